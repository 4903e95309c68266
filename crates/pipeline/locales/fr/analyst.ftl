# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Rendement sur 12 mois
measure-drawdown = Plus forte baisse en 36 mois
measure-volatility = Volatilité sur 36 mois
measure-cape = Cours sur dix ans de bénéfices (CAPE)
measure-freq-pos = Part des périodes passées en gain
measure-freq-neg = Part des périodes passées sans gain
measure-inflation = Inflation sur 12 mois
measure-long-rate = Taux des obligations d’État à dix ans
measure-return-10y = Rendement réel sur dix ans
measure-age = Âge des données en années

## What would change the view.

change-newer = Des chiffres actuels à la place des anciens.

## Members.

role-fundamentals = Fondamentaux
role-valuation = Valorisation
role-market = Marché
role-macro = Macroéconomie
role-industry = Secteur
role-allocation = Allocation
role-risk = Risque

## Terms that the debrief explains.

term-volatility = Volatilité
term-drawdown = Drawdown
term-confidence = Confiance
term-dissent = Avis divergent
term-red-team = Red team

## What the data room does not have.

gap-prices = Pas de cours pour { $name } ; les cours fournis s’arrêtent au { $date }.
gap-old-prices = Les cours de { $name } s’arrêtent au { $date }.
gap-accounts = Ni comptes ni composition pour { $name }.
gap-industry = Pas de données sectorielles sur { $name }.
gap-old-market = Les séries du marché américain s’arrêtent en { $date }.
gap-news = Pas d’actualités.
