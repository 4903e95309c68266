# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Diese Ausgabe wurde von künstlicher Intelligenz (KI) erzeugt und kann Fehler enthalten. Sie ist keine Anlageberatung und stellt weder eine Empfehlung noch eine Aufforderung noch ein Angebot dar. Sie ist nicht auf die persönlichen Verhältnisse einer Person zugeschnitten und begründet kein Beratungs- oder Treuhandverhältnis.
disclosure-statements =
    .n1 = Diese Ausgabe wurde von künstlicher Intelligenz (KI) erzeugt.
    .n2 = Diese Ausgabe kann Fehler enthalten.
    .n3 = Diese Ausgabe ist keine Anlageberatung.
    .n4 = Diese Ausgabe ist weder eine Empfehlung noch eine Aufforderung noch ein Angebot.
    .n5 = Diese Ausgabe ist nicht auf die persönlichen Verhältnisse einer Person zugeschnitten.
    .n6 = Diese Ausgabe begründet kein Beratungs- oder Treuhandverhältnis.

## Why a question is not taken up.

reject-blank = Es wurde keine Frage gestellt. Bitte formulieren Sie eine Frage zu einer Anlage, einem Markt oder zur Wirtschaft.
reject-off-mandate = Dieses Komitee befasst sich ausschließlich mit Geldanlage, Märkten, Wertpapieren, Fonds, Unternehmen als Anlageobjekten und der Wirtschaft. Bitte formulieren Sie Ihre Frage so um, dass sie in diesen Rahmen fällt.
reject-inside-information = Das Komitee kann nicht mit Insiderinformationen arbeiten. Bitte stellen Sie eine Frage, die sich anhand öffentlich zugänglicher Informationen untersuchen lässt.
reject-manipulation = Das Komitee kann nicht dabei helfen, einen Markt zu manipulieren oder andere Anleger in die Irre zu führen.
reject-trade-execution = Das Komitee analysiert; es führt keine Handelsgeschäfte aus und handelt nicht im Namen anderer. Bitte fragen Sie stattdessen nach einer Analyse.
reject-tax-evasion = Das Komitee kann nicht dabei helfen, Einkünfte oder Gewinne vor dem Finanzamt zu verbergen. Bitte fragen Sie stattdessen, wie eine Anlage besteuert wird.
reject-certainty = Niemand kann ein Ergebnis versprechen oder eine Rendite garantieren. Bitte fragen Sie stattdessen nach der Bandbreite möglicher Ergebnisse.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Welches Instrument, welches Unternehmen, welchen Fonds oder welchen Markt meinen Sie?
question-instrument-text-named = Was genau meinen Sie mit „{ $name }“?
question-instrument-why = Das Komitee muss genau wissen, was es untersuchen soll, denn ähnliche Namen können Verschiedenes bezeichnen.
question-horizon-text = Welchen Zeithorizont soll die Analyse abdecken?
question-horizon-why = Dieselben Belege können über den einen Zeitraum günstig und über einen anderen ungünstig ausfallen.
question-horizon-options =
    .n1 = 1 bis 3 Jahre
    .n2 = 3 bis 10 Jahre
    .n3 = Mehr als 10 Jahre
    .n4 = Weniger als 1 Jahr
question-risk-text = Von welcher Risikobereitschaft soll die Analyse ausgehen?
question-risk-why = Wie stark mögliche Verluste ins Gewicht fallen, hängt davon ab, welcher Rückgang verkraftbar wäre.
question-risk-options =
    .n1 = Mittel: ein Rückgang um etwa ein Fünftel ist verkraftbar
    .n2 = Niedrig: Kapitalerhalt hat Vorrang
    .n3 = Hoch: ein Rückgang um die Hälfte oder mehr ist verkraftbar
question-objective-text = Was ist das wichtigste Ziel?
question-objective-why = Wachstum, Ertrag und Werterhalt werden jeweils an einem anderen Maßstab gemessen.
question-objective-options =
    .n1 = Langfristiges Wachstum
    .n2 = Regelmäßige Erträge
    .n3 = Erhalt der Kaufkraft
    .n4 = Eine kurzfristige Gelegenheit

## What is assumed when nothing was said.

assumption-horizon = Es wurde kein Zeithorizont angegeben; angenommen wird „{ $value }“.
assumption-risk = Es wurde keine Risikobereitschaft angegeben; angenommen wird „{ $value }“.
assumption-objective = Es wurde kein Ziel angegeben; angenommen wird „{ $value }“.
assumption-holdings = Es wurden keine bestehenden Anlagen angegeben; die Analyse geht davon aus, dass keine vorhanden sind.
assumption-part = Worin { $value } des Portfolios angelegt sind, ist nicht klar; dieser Teil bleibt außer Betracht.
class-stocks = Aktien
class-bonds = Anleihen
class-cash = Barmittel
class-gold = Gold
class-property = Immobilien
class-commodities = Rohstoffe
class-crypto = Kryptowerte
assumption-instrument = Es wurde kein einzelnes Instrument genannt; die Frage wird auf folgendes Thema bezogen: { $value }.

## What goes wrong.

