# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (dados: { $dates }).
surroundings = Sobre o contexto, não sobre o tema em si: { $text }
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
dissent = A área de { $seat } vê a questão de outra forma: { $claim }

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
mandate-valuation = O preço que se paga, em relação ao próprio histórico e aos títulos de renda fixa.
mandate-market = Como o preço se comportou.
mandate-macro = A inflação, os juros e o estado da economia.
mandate-industry = A força do negócio diante de concorrentes e clientes.
mandate-allocation = Como as partes de uma carteira se comportam em conjunto.
mandate-risk = O que se pode perder, quanto e com que frequência, em relação ao que se pode suportar.
mandate-red-team = Ataca o rascunho: a tese contrária, os dados antigos, o número que sustenta coisas demais.
lens-chair = o que o conjunto dos dados permite dizer
lens-fundamentals = receita, margens, caixa e dívida
lens-valuation = o preço em relação àquilo a que ele dá direito
lens-market = retornos, tendência e volume
lens-macro = inflação, juros e emprego
lens-industry = poder de preço e necessidade de investir
lens-allocation = pesos e movimento conjunto das partes
lens-risk = quedas, volatilidade e frequência das perdas
lens-red-team = o que desmentiria esta avaliação
needs-fundamentals = demonstrações financeiras anuais
needs-valuation = preços e demonstrações financeiras
needs-market = preços diários
needs-macro = inflação e juros
needs-industry = demonstrações financeiras anuais
needs-allocation = posições e preços diários
needs-risk = preços diários
task-title = { $seat }: { $name }
task-instructions = { $mandate } Todo número vem do registro e mostra a sua data; o que falta é dito.
task-acceptance = Pelo menos uma afirmação que cite os seus números, ou que diga o que falta para fazê-la.

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
thinking-nothing = Em análise: { $lens }. O registro não tem nenhum número a respeito.
thinking-builds-on = Isto parte do que já foi constatado, antes de tudo: { $first }
caveat-stale = Estes números têm { $age }.
caveat-surroundings = Uma parte trata do contexto, não do tema em si.
caveat-overlap = Os períodos passados se sobrepõem; por isso há menos períodos independentes do que parece.
nothing = Por este ângulo, não há dados para formar um juízo sobre { $name }.
no-guess = Dizer mais seria especular.
wrong-nothing = Chegam os dados que faltam.
missing-fundamentals = A base de dados não tem demonstrações financeiras para { $name }.
missing-valuation = A base de dados não tem, ao mesmo tempo, preço e lucro para { $name }.
missing-market = A base de dados não tem preços para { $name }.
missing-risk = A base de dados não tem preços para { $name }.
missing-macro = A base de dados não tem inflação nem juros.
missing-industry = A base de dados não tem demonstrações financeiras que mostrem a posição que { $name } ocupa em seu setor.
missing-allocation = A base de dados não tem os pesos e os preços das posições.

## Market and Technicals.

claim-year =
    Em doze meses, { $name } variou { $return_1y }{ $more ->
        [yes] , e em cinco anos, { $return_5y }
       *[no] { "" }
    }
wrong-year = Preços mais recentes mostram o sinal oposto em doze meses.
claim-momentum = No ano anterior ao último mês, { $name } teve um movimento de { $momentum_12_1 }
wrong-momentum = Os próximos meses invertem a direção.
claim-trend = Para { $name }, a distância do preço à sua média de longo prazo era de { $trend }
wrong-trend = O preço cruza a sua média de longo prazo.
claim-below-high = Para { $name }, a distância ao preço mais alto da série era de { $drawdown_now }
wrong-below-high = O antigo topo se revela uma bolha que não volta.
claim-real-return = Descontada a inflação, { $name } rendeu { $real_return_5y } em cinco anos
wrong-real-return = A inflação ou o preço toma outro rumo nos próximos cinco anos.
claim-volume = Para { $name }, o volume negociado no último mês foi { $volume_ratio } vezes a média do ano
wrong-volume = Um único dia explica a diferença.

## Risk Officer.

