# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (dados: { $dates }).
surroundings = Contexto: { $text }
between-sentences = { " " }
between = { "; " }
us-market = o mercado acionário americano
us-stocks = ações americanas
us-bonds = uma carteira de títulos do Tesouro americano de dez anos
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; vantagem para { $name }
        [level] ; praticamente empatados
       *[untold] { "" }
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
seat-desk = Pesquisa
seat-macro = Macroeconomia e juros
seat-industry = Setor
seat-allocation = Composição da carteira
seat-risk = Riscos
seat-red-team = Revisão crítica
mandate-chair = Pesa as afirmações uma a uma e redige a opinião.
mandate-fundamentals = O que a empresa ou o mercado ganha, distribui e deve.
mandate-valuation = O preço que se paga, em relação à sua história e aos títulos de renda fixa.
mandate-market = Como o preço se comportou.
mandate-desk = O que a pergunta pede: um número ou o significado de um termo.
mandate-macro = A inflação, os juros e o estado da economia.
mandate-industry = A força do negócio diante de concorrentes e clientes.
mandate-allocation = Como as partes de uma carteira se comportam em conjunto.
mandate-risk = O que se pode perder, quanto e com que frequência, diante do que se consegue suportar.
mandate-red-team = Ataca o rascunho: a tese oposta, os dados antigos, um único número que pesa demais.
lens-chair = o que o conjunto dos dados permite dizer
lens-fundamentals = vendas, margens, caixa e dívida
lens-valuation = o preço diante dos lucros, da sua história e dos títulos de renda fixa
lens-market = retornos, tendência e volume
lens-desk = o número ou o termo pedido
lens-macro = inflação, juros e emprego
lens-industry = capacidade de impor preços e necessidade de investir
lens-allocation = pesos e movimento conjunto das partes
lens-risk = quedas, volatilidade e frequência das perdas
lens-red-team = como esta opinião pode estar errada
needs-fundamentals = contas anuais
needs-valuation = preços e contas
needs-market = preços diários
needs-desk = o número pedido
needs-macro = inflação e juros
needs-industry = contas anuais
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
caveat-surroundings = Parte disto é contexto e não trata do próprio assunto.
caveat-overlap = Os períodos passados se sobrepõem: há menos períodos realmente distintos do que parece.
nothing = Sob este ângulo, não temos números para avaliar { $name }.
no-guess = Dizer mais seria adivinhar.
wrong-nothing = Os dados que faltam ficam disponíveis.
missing-fundamentals = Não temos as contas desta empresa: { $name }.
missing-valuation = Não temos um preço para comparar com os lucros: { $name }.
missing-market = Não temos preços deste ativo: { $name }.
missing-risk = Não temos preços deste ativo: { $name }.
missing-desk = Não temos números que respondam a esta pergunta.
missing-macro = Não temos dados de inflação nem de juros.
missing-industry = Não temos contas que mostrem a posição de { $name } no seu setor.
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
    De { $from } a { $to }, { $name } { $momentum_12_1_way ->
        [down] caiu
       *[up] subiu
    } { $momentum_12_1_size }.
wrong-momentum = O preço muda de direção nos próximos meses.
claim-trend =
    { $name } estava { $trend_size } { $trend_way ->
        [down] abaixo
       *[up] acima
    } da sua média de { $daily ->
        [yes] 200 dias
       *[no] dez meses
    } ({ $dates }).
wrong-trend = O preço cruza essa média.
claim-below-high = { $name } estava { $drawdown_now_size } abaixo do seu máximo de { $from } ({ $dates }).
wrong-below-high = O antigo máximo era uma bolha, e o preço não volta a ele.
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
    Em três anos ({ $dates }), { $name } chegou a cair { $max_drawdown_36m_size }{ $real_fall ->
        [yes] , descontada a inflação
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Isso { $verdict ->
            [opposes] é mais do que permite
           *[other] está dentro do que permite
        } a tolerância ao risco
    }.
wrong-fall = Uma queda posterior é claramente maior ou menor.
claim-loss-frequency =
    Desde { $since } (dados: { $dates }), { $freq_neg } dos períodos de { $horizon } terminaram em perda{ $real ->
        [yes] , descontada a inflação,
       *[no] { "" }
    } para { $name }.
wrong-loss-frequency = Contando anos mais recentes, as perdas são claramente mais ou menos frequentes.
claim-swings = Em três anos ({ $dates }), { $name } oscilou normalmente { $vol_36m }.
wrong-swings = Um período mais longo ou mais recente mostra oscilações muito maiores ou menores.
claim-best-days =
    Desde { $since } (dados: { $dates }), { $name } { $return_all_way ->
        [down] perdeu
       *[up] ganhou
    } { $return_all_size }. Sem os seus dez melhores dias, { $return_all_less_best_10_way ->
        [down] a perda
       *[up] o ganho
    } teria sido de { $return_all_less_best_10_size }.
wrong-best-days = Os dias bons se distribuem de forma mais regular do que no passado.
claim-beta =
    Em três anos ({ $dates }), quando o mercado americano se movia um por cento, { $name } se movia em média { $beta_36m } por cento{ $more ->
        [yes] { " " }(correlação: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = O vínculo com o mercado muda junto com o negócio.
claim-interest =
    No exercício encerrado em { $dates }, { $interest_coverage_way ->
        [down] { $name } teve prejuízo operacional, que não cobre os juros
       *[up] o lucro operacional de { $name } cobriu { $interest_coverage } vezes os juros
    }.
wrong-interest = A dívida precisa ser renovada a juros muito mais altos.
claim-debt = A dívida de { $name } era { $debt_to_equity } vezes o seu patrimônio líquido ({ $dates }).
wrong-debt = Uma aquisição, uma baixa contábil ou uma recompra de ações muda a dívida ou o patrimônio líquido.
claim-worst =
    Na sua maior queda já registrada, { $name } perdeu { $max_drawdown_all_size }{ $real_fall ->
        [yes] , descontada a inflação
       *[no] { "" }
    }{ $dated ->
        [yes] , de { $from } a { $to }
       *[no] { "" }
    } (preços: { $dates }). Uma queda assim pode se repetir.
wrong-worst = Preços anteriores ou posteriores mostram uma queda maior.
claim-portfolio-fall =
    Em três anos ({ $dates }), o conjunto das suas posições chegou a cair { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . Isso { $verdict ->
            [opposes] é mais do que permite
           *[other] está dentro do que permite
        } a tolerância ao risco
    }.
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
wrong-free-cash = A empresa precisa investir mais só para manter a sua posição.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] O caixa líquido
       *[up] A dívida líquida
    } de { $name } equivalia a { $net_debt_to_operating_income_size } vezes o lucro operacional de um ano ({ $dates }).
wrong-net-debt = O caixa é necessário para outra coisa, ou a dívida aumenta.
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
    } { $sp_real_earnings_growth_10y_size }, descontada a inflação.
wrong-market-earnings = Os próximos anos desfazem a mudança.
claim-market-payout = As empresas americanas distribuíram { $sp_payout } dos lucros em dividendos ({ $dates }).
wrong-market-payout = Os lucros caem enquanto os dividendos permanecem iguais.
claim-market-dividend = Os dividendos das ações americanas rendiam { $sp_dividend_yield }; os títulos públicos de dez anos, { $sp_long_rate } ({ $dates }).
wrong-market-dividend = As empresas devolvem mais por recompras do que por dividendos.

## Valuation.

claim-own-history = As ações de { $name } custavam { $pe } vezes o lucro anual, contra { $pe_median } habitualmente ({ $dates }). Foram mais baratas em { $pe_percentile } dos anos registrados.
wrong-own-history = Os lucros alcançam o preço sem que ele caia.
claim-earnings-yield =
    O lucro de { $name } era { $earnings_yield } do preço da ação{ $more ->
        [yes] { " " }(um preço de { $pe } vezes o lucro)
       *[no] { "" }
    }; os títulos públicos de dez anos rendiam { $long_rate } ({ $dates }).
wrong-earnings-yield = O rendimento dos títulos muda tanto que a comparação se inverte.
claim-cash-yield = O fluxo de caixa livre de { $name } era { $fcf_yield } do preço da ação ({ $dates }).
wrong-cash-yield = O fluxo de caixa daquele ano foi uma exceção.
claim-against-market = Em relação ao lucro, as ações de { $name } custavam { $pe_to_market } vezes o mercado americano ({ $dates }).
wrong-against-market = Os lucros crescem rápido o bastante para justificar o preço.
claim-float = Só as ações de { $name } em livre circulação valiam { $float_to_earnings } vezes o lucro líquido anual ({ $dates }); com as que pertencem a dirigentes e grandes acionistas, é mais.
wrong-float = O preço da ação mudou muito desde então.
claim-market-cape = As ações americanas custavam { $cape } vezes o lucro médio de dez anos, contra { $cape_median } habitualmente ({ $dates }). Foram mais baratas em { $cape_percentile } dos meses desde 1881.
wrong-market-cape = Os lucros alcançam o preço sem que ele caia.
claim-market-after =
    Depois de inícios pelo menos tão caros, as ações americanas em geral { $after_cape_median_10y_way ->
        [down] perderam
       *[up] ganharam
    } { $after_cape_median_10y_size } em dez anos, descontada a inflação. Desde 1871 ganharam em média { $sp_real_return_all } (dados: { $dates }).
wrong-market-after = Os poucos inícios caros do passado se sobrepõem e talvez não se pareçam com este.
claim-market-excess =
    Os lucros das ações americanas rendiam { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] a menos
       *[up] a mais
    } do que os títulos públicos, descontada a inflação ({ $dates }).
wrong-market-excess = O rendimento dos títulos, descontada a inflação, muda muito.

## Industry.

claim-pricing-power =
    No exercício encerrado em { $dates }, a margem bruta de { $name } foi de { $gross_margin }, sinal de uma capacidade { $verdict ->
        [supports] forte
        [opposes] limitada
       *[neutral] moderada
    } de impor preços.
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
    } { $infl_12m_size } em um ano ({ $dates }); em dez anos, subiram { $infl_10y }.
wrong-inflation = Dados de inflação mais recentes diferem em mais de um ponto.
claim-real-rate =
    Descontada a inflação, os títulos do Tesouro americano de dez anos { $real_long_rate_way ->
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
        [yes] . Os juros de curto prazo superaram os de longo prazo em { $curve_share_inverted } dos meses
       *[no] { "" }
    }.
wrong-curve = Os juros de curto e de longo prazo trocam de lugar.
claim-credit = As empresas americanas mais frágeis pagavam pela dívida { $credit_spread } a mais do que o governo ({ $dates }). A diferença foi menor em { $credit_spread_percentile } dos meses.
wrong-credit = Os credores recuam e a diferença aumenta.
claim-jobs = O desemprego nos Estados Unidos era de { $unemployment } ({ $dates }), contra uma mediana de longo prazo de { $unemployment_median }.
wrong-jobs = O desemprego sobe meio ponto em um ano.

## Allocation.

