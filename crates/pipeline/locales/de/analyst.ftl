# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Rendite über 12 Monate
measure-drawdown = Tiefster Rückgang in 36 Monaten
measure-volatility = Volatilität über 36 Monate
measure-cape = Kurs zu Gewinnen aus zehn Jahren (CAPE)
measure-freq-pos = Anteil vergangener Zeiträume mit Gewinn
measure-freq-neg = Anteil vergangener Zeiträume ohne Gewinn
measure-inflation = Inflation über 12 Monate
measure-long-rate = Rendite zehnjähriger Staatsanleihen
measure-return-10y = Realrendite über zehn Jahre
measure-age = Alter der Daten in Jahren

## What would change the view.

change-newer = Aktuelle Zahlen anstelle der alten.

## Members.

role-fundamentals = Fundamentaldaten
role-valuation = Bewertung
role-market = Markt
role-macro = Makroökonomie
role-industry = Branche
role-allocation = Aufteilung
role-risk = Risiko

## Terms that the debrief explains.

term-volatility = Volatilität
term-drawdown = Drawdown
term-confidence = Gewissheitsgrad
term-dissent = Abweichende Meinung
term-red-team = Red Team

## What the data room does not have.

gap-prices = Keine Kurse zu { $name }; die mitgelieferten Kurse enden am { $date }.
gap-old-prices = Die Kurse von { $name } enden am { $date }.
gap-accounts = Keine Abschlüsse oder Zusammensetzung zu { $name }.
gap-industry = Keine Branchendaten zu { $name }.
gap-old-market = Die Reihen zum US-Markt enden { $date }.
gap-news = Keine Nachrichten.
