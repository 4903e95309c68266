# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (stand: { $dates }).
surroundings = Niet over het onderwerp zelf, maar over de omgeving ervan: { $text }
between-sentences = { " " }
between = { "; " }
us-market = de Amerikaanse aandelenmarkt
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] hier staat { $name } voor
       *[none] dat is ongeveer gelijk
    }
absent = Niet gehoord: { $reason }
dissent = Afwijkend standpunt ({ $seat }): { $claim }

## The seats of the committee.

seat-chair = Voorzitter
seat-fundamentals = Fundamentele analyse
seat-valuation = Waardering
seat-market = Markt en technische analyse
seat-macro = Macro-economie en rente
seat-industry = Sector
seat-allocation = Spreiding
seat-risk = Risicobeheer
seat-red-team = Red team
mandate-chair = Weegt de stellingen een voor een en formuleert het oordeel.
mandate-fundamentals = Wat de onderneming of de markt verdient, uitkeert en verschuldigd is.
mandate-valuation = Wat er wordt betaald, vergeleken met de eigen geschiedenis en met obligaties.
mandate-market = Hoe de koers zich heeft gedragen.
mandate-macro = Inflatie, rente en de stand van de economie.
mandate-industry = Hoe sterk de onderneming staat tegenover concurrenten en klanten.
mandate-allocation = Hoe de onderdelen van een portefeuille zich samen gedragen.
mandate-risk = Wat er verloren kan gaan, hoe diep en hoe vaak, afgezet tegen wat te dragen is.
mandate-red-team = Valt het concept aan: de tegenovergestelde lezing, verouderde gegevens, één cijfer dat te veel draagt.
lens-chair = wat de gegevens als geheel onderbouwen
lens-fundamentals = omzet, marges, kasmiddelen en schulden
lens-valuation = de prijs tegenover wat men ervoor krijgt
lens-market = rendement, trend en handel
lens-macro = inflatie, rente en werkgelegenheid
lens-industry = prijszettingsmacht en de noodzaak om te investeren
lens-allocation = gewichten, en hoe de onderdelen samen bewegen
lens-risk = dalingen, schommelingen en hoe vaak er geld verloren ging
lens-red-team = hoe dit oordeel onjuist kan blijken
needs-fundamentals = jaarcijfers
needs-valuation = koersen en jaarcijfers
needs-market = dagelijkse koersen
needs-macro = inflatie en rente
needs-industry = jaarcijfers
needs-allocation = posities en dagelijkse koersen
needs-risk = dagelijkse koersen
task-title = { $seat }: { $name }
task-instructions = { $mandate } Elk getal komt uit het cijferregister en vermeldt zijn datum; wat ontbreekt, wordt gezegd.
task-acceptance = Minstens één stelling die haar cijfers noemt of zegt wat daarvoor ontbreekt.

## What the committee must answer.

ask-single-1 = Hoe heeft { $name } zich gedragen: rendement, schommelingen en diepste daling?
ask-single-2 = Wat verdient { $name }, en wat wordt daarvoor betaald vergeleken met de eigen geschiedenis?
ask-single-3 = Welke omstandigheden helpen of schaden { $name }?
ask-single-4 = Wat zou er moeten gebeuren voor een blijvend verlies?
ask-comparison-1 = Waarin verschillen { $name } in rendement, schommelingen en diepste daling?
ask-comparison-2 = Welke verdient meer op wat zij verkoopt en bezit?
ask-comparison-3 = Wat wordt er voor elk betaald?
ask-fund-1 = Wat verdient de markt achter { $name }?
ask-fund-2 = Is die markt duur of goedkoop vergeleken met de eigen geschiedenis?
ask-fund-3 = Hoe vaak, en hoe diep, leed zo’n belegging verlies over de horizon?
ask-macro-1 = Hoe staan inflatie, rente en werkgelegenheid ervoor vergeleken met hun eigen geschiedenis?
ask-macro-2 = Wat volgde er voor aandelen als zij er zo voor stonden?
ask-macro-3 = Hoeveel kan een belegger in zulke tijden verliezen?
ask-portfolio-1 = Hoe gedragen de onderdelen zich samen: rendement, schommelingen en diepste daling?
ask-portfolio-2 = Past de mix bij de horizon en bij het verlies dat te dragen is?
ask-portfolio-3 = Welke afzonderlijke positie zou het meeste pijn doen?
ask-theme-1 = Wat drijft { $name }, en wie verdient eraan?
ask-theme-2 = Wat zit er al in de koersen?
ask-theme-3 = Wat zou het verhaal weerleggen?

## Thinking aloud.

thinking = Bekeken wordt: { $lens }. De cijfers daarbij: { $figures }.
thinking-nothing = Bekeken wordt: { $lens }. Het cijferregister bevat daar geen cijfer over.
thinking-builds-on = Dit bouwt voort op wat eerder is gevonden, in de eerste plaats: { $first }
caveat-stale = Deze cijfers zijn { $age } oud.
caveat-surroundings = Een deel hiervan gaat over de omgeving, niet over het onderwerp zelf.
caveat-overlap = De perioden uit het verleden overlappen elkaar; er zijn dus minder onafhankelijke dan het lijkt.
nothing = Van deze kant zijn er geen gegevens om { $name } te beoordelen.
no-guess = Meer zeggen zou gissen zijn.
wrong-nothing = De ontbrekende gegevens komen binnen.
missing-fundamentals = De dataroom bevat geen jaarcijfers van { $name }.
missing-valuation = De dataroom bevat van { $name } geen koers en winst naast elkaar.
missing-market = De dataroom bevat geen koersen van { $name }.
missing-risk = De dataroom bevat geen koersen van { $name }.
missing-macro = De dataroom bevat geen inflatie- of rentecijfers.
missing-industry = De dataroom bevat geen jaarcijfers die laten zien hoe { $name } er in de sector voor staat.
missing-allocation = De dataroom bevat geen gewichten en koersen van de posities.

## Market and Technicals.

