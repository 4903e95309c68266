# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (datos: { $dates }).
surroundings = Sobre el contexto, no sobre el tema en sí: { $text }
between-sentences = { " " }
between = { "; " }
us-market = el mercado bursátil estadounidense
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] ventaja para { $name }
       *[none] prácticamente hay igualdad
    }
absent = No intervino: { $reason }
dissent = El área de { $seat } lo ve de otro modo: { $claim }

## The seats of the committee.

seat-chair = Presidencia
seat-fundamentals = Fundamentales
seat-valuation = Valoración
seat-market = Mercado y análisis técnico
seat-macro = Macroeconomía y tipos
seat-industry = Sector
seat-allocation = Asignación
seat-risk = Riesgos
seat-red-team = Red Team
mandate-chair = Sopesa las afirmaciones una a una y redacta la valoración.
mandate-fundamentals = Lo que la empresa o el mercado gana, reparte y debe.
mandate-valuation = El precio que se paga, frente a su propia historia y frente a los bonos.
mandate-market = Cómo se ha comportado el precio.
mandate-macro = La inflación, los tipos de interés y el estado de la economía.
mandate-industry = La fortaleza del negocio frente a sus competidores y clientes.
mandate-allocation = Cómo se comportan juntas las partes de una cartera.
mandate-risk = Lo que se puede perder, cuánto y con qué frecuencia, frente a lo que se puede asumir.
mandate-red-team = Ataca el borrador: el caso contrario, los datos antiguos, una cifra que sostiene demasiado.
lens-chair = lo que el conjunto de los datos permite afirmar
lens-fundamentals = ventas, márgenes, caja y deuda
lens-valuation = el precio frente a lo que da derecho a recibir
lens-market = rentabilidad, tendencia y volumen
lens-macro = inflación, tipos y empleo
lens-industry = poder de fijación de precios y necesidad de invertir
lens-allocation = pesos y evolución conjunta de las partes
lens-risk = caídas, volatilidad y frecuencia de las pérdidas
lens-red-team = qué podría desmentir esta valoración
needs-fundamentals = cuentas anuales
needs-valuation = precios y cuentas
needs-market = precios diarios
needs-macro = inflación y tipos de interés
needs-industry = cuentas anuales
needs-allocation = posiciones y precios diarios
needs-risk = precios diarios
task-title = { $seat }: { $name }
task-instructions = { $mandate } Cada cifra procede del registro y lleva su fecha; lo que falta se dice.
task-acceptance = Al menos una afirmación que cite sus cifras, o que diga qué falta para formularla.

## What the committee must answer.

ask-single-1 = ¿Cómo se ha comportado { $name }: rentabilidad, volatilidad y peor caída?
ask-single-2 = ¿Qué gana { $name } y qué precio se paga por ello según su propia historia?
ask-single-3 = ¿Qué factores del entorno son favorables o desfavorables para { $name }?
ask-single-4 = ¿Qué tendría que ocurrir para que hubiera una pérdida duradera?
ask-comparison-1 = { $name }: ¿qué diferencias hay en rentabilidad, volatilidad y peor caída?
ask-comparison-2 = ¿Cuál gana más con lo que vende y con lo que posee?
ask-comparison-3 = ¿Qué precio se paga por cada uno?
ask-fund-1 = ¿Qué gana el mercado que sigue { $name }?
ask-fund-2 = ¿Está ese mercado caro o barato según su propia historia?
ask-fund-3 = ¿Con qué frecuencia y cuánto perdió una inversión así en el horizonte previsto?
ask-macro-1 = ¿Dónde están la inflación, los tipos y el empleo según su propia historia?
ask-macro-2 = ¿Qué hicieron después las acciones en situaciones parecidas?
ask-macro-3 = ¿Cuánto puede perder un inversor en épocas así?
ask-portfolio-1 = ¿Cómo se comportan juntas las partes: rentabilidad, volatilidad y peor caída?
ask-portfolio-2 = ¿Encaja la combinación con el horizonte y con la pérdida que se puede asumir?
ask-portfolio-3 = ¿Qué posición por sí sola haría más daño?
ask-theme-1 = ¿Qué impulsa este tema ({ $name }) y quién gana con ello?
ask-theme-2 = ¿Qué recogen ya los precios?
ask-theme-3 = ¿Qué desmentiría esta tesis?

## Thinking aloud.

thinking = En examen: { $lens }. Indicadores: { $figures }.
thinking-nothing = En examen: { $lens }. El registro no contiene ninguna cifra al respecto.
thinking-builds-on = Esto parte de lo que ya se ha constatado, ante todo: { $first }
caveat-stale = Estas cifras tienen una antigüedad de { $age }.
caveat-surroundings = Una parte trata del contexto, no del tema en sí.
caveat-overlap = Los períodos pasados se solapan, así que hay menos períodos independientes de lo que parece.
nothing = Desde este punto de vista no hay datos para emitir un juicio sobre { $name }.
no-guess = Decir más sería una conjetura.
wrong-nothing = Llegan los datos que faltan.
missing-fundamentals = La base de datos no contiene cuentas para { $name }.
missing-valuation = La base de datos no contiene a la vez precio y beneficios para { $name }.
missing-market = La base de datos no contiene precios para { $name }.
missing-risk = La base de datos no contiene precios para { $name }.
missing-macro = La base de datos no contiene inflación ni tipos de interés.
missing-industry = La base de datos no contiene cuentas que muestren qué lugar ocupa { $name } en su sector.
missing-allocation = La base de datos no contiene los pesos ni los precios de las posiciones.

## Market and Technicals.

claim-year =
    En doce meses, { $name } varió un { $return_1y }{ $more ->
        [yes] , y en cinco años, un { $return_5y }
       *[no] { "" }
    }
