# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (stan na: { $dates }).
surroundings = Kontekst: { $text }
between-sentences = { " " }
between = { "; " }
us-market = Wall Street
us-stocks = akcje amerykańskie
us-bonds = portfel dziesięcioletnich obligacji skarbowych USA
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; lepiej wypada tu { $name }
        [level] ; wynik jest mniej więcej równy
       *[untold] { "" }
    }
absent = Nie wysłuchano: { $reason }
dissent =
    { $stance ->
        [supports] Ocena bardziej przychylna ({ $seat }): { $claim }
       *[opposes] Ocena bardziej krytyczna ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Przewodnictwo
seat-fundamentals = Fundamenty
seat-valuation = Wycena
seat-market = Rynek i analiza techniczna
seat-desk = Dział informacji
seat-macro = Makroekonomia i stopy procentowe
seat-industry = Branża
seat-allocation = Alokacja
seat-risk = Ryzyko
seat-red-team = Czerwony zespół
mandate-chair = Waży stwierdzenia jedno po drugim i formułuje ocenę.
mandate-fundamentals = Ile spółka lub rynek zarabia i wypłaca oraz jaki ma dług.
mandate-valuation = Cena na tle własnej historii i obligacji.
mandate-market = Jak zachowywał się kurs.
mandate-desk = To, o co chodzi w pytaniu: liczba albo znaczenie pojęcia.
mandate-macro = Inflacja, stopy procentowe i stan gospodarki.
mandate-industry = Jak silna jest spółka wobec konkurentów i klientów.
mandate-allocation = Jak części portfela zachowują się razem.
mandate-risk = Co można stracić, ile i jak często, na tle tego, co możesz znieść.
mandate-red-team = Atakuje projekt opinii: argumenty za tezą przeciwną, stare dane, jedna liczba, od której zależy za dużo.
lens-chair = co wynika z całości danych
lens-fundamentals = przychody, marże, gotówka i dług
lens-valuation = cena na tle zysków, własnej historii i obligacji
lens-market = stopy zwrotu, trend i obroty
lens-desk = liczba lub pojęcie, o które chodzi w pytaniu
lens-macro = inflacja, stopy procentowe i rynek pracy
lens-industry = zdolność do dyktowania cen i potrzeba inwestowania
lens-allocation = udziały i to, jak części portfela poruszają się razem
lens-risk = spadki, wahania i to, jak często tracono pieniądze
lens-red-team = dlaczego ta ocena może okazać się błędna
needs-fundamentals = sprawozdania roczne
needs-valuation = ceny i sprawozdania
needs-market = ceny dzienne
needs-desk = liczba, o którą chodzi w pytaniu
needs-macro = inflacja i stopy procentowe
needs-industry = sprawozdania roczne
needs-allocation = pozycje portfela i ceny dzienne
needs-risk = ceny dzienne
task-title = { $seat }: { $name }
task-instructions = { $mandate } Każda liczba pochodzi ze źródła z datą, a o brakach mówi się otwarcie.
task-acceptance = Co najmniej jedno stwierdzenie z liczbami albo informacja, czego do niego brakuje.

## What the committee must answer.

ask-single-1 = { $name }: jakie były stopa zwrotu, wahania i najgłębszy spadek?
ask-single-2 = { $name }: ile zarabia i ile się za to płaci na tle własnej historii?
ask-single-3 = { $name }: jakie otoczenie sprzyja, a jakie szkodzi?
ask-single-4 = Co musiałoby się stać, aby doszło do trwałej straty?
ask-comparison-1 = { $name }: jakie są różnice w stopie zwrotu, wahaniach i najgłębszym spadku?
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
ask-theme-3 = Co dowiodłoby, że ta historia jest nieprawdziwa?

## Thinking aloud.

thinking = Co badamy: { $lens }. Dane: { $figures }.
thinking-nothing = Co badamy: { $lens }. Nie mamy na ten temat danych.
thinking-builds-on = Podstawą jest wcześniejsze ustalenie: { $first }
caveat-stale = Te dane mają { $age }.
caveat-surroundings = Część z tego to kontekst, a nie sam przedmiot pytania.
caveat-overlap = Okresy z przeszłości nakładają się na siebie, więc naprawdę odrębnych jest mniej, niż się wydaje.
nothing = { $name }: z tej strony nie mamy danych, by wydać ocenę.
no-guess = Dalsze wnioski byłyby zgadywaniem.
wrong-nothing = Pojawiają się brakujące dane.
missing-fundamentals = { $name }: nie mamy sprawozdań finansowych.
missing-valuation = { $name }: nie mamy ceny, którą można by porównać z zyskiem.
missing-market = { $name }: nie mamy notowań.
missing-risk = { $name }: nie mamy notowań.
missing-desk = Nie mamy danych, które odpowiadałyby na to pytanie.
missing-macro = Nie mamy danych o inflacji ani stopach procentowych.
missing-industry = { $name }: nie mamy sprawozdań, które pokazałyby pozycję w branży.
missing-allocation = Nie znamy udziałów ani notowań Twoich pozycji.

## Market and Technicals.

claim-year =
    { $name }: przez rok notowania { $return_1y_way ->
        [down] spadły
       *[up] wzrosły
    } o { $return_1y_size }{ $more ->
        [yes] , a przez pięć lat { $return_5y_way ->
            [down] traciły
           *[up] zyskiwały
        } średnio { $return_5y_size }
       *[no] { "" }
    } (stan na { $dates }).
wrong-year = Nowsze notowania pokazują w skali dwunastu miesięcy coś przeciwnego.
claim-momentum =
    { $name }: w okresie { $from } – { $to } notowania { $momentum_12_1_way ->
        [down] spadły
       *[up] wzrosły
    } o { $momentum_12_1_size }.
wrong-momentum = W najbliższych miesiącach kurs zmienia kierunek.
claim-trend =
    { $name }: notowania były o { $trend_size } { $trend_way ->
        [down] poniżej
       *[up] powyżej
    } średniej z { $daily ->
        [yes] 200 dni
       *[no] dziesięciu miesięcy
    } (stan na { $dates }).
wrong-trend = Kurs przecina tę średnią.
claim-below-high = { $name }: notowania były o { $drawdown_now_size } poniżej szczytu ({ $from }; stan na { $dates }).
wrong-below-high = Dawny szczyt był bańką i kurs do niego nie wraca.
claim-real-return =
    { $name }: po uwzględnieniu inflacji notowania { $real_return_5y_way ->
        [down] traciły
       *[up] zyskiwały
    } przez pięć lat średnio { $real_return_5y_size } (stan na { $dates }).
wrong-real-return = W kolejnych pięciu latach ceny lub inflacja zachowują się inaczej.
claim-volume = W ostatnim miesiącu obroty ({ $name }) stanowiły { $volume_ratio }-krotność średniej z roku (stan na { $dates }).
wrong-volume = Różnicę tłumaczy jeden dzień dużych obrotów.

## Risk Officer.

claim-fall =
    { $name }: w ciągu trzech lat notowania spadły maksymalnie o { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }po uwzględnieniu inflacji
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } (stan na { $dates }){ $assumed ->
        [yes] { "" }
       *[no] . To { $verdict ->
            [opposes] więcej, niż dopuszcza
           *[other] mieści się w tym, co dopuszcza
        } przyjęta tolerancja ryzyka
    }.
wrong-fall = Późniejszy spadek jest wyraźnie większy lub mniejszy.
claim-loss-frequency =
    { $name }: od roku { $since } stratą{ $real ->
        [yes] { " " }po uwzględnieniu inflacji
       *[no] { "" }
    } zakończyło się { $freq_neg } wszystkich okresów tej długości ({ $horizon }; stan na { $dates }).
wrong-loss-frequency = Po doliczeniu nowszych lat straty były wyraźnie częstsze lub rzadsze.
claim-swings = { $name }: w ciągu trzech lat notowania wahały się zwykle o { $vol_36m } (stan na { $dates }).
wrong-swings = Dłuższy lub nowszy okres pokazuje dużo większe lub mniejsze wahania.
claim-best-days =
    { $name }: od roku { $since } notowania { $return_all_way ->
        [down] traciły
       *[up] zyskiwały
    } średnio { $return_all_size }. Bez dziesięciu najlepszych dni { $return_all_less_best_10_way ->
        [down] traciłyby
       *[up] zyskiwałyby
    } { $return_all_less_best_10_size } (stan na { $dates }).
