//! What kind of answer somebody wants: what to do, what will happen, how things are, or which of all there are. `*` stands for
//! any ending.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Decide, DECIDE),
    (Signal::Judge, JUDGE),
    (Signal::Ahead, AHEAD),
    (Signal::Fact, FACT),
    (Signal::Weigh, WEIGH),
    (Signal::Current, CURRENT),
    (Signal::Which, WHICH),
    (Signal::Retire, RETIRE),
    (Signal::Owns, OWNS),
    (Signal::OwnsNothing, OWNS_NOTHING),
];

/// What to do.
const DECIDE: &str = "should i|should we|would you|shall i|do i buy|do i sell|do i keep|how do i|how should i|how can i|how would you|how is my|how are my|buy|buying|sell|selling|hold|keep|keep it|hold on to|worth it|worth a look|what do you think|what do you make of|thoughts on|thoughts|your view|any view|opinion*|your take|recommend*|pick one|which should|what now|what would you do|go in|get into|getting into|get in|get out|put money|put my money|putting money|switch to|swap|invest in|invest it|stay in|cut them|anything to change|look over|review my|what should|where should|where would you|start with|begin with|help me|convince me|go all in|all in on|load up|double down|bail|dump|right for me|suit me|for me|belongs in|lay out|rebalance|move on|leave it
soll ich|sollte ich|sollten wir|sollen wir|soll man|sollte man|kaufen|verkaufen|nachkaufen|halten|behalten|was hältst du|was halten sie|was haltet ihr|was meinst du|was meint ihr|was meinen sie|empfehl*|ein kauf|einsteigen|aussteigen|umschichten|aussitzen|all in gehen|passt das|für mich|wie lege ich|wie soll ich|worin|wohin mit|was tun|rausgehen|reingehen|liegen lassen|umsteigen
faut il|dois je|devrais je|est ce que je dois|est ce que je devrais|je devrais|acheter|vendre|garder|je garde|je vends|j achète|j en rachète|je renforce|je rachète|que penses tu|que pensez vous|que penser|qu en penses|qu en pensez|ton avis|votre avis|conseill*|que faire|pour moi|miser sur|investir dans|placer|où placer|y aller|revenir sur|me conseille*|rester|sortir de|entrer sur
debo|debería|deberia|deberíamos|conviene|me conviene|compro|vendo|los vendo|las vendo|comprar|vender|mantener|mantengo|los suelto|qué opinas|qué opináis|qué opinan|qué piensas|qué te parece|qué os parece|recomiend*|recomendar*|aguanto|entro|entrar|salgo|mejor paso|cambio algo|para mí|meterme|meterse|apostar por|invertir en|qué hago|qué haríais|dónde invierto|dónde meto
dovrei|devo|compro|vendo|li vendo|le vendo|comprare|vendere|tenere|le tengo|li tengo|lo tengo|la tengo|che ne pensi|che ne pensate|cosa ne pensi|cosa ne pensate|consigli*|su cosa punto|punto su|conviene|mi conviene|per me|cosa faccio|che faccio|entrare|uscire|investire in|dove investo|dove metto
devo|deveria|devemos|compro|vendo|seguro ou vendo|mantenho|comprar|vender|manter|comprariam|compraria|o que acha|o que acham|o que vocês acham|recomend*|indica*|para mim|o que faço|onde invisto|onde coloco|entrar em|sair de|investir em|apostar em
moet ik|zou ik|zal ik|kan ik beter|kan ik het beste|kopen|verkopen|bijkopen|houden|aanhouden|wat vind je|wat vinden jullie|wat vindt u|wat denk je|wat denken jullie|raad je|raden jullie|aanrad*|instappen|uitstappen|afbouwen|voor mij|wat doe ik|waar kan ik|waarin
kupić|kupować|kupno|kupuję|sprzedać|sprzedawać|sprzedaję|trzymać|trzymam|dokupić|dokupować|brać|wziąć|co sądzicie|co sądzisz|co myślicie|co myślisz|co o tym|polec*|doradź*|poradź*|wejść w|wchodzić|wyjść z|ułóż*|co robić|co zrobić|dla mnie|w co inwestować|w co zainwestować|zainwestować|gdzie ulokować|ulokować
almalı*|satmalı*|tutmalı*|alayım|alıyım|satayım|tutayım|alınır mı|satılır mı|alsam|satsam|girsem|girilir mi|ne dersiniz|ne dersin|ne düşünüyor*|sizce|öner*|tavsiye*|bölmeli*|yatırmalı*|ne yapmalı*|ne yapayım|ne alayım|benim için|almak|satmak|değerlendirmeli*
стоит ли|покупать|продавать|держать|докупать|купить|продать|брать|взять|что думаете|что думаешь|как вам|ваше мнение|посоветуйте|подскажите|посоветуй|рекоменд*|пора ли|не пора ли|входить|заходить|выходить|вложить|вложиться|куда вложить|для меня|что делать|мне лучше|избавиться
買い*|買う*|買っ*|買え*|売る*|売っ*|売り時*|売却*|手放*|どう思*|どう考え*|どう見ます*|どうでしょう*|どうですか*|べき*|いいですか*|良いですか*|よいですか*|いいでしょうか*|いい？|おすすめ*|お勧め*|間に合*|持ち続け*|乗り換え*|買い増し*|保有し続け*|始めれば*|どうすれば*|乗るべき*
要不要*|该不该*|应该*|該不該*|能买*|可以买*|能不能买*|可以抄底*|抄底*|买入*|买吗*|卖掉*|卖出*|卖吗*|怎么看*|怎麼看*|怎么选*|选哪个*|推荐*|建议*|持有吗*|继续持有*|要追*|加仓*|减仓*|清仓*|割肉*|上车*|怎么配置*|如何配置*|怎么投*|买什么*|投什么*|适合我*
사도*|살까*|팔까*|팔아야*|팔아도*|사야*|될까*|되나요*|괜찮을까*|좋을까*|좋을지*|어때*|어떨까*|어떻게 생각*|어떻게 해야*|들어가도*|매수*|매도*|추천*|갈아타*|버틸까*|모아도*|사고 싶*|투자하고 싶*|뭘 사*|뭐가 좋*|어디에 투자*
هل أشتري|هل أبيع|أبيع|أشتري|هل أحتفظ|أحتفظ|ما رأيك*|ما رأيكم|أنصح*|تنصح*|تنصحون*|هل أغير|من أين أبدأ|للشراء|هل أستثمر|أستثمر|كيف أوزع*|كيف أستثمر|ماذا أفعل|هل من المناسب
खरीदूँ|खरीदूं|ख़रीदूँ|खरीदना|खरीदने|बेच दूँ|बेचूँ|बेचूं|बेचना|बेच दूं|रखूँ|रखूं|रखना|लेना चाहिए|चाहिए|ठीक रहेगा|ठीक है|सही रहेगा|सही है|क्या बदलूँ|क्या करूँ|लगाना|लगाऊँ|लगाऊं|निवेश करूँ|निवेश करूं|सलाह|कैसा रहेगा|मेरे लिए|kaha invest|kahan invest|kya karu|kharidu";

