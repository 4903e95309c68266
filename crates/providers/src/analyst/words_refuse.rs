//! What the committee refuses, by the words people use for it. `*` stands for any ending.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Inside, INSIDE),
    (Signal::Manipulate, MANIPULATE),
    (Signal::Trick, TRICK),
    (Signal::Intent, INTENT),
    (Signal::Execute, EXECUTE),
    (Signal::Certainty, CERTAINTY),
    (Signal::NeverOurs, NEVER_OURS),
    (Signal::Elsewhere, ELSEWHERE),
    (Signal::Harmless, HARMLESS),
];

const INSIDE: &str = "inside information|insider information|insider info|inside info|insider tip*|inside tip*|insider knowledge|insider secret*|material non public|material nonpublic|non public information|nonpublic information|confidential earnings|leaked earnings|before it is announced|before it s announced|before the announcement is public|before the merger is public|not yet public
insiderinformation*|insider information*|insiderwissen|insidertipp*|insider wissen|noch nicht öffentlich
information privilégiée|informations privilégiées|information d initié|informations d initié*|délit d initié*|tuyau d initié*
información privilegiada|información confidencial de la empresa|informazioni privilegiate|informazione privilegiata|informazioni riservate
informação privilegiada|informações privilegiadas|voorkennis|voorwetenschap|insiderinfo|insiderkennis
insiderinformation|içeriden öğrenen*|içeriden bilgi|thông tin nội bộ|thông tin nội gián|инсайд|инсайда|инсайдерск*
インサイダー情報*|内部情報*|未公開情報*|未公开信息*|内幕消息*|内部消息*|内幕信息*|内幕交易*|내부정보*|내부 정보*|미공개 정보*|미공개정보*|معلومات داخلية|معلومات سرية|अंदरूनी जानकारी|गोपनीय जानकारी";

const MANIPULATE: &str = "manipulate the|manipulate a|manipulating the|pump up the price|pump the price|drive up the price artificially|artificially inflate|spread rumor*|spread rumour*|spread false|spread fake|fake news about|mislead investors|mislead other investors|deceive investors|corner the market
kurs manipulieren|kurse manipulieren|markt manipulieren|aktienkurs manipulieren|kurs künstlich|gerüchte streuen|gerüchte verbreiten|falschmeldungen verbreiten|anleger täuschen
manipuler le cours|manipuler le marché|manipuler les cours|faire monter artificiellement|répandre de fausses|répandre des rumeurs|tromper les investisseurs
manipular el precio|manipular el mercado|manipular la acción|difundir rumores|difundir noticias falsas|engañar a los inversores|engañar a inversores
manipolare il prezzo|manipolare il mercato|manipolare il titolo|diffondere notizie false|diffondere voci|ingannare gli investitori
manipular o preço|manipular o mercado|espalhar boatos|espalhar notícias falsas|enganar investidores
koers manipuleren|markt manipuleren|geruchten verspreiden|beleggers misleiden|manipulera kursen|manipulera marknaden|sprida rykten|piyasayı manipüle|fiyatı manipüle|thao túng*|манипулировать*|распространить слух*|распускать слух*
株価操作*|相場操縦*|市場を操作*|風説の流布*|株価を操作*|株価をつり上げ*|操纵股价*|操纵市场*|散布谣言*|散布假消息*|拉高出货*|주가 조작*|주가조작*|시세 조종*|시세조종*|허위 정보 유포|التلاعب بالسوق|التلاعب بالسعر|التلاعب بأسعار|बाज़ार में हेरफेर|बाजार में हेरफेर|कीमत में हेरफेर";

const TRICK: &str = "insider trading|pump and dump|pump dump|spoofing|wash trad*|market manipulation|front running|front run|insiderhandel|marktmanipulation|délits d initiés|manipulation de marché|manipulation de cours|uso de información privilegiada|manipulación del mercado|manipulazione del mercato|insider trading|manipulação de mercado|marktmanipulatie|handel met voorkennis|インサイダー取引*|내부자 거래*|내부자거래*|манипуляци*|marknadsmanipulation|launder money|money laundering|geldwäsche|geld waschen|blanchir|blanchiment|lavar dinero|blanqueo|riciclare|riciclaggio|lavar dinheiro|witwassen|洗钱*|マネーロンダリング*|ponzi scheme|tax evasion|evade tax*";

const INTENT: &str = "how can i|how do i|how to|how could i|how could we|help me|help us|i want to|we want to|teach me|show me how|plan a|organise a|organize a|run a|start a|set up a|without getting caught|get away with
wie kann ich|wie mache ich|wie könnte ich|hilf mir|ich will|ich möchte|ohne erwischt|comment puis je|comment faire|aide moi|aidez moi|je veux|sans me faire prendre|cómo puedo|ayúdame|quiero|sin que me|come posso|aiutami|voglio|como posso|me ajude|quero|hoe kan ik|help mij|ik wil|hur kan jag|hjälp mig|nasıl|bana yardım|làm sao|làm thế nào|как мне|помоги*|как можно|方法|やり方|教えて|したい|怎么|如何|怎样|帮我|어떻게|방법|도와|كيف|ساعدني|कैसे|मदद";

