# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = yüzde { $number }
unit-percent-per-year = yılda yüzde { $number }
unit-percentage-points = { $number } yüzde puanı
unit-years = { $number } yıl
unit-months = { $number } ay
unit-days = { $number } gün
unit-money = { $number } { $currency }
unit-money-million = { $number } milyon { $currency }
unit-money-billion = { $number } milyar { $currency }
unit-money-trillion = { $number } trilyon { $currency }
unit-per-share = hisse başına { $amount }
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = Ocak
    .n2 = Şubat
    .n3 = Mart
    .n4 = Nisan
    .n5 = Mayıs
    .n6 = Haziran
    .n7 = Temmuz
    .n8 = Ağustos
    .n9 = Eylül
    .n10 = Ekim
    .n11 = Kasım
    .n12 = Aralık
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter = { $year } yılının { $quarter }. çeyreği
