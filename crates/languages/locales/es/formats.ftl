# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number } %
unit-percent-per-year = { $number } % al año
unit-percentage-points =
    { $value ->
        [one] { $number } punto porcentual
       *[other] { $number } puntos porcentuales
    }
unit-years =
    { $value ->
        [one] { $number } año
       *[other] { $number } años
    }
unit-months =
    { $value ->
        [one] { $number } mes
       *[other] { $number } meses
    }
unit-days =
    { $value ->
        [one] { $number } día
       *[other] { $number } días
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [one] { $number } millón de { $currency }
       *[other] { $number } millones de { $currency }
    }
unit-money-billion = { $number } mil millones de { $currency }
unit-money-trillion =
    { $value ->
        [one] { $number } billón de { $currency }
       *[other] { $number } billones de { $currency }
    }
unit-per-share = { $amount } por acción
currency-usd = USD
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = enero
    .n2 = febrero
    .n3 = marzo
    .n4 = abril
    .n5 = mayo
    .n6 = junio
    .n7 = julio
    .n8 = agosto
    .n9 = septiembre
    .n10 = octubre
    .n11 = noviembre
    .n12 = diciembre
date-day = { $day } de { $month } de { $year }
date-month = { $month } de { $year }
date-quarter = { $quarter }.º trimestre de { $year }
