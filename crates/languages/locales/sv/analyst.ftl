# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (uppgifter per { $dates }).
surroundings = Bakgrund: { $text }
between-sentences = { " " }
between = { "; " }
us-market = den amerikanska aktiemarknaden
us-stocks = amerikanska aktier
us-bonds = tioåriga amerikanska statsobligationer
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; här ligger { $name } före
        [level] ; det är ungefär jämnt
       *[untold] { "" }
    }
absent = Inte hörd: { $reason }
dissent =
    { $stance ->
        [supports] Mer positiv bedömning ({ $seat }): { $claim }
       *[opposes] Mer negativ bedömning ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Ordförande
seat-fundamentals = Fundamental analys
seat-valuation = Värdering
seat-market = Marknad och teknisk analys
seat-desk = Uppslag
seat-macro = Makroekonomi och räntor
seat-industry = Bransch
seat-allocation = Fördelning
seat-risk = Riskkontroll
seat-red-team = Röda laget
mandate-chair = Väger påståendena ett för ett och skriver bedömningen.
mandate-fundamentals = Vad företaget eller marknaden tjänar, delar ut och är skyldigt.
mandate-valuation = Priset, jämfört med den egna historiken och med obligationer.
mandate-market = Hur kursen har utvecklats.
mandate-desk = Vad frågan gäller: en siffra eller betydelsen av ett begrepp.
mandate-macro = Inflation, räntor och läget i ekonomin.
mandate-industry = Hur starkt företaget står mot konkurrenter och kunder.
mandate-allocation = Hur delarna i en portfölj beter sig tillsammans.
mandate-risk = Vad som kan gå förlorat, hur mycket och hur ofta, jämfört med vad du klarar.
mandate-red-team = Angriper utkastet: den motsatta synen, gamla uppgifter, en enda siffra som bär för mycket.
lens-chair = vad underlaget som helhet ger stöd för
lens-fundamentals = omsättning, marginaler, likvida medel och skulder
lens-valuation = priset jämfört med vinster, egen historik och obligationer
lens-market = avkastning, trend och handel
lens-desk = den siffra eller det begrepp som efterfrågas
lens-macro = inflation, räntor och arbetsmarknad
lens-industry = prissättningsmakt och investeringsbehov
lens-allocation = vikter och hur delarna rör sig tillsammans
lens-risk = nedgångar, svängningar och hur ofta pengar gick förlorade
lens-red-team = hur den här bedömningen kan visa sig fel
needs-fundamentals = årsbokslut
needs-valuation = kurser och bokslut
needs-market = dagliga kurser
needs-desk = den siffra som efterfrågas
needs-macro = inflation och räntor
needs-industry = årsbokslut
needs-allocation = innehav och dagliga kurser
needs-risk = dagliga kurser
task-title = { $seat }: { $name }
task-instructions = { $mandate } Varje siffra kommer från en daterad källa, och det som saknas sägs ut.
task-acceptance = Minst ett påstående med sina siffror, eller vad som saknas för ett.

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

thinking = Det som granskas: { $lens }. Siffrorna till det: { $figures }.
thinking-nothing = Det som granskas: { $lens }. Vi har inga siffror om det.
thinking-builds-on = Det här bygger på ett tidigare resultat: { $first }
caveat-stale = De här siffrorna är { $age } gamla.
caveat-surroundings = En del av detta är bakgrund och handlar inte om själva ämnet.
caveat-overlap = De tidigare perioderna överlappar varandra, så de verkligt skilda är färre än det verkar.
nothing = Ur den här synvinkeln har vi inga siffror för att bedöma { $name }.
no-guess = Att säga mer vore att gissa.
wrong-nothing = De uppgifter som saknas blir tillgängliga.
missing-fundamentals = Vi har inga bokslut för { $name }.
missing-valuation = Vi har ingen kurs för { $name } att jämföra med vinsten.
missing-market = Vi har inga kurser för { $name }.
missing-risk = Vi har inga kurser för { $name }.
missing-desk = Vi har inga siffror som besvarar frågan.
missing-macro = Vi har inga uppgifter om inflation eller räntor.
missing-industry = Vi har inga bokslut som visar hur { $name } står sig i branschen.
missing-allocation = Vi har inga vikter och kurser för dina innehav.

## Market and Technicals.

claim-year =
    Under ett år, till och med { $dates }, { $return_1y_way ->
        [down] föll
       *[up] steg
    } kursen för { $name } med { $return_1y_size }{ $more ->
        [yes] ; på fem år { $return_5y_way ->
            [down] föll
           *[up] steg
        } den med { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Nyare kurser visar motsatsen över tolv månader.
claim-momentum =
    Från { $from } till { $to } { $momentum_12_1_way ->
        [down] föll
       *[up] steg
    } kursen för { $name } med { $momentum_12_1_size }.
wrong-momentum = Kursen vänder de närmaste månaderna.
claim-trend =
    Kursen för { $name } låg { $trend_size } { $trend_way ->
        [down] under
       *[up] över
    } sitt genomsnitt för { $daily ->
        [yes] 200 dagar
       *[no] tio månader
    } ({ $dates }).
wrong-trend = Kursen korsar det genomsnittet.
claim-below-high = Kursen för { $name } låg { $drawdown_now_size } under sin topp i { $from } ({ $dates }).
wrong-below-high = Den gamla toppen var en bubbla och kursen återvänder inte dit.
claim-real-return =
    Efter inflation gav { $name } en { $real_return_5y_way ->
        [down] förlust
       *[up] vinst
    } på { $real_return_5y_size } under fem år, till och med { $dates }.
wrong-real-return = De kommande fem åren utvecklas kurser eller inflation annorlunda.
claim-volume = Under månaden till och med { $dates } var handeln i { $name } { $volume_ratio } gånger årets genomsnitt.
wrong-volume = En enda dag med livlig handel förklarar skillnaden.

## Risk Officer.

claim-fall =
    Under tre år, till och med { $dates }, föll kursen för { $name } som mest med { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }efter inflation
       *[no] { "" }
    }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Det är { $verdict ->
            [opposes] mer än vad
           *[other] inom vad
        } risktoleransen tillåter
    }.
wrong-fall = Ett senare fall är tydligt större eller mindre.
claim-loss-frequency =
    Från { $since } till { $dates } slutade { $freq_neg } av alla perioder på { $horizon } med { $name } i förlust{ $real ->
        [yes] { " " }efter inflation
       *[no] { "" }
    }.
wrong-loss-frequency = Räknat med nyare år var förluster tydligt vanligare eller ovanligare.
claim-swings = Under tre år, till och med { $dates }, svängde kursen för { $name } normalt med { $vol_36m }.
wrong-swings = En längre eller nyare period visar mycket större eller mindre svängningar.
claim-best-days =
    Från { $since } till { $dates } { $return_all_way ->
        [down] föll
       *[up] steg
    } { $name } med { $return_all_size }. Utan de tio bästa dagarna hade det blivit en { $return_all_less_best_10_way ->
        [down] förlust
       *[up] vinst
    } på { $return_all_less_best_10_size }.
wrong-best-days = De bra dagarna är jämnare fördelade än förr.
claim-beta =
    Under tre år, till och med { $dates }, rörde sig { $name } i genomsnitt { $beta_36m } procent när den amerikanska marknaden rörde sig en procent{ $more ->
        [yes] { " " }(korrelation: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Sambandet med marknaden ändras med verksamheten.
claim-interest =
    Under räkenskapsåret till { $dates } { $interest_coverage_way ->
        [down] gjorde { $name } en rörelseförlust; räntorna täcktes alltså inte
       *[up] täckte rörelsevinsten i { $name } räntorna { $interest_coverage } gånger
    }.
wrong-interest = Skulder måste förnyas till mycket högre räntor.
claim-debt = Skulden i { $name } var { $debt_to_equity } gånger det egna kapitalet ({ $dates }).
wrong-debt = Ett förvärv, en nedskrivning eller ett aktieåterköp ändrar skulden eller det egna kapitalet.
claim-worst =
    Det största uppmätta kursfallet för { $name } var { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }efter inflation
       *[no] { "" }
    }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    } (kurser till { $dates }). Ett sådant fall kan hända igen.
wrong-worst = Tidigare eller senare kurser visar ett större fall.
claim-portfolio-fall =
    Under tre år, till och med { $dates }, föll dina innehav tillsammans som mest med { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . Det är { $verdict ->
            [opposes] mer än vad
           *[other] inom vad
        } risktoleransen tillåter
    }.
wrong-portfolio-fall = Ett senare fall är tydligt större eller mindre.
claim-portfolio-swings = Under tre år, till och med { $dates }, svängde dina innehav tillsammans normalt med { $pf_vol_36m }.
wrong-portfolio-swings = Innehaven börjar svänga mer, eller röra sig mer i takt.

## Fundamentals.

claim-growth =
    Under räkenskapsåret till { $dates } { $revenue_growth_1y_way ->
        [down] minskade
       *[up] ökade
    } omsättningen i { $name } med { $revenue_growth_1y_size }{ $more ->
        [yes] ; på två år { $revenue_growth_2y_way ->
            [down] minskade
           *[up] ökade
        } den med { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Nästa årsredovisning visar motsatsen.
claim-margin =
    Under räkenskapsåret till { $dates } var { $operating_margin_way ->
        [down] rörelseförlusten
       *[up] rörelsevinsten
    } i { $name } { $operating_margin_size } av omsättningen{ $more ->
        [yes] , { $net_margin_way ->
            [down] nettoförlusten
           *[up] nettovinsten
        } { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Kostnaderna stiger snabbare än priserna två år i rad.
claim-margin-change =
    Under räkenskapsåret till { $dates } { $operating_margin_change_1y_way ->
        [down] sjönk
       *[up] steg
    } rörelsemarginalen i { $name } med { $operating_margin_change_1y_size }.
wrong-margin-change = En engångskostnad eller engångsintäkt förklarar förändringen.
claim-capital =
    Under räkenskapsåret till { $dates } { $roic_way ->
        [down] förlorade
       *[up] tjänade
    } { $name } { $roic_size } på kapitalet i verksamheten{ $more ->
        [yes] { " " }och { $roe_way ->
            [down] förlorade
           *[up] tjänade
        } { $roe_size } på det egna kapitalet
       *[no] { "" }
    }.
wrong-capital = Nya konkurrenter pressar avkastningen mot kapitalkostnaden.
claim-equity =
    Under räkenskapsåret till { $dates } { $roe_way ->
        [down] förlorade
       *[up] tjänade
    } { $name } { $roe_size } på det egna kapitalet{ $more ->
        [yes] { " " }och { $roa_way ->
            [down] förlorade
           *[up] tjänade
        } { $roa_size } på tillgångarna
       *[no] { "" }
    }.
wrong-equity = Avkastningen kommer från skulder eller mycket litet eget kapital; verksamheten själv tjänar mindre.
claim-cash = Under räkenskapsåret till { $dates } var kassaflödet från den löpande verksamheten i { $name } { $cash_conversion } gånger nettovinsten.
wrong-cash = Kassaflödet från den löpande verksamheten sjunker under nettovinsten.
claim-free-cash =
    Under räkenskapsåret till { $dates } hade { $name } efter investeringar ett { $fcf_margin_way ->
        [down] underskott
       *[up] överskott
    } i kassan på { $fcf_margin_size } av omsättningen{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Företaget måste investera mer bara för att behålla sin ställning.
claim-net-debt =
    { $name } hade en netto{ $net_debt_to_operating_income_way ->
        [down] kassa
       *[up] skuld
    } på { $net_debt_to_operating_income_size } gånger ett års rörelsevinst ({ $dates }).
wrong-net-debt = Pengarna behövs på annat håll, eller skulden ökar.
claim-shares =
    Under räkenskapsåret till { $dates } { $shares_change_1y_way ->
        [down] minskade
       *[up] ökade
    } antalet aktier i { $name } med { $shares_change_1y_size }.
wrong-shares = Nya aktier ges ut för ett förvärv eller till anställda.
claim-market-earnings =
    Under tio år, till och med { $dates }, { $sp_real_earnings_growth_10y_way ->
        [down] minskade
       *[up] ökade
    } de amerikanska företagens vinster med { $sp_real_earnings_growth_10y_size } efter inflation.
wrong-market-earnings = De kommande åren gör förändringen om intet.
claim-market-payout = Amerikanska företag delade ut { $sp_payout } av sina vinster ({ $dates }).
wrong-market-payout = Vinsterna faller medan utdelningarna är oförändrade.
claim-market-dividend = Utdelningarna på amerikanska aktier gav { $sp_dividend_yield }, tioåriga statsobligationer { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Företagen ger tillbaka mer genom återköp än genom utdelningar.

## Valuation.

claim-own-history = Aktien i { $name } kostade { $pe } gånger årsvinsten, mot normalt { $pe_median } ({ $dates }). Den var billigare under { $pe_percentile } av de uppmätta åren.
wrong-own-history = Vinsterna växer ikapp kursen utan att kursen faller.
claim-earnings-yield =
    Vinsten i { $name } var { $earnings_yield } av aktiekursen{ $more ->
        [yes] { " " }(en kurs på { $pe } gånger vinsten)
       *[no] { "" }
    }; tioåriga statsobligationer gav { $long_rate } ({ $dates }).
wrong-earnings-yield = Obligationsräntorna rör sig så långt att jämförelsen vänder.
claim-cash-yield = Det fria kassaflödet i { $name } var { $fcf_yield } av aktiekursen ({ $dates }).
wrong-cash-yield = Kassaflödet det året var ett undantag.
claim-against-market = Mätt mot vinsten kostade aktien i { $name } { $pe_to_market } gånger så mycket som den amerikanska marknaden ({ $dates }).
wrong-against-market = Vinsterna växer snabbt nog för att motivera kursen.
claim-float = Enbart de fritt handlade aktierna i { $name } var värda { $float_to_earnings } gånger den årliga nettovinsten ({ $dates }); räknar man in insynspersonernas aktier är det mer.
wrong-float = Aktiekursen har ändrats mycket sedan dess.
claim-market-cape = Amerikanska aktier kostade { $cape } gånger sin genomsnittliga vinst under tio år, mot normalt { $cape_median } ({ $dates }). De var billigare under { $cape_percentile } av alla månader sedan 1881.
wrong-market-cape = Vinsterna växer ikapp kursen utan att kursen faller.
claim-market-after =
    Efter en minst lika dyr start gav amerikanska aktier normalt en { $after_cape_median_10y_way ->
        [down] förlust
       *[up] vinst
    } på { $after_cape_median_10y_size } under tio år efter inflation. Sedan 1871 har de i genomsnitt gett { $sp_real_return_all } (uppgifter till { $dates }).
wrong-market-after = De få dyra starterna i historien överlappar varandra och liknar kanske inte den här.
claim-market-excess =
    Vinsterna från amerikanska aktier gav { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] mindre
       *[up] mer
    } än statsobligationer efter inflation ({ $dates }).
wrong-market-excess = Obligationsräntorna efter inflation ändras mycket.

## Industry.

claim-pricing-power =
    Under räkenskapsåret till { $dates } var bruttomarginalen i { $name } { $gross_margin }, ett tecken på { $verdict ->
        [supports] stark
        [opposes] begränsad
       *[neutral] måttlig
    } prissättningsmakt.
wrong-pricing-power = En konkurrent erbjuder samma sak billigare och vinner kunderna.
claim-investment = Under räkenskapsåret till { $dates } investerade { $name } { $capex_to_revenue } av omsättningen i anläggningar och utrustning.
wrong-investment = Företaget måste ta igen uppskjutna investeringar.
claim-research = Under räkenskapsåret till { $dates } lade { $name } { $rd_to_revenue } av omsättningen på forskning och utveckling.
wrong-research = Utgifterna leder inte till någon framgångsrik produkt.

## Macro and Rates.

claim-inflation =
    De amerikanska konsumentpriserna { $infl_12m_way ->
        [down] sjönk
       *[up] steg
    } med { $infl_12m_size } på ett år, till och med { $dates }; över tio år steg de med { $infl_10y }.
wrong-inflation = Nyare inflationssiffror avviker med mer än en procentenhet.
claim-real-rate =
    Efter inflation { $real_long_rate_way ->
        [down] förlorade
       *[up] gav
    } tioåriga amerikanska statsobligationer { $real_long_rate_size } ({ $dates }).
wrong-real-rate = Den framtida inflationen avviker från det senaste årets.
claim-rate-change =
    Räntan på tioåriga amerikanska statsobligationer { $long_rate_change_12m_way ->
        [down] sjönk
       *[up] steg
    } med { $long_rate_change_12m_size } på tolv månader, till { $long_rate } ({ $dates }). Medianen på lång sikt är { $long_rate_median }.
wrong-rate-change = Räntan vänder inom din tidshorisont.
claim-curve =
    Tioåriga amerikanska statsobligationer gav { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] mindre
       *[up] mer
    } än statsskuldväxlar på tre månader ({ $dates }){ $more ->
        [yes] . De korta räntorna var högre än de långa under { $curve_share_inverted } av alla månader
       *[no] { "" }
    }.
wrong-curve = De korta och långa räntorna byter plats.
claim-credit = Svagare amerikanska företag betalade { $credit_spread } mer för sin skuld än staten ({ $dates }). Skillnaden var mindre under { $credit_spread_percentile } av alla månader.
wrong-credit = Långivarna drar sig tillbaka och skillnaden växer.
claim-jobs = Arbetslösheten i USA var { $unemployment } ({ $dates }), mot en median på lång sikt på { $unemployment_median }.
wrong-jobs = Arbetslösheten stiger med en halv procentenhet inom ett år.

## Allocation.

claim-stocks-bonds =
    Under tio år, till och med { $dates }, gav amerikanska aktier en { $sp_real_return_10y_way ->
        [down] förlust
       *[up] vinst
    } på { $sp_real_return_10y_size } efter inflation; statsobligationer gav en { $bond_real_return_10y_way ->
        [down] förlust
       *[up] vinst
    } på { $bond_real_return_10y_size }.
wrong-stocks-bonds = De kommande tio åren vänder på ordningen, som andra decennier har gjort.
claim-stocks-ahead = Amerikanska aktier gick bättre än obligationer under { $freq_stocks_beat_bonds_10y } av alla tioårsperioder från 1871 till { $dates }.
wrong-stocks-ahead = Perioderna överlappar varandra, så de verkligt skilda är mycket färre.
claim-worst-decade =
    Under sina sämsta tio år gav amerikanska aktier en { $sp_real_return_10y_worst_way ->
        [down] förlust
       *[up] vinst
    } på { $sp_real_return_10y_worst_size } efter inflation (uppgifter till { $dates }).
wrong-worst-decade = En blandning med obligationer hade mildrat förlusten.
claim-concentration =
    Ditt största innehav är { $pf_largest_weight } av portföljen{ $more ->
        [yes] ; koncentrationsindexet är { $pf_hhi }, där 1 är ett enda innehav
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Innehav som du inte har nämnt ändrar vikterna.
claim-together = Under tre år, till och med { $dates }, var den genomsnittliga korrelationen mellan dina innehav { $pf_mean_correlation }, där 1 betyder att de rör sig i takt.
wrong-together = Vid nästa fall rör de sig mer i takt än förut.
claim-portfolio-return =
    Med dessa vikter gav din portfölj en { $pf_return_3y_way ->
        [down] förlust
       *[up] vinst
    } på { $pf_return_3y_size } under tre år, till och med { $dates }{ $more ->
        [yes] , och det sista året en { $pf_return_1y_way ->
            [down] förlust
           *[up] vinst
        } på { $pf_return_1y_size }
       *[no] { "" }
    }.
wrong-portfolio-return = De kommande tre åren utvecklas annorlunda.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Är rörelsen mer än slump, med tanke på hur kursen svänger under ett vanligt år?
ask-long-return = Säger fem år samma sak som ett?
ask-trend-turn = Har de senaste tre månaderna redan vänt trenden?
ask-recovering = Faller kursen fortfarande eller återhämtar den sig?
ask-from-high = Säger en kurs nära toppen hur mycket den kan falla?
ask-best-days = Vilar avkastningen på några få dagar?
ask-halves = Sade första halvan av historiken samma sak?
ask-calm-now = Liknade det senaste året de tre åren som helhet?
ask-whole-record = Är de senaste åren rätt mått på vad som kan förloras?
ask-recovered = Har nedgången hämtats in sedan dess?
ask-tied = Följer kursen marknaden tillräckligt för att beta ska betyda något?
ask-worst-decade = Säger andelen förluster hur svår en förlust kan bli?
ask-covered = Täcker rörelsevinsten räntorna?
ask-owed = Säger skulden efter avdrag för kassan samma sak?
ask-per-share = Märkte även aktieägaren av det?
ask-long-growth = Var detta år regeln eller undantaget?
ask-borrowed = Är avkastningen förtjänad eller skapad med skuld?
ask-in-cash = Kommer vinsten in som pengar?
ask-slipping = Stiger marginalen eller faller den?
ask-selling-less = Är marginalen högre bara för att mindre säljs?
ask-selling-more = Är den lägre marginalen priset för tillväxt?
ask-invested = Slukar investeringarna pengarna?
ask-with-debt = Återköptes aktierna med lån?
ask-burden = Kan bolaget betala det som förfaller?
ask-kept = Hur mycket av det blir kvar som rörelsevinst?
ask-paying-off = Betalar tillväxten investeringarna?
ask-cheap-why = Är det billigt för att vinsten faller?
ask-growth-pays = Motiverar tillväxten priset?
ask-deserved = Motiverar avkastningen på kapitalet priset?
ask-rates-explain = Förklarar räntorna priset på aktier?
ask-dear = Ligger detta redan i priset på aktier?
ask-dear-too = Säger marknadens egen historia samma sak?
ask-last-decade = Följde de senaste tio åren det mönstret?
ask-in-buybacks = Är utdelningen låg för att vinst behålls till återköp och tillväxt?
ask-core = Säger priserna utan mat och energi samma sak?
ask-other-curve = Säger andra änden av räntekurvan samma sak?
ask-rate-level = Är räntan efter inflation hög nog för att spela roll?
ask-real-rate = Rör sig räntan fortfarande?
ask-jobs-agree = Säger sysselsättningen samma sak?
ask-output-agrees = Säger BNP samma sak?
ask-real-terms = Gäller det även efter inflation?
ask-credit-jobs = Säger arbetslösheten samma sak?
ask-as-a-whole = Hur mycket svänger hela portföljen?
ask-together = Faller innehaven samtidigt?
ask-on-the-way = Hur stora var nedgångarna på vägen?
ask-last-year = Säger det senaste året samma sak?
ask-sides = { $figure }: { $values }. Ligger { $name } före även där?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Går de att jämföra?
ask-survivors = Bolag som gick under har ingen sådan historik. Är detta mer än berättelsen om ett som överlevde?
ask-base-rate = Så ofta slutade en period av denna längd utan vinst. Vad tillför den senaste kursen?
answer-not-mine = Detta påstående är inte vårt.
answer-withdraw = Siffran bakom påståendet finns inte i våra data. Påståendet dras tillbaka.
answer-as-quoted = Siffran återges som den står i våra data. Påståendet står fast.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Siffrorna bekräftar det. Påståendet står fast.
       *[weakened] { $figure }: { $other }. Siffrorna bekräftar det bara delvis. Påståendet väger mindre.
    }
answer-longer =
    { $outcome ->
        [holds] Under den andra perioden var det { $other }, vilket säger samma sak som { $value }. Påståendet står fast.
        [refuted] Under den andra perioden var det { $other } och inte { $value }. Påståendet dras tillbaka.
       *[weakened] Under den andra perioden var det { $other }, vilket är mindre tydligt än { $value }. Påståendet väger mindre.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Jämfört med { $other } är { $value } för mycket för att vara en slump. Påståendet står fast.
        [refuted] { $figure }: { $other }. Jämfört med { $other } kan { $value } mycket väl vara en slump. Påståendet dras tillbaka.
       *[weakened] { $figure }: { $other }. Jämfört med { $other } kan { $value } delvis vara en slump. Påståendet väger mindre.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Nej: { $other } förklarar inte { $value }. Påståendet står fast.
        [refuted] { $figure }: { $other }. Ja: { $other } förklarar { $value }. Påståendet dras tillbaka.
       *[weakened] { $figure }: { $other }. Delvis: { $other } förklarar en del av { $value }. Påståendet väger mindre.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } står sig mot { $other }. Påståendet står fast.
       *[weakened] { $figure }: { $other }. { $other } ställer { $value } i ett annat ljus. Påståendet väger mindre.
    }
answer-sides =
    { $outcome ->
        [holds] Ja: { $values }. Påståendet står fast.
        [refuted] Nej: { $values }. Påståendet dras tillbaka.
        [behind] Nej: { $values }. Påståendet väger mindre.
       *[weakened] Inte tydligt: { $values }. Påståendet väger mindre.
    }
answer-dates = Nej: { $date } och { $other_date } ligger för långt ifrån varandra. Påståendet dras tillbaka.
answer-survivors = Bara ett bolag som överlevde kan visa { $other } för hela tiden. Påståendet väger mindre.
ruling-upheld = Siffrorna bekräftar det. Påståendet står fast.
ruling-weakened = Siffrorna bekräftar det bara delvis. Påståendet väger mindre.
ruling-withdrawn = Siffrorna motsäger det. Påståendet räknas inte.
ruling-unresolved = Ingen svarade. Påståendet väger mindre.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Enligt de siffror som finns talar underlaget snarast för { $name }.
        [unfavourable] Enligt de siffror som finns talar underlaget snarast mot { $name }.
       *[mixed] Siffrorna om { $name } väger ungefär lika på båda sidor.
    }
thesis-comparison =
    { $balance ->
        [favourable] Sida vid sida klarar sig { $first } bättre än { $others } enligt de här siffrorna.
        [unfavourable] Sida vid sida klarar sig { $first } sämre än { $others } enligt de här siffrorna.
       *[mixed] Sida vid sida ligger { $first } och { $others } ungefär jämnt enligt de här siffrorna.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Enligt de siffror som finns passar blandningen det du frågade efter.
        [unfavourable] Enligt de siffror som finns passar blandningen inte det du frågade efter.
       *[mixed] Enligt de siffror som finns talar lika mycket för blandningen som emot den.
    }
thesis-macro = Våra siffror ger inget svar på den här frågan. Här är de senaste siffrorna om ekonomin.
thesis-no-side = Siffrorna om { $name } säger hur läget är och pekar inte åt något håll.
thesis-nothing = Vi har för lite data om { $name } för en bedömning.
thesis-around = Det som kan sägas är detta: { $text }
thesis-for = Det här talar för: { $text }
thesis-against = Det här talar emot: { $text }
thesis-for-side = Det här talar för { $name }: { $text }
thesis-taken-back =
    Vi ger ingen bedömning: { $reason ->
        [planted] våra siffror går inte att lita på
        [old] våra siffror är äldre än din horisont
       *[rejected] vår granskning godtog inte siffrorna
    }. De visade detta: { $thesis }
thesis-past-only = { $thesis } Vi ger ingen bedömning av vad som väntar: siffrorna för det är äldre än din horisont.
change-newer = Siffror från tiden efter { $date }.
change-gaps = Data som fyller denna lucka: { $gap }
change-above = { $figure }: en uppgång över { $bound } (senast { $value }).
change-below = { $figure }: en nedgång under { $bound } (senast { $value }).
change-next = Att granska härnäst: { $figure }. Den senaste siffran är { $value }; bortom { $bound } gäller påståendet inte längre.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Ett fall lika stort som det värsta uppmätta för { $name }: { $worst_size } (kurser till { $date }).
risk-fall-softened = En position som är liten nog att klara ett sådant fall, och tid att vänta.
risk-fall-sign = Kursen faller från sin senaste topp med mer än risktoleransen tillåter.
risk-debt = { $name } har en nettoskuld på { $debt } gånger ett års rörelsevinst och måste förnya den.
risk-debt-softened = Långa löptider och stabila inkomster.
risk-debt-sign = Räntorna tar en växande del av rörelsevinsten.
risk-concentration = Ditt största innehav är { $largest } av portföljen. Faller det, faller portföljen med det.
risk-concentration-softened = Fler innehav som rör sig oberoende av varandra.
risk-concentration-sign = Det största innehavet faller men inte de andra.
risk-rates = Räntorna stiger långt över { $rate } ({ $date }), vilket minskar värdet av framtida vinster.
risk-rates-softened = Vinster som växer med priserna, och låg skuld.
risk-rates-sign = Tioårsräntan stiger med mer än en procentenhet på ett år.
risk-against = Det starkaste argumentet mot bedömningen visar sig avgörande. { $text }
risk-against-softened = Lita på bedömningen bara så långt nyare siffror stöder den.
risk-against-sign = Nyare siffror bekräftar argumentet.
risk-old = Våra siffror är { $age } gamla, och läget har ändrats sedan dess.
risk-old-softened = Lägg till aktuella uppgifter innan du förlitar dig på detta.
risk-old-sign = Nyare siffror pekar åt andra hållet.
risk-gaps = Viktiga uppgifter saknas, så en fara kan förbli osedd.
risk-gaps-softened = Lägg till de saknade uppgifter som nämns först.
risk-gaps-sign = Nya uppgifter ändrar resultatet.
risk-objection = De interna kritikernas invändning visar sig riktig. { $text }
risk-objection-softened = Kontrollera den här punkten först när nyare siffror kommer.
risk-objection-sign = Nyare siffror stöder invändningen.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Amerikanska aktier förlorade pengar efter inflation i { $lost } av alla perioder på { $horizon } sedan { $since }.
        [mix] Blandningen { $name } förlorade pengar efter inflation i { $lost } av alla perioder på { $horizon } sedan { $since }.
       *[stock] { $name } förlorade pengar före inflation i { $lost } av alla perioder på { $horizon } sedan { $since }.
    } Perioder som inte överlappar: { $periods }.
scenario-base =
    { $basis ->
        [stock] En vinst på högst { $bound } före inflation, som i alla andra perioder.
       *[other] En vinst på högst { $bound } efter inflation, som i alla andra perioder.
    }
scenario-bull =
    { $basis ->
        [stock] En vinst på mer än { $bound } före inflation, som i { $good } av dessa perioder.
       *[other] En vinst på mer än { $bound } efter inflation, som i { $good } av dessa perioder.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Vid horisontens slut finns en vinst före inflation.
       *[other] Vid horisontens slut finns en vinst efter inflation.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Vid horisontens slut finns en förlust före inflation, eller en vinst på mer än { $bound }.
       *[other] Vid horisontens slut finns en förlust efter inflation, eller en vinst på mer än { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Vid horisontens slut är vinsten före inflation högst { $bound }.
       *[other] Vid horisontens slut är vinsten efter inflation högst { $bound }.
    }
scenario-bear-unknown = En bestående förlust. Vi kan inte uppskatta hur sannolik den är.
scenario-base-unknown = En utveckling som marknadens. Vi kan inte uppskatta hur sannolik den är.
scenario-bull-unknown = En klart bättre utveckling än marknadens. Vi kan inte uppskatta hur sannolik den är.
scenario-bear-unknown-wrong = Vid horisontens slut finns en vinst.
scenario-base-unknown-wrong = Resultatet ligger långt från marknadens.
scenario-bull-unknown-wrong = Resultatet är inte bättre än marknadens.
scenario-kind = Vi har för få kurser för { $name } för att räkna fram egna sannolikheter. För amerikanska aktier som helhet slutade { $lost } av alla perioder på { $horizon } sedan { $since } med förlust efter inflation (perioder som inte överlappar: { $periods }). En enskild aktie kan gå mycket sämre.

## The red team, and the chair's response.

objection-planted = Utkastet visar en siffra som inte finns i våra data: { $figure }.
objection-older-than-horizon = Siffrorna som bedömningen vilar på är { $age } gamla. Det är längre än din horisont.
objection-old = Våra äldsta siffror är { $age } gamla. Det som hänt sedan dess finns inte i dem.
objection-cross-examination = Före frågorna gav samma siffror en annan helhetsbild. Bedömningen beror på de påståenden som drogs tillbaka eller försvagades.
objection-single-figure = Helhetsbilden vilar på en enda siffra: { $name }, { $value } ({ $date }).
objection-single-seat = Utan ”{ $seat }” slår helhetsbilden över åt andra hållet.
objection-opposite =
    { $count ->
        [one] Den motsatta synen: ett av { $all } påståenden pekar åt andra hållet. { $text }
       *[other] Den motsatta synen: { $count } av { $all } påståenden pekar åt andra hållet, det starkaste först. { $text }
    }
objection-no-opposite = Ingen siffra talar för motsatsen. Det kan vara ett tecken på styrka, men lika gärna på att något inte har undersökts.
objection-no-judgement = Utkastet ger ingen bedömning, eftersom det inte finns någon siffra om själva ämnet.
objection-one-source = Alla siffror kommer från en enda källa.
objection-frequencies = Sannolikheterna är frekvenser från överlappande perioder i historien, inte prognoser.
response-noted = Noterat. Bedömningen ändras inte.
response-lowered = Godtaget. Vi är mindre säkra på bedömningen.
response-halved = Godtaget. Vi är bara hälften så säkra på bedömningen.
response-taken-back = Godtaget. Vi ger ingen bedömning; det siffrorna visade då står kvar nedan.
tell-committee =
    { $members ->
        [one] En specialist har granskat frågan. Utkastet angreps sedan för att hitta dess svaga punkter.
       *[other] { $members } specialister har granskat frågan var för sig och sedan ifrågasatt varandra.
    }
tell-committee-alone = { $members } specialister har granskat frågan var för sig, och ordföranden har vägt samman deras resultat.
tell-confidence =
    { $level ->
        [high] Vi är ganska säkra på detta
        [medium] Vi är bara delvis säkra på detta
       *[low] Vi är inte säkra på detta
    }: säkerheten är { $confidence } på en skala från 0 till 1. Den säger hur bra underlaget är, inte hur sannolik en vinst är.
tell-odds =
    Historiskt slutade { $lost } av alla perioder på { $horizon } med { $name } i förlust{ $real ->
        [yes] { " " }efter inflation
       *[no] { "" }
    }. Det är historia, ingen prognos.
tell-import = Lägg till nyare uppgifter för ett bättre svar: importera en kursfil eller företagets bokslut, eller slå på en källa med aktuella uppgifter.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = guld
metal-xag = silver
metal-xpt = platina
metal-xpd = palladium

## What is missing.

gap-prices-missing = Vi har inga kurser för { $name }. Importera en fil med dagskurser för att lägga till dem.
gap-prices-old = Vi har inga kurser för { $name } efter { $date }.
gap-accounts-missing = Vi har inga bokslut för { $name }. Importera årssiffrorna för att lägga till dem.
gap-accounts-old = Våra nyaste bokslut för { $name } slutar { $date }.
gap-industry-missing = Vi har inga siffror om { $name }.
gap-market-old = Våra uppgifter om den amerikanska aktiemarknaden slutar i { $date }.
gap-news-missing = Vi har inga nyheter.
gap-provider-down = Källan { $provider } gick inte att nå: { $reason }.
gap-window-too-short = Kurshistoriken för { $name } är för kort för längre perioder.
gap-holdings-unpriced = Vi har inga kurser för ditt innehav { $name }.
gap-positions-left-out = Vi har bara räknat med dina första { $counted } innehav; ytterligare { $left } saknas.
gap-portfolio-no-weights = Vi vet inte hur stort vart och ett av dina innehav är.

## Terms that the debrief explains.

term-volatility = Volatilitet
term-drawdown = Största nedgång
term-confidence = Säkerhet
term-dissent = Avvikande mening
term-red-team = Rött lag

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
measure-return-all = Årlig avkastning sedan uppgifternas början
measure-momentum-12-1 = Förändring på ett år, utan den senaste månaden
measure-trend = Avstånd från tiomånadersgenomsnittet
measure-vol-1y = Årliga svängningar, senaste året
measure-vol-36m = Årliga svängningar, tre år
measure-max-drawdown-1y = Största nedgången på ett år
measure-max-drawdown-36m = Största nedgången på tre år
measure-max-drawdown-all = Största uppmätta nedgång
measure-drawdown-now = Avstånd till toppen
measure-worst-month = Sämsta månaden
measure-best-month = Bästa månaden
measure-return-all-less-best-10 = Årlig avkastning utan de tio bästa dagarna
measure-return-first-half = Årlig avkastning i första halvan
measure-return-second-half = Årlig avkastning i andra halvan
measure-volume-ratio = Handel jämfört med genomsnittet
measure-turnover-20d = Daglig handel
measure-freq-pos = Tidigare perioder med vinst
measure-freq-neg = Tidigare perioder med förlust
measure-freq-good = Tidigare perioder med stark vinst
measure-freq-good-bound = Årlig vinst som räknas som stark
measure-freq-periods = Tidigare perioder som inte överlappar
measure-horizon = Tidshorisont i hela år
measure-window-count-1y = Uppmätta ettårsperioder
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
measure-net-loss = Nettoförlust
measure-net-income = Nettovinst
measure-roe = Avkastning på eget kapital
measure-roa = Avkastning på totala tillgångar
measure-roic = Avkastning på investerat kapital
measure-debt-to-equity = Skulder i förhållande till eget kapital
measure-net-debt-to-operating-income = Nettoskuld i förhållande till rörelsevinst
measure-current-ratio = Balanslikviditet
measure-interest-coverage = Räntetäckning
measure-cash-conversion = Operativt kassaflöde i förhållande till nettovinst
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
measure-float-to-earnings = Värdet av fritt handlade aktier i förhållande till nettovinst
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
measure-after-cape-median-10y = Normal avkastning efter dyr start
measure-excess-cape-yield = Vinstavkastning minus real obligationsränta
measure-sp-payout = Utdelad del av vinsten
measure-dividend-yield = Direktavkastning
measure-real-earnings-growth-10y = Real vinsttillväxt, tio år
measure-real-return-1y = Avkastning efter inflation, ett år
measure-real-return-10y = Årlig avkastning efter inflation, tio år
measure-real-return-20y = Årlig avkastning efter inflation, tjugo år
measure-real-return-all = Årlig avkastning efter inflation sedan 1871
measure-real-return-10y-worst = Sämsta tio åren efter inflation
measure-bond-real-return-10y = Obligationer efter inflation, tio år
measure-freq-stocks-beat-bonds-10y = Tioårsperioder med aktier före obligationer
measure-freq-stocks-beat-bonds = Andel av alla perioder lika långa som tidshorisonten där aktier gav mer än obligationer
measure-curve-10y-3m = Tioårsränta minus tremånadersränta
measure-curve-10y-2y = Tioårsränta minus tvåårsränta
measure-curve-share-inverted = Månader med korta räntor över långa
measure-curve-age = Räntornas ålder
measure-unemployment = Arbetslöshet
measure-unemployment-median = Median för arbetslösheten
measure-credit-spread = Ränteskillnad mellan svagare företag och staten
measure-credit-spread-percentile = Den skillnaden jämfört med egen historia
measure-pf-value = Innehavens värde
measure-pf-weight = Vikt bland innehaven
measure-pf-largest-weight = Största vikten
measure-pf-hhi = Koncentrationsindex
measure-pf-vol-36m = Innehavens årliga svängningar
measure-pf-max-drawdown-36m = Innehavens största nedgång på tre år
measure-pf-return-1y = Innehavens avkastning, ett år
measure-pf-return-3y = Innehavens årliga avkastning, tre år
measure-pf-mean-correlation = Innehavens genomsnittliga korrelation
measure-pf-priced-share = Andel av innehaven med kurser

## What the engine says in the transcript.

floor-opened =
    Kommittén samlas kring ”{ $title }”. Våra data har { $figures ->
        [one] en siffra
       *[other] { $figures } siffror
    } om detta, med { $gaps ->
        [0] ingen lucka
        [one] en lucka
       *[other] { $gaps } luckor
    }.
floor-taken = Ordet går till: { $seat }.
floor-votes =
    Alla har röstat utan att höra de andra: { $supports } för, { $opposes } emot, { $neutral } varken eller. { $next ->
        [tier] I det här abonnemanget frågar ledamöterna inte ut varandra; nu följer sammanvägningen.
        [nobody] Det finns ingen att fråga ut; nu följer sammanvägningen.
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
        [unresolved] oavgjort
       *[other] { $ruling }
    }. { $reason }
floor-revised = Utkastet ändras. Det lyder nu: { $thesis }
floor-revised-parts = Utkastet ändras.
floor-put-in = Tillagt: { $text }
floor-taken-out = Struket: { $text }
floor-stands = Utkastet står fast.
floor-stands-lower = Utkastet står fast. Säkerheten sjunker från { $before } till { $after }.
red-team-pass = Det röda laget släpper igenom utkastet.
red-team-revise = Det röda laget skickar tillbaka utkastet för omarbetning.
red-team-reject = Det röda laget underkänner utkastet.
red-team-unheard = Det röda laget kunde inte höras ({ $reason }); utkastet räknas som underkänt.
number-left-out = Ett tal utan källa har utelämnats ur texten.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Ja, den amerikanska räntekurvan är inverterad enligt våra senaste siffror
        [partly] Den amerikanska räntekurvan är delvis inverterad enligt våra senaste siffror
       *[no] Nej, den amerikanska räntekurvan är inte inverterad enligt våra senaste siffror
    }: tioårsräntan minus tvåårsräntan var { $curve_10y_2y } ({ $date }), minus tremånadersräntan { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Våra varningssignaler för en amerikansk recession slår larm
        [partly] Våra varningssignaler för en amerikansk recession ger en blandad bild
       *[no] Våra varningssignaler för en amerikansk recession är lugna
    }: arbetslösheten låg { $at_low ->
        [yes] på det senaste årets lägsta nivå
       *[no] { $sahm } över det senaste årets lägsta nivå
    } ({ $date }); på ett år { $payrolls_12m_way ->
        [up] ökade
       *[down] minskade
    } sysselsättningen med { $payrolls_12m_size }, och realinkomsten utan bidrag { $income_12m_way ->
        [up] ökade
       *[down] minskade
    } med { $income_12m_size }; tioårsräntan minus tremånadersräntan var { $curve_10y_3m } ({ $other_date }).
first-savings = Sparpengar som ger mindre än { $infl_12m } om året förlorar köpkraft: så hög var inflationen i USA under de tolv månaderna till { $date }. Amerikanska statsskuldväxlar på tre månader gav { $bill_rate } ({ $other_date }), efter inflation { $real_bill_rate }. Pengar utan ränta behöll { $purchasing_power_10y } av sin köpkraft på tio år.
first-inflation = Inflationen i USA var { $infl_12m } under de tolv månaderna till { $date }, och { $core_infl_12m } utan mat och energi; räknat på tio år var den { $infl_10y }.
first-inflation-change =
    Tolvmånaderstalet är { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] högre
       *[down] lägre
    } än ett år tidigare.
first-jobs =
    Arbetslösheten i USA var { $unemployment } ({ $date }) och låg { $at_low ->
        [yes] på det senaste årets lägsta nivå
       *[no] { $sahm } över det senaste årets lägsta nivå
    }; medianen är { $unemployment_median }. Sysselsättningen { $payrolls_12m_way ->
        [up] ökade
       *[down] minskade
    } med { $payrolls_12m_size } på ett år.
first-rates = Tioåriga amerikanska statsobligationer gav { $long_rate } ({ $date }), efter det senaste årets inflation { $real_long_rate }; statsskuldväxlar på tre månader gav { $bill_rate } ({ $other_date }), efter inflation { $real_bill_rate }.
first-money =
    Penningmängden M2 i USA { $m2_12m_way ->
        [up] växte
       *[down] krympte
    } med { $m2_12m_size } under året till { $date }; efter inflation { $m2_real_12m_way ->
        [up] växte
       *[down] krympte
    } den med { $m2_real_12m_size }.
first-housing =
    Under året till { $date } { $starts_12m_way ->
        [up] ökade
       *[down] minskade
    } antalet påbörjade bostäder i USA med { $starts_12m_size }, byggloven { $permits_12m_way ->
        [up] ökade
       *[down] minskade
    } med { $permits_12m_size } och boendekostnaderna { $shelter_12m_way ->
        [up] steg
       *[down] sjönk
    } med { $shelter_12m_size }. Vi har inga huspriser.
first-dollar =
    Mot handelspartnernas valutor { $dollar_12m_way ->
        [up] steg
       *[down] föll
    } dollarn med { $dollar_12m_size } under året till { $date }; den var svagare under { $dollar_percentile } av alla uppmätta dagar.
first-oil =
    Ett fat amerikansk råolja (WTI) kostade i genomsnitt { $oil_price } i { $date }, { $oil_12m_size } { $oil_12m_way ->
        [up] mer
       *[down] mindre
    } än ett år tidigare.
first-growth =
    USA:s ekonomi { $gdp_1y_way ->
        [up] växte
       *[down] krympte
    } med { $gdp_1y_size } efter inflation på ett år ({ $date }); sysselsättningen { $payrolls_12m_way ->
        [up] ökade
       *[down] minskade
    } med { $payrolls_12m_size }, och arbetslösheten var { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } har stigit mer än konsumentpriserna under vår period, men siffrorna är för få för att tala om ett inflationsskydd
       *[no] { $name } har inte hållit jämna steg med inflationen under vår period, och siffrorna är för få för att bedöma inflationsskyddet
    }: från { $from } till { $to } { $gain_whole_way ->
        [up] steg
       *[down] föll
    } priset med { $gain_whole_size }, medan konsumentpriserna i USA { $infl_whole_way ->
        [up] steg
       *[down] föll
    } med { $infl_whole_size }; den största nedgången de senaste tolv månaderna var { $max_drawdown_1y_size }.
