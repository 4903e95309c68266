# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number } %
unit-percent-per-year = { $number } % per år
unit-percentage-points =
    { $value ->
        [one] { $number } procentenhet
       *[other] { $number } procentenheter
    }
unit-years = { $number } år
unit-months =
    { $value ->
        [one] { $number } månad
       *[other] { $number } månader
    }
unit-days =
    { $value ->
        [one] { $number } dag
       *[other] { $number } dagar
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [one] { $number } miljon { $currency }
       *[other] { $number } miljoner { $currency }
    }
unit-money-billion =
    { $value ->
        [one] { $number } miljard { $currency }
       *[other] { $number } miljarder { $currency }
    }
unit-money-trillion =
    { $value ->
        [one] { $number } biljon { $currency }
       *[other] { $number } biljoner { $currency }
    }
unit-per-share = { $amount } per aktie
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = januari
    .n2 = februari
    .n3 = mars
    .n4 = april
    .n5 = maj
    .n6 = juni
    .n7 = juli
    .n8 = augusti
    .n9 = september
    .n10 = oktober
    .n11 = november
    .n12 = december
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter =
    { $quarter ->
        [3] 3:e
        [4] 4:e
       *[other] { $quarter }:a
    } kvartalet { $year }
