# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (datos: { $dates }).
surroundings = Contexto: { $text }
between-sentences = { " " }
between = { "; " }
us-market = el mercado bursátil estadounidense
us-stocks = acciones estadounidenses
us-bonds = una cartera de bonos del Estado de EE. UU. a diez años
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; ventaja para { $name }
        [level] ; prácticamente igualados
       *[untold] { "" }
    }
absent = No intervino: { $reason }
dissent =
    { $stance ->
        [supports] Opinión más positiva ({ $seat }): { $claim }
       *[opposes] Opinión más negativa ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Presidencia
seat-fundamentals = Fundamentales
seat-valuation = Valoración
seat-market = Mercado y análisis técnico
seat-desk = Consultas
seat-macro = Macroeconomía y tipos
seat-industry = Sector
seat-allocation = Reparto de la cartera
seat-risk = Riesgos
seat-red-team = Revisión crítica
mandate-chair = Sopesa las afirmaciones una a una y redacta la opinión.
mandate-fundamentals = Lo que la empresa o el mercado gana, reparte y debe.
mandate-valuation = El precio que se paga, frente a su historia y a los bonos.
mandate-market = Cómo se ha comportado el precio.
mandate-desk = Lo que pide la pregunta: una cifra o el significado de un término.
mandate-macro = La inflación, los tipos de interés y el estado de la economía.
mandate-industry = La fortaleza del negocio frente a sus competidores y clientes.
mandate-allocation = Cómo se comportan juntas las partes de una cartera.
mandate-risk = Qué se puede perder, cuánto y con qué frecuencia, frente a lo que usted puede soportar.
mandate-red-team = Ataca el borrador: la tesis contraria, los datos antiguos, una sola cifra que pesa demasiado.
lens-chair = lo que el conjunto de los datos permite afirmar
lens-fundamentals = ventas, márgenes, caja y deuda
lens-valuation = el precio frente a los beneficios, su historia y los bonos
lens-market = rentabilidad, tendencia y volumen
lens-desk = la cifra o el término que se pregunta
lens-macro = inflación, tipos y empleo
lens-industry = capacidad de imponer precios y necesidad de invertir
lens-allocation = pesos y evolución conjunta de las partes
lens-risk = caídas, volatilidad y frecuencia de las pérdidas
lens-red-team = cómo podría resultar errónea esta opinión
needs-fundamentals = cuentas anuales
needs-valuation = precios y cuentas
needs-market = precios diarios
needs-desk = la cifra que se pregunta
needs-macro = inflación y tipos de interés
needs-industry = cuentas anuales
needs-allocation = posiciones y precios diarios
needs-risk = precios diarios
task-title = { $seat }: { $name }
task-instructions = { $mandate } Cada cifra procede de una fuente con fecha, y se indica lo que falta.
task-acceptance = Al menos una afirmación con sus cifras, o qué falta para formularla.

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

thinking = Se examina: { $lens }. Indicadores: { $figures }.
thinking-nothing = Se examina: { $lens }. No tenemos cifras al respecto.
thinking-builds-on = Esto parte de un resultado anterior: { $first }
caveat-stale = Estas cifras son de hace { $age }.
caveat-surroundings = Una parte de esto es contexto y no trata del asunto en sí.
caveat-overlap = Los periodos pasados se solapan: hay menos periodos realmente distintos de lo que parece.
nothing = Desde este ángulo no tenemos cifras para juzgar { $name }.
no-guess = Decir más sería adivinar.
wrong-nothing = Aparecen los datos que faltan.
missing-fundamentals = No tenemos cuentas de { $name }.
missing-valuation = No tenemos un precio de { $name } que comparar con sus beneficios.
missing-market = No tenemos precios de { $name }.
missing-risk = No tenemos precios de { $name }.
missing-desk = No tenemos cifras que respondan a esta pregunta.
missing-macro = No tenemos datos de inflación ni de tipos de interés.
missing-industry = No tenemos cuentas que muestren la posición de { $name } en su sector.
missing-allocation = No tenemos los pesos ni los precios de sus posiciones.

## Market and Technicals.

claim-year =
    En un año ({ $dates }), { $name } { $return_1y_way ->
        [down] cayó
       *[up] subió
    } un { $return_1y_size }{ $more ->
        [yes] ; en cinco años { $return_5y_way ->
            [down] perdió
           *[up] ganó
        } un { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Los precios más recientes muestran lo contrario en doce meses.
claim-momentum =
    De { $from } a { $to }, { $name } { $momentum_12_1_way ->
        [down] cayó
       *[up] subió
    } un { $momentum_12_1_size }.
wrong-momentum = El precio se da la vuelta en los próximos meses.
claim-trend =
    { $name } cotizaba un { $trend_size } por { $trend_way ->
        [down] debajo
       *[up] encima
    } de su media de { $daily ->
        [yes] 200 días
       *[no] diez meses
    } ({ $dates }).
wrong-trend = El precio cruza esa media.
claim-below-high = { $name } cotizaba un { $drawdown_now_size } por debajo de su máximo de { $from } ({ $dates }).
wrong-below-high = El antiguo máximo fue una burbuja y el precio no vuelve a él.
claim-real-return =
    Descontada la inflación, { $name } { $real_return_5y_way ->
        [down] perdió
       *[up] ganó
    } un { $real_return_5y_size } en cinco años ({ $dates }).
wrong-real-return = En los próximos cinco años, los precios o la inflación siguen otro rumbo.
claim-volume = En un mes ({ $dates }), la negociación de { $name } fue { $volume_ratio } veces su media del año.
wrong-volume = Un solo día de mucha negociación explica la diferencia.

## Risk Officer.

claim-fall =
    En tres años ({ $dates }), { $name } llegó a caer un { $max_drawdown_36m_size }{ $real_fall ->
        [yes] , descontada la inflación
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Eso { $verdict ->
            [opposes] supera lo que permite
           *[other] está dentro de lo que permite
        } la tolerancia al riesgo
    }.
wrong-fall = Una caída posterior es claramente mayor o menor.
claim-loss-frequency =
    Desde { $since } (datos: { $dates }), el { $freq_neg } de los periodos de { $horizon } acabó en pérdidas{ $real ->
        [yes] , descontada la inflación,
       *[no] { "" }
    } para { $name }.
wrong-loss-frequency = Contando años más recientes, las pérdidas son claramente más o menos frecuentes.
claim-swings = En tres años ({ $dates }), { $name } osciló normalmente un { $vol_36m }.
wrong-swings = Un periodo más largo o más reciente muestra oscilaciones mucho mayores o menores.
claim-best-days =
    Desde { $since } (datos: { $dates }), { $name } { $return_all_way ->
        [down] perdió
       *[up] ganó
    } un { $return_all_size }. Sin sus diez mejores días habría { $return_all_less_best_10_way ->
        [down] perdido
       *[up] ganado
    } un { $return_all_less_best_10_size }.
wrong-best-days = Los días buenos se reparten de forma más regular que en el pasado.
claim-beta =
    En tres años ({ $dates }), cuando el mercado estadounidense se movía un uno por ciento, { $name } se movía de media un { $beta_36m } por ciento{ $more ->
        [yes] { " " }(correlación: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = El vínculo con el mercado cambia al cambiar el negocio.
claim-interest =
    En el ejercicio cerrado el { $dates }, { $interest_coverage_way ->
        [down] { $name } tuvo una pérdida operativa, que no cubre los intereses
       *[up] el beneficio operativo de { $name } cubrió { $interest_coverage } veces sus intereses
    }.
wrong-interest = La deuda debe renovarse a tipos mucho más altos.
claim-debt = La deuda de { $name } era { $debt_to_equity } veces su patrimonio neto ({ $dates }).
wrong-debt = Una adquisición, un deterioro contable o una recompra de acciones cambia la deuda o el patrimonio neto.
claim-worst =
    En su mayor caída registrada, { $name } perdió un { $max_drawdown_all_size }{ $real_fall ->
        [yes] , descontada la inflación
       *[no] { "" }
    }{ $dated ->
        [yes] , de { $from } a { $to }
       *[no] { "" }
    } (precios: { $dates }). Una caída así puede repetirse.
wrong-worst = Precios anteriores o posteriores muestran una caída mayor.
claim-portfolio-fall =
    En tres años ({ $dates }), el conjunto de sus posiciones llegó a caer un { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . Eso { $verdict ->
            [opposes] supera lo que permite
           *[other] está dentro de lo que permite
        } la tolerancia al riesgo
    }.
wrong-portfolio-fall = Una caída posterior es claramente mayor o menor.
claim-portfolio-swings = En tres años ({ $dates }), el conjunto de sus posiciones osciló normalmente un { $pf_vol_36m }.
wrong-portfolio-swings = Las posiciones empiezan a oscilar más, o a moverse más al unísono.

## Fundamentals.

claim-growth =
    En el ejercicio cerrado el { $dates }, las ventas de { $name } { $revenue_growth_1y_way ->
        [down] cayeron
       *[up] crecieron
    } un { $revenue_growth_1y_size }{ $more ->
        [yes] ; en dos años { $revenue_growth_2y_way ->
            [down] cayeron
           *[up] crecieron
        } un { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = El próximo informe anual muestra lo contrario.
claim-margin =
    En el ejercicio cerrado el { $dates }, { $operating_margin_way ->
        [down] la pérdida operativa
       *[up] el beneficio operativo
    } de { $name } fue del { $operating_margin_size } de las ventas{ $more ->
        [yes] , y { $net_margin_way ->
            [down] la pérdida neta
           *[up] el beneficio neto
        }, del { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Los costes suben más que los precios dos años seguidos.
claim-margin-change =
    En el ejercicio cerrado el { $dates }, el margen operativo de { $name } { $operating_margin_change_1y_way ->
        [down] bajó
       *[up] subió
    } { $operating_margin_change_1y_size }.
wrong-margin-change = Un gasto o un ingreso extraordinario explica el cambio.
claim-capital =
    En el ejercicio cerrado el { $dates }, { $name } { $roic_way ->
        [down] perdió
       *[up] ganó
    } un { $roic_size } sobre el capital invertido{ $more ->
        [yes] { " " }y { $roe_way ->
            [down] perdió{ " " }
           *[up] { "" }
        }un { $roe_size } sobre su patrimonio neto
       *[no] { "" }
    }.
wrong-capital = Nuevos competidores empujan la rentabilidad hacia el coste del capital.
claim-equity =
    En el ejercicio cerrado el { $dates }, { $name } { $roe_way ->
        [down] perdió
       *[up] ganó
    } un { $roe_size } sobre su patrimonio neto{ $more ->
        [yes] { " " }y { $roa_way ->
            [down] perdió{ " " }
           *[up] { "" }
        }un { $roa_size } sobre sus activos
       *[no] { "" }
    }.
wrong-equity = La rentabilidad procede de la deuda o de un patrimonio muy pequeño; el negocio en sí gana menos.
claim-cash = En el ejercicio cerrado el { $dates }, la caja generada por las operaciones de { $name } fue { $cash_conversion } veces su beneficio neto.
wrong-cash = La caja generada por las operaciones cae por debajo del beneficio neto.
claim-free-cash =
    En el ejercicio cerrado el { $dates }, { $name } { $fcf_margin_way ->
        [down] consumió
       *[up] conservó
    } en efectivo un { $fcf_margin_size } de sus ventas después de invertir{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = La empresa tiene que invertir más solo para mantenerse.
claim-net-debt =
    La { $net_debt_to_operating_income_way ->
        [down] caja neta
       *[up] deuda neta
    } de { $name } equivalía a { $net_debt_to_operating_income_size } veces el beneficio operativo de un año ({ $dates }).
wrong-net-debt = La caja se necesita para otra cosa, o la deuda aumenta.
claim-shares =
    En el ejercicio cerrado el { $dates }, el número de acciones de { $name } { $shares_change_1y_way ->
        [down] bajó
       *[up] subió
    } un { $shares_change_1y_size }.
wrong-shares = Se emiten acciones nuevas para una adquisición o para los empleados.
claim-market-earnings =
    En diez años ({ $dates }), los beneficios de las empresas estadounidenses { $sp_real_earnings_growth_10y_way ->
        [down] cayeron
       *[up] crecieron
    } un { $sp_real_earnings_growth_10y_size }, descontada la inflación.
wrong-market-earnings = Los próximos años deshacen el cambio.
claim-market-payout = Las empresas estadounidenses repartieron como dividendo el { $sp_payout } de sus beneficios ({ $dates }).
wrong-market-payout = Los beneficios caen mientras los dividendos se mantienen.
claim-market-dividend = Los dividendos de las acciones estadounidenses rentaban un { $sp_dividend_yield }; los bonos del Estado a diez años, un { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Las empresas devuelven más con recompras que con dividendos.

## Valuation.

claim-own-history = Las acciones de { $name } costaban { $pe } veces el beneficio anual, frente a { $pe_median } de costumbre ({ $dates }). Fueron más baratas en el { $pe_percentile } de los años registrados.
wrong-own-history = Los beneficios alcanzan al precio sin que este caiga.
claim-earnings-yield =
    El beneficio de { $name } era el { $earnings_yield } de su cotización{ $more ->
        [yes] { " " }(un precio de { $pe } veces el beneficio)
       *[no] { "" }
    }; los bonos del Estado a diez años rentaban un { $long_rate } ({ $dates }).
wrong-earnings-yield = El rendimiento de los bonos se mueve tanto que la comparación se invierte.
claim-cash-yield = El flujo de caja libre de { $name } era el { $fcf_yield } de su cotización ({ $dates }).
wrong-cash-yield = El flujo de caja de aquel año fue una excepción.
claim-against-market = En relación con el beneficio, las acciones de { $name } costaban { $pe_to_market } veces lo que el mercado estadounidense ({ $dates }).
wrong-against-market = Los beneficios crecen lo bastante rápido para justificar el precio.
claim-float = Solo las acciones de { $name } en libre circulación valían { $float_to_earnings } veces su beneficio neto anual ({ $dates }); con las que poseen los directivos y los grandes accionistas, es más.
wrong-float = La cotización se ha movido mucho desde entonces.
claim-market-cape = Las acciones estadounidenses costaban { $cape } veces su beneficio medio de diez años, frente a { $cape_median } de costumbre ({ $dates }). Fueron más baratas en el { $cape_percentile } de los meses desde 1881.
wrong-market-cape = Los beneficios alcanzan al precio sin que este caiga.
claim-market-after =
    Tras comienzos al menos igual de caros, lo habitual fue que las acciones estadounidenses { $after_cape_median_10y_way ->
        [down] perdieran
       *[up] ganaran
    } un { $after_cape_median_10y_size } en diez años, descontada la inflación. Desde 1871 han ganado de media un { $sp_real_return_all } (datos: { $dates }).
wrong-market-after = Los pocos comienzos caros del pasado se solapan y quizá no se parezcan a este.
claim-market-excess =
    Los beneficios de las acciones estadounidenses rentaban un { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] menos
       *[up] más
    } que los bonos del Estado, descontada la inflación ({ $dates }).
wrong-market-excess = El rendimiento de los bonos, descontada la inflación, cambia mucho.

## Industry.

claim-pricing-power =
    En el ejercicio cerrado el { $dates }, el margen bruto de { $name } fue del { $gross_margin }, señal de una capacidad { $verdict ->
        [supports] alta
        [opposes] limitada
       *[neutral] moderada
    } de imponer sus precios.
wrong-pricing-power = Un competidor ofrece lo mismo más barato y se lleva a los clientes.
claim-investment = En el ejercicio cerrado el { $dates }, { $name } invirtió en instalaciones y equipos el { $capex_to_revenue } de sus ventas.
wrong-investment = La empresa tiene que recuperar inversiones aplazadas.
claim-research = En el ejercicio cerrado el { $dates }, { $name } dedicó a investigación y desarrollo el { $rd_to_revenue } de sus ventas.
wrong-research = El gasto no da lugar a ningún producto de éxito.

## Macro and Rates.

claim-inflation =
    Los precios al consumo en Estados Unidos { $infl_12m_way ->
        [down] bajaron
       *[up] subieron
    } un { $infl_12m_size } en un año ({ $dates }); en diez años subieron un { $infl_10y }.
wrong-inflation = Datos de inflación más recientes difieren en más de un punto.
claim-real-rate =
    Descontada la inflación, los bonos del Estado estadounidense a diez años { $real_long_rate_way ->
        [down] perdían
       *[up] rentaban
    } un { $real_long_rate_size } ({ $dates }).
wrong-real-rate = La inflación futura difiere de la del último año.
claim-rate-change =
    El rendimiento del bono del Estado estadounidense a diez años { $long_rate_change_12m_way ->
        [down] bajó
       *[up] subió
    } { $long_rate_change_12m_size } en doce meses, hasta el { $long_rate } ({ $dates }). Su mediana a largo plazo es del { $long_rate_median }.
wrong-rate-change = El rendimiento se da la vuelta dentro de su horizonte.
claim-curve =
    Los bonos del Estado estadounidense a diez años rentaban { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] menos
       *[up] más
    } que las letras a tres meses ({ $dates }){ $more ->
        [yes] . Los tipos a corto plazo superaron a los de largo plazo en el { $curve_share_inverted } de los meses
       *[no] { "" }
    }.
wrong-curve = Los tipos a corto y a largo plazo intercambian sus puestos.
claim-credit = Las empresas estadounidenses más débiles pagaban por su deuda { $credit_spread } más que el Estado ({ $dates }). La diferencia fue menor en el { $credit_spread_percentile } de los meses.
wrong-credit = Los prestamistas se retraen y la diferencia aumenta.
claim-jobs = El desempleo en Estados Unidos era del { $unemployment } ({ $dates }), frente a una mediana a largo plazo del { $unemployment_median }.
wrong-jobs = El desempleo sube medio punto en un año.

## Allocation.

claim-stocks-bonds =
    En diez años ({ $dates }), las acciones estadounidenses { $sp_real_return_10y_way ->
        [down] perdieron
       *[up] ganaron
    } un { $sp_real_return_10y_size }, descontada la inflación; los bonos del Estado { $bond_real_return_10y_way ->
        [down] perdieron
       *[up] ganaron
    } un { $bond_real_return_10y_size }.
wrong-stocks-bonds = Los próximos diez años invierten el orden, como ya ha ocurrido.
claim-stocks-ahead = Las acciones estadounidenses superaron a los bonos en el { $freq_stocks_beat_bonds_10y } de los periodos de diez años desde 1871 (datos: { $dates }).
wrong-stocks-ahead = Los periodos se solapan: los realmente distintos son muchos menos.
claim-worst-decade =
    En su peor periodo de diez años, las acciones estadounidenses { $sp_real_return_10y_worst_way ->
        [down] perdieron
       *[up] ganaron
    } un { $sp_real_return_10y_worst_size }, descontada la inflación (datos: { $dates }).
wrong-worst-decade = Una combinación con bonos habría suavizado la pérdida.
claim-concentration =
    Su mayor posición es el { $pf_largest_weight } de su cartera{ $more ->
        [yes] ; el índice de concentración es de { $pf_hhi }, donde 1 es una sola posición
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Posiciones que no ha mencionado cambian los pesos.
claim-together = En tres años ({ $dates }), la correlación media de sus posiciones fue de { $pf_mean_correlation }, donde 1 significa que se mueven al unísono.
wrong-together = En la próxima caída se mueven más al unísono que antes.
claim-portfolio-return =
    Con estos pesos, su cartera { $pf_return_3y_way ->
        [down] perdió
       *[up] ganó
    } un { $pf_return_3y_size } en tres años ({ $dates }){ $more ->
        [yes] , y { $pf_return_1y_way ->
            [down] perdió
           *[up] ganó
        } un { $pf_return_1y_size } en el último
       *[no] { "" }
    }.
wrong-portfolio-return = Los próximos tres años siguen otro rumbo.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = ¿Es el movimiento algo más que azar, visto lo que oscila el precio en un año normal?
ask-long-return = ¿Dicen cinco años lo mismo que uno?
ask-trend-turn = ¿Han dado ya la vuelta a la tendencia los últimos tres meses?
ask-recovering = ¿Sigue cayendo el precio o se recupera?
ask-from-high = ¿Dice un precio cercano a su máximo cuánto puede caer?
ask-best-days = ¿Depende la rentabilidad de unos pocos días?
ask-halves = ¿Decía lo mismo la primera mitad del historial?
ask-calm-now = ¿Fue el último año como los tres años en conjunto?
ask-whole-record = ¿Son los últimos años la medida correcta de lo que se puede perder?
ask-recovered = ¿Se ha recuperado la caída desde entonces?
ask-tied = ¿Se mueve lo bastante con el mercado para que la beta signifique algo?
ask-worst-decade = ¿Dice la frecuencia de las pérdidas lo grave que puede ser una?
ask-covered = ¿Cubre el beneficio operativo los intereses?
ask-owed = ¿Dice lo mismo la deuda que queda tras restar el efectivo?
ask-per-share = ¿Se benefició también el dueño de una acción?
ask-long-growth = ¿Fue este año la regla o la excepción?
ask-borrowed = ¿Procede la rentabilidad del negocio o de la deuda?
ask-in-cash = ¿Se cobra de verdad el beneficio?
ask-slipping = ¿Sube o baja el margen?
ask-selling-less = ¿Es mayor el margen solo porque se vende menos?
ask-selling-more = ¿Es un margen menor el precio del crecimiento?
ask-invested = ¿Se lleva la inversión el efectivo?
ask-with-debt = ¿Se recompraron las acciones con deuda?
ask-burden = ¿Puede la empresa pagar lo que vence?
ask-kept = ¿Cuánto de ello queda como beneficio operativo?
ask-paying-off = ¿Compensa el crecimiento la inversión?
ask-cheap-why = ¿Es bajo el precio porque cae el beneficio?
ask-growth-pays = ¿Justifica el crecimiento el precio?
ask-deserved = ¿Justifica la rentabilidad del capital el precio?
ask-rates-explain = ¿Explican los tipos de interés el precio de las acciones?
ask-dear = ¿Está ya en el precio de las acciones?
ask-dear-too = ¿Dice lo mismo el pasado del mercado?
ask-last-decade = ¿Siguieron ese patrón los últimos diez años?
ask-in-buybacks = ¿Es bajo el dividendo porque el beneficio se guarda para recompras y crecimiento?
ask-core = ¿Dicen lo mismo los precios sin alimentos ni energía?
ask-other-curve = ¿Dice lo mismo el otro extremo de la curva?
ask-rate-level = ¿Es el tipo, descontada la inflación, lo bastante alto para importar?
ask-real-rate = ¿Se sigue moviendo el tipo?
ask-jobs-agree = ¿Dice lo mismo el empleo?
ask-output-agrees = ¿Dice lo mismo la actividad económica?
ask-real-terms = ¿Vale lo mismo descontada la inflación?
ask-credit-jobs = ¿Dice lo mismo el desempleo?
ask-as-a-whole = ¿Cuánto oscila la cartera entera?
ask-together = ¿Caen las posiciones al mismo tiempo?
ask-on-the-way = ¿Hasta dónde llegaron las caídas por el camino?
ask-last-year = ¿Dice lo mismo el último año?
ask-sides = { $figure }: { $values }. ¿Va { $name } por delante también ahí?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). ¿Se pueden comparar?
ask-survivors = Las empresas que fracasaron no tienen ese historial. ¿Es algo más que la historia de una que perduró?
ask-base-rate = Esa es la frecuencia con que un periodo de esta duración acabó sin ganancia. ¿Qué añade el precio reciente?
answer-not-mine = Esta afirmación no es nuestra.
answer-withdraw = La cifra en que se apoya esta afirmación no está en nuestros datos. La afirmación se retira.
answer-as-quoted = La cifra se cita tal como está en nuestros datos. La afirmación se mantiene.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Las cifras la confirman. La afirmación se mantiene.
       *[weakened] { $figure }: { $other }. Las cifras la confirman solo en parte. La afirmación cuenta menos.
    }
answer-longer =
    { $outcome ->
        [holds] En el otro periodo fue { $other }, en línea con { $value }. La afirmación se mantiene.
        [refuted] En el otro periodo fue { $other } y no { $value }. La afirmación se retira.
       *[weakened] En el otro periodo fue { $other }, menos claro que { $value }. La afirmación cuenta menos.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Junto a { $other }, { $value } es demasiado para ser azar. La afirmación se mantiene.
        [refuted] { $figure }: { $other }. Junto a { $other }, { $value } bien puede ser azar. La afirmación se retira.
       *[weakened] { $figure }: { $other }. Junto a { $other }, { $value } puede ser en parte azar. La afirmación cuenta menos.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. No: { $other } no explica { $value }. La afirmación se mantiene.
        [refuted] { $figure }: { $other }. Sí: { $other } explica { $value }. La afirmación se retira.
       *[weakened] { $figure }: { $other }. En parte: { $other } explica una parte de { $value }. La afirmación cuenta menos.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } resiste junto a { $other }. La afirmación se mantiene.
       *[weakened] { $figure }: { $other }. { $other } debe figurar junto a { $value }. La afirmación cuenta menos.
    }
answer-sides =
    { $outcome ->
        [holds] Sí: { $values }. La afirmación se mantiene.
        [refuted] No: { $values }. La afirmación se retira.
        [behind] No: { $values }. La afirmación cuenta menos.
       *[weakened] No está claro: { $values }. La afirmación cuenta menos.
    }
answer-dates = No: { $date } y { $other_date } son fechas demasiado alejadas. La afirmación se retira.
answer-survivors = Solo una empresa que perduró puede mostrar { $other } en todo el periodo. La afirmación cuenta menos.
ruling-upheld = Las cifras la confirman. La afirmación se mantiene.
ruling-weakened = Las cifras la confirman solo en parte. La afirmación cuenta menos.
ruling-withdrawn = Las cifras la contradicen. La afirmación no cuenta.
ruling-unresolved = Nadie respondió. La afirmación cuenta menos.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] En conjunto, las cifras disponibles sobre { $name } son favorables.
        [unfavourable] En conjunto, las cifras disponibles sobre { $name } son desfavorables.
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
        [favourable] En conjunto, la combinación encaja con lo que usted ha pedido.
        [unfavourable] En conjunto, la combinación no encaja con lo que usted ha pedido.
       *[mixed] Las cifras a favor y en contra de esta combinación pesan más o menos lo mismo.
    }
thesis-macro = Nuestras cifras no responden a esta pregunta. Estas son las más recientes sobre la economía.
thesis-no-side = Las cifras sobre { $name } describen la situación y no apuntan en ningún sentido.
thesis-nothing = Tenemos muy pocos datos sobre { $name } para dar una opinión.
thesis-around = Lo que se puede decir es esto: { $text }
thesis-for = A favor: { $text }
thesis-against = En contra: { $text }
thesis-for-side = A favor de { $name }: { $text }
thesis-taken-back =
    No damos una opinión: { $reason ->
        [planted] nuestras cifras no son fiables
        [old] nuestras cifras son más antiguas que su horizonte
       *[rejected] nuestra revisión no aceptó las cifras
    }. Mostraban esto: { $thesis }
thesis-past-only = { $thesis } No opinamos sobre lo que vendrá: las cifras necesarias son más antiguas que su horizonte.
change-newer = Cifras posteriores a esta fecha: { $date }.
change-gaps = Datos que cubran esta laguna: { $gap }
change-above = { $figure }: una subida por encima de { $bound } (último dato: { $value }).
change-below = { $figure }: una bajada por debajo de { $bound } (último dato: { $value }).
change-next = Lo siguiente que hay que mirar: { $figure }. El último dato es { $value }; más allá de { $bound } la afirmación ya no vale.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Una caída como la peor registrada en { $name }: { $worst_size } (precios: { $date }).
risk-fall-softened = Una posición lo bastante pequeña para soportar una caída así, y tiempo para esperar.
risk-fall-sign = El precio cae desde su último máximo más de lo que permite la tolerancia al riesgo.
risk-debt = La deuda neta de { $name } equivale a { $debt } veces el beneficio operativo de un año, y hay que renovarla.
risk-debt-softened = Vencimientos largos e ingresos estables.
risk-debt-sign = Los intereses absorben una parte creciente del beneficio operativo.
risk-concentration = Su mayor posición es el { $largest } de su cartera. Si cae, la cartera cae con ella.
risk-concentration-softened = Más posiciones que se muevan de forma independiente.
risk-concentration-sign = La mayor posición cae y las demás no.
risk-rates = Los rendimientos suben muy por encima del { $rate } ({ $date }), lo que reduce el valor de los beneficios futuros.
risk-rates-softened = Beneficios que crecen con los precios, y poca deuda.
risk-rates-sign = El rendimiento a diez años sube más de un punto en un año.
risk-against = El argumento más sólido contra esta opinión resulta decisivo. { $text }
risk-against-softened = Confíe en esta opinión solo en la medida en que la respalden cifras más recientes.
risk-against-sign = Cifras más recientes confirman este argumento.
risk-old = La situación ha cambiado desde nuestras últimas cifras, de hace { $age }.
risk-old-softened = Añadir datos actuales antes de apoyarse en esta opinión.
risk-old-sign = Cifras más recientes apuntan en sentido contrario.
risk-gaps = Faltan datos importantes, por lo que un peligro puede pasar inadvertido.
risk-gaps-softened = Añadir primero los datos que faltan y se citan en primer lugar.
risk-gaps-sign = Los datos nuevos cambian el resultado.
risk-objection = La objeción de la revisión crítica resulta acertada. { $text }
risk-objection-softened = Comprobar primero este punto cuando lleguen cifras más recientes.
risk-objection-sign = Cifras más recientes respaldan la objeción.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Las acciones estadounidenses perdieron dinero, descontada la inflación, en el { $lost } de los periodos de { $horizon } desde { $since }.
        [mix] La cartera { $name } perdió dinero, descontada la inflación, en el { $lost } de los periodos de { $horizon } desde { $since }.
       *[stock] { $name } perdió dinero, sin descontar la inflación, en el { $lost } de los periodos de { $horizon } desde { $since }.
    } Periodos que no se solapan: { $periods }.
scenario-base =
    { $basis ->
        [stock] Una ganancia de hasta el { $bound }, sin descontar la inflación, como en todos los demás periodos.
       *[other] Una ganancia de hasta el { $bound }, descontada la inflación, como en todos los demás periodos.
    }
scenario-bull =
    { $basis ->
        [stock] Una ganancia de más del { $bound }, sin descontar la inflación, como en el { $good } de esos periodos.
       *[other] Una ganancia de más del { $bound }, descontada la inflación, como en el { $good } de esos periodos.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Al final del horizonte hay una ganancia, sin descontar la inflación.
       *[other] Al final del horizonte hay una ganancia, descontada la inflación.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Al final del horizonte hay una pérdida, sin descontar la inflación, o una ganancia de más del { $bound }.
       *[other] Al final del horizonte hay una pérdida, descontada la inflación, o una ganancia de más del { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Al final del horizonte la ganancia, sin descontar la inflación, es del { $bound } o menos.
       *[other] Al final del horizonte la ganancia, descontada la inflación, es del { $bound } o menos.
    }
scenario-bear-unknown = Una pérdida permanente. No podemos estimar su probabilidad.
scenario-base-unknown = Una evolución como la de su mercado. No podemos estimar su probabilidad.
scenario-bull-unknown = Una evolución claramente mejor que la de su mercado. No podemos estimar su probabilidad.
scenario-bear-unknown-wrong = Al final del horizonte hay una ganancia.
scenario-base-unknown-wrong = El resultado queda lejos del de su mercado.
scenario-bull-unknown-wrong = El resultado no es mejor que el de su mercado.
scenario-kind = Los precios que tenemos de { $name } son demasiado pocos para calcular probabilidades propias. En el conjunto de su clase, las acciones estadounidenses, el { $lost } de los periodos de { $horizon } desde { $since } acabó en pérdidas, descontada la inflación (periodos que no se solapan: { $periods }). A una sola acción le puede ir mucho peor.

## The red team, and the chair's response.

objection-planted = El borrador muestra una cifra que no está en nuestros datos: { $figure }.
objection-older-than-horizon = Las cifras en que se apoya esta opinión son de hace { $age }. Es más que su horizonte.
objection-old = Nuestras cifras más antiguas son de hace { $age }. Lo que ha pasado desde entonces no está en ellas.
objection-cross-examination = Antes de las preguntas, las mismas cifras llevaban a otra conclusión. La opinión depende de las afirmaciones retiradas o debilitadas.
objection-single-figure = La conclusión se apoya en una sola cifra: { $name }, { $value } ({ $date }).
objection-single-seat = Sin el área de { $seat }, la conclusión pasa al otro lado.
objection-opposite =
    { $count ->
        [one] La tesis contraria: uno de { $all } indicadores apunta en el otro sentido. { $text }
       *[other] La tesis contraria: { $count } de { $all } indicadores apuntan en el otro sentido, el más fuerte primero. { $text }
    }
objection-no-opposite = Ninguna cifra habla a favor de la tesis contraria. Puede deberse tanto a lo que no se ha mirado como a la solidez de la opinión.
objection-no-judgement = El borrador no da una opinión porque no hay ninguna cifra sobre el propio asunto.
objection-one-source = Todas las cifras proceden de una sola fuente.
objection-frequencies = Las probabilidades son frecuencias de periodos pasados que se solapan, no previsiones.
response-noted = Anotado. No cambia la opinión.
response-lowered = Aceptado. Nuestra confianza baja.
response-halved = Aceptado. Nuestra confianza se reduce a la mitad.
response-taken-back = Aceptado. No damos una opinión; lo que mostraban las cifras en su fecha se conserva más abajo.
tell-committee =
    { $members ->
        [one] Un especialista examinó la cuestión. Después se atacó el borrador para encontrar sus puntos débiles.
       *[other] { $members } especialistas examinaron la cuestión por separado y después se cuestionaron entre sí.
    }
tell-committee-alone = { $members } especialistas examinaron la cuestión por separado, y la presidencia sopesó sus resultados.
tell-confidence =
    { $level ->
        [high] Estamos bastante seguros
        [medium] Solo estamos seguros en parte
       *[low] No estamos seguros
    }: nuestra confianza es de { $confidence } en una escala de 0 a 1. Mide la calidad de los datos, no la probabilidad de ganar.
tell-odds =
    En el pasado, el { $lost } de los periodos de { $horizon } acabó en pérdidas{ $real ->
        [yes] , descontada la inflación,
       *[no] { "" }
    } para { $name }. Es historia, no una previsión.
tell-import = Para una respuesta mejor, añada datos más recientes: importe un archivo de precios o las cuentas de la empresa, o active una fuente en directo.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = el oro
metal-xag = la plata
metal-xpt = el platino
metal-xpd = el paladio

## What is missing.

gap-prices-missing = No tenemos precios de { $name }. Importe un archivo de precios diarios para añadirlos.
gap-prices-old = Nuestros precios de { $name } llegan hasta el { $date }.
gap-accounts-missing = No tenemos cuentas de { $name }. Importe sus cifras anuales para añadirlas.
gap-accounts-old = Nuestras cuentas más recientes de { $name } se cerraron el { $date }.
gap-industry-missing = No tenemos cifras sobre { $name }.
gap-market-old = Nuestros datos de la bolsa estadounidense terminan en { $date }.
gap-news-missing = No tenemos noticias.
gap-provider-down = No se ha podido acceder a la fuente { $provider }: { $reason }.
gap-window-too-short = El historial de precios de { $name } es demasiado corto para periodos más largos.
gap-holdings-unpriced = No tenemos precios de su posición en { $name }.
gap-positions-left-out = Solo hemos contado sus primeras { $counted } posiciones; faltan otras { $left }.
gap-portfolio-no-weights = No sabemos cuánto pesa cada una de sus posiciones.

## Terms that the debrief explains.

term-volatility = Volatilidad
term-drawdown = Caída desde máximos (drawdown)
term-confidence = Confianza
term-dissent = Opinión discrepante
term-red-team = Revisión crítica

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
measure-return-all = Rentabilidad anual desde el inicio de los datos
measure-momentum-12-1 = Variación en un año, sin el último mes
measure-trend = Distancia a la media de diez meses
measure-vol-1y = Volatilidad en un año
measure-vol-36m = Volatilidad en tres años
measure-max-drawdown-1y = Mayor caída en un año
measure-max-drawdown-36m = Mayor caída en tres años
measure-max-drawdown-all = Mayor caída registrada
measure-drawdown-now = Distancia al máximo
measure-worst-month = Peor mes
measure-best-month = Mejor mes
measure-return-all-less-best-10 = Rentabilidad anual sin los diez mejores días
measure-return-first-half = Rentabilidad anual en la primera mitad
measure-return-second-half = Rentabilidad anual en la segunda mitad
measure-volume-ratio = Volumen negociado frente a su media
measure-turnover-20d = Volumen negociado diario
measure-freq-pos = Periodos pasados con ganancias
measure-freq-neg = Periodos pasados con pérdidas
measure-freq-good = Periodos pasados con una ganancia alta
measure-freq-good-bound = Ganancia anual que se considera alta
measure-freq-periods = Periodos pasados que no se solapan
measure-horizon = Horizonte en años enteros
measure-window-count-1y = Periodos de un año registrados
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
measure-net-loss = Pérdida neta
measure-net-income = Beneficio neto
measure-roe = Rentabilidad del patrimonio neto
measure-roa = Rentabilidad de los activos
measure-roic = Rentabilidad del capital invertido
measure-debt-to-equity = Deuda sobre patrimonio neto
measure-net-debt-to-operating-income = Deuda neta sobre beneficio operativo
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
measure-float-to-earnings = Valor de las acciones en libre circulación sobre beneficio neto
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
measure-after-cape-median-10y = Rentabilidad típica tras comienzos caros
measure-excess-cape-yield = Rendimiento de los beneficios menos rendimiento real de los bonos
measure-sp-payout = Parte del beneficio repartida
measure-dividend-yield = Rentabilidad por dividendo
measure-real-earnings-growth-10y = Crecimiento real de los beneficios, diez años
measure-real-return-1y = Rentabilidad descontada la inflación, un año
measure-real-return-10y = Rentabilidad anual descontada la inflación, diez años
measure-real-return-20y = Rentabilidad anual descontada la inflación, veinte años
measure-real-return-all = Rentabilidad anual descontada la inflación desde 1871
measure-real-return-10y-worst = Peor periodo de diez años, descontada la inflación
measure-bond-real-return-10y = Bonos, descontada la inflación, diez años
measure-freq-stocks-beat-bonds-10y = Periodos de diez años con las acciones por delante de los bonos
measure-freq-stocks-beat-bonds = Proporción de los periodos tan largos como el horizonte en los que las acciones superaron a los bonos
measure-curve-10y-3m = Rendimiento a diez años menos a tres meses
measure-curve-10y-2y = Rendimiento a diez años menos a dos años
measure-curve-share-inverted = Meses con tipos a corto plazo por encima de los de largo plazo
measure-curve-age = Antigüedad de los tipos
measure-unemployment = Tasa de desempleo
measure-unemployment-median = Tasa de desempleo mediana
measure-credit-spread = Diferencial entre empresas débiles y el Estado
measure-credit-spread-percentile = Ese diferencial frente a su propia historia
measure-pf-value = Valor de las posiciones
measure-pf-weight = Peso en la cartera
measure-pf-largest-weight = Mayor peso
measure-pf-hhi = Índice de concentración
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
        [upheld] afirmación mantenida
        [weakened] afirmación debilitada
        [refuted] afirmación refutada
        [withdrawn] afirmación retirada
        [unresolved] sin resolver
       *[other] { $ruling }
    }. { $reason }
floor-revised = El borrador se revisa. Ahora dice: { $thesis }
floor-revised-parts = El borrador se revisa.
floor-put-in = Añadido: { $text }
floor-taken-out = Eliminado: { $text }
floor-stands = El borrador se mantiene.
floor-stands-lower = El borrador se mantiene. La confianza baja de { $before } a { $after }.
red-team-pass = La revisión crítica deja pasar el borrador.
red-team-revise = La revisión crítica devuelve el borrador para que se corrija.
red-team-reject = La revisión crítica rechaza el borrador.
red-team-unheard = No se ha podido oír a la revisión crítica ({ $reason }); el borrador se da por rechazado.
number-left-out = Se ha eliminado del texto un número sin fuente.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Sí, la curva de tipos de EE. UU. está invertida según nuestras cifras más recientes
        [partly] La curva de tipos de EE. UU. está invertida en parte según nuestras cifras más recientes
       *[no] No, la curva de tipos de EE. UU. no está invertida según nuestras cifras más recientes
    }: el rendimiento a diez años menos el de dos años era de { $curve_10y_2y } ({ $date }), y menos el de tres meses, de { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Las señales de recesión en EE. UU. que seguimos dan la alarma
        [partly] Las señales de recesión en EE. UU. que seguimos son contradictorias
       *[no] Las señales de recesión en EE. UU. que seguimos no dan la alarma
    }: el desempleo estaba { $at_low ->
        [yes] en su mínimo del último año
       *[no] { $sahm } por encima de su mínimo del último año
    } ({ $date }); en un año, el empleo asalariado { $payrolls_12m_way ->
        [down] bajó
       *[up] subió
    } un { $payrolls_12m_size } y la renta real sin transferencias { $income_12m_way ->
        [down] bajó
       *[up] subió
    } un { $income_12m_size }; el rendimiento a diez años menos el de tres meses era de { $curve_10y_3m } ({ $other_date }).
first-savings = Los ahorros que rinden menos del { $infl_12m } al año pierden poder adquisitivo: esa fue la inflación de EE. UU. en un año ({ $date }). Las letras del Tesoro a tres meses pagaban un { $bill_rate } ({ $other_date }), es decir, un { $real_bill_rate } descontada la inflación. El efectivo sin intereses conservó el { $purchasing_power_10y } de su poder adquisitivo en diez años.
first-inflation = La inflación de EE. UU. fue del { $infl_12m } en un año ({ $date }), y del { $core_infl_12m } sin alimentos ni energía; en diez años fue del { $infl_10y }.
first-inflation-change =
    La tasa a doce meses es { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] más alta
       *[down] más baja
    } que un año antes.
first-jobs =
    En { $date }, el desempleo en EE. UU. era del { $unemployment }, { $at_low ->
        [yes] su mínimo del último año
       *[no] { $sahm } por encima de su mínimo del último año
    }, frente a una mediana del { $unemployment_median }; el empleo asalariado { $payrolls_12m_way ->
        [up] subió
       *[down] bajó
    } un { $payrolls_12m_size } en un año.
first-rates = Los bonos del Estado de EE. UU. a diez años rentaban un { $long_rate } ({ $date }), es decir, un { $real_long_rate } descontada la inflación del último año; las letras a tres meses pagaban un { $bill_rate } ({ $other_date }), es decir, un { $real_bill_rate } descontada la inflación.
first-money =
    La masa monetaria M2 de EE. UU. { $m2_12m_way ->
        [down] se redujo
       *[up] creció
    } un { $m2_12m_size } en un año ({ $date }); descontada la inflación, { $m2_real_12m_way ->
        [down] se redujo
       *[up] creció
    } un { $m2_real_12m_size }.
first-housing =
    En un año ({ $date }), las viviendas iniciadas en EE. UU. { $starts_12m_way ->
        [down] bajaron
       *[up] subieron
    } un { $starts_12m_size }, los permisos de construcción { $permits_12m_way ->
        [down] bajaron
       *[up] subieron
    } un { $permits_12m_size } y el coste de la vivienda { $shelter_12m_way ->
        [down] bajó
       *[up] subió
    } un { $shelter_12m_size }. No tenemos precios de la vivienda.
first-dollar =
    Frente a las monedas de sus socios comerciales, el dólar { $dollar_12m_way ->
        [down] cayó
       *[up] subió
    } un { $dollar_12m_size } en un año ({ $date }); estuvo más débil en el { $dollar_percentile } de los días de nuestra serie.
first-oil =
    El barril de crudo estadounidense (WTI) costó de media { $oil_price } en { $date }, un { $oil_12m_size } { $oil_12m_way ->
        [up] más
       *[down] menos
    } que un año antes.
first-growth =
    El PIB real de EE. UU. { $gdp_1y_way ->
        [down] se contrajo
       *[up] creció
    } un { $gdp_1y_size } en un año ({ $date }); el empleo asalariado { $payrolls_12m_way ->
        [down] bajó
       *[up] subió
    } un { $payrolls_12m_size }, y el desempleo era del { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } ha superado a la inflación en nuestras cifras, pero son demasiado pocas para hablar de protección
       *[no] { $name } no ha seguido el ritmo de la inflación en nuestras cifras, y son demasiado pocas para juzgar si protege
    }: del { $from } al { $to } su precio { $gain_whole_way ->
        [down] bajó
       *[up] subió
    } un { $gain_whole_size }, mientras que los precios al consumo de EE. UU. { $infl_whole_way ->
        [down] bajaron
       *[up] subieron
    } un { $infl_whole_size }; su mayor caída en los últimos doce meses fue del { $max_drawdown_1y_size }.
first-spot =
    { $name } costaba { $price } ({ $date }); en un año su precio { $return_1y_way ->
        [down] bajó
       *[up] subió
    } un { $return_1y_size }, y su mayor caída en ese año fue del { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } estaba en { $price } ({ $date }); en un año el cambio { $return_1y_way ->
        [down] bajó
       *[up] subió
    } un { $return_1y_size }, y su mayor caída en ese año fue del { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] El pasado no apunta ni a una subida ni a una bajada
        [up] El pasado apunta más bien a una subida
       *[down] El pasado apunta más bien a una bajada
    }: { $name } estaba en { $price } ({ $date }), frente a una mediana de { $level_median }; el cambio fue más bajo en el { $level_percentile } de los meses, y bajó o no se movió en el { $freq_neg } de los periodos pasados de alrededor de { $horizon }.
