# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (dati: { $dates }).
surroundings = Contesto: { $text }
between-sentences = { " " }
between = { "; " }
us-market = il mercato azionario statunitense
us-stocks = le azioni statunitensi
us-bonds = un portafoglio di titoli di Stato USA decennali
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure }: { $values }{ $ahead ->
        [one] ; in vantaggio: { $name }
        [level] ; sostanziale parità
       *[untold] { "" }
    }
absent = Non ascoltato: { $reason }
dissent =
    { $stance ->
        [supports] Parere più positivo ({ $seat }): { $claim }
       *[opposes] Parere più negativo ({ $seat }): { $claim }
    }

## The seats of the committee.

seat-chair = Presidenza
seat-fundamentals = Fondamentali
seat-valuation = Valutazione
seat-market = Mercato e analisi tecnica
seat-desk = Ricerca
seat-macro = Macroeconomia e tassi
seat-industry = Settore
seat-allocation = Composizione del portafoglio
seat-risk = Rischi
seat-red-team = Revisione critica
mandate-chair = Soppesa le affermazioni una per una e scrive il giudizio.
mandate-fundamentals = Quanto l’azienda o il mercato guadagna, distribuisce e deve.
mandate-valuation = Il prezzo che si paga, rispetto alla sua storia e alle obbligazioni.
mandate-market = Come si è comportato il prezzo.
mandate-desk = Ciò che chiede la domanda: un dato o il significato di un termine.
mandate-macro = L’inflazione, i tassi d’interesse e lo stato dell’economia.
mandate-industry = La forza dell’azienda rispetto a concorrenti e clienti.
mandate-allocation = Come si comportano insieme le parti di un portafoglio.
mandate-risk = Che cosa si può perdere, quanto e con quale frequenza, rispetto a ciò che lei può sopportare.
mandate-red-team = Attacca la bozza: la tesi opposta, i dati vecchi, la singola cifra che pesa troppo.
lens-chair = che cosa si può dire in base all’insieme degli elementi
lens-fundamentals = ricavi, margini, liquidità e debito
lens-valuation = il prezzo rispetto agli utili, alla sua storia e alle obbligazioni
lens-market = rendimenti, tendenza e scambi
lens-desk = il dato o il termine richiesto
lens-macro = inflazione, tassi e occupazione
lens-industry = capacità di imporre i prezzi e fabbisogno di investimenti
lens-allocation = pesi e andamento congiunto delle parti
lens-risk = cali, volatilità e frequenza delle perdite
lens-red-team = come questo giudizio potrebbe rivelarsi sbagliato
needs-fundamentals = bilanci annuali
needs-valuation = prezzi e bilanci
needs-market = prezzi giornalieri
needs-desk = il dato richiesto
needs-macro = inflazione e tassi d’interesse
needs-industry = bilanci annuali
needs-allocation = posizioni e prezzi giornalieri
needs-risk = prezzi giornalieri
task-title = { $seat }: { $name }
task-instructions = { $mandate } Ogni cifra viene da una fonte datata e ciò che manca viene indicato.
task-acceptance = Almeno un’affermazione con le sue cifre, o che cosa manca per formularla.

## What the committee must answer.

ask-single-1 = Qual è stato l’andamento per { $name }: rendimento, volatilità e calo peggiore?
ask-single-2 = Quanto guadagna { $name }, e a quale prezzo rispetto alla propria storia?
ask-single-3 = Quali elementi del contesto aiutano o penalizzano { $name }?
ask-single-4 = Che cosa dovrebbe accadere perché la perdita fosse duratura?
ask-comparison-1 = { $name }: quali differenze di rendimento, volatilità e calo peggiore?
ask-comparison-2 = Chi guadagna di più su ciò che vende e su ciò che possiede?
ask-comparison-3 = Quale prezzo si paga per ciascuno?
ask-fund-1 = Quanto guadagna il mercato che { $name } segue?
ask-fund-2 = Quel mercato è caro o a buon mercato rispetto alla propria storia?
ask-fund-3 = Con quale frequenza e in che misura un simile investimento ha perso sull’orizzonte considerato?
ask-macro-1 = A che punto sono inflazione, tassi e occupazione rispetto alla loro storia?
ask-macro-2 = Che cosa hanno fatto in seguito le azioni in situazioni simili?
ask-macro-3 = Quanto può perdere un investitore in fasi come questa?
ask-portfolio-1 = Come si comportano insieme le parti: rendimento, volatilità e calo peggiore?
ask-portfolio-2 = La composizione è adatta all’orizzonte e alla perdita sopportabile?
ask-portfolio-3 = Quale singola posizione farebbe più danni?
ask-theme-1 = Che cosa muove questo tema ({ $name }), e chi ci guadagna?
ask-theme-2 = Che cosa è già nei prezzi?
ask-theme-3 = Che cosa smentirebbe questa tesi?

## Thinking aloud.

thinking = In esame: { $lens }. Indicatori: { $figures }.
thinking-nothing = In esame: { $lens }. Non abbiamo cifre al riguardo.
thinking-builds-on = Si parte da un risultato precedente: { $first }
caveat-stale = Questi dati risalgono a { $age } fa.
caveat-surroundings = Una parte di questo è contesto e non riguarda l’oggetto stesso.
caveat-overlap = I periodi passati si sovrappongono: quelli davvero distinti sono meno di quanto sembri.
nothing = Da questo punto di vista non abbiamo cifre per giudicare { $name }.
no-guess = Dire di più sarebbe tirare a indovinare.
wrong-nothing = I dati mancanti diventano disponibili.
missing-fundamentals = Non abbiamo i bilanci di { $name }.
missing-valuation = Non abbiamo un prezzo da confrontare con gli utili per { $name }.
missing-market = Non abbiamo prezzi per { $name }.
missing-risk = Non abbiamo prezzi per { $name }.
missing-desk = Non abbiamo dati che rispondano a questa domanda.
missing-macro = Non abbiamo dati su inflazione o tassi d’interesse.
missing-industry = Non abbiamo bilanci che mostrino la posizione di { $name } nel suo settore.
missing-allocation = Non abbiamo i pesi e i prezzi delle sue posizioni.

## Market and Technicals.

