# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number } %
unit-percent-per-year = { $number } % в год
unit-percentage-points =
    { $value ->
        [one] { $number } процентный пункт
        [few] { $number } процентных пункта
        [many] { $number } процентных пунктов
       *[other] { $number } процентного пункта
    }
unit-years =
    { $value ->
        [one] { $number } год
        [few] { $number } года
        [many] { $number } лет
       *[other] { $number } года
    }
unit-months =
    { $value ->
        [one] { $number } месяц
        [few] { $number } месяца
        [many] { $number } месяцев
       *[other] { $number } месяца
    }
unit-days =
    { $value ->
        [one] { $number } день
        [few] { $number } дня
        [many] { $number } дней
       *[other] { $number } дня
    }
unit-money = { $number } { $currency }
unit-money-million = { $number } млн { $currency }
unit-money-billion = { $number } млрд { $currency }
unit-money-trillion = { $number } трлн { $currency }
unit-per-share = { $amount } на акцию
currency-usd = USD
currency-other = { $code }

## Dates. The months as they stand in a full date, and alone with a year.

date-months =
    .n1 = января
    .n2 = февраля
    .n3 = марта
    .n4 = апреля
    .n5 = мая
    .n6 = июня
    .n7 = июля
    .n8 = августа
    .n9 = сентября
    .n10 = октября
    .n11 = ноября
    .n12 = декабря
date-months-alone =
    .n1 = январь
    .n2 = февраль
    .n3 = март
    .n4 = апрель
    .n5 = май
    .n6 = июнь
    .n7 = июль
    .n8 = август
    .n9 = сентябрь
    .n10 = октябрь
    .n11 = ноябрь
    .n12 = декабрь
date-day = { $day } { $month } { $year } года
date-month = { $month } { $year } года
date-quarter = { $quarter }-й квартал { $year } года
