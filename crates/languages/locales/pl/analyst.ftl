# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (stan na: { $dates }).
surroundings = Nie o samym przedmiocie analizy, lecz o jego otoczeniu: { $text }
between-sentences = { " " }
between = { "; " }
us-market = Wall Street
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] lepiej wypada tu { $name }
       *[none] wynik jest mniej więcej równy
    }
absent = Nie wysłuchano: { $reason }
dissent = Zdanie odrębne ({ $seat }): { $claim }

## The seats of the committee.

seat-chair = Przewodnictwo
seat-fundamentals = Fundamenty
seat-valuation = Wycena
seat-market = Rynek i analiza techniczna
seat-macro = Makroekonomia i stopy procentowe
seat-industry = Branża
seat-allocation = Alokacja
seat-risk = Kontrola ryzyka
seat-red-team = Czerwony zespół
mandate-chair = Waży stwierdzenia jedno po drugim i formułuje ocenę.
mandate-fundamentals = Ile spółka lub rynek zarabia i wypłaca oraz jaki ma dług.
mandate-valuation = Jaką cenę się płaci, w porównaniu z własną historią i z obligacjami.
mandate-market = Jak zachowywał się kurs.
mandate-macro = Inflacja, stopy procentowe i stan gospodarki.
mandate-industry = Jak silna jest spółka wobec konkurentów i klientów.
mandate-allocation = Jak części portfela zachowują się razem.
mandate-risk = Co można stracić, jak wiele i jak często, w porównaniu z tym, co da się znieść.
mandate-red-team = Podważa projekt oceny: przedstawia przeciwny scenariusz, wytyka stare dane i pojedyncze liczby, na których opiera się zbyt wiele.
lens-chair = co wynika z całości danych
lens-fundamentals = przychody, marże, gotówka i dług
lens-valuation = cena wobec tego, co się za nią otrzymuje
lens-market = stopy zwrotu, trend i obroty
lens-macro = inflacja, stopy procentowe i rynek pracy
lens-industry = siła cenowa i potrzeba inwestowania
lens-allocation = wagi i to, jak części poruszają się razem
lens-risk = spadki, wahania i to, jak często tracono pieniądze
lens-red-team = jak ta ocena może okazać się błędna
needs-fundamentals = sprawozdania roczne
needs-valuation = ceny i sprawozdania
needs-market = ceny dzienne
needs-macro = inflacja i stopy procentowe
needs-industry = sprawozdania roczne
needs-allocation = pozycje portfela i ceny dzienne
needs-risk = ceny dzienne
task-title = { $seat }: { $name }
task-instructions = { $mandate } Każda liczba pochodzi z rejestru danych i ma podaną datę; jeśli czegoś brakuje, jest to powiedziane.
task-acceptance = Co najmniej jedno stwierdzenie, które podaje swoje liczby albo mówi, czego do niego brakuje.

## What the committee must answer.

ask-single-1 = Jakie były stopa zwrotu, wahania i najgłębszy spadek w przypadku { $name }?
ask-single-2 = Jakie są zyski { $name } i ile się za nie płaci na tle własnej historii?
ask-single-3 = Jakie otoczenie sprzyja lub szkodzi w przypadku { $name }?
ask-single-4 = Co musiałoby się stać, aby doszło do trwałej straty?
ask-comparison-1 = Czym różnią się { $name } pod względem stopy zwrotu, wahań i najgłębszego spadku?
ask-comparison-2 = Gdzie zysk jest większy w stosunku do sprzedaży i majątku?
ask-comparison-3 = Ile płaci się za każdą z tych inwestycji?
ask-fund-1 = Ile zarabia rynek, na którym opiera się { $name }?
ask-fund-2 = Czy ten rynek jest drogi, czy tani na tle własnej historii?
ask-fund-3 = Jak często i jak wiele traciła taka inwestycja w przyjętym horyzoncie?
ask-macro-1 = Jak wyglądają inflacja, stopy procentowe i rynek pracy na tle własnej historii?
ask-macro-2 = Co działo się z akcjami, gdy sytuacja była podobna?
ask-macro-3 = Ile inwestor może stracić w takich czasach?
ask-portfolio-1 = Jak części zachowują się razem: stopa zwrotu, wahania i najgłębszy spadek?
ask-portfolio-2 = Czy struktura portfela pasuje do horyzontu i do straty, którą da się znieść?
ask-portfolio-3 = Która pojedyncza pozycja zaszkodziłaby najbardziej?
ask-theme-1 = Co napędza temat { $name } i kto na nim zarabia?
ask-theme-2 = Co jest już uwzględnione w cenach?
ask-theme-3 = Co podważyłoby tę historię?

## Thinking aloud.

thinking = Przedmiot uwagi: { $lens }. Liczby: { $figures }.
thinking-nothing = Przedmiot uwagi: { $lens }. Rejestr danych nie zawiera żadnej liczby na ten temat.
thinking-builds-on = Opiera się to na wcześniejszych ustaleniach, przede wszystkim: { $first }
caveat-stale = Te dane mają { $age }.
caveat-surroundings = Część z tego dotyczy otoczenia, a nie samego przedmiotu analizy.
caveat-overlap = Minione okresy nakładają się na siebie, więc niezależnych jest mniej, niż się wydaje.
nothing = Z tej strony brak danych, aby dokonać oceny: { $name }.
no-guess = Powiedzieć więcej znaczyłoby zgadywać.
wrong-nothing = Pojawiają się brakujące dane.
missing-fundamentals = W zasobie danych nie ma sprawozdań dla: { $name }.
missing-valuation = W zasobie danych nie ma zestawienia ceny i zysku dla: { $name }.
missing-market = W zasobie danych nie ma cen dla: { $name }.
missing-risk = W zasobie danych nie ma cen dla: { $name }.
missing-macro = W zasobie danych nie ma inflacji ani stóp procentowych.
missing-industry = W zasobie danych nie ma sprawozdań, które pokazują pozycję w branży: { $name }.
missing-allocation = W zasobie danych nie ma wag i cen posiadanych pozycji.

## Market and Technicals.

claim-year =
    W ciągu dwunastu miesięcy notowania { $name } zmieniły się o { $return_1y }{ $more ->
        [yes] , w ciągu pięciu lat o { $return_5y }
       *[no] { "" }
    }
wrong-year = Nowsze ceny pokazują przeciwny znak w ciągu dwunastu miesięcy.
claim-momentum = W roku poprzedzającym ostatni miesiąc notowania { $name } zmieniły się o { $momentum_12_1 }
wrong-momentum = Najbliższe miesiące odwracają kierunek.
claim-trend = Odchylenie notowań { $name } od dłuższej średniej wynosiło { $trend }
wrong-trend = Kurs przecina swoją dłuższą średnią.
claim-below-high = Odległość notowań { $name } od najwyższej ceny w szeregu wynosiła { $drawdown_now }
wrong-below-high = Dawny szczyt okazuje się bańką, która nie wraca.
claim-real-return = Po uwzględnieniu inflacji stopa zwrotu { $name } w ciągu pięciu lat wyniosła { $real_return_5y }
wrong-real-return = Inflacja lub kurs w następnych pięciu latach układają się inaczej.
claim-volume = Stosunek obrotów { $name } w ostatnim miesiącu do średniej z roku wyniósł { $volume_ratio }
wrong-volume = Różnicę wyjaśnia jeden dzień.

