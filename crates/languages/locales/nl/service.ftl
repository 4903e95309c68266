# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Deze inhoud is gegenereerd door kunstmatige intelligentie (AI) en kan fouten bevatten. Deze inhoud is geen beleggingsadvies en vormt geen aanbeveling, uitnodiging of aanbod. Deze inhoud is niet afgestemd op iemands persoonlijke omstandigheden en schept geen adviesrelatie en geen fiduciaire relatie.
disclosure-statements =
    .n1 = Deze inhoud is gegenereerd door kunstmatige intelligentie (AI).
    .n2 = Deze inhoud kan fouten bevatten.
    .n3 = Deze inhoud is geen beleggingsadvies.
    .n4 = Deze inhoud vormt geen aanbeveling, uitnodiging of aanbod.
    .n5 = Deze inhoud is niet afgestemd op iemands persoonlijke omstandigheden.
    .n6 = Deze inhoud schept geen adviesrelatie en geen fiduciaire relatie.

## Why a question is not taken up.

reject-blank = Er is geen vraag gesteld. Stel een vraag over een belegging, een markt of de economie.
reject-off-mandate = Deze commissie kijkt uitsluitend naar beleggen, markten, effecten, fondsen, ondernemingen als belegging en de economie. Formuleer uw vraag opnieuw, zodat deze binnen dat kader valt.
reject-inside-information = De commissie kan niet met voorwetenschap werken. Stel een vraag die aan de hand van openbare informatie kan worden onderzocht.
reject-manipulation = De commissie kan niet helpen om een markt te manipuleren of andere beleggers te misleiden.
reject-trade-execution = De commissie analyseert; zij voert geen transacties uit en handelt niet namens anderen. Vraag in plaats daarvan om een analyse.
reject-tax-evasion = De commissie kan niet helpen om inkomsten of winsten voor de belastingdienst te verbergen. Vraag in plaats daarvan hoe een belegging wordt belast.
reject-certainty = Niemand kan een uitkomst beloven of een rendement garanderen. Vraag in plaats daarvan naar de bandbreedte van mogelijke uitkomsten.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Welk instrument, welke onderneming, welk fonds of welke markt bedoelt u?
question-instrument-text-named = Wat bedoelt u precies met “{ $name }”?
question-instrument-why = De commissie moet precies weten wat zij moet onderzoeken, omdat vergelijkbare namen voor verschillende zaken kunnen staan.
question-horizon-text = Welke tijdshorizon moet de analyse bestrijken?
question-horizon-why = Dezelfde gegevens kunnen over de ene periode gunstig zijn en over een andere ongunstig.
question-horizon-options =
    .n1 = 1 tot 3 jaar
    .n2 = 3 tot 10 jaar
    .n3 = Meer dan 10 jaar
    .n4 = Minder dan 1 jaar
question-risk-text = Van welke risicobereidheid moet de analyse uitgaan?
question-risk-why = Hoe zwaar mogelijke verliezen wegen, hangt af van de omvang van de daling die kan worden gedragen.
question-risk-options =
    .n1 = Gemiddeld: een daling van ongeveer een vijfde is te dragen
    .n2 = Laag: kapitaalbehoud staat voorop
    .n3 = Hoog: een daling van de helft of meer is te dragen
question-objective-text = Wat is het belangrijkste doel?
question-objective-why = Groei, inkomen en kapitaalbehoud worden elk met een andere maatstaf gemeten.
question-objective-options =
    .n1 = Groei op lange termijn
    .n2 = Regelmatig inkomen
    .n3 = Behoud van koopkracht
    .n4 = Een kans op korte termijn

## What is assumed when nothing was said.

assumption-horizon = Er is geen horizon opgegeven; uitgegaan wordt van “{ $value }”.
assumption-risk = Er is geen risicobereidheid opgegeven; uitgegaan wordt van “{ $value }”.
assumption-objective = Er is geen doel opgegeven; uitgegaan wordt van “{ $value }”.
assumption-holdings = Er zijn geen bestaande beleggingen opgegeven; de analyse gaat ervan uit dat die er niet zijn.
assumption-part = Het is niet duidelijk waarin { $value } van de portefeuille is belegd; dat deel blijft buiten beschouwing.
class-stocks = Aandelen
class-bonds = Obligaties
class-cash = Liquide middelen
class-gold = Goud
class-property = Vastgoed
class-commodities = Grondstoffen
class-crypto = Cryptovaluta
assumption-instrument = Er is geen afzonderlijk instrument genoemd; de vraag wordt opgevat als een vraag over { $value }.

## What goes wrong.