claim-stocks-bonds =
    Em dez anos ({ $dates }), as ações americanas { $sp_real_return_10y_way ->
        [down] perderam
       *[up] ganharam
    } { $sp_real_return_10y_size }, descontada a inflação; os títulos públicos { $bond_real_return_10y_way ->
        [down] perderam
       *[up] ganharam
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = Os próximos dez anos invertem a ordem, como já ocorreu.
claim-stocks-ahead = As ações americanas superaram os títulos em { $freq_stocks_beat_bonds_10y } dos períodos de dez anos desde 1871 (dados: { $dates }).
wrong-stocks-ahead = Os períodos se sobrepõem: os realmente distintos são bem menos.
claim-worst-decade =
    No seu pior período de dez anos, as ações americanas { $sp_real_return_10y_worst_way ->
        [down] perderam
       *[up] ganharam
    } { $sp_real_return_10y_worst_size }, descontada a inflação (dados: { $dates }).
wrong-worst-decade = Uma combinação com títulos teria suavizado a perda.
claim-concentration =
    A sua maior posição é { $pf_largest_weight } da carteira{ $more ->
        [yes] ; o índice de concentração é { $pf_hhi }, em que 1 corresponde a uma única posição
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Posições que não foram citadas mudam os pesos.
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
ask-noise = O movimento é mais do que acaso, considerando quanto o preço oscila em um ano normal?
ask-long-return = Cinco anos dizem o mesmo que um?
ask-trend-turn = Os últimos três meses já inverteram a tendência?
ask-recovering = O preço continua a cair ou já se recupera?
ask-from-high = Um preço perto do máximo diz quanto ele pode cair?
ask-best-days = A retorno depende de poucos dias?
ask-halves = A primeira metade do histórico dizia o mesmo?
ask-calm-now = O último ano foi como os três anos em conjunto?
ask-whole-record = Os últimos anos são a medida certa do que se pode perder?
ask-recovered = A queda já foi recuperada?
ask-tied = O preço acompanha o mercado o bastante para o beta significar alguma coisa?
ask-worst-decade = A frequência das perdas diz quão grave pode ser uma perda?
ask-covered = O lucro operacional cobre os juros?
ask-owed = A dívida que sobra depois do caixa diz o mesmo?
ask-per-share = O dono de uma ação também se beneficiou?
ask-long-growth = Este ano foi a regra ou a exceção?
ask-borrowed = O retorno vem do negócio ou da dívida?
ask-in-cash = O lucro é de fato recebido em dinheiro?
ask-slipping = A margem sobe ou desce?
ask-selling-less = A margem é maior apenas porque se vende menos?
ask-selling-more = A margem menor é o preço do crescimento?
ask-invested = O investimento consome o dinheiro?
ask-with-debt = As ações foram recompradas com dívida?
ask-burden = A empresa consegue pagar o que vence?
ask-kept = Quanto disso sobra como lucro operacional?
ask-paying-off = O crescimento compensa o investimento?
ask-cheap-why = O preço é baixo porque o lucro cai?
ask-growth-pays = O crescimento justifica o preço?
ask-deserved = O retorno do capital justifica o preço?
ask-rates-explain = As taxas de juros explicam o preço das ações?
ask-dear = Isso já está no preço das ações?
ask-dear-too = O passado do mercado diz o mesmo?
ask-last-decade = Os últimos dez anos seguiram esse padrão?
ask-in-buybacks = O dividendo é baixo porque o lucro fica para recompras e crescimento?
ask-core = Os preços sem alimentos e energia dizem o mesmo?
ask-other-curve = A outra ponta da curva diz o mesmo?
ask-rate-level = A taxa, descontada a inflação, é alta o bastante para contar?
ask-real-rate = A taxa ainda se move?
ask-jobs-agree = O emprego diz o mesmo?
ask-output-agrees = A atividade econômica diz o mesmo?
ask-real-terms = Isso também vale descontada a inflação?
ask-credit-jobs = O desemprego diz o mesmo?
ask-as-a-whole = Quanto oscila a carteira inteira?
ask-together = As posições caem ao mesmo tempo?
ask-on-the-way = Quão profundas foram as quedas pelo caminho?
ask-last-year = O último ano diz o mesmo?
ask-sides = { $figure }: { $values }. A vantagem de { $name } também aparece aí?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Podem ser comparados?
ask-survivors = As empresas que fracassaram não têm esse histórico. É mais do que a história de uma que durou?
ask-base-rate = É a frequência com que um período desta duração terminou sem ganho. O que o preço recente acrescenta a isso?
answer-not-mine = Esta afirmação não é nossa.
answer-withdraw = O número por trás desta afirmação não está nos nossos dados. A afirmação é retirada.
answer-as-quoted = O número é citado tal como está nos nossos dados. A afirmação se mantém.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Os números a confirmam. A afirmação se mantém.
       *[weakened] { $figure }: { $other }. Os números a confirmam só em parte. A afirmação conta menos.
    }
answer-longer =
    { $outcome ->
        [holds] No outro período foi { $other }, em linha com { $value }. A afirmação se mantém.
        [refuted] No outro período foi { $other } e não { $value }. A afirmação é retirada.
       *[weakened] No outro período foi { $other }, menos claro do que { $value }. A afirmação conta menos.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Ao lado de { $other }, { $value } é demais para ser acaso. A afirmação se mantém.
        [refuted] { $figure }: { $other }. Ao lado de { $other }, { $value } pode muito bem ser acaso. A afirmação é retirada.
       *[weakened] { $figure }: { $other }. Ao lado de { $other }, { $value } pode ser em parte acaso. A afirmação conta menos.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Não: { $other } não explica { $value }. A afirmação se mantém.
        [refuted] { $figure }: { $other }. Sim: { $other } explica { $value }. A afirmação é retirada.
       *[weakened] { $figure }: { $other }. Em parte: { $other } explica uma parte de { $value }. A afirmação conta menos.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } resiste ao lado de { $other }. A afirmação se mantém.
       *[weakened] { $figure }: { $other }. { $other } deve constar ao lado de { $value }. A afirmação conta menos.
    }
answer-sides =
    { $outcome ->
        [holds] Sim: { $values }. A afirmação se mantém.
        [refuted] Não: { $values }. A afirmação é retirada.
        [behind] Não: { $values }. A afirmação conta menos.
       *[weakened] Não é claro: { $values }. A afirmação conta menos.
    }
answer-dates = Não: { $date } e { $other_date } são datas distantes demais. A afirmação é retirada.
answer-survivors = Só uma empresa que durou pode mostrar { $other } em todo o período. A afirmação conta menos.
ruling-upheld = Os números a confirmam. A afirmação se mantém.
ruling-weakened = Os números a confirmam só em parte. A afirmação conta menos.
ruling-withdrawn = Os números a contradizem. A afirmação não conta.
ruling-unresolved = Ninguém respondeu. A afirmação conta menos.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] No conjunto, os números disponíveis sobre { $name } são favoráveis.
        [unfavourable] No conjunto, os números disponíveis sobre { $name } são desfavoráveis.
       *[mixed] Os números sobre { $name } pesam mais ou menos o mesmo dos dois lados.
    }
thesis-comparison =
    { $balance ->
        [favourable] Lado a lado, { $first } tem resultado melhor que { $others } nestes números.
        [unfavourable] Lado a lado, { $first } tem resultado pior que { $others } nestes números.
       *[mixed] Lado a lado, { $first } e { $others } têm resultado praticamente igual nestes números.
    }
thesis-portfolio =
    { $balance ->
        [favourable] No conjunto, a composição atende ao que foi pedido.
        [unfavourable] No conjunto, a composição não atende ao que foi pedido.
       *[mixed] Os números a favor e contra esta composição pesam mais ou menos o mesmo.
    }
thesis-macro = Os nossos números não respondem a esta pergunta. Estes são os mais recentes sobre a economia.
thesis-no-side = Os números sobre { $name } descrevem a situação e não apontam em nenhum sentido.
thesis-nothing = Temos dados insuficientes sobre { $name } para dar uma opinião.
thesis-around = O que se pode dizer é isto: { $text }
thesis-for = A favor: { $text }
thesis-against = Contra: { $text }
thesis-for-side = A favor de { $name }: { $text }
thesis-taken-back =
    Não damos opinião: { $reason ->
        [planted] os nossos números não são confiáveis
        [old] os nossos números são mais antigos que o seu horizonte
       *[rejected] a nossa revisão não aceitou os números
    }. Mostravam isto: { $thesis }
thesis-past-only = { $thesis } Não damos opinião sobre o que virá: os números necessários são mais antigos que o seu horizonte.
change-newer = Números posteriores a esta data: { $date }.
change-gaps = Dados que fechem esta lacuna: { $gap }
change-above = { $figure }: uma subida acima de { $bound } (último dado: { $value }).
change-below = { $figure }: uma descida abaixo de { $bound } (último dado: { $value }).
change-next = Próximo dado a verificar: { $figure }. O último valor é { $value }; além de { $bound }, a afirmação deixa de valer.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Uma queda tão grande quanto a pior já registrada para { $name }: { $worst_size } (preços: { $date }).
risk-fall-softened = Uma posição pequena o bastante para atravessar uma queda assim, e tempo para esperar.
risk-fall-sign = Desde o último máximo, o preço cai mais do que permite a tolerância ao risco.
risk-debt = A dívida líquida de { $name } equivale a { $debt } vezes o lucro operacional de um ano e precisa ser renovada.
risk-debt-softened = Prazos longos e receitas estáveis.
risk-debt-sign = Os juros consomem uma parte crescente do lucro operacional.
risk-concentration = A sua maior posição é { $largest } da carteira. Se ela cai, a carteira cai junto.
risk-concentration-softened = Mais posições que se movam de forma independente.
risk-concentration-sign = A maior posição cai e as outras não.
risk-rates = Os rendimentos sobem muito acima de { $rate } ({ $date }), o que reduz o valor dos lucros futuros.
risk-rates-softened = Lucros que crescem com os preços, e pouca dívida.
risk-rates-sign = O rendimento de dez anos sobe mais de um ponto em um ano.
risk-against = O argumento mais forte contra esta opinião se mostra decisivo. { $text }
risk-against-softened = Confie nesta opinião só até onde números mais recentes a sustentarem.
risk-against-sign = Números mais recentes confirmam este argumento.
risk-old = A situação mudou desde os nossos últimos números, que têm { $age }.
risk-old-softened = Acrescentar dados atuais antes de se apoiar nesta opinião.
risk-old-sign = Números mais recentes apontam na direção oposta.
risk-gaps = Faltam dados importantes, e um perigo pode passar despercebido.
risk-gaps-softened = Acrescentar primeiro os dados que faltam e são citados em primeiro lugar.
risk-gaps-sign = Novos dados mudam o resultado.
risk-objection = A objeção da revisão crítica se mostra correta. { $text }
risk-objection-softened = Verificar primeiro este ponto quando chegarem números mais recentes.
risk-objection-sign = Números mais recentes sustentam a objeção.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] As ações americanas perderam dinheiro, descontada a inflação, em { $lost } dos períodos de { $horizon } desde { $since }.
        [mix] A carteira { $name } perdeu dinheiro, descontada a inflação, em { $lost } dos períodos de { $horizon } desde { $since }.
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
scenario-kind = Os preços que temos de { $name } são poucos demais para calcular probabilidades próprias. No conjunto da sua categoria, as ações americanas, { $lost } dos períodos de { $horizon } desde { $since } terminaram em perda, descontada a inflação (períodos que não se sobrepõem: { $periods }). Uma única ação pode ir muito pior.

## The red team, and the chair's response.

objection-planted = O rascunho mostra um número que não está nos nossos dados: { $figure }.
objection-older-than-horizon = Os números em que esta opinião se apoia têm { $age }. É mais do que o seu horizonte.
objection-old = Os nossos números mais antigos têm { $age }. O que aconteceu desde então não aparece neles.
objection-cross-examination = Antes das perguntas, os mesmos números levavam a outra conclusão. A opinião depende das afirmações retiradas ou enfraquecidas.
objection-single-figure = A conclusão se apoia em um único número: { $name }, { $value } ({ $date }).
objection-single-seat = Sem a área de { $seat }, a conclusão passa para o outro lado.
objection-opposite =
    { $count ->
        [one] A tese contrária: um de { $all } indicadores aponta no outro sentido. { $text }
       *[other] A tese contrária: { $count } de { $all } indicadores apontam no outro sentido, o mais forte primeiro. { $text }
    }
objection-no-opposite = Nenhum número fala a favor da tese contrária. Isso pode vir tanto do que não foi examinado quanto da solidez da opinião.
objection-no-judgement = O rascunho não dá opinião porque não há nenhum número sobre o próprio assunto.
objection-one-source = Todos os números vêm de uma única fonte.
objection-frequencies = As probabilidades são frequências de períodos passados que se sobrepõem, não previsões.
response-noted = Registrado. A opinião não muda.
response-lowered = Aceito. A nossa confiança diminui.
response-halved = Aceito. A nossa confiança cai pela metade.
response-taken-back = Aceito. Não damos opinião; o que os números mostravam na sua data fica registrado mais abaixo.
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
tell-odds =
    No passado, { $lost } dos períodos de { $horizon } terminaram em perda{ $real ->
        [yes] , descontada a inflação,
       *[no] { "" }
    } para { $name }. É história, não previsão.
tell-import = Para uma resposta melhor, acrescente dados mais recentes: importe um arquivo de preços ou as contas da empresa, ou ative uma fonte em tempo real.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = o ouro
metal-xag = a prata
metal-xpt = a platina
metal-xpd = o paládio

## What is missing.

gap-prices-missing = Não temos preços deste ativo: { $name }. Importe um arquivo de preços diários para acrescentá-los.
gap-prices-old = Os nossos preços de { $name } terminam em { $date }.
gap-accounts-missing = Não temos as contas desta empresa: { $name }. Importe os números anuais para acrescentá-las.
gap-accounts-old = As contas mais recentes que temos de { $name } terminam em { $date }.
gap-industry-missing = Não temos números sobre { $name }.
gap-market-old = Os nossos dados da bolsa americana terminam em { $date }.
gap-news-missing = Não temos notícias.
gap-provider-down = Não foi possível acessar a fonte { $provider }: { $reason }.
gap-window-too-short = O histórico de preços de { $name } é curto demais para períodos mais longos.
gap-holdings-unpriced = Não temos preços da sua posição em { $name }.
gap-positions-left-out = Contamos apenas as suas primeiras { $counted } posições; faltam outras { $left }.
gap-portfolio-no-weights = Não sabemos o tamanho de cada uma das suas posições.

## Terms that the debrief explains.