## Risk Officer.

claim-fall =
    W ciągu trzech lat najgłębszy spadek w przypadku { $name } wyniósł { $max_drawdown_36m }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] więcej, niż według zapytania da się znieść
       *[other] nie więcej, niż według zapytania da się znieść
    }
wrong-fall = Późniejszy spadek wypada po drugiej stronie tego, co da się znieść.
claim-loss-frequency = W { $freq_neg } wszystkich minionych okresów (długość: { $horizon }) inwestycja w { $name } nie przyniosła zysku
wrong-loss-frequency = Odsetek okresów ze stratą przekracza granicę przyjętą w tym odczytaniu.
claim-swings = Wahania notowań { $name } w ciągu trzech lat wyniosły { $vol_36m }
wrong-swings = Dłuższy lub nowszy okres pokazuje wahania innego rzędu.
claim-best-days = Bez dziesięciu najlepszych dni stopa zwrotu { $name } wyniosłaby { $return_all_less_best_10 } zamiast { $return_all }
wrong-best-days = Dobre dni rozkładają się równiej niż w tym szeregu.
claim-beta =
    Gdy rynek zmieniał się o jeden procent, notowania { $name } zmieniały się średnio o { $beta_36m } procent{ $more ->
        [yes] , przy korelacji { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Związek z rynkiem zmienia się wraz z działalnością.
claim-interest = Stosunek zysku operacyjnego { $name } do kosztów odsetek wyniósł { $interest_coverage }
wrong-interest = Dług trzeba odnowić przy znacznie wyższych stopach.
claim-debt = Stosunek długu { $name } do kapitału własnego wyniósł { $debt_to_equity }
wrong-debt = Dług lub kapitał własny zmienia się wskutek przejęcia, odpisu lub skupu akcji własnych.
claim-worst =
    Najgłębszy spadek w przypadku { $name } w całym szeregu wyniósł { $max_drawdown_all }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }: co się zdarzyło, może zdarzyć się znowu
wrong-worst = W szeregu brakuje wcześniejszego szczytu lub późniejszego dołka.
claim-portfolio-fall =
    W ciągu trzech lat najgłębszy spadek wszystkich pozycji razem wyniósł { $pf_max_drawdown_36m }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] więcej, niż według zapytania da się znieść
       *[other] nie więcej, niż według zapytania da się znieść
    }
wrong-portfolio-fall = Późniejszy spadek wypada po drugiej stronie tego, co da się znieść.
claim-portfolio-swings = Wahania wszystkich pozycji razem wyniosły { $pf_vol_36m }
wrong-portfolio-swings = Części zaczynają wahać się mocniej albo bardziej zgodnie.

## Fundamentals.

claim-growth =
    Przychody { $name } zmieniły się w ciągu roku o { $revenue_growth_1y }{ $more ->
        [yes] , w ciągu dwóch lat o { $revenue_growth_2y }
       *[no] { "" }
    }
wrong-growth = Następny raport pokazuje przychody idące w drugą stronę.
claim-margin =
    W przypadku { $name } zysk operacyjny wyniósł { $operating_margin } przychodów{ $more ->
        [yes] , a zysk netto { $net_margin }
       *[no] { "" }
    }
wrong-margin = Koszty rosną szybciej niż ceny przez dwa lata z rzędu.
claim-margin-change = Marża operacyjna { $name } zmieniła się w ciągu roku o { $operating_margin_change_1y }
wrong-margin-change = Zmiana wynikała z jednorazowego kosztu lub zysku.
claim-capital =
    Zwrot z kapitału zaangażowanego w działalność { $name } wyniósł { $roic }{ $more ->
        [yes] , a z kapitału własnego { $roe }
       *[no] { "" }
    }
wrong-capital = Zwroty spadają w stronę kosztu kapitału, gdy wchodzą konkurenci.
claim-equity =
    Zwrot z kapitału własnego { $name } wyniósł { $roe }{ $more ->
        [yes] , a z całości aktywów { $roa }
       *[no] { "" }
    }
