# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% a year
unit-percentage-points =
    { $value ->
        [one] { $number } percentage point
       *[other] { $number } percentage points
    }
unit-years =
    { $value ->
        [one] { $number } year
       *[other] { $number } years
    }
unit-months =
    { $value ->
        [one] { $number } month
       *[other] { $number } months
    }
unit-days =
    { $value ->
        [one] { $number } day
       *[other] { $number } days
    }
unit-money = { $number } { $currency }
unit-money-million = { $number } million { $currency }
unit-money-billion = { $number } billion { $currency }
unit-money-trillion = { $number } trillion { $currency }
unit-per-share = { $amount } per share
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = January
    .n2 = February
    .n3 = March
    .n4 = April
    .n5 = May
    .n6 = June
    .n7 = July
    .n8 = August
    .n9 = September
    .n10 = October
    .n11 = November
    .n12 = December
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter =
    the { $quarter ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } quarter of { $year }
