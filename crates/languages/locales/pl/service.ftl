# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Ta treść została wygenerowana przez sztuczną inteligencję (AI) i może zawierać błędy. Nie jest poradą inwestycyjną ani rekomendacją, zachętą czy ofertą. Nie jest dostosowana do sytuacji żadnej konkretnej osoby i nie tworzy stosunku doradztwa ani stosunku powierniczego.
disclosure-statements =
    .n1 = Ta treść została wygenerowana przez sztuczną inteligencję (AI).
    .n2 = Ta treść może zawierać błędy.
    .n3 = Ta treść nie jest poradą inwestycyjną.
    .n4 = Ta treść nie jest rekomendacją, zachętą ani ofertą.
    .n5 = Ta treść nie jest dostosowana do sytuacji żadnej konkretnej osoby.
    .n6 = Ta treść nie tworzy stosunku doradztwa ani stosunku powierniczego.

## Why a question is not taken up.

reject-blank = Nie zadano żadnego pytania. Napisz pytanie o inwestycję, rynek albo gospodarkę.
reject-off-mandate = Ten komitet zajmuje się wyłącznie inwestowaniem, rynkami, papierami wartościowymi, funduszami, spółkami jako inwestycjami oraz gospodarką. Sformułuj pytanie tak, aby mieściło się w tym zakresie.
reject-inside-information = Komitet nie może korzystać z informacji poufnych. Zadaj pytanie, które można zbadać na podstawie informacji publicznych.
reject-manipulation = Komitet nie może pomagać w manipulowaniu rynkiem ani we wprowadzaniu innych inwestorów w błąd.
reject-trade-execution = Komitet analizuje; nie zawiera transakcji i nie działa w niczyim imieniu. Poproś zamiast tego o analizę.
reject-tax-evasion = Komitet nie może pomagać w ukrywaniu dochodów ani zysków przed urzędem skarbowym. Zapytaj zamiast tego, jak opodatkowana jest dana inwestycja.
reject-certainty = Nikt nie może obiecać wyniku ani zagwarantować zysku. Zapytaj zamiast tego o zakres możliwych wyników.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = O jaki instrument, spółkę, fundusz lub rynek chodzi?
question-instrument-text-named = Co dokładnie oznacza tutaj „{ $name }”?
question-instrument-why = Podobne nazwy mogą oznaczać różne rzeczy, dlatego komitet musi dokładnie wiedzieć, co ma zbadać.
question-horizon-text = Jaki horyzont czasowy ma objąć analiza?
question-horizon-why = Te same dane mogą być korzystne w jednym okresie, a niekorzystne w innym.
question-horizon-options =
    .n1 = Od 1 roku do 3 lat
    .n2 = Od 3 do 10 lat
    .n3 = Ponad 10 lat
    .n4 = Mniej niż 1 rok
question-risk-text = Jaką tolerancję ryzyka ma przyjąć analiza?
question-risk-why = To, ile ważą możliwe straty, zależy od tego, jak duży spadek możesz znieść.
question-risk-options =
    .n1 = Umiarkowana: do zniesienia jest spadek o około jedną piątą
    .n2 = Niska: najpierw ochrona kapitału
    .n3 = Wysoka: do zniesienia jest spadek o połowę lub więcej
question-objective-text = Jaki jest główny cel?
question-objective-why = Wzrost, dochód i ochronę kapitału mierzy się różnymi miarami.
question-objective-options =
    .n1 = Długoterminowy wzrost
    .n2 = Regularny dochód
    .n3 = Zachowanie siły nabywczej
    .n4 = Okazja krótkoterminowa

## What is assumed when nothing was said.

assumption-horizon = Nie podano horyzontu; przyjmujemy: { $value }.
assumption-risk = Nie podano tolerancji ryzyka; przyjmujemy: { $value }.
assumption-objective = Nie podano celu; przyjmujemy: { $value }.
assumption-holdings = Nie podano posiadanych inwestycji; przyjmujemy, że ich nie ma.
assumption-part = Nie wiadomo, w co zainwestowana jest część portfela: { $value }. Tę część pomijamy.
class-stocks = Akcje
class-bonds = Obligacje
class-cash = Gotówka
class-gold = Złoto
class-property = Nieruchomości
class-commodities = Surowce
class-crypto = Kryptowaluty
assumption-instrument = Nie wskazano jednego instrumentu; przyjmujemy, że pytanie dotyczy tematu: { $value }.

## What goes wrong.

