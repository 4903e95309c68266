# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (dados: { $dates }).
surroundings = Contexto: { $text }
between-sentences = { " " }
between = { "; " }
us-market = o mercado acionário americano
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] vantagem para { $name }
       *[none] há praticamente um empate
    }
absent = Não foi ouvido: { $reason }
dissent =
    { $stance ->
        [supports] Opinião mais positiva ({ $seat }): { $claim }
       *[opposes] Opinião mais negativa ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Presidência
seat-fundamentals = Fundamentos
seat-valuation = Avaliação
seat-market = Mercado e análise técnica
seat-macro = Macroeconomia e juros
seat-industry = Setor
seat-allocation = Alocação
seat-risk = Riscos
seat-red-team = Red Team
mandate-chair = Pesa as afirmações uma a uma e redige a avaliação.
mandate-fundamentals = O que a empresa ou o mercado ganha, distribui e deve.
mandate-valuation = O preço que se paga, em relação à sua história e aos títulos de renda fixa.
mandate-market = Como o preço se comportou.
mandate-macro = A inflação, os juros e o estado da economia.
mandate-industry = A força do negócio diante de concorrentes e clientes.
mandate-allocation = Como as partes de uma carteira se comportam em conjunto.
mandate-risk = O que se pode perder, quanto e com que frequência, diante do que você consegue suportar.
mandate-red-team = Ataca o rascunho: a tese oposta, os dados antigos, um único número que pesa demais.
lens-chair = o que o conjunto dos dados permite dizer
lens-fundamentals = receita, margens, caixa e dívida
lens-valuation = o preço diante dos lucros, da sua história e dos títulos de renda fixa
lens-market = retornos, tendência e volume
lens-macro = inflação, juros e emprego
lens-industry = poder de preço e necessidade de investir
lens-allocation = pesos e movimento conjunto das partes
lens-risk = quedas, volatilidade e frequência das perdas
lens-red-team = como esta avaliação pode se mostrar errada
needs-fundamentals = demonstrações financeiras anuais
needs-valuation = preços e demonstrações financeiras
needs-market = preços diários
needs-macro = inflação e juros
needs-industry = demonstrações financeiras anuais
needs-allocation = posições e preços diários
needs-risk = preços diários
task-title = { $seat }: { $name }
task-instructions = { $mandate } Cada número vem de uma fonte com data, e o que falta é indicado.
task-acceptance = Pelo menos uma afirmação com seus números, ou o que falta para fazê-la.

## What the committee must answer.

ask-single-1 = Como { $name } se comportou: retorno, volatilidade e pior queda?
ask-single-2 = Quanto { $name } lucra, e que preço se paga por isso em relação ao próprio histórico?
ask-single-3 = Que fatores do contexto são favoráveis ou desfavoráveis para { $name }?
ask-single-4 = O que teria de acontecer para haver uma perda duradoura?
ask-comparison-1 = { $name }: quais são as diferenças de retorno, volatilidade e pior queda?
ask-comparison-2 = Quem ganha mais com o que vende e com o que possui?
ask-comparison-3 = Que preço se paga por cada um?
ask-fund-1 = Quanto lucra o mercado que { $name } acompanha?
ask-fund-2 = Esse mercado está caro ou barato em relação ao próprio histórico?
ask-fund-3 = Com que frequência e em que medida um investimento assim perdeu no horizonte considerado?
ask-macro-1 = Onde estão a inflação, os juros e o emprego em relação ao próprio histórico?
ask-macro-2 = O que aconteceu depois com as ações em situações parecidas?
ask-macro-3 = Quanto um investidor pode perder em momentos assim?
ask-portfolio-1 = Como as partes se comportam em conjunto: retorno, volatilidade e pior queda?
ask-portfolio-2 = A composição combina com o horizonte e com a perda que se pode suportar?
ask-portfolio-3 = Que posição, sozinha, causaria o maior estrago?
ask-theme-1 = O que move este tema ({ $name }), e quem ganha com ele?
ask-theme-2 = O que já está nos preços?
ask-theme-3 = O que desmentiria esta tese?

## Thinking aloud.

thinking = Em análise: { $lens }. Indicadores: { $figures }.
thinking-nothing = Em análise: { $lens }. Não temos números a respeito.
thinking-builds-on = Isto parte de um resultado anterior: { $first }
caveat-stale = Estes números têm { $age }.
caveat-surroundings = Parte disso é apenas contexto.
caveat-overlap = Os períodos passados se sobrepõem: há menos períodos realmente distintos do que parece.
nothing = Sob este ângulo, não temos números para avaliar { $name }.
no-guess = Dizer mais seria adivinhar.
wrong-nothing = Os dados que faltam ficam disponíveis.
missing-fundamentals = Não temos balanços desta empresa: { $name }.
missing-valuation = Não temos um preço para comparar com os lucros: { $name }.
missing-market = Não temos preços deste ativo: { $name }.
missing-risk = Não temos preços deste ativo: { $name }.
missing-macro = Não temos dados de inflação nem de juros.
missing-industry = Não temos balanços que mostrem a posição de { $name } no seu setor.
missing-allocation = Não temos os pesos nem os preços das suas posições.

## Market and Technicals.

claim-year =
    Em um ano ({ $dates }), { $name } { $return_1y_way ->
        [down] caiu
       *[up] subiu
    } { $return_1y_size }{ $more ->
        [yes] ; em cinco anos, { $return_5y_way ->
            [down] perdeu
           *[up] ganhou
        } { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Preços mais recentes mostram o contrário em doze meses.
claim-momentum =
    Sem contar o último mês, { $name } { $momentum_12_1_way ->
        [down] caiu
       *[up] subiu
    } { $momentum_12_1_size } em um ano ({ $dates }).
wrong-momentum = O preço muda de direção nos próximos meses.
claim-trend =
    Em relação à média de { $daily ->
        [yes] 200 dias
       *[no] dez meses
    }, { $name } estava { $trend_size } { $trend_way ->
        [down] abaixo
       *[up] acima
    } ({ $dates }).
wrong-trend = O preço cruza essa média.
claim-below-high = Em relação à máxima de { $from }, { $name } estava { $drawdown_now_size } abaixo ({ $dates }).
wrong-below-high = A antiga máxima era uma bolha, e o preço não volta a ela.
claim-real-return =
    Descontada a inflação, { $name } { $real_return_5y_way ->
        [down] perdeu
       *[up] ganhou
    } { $real_return_5y_size } em cinco anos ({ $dates }).
wrong-real-return = Nos próximos cinco anos, os preços ou a inflação tomam outro rumo.
claim-volume = Em um mês ({ $dates }), a negociação de { $name } foi { $volume_ratio } vezes a média do ano.
wrong-volume = Um único dia de muita negociação explica a diferença.

## Risk Officer.

claim-fall =
    Em três anos ({ $dates }), { $name } chegou a cair { $max_drawdown_36m_size }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }. Isso { $verdict ->
        [opposes] é mais do que permite
       *[other] está dentro do que permite
    } a sua tolerância ao risco.
wrong-fall = Uma queda posterior é claramente maior ou menor.
claim-loss-frequency =
    Desde { $since } (dados: { $dates }), { $freq_neg } dos períodos (duração: { $horizon }) terminaram em perda{ $real ->
        [yes] { " " }após a inflação
       *[no] { "" }
    } para { $name }.
wrong-loss-frequency = Contando anos mais recentes, as perdas foram claramente mais ou menos comuns.
claim-swings = Em três anos ({ $dates }), { $name } oscilou normalmente { $vol_36m }.
wrong-swings = Um período mais longo ou mais recente mostra oscilações muito maiores ou menores.
claim-best-days =
    Desde { $since } (dados: { $dates }), { $name } { $return_all_way ->
        [down] perdeu
       *[up] ganhou
    } { $return_all_size }. Sem seus dez melhores dias, teria { $return_all_less_best_10_way ->
        [down] perdido
       *[up] ganhado
    } { $return_all_less_best_10_size }.
wrong-best-days = Os dias bons se distribuem de forma mais regular do que no passado.
claim-beta =
    Em três anos ({ $dates }), quando o mercado americano se movia um por cento, { $name } se movia em média { $beta_36m } por cento{ $more ->
        [yes] { " " }(correlação: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = O vínculo com o mercado muda junto com o negócio.
claim-interest = No exercício encerrado em { $dates }, o lucro operacional de { $name } cobriu { $interest_coverage } vezes os juros.
wrong-interest = A dívida precisa ser renovada a juros muito mais altos.
claim-debt = A dívida de { $name } era { $debt_to_equity } vezes o seu patrimônio líquido ({ $dates }).
wrong-debt = Uma aquisição, uma baixa contábil ou uma recompra de ações muda a dívida ou o patrimônio.
claim-worst =
    A maior queda já registrada foi de { $max_drawdown_all_size }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    } para { $name } (preços: { $dates }). Uma queda assim pode se repetir.
wrong-worst = Preços anteriores ou posteriores mostram uma queda maior.
claim-portfolio-fall =
    Em três anos ({ $dates }), o conjunto das suas posições chegou a cair { $pf_max_drawdown_36m_size }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }. Isso { $verdict ->
        [opposes] é mais do que permite
       *[other] está dentro do que permite
    } a sua tolerância ao risco.
wrong-portfolio-fall = Uma queda posterior é claramente maior ou menor.
claim-portfolio-swings = Em três anos ({ $dates }), o conjunto das suas posições oscilou normalmente { $pf_vol_36m }.
wrong-portfolio-swings = As posições passam a oscilar mais, ou a se mover mais em conjunto.

## Fundamentals.

claim-growth =
    No exercício encerrado em { $dates }, as vendas de { $name } { $revenue_growth_1y_way ->
        [down] caíram
       *[up] cresceram
    } { $revenue_growth_1y_size }{ $more ->
        [yes] ; em dois anos, { $revenue_growth_2y_way ->
            [down] caíram
           *[up] cresceram
        } { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = O próximo relatório anual mostra o contrário.
claim-margin =
    No exercício encerrado em { $dates }, o { $operating_margin_way ->
        [down] prejuízo
       *[up] lucro
    } operacional de { $name } foi de { $operating_margin_size } das vendas{ $more ->
        [yes] , e o { $net_margin_way ->
            [down] prejuízo
           *[up] lucro
        } líquido, de { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Os custos sobem mais do que os preços por dois anos seguidos.
claim-margin-change =
    No exercício encerrado em { $dates }, a margem operacional de { $name } { $operating_margin_change_1y_way ->
        [down] caiu
       *[up] subiu
    } { $operating_margin_change_1y_size }.
wrong-margin-change = Um gasto ou ganho extraordinário explica a mudança.
claim-capital =
    No exercício encerrado em { $dates }, { $name } { $roic_way ->
        [down] perdeu
       *[up] ganhou
    } { $roic_size } sobre o capital investido{ $more ->
        [yes] { " " }e { $roe_way ->
            [down] perdeu{ " " }
           *[up] { "" }
        }{ $roe_size } sobre o patrimônio líquido
       *[no] { "" }
    }.
wrong-capital = Novos concorrentes empurram os retornos para o custo do capital.
claim-equity =
    No exercício encerrado em { $dates }, { $name } { $roe_way ->
        [down] perdeu
       *[up] ganhou
    } { $roe_size } sobre o patrimônio líquido{ $more ->
        [yes] { " " }e { $roa_way ->
            [down] perdeu{ " " }
           *[up] { "" }
        }{ $roa_size } sobre os ativos
       *[no] { "" }
    }.
wrong-equity = O retorno vem da dívida ou de um patrimônio muito pequeno; o negócio em si ganha menos.
claim-cash = No exercício encerrado em { $dates }, o caixa gerado pelas operações de { $name } foi { $cash_conversion } vezes o lucro líquido.
wrong-cash = O caixa gerado pelas operações cai abaixo do lucro líquido.
claim-free-cash =
    No exercício encerrado em { $dates }, { $name } { $fcf_margin_way ->
        [down] consumiu
       *[up] reteve
    } em caixa { $fcf_margin_size } das vendas depois dos investimentos{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = A empresa precisa investir mais só para não perder terreno.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] O caixa líquido
       *[up] A dívida líquida
    } de { $name } equivalia a { $net_debt_to_operating_income_size } vezes o lucro operacional de um ano ({ $dates }).
wrong-net-debt = O caixa é necessário em outro lugar, ou a dívida aumenta.
claim-shares =
    No exercício encerrado em { $dates }, o número de ações de { $name } { $shares_change_1y_way ->
        [down] caiu
       *[up] subiu
    } { $shares_change_1y_size }.
wrong-shares = Novas ações são emitidas para uma aquisição ou para os funcionários.
claim-market-earnings =
    Em dez anos ({ $dates }), os lucros das empresas americanas { $sp_real_earnings_growth_10y_way ->
        [down] caíram
       *[up] cresceram
    } { $sp_real_earnings_growth_10y_size } após a inflação.
wrong-market-earnings = Os próximos anos desfazem a mudança.
claim-market-payout = As empresas americanas distribuíram { $sp_payout } dos lucros em dividendos ({ $dates }).
wrong-market-payout = Os lucros caem enquanto os dividendos permanecem iguais.
claim-market-dividend = Os dividendos das ações americanas rendiam { $sp_dividend_yield }; os títulos públicos de dez anos, { $sp_long_rate } ({ $dates }).
wrong-market-dividend = As empresas devolvem mais por recompras do que por dividendos.

## Valuation.

claim-own-history = As ações de { $name } custavam { $pe } vezes o lucro anual, contra { $pe_median } em geral ({ $dates }). Foram mais baratas em { $pe_percentile } dos anos registrados.
wrong-own-history = Os lucros alcançam o preço sem que ele caia.
claim-earnings-yield =
    O lucro de { $name } era { $earnings_yield } do preço da ação{ $more ->
        [yes] { " " }(um preço de { $pe } vezes o lucro)
       *[no] { "" }
    }; os títulos públicos de dez anos rendiam { $long_rate } ({ $dates }).
wrong-earnings-yield = Os juros dos títulos mudam tanto que a comparação se inverte.
claim-cash-yield = O fluxo de caixa livre de { $name } era { $fcf_yield } do preço da ação ({ $dates }).
wrong-cash-yield = O fluxo de caixa daquele ano foi uma exceção.
claim-against-market = Em relação ao lucro, as ações de { $name } custavam { $pe_to_market } vezes o mercado americano ({ $dates }).
wrong-against-market = Os lucros crescem rápido o bastante para justificar o preço.
claim-float = As ações de { $name } em livre circulação valiam { $float_to_earnings } vezes o lucro líquido anual ({ $dates }).
wrong-float = O preço da ação mudou muito desde então.
claim-market-cape = As ações americanas custavam { $cape } vezes o lucro médio de dez anos, contra { $cape_median } em geral ({ $dates }). Foram mais baratas em { $cape_percentile } dos meses desde 1881.
wrong-market-cape = Os lucros alcançam o preço sem que ele caia.
claim-market-after =
    Depois de inícios pelo menos tão caros, o típico foi que as ações americanas { $after_cape_median_10y_way ->
        [down] perdessem
       *[up] ganhassem
    } { $after_cape_median_10y_size } em dez anos, após a inflação. Desde 1871 ganharam em média { $sp_real_return_all } (dados: { $dates }).
wrong-market-after = Os poucos inícios caros do passado se sobrepõem e talvez não se pareçam com este.
claim-market-excess =
    Os lucros das ações americanas rendiam { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] a menos
       *[up] a mais
    } do que os títulos públicos após a inflação ({ $dates }).
wrong-market-excess = Os juros dos títulos após a inflação mudam muito.

## Industry.

claim-pricing-power =
    No exercício encerrado em { $dates }, a margem bruta de { $name } foi de { $gross_margin }, sinal de um poder de preço { $verdict ->
        [supports] forte
        [opposes] limitado
       *[neutral] moderado
    }.
wrong-pricing-power = Um concorrente oferece o mesmo por menos e leva os clientes.
claim-investment = No exercício encerrado em { $dates }, { $name } investiu { $capex_to_revenue } das vendas em instalações e equipamentos.
wrong-investment = A empresa precisa recuperar investimentos adiados.
claim-research = No exercício encerrado em { $dates }, { $name } gastou { $rd_to_revenue } das vendas em pesquisa e desenvolvimento.
wrong-research = O gasto não resulta em nenhum produto de sucesso.

## Macro and Rates.

claim-inflation =
    Os preços ao consumidor nos Estados Unidos { $infl_12m_way ->
        [down] caíram
       *[up] subiram
    } { $infl_12m_size } em um ano e { $infl_10y } em dez anos ({ $dates }).
wrong-inflation = Dados de inflação mais recentes diferem em mais de um ponto.
claim-real-rate =
    Após a inflação, os títulos do Tesouro americano de dez anos { $real_long_rate_way ->
        [down] perdiam
       *[up] rendiam
    } { $real_long_rate_size } ({ $dates }).
wrong-real-rate = A inflação futura difere da do último ano.
claim-rate-change =
    O rendimento dos títulos do Tesouro americano de dez anos { $long_rate_change_12m_way ->
        [down] caiu
       *[up] subiu
    } { $long_rate_change_12m_size } em doze meses, para { $long_rate } ({ $dates }). Sua mediana de longo prazo é { $long_rate_median }.
wrong-rate-change = O rendimento muda de direção dentro do seu horizonte.
claim-curve =
    Os títulos do Tesouro americano de dez anos rendiam { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] a menos
       *[up] a mais
    } do que os de três meses ({ $dates }){ $more ->
        [yes] . As taxas curtas superaram as longas em { $curve_share_inverted } dos meses
       *[no] { "" }
    }.
wrong-curve = As taxas curtas e longas trocam de lugar.
claim-credit = As empresas americanas mais frágeis pagavam pela dívida { $credit_spread } a mais do que o governo ({ $dates }). A diferença foi menor em { $credit_spread_percentile } dos meses.
wrong-credit = Os credores recuam e a diferença aumenta.
claim-jobs = O desemprego nos Estados Unidos era de { $unemployment } ({ $dates }), contra uma mediana de longo prazo de { $unemployment_median }.
wrong-jobs = O desemprego sobe meio ponto em um ano.

## Allocation.

claim-stocks-bonds =
    Em dez anos ({ $dates }), as ações americanas { $sp_real_return_10y_way ->
        [down] perderam
       *[up] ganharam
    } { $sp_real_return_10y_size } após a inflação; os títulos públicos { $bond_real_return_10y_way ->
        [down] perderam
       *[up] ganharam
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = Os próximos dez anos invertem a ordem, como já ocorreu.
claim-stocks-ahead = As ações americanas superaram os títulos em { $freq_stocks_beat_bonds_10y } dos períodos de dez anos desde 1871 (dados: { $dates }).
wrong-stocks-ahead = Os períodos se sobrepõem: os realmente distintos são bem menos.
claim-worst-decade =
    Em seus dez piores anos, as ações americanas { $sp_real_return_10y_worst_way ->
        [down] perderam
       *[up] ganharam
    } { $sp_real_return_10y_worst_size } após a inflação (dados: { $dates }).
wrong-worst-decade = Uma combinação com títulos teria suavizado a perda.
claim-concentration =
    A sua maior posição é { $pf_largest_weight } da carteira{ $more ->
        [yes] ; o índice de concentração é { $pf_hhi }, em que 1 é uma única posição
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Posições que você não citou mudam os pesos.
claim-together = Em três anos ({ $dates }), a correlação média das suas posições foi de { $pf_mean_correlation }, em que 1 significa que se movem juntas.
wrong-together = Na próxima queda, elas se movem juntas mais do que antes.
claim-portfolio-return =
    Com esses pesos, a sua carteira { $pf_return_3y_way ->
        [down] perdeu
       *[up] ganhou
    } { $pf_return_3y_size } em três anos ({ $dates }){ $more ->
        [yes] { " " }e { $pf_return_1y_way ->
            [down] perdeu
           *[up] ganhou
        } { $pf_return_1y_size } no último
       *[no] { "" }
    }.
wrong-portfolio-return = Os próximos três anos tomam outro rumo.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = O movimento é mais do que acaso, dado o quanto o preço oscila em um ano normal?
ask-long-return = Cinco anos dizem o mesmo que um?
ask-trend-turn = Os últimos três meses já inverteram a tendência?
ask-recovering = O preço ainda cai ou está se recuperando?
ask-from-high = Um preço perto do máximo diz quanto pode cair?
ask-best-days = A rentabilidade depende de poucos dias?
ask-halves = A primeira metade do histórico dizia o mesmo?
ask-calm-now = O último ano foi como os três anos em conjunto?
ask-whole-record = Os últimos anos são a medida certa do que se pode perder?
ask-recovered = A queda já foi recuperada?
ask-tied = Ele se move o bastante com o mercado para o beta significar alguma coisa?
ask-worst-decade = A frequência das perdas diz quão grave pode ser uma perda?
ask-covered = O resultado operacional cobre os juros?
ask-owed = A dívida que sobra depois do caixa diz o mesmo?
ask-per-share = O dono de uma ação também sentiu isso?
ask-long-growth = Este ano foi a regra ou a exceção?
ask-borrowed = A rentabilidade é ganha ou produzida pela dívida?
ask-in-cash = O lucro chega em dinheiro?
ask-slipping = A margem sobe ou desce?
ask-selling-less = A margem só é maior porque se vende menos?
ask-selling-more = A margem menor é o preço do crescimento?
ask-invested = O investimento consome o dinheiro?
ask-with-debt = As ações foram recompradas com dívida?
ask-burden = A empresa consegue pagar o que vence?
ask-kept = Quanto disso sobra como resultado operacional?
ask-paying-off = O crescimento paga o investimento?
ask-cheap-why = Está barato porque o lucro cai?
ask-growth-pays = O crescimento justifica o preço?
ask-deserved = O retorno do capital justifica o preço?
ask-rates-explain = As taxas de juros explicam o preço das ações?
ask-dear = Isso já está no preço das ações?
ask-dear-too = O passado do mercado diz o mesmo?
ask-last-decade = Os últimos dez anos seguiram esse padrão?
ask-in-buybacks = O dividendo é baixo porque o lucro fica para recompras e crescimento?
ask-core = Os preços sem alimentos e energia dizem o mesmo?
ask-other-curve = A outra ponta da curva diz o mesmo?
ask-rate-level = A taxa depois da inflação é alta o bastante para contar?
ask-real-rate = A taxa ainda se move?
ask-jobs-agree = O emprego diz o mesmo?
ask-output-agrees = A produção diz o mesmo?
ask-real-terms = É igual depois da inflação?
ask-credit-jobs = O desemprego diz o mesmo?
ask-as-a-whole = Quanto oscila a carteira inteira?
ask-together = As posições caem ao mesmo tempo?
ask-on-the-way = Quão profundas foram as quedas pelo caminho?
ask-last-year = O último ano diz o mesmo?
ask-sides = { $figure }: { $values }. { $name } também está à frente aí?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Podem ser comparados?
ask-survivors = As empresas que fracassaram não têm esse histórico. É mais do que a história de uma que durou?
ask-base-rate = É a frequência com que um período desta duração terminou sem ganho. O que acrescenta o preço recente?
answer-not-mine = Esta afirmação não é nossa.
answer-withdraw = O número por trás desta afirmação não está nos nossos dados. A afirmação é retirada.
answer-as-quoted = O número é citado tal como está nos nossos dados. A afirmação se mantém.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Os números a confirmam. A afirmação se mantém.
        [refuted] { $figure }: { $other }. Os números a contradizem. A afirmação é retirada.
       *[weakened] { $figure }: { $other }. Os números a confirmam só em parte. A afirmação conta menos.
    }
answer-longer =
    { $outcome ->
        [holds] No outro período foi { $other }, o mesmo que diz { $value }. A afirmação se mantém.
        [refuted] No outro período foi { $other } e não { $value }. A afirmação é retirada.
       *[weakened] No outro período foi { $other }, menos claro do que { $value }. A afirmação conta menos.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Ao lado de { $other }, { $value } é demais para ser acaso. A afirmação se mantém.
        [refuted] { $figure }: { $other }. Ao lado de { $other }, { $value } pode bem ser acaso. A afirmação é retirada.
       *[weakened] { $figure }: { $other }. Ao lado de { $other }, { $value } pode em parte ser acaso. A afirmação conta menos.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Não: { $other } não explica { $value }. A afirmação se mantém.
        [refuted] { $figure }: { $other }. Sim: { $other } explica { $value }. A afirmação é retirada.
       *[weakened] { $figure }: { $other }. Em parte: { $other } explica algo de { $value }. A afirmação conta menos.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } resiste ao lado de { $other }. A afirmação se mantém.
        [refuted] { $figure }: { $other }. { $other } pesa mais do que { $value }. A afirmação é retirada.
       *[weakened] { $figure }: { $other }. { $other } deve constar ao lado de { $value }. A afirmação conta menos.
    }
answer-sides =
    { $outcome ->
        [holds] Sim: { $values }. A afirmação se mantém.
        [refuted] Não: { $values }. A afirmação é retirada.
       *[weakened] Não é claro: { $values }. A afirmação conta menos.
    }
answer-dates = Não: { $date } e { $other_date } estão distantes demais. A afirmação é retirada.
answer-survivors = Só uma empresa que durou pode mostrar { $other } em todo o período. A afirmação conta menos.
ruling-upheld = Os números a confirmam. A afirmação se mantém.
ruling-weakened = Os números a confirmam só em parte. A afirmação conta menos.
ruling-withdrawn = Os números a contradizem. A afirmação não conta.
ruling-unresolved = Ninguém respondeu. A afirmação conta menos.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Pelos números disponíveis, os dados sobre { $name } são mais favoráveis do que desfavoráveis.
        [unfavourable] Pelos números disponíveis, os dados sobre { $name } são mais desfavoráveis do que favoráveis.
       *[mixed] Os números sobre { $name } pesam mais ou menos o mesmo dos dois lados.
    }
thesis-comparison =
    { $balance ->
        [favourable] Lado a lado, { $first } tem resultado melhor que { $others } nestes números.
        [unfavourable] Lado a lado, { $first } tem resultado pior que { $others } nestes números.
       *[mixed] Lado a lado, { $first } e { $others } ficam praticamente empatados nestes números.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Pelos números disponíveis, a composição atende ao que foi pedido.
        [unfavourable] Pelos números disponíveis, a composição não atende ao que foi pedido.
       *[mixed] Pelos números disponíveis, há tantos argumentos a favor da composição quanto contra ela.
    }
thesis-macro = Estes são os nossos números mais recentes sobre { $name }.
thesis-no-side = Os números sobre { $name } descrevem a situação e não apontam em nenhum sentido.
thesis-nothing = Temos poucos dados sobre { $name } para avaliar.
thesis-around = O que se pode dizer é isto: { $text }
thesis-for = O argumento mais forte a favor: { $text }
thesis-against = O argumento mais forte contra: { $text }
thesis-taken-back = Não damos opinião: os nossos números são mais antigos que o seu horizonte, ou não são confiáveis. Mostravam isto: { $thesis }
change-newer = Números posteriores a esta data: { $date }.
change-gaps = Dados que fechem esta lacuna: { $gap }
change-above = { $figure }: uma subida acima de { $bound } (último dado { $value }).
change-below = { $figure }: uma descida abaixo de { $bound } (último dado { $value }).
change-next = A verificar a seguir: { $figure }. O último dado é { $value }; além de { $bound } a afirmação deixa de valer.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Uma queda tão grande quanto a pior já registrada, para { $name }: { $worst_size } (preços: { $date }).
risk-fall-softened = Uma posição pequena o bastante para atravessar uma queda assim, e tempo para esperar.
risk-fall-sign = Desde a última máxima, o preço cai mais do que permite a sua tolerância ao risco.
risk-debt = A dívida líquida de { $name } equivale a { $debt } vezes o lucro operacional de um ano e precisa ser renovada.
risk-debt-softened = Prazos longos e receitas estáveis.
risk-debt-sign = Os juros consomem uma parte crescente do lucro operacional.
risk-concentration = A sua maior posição é { $largest } da carteira. Se ela cai, a carteira cai junto.
risk-concentration-softened = Mais posições que se movam de forma independente.
risk-concentration-sign = A maior posição cai e as outras não.
risk-rates = Os juros sobem muito acima de { $rate } ({ $date }), o que reduz o valor dos lucros futuros.
risk-rates-softened = Lucros que crescem com os preços, e pouca dívida.
risk-rates-sign = O rendimento de dez anos sobe mais de um ponto em um ano.
risk-against = O argumento contrário mais forte se mostra decisivo. { $text }
risk-against-softened = Confie nesta avaliação só até onde números mais recentes a sustentarem.
risk-against-sign = Números mais recentes confirmam este ponto.
risk-old = A situação mudou desde os nossos últimos números (idade dos dados: { $age }).
risk-old-softened = Acrescentar dados atuais antes de se apoiar nesta avaliação.
risk-old-sign = Números mais recentes apontam na direção oposta.
risk-gaps = Faltam dados importantes, e um perigo pode passar despercebido.
risk-gaps-softened = Acrescentar primeiro os dados que são citados em primeiro lugar.
risk-gaps-sign = Novos dados mudam o resultado.
risk-objection = A objeção do Red Team se mostra correta. { $text }
risk-objection-softened = Verificar primeiro este ponto quando chegarem números mais recentes.
risk-objection-sign = Números mais recentes sustentam a objeção.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] As ações americanas perderam dinheiro, descontada a inflação, em { $lost } dos períodos de { $horizon } desde { $since }.
        [mix] Uma carteira { $name } perdeu dinheiro, descontada a inflação, em { $lost } dos períodos de { $horizon } desde { $since }.
       *[stock] { $name } perdeu dinheiro, sem descontar a inflação, em { $lost } dos períodos de { $horizon } desde { $since }.
    } Períodos que não se sobrepõem: { $periods }.