claim-year =
    In un anno ({ $dates }) { $name } { $return_1y_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $return_1y_size }{ $more ->
        [yes] ; in cinque anni { $return_5y_way ->
            [down] ha perso
           *[up] ha guadagnato
        } il { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = I prezzi più recenti mostrano il contrario sui dodici mesi.
claim-momentum =
    Da { $from } a { $to } { $name } { $momentum_12_1_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $momentum_12_1_size }.
wrong-momentum = Il prezzo cambia direzione nei prossimi mesi.
claim-trend =
    { $name } era del { $trend_size } al di { $trend_way ->
        [down] sotto
       *[up] sopra
    } della sua media { $daily ->
        [yes] a 200 giorni
       *[no] a dieci mesi
    } ({ $dates }).
wrong-trend = Il prezzo incrocia quella media.
claim-below-high = { $name } era del { $drawdown_now_size } al di sotto del suo massimo di { $from } ({ $dates }).
wrong-below-high = Il vecchio massimo era una bolla e il prezzo non ci torna.
claim-real-return =
    Al netto dell’inflazione, { $name } { $real_return_5y_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $real_return_5y_size } in cinque anni ({ $dates }).
wrong-real-return = Nei prossimi cinque anni i prezzi o l’inflazione prendono un’altra strada.
claim-volume = In un mese ({ $dates }) gli scambi su { $name } sono stati { $volume_ratio } volte la loro media dell’anno.
wrong-volume = Un solo giorno di forti scambi spiega la differenza.

## Risk Officer.

claim-fall =
    In tre anni ({ $dates }) { $name } ha perso fino al { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }al netto dell’inflazione
       *[no] { "" }
    }{ $dated ->
        [yes] { " " }(da { $from } a { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . { $verdict ->
            [opposes] È più di quanto consenta
           *[other] Rientra in quanto consente
        } la tolleranza al rischio
    }.
wrong-fall = Un calo successivo è nettamente maggiore o minore.
claim-loss-frequency =
    Dal { $since } (dati: { $dates }) il { $freq_neg } dei periodi di { $horizon } si è chiuso in perdita{ $real ->
        [yes] { " " }al netto dell’inflazione
       *[no] { "" }
    } per { $name }.
wrong-loss-frequency = Contando anni più recenti, le perdite sono nettamente più o meno frequenti.
claim-swings = In tre anni ({ $dates }) { $name } ha oscillato di norma del { $vol_36m }.
wrong-swings = Un periodo più lungo o più recente mostra oscillazioni molto maggiori o minori.
claim-best-days =
    Dal { $since } (dati: { $dates }) { $name } { $return_all_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $return_all_size }. Senza i dieci giorni migliori { $return_all_less_best_10_way ->
        [down] avrebbe perso
       *[up] avrebbe guadagnato
    } il { $return_all_less_best_10_size }.
wrong-best-days = I giorni buoni si distribuiscono in modo più regolare che in passato.
claim-beta =
    In tre anni ({ $dates }), quando il mercato statunitense si muoveva dell’uno per cento, { $name } si muoveva in media del { $beta_36m } per cento{ $more ->
        [yes] { " " }(correlazione: { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Il legame con il mercato cambia insieme all’attività.
claim-interest =
    Nell’esercizio chiuso il { $dates }, { $interest_coverage_way ->
        [down] { $name } ha registrato una perdita operativa, che non copre gli interessi
       *[up] l’utile operativo di { $name } ha coperto gli interessi { $interest_coverage } volte
    }.
wrong-interest = Il debito va rinnovato a tassi molto più alti.
claim-debt = Il debito di { $name } era pari a { $debt_to_equity } volte il patrimonio netto ({ $dates }).
wrong-debt = Un’acquisizione, una svalutazione o un riacquisto di azioni cambia il debito o il patrimonio.
claim-worst =
    Nel calo più profondo registrato { $name } ha perso il { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }al netto dell’inflazione
       *[no] { "" }
    }{ $dated ->
        [yes] , da { $from } a { $to }
       *[no] { "" }
    } (prezzi: { $dates }). Un calo simile può ripetersi.
wrong-worst = Prezzi precedenti o successivi mostrano un calo più profondo.
claim-portfolio-fall =
    In tre anni ({ $dates }) le sue posizioni nel complesso hanno perso fino al { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . { $verdict ->
            [opposes] È più di quanto consenta
           *[other] Rientra in quanto consente
        } la tolleranza al rischio
    }.
wrong-portfolio-fall = Un calo successivo è nettamente maggiore o minore.
claim-portfolio-swings = In tre anni ({ $dates }) le sue posizioni nel complesso hanno oscillato di norma del { $pf_vol_36m }.
wrong-portfolio-swings = Le posizioni oscillano di più, o si muovono più all’unisono.

## Fundamentals.

claim-growth =
    Nell’esercizio chiuso il { $dates }, i ricavi di { $name } { $revenue_growth_1y_way ->
        [down] sono calati
       *[up] sono cresciuti
    } del { $revenue_growth_1y_size }{ $more ->
        [yes] ; in due anni { $revenue_growth_2y_way ->
            [down] sono calati
           *[up] sono cresciuti
        } del { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = La prossima relazione annuale mostra il contrario.
claim-margin =
    Nell’esercizio chiuso il { $dates }, { $operating_margin_way ->
        [down] la perdita operativa
       *[up] l’utile operativo
    } di { $name } è { $operating_margin_way ->
        [down] stata
       *[up] stato
    } pari al { $operating_margin_size } dei ricavi{ $more ->
        [yes] , { $net_margin_way ->
            [down] la perdita netta
           *[up] l’utile netto
        } al { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = I costi crescono più dei prezzi per due anni di fila.
claim-margin-change =
    Nell’esercizio chiuso il { $dates }, il margine operativo di { $name } è { $operating_margin_change_1y_way ->
        [down] sceso
       *[up] salito
    } di { $operating_margin_change_1y_size }.
wrong-margin-change = Un costo o un provento straordinario spiega la variazione.
claim-capital =
    Nell’esercizio chiuso il { $dates }, { $name } { $roic_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $roic_size } sul capitale investito{ $more ->
        [yes] { " " }e { $roe_way ->
            [down] ha perso{ " " }
           *[up] { "" }
        }il { $roe_size } sul patrimonio netto
       *[no] { "" }
    }.
wrong-capital = Nuovi concorrenti spingono i rendimenti verso il costo del capitale.
claim-equity =
    Nell’esercizio chiuso il { $dates }, { $name } { $roe_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $roe_size } sul patrimonio netto{ $more ->
        [yes] { " " }e { $roa_way ->
            [down] ha perso{ " " }
           *[up] { "" }
        }il { $roa_size } sull’attivo
       *[no] { "" }
    }.
wrong-equity = Il rendimento viene dal debito o da un patrimonio molto piccolo; l’attività in sé guadagna meno.
claim-cash = Nell’esercizio chiuso il { $dates }, la cassa generata dall’attività di { $name } è stata { $cash_conversion } volte l’utile netto.
wrong-cash = La cassa generata dall’attività scende sotto l’utile netto.
claim-free-cash =
    Nell’esercizio chiuso il { $dates }, dopo gli investimenti { $name } ha { $fcf_margin_way ->
        [down] consumato
       *[up] generato
    } cassa pari al { $fcf_margin_size } dei ricavi{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = L’azienda deve investire di più solo per restare dov’è.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] La cassa netta
       *[up] Il debito netto
    } di { $name } era pari a { $net_debt_to_operating_income_size } volte l’utile operativo di un anno ({ $dates }).
wrong-net-debt = La cassa serve altrove, oppure il debito aumenta.
claim-shares =
    Nell’esercizio chiuso il { $dates }, il numero di azioni di { $name } è { $shares_change_1y_way ->
        [down] sceso
       *[up] salito
    } del { $shares_change_1y_size }.
wrong-shares = Si emettono nuove azioni per un’acquisizione o per i dipendenti.
claim-market-earnings =
    In dieci anni ({ $dates }) gli utili delle società statunitensi sono { $sp_real_earnings_growth_10y_way ->
        [down] calati
       *[up] cresciuti
    } del { $sp_real_earnings_growth_10y_size } al netto dell’inflazione.
wrong-market-earnings = I prossimi anni annullano la variazione.
claim-market-payout = Le società statunitensi hanno distribuito in dividendi il { $sp_payout } degli utili ({ $dates }).
wrong-market-payout = Gli utili calano mentre i dividendi restano uguali.
claim-market-dividend = I dividendi delle azioni statunitensi rendevano il { $sp_dividend_yield }, i titoli di Stato decennali il { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Le società restituiscono più con i riacquisti di azioni che con i dividendi.

## Valuation.

claim-own-history = Le azioni di { $name } costavano { $pe } volte gli utili annui, contro un valore abituale di { $pe_median } ({ $dates }). Erano meno care nel { $pe_percentile } degli anni osservati.
wrong-own-history = Gli utili raggiungono il prezzo senza che questo scenda.
claim-earnings-yield =
    Gli utili di { $name } erano il { $earnings_yield } del prezzo dell’azione{ $more ->
        [yes] { " " }(un prezzo di { $pe } volte gli utili)
       *[no] { "" }
    }; i titoli di Stato decennali rendevano il { $long_rate } ({ $dates }).
wrong-earnings-yield = I rendimenti obbligazionari si muovono tanto da ribaltare il confronto.
claim-cash-yield = Il flusso di cassa libero di { $name } era il { $fcf_yield } del prezzo dell’azione ({ $dates }).
wrong-cash-yield = Il flusso di cassa di quell’anno è stato un’eccezione.
claim-against-market = Rispetto agli utili, le azioni di { $name } costavano { $pe_to_market } volte il mercato statunitense ({ $dates }).
wrong-against-market = Gli utili crescono abbastanza in fretta da giustificare il prezzo.
claim-float = Da sole, le azioni di { $name } in libera circolazione valevano { $float_to_earnings } volte l’utile netto annuo ({ $dates }); con quelle in mano a dirigenti e grandi azionisti, il valore è più alto.
wrong-float = Da allora il prezzo dell’azione si è mosso molto.
claim-market-cape = Le azioni statunitensi costavano { $cape } volte gli utili medi di dieci anni, contro un valore abituale di { $cape_median } ({ $dates }). Erano meno care nel { $cape_percentile } dei mesi dal 1881.
wrong-market-cape = Gli utili raggiungono il prezzo senza che questo scenda.
claim-market-after =
    Dopo partenze almeno altrettanto care, in dieci anni le azioni statunitensi di norma { $after_cape_median_10y_way ->
        [down] hanno perso
       *[up] hanno guadagnato
    } il { $after_cape_median_10y_size } al netto dell’inflazione. Dal 1871 hanno guadagnato in media il { $sp_real_return_all } (dati: { $dates }).
wrong-market-after = Le poche partenze care del passato si sovrappongono e forse non somigliano a questa.
claim-market-excess =
    Gli utili delle azioni statunitensi rendevano il { $excess_cape_yield_size } in { $excess_cape_yield_way ->
        [down] meno
       *[up] più
    } dei titoli di Stato al netto dell’inflazione ({ $dates }).
wrong-market-excess = I rendimenti obbligazionari al netto dell’inflazione cambiano molto.

## Industry.

claim-pricing-power =
    Nell’esercizio chiuso il { $dates }, il margine lordo di { $name } è stato del { $gross_margin }, segno di una capacità { $verdict ->
        [supports] forte
        [opposes] limitata
       *[neutral] moderata
    } di imporre i prezzi.
wrong-pricing-power = Un concorrente offre lo stesso a un prezzo più basso e conquista i clienti.
claim-investment = Nell’esercizio chiuso il { $dates }, { $name } ha investito in impianti e attrezzature il { $capex_to_revenue } dei ricavi.
wrong-investment = L’azienda deve recuperare investimenti rinviati.
claim-research = Nell’esercizio chiuso il { $dates }, { $name } ha speso in ricerca e sviluppo il { $rd_to_revenue } dei ricavi.
wrong-research = La spesa non porta ad alcun prodotto di successo.

## Macro and Rates.

claim-inflation =
    I prezzi al consumo negli Stati Uniti sono { $infl_12m_way ->
        [down] scesi
       *[up] saliti
    } del { $infl_12m_size } in un anno ({ $dates }); in dieci anni sono saliti del { $infl_10y }.
wrong-inflation = Dati più recenti sull’inflazione differiscono di oltre un punto.
claim-real-rate =
    Al netto dell’inflazione, i titoli di Stato USA decennali { $real_long_rate_way ->
        [down] perdevano
       *[up] rendevano
    } il { $real_long_rate_size } ({ $dates }).
wrong-real-rate = L’inflazione futura è diversa da quella dell’ultimo anno.
claim-rate-change =
    Il rendimento dei titoli di Stato USA decennali è { $long_rate_change_12m_way ->
        [down] sceso
       *[up] salito
    } di { $long_rate_change_12m_size } in dodici mesi, al { $long_rate } ({ $dates }). La sua mediana di lungo periodo è del { $long_rate_median }.
wrong-rate-change = Il rendimento cambia direzione entro il suo orizzonte.
claim-curve =
    I titoli di Stato USA decennali rendevano { $curve_10y_3m_size } in { $curve_10y_3m_way ->
        [down] meno
       *[up] più
    } dei titoli del Tesoro a tre mesi ({ $dates }){ $more ->
        [yes] . I rendimenti a breve superavano quelli a lungo termine nel { $curve_share_inverted } dei mesi
       *[no] { "" }
    }.
wrong-curve = I rendimenti a breve e a lungo termine si scambiano di posto.
claim-credit = Le società statunitensi più deboli pagavano sul debito { $credit_spread } in più dello Stato ({ $dates }). Il divario era minore nel { $credit_spread_percentile } dei mesi.
wrong-credit = I creditori si ritirano e il divario si allarga.
claim-jobs = La disoccupazione negli Stati Uniti era al { $unemployment } ({ $dates }), contro una mediana di lungo periodo del { $unemployment_median }.
wrong-jobs = La disoccupazione sale di mezzo punto in un anno.

## Allocation.

claim-stocks-bonds =
    In dieci anni ({ $dates }) le azioni statunitensi hanno { $sp_real_return_10y_way ->
        [down] perso
       *[up] guadagnato
    } il { $sp_real_return_10y_size } al netto dell’inflazione; i titoli di Stato hanno { $bond_real_return_10y_way ->
        [down] perso
       *[up] guadagnato
    } il { $bond_real_return_10y_size }.
wrong-stocks-bonds = I prossimi dieci anni invertono l’ordine, come è già successo.
claim-stocks-ahead = Le azioni statunitensi hanno battuto le obbligazioni nel { $freq_stocks_beat_bonds_10y } dei periodi di dieci anni dal 1871 (dati: { $dates }).
wrong-stocks-ahead = I periodi si sovrappongono: quelli davvero distinti sono molti meno.
claim-worst-decade =
    Nel loro peggior periodo di dieci anni le azioni statunitensi hanno { $sp_real_return_10y_worst_way ->
        [down] perso
       *[up] guadagnato
    } il { $sp_real_return_10y_worst_size } al netto dell’inflazione (dati: { $dates }).
wrong-worst-decade = Una combinazione con obbligazioni avrebbe attenuato la perdita.
claim-concentration =
    La sua posizione maggiore è il { $pf_largest_weight } del portafoglio{ $more ->
        [yes] ; l’indice di concentrazione è { $pf_hhi }, dove 1 è una sola posizione
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Posizioni che non ha indicato cambiano i pesi.
claim-together = In tre anni ({ $dates }) la correlazione media delle sue posizioni è stata { $pf_mean_correlation }, dove 1 significa che si muovono all’unisono.
wrong-together = Nel prossimo calo si muovono all’unisono più di prima.
claim-portfolio-return =
    Con questi pesi il suo portafoglio ha { $pf_return_3y_way ->
        [down] perso
       *[up] guadagnato
    } il { $pf_return_3y_size } in tre anni ({ $dates }){ $more ->
        [yes] , e ha { $pf_return_1y_way ->
            [down] perso
           *[up] guadagnato
        } il { $pf_return_1y_size } nell’ultimo
       *[no] { "" }
    }.
wrong-portfolio-return = I prossimi tre anni prendono un’altra strada.

## Questions to claims, and answers.

ask = { $figure }: { $other }. { $question }
ask-noise = Il movimento è più di un caso, considerato quanto oscilla il prezzo in un anno normale?
ask-long-return = Cinque anni dicono lo stesso di uno?
ask-trend-turn = Gli ultimi tre mesi hanno già invertito la tendenza?
ask-recovering = Il prezzo scende ancora o si riprende?
ask-from-high = Un prezzo vicino al massimo dice quanto può scendere?
ask-best-days = Il rendimento dipende da pochi giorni?
ask-halves = La prima metà della storia diceva lo stesso?
ask-calm-now = L’ultimo anno è stato come i tre anni nel loro insieme?
ask-whole-record = Gli ultimi anni sono la misura giusta di quanto si può perdere?
ask-recovered = Il calo è stato recuperato nel frattempo?
ask-tied = Si muove abbastanza con il mercato perché il beta significhi qualcosa?
ask-worst-decade = La frequenza delle perdite dice quanto può essere grave una perdita?
ask-covered = Il utile operativo copre gli interessi?
ask-owed = Il debito al netto della liquidità dice lo stesso?
ask-per-share = Ne ha beneficiato anche chi possiede un’azione?
ask-long-growth = Quest’anno è stato la regola o l’eccezione?
ask-borrowed = Il rendimento viene dall’attività o dal debito?
ask-in-cash = L’utile si traduce davvero in cassa?
ask-slipping = Il margine sale o scende?
ask-selling-less = Il margine è più alto solo perché si vende di meno?
ask-selling-more = Il margine più basso è il prezzo della crescita?
ask-invested = Gli investimenti assorbono la liquidità?
ask-with-debt = Le azioni sono state riacquistate a debito?
ask-burden = La società può pagare i debiti in scadenza?
ask-kept = Quanto ne resta come utile operativo?
ask-paying-off = La crescita ripaga gli investimenti?
ask-cheap-why = Il prezzo è basso perché l’utile sta calando?
ask-growth-pays = La crescita giustifica il prezzo?
ask-deserved = Il rendimento del capitale giustifica il prezzo?
ask-rates-explain = I tassi d’interesse spiegano il prezzo delle azioni?
ask-dear = È già nel prezzo delle azioni?
ask-dear-too = Il passato del mercato dice lo stesso?
ask-last-decade = Gli ultimi dieci anni hanno seguito questo schema?
ask-in-buybacks = Il dividendo è basso perché l’utile serve a riacquisti e crescita?
ask-core = I prezzi al netto di alimentari ed energia dicono lo stesso?
ask-other-curve = L’altro capo della curva dice lo stesso?
ask-rate-level = Il tasso al netto dell’inflazione è abbastanza alto da contare?
ask-real-rate = Il tasso si sta ancora muovendo?
ask-jobs-agree = L’occupazione dice lo stesso?
ask-output-agrees = L’attività economica dice lo stesso?
ask-real-terms = Vale anche al netto dell’inflazione?
ask-credit-jobs = La disoccupazione dice lo stesso?
ask-as-a-whole = Quanto oscilla l’intero portafoglio?
ask-together = Le posizioni scendono nello stesso momento?
ask-on-the-way = Quanto sono stati profondi i cali lungo il percorso?
ask-last-year = L’ultimo anno dice lo stesso?
ask-sides = { $figure }: { $values }. Anche qui il vantaggio è di { $name }?
ask-dates = { $name }: { $value } ({ $date }). { $other }: { $other_value } ({ $other_date }). Si possono confrontare?
ask-survivors = Le società fallite non hanno una storia simile. È più del racconto di una che è durata?
ask-base-rate = È la frequenza con cui un periodo di questa durata è finito senza guadagno. Che cosa aggiunge il prezzo recente?
answer-not-mine = Questa affermazione non è nostra.
answer-withdraw = La cifra alla base di questa affermazione non è nei nostri dati. L’affermazione è ritirata.
answer-as-quoted = La cifra è riportata come nei nostri dati. L’affermazione regge.
answer-second =
    { $outcome ->
        [holds] { $figure }: { $other }. Le cifre la confermano. L’affermazione regge.
       *[weakened] { $figure }: { $other }. Le cifre la confermano solo in parte. L’affermazione conta meno.
    }
answer-longer =
    { $outcome ->
        [holds] Nell’altro periodo il dato è { $other }, in linea con { $value }. L’affermazione regge.
        [refuted] Nell’altro periodo il dato è { $other } e non { $value }. L’affermazione è ritirata.
       *[weakened] Nell’altro periodo il dato è { $other }, meno chiaro di { $value }. L’affermazione conta meno.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure }: { $other }. Accanto a { $other }, { $value } è troppo per essere un caso. L’affermazione regge.
        [refuted] { $figure }: { $other }. Accanto a { $other }, { $value } può benissimo essere un caso. L’affermazione è ritirata.
       *[weakened] { $figure }: { $other }. Accanto a { $other }, { $value } può essere in parte un caso. L’affermazione conta meno.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure }: { $other }. No: { $other } non spiega { $value }. L’affermazione regge.
        [refuted] { $figure }: { $other }. Sì: { $other } spiega { $value }. L’affermazione è ritirata.
       *[weakened] { $figure }: { $other }. In parte: { $other } spiega solo una parte di { $value }. L’affermazione conta meno.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure }: { $other }. { $value } tiene anche accanto a { $other }. L’affermazione regge.
       *[weakened] { $figure }: { $other }. { $other } va messo accanto a { $value }. L’affermazione conta meno.
    }
answer-sides =
    { $outcome ->
        [holds] Sì: { $values }. L’affermazione regge.
        [refuted] No: { $values }. L’affermazione è ritirata.
        [behind] No: { $values }. L’affermazione conta meno.
       *[weakened] Non chiaramente: { $values }. L’affermazione conta meno.
    }
answer-dates = No: { $date } e { $other_date } sono date troppo lontane tra loro. L’affermazione è ritirata.
answer-survivors = Solo una società che è durata può mostrare { $other } per tutto il periodo. L’affermazione conta meno.
ruling-upheld = Le cifre la confermano. L’affermazione regge.
ruling-weakened = Le cifre la confermano solo in parte. L’affermazione conta meno.
ruling-withdrawn = Le cifre la contraddicono. L’affermazione non conta.
ruling-unresolved = Nessuno ha risposto. L’affermazione conta meno.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Nel complesso, i dati disponibili per { $name } sono favorevoli.
        [unfavourable] Nel complesso, i dati disponibili per { $name } sono sfavorevoli.
       *[mixed] Per { $name }, i dati pesano più o meno allo stesso modo da entrambe le parti.
    }
thesis-comparison =
    { $balance ->
        [favourable] Nel confronto, { $first } supera { $others } in base a questi dati.
        [unfavourable] Nel confronto, { $first } resta dietro { $others } in base a questi dati.
       *[mixed] Nel confronto, { $first } e { $others } sono più o meno alla pari in base a questi dati.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Nel complesso, la composizione è adatta a quanto ha chiesto.
        [unfavourable] Nel complesso, la composizione non è adatta a quanto ha chiesto.
       *[mixed] I dati a favore e contro questa composizione pesano più o meno allo stesso modo.
    }
thesis-macro = I nostri dati non rispondono a questa domanda. Questi sono i più recenti sull’economia.
thesis-no-side = Per { $name }, i dati descrivono la situazione e non indicano alcuna direzione.
thesis-nothing = Abbiamo troppo pochi dati su { $name } per dare un giudizio.
thesis-around = Ciò che si può dire è questo: { $text }
thesis-for = A favore: { $text }
thesis-against = Contro: { $text }
thesis-for-side = A favore di { $name }: { $text }
thesis-taken-back =
    Non diamo un giudizio: { $reason ->
        [planted] i nostri dati non sono affidabili
        [old] i nostri dati sono più vecchi del suo orizzonte
       *[rejected] la nostra revisione non ha accettato i dati
    }. Mostravano questo: { $thesis }
thesis-past-only = { $thesis } Su ciò che verrà non diamo un giudizio: i dati che servirebbero sono più vecchi del suo orizzonte.
change-newer = Cifre successive a questa data: { $date }.
change-gaps = Dati che colmano questa lacuna: { $gap }
change-above = { $figure }: un aumento oltre { $bound } (ultimo dato: { $value }).
change-below = { $figure }: un calo sotto { $bound } (ultimo dato: { $value }).
change-next = Prossimo dato da verificare: { $figure }. L’ultimo dato è { $value }; oltre { $bound } l’affermazione non regge più.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Un calo profondo come il peggiore registrato per { $name }: { $worst_size } (prezzi: { $date }).
risk-fall-softened = Una posizione abbastanza piccola da reggere un calo simile, e tempo per aspettare.
risk-fall-sign = Dall’ultimo massimo il prezzo cala più di quanto consenta la tolleranza al rischio.
risk-debt = Il debito netto di { $name } è pari a { $debt } volte l’utile operativo di un anno, e va rinnovato.
risk-debt-softened = Scadenze lunghe ed entrate stabili.
risk-debt-sign = Gli interessi assorbono una parte crescente dell’utile operativo.
risk-concentration = La sua posizione maggiore è il { $largest } del portafoglio. Se cala, cala anche il portafoglio.
risk-concentration-softened = Più posizioni che si muovono in modo indipendente.
risk-concentration-sign = La posizione maggiore cala, le altre no.
risk-rates = I rendimenti salgono molto oltre il { $rate } ({ $date }), riducendo il valore degli utili futuri.
risk-rates-softened = Utili che crescono con i prezzi, e poco debito.
risk-rates-sign = Il rendimento decennale sale di oltre un punto in un anno.
risk-against = L’argomento più forte contro questo giudizio si rivela decisivo. { $text }
risk-against-softened = Si affidi a questo giudizio solo nella misura in cui cifre più recenti lo sostengono.
risk-against-sign = Cifre più recenti confermano questo argomento.
risk-old = La situazione è cambiata dalle nostre ultime cifre, di { $age } fa.
risk-old-softened = Aggiungere dati attuali prima di affidarsi a questo giudizio.
risk-old-sign = Cifre più recenti indicano il contrario.
risk-gaps = Mancano dati importanti, quindi un pericolo può passare inosservato.
risk-gaps-softened = Aggiungere anzitutto i dati mancanti citati per primi.
risk-gaps-sign = Nuovi dati cambiano il risultato.
risk-objection = L’obiezione della revisione critica si rivela giusta. { $text }
risk-objection-softened = Verificare prima di tutto questo punto quando arrivano cifre più recenti.
risk-objection-sign = Cifre più recenti sostengono l’obiezione.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Le azioni statunitensi hanno perso denaro al netto dell’inflazione nel { $lost } dei periodi di { $horizon } dal { $since }.
        [mix] Il portafoglio { $name } ha perso denaro al netto dell’inflazione nel { $lost } dei periodi di { $horizon } dal { $since }.
       *[stock] { $name } ha perso denaro al lordo dell’inflazione nel { $lost } dei periodi di { $horizon } dal { $since }.
    } Periodi che non si sovrappongono: { $periods }.
scenario-base =
    { $basis ->
        [stock] Un guadagno fino al { $bound } al lordo dell’inflazione, come in tutti gli altri periodi.
       *[other] Un guadagno fino al { $bound } al netto dell’inflazione, come in tutti gli altri periodi.
    }
scenario-bull =
    { $basis ->
        [stock] Un guadagno superiore al { $bound } al lordo dell’inflazione, come nel { $good } di questi periodi.
       *[other] Un guadagno superiore al { $bound } al netto dell’inflazione, come nel { $good } di questi periodi.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] Alla fine dell’orizzonte c’è un guadagno al lordo dell’inflazione.
       *[other] Alla fine dell’orizzonte c’è un guadagno al netto dell’inflazione.
    }
scenario-base-wrong =
    { $basis ->
        [stock] Alla fine dell’orizzonte c’è una perdita al lordo dell’inflazione, o un guadagno superiore al { $bound }.
       *[other] Alla fine dell’orizzonte c’è una perdita al netto dell’inflazione, o un guadagno superiore al { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] Alla fine dell’orizzonte il guadagno al lordo dell’inflazione è al massimo del { $bound }.
       *[other] Alla fine dell’orizzonte il guadagno al netto dell’inflazione è al massimo del { $bound }.
    }
scenario-bear-unknown = Una perdita permanente. Non possiamo stimarne la probabilità.
scenario-base-unknown = Un andamento come quello del suo mercato. Non possiamo stimarne la probabilità.
scenario-bull-unknown = Un andamento nettamente migliore di quello del suo mercato. Non possiamo stimarne la probabilità.
scenario-bear-unknown-wrong = Alla fine dell’orizzonte c’è un guadagno.
scenario-base-unknown-wrong = Il risultato è lontano da quello del suo mercato.
scenario-bull-unknown-wrong = Il risultato non è migliore di quello del suo mercato.
scenario-kind = I prezzi di { $name } che abbiamo sono troppo pochi per calcolare probabilità proprie. Per l’insieme della sua categoria, le azioni statunitensi, il { $lost } dei periodi di { $horizon } dal { $since } si è chiuso in perdita al netto dell’inflazione (periodi che non si sovrappongono: { $periods }). Una singola azione può andare molto peggio.

## The red team, and the chair's response.

objection-planted = La bozza mostra una cifra che non è nei nostri dati: { $figure }.
objection-older-than-horizon = Le cifre su cui poggia questo giudizio risalgono a { $age } fa. È più del suo orizzonte.
objection-old = Le nostre cifre più vecchie risalgono a { $age } fa. Quanto è successo da allora non vi compare.
objection-cross-examination = Prima delle domande le stesse cifre portavano a un’altra conclusione. Il giudizio dipende dalle affermazioni ritirate o indebolite.
objection-single-figure = La conclusione poggia su una sola cifra: { $name }, { $value } ({ $date }).
objection-single-seat = Senza l’area { $seat } la conclusione passa dall’altra parte.
objection-opposite =
    { $count ->
        [one] La tesi contraria: un indicatore su { $all } va nella direzione opposta. { $text }
       *[other] La tesi contraria: { $count } indicatori su { $all } vanno nella direzione opposta, a partire dal più forte. { $text }
    }
objection-no-opposite = Nessun dato parla a favore della tesi contraria. Può dipendere da ciò che non si è guardato quanto dalla solidità del giudizio.
objection-no-judgement = La bozza non dà un giudizio perché non c’è alcuna cifra sull’oggetto stesso.
objection-one-source = Tutti i dati provengono da una sola fonte.
objection-frequencies = Le probabilità sono frequenze di periodi passati che si sovrappongono, non previsioni.
response-noted = Preso atto. Il giudizio non cambia.
response-lowered = Accolto. La nostra fiducia scende.
response-halved = Accolto. La nostra fiducia si dimezza.
response-taken-back = Accolto. Non diamo un giudizio; ciò che le cifre mostravano alla loro data è conservato più sotto.
tell-committee =
    { $members ->
        [one] Uno specialista ha esaminato la questione. Poi la bozza è stata messa alla prova per trovarne i punti deboli.
       *[other] { $members } specialisti hanno esaminato la questione separatamente e poi si sono messi alla prova a vicenda.
    }
tell-committee-alone = { $members } specialisti hanno esaminato la questione separatamente, e la presidenza ha soppesato i risultati.
tell-confidence =
    { $level ->
        [high] Ne siamo abbastanza sicuri
        [medium] Ne siamo sicuri solo in parte
       *[low] Non ne siamo sicuri
    }: la nostra fiducia è { $confidence } su una scala da 0 a 1. Misura la qualità dei dati, non la probabilità di un guadagno.
tell-odds =
    In passato il { $lost } dei periodi di { $horizon } si è chiuso in perdita{ $real ->
        [yes] { " " }al netto dell’inflazione
       *[no] { "" }
    } per { $name }. È storia, non una previsione.
tell-import = Per una risposta migliore aggiunga dati più recenti: importi un file di prezzi o i bilanci della società, oppure attivi una fonte in tempo reale.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = l’oro
metal-xag = l’argento
metal-xpt = il platino
metal-xpd = il palladio

## What is missing.

gap-prices-missing = Non abbiamo prezzi per { $name }. Importi un file di prezzi giornalieri per aggiungerli.
gap-prices-old = I nostri prezzi per { $name } si fermano a questa data: { $date }.
gap-accounts-missing = Non abbiamo i bilanci di { $name }. Importi i dati annuali per aggiungerli.
gap-accounts-old = I bilanci più recenti che abbiamo di { $name } sono chiusi al { $date }.
gap-industry-missing = Non abbiamo cifre su { $name }.
gap-market-old = I nostri dati sulla borsa statunitense si fermano a { $date }.
gap-news-missing = Non abbiamo notizie.
gap-provider-down = Non è stato possibile raggiungere la fonte { $provider }: { $reason }.
gap-window-too-short = Lo storico dei prezzi di { $name } è troppo breve per periodi più lunghi.
gap-holdings-unpriced = Non abbiamo prezzi per la sua posizione in { $name }.
gap-positions-left-out = Abbiamo considerato solo le prime { $counted } posizioni; ne mancano altre { $left }.
gap-portfolio-no-weights = Non sappiamo quanto pesa ciascuna delle sue posizioni.

## Terms that the debrief explains.

term-volatility = Volatilità
term-drawdown = Calo dal massimo (drawdown)
term-confidence = Fiducia
term-dissent = Dissenso
term-red-team = Revisione critica

## Measures, as lists name them.

measure-price = Ultimo prezzo
measure-age = Età dei prezzi
measure-return-1m = Variazione in un mese
measure-return-3m = Variazione in tre mesi
measure-return-6m = Variazione in sei mesi
measure-return-1y = Variazione in dodici mesi
measure-return-3y = Rendimento annuo in tre anni
measure-return-5y = Rendimento annuo in cinque anni
measure-return-10y = Rendimento annuo in dieci anni
measure-return-all = Rendimento annuo dall’inizio dei dati
measure-momentum-12-1 = Variazione in un anno, senza l’ultimo mese
measure-trend = Distanza dalla media a dieci mesi
measure-vol-1y = Volatilità su un anno
measure-vol-36m = Volatilità su tre anni
measure-max-drawdown-1y = Calo più profondo in un anno
measure-max-drawdown-36m = Calo più profondo in tre anni
measure-max-drawdown-all = Calo più profondo registrato
measure-drawdown-now = Distanza dal massimo
measure-worst-month = Mese peggiore
measure-best-month = Mese migliore
measure-return-all-less-best-10 = Rendimento annuo senza i dieci giorni migliori
measure-return-first-half = Rendimento annuo nella prima metà
measure-return-second-half = Rendimento annuo nella seconda metà
measure-volume-ratio = Scambi rispetto alla media
measure-turnover-20d = Scambi giornalieri
measure-freq-pos = Periodi passati in guadagno
measure-freq-neg = Periodi passati in perdita
measure-freq-good = Periodi passati con un forte guadagno
measure-freq-good-bound = Guadagno annuo considerato forte
measure-freq-periods = Periodi passati che non si sovrappongono
measure-horizon = Orizzonte in anni interi
measure-window-count-1y = Periodi di un anno osservati
measure-beta-36m = Beta rispetto al mercato
measure-correlation-36m = Correlazione su tre anni
measure-return-gap-1y = Vantaggio in dodici mesi
measure-real-return-5y = Rendimento annuo al netto dell’inflazione, cinque anni
measure-revenue = Ricavi
measure-revenue-growth-1y = Crescita dei ricavi, un anno
measure-revenue-growth-2y = Crescita dei ricavi, due anni
measure-gross-margin = Margine lordo
measure-operating-margin = Margine operativo
measure-operating-margin-change-1y = Variazione del margine operativo
measure-net-margin = Margine netto
measure-net-loss = Perdita netta
measure-net-income = Utile netto
measure-roe = Redditività del patrimonio netto
measure-roa = Redditività dell’attivo
measure-roic = Redditività del capitale investito
measure-debt-to-equity = Debito su patrimonio netto
measure-net-debt-to-operating-income = Debito netto su utile operativo
measure-current-ratio = Indice di liquidità corrente
measure-interest-coverage = Copertura degli interessi
measure-cash-conversion = Conversione dell’utile in liquidità
measure-free-cash-flow = Flusso di cassa libero
measure-fcf-margin = Margine di flusso di cassa libero
measure-capex-to-revenue = Investimenti su ricavi
measure-rd-to-revenue = Ricerca su ricavi
measure-eps-diluted = Utile per azione
measure-eps-growth-1y = Crescita dell’utile per azione
measure-book-value-per-share = Valore contabile per azione
measure-fcf-per-share = Flusso di cassa libero per azione
measure-shares-change-1y = Variazione del numero di azioni
measure-payout = Quota distribuita del flusso di cassa libero
measure-accounts-age = Età dei bilanci
measure-pe = Prezzo su utili (P/E)
measure-ps = Prezzo su ricavi
measure-pb = Prezzo su valore contabile
measure-fcf-yield = Rendimento del flusso di cassa libero
measure-earnings-yield = Rendimento degli utili
measure-pe-percentile = P/E rispetto alla propria storia
measure-pe-median = P/E mediano
measure-pe-to-market = P/E rispetto al mercato
measure-float-to-earnings = Valore delle azioni in libera circolazione su utile netto
measure-infl-12m = Inflazione in dodici mesi
measure-infl-10y = Inflazione annua in dieci anni
measure-infl-percentile = Inflazione rispetto alla propria storia
measure-long-rate = Rendimento dei titoli di Stato decennali
measure-long-rate-change-12m = Variazione del rendimento decennale
measure-long-rate-median = Rendimento decennale mediano
measure-real-long-rate = Rendimento decennale meno inflazione
measure-cape = Prezzo su dieci anni di utili (CAPE)
measure-cape-median = CAPE mediano
measure-cape-percentile = CAPE rispetto alla propria storia
measure-after-cape-median-10y = Rendimento tipico dopo partenze care
measure-excess-cape-yield = Rendimento degli utili meno rendimento reale dei titoli di Stato
measure-sp-payout = Quota di utili distribuita
measure-dividend-yield = Rendimento da dividendo
measure-real-earnings-growth-10y = Crescita reale degli utili, dieci anni
measure-real-return-1y = Rendimento al netto dell’inflazione, un anno
measure-real-return-10y = Rendimento annuo al netto dell’inflazione, dieci anni
measure-real-return-20y = Rendimento annuo al netto dell’inflazione, vent’anni
measure-real-return-all = Rendimento annuo al netto dell’inflazione dal 1871
measure-real-return-10y-worst = Peggior periodo di dieci anni al netto dell’inflazione
measure-bond-real-return-10y = Obbligazioni al netto dell’inflazione, dieci anni
measure-freq-stocks-beat-bonds-10y = Periodi di dieci anni con azioni davanti alle obbligazioni
measure-freq-stocks-beat-bonds = Quota dei periodi lunghi quanto l’orizzonte nei quali le azioni hanno battuto le obbligazioni
measure-curve-10y-3m = Rendimento a dieci anni meno rendimento a tre mesi
measure-curve-10y-2y = Rendimento a dieci anni meno rendimento a due anni
measure-curve-share-inverted = Mesi con rendimenti a breve sopra quelli a lungo
measure-curve-age = Età dei rendimenti
measure-unemployment = Tasso di disoccupazione
measure-unemployment-median = Tasso di disoccupazione mediano
measure-credit-spread = Divario di rendimento tra società deboli e Stato
measure-credit-spread-percentile = Quel divario rispetto alla propria storia
measure-pf-value = Valore delle posizioni
measure-pf-weight = Peso nel portafoglio
measure-pf-largest-weight = Peso maggiore
measure-pf-hhi = Indice di concentrazione
measure-pf-vol-36m = Volatilità dell’insieme delle posizioni
measure-pf-max-drawdown-36m = Calo più profondo delle posizioni in tre anni
measure-pf-return-1y = Rendimento delle posizioni, un anno
measure-pf-return-3y = Rendimento annuo delle posizioni, tre anni
measure-pf-mean-correlation = Correlazione media delle posizioni
measure-pf-priced-share = Quota delle posizioni con prezzo

## What the engine says in the transcript.

floor-opened =
    Il comitato si riunisce per discutere di «{ $title }». L’archivio dati contiene { $figures ->
        [one] un dato
       *[other] { $figures } dati
    } in proposito e { $gaps ->
        [0] non segnala alcuna lacuna
        [one] segnala una lacuna
       *[other] segnala { $gaps } lacune
    }.
floor-taken = Prende la parola: { $seat }.
floor-votes =
    Tutti hanno votato senza ascoltare gli altri. A favore: { $supports }; contro: { $opposes }; neutrali: { $neutral }. { $next ->
        [tier] In questa formula non è previsto il contraddittorio; segue la sintesi.
        [nobody] Non c’è nessuno da interrogare; segue la sintesi.
       *[questions] Si aprono le domande sulle singole affermazioni.
    }
floor-question = Per { $seat }, su { $claim }: { $text }
floor-answer = Per { $seat }: { $text }
floor-silent = L’area { $seat } non ha nulla di utilizzabile da dire: { $reason }.
floor-ruled =
    Su { $claim }: { $ruling ->
        [upheld] affermazione confermata
        [weakened] affermazione indebolita
        [refuted] affermazione confutata
        [withdrawn] affermazione ritirata
        [unresolved] questione non risolta
       *[other] { $ruling }
    }. { $reason }
floor-revised = La bozza è rivista. Ora dice: { $thesis }
floor-revised-parts = La bozza è rivista.
floor-put-in = Aggiunto: { $text }
floor-taken-out = Tolto: { $text }
floor-stands = La bozza resta com’è.
floor-stands-lower = La bozza resta com’è. La fiducia scende da { $before } a { $after }.
red-team-pass = La revisione critica lascia passare la bozza.
red-team-revise = La revisione critica rinvia la bozza perché sia corretta.
red-team-reject = La revisione critica respinge la bozza.
red-team-unheard = Non è stato possibile ascoltare la revisione critica ({ $reason }); la bozza si considera respinta.
number-left-out = Un numero senza fonte è stato tolto dal testo.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Sì, la curva dei rendimenti USA è invertita nei nostri dati più recenti
        [partly] La curva dei rendimenti USA è in parte invertita nei nostri dati più recenti
       *[no] No, la curva dei rendimenti USA non è invertita nei nostri dati più recenti
    }: il rendimento a dieci anni meno quello a due anni era di { $curve_10y_2y } ({ $date }), meno quello a tre mesi di { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] I segnali di recessione USA che seguiamo danno l’allarme
        [partly] I segnali di recessione USA che seguiamo sono contrastanti
       *[no] I segnali di recessione USA che seguiamo non danno l’allarme
    }: la disoccupazione era { $at_low ->
        [yes] al minimo dell’ultimo anno
       *[no] di { $sahm } sopra il minimo dell’ultimo anno
    } ({ $date }); in un anno l’occupazione dipendente è { $payrolls_12m_way ->
        [down] scesa
       *[up] salita
    } del { $payrolls_12m_size } e il reddito reale senza trasferimenti è { $income_12m_way ->
        [down] sceso
       *[up] salito
    } del { $income_12m_size }; il rendimento a dieci anni meno quello a tre mesi era di { $curve_10y_3m } ({ $other_date }).
first-savings = I risparmi che rendono meno del { $infl_12m } all’anno perdono potere d’acquisto: tanta era l’inflazione USA in un anno ({ $date }). I titoli del Tesoro USA a tre mesi pagavano il { $bill_rate } ({ $other_date }), cioè { $real_bill_rate } al netto dell’inflazione. Il denaro senza interessi ha conservato il { $purchasing_power_10y } del suo potere d’acquisto in dieci anni.
first-inflation = L’inflazione USA era del { $infl_12m } in un anno ({ $date }), e del { $core_infl_12m } al netto di alimentari ed energia; in dieci anni è stata del { $infl_10y }.
first-inflation-change =
    Il tasso a dodici mesi è { $infl_change_12m_way ->
        [up] più alto
       *[down] più basso
    } di { $infl_change_12m_size } rispetto a un anno prima.
first-jobs =
    A { $date } la disoccupazione USA era al { $unemployment }, { $at_low ->
        [yes] il minimo dell’ultimo anno
       *[no] { $sahm } sopra il minimo dell’ultimo anno
    }, contro una mediana del { $unemployment_median }; in un anno l’occupazione dipendente è { $payrolls_12m_way ->
        [up] salita
       *[down] scesa
    } del { $payrolls_12m_size }.
first-rates = I titoli di Stato USA decennali rendevano il { $long_rate } ({ $date }), cioè { $real_long_rate } al netto dell’inflazione dell’ultimo anno; i titoli del Tesoro a tre mesi pagavano il { $bill_rate } ({ $other_date }), cioè { $real_bill_rate } al netto dell’inflazione.
first-money =
    In un anno ({ $date }) la massa monetaria USA M2 è { $m2_12m_way ->
        [down] diminuita
       *[up] cresciuta
    } del { $m2_12m_size }; al netto dell’inflazione è { $m2_real_12m_way ->
        [down] diminuita
       *[up] cresciuta
    } del { $m2_real_12m_size }.
first-housing =
    In un anno ({ $date }) i nuovi cantieri residenziali negli Stati Uniti sono { $starts_12m_way ->
        [down] scesi
       *[up] saliti
    } del { $starts_12m_size }, i permessi edilizi sono { $permits_12m_way ->
        [down] scesi
       *[up] saliti
    } del { $permits_12m_size } e il costo dell’abitazione è { $shelter_12m_way ->
        [down] sceso
       *[up] salito
    } del { $shelter_12m_size }. Non abbiamo i prezzi delle case.
first-dollar =
    Sulle valute dei suoi partner commerciali il dollaro { $dollar_12m_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $dollar_12m_size } in un anno ({ $date }); era più debole nel { $dollar_percentile } dei giorni della nostra serie.
first-oil =
    Un barile di greggio statunitense (WTI) costava in media { $oil_price } a { $date }, il { $oil_12m_size } { $oil_12m_way ->
        [up] in più
       *[down] in meno
    } rispetto a un anno prima.
first-growth =
    In un anno ({ $date }) il PIL reale USA è { $gdp_1y_way ->
        [down] sceso
       *[up] cresciuto
    } del { $gdp_1y_size } e l’occupazione dipendente è { $payrolls_12m_way ->
        [down] scesa
       *[up] salita
    } del { $payrolls_12m_size }; la disoccupazione era al { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } ha superato l’inflazione nei nostri dati, ma sono troppo pochi per parlare di protezione
       *[no] { $name } non ha tenuto il passo dell’inflazione nei nostri dati, e sono troppo pochi per giudicarne la protezione
    }: dal { $from } al { $to } il prezzo è { $gain_whole_way ->
        [up] salito
       *[down] sceso
    } del { $gain_whole_size }, mentre i prezzi al consumo USA sono { $infl_whole_way ->
        [up] saliti
       *[down] scesi
    } del { $infl_whole_size }; il calo più profondo degli ultimi dodici mesi è stato del { $max_drawdown_1y_size }.
first-spot =
    { $name } costava { $price } ({ $date }); in un anno il prezzo è { $return_1y_way ->
        [down] sceso
       *[up] salito
    } del { $return_1y_size }, e il calo più profondo di quell’anno è stato del { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } era a { $price } ({ $date }); in un anno il cambio è { $return_1y_way ->
        [down] sceso
       *[up] salito
    } del { $return_1y_size }, e il calo più profondo di quell’anno è stato del { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Il passato non fa pensare né a un rialzo né a un ribasso
        [up] Il passato fa pensare piuttosto a un rialzo
       *[down] Il passato fa pensare piuttosto a un ribasso
    }: { $name } era a { $price } ({ $date }), contro una mediana di { $level_median }; il cambio era più basso nel { $level_percentile } dei mesi, ed è sceso o rimasto fermo nel { $freq_neg } dei periodi passati di circa { $horizon }.
first-currency-level =
    { $verdict ->
        [high] Il cambio di { $base } su { $quote } è alto rispetto alla propria storia
        [low] Il cambio di { $base } su { $quote } è basso rispetto alla propria storia
       *[middle] Il cambio di { $base } su { $quote } non è né alto né basso rispetto alla propria storia
    }: { $name } era a { $price } ({ $date }), contro una mediana di { $level_median }; il cambio era più basso nel { $level_percentile } dei mesi.
first-accounts =
    { $balance ->
        [favourable] I bilanci di { $name } sono solidi
        [unfavourable] I bilanci di { $name } sono deboli
       *[mixed] I bilanci di { $name } sono in parte solidi e in parte deboli
    }: nell’esercizio chiuso il { $date } il margine operativo è stato del { $operating_margin }, la crescita dei ricavi del { $revenue_growth_1y }; la cassa generata dall’attività era pari a { $cash_conversion } volte l’utile netto e il debito a { $debt_to_equity } volte il patrimonio netto.
first-compare =
    { $ahead ->
        [one] In base ai bilanci, { $name } è davanti a { $other }
       *[none] In base ai bilanci, { $name } e { $other } sono più o meno alla pari
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } è in vantaggio su questo punto ({ $trails }).
       *[no] { "" }
    }
