# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (stand: { $dates }).
surroundings = Context: { $text }
between-sentences = { " " }
between = { "; " }
us-market = de Amerikaanse aandelenmarkt
us-stocks = Amerikaanse aandelen
us-bonds = een portefeuille van tienjarige Amerikaanse staatsobligaties
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; hier ligt { $name } voor
        [level] ; dat is ongeveer gelijk
       *[untold] { "" }
    }
absent = Niet gehoord: { $reason }
dissent =
    { $stance ->
        [supports] Positiever oordeel ({ $seat }): { $claim }
       *[opposes] Negatiever oordeel ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Voorzitter
seat-fundamentals = Fundamentele analyse
seat-valuation = Waardering
seat-market = Markt en technische analyse
seat-desk = Naslag
seat-macro = Macro-economie en rente
seat-industry = Sector
seat-allocation = Spreiding
seat-risk = Risicobeheer
seat-red-team = Red team
mandate-chair = Weegt de stellingen een voor een en formuleert het oordeel.
mandate-fundamentals = Wat de onderneming of de markt verdient, uitkeert en verschuldigd is.
mandate-valuation = De prijs, vergeleken met de eigen geschiedenis en met obligaties.
mandate-market = Hoe de koers zich heeft gedragen.
mandate-desk = Wat de vraag wil weten: een cijfer of de betekenis van een begrip.
mandate-macro = Inflatie, rente en de stand van de economie.
mandate-industry = Hoe sterk de onderneming staat tegenover concurrenten en klanten.
mandate-allocation = Hoe de onderdelen van een portefeuille zich samen gedragen.
mandate-risk = Wat er verloren kan gaan, hoeveel en hoe vaak, vergeleken met wat u kunt dragen.
mandate-red-team = Valt het concept aan: de tegengestelde visie, oude gegevens, één cijfer waar te veel van afhangt.
lens-chair = wat de gegevens als geheel onderbouwen
lens-fundamentals = omzet, marges, kasmiddelen en schulden
lens-valuation = de prijs vergeleken met winst, eigen geschiedenis en obligaties
lens-market = rendement, trend en handel
lens-desk = het gevraagde cijfer of begrip
lens-macro = inflatie, rente en werkgelegenheid
lens-industry = prijszettingsmacht en de noodzaak om te investeren
lens-allocation = gewichten, en hoe de onderdelen samen bewegen
lens-risk = dalingen, schommelingen en hoe vaak er geld verloren ging
lens-red-team = hoe dit oordeel onjuist kan blijken
needs-fundamentals = jaarcijfers
needs-valuation = koersen en jaarcijfers
needs-market = dagelijkse koersen
needs-desk = het gevraagde cijfer
needs-macro = inflatie en rente
needs-industry = jaarcijfers
needs-allocation = posities en dagelijkse koersen
needs-risk = dagelijkse koersen
task-title = { $seat }: { $name }
task-instructions = { $mandate } Elk cijfer komt uit een bron met datum, en wat ontbreekt wordt genoemd.
task-acceptance = Ten minste één uitspraak met cijfers, of wat daarvoor ontbreekt.

## What the committee must answer.

ask-single-1 = Hoe heeft { $name } zich gedragen: rendement, schommelingen en grootste daling?
ask-single-2 = Wat verdient { $name }, en wat wordt daarvoor betaald vergeleken met de eigen geschiedenis?
ask-single-3 = Welke omstandigheden helpen of schaden { $name }?
ask-single-4 = Wat zou er moeten gebeuren voor een blijvend verlies?
ask-comparison-1 = Waarin verschillen { $name } in rendement, schommelingen en grootste daling?
ask-comparison-2 = Welke verdient meer op wat zij verkoopt en bezit?
ask-comparison-3 = Wat wordt er voor elk betaald?
ask-fund-1 = Wat verdient de markt achter { $name }?
ask-fund-2 = Is die markt duur of goedkoop vergeleken met de eigen geschiedenis?
ask-fund-3 = Hoe vaak, en hoe diep, leed zo’n belegging verlies over de horizon?
ask-macro-1 = Hoe staan inflatie, rente en werkgelegenheid ervoor vergeleken met hun eigen geschiedenis?
ask-macro-2 = Wat volgde er voor aandelen als zij er zo voor stonden?
ask-macro-3 = Hoeveel kan een belegger in zulke tijden verliezen?
ask-portfolio-1 = Hoe gedragen de onderdelen zich samen: rendement, schommelingen en grootste daling?
ask-portfolio-2 = Past de mix bij de horizon en bij het verlies dat te dragen is?
ask-portfolio-3 = Welke afzonderlijke positie zou het meeste pijn doen?
ask-theme-1 = Wat drijft { $name }, en wie verdient eraan?
ask-theme-2 = Wat zit er al in de koersen?
ask-theme-3 = Wat zou het verhaal weerleggen?

## Thinking aloud.

thinking = Bekeken wordt: { $lens }. De cijfers daarbij: { $figures }.
thinking-nothing = Bekeken wordt: { $lens }. Daarover hebben we geen cijfers.
thinking-builds-on = Dit bouwt voort op een eerdere bevinding: { $first }
caveat-stale = Deze cijfers zijn { $age } oud.
caveat-surroundings = Een deel hiervan is context en gaat niet over het onderwerp zelf.
caveat-overlap = Perioden uit het verleden overlappen elkaar; er zijn er minder die echt los van elkaar staan dan het lijkt.
nothing = Vanuit deze hoek hebben we geen cijfers om { $name } te beoordelen.
no-guess = Meer zeggen zou gissen zijn.
wrong-nothing = De ontbrekende gegevens komen beschikbaar.
missing-fundamentals = We hebben geen jaarcijfers van { $name }.
missing-valuation = We hebben geen koers van { $name } om met de winst te vergelijken.
missing-market = We hebben geen koersen van { $name }.
missing-risk = We hebben geen koersen van { $name }.
missing-desk = We hebben geen cijfers die deze vraag beantwoorden.
missing-macro = We hebben geen gegevens over inflatie of rente.
missing-industry = We hebben geen jaarcijfers die laten zien hoe { $name } er in de sector voor staat.
missing-allocation = We hebben geen gewichten en koersen van uw posities.

## Market and Technicals.

claim-year =
    In het jaar tot { $dates } is de koers van { $name } met { $return_1y_size } { $return_1y_way ->
        [down] gedaald
       *[up] gestegen
    }{ $more ->
        [yes] ; in vijf jaar { $return_5y_way ->
            [down] daalde
           *[up] steeg
        } die met { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Nieuwere koersen laten over twaalf maanden het omgekeerde zien.
claim-momentum =
    Van { $from } tot { $to } is de koers van { $name } met { $momentum_12_1_size } { $momentum_12_1_way ->
        [down] gedaald
       *[up] gestegen
    }.
wrong-momentum = De koers keert in de komende maanden.
claim-trend =
    De koers van { $name } lag { $trend_size } { $trend_way ->
        [down] onder
       *[up] boven
    } het gemiddelde over { $daily ->
        [yes] 200 dagen
       *[no] tien maanden
    } ({ $dates }).
wrong-trend = De koers kruist dat gemiddelde.
claim-below-high = De koers van { $name } lag { $drawdown_now_size } onder de top van { $from } ({ $dates }).
wrong-below-high = De oude top was een zeepbel en de koers keert er niet naar terug.
claim-real-return =
    Na inflatie boekte { $name } in de vijf jaar tot { $dates } een { $real_return_5y_way ->
        [down] verlies
       *[up] winst
    } van { $real_return_5y_size }.
wrong-real-return = In de komende vijf jaar lopen koersen of inflatie anders.
claim-volume = In de maand tot { $dates } was de handel in { $name } { $volume_ratio } keer het jaargemiddelde.
wrong-volume = Eén dag met veel handel verklaart het verschil.

## Risk Officer.

claim-fall =
    In de drie jaar tot { $dates } is de koers van { $name } { $real_fall ->
        [yes] na inflatie{ " " }
       *[no] { "" }
    }met maximaal { $max_drawdown_36m_size } gedaald{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Dat is { $verdict ->
            [opposes] meer dan bij de risicobereidheid past
           *[other] binnen wat bij de risicobereidheid past
        }
    }.
wrong-fall = Een latere daling is duidelijk groter of kleiner.
claim-loss-frequency =
    Van { $since } tot { $dates } eindigde { $freq_neg } van alle perioden van { $horizon } met { $name } { $real ->
        [yes] na inflatie{ " " }
       *[no] { "" }
    }in een verlies.
wrong-loss-frequency = Met nieuwere jaren erbij kwamen verliezen duidelijk vaker of minder vaak voor.
claim-swings = In de drie jaar tot { $dates } schommelde de koers van { $name } doorgaans met { $vol_36m }.
wrong-swings = Een langere of nieuwere periode laat veel grotere of kleinere schommelingen zien.
claim-best-days =
    Van { $since } tot { $dates } { $return_all_way ->
        [down] daalde
       *[up] steeg
    } { $name } met { $return_all_size }. Zonder de tien beste dagen zou dat { $return_all_less_best_10_way ->
        [down] een verlies
       *[up] een winst
    } van { $return_all_less_best_10_size } zijn geweest.
wrong-best-days = Goede dagen zijn gelijkmatiger verdeeld dan vroeger.
claim-beta =
    In de drie jaar tot { $dates } bewoog { $name } gemiddeld { $beta_36m } procent wanneer de Amerikaanse markt één procent bewoog{ $more ->
        [yes] { " " }(correlatie: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = De samenhang met de markt verandert met de onderneming.
claim-interest =
    In het boekjaar tot { $dates } { $interest_coverage_way ->
        [down] leed { $name } een bedrijfsverlies; daarmee was de rente niet gedekt
       *[up] dekte de bedrijfswinst van { $name } de rente { $interest_coverage } keer
    }.
wrong-interest = Schulden moeten tegen veel hogere rente worden vernieuwd.
claim-debt = De schuld van { $name } was { $debt_to_equity } keer het eigen vermogen ({ $dates }).
wrong-debt = Een overname, een afschrijving of een aandeleninkoop verandert de schuld of het eigen vermogen.
claim-worst =
    De grootste gemeten koersdaling van { $name } was { $real_fall ->
        [yes] na inflatie{ " " }
       *[no] { "" }
    }{ $max_drawdown_all_size }{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    } (koersen tot { $dates }). Zo’n daling kan opnieuw voorkomen.
wrong-worst = Eerdere of latere koersen laten een grotere daling zien.
claim-portfolio-fall =
    In de drie jaar tot { $dates } zijn uw posities samen met maximaal { $pf_max_drawdown_36m_size } gedaald{ $assumed ->
        [yes] { "" }
       *[no] . Dat is { $verdict ->
            [opposes] meer dan bij de risicobereidheid past
           *[other] binnen wat bij de risicobereidheid past
        }
    }.
wrong-portfolio-fall = Een latere daling is duidelijk groter of kleiner.
claim-portfolio-swings = In de drie jaar tot { $dates } schommelden uw posities samen doorgaans met { $pf_vol_36m }.
wrong-portfolio-swings = De posities gaan meer schommelen, of meer in de pas lopen.

## Fundamentals.

claim-growth =
    In het boekjaar tot { $dates } is de omzet van { $name } met { $revenue_growth_1y_size } { $revenue_growth_1y_way ->
        [down] gedaald
       *[up] gegroeid
    }{ $more ->
        [yes] ; in twee jaar { $revenue_growth_2y_way ->
            [down] daalde
           *[up] groeide
        } die met { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Het volgende jaarverslag laat het omgekeerde zien.
claim-margin =
    In het boekjaar tot { $dates } was { $operating_margin_way ->
        [down] het bedrijfsverlies
       *[up] de bedrijfswinst
    } van { $name } { $operating_margin_size } van de omzet{ $more ->
        [yes] , { $net_margin_way ->
            [down] het nettoverlies
           *[up] de nettowinst
        } { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = De kosten stijgen twee jaar achtereen sneller dan de prijzen.
claim-margin-change =
    In het boekjaar tot { $dates } is de operationele marge van { $name } met { $operating_margin_change_1y_size } { $operating_margin_change_1y_way ->
        [down] gedaald
       *[up] gestegen
    }.
wrong-margin-change = Een eenmalige last of bate verklaart de verandering.
claim-capital =
    In het boekjaar tot { $dates } { $roic_way ->
        [down] verloor
       *[up] verdiende
    } { $name } { $roic_size } op het geïnvesteerde kapitaal{ $more ->
        [yes] { " " }en { $roe_way ->
            [down] verloor
           *[up] verdiende
        } het { $roe_size } op het eigen vermogen
       *[no] { "" }
    }.
wrong-capital = Nieuwe concurrenten drukken het rendement richting de kapitaalkosten.
claim-equity =
    In het boekjaar tot { $dates } { $roe_way ->
        [down] verloor
       *[up] verdiende
    } { $name } { $roe_size } op het eigen vermogen{ $more ->
        [yes] { " " }en { $roa_way ->
            [down] verloor
           *[up] verdiende
        } het { $roa_size } op de activa
       *[no] { "" }
    }.
wrong-equity = Het rendement komt van schuld of van heel weinig eigen vermogen; het bedrijf zelf verdient minder.
claim-cash = In het boekjaar tot { $dates } was de operationele kasstroom van { $name } { $cash_conversion } keer de nettowinst.
wrong-cash = De operationele kasstroom zakt onder de nettowinst.
claim-free-cash =
    In het boekjaar tot { $dates } { $fcf_margin_way ->
        [down] verbruikte
       *[up] hield
    } { $name } na investeringen { $fcf_margin_size } van de omzet aan kasgeld{ $fcf_margin_way ->
        [down] { "" }
       *[up] { " " }over
    }{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Het bedrijf moet meer investeren om alleen al gelijk te blijven.
claim-net-debt =
    { $name } had een netto{ $net_debt_to_operating_income_way ->
        [down] kaspositie
       *[up] schuld
    } van { $net_debt_to_operating_income_size } keer de jaarlijkse bedrijfswinst ({ $dates }).
wrong-net-debt = Het geld is elders nodig, of de schuld loopt op.
claim-shares =
    In het boekjaar tot { $dates } is het aantal aandelen van { $name } met { $shares_change_1y_size } { $shares_change_1y_way ->
        [down] gedaald
       *[up] gestegen
    }.
wrong-shares = Er worden nieuwe aandelen uitgegeven voor een overname of voor personeel.
claim-market-earnings =
    In de tien jaar tot { $dates } zijn de winsten van Amerikaanse bedrijven na inflatie met { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] gedaald
       *[up] gegroeid
    }.
wrong-market-earnings = De komende jaren maken de verandering ongedaan.
claim-market-payout = Amerikaanse bedrijven keerden { $sp_payout } van hun winst als dividend uit ({ $dates }).
wrong-market-payout = De winsten dalen terwijl de dividenden gelijk blijven.
claim-market-dividend = Dividenden op Amerikaanse aandelen leverden { $sp_dividend_yield } op, tienjarige staatsobligaties { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Bedrijven geven meer terug via aandeleninkoop dan via dividend.

## Valuation.

claim-own-history = Aandelen { $name } kostten { $pe } keer de jaarwinst, tegen gewoonlijk { $pe_median } ({ $dates }). In { $pe_percentile } van de gemeten jaren waren ze goedkoper.
wrong-own-history = De winst groeit naar de koers toe zonder dat de koers daalt.
claim-earnings-yield =
    De winst van { $name } was { $earnings_yield } van de koers{ $more ->
        [yes] { " " }(een koers van { $pe } keer de winst)
       *[no] { "" }
    }; tienjarige staatsobligaties leverden { $long_rate } op ({ $dates }).
wrong-earnings-yield = De obligatierente beweegt zo ver dat de vergelijking omslaat.
claim-cash-yield = De vrije kasstroom van { $name } was { $fcf_yield } van de koers ({ $dates }).
wrong-cash-yield = De kasstroom van dat jaar was een uitzondering.
claim-against-market = Gemeten naar winst kostten aandelen { $name } { $pe_to_market } keer zoveel als de Amerikaanse markt ({ $dates }).
wrong-against-market = De winst groeit snel genoeg om de koers te rechtvaardigen.
claim-float = Alleen al de vrij verhandelbare aandelen van { $name } waren { $float_to_earnings } keer de jaarlijkse nettowinst waard ({ $dates }); met de aandelen van insiders erbij is het meer.
wrong-float = De koers is sindsdien sterk veranderd.
claim-market-cape = Amerikaanse aandelen kostten { $cape } keer hun gemiddelde winst over tien jaar, tegen gewoonlijk { $cape_median } ({ $dates }). In { $cape_percentile } van alle maanden sinds 1881 waren ze goedkoper.
wrong-market-cape = De winst groeit naar de koers toe zonder dat de koers daalt.
claim-market-after =
    Na een minstens zo duur begin boekten Amerikaanse aandelen in tien jaar na inflatie doorgaans een { $after_cape_median_10y_way ->
        [down] verlies
       *[up] winst
    } van { $after_cape_median_10y_size }. Sinds 1871 was de winst gemiddeld { $sp_real_return_all } (gegevens tot { $dates }).
wrong-market-after = De weinige dure beginpunten uit het verleden overlappen elkaar en lijken misschien niet op dit.
claim-market-excess =
    De winsten van Amerikaanse aandelen leverden { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] minder
       *[up] meer
    } op dan staatsobligaties na inflatie ({ $dates }).
wrong-market-excess = De obligatierente na inflatie verandert sterk.

## Industry.

claim-pricing-power =
    In het boekjaar tot { $dates } was de brutomarge van { $name } { $gross_margin }, een teken van { $verdict ->
        [supports] veel
        [opposes] weinig
       *[neutral] enige
    } prijszettingsmacht.
wrong-pricing-power = Een concurrent biedt hetzelfde goedkoper aan en wint de klanten.
claim-investment = In het boekjaar tot { $dates } investeerde { $name } { $capex_to_revenue } van de omzet in gebouwen en machines.
wrong-investment = Het bedrijf moet uitgestelde investeringen inhalen.
claim-research = In het boekjaar tot { $dates } besteedde { $name } { $rd_to_revenue } van de omzet aan onderzoek en ontwikkeling.
wrong-research = De uitgaven leveren geen succesvol product op.

## Macro and Rates.

claim-inflation =
    De Amerikaanse consumentenprijzen zijn in het jaar tot { $dates } met { $infl_12m_size } { $infl_12m_way ->
        [down] gedaald
       *[up] gestegen
    }; over tien jaar stegen ze met { $infl_10y }.
wrong-inflation = Nieuwere inflatiecijfers wijken meer dan een procentpunt af.
claim-real-rate =
    Na inflatie { $real_long_rate_way ->
        [down] verloren
       *[up] leverden
    } tienjarige Amerikaanse staatsobligaties { $real_long_rate_size }{ $real_long_rate_way ->
        [down] { "" }
       *[up] { " " }op
    } ({ $dates }).
wrong-real-rate = De toekomstige inflatie wijkt af van die van het afgelopen jaar.
claim-rate-change =
    De rente op tienjarige Amerikaanse staatsobligaties is in twaalf maanden met { $long_rate_change_12m_size } { $long_rate_change_12m_way ->
        [down] gedaald
       *[up] gestegen
    } naar { $long_rate } ({ $dates }). De mediaan op lange termijn is { $long_rate_median }.
wrong-rate-change = De rente keert binnen uw horizon.
claim-curve =
    Tienjarige Amerikaanse staatsobligaties leverden { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] minder
       *[up] meer
    } op dan driemaands schatkistpapier ({ $dates }){ $more ->
        [yes] . In { $curve_share_inverted } van alle maanden was de korte rente hoger dan de lange
       *[no] { "" }
    }.
wrong-curve = De korte en de lange rente wisselen van plaats.
claim-credit = Zwakkere Amerikaanse bedrijven betaalden voor hun schuld { $credit_spread } meer dan de overheid ({ $dates }). In { $credit_spread_percentile } van alle maanden was dat verschil kleiner.
wrong-credit = Geldschieters trekken zich terug en het verschil loopt op.
claim-jobs = De Amerikaanse werkloosheid was { $unemployment } ({ $dates }), tegen een mediaan op lange termijn van { $unemployment_median }.
wrong-jobs = De werkloosheid stijgt binnen een jaar met een half procentpunt.

## Allocation.

claim-stocks-bonds =
    In de tien jaar tot { $dates } boekten Amerikaanse aandelen na inflatie een { $sp_real_return_10y_way ->
        [down] verlies
       *[up] winst
    } van { $sp_real_return_10y_size }, staatsobligaties een { $bond_real_return_10y_way ->
        [down] verlies
       *[up] winst
    } van { $bond_real_return_10y_size }.
wrong-stocks-bonds = De komende tien jaar keren de volgorde om, zoals andere decennia deden.
claim-stocks-ahead = Amerikaanse aandelen deden het beter dan obligaties in { $freq_stocks_beat_bonds_10y } van alle perioden van tien jaar, van 1871 tot { $dates }.
wrong-stocks-ahead = De perioden overlappen elkaar; echt losse perioden zijn er veel minder.
claim-worst-decade =
    In hun slechtste tien jaar boekten Amerikaanse aandelen na inflatie een { $sp_real_return_10y_worst_way ->
        [down] verlies
       *[up] winst
    } van { $sp_real_return_10y_worst_size } (gegevens tot { $dates }).
wrong-worst-decade = Een mix met obligaties had het verlies verzacht.
claim-concentration =
    Uw grootste positie is { $pf_largest_weight } van uw portefeuille{ $more ->
        [yes] ; de concentratie-index is { $pf_hhi }, waarbij 1 één enkele positie is
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Posities die u niet noemde, veranderen de gewichten.
claim-together = In de drie jaar tot { $dates } hadden uw posities een gemiddelde correlatie van { $pf_mean_correlation }; bij 1 bewegen ze precies gelijk.
wrong-together = Bij de volgende daling bewegen ze meer samen dan voorheen.
claim-portfolio-return =
    Met deze gewichten boekte uw portefeuille in de drie jaar tot { $dates } een { $pf_return_3y_way ->
        [down] verlies
       *[up] winst
    } van { $pf_return_3y_size }{ $more ->
        [yes] , en in het laatste jaar een { $pf_return_1y_way ->
            [down] verlies
           *[up] winst
        } van { $pf_return_1y_size }
       *[no] { "" }
    }.
wrong-portfolio-return = De komende drie jaar lopen anders.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Is de beweging meer dan toeval, gezien hoe sterk de koers in een gewoon jaar schommelt?
ask-long-return = Laten vijf jaar hetzelfde zien als één?
ask-trend-turn = Hebben de laatste drie maanden de trend al gekeerd?
ask-recovering = Daalt de koers nog of herstelt hij?
ask-from-high = Zegt een koers dicht bij de top hoe diep hij kan dalen?
ask-best-days = Rust het rendement op een paar dagen?
ask-halves = Zei de eerste helft van de historie hetzelfde?
ask-calm-now = Was het laatste jaar zoals de drie jaar samen?
ask-whole-record = Zijn de laatste jaren de juiste maat voor wat verloren kan gaan?
ask-recovered = Is de daling inmiddels goedgemaakt?
ask-tied = Beweegt de koers genoeg met de markt mee om bèta iets te laten zeggen?
ask-worst-decade = Zegt het aandeel verliezen hoe zwaar een verlies kan zijn?
ask-covered = Dekt de bedrijfswinst de rente?
ask-owed = Zegt de schuld na aftrek van kasgeld hetzelfde?
ask-per-share = Merkte de eigenaar van een aandeel dat ook?
ask-long-growth = Was dit jaar de regel of de uitzondering?
ask-borrowed = Is het rendement verdiend of door schuld gemaakt?
ask-in-cash = Komt de winst als geld binnen?
ask-slipping = Stijgt de marge of daalt zij?
ask-selling-less = Is de marge alleen hoger omdat er minder wordt verkocht?
ask-selling-more = Is de lagere marge de prijs van groei?
ask-invested = Slokken investeringen het geld op?
ask-with-debt = Zijn de aandelen met geleend geld ingekocht?
ask-burden = Kan het bedrijf zijn schulden op tijd betalen?
ask-kept = Hoeveel daarvan blijft over als bedrijfswinst?
ask-paying-off = Betaalt de groei de investeringen?
ask-cheap-why = Is het goedkoop omdat de winst daalt?
ask-growth-pays = Rechtvaardigt de groei de prijs?
ask-deserved = Rechtvaardigt het rendement op kapitaal de prijs?
ask-rates-explain = Verklaart de rente de prijs van aandelen?
ask-dear = Zit dit al in de prijs van aandelen?
ask-dear-too = Zegt het eigen verleden van de markt hetzelfde?
ask-last-decade = Volgden de laatste tien jaar dat patroon?
ask-in-buybacks = Is het dividend laag omdat winst wordt bewaard voor inkoop en groei?
ask-core = Zeggen de prijzen zonder voedsel en energie hetzelfde?
ask-other-curve = Zegt het andere eind van de rentecurve hetzelfde?
ask-rate-level = Is de rente na inflatie hoog genoeg om te tellen?
ask-real-rate = Is de rente nog in beweging?
ask-jobs-agree = Zegt de werkgelegenheid hetzelfde?
ask-output-agrees = Zegt de economische groei hetzelfde?
ask-real-terms = Geldt dat ook na inflatie?
ask-credit-jobs = Zegt de werkloosheid hetzelfde?
ask-as-a-whole = Hoe sterk schommelt de hele portefeuille?
ask-together = Dalen de posities tegelijk?
ask-on-the-way = Hoe groot waren de dalingen onderweg?
ask-last-year = Zegt het laatste jaar hetzelfde?
ask-sides = { $figure }: { $values }. Ligt { $name } ook daar voor?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Zijn die te vergelijken?
ask-survivors = Bedrijven die ten onder gingen hebben zo’n historie niet. Is dit meer dan het verhaal van één overlever?
ask-base-rate = Zo vaak eindigde een periode van deze lengte zonder winst. Wat voegt de recente koers daaraan toe?
answer-not-mine = Deze stelling is niet van ons.
answer-withdraw = Het cijfer achter deze stelling staat niet in onze gegevens. De stelling wordt ingetrokken.
answer-as-quoted = Het cijfer is weergegeven zoals het in onze gegevens staat. De stelling blijft staan.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. De cijfers bevestigen de stelling. Die blijft staan.
       *[weakened] { $figure }: { $other }. De cijfers bevestigen de stelling maar deels. Die telt minder zwaar.
    }
answer-longer =
    { $outcome ->
        [holds] In de andere periode was het { $other }; dat zegt hetzelfde als { $value }. De stelling blijft staan.
        [refuted] In de andere periode was het { $other } en niet { $value }. De stelling wordt ingetrokken.
       *[weakened] In de andere periode was het { $other }; dat is minder duidelijk dan { $value }. De stelling telt minder zwaar.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Afgezet tegen { $other } is { $value } te veel voor toeval. De stelling blijft staan.
        [refuted] { $figure }: { $other }. Afgezet tegen { $other } kan { $value } heel goed toeval zijn. De stelling wordt ingetrokken.
       *[weakened] { $figure }: { $other }. Afgezet tegen { $other } kan { $value } deels toeval zijn. De stelling telt minder zwaar.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Nee: { $other } verklaart { $value } niet. De stelling blijft staan.
        [refuted] { $figure }: { $other }. Ja: { $other } verklaart { $value }. De stelling wordt ingetrokken.
       *[weakened] { $figure }: { $other }. Deels: { $other } verklaart { $value } voor een deel. De stelling telt minder zwaar.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } houdt stand tegenover { $other }. De stelling blijft staan.
       *[weakened] { $figure }: { $other }. { $other } zet { $value } in een ander licht. De stelling telt minder zwaar.
    }
answer-sides =
    { $outcome ->
        [holds] Ja: { $values }. De stelling blijft staan.
        [refuted] Nee: { $values }. De stelling wordt ingetrokken.
        [behind] Nee: { $values }. De stelling telt minder zwaar.
       *[weakened] Niet duidelijk: { $values }. De stelling telt minder zwaar.
    }
answer-dates = Nee: { $date } en { $other_date } liggen te ver uiteen. De stelling wordt ingetrokken.
answer-survivors = Alleen een bedrijf dat overeind bleef, kan over de hele periode { $other } laten zien. De stelling telt minder zwaar.
ruling-upheld = De cijfers bevestigen de stelling. Die blijft staan.
ruling-weakened = De cijfers bevestigen de stelling maar deels. Die telt minder zwaar.
ruling-withdrawn = De cijfers spreken de stelling tegen. Die telt niet.
ruling-unresolved = Niemand antwoordde. De stelling telt minder zwaar.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Volgens de beschikbare cijfers pleiten de bevindingen eerder voor { $name }.
        [unfavourable] Volgens de beschikbare cijfers pleiten de bevindingen eerder tegen { $name }.
       *[mixed] De cijfers over { $name } wegen aan beide kanten ongeveer even zwaar.
    }
thesis-comparison =
    { $balance ->
        [favourable] Naast elkaar gelegd komt { $first } volgens deze cijfers beter uit de bus dan { $others }.
        [unfavourable] Naast elkaar gelegd komt { $first } volgens deze cijfers minder goed uit de bus dan { $others }.
       *[mixed] Naast elkaar gelegd komen { $first } en { $others } volgens deze cijfers ongeveer gelijk uit.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Volgens de beschikbare cijfers past de mix bij wat er is gevraagd.
        [unfavourable] Volgens de beschikbare cijfers past de mix niet bij wat er is gevraagd.
       *[mixed] Volgens de beschikbare cijfers pleit er evenveel voor de mix als ertegen.
    }
thesis-macro = Onze cijfers geven geen antwoord op deze vraag. Dit zijn de nieuwste cijfers over de economie.
thesis-no-side = De cijfers over { $name } beschrijven hoe het ervoor staat en wijzen geen kant op.
thesis-nothing = We hebben te weinig gegevens over { $name } voor een oordeel.
thesis-around = Wat wel te zeggen valt: { $text }
thesis-for = Daarvoor pleit: { $text }
thesis-against = Daartegen pleit: { $text }
thesis-for-side = Voor { $name } pleit: { $text }
thesis-taken-back =
    We geven geen oordeel: { $reason ->
        [planted] onze cijfers zijn niet betrouwbaar
        [old] onze cijfers zijn ouder dan uw horizon
       *[rejected] onze toetsing heeft de cijfers niet aanvaard
    }. Ze lieten dit zien: { $thesis }
thesis-past-only = { $thesis } Over wat nog komt geven we geen oordeel: de cijfers daarvoor zijn ouder dan uw horizon.
change-newer = Cijfers van na { $date }.
change-gaps = Gegevens die deze leemte opvullen: { $gap }
change-above = { $figure }: een stijging boven { $bound } (laatste stand: { $value }).
change-below = { $figure }: een daling onder { $bound } (laatste stand: { $value }).
change-next = Hierna te controleren: { $figure }. Het laatste cijfer is { $value }; voorbij { $bound } geldt de stelling niet meer.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Een daling zo groot als de ergste gemeten daling van { $name }: { $worst_size } (koersen tot { $date }).
risk-fall-softened = Een positie die klein genoeg is om zo’n daling te doorstaan, en tijd om te wachten.
risk-fall-sign = De koers daalt vanaf de laatste top meer dan bij de risicobereidheid past.
risk-debt = { $name } heeft een nettoschuld van { $debt } keer de jaarlijkse bedrijfswinst en moet die vernieuwen.
risk-debt-softened = Lange looptijden en stabiele inkomsten.
risk-debt-sign = De rente slokt een groeiend deel van de bedrijfswinst op.
risk-concentration = Uw grootste positie is { $largest } van uw portefeuille. Daalt die, dan daalt de portefeuille mee.
risk-concentration-softened = Meer posities die los van elkaar bewegen.
risk-concentration-sign = De grootste positie daalt en de andere niet.
risk-rates = De rente stijgt ver boven { $rate } ({ $date }), waardoor toekomstige winsten minder waard zijn.
risk-rates-softened = Winsten die met de prijzen meegroeien, en weinig schuld.
risk-rates-sign = De tienjaarsrente stijgt binnen een jaar met meer dan een procentpunt.
risk-against = Het sterkste argument tegen dit oordeel geeft de doorslag. { $text }
risk-against-softened = Vertrouw op dit oordeel alleen voor zover nieuwere cijfers het steunen.
risk-against-sign = Nieuwere cijfers bevestigen dit punt.
risk-old = Onze cijfers lopen tot { $age } geleden; sindsdien is de situatie veranderd.
risk-old-softened = Vul actuele gegevens aan voordat u hierop vertrouwt.
risk-old-sign = Nieuwere cijfers wijzen de andere kant op.
risk-gaps = Belangrijke gegevens ontbreken, dus een gevaar kan onopgemerkt blijven.
risk-gaps-softened = Vul de ontbrekende gegevens aan die als eerste worden genoemd.
risk-gaps-sign = Nieuwe gegevens veranderen de uitkomst.
risk-objection = Het bezwaar van de interne critici blijkt terecht. { $text }
risk-objection-softened = Controleer dit punt als eerste zodra er nieuwere cijfers zijn.
risk-objection-sign = Nieuwere cijfers steunen het bezwaar.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Amerikaanse aandelen verloren na inflatie geld in { $lost } van alle perioden van { $horizon } sinds { $since }.
        [mix] De { $name }-mix verloor na inflatie geld in { $lost } van alle perioden van { $horizon } sinds { $since }.
       *[stock] { $name } verloor voor inflatie geld in { $lost } van alle perioden van { $horizon } sinds { $since }.
    } Perioden die elkaar niet overlappen: { $periods }.
scenario-base =
    { $basis ->
        [stock] Een winst van hoogstens { $bound } voor inflatie, zoals in alle andere perioden.
       *[other] Een winst van hoogstens { $bound } na inflatie, zoals in alle andere perioden.
    }
scenario-bull =
    { $basis ->
        [stock] Een winst van meer dan { $bound } voor inflatie, zoals in { $good } van deze perioden.
       *[other] Een winst van meer dan { $bound } na inflatie, zoals in { $good } van deze perioden.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Aan het einde van de horizon is er winst voor inflatie.
       *[other] Aan het einde van de horizon is er winst na inflatie.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Aan het einde van de horizon is er verlies voor inflatie, of een winst van meer dan { $bound }.
       *[other] Aan het einde van de horizon is er verlies na inflatie, of een winst van meer dan { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Aan het einde van de horizon is de winst voor inflatie hoogstens { $bound }.
       *[other] Aan het einde van de horizon is de winst na inflatie hoogstens { $bound }.
    }
scenario-bear-unknown = Een blijvend verlies. Hoe waarschijnlijk dat is, kunnen we niet schatten.
scenario-base-unknown = Een verloop zoals dat van de markt. Hoe waarschijnlijk dat is, kunnen we niet schatten.
scenario-bull-unknown = Een duidelijk beter verloop dan dat van de markt. Hoe waarschijnlijk dat is, kunnen we niet schatten.
scenario-bear-unknown-wrong = Aan het einde van de horizon is er winst.
scenario-base-unknown-wrong = Het resultaat ligt ver van dat van de markt.
scenario-bull-unknown-wrong = Het resultaat is niet beter dan dat van de markt.
scenario-kind = We hebben te weinig koersen van { $name } om er eigen kansen uit af te leiden. Bij Amerikaanse aandelen als geheel eindigde { $lost } van alle perioden van { $horizon } sinds { $since } na inflatie met verlies (perioden die elkaar niet overlappen: { $periods }). Eén aandeel kan het veel slechter doen.

## The red team, and the chair's response.

objection-planted = Het concept toont een cijfer dat niet in onze gegevens staat: { $figure }.
objection-older-than-horizon = De cijfers waarop dit oordeel rust, zijn { $age } oud. Dat is langer dan uw horizon.
objection-old = Onze oudste cijfers zijn { $age } oud. Wat sindsdien gebeurde, staat er niet in.
objection-cross-examination = Vóór de vragen gaven dezelfde cijfers een ander totaalbeeld. Het oordeel hangt af van de stellingen die zijn ingetrokken of afgezwakt.
objection-single-figure = Het totaalbeeld rust op één cijfer: { $name }, { $value } ({ $date }).
objection-single-seat = Zonder de zetel “{ $seat }” slaat het totaalbeeld om naar de andere kant.
objection-opposite =
    { $count ->
        [one] De tegengestelde visie: een van de { $all } stellingen wijst de andere kant op. { $text }
       *[other] De tegengestelde visie: { $count } van de { $all } stellingen wijzen de andere kant op, de sterkste eerst. { $text }
    }
objection-no-opposite = Geen enkel cijfer pleit voor het tegendeel. Dat kan kracht betekenen, maar evengoed dat er iets niet is bekeken.
objection-no-judgement = Het concept geeft geen oordeel, omdat er geen cijfer over het onderwerp zelf is.
objection-one-source = Alle cijfers komen uit één bron.
objection-frequencies = De kansen zijn frequenties van overlappende perioden uit het verleden, geen voorspellingen.
response-noted = Genoteerd. Het oordeel verandert niet.
response-lowered = Aanvaard. We zijn minder zeker van ons oordeel.
response-halved = Aanvaard. We zijn nog maar half zo zeker van ons oordeel.
response-taken-back = Aanvaard. We geven geen oordeel; wat de cijfers toen lieten zien, blijft hieronder staan.
tell-committee =
    { $members ->
        [one] Eén specialist heeft de vraag bekeken. Daarna is het concept aangevallen om de zwakke plekken te vinden.
       *[other] { $members } specialisten hebben de vraag onafhankelijk van elkaar bekeken en elkaar daarna kritisch bevraagd.
    }
tell-committee-alone = { $members } specialisten hebben de vraag onafhankelijk van elkaar bekeken, en de voorzitter heeft hun bevindingen gewogen.
tell-confidence =
    { $level ->
        [high] We zijn hier vrij zeker van
        [medium] We zijn hier maar deels zeker van
       *[low] We zijn hier niet zeker van
    }: onze zekerheid is { $confidence } op een schaal van 0 tot 1. Die zegt hoe goed de gegevens zijn, niet hoe waarschijnlijk winst is.
tell-odds =
    In het verleden eindigde { $lost } van alle perioden van { $horizon } met { $name } { $real ->
        [yes] na inflatie{ " " }
       *[no] { "" }
    }in een verlies. Dat is geschiedenis, geen voorspelling.
tell-import = Voeg voor een beter antwoord nieuwere gegevens toe: importeer een koersbestand of de jaarcijfers van het bedrijf, of zet een bron met actuele gegevens aan.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = goud
metal-xag = zilver
metal-xpt = platina
metal-xpd = palladium

## What is missing.

gap-prices-missing = We hebben geen koersen van { $name }. Importeer een bestand met dagkoersen om ze toe te voegen.
gap-prices-old = We hebben geen koersen van { $name } na { $date }.
gap-accounts-missing = We hebben geen jaarcijfers van { $name }. Importeer de jaarcijfers om ze toe te voegen.
gap-accounts-old = Onze nieuwste jaarcijfers van { $name } eindigen op { $date }.
gap-industry-missing = We hebben geen cijfers over { $name }.
gap-market-old = Onze gegevens over de Amerikaanse aandelenmarkt eindigen in { $date }.
gap-news-missing = We hebben geen nieuws.
gap-provider-down = De bron { $provider } was niet bereikbaar: { $reason }.
gap-window-too-short = De koersgeschiedenis van { $name } is te kort voor langere perioden.
gap-holdings-unpriced = We hebben geen koersen van uw positie { $name }.
gap-positions-left-out = We hebben alleen uw eerste { $counted } posities meegeteld; { $left } andere ontbreken.
gap-portfolio-no-weights = We weten niet hoe groot elke positie van u is.

## Terms that the debrief explains.

term-volatility = Volatiliteit
term-drawdown = Grootste daling
term-confidence = Zekerheid
term-dissent = Afwijkend standpunt
term-red-team = Red team

## Measures, as lists name them.

measure-price = Laatste koers
measure-age = Ouderdom van de koersen
measure-return-1m = Verandering over één maand
measure-return-3m = Verandering over drie maanden
measure-return-6m = Verandering over zes maanden
measure-return-1y = Verandering over twaalf maanden
measure-return-3y = Jaarlijks rendement over drie jaar
measure-return-5y = Jaarlijks rendement over vijf jaar
measure-return-10y = Jaarlijks rendement over tien jaar
measure-return-all = Jaarlijks rendement sinds het begin van de gegevens
measure-momentum-12-1 = Verandering over een jaar, zonder de laatste maand
measure-trend = Afstand tot het tienmaands gemiddelde
measure-vol-1y = Jaarlijkse schommelingen, laatste jaar
measure-vol-36m = Jaarlijkse schommelingen, drie jaar
measure-max-drawdown-1y = Grootste daling in een jaar
measure-max-drawdown-36m = Grootste daling in drie jaar
measure-max-drawdown-all = Grootste gemeten daling
measure-drawdown-now = Afstand tot de top
measure-worst-month = Slechtste maand
measure-best-month = Beste maand
measure-return-all-less-best-10 = Jaarlijks rendement zonder de tien beste dagen
measure-return-first-half = Jaarlijks rendement in de eerste helft
measure-return-second-half = Jaarlijks rendement in de tweede helft
measure-volume-ratio = Handel ten opzichte van het gemiddelde
measure-turnover-20d = Dagelijkse handel
measure-freq-pos = Eerdere perioden met winst
measure-freq-neg = Eerdere perioden met verlies
measure-freq-good = Eerdere perioden met een sterke winst
measure-freq-good-bound = Jaarlijkse winst die als sterk geldt
measure-freq-periods = Eerdere perioden die elkaar niet overlappen
measure-horizon = Horizon in hele jaren
measure-window-count-1y = Gemeten perioden van een jaar
measure-beta-36m = Bèta ten opzichte van de markt
measure-correlation-36m = Correlatie, drie jaar
measure-return-gap-1y = Voorsprong over twaalf maanden
measure-real-return-5y = Jaarlijks rendement na inflatie, vijf jaar
measure-revenue = Omzet
measure-revenue-growth-1y = Omzetgroei, één jaar
measure-revenue-growth-2y = Omzetgroei, twee jaar
measure-gross-margin = Brutomarge
measure-operating-margin = Operationele marge
measure-operating-margin-change-1y = Verandering van de operationele marge
measure-net-margin = Nettomarge
measure-net-loss = Nettoverlies
measure-net-income = Nettowinst
measure-roe = Rendement op eigen vermogen
measure-roa = Rendement op totaal vermogen
measure-roic = Rendement op geïnvesteerd kapitaal
measure-debt-to-equity = Schulden ten opzichte van eigen vermogen
measure-net-debt-to-operating-income = Nettoschuld ten opzichte van bedrijfswinst
measure-current-ratio = Liquiditeitsratio
measure-interest-coverage = Rentedekking
measure-cash-conversion = Operationele kasstroom ten opzichte van nettowinst
measure-free-cash-flow = Vrije kasstroom
measure-fcf-margin = Vrije kasstroom ten opzichte van omzet
measure-capex-to-revenue = Investeringen ten opzichte van omzet
measure-rd-to-revenue = Onderzoek ten opzichte van omzet
measure-eps-diluted = Winst per aandeel
measure-eps-growth-1y = Groei van de winst per aandeel
measure-book-value-per-share = Boekwaarde per aandeel
measure-fcf-per-share = Vrije kasstroom per aandeel
measure-shares-change-1y = Verandering van het aantal aandelen
measure-payout = Uitgekeerd uit de vrije kasstroom
measure-accounts-age = Ouderdom van de jaarcijfers
measure-pe = Koers-winstverhouding
measure-ps = Koers-omzetverhouding
measure-pb = Koers-boekwaardeverhouding
measure-fcf-yield = Rendement van de vrije kasstroom
measure-earnings-yield = Winstrendement
measure-pe-percentile = Koers-winstverhouding vergeleken met het eigen verleden
measure-pe-median = Mediaan van de koers-winstverhouding
measure-pe-to-market = Koers-winstverhouding vergeleken met de markt
measure-float-to-earnings = Waarde van vrij verhandelbare aandelen ten opzichte van nettowinst
measure-infl-12m = Inflatie over twaalf maanden
measure-infl-10y = Jaarlijkse inflatie over tien jaar
measure-infl-percentile = Inflatie vergeleken met het eigen verleden
measure-long-rate = Rente op tienjarige staatsobligaties
measure-long-rate-change-12m = Verandering van de tienjaarsrente
measure-long-rate-median = Mediaan van de tienjaarsrente
measure-real-long-rate = Tienjaarsrente min inflatie
measure-cape = Koers ten opzichte van tien jaar winst (CAPE)
measure-cape-median = Mediaan van de CAPE
measure-cape-percentile = CAPE vergeleken met het eigen verleden
measure-after-cape-median-10y = Gebruikelijk rendement na een duur begin
measure-excess-cape-yield = Winstrendement min reële obligatierente
measure-sp-payout = Uitgekeerd deel van de winst
measure-dividend-yield = Dividendrendement
measure-real-earnings-growth-10y = Reële winstgroei, tien jaar
measure-real-return-1y = Rendement na inflatie, één jaar
measure-real-return-10y = Jaarlijks rendement na inflatie, tien jaar
measure-real-return-20y = Jaarlijks rendement na inflatie, twintig jaar
measure-real-return-all = Jaarlijks rendement na inflatie sinds 1871
measure-real-return-10y-worst = Slechtste tien jaar na inflatie
measure-bond-real-return-10y = Obligaties na inflatie, tien jaar
measure-freq-stocks-beat-bonds-10y = Perioden van tien jaar met aandelen vóór obligaties
measure-freq-stocks-beat-bonds = Deel van alle perioden zo lang als de horizon waarin aandelen meer opbrachten dan obligaties
measure-curve-10y-3m = Tienjaarsrente min driemaandsrente
measure-curve-10y-2y = Tienjaarsrente min tweejaarsrente
measure-curve-share-inverted = Maanden met korte rente boven lange rente
measure-curve-age = Ouderdom van de rentes
measure-unemployment = Werkloosheid
measure-unemployment-median = Mediaan van de werkloosheid
measure-credit-spread = Renteverschil tussen zwakkere bedrijven en de overheid
measure-credit-spread-percentile = Dat verschil vergeleken met het eigen verleden
measure-pf-value = Waarde van de posities
measure-pf-weight = Gewicht binnen de posities
measure-pf-largest-weight = Grootste gewicht
measure-pf-hhi = Concentratie-index
measure-pf-vol-36m = Jaarlijkse schommelingen van de posities
measure-pf-max-drawdown-36m = Grootste daling van de posities in drie jaar
measure-pf-return-1y = Rendement van de posities, één jaar
measure-pf-return-3y = Jaarlijks rendement van de posities, drie jaar
measure-pf-mean-correlation = Gemiddelde correlatie van de posities
measure-pf-priced-share = Aandeel van de posities met koersen

## What the engine says in the transcript.

floor-opened =
    De commissie komt bijeen over “{ $title }”. Onze gegevens bevatten hierover { $figures ->
        [one] één cijfer
       *[other] { $figures } cijfers
    }, met { $gaps ->
        [0] geen leemte
        [one] één leemte
       *[other] { $gaps } leemten
    }.
floor-taken = Het woord is aan: { $seat }.
floor-votes =
    Iedereen heeft gestemd zonder de anderen te horen: { $supports } voor, { $opposes } tegen, { $neutral } geen van beide. { $next ->
        [tier] In dit abonnement stellen de leden elkaar geen vragen; nu volgt de synthese.
        [nobody] Er is niemand om vragen aan te stellen; nu volgt de synthese.
       *[questions] Er kunnen nu vragen over afzonderlijke stellingen worden gesteld.
    }
floor-question = Aan { $seat }, over { $claim }: { $text }
floor-answer = Aan { $seat }: { $text }
floor-silent = Niets bruikbaars van { $seat }: { $reason }.
floor-ruled =
    Over { $claim }: { $ruling ->
        [upheld] gehandhaafd
        [weakened] afgezwakt
        [refuted] weerlegd
        [withdrawn] ingetrokken
        [unresolved] onbeslist
       *[other] { $ruling }
    }. { $reason }
floor-revised = Het concept wordt herzien. Het luidt nu: { $thesis }
floor-revised-parts = Het concept wordt herzien.
floor-put-in = Toegevoegd: { $text }
floor-taken-out = Geschrapt: { $text }
floor-stands = Het concept blijft staan.
floor-stands-lower = Het concept blijft staan. De zekerheid daalt van { $before } naar { $after }.
red-team-pass = Het red team laat het concept door.
red-team-revise = Het red team stuurt het concept terug voor herziening.
red-team-reject = Het red team wijst het concept af.
red-team-unheard = Het red team kon niet worden gehoord ({ $reason }); het concept geldt als afgewezen.
number-left-out = Een getal zonder bron is uit de tekst weggelaten.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Ja, de Amerikaanse rentecurve is volgens onze nieuwste cijfers omgekeerd
        [partly] De Amerikaanse rentecurve is volgens onze nieuwste cijfers deels omgekeerd
       *[no] Nee, de Amerikaanse rentecurve is volgens onze nieuwste cijfers niet omgekeerd
    }: de tienjaarsrente min de tweejaarsrente was { $curve_10y_2y } ({ $date }), min de driemaandsrente { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Onze waarschuwingssignalen voor een Amerikaanse recessie slaan aan
        [partly] Onze waarschuwingssignalen voor een Amerikaanse recessie geven een gemengd beeld
       *[no] Onze waarschuwingssignalen voor een Amerikaanse recessie slaan niet aan
    }: de werkloosheid lag { $at_low ->
        [yes] op het laagste punt van het afgelopen jaar
       *[no] { $sahm } boven het laagste punt van het afgelopen jaar
    } ({ $date }); in een jaar tijd { $payrolls_12m_way ->
        [up] steeg
       *[down] daalde
    } de werkgelegenheid met { $payrolls_12m_size } en { $income_12m_way ->
        [up] steeg
       *[down] daalde
    } het reële inkomen zonder uitkeringen met { $income_12m_size }; de tienjaarsrente min de driemaandsrente was { $curve_10y_3m } ({ $other_date }).
first-savings = Spaargeld dat minder dan { $infl_12m } per jaar oplevert, verliest koopkracht: zo hoog was de Amerikaanse inflatie in de twaalf maanden tot { $date }. Driemaands Amerikaans schatkistpapier leverde { $bill_rate } op ({ $other_date }), na inflatie { $real_bill_rate }. Geld zonder rente behield in tien jaar { $purchasing_power_10y } van zijn koopkracht.
first-inflation = De Amerikaanse inflatie was { $infl_12m } in de twaalf maanden tot { $date }, en { $core_infl_12m } zonder voedsel en energie; gerekend over tien jaar was het { $infl_10y }.
first-inflation-change =
    Het cijfer over twaalf maanden is { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] hoger
       *[down] lager
    } dan een jaar eerder.
first-jobs =
    De Amerikaanse werkloosheid was { $unemployment } ({ $date }) en lag { $at_low ->
        [yes] op het laagste punt van het afgelopen jaar
       *[no] { $sahm } boven het laagste punt van het afgelopen jaar
    }; de mediaan is { $unemployment_median }. De werkgelegenheid { $payrolls_12m_way ->
        [up] steeg
       *[down] daalde
    } in een jaar tijd met { $payrolls_12m_size }.
first-rates = Tienjarige Amerikaanse staatsobligaties leverden { $long_rate } op ({ $date }), na de inflatie van het afgelopen jaar { $real_long_rate }; driemaands schatkistpapier leverde { $bill_rate } op ({ $other_date }), na inflatie { $real_bill_rate }.
first-money =
    De Amerikaanse geldhoeveelheid M2 is in het jaar tot { $date } met { $m2_12m_size } { $m2_12m_way ->
        [up] gegroeid
       *[down] gekrompen
    }; na inflatie is die met { $m2_real_12m_size } { $m2_real_12m_way ->
        [up] gegroeid
       *[down] gekrompen
    }.
first-housing =
    In het jaar tot { $date } is het aantal gestarte nieuwbouwwoningen in de VS met { $starts_12m_size } { $starts_12m_way ->
        [up] gestegen
       *[down] gedaald
    } en het aantal bouwvergunningen met { $permits_12m_size } { $permits_12m_way ->
        [up] gestegen
       *[down] gedaald
    }; de woonkosten zijn met { $shelter_12m_size } { $shelter_12m_way ->
        [up] gestegen
       *[down] gedaald
    }. Huizenprijzen hebben we niet.
first-dollar =
    Tegenover de valuta van de handelspartners is de dollar in het jaar tot { $date } met { $dollar_12m_size } { $dollar_12m_way ->
        [up] gestegen
       *[down] gedaald
    }; op { $dollar_percentile } van alle gemeten dagen was hij zwakker.
first-oil =
    Een vat Amerikaanse ruwe olie (WTI) kostte gemiddeld { $oil_price } in { $date }, { $oil_12m_size } { $oil_12m_way ->
        [up] meer
       *[down] minder
    } dan een jaar eerder.
first-growth =
    De Amerikaanse economie is in een jaar tijd na inflatie met { $gdp_1y_size } { $gdp_1y_way ->
        [up] gegroeid
       *[down] gekrompen
    } ({ $date }); de werkgelegenheid { $payrolls_12m_way ->
        [up] steeg
       *[down] daalde
    } met { $payrolls_12m_size }, en de werkloosheid was { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } is in onze periode harder gestegen dan de consumentenprijzen, maar er zijn te weinig cijfers om van bescherming tegen inflatie te spreken
       *[no] { $name } hield in onze periode de inflatie niet bij, en er zijn te weinig cijfers om de bescherming tegen inflatie te beoordelen
    }: van { $from } tot { $to } { $gain_whole_way ->
        [up] steeg
       *[down] daalde
    } de prijs met { $gain_whole_size }, terwijl de Amerikaanse consumentenprijzen met { $infl_whole_size } { $infl_whole_way ->
        [up] stegen
       *[down] daalden
    }; de grootste daling in de laatste twaalf maanden was { $max_drawdown_1y_size }.
first-spot =
    { $name } kostte { $price } ({ $date }); in een jaar tijd { $return_1y_way ->
        [up] steeg
       *[down] daalde
    } de prijs met { $return_1y_size }, en de grootste daling in dat jaar was { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } stond op { $price } ({ $date }); in een jaar tijd { $return_1y_way ->
        [up] steeg
       *[down] daalde
    } de koers met { $return_1y_size }, en de grootste daling in dat jaar was { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Het verleden wijst niet op een stijging en ook niet op een daling
        [up] Het verleden wijst eerder op een stijging
       *[down] Het verleden wijst eerder op een daling
    }: { $name } stond op { $price } ({ $date }), tegen een mediaan van { $level_median }; de koers was lager in { $level_percentile } van alle maanden, en in { $freq_neg } van de eerdere perioden van ongeveer { $horizon } daalde hij of bleef hij gelijk.
first-currency-level =
    { $verdict ->
        [high] Vergeleken met het eigen verleden is { $base } duur tegenover { $quote }
        [low] Vergeleken met het eigen verleden is { $base } goedkoop tegenover { $quote }
       *[middle] Vergeleken met het eigen verleden is { $base } niet duur en niet goedkoop tegenover { $quote }
    }: { $name } stond op { $price } ({ $date }), tegen een mediaan van { $level_median }; de koers was lager in { $level_percentile } van alle maanden.
first-accounts =
    { $balance ->
        [favourable] De jaarcijfers van { $name } zijn gezond
        [unfavourable] De jaarcijfers van { $name } zijn zwak
       *[mixed] De jaarcijfers van { $name } zijn deels gezond en deels zwak
    }: in het boekjaar tot { $date } was de operationele marge { $operating_margin }, de omzetgroei { $revenue_growth_1y }, de operationele kasstroom { $cash_conversion } keer de nettowinst en de schuld { $debt_to_equity } keer het eigen vermogen.
first-compare =
    { $ahead ->
        [one] Volgens de jaarcijfers ligt { $name } voor op { $other }
       *[none] Volgens de jaarcijfers liggen { $name } en { $other } ongeveer gelijk
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }Op dit punt ligt { $other } voor: { $trails }.
       *[no] { "" }
    }
first-measure = { $measure } van { $name } in het boekjaar tot { $date }: { $value }.
first-market-value = We hebben geen actuele koers van { $name }. Op { $date } waren de vrij verhandelbare aandelen volgens het jaarverslag { $value } waard; wat insiders bezitten telt niet mee.
first-old-accounts = Onze nieuwste jaarcijfers van { $name } lopen tot { $date }.
first-measure-year = In het boekjaar tot { $date }: { $value }.
first-measure-missing = Over { $years } hebben we geen jaarcijfers van { $name }.
first-in-dollars = Dit zijn rendementen in dollars. In { $currency } komen daar wisselkoersschommelingen bij; die hebben we niet meegeteld.
first-deepest-fall = De diepste daling van Amerikaanse aandelen sinds 1871 was { $fall } na inflatie, van { $from } tot { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } betaalde { $paid } aan dividend uit een vrije kasstroom van { $cash }, en { $other } { $other_paid } uit { $other_cash }. Hoe kleiner dat deel, hoe veiliger het dividend.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Onze cijfers laten niet zien waarom; ze laten alleen zien hoe het ervoor staat.
first-compare-item = { $measure } { $value } tegen { $other }
first-mix =
    de { $name }-mix van { $cash ->
        [yes] aandelen, obligaties en liquide middelen
       *[no] aandelen en obligaties
    }
first-mix-left-out = We hebben zonder { $name } gerekend, omdat we daarvan geen gegevens hebben die ver teruggaan.
first-mix-cash = Liquide middelen zijn zonder rente meegerekend, omdat we daarvan geen gegevens hebben die ver teruggaan.
first-value =
    { $verdict ->
        [low] { $name } lijkt goedkoop
        [high] { $name } lijkt duur
       *[middle] { $name } lijkt niet duur en niet goedkoop
    }: op { $date } kostte het aandeel { $pe } keer de jaarwinst{ $more ->
        [yes] , tegen een mediaan van { $pe_median } in het eigen verleden
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] { $name } lijkt duur
       *[other] We kunnen niet zeggen of { $name } goedkoop is, omdat we geen actuele koers hebben
    }: op { $date } waren alleen al de vrij verhandelbare aandelen { $float_to_earnings } keer de winst van het boekjaar tot { $other_date } waard.
first-value-market =
    { $verdict ->
        [low] Amerikaanse aandelen leken goedkoop
        [high] Amerikaanse aandelen leken duur
       *[middle] Amerikaanse aandelen leken niet duur en niet goedkoop
    } in { $date }: ze kostten { $cape } keer hun gemiddelde winst over tien jaar, tegen een mediaan van { $cape_median } sinds 1881, en in { $cape_percentile } van alle maanden waren ze goedkoper.
first-risk =
    { $verdict ->
        [low] { $name } is rustig geweest
        [high] { $name } is zeer riskant
       *[middle] { $name } is riskant
    }: van { $from } tot { $to } daalde de koers met { $fall }, en de koers schommelde met { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] De schuld van { $name } is een gevaar
        [high] De schuld van { $name } is geen groot gevaar
       *[middle] De schuld van { $name } is een matig risico
    }: in het boekjaar tot { $date } dekte de bedrijfswinst de rente { $interest_coverage } keer, en de schuld was { $debt_to_equity } keer het eigen vermogen. Hoe ver het aandeel kan dalen, kunnen we zonder koersen niet zeggen.
