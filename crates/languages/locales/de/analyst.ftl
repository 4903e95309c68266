# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (Stand: { $dates }).
surroundings = Nicht zum Gegenstand selbst, sondern zu seinem Umfeld: { $text }
between-sentences = { " " }
between = { "; " }
us-market = US-Aktien
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] vorn liegt hier: { $name }
       *[none] das ist etwa gleichauf
    }
absent = Nicht gehört: { $reason }
dissent = Abweichende Meinung ({ $seat }): { $claim }

## The seats of the committee.

seat-chair = Vorsitz
seat-fundamentals = Fundamentalanalyse
seat-valuation = Bewertung
seat-market = Markt und Charttechnik
seat-macro = Konjunktur und Zinsen
seat-industry = Branche
seat-allocation = Aufteilung
seat-risk = Risikokontrolle
seat-red-team = Red Team
mandate-chair = Wägt die Aussagen einzeln ab und formuliert die Einschätzung.
mandate-fundamentals = Was das Unternehmen oder der Markt verdient, ausschüttet und schuldet.
mandate-valuation = Welcher Preis gezahlt wird, gemessen an der eigenen Geschichte und an Anleihen.
mandate-market = Wie sich der Kurs verhalten hat.
mandate-macro = Inflation, Zinsen und die Lage der Wirtschaft.
mandate-industry = Wie stark das Geschäft gegenüber Wettbewerbern und Kunden ist.
mandate-allocation = Wie sich die Teile eines Portfolios zusammen verhalten.
mandate-risk = Was verloren gehen kann, wie viel und wie oft, gemessen an dem, was verkraftbar ist.
mandate-red-team = Greift den Entwurf an: mit dem Gegenfall, mit veralteten Belegen, mit einzelnen Zahlen, die zu viel tragen.
lens-chair = was die Belege insgesamt hergeben
lens-fundamentals = Umsatz, Margen, Zahlungsmittel und Schulden
lens-valuation = der Preis im Verhältnis zu dem, was man dafür bekommt
lens-market = Renditen, Trend und Handel
lens-macro = Inflation, Zinsen und Arbeitsmarkt
lens-industry = Preissetzungsmacht und Investitionsbedarf
lens-allocation = Gewichte und wie sich die Teile zusammen bewegen
lens-risk = Rückgänge, Schwankungen und wie oft Geld verloren ging
lens-red-team = wie sich diese Einschätzung als falsch erweisen könnte
needs-fundamentals = Jahresabschlüsse
needs-valuation = Kurse und Abschlüsse
needs-market = tägliche Kurse
needs-macro = Inflation und Zinsen
needs-industry = Jahresabschlüsse
needs-allocation = Bestände und tägliche Kurse
needs-risk = tägliche Kurse
task-title = { $seat }: { $name }
task-instructions = { $mandate } Jede Zahl stammt aus dem Belegverzeichnis und trägt ihr Datum; was fehlt, wird gesagt.
task-acceptance = Mindestens eine Aussage, die ihre Zahlen nennt oder sagt, was dafür fehlt.

## What the committee must answer.

ask-single-1 = Wie war die Entwicklung von { $name }: Rendite, Schwankungen und tiefster Rückgang?
ask-single-2 = Wie hoch sind die Gewinne von { $name }, und wie teuer werden sie bezahlt, gemessen an der eigenen Geschichte?
ask-single-3 = Welches Umfeld hilft oder schadet { $name }?
ask-single-4 = Was müsste geschehen, damit ein dauerhafter Verlust entsteht?
ask-comparison-1 = Worin unterscheiden sich { $name } bei Rendite, Schwankungen und tiefstem Rückgang?
ask-comparison-2 = Wer verdient mehr, gemessen an Umsatz und Vermögen?
ask-comparison-3 = Welcher Preis wird jeweils gezahlt?
ask-fund-1 = Was verdient der Markt hinter { $name }?
ask-fund-2 = Ist dieser Markt, gemessen an seiner eigenen Geschichte, teuer oder günstig?
ask-fund-3 = Wie oft und wie stark hat eine solche Anlage über den Horizont verloren?
ask-macro-1 = Wo stehen Inflation, Zinsen und Arbeitsmarkt, gemessen an ihrer eigenen Geschichte?
ask-macro-2 = Wie ging es mit Aktien weiter, wenn sie so standen?
ask-macro-3 = Wie viel können Anleger in solchen Zeiten verlieren?
ask-portfolio-1 = Wie verhalten sich die Teile zusammen: Rendite, Schwankungen und tiefster Rückgang?
ask-portfolio-2 = Passt die Mischung zum Horizont und zu dem Verlust, der verkraftbar ist?
ask-portfolio-3 = Welche einzelne Position würde am meisten schmerzen?
ask-theme-1 = Was treibt { $name } an, und wer verdient daran?
ask-theme-2 = Was ist in den Kursen schon enthalten?
ask-theme-3 = Was würde die Geschichte widerlegen?

## Thinking aloud.

thinking = Im Blick: { $lens }. Die Zahlen dazu: { $figures }.
thinking-nothing = Im Blick: { $lens }. Das Belegverzeichnis enthält dazu keine Zahl.
thinking-builds-on = Das baut auf dem auf, was zuvor gefunden wurde, vor allem: { $first }
caveat-stale = Diese Zahlen sind { $age } alt.
caveat-surroundings = Ein Teil davon betrifft das Umfeld, nicht den Gegenstand selbst.
caveat-overlap = Die vergangenen Zeiträume überschneiden sich; es gibt also weniger unabhängige, als es scheint.
nothing = Von dieser Seite gibt es keine Belege, um { $name } zu beurteilen.
no-guess = Mehr zu sagen, wäre geraten.
wrong-nothing = Die fehlenden Daten liegen vor.
missing-fundamentals = Im Datenraum gibt es keine Abschlüsse zu { $name }.
missing-valuation = Im Datenraum gibt es zu { $name } keinen Kurs mit dem Gewinn daneben.
missing-market = Im Datenraum gibt es keine Kurse zu { $name }.
missing-risk = Im Datenraum gibt es keine Kurse zu { $name }.
missing-macro = Im Datenraum gibt es keine Daten zu Inflation oder Zinsen.
missing-industry = Im Datenraum gibt es keine Abschlüsse, die die Stellung von { $name } in der Branche zeigen.
missing-allocation = Im Datenraum gibt es keine Gewichte und Kurse der gehaltenen Positionen.

## Market and Technicals.

claim-year =
    Über zwölf Monate veränderte sich der Wert von { $name } um { $return_1y }{ $more ->
        [yes] , über fünf Jahre um { $return_5y }
       *[no] { "" }
    }
