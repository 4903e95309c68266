# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Rendement over 12 maanden
measure-drawdown = Diepste daling in 36 maanden
measure-volatility = Volatiliteit over 36 maanden
measure-cape = Koers over tien jaar winst (CAPE)
measure-freq-pos = Aandeel van perioden met winst
measure-freq-neg = Aandeel van perioden zonder winst
measure-inflation = Inflatie over 12 maanden
measure-long-rate = Rente op tienjarige staatsobligaties
measure-return-10y = Reëel rendement over tien jaar
measure-age = Ouderdom van de gegevens in jaren

## What would change the view.

change-newer = Actuele cijfers in plaats van de oude.

## Members.

role-fundamentals = Fundamentele analyse
role-valuation = Waardering
role-market = Markt
role-macro = Macro-economie
role-industry = Sector
role-allocation = Spreiding
role-risk = Risico

## Terms that the debrief explains.

term-volatility = Volatiliteit
term-drawdown = Drawdown
term-confidence = Zekerheid
term-dissent = Afwijkende mening
term-red-team = Red team

## What the data room does not have.

gap-prices = Geen koersen van { $name }; de meegeleverde koersen eindigen op { $date }.
gap-old-prices = De koersen van { $name } eindigen op { $date }.
gap-accounts = Geen jaarcijfers of samenstelling van { $name }.
gap-industry = Geen sectorgegevens over { $name }.
gap-old-market = De reeksen van de Amerikaanse markt eindigen in { $date }.
gap-news = Geen nieuws.