scenario-base =
    { $basis ->
        [stock] Um ganho de até { $bound }, sem descontar a inflação, como em todos os outros períodos.
       *[other] Um ganho de até { $bound }, descontada a inflação, como em todos os outros períodos.
    }
scenario-bull =
    { $basis ->
        [stock] Um ganho de mais de { $bound }, sem descontar a inflação, como em { $good } desses períodos.
       *[other] Um ganho de mais de { $bound }, descontada a inflação, como em { $good } desses períodos.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] No fim do horizonte há um ganho, sem descontar a inflação.
       *[other] No fim do horizonte há um ganho, descontada a inflação.
    }
scenario-base-wrong =
    { $basis ->
        [stock] No fim do horizonte há uma perda, sem descontar a inflação, ou um ganho de mais de { $bound }.
       *[other] No fim do horizonte há uma perda, descontada a inflação, ou um ganho de mais de { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] No fim do horizonte o ganho, sem descontar a inflação, é de { $bound } ou menos.
       *[other] No fim do horizonte o ganho, descontada a inflação, é de { $bound } ou menos.
    }
scenario-bear-unknown = Uma perda permanente. Não podemos estimar a probabilidade.
scenario-base-unknown = Uma evolução como a do seu mercado. Não podemos estimar a probabilidade.
scenario-bull-unknown = Uma evolução claramente melhor que a do seu mercado. Não podemos estimar a probabilidade.
scenario-bear-unknown-wrong = No fim do horizonte há um ganho.
scenario-base-unknown-wrong = O resultado fica longe do resultado do seu mercado.
scenario-bull-unknown-wrong = O resultado não é melhor que o do seu mercado.
scenario-kind = O histórico de preços de { $name } é curto demais para contar frequências próprias. Entre os papéis do mesmo tipo, as ações americanas em conjunto, { $lost } dos períodos de { $horizon } desde { $since } terminaram em perda, descontada a inflação (períodos que não se sobrepõem: { $periods }). Uma única ação pode ir muito pior.