claim-fall =
    Em três anos, a maior queda que { $name } teve foi de { $max_drawdown_36m }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] mais do que se considera suportável
       *[other] dentro do que se considera suportável
    }
wrong-fall = Uma queda posterior fica do outro lado do limite suportável.
claim-loss-frequency = Em { $freq_neg } dos períodos passados de { $horizon }, { $name } não trouxe ganho
wrong-loss-frequency = A parcela de períodos com perda ultrapassa o limite usado nesta leitura.
claim-swings = Para { $name }, a volatilidade em três anos foi de { $vol_36m }
wrong-swings = Um período mais longo ou mais recente mostra uma volatilidade de outra ordem.
claim-best-days = Sem os seus dez melhores dias, { $name } teria rendido { $return_all_less_best_10 } em vez de { $return_all }
wrong-best-days = Os dias bons se distribuem de forma mais uniforme do que nesta série.
claim-beta =
    Quando o mercado se moveu um por cento, { $name } se moveu em média { $beta_36m } por cento{ $more ->
        [yes] , com uma correlação de { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = O vínculo com o mercado muda junto com o negócio.
claim-interest = Para { $name }, o lucro operacional cobriu { $interest_coverage } vezes os juros
wrong-interest = A dívida precisa ser renovada a juros muito mais altos.
claim-debt = Para { $name }, a dívida era { $debt_to_equity } vezes o patrimônio líquido
wrong-debt = Uma aquisição, uma baixa contábil ou uma recompra de ações altera a dívida ou o patrimônio líquido.
claim-worst =
    A pior queda que { $name } teve em toda a série foi de { $max_drawdown_all }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }: o que já aconteceu pode acontecer de novo
wrong-worst = Falta na série um topo anterior ou um fundo posterior.
claim-portfolio-fall =
    Em três anos, a maior queda do conjunto das posições foi de { $pf_max_drawdown_36m }{ $dated ->
        [yes] { " " }(de { $from } a { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] mais do que se considera suportável
       *[other] dentro do que se considera suportável
    }
wrong-portfolio-fall = Uma queda posterior fica do outro lado do limite suportável.
claim-portfolio-swings = A volatilidade do conjunto das posições foi de { $pf_vol_36m }
wrong-portfolio-swings = As partes passam a oscilar mais, ou mais em conjunto.

## Fundamentals.

claim-growth =
    Para { $name }, a receita variou { $revenue_growth_1y } em um ano{ $more ->
        [yes] , e { $revenue_growth_2y } em dois
       *[no] { "" }
    }
wrong-growth = O próximo balanço mostra a receita no sentido contrário.
claim-margin =
    { $name } reteve { $operating_margin } de sua receita como lucro operacional{ $more ->
        [yes] , e { $net_margin } como lucro líquido
       *[no] { "" }
    }
wrong-margin = Os custos sobem mais depressa que os preços por dois anos seguidos.
claim-margin-change = Para { $name }, a margem operacional variou { $operating_margin_change_1y } em um ano
wrong-margin-change = A variação veio de uma única despesa ou de um único ganho.
claim-capital =
    { $name } obteve { $roic } sobre o capital investido no negócio{ $more ->
        [yes] , e { $roe } sobre o patrimônio líquido
       *[no] { "" }
    }
wrong-capital = O retorno cai em direção ao custo de capital com a chegada de concorrentes.
claim-equity =
    { $name } obteve { $roe } sobre o patrimônio líquido{ $more ->
        [yes] , e { $roa } sobre o total dos ativos
       *[no] { "" }
    }
wrong-equity = O retorno veio da dívida ou de um patrimônio pequeno, não do negócio.
claim-cash = Para cada unidade de lucro líquido, { $name } gerou { $cash_conversion } de caixa operacional
wrong-cash = O capital de giro consome mais recursos e o dinheiro não entra.
claim-free-cash =
    Depois de investir, { $name } ficou com { $fcf_margin } de sua receita em caixa{ $more ->
        [yes] , { $free_cash_flow } no total
       *[no] { "" }
    }
wrong-free-cash = É preciso investir mais só para manter o negócio onde está.
claim-net-debt = Para { $name }, a dívida menos o caixa era { $net_debt_to_operating_income } vezes o lucro operacional
wrong-net-debt = O caixa é necessário em outro lugar ou não pode ser repatriado.
claim-shares = Para { $name }, o número de ações variou { $shares_change_1y } em um ano
wrong-shares = Novas ações são emitidas para uma aquisição ou para funcionários.
claim-market-earnings = Os lucros do mercado americano variaram { $sp_real_earnings_growth_10y } em dez anos, descontada a inflação
wrong-market-earnings = Os lucros são revisados, ou nos próximos anos voltam a ficar abaixo do ponto de partida.
claim-market-payout = As empresas americanas distribuíram { $sp_payout } de seus lucros em dividendos
wrong-market-payout = Os lucros caem, os dividendos ficam e a parcela aumenta.
claim-market-dividend = Os dividendos rendiam { $sp_dividend_yield }, os títulos públicos { $sp_long_rate }
wrong-market-dividend = As empresas devolvem mais por outras vias que não os dividendos.

## Valuation.

claim-own-history = { $name } custava { $pe } vezes o lucro, contra uma mediana de { $pe_median }; em { $pe_percentile } do próprio histórico o preço era mais baixo
wrong-own-history = O lucro alcança o preço sem que este caia.
claim-earnings-yield =
    Para { $name }, o lucro equivalia a { $earnings_yield } do preço, enquanto os títulos públicos de dez anos rendiam { $long_rate }{ $more ->
        [yes] ; o preço era { $pe } vezes o lucro
       *[no] { "" }
    }
wrong-earnings-yield = Os juros dos títulos mudam tanto que a comparação se inverte.
claim-cash-yield = Para { $name }, o fluxo de caixa livre equivalia a { $fcf_yield } do preço
wrong-cash-yield = O fluxo de caixa daquele ano não se repete.
claim-against-market = Em relação ao lucro, { $name } custava { $pe_to_market } vezes o que custava o mercado americano
wrong-against-market = O lucro cresce tão mais depressa que o preço se justifica.
claim-float = Para { $name }, as ações em poder do público valiam { $float_to_earnings } vezes o lucro líquido anual
wrong-float = O valor das ações mudou muito desde aquele dia.
claim-market-cape = O mercado americano custava { $cape } vezes os lucros reais de dez anos, contra uma mediana de { $cape_median }; em { $cape_percentile } de todos os meses desde 1881 esteve mais barato
wrong-market-cape = O lucro alcança o preço sem que este caia.
claim-market-after = Os períodos de dez anos que começaram pelo menos tão caros renderam, na mediana, { $after_cape_median_10y } descontada a inflação, contra { $sp_real_return_all } em toda a série
wrong-market-after = Os poucos períodos caros do passado, que se sobrepõem, não eram como este.
claim-market-excess = A esse preço, a diferença entre o rendimento dos lucros e o dos títulos públicos, descontada a inflação, era de { $excess_cape_yield }
wrong-market-excess = Os juros reais mudam tanto que a diferença passa a ter outro significado.

## Industry.

claim-pricing-power = { $name } reteve { $gross_margin } de sua receita depois do custo do que vendeu, um sinal do preço que pode cobrar
wrong-pricing-power = Um concorrente vende o mesmo por menos e leva os clientes.
claim-investment = { $name } teve de aplicar { $capex_to_revenue } de sua receita em instalações e equipamentos
wrong-investment = O negócio precisa recuperar investimentos adiados.
claim-research = { $name } gastou { $rd_to_revenue } de sua receita em pesquisa e desenvolvimento
wrong-research = O gasto não resulta em nenhum produto novo que venda.

## Macro and Rates.

claim-inflation = Os preços ao consumidor nos Estados Unidos variaram { $infl_12m } em doze meses e { $infl_10y } em dez anos
wrong-inflation = Dados de inflação mais recentes diferem em mais de um ponto.
claim-real-rate = O juro de dez anos menos a inflação era de { $real_long_rate }
wrong-real-rate = A inflação esperada difere da passada.
claim-rate-change = O juro de dez anos variou { $long_rate_change_12m } em doze meses, para { $long_rate }; a sua mediana é de { $long_rate_median }
wrong-rate-change = O juro muda de direção dentro do horizonte.
claim-curve =
    A diferença entre o rendimento dos títulos de dez anos e o dos títulos de três meses era de { $curve_10y_3m }{ $more ->
        [yes] ; a curva esteve invertida em { $curve_share_inverted } de todos os meses
       *[no] { "" }
    }
wrong-curve = A curva se inverte, como antes da maioria das recessões.
claim-credit = As empresas mais fracas pagavam { $credit_spread } a mais que as sólidas por sua dívida; essa diferença foi menor em { $credit_spread_percentile } de todos os meses
wrong-credit = Os credores recuam e a diferença aumenta.
claim-jobs = A taxa de desemprego era de { $unemployment }, contra uma mediana de { $unemployment_median }
wrong-jobs = O desemprego sobe meio ponto em um ano.

## Allocation.

claim-stocks-bonds = Nos últimos dez anos da série, as ações americanas renderam { $sp_real_return_10y } descontada a inflação, e os títulos públicos, { $bond_real_return_10y }
wrong-stocks-bonds = Os próximos dez anos invertem a ordem, como já ocorreu.
claim-stocks-ahead = As ações superaram os títulos em { $freq_stocks_beat_bonds_10y } dos períodos de dez anos desde 1871
wrong-stocks-ahead = Os períodos se sobrepõem; por isso há menos períodos independentes do que parece.
claim-worst-decade = Os dez piores anos das ações americanas renderam { $sp_real_return_10y_worst } descontada a inflação
wrong-worst-decade = Uma composição com títulos teria amortecido a queda mais do que este número mostra.
claim-concentration =
    A maior posição representa { $pf_largest_weight } do total{ $more ->
        [yes] ; a soma dos quadrados dos pesos é { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = As posições não informadas mudam os pesos.
claim-together = As posições se moveram em conjunto, com uma correlação média de { $pf_mean_correlation }
wrong-together = Na próxima queda, elas se movem mais em conjunto do que antes.
claim-portfolio-return =
    Com estes pesos, o conjunto rendeu { $pf_return_3y } em três anos{ $more ->
        [yes] , e { $pf_return_1y } no último
       *[no] { "" }
    }
wrong-portfolio-return = Os próximos três anos são diferentes.

## Questions to claims, and answers.

ask-window = Isto se apoia em um único período curto. Um mais longo diria o mesmo?
ask-window-other = Isto se apoia em um único período curto. Em um mais longo, o número é { $longer }. Qual dos dois vale?
ask-regime = As duas metades desta série deram { $before } e { $after }. Isto é mais do que uma fase de sorte ou de azar?
ask-outlier = Sem os seus dez melhores dias, a série rendeu { $without } em vez de { $with }. A afirmação depende de poucos dias?
ask-stale = Os números em que isto se apoia têm { $age }. O que ainda vale?
ask-survivors = As empresas que fracassaram não estão nesta série. Isto é mais do que a história de uma que sobreviveu?
ask-base-rate = Em { $rate } dos anos passados, esta série terminou com ganho. O que a afirmação acrescenta a isso?
ask-missing-risk = Isto omite que a pior queda da série foi de { $worst }.
ask-rates = Uma mudança nos juros também poderia explicar isto? O juro de dez anos variou { $change } em um ano.
answer-not-mine = Esta afirmação não faz parte desta análise.
answer-withdraw = O número em que esta afirmação se apoia não está no registro; a afirmação é retirada.
answer-as-quoted = O número é citado como está no registro, acompanhado de sua fórmula.
answer-window = Admitido em parte: um único período curto é pouco. O número se mantém, o seu alcance é menor.
answer-window-other = Admitido: o período mais longo, com { $longer }, aponta no sentido contrário. A afirmação conta menos.
answer-regime = Admitido em parte: as duas fases não foram iguais. O número se mantém, o seu alcance é menor.
answer-outlier = Admitido: grande parte depende de poucos dias. A afirmação conta menos.
answer-outlier-holds = Mesmo sem os dez melhores dias, restam { $without }. A afirmação se mantém.
answer-stale = Admitido: os números são antigos. A afirmação vale para a data deles e hoje conta menos.
answer-survivors = Admitido: quem fracassou não está na série. A afirmação conta menos.
answer-missing-risk = Admitido: a pior queda ({ $worst }) deve constar ao lado desta afirmação.
answer-base-rate-same = O caso habitual, { $rate }, aponta no mesmo sentido. A afirmação se mantém.
answer-base-rate-other = Admitido: o caso habitual, { $rate }, aponta no sentido contrário. A afirmação precisa de uma base mais sólida.
answer-rates = Outra causa também pode estar em jogo; o que se afirma é o número, não a sua causa.
ruling-upheld = A pergunta foi respondida com os números; a afirmação se mantém.
ruling-weakened = O autor admite a objeção; a afirmação conta menos.
ruling-withdrawn = O autor a retira; ela não conta.
ruling-unresolved = Ninguém respondeu; a afirmação conta menos.

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
thesis-macro = Panorama: { $name }. Números como estes não são a favor nem contra ninguém.
thesis-no-side = Os números sobre { $name } descrevem a situação e não apontam em nenhum sentido.
thesis-nothing = A base de dados tem muito pouco sobre { $name } em si; por isso o comitê não forma um juízo.
thesis-around = O que se pode dizer é isto: { $text }
thesis-for = O argumento mais forte a favor: { $text }
thesis-against = O argumento mais forte contra: { $text }
thesis-taken-back = Depois da objeção do red team, o comitê não forma um juízo: os dados são antigos demais ou não são confiáveis. A avaliação anterior era: { $thesis }
change-newer = Dados atuais no lugar dos antigos.
change-gaps = Dados que preencham as lacunas, primeiro preços e demonstrações financeiras.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Uma queda como a pior que { $name } teve na série (último dado: { $date }): { $worst }.
risk-fall-softened = Uma posição pequena o bastante para suportar uma queda assim, e tempo para esperar.
risk-fall-sign = Uma queda maior do que se considera suportável, medida desde o último topo.
risk-debt = { $name } deve, descontado o caixa, { $debt } vezes o seu lucro operacional e precisa renovar essa dívida.
risk-debt-softened = Vencimentos longos e um resultado que oscila pouco.
risk-debt-sign = Os juros consomem uma parte crescente do lucro operacional.
risk-concentration = A maior posição representa { $largest } do total: a queda dela é a queda da carteira.
risk-concentration-softened = Mais posições que se movam por conta própria.
risk-concentration-sign = A maior posição cai enquanto as outras se mantêm.
risk-rates = Os juros se afastam muito do nível de referência ({ $rate }, { $date }), e com eles o quanto valem hoje os lucros futuros.
risk-rates-softened = Lucros que crescem com os preços, e pouca dívida.
risk-rates-sign = O juro de dez anos varia mais de um ponto em um ano.
risk-against = O que pesa contra se revela decisivo. { $text }
risk-against-softened = Dar à afirmação um peso proporcional ao crédito que ela merece.
risk-against-sign = Números mais recentes confirmam isso.
risk-old = O mundo mudou desde que os números terminam, há { $age }.
risk-old-softened = Trazer dados atuais antes de se basear em qualquer parte disto.
risk-old-sign = Números mais recentes têm sinal oposto ao dos usados aqui.
risk-gaps = Algo importante está entre as lacunas.
risk-gaps-softened = Preencher primeiro as lacunas no topo da lista.
risk-gaps-sign = Uma lacuna é preenchida e a leitura muda.
risk-objection = A objeção do red team se mostra correta. { $text }
risk-objection-softened = Examinar este ponto primeiro quando chegarem números mais recentes.
risk-objection-sign = Números mais recentes dão razão à objeção.

## Scenarios.

scenario-bear-stock = O horizonte termina sem ganho com { $name }, como em { $lost } dos períodos passados mais parecidos.
scenario-base-stock = { $name } ganha, mas no máximo dez por cento ao ano: o restante dos períodos passados.
scenario-bull-stock = { $name } ganha mais de dez por cento ao ano, como em { $strong } dos períodos passados mais parecidos.
scenario-bear-market = O horizonte termina sem ganho descontada a inflação, como em { $lost } dos períodos passados mais parecidos.
scenario-base-market = Há ganho descontada a inflação, sem superar o ritmo anual de longo prazo: o restante dos períodos passados.
scenario-bull-market = O ganho descontada a inflação supera o ritmo anual de longo prazo, como em { $strong } dos períodos passados mais parecidos.
scenario-stands-in = O histórico próprio é curto demais para contar ({ $name }); o mercado acionário dos EUA ocupa o seu lugar.
scenario-bear-unknown = A perda é duradoura. Nada no registro diz quão provável isso é.
scenario-base-unknown = O desempenho acompanha o do mercado. Nada no registro diz quão provável isso é.
scenario-bull-unknown = O desempenho é claramente melhor que o do mercado. Nada no registro diz quão provável isso é.
scenario-bear-wrong = O valor no fim do horizonte é maior que no início.
scenario-base-wrong = O horizonte termina sem ganho, ou bem acima desse ritmo.
scenario-bull-wrong = O ganho anual não supera esse ritmo.

## The red team, and the chair's response.

objection-planted = O rascunho mostra um número que o registro não tem: { $figure }.
objection-older-than-horizon = A idade dos números supera a duração do horizonte: mesmo os mais recentes terminam { $age } antes da data da consulta.
objection-old = Os números mais antigos terminam { $age } antes da data da consulta; o que aconteceu desde então não está neles.
objection-cross-examination = Sem o contraditório, os mesmos números levam a outra conclusão; o rascunho depende de como as afirmações foram questionadas.
objection-single-figure = A conclusão depende de um único número: { $name }, { $value } ({ $date }).
objection-single-seat = Sem a área de { $seat }, a conclusão passa para o outro lado.
objection-opposite =
    { $count ->
        [one] A tese contrária: uma de { $all } leituras aponta no outro sentido. { $text }
       *[other] A tese contrária: { $count } de { $all } leituras apontam no outro sentido, a mais forte primeiro. { $text }
    }
objection-no-opposite = Nenhum número fala a favor da tese contrária. Isso é sinal tanto do que não foi examinado quanto de solidez.
objection-no-judgement = O rascunho não forma um juízo. Se o fizesse, teria de ser sem nenhum número sobre o tema.
objection-one-source = Todos os números vêm de uma única fonte.
objection-frequencies = As probabilidades são frequências de períodos passados que se sobrepõem, não previsões.
response-noted = Anotado; não muda a conclusão.
response-lowered = Aceito; a confiança é reduzida.
response-halved = Aceito; a confiança é reduzida à metade.
response-taken-back = Aceito; o juízo é retirado. O que os números diziam em sua data permanece entre os fatores.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Por estes números, { $first } tem resultado melhor que { $others }.
        [unfavourable] Por estes números, { $first } tem resultado pior que { $others }.
        [mixed] Por estes números, { $first } e { $others } estão praticamente empatados.
       *[insufficient_evidence] Não há dados suficientes para estabelecer uma ordem entre { $first } e { $others }.
    }
headline-macro = Panorama: { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Pelos números, a composição atende ao seu pedido.
        [unfavourable] Pelos números, a composição não atende ao seu pedido.
        [mixed] Pelos números, há tantos argumentos a favor da composição quanto contra ela.
       *[insufficient_evidence] Não há dados suficientes para formar um juízo sobre a composição.
    }
tell-committee =
    { $members ->
        [one] Um único membro examinou a questão. Depois, o seu rascunho foi atacado para encontrar os pontos fracos.
       *[other] { $members } membros examinaram a questão, no início cada um por conta própria. Depois questionaram-se mutuamente e registraram em que pontos discordam.
    }
tell-committee-alone = { $members } membros examinaram a questão, cada um por si, e o presidente ponderou o que encontraram.
tell-confidence =
    { $level ->
        [high] O comitê está bastante seguro disto: { $confidence } em uma escala de 0 a 1.
        [medium] O comitê está seguro disto apenas em parte: { $confidence } em uma escala de 0 a 1.
       *[low] O comitê não está nada seguro disto: { $confidence } em uma escala de 0 a 1.
    } Isso indica a qualidade dos dados. Não é a probabilidade de um ganho.
tell-odds = No passado, { $lost } dos períodos de { $horizon } terminaram sem ganho. Isso é história, não uma previsão.
tell-import = Para obter uma resposta melhor, traga dados mais recentes: importe um arquivo de preços ou as demonstrações financeiras da empresa, ou ative uma fonte ao vivo.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Sem preços para { $name }. Importe um arquivo com preços diários para preencher esta lacuna.
gap-prices-old = Últimos preços disponíveis para { $name }: { $date }.
gap-accounts-missing = Sem demonstrações financeiras para { $name }. Importe os números anuais para preencher esta lacuna.
gap-accounts-old = Últimas demonstrações financeiras disponíveis para { $name }: { $date }.
gap-industry-missing = Sem dados setoriais sobre { $name }.
gap-market-old = As séries do mercado americano terminam em { $date }.
gap-news-missing = Sem notícias.
gap-provider-down = Não foi possível acessar a fonte { $provider }: { $reason }.
gap-window-too-short = Há poucos preços para { $name } em um período mais longo.
gap-holdings-unpriced = Sem preços para a sua posição { $name }.
gap-portfolio-no-weights = Os pesos das posições não são conhecidos.

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
measure-return-all = Retorno anual em toda a série
measure-momentum-12-1 = Variação no ano anterior ao último mês
measure-trend = Distância da média de longo prazo
measure-vol-1y = Volatilidade em um ano
measure-vol-36m = Volatilidade em três anos
measure-max-drawdown-1y = Maior queda em um ano
measure-max-drawdown-36m = Maior queda em três anos
measure-max-drawdown-all = Maior queda em toda a série
measure-drawdown-now = Distância do topo
measure-worst-month = Pior mês
measure-best-month = Melhor mês
measure-return-all-less-best-10 = Retorno anual sem os dez melhores dias
measure-return-first-half = Retorno anual na primeira metade
measure-return-second-half = Retorno anual na segunda metade
measure-volume-ratio = Volume em relação à média
measure-turnover-20d = Volume diário
measure-freq-pos = Períodos passados com ganho
measure-freq-neg = Períodos passados sem ganho
measure-freq-strong = Períodos passados acima de dez por cento ao ano
measure-freq-above-avg = Períodos passados acima do ritmo de longo prazo
measure-horizon = Horizonte em anos inteiros
measure-window-count-1y = Períodos de um ano na série
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
measure-float-to-earnings = Ações em circulação sobre lucro líquido
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
measure-after-cape-median-10y = Retorno mediano após inícios caros
measure-excess-cape-yield = Rendimento dos lucros menos juro real dos títulos
measure-sp-payout = Parcela do lucro distribuída
measure-dividend-yield = Rendimento de dividendos
measure-real-earnings-growth-10y = Crescimento real dos lucros, dez anos
measure-real-return-1y = Retorno descontada a inflação, um ano
measure-real-return-10y = Retorno anual descontada a inflação, dez anos
measure-real-return-20y = Retorno anual descontada a inflação, vinte anos
measure-real-return-all = Retorno anual descontada a inflação, toda a série
measure-real-return-10y-worst = Dez piores anos descontada a inflação
measure-bond-real-return-10y = Títulos descontada a inflação, dez anos
measure-freq-stocks-beat-bonds-10y = Períodos de dez anos com ações à frente dos títulos
measure-curve-10y-3m = Rendimento de dez anos menos o de três meses
measure-curve-10y-2y = Rendimento de dez anos menos o de dois anos
measure-curve-share-inverted = Meses com a curva invertida
measure-curve-age = Idade da curva
measure-unemployment = Taxa de desemprego
measure-unemployment-median = Taxa de desemprego mediana
measure-credit-spread = Diferença entre devedores fracos e sólidos
measure-credit-spread-percentile = Essa diferença em relação ao próprio histórico
measure-pf-value = Valor das posições
measure-pf-weight = Peso na carteira
measure-pf-largest-weight = Maior peso
measure-pf-hhi = Soma dos quadrados dos pesos
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
floor-revised = O rascunho é revisto: { $thesis }
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
    { $balance ->
        [favourable] Pelas contas, { $name } fica à frente de { $other }
        [unfavourable] Pelas contas, { $name } fica atrás de { $other }
       *[mixed] Pelas contas, { $name } e { $other } ficam quase iguais
    }: crescimento das vendas { $revenue_growth_1y } contra { $revenue_growth_1y_other }, margem operacional { $operating_margin } contra { $operating_margin_other }, retorno sobre o patrimônio { $roe } contra { $roe_other }.

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

## Claims on the economy, on short histories, and on several years.

claim-dollar = O dólar variou { $dollar_12m } num ano frente às moedas dos seus parceiros comerciais; esteve mais fraco em { $dollar_percentile } dos dias da série
wrong-dollar = O dólar muda de rumo no próximo ano.
claim-fall-year =
    Num ano a maior queda de { $name } foi de { $max_drawdown_1y }{ $dated ->
        [yes] , de { $from } a { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] mais do que se pode suportar
       *[other] dentro do que se pode suportar
    }
wrong-fall-year = Uma história mais longa mostra uma queda do outro lado do limite.
claim-swings-year = As oscilações anuais de { $name } em doze meses foram de { $vol_12m }
wrong-swings-year = Uma história mais longa mostra oscilações de outra ordem.
claim-sahm = O desemprego médio de três meses estava { $sahm } acima do mínimo do último ano
wrong-sahm = O desemprego sobe nos próximos meses.
claim-inversion-record = Em { $jobs_after_inversion } dos meses com a curva invertida, o desemprego era claramente maior um ano e meio depois, contra { $jobs_after_any } de todos os meses
wrong-inversion-record = A próxima inversão passa sem aumento do desemprego.
claim-growth-5y =
    Em cinco anos as vendas de { $name } variaram { $revenue_growth_5y }{ $more ->
        [yes] , e o lucro por ação { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = O crescimento veio de uma compra ou de um só ano bom.
claim-bill-real = Os títulos do Tesouro dos EUA a três meses pagavam { $bill_rate }, ou { $real_bill_rate } depois da inflação
wrong-bill-real = Os juros curtos ou a inflação mudam mais de um ponto.
claim-payrolls = O emprego nos EUA variou { $payrolls_12m } em doze meses
wrong-payrolls = Os números são revistos ou mudam em poucos meses.
claim-output = A produção real dos EUA variou { $gdp_1y } num ano
wrong-output = Os próximos trimestres vão no sentido contrário.
claim-money =
    A massa monetária M2 dos EUA variou { $m2_12m } num ano, e { $m2_real_12m } depois da inflação{ $more ->
        [yes] ; o crédito bancário a empresas variou { $loans_12m }
       *[no] { "" }
    }
wrong-money = O dinheiro passa para formas que o M2 não conta.
claim-housing =
    As casas iniciadas nos EUA variaram { $starts_12m } num ano, e as licenças de construção { $permits_12m }{ $more ->
        [yes] ; o custo da habitação variou { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Um inverno ameno ou rigoroso explica a diferença.
claim-purchasing-power = Um dólar manteve { $purchasing_power_10y } do que comprava dez anos antes
wrong-purchasing-power = Os preços caem nos próximos dez anos.
claim-hedge = O preço de { $name } variou { $gain_whole }, e os preços ao consumidor dos EUA { $infl_whole } nos mesmos meses
wrong-hedge = A prazo mais longo fica atrás dos preços ao consumidor.
claim-level = A mediana de { $name } em toda a série é { $level_median }; esteve mais baixo do que agora em { $level_percentile } dos meses
wrong-level = A mediana antiga já não serve, porque os preços dos dois países se afastaram.

## Measures of the above.

measure-vol-12m = Oscilações anuais, doze meses
measure-gain-whole = Variação desde o início da série
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
measure-jobs-after-inversion = Inversões seguidas de mais desemprego
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
measure-public-float = Valor das ações em mãos do público