/// What to think of it.
const JUDGE: &str = "worth|good investment|bad investment|good idea|bad idea|sound investment|sensible|good time|bad time|right time|dumb time|suitable|attractive|deserve*|make sense|makes sense|wise|too late|undervalued|overvalued|overpriced|underpriced|cheap|expensive|better bet|better|best|trap|bargain|safe haven|a buy|investable|enough on its own|right place|reasonable|fair price|decent|still good|any good
lohnt*|sinnvoll|gute anlage|gute idee|gutes investment|besser|brauchbar|taugt|überbewertet|unterbewertet|zu teuer|zu hoch|günstig|attraktiv|geeignet|reicht|schnäppchen|lohnenswert|vernünftig
bonne idée|mauvaise idée|bonne ou mauvaise|vaut il|vaut elle|vaut la peine|vaut le coup|intéressant*|opportun*|trop tard|trop cher|trop chère|sous évalué*|surévalué*|suffit|convient|raisonnable|judicieux|mieux|pertinent*
vale la pena|merece la pena|buena inversión|buena idea|mala idea|barat*|caro|cara|caras|caros|mejor|buen momento|tiene sentido|sobrevalorad*|infravalorad*|interesante*|recorrido|atractiv*
vale la pena|buon investimento|buona idea|meglio|migliore|ha senso|sopravvalutat*|sottovalutat*|adatt*|e basta|occasione|interessante|conveniente|troppo car*
vale a pena|bom investimento|boa ideia|faz sentido|melhor|sobrevalorizad*|subvalorizad*|barat*|caro|cara|interessante|atrativ*|bom momento
koopwaardig|een koopje|goede belegging|goed idee|slecht idee|verstandig|te duur|te wild|aantrekkelijk*|slim|beter|beste|zinvol|goedkoop
czy warto|warto|dobra inwestycja|dobry pomysł|nadaje się|wystarczy|opłaca się|opłacalne|atrakcyjn*|lepiej|lepsz*|za drogi*|za drogo|niedowartościowan*|przewartościowan*|sens|rozsądn*
mantıklı|değer mi|iyi bir zaman|iyi bir yatırım|iyi fikir|uygun mu|hangisi|daha iyi|cazip|ucuz|pahalı|doğru mu|alınır
выгоднее|выгодно|подойд*|подходит|есть ли смысл|имеет смысл|разумно|лучше|дорогой|дорого|дёшев*|дешев*|недооцен*|переоцен*|хорошая идея|перспективн*|привлекательн*
有望*|向いて*|向き*|お得*|割安*|割高*|どちら*|魅力*|適して*|妥当*|賢明*|ありですか*|アリ*
值得*|值不值得*|好不好*|适合*|靠谱*|便宜*|太贵*|贵吗*|划算*|机会*|哪个好*|更好*|合适*|怎么样*
나을까*|나아요*|나은가*|유망*|비싼*|저평가*|고평가*|매력*|괜찮*|적합*|좋은*|낫*
مناسب*|فكرة جيدة|يستحق*|أفضل|رخيص*|مغر*|مجد*|جيد*|الأنسب
समझदारी*|बेहतर|सस्ता|महँगा|महंगा|अच्छा|अच्छी|फायदेमंद|उचित|सही समय";