claim-year =
    Over twaalf maanden veranderde de waarde van { $name } met { $return_1y }{ $more ->
        [yes] , over vijf jaar met { $return_5y }
       *[no] { "" }
    }
wrong-year = Nieuwere koersen laten over twaalf maanden het omgekeerde teken zien.
claim-momentum = In het jaar vóór de laatste maand bewoog de koers van { $name } met { $momentum_12_1 }
wrong-momentum = In de komende maanden keert de richting om.
claim-trend = De koers van { $name } week { $trend } af van het langere gemiddelde
wrong-trend = De koers kruist zijn langere gemiddelde.
claim-below-high = De afstand van { $name } tot de hoogste koers van de reeks was { $drawdown_now }
wrong-below-high = De oude top blijkt een zeepbel te zijn geweest die niet terugkomt.
claim-real-return = Na inflatie was het rendement van { $name } over vijf jaar { $real_return_5y }
wrong-real-return = Inflatie of koers pakt de komende vijf jaar anders uit.
claim-volume = De handel in { $name } was de afgelopen maand { $volume_ratio } keer het gemiddelde over het jaar
wrong-volume = Eén enkele dag verklaart het verschil.

## Risk Officer.

claim-fall =
    De diepste daling van { $name } in drie jaar was { $max_drawdown_36m }{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] meer dan volgens de opdracht te dragen is
       *[other] niet meer dan volgens de opdracht te dragen is
    }