wrong-equity = Zwrot wynikał z długu lub z małego kapitału własnego, a nie z działalności.
claim-cash = Stosunek gotówki z działalności operacyjnej { $name } do zysku netto wyniósł { $cash_conversion }
wrong-cash = Kapitał obrotowy zaczyna pochłaniać gotówkę i wpływy nie nadchodzą.
claim-free-cash =
    Po inwestycjach w przypadku { $name } pozostało w gotówce { $fcf_margin } przychodów{ $more ->
        [yes] , łącznie { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = Inwestycje muszą wzrosnąć, by utrzymać działalność na obecnym poziomie.
claim-net-debt = Stosunek długu { $name } pomniejszonego o gotówkę do zysku operacyjnego wyniósł { $net_debt_to_operating_income }
wrong-net-debt = Gotówka jest potrzebna gdzie indziej albo nie można nią swobodnie dysponować.
claim-shares = Liczba akcji { $name } zmieniła się w ciągu roku o { $shares_change_1y }
wrong-shares = Emitowane są nowe akcje na przejęcie lub dla pracowników.
claim-market-earnings = Zyski na rynku amerykańskim zmieniły się w ciągu dziesięciu lat, po uwzględnieniu inflacji, o { $sp_real_earnings_growth_10y }
wrong-market-earnings = Zyski zostają skorygowane albo w następnych latach spadają poniżej punktu wyjścia.
claim-market-payout = Spółki amerykańskie wypłaciły { $sp_payout } swoich zysków jako dywidendy
wrong-market-payout = Zyski spadają, dywidendy pozostają, a ich udział rośnie.
claim-market-dividend = Stopa dywidendy wyniosła { $sp_dividend_yield }, a rentowność obligacji skarbowych { $sp_long_rate }
wrong-market-dividend = Spółki oddają więcej w inny sposób niż przez dywidendy.

## Valuation.

claim-own-history = Wskaźnik cena do zysku { $name } wyniósł { $pe }, przy medianie { $pe_median }; przez { $pe_percentile } własnej historii był niższy
wrong-own-history = Zyski doganiają cenę bez spadku ceny.
claim-earnings-yield =
    Zysk { $name } stanowił { $earnings_yield } ceny{ $more ->
        [yes] { " " }(cena do zysku: { $pe })
       *[no] { "" }
    }, podczas gdy rentowność dziesięcioletnich obligacji skarbowych wynosiła { $long_rate }
wrong-earnings-yield = Rentowność obligacji zmienia się tak bardzo, że porównanie się odwraca.
claim-cash-yield = Wolne przepływy pieniężne { $name } stanowiły { $fcf_yield } ceny
wrong-cash-yield = Przepływy z tamtego roku się nie powtarzają.
claim-against-market = Stosunek wskaźnika cena do zysku { $name } do wskaźnika rynku amerykańskiego wyniósł { $pe_to_market }
wrong-against-market = Zyski rosną o tyle szybciej, że uzasadniają cenę.
claim-float = Stosunek wartości akcji { $name } w wolnym obrocie do rocznego zysku netto wyniósł { $float_to_earnings }
wrong-float = Wartość akcji mocno się zmieniła od tamtego dnia.
claim-market-cape = Stosunek ceny rynku amerykańskiego do realnych zysków z dziesięciu lat wyniósł { $cape }, przy medianie { $cape_median }; { $cape_percentile } wszystkich miesięcy od 1881 roku było tańszych
wrong-market-cape = Zyski doganiają cenę bez spadku ceny.
claim-market-after = Okresy dziesięcioletnie, które zaczynały się co najmniej tak drogo, przyniosły po uwzględnieniu inflacji medianę { $after_cape_median_10y }, wobec { $sp_real_return_all } w całym szeregu
wrong-market-after = Nieliczne drogie okresy w przeszłości, które się nakładają, nie były podobne do obecnego.
claim-market-excess = Przy tej cenie rentowność zysków pomniejszona o realną rentowność obligacji skarbowych wyniosła { $excess_cape_yield }
wrong-market-excess = Realna rentowność obligacji zmienia się tak bardzo, że różnica nabiera innego znaczenia.

## Industry.

claim-pricing-power = Po odjęciu kosztu własnego sprzedaży w przypadku { $name } pozostało { $gross_margin } przychodów, co jest wskazówką co do siły cenowej
wrong-pricing-power = Konkurent oferuje to samo taniej i przejmuje klientów.
claim-investment = Nakłady { $name } na majątek trwały wyniosły { $capex_to_revenue } przychodów
wrong-investment = Spółka musi nadrobić odłożone inwestycje.
claim-research = Wydatki { $name } na badania i rozwój wyniosły { $rd_to_revenue } przychodów
wrong-research = Wydatki nie przynoszą nowego produktu, który znajduje nabywców.

## Macro and Rates.

claim-inflation = Ceny konsumpcyjne w Stanach Zjednoczonych zmieniły się w ciągu dwunastu miesięcy o { $infl_12m }, w ciągu dziesięciu lat o { $infl_10y }
wrong-inflation = Nowsze dane o inflacji różnią się o więcej niż jeden punkt.
claim-real-rate = Rentowność dziesięcioletnia pomniejszona o inflację wyniosła { $real_long_rate }
wrong-real-rate = Oczekiwana inflacja różni się od minionej.
claim-rate-change = Rentowność dziesięcioletnia zmieniła się w ciągu dwunastu miesięcy o { $long_rate_change_12m } do { $long_rate }; jej mediana to { $long_rate_median }
wrong-rate-change = Rentowność zmienia kierunek w przyjętym horyzoncie.
claim-curve =
    Rentowność obligacji dziesięcioletnich pomniejszona o rentowność bonów trzymiesięcznych wyniosła { $curve_10y_3m }{ $more ->
        [yes] ; krzywa była odwrócona w { $curve_share_inverted } wszystkich miesięcy
       *[no] { "" }
    }
wrong-curve = Krzywa się odwraca, jak przed większością recesji.
claim-credit = Słabsze spółki płaciły za swój dług więcej niż silne: o { $credit_spread }; ta różnica była mniejsza w { $credit_spread_percentile } wszystkich miesięcy
wrong-credit = Kredytodawcy się wycofują i różnica rośnie.
claim-jobs = Stopa bezrobocia wyniosła { $unemployment }, przy medianie { $unemployment_median }
wrong-jobs = Stopa bezrobocia rośnie o pół punktu w ciągu roku.

## Allocation.

claim-stocks-bonds = W ostatnich dziesięciu latach szeregu akcje amerykańskie przyniosły po uwzględnieniu inflacji { $sp_real_return_10y }, a obligacje skarbowe { $bond_real_return_10y }
wrong-stocks-bonds = Następne dziesięć lat odwraca kolejność, jak zdarzało się wcześniej.
claim-stocks-ahead = Akcje wyprzedzały obligacje w { $freq_stocks_beat_bonds_10y } wszystkich okresów dziesięcioletnich od 1871 roku
wrong-stocks-ahead = Okresy nakładają się na siebie, więc niezależnych jest mniej, niż się wydaje.
claim-worst-decade = Najgorsze dziesięć lat akcji amerykańskich przyniosło po uwzględnieniu inflacji { $sp_real_return_10y_worst }
wrong-worst-decade = Połączenie z obligacjami złagodziłoby to bardziej, niż pokazuje ta liczba.
claim-concentration =
    Największa pozycja stanowi { $pf_largest_weight } całości{ $more ->
        [yes] ; suma kwadratów wag wynosi { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Niepodane pozycje zmieniają wagi.
claim-together = Pozycje poruszały się razem ze średnią korelacją { $pf_mean_correlation }
wrong-together = Przy następnym spadku poruszają się bardziej zgodnie niż dotąd.
claim-portfolio-return =
    Przy tych wagach całość przyniosła w ciągu trzech lat { $pf_return_3y }{ $more ->
        [yes] , a w ostatnim roku { $pf_return_1y }
       *[no] { "" }
    }
wrong-portfolio-return = Następne trzy lata układają się inaczej.

## Questions to claims, and answers.

ask-window = To opiera się na jednym krótkim okresie. Czy dłuższy mówiłby to samo?
ask-window-other = To opiera się na jednym krótkim okresie. W dłuższym liczba ta wynosi { $longer }. Która z dwóch jest miarodajna?
ask-regime = Dwie połowy tego szeregu przyniosły { $before } i { $after }. Czy to coś więcej niż jeden szczęśliwy lub pechowy okres?
ask-outlier = Bez dziesięciu najlepszych dni szereg przyniósł { $without } zamiast { $with }. Czy stwierdzenie zależy od kilku dni?
ask-stale = Dane, na których się to opiera, mają { $age }. Co z tego jest nadal aktualne?
ask-survivors = W tym szeregu nie ma spółek, które upadły. Czy to coś więcej niż historia jednej, która przetrwała?
ask-base-rate = W { $rate } wszystkich minionych lat ten szereg kończył się zyskiem. Co stwierdzenie do tego dodaje?
ask-missing-risk = Pominięto tu, że najgłębszy spadek w szeregu wyniósł { $worst }.
ask-rates = Czy zmiana stóp procentowych też mogłaby to wyjaśnić? Rentowność dziesięcioletnia zmieniła się w ciągu roku o { $change }.
answer-not-mine = To stwierdzenie nie należy do tego ustalenia.
answer-withdraw = Liczby, na której opiera się to stwierdzenie, nie ma w rejestrze danych; stwierdzenie zostaje wycofane.
answer-as-quoted = Liczbę przytoczono tak, jak zawiera ją rejestr danych, wraz ze wzorem.
answer-window = Częściowo uznane: jeden krótki okres to mało. Liczba pozostaje, jej zasięg jest mniejszy.
answer-window-other = Uznane: dłuższy okres, z wynikiem { $longer }, wskazuje w drugą stronę. Stwierdzenie waży mniej.
answer-regime = Częściowo uznane: okresy nie były podobne. Liczba pozostaje, jej zasięg jest mniejszy.
answer-outlier = Uznane: wiele zależy od kilku dni. Stwierdzenie waży mniej.
answer-outlier-holds = Nawet bez dziesięciu najlepszych dni pozostaje { $without }. Stwierdzenie pozostaje w mocy.
answer-stale = Uznane: dane są stare. Stwierdzenie dotyczy ich daty i dziś waży mniej.
answer-survivors = Uznane: w szeregu nie ma tych, którzy upadli. Stwierdzenie waży mniej.
answer-missing-risk = Uznane: obok tego stwierdzenia należy podać spadek { $worst }.
answer-base-rate-same = Typowy przypadek, { $rate }, wskazuje w tę samą stronę. Stwierdzenie pozostaje w mocy.
answer-base-rate-other = Uznane: typowy przypadek, { $rate }, wskazuje w drugą stronę. Stwierdzenie wymaga więcej, niż ma.
answer-rates = Może działać także inna przyczyna; stwierdzenie dotyczy liczby, a nie jej przyczyny.
ruling-upheld = Na pytanie odpowiedziano na podstawie liczb; stwierdzenie pozostaje w mocy.
ruling-weakened = Uwagę uznano; stwierdzenie waży mniej.
ruling-withdrawn = Stwierdzenie wycofano; nie liczy się.
ruling-unresolved = Nikt nie odpowiedział; stwierdzenie waży mniej.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Według dostępnych liczb dane przemawiają raczej na korzyść: { $name }.
        [unfavourable] Według dostępnych liczb dane przemawiają raczej na niekorzyść: { $name }.
       *[mixed] Liczby ważą po obu stronach mniej więcej tyle samo: { $name }.
    }
thesis-comparison =
    { $balance ->
        [favourable] W zestawieniu { $first } wypada według tych liczb lepiej niż { $others }.
        [unfavourable] W zestawieniu { $first } wypada według tych liczb gorzej niż { $others }.
       *[mixed] W zestawieniu { $first } i { $others } wypadają według tych liczb mniej więcej równo.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Według dostępnych liczb struktura portfela odpowiada temu, o co pytano.
        [unfavourable] Według dostępnych liczb struktura portfela nie odpowiada temu, o co pytano.
       *[mixed] Według dostępnych liczb tyle samo przemawia za strukturą portfela, co przeciw niej.
    }
thesis-macro = Tak wygląda sytuacja: { $name }. Takie liczby nie przemawiają ani za nikim, ani przeciw nikomu.
thesis-no-side = Liczby opisują stan rzeczy i nie wskazują w żadną stronę: { $name }.
thesis-nothing = Zasób danych zawiera zbyt mało na sam temat: { $name }. Dlatego komitet nie wydaje oceny.
thesis-around = Można powiedzieć tyle: { $text }
thesis-for = Najmocniejszy argument za: { $text }
thesis-against = Najmocniejszy argument przeciw: { $text }
thesis-taken-back = Po zastrzeżeniu czerwonego zespołu komitet nie wydaje tu oceny: dane są zbyt stare albo nie można im ufać. Wcześniej ocena brzmiała: { $thesis }
change-newer = Aktualne dane zamiast starych.
change-gaps = Dane, które uzupełnią luki, najpierw ceny i sprawozdania.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Spadek taki jak najgłębszy w przypadku { $name } w szeregu (do: { $date }): { $worst }.
risk-fall-softened = Pozycja na tyle mała, by taki spadek dało się znieść, i czas na czekanie.
risk-fall-sign = Spadek od ostatniego szczytu większy, niż według zapytania da się znieść.
risk-debt = Stosunek długu { $name } po odjęciu gotówki do zysku operacyjnego wynosi { $debt }, a dług ten trzeba odnawiać.
risk-debt-softened = Długie terminy spłaty i zysk, który się nie waha.
risk-debt-sign = Odsetki pochłaniają rosnącą część zysku operacyjnego.
risk-concentration = Największa pozycja stanowi { $largest } całości: jej spadek to spadek portfela.
risk-concentration-softened = Więcej pozycji, które poruszają się niezależnie.
risk-concentration-sign = Największa pozycja spada, a pozostałe się trzymają.
risk-rates = Stopy procentowe daleko odbiegają od swojego poziomu ({ $rate }, { $date }), a wraz z nimi zmienia się dzisiejsza wartość przyszłych zysków.
risk-rates-softened = Zyski, które rosną wraz z cenami, i niewielki dług.
risk-rates-sign = Rentowność dziesięcioletnia zmienia się o więcej niż punkt w ciągu roku.
risk-against = To, co przemawia przeciw, okazuje się rozstrzygające. { $text }
risk-against-softened = Nadać stwierdzeniu taką wagę, na jaką zasługuje jego wiarygodność.
risk-against-sign = Nowsze dane to potwierdzają.
risk-old = Świat się zmienił, odkąd kończą się dane (minęło: { $age }).
risk-old-softened = Zdobyć aktualne dane, zanim cokolwiek się na tym oprze.
risk-old-sign = Nowsze dane mają inny znak niż użyte tutaj.
risk-gaps = Wśród luk jest coś istotnego.
risk-gaps-softened = Najpierw uzupełnić luki z początku listy.
risk-gaps-sign = Luka zostaje uzupełniona i obraz się zmienia.
risk-objection = Zastrzeżenie czerwonego zespołu okazuje się słuszne. { $text }
risk-objection-softened = Sprawdzić ten punkt w pierwszej kolejności, gdy pojawią się nowsze dane.
risk-objection-sign = Nowsze dane potwierdzają zastrzeżenie.

## Scenarios.

scenario-bear-stock = Horyzont kończy się bez zysku z inwestycji w { $name }, jak w { $lost } najbardziej zbliżonych minionych okresów.
scenario-base-stock = Inwestycja w { $name } przynosi zysk, najwyżej jedną dziesiątą rocznie, jak w pozostałych minionych okresach.
scenario-bull-stock = Inwestycja w { $name } przynosi zysk ponad jednej dziesiątej rocznie, jak w { $strong } najbardziej zbliżonych minionych okresów.
scenario-bear-market = Horyzont kończy się bez zysku po uwzględnieniu inflacji, jak w { $lost } najbardziej zbliżonych minionych okresów.
scenario-base-market = Po uwzględnieniu inflacji jest zysk, nie wyższy niż długoterminowa stopa roczna, jak w pozostałych minionych okresach.
scenario-bull-market = Zysk po uwzględnieniu inflacji przewyższa długoterminową stopę roczną, jak w { $strong } najbardziej zbliżonych minionych okresów.
scenario-stands-in = Własna historia jest za krótka, by na niej liczyć ({ $name }); zastępuje ją cały rynek akcji w USA.
scenario-bear-unknown = Dochodzi do trwałej straty. Nic w rejestrze danych nie mówi, jak bardzo jest to prawdopodobne.
scenario-base-unknown = Wynik podąża za rynkiem. Nic w rejestrze danych nie mówi, jak bardzo jest to prawdopodobne.
scenario-bull-unknown = Wynik jest wyraźnie lepszy niż rynek. Nic w rejestrze danych nie mówi, jak bardzo jest to prawdopodobne.
scenario-bear-wrong = Wartość na koniec horyzontu jest wyższa niż na początku.
scenario-base-wrong = Horyzont kończy się bez zysku albo wyraźnie powyżej tej stopy.
scenario-bull-wrong = Roczny zysk pozostaje na poziomie tej stopy lub poniżej.

## The red team, and the chair's response.

objection-planted = Projekt oceny podaje liczbę, której nie ma w rejestrze danych: { $figure }.
objection-older-than-horizon = Dane są starsze, niż wynosi horyzont: nawet najnowsze kończą się { $age } przed datą zapytania.
objection-old = Najstarsze z danych kończą się { $age } przed datą zapytania; nie ma w nich tego, co zdarzyło się później.
objection-cross-examination = Bez wzajemnych pytań te same liczby dają inny obraz całości; projekt zależy od tego, jak kwestionowano stwierdzenia.
objection-single-figure = Obraz całości zależy od jednej liczby: { $name }, { $value } ({ $date }).
objection-single-seat = Bez głosu „{ $seat }” obraz całości przechyla się na drugą stronę.
objection-opposite =
    { $count ->
        [one] Przeciwny scenariusz: jedno z { $all } stwierdzeń wskazuje w drugą stronę. { $text }
        [few] Przeciwny scenariusz: { $count } z { $all } stwierdzeń wskazują w drugą stronę, najmocniejsze na początku. { $text }
        [many] Przeciwny scenariusz: { $count } z { $all } stwierdzeń wskazuje w drugą stronę, najmocniejsze na początku. { $text }
       *[other] Przeciwny scenariusz: { $count } z { $all } stwierdzeń wskazuje w drugą stronę, najmocniejsze na początku. { $text }
    }
objection-no-opposite = Żadna liczba nie przemawia za tezą przeciwną. Może to świadczyć o sile, ale równie dobrze o tym, czego nie zbadano.
objection-no-judgement = Projekt nie wydaje oceny. Gdyby to zrobił, nie miałby żadnej liczby na temat przedmiotu analizy.
objection-one-source = Wszystkie liczby pochodzą z jednego źródła.
objection-frequencies = Prawdopodobieństwa to częstości z nakładających się okresów w przeszłości, a nie prognozy.
response-noted = Odnotowano; nie zmienia to obrazu całości.
response-lowered = Uznano; pewność zostaje obniżona.
response-halved = Uznano; pewność zostaje obniżona o połowę.
response-taken-back = Uznano; ocena zostaje cofnięta. To, co dane mówiły na swoją datę, pozostaje wśród czynników.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Według tych liczb { $first } wypada lepiej niż { $others }.
        [unfavourable] Według tych liczb { $first } wypada gorzej niż { $others }.
        [mixed] Według tych liczb { $first } i { $others } wypadają mniej więcej równo.
       *[insufficient_evidence] Zbyt mało danych, aby ustalić kolejność: { $first } i { $others }.
    }
headline-macro = Tak wygląda sytuacja: { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Według liczb struktura portfela odpowiada Państwa pytaniu.
        [unfavourable] Według liczb struktura portfela nie odpowiada Państwa pytaniu.
        [mixed] Według liczb tyle samo przemawia za strukturą portfela, co przeciw niej.
       *[insufficient_evidence] Zbyt mało danych, aby ocenić strukturę portfela.
    }
tell-committee =
    { $members ->
        [one] Sprawę zbadał jeden członek komitetu. Jego projekt został następnie podważony, aby znaleźć słabe punkty.
        [few] Sprawę zbadali { $members } członkowie komitetu, najpierw każdy osobno. Potem zadali sobie nawzajem pytania i zapisali, w czym się nie zgadzają.
        [many] Sprawę zbadało { $members } członków komitetu, najpierw każdy osobno. Potem zadali sobie nawzajem pytania i zapisali, w czym się nie zgadzają.
       *[other] Sprawę zbadało { $members } członka komitetu, najpierw każdy osobno. Potem zadali sobie nawzajem pytania i zapisali, w czym się nie zgadzają.
    }
tell-committee-alone =
    { $members ->
        [one] Sprawie przyjrzał się { $members } członek, a przewodniczący ocenił jego ustalenia.
        [few] Sprawie przyjrzeli się { $members } członkowie, każdy osobno, a przewodniczący zważył ich ustalenia.
       *[other] Sprawie przyjrzało się { $members } członków, każdy osobno, a przewodniczący zważył ich ustalenia.
    }
tell-confidence =
    { $level ->
        [high] Komitet jest tego dość pewny: { $confidence } w skali od 0 do 1.
        [medium] Komitet jest tego tylko częściowo pewny: { $confidence } w skali od 0 do 1.
       *[low] Komitet wcale nie jest tego pewny: { $confidence } w skali od 0 do 1.
    } To mówi, jak dobre są dane. Nie jest to prawdopodobieństwo zysku.
tell-odds = W przeszłości { $lost } wszystkich okresów (długość: { $horizon }) kończyło się bez zysku. To historia, a nie prognoza.
tell-import = Lepsza odpowiedź wymaga nowszych danych: proszę zaimportować plik z cenami lub sprawozdania spółki albo włączyć źródło danych na żywo.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Brak cen dla: { $name }. Aby uzupełnić tę lukę, proszę zaimportować plik z cenami dziennymi.
gap-prices-old = Ostatnia data cen dla { $name }: { $date }.
gap-accounts-missing = Brak sprawozdań dla: { $name }. Aby uzupełnić tę lukę, proszę zaimportować dane roczne.
gap-accounts-old = Ostatnia data sprawozdań dla { $name }: { $date }.
gap-industry-missing = Brak danych branżowych dla: { $name }.
gap-market-old = Ostatnia data danych o rynku amerykańskim: { $date }.
gap-news-missing = Brak wiadomości.
gap-provider-down = Źródło { $provider } było niedostępne: { $reason }.
gap-window-too-short = Zbyt mało cen dla { $name }, aby objąć dłuższy okres.
gap-holdings-unpriced = Brak cen dla Państwa pozycji { $name }.
gap-portfolio-no-weights = Wagi pozycji nie są znane.

## Terms that the debrief explains.

term-volatility = Zmienność
term-drawdown = Obsunięcie
term-confidence = Pewność
term-dissent = Zdanie odrębne
term-red-team = Czerwony zespół

## Measures, as lists name them.

measure-price = Ostatnia cena
measure-age = Wiek cen
measure-return-1m = Zmiana w ciągu miesiąca
measure-return-3m = Zmiana w ciągu trzech miesięcy
measure-return-6m = Zmiana w ciągu sześciu miesięcy
measure-return-1y = Zmiana w ciągu dwunastu miesięcy
measure-return-3y = Roczna stopa zwrotu za trzy lata
measure-return-5y = Roczna stopa zwrotu za pięć lat
measure-return-10y = Roczna stopa zwrotu za dziesięć lat
measure-return-all = Roczna stopa zwrotu za cały szereg
measure-momentum-12-1 = Zmiana w roku przed ostatnim miesiącem
measure-trend = Odchylenie od dłuższej średniej
measure-vol-1y = Roczne wahania, ostatni rok
measure-vol-36m = Roczne wahania, trzy lata
measure-max-drawdown-1y = Najgłębszy spadek w ciągu roku
measure-max-drawdown-36m = Najgłębszy spadek w ciągu trzech lat
measure-max-drawdown-all = Najgłębszy spadek w całym szeregu
measure-drawdown-now = Odległość od szczytu
measure-worst-month = Najgorszy miesiąc
measure-best-month = Najlepszy miesiąc
measure-return-all-less-best-10 = Roczna stopa zwrotu bez dziesięciu najlepszych dni
measure-return-first-half = Roczna stopa zwrotu w pierwszej połowie
measure-return-second-half = Roczna stopa zwrotu w drugiej połowie
measure-volume-ratio = Obroty wobec średniej
measure-turnover-20d = Obroty dzienne
measure-freq-pos = Minione okresy z zyskiem
measure-freq-neg = Minione okresy bez zysku
measure-freq-strong = Minione okresy powyżej jednej dziesiątej rocznie
measure-freq-above-avg = Minione okresy powyżej stopy długoterminowej
measure-horizon = Horyzont w pełnych latach
measure-window-count-1y = Okresy roczne w szeregu
measure-beta-36m = Beta względem rynku
measure-correlation-36m = Korelacja, trzy lata
measure-return-gap-1y = Przewaga w ciągu dwunastu miesięcy
measure-real-return-5y = Roczna realna stopa zwrotu, pięć lat
measure-revenue = Przychody
measure-revenue-growth-1y = Wzrost przychodów, jeden rok
measure-revenue-growth-2y = Wzrost przychodów, dwa lata
measure-gross-margin = Marża brutto
measure-operating-margin = Marża operacyjna
measure-operating-margin-change-1y = Zmiana marży operacyjnej
measure-net-margin = Marża netto
measure-net-income = Zysk netto
measure-roe = Zwrot z kapitału własnego
measure-roa = Zwrot z aktywów
measure-roic = Zwrot z zainwestowanego kapitału
measure-debt-to-equity = Dług do kapitału własnego
measure-net-debt-to-operating-income = Dług netto do zysku operacyjnego
measure-current-ratio = Wskaźnik płynności bieżącej
measure-interest-coverage = Wskaźnik pokrycia odsetek
measure-cash-conversion = Gotówka operacyjna do zysku netto
measure-free-cash-flow = Wolne przepływy pieniężne
measure-fcf-margin = Wolne przepływy pieniężne do przychodów
measure-capex-to-revenue = Inwestycje do przychodów
measure-rd-to-revenue = Badania do przychodów
measure-eps-diluted = Zysk na akcję
measure-eps-growth-1y = Wzrost zysku na akcję
measure-book-value-per-share = Wartość księgowa na akcję
measure-fcf-per-share = Wolne przepływy pieniężne na akcję
measure-shares-change-1y = Zmiana liczby akcji
measure-payout = Wypłaty z wolnych przepływów pieniężnych
measure-accounts-age = Wiek sprawozdań
measure-pe = Cena do zysku
measure-ps = Cena do przychodów
measure-pb = Cena do wartości księgowej
measure-fcf-yield = Wolne przepływy pieniężne do ceny
measure-earnings-yield = Rentowność zysków
measure-pe-percentile = Cena do zysku na tle własnej historii
measure-pe-median = Mediana wskaźnika cena do zysku
measure-pe-to-market = Cena do zysku na tle rynku
measure-float-to-earnings = Akcje w wolnym obrocie do zysku netto
measure-infl-12m = Inflacja w ciągu dwunastu miesięcy
measure-infl-10y = Roczna inflacja w ciągu dziesięciu lat
measure-infl-percentile = Inflacja na tle własnej historii
measure-long-rate = Rentowność dziesięcioletnich obligacji skarbowych
measure-long-rate-change-12m = Zmiana rentowności dziesięcioletniej
measure-long-rate-median = Mediana rentowności dziesięcioletniej
measure-real-long-rate = Rentowność dziesięcioletnia minus inflacja
measure-cape = Cena do zysków z dziesięciu lat (CAPE)
measure-cape-median = Mediana CAPE
measure-cape-percentile = CAPE na tle własnej historii
measure-after-cape-median-10y = Mediana stopy zwrotu po drogim początku
measure-excess-cape-yield = Rentowność zysków minus realna rentowność obligacji
measure-sp-payout = Część zysku wypłacona w dywidendzie
measure-dividend-yield = Stopa dywidendy
measure-real-earnings-growth-10y = Realny wzrost zysków, dziesięć lat
measure-real-return-1y = Realna stopa zwrotu, jeden rok
measure-real-return-10y = Roczna realna stopa zwrotu, dziesięć lat
measure-real-return-20y = Roczna realna stopa zwrotu, dwadzieścia lat
measure-real-return-all = Roczna realna stopa zwrotu, cały szereg
measure-real-return-10y-worst = Najgorsze dziesięć lat po uwzględnieniu inflacji
measure-bond-real-return-10y = Obligacje po uwzględnieniu inflacji, dziesięć lat
measure-freq-stocks-beat-bonds-10y = Okresy dziesięcioletnie z przewagą akcji nad obligacjami
measure-curve-10y-3m = Rentowność dziesięcioletnia minus trzymiesięczna
measure-curve-10y-2y = Rentowność dziesięcioletnia minus dwuletnia
measure-curve-share-inverted = Miesiące z odwróconą krzywą
measure-curve-age = Wiek krzywej
measure-unemployment = Stopa bezrobocia
measure-unemployment-median = Mediana stopy bezrobocia
measure-credit-spread = Różnica między słabymi a silnymi dłużnikami
measure-credit-spread-percentile = Ta różnica na tle własnej historii
measure-pf-value = Wartość pozycji
measure-pf-weight = Waga w portfelu
measure-pf-largest-weight = Największa waga
measure-pf-hhi = Suma kwadratów wag
measure-pf-vol-36m = Roczne wahania pozycji
measure-pf-max-drawdown-36m = Najgłębszy spadek pozycji w ciągu trzech lat
measure-pf-return-1y = Stopa zwrotu pozycji, jeden rok
measure-pf-return-3y = Roczna stopa zwrotu pozycji, trzy lata
measure-pf-mean-correlation = Średnia korelacja pozycji
measure-pf-priced-share = Udział pozycji z cenami

## What the engine says in the transcript.

floor-opened =
    Komitet zbiera się w sprawie „{ $title }”. Zasób danych zawiera { $figures ->
        [one] jedną liczbę
        [few] { $figures } liczby
        [many] { $figures } liczb
       *[other] { $figures } liczby
    } na ten temat i { $gaps ->
        [0] nie wskazuje żadnej luki
        [one] wskazuje jedną lukę
        [few] wskazuje { $gaps } luki
        [many] wskazuje { $gaps } luk
       *[other] wskazuje { $gaps } luki
    }.
floor-taken = Głos zabiera: { $seat }.
floor-votes =
    Wszyscy zagłosowali, nie słysząc pozostałych: za: { $supports }, przeciw: { $opposes }, ani za, ani przeciw: { $neutral }. { $next ->
        [tier] Na tym poziomie usługi nie ma wzajemnych pytań; następna jest synteza.
        [nobody] Nie ma kogo pytać; następna jest synteza.
       *[questions] Można teraz zadawać pytania do poszczególnych stwierdzeń.
    }
floor-question = Adresat: { $seat }, dotyczy: { $claim }. { $text }
floor-answer = Adresat: { $seat }. { $text }
floor-silent = Brak użytecznej wypowiedzi ({ $seat }): { $reason }.
floor-ruled =
    W sprawie { $claim }: { $ruling ->
        [upheld] utrzymane
        [weakened] osłabione
        [refuted] obalone
        [withdrawn] wycofane
        [unresolved] nierozstrzygnięte
       *[other] { $ruling }
    }. { $reason }
floor-revised = Projekt zostaje zmieniony: { $thesis }
red-team-pass = Czerwony zespół przepuszcza projekt.
red-team-revise = Czerwony zespół odsyła projekt do poprawy.
red-team-reject = Czerwony zespół odrzuca projekt.
red-team-unheard = Nie udało się wysłuchać czerwonego zespołu ({ $reason }); projekt uznaje się za odrzucony.
number-left-out = Liczbę bez źródła pominięto w tekście.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Tak, krzywa rentowności USA jest według naszych najnowszych danych odwrócona
        [partly] Krzywa rentowności USA jest według naszych najnowszych danych częściowo odwrócona
       *[no] Nie, krzywa rentowności USA nie jest według naszych najnowszych danych odwrócona
    }: rentowność dziesięcioletnia minus dwuletnia: { $curve_10y_2y } ({ $date }), minus trzymiesięczna: { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Oznaki recesji w USA, które śledzimy, ostrzegają
        [partly] Oznaki recesji w USA, które śledzimy, są mieszane
       *[no] Oznaki recesji w USA, które śledzimy, są spokojne
    }: bezrobocie powyżej minimum z ostatniego roku: { $sahm } ({ $date }); w ciągu roku zatrudnienie { $payrolls_12m }, realny dochód bez transferów { $income_12m }; rentowność dziesięcioletnia minus trzymiesięczna: { $curve_10y_3m } ({ $other_date }).
first-savings = Oszczędności, które przynoszą rocznie mniej niż { $infl_12m }, tracą siłę nabywczą: tyle wyniosła inflacja w USA w ciągu dwunastu miesięcy (do: { $date }). Trzymiesięczne bony skarbowe USA dawały { $bill_rate } ({ $other_date }), po inflacji { $real_bill_rate }. Gotówka bez odsetek zachowała przez dziesięć lat { $purchasing_power_10y } siły nabywczej.
first-inflation = Inflacja w USA wyniosła { $infl_12m } w ciągu dwunastu miesięcy (do: { $date }), a bez żywności i energii { $core_infl_12m }; przez dziesięć lat było to { $infl_10y }.
first-jobs = Bezrobocie w USA wyniosło { $unemployment } ({ $date }), przy medianie { $unemployment_median }; zmiana zatrudnienia w ciągu roku: { $payrolls_12m }.
first-rates = Dziesięcioletnie obligacje skarbowe USA dawały { $long_rate } ({ $date }), po inflacji z ostatniego roku { $real_long_rate }; bony trzymiesięczne dawały { $bill_rate } ({ $other_date }), po inflacji { $real_bill_rate }.
first-money = Zmiana podaży pieniądza M2 w USA w ciągu roku ({ $date }): { $m2_12m }, po inflacji { $m2_real_12m }.
first-housing = Zmiana w ciągu roku ({ $date }): rozpoczęte budowy domów w USA { $starts_12m }, pozwolenia na budowę { $permits_12m }; koszty mieszkania { $shelter_12m }. Cen domów nie mamy.
first-dollar = Zmiana dolara wobec walut partnerów handlowych w ciągu roku ({ $date }): { $dollar_12m }; dolar był słabszy w { $dollar_percentile } dni naszego szeregu.
first-growth = Zmiana realnej produkcji USA w ciągu roku ({ $date }): { $gdp_1y }; zatrudnienie { $payrolls_12m }, bezrobocie { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name }: cena wyprzedziła inflację w naszych danych, ale jest ich za mało, by mówić o ochronie
       *[no] { $name }: cena nie nadążyła za inflacją w naszych danych, a jest ich za mało, by ocenić ochronę
    }; od { $from } do { $to } cena { $gain_whole }, ceny konsumpcyjne w USA { $infl_whole }; najgłębszy spadek z ostatnich dwunastu miesięcy: { $max_drawdown_1y }.
