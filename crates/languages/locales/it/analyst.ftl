# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (dati: { $dates }).
surroundings = Sul contesto, non sull’oggetto dell’analisi: { $text }
between-sentences = { " " }
between = { "; " }
us-market = il mercato azionario statunitense
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] in vantaggio: { $name }
       *[none] sostanziale parità
    }
absent = Non ascoltato: { $reason }
dissent = L’area { $seat } la vede diversamente: { $claim }

## The seats of the committee.

seat-chair = Presidenza
seat-fundamentals = Fondamentali
seat-valuation = Valutazione
seat-market = Mercato e analisi tecnica
seat-macro = Macroeconomia e tassi
seat-industry = Settore
seat-allocation = Allocazione
seat-risk = Rischi
seat-red-team = Red Team
mandate-chair = Soppesa le affermazioni una per una e scrive la valutazione.
mandate-fundamentals = Quanto l’azienda o il mercato guadagna, distribuisce e deve.
mandate-valuation = Il prezzo che si paga, rispetto alla propria storia e alle obbligazioni.
mandate-market = Come si è comportato il prezzo.
mandate-macro = L’inflazione, i tassi d’interesse e lo stato dell’economia.
mandate-industry = La forza dell’azienda rispetto a concorrenti e clienti.
mandate-allocation = Come si comportano insieme le parti di un portafoglio.
mandate-risk = Che cosa si può perdere, quanto e con quale frequenza, rispetto a ciò che è sopportabile.
mandate-red-team = Attacca la bozza: la tesi contraria, i dati vecchi, il singolo dato che regge troppo.
lens-chair = che cosa sostiene l’insieme degli elementi
lens-fundamentals = ricavi, margini, liquidità e debito
lens-valuation = il prezzo rispetto a ciò a cui dà diritto
lens-market = rendimenti, tendenza e scambi
lens-macro = inflazione, tassi e occupazione
lens-industry = potere di prezzo e fabbisogno di investimenti
lens-allocation = pesi e andamento congiunto delle parti
lens-risk = cali, volatilità e frequenza delle perdite
lens-red-team = che cosa smentirebbe questa valutazione
needs-fundamentals = bilanci annuali
needs-valuation = prezzi e bilanci
needs-market = prezzi giornalieri
needs-macro = inflazione e tassi d’interesse
needs-industry = bilanci annuali
needs-allocation = posizioni e prezzi giornalieri
needs-risk = prezzi giornalieri
task-title = { $seat }: { $name }
task-instructions = { $mandate } Ogni numero viene dal registro e riporta la sua data; ciò che manca viene detto.
task-acceptance = Almeno un’affermazione che citi i suoi dati, o che dica che cosa manca per formularla.

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
thinking-nothing = In esame: { $lens }. Il registro non contiene alcun dato in proposito.
thinking-builds-on = Si parte da quanto già emerso, innanzitutto: { $first }
caveat-stale = Questi dati risalgono a { $age } fa.
caveat-surroundings = Una parte riguarda il contesto, non l’oggetto dell’analisi.
caveat-overlap = I periodi passati si sovrappongono: quelli indipendenti sono meno di quanto sembri.
nothing = Da questo punto di vista non ci sono elementi per giudicare { $name }.
no-guess = Dire di più sarebbe una congettura.
wrong-nothing = Arrivano i dati mancanti.
missing-fundamentals = L’archivio dati non contiene bilanci per { $name }.
missing-valuation = L’archivio dati non contiene insieme prezzo e utili per { $name }.
missing-market = L’archivio dati non contiene prezzi per { $name }.
missing-risk = L’archivio dati non contiene prezzi per { $name }.
missing-macro = L’archivio dati non contiene né inflazione né tassi d’interesse.
missing-industry = L’archivio dati non contiene bilanci che mostrino come { $name } si colloca nel suo settore.
missing-allocation = L’archivio dati non contiene i pesi e i prezzi delle posizioni detenute.

## Market and Technicals.

claim-year =
    In dodici mesi { $name } ha registrato una variazione pari a { $return_1y }{ $more ->
        [yes] , in cinque anni pari a { $return_5y }
       *[no] { "" }
    }
wrong-year = Prezzi più recenti mostrano il segno opposto su dodici mesi.
claim-momentum = Nell’anno precedente l’ultimo mese, { $name } ha registrato un movimento pari a { $momentum_12_1 }
wrong-momentum = I prossimi mesi invertono la direzione.
claim-trend = Per { $name }, la distanza del prezzo dalla sua media di lungo periodo era pari a { $trend }
wrong-trend = Il prezzo attraversa la sua media di lungo periodo.
claim-below-high = Per { $name }, la distanza dal prezzo più alto della serie era pari a { $drawdown_now }
wrong-below-high = Il vecchio massimo si rivela una bolla che non torna.
claim-real-return = Al netto dell’inflazione, { $name } ha reso { $real_return_5y } in cinque anni
wrong-real-return = L’inflazione o il prezzo prende un’altra strada nei prossimi cinque anni.
claim-volume = Per { $name }, gli scambi dell’ultimo mese sono stati { $volume_ratio } volte la media dell’anno
wrong-volume = Un solo giorno spiega la differenza.

## Risk Officer.