first-debt =
    { $verdict ->
        [low] De schuld van { $name } is een gevaar
        [high] De schuld van { $name } is geen groot gevaar
       *[middle] De schuld van { $name } is een matig risico
    }: in het boekjaar tot { $date } dekte de bedrijfswinst de rente { $interest_coverage } keer, en de schuld was { $debt_to_equity } keer het eigen vermogen.
first-debt-loss = De schuld van { $name } is een gevaar: in het boekjaar tot { $date } was er een bedrijfsverlies, dus de rente was niet gedekt. De schuld was { $debt_to_equity } keer het eigen vermogen.
first-debt-equity =
    { $verdict ->
        [low] { $name } heeft weinig schuld
        [high] { $name } heeft veel schuld
       *[middle] { $name } heeft een matige schuld
    }: op { $date } was de schuld { $debt_to_equity } keer het eigen vermogen.
first-sales =
    De omzet van { $name } { $direction ->
        [up] groeide
       *[down] daalde
    } in het boekjaar tot { $date } met { $revenue_growth_1y }{ $more ->
        [yes] . In vijf jaar { $five_years ->
            [up] groeide
           *[down] daalde
        } die met { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Wil { $name } opleveren wat Amerikaanse aandelen sinds 1871 opleverden, dan { $direction ->
        [up] moet de winst na inflatie blijvend met minstens { $implied_growth } groeien
       *[down] mag de winst na inflatie blijvend met hoogstens { $implied_growth } krimpen
    }: daarop rekent de beurswaarde van { $date }.
first-cash =
    { $verdict ->
        [low] De winst van { $name } wordt niet gedekt door geld dat is binnengekomen
        [high] De winst van { $name } wordt gedekt door geld dat is binnengekomen
       *[middle] De winst van { $name } wordt maar deels gedekt door geld dat is binnengekomen
    }: in het boekjaar tot { $date } was de operationele kasstroom { $cash_conversion } keer de nettowinst en de vrije kasstroom { $fcf_margin } van de omzet.
first-cash-credit = Wel verhoogde een belastingvoordeel van { $credit } van de winst voor belasting de nettowinst.
first-spread = Uw portefeuille is niet geconcentreerd in één bedrijf: het grootste deel, { $largest } met { $weight }, is op zichzelf al over vele bedrijven gespreid.
first-odds =
    { $verdict ->
        [never] In perioden van { $horizon } heeft { $name } nooit geld verloren
        [low] In perioden van { $horizon } heeft { $name } zelden geld verloren
        [high] In perioden van { $horizon } heeft { $name } vaak geld verloren
       *[middle] In perioden van { $horizon } heeft { $name } soms geld verloren
    }: na inflatie eindigde { $verdict ->
        [never] geen van die perioden sinds 1871
       *[other] { $freq_neg } van zulke perioden sinds 1871
    } in een verlies, en de grootste daling was { $fall } ({ $from } tot { $to }).
first-holdings =
    { $verdict ->
        [low] Uw portefeuille is rustig geweest
        [high] Uw portefeuille is zeer riskant
       *[middle] Uw portefeuille is riskant
    }: in de drie jaar tot { $date } daalde de waarde met maximaal { $fall }, en { $largest } is { $weight } ervan; daarmee is de portefeuille zo geconcentreerd alsof ze uit { $pf_effective_positions } gelijke posities bestond.
first-half = Met de helft van { $largest } in liquide middelen was de grootste daling { $halved } geweest.
first-concentration =
    { $verdict ->
        [low] Uw portefeuille is goed gespreid
        [high] Uw portefeuille is geconcentreerd
       *[middle] Uw portefeuille is enigszins geconcentreerd
    }: { $largest } is { $weight } ervan; daarmee is de portefeuille zo geconcentreerd alsof ze uit { $pf_effective_positions } gelijke posities bestond.
first-income =
    { $verdict ->
        [low] Het dividend van { $name } lijkt goed gedekt
        [middle] Het dividend van { $name } is maar net gedekt
       *[high] Het dividend van { $name } is niet gedekt door de eigen kasstroom
    }: in het boekjaar tot { $date } werd { $dividends } betaald, { $verdict ->
        [negative] terwijl er meer geld uitging dan het bedrijf opbracht
        [high] meer dan de vrije kasstroom van { $free_cash_flow }
       *[other] bij een vrije kasstroom van { $free_cash_flow }
    }.
first-income-no-yield = Het dividendrendement van { $name } kunnen we niet noemen: daarvoor is een actuele koers nodig, en die hebben we niet.
first-income-market =
    { $verdict ->
        [low] Amerikaanse aandelen keerden minder uit dan obligaties
        [high] Amerikaanse aandelen keerden meer uit dan obligaties
       *[middle] Amerikaanse aandelen keerden ongeveer evenveel uit als obligaties
    }: in { $date } was het dividend { $sp_dividend_yield } van de koers, en tienjarige Amerikaanse staatsobligaties leverden { $sp_long_rate } op.
first-view-price =
    { $verdict ->
        [favourable] Per saldo zijn de cijfers gunstig voor { $name }
        [unfavourable] Per saldo zijn de cijfers ongunstig voor { $name }
        [none] Onze cijfers over { $name } alleen beantwoorden deze vraag niet
       *[mixed] De cijfers over { $name } geven een gemengd beeld
    }: in { $span ->
        [five] de vijf jaar
       *[one] het jaar
    } tot { $date } { $direction ->
        [up] steeg
       *[down] daalde
    } de koers met { $gain }, en binnen drie jaar daalde die met maximaal { $fall }.
first-return-accounts =
    Welk rendement { $name } zal opleveren, kunnen we niet zeggen, want we hebben geen actuele koersen. In de vijf jaar tot { $date } { $direction ->
        [up] groeide
       *[down] daalde
    } de winst per aandeel met { $eps_growth_5y }.
first-return-market = Het verleden wijst voor Amerikaanse aandelen op { $after_cape_median_10y } tot { $sp_real_return_all } na inflatie: het eerste was de mediaan van de tien jaar na koersen die zo hoog waren als in { $date }, het tweede leverden ze gemiddeld op sinds 1871. Ze verloren geld in { $freq_neg } van alle perioden van { $horizon }.
first-return = Het verleden wijst op ongeveer { $real_return_20y } na inflatie: zoveel bracht { $name } op in de twintig jaar tot { $date }. In de slechtste tien jaar sinds 1871 was het { $real_return_10y_worst }.
first-rates-up = Een tienjarige Amerikaanse staatsobligatie zou ongeveer { $bond_loss_1pt } van haar koers verliezen als de rente vanaf { $long_rate } ({ $date }) met één procentpunt steeg.
first-rates-up-by = Een tienjarige Amerikaanse staatsobligatie zou ongeveer { $bond_loss } van haar koers verliezen als de rente vanaf { $long_rate } ({ $other_date }) met { $rate_rise } steeg.
first-rates-down = De koers van een tienjarige Amerikaanse staatsobligatie zou met ongeveer { $bond_gain } stijgen als de rente vanaf { $long_rate } ({ $other_date }) met { $rate_fall } daalde.
first-cash-bonds =
    { $verdict ->
        [low] Liquide middelen leveren nu meer op dan obligaties, en hun waarde schommelt niet
       *[high] Obligaties leveren nu meer op dan liquide middelen, maar hun koers kan dalen
    }: tienjarige Amerikaanse staatsobligaties leverden { $long_rate } op ({ $date }), driemaands Amerikaans schatkistpapier { $bill_rate }. Als de rente op de obligaties met één procentpunt steeg, zou hun koers met ongeveer { $bond_loss_1pt } dalen.
first-repay =
    { $verdict ->
        [low] De lening aflossen was vaker de betere keuze
        [high] Beleggen leverde meestal meer op dan de lening kost, maar niet altijd
       *[middle] In meer dan de helft van de gevallen leverde beleggen meer op dan de lening kost
    }: Amerikaanse aandelen brachten vóór inflatie meer dan { $repay_rate } op in { $repay_beaten } van alle perioden van { $horizon } sinds 1871. Wie de lening aflost, bespaart de rente met zekerheid.
first-past =
    Wie van { $from } tot { $to } { $name } bezat, { $nominal_way ->
        [up] verdiende { $nominal }
       *[down] verloor { $nominal }
    }, { $income ->
        [dividends] met dividend
        [interest] met rente
       *[both] met dividend en rente
    }. Na inflatie was dat { $real_way ->
        [up] een winst van { $real }
       *[down] een verlies van { $real }
    }.
first-past-sum =
    Een bedrag van { $past_start }, van { $from } tot { $to } in { $name } belegd, was aan het eind { $income ->
        [dividends] met dividend
        [interest] met rente
       *[both] met dividend en rente
    } ongeveer { $past_sum } waard. In geld van het begin van die periode is dat ongeveer { $past_real_sum }.
first-past-averages = De koersen zijn maandgemiddelden; met de koersen aan het jaareinde kan het cijfer enkele procentpunten afwijken.
first-past-missing = Onze reeksen van Amerikaanse aandelen en obligaties eindigen in { $date }; wat ze in { $years } opbrachten, kunnen we daarom niet zeggen. Van 1871 tot die maand brachten Amerikaanse aandelen { $sp_real_return_all } op na inflatie.
first-past-price =
    Van { $from } tot { $to } { $past_change_way ->
        [up] steeg
       *[down] daalde
    } { $name } met { $past_change_size }; op { $other_date } was de koers { $price }.
first-past-price-dividends = Dividenden zijn meegeteld.
first-past-price-begins = Onze koersen van { $name } beginnen pas in { $from }.
first-past-price-missing = We kunnen niet zeggen hoe { $name } het toen ({ $years }) deed: we hebben geen koersen van toen.
first-not-those-years = { $name }, { $years }: dat kunnen we niet zeggen; hier zijn de nieuwste cijfers.
first-past-when =
    { $span ->
        [year] in { $first }
        [years] van { $first } tot en met { $last }
       *[months] van { $from } tot { $to }
    }
first-past-inflation =
    { $when } { $past_infl_way ->
        [up] stegen
       *[down] daalden
    } de Amerikaanse consumentenprijzen met { $past_infl_size }{ $span ->
        [year] { " " }(van december tot december)
       *[other] { "" }
    }; in de twaalf maanden tot { $other_date } was de inflatie { $infl_12m }.
first-past-rates = { $when } leverden tienjarige Amerikaanse staatsobligaties gemiddeld { $past_long_rate } op; het nieuwste cijfer is { $long_rate } ({ $other_date }).
first-past-policy = { $when } was de beleidsrente van de Amerikaanse centrale bank gemiddeld { $past_policy_rate }; het nieuwste cijfer is { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } was de Amerikaanse werkloosheid gemiddeld { $past_unemployment }; het nieuwste cijfer is { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } is de Amerikaanse economie na inflatie met { $past_gdp_size } { $past_gdp_way ->
        [up] gegroeid
       *[down] gekrompen
    }; het nieuwste jaarcijfer is { $gdp_1y } ({ $other_date }).
first-needed-return = Om in { $horizon } van { $needed_start } naar { $needed_goal } te gaan, is { $needed_return } nodig, vóór belasting. Amerikaanse aandelen brachten met dividend en vóór inflatie in { $needed_reached } van alle even lange perioden sinds 1871 meer op.
first-extremes =
    In perioden van { $horizon } was het slechtste resultaat van { $name } sinds 1871 { $worst_way ->
        [up] een winst van { $worst }
       *[down] een verlies van { $worst }
    } na inflatie ({ $from } tot { $to }), en het beste een winst van { $best } ({ $best_from } tot { $best_to }).
first-double = Bij { $rate_supposed } verdubbelt geld in ongeveer { $rate_doubling }, vóór inflatie en belasting.
first-double-market = Bij het gemiddelde rendement van Amerikaanse aandelen sinds 1871, { $sp_real_return_all } na inflatie, verdubbelde geld in ongeveer { $rate_doubling }. Niemand kan dat rendement beloven.
first-rate-sum = Bij { $rate_supposed } wordt { $grown_start } in { $horizon } ongeveer { $rate_grown_sum }, vóór inflatie en belasting.
first-rate-needed = Bij { $rate_supposed } wordt ongeveer { $rate_needed_sum } in { $horizon } het genoemde bedrag, vóór inflatie en belasting.
first-rate-saved = Bij { $rate_supposed } worden maandelijkse stortingen van in totaal { $plan_paid } in { $horizon } ongeveer { $rate_saved_sum }, vóór inflatie en belasting.
first-rate-monthly = Bij { $rate_supposed } is voor het genoemde bedrag ongeveer { $rate_monthly_sum } per maand nodig, { $horizon } lang, vóór inflatie en belasting.
first-recovery = Amerikaanse aandelen hadden { $sp_recovery_1929 } nodig om na de beurskrach van 1929 weer op hun top te komen, { $sp_recovery_2000 } na die van 2000 en { $sp_recovery_2008 } na die van 2008, met dividend en na inflatie.
first-stocks-bonds =
    { $verdict ->
        [low] In perioden van { $horizon } deden aandelen het beter
        [high] Voor { $horizon } zijn obligaties de veiligere keuze
       *[middle] In perioden van { $horizon } brachten aandelen meer op, maar obligaties zijn veiliger
    }: Amerikaanse aandelen brachten meer op dan staatsobligaties in { $freq_stocks_beat_bonds } van alle perioden van die lengte sinds 1871, maar verloren na inflatie geld in { $freq_neg } daarvan. In de tien jaar tot { $date } brachten ze na inflatie { $sp_real_return_10y } op, obligaties { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] In perioden van { $horizon } was beleggen meestal beter dan sparen
        [high] Voor { $horizon } is sparen de veiligere keuze
       *[middle] In perioden van { $horizon } bracht beleggen meer op, maar het is een risico
    }: Amerikaanse aandelen verloren na inflatie geld in { $freq_neg } van zulke perioden sinds 1871 en brachten gemiddeld { $sp_real_return_all } op. Driemaands Amerikaans schatkistpapier leverde { $bill_rate } op in { $other_date }; dat is { $real_bill_rate } na inflatie.
first-beat-inflation =
    { $verdict ->
        [low] In perioden van { $horizon } hebben Amerikaanse aandelen de inflatie meestal verslagen
        [high] In perioden van { $horizon } bleven Amerikaanse aandelen vaak achter bij de inflatie
       *[middle] In perioden van { $horizon } hebben Amerikaanse aandelen de inflatie doorgaans verslagen, maar niet altijd
    }: in { $freq_neg } van al die perioden sinds 1871 brachten ze minder op dan de inflatie. Gemiddeld brachten ze { $sp_real_return_all } op na inflatie.
first-crash =
    Een beurskrach zoals die van { $year } zou ongeveer { $fall } kosten: zoveel verloor { $name } na inflatie van { $from } tot { $to }{ $more ->
        [yes] , en Amerikaanse aandelen alleen verloren { $stocks }
       *[no] { "" }
    }.
first-crash-past = In de crash van { $year } verloren Amerikaanse aandelen na inflatie { $fall }, van { $from } tot { $to }.
first-which =
    { $ahead ->
        [one] { $name } ligt voor op { $other }
       *[none] { $name } en { $other } liggen ongeveer gelijk
    }: in de drie jaar tot { $date } bracht { $first } per jaar { $gap } { $gained ->
        [more] meer
       *[less] minder
    } op dan { $second }, en de koers schommelde { $ratio } keer zo sterk.
first-view =
    { $verdict ->
        [favourable] Per saldo zijn de cijfers gunstig voor { $name }
        [unfavourable] Per saldo zijn de cijfers ongunstig voor { $name }
        [none] Onze cijfers over { $name } alleen beantwoorden deze vraag niet
       *[mixed] De cijfers over { $name } geven een gemengd beeld
    }. In het boekjaar tot { $date } { $direction ->
        [up] groeide
       *[down] daalde
    } de omzet met { $revenue_growth_1y } en was de operationele marge { $operating_margin }{ $more ->
        [yes] ; op { $other_date } waren de vrij verhandelbare aandelen { $float_to_earnings } keer de winst waard
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Per saldo zijn de cijfers gunstig voor Amerikaanse aandelen
        [unfavourable] Per saldo zijn de cijfers ongunstig voor Amerikaanse aandelen
        [none] Onze cijfers over Amerikaanse aandelen alleen beantwoorden deze vraag niet
       *[mixed] De cijfers over Amerikaanse aandelen geven een gemengd beeld
    }: in de tien jaar tot { $date } brachten ze { $sp_real_return_10y } op na inflatie; in { $other_date } kostten ze { $cape } keer hun gemiddelde winst over tien jaar (mediaan: { $cape_median }).
first-missing =
    { $question ->
        [value] We kunnen niet zeggen of { $name } duur of goedkoop is
        [price] We kunnen de prijs van { $name } niet beoordelen
        [risk] We kunnen niet zeggen hoe groot het risico van { $name } is
        [return] We kunnen niet zeggen welk rendement met { $name } mogelijk is
        [income] We kunnen het dividend van { $name } niet beoordelen
        [debt] We kunnen de schulden van { $name } niet beoordelen
        [profit] We kunnen de winst van { $name } niet beoordelen
        [which] We kunnen { $name } niet rangschikken
        [concentration] We kunnen niet zeggen hoe geconcentreerd { $name } is
       *[view] We kunnen geen oordeel geven over { $name }
    }: { $data ->
        [prices] daarvoor zijn actuele koersen nodig, die we niet hebben
        [accounts] daarvoor zijn jaarcijfers nodig, die we niet hebben
        [both] daarvoor zijn actuele koersen en jaarcijfers nodig, die we niet hebben
        [loss] er is verlies geleden, dus de koers is niet met een winst te vergelijken
        [pair] daarvoor zijn van beide actuele koersen of jaarcijfers uit dezelfde tijd nodig, die we niet hebben
        [together] daarvoor zijn koersen van alle delen over dezelfde jaren nodig, die we niet hebben
        [history] daarvoor zijn koersen over vele jaren nodig, die we niet hebben
        [weights] daarvoor is het gewicht van elk deel nodig, dat we niet kennen
        [elsewhere] cijfers over hele markten en economieën hebben we alleen voor de Verenigde Staten
       *[figures] we hebben er geen cijfers over
    }.
first-withdraw =
    { $verdict ->
        [always] Dat was altijd genoeg
        [never] Dat was nooit vol te houden
        [rarely] Dat was meestal niet vol te houden
        [low] Dat was vaak niet vol te houden
        [high] Dat was bijna altijd vol te houden
       *[middle] Dat was meestal vol te houden
    }: wie in { $name } belegde en van het beginbedrag { $withdraw_rate } opnam, steeds aangepast aan de inflatie, kwam in { $withdraw_lasted } van alle perioden van { $horizon } sinds 1871 niet voortijdig zonder geld te zitten. De hoogste opname die in al die perioden vol te houden was, is { $withdraw_always }.
first-withdraw-long = Wie in { $name } belegde en van het beginbedrag { $withdraw_rate } opnam, steeds aangepast aan de inflatie, had in { $withdraw_lasted_10y } van de gevallen sinds 1871 genoeg voor 10 jaar, in { $withdraw_lasted_20y } voor 20 jaar en in { $withdraw_lasted } voor { $horizon }.
first-withdraw-years =
    { $reached ->
        [always] Belegd in { $name } was het geld sinds 1871 in alle gevallen genoeg voor minstens { $horizon }
        [half] Belegd in { $name } was het geld sinds 1871 in het slechtste geval genoeg voor { $withdraw_years_worst } en in de helft van de gevallen voor minstens { $horizon }
       *[no] Belegd in { $name } was het geld sinds 1871 in het slechtste geval genoeg voor { $withdraw_years_worst } en in de helft van de gevallen voor { $withdraw_years_typical } of langer
    }.
first-withdraw-most = Wie in { $name } belegde, kon van het beginbedrag hooguit { $withdraw_always } opnemen, steeds aangepast aan de inflatie, om in geen enkele periode van { $horizon } sinds 1871 voortijdig zonder geld te zitten. In de helft van de perioden was { $withdraw_median } vol te houden.
first-plan = Wie { $horizon } lang elke maand hetzelfde bedrag in { $name } belegde, had aan het eind na inflatie { $plan_median } keer de inleg: dat is de mediaan van alle perioden van die lengte sinds 1871. In een tiende van de perioden was het minder dan { $plan_low } keer de inleg, en in { $plan_loss } van de perioden kwam er minder uit dan er was ingelegd.
first-plan-sum = Een totale inleg van { $plan_paid }, maand na maand gestort, was aan het eind ongeveer { $plan_median_sum } waard in geld van nu, en in het slechtste tiende van de gevallen minder dan { $plan_low_sum } ({ $name }, { $horizon }).
first-plan-goal = Om het genoemde bedrag in geld van nu te bereiken, was in de helft van de gevallen ongeveer { $plan_monthly_median } per maand genoeg, en in negen van de tien gevallen ongeveer { $plan_monthly_low } per maand ({ $name }, { $horizon }).
first-grown = Wie een bedrag in één keer in { $name } belegde en { $horizon } liet staan, had aan het eind na inflatie { $grown_median } keer dat bedrag: dat is de mediaan van alle perioden van die lengte sinds 1871. In een tiende van de perioden was het minder dan { $grown_low } keer het bedrag, en { $grown_loss } van de perioden eindigde met verlies.
first-grown-goal = Om het genoemde bedrag in geld van nu te bereiken, was in de helft van de gevallen ongeveer { $grown_needed_median } genoeg, in één keer belegd, en in negen van de tien gevallen ongeveer { $grown_needed_low } ({ $name }, { $horizon }).
first-grown-sum = Een bedrag van { $grown_start }, in één keer belegd, was aan het eind ongeveer { $grown_median_sum } waard in geld van nu, en in het slechtste tiende van de gevallen minder dan { $grown_low_sum } ({ $name }, { $horizon }).
first-withdraw-sum = Bij het genoemde bedrag was een opname van ongeveer { $withdraw_always_sum } per jaar in alle gevallen vol te houden, en een opname van ongeveer { $withdraw_median_sum } per jaar in de helft van de gevallen ({ $name }, { $horizon }).
first-withdraw-month = Bij het genoemde bedrag was een opname van ongeveer { $withdraw_always_month } per maand in alle gevallen vol te houden, en een opname van ongeveer { $withdraw_median_month } per maand in de helft van de gevallen ({ $name }, { $horizon }).
first-withdraw-capital = Daarvoor was een beginbedrag van ongeveer { $withdraw_capital_always } nodig om in alle gevallen genoeg te hebben, en van ongeveer { $withdraw_capital_median } om in de helft van de gevallen genoeg te hebben ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] In één keer instappen was vaker beter
        [low] Gespreid instappen was vaker beter
       *[middle] Geen van beide was duidelijk beter
    }: een bedrag dat in één keer in { $name } werd belegd, leverde in { $lump_ahead } van alle jaren sinds 1871 meer op dan hetzelfde bedrag in twaalf maandelijkse delen. De mediaan van de voorsprong over alle jaren was { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Een daling van { $wait_fall } kwam er meestal niet
        [high] Een daling van { $wait_fall } kwam er meestal vroeg of laat
       *[middle] Een daling van { $wait_fall } kwam er ongeveer even vaak wel als niet
    }: na { $wait_reached } van alle maanden sinds 1871 duurde het hooguit { $horizon } voordat Amerikaanse aandelen minstens zoveel goedkoper waren dan in die maand.
