# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (uppgifter per { $dates }).
surroundings = Inte om själva ämnet utan om dess omvärld: { $text }
between-sentences = { " " }
between = { "; " }
us-market = den amerikanska aktiemarknaden
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] här ligger { $name } före
       *[none] det är ungefär jämnt
    }
absent = Inte hörd: { $reason }
dissent = Avvikande mening ({ $seat }): { $claim }

## The seats of the committee.

seat-chair = Ordförande
seat-fundamentals = Fundamental analys
seat-valuation = Värdering
seat-market = Marknad och teknisk analys
seat-macro = Makroekonomi och räntor
seat-industry = Bransch
seat-allocation = Fördelning
seat-risk = Riskkontroll
seat-red-team = Red team
mandate-chair = Väger påståendena ett för ett och skriver bedömningen.
mandate-fundamentals = Vad företaget eller marknaden tjänar, delar ut och är skyldigt.
mandate-valuation = Vad man betalar, jämfört med den egna historien och med obligationer.
mandate-market = Hur kursen har utvecklats.
mandate-macro = Inflation, räntor och läget i ekonomin.
mandate-industry = Hur starkt företaget står mot konkurrenter och kunder.
mandate-allocation = Hur delarna i en portfölj beter sig tillsammans.
mandate-risk = Vad som kan gå förlorat, hur mycket och hur ofta, jämfört med vad som kan bäras.
mandate-red-team = Angriper utkastet: det motsatta fallet, gammalt underlag, en enda siffra som bär för mycket.
lens-chair = vad underlaget som helhet ger stöd för
lens-fundamentals = omsättning, marginaler, likvida medel och skulder
lens-valuation = priset i förhållande till vad man får för det
lens-market = avkastning, trend och handel
lens-macro = inflation, räntor och arbetsmarknad
lens-industry = prissättningskraft och investeringsbehov
lens-allocation = vikter och hur delarna rör sig tillsammans
lens-risk = nedgångar, svängningar och hur ofta pengar gick förlorade
lens-red-team = hur den här bedömningen kan visa sig vara fel
needs-fundamentals = årsbokslut
needs-valuation = kurser och bokslut
needs-market = dagliga kurser
needs-macro = inflation och räntor
needs-industry = årsbokslut
needs-allocation = innehav och dagliga kurser
needs-risk = dagliga kurser
task-title = { $seat }: { $name }
task-instructions = { $mandate } Varje tal kommer ur sifferregistret och visar sitt datum; det som saknas sägs ut.
task-acceptance = Minst ett påstående som anger sina siffror eller säger vad som saknas för det.

## What the committee must answer.

ask-single-1 = Hur har { $name } utvecklats: avkastning, svängningar och största nedgång?
ask-single-2 = Vad tjänar { $name }, och vad betalar man för det jämfört med den egna historien?
ask-single-3 = Vilka yttre förhållanden hjälper eller skadar { $name }?
ask-single-4 = Vad skulle behöva hända för en varaktig förlust?
ask-comparison-1 = Hur skiljer sig { $name } åt i avkastning, svängningar och största nedgång?
ask-comparison-2 = Vilket av dem tjänar mer på det som säljs och ägs?
ask-comparison-3 = Vad betalar man för vart och ett?
ask-fund-1 = Vad tjänar marknaden bakom { $name }?
ask-fund-2 = Är den marknaden dyr eller billig jämfört med sin egen historia?
ask-fund-3 = Hur ofta, och hur mycket, förlorade en sådan investering över tidshorisonten?
ask-macro-1 = Var står inflation, räntor och arbetsmarknad jämfört med sin egen historia?
ask-macro-2 = Hur gick det för aktier när läget var sådant?
ask-macro-3 = Hur mycket kan en investerare förlora i sådana tider?
ask-portfolio-1 = Hur beter sig delarna tillsammans: avkastning, svängningar och största nedgång?
ask-portfolio-2 = Passar blandningen tidshorisonten och den förlust som kan bäras?
ask-portfolio-3 = Vilket enskilt innehav skulle göra mest skada?
ask-theme-1 = Vad driver { $name }, och vem tjänar på det?
ask-theme-2 = Vad finns redan i kurserna?
ask-theme-3 = Vad skulle visa att berättelsen inte stämmer?

## Thinking aloud.

thinking = I fokus: { $lens }. Siffrorna till det: { $figures }.
thinking-nothing = I fokus: { $lens }. Sifferregistret har ingen siffra om detta.
thinking-builds-on = Detta bygger på vad som tidigare har kommit fram, främst: { $first }
caveat-stale = De här siffrorna är { $age } gamla.
caveat-surroundings = En del av detta gäller omvärlden, inte själva ämnet.
caveat-overlap = De tidigare perioderna överlappar varandra, så de oberoende är färre än det ser ut.
nothing = Från det här hållet finns inget underlag för att bedöma { $name }.
no-guess = Att säga mer vore att gissa.
wrong-nothing = De uppgifter som saknas kommer in.
missing-fundamentals = Datarummet har inga bokslut för { $name }.
missing-valuation = Datarummet har inte både kurs och vinst för { $name }.
missing-market = Datarummet har inga kurser för { $name }.
missing-risk = Datarummet har inga kurser för { $name }.
missing-macro = Datarummet har inga uppgifter om inflation eller räntor.
missing-industry = Datarummet har inga bokslut som visar hur { $name } står sig i branschen.
missing-allocation = Datarummet har inga vikter och kurser för innehaven.

## Market and Technicals.

claim-year =
    På tolv månader förändrades värdet på { $name } med { $return_1y }{ $more ->
        [yes] , över fem år med { $return_5y }
       *[no] { "" }
    }
