//! Orders to trade, in the forms in which people give them. `*` stands for any ending.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[(Signal::Done, DONE)];

/// Verbs of trading in the imperative, by language: what is an order in one is a small word in another. They open a clause, or
/// close it where the verb comes last.
pub const VERBS: &[(&str, &str)] = &[
    // Of any language: those that are no small word in another.
    (
        "",
        "leg|investier|setz|steck|put|move|use|transfer|invest|convert|exchange|liquidate|take|setze|lege|nimm|investiere|mets|investis|place|pon|mete|invierte|metti|investi|coloque|invista|aplique|zet|investeer|wloz|zainwestuj|вложи|переведи|buy|sell|purchase|short|kaufe|kauf|kaufen|verkaufe|verkauf|achete|achetez|vends|vendez|compra|vende|comprate|vendi|compre|venda|koop|verkoop|kop|salj|kup|sprzedaj|купи|купите|продай|продайте|mua|ban",
    ),
    (
        "en",
        "set|buy|sell|short|dump|liquidate|offload|close out|purchase|grab me|get me|pick me up|place|submit|enter a|put in a|put through|execute|go long|go short|cancel my|move my|shift my|switch my|roll my|convert my|put everything|put it all|put all|put the lot|stick",
    ),
    (
        "de",
        "kauf|kaufe|kauft|verkauf|verkaufe|verkauft|leg|lege|legt|steck|steckt|stell|stelle|stellt|platzier|platziere|platziert|ordere|schichte|schichtet|löse|löst|tausche|tauscht|wirf|werft|nimm|hol mir|holt mir|gib eine|gebt eine|setz|setze|setzt",
    ),
    (
        "fr",
        "achète|achetez|vends|vendez|solde|soldez|liquide|liquidez|place|placez|passe|passez|mets|mettez|remets|remettez|prends moi|prenez moi|bascule|basculez|arbitre|arbitrez|transfère|transférez|rachète|rachetez|clôture|clôturez|débarrasse|débarrassez",
    ),
    (
        "es",
        "compra|compre|cómprame|cómpreme|cómprenme|comprá|comprame|vende|venda|véndeme|véndanme|vendé|vendeme|mete|meta|métele|metele|méteme|meté|pon|ponga|ponme|poné|ponele|liquida|liquide|cierra|cierre|cerrá|traspasa|traspase|pasa|pásame|invierte|invierta|ejecuta|ejecute|coloca|suelta|soltá|cambia mis|cambia todo|dale",
    ),
    (
        "it",
        "compra|compri|comprami|compratemi|comprate|mi compri|vendi|venda|vendimi|vendetemi|vendete|metti|metta|mettimi|mettetemi|mettete|liquida|liquidate|chiudi|chiudete|sposta|spostate|investi|investite|piazza|piazzate|esegui|eseguite|prendimi|prendetemi|converti|convertite|giraci|girate",
    ),
    (
        "pt",
        "compre|compra|compra me|compre me|vende|venda|vende me|coloca|coloque|bota|põe|ponha|mete|meta|liquida|liquide|zera|zere|encerra|encerre|transfere|transfira|aplica|aplique|investe|invista|executa|execute|manda|troca|troque|resgata|resgate",
    ),
    (
        "nl",
        "koop|verkoop|zet|plaats|leg|stop|sluit|doe|verkas|boek|ruil|steek|stort|investeer|beleg|dump|haal",
    ),
    (
        "pl",
        "kup|kupcie|kupuj|sprzedaj|sprzedajcie|wrzuć|włóż|wpłać|złóż|postaw|zamknij|przerzuć|przenieś|przelej|zainwestuj|ulokuj|zamień|wyprzedaj|weź mi|zleć",
    ),
    (
        "tr",
        "al|alın|alıver|alsana|sat|satın|satıver|satsana|boz|bozun|bozdur|topla|toplayın|kapat|kapatın|aktar|aktarın|yatır|yatırın|geç|gir|çevir|koy|koyun|emri ver|emir ver",
    ),
    (
        "ru",
        "купи|купите|прикупи|докупи|продай|продайте|слей|слейте|закрой|закройте|выстави|выставь|выставьте|поставь|поставьте|переведи|переведите|переложи|переложите|вложи|вложите|возьми|возьмите|закинь|закиньте|скинь|скиньте|зашорти|откупи|исполни|исполните|обменяй",
    ),
    (
        "ja",
        "買って|売って|買え|売れ|買っといて*|売っといて*|買い付けて*|売却しといて*|利確して*|損切りして*|注文入れて*|発注*お願い*|約定させて*|指値入れて*|成行で*|買付お願い*|解約して*",
    ),
    (
        "zh",
        "买入|卖出|买进|买上|卖掉|砍掉|清掉|清仓|平仓|抛掉|抛了|割掉|挂单|下单|挂个|给我买*|给我卖*|替我*|帮我买*|帮我卖*|帮我把*|帮忙买*|帮忙卖*|直接买*|直接卖*|赎回|换成|转到|市价买*|市价卖*",
    ),
    (
        "ko",
        "사줘*|사 줘*|사둬*|사놔*|사라*|사주라*|사세요*|팔아*줘|팔아라*|팔아줘*|팔아놔*|던져*|정리해 줘*|정리해줘*|처분해*|매수해*|매도해*|넣어줘*|넣어 줘*|옮겨줘*|옮겨 줘*|청산해*|주문 넣*|주문해*|체결해*|담아줘*|담아 줘*",
    ),
    (
        "ar",
        "اشتر|اشتري|اشترِ|اشترولي|اشتروا|بع|بيع|بيعوا|بيعلي|نفذ|نفذوا|حط|حطلي|حطوا|حول|حولوا|اقفل|أغلق|صفي|صف|سيل|ضع|ضعوا|استثمر لي|افتح لي|خذلي|خذ لي",
    ),
    (
        "hi",
        "खरीदो|खरीद लो|खरीद दो|खरीदिए|ले लो|ले दो|लगा दो|लगा दीजिए|डाल दो|डाल दीजिए|बेचो|बेच दो|बेच डालो|बेच दीजिए|निकाल दो|निकाल दीजिए|काट दो|बंद कर दो|ट्रांसफर कर दो|ऑर्डर लगा*|ऑर्डर डाल*|kharid lo|bech do|le lo",
    ),
];

