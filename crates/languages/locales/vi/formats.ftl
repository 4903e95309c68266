# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% mỗi năm
unit-percentage-points = { $number } điểm phần trăm
unit-years = { $number } năm
unit-months = { $number } tháng
unit-days = { $number } ngày
unit-money = { $number } { $currency }
unit-money-million = { $number } triệu { $currency }
unit-money-billion = { $number } tỷ { $currency }
unit-money-trillion = { $number } nghìn tỷ { $currency }
unit-per-share = { $amount } mỗi cổ phiếu
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = tháng 1
    .n2 = tháng 2
    .n3 = tháng 3
    .n4 = tháng 4
    .n5 = tháng 5
    .n6 = tháng 6
    .n7 = tháng 7
    .n8 = tháng 8
    .n9 = tháng 9
    .n10 = tháng 10
    .n11 = tháng 11
    .n12 = tháng 12
date-day = ngày { $day } { $month } năm { $year }
date-month = { $month } năm { $year }
date-quarter = quý { $quarter } năm { $year }