first-currency-level =
    { $verdict ->
        [high] { $base } cotiza caro frente a { $quote } según su propia historia
        [low] { $base } cotiza barato frente a { $quote } según su propia historia
       *[middle] { $base } no cotiza ni caro ni barato frente a { $quote } según su propia historia
    }: { $name } estaba en { $price } ({ $date }), frente a una mediana de { $level_median }; el cambio fue más bajo en el { $level_percentile } de los meses.
first-accounts =
    { $balance ->
        [favourable] Las cuentas de { $name } son sólidas
        [unfavourable] Las cuentas de { $name } son débiles
       *[mixed] Las cuentas de { $name } son sólidas en parte y débiles en parte
    }: en el ejercicio cerrado el { $date } su margen operativo fue del { $operating_margin }, el crecimiento de las ventas del { $revenue_growth_1y }, la caja generada por las operaciones de { $cash_conversion } veces el beneficio neto y la deuda de { $debt_to_equity } veces el patrimonio neto.
first-compare =
    { $ahead ->
        [one] Según sus cuentas, { $name } queda por delante de { $other }
       *[none] Según sus cuentas, { $name } y { $other } quedan prácticamente a la par
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } lleva ventaja en lo siguiente ({ $trails }).
       *[no] { "" }
    }
first-measure = { $measure } de { $name } en el ejercicio cerrado el { $date }: { $value }.
first-market-value = No tenemos un precio actual de { $name }. El { $date } sus acciones en libre circulación valían { $value }, según su informe anual; no cuenta lo que poseen los directivos.
first-old-accounts = Nuestras cuentas más recientes de { $name } terminan el { $date }.
first-measure-year = En el ejercicio cerrado el { $date }: { $value }.
first-measure-missing = No tenemos cuentas de { $name } de { $years }.
first-in-dollars = Son rendimientos en dólares. En { $currency } se suman los cambios del tipo de cambio, que no hemos contado.
first-deepest-fall = La caída más profunda de las acciones estadounidenses desde 1871 fue del { $fall }, descontada la inflación, de { $from } a { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } pagó { $paid } en dividendos con un flujo de caja libre de { $cash }; { $other }, { $other_paid } con uno de { $other_cash }. Cuanto menor es la parte repartida, más seguro es el dividendo.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Nuestras cifras no muestran el porqué; solo muestran cómo están las cosas.
first-compare-item = { $measure }: { $value } frente a { $other }
first-mix =
    la cartera { $name } de { $cash ->
        [yes] acciones, bonos y efectivo
       *[no] acciones y bonos
    }