first-spot =
    { $name } kostade { $price } ({ $date }); på ett år { $return_1y_way ->
        [up] steg
       *[down] föll
    } priset med { $return_1y_size }, och den största nedgången under det året var { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } stod i { $price } ({ $date }); på ett år { $return_1y_way ->
        [up] steg
       *[down] föll
    } kursen med { $return_1y_size }, och den största nedgången under det året var { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Historien talar varken för en uppgång eller en nedgång
        [up] Historien talar snarare för en uppgång
       *[down] Historien talar snarare för en nedgång
    }: { $name } stod i { $price } ({ $date }), mot en median på { $level_median }; kursen var lägre under { $level_percentile } av alla månader, och i { $freq_neg } av de tidigare perioderna på ungefär { $horizon } föll den eller stod stilla.
first-currency-level =
    { $verdict ->
        [high] Jämfört med sin egen historia är { $base } dyr mot { $quote }
        [low] Jämfört med sin egen historia är { $base } billig mot { $quote }
       *[middle] Jämfört med sin egen historia är { $base } varken dyr eller billig mot { $quote }
    }: { $name } stod i { $price } ({ $date }), mot en median på { $level_median }; kursen var lägre under { $level_percentile } av alla månader.
first-accounts =
    { $balance ->
        [favourable] Boksluten för { $name } är solida
        [unfavourable] Boksluten för { $name } är svaga
       *[mixed] Boksluten för { $name } är delvis solida och delvis svaga
    }: under räkenskapsåret till { $date } var rörelsemarginalen { $operating_margin }, omsättningstillväxten { $revenue_growth_1y }, kassaflödet från den löpande verksamheten { $cash_conversion } gånger nettovinsten och skulden { $debt_to_equity } gånger det egna kapitalet.