wrong-best-days = Dobre dni rozkładają się równiej niż dotąd.
claim-beta =
    { $name }: w ciągu trzech lat (stan na { $dates }), gdy rynek USA zmieniał się o jeden procent, notowania zmieniały się średnio o { $beta_36m } procent{ $more ->
        [yes] { " " }(korelacja: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Związek z rynkiem zmienia się wraz z działalnością.
claim-interest =
    W roku obrotowym do { $dates } { $interest_coverage_way ->
        [down] spółka { $name } miała stratę operacyjną i nie zarobiła na odsetki
       *[up] zysk operacyjny { $name } pokrył odsetki { $interest_coverage } raza
    }.
wrong-interest = Dług trzeba zrefinansować przy znacznie wyższych stopach.
claim-debt = Dług { $name } stanowił { $debt_to_equity }-krotność kapitału własnego (stan na { $dates }).
wrong-debt = Przejęcie, odpis lub skup akcji zmienia dług albo kapitał własny.
claim-worst =
    { $name }: największy odnotowany spadek notowań wyniósł { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }po uwzględnieniu inflacji
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }, stan na { $dates }. Taki spadek może się powtórzyć.
wrong-worst = Wcześniejsze lub późniejsze notowania pokazują większy spadek.
claim-portfolio-fall =
    W ciągu trzech lat Twój portfel spadł maksymalnie o { $pf_max_drawdown_36m_size } (stan na { $dates }){ $assumed ->
        [yes] { "" }
       *[no] . To { $verdict ->
            [opposes] więcej, niż dopuszcza
           *[other] mieści się w tym, co dopuszcza
        } przyjęta tolerancja ryzyka
    }.
wrong-portfolio-fall = Późniejszy spadek jest wyraźnie większy lub mniejszy.
claim-portfolio-swings = W ciągu trzech lat Twój portfel wahał się zwykle o { $pf_vol_36m } (stan na { $dates }).
wrong-portfolio-swings = Pozycje zaczynają się mocniej wahać albo poruszać bardziej zgodnie.

## Fundamentals.

claim-growth =
    W roku obrotowym do { $dates } przychody { $name } { $revenue_growth_1y_way ->
        [down] spadły
       *[up] wzrosły
    } o { $revenue_growth_1y_size }{ $more ->
        [yes] , a przez dwa lata { $revenue_growth_2y_way ->
            [down] spadały
           *[up] rosły
        } o { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Następny raport roczny pokazuje coś przeciwnego.
claim-margin =
    W roku obrotowym do { $dates } { $operating_margin_way ->
        [down] strata operacyjna
       *[up] zysk operacyjny
    } { $name } to { $operating_margin_size } przychodów{ $more ->
        [yes] , a { $net_margin_way ->
            [down] strata netto
           *[up] zysk netto
        } to { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Koszty rosną szybciej niż ceny dwa lata z rzędu.
claim-margin-change =
    W roku obrotowym do { $dates } marża operacyjna { $name } { $operating_margin_change_1y_way ->
        [down] spadła
       *[up] wzrosła
    } o { $operating_margin_change_1y_size }.
wrong-margin-change = Zmianę tłumaczy jednorazowy koszt lub przychód.
claim-capital =
    W roku obrotowym do { $dates } spółka { $name } { $roic_way ->
        [down] straciła
       *[up] zarobiła
    } { $roic_size } na kapitale zaangażowanym w działalność{ $more ->
        [yes] { " " }i { $roe_way ->
            [down] straciła
           *[up] zarobiła
        } { $roe_size } na kapitale własnym
       *[no] { "" }
    }.
wrong-capital = Nowi konkurenci spychają zwrot w stronę kosztu kapitału.
claim-equity =
    W roku obrotowym do { $dates } spółka { $name } { $roe_way ->
        [down] straciła
       *[up] zarobiła
    } { $roe_size } na kapitale własnym{ $more ->
        [yes] { " " }i { $roa_way ->
            [down] straciła
           *[up] zarobiła
        } { $roa_size } na aktywach
       *[no] { "" }
    }.
wrong-equity = Zwrot bierze się z długu albo z bardzo małego kapitału własnego; sama działalność zarabia mniej.
claim-cash = W roku obrotowym do { $dates } gotówka z działalności operacyjnej { $name } stanowiła { $cash_conversion }-krotność zysku netto.
wrong-cash = Gotówka z działalności operacyjnej spada poniżej zysku netto.
claim-free-cash =
    W roku obrotowym do { $dates } po inwestycjach spółce { $name } { $fcf_margin_way ->
        [down] zabrakło gotówki w wysokości
       *[up] zostało w gotówce
    } { $fcf_margin_size } przychodów{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Firma musi inwestować więcej, by choć utrzymać pozycję.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] Gotówka netto
       *[up] Dług netto
    } { $name } to { $net_debt_to_operating_income_size }-krotność rocznego zysku operacyjnego (stan na { $dates }).
wrong-net-debt = Gotówka jest potrzebna gdzie indziej albo dług rośnie.
claim-shares =
    W roku obrotowym do { $dates } liczba akcji { $name } { $shares_change_1y_way ->
        [down] spadła
       *[up] wzrosła
    } o { $shares_change_1y_size }.
wrong-shares = Nowe akcje są emitowane na przejęcie lub dla pracowników.
claim-market-earnings =
    W ciągu dziesięciu lat zyski amerykańskich spółek { $sp_real_earnings_growth_10y_way ->
        [down] spadały
       *[up] rosły
    } po uwzględnieniu inflacji o { $sp_real_earnings_growth_10y_size } (stan na { $dates }).
wrong-market-earnings = Kolejne lata odwracają tę zmianę.
claim-market-payout = Amerykańskie spółki wypłaciły w dywidendach { $sp_payout } zysków (stan na { $dates }).
wrong-market-payout = Zyski spadają, a dywidendy pozostają bez zmian.
claim-market-dividend = Dywidendy z amerykańskich akcji dawały { $sp_dividend_yield }, a dziesięcioletnie obligacje skarbowe { $sp_long_rate } (stan na { $dates }).
wrong-market-dividend = Spółki oddają więcej przez skup akcji niż przez dywidendy.

## Valuation.

claim-own-history = Akcje { $name } kosztowały { $pe }-krotność rocznego zysku wobec zwykłych { $pe_median } (stan na { $dates }). Tańsze były w { $pe_percentile } badanych lat.
wrong-own-history = Zyski dorastają do ceny, a cena nie spada.
claim-earnings-yield =
    Zysk { $name } stanowił { $earnings_yield } ceny akcji{ $more ->
        [yes] { " " }(cena to { $pe }-krotność zysku)
       *[no] { "" }
    }; dziesięcioletnie obligacje skarbowe dawały { $long_rate } (stan na { $dates }).
wrong-earnings-yield = Rentowność obligacji zmienia się tak bardzo, że porównanie się odwraca.
claim-cash-yield = Wolne przepływy pieniężne { $name } stanowiły { $fcf_yield } ceny akcji (stan na { $dates }).
wrong-cash-yield = Przepływy z tamtego roku były wyjątkiem.
claim-against-market = W relacji do zysku akcje { $name } kosztowały { $pe_to_market }-krotność tego, co rynek USA (stan na { $dates }).
wrong-against-market = Zyski rosną dość szybko, by uzasadnić cenę.
claim-float = Same akcje { $name } w wolnym obrocie były warte { $float_to_earnings }-krotność rocznego zysku netto (stan na { $dates }); razem z akcjami zarządu i dużych właścicieli wychodzi więcej.
wrong-float = Od tamtej pory kurs bardzo się zmienił.
claim-market-cape = Amerykańskie akcje kosztowały { $cape }-krotność średniego zysku z dziesięciu lat wobec zwykłych { $cape_median } (stan na { $dates }). Tańsze były w { $cape_percentile } wszystkich miesięcy od 1881 roku.
wrong-market-cape = Zyski dorastają do cen, a ceny nie spadają.
claim-market-after =
    Gdy amerykańskie akcje były co najmniej tak drogie jak teraz, przez następne dziesięć lat zwykle { $after_cape_median_10y_way ->
        [down] traciły
       *[up] zyskiwały
    } { $after_cape_median_10y_size } po uwzględnieniu inflacji. Od 1871 roku zyskiwały średnio { $sp_real_return_all } (stan na { $dates }).
wrong-market-after = Tak drogich początków było w przeszłości niewiele, nakładają się na siebie i mogą nie przypominać obecnego.
claim-market-excess =
    Zyski z amerykańskich akcji dawały o { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] mniej
       *[up] więcej
    } niż obligacje skarbowe po uwzględnieniu inflacji (stan na { $dates }).
wrong-market-excess = Rentowność obligacji po uwzględnieniu inflacji bardzo się zmienia.

## Industry.

claim-pricing-power =
    W roku obrotowym do { $dates } marża brutto { $name } wyniosła { $gross_margin }, co świadczy o { $verdict ->
        [supports] dużej
        [opposes] ograniczonej
       *[neutral] umiarkowanej
    } zdolności do dyktowania cen.
wrong-pricing-power = Konkurent oferuje to samo taniej i przejmuje klientów.
claim-investment = W roku obrotowym do { $dates } spółka { $name } zainwestowała w majątek trwały { $capex_to_revenue } przychodów.
wrong-investment = Firma musi nadrobić odłożone inwestycje.
claim-research = W roku obrotowym do { $dates } spółka { $name } wydała na badania i rozwój { $rd_to_revenue } przychodów.
wrong-research = Wydatki nie prowadzą do udanego produktu.

## Macro and Rates.

claim-inflation =
    Ceny konsumpcyjne w USA { $infl_12m_way ->
        [down] spadły
       *[up] wzrosły
    } przez rok o { $infl_12m_size } (stan na { $dates }); przez dziesięć lat rosły średnio o { $infl_10y }.
wrong-inflation = Nowsze dane o inflacji różnią się o ponad punkt procentowy.
claim-real-rate =
    Po uwzględnieniu inflacji dziesięcioletnie obligacje skarbowe USA { $real_long_rate_way ->
        [down] traciły
       *[up] dawały
    } { $real_long_rate_size } (stan na { $dates }).
wrong-real-rate = Przyszła inflacja różni się od tej z ostatniego roku.
claim-rate-change =
    Rentowność dziesięcioletnich obligacji skarbowych USA { $long_rate_change_12m_way ->
        [down] spadła
       *[up] wzrosła
    } przez dwanaście miesięcy o { $long_rate_change_12m_size }, do { $long_rate } (stan na { $dates }). Jej wieloletnia mediana to { $long_rate_median }.
wrong-rate-change = Rentowność zmienia kierunek w Twoim horyzoncie.
claim-curve =
    Dziesięcioletnie obligacje skarbowe USA dawały o { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] mniej
       *[up] więcej
    } niż bony trzymiesięczne (stan na { $dates }){ $more ->
        [yes] . Rentowności krótkoterminowe były wyższe od długoterminowych w { $curve_share_inverted } wszystkich miesięcy
       *[no] { "" }
    }.
wrong-curve = Rentowności krótko- i długoterminowe zamieniają się miejscami.
claim-credit = Słabsze spółki amerykańskie płaciły za dług o { $credit_spread } więcej niż państwo (stan na { $dates }). Różnica była mniejsza w { $credit_spread_percentile } wszystkich miesięcy.
wrong-credit = Kredytodawcy się wycofują i różnica rośnie.
claim-jobs = Bezrobocie w USA wynosiło { $unemployment } (stan na { $dates }) wobec wieloletniej mediany { $unemployment_median }.
wrong-jobs = Stopa bezrobocia rośnie o pół punktu w ciągu roku.

## Allocation.

claim-stocks-bonds =
    W ciągu dziesięciu lat amerykańskie akcje { $sp_real_return_10y_way ->
        [down] traciły
       *[up] zyskiwały
    } średnio { $sp_real_return_10y_size } po uwzględnieniu inflacji, a obligacje skarbowe { $bond_real_return_10y_way ->
        [down] traciły
       *[up] zyskiwały
    } { $bond_real_return_10y_size } (stan na { $dates }).
wrong-stocks-bonds = Następne dziesięć lat odwraca kolejność, jak zdarzało się wcześniej.
claim-stocks-ahead = Amerykańskie akcje wypadły lepiej od obligacji w { $freq_stocks_beat_bonds_10y } wszystkich okresów dziesięcioletnich od 1871 roku (stan na { $dates }).
wrong-stocks-ahead = Okresy nakładają się na siebie, więc naprawdę odrębnych jest dużo mniej.
claim-worst-decade =
    W najgorszym dziesięcioleciu amerykańskie akcje { $sp_real_return_10y_worst_way ->
        [down] traciły
       *[up] zyskiwały
    } średnio { $sp_real_return_10y_worst_size } po uwzględnieniu inflacji (stan na { $dates }).
wrong-worst-decade = Dodanie obligacji złagodziłoby stratę.
claim-concentration =
    Twoja największa pozycja to { $pf_largest_weight } portfela{ $more ->
        [yes] ; wskaźnik koncentracji wynosi { $pf_hhi }, gdzie 1 oznacza jedną pozycję
       *[no] { "" }
    } (stan na { $dates }).
wrong-concentration = Pozycje, o których nie wspomniano, zmieniają udziały.
claim-together = W ciągu trzech lat średnia korelacja Twoich pozycji wynosiła { $pf_mean_correlation }, gdzie 1 oznacza ruch w tym samym rytmie (stan na { $dates }).
wrong-together = Przy następnym spadku poruszają się zgodniej niż dotąd.
claim-portfolio-return =
    Przy tych udziałach Twój portfel { $pf_return_3y_way ->
        [down] tracił
       *[up] zyskiwał
    } przez trzy lata średnio { $pf_return_3y_size }{ $more ->
        [yes] , a w ostatnim roku { $pf_return_1y_way ->
            [down] stracił
           *[up] zyskał
        } { $pf_return_1y_size }
       *[no] { "" }
    } (stan na { $dates }).
wrong-portfolio-return = Kolejne trzy lata przebiegają inaczej.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Czy ten ruch to coś więcej niż przypadek, skoro w zwykłym roku kurs waha się tak mocno?
ask-long-return = Czy pięć lat mówi to samo co jeden rok?
ask-trend-turn = Czy ostatnie trzy miesiące już odwróciły trend?
ask-recovering = Czy kurs nadal spada, czy odrabia straty?
ask-from-high = Czy kurs blisko szczytu mówi coś o tym, jak głęboko może spaść?
ask-best-days = Czy stopa zwrotu opiera się na kilku dniach?
ask-halves = Czy pierwsza połowa historii mówi to samo?
ask-calm-now = Czy ostatni rok był podobny do całych trzech lat?
ask-whole-record = Czy ostatnie lata to dobra miara tego, ile można stracić?
ask-recovered = Czy spadek został już odrobiony?
ask-tied = Czy kurs podąża za rynkiem na tyle, by beta coś znaczyła?
ask-worst-decade = Czy odsetek strat mówi, jak dotkliwa może być strata?
ask-covered = Czy zysk operacyjny wystarcza na odsetki?
ask-owed = Czy dług po odjęciu gotówki mówi to samo?
ask-per-share = Czy odczuł to także właściciel akcji?
ask-long-growth = Czy ten rok był regułą, czy wyjątkiem?
ask-borrowed = Czy ten zwrot zarobiła firma, czy zrobił go dług?
ask-in-cash = Czy zysk zamienia się w gotówkę?
ask-slipping = Czy marża rośnie, czy spada?
ask-selling-less = Czy marża jest wyższa tylko dlatego, że sprzedaje się mniej?
ask-selling-more = Czy niższa marża jest ceną wzrostu?
ask-invested = Czy inwestycje pochłaniają gotówkę?
ask-with-debt = Czy akcje skupiono za pożyczone pieniądze?
ask-burden = Czy spółkę stać na bieżące płatności?
ask-kept = Ile z tego zostaje jako zysk operacyjny?
ask-paying-off = Czy wzrost spłaca inwestycje?
ask-cheap-why = Czy jest tanio, bo zysk spada?
ask-growth-pays = Czy wzrost uzasadnia cenę?
ask-deserved = Czy zwrot z kapitału uzasadnia cenę?
ask-rates-explain = Czy stopy procentowe wyjaśniają cenę akcji?
ask-dear = Czy to jest już w cenie akcji?
ask-dear-too = Czy własna przeszłość rynku mówi to samo?
ask-last-decade = Czy ostatnie dziesięć lat przebiegało według tego wzorca?
ask-in-buybacks = Czy dywidenda jest niska, bo zysk zostaje na skup akcji i rozwój?
ask-core = Czy ceny bez żywności i energii mówią to samo?
ask-other-curve = Czy drugi koniec krzywej mówi to samo?
ask-rate-level = Czy stopa po uwzględnieniu inflacji jest na tyle wysoka, by miała znaczenie?
ask-real-rate = Czy stopa nadal się zmienia?
ask-jobs-agree = Czy zatrudnienie mówi to samo?
ask-output-agrees = Czy PKB mówi to samo?
ask-real-terms = Czy jest tak samo po uwzględnieniu inflacji?
ask-credit-jobs = Czy bezrobocie mówi to samo?
ask-as-a-whole = Jak mocno waha się cały portfel?
ask-together = Czy pozycje spadają jednocześnie?
ask-on-the-way = Jak głębokie były spadki po drodze?
ask-last-year = Czy ostatni rok mówi to samo?
ask-sides = { $figure }: { $values }. Czy i tu lepiej wypada { $name }?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Czy można je porównać?
ask-survivors = Spółki, które upadły, nie mają takiej historii. Czy to coś więcej niż historia jednej, która przetrwała?
ask-base-rate = Tak często okres tej długości kończył się bez zysku. Co wnosi do tego ostatni kurs?
answer-not-mine = To stwierdzenie nie jest nasze.
answer-withdraw = Liczby, na której opiera się stwierdzenie, nie ma w naszych danych. Stwierdzenie zostaje wycofane.
answer-as-quoted = Liczba jest podana tak, jak w naszych danych. Stwierdzenie pozostaje w mocy.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Dane to potwierdzają. Stwierdzenie pozostaje w mocy.
       *[weakened] { $figure }: { $other }. Dane potwierdzają to tylko częściowo. Stwierdzenie traci na wadze.
    }
answer-longer =
    { $outcome ->
        [holds] W innym okresie było to { $other }, co mówi to samo co { $value }. Stwierdzenie pozostaje w mocy.
        [refuted] W innym okresie było to { $other }, a nie { $value }. Stwierdzenie zostaje wycofane.
       *[weakened] W innym okresie było to { $other }, co jest mniej wyraźne niż { $value }. Stwierdzenie traci na wadze.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } wobec { $other } to za dużo na przypadek. Stwierdzenie pozostaje w mocy.
        [refuted] { $figure }: { $other }. { $value } wobec { $other } może być zwykłym przypadkiem. Stwierdzenie zostaje wycofane.
       *[weakened] { $figure }: { $other }. { $value } wobec { $other } może być po części przypadkiem. Stwierdzenie traci na wadze.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Nie: { $other } nie wyjaśnia, skąd { $value }. Stwierdzenie pozostaje w mocy.
        [refuted] { $figure }: { $other }. Tak: { $other } wyjaśnia, skąd { $value }. Stwierdzenie zostaje wycofane.
       *[weakened] { $figure }: { $other }. Częściowo: { $other } po części wyjaśnia, skąd { $value }. Stwierdzenie traci na wadze.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } broni się obok { $other }. Stwierdzenie pozostaje w mocy.
       *[weakened] { $figure }: { $other }. { $other } trzeba podać obok { $value }. Stwierdzenie traci na wadze.
    }
answer-sides =
    { $outcome ->
        [holds] Tak: { $values }. Stwierdzenie pozostaje w mocy.
        [refuted] Nie: { $values }. Stwierdzenie zostaje wycofane.
        [behind] Nie: { $values }. Stwierdzenie traci na wadze.
       *[weakened] Niewyraźnie: { $values }. Stwierdzenie traci na wadze.
    }
answer-dates = Nie: te daty dzieli zbyt dużo czasu ({ $date }, { $other_date }). Stwierdzenie zostaje wycofane.
answer-survivors = Tylko spółka, która przetrwała, może się wykazać wynikiem { $other } za cały okres. Stwierdzenie traci na wadze.
ruling-upheld = Dane to potwierdzają. Stwierdzenie pozostaje w mocy.
ruling-weakened = Dane potwierdzają to tylko częściowo. Stwierdzenie traci na wadze.
ruling-withdrawn = Dane temu przeczą. Stwierdzenia nie bierze się pod uwagę.
ruling-unresolved = Nikt nie odpowiedział. Stwierdzenie traci na wadze.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] { $name }: dostępne dane są w sumie korzystne.
        [unfavourable] { $name }: dostępne dane są w sumie niekorzystne.
       *[mixed] { $name }: dane za i przeciw mniej więcej się równoważą.
    }
thesis-comparison =
    { $balance ->
        [favourable] W bezpośrednim porównaniu { $first } wypada według tych danych lepiej niż { $others }.
        [unfavourable] W bezpośrednim porównaniu { $first } wypada według tych danych gorzej niż { $others }.
       *[mixed] W bezpośrednim porównaniu { $first } i { $others } wypadają według tych danych podobnie.
    }
thesis-portfolio =
    { $balance ->
        [favourable] W sumie struktura portfela odpowiada temu, o co pytasz.
        [unfavourable] W sumie struktura portfela nie odpowiada temu, o co pytasz.
       *[mixed] Dane za tą strukturą portfela i przeciw niej mniej więcej się równoważą.
    }
thesis-macro = Nasze dane nie odpowiadają na to pytanie. Oto najnowsze dane o gospodarce.
thesis-no-side = { $name }: dane opisują stan rzeczy i nie wskazują w żadną stronę.
thesis-nothing = { $name }: mamy za mało danych, by to ocenić.
thesis-around = Można powiedzieć tyle: { $text }
thesis-for = Argument za: { $text }
thesis-against = Argument przeciw: { $text }
thesis-for-side = Argument za ({ $name }): { $text }
thesis-taken-back =
    Nie wydajemy oceny: { $reason ->
        [planted] nasze dane są niewiarygodne
        [old] nasze dane są starsze niż Twój horyzont
       *[rejected] nasza kontrola nie uznała danych
    }. Pokazywały one: { $thesis }
thesis-past-only = { $thesis } Nie oceniamy, co będzie dalej: potrzebne do tego dane są starsze niż Twój horyzont.
change-newer = Dane nowsze niż z tej daty: { $date }.
change-gaps = Dane, które wypełnią tę lukę: { $gap }
change-above = { $figure }: wzrost powyżej { $bound } (ostatnia wartość: { $value }).
change-below = { $figure }: spadek poniżej { $bound } (ostatnia wartość: { $value }).
change-next = Do sprawdzenia w następnej kolejności: { $figure }. Ostatnia wartość: { $value }; za granicą { $bound } stwierdzenie przestaje być prawdziwe.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = { $name }: spadek tak głęboki jak najgorszy odnotowany, { $worst_size } (notowania: stan na { $date }).
risk-fall-softened = Pozycja na tyle mała, by przetrwać taki spadek, i czas na przeczekanie.
risk-fall-sign = Kurs spada od ostatniego szczytu bardziej, niż dopuszcza przyjęta tolerancja ryzyka.
risk-debt = Dług netto { $name } to { $debt }-krotność rocznego zysku operacyjnego i trzeba go refinansować.
risk-debt-softened = Odległe terminy spłaty i stabilne dochody.
risk-debt-sign = Odsetki pochłaniają rosnącą część zysku operacyjnego.
risk-concentration = Twoja największa pozycja to { $largest } portfela. Gdy ona spada, spada z nią cały portfel.
risk-concentration-softened = Więcej pozycji, które poruszają się niezależnie.
risk-concentration-sign = Największa pozycja spada, a pozostałe nie.
risk-rates = Rentowności rosną znacznie powyżej { $rate } (stan na { $date }), co obniża wartość przyszłych zysków.
risk-rates-softened = Zyski rosnące razem z cenami i niewielki dług.
risk-rates-sign = Rentowność obligacji dziesięcioletnich rośnie w ciągu roku o ponad punkt procentowy.
risk-against = Najmocniejszy argument przeciw tej ocenie okazuje się rozstrzygający. { $text }
risk-against-softened = Polegaj na tej ocenie tylko o tyle, o ile potwierdzają ją nowsze dane.
risk-against-sign = Nowsze dane potwierdzają ten argument.
risk-old = Od daty naszych ostatnich danych sytuacja się zmieniła (wiek danych: { $age }).
risk-old-softened = Dodaj aktualne dane, zanim oprzesz się na tej ocenie.
risk-old-sign = Nowsze dane wskazują w przeciwną stronę.
risk-gaps = Brakuje ważnych danych, więc zagrożenie może pozostać niezauważone.
risk-gaps-softened = Najpierw dodaj brakujące dane wymienione na początku.
risk-gaps-sign = Nowe dane zmieniają wynik.
risk-objection = Zarzut wewnętrznych krytyków okazuje się słuszny. { $text }
risk-objection-softened = Sprawdź ten punkt najpierw, gdy pojawią się nowsze dane.
risk-objection-sign = Nowsze dane potwierdzają zarzut.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Akcje w USA po uwzględnieniu inflacji przyniosły stratę w { $lost } wszystkich okresów tej długości ({ $horizon }) od { $since } roku.
        [mix] Portfel { $name } po uwzględnieniu inflacji przyniósł stratę w { $lost } wszystkich okresów tej długości ({ $horizon }) od { $since } roku.
       *[stock] { $name }: strata bez uwzględnienia inflacji w { $lost } wszystkich okresów tej długości ({ $horizon }) od { $since } roku.
    } Okresy, które się nie nakładają: { $periods }.
scenario-base =
    { $basis ->
        [stock] Zysk najwyżej { $bound } bez uwzględnienia inflacji, jak we wszystkich pozostałych okresach.
       *[other] Zysk najwyżej { $bound } po uwzględnieniu inflacji, jak we wszystkich pozostałych okresach.
    }
