# What the terms of investing mean. The names of a term are in terms.tsv. Amounts in examples are in words, because every
# number in digits must be a figure of the ledger.

define-bear-market = En björnmarknad är ett långt fall i kurserna, enligt bruket minst tjugo procent från den senaste toppen. Ett index som stod i hundra punkter och faller till åttio har nått dit.
define-bond = En obligation är ett lån som går att handla med: man lånar ut pengar till en stat eller ett företag, som betalar ränta och ger tillbaka pengarna ett bestämt datum. När räntorna stiger faller priset på äldre obligationer, eftersom nya ger mer.
define-bull-market = En tjurmarknad är en lång uppgång i kurserna, enligt bruket minst tjugo procent från den senaste botten. Ett index som stod i åttio punkter och stiger till nittiosex har nått dit.
define-buyback = Vid ett aktieåterköp förvärvar ett bolag sina egna aktier, så att vinsten delas på färre. Med en tiondel färre aktier blir samma vinst ungefär elva procent större för varje aktie.
define-capital-gain = En kapitalvinst är det man tjänar på att sälja något för mer än det kostade. Aktier som kostade tusen kronor och säljs för ettusentvåhundra ger tvåhundra i kapitalvinst, som många länder beskattar.
define-certificate-of-deposit = Ett fasträntekonto är pengar som står hos en bank en bestämd tid till en bestämd ränta. Den som vill ha dem tidigare får oftast betala en avgift; inom EU skyddas de upp till omkring hundratusen euro per bank.
define-commodity = En råvara är en vara som är likadan vem som än levererar den, som olja, vete, koppar eller guld. Den ger varken vinst eller ränta, så ägaren tjänar bara om priset stiger.
define-compound-interest = Ränta på ränta betyder att det man har tjänat får stå kvar och själv ger avkastning. Vid fem procent om året blir tusen kronor på tio år ungefär ettusensexhundratrettio; utan ränta på ränta ettusenfemhundra.
define-convertible-bond = En konvertibel är en obligation som ägaren får byta mot ett bestämt antal aktier i bolaget. Den ger lägre ränta än en vanlig, eftersom ägaren tjänar på att aktien stiger och får tillbaka pengarna om den faller, så länge bolaget kan betala.
define-diversification = Diversifiering är att sprida pengar på många investeringar som inte alla faller samtidigt. Om en av hundra lika stora poster blir värdelös är en procent förlorad; var den ensam är allt det.
define-dividend = En utdelning är pengar som ett bolag betalar till sina aktieägare, oftast en del av vinsten. Vid två kronor per aktie får den som har femtio aktier hundra kronor.
define-dividend-yield = Direktavkastningen är ett års utdelning delad med aktiens pris. En aktie på femtio kronor som ger två kronor om året har fyra procent; eftersom den också stiger när priset faller kan en hög direktavkastning vara en varning.
define-dollar-cost-averaging = Månadssparande (dollar-cost averaging) är att investera samma summa med jämna mellanrum, vad priset än är. Hundra kronor ger tio andelar à tio kronor eller fem à tjugo, alltså fler när de är billiga; det hindrar inte förluster.
define-drawdown = En drawdown är fallet från en topp till den lägsta punkten därefter. En portfölj som går från hundra kronor till sjuttio har haft en drawdown på trettio procent och behöver sedan stiga ungefär fyrtiotre procent för att vara tillbaka.
define-duration = Duration säger hur starkt priset på en obligation reagerar på räntan: ungefär fallet i procent när räntan stiger en procentenhet. En obligation med durationen sju förlorar då omkring sju procent; ju längre löptid, desto högre är den.
define-earnings-per-share = Vinst per aktie (EPS) är ett bolags vinst delad med antalet aktier. Tio miljoner kronor i vinst och fem miljoner aktier blir två kronor per aktie.
define-emergency-fund = En buffert är pengar som lagts undan för det som inte kan vänta, som ett förlorat jobb eller en trasig bil. Vanligt är tre till sex månaders utgifter, på ett ställe där pengarna finns tillgängliga genast och inte svänger i värde.
define-etf = En ETF (börshandlad fond) är en fond vars andelar handlas på börsen som ett bolags aktier. De flesta följer ett index: med en andel i en ETF på hela världens aktier är man delägare i mer än tusen bolag.
define-expense-ratio = En fonds årliga avgift (TER) är den del av pengarna som fonden tar varje år för sina kostnader. Vid en halv procent är det fem kronor om året för varje tusenlapp.
define-free-cash-flow = Fritt kassaflöde är de pengar som ett bolags verksamhet ger, minus vad det lägger på maskiner, byggnader och liknande. Kommer tio miljoner kronor in och fyra går ut så, är sex kvar till utdelning, återköp eller skulder.
define-gdp = BNP (bruttonationalprodukten) är värdet av alla varor och tjänster som ett land producerar under ett år eller ett kvartal. Real BNP räknar bort prisökningen, så att förändringen visar om mer har producerats.
define-index-fund = En indexfond äger aktierna eller obligationerna i ett index med samma vikter och försöker inte slå det. Det gör den billig: den ger vad index ger, minus små kostnader.
define-inflation = Inflation är en ökning av priserna som helhet, så att samma pengar räcker till mindre. Vid tre procent om året kostar det som i dag kostar hundra kronor hundratre ett år senare.
define-interest-rate = Ränta är priset på lånade pengar, som andel av dem per år. Vid fyra procent kostar ett lån på tusen kronor fyrtio kronor om året, och den som lånat ut pengarna får dem.
define-ipo = Vid en börsintroduktion (IPO) erbjuder ett bolag sina aktier till allmänheten för första gången; därefter handlas de på börsen. Pengarna för nya aktier går till bolaget, de för befintliga till de tidigare ägarna.
define-leverage = Hävstång är att investera med lånade pengar, vilket gör vinster och förluster större. Med hundra egna kronor och hundra lånade kostar ett fall på tio procent tjugo procent av de egna pengarna.
define-margin-of-safety = Säkerhetsmarginalen är avståndet mellan det uppskattade värdet på något och det lägre pris man betalar. Den som uppskattar en aktie till hundra kronor och betalar sjuttio har trettio procents marginal för misstag.
define-market-cap = Börsvärdet är vad alla ett bolags aktier är värda tillsammans: priset på en aktie gånger antalet. Två miljoner aktier à femtio kronor blir hundra miljoner kronor.
define-mutual-fund = En fond samlar pengar från många sparare och investerar dem för alla; var och en äger en del. Andelar ges ut och löses in till värdet av det som fonden äger, oftast en gång om dagen, och fonden tar en årlig avgift.
define-option = En option är rätten, men inte skyldigheten, att köpa (call) eller sälja (put) något till ett bestämt pris fram till en bestämd dag. Den som äger den kan som mest förlora optionens pris; den som sålt den kan förlora mycket mer.
define-pe = P/E-talet är priset på en aktie delat med bolagets vinst per aktie under ett år. En aktie som kostar tjugo kronor och tjänar en krona har P/E-talet tjugo: priset motsvarar tjugo år av den vinsten.
define-rebalancing = Rebalansering är att föra tillbaka en portfölj till de planerade vikterna. Skulle aktier vara sextio procent och har stigit till sjuttio, byts en del mot obligationer tills de är sextio igen.
define-recession = En recession är en nedgång i en ekonomis produktion som är bred och varar längre än några månader. En tumregel är att BNP faller två kvartal i rad; i USA avgör en kommitté av ekonomer.
define-reit = En REIT är ett bolag som äger eller finansierar fastigheter och delar ut det mesta av vinsten till aktieägarna. Med en enda aktie är man delägare i många byggnader.
define-savings-account = Ett sparkonto ger ränta på pengar som man kan ta ut nästan när som helst. Banken får ändra räntan, och när den är lägre än inflationen räcker pengarna till mindre för varje år.
define-short-selling = Blankning är att sälja lånade aktier i hopp om att få tillbaka dem billigare. Den som säljer för femtio kronor och sedan betalar fyrtio tjänar tio, minus kostnader; stiger priset finns ingen gräns för förlusten.
define-stock = En aktie är en liten del av ägandet i ett bolag. Den som äger den får del av vinsten, genom utdelning och ett högre pris, har oftast rösträtt och kan förlora allt om bolaget misslyckas.
define-stock-index = Ett aktieindex mäter hur priserna på en utvald grupp aktier rör sig som helhet. S&P 500 följer till exempel ungefär femhundra stora amerikanska bolag, och ju större börsvärde, desto mer väger bolaget.
define-stock-split = Vid en aktiesplit byter ett bolag ut varje aktie mot flera billigare, så att det man äger är värt lika mycket. Vid en split två för en blir en aktie på hundra kronor två på femtio.
define-treasury-bill = En statsskuldväxel är ett lån till staten på ett år eller kortare. Oftast betalar den ingen ränta på vägen: man betalar till exempel nittioåtta kronor och får hundra till slut.
define-volatility = Volatilitet säger hur mycket en investerings avkastning svänger kring sitt genomsnitt; oftast är det standardavvikelsen över ett år. Vid tjugo procent ligger avkastningen ungefär två år av tre inom tjugo procentenheter från genomsnittet.
define-yield-curve = Avkastningskurvan visar vad en låntagares obligationer, oftast en stats, ger vid olika löptider. Långa ger oftast mer; när korta ger mer kallas kurvan inverterad, och i USA har en recession ofta följt.

## Around a definition: the newest figure of a term, what a member thinks and when its statement is wrong.

define-figure = { $measure } i USA: { $value } ({ $date }).
define-thinking = Frågan gäller vad en term betyder. Det kräver ingen bedömning.
define-wrong = Termen används i en annan betydelse.