const EXECUTE: &str = "place an order|place a trade|place a market order|place a limit order|place my order|execute a trade|execute the trade|execute this trade|execute an order|execute my|make the trade for me|trade for me|trade on my behalf|on my behalf|buy it for me|sell it for me|buy them for me|buy me|buy some for me|sell all my|sell my shares|sell my stock*|liquidate my|open a position for me|invest my money for me|invest it for me|transfer the money|log in to my|log into my broker*|connect to my broker*
kauf mir|kaufe mir|kaufen sie für mich|kauf für mich|verkaufe meine|verkauf meine|verkaufen sie meine|order aufgeben|führe den trade aus|handel für mich|in meinem namen|in meinem auftrag
achète moi|achetez moi|achète pour moi|achetez pour moi|vends mes|vendez mes|passe un ordre|passez un ordre|exécute l ordre|en mon nom
cómprame|compra por mí|compra para mí|vende mis|vende todas mis|ejecuta la orden|ejecuta una orden|en mi nombre|haz una orden
comprami|compra per me|compra per mio conto|vendi le mie|vendi i miei|esegui l ordine|esegui un ordine|a mio nome|per mio conto
compre para mim|compra para mim|venda minhas|venda as minhas|execute a ordem|execute uma ordem|em meu nome
koop voor mij|verkoop mijn|plaats een order|voer de order uit|namens mij|köp åt mig|sälj mina|lägg en order|benim adıma|benim için satın al|mua hộ tôi|mua giúp tôi|đặt lệnh|купи мне|купите мне|продай мои|продайте мои|от моего имени|разместить ордер
買っておいて*|買ってください*|買って下さい*|注文して*|発注して*|売ってください*|代わりに買って*|代わりに売買*|帮我买*|替我买*|帮我卖*|替我卖*|帮我下单*|替我下单*|下单*|代我*|사줘*|사 줘*|매수해줘*|매수해 줘*|매도해줘*|매도해 줘*|주문해*|대신 사*|대신 매매*|اشتر لي|نفذ الصفقة|نيابة عني|मेरे लिए खरीद*|मेरी ओर से";

const CERTAINTY: &str = "guaranteed return*|guaranteed profit*|guaranteed gain*|guaranteed income stock|guaranteed to|guarantee a return|guarantee me|guarantee that|guarantee returns|can you guarantee|100 sure|100 certain|100 guaranteed|hundred percent sure|can t lose|cannot lose|can not lose|sure thing|sure bet|tell me for sure|tell me for certain|tell me with certainty|know for certain|with absolute certainty|definitely go up|definitely rise|definitely double|will definitely|certain to rise|certain to go up|certain to double|sure to rise|sure to go up|double my money without risk|without any risk|risk free profit*|risk free return*|no risk high return*|make me rich
garantierte rendite*|garantierten gewinn*|garantierter gewinn|garantiert steig*|garantiert verdoppel*|garantiere mir|garantieren sie mir|100 prozent sicher|hundertprozentig sicher|hundertprozentig|mit sicherheit steigen|sicher steigen wird|ganz sicher steig*|ohne jedes risiko|ohne risiko
rendement garanti|gain garanti|gains garantis|profit garanti|garantis moi|garantissez moi|100 sûr|à coup sûr|sûr à 100|sans aucun risque|sans risque de perte
rentabilidad garantizada|ganancia garantizada|ganancias garantizadas|garantízame|100 seguro|con total certeza|con certeza absoluta|subirá seguro|sin ningún riesgo|seguro que sube
rendimento garantito|guadagno garantito|guadagni garantiti|profitto garantito|garantiscimi|100 sicuro|con certezza assoluta|salirà sicuramente|senza alcun rischio|senza rischio
retorno garantido|lucro garantido|ganho garantido|garanta me|100 certo|com certeza absoluta|com certeza vai subir|sem nenhum risco|sem risco
gegarandeerd rendement|gegarandeerde winst|100 zeker|honderd procent zeker|zonder enig risico|zeker stijgen|garanterad avkastning|garanterad vinst|100 säker|utan risk
garantili getiri|garantili kazanç|kesin yükselecek|kesinlikle yükselecek|risksiz|đảm bảo lợi nhuận|chắc chắn tăng|chắc chắn lãi|cam kết lợi nhuận|гарантированн*|100 уверен*|точно вырастет|без риска
必ず上が*|絶対に上が*|必ず儲か*|絶対儲か*|絶対に儲か*|確実に上が*|確実に儲か*|元本保証で*|保証して*|必涨*|稳赚*|包赚*|保证收益*|保证盈利*|一定会涨*|肯定会涨*|稳赚不赔*|무조건 오르*|무조건 오를*|반드시 오르*|반드시 오를*|확실히 오르*|수익 보장*|수익보장*|원금 보장*|ربح مضمون|أرباح مضمونة|عائد مضمون|بدون مخاطر|गारंटीड*|गारंटी*|निश्चित लाभ";