term-volatility = Volatilidade
term-drawdown = Queda desde o máximo (drawdown)
term-confidence = Confiança
term-dissent = Opinião divergente
term-red-team = Revisão crítica

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
measure-drawdown-now = Distância do máximo
measure-worst-month = Pior mês
measure-best-month = Melhor mês
measure-return-all-less-best-10 = Retorno anual sem os dez melhores dias
measure-return-first-half = Retorno anual na primeira metade
measure-return-second-half = Retorno anual na segunda metade
measure-volume-ratio = Volume em relação à média
measure-turnover-20d = Volume diário
measure-freq-pos = Períodos passados com ganho
measure-freq-neg = Períodos passados com perda
measure-freq-good = Períodos passados com ganho forte
measure-freq-good-bound = Ganho anual considerado forte
measure-freq-periods = Períodos passados que não se sobrepõem
measure-horizon = Horizonte em anos inteiros
measure-window-count-1y = Períodos de um ano registrados
measure-beta-36m = Beta em relação ao mercado
measure-correlation-36m = Correlação em três anos
measure-return-gap-1y = Vantagem em doze meses
measure-real-return-5y = Retorno anual descontada a inflação, cinco anos
measure-revenue = Vendas
measure-revenue-growth-1y = Crescimento das vendas, um ano
measure-revenue-growth-2y = Crescimento das vendas, dois anos
measure-gross-margin = Margem bruta
measure-operating-margin = Margem operacional
measure-operating-margin-change-1y = Variação da margem operacional
measure-net-margin = Margem líquida
measure-net-loss = Prejuízo líquido
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
measure-capex-to-revenue = Investimento sobre vendas
measure-rd-to-revenue = Pesquisa sobre vendas
measure-eps-diluted = Lucro por ação
measure-eps-growth-1y = Crescimento do lucro por ação
measure-book-value-per-share = Valor patrimonial por ação
measure-fcf-per-share = Fluxo de caixa livre por ação
measure-shares-change-1y = Variação do número de ações
measure-payout = Parcela distribuída do fluxo de caixa livre
measure-accounts-age = Idade das contas
measure-pe = Preço sobre lucro (P/L)
measure-ps = Preço sobre vendas
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
measure-excess-cape-yield = Rendimento dos lucros menos rendimento real dos títulos
measure-sp-payout = Parcela do lucro distribuída
measure-dividend-yield = Rendimento de dividendos
measure-real-earnings-growth-10y = Crescimento real dos lucros, dez anos
measure-real-return-1y = Retorno descontada a inflação, um ano
measure-real-return-10y = Retorno anual descontada a inflação, dez anos
measure-real-return-20y = Retorno anual descontada a inflação, vinte anos
measure-real-return-all = Retorno anual descontada a inflação desde 1871
measure-real-return-10y-worst = Pior período de dez anos, descontada a inflação
measure-bond-real-return-10y = Títulos, descontada a inflação, dez anos
measure-freq-stocks-beat-bonds-10y = Períodos de dez anos com ações à frente dos títulos
measure-freq-stocks-beat-bonds = Parcela dos períodos tão longos quanto o horizonte nos quais as ações superaram os títulos
measure-curve-10y-3m = Rendimento de dez anos menos o de três meses
measure-curve-10y-2y = Rendimento de dez anos menos o de dois anos
measure-curve-share-inverted = Meses com juros de curto prazo acima dos de longo prazo
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
        [one] um número
       *[other] { $figures } números
    } a respeito e { $gaps ->
        [0] não aponta nenhuma lacuna
        [one] aponta uma lacuna
       *[other] aponta { $gaps } lacunas
    }.
floor-taken = Com a palavra: { $seat }.
floor-votes =
    Todos votaram sem ouvir os demais. A favor: { $supports }; contra: { $opposes }; neutros: { $neutral }. { $next ->
        [tier] Nesta modalidade não há perguntas entre os membros; segue-se a síntese.
        [nobody] Não há a quem perguntar; segue-se a síntese.
       *[questions] Está aberta a palavra para perguntas sobre cada afirmação.
    }
floor-question = Para { $seat }, sobre { $claim }: { $text }
floor-answer = Para { $seat }: { $text }
floor-silent = A área de { $seat } não tem nada aproveitável a dizer: { $reason }.
floor-ruled =
    Sobre { $claim }: { $ruling ->
        [upheld] afirmação mantida
        [weakened] afirmação enfraquecida
        [refuted] afirmação refutada
        [withdrawn] afirmação retirada
        [unresolved] questão não resolvida
       *[other] { $ruling }
    }. { $reason }
floor-revised = O rascunho é revisto. Agora diz: { $thesis }
floor-revised-parts = O rascunho é revisto.
floor-put-in = Acrescentado: { $text }
floor-taken-out = Retirado: { $text }
floor-stands = O rascunho se mantém.
floor-stands-lower = O rascunho se mantém. A confiança cai de { $before } para { $after }.
red-team-pass = A revisão crítica deixa o rascunho passar.
red-team-revise = A revisão crítica devolve o rascunho para correção.
red-team-reject = A revisão crítica rejeita o rascunho.
red-team-unheard = Não foi possível ouvir a revisão crítica ({ $reason }); o rascunho é considerado rejeitado.
number-left-out = Um número sem fonte foi retirado do texto.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Sim, a curva de juros dos EUA está invertida nos nossos números mais recentes
        [partly] A curva de juros dos EUA está invertida em parte nos nossos números mais recentes
       *[no] Não, a curva de juros dos EUA não está invertida nos nossos números mais recentes
    }: o rendimento de dez anos menos o de dois anos era de { $curve_10y_2y } ({ $date }), e menos o de três meses, de { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Os sinais de recessão nos EUA que acompanhamos dão o alerta
        [partly] Os sinais de recessão nos EUA que acompanhamos são contraditórios
       *[no] Os sinais de recessão nos EUA que acompanhamos não dão o alerta
    }: o desemprego estava { $at_low ->
        [yes] no nível mais baixo do último ano
       *[no] { $sahm } acima do mínimo do último ano
    } ({ $date }); em um ano, o emprego assalariado { $payrolls_12m_way ->
        [down] caiu
       *[up] subiu
    } { $payrolls_12m_size } e a renda real sem transferências { $income_12m_way ->
        [down] caiu
       *[up] subiu
    } { $income_12m_size }; o rendimento de dez anos menos o de três meses era de { $curve_10y_3m } ({ $other_date }).
first-savings = O dinheiro guardado que rende menos de { $infl_12m } por ano perde poder de compra: essa foi a inflação dos EUA em um ano ({ $date }). Os títulos do Tesouro americano de três meses pagavam { $bill_rate } ({ $other_date }), ou seja, { $real_bill_rate } descontada a inflação. O dinheiro sem juros manteve { $purchasing_power_10y } do seu poder de compra em dez anos.
first-inflation = A inflação dos EUA foi de { $infl_12m } em um ano ({ $date }), e de { $core_infl_12m } sem alimentos e energia; em dez anos foi de { $infl_10y }.
first-inflation-change =
    A taxa em doze meses é { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] mais alta
       *[down] mais baixa
    } do que um ano antes.
first-jobs =
    Em { $date }, o desemprego nos EUA era de { $unemployment }, { $at_low ->
        [yes] o mínimo do último ano
       *[no] { $sahm } acima do mínimo do último ano
    }, contra uma mediana de { $unemployment_median }; o emprego assalariado { $payrolls_12m_way ->
        [up] subiu
       *[down] caiu
    } { $payrolls_12m_size } em um ano.
first-rates = Os títulos do Tesouro americano de dez anos rendiam { $long_rate } ({ $date }), ou seja, { $real_long_rate } descontada a inflação do último ano; os de três meses pagavam { $bill_rate } ({ $other_date }), ou seja, { $real_bill_rate } descontada a inflação.
first-money =
    A oferta de moeda M2 dos EUA { $m2_12m_way ->
        [down] encolheu
       *[up] cresceu
    } { $m2_12m_size } em um ano ({ $date }); descontada a inflação, { $m2_real_12m_way ->
        [down] encolheu
       *[up] cresceu
    } { $m2_real_12m_size }.
first-housing =
    Em um ano ({ $date }), as novas construções residenciais nos EUA { $starts_12m_way ->
        [down] caíram
       *[up] subiram
    } { $starts_12m_size }, as licenças de construção { $permits_12m_way ->
        [down] caíram
       *[up] subiram
    } { $permits_12m_size } e o custo da habitação { $shelter_12m_way ->
        [down] caiu
       *[up] subiu
    } { $shelter_12m_size }. Não temos preços de imóveis.
first-dollar =
    Frente às moedas dos seus parceiros comerciais, o dólar { $dollar_12m_way ->
        [down] caiu
       *[up] subiu
    } { $dollar_12m_size } em um ano ({ $date }); esteve mais fraco em { $dollar_percentile } dos dias da nossa série.
first-oil =
    O barril de petróleo bruto americano (WTI) custou em média { $oil_price } em { $date }, { $oil_12m_size } { $oil_12m_way ->
        [up] mais
       *[down] menos
    } que um ano antes.
first-growth =
    O PIB real dos EUA { $gdp_1y_way ->
        [down] encolheu
       *[up] cresceu
    } { $gdp_1y_size } em um ano ({ $date }); o emprego assalariado { $payrolls_12m_way ->
        [down] caiu
       *[up] subiu
    } { $payrolls_12m_size }, e o desemprego era de { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } superou a inflação nos nossos números, mas são poucos demais para falar em proteção
       *[no] { $name } não acompanhou a inflação nos nossos números, e são poucos demais para julgar a proteção
    }: de { $from } a { $to }, o preço { $gain_whole_way ->
        [down] caiu
       *[up] subiu
    } { $gain_whole_size }, enquanto os preços ao consumidor dos EUA { $infl_whole_way ->
        [down] caíram
       *[up] subiram
    } { $infl_whole_size }; a maior queda nos últimos doze meses foi de { $max_drawdown_1y_size }.
first-spot =
    { $name } custava { $price } ({ $date }); em um ano, o preço { $return_1y_way ->
        [down] caiu
       *[up] subiu
    } { $return_1y_size }, e a maior queda nesse ano foi de { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } estava em { $price } ({ $date }); em um ano, o câmbio { $return_1y_way ->
        [down] caiu
       *[up] subiu
    } { $return_1y_size }, e a maior queda nesse ano foi de { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] O passado não aponta nem para uma alta nem para uma queda
        [up] O passado aponta mais para uma alta
       *[down] O passado aponta mais para uma queda
    }: { $name } estava em { $price } ({ $date }), contra uma mediana de { $level_median }; o câmbio esteve mais baixo em { $level_percentile } dos meses, e caiu ou ficou parado em { $freq_neg } dos períodos passados de cerca de { $horizon }.
first-currency-level =
    { $verdict ->
        [high] O câmbio de { $base } frente a { $quote } está alto em relação ao próprio histórico
        [low] O câmbio de { $base } frente a { $quote } está baixo em relação ao próprio histórico
       *[middle] O câmbio de { $base } frente a { $quote } não está nem alto nem baixo em relação ao próprio histórico
    }: { $name } estava em { $price } ({ $date }), contra uma mediana de { $level_median }; o câmbio esteve mais baixo em { $level_percentile } dos meses.
first-accounts =
    { $balance ->
        [favourable] As contas de { $name } são sólidas
        [unfavourable] As contas de { $name } são fracas
       *[mixed] As contas de { $name } são sólidas em parte e fracas em parte
    }: no exercício encerrado em { $date }, a margem operacional foi de { $operating_margin }, o crescimento das vendas de { $revenue_growth_1y }, o caixa gerado pelas operações de { $cash_conversion } vezes o lucro líquido e a dívida de { $debt_to_equity } vezes o patrimônio líquido.
first-compare =
    { $ahead ->
        [one] Segundo as contas, { $name } fica à frente de { $other }
       *[none] Segundo as contas, { $name } e { $other } ficam praticamente no mesmo nível
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } leva vantagem neste ponto ({ $trails }).
       *[no] { "" }
    }
first-measure = { $measure } de { $name } no exercício encerrado em { $date }: { $value }.
first-market-value = Não temos um preço atual de { $name }. Em { $date }, as suas ações em livre circulação valiam { $value }, segundo o relatório anual; não conta o que os dirigentes possuem.
first-old-accounts = As nossas contas mais recentes de { $name } terminam em { $date }.
first-measure-year = No exercício encerrado em { $date }: { $value }.
first-measure-missing = Não temos contas de { $name } de { $years }.
first-in-dollars = São retornos em dólares. Em { $currency } somam-se as variações do câmbio, que não contámos.
first-deepest-fall = A maior queda das ações americanas desde 1871 foi de { $fall }, descontada a inflação, de { $from } a { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } pagou { $paid } em dividendos com um fluxo de caixa livre de { $cash }; { $other }, { $other_paid } com um de { $other_cash }. Quanto menor a parcela distribuída, mais seguro o dividendo.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Os nossos números não mostram o porquê; mostram apenas como as coisas estão.
first-compare-item = { $measure }: { $value } contra { $other }
first-mix =
    a carteira { $name } de { $cash ->
        [yes] ações, títulos e dinheiro
       *[no] ações e títulos
    }
first-mix-left-out = O cálculo não inclui { $name }, porque nos falta um histórico longo.
first-mix-cash = O dinheiro é contado sem juros, porque não temos um histórico longo deles.
first-value =
    { $verdict ->
        [low] A ação de { $name } parece barata
        [high] A ação de { $name } parece cara
       *[middle] A ação de { $name } não parece nem cara nem barata
    }: em { $date } custava { $pe } vezes o seu lucro anual{ $more ->
        [yes] , contra uma mediana de { $pe_median } no próprio histórico
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] A ação de { $name } parece cara
       *[other] Não podemos dizer se a ação de { $name } está barata, porque não temos um preço atual
    }: em { $date }, só as ações em livre circulação valiam { $float_to_earnings } vezes o lucro do exercício encerrado em { $other_date }.
first-value-market =
    { $verdict ->
        [low] As ações americanas pareciam baratas
        [high] As ações americanas pareciam caras
       *[middle] As ações americanas não pareciam nem caras nem baratas
    } em { $date }: custavam { $cape } vezes o seu lucro médio de dez anos, contra uma mediana de { $cape_median } desde 1881, e foram mais baratas em { $cape_percentile } dos meses.
first-risk =
    { $verdict ->
        [low] { $name } oscilou pouco
        [high] { $name } tem muito risco
       *[middle] { $name } tem risco
    }: de { $from } a { $to } caiu { $fall }, e o seu preço oscilou { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] A dívida de { $name } é um perigo
        [high] A dívida de { $name } não é um grande perigo
       *[middle] A dívida de { $name } é um risco moderado
    }: no exercício encerrado em { $date }, o lucro operacional cobriu os juros { $interest_coverage } vezes, e a dívida era { $debt_to_equity } vezes o patrimônio líquido. Sem preços não podemos dizer quanto a ação poderia cair.
first-debt =
    { $verdict ->
        [low] A dívida de { $name } é um perigo
        [high] A dívida de { $name } não é um grande perigo
       *[middle] A dívida de { $name } é um risco moderado
    }: no exercício encerrado em { $date }, o lucro operacional cobriu os juros { $interest_coverage } vezes, e a dívida era { $debt_to_equity } vezes o patrimônio líquido.
