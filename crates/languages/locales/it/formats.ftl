# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% all’anno
unit-percentage-points =
    { $value ->
        [one] { $number } punto percentuale
       *[other] { $number } punti percentuali
    }
unit-years =
    { $value ->
        [one] { $number } anno
       *[other] { $number } anni
    }
unit-months =
    { $value ->
        [one] { $number } mese
       *[other] { $number } mesi
    }
unit-days =
    { $value ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [one] { $number } milione di { $currency }
       *[other] { $number } milioni di { $currency }
    }
unit-money-billion =
    { $value ->
        [one] { $number } miliardo di { $currency }
       *[other] { $number } miliardi di { $currency }
    }
unit-money-trillion =
    { $value ->
        [one] { $number } bilione di { $currency }
       *[other] { $number } bilioni di { $currency }
    }
unit-per-share = { $amount } per azione
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = gennaio
    .n2 = febbraio
    .n3 = marzo
    .n4 = aprile
    .n5 = maggio
    .n6 = giugno
    .n7 = luglio
    .n8 = agosto
    .n9 = settembre
    .n10 = ottobre
    .n11 = novembre
    .n12 = dicembre
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter = { $quarter }º trimestre { $year }