wrong-fall = Een latere daling valt aan de andere kant van wat te dragen is.
claim-loss-frequency = In { $freq_neg } van alle perioden van { $horizon } uit het verleden leverde een belegging in { $name } geen winst op
wrong-loss-frequency = Het aandeel perioden met verlies overschrijdt de grens die deze lezing hanteert.
claim-swings = De schommelingen van { $name } waren over drie jaar { $vol_36m }
wrong-swings = Een langere of nieuwere periode laat schommelingen van een andere orde zien.
claim-best-days = Zonder de tien beste dagen zou het rendement van { $name } uitkomen op { $return_all_less_best_10 } in plaats van { $return_all }
wrong-best-days = De goede dagen komen gelijkmatiger dan in deze reeks.
claim-beta =
    Als de markt één procent bewoog, bewoog { $name } gemiddeld { $beta_36m } procent{ $more ->
        [yes] , met een correlatie van { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = De samenhang met de markt verandert met de onderneming.
claim-interest = Het bedrijfsresultaat van { $name } was { $interest_coverage } keer de rentelasten
wrong-interest = Schulden moeten tegen veel hogere rente worden vernieuwd.
claim-debt = De schulden van { $name } waren { $debt_to_equity } keer het eigen vermogen
wrong-debt = Schulden of eigen vermogen veranderen door een overname, een afschrijving of een inkoop van eigen aandelen.
claim-worst =
    De diepste daling van { $name } in de hele reeks was { $max_drawdown_all }{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    }: wat is gebeurd, kan opnieuw gebeuren
wrong-worst = Een eerdere top of een later dieptepunt ontbreekt in de reeks.
claim-portfolio-fall =
    De diepste daling van de posities samen in drie jaar was { $pf_max_drawdown_36m }{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] meer dan volgens de opdracht te dragen is
       *[other] niet meer dan volgens de opdracht te dragen is
    }
wrong-portfolio-fall = Een latere daling valt aan de andere kant van wat te dragen is.
claim-portfolio-swings = De schommelingen van de posities samen waren { $pf_vol_36m }
wrong-portfolio-swings = De onderdelen gaan meer bewegen, of meer samen.

## Fundamentals.

claim-growth =
    De omzet van { $name } veranderde in een jaar met { $revenue_growth_1y }{ $more ->
        [yes] , over twee jaar met { $revenue_growth_2y }
       *[no] { "" }
    }
wrong-growth = Het volgende verslag laat een omzet zien die de andere kant op gaat.
claim-margin =
    Bij { $name } was het bedrijfsresultaat { $operating_margin } van de omzet{ $more ->
        [yes] , de nettowinst { $net_margin }
       *[no] { "" }
    }
wrong-margin = De kosten stijgen twee jaar op rij sneller dan de prijzen.
claim-margin-change = De operationele marge van { $name } veranderde in een jaar met { $operating_margin_change_1y }
wrong-margin-change = De verandering kwam door één eenmalige last of bate.
claim-capital =
    Op het kapitaal in de onderneming behaalde { $name } een rendement van { $roic }{ $more ->
        [yes] , op het eigen vermogen { $roe }
       *[no] { "" }
    }
wrong-capital = Het rendement zakt richting de kapitaalkosten doordat concurrenten toetreden.
claim-equity =
    Op het eigen vermogen behaalde { $name } een rendement van { $roe }{ $more ->
        [yes] , op alle bezittingen { $roa }
       *[no] { "" }
    }
wrong-equity = Het rendement kwam door schulden of een klein eigen vermogen, niet door de onderneming zelf.
claim-cash = De operationele kasstroom van { $name } was { $cash_conversion } keer de nettowinst
wrong-cash = Het werkkapitaal slaat om en het geld komt niet binnen.
claim-free-cash =
    Bij { $name } bleef na investeringen { $fcf_margin } van de omzet in geld over{ $more ->
        [yes] , in totaal { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = De investeringen moeten omhoog om de onderneming op peil te houden.
claim-net-debt = De schulden van { $name } min kasmiddelen waren { $net_debt_to_operating_income } keer het bedrijfsresultaat
wrong-net-debt = De kasmiddelen zijn elders nodig of niet vrij beschikbaar.
claim-shares = Het aantal aandelen van { $name } veranderde in een jaar met { $shares_change_1y }
wrong-shares = Er worden nieuwe aandelen uitgegeven voor een overname of voor werknemers.
claim-market-earnings = De winsten op de Amerikaanse markt veranderden over tien jaar na inflatie met { $sp_real_earnings_growth_10y }
wrong-market-earnings = De winsten worden herzien of zakken de komende jaren onder het beginpunt.
claim-market-payout = Amerikaanse ondernemingen keerden { $sp_payout } van hun winst uit als dividend
wrong-market-payout = De winsten dalen, de dividenden blijven, en het aandeel stijgt.
claim-market-dividend = Het dividendrendement was { $sp_dividend_yield }, de rente op staatsobligaties { $sp_long_rate }
wrong-market-dividend = Ondernemingen keren meer uit langs andere wegen dan dividend.

## Valuation.

claim-own-history = De koers-winstverhouding van { $name } was { $pe }, tegen een mediaan van { $pe_median }; in { $pe_percentile } van het eigen verleden was zij lager
wrong-own-history = De winst groeit naar de koers toe zonder dat de koers daalt.
claim-earnings-yield =
    De winst van { $name } was { $earnings_yield } van de koers{ $more ->
        [yes] { " " }(koers-winstverhouding: { $pe })
       *[no] { "" }
    }, terwijl tienjarige staatsobligaties { $long_rate } opleverden
wrong-earnings-yield = De obligatierente beweegt zo ver dat de vergelijking omkeert.
claim-cash-yield = De vrije kasstroom van { $name } was { $fcf_yield } van de koers
wrong-cash-yield = De kasstroom van dat jaar komt niet terug.
claim-against-market = De koers-winstverhouding van { $name } was { $pe_to_market } keer die van de Amerikaanse markt
wrong-against-market = De winst groeit zoveel sneller dat de koers wordt terugverdiend.
claim-float = De vrij verhandelbare aandelen van { $name } waren { $float_to_earnings } keer de jaarlijkse nettowinst waard
wrong-float = De waarde van de aandelen is sinds die dag sterk veranderd.
claim-market-cape = De Amerikaanse markt kostte { $cape } keer de reële winst van tien jaar, tegen een mediaan van { $cape_median }; { $cape_percentile } van alle maanden sinds 1881 was goedkoper
wrong-market-cape = De winst groeit naar de koers toe zonder dat de koers daalt.
claim-market-after = Perioden van tien jaar die minstens zo duur begonnen, brachten na inflatie een mediaan van { $after_cape_median_10y }, tegen { $sp_real_return_all } over de hele reeks
wrong-market-after = De weinige dure perioden uit het verleden, die elkaar overlappen, leken niet op deze.
claim-market-excess = Bij die koers was het winstrendement min de reële rente op staatsobligaties { $excess_cape_yield }
wrong-market-excess = De reële obligatierente beweegt zo ver dat het verschil iets anders betekent.

## Industry.

claim-pricing-power = Bij { $name } bleef na de kostprijs van de verkopen { $gross_margin } van de omzet over, een aanwijzing voor de prijszettingsmacht
wrong-pricing-power = Een concurrent biedt hetzelfde goedkoper aan en neemt de klanten over.
claim-investment = Bij { $name } moest { $capex_to_revenue } van de omzet naar gebouwen en installaties
wrong-investment = De onderneming moet uitgestelde investeringen inhalen.
claim-research = Bij { $name } ging { $rd_to_revenue } van de omzet naar onderzoek en ontwikkeling
wrong-research = De uitgaven leveren geen nieuw product op dat aanslaat.

## Macro and Rates.

claim-inflation = De consumentenprijzen in de Verenigde Staten veranderden in twaalf maanden met { $infl_12m }, over tien jaar met { $infl_10y }
wrong-inflation = Nieuwere inflatiecijfers wijken meer dan een punt af.
claim-real-rate = De tienjaarsrente min inflatie was { $real_long_rate }
wrong-real-rate = De verwachte inflatie wijkt af van de inflatie uit het verleden.
claim-rate-change = De tienjaarsrente veranderde in twaalf maanden met { $long_rate_change_12m } naar { $long_rate }; de mediaan is { $long_rate_median }
wrong-rate-change = De rente keert binnen de horizon.
claim-curve =
    De rente op tienjarige obligaties min die op driemaands schatkistpapier was { $curve_10y_3m }{ $more ->
        [yes] ; in { $curve_share_inverted } van alle maanden was de rentecurve omgekeerd
       *[no] { "" }
    }
wrong-curve = De rentecurve keert om, zoals vóór de meeste recessies.
claim-credit = Zwakkere ondernemingen betaalden voor hun schulden { $credit_spread } meer dan sterke; in { $credit_spread_percentile } van alle maanden was dat verschil kleiner
wrong-credit = Kredietverstrekkers trekken zich terug en het verschil loopt op.
claim-jobs = De werkloosheid was { $unemployment }, tegen een mediaan van { $unemployment_median }
wrong-jobs = De werkloosheid stijgt binnen een jaar met een half punt.

## Allocation.

claim-stocks-bonds = Over de laatste tien jaar van de reeks brachten Amerikaanse aandelen na inflatie { $sp_real_return_10y } op, staatsobligaties { $bond_real_return_10y }
wrong-stocks-bonds = De komende tien jaar keren de volgorde om, zoals andere decennia deden.
claim-stocks-ahead = In { $freq_stocks_beat_bonds_10y } van alle perioden van tien jaar sinds 1871 deden aandelen het beter dan obligaties
wrong-stocks-ahead = De perioden overlappen elkaar; er zijn dus minder onafhankelijke dan het lijkt.
claim-worst-decade = De slechtste tien jaar voor Amerikaanse aandelen brachten na inflatie { $sp_real_return_10y_worst } op
wrong-worst-decade = Een mix met obligaties zou dit meer hebben verzacht dan dit cijfer laat zien.
claim-concentration =
    De grootste positie is { $pf_largest_weight } van het geheel{ $more ->
        [yes] ; de som van de gekwadrateerde gewichten is { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Posities die niet zijn opgegeven, veranderen de gewichten.
claim-together = De posities bewogen samen met een gemiddelde correlatie van { $pf_mean_correlation }
wrong-together = Bij de volgende daling bewegen zij meer samen dan voorheen.
claim-portfolio-return =
    Met deze gewichten bracht het geheel over drie jaar { $pf_return_3y } op{ $more ->
        [yes] , en in het laatste jaar { $pf_return_1y }
       *[no] { "" }
    }
wrong-portfolio-return = De komende drie jaar pakken anders uit.

## Questions to claims, and answers.

ask-window = Dit berust op één korte periode. Zou een langere hetzelfde zeggen?
ask-window-other = Dit berust op één korte periode. Over een langere is het cijfer { $longer }. Welke van de twee geldt?
ask-regime = De twee helften van deze reeks brachten { $before } en { $after }. Is dit meer dan één periode van geluk of pech?
ask-outlier = Zonder de tien beste dagen bracht de reeks { $without } op in plaats van { $with }. Hangt de stelling aan een paar dagen?
ask-stale = De cijfers hierachter zijn { $age } oud. Wat geldt er nog van?
ask-survivors = Ondernemingen die het niet hebben gered, zitten niet in deze reeks. Is dit meer dan de geschiedenis van één die bleef bestaan?
ask-base-rate = In { $rate } van alle jaren uit het verleden eindigde deze reeks met winst. Wat voegt de stelling daaraan toe?
ask-missing-risk = Hier ontbreekt dat de diepste daling in de reeks { $worst } was.
ask-rates = Zou een verandering van de rente dit ook kunnen verklaren? De tienjaarsrente veranderde in een jaar met { $change }.
answer-not-mine = Deze stelling hoort niet bij deze bevinding.
answer-withdraw = Het cijfer achter deze stelling staat niet in het cijferregister; de stelling wordt ingetrokken.
answer-as-quoted = Het cijfer is weergegeven zoals het in het cijferregister staat, met de formule erbij.
answer-window = Deels toegegeven: één korte periode is weinig. Het cijfer blijft staan, de reikwijdte is kleiner.
answer-window-other = Toegegeven: de langere periode wijst met { $longer } de andere kant op. De stelling telt minder zwaar.
answer-regime = Deels toegegeven: de perioden leken niet op elkaar. Het cijfer blijft staan, de reikwijdte is kleiner.
answer-outlier = Toegegeven: veel ervan hangt aan een paar dagen. De stelling telt minder zwaar.
answer-outlier-holds = Ook zonder de tien beste dagen blijft er { $without } over. De stelling blijft staan.
answer-stale = Toegegeven: de cijfers zijn oud. De stelling gaat over hun datum en telt vandaag minder zwaar.
answer-survivors = Toegegeven: wie het niet heeft gered, zit niet in de reeks. De stelling telt minder zwaar.
answer-missing-risk = Toegegeven: een daling van { $worst } hoort naast deze stelling te staan.
answer-base-rate-same = Het gebruikelijke geval, { $rate }, wijst dezelfde kant op. De stelling blijft staan.
answer-base-rate-other = Toegegeven: het gebruikelijke geval, { $rate }, wijst de andere kant op. De stelling heeft meer nodig dan zij heeft.
answer-rates = Er kan ook een andere oorzaak meespelen; de stelling gaat over het cijfer, niet over de oorzaak.
ruling-upheld = De vraag is vanuit de cijfers beantwoord; de stelling blijft staan.
ruling-weakened = Het punt is toegegeven; de stelling telt minder zwaar.
ruling-withdrawn = De stelling is ingetrokken; zij telt niet mee.
ruling-unresolved = Niemand heeft geantwoord; de stelling telt minder zwaar.

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
thesis-macro = Zo staat het ervoor met het onderwerp { $name }. Zulke cijfers pleiten voor noch tegen iemand.
thesis-no-side = De cijfers over { $name } beschrijven hoe het ervoor staat en wijzen geen kant op.
thesis-nothing = De dataroom bevat te weinig over { $name } zelf; daarom geeft de commissie geen oordeel.
thesis-around = Wat wel te zeggen valt: { $text }
thesis-for = Het sterkste punt ervoor: { $text }
thesis-against = Het sterkste punt ertegen: { $text }
thesis-taken-back = Na het bezwaar van het red team geeft de commissie hierover geen oordeel: de gegevens zijn te oud of niet betrouwbaar. Daarvoor luidde het: { $thesis }
change-newer = Actuele cijfers in plaats van de oude.
change-gaps = Gegevens die de leemten vullen, koersen en jaarcijfers eerst.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Een daling zoals de diepste van { $name } in de reeks tot { $date }: { $worst }.
risk-fall-softened = Een positie die klein genoeg is om zo’n daling te dragen, en tijd om te wachten.
risk-fall-sign = Een daling vanaf de laatste top die groter is dan volgens de opdracht te dragen is.
risk-debt = De schulden van { $name } zijn na aftrek van kasmiddelen { $debt } keer het bedrijfsresultaat, en die moeten worden vernieuwd.
risk-debt-softened = Lange looptijden en een resultaat dat niet schommelt.
risk-debt-sign = De rente neemt een groeiend deel van het bedrijfsresultaat in beslag.
risk-concentration = De grootste positie is { $largest } van het geheel: daalt zij, dan daalt de portefeuille.
risk-concentration-softened = Meer posities die los van elkaar bewegen.
risk-concentration-sign = De grootste positie daalt terwijl de andere op peil blijven.
risk-rates = De rente raakt ver verwijderd van haar stand ({ $rate }, { $date }), en daarmee verandert wat toekomstige winsten vandaag waard zijn.
risk-rates-softened = Winsten die met de prijzen meegroeien, en weinig schulden.
risk-rates-sign = De tienjaarsrente beweegt binnen een jaar meer dan een punt.
risk-against = Wat ertegen pleit, blijkt doorslaggevend. { $text }
risk-against-softened = De stelling zo zwaar laten wegen als zij geloof verdient.
risk-against-sign = Nieuwere cijfers bevestigen dit.
risk-old = De wereld is veranderd sinds de cijfers ophouden ({ $age } geleden).
risk-old-softened = Zorg voor actuele gegevens voordat u hierop afgaat.
risk-old-sign = Nieuwere cijfers hebben een ander teken dan de hier gebruikte.
risk-gaps = Tussen de leemten zit iets wat ertoe doet.
risk-gaps-softened = Vul eerst de leemten die bovenaan de lijst staan.
risk-gaps-sign = Een leemte wordt gevuld en het beeld verandert.
risk-objection = Het punt van het red team blijkt juist. { $text }
risk-objection-softened = Kijk eerst naar dit punt als er nieuwere cijfers komen.
risk-objection-sign = Nieuwere cijfers bevestigen het bezwaar.

## Scenarios.

scenario-bear-stock = De horizon eindigt zonder winst met { $name }, zoals in { $lost } van de meest vergelijkbare perioden uit het verleden.
scenario-base-stock = Met { $name } is er winst, van hoogstens een tiende per jaar, zoals in de overige perioden uit het verleden.
scenario-bull-stock = Met { $name } is er meer dan een tiende winst per jaar, zoals in { $strong } van de meest vergelijkbare perioden uit het verleden.
scenario-bear-market = De horizon eindigt zonder winst na inflatie, zoals in { $lost } van de meest vergelijkbare perioden uit het verleden.
scenario-base-market = Er is winst na inflatie, van hoogstens het jaarlijkse langetermijngemiddelde, zoals in de overige perioden uit het verleden.
scenario-bull-market = De winst na inflatie ligt boven het jaarlijkse langetermijngemiddelde, zoals in { $strong } van de meest vergelijkbare perioden uit het verleden.
scenario-stands-in = De eigen geschiedenis is te kort om in te tellen ({ $name }); de Amerikaanse aandelenmarkt neemt die plaats in.
scenario-bear-unknown = Er ontstaat een blijvend verlies. Niets in het cijferregister zegt hoe waarschijnlijk dat is.
scenario-base-unknown = De ontwikkeling volgt de markt. Niets in het cijferregister zegt hoe waarschijnlijk dat is.
scenario-bull-unknown = De ontwikkeling is duidelijk beter dan die van de markt. Niets in het cijferregister zegt hoe waarschijnlijk dat is.
scenario-bear-wrong = De waarde aan het einde van de horizon ligt boven die aan het begin.
scenario-base-wrong = De horizon eindigt zonder winst, of ruim boven dat percentage.
scenario-bull-wrong = De jaarlijkse winst blijft op of onder dat percentage.

## The red team, and the chair's response.

objection-planted = Het concept toont een cijfer dat niet in het cijferregister staat: { $figure }.
objection-older-than-horizon = De cijfers zijn ouder dan de horizon lang is: zelfs de nieuwste eindigen { $age } vóór de datum van de opdracht.
objection-old = De oudste cijfers eindigen { $age } vóór de datum van de opdracht; wat er sindsdien is gebeurd, zit er niet in.
objection-cross-examination = Zonder de onderlinge ondervraging komen dezelfde cijfers op een ander totaalbeeld uit; het concept hangt af van hoe de stellingen zijn bevraagd.
objection-single-figure = Het totaalbeeld hangt aan één cijfer: { $name }, { $value } ({ $date }).
objection-single-seat = Zonder de zetel “{ $seat }” slaat het totaalbeeld om naar de andere kant.
objection-opposite =
    { $count ->
        [one] Het tegenovergestelde geval: een van de { $all } stellingen wijst de andere kant op. { $text }
       *[other] Het tegenovergestelde geval: { $count } van de { $all } stellingen wijzen de andere kant op, de sterkste eerst. { $text }
    }
objection-no-opposite = Geen enkel cijfer pleit voor het tegendeel. Dat kan kracht betekenen, maar evengoed dat er iets niet is bekeken.
objection-no-judgement = Het concept geeft geen oordeel. Deed het dat wel, dan zonder één cijfer over het onderwerp.
objection-one-source = Alle cijfers komen uit één bron.
objection-frequencies = De kansen zijn frequenties van overlappende perioden uit het verleden, geen voorspellingen.
response-noted = Ter kennis genomen; het totaalbeeld verandert er niet door.
response-lowered = Aanvaard; het vertrouwen wordt verlaagd.
response-halved = Aanvaard; het vertrouwen wordt gehalveerd.
response-taken-back = Aanvaard; het oordeel wordt ingetrokken. Wat de cijfers op hun datum zeiden, blijft bij de bepalende factoren staan.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Volgens deze cijfers komt { $first } beter uit de bus dan { $others }.
        [unfavourable] Volgens deze cijfers komt { $first } minder goed uit de bus dan { $others }.
        [mixed] Volgens deze cijfers komen { $first } en { $others } ongeveer gelijk uit.
       *[insufficient_evidence] Er zijn onvoldoende gegevens om { $first } en { $others } te rangschikken.
    }
headline-macro = Zo staat het ervoor met het onderwerp { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Volgens de cijfers past de mix bij wat u hebt gevraagd.
        [unfavourable] Volgens de cijfers past de mix niet bij wat u hebt gevraagd.
        [mixed] Volgens de cijfers pleit er evenveel voor de mix als ertegen.
       *[insufficient_evidence] Er zijn onvoldoende gegevens om de mix te beoordelen.
    }
tell-committee =
    { $members ->
        [one] Eén lid heeft hiernaar gekeken. Het concept is daarna aangevallen om de zwakke punten te vinden.
       *[other] { $members } leden hebben hiernaar gekeken, eerst ieder afzonderlijk. Daarna hebben zij elkaar bevraagd en vastgelegd waarover zij het oneens zijn.
    }
tell-committee-alone = { $members } leden hebben hiernaar gekeken, ieder voor zich, en de voorzitter heeft hun bevindingen afgewogen.
tell-confidence =
    { $level ->
        [high] De commissie is hier vrij zeker van: { $confidence } op een schaal van 0 tot 1.
        [medium] De commissie is hier maar ten dele zeker van: { $confidence } op een schaal van 0 tot 1.
       *[low] De commissie is hier allerminst zeker van: { $confidence } op een schaal van 0 tot 1.
    } Dat zegt hoe goed de gegevens zijn. Het is niet de kans op winst.
tell-odds = In het verleden eindigde { $lost } van alle perioden van { $horizon } zonder winst. Dat is geschiedenis, geen voorspelling.
tell-import = Voor een beter antwoord zijn nieuwere gegevens nodig: importeer een koersbestand of de jaarcijfers van de onderneming, of schakel een livebron in.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Geen koersen van { $name }. Importeer een bestand met dagelijkse koersen om deze leemte te vullen.
gap-prices-old = De koersen van { $name } lopen tot { $date }.
gap-accounts-missing = Geen jaarcijfers van { $name }. Importeer de jaarcijfers om deze leemte te vullen.
gap-accounts-old = De jaarcijfers van { $name } lopen tot { $date }.
gap-industry-missing = Geen sectorgegevens over { $name }.
gap-market-old = De reeksen van de Amerikaanse markt lopen tot { $date }.
gap-news-missing = Geen nieuws.
gap-provider-down = De bron { $provider } was niet bereikbaar: { $reason }.
gap-window-too-short = Te weinig koersen van { $name } voor een langere periode.
gap-holdings-unpriced = Geen koersen van uw positie { $name }.
gap-portfolio-no-weights = De gewichten van de posities zijn niet bekend.

## Terms that the debrief explains.

term-volatility = Volatiliteit
term-drawdown = Drawdown
term-confidence = Vertrouwen
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
measure-return-all = Jaarlijks rendement over de hele reeks
measure-momentum-12-1 = Verandering over het jaar vóór de laatste maand
measure-trend = Afstand tot het langere gemiddelde
measure-vol-1y = Jaarlijkse schommelingen, laatste jaar
measure-vol-36m = Jaarlijkse schommelingen, drie jaar
measure-max-drawdown-1y = Diepste daling in een jaar
measure-max-drawdown-36m = Diepste daling in drie jaar
measure-max-drawdown-all = Diepste daling in de hele reeks
measure-drawdown-now = Afstand tot de top
measure-worst-month = Slechtste maand
measure-best-month = Beste maand
measure-return-all-less-best-10 = Jaarlijks rendement zonder de tien beste dagen
measure-return-first-half = Jaarlijks rendement in de eerste helft
measure-return-second-half = Jaarlijks rendement in de tweede helft
measure-volume-ratio = Handel ten opzichte van het gemiddelde
measure-turnover-20d = Dagelijkse handel
measure-freq-pos = Perioden uit het verleden met winst
measure-freq-neg = Perioden uit het verleden zonder winst
measure-freq-strong = Perioden uit het verleden boven een tiende per jaar
measure-freq-above-avg = Perioden uit het verleden boven het langetermijngemiddelde
measure-horizon = Horizon in hele jaren
measure-window-count-1y = Perioden van één jaar in de reeks
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
measure-net-income = Nettowinst
measure-roe = Rendement op eigen vermogen
measure-roa = Rendement op totaal vermogen
measure-roic = Rendement op geïnvesteerd kapitaal
measure-debt-to-equity = Schulden ten opzichte van eigen vermogen
measure-net-debt-to-operating-income = Nettoschuld ten opzichte van bedrijfsresultaat
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
measure-float-to-earnings = Vrij verhandelbare aandelen ten opzichte van nettowinst
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
measure-after-cape-median-10y = Mediaan van het rendement na een dure start
measure-excess-cape-yield = Winstrendement min reële obligatierente
measure-sp-payout = Uitgekeerd deel van de winst
measure-dividend-yield = Dividendrendement
measure-real-earnings-growth-10y = Reële winstgroei, tien jaar
measure-real-return-1y = Rendement na inflatie, één jaar
measure-real-return-10y = Jaarlijks rendement na inflatie, tien jaar
measure-real-return-20y = Jaarlijks rendement na inflatie, twintig jaar
measure-real-return-all = Jaarlijks rendement na inflatie, hele reeks
measure-real-return-10y-worst = Slechtste tien jaar na inflatie
measure-bond-real-return-10y = Obligaties na inflatie, tien jaar
measure-freq-stocks-beat-bonds-10y = Perioden van tien jaar met aandelen vóór obligaties
measure-curve-10y-3m = Tienjaarsrente min driemaandsrente
measure-curve-10y-2y = Tienjaarsrente min tweejaarsrente
measure-curve-share-inverted = Maanden met een omgekeerde rentecurve
measure-curve-age = Ouderdom van de rentecurve
measure-unemployment = Werkloosheid
measure-unemployment-median = Mediaan van de werkloosheid
measure-credit-spread = Verschil tussen zwakke en sterke schuldenaren
measure-credit-spread-percentile = Dat verschil vergeleken met het eigen verleden
measure-pf-value = Waarde van de posities
measure-pf-weight = Gewicht binnen de posities
measure-pf-largest-weight = Grootste gewicht
measure-pf-hhi = Som van de gekwadrateerde gewichten
measure-pf-vol-36m = Jaarlijkse schommelingen van de posities
measure-pf-max-drawdown-36m = Diepste daling van de posities in drie jaar
measure-pf-return-1y = Rendement van de posities, één jaar
measure-pf-return-3y = Jaarlijks rendement van de posities, drie jaar
measure-pf-mean-correlation = Gemiddelde correlatie van de posities
measure-pf-priced-share = Aandeel van de posities met koersen

## What the engine says in the transcript.

floor-opened =
    De commissie komt bijeen over “{ $title }”. De dataroom bevat hierover { $figures ->
        [one] één cijfer
       *[other] { $figures } cijfers
    } en noemt { $gaps ->
        [0] geen leemte
        [one] één leemte
       *[other] { $gaps } leemten
    }.
floor-taken = Het woord is aan: { $seat }.
floor-votes =
    Allen hebben gestemd zonder de anderen te horen: { $supports } voor, { $opposes } tegen, { $neutral } geen van beide. { $next ->
        [tier] In dit abonnement is er geen onderlinge ondervraging; nu volgt de synthese.
        [nobody] Er is niemand om te ondervragen; nu volgt de synthese.
       *[questions] Er kunnen nu vragen over afzonderlijke stellingen worden gesteld.
    }
floor-question = Aan { $seat }, over { $claim }: { $text }
floor-answer = Aan { $seat }: { $text }
floor-silent = Niets bruikbaars van { $seat }: { $reason }.
floor-ruled =
    Over { $claim }: { $ruling ->
        [upheld] gehandhaafd
        [weakened] verzwakt
        [refuted] weerlegd
        [withdrawn] ingetrokken
        [unresolved] onbeslist
       *[other] { $ruling }
    }. { $reason }
floor-revised = Het concept wordt herzien: { $thesis }
red-team-pass = Het red team laat het concept door.
red-team-revise = Het red team stuurt het concept terug voor herziening.
red-team-reject = Het red team wijst het concept af.
red-team-unheard = Het red team kon niet worden gehoord ({ $reason }); het concept geldt als afgewezen.
number-left-out = Een getal zonder bron is uit de tekst weggelaten.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Ja, de Amerikaanse rentecurve is volgens onze nieuwste cijfers omgekeerd
        [partly] De Amerikaanse rentecurve is volgens onze nieuwste cijfers deels omgekeerd
       *[no] Nee, de Amerikaanse rentecurve is volgens onze nieuwste cijfers niet omgekeerd
    }: de tienjaarsrente min de tweejaarsrente was { $curve_10y_2y } ({ $date }), min de driemaandsrente { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] De tekenen van een Amerikaanse recessie die we volgen, waarschuwen
        [partly] De tekenen van een Amerikaanse recessie die we volgen, zijn gemengd
       *[no] De tekenen van een Amerikaanse recessie die we volgen, zijn rustig
    }: de werkloosheid lag { $sahm } boven het laagste punt van het afgelopen jaar ({ $date }); in een jaar werkgelegenheid { $payrolls_12m } en reëel inkomen zonder uitkeringen { $income_12m }; tienjaarsrente min driemaandsrente { $curve_10y_3m } ({ $other_date }).
first-savings = Spaargeld dat minder dan { $infl_12m } per jaar oplevert, verliest koopkracht: zo hoog was de Amerikaanse inflatie in de twaalf maanden tot { $date }. Amerikaans schatkistpapier van drie maanden gaf { $bill_rate } ({ $other_date }), na inflatie { $real_bill_rate }. Geld zonder rente behield in tien jaar { $purchasing_power_10y } van zijn koopkracht.
first-inflation = De Amerikaanse inflatie was { $infl_12m } in de twaalf maanden tot { $date }, en { $core_infl_12m } zonder voedsel en energie; over tien jaar was het { $infl_10y }.
first-jobs = De Amerikaanse werkloosheid was { $unemployment } ({ $date }), tegen een mediaan van { $unemployment_median }; de werkgelegenheid veranderde in een jaar met { $payrolls_12m }.
first-rates = Amerikaanse staatsobligaties van tien jaar gaven { $long_rate } ({ $date }), na de inflatie van het afgelopen jaar { $real_long_rate }; schatkistpapier van drie maanden gaf { $bill_rate } ({ $other_date }), na inflatie { $real_bill_rate }.
first-money = De Amerikaanse geldhoeveelheid M2 veranderde in het jaar tot { $date } met { $m2_12m }, na inflatie met { $m2_real_12m }.
first-housing = In het jaar tot { $date } veranderde de Amerikaanse nieuwbouw van woningen met { $starts_12m } en het aantal bouwvergunningen met { $permits_12m }; de woonkosten veranderden met { $shelter_12m }. Huizenprijzen hebben we niet.
first-dollar = Tegenover de munten van zijn handelspartners veranderde de dollar in het jaar tot { $date } met { $dollar_12m }; op { $dollar_percentile } van alle dagen in onze reeks was hij zwakker.
first-growth = De reële productie van de VS veranderde in een jaar met { $gdp_1y } ({ $date }); de werkgelegenheid veranderde met { $payrolls_12m } en de werkloosheid was { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } steeg in onze cijfers harder dan de inflatie, maar het zijn er te weinig om van bescherming te spreken
       *[no] { $name } hield in onze cijfers de inflatie niet bij, en het zijn er te weinig om de bescherming te beoordelen
    }: van { $from } tot { $to } veranderde de prijs met { $gain_whole }, de Amerikaanse consumentenprijzen met { $infl_whole }; de diepste daling in de laatste twaalf maanden was { $max_drawdown_1y }.
first-spot = { $name } kostte { $price } ({ $date }), een verandering van { $return_1y } in een jaar; de diepste daling in dat jaar was { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] De cijfers spreken voor geen van beide
        [up] Het verleden wijst eerder op een stijging
       *[down] Het verleden wijst eerder op een daling
    }: { $name } stond op { $price } ({ $date }), tegen een mediaan van { $level_median }; de koers was lager in { $level_percentile } van alle maanden, en in { $freq_neg } van de vroegere perioden die op de horizon lijken steeg hij niet.