## The red team, and the chair's response.

objection-planted = O rascunho mostra um número que não está nos nossos dados: { $figure }.
objection-older-than-horizon = Mesmo os nossos números mais recentes têm { $age }. É mais do que o seu horizonte.
objection-old = Os nossos números mais antigos têm { $age }. O que aconteceu desde então não aparece neles.
objection-cross-examination = Antes das perguntas os mesmos números davam outro balanço. A opinião depende das afirmações retiradas ou enfraquecidas.
objection-single-figure = O balanço se apoia em um único número: { $name }, { $value } ({ $date }).
objection-single-seat = Sem a área de { $seat }, a conclusão passa para o outro lado.
objection-opposite =
    { $count ->
        [one] A tese contrária: uma de { $all } leituras aponta no outro sentido. { $text }
       *[other] A tese contrária: { $count } de { $all } leituras apontam no outro sentido, a mais forte primeiro. { $text }
    }
objection-no-opposite = Nenhum número fala a favor da tese contrária. Isso é sinal tanto do que não foi examinado quanto de solidez.
objection-no-judgement = O rascunho não dá opinião porque não há nenhum número sobre o próprio assunto.
objection-one-source = Todos os números vêm de uma única fonte.
objection-frequencies = As probabilidades são frequências de períodos passados que se sobrepõem, não previsões.
response-noted = Registrado. A opinião não muda.
response-lowered = Aceito. Temos menos confiança.
response-halved = Aceito. A nossa confiança cai para metade.
response-taken-back = Aceito. Não damos opinião; o que os números mostravam na sua data fica mais abaixo.
tell-committee =
    { $members ->
        [one] Um especialista examinou a questão. Depois, o rascunho foi atacado para encontrar seus pontos fracos.
       *[other] { $members } especialistas examinaram a questão separadamente e depois questionaram uns aos outros.
    }