wrong-year = Nyare kurser visar motsatt tecken över tolv månader.
claim-momentum = Under året före den senaste månaden rörde sig kursen för { $name } med { $momentum_12_1 }
wrong-momentum = De närmaste månaderna vänder riktningen.
claim-trend = Kursen för { $name } avvek med { $trend } från sitt längre genomsnitt
wrong-trend = Kursen korsar sitt längre genomsnitt.
claim-below-high = Avståndet från seriens högsta kurs för { $name } var { $drawdown_now }
wrong-below-high = Den gamla toppen visar sig ha varit en bubbla som inte kommer tillbaka.
claim-real-return = Avkastningen för { $name } efter inflation var { $real_return_5y } över fem år
wrong-real-return = Inflationen eller kursen utvecklas annorlunda de närmaste fem åren.
claim-volume = Handeln i { $name } var den senaste månaden { $volume_ratio } gånger genomsnittet för året
wrong-volume = En enda dag förklarar skillnaden.

## Risk Officer.

claim-fall =
    Den största nedgången för { $name } på tre år var { $max_drawdown_36m }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] mer än vad som kan bäras enligt uppdraget
       *[other] inom vad som kan bäras enligt uppdraget
    }
wrong-fall = En senare nedgång hamnar på andra sidan av vad som kan bäras.
claim-loss-frequency = I { $freq_neg } av alla tidigare perioder på { $horizon } gav en investering i { $name } ingen vinst
wrong-loss-frequency = Andelen perioder med förlust passerar den gräns som den här läsningen använder.
claim-swings = Svängningarna för { $name } var { $vol_36m } över tre år
wrong-swings = En längre eller nyare period visar svängningar av en annan storleksordning.
claim-best-days = Utan de tio bästa dagarna hade avkastningen för { $name } varit { $return_all_less_best_10 } i stället för { $return_all }
wrong-best-days = De bra dagarna kommer jämnare än i den här serien.
claim-beta =
    När marknaden rörde sig en procent rörde sig { $name } i genomsnitt { $beta_36m } procent{ $more ->
        [yes] , med en korrelation på { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Sambandet med marknaden ändras med verksamheten.
claim-interest = Rörelseresultatet för { $name } var { $interest_coverage } gånger räntekostnaderna
wrong-interest = Skulder måste förnyas till mycket högre räntor.
claim-debt = Skulderna i { $name } var { $debt_to_equity } gånger det egna kapitalet
wrong-debt = Skulder eller eget kapital ändras genom ett förvärv, en nedskrivning eller ett återköp av egna aktier.
claim-worst =
    Den största nedgången för { $name } i hela serien var { $max_drawdown_all }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    }: det som har hänt kan hända igen
wrong-worst = En tidigare topp eller en senare botten saknas i serien.
claim-portfolio-fall =
    Den största nedgången för innehaven tillsammans på tre år var { $pf_max_drawdown_36m }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] mer än vad som kan bäras enligt uppdraget
       *[other] inom vad som kan bäras enligt uppdraget
    }
wrong-portfolio-fall = En senare nedgång hamnar på andra sidan av vad som kan bäras.
claim-portfolio-swings = Svängningarna för innehaven tillsammans var { $pf_vol_36m }
wrong-portfolio-swings = Delarna börjar röra sig mer, eller mer i takt.

## Fundamentals.

claim-growth =
    Omsättningen i { $name } förändrades med { $revenue_growth_1y } på ett år{ $more ->
        [yes] , med { $revenue_growth_2y } över två år
       *[no] { "" }
    }
wrong-growth = Nästa rapport visar en omsättning som går åt andra hållet.
claim-margin =
    För { $name } var rörelseresultatet { $operating_margin } av omsättningen{ $more ->
        [yes] , nettoresultatet { $net_margin }
       *[no] { "" }
    }
wrong-margin = Kostnaderna stiger snabbare än priserna två år i rad.
claim-margin-change = Rörelsemarginalen för { $name } förändrades med { $operating_margin_change_1y } på ett år
wrong-margin-change = Förändringen kom av en enstaka kostnad eller intäkt.
claim-capital =
    På kapitalet i verksamheten gav { $name } en avkastning på { $roic }{ $more ->
        [yes] , på det egna kapitalet { $roe }
       *[no] { "" }
    }
wrong-capital = Avkastningen sjunker mot kapitalkostnaden när konkurrenter kommer in.
claim-equity =
    På det egna kapitalet gav { $name } en avkastning på { $roe }{ $more ->
        [yes] , på alla tillgångar { $roa }
       *[no] { "" }
    }
