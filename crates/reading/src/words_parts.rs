//! The parts of a portfolio, and what somebody says about losses. These words are looked for on their own: alone they
//! say nothing about whether a question is ours. `*` stands for any ending.

use super::signal::{Class, Signal};

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Class(Class::Stocks), STOCKS),
    (Signal::Class(Class::Bonds), BONDS),
    (Signal::Class(Class::Cash), CASH),
    (Signal::Class(Class::Gold), GOLD),
    (Signal::Class(Class::Property), PROPERTY),
    (Signal::Class(Class::Commodities), COMMODITIES),
    (Signal::Class(Class::Crypto), CRYPTO),
    (Signal::Twelfths(6), HALF),
    (Signal::Twelfths(4), THIRD),
    (Signal::Twelfths(8), TWO_THIRDS),
    (Signal::Twelfths(3), QUARTER),
    (Signal::Twelfths(9), THREE_QUARTERS),
    (Signal::Twelfths(12), ALL),
    (Signal::Rest, REST),
    (Signal::Evenly, EVENLY),
    (Signal::Each, EACH),
    (Signal::Loss, LOSS),
    (Signal::Bear, BEAR),
    (Signal::BearNot, BEAR_NOT),
    (Signal::Fears, FEARS),
    (Signal::Not, NOT),
    (Signal::Slight, SLIGHT),
    (Signal::Heavy, HEAVY),
    (Signal::Total, TOTAL),
    (Signal::Appetite, APPETITE),
    (Signal::Low, LOW),
    (Signal::Middling, MIDDLING),
    (Signal::High, HIGH),
];

const STOCKS: &str = "stocks|stock|equities|equity|shares|stock funds|equity funds|stock market|other stocks|other shares
aktien|aktie|aktienfonds|aktien etf|actions|action|acciones|accion|renta variable|azioni|azionario|azionari|ações|ação|renda variável|aandelen|aandeel|akcje|akcji|akcjach|aktier|aktiefonder|hisse|hisseler|hisseleri|hisse senedi|hisse senetleri|cổ phiếu|акции|акций|акциях|株|株式|股票|股权|주식|أسهم|الأسهم|اسهم|शेयर|शेयरों|इक्विटी";
const BONDS: &str = "bonds|bond|fixed income|treasuries|treasury|treasury bonds|government bonds|gilts|bond funds|corporate bonds
anleihen|anleihe|renten|rentenfonds|staatsanleihen|bundesanleihen|obligations|obligation|fonds euros|bonos|bono|renta fija|obligaciones|obbligazioni|obbligazionario|btp|titoli di stato|títulos|renda fixa|obrigações|tesouro|obligaties|staatsobligaties|obligacje|obligacji|obligationer|räntefonder|räntor|tahvil|tahviller|tahvile|bono|trái phiếu|облигации|облигаций|облигациях|офз|債券|国債|债券|国债|채권|국채|سندات|السندات|صكوك|बॉन्ड|बॉण्ड|बांड";
const CASH: &str = "cash|money market|savings account|savings accounts|deposits|bank deposits|cash savings
bargeld|tagesgeld|festgeld|geldmarkt|sparbuch|liquidität|liquidités|liquidité|espèces|livret*|efectivo|liquidez|depósitos|depósito|cuenta de ahorro|liquidità|contanti|conto deposito|dinheiro|poupança|caixa|spaargeld|spaarrekening|contanten|liquide middelen|gotówka|gotówki|gotówce|lokaty|lokata|kontanter|sparkonto|likvida medel|nakit|mevduat|tiền mặt|tiền gửi|tiết kiệm ngân hàng|наличные|наличных|кэш|депозит*|вклад*|現金|預金|现金|存款|현금|예금|نقد|النقد|نقدا|كاش|नकद|कैश|एफडी";
const GOLD: &str =
    "gold|золото|золота|золоте|oro|ouro|goud|złoto|złota|złocie|guld|altın|vàng|金|黄金|ゴールド|금|ذهب|الذهب|सोना|सोने";
