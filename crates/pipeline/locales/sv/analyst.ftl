# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Avkastning över 12 månader
measure-drawdown = Största nedgången på 36 månader
measure-volatility = Volatilitet över 36 månader
measure-cape = Pris genom tio års vinster (CAPE)
measure-freq-pos = Andel tidigare perioder med vinst
measure-freq-neg = Andel tidigare perioder utan vinst
measure-inflation = Inflation över 12 månader
measure-long-rate = Tioårig statsobligationsränta
measure-return-10y = Real avkastning över tio år
measure-age = Uppgifternas ålder i år

## What would change the view.

change-newer = Aktuella siffror i stället för de gamla.

## Members.

role-fundamentals = Fundamenta
role-valuation = Värdering
role-market = Marknad
role-macro = Makroekonomi
role-industry = Bransch
role-allocation = Fördelning
role-risk = Risk

## Terms that the debrief explains.

term-volatility = Volatilitet
term-drawdown = Drawdown
term-confidence = Säkerhet
term-dissent = Avvikande mening
term-red-team = Red team

## What the data room does not have.

gap-prices = Inga kurser för { $name }; de medföljande kurserna slutar { $date }.
gap-old-prices = Kurserna för { $name } slutar { $date }.
gap-accounts = Inga bokslut eller sammansättning för { $name }.
gap-industry = Inga branschdata om { $name }.
gap-old-market = Serierna för den amerikanska marknaden slutar { $date }.
gap-news = Inga nyheter.