wrong-equity = Avkastningen kom av skulder eller ett litet eget kapital, inte av verksamheten.
claim-cash = Det operativa kassaflödet i { $name } var { $cash_conversion } gånger nettoresultatet
wrong-cash = Rörelsekapitalet vänder och pengarna kommer inte in.
claim-free-cash =
    Efter investeringar hade { $name } kvar { $fcf_margin } av omsättningen i pengar{ $more ->
        [yes] , totalt { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = Investeringarna måste öka för att hålla verksamheten där den är.
claim-net-debt = Skulderna minus likvida medel i { $name } var { $net_debt_to_operating_income } gånger rörelseresultatet
wrong-net-debt = De likvida medlen behövs någon annanstans eller är inte fritt tillgängliga.
claim-shares = Antalet aktier i { $name } förändrades med { $shares_change_1y } på ett år
wrong-shares = Nya aktier ges ut för ett förvärv eller till anställda.
claim-market-earnings = Vinsterna på den amerikanska marknaden förändrades med { $sp_real_earnings_growth_10y } efter inflation över tio år
wrong-market-earnings = Vinsterna räknas om, eller faller de närmaste åren tillbaka under utgångsläget.
claim-market-payout = Amerikanska företag delade ut { $sp_payout } av sina vinster
wrong-market-payout = Vinsterna faller medan utdelningarna består, och andelen stiger.
claim-market-dividend = Direktavkastningen var { $sp_dividend_yield }, räntan på statsobligationer { $sp_long_rate }
wrong-market-dividend = Företagen återför mer på andra sätt än genom utdelning.

## Valuation.

claim-own-history = P/e-talet för { $name } var { $pe }, mot en median på { $pe_median }; under { $pe_percentile } av den egna historien var det lägre
wrong-own-history = Vinsterna växer i kapp kursen utan att kursen faller.
claim-earnings-yield =
    Vinsten i { $name } var { $earnings_yield } av kursen{ $more ->
        [yes] { " " }(p/e-tal: { $pe })
       *[no] { "" }
    }, medan tioåriga statsobligationer gav { $long_rate }
wrong-earnings-yield = Obligationsräntorna rör sig så långt att jämförelsen vänder.
claim-cash-yield = Det fria kassaflödet i { $name } var { $fcf_yield } av kursen
wrong-cash-yield = Det årets kassaflöde kommer inte tillbaka.
claim-against-market = P/e-talet för { $name } var { $pe_to_market } gånger den amerikanska marknadens
wrong-against-market = Vinsterna växer så mycket snabbare att priset tjänas in.
claim-float = De fritt handlade aktierna i { $name } var värda { $float_to_earnings } gånger det årliga nettoresultatet
wrong-float = Värdet på aktierna har förändrats mycket sedan den dagen.
claim-market-cape = Den amerikanska marknaden kostade { $cape } gånger tio års reala vinster, mot en median på { $cape_median }; { $cape_percentile } av alla månader sedan 1881 var billigare
wrong-market-cape = Vinsterna växer i kapp kursen utan att kursen faller.
claim-market-after = Tioårsperioder som började minst lika dyrt gav en median på { $after_cape_median_10y } efter inflation, mot { $sp_real_return_all } över hela serien
wrong-market-after = De få dyra perioderna i historien, som överlappar varandra, liknade inte den här.
claim-market-excess = Till det priset var vinstavkastningen minus den reala räntan på statsobligationer { $excess_cape_yield }
wrong-market-excess = De reala obligationsräntorna rör sig så långt att skillnaden får en annan innebörd.

## Industry.

claim-pricing-power = Efter kostnaden för sålda varor hade { $name } kvar { $gross_margin } av omsättningen, en fingervisning om prissättningskraften
wrong-pricing-power = En konkurrent erbjuder samma sak billigare och tar kunderna.
claim-investment = I { $name } måste { $capex_to_revenue } av omsättningen gå till anläggningar och utrustning
wrong-investment = Företaget måste ta igen investeringar som skjutits upp.
claim-research = I { $name } gick { $rd_to_revenue } av omsättningen till forskning och utveckling
wrong-research = Utgifterna leder inte till någon ny produkt som går hem hos kunderna.

## Macro and Rates.

claim-inflation = Konsumentpriserna i USA förändrades med { $infl_12m } på tolv månader, med { $infl_10y } över tio år
wrong-inflation = Nyare inflationssiffror avviker med mer än en procentenhet.
claim-real-rate = Tioårsräntan minus inflationen var { $real_long_rate }
wrong-real-rate = Den förväntade inflationen skiljer sig från den tidigare.
claim-rate-change = Tioårsräntan förändrades med { $long_rate_change_12m } på tolv månader till { $long_rate }; medianen är { $long_rate_median }
wrong-rate-change = Räntan vänder inom tidshorisonten.
claim-curve =
    Räntan på tioåriga obligationer minus räntan på tremånaders statsskuldväxlar var { $curve_10y_3m }{ $more ->
        [yes] ; räntekurvan var inverterad i { $curve_share_inverted } av alla månader
       *[no] { "" }
    }
wrong-curve = Räntekurvan inverteras, som före de flesta recessioner.
claim-credit = Svagare företag betalade { $credit_spread } mer än starka för sina lån; skillnaden var mindre i { $credit_spread_percentile } av alla månader
wrong-credit = Långivarna drar sig tillbaka och skillnaden ökar.
claim-jobs = Arbetslösheten var { $unemployment }, mot en median på { $unemployment_median }
wrong-jobs = Arbetslösheten stiger med en halv procentenhet inom ett år.

## Allocation.

claim-stocks-bonds = Under seriens sista tio år gav amerikanska aktier { $sp_real_return_10y } efter inflation, statsobligationer { $bond_real_return_10y }
wrong-stocks-bonds = De kommande tio åren vänder på ordningen, som andra har gjort.
claim-stocks-ahead = Aktier låg före obligationer i { $freq_stocks_beat_bonds_10y } av alla tioårsperioder sedan 1871
wrong-stocks-ahead = Perioderna överlappar varandra, så de oberoende är färre än det ser ut.
claim-worst-decade = De sämsta tio åren för amerikanska aktier gav { $sp_real_return_10y_worst } efter inflation
wrong-worst-decade = En blandning med obligationer hade mildrat det mer än den här siffran visar.
claim-concentration =
    Det största innehavet är { $pf_largest_weight } av helheten{ $more ->
        [yes] ; summan av de kvadrerade vikterna är { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Innehav som inte angavs ändrar vikterna.
claim-together = Innehaven rörde sig tillsammans med en genomsnittlig korrelation på { $pf_mean_correlation }
wrong-together = I nästa nedgång rör de sig mer i takt än tidigare.
claim-portfolio-return =
    Med de här vikterna gav helheten { $pf_return_3y } över tre år{ $more ->
        [yes] , och { $pf_return_1y } det senaste året
       *[no] { "" }
    }
wrong-portfolio-return = De kommande tre åren blir annorlunda.

## Questions to claims, and answers.

ask-window = Detta vilar på en enda kort period. Skulle en längre säga samma sak?
ask-window-other = Detta vilar på en enda kort period. Över en längre är siffran { $longer }. Vilken av de två gäller?
ask-regime = Seriens två halvor gav { $before } och { $after }. Är detta mer än en tursam eller otursam period?
ask-outlier = Utan de tio bästa dagarna gav serien { $without } i stället för { $with }. Hänger påståendet på några få dagar?
ask-stale = Siffrorna bakom detta är { $age } gamla. Vad av det gäller fortfarande?
ask-survivors = Företag som gick under finns inte i serien. Är detta mer än historien om ett som klarade sig?
ask-base-rate = I { $rate } av alla tidigare år slutade serien med vinst. Vad tillför påståendet till det?
ask-missing-risk = Här saknas att den största nedgången i serien var { $worst }.
ask-rates = Kan en ränteförändring också förklara detta? Tioårsräntan förändrades med { $change } på ett år.
answer-not-mine = Påståendet hör inte till det här resultatet.
answer-withdraw = Siffran bakom påståendet finns inte i sifferregistret; påståendet dras tillbaka.
answer-as-quoted = Siffran är återgiven som den står i sifferregistret, och formeln finns med.
answer-window = Delvis medgivet: en enda kort period är lite. Siffran står kvar, men räckvidden är mindre.
answer-window-other = Medgivet: den längre perioden, med { $longer }, pekar åt andra hållet. Påståendet väger mindre.
answer-regime = Delvis medgivet: perioderna var inte lika. Siffran står kvar, men räckvidden är mindre.
answer-outlier = Medgivet: mycket hänger på några få dagar. Påståendet väger mindre.
answer-outlier-holds = Även utan de tio bästa dagarna återstår { $without }. Påståendet står kvar.
answer-stale = Medgivet: siffrorna är gamla. Påståendet gäller deras datum och väger mindre i dag.
answer-survivors = Medgivet: de som gick under finns inte i serien. Påståendet väger mindre.
answer-missing-risk = Medgivet: en nedgång på { $worst } hör hemma bredvid påståendet.
answer-base-rate-same = Det vanliga utfallet, { $rate }, pekar åt samma håll. Påståendet står kvar.
answer-base-rate-other = Medgivet: det vanliga utfallet, { $rate }, pekar åt andra hållet. Påståendet behöver mer än det har.
answer-rates = En annan orsak kan också spela in; påståendet gäller siffran, inte orsaken.
ruling-upheld = Frågan besvarades utifrån siffrorna; påståendet står kvar.
ruling-weakened = Invändningen medges; påståendet väger mindre.
ruling-withdrawn = Påståendet dras tillbaka; det räknas inte.
ruling-unresolved = Ingen svarade; påståendet väger mindre.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Enligt de siffror som finns lutar underlaget åt att tala för { $name }.
        [unfavourable] Enligt de siffror som finns lutar underlaget åt att tala mot { $name }.
       *[mixed] Siffrorna om { $name } väger ungefär lika på båda sidor.
    }
thesis-comparison =
    { $balance ->
        [favourable] Sida vid sida kommer { $first } bättre ut än { $others } enligt de här siffrorna.
        [unfavourable] Sida vid sida kommer { $first } sämre ut än { $others } enligt de här siffrorna.
       *[mixed] Sida vid sida ligger { $first } och { $others } ungefär jämnt enligt de här siffrorna.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Enligt de siffror som finns passar blandningen det som efterfrågades.
        [unfavourable] Enligt de siffror som finns passar blandningen inte det som efterfrågades.
       *[mixed] Enligt de siffror som finns talar lika mycket för blandningen som emot den.
    }
thesis-macro = Så ser läget ut: { $name }. Sådana siffror talar varken för eller emot någon.
thesis-no-side = Siffrorna om { $name } säger hur läget är och pekar inte åt något håll.
thesis-nothing = Datarummet har för lite om själva ämnet { $name }, och kommittén gör därför ingen bedömning.
thesis-around = Det som kan sägas är detta: { $text }
thesis-for = Den starkaste punkten för: { $text }
thesis-against = Den starkaste punkten emot: { $text }
thesis-taken-back = Efter invändningen från red team gör kommittén ingen bedömning här: underlaget är för gammalt eller går inte att lita på. Dessförinnan löd den: { $thesis }
change-newer = Aktuella siffror i stället för de gamla.
change-gaps = Uppgifter som fyller luckorna, kurser och bokslut först.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = En nedgång som den största för { $name } i serien fram till { $date }: { $worst }.
risk-fall-softened = En position som är liten nog för att en sådan nedgång ska kunna bäras, och tid att vänta.
risk-fall-sign = En nedgång från den senaste toppen som är större än vad som kan bäras enligt uppdraget.
risk-debt = Skulderna i { $name } är efter avdrag för likvida medel { $debt } gånger rörelseresultatet, och de måste förnyas.
risk-debt-softened = Långa löptider och ett resultat som inte svänger.
risk-debt-sign = Räntorna tar en växande del av rörelseresultatet.
risk-concentration = Det största innehavet är { $largest } av helheten: faller det så faller portföljen.
risk-concentration-softened = Fler innehav som rör sig oberoende av varandra.
risk-concentration-sign = Det största innehavet faller medan de andra håller sig.
risk-rates = Räntorna rör sig långt från sin nivå ({ $rate }, { $date }), och därmed ändras vad framtida vinster är värda i dag.
risk-rates-softened = Vinster som växer med priserna, och låga skulder.
risk-rates-sign = Tioårsräntan rör sig mer än en procentenhet inom ett år.
risk-against = Det som talar emot visar sig vara avgörande. { $text }
risk-against-softened = Låt påståendet väga så tungt som man tror på det.
risk-against-sign = Nyare siffror bekräftar detta.
risk-old = Världen har förändrats sedan siffrorna tog slut ({ $age }).
risk-old-softened = Ta in aktuella uppgifter innan du förlitar dig på något av detta.
risk-old-sign = Nyare siffror har ett annat tecken än de som används här.
risk-gaps = Något som har betydelse finns bland luckorna.
risk-gaps-softened = Fyll först luckorna överst på listan.
risk-gaps-sign = En lucka fylls och bilden ändras.
risk-objection = Invändningen från red team visar sig stämma. { $text }
risk-objection-softened = Titta först på den här punkten när nyare siffror kommer.
risk-objection-sign = Nyare siffror ger invändningen rätt.

## Scenarios.

scenario-bear-stock = Tidshorisonten slutar utan vinst med { $name }, som i { $lost } av de mest liknande perioderna i historien.
scenario-base-stock = Det blir vinst med { $name }, högst en tiondel per år, som i de övriga perioderna i historien.
scenario-bull-stock = Det blir mer än en tiondels vinst per år med { $name }, som i { $strong } av de mest liknande perioderna i historien.
scenario-bear-market = Tidshorisonten slutar utan vinst efter inflation, som i { $lost } av de mest liknande perioderna i historien.
scenario-base-market = Det blir vinst efter inflation, högst i den långsiktiga årstakten, som i de övriga perioderna i historien.
scenario-bull-market = Vinsten efter inflation överstiger den långsiktiga årstakten, som i { $strong } av de mest liknande perioderna i historien.
scenario-stands-in = Den egna historiken är för kort att räkna i ({ $name }); den amerikanska aktiemarknaden får stå i dess ställe.
scenario-bear-unknown = Det blir en varaktig förlust. Inget i sifferregistret säger hur sannolikt det är.
scenario-base-unknown = Utvecklingen följer marknaden. Inget i sifferregistret säger hur sannolikt det är.
scenario-bull-unknown = Utvecklingen blir klart bättre än marknadens. Inget i sifferregistret säger hur sannolikt det är.
scenario-bear-wrong = Värdet i slutet av tidshorisonten är högre än i början.
scenario-base-wrong = Tidshorisonten slutar utan vinst, eller klart över den takten.
scenario-bull-wrong = Den årliga vinsten stannar vid eller under den takten.

## The red team, and the chair's response.

objection-planted = Utkastet visar en siffra som inte finns i sifferregistret: { $figure }.
objection-older-than-horizon = Siffrorna är äldre än tidshorisonten är lång: även de nyaste slutar { $age } före uppdragets datum.
objection-old = De äldsta siffrorna slutar { $age } före uppdragets datum; det som har hänt sedan dess finns inte i dem.
objection-cross-examination = Utan den inbördes utfrågningen ger samma siffror en annan helhetsbild; utkastet beror på hur påståendena ifrågasattes.
objection-single-figure = Helhetsbilden hänger på en enda siffra: { $name }, { $value } ({ $date }).
objection-single-seat = Utan ”{ $seat }” slår helhetsbilden över åt andra hållet.
objection-opposite =
    { $count ->
        [one] Det motsatta fallet: ett av { $all } påståenden pekar åt andra hållet. { $text }
       *[other] Det motsatta fallet: { $count } av { $all } påståenden pekar åt andra hållet, det starkaste först. { $text }
    }
objection-no-opposite = Ingen siffra talar för motsatsen. Det kan vara ett tecken på styrka, men lika gärna på att något inte har undersökts.
objection-no-judgement = Utkastet gör ingen bedömning. Om det gjorde en vore det utan någon siffra om ämnet.
objection-one-source = Alla siffror kommer från en enda källa.
objection-frequencies = Sannolikheterna är frekvenser från överlappande perioder i historien, inte prognoser.
response-noted = Noterat; det ändrar inte helhetsbilden.
response-lowered = Godtaget; tilltron sänks.
response-halved = Godtaget; tilltron halveras.
response-taken-back = Godtaget; bedömningen tas tillbaka. Det siffrorna sade vid sitt datum står kvar bland drivkrafterna.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Enligt de här siffrorna kommer { $first } bättre ut än { $others }.
        [unfavourable] Enligt de här siffrorna kommer { $first } sämre ut än { $others }.
        [mixed] Enligt de här siffrorna ligger { $first } och { $others } ungefär jämnt.
       *[insufficient_evidence] Underlaget räcker inte för att rangordna { $first } och { $others }.
    }
headline-macro = Så ser läget ut: { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Enligt siffrorna passar blandningen det du frågade efter.
        [unfavourable] Enligt siffrorna passar blandningen inte det du frågade efter.
        [mixed] Enligt siffrorna talar lika mycket för blandningen som emot den.
       *[insufficient_evidence] Underlaget räcker inte för att bedöma blandningen.
    }
tell-committee =
    { $members ->
        [one] En ledamot har tittat på detta. Utkastet angreps sedan för att hitta dess svaga punkter.
       *[other] { $members } ledamöter har tittat på detta, först var för sig. Sedan frågade de ut varandra och skrev ned var de är oense.
    }
tell-committee-alone = { $members } ledamöter har tittat på detta, var och en för sig, och ordföranden har vägt samman vad de fann.
tell-confidence =
    { $level ->
        [high] Kommittén är ganska säker på detta: { $confidence } på en skala från 0 till 1.
        [medium] Kommittén är bara delvis säker på detta: { $confidence } på en skala från 0 till 1.
       *[low] Kommittén är inte alls säker på detta: { $confidence } på en skala från 0 till 1.
    } Det säger hur bra underlaget är. Det är inte sannolikheten för en vinst.
tell-odds = Tidigare har { $lost } av alla perioder på { $horizon } slutat utan vinst. Det är historia, ingen prognos.
tell-import = För ett bättre svar behövs nyare uppgifter: importera en kursfil eller företagets bokslut, eller slå på en direktkälla.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Inga kurser för { $name }. Importera en fil med dagliga kurser för att fylla luckan.
gap-prices-old = Kurserna för { $name } slutar { $date }.
gap-accounts-missing = Inga bokslut för { $name }. Importera årssiffrorna för att fylla luckan.
gap-accounts-old = Boksluten för { $name } slutar { $date }.
gap-industry-missing = Inga branschdata om { $name }.
gap-market-old = Serierna för den amerikanska marknaden slutar { $date }.
gap-news-missing = Inga nyheter.
gap-provider-down = Källan { $provider } gick inte att nå: { $reason }.
gap-window-too-short = För få kurser för { $name } för en längre period.
gap-holdings-unpriced = Inga kurser för ditt innehav { $name }.
gap-portfolio-no-weights = Innehavens vikter är inte kända.

## Terms that the debrief explains.

term-volatility = Volatilitet
term-drawdown = Drawdown
term-confidence = Tilltro
term-dissent = Avvikande mening
term-red-team = Red team

## Measures, as lists name them.

measure-price = Senaste kurs
measure-age = Kursernas ålder
measure-return-1m = Förändring över en månad
measure-return-3m = Förändring över tre månader
measure-return-6m = Förändring över sex månader
measure-return-1y = Förändring över tolv månader
measure-return-3y = Årlig avkastning över tre år
measure-return-5y = Årlig avkastning över fem år
measure-return-10y = Årlig avkastning över tio år
measure-return-all = Årlig avkastning över hela serien
measure-momentum-12-1 = Förändring under året före den senaste månaden
measure-trend = Avstånd till det längre genomsnittet
measure-vol-1y = Årliga svängningar, senaste året
measure-vol-36m = Årliga svängningar, tre år
measure-max-drawdown-1y = Största nedgången på ett år
measure-max-drawdown-36m = Största nedgången på tre år
measure-max-drawdown-all = Största nedgången i hela serien
measure-drawdown-now = Avstånd till toppen
measure-worst-month = Sämsta månaden
measure-best-month = Bästa månaden
measure-return-all-less-best-10 = Årlig avkastning utan de tio bästa dagarna
measure-return-first-half = Årlig avkastning i första halvan
measure-return-second-half = Årlig avkastning i andra halvan
measure-volume-ratio = Handel jämfört med genomsnittet
measure-turnover-20d = Daglig handel
measure-freq-pos = Tidigare perioder med vinst
measure-freq-neg = Tidigare perioder utan vinst
measure-freq-strong = Tidigare perioder med över en tiondel per år
measure-freq-above-avg = Tidigare perioder över den långsiktiga takten
measure-horizon = Tidshorisont i hela år
measure-window-count-1y = Ettårsperioder i serien
measure-beta-36m = Beta mot marknaden
measure-correlation-36m = Korrelation, tre år
measure-return-gap-1y = Försprång över tolv månader
measure-real-return-5y = Årlig avkastning efter inflation, fem år
measure-revenue = Omsättning
measure-revenue-growth-1y = Omsättningstillväxt, ett år
measure-revenue-growth-2y = Omsättningstillväxt, två år
measure-gross-margin = Bruttomarginal
measure-operating-margin = Rörelsemarginal
measure-operating-margin-change-1y = Förändring av rörelsemarginalen
measure-net-margin = Nettomarginal
measure-net-income = Nettoresultat
measure-roe = Avkastning på eget kapital
measure-roa = Avkastning på totala tillgångar
measure-roic = Avkastning på investerat kapital
measure-debt-to-equity = Skulder i förhållande till eget kapital
measure-net-debt-to-operating-income = Nettoskuld i förhållande till rörelseresultat
measure-current-ratio = Balanslikviditet
measure-interest-coverage = Räntetäckning
measure-cash-conversion = Operativt kassaflöde i förhållande till nettoresultat
measure-free-cash-flow = Fritt kassaflöde
measure-fcf-margin = Fritt kassaflöde i förhållande till omsättning
measure-capex-to-revenue = Investeringar i förhållande till omsättning
measure-rd-to-revenue = Forskning i förhållande till omsättning
measure-eps-diluted = Vinst per aktie
measure-eps-growth-1y = Tillväxt i vinst per aktie
measure-book-value-per-share = Eget kapital per aktie
measure-fcf-per-share = Fritt kassaflöde per aktie
measure-shares-change-1y = Förändring av antalet aktier
measure-payout = Utdelat av fritt kassaflöde
measure-accounts-age = Bokslutens ålder
measure-pe = P/e-tal
measure-ps = P/s-tal
measure-pb = P/b-tal
measure-fcf-yield = Fritt kassaflöde i förhållande till kurs
measure-earnings-yield = Vinstavkastning
measure-pe-percentile = P/e-tal jämfört med egen historia
measure-pe-median = Median för p/e-talet
measure-pe-to-market = P/e-tal jämfört med marknaden
measure-float-to-earnings = Fritt handlade aktier i förhållande till nettoresultat
measure-infl-12m = Inflation över tolv månader
measure-infl-10y = Årlig inflation över tio år
measure-infl-percentile = Inflation jämfört med egen historia
measure-long-rate = Tioårig statsobligationsränta
measure-long-rate-change-12m = Förändring av tioårsräntan
measure-long-rate-median = Median för tioårsräntan
measure-real-long-rate = Tioårsränta minus inflation
measure-cape = Pris genom tio års vinster (CAPE)
measure-cape-median = Median för CAPE
measure-cape-percentile = CAPE jämfört med egen historia
measure-after-cape-median-10y = Medianavkastning efter dyr start
measure-excess-cape-yield = Vinstavkastning minus real obligationsränta
measure-sp-payout = Utdelad del av vinsten
measure-dividend-yield = Direktavkastning
measure-real-earnings-growth-10y = Real vinsttillväxt, tio år
measure-real-return-1y = Avkastning efter inflation, ett år
measure-real-return-10y = Årlig avkastning efter inflation, tio år
measure-real-return-20y = Årlig avkastning efter inflation, tjugo år
measure-real-return-all = Årlig avkastning efter inflation, hela serien
measure-real-return-10y-worst = Sämsta tio åren efter inflation
measure-bond-real-return-10y = Obligationer efter inflation, tio år
measure-freq-stocks-beat-bonds-10y = Tioårsperioder med aktier före obligationer
measure-curve-10y-3m = Tioårsränta minus tremånadersränta
measure-curve-10y-2y = Tioårsränta minus tvåårsränta
measure-curve-share-inverted = Månader med inverterad räntekurva
measure-curve-age = Räntekurvans ålder
measure-unemployment = Arbetslöshet
measure-unemployment-median = Median för arbetslösheten
measure-credit-spread = Skillnad mellan svaga och starka låntagare
measure-credit-spread-percentile = Den skillnaden jämfört med egen historia
measure-pf-value = Innehavens värde
measure-pf-weight = Vikt bland innehaven
measure-pf-largest-weight = Största vikten
measure-pf-hhi = Summan av de kvadrerade vikterna
measure-pf-vol-36m = Innehavens årliga svängningar
measure-pf-max-drawdown-36m = Innehavens största nedgång på tre år
measure-pf-return-1y = Innehavens avkastning, ett år
measure-pf-return-3y = Innehavens årliga avkastning, tre år
measure-pf-mean-correlation = Innehavens genomsnittliga korrelation
measure-pf-priced-share = Andel av innehaven med kurser

## What the engine says in the transcript.

floor-opened =
    Kommittén samlas kring ”{ $title }”. Datarummet har { $figures ->
        [one] en siffra
       *[other] { $figures } siffror
    } om detta och anger { $gaps ->
        [0] ingen lucka
        [one] en lucka
       *[other] { $gaps } luckor
    }.
floor-taken = Ordet går till: { $seat }.
floor-votes =
    Alla har röstat utan att höra de andra: { $supports } för, { $opposes } emot, { $neutral } varken eller. { $next ->
        [tier] På den här abonnemangsnivån sker ingen utfrågning; sammanfattningen kommer härnäst.
        [nobody] Det finns ingen att fråga ut; sammanfattningen kommer härnäst.
       *[questions] Ordet är fritt för frågor om enskilda påståenden.
    }
floor-question = Till { $seat }, om { $claim }: { $text }
floor-answer = Till { $seat }: { $text }
floor-silent = Inget användbart från { $seat }: { $reason }.
floor-ruled =
    Om { $claim }: { $ruling ->
        [upheld] står fast
        [weakened] försvagat
        [refuted] motbevisat
        [withdrawn] tillbakadraget
        [unresolved] olöst
       *[other] { $ruling }
    }. { $reason }
floor-revised = Utkastet revideras: { $thesis }
red-team-pass = Red team släpper igenom utkastet.
red-team-revise = Red team skickar tillbaka utkastet för omarbetning.
red-team-reject = Red team underkänner utkastet.
red-team-unheard = Red team kunde inte höras ({ $reason }); utkastet räknas som underkänt.
number-left-out = Ett tal utan källa har utelämnats ur texten.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Ja, den amerikanska räntekurvan är inverterad enligt våra senaste siffror
        [partly] Den amerikanska räntekurvan är delvis inverterad enligt våra senaste siffror
       *[no] Nej, den amerikanska räntekurvan är inte inverterad enligt våra senaste siffror
    }: tioårsräntan minus tvåårsräntan var { $curve_10y_2y } ({ $date }), minus tremånadersräntan { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] De tecken på en amerikansk recession som vi följer varnar
        [partly] De tecken på en amerikansk recession som vi följer är blandade
       *[no] De tecken på en amerikansk recession som vi följer är lugna
    }: arbetslösheten låg { $sahm } över sin lägsta nivå det senaste året ({ $date }); på ett år sysselsättning { $payrolls_12m } och realinkomst utan transfereringar { $income_12m }; tioårsräntan minus tremånadersräntan { $curve_10y_3m } ({ $other_date }).