claim-fall =
    In tre anni il calo più profondo che { $name } ha subito è stato pari a { $max_drawdown_36m }{ $dated ->
        [yes] { " " }(massimo: { $from }; minimo: { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] oltre quanto considerato sopportabile
       *[other] entro quanto considerato sopportabile
    }
wrong-fall = Un calo successivo si colloca dall’altra parte del limite sopportabile.
claim-loss-frequency = Tra i periodi passati di { $horizon }, la quota in cui { $name } non ha dato alcun guadagno è pari a { $freq_neg }
wrong-loss-frequency = La quota di periodi in perdita supera la soglia usata in questa lettura.
claim-swings = Per { $name }, la volatilità su tre anni è stata pari a { $vol_36m }
wrong-swings = Un periodo più lungo o più recente mostra una volatilità di altro ordine.
claim-best-days = Senza i suoi dieci giorni migliori, { $name } avrebbe reso { $return_all_less_best_10 } invece di { $return_all }
wrong-best-days = I giorni buoni si distribuiscono in modo più uniforme che in questa serie.
claim-beta =
    Quando il mercato si muoveva di un punto percentuale, { $name } si muoveva in media di { $beta_36m } punti percentuali{ $more ->
        [yes] , con una correlazione di { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Il legame con il mercato cambia insieme all’attività.
claim-interest = Per { $name }, il risultato operativo copriva { $interest_coverage } volte gli interessi
wrong-interest = Il debito va rinnovato a tassi molto più alti.
claim-debt = Per { $name }, il debito era { $debt_to_equity } volte il patrimonio netto
wrong-debt = Un’acquisizione, una svalutazione o un riacquisto di azioni cambia il debito o il patrimonio netto.
claim-worst =
    Il calo peggiore che { $name } ha subito nell’intera serie è stato pari a { $max_drawdown_all }{ $dated ->
        [yes] { " " }(massimo: { $from }; minimo: { $to })
       *[no] { "" }
    }: ciò che è accaduto può accadere di nuovo
wrong-worst = Nella serie manca un massimo precedente o un minimo successivo.
claim-portfolio-fall =
    In tre anni il calo più profondo dell’insieme delle posizioni è stato pari a { $pf_max_drawdown_36m }{ $dated ->
        [yes] { " " }(massimo: { $from }; minimo: { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] oltre quanto considerato sopportabile
       *[other] entro quanto considerato sopportabile
    }
wrong-portfolio-fall = Un calo successivo si colloca dall’altra parte del limite sopportabile.
claim-portfolio-swings = La volatilità dell’insieme delle posizioni è stata pari a { $pf_vol_36m }
wrong-portfolio-swings = Le parti iniziano a muoversi di più, o di più insieme.

## Fundamentals.

claim-growth =
    Per { $name }, la variazione dei ricavi è stata pari a { $revenue_growth_1y } in un anno{ $more ->
        [yes] , e a { $revenue_growth_2y } in due
       *[no] { "" }
    }
wrong-growth = La prossima relazione mostra ricavi in direzione opposta.
claim-margin =
    { $name } ha trattenuto come risultato operativo una quota dei ricavi pari a { $operating_margin }{ $more ->
        [yes] , e come utile netto una quota pari a { $net_margin }
       *[no] { "" }
    }
wrong-margin = I costi salgono più in fretta dei prezzi per due anni di fila.
claim-margin-change = Per { $name }, il margine operativo ha registrato una variazione di { $operating_margin_change_1y } in un anno
wrong-margin-change = La variazione è dovuta a un singolo onere o provento.
claim-capital =
    { $name } ha ottenuto un rendimento pari a { $roic } sul capitale investito nell’attività{ $more ->
        [yes] , e pari a { $roe } sul patrimonio netto
       *[no] { "" }
    }
wrong-capital = La redditività scende verso il costo del capitale con l’arrivo di concorrenti.
claim-equity =
    { $name } ha ottenuto un rendimento pari a { $roe } sul patrimonio netto{ $more ->
        [yes] , e pari a { $roa } sul totale dell’attivo
       *[no] { "" }
    }
wrong-equity = Il rendimento veniva dal debito o da un patrimonio netto esiguo, non dall’attività.
claim-cash = Per ogni unità di utile netto, { $name } ha incassato { $cash_conversion } di liquidità dalla gestione operativa
wrong-cash = Il capitale circolante assorbe più risorse e la liquidità non arriva.
claim-free-cash =
    Dopo gli investimenti, { $name } ha conservato in cassa una quota dei ricavi pari a { $fcf_margin }{ $more ->
        [yes] , in totale { $free_cash_flow }
       *[no] { "" }
    }
wrong-free-cash = Servono più investimenti solo per mantenere l’attività dov’è.
claim-net-debt = Per { $name }, il debito al netto della liquidità era { $net_debt_to_operating_income } volte il risultato operativo
wrong-net-debt = La liquidità serve altrove o non può essere rimpatriata.
claim-shares = Per { $name }, la variazione del numero di azioni è stata pari a { $shares_change_1y } in un anno
wrong-shares = Si emettono nuove azioni per un’acquisizione o per i dipendenti.
claim-market-earnings = Gli utili del mercato statunitense hanno registrato in dieci anni una variazione pari a { $sp_real_earnings_growth_10y } al netto dell’inflazione
wrong-market-earnings = Gli utili vengono rettificati, o nei prossimi anni tornano sotto il punto di partenza.
claim-market-payout = Le società statunitensi hanno distribuito in dividendi una quota degli utili pari a { $sp_payout }
wrong-market-payout = Gli utili calano, i dividendi restano e la quota sale.
claim-market-dividend = I dividendi rendevano { $sp_dividend_yield }, i titoli di Stato { $sp_long_rate }
wrong-market-dividend = Le società restituiscono di più per vie diverse dai dividendi.

## Valuation.

claim-own-history = { $name } costava { $pe } volte gli utili, contro una mediana di { $pe_median }; la quota del proprio passato a prezzi più bassi è pari a { $pe_percentile }
wrong-own-history = Gli utili raggiungono il prezzo senza che questo cali.
claim-earnings-yield =
    Per { $name }, il rapporto tra utili e prezzo era { $earnings_yield }, mentre i titoli di Stato decennali rendevano { $long_rate }{ $more ->
        [yes] ; il prezzo era { $pe } volte gli utili
       *[no] { "" }
    }
wrong-earnings-yield = I rendimenti obbligazionari si muovono tanto da rovesciare il confronto.
claim-cash-yield = Per { $name }, il rapporto tra flusso di cassa libero e prezzo era { $fcf_yield }
wrong-cash-yield = Il flusso di cassa di quell’anno non si ripete.
claim-against-market = In rapporto agli utili, { $name } costava { $pe_to_market } volte quanto il mercato statunitense
wrong-against-market = I suoi utili crescono tanto più in fretta da ripagare il prezzo.
claim-float = Per { $name }, le azioni in mano al pubblico valevano { $float_to_earnings } volte l’utile netto annuo
wrong-float = Il valore delle azioni è cambiato molto da quel giorno.
claim-market-cape = Il mercato statunitense costava { $cape } volte gli utili reali di dieci anni, contro una mediana di { $cape_median }; la quota dei mesi dal 1881 in cui costava meno è pari a { $cape_percentile }
wrong-market-cape = Gli utili raggiungono il prezzo senza che questo cali.
claim-market-after = I periodi di dieci anni iniziati a prezzi almeno altrettanto cari hanno reso in mediana { $after_cape_median_10y } al netto dell’inflazione, contro { $sp_real_return_all } nell’intera serie
wrong-market-after = I pochi periodi cari del passato, che si sovrappongono, non erano come questo.
claim-market-excess = A quel prezzo, la differenza tra il rendimento degli utili e quello dei titoli di Stato al netto dell’inflazione era pari a { $excess_cape_yield }
wrong-market-excess = I tassi reali si muovono tanto che la differenza cambia significato.

## Industry.

claim-pricing-power = { $name } ha trattenuto, dopo il costo del venduto, una quota dei ricavi pari a { $gross_margin }, segno dei prezzi che può chiedere
wrong-pricing-power = Un concorrente vende lo stesso prodotto a meno e si prende i clienti.
claim-investment = { $name } ha dovuto destinare a impianti e attrezzature una quota dei ricavi pari a { $capex_to_revenue }
wrong-investment = L’azienda deve recuperare investimenti rinviati.
claim-research = { $name } ha destinato a ricerca e sviluppo una quota dei ricavi pari a { $rd_to_revenue }
wrong-research = La spesa non porta alcun nuovo prodotto che si venda.

## Macro and Rates.

claim-inflation = Negli Stati Uniti la variazione dei prezzi al consumo è stata pari a { $infl_12m } in dodici mesi e a { $infl_10y } in dieci anni
wrong-inflation = Dati più recenti sull’inflazione differiscono di oltre un punto.
claim-real-rate = Il tasso decennale al netto dell’inflazione era pari a { $real_long_rate }
wrong-real-rate = L’inflazione attesa è diversa da quella passata.
claim-rate-change = Il tasso decennale si è mosso di { $long_rate_change_12m } in dodici mesi, fino a { $long_rate }; la sua mediana è { $long_rate_median }
wrong-rate-change = Il tasso cambia direzione entro l’orizzonte.
claim-curve =
    La differenza tra il rendimento dei titoli decennali e quello dei titoli a tre mesi era di { $curve_10y_3m }{ $more ->
        [yes] ; la quota di tutti i mesi con la curva invertita è pari a { $curve_share_inverted }
       *[no] { "" }
    }
wrong-curve = La curva si inverte, come prima della maggior parte delle recessioni.
claim-credit = Le imprese più deboli pagavano per il loro debito { $credit_spread } in più di quelle solide; la quota di tutti i mesi con un divario minore è pari a { $credit_spread_percentile }
wrong-credit = I creditori si ritirano e il divario si allarga.
claim-jobs = Il tasso di disoccupazione era pari a { $unemployment }, contro una mediana di { $unemployment_median }
wrong-jobs = La disoccupazione sale di mezzo punto in un anno.

## Allocation.

claim-stocks-bonds = Negli ultimi dieci anni della serie le azioni statunitensi hanno reso { $sp_real_return_10y } al netto dell’inflazione, i titoli di Stato { $bond_real_return_10y }
wrong-stocks-bonds = I prossimi dieci anni invertono l’ordine, come è già successo.
claim-stocks-ahead = La quota dei periodi di dieci anni dal 1871 in cui le azioni hanno battuto le obbligazioni è pari a { $freq_stocks_beat_bonds_10y }
wrong-stocks-ahead = I periodi si sovrappongono: quelli indipendenti sono meno di quanto sembri.
claim-worst-decade = I dieci anni peggiori delle azioni statunitensi hanno reso { $sp_real_return_10y_worst } al netto dell’inflazione
wrong-worst-decade = Una composizione con obbligazioni avrebbe attutito il colpo più di quanto mostri questo dato.
claim-concentration =
    La posizione maggiore pesa { $pf_largest_weight } sul totale{ $more ->
        [yes] ; la somma dei pesi al quadrato è { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Le posizioni non dichiarate cambiano i pesi.
claim-together = Le posizioni si sono mosse insieme con una correlazione media di { $pf_mean_correlation }
wrong-together = Nel prossimo calo si muovono insieme più di prima.
claim-portfolio-return =
    Con questi pesi, l’insieme ha reso { $pf_return_3y } in tre anni{ $more ->
        [yes] , e { $pf_return_1y } nell’ultimo
       *[no] { "" }
    }
wrong-portfolio-return = I prossimi tre anni vanno diversamente.

## Questions to claims, and answers.

ask-window = Questo si basa su un solo periodo breve. Uno più lungo direbbe lo stesso?
ask-window-other = Questo si basa su un solo periodo breve. Su uno più lungo il dato è { $longer }. Quale dei due vale?
ask-regime = Le due metà di questa serie hanno dato { $before } e { $after }. È qualcosa di più di una fase fortunata o sfortunata?
ask-outlier = Senza i suoi dieci giorni migliori la serie ha reso { $without } invece di { $with }. L’affermazione dipende da pochi giorni?
ask-stale = I dati alla base risalgono a { $age } fa. Che cosa vale ancora?
ask-survivors = Le società fallite non sono in questa serie. È qualcosa di più della storia di una che è durata?
ask-base-rate = La quota di anni passati che questa serie ha chiuso in guadagno è pari a { $rate }. Che cosa aggiunge l’affermazione?
ask-missing-risk = Qui si tace che il calo peggiore della serie è stato pari a { $worst }.
ask-rates = Potrebbe spiegarlo anche una variazione dei tassi d’interesse? Il tasso decennale si è mosso di { $change } in un anno.
answer-not-mine = Questa affermazione non fa parte di questa analisi.
answer-withdraw = Il dato alla base di questa affermazione non è nel registro; l’affermazione è ritirata.
answer-as-quoted = Il dato è citato come figura nel registro, e la sua formula lo accompagna.
answer-window = Ammesso in parte: un solo periodo breve è poco. Il dato regge, la sua portata è minore.
answer-window-other = Ammesso: il periodo più lungo, con { $longer }, va nella direzione opposta. L’affermazione conta meno.
answer-regime = Ammesso in parte: le due fasi non erano simili. Il dato regge, la sua portata è minore.
answer-outlier = Ammesso: molto dipende da pochi giorni. L’affermazione conta meno.
answer-outlier-holds = Anche senza i dieci giorni migliori resta { $without }. L’affermazione regge.
answer-stale = Ammesso: i dati sono vecchi. L’affermazione vale per la loro data e oggi conta meno.
answer-survivors = Ammesso: chi è fallito non è nella serie. L’affermazione conta meno.
answer-missing-risk = Ammesso: il calo peggiore ({ $worst }) va indicato accanto a questa affermazione.
answer-base-rate-same = Il caso abituale, { $rate }, va nella stessa direzione. L’affermazione regge.
answer-base-rate-other = Ammesso: il caso abituale, { $rate }, va nella direzione opposta. All’affermazione servono basi più solide.
answer-rates = Può esserci anche un’altra causa; si afferma il dato, non la sua causa.
ruling-upheld = La domanda ha trovato risposta nei dati; l’affermazione regge.
ruling-weakened = L’autore ammette l’obiezione; l’affermazione conta meno.
ruling-withdrawn = L’autore la ritira; non conta.
ruling-unresolved = Nessuno ha risposto; l’affermazione conta meno.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] In base ai dati disponibili, gli elementi per { $name } sono piuttosto favorevoli.
        [unfavourable] In base ai dati disponibili, gli elementi per { $name } sono piuttosto sfavorevoli.
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
        [favourable] In base ai dati disponibili, la composizione è adatta a quanto richiesto.
        [unfavourable] In base ai dati disponibili, la composizione non è adatta a quanto richiesto.
       *[mixed] In base ai dati disponibili, gli argomenti a favore della composizione equivalgono a quelli contro.
    }
thesis-macro = Quadro della situazione: { $name }. Dati come questi non sono né a favore né contro nessuno.
thesis-no-side = Per { $name }, i dati descrivono la situazione e non indicano alcuna direzione.
thesis-nothing = L’archivio dati contiene troppo poco sull’oggetto dell’analisi ({ $name }); il comitato non esprime quindi un giudizio.
thesis-around = Ciò che si può dire è questo: { $text }
thesis-for = L’argomento più forte a favore: { $text }
thesis-against = L’argomento più forte contro: { $text }
thesis-taken-back = Dopo l’obiezione del red team il comitato non esprime un giudizio: gli elementi sono troppo vecchi o non affidabili. La valutazione precedente era: { $thesis }
change-newer = Dati attuali al posto di quelli vecchi.
change-gaps = Dati che colmino le lacune, prima di tutto prezzi e bilanci.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Un calo come il peggiore che { $name } ha subito nella serie (ultimo dato: { $date }): { $worst }.
risk-fall-softened = Una posizione abbastanza piccola da poter sopportare un simile calo, e tempo per aspettare.
risk-fall-sign = Un calo oltre quanto considerato sopportabile, misurato dall’ultimo massimo.
risk-debt = { $name } deve, al netto della liquidità, { $debt } volte il proprio risultato operativo, e deve rinnovare quel debito.
risk-debt-softened = Scadenze lunghe e un risultato che oscilla poco.
risk-debt-sign = Gli interessi assorbono una parte crescente del risultato operativo.
risk-concentration = La posizione maggiore pesa { $largest } sul totale: il suo calo è il calo del portafoglio.
risk-concentration-softened = Più posizioni che si muovono per conto proprio.
risk-concentration-sign = La posizione maggiore cala mentre le altre tengono.
risk-rates = I tassi d’interesse si allontanano molto dal livello di riferimento ({ $rate }, { $date }), e con essi il valore odierno degli utili futuri.
risk-rates-softened = Utili che crescono con i prezzi, e poco debito.
risk-rates-sign = Il tasso decennale si muove di oltre un punto in un anno.
risk-against = Ciò che parla contro si rivela decisivo. { $text }
risk-against-softened = Dare all’affermazione un peso proporzionato al credito che merita.
risk-against-sign = Dati più recenti lo confermano.
risk-old = Il mondo è cambiato da quando i dati si fermano, { $age } fa.
risk-old-softened = Procurarsi dati attuali prima di fare affidamento su tutto questo.
risk-old-sign = Dati più recenti hanno segno opposto a quelli usati qui.
risk-gaps = Qualcosa di importante è tra le lacune.
risk-gaps-softened = Colmare prima le lacune in cima all’elenco.
risk-gaps-sign = Una lacuna viene colmata e la lettura cambia.
risk-objection = L’obiezione del red team si rivela giusta. { $text }
risk-objection-softened = Esaminare per primo questo punto quando arrivano dati più recenti.
risk-objection-sign = Dati più recenti danno ragione all’obiezione.

## Scenarios.

scenario-bear-stock = L’orizzonte si chiude senza guadagno con { $name }; quota dei periodi passati più simili in cui è successo: { $lost }.
scenario-base-stock = { $name } guadagna, ma al massimo il dieci per cento all’anno: il resto dei periodi passati.
scenario-bull-stock = { $name } guadagna più del dieci per cento all’anno; quota dei periodi passati più simili in cui è successo: { $strong }.
scenario-bear-market = L’orizzonte si chiude senza guadagno al netto dell’inflazione; quota dei periodi passati più simili in cui è successo: { $lost }.
scenario-base-market = C’è un guadagno al netto dell’inflazione, non oltre il ritmo annuo di lungo periodo: il resto dei periodi passati.
scenario-bull-market = Il guadagno al netto dell’inflazione supera il ritmo annuo di lungo periodo; quota dei periodi passati più simili in cui è successo: { $strong }.
scenario-stands-in = La storia propria è troppo breve per contarvi ({ $name }); al suo posto sta il mercato azionario statunitense.
scenario-bear-unknown = La perdita è duratura. Nulla nel registro dice quanto sia probabile.
scenario-base-unknown = L’andamento segue quello del suo mercato. Nulla nel registro dice quanto sia probabile.
scenario-bull-unknown = L’andamento è nettamente migliore di quello del suo mercato. Nulla nel registro dice quanto sia probabile.
scenario-bear-wrong = Il valore alla fine dell’orizzonte è superiore a quello iniziale.
scenario-base-wrong = L’orizzonte si chiude senza guadagno, o ben al di sopra di quel ritmo.
scenario-bull-wrong = Il guadagno annuo non supera quel ritmo.

## The red team, and the chair's response.

objection-planted = La bozza mostra un dato che il registro non contiene: { $figure }.
objection-older-than-horizon = L’età dei dati supera la durata dell’orizzonte: anche i più recenti si fermano { $age } prima della data della richiesta.
objection-old = I dati più vecchi si fermano { $age } prima della data della richiesta; ciò che è successo dopo non vi figura.
objection-cross-examination = Senza il contraddittorio gli stessi dati portano a un’altra conclusione; la bozza dipende da come le affermazioni sono state messe alla prova.
objection-single-figure = La conclusione dipende da un solo dato: { $name }, { $value } ({ $date }).
objection-single-seat = Senza l’area { $seat } la conclusione passa dall’altra parte.
objection-opposite =
    { $count ->
        [one] La tesi contraria: una lettura su { $all } va nella direzione opposta. { $text }
       *[other] La tesi contraria: { $count } letture su { $all } vanno nella direzione opposta, a partire dalla più forte. { $text }
    }
objection-no-opposite = Nessun dato parla a favore della tesi contraria. È un segno tanto di ciò che non si è guardato quanto di solidità.
objection-no-judgement = La bozza non esprime un giudizio. Se lo facesse, dovrebbe farlo senza alcun dato sull’oggetto dell’analisi.
objection-one-source = Tutti i dati provengono da una sola fonte.
objection-frequencies = Le probabilità sono frequenze di periodi passati che si sovrappongono, non previsioni.
response-noted = Preso atto; la conclusione non cambia.
response-lowered = Accolto; la fiducia viene ridotta.
response-halved = Accolto; la fiducia viene dimezzata.
response-taken-back = Accolto; il giudizio viene ritirato. Ciò che i dati dicevano alla loro data resta tra i fattori.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] In base a questi dati, { $first } supera { $others }.
        [unfavourable] In base a questi dati, { $first } resta dietro { $others }.
        [mixed] In base a questi dati, { $first } e { $others } sono più o meno alla pari.
       *[insufficient_evidence] Gli elementi raccolti non bastano a stabilire un ordine tra { $first } e { $others }.
    }
headline-macro = Quadro della situazione: { $name }.
headline-portfolio =
    { $balance ->
        [favourable] In base ai dati, la composizione è adatta a quanto da Lei richiesto.
        [unfavourable] In base ai dati, la composizione non è adatta a quanto da Lei richiesto.
        [mixed] In base ai dati, gli argomenti a favore della composizione equivalgono a quelli contro.
       *[insufficient_evidence] Gli elementi raccolti non bastano a giudicare la composizione.
    }
tell-committee =
    { $members ->
        [one] Un solo membro ha esaminato la questione. La sua bozza è stata poi attaccata per trovarne i punti deboli.
       *[other] { $members } membri hanno esaminato la questione, all’inizio ciascuno per conto proprio. Poi si sono interrogati a vicenda e hanno messo per iscritto i punti di disaccordo.
    }
tell-committee-alone = { $members } membri hanno esaminato la questione, ciascuno per conto proprio, e il presidente ha soppesato i risultati.
tell-confidence =
    { $level ->
        [high] Il comitato ne è abbastanza sicuro: { $confidence } su una scala da 0 a 1.
        [medium] Il comitato ne è sicuro solo in parte: { $confidence } su una scala da 0 a 1.
       *[low] Il comitato non ne è affatto sicuro: { $confidence } su una scala da 0 a 1.
    } Questo indica la qualità degli elementi raccolti. Non è la probabilità di un guadagno.
tell-odds = In passato, la quota di periodi di { $horizon } chiusi senza guadagno è stata pari a { $lost }. È storia, non una previsione.
tell-import = Per una risposta migliore, fornisca dati più recenti: importi un file di prezzi o i bilanci della società, oppure attivi una fonte in tempo reale.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Nessun prezzo per { $name }. Importi un file con prezzi giornalieri per colmare questa lacuna.
gap-prices-old = Ultimi prezzi disponibili per { $name }: { $date }.
gap-accounts-missing = Nessun bilancio per { $name }. Importi i dati annuali per colmare questa lacuna.
gap-accounts-old = Ultimi bilanci disponibili per { $name }: { $date }.
gap-industry-missing = Nessun dato di settore per { $name }.
gap-market-old = Le serie del mercato statunitense finiscono a { $date }.
gap-news-missing = Nessuna notizia.
gap-provider-down = Non è stato possibile raggiungere la fonte { $provider }: { $reason }.
gap-window-too-short = Troppo pochi prezzi per { $name } su un periodo più lungo.
gap-holdings-unpriced = Nessun prezzo per la Sua posizione { $name }.
gap-portfolio-no-weights = I pesi delle posizioni non sono noti.

## Terms that the debrief explains.

term-volatility = Volatilità
term-drawdown = Drawdown
term-confidence = Fiducia
term-dissent = Dissenso
term-red-team = Red team

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
measure-return-all = Rendimento annuo nell’intera serie
measure-momentum-12-1 = Variazione nell’anno precedente l’ultimo mese
measure-trend = Distanza dalla media di lungo periodo
measure-vol-1y = Volatilità su un anno
measure-vol-36m = Volatilità su tre anni
measure-max-drawdown-1y = Calo massimo in un anno
measure-max-drawdown-36m = Calo massimo in tre anni
measure-max-drawdown-all = Calo massimo nell’intera serie
measure-drawdown-now = Distanza dal massimo
measure-worst-month = Mese peggiore
measure-best-month = Mese migliore
measure-return-all-less-best-10 = Rendimento annuo senza i dieci giorni migliori
measure-return-first-half = Rendimento annuo nella prima metà
measure-return-second-half = Rendimento annuo nella seconda metà
measure-volume-ratio = Scambi rispetto alla media
measure-turnover-20d = Scambi giornalieri
measure-freq-pos = Periodi passati in guadagno
measure-freq-neg = Periodi passati senza guadagno
measure-freq-strong = Periodi passati oltre il dieci per cento all’anno
measure-freq-above-avg = Periodi passati oltre il ritmo di lungo periodo
measure-horizon = Orizzonte in anni interi
measure-window-count-1y = Periodi di un anno nella serie
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
measure-net-income = Utile netto
measure-roe = Redditività del patrimonio netto
measure-roa = Redditività dell’attivo
measure-roic = Redditività del capitale investito
measure-debt-to-equity = Debito su patrimonio netto
measure-net-debt-to-operating-income = Debito netto su risultato operativo
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
measure-float-to-earnings = Flottante su utile netto
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
measure-after-cape-median-10y = Rendimento mediano dopo avvii cari
measure-excess-cape-yield = Rendimento degli utili meno rendimento reale dei titoli di Stato
measure-sp-payout = Quota di utili distribuita
measure-dividend-yield = Rendimento da dividendo
measure-real-earnings-growth-10y = Crescita reale degli utili, dieci anni
measure-real-return-1y = Rendimento al netto dell’inflazione, un anno
measure-real-return-10y = Rendimento annuo al netto dell’inflazione, dieci anni
measure-real-return-20y = Rendimento annuo al netto dell’inflazione, vent’anni
measure-real-return-all = Rendimento annuo al netto dell’inflazione, intera serie
measure-real-return-10y-worst = Dieci anni peggiori al netto dell’inflazione
measure-bond-real-return-10y = Obbligazioni al netto dell’inflazione, dieci anni
measure-freq-stocks-beat-bonds-10y = Periodi di dieci anni con azioni davanti alle obbligazioni
measure-curve-10y-3m = Rendimento a dieci anni meno rendimento a tre mesi
measure-curve-10y-2y = Rendimento a dieci anni meno rendimento a due anni
measure-curve-share-inverted = Mesi con curva invertita
measure-curve-age = Età della curva
measure-unemployment = Tasso di disoccupazione
measure-unemployment-median = Tasso di disoccupazione mediano
measure-credit-spread = Divario tra debitori deboli e solidi
measure-credit-spread-percentile = Quel divario rispetto alla propria storia
measure-pf-value = Valore delle posizioni
measure-pf-weight = Peso nel portafoglio
measure-pf-largest-weight = Peso maggiore
measure-pf-hhi = Somma dei pesi al quadrato
measure-pf-vol-36m = Volatilità dell’insieme delle posizioni
measure-pf-max-drawdown-36m = Calo massimo delle posizioni in tre anni
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
        [upheld] confermata
        [weakened] indebolita
        [refuted] confutata
        [withdrawn] ritirata
        [unresolved] non risolta
       *[other] { $ruling }
    }. { $reason }
floor-revised = La bozza viene rivista: { $thesis }
red-team-pass = Il red team lascia passare la bozza.
red-team-revise = Il red team rimanda la bozza per una revisione.
red-team-reject = Il red team respinge la bozza.
red-team-unheard = Non è stato possibile ascoltare il red team ({ $reason }); la bozza si considera respinta.
number-left-out = Un numero senza fonte è stato tolto dal testo.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Sì, la curva dei rendimenti USA è invertita nei nostri dati più recenti
        [partly] La curva dei rendimenti USA è in parte invertita nei nostri dati più recenti
       *[no] No, la curva dei rendimenti USA non è invertita nei nostri dati più recenti
    }: il rendimento a dieci anni meno quello a due anni era { $curve_10y_2y } ({ $date }), meno quello a tre mesi { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] I segnali di recessione USA che seguiamo danno un avviso
        [partly] I segnali di recessione USA che seguiamo sono misti
       *[no] I segnali di recessione USA che seguiamo sono tranquilli
    }: la disoccupazione era { $sahm } sopra il minimo dell’ultimo anno ({ $date }); in un anno occupazione { $payrolls_12m } e reddito reale senza trasferimenti { $income_12m }; rendimento a dieci anni meno quello a tre mesi { $curve_10y_3m } ({ $other_date }).