const PROPERTY: &str = "real estate|property|properties|reits|reit|housing
immobilien|immobilie|immobilienfonds|immobilier|pierre|scpi|inmuebles|inmobiliario|bienes raíces|immobili|immobiliare|imóveis|fundos imobiliários|vastgoed|nieruchomości|fastigheter|gayrimenkul|emlak|bất động sản|недвижимость|недвижимости|不動産|房地产|房产|부동산|عقار|عقارات|العقار|रियल एस्टेट|संपत्ति";
const COMMODITIES: &str = "commodities|commodity|rohstoffe|matières premières|materias primas|materie prime|commodity|matérias primas|grondstoffen|surowce|råvaror|emtia|hàng hóa|сырье|сырьё|コモディティ|大宗商品|원자재|سلع|कमोडिटी";
const CRYPTO: &str = "crypto|cryptocurrency|cryptocurrencies|coins|krypto*|cryptos|cripto*|criptomonedas|criptovalute|criptomoedas|kryptowalut*|kripto*|tiền số|tiền mã hóa|tiền điện tử|крипто*|криптовалют*|暗号資産|仮想通貨|加密货币|虚拟货币|암호화폐|가상화폐|코인|العملات الرقمية|عملات رقمية|क्रिप्टो*";

const HALF: &str = "half|one half|a half|the other half|hälfte|zur hälfte|halb|die hälfte|moitié|la moitié|mitad|la mitad|metà|la metà|metade|a metade|helft|de helft|połowa|połowę|w połowie|połowy|hälften|yarısı|yarısını|yarı|một nửa|nửa|половина|половину|наполовину|半分|半々|一半|半数|절반|반은|반토막|نصف|نصفها|النصف|आधा|आधे|आधी|semi";
const THIRD: &str = "a third|one third|third|ein drittel|drittel|un tiers|tiers|un tercio|tercio|un terzo|terzo|um terço|terço|een derde|derde deel|jedna trzecia|en tredjedel|üçte bir|üçte biri|một phần ba|треть|3分の1|三分の一|三分之一|3분의 1|ثلث|एक तिहाई";
const TWO_THIRDS: &str = "two thirds|zwei drittel|deux tiers|dos tercios|due terzi|dois terços|twee derde|dwie trzecie|två tredjedelar|üçte ikisi|hai phần ba|две трети|3分の2|三分の二|三分之二|3분의 2|ثلثان|दो तिहाई";
const QUARTER: &str = "a quarter|one quarter|quarter|ein viertel|viertel|un quart|un cuarto|un quarto|um quarto|een kwart|kwart|jedna czwarta|ćwierć|en fjärdedel|dörtte biri|một phần tư|четверть|4分の1|四分の一|四分之一|4분의 1|ربع|एक चौथाई";
const THREE_QUARTERS: &str = "three quarters|drei viertel|dreiviertel|trois quarts|tres cuartos|tre quarti|três quartos|driekwart|drie kwart|trzy czwarte|tre fjärdedelar|dörtte üçü|ba phần tư|три четверти|4分の3|四分の三|四分之三|4분의 3|ثلاثة أرباع|तीन चौथाई";
const ALL: &str = "all my money|everything i own|all of my money|all my savings|my whole portfolio|my entire portfolio|all of it|mein ganzes geld|mein gesamtes vermögen|alles was ich habe|tout mon argent|toute mon épargne|todo mi dinero|todos mis ahorros|tutti i miei soldi|tutti i miei risparmi|todo o meu dinheiro|todo meu dinheiro|al mijn geld|wszystkie moje pieniądze|wszystkie oszczędności|alla mina pengar|bütün param|tüm param|toàn bộ tiền|все мои деньги|全財産|全部の資産|我所有的钱|全部资金|모든 돈|전 재산|كل أموالي|सारा पैसा|मेरा सारा पैसा";
const REST: &str = "rest|the rest|remainder|the remainder|remaining|what s left|der rest|restliche*|reste|le reste|restant|resto|el resto|il resto|o resto|restante|de rest|reszta|resztę|pozostał*|resten|återstående|kalan*|gerisi|còn lại|остальное|остальные|остаток|残り*|其余*|剩下*|剩余*|나머지*|الباقي|والباقي|البقية|बाकी|शेष";
const EVENLY: &str = "evenly|equally|fifty fifty|half and half|in equal parts|equal weight*|gleichmäßig|je zur hälfte|zu gleichen teilen|à parts égales|moitié moitié|a partes iguales|mitad y mitad|in parti uguali|metà e metà|em partes iguais|meio a meio|gelijk verdeeld|ieder de helft|po równo|pół na pół|lika delar|eşit|yarı yarıya|chia đều|поровну|пополам|均等*|半々*|平均分*|对半*|각각 절반|반반*|بالتساوي|बराबर*";
const EACH: &str = "each|jeweils|je ein|chacun|chacune|cada uno|cada una|ciascuno|ciascuna|cada um|cada uma|elk|ieder|każd*|vardera|her biri|mỗi|каждое|каждого|ずつ|各|각각|لكل|प्रत्येक";