tell-committee-alone = { $members } especialistas examinaram a questão separadamente, e a presidência pesou os resultados.
tell-confidence =
    { $level ->
        [high] Estamos bastante seguros disso
        [medium] Estamos seguros disso só em parte
       *[low] Não estamos seguros disso
    }: nossa confiança é de { $confidence } em uma escala de 0 a 1. Ela mede a qualidade dos dados, não a chance de ganho.
tell-odds = No passado, { $lost } dos períodos (duração: { $horizon }) terminaram em perda. É história, não previsão.
tell-import = Para uma resposta melhor, acrescente dados mais recentes: importe um arquivo de preços ou os balanços da empresa, ou ative uma fonte ao vivo.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Não temos preços deste ativo: { $name }. Importe um arquivo de preços diários para acrescentá-los.
gap-prices-old = Nossos preços deste ativo, { $name }, terminam em { $date }.
gap-accounts-missing = Não temos balanços desta empresa: { $name }. Importe os números anuais para acrescentá-los.
gap-accounts-old = Nossos balanços mais recentes de { $name } terminam em { $date }.
gap-industry-missing = Não temos dados setoriais sobre { $name }.
gap-market-old = Nossos dados da bolsa americana terminam em { $date }.
gap-news-missing = Não temos notícias.
gap-provider-down = Não foi possível acessar a fonte { $provider }: { $reason }.
gap-window-too-short = O histórico de preços é curto demais para períodos mais longos: { $name }.
gap-holdings-unpriced = Não temos preços da sua posição em { $name }.
gap-portfolio-no-weights = Não sabemos o tamanho de cada uma das suas posições.

