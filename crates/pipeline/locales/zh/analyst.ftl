# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = 12个月回报
measure-drawdown = 36个月最大跌幅
measure-volatility = 36个月波动率
measure-cape = 价格与十年盈利之比（CAPE）
measure-freq-pos = 历史上盈利时段占比
measure-freq-neg = 历史上无盈利时段占比
measure-inflation = 12个月通胀率
measure-long-rate = 十年期国债收益率
measure-return-10y = 十年实际回报
measure-age = 数据陈旧年数

## What would change the view.

change-newer = 以最新数据取代旧数据。

## Members.

role-fundamentals = 基本面
role-valuation = 估值
role-market = 市场
role-macro = 宏观
role-industry = 行业
role-allocation = 配置
role-risk = 风险

## Terms that the debrief explains.

term-volatility = 波动率
term-drawdown = 回撤
term-confidence = 置信度
term-dissent = 异议
term-red-team = 红队

## What the data room does not have.

gap-prices = 没有{ $name }的价格；所附价格截至{ $date }。
gap-old-prices = { $name }的价格截至{ $date }。
gap-accounts = 没有{ $name }的财报或构成。
gap-industry = 没有{ $name }的行业数据。
gap-old-market = 美国市场序列截至{ $date }。
gap-news = 没有新闻数据。