first-debt-loss = A dívida de { $name } é um perigo: no exercício encerrado em { $date }, a empresa teve prejuízo operacional, portanto nada cobria os juros. A dívida era { $debt_to_equity } vezes o patrimônio líquido.
first-debt-equity =
    { $verdict ->
        [low] { $name } deve pouco
        [high] { $name } deve muito
       *[middle] { $name } tem uma dívida moderada
    }: em { $date }, a dívida era { $debt_to_equity } vezes o patrimônio líquido.
first-sales =
    As vendas de { $name } { $direction ->
        [up] cresceram
       *[down] caíram
    } { $revenue_growth_1y } no exercício encerrado em { $date }{ $more ->
        [yes] . Em cinco anos, { $five_years ->
            [up] cresceram
           *[down] caíram
        } { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Para render o que as ações americanas renderam desde 1871, { $name } precisa que os lucros { $direction ->
        [up] cresçam de forma permanente pelo menos
       *[down] nunca caiam mais de
    } { $implied_growth }, descontada a inflação: é o que supõe o seu valor em { $date }.
first-cash =
    { $verdict ->
        [low] Os lucros de { $name } não têm respaldo em caixa
        [high] Os lucros de { $name } têm respaldo em caixa
       *[middle] Os lucros de { $name } só têm respaldo em caixa em parte
    }: no exercício encerrado em { $date }, o caixa gerado pelas operações foi { $cash_conversion } vezes o lucro líquido, e o fluxo de caixa livre foi de { $fcf_margin } das vendas.
first-cash-credit = Mas um crédito fiscal de { $credit } do lucro antes de impostos elevou o lucro líquido.
first-spread = A sua carteira não está concentrada em uma única empresa: a maior posição, { $largest } ({ $weight }), já se distribui por muitas.
first-odds =
    { $verdict ->
        [never] Em períodos de { $horizon }, { $name } nunca perdeu dinheiro
        [low] Em períodos de { $horizon }, { $name } raramente perdeu dinheiro
        [high] Em períodos de { $horizon }, { $name } perdeu dinheiro muitas vezes
       *[middle] Em períodos de { $horizon }, { $name } perdeu dinheiro algumas vezes
    }: descontada a inflação, { $verdict ->
        [never] nenhum desses períodos desde 1871 terminou em perda
       *[other] { $freq_neg } desses períodos desde 1871 terminaram em perda
    }, e a maior queda foi de { $fall } (de { $from } a { $to }).
first-holdings =
    { $verdict ->
        [low] A sua carteira oscilou pouco
        [high] A sua carteira tem muito risco
       *[middle] A sua carteira tem risco
    }: nos três anos até { $date } chegou a cair { $fall }, e { $largest } representa { $weight } do total, uma concentração como a de uma carteira com { $pf_effective_positions } posições iguais.
first-half = Com metade da posição em { $largest } mantida em dinheiro, a maior queda teria sido de { $halved }.
first-concentration =
    { $verdict ->
        [low] A sua carteira está bem distribuída
        [high] A sua carteira está concentrada
       *[middle] A sua carteira está um pouco concentrada
    }: { $largest } representa { $weight } do total, uma concentração como a de uma carteira com { $pf_effective_positions } posições iguais.
first-income =
    { $verdict ->
        [low] O dividendo de { $name } parece bem coberto
        [middle] O dividendo de { $name } está coberto por pouco
       *[high] O dividendo de { $name } não está coberto pelo caixa
    }: no exercício encerrado em { $date }, a empresa pagou { $dividends }, { $verdict ->
        [negative] enquanto gastava mais caixa do que o negócio gerou
        [high] mais do que o seu fluxo de caixa livre de { $free_cash_flow }
       *[other] com um fluxo de caixa livre de { $free_cash_flow }
    }.
first-income-no-yield = Não podemos indicar o rendimento de dividendos de { $name }: é preciso uma cotação atual, que não temos.
first-income-market =
    { $verdict ->
        [low] As ações americanas pagavam menos que os títulos públicos
        [high] As ações americanas pagavam mais que os títulos públicos
       *[middle] As ações americanas pagavam quase o mesmo que os títulos públicos
    }: em { $date } os seus dividendos eram { $sp_dividend_yield } do preço, e os títulos do Tesouro americano de dez anos rendiam { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] No conjunto, os números favorecem { $name }
        [unfavourable] No conjunto, os números vão contra { $name }
        [none] Os nossos números de { $name }, por si só, não respondem a esta pergunta
       *[mixed] Os números de { $name } são contraditórios
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
first-return-market = O passado sugere entre { $after_cape_median_10y } e { $sp_real_return_all }, descontada a inflação, para as ações americanas: o primeiro número é a mediana dos dez anos que se seguiram a preços tão altos quanto em { $date }; o segundo é o que renderam desde 1871. Perderam dinheiro em { $freq_neg } dos períodos de { $horizon }.
first-return = O passado sugere cerca de { $real_return_20y }, descontada a inflação: foi o que { $name } rendeu nos vinte anos até { $date }. No pior período de dez anos desde 1871 foi { $real_return_10y_worst }.
first-rates-up = Um título do Tesouro americano de dez anos perderia cerca de { $bond_loss_1pt } do preço se o seu rendimento subisse um ponto a partir de { $long_rate } ({ $date }).
first-rates-up-by = Um título do Tesouro americano de dez anos perderia cerca de { $bond_loss } do preço se o seu rendimento subisse { $rate_rise } a partir de { $long_rate } ({ $other_date }).
first-rates-down = O preço de um título do Tesouro americano de dez anos subiria cerca de { $bond_gain } se o seu rendimento caísse { $rate_fall } a partir de { $long_rate } ({ $other_date }).
first-cash-bonds =
    { $verdict ->
        [low] O dinheiro aplicado a curto prazo rende hoje mais que os títulos longos, e o seu valor não oscila
       *[high] Os títulos longos rendem hoje mais que o dinheiro aplicado a curto prazo, mas o seu preço pode cair
    }: os títulos do Tesouro americano de dez anos rendiam { $long_rate } ({ $date }), e os de três meses, { $bill_rate }. Se o rendimento dos títulos de dez anos subisse um ponto, o seu preço cairia cerca de { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Na maioria das vezes foi melhor quitar o empréstimo
        [high] Na maioria das vezes investir rendeu mais do que o empréstimo custa, mas nem sempre
       *[middle] Em mais da metade dos casos, investir rendeu mais do que o empréstimo custa
    }: as ações americanas renderam mais de { $repay_rate }, sem descontar a inflação, em { $repay_beaten } dos períodos de { $horizon } desde 1871. Quitar o empréstimo economiza os juros com toda a certeza.
first-past =
    Quem manteve { $name } de { $from } a { $to } { $nominal_way ->
        [up] ganhou { $nominal }
       *[down] perdeu { $nominal }
    }, { $income ->
        [dividends] com dividendos
        [interest] com juros
       *[both] com dividendos e juros
    }. Descontada a inflação, foi { $real_way ->
        [up] um ganho de { $real }
       *[down] uma perda de { $real }
    }.
first-past-sum =
    Para quem manteve { $name } de { $from } a { $to }, uma quantia de { $past_start } transformou-se em cerca de { $past_sum }, { $income ->
        [dividends] com dividendos
        [interest] com juros
       *[both] com dividendos e juros
    }. Em dinheiro do início do período, são cerca de { $past_real_sum }.
first-past-averages = Os preços são médias mensais; com os de fim de ano, o número pode diferir em vários pontos percentuais.
first-past-missing = O nosso histórico de ações e títulos americanos termina em { $date }; por isso não podemos dizer quanto renderam em { $years }. De 1871 até então, as ações americanas renderam { $sp_real_return_all }, descontada a inflação.
first-past-price =
    De { $from } a { $to }, { $name } { $past_change_way ->
        [up] subiu
       *[down] caiu
    } { $past_change_size }; o preço era de { $price } ({ $other_date }).
first-past-price-dividends = Os dividendos estão incluídos.
first-past-price-begins = Nossos preços de { $name } só começam em { $from }.
first-past-price-missing = Não podemos dizer como { $name } se saiu nesse período ({ $years }): não temos preços daquela época.
first-not-those-years = { $name }, { $years }: não podemos dizer; estes são os números mais recentes.
first-past-when =
    { $span ->
        [year] em { $first }
        [years] de { $first } a { $last }
       *[months] de { $from } a { $to }
    }
first-past-inflation =
    { $when }, os preços ao consumidor nos EUA { $past_infl_way ->
        [up] subiram
       *[down] caíram
    } { $past_infl_size }{ $span ->
        [year] { " " }(de dezembro a dezembro)
       *[other] { "" }
    }; a inflação mais recente em doze meses é de { $infl_12m } ({ $other_date }).
first-past-rates = { $when }, os títulos do Tesouro americano de dez anos renderam em média { $past_long_rate }; o dado mais recente é de { $long_rate } ({ $other_date }).
first-past-policy = { $when }, a taxa básica de juros dos EUA foi em média de { $past_policy_rate }; o dado mais recente é de { $policy_rate } ({ $other_date }).
first-past-jobs = { $when }, o desemprego nos EUA foi em média de { $past_unemployment }; o dado mais recente é de { $unemployment } ({ $other_date }).
first-past-growth =
    { $when }, o PIB real dos EUA { $past_gdp_way ->
        [up] cresceu
       *[down] encolheu
    } { $past_gdp_size }; a taxa anual mais recente é de { $gdp_1y } ({ $other_date }).
first-needed-return = Para transformar { $needed_start } em { $needed_goal } em { $horizon }, é preciso um retorno de { $needed_return }, antes de impostos. As ações americanas, com dividendos e antes da inflação, renderam mais em { $needed_reached } dos períodos dessa duração desde 1871.
first-extremes =
    Em períodos de { $horizon }, o pior resultado de quem tinha { $name } desde 1871 foi { $worst_way ->
        [up] um ganho de { $worst }
       *[down] uma perda de { $worst }
    }, descontada a inflação (de { $from } a { $to }), e o melhor, um ganho de { $best } (de { $best_from } a { $best_to }).
first-double = A { $rate_supposed }, o dinheiro dobra em cerca de { $rate_doubling }, antes de inflação e impostos.
first-double-market = Com o retorno médio das ações americanas desde 1871, { $sp_real_return_all } descontada a inflação, o dinheiro dobrou em cerca de { $rate_doubling }. Ninguém pode prometer esse retorno.
first-rate-sum = A { $rate_supposed }, uma quantia de { $grown_start } transforma-se em cerca de { $rate_grown_sum } em { $horizon }, antes de inflação e impostos.
first-rate-needed = A { $rate_supposed }, para chegar à quantia indicada é preciso investir de uma só vez cerca de { $rate_needed_sum } durante { $horizon }, antes de inflação e impostos.
first-rate-saved = A { $rate_supposed }, aportes mensais que somam { $plan_paid } transformam-se em cerca de { $rate_saved_sum } em { $horizon }, antes de inflação e impostos.
first-rate-monthly = A { $rate_supposed }, para chegar à quantia indicada são precisos cerca de { $rate_monthly_sum } por mês durante { $horizon }, antes de inflação e impostos.
first-recovery = As ações americanas levaram { $sp_recovery_1929 } para voltar ao seu máximo depois do colapso de 1929, { $sp_recovery_2000 } depois do de 2000 e { $sp_recovery_2008 } depois do de 2008, com dividendos e descontada a inflação.
first-stocks-bonds =
    { $verdict ->
        [low] Para { $horizon }, as ações têm o melhor histórico
        [high] Para { $horizon }, os títulos são a escolha mais segura
       *[middle] Para { $horizon }, as ações renderam mais e os títulos são mais seguros
    }: as ações americanas renderam mais que os títulos públicos em { $freq_stocks_beat_bonds } dos períodos dessa duração desde 1871, mas perderam dinheiro, descontada a inflação, em { $freq_neg } deles. Nos dez anos até { $date } renderam { $sp_real_return_10y } descontada a inflação, e os títulos, { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Em períodos de { $horizon }, investir rendeu mais do que poupar na maioria das vezes
        [high] Para { $horizon }, poupar é a escolha mais segura
       *[middle] Em períodos de { $horizon }, investir rendeu mais, mas é um risco
    }: as ações americanas perderam dinheiro, descontada a inflação, em { $freq_neg } desses períodos desde 1871 e renderam { $sp_real_return_all } em média. Os títulos do Tesouro americano de três meses pagavam { $bill_rate } em { $other_date }, ou seja, { $real_bill_rate } descontada a inflação.
first-beat-inflation =
    { $verdict ->
        [low] Em períodos de { $horizon }, as ações dos EUA superaram a inflação na maioria das vezes
        [high] Em períodos de { $horizon }, as ações dos EUA ficaram muitas vezes abaixo da inflação
       *[middle] Em períodos de { $horizon }, as ações dos EUA costumam superar a inflação, mas nem sempre
    }: renderam menos que a inflação em { $freq_neg } desses períodos desde 1871. Em média renderam { $sp_real_return_all }, descontada a inflação.
first-crash =
    Um colapso da bolsa como o de { $year } custaria cerca de { $fall }: foi o que { $name } perdeu, descontada a inflação, de { $from } a { $to }{ $more ->
        [yes] , e as ações americanas sozinhas perderam { $stocks }
       *[no] { "" }
    }.
first-crash-past = No crash de { $year }, as ações americanas perderam { $fall }, descontada a inflação, de { $from } a { $to }.
first-which =
    { $ahead ->
        [one] { $name } fica à frente de { $other }
       *[none] { $name } e { $other } ficam praticamente no mesmo nível
    }: nos três anos até { $date }, { $first } rendeu por ano { $gap } { $gained ->
        [more] a mais
       *[less] a menos
    } que { $second }, e as oscilações do seu preço foram { $ratio } vezes as de { $second }.
first-view =
    { $verdict ->
        [favourable] No conjunto, os números favorecem { $name }
        [unfavourable] No conjunto, os números vão contra { $name }
        [none] Os nossos números de { $name }, por si só, não respondem a esta pergunta
       *[mixed] Os números de { $name } são contraditórios
    }. No exercício encerrado em { $date }, as vendas { $direction ->
        [up] cresceram
       *[down] caíram
    } { $revenue_growth_1y } e a margem operacional foi de { $operating_margin }{ $more ->
        [yes] ; em { $other_date }, as ações em livre circulação valiam { $float_to_earnings } vezes o lucro
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] No conjunto, os números favorecem as ações americanas
        [unfavourable] No conjunto, os números vão contra as ações americanas
        [none] Os nossos números das ações americanas, por si só, não respondem a esta pergunta
       *[mixed] Os números das ações americanas são contraditórios
    }: nos dez anos até { $date }, renderam { $sp_real_return_10y }, descontada a inflação; em { $other_date }, custavam { $cape } vezes o seu lucro médio de dez anos (mediana: { $cape_median }).
first-missing =
    { $question ->
        [value] Não podemos dizer se o preço de { $name } é alto ou baixo
        [price] Não podemos dizer se o preço de { $name } é alto ou baixo
        [risk] Não podemos dizer qual é o risco de { $name }
        [return] Não podemos dizer que retorno esperar de { $name }
        [income] Não podemos avaliar o dividendo de { $name }
        [debt] Não podemos avaliar a dívida de { $name }
        [profit] Não podemos avaliar os lucros de { $name }
        [which] Não podemos decidir entre { $name }
        [concentration] Não podemos dizer o grau de concentração de { $name }
       *[view] Não podemos dar uma opinião sobre { $name }
    }: { $data ->
        [prices] seriam necessários preços atuais, que não temos
        [accounts] seriam necessárias as contas anuais, que não temos
        [both] seriam necessários preços atuais e contas anuais, que não temos
        [loss] houve prejuízo, e por isso o preço não pode ser comparado com um lucro
        [pair] seriam necessários, para ambos, preços atuais ou contas anuais da mesma época, que não temos
        [together] seriam necessários, para os mesmos anos, os preços de todas as partes, que não temos
        [history] seriam necessários preços de muitos anos, que não temos
        [weights] seria necessário o peso de cada parte, que não conhecemos
        [elsewhere] só temos números de mercados inteiros e economias inteiras para os Estados Unidos
       *[figures] não temos números sobre isso
    }.
first-withdraw =
    { $verdict ->
        [always] O dinheiro sempre bastou
        [never] O dinheiro nunca foi suficiente
        [rarely] Na maioria das vezes o dinheiro não foi suficiente
        [low] Muitas vezes o dinheiro não foi suficiente
        [high] O dinheiro quase sempre foi suficiente
       *[middle] Na maioria das vezes o dinheiro foi suficiente
    }: com { $name }, retirar { $withdraw_rate } do capital inicial, valor corrigido pela inflação, foi sustentável em { $withdraw_lasted } dos períodos de { $horizon } desde 1871. O máximo sustentável em todos eles foi { $withdraw_always }.
first-withdraw-long = Com { $name }, retirar { $withdraw_rate } do capital inicial, valor corrigido pela inflação, foi sustentável por 10 anos em { $withdraw_lasted_10y } dos casos desde 1871, por 20 anos em { $withdraw_lasted_20y } e por { $horizon } em { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Com { $name }, o dinheiro durou pelo menos { $horizon } em todos os casos desde 1871
        [half] Com { $name }, o dinheiro durou { $withdraw_years_worst } no pior caso desde 1871 e pelo menos { $horizon } em metade dos casos
       *[no] Com { $name }, o dinheiro durou { $withdraw_years_worst } no pior caso desde 1871 e { $withdraw_years_typical } ou mais em metade dos casos
    }.
first-withdraw-most = Com { $name }, o máximo que se podia retirar sem que o dinheiro acabasse antes da hora em nenhum período de { $horizon } desde 1871 era { $withdraw_always } do capital inicial, valor corrigido pela inflação. Em metade dos períodos era possível retirar { $withdraw_median }.
first-plan = Investir todo mês a mesma quantia em { $name } durante { $horizon } resultou, descontada a inflação, em { $plan_median } vezes o total investido: é a mediana de todos esses períodos desde 1871. Um décimo dos períodos terminou abaixo de { $plan_low } vezes esse total, e { $plan_loss } dos períodos, com menos do que foi investido.
first-plan-sum = Um total de { $plan_paid }, investido mês a mês, transformou-se em cerca de { $plan_median_sum } em dinheiro de hoje, e em menos de { $plan_low_sum } no pior décimo dos casos ({ $name }, { $horizon }).
first-plan-goal = Para chegar à quantia indicada em dinheiro de hoje, bastaram cerca de { $plan_monthly_median } por mês em metade dos casos, e cerca de { $plan_monthly_low } por mês em nove de cada dez casos ({ $name }, { $horizon }).
first-grown = Uma quantia investida de uma só vez em { $name } durante { $horizon } multiplicou-se por { $grown_median }, descontada a inflação: é a mediana de todos esses períodos desde 1871. Em um décimo dos períodos multiplicou-se por menos de { $grown_low }, e { $grown_loss } dos períodos terminaram em perda.
first-grown-goal = Para chegar à quantia indicada em dinheiro de hoje, bastou investir de uma só vez cerca de { $grown_needed_median } em metade dos casos, e cerca de { $grown_needed_low } em nove de cada dez casos ({ $name }, { $horizon }).
first-grown-sum = Uma quantia de { $grown_start }, investida de uma só vez, transformou-se em cerca de { $grown_median_sum } em dinheiro de hoje, e em menos de { $grown_low_sum } no pior décimo dos casos ({ $name }, { $horizon }).
first-withdraw-sum = Da quantia indicada era possível retirar cerca de { $withdraw_always_sum } por ano em todos os casos sem que o dinheiro acabasse antes da hora, e cerca de { $withdraw_median_sum } por ano em metade dos casos ({ $name }, { $horizon }).
first-withdraw-month = Da quantia indicada era possível retirar cerca de { $withdraw_always_month } por mês em todos os casos sem que o dinheiro acabasse antes da hora, e cerca de { $withdraw_median_month } por mês em metade dos casos ({ $name }, { $horizon }).
first-withdraw-capital = Era preciso um capital inicial de cerca de { $withdraw_capital_always } para que o dinheiro bastasse em todos os casos, e de cerca de { $withdraw_capital_median } para que bastasse em metade dos casos ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Na maioria das vezes foi melhor investir tudo de uma vez
        [low] Na maioria das vezes foi melhor investir em parcelas
       *[middle] Nenhuma das duas opções foi claramente melhor
    }: em { $lump_ahead } dos anos desde 1871, uma quantia investida de uma vez em { $name } rendeu mais do que a mesma quantia em doze parcelas mensais. A vantagem mediana em todos esses anos foi de { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Na maioria das vezes, uma queda de { $wait_fall } não aconteceu
        [high] Na maioria das vezes, uma queda de { $wait_fall } acabou acontecendo
       *[middle] Uma queda de { $wait_fall } aconteceu em cerca de metade das vezes
    }: depois de { $wait_reached } dos meses desde 1871, as ações americanas levaram no máximo { $horizon } para custar pelo menos { $wait_fall } menos do que naquele mês.