/// What will happen.
const AHEAD: &str = "will|going to|gonna|won t|forecast*|outlook|predict*|prediction*|expect|expected|expectation*|where do you see|where is it headed|headed|heading|what could go wrong|what happens if|what would happen|upside|can it|could it|future of|ever catch up|ever going
wird sich|werden sich|prognose*|ausblick|aussicht*|erwart*|wohin|steigen die|fallen die|sinken die|weiter steigen|weiter fallen|zukunft|kursziel*|geht es weiter
va t il|va t elle|vont ils|vont elles|prévision*|perspectives|avenir|à quoi s attendre|va monter|va baisser|peut il encore|peut elle encore|remonter|l évolution future
va a|van a|subirá*|bajará*|caerá*|previsi*|perspectivas|futuro|seguirá*|aguantará*|pronóstico*
salirà|scenderà|crollerà|saliranno|scenderanno|previsioni|prospettive|futuro|andrà|andranno|resterà
vai|vão|previsão|previsões|perspectiva*|futuro|subirá|cairá|tem salvação
gaat|gaan|zal|zullen|verwacht*|vooruitzicht*|toekomst|voorspel*|blijft
będzie|będą|prognoz*|wzrośnie|wzrosną|spadnie|spadną|podrożeje|przyszłość|perspektyw*|utrzyma|straci
düşürecek|yükselecek|yükselir mi|artacak|artırır mı|olacak|düşer mi|düşecek|beklenti*|beklen*|tahmin*|öngör*|gelecek*|toparlar mı|kazandırır mı|ne olur
будет|будут|вырастет|вырастут|упадет|упадёт|упадут|снизит*|снизят*|повысит*|прогноз*|ожида*|перспектив*|ждать|ждёт|ждет
見通し*|予想*|予測*|上がりますか*|下がりますか*|上がる*|下がる*|今後*|将来*|なりますか*|先行き*|これから*|続きますか*
会涨*|会跌*|会不会*|预测*|預測*|前景*|展望*|未来*|走势*|还会*|还能涨*|将会*|会怎么走*
전망*|오를까*|오르나요*|내릴까*|떨어질까*|예상*|앞으로*|미래*|올라갈까*|어떻게 될까*
توقعات*|توقعاتكم|سترتفع|ستنخفض|سيرتفع|سينخفض|هل سي*|هل ست*|المتوقع*|مستقبل*|سوف
बढ़ेगा|बढ़ेगी|बढ़ेंगे|गिरेगा|गिरेगी|गिरेंगे|घटेगा|घटेगी|घटाएगा|होगा|होगी|अनुमान*|भविष्य*|आगे|संभावना*";