first-wait-compared = Ter vergelijking: een bedrag dat in één keer werd belegd, leverde in { $lump_ahead } van alle jaren meer op dan hetzelfde bedrag in twaalf maandelijkse delen.
first-eps =
    In het boekjaar tot { $date } verdiende { $name } { $eps_diluted }, { $eps_growth_1y } { $direction ->
        [up] meer
       *[down] minder
    } dan in het jaar ervoor.
first-roe =
    { $verdict ->
        [low] Het rendement op eigen vermogen van { $name } komt niet door de inkoop van eigen aandelen
        [high] Het rendement op eigen vermogen van { $name } komt vooral door de inkoop van eigen aandelen
       *[middle] De inkoop van eigen aandelen verhoogt het rendement op eigen vermogen van { $name }
    }: in het boekjaar tot { $date } was dat rendement { $roe }, en de aandelen die { $name } in vijf jaar inkocht, kostten { $buybacks_5y_to_equity } keer het eigen vermogen.
first-view-net =
    { $verdict ->
        [favourable] Per saldo zijn de cijfers gunstig voor { $name }
        [unfavourable] Per saldo zijn de cijfers ongunstig voor { $name }
        [none] Onze cijfers over { $name } alleen beantwoorden deze vraag niet
       *[mixed] De cijfers over { $name } geven een gemengd beeld
    }. In het boekjaar tot { $date } { $direction ->
        [up] groeide
       *[down] daalde
    } de omzet met { $revenue_growth_1y } en bleef { $net_margin } van de omzet over als winst.