first-wait-compared = Para comparação, em { $lump_ahead } dos anos, uma quantia investida de uma vez rendeu mais do que a mesma quantia em doze parcelas mensais.
first-eps =
    No exercício encerrado em { $date }, { $name } lucrou { $eps_diluted }, { $eps_growth_1y } a { $direction ->
        [up] mais
       *[down] menos
    } do que no ano anterior.
first-roe =
    { $verdict ->
        [low] O retorno sobre o patrimônio líquido de { $name } não vem das recompras de ações
        [high] O retorno sobre o patrimônio líquido de { $name } vem sobretudo das recompras de ações
       *[middle] As recompras de ações elevam o retorno sobre o patrimônio líquido de { $name }
    }: esse retorno foi de { $roe } no exercício encerrado em { $date }, e as ações que { $name } recomprou em cinco anos custaram { $buybacks_5y_to_equity } vezes o patrimônio líquido.
first-view-net =
    { $verdict ->
        [favourable] No conjunto, os números favorecem { $name }
        [unfavourable] No conjunto, os números vão contra { $name }
        [none] Os nossos números de { $name }, por si só, não respondem a esta pergunta
       *[mixed] Os números de { $name } são contraditórios
    }. No exercício encerrado em { $date }, as vendas { $direction ->
        [up] cresceram
       *[down] caíram
    } { $revenue_growth_1y } e o lucro líquido foi de { $net_margin } das vendas.
first-policy-rate =
    A taxa básica de juros dos EUA era de { $policy_rate } ({ $date }), { $verdict ->
        [no] acima
       *[partly] abaixo
    } da inflação, que foi de { $infl_12m } em um ano ({ $other_date }).
first-mixes =
    { $verdict ->
        [more] { $higher } rendeu mais e caiu mais
        [better] { $higher } rendeu mais e não caiu mais
       *[neither] Nenhuma das duas carteiras foi claramente melhor
    }: com ações e títulos dos EUA, descontada a inflação e em todos os períodos de { $horizon } desde 1871, o retorno mediano foi de { $mix_median } com { $name } e de { $other_mix_median } com { $other }. Terminaram em perda { $freq_neg } dos períodos com { $name } e { $other_mix_loss } com { $other }. As maiores quedas foram de { $fall } e de { $other_fall }, respectivamente.
