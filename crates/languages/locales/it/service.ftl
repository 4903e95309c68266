# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Questo contenuto è generato dall’intelligenza artificiale (IA) e può contenere errori. Non costituisce consulenza in materia di investimenti e non è una raccomandazione, una sollecitazione o un’offerta. Non è personalizzato in base alla situazione di alcuna persona e non instaura alcun rapporto di consulenza o fiduciario.
disclosure-statements =
    .n1 = Questo contenuto è generato dall’intelligenza artificiale (IA).
    .n2 = Questo contenuto può contenere errori.
    .n3 = Questo contenuto non costituisce consulenza in materia di investimenti.
    .n4 = Questo contenuto non è una raccomandazione, una sollecitazione o un’offerta.
    .n5 = Questo contenuto non è personalizzato in base alla situazione di alcuna persona.
    .n6 = Questo contenuto non instaura alcun rapporto di consulenza o fiduciario.

## Why a question is not taken up.

reject-blank = Non è stata posta alcuna domanda. La preghiamo di formulare una domanda su un investimento, un mercato o l’economia.
reject-off-mandate = Questo comitato si occupa esclusivamente di investimenti, mercati, titoli, fondi, società come oggetto di investimento ed economia. La preghiamo di riformulare la domanda in modo che rientri in questo ambito.
reject-inside-information = Il comitato non può lavorare con informazioni privilegiate. La preghiamo di porre una domanda che possa essere esaminata sulla base di informazioni pubbliche.
reject-manipulation = Il comitato non può aiutare a manipolare un mercato o a trarre in inganno altri investitori.
reject-trade-execution = Il comitato svolge analisi; non esegue operazioni e non agisce per conto di nessuno. La preghiamo di chiedere invece un’analisi.
reject-tax-evasion = Il comitato non può aiutare a nascondere redditi o guadagni al fisco. Chieda invece come viene tassato un investimento.
reject-certainty = Nessuno può promettere un risultato o garantire un rendimento. La preghiamo di chiedere invece quali risultati siano possibili.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = A quale strumento, società, fondo o mercato si riferisce?
question-instrument-text-named = A che cosa si riferisce esattamente con «{ $name }»?
question-instrument-why = Il comitato deve sapere con esattezza che cosa esaminare, perché nomi simili possono indicare cose diverse.
question-horizon-text = Quale orizzonte d’investimento deve coprire l’analisi?
question-horizon-why = Gli stessi elementi possono essere favorevoli in un periodo e sfavorevoli in un altro.
question-horizon-options =
    .n1 = Da 1 a 3 anni
    .n2 = Da 3 a 10 anni
    .n3 = Più di 10 anni
    .n4 = Meno di 1 anno
question-risk-text = Quale tolleranza al rischio deve presupporre l’analisi?
question-risk-why = Il peso delle possibili perdite dipende dal calo che lei potrebbe sopportare.
question-risk-options =
    .n1 = Moderata: è sopportabile un calo di circa un quinto
    .n2 = Bassa: la salvaguardia del capitale prima di tutto
    .n3 = Alta: è sopportabile un calo della metà o più
question-objective-text = Qual è l’obiettivo principale?
question-objective-why = Crescita, reddito e salvaguardia del capitale si misurano con criteri diversi.
question-objective-options =
    .n1 = Crescita a lungo termine
    .n2 = Reddito regolare
    .n3 = Salvaguardia del potere d’acquisto
    .n4 = Un’opportunità a breve termine

## What is assumed when nothing was said.

assumption-horizon = Non ha indicato un orizzonte temporale; ipotizziamo: { $value }.
assumption-risk = Non ha indicato la sua tolleranza al rischio; ipotizziamo: { $value }.
assumption-objective = Non ha indicato un obiettivo; ipotizziamo: { $value }.
assumption-holdings = Non ha indicato investimenti già in essere; ipotizziamo che non ne abbia.
assumption-part = Non è chiaro in che cosa sia investita questa quota del portafoglio: { $value }. La lasciamo fuori.
class-stocks = Azioni
class-bonds = Obbligazioni
class-cash = Liquidità
class-gold = Oro
class-property = Immobili
class-commodities = Materie prime
class-crypto = Criptoattività
assumption-instrument = Non ha nominato uno strumento specifico; intendiamo la domanda come riferita a questo tema: { $value }.

## What goes wrong.