message-conflict-plan-generating = Het plan wordt nog voorbereid. Probeer het over een ogenblik opnieuw.
message-plan-failed = Het plan kon niet worden opgesteld. Dien het opnieuw in om een nieuw plan te laten maken.
message-execution-failed = Te weinig leden van de commissie konden deelnemen: { $reason }
message-brief-failed = Uw vraag kon op dit moment niet worden gelezen. Stel die later opnieuw.
message-answers-failed = Uw antwoorden konden op dit moment niet worden gelezen. Stuur ze opnieuw.
message-waiting = De analist is op dit moment niet bereikbaar. De commissie wacht en gaat daarna hier verder.
message-budget-spent = Het budget was op voordat iedereen gehoord kon worden.
reason-budget-spent = het budget is op
reason-no-answer-in-time = er kwam niet op tijd een antwoord
reason-answer-unusable = het antwoord is niet bruikbaar
reason-answer-broke-off = het antwoord brak af
reason-service-busy = de dienst was te druk
reason-computed-too-long = de berekening duurde te lang
reason-not-computed = het kon niet worden berekend
reason-figures-missing = de cijfers bij deze vraag ontbreken
reason-model-declined = het model weigerde te antwoorden
reason-provider-fault = de modelaanbieder heeft zelf een storing
reason-provider-unreachable = de modelaanbieder is niet bereikbaar
reason-provider-busy = de modelaanbieder staat voorlopig geen aanroepen meer toe
reason-provider-refused = de modelaanbieder heeft het verzoek geweigerd
reason-key-refused = de modelaanbieder accepteert de sleutel van de dienst niet
reason-model-unknown = de modelaanbieder kent het model niet
reason-provider-down = de modelaanbieder antwoordt niet; het werk gaat verder zodra hij antwoordt
failed-given-up = het werk kon niet worden voortgezet
failed-check = de analyse kon niet worden gecontroleerd ({ $reason })
failed-debrief = er kon geen samenvatting worden geschreven ({ $reason })
failed-synthesis = uit de bevindingen kon geen synthese worden gemaakt ({ $reason })
failed-waiting = het wachten op een antwoord duurde te lang ({ $reason })
failed-spent =
    { $reason }; tot nu toe verbruikt: { $calls ->
        [one] { $calls } aanroep
       *[other] { $calls } aanroepen
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $cost } Amerikaanse dollar
floor-abstains = { $seat } onthoudt zich: { $reason }.
confidence-step-chair = De voorzitter is minder zeker dan de cijfers toelaten.
confidence-step-red-team = Het red team maakte bezwaren die de zekerheid verlagen.
confidence-step-absent = Niet iedereen kon worden gehoord.
read-by-rules = Het taalmodel gaf geen bruikbaar antwoord; de vraag is daarom volgens vaste regels gelezen.
message-unsupported-language = Het auditverslag is alleen beschikbaar voor Engelstalige sessies. Taal van deze sessie: { $language }.

## The debrief.

debrief-headline-favourable = Per saldo pleiten de bevindingen voor { $subject }.
debrief-headline-mixed = De bevindingen over { $subject } wijzen in beide richtingen.
debrief-headline-unfavourable = Per saldo pleiten de bevindingen tegen { $subject }.
debrief-headline-insufficient = Er zijn onvoldoende gegevens om { $subject } te beoordelen.
debrief-asked = Uw vraag: { $question }
debrief-committee = { $members } specialisten hebben de vraag onafhankelijk van elkaar bekeken, elkaar kritisch bevraagd en genoteerd waar ze het oneens zijn.
debrief-confidence = Onze zekerheid is { $confidence } op een schaal van 0 tot 1.
debrief-gaps = Wat ontbrak: { $gaps }
debrief-dissent = Niet iedereen was het eens: { $dissent }
debrief-change = Wat het oordeel zou veranderen: { $change }
debrief-terms-volatility = Volatiliteit geeft aan hoe sterk een koers in een bepaalde periode op en neer beweegt.
debrief-terms-drawdown = De grootste daling is het verlies van een top tot het laagste punt daarna. Ze wordt uitgedrukt in procenten.
debrief-terms-confidence = De zekerheid geeft aan hoe zeker de commissie is van haar eigen oordeel, van 0 (helemaal niet) tot 1 (volledig). Ze is niet de kans op winst.
debrief-terms-dissent = Een afwijkend standpunt is de mening van een lid dat het niet met de commissie eens is. Het wordt naast het oordeel van de commissie vastgelegd.
debrief-terms-red-team = Een red team valt een oordeel aan om de zwakke punten te vinden voordat iemand erop vertrouwt.
