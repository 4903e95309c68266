# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% ao ano
unit-percentage-points =
    { $value ->
        [one] { $number } ponto percentual
       *[other] { $number } pontos percentuais
    }
unit-years =
    { $value ->
        [one] { $number } ano
       *[other] { $number } anos
    }
unit-months =
    { $value ->
        [one] { $number } mês
       *[other] { $number } meses
    }
unit-days =
    { $value ->
        [one] { $number } dia
       *[other] { $number } dias
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [one] { $number } milhão de { $currency }
       *[other] { $number } milhões de { $currency }
    }
unit-money-billion =
    { $value ->
        [one] { $number } bilhão de { $currency }
       *[other] { $number } bilhões de { $currency }
    }
unit-money-trillion =
    { $value ->
        [one] { $number } trilhão de { $currency }
       *[other] { $number } trilhões de { $currency }
    }
unit-per-share = { $amount } por ação
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = janeiro
    .n2 = fevereiro
    .n3 = março
    .n4 = abril
    .n5 = maio
    .n6 = junho
    .n7 = julho
    .n8 = agosto
    .n9 = setembro
    .n10 = outubro
    .n11 = novembro
    .n12 = dezembro
date-day = { $day } de { $month } de { $year }
date-month = { $month } de { $year }
date-quarter = { $quarter }º trimestre de { $year }