## Terms that the debrief explains.

term-volatility = Volatilidade
term-drawdown = Drawdown
term-confidence = Confiança
term-dissent = Divergência
term-red-team = Red team

## Measures, as lists name them.

measure-price = Último preço
measure-age = Idade dos preços
measure-return-1m = Variação em um mês
measure-return-3m = Variação em três meses
measure-return-6m = Variação em seis meses
measure-return-1y = Variação em doze meses
measure-return-3y = Retorno anual em três anos
measure-return-5y = Retorno anual em cinco anos
measure-return-10y = Retorno anual em dez anos
measure-return-all = Retorno anual desde o início dos dados
measure-momentum-12-1 = Variação em um ano, sem o último mês
measure-trend = Distância da média de dez meses
measure-vol-1y = Volatilidade em um ano
measure-vol-36m = Volatilidade em três anos
measure-max-drawdown-1y = Maior queda em um ano
measure-max-drawdown-36m = Maior queda em três anos
measure-max-drawdown-all = Maior queda já registrada
measure-drawdown-now = Distância do topo
measure-worst-month = Pior mês
measure-best-month = Melhor mês
measure-return-all-less-best-10 = Retorno anual sem os dez melhores dias
measure-return-first-half = Retorno anual na primeira metade
measure-return-second-half = Retorno anual na segunda metade
measure-volume-ratio = Volume em relação à média
measure-turnover-20d = Volume diário
measure-freq-pos = Períodos passados com ganho
measure-freq-neg = Períodos passados com perda
measure-freq-strong = Períodos passados com mais de um décimo ao ano
measure-freq-good = Períodos passados com ganho forte
measure-freq-good-bound = Ganho anual considerado forte
measure-freq-periods = Períodos passados que não se sobrepõem
measure-horizon = Horizonte em anos inteiros
measure-window-count-1y = Períodos de um ano registrados
measure-beta-36m = Beta em relação ao mercado
measure-correlation-36m = Correlação em três anos
measure-return-gap-1y = Vantagem em doze meses
measure-real-return-5y = Retorno anual descontada a inflação, cinco anos
measure-revenue = Receita
measure-revenue-growth-1y = Crescimento da receita, um ano
measure-revenue-growth-2y = Crescimento da receita, dois anos
measure-gross-margin = Margem bruta
measure-operating-margin = Margem operacional
measure-operating-margin-change-1y = Variação da margem operacional
measure-net-margin = Margem líquida
measure-net-income = Lucro líquido
measure-roe = Retorno sobre o patrimônio líquido
measure-roa = Retorno sobre os ativos
measure-roic = Retorno sobre o capital investido
measure-debt-to-equity = Dívida sobre patrimônio líquido
measure-net-debt-to-operating-income = Dívida líquida sobre lucro operacional
measure-current-ratio = Liquidez corrente
measure-interest-coverage = Cobertura de juros
measure-cash-conversion = Conversão do lucro em caixa
measure-free-cash-flow = Fluxo de caixa livre
measure-fcf-margin = Margem de fluxo de caixa livre
measure-capex-to-revenue = Investimento sobre receita
measure-rd-to-revenue = Pesquisa sobre receita
measure-eps-diluted = Lucro por ação
measure-eps-growth-1y = Crescimento do lucro por ação
measure-book-value-per-share = Valor patrimonial por ação
measure-fcf-per-share = Fluxo de caixa livre por ação
measure-shares-change-1y = Variação do número de ações
measure-payout = Parcela distribuída do fluxo de caixa livre
measure-accounts-age = Idade das demonstrações financeiras
measure-pe = Preço sobre lucro (P/L)
measure-ps = Preço sobre receita
measure-pb = Preço sobre valor patrimonial
measure-fcf-yield = Rendimento do fluxo de caixa livre
measure-earnings-yield = Rendimento dos lucros
measure-pe-percentile = P/L em relação ao próprio histórico
measure-pe-median = P/L mediano
measure-pe-to-market = P/L em relação ao do mercado
measure-float-to-earnings = Valor das ações em livre circulação sobre lucro líquido
measure-infl-12m = Inflação em doze meses
measure-infl-10y = Inflação anual em dez anos
measure-infl-percentile = Inflação em relação ao próprio histórico
measure-long-rate = Rendimento dos títulos públicos de dez anos
measure-long-rate-change-12m = Variação do rendimento de dez anos
measure-long-rate-median = Rendimento mediano de dez anos
measure-real-long-rate = Rendimento de dez anos menos inflação
measure-cape = Preço sobre dez anos de lucros (CAPE)
measure-cape-median = CAPE mediano
measure-cape-percentile = CAPE em relação ao próprio histórico
measure-after-cape-median-10y = Retorno típico após inícios caros
measure-excess-cape-yield = Rendimento dos lucros menos juro real dos títulos
measure-sp-payout = Parcela do lucro distribuída
measure-dividend-yield = Rendimento de dividendos
measure-real-earnings-growth-10y = Crescimento real dos lucros, dez anos
measure-real-return-1y = Retorno descontada a inflação, um ano
measure-real-return-10y = Retorno anual descontada a inflação, dez anos
measure-real-return-20y = Retorno anual descontada a inflação, vinte anos
measure-real-return-all = Retorno anual após a inflação desde 1871
measure-real-return-10y-worst = Dez piores anos descontada a inflação
measure-bond-real-return-10y = Títulos descontada a inflação, dez anos
measure-freq-stocks-beat-bonds-10y = Períodos de dez anos com ações à frente dos títulos
measure-curve-10y-3m = Rendimento de dez anos menos o de três meses
measure-curve-10y-2y = Rendimento de dez anos menos o de dois anos
measure-curve-share-inverted = Meses com taxas curtas acima das longas
measure-curve-age = Idade das taxas
measure-unemployment = Taxa de desemprego
measure-unemployment-median = Taxa de desemprego mediana
measure-credit-spread = Diferença de juros entre empresas frágeis e governo
measure-credit-spread-percentile = Essa diferença em relação ao próprio histórico
measure-pf-value = Valor das posições
measure-pf-weight = Peso na carteira
measure-pf-largest-weight = Maior peso
measure-pf-hhi = Índice de concentração
measure-pf-vol-36m = Volatilidade do conjunto das posições
measure-pf-max-drawdown-36m = Maior queda das posições em três anos
measure-pf-return-1y = Retorno das posições, um ano
measure-pf-return-3y = Retorno anual das posições, três anos
measure-pf-mean-correlation = Correlação média das posições
measure-pf-priced-share = Parcela das posições com preço

## What the engine says in the transcript.

floor-opened =
    O comitê se reúne para tratar de “{ $title }”. A base de dados tem { $figures ->
        [one] { $figures } número
       *[other] { $figures } números
    } a respeito e { $gaps ->
        [0] não aponta nenhuma lacuna
        [one] aponta uma lacuna
       *[other] aponta { $gaps } lacunas
    }.
floor-taken = Com a palavra: { $seat }.
floor-votes =
    Todos votaram sem ouvir os demais. A favor: { $supports }; contra: { $opposes }; neutros: { $neutral }. { $next ->
        [tier] Neste plano não há contraditório; segue-se a síntese.
        [nobody] Não há a quem perguntar; segue-se a síntese.
       *[questions] Está aberta a palavra para perguntas sobre cada afirmação.
    }