first-savings = Sparpengar som ger mindre än { $infl_12m } om året förlorar köpkraft: så hög var inflationen i USA under tolv månader till { $date }. Amerikanska statsskuldväxlar på tre månader gav { $bill_rate } ({ $other_date }), efter inflation { $real_bill_rate }. Pengar utan ränta behöll { $purchasing_power_10y } av sin köpkraft på tio år.
first-inflation = Inflationen i USA var { $infl_12m } under tolv månader till { $date }, och { $core_infl_12m } utan mat och energi; över tio år var den { $infl_10y }.
first-jobs = Arbetslösheten i USA var { $unemployment } ({ $date }), mot en median på { $unemployment_median }; sysselsättningen ändrades med { $payrolls_12m } på ett år.
first-rates = Amerikanska statsobligationer på tio år gav { $long_rate } ({ $date }), efter det senaste årets inflation { $real_long_rate }; statsskuldväxlar på tre månader gav { $bill_rate } ({ $other_date }), efter inflation { $real_bill_rate }.
first-money = Penningmängden M2 i USA ändrades med { $m2_12m } under året till { $date }, med { $m2_real_12m } efter inflation.
first-housing = Bostadsbyggandet i USA ändrades med { $starts_12m } och bygglov med { $permits_12m } under året till { $date }; boendekostnaden ändrades med { $shelter_12m }. Vi har inga huspriser.
first-dollar = Mot handelspartnernas valutor ändrades dollarn med { $dollar_12m } under året till { $date }; den var svagare { $dollar_percentile } av alla dagar i vår serie.
first-growth = Den reala produktionen i USA ändrades med { $gdp_1y } på ett år ({ $date }); sysselsättningen ändrades med { $payrolls_12m }, och arbetslösheten var { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } har stigit mer än inflationen i våra siffror, men de är för få för att tala om ett skydd
       *[no] { $name } har inte hållit jämna steg med inflationen i våra siffror, och de är för få för att bedöma skyddet
    }: från { $from } till { $to } ändrades priset med { $gain_whole }, konsumentpriserna i USA med { $infl_whole }; det djupaste fallet de senaste tolv månaderna var { $max_drawdown_1y }.