scenario-bull =
    { $basis ->
        [stock] Zysk bez uwzględnienia inflacji powyżej { $bound }, jak w { $good } tych okresów.
       *[other] Zysk po uwzględnieniu inflacji powyżej { $bound }, jak w { $good } tych okresów.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Na koniec horyzontu jest zysk bez uwzględnienia inflacji.
       *[other] Na koniec horyzontu jest zysk po uwzględnieniu inflacji.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Na koniec horyzontu jest strata bez uwzględnienia inflacji albo zysk powyżej { $bound }.
       *[other] Na koniec horyzontu jest strata po uwzględnieniu inflacji albo zysk powyżej { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Na koniec horyzontu zysk bez uwzględnienia inflacji wynosi najwyżej { $bound }.
       *[other] Na koniec horyzontu zysk po uwzględnieniu inflacji wynosi najwyżej { $bound }.
    }
scenario-bear-unknown = Trwała strata. Nie potrafimy oszacować prawdopodobieństwa.
scenario-base-unknown = Przebieg taki jak na rynku. Nie potrafimy oszacować prawdopodobieństwa.
scenario-bull-unknown = Przebieg wyraźnie lepszy niż na rynku. Nie potrafimy oszacować prawdopodobieństwa.
scenario-bear-unknown-wrong = Na koniec horyzontu jest zysk.
scenario-base-unknown-wrong = Wynik jest daleki od wyniku rynku.
scenario-bull-unknown-wrong = Wynik nie jest lepszy od wyniku rynku.
scenario-kind = { $name }: mamy za mało notowań, by policzyć na ich podstawie prawdopodobieństwa. Jeśli wziąć akcje w USA ogółem, od { $since } roku stratą po uwzględnieniu inflacji zakończyło się { $lost } wszystkich okresów tej długości ({ $horizon }; okresy, które się nie nakładają: { $periods }). Pojedyncza akcja może wypaść znacznie gorzej.

## The red team, and the chair's response.

objection-planted = Projekt pokazuje liczbę, której nie ma w naszych danych: { $figure }.
objection-older-than-horizon = Wiek danych, na których opiera się ta ocena: { $age }. To więcej niż Twój horyzont.
objection-old = Wiek najstarszych naszych danych: { $age }. Nie ma w nich tego, co zdarzyło się później.
objection-cross-examination = Przed pytaniami te same dane dawały inny bilans. Ocena zależy od stwierdzeń, które wycofano lub osłabiono.
objection-single-figure = Bilans opiera się na jednej liczbie: { $name }, { $value } ({ $date }).
objection-single-seat = Bez głosu „{ $seat }” bilans przechyla się na drugą stronę.
objection-opposite =
    { $count ->
        [one] Teza przeciwna: jedno z { $all } stwierdzeń wskazuje w drugą stronę. { $text }
        [few] Teza przeciwna: { $count } z { $all } stwierdzeń wskazują w drugą stronę, najmocniejsze na początku. { $text }
        [many] Teza przeciwna: { $count } z { $all } stwierdzeń wskazuje w drugą stronę, najmocniejsze na początku. { $text }
       *[other] Teza przeciwna: { $count } z { $all } stwierdzeń wskazuje w drugą stronę, najmocniejsze na początku. { $text }
    }
objection-no-opposite = Żadna liczba nie przemawia za tezą przeciwną. Może to świadczyć o sile tej oceny, ale równie dobrze o tym, że czegoś nie zbadano.
objection-no-judgement = Projekt nie zawiera oceny, bo o samym przedmiocie pytania nie ma żadnych danych.
objection-one-source = Wszystkie liczby pochodzą z jednego źródła.
objection-frequencies = Prawdopodobieństwa to częstości z nakładających się okresów w przeszłości, a nie prognozy.
response-noted = Odnotowano. Ocena się nie zmienia.
response-lowered = Przyjęto. Nasza pewność jest mniejsza.
response-halved = Przyjęto. Nasza pewność spada o połowę.
response-taken-back = Przyjęto. Nie wydajemy oceny; to, co dane pokazywały w swoim czasie, zostaje poniżej.
tell-committee =
    { $members ->
        [one] Pytanie zbadał jeden specjalista. Potem projekt opinii zaatakowano, by znaleźć jego słabe punkty.
        [few] { $members } specjaliści zbadali pytanie niezależnie, a potem nawzajem podważali swoje wnioski.
        [many] { $members } specjalistów zbadało pytanie niezależnie, a potem nawzajem podważało swoje wnioski.
       *[other] { $members } specjalisty zbadało pytanie niezależnie, a potem nawzajem podważało swoje wnioski.
    }
tell-committee-alone =
    { $members ->
        [one] { $members } specjalista zbadał pytanie, a przewodniczący rozważył jego ustalenia.
        [few] { $members } specjaliści niezależnie zbadali pytanie, a przewodniczący rozważył ich ustalenia.
        [many] { $members } specjalistów niezależnie zbadało pytanie, a przewodniczący rozważył ich ustalenia.
       *[other] { $members } specjalisty niezależnie zbadało pytanie, a przewodniczący rozważył ich ustalenia.
    }
tell-confidence =
    { $level ->
        [high] Jesteśmy tego dość pewni
        [medium] Jesteśmy tego pewni tylko częściowo
       *[low] Nie jesteśmy tego pewni
    }: nasza pewność wynosi { $confidence } w skali od 0 do 1. Mówi, jak dobre są dane, a nie jak prawdopodobny jest zysk.
tell-odds =
    W przeszłości { $lost } wszystkich okresów tej długości ({ $horizon }) zakończyło się stratą{ $real ->
        [yes] { " " }po uwzględnieniu inflacji
       *[no] { "" }
    } ({ $name }). To historia, nie prognoza.
tell-import = Aby uzyskać lepszą odpowiedź, dodaj nowsze dane: zaimportuj plik z notowaniami lub sprawozdania spółki albo włącz źródło bieżących danych.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = złoto
metal-xag = srebro
metal-xpt = platyna
metal-xpd = pallad

## What is missing.

gap-prices-missing = { $name }: nie mamy notowań. Aby je dodać, zaimportuj plik z notowaniami dziennymi.
gap-prices-old = { $name }: nasze ostatnie notowania to { $date }.
gap-accounts-missing = { $name }: nie mamy sprawozdań finansowych. Aby je dodać, zaimportuj dane roczne.
gap-accounts-old = { $name }: nasze najnowsze sprawozdania to { $date }.
gap-industry-missing = { $name }: nie mamy na ten temat danych.
gap-market-old = Nasze ostatnie dane o amerykańskiej giełdzie to { $date }.
gap-news-missing = Nie mamy doniesień prasowych.
gap-provider-down = Źródło { $provider } było niedostępne: { $reason }.
gap-window-too-short = { $name }: historia notowań jest zbyt krótka dla dłuższych okresów.
gap-holdings-unpriced = Nie mamy notowań Twojej pozycji: { $name }.
gap-positions-left-out = Uwzględniliśmy tylko pierwsze pozycje ({ $counted }); pominęliśmy kolejne: { $left }.
gap-portfolio-no-weights = Nie wiemy, jak duża jest każda z Twoich pozycji.

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
measure-return-all = Roczna stopa zwrotu od początku danych
measure-momentum-12-1 = Zmiana przez rok bez ostatniego miesiąca
measure-trend = Odległość od średniej z dziesięciu miesięcy
measure-vol-1y = Roczne wahania, ostatni rok
measure-vol-36m = Roczne wahania, trzy lata
measure-max-drawdown-1y = Najgłębszy spadek w ciągu roku
measure-max-drawdown-36m = Najgłębszy spadek w ciągu trzech lat
measure-max-drawdown-all = Najgłębszy odnotowany spadek
measure-drawdown-now = Odległość od szczytu
measure-worst-month = Najgorszy miesiąc
measure-best-month = Najlepszy miesiąc
measure-return-all-less-best-10 = Roczna stopa zwrotu bez dziesięciu najlepszych dni
measure-return-first-half = Roczna stopa zwrotu w pierwszej połowie
measure-return-second-half = Roczna stopa zwrotu w drugiej połowie
measure-volume-ratio = Obroty wobec średniej
measure-turnover-20d = Obroty dzienne
measure-freq-pos = Minione okresy z zyskiem
measure-freq-neg = Minione okresy ze stratą
measure-freq-good = Minione okresy z wysokim zyskiem
measure-freq-good-bound = Roczny zysk uznawany za wysoki
measure-freq-periods = Minione okresy, które się nie nakładają
measure-horizon = Horyzont w pełnych latach
measure-window-count-1y = Odnotowane okresy roczne
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
measure-net-loss = Strata netto
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
measure-float-to-earnings = Wartość akcji w wolnym obrocie do zysku netto
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
measure-after-cape-median-10y = Typowa stopa zwrotu po drogim początku
measure-excess-cape-yield = Rentowność zysków minus realna rentowność obligacji
measure-sp-payout = Część zysku wypłacona w dywidendzie
measure-dividend-yield = Stopa dywidendy
measure-real-earnings-growth-10y = Realny wzrost zysków, dziesięć lat
measure-real-return-1y = Realna stopa zwrotu, jeden rok
measure-real-return-10y = Roczna realna stopa zwrotu, dziesięć lat
measure-real-return-20y = Roczna realna stopa zwrotu, dwadzieścia lat
measure-real-return-all = Roczna realna stopa zwrotu od 1871 roku
measure-real-return-10y-worst = Najgorsze dziesięć lat po uwzględnieniu inflacji
measure-bond-real-return-10y = Obligacje po uwzględnieniu inflacji, dziesięć lat
measure-freq-stocks-beat-bonds-10y = Okresy dziesięcioletnie z przewagą akcji nad obligacjami
measure-freq-stocks-beat-bonds = Odsetek wszystkich okresów o długości horyzontu, w których akcje przyniosły więcej niż obligacje
measure-curve-10y-3m = Rentowność dziesięcioletnia minus trzymiesięczna
measure-curve-10y-2y = Rentowność dziesięcioletnia minus dwuletnia
measure-curve-share-inverted = Miesiące z rentownościami krótkoterminowymi powyżej długoterminowych
measure-curve-age = Wiek danych o rentownościach
measure-unemployment = Stopa bezrobocia
measure-unemployment-median = Mediana stopy bezrobocia
measure-credit-spread = Różnica rentowności słabszych spółek i państwa
measure-credit-spread-percentile = Ta różnica na tle własnej historii
measure-pf-value = Wartość portfela
measure-pf-weight = Udział w portfelu
measure-pf-largest-weight = Największy udział
measure-pf-hhi = Wskaźnik koncentracji
measure-pf-vol-36m = Roczne wahania portfela
measure-pf-max-drawdown-36m = Najgłębszy spadek portfela w ciągu trzech lat
measure-pf-return-1y = Stopa zwrotu portfela, jeden rok
measure-pf-return-3y = Roczna stopa zwrotu portfela, trzy lata
measure-pf-mean-correlation = Średnia korelacja pozycji
measure-pf-priced-share = Część portfela, dla której są notowania

## What the engine says in the transcript.

floor-opened =
    Komitet zbiera się w sprawie „{ $title }”. Nasza baza zawiera { $figures ->
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
    Wszyscy zagłosowali, nie słysząc pozostałych: za — { $supports }, przeciw — { $opposes }, ani za, ani przeciw — { $neutral }. { $next ->
        [tier] Na tym poziomie usługi nie ma wzajemnych pytań; następna jest synteza.
        [nobody] Nie ma kogo pytać; następna jest synteza.
       *[questions] Można teraz zadawać pytania do poszczególnych stwierdzeń.
    }
floor-question = Do: { $seat }, w sprawie { $claim }: { $text }
floor-answer = Do: { $seat }. { $text }
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
floor-revised = Projekt zostaje zmieniony. Brzmi teraz: { $thesis }
floor-revised-parts = Projekt zostaje zmieniony.
floor-put-in = Dodano: { $text }
floor-taken-out = Usunięto: { $text }
floor-stands = Projekt pozostaje bez zmian.
floor-stands-lower = Projekt pozostaje bez zmian. Pewność spada z { $before } do { $after }.
red-team-pass = Czerwony zespół przepuszcza projekt.
red-team-revise = Czerwony zespół odsyła projekt do poprawy.
red-team-reject = Czerwony zespół odrzuca projekt.
red-team-unheard = Nie udało się wysłuchać czerwonego zespołu ({ $reason }); projekt uznaje się za odrzucony.
number-left-out = Liczbę bez źródła pominięto w tekście.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Tak, według naszych najnowszych danych krzywa rentowności USA jest odwrócona
        [partly] Według naszych najnowszych danych krzywa rentowności USA jest częściowo odwrócona
       *[no] Nie, według naszych najnowszych danych krzywa rentowności USA nie jest odwrócona
    }: rentowność dziesięcioletnia minus dwuletnia to { $curve_10y_2y } ({ $date }), a minus trzymiesięczna { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Oznaki recesji w USA, które śledzimy, budzą niepokój
        [partly] Oznaki recesji w USA, które śledzimy, są niejednoznaczne
       *[no] Oznaki recesji w USA, które śledzimy, nie budzą niepokoju
    }: bezrobocie było { $at_low ->
        [yes] na poziomie minimum z ostatniego roku
       *[no] o { $sahm } wyższe od minimum z ostatniego roku
    } ({ $date }); w ciągu roku zatrudnienie { $payrolls_12m_way ->
        [up] wzrosło
       *[down] spadło
    } o { $payrolls_12m_size }, a realny dochód bez transferów { $income_12m_way ->
        [up] wzrósł
       *[down] spadł
    } o { $income_12m_size }; rentowność dziesięcioletnia minus trzymiesięczna to { $curve_10y_3m } ({ $other_date }).
first-savings = Oszczędności, które przynoszą rocznie mniej niż { $infl_12m }, tracą siłę nabywczą: tyle wyniosła inflacja w USA w ciągu dwunastu miesięcy (stan na { $date }). Trzymiesięczne bony skarbowe USA dawały { $bill_rate } ({ $other_date }), po uwzględnieniu inflacji { $real_bill_rate }. Gotówka bez odsetek zachowała przez dziesięć lat { $purchasing_power_10y } siły nabywczej.
first-inflation = Inflacja w USA wyniosła { $infl_12m } w ciągu dwunastu miesięcy (stan na { $date }), a bez żywności i energii { $core_infl_12m }; przez dziesięć lat wynosiła { $infl_10y }.
first-inflation-change =
    Wskaźnik dwunastomiesięczny jest o { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] wyższy
       *[down] niższy
    } niż rok wcześniej.
first-jobs =
    Bezrobocie w USA wyniosło { $unemployment } ({ $date }), { $at_low ->
        [yes] tyle co minimum z ostatniego roku
       *[no] o { $sahm } więcej niż minimum z ostatniego roku
    }, przy medianie { $unemployment_median }; zatrudnienie { $payrolls_12m_way ->
        [up] wzrosło
       *[down] spadło
    } w ciągu roku o { $payrolls_12m_size }.
first-rates = Dziesięcioletnie obligacje skarbowe USA dawały { $long_rate } ({ $date }), po uwzględnieniu inflacji z ostatniego roku { $real_long_rate }; bony trzymiesięczne dawały { $bill_rate } ({ $other_date }), po uwzględnieniu inflacji { $real_bill_rate }.
first-money =
    Podaż pieniądza M2 w USA { $m2_12m_way ->
        [up] wzrosła
       *[down] zmalała
    } w ciągu roku o { $m2_12m_size } (stan na { $date }); po uwzględnieniu inflacji { $m2_real_12m_way ->
        [up] wzrosła
       *[down] zmalała
    } o { $m2_real_12m_size }.
first-housing =
    W ciągu roku (stan na { $date }) liczba rozpoczętych budów mieszkań w USA { $starts_12m_way ->
        [up] wzrosła
       *[down] spadła
    } o { $starts_12m_size }, liczba pozwoleń na budowę { $permits_12m_way ->
        [up] wzrosła
       *[down] spadła
    } o { $permits_12m_size }, a koszty mieszkaniowe { $shelter_12m_way ->
        [up] wzrosły
       *[down] spadły
    } o { $shelter_12m_size }. Cen domów nie mamy.
first-dollar =
    Wobec walut partnerów handlowych dolar amerykański { $dollar_12m_way ->
        [up] umocnił się
       *[down] osłabił się
    } w ciągu roku o { $dollar_12m_size } (stan na { $date }); słabszy był w { $dollar_percentile } wszystkich badanych dni.
first-oil =
    Baryłka amerykańskiej ropy (WTI) kosztowała średnio { $oil_price } ({ $date }), o { $oil_12m_size } { $oil_12m_way ->
        [up] więcej
       *[down] mniej
    } niż rok wcześniej.
first-growth =
    Realny PKB USA { $gdp_1y_way ->
        [up] wzrósł
       *[down] spadł
    } w ciągu roku o { $gdp_1y_size } ({ $date }); zatrudnienie { $payrolls_12m_way ->
        [up] wzrosło
       *[down] spadło
    } o { $payrolls_12m_size }, a bezrobocie wyniosło { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name }: w naszych danych cena wyprzedziła inflację, ale jest ich za mało, by mówić o ochronie przed nią
       *[no] { $name }: w naszych danych cena nie nadążyła za inflacją, a jest ich za mało, by ocenić ochronę przed nią
    }; w okresie { $from } – { $to } cena { $gain_whole_way ->
        [up] wzrosła
       *[down] spadła
    } o { $gain_whole_size }, a ceny konsumpcyjne w USA { $infl_whole_way ->
        [up] wzrosły
       *[down] spadły
    } o { $infl_whole_size }; najgłębszy spadek w ostatnich dwunastu miesiącach wyniósł { $max_drawdown_1y_size }.
first-spot =
    { $name }: cena { $price } ({ $date }); w ciągu roku { $return_1y_way ->
        [up] wzrosła
       *[down] spadła
    } o { $return_1y_size }, a najgłębszy spadek w tym czasie wyniósł { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name }: kurs { $price } ({ $date }); w ciągu roku { $return_1y_way ->
        [up] wzrósł
       *[down] spadł
    } o { $return_1y_size }, a najgłębszy spadek w tym czasie wyniósł { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Przeszłość nie wskazuje ani na wzrost, ani na spadek
        [up] Przeszłość wskazuje raczej na wzrost
       *[down] Przeszłość wskazuje raczej na spadek
    }; { $name }: kurs { $price } ({ $date }) przy medianie { $level_median }; niższy był w { $level_percentile } wszystkich miesięcy, a w { $freq_neg } minionych okresów zbliżonej długości ({ $horizon }) spadł lub się nie zmienił.
