# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = 12か月のリターン
measure-drawdown = 36か月の最大下落
measure-volatility = 36か月のボラティリティ
measure-cape = 10年平均利益に対する株価（CAPE）
measure-freq-pos = 過去に利益が出た期間の割合
measure-freq-neg = 過去に利益が出なかった期間の割合
measure-inflation = 12か月のインフレ率
measure-long-rate = 10年国債利回り
measure-return-10y = 10年の実質リターン
measure-age = データの古さ（年）

## What would change the view.

change-newer = 古い数値に代わる最新の数値。

## Members.

role-fundamentals = ファンダメンタルズ
role-valuation = バリュエーション
role-market = 市場
role-macro = マクロ経済
role-industry = 業界
role-allocation = 資産配分
role-risk = リスク

## Terms that the debrief explains.

term-volatility = ボラティリティ
term-drawdown = ドローダウン
term-confidence = 確信度
term-dissent = 反対意見
term-red-team = レッドチーム

## What the data room does not have.

gap-prices = { $name }の価格データなし。収録価格は{ $date }まで。
gap-old-prices = { $name }の価格は{ $date }まで。
gap-accounts = { $name }の決算や構成のデータなし。
gap-industry = { $name }の業界データなし。
gap-old-market = 米国市場の系列は{ $date }まで。
gap-news = ニュースのデータなし。