first-compare =
    { $ahead ->
        [one] Enligt boksluten ligger { $name } före { $other }
       *[none] Enligt boksluten ligger { $name } och { $other } ungefär lika
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }På den här punkten ligger { $other } före: { $trails }.
       *[no] { "" }
    }
first-measure = { $measure } för { $name } under räkenskapsåret till { $date }: { $value }.
first-market-value = Vi har ingen aktuell kurs för { $name }. Den { $date } var de fritt handlade aktierna enligt årsredovisningen värda { $value }; insiders innehav är inte med.
first-old-accounts = Vår senaste årsredovisning för { $name } slutar { $date }.
first-measure-year = Under räkenskapsåret till { $date }: { $value }.
first-measure-missing = Vi har ingen årsredovisning för { $name } för { $years }.
first-in-dollars = Det är avkastning i dollar. I { $currency } tillkommer ändringar i växelkursen, som vi inte har räknat med.
first-deepest-fall = Den djupaste nedgången för amerikanska aktier sedan 1871 var { $fall } efter inflation, från { $from } till { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } betalade { $paid } i utdelning av ett fritt kassaflöde på { $cash }, och { $other } { $other_paid } av { $other_cash }. Ju mindre den andelen är, desto säkrare är utdelningen.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Våra siffror visar inte varför; de visar bara hur det ser ut.
first-compare-item = { $measure } { $value } mot { $other }
first-mix =
    blandningen { $name } av { $cash ->
        [yes] aktier, obligationer och likvida medel
       *[no] aktier och obligationer
    }
