# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% per jaar
unit-percentage-points = { $number } procentpunt
unit-years = { $number } jaar
unit-months =
    { $value ->
        [one] { $number } maand
       *[other] { $number } maanden
    }
unit-days =
    { $value ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
unit-money = { $number } { $currency }
unit-money-million = { $number } miljoen { $currency }
unit-money-billion = { $number } miljard { $currency }
unit-money-trillion = { $number } biljoen { $currency }
unit-per-share = { $amount } per aandeel
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = januari
    .n2 = februari
    .n3 = maart
    .n4 = april
    .n5 = mei
    .n6 = juni
    .n7 = juli
    .n8 = augustus
    .n9 = september
    .n10 = oktober
    .n11 = november
    .n12 = december
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter = { $quarter }e kwartaal van { $year }