first-policy-rate =
    De beleidsrente van de Amerikaanse centrale bank lag met { $policy_rate } ({ $date }) { $verdict ->
        [no] boven
       *[partly] onder
    } de inflatie: die was { $infl_12m } in de twaalf maanden tot { $other_date }.
first-mixes =
    { $verdict ->
        [more] { $higher } bracht meer op en daalde verder
        [better] { $higher } bracht meer op en daalde niet verder
       *[neither] Geen van beide mixen was duidelijk beter
    }: met Amerikaanse aandelen en obligaties, na inflatie en over alle perioden van { $horizon } sinds 1871, was het mediane rendement { $mix_median } met { $name } en { $other_mix_median } met { $other }. Met { $name } eindigde { $freq_neg } van die perioden met verlies, met { $other } was dat { $other_mix_loss }. De grootste dalingen waren respectievelijk { $fall } en { $other_fall }.
first-fund-falls = Een breed fonds in Amerikaanse aandelen zou ongeveer evenveel dalen.
first-stock-fall = Als aandelen met { $stock_fall } daalden en obligaties hun koers hielden, zou { $name } ongeveer { $mix_stock_fall } verliezen.
first-parts-fall = Het geheel zou { $whole_fall } verliezen als al het andere zijn koers hield ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Daarbij is aangenomen dat het hele bedrag hierin zit: { $name }.
first-supposed-sum = Van { $sum } zou { $lost } verloren gaan en { $left } overblijven.
first-constraints = Uw voorwaarde is in deze cijfers niet meegenomen: { $limits }.
first-limit-exceeded = Uw grens van { $limit } is overschreden: { $parts }.
first-limit-kept = Uw grens van { $limit } wordt niet overschreden: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Wat na kosten meer oplevert: een geldmarktfonds in dollars levert ongeveer op wat driemaands Amerikaans schatkistpapier oplevert ({ $bill_rate }, { $date }), min de kosten. Een spaarrekening die minder betaalt, levert minder op, maar tegoeden zijn tot een grens verzekerd en fondsen niet. Rentes van afzonderlijke banken hebben we niet.
first-stock-share = Er is geen aandeel dat voor iedereen goed is: het gaat erom wanneer het geld nodig is en welke daling te dragen is. Sinds 1871 verloren Amerikaanse aandelen na inflatie geld in { $five } van alle perioden van vijf jaar en in { $twenty } van alle perioden van twintig jaar, en in het ergste geval daalden ze { $fall }. Met de helft van het geld in aandelen kost zo’n daling het geheel half zoveel. Geld dat binnen een paar jaar nodig is, hoort niet in aandelen.
first-debt-cash = Op { $date } had { $name } een schuld van { $debt }, tegenover { $cash } aan kasgeld en kortlopende effecten.
first-short-history = Wat { $name } in { $horizon } zal opleveren, kunnen we niet zeggen: onze prijsgegevens lopen alleen van { $from } tot { $to }.
first-stand-in-bonds = Voor dit fonds hebben we gerekend met de historische gegevens van tienjarige Amerikaanse staatsobligaties.
first-erosion = Bij een inflatie van { $infl_supposed } verliest geld zonder rente in { $horizon } { $infl_erosion } van zijn koopkracht.
first-forecast = Niemand kan dit van tevoren weten; dit zijn de nieuwste cijfers.
first-stand-in-mix = Voor deze fondsen hebben we gerekend met de historische gegevens van Amerikaanse aandelen en tienjarige Amerikaanse staatsobligaties.
first-stand-in = Van { $name } hebben we geen gegevens die zo ver teruggaan; daarom hebben we met Amerikaanse aandelen gerekend.
first-dividend-not-shown = In de jaarcijfers van { $name } over het boekjaar tot { $date } staat geen dividend.
first-no-dividend = { $name } betaalde geen dividend in het boekjaar tot { $date }.
first-withdrawals = Opnames hebben we niet berekend; deze cijfers zijn zonder opnames.
first-income-share =
    Dat was { $share }, { $same ->
        [yes] evenveel als in { $since }
       *[no] na { $first_share } in { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Stand van de gegevens: { $kinds }.
current-accounts = jaarcijfers tot { $date }
current-prices = aandelenkoersen tot { $date }
current-metals = metalen en cryptomunten tot { $date }
current-exchange = wisselkoersen tot { $date }
current-market = Amerikaanse aandelenmarkt tot { $date }
current-rates = rente tot { $date }
current-economy = economische gegevens tot { $date }
table-years = { $name }: boekjaren
table-compare = Naast elkaar
table-portfolio = De delen van de portefeuille

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    In het jaar tot { $dates } is de dollar met { $dollar_12m_size } { $dollar_12m_way ->
        [down] gedaald
       *[up] gestegen
    } tegenover de valuta van de handelspartners. Op { $dollar_percentile } van alle gemeten dagen was hij zwakker.
wrong-dollar = De dollar keert binnen een jaar.
claim-fall-year =
    In het jaar tot { $dates } is de koers van { $name } met maximaal { $max_drawdown_1y_size } gedaald{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Dat is { $verdict ->
            [opposes] meer dan bij de risicobereidheid past
           *[other] binnen wat bij de risicobereidheid past
        }
    }.
wrong-fall-year = Een langere geschiedenis laat een duidelijk grotere daling zien.
claim-swings-year = In het jaar tot { $dates } schommelde de koers van { $name } doorgaans met { $vol_12m }.
wrong-swings-year = Een langere geschiedenis laat veel grotere of kleinere schommelingen zien.
claim-sahm = In de drie maanden tot { $dates } lag de werkloosheid gemiddeld { $sahm } boven het laagste punt van het afgelopen jaar.
wrong-sahm = De werkloosheid stijgt in de komende maanden.
claim-inversion-record = Na { $jobs_after_inversion } van de maanden waarin de korte rente boven de lange lag, was de werkloosheid anderhalf jaar later duidelijk hoger. Over alle maanden was dat { $jobs_after_any } (gegevens tot { $dates }).
wrong-inversion-record = De volgende omkering verloopt zonder stijging van de werkloosheid.
claim-growth-5y =
    In de vijf jaar tot { $dates } is de omzet van { $name } met { $revenue_growth_5y_size } { $revenue_growth_5y_way ->
        [down] gedaald
       *[up] gegroeid
    }{ $more ->
        [yes] ; de winst per aandeel is met { $eps_growth_5y_size } { $eps_growth_5y_way ->
            [down] gedaald
           *[up] gegroeid
        }
       *[no] { "" }
    }.
wrong-growth-5y = De verandering kwam door een overname of door één jaar.
claim-bill-real =
    Driemaands Amerikaans schatkistpapier leverde { $bill_rate } op ({ $dates }). Na inflatie is dat een { $real_bill_rate_way ->
        [down] verlies
       *[up] winst
    } van { $real_bill_rate_size }.
wrong-bill-real = De korte rente of de inflatie verandert met meer dan een procentpunt.
claim-payrolls =
    In het jaar tot { $dates } is het aantal banen in de VS met { $payrolls_12m_size } { $payrolls_12m_way ->
        [down] gedaald
       *[up] gestegen
    }.
wrong-payrolls = De cijfers worden herzien, of keren binnen enkele maanden.
claim-output =
    In het jaar tot { $dates } is de Amerikaanse economie na inflatie met { $gdp_1y_size } { $gdp_1y_way ->
        [down] gekrompen
       *[up] gegroeid
    }.
wrong-output = De komende kwartalen gaan de andere kant op.
claim-money =
    In het jaar tot { $dates } is de Amerikaanse geldhoeveelheid M2 met { $m2_12m_size } { $m2_12m_way ->
        [down] gekrompen
       *[up] gegroeid
    }; na inflatie is die met { $m2_real_12m_size } { $m2_real_12m_way ->
        [down] gekrompen
       *[up] gegroeid
    }{ $more ->
        [yes] . Bankleningen aan bedrijven zijn met { $loans_12m_size } { $loans_12m_way ->
            [down] gedaald
           *[up] gestegen
        }
       *[no] { "" }
    }.
wrong-money = Geld gaat naar vormen die M2 niet telt.
claim-housing =
    In het jaar tot { $dates } is het aantal gestarte nieuwbouwwoningen in de VS met { $starts_12m_size } { $starts_12m_way ->
        [down] gedaald
       *[up] gestegen
    } en het aantal bouwvergunningen met { $permits_12m_size } { $permits_12m_way ->
        [down] gedaald
       *[up] gestegen
    }{ $more ->
        [yes] . De woonkosten zijn met { $shelter_12m_size } { $shelter_12m_way ->
            [down] gedaald
           *[up] gestegen
        }
       *[no] { "" }
    }.
wrong-housing = Een zachte of strenge winter verklaart het verschil.
claim-purchasing-power = Voor een dollar was nog { $purchasing_power_10y } te koop van wat er tien jaar eerder voor te koop was ({ $dates }).
wrong-purchasing-power = De prijzen dalen in de komende tien jaar.
claim-hedge =
    Van { $from } tot { $to } is de prijs van { $name } met { $gain_whole_size } { $gain_whole_way ->
        [down] gedaald
       *[up] gestegen
    }; de Amerikaanse consumentenprijzen zijn met { $infl_whole_size } { $infl_whole_way ->
        [down] gedaald
       *[up] gestegen
    }.
wrong-hedge = Een langere geschiedenis laat het omgekeerde zien.
claim-level = De mediaan van { $name } is { $level_median }; in { $level_percentile } van alle gemeten maanden stond de koers lager dan nu ({ $dates }).
wrong-level = De oude mediaan past niet meer, omdat de prijzen van beide landen uiteen zijn gelopen.

## Measures of the above.

measure-vol-12m = Jaarlijkse schommelingen, twaalf maanden
measure-gain-whole = Verandering sinds het begin van de gegevens
measure-infl-whole = Inflatie in dezelfde maanden
measure-correlation-12m = Correlatie, twaalf maanden
measure-level-median = Mediane koers
measure-level-percentile = Koers vergeleken met het eigen verleden
measure-core-infl-12m = Inflatie zonder voedsel en energie
measure-shelter-12m = Verandering van de woonkosten
measure-payrolls-12m = Verandering van de werkgelegenheid
measure-income-12m = Verandering van het reële inkomen
measure-m2-12m = Verandering van de geldhoeveelheid M2
measure-m2-real-12m = Verandering van M2 na inflatie
measure-starts-12m = Verandering van het aantal gestarte nieuwbouwwoningen
measure-permits-12m = Verandering van de bouwvergunningen
measure-loans-12m = Verandering van leningen aan bedrijven
measure-gdp-1y = Reële groei van de economie
measure-bill-rate = Rente op driemaands schatkistpapier
measure-real-bill-rate = Schatkistpapier min inflatie
measure-purchasing-power-10y = Koopkracht na tien jaar
measure-sahm = Werkloosheid boven het laagste punt van het jaar
measure-jobs-after-inversion = Omgekeerde rentecurve, gevolgd door hogere werkloosheid
measure-jobs-after-any = Maanden gevolgd door hogere werkloosheid
measure-oil-price = Prijs van een vat ruwe olie
measure-oil-12m = Verandering van de olieprijs
measure-dollar-12m = Verandering van de dollar tegenover de handelspartners
measure-dollar-percentile = Dollar vergeleken met het eigen verleden
measure-sp-long-rate = Tienjaarsrente in die maand
measure-revenue-growth-5y = Omzetgroei, vijf jaar
measure-eps-growth-5y = Groei van de winst per aandeel, vijf jaar
measure-cash = Kasgeld en kortlopende effecten
measure-debt = Schulden
measure-dividends = Betaalde dividenden
measure-buybacks = Ingekochte aandelen
measure-dividends-per-share = Dividend per aandeel
measure-shares-diluted = Verwaterd aantal aandelen
measure-public-float = Waarde van vrij verhandelbare aandelen

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: koersen aan het eind van de maand, { $from } tot { $to }
chart-price-axis = Koers in { $unit }
chart-index-axis = Indexstand
chart-log = logaritmische schaal
chart-fall = Onder het hoogste maandeinde tot dan toe, in %
chart-price-alt = Koersen aan het eind van de maand: { $name }, { $from } tot { $to }. Laatste tegenover eerste: { $times }. Grootste daling vanaf een top: { $deepest }. Aan het eind: { $last }.
chart-valuation = { $name }: koers tegenover tien jaar winst (CAPE), { $from } tot { $to }
chart-valuation-axis = Koers als veelvoud van de jaarwinst; gearceerd: de middelste helft van alle maanden
chart-last = laatste { $value }
chart-median = mediaan { $value }
chart-valuation-alt = CAPE: { $name }, { $from } tot { $to }. Laatste: { $last }. Mediaan: { $median }. De helft van alle maanden ligt tussen { $low } en { $high }.
chart-scenarios = Scenario’s: hoe vaak het verleden zo eindigde
chart-scenarios-axis = Aandeel van vroegere perioden, in %
chart-scenarios-alt = Aandeel van vroegere perioden: { $shares }.
chart-bear = Ongunstig
chart-base = Midden
chart-bull = Gunstig
chart-confidence = Hoe zeker elk lid was, voor (ring) en na (stip) de vragen
chart-confidence-axis = Zekerheid, van 0 (geen) tot 1 (volledig)
chart-confidence-alt = Zekerheid van 0 tot 1, ervoor en erna: { $members }.
chart-source = Bron: { $source }
chart-source-committee = Bron: de commissie
measure-pf-effective-positions = Komt overeen met zoveel gelijke posities
measure-pf-risk-share = Aandeel in het risico van de portefeuille
measure-pf-halved-drawdown-36m = Grootste daling in drie jaar met de helft van de grootste positie in liquide middelen
measure-real-max-drawdown-all = Grootste daling na inflatie
measure-crash-fall = Daling in die krach, na inflatie
measure-withdraw-rate = Opname in het eerste jaar
measure-withdraw-lasted = Eerdere perioden waarin de opnames vol te houden waren
measure-past-change = Koersverandering in de gevraagde jaren
measure-needed-return = Benodigd rendement per jaar
measure-needed-start = Beginbedrag
measure-needed-goal = Doel
measure-needed-reached = Deel van de eerdere perioden waarin Amerikaanse aandelen meer opbrachten
measure-infl-change-12m = Verandering van de inflatie ten opzichte van een jaar eerder
measure-withdraw-lasted-10y = Eerdere perioden van 10 jaar waarin de opnames vol te houden waren
measure-withdraw-lasted-20y = Eerdere perioden van 20 jaar waarin de opnames vol te houden waren
measure-withdraw-always = Hoogste opname die in elke eerdere periode vol te houden was
measure-withdraw-median = Hoogste opname die in de helft van de eerdere perioden vol te houden was
measure-return-nominal = Rendement vóór inflatie
measure-return-real = Rendement na inflatie
measure-past-start = Belegd bedrag
measure-past-sum = Wat het geworden was
measure-past-real-sum = Hetzelfde in geld van de eerste maand
measure-past-worst = Slechtste rendement van perioden zo lang als de horizon
measure-past-best = Beste rendement van perioden zo lang als de horizon
measure-past-infl = Inflatie in de gevraagde jaren
measure-past-long-rate = Gemiddelde tienjaarsrente in de gevraagde jaren
measure-past-policy-rate = Gemiddelde beleidsrente in de gevraagde jaren
measure-past-unemployment = Gemiddelde werkloosheid in de gevraagde jaren
measure-past-gdp = Reële groei van de economie in de gevraagde jaren
measure-policy-rate = Amerikaanse beleidsrente
measure-rate-supposed = Rendement waar de vraag van uitgaat
measure-rate-grown-sum = Wat het bedrag bij dat rendement wordt
measure-grown-needed-median = In één keer belegd bedrag dat in de helft van de eerdere perioden genoeg was
measure-grown-needed-low = In één keer belegd bedrag dat in negen van de tien eerdere perioden genoeg was
measure-rate-needed-sum = Bedrag voor het doel bij dat rendement
measure-rate-saved-sum = Wat de maandbedragen bij dat rendement worden
measure-rate-monthly-sum = Maandbedrag voor het doel bij dat rendement
measure-rate-doubling = Tijd waarin geld verdubbelt
measure-recovery = Tijd tot Amerikaanse aandelen weer op hun top van vóór de krach stonden
measure-repay-rate = Rente van de lening
measure-repay-beaten = Deel van de eerdere perioden waarin Amerikaanse aandelen meer opbrachten dan de lening kost
measure-rate-fall = Daling van de rente
measure-bond-gain = Koerswinst van een tienjarige obligatie als haar rente zoveel daalt
measure-infl-supposed = Inflatie waar de vraag van uitgaat
measure-infl-erosion = Koopkrachtverlies bij die inflatie
measure-plan-paid = Totale inleg
measure-plan-median-sum = Opbrengst van maandelijks beleggen in geld van nu, mediaan van eerdere perioden
measure-plan-low-sum = Opbrengst van maandelijks beleggen in geld van nu, overtroffen in negen van de tien eerdere perioden
measure-plan-monthly-median = Maandbedrag dat in de helft van de eerdere perioden genoeg was
measure-plan-monthly-low = Maandbedrag dat in negen van de tien eerdere perioden genoeg was
measure-withdraw-always-sum = Hoogste jaarbedrag dat in elke eerdere periode vol te houden was
measure-withdraw-median-sum = Hoogste jaarbedrag dat in de helft van de eerdere perioden vol te houden was
measure-withdraw-always-month = Hoogste maandbedrag dat in elke eerdere periode vol te houden was
measure-withdraw-median-month = Hoogste maandbedrag dat in de helft van de eerdere perioden vol te houden was
measure-withdraw-years-worst = Aantal jaren dat het geld genoeg was in de slechtste eerdere periode
measure-withdraw-years-typical = Aantal jaren dat het geld genoeg was in de helft van de eerdere perioden
measure-withdraw-capital-always = Beginbedrag dat in elke eerdere periode genoeg was
measure-withdraw-capital-median = Beginbedrag dat in de helft van de eerdere perioden genoeg was
measure-plan-median = Opbrengst van maandelijks beleggen als veelvoud van de inleg, mediaan van eerdere perioden
measure-plan-low = Opbrengst van maandelijks beleggen als veelvoud van de inleg, slechtste tiende van eerdere perioden
measure-plan-loss = Eerdere perioden waarin maandelijks beleggen minder opleverde dan de inleg
measure-grown-start = In één keer belegd bedrag
measure-grown-median-sum = Eindwaarde van het belegde bedrag in geld van nu, mediaan van eerdere perioden
measure-grown-low-sum = Eindwaarde van het belegde bedrag in geld van nu, overtroffen in negen van de tien eerdere perioden
measure-grown-median = Eindwaarde van een in één keer belegd bedrag als veelvoud van dat bedrag, mediaan van eerdere perioden
measure-grown-low = Eindwaarde van een in één keer belegd bedrag als veelvoud van dat bedrag, slechtste tiende van eerdere perioden
measure-grown-loss = Eerdere perioden waarin een belegging in één keer met verlies eindigde
measure-lump-ahead = Eerdere jaren waarin in één keer instappen meer opleverde dan gespreid instappen
measure-lump-lead = Voorsprong van in één keer instappen op gespreid instappen, mediaan van eerdere jaren
measure-wait-fall = Daling waarop wordt gewacht
measure-wait-reached = Deel van alle maanden waarna de koersen binnen de horizon zoveel lager stonden
measure-bond-loss-1pt = Koersverlies van een tienjarige obligatie als haar rente een procentpunt stijgt
measure-bond-loss = Koersverlies van een tienjarige obligatie als haar rente zoveel stijgt als in de vraag
measure-rate-rise = Stijging van de rente die in de vraag staat
measure-stock-fall = Daling van aandelen die in de vraag staat
measure-mix-stock-fall = Verlies van de mix bij die daling, als obligaties hun koers houden
measure-part-weight = Gewicht van het deel
measure-part-fall = Veronderstelde daling van het deel
measure-whole-fall = Verlies van het geheel
measure-supposed-sum = Bedrag dat de vraag noemt
measure-supposed-lost = Verlies van dat bedrag
measure-supposed-left = Wat van dat bedrag overblijft
measure-mix-median = Mediaan van het jaarlijkse rendement van de mix na inflatie
measure-other-mix-median = Hetzelfde voor de tweede mix
measure-other-mix-loss = Eerdere perioden met verlies van de tweede mix
measure-other-mix-fall = Grootste daling van de tweede mix

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] De winst per aandeel van { $name } daalde in een jaar met { $size }
       *[up] De winst per aandeel van { $name } steeg in een jaar met { $size }
    }{ $more ->
        [yes] { " " }naar { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Het volgende jaarverslag laat de winst per aandeel de andere kant op gaan.
claim-tax-credit =
    Een belastingvoordeel van { $tax_credit } van de winst voor belasting verhoogde de nettowinst van { $name }{ $more ->
        [yes] ; de nettomarge lag { $net_above_operating } boven de operationele marge
       *[no] { "" }
    }
wrong-tax-credit = Het voordeel komt elk jaar terug, of de winst houdt stand zonder.
claim-other-income = De nettomarge van { $name } lag { $net_above_operating } boven de operationele marge: rente, verkoopwinsten of eenmalige posten kwamen bij de winst
wrong-other-income = De extra inkomsten komen elk jaar terug.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = dat zegt weinig, want het eigen vermogen is maar { $value } van het balanstotaal
doubt-capital-to-assets = dat zegt weinig, want het geïnvesteerde kapitaal is maar { $value } van het balanstotaal
doubt-buybacks-5y-to-equity = dat zegt weinig, want de inkoop van eigen aandelen over vijf jaar kostte { $value } keer het resterende eigen vermogen
doubt-tax-credit = een belastingvoordeel van { $value } van de winst voor belasting hielp mee
doubt-net-above-operating = inkomsten van buiten het bedrijf hielpen mee: de nettomarge ligt { $value } boven de operationele marge
doubt-eps-growth-5y = maar de winst per aandeel daalde over vijf jaar met { $size }
doubt-fcf-margin = dat zegt weinig, want de vrije kasstroom was maar { $value } van de omzet
doubt-eps-growth-1y = dat zegt weinig, want de winst per aandeel daalde in het laatste jaar met { $size }
claim-implied-growth =
    Wil { $name } opleveren wat Amerikaanse aandelen sinds 1871 opleverden, dan { $implied_growth_way ->
        [down] mag de winst na inflatie blijvend met hoogstens { $implied_growth_size } krimpen
       *[up] moet de winst na inflatie blijvend met { $implied_growth_size } groeien
    }{ $more ->
        [yes] ; de winst per aandeel { $eps_growth_5y_way ->
            [down] daalde
           *[up] groeide
        } over vijf jaar met { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = De winst groeit sneller, of lagere rendementen worden normaal voor alle aandelen.
measure-equity-to-assets = Eigen vermogen als deel van het balanstotaal
measure-capital-to-assets = Geïnvesteerd kapitaal als deel van het balanstotaal
measure-buybacks-5y-to-equity = Inkoop van eigen aandelen over vijf jaar, als veelvoud van het eigen vermogen
measure-tax-credit = Belastingvoordeel als deel van de winst voor belasting
measure-net-above-operating = Nettomarge boven de operationele marge
measure-implied-growth = Winstgroei waarop de beurswaarde rekent

## How the confidence came about.

confidence-kind-accounts = Jaarcijfers
confidence-kind-valuation = Waardering
confidence-kind-prices = Koersen
confidence-kind-risk = Risico
confidence-kind-portfolio = Samenstelling van de beleggingen
confidence-kind-economy = Economie
confidence-readings =
    { $name }: { $readings ->
        [one] het enige kerncijfer { $agreeing ->
            [0] wijst niet
           *[other] wijst
        }
       *[other] { $agreeing } van de { $readings } kerncijfers { $agreeing ->
            [one] wijst
           *[other] wijzen
        }
    } dezelfde kant op als de uitkomst. { $dates ->
        [one] Datum van de cijfers: { $to }.
       *[several] Datums van de cijfers: { $from } tot { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] één kerncijfer
       *[other] { $readings } kerncijfers
    }. { $dates ->
        [one] Datum van de cijfers: { $to }.
       *[several] Datums van de cijfers: { $from } tot { $to }.
    }
confidence-missing = { $name }: geen cijfers.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Opgezochte prijs of koers
measure-looked-change = Opgezochte verandering
measure-looked-ratio = Opgezochte verhouding
lookup-consumer-prices = Amerikaanse consumentenprijzen
lookup-price-ounce = { $name } (per ounce)
lookup-price-gram = { $name } (per gram)
lookup-price-now =
    { $name } stond op { $date } op { $price }, { $way ->
        [down] { $size } lager
       *[other] { $size } hoger
    } dan een jaar eerder ({ $then }).
lookup-price-at = { $name } stond op { $date } op { $price }.
lookup-price-near = Voor die dag ({ $asked }) hebben we geen prijs van { $name }; de dichtstbijzijnde die we hebben is { $price } ({ $date }).
lookup-price-range = In { $time } lag { $name } tussen { $low } en { $high }; de laatste koers was { $last } ({ $date }).
lookup-price-change =
    { $name } is van { $from } tot { $to } { $size } { $way ->
        [down] gedaald
       *[other] gestegen
    }: van { $start } naar { $end }.
lookup-price-return =
    Het aandeel { $name } { $way ->
        [down] verloor
       *[other] won
    } { $size } van { $from } tot { $to }, splitsingen en dividenden meegerekend.
lookup-price-top =
    { $name }: de { $kind ->
        [low] laagste
       *[other] hoogste
    } koers in onze gegevens van { $from } tot { $to } was { $top }, op { $date }.
lookup-price-off = { $name } stond op { $now_date } op { $price }, { $size } onder de hoogste koers in onze gegevens: { $top } op { $date }.
lookup-price-level = { $name } stond op { $date } op { $price }: hoger dan op { $share } van de dagen in onze gegevens sinds { $from }; de middelste koers is { $median }.
lookup-price-average = { $name } stond van { $from } tot { $to } gemiddeld op { $average }.
lookup-price-convert = Tegen de koers van { $date } is { $sum } zoveel waard als { $result }; dit is een berekening zonder kosten.
lookup-price-ratio = Eén ounce { $name } was op { $date } { $ratio } ounces { $other } waard; een jaar eerder { $then }.
lookup-price-correlation = De maandelijkse veranderingen van { $name } en { $other } hadden van { $from } tot { $to } een correlatie van { $value }: 1 is altijd samen, 0 is geen verband.
lookup-price-month =
    De { $kind ->
        [worst] slechtste
       *[other] beste
    } maand van { $name } liep van { $from } tot { $to }: { $way ->
        [down] een daling van { $size }
       *[other] een stijging van { $size }
    }.
lookup-price-fall = De diepste daling van { $name } in die tijd was { $size }, van { $from } tot { $to }.
lookup-price-swings = Schommeling van de koersen over een jaar, van { $from } tot { $to }: { $list }.
lookup-price-back = Het aandeel { $name } was op { $date } terug op de hoogste koers van { $from }, splitsingen en dividenden meegerekend.
lookup-price-not-back =
    Het aandeel { $name } was op { $to }, het einde van onze koersen, niet terug op de hoogste koers van { $from }: { $way ->
        [down] { $size } lager
       *[other] { $size } hoger
    }, splitsingen en dividenden meegerekend.
lookup-price-ranked =
    { $kind ->
        [low] Zwakste
       *[other] Sterkste
    } van { $from } tot { $to }: { $first }; daarna { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] daling { $size }
       *[other] stijging { $size }
    })
lookup-price-sum = { $sum } in { $name } op { $from } was op { $to } { $became } waard, splitsingen en dividenden meegerekend.
lookup-price-rate = { $name } bracht van { $from } tot { $to } gemiddeld { $rate } op, splitsingen en dividenden meegerekend.
lookup-price-data = Onze koersen van { $name } lopen van { $from } tot { $to }.
lookup-price-missing = We hebben geen koers van { $name } voor die tijd: onze koersen lopen van { $from } tot { $to }.
lookup-price-none = We hebben geen wisselkoersen van deze munt: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] consumentenprijzen
        [core] consumentenprijzen zonder voedsel en energie
        [food] consumentenprijzen van voedsel
        [energy] consumentenprijzen van energie
        [shelter] consumentenprijzen van wonen
        [medical] consumentenprijzen van medische zorg
        [pce] prijzen van de particuliere consumptie (PCE)
        [ppi] producentenprijzen van eindproducten
        [policy-rate] beleidsrente (federal funds)
        [m1] rente op schatkistpapier van één maand
        [b3] rente op schatkistpapier van drie maanden
        [b6] rente op schatkistpapier van zes maanden
        [y1] rente op staatspapier van één jaar
        [y2] rente op staatsleningen van twee jaar
        [y3] rente op staatsleningen van drie jaar
        [y5] rente op staatsleningen van vijf jaar
        [y7] rente op staatsleningen van zeven jaar
        [y10] rente op staatsleningen van tien jaar
        [y20] rente op staatsleningen van twintig jaar
        [y30] rente op staatsleningen van dertig jaar
        [curve-2y] tienjaarsrente min tweejaarsrente
        [curve-3m] tienjaarsrente min driemaandsrente
        [paper] rente op bedrijfspapier van drie maanden
        [unemployment] werkloosheid
        [payrolls] banen buiten de landbouw
        [employed] werkenden
        [labor] beroepsbevolking
        [factory-jobs] banen in de industrie
        [claims] eerste aanvragen van een werkloosheidsuitkering per week
        [long-unemployed] mensen die 27 weken of langer werkloos zijn
        [unemployed-weeks] gemiddelde duur van de werkloosheid in weken
        [hours] wekelijkse arbeidsuren in de industrie
        [wages] uurloon in de goederensector
        [capacity] bezettingsgraad van de industrie
        [permits] bouwvergunningen op jaarbasis
        [starts] begonnen woningbouw op jaarbasis
        [production] industriële productie
        [retail] omzet van winkels en horeca
        [real-sales] reële omzet van industrie en handel
        [orders] orders voor duurzame goederen
        [inventories] voorraden van industrie en handel
        [income] reëel persoonlijk inkomen
        [consumption] reële particuliere consumptie
        [gdp] reëel bruto binnenlands product
        [money-m1] geldhoeveelheid M1
        [m2] geldhoeveelheid M2
        [reserves] reserves van banken
        [loans] bankleningen aan bedrijven
        [real-estate-loans] vastgoedleningen van banken
        [consumer-credit] consumentenkrediet met vaste looptijd
        [oil] ruwe olie (WTI), prijs per vat
       *[dollar] dollarindex tegenover de handelspartners
    }