first-mix-left-out = Vi har räknat utan { $name }, eftersom vi saknar en lång historik.
first-mix-cash = Likvida medel räknas utan ränta, eftersom vi inte har någon lång historik för dem.
first-value =
    { $verdict ->
        [low] { $name } ser billig ut
        [high] { $name } ser dyr ut
       *[middle] { $name } ser varken dyr eller billig ut
    }: den { $date } kostade aktien { $pe } gånger årsvinsten{ $more ->
        [yes] , mot en median på { $pe_median } i aktiens egen historia
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] { $name } ser dyr ut
       *[other] Vi kan inte säga om { $name } är billig, eftersom vi saknar en aktuell kurs
    }: den { $date } var enbart de fritt handlade aktierna värda { $float_to_earnings } gånger vinsten för räkenskapsåret till { $other_date }.
first-value-market =
    { $verdict ->
        [low] Amerikanska aktier såg billiga ut
        [high] Amerikanska aktier såg dyra ut
       *[middle] Amerikanska aktier såg varken dyra eller billiga ut
    } i { $date }: de kostade { $cape } gånger sin genomsnittliga vinst på tio år, mot en median på { $cape_median } sedan 1881, och de var billigare i { $cape_percentile } av alla månader.
first-risk =
    { $verdict ->
        [low] { $name } har varit lugn
        [high] { $name } är mycket riskabel
       *[middle] { $name } är riskabel
    }: från { $from } till { $to } föll kursen med { $fall }, och den svängde med { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] Skulderna i { $name } är en fara
        [high] Skulderna i { $name } är ingen stor fara
       *[middle] Skulderna i { $name } är en måttlig risk
    }: under räkenskapsåret till { $date } täckte rörelsevinsten räntan { $interest_coverage } gånger, och skulden var { $debt_to_equity } gånger det egna kapitalet. Hur långt aktien kan falla kan vi inte säga utan kurser.
first-debt =
    { $verdict ->
        [low] Skulderna i { $name } är en fara
        [high] Skulderna i { $name } är ingen stor fara
       *[middle] Skulderna i { $name } är en måttlig risk
    }: under räkenskapsåret till { $date } täckte rörelsevinsten räntan { $interest_coverage } gånger, och skulden var { $debt_to_equity } gånger det egna kapitalet.
first-debt-loss = Skulderna i { $name } är en fara: under räkenskapsåret till { $date } gjorde bolaget en rörelseförlust, så ingenting täckte räntan. Skulden var { $debt_to_equity } gånger det egna kapitalet.
first-debt-equity =
    { $verdict ->
        [low] { $name } har små skulder
        [high] { $name } har stora skulder
       *[middle] { $name } har måttliga skulder
    }: den { $date } var skulden { $debt_to_equity } gånger det egna kapitalet.
first-sales =
    Omsättningen i { $name } { $direction ->
        [up] ökade
       *[down] minskade
    } med { $revenue_growth_1y } under räkenskapsåret till { $date }{ $more ->
        [yes] . Under fem år { $five_years ->
            [up] ökade
           *[down] minskade
        } den med { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    För att { $name } ska ge lika mycket som amerikanska aktier har gett sedan 1871 { $direction ->
        [up] måste vinsten varaktigt växa med minst { $implied_growth }
       *[down] får vinsten varaktigt krympa med högst { $implied_growth }
    } efter inflation: det är vad börsvärdet den { $date } räknar med.
first-cash =
    { $verdict ->
        [low] Vinsterna i { $name } motsvaras inte av pengar som har kommit in
        [high] Vinsterna i { $name } motsvaras av pengar som har kommit in
       *[middle] Vinsterna i { $name } motsvaras bara delvis av pengar som har kommit in
    }: under räkenskapsåret till { $date } var kassaflödet från den löpande verksamheten { $cash_conversion } gånger nettovinsten och det fria kassaflödet { $fcf_margin } av omsättningen.
first-cash-credit = Men en skatteintäkt på { $credit } av vinsten före skatt höjde nettovinsten.
first-spread = Din portfölj är inte koncentrerad till ett enda företag: den största delen, { $largest } med { $weight }, är i sig spridd på många.
first-odds =
    { $verdict ->
        [never] Under perioder på { $horizon } har { $name } aldrig förlorat pengar
        [low] Under perioder på { $horizon } har { $name } sällan förlorat pengar
        [high] Under perioder på { $horizon } har { $name } ofta förlorat pengar
       *[middle] Under perioder på { $horizon } har { $name } ibland förlorat pengar
    }: efter inflation slutade { $verdict ->
        [never] ingen av dessa perioder sedan 1871
       *[other] { $freq_neg } av alla sådana perioder sedan 1871
    } i förlust, och den största nedgången var { $fall } ({ $from } till { $to }).
first-holdings =
    { $verdict ->
        [low] Din portfölj har varit lugn
        [high] Din portfölj är mycket riskabel
       *[middle] Din portfölj är riskabel
    }: under de tre åren till { $date } föll den som mest med { $fall }, och { $largest } utgör { $weight } av den; den är därmed lika koncentrerad som om den bestod av { $pf_effective_positions } lika stora innehav.
first-half = Med hälften av { $largest } i likvida medel hade den största nedgången varit { $halved }.
first-concentration =
    { $verdict ->
        [low] Din portfölj är väl spridd
        [high] Din portfölj är koncentrerad
       *[middle] Din portfölj är något koncentrerad
    }: { $largest } utgör { $weight } av den; den är därmed lika koncentrerad som om den bestod av { $pf_effective_positions } lika stora innehav.
first-income =
    { $verdict ->
        [low] Utdelningen från { $name } ser väl täckt ut
        [middle] Utdelningen från { $name } är nätt och jämnt täckt
       *[high] Utdelningen från { $name } täcks inte av det egna kassaflödet
    }: under räkenskapsåret till { $date } betalades { $dividends } ut, { $verdict ->
        [negative] medan mer pengar gick ut än verksamheten gav
        [high] mer än det fria kassaflödet på { $free_cash_flow }
       *[other] vid ett fritt kassaflöde på { $free_cash_flow }
    }.
first-income-no-yield = Vi kan inte ange direktavkastningen för { $name }: det kräver en aktuell kurs, och en sådan har vi inte.
first-income-market =
    { $verdict ->
        [low] Amerikanska aktier gav mindre än obligationer
        [high] Amerikanska aktier gav mer än obligationer
       *[middle] Amerikanska aktier gav ungefär lika mycket som obligationer
    }: i { $date } var utdelningarna { $sp_dividend_yield } av kursen, och tioåriga amerikanska statsobligationer gav { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] Sammantaget talar siffrorna för { $name }
        [unfavourable] Sammantaget talar siffrorna mot { $name }
        [none] Våra siffror för { $name } räcker inte för att besvara frågan
       *[mixed] Siffrorna för { $name } är blandade
    }: under { $span ->
        [five] de fem åren
       *[one] året
    } till { $date } { $direction ->
        [up] steg
       *[down] föll
    } kursen med { $gain }, och inom tre år föll den som mest med { $fall }.
first-return-accounts =
    Vi kan inte säga vilken avkastning { $name } ger, eftersom vi saknar aktuella kurser. Under de fem åren till { $date } { $direction ->
        [up] växte
       *[down] föll
    } vinsten per aktie med { $eps_growth_5y }.
first-return-market = Historien tyder på mellan { $after_cape_median_10y } och { $sp_real_return_all } efter inflation för amerikanska aktier: det första var medianen för de tio åren efter kurser så höga som i { $date }, det andra är vad de i genomsnitt har gett sedan 1871. De förlorade pengar i { $freq_neg } av alla perioder på { $horizon }.
first-return = Historien tyder på ungefär { $real_return_20y } efter inflation: så mycket gav { $name } under de tjugo åren till { $date }. Under de sämsta tio åren sedan 1871 var det { $real_return_10y_worst }.
first-rates-up = En tioårig amerikansk statsobligation skulle förlora ungefär { $bond_loss_1pt } av sitt pris om räntan steg en procentenhet från { $long_rate } ({ $date }).
first-rates-up-by = En tioårig amerikansk statsobligation skulle förlora ungefär { $bond_loss } av sitt pris om räntan steg { $rate_rise } från { $long_rate } ({ $other_date }).
first-rates-down = Priset på en tioårig amerikansk statsobligation skulle stiga med ungefär { $bond_gain } om räntan sjönk { $rate_fall } från { $long_rate } ({ $other_date }).
first-cash-bonds =
    { $verdict ->
        [low] Korta placeringar ger just nu mer än obligationer, och deras värde svänger inte
       *[high] Obligationer ger just nu mer än korta placeringar, men deras pris kan falla
    }: tioåriga amerikanska statsobligationer gav { $long_rate } ({ $date }), amerikanska statsskuldväxlar på tre månader { $bill_rate }. Om räntan på obligationerna steg en procentenhet skulle priset falla med ungefär { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Att betala av lånet var oftare det bättre valet
        [high] Att investera gav oftast mer än lånet kostar, men inte alltid
       *[middle] I mer än hälften av fallen gav det mer att investera än vad lånet kostar
    }: före inflation gav amerikanska aktier mer än { $repay_rate } i { $repay_beaten } av alla perioder på { $horizon } sedan 1871. Den som betalar av lånet sparar in räntan med säkerhet.
first-past =
    Den som ägde { $name } från { $from } till { $to } { $nominal_way ->
        [up] tjänade { $nominal }
       *[down] förlorade { $nominal }
    }, { $income ->
        [dividends] med utdelningar
        [interest] med ränta
       *[both] med utdelningar och ränta
    }. Efter inflation var det { $real_way ->
        [up] en vinst på { $real }
       *[down] en förlust på { $real }
    }.
first-past-sum =
    För den som ägde { $name } från { $from } till { $to } blev { $past_start } ungefär { $past_sum }, { $income ->
        [dividends] med utdelningar
        [interest] med ränta
       *[both] med utdelningar och ränta
    }. I penningvärdet vid periodens början är det ungefär { $past_real_sum }.
first-past-averages = Kurserna är månadsmedel; med kurserna vid årsskiftet kan siffran skilja sig med flera procentenheter.
first-past-missing = Vår historik för amerikanska aktier och obligationer slutar i { $date }, så vi kan inte säga vad de gav { $years }. Från 1871 till dess gav amerikanska aktier { $sp_real_return_all } efter inflation.
first-past-price =
    Från { $from } till { $to } { $past_change_way ->
        [up] steg
       *[down] föll
    } { $name } med { $past_change_size }; kursen var { $price } ({ $other_date }).
first-past-price-dividends = Utdelningar är inräknade.
first-past-price-begins = Våra kurser för { $name } börjar först i { $from }.
first-past-price-missing = Vi kan inte säga hur det gick för { $name } då ({ $years }): vi saknar kurser från den tiden.
first-not-those-years = { $name }, { $years }: det kan vi inte säga; här är de senaste siffrorna.
first-past-when =
    { $span ->
        [year] år { $first }
        [years] från { $first } till { $last }
       *[months] från { $from } till { $to }
    }
first-past-inflation =
    { $when } { $past_infl_way ->
        [up] steg
       *[down] föll
    } konsumentpriserna i USA med { $past_infl_size }{ $span ->
        [year] { " " }(från december till december)
       *[other] { "" }
    }; under de tolv månaderna till { $other_date } var inflationen { $infl_12m }.
first-past-rates = { $when } gav tioåriga amerikanska statsobligationer i genomsnitt { $past_long_rate }; den senaste siffran är { $long_rate } ({ $other_date }).
first-past-policy = { $when } var den amerikanska centralbankens styrränta i genomsnitt { $past_policy_rate }; den senaste siffran är { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } var arbetslösheten i USA i genomsnitt { $past_unemployment }; den senaste siffran är { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } { $past_gdp_way ->
        [up] växte
       *[down] krympte
    } USA:s ekonomi med { $past_gdp_size } efter inflation; den senaste årstakten är { $gdp_1y } ({ $other_date }).
first-needed-return = För att { $needed_start } ska bli { $needed_goal } på { $horizon } krävs { $needed_return }, före skatt. Med utdelningar och före inflation gav amerikanska aktier mer än så i { $needed_reached } av alla lika långa perioder sedan 1871.
first-extremes =
    På { $horizon } var det sämsta resultatet för { $name } sedan 1871 { $worst_way ->
        [up] en vinst på { $worst }
       *[down] en förlust på { $worst }
    } efter inflation ({ $from } till { $to }), och det bästa en vinst på { $best } ({ $best_from } till { $best_to }).
first-double = Med { $rate_supposed } fördubblas pengar på ungefär { $rate_doubling }, före inflation och skatt.
first-double-market = Med den genomsnittliga avkastningen på amerikanska aktier sedan 1871, { $sp_real_return_all } efter inflation, fördubblades pengar på ungefär { $rate_doubling }. Ingen kan lova den avkastningen.
first-rate-sum = Med { $rate_supposed } blir { $grown_start } ungefär { $rate_grown_sum } på { $horizon }, före inflation och skatt.
first-rate-needed = Med { $rate_supposed } krävs ungefär { $rate_needed_sum }, investerat på en gång i { $horizon }, för att nå det angivna beloppet, före inflation och skatt.
first-rate-saved = Med { $rate_supposed } blir månadsbelopp på totalt { $plan_paid } ungefär { $rate_saved_sum } på { $horizon }, före inflation och skatt.
first-rate-monthly = Med { $rate_supposed } krävs ungefär { $rate_monthly_sum } i månaden i { $horizon } för att nå det angivna beloppet, före inflation och skatt.
first-recovery = Det tog { $sp_recovery_1929 } för amerikanska aktier att komma tillbaka till sin topp efter kraschen 1929, { $sp_recovery_2000 } efter den 2000 och { $sp_recovery_2008 } efter den 2008, med utdelningar och efter inflation.
first-stocks-bonds =
    { $verdict ->
        [low] Under perioder på { $horizon } har aktier gått bättre
        [high] För { $horizon } är obligationer det säkrare valet
       *[middle] Under perioder på { $horizon } har aktier gett mer, men obligationer är säkrare
    }: amerikanska aktier gav mer än statsobligationer i { $freq_stocks_beat_bonds } av alla sådana perioder sedan 1871, men förlorade pengar efter inflation i { $freq_neg } av dem. Under de tio åren till { $date } gav de { $sp_real_return_10y } efter inflation, obligationer { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Under perioder på { $horizon } har det oftast lönat sig bättre att investera än att spara på konto
        [high] För { $horizon } är sparande på konto det säkrare valet
       *[middle] Under perioder på { $horizon } har investeringar gett mer än sparande på konto, men de är en risk
    }: amerikanska aktier förlorade pengar efter inflation i { $freq_neg } av alla sådana perioder sedan 1871 och gav i snitt { $sp_real_return_all }. Amerikanska statsskuldväxlar på tre månader gav { $bill_rate } i { $other_date }; det är { $real_bill_rate } efter inflation.
first-beat-inflation =
    { $verdict ->
        [low] På { $horizon } har amerikanska aktier oftast slagit inflationen
        [high] På { $horizon } har amerikanska aktier ofta hamnat efter inflationen
       *[middle] På { $horizon } har amerikanska aktier i regel slagit inflationen, men inte alltid
    }: de gav mindre än inflationen under { $freq_neg } av alla sådana perioder sedan 1871. I genomsnitt gav de { $sp_real_return_all } efter inflation.
first-crash =
    En krasch som den { $year } skulle kosta ungefär { $fall }: så mycket förlorade { $name } efter inflation från { $from } till { $to }{ $more ->
        [yes] , och enbart amerikanska aktier förlorade { $stocks }
       *[no] { "" }
    }.
first-crash-past = I kraschen { $year } förlorade amerikanska aktier { $fall } efter inflation, från { $from } till { $to }.
first-which =
    { $ahead ->
        [one] { $name } ligger före { $other }
       *[none] { $name } och { $other } ligger ungefär lika
    }: under de tre åren till { $date } gav { $first } { $gap } { $gained ->
        [more] mer
       *[less] mindre
    } per år än { $second }, och kursen svängde { $ratio } gånger så mycket.
first-view =
    { $verdict ->
        [favourable] Sammantaget talar siffrorna för { $name }
        [unfavourable] Sammantaget talar siffrorna mot { $name }
        [none] Våra siffror för { $name } räcker inte för att besvara frågan
       *[mixed] Siffrorna för { $name } är blandade
    }. Under räkenskapsåret till { $date } { $direction ->
        [up] ökade
       *[down] minskade
    } omsättningen med { $revenue_growth_1y } och rörelsemarginalen var { $operating_margin }{ $more ->
        [yes] ; den { $other_date } var de fritt handlade aktierna värda { $float_to_earnings } gånger vinsten
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Sammantaget talar siffrorna för amerikanska aktier
        [unfavourable] Sammantaget talar siffrorna mot amerikanska aktier
        [none] Våra siffror för amerikanska aktier räcker inte för att besvara frågan
       *[mixed] Siffrorna för amerikanska aktier är blandade
    }: under de tio åren till { $date } gav de { $sp_real_return_10y } efter inflation; i { $other_date } kostade de { $cape } gånger sin genomsnittliga vinst på tio år (median: { $cape_median }).
first-missing =
    { $question ->
        [value] Vi kan inte säga om { $name } är dyr eller billig
        [price] Vi kan inte bedöma priset på { $name }
        [risk] Vi kan inte säga hur stor risken är med { $name }
        [return] Vi kan inte säga vad { $name } kan ge
        [income] Vi kan inte bedöma utdelningen från { $name }
        [debt] Vi kan inte bedöma skulderna hos { $name }
        [profit] Vi kan inte bedöma vinsterna hos { $name }
        [which] Vi kan inte rangordna { $name }
        [concentration] Vi kan inte säga hur koncentrerad { $name } är
       *[view] Vi kan inte bedöma { $name }
    }: { $data ->
        [prices] det kräver aktuella kurser, som vi saknar
        [accounts] det kräver bokslut, som vi saknar
        [both] det kräver aktuella kurser och bokslut, som vi saknar
        [loss] resultatet var en förlust, så kursen går inte att ställa mot någon vinst
        [pair] det kräver aktuella kurser eller bokslut från samma tid för båda, och sådana saknar vi
        [together] det kräver kurser för alla delar under samma period, och sådana saknar vi
        [history] det kräver kurser för många år, som vi saknar
        [weights] det kräver vikten för varje del, som vi inte känner till
        [elsewhere] siffror om hela marknader och ekonomier har vi bara för USA
       *[figures] vi har inga siffror om det
    }.
first-withdraw =
    { $verdict ->
        [always] Det räckte alltid
        [never] Pengarna räckte aldrig
        [rarely] Pengarna räckte för det mesta inte
        [low] Pengarna räckte ofta inte
        [high] Pengarna räckte nästan alltid
       *[middle] Pengarna räckte för det mesta
    }: för den som investerade i { $name } och tog ut { $withdraw_rate } av startbeloppet, uppräknat med inflationen, räckte de i { $withdraw_lasted } av alla perioder på { $horizon } sedan 1871. För att de skulle räcka i alla perioder fick uttaget vara högst { $withdraw_always }.
first-withdraw-long = För den som investerade i { $name } och tog ut { $withdraw_rate } av startbeloppet, uppräknat med inflationen, räckte pengarna i 10 år i { $withdraw_lasted_10y } av fallen sedan 1871, i 20 år i { $withdraw_lasted_20y } och i { $horizon } i { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] För den som investerade i { $name } räckte pengarna i minst { $horizon } i samtliga fall sedan 1871
        [half] För den som investerade i { $name } räckte pengarna i { $withdraw_years_worst } i det sämsta fallet sedan 1871 och i minst { $horizon } i hälften av fallen
       *[no] För den som investerade i { $name } räckte pengarna i { $withdraw_years_worst } i det sämsta fallet sedan 1871 och i { $withdraw_years_typical } eller längre i hälften av fallen
    }.