const NEVER_OURS: &str = "poem|poems|haiku|limerick|sonnet|joke|jokes|song lyrics|lyrics|write a song|write a story|short story|fairy tale|python script|python function|python code|javascript|write code|write a program|write a function|regex|sql query|html page|translate this|translate the|translate into|homework|cover letter|crossword
gedicht|gedichte|witz|witze|liedtext|märchen|programmcode|python skript|übersetze|übersetzen sie|hausaufgabe*|poème|poèmes|blague*|paroles de chanson|traduis|traduisez|devoirs de|poema|poemas|chiste*|letra de canción|traduce|traducir|tarea de|poesia|poesie|barzelletta|barzellette|traduci|compiti|piada*|traduza|traduzir|lição de casa|gedicht|grap|grappen|mop|vertaal|huiswerk|dikt|skämt|översätt|şiir|şaka|fıkra|çevir|bài thơ|truyện cười|dịch sang|стих|стихи|стихотворение|анекдот*|шутк*|переведи*
詩を*|俳句*|冗談*|ジョーク*|翻訳*|プログラムを書*|コードを書*|宿題*|写一首*|写诗*|一首诗*|笑话*|翻译*|写代码*|写一段代码*|作业*|시를 써*|시 한 편|농담*|번역*|코드를 작성*|숙제*|قصيدة|نكتة|ترجم|कविता|चुटकुला|अनुवाद";

const ELSEWHERE: &str = "recipe*|cook|cooking|bake|baking|pie|pizza|pasta|cake|dinner|breakfast|olive oil|cooking oil|essential oil*|weather|rain|temperature|forecast for tomorrow s weather|football|soccer|basketball|world cup|olympic*|gold medal*|match score|movie*|film|films|netflix series|tv show*|video game*|celebrity|girlfriend|boyfriend|dating|wedding|birthday|horoscope|astrology|zodiac|lottery numbers|diet|lose weight|workout|headache|symptom*|medicine for|doctor|pregnan*|vacation|holiday in|hotel|flight to|dog|cat|puppy|essay|exam|math problem|equation|capital of|who is the president|who won|history of rome|gardening|guitar|photosynthesis
rezept*|kochen|backen|kuchen|wetter|regen|fußball|weltmeisterschaft|film|freundin|hochzeit|geburtstag|horoskop|kopfschmerz*|urlaub in|hauptstadt|hund|katze|abnehmen|recette*|cuisiner|gâteau|météo|il pleut|quel temps|football|coupe du monde|anniversaire|mariage|capitale de|chien|chat|maigrir|mal de tête
receta*|cocinar|pastel|tiempo hará|llover*|fútbol|mundial de|película*|cumpleaños|boda|capital de|perro|gato|adelgazar|dolor de cabeza|ricett*|cucinare|torta|meteo|che tempo|piove*|calcio|partita|compleanno|matrimonio|capitale della|cane|gatto|dimagrire
receita de bolo|receita de|cozinhar|bolo|previsão do tempo|chover|futebol|copa do mundo|filme|aniversário|casamento|cachorro|emagrecer|recept*|koken|taart|het weer|regenen|voetbal|verjaardag|bruiloft|hoofdstad|hond|kat|afvallen
laga mat|vädret|regna|fotboll|huvudstad|yemek tarifi|tarifi|hava durumu|futbol|başkent*|công thức nấu|nấu ăn|thời tiết|bóng đá|thủ đô|рецепт*|приготовить|погода|погоду|футбол*|столица|собак*|кошк*
レシピ*|料理*|作り方*|天気*|サッカー*|野球*|映画*|誕生日*|首都*|犬|猫|ダイエット*|食谱*|做菜*|怎么做饭*|蛋糕*|天气*|足球*|电影*|生日*|首都*|减肥*|레시피*|요리*|날씨*|축구*|영화*|생일*|수도는*|다이어트*|وصفة|طبخ|الطقس|كرة القدم|عاصمة|रेसिपी|खाना|मौसम|क्रिकेट|राजधानी";

const HARMLESS: &str = "insider trading data|insider trading filings|insider trading activity|insider trading reports|insider trading rules|insider trading scandal|front running index|capital of the company|guaranteed to be covered";
