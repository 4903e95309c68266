# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (Stand: { $dates }).
surroundings = Zum Umfeld: { $text }
between-sentences = { " " }
between = { "; " }
us-market = US-Aktien
us-stocks = US-Aktien
us-bonds = ein Depot aus zehnjährigen US-Staatsanleihen
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; vorn liegt hier: { $name }
        [level] ; sie liegen etwa gleichauf
       *[untold] { "" }
    }
absent = Nicht gehört: { $reason }
dissent =
    { $stance ->
        [supports] Positivere Einschätzung ({ $seat }): { $claim }
       *[opposes] Kritischere Einschätzung ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Vorsitz
seat-fundamentals = Fundamentalanalyse
seat-valuation = Bewertung
seat-market = Markt und Charttechnik
seat-desk = Recherche
seat-macro = Konjunktur und Zinsen
seat-industry = Branche
seat-allocation = Aufteilung
seat-risk = Risikokontrolle
seat-red-team = Gegenteam
mandate-chair = Wägt die Aussagen einzeln ab und formuliert die Einschätzung.
mandate-fundamentals = Was das Unternehmen oder der Markt verdient, ausschüttet und schuldet.
mandate-valuation = Welcher Preis gezahlt wird, gemessen an der eigenen Geschichte und an Anleihen.
mandate-market = Wie sich der Kurs verhalten hat.
mandate-desk = Was die Frage wissen will: eine Zahl oder die Bedeutung eines Begriffs.
mandate-macro = Inflation, Zinsen und die Lage der Wirtschaft.
mandate-industry = Wie stark das Geschäft gegenüber Wettbewerbern und Kunden ist.
mandate-allocation = Wie sich die Teile eines Portfolios zusammen verhalten.
mandate-risk = Was verloren gehen kann, wie viel und wie oft, gemessen an dem, was Sie verkraften können.
mandate-red-team = Greift den Entwurf an: mit der Gegenposition, mit veralteten Belegen, mit einzelnen Zahlen, an denen zu viel hängt.
lens-chair = was die Belege insgesamt hergeben
lens-fundamentals = Umsatz, Margen, Barmittel und Schulden
lens-valuation = der Preis gemessen an Gewinnen, eigener Geschichte und Anleihen
lens-market = Renditen, Trend und Handel
lens-desk = die gefragte Zahl oder den gefragten Begriff
lens-macro = Inflation, Zinsen und Arbeitsmarkt
lens-industry = Preissetzungsmacht und Investitionsbedarf
lens-allocation = Gewichte und wie sich die Teile zusammen bewegen
lens-risk = Rückgänge, Schwankungen und wie oft Geld verloren ging
lens-red-team = wie sich diese Einschätzung als falsch erweisen könnte
needs-fundamentals = Jahresabschlüsse
needs-valuation = Kurse und Abschlüsse
needs-market = tägliche Kurse
needs-desk = die gefragte Zahl
needs-macro = Inflation und Zinsen
needs-industry = Jahresabschlüsse
needs-allocation = Bestände und tägliche Kurse
needs-risk = tägliche Kurse
task-title = { $seat }: { $name }
task-instructions = { $mandate } Jede Zahl stammt aus einer datierten Quelle, und was fehlt, wird genannt.
task-acceptance = Mindestens eine Aussage mit ihren Zahlen oder die Angabe, was dafür fehlt.

## What the committee must answer.

ask-single-1 = Wie war die Entwicklung von { $name }: Rendite, Schwankungen und größter Rückgang?
ask-single-2 = Wie hoch sind die Gewinne von { $name }, und wie teuer werden sie bezahlt, gemessen an der eigenen Geschichte?
ask-single-3 = Welches Umfeld hilft oder schadet { $name }?
ask-single-4 = Was müsste geschehen, damit ein dauerhafter Verlust entsteht?
ask-comparison-1 = Worin unterscheiden sich { $name } bei Rendite, Schwankungen und größtem Rückgang?
ask-comparison-2 = Wer verdient mehr, gemessen an Umsatz und Vermögen?
ask-comparison-3 = Welcher Preis wird jeweils gezahlt?
ask-fund-1 = Was verdient der Markt hinter { $name }?
ask-fund-2 = Ist dieser Markt, gemessen an seiner eigenen Geschichte, teuer oder günstig?
ask-fund-3 = Wie oft und wie stark hat eine solche Anlage über den Anlagehorizont verloren?
ask-macro-1 = Wo stehen Inflation, Zinsen und Arbeitsmarkt, gemessen an ihrer eigenen Geschichte?
ask-macro-2 = Wie ging es mit Aktien weiter, wenn sie so standen?
ask-macro-3 = Wie viel können Anleger in solchen Zeiten verlieren?
ask-portfolio-1 = Wie verhalten sich die Teile zusammen: Rendite, Schwankungen und größter Rückgang?
ask-portfolio-2 = Passt die Mischung zum Anlagehorizont und zu dem Verlust, der verkraftbar ist?
ask-portfolio-3 = Welche einzelne Position würde am meisten schmerzen?
ask-theme-1 = Was treibt { $name } an, und wer verdient daran?
ask-theme-2 = Was ist in den Kursen schon enthalten?
ask-theme-3 = Was würde die Geschichte widerlegen?

## Thinking aloud.

thinking = Im Blick: { $lens }. Die Zahlen dazu: { $figures }.
thinking-nothing = Im Blick: { $lens }. Dazu liegen uns keine Zahlen vor.
thinking-builds-on = Das knüpft an ein früheres Ergebnis an: { $first }
caveat-stale = Diese Zahlen sind { $age } alt.
caveat-surroundings = Ein Teil davon betrifft das Umfeld und nicht die Sache selbst.
caveat-overlap = Die Zeiträume überschneiden sich; wirklich unabhängige gibt es weniger, als es scheint.
nothing = Aus dieser Sicht fehlen uns Zahlen, um { $name } zu beurteilen.
no-guess = Alles Weitere wäre geraten.
wrong-nothing = Die fehlenden Daten kommen hinzu.
missing-fundamentals = Uns liegen keine Abschlüsse von { $name } vor.
missing-valuation = Uns liegt kein Kurs von { $name } vor, der sich mit dem Gewinn vergleichen ließe.
missing-market = Uns liegen keine Kurse von { $name } vor.
missing-risk = Uns liegen keine Kurse von { $name } vor.
missing-desk = Wir haben keine Zahlen, die diese Frage beantworten.
missing-macro = Uns liegen keine Daten zu Inflation oder Zinsen vor.
missing-industry = Uns liegen keine Abschlüsse vor, die zeigen, wie { $name } in der Branche dasteht.
missing-allocation = Uns liegen keine Gewichte und Kurse Ihrer Positionen vor.

## Market and Technicals.

claim-year =
    In den zwölf Monaten bis { $dates } ist der Kurs von { $name } um { $return_1y_size } { $return_1y_way ->
        [down] gefallen
       *[up] gestiegen
    }{ $more ->
        [yes] ; über fünf Jahre { $return_5y_way ->
            [down] verlor
           *[up] gewann
        } er { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Neuere Kurse zeigen über zwölf Monate das Gegenteil.
claim-momentum =
    Von { $from } bis { $to } ist der Kurs von { $name } um { $momentum_12_1_size } { $momentum_12_1_way ->
        [down] gefallen
       *[up] gestiegen
    }.
wrong-momentum = In den kommenden Monaten dreht der Kurs.
claim-trend =
    Der Kurs von { $name } lag { $trend_size } { $trend_way ->
        [down] unter
       *[up] über
    } { $daily ->
        [yes] der 200-Tage-Linie
       *[no] dem Durchschnitt der letzten zehn Monate
    } ({ $dates }).
wrong-trend = Der Kurs kreuzt diesen Durchschnitt.
claim-below-high = Der Kurs von { $name } lag { $drawdown_now_size } unter seinem Höchststand vom { $from } ({ $dates }).
wrong-below-high = Der alte Höchststand war eine Blase, und der Kurs kehrt nicht dorthin zurück.
claim-real-return =
    Nach Abzug der Inflation { $real_return_5y_way ->
        [down] verlor
       *[up] gewann
    } der Kurs von { $name } { $real_return_5y_size } in den fünf Jahren bis { $dates }.
wrong-real-return = In den nächsten fünf Jahren entwickeln sich Kurse oder Inflation anders.
claim-volume = Im Monat bis { $dates } war der Handel mit { $name } { $volume_ratio }-mal so rege wie im Jahresdurchschnitt.
wrong-volume = Ein einziger Tag mit regem Handel erklärt den Unterschied.

## Risk Officer.

claim-fall =
    In den drei Jahren bis { $dates } verlor der Kurs von { $name } { $real_fall ->
        [yes] nach Abzug der Inflation{ " " }
       *[no] { "" }
    }in der Spitze { $max_drawdown_36m_size }{ $dated ->
        [yes] { " " }({ $from } bis { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Das ist { $verdict ->
            [opposes] mehr, als zur Risikobereitschaft passt
           *[other] mit der Risikobereitschaft vereinbar
        }
    }.
wrong-fall = Ein späterer Rückgang fällt deutlich größer oder kleiner aus.
claim-loss-frequency =
    Von { $since } bis { $dates } brachten { $freq_neg } der { $horizon } langen Zeiträume mit { $name } { $real ->
        [yes] nach Abzug der Inflation{ " " }
       *[no] { "" }
    }einen Verlust.
wrong-loss-frequency = Zählt man neuere Jahre mit, waren Verluste deutlich häufiger oder seltener.
claim-swings = Die typische Schwankung in den drei Jahren bis { $dates } betrug { $vol_36m } ({ $name }).
wrong-swings = Ein längerer oder neuerer Zeitraum zeigt viel größere oder kleinere Schwankungen.
claim-best-days =
    Von { $since } bis { $dates } { $return_all_way ->
        [down] verlor
       *[up] gewann
    } der Kurs von { $name } { $return_all_size }. Ohne die zehn besten Tage hätte er { $return_all_less_best_10_size } { $return_all_less_best_10_way ->
        [down] verloren
       *[up] gewonnen
    }.
wrong-best-days = Die guten Tage verteilen sich gleichmäßiger als bisher.
claim-beta =
    Bewegte sich der US-Markt in den drei Jahren bis { $dates } um ein Prozent, so bewegte sich der Kurs von { $name } im Schnitt um { $beta_36m } Prozent{ $more ->
        [yes] { " " }(Korrelation: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Der Zusammenhang mit dem Markt ändert sich mit dem Geschäft.
claim-interest =
    Im Geschäftsjahr bis { $dates } { $interest_coverage_way ->
        [down] machte { $name } einen operativen Verlust; die Zinsen waren damit nicht gedeckt
       *[up] deckte der operative Gewinn von { $name } die Zinsen { $interest_coverage }-mal
    }.
wrong-interest = Schulden müssen zu deutlich höheren Zinsen erneuert werden.
claim-debt = Die Schulden von { $name } betrugen das { $debt_to_equity }-Fache des Eigenkapitals ({ $dates }).
wrong-debt = Eine Übernahme, eine Abschreibung oder ein Aktienrückkauf verändert Schulden oder Eigenkapital.
claim-worst =
    Der größte Kursrückgang von { $name } in unseren Daten betrug { $real_fall ->
        [yes] nach Abzug der Inflation{ " " }
       *[no] { "" }
    }{ $max_drawdown_all_size }{ $dated ->
        [yes] { " " }({ $from } bis { $to })
       *[no] { "" }
    }, gerechnet mit Kursen bis { $dates }. So etwas kann wieder geschehen.
wrong-worst = Frühere oder spätere Kurse zeigen einen noch größeren Rückgang.
claim-portfolio-fall =
    In den drei Jahren bis { $dates } verloren Ihre Positionen zusammen in der Spitze { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . Das ist { $verdict ->
            [opposes] mehr, als zur Risikobereitschaft passt
           *[other] mit der Risikobereitschaft vereinbar
        }
    }.
wrong-portfolio-fall = Ein späterer Rückgang fällt deutlich größer oder kleiner aus.
claim-portfolio-swings = In den drei Jahren bis { $dates } schwankten Ihre Positionen zusammen typischerweise um { $pf_vol_36m }.
wrong-portfolio-swings = Die Teile schwanken stärker oder bewegen sich mehr im Gleichschritt.

## Fundamentals.

claim-growth =
    Im Geschäftsjahr bis { $dates } ist der Umsatz von { $name } um { $revenue_growth_1y_size } { $revenue_growth_1y_way ->
        [down] gesunken
       *[up] gestiegen
    }{ $more ->
        [yes] ; über zwei Jahre { $revenue_growth_2y_way ->
            [down] sank
           *[up] stieg
        } er um { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Der nächste Jahresbericht zeigt das Gegenteil.
claim-margin =
    Im Geschäftsjahr bis { $dates } betrug der operative { $operating_margin_way ->
        [down] Verlust
       *[up] Gewinn
    } von { $name } { $operating_margin_size } des Umsatzes{ $more ->
        [yes] , der { $net_margin_way ->
            [down] Nettoverlust
           *[up] Nettogewinn
        } { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Die Kosten steigen zwei Jahre in Folge schneller als die Preise.
claim-margin-change =
    Im Geschäftsjahr bis { $dates } ist die operative Marge von { $name } um { $operating_margin_change_1y_size } { $operating_margin_change_1y_way ->
        [down] gesunken
       *[up] gestiegen
    }.
wrong-margin-change = Eine einmalige Belastung oder ein einmaliger Ertrag erklärt die Veränderung.
claim-capital =
    Im Geschäftsjahr bis { $dates } betrug { $roic_way ->
        [down] der Verlust
       *[up] der Gewinn
    } von { $name } { $roic_size } des eingesetzten Kapitals{ $more ->
        [yes] ; bezogen auf das Eigenkapital war es ein { $roe_way ->
            [down] Verlust
           *[up] Gewinn
        } von { $roe_size }
       *[no] { "" }
    }.
wrong-capital = Neue Wettbewerber drücken die Renditen in Richtung der Kapitalkosten.
claim-equity =
    Im Geschäftsjahr bis { $dates } betrug { $roe_way ->
        [down] der Verlust
       *[up] der Gewinn
    } von { $name } { $roe_size } des Eigenkapitals{ $more ->
        [yes] ; bezogen auf das Gesamtvermögen war es ein { $roa_way ->
            [down] Verlust
           *[up] Gewinn
        } von { $roa_size }
       *[no] { "" }
    }.
wrong-equity = Die Rendite kommt von Schulden oder sehr wenig Eigenkapital; das Geschäft selbst verdient weniger.
claim-cash = Im Geschäftsjahr bis { $dates } betrug der operative Cashflow von { $name } das { $cash_conversion }-Fache des Nettogewinns.
wrong-cash = Der operative Cashflow fällt unter den Nettogewinn.
claim-free-cash =
    Im Geschäftsjahr bis { $dates } { $fcf_margin_way ->
        [down] fehlten
       *[up] blieben
    } { $name } nach allen Investitionen { $fcf_margin_size } des Umsatzes an Barmitteln{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Das Unternehmen muss mehr investieren, nur um seine Stellung zu halten.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] Das Nettoguthaben
       *[up] Die Nettoverschuldung
    } von { $name } entsprach dem { $net_debt_to_operating_income_size }-Fachen eines operativen Jahresgewinns ({ $dates }).
wrong-net-debt = Das Geld wird anderswo gebraucht, oder die Schulden steigen.
claim-shares =
    Im Geschäftsjahr bis { $dates } ist die Zahl der Aktien von { $name } um { $shares_change_1y_size } { $shares_change_1y_way ->
        [down] gesunken
       *[up] gestiegen
    }.
wrong-shares = Für eine Übernahme oder für Beschäftigte werden neue Aktien ausgegeben.
claim-market-earnings =
    In den zehn Jahren bis { $dates } sind die Gewinne der US-Unternehmen nach Abzug der Inflation um { $sp_real_earnings_growth_10y_size } { $sp_real_earnings_growth_10y_way ->
        [down] gesunken
       *[up] gewachsen
    }.
wrong-market-earnings = Die nächsten Jahre machen die Veränderung zunichte.
claim-market-payout = US-Unternehmen schütteten { $sp_payout } ihrer Gewinne als Dividende aus ({ $dates }).
wrong-market-payout = Die Gewinne sinken, während die Dividenden gleich bleiben.
claim-market-dividend = US-Aktien brachten eine Dividendenrendite von { $sp_dividend_yield }, zehnjährige Staatsanleihen { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Unternehmen geben über Rückkäufe mehr zurück als über Dividenden.

## Valuation.

claim-own-history = Die Aktie von { $name } kostete das { $pe }-Fache eines Jahresgewinns, üblich war das { $pe_median }-Fache ({ $dates }). In { $pe_percentile } der erfassten Jahre war sie günstiger.
wrong-own-history = Die Gewinne wachsen in den Kurs hinein, ohne dass er fällt.
claim-earnings-yield =
    Der Gewinn von { $name } entsprach { $earnings_yield } des Aktienkurses{ $more ->
        [yes] { " " }(Kurs-Gewinn-Verhältnis { $pe })
       *[no] { "" }
    }; zehnjährige Staatsanleihen rentierten mit { $long_rate } ({ $dates }).
wrong-earnings-yield = Die Anleiherenditen bewegen sich so weit, dass sich der Vergleich umkehrt.
claim-cash-yield = Der freie Cashflow von { $name } entsprach { $fcf_yield } des Aktienkurses ({ $dates }).
wrong-cash-yield = Der Cashflow jenes Jahres war eine Ausnahme.
claim-against-market = Gemessen am Gewinn kostete die Aktie von { $name } { $pe_to_market }-mal so viel wie der US-Markt ({ $dates }).
wrong-against-market = Die Gewinne wachsen schnell genug, um den Kurs zu rechtfertigen.
claim-float = Allein die frei handelbaren Aktien von { $name } waren das { $float_to_earnings }-Fache eines Jahresgewinns wert ({ $dates }); mit den Aktien der Insider ist es noch mehr.
wrong-float = Der Aktienkurs hat sich seither stark verändert.
claim-market-cape = US-Aktien kosteten das { $cape }-Fache ihres durchschnittlichen Gewinns aus zehn Jahren, üblich war das { $cape_median }-Fache ({ $dates }). In { $cape_percentile } aller Monate seit 1881 waren sie günstiger.
wrong-market-cape = Die Gewinne wachsen in den Kurs hinein, ohne dass er fällt.
claim-market-after =
    Nach einem mindestens so teuren Start { $after_cape_median_10y_way ->
        [down] verloren
       *[up] gewannen
    } US-Aktien über zehn Jahre nach Abzug der Inflation typischerweise { $after_cape_median_10y_size }. Seit 1871 waren es im Schnitt { $sp_real_return_all } (Daten bis { $dates }).
wrong-market-after = Die wenigen teuren Startpunkte der Vergangenheit überschneiden sich und gleichen dem heutigen womöglich nicht.
claim-market-excess =
    Die Gewinnrendite von US-Aktien lag { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] unter
       *[up] über
    } der Rendite von Staatsanleihen nach Inflation ({ $dates }).
wrong-market-excess = Die Anleiherenditen nach Inflation verändern sich stark.

## Industry.

claim-pricing-power =
    Im Geschäftsjahr bis { $dates } betrug die Bruttomarge von { $name } { $gross_margin }, ein Zeichen für { $verdict ->
        [supports] starke
        [opposes] begrenzte
       *[neutral] mäßige
    } Preissetzungsmacht.
wrong-pricing-power = Ein Wettbewerber bietet dasselbe günstiger an und gewinnt die Kunden.
claim-investment = Im Geschäftsjahr bis { $dates } investierte { $name } { $capex_to_revenue } des Umsatzes in Sachanlagen.
wrong-investment = Das Unternehmen muss aufgeschobene Investitionen nachholen.
claim-research = Im Geschäftsjahr bis { $dates } gab { $name } { $rd_to_revenue } des Umsatzes für Forschung und Entwicklung aus.
wrong-research = Aus den Ausgaben entsteht kein erfolgreiches Produkt.

## Macro and Rates.

claim-inflation =
    Die US-Verbraucherpreise sind im Jahr bis { $dates } um { $infl_12m_size } { $infl_12m_way ->
        [down] gefallen
       *[up] gestiegen
    }; über zehn Jahre stiegen sie um { $infl_10y }.
wrong-inflation = Neuere Inflationszahlen weichen um mehr als einen Prozentpunkt ab.
claim-real-rate =
    Nach Abzug der Inflation { $real_long_rate_way ->
        [down] verloren zehnjährige US-Staatsanleihen
       *[up] brachten zehnjährige US-Staatsanleihen
    } { $real_long_rate_size } ({ $dates }).
wrong-real-rate = Die künftige Inflation weicht von der des letzten Jahres ab.
claim-rate-change =
    Die Rendite zehnjähriger US-Staatsanleihen ist in zwölf Monaten um { $long_rate_change_12m_size } auf { $long_rate } { $long_rate_change_12m_way ->
        [down] gefallen
       *[up] gestiegen
    } ({ $dates }). Ihr langjähriger Median liegt bei { $long_rate_median }.
wrong-rate-change = Die Rendite dreht innerhalb Ihres Anlagehorizonts.
claim-curve =
    Zehnjährige US-Staatsanleihen rentierten { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] niedriger
       *[up] höher
    } als dreimonatige Schatzwechsel ({ $dates }){ $more ->
        [yes] . In { $curve_share_inverted } aller Monate lagen die kurzfristigen Renditen über den langfristigen
       *[no] { "" }
    }.
wrong-curve = Kurz- und langfristige Renditen tauschen die Plätze.
claim-credit = Schwächere US-Unternehmen zahlten für ihre Schulden { $credit_spread } mehr als der Staat ({ $dates }). In { $credit_spread_percentile } aller Monate war der Abstand kleiner.
wrong-credit = Kreditgeber ziehen sich zurück, und der Abstand wächst.
claim-jobs = Die US-Arbeitslosenquote betrug { $unemployment } ({ $dates }), bei einem langjährigen Median von { $unemployment_median }.
wrong-jobs = Die Arbeitslosenquote steigt binnen eines Jahres um einen halben Prozentpunkt.

## Allocation.

claim-stocks-bonds =
    In den zehn Jahren bis { $dates } { $sp_real_return_10y_way ->
        [down] verloren
       *[up] gewannen
    } US-Aktien nach Abzug der Inflation { $sp_real_return_10y_size }; Staatsanleihen { $bond_real_return_10y_way ->
        [down] verloren
       *[up] gewannen
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = In den nächsten zehn Jahren kehrt sich die Reihenfolge um, wie schon in anderen Jahrzehnten.
claim-stocks-ahead = In { $freq_stocks_beat_bonds_10y } aller Zehnjahreszeiträume von 1871 bis { $dates } schnitten US-Aktien besser ab als Anleihen.
wrong-stocks-ahead = Die Zeiträume überschneiden sich; wirklich unabhängige gibt es viel weniger.
claim-worst-decade =
    In ihren schlechtesten zehn Jahren { $sp_real_return_10y_worst_way ->
        [down] verloren
       *[up] gewannen
    } US-Aktien nach Abzug der Inflation { $sp_real_return_10y_worst_size } (Daten bis { $dates }).
wrong-worst-decade = Eine Mischung mit Anleihen hätte den Verlust abgefedert.
claim-concentration =
    Ihre größte Position macht { $pf_largest_weight } Ihres Portfolios aus{ $more ->
        [yes] ; der Konzentrationsindex beträgt { $pf_hhi }, wobei 1 eine einzige Position bedeutet
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Positionen, die Sie nicht genannt haben, verschieben die Gewichte.
claim-together = In den drei Jahren bis { $dates } betrug die mittlere Korrelation Ihrer Positionen { $pf_mean_correlation }; bei 1 bewegen sie sich im Gleichschritt.
wrong-together = Im nächsten Abschwung bewegen sie sich stärker im Gleichschritt als bisher.
claim-portfolio-return =
    In dieser Gewichtung hat Ihr Portfolio in den drei Jahren bis { $dates } { $pf_return_3y_size } { $pf_return_3y_way ->
        [down] verloren
       *[up] gewonnen
    }{ $more ->
        [yes] , im letzten dieser Jahre { $pf_return_1y_size } { $pf_return_1y_way ->
            [down] verloren
           *[up] gewonnen
        }
       *[no] { "" }
    }.
wrong-portfolio-return = Die nächsten drei Jahre verlaufen anders.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Ist die Bewegung mehr als Zufall, wenn der Kurs in einem gewöhnlichen Jahr so stark schwankt?
ask-long-return = Zeigt sich über fünf Jahre dasselbe wie über eines?
ask-trend-turn = Haben die letzten drei Monate den Trend schon gedreht?
ask-recovering = Fällt der Kurs noch, oder erholt er sich?
ask-from-high = Sagt ein Kurs nahe am Höchststand, wie tief er fallen kann?
ask-best-days = Beruht die Rendite auf wenigen Tagen?
ask-halves = Sagte die erste Hälfte der Zeit dasselbe?
ask-calm-now = Verlief das letzte Jahr so wie die drei Jahre insgesamt?
ask-whole-record = Sind die letzten Jahre das richtige Maß für mögliche Verluste?
ask-recovered = Ist der Rückgang inzwischen aufgeholt?
ask-tied = Hängt der Kurs eng genug am Markt, damit das Beta etwas aussagt?
ask-worst-decade = Sagt die Häufigkeit von Verlusten, wie schwer ein Verlust sein kann?
ask-covered = Deckt der operative Gewinn die Zinsen?
ask-owed = Sagen die Schulden nach Abzug der Barmittel dasselbe?
ask-per-share = Ist davon auch bei der einzelnen Aktie etwas angekommen?
ask-long-growth = War dieses Jahr die Regel oder die Ausnahme?
ask-borrowed = Ist die Rendite verdient oder durch Schulden erzeugt?
ask-in-cash = Kommt der Gewinn als Geld an?
ask-slipping = Steigt die Marge oder fällt sie?
ask-selling-less = Ist die Marge nur höher, weil weniger verkauft wird?
ask-selling-more = Ist die niedrigere Marge der Preis des Wachstums?
ask-invested = Verbrauchen Investitionen das Geld?
ask-with-debt = Wurden die Aktien auf Kredit zurückgekauft?
ask-burden = Kann das Unternehmen zahlen, was fällig ist?
ask-kept = Wie viel davon bleibt als operativer Gewinn übrig?
ask-paying-off = Bezahlt das Wachstum die Investitionen?
ask-cheap-why = Ist der Preis niedrig, weil der Gewinn fällt?
ask-growth-pays = Rechtfertigt das Wachstum den Preis?
ask-deserved = Rechtfertigt die Kapitalrendite den Preis?
ask-rates-explain = Erklären die Zinsen den Preis der Aktien?
ask-dear = Steckt das schon im Preis der Aktien?
ask-dear-too = Sagt die eigene Vergangenheit des Marktes dasselbe?
ask-last-decade = Folgten die letzten zehn Jahre diesem Muster?
ask-in-buybacks = Ist die Dividende niedrig, weil Gewinn für Rückkäufe und Wachstum einbehalten wird?
ask-core = Sagen die Preise ohne Lebensmittel und Energie dasselbe?
ask-other-curve = Sagt das andere Ende der Zinskurve dasselbe?
ask-rate-level = Ist der Zins nach Abzug der Inflation hoch genug, um ins Gewicht zu fallen?
ask-real-rate = Ist der Zins noch in Bewegung?
ask-jobs-agree = Sagt die Beschäftigung dasselbe?
ask-output-agrees = Sagt die Wirtschaftsleistung dasselbe?
ask-real-terms = Gilt das auch nach Abzug der Inflation?
ask-credit-jobs = Sagt die Arbeitslosigkeit dasselbe?
ask-as-a-whole = Wie stark schwankt das ganze Portfolio?
ask-together = Fallen die Positionen gleichzeitig?
ask-on-the-way = Wie groß waren die Rückgänge unterwegs?
ask-last-year = Sagt das letzte Jahr dasselbe?
ask-sides = { $figure }: { $values }. Liegt { $name } auch dort vorn?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Lässt sich das vergleichen?
ask-survivors = Gescheiterte Unternehmen können so etwas nicht vorweisen. Ist das mehr als die Geschichte eines Unternehmens, das überlebt hat?
ask-base-rate = So oft endete ein Zeitraum dieser Länge ohne Gewinn. Was sagt der jüngste Kurs darüber hinaus?
answer-not-mine = Diese Aussage stammt nicht von uns.
answer-withdraw = Die Zahl hinter dieser Aussage steht nicht in unseren Daten. Die Aussage wird zurückgezogen.
answer-as-quoted = Die Zahl ist so wiedergegeben, wie sie in unseren Daten steht. Die Aussage bleibt bestehen.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Die Zahlen stützen die Aussage. Sie bleibt bestehen.
       *[weakened] { $figure }: { $other }. Die Zahlen stützen die Aussage nur zum Teil. Sie zählt weniger.
    }
answer-longer =
    { $outcome ->
        [holds] Im anderen Zeitraum waren es { $other }; das sagt dasselbe wie { $value }. Die Aussage bleibt bestehen.
        [refuted] Im anderen Zeitraum waren es { $other } und nicht { $value }. Die Aussage wird zurückgezogen.
       *[weakened] Im anderen Zeitraum waren es { $other }; das ist weniger deutlich als { $value }. Die Aussage zählt weniger.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Gemessen an { $other } ist { $value } zu viel für einen Zufall. Die Aussage bleibt bestehen.
        [refuted] { $figure }: { $other }. Gemessen an { $other } kann { $value } gut Zufall sein. Die Aussage wird zurückgezogen.
       *[weakened] { $figure }: { $other }. Gemessen an { $other } kann { $value } zum Teil Zufall sein. Die Aussage zählt weniger.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. Nein: { $other } erklärt { $value } nicht. Die Aussage bleibt bestehen.
        [refuted] { $figure }: { $other }. Ja: { $other } erklärt { $value }. Die Aussage wird zurückgezogen.
       *[weakened] { $figure }: { $other }. Zum Teil: { $other } ist nur ein Teil der Erklärung für { $value }. Die Aussage zählt weniger.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } behauptet sich gegen { $other }. Die Aussage bleibt bestehen.
       *[weakened] { $figure }: { $other }. { $other } relativiert { $value }. Die Aussage zählt weniger.
    }
answer-sides =
    { $outcome ->
        [holds] Ja: { $values }. Die Aussage bleibt bestehen.
        [refuted] Nein: { $values }. Die Aussage wird zurückgezogen.
        [behind] Nein: { $values }. Die Aussage zählt weniger.
       *[weakened] Nicht eindeutig: { $values }. Die Aussage zählt weniger.
    }
answer-dates = Nein: { $date } und { $other_date } liegen zu weit auseinander. Die Aussage wird zurückgezogen.
answer-survivors = Nur ein Unternehmen, das überlebt hat, kann für die ganze Zeit { $other } vorweisen. Die Aussage zählt weniger.
ruling-upheld = Die Zahlen stützen die Aussage. Sie bleibt bestehen.
ruling-weakened = Die Zahlen stützen die Aussage nur zum Teil. Sie zählt weniger.
ruling-withdrawn = Die Zahlen widersprechen der Aussage. Sie zählt nicht.
ruling-unresolved = Niemand hat geantwortet. Die Aussage zählt weniger.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Nach den vorliegenden Zahlen sprechen die Belege eher für { $name }.
        [unfavourable] Nach den vorliegenden Zahlen sprechen die Belege eher gegen { $name }.
       *[mixed] { $name }: Die Zahlen wiegen auf beiden Seiten etwa gleich viel.
    }
thesis-comparison =
    { $balance ->
        [favourable] Nebeneinandergestellt schneidet { $first } nach diesen Zahlen besser ab als { $others }.
        [unfavourable] Nebeneinandergestellt schneidet { $first } nach diesen Zahlen schlechter ab als { $others }.
       *[mixed] Nebeneinandergestellt liegen { $first } und { $others } nach diesen Zahlen etwa gleichauf.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Nach den vorliegenden Zahlen passt die Mischung zu dem, was Sie suchen.
        [unfavourable] Nach den vorliegenden Zahlen passt die Mischung nicht zu dem, was Sie suchen.
       *[mixed] Nach den vorliegenden Zahlen spricht ebenso viel für die Mischung wie gegen sie.
    }
thesis-macro = Unsere Zahlen beantworten diese Frage nicht. Hier sind unsere neuesten Zahlen zur Wirtschaft.
thesis-no-side = { $name }: Die Zahlen beschreiben die Lage und weisen in keine Richtung.
thesis-nothing = { $name }: Für eine Einschätzung haben wir zu wenige Daten.
thesis-around = Sagen lässt sich dies: { $text }
thesis-for = Dafür spricht: { $text }
thesis-against = Dagegen spricht: { $text }
thesis-for-side = Für { $name } spricht: { $text }
thesis-taken-back =
    Wir geben keine Einschätzung ab: { $reason ->
        [planted] Unsere Zahlen sind nicht verlässlich
        [old] Unsere Zahlen sind älter als Ihr Anlagehorizont
       *[rejected] Unsere Prüfung hat die Zahlen nicht anerkannt
    }. Sie zeigten: { $thesis }
thesis-past-only = { $thesis } Wie es weitergeht, schätzen wir nicht ein: Die Zahlen dafür sind älter als Ihr Anlagehorizont.
change-newer = Zahlen, die neuer sind als unsere (Stand: { $date }).
change-gaps = Daten, die diese Lücke schließen: { $gap }
change-above = { $figure }: ein Anstieg über { $bound } (zuletzt { $value }).
change-below = { $figure }: ein Rückgang unter { $bound } (zuletzt { $value }).
change-next = Als Nächstes zu prüfen: { $figure }. Der letzte Wert ist { $value }; jenseits von { $bound } gilt die Aussage nicht mehr.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Ein Kursrückgang wie der größte bisherige von { $name }: { $worst_size } (Kurse bis { $date }).
risk-fall-softened = Eine Position, die klein genug ist, um einen solchen Rückgang durchzustehen, und Zeit zum Warten.
risk-fall-sign = Der Kurs fällt von seinem letzten Höchststand um mehr, als zur Risikobereitschaft passt.
risk-debt = Die Nettoverschuldung von { $name } beträgt das { $debt }-Fache eines operativen Jahresgewinns und muss immer wieder erneuert werden.
risk-debt-softened = Lange Laufzeiten und stetige Erträge.
risk-debt-sign = Die Zinsen zehren einen wachsenden Teil des operativen Gewinns auf.
risk-concentration = Ihre größte Position macht { $largest } Ihres Portfolios aus. Fällt sie, fällt das Portfolio mit.
risk-concentration-softened = Mehr Positionen, die sich unabhängig voneinander bewegen.
risk-concentration-sign = Die größte Position fällt, die anderen nicht.
risk-rates = Die Renditen steigen deutlich über { $rate } ({ $date }), und künftige Gewinne sind heute weniger wert.
risk-rates-softened = Gewinne, die mit den Preisen wachsen, und wenig Schulden.
risk-rates-sign = Die Zehnjahresrendite steigt binnen eines Jahres um mehr als einen Prozentpunkt.
risk-against = Das stärkste Argument gegen diese Einschätzung gibt den Ausschlag. { $text }
risk-against-softened = Verlassen Sie sich auf diese Einschätzung nur so weit, wie neuere Zahlen sie stützen.
risk-against-sign = Neuere Zahlen bestätigen diesen Punkt.
risk-old = Unsere Zahlen sind { $age } alt, und seither hat sich die Lage geändert.
risk-old-softened = Vor einer Entscheidung aktuelle Daten ergänzen.
risk-old-sign = Neuere Zahlen weisen in die andere Richtung.
risk-gaps = Wichtige Daten fehlen; eine Gefahr kann deshalb unbemerkt bleiben.
risk-gaps-softened = Die zuerst genannten fehlenden Daten ergänzen.
risk-gaps-sign = Neue Daten ändern das Ergebnis.
risk-objection = Der Einwand des Gegenteams erweist sich als richtig. { $text }
risk-objection-softened = Diesen Punkt zuerst prüfen, sobald neuere Zahlen vorliegen.
risk-objection-sign = Neuere Zahlen stützen den Einwand.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] US-Aktien brachten in { $lost } der { $horizon } langen Zeiträume seit { $since } nach Inflation einen Verlust.
        [mix] Die Mischung { $name } brachte in { $lost } der { $horizon } langen Zeiträume seit { $since } nach Inflation einen Verlust.
       *[stock] { $name } brachte in { $lost } der { $horizon } langen Zeiträume seit { $since } vor Inflation einen Verlust.
    } Zeiträume, die sich nicht überschneiden: { $periods }.
scenario-base =
    { $basis ->
        [stock] Ein Gewinn von höchstens { $bound } vor Inflation, wie in allen übrigen Zeiträumen.
       *[other] Ein Gewinn von höchstens { $bound } nach Inflation, wie in allen übrigen Zeiträumen.
    }
scenario-bull =
    { $basis ->
        [stock] Ein Gewinn von mehr als { $bound } vor Inflation, wie in { $good } dieser Zeiträume.
       *[other] Ein Gewinn von mehr als { $bound } nach Inflation, wie in { $good } dieser Zeiträume.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Am Ende des Zeitraums steht ein Gewinn vor Inflation.
       *[other] Am Ende des Zeitraums steht ein Gewinn nach Inflation.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Am Ende des Zeitraums steht ein Verlust vor Inflation oder ein Gewinn von mehr als { $bound }.
       *[other] Am Ende des Zeitraums steht ein Verlust nach Inflation oder ein Gewinn von mehr als { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Am Ende des Zeitraums beträgt der Gewinn vor Inflation höchstens { $bound }.
       *[other] Am Ende des Zeitraums beträgt der Gewinn nach Inflation höchstens { $bound }.
    }
scenario-bear-unknown = Ein dauerhafter Verlust. Wie wahrscheinlich er ist, lässt sich nicht schätzen.
scenario-base-unknown = Eine Entwicklung wie die des Marktes. Wie wahrscheinlich sie ist, lässt sich nicht schätzen.
scenario-bull-unknown = Eine deutlich bessere Entwicklung als die des Marktes. Wie wahrscheinlich sie ist, lässt sich nicht schätzen.
scenario-bear-unknown-wrong = Am Ende des Zeitraums steht ein Gewinn.
scenario-base-unknown-wrong = Das Ergebnis liegt weit von dem des Marktes entfernt.
scenario-bull-unknown-wrong = Das Ergebnis ist nicht besser als das des Marktes.
scenario-kind = Wir haben zu wenige Kurse von { $name }, um daraus eigene Häufigkeiten zu zählen. Bei US-Aktien insgesamt brachten { $lost } der { $horizon } langen Zeiträume seit { $since } nach Inflation einen Verlust (Zeiträume, die sich nicht überschneiden: { $periods }). Eine einzelne Aktie kann viel schlechter abschneiden.

## The red team, and the chair's response.

objection-planted = Der Entwurf zeigt eine Zahl, die nicht in unseren Daten steht: { $figure }.
objection-older-than-horizon = Die Zahlen, auf denen diese Einschätzung beruht, sind { $age } alt. Das ist länger als Ihr Anlagehorizont.
objection-old = Unsere ältesten Zahlen sind { $age } alt. Was seither geschah, steht nicht darin.
objection-cross-examination = Vor den Fragen ergaben dieselben Zahlen ein anderes Gesamtbild. Die Einschätzung hängt an den Aussagen, die zurückgezogen oder abgeschwächt wurden.
objection-single-figure = Das Gesamtbild beruht auf einer einzigen Zahl: { $name }, { $value } ({ $date }).
objection-single-seat = Ohne den Sitz „{ $seat }“ kippt das Gesamtbild auf die andere Seite.
objection-opposite =
    { $count ->
        [one] Die Gegenposition: Eine von { $all } Aussagen weist in die andere Richtung. { $text }
       *[other] Die Gegenposition: { $count } von { $all } Aussagen weisen in die andere Richtung, die stärkste zuerst. { $text }
    }
objection-no-opposite = Keine Zahl spricht für das Gegenteil. Das kann Stärke bedeuten, aber ebenso, dass etwas nicht betrachtet wurde.
objection-no-judgement = Der Entwurf gibt keine Einschätzung ab, weil es keine Zahl zur Sache selbst gibt.
objection-one-source = Alle Zahlen stammen aus einer einzigen Quelle.
objection-frequencies = Die Wahrscheinlichkeiten sind Häufigkeiten sich überschneidender Zeiträume der Vergangenheit, keine Prognosen.
response-noted = Zur Kenntnis genommen. An der Einschätzung ändert das nichts.
response-lowered = Angenommen. Wir sind uns weniger sicher.
response-halved = Angenommen. Wir sind uns nur noch halb so sicher.
response-taken-back = Angenommen. Wir geben keine Einschätzung ab; was die Zahlen damals zeigten, bleibt unten stehen.
tell-committee =
    { $members ->
        [one] Ein Mitglied des Komitees hat die Frage geprüft. Danach wurde der Entwurf gezielt auf Schwachstellen abgeklopft.
       *[other] { $members } Fachleute haben die Frage unabhängig voneinander geprüft und sich dann gegenseitig hinterfragt.
    }
tell-committee-alone = { $members } Fachleute haben die Frage unabhängig voneinander geprüft; der Vorsitz hat ihre Ergebnisse abgewogen.
tell-confidence =
    { $level ->
        [high] Wir sind uns recht sicher
        [medium] Wir sind uns nur teilweise sicher
       *[low] Wir sind uns nicht sicher
    }: Die Verlässlichkeit liegt bei { $confidence } auf einer Skala von 0 bis 1. Sie sagt, wie gut die Belege sind, nicht, wie wahrscheinlich ein Gewinn ist.
tell-odds =
    Wer { $name } hielt, machte in der Vergangenheit in { $lost } der { $horizon } langen Zeiträume { $real ->
        [yes] nach Abzug der Inflation{ " " }
       *[no] { "" }
    }einen Verlust. Das ist Geschichte, keine Prognose.
tell-import = Für eine bessere Antwort ergänzen Sie neuere Daten: Importieren Sie eine Kursdatei oder die Abschlüsse des Unternehmens, oder schalten Sie eine Live-Quelle ein.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = Gold
metal-xag = Silber
metal-xpt = Platin
metal-xpd = Palladium

## What is missing.

gap-prices-missing = Uns liegen keine Kurse von { $name } vor. Importieren Sie eine Datei mit Tageskursen, um sie zu ergänzen.
gap-prices-old = Die Kurse von { $name } reichen nur bis { $date }.
gap-accounts-missing = Uns liegen keine Abschlüsse von { $name } vor. Importieren Sie die Jahreszahlen, um sie zu ergänzen.
gap-accounts-old = Unsere neuesten Abschlüsse von { $name } enden am { $date }.
gap-industry-missing = Zu { $name } haben wir keine Zahlen.
gap-market-old = Unsere Daten zum US-Aktienmarkt reichen nur bis { $date }.
gap-news-missing = Uns liegen keine Nachrichten vor.
gap-provider-down = Die Quelle { $provider } war nicht erreichbar: { $reason }.
gap-window-too-short = Die Kurshistorie von { $name } ist zu kurz für längere Zeiträume.
gap-holdings-unpriced = Uns liegen keine Kurse Ihrer Position { $name } vor.
gap-positions-left-out = Wir haben nur Ihre ersten { $counted } Positionen gezählt; weitere { $left } fehlen.
gap-portfolio-no-weights = Wir wissen nicht, wie groß Ihre einzelnen Positionen sind.

## Terms that the debrief explains.

term-volatility = Volatilität
term-drawdown = Größter Rückgang
term-confidence = Verlässlichkeit
term-dissent = Abweichende Meinung
term-red-team = Gegenteam

## Measures, as lists name them.

measure-price = Letzter Kurs
measure-age = Alter der Kurse
measure-return-1m = Veränderung über einen Monat
measure-return-3m = Veränderung über drei Monate
measure-return-6m = Veränderung über sechs Monate
measure-return-1y = Veränderung über zwölf Monate
measure-return-3y = Jährliche Rendite über drei Jahre
measure-return-5y = Jährliche Rendite über fünf Jahre
measure-return-10y = Jährliche Rendite über zehn Jahre
measure-return-all = Jahresrendite seit Beginn der Daten
measure-momentum-12-1 = Veränderung über ein Jahr ohne den letzten Monat
measure-trend = Abstand zum Zehnmonatsdurchschnitt
measure-vol-1y = Jährliche Schwankungsbreite, letztes Jahr
measure-vol-36m = Jährliche Schwankungsbreite, drei Jahre
measure-max-drawdown-1y = Größter Rückgang in einem Jahr
measure-max-drawdown-36m = Größter Rückgang in drei Jahren
measure-max-drawdown-all = Größter bisheriger Rückgang
measure-drawdown-now = Abstand zum Höchststand
measure-worst-month = Schlechtester Monat
measure-best-month = Bester Monat
measure-return-all-less-best-10 = Jährliche Rendite ohne die zehn besten Tage
measure-return-first-half = Jährliche Rendite in der ersten Hälfte
measure-return-second-half = Jährliche Rendite in der zweiten Hälfte
measure-volume-ratio = Handel im Verhältnis zum Durchschnitt
measure-turnover-20d = Täglicher Handel
measure-freq-pos = Frühere Zeiträume mit Gewinn
measure-freq-neg = Frühere Zeiträume mit Verlust
measure-freq-good = Frühere Zeiträume mit starkem Gewinn
measure-freq-good-bound = Jährlicher Gewinn, der als stark gilt
measure-freq-periods = Frühere Zeiträume, die sich nicht überschneiden
measure-horizon = Anlagehorizont in ganzen Jahren
measure-window-count-1y = Erfasste Einjahreszeiträume
measure-beta-36m = Beta zum Markt
measure-correlation-36m = Korrelation, drei Jahre
measure-return-gap-1y = Vorsprung über zwölf Monate
measure-real-return-5y = Jährliche Rendite nach Inflation, fünf Jahre
measure-revenue = Umsatz
measure-revenue-growth-1y = Umsatzwachstum, ein Jahr
measure-revenue-growth-2y = Umsatzwachstum, zwei Jahre
measure-gross-margin = Bruttomarge
measure-operating-margin = Operative Marge
measure-operating-margin-change-1y = Veränderung der operativen Marge
measure-net-margin = Nettomarge
measure-net-loss = Nettoverlust
measure-net-income = Nettogewinn
measure-roe = Eigenkapitalrendite
measure-roa = Gesamtkapitalrendite
measure-roic = Rendite auf das eingesetzte Kapital
measure-debt-to-equity = Schulden zu Eigenkapital
measure-net-debt-to-operating-income = Nettoverschuldung zu operativem Gewinn
measure-current-ratio = Umlaufvermögen zu kurzfristigen Schulden
measure-interest-coverage = Zinsdeckung
measure-cash-conversion = Operativer Cashflow zu Nettogewinn
measure-free-cash-flow = Freier Cashflow
measure-fcf-margin = Freier Cashflow zu Umsatz
measure-capex-to-revenue = Investitionen zu Umsatz
measure-rd-to-revenue = Forschung zu Umsatz
measure-eps-diluted = Gewinn je Aktie
measure-eps-growth-1y = Wachstum des Gewinns je Aktie
measure-book-value-per-share = Buchwert je Aktie
measure-fcf-per-share = Freier Cashflow je Aktie
measure-shares-change-1y = Veränderung der Aktienzahl
measure-payout = Ausschüttung aus dem freien Cashflow
measure-accounts-age = Alter der Abschlüsse
measure-pe = Kurs-Gewinn-Verhältnis
measure-ps = Kurs-Umsatz-Verhältnis
measure-pb = Kurs-Buchwert-Verhältnis
measure-fcf-yield = Rendite des freien Cashflows
measure-earnings-yield = Gewinnrendite
measure-pe-percentile = Kurs-Gewinn-Verhältnis gemessen an der eigenen Vergangenheit
measure-pe-median = Median des Kurs-Gewinn-Verhältnisses
measure-pe-to-market = Kurs-Gewinn-Verhältnis im Vergleich zum Markt
measure-float-to-earnings = Wert der frei handelbaren Aktien zum Nettogewinn
measure-infl-12m = Inflation über zwölf Monate
measure-infl-10y = Jährliche Inflation über zehn Jahre
measure-infl-percentile = Inflation gemessen an der eigenen Vergangenheit
measure-long-rate = Rendite zehnjähriger Staatsanleihen
measure-long-rate-change-12m = Veränderung der zehnjährigen Rendite
measure-long-rate-median = Median der zehnjährigen Rendite
measure-real-long-rate = Zehnjährige Rendite abzüglich Inflation
measure-cape = Kurs zu Gewinnen aus zehn Jahren (CAPE)
measure-cape-median = Median des CAPE
measure-cape-percentile = CAPE gemessen an der eigenen Vergangenheit
measure-after-cape-median-10y = Typische Rendite nach teurem Start
measure-excess-cape-yield = Gewinnrendite abzüglich realer Anleiherendite
measure-sp-payout = Ausgeschütteter Anteil der Gewinne
measure-dividend-yield = Dividendenrendite
measure-real-earnings-growth-10y = Reales Gewinnwachstum, zehn Jahre
measure-real-return-1y = Rendite nach Inflation, ein Jahr
measure-real-return-10y = Jährliche Rendite nach Inflation, zehn Jahre
measure-real-return-20y = Jährliche Rendite nach Inflation, zwanzig Jahre
measure-real-return-all = Jahresrendite nach Inflation seit 1871
measure-real-return-10y-worst = Schlechteste zehn Jahre nach Inflation
measure-bond-real-return-10y = Anleihen nach Inflation, zehn Jahre
measure-freq-stocks-beat-bonds-10y = Zehnjahreszeiträume mit Aktien vor Anleihen
measure-freq-stocks-beat-bonds = Anteil aller Zeiträume von der Länge des Anlagehorizonts, in denen Aktien Anleihen schlugen
measure-curve-10y-3m = Zehnjährige abzüglich dreimonatiger Rendite
measure-curve-10y-2y = Zehnjährige abzüglich zweijähriger Rendite
measure-curve-share-inverted = Monate mit kurzfristigen über langfristigen Renditen
measure-curve-age = Alter der Renditen
measure-unemployment = Arbeitslosenquote
measure-unemployment-median = Median der Arbeitslosenquote
measure-credit-spread = Renditeabstand schwächerer Unternehmen zum Staat
measure-credit-spread-percentile = Dieser Abstand gemessen an der eigenen Vergangenheit
measure-pf-value = Wert der Positionen
measure-pf-weight = Gewicht im Bestand
measure-pf-largest-weight = Größtes Gewicht
measure-pf-hhi = Konzentrationsindex
measure-pf-vol-36m = Jährliche Schwankungsbreite der Positionen
measure-pf-max-drawdown-36m = Größter Rückgang der Positionen in drei Jahren
measure-pf-return-1y = Rendite der Positionen, ein Jahr
measure-pf-return-3y = Jährliche Rendite der Positionen, drei Jahre
measure-pf-mean-correlation = Mittlere Korrelation der Positionen
measure-pf-priced-share = Anteil der Positionen mit Kursen

## What the engine says in the transcript.

floor-opened =
    Das Komitee tritt zu „{ $title }“ zusammen. In unseren Daten stehen dazu { $figures ->
        [one] eine Zahl
       *[other] { $figures } Zahlen
    }, und es gibt { $gaps ->
        [0] keine Lücke
        [one] eine Lücke
       *[other] { $gaps } Lücken
    }.
floor-taken = Das Wort hat: { $seat }.
floor-votes =
    Alle haben abgestimmt, ohne die anderen zu hören: { $supports } dafür, { $opposes } dagegen, { $neutral } weder noch. { $next ->
        [tier] In diesem Tarif gibt es keine gegenseitige Befragung; es folgt die Zusammenschau.
        [nobody] Es ist niemand zu befragen; es folgt die Zusammenschau.
       *[questions] Nun sind Fragen zu einzelnen Aussagen möglich.
    }
floor-question = An { $seat }, zu { $claim }: { $text }
floor-answer = An { $seat }: { $text }
floor-silent = Nichts Verwertbares von { $seat }: { $reason }.
floor-ruled =
    Zu { $claim }: { $ruling ->
        [upheld] bestätigt
        [weakened] abgeschwächt
        [refuted] widerlegt
        [withdrawn] zurückgezogen
        [unresolved] ungeklärt
       *[other] { $ruling }
    }. { $reason }
floor-revised = Der Entwurf wird überarbeitet. Er lautet jetzt: { $thesis }
floor-revised-parts = Der Entwurf wird überarbeitet.
floor-put-in = Hinzugefügt: { $text }
floor-taken-out = Gestrichen: { $text }
floor-stands = Der Entwurf bleibt bestehen.
floor-stands-lower = Der Entwurf bleibt bestehen. Die Verlässlichkeit sinkt von { $before } auf { $after }.
red-team-pass = Das Gegenteam lässt den Entwurf passieren.
red-team-revise = Das Gegenteam gibt den Entwurf zur Überarbeitung zurück.
red-team-reject = Das Gegenteam verwirft den Entwurf.
red-team-unheard = Das Gegenteam konnte nicht gehört werden ({ $reason }); der Entwurf gilt als verworfen.
number-left-out = Eine Zahl ohne Quelle wurde aus dem Text weggelassen.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Ja, die US-Zinskurve ist nach unseren neuesten Zahlen invers
        [partly] Die US-Zinskurve ist nach unseren neuesten Zahlen zum Teil invers
       *[no] Nein, die US-Zinskurve ist nach unseren neuesten Zahlen nicht invers
    }: Die zehnjährige Rendite abzüglich der zweijährigen betrug { $curve_10y_2y } ({ $date }), abzüglich der dreimonatigen { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Unsere Warnzeichen für eine US-Rezession schlagen an
        [partly] Unsere Warnzeichen für eine US-Rezession sind uneinheitlich
       *[no] Unsere Warnzeichen für eine US-Rezession schlagen nicht an
    }: Die Arbeitslosenquote lag { $at_low ->
        [yes] auf ihrem Tief des letzten Jahres
       *[no] { $sahm } über ihrem Tief des letzten Jahres
    } ({ $date }); binnen eines Jahres { $payrolls_12m_way ->
        [up] stieg
       *[down] sank
    } die Beschäftigung um { $payrolls_12m_size }, und das Realeinkommen ohne staatliche Leistungen { $income_12m_way ->
        [up] stieg
       *[down] sank
    } um { $income_12m_size }; die zehnjährige Rendite abzüglich der dreimonatigen betrug { $curve_10y_3m } ({ $other_date }).
first-savings = Erspartes, das weniger als { $infl_12m } im Jahr bringt, verliert an Kaufkraft: So hoch war die US-Inflation in den zwölf Monaten bis { $date }. Dreimonatige US-Schatzwechsel brachten { $bill_rate } ({ $other_date }), nach Abzug der Inflation { $real_bill_rate }. Unverzinstes Geld behielt über zehn Jahre { $purchasing_power_10y } seiner Kaufkraft.
first-inflation = Die US-Inflation betrug { $infl_12m } in den zwölf Monaten bis { $date }, ohne Lebensmittel und Energie { $core_infl_12m }; über zehn Jahre waren es { $infl_10y }.
first-inflation-change =
    Der Wert für zwölf Monate ist { $infl_change_12m_size } { $infl_change_12m_way ->
        [up] höher
       *[down] niedriger
    } als ein Jahr zuvor.
first-jobs =
    Die US-Arbeitslosenquote betrug { $unemployment } ({ $date }) und lag { $at_low ->
        [yes] auf ihrem Tief des letzten Jahres
       *[no] { $sahm } über ihrem Tief des letzten Jahres
    }; der Median liegt bei { $unemployment_median }. Die Beschäftigung { $payrolls_12m_way ->
        [up] stieg
       *[down] sank
    } binnen eines Jahres um { $payrolls_12m_size }.
first-rates = Zehnjährige US-Staatsanleihen rentierten mit { $long_rate } ({ $date }), nach Abzug der Inflation des letzten Jahres { $real_long_rate }; dreimonatige Schatzwechsel brachten { $bill_rate } ({ $other_date }), nach Inflation { $real_bill_rate }.
first-money =
    Die US-Geldmenge M2 { $m2_12m_way ->
        [up] wuchs
       *[down] schrumpfte
    } im Jahr bis { $date } um { $m2_12m_size }; nach Abzug der Inflation { $m2_real_12m_way ->
        [up] wuchs
       *[down] schrumpfte
    } sie um { $m2_real_12m_size }.
first-housing =
    Im Jahr bis { $date } { $starts_12m_way ->
        [up] stiegen
       *[down] sanken
    } die US-Baubeginne um { $starts_12m_size }, die Baugenehmigungen { $permits_12m_way ->
        [up] stiegen
       *[down] sanken
    } um { $permits_12m_size }, und die Wohnkosten { $shelter_12m_way ->
        [up] stiegen
       *[down] sanken
    } um { $shelter_12m_size }. Hauspreise liegen uns nicht vor.
first-dollar =
    Gegenüber den Währungen der Handelspartner ist der US-Dollar im Jahr bis { $date } um { $dollar_12m_size } { $dollar_12m_way ->
        [up] gestiegen
       *[down] gefallen
    }; an { $dollar_percentile } aller erfassten Tage war er schwächer.
first-oil =
    Ein Barrel US-Rohöl (WTI) kostete im { $date } im Mittel { $oil_price }, { $oil_12m_size } { $oil_12m_way ->
        [up] mehr
       *[down] weniger
    } als ein Jahr zuvor.
first-growth =
    Die US-Wirtschaft ist binnen eines Jahres real um { $gdp_1y_size } { $gdp_1y_way ->
        [up] gewachsen
       *[down] geschrumpft
    } ({ $date }); die Beschäftigung { $payrolls_12m_way ->
        [up] stieg
       *[down] sank
    } um { $payrolls_12m_size }, und die Arbeitslosenquote betrug { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } ist in unserem Zeitraum stärker gestiegen als die Verbraucherpreise, doch die Daten reichen nicht aus, um von einem Inflationsschutz zu sprechen
       *[no] { $name } hat in unserem Zeitraum nicht mit der Inflation Schritt gehalten, und die Daten reichen nicht aus, um den Inflationsschutz zu beurteilen
    }: Von { $from } bis { $to } { $gain_whole_way ->
        [up] stieg
       *[down] fiel
    } der Preis um { $gain_whole_size }, während die US-Verbraucherpreise um { $infl_whole_size } { $infl_whole_way ->
        [up] stiegen
       *[down] fielen
    }; der größte Rückgang der letzten zwölf Monate betrug { $max_drawdown_1y_size }.
first-spot =
    { $name } kostete { $price } ({ $date }); binnen eines Jahres { $return_1y_way ->
        [up] stieg
       *[down] fiel
    } der Preis um { $return_1y_size }, und der größte Rückgang in dieser Zeit betrug { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } stand bei { $price } ({ $date }); binnen eines Jahres { $return_1y_way ->
        [up] stieg
       *[down] fiel
    } der Kurs um { $return_1y_size }, und der größte Rückgang in dieser Zeit betrug { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Die Vergangenheit spricht weder für einen Anstieg noch für einen Rückgang
        [up] Die Vergangenheit spricht eher für einen Anstieg
       *[down] Die Vergangenheit spricht eher für einen Rückgang
    }: { $name } stand bei { $price } ({ $date }), der Median liegt bei { $level_median }; in { $level_percentile } aller Monate war der Kurs niedriger, und in { $freq_neg } der früheren, rund { $horizon } langen Zeiträume fiel er oder blieb gleich.
first-currency-level =
    { $verdict ->
        [high] Gemessen an der eigenen Vergangenheit ist { $base } gegenüber { $quote } teuer
        [low] Gemessen an der eigenen Vergangenheit ist { $base } gegenüber { $quote } günstig
       *[middle] Gemessen an der eigenen Vergangenheit ist { $base } gegenüber { $quote } weder günstig noch teuer
    }: { $name } stand bei { $price } ({ $date }), der Median liegt bei { $level_median }; in { $level_percentile } aller Monate war der Kurs niedriger.
first-accounts =
    { $balance ->
        [favourable] Die Bilanz- und Ertragszahlen von { $name } sind solide
        [unfavourable] Die Bilanz- und Ertragszahlen von { $name } sind schwach
       *[mixed] Die Bilanz- und Ertragszahlen von { $name } sind teils solide, teils schwach
    }: Im Geschäftsjahr bis { $date } betrug die operative Marge { $operating_margin }, das Umsatzwachstum { $revenue_growth_1y }, der operative Cashflow das { $cash_conversion }-Fache des Gewinns und die Verschuldung das { $debt_to_equity }-Fache des Eigenkapitals.
first-compare =
    { $ahead ->
        [one] Nach den Abschlüssen liegt { $name } vor { $other }
       *[none] Nach den Abschlüssen liegen { $name } und { $other } etwa gleichauf
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }In diesem Punkt liegt { $other } vorn: { $trails }.
       *[no] { "" }
    }
first-measure = { $measure } von { $name } im Geschäftsjahr bis { $date }: { $value }.
first-market-value = Wir haben keinen aktuellen Kurs von { $name }. Am { $date } waren die frei handelbaren Aktien laut Jahresbericht { $value } wert; was Insider halten, zählt nicht mit.
first-old-accounts = Unser neuester Jahresabschluss von { $name } endet am { $date }.
first-measure-year = Im Geschäftsjahr bis { $date }: { $value }.
first-measure-missing = Für { $years } haben wir keine Jahresabschlüsse von { $name }.
first-in-dollars = Das sind Erträge in Dollar. In { $currency } kommen Schwankungen des Wechselkurses hinzu; sie sind nicht eingerechnet.
first-deepest-fall = Der tiefste Rückgang von US-Aktien seit 1871 betrug nach Inflation { $fall }, von { $from } bis { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } zahlte { $paid } an Dividenden aus einem freien Cashflow von { $cash }, { $other } { $other_paid } aus { $other_cash }. Je kleiner dieser Anteil, desto sicherer die Dividende.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Warum das so ist, zeigen unsere Zahlen nicht; sie zeigen nur, wie es steht.
first-compare-item = { $measure } { $value } gegen { $other }
first-mix =
    die Mischung { $name } aus { $cash ->
        [yes] Aktien, Anleihen und Barmitteln
       *[no] Aktien und Anleihen
    }
first-mix-left-out = Wir haben ohne { $name } gerechnet, weil uns dafür keine weit zurückreichenden Daten vorliegen.
first-mix-cash = Barmittel sind ohne Zinsen gerechnet, weil uns dafür keine weit zurückreichenden Daten vorliegen.
first-value =
    { $verdict ->
        [low] { $name } wirkt günstig
        [high] { $name } wirkt teuer
       *[middle] { $name } wirkt weder günstig noch teuer
    }: Am { $date } kostete die Aktie das { $pe }-Fache des Jahresgewinns{ $more ->
        [yes] , im Median der eigenen Vergangenheit das { $pe_median }-Fache
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] { $name } wirkt teuer
       *[other] Ob { $name } günstig ist, können wir nicht sagen, weil uns ein aktueller Kurs fehlt
    }: Am { $date } waren allein die frei handelbaren Aktien das { $float_to_earnings }-Fache des Gewinns aus dem Geschäftsjahr bis { $other_date } wert.
first-value-market =
    { $verdict ->
        [low] US-Aktien wirkten günstig
        [high] US-Aktien wirkten teuer
       *[middle] US-Aktien wirkten weder günstig noch teuer
    } ({ $date }): Sie kosteten das { $cape }-Fache ihres mittleren Gewinns von zehn Jahren, im Median seit 1881 das { $cape_median }-Fache, und in { $cape_percentile } aller Monate waren sie billiger.
first-risk =
    { $verdict ->
        [low] { $name } war bisher ruhig
        [high] { $name } ist sehr riskant
       *[middle] { $name } ist riskant
    }: Von { $from } bis { $to } fiel der Kurs um { $fall }, und er schwankte um { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] Die Schulden von { $name } sind eine Gefahr
        [high] Die Schulden von { $name } sind keine große Gefahr
       *[middle] Die Schulden von { $name } sind ein mäßiges Risiko
    }: Im Geschäftsjahr bis { $date } deckte der operative Gewinn die Zinsen { $interest_coverage }-mal, und die Schulden betrugen das { $debt_to_equity }-Fache des Eigenkapitals. Wie tief die Aktie fallen könnte, lässt sich ohne Kurse nicht sagen.
first-debt =
    { $verdict ->
        [low] Die Schulden von { $name } sind eine Gefahr
        [high] Die Schulden von { $name } sind keine große Gefahr
       *[middle] Die Schulden von { $name } sind ein mäßiges Risiko
    }: Im Geschäftsjahr bis { $date } deckte der operative Gewinn die Zinsen { $interest_coverage }-mal, und die Schulden betrugen das { $debt_to_equity }-Fache des Eigenkapitals.
first-debt-loss = Die Schulden von { $name } sind eine Gefahr: Im Geschäftsjahr bis { $date } entstand ein operativer Verlust, die Zinsen waren also nicht gedeckt. Die Schulden betrugen das { $debt_to_equity }-Fache des Eigenkapitals.
first-debt-equity =
    { $verdict ->
        [low] { $name } hat geringe Schulden
        [high] { $name } hat hohe Schulden
       *[middle] { $name } hat mäßige Schulden
    }: Am { $date } betrugen sie das { $debt_to_equity }-Fache des Eigenkapitals.
first-sales =
    Der Umsatz von { $name } { $direction ->
        [up] wuchs
       *[down] sank
    } im Geschäftsjahr bis { $date } um { $revenue_growth_1y }{ $more ->
        [yes] . Über fünf Jahre { $five_years ->
            [up] wuchs
           *[down] sank
        } er um { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Damit { $name } so viel abwirft wie US-Aktien seit 1871, { $direction ->
        [up] müssen die Gewinne nach Inflation auf Dauer um mindestens { $implied_growth } wachsen
       *[down] dürfen die Gewinne nach Inflation auf Dauer um höchstens { $implied_growth } schrumpfen
    }: Das setzt der Börsenwert vom { $date } voraus.
first-cash =
    { $verdict ->
        [low] Die Gewinne von { $name } sind nicht durch Geldzuflüsse gedeckt
        [high] Die Gewinne von { $name } sind durch Geldzuflüsse gedeckt
       *[middle] Die Gewinne von { $name } sind nur zum Teil durch Geldzuflüsse gedeckt
    }: Im Geschäftsjahr bis { $date } betrug der operative Cashflow das { $cash_conversion }-Fache des Nettogewinns und der freie Cashflow { $fcf_margin } des Umsatzes.
first-cash-credit = Allerdings hob eine Steuergutschrift von { $credit } des Gewinns vor Steuern den Nettogewinn.
first-spread = Ihr Portfolio ist nicht auf ein einzelnes Unternehmen konzentriert: Der größte Teil, { $largest } mit { $weight }, ist in sich schon auf viele verteilt.
first-odds =
    { $verdict ->
        [never] Wer über { $horizon } { $name } hielt, hat nie Geld verloren
        [low] Wer über { $horizon } { $name } hielt, hat selten Geld verloren
        [high] Wer über { $horizon } { $name } hielt, hat oft Geld verloren
       *[middle] Wer über { $horizon } { $name } hielt, hat manchmal Geld verloren
    }: Nach Inflation { $verdict ->
        [never] endete keiner dieser Zeiträume seit 1871
       *[other] endeten { $freq_neg } aller solchen Zeiträume seit 1871
    } mit Verlust; der größte Rückgang betrug { $fall } ({ $from } bis { $to }).
first-holdings =
    { $verdict ->
        [low] Ihr Portfolio war bisher ruhig
        [high] Ihr Portfolio ist sehr riskant
       *[middle] Ihr Portfolio ist riskant
    }: In den drei Jahren bis { $date } fiel es in der Spitze um { $fall }, und { $largest } macht { $weight } davon aus; damit ist es so konzentriert, als bestünde es aus { $pf_effective_positions } gleich großen Positionen.
first-half = Wäre die Hälfte von { $largest } in bar gehalten worden, hätte der größte Rückgang { $halved } betragen.
first-concentration =
    { $verdict ->
        [low] Ihr Portfolio ist gut gestreut
        [high] Ihr Portfolio ist konzentriert
       *[middle] Ihr Portfolio ist etwas konzentriert
    }: { $largest } macht { $weight } davon aus; damit ist es so konzentriert, als bestünde es aus { $pf_effective_positions } gleich großen Positionen.
first-income =
    { $verdict ->
        [low] Die Dividende von { $name } wirkt gut gedeckt
        [middle] Die Dividende von { $name } ist nur knapp gedeckt
       *[high] Die Dividende von { $name } ist nicht durch selbst erwirtschaftetes Geld gedeckt
    }: Im Geschäftsjahr bis { $date } wurden { $dividends } gezahlt, { $verdict ->
        [negative] während mehr Geld ausgegeben wurde, als das Geschäft einbrachte
        [high] mehr als der freie Cashflow von { $free_cash_flow }
       *[other] bei einem freien Cashflow von { $free_cash_flow }
    }.
first-income-no-yield = Die Dividendenrendite von { $name } können wir nicht nennen: Dafür braucht es einen aktuellen Kurs, den wir nicht haben.
first-income-market =
    { $verdict ->
        [low] US-Aktien brachten weniger Ertrag als Anleihen
        [high] US-Aktien brachten mehr Ertrag als Anleihen
       *[middle] US-Aktien brachten etwa so viel Ertrag wie Anleihen
    }: Die Dividenden machten { $sp_dividend_yield } des Kurses aus ({ $date }), und zehnjährige US-Staatsanleihen rentierten mit { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] Insgesamt sprechen die Zahlen für { $name }
        [unfavourable] Insgesamt sprechen die Zahlen gegen { $name }
        [none] Unsere Zahlen allein beantworten diese Frage nicht ({ $name })
       *[mixed] Die Zahlen sind gemischt ({ $name })
    }: { $span ->
        [five] In den fünf Jahren
       *[one] Im Jahr
    } bis { $date } { $direction ->
        [up] stieg
       *[down] fiel
    } der Kurs um { $gain }, und binnen drei Jahren fiel er in der Spitze um { $fall }.
first-return-accounts =
    Welche Rendite { $name } bringen wird, können wir nicht sagen, denn uns fehlen aktuelle Kurse. In den fünf Jahren bis { $date } { $direction ->
        [up] wuchs
       *[down] sank
    } der Gewinn je Aktie um { $eps_growth_5y }.
first-return-market = Die Vergangenheit lässt für US-Aktien zwischen { $after_cape_median_10y } und { $sp_real_return_all } nach Inflation erwarten: Der erste Wert war der Median der zehn Jahre nach so hohen Kursen wie zuletzt ({ $date }), den zweiten brachten sie im Schnitt seit 1871. In { $freq_neg } der { $horizon } langen Zeiträume verloren sie Geld.
first-return = Die Vergangenheit lässt etwa { $real_return_20y } nach Inflation erwarten: So viel brachte { $name } in den zwanzig Jahren bis { $date }. In den schlechtesten zehn Jahren seit 1871 waren es { $real_return_10y_worst }.
first-rates-up = Eine zehnjährige US-Staatsanleihe verlöre etwa { $bond_loss_1pt } ihres Kurses, wenn ihre Rendite von { $long_rate } ({ $date }) aus um einen Prozentpunkt stiege.
first-rates-up-by = Eine zehnjährige US-Staatsanleihe verlöre etwa { $bond_loss } ihres Kurses, wenn ihre Rendite von { $long_rate } ({ $other_date }) aus um { $rate_rise } stiege.
first-rates-down = Der Kurs einer zehnjährigen US-Staatsanleihe stiege um etwa { $bond_gain }, wenn ihre Rendite von { $long_rate } ({ $other_date }) aus um { $rate_fall } fiele.
first-cash-bonds =
    { $verdict ->
        [low] Kurzfristig angelegtes Geld bringt derzeit mehr als Anleihen, und sein Wert schwankt nicht
       *[high] Anleihen bringen derzeit mehr als kurzfristig angelegtes Geld, aber ihr Kurs kann fallen
    }: Zehnjährige US-Staatsanleihen rentierten mit { $long_rate } ({ $date }), dreimonatige US-Schatzwechsel brachten { $bill_rate }. Stiege die Rendite der Anleihen um einen Prozentpunkt, fiele ihr Kurs um etwa { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Den Kredit zu tilgen war häufiger die bessere Wahl
        [high] Anlegen brachte meist mehr, als der Kredit kostet, aber nicht immer
       *[middle] In mehr als der Hälfte der Fälle brachte Anlegen mehr, als der Kredit kostet
    }: US-Aktien brachten vor Abzug der Inflation in { $repay_beaten } aller { $horizon } langen Zeiträume seit 1871 mehr als { $repay_rate }. Wer den Kredit tilgt, spart dessen Zinsen auf jeden Fall.
first-past =
    Wer von { $from } bis { $to } { $name } hielt, { $nominal_way ->
        [up] gewann { $nominal }
       *[down] verlor { $nominal }
    }, { $income ->
        [dividends] mit Dividenden
        [interest] mit Zinsen
       *[both] mit Dividenden und Zinsen
    }. Nach Inflation war das { $real_way ->
        [up] ein Gewinn von { $real }
       *[down] ein Verlust von { $real }
    }.
first-past-sum =
    Aus { $past_start }, von { $from } bis { $to } in { $name } investiert, wurden { $income ->
        [dividends] mit Dividenden
        [interest] mit Zinsen
       *[both] mit Dividenden und Zinsen
    } etwa { $past_sum }. In der Kaufkraft zu Beginn dieses Zeitraums sind das etwa { $past_real_sum }.
first-past-averages = Die Kurse sind Monatsmittel; gegenüber den Kursen zum Jahresende kann die Zahl um mehrere Prozentpunkte abweichen.
first-past-missing = Unsere Reihen für US-Aktien und -Anleihen enden im { $date }; was sie { $years } brachten, können wir daher nicht sagen. Von 1871 bis dahin brachten US-Aktien { $sp_real_return_all } nach Inflation.
first-past-price =
    Von { $from } bis { $to } { $past_change_way ->
        [up] stieg
       *[down] fiel
    } { $name } um { $past_change_size }; am { $other_date } stand der Kurs bei { $price }.
first-past-price-dividends = Dividenden sind eingerechnet.
first-past-price-begins = Unsere Kurse für { $name } beginnen erst im { $from }.
first-past-price-missing = Wie sich { $name } in dieser Zeit ({ $years }) entwickelt hat, können wir nicht sagen: Uns fehlen die Kurse aus dieser Zeit.
first-not-those-years = { $name }, { $years }: Das können wir nicht sagen; hier die neuesten Zahlen.
first-past-when =
    { $span ->
        [year] im Jahr { $first }
        [years] von { $first } bis { $last }
       *[months] von { $from } bis { $to }
    }
first-past-inflation =
    { $when } { $past_infl_way ->
        [up] stiegen
       *[down] sanken
    } die US-Verbraucherpreise um { $past_infl_size }{ $span ->
        [year] { " " }(von Dezember zu Dezember)
       *[other] { "" }
    }; in den zwölf Monaten bis { $other_date } betrug die Inflation { $infl_12m }.
first-past-rates = { $when } rentierten zehnjährige US-Staatsanleihen im Mittel mit { $past_long_rate }; zuletzt waren es { $long_rate } ({ $other_date }).
first-past-policy = { $when } lag der Leitzins der US-Notenbank im Mittel bei { $past_policy_rate }; zuletzt waren es { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } betrug die US-Arbeitslosenquote im Mittel { $past_unemployment }; zuletzt waren es { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } ist die US-Wirtschaft real um { $past_gdp_size } { $past_gdp_way ->
        [up] gewachsen
       *[down] geschrumpft
    }; die neueste Jahresrate beträgt { $gdp_1y } ({ $other_date }).
first-needed-return = Damit aus { $needed_start } über { $horizon } hinweg ein Betrag von { $needed_goal } wird, braucht es eine Rendite von { $needed_return } vor Steuern. US-Aktien brachten mit Dividenden und vor Inflation in { $needed_reached } aller Zeiträume dieser Länge seit 1871 mehr.
first-extremes =
    Wer { $name } { $horizon } lang hielt, hatte seit 1871 nach Inflation im schlechtesten Fall { $worst_way ->
        [up] einen Gewinn von { $worst }
       *[down] einen Verlust von { $worst }
    } ({ $from } bis { $to }), im besten einen Gewinn von { $best } ({ $best_from } bis { $best_to }).
first-double = Bei { $rate_supposed } dauert es etwa { $rate_doubling }, bis sich Geld verdoppelt, vor Inflation und Steuern.
first-double-market = Mit der mittleren Rendite von US-Aktien seit 1871, { $sp_real_return_all } nach Inflation, dauerte es etwa { $rate_doubling }, bis sich Geld verdoppelte. Versprechen kann diese Rendite niemand.
first-rate-sum = Bei { $rate_supposed } werden über { $horizon } hinweg aus { $grown_start } etwa { $rate_grown_sum }, vor Inflation und Steuern.
first-rate-needed = Bei { $rate_supposed } wird über { $horizon } hinweg aus etwa { $rate_needed_sum } der genannte Betrag, vor Inflation und Steuern.
first-rate-saved = Bei { $rate_supposed } werden über { $horizon } hinweg aus monatlichen Einzahlungen von insgesamt { $plan_paid } etwa { $rate_saved_sum }, vor Inflation und Steuern.
first-rate-monthly = Bei { $rate_supposed } braucht es für den genannten Betrag etwa { $rate_monthly_sum } im Monat, { $horizon } lang, vor Inflation und Steuern.
first-recovery = Nach dem Einbruch von 1929 brauchten US-Aktien { $sp_recovery_1929 }, um wieder ihren Höchststand zu erreichen, nach dem von 2000 { $sp_recovery_2000 } und nach dem von 2008 { $sp_recovery_2008 }, mit Dividenden und nach Inflation.
first-stocks-bonds =
    { $verdict ->
        [low] Über { $horizon } haben Aktien die bessere Bilanz
        [high] Für { $horizon } sind Anleihen die sicherere Wahl
       *[middle] Über { $horizon } brachten Aktien mehr, aber Anleihen sind sicherer
    }: US-Aktien schlugen Staatsanleihen in { $freq_stocks_beat_bonds } aller solchen Zeiträume seit 1871, verloren aber nach Inflation in { $freq_neg } dieser Zeiträume Geld. In den zehn Jahren bis { $date } brachten sie nach Inflation { $sp_real_return_10y }, Anleihen { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Über { $horizon } hat Anlegen das Sparen meist geschlagen
        [high] Für { $horizon } ist Sparen die sicherere Wahl
       *[middle] Anlegen brachte über { $horizon } mehr als Sparen, ist aber riskanter
    }: US-Aktien verloren nach Inflation in { $freq_neg } aller solchen Zeiträume seit 1871 Geld und brachten im Mittel { $sp_real_return_all }. Dreimonatige US-Schatzwechsel brachten { $bill_rate } ({ $other_date }), das sind { $real_bill_rate } nach Inflation.
first-beat-inflation =
    { $verdict ->
        [low] Über { $horizon } haben US-Aktien die Inflation meist übertroffen
        [high] Über { $horizon } blieben US-Aktien oft hinter der Inflation zurück
       *[middle] Über { $horizon } haben US-Aktien die Inflation in der Regel übertroffen, aber nicht immer
    }: In { $freq_neg } aller solchen Zeiträume seit 1871 brachten sie weniger als die Inflation. Im Mittel brachten sie { $sp_real_return_all } nach Inflation.
first-crash =
    Ein Einbruch wie der von { $year } würde etwa { $fall } kosten: So viel verlor nach Inflation, wer von { $from } bis { $to } { $name } hielt{ $more ->
        [yes] ; US-Aktien allein verloren { $stocks }
       *[no] { "" }
    }.
first-crash-past = Beim Einbruch von { $year } verloren US-Aktien nach Inflation { $fall }, von { $from } bis { $to }.
first-which =
    { $ahead ->
        [one] { $name } liegt vor { $other }
       *[none] { $name } und { $other } liegen etwa gleichauf
    }: In den drei Jahren bis { $date } brachte { $first } im Jahr { $gap } { $gained ->
        [more] mehr
       *[less] weniger
    } als { $second } und schwankte { $ratio }-mal so stark.
first-view =
    { $verdict ->
        [favourable] Insgesamt sprechen die Zahlen für { $name }
        [unfavourable] Insgesamt sprechen die Zahlen gegen { $name }
        [none] Unsere Zahlen allein beantworten diese Frage nicht ({ $name })
       *[mixed] Die Zahlen sind gemischt ({ $name })
    }. Im Geschäftsjahr bis { $date } { $direction ->
        [up] wuchs
       *[down] sank
    } der Umsatz um { $revenue_growth_1y }, und die operative Marge betrug { $operating_margin }{ $more ->
        [yes] ; am { $other_date } waren die frei handelbaren Aktien das { $float_to_earnings }-Fache des Gewinns wert
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Insgesamt sprechen die Zahlen für US-Aktien
        [unfavourable] Insgesamt sprechen die Zahlen gegen US-Aktien
        [none] Unsere Zahlen zu US-Aktien allein beantworten diese Frage nicht
       *[mixed] Die Zahlen zu US-Aktien sind gemischt
    }: In den zehn Jahren bis { $date } brachten sie nach Inflation { $sp_real_return_10y }; zuletzt ({ $other_date }) kosteten sie das { $cape }-Fache ihres mittleren Gewinns von zehn Jahren (Median: { $cape_median }).
first-missing =
    { $question ->
        [value] Ob { $name } günstig oder teuer ist, können wir nicht sagen
        [price] Die Bewertung von { $name } können wir nicht beurteilen
        [risk] Wie hoch das Risiko von { $name } ist, können wir nicht sagen
        [return] Welche Rendite mit { $name } möglich ist, können wir nicht sagen
        [income] Wie es um die Dividende von { $name } steht, können wir nicht sagen
        [debt] Wie es um die Schulden von { $name } steht, können wir nicht sagen
        [profit] Wie es um die Gewinne von { $name } steht, können wir nicht sagen
        [which] { $name } können wir nicht in eine Reihenfolge bringen
        [concentration] Wie konzentriert { $name } ist, können wir nicht sagen
       *[view] Eine Einschätzung ({ $name }) können wir nicht abgeben
    }: { $data ->
        [prices] Dafür fehlen uns aktuelle Kurse
        [accounts] Dafür fehlen uns Jahresabschlüsse
        [both] Dafür fehlen uns aktuelle Kurse und Jahresabschlüsse
        [loss] Es fiel ein Verlust an, deshalb lässt sich der Kurs nicht an einem Gewinn messen
        [pair] Dafür bräuchten wir von beiden aktuelle Kurse oder Jahresabschlüsse aus derselben Zeit, und die haben wir nicht
        [together] Dafür bräuchten wir Kurse aller Teile über dieselben Jahre, und die haben wir nicht
        [history] Dafür bräuchten wir Kurse vieler Jahre, und die haben wir nicht
        [weights] Dafür müssten wir das Gewicht jedes Teils kennen
        [elsewhere] Zahlen zu ganzen Märkten und Volkswirtschaften haben wir nur für die USA
       *[figures] Wir haben keine Zahlen dazu
    }.
first-withdraw =
    { $verdict ->
        [always] Das hat immer gereicht
        [never] Das hat nie gereicht
        [rarely] Das hat meistens nicht gereicht
        [low] Das hat oft nicht gereicht
        [high] Das hat fast immer gereicht
       *[middle] Das hat meistens gereicht
    }: In { $withdraw_lasted } aller { $horizon } langen Zeiträume seit 1871 ging das Geld nicht vorzeitig aus, wenn man in { $name } investierte und vom Anfangskapital { $withdraw_rate } entnahm, stets an die Inflation angepasst. In allen Zeiträumen reichte das Geld nur bei höchstens { $withdraw_always }.
first-withdraw-long = Wer in { $name } investierte und vom Anfangskapital { $withdraw_rate } entnahm, stets an die Inflation angepasst, dem reichte das Geld seit 1871 in { $withdraw_lasted_10y } der Fälle für 10 Jahre, in { $withdraw_lasted_20y } für 20 Jahre und in { $withdraw_lasted } für { $horizon }.
first-withdraw-years =
    { $reached ->
        [always] Wer in { $name } investierte, dem reichte das Geld seit 1871 in allen Fällen mindestens { $horizon }
        [half] Wer in { $name } investierte, dem reichte das Geld seit 1871 im schlechtesten Fall { $withdraw_years_worst } und in der Hälfte der Fälle mindestens { $horizon }
       *[no] Wer in { $name } investierte, dem reichte das Geld seit 1871 im schlechtesten Fall { $withdraw_years_worst } und in der Hälfte der Fälle { $withdraw_years_typical } oder länger
    }.
first-withdraw-most = Wer in { $name } investierte, durfte vom Anfangskapital höchstens { $withdraw_always } entnehmen, stets an die Inflation angepasst, damit das Geld in keinem der { $horizon } langen Zeiträume seit 1871 vorzeitig ausging. In der Hälfte der Zeiträume hätten auch { $withdraw_median } gereicht.
first-plan = Wer über { $horizon } jeden Monat den gleichen Betrag in { $name } investierte, hatte am Ende nach Inflation das { $plan_median }-Fache des eingezahlten Geldes: Das ist der Median aller solchen Zeiträume seit 1871. In einem Zehntel der Zeiträume war es weniger als das { $plan_low }-Fache, und in { $plan_loss } der Zeiträume kam weniger heraus, als eingezahlt wurde.
first-plan-sum = Aus insgesamt { $plan_paid }, Monat für Monat eingezahlt, wurden etwa { $plan_median_sum } in heutiger Kaufkraft, im schlechtesten Zehntel der Fälle weniger als { $plan_low_sum } ({ $name }, { $horizon }).
first-plan-goal = Für den genannten Betrag in heutiger Kaufkraft genügten in der Hälfte der Fälle etwa { $plan_monthly_median } im Monat, in neun von zehn Fällen etwa { $plan_monthly_low } im Monat ({ $name }, { $horizon }).
first-grown = Wer einen Betrag auf einmal in { $name } investierte und { $horizon } lang liegen ließ, hatte am Ende nach Inflation das { $grown_median }-Fache davon: Das ist der Median aller solchen Zeiträume seit 1871. In einem Zehntel der Zeiträume war es weniger als das { $grown_low }-Fache, und { $grown_loss } der Zeiträume endeten mit Verlust.
first-grown-goal = Für den genannten Betrag in heutiger Kaufkraft genügten, auf einmal angelegt, in der Hälfte der Fälle etwa { $grown_needed_median }, in neun von zehn Fällen etwa { $grown_needed_low } ({ $name }, { $horizon }).
first-grown-sum = Aus { $grown_start }, auf einmal angelegt, wurden etwa { $grown_median_sum } in heutiger Kaufkraft, im schlechtesten Zehntel der Fälle weniger als { $grown_low_sum } ({ $name }, { $horizon }).
first-withdraw-sum = Aus dem genannten Betrag ließen sich in allen Fällen etwa { $withdraw_always_sum } im Jahr entnehmen, ohne dass das Geld vorzeitig ausging; in der Hälfte der Fälle waren es etwa { $withdraw_median_sum } im Jahr ({ $name }, { $horizon }).
first-withdraw-month = Aus dem genannten Betrag ließen sich in allen Fällen etwa { $withdraw_always_month } im Monat entnehmen, ohne dass das Geld vorzeitig ausging; in der Hälfte der Fälle waren es etwa { $withdraw_median_month } im Monat ({ $name }, { $horizon }).
first-withdraw-capital = Dafür brauchte man ein Anfangskapital von etwa { $withdraw_capital_always }, wenn das Geld in allen Fällen reichen sollte, und von etwa { $withdraw_capital_median }, wenn es in der Hälfte der Fälle reichen sollte ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Alles auf einmal zu investieren war häufiger besser
        [low] In Raten zu investieren war häufiger besser
       *[middle] Keiner der beiden Wege war klar besser
    }: Wer einen Betrag auf einmal in { $name } investierte, stand in { $lump_ahead } aller Jahre seit 1871 besser da, als wenn er ihn auf zwölf Monatsraten verteilt hätte. Im Median aller Jahre betrug der Vorsprung { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Ein Rückgang um { $wait_fall } blieb meist aus
        [high] Ein Rückgang um { $wait_fall } kam meist früher oder später
       *[middle] Ein Rückgang um { $wait_fall } kam etwa so oft, wie er ausblieb
    }: Nach { $wait_reached } aller Monate seit 1871 dauerte es höchstens { $horizon }, bis US-Aktien mindestens so weit unter ihrem damaligen Stand lagen.
first-wait-compared = Zum Vergleich: Wer einen Betrag auf einmal investierte, stand in { $lump_ahead } aller Jahre besser da, als wenn er ihn auf zwölf Monatsraten verteilt hätte.
first-eps =
    Im Geschäftsjahr bis { $date } verdiente { $name } { $eps_diluted }, { $eps_growth_1y } { $direction ->
        [up] mehr
       *[down] weniger
    } als im Jahr davor.
first-roe =
    { $verdict ->
        [low] Die Eigenkapitalrendite von { $name } kommt nicht von Aktienrückkäufen
        [high] Die Eigenkapitalrendite von { $name } kommt vor allem von Aktienrückkäufen
       *[middle] Aktienrückkäufe erhöhen die Eigenkapitalrendite von { $name }
    }: Im Geschäftsjahr bis { $date } betrug sie { $roe }, und die Aktien, die { $name } in fünf Jahren zurückkaufte, kosteten das { $buybacks_5y_to_equity }-Fache des Eigenkapitals.
first-view-net =
    { $verdict ->
        [favourable] Insgesamt sprechen die Zahlen für { $name }
        [unfavourable] Insgesamt sprechen die Zahlen gegen { $name }
        [none] Unsere Zahlen allein beantworten diese Frage nicht ({ $name })
       *[mixed] Die Zahlen sind gemischt ({ $name })
    }. Im Geschäftsjahr bis { $date } { $direction ->
        [up] wuchs
       *[down] sank
    } der Umsatz um { $revenue_growth_1y }, und { $net_margin } des Umsatzes blieben als Gewinn übrig.
first-policy-rate =
    Der Leitzins der US-Notenbank lag mit { $policy_rate } ({ $date }) { $verdict ->
        [no] über
       *[partly] unter
    } der Inflation: Sie betrug { $infl_12m } in den zwölf Monaten bis { $other_date }.
first-mixes =
    { $verdict ->
        [more] { $higher } brachte mehr und fiel tiefer
        [better] { $higher } brachte mehr und fiel nicht tiefer
       *[neither] Keine der beiden Mischungen war klar besser
    }: Mit US-Aktien und Anleihen lag die mittlere Rendite (Median) nach Inflation über alle Zeiträume seit 1871, die { $horizon } lang waren, bei { $mix_median } mit { $name } und bei { $other_mix_median } mit { $other }. Mit { $name } endeten { $freq_neg } dieser Zeiträume mit Verlust, mit { $other } waren es { $other_mix_loss }. Die tiefsten Rückgänge waren { $fall } und { $other_fall }, in dieser Reihenfolge.
first-fund-falls = Ein breiter Fonds auf US-Aktien würde etwa so stark fallen wie diese.
first-stock-fall = Wenn Aktien um { $stock_fall } fielen und Anleihen ihren Kurs hielten, verlöre { $name } etwa { $mix_stock_fall }.
first-parts-fall = Das Ganze verlöre { $whole_fall }, wenn alles andere seinen Kurs hielte ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Dabei ist angenommen, dass die ganze Summe so angelegt ist: { $name }.
first-supposed-sum = Von { $sum } gingen { $lost } verloren, und { $left } blieben übrig.
first-constraints = Ihre Bedingung ist in diesen Zahlen nicht berücksichtigt: { $limits }.
first-limit-exceeded = Ihre Obergrenze von { $limit } ist überschritten: { $parts }.
first-limit-kept = Ihre Obergrenze von { $limit } ist eingehalten: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Was nach Kosten mehr zahlt: Ein Geldmarktfonds in Dollar bringt etwa so viel wie dreimonatige US-Schatzwechsel ({ $bill_rate }, { $date }), abzüglich seiner Gebühr. Ein Sparkonto, das weniger zahlt, bringt weniger ein; dafür sind Einlagen bis zu einer Grenze gesichert, Fonds nicht. Zinsen einzelner Banken haben wir nicht.
first-stock-share = Einen Anteil, der für alle stimmt, gibt es nicht: Es zählt, wann das Geld gebraucht wird und welcher Rückgang sich ertragen lässt. Seit 1871 verloren US-Aktien nach Inflation in { $five } aller Zeiträume von fünf Jahren und in { $twenty } aller Zeiträume von zwanzig Jahren Geld, und im schlimmsten Fall fielen sie um { $fall }. Steckt die Hälfte des Geldes in Aktien, kostet so ein Rückgang das Ganze halb so viel. Geld, das in wenigen Jahren gebraucht wird, gehört nicht in Aktien.
first-debt-cash = Am { $date } hatte { $name } { $debt } Schulden und { $cash } an Barmitteln und kurzfristigen Wertpapieren.
first-short-history = Was { $name } über { $horizon } bringen wird, können wir nicht sagen: Unsere Preisdaten reichen nur von { $from } bis { $to }.
first-stand-in-bonds = Für diesen Fonds haben wir mit der langen Datenreihe zehnjähriger US-Staatsanleihen gerechnet.
first-erosion = Bei einer Inflation von { $infl_supposed } verliert unverzinstes Geld über { $horizon } hinweg { $infl_erosion } seiner Kaufkraft.
first-forecast = Das kann niemand im Voraus wissen; dies sind die neuesten Zahlen.
first-stand-in-mix = Für diese Fonds haben wir mit den langen Datenreihen von US-Aktien und zehnjährigen US-Staatsanleihen gerechnet.
first-stand-in = Für { $name } haben wir keine so weit zurückreichenden Daten; gerechnet haben wir stattdessen mit US-Aktien.
first-dividend-not-shown = Der Abschluss von { $name } für das Geschäftsjahr bis { $date } weist keine Dividende aus.
first-no-dividend = { $name } hat im Geschäftsjahr bis { $date } keine Dividende gezahlt.
first-withdrawals = Entnahmen haben wir nicht berechnet; diese Zahlen gelten ohne sie.
first-income-share =
    Das waren { $share }{ $same ->
        [yes] , ebenso viel wie im Jahr { $since }
       *[no] { " " }nach { $first_share } im Jahr { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Stand der Daten: { $kinds }.
current-accounts = Abschlüsse bis { $date }
current-prices = Aktienkurse bis { $date }
current-metals = Metalle und Kryptowährungen bis { $date }
current-exchange = Wechselkurse bis { $date }
current-market = US-Aktienmarkt bis { $date }
current-rates = Zinsen bis { $date }
current-economy = Wirtschaftsdaten bis { $date }
table-years = { $name }: Geschäftsjahre
table-compare = Nebeneinander
table-portfolio = Die Teile des Portfolios

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Im Jahr bis { $dates } ist der Dollar gegenüber den Währungen der Handelspartner um { $dollar_12m_size } { $dollar_12m_way ->
        [down] gefallen
       *[up] gestiegen
    }. An { $dollar_percentile } aller erfassten Tage war er schwächer.
wrong-dollar = Der Dollar dreht innerhalb des nächsten Jahres.
claim-fall-year =
    Im Jahr bis { $dates } verlor der Kurs von { $name } in der Spitze { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }({ $from } bis { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . Das ist { $verdict ->
            [opposes] mehr, als zur Risikobereitschaft passt
           *[other] mit der Risikobereitschaft vereinbar
        }
    }.
wrong-fall-year = Eine längere Kurshistorie zeigt einen deutlich größeren Rückgang.
claim-swings-year = Im Jahr bis { $dates } schwankte der Kurs von { $name } typischerweise um { $vol_12m }.
wrong-swings-year = Eine längere Kurshistorie zeigt viel größere oder kleinere Schwankungen.
claim-sahm = In den drei Monaten bis { $dates } lag die Arbeitslosenquote im Schnitt { $sahm } über ihrem Tief des letzten Jahres.
wrong-sahm = Die Arbeitslosigkeit steigt in den kommenden Monaten.
claim-inversion-record = Nach { $jobs_after_inversion } der Monate, in denen kurzfristige Renditen über langfristigen lagen, war die Arbeitslosigkeit anderthalb Jahre später deutlich höher. Bei allen Monaten waren es { $jobs_after_any } (Daten bis { $dates }).
wrong-inversion-record = Die nächste Inversion bleibt ohne Anstieg der Arbeitslosigkeit.
claim-growth-5y =
    In den fünf Jahren bis { $dates } ist der Umsatz von { $name } um { $revenue_growth_5y_size } { $revenue_growth_5y_way ->
        [down] gesunken
       *[up] gestiegen
    }{ $more ->
        [yes] ; der Gewinn je Aktie { $eps_growth_5y_way ->
            [down] sank
           *[up] stieg
        } um { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = Die Veränderung geht auf eine Übernahme oder ein einzelnes Jahr zurück.
claim-bill-real =
    Dreimonatige US-Schatzwechsel brachten { $bill_rate } ({ $dates }). Nach Abzug der Inflation ist das ein { $real_bill_rate_way ->
        [down] Verlust
       *[up] Gewinn
    } von { $real_bill_rate_size }.
wrong-bill-real = Kurzfristzinsen oder Inflation verändern sich um mehr als einen Prozentpunkt.
claim-payrolls =
    Im Jahr bis { $dates } ist die Zahl der Arbeitsplätze in den USA um { $payrolls_12m_size } { $payrolls_12m_way ->
        [down] gesunken
       *[up] gestiegen
    }.
wrong-payrolls = Die Zahlen werden korrigiert oder drehen binnen Monaten.
claim-output =
    Im Jahr bis { $dates } ist die US-Wirtschaft real um { $gdp_1y_size } { $gdp_1y_way ->
        [down] geschrumpft
       *[up] gewachsen
    }.
wrong-output = Die nächsten Quartale verlaufen umgekehrt.
claim-money =
    Im Jahr bis { $dates } ist die US-Geldmenge M2 um { $m2_12m_size } { $m2_12m_way ->
        [down] geschrumpft
       *[up] gewachsen
    }; nach Abzug der Inflation { $m2_real_12m_way ->
        [down] schrumpfte
       *[up] wuchs
    } sie um { $m2_real_12m_size }{ $more ->
        [yes] . Die Bankkredite an Unternehmen sind um { $loans_12m_size } { $loans_12m_way ->
            [down] gesunken
           *[up] gestiegen
        }
       *[no] { "" }
    }.
wrong-money = Geld wandert in Formen, die M2 nicht zählt.
claim-housing =
    Im Jahr bis { $dates } sind die Baubeginne in den USA um { $starts_12m_size } { $starts_12m_way ->
        [down] gesunken
       *[up] gestiegen
    }; die Baugenehmigungen { $permits_12m_way ->
        [down] sanken
       *[up] stiegen
    } um { $permits_12m_size }{ $more ->
        [yes] . Die Wohnkosten sind um { $shelter_12m_size } { $shelter_12m_way ->
            [down] gesunken
           *[up] gestiegen
        }
       *[no] { "" }
    }.
wrong-housing = Ein milder oder harter Winter erklärt den Unterschied.
claim-purchasing-power = Für einen Dollar bekam man noch { $purchasing_power_10y } dessen, was man zehn Jahre zuvor dafür bekommen hatte ({ $dates }).
wrong-purchasing-power = Die Preise fallen in den nächsten zehn Jahren.
claim-hedge =
    Von { $from } bis { $to } ist der Preis von { $name } um { $gain_whole_size } { $gain_whole_way ->
        [down] gefallen
       *[up] gestiegen
    }, die US-Verbraucherpreise sind um { $infl_whole_size } { $infl_whole_way ->
        [down] gefallen
       *[up] gestiegen
    }.
wrong-hedge = Eine längere Historie zeigt das Gegenteil.
claim-level = Der Median von { $name } liegt bei { $level_median }; in { $level_percentile } aller erfassten Monate lag der Kurs niedriger als jetzt ({ $dates }).
wrong-level = Der alte Median passt nicht mehr, weil die Preise beider Länder auseinandergelaufen sind.

## Measures of the above.

measure-vol-12m = Jährliche Schwankungsbreite, zwölf Monate
measure-gain-whole = Veränderung seit Beginn der Daten
measure-infl-whole = Inflation in denselben Monaten
measure-correlation-12m = Korrelation, zwölf Monate
measure-level-median = Mittlerer Kurs (Median)
measure-level-percentile = Kurs gemessen an der eigenen Vergangenheit
measure-core-infl-12m = Inflation ohne Lebensmittel und Energie
measure-shelter-12m = Veränderung der Wohnkosten
measure-payrolls-12m = Veränderung der Beschäftigung
measure-income-12m = Veränderung des Realeinkommens
measure-m2-12m = Veränderung der Geldmenge M2
measure-m2-real-12m = Veränderung von M2 nach Inflation
measure-starts-12m = Veränderung der Baubeginne
measure-permits-12m = Veränderung der Baugenehmigungen
measure-loans-12m = Veränderung der Unternehmenskredite
measure-gdp-1y = Veränderung der realen Wirtschaftsleistung
measure-bill-rate = Rendite dreimonatiger Schatzwechsel
measure-real-bill-rate = Schatzwechsel abzüglich Inflation
measure-purchasing-power-10y = Nach zehn Jahren verbliebene Kaufkraft
measure-sahm = Arbeitslosigkeit über ihrem Jahrestief
measure-jobs-after-inversion = Inverse Zinskurve mit folgendem Anstieg der Arbeitslosigkeit
measure-jobs-after-any = Monate mit späterem Anstieg der Arbeitslosigkeit
measure-oil-price = Preis eines Barrels Rohöl
measure-oil-12m = Veränderung des Rohölpreises
measure-dollar-12m = Veränderung des Dollars gegenüber den Handelspartnern
measure-dollar-percentile = Dollar gemessen an der eigenen Vergangenheit
measure-sp-long-rate = Zehnjährige Rendite in diesem Monat
measure-revenue-growth-5y = Umsatzwachstum, fünf Jahre
measure-eps-growth-5y = Wachstum des Gewinns je Aktie, fünf Jahre
measure-cash = Barmittel und kurzfristige Wertpapiere
measure-debt = Schulden
measure-dividends = Gezahlte Dividenden
measure-buybacks = Aktienrückkäufe
measure-dividends-per-share = Dividende je Aktie
measure-shares-diluted = Verwässerte Aktienzahl
measure-public-float = Wert der frei handelbaren Aktien

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: Kurse zum Monatsende, { $from } bis { $to }
chart-price-axis = Kurs in { $unit }
chart-index-axis = Indexstand
chart-log = logarithmische Skala
chart-fall = Unter dem bis dahin höchsten Monatsende, in %
chart-price-alt = Kurse zum Monatsende: { $name }, { $from } bis { $to }. Letzter zu erstem Wert: { $times }. Größter Rückgang von einem Hoch: { $deepest }. Am Ende: { $last }.
chart-valuation = { $name }: Kurs gemessen an den Gewinnen aus zehn Jahren (CAPE), { $from } bis { $to }
chart-valuation-axis = Kurs als Vielfaches des Jahresgewinns; schattiert: die mittlere Hälfte aller Monate
chart-last = zuletzt { $value }
chart-median = Median { $value }
chart-valuation-alt = CAPE: { $name }, { $from } bis { $to }. Zuletzt: { $last }. Median: { $median }. Die Hälfte aller Monate liegt zwischen { $low } und { $high }.
chart-scenarios = Szenarien: wie oft die Vergangenheit so endete
chart-scenarios-axis = Anteil der früheren Zeiträume, in %
chart-scenarios-alt = Anteil der früheren Zeiträume: { $shares }.
chart-bear = Ungünstig
chart-base = Mittel
chart-bull = Günstig
chart-confidence = Wie sicher jedes Mitglied war, vor (Ring) und nach (Punkt) den Fragen
chart-confidence-axis = Verlässlichkeit, von 0 (gar nicht sicher) bis 1 (ganz sicher)
chart-confidence-alt = Verlässlichkeit von 0 bis 1, davor und danach: { $members }.
chart-source = Quelle: { $source }
chart-source-committee = Quelle: das Komitee
measure-pf-effective-positions = Entspricht so vielen gleich großen Positionen
measure-pf-risk-share = Anteil am Risiko des Portfolios
measure-pf-halved-drawdown-36m = Größter Rückgang in drei Jahren, wäre die Hälfte der größten Position in bar
measure-real-max-drawdown-all = Größter Rückgang nach Inflation
measure-crash-fall = Rückgang in jenem Einbruch, nach Inflation
measure-withdraw-rate = Entnahme im ersten Jahr
measure-withdraw-lasted = Frühere Zeiträume, in denen das Geld für die Entnahmen reichte
measure-past-change = Kursänderung in den genannten Jahren
measure-needed-return = Nötige Rendite im Jahr
measure-needed-start = Anfangsbetrag
measure-needed-goal = Ziel
measure-needed-reached = Anteil der früheren Zeiträume, in denen US-Aktien mehr brachten
measure-infl-change-12m = Veränderung der Inflation gegenüber dem Vorjahr
measure-withdraw-lasted-10y = Frühere Zeiträume von 10 Jahren, in denen das Geld für die Entnahmen reichte
measure-withdraw-lasted-20y = Frühere Zeiträume von 20 Jahren, in denen das Geld für die Entnahmen reichte
measure-withdraw-always = Höchste Entnahme, für die das Geld in jedem früheren Zeitraum reichte
measure-withdraw-median = Höchste Entnahme, für die das Geld in der Hälfte der früheren Zeiträume reichte
measure-return-nominal = Rendite vor Inflation
measure-return-real = Rendite nach Inflation
measure-past-start = Angelegter Betrag
measure-past-sum = Was daraus geworden war
measure-past-real-sum = Dasselbe in der Kaufkraft des ersten Monats
measure-past-worst = Schlechteste Rendite der Zeiträume von der Länge des Anlagehorizonts
measure-past-best = Beste Rendite der Zeiträume von der Länge des Anlagehorizonts
measure-past-infl = Inflation in den genannten Jahren
measure-past-long-rate = Mittlere zehnjährige Rendite in den genannten Jahren
measure-past-policy-rate = Mittlerer Leitzins in den genannten Jahren
measure-past-unemployment = Mittlere Arbeitslosenquote in den genannten Jahren
measure-past-gdp = Veränderung der realen Wirtschaftsleistung in den genannten Jahren
measure-policy-rate = Leitzins der US-Notenbank
measure-rate-supposed = In der Frage angenommene Rendite
measure-rate-grown-sum = Was bei dieser Rendite aus dem Betrag wird
measure-grown-needed-median = Einmalbetrag, der in der Hälfte der früheren Zeiträume reichte
measure-grown-needed-low = Einmalbetrag, der in neun von zehn früheren Zeiträumen reichte
measure-rate-needed-sum = Einmalbetrag für das Ziel bei dieser Rendite
measure-rate-saved-sum = Was bei dieser Rendite aus den Monatsbeträgen wird
measure-rate-monthly-sum = Monatsbetrag für das Ziel bei dieser Rendite
measure-rate-doubling = Zeit, in der sich Geld verdoppelt
measure-recovery = Zeit, bis US-Aktien wieder auf ihrem Höchststand vor dem Einbruch waren
measure-repay-rate = Zinssatz des Kredits
measure-repay-beaten = Anteil der früheren Zeiträume, in denen US-Aktien mehr brachten, als der Kredit kostet
measure-rate-fall = Rückgang der Rendite
measure-bond-gain = Kursgewinn einer zehnjährigen Anleihe, wenn ihre Rendite um so viel fällt
measure-infl-supposed = In der Frage angenommene Inflation
measure-infl-erosion = Kaufkraftverlust bei dieser Inflation
measure-plan-paid = Insgesamt eingezahlter Betrag
measure-plan-median-sum = Endwert des Sparplans in heutiger Kaufkraft, Median früherer Zeiträume
measure-plan-low-sum = Endwert des Sparplans in heutiger Kaufkraft, in neun von zehn früheren Zeiträumen übertroffen
measure-plan-monthly-median = Monatsbetrag, der in der Hälfte der früheren Zeiträume reichte
measure-plan-monthly-low = Monatsbetrag, der in neun von zehn früheren Zeiträumen reichte
measure-withdraw-always-sum = Höchster Jahresbetrag, für den das Geld in jedem früheren Zeitraum reichte
measure-withdraw-median-sum = Höchster Jahresbetrag, für den das Geld in der Hälfte der früheren Zeiträume reichte
measure-withdraw-always-month = Höchster Monatsbetrag, für den das Geld in jedem früheren Zeitraum reichte
measure-withdraw-median-month = Höchster Monatsbetrag, für den das Geld in der Hälfte der früheren Zeiträume reichte
measure-withdraw-years-worst = Jahre, die das Geld im schlechtesten früheren Zeitraum reichte
measure-withdraw-years-typical = Jahre, die das Geld in der Hälfte der früheren Zeiträume reichte
measure-withdraw-capital-always = Anfangskapital, das in jedem früheren Zeitraum reichte
measure-withdraw-capital-median = Anfangskapital, das in der Hälfte der früheren Zeiträume reichte
measure-plan-median = Endwert eines Sparplans als Vielfaches der Einzahlungen, Median früherer Zeiträume
measure-plan-low = Endwert eines Sparplans als Vielfaches der Einzahlungen, schlechtestes Zehntel früherer Zeiträume
measure-plan-loss = Frühere Zeiträume, in denen ein Sparplan weniger ergab, als eingezahlt wurde
measure-grown-start = Auf einmal angelegter Betrag
measure-grown-median-sum = Endwert des angelegten Betrags in heutiger Kaufkraft, Median früherer Zeiträume
measure-grown-low-sum = Endwert des angelegten Betrags in heutiger Kaufkraft, in neun von zehn früheren Zeiträumen übertroffen
measure-grown-median = Endwert eines auf einmal angelegten Betrags als Vielfaches dieses Betrags, Median früherer Zeiträume
measure-grown-low = Endwert eines auf einmal angelegten Betrags als Vielfaches dieses Betrags, schlechtestes Zehntel früherer Zeiträume
measure-grown-loss = Frühere Zeiträume, in denen eine Einmalanlage mit Verlust endete
measure-lump-ahead = Frühere Jahre, in denen eine Einmalanlage mehr brachte als Raten
measure-lump-lead = Vorsprung einer Einmalanlage gegenüber Raten, Median früherer Jahre
measure-wait-fall = Rückgang, auf den gewartet wird
measure-wait-reached = Anteil aller Monate, nach denen die Kurse innerhalb des Anlagehorizonts um so viel niedriger lagen
measure-bond-loss-1pt = Kursverlust einer zehnjährigen Anleihe, wenn ihre Rendite um einen Prozentpunkt steigt
measure-bond-loss = Kursverlust einer zehnjährigen Anleihe, wenn ihre Rendite so stark steigt wie in der Frage
measure-rate-rise = In der Frage genannter Anstieg der Rendite
measure-stock-fall = In der Frage genannter Rückgang der Aktien
measure-mix-stock-fall = Verlust der Mischung bei diesem Rückgang, wenn Anleihen ihren Kurs halten
measure-part-weight = Gewicht des Teils
measure-part-fall = Angenommener Rückgang des Teils
measure-whole-fall = Verlust des Ganzen
measure-supposed-sum = In der Frage genannte Summe
measure-supposed-lost = Verlust dieser Summe
measure-supposed-left = Was von dieser Summe bleibt
measure-mix-median = Mittlere jährliche Rendite der Mischung nach Inflation (Median)
measure-other-mix-median = Dasselbe für die zweite Mischung
measure-other-mix-loss = Frühere Zeiträume mit Verlust bei der zweiten Mischung
measure-other-mix-fall = Größter Rückgang der zweiten Mischung

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] Der Gewinn je Aktie von { $name } fiel in einem Jahr um { $size }
       *[up] Der Gewinn je Aktie von { $name } stieg in einem Jahr um { $size }
    }{ $more ->
        [yes] { " " }auf { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Der nächste Jahresbericht zeigt beim Gewinn je Aktie die andere Richtung.
claim-tax-credit =
    Eine Steuergutschrift von { $tax_credit } des Gewinns vor Steuern hob den Nettogewinn von { $name }{ $more ->
        [yes] ; die Nettomarge lag um { $net_above_operating } über der operativen Marge
       *[no] { "" }
    }
wrong-tax-credit = Die Gutschrift kommt jedes Jahr, oder der Gewinn hält sich auch ohne sie.
claim-other-income = Die Nettomarge von { $name } lag um { $net_above_operating } über der operativen Marge: Zinsen, Veräußerungsgewinne oder einmalige Posten kamen zum Gewinn hinzu
wrong-other-income = Die zusätzlichen Erträge kommen jedes Jahr.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = das sagt wenig, denn das Eigenkapital macht nur { $value } der Bilanzsumme aus
doubt-capital-to-assets = das sagt wenig, denn das eingesetzte Kapital macht nur { $value } der Bilanzsumme aus
doubt-buybacks-5y-to-equity = das sagt wenig, denn die Aktienrückkäufe aus fünf Jahren kosteten das { $value }-Fache des verbliebenen Eigenkapitals
doubt-tax-credit = dazu trug eine Steuergutschrift von { $value } des Gewinns vor Steuern bei
doubt-net-above-operating = dazu trugen Erträge außerhalb des Geschäfts bei: Die Nettomarge liegt um { $value } über der operativen Marge
doubt-eps-growth-5y = doch der Gewinn je Aktie fiel über fünf Jahre um { $size }
doubt-fcf-margin = das sagt wenig, denn der freie Cashflow machte nur { $value } des Umsatzes aus
doubt-eps-growth-1y = das sagt wenig, denn der Gewinn je Aktie fiel im letzten Jahr um { $size }
claim-implied-growth =
    Damit { $name } so viel abwirft wie US-Aktien seit 1871, { $implied_growth_way ->
        [down] dürfen die Gewinne nach Inflation auf Dauer um höchstens { $implied_growth_size } schrumpfen
       *[up] müssen die Gewinne nach Inflation auf Dauer um { $implied_growth_size } wachsen
    }{ $more ->
        [yes] ; der Gewinn je Aktie { $eps_growth_5y_way ->
            [down] sank
           *[up] wuchs
        } über fünf Jahre um { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = Die Gewinne wachsen schneller, oder niedrigere Renditen werden für alle Aktien üblich.
measure-equity-to-assets = Eigenkapitalquote
measure-capital-to-assets = Eingesetztes Kapital im Verhältnis zur Bilanzsumme
measure-buybacks-5y-to-equity = Aktienrückkäufe aus fünf Jahren als Vielfaches des Eigenkapitals
measure-tax-credit = Steuergutschrift im Verhältnis zum Gewinn vor Steuern
measure-net-above-operating = Nettomarge über der operativen Marge
measure-implied-growth = Gewinnwachstum, mit dem der Börsenwert rechnet

## How the confidence came about.

confidence-kind-accounts = Abschlüsse
confidence-kind-valuation = Bewertung
confidence-kind-prices = Kurse
confidence-kind-risk = Risiko
confidence-kind-portfolio = Zusammensetzung der Anlagen
confidence-kind-economy = Wirtschaft
confidence-readings =
    { $name }: { $readings ->
        [one] Die einzige Kennzahl { $agreeing ->
            [0] zeigt nicht
           *[other] zeigt
        }
       *[other] { $agreeing } von { $readings } Kennzahlen { $agreeing ->
            [one] zeigt
           *[other] zeigen
        }
    } in dieselbe Richtung wie das Ergebnis. { $dates ->
        [one] Datum der Zahlen: { $to }.
       *[several] Datum der Zahlen: { $from } bis { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] eine Kennzahl
       *[other] { $readings } Kennzahlen
    }. { $dates ->
        [one] Datum der Zahlen: { $to }.
       *[several] Datum der Zahlen: { $from } bis { $to }.
    }
confidence-missing = { $name }: keine Zahlen.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Nachgeschlagener Preis oder Kurs
measure-looked-change = Nachgeschlagene Veränderung
measure-looked-ratio = Nachgeschlagenes Verhältnis
lookup-consumer-prices = US-Verbraucherpreise
lookup-price-ounce = { $name } (Unze)
lookup-price-gram = { $name } (Gramm)
lookup-price-now =
    { $name } stand am { $date } bei { $price }, { $way ->
        [down] { $size } niedriger
       *[other] { $size } höher
    } als ein Jahr zuvor ({ $then }).
lookup-price-at = { $name } stand am { $date } bei { $price }.
lookup-price-near = Einen Preis von { $name } für diesen Tag ({ $asked }) haben wir nicht; der zeitlich nächste, den wir haben, ist { $price } ({ $date }).
lookup-price-range = { $time }: { $name } lag zwischen { $low } und { $high }, zuletzt bei { $last } ({ $date }).
lookup-price-change =
    { $name } ist vom { $from } bis zum { $to } um { $size } { $way ->
        [down] gefallen
       *[other] gestiegen
    }: von { $start } auf { $end }.
lookup-price-return =
    Die Aktie von { $name } hat vom { $from } bis zum { $to } { $size } { $way ->
        [down] verloren
       *[other] gewonnen
    }, Splits und Dividenden eingerechnet.
lookup-price-top =
    { $name }: Der { $kind ->
        [low] niedrigste
       *[other] höchste
    } Kurs in unseren Daten vom { $from } bis zum { $to } war { $top }, am { $date }.
lookup-price-off = { $name } stand am { $now_date } bei { $price }, { $size } unter dem Höchststand unserer Daten von { $top } am { $date }.
lookup-price-level = { $name } stand am { $date } bei { $price }: höher als an { $share } der Tage in unseren Daten seit { $from }; der mittlere Kurs ist { $median }.
lookup-price-average = { $name } lag vom { $from } bis zum { $to } im Mittel bei { $average }.
lookup-price-convert = Zum Kurs vom { $date } sind { $sum } so viel wie { $result }; das ist eine Rechnung ohne Gebühren.
lookup-price-ratio = Eine Unze { $name } war am { $date } so viel wert wie { $ratio } Unzen { $other }; ein Jahr zuvor waren es { $then }.
lookup-price-correlation = Die monatlichen Änderungen von { $name } und { $other } hatten vom { $from } bis zum { $to } eine Korrelation von { $value }: 1 heißt immer gemeinsam, 0 heißt kein Zusammenhang.
lookup-price-month =
    Der { $kind ->
        [worst] schlechteste
       *[other] beste
    } Monat von { $name } war der vom { $from } bis zum { $to }: { $way ->
        [down] ein Rückgang um { $size }
       *[other] ein Anstieg um { $size }
    }.
lookup-price-fall = Der tiefste Rückgang von { $name } in dieser Zeit betrug { $size }, vom { $from } bis zum { $to }.
lookup-price-swings = Schwankung der Preise über ein Jahr, vom { $from } bis zum { $to }: { $list }.
lookup-price-back = Die Aktie von { $name } war am { $date } wieder auf ihrem Höchststand vom { $from }, Splits und Dividenden eingerechnet.
lookup-price-not-back =
    Die Aktie von { $name } war bis zum { $to }, dem Ende unserer Kurse, noch unter ihrem Höchststand vom { $from }: { $way ->
        [down] { $size } niedriger
       *[other] { $size } höher
    }, Splits und Dividenden eingerechnet.
lookup-price-ranked =
    Am { $kind ->
        [low] schwächsten
       *[other] stärksten
    } vom { $from } bis zum { $to }: { $first }; danach { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] minus { $size }
       *[other] plus { $size }
    })
lookup-price-sum = { $sum }, am { $from } in { $name } gesteckt, waren am { $to } { $became } wert, Splits und Dividenden eingerechnet.
lookup-price-rate = { $name } brachte vom { $from } bis zum { $to } im Mittel { $rate }, Splits und Dividenden eingerechnet.
lookup-price-data = Unsere Preise von { $name } reichen vom { $from } bis zum { $to }.
lookup-price-missing = Für diese Zeit haben wir keinen Preis von { $name }: Unsere Preise reichen vom { $from } bis zum { $to }.
lookup-price-none = Wir haben keine Wechselkurse dieser Währung: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] Verbraucherpreise
        [core] Verbraucherpreise ohne Lebensmittel und Energie
        [food] Verbraucherpreise für Lebensmittel
        [energy] Verbraucherpreise für Energie
        [shelter] Verbraucherpreise für Wohnen
        [medical] Verbraucherpreise für medizinische Versorgung
        [pce] Preise des privaten Konsums (PCE)
        [ppi] Erzeugerpreise von Fertigwaren
        [policy-rate] Leitzins (Federal Funds)
        [m1] Rendite einmonatiger Staatspapiere
        [b3] Rendite dreimonatiger Schatzwechsel
        [b6] Rendite sechsmonatiger Schatzwechsel
        [y1] Rendite einjähriger Staatspapiere
        [y2] Rendite zweijähriger Staatsanleihen
        [y3] Rendite dreijähriger Staatsanleihen
        [y5] Rendite fünfjähriger Staatsanleihen
        [y7] Rendite siebenjähriger Staatsanleihen
        [y10] Rendite zehnjähriger Staatsanleihen
        [y20] Rendite zwanzigjähriger Staatsanleihen
        [y30] Rendite dreißigjähriger Staatsanleihen
        [curve-2y] Zehnjahresrendite abzüglich Zweijahresrendite
        [curve-3m] Zehnjahresrendite abzüglich Dreimonatsrendite
        [paper] Zins dreimonatiger Geldmarktpapiere von Unternehmen
        [unemployment] Arbeitslosenquote
        [payrolls] Stellen außerhalb der Landwirtschaft
        [employed] Erwerbstätige
        [labor] Erwerbspersonen
        [factory-jobs] Stellen in der Industrie
        [claims] Erstanträge auf Arbeitslosenhilfe pro Woche
        [long-unemployed] Personen, die 27 Wochen oder länger arbeitslos sind
        [unemployed-weeks] mittlere Dauer der Arbeitslosigkeit in Wochen
        [hours] Wochenstunden in der Industrie
        [wages] Stundenlohn im Warensektor
        [capacity] Kapazitätsauslastung in der Industrie
        [permits] Baugenehmigungen, auf ein Jahr gerechnet
        [starts] Baubeginne, auf ein Jahr gerechnet
        [production] Industrieproduktion
        [retail] Umsatz von Einzelhandel und Gastronomie
        [real-sales] reale Umsätze von Industrie und Handel
        [orders] Auftragseingang für langlebige Güter
        [inventories] Lagerbestände von Industrie und Handel
        [income] reale persönliche Einkommen
        [consumption] realer privater Konsum
        [gdp] reales Bruttoinlandsprodukt
        [money-m1] Geldmenge M1
        [m2] Geldmenge M2
        [reserves] Reserven der Banken
        [loans] Bankkredite an Unternehmen
        [real-estate-loans] Immobilienkredite der Banken
        [consumer-credit] Ratenkredite der Verbraucher
        [oil] Rohöl (WTI), Preis je Barrel
       *[dollar] Dollarindex gegenüber den Handelspartnern
    }
lookup-economy-up = plus { $size }
lookup-economy-down = minus { $size }
lookup-economy-same = unverändert
lookup-economy-now = USA, { $name }: { $value } ({ $date }); in einem Jahr { $change }, von { $before } aus.
lookup-economy-now-alone = USA, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = USA, { $name }: in zwölf Monaten { $change } ({ $date }); ein Jahr zuvor betrug die Rate { $before }.
lookup-economy-growth-alone = USA, { $name }: in zwölf Monaten { $change } ({ $date }).
lookup-economy-month = Gegenüber dem Vormonat: { $change }.
lookup-economy-values = USA, { $name } – { $list }.
lookup-economy-yearly-values = USA, { $name }, Veränderung in der Zeit – { $list }.
lookup-economy-newest = Neuester Wert: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: im Mittel { $mean }, zwischen { $low } ({ $low_date }) und { $high } ({ $high_date }); im Jahr { $change } auf { $end }
lookup-economy-item-end = { $when }: am Ende { $end }, im Jahr { $change }
lookup-economy-item-until = { $year } (bis { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = USA, { $name }: { $change }, von { $start } ({ $start_date }) auf { $value } ({ $date }).
lookup-economy-since-growth = USA, { $name }, von { $start_date } bis { $date }: insgesamt { $change }.
lookup-economy-yearly = Als jährliche Rate: { $yearly }.
lookup-economy-was-lower = Am Anfang lagen sie um { $then } niedriger als am Ende.
lookup-economy-was-higher = Am Anfang lagen sie um { $then } höher als am Ende.
lookup-economy-high = USA, { $name } ({ $from } – { $to }): Der höchste Wert war { $value } ({ $date }).
lookup-economy-low = USA, { $name } ({ $from } – { $to }): Der niedrigste Wert war { $value } ({ $date }).
lookup-economy-distance = Seitdem: { $change } auf { $newest } ({ $newest_date }).
lookup-economy-inverted = USA, { $name }: zuletzt unter null am Monatsende { $date }, mit { $value }; neuester Wert: { $newest } ({ $newest_date }).
lookup-economy-worth = US-Verbraucherpreise von { $from } bis { $to }: { $change }. Was damals { $sum } kostete, kostet jetzt etwa { $sum_now }, und { $sum } kaufen jetzt, was damals { $sum_then } kauften.
lookup-economy-uncovered = USA, { $name }: Unsere Zahlen reichen von { $from } bis { $to } und decken nicht alles ab, wonach Sie fragen.
lookup-economy-no-ecb = Wir haben keinen Leitzins der Europäischen Zentralbank: Unser Leitzins ist der der USA.
lookup-economy-no-policy-rate = Wir haben weder den Leitzins noch andere Zinsen des Landes, das Sie nennen: Unsere Zinsen sind die der USA.
lookup-economy-no-country = Wir haben keine Zahlen zur Wirtschaft des Landes, das Sie nennen: Unsere sind die der USA.
lookup-economy-no-mortgage = Wir haben keine Hypothekenzinsen. Oft vergleicht man sie mit der Rendite zehnjähriger US-Staatsanleihen.
lookup-economy-no-recessions = Wir haben keine Liste der Rezessionen und können deshalb nicht sagen, wann sie waren. Wir haben Arbeitslosigkeit, Wirtschaftsleistung und Zinskurve der USA.
lookup-economy-yes = Ja.
lookup-economy-no = Nein.
lookup-economy-sahm-warns = Ja, die Sahm-Regel warnt vor einer Rezession: Die mittlere US-Arbeitslosigkeit von drei Monaten lag um { $sahm } über ihrem Tief des vergangenen Jahres ({ $date }), und die Regel warnt ab einem halben Punkt.
lookup-economy-sahm-quiet = Nein, die Sahm-Regel warnt vor keiner Rezession: Die mittlere US-Arbeitslosigkeit von drei Monaten lag um { $sahm } über ihrem Tief des vergangenen Jahres ({ $date }), und die Regel warnt ab einem halben Punkt.
lookup-economy-after-inversion = Auf { $share } der Monate, in denen zehnjährige US-Anleihen weniger abwarfen als dreimonatige Papiere, folgte achtzehn Monate später eine um mindestens einen halben Punkt höhere Arbeitslosigkeit; von allen Monaten waren es { $any }.
lookup-economy-deposit-us = Ein Zins von { $rate } abzüglich der US-Inflation von { $inflation } lässt im Jahr etwa { $real } vor Steuern. Die Inflation anderer Länder ist nicht in unseren Zahlen.
lookup-economy-deposit = Ein Zins von { $rate } abzüglich einer Inflation von { $inflation } lässt im Jahr etwa { $real } vor Steuern.
lookup-economy-not-covered = Zu { $when } sagen unsere Zahlen nichts.
lookup-economy-item-average = { $when }: im Mittel { $value }
measure-economy-value = Wert der Reihe
measure-economy-before = Wert ein Jahr zuvor
measure-economy-change = Veränderung der Reihe
measure-economy-change-1m = Veränderung in einem Monat
measure-economy-mean = Mittel der Zeit
measure-economy-high = Höchster Wert
measure-economy-low = Niedrigster Wert
measure-economy-end = Wert am Ende
measure-economy-start = Wert am Anfang
measure-economy-yearly = Veränderung als Jahresrate
measure-economy-then = Anfang gegenüber Ende
measure-economy-sum = Genannte Summe
measure-economy-sum-now = Was es jetzt kostet
measure-economy-sum-then = Was es damals kaufte
measure-economy-rate = Genannter Zins
measure-economy-inflation = Inflation daneben
measure-economy-real = Zins nach Inflation
## Subjects without data: what is missing, and what can be told.

outside-tax = Zu Steuern haben wir keine Daten: Sätze und Regeln hängen vom Land und vom Einzelfall ab. Wir können zeigen, was eine Anlage vor Steuern eingebracht hat.
outside-start = Wie man ein Depot eröffnet und anfängt, gehört nicht zu unserem Gebiet; das hängt von Bank oder Broker und vom Land ab. Wir können zeigen, was aus monatlichen Sparraten oder einer einmaligen Summe in US-Aktien geworden ist: nennen Sie die Summe und die Jahre.
outside-account = Zu Brokern und ihren Regeln haben wir keine Daten: Depoteröffnung, Aufträge und Aktienleihe hängen vom Broker und vom Recht ab. Wir können Abschlüsse, Kurse und frühere Renditen von Anlagen zeigen.
outside-bank = Zur Sicherheit von Banken und Brokern und zur Einlagensicherung haben wir keine Daten; deren Grenzen setzt das Recht des jeweiligen Landes. Wir können zeigen, was kurzfristige US-Staatspapiere bringen.
outside-property = Zu Hauspreisen, Mieten und Renditen von Immobilien haben wir keine Daten und können sie darum mit nichts vergleichen. Wir können zeigen, was US-Aktien und US-Anleihen gebracht haben.
outside-insurance = Zu Versicherungen und Rentenverträgen haben wir keine Daten: Kosten und Leistungen stehen im jeweiligen Vertrag. Wir können zeigen, wie lange Entnahmen aus US-Aktien und US-Anleihen früher gereicht haben.
outside-analysts = Meinungen und Kursziele von Analysten haben wir nicht. Wir können zeigen, was ein Unternehmen berichtet hat.
outside-events = Zu Nachrichten, Politik und Ereignissen wie Wahlen, Kriegen oder Halvings haben wir keine Daten und können darum nicht sagen, was sie mit Kursen machen. Wir können zeigen, wie oft und wie tief US-Aktien früher gefallen sind.
outside-sectors = Renditen von Sektoren, Branchen oder Gruppen von Aktien wie kleinen Unternehmen haben wir nicht und können sie darum weder beurteilen noch ordnen. Wir können US-Aktien als Ganzes und die Abschlüsse einzelner Unternehmen zeigen.
outside-elsewhere = Zu Aktienmärkten, Anleihen und Fonds anderer Länder und Regionen haben wir keine Daten. Wir können die der USA zeigen.
outside-bonds = Zu einzelnen Anleihen, Sparbriefen und inflationsgeschützten Anleihen haben wir keine Daten. Wir können die Renditen von US-Staatsanleihen und die US-Inflation zeigen.
outside-private = Zu Unternehmen, deren Aktien an keiner Börse gehandelt werden, haben wir keine Daten, also weder Abschlüsse noch Kurse. Wir können zeigen, was börsennotierte Unternehmen berichtet haben.
outside-trading = Wie Daytrader und andere kurzfristige Händler abgeschnitten haben, wissen wir nicht; dazu fehlen uns Daten. Wir können zeigen, wie oft US-Aktien in einem Jahr und über längere Zeit Geld verloren haben.
outside-estate = Zu Erbschaften und ihrem Recht haben wir keine Daten und können darum nicht sagen, was zuerst zu tun ist. Wir können zeigen, wie riskant ein Depot ist: nennen Sie seine Teile und ihre Anteile.
outside-fund-types = Welcher von beiden besser passt, hängt vor allem von Steuern ab, zu denen wir keine Daten haben.
first-no-figures = Wir haben keine Zahlen, die diese Frage beantworten. Wir haben Abschlüsse von Unternehmen, Preise von Metallen, Kryptowährungen und Währungen, US-Zinsen und US-Wirtschaftsdaten und die Geschichte von US-Aktien und US-Anleihen.
first-us-only = Zahlen zu ganzen Märkten und Volkswirtschaften haben wir nur für die USA.
quoted-question = „{ $text }“
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    Bei { $name } ergab { $at ->
        [day] der Stichtag { $date }
       *[year] das Geschäftsjahr bis { $date }
    }: { $measure } { $value }.
acc-other-day = Am { $date } waren es { $value }.
acc-series = { $name }, { $measure } je Geschäftsjahr, mit dem Monat, in dem es endete: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] gestiegen um { $change }
        [down] gefallen um { $change }
       *[level] unverändert
    }, von { $then } (Geschäftsjahr bis { $from }) auf { $now } (Geschäftsjahr bis { $date }).
acc-rate = Auf das Jahr gerechnet sind das { $rate }.
acc-moved =
    { $way ->
        [up] Das ist ein Anstieg um { $change }.
        [down] Das ist ein Rückgang um { $change }.
       *[level] Daran hat sich nichts geändert.
    }
acc-faster =
    Bei { $name } ist { $way ->
        [down] stärker gefallen
       *[up] schneller gewachsen
    }: { $measure } mit { $change }, gegenüber { $other } mit { $other_change }, vom Geschäftsjahr bis { $from } bis zu dem bis { $date }.
acc-cover =
    { $verdict ->
        [yes] Ja, bei { $name } war das gedeckt
        [no] Nein, bei { $name } war das nicht gedeckt
       *[some] Bei { $name } war das nur in einigen dieser Jahre gedeckt
    } ({ $measure } durch { $other }), nach dem Monat, in dem das Geschäftsjahr endete: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } hat gekürzt ({ $measure }, gegenüber dem Vorjahr), und zwar im Geschäftsjahr bis { $items }.
        [raised] { $name } hat in jedem Geschäftsjahr erhöht ({ $measure }), von dem bis { $from } ({ $then }) bis zu dem bis { $date } ({ $now }).
       *[kept] { $name } hat in keinem Geschäftsjahr gekürzt ({ $measure }), von dem bis { $from } ({ $then }) bis zu dem bis { $date } ({ $now }).
    }
acc-cut-item = { $date } (von { $then } auf { $now })
acc-streak =
    { $kind ->
        [loss] { $name } hat { $count } in Folge Verlust gemacht
        [profit] { $name } hat { $count } in Folge Gewinn gemacht ({ $measure })
        [rise] Bei { $name } gab es { $count } in Folge einen Anstieg ({ $measure })
       *[fall] Bei { $name } gab es { $count } in Folge einen Rückgang ({ $measure })
    }, vom Geschäftsjahr bis { $from } bis zu dem bis { $date }.
acc-last = Das letzte Geschäftsjahr vor einer Unterbrechung, für das der Abschluss von { $name } diesen Posten zeigt ({ $measure }), endete am { $date }, mit { $value }; im Jahr danach ist nichts ausgewiesen.
acc-peak =
    { $is_now ->
        [yes] Bei { $name } war dieser Wert ({ $measure }) in unseren Abschlüssen nie höher als im Geschäftsjahr bis { $date }, mit { $now }.
       *[no] { $name }, { $measure }: seit dem Höchstwert gefallen um { $fall }, von { $peak } (Geschäftsjahr bis { $peak_date }) auf { $now } (Geschäftsjahr bis { $date }).
    }
acc-total = { $name }, { $measure }: zusammen { $value } in den Geschäftsjahren von dem bis { $from } bis zu dem bis { $date }.
acc-rank =
    { $way ->
        [low] Am niedrigsten liegt { $name } ({ $measure }). Vom niedrigsten zum höchsten Wert
       *[high] Am höchsten liegt { $name } ({ $measure }). Vom höchsten zum niedrigsten Wert
    }, mit dem Ende des Geschäftsjahres: { $items }.
acc-rank-growth =
    { $way ->
        [low] Am langsamsten gewachsen ist { $name } ({ $measure }). Vom langsamsten zum schnellsten Wachstum
       *[high] Am schnellsten gewachsen ist { $name } ({ $measure }). Vom schnellsten zum langsamsten Wachstum
    }, seit dem Geschäftsjahr bis { $from } oder dem nächstgelegenen: { $items }.
acc-losses = Von den Unternehmen, deren Abschlüsse wir haben, machten diese im neuesten Geschäftsjahr Verlust: { $items }.
acc-lacking = Diese Zahl fehlt in unseren Abschlüssen von { $names }: { $measure }.
acc-no-accounts = Wir haben keine Abschlüsse von { $names }.
acc-no-year = Für { $years } fehlt diese Zahl in unseren Abschlüssen von { $name }: { $measure }.
acc-uncounted = Wonach Sie fragen, steht nicht in unseren Daten: Die Abschlüsse von { $name } nennen Beträge für das ganze Unternehmen, keine Zahl von Mitgliedern, Kunden, Mitarbeitern oder Produkten und keine Teile des Geschäfts.
acc-shares-bought = Unsere Abschlüsse von { $name } sagen nicht, wie viele Aktien zurückgekauft wurden, nur was dafür bezahlt wurde.
acc-no-why = Die Abschlüsse zeigen die Beträge; warum es so kam, sagen sie nicht.
acc-companies = Wir haben Jahresabschlüsse dieser Unternehmen: { $names }.
acc-coverage = Von { $name } haben wir Jahresabschlüsse der Geschäftsjahre von dem bis { $from } bis zu dem bis { $date }: Umsatz, Gewinne, Margen, Cashflow, Schulden, Barmittel, Dividenden, Rückkäufe und Aktienzahl.
measure-assets = Bilanzsumme
measure-capex = Investitionsausgaben
measure-dividend-payout = Dividenden im Verhältnis zum Nettogewinn
measure-eps-basic = Unverwässerter Gewinn je Aktie
measure-equity = Eigenkapital
measure-goodwill = Geschäfts- oder Firmenwert
measure-gross-profit = Bruttogewinn
measure-interest-expense = Zinsaufwand
measure-inventory = Vorräte
measure-net-debt = Nettoschulden
measure-operating-cash-flow = Operativer Cashflow
measure-operating-income = Operativer Gewinn
measure-paid-out = Dividenden und Rückkäufe zusammen
measure-research = Ausgaben für Forschung und Entwicklung
measure-sales-per-share = Umsatz je Aktie
measure-shares-outstanding = Ausstehende Aktien
measure-tax-rate = Effektiver Steuersatz
measure-lookup-change = Veränderung
measure-lookup-rate = Veränderung pro Jahr
measure-lookup-total = Summe
measure-lookup-cut = Kürzung der Dividende
measure-lookup-raised = Jahre mit Anstieg in Folge
measure-lookup-streak = Jahre in Folge
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Zuerst das Risiko: Mit geliehenem Geld kostet ein Rückgang mehr als der Rückgang selbst, und der Kreditgeber kann den Kredit fällig stellen, bevor sich die Kurse erholen. Die Kurse von US-Aktien fielen schon einmal um { $fall } ({ $from } bis { $to }); ist die Hälfte des Geldes geliehen, nimmt ein Rückgang um die Hälfte alles Eigene.
lookup-short = Ja. Wer eine Aktie leerverkauft, kann mehr verlieren, als er eingesetzt hat: Der Verlust wächst mit dem Kurs, und ein Kurs hat keine Obergrenze. Selbst US-Aktien insgesamt gewannen schon einmal { $best } in zwölf Monaten ({ $from } bis { $to }).
lookup-weight = { $weight } Ihres Geldes an einer Stelle ({ $name }) sind für sich schon ein Risiko: Ein Rückgang um die Hälfte würde dort { $loss } von allem kosten, was Sie haben.
lookup-weight-company = US-Aktien insgesamt verloren im schlimmsten Fall { $fall } ({ $from } bis { $to }, nach Inflation) und erholten sich. Ein einzelnes Unternehmen kann tiefer fallen und sich vielleicht nie erholen.
lookup-single-stocks = Ein Indexfonds ist die sicherere Wahl: Er hält Hunderte von Unternehmen bei geringen Kosten, und wenn eines davon scheitert, geht wenig verloren.
lookup-one-company = ein einziges Unternehmen
lookup-fee = Eine Gebühr von { $fee } nimmt über { $years } { $taken } der Endsumme, gleich wie hoch die Rendite davor ist. Zum Vergleich: US-Aktien brachten seit 1871 nach Inflation im Mittel { $average }, vor jeder Gebühr.
lookup-bills = US-Schatzwechsel mit drei Monaten Laufzeit brachten { $bills } ({ $date }), das sind { $real_way ->
        [down] { $real } weniger als die Inflation
       *[up] { $real } mehr als die Inflation
    }.
lookup-loan = Der Zins des Kredits entscheidet, und die Frage nennt ihn nicht: Was früher getilgt wird, spart diesen Zins sicher. US-Aktien brachten seit 1871 nach Inflation im Mittel { $average }, fielen aber im schlimmsten Fall um { $fall }.
lookup-name-cape = das CAPE von US-Aktien (Kurs zum mittleren Gewinn von zehn Jahren)
lookup-name-pe = das Verhältnis von Kurs zu Jahresgewinn bei US-Aktien
lookup-name-yield = die Dividendenrendite von US-Aktien
lookup-name-price = der S&P-Composite-Index (Monatsmittel)
lookup-value = { $date }: { $name } lag bei { $value }.
lookup-range = Seit { $since } war { $name } am höchsten im Monat { $high_date } ({ $high }) und am niedrigsten im Monat { $low_date } ({ $low }). Der Median aller Monate ist { $median }.
lookup-after-cape = In den zehn Jahren nach Monaten mit einem CAPE von mindestens { $bound } { $median_way ->
        [down] verloren US-Aktien { $median }
       *[up] gewannen US-Aktien { $median }
    } nach Inflation (Median seit 1881), und { $gained } dieser Zeiträume brachten einen Gewinn.
lookup-premium = Gemessen an den Gewinnen versprachen US-Aktien { $premium_way ->
        [down] { $premium } weniger
       *[up] { $premium } mehr
    } als zehnjährige US-Staatsanleihen ({ $date }): Das ist der Gewinn im Verhältnis zum Kurs nach dem Zehnjahresmittel (CAPE), abzüglich der Anleiherendite nach Inflation.
lookup-fall = { $deepest ->
        [yes] Der tiefste Rückgang seit 1871 ({ $name }) betrug { $fall }
       *[no] Der Rückgang ({ $name }) betrug { $fall }
    }, { $from } bis { $to }, mit Dividenden und Zinsen und nach Inflation.
lookup-recovered = Vom Hoch bis zu dem Zeitpunkt, an dem es wieder erreicht war, dauerte es { $recovery } ({ $to }).
lookup-not-recovered = Unsere Zahlen enden, bevor das Hoch wieder erreicht war.
lookup-fall-prices = Die Kurse allein, ohne Dividenden und vor Inflation, fielen um { $fall } ({ $from } bis { $to }; Monatsmittel).
lookup-below-high = { $date }: Die Kurse von US-Aktien lagen { $fall } unter ihrem früheren Hoch (Monatsmittel).
lookup-extremes = Seit { $since } ({ $name }): { $span ->
        [month] der schlechteste Monat
        [decade] die schlechtesten zehn Jahre
       *[year] das schlechteste Kalenderjahr
    } mit einem { $worst_way ->
        [up] Gewinn von { $worst }
       *[down] Verlust von { $worst }
    } nach Inflation ({ $from } bis { $to }), im besten Fall ein { $best_way ->
        [down] Verlust von { $best }
       *[up] Gewinn von { $best }
    } ({ $best_from } bis { $best_to }). Kurse sind Monatsmittel.
lookup-average = { $name } brachten seit 1871 nach Inflation im Mittel { $mean }, mit Dividenden und Zinsen. Über { $years } war der Median { $median_way ->
        [down] ein Verlust von { $median }
       *[up] ein Gewinn von { $median }
    }, und { $lost } der Zeiträume endeten mit Verlust.
lookup-losses = { $name }: In { $lost } aller Zeiträume von { $years } seit 1871 ging nach Inflation Geld verloren. Der schlechteste brachte einen { $worst_way ->
        [up] Gewinn von { $worst }
       *[down] Verlust von { $worst }
    } ({ $from } bis { $to }).
lookup-bears-often = Seit 1871 sind US-Aktien { $count }-mal um mindestens ein Fünftel gefallen; im Mittel lagen dazwischen { $every } (nur Kurse, Monatsmittel).
lookup-bears = Rückgänge von US-Aktien um mindestens ein Fünftel seit 1871 dauerten im Mittel { $length } vom Hoch bis zum Tief und { $recovery }, bis das Hoch wieder erreicht war (nur Kurse, Monatsmittel).
lookup-season = { $name }: Die Kurse { $mean_way ->
        [down] fielen im Mittel seit 1871 um { $mean }
       *[up] stiegen im Mittel seit 1871 um { $mean }
    } im Monat, gegenüber einem { $all_way ->
        [down] Rückgang von { $all }
       *[up] Anstieg von { $all }
    } in allen Monaten (Monatsmittel).
lookup-summer = Mai bis Oktober
lookup-swings = Die Kurse von US-Aktien schwankten seit 1871 um { $swings } (Standardabweichung der Monatsmittel; bei Tageskursen ist sie höher).
lookup-saved = Aus { $paid }, Monat für Monat eingezahlt, wurden bis { $to } etwa { $sum }, mit Dividenden und vor Inflation. Nach Inflation brachten US-Aktien in diesen Jahren { $return }.
lookup-years-up = US-Aktien gewannen in { $up } von { $count } Kalenderjahren seit { $since }, mit Dividenden und nach Inflation; { $lost } der Jahre endeten mit Verlust. Der Median war { $median_way ->
        [down] ein Verlust von { $median }
       *[up] ein Gewinn von { $median }
    }.
lookup-losing-years = Nach Inflation und mit Dividenden kam es seit { $since } insgesamt { $runs }-mal vor, dass US-Aktien in mindestens { $run } Kalenderjahren hintereinander Geld verloren. Die längste dieser Serien dauerte { $longest }.
lookup-when =
    In Kalenderjahren, in denen { $condition ->
        [cut] der Leitzins der US-Notenbank um mindestens einen halben Prozentpunkt sank
        [rise] der Leitzins der US-Notenbank um mindestens einen halben Prozentpunkt stieg
       *[inflation] die US-Verbraucherpreise um mindestens 5 % stiegen
    }, { $median_way ->
        [down] verloren US-Aktien im Median { $median }
       *[up] gewannen US-Aktien im Median { $median }
    }, mit Dividenden und nach Inflation, und { $lost } dieser Jahre endeten mit Verlust (solche Jahre: { $count } von { $all_count } seit { $since }). Über alle { $all_count } Jahre war der Median { $all_way ->
        [down] ein Verlust von { $all }
       *[up] ein Gewinn von { $all }
    }, und { $all_lost } von ihnen endeten mit Verlust.
lookup-chance =
    In { $chance } aller { $years } langen Zeiträume seit 1871 haben US-Aktien { $gain ->
        [double] ihren Wert mindestens verdoppelt
        [year] mehr als { $percent } gewonnen
       *[all] mehr als { $percent } gewonnen
    }, mit Dividenden und vor Inflation. Nach Inflation waren es { $real }.
lookup-dividends = Bei einer Dividendenrendite von { $yield }, wie US-Aktien sie im { $date } hatten, bringt eine Summe von { $sum } etwa { $income } im Jahr, vor Steuern. Dividenden steigen und fallen mit den Gewinnen der Unternehmen, und ebenso der Wert der Aktien.
outside-picks = Wir wählen keine Aktien aus und haben keine Rangliste aller Aktien. Nennen Sie die Unternehmen, dann vergleichen wir ihre Abschlüsse; für US-Aktien als Ganzes können wir die Renditen zeigen.
first-bearable =
    { $fits ->
        [yes] Das übersteigt nicht den Verlust von { $bearable }, den Sie ertragen können.
       *[no] Ein solcher Rückgang übersteigt den Verlust von { $bearable }, den Sie ertragen können.
    }
measure-years-count = Zahl der Kalenderjahre
measure-years-median = mittleres Kalenderjahr (Median)
measure-years-lost = Anteil der Kalenderjahre mit Verlust
measure-years-up = Zahl der Kalenderjahre mit Gewinn
measure-losing-runs = Zahl der Serien von Verlustjahren
measure-losing-longest = längste Serie von Verlustjahren
measure-when-count = Zahl solcher Jahre
measure-when-median = Median solcher Jahre
measure-when-lost = Anteil solcher Jahre mit Verlust
measure-chance = Anteil der Zeiträume mit mehr als diesem Gewinn
measure-chance-gain = in der Frage genannter Gewinn
measure-chance-real = Anteil der Zeiträume mit mehr als diesem Gewinn, nach Inflation
measure-dividend-income = Dividenden der Summe in einem Jahr
lookup-not-covered = Unsere Geschichte von US-Aktien und Anleihen umfasst die genannten Monate nicht. Von 1871 bis { $date } brachten US-Aktien nach Inflation { $average }.
measure-season = mittlere Veränderung in einem Monat
measure-fee = jährliche Gebühr
measure-fee-taken = Teil der Endsumme, den die Gebühr nimmt
measure-fee-years = Jahre mit der Gebühr
measure-bear-count = Zahl der Rückgänge um mindestens ein Fünftel
measure-bear-every = Jahre von einem Rückgang zum nächsten
measure-bear-length = Monate vom Hoch zum Tief
measure-bear-recovery-length = Monate, bis das Hoch wieder erreicht war
measure-weight-loss = Verlust des Ganzen, wenn dieser Teil um die Hälfte fällt