first-fund-falls = Um fundo amplo de ações americanas cairia mais ou menos o mesmo que elas.
first-stock-fall = Se as ações caíssem { $stock_fall } e os títulos mantivessem o preço, { $name } perderia cerca de { $mix_stock_fall }.
first-parts-fall = O conjunto perderia { $whole_fall } se todo o resto mantivesse o preço ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Supõe-se que toda a quantia esteja investida em: { $name }.
first-supposed-sum = De { $sum }, a perda seria de { $lost } e restariam { $left }.
first-constraints = Estes números não levam em conta a sua condição: { $limits }.
first-limit-exceeded = O seu limite de { $limit } é ultrapassado: { $parts }.
first-limit-kept = O seu limite de { $limit } é respeitado: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = O que pagar mais depois das taxas: um fundo monetário em dólares paga mais ou menos o que rendem os títulos do Tesouro dos EUA de três meses ({ $bill_rate }, { $date }), menos a sua taxa. Uma conta poupança que pague menos rende menos, mas os depósitos são garantidos até um limite e os fundos não. Não temos as taxas de cada banco.
first-stock-share = Não há uma parte certa para todos: conta quando o dinheiro será necessário e que queda se pode suportar. Desde 1871, as ações americanas perderam dinheiro, descontada a inflação, em { $five } dos períodos de cinco anos e em { $twenty } dos períodos de vinte anos, e no pior caso caíram { $fall }. Com metade do dinheiro em ações, uma queda dessas custa metade ao conjunto. Dinheiro necessário em poucos anos não deve estar em ações.
first-debt-cash = Em { $date }, { $name } tinha uma dívida de { $debt } e dispunha de { $cash } em caixa e títulos de curto prazo.
first-short-history = Não podemos dizer quanto { $name } vai render em { $horizon }: os nossos dados de preços vão apenas de { $from } a { $to }.
first-stand-in-bonds = Para este fundo, o cálculo se baseia no histórico dos títulos do Tesouro americano de dez anos.
first-erosion = Com uma inflação de { $infl_supposed }, o dinheiro sem juros perde { $infl_erosion } do seu poder de compra em { $horizon }.
first-forecast = Ninguém pode saber isso de antemão; estes são os dados mais recentes.
first-stand-in-mix = Para estes fundos, o cálculo se baseia no histórico das ações americanas e dos títulos do Tesouro americano de dez anos.
first-stand-in = Para { $name } não temos um histórico tão longo: o cálculo se baseia no das ações americanas.
first-dividend-not-shown = As contas de { $name } do exercício encerrado em { $date } não mostram nenhum dividendo.
first-no-dividend = { $name } não pagou dividendos no exercício encerrado em { $date }.
first-withdrawals = Não calculamos retiradas de dinheiro: estes números não as incluem.
first-income-share =
    Foram { $share }, { $same ->
        [yes] o mesmo que em { $since }
       *[no] contra { $first_share } em { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Dados disponíveis: { $kinds }.
current-accounts = contas até { $date }
current-prices = cotações até { $date }
current-metals = metais e criptomoedas até { $date }
current-exchange = taxas de câmbio até { $date }
current-market = bolsa americana até { $date }
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
    }{ $assumed ->
        [yes] { "" }
       *[no] . Isso { $verdict ->
            [opposes] é mais do que permite
           *[other] está dentro do que permite
        } a tolerância ao risco
    }.
wrong-fall-year = Um histórico mais longo mostra uma queda claramente maior.
claim-swings-year = Em um ano ({ $dates }), { $name } oscilou normalmente { $vol_12m }.
wrong-swings-year = Um histórico mais longo mostra oscilações muito maiores ou menores.
claim-sahm = Em três meses ({ $dates }), o desemprego ficou em média { $sahm } acima do mínimo do último ano.
wrong-sahm = O desemprego sobe nos próximos meses.
claim-inversion-record = Em { $jobs_after_inversion } dos meses em que os juros de curto prazo superaram os de longo prazo, o desemprego era claramente maior um ano e meio depois. Em todos os meses, essa parcela é de { $jobs_after_any } (dados: { $dates }).
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
    Os títulos do Tesouro americano de três meses pagavam { $bill_rate } ({ $dates }). Descontada a inflação, isso é { $real_bill_rate_way ->
        [down] uma perda
       *[up] um ganho
    } de { $real_bill_rate_size }.
wrong-bill-real = Os juros de curto prazo ou a inflação mudam mais de um ponto.
claim-payrolls =
    Em um ano ({ $dates }), o número de empregos nos Estados Unidos { $payrolls_12m_way ->
        [down] caiu
       *[up] subiu
    } { $payrolls_12m_size }.
wrong-payrolls = Os números são revistos, ou mudam de direção em poucos meses.
claim-output =
    Em um ano ({ $dates }), a economia americana { $gdp_1y_way ->
        [down] encolheu
       *[up] cresceu
    } { $gdp_1y_size }, descontada a inflação.
wrong-output = Os próximos trimestres vão na direção oposta.
claim-money =
    Em um ano ({ $dates }), a oferta de moeda M2 dos EUA { $m2_12m_way ->
        [down] encolheu
       *[up] cresceu
    } { $m2_12m_size }; descontada a inflação, { $m2_real_12m_way ->
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
    Em um ano ({ $dates }), as novas construções residenciais nos Estados Unidos { $starts_12m_way ->
        [down] caíram
       *[up] subiram
    } { $starts_12m_size } e as licenças de construção { $permits_12m_way ->
        [down] caíram
       *[up] subiram
    } { $permits_12m_size }{ $more ->
        [yes] . O custo da habitação { $shelter_12m_way ->
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
claim-level = A mediana de { $name } é { $level_median }; em { $level_percentile } dos meses registrados o câmbio esteve mais baixo do que agora ({ $dates }).
wrong-level = A mediana antiga já não serve, porque os preços dos dois países se afastaram.

## Measures of the above.

measure-vol-12m = Volatilidade em doze meses
measure-gain-whole = Variação desde o início dos dados
measure-infl-whole = Inflação nos mesmos meses
measure-correlation-12m = Correlação em doze meses
measure-level-median = Câmbio mediano
measure-level-percentile = Câmbio em relação ao próprio histórico
measure-core-infl-12m = Inflação sem alimentos e energia
measure-shelter-12m = Variação do custo da habitação
measure-payrolls-12m = Variação do emprego
measure-income-12m = Variação da renda real
measure-m2-12m = Variação da oferta de moeda M2
measure-m2-real-12m = Variação do M2 descontada a inflação
measure-starts-12m = Variação das novas construções residenciais
measure-permits-12m = Variação das licenças de construção
measure-loans-12m = Variação do crédito a empresas
measure-gdp-1y = Variação do PIB real
measure-bill-rate = Rendimento dos títulos do Tesouro de três meses
measure-real-bill-rate = Rendimento de três meses menos inflação
measure-purchasing-power-10y = Poder de compra que resta após dez anos
measure-sahm = Desemprego acima do mínimo do ano
measure-jobs-after-inversion = Inversões de juros seguidas de mais desemprego
measure-jobs-after-any = Meses seguidos de mais desemprego
measure-oil-price = Preço do barril de petróleo
measure-oil-12m = Variação do preço do petróleo
measure-dollar-12m = Variação do dólar frente às moedas dos seus parceiros
measure-dollar-percentile = Dólar em relação ao próprio histórico
measure-sp-long-rate = Rendimento de dez anos nesse mês
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

chart-price = { $name }: preços de fim de mês, de { $from } a { $to }
chart-price-axis = Preço em { $unit }
chart-index-axis = Nível do índice
chart-log = escala logarítmica
chart-fall = Abaixo do fim de mês mais alto até então, em %
chart-price-alt = Preços de fim de mês: { $name }, de { $from } a { $to }. Último em relação ao primeiro: { $times }. Maior queda desde um máximo: { $deepest }. No fim: { $last }.
chart-valuation = { $name }: preço em relação a dez anos de lucros (CAPE), de { $from } a { $to }
chart-valuation-axis = Preço em múltiplos do lucro anual; sombreado: a metade central dos meses
chart-last = último { $value }
chart-median = mediana { $value }
chart-valuation-alt = CAPE: { $name }, de { $from } a { $to }. Último: { $last }. Mediana: { $median }. Metade dos meses está entre { $low } e { $high }.
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
measure-real-max-drawdown-all = Maior queda descontada a inflação
measure-crash-fall = Queda naquele colapso, descontada a inflação
measure-withdraw-rate = Retirada no primeiro ano
measure-withdraw-lasted = Períodos passados em que o dinheiro foi suficiente para as retiradas
measure-past-change = Variação do preço nos anos em questão
measure-needed-return = Retorno anual necessário
measure-needed-start = Valor inicial
measure-needed-goal = Meta
measure-needed-reached = Proporção dos períodos passados em que as ações americanas renderam mais
measure-infl-change-12m = Variação da inflação em relação ao ano anterior
measure-withdraw-lasted-10y = Períodos passados de 10 anos em que o dinheiro foi suficiente para as retiradas
measure-withdraw-lasted-20y = Períodos passados de 20 anos em que o dinheiro foi suficiente para as retiradas
measure-withdraw-always = Maior retirada sustentável em todos os períodos passados
measure-withdraw-median = Maior retirada sustentável em metade dos períodos passados
measure-return-nominal = Retorno antes da inflação
measure-return-real = Retorno descontada a inflação
measure-past-start = Quantia investida
measure-past-sum = No que se tinha transformado
measure-past-real-sum = O mesmo em dinheiro do primeiro mês
measure-past-worst = Pior retorno dos períodos tão longos quanto o horizonte
measure-past-best = Melhor retorno dos períodos tão longos quanto o horizonte
measure-past-infl = Inflação nos anos em questão
measure-past-long-rate = Rendimento médio de dez anos nos anos em questão
measure-past-policy-rate = Taxa básica média nos anos em questão
measure-past-unemployment = Desemprego médio nos anos em questão
measure-past-gdp = Variação do PIB real nos anos em questão
measure-policy-rate = Taxa básica de juros dos EUA
measure-rate-supposed = Retorno suposto na pergunta
measure-rate-grown-sum = No que se transforma a quantia com esse retorno
measure-grown-needed-median = Quantia investida de uma só vez que bastou em metade dos períodos passados
measure-grown-needed-low = Quantia investida de uma só vez que bastou em nove de cada dez períodos passados
measure-rate-needed-sum = Quantia para o objetivo com esse retorno
measure-rate-saved-sum = No que se transformam os aportes mensais com esse retorno
measure-rate-monthly-sum = Aporte mensal para o objetivo com esse retorno
measure-rate-doubling = Tempo em que o dinheiro dobra
measure-recovery = Tempo até as ações americanas voltarem ao máximo anterior ao colapso
measure-repay-rate = Juros do empréstimo
measure-repay-beaten = Proporção dos períodos passados em que as ações americanas renderam mais do que o empréstimo custa
measure-rate-fall = Queda do rendimento
measure-bond-gain = Ganho de preço de um título de dez anos se o rendimento cair esse tanto
measure-infl-supposed = Inflação suposta na pergunta
measure-infl-erosion = Perda de poder de compra com essa inflação
measure-plan-paid = Total investido
measure-plan-median-sum = Valor final dos aportes mensais em dinheiro de hoje, mediana dos períodos passados
measure-plan-low-sum = Valor final dos aportes mensais em dinheiro de hoje, superado em nove de cada dez períodos passados
measure-plan-monthly-median = Aporte mensal que bastou em metade dos períodos passados
measure-plan-monthly-low = Aporte mensal que bastou em nove de cada dez períodos passados
measure-withdraw-always-sum = Maior quantia anual sustentável em todos os períodos passados
measure-withdraw-median-sum = Maior quantia anual sustentável em metade dos períodos passados
measure-withdraw-always-month = Maior quantia mensal sustentável em todos os períodos passados
measure-withdraw-median-month = Maior quantia mensal sustentável em metade dos períodos passados
measure-withdraw-years-worst = Anos que o dinheiro durou no pior período passado
measure-withdraw-years-typical = Anos que o dinheiro durou em metade dos períodos passados
measure-withdraw-capital-always = Capital inicial que bastou em todos os períodos passados
measure-withdraw-capital-median = Capital inicial que bastou em metade dos períodos passados
measure-plan-median = Valor final dos aportes mensais em relação ao total investido, mediana dos períodos passados
measure-plan-low = Valor final dos aportes mensais em relação ao total investido, pior décimo dos períodos passados
measure-plan-loss = Períodos passados em que os aportes mensais terminaram abaixo do total investido
measure-grown-start = Quantia investida de uma só vez
measure-grown-median-sum = Valor final da quantia investida em dinheiro de hoje, mediana dos períodos passados
measure-grown-low-sum = Valor final da quantia investida em dinheiro de hoje, superado em nove de cada dez períodos passados
measure-grown-median = Valor final de uma quantia investida de uma só vez em relação a essa quantia, mediana dos períodos passados
measure-grown-low = Valor final de uma quantia investida de uma só vez em relação a essa quantia, pior décimo dos períodos passados
measure-grown-loss = Períodos passados em que investir uma quantia de uma só vez terminou em perda
measure-lump-ahead = Anos passados em que investir de uma vez rendeu mais do que em parcelas
measure-lump-lead = Vantagem de investir de uma vez sobre investir em parcelas, mediana dos anos passados
measure-wait-fall = Queda que se espera antes de comprar
measure-wait-reached = Parcela dos meses após os quais os preços caíram esse tanto dentro do horizonte
measure-bond-loss-1pt = Perda de preço de um título de dez anos se o rendimento subir um ponto
measure-bond-loss = Perda de preço de um título de dez anos se o rendimento subir tanto quanto na pergunta
measure-rate-rise = Alta do rendimento indicada na pergunta
measure-stock-fall = Queda das ações indicada na pergunta
measure-mix-stock-fall = Perda da carteira com essa queda, se os títulos mantiverem o preço
measure-part-weight = Peso da parte
measure-part-fall = Queda suposta da parte
measure-whole-fall = Perda do conjunto
measure-supposed-sum = Quantia citada na pergunta
measure-supposed-lost = Perda dessa quantia
measure-supposed-left = O que resta dessa quantia
measure-mix-median = Retorno anual mediano da carteira descontada a inflação
measure-other-mix-median = O mesmo para a segunda carteira
measure-other-mix-loss = Períodos passados com perda da segunda carteira
measure-other-mix-fall = Maior queda da segunda carteira

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
doubt-tax-credit = um crédito fiscal de { $value } do lucro antes de impostos contribuiu para isso
doubt-net-above-operating = receitas de fora do negócio contribuíram para isso: a margem líquida está { $value } acima da operacional
doubt-eps-growth-5y = mas o lucro por ação caiu { $size } em cinco anos
doubt-fcf-margin = isso diz pouco, porque o fluxo de caixa livre foi só { $value } das vendas
doubt-eps-growth-1y = isso diz pouco, porque o lucro por ação caiu { $size } no último ano
claim-implied-growth =
    Para render o que as ações americanas renderam desde 1871, { $name } precisa que os lucros { $implied_growth_way ->
        [down] nunca caiam mais de
       *[up] cresçam de forma permanente
    } { $implied_growth_size }, descontada a inflação{ $more ->
        [yes] ; em cinco anos, o lucro por ação { $eps_growth_5y_way ->
            [down] caiu
           *[up] cresceu
        } { $eps_growth_5y_size }
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
    { $name }: { $agreeing ->
        [one] { $agreeing } número-chave de { $readings } aponta
       *[other] { $agreeing } números-chave de { $readings } apontam
    } no mesmo sentido que o resultado. { $dates ->
        [one] Data dos números: { $to }.
       *[several] Datas dos números: de { $from } a { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] { $readings } número-chave
       *[other] { $readings } números-chave
    }. { $dates ->
        [one] Data dos números: { $to }.
       *[several] Datas dos números: de { $from } a { $to }.
    }
confidence-missing = { $name }: sem números.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Preço ou taxa consultado
measure-looked-change = Variação consultada
measure-looked-ratio = Razão ou correlação consultada
lookup-consumer-prices = preços ao consumidor dos EUA
lookup-price-ounce = { $name } (a onça)
lookup-price-gram = { $name } (o grama)
lookup-price-now =
    { $name } valia { $price } em { $date }, { $way ->
        [down] { $size } menos
       *[other] { $size } mais
    } que um ano antes ({ $then }).
lookup-price-at = { $name } valia { $price } em { $date }.
lookup-price-near = Não temos o preço de { $name } nesse dia ({ $asked }); o mais próximo que temos é { $price } ({ $date }).
lookup-price-range = Em { $time }, { $name } variou entre { $low } e { $high }; o último valor foi { $last } ({ $date }).
lookup-price-change =
    { $name } { $way ->
        [down] caiu
       *[other] subiu
    } { $size } de { $from } a { $to }: de { $start } para { $end }.
lookup-price-return =
    A ação de { $name } { $way ->
        [down] perdeu
       *[other] ganhou
    } { $size } de { $from } a { $to }, contando desdobramentos e dividendos.
lookup-price-top =
    { $name }: o valor mais { $kind ->
        [low] baixo
       *[other] alto
    } nos nossos dados de { $from } a { $to } foi { $top }, em { $date }.
lookup-price-off = { $name } valia { $price } em { $now_date }, { $size } abaixo do máximo dos nossos dados: { $top } em { $date }.
lookup-price-level = { $name } valia { $price } em { $date }: mais do que em { $share } das datas dos nossos dados desde { $from }; o valor mediano é { $median }.
lookup-price-average = { $name } valia em média { $average } de { $from } a { $to }.
lookup-price-convert = À taxa de { $date }, { $sum } valem { $result }; é um cálculo sem tarifas.
lookup-price-ratio = Uma onça de { $name } valia { $ratio } onças de { $other } em { $date }; um ano antes, { $then }.
lookup-price-correlation = As variações mensais de { $name } e { $other } tiveram correlação de { $value } de { $from } a { $to }: 1 é sempre juntos, 0 é sem relação.
lookup-price-month =
    O { $kind ->
        [worst] pior
       *[other] melhor
    } mês de { $name } foi de { $from } a { $to }: { $way ->
        [down] queda de { $size }
       *[other] alta de { $size }
    }.
lookup-price-fall = A maior queda de { $name } nesse período foi de { $size }, de { $from } a { $to }.
lookup-price-swings = Oscilação dos preços em um ano, de { $from } a { $to }: { $list }.
lookup-price-back = A ação de { $name } voltou em { $date } ao máximo de { $from }, contando desdobramentos e dividendos.
lookup-price-not-back =
    A ação de { $name } não tinha voltado ao máximo de { $from } até { $to }, fim dos nossos preços: { $way ->
        [down] { $size } menos
       *[other] { $size } mais
    }, contando desdobramentos e dividendos.
lookup-price-ranked =
    O mais { $kind ->
        [low] fraco
       *[other] forte
    } de { $from } a { $to }: { $first }; depois, { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] queda de { $size }
       *[other] alta de { $size }
    })
lookup-price-sum = { $sum } postos em { $name } em { $from } eram { $became } em { $to }, contando desdobramentos e dividendos.
lookup-price-rate = { $name } rendeu em média { $rate } de { $from } a { $to }, contando desdobramentos e dividendos.
lookup-price-data = Nossos preços de { $name } vão de { $from } a { $to }.
lookup-price-missing = Não temos preço de { $name } para o período pedido: nossos preços vão de { $from } a { $to }.
lookup-price-none = Não temos taxas de câmbio desta moeda: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] preços ao consumidor
        [core] preços ao consumidor sem alimentos e energia
        [food] preços ao consumidor, alimentos
        [energy] preços ao consumidor, energia
        [shelter] preços ao consumidor, habitação
        [medical] preços ao consumidor, cuidados médicos
        [pce] preços do consumo pessoal (PCE)
        [ppi] preços ao produtor de bens acabados
        [policy-rate] taxa básica de juros (fed funds)
        [m1] rendimento do Tesouro de um mês
        [b3] rendimento do Tesouro de três meses
        [b6] rendimento do Tesouro de seis meses
        [y1] rendimento do Tesouro de um ano
        [y2] rendimento do Tesouro de dois anos
        [y3] rendimento do Tesouro de três anos
        [y5] rendimento do Tesouro de cinco anos
        [y7] rendimento do Tesouro de sete anos
        [y10] rendimento do Tesouro de dez anos
        [y20] rendimento do Tesouro de vinte anos
        [y30] rendimento do Tesouro de trinta anos
        [curve-2y] rendimento de dez anos menos o de dois anos
        [curve-3m] rendimento de dez anos menos o de três meses
        [paper] taxa de notas comerciais de três meses
        [unemployment] taxa de desemprego
        [payrolls] empregos fora da agricultura
        [employed] pessoas ocupadas
        [labor] população ativa
        [factory-jobs] empregos na indústria
        [claims] primeiros pedidos de seguro-desemprego por semana
        [long-unemployed] pessoas desempregadas há 27 semanas ou mais
        [unemployed-weeks] duração média do desemprego em semanas
        [hours] horas semanais na indústria
        [wages] salário por hora no setor de bens
        [capacity] uso da capacidade na indústria
        [permits] licenças de construção em ritmo anual
        [starts] novas construções residenciais em ritmo anual
        [production] produção industrial
        [retail] vendas do varejo e de restaurantes
        [real-sales] vendas reais da indústria e do comércio
        [orders] encomendas de bens duráveis
        [inventories] estoques da indústria e do comércio
        [income] renda pessoal real
        [consumption] consumo pessoal real
        [gdp] produto interno bruto real
        [money-m1] oferta monetária M1
        [m2] oferta monetária M2
        [reserves] reservas dos bancos
        [loans] empréstimos bancários a empresas
        [real-estate-loans] empréstimos imobiliários dos bancos
        [consumer-credit] crédito ao consumidor não rotativo
        [oil] petróleo (WTI), preço do barril
       *[dollar] índice do dólar frente aos parceiros comerciais
    }
lookup-economy-up = alta de { $size }
lookup-economy-down = queda de { $size }
lookup-economy-same = sem mudança
lookup-economy-now = EUA, { $name }: { $value } ({ $date }); { $change } em um ano, a partir de { $before }.
lookup-economy-now-alone = EUA, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = EUA, { $name }: { $change } em doze meses ({ $date }); um ano antes a taxa era de { $before }.
lookup-economy-growth-alone = EUA, { $name }: { $change } em doze meses ({ $date }).
lookup-economy-month = Em relação ao mês anterior: { $change }.
lookup-economy-values = EUA, { $name } – { $list }.
lookup-economy-yearly-values = EUA, { $name }, variação no período – { $list }.
lookup-economy-newest = Valor mais recente: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: { $mean } em média, entre { $low } ({ $low_date }) e { $high } ({ $high_date }); no ano { $change }, até { $end }
lookup-economy-item-end = { $when }: { $end } no fim, { $change } no ano
lookup-economy-item-until = { $year } (até { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = EUA, { $name }: { $change }, de { $start } ({ $start_date }) a { $value } ({ $date }).
lookup-economy-since-growth = EUA, { $name }, de { $start_date } a { $date }: { $change } no total.
lookup-economy-yearly = Como taxa anual: { $yearly }.
lookup-economy-was-lower = No início eram { $then } mais baixos que no fim.
lookup-economy-was-higher = No início eram { $then } mais altos que no fim.
lookup-economy-high = EUA, { $name } ({ $from } – { $to }): o valor mais alto foi { $value } ({ $date }).
lookup-economy-low = EUA, { $name } ({ $from } – { $to }): o valor mais baixo foi { $value } ({ $date }).
lookup-economy-distance = Desde então: { $change }, até { $newest } ({ $newest_date }).
lookup-economy-inverted = EUA, { $name }: abaixo de zero pela última vez no fim do mês ({ $date }), com { $value }; valor mais recente: { $newest } ({ $newest_date }).
lookup-economy-worth = Preços ao consumidor nos EUA, de { $from } a { $to }: { $change }. O que custava { $sum } custa agora cerca de { $sum_now }, e { $sum } compram agora o que { $sum_then } compravam então.
lookup-economy-uncovered = EUA, { $name }: nossos números vão de { $from } a { $to } e não cobrem tudo o que você pergunta.
lookup-economy-no-ecb = Não temos a taxa básica do Banco Central Europeu: a nossa é a dos Estados Unidos.
lookup-economy-no-policy-rate = Não temos a taxa básica nem outros juros do país que você cita: os nossos são os dos Estados Unidos.
lookup-economy-no-country = Não temos números sobre a economia do país que você cita: os nossos são os dos Estados Unidos.
lookup-economy-no-mortgage = Não temos taxas de hipotecas. Elas costumam ser comparadas com o rendimento dos títulos públicos dos EUA de dez anos.
lookup-economy-no-recessions = Não temos uma lista de recessões, por isso não podemos dizer quando ocorreram. Temos o desemprego, a produção e a curva de juros dos Estados Unidos.
lookup-economy-yes = Sim.
lookup-economy-no = Não.
lookup-economy-sahm-warns = Sim, a regra de Sahm avisa de uma recessão: o desemprego médio de três meses nos EUA estava { $sahm } acima do mínimo do último ano ({ $date }), e a regra avisa a partir de meio ponto.
lookup-economy-sahm-quiet = Não, a regra de Sahm não avisa de recessão: o desemprego médio de três meses nos EUA estava { $sahm } acima do mínimo do último ano ({ $date }), e a regra avisa a partir de meio ponto.
lookup-economy-after-inversion = Dos meses em que os títulos dos EUA de dez anos rendiam menos que os de três meses, { $share } foram seguidos por um desemprego pelo menos meio ponto maior dezoito meses depois; de todos os meses, { $any }.
lookup-economy-deposit-us = Uma taxa de { $rate } menos a inflação dos EUA de { $inflation } deixa cerca de { $real } por ano antes de impostos. A inflação de outros países não está em nossos números.
lookup-economy-deposit = Uma taxa de { $rate } menos uma inflação de { $inflation } deixa cerca de { $real } por ano antes de impostos.
lookup-economy-not-covered = Sobre { $when } nossos números não dizem nada.
lookup-economy-item-average = { $when }: { $value } em média
measure-economy-value = Valor da série
measure-economy-before = Valor um ano antes
measure-economy-change = Variação da série
measure-economy-change-1m = Variação em um mês
measure-economy-mean = Média do período
measure-economy-high = Valor mais alto
measure-economy-low = Valor mais baixo
measure-economy-end = Valor no fim
measure-economy-start = Valor no início
measure-economy-yearly = Variação como taxa anual
measure-economy-then = Início frente ao fim
measure-economy-sum = Soma indicada
measure-economy-sum-now = Quanto custa agora
measure-economy-sum-then = O que comprava então
measure-economy-rate = Taxa indicada
measure-economy-inflation = Inflação ao lado
measure-economy-real = Taxa após a inflação
## Subjects without data: what is missing, and what can be told.

outside-tax = Não temos dados sobre impostos: as alíquotas e as regras dependem do país e do seu caso. Podemos mostrar quanto um investimento rendeu antes dos impostos.
outside-start = Não tratamos de como abrir uma conta e começar, o que depende do banco ou da corretora e do país. Podemos mostrar no que deram uma poupança mensal ou uma soma única em ações americanas: informe a soma e os anos.
outside-account = Não temos dados sobre corretoras e suas regras: abrir conta, enviar uma ordem ou alugar ações depende da corretora e da lei. Podemos mostrar contas, preços e retornos passados de investimentos.
outside-bank = Não temos dados sobre a segurança de bancos e corretoras nem sobre a garantia de depósitos, cujos limites a lei de cada país define. Podemos mostrar quanto pagam os títulos curtos do Tesouro americano.
outside-property = Não temos dados sobre preços de imóveis, aluguéis ou retornos imobiliários, por isso não podemos compará-los com nada. Podemos mostrar quanto renderam as ações e os títulos americanos.
outside-insurance = Não temos dados sobre seguros e rendas vitalícias: o que custam e pagam está em cada contrato. Podemos mostrar quanto duraram no passado as retiradas de ações e títulos americanos.
outside-analysts = Não temos opiniões nem preços-alvo de analistas. Podemos mostrar o que uma empresa divulgou.
outside-events = Não temos dados sobre notícias, política e eventos como eleições, guerras ou halvings, por isso não podemos dizer o que fazem com os preços. Podemos mostrar com que frequência e quanto as ações americanas caíram no passado.
outside-sectors = Não temos retornos de setores, indústrias ou grupos de ações, como empresas pequenas, por isso não podemos julgá-los nem classificá-los. Podemos mostrar as ações americanas como um todo e as contas de empresas.
outside-elsewhere = Não temos dados sobre as bolsas, os títulos e os fundos de outros países e regiões. Podemos mostrar os dos Estados Unidos.
outside-bonds = Não temos dados sobre títulos específicos, títulos de poupança ou títulos indexados à inflação. Podemos mostrar os rendimentos dos títulos públicos e a inflação dos Estados Unidos.
outside-private = Não temos dados sobre empresas que não são negociadas em bolsa, portanto nem contas nem preços. Podemos mostrar o que empresas listadas divulgaram.
outside-trading = Não temos dados sobre os resultados do day trade e de outras operações de curto prazo. Podemos mostrar com que frequência as ações americanas perderam dinheiro em um ano e em prazos mais longos.
outside-estate = Não temos dados sobre heranças e suas regras, por isso não podemos dizer o que fazer primeiro. Podemos mostrar o risco de uma carteira: informe as partes e os pesos.
outside-fund-types = Qual dos dois convém depende sobretudo dos impostos, sobre os quais não temos dados.
first-no-figures = Não temos números que respondam a esta pergunta. Temos contas de empresas, preços de metais, criptomoedas e moedas, juros e dados econômicos dos Estados Unidos e a história das ações e dos títulos americanos.
first-us-only = Só temos números de mercados inteiros e economias inteiras para os Estados Unidos.
quoted-question = “{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name } apresentou { $at ->
        [day] na data de { $date }
       *[year] no exercício encerrado em { $date }
    }: { $measure }, { $value }.
acc-other-day = Em { $date }, o valor era { $value }.
acc-series = { $name }, { $measure } por exercício, com o mês de encerramento: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] subida de { $change }
        [down] queda de { $change }
       *[level] sem mudança
    }, de { $then } (exercício encerrado em { $from }) para { $now } (exercício encerrado em { $date }).
acc-rate = Em termos anuais, a taxa é { $rate }.
acc-moved =
    { $way ->
        [up] É uma subida de { $change }.
        [down] É uma queda de { $change }.
       *[level] Não mudou.
    }
acc-faster =
    Em { $name }, { $way ->
        [down] a maior queda é esta
       *[up] o crescimento mais rápido é este
    }: { $measure }, { $change }, contra { $other_change } ({ $other }), do exercício encerrado em { $from } ao encerrado em { $date }.
acc-cover =
    { $verdict ->
        [yes] Sim, em { $name } estava coberto
        [no] Não, em { $name } não estava coberto
       *[some] Em { $name } só estava coberto em alguns destes anos
    } ({ $measure }; { $other }), pelo mês de encerramento do exercício: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } fez um corte ({ $measure }, em relação ao ano anterior) no exercício encerrado em { $items }.
        [raised] { $name } fez um aumento em cada exercício ({ $measure }), do encerrado em { $from } ({ $then }) ao encerrado em { $date } ({ $now }).
       *[kept] { $name } não fez nenhum corte ({ $measure }), do exercício encerrado em { $from } ({ $then }) ao encerrado em { $date } ({ $now }).
    }