/// How things are or were, or how they work.
const FACT: &str = "why did|why do|why does|why is|why are|why was|why were|why has|why have|what caused|cause of|causes of|what led to|what triggered|how does|how do|how did|how was|how were|how has|how have|how is|how are|what is a|what is an|what is the|what are the|what are|what s the|what does|what did|what was|what were|what is|explain|what happened|what drives|difference between|history of|how much|how many|how high|how low|how big|how large|how common|how exposed|how dependent|how often|how far did|who owns|who regulates|when did|when was|where did|usually|historically|typically|on average|taxed|tax treatment|tax on|is it true|in the past|how long did|which countries|which sectors
warum|weshalb|wieso|ursache*|wie hoch|wie viel|wie viele|wieviel|wie groß|wie stark|wie funktionier*|wie werden|wie wird|wie wurde|wie wurden|wie war|wie waren|was war|was waren|wie ist|wie sind|wie steht|wie stehen|wie hat|wie haben|welcher anteil|welchen anteil|besteuert*|versteuert*|besteuerung|erklär*|was ist ein|was ist eine|was ist der|was ist die|was sind|was bedeutet|was geschah|was passierte|unterschied*|wie abhängig|wie entwickelt*|wie läuft|wie verdient|wann wurde|wann war|wer besitzt|wie setzt sich
pourquoi|quelle part|quelles sont|quelle est|quel est|quels sont|quel a été|quelle a été|quelle était|quelles étaient|combien|comment fonctionne*|comment sont|comment est|comment a|comment ont|comment se porte*|comment se calcul*|comment marche*|qu est ce que|qu est ce qu|c est quoi|expliqu*|imposé*|imposition|fiscalité|taxé*|qu a provoqué|à quoi est dû|d où vient|où en est|que s est il passé|causes|différence entre
por qué|por que|cuál es|cuáles son|cuál fue|cuáles fueron|cuánto|cuánta|cuántos|cuántas|qué provocó|qué causó|qué originó|causas|cómo funciona*|cómo está|cómo están|cómo va|cómo ha|cómo han|cómo se|cómo afectó|cómo fue|qué es|qué son|qué significa|explic*|tribut*|qué fue|qué pasó|diferencia entre|qué parte|qué porcentaje
perché|perche|qual è|qual e|quali sono|qual era|quali erano|quanto|quanta|quanti|quante|cosa ha causato|che cosa ha causato|cosa provocò|cause|causò|come funziona*|come sta|come stanno|come va|come viene|come vengono|come è|come sono|come ha|che cos è|cos è|cosa sono|cosa significa|spieg*|tassat*|tassazione|cosa è successo|differenza tra|che quota
por que|porque|porquê|qual é|qual e a|qual foi|quais são|quais foram|quanto|quanta|quantos|quantas|como anda|como andam|como funciona*|como está|como estão|como é|como são|como foi|como se|como afetou|o que é|o que são|o que causou|o que provocou|o que levou|causas|explic*|tributad*|tributação|imposto sobre|o que aconteceu|diferença entre|que parte|que percentual
waarom|wat waren|wat was|wat is de|wat is het|wat is een|wat zijn|oorzaak|oorzaken|hoeveel|hoe hoog|hoe groot|hoe sterk|hoe werkt|hoe werken|hoe gaat het|hoe staat|hoe staan|hoe heeft|hoe is|hoe zijn|hoe komt|hoe kwam|belast|belasting over|uitleg*|leg uit|hoe worden|hoe wordt|verschil tussen|wat veroorzaakte|wat betekent|wat gebeurde|welk deel
dlaczego|czemu|jaka jest|jaki jest|jakie jest|jakie są|jaka była|jaki był|jakie były|ile wynosi|ile wyniósł|ile wyniosła|ile|przyczyn*|jak działa*|co to jest|co to są|czym jest|czym są|jak wygląda*|opodatkow*|wyjaśn*|skąd|co spowodowało|co wywołało|na czym polega|różnica między|jak zmienił*|jak się ma|jak radzi
neden|niçin|niye|nedir|nelerdir|nelerdi|ne kadar|kaç|nasıl çalışır|nasıl işler|sebep*|sebeb*|kaçtır|vergilendir*|vergisi|açıkla*|ne oldu|nasıl etkiledi|nasıl gidiyor|durumu nasıl|ne durumda|ne demek|fark*|hangi oranda|yüzde kaç|nasıl hesaplan*
почему|отчего|из за чего|сколько|какая сейчас|какой сейчас|какова|каков|каковы|какая доля|какую долю|какой была|какие были|какова была|причин*|как работа*|как устроен*|как рассчит*|что такое|чем отлича*|облага*|налог на|налоги на|объясни*|что вызвало|что привело|как повлия*|что случилось|что произошло|как обстоят|как себя чувствует|как менял*|как чувству*
なぜ*|どうして*|いくら*|どのくらい*|どれくらい*|どれほど*|どのように*|仕組み*|とは*|原因*|理由*|要因*|背景*|どうなって*|教えてください*|教えて下さい*|推移*|影響し*|影響を与え*|課税*|税金*|税率*|違い*|状況*|何が起き*|割合*|説明して*|いつ*
为什么*|為什麼*|为何*|多少*|是什么*|什么是*|如何运作*|怎么运作*|原因*|怎么征税*|如何征税*|交税*|缴税*|税率*|形势*|情况*|现状*|有多大*|有多高*|有多少*|怎么产生*|怎么来*|怎么形成*|区别*|历史上*|影响了*|占比*|占多少*|解释*|导致了*|怎么计算*|如何计算*
왜*|얼마*|어떻게 되*|어떻게 돼*|어떻게 작동*|어떻게 과세*|원인*|이유*|상황*|현황*|무엇인가*|무엇이*|뭔가요*|뭐예요*|뭐야*|차이*|세금*|과세*|영향을 미쳤*|영향을 줬*|비중*|설명해*|어떻게 변*|몇 퍼센트*|구조*
لماذا|لم |كم|ما هو|ما هي|ما هى|كيف أثر*|كيف تأثر*|كيف تعمل|كيف يعمل|كيف تفرض*|كيف يتم|كيف تطور*|كيف حال|أسباب|سبب|ما الذي|ضريبة|الضريبة|الضرائب|ما الفرق|ما معنى|ماذا حدث|ما حجم|ما نسبة|ما مدى|اشرح*|وضع
क्यों|कितनी|कितना|कितने|क्या है|क्या होता|क्या होती|क्या हैं|कारण*|वजह*|कैसे काम|कैसे होती|कैसे होता|कैसे लगता|टैक्स|अंतर|क्या थे|क्या था|क्या थी|स्थिति|हाल|समझाइए|समझाओ|कैसे असर|कितने प्रतिशत|कैसी है|कैसा है";