first-mix-left-out = El cálculo no incluye { $name }, porque nos falta un historial largo.
first-mix-cash = El efectivo se cuenta sin intereses, porque no tenemos un historial largo de ellos.
first-value =
    { $verdict ->
        [low] La acción de { $name } parece barata
        [high] La acción de { $name } parece cara
       *[middle] La acción de { $name } no parece ni cara ni barata
    }: el { $date } costaba { $pe } veces su beneficio anual{ $more ->
        [yes] , frente a una mediana de { $pe_median } en su propia historia
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] La acción de { $name } parece cara
       *[other] No podemos decir si la acción de { $name } está barata, porque no tenemos un precio actual
    }: a { $date }, solo las acciones en libre circulación valían { $float_to_earnings } veces el beneficio del ejercicio cerrado el { $other_date }.
first-value-market =
    { $verdict ->
        [low] Las acciones estadounidenses parecían baratas
        [high] Las acciones estadounidenses parecían caras
       *[middle] Las acciones estadounidenses no parecían ni caras ni baratas
    } en { $date }: costaban { $cape } veces su beneficio medio de diez años, frente a una mediana de { $cape_median } desde 1881, y fueron más baratas en el { $cape_percentile } de los meses.
first-risk =
    { $verdict ->
        [low] { $name } ha oscilado poco
        [high] { $name } tiene mucho riesgo
       *[middle] { $name } tiene riesgo
    }: de { $from } a { $to } cayó un { $fall }, y su precio osciló un { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] La deuda de { $name } es un peligro
        [high] La deuda de { $name } no es un gran peligro
       *[middle] La deuda de { $name } es un riesgo moderado
    }: en el ejercicio cerrado el { $date } su beneficio operativo cubrió los intereses { $interest_coverage } veces, y su deuda era { $debt_to_equity } veces su patrimonio neto. Sin precios no podemos decir cuánto podría caer la acción.
