# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Retorno em 12 meses
measure-drawdown = Maior queda em 36 meses
measure-volatility = Volatilidade em 36 meses
measure-cape = Preço sobre dez anos de lucros (CAPE)
measure-freq-pos = Parcela de períodos passados com ganho
measure-freq-neg = Parcela de períodos passados sem ganho
measure-inflation = Inflação em 12 meses
measure-long-rate = Rendimento dos títulos públicos de dez anos
measure-return-10y = Retorno real em dez anos
measure-age = Idade dos dados em anos

## What would change the view.

change-newer = Dados atuais no lugar dos antigos.

## Members.

role-fundamentals = Fundamentos
role-valuation = Avaliação
role-market = Mercado
role-macro = Macroeconomia
role-industry = Setor
role-allocation = Alocação
role-risk = Risco

## Terms that the debrief explains.

term-volatility = Volatilidade
term-drawdown = Drawdown
term-confidence = Confiança
term-dissent = Divergência
term-red-team = Red team

## What the data room does not have.

gap-prices = Sem preços de { $name }; os preços incluídos terminam em { $date }.
gap-old-prices = Os preços de { $name } terminam em { $date }.
gap-accounts = Sem contas nem composição de { $name }.
gap-industry = Sem dados setoriais sobre { $name }.
gap-old-market = As séries do mercado americano terminam em { $date }.
gap-news = Sem notícias.