/// What could make it a question about what to do after all: what threatens, what to watch.
const WEIGH: &str = "risk*|what to watch|watch out|pay attention|threat*|usually goes wrong|main risks|worauf achten|risik*|à surveiller|risque*|riesgo*|rischi*|risco*|waar moet ik op letten|risico*|ryzyk*|na co uważać|nelere dikkat|risk*|риск*|на что обратить|注意*|リスク*|风险*|위험*|주의*|مخاطر*|जोखिम*";

/// Now.
const CURRENT: &str = "right now|currently|at the moment|these days|today|at present|presently|nowadays|current|latest|as of now|now
aktuell*|derzeit*|momentan*|zurzeit|gerade|heute|im moment|jetzt|actuellement|en ce moment|aujourd hui|à l heure actuelle|maintenant|actualmente|ahora mismo|en este momento|hoy|hoy en día|ahora|attualmente|in questo momento|oggi|adesso|ora|atualmente|neste momento|hoje|agora|no momento|momenteel|op dit moment|vandaag|nu|obecnie|teraz|aktualnie|w tej chwili|dziś|dzisiaj|şu anda|şu an|bugün|şimdi|günümüzde|halen|сейчас|в настоящее время|на данный момент|сегодня|текущ*|нынешн*
現在*|いま*|今の*|今*|現状*|足元*|目前*|现在*|當前*|当前*|如今*|眼下*|요즘*|현재*|지금*|최근*|حاليا*|حالياً|الآن|اليوم|في الوقت الحالي|अभी|वर्तमान*|आज|आजकल|इस समय";