first-debt =
    { $verdict ->
        [low] La deuda de { $name } es un peligro
        [high] La deuda de { $name } no es un gran peligro
       *[middle] La deuda de { $name } es un riesgo moderado
    }: en el ejercicio cerrado el { $date } su beneficio operativo cubrió los intereses { $interest_coverage } veces, y su deuda era { $debt_to_equity } veces su patrimonio neto.
first-debt-loss = La deuda de { $name } es un peligro: en el ejercicio cerrado el { $date } tuvo una pérdida operativa, así que nada cubría los intereses. Su deuda era { $debt_to_equity } veces su patrimonio neto.
first-debt-equity =
    { $verdict ->
        [low] { $name } debe poco
        [high] { $name } debe mucho
       *[middle] { $name } tiene una deuda moderada
    }: a { $date }, su deuda era { $debt_to_equity } veces su patrimonio neto.
first-sales =
    Las ventas de { $name } { $direction ->
        [up] crecieron
       *[down] cayeron
    } un { $revenue_growth_1y } en el ejercicio cerrado el { $date }{ $more ->
        [yes] . En cinco años { $five_years ->
            [up] crecieron
           *[down] cayeron
        } un { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Para rendir lo que las acciones estadounidenses desde 1871, { $name } necesita que sus beneficios { $direction ->
        [up] crezcan de forma permanente al menos un
       *[down] no caigan nunca en más de un
    } { $implied_growth }, descontada la inflación: es lo que supone su valor a { $date }.
first-cash =
    { $verdict ->
        [low] Los beneficios de { $name } no están respaldados por caja
        [high] Los beneficios de { $name } están respaldados por caja
       *[middle] Los beneficios de { $name } solo están respaldados por caja en parte
    }: en el ejercicio cerrado el { $date } la caja generada por las operaciones fue { $cash_conversion } veces su beneficio neto, y su flujo de caja libre fue del { $fcf_margin } de las ventas.
first-cash-credit = Pero un crédito fiscal del { $credit } del beneficio antes de impuestos elevó el beneficio neto.
first-spread = Su cartera no está concentrada en una sola empresa: su mayor posición, { $largest } ({ $weight }), ya está repartida entre muchas.
first-odds =
    { $verdict ->
        [never] En periodos de { $horizon }, { $name } nunca ha perdido dinero
        [low] En periodos de { $horizon }, { $name } rara vez ha perdido dinero
        [high] En periodos de { $horizon }, { $name } ha perdido dinero a menudo
       *[middle] En periodos de { $horizon }, { $name } ha perdido dinero a veces
    }: descontada la inflación, { $verdict ->
        [never] ninguno de esos periodos desde 1871
       *[other] el { $freq_neg } de esos periodos desde 1871
    } acabó en pérdidas, y la mayor caída fue del { $fall } (de { $from } a { $to }).
first-holdings =
    { $verdict ->
        [low] Su cartera ha oscilado poco
        [high] Su cartera tiene mucho riesgo
       *[middle] Su cartera tiene riesgo
    }: en los tres años hasta el { $date } llegó a caer un { $fall }, y { $largest } supone el { $weight } del total, una concentración como la de una cartera de { $pf_effective_positions } posiciones iguales.
first-half = Con la mitad de la posición en { $largest } en efectivo, la mayor caída habría sido del { $halved }.
first-concentration =
    { $verdict ->
        [low] Su cartera está bien repartida
        [high] Su cartera está concentrada
       *[middle] Su cartera está algo concentrada
    }: { $largest } supone el { $weight } del total, una concentración como la de una cartera de { $pf_effective_positions } posiciones iguales.
first-income =
    { $verdict ->
        [low] El dividendo de { $name } parece bien cubierto
        [middle] El dividendo de { $name } está cubierto por poco
       *[high] El dividendo de { $name } no está cubierto por su caja
    }: en el ejercicio cerrado el { $date } pagó { $dividends }, { $verdict ->
        [negative] mientras gastaba más caja de la que generó su negocio
        [high] más que su flujo de caja libre de { $free_cash_flow }
       *[other] con un flujo de caja libre de { $free_cash_flow }
    }.
first-income-no-yield = No podemos indicar la rentabilidad por dividendo de { $name }: hace falta una cotización actual, que no tenemos.
first-income-market =
    { $verdict ->
        [low] Las acciones estadounidenses pagaban menos que los bonos
        [high] Las acciones estadounidenses pagaban más que los bonos
       *[middle] Las acciones estadounidenses pagaban más o menos lo mismo que los bonos
    }: en { $date } sus dividendos eran el { $sp_dividend_yield } de su precio, y los bonos del Estado de EE. UU. a diez años rentaban un { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] En conjunto, las cifras favorecen a { $name }
        [unfavourable] En conjunto, las cifras van en contra de { $name }
        [none] Nuestras cifras de { $name } no bastan para responder a esto
       *[mixed] Las cifras de { $name } son contradictorias
    }: en { $span ->
        [five] los cinco años
       *[one] el año
    } hasta el { $date } su precio { $direction ->
        [up] subió
       *[down] bajó
    } un { $gain }, y en tres años llegó a caer un { $fall }.
first-return-accounts =
    No podemos decir qué rentabilidad dará { $name }, porque no tenemos precios actuales. En los cinco años hasta el { $date } su beneficio por acción { $direction ->
        [up] creció
       *[down] cayó
    } un { $eps_growth_5y }.
first-return-market = El pasado apunta a entre un { $after_cape_median_10y } y un { $sp_real_return_all }, descontada la inflación, para las acciones estadounidenses: lo primero fue la mediana de los diez años que siguieron a precios tan altos como los de { $date }; lo segundo es lo que rindieron desde 1871. Perdieron dinero en el { $freq_neg } de los periodos de { $horizon }.
first-return = El pasado apunta a cerca de un { $real_return_20y }, descontada la inflación: es lo que rindió { $name } en los veinte años hasta { $date }. En el peor periodo de diez años desde 1871 fue un { $real_return_10y_worst }.
first-rates-up = Un bono del Estado de EE. UU. a diez años perdería cerca de un { $bond_loss_1pt } de su precio si su rendimiento subiera un punto desde el { $long_rate } ({ $date }).
first-rates-up-by = Un bono del Estado de EE. UU. a diez años perdería cerca de un { $bond_loss } de su precio si su rendimiento subiera { $rate_rise } desde el { $long_rate } ({ $other_date }).
first-rates-down = El precio de un bono del Estado de EE. UU. a diez años subiría cerca de un { $bond_gain } si su rendimiento bajara { $rate_fall } desde el { $long_rate } ({ $other_date }).
first-cash-bonds =
    { $verdict ->
        [low] La liquidez renta ahora más que los bonos, y su valor no oscila
       *[high] Los bonos rentan ahora más que la liquidez, pero su precio puede caer
    }: los bonos del Estado de EE. UU. a diez años rentaban un { $long_rate } ({ $date }), y las letras del Tesoro a tres meses, un { $bill_rate }. Si el rendimiento de los bonos subiera un punto, su precio caería cerca de un { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] La mayoría de las veces fue mejor pagar el préstamo
        [high] La mayoría de las veces invertir rindió más de lo que cuesta el préstamo, pero no siempre
       *[middle] En más de la mitad de los casos, invertir rindió más de lo que cuesta el préstamo
    }: las acciones estadounidenses rindieron más de un { $repay_rate }, sin descontar la inflación, en el { $repay_beaten } de los periodos de { $horizon } desde 1871. Pagar el préstamo ahorra sus intereses con toda seguridad.
first-past =
    De { $from } a { $to }, una inversión en { $name } { $nominal_way ->
        [up] ganó un { $nominal }
       *[down] perdió un { $nominal }
    }, { $income ->
        [dividends] con dividendos
        [interest] con intereses
       *[both] con dividendos e intereses
    }. Descontada la inflación, fue { $real_way ->
        [up] una ganancia del { $real }
       *[down] una pérdida del { $real }
    }.
first-past-sum =
    Una suma de { $past_start }, invertida en { $name } de { $from } a { $to }, se convirtió en cerca de { $past_sum }, { $income ->
        [dividends] con dividendos
        [interest] con intereses
       *[both] con dividendos e intereses
    }. En dinero del comienzo del periodo, son cerca de { $past_real_sum }.
first-past-averages = Los precios son medias mensuales; con los de fin de año, la cifra puede diferir en varios puntos porcentuales.
first-past-missing = Nuestro historial de acciones y bonos de EE. UU. termina en { $date }, así que no podemos decir cuánto rindieron en { $years }. Desde 1871 hasta entonces, las acciones de EE. UU. rindieron un { $sp_real_return_all }, descontada la inflación.
first-past-price =
    De { $from } a { $to }, { $name } { $past_change_way ->
        [up] subió
       *[down] bajó
    } un { $past_change_size }; su precio era de { $price } ({ $other_date }).
first-past-price-dividends = Los dividendos están incluidos.
first-past-price-begins = Nuestros precios de { $name } no empiezan hasta { $from }.
first-past-price-missing = No podemos decir cómo evolucionó { $name } entonces ({ $years }): no tenemos precios de entonces.
first-not-those-years = { $name }, { $years }: no podemos decirlo; estas son las últimas cifras.
first-past-when =
    { $span ->
        [year] en { $first }
        [years] de { $first } a { $last }
       *[months] de { $from } a { $to }
    }
first-past-inflation =
    { $when }, los precios al consumo de EE. UU. { $past_infl_way ->
        [up] subieron
       *[down] bajaron
    } un { $past_infl_size }{ $span ->
        [year] { " " }(de diciembre a diciembre)
       *[other] { "" }
    }; la inflación interanual más reciente es del { $infl_12m } ({ $other_date }).
first-past-rates = { $when }, los bonos del Estado de EE. UU. a diez años rentaron de media un { $past_long_rate }; el dato más reciente es del { $long_rate } ({ $other_date }).
first-past-policy = { $when }, el tipo de interés oficial de EE. UU. fue de media del { $past_policy_rate }; el dato más reciente es del { $policy_rate } ({ $other_date }).
first-past-jobs = { $when }, el desempleo en EE. UU. fue de media del { $past_unemployment }; el dato más reciente es del { $unemployment } ({ $other_date }).
first-past-growth =
    { $when }, el PIB real de EE. UU. { $past_gdp_way ->
        [up] creció
       *[down] se contrajo
    } un { $past_gdp_size }; la tasa anual más reciente es del { $gdp_1y } ({ $other_date }).
first-needed-return = Para convertir { $needed_start } en { $needed_goal } en { $horizon } hace falta un { $needed_return }, antes de impuestos. Las acciones estadounidenses, con dividendos y antes de inflación, rindieron más en el { $needed_reached } de los periodos de esa duración desde 1871.
first-extremes =
    En periodos de { $horizon }, el peor resultado de una inversión en { $name } desde 1871 fue { $worst_way ->
        [up] una ganancia del { $worst }
       *[down] una pérdida del { $worst }
    }, descontada la inflación (de { $from } a { $to }), y el mejor, una ganancia del { $best } (de { $best_from } a { $best_to }).
first-double = Al { $rate_supposed }, el dinero se duplica en unos { $rate_doubling }, antes de inflación e impuestos.
first-double-market = Con la rentabilidad media de las acciones de EE. UU. desde 1871, un { $sp_real_return_all } descontada la inflación, el dinero se duplicó en unos { $rate_doubling }. Nadie puede prometer esa rentabilidad.
first-rate-sum = Al { $rate_supposed }, una suma de { $grown_start } se convierte en cerca de { $rate_grown_sum } en { $horizon }, antes de inflación e impuestos.
first-rate-needed = Al { $rate_supposed }, para reunir la suma indicada hay que invertir de una vez cerca de { $rate_needed_sum } durante { $horizon }, antes de inflación e impuestos.
first-rate-saved = Al { $rate_supposed }, unas aportaciones mensuales por un total de { $plan_paid } se convierten en cerca de { $rate_saved_sum } en { $horizon }, antes de inflación e impuestos.
first-rate-monthly = Al { $rate_supposed }, para reunir la suma indicada hacen falta cerca de { $rate_monthly_sum } al mes durante { $horizon }, antes de inflación e impuestos.
first-recovery = Las acciones estadounidenses tardaron { $sp_recovery_1929 } en volver a su máximo tras el desplome de 1929, { $sp_recovery_2000 } tras el de 2000 y { $sp_recovery_2008 } tras el de 2008, con dividendos y descontada la inflación.
first-stocks-bonds =
    { $verdict ->
        [low] Para { $horizon }, las acciones tienen el mejor historial
        [high] Para { $horizon }, los bonos son la opción más segura
       *[middle] Para { $horizon }, las acciones han rendido más y los bonos son más seguros
    }: las acciones estadounidenses rindieron más que los bonos del Estado en el { $freq_stocks_beat_bonds } de los periodos de esa duración desde 1871, pero perdieron dinero, descontada la inflación, en el { $freq_neg } de ellos. En los diez años hasta { $date } rindieron un { $sp_real_return_10y } descontada la inflación, y los bonos, un { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] En periodos de { $horizon }, invertir ha superado al ahorro la mayoría de las veces
        [high] Para { $horizon }, ahorrar es la opción más segura
       *[middle] En periodos de { $horizon }, invertir ha rendido más, pero es un riesgo
    }: las acciones estadounidenses perdieron dinero, descontada la inflación, en el { $freq_neg } de esos periodos desde 1871 y rindieron un { $sp_real_return_all } de media. Las letras del Tesoro de EE. UU. a tres meses pagaban un { $bill_rate } en { $other_date }, es decir, un { $real_bill_rate } descontada la inflación.