floor-question = Para { $seat }, sobre { $claim }: { $text }
floor-answer = Para { $seat }: { $text }
floor-silent = A área de { $seat } não tem nada aproveitável a dizer: { $reason }.
floor-ruled =
    Sobre { $claim }: { $ruling ->
        [upheld] mantida
        [weakened] enfraquecida
        [refuted] refutada
        [withdrawn] retirada
        [unresolved] não resolvida
       *[other] { $ruling }
    }. { $reason }
floor-revised = O rascunho é revisto. Agora diz: { $thesis }
floor-revised-parts = O rascunho é revisto.
floor-put-in = Acrescentado: { $text }
floor-taken-out = Retirado: { $text }
floor-stands = O rascunho se mantém.
floor-stands-lower = O rascunho se mantém. A confiança desce de { $before } para { $after }.
red-team-pass = O red team deixa o rascunho passar.
red-team-revise = O red team devolve o rascunho para revisão.
red-team-reject = O red team rejeita o rascunho.
red-team-unheard = Não foi possível ouvir o red team ({ $reason }); o rascunho é considerado rejeitado.
number-left-out = Um número sem fonte foi retirado do texto.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Sim, a curva de juros dos EUA está invertida nos nossos dados mais recentes
        [partly] A curva de juros dos EUA está invertida em parte nos nossos dados mais recentes
       *[no] Não, a curva de juros dos EUA não está invertida nos nossos dados mais recentes
    }: o rendimento a dez anos menos o de dois anos era de { $curve_10y_2y } ({ $date }), e menos o de três meses, de { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Os sinais de recessão nos EUA que seguimos dão um aviso
        [partly] Os sinais de recessão nos EUA que seguimos são mistos
       *[no] Os sinais de recessão nos EUA que seguimos estão calmos
    }: o desemprego estava { $sahm } acima do mínimo do último ano ({ $date }); num ano, emprego { $payrolls_12m } e renda real sem transferências { $income_12m }; rendimento a dez anos menos o de três meses { $curve_10y_3m } ({ $other_date }).
first-savings = Poupanças que rendem menos de { $infl_12m } por ano perdem poder de compra: essa foi a inflação dos EUA nos doze meses até { $date }. Os títulos do Tesouro dos EUA a três meses pagavam { $bill_rate } ({ $other_date }), ou { $real_bill_rate } depois da inflação. O dinheiro sem juros manteve { $purchasing_power_10y } do seu poder de compra em dez anos.
first-inflation = A inflação dos EUA foi de { $infl_12m } nos doze meses até { $date }, e de { $core_infl_12m } sem alimentos e energia; em dez anos foi de { $infl_10y }.
first-jobs = O desemprego nos EUA era de { $unemployment } ({ $date }), contra uma mediana de { $unemployment_median }; o emprego variou { $payrolls_12m } num ano.
first-rates = Os títulos do Tesouro dos EUA a dez anos rendiam { $long_rate } ({ $date }), ou { $real_long_rate } depois da inflação do último ano; os de três meses pagavam { $bill_rate } ({ $other_date }), ou { $real_bill_rate } depois da inflação.
first-money = A massa monetária M2 dos EUA variou { $m2_12m } no ano até { $date }, e { $m2_real_12m } depois da inflação.
first-housing = As casas iniciadas nos EUA variaram { $starts_12m } e as licenças de construção { $permits_12m } no ano até { $date }; o custo da habitação variou { $shelter_12m }. Não temos preços de casas.
first-dollar = Frente às moedas dos seus parceiros comerciais, o dólar variou { $dollar_12m } no ano até { $date }; esteve mais fraco em { $dollar_percentile } dos dias da nossa série.
first-growth = A produção real dos EUA variou { $gdp_1y } num ano ({ $date }); o emprego variou { $payrolls_12m } e o desemprego era de { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } superou a inflação nos nossos dados, mas são poucos demais para falar em proteção
       *[no] { $name } não acompanhou a inflação nos nossos dados, e são poucos demais para julgar a proteção
    }: de { $from } a { $to } o preço variou { $gain_whole }, e os preços ao consumidor dos EUA { $infl_whole }; a maior queda nos últimos doze meses foi de { $max_drawdown_1y }.
first-spot = { $name } custava { $price } ({ $date }), uma variação de { $return_1y } num ano; a maior queda nesse ano foi de { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Os dados não favorecem nenhum dos lados
        [up] O passado aponta mais para uma alta
       *[down] O passado aponta mais para uma queda
    }: { $name } estava em { $price } ({ $date }), contra uma mediana de { $level_median }; esteve mais baixo em { $level_percentile } dos meses, e em { $freq_neg } dos períodos passados parecidos com o horizonte não subiu.
first-accounts =
    { $balance ->
        [favourable] As contas de { $name } são sólidas
        [unfavourable] As contas de { $name } são fracas
       *[mixed] As contas de { $name } são sólidas em parte e fracas em parte
    }: no exercício até { $date }, margem operacional de { $operating_margin }, crescimento das vendas de { $revenue_growth_1y }, caixa operacional de { $cash_conversion } vezes o lucro líquido e dívida de { $debt_to_equity } vezes o patrimônio.
first-compare =
    { $ahead ->
        [one] Pelas contas, { $name } fica à frente de { $other }
       *[none] Pelas contas, { $name } e { $other } ficam quase iguais
    }: crescimento das vendas { $revenue_growth_1y } contra { $revenue_growth_1y_other }, margem operacional { $operating_margin } contra { $operating_margin_other }, retorno sobre o patrimônio { $roe } contra { $roe_other }.
first-compare-short =
    { $ahead ->
        [one] Pelas contas, { $name } fica à frente de { $other }
       *[none] Pelas contas, { $name } e { $other } ficam quase iguais
    }: crescimento das vendas { $revenue_growth_1y } contra { $revenue_growth_1y_other }, retorno sobre o patrimônio { $roe } contra { $roe_other }.
first-mix = a carteira { $name } de ações e títulos
first-value =
    { $verdict ->
        [low] { $name } parece barata
        [high] { $name } parece cara
       *[middle] { $name } não parece nem cara nem barata
    }: em { $date } custava { $pe } vezes o seu lucro anual{ $more ->
        [yes] , contra uma mediana de { $pe_median } no seu próprio passado
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [low] { $name } parece barata
        [high] { $name } parece cara
       *[middle] { $name } não parece nem cara nem barata
    }: em { $date } as suas ações nas mãos do público valiam { $float_to_earnings } vezes o lucro de { $year }.
first-value-market =
    { $verdict ->
        [low] As ações americanas pareciam baratas
        [high] As ações americanas pareciam caras
       *[middle] As ações americanas não pareciam nem caras nem baratas
    } em { $date }: custavam { $cape } vezes o seu lucro médio de dez anos, contra uma mediana de { $cape_median } desde 1881, e foram mais baratas em { $cape_percentile } dos meses.
first-risk =
    { $verdict ->
        [low] { $name } tem sido tranquilo
        [high] { $name } tem muito risco
       *[middle] { $name } tem risco
    }: de { $from } a { $to } caiu { $fall }, e o seu preço oscilou { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] A dívida de { $name } é um perigo
        [high] A dívida de { $name } não é um grande perigo
       *[middle] A dívida de { $name } é um risco moderado
    }: no exercício até { $date } o lucro operacional cobriu os juros { $interest_coverage } vezes, e a dívida era { $debt_to_equity } vezes o patrimônio. Sem preços não podemos dizer quanto a ação poderia cair.
first-odds =
    { $verdict ->
        [low] Em { $horizon }, { $name } raramente perdeu dinheiro
        [high] Em { $horizon }, { $name } perdeu dinheiro muitas vezes
       *[middle] Em { $horizon }, { $name } perdeu dinheiro algumas vezes
    }: após a inflação isso ocorreu em { $freq_neg } desses períodos desde 1871, e a maior queda foi de { $fall } ({ $from } a { $to }).
first-holdings =
    { $verdict ->
        [low] A sua carteira tem sido tranquila
        [high] A sua carteira tem muito risco
       *[middle] A sua carteira tem risco
    }: nos três anos até { $date } chegou a cair { $fall }, e { $largest } é { $weight } do total, tão concentrada quanto { $pf_effective_positions } posições iguais.
first-half = Com metade de { $largest } em dinheiro, a maior queda teria sido de { $halved }.
first-concentration =
    { $verdict ->
        [low] A sua carteira está bem distribuída
        [high] A sua carteira está concentrada
       *[middle] A sua carteira está um pouco concentrada
    }: { $largest } é { $weight } do total, tão concentrada quanto { $pf_effective_positions } posições iguais.