first-measure = { $measure } di { $name } nell’esercizio chiuso il { $date }: { $value }.
first-market-value = Non abbiamo un prezzo attuale di { $name }. Il { $date } le azioni in libera circolazione valevano { $value } secondo la relazione annuale, senza quelle di chi la dirige.
first-old-accounts = I nostri bilanci più recenti di { $name } arrivano al { $date }.
first-measure-year = Nell’esercizio chiuso il { $date }: { $value }.
first-measure-missing = Non abbiamo bilanci di { $name } per { $years }.
first-in-dollars = Sono rendimenti in dollari. In { $currency } si aggiungono le variazioni del cambio, che non abbiamo considerato.
first-deepest-fall = Il calo più profondo delle azioni statunitensi dal 1871 è stato del { $fall } al netto dell’inflazione, da { $from } a { $to }.
first-compare-asked = { $measure }: { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } ha pagato { $paid } in dividendi su un flusso di cassa libero di { $cash }, { $other } { $other_paid } su { $other_cash }. Più piccola è la quota distribuita, più sicuro è il dividendo.
first-ranked = { $measure }: { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = I nostri dati non mostrano il perché; mostrano solo come stanno le cose.
first-compare-item = { $measure }: { $value } contro { $other }
first-mix =
    il portafoglio { $name } di { $cash ->
        [yes] azioni, obbligazioni e liquidità
       *[no] azioni e obbligazioni
    }
first-mix-left-out = Il calcolo non comprende { $name }, perché ci manca una storia lunga.
first-mix-cash = La liquidità è conteggiata senza interessi, perché non ne abbiamo una storia lunga.
first-value =
    { $verdict ->
        [low] L’azione { $name } sembra a buon mercato
        [high] L’azione { $name } sembra cara
       *[middle] L’azione { $name } non sembra né cara né a buon mercato
    }: il { $date } costava { $pe } volte l’utile annuo{ $more ->
        [yes] , contro una mediana di { $pe_median } nella sua storia
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] L’azione { $name } sembra cara
       *[other] Non possiamo dire se l’azione { $name } sia a buon mercato, perché non abbiamo un prezzo attuale
    }: al { $date } le sole azioni in libera circolazione valevano { $float_to_earnings } volte l’utile dell’esercizio chiuso il { $other_date }.