first-accounts =
    { $balance ->
        [favourable] De jaarcijfers van { $name } zijn gezond
        [unfavourable] De jaarcijfers van { $name } zijn zwak
       *[mixed] De jaarcijfers van { $name } zijn deels gezond en deels zwak
    }: in het boekjaar tot { $date } was de operationele marge { $operating_margin }, de omzetgroei { $revenue_growth_1y }, de operationele kasstroom { $cash_conversion } keer de nettowinst en de schuld { $debt_to_equity } keer het eigen vermogen.
first-compare =
    { $balance ->
        [favourable] Volgens de jaarcijfers ligt { $name } voor op { $other }
        [unfavourable] Volgens de jaarcijfers ligt { $name } achter op { $other }
       *[mixed] Volgens de jaarcijfers liggen { $name } en { $other } ongeveer gelijk
    }: omzetgroei { $revenue_growth_1y } tegen { $revenue_growth_1y_other }, operationele marge { $operating_margin } tegen { $operating_margin_other }, rendement op eigen vermogen { $roe } tegen { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Hoe actueel dit is: { $kinds }.
current-accounts = jaarcijfers tot { $date }
current-prices = aandelenkoersen tot { $date }
current-metals = metalen en cryptomunten tot { $date }
current-exchange = wisselkoersen tot { $date }
current-market = Amerikaanse aandelenmarkt tot { $date }
current-rates = rente tot { $date }
current-economy = economische gegevens tot { $date }
table-years = { $name }: boekjaren

## Claims on the economy, on short histories, and on several years.

claim-dollar = De dollar veranderde in een jaar met { $dollar_12m } tegenover de munten van zijn handelspartners; op { $dollar_percentile } van alle dagen in de reeks was hij zwakker
wrong-dollar = De dollar keert binnen een jaar.
claim-fall-year =
    In een jaar was de diepste daling van { $name } { $max_drawdown_1y }{ $dated ->
        [yes] , van { $from } tot { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] meer dan draaglijk is
       *[other] niet meer dan draaglijk is
    }
wrong-fall-year = Een langere reeks toont een daling aan de andere kant van wat draaglijk is.
claim-swings-year = De jaarlijkse schommelingen van { $name } over twaalf maanden waren { $vol_12m }
wrong-swings-year = Een langere reeks toont schommelingen van een andere orde.
claim-sahm = De werkloosheid lag gemiddeld over drie maanden { $sahm } boven het laagste punt van het afgelopen jaar
wrong-sahm = De werkloosheid stijgt in de komende maanden.
claim-inversion-record = In { $jobs_after_inversion } van de maanden met een omgekeerde curve was de werkloosheid anderhalf jaar later duidelijk hoger, tegen { $jobs_after_any } van alle maanden
wrong-inversion-record = De volgende omkering gaat voorbij zonder stijgende werkloosheid.
claim-growth-5y =
    Over vijf jaar veranderde de omzet van { $name } met { $revenue_growth_5y }{ $more ->
        [yes] , de winst per aandeel met { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = De groei kwam van een overname of van één goed jaar.
claim-bill-real = Amerikaans schatkistpapier van drie maanden gaf { $bill_rate }, na inflatie { $real_bill_rate }
wrong-bill-real = De korte rente of de inflatie verandert met meer dan een punt.
claim-payrolls = De Amerikaanse werkgelegenheid veranderde in twaalf maanden met { $payrolls_12m }
wrong-payrolls = De cijfers worden herzien of keren binnen enkele maanden.
claim-output = De reële productie van de VS veranderde in een jaar met { $gdp_1y }
wrong-output = De volgende kwartalen gaan de andere kant op.
claim-money =
    De Amerikaanse geldhoeveelheid M2 veranderde in een jaar met { $m2_12m }, na inflatie met { $m2_real_12m }{ $more ->
        [yes] ; de bankleningen aan bedrijven veranderden met { $loans_12m }
       *[no] { "" }
    }
wrong-money = Geld gaat naar vormen die M2 niet telt.
claim-housing =
    De Amerikaanse nieuwbouw van woningen veranderde in een jaar met { $starts_12m }, het aantal bouwvergunningen met { $permits_12m }{ $more ->
        [yes] ; de woonkosten veranderden met { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Een zachte of strenge winter verklaart het verschil.
claim-purchasing-power = Een dollar behield { $purchasing_power_10y } van wat hij tien jaar eerder kocht
wrong-purchasing-power = De prijzen dalen in de komende tien jaar.
claim-hedge = De prijs van { $name } veranderde met { $gain_whole }, de Amerikaanse consumentenprijzen in dezelfde maanden met { $infl_whole }
wrong-hedge = Over langere tijd blijft hij achter bij de consumentenprijzen.
claim-level = De mediaan van { $name } over de hele reeks is { $level_median }; de koers was lager dan nu in { $level_percentile } van alle maanden
wrong-level = De oude mediaan past niet meer, omdat de prijzen van beide landen uiteen zijn gelopen.

## Measures of the above.

measure-vol-12m = Jaarlijkse schommelingen, twaalf maanden
measure-gain-whole = Verandering sinds het begin van de reeks
measure-infl-whole = Inflatie in dezelfde maanden
measure-correlation-12m = Correlatie, twaalf maanden
measure-level-median = Mediane koers
measure-level-percentile = Koers tegenover het eigen verleden
measure-core-infl-12m = Inflatie zonder voedsel en energie
measure-shelter-12m = Verandering van de woonkosten
measure-payrolls-12m = Verandering van de werkgelegenheid
measure-income-12m = Verandering van het reële inkomen
measure-m2-12m = Verandering van de geldhoeveelheid M2
measure-m2-real-12m = Verandering van M2 na inflatie
measure-starts-12m = Verandering van de nieuwbouw
measure-permits-12m = Verandering van de bouwvergunningen
measure-loans-12m = Verandering van leningen aan bedrijven
measure-gdp-1y = Verandering van de reële productie
measure-bill-rate = Rente op driemaands schatkistpapier
measure-real-bill-rate = Schatkistpapier min inflatie
measure-purchasing-power-10y = Koopkracht na tien jaar
measure-sahm = Werkloosheid boven het laagste punt van het jaar
measure-jobs-after-inversion = Omkeringen gevolgd door meer werkloosheid
measure-jobs-after-any = Maanden gevolgd door meer werkloosheid
measure-dollar-12m = Verandering van de brede dollar
measure-dollar-percentile = Brede dollar tegenover het eigen verleden
measure-sp-long-rate = Tienjaarsrente in die maand
measure-revenue-growth-5y = Omzetgroei, vijf jaar
measure-eps-growth-5y = Groei van de winst per aandeel, vijf jaar
measure-cash = Kasgeld en kortlopende effecten
measure-debt = Schulden
measure-dividends = Betaalde dividenden
measure-buybacks = Ingekochte aandelen
measure-dividends-per-share = Dividend per aandeel
measure-shares-diluted = Verwaterd aantal aandelen
measure-public-float = Waarde van de vrij verhandelbare aandelen
