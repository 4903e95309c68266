# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% प्रति वर्ष
unit-percentage-points = { $number } प्रतिशत अंक
unit-years = { $number } वर्ष
unit-months =
    { $value ->
        [one] { $number } महीना
       *[other] { $number } महीने
    }
unit-days = { $number } दिन
unit-money = { $number } { $currency }
unit-money-million = { $number } मिलियन { $currency }
unit-money-billion = { $number } अरब { $currency }
unit-money-trillion = { $number } ट्रिलियन { $currency }
unit-per-share = { $amount } प्रति शेयर
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = जनवरी
    .n2 = फ़रवरी
    .n3 = मार्च
    .n4 = अप्रैल
    .n5 = मई
    .n6 = जून
    .n7 = जुलाई
    .n8 = अगस्त
    .n9 = सितंबर
    .n10 = अक्टूबर
    .n11 = नवंबर
    .n12 = दिसंबर
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter = { $year } की तिमाही { $quarter }