message-conflict-plan-generating = Il piano è ancora in preparazione. Riprovi tra qualche istante.
message-plan-failed = Non è stato possibile preparare il piano. Lo invii di nuovo per crearne un altro.
message-execution-failed = Hanno potuto partecipare troppo pochi membri del comitato: { $reason }
message-brief-failed = Al momento non è possibile leggere la sua domanda. La ponga di nuovo più tardi.
message-answers-failed = Al momento non è possibile leggere le sue risposte. Le invii di nuovo.
message-waiting = L’analista non è raggiungibile al momento. Il comitato attende e riprenderà da qui.
message-budget-spent = Il budget si è esaurito prima che tutti potessero essere ascoltati.
reason-budget-spent = il budget è esaurito
reason-no-answer-in-time = nessuna risposta è arrivata in tempo
reason-answer-unusable = la risposta non è utilizzabile
reason-answer-broke-off = la risposta si è interrotta
reason-service-busy = il servizio era sovraccarico
reason-computed-too-long = il calcolo ha richiesto troppo tempo
reason-not-computed = il calcolo non è stato possibile
reason-figures-missing = mancano i dati su questa domanda
reason-model-declined = il modello ha rifiutato di rispondere
reason-provider-fault = il fornitore del modello ha un guasto
reason-provider-unreachable = il fornitore del modello non è raggiungibile
reason-provider-busy = il fornitore del modello per ora non ammette altre chiamate
reason-provider-refused = il fornitore del modello ha rifiutato la richiesta
reason-key-refused = il fornitore del modello non accetta la chiave del servizio
reason-model-unknown = il fornitore del modello non conosce il modello
reason-provider-down = il fornitore del modello non risponde; il lavoro riprenderà quando risponderà
failed-given-up = non è stato possibile proseguire
failed-check = non è stato possibile verificare l’analisi ({ $reason })
failed-debrief = non è stato possibile scrivere un riepilogo ({ $reason })
failed-synthesis = non è stato possibile ricavare una sintesi dai risultati ({ $reason })
failed-waiting = l’attesa di una risposta è durata troppo ({ $reason })
failed-spent =
    { $reason }; speso finora: { $calls ->
        [one] { $calls } chiamata
       *[other] { $calls } chiamate
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } token
    }, { $cost } dollari statunitensi
floor-abstains = L’area { $seat } si astiene: { $reason }.
confidence-step-chair = La presidenza è più prudente di quanto i dati richiedano.
confidence-step-red-team = La revisione critica ha sollevato obiezioni che riducono la fiducia.
confidence-step-absent = Non è stato possibile ascoltare tutti.
read-by-rules = Il modello linguistico non ha dato una risposta utilizzabile; la domanda è stata letta in base a regole fisse.
message-unsupported-language = Il documento di audit è disponibile solo per le sessioni in inglese. Lingua di questa sessione: { $language }.

## The debrief.

debrief-headline-favourable = Per { $subject }, gli elementi raccolti sono nel complesso favorevoli.
debrief-headline-mixed = Per { $subject }, gli elementi raccolti vanno in entrambe le direzioni.
debrief-headline-unfavourable = Per { $subject }, gli elementi raccolti sono nel complesso sfavorevoli.
debrief-headline-insufficient = Per { $subject }, gli elementi raccolti non bastano a esprimere un giudizio.
debrief-asked = La sua domanda: { $question }
debrief-committee = { $members } specialisti hanno esaminato la questione separatamente. Poi si sono messi alla prova a vicenda e hanno annotato dove non concordano.
debrief-confidence = La nostra fiducia è { $confidence } su una scala da 0 a 1.
debrief-gaps = Che cosa mancava: { $gaps }
debrief-dissent = Non tutti erano d’accordo: { $dissent }
debrief-change = Che cosa farebbe cambiare il giudizio: { $change }
debrief-terms-volatility = La volatilità indica quanto un prezzo oscilla verso l’alto e verso il basso in un dato periodo.
debrief-terms-drawdown = Il calo dal massimo è la discesa da un massimo al punto più basso che lo ha seguito. È espresso in percentuale.
debrief-terms-confidence = La fiducia indica quanto il comitato è sicuro del proprio giudizio, da 0 (per nulla) a 1 (del tutto). Non è la probabilità di un guadagno.
debrief-terms-dissent = Il dissenso è il parere di un membro che non è d’accordo con il comitato. Viene riportato accanto al giudizio del comitato.
debrief-terms-red-team = La revisione critica («red team» in inglese) attacca un giudizio per trovarne i punti deboli prima che qualcuno vi faccia affidamento.