first-value-market =
    { $verdict ->
        [low] Le azioni statunitensi sembravano a buon mercato
        [high] Le azioni statunitensi sembravano care
       *[middle] Le azioni statunitensi non sembravano né care né a buon mercato
    } ({ $date }): costavano { $cape } volte il loro utile medio di dieci anni, contro una mediana di { $cape_median } dal 1881, ed erano meno care nel { $cape_percentile } dei mesi.
first-risk =
    { $verdict ->
        [low] { $name } ha oscillato poco
        [high] { $name } comporta un rischio molto alto
       *[middle] { $name } comporta un rischio
    }: da { $from } a { $to } il prezzo è sceso del { $fall }, con oscillazioni del { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] Il debito di { $name } è un pericolo
        [high] Il debito di { $name } non è un grande pericolo
       *[middle] Il debito di { $name } è un rischio moderato
    }: nell’esercizio chiuso il { $date } l’utile operativo copriva gli interessi { $interest_coverage } volte, e il debito era { $debt_to_equity } volte il patrimonio netto. Senza prezzi non possiamo dire quanto potrebbe scendere l’azione.
first-debt =
    { $verdict ->
        [low] Il debito di { $name } è un pericolo
        [high] Il debito di { $name } non è un grande pericolo
       *[middle] Il debito di { $name } è un rischio moderato
    }: nell’esercizio chiuso il { $date } l’utile operativo copriva gli interessi { $interest_coverage } volte, e il debito era { $debt_to_equity } volte il patrimonio netto.
first-debt-loss = Il debito di { $name } è un pericolo: nell’esercizio chiuso il { $date } la società ha registrato una perdita operativa, quindi nulla copriva gli interessi. Il debito era { $debt_to_equity } volte il patrimonio netto.
first-debt-equity =
    { $verdict ->
        [low] Il debito di { $name } è basso
        [high] Il debito di { $name } è alto
       *[middle] Il debito di { $name } è moderato
    }: al { $date } era { $debt_to_equity } volte il patrimonio netto.