first-beat-inflation =
    { $verdict ->
        [low] En periodos de { $horizon }, las acciones de EE. UU. han superado a la inflación la mayoría de las veces
        [high] En periodos de { $horizon }, las acciones de EE. UU. se han quedado a menudo por debajo de la inflación
       *[middle] En periodos de { $horizon }, las acciones de EE. UU. suelen superar a la inflación, pero no siempre
    }: rindieron menos que la inflación en el { $freq_neg } de esos periodos desde 1871. De media rindieron un { $sp_real_return_all }, descontada la inflación.
first-crash =
    Un desplome como el de { $year } costaría cerca de un { $fall }: es lo que perdió { $name }, descontada la inflación, de { $from } a { $to }{ $more ->
        [yes] , y las acciones estadounidenses por sí solas perdieron un { $stocks }
       *[no] { "" }
    }.
first-crash-past = En el desplome de { $year }, las acciones estadounidenses perdieron un { $fall }, descontada la inflación, de { $from } a { $to }.
first-which =
    { $ahead ->
        [one] { $name } queda por delante de { $other }
       *[none] { $name } y { $other } quedan prácticamente a la par
    }: en los tres años hasta el { $date }, { $first } rindió al año { $gap } { $gained ->
        [more] más
       *[less] menos
    } que { $second }, y las oscilaciones de su precio fueron { $ratio } veces las de { $second }.
first-view =
    { $verdict ->
        [favourable] En conjunto, las cifras favorecen a { $name }
        [unfavourable] En conjunto, las cifras van en contra de { $name }
        [none] Nuestras cifras de { $name } no bastan para responder a esto
       *[mixed] Las cifras de { $name } son contradictorias
    }. En el ejercicio cerrado el { $date } sus ventas { $direction ->
        [up] crecieron
       *[down] cayeron
    } un { $revenue_growth_1y } y su margen operativo fue del { $operating_margin }{ $more ->
        [yes] ; el { $other_date } sus acciones en libre circulación valían { $float_to_earnings } veces su beneficio
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] En conjunto, las cifras favorecen a las acciones estadounidenses
        [unfavourable] En conjunto, las cifras van en contra de las acciones estadounidenses
        [none] Nuestras cifras de las acciones estadounidenses no bastan para responder a esto
       *[mixed] Las cifras de las acciones estadounidenses son contradictorias
    }: en los diez años hasta { $date } rindieron un { $sp_real_return_10y }, descontada la inflación; en { $other_date } costaban { $cape } veces su beneficio medio de diez años (mediana: { $cape_median }).
first-missing =
    { $question ->
        [value] No podemos decir si el precio de { $name } es alto o bajo
        [price] No podemos decir si el precio de { $name } es alto o bajo
        [risk] No podemos valorar el riesgo de { $name }
        [return] No podemos decir qué rentabilidad cabe esperar de { $name }
        [income] No podemos valorar el dividendo de { $name }
        [debt] No podemos valorar la deuda de { $name }
        [profit] No podemos valorar los beneficios de { $name }
        [which] No podemos decidir entre { $name }
        [concentration] No podemos decir qué grado de concentración tiene { $name }
       *[view] No podemos dar una opinión sobre { $name }
    }: { $data ->
        [prices] harían falta precios actuales, que no tenemos
        [accounts] harían falta cuentas anuales, que no tenemos
        [both] harían falta precios actuales y cuentas anuales, que no tenemos
        [loss] tuvo pérdidas, así que su precio no se puede comparar con un beneficio
        [pair] harían falta, de ambos, precios actuales o cuentas anuales de la misma época, y no los tenemos
        [together] harían falta los precios de todas sus partes en los mismos años, y no los tenemos
        [history] harían falta precios de muchos años, que no tenemos
        [weights] haría falta el peso de cada parte, que no conocemos
        [elsewhere] solo tenemos cifras de mercados y economías en su conjunto para Estados Unidos
       *[figures] no tenemos cifras al respecto
    }.
first-withdraw =
    { $verdict ->
        [always] El dinero bastó siempre
        [never] El dinero no bastó nunca
        [rarely] La mayoría de las veces el dinero no bastó
        [low] A menudo el dinero no bastó
        [high] El dinero bastó casi siempre
       *[middle] El dinero bastó la mayoría de las veces
    }: con { $name }, retirar un { $withdraw_rate } del capital inicial, actualizado con la inflación, fue sostenible en el { $withdraw_lasted } de los periodos de { $horizon } desde 1871. Lo máximo sostenible en todos ellos fue un { $withdraw_always }.
first-withdraw-long = Con { $name }, retirar un { $withdraw_rate } del capital inicial, cantidad actualizada con la inflación, fue sostenible durante 10 años en el { $withdraw_lasted_10y } de los casos desde 1871, durante 20 años en el { $withdraw_lasted_20y } y durante { $horizon } en el { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Con { $name }, el dinero duró al menos { $horizon } en todos los casos desde 1871
        [half] Con { $name }, el dinero duró { $withdraw_years_worst } en el peor caso desde 1871 y al menos { $horizon } en la mitad de los casos
       *[no] Con { $name }, el dinero duró { $withdraw_years_worst } en el peor caso desde 1871 y { $withdraw_years_typical } o más en la mitad de los casos
    }.
first-withdraw-most = Con { $name }, lo máximo que se podía retirar sin que el dinero se agotara antes de tiempo en ningún periodo de { $horizon } desde 1871 era un { $withdraw_always } del capital inicial, actualizado con la inflación. En la mitad de los periodos se podía retirar un { $withdraw_median }.
first-plan = Invertir cada mes la misma cantidad en { $name } durante { $horizon } dio, descontada la inflación, { $plan_median } veces lo aportado: es la mediana de todos esos periodos desde 1871. Una décima parte de los periodos acabó por debajo de { $plan_low } veces lo aportado, y el { $plan_loss } de los periodos, con menos dinero del que se había puesto.
first-plan-sum = Un total de { $plan_paid }, aportado mes a mes, se convirtió en cerca de { $plan_median_sum } en dinero de hoy, y en menos de { $plan_low_sum } en la peor décima parte de los casos ({ $name }, { $horizon }).
first-plan-goal = Para reunir la suma indicada en dinero de hoy bastaron cerca de { $plan_monthly_median } al mes en la mitad de los casos, y cerca de { $plan_monthly_low } al mes en nueve de cada diez casos ({ $name }, { $horizon }).
first-grown = Una suma invertida de una vez en { $name } durante { $horizon } se multiplicó por { $grown_median }, descontada la inflación: es la mediana de todos esos periodos desde 1871. En una décima parte de los periodos se multiplicó por menos de { $grown_low }, y el { $grown_loss } de los periodos acabó en pérdidas.
first-grown-goal = Para reunir la suma indicada en dinero de hoy bastó invertir de una vez cerca de { $grown_needed_median } en la mitad de los casos, y cerca de { $grown_needed_low } en nueve de cada diez casos ({ $name }, { $horizon }).
first-grown-sum = Una suma de { $grown_start }, invertida de una vez, se convirtió en cerca de { $grown_median_sum } en dinero de hoy, y en menos de { $grown_low_sum } en la peor décima parte de los casos ({ $name }, { $horizon }).
first-withdraw-sum = Con la suma indicada se podían retirar cerca de { $withdraw_always_sum } al año en todos los casos sin que el dinero se agotara antes de tiempo, y cerca de { $withdraw_median_sum } al año en la mitad de los casos ({ $name }, { $horizon }).
first-withdraw-month = Con la suma indicada se podían retirar cerca de { $withdraw_always_month } al mes en todos los casos sin que el dinero se agotara antes de tiempo, y cerca de { $withdraw_median_month } al mes en la mitad de los casos ({ $name }, { $horizon }).
first-withdraw-capital = Hacía falta un capital inicial de cerca de { $withdraw_capital_always } para que el dinero bastara en todos los casos, y de cerca de { $withdraw_capital_median } para que bastara en la mitad de los casos ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] La mayoría de las veces fue mejor invertirlo todo de una vez
        [low] La mayoría de las veces fue mejor invertir por partes
       *[middle] Ninguna de las dos opciones fue claramente mejor
    }: en el { $lump_ahead } de los años desde 1871, una suma invertida de una vez en { $name } rindió más que la misma suma en doce partes mensuales. La ventaja mediana en todos esos años fue del { $lump_lead }.
first-wait =
    { $verdict ->
        [low] La mayoría de las veces, una caída del { $wait_fall } no llegó
        [high] La mayoría de las veces, una caída del { $wait_fall } acabó llegando
       *[middle] Una caída del { $wait_fall } llegó más o menos la mitad de las veces
    }: tras el { $wait_reached } de los meses desde 1871, las acciones estadounidenses tardaron como mucho { $horizon } en costar al menos un { $wait_fall } menos que en ese mes.
first-wait-compared = A modo de comparación, en el { $lump_ahead } de los años, una suma invertida de una vez rindió más que la misma suma en doce partes mensuales.
first-eps =
    En el ejercicio cerrado el { $date }, { $name } ganó { $eps_diluted }, un { $eps_growth_1y } { $direction ->
        [up] más
       *[down] menos
    } que el año anterior.
first-roe =
    { $verdict ->
        [low] La rentabilidad del patrimonio neto de { $name } no se debe a las recompras de acciones
        [high] La rentabilidad del patrimonio neto de { $name } se debe sobre todo a las recompras de acciones
       *[middle] Las recompras de acciones elevan la rentabilidad del patrimonio neto de { $name }
    }: en el ejercicio cerrado el { $date } fue del { $roe }, y las acciones que { $name } recompró en cinco años costaron { $buybacks_5y_to_equity } veces su patrimonio neto.
first-view-net =
    { $verdict ->
        [favourable] En conjunto, las cifras favorecen a { $name }
        [unfavourable] En conjunto, las cifras van en contra de { $name }
        [none] Nuestras cifras de { $name } no bastan para responder a esto
       *[mixed] Las cifras de { $name } son contradictorias
    }. En el ejercicio cerrado el { $date } sus ventas { $direction ->
        [up] crecieron
       *[down] cayeron
    } un { $revenue_growth_1y } y su beneficio neto fue del { $net_margin } de las ventas.
first-policy-rate =
    El tipo de interés oficial de EE. UU. era del { $policy_rate } ({ $date }), por { $verdict ->
        [no] encima
       *[partly] debajo
    } de la inflación, que fue del { $infl_12m } en un año ({ $other_date }).
first-mixes =
    { $verdict ->
        [more] { $higher } rindió más y cayó más
        [better] { $higher } rindió más y no cayó más
       *[neither] Ninguna de las dos carteras fue claramente mejor
    }: con acciones y bonos de EE. UU., descontada la inflación y en todos los periodos de { $horizon } desde 1871, la rentabilidad mediana fue del { $mix_median } con { $name } y del { $other_mix_median } con { $other }. Acabó en pérdidas el { $freq_neg } de los periodos con { $name } y el { $other_mix_loss } con { $other }. Las mayores caídas fueron del { $fall } y del { $other_fall }, respectivamente.