first-spot = { $name } kostade { $price } ({ $date }), en ändring på { $return_1y } på ett år; det djupaste fallet under det året var { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Siffrorna talar inte för någon av sidorna
        [up] Historien talar snarare för en uppgång
       *[down] Historien talar snarare för en nedgång
    }: { $name } stod i { $price } ({ $date }), mot en median på { $level_median }; kursen var lägre i { $level_percentile } av alla månader, och i { $freq_neg } av tidigare perioder som liknar horisonten steg den inte.
first-accounts =
    { $balance ->
        [favourable] Boksluten för { $name } är solida
        [unfavourable] Boksluten för { $name } är svaga
       *[mixed] Boksluten för { $name } är delvis solida och delvis svaga
    }: under räkenskapsåret till { $date } var rörelsemarginalen { $operating_margin }, försäljningstillväxten { $revenue_growth_1y }, kassaflödet från rörelsen { $cash_conversion } gånger nettovinsten och skulden { $debt_to_equity } gånger det egna kapitalet.
first-compare =
    { $balance ->
        [favourable] Enligt boksluten ligger { $name } före { $other }
        [unfavourable] Enligt boksluten ligger { $name } efter { $other }
       *[mixed] Enligt boksluten ligger { $name } och { $other } ungefär lika
    }: försäljningstillväxt { $revenue_growth_1y } mot { $revenue_growth_1y_other }, rörelsemarginal { $operating_margin } mot { $operating_margin_other }, avkastning på eget kapital { $roe } mot { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Hur aktuellt detta är: { $kinds }.
current-accounts = bokslut till { $date }
current-prices = aktiekurser till { $date }
current-metals = metaller och kryptovalutor till { $date }
current-exchange = växelkurser till { $date }
current-market = USA:s aktiemarknad till { $date }
current-rates = räntor till { $date }
current-economy = ekonomiska data till { $date }
table-years = { $name }: räkenskapsår

## Claims on the economy, on short histories, and on several years.

claim-dollar = Dollarn ändrades med { $dollar_12m } på ett år mot handelspartnernas valutor; den var svagare { $dollar_percentile } av alla dagar i serien
wrong-dollar = Dollarn vänder inom ett år.
claim-fall-year =
    På ett år var det djupaste fallet för { $name } { $max_drawdown_1y }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] mer än vad som kan bäras
       *[other] inom vad som kan bäras
    }