first-savings = I risparmi che rendono meno di { $infl_12m } all’anno perdono potere d’acquisto: tanta era l’inflazione USA nei dodici mesi fino a { $date }. I buoni del Tesoro USA a tre mesi pagavano { $bill_rate } ({ $other_date }), cioè { $real_bill_rate } dopo l’inflazione. Il denaro senza interessi ha conservato { $purchasing_power_10y } del suo potere d’acquisto in dieci anni.
first-inflation = L’inflazione USA era { $infl_12m } nei dodici mesi fino a { $date }, e { $core_infl_12m } senza alimentari ed energia; in dieci anni è stata { $infl_10y }.
first-jobs = La disoccupazione USA era { $unemployment } ({ $date }), contro una mediana di { $unemployment_median }; l’occupazione è variata di { $payrolls_12m } in un anno.
first-rates = I titoli di Stato USA a dieci anni rendevano { $long_rate } ({ $date }), cioè { $real_long_rate } dopo l’inflazione dell’ultimo anno; i buoni a tre mesi pagavano { $bill_rate } ({ $other_date }), cioè { $real_bill_rate } dopo l’inflazione.
first-money = La massa monetaria USA M2 è variata di { $m2_12m } nell’anno fino a { $date }, di { $m2_real_12m } dopo l’inflazione.
first-housing = I nuovi cantieri USA sono variati di { $starts_12m } e i permessi edilizi di { $permits_12m } nell’anno fino a { $date }; il costo dell’abitazione è variato di { $shelter_12m }. Non abbiamo prezzi delle case.
first-dollar = Rispetto alle valute dei partner commerciali il dollaro è variato di { $dollar_12m } nell’anno fino a { $date }; era più debole nel { $dollar_percentile } dei giorni della nostra serie.
first-growth = La produzione reale USA è variata di { $gdp_1y } in un anno ({ $date }); l’occupazione è variata di { $payrolls_12m } e la disoccupazione era { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } ha superato l’inflazione nei nostri dati, ma sono troppo pochi per parlare di protezione
       *[no] { $name } non ha tenuto il passo dell’inflazione nei nostri dati, e sono troppo pochi per giudicarne la protezione
    }: da { $from } a { $to } il prezzo è variato di { $gain_whole }, i prezzi al consumo USA di { $infl_whole }; il calo più forte degli ultimi dodici mesi è stato { $max_drawdown_1y }.