first-fund-falls = Un fondo amplio de acciones estadounidenses caería más o menos lo mismo que ellas.
first-stock-fall = Si las acciones cayeran un { $stock_fall } y los bonos mantuvieran su precio, { $name } perdería cerca de un { $mix_stock_fall }.
first-parts-fall = El conjunto perdería un { $whole_fall } si todo lo demás mantuviera su precio ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Se supone que toda la suma está invertida en: { $name }.
first-supposed-sum = De { $sum } se perderían { $lost } y quedarían { $left }.
first-constraints = Estas cifras no tienen en cuenta su condición: { $limits }.
first-limit-exceeded = Se supera su límite del { $limit }: { $parts }.
first-limit-kept = Se respeta su límite del { $limit }: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Lo que pague más después de comisiones: un fondo monetario en dólares paga más o menos lo que rinden las letras del Tesoro de EE. UU. a tres meses ({ $bill_rate }, { $date }), menos su comisión. Una cuenta de ahorro que pague menos rinde menos, pero los depósitos están garantizados hasta un límite y los fondos no. No tenemos los tipos de cada banco.
first-stock-share = No hay una parte que valga para todos: cuenta cuándo se necesita el dinero y qué caída se puede soportar. Desde 1871, las acciones estadounidenses perdieron dinero, descontada la inflación, en el { $five } de los periodos de cinco años y en el { $twenty } de los periodos de veinte años, y en el peor caso cayeron un { $fall }. Con la mitad del dinero en acciones, una caída así cuesta al conjunto la mitad. El dinero que se necesita en pocos años no debe estar en acciones.
first-debt-cash = A { $date }, { $name } tenía una deuda de { $debt } y disponía de { $cash } en efectivo y valores a corto plazo.
first-short-history = No podemos decir qué rentabilidad dará { $name } en { $horizon }: nuestros datos de precios solo abarcan de { $from } a { $to }.
first-stand-in-bonds = Para este fondo, el cálculo se basa en el historial de los bonos del Estado de EE. UU. a diez años.
first-erosion = Con una inflación del { $infl_supposed }, el dinero sin intereses pierde el { $infl_erosion } de su poder adquisitivo en { $horizon }.
first-forecast = Nadie puede saberlo de antemano; estos son los últimos datos.
first-stand-in-mix = Para estos fondos, el cálculo se basa en el historial de las acciones y de los bonos del Estado a diez años de EE. UU.
first-stand-in = Para { $name } no tenemos un historial tan largo: el cálculo se basa en el de las acciones estadounidenses.
first-dividend-not-shown = Las cuentas de { $name } del ejercicio cerrado el { $date } no muestran ningún dividendo.
first-no-dividend = { $name } no pagó dividendo en el ejercicio cerrado el { $date }.
first-withdrawals = No hemos calculado retiradas de dinero: estas cifras no las incluyen.
first-income-share =
    Fueron { $share }, { $same ->
        [yes] lo mismo que en { $since }
       *[no] frente a { $first_share } en { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Datos disponibles: { $kinds }.
current-accounts = cuentas hasta { $date }
current-prices = cotizaciones hasta { $date }
current-metals = metales y criptomonedas hasta { $date }
current-exchange = tipos de cambio hasta { $date }
current-market = Bolsa de EE. UU. hasta { $date }
current-rates = tipos de interés hasta { $date }
current-economy = datos económicos hasta { $date }
table-years = { $name }: ejercicios
table-compare = Lado a lado
table-portfolio = Las partes de la cartera

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    En un año ({ $dates }), el dólar { $dollar_12m_way ->
        [down] cayó
       *[up] subió
    } un { $dollar_12m_size } frente a las monedas de sus socios comerciales. Estuvo más débil en el { $dollar_percentile } de los días registrados.
wrong-dollar = El dólar se da la vuelta en el próximo año.
claim-fall-year =
    En un año ({ $dates }), { $name } llegó a caer un { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Eso { $verdict ->
            [opposes] supera lo que permite
           *[other] está dentro de lo que permite
        } la tolerancia al riesgo
    }.
wrong-fall-year = Un historial más largo muestra una caída claramente mayor.
claim-swings-year = En un año ({ $dates }), { $name } osciló normalmente un { $vol_12m }.
wrong-swings-year = Un historial más largo muestra oscilaciones mucho mayores o menores.
claim-sahm = En tres meses ({ $dates }), el desempleo estuvo de media { $sahm } por encima de su mínimo del último año.
wrong-sahm = El desempleo sube en los próximos meses.
claim-inversion-record = En el { $jobs_after_inversion } de los meses en que los tipos a corto plazo superaron a los de largo plazo, el desempleo era claramente mayor un año y medio después. En el conjunto de los meses, esa proporción es del { $jobs_after_any } (datos: { $dates }).
wrong-inversion-record = La próxima inversión pasa sin que suba el desempleo.
claim-growth-5y =
    En cinco años ({ $dates }), las ventas de { $name } { $revenue_growth_5y_way ->
        [down] cayeron
       *[up] crecieron
    } un { $revenue_growth_5y_size }{ $more ->
        [yes] ; el beneficio por acción { $eps_growth_5y_way ->
            [down] cayó
           *[up] creció
        } un { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = El cambio se debió a una adquisición o a un solo año.
claim-bill-real =
    Las letras del Tesoro estadounidense a tres meses pagaban un { $bill_rate } ({ $dates }). Descontada la inflación, es una { $real_bill_rate_way ->
        [down] pérdida
       *[up] ganancia
    } del { $real_bill_rate_size }.
wrong-bill-real = Los tipos a corto o la inflación se mueven más de un punto.
claim-payrolls =
    En un año ({ $dates }), el número de empleos en Estados Unidos { $payrolls_12m_way ->
        [down] bajó
       *[up] subió
    } un { $payrolls_12m_size }.
wrong-payrolls = Las cifras se revisan, o cambian de signo en unos meses.
claim-output =
    En un año ({ $dates }), la economía estadounidense { $gdp_1y_way ->
        [down] se contrajo
       *[up] creció
    } un { $gdp_1y_size }, descontada la inflación.
wrong-output = Los próximos trimestres van en sentido contrario.
claim-money =
    En un año ({ $dates }), la masa monetaria estadounidense M2 { $m2_12m_way ->
        [down] se redujo
       *[up] creció
    } un { $m2_12m_size }; descontada la inflación, { $m2_real_12m_way ->
        [down] se redujo
       *[up] creció
    } un { $m2_real_12m_size }{ $more ->
        [yes] . El crédito bancario a empresas { $loans_12m_way ->
            [down] bajó
           *[up] subió
        } un { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = El dinero pasa a formas que M2 no cuenta.
claim-housing =
    En un año ({ $dates }), las viviendas iniciadas en Estados Unidos { $starts_12m_way ->
        [down] bajaron
       *[up] subieron
    } un { $starts_12m_size } y los permisos de construcción { $permits_12m_way ->
        [down] bajaron
       *[up] subieron
    } un { $permits_12m_size }{ $more ->
        [yes] . El coste de la vivienda { $shelter_12m_way ->
            [down] bajó
           *[up] subió
        } un { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Un invierno suave o duro explica la diferencia.
claim-purchasing-power = Un dólar compraba el { $purchasing_power_10y } de lo que compraba diez años antes ({ $dates }).
wrong-purchasing-power = Los precios bajan en los próximos diez años.
claim-hedge =
    De { $from } a { $to }, el precio de { $name } { $gain_whole_way ->
        [down] cayó
       *[up] subió
    } un { $gain_whole_size } y los precios al consumo en Estados Unidos { $infl_whole_way ->
        [down] cayeron
       *[up] subieron
    } un { $infl_whole_size }.
wrong-hedge = Un historial más largo muestra lo contrario.
claim-level = La mediana de { $name } es de { $level_median }; en el { $level_percentile } de los meses registrados el cambio fue más bajo que ahora ({ $dates }).
wrong-level = La mediana antigua ya no sirve, porque los precios de los dos países se han separado.

## Measures of the above.

measure-vol-12m = Volatilidad en doce meses
measure-gain-whole = Variación desde el inicio de los datos
measure-infl-whole = Inflación en los mismos meses
measure-correlation-12m = Correlación en doce meses
measure-level-median = Tipo de cambio mediano
measure-level-percentile = Tipo de cambio frente a su propia historia
measure-core-infl-12m = Inflación sin alimentos ni energía
measure-shelter-12m = Variación del coste de la vivienda
measure-payrolls-12m = Variación del empleo
measure-income-12m = Variación de la renta real
measure-m2-12m = Variación de la masa monetaria M2
measure-m2-real-12m = Variación de M2 descontada la inflación
measure-starts-12m = Variación de las viviendas iniciadas
measure-permits-12m = Variación de los permisos de construcción
measure-loans-12m = Variación del crédito a empresas
measure-gdp-1y = Variación del PIB real
measure-bill-rate = Rendimiento de las letras a tres meses
measure-real-bill-rate = Rendimiento de las letras menos inflación
measure-purchasing-power-10y = Poder adquisitivo que queda tras diez años
measure-sahm = Desempleo por encima de su mínimo del año
measure-jobs-after-inversion = Inversiones de tipos seguidas de más desempleo
measure-jobs-after-any = Meses seguidos de más desempleo
measure-oil-price = Precio del barril de crudo
measure-oil-12m = Variación del precio del crudo
measure-dollar-12m = Variación del dólar frente a las monedas de sus socios
measure-dollar-percentile = Dólar frente a su propia historia
measure-sp-long-rate = Rendimiento a diez años en ese mes
measure-revenue-growth-5y = Crecimiento de las ventas, cinco años
measure-eps-growth-5y = Crecimiento del beneficio por acción, cinco años
measure-cash = Efectivo y valores a corto plazo
measure-debt = Deuda
measure-dividends = Dividendos pagados
measure-buybacks = Recompras de acciones
measure-dividends-per-share = Dividendo por acción
measure-shares-diluted = Acciones diluidas
measure-public-float = Valor de las acciones en libre circulación

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: precios de fin de mes, de { $from } a { $to }
chart-price-axis = Precio en { $unit }
chart-index-axis = Nivel del índice
chart-log = escala logarítmica
chart-fall = Por debajo del máximo anterior de fin de mes, en %
chart-price-alt = Precios de fin de mes: { $name }, de { $from } a { $to }. Último frente al primero: { $times }. Mayor caída desde un máximo: { $deepest }. Al final: { $last }.
chart-valuation = { $name }: precio frente a diez años de beneficios (CAPE), de { $from } a { $to }
chart-valuation-axis = Precio en múltiplos del beneficio anual; sombreado: la mitad central de los meses
chart-last = último { $value }
chart-median = mediana { $value }
chart-valuation-alt = CAPE: { $name }, de { $from } a { $to }. Último: { $last }. Mediana: { $median }. La mitad de los meses está entre { $low } y { $high }.
chart-scenarios = Escenarios: cuántas veces el pasado acabó así
chart-scenarios-axis = Proporción de periodos pasados, en %
chart-scenarios-alt = Proporción de periodos pasados: { $shares }.
chart-bear = Desfavorable
chart-base = Central
chart-bull = Favorable
chart-confidence = Confianza de cada miembro antes (anillo) y después (punto) de las preguntas
chart-confidence-axis = Confianza, de 0 (ninguna) a 1 (certeza)
chart-confidence-alt = Confianza de 0 a 1, antes y después: { $members }.
chart-source = Fuente: { $source }
chart-source-committee = Fuente: el comité
measure-pf-effective-positions = Posiciones iguales con la misma concentración
measure-pf-risk-share = Parte del riesgo de la cartera
measure-pf-halved-drawdown-36m = Mayor caída en tres años con la mitad de la mayor posición en efectivo
measure-real-max-drawdown-all = Mayor caída descontada la inflación
measure-crash-fall = Caída en aquel desplome, descontada la inflación
measure-withdraw-rate = Retirada en el primer año
measure-withdraw-lasted = Periodos pasados en los que el dinero bastó para las retiradas
measure-past-change = Variación del precio en los años indicados
measure-needed-return = Rentabilidad anual necesaria
measure-needed-start = Suma inicial
measure-needed-goal = Objetivo
measure-needed-reached = Proporción de los periodos pasados en los que las acciones estadounidenses rindieron más
measure-infl-change-12m = Variación de la inflación respecto al año anterior
measure-withdraw-lasted-10y = Periodos pasados de 10 años en los que el dinero bastó para las retiradas
measure-withdraw-lasted-20y = Periodos pasados de 20 años en los que el dinero bastó para las retiradas
measure-withdraw-always = Mayor retirada sostenible en todos los periodos pasados
measure-withdraw-median = Mayor retirada sostenible en la mitad de los periodos pasados
measure-return-nominal = Rentabilidad antes de inflación
measure-return-real = Rentabilidad descontada la inflación
measure-past-start = Suma invertida
measure-past-sum = En qué se había convertido
measure-past-real-sum = Lo mismo en dinero del primer mes
measure-past-worst = Peor rentabilidad de los periodos tan largos como el horizonte
measure-past-best = Mejor rentabilidad de los periodos tan largos como el horizonte
measure-past-infl = Inflación en los años indicados
measure-past-long-rate = Rendimiento medio a diez años en los años indicados
measure-past-policy-rate = Tipo oficial medio en los años indicados
measure-past-unemployment = Desempleo medio en los años indicados
measure-past-gdp = Variación del PIB real en los años indicados
measure-policy-rate = Tipo de interés oficial de EE. UU.
measure-rate-supposed = Rentabilidad supuesta en la pregunta
measure-rate-grown-sum = En qué se convierte la suma con esa rentabilidad
measure-grown-needed-median = Suma invertida de una vez que bastó en la mitad de los periodos pasados
measure-grown-needed-low = Suma invertida de una vez que bastó en nueve de cada diez periodos pasados
measure-rate-needed-sum = Suma para el objetivo con esa rentabilidad
measure-rate-saved-sum = En qué se convierten las aportaciones mensuales con esa rentabilidad
measure-rate-monthly-sum = Aportación mensual para el objetivo con esa rentabilidad
measure-rate-doubling = Tiempo en que el dinero se duplica
measure-recovery = Tiempo hasta que las acciones estadounidenses volvieron a su máximo anterior al desplome
measure-repay-rate = Interés del préstamo
measure-repay-beaten = Proporción de los periodos pasados en los que las acciones estadounidenses rindieron más de lo que cuesta el préstamo
measure-rate-fall = Bajada del rendimiento
measure-bond-gain = Subida de precio de un bono a diez años si su rendimiento baja en esa medida
measure-infl-supposed = Inflación supuesta en la pregunta
measure-infl-erosion = Pérdida de poder adquisitivo con esa inflación
measure-plan-paid = Total aportado
measure-plan-median-sum = Valor final de las aportaciones mensuales en dinero de hoy, mediana de los periodos pasados
measure-plan-low-sum = Valor final de las aportaciones mensuales en dinero de hoy, superado en nueve de cada diez periodos pasados
measure-plan-monthly-median = Aportación mensual que bastó en la mitad de los periodos pasados
measure-plan-monthly-low = Aportación mensual que bastó en nueve de cada diez periodos pasados
measure-withdraw-always-sum = Mayor suma anual sostenible en todos los periodos pasados
measure-withdraw-median-sum = Mayor suma anual sostenible en la mitad de los periodos pasados
measure-withdraw-always-month = Mayor suma mensual sostenible en todos los periodos pasados
measure-withdraw-median-month = Mayor suma mensual sostenible en la mitad de los periodos pasados
measure-withdraw-years-worst = Años que duró el dinero en el peor periodo pasado
measure-withdraw-years-typical = Años que duró el dinero en la mitad de los periodos pasados
measure-withdraw-capital-always = Capital inicial que bastó en todos los periodos pasados
measure-withdraw-capital-median = Capital inicial que bastó en la mitad de los periodos pasados
measure-plan-median = Valor final de las aportaciones mensuales frente a lo aportado, mediana de los periodos pasados
measure-plan-low = Valor final de las aportaciones mensuales frente a lo aportado, peor décima parte de los periodos pasados
measure-plan-loss = Periodos pasados en los que invertir cada mes acabó por debajo de lo aportado
measure-grown-start = Suma invertida de una vez
measure-grown-median-sum = Valor final de la suma invertida en dinero de hoy, mediana de los periodos pasados
measure-grown-low-sum = Valor final de la suma invertida en dinero de hoy, superado en nueve de cada diez periodos pasados
measure-grown-median = Valor final de una suma invertida de una vez frente a esa suma, mediana de los periodos pasados
measure-grown-low = Valor final de una suma invertida de una vez frente a esa suma, peor décima parte de los periodos pasados
measure-grown-loss = Periodos pasados en los que invertir una suma de una vez acabó en pérdidas
measure-lump-ahead = Años pasados en los que invertir de una vez rindió más que por partes
measure-lump-lead = Ventaja de invertir de una vez sobre hacerlo por partes, mediana de los años pasados
measure-wait-fall = Caída que se espera antes de comprar
measure-wait-reached = Proporción de los meses tras los que los precios llegaron a caer tanto dentro del horizonte
measure-bond-loss-1pt = Pérdida de precio de un bono a diez años si su rendimiento sube un punto
measure-bond-loss = Pérdida de precio de un bono a diez años si su rendimiento sube tanto como en la pregunta
measure-rate-rise = Subida del rendimiento indicada en la pregunta
measure-stock-fall = Caída de las acciones indicada en la pregunta
measure-mix-stock-fall = Pérdida de la cartera con esa caída, si los bonos mantienen su precio
measure-part-weight = Peso de la parte
measure-part-fall = Caída supuesta de la parte
measure-whole-fall = Pérdida del conjunto
measure-supposed-sum = Suma que nombra la pregunta
measure-supposed-lost = Pérdida de esa suma
measure-supposed-left = Lo que queda de esa suma
measure-mix-median = Rentabilidad anual mediana de la cartera descontada la inflación
measure-other-mix-median = Lo mismo para la segunda cartera
measure-other-mix-loss = Periodos pasados con pérdidas de la segunda cartera
measure-other-mix-fall = Mayor caída de la segunda cartera

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] El beneficio por acción de { $name } bajó un { $size } en un año
       *[up] El beneficio por acción de { $name } subió un { $size } en un año
    }{ $more ->
        [yes] , hasta { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = El próximo informe anual muestra el beneficio por acción en sentido contrario.
claim-tax-credit =
    Un crédito fiscal del { $tax_credit } del beneficio antes de impuestos elevó el beneficio neto de { $name }{ $more ->
        [yes] ; su margen neto superó al operativo en { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = El crédito se repite cada año, o el beneficio se mantiene sin él.
claim-other-income = El margen neto de { $name } superó al operativo en { $net_above_operating }: intereses, plusvalías o partidas extraordinarias se sumaron al beneficio
wrong-other-income = Esos ingresos adicionales se repiten cada año.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = eso dice poco, porque el patrimonio neto es solo el { $value } de los activos
doubt-capital-to-assets = eso dice poco, porque el capital invertido es solo el { $value } de los activos
doubt-buybacks-5y-to-equity = eso dice poco, porque las recompras de cinco años costaron { $value } veces el patrimonio neto que queda
doubt-tax-credit = un crédito fiscal del { $value } del beneficio antes de impuestos contribuyó a ello
doubt-net-above-operating = ingresos ajenos al negocio contribuyeron a ello: el margen neto supera al operativo en { $value }
doubt-eps-growth-5y = pero el beneficio por acción bajó un { $size } en cinco años
doubt-fcf-margin = eso dice poco, porque el flujo de caja libre fue solo el { $value } de las ventas
doubt-eps-growth-1y = eso dice poco, porque el beneficio por acción bajó un { $size } en el último año
claim-implied-growth =
    Para rendir lo que las acciones estadounidenses desde 1871, { $name } necesita que sus beneficios { $implied_growth_way ->
        [down] no caigan nunca en más de un
       *[up] crezcan de forma permanente un
    } { $implied_growth_size }, descontada la inflación{ $more ->
        [yes] ; en cinco años, el beneficio por acción { $eps_growth_5y_way ->
            [down] cayó
           *[up] creció
        } un { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = Los beneficios crecen más deprisa, o rentabilidades más bajas pasan a ser normales para todas las acciones.
measure-equity-to-assets = Patrimonio neto sobre activos
measure-capital-to-assets = Capital invertido sobre activos
measure-buybacks-5y-to-equity = Recompras de cinco años, en múltiplos del patrimonio neto
measure-tax-credit = Crédito fiscal sobre el beneficio antes de impuestos
measure-net-above-operating = Margen neto por encima del operativo
measure-implied-growth = Crecimiento de beneficios que supone el valor

## How the confidence came about.

confidence-kind-accounts = Cuentas
confidence-kind-valuation = Valoración
confidence-kind-prices = Precios
confidence-kind-risk = Riesgo
confidence-kind-portfolio = Composición de las inversiones
confidence-kind-economy = Economía
confidence-readings =
    { $name }: { $agreeing ->
        [one] { $agreeing } cifra clave de { $readings } apunta
       *[other] { $agreeing } cifras clave de { $readings } apuntan
    } en el mismo sentido que el resultado. { $dates ->
        [one] Fecha de las cifras: { $to }.
       *[several] Fechas de las cifras: { $from } – { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] { $readings } cifra clave
       *[other] { $readings } cifras clave
    }. { $dates ->
        [one] Fecha de las cifras: { $to }.
       *[several] Fechas de las cifras: { $from } – { $to }.
    }
confidence-missing = { $name }: sin cifras.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Precio o tipo consultado
measure-looked-change = Variación consultada
measure-looked-ratio = Relación o correlación consultada
lookup-consumer-prices = precios al consumo de EE. UU.
lookup-price-ounce = { $name } (la onza)
lookup-price-gram = { $name } (el gramo)
lookup-price-now =
    { $name } estaba en { $price } el { $date }, un { $way ->
        [down] { $size } menos
       *[other] { $size } más
    } que un año antes ({ $then }).
lookup-price-at = { $name } estaba en { $price } el { $date }.
lookup-price-near = No tenemos el precio de { $name } de ese día ({ $asked }); el más cercano que tenemos es { $price } ({ $date }).
lookup-price-range = En { $time }, { $name } se movió entre { $low } y { $high }; el último valor fue { $last } ({ $date }).
lookup-price-change =
    { $name } { $way ->
        [down] bajó
       *[other] subió
    } un { $size } del { $from } al { $to }: de { $start } a { $end }.
lookup-price-return =
    La acción de { $name } { $way ->
        [down] perdió
       *[other] ganó
    } un { $size } del { $from } al { $to }, contando divisiones y dividendos.
lookup-price-top =
    { $name }: el valor más { $kind ->
        [low] bajo
       *[other] alto
    } de nuestros datos del { $from } al { $to } fue { $top }, el { $date }.
lookup-price-off = { $name } estaba en { $price } el { $now_date }, un { $size } por debajo del máximo de nuestros datos: { $top } el { $date }.
lookup-price-level = { $name } estaba en { $price } el { $date }: más alto que en el { $share } de las fechas de nuestros datos desde { $from }; el valor central es { $median }.
lookup-price-average = { $name } promedió { $average } del { $from } al { $to }.
lookup-price-convert = Al tipo del { $date }, { $sum } valen { $result }; es un cálculo sin comisiones.
lookup-price-ratio = Una onza de { $name } valía { $ratio } onzas de { $other } el { $date }; un año antes, { $then }.
lookup-price-correlation = Los cambios mensuales de { $name } y { $other } tuvieron una correlación de { $value } del { $from } al { $to }: 1 es siempre juntos, 0 es sin relación.
lookup-price-month =
    El { $kind ->
        [worst] peor
       *[other] mejor
    } mes de { $name } fue el del { $from } al { $to }: { $way ->
        [down] una caída del { $size }
       *[other] una subida del { $size }
    }.
lookup-price-fall = La mayor caída de { $name } en ese tiempo fue del { $size }, del { $from } al { $to }.
lookup-price-swings = Oscilación de los precios en un año, del { $from } al { $to }: { $list }.
lookup-price-back = La acción de { $name } volvió el { $date } a su máximo del { $from }, contando divisiones y dividendos.
lookup-price-not-back =
    La acción de { $name } no había vuelto a su máximo del { $from } el { $to }, fin de nuestros precios: { $way ->
        [down] un { $size } menos
       *[other] un { $size } más
    }, contando divisiones y dividendos.
lookup-price-ranked =
    Lo más { $kind ->
        [low] débil
       *[other] fuerte
    } del { $from } al { $to }: { $first }; después, { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] baja del { $size }
       *[other] sube un { $size }
    })
lookup-price-sum = { $sum } puestos en { $name } el { $from } eran { $became } el { $to }, contando divisiones y dividendos.
lookup-price-rate = { $name } rindió de media { $rate } del { $from } al { $to }, contando divisiones y dividendos.
lookup-price-data = Nuestros precios de { $name } van del { $from } al { $to }.
lookup-price-missing = No tenemos precio de { $name } para el tiempo que pregunta: nuestros precios van del { $from } al { $to }.
lookup-price-none = No tenemos tipos de cambio de esta moneda: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] precios al consumo
        [core] precios al consumo sin alimentos ni energía
        [food] precios al consumo, alimentos
        [energy] precios al consumo, energía
        [shelter] precios al consumo, vivienda
        [medical] precios al consumo, atención médica
        [pce] precios del consumo personal (PCE)
        [ppi] precios al productor de bienes terminados
        [policy-rate] tipo de interés oficial (fondos federales)
        [m1] rendimiento del Tesoro a un mes
        [b3] rendimiento de las letras del Tesoro a tres meses
        [b6] rendimiento de las letras del Tesoro a seis meses
        [y1] rendimiento del Tesoro a un año
        [y2] rendimiento del Tesoro a dos años
        [y3] rendimiento del Tesoro a tres años
        [y5] rendimiento del Tesoro a cinco años
        [y7] rendimiento del Tesoro a siete años
        [y10] rendimiento del Tesoro a diez años
        [y20] rendimiento del Tesoro a veinte años
        [y30] rendimiento del Tesoro a treinta años
        [curve-2y] rendimiento a diez años menos el de dos años
        [curve-3m] rendimiento a diez años menos el de tres meses
        [paper] tipo de los pagarés de empresa a tres meses
        [unemployment] tasa de desempleo
        [payrolls] empleos fuera de la agricultura
        [employed] personas ocupadas
        [labor] población activa
        [factory-jobs] empleos en la industria manufacturera
        [claims] primeras solicitudes de subsidio de desempleo por semana
        [long-unemployed] personas desempleadas desde hace 27 semanas o más
        [unemployed-weeks] duración media del desempleo en semanas
        [hours] horas semanales en la industria manufacturera
        [wages] salario por hora en el sector de bienes
        [capacity] uso de la capacidad en la industria manufacturera
        [permits] permisos de construcción a ritmo anual
        [starts] viviendas iniciadas a ritmo anual
        [production] producción industrial
        [retail] ventas del comercio minorista y la hostelería
        [real-sales] ventas reales de la industria y el comercio
        [orders] pedidos de bienes duraderos
        [inventories] existencias de la industria y el comercio
        [income] renta personal real
        [consumption] consumo personal real
        [gdp] producto interior bruto real
        [money-m1] oferta monetaria M1
        [m2] oferta monetaria M2
        [reserves] reservas de los bancos
        [loans] préstamos bancarios a empresas
        [real-estate-loans] préstamos inmobiliarios de los bancos
        [consumer-credit] crédito al consumo no rotativo
        [oil] petróleo (WTI), precio del barril
       *[dollar] índice del dólar frente a los socios comerciales
    }
lookup-economy-up = subida de { $size }
lookup-economy-down = bajada de { $size }
lookup-economy-same = sin cambios
lookup-economy-now = EE. UU., { $name }: { $value } ({ $date }); { $change } en un año, desde { $before }.
lookup-economy-now-alone = EE. UU., { $name }: { $value } ({ $date }).
lookup-economy-now-growth = EE. UU., { $name }: { $change } en doce meses ({ $date }); un año antes la tasa era del { $before }.
lookup-economy-growth-alone = EE. UU., { $name }: { $change } en doce meses ({ $date }).
lookup-economy-month = Frente al mes anterior: { $change }.
lookup-economy-values = EE. UU., { $name } – { $list }.
lookup-economy-yearly-values = EE. UU., { $name }, variación en el periodo – { $list }.
lookup-economy-newest = Valor más reciente: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: { $mean } de media, entre { $low } ({ $low_date }) y { $high } ({ $high_date }); en el año { $change }, hasta { $end }
lookup-economy-item-end = { $when }: { $end } al final, { $change } en el año
lookup-economy-item-until = { $year } (hasta { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = EE. UU., { $name }: { $change }, de { $start } ({ $start_date }) a { $value } ({ $date }).
lookup-economy-since-growth = EE. UU., { $name }, de { $start_date } a { $date }: { $change } en total.
lookup-economy-yearly = Como tasa anual: { $yearly }.
lookup-economy-was-lower = Al principio eran un { $then } más bajos que al final.
lookup-economy-was-higher = Al principio eran un { $then } más altos que al final.
lookup-economy-high = EE. UU., { $name } ({ $from } – { $to }): el valor más alto fue { $value } ({ $date }).
lookup-economy-low = EE. UU., { $name } ({ $from } – { $to }): el valor más bajo fue { $value } ({ $date }).
lookup-economy-distance = Desde entonces: { $change }, hasta { $newest } ({ $newest_date }).
lookup-economy-inverted = EE. UU., { $name }: por última vez bajo cero a fin de mes ({ $date }), con { $value }; valor más reciente: { $newest } ({ $newest_date }).
lookup-economy-worth = Precios al consumo de EE. UU., de { $from } a { $to }: { $change }. Lo que entonces costaba { $sum } cuesta ahora unos { $sum_now }, y { $sum } compran ahora lo que entonces compraban { $sum_then }.
lookup-economy-uncovered = EE. UU., { $name }: nuestras cifras van de { $from } a { $to } y no cubren todo lo que pregunta.
lookup-economy-no-ecb = No tenemos el tipo de interés oficial del Banco Central Europeo: el nuestro es el de Estados Unidos.
lookup-economy-no-policy-rate = No tenemos el tipo oficial ni otros tipos de interés del país que nombra: los nuestros son los de Estados Unidos.
lookup-economy-no-country = No tenemos cifras sobre la economía del país que nombra: las nuestras son las de Estados Unidos.
lookup-economy-no-mortgage = No tenemos tipos hipotecarios. Suelen compararse con el rendimiento de los bonos del Estado de EE. UU. a diez años.
lookup-economy-no-recessions = No tenemos una lista de recesiones, así que no podemos decir cuándo fueron. Tenemos el desempleo, la producción y la curva de tipos de Estados Unidos.
lookup-economy-yes = Sí.
lookup-economy-no = No.
lookup-economy-sahm-warns = Sí, la regla de Sahm avisa de una recesión: el desempleo medio de tres meses en EE. UU. estaba { $sahm } por encima de su mínimo del último año ({ $date }), y la regla avisa a partir de medio punto.
lookup-economy-sahm-quiet = No, la regla de Sahm no avisa de ninguna recesión: el desempleo medio de tres meses en EE. UU. estaba { $sahm } por encima de su mínimo del último año ({ $date }), y la regla avisa a partir de medio punto.
lookup-economy-after-inversion = De los meses en que los bonos de EE. UU. a diez años rendían menos que las letras a tres meses, al { $share } le siguió un desempleo al menos medio punto más alto dieciocho meses después; de todos los meses, al { $any }.
lookup-economy-deposit-us = Un tipo del { $rate } menos la inflación de EE. UU. del { $inflation } deja unos { $real } al año antes de impuestos. La inflación de otros países no está en nuestras cifras.
lookup-economy-deposit = Un tipo del { $rate } menos una inflación del { $inflation } deja unos { $real } al año antes de impuestos.
lookup-economy-not-covered = Sobre { $when } nuestras cifras no dicen nada.
lookup-economy-item-average = { $when }: { $value } de media
measure-economy-value = Valor de la serie
measure-economy-before = Valor un año antes
measure-economy-change = Variación de la serie
measure-economy-change-1m = Variación en un mes
measure-economy-mean = Media del periodo
measure-economy-high = Valor más alto
measure-economy-low = Valor más bajo
measure-economy-end = Valor al final
measure-economy-start = Valor al principio
measure-economy-yearly = Variación como tasa anual
measure-economy-then = Principio frente al final
measure-economy-sum = Suma indicada
measure-economy-sum-now = Lo que cuesta ahora
measure-economy-sum-then = Lo que compraba entonces
measure-economy-rate = Tipo indicado
measure-economy-inflation = Inflación al lado
measure-economy-real = Tipo tras la inflación
## Subjects without data: what is missing, and what can be told.

outside-tax = No tenemos datos sobre impuestos: los tipos y las reglas dependen del país y de su caso. Podemos mostrar lo que rindió una inversión antes de impuestos.
outside-start = No tratamos cómo abrir una cuenta y empezar, que depende del banco o bróker y del país. Podemos mostrar en qué acabaron un ahorro mensual o una suma única en acciones estadounidenses: indique la suma y los años.
outside-account = No tenemos datos sobre los brókeres y sus reglas: abrir una cuenta, dar una orden o prestar acciones depende del bróker y de la ley. Podemos mostrar cuentas, precios y rentabilidades pasadas de las inversiones.
outside-bank = No tenemos datos sobre la seguridad de bancos y brókeres ni sobre la garantía de depósitos, cuyos límites fija la ley de cada país. Podemos mostrar lo que pagan las letras del Tesoro de Estados Unidos.
outside-property = No tenemos datos sobre precios de vivienda, alquileres ni rentabilidades inmobiliarias, así que no podemos compararlos con nada. Podemos mostrar lo que rindieron las acciones y los bonos estadounidenses.
outside-insurance = No tenemos datos sobre seguros y rentas vitalicias: lo que cuestan y pagan figura en cada contrato. Podemos mostrar cuánto duraron en el pasado las retiradas de acciones y bonos estadounidenses.
outside-analysts = No tenemos opiniones ni precios objetivo de analistas. Podemos mostrar lo que publicó una empresa.
outside-events = No tenemos datos sobre noticias, política y sucesos como elecciones, guerras o halvings, así que no podemos decir qué hacen con los precios. Podemos mostrar con qué frecuencia y cuánto cayeron las acciones estadounidenses.
outside-sectors = No tenemos rentabilidades de sectores, industrias o grupos de acciones como las empresas pequeñas, así que no podemos juzgarlos ni ordenarlos. Podemos mostrar las acciones estadounidenses en conjunto y las cuentas de empresas.
outside-elsewhere = No tenemos datos sobre las bolsas, los bonos y los fondos de otros países y regiones. Podemos mostrar los de Estados Unidos.
outside-bonds = No tenemos datos sobre bonos concretos, bonos de ahorro ni bonos ligados a la inflación. Podemos mostrar los rendimientos de la deuda pública y la inflación de Estados Unidos.
outside-private = No tenemos datos sobre empresas que no cotizan en bolsa, es decir, ni cuentas ni precios. Podemos mostrar lo que publicaron empresas cotizadas.
outside-trading = No tenemos datos sobre los resultados del day trading y de la especulación a corto plazo. Podemos mostrar con qué frecuencia las acciones estadounidenses perdieron dinero en un año y en plazos más largos.
outside-estate = No tenemos datos sobre herencias ni su derecho, así que no podemos decir qué hacer primero. Podemos mostrar el riesgo de una cartera: indique sus partes y sus pesos.
outside-fund-types = Cuál de los dos conviene depende sobre todo de los impuestos, de los que no tenemos datos.
first-no-figures = No tenemos cifras que respondan a esta pregunta. Tenemos cuentas de empresas, precios de metales, criptomonedas y divisas, tipos de interés y datos económicos de Estados Unidos, y la historia de las acciones y los bonos estadounidenses.
first-us-only = Solo tenemos cifras de mercados y economías en su conjunto para Estados Unidos.
quoted-question = «{ $text }»
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name } presentó { $at ->
        [day] a fecha de { $date }
       *[year] en el ejercicio cerrado el { $date }
    }: { $measure }, { $value }.
acc-other-day = El { $date } eran { $value }.
acc-series = { $name }, { $measure } por ejercicio, con el mes de cierre: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] subida de { $change }
        [down] bajada de { $change }
       *[level] sin cambios
    }, de { $then } (ejercicio cerrado el { $from }) a { $now } (ejercicio cerrado el { $date }).
acc-rate = En términos anuales, es un { $rate }.
acc-moved =
    { $way ->
        [up] Es una subida de { $change }.
        [down] Es una bajada de { $change }.
       *[level] No cambió.
    }
acc-faster =
    En { $name }, { $way ->
        [down] esto cayó más
       *[up] esto creció más deprisa
    }: { $measure }, { $change }, frente a { $other_change } ({ $other }), del ejercicio cerrado el { $from } al cerrado el { $date }.
acc-cover =
    { $verdict ->
        [yes] Sí, en { $name } estaba cubierto
        [no] No, en { $name } no estaba cubierto
       *[some] En { $name } solo estaba cubierto en algunos de estos años
    } ({ $measure }; { $other }), según el mes de cierre del ejercicio: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } hizo un recorte ({ $measure }, respecto al año anterior) en el ejercicio cerrado el { $items }.
        [raised] { $name } hizo un aumento en cada ejercicio ({ $measure }), del cerrado el { $from } ({ $then }) al cerrado el { $date } ({ $now }).
       *[kept] { $name } no hizo ningún recorte ({ $measure }), del ejercicio cerrado el { $from } ({ $then }) al cerrado el { $date } ({ $now }).
    }
acc-cut-item = { $date } (de { $then } a { $now })
acc-streak =
    { $kind ->
        [loss] { $name } perdió dinero durante { $count } seguidos
        [profit] { $name } ganó dinero durante { $count } seguidos ({ $measure })
        [rise] En { $name } hubo una subida durante { $count } seguidos ({ $measure })
       *[fall] En { $name } hubo una bajada durante { $count } seguidos ({ $measure })
    }, del ejercicio cerrado el { $from } al cerrado el { $date }.
acc-last = El último ejercicio antes de una interrupción en que las cuentas de { $name } muestran esta partida ({ $measure }) se cerró el { $date }, con { $value }; las del año siguiente no muestran nada.
acc-peak =
    { $is_now ->
        [yes] En { $name }, esta cifra ({ $measure }) nunca fue más alta en nuestras cuentas que en el ejercicio cerrado el { $date }, con { $now }.
       *[no] { $name }, { $measure }: caída de { $fall } desde el máximo, de { $peak } (ejercicio cerrado el { $peak_date }) a { $now } (ejercicio cerrado el { $date }).
    }
acc-total = { $name }, { $measure }: { $value } en total en los ejercicios del cerrado el { $from } al cerrado el { $date }.
acc-rank =
    { $way ->
        [low] { $name } tiene la cifra más baja ({ $measure }). De la más baja a la más alta
       *[high] { $name } tiene la cifra más alta ({ $measure }). De la más alta a la más baja
    }, con el cierre del ejercicio: { $items }.
acc-rank-growth =
    { $way ->
        [low] { $name } creció más despacio ({ $measure }). Del crecimiento más lento al más rápido
       *[high] { $name } creció más deprisa ({ $measure }). Del crecimiento más rápido al más lento
    }, desde el ejercicio cerrado el { $from } o el más cercano: { $items }.
acc-losses = De las empresas cuyas cuentas tenemos, estas perdieron dinero en su último ejercicio: { $items }.
acc-lacking = Esta cifra falta en nuestras cuentas de { $names }: { $measure }.
acc-no-accounts = No tenemos cuentas de { $names }.
acc-no-year = Para { $years }, esta cifra falta en nuestras cuentas de { $name }: { $measure }.
acc-uncounted = Lo que pregunta no está en nuestros datos: las cuentas de { $name } dan importes de toda la empresa, sin número de socios, clientes, empleados o productos y sin partes del negocio.
acc-shares-bought = Nuestras cuentas de { $name } no dicen cuántas acciones se recompraron, solo lo que se pagó por ellas.
acc-no-why = Las cuentas muestran los importes; no dicen por qué.
acc-companies = Tenemos cuentas anuales de estas empresas: { $names }.
acc-coverage = De { $name } tenemos cuentas anuales de los ejercicios del cerrado el { $from } al cerrado el { $date }: ventas, beneficios, márgenes, flujo de caja, deuda, efectivo, dividendos, recompras y número de acciones.
measure-assets = Activos totales
measure-capex = Gasto de capital
measure-dividend-payout = Dividendos sobre el beneficio neto
measure-eps-basic = Beneficio básico por acción
measure-equity = Patrimonio neto
measure-goodwill = Fondo de comercio
measure-gross-profit = Beneficio bruto
measure-interest-expense = Gasto por intereses
measure-inventory = Existencias
measure-net-debt = Deuda neta
measure-operating-cash-flow = Flujo de caja operativo
measure-operating-income = Resultado operativo
measure-paid-out = Dividendos y recompras juntos
measure-research = Gasto en investigación y desarrollo
measure-sales-per-share = Ventas por acción
measure-shares-outstanding = Acciones en circulación
measure-tax-rate = Tipo impositivo efectivo
measure-lookup-change = Variación
measure-lookup-rate = Variación anual
measure-lookup-total = Suma total
measure-lookup-cut = Recorte del dividendo
measure-lookup-raised = Años seguidos de subida
measure-lookup-streak = Años seguidos
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Primero el riesgo: con dinero prestado, una caída cuesta más que la propia caída, y quien presta puede exigir la devolución antes de que los precios se recuperen. Los precios de las acciones estadounidenses ya cayeron una vez un { $fall } ({ $from } a { $to }); si la mitad del dinero es prestada, una caída de la mitad se lleva todo lo suyo.
lookup-short = Sí. Quien vende una acción en corto puede perder más de lo que puso: la pérdida crece con el precio, y un precio no tiene tope. Incluso el conjunto de las acciones estadounidenses ganó una vez un { $best } en doce meses ({ $from } a { $to }).
lookup-weight = Un { $weight } de su dinero en un solo sitio ({ $name }) ya es un riesgo: una caída de la mitad allí costaría un { $loss } de todo lo que tiene.
lookup-weight-company = El conjunto de las acciones estadounidenses perdió en el peor caso un { $fall } ({ $from } a { $to }, descontada la inflación) y se recuperó. Una sola empresa puede caer más y no recuperarse nunca.
lookup-single-stocks = Un fondo indexado es la opción más segura: tiene cientos de empresas con un coste bajo, y si una de ellas fracasa se pierde poco.
lookup-one-company = una sola empresa
lookup-fee = Una comisión del { $fee } se lleva un { $taken } de la suma final en { $years }, sea cual sea la rentabilidad previa. Para comparar: las acciones estadounidenses dieron de media un { $average } tras la inflación desde 1871, antes de comisiones.
lookup-bills = Las letras del Tesoro de EE. UU. a tres meses dieron un { $bills } ({ $date }), es decir, { $real_way ->
        [down] { $real } menos que la inflación
       *[up] { $real } más que la inflación
    }.
lookup-loan = Decide el tipo de interés del préstamo, y la pregunta no lo dice: lo que se amortiza antes ahorra ese interés con seguridad. Las acciones estadounidenses dieron de media un { $average } tras la inflación desde 1871, pero cayeron un { $fall } en el peor caso.
lookup-name-cape = el CAPE de las acciones estadounidenses (precio entre el beneficio medio de diez años)
lookup-name-pe = el precio entre el beneficio anual de las acciones estadounidenses
lookup-name-yield = la rentabilidad por dividendo de las acciones estadounidenses
lookup-name-price = el índice S&P compuesto (media del mes)
lookup-value = { $date }: { $name } era { $value }.
lookup-range = Desde { $since }, { $name }: máximo de { $high } ({ $high_date }) y mínimo de { $low } ({ $low_date }). La mediana de todos los meses es { $median }.
lookup-after-cape = En los diez años posteriores a meses con un CAPE de al menos { $bound }, las acciones estadounidenses { $median_way ->
        [down] perdieron un { $median }
       *[up] ganaron un { $median }
    } tras la inflación (mediana desde 1881), y el { $gained } de esos periodos dio ganancias.
lookup-premium = Según los beneficios, las acciones estadounidenses prometían { $premium_way ->
        [down] { $premium } menos
       *[up] { $premium } más
    } que los bonos del Estado de EE. UU. a diez años ({ $date }): es el beneficio entre el precio según la media de diez años (CAPE), menos el rendimiento de los bonos tras la inflación.
lookup-fall = { $deepest ->
        [yes] La mayor caída desde 1871 ({ $name }) fue de { $fall }
       *[no] La caída ({ $name }) fue de { $fall }
    }, { $from } a { $to }, con dividendos e intereses y descontada la inflación.
lookup-recovered = Desde el máximo hasta volver a alcanzarlo pasaron { $recovery } ({ $to }).
lookup-not-recovered = Nuestros datos terminan antes de que se volviera a alcanzar el máximo.
lookup-fall-prices = Solo los precios, sin dividendos y antes de la inflación, cayeron un { $fall } ({ $from } a { $to }; medias mensuales).
lookup-below-high = { $date }: los precios de las acciones estadounidenses estaban un { $fall } por debajo de su máximo anterior (medias mensuales).
lookup-extremes = Desde { $since } ({ $name }): { $span ->
        [month] el peor mes
        [decade] los diez peores años
       *[year] el peor año natural
    } dio { $worst_way ->
        [up] una ganancia del { $worst }
       *[down] una pérdida del { $worst }
    } tras la inflación ({ $from } a { $to }), y en el mejor caso { $best_way ->
        [down] una pérdida del { $best }
       *[up] una ganancia del { $best }
    } ({ $best_from } a { $best_to }). Los precios son medias mensuales.
lookup-average = { $name }: { $mean } de media tras la inflación desde 1871, con dividendos e intereses. En { $years }, la mediana fue { $median_way ->
        [down] una pérdida del { $median }
       *[up] una ganancia del { $median }
    }, y el { $lost } de los periodos acabó con pérdidas.
lookup-losses = { $name }: el { $lost } de todos los periodos de { $years } desde 1871 perdió dinero tras la inflación. El peor dio { $worst_way ->
        [up] una ganancia del { $worst }
       *[down] una pérdida del { $worst }
    } ({ $from } a { $to }).
lookup-bears-often = Desde 1871 las acciones estadounidenses han caído al menos un quinto { $count } veces, con un intervalo medio de { $every } (solo precios, medias mensuales).
lookup-bears = Las caídas de al menos un quinto de las acciones estadounidenses desde 1871 duraron de media { $length } del máximo al mínimo, y { $recovery } hasta recuperar el máximo (solo precios, medias mensuales).
lookup-season = { $name }: { $mean_way ->
        [down] una bajada del { $mean } al mes
       *[up] una subida del { $mean } al mes
    } de media desde 1871, frente a { $all_way ->
        [down] una bajada del { $all }
       *[up] una subida del { $all }
    } en todos los meses (precios medios del mes).
lookup-summer = mayo a octubre
lookup-swings = Los precios de las acciones estadounidenses oscilaron un { $swings } desde 1871 (desviación típica de medias mensuales; con precios diarios es mayor).
lookup-saved = { $paid } aportados mes a mes se habían convertido en unos { $sum } ({ $to }), con dividendos y antes de la inflación. Tras la inflación, las acciones estadounidenses dieron un { $return } en esos años.
lookup-years-up = Las acciones estadounidenses ganaron en { $up } de { $count } años naturales desde { $since }, con dividendos y tras la inflación; el { $lost } de los años acabó con pérdidas. La mediana fue { $median_way ->
        [down] una pérdida del { $median }
       *[up] una ganancia del { $median }
    }.
lookup-losing-years = Número de veces, desde { $since }, en que las acciones estadounidenses perdieron dinero durante al menos { $run } años naturales seguidos, tras la inflación y con dividendos: { $runs }. La racha más larga fue de { $longest }.
lookup-when =
    En los años naturales en los que { $condition ->
        [cut] el tipo de interés oficial de EE. UU. bajó al menos medio punto porcentual
        [rise] el tipo de interés oficial de EE. UU. subió al menos medio punto porcentual
       *[inflation] los precios al consumo de EE. UU. subieron al menos un 5 %
    }, las acciones estadounidenses tuvieron { $median_way ->
        [down] una pérdida mediana del { $median }
       *[up] una ganancia mediana del { $median }
    }, con dividendos y tras la inflación, y el { $lost } de esos años acabó con pérdidas (años de este tipo: { $count } de { $all_count } desde { $since }). En el conjunto de los { $all_count } años, la mediana fue { $all_way ->
        [down] una pérdida del { $all }
       *[up] una ganancia del { $all }
    }, y el { $all_lost } de ellos acabó con pérdidas.
lookup-chance =
    Las acciones estadounidenses { $gain ->
        [double] duplicaron al menos su valor
        [year] ganaron más de un { $percent }
       *[all] ganaron más de un { $percent }
    } en el { $chance } de todos los periodos de { $years } desde 1871, con dividendos y antes de la inflación. Tras la inflación, fue en el { $real }.
lookup-dividends = Con la rentabilidad por dividendo que tenían las acciones estadounidenses en { $date }, { $yield }, una suma de { $sum } da cerca de { $income } al año antes de impuestos. Los dividendos suben y bajan con los beneficios de las empresas, y también el valor de las acciones.
outside-picks = No elegimos acciones ni tenemos una clasificación de todas ellas. Díganos las empresas y compararemos sus cuentas; de las acciones estadounidenses en conjunto podemos mostrar las rentabilidades.
first-bearable =
    { $fits ->
        [yes] Eso no supera la pérdida del { $bearable } que usted puede soportar.
       *[no] Una caída así supera la pérdida del { $bearable } que usted puede soportar.
    }
measure-years-count = número de años naturales
measure-years-median = año natural mediano
measure-years-lost = proporción de los años naturales con pérdidas
measure-years-up = número de años naturales con ganancias
measure-losing-runs = número de rachas de años con pérdidas
measure-losing-longest = racha más larga de años con pérdidas
measure-when-count = número de esos años
measure-when-median = mediana de esos años
measure-when-lost = proporción de esos años con pérdidas
measure-chance = proporción de los periodos que superan esa ganancia
measure-chance-gain = ganancia que nombra la pregunta
measure-chance-real = proporción de los periodos que superan esa ganancia, tras la inflación
measure-dividend-income = dividendos de la suma en un año
lookup-not-covered = Nuestro historial de acciones y bonos de EE. UU. no cubre los meses de la pregunta. De 1871 a { $date }, las acciones estadounidenses dieron un { $average } tras la inflación.
measure-season = variación media de un mes
measure-fee = comisión anual
measure-fee-taken = parte de la suma final que se lleva la comisión
measure-fee-years = años con la comisión
measure-bear-count = número de caídas de al menos un quinto
measure-bear-every = años de una caída a la siguiente
measure-bear-length = meses del máximo al mínimo
measure-bear-recovery-length = meses hasta recuperar el máximo
measure-weight-loss = pérdida del total si esa parte cae a la mitad