first-withdraw-most = Den som investerade i { $name } fick ta ut högst { $withdraw_always } av startbeloppet, uppräknat med inflationen, för att pengarna skulle räcka i alla perioder på { $horizon } sedan 1871. I hälften av perioderna räckte de till uttag på { $withdraw_median }.
first-plan = Den som under { $horizon } varje månad investerade lika mycket i { $name } hade till slut { $plan_median } gånger det insatta beloppet efter inflation: det är medianen för alla sådana perioder sedan 1871. I en tiondel av perioderna blev det mindre än { $plan_low } gånger beloppet, och i { $plan_loss } av perioderna blev det mindre än vad som hade satts in.
first-plan-sum = Totalt { $plan_paid }, insatt månad för månad, blev ungefär { $plan_median_sum } i dagens penningvärde, och mindre än { $plan_low_sum } i den sämsta tiondelen av fallen ({ $name }, { $horizon }).
first-plan-goal = För att nå det angivna beloppet i dagens penningvärde räckte det med ungefär { $plan_monthly_median } i månaden i hälften av fallen, och med ungefär { $plan_monthly_low } i månaden i nio fall av tio ({ $name }, { $horizon }).
first-grown = Den som investerade ett belopp på en gång i { $name } och lät det stå i { $horizon } hade till slut { $grown_median } gånger beloppet efter inflation: det är medianen för alla sådana perioder sedan 1871. I en tiondel av perioderna blev det mindre än { $grown_low } gånger beloppet, och { $grown_loss } av perioderna slutade med förlust.
first-grown-goal = För att nå det angivna beloppet i dagens penningvärde räckte det att på en gång investera ungefär { $grown_needed_median } i hälften av fallen, och ungefär { $grown_needed_low } i nio fall av tio ({ $name }, { $horizon }).
first-grown-sum = Ett belopp på { $grown_start }, investerat på en gång, blev ungefär { $grown_median_sum } i dagens penningvärde, och mindre än { $grown_low_sum } i den sämsta tiondelen av fallen ({ $name }, { $horizon }).
first-withdraw-sum = Det angivna beloppet räckte till uttag på ungefär { $withdraw_always_sum } om året i samtliga fall, och till ungefär { $withdraw_median_sum } om året i hälften av fallen ({ $name }, { $horizon }).
first-withdraw-month = Det angivna beloppet räckte till uttag på ungefär { $withdraw_always_month } i månaden i samtliga fall, och till ungefär { $withdraw_median_month } i månaden i hälften av fallen ({ $name }, { $horizon }).
first-withdraw-capital = Det krävdes ett startbelopp på ungefär { $withdraw_capital_always } för att pengarna skulle räcka i samtliga fall, och på ungefär { $withdraw_capital_median } för att de skulle räcka i hälften av fallen ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Att investera allt på en gång var oftare bättre
        [low] Att dela upp beloppet var oftare bättre
       *[middle] Inget av alternativen var klart bättre
    }: under { $lump_ahead } av alla år sedan 1871 gav ett belopp som investerades på en gång i { $name } mer än samma belopp i tolv månatliga delar. Medianen för försprånget över alla år var { $lump_lead }.
first-wait =
    { $verdict ->
        [low] En nedgång på { $wait_fall } kom oftast inte
        [high] En nedgång på { $wait_fall } kom oftast förr eller senare
       *[middle] En nedgång på { $wait_fall } kom ungefär varannan gång
    }: efter { $wait_reached } av alla månader sedan 1871 dröjde det högst { $horizon } innan amerikanska aktier var minst så mycket billigare än den månaden.
first-wait-compared = Som jämförelse: under { $lump_ahead } av alla år gav ett belopp som investerades på en gång mer än samma belopp i tolv månatliga delar.
first-eps =
    Under räkenskapsåret till { $date } tjänade { $name } { $eps_diluted }, { $eps_growth_1y } { $direction ->
        [up] mer
       *[down] mindre
    } än året innan.
first-roe =
    { $verdict ->
        [low] Avkastningen på eget kapital i { $name } beror inte på återköp av aktier
        [high] Avkastningen på eget kapital i { $name } beror mest på återköp av aktier
       *[middle] Återköp av aktier höjer avkastningen på eget kapital i { $name }
    }: den var { $roe } under räkenskapsåret till { $date }, och de aktier som { $name } köpte tillbaka på fem år kostade { $buybacks_5y_to_equity } gånger det egna kapitalet.
first-view-net =
    { $verdict ->
        [favourable] Sammantaget talar siffrorna för { $name }
        [unfavourable] Sammantaget talar siffrorna mot { $name }
        [none] Våra siffror för { $name } räcker inte för att besvara frågan
       *[mixed] Siffrorna för { $name } är blandade
    }. Under räkenskapsåret till { $date } { $direction ->
        [up] ökade
       *[down] minskade
    } omsättningen med { $revenue_growth_1y }, och { $net_margin } av den blev kvar som vinst.
first-policy-rate =
    Den amerikanska centralbankens styrränta var { $policy_rate } ({ $date }) och låg { $verdict ->
        [no] över
       *[partly] under
    } inflationen, som var { $infl_12m } under de tolv månaderna till { $other_date }.
first-mixes =
    { $verdict ->
        [more] { $higher } gav mer och föll mer
        [better] { $higher } gav mer och föll inte mer
       *[neither] Ingen av blandningarna var klart bättre
    }: med amerikanska aktier och obligationer, efter inflation och över alla perioder på { $horizon } sedan 1871, var medianavkastningen { $mix_median } med { $name } och { $other_mix_median } med { $other }. Med { $name } slutade { $freq_neg } av perioderna med förlust, med { $other } var det { $other_mix_loss }. De största nedgångarna var { $fall } respektive { $other_fall }.