message-conflict-plan-generating = Plan jest jeszcze przygotowywany. Spróbuj ponownie za chwilę.
message-plan-failed = Nie udało się przygotować planu. Prześlij go ponownie, aby powstał nowy.
message-execution-failed = W pracy mogło wziąć udział zbyt mało członków komitetu: { $reason }
message-brief-failed = W tej chwili nie udało się odczytać Twojego pytania. Zadaj je ponownie później.
message-answers-failed = W tej chwili nie udało się odczytać Twoich odpowiedzi. Wyślij je ponownie.
message-waiting = Analityk jest w tej chwili nieosiągalny. Komitet czeka i podejmie pracę w tym miejscu.
message-budget-spent = Budżet wyczerpał się, zanim udało się wysłuchać wszystkich.
reason-budget-spent = budżet jest wyczerpany
reason-no-answer-in-time = odpowiedź nie nadeszła na czas
reason-answer-unusable = odpowiedź nie nadaje się do użycia
reason-answer-broke-off = odpowiedź się urwała
reason-service-busy = usługa była zbyt obciążona
reason-computed-too-long = obliczenie trwało zbyt długo
reason-not-computed = nie udało się tego obliczyć
reason-figures-missing = brakuje danych dotyczących tego pytania
reason-model-declined = model odmówił odpowiedzi
reason-provider-fault = dostawca modelu ma awarię
reason-provider-unreachable = dostawca modelu jest nieosiągalny
reason-provider-busy = dostawca modelu nie przyjmuje na razie więcej wywołań
reason-provider-refused = dostawca modelu odrzucił żądanie
reason-key-refused = dostawca modelu nie akceptuje klucza usługi
reason-model-unknown = dostawca modelu nie zna tego modelu
reason-provider-down = dostawca modelu nie odpowiada; praca ruszy dalej, gdy odpowie
failed-given-up = nie udało się kontynuować pracy
failed-check = nie udało się sprawdzić analizy ({ $reason })
failed-debrief = nie udało się napisać podsumowania ({ $reason })
failed-synthesis = nie udało się połączyć ustaleń w syntezę ({ $reason })
failed-waiting = oczekiwanie na odpowiedź trwało zbyt długo ({ $reason })
failed-spent =
    { $reason }; zużyto dotąd: { $calls ->
        [one] { $calls } wywołanie
        [few] { $calls } wywołania
        [many] { $calls } wywołań
       *[other] { $calls } wywołania
    }, { $tokens ->
        [one] { $tokens } token
        [few] { $tokens } tokeny
        [many] { $tokens } tokenów
       *[other] { $tokens } tokena
    }, { $cost } USD
floor-abstains = { $seat }: wstrzymanie się od głosu ({ $reason }).
confidence-step-chair = Przewodnictwo jest mniej pewne, niż pozwalają dane.
confidence-step-red-team = Czerwony zespół zgłosił zarzuty, które obniżają pewność.
confidence-step-absent = Nie wszystkich udało się wysłuchać.
read-by-rules = Model językowy nie dał użytecznej odpowiedzi, więc pytanie odczytano według sztywnych reguł.
message-unsupported-language = Zapis audytowy jest dostępny tylko dla sesji w języku angielskim. Język tej sesji: { $language }.

## The debrief.

debrief-headline-favourable = { $subject }: dane są w sumie korzystne.
debrief-headline-mixed = { $subject }: dane wskazują w obie strony.
debrief-headline-unfavourable = { $subject }: dane są w sumie niekorzystne.
debrief-headline-insufficient = { $subject }: mamy za mało danych, by to ocenić.
debrief-asked = Twoje pytanie: { $question }
debrief-committee =
    { $members ->
        [one] { $members } członek komitetu zbadał tę sprawę. Potem podważano jego wnioski i zapisano, co do czego nie ma zgody.
        [few] { $members } członkowie komitetu zbadali tę sprawę niezależnie od siebie. Potem nawzajem podważali swoje wnioski i zapisali, w czym się nie zgadzają.
        [many] { $members } członków komitetu zbadało tę sprawę niezależnie od siebie. Potem nawzajem podważali swoje wnioski i zapisali, w czym się nie zgadzają.
       *[other] { $members } członka komitetu zbadało tę sprawę niezależnie od siebie. Potem nawzajem podważali swoje wnioski i zapisali, w czym się nie zgadzają.
    }
debrief-confidence = Nasza pewność wynosi { $confidence } w skali od 0 do 1.
debrief-gaps = Czego zabrakło: { $gaps }
debrief-dissent = Nie wszyscy byli zgodni: { $dissent }
debrief-change = Co zmieniłoby tę ocenę: { $change }
debrief-terms-volatility = Zmienność opisuje, jak mocno cena waha się w górę i w dół w danym okresie.
debrief-terms-drawdown = Obsunięcie to spadek od szczytu do najniższego punktu po nim. Podaje się je w procentach.
debrief-terms-confidence = Pewność mówi, jak bardzo komitet jest pewny własnej oceny, od 0 (wcale) do 1 (całkowicie). Nie jest to prawdopodobieństwo zysku.
debrief-terms-dissent = Zdanie odrębne to pogląd członka, który nie zgadza się z komitetem. Zapisuje się je obok oceny komitetu.
debrief-terms-red-team = Czerwony zespół atakuje ocenę, aby znaleźć jej słabe punkty, zanim ktoś się na niej oprze.
