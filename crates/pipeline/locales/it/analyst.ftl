# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Rendimento a 12 mesi
measure-drawdown = Calo massimo in 36 mesi
measure-volatility = Volatilità a 36 mesi
measure-cape = Prezzo su dieci anni di utili (CAPE)
measure-freq-pos = Quota di periodi passati in guadagno
measure-freq-neg = Quota di periodi passati senza guadagno
measure-inflation = Inflazione a 12 mesi
measure-long-rate = Rendimento dei titoli di Stato decennali
measure-return-10y = Rendimento reale a dieci anni
measure-age = Età dei dati in anni

## What would change the view.

change-newer = Dati attuali al posto di quelli vecchi.

## Members.

role-fundamentals = Fondamentali
role-valuation = Valutazione
role-market = Mercato
role-macro = Macroeconomia
role-industry = Settore
role-allocation = Allocazione
role-risk = Rischio

## Terms that the debrief explains.

term-volatility = Volatilità
term-drawdown = Drawdown
term-confidence = Fiducia
term-dissent = Dissenso
term-red-team = Red team

## What the data room does not have.

gap-prices = Nessun prezzo per { $name }; i prezzi inclusi finiscono il { $date }.
gap-old-prices = I prezzi di { $name } finiscono il { $date }.
gap-accounts = Nessun bilancio o composizione di { $name }.
gap-industry = Nessun dato di settore su { $name }.
gap-old-market = Le serie del mercato USA finiscono a { $date }.
gap-news = Nessuna notizia.