lookup-economy-up = plus { $size }
lookup-economy-down = min { $size }
lookup-economy-same = onveranderd
lookup-economy-now = VS, { $name }: { $value } ({ $date }); in een jaar { $change }, vanaf { $before }.
lookup-economy-now-alone = VS, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = VS, { $name }: in twaalf maanden { $change } ({ $date }); een jaar eerder was het { $before }.
lookup-economy-growth-alone = VS, { $name }: in twaalf maanden { $change } ({ $date }).
lookup-economy-month = Ten opzichte van de maand ervoor: { $change }.
lookup-economy-values = VS, { $name } – { $list }.
lookup-economy-yearly-values = VS, { $name }, verandering in de tijd – { $list }.
lookup-economy-newest = Nieuwste waarde: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: gemiddeld { $mean }, tussen { $low } ({ $low_date }) en { $high } ({ $high_date }); in het jaar { $change }, tot { $end }
lookup-economy-item-end = { $when }: aan het einde { $end }, in het jaar { $change }
lookup-economy-item-until = { $year } (tot { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = VS, { $name }: { $change }, van { $start } ({ $start_date }) naar { $value } ({ $date }).
lookup-economy-since-growth = VS, { $name }, van { $start_date } tot { $date }: in totaal { $change }.
lookup-economy-yearly = Per jaar gerekend: { $yearly }.
lookup-economy-was-lower = Aan het begin waren ze { $then } lager dan aan het einde.
lookup-economy-was-higher = Aan het begin waren ze { $then } hoger dan aan het einde.
lookup-economy-high = VS, { $name } ({ $from } – { $to }): de hoogste waarde was { $value } ({ $date }).
lookup-economy-low = VS, { $name } ({ $from } – { $to }): de laagste waarde was { $value } ({ $date }).
lookup-economy-distance = Sindsdien: { $change }, tot { $newest } ({ $newest_date }).
lookup-economy-inverted = VS, { $name }: voor het laatst onder nul aan het einde van { $date }, met { $value }; nieuwste waarde: { $newest } ({ $newest_date }).
lookup-economy-worth = Consumentenprijzen in de VS van { $from } tot { $to }: { $change }. Wat toen { $sum } kostte, kost nu ongeveer { $sum_now }, en voor { $sum } koop je nu wat toen { $sum_then } kostte.
lookup-economy-uncovered = VS, { $name }: onze cijfers lopen van { $from } tot { $to } en dekken niet alles waar u naar vraagt.
lookup-economy-no-ecb = Wij hebben geen beleidsrente van de Europese Centrale Bank: onze beleidsrente is die van de Verenigde Staten.
lookup-economy-no-policy-rate = Wij hebben geen beleidsrente of andere rente van het land dat u noemt: onze rentes zijn die van de Verenigde Staten.
lookup-economy-no-country = Wij hebben geen cijfers over de economie van het land dat u noemt: de onze zijn die van de Verenigde Staten.
lookup-economy-no-mortgage = Wij hebben geen hypotheekrentes. Ze worden vaak vergeleken met de rente op tienjarige Amerikaanse staatsleningen.
lookup-economy-no-recessions = Wij hebben geen lijst van recessies en kunnen dus niet zeggen wanneer ze waren. Wij hebben de werkloosheid, de productie en de rentecurve van de Verenigde Staten.
lookup-economy-yes = Ja.
lookup-economy-no = Nee.
lookup-economy-sahm-warns = Ja, de regel van Sahm waarschuwt voor een recessie: de gemiddelde werkloosheid van drie maanden in de VS lag { $sahm } boven het laagste punt van het afgelopen jaar ({ $date }), en de regel waarschuwt vanaf een half punt.
lookup-economy-sahm-quiet = Nee, de regel van Sahm waarschuwt niet voor een recessie: de gemiddelde werkloosheid van drie maanden in de VS lag { $sahm } boven het laagste punt van het afgelopen jaar ({ $date }), en de regel waarschuwt vanaf een half punt.
lookup-economy-after-inversion = Van de maanden waarin tienjarige Amerikaanse obligaties minder opbrachten dan papier van drie maanden, werd { $share } achttien maanden later gevolgd door een werkloosheid die minstens een half punt hoger was; van alle maanden was dat { $any }.
lookup-economy-deposit-us = Een rente van { $rate } min de inflatie in de VS van { $inflation } laat ongeveer { $real } per jaar over, vóór belasting. De inflatie van andere landen staat niet in onze cijfers.
lookup-economy-deposit = Een rente van { $rate } min een inflatie van { $inflation } laat ongeveer { $real } per jaar over, vóór belasting.
lookup-economy-not-covered = Over { $when } zeggen onze cijfers niets.
lookup-economy-item-average = { $when }: gemiddeld { $value }
measure-economy-value = Waarde van de reeks
measure-economy-before = Waarde een jaar eerder
measure-economy-change = Verandering van de reeks
measure-economy-change-1m = Verandering in een maand
measure-economy-mean = Gemiddelde van de tijd
measure-economy-high = Hoogste waarde
measure-economy-low = Laagste waarde
measure-economy-end = Waarde aan het einde
measure-economy-start = Waarde aan het begin
measure-economy-yearly = Verandering per jaar
measure-economy-then = Begin tegenover einde
measure-economy-sum = Genoemd bedrag
measure-economy-sum-now = Wat het nu kost
measure-economy-sum-then = Wat het toen kocht
measure-economy-rate = Genoemde rente
measure-economy-inflation = Inflatie ernaast
measure-economy-real = Rente na inflatie
## Subjects without data: what is missing, and what can be told.

outside-tax = Over belastingen hebben we geen gegevens: tarieven en regels hangen af van het land en van je situatie. We kunnen laten zien wat een belegging vóór belastingen heeft opgebracht.
outside-start = Hoe je een rekening opent en begint, valt buiten ons gebied; dat hangt af van de bank of broker en van het land. We kunnen laten zien wat maandelijks sparen of een bedrag ineens in Amerikaanse aandelen heeft opgeleverd: noem het bedrag en de jaren.
outside-account = Over brokers en hun regels hebben we geen gegevens: een rekening openen, een order plaatsen of aandelen uitlenen hangt af van de broker en de wet. We kunnen jaarcijfers, koersen en vroegere rendementen van beleggingen laten zien.
outside-bank = Over de veiligheid van banken en brokers en over het depositogarantiestelsel hebben we geen gegevens; de grenzen daarvan staan in de wet van elk land. We kunnen laten zien wat kortlopend Amerikaans staatspapier opbrengt.
outside-property = Over huizenprijzen, huren of rendementen van vastgoed hebben we geen gegevens, dus we kunnen ze nergens mee vergelijken. We kunnen laten zien wat Amerikaanse aandelen en obligaties hebben opgebracht.
outside-insurance = Over verzekeringen en lijfrentes hebben we geen gegevens: wat ze kosten en uitkeren staat in elk contract. We kunnen laten zien hoe lang opnames uit Amerikaanse aandelen en obligaties vroeger meegingen.
outside-analysts = Meningen en koersdoelen van analisten hebben we niet. We kunnen laten zien wat een bedrijf heeft gerapporteerd.
outside-events = Over nieuws, politiek en gebeurtenissen zoals verkiezingen, oorlogen of halvings hebben we geen gegevens, dus we kunnen niet zeggen wat ze met koersen doen. We kunnen laten zien hoe vaak en hoe diep Amerikaanse aandelen zijn gedaald.
outside-sectors = We hebben geen rendementen van sectoren, bedrijfstakken of groepen aandelen zoals kleine bedrijven, dus we kunnen ze niet beoordelen of rangschikken. We kunnen Amerikaanse aandelen als geheel en de jaarcijfers van bedrijven laten zien.
outside-elsewhere = Over aandelenmarkten, obligaties en fondsen van andere landen en regio’s hebben we geen gegevens. We kunnen die van de Verenigde Staten laten zien.
outside-bonds = Over afzonderlijke obligaties, spaarbrieven of inflatiegekoppelde obligaties hebben we geen gegevens. We kunnen de rendementen van Amerikaanse staatsobligaties en de Amerikaanse inflatie laten zien.
outside-private = Over bedrijven waarvan de aandelen niet op een beurs worden verhandeld hebben we geen gegevens, dus ook geen jaarcijfers of koersen. We kunnen laten zien wat beursgenoteerde bedrijven hebben gerapporteerd.
outside-trading = Over de resultaten van daytraders en andere kortetermijnhandelaren hebben we geen gegevens. We kunnen laten zien hoe vaak Amerikaanse aandelen over één jaar en over langere tijd geld verloren.
outside-estate = Over erfenissen en de regels daarvoor hebben we geen gegevens, dus we kunnen niet zeggen wat je eerst moet doen. We kunnen laten zien hoe riskant een portefeuille is: noem de onderdelen en hun gewicht.
outside-fund-types = Welke van de twee bij je past, hangt vooral af van belastingen, waarover we geen gegevens hebben.
first-no-figures = We hebben geen cijfers die deze vraag beantwoorden. We hebben jaarcijfers van bedrijven, prijzen van metalen, cryptomunten en valuta’s, Amerikaanse rente en economische gegevens, en de geschiedenis van Amerikaanse aandelen en obligaties.
first-us-only = Cijfers over hele markten en economieën hebben we alleen voor de Verenigde Staten.
quoted-question = “{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name } kwam { $at ->
        [day] op { $date }
       *[year] in het boekjaar tot { $date }
    } uit op: { $measure }, { $value }.
acc-other-day = Op { $date } was het { $value }.
acc-series = { $name }, { $measure } per boekjaar, met de maand waarin het eindigde: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] gestegen met { $change }
        [down] gedaald met { $change }
       *[level] onveranderd
    }, van { $then } (boekjaar tot { $from }) naar { $now } (boekjaar tot { $date }).