acc-cut-item = { $date } (de { $then } para { $now })
acc-streak =
    { $kind ->
        [loss] { $name } perdeu dinheiro durante { $count } seguidos
        [profit] { $name } ganhou dinheiro durante { $count } seguidos ({ $measure })
        [rise] Em { $name } houve uma subida durante { $count } seguidos ({ $measure })
       *[fall] Em { $name } houve uma queda durante { $count } seguidos ({ $measure })
    }, do exercício encerrado em { $from } ao encerrado em { $date }.
acc-last = O último exercício antes de uma interrupção em que as contas de { $name } mostram esta rubrica ({ $measure }) encerrou em { $date }, com { $value }; as do ano seguinte não mostram nada.
acc-peak =
    { $is_now ->
        [yes] Em { $name }, este valor ({ $measure }) nunca foi mais alto nas nossas contas do que no exercício encerrado em { $date }, com { $now }.
       *[no] { $name }, { $measure }: queda de { $fall } desde o máximo, de { $peak } (exercício encerrado em { $peak_date }) para { $now } (exercício encerrado em { $date }).
    }
acc-total = { $name }, { $measure }: { $value } no total dos exercícios do encerrado em { $from } ao encerrado em { $date }.
acc-rank =
    { $way ->
        [low] { $name } tem o valor mais baixo ({ $measure }). Do mais baixo ao mais alto
       *[high] { $name } tem o valor mais alto ({ $measure }). Do mais alto ao mais baixo
    }, com o fim do exercício: { $items }.