wrong-fall-year = En längre historia visar ett fall på andra sidan av vad som kan bäras.
claim-swings-year = De årliga svängningarna för { $name } över tolv månader var { $vol_12m }
wrong-swings-year = En längre historia visar svängningar av annan storlek.
claim-sahm = Arbetslösheten låg i snitt över tre månader { $sahm } över sin lägsta nivå det senaste året
wrong-sahm = Arbetslösheten stiger de närmaste månaderna.
claim-inversion-record = I { $jobs_after_inversion } av månaderna med inverterad kurva var arbetslösheten tydligt högre ett och ett halvt år senare, mot { $jobs_after_any } av alla månader
wrong-inversion-record = Nästa invertering går förbi utan att arbetslösheten stiger.
claim-growth-5y =
    Över fem år ändrades försäljningen för { $name } med { $revenue_growth_5y }{ $more ->
        [yes] , vinsten per aktie med { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = Tillväxten kom från ett förvärv eller från ett enda bra år.
claim-bill-real = Amerikanska statsskuldväxlar på tre månader gav { $bill_rate }, efter inflation { $real_bill_rate }
wrong-bill-real = Korta räntor eller inflationen ändras med mer än en enhet.
claim-payrolls = Sysselsättningen i USA ändrades med { $payrolls_12m } på tolv månader
wrong-payrolls = Siffrorna revideras eller vänder inom några månader.
claim-output = Den reala produktionen i USA ändrades med { $gdp_1y } på ett år
wrong-output = De närmaste kvartalen går åt andra hållet.
claim-money =
    Penningmängden M2 i USA ändrades med { $m2_12m } på ett år, med { $m2_real_12m } efter inflation{ $more ->
        [yes] ; banklån till företag ändrades med { $loans_12m }
       *[no] { "" }
    }
wrong-money = Pengar flyttar till former som M2 inte räknar.
claim-housing =
    Bostadsbyggandet i USA ändrades med { $starts_12m } på ett år, bygglov med { $permits_12m }{ $more ->
        [yes] ; boendekostnaden ändrades med { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = En mild eller hård vinter förklarar skillnaden.
claim-purchasing-power = En dollar behöll { $purchasing_power_10y } av vad den köpte tio år tidigare
wrong-purchasing-power = Priserna faller de kommande tio åren.
claim-hedge = Priset på { $name } ändrades med { $gain_whole }, konsumentpriserna i USA med { $infl_whole } under samma månader
wrong-hedge = På längre sikt hamnar priset efter konsumentpriserna.
claim-level = Medianen för { $name } över hela serien är { $level_median }; kursen var lägre än nu i { $level_percentile } av alla månader
wrong-level = Den gamla medianen passar inte längre, eftersom priserna i de två länderna har glidit isär.

## Measures of the above.

measure-vol-12m = Årliga svängningar, tolv månader
measure-gain-whole = Ändring sedan seriens början
measure-infl-whole = Inflation under samma månader
measure-correlation-12m = Korrelation, tolv månader
measure-level-median = Mediankurs
measure-level-percentile = Kursen mot sin egen historia
measure-core-infl-12m = Inflation utan mat och energi
measure-shelter-12m = Ändring av boendekostnaden
measure-payrolls-12m = Ändring av sysselsättningen
measure-income-12m = Ändring av realinkomsten
measure-m2-12m = Ändring av penningmängden M2
measure-m2-real-12m = Ändring av M2 efter inflation
measure-starts-12m = Ändring av bostadsbyggandet
measure-permits-12m = Ändring av bygglov
measure-loans-12m = Ändring av lån till företag
measure-gdp-1y = Ändring av real produktion
measure-bill-rate = Ränta på tremånaders statsskuldväxlar
measure-real-bill-rate = Växelränta minus inflation
measure-purchasing-power-10y = Köpkraft kvar efter tio år
measure-sahm = Arbetslöshet över årets lägsta
measure-jobs-after-inversion = Inverteringar följda av högre arbetslöshet
measure-jobs-after-any = Månader följda av högre arbetslöshet
measure-dollar-12m = Ändring av den breda dollarn
measure-dollar-percentile = Breda dollarn mot sin egen historia
measure-sp-long-rate = Tioårsräntan den månaden
measure-revenue-growth-5y = Försäljningstillväxt, fem år
measure-eps-growth-5y = Tillväxt i vinst per aktie, fem år
measure-cash = Kassa och kortfristiga värdepapper
measure-debt = Skuld
measure-dividends = Utbetald utdelning
measure-buybacks = Återköpta aktier
measure-dividends-per-share = Utdelning per aktie
measure-shares-diluted = Aktier efter utspädning
measure-public-float = Värdet av aktier i allmän ägo