acc-rate = Per jaar gerekend is dat { $rate }.
acc-moved =
    { $way ->
        [up] Dat is een stijging van { $change }.
        [down] Dat is een daling van { $change }.
       *[level] Er veranderde niets.
    }
acc-faster =
    Bij { $name } { $way ->
        [down] daalde dit het meest
       *[up] groeide dit het snelst
    }: { $measure }, { $change }, tegen { $other_change } ({ $other }), van het boekjaar tot { $from } tot het boekjaar tot { $date }.
acc-cover =
    { $verdict ->
        [yes] Ja, bij { $name } was de dekking voldoende
        [no] Nee, bij { $name } was de dekking onvoldoende
       *[some] Bij { $name } was de dekking alleen in sommige van deze jaren voldoende
    } ({ $measure }; { $other }), naar de maand waarin het boekjaar eindigde: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } verlaagde dit ten opzichte van het jaar ervoor ({ $measure }), in het boekjaar tot { $items }.
        [raised] { $name } verhoogde dit in elk boekjaar ({ $measure }), van dat tot { $from } ({ $then }) tot dat tot { $date } ({ $now }).
       *[kept] { $name } verlaagde dit in geen enkel boekjaar ({ $measure }), van dat tot { $from } ({ $then }) tot dat tot { $date } ({ $now }).
    }