/// Which one, of all there are.
const WHICH: &str = "which stock*|which share*|which fund*|which etf*|which coin*|which crypto*|which compan*|which bond*|which invest*|what stock*|what fund*|what etf*|what share*|any stock*|any penny stock*|any share*|any etf*|any fund*|any good stock*|good stock*|best stock*|best investment*|best etf*|best fund*|best share*|best dividend stock*|what should i invest in|what to invest in|where should i invest|where to invest|what to buy|what should i buy|what would suit|something that|hot stock*|next big thing|next nvidia|next tesla|that stock|that chip stock|some stock*|single stock tip|stock tip*|one stock|a stock|a fund|wich stok|what stok|which stok
welche aktie*|welchen fonds|welcher fonds|welchen etf*|welcher etf*|welches investment|welche geldanlage|was soll ich kaufen|in was soll|worin soll|irgendeine aktie|eine gute aktie|beste aktie*|quelle action*|quelles actions|quel titre|quel etf|quel fonds|quel placement|quels placements|dans quoi investir|où investir|meilleure action*|meilleur placement|une bonne action|qué acción|qué acciones|qué fondo*|qué etf*|en qué invertir|en qué invierto|qué comprar|qué compro|mejor acción|mejores acciones|dónde invertir|quale azione|quali azioni|quale etf|quale fondo|quali titoli|quale titolo|in cosa invest*|su cosa punto|su cosa investire|dove investire|migliori azioni|qual ação|quais ações|que ação|que ações|qual fundo|em que invest*|onde invest*|o que comprar|melhores ações|melhor ação|primeiro passo|welk aandeel|welke aandelen|welk fonds|welke etf*|waarin kan ik|waar kan ik het beste in|waarin beleggen|beste aandeel|beste aandelen|jakie akcje|które akcje|jakie to|to jakie|w co inwest*|w co zainwest*|co kupić|jaki fundusz|jaki etf|najlepsze akcje|hangi hisse*|hangi fon*|ne alayım|neye yatırım|hangi coin*|en iyi hisse*
какие акции|какую акцию|что купить|чё купить|чо купить|во что вложи*|куда вложи*|куда инвест*|какой фонд|какой etf|лучшие акции|どの株*|どの銘柄*|何を買*|どの商品*|何に投資*|おすすめの株*|おすすめ銘柄*|何から始め*|どんな銘柄*|哪只股票*|哪支股票*|哪些股票*|买什么*|投什么*|什么股票*|哪个基金*|哪只基金*|应该买哪*|어떤 주식*|무슨 주식*|어느 종목*|어떤 종목*|뭘 사*|뭐가 좋*|뭐 사*|어디에 투자*|종목 추천*|أي سهم|أي الأسهم|ما أفضل سهم|ما أفضل الأسهم|في ماذا أستثمر|أين أستثمر|من أين أبدأ|أفضل الأسهم|कौन सा शेयर|कौन से शेयर|कौन सा फंड|कहाँ निवेश|कहां निवेश|किसमें निवेश|kaha invest|kahan invest|कहाँ लगाऊँ|क्या खरीदूँ";

/// The end of somebody's working life.
const RETIRE: &str = "retire|retired|retirement|retiring|stop working|quit working|pension age|rente|rentner|ruhestand|in rente|aufhören zu arbeiten|aufhören|retraite|arrêter de travailler|jubil*|dejar de trabajar|retir*|pension*|smett*|andare in pensione|aposent*|parar de trabalhar|reformar|reforma|pensioen|stoppen met werken|emerytur*|emeryt*|przestać pracować|emekli*|пенси*|перестать работать|退職*|引退*|定年*|リタイア*|退休*|은퇴*|퇴직*|التقاعد|أتقاعد|تقاعد*|سن التقاعد|सेवानिवृत्त*|रिटायर*";