acc-rank-growth =
    { $way ->
        [low] { $name } cresceu mais devagar ({ $measure }). Do crescimento mais lento ao mais rápido
       *[high] { $name } cresceu mais depressa ({ $measure }). Do crescimento mais rápido ao mais lento
    }, desde o exercício encerrado em { $from } ou o mais próximo: { $items }.
acc-losses = Das empresas cujas contas temos, estas perderam dinheiro no último exercício: { $items }.
acc-lacking = Este valor falta nas nossas contas de { $names }: { $measure }.
acc-no-accounts = Não temos contas de { $names }.
acc-no-year = Para { $years }, este valor falta nas nossas contas de { $name }: { $measure }.
acc-uncounted = O que pergunta não está nos nossos dados: as contas de { $name } dão valores de toda a empresa, sem número de membros, clientes, empregados ou produtos e sem partes do negócio.
acc-shares-bought = As nossas contas de { $name } não dizem quantas ações foram recompradas, só o que se pagou por elas.
acc-no-why = As contas mostram os valores; não dizem porquê.
acc-companies = Temos contas anuais destas empresas: { $names }.
acc-coverage = De { $name } temos contas anuais dos exercícios do encerrado em { $from } ao encerrado em { $date }: vendas, lucros, margens, fluxo de caixa, dívida, caixa, dividendos, recompras e número de ações.
measure-assets = Ativo total
measure-capex = Despesas de capital
measure-dividend-payout = Dividendos sobre o lucro líquido
measure-eps-basic = Lucro básico por ação
measure-equity = Patrimônio líquido
measure-goodwill = Ágio
measure-gross-profit = Lucro bruto
measure-interest-expense = Despesas com juros
measure-inventory = Estoques
measure-net-debt = Dívida líquida
measure-operating-cash-flow = Fluxo de caixa operacional
measure-operating-income = Lucro operacional
measure-paid-out = Dividendos e recompras juntos
measure-research = Gastos com pesquisa e desenvolvimento
measure-sales-per-share = Vendas por ação
measure-shares-outstanding = Ações em circulação
measure-tax-rate = Taxa efetiva de imposto
measure-lookup-change = Variação
measure-lookup-rate = Variação anual
measure-lookup-total = Soma total
measure-lookup-cut = Corte do dividendo
measure-lookup-raised = Anos seguidos de subida
measure-lookup-streak = Anos seguidos
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Primeiro o risco: com dinheiro emprestado, uma queda custa mais do que a própria queda, e quem empresta pode exigir o pagamento antes de os preços se recuperarem. Os preços das ações americanas já caíram uma vez { $fall } ({ $from } a { $to }); com metade do dinheiro emprestada, uma queda de metade leva tudo o que é seu.
lookup-short = Sim. Quem vende uma ação a descoberto pode perder mais do que colocou: a perda cresce com o preço, e um preço não tem limite. Até as ações americanas em conjunto já ganharam { $best } em doze meses ({ $from } a { $to }).
lookup-weight = { $weight } do seu dinheiro num só lugar ({ $name }) já é um risco: uma queda de metade ali custaria { $loss } de tudo o que você tem.
lookup-weight-company = As ações americanas em conjunto perderam, no pior caso, { $fall } ({ $from } a { $to }, descontada a inflação) e se recuperaram. Uma única empresa pode cair mais e nunca se recuperar.
lookup-single-stocks = Um fundo de índice é a escolha mais segura: reúne centenas de empresas a baixo custo e, se uma delas fracassar, perde-se pouco.
lookup-one-company = uma única empresa
lookup-fee = Uma taxa de { $fee } leva { $taken } da soma final em { $years }, qualquer que seja o rendimento antes dela. Para comparar: as ações americanas renderam em média { $average } após a inflação desde 1871, antes de taxas.
lookup-bills = Os títulos do Tesouro americano de três meses pagaram { $bills } ({ $date }), isto é, { $real_way ->
        [down] { $real } a menos que a inflação
       *[up] { $real } a mais que a inflação
    }.
lookup-loan = Quem decide é a taxa do empréstimo, e a pergunta não a informa: o que se paga antes poupa essa taxa com certeza. As ações americanas renderam em média { $average } após a inflação desde 1871, mas caíram { $fall } no pior caso.
lookup-name-cape = o CAPE das ações americanas (preço sobre o lucro médio de dez anos)
lookup-name-pe = o preço sobre o lucro anual das ações americanas
lookup-name-yield = o rendimento de dividendos das ações americanas
lookup-name-price = o índice S&P composto (média do mês)
lookup-value = { $date }: { $name } era { $value }.
lookup-range = Desde { $since }, { $name }: máximo de { $high } ({ $high_date }) e mínimo de { $low } ({ $low_date }). A mediana de todos os meses é { $median }.
lookup-after-cape = Nos dez anos depois de meses com um CAPE de pelo menos { $bound }, as ações americanas { $median_way ->
        [down] perderam { $median }
       *[up] ganharam { $median }
    } após a inflação (mediana desde 1881), e { $gained } desses períodos deram ganho.
lookup-premium = Pelos lucros, as ações americanas prometiam { $premium_way ->
        [down] { $premium } a menos
       *[up] { $premium } a mais
    } que os títulos do governo americano de dez anos ({ $date }): é o lucro sobre o preço pela média de dez anos (CAPE), menos o rendimento dos títulos após a inflação.
lookup-fall = { $deepest ->
        [yes] A maior queda desde 1871 ({ $name }) foi de { $fall }
       *[no] A queda ({ $name }) foi de { $fall }
    }, { $from } a { $to }, com dividendos e juros e após a inflação.
lookup-recovered = Do pico até voltar a ele passaram { $recovery } ({ $to }).
lookup-not-recovered = Nossos dados terminam antes de o pico ser alcançado de novo.
lookup-fall-prices = Só os preços, sem dividendos e antes da inflação, caíram { $fall } ({ $from } a { $to }; médias mensais).
lookup-below-high = { $date }: os preços das ações americanas estavam { $fall } abaixo do pico anterior (médias mensais).
lookup-extremes = Desde { $since } ({ $name }): { $span ->
        [month] o pior mês
        [decade] os dez piores anos
       *[year] o pior ano civil
    } deu { $worst_way ->
        [up] um ganho de { $worst }
       *[down] uma perda de { $worst }
    } após a inflação ({ $from } a { $to }), e no melhor caso { $best_way ->
        [down] uma perda de { $best }
       *[up] um ganho de { $best }
    } ({ $best_from } a { $best_to }). Os preços são médias mensais.
lookup-average = { $name }: { $mean } em média após a inflação desde 1871, com dividendos e juros. Em { $years }, a mediana foi { $median_way ->
        [down] uma perda de { $median }
       *[up] um ganho de { $median }
    }, e { $lost } dos períodos terminaram com perda.
lookup-losses = { $name }: { $lost } de todos os períodos de { $years } desde 1871 perderam dinheiro após a inflação. O pior deu { $worst_way ->
        [up] um ganho de { $worst }
       *[down] uma perda de { $worst }
    } ({ $from } a { $to }).
lookup-bears-often = Desde 1871 as ações americanas caíram pelo menos um quinto { $count } vezes, com intervalo médio de { $every } (só preços, médias mensais).
lookup-bears = As quedas de pelo menos um quinto das ações americanas desde 1871 levaram em média { $length } do pico ao fundo, e { $recovery } até voltar ao pico (só preços, médias mensais).
lookup-season = { $name }: { $mean_way ->
        [down] uma queda de { $mean } por mês
       *[up] uma alta de { $mean } por mês
    } em média desde 1871, contra { $all_way ->
        [down] uma queda de { $all }
       *[up] uma alta de { $all }
    } em todos os meses (preços médios do mês).
lookup-summer = maio a outubro
lookup-swings = Os preços das ações americanas oscilaram { $swings } desde 1871 (desvio padrão das médias mensais; com preços diários é maior).
lookup-saved = { $paid } aplicados mês a mês tinham virado cerca de { $sum } ({ $to }), com dividendos e antes da inflação. Após a inflação, as ações americanas renderam { $return } nesses anos.
lookup-years-up = As ações americanas ganharam em { $up } de { $count } anos civis desde { $since }, com dividendos e após a inflação; { $lost } dos anos terminaram com perda. A mediana foi { $median_way ->
        [down] uma perda de { $median }
       *[up] um ganho de { $median }
    }.
lookup-losing-years = Sequências de pelo menos { $run } anos civis seguidos em que as ações americanas perderam dinheiro desde { $since }, após a inflação e com dividendos: { $runs }. A mais longa durou { $longest }.
lookup-when =
    Nos anos civis em que { $condition ->
        [cut] a taxa básica de juros dos EUA caiu pelo menos meio ponto percentual
        [rise] a taxa básica de juros dos EUA subiu pelo menos meio ponto percentual
       *[inflation] os preços ao consumidor nos EUA subiram pelo menos 5%
    }, a mediana das ações americanas foi { $median_way ->
        [down] uma perda de { $median }
       *[up] um ganho de { $median }
    }, com dividendos e após a inflação, e { $lost } desses anos terminaram com perda (anos desse tipo: { $count } de { $all_count } desde { $since }). No conjunto dos { $all_count } anos, a mediana foi { $all_way ->
        [down] uma perda de { $all }
       *[up] um ganho de { $all }
    }, e { $all_lost } deles terminaram com perda.
lookup-chance =
    As ações americanas { $gain ->
        [double] pelo menos dobraram de valor
        [year] ganharam mais de { $percent }
       *[all] ganharam mais de { $percent }
    } em { $chance } de todos os períodos de { $years } desde 1871, com dividendos e antes da inflação. Após a inflação, foi em { $real }.
lookup-dividends = Com o rendimento de dividendos das ações americanas de { $yield } ({ $date }), { $sum } rendem cerca de { $income } por ano antes de impostos. Os dividendos sobem e caem com os lucros das empresas, e o valor das ações também.
outside-picks = Não escolhemos ações nem temos uma classificação de todas elas. Cite as empresas, e comparamos as contas delas; das ações americanas como um todo podemos mostrar os retornos.
first-bearable =
    { $fits ->
        [yes] Isso fica dentro dos { $bearable } que você suporta perder.
       *[no] Essa queda é maior que os { $bearable } que você suporta perder.
    }
measure-years-count = número de anos civis
measure-years-median = mediana dos anos civis
measure-years-lost = parcela dos anos civis com perda
measure-years-up = número de anos civis com ganho
measure-losing-runs = número de sequências de anos com perda
measure-losing-longest = sequência mais longa de anos com perda
measure-when-count = número desses anos
measure-when-median = mediana desses anos
measure-when-lost = parcela desses anos com perda
measure-chance = parcela dos períodos com mais que esse ganho
measure-chance-gain = ganho citado na pergunta
measure-chance-real = parcela dos períodos com mais que esse ganho, após a inflação
measure-dividend-income = dividendos da soma em um ano
lookup-not-covered = Nosso histórico de ações e títulos americanos não cobre os meses da pergunta. De 1871 a { $date }, as ações americanas renderam { $average } após a inflação.
measure-season = variação média de um mês
measure-fee = taxa anual
measure-fee-taken = parte da soma final que a taxa leva
measure-fee-years = anos com a taxa
measure-bear-count = número de quedas de pelo menos um quinto
measure-bear-every = anos de uma queda à seguinte
measure-bear-length = meses do pico ao fundo
measure-bear-recovery-length = meses até voltar ao pico
measure-weight-loss = perda do total se essa parte cair à metade