acc-cut-item = { $date } (van { $then } naar { $now })
acc-streak =
    { $kind ->
        [loss] { $name } leed { $count } op rij verlies
        [profit] { $name } maakte { $count } op rij winst ({ $measure })
        [rise] Bij { $name } was er { $count } op rij een stijging ({ $measure })
       *[fall] Bij { $name } was er { $count } op rij een daling ({ $measure })
    }, van het boekjaar tot { $from } tot dat tot { $date }.
acc-last = Het laatste boekjaar vóór een onderbreking waarin de jaarcijfers van { $name } deze post tonen ({ $measure }) eindigde op { $date }, met { $value }; die van het jaar erna tonen niets.
acc-peak =
    { $is_now ->
        [yes] Bij { $name } was dit cijfer ({ $measure }) in onze jaarcijfers nooit hoger dan in het boekjaar tot { $date }, met { $now }.
       *[no] { $name }, { $measure }: sinds de top gedaald met { $fall }, van { $peak } (boekjaar tot { $peak_date }) naar { $now } (boekjaar tot { $date }).
    }
acc-total = { $name }, { $measure }: samen { $value } over de boekjaren van dat tot { $from } tot dat tot { $date }.
acc-rank =
    { $way ->
        [low] { $name } heeft het laagste cijfer ({ $measure }). Van laag naar hoog
       *[high] { $name } heeft het hoogste cijfer ({ $measure }). Van hoog naar laag
    }, met het einde van het boekjaar: { $items }.