wrong-year = Neuere Kurse zeigen über zwölf Monate das umgekehrte Vorzeichen.
claim-momentum = Im Jahr vor dem letzten Monat bewegte sich der Kurs von { $name } um { $momentum_12_1 }
wrong-momentum = In den nächsten Monaten dreht die Richtung.
claim-trend = Der Kurs von { $name } wich um { $trend } von seinem längerfristigen Durchschnitt ab
wrong-trend = Der Kurs kreuzt seinen längerfristigen Durchschnitt.
claim-below-high = Der Abstand von { $name } zum höchsten Kurs der Reihe betrug { $drawdown_now }
wrong-below-high = Der alte Höchststand erweist sich als Blase, die nicht wiederkehrt.
claim-real-return = Nach Abzug der Inflation betrug die Rendite von { $name } über fünf Jahre { $real_return_5y }
wrong-real-return = Inflation oder Kurs entwickeln sich in den nächsten fünf Jahren anders.
claim-volume = Der Handel in { $name } erreichte im letzten Monat das { $volume_ratio }-Fache des Jahresdurchschnitts
wrong-volume = Ein einziger Tag erklärt den Unterschied.

## Risk Officer.

claim-fall =
    Der tiefste Rückgang von { $name } in drei Jahren betrug { $max_drawdown_36m }{ $dated ->
        [yes] { " " }({ $from } bis { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] mehr, als laut Auftrag verkraftbar ist
       *[other] nicht mehr, als laut Auftrag verkraftbar ist
    }
wrong-fall = Ein späterer Rückgang liegt auf der anderen Seite dessen, was verkraftbar ist.
claim-loss-frequency = In { $freq_neg } aller vergangenen Zeiträume (Länge: { $horizon }) brachte eine Anlage in { $name } keinen Gewinn
wrong-loss-frequency = Der Anteil der Zeiträume mit Verlust überschreitet die Grenze, die dieser Lesart zugrunde liegt.
claim-swings = Die Schwankungsbreite von { $name } lag über drei Jahre bei { $vol_36m }
wrong-swings = Ein längerer oder neuerer Zeitraum zeigt Schwankungen einer anderen Größenordnung.
claim-best-days = Ohne die zehn besten Tage läge die Rendite von { $name } bei { $return_all_less_best_10 } statt bei { $return_all }
wrong-best-days = Die guten Tage verteilen sich gleichmäßiger als in dieser Reihe.
claim-beta =
    Auf eine Marktbewegung von einem Prozent kam bei { $name } im Schnitt eine Bewegung von { $beta_36m } Prozent{ $more ->
        [yes] , bei einer Korrelation von { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Der Zusammenhang mit dem Markt ändert sich mit dem Geschäft.
claim-interest = Das Betriebsergebnis von { $name } betrug das { $interest_coverage }-Fache der Zinslast
wrong-interest = Schulden müssen zu deutlich höheren Zinsen erneuert werden.
claim-debt = Die Schulden von { $name } betrugen das { $debt_to_equity }-Fache des Eigenkapitals
wrong-debt = Schulden oder Eigenkapital ändern sich durch eine Übernahme, eine Abschreibung oder einen Aktienrückkauf.
claim-worst =
    Der tiefste Rückgang von { $name } in der gesamten Reihe betrug { $max_drawdown_all }{ $dated ->
        [yes] { " " }({ $from } bis { $to })
       *[no] { "" }
    }: Was einmal geschehen ist, kann wieder geschehen
wrong-worst = Ein früherer Höchststand oder ein späterer Tiefststand fehlt in der Reihe.
claim-portfolio-fall =
    Der tiefste Rückgang aller Positionen zusammen in drei Jahren betrug { $pf_max_drawdown_36m }{ $dated ->
        [yes] { " " }({ $from } bis { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] mehr, als laut Auftrag verkraftbar ist
       *[other] nicht mehr, als laut Auftrag verkraftbar ist
    }
wrong-portfolio-fall = Ein späterer Rückgang liegt auf der anderen Seite dessen, was verkraftbar ist.
claim-portfolio-swings = Die Schwankungsbreite aller Positionen zusammen lag bei { $pf_vol_36m }
wrong-portfolio-swings = Die Teile bewegen sich stärker oder stärker im Gleichlauf.

## Fundamentals.

claim-growth =
    Der Umsatz von { $name } veränderte sich in einem Jahr um { $revenue_growth_1y }{ $more ->
        [yes] , über zwei Jahre um { $revenue_growth_2y }
       *[no] { "" }
    }
wrong-growth = Der nächste Bericht zeigt einen Umsatz, der in die andere Richtung geht.
claim-margin =
    Bei { $name } betrug das Betriebsergebnis { $operating_margin } des Umsatzes{ $more ->
        [yes] , der Nettogewinn { $net_margin }
       *[no] { "" }
    }
wrong-margin = Die Kosten steigen zwei Jahre in Folge schneller als die Preise.
claim-margin-change = Die operative Marge von { $name } veränderte sich in einem Jahr um { $operating_margin_change_1y }
wrong-margin-change = Die Veränderung geht auf eine einmalige Belastung oder einen einmaligen Ertrag zurück.
claim-capital =
    Die Rendite von { $name } auf das im Geschäft eingesetzte Kapital betrug { $roic }{ $more ->
        [yes] , auf das Eigenkapital { $roe }
       *[no] { "" }
    }
wrong-capital = Die Renditen sinken in Richtung der Kapitalkosten, weil Wettbewerber nachrücken.
claim-equity =
    Die Rendite von { $name } auf das Eigenkapital betrug { $roe }{ $more ->
        [yes] , auf das gesamte Vermögen { $roa }
       *[no] { "" }
    }
wrong-equity = Die Rendite kam aus Schulden oder einem kleinen Eigenkapital, nicht aus dem Geschäft.
claim-cash = Der operative Cashflow von { $name } betrug das { $cash_conversion }-Fache des Nettogewinns
wrong-cash = Im Umlaufvermögen wird mehr Geld gebunden, und die Zahlungen bleiben aus.
claim-free-cash =
    Bei { $name } blieben nach Investitionen { $fcf_margin } des Umsatzes als freie Mittel{ $more ->
        [yes] , insgesamt { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = Die Investitionen müssen steigen, nur um das Geschäft zu halten.
claim-net-debt = Die Schulden von { $name } abzüglich Zahlungsmitteln betrugen das { $net_debt_to_operating_income }-Fache des Betriebsergebnisses
wrong-net-debt = Die Zahlungsmittel werden anderswo gebraucht oder sind nicht frei verfügbar.
claim-shares = Die Zahl der Aktien von { $name } veränderte sich in einem Jahr um { $shares_change_1y }
wrong-shares = Für eine Übernahme oder für Beschäftigte werden neue Aktien ausgegeben.
claim-market-earnings = Die Gewinne am US-Markt veränderten sich über zehn Jahre inflationsbereinigt um { $sp_real_earnings_growth_10y }
wrong-market-earnings = Die Gewinne werden nachträglich korrigiert oder fallen in den nächsten Jahren unter den Ausgangswert.
claim-market-payout = US-Unternehmen schütteten { $sp_payout } ihrer Gewinne als Dividende aus
wrong-market-payout = Die Gewinne sinken, die Dividenden bleiben, und der Anteil steigt.
claim-market-dividend = Die Dividendenrendite betrug { $sp_dividend_yield }, die Rendite von Staatsanleihen { $sp_long_rate }
wrong-market-dividend = Unternehmen geben auf anderen Wegen mehr zurück als über Dividenden.

## Valuation.

claim-own-history = Bei { $name } lag das Kurs-Gewinn-Verhältnis bei { $pe }, der Median bei { $pe_median }; in { $pe_percentile } der eigenen Vergangenheit war es niedriger
wrong-own-history = Die Gewinne wachsen in den Kurs hinein, ohne dass der Kurs fällt.
claim-earnings-yield =
    Der Gewinn von { $name } betrug { $earnings_yield } des Kurses{ $more ->
        [yes] { " " }(Kurs-Gewinn-Verhältnis: { $pe })
       *[no] { "" }
    }, während zehnjährige Staatsanleihen { $long_rate } abwarfen
wrong-earnings-yield = Die Anleiherenditen bewegen sich so weit, dass sich der Vergleich umkehrt.
claim-cash-yield = Der freie Cashflow von { $name } betrug { $fcf_yield } des Kurses
wrong-cash-yield = Der Cashflow jenes Jahres wiederholt sich nicht.
claim-against-market = Das Kurs-Gewinn-Verhältnis von { $name } war { $pe_to_market }-mal so hoch wie das des US-Marktes
wrong-against-market = Die Gewinne wachsen so viel schneller, dass sie den Kurs wieder einholen.
claim-float = Die Aktien von { $name } im Streubesitz waren das { $float_to_earnings }-Fache des jährlichen Nettogewinns wert
wrong-float = Der Wert der Aktien hat sich seit jenem Tag stark verändert.
claim-market-cape = Der US-Markt kostete das { $cape }-Fache der realen Gewinne aus zehn Jahren, bei einem Median von { $cape_median }; { $cape_percentile } aller Monate seit 1881 waren günstiger
wrong-market-cape = Die Gewinne wachsen in den Kurs hinein, ohne dass der Kurs fällt.
claim-market-after = Zehnjahreszeiträume, die mindestens so teuer begannen, brachten nach Inflation im Median { $after_cape_median_10y }, die gesamte Reihe { $sp_real_return_all }
wrong-market-after = Die wenigen teuren Zeiträume der Vergangenheit, die sich überschneiden, waren anders als dieser.
claim-market-excess = Zu diesem Kurs betrug die Gewinnrendite abzüglich der realen Rendite von Staatsanleihen { $excess_cape_yield }
wrong-market-excess = Die realen Anleiherenditen bewegen sich so weit, dass der Unterschied etwas anderes bedeutet.

## Industry.

claim-pricing-power = Bei { $name } blieben nach den Herstellungskosten { $gross_margin } des Umsatzes, ein Anhaltspunkt für die Preissetzungsmacht
wrong-pricing-power = Ein Wettbewerber bietet dasselbe günstiger an und gewinnt die Kunden.
claim-investment = Bei { $name } mussten { $capex_to_revenue } des Umsatzes in Sachanlagen fließen
wrong-investment = Das Unternehmen muss aufgeschobene Investitionen nachholen.
claim-research = Bei { $name } flossen { $rd_to_revenue } des Umsatzes in Forschung und Entwicklung
wrong-research = Die Ausgaben bringen kein neues Produkt hervor, das Abnehmer findet.

## Macro and Rates.

claim-inflation = Die Verbraucherpreise in den USA veränderten sich in zwölf Monaten um { $infl_12m }, über zehn Jahre um { $infl_10y }
wrong-inflation = Neuere Inflationszahlen weichen um mehr als einen Punkt ab.
claim-real-rate = Der Zehnjahreszins abzüglich der Inflation betrug { $real_long_rate }
wrong-real-rate = Die erwartete Inflation weicht von der vergangenen ab.
claim-rate-change = Der Zehnjahreszins veränderte sich in zwölf Monaten um { $long_rate_change_12m } auf { $long_rate }; sein Median beträgt { $long_rate_median }
wrong-rate-change = Der Zins dreht innerhalb des Horizonts.
claim-curve =
    Die Rendite zehnjähriger Anleihen abzüglich der Rendite dreimonatiger Schatzwechsel betrug { $curve_10y_3m }{ $more ->
        [yes] ; in { $curve_share_inverted } aller Monate war die Zinskurve invers
       *[no] { "" }
    }
wrong-curve = Die Zinskurve kehrt sich um, wie vor den meisten Rezessionen.
claim-credit = Schwächere Unternehmen zahlten für ihre Schulden { $credit_spread } mehr als starke; in { $credit_spread_percentile } aller Monate war dieser Abstand kleiner
wrong-credit = Kreditgeber ziehen sich zurück, und der Abstand wächst.
claim-jobs = Die Arbeitslosenquote betrug { $unemployment }, bei einem Median von { $unemployment_median }
wrong-jobs = Die Arbeitslosenquote steigt binnen eines Jahres um einen halben Punkt.

## Allocation.

claim-stocks-bonds = In den letzten zehn Jahren der Reihe brachten US-Aktien nach Inflation { $sp_real_return_10y }, Staatsanleihen { $bond_real_return_10y }
wrong-stocks-bonds = In den nächsten zehn Jahren kehrt sich die Reihenfolge um, wie schon in anderen Jahrzehnten.
claim-stocks-ahead = In { $freq_stocks_beat_bonds_10y } aller Zehnjahreszeiträume seit 1871 lagen Aktien vor Anleihen
wrong-stocks-ahead = Die Zeiträume überschneiden sich; es gibt also weniger unabhängige, als es scheint.
claim-worst-decade = Die schlechtesten zehn Jahre für US-Aktien brachten nach Inflation { $sp_real_return_10y_worst }
wrong-worst-decade = Eine Mischung mit Anleihen hätte das stärker abgefedert, als diese Zahl zeigt.
claim-concentration =
    Die größte Position macht { $pf_largest_weight } des Ganzen aus{ $more ->
        [yes] ; die Summe der quadrierten Gewichte beträgt { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Nicht angegebene Positionen verschieben die Gewichte.
claim-together = Die Positionen bewegten sich mit einer mittleren Korrelation von { $pf_mean_correlation } gemeinsam
wrong-together = Im nächsten Rückgang laufen sie stärker gleich als bisher.
claim-portfolio-return =
    Mit diesen Gewichten brachte das Ganze über drei Jahre { $pf_return_3y }{ $more ->
        [yes] , im letzten Jahr { $pf_return_1y }
       *[no] { "" }
    }
wrong-portfolio-return = Die nächsten drei Jahre verlaufen anders.

## Questions to claims, and answers.

ask-window = Das beruht auf einem einzigen kurzen Zeitraum. Würde ein längerer dasselbe sagen?
ask-window-other = Das beruht auf einem einzigen kurzen Zeitraum. Über einen längeren lautet die Zahl { $longer }. Welche von beiden gilt?
ask-regime = Die beiden Hälften dieser Reihe brachten { $before } und { $after }. Ist das mehr als eine glückliche oder unglückliche Phase?
ask-outlier = Ohne die zehn besten Tage brachte die Reihe { $without } statt { $with }. Hängt die Aussage an wenigen Tagen?
ask-stale = Die Zahlen dahinter sind { $age } alt. Was davon gilt noch?
ask-survivors = Gescheiterte Unternehmen fehlen in dieser Reihe. Ist das mehr als die Geschichte eines Unternehmens, das überdauert hat?
ask-base-rate = In { $rate } aller vergangenen Jahre endete diese Reihe mit einem Gewinn. Was fügt die Aussage dem hinzu?
ask-missing-risk = Hier fehlt, dass der tiefste Rückgang der Reihe { $worst } betrug.
ask-rates = Könnte auch eine Zinsänderung das erklären? Der Zehnjahreszins veränderte sich in einem Jahr um { $change }.
answer-not-mine = Diese Aussage gehört nicht zu diesem Befund.
answer-withdraw = Die Zahl hinter dieser Aussage steht nicht im Belegverzeichnis; die Aussage wird zurückgezogen.
answer-as-quoted = Die Zahl ist so wiedergegeben, wie sie im Belegverzeichnis steht; ihre Formel ist dabei.
answer-window = Teilweise zugestanden: Ein einziger kurzer Zeitraum ist wenig. Die Zahl bleibt, ihre Reichweite ist kleiner.
answer-window-other = Zugestanden: Der längere Zeitraum weist mit { $longer } in die andere Richtung. Die Aussage zählt weniger.
answer-regime = Teilweise zugestanden: Die Phasen glichen sich nicht. Die Zahl bleibt, ihre Reichweite ist kleiner.
answer-outlier = Zugestanden: Vieles hängt an wenigen Tagen. Die Aussage zählt weniger.
answer-outlier-holds = Auch ohne die zehn besten Tage bleiben { $without }. Die Aussage bleibt bestehen.
answer-stale = Zugestanden: Die Zahlen sind alt. Die Aussage gilt für ihr Datum und zählt heute weniger.
answer-survivors = Zugestanden: Wer gescheitert ist, fehlt in der Reihe. Die Aussage zählt weniger.
answer-missing-risk = Zugestanden: Ein Rückgang von { $worst } gehört neben diese Aussage.
answer-base-rate-same = Der übliche Fall, { $rate }, weist in dieselbe Richtung. Die Aussage bleibt bestehen.
answer-base-rate-other = Zugestanden: Der übliche Fall, { $rate }, weist in die andere Richtung. Die Aussage braucht mehr, als sie hat.
answer-rates = Es kann auch eine andere Ursache mitwirken; behauptet wird die Zahl, nicht ihre Ursache.
ruling-upheld = Die Frage wurde aus den Zahlen beantwortet; die Aussage bleibt bestehen.
ruling-weakened = Der Punkt wurde zugestanden; die Aussage zählt weniger.
ruling-withdrawn = Die Aussage wurde zurückgezogen; sie zählt nicht.
ruling-unresolved = Niemand hat geantwortet; die Aussage zählt weniger.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Nach den vorliegenden Zahlen sprechen die Belege eher für { $name }.
        [unfavourable] Nach den vorliegenden Zahlen sprechen die Belege eher gegen { $name }.
       *[mixed] Die Zahlen zu { $name } wiegen auf beiden Seiten etwa gleich viel.
    }
thesis-comparison =
    { $balance ->
        [favourable] Nebeneinandergestellt schneidet { $first } nach diesen Zahlen besser ab als { $others }.
        [unfavourable] Nebeneinandergestellt schneidet { $first } nach diesen Zahlen schlechter ab als { $others }.
       *[mixed] Nebeneinandergestellt liegen { $first } und { $others } nach diesen Zahlen etwa gleichauf.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Nach den vorliegenden Zahlen passt die Mischung zu dem, was gefragt war.
        [unfavourable] Nach den vorliegenden Zahlen passt die Mischung nicht zu dem, was gefragt war.
       *[mixed] Nach den vorliegenden Zahlen spricht ebenso viel für die Mischung wie gegen sie.
    }
thesis-macro = So ist die Lage beim Thema { $name }. Solche Zahlen sprechen weder für noch gegen jemanden.
thesis-no-side = Die Zahlen zu { $name } beschreiben die Lage und weisen in keine Richtung.
thesis-nothing = Der Datenraum enthält zu wenig zu { $name } selbst; deshalb fällt das Komitee kein Urteil.
thesis-around = Sagen lässt sich dies: { $text }
thesis-for = Der stärkste Punkt dafür: { $text }
thesis-against = Der stärkste Punkt dagegen: { $text }
thesis-taken-back = Nach dem Einwand des Red Teams fällt das Komitee hierzu kein Urteil: Die Belege sind zu alt oder nicht verlässlich. Zuvor hieß es: { $thesis }
change-newer = Aktuelle Zahlen anstelle der alten.
change-gaps = Daten, die die Lücken schließen, zuerst Kurse und Abschlüsse.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Ein Rückgang wie der tiefste bei { $name } in der Reihe bis { $date }: { $worst }.
risk-fall-softened = Eine Position, die klein genug ist, um einen solchen Rückgang zu verkraften, und Zeit zum Warten.
risk-fall-sign = Ein Rückgang vom letzten Höchststand, der das laut Auftrag Verkraftbare übersteigt.
risk-debt = Nach Abzug der Zahlungsmittel betragen die Schulden von { $name } das { $debt }-Fache des Betriebsergebnisses und müssen erneuert werden.
risk-debt-softened = Lange Laufzeiten und ein Ergebnis, das nicht schwankt.
risk-debt-sign = Die Zinsen beanspruchen einen wachsenden Teil des Betriebsergebnisses.
risk-concentration = Die größte Position macht { $largest } des Ganzen aus: Fällt sie, fällt das Portfolio.
risk-concentration-softened = Mehr Positionen, die sich unabhängig voneinander bewegen.
risk-concentration-sign = Die größte Position fällt, während sich die anderen halten.
risk-rates = Die Zinsen entfernen sich weit von ihrem Stand ({ $rate }, { $date }) und verändern damit, was künftige Gewinne heute wert sind.
risk-rates-softened = Gewinne, die mit den Preisen wachsen, und wenig Schulden.
risk-rates-sign = Der Zehnjahreszins bewegt sich binnen eines Jahres um mehr als einen Punkt.
risk-against = Was dagegen spricht, erweist sich als entscheidend. { $text }
risk-against-softened = Der Aussage so viel Gewicht geben, wie man ihr glaubt.
risk-against-sign = Neuere Zahlen bestätigen dies.
risk-old = Die Welt hat sich verändert, seit die Zahlen enden (Abstand: { $age }).
risk-old-softened = Aktuelle Daten beschaffen, bevor man sich auf irgendetwas davon stützt.
risk-old-sign = Neuere Zahlen haben ein anderes Vorzeichen als die hier verwendeten.
risk-gaps = Unter den Lücken ist etwas, worauf es ankommt.
risk-gaps-softened = Zuerst die Lücken schließen, die oben auf der Liste stehen.
risk-gaps-sign = Eine Lücke wird geschlossen, und das Bild ändert sich.
risk-objection = Der Einwand des Red Teams erweist sich als richtig. { $text }
risk-objection-softened = Diesen Punkt zuerst prüfen, wenn neuere Zahlen vorliegen.
risk-objection-sign = Neuere Zahlen bestätigen den Einwand.

## Scenarios.

scenario-bear-stock = Der Horizont endet bei { $name } ohne Gewinn, wie in { $lost } der am ehesten vergleichbaren Zeiträume der Vergangenheit.
scenario-base-stock = Mit { $name } ergibt sich ein Gewinn von höchstens einem Zehntel pro Jahr, wie in den übrigen Zeiträumen der Vergangenheit.
scenario-bull-stock = Mit { $name } ergibt sich ein Gewinn von mehr als einem Zehntel pro Jahr, wie in { $strong } der am ehesten vergleichbaren Zeiträume der Vergangenheit.
scenario-bear-market = Der Horizont endet nach Inflation ohne Gewinn, wie in { $lost } der am ehesten vergleichbaren Zeiträume der Vergangenheit.
scenario-base-market = Nach Inflation bleibt ein Gewinn, der die langfristige Jahresrate nicht übersteigt, wie in den übrigen Zeiträumen der Vergangenheit.
scenario-bull-market = Der Gewinn nach Inflation liegt über der langfristigen Jahresrate, wie in { $strong } der am ehesten vergleichbaren Zeiträume der Vergangenheit.
scenario-stands-in = Für eigene Häufigkeiten ist die Geschichte zu kurz ({ $name }); an ihrer Stelle stehen US-Aktien insgesamt.
scenario-bear-unknown = Es kommt zu einem dauerhaften Verlust. Das Belegverzeichnis sagt nicht, wie wahrscheinlich das ist.
scenario-base-unknown = Die Entwicklung folgt dem Markt. Das Belegverzeichnis sagt nicht, wie wahrscheinlich das ist.
scenario-bull-unknown = Die Entwicklung ist deutlich besser als die des Marktes. Das Belegverzeichnis sagt nicht, wie wahrscheinlich das ist.
scenario-bear-wrong = Der Wert am Ende des Horizonts liegt über dem am Anfang.
scenario-base-wrong = Der Horizont endet ohne Gewinn oder deutlich über dieser Rate.
scenario-bull-wrong = Der jährliche Gewinn bleibt auf oder unter dieser Rate.

## The red team, and the chair's response.

objection-planted = Der Entwurf zeigt eine Zahl, die nicht im Belegverzeichnis steht: { $figure }.
objection-older-than-horizon = Die Zahlen sind älter, als der Horizont lang ist: Selbst die neuesten enden { $age } vor dem Datum des Auftrags.
objection-old = Die ältesten Zahlen enden { $age } vor dem Datum des Auftrags; was seither geschah, enthalten sie nicht.
objection-cross-examination = Ohne die gegenseitige Befragung ergeben dieselben Zahlen ein anderes Gesamtbild; der Entwurf hängt davon ab, wie die Aussagen hinterfragt wurden.
objection-single-figure = Das Gesamtbild hängt an einer einzigen Zahl: { $name }, { $value } ({ $date }).
objection-single-seat = Ohne den Sitz „{ $seat }“ kippt das Gesamtbild auf die andere Seite.
objection-opposite =
    { $count ->
        [one] Der Gegenfall: Eine von { $all } Aussagen weist in die andere Richtung. { $text }
       *[other] Der Gegenfall: { $count } von { $all } Aussagen weisen in die andere Richtung, die stärkste zuerst. { $text }
    }
objection-no-opposite = Keine Zahl spricht für das Gegenteil. Das kann Stärke bedeuten, aber ebenso, dass etwas nicht betrachtet wurde.
objection-no-judgement = Der Entwurf urteilt nicht. Täte er es, dann ohne eine Zahl zum Gegenstand.
objection-one-source = Alle Zahlen stammen aus einer einzigen Quelle.
objection-frequencies = Die Wahrscheinlichkeiten sind Häufigkeiten sich überschneidender Zeiträume der Vergangenheit, keine Prognosen.
response-noted = Zur Kenntnis genommen; am Gesamtbild ändert es nichts.
response-lowered = Angenommen; der Gewissheitsgrad wird gesenkt.
response-halved = Angenommen; der Gewissheitsgrad wird halbiert.
response-taken-back = Angenommen; das Urteil wird zurückgenommen. Was die Zahlen an ihrem Datum sagten, bleibt bei den Treibern stehen.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] Nach diesen Zahlen schneidet { $first } besser ab als { $others }.
        [unfavourable] Nach diesen Zahlen schneidet { $first } schlechter ab als { $others }.
        [mixed] Nach diesen Zahlen liegen { $first } und { $others } etwa gleichauf.
       *[insufficient_evidence] Die Belege reichen nicht aus, um { $first } und { $others } in eine Reihenfolge zu bringen.
    }
headline-macro = So ist die Lage beim Thema { $name }.
headline-portfolio =
    { $balance ->
        [favourable] Nach den Zahlen passt die Mischung zu dem, was Sie gefragt haben.
        [unfavourable] Nach den Zahlen passt die Mischung nicht zu dem, was Sie gefragt haben.
        [mixed] Nach den Zahlen spricht ebenso viel für die Mischung wie gegen sie.
       *[insufficient_evidence] Die Belege reichen nicht aus, um die Mischung zu beurteilen.
    }
tell-committee =
    { $members ->
        [one] Ein Mitglied hat sich damit befasst. Sein Entwurf wurde danach gezielt angegriffen, um Schwachstellen zu finden.
       *[other] { $members } Mitglieder haben sich damit befasst, zunächst jedes für sich. Dann haben sie einander befragt und festgehalten, worin sie uneins sind.
    }
tell-committee-alone = { $members } Mitglieder haben sich das angesehen, jedes für sich, und der Vorsitz hat ihre Ergebnisse abgewogen.
tell-confidence =
    { $level ->
        [high] Das Komitee ist sich recht sicher: { $confidence } auf einer Skala von 0 bis 1.
        [medium] Das Komitee ist sich nur teilweise sicher: { $confidence } auf einer Skala von 0 bis 1.
       *[low] Das Komitee ist sich keineswegs sicher: { $confidence } auf einer Skala von 0 bis 1.
    } Das sagt, wie gut die Belege sind. Es ist nicht die Wahrscheinlichkeit eines Gewinns.
tell-odds = In der Vergangenheit endeten { $lost } aller Zeiträume (Länge: { $horizon }) ohne Gewinn. Das ist Geschichte, keine Prognose.
tell-import = Für eine bessere Antwort braucht es neuere Daten: Importieren Sie eine Kursdatei oder die Abschlüsse des Unternehmens, oder schalten Sie eine Live-Quelle ein.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Keine Kurse zu { $name }. Importieren Sie eine Datei mit täglichen Kursen, um diese Lücke zu schließen.
gap-prices-old = Die Kurse zu { $name } reichen bis { $date }.
gap-accounts-missing = Keine Abschlüsse zu { $name }. Importieren Sie die Jahreszahlen, um diese Lücke zu schließen.
gap-accounts-old = Die Abschlüsse zu { $name } reichen bis { $date }.
gap-industry-missing = Keine Branchendaten zu { $name }.
gap-market-old = Die Reihen zum US-Markt reichen bis { $date }.
gap-news-missing = Keine Nachrichten.
gap-provider-down = Die Quelle { $provider } war nicht erreichbar: { $reason }.
gap-window-too-short = Zu wenige Kurse zu { $name } für einen längeren Zeitraum.
gap-holdings-unpriced = Keine Kurse zu Ihrer Position { $name }.
gap-portfolio-no-weights = Die Gewichte der Positionen sind nicht bekannt.

## Terms that the debrief explains.

term-volatility = Volatilität
term-drawdown = Drawdown
term-confidence = Gewissheitsgrad
term-dissent = Abweichende Meinung
term-red-team = Red Team

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
measure-return-all = Jährliche Rendite über die gesamte Reihe
measure-momentum-12-1 = Veränderung im Jahr vor dem letzten Monat
measure-trend = Abstand zum längerfristigen Durchschnitt
measure-vol-1y = Jährliche Schwankungsbreite, letztes Jahr
measure-vol-36m = Jährliche Schwankungsbreite, drei Jahre
measure-max-drawdown-1y = Tiefster Rückgang in einem Jahr
measure-max-drawdown-36m = Tiefster Rückgang in drei Jahren
measure-max-drawdown-all = Tiefster Rückgang in der gesamten Reihe
measure-drawdown-now = Abstand zum Höchststand
measure-worst-month = Schlechtester Monat
measure-best-month = Bester Monat
measure-return-all-less-best-10 = Jährliche Rendite ohne die zehn besten Tage
measure-return-first-half = Jährliche Rendite in der ersten Hälfte
measure-return-second-half = Jährliche Rendite in der zweiten Hälfte
measure-volume-ratio = Handel im Verhältnis zum Durchschnitt
measure-turnover-20d = Täglicher Handel
measure-freq-pos = Vergangene Zeiträume mit Gewinn
measure-freq-neg = Vergangene Zeiträume ohne Gewinn
measure-freq-strong = Vergangene Zeiträume mit über einem Zehntel pro Jahr
measure-freq-above-avg = Vergangene Zeiträume über der langfristigen Rate
measure-horizon = Horizont in ganzen Jahren
measure-window-count-1y = Einjahreszeiträume in der Reihe
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
measure-net-income = Nettogewinn
measure-roe = Eigenkapitalrendite
measure-roa = Gesamtkapitalrendite
measure-roic = Rendite auf das eingesetzte Kapital
measure-debt-to-equity = Schulden zu Eigenkapital
measure-net-debt-to-operating-income = Nettoschulden zu Betriebsergebnis
measure-current-ratio = Liquidität dritten Grades
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
measure-float-to-earnings = Streubesitz zu Nettogewinn
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
measure-after-cape-median-10y = Mittlere Rendite (Median) nach teurem Beginn
measure-excess-cape-yield = Gewinnrendite abzüglich realer Anleiherendite
measure-sp-payout = Ausgeschütteter Anteil der Gewinne
measure-dividend-yield = Dividendenrendite
measure-real-earnings-growth-10y = Reales Gewinnwachstum, zehn Jahre
measure-real-return-1y = Rendite nach Inflation, ein Jahr
measure-real-return-10y = Jährliche Rendite nach Inflation, zehn Jahre
measure-real-return-20y = Jährliche Rendite nach Inflation, zwanzig Jahre
measure-real-return-all = Jährliche Rendite nach Inflation, gesamte Reihe
measure-real-return-10y-worst = Schlechteste zehn Jahre nach Inflation
measure-bond-real-return-10y = Anleihen nach Inflation, zehn Jahre
measure-freq-stocks-beat-bonds-10y = Zehnjahreszeiträume mit Aktien vor Anleihen
measure-curve-10y-3m = Zehnjährige abzüglich dreimonatiger Rendite
measure-curve-10y-2y = Zehnjährige abzüglich zweijähriger Rendite
measure-curve-share-inverted = Monate mit inverser Zinskurve
measure-curve-age = Alter der Zinskurve
measure-unemployment = Arbeitslosenquote
measure-unemployment-median = Median der Arbeitslosenquote
measure-credit-spread = Abstand zwischen schwachen und starken Schuldnern
measure-credit-spread-percentile = Dieser Abstand gemessen an der eigenen Vergangenheit
measure-pf-value = Wert der Positionen
measure-pf-weight = Gewicht im Bestand
measure-pf-largest-weight = Größtes Gewicht
measure-pf-hhi = Summe der quadrierten Gewichte
measure-pf-vol-36m = Jährliche Schwankungsbreite der Positionen
measure-pf-max-drawdown-36m = Tiefster Rückgang der Positionen in drei Jahren
measure-pf-return-1y = Rendite der Positionen, ein Jahr
measure-pf-return-3y = Jährliche Rendite der Positionen, drei Jahre
measure-pf-mean-correlation = Mittlere Korrelation der Positionen
measure-pf-priced-share = Anteil der Positionen mit Kursen

## What the engine says in the transcript.

floor-opened =
    Das Komitee tritt zu „{ $title }“ zusammen. Der Datenraum enthält dazu { $figures ->
        [one] eine Zahl
       *[other] { $figures } Zahlen
    } und nennt { $gaps ->
        [0] keine Lücke
        [one] eine Lücke
       *[other] { $gaps } Lücken
    }.
floor-taken = Das Wort hat: { $seat }.
floor-votes =
    Alle haben abgestimmt, ohne die anderen zu hören: { $supports } dafür, { $opposes } dagegen, { $neutral } weder noch. { $next ->
        [tier] In diesem Tarif gibt es keine gegenseitige Befragung; es folgt die Zusammenfassung.
        [nobody] Es ist niemand zu befragen; es folgt die Zusammenfassung.
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
floor-revised = Der Entwurf wird überarbeitet: { $thesis }
red-team-pass = Das Red Team lässt den Entwurf passieren.
red-team-revise = Das Red Team gibt den Entwurf zur Überarbeitung zurück.
red-team-reject = Das Red Team verwirft den Entwurf.
red-team-unheard = Das Red Team konnte nicht gehört werden ({ $reason }); der Entwurf gilt als verworfen.
number-left-out = Eine Zahl ohne Quelle wurde aus dem Text weggelassen.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Ja, die US-Zinskurve ist nach unseren neuesten Zahlen invers
        [partly] Die US-Zinskurve ist nach unseren neuesten Zahlen zum Teil invers
       *[no] Nein, die US-Zinskurve ist nach unseren neuesten Zahlen nicht invers
    }: Die zehnjährige Rendite abzüglich der zweijährigen betrug { $curve_10y_2y } ({ $date }), abzüglich der dreimonatigen { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Die Anzeichen einer US-Rezession, die wir verfolgen, warnen
        [partly] Die Anzeichen einer US-Rezession, die wir verfolgen, sind gemischt
       *[no] Die Anzeichen einer US-Rezession, die wir verfolgen, sind ruhig
    }: Die Arbeitslosenquote lag { $sahm } über ihrem Tief des letzten Jahres ({ $date }), binnen Jahresfrist Beschäftigung { $payrolls_12m } und Realeinkommen ohne Transfers { $income_12m }, zehnjährige Rendite abzüglich der dreimonatigen { $curve_10y_3m } ({ $other_date }).
first-savings = Erspartes, das weniger als { $infl_12m } im Jahr bringt, verliert an Kaufkraft: So hoch war die US-Inflation in den zwölf Monaten bis { $date }. Dreimonatige Schatzwechsel brachten { $bill_rate } ({ $other_date }), nach Abzug der Inflation { $real_bill_rate }. Unverzinstes Geld behielt über zehn Jahre { $purchasing_power_10y } seiner Kaufkraft.
first-inflation = Die US-Inflation betrug { $infl_12m } in den zwölf Monaten bis { $date }, ohne Nahrung und Energie { $core_infl_12m }; über zehn Jahre waren es { $infl_10y }.
first-jobs = Die US-Arbeitslosenquote betrug { $unemployment } ({ $date }), bei einem Median von { $unemployment_median }; die Beschäftigung änderte sich binnen eines Jahres um { $payrolls_12m }.
first-rates = Zehnjährige US-Staatsanleihen rentierten mit { $long_rate } ({ $date }), nach Abzug der Inflation des letzten Jahres { $real_long_rate }; dreimonatige Schatzwechsel brachten { $bill_rate } ({ $other_date }), nach Inflation { $real_bill_rate }.
first-money = Die US-Geldmenge M2 änderte sich im Jahr bis { $date } um { $m2_12m }, nach Abzug der Inflation um { $m2_real_12m }.
first-housing = Die US-Baubeginne änderten sich im Jahr bis { $date } um { $starts_12m }, die Baugenehmigungen um { $permits_12m }; die Wohnkosten änderten sich um { $shelter_12m }. Hauspreise haben wir nicht.
first-dollar = Gegenüber den Währungen der Handelspartner änderte sich der US-Dollar im Jahr bis { $date } um { $dollar_12m }; an { $dollar_percentile } aller Tage unserer Reihe war er schwächer.
first-growth = Die reale Wirtschaftsleistung der USA änderte sich binnen eines Jahres um { $gdp_1y } ({ $date }); die Beschäftigung änderte sich um { $payrolls_12m }, die Arbeitslosenquote betrug { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } stieg in unseren Zahlen stärker als die Preise, doch sind es zu wenige, um von einem Schutz zu sprechen
       *[no] { $name } hielt in unseren Zahlen nicht mit den Preisen Schritt, und es sind zu wenige, um den Schutz zu beurteilen
    }: Vom { $from } bis { $to } änderte sich der Preis um { $gain_whole }, die US-Verbraucherpreise um { $infl_whole }; der tiefste Fall der letzten zwölf Monate war { $max_drawdown_1y }.
first-spot = { $name } kostete { $price } ({ $date }), eine Veränderung von { $return_1y } binnen eines Jahres; der tiefste Fall in diesem Jahr war { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Die Zahlen sprechen für keine der beiden Seiten
        [up] Die Geschichte spricht eher für einen Anstieg
       *[down] Die Geschichte spricht eher für einen Rückgang
    }: { $name } stand bei { $price } ({ $date }), bei einem Median von { $level_median }; in { $level_percentile } aller Monate war der Kurs tiefer, und in { $freq_neg } der früheren Zeiträume, die dem Anlagehorizont ähneln, stieg er nicht.
first-accounts =
    { $balance ->
        [favourable] Die Bilanz- und Ertragszahlen von { $name } sind solide
        [unfavourable] Die Bilanz- und Ertragszahlen von { $name } sind schwach
       *[mixed] Die Bilanz- und Ertragszahlen von { $name } sind teils solide, teils schwach
    }: Im Geschäftsjahr bis { $date } betrug die operative Marge { $operating_margin }, das Umsatzwachstum { $revenue_growth_1y }, der operative Mittelzufluss das { $cash_conversion }-Fache des Gewinns und die Verschuldung das { $debt_to_equity }-Fache des Eigenkapitals.
first-compare =
    { $balance ->
        [favourable] Nach den Abschlüssen liegt { $name } vor { $other }
        [unfavourable] Nach den Abschlüssen liegt { $name } hinter { $other }
       *[mixed] Nach den Abschlüssen liegen { $name } und { $other } etwa gleichauf
    }: Umsatzwachstum { $revenue_growth_1y } gegen { $revenue_growth_1y_other }, operative Marge { $operating_margin } gegen { $operating_margin_other }, Eigenkapitalrendite { $roe } gegen { $roe_other }.

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

## Claims on the economy, on short histories, and on several years.

claim-dollar = Der Dollar änderte sich binnen eines Jahres gegenüber den Währungen der Handelspartner um { $dollar_12m }; an { $dollar_percentile } aller Tage der Reihe war er schwächer
wrong-dollar = Der Dollar dreht im nächsten Jahr.
claim-fall-year =
    Binnen eines Jahres war der tiefste Fall von { $name } { $max_drawdown_1y }{ $dated ->
        [yes] , von { $from } bis { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] mehr, als verkraftbar ist
       *[other] nicht mehr, als verkraftbar ist
    }
wrong-fall-year = Eine längere Reihe zeigt einen Fall auf der anderen Seite des Verkraftbaren.
claim-swings-year = Die jährlichen Schwankungen von { $name } über zwölf Monate betrugen { $vol_12m }
wrong-swings-year = Eine längere Reihe zeigt Schwankungen anderer Größe.
claim-sahm = Die Arbeitslosenquote lag im Mittel dreier Monate { $sahm } über ihrem Tief des letzten Jahres
wrong-sahm = Die Arbeitslosigkeit steigt in den nächsten Monaten.
claim-inversion-record = In { $jobs_after_inversion } der Monate mit inverser Zinskurve war die Arbeitslosigkeit anderthalb Jahre später deutlich höher, gegenüber { $jobs_after_any } aller Monate
wrong-inversion-record = Die nächste Inversion bleibt ohne Anstieg der Arbeitslosigkeit.
claim-growth-5y =
    Über fünf Jahre änderte sich der Umsatz von { $name } um { $revenue_growth_5y }{ $more ->
        [yes] , der Gewinn je Aktie um { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = Das Wachstum kam aus einem Zukauf oder aus einem guten Jahr.
claim-bill-real = Dreimonatige Schatzwechsel brachten { $bill_rate }, nach Abzug der Inflation { $real_bill_rate }
wrong-bill-real = Kurzfristige Zinsen oder Inflation ändern sich um mehr als einen Punkt.
claim-payrolls = Die Beschäftigung in den USA änderte sich binnen zwölf Monaten um { $payrolls_12m }
wrong-payrolls = Die Zahlen werden berichtigt oder drehen in wenigen Monaten.
claim-output = Die reale Wirtschaftsleistung der USA änderte sich binnen eines Jahres um { $gdp_1y }
wrong-output = Die nächsten Quartale gehen in die andere Richtung.
claim-money =
    Die US-Geldmenge M2 änderte sich binnen eines Jahres um { $m2_12m }, nach Abzug der Inflation um { $m2_real_12m }{ $more ->
        [yes] ; die Bankkredite an Unternehmen änderten sich um { $loans_12m }
       *[no] { "" }
    }
wrong-money = Geld wandert in Formen, die M2 nicht zählt.
claim-housing =
    Die US-Baubeginne änderten sich binnen eines Jahres um { $starts_12m }, die Baugenehmigungen um { $permits_12m }{ $more ->
        [yes] ; die Wohnkosten änderten sich um { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Ein milder oder harter Winter erklärt den Unterschied.
claim-purchasing-power = Ein Dollar behielt { $purchasing_power_10y } dessen, was er zehn Jahre zuvor kaufte
wrong-purchasing-power = Die Preise fallen in den nächsten zehn Jahren.
claim-hedge = Der Preis von { $name } änderte sich um { $gain_whole }, die US-Verbraucherpreise in denselben Monaten um { $infl_whole }
wrong-hedge = Über längere Zeit bleibt der Preis hinter den Verbraucherpreisen zurück.
claim-level = Der Median von { $name } über die ganze Reihe ist { $level_median }; in { $level_percentile } aller Monate war der Kurs tiefer als jetzt
wrong-level = Der alte Median passt nicht mehr, weil die Preise beider Länder auseinandergelaufen sind.

## Measures of the above.

measure-vol-12m = Jährliche Schwankungen, zwölf Monate
measure-gain-whole = Veränderung seit Beginn der Reihe
measure-infl-whole = Inflation in denselben Monaten
measure-correlation-12m = Korrelation, zwölf Monate
measure-level-median = Mittlerer Kurs (Median)
measure-level-percentile = Kurs gegenüber der eigenen Geschichte
measure-core-infl-12m = Inflation ohne Nahrung und Energie
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
measure-jobs-after-inversion = Inversionen mit späterem Anstieg der Arbeitslosigkeit
measure-jobs-after-any = Monate mit späterem Anstieg der Arbeitslosigkeit
measure-dollar-12m = Veränderung des breiten Dollars
measure-dollar-percentile = Breiter Dollar gegenüber der eigenen Geschichte
measure-sp-long-rate = Zehnjährige Rendite in diesem Monat
measure-revenue-growth-5y = Umsatzwachstum, fünf Jahre
measure-eps-growth-5y = Wachstum des Gewinns je Aktie, fünf Jahre
measure-cash = Barmittel und kurzfristige Wertpapiere
measure-debt = Schulden
measure-dividends = Gezahlte Dividenden
measure-buybacks = Aktienrückkäufe
measure-dividends-per-share = Dividende je Aktie
measure-shares-diluted = Verwässerte Aktienzahl
measure-public-float = Wert der Aktien im Streubesitz
