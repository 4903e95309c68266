# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number } %
unit-percent-per-year = { $number } % pro Jahr
unit-percentage-points =
    { $value ->
        [one] { $number } Prozentpunkt
       *[other] { $number } Prozentpunkte
    }
unit-years =
    { $value ->
        [one] { $number } Jahr
       *[other] { $number } Jahre
    }
unit-months =
    { $value ->
        [one] { $number } Monat
       *[other] { $number } Monate
    }
unit-days =
    { $value ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [one] { $number } Million { $currency }
       *[other] { $number } Millionen { $currency }
    }
unit-money-billion =
    { $value ->
        [one] { $number } Milliarde { $currency }
       *[other] { $number } Milliarden { $currency }
    }
unit-money-trillion =
    { $value ->
        [one] { $number } Billion { $currency }
       *[other] { $number } Billionen { $currency }
    }
unit-per-share = { $amount } je Aktie
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = Januar
    .n2 = Februar
    .n3 = März
    .n4 = April
    .n5 = Mai
    .n6 = Juni
    .n7 = Juli
    .n8 = August
    .n9 = September
    .n10 = Oktober
    .n11 = November
    .n12 = Dezember
date-day = { $day }. { $month } { $year }
date-month = { $month } { $year }
date-quarter = { $quarter }. Quartal { $year }