const LOSS: &str = "fell|fallen|sank|sink|shrink*|plunge*|loss|losses|lose|loses|losing|fall|falls|falling|drop|drops|decline*|drawdown*|swing|swings|volatil*|ups and downs|crash|crashes|downturn*
verlust*|verlieren|rückgang|rückgänge|einbruch|einbrüche|kurssturz|schwankung*|minus|perte|pertes|perdre|baisse*|chute*|pérdida*|perder|caída*|bajada*|perdita|perdite|perdere|ribass*|cali|calo|oscillazion*|perda|perdas|queda*|verlies|verliezen|daling*|schommeling*|strat*|stracić|spadk*|spadek|förlust*|förlora*|nedgång*|svängning*|kayıp|kayba|kaybı|kaybetme*|kaybetmek|zarar*|düşüş*|thua lỗ|lỗ|mất|sụt giảm|biến động|потер*|убыт*|паден*|просад*|колебан*|損失*|損*|下落*|値下がり*|変動*|半分になっ*|亏*|亏损*|下跌*|跌*|波动*|손실*|하락*|변동*|반토막*|잃*|خسار*|الخسائر|خسائر|هبوط*|تقلب*|नुकसान*|घाटा|गिरावट*|डूब*";
const BEAR: &str = "bear|stand|stomach|tolerate|handle|live with|accept|acceptable|afford|cope with|sit through|ride out|withstand|ok|okay|fine|alright|endure|take
ertragen|aushalten|verkraften|verschmerzen|wegstecken|hinnehmen|vertragen|leben mit|supporter|supporte|supporterais|encaisser|accepter|accepte|tolérer|soportar|soporto|soportaría|aguantar|aguanto|aguantaría|tolerar|tolero|asumir|asumo|sopportare|sopporto|reggere|reggo|tollerare|tollero|accettare|accetto|suportar|suporto|suportaria|aguentar|aguento|aguentaria|tolero|aceitar|aceito|verdragen|aankunnen|aan kunnen|aan|leven met|accepteren|zniosę|znieść|zniósł*|wytrzymam|wytrzymać|zaakceptuję|akceptuję|tål|tåla|klarar|klara|står ut|acceptera|accepterar|dayanırım|dayanabilirim|katlanırım|katlanabilirim|göze alırım|chịu được|chấp nhận|выдерж*|вынес*|перенес*|переживу|приму|готов|готова|готовы|смогу|耐えられます|耐えられる|我慢でき*|許容でき*|平気*|大丈夫|能承受|可以接受|受得了|可以承受|能接受|견딜 수 있*|감당할 수 있*|감수할 수 있*|괜찮아*|괜찮습*|أتحمل|تحمل|أستطيع تحمل|أقبل|सहन कर सक*|सह सक*|झेल सक*|चलेगा";
const BEAR_NOT: &str = "can t bear|cannot bear|can t stand|cannot stand|can t stomach|can t afford|cannot afford|can t handle|can t tolerate|must not lose|mustn t lose|can t take
kann keine verluste|ertrage keine|nicht ertragen|vertrage keine|ne supporte pas|ne supporte aucune|pas supporter|no soporto|no aguanto|no tolero|no puedo permitirme|no quiero perder|non sopporto|non reggo|non tollero|non posso permettermi|não suporto|não aguento|não tolero|não posso perder|geen verlies verdragen|niet tegen verlies|kan niet tegen|nie zniosę|nie wytrzymam|nie mogę stracić|tål inga|tål inte|klarar inte|dayanamam|katlanamam|tahammülüm yok|kaldıramam|không chịu được|không chấp nhận|không thể chịu|не переношу|не вынесу|не выдержу|не могу потерять|не хочу терять|не готов терять|не терплю|耐えられません*|耐えられない*|我慢できない*|許容できません*|許容できない*|不能承受*|承受不了*|不能接受*|受不了*|无法承受*|견딜 수 없*|못 견디*|감당할 수 없*|감당 못*|لا أتحمل|لا أستطيع تحمل|لا أقبل|لا يمكنني تحمل|सहन नहीं*|नहीं सह*|नहीं झेल*|बर्दाश्त नहीं*";
const FEARS: &str = "too much for me|ruin my sleep|keep me awake|lose sleep|sleepless|schlaflos*|zu viel für mich|trop pour moi|demasiado para mí|troppo per me|demais para mim|te veel voor mij|za dużo dla mnie|för mycket för mig|mind|bother*|scare*|scared|afraid|fear|worry|worries|worried|nervous|panic
angst|stört|stören|nervös|beunruhig*|peur|inquiète*|inquiéter*|gêne*|miedo|asusta*|asustaría|preocupa*|molesta*|paura|spaventa*|preoccup*|medo|assusta*|incomoda*|bang|zenuwachtig|stoort|boję|przestraszy*|przeraża*|rädd|skrämmer|oroar|korkut*|korkarım|endişe*|sợ|lo lắng|пугает|испуга*|боюсь|страшн*|беспоко*|怖い*|怖く*|不安*|心配*|害怕*|怕|担心*|무섭*|두렵*|걱정*|أخاف|يخيفني|تخيفني|يقلقني|डर*|चिंता*";
const NOT: &str = "not|no|never|don t|doesn t|wouldn t|won t|can t|cannot|nothing|hardly|nicht|kein|keine|keinen|nie|kaum|ne|pas|aucun|aucune|jamais|no|nunca|ningun*|non|mai|nessun*|não|nunca|nenhum*|niet|geen|nooit|nie|nigdy|żadn*|inte|inga|ingen|aldrig|değil|hiç|không|не|никогда|никак*|ない*|ません*|ず|不|没|無|않*|안|못|없*|لا|لن|ليس|नहीं|मत|ना";
const SLIGHT: &str = "small|smaller|little|slight|minor|some|klein*|gering*|leicht*|petit*|faible*|légère*|pequeñ*|leve*|ligera*|piccol*|liev*|pequen*|kleine|lichte|niewielk*|mał*|drobn*|små|mindre|küçük|ufak|nhỏ|небольш*|мал*|小さ*|少し*|小幅*|一点*|작은|약간*|조금*|بسيط*|صغير*|छोटा|छोटी|थोड़ा|थोड़ी";
const HEAVY: &str = "big|large|huge|heavy|deep|steep|sharp|wild|massive|severe|groß*|hohe*|stark*|heftig*|tief*|grosse*|fort*|forte*|grand*|lourde*|grande*|fuerte*|gran|fort*|profond*|gross*|pesant*|enorm*|grandes|profund*|grote|forse|zware|duż*|głębok*|ogromn*|stora|kraftig*|djupa|büyük|sert|derin|lớn|mạnh|больш*|сильн*|глубок*|крупн*|大き*|大幅*|激し*|很大*|巨大*|큰|심한|كبير*|شديد*|عميق*|बड़ा|बड़ी|बड़े|भारी";