first-income =
    { $verdict ->
        [low] O dividendo de { $name } parece bem coberto
        [middle] O dividendo de { $name } está coberto por pouco
       *[high] O dividendo de { $name } não está coberto pelo caixa
    }: no exercício até { $date } pagou { $dividends }, { $verdict ->
        [negative] enquanto gastava mais do que o negócio rendeu
       *[other] com um fluxo de caixa livre de { $free_cash_flow }
    }.
first-income-market =
    { $verdict ->
        [low] As ações americanas pagavam menos que os títulos
        [high] As ações americanas pagavam mais que os títulos
       *[middle] As ações americanas pagavam quase o mesmo que os títulos
    }: em { $date } os seus dividendos eram { $sp_dividend_yield } do preço, e os títulos do Tesouro dos EUA a dez anos rendiam { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] No conjunto, os números favorecem { $name }
        [unfavourable] No conjunto, os números são contra { $name }
       *[mixed] Os números de { $name } são mistos
    }: { $span ->
        [five] nos cinco anos
       *[one] no ano
    } até { $date } o preço { $direction ->
        [up] subiu
       *[down] caiu
    } { $gain }, e em três anos chegou a cair { $fall }.
first-return-accounts =
    Não podemos dizer quanto { $name } vai render, porque não temos preços atuais. Nos cinco anos até { $date } o lucro por ação { $direction ->
        [up] cresceu
       *[down] caiu
    } { $eps_growth_5y }.
first-return-market = O passado sugere entre { $after_cape_median_10y } e { $sp_real_return_all } após a inflação para as ações americanas: o primeiro foi a mediana dos dez anos depois de preços tão altos quanto em { $date }, o segundo é o que renderam desde 1871. Perderam dinheiro em { $freq_neg } dos períodos de { $horizon }.
first-return = O passado sugere cerca de { $real_return_20y } após a inflação: foi o que rendeu { $name } nos vinte anos até { $date }. Nos dez piores anos desde 1871 foi { $real_return_10y_worst }.
first-rates-up = Um título do Tesouro dos EUA a dez anos perderia cerca de { $bond_loss_1pt } do preço se o seu rendimento subisse um ponto a partir dos { $long_rate } de { $date }.
first-stocks-bonds =
    { $verdict ->
        [low] Para { $horizon }, as ações têm o melhor histórico
        [high] Para { $horizon }, os títulos são a escolha mais segura
       *[middle] Para { $horizon }, as ações renderam mais e os títulos são mais seguros
    }: as ações americanas renderam mais que os títulos do Tesouro em { $freq_stocks_beat_bonds_10y } dos períodos de dez anos desde 1871, mas perderam dinheiro após a inflação em { $freq_neg } dos períodos de { $horizon }. Nos dez anos até { $date } renderam { $sp_real_return_10y } após a inflação, e os títulos { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Em { $horizon }, investir quase sempre superou a poupança
        [high] Para { $horizon }, poupar é a escolha mais segura
       *[middle] Em { $horizon }, investir rendeu mais, mas é um risco
    }: as ações americanas perderam dinheiro após a inflação em { $freq_neg } desses períodos desde 1871 e renderam { $sp_real_return_all } em média. As letras do Tesouro dos EUA a três meses pagavam { $bill_rate } em { $other_date }, ou seja, { $real_bill_rate } após a inflação.
first-crash =
    Uma quebra como a de { $year } custaria cerca de { $fall }: foi o que { $name } perdeu após a inflação de { $from } a { $to }{ $more ->
        [yes] , e só as ações americanas perderam { $stocks }
       *[no] { "" }
    }.
first-which =
    { $ahead ->
        [one] { $name } fica à frente de { $other }
       *[none] { $name } e { $other } ficam quase iguais
    }: nos três anos até { $date }, { $first } rendeu por ano { $gap } { $gained ->
        [more] a mais
       *[less] a menos
    } que { $second }, e o seu preço oscilou { $ratio } vezes o do outro.
first-view =
    { $verdict ->
        [favourable] No conjunto, os números favorecem { $name }
        [unfavourable] No conjunto, os números são contra { $name }
       *[mixed] Os números de { $name } são mistos
    }: no exercício até { $date } as vendas { $direction ->
        [up] cresceram
       *[down] caíram
    } { $revenue_growth_1y } e a margem operacional foi de { $operating_margin }{ $more ->
        [yes] ; as ações nas mãos do público valiam { $float_to_earnings } vezes o lucro
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] No conjunto, os números favorecem as ações americanas
        [unfavourable] No conjunto, os números são contra as ações americanas
       *[mixed] Os números das ações americanas são mistos
    }: nos dez anos até { $date } renderam { $sp_real_return_10y } após a inflação, e em { $other_date } custavam { $cape } vezes o seu lucro médio de dez anos, contra uma mediana de { $cape_median }.
first-missing =
    { $question ->
        [value] Não podemos dizer se { $name } está cara ou barata
        [risk] Não podemos dizer quanto risco tem { $name }
        [return] Não podemos dizer quanto { $name } pode render
        [income] Não podemos dizer se o dividendo de { $name } é seguro
        [which] Não podemos ordenar { $name }
        [concentration] Não podemos dizer o grau de concentração: { $name }
       *[view] Não podemos dar uma opinião sobre { $name }
    }: { $data ->
        [prices] para isso faltam preços atuais
        [accounts] para isso faltam as contas anuais
        [both] para isso faltam preços atuais e contas anuais
        [weights] para isso falta o peso de cada parte
       *[figures] não temos números sobre isso
    }.
first-income-share = Foram { $share }, depois de { $first_share } em { $since }.

## How current the evidence is, by kind.

evidence-current = Atualidade dos dados: { $kinds }.
current-accounts = contas até { $date }
current-prices = cotações até { $date }
current-metals = metais e criptomoedas até { $date }
current-exchange = taxas de câmbio até { $date }
current-market = bolsa dos EUA até { $date }
current-rates = juros até { $date }
current-economy = dados econômicos até { $date }
table-years = { $name }: exercícios
table-compare = Lado a lado
table-portfolio = As partes da carteira

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Em um ano ({ $dates }), o dólar { $dollar_12m_way ->
        [down] caiu
       *[up] subiu
    } { $dollar_12m_size } frente às moedas dos seus parceiros comerciais. Esteve mais fraco em { $dollar_percentile } dos dias registrados.
wrong-dollar = O dólar muda de direção no próximo ano.
claim-fall-year =
    Em um ano ({ $dates }), { $name } chegou a cair { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }. Isso { $verdict ->
        [opposes] é mais do que permite
       *[other] está dentro do que permite
    } a sua tolerância ao risco.