/// Wanting to hear when it is done: only who gave an order does.
const DONE: &str = "limit order|stop order|market order|good till cancelled|gtc|close of play today|by the close today|ordem limitada|orden limitada|ordine limite|ordre limité|limietorder|zlecenie z limitem|limit emir*|лимитн* заявк*|指値注文*|限价单*|지정가*|أمر محدد|लिमिट ऑर्डर|let me know when it s done|let me know when done|tell me when it s done|confirm when done|send me the confirmation|send confirmation|text me when|email me when it s|when the order fills|once it s filled|when filled|account is funded|funds are in my account|use my account|you have my permission|you have my go ahead|i authorise|i authorize|charge my|at market open|at the open|as soon as the market opens|at market
gib bescheid|sag bescheid|gebt bescheid|sagt bescheid|bestätigung schick*|bestätigt mir|konto ist gedeckt|limit order|market order|zum marktpreis|zur eröffnung|sobald die börse öffnet|ihr habt meine zustimmung|preven*z moi quand|préviens moi|prévenez moi|dis moi quand c est fait|confirmez moi|vous avez mon accord|tu as mon accord|à l ouverture|au marché|au prix du marché|avísame|avisame|avíseme|avísenme|cuando esté hecho|cuando esté listo|confírmame|a precio de mercado|apenas abra|en cuanto abra|tenés mi ok|mandami conferma|mandatemi la conferma|conferma via mail|fammi sapere quando|fatemi sapere quando|avete il mio ok|a mercato|all apertura|me avisa quando|avisa me quando|me confirma|confirma depois|a mercado|na abertura|assim que abrir|hoje ainda|laat weten als|laat het weten zodra|stuur de bevestiging|zodra de beurs opengaat|bij opening|daj znać jak|daj znać gdy|potwierdź*|po cenie rynkowej|na otwarciu|jak tylko otworzą|haber ver|haber verin|işlem bitince|bitince yaz|onay gönder*|piyasa fiyatından|piyasadan|açılışta|borsa açılır açılmaz|отпишись|отпишитесь|дай знать|дайте знать|как закончишь|по рынку|по рыночной|на открытии|как откроется|終わったら教え*|完了したら*|約定したら*|寄り付きで*|寄りで*|買ったら連絡*|弄好告诉*|买好告诉*|办完告诉*|成交后*|开盘就*|一开盘*|直接操作*|다 되면 알려*|끝나면 알려*|체결되면*|장 열리면*|장 열리자마자*|시장가로*|عند الافتتاح|أول ما يفتح السوق|بسعر السوق|وخبرني|بلغني|أكد لي|हो जाए तो बता*|कन्फर्म कर*|बाज़ार खुलते ही|बाजार खुलते ही|मार्केट खुलते ही|अभी के अभी|फटाफट";