const TOTAL: &str = "everything|it all|all of it|the lot|totalverlust|alles|tout perdre|tout|todo|tutto|tudo|wszystko|allt|her şeyi|hepsini|tất cả|hết|все|всё|всего|全部*|ゼロ*|全额*|归零*|전부*|모두*|كل شيء|सब कुछ|सारा";

const APPETITE: &str = "risk tolerance|tolerance for risk|appetite for risk|risk appetite|risk profile|willingness to take risk*|risikobereitschaft|risikotoleranz|risikoneigung|risikoprofil|tolérance au risque|appétit pour le risque|profil de risque|goût du risque|tolerancia al riesgo|apetito por el riesgo|perfil de riesgo|tolleranza al rischio|propensione al rischio|profilo di rischio|tolerância ao risco|apetite por risco|perfil de risco|risicotolerantie|risicobereidheid|risicoprofiel|tolerancja ryzyka|skłonność do ryzyka|profil ryzyka|risktolerans|riskaptit|riskprofil|risk toleransı*|risk iştahı*|risk profili*|khẩu vị rủi ro|mức chịu rủi ro|chấp nhận rủi ro|склонность к риску|терпимость к риску|риск профиль|リスク許容度*|风险承受能力*|风险偏好*|위험 감수*|위험 성향*|تحمل المخاطر|जोखिम क्षमता|जोखिम सहने*";
const LOW: &str = "low|small|little|limited|gering*|niedrig*|klein*|faible*|limitée|baja|bajo|poca|poco|bassa|basso|scarsa|baixa|baixo|pouca|laag|lage|klein|niska|niski|mała|låg|lågt|liten|düşük|az|thấp|низк*|слаб*|低*|낮*|منخفض*|قليل*|कम";
const MIDDLING: &str = "average|medium|moderate|normal|mittel*|moderat*|durchschnittlich*|moyenne|modérée|media|moderada|medio|moderado|moderata|moderato|média|gemiddeld*|matig*|średni*|umiarkowan*|medel*|måttlig*|orta|trung bình|vừa phải|средн*|умеренн*|中*|보통*|중간*|متوسط*|मध्यम";
const HIGH: &str = "high|large|big|strong|hoch|hohe*|groß*|élevée|grande|forte|alta|alto|elevada|elevata|hoog|hoge|groot|grote|wysok*|duż*|hög|stor|yüksek|cao|высок*|больш*|高*|높*|عال*|مرتفع*|अधिक|ज़्यादा|उच्च";

