# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = Stopa zwrotu za 12 miesięcy
measure-drawdown = Najgłębszy spadek w ciągu 36 miesięcy
measure-volatility = Zmienność w ciągu 36 miesięcy
measure-cape = Cena do zysków z dziesięciu lat (CAPE)
measure-freq-pos = Odsetek minionych okresów z zyskiem
measure-freq-neg = Odsetek minionych okresów bez zysku
measure-inflation = Inflacja za 12 miesięcy
measure-long-rate = Rentowność dziesięcioletnich obligacji skarbowych
measure-return-10y = Realna stopa zwrotu za dziesięć lat
measure-age = Wiek danych w latach

## What would change the view.

change-newer = Aktualne dane zamiast starych.

## Members.

role-fundamentals = Fundamenty
role-valuation = Wycena
role-market = Rynek
role-macro = Makroekonomia
role-industry = Branża
role-allocation = Alokacja
role-risk = Ryzyko

## Terms that the debrief explains.

term-volatility = Zmienność
term-drawdown = Obsunięcie
term-confidence = Pewność
term-dissent = Zdanie odrębne
term-red-team = Czerwony zespół

## What the data room does not have.

gap-prices = Brak cen dla: { $name }; dołączone ceny kończą się na dacie: { $date }.
gap-old-prices = Ceny dla: { $name } kończą się na dacie: { $date }.
gap-accounts = Brak sprawozdań lub składu dla: { $name }.
gap-industry = Brak danych branżowych dla: { $name }.
gap-old-market = Szeregi danych o rynku amerykańskim kończą się na dacie: { $date }.
gap-news = Brak wiadomości.
