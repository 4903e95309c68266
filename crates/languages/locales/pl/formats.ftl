# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% rocznie
unit-percentage-points =
    { $value ->
        [one] { $number } punkt procentowy
        [few] { $number } punkty procentowe
        [many] { $number } punktów procentowych
       *[other] { $number } punktu procentowego
    }
unit-years =
    { $value ->
        [one] { $number } rok
        [few] { $number } lata
        [many] { $number } lat
       *[other] { $number } roku
    }
unit-months =
    { $value ->
        [one] { $number } miesiąc
        [few] { $number } miesiące
        [many] { $number } miesięcy
       *[other] { $number } miesiąca
    }
unit-days =
    { $value ->
        [one] { $number } dzień
        [few] { $number } dni
        [many] { $number } dni
       *[other] { $number } dnia
    }
unit-money = { $number } { $currency }
unit-money-million = { $number } mln { $currency }
unit-money-billion = { $number } mld { $currency }
unit-money-trillion = { $number } bln { $currency }
unit-per-share = { $amount } na akcję
currency-usd = USD
currency-other = { $code }

## Dates. The months as they stand in a full date, and alone with a year.

date-months =
    .n1 = stycznia
    .n2 = lutego
    .n3 = marca
    .n4 = kwietnia
    .n5 = maja
    .n6 = czerwca
    .n7 = lipca
    .n8 = sierpnia
    .n9 = września
    .n10 = października
    .n11 = listopada
    .n12 = grudnia
date-months-alone =
    .n1 = styczeń
    .n2 = luty
    .n3 = marzec
    .n4 = kwiecień
    .n5 = maj
    .n6 = czerwiec
    .n7 = lipiec
    .n8 = sierpień
    .n9 = wrzesień
    .n10 = październik
    .n11 = listopad
    .n12 = grudzień
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter = { $quarter }. kwartał { $year }