first-spot = { $name }: cena { $price } ({ $date }), zmiana w ciągu roku { $return_1y }; najgłębszy spadek w tym roku: { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Dane nie przemawiają za żadną ze stron
        [up] Przeszłość wskazuje raczej na wzrost
       *[down] Przeszłość wskazuje raczej na spadek
    }: { $name }: kurs { $price } ({ $date }) przy medianie { $level_median }; kurs był niższy w { $level_percentile } miesięcy, a w { $freq_neg } dawnych okresów podobnych do horyzontu nie wzrósł.
first-accounts =
    { $balance ->
        [favourable] { $name }: sprawozdania są solidne
        [unfavourable] { $name }: sprawozdania są słabe
       *[mixed] { $name }: sprawozdania są częściowo solidne, a częściowo słabe
    }; rok obrotowy do: { $date }, marża operacyjna { $operating_margin }, wzrost sprzedaży { $revenue_growth_1y }, gotówka z działalności operacyjnej do zysku netto { $cash_conversion }, dług do kapitału własnego { $debt_to_equity }.
first-compare =
    { $balance ->
        [favourable] Według sprawozdań { $name } wyprzedza: { $other }
        [unfavourable] Według sprawozdań { $name } jest za: { $other }
       *[mixed] Według sprawozdań { $name } i { $other } są mniej więcej na równi
    }; wzrost sprzedaży { $revenue_growth_1y } wobec { $revenue_growth_1y_other }, marża operacyjna { $operating_margin } wobec { $operating_margin_other }, zwrot z kapitału własnego { $roe } wobec { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Aktualność danych: { $kinds }.
current-accounts = sprawozdania do: { $date }
current-prices = kursy akcji do: { $date }
current-metals = metale i kryptowaluty do: { $date }
current-exchange = kursy walut do: { $date }
current-market = giełda w USA do: { $date }
current-rates = stopy procentowe do: { $date }
current-economy = dane gospodarcze do: { $date }
table-years = { $name }: lata obrotowe

## Claims on the economy, on short histories, and on several years.

claim-dollar = Zmiana dolara w ciągu roku wobec walut partnerów handlowych: { $dollar_12m }; dolar był słabszy w { $dollar_percentile } dni szeregu
wrong-dollar = Dolar zmienia kierunek w ciągu roku.
claim-fall-year =
    { $name }: najgłębszy spadek w ciągu roku { $max_drawdown_1y }{ $dated ->
        [yes] , od { $from } do { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] więcej, niż można znieść
       *[other] w granicach tego, co można znieść
    }
wrong-fall-year = Dłuższa historia pokazuje spadek po drugiej stronie tej granicy.
claim-swings-year = { $name }: roczne wahania z dwunastu miesięcy { $vol_12m }
wrong-swings-year = Dłuższa historia pokazuje wahania innego rzędu.
claim-sahm = Średnie bezrobocie z trzech miesięcy powyżej minimum z ostatniego roku: { $sahm }
wrong-sahm = Bezrobocie rośnie w najbliższych miesiącach.
claim-inversion-record = W { $jobs_after_inversion } miesięcy z odwróconą krzywą bezrobocie było półtora roku później wyraźnie wyższe, wobec { $jobs_after_any } wszystkich miesięcy
wrong-inversion-record = Następne odwrócenie mija bez wzrostu bezrobocia.
claim-growth-5y =
    { $name }: zmiana sprzedaży przez pięć lat { $revenue_growth_5y }{ $more ->
        [yes] , zysku na akcję { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = Wzrost pochodził z przejęcia albo z jednego dobrego roku.
claim-bill-real = Trzymiesięczne bony skarbowe USA dawały { $bill_rate }, po inflacji { $real_bill_rate }
wrong-bill-real = Krótkie stopy lub inflacja zmieniają się o więcej niż punkt.
claim-payrolls = Zmiana zatrudnienia w USA w ciągu dwunastu miesięcy: { $payrolls_12m }
wrong-payrolls = Dane zostaną zrewidowane albo odwrócą się w kilka miesięcy.
claim-output = Zmiana realnej produkcji USA w ciągu roku: { $gdp_1y }
wrong-output = Następne kwartały idą w drugą stronę.
claim-money =
    Zmiana podaży pieniądza M2 w USA w ciągu roku: { $m2_12m }, po inflacji { $m2_real_12m }{ $more ->
        [yes] ; kredyty banków dla firm { $loans_12m }
       *[no] { "" }
    }
wrong-money = Pieniądz przechodzi do form, których M2 nie liczy.
claim-housing =
    Zmiana w ciągu roku: rozpoczęte budowy domów w USA { $starts_12m }, pozwolenia na budowę { $permits_12m }{ $more ->
        [yes] ; koszty mieszkania { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Różnicę wyjaśnia łagodna lub ostra zima.
claim-purchasing-power = Dolar zachował { $purchasing_power_10y } tego, co kupował dziesięć lat wcześniej
wrong-purchasing-power = Ceny spadają przez następne dziesięć lat.
claim-hedge = { $name }: zmiana ceny { $gain_whole }, ceny konsumpcyjne w USA w tych samych miesiącach { $infl_whole }
wrong-hedge = W dłuższym czasie cena zostaje w tyle za cenami konsumpcyjnymi.
claim-level = { $name }: mediana całego szeregu { $level_median }; kurs był niższy niż teraz w { $level_percentile } miesięcy
wrong-level = Dawna mediana już nie pasuje, bo ceny w obu krajach się rozeszły.

## Measures of the above.

measure-vol-12m = Roczne wahania, dwanaście miesięcy
measure-gain-whole = Zmiana od początku szeregu
measure-infl-whole = Inflacja w tych samych miesiącach
measure-correlation-12m = Korelacja, dwanaście miesięcy
measure-level-median = Mediana kursu
measure-level-percentile = Kurs wobec własnej przeszłości
measure-core-infl-12m = Inflacja bez żywności i energii
measure-shelter-12m = Zmiana kosztów mieszkania
measure-payrolls-12m = Zmiana zatrudnienia
measure-income-12m = Zmiana realnego dochodu
measure-m2-12m = Zmiana podaży pieniądza M2
measure-m2-real-12m = Zmiana M2 po inflacji
measure-starts-12m = Zmiana liczby rozpoczętych budów
measure-permits-12m = Zmiana liczby pozwoleń na budowę
measure-loans-12m = Zmiana kredytów dla firm
measure-gdp-1y = Zmiana realnej produkcji
measure-bill-rate = Rentowność bonów trzymiesięcznych
measure-real-bill-rate = Bony minus inflacja
measure-purchasing-power-10y = Siła nabywcza po dziesięciu latach
measure-sahm = Bezrobocie powyżej minimum roku
measure-jobs-after-inversion = Odwrócenia, po których wzrosło bezrobocie
measure-jobs-after-any = Miesiące, po których wzrosło bezrobocie
measure-dollar-12m = Zmiana szerokiego dolara
measure-dollar-percentile = Szeroki dolar wobec własnej przeszłości
measure-sp-long-rate = Rentowność dziesięcioletnia w tym miesiącu
measure-revenue-growth-5y = Wzrost sprzedaży, pięć lat
measure-eps-growth-5y = Wzrost zysku na akcję, pięć lat
measure-cash = Gotówka i krótkoterminowe papiery
measure-debt = Dług
measure-dividends = Wypłacone dywidendy
measure-buybacks = Skup akcji własnych
measure-dividends-per-share = Dywidenda na akcję
measure-shares-diluted = Liczba akcji po rozwodnieniu
measure-public-float = Wartość akcji w wolnym obrocie
