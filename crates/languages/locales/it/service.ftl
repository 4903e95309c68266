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
reject-certainty = Nessuno può promettere un risultato o garantire un rendimento. La preghiamo di chiedere invece quale sia la gamma dei risultati possibili.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = A quale strumento, società, fondo o mercato si riferisce?
question-instrument-text-named = A che cosa si riferisce esattamente con «{ $name }»?
question-instrument-why = Il comitato deve sapere con esattezza che cosa esaminare, perché nomi simili possono indicare cose diverse.
question-horizon-text = Quale orizzonte temporale deve coprire l’analisi?
question-horizon-why = Gli stessi elementi possono essere favorevoli in un periodo e sfavorevoli in un altro.
question-horizon-options =
    .n1 = Da 1 a 3 anni
    .n2 = Da 3 a 10 anni
    .n3 = Più di 10 anni
    .n4 = Meno di 1 anno
question-risk-text = Quale tolleranza al rischio deve presupporre l’analisi?
question-risk-why = Il peso attribuito alle possibili perdite dipende dall’entità del calo che si potrebbe sopportare.
question-risk-options =
    .n1 = Moderata: è sopportabile un calo di circa un quinto
    .n2 = Bassa: la salvaguardia del capitale prima di tutto
    .n3 = Alta: è sopportabile un calo della metà o più
question-objective-text = Qual è l’obiettivo principale?
question-objective-why = Crescita, reddito e salvaguardia del capitale si misurano con criteri diversi.
question-objective-options =
    .n1 = Crescita a lungo termine
    .n2 = Reddito regolare
    .n3 = Salvaguardia del valore reale del capitale
    .n4 = Un’opportunità a breve termine

## What is assumed when nothing was said.

assumption-horizon = Non è stato indicato alcun orizzonte temporale; si ipotizza «{ $value }».
assumption-risk = Non è stata indicata alcuna tolleranza al rischio; si ipotizza «{ $value }».
assumption-objective = Non è stato indicato alcun obiettivo; si ipotizza «{ $value }».
assumption-holdings = Non sono stati indicati investimenti già in essere; l’analisi presuppone che non ve ne siano.
assumption-part = Non è chiaro in che cosa sia investita questa quota del portafoglio: { $value }. La quota è lasciata fuori.
class-stocks = Azioni
class-bonds = Obbligazioni
class-cash = Liquidità
class-gold = Oro
class-property = Immobili
class-commodities = Materie prime
class-crypto = Criptoattività
assumption-instrument = Non è stato nominato alcuno strumento specifico; la domanda viene intesa come riferita al tema seguente: { $value }.

## What goes wrong.

message-conflict-plan-generating = Il piano è ancora in preparazione. Riprovi tra qualche istante.
message-plan-failed = Non è stato possibile preparare il piano. Lo invii di nuovo per crearne un altro.
message-execution-failed = Hanno potuto partecipare troppo pochi membri del comitato: { $reason }
message-brief-failed = Al momento non è stato possibile leggere la domanda. La ponga di nuovo più tardi.
message-answers-failed = Al momento non è stato possibile leggere le risposte. Le invii di nuovo.
message-waiting = L’analista non è raggiungibile al momento. Il comitato attende e riprenderà da qui.
message-budget-spent = Il budget si è esaurito prima che tutti potessero essere ascoltati.
reason-budget-spent = il budget è esaurito
reason-no-answer-in-time = nessuna risposta è arrivata in tempo
reason-answer-unusable = la risposta non è utilizzabile
reason-answer-broke-off = la risposta si è interrotta
reason-service-busy = il servizio era troppo occupato
reason-computed-too-long = il calcolo ha richiesto troppo tempo
reason-not-computed = non è stato possibile calcolarlo
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
failed-spent = { $reason }; speso finora: chiamate { $calls }, token { $tokens }, dollari statunitensi { $cost }
floor-abstains = L’area { $seat } si astiene: { $reason }.
confidence-step-chair = La presidenza è meno sicura di quanto i dati consentano.
confidence-step-red-team = Il red team ha sollevato obiezioni fondate.
confidence-step-absent = Non è stato possibile ascoltare tutti.
read-by-rules = Il modello linguistico non ha dato una risposta utilizzabile; la domanda è stata letta solo in base a regole.
message-unsupported-language = Il documento di audit è disponibile solo per le sessioni in inglese. Lingua di questa sessione: { $language }.

## The debrief.

debrief-headline-favourable = Per { $subject }, gli elementi raccolti sono nel complesso favorevoli.
debrief-headline-mixed = Per { $subject }, gli elementi raccolti vanno in entrambe le direzioni.
debrief-headline-unfavourable = Per { $subject }, gli elementi raccolti sono nel complesso sfavorevoli.
debrief-headline-insufficient = Per { $subject }, gli elementi raccolti non bastano a esprimere un giudizio.
debrief-asked = La Sua domanda: { $question }
debrief-committee = { $members } specialisti hanno esaminato la questione separatamente, poi si sono messi alla prova a vicenda e hanno annotato dove non concordano.
debrief-confidence = La nostra fiducia è { $confidence } su una scala da 0 a 1.
debrief-gaps = Che cosa mancava: { $gaps }
debrief-dissent = Non tutti erano d’accordo: { $dissent }
debrief-change = Che cosa farebbe cambiare la valutazione: { $change }
debrief-none = Nulla di rilevante.
debrief-terms-volatility = La volatilità descrive quanto fortemente un prezzo oscilla verso l’alto e verso il basso in un dato periodo.
debrief-terms-drawdown = Il drawdown è il calo da un massimo precedente al punto più basso che lo ha seguito, espresso di solito in percentuale.
debrief-terms-confidence = Il grado di fiducia indica quanto il comitato è sicuro della propria valutazione, da 0 (per nulla) a 1 (del tutto); non è la probabilità di un guadagno.
debrief-terms-dissent = Un’opinione dissenziente è il parere di uno o più membri che si discosta dalla conclusione del comitato e viene riportato accanto a essa.
debrief-terms-red-team = Un red team ha il compito di attaccare una conclusione per individuarne i punti più deboli prima che qualcuno vi faccia affidamento.
