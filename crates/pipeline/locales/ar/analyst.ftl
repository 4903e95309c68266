# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = العائد خلال 12 شهرًا
measure-drawdown = أعمق انخفاض خلال 36 شهرًا
measure-volatility = التقلب خلال 36 شهرًا
measure-cape = نسبة السعر إلى أرباح عشر سنوات (CAPE)
measure-freq-pos = نسبة الفترات الماضية الرابحة
measure-freq-neg = نسبة الفترات الماضية بلا ربح
measure-inflation = التضخم خلال 12 شهرًا
measure-long-rate = عائد السندات لعشر سنوات
measure-return-10y = العائد الحقيقي خلال عشر سنوات
measure-age = عمر البيانات بالسنوات

## What would change the view.

change-newer = أرقام حديثة بدلًا من القديمة.

## Members.

role-fundamentals = الأساسيات
role-valuation = التقييم
role-market = السوق
role-macro = الاقتصاد الكلي
role-industry = القطاع
role-allocation = توزيع الأصول
role-risk = المخاطر

## Terms that the debrief explains.

term-volatility = التقلب
term-drawdown = الانخفاض من القمة
term-confidence = درجة الثقة
term-dissent = الرأي المخالف
term-red-team = الفريق الأحمر

## What the data room does not have.

gap-prices = لا توجد أسعار لـ { $name }؛ الأسعار المرفقة تنتهي في { $date }.
gap-old-prices = أسعار { $name } تنتهي في { $date }.
gap-accounts = لا توجد حسابات أو مكونات لـ { $name }.
gap-industry = لا توجد بيانات عن قطاع { $name }.
gap-old-market = سلاسل السوق الأمريكية تنتهي في { $date }.
gap-news = لا توجد أخبار.
