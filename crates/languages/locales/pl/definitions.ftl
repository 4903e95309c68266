# What the terms of investing mean. The names of a term are in terms.tsv. Amounts in examples are in words, because every
# number in digits must be a figure of the ledger.

define-bear-market = Bessa (rynek niedźwiedzia) to długi spadek kursów, zwyczajowo o co najmniej dwadzieścia procent od ostatniego szczytu. Indeks, który miał sto punktów i spada do osiemdziesięciu, właśnie w nią wszedł.
define-bond = Obligacja to pożyczka, którą można handlować: pożycza się pieniądze państwu lub spółce, która płaci odsetki i oddaje je w ustalonym dniu. Gdy stopy procentowe rosną, ceny starszych obligacji spadają, bo nowe płacą więcej.
define-bull-market = Hossa (rynek byka) to długi wzrost kursów, zwyczajowo o co najmniej dwadzieścia procent od ostatniego dołka. Indeks, który miał osiemdziesiąt punktów i rośnie do dziewięćdziesięciu sześciu, właśnie w nią wszedł.
define-buyback = Przy skupie akcji własnych spółka nabywa swoje akcje, więc jej zysk dzieli się na mniejszą ich liczbę. Gdy akcji jest o jedną dziesiątą mniej, ten sam zysk na akcję jest o około jedenaście procent większy.
define-capital-gain = Zysk kapitałowy to zarobek ze sprzedaży czegoś za więcej, niż kosztowało. Akcje, które kosztowały tysiąc złotych i zostały sprzedane za tysiąc dwieście, dają dwieście złotych zysku, które wiele krajów opodatkowuje.
define-certificate-of-deposit = Lokata terminowa to pieniądze powierzone bankowi na ustalony czas przy ustalonym oprocentowaniu. Kto wycofa je wcześniej, zwykle traci odsetki; w Unii Europejskiej są chronione do równowartości stu tysięcy euro w jednym banku.
define-commodity = Surowiec to towar, który jest taki sam bez względu na dostawcę, na przykład ropa, pszenica, miedź czy złoto. Nie przynosi zysku ani odsetek, więc jego właściciel zarabia tylko wtedy, gdy rośnie cena.
define-compound-interest = Procent składany to odsetki od odsetek: to, co zarobiono, pozostaje zainwestowane i zarabia dalej. Przy pięciu procentach rocznie tysiąc złotych po dziesięciu latach to około tysiąc sześćset trzydzieści; bez odsetek od odsetek tysiąc pięćset.
define-convertible-bond = Obligacja zamienna to obligacja, którą jej posiadacz może wymienić na ustaloną liczbę akcji spółki. Płaci mniejsze odsetki niż zwykła, bo posiadacz zyskuje, gdy akcje rosną, a gdy spadają, odzyskuje pieniądze, o ile spółka może zapłacić.
define-diversification = Dywersyfikacja to rozłożenie pieniędzy na wiele inwestycji, które nie spadają wszystkie naraz. Gdy jedna ze stu równych pozycji traci całą wartość, przepada jeden procent; gdyby była jedyna, wszystko.
define-dividend = Dywidenda to pieniądze, które spółka wypłaca akcjonariuszom, zwykle część zysku. Przy dwóch złotych na akcję właściciel pięćdziesięciu akcji dostaje sto złotych.
define-dividend-yield = Stopa dywidendy to roczna dywidenda podzielona przez kurs akcji. Akcja za pięćdziesiąt złotych, która płaci dwa złote rocznie, daje cztery procent; stopa rośnie także wtedy, gdy kurs spada, więc wysoka może być ostrzeżeniem.
define-dollar-cost-averaging = Uśrednianie ceny zakupu (dollar-cost averaging) polega na inwestowaniu tej samej kwoty w stałych odstępach, bez względu na cenę. Za sto złotych dostaje się dziesięć udziałów po dziesięć złotych albo pięć po dwadzieścia, a więc więcej, gdy są tanie; przed stratą to nie chroni.
define-drawdown = Obsunięcie kapitału (drawdown) to spadek od szczytu do najniższego punktu po nim. Portfel, który ze stu złotych spada do siedemdziesięciu, ma obsunięcie trzydziestu procent i potrzebuje potem około czterdziestu trzech procent zysku, by wrócić na szczyt.
define-duration = Duracja mówi, jak mocno cena obligacji reaguje na stopy procentowe: to w przybliżeniu spadek w procentach, gdy stopy rosną o jeden punkt procentowy. Obligacja o duracji siedem traci wtedy około siedmiu procent; im dłuższy termin, tym duracja wyższa.
define-earnings-per-share = Zysk na akcję (EPS) to zysk spółki podzielony przez liczbę jej akcji. Dziesięć milionów złotych zysku i pięć milionów akcji to dwa złote na akcję.
define-emergency-fund = Poduszka finansowa to pieniądze odłożone na to, co nie może czekać, na przykład utratę pracy albo zepsuty samochód. Zwykle to wydatki z trzech do sześciu miesięcy, trzymane tam, gdzie są dostępne od razu i nie wahają się na wartości.
define-etf = ETF to fundusz, którego udziały są notowane na giełdzie tak jak akcje spółki. Większość ETF-ów naśladuje indeks: jeden udział w ETF-ie na akcje z całego świata czyni współwłaścicielem ponad tysiąca spółek.
define-expense-ratio = Wskaźnik kosztów całkowitych (TER) to część pieniędzy, którą fundusz pobiera co roku na swoje koszty. Przy pół procent to pięć złotych rocznie od każdego tysiąca.
define-free-cash-flow = Wolne przepływy pieniężne to gotówka, którą przynosi działalność spółki, pomniejszona o wydatki na maszyny, budynki i podobne. Jeśli wpływa dziesięć milionów złotych, a cztery idą na takie wydatki, sześć zostaje na dywidendy, skup akcji albo długi.
define-gdp = PKB (produkt krajowy brutto) to wartość wszystkich dóbr i usług, które kraj wytwarza w ciągu roku lub kwartału. Realny PKB pomija wzrost cen, więc jego zmiana pokazuje, czy wytworzono więcej.
define-index-fund = Fundusz indeksowy ma akcje lub obligacje indeksu w tych samych proporcjach i nie próbuje być od niego lepszy. Dzięki temu jest tani: daje to, co indeks, minus niewielkie koszty.
define-inflation = Inflacja to wzrost ogółu cen, przez który za te same pieniądze można kupić mniej. Przy trzech procentach rocznie to, co dziś kosztuje sto złotych, za rok kosztuje sto trzy.
define-interest-rate = Stopa procentowa to cena pożyczonych pieniędzy, jako ich część na rok. Przy czterech procentach pożyczka tysiąca złotych kosztuje czterdzieści złotych rocznie, a dostaje je ten, kto pożyczył pieniądze.
define-ipo = IPO (pierwsza oferta publiczna) to pierwsze zaoferowanie akcji spółki wszystkim chętnym; odtąd są one notowane na giełdzie. Pieniądze za nowe akcje dostaje spółka, a za istniejące jej dotychczasowi właściciele.
define-leverage = Dźwignia finansowa to inwestowanie pożyczonych pieniędzy, co powiększa zyski i straty. Przy stu złotych własnych i stu pożyczonych spadek o dziesięć procent kosztuje dwadzieścia procent własnych pieniędzy.
define-margin-of-safety = Margines bezpieczeństwa to odległość między szacowaną wartością czegoś a niższą ceną, którą się płaci. Kto ocenia akcję na sto złotych, a płaci siedemdziesiąt, ma trzydzieści procent zapasu na błędy.
define-market-cap = Kapitalizacja rynkowa to wartość wszystkich akcji spółki razem: kurs jednej akcji razy ich liczba. Dwa miliony akcji po pięćdziesiąt złotych to sto milionów złotych.
define-mutual-fund = Fundusz inwestycyjny zbiera pieniądze wielu osób i inwestuje je dla wszystkich; każdy ma swoją część. Udziały wydaje i odkupuje się zwykle raz dziennie po wartości tego, co fundusz posiada, a fundusz pobiera co roku opłatę.
define-option = Opcja to prawo, ale nie obowiązek, kupna (call) lub sprzedaży (put) czegoś po ustalonej cenie do ustalonego dnia. Jej posiadacz może stracić najwyżej cenę opcji; ten, kto ją wystawił, znacznie więcej.
define-pe = Wskaźnik cena/zysk (C/Z) to kurs akcji podzielony przez roczny zysk na akcję. Akcja, która kosztuje dwadzieścia złotych i zarabia złotówkę, ma C/Z równe dwadzieścia: jej cena to dwadzieścia lat takiego zysku.
define-rebalancing = Rebalansowanie to przywracanie portfelowi zaplanowanych proporcji. Jeśli akcje miały stanowić sześćdziesiąt procent, a urosły do siedemdziesięciu, część wymienia się na obligacje, aż znów będzie sześćdziesiąt.
define-recession = Recesja to spadek produkcji całej gospodarki, który jest szeroki i trwa dłużej niż kilka miesięcy. Przyjęło się mówić o niej, gdy PKB spada dwa kwartały z rzędu; w USA rozstrzyga komitet ekonomistów.
define-reit = REIT to spółka, która posiada nieruchomości lub je finansuje i wypłaca większość zysku akcjonariuszom. Jedna akcja czyni współwłaścicielem wielu budynków.
define-savings-account = Konto oszczędnościowe płaci odsetki od pieniędzy, które można wypłacić prawie w każdej chwili. Bank może zmienić oprocentowanie, a gdy jest ono niższe od inflacji, za te pieniądze z roku na rok można kupić mniej.
define-short-selling = Krótka sprzedaż to sprzedaż pożyczonych akcji z nadzieją na odzyskanie ich taniej. Kto sprzedaje po pięćdziesiąt złotych, a potem płaci czterdzieści, zyskuje dziesięć, minus koszty; gdy kurs rośnie, strata nie ma granicy.
define-stock = Akcja to mała część własności spółki. Jej posiadacz ma udział w zyskach, przez dywidendy i wyższy kurs, zwykle ma prawo głosu i może stracić wszystko, jeśli spółka upadnie.
define-stock-index = Indeks giełdowy mierzy, jak poruszają się razem kursy wybranej grupy akcji. Na przykład S&P 500 obejmuje około pięciuset dużych spółek amerykańskich, a im większa wartość rynkowa spółki, tym więcej ona waży.
define-stock-split = Przy podziale akcji (splicie) spółka zastępuje każdą akcję kilkoma tańszymi, a to, co się ma, jest warte tyle samo. Przy podziale dwa za jedną akcja za sto złotych zamienia się w dwie po pięćdziesiąt.
define-treasury-bill = Bon skarbowy to pożyczka dla państwa na rok lub krócej. Zwykle nie płaci po drodze odsetek: płaci się na przykład dziewięćdziesiąt osiem złotych, a na końcu dostaje się sto.
define-volatility = Zmienność mówi, jak mocno stopy zwrotu z inwestycji odchylają się od średniej; zwykle jest to ich odchylenie standardowe w skali roku. Przy dwudziestu procentach wynik mniej więcej dwóch lat na trzy mieści się w granicach dwudziestu punktów procentowych od średniej.
define-yield-curve = Krzywa dochodowości pokazuje, jaką rentowność mają obligacje jednego dłużnika, zwykle państwa, w zależności od terminu. Długie zwykle dają więcej; gdy więcej dają krótkie, krzywą nazywa się odwróconą, a w USA często następowała po tym recesja.

## Around a definition: the newest figure of a term, what a member thinks and when its statement is wrong.

define-figure = { $measure } w USA: { $value } ({ $date }).
define-thinking = Pytanie dotyczy znaczenia pojęcia. Ocena nie jest do tego potrzebna.
define-wrong = Pojęcie jest użyte w innym znaczeniu.