first-currency-level =
    { $verdict ->
        [high] Kurs { $base } do { $quote } jest wysoki na tle własnej historii
        [low] Kurs { $base } do { $quote } jest niski na tle własnej historii
       *[middle] Kurs { $base } do { $quote } nie jest ani wysoki, ani niski na tle własnej historii
    }; { $name }: kurs { $price } ({ $date }) przy medianie { $level_median }; niższy był w { $level_percentile } wszystkich miesięcy.
first-accounts =
    { $balance ->
        [favourable] { $name }: sprawozdania pokazują solidną kondycję
        [unfavourable] { $name }: sprawozdania pokazują słabą kondycję
       *[mixed] { $name }: sprawozdania są po części solidne, a po części słabe
    }; w roku obrotowym do { $date } marża operacyjna wyniosła { $operating_margin }, wzrost przychodów { $revenue_growth_1y }, gotówka z działalności operacyjnej stanowiła { $cash_conversion }-krotność zysku netto, a dług { $debt_to_equity }-krotność kapitału własnego.
first-compare =
    { $ahead ->
        [one] Według sprawozdań { $name } wypada lepiej niż { $other }
       *[none] Według sprawozdań { $name } i { $other } wypadają podobnie
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } wypada lepiej pod tym względem: { $trails }.
       *[no] { "" }
    }
first-measure = { $measure } spółki { $name } w roku obrotowym do { $date }: { $value }.
first-market-value = { $name }: nie mamy aktualnej ceny. Akcje w wolnym obrocie były według raportu rocznego warte { $value } ({ $date }), bez akcji osób zarządzających.
first-old-accounts = { $name }: nasze najnowsze sprawozdanie kończy się na dniu { $date }.
first-measure-year = W roku obrotowym do { $date }: { $value }.
first-measure-missing = { $name }: nie mamy sprawozdań finansowych za { $years }.
first-in-dollars = Są to stopy zwrotu w dolarach. W walucie { $currency } dochodzą zmiany kursu, których nie uwzględniliśmy.
first-deepest-fall = Najgłębszy spadek akcji amerykańskich od 1871 r. wyniósł po uwzględnieniu inflacji { $fall } ({ $from } – { $to }).
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = Spółka { $name } wypłaciła w dywidendach { $paid } z { $cash } wolnych przepływów pieniężnych, a spółka { $other } { $other_paid } z { $other_cash }. Im mniejsza ta część, tym bezpieczniejsza dywidenda.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Nasze dane nie pokazują przyczyn; pokazują tylko, jak jest.
first-compare-item = { $measure } { $value } wobec { $other }
first-mix =
    portfel { $name } z { $cash ->
        [yes] akcji, obligacji i gotówki
       *[no] akcji i obligacji
    }
first-mix-left-out = Z braku długiej historii pominęliśmy w obliczeniach: { $name }.
first-mix-cash = Gotówka jest liczona bez odsetek, ponieważ nie mamy ich długiej historii.
first-value =
    { $verdict ->
        [low] Akcje { $name } wyglądają na tanie
        [high] Akcje { $name } wyglądają na drogie
       *[middle] Akcje { $name } nie wyglądają ani na drogie, ani na tanie
    }: kosztowały { $pe }-krotność rocznego zysku (stan na { $date }){ $more ->
        [yes] { " " }przy medianie { $pe_median } we własnej historii
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] Akcje { $name } wyglądają na drogie
       *[other] Nie możemy powiedzieć, czy akcje { $name } są tanie, bo nie mamy aktualnego kursu
    }: same akcje w wolnym obrocie były warte { $float_to_earnings }-krotność zysku z roku obrotowego do { $other_date } (stan na { $date }).
first-value-market =
    { $verdict ->
        [low] Akcje amerykańskie wyglądały na tanie
        [high] Akcje amerykańskie wyglądały na drogie
       *[middle] Akcje amerykańskie nie wyglądały ani na drogie, ani na tanie
    } ({ $date }): kosztowały { $cape }-krotność średniego zysku z dziesięciu lat przy medianie { $cape_median } od 1881 roku, a tańsze były w { $cape_percentile } wszystkich miesięcy.
first-risk =
    { $verdict ->
        [low] { $name }: ryzyko było dotąd niewielkie
        [high] { $name }: ryzyko jest bardzo duże
       *[middle] { $name }: ryzyko jest wyraźne
    }; w okresie { $from } – { $to } kurs spadł o { $fall }, a jego wahania wynosiły { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] { $name }: dług jest zagrożeniem
        [high] { $name }: dług nie jest dużym zagrożeniem
       *[middle] { $name }: dług jest umiarkowanym ryzykiem
    }; w roku obrotowym do { $date } zysk operacyjny pokrył odsetki { $interest_coverage } raza, a dług stanowił { $debt_to_equity }-krotność kapitału własnego. Bez notowań nie możemy powiedzieć, jak bardzo akcje mogą spaść.
first-debt =
    { $verdict ->
        [low] { $name }: dług jest zagrożeniem
        [high] { $name }: dług nie jest dużym zagrożeniem
       *[middle] { $name }: dług jest umiarkowanym ryzykiem
    }; w roku obrotowym do { $date } zysk operacyjny pokrył odsetki { $interest_coverage } raza, a dług stanowił { $debt_to_equity }-krotność kapitału własnego.
first-debt-loss = { $name }: dług jest zagrożeniem; w roku obrotowym do { $date } spółka miała stratę operacyjną i nie zarobiła na odsetki. Dług stanowił { $debt_to_equity }-krotność kapitału własnego.
first-debt-equity =
    { $verdict ->
        [low] { $name }: dług jest mały
        [high] { $name }: dług jest duży
       *[middle] { $name }: dług jest umiarkowany
    }; stanowił { $debt_to_equity }-krotność kapitału własnego (stan na { $date }).
first-sales =
    Przychody { $name } w roku obrotowym do { $date } { $direction ->
        [up] wzrosły
       *[down] spadły
    } o { $revenue_growth_1y }{ $more ->
        [yes] . Przez pięć lat { $five_years ->
            [up] rosły
           *[down] spadały
        } o { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Aby akcje { $name } przyniosły tyle co akcje w USA od 1871 roku, zyski spółki po uwzględnieniu inflacji { $direction ->
        [up] muszą bez końca rosnąć co najmniej o
       *[down] nie mogą nigdy kurczyć się szybciej niż o
    } { $implied_growth }: to zakłada ich wartość (stan na { $date }).
first-cash =
    { $verdict ->
        [low] Zyski { $name } nie mają pokrycia w gotówce
        [high] Zyski { $name } mają pokrycie w gotówce
       *[middle] Zyski { $name } mają pokrycie w gotówce tylko częściowo
    }: w roku obrotowym do { $date } gotówka z działalności operacyjnej stanowiła { $cash_conversion }-krotność zysku netto, a wolne przepływy pieniężne { $fcf_margin } przychodów.
first-cash-credit = Zysk netto podniosła jednak ulga podatkowa równa { $credit } zysku przed opodatkowaniem.
first-spread = Twój portfel nie jest skoncentrowany w jednej spółce: jego największa część, { $largest } ({ $weight }), sama jest rozłożona na wiele spółek.
first-odds =
    { $verdict ->
        [never] { $name }: w takim okresie ({ $horizon }) strata ani razu się nie zdarzyła
        [low] { $name }: w takim okresie ({ $horizon }) strata zdarzała się rzadko
        [high] { $name }: w takim okresie ({ $horizon }) strata zdarzała się często
       *[middle] { $name }: w takim okresie ({ $horizon }) strata zdarzała się czasem
    }; po uwzględnieniu inflacji { $verdict ->
        [never] stratą nie zakończył się żaden taki okres od 1871 roku
       *[other] stratą zakończyło się { $freq_neg } wszystkich takich okresów od 1871 roku
    }, a najgłębszy spadek wyniósł { $fall } ({ $from } – { $to }).
first-holdings =
    { $verdict ->
        [low] Twój portfel był dotąd spokojny
        [high] Twój portfel jest bardzo ryzykowny
       *[middle] Twój portfel jest ryzykowny
    }: w ciągu trzech lat spadł maksymalnie o { $fall } (stan na { $date }), a { $largest } to { $weight } całości; liczba równych pozycji o tej samej koncentracji to { $pf_effective_positions }.
first-half = Gdyby połowę pozycji { $largest } stanowiła gotówka, najgłębszy spadek wyniósłby { $halved }.
first-concentration =
    { $verdict ->
        [low] Twój portfel jest dobrze zróżnicowany
        [high] Twój portfel jest skoncentrowany
       *[middle] Twój portfel jest dość skoncentrowany
    }: { $largest } to { $weight } całości; liczba równych pozycji o tej samej koncentracji to { $pf_effective_positions }.
first-income =
    { $verdict ->
        [low] { $name }: dywidenda ma dobre pokrycie
        [middle] { $name }: dywidenda ledwie ma pokrycie
       *[high] { $name }: dywidenda nie ma pokrycia w gotówce
    }; w roku obrotowym do { $date } wypłacono { $dividends }{ $verdict ->
        [negative] , choć wydano więcej gotówki, niż przyniosła działalność
        [high] , więcej, niż wyniosły wolne przepływy pieniężne ({ $free_cash_flow })
       *[other] { " " }przy wolnych przepływach pieniężnych { $free_cash_flow }
    }.
first-income-no-yield = Nie możemy podać stopy dywidendy ({ $name }): potrzebny jest aktualny kurs, którego nie mamy.
first-income-market =
    { $verdict ->
        [low] Akcje amerykańskie płaciły mniej niż obligacje
        [high] Akcje amerykańskie płaciły więcej niż obligacje
       *[middle] Akcje amerykańskie płaciły mniej więcej tyle co obligacje
    } ({ $date }): dywidendy stanowiły { $sp_dividend_yield } ceny, a dziesięcioletnie obligacje skarbowe USA dawały { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] { $name }: dane są w sumie korzystne
        [unfavourable] { $name }: dane są w sumie niekorzystne
        [none] { $name }: same nasze dane nie odpowiadają na to pytanie
       *[mixed] { $name }: dane są niejednoznaczne
    }; { $span ->
        [five] w ciągu pięciu lat
       *[one] w ciągu roku
    } kurs { $direction ->
        [up] wzrósł
       *[down] spadł
    } o { $gain } (stan na { $date }), a w ciągu trzech lat spadł maksymalnie o { $fall }.
first-return-accounts =
    Nie możemy powiedzieć, ile przyniesie { $name }, bo nie mamy aktualnych notowań. W ciągu pięciu lat do { $date } zysk na akcję { $direction ->
        [up] rósł
       *[down] spadał
    } o { $eps_growth_5y }.
first-return-market = Przeszłość wskazuje dla akcji amerykańskich na przedział od { $after_cape_median_10y } do { $sp_real_return_all } po uwzględnieniu inflacji: pierwsza liczba to mediana z dziesięciu lat po cenach tak wysokich jak ostatnio ({ $date }), druga to wynik od 1871 roku. Stratę przyniosło { $freq_neg } wszystkich okresów tej długości ({ $horizon }).
first-return = Przeszłość wskazuje na około { $real_return_20y } po uwzględnieniu inflacji: tyle przyniósł { $name } w ciągu dwudziestu lat (stan na { $date }). W najgorszych dziesięciu latach od 1871 roku było to { $real_return_10y_worst }.
first-rates-up = Dziesięcioletnia obligacja skarbowa USA straciłaby około { $bond_loss_1pt } ceny, gdyby jej rentowność wzrosła o jeden punkt z poziomu { $long_rate } ({ $date }).
first-rates-up-by = Dziesięcioletnia obligacja skarbowa USA straciłaby około { $bond_loss } ceny, gdyby jej rentowność wzrosła o { $rate_rise } z poziomu { $long_rate } ({ $other_date }).
first-rates-down = Cena dziesięcioletniej obligacji skarbowej USA wzrosłaby o około { $bond_gain }, gdyby jej rentowność spadła o { $rate_fall } z poziomu { $long_rate } ({ $other_date }).
first-cash-bonds =
    { $verdict ->
        [low] Pieniądze ulokowane na krótko dają obecnie więcej niż obligacje, a ich wartość się nie waha
       *[high] Obligacje dają obecnie więcej niż pieniądze ulokowane na krótko, ale ich cena może spaść
    }: dziesięcioletnie obligacje skarbowe USA dawały { $long_rate } ({ $date }), a trzymiesięczne bony skarbowe USA { $bill_rate }. Gdyby rentowność obligacji wzrosła o jeden punkt, ich cena spadłaby o około { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Częściej lepszym wyborem była spłata kredytu
        [high] Inwestowanie zwykle dawało więcej, niż kosztuje kredyt, ale nie zawsze
       *[middle] W ponad połowie przypadków inwestowanie dawało więcej, niż kosztuje kredyt
    }: bez uwzględnienia inflacji akcje amerykańskie przyniosły ponad { $repay_rate } w { $repay_beaten } wszystkich takich okresów ({ $horizon }) od 1871 roku. Kto spłaca kredyt, na pewno oszczędza na odsetkach.
first-past =
    { $name }, okres { $from } – { $to }: { $nominal_way ->
        [up] zysk { $nominal }
       *[down] strata { $nominal }
    }, { $income ->
        [dividends] z dywidendami
        [interest] z odsetkami
       *[both] z dywidendami i odsetkami
    }. Po uwzględnieniu inflacji { $real_way ->
        [up] był to zysk { $real }
       *[down] była to strata { $real }
    }.
first-past-sum =
    { $name }, okres { $from } – { $to }: kwota { $past_start } dała { $income ->
        [dividends] z dywidendami
        [interest] z odsetkami
       *[both] z dywidendami i odsetkami
    } około { $past_sum }. W pieniądzach z początku okresu to około { $past_real_sum }.
first-past-averages = Ceny są średnimi miesięcznymi; według cen z końca roku liczba może się różnić o kilka punktów procentowych.
first-past-missing = Nasze dane o amerykańskich akcjach i obligacjach kończą się w miesiącu { $date }, więc nie możemy powiedzieć, ile przyniosły w okresie { $years }. Od 1871 roku do tego czasu akcje amerykańskie przyniosły { $sp_real_return_all } po uwzględnieniu inflacji.
first-past-price =
    { $name }, okres { $from } – { $to }: cena { $past_change_way ->
        [up] wzrosła
       *[down] spadła
    } o { $past_change_size }; { $other_date } wynosiła { $price }.
first-past-price-dividends = Dywidendy są wliczone.
first-past-price-begins = Nasze najstarsze notowania ({ $name }): { $from }.
first-past-price-missing = { $name }: nie możemy powiedzieć, jak zmieniała się wtedy ({ $years }) cena, bo nie mamy notowań z tego czasu.
first-not-those-years = { $name }, { $years }: tego nie możemy powiedzieć; oto najnowsze dane.
first-past-when =
    { $span ->
        [year] w { $first } r.
        [years] w latach { $first }–{ $last }
       *[months] w okresie { $from } – { $to }
    }
first-past-inflation =
    { $when } ceny konsumpcyjne w USA { $past_infl_way ->
        [up] wzrosły
       *[down] spadły
    } o { $past_infl_size }{ $span ->
        [year] { " " }(od grudnia do grudnia)
       *[other] { "" }
    }; w ciągu dwunastu miesięcy (stan na { $other_date }) inflacja wyniosła { $infl_12m }.
first-past-rates = { $when } dziesięcioletnie obligacje skarbowe USA dawały średnio { $past_long_rate }; najnowsza wartość to { $long_rate } ({ $other_date }).
first-past-policy = { $when } główna stopa procentowa w USA wynosiła średnio { $past_policy_rate }; najnowsza wartość to { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } bezrobocie w USA wynosiło średnio { $past_unemployment }; najnowsza wartość to { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } realny PKB USA { $past_gdp_way ->
        [up] wzrósł
       *[down] spadł
    } o { $past_gdp_size }; najnowsza roczna zmiana to { $gdp_1y } ({ $other_date }).
first-needed-return = Aby w { $horizon } dojść od { $needed_start } do { $needed_goal }, potrzeba { $needed_return }, przed opodatkowaniem. Akcje amerykańskie, z dywidendami i bez uwzględnienia inflacji, przyniosły więcej w { $needed_reached } okresów tej długości od 1871 roku.
first-extremes =
    { $name }, inwestycja na { $horizon }: najgorszy wynik od 1871 roku to { $worst_way ->
        [up] zysk { $worst }
       *[down] strata { $worst }
    } po uwzględnieniu inflacji ({ $from } – { $to }), a najlepszy to zysk { $best } ({ $best_from } – { $best_to }).
first-double = Przy { $rate_supposed } pieniądze podwajają się w ciągu około { $rate_doubling }, przed inflacją i podatkami.
first-double-market = Przy średniej stopie zwrotu z akcji amerykańskich od 1871 roku, czyli { $sp_real_return_all } po uwzględnieniu inflacji, pieniądze podwajały się w ciągu około { $rate_doubling }. Takiej stopy zwrotu nikt nie może obiecać.
first-rate-sum = Przy { $rate_supposed } z kwoty { $grown_start } przez { $horizon } zrobi się około { $rate_grown_sum }, przed inflacją i podatkami.
first-rate-needed = Przy { $rate_supposed }, aby mieć podaną kwotę, trzeba zainwestować jednorazowo na { $horizon } około { $rate_needed_sum }, przed inflacją i podatkami.
first-rate-saved = Przy { $rate_supposed } z miesięcznych wpłat, łącznie { $plan_paid }, przez { $horizon } zrobi się około { $rate_saved_sum }, przed inflacją i podatkami.
first-rate-monthly = Przy { $rate_supposed } podana kwota wymaga wpłat po około { $rate_monthly_sum } miesięcznie przez { $horizon }, przed inflacją i podatkami.
first-recovery = Powrót akcji amerykańskich do szczytu zajął { $sp_recovery_1929 } po krachu z 1929 roku, { $sp_recovery_2000 } po krachu z 2000 roku i { $sp_recovery_2008 } po krachu z 2008 roku, z dywidendami i po uwzględnieniu inflacji.
first-stocks-bonds =
    { $verdict ->
        [low] Przy inwestycji na { $horizon } historia przemawia za akcjami
        [high] Przy inwestycji na { $horizon } bezpieczniejsze są obligacje
       *[middle] Przy inwestycji na { $horizon } akcje dawały więcej, a obligacje są bezpieczniejsze
    }: akcje amerykańskie przyniosły więcej niż obligacje skarbowe w { $freq_stocks_beat_bonds } wszystkich takich okresów od 1871 roku, ale po uwzględnieniu inflacji w { $freq_neg } z nich przyniosły stratę. W ciągu dziesięciu lat (stan na { $date }) przynosiły po uwzględnieniu inflacji { $sp_real_return_10y }, a obligacje { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] W takim okresie ({ $horizon }) inwestowanie zwykle wygrywało z oszczędzaniem
        [high] Na { $horizon } bezpieczniejsze jest oszczędzanie
       *[middle] W takim okresie ({ $horizon }) inwestowanie dawało więcej, ale wiąże się z ryzykiem
    }: akcje amerykańskie po uwzględnieniu inflacji przyniosły stratę w { $freq_neg } wszystkich takich okresów od 1871 roku, a średnio dawały { $sp_real_return_all }. Trzymiesięczne bony skarbowe USA dawały { $bill_rate } ({ $other_date }), czyli { $real_bill_rate } po uwzględnieniu inflacji.