wrong-fall-year = Um histórico mais longo mostra uma queda claramente maior.
claim-swings-year = Em um ano ({ $dates }), { $name } oscilou normalmente { $vol_12m }.
wrong-swings-year = Um histórico mais longo mostra oscilações muito maiores ou menores.
claim-sahm = Em três meses ({ $dates }), o desemprego ficou em média { $sahm } acima da mínima do último ano.
wrong-sahm = O desemprego sobe nos próximos meses.
claim-inversion-record = Depois de { $jobs_after_inversion } dos meses em que as taxas curtas superaram as longas, o desemprego era claramente maior um ano e meio depois. Em todos os meses, essa parcela é de { $jobs_after_any } (dados: { $dates }).
wrong-inversion-record = A próxima inversão passa sem alta do desemprego.
claim-growth-5y =
    Em cinco anos ({ $dates }), as vendas de { $name } { $revenue_growth_5y_way ->
        [down] caíram
       *[up] cresceram
    } { $revenue_growth_5y_size }{ $more ->
        [yes] ; o lucro por ação { $eps_growth_5y_way ->
            [down] caiu
           *[up] cresceu
        } { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = A mudança veio de uma aquisição ou de um único ano.
claim-bill-real =
    Os títulos do Tesouro americano de três meses pagavam { $bill_rate } ({ $dates }). Após a inflação, isso é { $real_bill_rate_way ->
        [down] uma perda
       *[up] um ganho
    } de { $real_bill_rate_size }.
wrong-bill-real = Os juros curtos ou a inflação mudam mais de um ponto.
claim-payrolls =
    Em um ano ({ $dates }), o número de empregos nos Estados Unidos { $payrolls_12m_way ->
        [down] caiu
       *[up] subiu
    } { $payrolls_12m_size }.
wrong-payrolls = Os números são revisados, ou mudam de direção em meses.
claim-output =
    Em um ano ({ $dates }), a economia americana { $gdp_1y_way ->
        [down] encolheu
       *[up] cresceu
    } { $gdp_1y_size } após a inflação.
wrong-output = Os próximos trimestres vão na direção oposta.
claim-money =
    Em um ano ({ $dates }), a oferta monetária americana M2 { $m2_12m_way ->
        [down] encolheu
       *[up] cresceu
    } { $m2_12m_size }; após a inflação, { $m2_real_12m_way ->
        [down] encolheu
       *[up] cresceu
    } { $m2_real_12m_size }{ $more ->
        [yes] . Os empréstimos bancários às empresas { $loans_12m_way ->
            [down] caíram
           *[up] subiram
        } { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = O dinheiro passa para formas que o M2 não conta.
claim-housing =
    Em um ano ({ $dates }), as construções iniciadas de moradias nos Estados Unidos { $starts_12m_way ->
        [down] caíram
       *[up] subiram
    } { $starts_12m_size } e as licenças de construção { $permits_12m_way ->
        [down] caíram
       *[up] subiram
    } { $permits_12m_size }{ $more ->
        [yes] . O custo da moradia { $shelter_12m_way ->
            [down] caiu
           *[up] subiu
        } { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Um inverno ameno ou rigoroso explica a diferença.
claim-purchasing-power = Um dólar comprava { $purchasing_power_10y } do que comprava dez anos antes ({ $dates }).
wrong-purchasing-power = Os preços caem nos próximos dez anos.
claim-hedge =
    De { $from } a { $to }, o preço de { $name } { $gain_whole_way ->
        [down] caiu
       *[up] subiu
    } { $gain_whole_size } e os preços ao consumidor nos Estados Unidos { $infl_whole_way ->
        [down] caíram
       *[up] subiram
    } { $infl_whole_size }.
wrong-hedge = Um histórico mais longo mostra o contrário.
claim-level = A mediana de { $name } é { $level_median }; em { $level_percentile } dos meses registrados esteve mais baixa do que agora ({ $dates }).
wrong-level = A mediana antiga já não serve, porque os preços dos dois países se afastaram.

## Measures of the above.

measure-vol-12m = Oscilações anuais, doze meses
measure-gain-whole = Variação desde o início dos dados
measure-infl-whole = Inflação nos mesmos meses
measure-correlation-12m = Correlação, doze meses
measure-level-median = Câmbio mediano
measure-level-percentile = Câmbio frente ao seu passado
measure-core-infl-12m = Inflação sem alimentos e energia
measure-shelter-12m = Variação do custo da habitação
measure-payrolls-12m = Variação do emprego
measure-income-12m = Variação da renda real
measure-m2-12m = Variação da massa monetária M2
measure-m2-real-12m = Variação do M2 depois da inflação
measure-starts-12m = Variação das casas iniciadas
measure-permits-12m = Variação das licenças de construção
measure-loans-12m = Variação do crédito a empresas
measure-gdp-1y = Variação da produção real
measure-bill-rate = Rendimento do Tesouro a três meses
measure-real-bill-rate = Tesouro a três meses menos inflação
measure-purchasing-power-10y = Poder de compra após dez anos
measure-sahm = Desemprego acima do mínimo do ano
measure-jobs-after-inversion = Inversões de juros seguidas de mais desemprego
measure-jobs-after-any = Meses seguidos de mais desemprego
measure-dollar-12m = Variação do dólar amplo
measure-dollar-percentile = Dólar amplo frente ao seu passado
measure-sp-long-rate = Rendimento a dez anos nesse mês
measure-revenue-growth-5y = Crescimento das vendas, cinco anos
measure-eps-growth-5y = Crescimento do lucro por ação, cinco anos
measure-cash = Caixa e títulos de curto prazo
measure-debt = Dívida
measure-dividends = Dividendos pagos
measure-buybacks = Recompras de ações
measure-dividends-per-share = Dividendo por ação
measure-shares-diluted = Ações diluídas
measure-public-float = Valor das ações em livre circulação

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: preços de fim de mês, { $from } a { $to }
chart-price-axis = Preço em { $unit }
chart-index-axis = Nível do índice
chart-log = escala logarítmica
chart-fall = Abaixo do fim de mês mais alto até então, em %
chart-price-alt = Preços de fim de mês: { $name }, { $from } a { $to }. Último em relação ao primeiro: { $times }. Queda mais funda desde um máximo: { $deepest }. No fim: { $last }.
chart-valuation = { $name }: preço em relação a dez anos de lucros (CAPE), { $from } a { $to }
chart-valuation-axis = Preço em múltiplos do lucro anual; sombreado: a metade central dos meses
chart-last = último { $value }
chart-median = mediana { $value }
chart-valuation-alt = CAPE: { $name }, { $from } a { $to }. Último: { $last }. Mediana: { $median }. Metade dos meses está entre { $low } e { $high }.
chart-scenarios = Cenários: quantas vezes o passado terminou assim
chart-scenarios-axis = Parcela dos períodos passados, em %
chart-scenarios-alt = Parcela dos períodos passados: { $shares }.
chart-bear = Desfavorável
chart-base = Central
chart-bull = Favorável
chart-confidence = Confiança de cada membro antes (anel) e depois (ponto) das perguntas
chart-confidence-axis = Confiança, de 0 (nenhuma) a 1 (certeza)
chart-confidence-alt = Confiança de 0 a 1, antes e depois: { $members }.
chart-source = Fonte: { $source }
chart-source-committee = Fonte: o comitê
measure-pf-effective-positions = Posições iguais com a mesma concentração
measure-pf-risk-share = Parte do risco da carteira
measure-pf-halved-drawdown-36m = Maior queda em três anos com metade da maior posição em dinheiro
measure-real-max-drawdown-all = Maior queda após a inflação
measure-crash-fall = Queda naquela quebra, após a inflação
measure-bond-loss-1pt = Perda de preço de um título a dez anos se o rendimento subir um ponto

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] O lucro por ação de { $name } caiu { $size } em um ano
       *[up] O lucro por ação de { $name } subiu { $size } em um ano
    }{ $more ->
        [yes] , para { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = O próximo relatório anual mostra o lucro por ação no sentido contrário.
claim-tax-credit =
    Um crédito fiscal de { $tax_credit } do lucro antes de impostos elevou o lucro líquido de { $name }{ $more ->
        [yes] ; a margem líquida ficou { $net_above_operating } acima da operacional
       *[no] { "" }
    }
wrong-tax-credit = O crédito se repete todos os anos, ou o lucro se mantém sem ele.
claim-other-income = A margem líquida de { $name } ficou { $net_above_operating } acima da operacional: juros, ganhos de capital ou itens extraordinários somaram-se ao lucro
wrong-other-income = A receita adicional se repete todos os anos.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = isso diz pouco, porque o patrimônio líquido é só { $value } dos ativos
doubt-capital-to-assets = isso diz pouco, porque o capital investido é só { $value } dos ativos
doubt-buybacks-5y-to-equity = isso diz pouco, porque as recompras de cinco anos custaram { $value } vezes o patrimônio líquido que resta
doubt-tax-credit = contribuiu um crédito fiscal de { $value } do lucro antes de impostos
doubt-net-above-operating = contribuíram receitas de fora do negócio: a margem líquida está { $value } acima da operacional
doubt-eps-growth-1y = isso diz pouco, porque o lucro por ação caiu { $size } no último ano
claim-implied-growth =
    A esse valor, { $name } precisa que os lucros cresçam { $implied_growth } de forma permanente, descontada a inflação, para render o que as ações americanas renderam desde 1871{ $more ->
        [yes] ; em cinco anos, o lucro por ação cresceu { $eps_growth_5y }
       *[no] { "" }
    }
wrong-implied-growth = Os lucros crescem mais depressa, ou retornos menores passam a ser normais para todas as ações.
measure-equity-to-assets = Patrimônio líquido em relação aos ativos
measure-capital-to-assets = Capital investido em relação aos ativos
measure-buybacks-5y-to-equity = Recompras de cinco anos, em múltiplos do patrimônio líquido
measure-tax-credit = Crédito fiscal em relação ao lucro antes de impostos
measure-net-above-operating = Margem líquida acima da operacional
measure-implied-growth = Crescimento de lucros que o valor supõe

## How the confidence came about.

confidence-kind-accounts = Contas
confidence-kind-valuation = Avaliação
confidence-kind-prices = Preços
confidence-kind-risk = Risco
confidence-kind-portfolio = Composição dos investimentos
confidence-kind-economy = Economia
confidence-readings =
    { $name }: { $agreeing } de { $readings } números-chave apontam no mesmo sentido que o resultado. { $dates ->
        [one] Data dos números: { $to }.
       *[several] Datas dos números: de { $from } a { $to }.
    }
confidence-facts =
    { $name }: { $readings } números-chave. { $dates ->
        [one] Data dos números: { $to }.
       *[several] Datas dos números: de { $from } a { $to }.
    }
confidence-missing = { $name }: sem números.