first-fund-falls = En bred fond med amerikanska aktier skulle falla ungefär lika mycket.
first-stock-fall = Om aktier föll med { $stock_fall } och obligationer behöll sitt pris skulle { $name } förlora ungefär { $mix_stock_fall }.
first-parts-fall = Helheten skulle förlora { $whole_fall } om allt annat behöll sitt pris ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Då antas hela summan vara placerad i: { $name }.
first-supposed-sum = Av { $sum } skulle { $lost } gå förlorade och { $left } vara kvar.
first-constraints = De här siffrorna tar inte hänsyn till ditt villkor: { $limits }.
first-limit-exceeded = Din gräns på { $limit } överskrids: { $parts }.
first-limit-kept = Din gräns på { $limit } hålls: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Det som ger mest efter avgifter: en penningmarknadsfond i dollar ger ungefär lika mycket som amerikanska statsskuldväxlar på tre månader ({ $bill_rate }, { $date }), minus avgiften. Ett sparkonto som betalar mindre ger mindre, men insättningar är skyddade upp till en gräns och det är inte fonder. Vi har inga räntor från enskilda banker.
first-stock-share = Ingen andel är rätt för alla: det som räknas är när pengarna behövs och hur djup nedgång man klarar. Sedan 1871 förlorade amerikanska aktier pengar efter inflation i { $five } av alla perioder på fem år och i { $twenty } av alla perioder på tjugo år, och som värst föll de { $fall }. Med hälften av pengarna i aktier kostar en sådan nedgång helheten hälften så mycket. Pengar som behövs inom några år hör inte hemma i aktier.
first-debt-cash = Den { $date } hade { $name } { $debt } i skuld och { $cash } i kassa och kortfristiga värdepapper.
first-short-history = Vi kan inte säga vad { $name } ger på { $horizon }: våra prisdata sträcker sig bara från { $from } till { $to }.
first-stand-in-bonds = För den här fonden har vi räknat på historiken för tioåriga amerikanska statsobligationer.
first-erosion = Med en inflation på { $infl_supposed } förlorar pengar utan ränta { $infl_erosion } av sin köpkraft på { $horizon }.
first-forecast = Det kan ingen veta i förväg; här är de senaste siffrorna.
first-stand-in-mix = För de här fonderna har vi räknat på historiken för amerikanska aktier och tioåriga amerikanska statsobligationer.
first-stand-in = För { $name } har vi inga siffror som går så långt tillbaka; i stället har vi räknat på amerikanska aktier.
first-dividend-not-shown = Bokslutet från { $name } för räkenskapsåret till { $date } visar ingen utdelning.
first-no-dividend = { $name } betalade ingen utdelning under räkenskapsåret till { $date }.
first-withdrawals = Uttag har vi inte räknat med; de här siffrorna gäller utan dem.
first-income-share =
    Det var { $share }, { $same ->
        [yes] lika mycket som år { $since }
       *[no] mot { $first_share } år { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Uppgifterna gäller till: { $kinds }.
current-accounts = bokslut ({ $date })
current-prices = aktiekurser ({ $date })
current-metals = metaller och kryptovalutor ({ $date })
current-exchange = växelkurser ({ $date })
current-market = USA:s aktiemarknad ({ $date })
current-rates = räntor ({ $date })
current-economy = ekonomiska data ({ $date })
table-years = { $name }: räkenskapsår
table-compare = Sida vid sida
table-portfolio = Portföljens delar

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Under ett år, till och med { $dates }, { $dollar_12m_way ->
        [down] föll
       *[up] steg
    } dollarn med { $dollar_12m_size } mot handelspartnernas valutor. Den var svagare under { $dollar_percentile } av alla uppmätta dagar.
wrong-dollar = Dollarn vänder inom ett år.
claim-fall-year =
    Under ett år, till och med { $dates }, föll kursen för { $name } som mest med { $max_drawdown_1y_size }{ $dated ->
        [yes] , från { $from } till { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Det är { $verdict ->
            [opposes] mer än vad
           *[other] inom vad
        } risktoleransen tillåter
    }.
wrong-fall-year = En längre historik visar ett tydligt större fall.
claim-swings-year = Under ett år, till och med { $dates }, svängde kursen för { $name } normalt med { $vol_12m }.
wrong-swings-year = En längre historik visar mycket större eller mindre svängningar.
claim-sahm = Under tre månader, till och med { $dates }, låg arbetslösheten i genomsnitt { $sahm } över det senaste årets lägsta nivå.
wrong-sahm = Arbetslösheten stiger de närmaste månaderna.
claim-inversion-record = Efter { $jobs_after_inversion } av de månader då korta räntor låg över långa var arbetslösheten tydligt högre ett och ett halvt år senare. För alla månader är andelen { $jobs_after_any } (uppgifter till { $dates }).
wrong-inversion-record = Nästa inversion passerar utan att arbetslösheten stiger.
claim-growth-5y =
    Under fem år, till och med { $dates }, { $revenue_growth_5y_way ->
        [down] minskade
       *[up] ökade
    } omsättningen i { $name } med { $revenue_growth_5y_size }{ $more ->
        [yes] ; vinsten per aktie { $eps_growth_5y_way ->
            [down] minskade
           *[up] ökade
        } med { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = Förändringen kom av ett förvärv eller av ett enda år.
claim-bill-real =
    Amerikanska statsskuldväxlar på tre månader gav { $bill_rate } ({ $dates }). Efter inflation är det en { $real_bill_rate_way ->
        [down] förlust
       *[up] vinst
    } på { $real_bill_rate_size }.
wrong-bill-real = Korta räntor eller inflationen ändras med mer än en procentenhet.
claim-payrolls =
    Under ett år, till och med { $dates }, { $payrolls_12m_way ->
        [down] minskade
       *[up] ökade
    } antalet jobb i USA med { $payrolls_12m_size }.
wrong-payrolls = Siffrorna revideras, eller vänder inom några månader.
claim-output =
    Under ett år, till och med { $dates }, { $gdp_1y_way ->
        [down] krympte
       *[up] växte
    } USA:s ekonomi med { $gdp_1y_size } efter inflation.
wrong-output = De kommande kvartalen går åt andra hållet.
claim-money =
    Under ett år, till och med { $dates }, { $m2_12m_way ->
        [down] krympte
       *[up] växte
    } den amerikanska penningmängden M2 med { $m2_12m_size }; efter inflation { $m2_real_12m_way ->
        [down] krympte
       *[up] växte
    } den med { $m2_real_12m_size }{ $more ->
        [yes] . Bankernas lån till företag { $loans_12m_way ->
            [down] minskade
           *[up] ökade
        } med { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = Pengar flyttar till former som M2 inte räknar.
claim-housing =
    Under ett år, till och med { $dates }, { $starts_12m_way ->
        [down] minskade
       *[up] ökade
    } antalet påbörjade bostäder i USA med { $starts_12m_size }, och byggloven { $permits_12m_way ->
        [down] minskade
       *[up] ökade
    } med { $permits_12m_size }{ $more ->
        [yes] . Boendekostnaderna { $shelter_12m_way ->
            [down] sjönk
           *[up] steg
        } med { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = En mild eller hård vinter förklarar skillnaden.
claim-purchasing-power = En dollar räckte till { $purchasing_power_10y } av vad den räckte till tio år tidigare ({ $dates }).
wrong-purchasing-power = Priserna faller de kommande tio åren.
claim-hedge =
    Från { $from } till { $to } { $gain_whole_way ->
        [down] föll
       *[up] steg
    } priset på { $name } med { $gain_whole_size }, och de amerikanska konsumentpriserna { $infl_whole_way ->
        [down] föll
       *[up] steg
    } med { $infl_whole_size }.
wrong-hedge = En längre historik visar motsatsen.
claim-level = Medianen för { $name } är { $level_median }; under { $level_percentile } av alla uppmätta månader var kursen lägre än nu ({ $dates }).
wrong-level = Den gamla medianen passar inte längre, eftersom priserna i de två länderna har glidit isär.

## Measures of the above.

measure-vol-12m = Årliga svängningar, tolv månader
measure-gain-whole = Förändring sedan uppgifternas början
measure-infl-whole = Inflation under samma månader
measure-correlation-12m = Korrelation, tolv månader
measure-level-median = Mediankurs
measure-level-percentile = Kursen jämfört med egen historia
measure-core-infl-12m = Inflation utan mat och energi
measure-shelter-12m = Förändring av boendekostnaden
measure-payrolls-12m = Förändring av sysselsättningen
measure-income-12m = Förändring av realinkomsten
measure-m2-12m = Förändring av penningmängden M2
measure-m2-real-12m = Förändring av M2 efter inflation
measure-starts-12m = Förändring av antalet påbörjade bostäder
measure-permits-12m = Förändring av byggloven
measure-loans-12m = Förändring av lån till företag
measure-gdp-1y = Real BNP-tillväxt
measure-bill-rate = Ränta på tremånaders statsskuldväxlar
measure-real-bill-rate = Växelränta minus inflation
measure-purchasing-power-10y = Köpkraft kvar efter tio år
measure-sahm = Arbetslöshet över årets lägsta
measure-jobs-after-inversion = Inverterad räntekurva följd av högre arbetslöshet
measure-jobs-after-any = Månader följda av högre arbetslöshet
measure-oil-price = Priset på ett fat råolja
measure-oil-12m = Förändring av råoljepriset
measure-dollar-12m = Förändring av dollarn mot handelspartnernas valutor
measure-dollar-percentile = Dollarn jämfört med egen historia
measure-sp-long-rate = Tioårsräntan den månaden
measure-revenue-growth-5y = Omsättningstillväxt, fem år
measure-eps-growth-5y = Tillväxt i vinst per aktie, fem år
measure-cash = Kassa och kortfristiga värdepapper
measure-debt = Skuld
measure-dividends = Utbetald utdelning
measure-buybacks = Återköpta aktier
measure-dividends-per-share = Utdelning per aktie
measure-shares-diluted = Aktier efter utspädning
measure-public-float = Värdet av fritt handlade aktier

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: kurser vid månadens slut, { $from } till { $to }
chart-price-axis = Kurs i { $unit }
chart-index-axis = Indexnivå
chart-log = logaritmisk skala
chart-fall = Under det dittills högsta månadsslutet, i %
chart-price-alt = Kurser vid månadens slut: { $name }, { $from } till { $to }. Sista mot första: { $times }. Största nedgång från en topp: { $deepest }. Vid slutet: { $last }.
chart-valuation = { $name }: kurs jämfört med tio års vinster (CAPE), { $from } till { $to }
chart-valuation-axis = Kurs som multipel av årsvinsten; skuggat: den mellersta halvan av alla månader
chart-last = senast { $value }
chart-median = median { $value }
chart-valuation-alt = CAPE: { $name }, { $from } till { $to }. Senast: { $last }. Median: { $median }. Hälften av alla månader ligger mellan { $low } och { $high }.
chart-scenarios = Scenarier: hur ofta tidigare perioder slutade så
chart-scenarios-axis = Andel av tidigare perioder, i %
chart-scenarios-alt = Andel av tidigare perioder: { $shares }.
chart-bear = Ogynnsamt
chart-base = Mellan
chart-bull = Gynnsamt
chart-confidence = Hur säker varje ledamot var, före (ring) och efter (punkt) frågorna
chart-confidence-axis = Säkerhet, från 0 (ingen) till 1 (full)
chart-confidence-alt = Säkerhet från 0 till 1, före och efter: { $members }.
chart-source = Källa: { $source }
chart-source-committee = Källa: kommittén
measure-pf-effective-positions = Motsvarar så många lika stora innehav
measure-pf-risk-share = Andel av portföljens risk
measure-pf-halved-drawdown-36m = Största nedgång på tre år med hälften av det största innehavet i likvida medel
measure-real-max-drawdown-all = Största nedgång efter inflation
measure-crash-fall = Fall i den kraschen, efter inflation
measure-withdraw-rate = Uttag under det första året
measure-withdraw-lasted = Tidigare perioder då pengarna räckte till uttagen
measure-past-change = Kursförändring under åren som frågan gäller
measure-needed-return = Avkastning som krävs per år
measure-needed-start = Startbelopp
measure-needed-goal = Mål
measure-needed-reached = Andel av tidigare perioder då amerikanska aktier gav mer
measure-infl-change-12m = Förändring av inflationen mot ett år tidigare
measure-withdraw-lasted-10y = Tidigare perioder på 10 år då pengarna räckte till uttagen
measure-withdraw-lasted-20y = Tidigare perioder på 20 år då pengarna räckte till uttagen
measure-withdraw-always = Största uttag som pengarna räckte till i alla tidigare perioder
measure-withdraw-median = Största uttag som pengarna räckte till i hälften av de tidigare perioderna
measure-return-nominal = Avkastning före inflation
measure-return-real = Avkastning efter inflation
measure-past-start = Investerat belopp
measure-past-sum = Vad det hade blivit
measure-past-real-sum = Detsamma i den första månadens penningvärde
measure-past-worst = Sämsta avkastning för perioder lika långa som horisonten
measure-past-best = Bästa avkastning för perioder lika långa som horisonten
measure-past-infl = Inflation under åren som frågan gäller
measure-past-long-rate = Genomsnittlig tioårsränta under åren som frågan gäller
measure-past-policy-rate = Genomsnittlig styrränta under åren som frågan gäller
measure-past-unemployment = Genomsnittlig arbetslöshet under åren som frågan gäller
measure-past-gdp = Real BNP-tillväxt under åren som frågan gäller
measure-policy-rate = USA:s styrränta
measure-rate-supposed = Avkastning som antas i frågan
measure-rate-grown-sum = Vad beloppet blir med den avkastningen
measure-grown-needed-median = Belopp investerat på en gång som räckte i hälften av de tidigare perioderna
measure-grown-needed-low = Belopp investerat på en gång som räckte i nio av tio tidigare perioder
measure-rate-needed-sum = Belopp för målet med den avkastningen
measure-rate-saved-sum = Vad månadsbeloppen blir med den avkastningen
measure-rate-monthly-sum = Månadsbelopp för målet med den avkastningen
measure-rate-doubling = Tiden tills pengar fördubblas
measure-recovery = Tid tills amerikanska aktier var tillbaka på sin topp före kraschen
measure-repay-rate = Lånets ränta
measure-repay-beaten = Andel av tidigare perioder då amerikanska aktier gav mer än lånet kostar
measure-rate-fall = Räntenedgång
measure-bond-gain = Prisuppgång för en tioårig obligation om räntan sjunker så mycket
measure-infl-supposed = Inflation som antas i frågan
measure-infl-erosion = Förlorad köpkraft vid den inflationen
measure-plan-paid = Totalt insatt belopp
measure-plan-median-sum = Månadssparandets slutvärde i dagens penningvärde, median för tidigare perioder
measure-plan-low-sum = Månadssparandets slutvärde i dagens penningvärde, överträffat i nio av tio tidigare perioder
measure-plan-monthly-median = Månadsbelopp som räckte i hälften av de tidigare perioderna
measure-plan-monthly-low = Månadsbelopp som räckte i nio av tio tidigare perioder
measure-withdraw-always-sum = Största årsbelopp som pengarna räckte till i alla tidigare perioder
measure-withdraw-median-sum = Största årsbelopp som pengarna räckte till i hälften av de tidigare perioderna
measure-withdraw-always-month = Största månadsbelopp som pengarna räckte till i alla tidigare perioder
measure-withdraw-median-month = Största månadsbelopp som pengarna räckte till i hälften av de tidigare perioderna
measure-withdraw-years-worst = Antal år som pengarna räckte i den sämsta tidigare perioden
measure-withdraw-years-typical = Antal år som pengarna räckte i hälften av de tidigare perioderna
measure-withdraw-capital-always = Startbelopp som räckte i alla tidigare perioder
measure-withdraw-capital-median = Startbelopp som räckte i hälften av de tidigare perioderna
measure-plan-median = Månadssparandets slutvärde jämfört med insatt belopp, median för tidigare perioder
measure-plan-low = Månadssparandets slutvärde jämfört med insatt belopp, sämsta tiondelen av tidigare perioder
measure-plan-loss = Tidigare perioder då månadssparande gav mindre än insatt belopp
measure-grown-start = Belopp som investerats på en gång
measure-grown-median-sum = Det investerade beloppets slutvärde i dagens penningvärde, median för tidigare perioder
measure-grown-low-sum = Det investerade beloppets slutvärde i dagens penningvärde, överträffat i nio av tio tidigare perioder
measure-grown-median = Slutvärdet av ett belopp som investerats på en gång, jämfört med beloppet, median för tidigare perioder
measure-grown-low = Slutvärdet av ett belopp som investerats på en gång, jämfört med beloppet, sämsta tiondelen av tidigare perioder
measure-grown-loss = Tidigare perioder då en investering på en gång slutade med förlust
measure-lump-ahead = Tidigare år då allt på en gång gav mer än samma belopp i delar
measure-lump-lead = Försprång för allt på en gång framför samma belopp i delar, median för tidigare år
measure-wait-fall = Nedgång som man väntar på
measure-wait-reached = Andel av alla månader efter vilka priserna var så mycket lägre inom tidshorisonten
measure-bond-loss-1pt = Prisfall för en tioårig obligation om räntan stiger en procentenhet
measure-bond-loss = Prisfall för en tioårig obligation om räntan stiger så mycket som i frågan
measure-rate-rise = Ränteuppgång som anges i frågan
measure-stock-fall = Nedgång för aktier som anges i frågan
measure-mix-stock-fall = Blandningens förlust vid den nedgången, om obligationer behåller sitt pris
measure-part-weight = Delens vikt
measure-part-fall = Antagen nedgång för delen
measure-whole-fall = Helhetens förlust
measure-supposed-sum = Summan som frågan nämner
measure-supposed-lost = Förlust av den summan
measure-supposed-left = Vad som är kvar av den summan
measure-mix-median = Blandningens årliga medianavkastning efter inflation
measure-other-mix-median = Detsamma för den andra blandningen
measure-other-mix-loss = Den andra blandningens tidigare perioder med förlust
measure-other-mix-fall = Den andra blandningens största nedgång

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] Vinsten per aktie i { $name } föll med { $size } på ett år
       *[up] Vinsten per aktie i { $name } steg med { $size } på ett år
    }{ $more ->
        [yes] { " " }till { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Nästa årsredovisning visar vinsten per aktie åt andra hållet.
claim-tax-credit =
    En skatteintäkt på { $tax_credit } av vinsten före skatt höjde nettovinsten i { $name }{ $more ->
        [yes] ; nettomarginalen låg { $net_above_operating } över rörelsemarginalen
       *[no] { "" }
    }
wrong-tax-credit = Skatteintäkten kommer varje år, eller vinsten håller utan den.
claim-other-income = Nettomarginalen i { $name } låg { $net_above_operating } över rörelsemarginalen: räntor, reavinster eller engångsposter bidrog till vinsten
wrong-other-income = De extra intäkterna kommer varje år.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = det säger lite, eftersom det egna kapitalet bara är { $value } av tillgångarna
doubt-capital-to-assets = det säger lite, eftersom det investerade kapitalet bara är { $value } av tillgångarna
doubt-buybacks-5y-to-equity = det säger lite, eftersom fem års återköp kostade { $value } gånger det egna kapital som är kvar
doubt-tax-credit = en skatteintäkt på { $value } av vinsten före skatt bidrog
doubt-net-above-operating = intäkter utanför rörelsen bidrog: nettomarginalen ligger { $value } över rörelsemarginalen
doubt-eps-growth-5y = men vinsten per aktie föll med { $size } över fem år
doubt-fcf-margin = det säger lite, eftersom det fria kassaflödet bara var { $value } av omsättningen
doubt-eps-growth-1y = det säger lite, eftersom vinsten per aktie föll med { $size } under det senaste året
claim-implied-growth =
    För att { $name } ska ge lika mycket som amerikanska aktier har gett sedan 1871 { $implied_growth_way ->
        [down] får vinsten varaktigt krympa med högst
       *[up] måste vinsten varaktigt växa med
    } { $implied_growth_size } efter inflation{ $more ->
        [yes] ; vinsten per aktie { $eps_growth_5y_way ->
            [down] föll
           *[up] växte
        } med { $eps_growth_5y_size } över fem år
       *[no] { "" }
    }
wrong-implied-growth = Vinsterna växer snabbare, eller lägre avkastning blir det normala för alla aktier.
measure-equity-to-assets = Eget kapital som andel av tillgångarna
measure-capital-to-assets = Investerat kapital som andel av tillgångarna
measure-buybacks-5y-to-equity = Fem års återköp som multipel av eget kapital
measure-tax-credit = Skatteintäkt som andel av vinsten före skatt
measure-net-above-operating = Nettomarginal över rörelsemarginalen
measure-implied-growth = Vinsttillväxt som börsvärdet räknar med

## How the confidence came about.

confidence-kind-accounts = Bokslut
confidence-kind-valuation = Värdering
confidence-kind-prices = Kurser
confidence-kind-risk = Risk
confidence-kind-portfolio = Placeringarnas sammansättning
confidence-kind-economy = Ekonomi
confidence-readings =
    { $name }: { $readings ->
        [one] det enda nyckeltalet { $agreeing ->
            [0] pekar inte
           *[other] pekar
        }
       *[other] { $agreeing } av { $readings } nyckeltal pekar
    } åt samma håll som resultatet. { $dates ->
        [one] Siffrornas datum: { $to }.
       *[several] Siffrornas datum: { $from } till { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] ett nyckeltal
       *[other] { $readings } nyckeltal
    }. { $dates ->
        [one] Siffrornas datum: { $to }.
       *[several] Siffrornas datum: { $from } till { $to }.
    }
confidence-missing = { $name }: inga siffror.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Uppslaget pris eller kurs
measure-looked-change = Uppslagen förändring
measure-looked-ratio = Uppslagen kvot eller korrelation
lookup-consumer-prices = USA:s konsumentpriser
lookup-price-ounce = { $name } (per uns)
lookup-price-gram = { $name } (per gram)
lookup-price-now =
    { $name } stod i { $price } den { $date }, { $way ->
        [down] { $size } lägre
       *[other] { $size } högre
    } än ett år tidigare ({ $then }).
lookup-price-at = { $name } stod i { $price } den { $date }.
lookup-price-near = Vi har inget pris på { $name } för den dagen ({ $asked }); det närmaste vi har är { $price } ({ $date }).
lookup-price-range = Under { $time } låg { $name } mellan { $low } och { $high }; den sista noteringen var { $last } ({ $date }).
lookup-price-change =
    { $name } { $way ->
        [down] föll
       *[other] steg
    } { $size } från { $from } till { $to }: från { $start } till { $end }.
lookup-price-return =
    Aktien i { $name } { $way ->
        [down] föll
       *[other] steg
    } { $size } från { $from } till { $to }, splitar och utdelningar inräknade.
lookup-price-top =
    { $name }: den { $kind ->
        [low] lägsta
       *[other] högsta
    } noteringen i våra data från { $from } till { $to } var { $top }, den { $date }.
lookup-price-off = { $name } stod i { $price } den { $now_date }, { $size } under det högsta i våra data: { $top } den { $date }.
lookup-price-level = { $name } stod i { $price } den { $date }: högre än { $share } av dagarna i våra data sedan { $from }; mittkursen är { $median }.
lookup-price-average = { $name } låg i snitt på { $average } från { $from } till { $to }.
lookup-price-convert = Till kursen den { $date } motsvarar { $sum } { $result }; det är en uträkning utan avgifter.
lookup-price-ratio = Ett uns { $name } motsvarade { $ratio } uns { $other } den { $date }; ett år tidigare { $then }.
lookup-price-correlation = Månadsförändringarna i { $name } och { $other } hade en korrelation på { $value } från { $from } till { $to }: 1 är alltid tillsammans, 0 är inget samband.
lookup-price-month =
    Den { $kind ->
        [worst] sämsta
       *[other] bästa
    } månaden för { $name } var från { $from } till { $to }: { $way ->
        [down] en nedgång på { $size }
       *[other] en uppgång på { $size }
    }.
lookup-price-fall = Det djupaste fallet för { $name } under den tiden var { $size }, från { $from } till { $to }.
lookup-price-swings = Prissvängningar över ett år, från { $from } till { $to }: { $list }.
lookup-price-back = Aktien i { $name } var tillbaka på toppen från { $from } den { $date }, splitar och utdelningar inräknade.
lookup-price-not-back =
    Aktien i { $name } var den { $to }, då våra kurser slutar, inte tillbaka på toppen från { $from }: { $way ->
        [down] { $size } lägre
       *[other] { $size } högre
    }, splitar och utdelningar inräknade.
lookup-price-ranked =
    { $kind ->
        [low] Svagast
       *[other] Starkast
    } från { $from } till { $to }: { $first }; därefter { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] ned { $size }
       *[other] upp { $size }
    })
lookup-price-sum = { $sum } i { $name } den { $from } hade blivit { $became } den { $to }, splitar och utdelningar inräknade.
lookup-price-rate = { $name } gav i snitt { $rate } från { $from } till { $to }, splitar och utdelningar inräknade.
lookup-price-data = Våra priser på { $name } går från { $from } till { $to }.
lookup-price-missing = Vi har inget pris på { $name } för den tiden: våra priser går från { $from } till { $to }.
lookup-price-none = Vi har inga växelkurser för den här valutan: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] konsumentpriser
        [core] konsumentpriser utan livsmedel och energi
        [food] konsumentpriser på livsmedel
        [energy] konsumentpriser på energi
        [shelter] konsumentpriser på boende
        [medical] konsumentpriser på sjukvård
        [pce] priser på privat konsumtion (PCE)
        [ppi] producentpriser på färdigvaror
        [policy-rate] styrränta (federal funds)
        [m1] ränta på statspapper på en månad
        [b3] ränta på statsskuldväxlar på tre månader
        [b6] ränta på statsskuldväxlar på sex månader
        [y1] ränta på statspapper på ett år
        [y2] ränta på statsobligationer på två år
        [y3] ränta på statsobligationer på tre år
        [y5] ränta på statsobligationer på fem år
        [y7] ränta på statsobligationer på sju år
        [y10] ränta på statsobligationer på tio år
        [y20] ränta på statsobligationer på tjugo år
        [y30] ränta på statsobligationer på trettio år
        [curve-2y] tioårsränta minus tvåårsränta
        [curve-3m] tioårsränta minus tremånadersränta
        [paper] ränta på företagscertifikat på tre månader
        [unemployment] arbetslöshet
        [payrolls] jobb utanför jordbruket
        [employed] sysselsatta
        [labor] arbetskraft
        [factory-jobs] jobb i industrin
        [claims] nya ansökningar om arbetslöshetsersättning per vecka
        [long-unemployed] personer som varit arbetslösa i 27 veckor eller längre
        [unemployed-weeks] arbetslöshetens genomsnittliga längd i veckor
        [hours] veckoarbetstid i timmar i industrin
        [wages] timlön i varusektorn
        [capacity] kapacitetsutnyttjande i industrin
        [permits] bygglov i årstakt
        [starts] påbörjade bostäder i årstakt
        [production] industriproduktion
        [retail] försäljning i detaljhandel och restauranger
        [real-sales] real försäljning i industri och handel
        [orders] order på varaktiga varor
        [inventories] lager i industri och handel
        [income] real personlig inkomst
        [consumption] real privat konsumtion
        [gdp] real bruttonationalprodukt
        [money-m1] penningmängd M1
        [m2] penningmängd M2
        [reserves] bankernas reserver
        [loans] banklån till företag
        [real-estate-loans] bankernas fastighetslån
        [consumer-credit] konsumentkrediter med fast löptid
        [oil] råolja (WTI), pris per fat
       *[dollar] dollarindex mot handelspartnerna
    }
lookup-economy-up = upp { $size }
lookup-economy-down = ned { $size }
lookup-economy-same = oförändrat
lookup-economy-now = USA, { $name }: { $value } ({ $date }); på ett år { $change }, från { $before }.
lookup-economy-now-alone = USA, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = USA, { $name }: på tolv månader { $change } ({ $date }); ett år tidigare var takten { $before }.
lookup-economy-growth-alone = USA, { $name }: på tolv månader { $change } ({ $date }).
lookup-economy-month = Jämfört med månaden före: { $change }.
lookup-economy-values = USA, { $name } – { $list }.
lookup-economy-yearly-values = USA, { $name }, förändring under tiden – { $list }.
lookup-economy-newest = Senaste värdet: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: i snitt { $mean }, mellan { $low } ({ $low_date }) och { $high } ({ $high_date }); under året { $change }, till { $end }
lookup-economy-item-end = { $when }: { $end } i slutet, under året { $change }
lookup-economy-item-until = { $year } (till { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = USA, { $name }: { $change }, från { $start } ({ $start_date }) till { $value } ({ $date }).
lookup-economy-since-growth = USA, { $name }, från { $start_date } till { $date }: totalt { $change }.
lookup-economy-yearly = Som årstakt: { $yearly }.
lookup-economy-was-lower = I början var de { $then } lägre än i slutet.
lookup-economy-was-higher = I början var de { $then } högre än i slutet.
lookup-economy-high = USA, { $name } ({ $from } – { $to }): det högsta värdet var { $value } ({ $date }).
lookup-economy-low = USA, { $name } ({ $from } – { $to }): det lägsta värdet var { $value } ({ $date }).
lookup-economy-distance = Sedan dess: { $change }, till { $newest } ({ $newest_date }).
lookup-economy-inverted = USA, { $name }: senast under noll i slutet av { $date }, med { $value }; senaste värdet: { $newest } ({ $newest_date }).
lookup-economy-worth = Konsumentpriser i USA från { $from } till { $to }: { $change }. Det som då kostade { $sum } kostar nu omkring { $sum_now }, och { $sum } köper nu vad { $sum_then } köpte då.
lookup-economy-uncovered = USA, { $name }: våra siffror går från { $from } till { $to } och täcker inte allt du frågar om.
lookup-economy-no-ecb = Vi har ingen styrränta för Europeiska centralbanken: vår styrränta är den i USA.
lookup-economy-no-policy-rate = Vi har varken styrränta eller andra räntor för landet du nämner: våra räntor är de i USA.
lookup-economy-no-country = Vi har inga siffror om ekonomin i landet du nämner: våra är de för USA.
lookup-economy-no-mortgage = Vi har inga bolåneräntor. De jämförs ofta med räntan på tioåriga amerikanska statsobligationer.
lookup-economy-no-recessions = Vi har ingen lista över recessioner och kan därför inte säga när de var. Vi har arbetslöshet, produktion och räntekurva för USA.
lookup-economy-yes = Ja.
lookup-economy-no = Nej.
lookup-economy-sahm-warns = Ja, Sahms regel varnar för en recession: den genomsnittliga arbetslösheten i USA under tre månader låg { $sahm } över det senaste årets lägsta ({ $date }), och regeln varnar från en halv punkt.
lookup-economy-sahm-quiet = Nej, Sahms regel varnar inte för någon recession: den genomsnittliga arbetslösheten i USA under tre månader låg { $sahm } över det senaste årets lägsta ({ $date }), och regeln varnar från en halv punkt.
lookup-economy-after-inversion = Av de månader då tioåriga amerikanska obligationer gav mindre än tremånaderspapper följdes { $share } av en arbetslöshet som arton månader senare var minst en halv punkt högre; av alla månader var det { $any }.
lookup-economy-deposit-us = En ränta på { $rate } minus USA:s inflation på { $inflation } lämnar omkring { $real } om året före skatt. Andra länders inflation finns inte i våra siffror.
lookup-economy-deposit = En ränta på { $rate } minus en inflation på { $inflation } lämnar omkring { $real } om året före skatt.
lookup-economy-not-covered = Om { $when } säger våra siffror ingenting.
lookup-economy-item-average = { $when }: i snitt { $value }
measure-economy-value = Seriens värde
measure-economy-before = Värde ett år tidigare
measure-economy-change = Seriens förändring
measure-economy-change-1m = Förändring på en månad
measure-economy-mean = Medelvärde för tiden
measure-economy-high = Högsta värde
measure-economy-low = Lägsta värde
measure-economy-end = Värde i slutet
measure-economy-start = Värde i början
measure-economy-yearly = Förändring i årstakt
measure-economy-then = Början mot slutet
measure-economy-sum = Nämnd summa
measure-economy-sum-now = Vad det kostar nu
measure-economy-sum-then = Vad det köpte då
measure-economy-rate = Nämnd ränta
measure-economy-inflation = Inflation bredvid
measure-economy-real = Ränta efter inflation
## Subjects without data: what is missing, and what can be told.

outside-tax = Vi har inga data om skatter: satser och regler beror på landet och på ditt fall. Vi kan visa vad en investering har gett före skatt.
outside-start = Vi tar inte upp hur man öppnar ett konto och kommer i gång, för det beror på banken eller mäklaren och på landet. Vi kan visa hur ett månadssparande eller en engångssumma i amerikanska aktier har gått: ange summan och åren.
outside-account = Vi har inga data om mäklare och deras regler: att öppna konto, lägga en order eller låna ut aktier beror på mäklaren och lagen. Vi kan visa bokslut, priser och tidigare avkastning för investeringar.
outside-bank = Vi har inga data om hur säkra banker och mäklare är eller om insättningsgarantin, vars gränser varje lands lag bestämmer. Vi kan visa vad amerikanska statsskuldväxlar ger.
outside-property = Vi har inga data om bostadspriser, hyror eller avkastning på fastigheter, så vi kan inte jämföra dem med något. Vi kan visa vad amerikanska aktier och obligationer har gett.
outside-insurance = Vi har inga data om försäkringar och livräntor: vad de kostar och betalar står i varje avtal. Vi kan visa hur länge uttag ur amerikanska aktier och obligationer har räckt.
outside-analysts = Vi har inga analytikeråsikter eller riktkurser. Vi kan visa vad ett bolag har redovisat.
outside-events = Vi har inga data om nyheter, politik och händelser som val, krig eller halveringar, så vi kan inte säga vad de gör med kurserna. Vi kan visa hur ofta och hur djupt amerikanska aktier har fallit.
outside-sectors = Vi har ingen avkastning för sektorer, branscher eller grupper av aktier som småbolag, så vi kan inte bedöma eller rangordna dem. Vi kan visa amerikanska aktier som helhet och enskilda bolags bokslut.
outside-elsewhere = Vi har inga data om aktiemarknader, obligationer och fonder i andra länder och regioner. Vi kan visa dem i USA.
outside-bonds = Vi har inga data om enskilda obligationer, sparobligationer eller realobligationer. Vi kan visa räntan på amerikanska statsobligationer och inflationen i USA.
outside-private = Vi har inga data om bolag vars aktier inte handlas på en börs, alltså varken bokslut eller kurser. Vi kan visa vad börsbolag har redovisat.
outside-trading = Vi har inga data om hur det har gått för daytradare och andra korta handlare. Vi kan visa hur ofta amerikanska aktier förlorat pengar på ett år och på längre sikt.
outside-estate = Vi har inga data om arv och dess regler, så vi kan inte säga vad som ska göras först. Vi kan visa hur riskfylld en portfölj är: ange delarna och deras vikt.
outside-fund-types = Vilken av dem som passar beror mest på skatter, som vi inte har några data om.
first-no-figures = Vi har inga siffror som besvarar frågan. Vi har bolags bokslut, priser på metaller, kryptovalutor och valutor, amerikanska räntor och ekonomiska data samt amerikanska aktiers och obligationers historia.
first-us-only = Siffror om hela marknader och ekonomier har vi bara för USA.
quoted-question = ”{ $text }”
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name } redovisade { $at ->
        [day] per { $date }
       *[year] under räkenskapsåret till { $date }
    }: { $measure }, { $value }.
acc-other-day = Per { $date } var det { $value }.
acc-series = { $name }, { $measure } per räkenskapsår, med månaden då det slutade: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] upp { $change }
        [down] ner { $change }
       *[level] oförändrat
    }, från { $then } (räkenskapsåret till { $from }) till { $now } (räkenskapsåret till { $date }).
acc-rate = I årstakt är det { $rate }.
acc-moved =
    { $way ->
        [up] Det är en ökning med { $change }.
        [down] Det är en minskning med { $change }.
       *[level] Det ändrades inte.
    }
acc-faster =
    Hos { $name } { $way ->
        [down] föll detta mest
       *[up] växte detta snabbast
    }: { $measure }, { $change }, mot { $other_change } ({ $other }), från räkenskapsåret till { $from } till det till { $date }.
acc-cover =
    { $verdict ->
        [yes] Ja, hos { $name } räckte täckningen
        [no] Nej, hos { $name } räckte täckningen inte
       *[some] Hos { $name } räckte täckningen bara under vissa av dessa år
    } ({ $measure }; { $other }), efter månaden då räkenskapsåret slutade: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } sänkte jämfört med året innan ({ $measure }), under räkenskapsåret till { $items }.
        [raised] { $name } höjde under varje räkenskapsår ({ $measure }), från det till { $from } ({ $then }) till det till { $date } ({ $now }).
       *[kept] { $name } sänkte inte under något räkenskapsår ({ $measure }), från det till { $from } ({ $then }) till det till { $date } ({ $now }).
    }
acc-cut-item = { $date } (från { $then } till { $now })
acc-streak =
    { $kind ->
        [loss] { $name } gick med förlust { $count } i rad
        [profit] { $name } gick med vinst { $count } i rad ({ $measure })
        [rise] Hos { $name } var det en ökning { $count } i rad ({ $measure })
       *[fall] Hos { $name } var det en minskning { $count } i rad ({ $measure })
    }, från räkenskapsåret till { $from } till det till { $date }.
acc-last = Det sista räkenskapsåret före ett uppehåll då bokslutet för { $name } visar denna post ({ $measure }) slutade { $date }, med { $value }; året efter visar inget.
acc-peak =
    { $is_now ->
        [yes] Hos { $name } har detta värde ({ $measure }) aldrig varit högre i våra bokslut än under räkenskapsåret till { $date }, med { $now }.
       *[no] { $name }, { $measure }: ner { $fall } från toppen, från { $peak } (räkenskapsåret till { $peak_date }) till { $now } (räkenskapsåret till { $date }).
    }
acc-total = { $name }, { $measure }: totalt { $value } under räkenskapsåren från det till { $from } till det till { $date }.
acc-rank =
    { $way ->
        [low] { $name } har det lägsta värdet ({ $measure }). Från lägst till högst
       *[high] { $name } har det högsta värdet ({ $measure }). Från högst till lägst
    }, med räkenskapsårets slut: { $items }.
acc-rank-growth =
    { $way ->
        [low] { $name } växte långsammast ({ $measure }). Från långsammast till snabbast
       *[high] { $name } växte snabbast ({ $measure }). Från snabbast till långsammast
    }, sedan räkenskapsåret till { $from } eller det närmaste: { $items }.
acc-losses = Av bolagen vars bokslut vi har gick dessa med förlust under sitt senaste räkenskapsår: { $items }.
acc-lacking = Denna siffra saknas i våra bokslut för { $names }: { $measure }.
acc-no-accounts = Vi har inga bokslut för { $names }.
acc-no-year = För { $years } saknas denna siffra i våra bokslut för { $name }: { $measure }.
acc-uncounted = Det du frågar om finns inte i våra data: boksluten för { $name } ger belopp för hela bolaget, inget antal medlemmar, kunder, anställda eller produkter och inga delar av verksamheten.
acc-shares-bought = Våra bokslut för { $name } säger inte hur många aktier som köpts tillbaka, bara vad som betalats för dem.
acc-no-why = Boksluten visar beloppen; de säger inte varför.
acc-companies = Vi har årsbokslut för dessa bolag: { $names }.
acc-coverage = För { $name } har vi årsbokslut för räkenskapsåren från det till { $from } till det till { $date }: försäljning, vinster, marginaler, kassaflöde, skuld, kassa, utdelningar, återköp och antal aktier.
measure-assets = Totala tillgångar
measure-capex = Investeringsutgifter
measure-dividend-payout = Utdelning i förhållande till nettovinst
measure-eps-basic = Vinst per aktie före utspädning
measure-equity = Eget kapital
measure-goodwill = Goodwill i balansräkningen
measure-gross-profit = Bruttovinst
measure-interest-expense = Räntekostnader
measure-inventory = Varulager
measure-net-debt = Nettoskuld
measure-operating-cash-flow = Kassaflöde från rörelsen
measure-operating-income = Rörelseresultat
measure-paid-out = Utdelning och återköp tillsammans
measure-research = Utgifter för forskning och utveckling
measure-sales-per-share = Försäljning per aktie
measure-shares-outstanding = Utestående aktier
measure-tax-rate = Effektiv skattesats
measure-lookup-change = Förändring
measure-lookup-rate = Förändring per år
measure-lookup-total = Summa
measure-lookup-cut = Sänkning av utdelningen
measure-lookup-raised = År i rad med ökning
measure-lookup-streak = År i rad
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Först risken: med lånade pengar kostar ett fall mer än själva fallet, och långivaren kan säga upp lånet innan kurserna återhämtar sig. Kurserna på amerikanska aktier har en gång fallit { $fall } ({ $from } till { $to }); är hälften av pengarna lånade tar ett fall med hälften allt som är ditt.
lookup-short = Ja. Den som blankar en aktie kan förlora mer än insatsen: förlusten växer med kursen, och en kurs har ingen övre gräns. Till och med amerikanska aktier som helhet steg en gång { $best } på tolv månader ({ $from } till { $to }).
lookup-weight = { $weight } av dina pengar på ett ställe ({ $name }) är en risk i sig: ett fall med hälften där skulle kosta { $loss } av allt du har.
lookup-weight-company = Amerikanska aktier som helhet förlorade som värst { $fall } ({ $from } till { $to }, efter inflation) och återhämtade sig. Ett enskilt bolag kan falla djupare och kanske aldrig återhämta sig.
lookup-single-stocks = En indexfond är det tryggare valet: den äger hundratals bolag till låg kostnad, och om ett av dem går omkull förloras lite.
lookup-one-company = ett enda bolag
lookup-fee = En avgift på { $fee } tar { $taken } av slutsumman på { $years }, oavsett avkastningen före avgiften. Som jämförelse gav amerikanska aktier i snitt { $average } efter inflation sedan 1871, före avgifter.
lookup-bills = Amerikanska statsskuldväxlar på tre månader gav { $bills } ({ $date }), alltså { $real_way ->
        [down] { $real } mindre än inflationen
       *[up] { $real } mer än inflationen
    }.
lookup-loan = Lånets ränta avgör, och frågan nämner den inte: det som betalas tidigare sparar den räntan med säkerhet. Amerikanska aktier gav i snitt { $average } efter inflation sedan 1871, men föll som värst { $fall }.
lookup-name-cape = CAPE för amerikanska aktier (kurs genom snittvinsten under tio år)
lookup-name-pe = kursen på amerikanska aktier genom årets vinst
lookup-name-yield = direktavkastningen på amerikanska aktier
lookup-name-price = indexet S&P Composite (månadens medelvärde)
lookup-value = { $date }: { $name } var { $value }.
lookup-range = Sedan { $since } har { $name } varit högst i { $high_date } ({ $high }) och lägst i { $low_date } ({ $low }). Medianen av alla månader är { $median }.
lookup-after-cape = Under de tio åren efter månader med ett CAPE på minst { $bound } { $median_way ->
        [down] förlorade amerikanska aktier { $median }
       *[up] gav amerikanska aktier { $median }
    } efter inflation (median sedan 1881), och { $gained } av de perioderna gav vinst.
lookup-premium = Efter vinsterna lovade amerikanska aktier { $premium_way ->
        [down] { $premium } mindre
       *[up] { $premium } mer
    } än tioåriga amerikanska statsobligationer ({ $date }): det är vinsten genom kursen enligt tioårssnittet (CAPE), minus obligationernas ränta efter inflation.
lookup-fall = { $deepest ->
        [yes] Det djupaste fallet sedan 1871 ({ $name }) var { $fall }
       *[no] Fallet ({ $name }) var { $fall }
    }, { $from } till { $to }, med utdelningar och ränta och efter inflation.
lookup-recovered = Det tog { $recovery } från toppen tills den var nådd igen ({ $to }).
lookup-not-recovered = Våra siffror slutar innan toppen var nådd igen.
lookup-fall-prices = Enbart kurserna, utan utdelningar och före inflation, föll { $fall } ({ $from } till { $to }; månadssnitt).
lookup-below-high = { $date }: kurserna på amerikanska aktier låg { $fall } under sin tidigare topp (månadssnitt).
lookup-extremes = Sedan { $since } ({ $name }): { $span ->
        [month] den sämsta månaden
        [decade] de sämsta tio åren
       *[year] det sämsta kalenderåret
    } gav { $worst_way ->
        [up] en vinst på { $worst }
       *[down] en förlust på { $worst }
    } efter inflation ({ $from } till { $to }), och i bästa fall { $best_way ->
        [down] en förlust på { $best }
       *[up] en vinst på { $best }
    } ({ $best_from } till { $best_to }). Kurserna är månadssnitt.
lookup-average = { $name }: i snitt { $mean } efter inflation sedan 1871, med utdelningar och ränta. Över { $years } var medianen { $median_way ->
        [down] en förlust på { $median }
       *[up] en vinst på { $median }
    }, och { $lost } av perioderna slutade med förlust.
lookup-losses = { $name }: { $lost } av alla perioder på { $years } sedan 1871 förlorade pengar efter inflation. Den sämsta gav { $worst_way ->
        [up] en vinst på { $worst }
       *[down] en förlust på { $worst }
    } ({ $from } till { $to }).
lookup-bears-often = Sedan 1871 har amerikanska aktier fallit minst en femtedel { $count } gånger, med i snitt { $every } emellan (enbart kurser, månadssnitt).
lookup-bears = Fall på minst en femtedel för amerikanska aktier sedan 1871 tog i snitt { $length } från topp till botten, och { $recovery } tills toppen var nådd igen (enbart kurser, månadssnitt).
lookup-season = { $name }: i snitt { $mean_way ->
        [down] en nedgång på { $mean } per månad
       *[up] en uppgång på { $mean } per månad
    } sedan 1871, mot { $all_way ->
        [down] en nedgång på { $all }
       *[up] en uppgång på { $all }
    } i alla månader (månadens medelkurser).
lookup-summer = maj till oktober
lookup-swings = Kurserna på amerikanska aktier har svängt { $swings } sedan 1871 (standardavvikelse för månadssnitt; för dagskurser är den högre).
lookup-saved = { $paid } insatta månad för månad hade blivit omkring { $sum } ({ $to }), med utdelningar och före inflation. Efter inflation gav amerikanska aktier { $return } under de åren.
lookup-years-up = Amerikanska aktier gav vinst under { $up } av { $count } kalenderår sedan { $since }, med utdelningar och efter inflation; { $lost } av åren slutade med förlust. Medianen var { $median_way ->
        [down] en förlust på { $median }
       *[up] en vinst på { $median }
    }.
lookup-losing-years = Antal gånger sedan { $since } som amerikanska aktier har förlorat pengar minst { $run } kalenderår i rad, efter inflation och med utdelningar: { $runs }. Den längsta sviten varade i { $longest }.
lookup-when =
    Under kalenderår då { $condition ->
        [cut] den amerikanska centralbankens styrränta sjönk med minst en halv procentenhet
        [rise] den amerikanska centralbankens styrränta steg med minst en halv procentenhet
       *[inflation] konsumentpriserna i USA steg med minst 5 %
    } var medianen för amerikanska aktier { $median_way ->
        [down] en förlust på { $median }
       *[up] en vinst på { $median }
    }, med utdelningar och efter inflation, och { $lost } av de åren slutade med förlust (sådana år: { $count } av { $all_count } sedan { $since }). För alla { $all_count } år var medianen { $all_way ->
        [down] en förlust på { $all }
       *[up] en vinst på { $all }
    }, och { $all_lost } av dem slutade med förlust.
lookup-chance =
    Amerikanska aktier { $gain ->
        [double] blev minst dubbelt så mycket värda
        [year] gav mer än { $percent }
       *[all] gav mer än { $percent }
    } i { $chance } av alla perioder på { $years } sedan 1871, med utdelningar och före inflation. Efter inflation var andelen { $real }.
lookup-dividends = Med direktavkastningen på amerikanska aktier, { $yield } ({ $date }), ger { $sum } omkring { $income } per år före skatt. Utdelningarna stiger och sjunker med bolagens vinster, och det gör aktiernas värde också.
outside-picks = Vi väljer inga aktier och har ingen rangordning av dem alla. Nämn bolagen, så jämför vi deras bokslut; för amerikanska aktier som helhet kan vi visa avkastningen.
first-bearable =
    { $fits ->
        [yes] Det ryms inom de { $bearable } som du klarar att förlora.
       *[no] En sådan nedgång är större än de { $bearable } som du klarar att förlora.
    }
measure-years-count = antal kalenderår
measure-years-median = median för kalenderåren
measure-years-lost = andel av kalenderåren med förlust
measure-years-up = antal kalenderår med vinst
measure-losing-runs = antal sviter av förlustår
measure-losing-longest = längsta svit av förlustår
measure-when-count = antal sådana år
measure-when-median = median för sådana år
measure-when-lost = andel av sådana år med förlust
measure-chance = andel av perioderna med mer än den vinsten
measure-chance-gain = vinst som frågan nämner
measure-chance-real = andel av perioderna med mer än den vinsten, efter inflation
measure-dividend-income = utdelningar på beloppet under ett år
lookup-not-covered = Vår historik över amerikanska aktier och obligationer täcker inte månaderna i frågan. Från 1871 till { $date } gav amerikanska aktier { $average } efter inflation.
measure-season = genomsnittlig förändring i en månad
measure-fee = årlig avgift
measure-fee-taken = del av slutsumman som avgiften tar
measure-fee-years = år med avgiften
measure-bear-count = antal fall på minst en femtedel
measure-bear-every = år från ett fall till nästa
measure-bear-length = månader från topp till botten
measure-bear-recovery-length = månader tills toppen var nådd igen
measure-weight-loss = förlust av helheten om den delen faller med hälften