first-beat-inflation =
    { $verdict ->
        [low] Przy inwestycji na { $horizon } akcje amerykańskie przeważnie wygrywały z inflacją
        [high] Przy inwestycji na { $horizon } akcje amerykańskie często przegrywały z inflacją
       *[middle] Przy inwestycji na { $horizon } akcje amerykańskie zwykle wygrywały z inflacją, ale nie zawsze
    }: w { $freq_neg } wszystkich takich okresów od 1871 roku przyniosły mniej niż inflacja. Średnio przyniosły { $sp_real_return_all } po uwzględnieniu inflacji.
first-crash =
    Krach taki jak w roku { $year } zabrałby około { $fall }: tyle po uwzględnieniu inflacji wyniosła strata ({ $name }) w okresie { $from } – { $to }{ $more ->
        [yes] , a same akcje amerykańskie straciły { $stocks }
       *[no] { "" }
    }.
first-crash-past = Podczas krachu z { $year } roku akcje amerykańskie straciły { $fall } po uwzględnieniu inflacji ({ $from } – { $to }).
first-which =
    { $ahead ->
        [one] { $name } wypada lepiej niż { $other }
       *[none] { $name } i { $other } wypadają podobnie
    }: w okresie trzech lat (stan na { $date }) { $first } ma roczną stopę zwrotu o { $gap } { $gained ->
        [more] wyższą
       *[less] niższą
    } niż { $second }, a wahania kursu stanowiły { $ratio }-krotność tamtych.
first-view =
    { $verdict ->
        [favourable] { $name }: dane są w sumie korzystne
        [unfavourable] { $name }: dane są w sumie niekorzystne
        [none] { $name }: same nasze dane nie odpowiadają na to pytanie
       *[mixed] { $name }: dane są niejednoznaczne
    }. W roku obrotowym do { $date } przychody { $direction ->
        [up] wzrosły
       *[down] spadły
    } o { $revenue_growth_1y }, a marża operacyjna wyniosła { $operating_margin }{ $more ->
        [yes] ; akcje w wolnym obrocie ({ $other_date }) były warte { $float_to_earnings }-krotność zysku
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] W sumie dane przemawiają na korzyść akcji amerykańskich
        [unfavourable] W sumie dane przemawiają przeciw akcjom amerykańskim
        [none] Akcje amerykańskie: same nasze dane nie odpowiadają na to pytanie
       *[mixed] Dane o akcjach amerykańskich są niejednoznaczne
    }: w ciągu dziesięciu lat (stan na { $date }) przynosiły po uwzględnieniu inflacji { $sp_real_return_10y }; ostatnio ({ $other_date }) kosztowały { $cape }-krotność średniego zysku z dziesięciu lat (mediana: { $cape_median }).
first-missing =
    { $question ->
        [value] { $name }: nie możemy powiedzieć, czy to drogo, czy tanio
        [price] { $name }: nie możemy powiedzieć, czy to drogo, czy tanio
        [risk] { $name }: nie możemy powiedzieć, jak duże jest ryzyko
        [return] { $name }: nie możemy powiedzieć, ile to może przynieść
        [income] { $name }: nie możemy ocenić dywidendy
        [debt] { $name }: nie możemy ocenić zadłużenia
        [profit] { $name }: nie możemy ocenić zysków
        [which] { $name }: nie możemy powiedzieć, co wypada lepiej
        [concentration] { $name }: nie możemy powiedzieć, jak skoncentrowany jest portfel
       *[view] { $name }: nie możemy wydać oceny
    }, bo { $data ->
        [prices] brakuje nam aktualnych notowań
        [accounts] brakuje nam sprawozdań rocznych
        [both] brakuje nam aktualnych notowań i sprawozdań rocznych
        [loss] spółka miała stratę i ceny nie da się porównać z zyskiem
        [pair] potrzebujemy do tego aktualnych notowań obu albo ich sprawozdań rocznych z tego samego czasu, a ich nie mamy
        [together] brakuje nam notowań wszystkich części z tych samych lat
        [history] brakuje nam notowań z wielu lat
        [weights] nie znamy udziału każdej części
        [elsewhere] dane o całych rynkach i gospodarkach mamy tylko dla Stanów Zjednoczonych
       *[figures] nie mamy o tym danych
    }.
first-withdraw =
    { $verdict ->
        [always] Pieniędzy zawsze wystarczyło
        [never] Pieniędzy nigdy nie wystarczyło
        [rarely] Pieniędzy zwykle nie wystarczało
        [low] Pieniędzy często nie wystarczało
        [high] Pieniędzy prawie zawsze wystarczało
       *[middle] Pieniędzy zwykle wystarczało
    }: kto inwestował w { $name } i wypłacał { $withdraw_rate } (licząc od kapitału początkowego, z korektą o inflację), temu wystarczyło ich na { $horizon } w { $withdraw_lasted } wszystkich takich okresów od 1871 roku. Najwyższa wypłata, na którą wystarczyło we wszystkich okresach, to { $withdraw_always }.
first-withdraw-long = Kto inwestował w { $name } i wypłacał { $withdraw_rate } (licząc od kapitału początkowego, z korektą o inflację), temu pieniędzy wystarczyło na 10 lat w { $withdraw_lasted_10y } przypadków od 1871 roku, na 20 lat w { $withdraw_lasted_20y }, a na { $horizon } w { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Przy inwestycji w { $name } pieniędzy wystarczyło co najmniej na { $horizon } we wszystkich przypadkach od 1871 roku
        [half] Przy inwestycji w { $name } pieniędzy wystarczyło na { $withdraw_years_worst } w najgorszym przypadku od 1871 roku, a co najmniej na { $horizon } w połowie przypadków
       *[no] Przy inwestycji w { $name } pieniędzy wystarczyło na { $withdraw_years_worst } w najgorszym przypadku od 1871 roku, a na { $withdraw_years_typical } lub dłużej w połowie przypadków
    }.
first-withdraw-most = Kto inwestował w { $name }, mógł przez { $horizon } wypłacać najwyżej { $withdraw_always } (licząc od kapitału początkowego, z korektą o inflację), aby w żadnym takim okresie od 1871 roku nie zabrakło mu pieniędzy. W połowie okresów wystarczyło na wypłaty w wysokości { $withdraw_median }.
first-plan = Kto przez { $horizon } co miesiąc inwestował tę samą kwotę w { $name }, miał na koniec po uwzględnieniu inflacji { $plan_median }-krotność wpłat: to mediana wszystkich takich okresów od 1871 roku. W jednej dziesiątej okresów było to mniej niż { $plan_low }-krotność, a { $plan_loss } okresów przyniosło mniej, niż wpłacono.
first-plan-sum = Miesięczne wpłaty, łącznie { $plan_paid }, dały około { $plan_median_sum } w dzisiejszych pieniądzach, a w jednej dziesiątej przypadków mniej niż { $plan_low_sum } ({ $name }, { $horizon }).
first-plan-goal = Aby zebrać podaną kwotę w dzisiejszych pieniądzach, w połowie przypadków wystarczyło wpłacać co miesiąc około { $plan_monthly_median }, a w dziewięciu przypadkach na dziesięć około { $plan_monthly_low } ({ $name }, { $horizon }).
first-grown = Kto jednorazowo zainwestował pewną kwotę w { $name } na { $horizon }, miał na koniec po uwzględnieniu inflacji jej { $grown_median }-krotność: to mediana wszystkich takich okresów od 1871 roku. W jednej dziesiątej okresów było to mniej niż { $grown_low }-krotność, a { $grown_loss } okresów skończyło się stratą.
first-grown-goal = Aby mieć podaną kwotę w dzisiejszych pieniądzach, w połowie przypadków wystarczyło zainwestować jednorazowo około { $grown_needed_median }, a w dziewięciu przypadkach na dziesięć około { $grown_needed_low } ({ $name }, { $horizon }).
first-grown-sum = Kwota { $grown_start }, zainwestowana jednorazowo, dała około { $grown_median_sum } w dzisiejszych pieniądzach, a w jednej dziesiątej przypadków mniej niż { $grown_low_sum } ({ $name }, { $horizon }).
first-withdraw-sum = Przy podanej kwocie pieniędzy wystarczyło na wypłaty w wysokości około { $withdraw_always_sum } rocznie we wszystkich przypadkach, a na wypłaty w wysokości około { $withdraw_median_sum } rocznie w połowie przypadków ({ $name }, { $horizon }).
first-withdraw-month = Przy podanej kwocie pieniędzy wystarczyło na wypłaty w wysokości około { $withdraw_always_month } miesięcznie we wszystkich przypadkach, a na wypłaty w wysokości około { $withdraw_median_month } miesięcznie w połowie przypadków ({ $name }, { $horizon }).
first-withdraw-capital = Aby pieniędzy wystarczyło we wszystkich przypadkach, potrzebny był kapitał początkowy w wysokości około { $withdraw_capital_always }, a żeby wystarczyło w połowie przypadków, około { $withdraw_capital_median } ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Częściej lepiej było zainwestować wszystko od razu
        [low] Częściej lepiej było rozłożyć inwestycję na raty
       *[middle] Żaden z dwóch sposobów nie był wyraźnie lepszy
    }: w { $lump_ahead } wszystkich lat od 1871 roku kwota zainwestowana od razu w { $name } przyniosła więcej niż ta sama kwota rozłożona na dwanaście miesięcznych rat. Mediana przewagi ze wszystkich lat to { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Spadek o { $wait_fall } przeważnie nie nadchodził
        [high] Spadek o { $wait_fall } przeważnie prędzej czy później nadchodził
       *[middle] Spadek o { $wait_fall } nadchodził mniej więcej w połowie przypadków
    }: po { $wait_reached } wszystkich miesięcy od 1871 roku wystarczyło czekać najwyżej { $horizon }, aby akcje amerykańskie były co najmniej o tyle tańsze niż w danym miesiącu.
first-wait-compared = Dla porównania: w { $lump_ahead } wszystkich lat kwota zainwestowana od razu przyniosła więcej niż ta sama kwota rozłożona na dwanaście miesięcznych rat.
first-eps =
    W roku obrotowym do { $date } spółka { $name } zarobiła { $eps_diluted }, o { $eps_growth_1y } { $direction ->
        [up] więcej
       *[down] mniej
    } niż rok wcześniej.
first-roe =
    { $verdict ->
        [low] Zwrot z kapitału własnego spółki { $name } nie wynika ze skupu akcji
        [high] Zwrot z kapitału własnego spółki { $name } wynika głównie ze skupu akcji
       *[middle] Skup akcji podnosi zwrot z kapitału własnego spółki { $name }
    }: w roku obrotowym do { $date } zwrot ten wyniósł { $roe }, a akcje skupione przez spółkę w ciągu pięciu lat kosztowały { $buybacks_5y_to_equity }-krotność kapitału własnego.
first-view-net =
    { $verdict ->
        [favourable] { $name }: dane są w sumie korzystne
        [unfavourable] { $name }: dane są w sumie niekorzystne
        [none] { $name }: same nasze dane nie odpowiadają na to pytanie
       *[mixed] { $name }: dane są niejednoznaczne
    }. W roku obrotowym do { $date } przychody { $direction ->
        [up] wzrosły
       *[down] spadły
    } o { $revenue_growth_1y }, a zysk netto stanowił { $net_margin } przychodów.
first-policy-rate =
    Główna stopa procentowa w USA wynosiła { $policy_rate } ({ $date }) i była { $verdict ->
        [no] wyższa
       *[partly] niższa
    } od inflacji, która wyniosła { $infl_12m } w ciągu dwunastu miesięcy (stan na { $other_date }).
first-mixes =
    { $verdict ->
        [more] Portfel { $higher } dał wyższy zwrot i mocniej spadał
        [better] Portfel { $higher } dał wyższy zwrot i nie spadał mocniej
       *[neither] Żaden z portfeli nie był wyraźnie lepszy
    }: dla akcji i obligacji z USA, po uwzględnieniu inflacji, mediana stopy zwrotu ze wszystkich okresów od 1871 roku (długość: { $horizon }) wyniosła { $mix_median } dla { $name } i { $other_mix_median } dla { $other }. Stratą zakończyło się { $freq_neg } okresów dla { $name } i { $other_mix_loss } dla { $other }. Najgłębsze spadki wyniosły odpowiednio { $fall } i { $other_fall }.