acc-rank-growth =
    { $way ->
        [low] { $name } groeide het langzaamst ({ $measure }). Van de langzaamste naar de snelste groei
       *[high] { $name } groeide het snelst ({ $measure }). Van de snelste naar de langzaamste groei
    }, sinds het boekjaar tot { $from } of het dichtstbijzijnde: { $items }.
acc-losses = Van de bedrijven waarvan we jaarcijfers hebben, leden deze in hun nieuwste boekjaar verlies: { $items }.
acc-lacking = Dit cijfer ontbreekt in onze jaarcijfers van { $names }: { $measure }.
acc-no-accounts = We hebben geen jaarcijfers van { $names }.
acc-no-year = Voor { $years } ontbreekt dit cijfer in onze jaarcijfers van { $name }: { $measure }.
acc-uncounted = Wat u vraagt staat niet in onze gegevens: de jaarcijfers van { $name } geven bedragen voor het hele bedrijf, geen aantal leden, klanten, werknemers of producten en geen delen van het bedrijf.
acc-shares-bought = Onze jaarcijfers van { $name } zeggen niet hoeveel aandelen zijn ingekocht, alleen wat ervoor is betaald.
acc-no-why = De jaarcijfers tonen de bedragen; ze zeggen niet waarom.
acc-companies = We hebben jaarcijfers van deze bedrijven: { $names }.
acc-coverage = Van { $name } hebben we jaarcijfers over de boekjaren van dat tot { $from } tot dat tot { $date }: omzet, winst, marges, kasstroom, schulden, kasgeld, dividenden, inkoop van aandelen en aantal aandelen.
measure-assets = Balanstotaal
measure-capex = Investeringsuitgaven
measure-dividend-payout = Dividend ten opzichte van de nettowinst
measure-eps-basic = Gewone winst per aandeel
measure-equity = Eigen vermogen
measure-goodwill = Goodwill op de balans
measure-gross-profit = Brutowinst
measure-interest-expense = Rentelasten
measure-inventory = Voorraden
measure-net-debt = Nettoschuld
measure-operating-cash-flow = Operationele kasstroom
measure-operating-income = Bedrijfsresultaat
measure-paid-out = Dividend en inkoop samen
measure-research = Uitgaven aan onderzoek en ontwikkeling
measure-sales-per-share = Omzet per aandeel
measure-shares-outstanding = Uitstaande aandelen
measure-tax-rate = Effectief belastingtarief
measure-lookup-change = Verandering
measure-lookup-rate = Verandering per jaar
measure-lookup-total = Totaal over de jaren
measure-lookup-cut = Verlaging van het dividend
measure-lookup-raised = Jaren op rij met stijging
measure-lookup-streak = Jaren op rij
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Eerst het risico: met geleend geld kost een daling meer dan de daling zelf, en de geldgever kan de lening opeisen voordat de koersen herstellen. De koersen van Amerikaanse aandelen daalden al eens { $fall } ({ $from } tot { $to }); is de helft van het geld geleend, dan neemt een daling van de helft al uw eigen geld.
lookup-short = Ja. Wie een aandeel short verkoopt, kan meer verliezen dan is ingelegd: het verlies groeit met de koers, en een koers heeft geen bovengrens. Zelfs Amerikaanse aandelen als geheel wonnen ooit { $best } in twaalf maanden ({ $from } tot { $to }).
lookup-weight = { $weight } van uw geld op één plek ({ $name }) is op zichzelf al een risico: een daling van de helft daar kost { $loss } van alles wat u hebt.
lookup-weight-company = Amerikaanse aandelen als geheel verloren in het ergste geval { $fall } ({ $from } tot { $to }, na inflatie) en herstelden. Eén bedrijf kan dieper vallen en misschien nooit herstellen.
lookup-single-stocks = Een indexfonds is de veiligste van de twee: het bevat honderden bedrijven tegen lage kosten, en als een ervan omvalt, gaat er weinig verloren.
lookup-one-company = één bedrijf
lookup-fee = Kosten van { $fee } nemen { $taken } van het eindbedrag over { $years }, wat het rendement ervoor ook is. Ter vergelijking: Amerikaanse aandelen brachten sinds 1871 gemiddeld { $average } op na inflatie, vóór kosten.
lookup-bills = Amerikaans schatkistpapier van drie maanden bracht { $bills } op ({ $date }), dat is { $real_way ->
        [down] { $real } minder dan de inflatie
       *[up] { $real } meer dan de inflatie
    }.
lookup-loan = De rente van de lening beslist, en de vraag noemt die niet: wat eerder wordt afgelost, bespaart die rente zeker. Amerikaanse aandelen brachten sinds 1871 gemiddeld { $average } op na inflatie, maar daalden in het ergste geval { $fall }.
lookup-name-cape = de CAPE van Amerikaanse aandelen (koers gedeeld door de gemiddelde winst van tien jaar)
lookup-name-pe = de koers van Amerikaanse aandelen gedeeld door de jaarwinst
lookup-name-yield = het dividendrendement van Amerikaanse aandelen
lookup-name-price = de S&P Composite-index (maandgemiddelde)
lookup-value = { $date }: { $name } was { $value }.
lookup-range = Sinds { $since } was { $name } het hoogst in { $high_date } ({ $high }) en het laagst in { $low_date } ({ $low }). De mediaan van alle maanden is { $median }.
lookup-after-cape = In de tien jaar na maanden met een CAPE van ten minste { $bound } { $median_way ->
        [down] verloren Amerikaanse aandelen { $median }
       *[up] wonnen Amerikaanse aandelen { $median }
    } na inflatie (mediaan sinds 1881), en { $gained } van die perioden bracht winst.
lookup-premium = Gemeten aan de winsten beloofden Amerikaanse aandelen { $premium_way ->
        [down] { $premium } minder
       *[up] { $premium } meer
    } dan tienjarige Amerikaanse staatsobligaties ({ $date }): dat is de winst gedeeld door de koers volgens het tienjarig gemiddelde (CAPE), min het rendement van de obligaties na inflatie.
lookup-fall = { $deepest ->
        [yes] De diepste daling sinds 1871 ({ $name }) was { $fall }
       *[no] De daling ({ $name }) was { $fall }
    }, { $from } tot { $to }, met dividend en rente en na inflatie.
lookup-recovered = Van de top tot die weer was bereikt duurde het { $recovery } ({ $to }).
lookup-not-recovered = Onze cijfers eindigen voordat de top weer was bereikt.
lookup-fall-prices = De koersen alleen, zonder dividend en vóór inflatie, daalden { $fall } ({ $from } tot { $to }; maandgemiddelden).
lookup-below-high = { $date }: de koersen van Amerikaanse aandelen lagen { $fall } onder hun eerdere top (maandgemiddelden).
lookup-extremes = Sinds { $since } ({ $name }): { $span ->
        [month] de slechtste maand
        [decade] de slechtste tien jaar
       *[year] het slechtste kalenderjaar
    } bracht { $worst_way ->
        [up] een winst van { $worst }
       *[down] een verlies van { $worst }
    } na inflatie ({ $from } tot { $to }), en in het beste geval { $best_way ->
        [down] een verlies van { $best }
       *[up] een winst van { $best }
    } ({ $best_from } tot { $best_to }). Koersen zijn maandgemiddelden.
lookup-average = { $name }: gemiddeld { $mean } na inflatie sinds 1871, met dividend en rente. Over { $years } was de mediaan { $median_way ->
        [down] een verlies van { $median }
       *[up] een winst van { $median }
    }, en { $lost } van de perioden eindigde met verlies.
lookup-losses = { $name }: in { $lost } van alle perioden van { $years } sinds 1871 ging na inflatie geld verloren. De slechtste bracht { $worst_way ->
        [up] een winst van { $worst }
       *[down] een verlies van { $worst }
    } ({ $from } tot { $to }).
lookup-bears-often = Sinds 1871 zijn Amerikaanse aandelen { $count } keer met ten minste een vijfde gedaald, met gemiddeld { $every } ertussen (alleen koersen, maandgemiddelden).
lookup-bears = Dalingen van Amerikaanse aandelen met ten minste een vijfde sinds 1871 duurden gemiddeld { $length } van top tot dal, en { $recovery } tot de top weer was bereikt (alleen koersen, maandgemiddelden).
lookup-season = { $name }: gemiddeld { $mean_way ->
        [down] een daling van { $mean } per maand
       *[up] een stijging van { $mean } per maand
    } sinds 1871, tegen { $all_way ->
        [down] een daling van { $all }
       *[up] een stijging van { $all }
    } in alle maanden (gemiddelde koersen van de maand).
lookup-summer = mei tot oktober
lookup-swings = De koersen van Amerikaanse aandelen schommelden sinds 1871 met { $swings } (standaardafwijking van maandgemiddelden; bij dagkoersen is die hoger).
lookup-saved = { $paid }, maand na maand ingelegd, was in { $to } ongeveer { $sum } geworden, met dividend en vóór inflatie. Na inflatie brachten Amerikaanse aandelen in die jaren { $return } op.
lookup-years-up = Amerikaanse aandelen brachten in { $up } van de { $count } kalenderjaren sinds { $since } winst op, met dividend en na inflatie; { $lost } van de jaren eindigde met verlies. De mediaan was { $median_way ->
        [down] een verlies van { $median }
       *[up] een winst van { $median }
    }.
lookup-losing-years = Sinds { $since } is het { $runs } keer voorgekomen dat Amerikaanse aandelen ten minste { $run } kalenderjaren op rij geld verloren, na inflatie en met dividend. De langste reeks duurde { $longest }.
lookup-when =
    In kalenderjaren waarin { $condition ->
        [cut] de beleidsrente van de Amerikaanse centrale bank met ten minste een half procentpunt daalde
        [rise] de beleidsrente van de Amerikaanse centrale bank met ten minste een half procentpunt steeg
       *[inflation] de Amerikaanse consumentenprijzen met ten minste 5% stegen
    }, was de mediaan voor Amerikaanse aandelen { $median_way ->
        [down] een verlies van { $median }
       *[up] een winst van { $median }
    }, met dividend en na inflatie, en { $lost } van die jaren eindigde met verlies (zulke jaren: { $count } van de { $all_count } sinds { $since }). Over al die { $all_count } jaren was de mediaan { $all_way ->
        [down] een verlies van { $all }
       *[up] een winst van { $all }
    }, en { $all_lost } daarvan eindigde met verlies.
lookup-chance =
    In { $chance } van alle perioden van { $years } sinds 1871 { $gain ->
        [double] is de waarde van Amerikaanse aandelen ten minste verdubbeld
        [year] brachten Amerikaanse aandelen meer dan { $percent } op
       *[all] brachten Amerikaanse aandelen meer dan { $percent } op
    }, met dividend en vóór inflatie. Na inflatie was dat { $real }.
lookup-dividends = Bij het dividendrendement van Amerikaanse aandelen in { $date }, { $yield }, brengt een bedrag van { $sum } ongeveer { $income } per jaar op, vóór belasting. Dividenden stijgen en dalen met de winsten van de bedrijven, en de waarde van de aandelen ook.
outside-picks = We kiezen geen aandelen uit en hebben geen ranglijst van alle aandelen. Noem de bedrijven, en we vergelijken hun jaarcijfers; van Amerikaanse aandelen als geheel kunnen we de rendementen laten zien.
first-bearable =
    { $fits ->
        [yes] Dat blijft binnen het verlies van { $bearable } dat u kunt dragen.
       *[no] Zo’n daling is groter dan het verlies van { $bearable } dat u kunt dragen.
    }
measure-years-count = aantal kalenderjaren
measure-years-median = mediaan van de kalenderjaren
measure-years-lost = deel van de kalenderjaren met verlies
measure-years-up = aantal kalenderjaren met winst
measure-losing-runs = aantal reeksen van verliesjaren
measure-losing-longest = langste reeks verliesjaren
measure-when-count = aantal van zulke jaren
measure-when-median = mediaan van zulke jaren
measure-when-lost = deel van zulke jaren met verlies
measure-chance = deel van de perioden met meer dan die winst
measure-chance-gain = winst die de vraag noemt
measure-chance-real = deel van de perioden met meer dan die winst, na inflatie
measure-dividend-income = dividend van het bedrag in een jaar
lookup-not-covered = Onze geschiedenis van Amerikaanse aandelen en obligaties dekt de genoemde maanden niet. Van 1871 tot { $date } brachten Amerikaanse aandelen { $average } op na inflatie.
measure-season = gemiddelde verandering in een maand
measure-fee = jaarlijkse kosten
measure-fee-taken = deel van het eindbedrag dat de kosten nemen
measure-fee-years = jaren met de kosten
measure-bear-count = aantal dalingen met ten minste een vijfde
measure-bear-every = jaren van de ene daling tot de volgende
measure-bear-length = maanden van top tot dal
measure-bear-recovery-length = maanden tot de top weer was bereikt
measure-weight-loss = verlies van het geheel als dat deel halveert