/// Beginnings of words beside a share that make it a change, a yield or a cost, and no part of a whole.
pub(super) const CHANGES: &str = "fall|fell|drop|loss|los|declin|crash|down|up|rise|rose|rise|gain|return|yield|dividend|inflation|tax|fee|interest|growth|grow|grew|probab|chance|discount|premium|margin|a year|per year|per annum|annual|verlust|verlier|verlor|gefallen|gestiegen|fall|rendit|zins|steuer|inflat|wachst|im jahr|pro jahr|chance|perte|perd|baiss|chut|hauss|rendement|par an|impot|croiss|perdi|caid|caiu|caer|sub|rentab|al ano|ao ano|interes|impuest|crec|calo|cresc|rendim|all anno|tass|verlies|verlor|dalin|stijg|rendem|per jaar|groei|strat|spad|wzros|rocz|podat|forlust|fall|avkast|ranta|per ar|kayip|kayb|dus|yuksel|getiri|yillik|lo |mat |lai|потер|пад|упа|рос|доход|годов|下落|損|上昇|利回|金利|跌|涨|亏|收益|利率|손실|하락|상승|수익|금리|خسار|هبوط|عائد|نقص|नुकसान|गिर|रिटर्न";

/// What ends a sentence.
pub(super) const SENTENCE_ENDS: [&str; 12] = [". ", "? ", "! ", "; ", "\n", "？", "。", "！", "；", "؟", "؛", "।"];