first-spot = { $name } costava { $price } ({ $date }), una variazione di { $return_1y } in un anno; il calo più forte in quell’anno è stato { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] I dati non favoriscono nessuna delle due parti
        [up] Il passato fa pensare piuttosto a un rialzo
       *[down] Il passato fa pensare piuttosto a un ribasso
    }: { $name } era a { $price } ({ $date }), contro una mediana di { $level_median }; era più basso nel { $level_percentile } dei mesi, e nel { $freq_neg } dei periodi passati simili all’orizzonte non è salito.
first-accounts =
    { $balance ->
        [favourable] I conti di { $name } sono solidi
        [unfavourable] I conti di { $name } sono deboli
       *[mixed] I conti di { $name } sono in parte solidi e in parte deboli
    }: nell’esercizio fino a { $date } margine operativo { $operating_margin }, crescita delle vendite { $revenue_growth_1y }, cassa operativa { $cash_conversion } volte l’utile netto e debito { $debt_to_equity } volte il patrimonio.
first-compare =
    { $balance ->
        [favourable] In base ai conti, { $name } è davanti a { $other }
        [unfavourable] In base ai conti, { $name } è dietro a { $other }
       *[mixed] In base ai conti, { $name } e { $other } sono circa alla pari
    }: crescita delle vendite { $revenue_growth_1y } contro { $revenue_growth_1y_other }, margine operativo { $operating_margin } contro { $operating_margin_other }, redditività del patrimonio { $roe } contro { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Aggiornamento dei dati: { $kinds }.
current-accounts = conti fino a { $date }
current-prices = quotazioni fino a { $date }
current-metals = metalli e criptovalute fino a { $date }
current-exchange = tassi di cambio fino a { $date }
current-market = borsa USA fino a { $date }
current-rates = tassi d’interesse fino a { $date }
current-economy = dati economici fino a { $date }
table-years = { $name }: esercizi

## Claims on the economy, on short histories, and on several years.

claim-dollar = Il dollaro è variato di { $dollar_12m } in un anno rispetto alle valute dei partner commerciali; era più debole nel { $dollar_percentile } dei giorni della serie
wrong-dollar = Il dollaro cambia direzione nel prossimo anno.
claim-fall-year =
    In un anno il calo più forte di { $name } è stato { $max_drawdown_1y }{ $dated ->
        [yes] , da { $from } a { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] più di quanto si possa sopportare
       *[other] entro quanto si può sopportare
    }
wrong-fall-year = Una storia più lunga mostra un calo dall’altra parte del limite.
claim-swings-year = Le oscillazioni annue di { $name } su dodici mesi erano { $vol_12m }
wrong-swings-year = Una storia più lunga mostra oscillazioni di altro ordine.
claim-sahm = La disoccupazione media di tre mesi era { $sahm } sopra il minimo dell’ultimo anno
wrong-sahm = La disoccupazione sale nei prossimi mesi.
claim-inversion-record = Nel { $jobs_after_inversion } dei mesi con curva invertita la disoccupazione era nettamente più alta un anno e mezzo dopo, contro il { $jobs_after_any } di tutti i mesi
wrong-inversion-record = La prossima inversione passa senza un aumento della disoccupazione.
claim-growth-5y =
    In cinque anni le vendite di { $name } sono variate di { $revenue_growth_5y }{ $more ->
        [yes] , l’utile per azione di { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = La crescita veniva da un’acquisizione o da un solo anno buono.
claim-bill-real = I buoni del Tesoro USA a tre mesi pagavano { $bill_rate }, cioè { $real_bill_rate } dopo l’inflazione
wrong-bill-real = I tassi brevi o l’inflazione si muovono di più di un punto.
claim-payrolls = L’occupazione USA è variata di { $payrolls_12m } in dodici mesi
wrong-payrolls = I dati vengono rivisti o si invertono in pochi mesi.
claim-output = La produzione reale USA è variata di { $gdp_1y } in un anno
wrong-output = I prossimi trimestri vanno nell’altro senso.
claim-money =
    La massa monetaria USA M2 è variata di { $m2_12m } in un anno, di { $m2_real_12m } dopo l’inflazione{ $more ->
        [yes] ; i prestiti bancari alle imprese sono variati di { $loans_12m }
       *[no] { "" }
    }
wrong-money = Il denaro passa a forme che M2 non conta.
claim-housing =
    I nuovi cantieri USA sono variati di { $starts_12m } in un anno, i permessi edilizi di { $permits_12m }{ $more ->
        [yes] ; il costo dell’abitazione è variato di { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Un inverno mite o rigido spiega la differenza.
claim-purchasing-power = Un dollaro ha conservato { $purchasing_power_10y } di quanto comprava dieci anni prima
wrong-purchasing-power = I prezzi scendono nei prossimi dieci anni.
claim-hedge = Il prezzo di { $name } è variato di { $gain_whole }, i prezzi al consumo USA di { $infl_whole } negli stessi mesi
wrong-hedge = Su un tempo più lungo resta dietro ai prezzi al consumo.
claim-level = La mediana di { $name } su tutta la serie è { $level_median }; era più basso di adesso nel { $level_percentile } dei mesi
wrong-level = La vecchia mediana non vale più, perché i prezzi dei due paesi si sono allontanati.

## Measures of the above.

measure-vol-12m = Oscillazioni annue, dodici mesi
measure-gain-whole = Variazione dall’inizio della serie
measure-infl-whole = Inflazione negli stessi mesi
measure-correlation-12m = Correlazione, dodici mesi
measure-level-median = Cambio mediano
measure-level-percentile = Cambio rispetto al suo passato
measure-core-infl-12m = Inflazione senza alimentari ed energia
measure-shelter-12m = Variazione del costo dell’abitazione
measure-payrolls-12m = Variazione dell’occupazione
measure-income-12m = Variazione del reddito reale
measure-m2-12m = Variazione della massa monetaria M2
measure-m2-real-12m = Variazione di M2 dopo l’inflazione
measure-starts-12m = Variazione dei nuovi cantieri
measure-permits-12m = Variazione dei permessi edilizi
measure-loans-12m = Variazione dei prestiti alle imprese
measure-gdp-1y = Variazione della produzione reale
measure-bill-rate = Rendimento dei buoni a tre mesi
measure-real-bill-rate = Rendimento dei buoni meno inflazione
measure-purchasing-power-10y = Potere d’acquisto rimasto dopo dieci anni
measure-sahm = Disoccupazione sopra il minimo dell’anno
measure-jobs-after-inversion = Inversioni seguite da più disoccupazione
measure-jobs-after-any = Mesi seguiti da più disoccupazione
measure-dollar-12m = Variazione del dollaro ampio
measure-dollar-percentile = Dollaro ampio rispetto al suo passato
measure-sp-long-rate = Rendimento a dieci anni in quel mese
measure-revenue-growth-5y = Crescita delle vendite, cinque anni
measure-eps-growth-5y = Crescita dell’utile per azione, cinque anni
measure-cash = Cassa e titoli a breve
measure-debt = Debito
measure-dividends = Dividendi pagati
measure-buybacks = Riacquisti di azioni
measure-dividends-per-share = Dividendo per azione
measure-shares-diluted = Azioni diluite
measure-public-float = Valore delle azioni in mano al pubblico