wrong-year = Precios más recientes dan el signo contrario en doce meses.
claim-momentum = En el año anterior al último mes, { $name } se movió un { $momentum_12_1 }
wrong-momentum = Los próximos meses invierten la dirección.
claim-trend = En { $name }, la distancia del precio a su media de largo plazo era de { $trend }
wrong-trend = El precio cruza su media de largo plazo.
claim-below-high = En { $name }, la distancia al precio más alto de la serie era de { $drawdown_now }
wrong-below-high = El antiguo máximo resulta haber sido una burbuja que no vuelve.
claim-real-return = Descontada la inflación, { $name } rindió un { $real_return_5y } en cinco años
wrong-real-return = La inflación o el precio evolucionan de otro modo en los próximos cinco años.
claim-volume = En { $name }, el volumen negociado en el último mes fue { $volume_ratio } veces su media del año
wrong-volume = Un solo día explica la diferencia.

## Risk Officer.

claim-fall =
    En tres años, la mayor caída que sufrió { $name } fue de { $max_drawdown_36m }{ $dated ->
        [yes] { " " }(máximo: { $from }; mínimo: { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] más de lo que se considera asumible
       *[other] dentro de lo que se considera asumible
    }
wrong-fall = Una caída posterior queda al otro lado del límite asumible.
claim-loss-frequency = En el { $freq_neg } de los períodos pasados de { $horizon }, { $name } no dio ganancia
wrong-loss-frequency = La proporción de períodos con pérdida cruza el límite que usa esta lectura.
claim-swings = En { $name }, la volatilidad a lo largo de tres años fue de { $vol_36m }
wrong-swings = Un período más largo o más reciente muestra una volatilidad de otro orden.
claim-best-days = Sin sus diez mejores días, { $name } habría rendido un { $return_all_less_best_10 } en lugar de un { $return_all }
wrong-best-days = Los días buenos se reparten de forma más uniforme que en esta serie.
claim-beta =
    Cuando el mercado se movió un uno por ciento, { $name } se movió de media un { $beta_36m } por ciento{ $more ->
        [yes] , con una correlación de { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = El vínculo con el mercado cambia al cambiar el negocio.
claim-interest = En { $name }, el resultado operativo cubrió { $interest_coverage } veces los intereses
wrong-interest = La deuda debe renovarse a tipos mucho más altos.
claim-debt = En { $name }, la deuda era { $debt_to_equity } veces el patrimonio neto
wrong-debt = Una adquisición, un saneamiento contable o una recompra cambia la deuda o el patrimonio.
claim-worst =
    La peor caída que sufrió { $name } en toda la serie fue de { $max_drawdown_all }{ $dated ->
        [yes] { " " }(máximo: { $from }; mínimo: { $to })
       *[no] { "" }
    }: lo que ya ha ocurrido puede volver a ocurrir
wrong-worst = En la serie falta un máximo anterior o un mínimo posterior.
claim-portfolio-fall =
    En tres años, la mayor caída del conjunto de las posiciones fue de { $pf_max_drawdown_36m }{ $dated ->
        [yes] { " " }(máximo: { $from }; mínimo: { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] más de lo que se considera asumible
       *[other] dentro de lo que se considera asumible
    }
wrong-portfolio-fall = Una caída posterior queda al otro lado del límite asumible.
claim-portfolio-swings = La volatilidad del conjunto de las posiciones fue de { $pf_vol_36m }
wrong-portfolio-swings = Las partes empiezan a moverse más, o más al unísono.

## Fundamentals.

claim-growth =
    En { $name }, las ventas variaron un { $revenue_growth_1y } en un año{ $more ->
        [yes] , y un { $revenue_growth_2y } en dos
       *[no] { "" }
    }
wrong-growth = El próximo informe muestra unas ventas en sentido contrario.
claim-margin =
    { $name } retuvo el { $operating_margin } de sus ventas como resultado operativo{ $more ->
        [yes] , y el { $net_margin } como beneficio neto
       *[no] { "" }
    }
wrong-margin = Los costes suben más deprisa que los precios dos años seguidos.
claim-margin-change = En { $name }, el margen operativo se movió { $operating_margin_change_1y } en un año
wrong-margin-change = El cambio se debió a un cargo o a una ganancia puntual.
claim-capital =
    { $name } obtuvo un { $roic } sobre el capital invertido en su negocio{ $more ->
        [yes] , y un { $roe } sobre su patrimonio neto
       *[no] { "" }
    }
wrong-capital = La rentabilidad baja hacia el coste del capital al entrar competidores.
claim-equity =
    { $name } obtuvo un { $roe } sobre su patrimonio neto{ $more ->
        [yes] , y un { $roa } sobre el total de sus activos
       *[no] { "" }
    }
wrong-equity = La rentabilidad venía de la deuda o de un patrimonio reducido, no del negocio.
claim-cash = Por cada unidad de beneficio neto, { $name } ingresó { $cash_conversion } en caja de sus operaciones
wrong-cash = El capital circulante absorbe más fondos y el dinero no entra.
claim-free-cash =
    Tras invertir, { $name } conservó en caja el { $fcf_margin } de sus ventas{ $more ->
        [yes] , en total { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = Hay que invertir más solo para mantener el negocio donde está.
claim-net-debt = En { $name }, la deuda menos la caja era { $net_debt_to_operating_income } veces el resultado operativo
wrong-net-debt = La caja hace falta en otro sitio o no se puede repatriar.
claim-shares = En { $name }, el número de acciones varió un { $shares_change_1y } en un año
wrong-shares = Se emiten acciones nuevas para una adquisición o para los empleados.
claim-market-earnings = En diez años, los beneficios del mercado estadounidense variaron un { $sp_real_earnings_growth_10y }, descontada la inflación
wrong-market-earnings = Los beneficios se corrigen, o en los próximos años caen por debajo del punto de partida.
claim-market-payout = Las empresas estadounidenses repartieron el { $sp_payout } de sus beneficios en dividendos
wrong-market-payout = Los beneficios bajan, los dividendos se mantienen y la proporción sube.
claim-market-dividend = La rentabilidad por dividendo era del { $sp_dividend_yield }, y el rendimiento de los bonos del Estado, del { $sp_long_rate }
wrong-market-dividend = Las empresas devuelven más dinero por vías distintas del dividendo.

## Valuation.

claim-own-history = { $name } costaba { $pe } veces sus beneficios, frente a una mediana de { $pe_median }; en el { $pe_percentile } de su propia historia estuvo a un precio más bajo
wrong-own-history = Los beneficios alcanzan al precio sin que este caiga.
claim-earnings-yield =
    En { $name }, los beneficios eran el { $earnings_yield } del precio, mientras que los bonos del Estado a diez años rendían un { $long_rate }{ $more ->
        [yes] ; el precio era { $pe } veces los beneficios
       *[no] { "" }
    }
wrong-earnings-yield = El rendimiento de los bonos se mueve tanto que la comparación se invierte.
claim-cash-yield = En { $name }, el flujo de caja libre era el { $fcf_yield } del precio
wrong-cash-yield = El flujo de caja de ese año no se repite.
claim-against-market = En relación con sus beneficios, { $name } costaba { $pe_to_market } veces lo que el mercado estadounidense
wrong-against-market = Sus beneficios crecen tanto más deprisa que el precio queda justificado.
claim-float = En { $name }, las acciones en manos del público valían { $float_to_earnings } veces el beneficio neto anual
wrong-float = El valor de las acciones ha cambiado mucho desde ese día.
claim-market-cape = El mercado estadounidense costaba { $cape } veces los beneficios reales de diez años, frente a una mediana de { $cape_median }; en el { $cape_percentile } de los meses desde 1881 estuvo más barato
wrong-market-cape = Los beneficios alcanzan al precio sin que este caiga.
claim-market-after = Los períodos de diez años que empezaron al menos igual de caros dieron una mediana de { $after_cape_median_10y } descontada la inflación, frente a { $sp_real_return_all } en toda la serie
wrong-market-after = Los pocos períodos caros del pasado, que se solapan, no eran como este.
claim-market-excess = A ese precio, la diferencia entre el rendimiento de los beneficios y el de los bonos del Estado, descontada la inflación, era de { $excess_cape_yield }
wrong-market-excess = Los tipos reales se mueven tanto que la diferencia cambia de significado.

## Industry.

claim-pricing-power = { $name } retuvo el { $gross_margin } de sus ventas tras el coste de lo vendido, señal de los precios que puede pedir
wrong-pricing-power = Un competidor vende lo mismo por menos y se lleva a los clientes.
claim-investment = { $name } tuvo que destinar el { $capex_to_revenue } de sus ventas a instalaciones y equipos
wrong-investment = El negocio tiene que recuperar inversiones aplazadas.
claim-research = { $name } destinó el { $rd_to_revenue } de sus ventas a investigación y desarrollo
wrong-research = El gasto no da ningún producto nuevo que se venda.

## Macro and Rates.

claim-inflation = Los precios al consumo en Estados Unidos variaron un { $infl_12m } en doce meses y un { $infl_10y } en diez años
wrong-inflation = Datos de inflación más recientes difieren en más de un punto.
claim-real-rate = El tipo a diez años menos la inflación era de { $real_long_rate }
wrong-real-rate = La inflación esperada difiere de la pasada.
claim-rate-change = El tipo a diez años se movió { $long_rate_change_12m } en doce meses, hasta el { $long_rate }; su mediana es del { $long_rate_median }
wrong-rate-change = El tipo cambia de rumbo dentro del horizonte.
claim-curve =
    La diferencia entre el rendimiento de los bonos a diez años y el de las letras a tres meses era de { $curve_10y_3m }{ $more ->
        [yes] ; la curva estuvo invertida en el { $curve_share_inverted } de todos los meses
       *[no] { "" }
    }
wrong-curve = La curva se invierte, como antes de la mayoría de las recesiones.
claim-credit = Las empresas más débiles pagaban { $credit_spread } más que las sólidas por su deuda; esa diferencia fue menor en el { $credit_spread_percentile } de todos los meses
wrong-credit = Los prestamistas se retiran y la diferencia se amplía.
claim-jobs = La tasa de desempleo era del { $unemployment }, frente a una mediana del { $unemployment_median }
wrong-jobs = El desempleo sube medio punto en un año.

## Allocation.

claim-stocks-bonds = En los diez últimos años de la serie, las acciones estadounidenses rindieron un { $sp_real_return_10y } descontada la inflación, y los bonos del Estado, un { $bond_real_return_10y }
wrong-stocks-bonds = Los próximos diez años invierten el orden, como ya ha ocurrido.
claim-stocks-ahead = Las acciones superaron a los bonos en el { $freq_stocks_beat_bonds_10y } de los períodos de diez años desde 1871
wrong-stocks-ahead = Los períodos se solapan, así que hay menos períodos independientes de lo que parece.
claim-worst-decade = Los diez peores años de las acciones estadounidenses dieron un { $sp_real_return_10y_worst } descontada la inflación
wrong-worst-decade = Una combinación con bonos lo habría suavizado más de lo que muestra esta cifra.
claim-concentration =
    La mayor posición es el { $pf_largest_weight } del total{ $more ->
        [yes] ; la suma de los pesos al cuadrado es de { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Las posiciones no declaradas cambian los pesos.
claim-together = Las posiciones se movieron juntas con una correlación media de { $pf_mean_correlation }
wrong-together = En la próxima caída se mueven más al unísono que antes.
claim-portfolio-return =
    Con estos pesos, el conjunto rindió un { $pf_return_3y } en tres años{ $more ->
        [yes] , y un { $pf_return_1y } en el último
       *[no] { "" }
    }
wrong-portfolio-return = Los próximos tres años resultan distintos.

## Questions to claims, and answers.

ask-window = Esto se apoya en un solo período corto. ¿Diría lo mismo uno más largo?
ask-window-other = Esto se apoya en un solo período corto. En uno más largo, la cifra es { $longer }. ¿Cuál de las dos vale?
ask-regime = Las dos mitades de esta serie dieron { $before } y { $after }. ¿Es esto algo más que una racha de buena o mala suerte?
ask-outlier = Sin sus diez mejores días, la serie rindió { $without } en lugar de { $with }. ¿Depende la afirmación de unos pocos días?
ask-stale = Las cifras en que se apoya tienen una antigüedad de { $age }. ¿Qué sigue siendo válido?
ask-survivors = Las empresas que fracasaron no están en esta serie. ¿Es esto algo más que la historia de una que perduró?
ask-base-rate = En el { $rate } de los años pasados, esta serie terminó con ganancia. ¿Qué añade la afirmación a eso?
ask-missing-risk = Esto omite que la peor caída de la serie fue de { $worst }.
ask-rates = ¿Podría explicarlo también un cambio de los tipos de interés? El tipo a diez años se movió { $change } en un año.
answer-not-mine = Esta afirmación no forma parte de este análisis.
answer-withdraw = La cifra en que se apoya esta afirmación no está en el registro; la afirmación se retira.
answer-as-quoted = La cifra se cita tal como figura en el registro, y su fórmula la acompaña.
answer-window = Se admite en parte: un solo período corto es poco. La cifra se mantiene, su alcance es menor.
answer-window-other = Se admite: el período más largo, con { $longer }, apunta en sentido contrario. La afirmación cuenta menos.
answer-regime = Se admite en parte: las dos etapas no fueron iguales. La cifra se mantiene, su alcance es menor.
answer-outlier = Se admite: gran parte depende de unos pocos días. La afirmación cuenta menos.
answer-outlier-holds = Incluso sin los diez mejores días queda un { $without }. La afirmación se mantiene.
answer-stale = Se admite: las cifras son antiguas. La afirmación vale para su fecha y hoy cuenta menos.
answer-survivors = Se admite: las que fracasaron no están en la serie. La afirmación cuenta menos.
answer-missing-risk = Se admite: la peor caída ({ $worst }) debe figurar junto a esta afirmación.
answer-base-rate-same = Lo habitual, { $rate }, apunta en el mismo sentido. La afirmación se mantiene.
answer-base-rate-other = Se admite: lo habitual, { $rate }, apunta en sentido contrario. La afirmación necesita más respaldo del que tiene.
answer-rates = También puede haber otra causa; lo que se afirma es la cifra, no su causa.
ruling-upheld = La pregunta se respondió con las cifras; la afirmación se mantiene.
ruling-weakened = Su autor admite la objeción; la afirmación cuenta menos.
ruling-withdrawn = Su autor la retira; no cuenta.
ruling-unresolved = Nadie respondió; la afirmación cuenta menos.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Según las cifras disponibles, los datos sobre { $name } son más bien favorables.
        [unfavourable] Según las cifras disponibles, los datos sobre { $name } son más bien desfavorables.
       *[mixed] Las cifras sobre { $name } pesan más o menos lo mismo en ambos sentidos.
    }
thesis-comparison =
    { $balance ->
        [favourable] Frente a frente, { $first } obtiene mejor resultado que { $others } con estas cifras.
        [unfavourable] Frente a frente, { $first } obtiene peor resultado que { $others } con estas cifras.
       *[mixed] Frente a frente, { $first } y { $others } quedan más o menos a la par con estas cifras.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Según las cifras disponibles, la combinación encaja con lo consultado.
        [unfavourable] Según las cifras disponibles, la combinación no encaja con lo consultado.
       *[mixed] Según las cifras disponibles, hay tantos argumentos a favor de la combinación como en contra.
    }
thesis-macro = Panorama: { $name }. Cifras como estas no están a favor ni en contra de nadie.
thesis-no-side = Las cifras sobre { $name } describen la situación y no apuntan en ningún sentido.
thesis-nothing = La base de datos contiene muy poco sobre { $name } en concreto, por lo que el comité no emite un juicio.
thesis-around = Lo que se puede decir es esto: { $text }
thesis-for = El argumento más sólido a favor: { $text }
thesis-against = El argumento más sólido en contra: { $text }
thesis-taken-back = Tras la objeción del red team, el comité no emite un juicio: los datos son demasiado antiguos o no son fiables. La valoración anterior era: { $thesis }
change-newer = Cifras actuales en lugar de las antiguas.
change-gaps = Datos que cubran las lagunas, primero precios y cuentas.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Una caída como la peor que sufrió { $name } en la serie (último dato: { $date }): { $worst }.
risk-fall-softened = Una posición lo bastante pequeña para poder asumir una caída así, y tiempo para esperar.
risk-fall-sign = Una caída mayor de lo que se considera asumible, medida desde el último máximo.
risk-debt = { $name } debe, descontada la caja, { $debt } veces su resultado operativo y tiene que renovar esa deuda.
risk-debt-softened = Vencimientos largos y un resultado estable.
risk-debt-sign = Los intereses absorben una parte creciente del resultado operativo.
risk-concentration = La mayor posición es el { $largest } del total: su caída es la caída de la cartera.
risk-concentration-softened = Más posiciones que se muevan por su cuenta.
risk-concentration-sign = La mayor posición cae mientras las demás se mantienen.
risk-rates = Los tipos de interés se alejan mucho de su nivel de referencia ({ $rate }, { $date }), y con ellos lo que valen hoy los beneficios futuros.
risk-rates-softened = Beneficios que crecen con los precios, y poca deuda.
risk-rates-sign = El tipo a diez años se mueve más de un punto en un año.
risk-against = Lo que habla en contra resulta decisivo. { $text }
risk-against-softened = Ponderar según el crédito que merezca la afirmación.
risk-against-sign = Cifras más recientes lo confirman.
risk-old = El mundo ha cambiado desde que terminan las cifras, hace { $age }.
risk-old-softened = Aportar datos actuales antes de basarse en nada de esto.
risk-old-sign = Cifras más recientes tienen el signo contrario al de las usadas aquí.
risk-gaps = Algo importante está entre las lagunas.
risk-gaps-softened = Cubrir primero las lagunas que encabezan la lista.
risk-gaps-sign = Se cubre una laguna y la lectura cambia.
risk-objection = La objeción del red team resulta acertada. { $text }
risk-objection-softened = Examinar primero este punto cuando lleguen cifras más recientes.
risk-objection-sign = Cifras más recientes dan la razón a la objeción.

## Scenarios.

scenario-bear-stock = El horizonte termina sin ganancia con { $name }, como en el { $lost } de los períodos pasados más parecidos.
scenario-base-stock = { $name } gana, pero como máximo un diez por ciento al año: el resto de los períodos pasados.
scenario-bull-stock = { $name } gana más de un diez por ciento al año, como en el { $strong } de los períodos pasados más parecidos.
scenario-bear-market = El horizonte termina sin ganancia descontada la inflación, como en el { $lost } de los períodos pasados más parecidos.
scenario-base-market = Hay ganancia descontada la inflación, sin superar el ritmo anual de largo plazo: el resto de los períodos pasados.
scenario-bull-market = La ganancia descontada la inflación supera el ritmo anual de largo plazo, como en el { $strong } de los períodos pasados más parecidos.
scenario-stands-in = El historial propio es demasiado corto para contar en él ({ $name }); en su lugar se usa el mercado bursátil de EE. UU.
scenario-bear-unknown = La pérdida es duradera. Nada en el registro dice cuán probable es.
scenario-base-unknown = Se mueve con su mercado. Nada en el registro dice cuán probable es.
scenario-bull-unknown = Va claramente mejor que su mercado. Nada en el registro dice cuán probable es.
scenario-bear-wrong = El valor al final del horizonte es superior al del comienzo.
scenario-base-wrong = El horizonte termina sin ganancia, o muy por encima de ese ritmo.
scenario-bull-wrong = La ganancia anual no supera ese ritmo.

## The red team, and the chair's response.

objection-planted = El borrador muestra una cifra que el registro no contiene: { $figure }.
objection-older-than-horizon = La antigüedad de las cifras supera la duración del horizonte: incluso las más recientes terminan { $age } antes de la fecha de la consulta.
objection-old = Las cifras más antiguas terminan { $age } antes de la fecha de la consulta; lo ocurrido desde entonces no está en ellas.
objection-cross-examination = Sin el contrainterrogatorio, las mismas cifras llevan a otro balance; el borrador depende de cómo se cuestionaron las afirmaciones.
objection-single-figure = El balance depende de una sola cifra: { $name }, { $value } ({ $date }).
objection-single-seat = Sin el área de { $seat }, el balance pasa al otro lado.
objection-opposite =
    { $count ->
        [one] El caso contrario: una de { $all } lecturas apunta en el otro sentido. { $text }
       *[other] El caso contrario: { $count } de { $all } lecturas apuntan en el otro sentido, la más fuerte primero. { $text }
    }
objection-no-opposite = Ninguna cifra habla a favor de lo contrario. Eso indica tanto lo que no se ha mirado como solidez.
objection-no-judgement = El borrador no emite un juicio. Si lo hiciera, tendría que hacerlo sin ninguna cifra sobre el tema.
objection-one-source = Todas las cifras proceden de una sola fuente.
objection-frequencies = Las probabilidades son frecuencias de períodos pasados que se solapan, no previsiones.
response-noted = Anotado; no cambia el balance.
response-lowered = Aceptado; se rebaja la confianza.
response-halved = Aceptado; la confianza se reduce a la mitad.
response-taken-back = Aceptado; se retira el juicio. Lo que decían las cifras en su fecha sigue entre los factores.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Según estas cifras, { $first } obtiene mejor resultado que { $others }.
        [unfavourable] Según estas cifras, { $first } obtiene peor resultado que { $others }.
        [mixed] Según estas cifras, { $first } y { $others } están más o menos a la par.
       *[insufficient_evidence] No hay datos suficientes para establecer un orden entre { $first } y { $others }.
    }
headline-macro = Panorama: { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Según las cifras, la combinación encaja con lo que usted consultó.
        [unfavourable] Según las cifras, la combinación no encaja con lo que usted consultó.
        [mixed] Según las cifras, hay tantos argumentos a favor de la combinación como en contra.
       *[insufficient_evidence] No hay datos suficientes para emitir un juicio sobre la combinación.
    }
tell-committee =
    { $members ->
        [one] Un solo miembro examinó la cuestión. Después se atacó su borrador para encontrar sus puntos débiles.
       *[other] { $members } miembros examinaron la cuestión, al principio cada uno por su cuenta. Después se cuestionaron mutuamente y dejaron constancia de sus discrepancias.
    }
tell-committee-alone = { $members } miembros lo han examinado, cada uno por su cuenta, y el presidente ha sopesado lo que encontraron.
tell-confidence =
    { $level ->
        [high] El comité está bastante seguro de esto: { $confidence } en una escala de 0 a 1.
        [medium] El comité solo está seguro de esto en parte: { $confidence } en una escala de 0 a 1.
       *[low] El comité no está nada seguro de esto: { $confidence } en una escala de 0 a 1.
    } Eso indica la calidad de los datos. No es la probabilidad de obtener una ganancia.
tell-odds = En el pasado, el { $lost } de los períodos de { $horizon } terminó sin ganancia. Eso es historia, no una previsión.
tell-import = Para obtener una respuesta mejor, aporte datos más recientes: importe un archivo de precios o las cuentas de la empresa, o active una fuente en directo.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Sin precios para { $name }. Importe un archivo con precios diarios para cubrir esta laguna.
gap-prices-old = Últimos precios disponibles para { $name }: { $date }.
gap-accounts-missing = Sin cuentas para { $name }. Importe sus cifras anuales para cubrir esta laguna.
gap-accounts-old = Últimas cuentas disponibles para { $name }: { $date }.
gap-industry-missing = Sin datos sectoriales sobre { $name }.
gap-market-old = Las series del mercado estadounidense terminan en { $date }.
gap-news-missing = Sin noticias.
gap-provider-down = No se ha podido acceder a la fuente { $provider }: { $reason }.
gap-window-too-short = Los precios disponibles para { $name } son muy pocos para un período más largo.
gap-holdings-unpriced = Sin precios para su posición { $name }.
gap-portfolio-no-weights = No se conocen los pesos de las posiciones.

## Terms that the debrief explains.

term-volatility = Volatilidad
term-drawdown = Drawdown
term-confidence = Confianza
term-dissent = Opinión discrepante
term-red-team = Red team

## Measures, as lists name them.

measure-price = Último precio
measure-age = Antigüedad de los precios
measure-return-1m = Variación en un mes
measure-return-3m = Variación en tres meses
measure-return-6m = Variación en seis meses
measure-return-1y = Variación en doce meses
measure-return-3y = Rentabilidad anual en tres años
measure-return-5y = Rentabilidad anual en cinco años
measure-return-10y = Rentabilidad anual en diez años
measure-return-all = Rentabilidad anual en toda la serie
measure-momentum-12-1 = Variación en el año anterior al último mes
measure-trend = Distancia a la media de largo plazo
measure-vol-1y = Volatilidad en un año
measure-vol-36m = Volatilidad en tres años
measure-max-drawdown-1y = Mayor caída en un año
measure-max-drawdown-36m = Mayor caída en tres años
measure-max-drawdown-all = Mayor caída en toda la serie
measure-drawdown-now = Distancia al máximo
measure-worst-month = Peor mes
measure-best-month = Mejor mes
measure-return-all-less-best-10 = Rentabilidad anual sin los diez mejores días
measure-return-first-half = Rentabilidad anual en la primera mitad
measure-return-second-half = Rentabilidad anual en la segunda mitad
measure-volume-ratio = Volumen negociado frente a su media
measure-turnover-20d = Volumen negociado diario
measure-freq-pos = Períodos pasados con ganancia
measure-freq-neg = Períodos pasados sin ganancia
measure-freq-strong = Períodos pasados por encima del diez por ciento al año
measure-freq-above-avg = Períodos pasados por encima del ritmo de largo plazo
measure-horizon = Horizonte en años enteros
measure-window-count-1y = Períodos de un año en la serie
measure-beta-36m = Beta respecto al mercado
measure-correlation-36m = Correlación en tres años
measure-return-gap-1y = Ventaja en doce meses
measure-real-return-5y = Rentabilidad anual descontada la inflación, cinco años
measure-revenue = Ventas
measure-revenue-growth-1y = Crecimiento de las ventas, un año
measure-revenue-growth-2y = Crecimiento de las ventas, dos años
measure-gross-margin = Margen bruto
measure-operating-margin = Margen operativo
measure-operating-margin-change-1y = Variación del margen operativo
measure-net-margin = Margen neto
measure-net-income = Beneficio neto
measure-roe = Rentabilidad del patrimonio neto
measure-roa = Rentabilidad de los activos
measure-roic = Rentabilidad del capital invertido
measure-debt-to-equity = Deuda sobre patrimonio neto
measure-net-debt-to-operating-income = Deuda neta sobre resultado operativo
measure-current-ratio = Ratio de liquidez
measure-interest-coverage = Cobertura de intereses
measure-cash-conversion = Conversión del beneficio en caja
measure-free-cash-flow = Flujo de caja libre
measure-fcf-margin = Margen de flujo de caja libre
measure-capex-to-revenue = Inversión sobre ventas
measure-rd-to-revenue = Investigación sobre ventas
measure-eps-diluted = Beneficio por acción
measure-eps-growth-1y = Crecimiento del beneficio por acción
measure-book-value-per-share = Valor contable por acción
measure-fcf-per-share = Flujo de caja libre por acción
measure-shares-change-1y = Variación del número de acciones
measure-payout = Parte repartida del flujo de caja libre
measure-accounts-age = Antigüedad de las cuentas
measure-pe = Precio sobre beneficios (PER)
measure-ps = Precio sobre ventas
measure-pb = Precio sobre valor contable
measure-fcf-yield = Rendimiento del flujo de caja libre
measure-earnings-yield = Rendimiento de los beneficios
measure-pe-percentile = PER frente a su propia historia
measure-pe-median = PER mediano
measure-pe-to-market = PER frente al del mercado
measure-float-to-earnings = Acciones en circulación libre sobre beneficio neto
measure-infl-12m = Inflación en doce meses
measure-infl-10y = Inflación anual en diez años
measure-infl-percentile = Inflación frente a su propia historia
measure-long-rate = Rendimiento del bono del Estado a diez años
measure-long-rate-change-12m = Variación del rendimiento a diez años
measure-long-rate-median = Rendimiento mediano a diez años
measure-real-long-rate = Rendimiento a diez años menos inflación
measure-cape = Precio sobre beneficios de diez años (CAPE)
measure-cape-median = CAPE mediano
measure-cape-percentile = CAPE frente a su propia historia
measure-after-cape-median-10y = Rentabilidad mediana tras comienzos caros
measure-excess-cape-yield = Rendimiento de los beneficios menos rendimiento real de los bonos
measure-sp-payout = Parte del beneficio repartida
measure-dividend-yield = Rentabilidad por dividendo
measure-real-earnings-growth-10y = Crecimiento real de los beneficios, diez años
measure-real-return-1y = Rentabilidad descontada la inflación, un año
measure-real-return-10y = Rentabilidad anual descontada la inflación, diez años
measure-real-return-20y = Rentabilidad anual descontada la inflación, veinte años
measure-real-return-all = Rentabilidad anual descontada la inflación, toda la serie
measure-real-return-10y-worst = Los diez peores años descontada la inflación
measure-bond-real-return-10y = Bonos descontada la inflación, diez años
measure-freq-stocks-beat-bonds-10y = Períodos de diez años con las acciones por delante de los bonos
measure-curve-10y-3m = Rendimiento a diez años menos a tres meses
measure-curve-10y-2y = Rendimiento a diez años menos a dos años
measure-curve-share-inverted = Meses con la curva invertida
measure-curve-age = Antigüedad de la curva
measure-unemployment = Tasa de desempleo
measure-unemployment-median = Tasa de desempleo mediana
measure-credit-spread = Diferencial entre deudores débiles y sólidos
measure-credit-spread-percentile = Ese diferencial frente a su propia historia
measure-pf-value = Valor de las posiciones
measure-pf-weight = Peso en la cartera
measure-pf-largest-weight = Mayor peso
measure-pf-hhi = Suma de los pesos al cuadrado
measure-pf-vol-36m = Volatilidad del conjunto de las posiciones
measure-pf-max-drawdown-36m = Mayor caída de las posiciones en tres años
measure-pf-return-1y = Rentabilidad de las posiciones, un año
measure-pf-return-3y = Rentabilidad anual de las posiciones, tres años
measure-pf-mean-correlation = Correlación media de las posiciones
measure-pf-priced-share = Proporción de las posiciones con precio

## What the engine says in the transcript.

floor-opened =
    El comité se reúne para tratar «{ $title }». La base de datos contiene { $figures ->
        [one] una cifra
       *[other] { $figures } cifras
    } al respecto y { $gaps ->
        [0] no señala ninguna laguna
        [one] señala una laguna
       *[other] señala { $gaps } lagunas
    }.
floor-taken = Tiene la palabra: { $seat }.
floor-votes =
    Todos han votado sin oír a los demás. A favor: { $supports }; en contra: { $opposes }; neutrales: { $neutral }. { $next ->
        [tier] En esta modalidad no hay contrainterrogatorio; sigue la síntesis.
        [nobody] No hay nadie a quien preguntar; sigue la síntesis.
       *[questions] Se abre el turno de preguntas sobre afirmaciones concretas.
    }
floor-question = Para { $seat }, sobre { $claim }: { $text }
floor-answer = Para { $seat }: { $text }
floor-silent = El área de { $seat } no aporta nada utilizable: { $reason }.
floor-ruled =
    Sobre { $claim }: { $ruling ->
        [upheld] se mantiene
        [weakened] se debilita
        [refuted] queda refutada
        [withdrawn] se retira
        [unresolved] queda sin resolver
       *[other] { $ruling }
    }. { $reason }
floor-revised = El borrador se revisa: { $thesis }
red-team-pass = El red team da paso al borrador.
red-team-revise = El red team devuelve el borrador para su revisión.
red-team-reject = El red team rechaza el borrador.
red-team-unheard = No se ha podido escuchar al red team ({ $reason }); el borrador se da por rechazado.
number-left-out = Se ha eliminado del texto un número sin fuente.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Sí, la curva de tipos de EE. UU. está invertida según nuestros datos más recientes
        [partly] La curva de tipos de EE. UU. está invertida en parte según nuestros datos más recientes
       *[no] No, la curva de tipos de EE. UU. no está invertida según nuestros datos más recientes
    }: el rendimiento a diez años menos el de dos años era de { $curve_10y_2y } ({ $date }), y menos el de tres meses, de { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Las señales de recesión en EE. UU. que seguimos dan un aviso
        [partly] Las señales de recesión en EE. UU. que seguimos son mixtas
       *[no] Las señales de recesión en EE. UU. que seguimos están tranquilas
    }: el paro estaba { $sahm } por encima de su mínimo del último año ({ $date }); en un año, empleo { $payrolls_12m } y renta real sin transferencias { $income_12m }; rendimiento a diez años menos el de tres meses, { $curve_10y_3m } ({ $other_date }).
first-savings = Los ahorros que rinden menos del { $infl_12m } al año pierden poder de compra: esa fue la inflación de EE. UU. en los doce meses hasta { $date }. Las letras del Tesoro a tres meses pagaban { $bill_rate } ({ $other_date }), que es { $real_bill_rate } tras la inflación. El efectivo sin intereses conservó el { $purchasing_power_10y } de su poder de compra en diez años.
first-inflation = La inflación de EE. UU. fue del { $infl_12m } en los doce meses hasta { $date }, y del { $core_infl_12m } sin alimentos ni energía; en diez años fue del { $infl_10y }.
first-jobs = El paro en EE. UU. era del { $unemployment } ({ $date }), frente a una mediana del { $unemployment_median }; el empleo varió { $payrolls_12m } en un año.
first-rates = Los bonos del Tesoro de EE. UU. a diez años rendían { $long_rate } ({ $date }), que es { $real_long_rate } tras la inflación del último año; las letras a tres meses pagaban { $bill_rate } ({ $other_date }), que es { $real_bill_rate } tras la inflación.
first-money = La masa monetaria M2 de EE. UU. varió { $m2_12m } en el año hasta { $date }, y { $m2_real_12m } tras la inflación.
first-housing = Las viviendas iniciadas en EE. UU. variaron { $starts_12m } y los permisos de construcción { $permits_12m } en el año hasta { $date }; el coste de la vivienda varió { $shelter_12m }. No tenemos precios de casas.
first-dollar = Frente a las monedas de sus socios comerciales, el dólar varió { $dollar_12m } en el año hasta { $date }; fue más débil en el { $dollar_percentile } de los días de nuestra serie.
first-growth = La producción real de EE. UU. varió { $gdp_1y } en un año ({ $date }); el empleo varió { $payrolls_12m } y el paro era del { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } ha superado a la inflación en nuestros datos, pero son demasiado pocos para llamarlo cobertura
       *[no] { $name } no ha seguido el ritmo de la inflación en nuestros datos, y son demasiado pocos para juzgarlo como cobertura
    }: del { $from } al { $to } su precio varió { $gain_whole }, y los precios al consumo de EE. UU., { $infl_whole }; su mayor caída en los últimos doce meses fue { $max_drawdown_1y }.
first-spot = { $name } costaba { $price } ({ $date }), una variación de { $return_1y } en un año; su mayor caída en ese año fue { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Los datos no favorecen a ningún lado
        [up] El pasado apunta más bien a una subida
       *[down] El pasado apunta más bien a una bajada
    }: { $name } estaba en { $price } ({ $date }), frente a una mediana de { $level_median }; estuvo más bajo en el { $level_percentile } de los meses, y en el { $freq_neg } de los periodos pasados parecidos al horizonte no subió.
first-accounts =
    { $balance ->
        [favourable] Las cuentas de { $name } son sólidas
        [unfavourable] Las cuentas de { $name } son débiles
       *[mixed] Las cuentas de { $name } son sólidas en parte y débiles en parte
    }: en el ejercicio hasta { $date } su margen operativo fue del { $operating_margin }, el crecimiento de ventas del { $revenue_growth_1y }, la caja de operaciones { $cash_conversion } veces el beneficio neto y la deuda { $debt_to_equity } veces el patrimonio.
first-compare =
    { $balance ->
        [favourable] Por sus cuentas, { $name } queda por delante de { $other }
        [unfavourable] Por sus cuentas, { $name } queda por detrás de { $other }
       *[mixed] Por sus cuentas, { $name } y { $other } quedan casi igualados
    }: crecimiento de ventas { $revenue_growth_1y } frente a { $revenue_growth_1y_other }, margen operativo { $operating_margin } frente a { $operating_margin_other }, rentabilidad sobre el patrimonio { $roe } frente a { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Actualidad de los datos: { $kinds }.
current-accounts = cuentas hasta { $date }
current-prices = cotizaciones hasta { $date }
current-metals = metales y criptomonedas hasta { $date }
current-exchange = tipos de cambio hasta { $date }
current-market = bolsa de EE. UU. hasta { $date }
current-rates = tipos de interés hasta { $date }
current-economy = datos económicos hasta { $date }
table-years = { $name }: ejercicios

## Claims on the economy, on short histories, and on several years.

claim-dollar = El dólar varió { $dollar_12m } en un año frente a las monedas de sus socios comerciales; fue más débil en el { $dollar_percentile } de los días de la serie
wrong-dollar = El dólar cambia de rumbo en el próximo año.
claim-fall-year =
    En un año la mayor caída de { $name } fue { $max_drawdown_1y }{ $dated ->
        [yes] , de { $from } a { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] más de lo que se puede soportar
       *[other] dentro de lo que se puede soportar
    }
wrong-fall-year = Una historia más larga muestra una caída al otro lado de lo soportable.
claim-swings-year = La volatilidad anual de { $name } en doce meses fue de { $vol_12m }
wrong-swings-year = Una historia más larga muestra una volatilidad de otro orden.
claim-sahm = El paro medio de tres meses estaba { $sahm } por encima de su mínimo del último año
wrong-sahm = El paro sube en los próximos meses.
claim-inversion-record = En el { $jobs_after_inversion } de los meses con la curva invertida, el paro era claramente mayor un año y medio después, frente al { $jobs_after_any } de todos los meses
wrong-inversion-record = La próxima inversión pasa sin que suba el paro.
claim-growth-5y =
    En cinco años las ventas de { $name } variaron un { $revenue_growth_5y }{ $more ->
        [yes] , y el beneficio por acción, un { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = El crecimiento vino de una compra o de un solo buen año.
claim-bill-real = Las letras del Tesoro a tres meses pagaban { $bill_rate }, que es { $real_bill_rate } tras la inflación
wrong-bill-real = Los tipos cortos o la inflación se mueven más de un punto.
claim-payrolls = El empleo en EE. UU. varió { $payrolls_12m } en doce meses
wrong-payrolls = Los datos se revisan o cambian en unos meses.
claim-output = La producción real de EE. UU. varió { $gdp_1y } en un año
wrong-output = Los próximos trimestres van en sentido contrario.
claim-money =
    La masa monetaria M2 de EE. UU. varió { $m2_12m } en un año, y { $m2_real_12m } tras la inflación{ $more ->
        [yes] ; el crédito bancario a empresas varió { $loans_12m }
       *[no] { "" }
    }
wrong-money = El dinero pasa a formas que M2 no cuenta.
claim-housing =
    Las viviendas iniciadas en EE. UU. variaron { $starts_12m } en un año, y los permisos de construcción { $permits_12m }{ $more ->
        [yes] ; el coste de la vivienda varió { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Un invierno suave o duro explica la diferencia.
claim-purchasing-power = Un dólar conservó el { $purchasing_power_10y } de lo que compraba diez años antes
wrong-purchasing-power = Los precios bajan en los próximos diez años.
claim-hedge = El precio de { $name } varió { $gain_whole }, y los precios al consumo de EE. UU., { $infl_whole } en los mismos meses
wrong-hedge = A más largo plazo queda por detrás de los precios al consumo.
claim-level = La mediana de { $name } en toda la serie es { $level_median }; estuvo más bajo que ahora en el { $level_percentile } de los meses
wrong-level = La mediana antigua ya no sirve, porque los precios de los dos países se han separado.

## Measures of the above.

measure-vol-12m = Volatilidad anual, doce meses
measure-gain-whole = Variación desde el inicio de la serie
measure-infl-whole = Inflación en los mismos meses
measure-correlation-12m = Correlación, doce meses
measure-level-median = Cambio mediano
measure-level-percentile = Cambio frente a su propio pasado
measure-core-infl-12m = Inflación sin alimentos ni energía
measure-shelter-12m = Variación del coste de la vivienda
measure-payrolls-12m = Variación del empleo
measure-income-12m = Variación de la renta real
measure-m2-12m = Variación de la masa monetaria M2
measure-m2-real-12m = Variación de M2 tras la inflación
measure-starts-12m = Variación de las viviendas iniciadas
measure-permits-12m = Variación de los permisos de construcción
measure-loans-12m = Variación del crédito a empresas
measure-gdp-1y = Variación de la producción real
measure-bill-rate = Rendimiento de las letras a tres meses
measure-real-bill-rate = Letras menos inflación
measure-purchasing-power-10y = Poder de compra tras diez años
measure-sahm = Paro sobre su mínimo del año
measure-jobs-after-inversion = Inversiones seguidas de más paro
measure-jobs-after-any = Meses seguidos de más paro
measure-dollar-12m = Variación del dólar amplio
measure-dollar-percentile = Dólar amplio frente a su pasado
measure-sp-long-rate = Rendimiento a diez años en ese mes
measure-revenue-growth-5y = Crecimiento de ventas, cinco años
measure-eps-growth-5y = Crecimiento del beneficio por acción, cinco años
measure-cash = Efectivo y valores a corto plazo
measure-debt = Deuda
measure-dividends = Dividendos pagados
measure-buybacks = Recompras de acciones
measure-dividends-per-share = Dividendo por acción
measure-shares-diluted = Acciones diluidas
measure-public-float = Valor de las acciones en manos del público
