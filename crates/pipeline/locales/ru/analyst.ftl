# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Доходность за 12 месяцев
measure-drawdown = Наибольшее падение за 36 месяцев
measure-volatility = Волатильность за 36 месяцев
measure-cape = Цена к прибыли за десять лет (CAPE)
measure-freq-pos = Доля прошлых периодов с прибылью
measure-freq-neg = Доля прошлых периодов без прибыли
measure-inflation = Инфляция за 12 месяцев
measure-long-rate = Доходность десятилетних гособлигаций
measure-return-10y = Реальная доходность за десять лет
measure-age = Возраст данных в годах

## What would change the view.

change-newer = Актуальные данные вместо старых.

## Members.

role-fundamentals = Фундаментальный анализ
role-valuation = Оценка стоимости
role-market = Рынок
role-macro = Макроэкономика
role-industry = Отрасль
role-allocation = Распределение активов
role-risk = Риск

## Terms that the debrief explains.

term-volatility = Волатильность
term-drawdown = Просадка
term-confidence = Уверенность
term-dissent = Особое мнение
term-red-team = Красная команда

## What the data room does not have.

gap-prices = Нет цен по { $name }; имеющиеся цены заканчиваются { $date }.
gap-old-prices = Цены по { $name } заканчиваются { $date }.
gap-accounts = Нет отчётности или состава по { $name }.
gap-industry = Нет отраслевых данных: { $name }.
gap-old-market = Последняя дата в рядах по рынку США: { $date }.
gap-news = Нет новостей.