first-sales =
    I ricavi di { $name } sono { $direction ->
        [up] cresciuti
       *[down] calati
    } del { $revenue_growth_1y } nell’esercizio chiuso il { $date }{ $more ->
        [yes] . In cinque anni sono { $five_years ->
            [up] cresciuti
           *[down] calati
        } del { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Per rendere quanto le azioni statunitensi dal 1871, { $name } ha bisogno di utili che { $direction ->
        [up] crescano in modo permanente almeno del
       *[down] non calino mai di oltre il
    } { $implied_growth } al netto dell’inflazione: è quanto presuppone il suo valore al { $date }.
first-cash =
    { $verdict ->
        [low] Gli utili di { $name } non trovano riscontro nella cassa
        [high] Gli utili di { $name } trovano riscontro nella cassa
       *[middle] Gli utili di { $name } trovano riscontro nella cassa solo in parte
    }: nell’esercizio chiuso il { $date } la cassa generata dall’attività è stata { $cash_conversion } volte l’utile netto, e il flusso di cassa libero è stato pari al { $fcf_margin } dei ricavi.
first-cash-credit = Ma un credito d’imposta pari al { $credit } dell’utile ante imposte ha gonfiato l’utile netto.
first-spread = Il suo portafoglio non è concentrato in una sola società: la posizione maggiore, { $largest } ({ $weight }), è già distribuita su molte.
first-odds =
    { $verdict ->
        [never] In periodi di { $horizon }, { $name } non ha mai perso denaro
        [low] In periodi di { $horizon }, { $name } ha perso denaro di rado
        [high] In periodi di { $horizon }, { $name } ha perso denaro spesso
       *[middle] In periodi di { $horizon }, { $name } ha perso denaro a volte
    }: al netto dell’inflazione { $verdict ->
        [never] nessuno di questi periodi dal 1871
       *[other] il { $freq_neg } di questi periodi dal 1871
    } si è chiuso in perdita, e il calo più profondo è stato del { $fall } (da { $from } a { $to }).
first-holdings =
    { $verdict ->
        [low] Il suo portafoglio ha oscillato poco
        [high] Il suo portafoglio è molto rischioso
       *[middle] Il suo portafoglio è rischioso
    }: nei tre anni fino al { $date } ha perso fino al { $fall }, e { $largest } ne costituisce il { $weight }: è concentrato come un portafoglio di { $pf_effective_positions } posizioni uguali.
first-half = Con metà della posizione in { $largest } tenuta in liquidità, il calo più profondo sarebbe stato del { $halved }.
first-concentration =
    { $verdict ->
        [low] Il suo portafoglio è ben distribuito
        [high] Il suo portafoglio è concentrato
       *[middle] Il suo portafoglio è piuttosto concentrato
    }: { $largest } ne costituisce il { $weight }; è concentrato come un portafoglio di { $pf_effective_positions } posizioni uguali.
first-income =
    { $verdict ->
        [low] Il dividendo di { $name } sembra ben coperto
        [middle] Il dividendo di { $name } è coperto di poco
       *[high] Il dividendo di { $name } non è coperto dalla cassa
    }: nell’esercizio chiuso il { $date } ha pagato { $dividends }, { $verdict ->
        [negative] mentre spendeva più cassa di quanta ne generasse l’attività
        [high] più del suo flusso di cassa libero di { $free_cash_flow }
       *[other] con un flusso di cassa libero di { $free_cash_flow }
    }.
first-income-no-yield = Non possiamo indicare il rendimento da dividendo di { $name }: serve un prezzo attuale, che non abbiamo.
first-income-market =
    { $verdict ->
        [low] Le azioni statunitensi pagavano meno delle obbligazioni
        [high] Le azioni statunitensi pagavano più delle obbligazioni
       *[middle] Le azioni statunitensi pagavano circa quanto le obbligazioni
    }: i loro dividendi erano il { $sp_dividend_yield } del prezzo ({ $date }), e i titoli di Stato USA decennali rendevano il { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] Nel complesso i dati sono a favore di { $name }
        [unfavourable] Nel complesso i dati sono contro { $name }
        [none] I nostri dati su { $name } da soli non rispondono a questa domanda
       *[mixed] I dati su { $name } sono contrastanti
    }: { $span ->
        [five] nei cinque anni
       *[one] nell’anno
    } fino al { $date } il prezzo è { $direction ->
        [up] salito
       *[down] sceso
    } del { $gain }, e in tre anni ha perso fino al { $fall }.
first-return-accounts =
    Non possiamo dire quanto renderà { $name }, perché non abbiamo prezzi attuali. Nei cinque anni fino al { $date } l’utile per azione è { $direction ->
        [up] cresciuto
       *[down] sceso
    } del { $eps_growth_5y }.
first-return-market = Il passato fa pensare a un rendimento tra il { $after_cape_median_10y } e il { $sp_real_return_all } al netto dell’inflazione per le azioni statunitensi: il primo è stato la mediana dei dieci anni dopo prezzi alti come quelli di { $date }, il secondo è quanto hanno reso dal 1871. Hanno perso denaro nel { $freq_neg } dei periodi di { $horizon }.
first-return = Il passato fa pensare a circa il { $real_return_20y } al netto dell’inflazione: tanto ha reso { $name } nei vent’anni fino a { $date }. Nel peggior periodo di dieci anni dal 1871 il rendimento è stato: { $real_return_10y_worst }.
first-rates-up = Un titolo di Stato USA decennale perderebbe circa il { $bond_loss_1pt } del suo prezzo se il rendimento salisse di un punto rispetto al { $long_rate } ({ $date }).
first-rates-up-by = Un titolo di Stato USA decennale perderebbe circa il { $bond_loss } del suo prezzo se il rendimento salisse di { $rate_rise } rispetto al { $long_rate } ({ $other_date }).
first-rates-down = Il prezzo di un titolo di Stato USA decennale salirebbe di circa { $bond_gain } se il rendimento scendesse di { $rate_fall } rispetto al { $long_rate } ({ $other_date }).
first-cash-bonds =
    { $verdict ->
        [low] Al momento la liquidità rende più delle obbligazioni, e il suo valore non oscilla
       *[high] Al momento le obbligazioni rendono più della liquidità, ma il loro prezzo può scendere
    }: i titoli di Stato USA decennali rendevano il { $long_rate } ({ $date }), i titoli del Tesoro USA a tre mesi il { $bill_rate }. Se il rendimento delle obbligazioni salisse di un punto, il loro prezzo scenderebbe di circa il { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Il più delle volte è stato meglio estinguere il prestito
        [high] Il più delle volte investire ha reso più di quanto costa il prestito, ma non sempre
       *[middle] In più della metà dei casi investire ha reso più di quanto costa il prestito
    }: le azioni statunitensi hanno reso più del { $repay_rate }, al lordo dell’inflazione, nel { $repay_beaten } dei periodi di { $horizon } dal 1871. Estinguere il prestito fa risparmiare gli interessi con certezza.
first-past =
    Chi ha tenuto { $name } da { $from } a { $to } { $nominal_way ->
        [up] ha guadagnato il { $nominal }
       *[down] ha perso il { $nominal }
    }, { $income ->
        [dividends] dividendi compresi
        [interest] interessi compresi
       *[both] dividendi e interessi compresi
    }. Al netto dell’inflazione { $real_way ->
        [up] è stato un guadagno del { $real }
       *[down] è stata una perdita del { $real }
    }.
first-past-sum =
    Per chi ha tenuto { $name } da { $from } a { $to }, una somma di { $past_start } è diventata circa { $past_sum }, { $income ->
        [dividends] dividendi compresi
        [interest] interessi compresi
       *[both] dividendi e interessi compresi
    }. In moneta di inizio periodo sono circa { $past_real_sum }.
first-past-averages = I prezzi sono medie mensili; con quelli di fine anno il dato può differire di diversi punti percentuali.
first-past-missing = I nostri dati storici su azioni e obbligazioni statunitensi finiscono a { $date }; perciò non possiamo dire quanto hanno reso nel { $years }. Dal 1871 ad allora le azioni statunitensi hanno reso il { $sp_real_return_all } al netto dell’inflazione.
first-past-price =
    Da { $from } a { $to } il prezzo di { $name } è { $past_change_way ->
        [up] salito
       *[down] sceso
    } del { $past_change_size }; era di { $price } ({ $other_date }).
first-past-price-dividends = I dividendi sono compresi.
first-past-price-begins = I nostri prezzi di { $name } cominciano solo da { $from }.
first-past-price-missing = Non possiamo dire che andamento abbia avuto { $name } in quel periodo ({ $years }): non abbiamo prezzi di allora.
first-not-those-years = { $name }, { $years }: non possiamo dirlo; ecco i dati più recenti.
first-past-when =
    { $span ->
        [year] nel { $first }
        [years] dal { $first } al { $last }
       *[months] da { $from } a { $to }
    }
first-past-inflation =
    { $when } i prezzi al consumo USA sono { $past_infl_way ->
        [up] saliti
       *[down] scesi
    } del { $past_infl_size }{ $span ->
        [year] { " " }(da dicembre a dicembre)
       *[other] { "" }
    }; l’inflazione annua più recente è del { $infl_12m } ({ $other_date }).
first-past-rates = { $when } i titoli di Stato USA decennali hanno reso in media il { $past_long_rate }; il dato più recente è il { $long_rate } ({ $other_date }).
first-past-policy = { $when } il tasso di riferimento della banca centrale USA è stato in media del { $past_policy_rate }; il dato più recente è il { $policy_rate } ({ $other_date }).
first-past-jobs = { $when } la disoccupazione USA è stata in media del { $past_unemployment }; il dato più recente è il { $unemployment } ({ $other_date }).
first-past-growth =
    { $when } il PIL reale USA è { $past_gdp_way ->
        [up] cresciuto
       *[down] sceso
    } del { $past_gdp_size }; il tasso annuo più recente è del { $gdp_1y } ({ $other_date }).
first-needed-return = Per trasformare { $needed_start } in { $needed_goal } in { $horizon } serve il { $needed_return }, prima delle imposte. Le azioni statunitensi, dividendi compresi e prima dell’inflazione, hanno reso di più nel { $needed_reached } dei periodi di questa durata dal 1871.
first-extremes =
    In periodi di { $horizon }, il risultato peggiore dal 1871 per chi aveva { $name } è stato { $worst_way ->
        [up] un guadagno del { $worst }
       *[down] una perdita del { $worst }
    } al netto dell’inflazione (da { $from } a { $to }), il migliore un guadagno del { $best } (da { $best_from } a { $best_to }).
first-double = Al { $rate_supposed }, il denaro raddoppia in circa { $rate_doubling }, prima di inflazione e tasse.
first-double-market = Con il rendimento medio delle azioni statunitensi dal 1871, il { $sp_real_return_all } al netto dell’inflazione, il denaro è raddoppiato in circa { $rate_doubling }. Nessuno può promettere questo rendimento.
first-rate-sum = Al { $rate_supposed }, una somma di { $grown_start } diventa circa { $rate_grown_sum } in { $horizon }, prima di inflazione e tasse.
first-rate-needed = Al { $rate_supposed }, per arrivare alla somma indicata bisogna investire in una volta sola circa { $rate_needed_sum } per { $horizon }, prima di inflazione e tasse.
first-rate-saved = Al { $rate_supposed }, versamenti mensili per un totale di { $plan_paid } diventano circa { $rate_saved_sum } in { $horizon }, prima di inflazione e tasse.
first-rate-monthly = Al { $rate_supposed }, per arrivare alla somma indicata servono circa { $rate_monthly_sum } al mese per { $horizon }, prima di inflazione e tasse.
first-recovery = Le azioni statunitensi hanno impiegato { $sp_recovery_1929 } per tornare al loro massimo dopo il crollo del 1929, { $sp_recovery_2000 } dopo quello del 2000 e { $sp_recovery_2008 } dopo quello del 2008, con i dividendi e al netto dell’inflazione.
first-stocks-bonds =
    { $verdict ->
        [low] Su { $horizon } le azioni hanno la storia migliore
        [high] Su { $horizon } le obbligazioni sono la scelta più sicura
       *[middle] Su { $horizon } le azioni hanno reso di più e le obbligazioni sono più sicure
    }: le azioni statunitensi hanno reso più dei titoli di Stato nel { $freq_stocks_beat_bonds } dei periodi di questa durata dal 1871, ma hanno perso denaro al netto dell’inflazione nel { $freq_neg } di essi. Nei dieci anni fino a { $date } hanno reso { $sp_real_return_10y } al netto dell’inflazione, i titoli di Stato { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Su { $horizon } investire ha battuto il risparmio il più delle volte
        [high] Su { $horizon } il risparmio è la scelta più sicura
       *[middle] Su { $horizon } investire ha reso di più, ma è un rischio
    }: le azioni statunitensi hanno perso denaro al netto dell’inflazione nel { $freq_neg } di questi periodi dal 1871 e hanno reso in media il { $sp_real_return_all }. I titoli del Tesoro USA a tre mesi pagavano il { $bill_rate } ({ $other_date }), cioè { $real_bill_rate } al netto dell’inflazione.
first-beat-inflation =
    { $verdict ->
        [low] In periodi di { $horizon }, le azioni statunitensi hanno battuto l’inflazione il più delle volte
        [high] In periodi di { $horizon }, le azioni statunitensi sono rimaste spesso sotto l’inflazione
       *[middle] In periodi di { $horizon }, le azioni statunitensi hanno di solito battuto l’inflazione, ma non sempre
    }: hanno reso meno dell’inflazione nel { $freq_neg } di questi periodi dal 1871. In media hanno reso il { $sp_real_return_all } al netto dell’inflazione.
first-crash =
    Un crollo come quello del { $year } costerebbe circa il { $fall }: tanto ha perso { $name } al netto dell’inflazione da { $from } a { $to }{ $more ->
        [yes] , e le sole azioni statunitensi hanno perso il { $stocks }
       *[no] { "" }
    }.
first-crash-past = Nel crollo del { $year } le azioni statunitensi hanno perso il { $fall } al netto dell’inflazione, da { $from } a { $to }.
first-which =
    { $ahead ->
        [one] { $name } è davanti a { $other }
       *[none] { $name } e { $other } sono più o meno alla pari
    }: nei tre anni fino al { $date }, { $first } ha reso all’anno { $gap } { $gained ->
        [more] in più
       *[less] in meno
    } rispetto a { $second }, e le oscillazioni del suo prezzo sono state { $ratio } volte quelle di { $second }.
first-view =
    { $verdict ->
        [favourable] Nel complesso i dati sono a favore di { $name }
        [unfavourable] Nel complesso i dati sono contro { $name }
        [none] I nostri dati su { $name } da soli non rispondono a questa domanda
       *[mixed] I dati su { $name } sono contrastanti
    }. Nell’esercizio chiuso il { $date } i ricavi sono { $direction ->
        [up] cresciuti
       *[down] calati
    } del { $revenue_growth_1y } e il margine operativo è stato del { $operating_margin }{ $more ->
        [yes] ; il { $other_date } le azioni in libera circolazione valevano { $float_to_earnings } volte l’utile
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Nel complesso i dati sono a favore delle azioni statunitensi
        [unfavourable] Nel complesso i dati sono contro le azioni statunitensi
        [none] I nostri dati sulle azioni statunitensi da soli non rispondono a questa domanda
       *[mixed] I dati sulle azioni statunitensi sono contrastanti
    }: nei dieci anni fino a { $date } hanno reso il { $sp_real_return_10y } al netto dell’inflazione; a { $other_date } costavano { $cape } volte il loro utile medio di dieci anni (mediana: { $cape_median }).
first-missing =
    { $question ->
        [value] Non possiamo dire se il prezzo di { $name } sia alto o basso
        [price] Non possiamo dire se il prezzo di { $name } sia alto o basso
        [risk] Non possiamo dire quanto sia alto il rischio di { $name }
        [return] Non possiamo dire quale rendimento attendersi da { $name }
        [income] Non possiamo giudicare il dividendo di { $name }
        [debt] Non possiamo giudicare i debiti di { $name }
        [profit] Non possiamo giudicare gli utili di { $name }
        [which] Non possiamo stabilire quale sia meglio tra { $name }
        [concentration] Non possiamo dire quale sia il grado di concentrazione per { $name }
       *[view] Non possiamo dare un giudizio su { $name }
    }: { $data ->
        [prices] servirebbero prezzi attuali, che non abbiamo
        [accounts] servirebbero i bilanci annuali, che non abbiamo
        [both] servirebbero prezzi attuali e bilanci annuali, che non abbiamo
        [loss] ha chiuso in perdita, quindi il suo prezzo non si può rapportare a un utile
        [pair] servirebbero, per entrambi, prezzi attuali o bilanci annuali dello stesso periodo, che non abbiamo
        [together] servirebbero, per gli stessi anni, i prezzi di tutte le sue parti, che non abbiamo
        [history] servirebbero prezzi di molti anni, che non abbiamo
        [weights] servirebbe il peso di ogni parte, che non conosciamo
        [elsewhere] abbiamo dati su interi mercati ed economie solo per gli Stati Uniti
       *[figures] non abbiamo dati in merito
    }.
first-withdraw =
    { $verdict ->
        [always] Il denaro è bastato sempre
        [never] Il denaro non è mai bastato
        [rarely] Il più delle volte il denaro non è bastato
        [low] Spesso il denaro non è bastato
        [high] Il denaro è bastato quasi sempre
       *[middle] Il più delle volte il denaro è bastato
    }: con { $name }, prelievi del { $withdraw_rate }, calcolati sul capitale iniziale e adeguati all’inflazione, sono stati sostenibili nel { $withdraw_lasted } dei periodi di { $horizon } dal 1871. Il massimo sostenibile in tutti i periodi è stato il { $withdraw_always }.
first-withdraw-long = Con { $name }, prelievi del { $withdraw_rate }, calcolati sul capitale iniziale e adeguati all’inflazione, sono stati sostenibili per 10 anni nel { $withdraw_lasted_10y } dei casi dal 1871, per 20 anni nel { $withdraw_lasted_20y } e per { $horizon } nel { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Con { $name }, il denaro è durato almeno { $horizon } in tutti i casi dal 1871
        [half] Con { $name }, il denaro è durato { $withdraw_years_worst } nel caso peggiore dal 1871 e almeno { $horizon } nella metà dei casi
       *[no] Con { $name }, il denaro è durato { $withdraw_years_worst } nel caso peggiore dal 1871 e { $withdraw_years_typical } o più nella metà dei casi
    }.
first-withdraw-most = Con { $name }, il prelievo massimo sostenibile in tutti i periodi di { $horizon } dal 1871 è stato del { $withdraw_always }, calcolato sul capitale iniziale e adeguato all’inflazione. Nella metà dei periodi si poteva prelevare il { $withdraw_median }.
first-plan = Con { $name }, versamenti mensili uguali per { $horizon } sono diventati { $plan_median } volte la somma versata, al netto dell’inflazione: è la mediana di tutti questi periodi dal 1871. Un decimo dei periodi si è chiuso con meno di { $plan_low } volte la somma versata, e il { $plan_loss } dei periodi con meno di quanto si era versato.
first-plan-sum = Un totale di { $plan_paid }, versato mese per mese, è diventato circa { $plan_median_sum } in moneta di oggi, e meno di { $plan_low_sum } nel peggior decimo dei casi ({ $name }, { $horizon }).
first-plan-goal = Per arrivare alla somma indicata in moneta di oggi sono bastati circa { $plan_monthly_median } al mese nella metà dei casi, e circa { $plan_monthly_low } al mese in nove casi su dieci ({ $name }, { $horizon }).
first-grown = Con { $name }, una somma investita in una volta sola è diventata in { $horizon }, al netto dell’inflazione, { $grown_median } volte quella iniziale: è la mediana di tutti questi periodi dal 1871. Un decimo dei periodi si è chiuso con meno di { $grown_low } volte la somma investita, e il { $grown_loss } dei periodi in perdita.
first-grown-goal = Per arrivare alla somma indicata in moneta di oggi è bastato investire in una volta sola circa { $grown_needed_median } nella metà dei casi, e circa { $grown_needed_low } in nove casi su dieci ({ $name }, { $horizon }).
first-grown-sum = Una somma di { $grown_start }, investita in una volta sola, è diventata circa { $grown_median_sum } in moneta di oggi, e meno di { $grown_low_sum } nel peggior decimo dei casi ({ $name }, { $horizon }).
first-withdraw-sum = Con la somma indicata, prelievi di circa { $withdraw_always_sum } all’anno sono stati sostenibili in tutti i casi, e di circa { $withdraw_median_sum } all’anno nella metà dei casi ({ $name }, { $horizon }).
first-withdraw-month = Con la somma indicata, prelievi di circa { $withdraw_always_month } al mese sono stati sostenibili in tutti i casi, e di circa { $withdraw_median_month } al mese nella metà dei casi ({ $name }, { $horizon }).
first-withdraw-capital = Serviva un capitale iniziale di circa { $withdraw_capital_always } perché il denaro bastasse in tutti i casi, e di circa { $withdraw_capital_median } perché bastasse nella metà dei casi ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Il più delle volte è stato meglio investire tutto subito
        [low] Il più delle volte è stato meglio investire a rate
       *[middle] Nessuna delle due strade è stata nettamente migliore
    }: con { $name }, nel { $lump_ahead } degli anni dal 1871 una somma investita tutta subito ha reso più della stessa somma in dodici rate mensili. Il vantaggio mediano su tutti gli anni è stato del { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Il più delle volte un calo del { $wait_fall } non è arrivato
        [high] Il più delle volte un calo del { $wait_fall } prima o poi è arrivato
       *[middle] Un calo del { $wait_fall } è arrivato all’incirca una volta su due
    }: dopo il { $wait_reached } dei mesi dal 1871, le azioni statunitensi hanno impiegato al massimo { $horizon } per costare almeno il { $wait_fall } in meno rispetto a quel mese.
first-wait-compared = A titolo di confronto, nel { $lump_ahead } degli anni una somma investita tutta subito ha reso più della stessa somma in dodici rate mensili.
first-eps =
    Nell’esercizio chiuso il { $date }, { $name } ha guadagnato { $eps_diluted }, il { $eps_growth_1y } in { $direction ->
        [up] più
       *[down] meno
    } rispetto all’anno prima.
first-roe =
    { $verdict ->
        [low] La redditività del patrimonio netto di { $name } non dipende dai riacquisti di azioni
        [high] La redditività del patrimonio netto di { $name } dipende soprattutto dai riacquisti di azioni
       *[middle] I riacquisti di azioni fanno salire la redditività del patrimonio netto di { $name }
    }: nell’esercizio chiuso il { $date } è stata del { $roe }, e le azioni che { $name } ha riacquistato in cinque anni sono costate { $buybacks_5y_to_equity } volte il patrimonio netto.
first-view-net =
    { $verdict ->
        [favourable] Nel complesso i dati sono a favore di { $name }
        [unfavourable] Nel complesso i dati sono contro { $name }
        [none] I nostri dati su { $name } da soli non rispondono a questa domanda
       *[mixed] I dati su { $name } sono contrastanti
    }. Nell’esercizio chiuso il { $date } i ricavi sono { $direction ->
        [up] cresciuti
       *[down] calati
    } del { $revenue_growth_1y } e l’utile netto è stato pari al { $net_margin } dei ricavi.
first-policy-rate =
    Il tasso di riferimento della banca centrale USA era del { $policy_rate } ({ $date }), { $verdict ->
        [no] al di sopra
       *[partly] al di sotto
    } dell’inflazione, che era del { $infl_12m } in un anno ({ $other_date }).
first-mixes =
    { $verdict ->
        [more] { $higher } ha reso di più ed è sceso di più
        [better] { $higher } ha reso di più e non è sceso di più
       *[neither] Nessuno dei due portafogli è stato nettamente migliore
    }: con azioni e obbligazioni statunitensi, al netto dell’inflazione e su tutti i periodi di { $horizon } dal 1871, il rendimento mediano è stato pari a { $mix_median } con { $name } e a { $other_mix_median } con { $other }. Periodi chiusi in perdita: { $freq_neg } con { $name }, { $other_mix_loss } con { $other }. Cali più profondi: { $fall } e { $other_fall }.
