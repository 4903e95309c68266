# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = 每年{ $number }%
unit-percentage-points = { $number }个百分点
unit-years = { $number }年
unit-months = { $number }个月
unit-days = { $number }天
unit-money = { $number }{ $currency }
unit-money-million = { $number }百万{ $currency }
unit-money-billion = { $number }亿{ $currency }
unit-money-trillion = { $number }万亿{ $currency }
unit-per-share = 每股{ $amount }
currency-usd = 美元
currency-other = { "\u00A0" }{ $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = 1月
    .n2 = 2月
    .n3 = 3月
    .n4 = 4月
    .n5 = 5月
    .n6 = 6月
    .n7 = 7月
    .n8 = 8月
    .n9 = 9月
    .n10 = 10月
    .n11 = 11月
    .n12 = 12月
date-day = { $year }年{ $month }{ $day }日
date-month = { $year }年{ $month }
date-quarter = { $year }年第{ $quarter }季度
