# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Return over 12 months
measure-drawdown = Deepest fall in 36 months
measure-volatility = Volatility over 36 months
measure-cape = Price over ten years of earnings (CAPE)
measure-freq-pos = Share of past windows with a gain
measure-freq-neg = Share of past windows without a gain
measure-inflation = Inflation over 12 months
measure-long-rate = Ten-year government bond yield
measure-return-10y = Real return over ten years
measure-age = Age of the data in years

## What would change the view.

change-newer = Current figures in place of the old ones.

## Members.

role-fundamentals = Fundamentals
role-valuation = Valuation
role-market = Market
role-macro = Macro
role-industry = Industry
role-allocation = Allocation
role-risk = Risk

## Terms that the debrief explains.

term-volatility = Volatility
term-drawdown = Drawdown
term-confidence = Confidence
term-dissent = Dissent
term-red-team = Red team

## What the data room does not have.

gap-prices = No prices of { $name }; the shipped prices end { $date }.
gap-old-prices = The prices of { $name } end { $date }.
gap-accounts = No accounts or composition of { $name }.
gap-industry = No industry data on { $name }.
gap-old-market = The US market series end { $date }.
gap-news = No news.
