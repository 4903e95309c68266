# How quantities and dates are written. Numbers come grouped and pointed by the language's own rules.

## Units of figures. $number is the number as text, $value selects the plural.

unit-percent = { $number }%
unit-percent-per-year = { $number }% سنويًا
unit-percentage-points =
    { $value ->
        [one] نقطة مئوية واحدة
        [two] نقطتان مئويتان
        [few] { $number } نقاط مئوية
        [many] { $number } نقطة مئوية
       *[other] { $number } نقطة مئوية
    }
unit-years =
    { $value ->
        [one] سنة واحدة
        [two] سنتان
        [few] { $number } سنوات
        [many] { $number } سنة
       *[other] { $number } سنة
    }
unit-months =
    { $value ->
        [one] شهر واحد
        [two] شهران
        [few] { $number } أشهر
        [many] { $number } شهرًا
       *[other] { $number } شهر
    }
unit-days =
    { $value ->
        [one] يوم واحد
        [two] يومان
        [few] { $number } أيام
        [many] { $number } يومًا
       *[other] { $number } يوم
    }
unit-money = { $number } { $currency }
unit-money-million =
    { $value ->
        [few] { $number } ملايين { $currency }
       *[other] { $number } مليون { $currency }
    }
unit-money-billion =
    { $value ->
        [few] { $number } مليارات { $currency }
       *[other] { $number } مليار { $currency }
    }
unit-money-trillion =
    { $value ->
        [few] { $number } تريليونات { $currency }
       *[other] { $number } تريليون { $currency }
    }
unit-per-share = { $amount } للسهم
currency-usd = دولار
currency-other = { $code }

## Dates. The months are as they stand in a full date; where they differ alone with a year, date-months-alone has them.

date-months =
    .n1 = يناير
    .n2 = فبراير
    .n3 = مارس
    .n4 = أبريل
    .n5 = مايو
    .n6 = يونيو
    .n7 = يوليو
    .n8 = أغسطس
    .n9 = سبتمبر
    .n10 = أكتوبر
    .n11 = نوفمبر
    .n12 = ديسمبر
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-quarter =
    الربع { $quarter ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    } من عام { $year }
