# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = 연 { $number }%
unit-percentage-points = { $number }퍼센트포인트
unit-years = { $number }년
unit-months = { $number }개월
unit-days = { $number }일
unit-money = { $number } { $currency }
unit-money-million = { $number }백만 { $currency }
unit-money-billion = { $number }억 { $currency }
unit-money-trillion = { $number }조 { $currency }
unit-per-share = 주당 { $amount }
currency-usd = 달러
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = 1월
    .n2 = 2월
    .n3 = 3월
    .n4 = 4월
    .n5 = 5월
    .n6 = 6월
    .n7 = 7월
    .n8 = 8월
    .n9 = 9월
    .n10 = 10월
    .n11 = 11월
    .n12 = 12월
date-day = { $year }년 { $month } { $day }일
date-month = { $year }년 { $month }
date-quarter = { $year }년 { $quarter }분기
