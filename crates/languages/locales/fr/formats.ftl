# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number } %
unit-percent-per-year = { $number } % par an
unit-percentage-points =
    { $value ->
        [one] { $number } point de pourcentage
       *[other] { $number } points de pourcentage
    }
unit-years =
    { $value ->
        [one] { $number } an
       *[other] { $number } ans
    }
unit-months = { $number } mois
unit-days =
    { $value ->
        [one] { $number } jour
       *[other] { $number } jours
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [one] { $number } million de { $currency }
       *[other] { $number } millions de { $currency }
    }
unit-money-billion =
    { $value ->
        [one] { $number } milliard de { $currency }
       *[other] { $number } milliards de { $currency }
    }
unit-money-trillion =
    { $value ->
        [one] { $number } billion de { $currency }
       *[other] { $number } billions de { $currency }
    }
unit-per-share = { $amount } par action
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = janvier
    .n2 = février
    .n3 = mars
    .n4 = avril
    .n5 = mai
    .n6 = juin
    .n7 = juillet
    .n8 = août
    .n9 = septembre
    .n10 = octobre
    .n11 = novembre
    .n12 = décembre
date-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
date-month = { $month } { $year }
date-quarter =
    { $quarter ->
        [1] 1er
       *[other] { $quarter }e
    } trimestre { $year }