/// Somebody owns something.
const OWNS: &str = "i own|we own|i hold|we hold|i have|i ve got|i still own|i bought|i inherited|i am holding|i m holding|my portfolio is|my portfolio|there are|my holdings|i am up|i m up|i am down|i m sitting on|my position|my shares|i got
ich besitze|ich halte|ich habe|wir haben|mein depot|im depot|meine aktien|ich hab|meine|je détiens|je possède|j ai|nous avons|nous détenons|mes actions|mon portefeuille|j ai gardé|tengo|soy dueño|poseo|mi cartera|mis acciones|tenemos|ho|ho in mano|possiedo|detengo|abbiamo|le mie azioni|il mio portafoglio|tenho|possuo|minha carteira|minhas ações|temos|ik heb|ik bezit|mijn aandelen|mijn portefeuille|we hebben|mam|posiadam|mój portfel|moje akcje|mamy|elimde|portföyüm*|hissem var|hissem|bende|sahibim|у меня|имею|держу|мой портфель|владею|в портфеле|持って*|保有*|持ち株*|ポートフォリオは*|手里有*|手上有*|我有*|持有*|我的持仓*|我买了*|手中有*|가지고*|보유*|갖고*|있는데*|있어요*|أملك|لدي|عندي|محفظتي|أمتلك|معي|मेरे पास|मेरे पोर्टफोलियो|पोर्टफोलियो में|हमारे पास";

/// Somebody owns nothing.
const OWNS_NOTHING: &str = "no investments|no investment|own nothing|i own no|never invested|never owned|haven t invested|have not invested|not invested yet|no stocks yet|no holdings|no portfolio|don t own any|do not own any|don t have any investments|do not have any investments|empty brokerage|empty account|empty portfolio|nothing invested|not own anything|starting from zero|starting from scratch|first investment|own nothing so far|total newcomer
noch nie investiert|nie investiert|keine aktien|keine wertpapiere|keine anlagen|keine geldanlagen|kein depot|leeres depot|noch nichts angelegt|noch nichts investiert|besitze nichts|besitze noch nichts|habe noch nichts|jamais investi|aucun placement|aucun investissement|aucune action|ne possède rien|ne détiens rien|je n ai rien|pas encore investi|n ai aucun|nunca he invertido|no tengo inversiones|no tengo ninguna inversión|no tengo nada invertido|sin inversiones|no tengo acciones|nunca invertí|no poseo|mai investito|non ho investimenti|nessun investimento|non possiedo nulla|non ho nulla investito|non possiedo niente|portafoglio vuoto|nunca investi|não tenho investimentos|não tenho nenhum investimento|nenhum investimento|não possuo nada|nooit belegd|nog nooit belegd|nog niets belegd|geen beleggingen|geen aandelen|bezit niets|nog niks belegd|nigdy nie inwestow*|nie mam żadnych|nie mam inwestycji|nic nie mam|jeszcze nic nie|nie posiadam|hiç hissem yok|hissem yok|yatırımım yok|hiç yatırım yapmadım|hiç yatırımım yok|portföyüm boş|hiçbir yatırımım
никогда не инвестировал*|нет инвестиций|нет вложений|ничего не вложено|нет акций|ещё не инвестировал*|еще не инвестировал*|не владею|портфель пуст*|пустой портфель|投資経験はありません*|投資したことがない*|投資したことはありません*|投資はしたことがありません*|何も持っていません*|何も保有*|投資は初めて*|まだ何も*|没有任何投资*|从没投资过*|从未投资*|没投资过*|没有投资过*|还没有投资*|空仓*|没有持仓*|什么都没买*|투자한 적이 없*|투자해 본 적*|투자 경험이 없*|보유 종목이 없*|보유한 게 없*|투자한 게 없*|아무것도 없*|주식이 하나도*|لا أملك أي استثمارات|لا أملك استثمارات|لا أملك أي|لم أستثمر|ليس لدي استثمارات|ليس لدي أي|لا استثمارات لدي|कभी निवेश नहीं|कोई निवेश नहीं|निवेश नहीं किया|कुछ नहीं खरीदा|कोई शेयर नहीं|पोर्टफोलियो खाली";