first-fund-falls = Szeroki fundusz akcji amerykańskich spadłby mniej więcej tyle samo co one.
first-stock-fall = Gdyby akcje spadły o { $stock_fall }, a ceny obligacji się nie zmieniły, { $name } straciłby około { $mix_stock_fall }.
first-parts-fall = Całość straciłaby { $whole_fall }, gdyby cała reszta zachowała swoją cenę ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Zakładamy, że cała kwota jest ulokowana tak: { $name }.
first-supposed-sum = Kwota { $sum }: strata { $lost }, pozostaje { $left }.
first-constraints = Te liczby nie uwzględniają podanego warunku: { $limits }.
first-limit-exceeded = Podany limit { $limit } jest przekroczony: { $parts }.
first-limit-kept = Podany limit { $limit } jest zachowany: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = To, co po opłatach płaci więcej: dolarowy fundusz rynku pieniężnego daje mniej więcej tyle, ile trzymiesięczne bony skarbowe USA ({ $bill_rate }, { $date }), minus opłata. Konto oszczędnościowe, które płaci mniej, daje mniej, ale depozyty są gwarantowane do limitu, a fundusze nie. Nie mamy stawek poszczególnych banków.
first-stock-share = Nie ma udziału dobrego dla każdego: liczy się, kiedy pieniądze będą potrzebne i jaki spadek da się znieść. Od 1871 roku akcje amerykańskie po uwzględnieniu inflacji przyniosły stratę w { $five } wszystkich okresów pięcioletnich i w { $twenty } wszystkich okresów dwudziestoletnich, a w najgorszym razie spadły o { $fall }. Gdy połowa pieniędzy jest w akcjach, taki spadek zabiera z całości o połowę mniej. Pieniądze potrzebne w ciągu kilku lat nie powinny być w akcjach.
first-debt-cash = { $name }: dług wynosił { $debt }, a gotówka i krótkoterminowe papiery razem { $cash } (stan na { $date }).
first-short-history = Nie możemy powiedzieć, ile przyniesie { $name } przez { $horizon }: nasze dane o cenach obejmują tylko okres { $from } – { $to }.
first-stand-in-bonds = Dla tego funduszu obliczenia opierają się na historii dziesięcioletnich obligacji skarbowych USA.
first-erosion = Przy inflacji { $infl_supposed } pieniądze bez odsetek tracą przez { $horizon } { $infl_erosion } siły nabywczej.
first-forecast = Nikt nie może tego wiedzieć z góry; oto najnowsze dane.
first-stand-in-mix = Dla tych funduszy obliczenia opierają się na historii akcji amerykańskich i dziesięcioletnich obligacji skarbowych USA.
first-stand-in = Dla { $name } nie mamy tak długiej historii; obliczenia opierają się na akcjach amerykańskich.
first-dividend-not-shown = { $name }: sprawozdanie za rok obrotowy do { $date } nie wykazuje dywidendy.
first-no-dividend = { $name }: w roku obrotowym zakończonym { $date } spółka nie wypłaciła dywidendy.
first-withdrawals = Nie obliczyliśmy wypłat; te dane ich nie uwzględniają.
first-income-share =
    To { $share }{ $same ->
        [yes] , tyle samo co w roku { $since }
       *[no] { " " }wobec { $first_share } w roku { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Stan danych: { $kinds }.
current-accounts = sprawozdania ({ $date })
current-prices = kursy akcji ({ $date })
current-metals = metale i kryptowaluty ({ $date })
current-exchange = kursy walut ({ $date })
current-market = giełda w USA ({ $date })
current-rates = stopy procentowe ({ $date })
current-economy = dane gospodarcze ({ $date })
table-years = { $name }: lata obrotowe
table-compare = Porównanie
table-portfolio = Części portfela

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Przez rok dolar { $dollar_12m_way ->
        [down] osłabił się
       *[up] umocnił się
    } o { $dollar_12m_size } wobec walut partnerów handlowych (stan na { $dates }). Był słabszy w { $dollar_percentile } badanych dni.
wrong-dollar = W ciągu roku dolar zmienia kierunek.
claim-fall-year =
    { $name }: w ciągu roku notowania spadły maksymalnie o { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } (stan na { $dates }){ $assumed ->
        [yes] { "" }
       *[no] . To { $verdict ->
            [opposes] więcej, niż dopuszcza
           *[other] mieści się w tym, co dopuszcza
        } przyjęta tolerancja ryzyka
    }.
wrong-fall-year = Dłuższa historia pokazuje wyraźnie większy spadek.
claim-swings-year = { $name }: w ciągu roku notowania wahały się zwykle o { $vol_12m } (stan na { $dates }).
wrong-swings-year = Dłuższa historia pokazuje dużo większe lub mniejsze wahania.
claim-sahm = Średnie bezrobocie z trzech miesięcy było o { $sahm } wyższe od najniższego w ostatnim roku (stan na { $dates }).
wrong-sahm = Bezrobocie rośnie w najbliższych miesiącach.
claim-inversion-record = Gdy rentowności krótkoterminowe przewyższały długoterminowe, półtora roku później bezrobocie było wyraźnie wyższe w { $jobs_after_inversion } takich miesięcy. Dla wszystkich miesięcy ten udział to { $jobs_after_any } (stan na { $dates }).
wrong-inversion-record = Następne odwrócenie mija bez wzrostu bezrobocia.
claim-growth-5y =
    W ciągu pięciu lat do { $dates } przychody { $name } { $revenue_growth_5y_way ->
        [down] spadały
       *[up] rosły
    } o { $revenue_growth_5y_size }{ $more ->
        [yes] , a zysk na akcję { $eps_growth_5y_way ->
            [down] spadał
           *[up] rósł
        } o { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = Zmiana wynika z przejęcia albo z jednego roku.
claim-bill-real =
    Trzymiesięczne bony skarbowe USA dawały { $bill_rate } (stan na { $dates }). Po uwzględnieniu inflacji to { $real_bill_rate_way ->
        [down] strata
       *[up] zysk
    } { $real_bill_rate_size }.
wrong-bill-real = Stopy krótkoterminowe lub inflacja zmieniają się o ponad punkt procentowy.
claim-payrolls =
    Przez rok liczba miejsc pracy w USA { $payrolls_12m_way ->
        [down] spadła
       *[up] wzrosła
    } o { $payrolls_12m_size } (stan na { $dates }).
wrong-payrolls = Dane zostają skorygowane albo w ciągu kilku miesięcy się odwracają.
claim-output =
    Przez rok gospodarka USA { $gdp_1y_way ->
        [down] skurczyła się
       *[up] urosła
    } o { $gdp_1y_size } po uwzględnieniu inflacji ({ $dates }).
wrong-output = Kolejne kwartały idą w przeciwną stronę.
claim-money =
    Przez rok podaż pieniądza M2 w USA { $m2_12m_way ->
        [down] zmalała
       *[up] wzrosła
    } o { $m2_12m_size }, a po uwzględnieniu inflacji { $m2_real_12m_way ->
        [down] zmalała
       *[up] wzrosła
    } o { $m2_real_12m_size } (stan na { $dates }){ $more ->
        [yes] . Kredyty bankowe dla firm { $loans_12m_way ->
            [down] spadły
           *[up] wzrosły
        } o { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = Pieniądz przechodzi do form, których M2 nie obejmuje.
claim-housing =
    Przez rok liczba rozpoczętych budów mieszkań w USA { $starts_12m_way ->
        [down] spadła
       *[up] wzrosła
    } o { $starts_12m_size }, a liczba pozwoleń na budowę { $permits_12m_way ->
        [down] spadła
       *[up] wzrosła
    } o { $permits_12m_size } (stan na { $dates }){ $more ->
        [yes] . Koszty mieszkaniowe { $shelter_12m_way ->
            [down] spadły
           *[up] wzrosły
        } o { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Różnicę wyjaśnia łagodna lub ostra zima.
claim-purchasing-power = Za dolara można było kupić { $purchasing_power_10y } tego, co dziesięć lat wcześniej (stan na { $dates }).
wrong-purchasing-power = W następnych dziesięciu latach ceny spadają.
claim-hedge =
    Cena ({ $name }) { $gain_whole_way ->
        [down] spadła
       *[up] wzrosła
    } o { $gain_whole_size }, a ceny konsumpcyjne w USA { $infl_whole_way ->
        [down] spadły
       *[up] wzrosły
    } o { $infl_whole_size } ({ $from } – { $to }).
wrong-hedge = Dłuższa historia pokazuje coś przeciwnego.
claim-level = { $name }: mediana to { $level_median }; w { $level_percentile } odnotowanych miesięcy kurs był niższy niż teraz (stan na { $dates }).
wrong-level = Dawna mediana już nie pasuje, bo ceny w obu krajach się rozeszły.

## Measures of the above.

measure-vol-12m = Roczne wahania, dwanaście miesięcy
measure-gain-whole = Zmiana od początku danych
measure-infl-whole = Inflacja w tych samych miesiącach
measure-correlation-12m = Korelacja, dwanaście miesięcy
measure-level-median = Mediana kursu
measure-level-percentile = Kurs na tle własnej historii
measure-core-infl-12m = Inflacja bez żywności i energii
measure-shelter-12m = Zmiana kosztów mieszkaniowych
measure-payrolls-12m = Zmiana zatrudnienia
measure-income-12m = Zmiana realnego dochodu
measure-m2-12m = Zmiana podaży pieniądza M2
measure-m2-real-12m = Zmiana M2 po uwzględnieniu inflacji
measure-starts-12m = Zmiana liczby rozpoczętych budów mieszkań
measure-permits-12m = Zmiana liczby pozwoleń na budowę
measure-loans-12m = Zmiana kredytów bankowych dla firm
measure-gdp-1y = Zmiana realnego PKB
measure-bill-rate = Rentowność bonów trzymiesięcznych
measure-real-bill-rate = Rentowność bonów minus inflacja
measure-purchasing-power-10y = Siła nabywcza, która została po dziesięciu latach
measure-sahm = Bezrobocie powyżej minimum roku
measure-jobs-after-inversion = Miesiące z odwróconymi rentownościami, po których wzrosło bezrobocie
measure-jobs-after-any = Miesiące, po których wzrosło bezrobocie
measure-oil-price = Cena baryłki ropy
measure-oil-12m = Zmiana ceny ropy
measure-dollar-12m = Zmiana dolara wobec koszyka walut
measure-dollar-percentile = Dolar wobec koszyka walut na tle własnej historii
measure-sp-long-rate = Rentowność dziesięcioletnia w tym miesiącu
measure-revenue-growth-5y = Wzrost przychodów, pięć lat
measure-eps-growth-5y = Wzrost zysku na akcję, pięć lat
measure-cash = Gotówka i krótkoterminowe papiery
measure-debt = Dług
measure-dividends = Wypłacone dywidendy
measure-buybacks = Skup akcji własnych
measure-dividends-per-share = Dywidenda na akcję
measure-shares-diluted = Liczba akcji po rozwodnieniu
measure-public-float = Wartość akcji w wolnym obrocie

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: kursy na koniec miesiąca, { $from } – { $to }
chart-price-axis = Kurs ({ $unit })
chart-index-axis = Poziom indeksu
chart-log = skala logarytmiczna
chart-fall = Poniżej najwyższego dotąd końca miesiąca, w %
chart-price-alt = Kursy na koniec miesiąca: { $name }, { $from } – { $to }. Ostatni do pierwszego: { $times }. Najgłębszy spadek od szczytu: { $deepest }. Na końcu: { $last }.
chart-valuation = { $name }: kurs wobec zysków z dziesięciu lat (CAPE), { $from } – { $to }
chart-valuation-axis = Kurs jako wielokrotność rocznego zysku; zacieniowana środkowa połowa wszystkich miesięcy
chart-last = ostatnio { $value }
chart-median = mediana { $value }
chart-valuation-alt = CAPE: { $name }, { $from } – { $to }. Ostatnio: { $last }. Mediana: { $median }. Połowa miesięcy mieści się między { $low } a { $high }.
chart-scenarios = Scenariusze: jak często przeszłość kończyła się każdym z nich
chart-scenarios-axis = Udział minionych okresów, w %
chart-scenarios-alt = Udział minionych okresów: { $shares }.
chart-bear = Niekorzystny
chart-base = Bazowy
chart-bull = Korzystny
chart-confidence = Pewność każdego członka przed (okrąg) pytaniami i po nich (kropka)
chart-confidence-axis = Pewność, od 0 (żadna) do 1 (całkowita)
chart-confidence-alt = Pewność od 0 do 1, przed i po: { $members }.
chart-source = Źródło: { $source }
chart-source-committee = Źródło: komitet
measure-pf-effective-positions = Liczba równych pozycji o tej samej koncentracji
measure-pf-risk-share = Udział w ryzyku portfela
measure-pf-halved-drawdown-36m = Najgłębszy spadek w ciągu trzech lat, gdyby połowa największej pozycji była gotówką
measure-real-max-drawdown-all = Najgłębszy spadek po uwzględnieniu inflacji
measure-crash-fall = Spadek w tamtym krachu, po uwzględnieniu inflacji
measure-withdraw-rate = Wypłata w pierwszym roku
measure-withdraw-lasted = Minione okresy, w których wystarczyło pieniędzy na wypłaty
measure-past-change = Zmiana ceny w latach, o które pytasz
measure-needed-return = Potrzebna roczna stopa zwrotu
measure-needed-start = Kwota początkowa
measure-needed-goal = Cel
measure-needed-reached = Odsetek minionych okresów, w których akcje amerykańskie przyniosły więcej
measure-infl-change-12m = Zmiana inflacji wobec poprzedniego roku
measure-withdraw-lasted-10y = Minione okresy 10-letnie, w których wystarczyło pieniędzy na wypłaty
measure-withdraw-lasted-20y = Minione okresy 20-letnie, w których wystarczyło pieniędzy na wypłaty
measure-withdraw-always = Najwyższa wypłata, na którą wystarczyło pieniędzy w każdym minionym okresie
measure-withdraw-median = Najwyższa wypłata, na którą wystarczyło pieniędzy w połowie minionych okresów
measure-return-nominal = Stopa zwrotu przed inflacją
measure-return-real = Stopa zwrotu po uwzględnieniu inflacji
measure-past-start = Zainwestowana kwota
measure-past-sum = Kwota na koniec okresu
measure-past-real-sum = To samo w pieniądzach z pierwszego miesiąca
measure-past-worst = Najgorsza stopa zwrotu w okresach tak długich jak horyzont
measure-past-best = Najlepsza stopa zwrotu w okresach tak długich jak horyzont
measure-past-infl = Inflacja w latach, o które pytasz
measure-past-long-rate = Średnia rentowność dziesięcioletnia w latach, o które pytasz
measure-past-policy-rate = Średnia stopa procentowa w latach, o które pytasz
measure-past-unemployment = Średnie bezrobocie w latach, o które pytasz
measure-past-gdp = Zmiana realnego PKB w latach, o które pytasz
measure-policy-rate = Główna stopa procentowa w USA
measure-rate-supposed = Stopa zwrotu założona w pytaniu
measure-rate-grown-sum = Kwota końcowa przy tej stopie zwrotu
measure-grown-needed-median = Kwota zainwestowana jednorazowo, która wystarczyła w połowie minionych okresów
measure-grown-needed-low = Kwota zainwestowana jednorazowo, która wystarczyła w dziewięciu na dziesięć minionych okresów
measure-rate-needed-sum = Kwota na cel przy tej stopie zwrotu
measure-rate-saved-sum = Kwota końcowa z miesięcznych wpłat przy tej stopie zwrotu
measure-rate-monthly-sum = Miesięczna wpłata na cel przy tej stopie zwrotu
measure-rate-doubling = Czas podwojenia pieniędzy
measure-recovery = Czas, po jakim akcje amerykańskie wróciły do szczytu sprzed krachu
measure-repay-rate = Oprocentowanie kredytu
measure-repay-beaten = Odsetek minionych okresów, w których akcje amerykańskie przyniosły więcej, niż kosztuje kredyt
measure-rate-fall = Spadek rentowności
measure-bond-gain = Wzrost ceny obligacji dziesięcioletniej, gdy jej rentowność o tyle spadnie
measure-infl-supposed = Inflacja założona w pytaniu
measure-infl-erosion = Utrata siły nabywczej przy takiej inflacji
measure-plan-paid = Suma wpłat
measure-plan-median-sum = Wartość końcowa miesięcznych wpłat w dzisiejszych pieniądzach, mediana minionych okresów
measure-plan-low-sum = Wartość końcowa miesięcznych wpłat w dzisiejszych pieniądzach, przekroczona w dziewięciu na dziesięć minionych okresów
measure-plan-monthly-median = Miesięczna kwota, która wystarczyła w połowie minionych okresów
measure-plan-monthly-low = Miesięczna kwota, która wystarczyła w dziewięciu na dziesięć minionych okresów
measure-withdraw-always-sum = Najwyższa roczna kwota, na którą wystarczyło pieniędzy w każdym minionym okresie
measure-withdraw-median-sum = Najwyższa roczna kwota, na którą wystarczyło pieniędzy w połowie minionych okresów
measure-withdraw-always-month = Najwyższa miesięczna kwota, na którą wystarczyło pieniędzy w każdym minionym okresie
measure-withdraw-median-month = Najwyższa miesięczna kwota, na którą wystarczyło pieniędzy w połowie minionych okresów
measure-withdraw-years-worst = Liczba lat, na które wystarczyło pieniędzy w najgorszym minionym okresie
measure-withdraw-years-typical = Liczba lat, na które wystarczyło pieniędzy w połowie minionych okresów
measure-withdraw-capital-always = Kapitał początkowy, który wystarczył w każdym minionym okresie
measure-withdraw-capital-median = Kapitał początkowy, który wystarczył w połowie minionych okresów
measure-plan-median = Wartość końcowa miesięcznych wpłat jako krotność wpłaconej kwoty, mediana minionych okresów
measure-plan-low = Wartość końcowa miesięcznych wpłat jako krotność wpłaconej kwoty, najgorsza dziesiąta część minionych okresów
measure-plan-loss = Minione okresy, w których miesięczne wpłaty dały mniej, niż wpłacono
measure-grown-start = Kwota zainwestowana jednorazowo
measure-grown-median-sum = Wartość końcowa zainwestowanej kwoty w dzisiejszych pieniądzach, mediana minionych okresów
measure-grown-low-sum = Wartość końcowa zainwestowanej kwoty w dzisiejszych pieniądzach, przekroczona w dziewięciu na dziesięć minionych okresów
measure-grown-median = Wartość końcowa jednorazowej inwestycji jako krotność zainwestowanej kwoty, mediana minionych okresów
measure-grown-low = Wartość końcowa jednorazowej inwestycji jako krotność zainwestowanej kwoty, najgorsza dziesiąta część minionych okresów
measure-grown-loss = Minione okresy, w których jednorazowa inwestycja skończyła się stratą
measure-lump-ahead = Minione lata, w których kwota zainwestowana od razu przyniosła więcej niż rozłożona na raty
measure-lump-lead = Przewaga kwoty zainwestowanej od razu nad rozłożoną na raty, mediana minionych lat
measure-wait-fall = Spadek, na który się czeka
measure-wait-reached = Odsetek miesięcy, po których przed końcem horyzontu ceny były o tyle niższe
measure-bond-loss-1pt = Spadek ceny obligacji dziesięcioletniej, gdy jej rentowność wzrośnie o punkt
measure-bond-loss = Spadek ceny obligacji dziesięcioletniej, gdy jej rentowność wzrośnie o tyle, ile podano w pytaniu
measure-rate-rise = Wzrost rentowności podany w pytaniu
measure-stock-fall = Spadek akcji podany w pytaniu
measure-mix-stock-fall = Strata portfela przy takim spadku, jeśli ceny obligacji się nie zmienią
measure-part-weight = Waga części
measure-part-fall = Założony spadek części
measure-whole-fall = Strata całości
measure-supposed-sum = Kwota podana w pytaniu
measure-supposed-lost = Strata z tej kwoty
measure-supposed-left = Co zostaje z tej kwoty
measure-mix-median = Mediana rocznej realnej stopy zwrotu portfela
measure-other-mix-median = To samo dla drugiego portfela
measure-other-mix-loss = Minione okresy ze stratą drugiego portfela
measure-other-mix-fall = Najgłębszy spadek drugiego portfela

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name }: zysk na akcję spadł w ciągu roku o { $size }
       *[up] { $name }: zysk na akcję wzrósł w ciągu roku o { $size }
    }{ $more ->
        [yes] , do { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Następny raport roczny pokazuje zysk na akcję idący w drugą stronę.
claim-tax-credit =
    { $name }: zysk netto podniosła ulga podatkowa równa { $tax_credit } zysku przed opodatkowaniem{ $more ->
        [yes] ; marża netto przewyższała operacyjną o { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = Ulga powtarza się co roku albo zysk utrzymuje się bez niej.
claim-other-income = { $name }: marża netto przewyższała operacyjną o { $net_above_operating }; zysk powiększyły odsetki, zyski ze sprzedaży aktywów lub pozycje jednorazowe
wrong-other-income = Dodatkowe przychody powtarzają się co roku.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = to mówi niewiele, bo kapitał własny to tylko { $value } aktywów
doubt-capital-to-assets = to mówi niewiele, bo zainwestowany kapitał to tylko { $value } aktywów
doubt-buybacks-5y-to-equity = to mówi niewiele, bo skup akcji w ciągu pięciu lat kosztował { $value }-krotność pozostałego kapitału własnego
doubt-tax-credit = pomogła ulga podatkowa równa { $value } zysku przed opodatkowaniem
doubt-net-above-operating = pomogły przychody spoza działalności: marża netto przewyższa operacyjną o { $value }
doubt-eps-growth-5y = ale zysk na akcję spadał przez pięć lat o { $size }
doubt-fcf-margin = to mówi niewiele, bo wolne przepływy pieniężne stanowiły tylko { $value } przychodów
doubt-eps-growth-1y = to mówi niewiele, bo zysk na akcję spadł w ostatnim roku o { $size }
claim-implied-growth =
    Aby akcje { $name } przyniosły tyle co akcje w USA od 1871 roku, zyski spółki po uwzględnieniu inflacji { $implied_growth_way ->
        [down] nie mogą nigdy kurczyć się szybciej niż o
       *[up] muszą bez końca rosnąć o
    } { $implied_growth_size }{ $more ->
        [yes] ; przez pięć lat zysk na akcję { $eps_growth_5y_way ->
            [down] spadał
           *[up] rósł
        } o { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = Zyski rosną szybciej albo niższe stopy zwrotu stają się normą dla wszystkich akcji.
measure-equity-to-assets = Kapitał własny w stosunku do aktywów
measure-capital-to-assets = Zainwestowany kapitał w stosunku do aktywów
measure-buybacks-5y-to-equity = Skup akcji przez pięć lat jako krotność kapitału własnego
measure-tax-credit = Ulga podatkowa w stosunku do zysku przed opodatkowaniem
measure-net-above-operating = Przewaga marży netto nad operacyjną
measure-implied-growth = Wzrost zysków, który zakłada wartość

## How the confidence came about.

confidence-kind-accounts = Sprawozdania
confidence-kind-valuation = Wycena
confidence-kind-prices = Kursy
confidence-kind-risk = Ryzyko
confidence-kind-portfolio = Struktura portfela
confidence-kind-economy = Gospodarka
confidence-readings =
    { $name }: zgodnych z wynikiem jest { $agreeing } z { $readings ->
        [one] jednego wskaźnika
        [few] { $readings } wskaźników
        [many] { $readings } wskaźników
       *[other] { $readings } wskaźnika
    }. { $dates ->
        [one] Data danych: { $to }.
       *[several] Daty danych: { $from } – { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] jeden wskaźnik
        [few] { $readings } wskaźniki
        [many] { $readings } wskaźników
       *[other] { $readings } wskaźnika
    }. { $dates ->
        [one] Data danych: { $to }.
       *[several] Daty danych: { $from } – { $to }.
    }
confidence-missing = { $name }: brak danych.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Sprawdzona cena lub kurs
measure-looked-change = Sprawdzona zmiana
measure-looked-ratio = Sprawdzony stosunek lub korelacja
lookup-consumer-prices = ceny konsumpcyjne w USA
lookup-price-ounce = { $name } (uncja)
lookup-price-gram = { $name } (gram)
lookup-price-now =
    { $name }: { $price } ({ $date }), { $way ->
        [down] o { $size } mniej
       *[other] o { $size } więcej
    } niż rok wcześniej ({ $then }).
lookup-price-at = { $name }: { $price } ({ $date }).
lookup-price-near = Nie mamy ceny z tego dnia ({ $name }, { $asked }); najbliższa, jaką mamy, to { $price } ({ $date }).
lookup-price-range = { $name } ({ $time }): od { $low } do { $high }, na końcu { $last } ({ $date }).
lookup-price-change =
    { $name }: { $way ->
        [down] spadek o { $size }
       *[other] wzrost o { $size }
    } ({ $from } – { $to }), z { $start } do { $end }.
lookup-price-return =
    Akcje { $name }: { $way ->
        [down] spadek o { $size }
       *[other] wzrost o { $size }
    } ({ $from } – { $to }), z podziałami i dywidendami.
lookup-price-top =
    { $name }: { $kind ->
        [low] najniższa
       *[other] najwyższa
    } wartość w naszych danych ({ $from } – { $to }): { $top } ({ $date }).
lookup-price-off = { $name }: { $price } ({ $now_date }), o { $size } poniżej najwyższej wartości w naszych danych: { $top } ({ $date }).
lookup-price-level = { $name }: { $price } ({ $date }), wyżej niż w { $share } dni w naszych danych (od: { $from }); mediana: { $median }.
lookup-price-average = { $name }: średnio { $average } ({ $from } – { $to }).
lookup-price-convert = { $sum } = { $result } (kurs z dnia: { $date }); to obliczenie bez opłat.
lookup-price-ratio = Stosunek cen uncji ({ $name } / { $other }): { $ratio } ({ $date }), rok wcześniej { $then }.
lookup-price-correlation = Korelacja miesięcznych zmian ({ $name }, { $other }): { $value } ({ $from } – { $to }); 1 to zawsze razem, 0 to brak związku.
lookup-price-month =
    { $name }, { $kind ->
        [worst] najgorszy
       *[other] najlepszy
    } miesiąc: { $from } – { $to }, { $way ->
        [down] spadek o { $size }
       *[other] wzrost o { $size }
    }.
lookup-price-fall = { $name }, najgłębszy spadek w tym czasie: { $size } ({ $from } – { $to }).
lookup-price-swings = Wahania cen w skali roku ({ $from } – { $to }): { $list }.
lookup-price-back = Akcje { $name }: powrót do szczytu ({ $from }) nastąpił { $date }, z podziałami i dywidendami.
lookup-price-not-back =
    Akcje { $name } do { $to } (koniec naszych cen) nie wróciły do szczytu ({ $from }): { $way ->
        [down] o { $size } niżej
       *[other] o { $size } wyżej
    }, z podziałami i dywidendami.
lookup-price-ranked =
    { $kind ->
        [low] Najsłabszy wynik
       *[other] Najlepszy wynik
    } ({ $from } – { $to }): { $first }; dalej { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] spadek o { $size }
       *[other] wzrost o { $size }
    })
lookup-price-sum = { $name }: { $sum } ({ $from }) zmieniło się w { $became } ({ $to }), z podziałami i dywidendami.
lookup-price-rate = { $name }: średnio { $rate } ({ $from } – { $to }), z podziałami i dywidendami.
lookup-price-data = Nasze ceny ({ $name }) obejmują okres: { $from } – { $to }.
lookup-price-missing = Nie mamy ceny z tego okresu ({ $name }): nasze ceny obejmują { $from } – { $to }.
lookup-price-none = Nie mamy kursów tej waluty: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] ceny konsumpcyjne
        [core] ceny konsumpcyjne bez żywności i energii
        [food] ceny konsumpcyjne żywności
        [energy] ceny konsumpcyjne energii
        [shelter] ceny konsumpcyjne mieszkania
        [medical] ceny konsumpcyjne opieki medycznej
        [pce] ceny konsumpcji osobistej (PCE)
        [ppi] ceny producentów wyrobów gotowych
        [policy-rate] stopa referencyjna (federal funds)
        [m1] rentowność papierów skarbowych jednomiesięcznych
        [b3] rentowność bonów skarbowych trzymiesięcznych
        [b6] rentowność bonów skarbowych sześciomiesięcznych
        [y1] rentowność papierów skarbowych rocznych
        [y2] rentowność obligacji skarbowych dwuletnich
        [y3] rentowność obligacji skarbowych trzyletnich
        [y5] rentowność obligacji skarbowych pięcioletnich
        [y7] rentowność obligacji skarbowych siedmioletnich
        [y10] rentowność obligacji skarbowych dziesięcioletnich
        [y20] rentowność obligacji skarbowych dwudziestoletnich
        [y30] rentowność obligacji skarbowych trzydziestoletnich
        [curve-2y] rentowność dziesięcioletnia minus dwuletnia
        [curve-3m] rentowność dziesięcioletnia minus trzymiesięczna
        [paper] stopa trzymiesięcznych papierów komercyjnych
        [unemployment] stopa bezrobocia
        [payrolls] miejsca pracy poza rolnictwem
        [employed] osoby pracujące
        [labor] aktywni zawodowo
        [factory-jobs] miejsca pracy w przemyśle
        [claims] nowe wnioski o zasiłek dla bezrobotnych na tydzień
        [long-unemployed] osoby bezrobotne od 27 tygodni lub dłużej
        [unemployed-weeks] średni czas bezrobocia w tygodniach
        [hours] tygodniowe godziny pracy w przemyśle
        [wages] płaca godzinowa w sektorze dóbr
        [capacity] wykorzystanie mocy produkcyjnych w przemyśle
        [permits] pozwolenia na budowę w ujęciu rocznym
        [starts] rozpoczęte budowy mieszkań w ujęciu rocznym
        [production] produkcja przemysłowa
        [retail] sprzedaż detaliczna i gastronomia
        [real-sales] realna sprzedaż przemysłu i handlu
        [orders] zamówienia na dobra trwałe
        [inventories] zapasy przemysłu i handlu
        [income] realne dochody osobiste
        [consumption] realna konsumpcja osobista
        [gdp] realny produkt krajowy brutto
        [money-m1] podaż pieniądza M1
        [m2] podaż pieniądza M2
        [reserves] rezerwy banków
        [loans] kredyty bankowe dla firm
        [real-estate-loans] kredyty banków na nieruchomości
        [consumer-credit] nieodnawialny kredyt konsumencki
        [oil] ropa naftowa (WTI), cena baryłki
       *[dollar] indeks dolara wobec partnerów handlowych
    }
lookup-economy-up = wzrost: { $size }
lookup-economy-down = spadek: { $size }
lookup-economy-same = bez zmian
lookup-economy-now = USA, { $name }: { $value } ({ $date }); w ciągu roku { $change } (rok wcześniej { $before }).
lookup-economy-now-alone = USA, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = USA, { $name }: w ciągu dwunastu miesięcy { $change } ({ $date }); rok wcześniej tempo wynosiło { $before }.
lookup-economy-growth-alone = USA, { $name }: w ciągu dwunastu miesięcy { $change } ({ $date }).
lookup-economy-month = Wobec poprzedniego miesiąca: { $change }.
lookup-economy-values = USA, { $name } – { $list }.
lookup-economy-yearly-values = USA, { $name }, zmiana w tym czasie – { $list }.
lookup-economy-newest = Najnowsza wartość: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: średnio { $mean }, najmniej { $low } ({ $low_date }), najwięcej { $high } ({ $high_date }); w ciągu roku { $change }, na koniec { $end }
lookup-economy-item-end = { $when }: na koniec { $end }, w ciągu roku { $change }
lookup-economy-item-until = { $year } (ostatnie dane: { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = USA, { $name }: { $change }; na początku { $start } ({ $start_date }), na końcu { $value } ({ $date }).
lookup-economy-since-growth = USA, { $name } ({ $start_date } – { $date }): łącznie { $change }.
lookup-economy-yearly = W ujęciu rocznym: { $yearly }.
lookup-economy-was-lower = Na początku były niższe niż na końcu o { $then }.
lookup-economy-was-higher = Na początku były wyższe niż na końcu o { $then }.
lookup-economy-high = USA, { $name } ({ $from } – { $to }): najwyższa wartość to { $value } ({ $date }).
lookup-economy-low = USA, { $name } ({ $from } – { $to }): najniższa wartość to { $value } ({ $date }).
lookup-economy-distance = Od tego czasu: { $change }, teraz { $newest } ({ $newest_date }).
lookup-economy-inverted = USA, { $name }: ostatnio poniżej zera na koniec miesiąca ({ $date }): { $value }; najnowsza wartość: { $newest } ({ $newest_date }).
lookup-economy-worth = Ceny konsumpcyjne w USA ({ $from } – { $to }): { $change }. To, co kosztowało wtedy { $sum }, kosztuje teraz około { $sum_now }, a { $sum } kupuje teraz tyle, ile wtedy { $sum_then }.
lookup-economy-uncovered = USA, { $name }: nasze dane ({ $from } – { $to }) nie obejmują wszystkiego, o co pytasz.
lookup-economy-no-ecb = Nie mamy stopy procentowej Europejskiego Banku Centralnego: nasza stopa to stopa Stanów Zjednoczonych.
lookup-economy-no-policy-rate = Nie mamy stopy referencyjnej ani innych stóp procentowych kraju, o który pytasz: nasze stopy dotyczą Stanów Zjednoczonych.
lookup-economy-no-country = Nie mamy danych o gospodarce kraju, o który pytasz: nasze dotyczą Stanów Zjednoczonych.
lookup-economy-no-mortgage = Nie mamy oprocentowania kredytów hipotecznych. Często porównuje się je z rentownością dziesięcioletnich obligacji skarbowych USA.
lookup-economy-no-recessions = Nie mamy listy recesji, więc nie możemy powiedzieć, kiedy były. Mamy bezrobocie, produkcję i krzywą rentowności Stanów Zjednoczonych.
lookup-economy-yes = Tak.
lookup-economy-no = Nie.
lookup-economy-sahm-warns = Tak, reguła Sahm ostrzega przed recesją: średnie bezrobocie w USA z trzech miesięcy ponad najniższym z ostatniego roku to { $sahm } ({ $date }), a reguła ostrzega od pół punktu.
lookup-economy-sahm-quiet = Nie, reguła Sahm nie ostrzega przed recesją: średnie bezrobocie w USA z trzech miesięcy ponad najniższym z ostatniego roku to { $sahm } ({ $date }), a reguła ostrzega od pół punktu.
lookup-economy-after-inversion = Udział miesięcy z rentownością dziesięcioletnich obligacji USA poniżej trzymiesięcznych bonów, po których bezrobocie było osiemnaście miesięcy później wyższe o co najmniej pół punktu: { $share }; wśród wszystkich miesięcy: { $any }.
lookup-economy-deposit-us = Oprocentowanie { $rate } minus inflacja w USA { $inflation } daje około { $real } rocznie przed podatkami. Inflacji innych krajów nie ma w naszych danych.
lookup-economy-deposit = Oprocentowanie { $rate } minus inflacja { $inflation } daje około { $real } rocznie przed podatkami.
lookup-economy-not-covered = Nasze dane nic nie mówią o tym czasie: { $when }.
lookup-economy-item-average = { $when }: średnio { $value }
measure-economy-value = Wartość szeregu
measure-economy-before = Wartość rok wcześniej
measure-economy-change = Zmiana szeregu
measure-economy-change-1m = Zmiana w ciągu miesiąca
measure-economy-mean = Średnia z tego czasu
measure-economy-high = Najwyższa wartość
measure-economy-low = Najniższa wartość
measure-economy-end = Wartość na końcu
measure-economy-start = Wartość na początku
measure-economy-yearly = Zmiana w ujęciu rocznym
measure-economy-then = Początek wobec końca
measure-economy-sum = Podana kwota
measure-economy-sum-now = Ile kosztuje teraz
measure-economy-sum-then = Ile kupowała wtedy
measure-economy-rate = Podane oprocentowanie
measure-economy-inflation = Inflacja obok
measure-economy-real = Oprocentowanie po inflacji
## Subjects without data: what is missing, and what can be told.

outside-tax = Nie mamy danych o podatkach: stawki i zasady zależą od kraju i od konkretnego przypadku. Możemy pokazać, ile przyniosła inwestycja przed podatkami.
outside-start = Nie zajmujemy się tym, jak otworzyć rachunek i zacząć, bo to zależy od banku lub brokera i od kraju. Możemy pokazać, jak kończyło się comiesięczne oszczędzanie albo jednorazowa wpłata w akcje amerykańskie: trzeba podać kwotę i liczbę lat.
outside-account = Nie mamy danych o brokerach i ich zasadach: otwarcie rachunku, złożenie zlecenia czy pożyczanie akcji zależy od brokera i prawa. Możemy pokazać sprawozdania, ceny i dawne zwroty z inwestycji.
outside-bank = Nie mamy danych o bezpieczeństwie banków i brokerów ani o gwarancjach depozytów, których limity określa prawo danego kraju. Możemy pokazać, ile dają amerykańskie bony skarbowe.
outside-property = Nie mamy danych o cenach mieszkań, czynszach ani zyskach z nieruchomości, więc nie możemy ich z niczym porównać. Możemy pokazać, ile przyniosły amerykańskie akcje i obligacje.
outside-insurance = Nie mamy danych o ubezpieczeniach i rentach: ich koszty i wypłaty określa każda umowa. Możemy pokazać, jak długo wystarczały wypłaty z amerykańskich akcji i obligacji.
outside-analysts = Nie mamy opinii ani cen docelowych analityków. Możemy pokazać, co wykazała spółka.
outside-events = Nie mamy danych o wiadomościach, polityce i zdarzeniach takich jak wybory, wojny czy halving, więc nie możemy powiedzieć, co robią z cenami. Możemy pokazać, jak często i jak głęboko spadały amerykańskie akcje.
outside-sectors = Nie mamy zwrotów z sektorów, branż ani grup akcji, takich jak małe spółki, więc nie możemy ich ocenić ani uszeregować. Możemy pokazać amerykańskie akcje jako całość i sprawozdania pojedynczych spółek.
outside-elsewhere = Nie mamy danych o giełdach, obligacjach i funduszach innych krajów i regionów. Możemy pokazać dane ze Stanów Zjednoczonych.
outside-bonds = Nie mamy danych o pojedynczych obligacjach, obligacjach oszczędnościowych ani indeksowanych inflacją. Możemy pokazać rentowność amerykańskich obligacji skarbowych i inflację w USA.
outside-private = Nie mamy danych o spółkach, których akcje nie są notowane na giełdzie, czyli ani sprawozdań, ani cen. Możemy pokazać, co wykazały spółki giełdowe.
outside-trading = Nie mamy danych o wynikach day tradingu i innego handlu krótkoterminowego. Możemy pokazać, jak często amerykańskie akcje traciły w ciągu roku i w dłuższym czasie.
outside-estate = Nie mamy danych o spadkach i ich prawie, więc nie możemy powiedzieć, co zrobić najpierw. Możemy pokazać, jak ryzykowny jest portfel: trzeba podać jego części i ich udziały.
outside-fund-types = To, który z nich jest odpowiedni, zależy głównie od podatków, o których nie mamy danych.
first-no-figures = Nie mamy liczb, które odpowiadają na to pytanie. Mamy sprawozdania spółek, ceny metali, kryptowalut i walut, amerykańskie stopy procentowe i dane gospodarcze oraz historię amerykańskich akcji i obligacji.
first-us-only = Dane o całych rynkach i gospodarkach mamy tylko dla Stanów Zjednoczonych.
quoted-question = „{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    Spółka { $name } wykazała { $at ->
        [day] na dzień { $date }
       *[year] w roku obrotowym do { $date }
    }: { $measure }, { $value }.
acc-other-day = Na dzień { $date }: { $value }.
acc-series = { $name }, { $measure } w kolejnych latach obrotowych, z miesiącem ich końca: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] wzrost o { $change }
        [down] spadek o { $change }
       *[level] bez zmian
    }, z { $then } (rok obrotowy do { $from }) do { $now } (rok obrotowy do { $date }).
acc-rate = W skali roku to { $rate }.
acc-moved =
    { $way ->
        [up] To wzrost o { $change }.
        [down] To spadek o { $change }.
       *[level] Nic się nie zmieniło.
    }
acc-faster =
    W spółce { $name } { $way ->
        [down] bardziej spadło
       *[up] szybciej rosło
    }: { $measure }, { $change }, wobec { $other_change } ({ $other }), od roku obrotowego do { $from } do roku do { $date }.
acc-cover =
    { $verdict ->
        [yes] Tak, w spółce { $name } pokrycie wystarczało
        [no] Nie, w spółce { $name } pokrycie nie wystarczało
       *[some] W spółce { $name } pokrycie wystarczało tylko w niektórych z tych lat
    } ({ $measure }; { $other }), według miesiąca końca roku obrotowego: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] Spółka { $name } dokonała obniżki wobec roku poprzedniego ({ $measure }) w roku obrotowym do: { $items }.
        [raised] Spółka { $name } podnosiła wypłatę w każdym roku obrotowym ({ $measure }), od roku do { $from } ({ $then }) do roku do { $date } ({ $now }).
       *[kept] Spółka { $name } nie dokonała obniżki w żadnym roku obrotowym ({ $measure }), od roku do { $from } ({ $then }) do roku do { $date } ({ $now }).
    }
acc-cut-item = { $date } (z { $then } do { $now })
acc-streak =
    { $kind ->
        [loss] Spółka { $name } miała straty z rzędu przez: { $count }
        [profit] Spółka { $name } miała zyski z rzędu przez: { $count } ({ $measure })
        [rise] Spółka { $name } miała wzrosty z rzędu przez: { $count } ({ $measure })
       *[fall] Spółka { $name } miała spadki z rzędu przez: { $count } ({ $measure })
    }, od roku obrotowego do { $from } do roku do { $date }.
acc-last = Ostatni rok obrotowy przed przerwą, w którym sprawozdanie spółki { $name } pokazuje tę pozycję ({ $measure }), skończył się { $date }, z kwotą { $value }; w następnym roku nie ma nic.
acc-peak =
    { $is_now ->
        [yes] W spółce { $name } ta wartość ({ $measure }) nigdy nie była w naszych danych wyższa niż w roku obrotowym do { $date }: { $now }.
       *[no] { $name }, { $measure }: spadek od szczytu o { $fall }, z { $peak } (rok obrotowy do { $peak_date }) do { $now } (rok obrotowy do { $date }).
    }
acc-total = { $name }, { $measure }: razem { $value } w latach obrotowych od roku do { $from } do roku do { $date }.
acc-rank =
    { $way ->
        [low] Najniższą wartość ma { $name } ({ $measure }). Od najniższej do najwyższej
       *[high] Najwyższą wartość ma { $name } ({ $measure }). Od najwyższej do najniższej
    }, z końcem roku obrotowego: { $items }.
acc-rank-growth =
    { $way ->
        [low] Najwolniej rosła spółka { $name } ({ $measure }). Od najwolniejszego do najszybszego wzrostu
       *[high] Najszybciej rosła spółka { $name } ({ $measure }). Od najszybszego do najwolniejszego wzrostu
    }, od roku obrotowego do { $from } lub najbliższego: { $items }.
acc-losses = Spośród spółek, których sprawozdania mamy, straty w najnowszym roku obrotowym miały: { $items }.
acc-lacking = { $names }: w naszych sprawozdaniach brakuje tej liczby ({ $measure }).
acc-no-accounts = { $names }: nie mamy sprawozdań finansowych.
acc-no-year = { $name }: za { $years } w naszych sprawozdaniach brakuje tej liczby ({ $measure }).
acc-uncounted = Tego, o co Pan lub Pani pyta, nie ma w naszych danych: sprawozdania spółki { $name } podają kwoty dla całej firmy, bez liczby członków, klientów, pracowników czy produktów i bez części działalności.
acc-shares-bought = Nasze sprawozdania spółki { $name } nie mówią, ile akcji skupiono, tylko ile za nie zapłacono.
acc-no-why = Sprawozdania pokazują kwoty, ale nie mówią, dlaczego tak się stało.
acc-companies = Mamy roczne sprawozdania tych spółek: { $names }.
acc-coverage = { $name }: mamy roczne sprawozdania za lata obrotowe od roku do { $from } do roku do { $date }, czyli przychody, zyski, marże, przepływy pieniężne, dług, gotówkę, dywidendy, skup akcji i liczbę akcji.
measure-assets = Suma aktywów
measure-capex = Nakłady inwestycyjne
measure-dividend-payout = Dywidendy do zysku netto
measure-eps-basic = Podstawowy zysk na akcję
measure-equity = Kapitał własny
measure-goodwill = Wartość firmy
measure-gross-profit = Zysk brutto ze sprzedaży
measure-interest-expense = Koszty odsetek
measure-inventory = Zapasy
measure-net-debt = Dług netto
measure-operating-cash-flow = Przepływy operacyjne
measure-operating-income = Zysk operacyjny
measure-paid-out = Dywidendy i skup akcji razem
measure-research = Wydatki na badania i rozwój
measure-sales-per-share = Przychody na akcję
measure-shares-outstanding = Akcje w obrocie
measure-tax-rate = Efektywna stopa podatkowa
measure-lookup-change = Zmiana
measure-lookup-rate = Zmiana roczna
measure-lookup-total = Suma
measure-lookup-cut = Obniżka dywidendy
measure-lookup-raised = Lata wzrostu z rzędu
measure-lookup-streak = Lata z rzędu
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Najpierw ryzyko: przy pożyczonych pieniądzach spadek kosztuje więcej niż sam spadek, a pożyczkodawca może zażądać spłaty, zanim ceny się odbiją. Ceny amerykańskich akcji spadły już kiedyś o { $fall } (okres: { $from } – { $to }); jeśli połowa pieniędzy jest pożyczona, spadek o połowę zabiera wszystko, co własne.
lookup-short = Tak. Kto sprzedaje akcje krótko, może stracić więcej, niż włożył: strata rośnie razem z ceną, a cena nie ma górnej granicy. Nawet cały rynek amerykańskich akcji zyskał kiedyś { $best } w dwanaście miesięcy (okres: { $from } – { $to }).
lookup-weight = { $weight } pieniędzy w jednym miejscu ({ $name }) to już ryzyko: spadek o połowę kosztowałby tam { $loss } wszystkiego, co Pan/Pani ma.
lookup-weight-company = Cały rynek amerykańskich akcji stracił w najgorszym razie { $fall } (okres: { $from } – { $to }, po inflacji) i się podniósł. Pojedyncza spółka może spaść bardziej i nigdy się nie podnieść.
lookup-single-stocks = Fundusz indeksowy jest bezpieczniejszym wyborem: obejmuje setki spółek przy niskich kosztach, a gdy jedna z nich upadnie, strata jest niewielka.
lookup-one-company = jedna spółka
lookup-fee = Opłata { $fee } zabiera { $taken } końcowej kwoty (czas: { $years }), bez względu na wcześniejszy zysk. Dla porównania: amerykańskie akcje przynosiły od 1871 roku średnio { $average } po inflacji, przed opłatami.
lookup-bills = Trzymiesięczne bony skarbowe USA przynosiły { $bills } ({ $date }), czyli { $real_way ->
        [down] { $real } mniej niż inflacja
       *[up] { $real } więcej niż inflacja
    }.
lookup-loan = Rozstrzyga oprocentowanie kredytu, a pytanie go nie podaje: wcześniejsza spłata na pewno oszczędza te odsetki. Amerykańskie akcje przynosiły od 1871 roku średnio { $average } po inflacji, ale w najgorszym razie spadły o { $fall }.
lookup-name-cape = CAPE amerykańskich akcji (cena do średniego zysku z dziesięciu lat)
lookup-name-pe = cena amerykańskich akcji do rocznego zysku
lookup-name-yield = stopa dywidendy amerykańskich akcji
lookup-name-price = indeks S&P Composite (średnia z miesiąca)
lookup-value = { $name }: { $value } ({ $date }).
lookup-range = { $name }, od: { $since }. Najwyższa wartość: { $high } ({ $high_date }), najniższa: { $low } ({ $low_date }). Mediana wszystkich miesięcy: { $median }.
lookup-after-cape = W ciągu dziesięciu lat po miesiącach z CAPE co najmniej { $bound } amerykańskie akcje { $median_way ->
        [down] straciły { $median }
       *[up] zyskały { $median }
    } po inflacji (mediana od 1881 roku), a { $gained } tych okresów przyniosło zysk.
lookup-premium = Według zysków amerykańskie akcje obiecywały { $premium_way ->
        [down] { $premium } mniej
       *[up] { $premium } więcej
    } niż dziesięcioletnie obligacje skarbowe USA ({ $date }): to zysk do ceny według średniej z dziesięciu lat (CAPE) minus rentowność obligacji po inflacji.
lookup-fall = { $deepest ->
        [yes] Najgłębszy spadek od 1871 roku ({ $name }): { $fall }
       *[no] Spadek ({ $name }): { $fall }
    }, okres: { $from } – { $to }, z dywidendami i odsetkami, po inflacji.
lookup-recovered = Od szczytu do jego ponownego osiągnięcia minęło: { $recovery } ({ $to }).
lookup-not-recovered = Nasze dane kończą się, zanim szczyt został ponownie osiągnięty.
lookup-fall-prices = Same ceny, bez dywidend i przed inflacją, spadły o { $fall } (okres: { $from } – { $to }; średnie miesięczne).
lookup-below-high = { $date }: ceny amerykańskich akcji były o { $fall } poniżej wcześniejszego szczytu (średnie miesięczne).
lookup-extremes = Od { $since } roku ({ $name }): { $span ->
        [month] najgorszy miesiąc
        [decade] najgorsze dziesięć lat
       *[year] najgorszy rok kalendarzowy
    } – { $worst_way ->
        [up] zysk { $worst }
       *[down] strata { $worst }
    } po inflacji (okres: { $from } – { $to }), a w najlepszym razie { $best_way ->
        [down] strata { $best }
       *[up] zysk { $best }
    } (okres: { $best_from } – { $best_to }). Ceny są średnimi miesięcznymi.
lookup-average = { $name }: średnio { $mean } po inflacji od 1871 roku, z dywidendami i odsetkami. Mediana (czas: { $years }): { $median_way ->
        [down] strata { $median }
       *[up] zysk { $median }
    }; { $lost } okresów zakończyło się stratą.
lookup-losses = { $name }: { $lost } wszystkich okresów (czas: { $years }) od 1871 roku przyniosło stratę po inflacji. Wynik najgorszego: { $worst_way ->
        [up] zysk { $worst }
       *[down] strata { $worst }
    } (okres: { $from } – { $to }).
lookup-bears-often = Liczba spadków amerykańskich akcji o co najmniej jedną piątą od 1871 roku: { $count }; średni odstęp między nimi: { $every } (same ceny, średnie miesięczne).
lookup-bears = Spadki amerykańskich akcji o co najmniej jedną piątą od 1871 roku trwały średnio od szczytu do dna: { $length }, a do ponownego osiągnięcia szczytu: { $recovery } (same ceny, średnie miesięczne).
lookup-season = { $name }: średnio { $mean_way ->
        [down] spadek o { $mean } miesięcznie
       *[up] wzrost o { $mean } miesięcznie
    } od 1871 roku, wobec { $all_way ->
        [down] spadek o { $all }
       *[up] wzrost o { $all }
    } we wszystkich miesiącach (średnie ceny miesiąca).
lookup-summer = maj – październik
lookup-swings = Ceny amerykańskich akcji wahały się od 1871 roku o { $swings } (odchylenie standardowe średnich miesięcznych; dla cen dziennych jest wyższe).
lookup-saved = { $paid } wpłacane co miesiąc urosło do około { $sum } ({ $to }), z dywidendami i przed inflacją. Po inflacji amerykańskie akcje przyniosły w tych latach { $return }.
lookup-years-up = Liczba lat kalendarzowych z zyskiem z amerykańskich akcji od { $since } roku, z dywidendami i po inflacji: { $up } z { $count }; stratą zakończyło się { $lost } lat. Mediana to { $median_way ->
        [down] strata { $median }
       *[up] zysk { $median }
    }.
lookup-losing-years = Liczba serii co najmniej { $run } lat kalendarzowych z rzędu ze stratą na amerykańskich akcjach od { $since } roku, po uwzględnieniu inflacji i z dywidendami: { $runs }. Najdłuższa taka seria: { $longest }.
lookup-when =
    W latach kalendarzowych, w których { $condition ->
        [cut] główna stopa procentowa w USA spadła o co najmniej pół punktu procentowego
        [rise] główna stopa procentowa w USA wzrosła o co najmniej pół punktu procentowego
       *[inflation] ceny konsumpcyjne w USA wzrosły o co najmniej 5%
    }, mediana dla amerykańskich akcji to { $median_way ->
        [down] strata { $median }
       *[up] zysk { $median }
    }, z dywidendami i po uwzględnieniu inflacji, a stratą zakończyło się { $lost } tych lat (takie lata: { $count } z { $all_count } od { $since } roku). Dla wszystkich { $all_count } lat mediana to { $all_way ->
        [down] strata { $all }
       *[up] zysk { $all }
    }, a stratą zakończyło się { $all_lost } z nich.
lookup-chance =
    Amerykańskie akcje { $gain ->
        [double] co najmniej podwoiły swoją wartość
        [year] zyskały więcej niż { $percent }
       *[all] zyskały więcej niż { $percent }
    } w { $chance } wszystkich okresów od 1871 roku (długość: { $years }), z dywidendami i bez uwzględnienia inflacji. Po uwzględnieniu inflacji: { $real }.
lookup-dividends = Przy stopie dywidendy amerykańskich akcji { $yield } ({ $date }) kwota { $sum } daje około { $income } rocznie przed podatkami. Dywidendy rosną i spadają razem z zyskami spółek, podobnie jak wartość akcji.
outside-picks = Nie wybieramy akcji i nie mamy rankingu wszystkich spółek. Wystarczy podać spółki, a porównamy ich sprawozdania; dla amerykańskich akcji jako całości możemy pokazać stopy zwrotu.
first-bearable =
    { $fits ->
        [yes] To mieści się w granicach straty, którą możesz znieść ({ $bearable }).
       *[no] Taki spadek przekracza stratę, którą możesz znieść ({ $bearable }).
    }
measure-years-count = liczba lat kalendarzowych
measure-years-median = mediana lat kalendarzowych
measure-years-lost = odsetek lat kalendarzowych ze stratą
measure-years-up = liczba lat kalendarzowych z zyskiem
measure-losing-runs = liczba serii lat ze stratą
measure-losing-longest = najdłuższa seria lat ze stratą
measure-when-count = liczba takich lat
measure-when-median = mediana takich lat
measure-when-lost = odsetek takich lat ze stratą
measure-chance = odsetek okresów z zyskiem większym niż ten
measure-chance-gain = zysk podany w pytaniu
measure-chance-real = odsetek okresów z zyskiem większym niż ten, po inflacji
measure-dividend-income = dywidendy z tej kwoty w ciągu roku
lookup-not-covered = Nasza historia amerykańskich akcji i obligacji nie obejmuje miesięcy z pytania. Od 1871 roku (do: { $date }) amerykańskie akcje przynosiły { $average } po inflacji.
measure-season = średnia zmiana w miesiącu
measure-fee = roczna opłata
measure-fee-taken = część końcowej kwoty, którą zabiera opłata
measure-fee-years = lata z opłatą
measure-bear-count = liczba spadków o co najmniej jedną piątą
measure-bear-every = lata od jednego spadku do następnego
measure-bear-length = miesiące od szczytu do dna
measure-bear-recovery-length = miesiące do ponownego osiągnięcia szczytu
measure-weight-loss = strata całości, gdy ta część spadnie o połowę
