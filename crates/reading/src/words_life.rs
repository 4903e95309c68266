//! What people save for, owe or live through, and for which people. `*` stands for any ending.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Life, OCCASIONS),
    (Signal::Life, DEBTS),
    (Signal::Child, CHILDREN),
    (Signal::Retire, STOPPING),
];

/// Occasions: beside an investment, they say what the money is for.
const OCCASIONS: &str = "wedding|honeymoon|birthday|school|college|university|uni|studies|exam|car|a car|new car|house|home|flat|holiday|vacation|trip|travel*|baby|driving|election|elections|midterm*|divorce|grandmother|grandfather|pregnan*|moving house|game|games|gaming|casino|sports betting|betting|insurance|phone|hotel*|flight*|film*|restaurant*|dinner|bike|gift|gym
hochzeit|flitterwochen|geburtstag|schule|abi|abitur|studium|ein auto|neues auto|haus|urlaub|reise|baby|führerschein|wahl|wahlen|scheidung|oma|opa|umzug|spiel*|versicherung|handy|mariage|anniversaire|école|études|une voiture|maison|vacances|voyage|bébé|permis|élection*|divorce|déménagement|jeu|jeux vidéo|assurance*|boda|cumpleaños|colegio|facu|facultad|universidad|coche|un coche|auto|casa|vacaciones|viaje|bebé|elecciones|divorcio|mudanza|juego*|seguro*|matrimonio|nozze|compleanno|scuola|università|una macchina|casa|vacanza|viaggio|neonato|elezioni|divorzio|trasloco|gioco|giochi|assicura*|casamento|aniversário|escola|colégio|faculdade|intercâmbio|um carro|férias|viagem|bebê|eleições|divórcio|mudança|jogo*|seguro*|bruiloft|verjaardag|school|studeren|studie|een auto|auto|huis|vakantie|reis|verkiezing*|scheiding|verhuizing|spel*|verzekering*|ślub|wesele|urodzin*|szkoł*|studia|samochod*|samochód|dom|wakacj*|podróż*|dziecko|wybory|rozwód|przeprowadzk*|gry|gier|ubezpiecz*|polis*|düğün*|doğum günü|okul*|üniversite*|araba*|ev|tatil*|seyahat*|bebek*|seçim*|boşanma|taşın*|oyun*|sigorta*|sipariş*|свадьб*|день рождения|школ*|университет*|учёб*|учеб*|машин*|дом|отпуск*|путешеств*|ребёнк*|ребенк*|выборы|выборов|развод*|переезд*|игр*|страхов*|заказ*
結婚*|誕生日*|学校*|大学*|進学*|車を買*|家を買*|旅行*|赤ちゃん*|選挙*|離婚*|引っ越し*|ゲーム*|保険*|试験*|婚礼*|结婚*|学校*|大学*|留学*|买车*|买房*|旅行*|宝宝*|选举*|离婚*|搬家*|游戏*|保险*|考试*|手机*|결혼*|생일*|학교*|대학*|유학*|차를 사*|집을 사*|여행*|아기*|선거*|이혼*|이사*|게임*|보험*|시험*|زواج*|الزواج|زفاف|عيد ميلاد|مدرسة|الجامعة|جامعة|سيارة|السيارة|شقة|الشقة|سفر*|أسافر|رضيع|انتخابات|الانتخابات|طلاق|ألعاب|تأمين|शादी*|जन्मदिन|स्कूल*|कॉलेज*|पढ़ाई*|कार|गाड़ी*|घर|मकान|छुट्टी*|यात्रा*|बच्चा*|चुनाव*|तलाक|खेल|बीमा|इंश्योरेंस";

/// Debts: to be paid back instead of investing, or taken to invest.
const DEBTS: &str = "mortgage|remortgage|loan|student loan|car loan|heloc|credit line|overpay|kredit|hypothek|darlehen|wertpapierkredit|prêt|crédit|emprunt*|préstamo|hipoteca|crédito|mutuo|prestito|empréstimo|financiamento|hypotheek|lening|kredyt|kredytu|hipoteka|pożyczk*|kredi|krediyi|kredi çek*|konut kredisi|ипотек*|кредит*|住宅ローン*|ローン*|房贷*|贷款*|대출*|주담대*|قرض*|القرض|تمويل|होम लोन|लोन|कर्ज*|क़र्ज*|ऋण";

/// Somebody's children, whose ages tell how long there is.
const CHILDREN: &str = "bimb*|bambin*|ragazz*|crío|cría|niño|niña|niños|chaval*|mi peque|criança*|menino|menina|miúdo*|miúda*|gosse*|gamin*|unser kleiner|unsere kleine|jongen|meisje|zoontje|dochtertje|dzieciak*|maluch*|малыш*|мальчик*|девочк*|kid|kids|child|son|daughter|my lad|my boy|my girl|grandson|granddaughter|grandkid*|nephew|niece|godson|goddaughter|newborn|toddler|kind|kinder|sohn|tochter|enkel|enkelin|patenkind|neffe|nichte|enfant*|fils|fille|petit fils|petite fille|filleul*|neveu|nièce|hijo|hija|hijos|nene|nena|nieto|nieta|sobrino|sobrina|ahijad*|figlio|figlia|figli|nipote|nipotin*|filho|filha|filhos|guri|guria|neto|neta|sobrinho|sobrinha|afilhad*|zoon|dochter|kleinzoon|kleindochter|kleinkind|onze oudste|onze jongste|neefje|nichtje|syn|syna|córk*|wnuk*|wnucz*|dziecko|dziecka|chrześnia*|oğlum*|kızım*|torun*|çocuğ*|çocuk*|yeğen*|сын*|дочк*|дочер*|дочь|внук*|внуч*|ребён*|ребен*|племянн*
息子*|娘*|子ども*|子供*|孫*|甥*|姪*|孩子*|儿子*|女儿*|孙子*|孙女*|侄*|外甥*|아들*|딸*|아이*|손자*|손녀*|조카*|ابني|ابنتي|بنتي|ولدي|أولادي|حفيد*|طفل*|बेटा*|बेटी*|बेटे*|बिटिया*|बच्चे*|बच्ची*|पोता*|पोती*|नाती*|भतीज*";

/// More ways to say that somebody's working life ends.
const STOPPING: &str = "penduro as chuteiras|chuteiras|cuelgo|colgar el|appendo|appendere|prima della pensione|till i stop|pack it in|hang up my boots|hang up my|call it a day|quit the rat race|fire by|financial independence|touch the pension|draw my pension|part time from|half time|ist schluss|halbtags|aufhör*|raccroch*|la quille|dejar de currar|dejar el curro|colgar las botas|smettere di lavorare|mollare tutto|pendurar as chuteiras|largar o trabalho|parar aos|stoppen op|ermee ophouden|rzucić pracę|kończę pracę|işi bırak*|işi gücü|bırakıp|уйти с работы|выйти на покой|бросить работу|早期退職*|fireが*|fireを*|fireし*|仕事を辞め*|定年*|提前退休*|躺平*|不上班*|파이어족*|조기 은퇴*|정년*|퇴직연금*|أترك العمل|أتوقف عن العمل|काम छोड़*|नौकरी छोड़*|दफ़्तर से छुट्टी|दफ्तर से छुट्टी";