message-conflict-plan-generating = Der Plan wird noch erstellt. Bitte versuchen Sie es in Kürze erneut.
message-plan-failed = Der Plan konnte nicht erstellt werden. Bitte reichen Sie die Anfrage erneut ein, damit ein neuer Plan erstellt wird.
message-execution-failed = Zu wenige Mitglieder des Komitees konnten teilnehmen: { $reason }
message-brief-failed = Ihre Frage konnte gerade nicht gelesen werden. Bitte stellen Sie sie später noch einmal.
message-answers-failed = Ihre Antworten konnten gerade nicht gelesen werden. Bitte senden Sie sie noch einmal.
message-waiting = Der Analyst ist zurzeit nicht erreichbar. Das Komitee wartet und macht dann hier weiter.
message-budget-spent = Das Budget war verbraucht, bevor alle gehört werden konnten.
reason-budget-spent = das Budget ist verbraucht
reason-no-answer-in-time = es kam rechtzeitig keine Antwort
reason-answer-unusable = die Antwort ist nicht verwertbar
reason-answer-broke-off = die Antwort brach ab
reason-service-busy = der Dienst war überlastet
reason-computed-too-long = die Berechnung dauerte zu lange
reason-not-computed = es konnte nicht berechnet werden
reason-figures-missing = es fehlen Zahlen zu dieser Frage
reason-model-declined = das Modell hat die Antwort abgelehnt
reason-provider-fault = der Modellanbieter hat eine Störung
reason-provider-unreachable = der Modellanbieter ist nicht erreichbar
reason-provider-busy = der Modellanbieter lässt zurzeit keine weiteren Aufrufe zu
reason-provider-refused = der Modellanbieter hat die Anfrage abgelehnt
reason-key-refused = der Modellanbieter akzeptiert den Schlüssel des Dienstes nicht
reason-model-unknown = der Modellanbieter kennt das Modell nicht
reason-provider-down = der Modellanbieter antwortet nicht; es geht weiter, sobald er antwortet
failed-given-up = die Arbeit konnte nicht fortgesetzt werden
failed-check = die Analyse konnte nicht geprüft werden ({ $reason })
failed-debrief = es konnte kein Fazit geschrieben werden ({ $reason })
failed-synthesis = aus den Ergebnissen ließ sich keine Zusammenschau bilden ({ $reason })
failed-waiting = das Warten auf eine Antwort dauerte zu lange ({ $reason })
failed-spent =
    { $reason }; bisher verbraucht: { $calls ->
        [one] { $calls } Aufruf
       *[other] { $calls } Aufrufe
    }, { $tokens ->
        [one] { $tokens } Token
       *[other] { $tokens } Token
    }, { $cost } US-Dollar
floor-abstains = { $seat } enthält sich: { $reason }.
confidence-step-chair = Der Vorsitz ist weniger sicher, als die Zahlen zulassen.
confidence-step-red-team = Das Gegenteam hat Einwände erhoben; sie senken die Verlässlichkeit.
confidence-step-absent = Nicht alle konnten gehört werden.
read-by-rules = Das Sprachmodell gab keine brauchbare Antwort; die Frage wurde deshalb nach festen Regeln gelesen.
message-unsupported-language = Das Prüfprotokoll ist nur für englischsprachige Sitzungen verfügbar. Sprache dieser Sitzung: { $language }.

## The debrief.

debrief-headline-favourable = Insgesamt sprechen die Belege für { $subject }.
debrief-headline-mixed = Die Belege zu { $subject } weisen in beide Richtungen.
debrief-headline-unfavourable = Insgesamt sprechen die Belege gegen { $subject }.
debrief-headline-insufficient = Für ein Urteil über { $subject } reichen die Belege nicht aus.
debrief-asked = Ihre Frage: { $question }
debrief-committee = { $members } Fachleute haben die Frage unabhängig voneinander geprüft, sich dann gegenseitig hinterfragt und festgehalten, worin sie uneins sind.
debrief-confidence = Die Verlässlichkeit der Einschätzung liegt bei { $confidence } auf einer Skala von 0 bis 1.
debrief-gaps = Was fehlte: { $gaps }
debrief-dissent = Nicht alle waren sich einig: { $dissent }
debrief-change = Was die Einschätzung ändern würde: { $change }
debrief-terms-volatility = Die Volatilität beschreibt, wie stark ein Kurs in einem bestimmten Zeitraum nach oben und unten schwankt.
debrief-terms-drawdown = Der größte Rückgang ist der Verlust von einem Höchststand bis zum tiefsten Punkt danach. Er wird in Prozent angegeben.
debrief-terms-confidence = Die Verlässlichkeit gibt an, wie sicher sich das Komitee seiner eigenen Einschätzung ist, von 0 (gar nicht) bis 1 (vollständig). Sie ist nicht die Wahrscheinlichkeit eines Gewinns.
debrief-terms-dissent = Eine abweichende Meinung ist die Ansicht eines Mitglieds, das dem Komitee nicht zustimmt. Sie steht neben der Einschätzung des Komitees.
debrief-terms-red-team = Ein Gegenteam greift eine Einschätzung gezielt an, um ihre Schwachstellen zu finden, bevor sich jemand auf sie verlässt.