first-fund-falls = Un fondo ampio di azioni statunitensi scenderebbe all’incirca quanto loro.
first-stock-fall = Se le azioni perdessero il { $stock_fall } e le obbligazioni mantenessero il loro prezzo, { $name } perderebbe circa il { $mix_stock_fall }.
first-parts-fall = L’insieme perderebbe il { $whole_fall } se tutto il resto mantenesse il suo prezzo ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = Si suppone che tutta la somma sia investita in: { $name }.
first-supposed-sum = Di { $sum } andrebbero persi { $lost } e resterebbero { $left }.
first-constraints = Queste cifre non tengono conto della sua condizione: { $limits }.
first-limit-exceeded = Il suo limite del { $limit } è superato: { $parts }.
first-limit-kept = Il suo limite del { $limit } è rispettato: { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Ciò che paga di più al netto dei costi: un fondo monetario in dollari rende all’incirca quanto i buoni del Tesoro USA a tre mesi ({ $bill_rate }, { $date }), meno la sua commissione. Un conto di risparmio che paga meno rende meno, ma i depositi sono garantiti fino a un limite e i fondi no. Non abbiamo i tassi delle singole banche.
first-stock-share = Non c’è una quota giusta per tutti: conta quando serve il denaro e quale calo si può sopportare. Dal 1871 le azioni statunitensi hanno perso denaro al netto dell’inflazione nel { $five } dei periodi di cinque anni e nel { $twenty } dei periodi di vent’anni, e nel caso peggiore sono scese del { $fall }. Con metà del denaro in azioni, un calo simile costa all’insieme la metà. Il denaro che serve entro pochi anni non va messo in azioni.
first-debt-cash = Al { $date } { $name } aveva un debito di { $debt } e disponeva di { $cash } tra cassa e titoli a breve.
first-short-history = Non possiamo dire quanto renderà { $name } in { $horizon }: i nostri dati sui prezzi vanno solo da { $from } a { $to }.
first-stand-in-bonds = Per questo fondo il calcolo si basa sulla storia dei titoli di Stato USA decennali.
first-erosion = Con un’inflazione del { $infl_supposed }, il denaro senza interessi perde il { $infl_erosion } del suo potere d’acquisto in { $horizon }.
first-forecast = Nessuno può saperlo in anticipo; questi sono gli ultimi dati.
first-stand-in-mix = Per questi fondi il calcolo si basa sulla storia delle azioni statunitensi e dei titoli di Stato USA decennali.
first-stand-in = Per { $name } non abbiamo una storia così lunga: il calcolo si basa su quella delle azioni statunitensi.
first-dividend-not-shown = Il bilancio di { $name } per l’esercizio chiuso il { $date } non riporta alcun dividendo.
first-no-dividend = { $name } non ha pagato dividendi nell’esercizio chiuso il { $date }.
first-withdrawals = Non abbiamo calcolato i prelievi: queste cifre non ne tengono conto.
first-income-share =
    Erano { $share }, { $same ->
        [yes] come nel { $since }
       *[no] contro { $first_share } nel { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Dati aggiornati a: { $kinds }.
current-accounts = bilanci ({ $date })
current-prices = quotazioni ({ $date })
current-metals = metalli e criptovalute ({ $date })
current-exchange = tassi di cambio ({ $date })
current-market = Borsa USA ({ $date })
current-rates = tassi d’interesse ({ $date })
current-economy = dati economici ({ $date })
table-years = { $name }: esercizi
table-compare = Fianco a fianco
table-portfolio = Le parti del portafoglio

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    In un anno ({ $dates }) il dollaro { $dollar_12m_way ->
        [down] ha perso
       *[up] ha guadagnato
    } il { $dollar_12m_size } sulle valute dei suoi partner commerciali. Era più debole nel { $dollar_percentile } dei giorni osservati.
wrong-dollar = Il dollaro cambia direzione entro il prossimo anno.
claim-fall-year =
    In un anno ({ $dates }) { $name } ha perso fino al { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }(da { $from } a { $to })
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . { $verdict ->
            [opposes] È più di quanto consenta
           *[other] Rientra in quanto consente
        } la tolleranza al rischio
    }.
wrong-fall-year = Uno storico più lungo mostra un calo nettamente più profondo.
claim-swings-year = In un anno ({ $dates }) { $name } ha oscillato di norma del { $vol_12m }.
wrong-swings-year = Uno storico più lungo mostra oscillazioni molto maggiori o minori.
claim-sahm = In tre mesi ({ $dates }) la disoccupazione è stata in media di { $sahm } sopra il minimo dell’ultimo anno.
wrong-sahm = La disoccupazione sale nei prossimi mesi.
claim-inversion-record = Nel { $jobs_after_inversion } dei mesi in cui i rendimenti a breve superavano quelli a lungo termine, la disoccupazione era nettamente più alta un anno e mezzo dopo. Su tutti i mesi la quota è del { $jobs_after_any } (dati: { $dates }).
wrong-inversion-record = La prossima inversione passa senza un aumento della disoccupazione.
claim-growth-5y =
    In cinque anni ({ $dates }) i ricavi di { $name } sono { $revenue_growth_5y_way ->
        [down] calati
       *[up] cresciuti
    } del { $revenue_growth_5y_size }{ $more ->
        [yes] ; l’utile per azione è { $eps_growth_5y_way ->
            [down] calato
           *[up] cresciuto
        } del { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = La variazione viene da un’acquisizione o da un solo anno.
claim-bill-real =
    I titoli del Tesoro USA a tre mesi pagavano il { $bill_rate } ({ $dates }). Al netto dell’inflazione è { $real_bill_rate_way ->
        [down] una perdita
       *[up] un guadagno
    } del { $real_bill_rate_size }.
wrong-bill-real = I tassi a breve o l’inflazione si muovono di oltre un punto.
claim-payrolls =
    In un anno ({ $dates }) il numero di posti di lavoro negli Stati Uniti è { $payrolls_12m_way ->
        [down] sceso
       *[up] salito
    } del { $payrolls_12m_size }.
wrong-payrolls = Le cifre vengono riviste, o cambiano direzione in pochi mesi.
claim-output =
    In un anno ({ $dates }) l’economia statunitense { $gdp_1y_way ->
        [down] si è contratta
       *[up] è cresciuta
    } del { $gdp_1y_size } al netto dell’inflazione.
wrong-output = I prossimi trimestri vanno nella direzione opposta.
claim-money =
    In un anno ({ $dates }) la massa monetaria USA M2 è { $m2_12m_way ->
        [down] diminuita
       *[up] cresciuta
    } del { $m2_12m_size }; al netto dell’inflazione è { $m2_real_12m_way ->
        [down] diminuita
       *[up] cresciuta
    } del { $m2_real_12m_size }{ $more ->
        [yes] . I prestiti bancari alle imprese sono { $loans_12m_way ->
            [down] scesi
           *[up] saliti
        } del { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = Il denaro passa a forme che M2 non conta.
claim-housing =
    In un anno ({ $dates }) i nuovi cantieri residenziali negli Stati Uniti sono { $starts_12m_way ->
        [down] scesi
       *[up] saliti
    } del { $starts_12m_size } e i permessi edilizi sono { $permits_12m_way ->
        [down] scesi
       *[up] saliti
    } del { $permits_12m_size }{ $more ->
        [yes] . Il costo dell’abitazione è { $shelter_12m_way ->
            [down] sceso
           *[up] salito
        } del { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Un inverno mite o rigido spiega la differenza.
claim-purchasing-power = Un dollaro comprava il { $purchasing_power_10y } di ciò che comprava dieci anni prima ({ $dates }).
wrong-purchasing-power = I prezzi scendono nei prossimi dieci anni.
claim-hedge =
    Da { $from } a { $to } il prezzo di { $name } è { $gain_whole_way ->
        [down] sceso
       *[up] salito
    } del { $gain_whole_size } e i prezzi al consumo negli Stati Uniti sono { $infl_whole_way ->
        [down] scesi
       *[up] saliti
    } del { $infl_whole_size }.
wrong-hedge = Uno storico più lungo mostra il contrario.
claim-level = La mediana di { $name } è { $level_median }; nel { $level_percentile } dei mesi osservati il cambio era più basso di ora ({ $dates }).
wrong-level = La vecchia mediana non vale più, perché l’andamento dei prezzi nei due paesi è diverso.

## Measures of the above.

measure-vol-12m = Volatilità su dodici mesi
measure-gain-whole = Variazione dall’inizio dei dati
measure-infl-whole = Inflazione negli stessi mesi
measure-correlation-12m = Correlazione su dodici mesi
measure-level-median = Cambio mediano
measure-level-percentile = Cambio rispetto alla propria storia
measure-core-infl-12m = Inflazione al netto di alimentari ed energia
measure-shelter-12m = Variazione del costo dell’abitazione
measure-payrolls-12m = Variazione dell’occupazione
measure-income-12m = Variazione del reddito reale
measure-m2-12m = Variazione della massa monetaria M2
measure-m2-real-12m = Variazione di M2 al netto dell’inflazione
measure-starts-12m = Variazione dei nuovi cantieri
measure-permits-12m = Variazione dei permessi edilizi
measure-loans-12m = Variazione dei prestiti alle imprese
measure-gdp-1y = Variazione del PIL reale
measure-bill-rate = Rendimento dei titoli del Tesoro a tre mesi
measure-real-bill-rate = Rendimento a tre mesi meno inflazione
measure-purchasing-power-10y = Potere d’acquisto rimasto dopo dieci anni
measure-sahm = Disoccupazione sopra il minimo dell’anno
measure-jobs-after-inversion = Inversioni dei rendimenti seguite da più disoccupazione
measure-jobs-after-any = Mesi seguiti da più disoccupazione
measure-oil-price = Prezzo di un barile di greggio
measure-oil-12m = Variazione del prezzo del greggio
measure-dollar-12m = Variazione del dollaro sulle valute dei suoi partner
measure-dollar-percentile = Dollaro rispetto alla propria storia
measure-sp-long-rate = Rendimento a dieci anni in quel mese
measure-revenue-growth-5y = Crescita dei ricavi, cinque anni
measure-eps-growth-5y = Crescita dell’utile per azione, cinque anni
measure-cash = Cassa e titoli a breve
measure-debt = Debito
measure-dividends = Dividendi pagati
measure-buybacks = Riacquisti di azioni
measure-dividends-per-share = Dividendo per azione
measure-shares-diluted = Azioni diluite
measure-public-float = Valore delle azioni in libera circolazione

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name }: prezzi di fine mese, { $from }–{ $to }
chart-price-axis = Prezzo in { $unit }
chart-index-axis = Livello dell’indice
chart-log = scala logaritmica
chart-fall = Sotto il precedente massimo di fine mese, in %
chart-price-alt = Prezzi di fine mese: { $name }, { $from }–{ $to }. Ultimo rispetto al primo: { $times }. Calo più profondo da un massimo: { $deepest }. Alla fine: { $last }.
chart-valuation = { $name }: prezzo rispetto a dieci anni di utili (CAPE), { $from }–{ $to }
chart-valuation-axis = Prezzo in multipli dell’utile annuo; in grigio: la metà centrale dei mesi
chart-last = ultimo { $value }
chart-median = mediana { $value }
chart-valuation-alt = CAPE: { $name }, { $from }–{ $to }. Ultimo: { $last }. Mediana: { $median }. La metà dei mesi sta tra { $low } e { $high }.
chart-scenarios = Scenari: quante volte il passato è finito così
chart-scenarios-axis = Quota dei periodi passati, in %
chart-scenarios-alt = Quota dei periodi passati: { $shares }.
chart-bear = Sfavorevole
chart-base = Centrale
chart-bull = Favorevole
chart-confidence = Fiducia di ogni membro prima (cerchio) e dopo (punto) le domande
chart-confidence-axis = Fiducia, da 0 (nessuna) a 1 (certezza)
chart-confidence-alt = Fiducia da 0 a 1, prima e dopo: { $members }.
chart-source = Fonte: { $source }
chart-source-committee = Fonte: il comitato
measure-pf-effective-positions = Posizioni uguali con la stessa concentrazione
measure-pf-risk-share = Quota del rischio del portafoglio
measure-pf-halved-drawdown-36m = Calo più profondo in tre anni con metà della posizione maggiore in liquidità
measure-real-max-drawdown-all = Calo più profondo al netto dell’inflazione
measure-crash-fall = Calo in quel crollo, al netto dell’inflazione
measure-withdraw-rate = Prelievo nel primo anno
measure-withdraw-lasted = Periodi passati in cui il denaro è bastato per i prelievi
measure-past-change = Variazione del prezzo negli anni richiesti
measure-needed-return = Rendimento annuo necessario
measure-needed-start = Somma iniziale
measure-needed-goal = Obiettivo
measure-needed-reached = Quota dei periodi passati in cui le azioni statunitensi hanno reso di più
measure-infl-change-12m = Variazione dell’inflazione rispetto all’anno prima
measure-withdraw-lasted-10y = Periodi passati di 10 anni in cui il denaro è bastato per i prelievi
measure-withdraw-lasted-20y = Periodi passati di 20 anni in cui il denaro è bastato per i prelievi
measure-withdraw-always = Prelievo massimo sostenibile in tutti i periodi passati
measure-withdraw-median = Prelievo massimo sostenibile nella metà dei periodi passati
measure-return-nominal = Rendimento prima dell’inflazione
measure-return-real = Rendimento al netto dell’inflazione
measure-past-start = Somma investita
measure-past-sum = Quanto era diventata
measure-past-real-sum = Lo stesso in moneta del primo mese
measure-past-worst = Rendimento peggiore dei periodi lunghi come l’orizzonte
measure-past-best = Rendimento migliore dei periodi lunghi come l’orizzonte
measure-past-infl = Inflazione negli anni richiesti
measure-past-long-rate = Rendimento decennale medio negli anni richiesti
measure-past-policy-rate = Tasso di riferimento medio negli anni richiesti
measure-past-unemployment = Disoccupazione media negli anni richiesti
measure-past-gdp = Variazione del PIL reale negli anni richiesti
measure-policy-rate = Tasso di riferimento USA
measure-rate-supposed = Rendimento ipotizzato nella domanda
measure-rate-grown-sum = Quanto diventa la somma a questo rendimento
measure-grown-needed-median = Somma investita in una volta sola che è bastata nella metà dei periodi passati
measure-grown-needed-low = Somma investita in una volta sola che è bastata in nove periodi passati su dieci
measure-rate-needed-sum = Somma per l’obiettivo a questo rendimento
measure-rate-saved-sum = Quanto diventano i versamenti mensili a questo rendimento
measure-rate-monthly-sum = Versamento mensile per l’obiettivo a questo rendimento
measure-rate-doubling = Tempo in cui il denaro raddoppia
measure-recovery = Tempo impiegato dalle azioni statunitensi per tornare al massimo precedente al crollo
measure-repay-rate = Tasso d’interesse del prestito
measure-repay-beaten = Quota dei periodi passati in cui le azioni statunitensi hanno reso più di quanto costa il prestito
measure-rate-fall = Calo del rendimento
measure-bond-gain = Guadagno di prezzo di un’obbligazione a dieci anni se il rendimento scende di quella misura
measure-infl-supposed = Inflazione ipotizzata nella domanda
measure-infl-erosion = Perdita di potere d’acquisto con quell’inflazione
measure-plan-paid = Totale versato
measure-plan-median-sum = Valore finale dei versamenti mensili in moneta di oggi, mediana dei periodi passati
measure-plan-low-sum = Valore finale dei versamenti mensili in moneta di oggi, superato in nove periodi passati su dieci
measure-plan-monthly-median = Versamento mensile che è bastato nella metà dei periodi passati
measure-plan-monthly-low = Versamento mensile che è bastato in nove periodi passati su dieci
measure-withdraw-always-sum = Somma annua massima sostenibile in tutti i periodi passati
measure-withdraw-median-sum = Somma annua massima sostenibile nella metà dei periodi passati
measure-withdraw-always-month = Somma mensile massima sostenibile in tutti i periodi passati
measure-withdraw-median-month = Somma mensile massima sostenibile nella metà dei periodi passati
measure-withdraw-years-worst = Anni di durata del denaro nel peggior periodo passato
measure-withdraw-years-typical = Anni di durata del denaro nella metà dei periodi passati
measure-withdraw-capital-always = Capitale iniziale che è bastato in tutti i periodi passati
measure-withdraw-capital-median = Capitale iniziale che è bastato nella metà dei periodi passati
measure-plan-median = Valore finale dei versamenti mensili rispetto alla somma versata, mediana dei periodi passati
measure-plan-low = Valore finale dei versamenti mensili rispetto alla somma versata, peggior decimo dei periodi passati
measure-plan-loss = Periodi passati in cui i versamenti mensili hanno dato meno della somma versata
measure-grown-start = Somma investita in una volta sola
measure-grown-median-sum = Valore finale della somma investita in moneta di oggi, mediana dei periodi passati
measure-grown-low-sum = Valore finale della somma investita in moneta di oggi, superato in nove periodi passati su dieci
measure-grown-median = Valore finale di una somma investita in una volta sola rispetto a quella somma, mediana dei periodi passati
measure-grown-low = Valore finale di una somma investita in una volta sola rispetto a quella somma, peggior decimo dei periodi passati
measure-grown-loss = Periodi passati in cui un investimento in una volta sola si è chiuso in perdita
measure-lump-ahead = Anni passati in cui investire tutto subito ha reso più che a rate
measure-lump-lead = Vantaggio di investire tutto subito anziché a rate, mediana degli anni passati
measure-wait-fall = Calo che si aspetta prima di comprare
measure-wait-reached = Quota dei mesi dopo i quali i prezzi sono scesi di quella misura entro l’orizzonte
measure-bond-loss-1pt = Perdita di prezzo di un’obbligazione a dieci anni se il rendimento sale di un punto
measure-bond-loss = Perdita di prezzo di un’obbligazione a dieci anni se il rendimento sale quanto nella domanda
measure-rate-rise = Rialzo del rendimento indicato nella domanda
measure-stock-fall = Calo delle azioni indicato nella domanda
measure-mix-stock-fall = Perdita del portafoglio con quel calo, se le obbligazioni mantengono il loro prezzo
measure-part-weight = Peso della parte
measure-part-fall = Calo ipotizzato della parte
measure-whole-fall = Perdita dell’insieme
measure-supposed-sum = Somma indicata nella domanda
measure-supposed-lost = Perdita su quella somma
measure-supposed-left = Quanto resta di quella somma
measure-mix-median = Rendimento annuo mediano del portafoglio al netto dell’inflazione
measure-other-mix-median = Lo stesso, per il secondo portafoglio
measure-other-mix-loss = Periodi passati in perdita del secondo portafoglio
measure-other-mix-fall = Calo più profondo del secondo portafoglio

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] L’utile per azione di { $name } è sceso del { $size } in un anno
       *[up] L’utile per azione di { $name } è salito del { $size } in un anno
    }{ $more ->
        [yes] , a { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = La prossima relazione annuale mostra l’utile per azione in direzione opposta.
claim-tax-credit =
    Un credito d’imposta pari al { $tax_credit } dell’utile ante imposte ha gonfiato l’utile netto di { $name }{ $more ->
        [yes] ; il margine netto superava quello operativo di { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = Il credito si ripete ogni anno, o l’utile regge anche senza.
claim-other-income = Il margine netto di { $name } superava quello operativo di { $net_above_operating }: interessi, plusvalenze o voci straordinarie si sono aggiunti all’utile
wrong-other-income = I proventi aggiuntivi si ripetono ogni anno.
claim-doubted = { $text }; { $doubt }.
doubt-equity-to-assets = questo dice poco, perché il patrimonio netto è solo il { $value } dell’attivo
doubt-capital-to-assets = questo dice poco, perché il capitale investito è solo il { $value } dell’attivo
doubt-buybacks-5y-to-equity = questo dice poco, perché i riacquisti di cinque anni sono costati { $value } volte il patrimonio netto rimasto
doubt-tax-credit = ha contribuito un credito d’imposta pari al { $value } dell’utile ante imposte
doubt-net-above-operating = hanno contribuito proventi estranei all’attività: il margine netto supera quello operativo di { $value }
doubt-eps-growth-5y = ma in cinque anni l’utile per azione è sceso del { $size }
doubt-fcf-margin = questo dice poco, perché il flusso di cassa libero è stato solo il { $value } dei ricavi
doubt-eps-growth-1y = questo dice poco, perché l’utile per azione è sceso del { $size } nell’ultimo anno
claim-implied-growth =
    Per rendere quanto le azioni statunitensi dal 1871, { $name } ha bisogno di utili che { $implied_growth_way ->
        [down] non calino mai di oltre il
       *[up] crescano in modo permanente del
    } { $implied_growth_size } al netto dell’inflazione{ $more ->
        [yes] ; in cinque anni l’utile per azione è { $eps_growth_5y_way ->
            [down] calato
           *[up] cresciuto
        } del { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = Gli utili crescono più in fretta, o rendimenti più bassi diventano normali per tutte le azioni.
measure-equity-to-assets = Patrimonio netto in rapporto all’attivo
measure-capital-to-assets = Capitale investito in rapporto all’attivo
measure-buybacks-5y-to-equity = Riacquisti di cinque anni, in multipli del patrimonio netto
measure-tax-credit = Credito d’imposta in rapporto all’utile ante imposte
measure-net-above-operating = Margine netto oltre quello operativo
measure-implied-growth = Crescita degli utili implicita nel valore

## How the confidence came about.

confidence-kind-accounts = Bilanci
confidence-kind-valuation = Valutazione
confidence-kind-prices = Prezzi
confidence-kind-risk = Rischio
confidence-kind-portfolio = Composizione degli investimenti
confidence-kind-economy = Economia
confidence-readings =
    { $name }: { $agreeing ->
        [one] { $agreeing } dato chiave su { $readings } va
       *[other] { $agreeing } dati chiave su { $readings } vanno
    } nella stessa direzione del risultato. { $dates ->
        [one] Data dei dati: { $to }.
       *[several] Date dei dati: { $from } – { $to }.
    }
confidence-facts =
    { $name }: { $readings ->
        [one] { $readings } dato chiave
       *[other] { $readings } dati chiave
    }. { $dates ->
        [one] Data dei dati: { $to }.
       *[several] Date dei dati: { $from } – { $to }.
    }
confidence-missing = { $name }: nessun dato.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Prezzo o cambio cercato
measure-looked-change = Variazione cercata
measure-looked-ratio = Rapporto o correlazione cercata
lookup-consumer-prices = prezzi al consumo USA
lookup-price-ounce = { $name } (l'oncia)
lookup-price-gram = { $name } (il grammo)
lookup-price-now =
    { $name } valeva { $price } il { $date }, il { $way ->
        [down] { $size } in meno
       *[other] { $size } in più
    } rispetto a un anno prima ({ $then }).
lookup-price-at = { $name } valeva { $price } il { $date }.
lookup-price-near = Non abbiamo il prezzo di { $name } di quel giorno ({ $asked }); il più vicino che abbiamo è { $price } ({ $date }).
lookup-price-range = { $time }: { $name } è oscillato tra { $low } e { $high }; ultimo valore: { $last } ({ $date }).
lookup-price-change =
    { $name } dal { $from } al { $to }: { $way ->
        [down] -{ $size }
       *[other] +{ $size }
    }, da { $start } a { $end }.
lookup-price-return =
    L'azione { $name } ha { $way ->
        [down] perso
       *[other] guadagnato
    } il { $size } dal { $from } al { $to }, contando frazionamenti e dividendi.
lookup-price-top =
    { $name }: il valore più { $kind ->
        [low] basso
       *[other] alto
    } nei nostri dati dal { $from } al { $to } è stato { $top }, il { $date }.
lookup-price-off = { $name } valeva { $price } il { $now_date }, il { $size } sotto il massimo dei nostri dati: { $top } il { $date }.
lookup-price-level = { $name } valeva { $price } il { $date }: più che nel { $share } delle date dei nostri dati dal { $from }; il valore mediano è { $median }.
lookup-price-average = { $name } valeva in media { $average } dal { $from } al { $to }.
lookup-price-convert = Al cambio del { $date }, { $sum } valgono { $result }; è un calcolo senza commissioni.
lookup-price-ratio = Un'oncia di { $name } valeva { $ratio } once di { $other } il { $date }; un anno prima { $then }.
lookup-price-correlation = Le variazioni mensili di { $name } e { $other } avevano una correlazione di { $value } dal { $from } al { $to }: 1 vuol dire sempre insieme, 0 nessun legame.
lookup-price-month =
    Il mese { $kind ->
        [worst] peggiore
       *[other] migliore
    } di { $name }: dal { $from } al { $to }, { $way ->
        [down] un calo del { $size }
       *[other] un aumento del { $size }
    }.
lookup-price-fall = Il calo maggiore di { $name } in quel periodo: { $size }, dal { $from } al { $to }.
lookup-price-swings = Oscillazione dei prezzi in un anno, dal { $from } al { $to }: { $list }.
lookup-price-back = L'azione { $name } è tornata il { $date } al massimo del { $from }, contando frazionamenti e dividendi.
lookup-price-not-back =
    L'azione { $name } non era tornata al massimo del { $from } al { $to }, fine dei nostri prezzi: { $way ->
        [down] { $size } in meno
       *[other] { $size } in più
    }, contando frazionamenti e dividendi.
lookup-price-ranked =
    Il più { $kind ->
        [low] debole
       *[other] forte
    } dal { $from } al { $to }: { $first }; poi { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] calo del { $size }
       *[other] aumento del { $size }
    })
lookup-price-sum = { $sum } messi in { $name } il { $from } erano { $became } il { $to }, contando frazionamenti e dividendi.
lookup-price-rate = { $name } ha reso in media { $rate } dal { $from } al { $to }, contando frazionamenti e dividendi.
lookup-price-data = I nostri prezzi di { $name } vanno dal { $from } al { $to }.
lookup-price-missing = Non abbiamo prezzi di { $name } per il periodo chiesto: i nostri vanno dal { $from } al { $to }.
lookup-price-none = Non abbiamo tassi di cambio di questa valuta: { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] prezzi al consumo
        [core] prezzi al consumo senza alimentari ed energia
        [food] prezzi al consumo, alimentari
        [energy] prezzi al consumo, energia
        [shelter] prezzi al consumo, abitazione
        [medical] prezzi al consumo, cure mediche
        [pce] prezzi dei consumi personali (PCE)
        [ppi] prezzi alla produzione dei beni finiti
        [policy-rate] tasso di riferimento (federal funds)
        [m1] rendimento dei Treasury a un mese
        [b3] rendimento dei Treasury a tre mesi
        [b6] rendimento dei Treasury a sei mesi
        [y1] rendimento dei Treasury a un anno
        [y2] rendimento dei Treasury a due anni
        [y3] rendimento dei Treasury a tre anni
        [y5] rendimento dei Treasury a cinque anni
        [y7] rendimento dei Treasury a sette anni
        [y10] rendimento dei Treasury a dieci anni
        [y20] rendimento dei Treasury a vent’anni
        [y30] rendimento dei Treasury a trent’anni
        [curve-2y] rendimento a dieci anni meno quello a due anni
        [curve-3m] rendimento a dieci anni meno quello a tre mesi
        [paper] tasso delle cambiali finanziarie a tre mesi
        [unemployment] tasso di disoccupazione
        [payrolls] posti di lavoro fuori dall’agricoltura
        [employed] persone occupate
        [labor] forza lavoro
        [factory-jobs] posti di lavoro nell’industria manifatturiera
        [claims] prime richieste di sussidio di disoccupazione a settimana
        [long-unemployed] disoccupati da 27 settimane o più
        [unemployed-weeks] durata media della disoccupazione in settimane
        [hours] ore settimanali nell’industria manifatturiera
        [wages] paga oraria nel settore dei beni
        [capacity] uso della capacità produttiva nell’industria manifatturiera
        [permits] permessi di costruzione in ragione annua
        [starts] nuovi cantieri residenziali in ragione annua
        [production] produzione industriale
        [retail] vendite al dettaglio e della ristorazione
        [real-sales] vendite reali di industria e commercio
        [orders] ordini di beni durevoli
        [inventories] scorte di industria e commercio
        [income] reddito personale reale
        [consumption] consumi personali reali
        [gdp] prodotto interno lordo reale
        [money-m1] massa monetaria M1
        [m2] massa monetaria M2
        [reserves] riserve delle banche
        [loans] prestiti bancari alle imprese
        [real-estate-loans] prestiti immobiliari delle banche
        [consumer-credit] credito al consumo non rotativo
        [oil] petrolio (WTI), prezzo al barile
       *[dollar] indice del dollaro rispetto ai partner commerciali
    }
lookup-economy-up = aumento: { $size }
lookup-economy-down = calo: { $size }
lookup-economy-same = nessuna variazione
lookup-economy-now = USA, { $name }: { $value } ({ $date }); in un anno { $change }, da { $before }.
lookup-economy-now-alone = USA, { $name }: { $value } ({ $date }).
lookup-economy-now-growth = USA, { $name }: in dodici mesi { $change } ({ $date }); un anno prima il tasso era { $before }.
lookup-economy-growth-alone = USA, { $name }: in dodici mesi { $change } ({ $date }).
lookup-economy-month = Rispetto al mese precedente: { $change }.
lookup-economy-values = USA, { $name } – { $list }.
lookup-economy-yearly-values = USA, { $name }, variazione nel periodo – { $list }.
lookup-economy-newest = Valore più recente: { $value } ({ $date }).
lookup-economy-item = { $when }: { $value }
lookup-economy-item-mean = { $when }: in media { $mean }, tra { $low } ({ $low_date }) e { $high } ({ $high_date }); nell’anno { $change }, fino a { $end }
lookup-economy-item-end = { $when }: alla fine { $end }, nell’anno { $change }
lookup-economy-item-until = { $year } (fino a { $date })
lookup-economy-join = { $left }; { $right }
lookup-economy-since = USA, { $name }: { $change }, da { $start } ({ $start_date }) a { $value } ({ $date }).
lookup-economy-since-growth = USA, { $name }, da { $start_date } a { $date }: in tutto { $change }.
lookup-economy-yearly = Come tasso annuo: { $yearly }.
lookup-economy-was-lower = All’inizio erano più bassi che alla fine: { $then } in meno.
lookup-economy-was-higher = All’inizio erano più alti che alla fine: { $then } in più.
lookup-economy-high = USA, { $name } ({ $from } – { $to }): il valore più alto è stato { $value } ({ $date }).
lookup-economy-low = USA, { $name } ({ $from } – { $to }): il valore più basso è stato { $value } ({ $date }).
lookup-economy-distance = Da allora: { $change }, fino a { $newest } ({ $newest_date }).
lookup-economy-inverted = USA, { $name }: sotto zero per l’ultima volta a fine mese ({ $date }), con { $value }; valore più recente: { $newest } ({ $newest_date }).
lookup-economy-worth = Prezzi al consumo negli USA, da { $from } a { $to }: { $change }. Ciò che allora costava { $sum } ora costa circa { $sum_now }, e { $sum } ora comprano ciò che allora compravano { $sum_then }.
lookup-economy-uncovered = USA, { $name }: i nostri dati vanno da { $from } a { $to } e non coprono tutto ciò che chiede.
lookup-economy-no-ecb = Non abbiamo il tasso di riferimento della Banca centrale europea: il nostro è quello degli Stati Uniti.
lookup-economy-no-policy-rate = Non abbiamo il tasso di riferimento né altri tassi del paese che nomina: i nostri sono quelli degli Stati Uniti.
lookup-economy-no-country = Non abbiamo dati sull’economia del paese che nomina: i nostri sono quelli degli Stati Uniti.
lookup-economy-no-mortgage = Non abbiamo tassi dei mutui. Spesso li si confronta con il rendimento dei titoli di Stato USA a dieci anni.
lookup-economy-no-recessions = Non abbiamo un elenco delle recessioni e quindi non possiamo dire quando ci sono state. Abbiamo disoccupazione, produzione e curva dei rendimenti degli Stati Uniti.
lookup-economy-yes = Sì.
lookup-economy-no = No.
lookup-economy-sahm-warns = Sì, la regola di Sahm avverte di una recessione: la disoccupazione media USA di tre mesi era sopra il minimo dell’ultimo anno, con uno scarto di { $sahm } ({ $date }), e la regola avverte da mezzo punto in su.
lookup-economy-sahm-quiet = No, la regola di Sahm non avverte di una recessione: la disoccupazione media USA di tre mesi rispetto al minimo dell’ultimo anno aveva uno scarto di { $sahm } ({ $date }), e la regola avverte da mezzo punto in su.
lookup-economy-after-inversion = Tra i mesi in cui i titoli USA a dieci anni rendevano meno di quelli a tre mesi, la quota seguita da una disoccupazione più alta di almeno mezzo punto dopo diciotto mesi è { $share }; tra tutti i mesi è { $any }.
lookup-economy-deposit-us = Un tasso di { $rate } meno l’inflazione USA di { $inflation } lascia circa { $real } all’anno prima delle tasse. L’inflazione di altri paesi non è nei nostri dati.
lookup-economy-deposit = Un tasso di { $rate } meno un’inflazione di { $inflation } lascia circa { $real } all’anno prima delle tasse.
lookup-economy-not-covered = Su { $when } i nostri dati non dicono nulla.
lookup-economy-item-average = { $when }: in media { $value }
measure-economy-value = Valore della serie
measure-economy-before = Valore un anno prima
measure-economy-change = Variazione della serie
measure-economy-change-1m = Variazione in un mese
measure-economy-mean = Media del periodo
measure-economy-high = Valore più alto
measure-economy-low = Valore più basso
measure-economy-end = Valore alla fine
measure-economy-start = Valore all’inizio
measure-economy-yearly = Variazione come tasso annuo
measure-economy-then = Inizio rispetto alla fine
measure-economy-sum = Somma indicata
measure-economy-sum-now = Quanto costa ora
measure-economy-sum-then = Che cosa comprava allora
measure-economy-rate = Tasso indicato
measure-economy-inflation = Inflazione accanto
measure-economy-real = Tasso dopo l’inflazione
## Subjects without data: what is missing, and what can be told.

outside-tax = Non abbiamo dati sulle imposte: aliquote e regole dipendono dal Paese e dal singolo caso. Possiamo mostrare quanto ha reso un investimento prima delle imposte.
outside-start = Non trattiamo come aprire un conto e cominciare, che dipende dalla banca o dal broker e dal Paese. Possiamo mostrare come sono finiti in passato un risparmio mensile o una somma unica in azioni statunitensi: indichi la somma e gli anni.
outside-account = Non abbiamo dati sui broker e sulle loro regole: aprire un conto, inviare un ordine o prestare azioni dipende dal broker e dalla legge. Possiamo mostrare bilanci, prezzi e rendimenti passati degli investimenti.
outside-bank = Non abbiamo dati sulla sicurezza di banche e broker né sulla garanzia dei depositi, i cui limiti sono fissati dalla legge di ogni Paese. Possiamo mostrare quanto rendono i titoli del Tesoro USA a breve.
outside-property = Non abbiamo dati su prezzi delle case, affitti o rendimenti degli immobili, perciò non possiamo confrontarli con altro. Possiamo mostrare quanto hanno reso azioni e obbligazioni statunitensi.
outside-insurance = Non abbiamo dati su assicurazioni e rendite: quanto costano e pagano sta in ogni contratto. Possiamo mostrare quanto sono durati in passato i prelievi da azioni e obbligazioni statunitensi.
outside-analysts = Non abbiamo opinioni né obiettivi di prezzo degli analisti. Possiamo mostrare che cosa ha pubblicato una società.
outside-events = Non abbiamo dati su notizie, politica ed eventi come elezioni, guerre o halving, perciò non possiamo dire che effetto hanno sui prezzi. Possiamo mostrare quanto spesso e quanto a fondo sono scese le azioni statunitensi.
outside-sectors = Non abbiamo i rendimenti di settori, industrie o gruppi di azioni come le piccole società, perciò non possiamo giudicarli né ordinarli. Possiamo mostrare le azioni statunitensi nel complesso e i bilanci di singole società.
outside-elsewhere = Non abbiamo dati sulle borse, sulle obbligazioni e sui fondi di altri Paesi e regioni. Possiamo mostrare quelli degli Stati Uniti.
outside-bonds = Non abbiamo dati su singole obbligazioni, buoni di risparmio o titoli indicizzati all’inflazione. Possiamo mostrare i rendimenti dei titoli di Stato USA e l’inflazione statunitense.
outside-private = Non abbiamo dati sulle società non quotate in borsa, quindi né bilanci né prezzi. Possiamo mostrare che cosa hanno pubblicato le società quotate.
outside-trading = Non abbiamo dati sui risultati del day trading e del trading a breve. Possiamo mostrare quanto spesso le azioni statunitensi hanno perso denaro in un anno e su periodi più lunghi.
outside-estate = Non abbiamo dati sulle eredità e sulle loro regole, perciò non possiamo dire che cosa fare per primo. Possiamo mostrare quanto è rischioso un portafoglio: indichi le sue parti e i loro pesi.
outside-fund-types = Quale dei due conviene dipende soprattutto dalle imposte, sulle quali non abbiamo dati.
first-no-figures = Non abbiamo cifre che rispondano a questa domanda. Abbiamo bilanci di società, prezzi di metalli, criptovalute e valute, tassi e dati economici degli Stati Uniti e la storia delle azioni e obbligazioni statunitensi.
first-us-only = Abbiamo dati su interi mercati ed economie solo per gli Stati Uniti.
quoted-question = «{ $text }»
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    { $name } presenta { $at ->
        [day] alla data del { $date }
       *[year] nell’esercizio chiuso il { $date }
    }: { $measure }, { $value }.
acc-other-day = Alla data del { $date } il valore era { $value }.
acc-series = { $name }, { $measure } per esercizio, con il mese di chiusura: { $items }.
acc-series-item = { $date }: { $value }
acc-change =
    { $name }, { $measure }: { $way ->
        [up] aumento di { $change }
        [down] calo di { $change }
       *[level] nessun cambiamento
    }, da { $then } (esercizio chiuso il { $from }) a { $now } (esercizio chiuso il { $date }).
acc-rate = Su base annua, il tasso è { $rate }.
acc-moved =
    { $way ->
        [up] È un aumento di { $change }.
        [down] È un calo di { $change }.
       *[level] Non è cambiato nulla.
    }
acc-faster =
    Per { $name } { $way ->
        [down] il calo più forte è questo
       *[up] la crescita più rapida è questa
    }: { $measure }, { $change }, contro { $other_change } ({ $other }), dall’esercizio chiuso il { $from } a quello chiuso il { $date }.
acc-cover =
    { $verdict ->
        [yes] Sì, per { $name } la copertura bastava
        [no] No, per { $name } la copertura non bastava
       *[some] Per { $name } la copertura bastava solo in alcuni di questi anni
    } ({ $measure }; { $other }), secondo il mese di chiusura dell’esercizio: { $items }.
acc-cover-item = { $date }: { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } ha fatto un taglio ({ $measure }, rispetto all’anno prima) nell’esercizio chiuso il { $items }.
        [raised] { $name } ha fatto un aumento in ogni esercizio ({ $measure }), da quello chiuso il { $from } ({ $then }) a quello chiuso il { $date } ({ $now }).
       *[kept] { $name } non ha fatto tagli in nessun esercizio ({ $measure }), da quello chiuso il { $from } ({ $then }) a quello chiuso il { $date } ({ $now }).
    }
acc-cut-item = { $date } (da { $then } a { $now })
acc-streak =
    { $kind ->
        [loss] { $name } ha perso denaro per { $count } di fila
        [profit] { $name } ha guadagnato per { $count } di fila ({ $measure })
        [rise] Per { $name } c’è stato un aumento per { $count } di fila ({ $measure })
       *[fall] Per { $name } c’è stato un calo per { $count } di fila ({ $measure })
    }, dall’esercizio chiuso il { $from } a quello chiuso il { $date }.
acc-last = L’ultimo esercizio prima di un’interruzione in cui i bilanci di { $name } mostrano questa voce ({ $measure }) si è chiuso il { $date }, con { $value }; quelli dell’anno dopo non mostrano nulla.
acc-peak =
    { $is_now ->
        [yes] Per { $name } questo valore ({ $measure }) non è mai stato più alto nei nostri bilanci che nell’esercizio chiuso il { $date }, con { $now }.
       *[no] { $name }, { $measure }: calo di { $fall } dal massimo, da { $peak } (esercizio chiuso il { $peak_date }) a { $now } (esercizio chiuso il { $date }).
    }
acc-total = { $name }, { $measure }: { $value } in totale negli esercizi da quello chiuso il { $from } a quello chiuso il { $date }.
acc-rank =
    { $way ->
        [low] { $name } ha il valore più basso ({ $measure }). Dal più basso al più alto
       *[high] { $name } ha il valore più alto ({ $measure }). Dal più alto al più basso
    }, con la fine dell’esercizio: { $items }.
acc-rank-growth =
    { $way ->
        [low] { $name } è cresciuta più lentamente ({ $measure }). Dalla crescita più lenta alla più rapida
       *[high] { $name } è cresciuta più in fretta ({ $measure }). Dalla crescita più rapida alla più lenta
    }, dall’esercizio chiuso il { $from } o dal più vicino: { $items }.
acc-losses = Delle società di cui abbiamo i bilanci, queste hanno perso denaro nell’ultimo esercizio: { $items }.
acc-lacking = Questo dato manca nei nostri bilanci di { $names }: { $measure }.
acc-no-accounts = Non abbiamo bilanci di { $names }.
acc-no-year = Per { $years } questo dato manca nei nostri bilanci di { $name }: { $measure }.
acc-uncounted = Ciò che chiede non è nei nostri dati: i bilanci di { $name } danno importi per l’intera società, senza numero di soci, clienti, dipendenti o prodotti e senza parti dell’attività.
acc-shares-bought = I nostri bilanci di { $name } non dicono quante azioni sono state riacquistate, solo quanto è stato pagato.
acc-no-why = I bilanci mostrano gli importi; non dicono perché.
acc-companies = Abbiamo i bilanci annuali di queste società: { $names }.
acc-coverage = Di { $name } abbiamo i bilanci annuali degli esercizi da quello chiuso il { $from } a quello chiuso il { $date }: ricavi, utili, margini, flussi di cassa, debito, cassa, dividendi, riacquisti e numero di azioni.
measure-assets = Totale attivo
measure-capex = Spese in conto capitale
measure-dividend-payout = Dividendi sull’utile netto
measure-eps-basic = Utile base per azione
measure-equity = Patrimonio netto
measure-goodwill = Avviamento
measure-gross-profit = Utile lordo
measure-interest-expense = Oneri per interessi
measure-inventory = Rimanenze
measure-net-debt = Debito netto
measure-operating-cash-flow = Flusso di cassa operativo
measure-operating-income = Utile operativo
measure-paid-out = Dividendi e riacquisti insieme
measure-research = Spese di ricerca e sviluppo
measure-sales-per-share = Ricavi per azione
measure-shares-outstanding = Azioni in circolazione
measure-tax-rate = Aliquota fiscale effettiva
measure-lookup-change = Variazione
measure-lookup-rate = Variazione annua
measure-lookup-total = Somma totale
measure-lookup-cut = Taglio del dividendo
measure-lookup-raised = Anni di aumento di fila
measure-lookup-streak = Anni di fila
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Prima il rischio: con denaro preso in prestito un calo costa più del calo stesso, e chi presta può chiedere il rimborso prima che i prezzi si riprendano. I prezzi delle azioni americane sono già scesi una volta del { $fall } ({ $from } – { $to }); se metà del denaro è prestata, un calo della metà si porta via tutto il vostro.
lookup-short = Sì. Chi vende un’azione allo scoperto può perdere più di quanto ha messo: la perdita cresce con il prezzo, e un prezzo non ha limite. Perfino le azioni americane nel loro insieme hanno guadagnato una volta il { $best } in dodici mesi ({ $from } – { $to }).
lookup-weight = Il { $weight } del vostro denaro in un solo posto ({ $name }) è già un rischio: un calo della metà lì costerebbe il { $loss } di tutto ciò che avete.
lookup-weight-company = Le azioni americane nel loro insieme hanno perso al peggio il { $fall } ({ $from } – { $to }, al netto dell’inflazione) e si sono riprese. Una singola azienda può scendere di più e non riprendersi mai.
lookup-single-stocks = Un fondo indicizzato è la scelta più sicura: contiene centinaia di società a basso costo e, se una di esse fallisce, si perde poco.
lookup-one-company = una sola azienda
lookup-fee = Una commissione del { $fee } si prende il { $taken } della somma finale in { $years }, qualunque sia il rendimento prima. Per confronto: le azioni americane hanno reso in media { $average } al netto dell’inflazione dal 1871, prima di ogni costo.
lookup-bills = I titoli del Tesoro americano a tre mesi hanno reso il { $bills } ({ $date }), cioè { $real_way ->
        [down] { $real } in meno dell’inflazione
       *[up] { $real } in più dell’inflazione
    }.
lookup-loan = Decide il tasso del prestito, e la domanda non lo dice: ciò che si rimborsa prima fa risparmiare quel tasso con certezza. Le azioni americane hanno reso in media { $average } al netto dell’inflazione dal 1871, ma al peggio sono scese del { $fall }.
lookup-name-cape = il CAPE delle azioni americane (prezzo su utile medio di dieci anni)
lookup-name-pe = il rapporto prezzo su utile annuo delle azioni americane
lookup-name-yield = il rendimento da dividendo delle azioni americane
lookup-name-price = l’indice S&P composite (media del mese)
lookup-value = { $date }: { $name } era { $value }.
lookup-range = Da { $since }, { $name }: massimo { $high } ({ $high_date }), minimo { $low } ({ $low_date }). La mediana di tutti i mesi è { $median }.
lookup-after-cape = Nei dieci anni dopo i mesi con un CAPE di almeno { $bound }, le azioni americane hanno { $median_way ->
        [down] perso il { $median }
       *[up] guadagnato il { $median }
    } al netto dell’inflazione (mediana dal 1881), e il { $gained } di quei periodi ha dato un guadagno.
lookup-premium = In base agli utili, le azioni americane promettevano { $premium_way ->
        [down] { $premium } in meno
       *[up] { $premium } in più
    } dei titoli di Stato americani a dieci anni ({ $date }): è l’utile sul prezzo secondo la media di dieci anni (CAPE), meno il rendimento dei titoli al netto dell’inflazione.
lookup-fall = { $deepest ->
        [yes] Il calo più profondo dal 1871 ({ $name }) è stato del { $fall }
       *[no] Il calo ({ $name }) è stato del { $fall }
    }, { $from } – { $to }, con dividendi e interessi e al netto dell’inflazione.
lookup-recovered = Dal massimo fino a ritrovarlo sono passati { $recovery } ({ $to }).
lookup-not-recovered = I nostri dati finiscono prima che il massimo fosse di nuovo raggiunto.
lookup-fall-prices = I soli prezzi, senza dividendi e prima dell’inflazione, sono scesi del { $fall } ({ $from } – { $to }; medie mensili).
lookup-below-high = { $date }: i prezzi delle azioni americane erano { $fall } sotto il massimo precedente (medie mensili).
lookup-extremes = Dal { $since } ({ $name }): { $span ->
        [month] il mese peggiore
        [decade] i dieci anni peggiori
       *[year] l’anno solare peggiore
    } ha dato { $worst_way ->
        [up] un guadagno del { $worst }
       *[down] una perdita del { $worst }
    } al netto dell’inflazione ({ $from } – { $to }), e nel caso migliore { $best_way ->
        [down] una perdita del { $best }
       *[up] un guadagno del { $best }
    } ({ $best_from } – { $best_to }). I prezzi sono medie mensili.
lookup-average = { $name }: { $mean } in media al netto dell’inflazione dal 1871, con dividendi e interessi. Su { $years } la mediana è stata { $median_way ->
        [down] una perdita del { $median }
       *[up] un guadagno del { $median }
    }, e il { $lost } dei periodi si è chiuso in perdita.
lookup-losses = { $name }: il { $lost } di tutti i periodi di { $years } dal 1871 ha perso denaro al netto dell’inflazione. Il peggiore ha dato { $worst_way ->
        [up] un guadagno del { $worst }
       *[down] una perdita del { $worst }
    } ({ $from } – { $to }).
lookup-bears-often = Dal 1871 le azioni americane sono scese di almeno un quinto { $count } volte, a distanza media di { $every } (soli prezzi, medie mensili).
lookup-bears = I cali di almeno un quinto delle azioni americane dal 1871 sono durati in media { $length } dal massimo al minimo, e { $recovery } fino a ritrovare il massimo (soli prezzi, medie mensili).
lookup-season = { $name }: { $mean_way ->
        [down] un calo del { $mean } al mese
       *[up] un aumento del { $mean } al mese
    } in media dal 1871, contro { $all_way ->
        [down] un calo del { $all }
       *[up] un aumento del { $all }
    } in tutti i mesi (prezzi medi del mese).
lookup-summer = maggio – ottobre
lookup-swings = I prezzi delle azioni americane hanno oscillato del { $swings } dal 1871 (deviazione standard delle medie mensili; con prezzi giornalieri è più alta).
lookup-saved = { $paid } versati mese per mese erano diventati circa { $sum } ({ $to }), con dividendi e prima dell’inflazione. Al netto dell’inflazione le azioni americane hanno reso il { $return } in quegli anni.
lookup-years-up = Le azioni americane hanno guadagnato in { $up } anni solari su { $count } dal { $since }, con dividendi e al netto dell’inflazione; il { $lost } degli anni si è chiuso in perdita. La mediana è stata { $median_way ->
        [down] una perdita del { $median }
       *[up] un guadagno del { $median }
    }.
lookup-losing-years = Numero di volte, dal { $since }, in cui le azioni americane hanno perso denaro per almeno { $run } anni solari di fila, al netto dell’inflazione e con dividendi: { $runs }. La serie più lunga è stata di { $longest }.
lookup-when =
    Negli anni solari in cui { $condition ->
        [cut] il tasso di riferimento della banca centrale USA è sceso di almeno mezzo punto percentuale
        [rise] il tasso di riferimento della banca centrale USA è salito di almeno mezzo punto percentuale
       *[inflation] i prezzi al consumo USA sono saliti almeno del 5%
    }, le azioni americane { $median_way ->
        [down] hanno perso in mediana il { $median }
       *[up] hanno guadagnato in mediana il { $median }
    }, con dividendi e al netto dell’inflazione, e il { $lost } di questi anni si è chiuso in perdita (anni di questo tipo: { $count } su { $all_count } dal { $since }). Su tutti e { $all_count } gli anni la mediana è stata { $all_way ->
        [down] una perdita del { $all }
       *[up] un guadagno del { $all }
    }, e il { $all_lost } di essi si è chiuso in perdita.
lookup-chance =
    Le azioni americane { $gain ->
        [double] sono almeno raddoppiate
        [year] hanno guadagnato più del { $percent }
       *[all] hanno guadagnato più del { $percent }
    } nel { $chance } di tutti i periodi di { $years } dal 1871, con dividendi e al lordo dell’inflazione. Al netto dell’inflazione la quota è del { $real }.
lookup-dividends = Con il rendimento da dividendo delle azioni americane ({ $yield }, { $date }), una somma di { $sum } rende circa { $income } all’anno prima delle imposte. I dividendi salgono e scendono con gli utili delle società, e così anche il valore delle azioni.
outside-picks = Non scegliamo azioni e non ne abbiamo una classifica generale. Indichi le società e ne confrontiamo i bilanci; per le azioni statunitensi nel complesso possiamo mostrare i rendimenti.
first-bearable =
    { $fits ->
        [yes] Non supera la perdita del { $bearable } che lei può sopportare.
       *[no] Un calo simile supera la perdita del { $bearable } che lei può sopportare.
    }
measure-years-count = numero di anni solari
measure-years-median = anno solare mediano
measure-years-lost = quota degli anni solari in perdita
measure-years-up = numero di anni solari in guadagno
measure-losing-runs = numero di serie di anni in perdita
measure-losing-longest = serie più lunga di anni in perdita
measure-when-count = numero di questi anni
measure-when-median = mediana di questi anni
measure-when-lost = quota di questi anni in perdita
measure-chance = quota dei periodi oltre quel guadagno
measure-chance-gain = guadagno indicato nella domanda
measure-chance-real = quota dei periodi oltre quel guadagno, al netto dell’inflazione
measure-dividend-income = dividendi della somma in un anno
lookup-not-covered = La nostra serie di azioni e obbligazioni americane non copre i mesi della domanda. Dal 1871 a { $date } le azioni americane hanno reso il { $average } al netto dell’inflazione.
measure-season = variazione media di un mese
measure-fee = commissione annua
measure-fee-taken = parte della somma finale che si prende la commissione
measure-fee-years = anni con la commissione
measure-bear-count = numero di cali di almeno un quinto
measure-bear-every = anni da un calo al successivo
measure-bear-length = mesi dal massimo al minimo
measure-bear-recovery-length = mesi fino a ritrovare il massimo
measure-weight-loss = perdita del totale se quella parte scende della metà
