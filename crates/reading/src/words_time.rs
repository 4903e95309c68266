//! Words for lengths of time, and what stands beside them.

/// Months in a unit of time.
pub(super) const UNITS: &[(f64, &str)] = &[
    (
        12.0,
        "years|year|yrs|yr|yaers|anitos|anito|annetti|annetto|godik|годик|годика|годков|jaartje|jaartjes|latek|jaehrchen|piges|jahren|jahre|jahr|jahres|ans|an|annees|annee|anos|ano|anni|anno|jaar|jaren|ar|lat|lata|rok|roku|latach|lata|yil|yila|yilda|yilin|yildan|yillik|yilligina|yilligi|yillar|sene|senede|seneye|senelik|nam|лет|года|год|году|годов|лета|年間|年以上|年|년|سنوات|سنة|سنه|سنين|عاما|عام|أعوام|اعوام|साल|सालों|वर्ष|वर्षों",
    ),
    (
        1.0,
        "months|month|mos|mo|monaten|monate|monat|mois|meses|mes|mesi|mese|maanden|maand|manader|manad|miesiecy|miesiace|miesiac|miesiaca|ay|aya|ayda|aylik|ayligina|thang|месяцев|месяца|месяц|ヶ月|か月|カ月|ヵ月|个月|個月|개월|달|شهر|شهرا|أشهر|اشهر|شهور|महीने|महीनों|महीना|माह",
    ),
    (
        3.0,
        "quarters|quarter|quartale|quartalen|quartal|trimestres|trimestre|trimestri|kwartalen|kwartaal|kwartaly|kwartalow|kwartalu|kwartal|ceyrek|ceyreklik|кварталов|квартала|квартал|四半期|季度|个季度|분기|أرباع|तिमाही|तिमाहियों",
    ),
    (
        0.25,
        "weeks|week|wochen|woche|semaines|semaine|semanas|semana|settimane|settimana|weken|week|veckor|tygodni|tygodnie|tydzien|hafta|haftalik|haftada|недель|недели|неделю|週間|周|星期|주간|주 동안|أسابيع|أسبوع|हफ्ते|हफ्तों|सप्ताह",
    ),
    (
        0.03,
        "days|day|tagen|tage|tag|jours|jour|dias|dia|giorni|giorno|dagen|dag|dni|gun|gunluk|дней|дня|日間|天|일|أيام|يوم|दिन|दिनों",
    ),
    (
        120.0,
        "decades|decade|jahrzehnte|jahrzehnten|decennies|decadas|decenni|decennia|dekady|десятилетия",
    ),
];

/// A number and its unit in one word.
pub(super) const LENGTHS: &[(f64, &str)] = &[
    (24.0, "سنتين|سنتان|عامين|عامان"),
    (36.0, "سنوات الثلاث|الثلاث سنوات|الأعوام الثلاثة|tre anni|üç yıl"),
    (48.0, "سنوات الأربع|الأربع سنوات"),
    (60.0, "سنوات الخمس|الخمس سنوات|الأعوام الخمسة"),
    (72.0, "سنوات الست|الست سنوات"),
    (84.0, "سنوات السبع|السبع سنوات"),
    (96.0, "سنوات الثماني"),
    (120.0, "سنوات العشر|العشر سنوات|الأعوام العشرة"),
    (180.0, "سنوات الخمس عشرة"),
    (240.0, "سنوات العشرين|العشرين سنة"),
    (2.0, "شهرين|شهران"),
    (0.5, "أسبوعين|quinzaine"),
    (
        6.0,
        "半年|반년|полгода|polroku|halbjahr|halfjaar|semestre|semestri|छमाही|half a year|half year|ein halbes jahr|un semestre|medio ano|mezzo anno|meio ano|pol roku|yarim yil|alti ay",
    ),
    (
        120.0,
        "on yil|on yillik|on yilligina|on sene|on senelik|dizaine d annees|decina d anni|decina di anni|decena de anos|dezena de anos|tiental jaren|dziesiec lat",
    ),
    (
        180.0,
        "quinzaine d annees|quindicina d anni|quindicina di anni|quincena de anos|vijftiental jaren",
    ),
    (
        240.0,
        "vingtaine d annees|ventina d anni|ventina di anni|veintena de anos|vintena de anos",
    ),
    (
        360.0,
        "trentaine d annees|trentina d anni|trentina di anni|treintena de anos",
    ),
    (18.0, "سنة ونص|سنة ونصف|साल डेढ़ साल"),
    (12.0, "来年まで|одного года"),
    (
        18.0,
        "año y medio|ano y medio|un an et demi|un anno e mezzo|um ano e meio|poltora roku|полтора года|bir bucuk yil|一年半|1年半|일년 반|डेढ़ साल|year and a half",
    ),
];

/// Numbers in words.
pub(super) const NUMBERS: &[(f64, &str)] = &[
    (
        1.0,
        "one|a single|ein|einem|einen|eine|un|une|una|uno|um|uma|een|jeden|jednego|bir|один|одного|한|일|واحدة|واحد|एक",
    ),
    (1.5, "anderthalb|eineinhalb|poltora|полтора"),
    (
        2.0,
        "two|couple of|zwei|deux|dos|due|dois|duas|twee|dwa|dwie|dwoch|iki|два|двух|две|이|두|दो",
    ),
    (2.5, "zweieinhalb"),
    (
        3.0,
        "few|a few|several|ein paar|einige|quelques|unos|algunos|alcune|alcuni|qualche|alguns|algumas|enkele|een paar|kilka|kilku|birkac|несколько|пару|بضع|بضعة|عدة|कुछ|three|drei|trois|tres|tre|drie|trzy|trzech|uc|три|трех|삼|세|ثلاث|ثلاثة|तीन",
    ),
    (
        4.0,
        "four|vier|quatre|cuatro|quattro|quatro|cztery|czterech|dort|четыре|четырех|사|네|أربع|أربعة|चार",
    ),
    (
        5.0,
        "five|funf|cinq|cinco|cinque|vijf|fem|piec|pieciu|bes|пять|пяти|오|خمس|خمسة|पाँच|पांच",
    ),
    (
        6.0,
        "six|sechs|seis|sei|zes|szesc|szesciu|alti|шесть|шести|육|ست|ستة|छह|छः",
    ),
    (
        7.0,
        "seven|sieben|sept|siete|sette|sete|zeven|siedem|siedmiu|yedi|семь|семи|칠|سبع|سبعة|सात",
    ),
    (
        8.0,
        "eight|acht|huit|ocho|otto|oito|osiem|osmiu|sekiz|восемь|восьми|팔|ثماني|ثمان|ثمانية|आठ",
    ),
    (
        9.0,
        "nine|neun|neuf|nueve|nove|negen|dziewiec|dziewieciu|dokuz|девять|девяти|구|تسع|تسعة|नौ",
    ),
    (
        10.0,
        "ten|zehn|dix|diez|dieci|dez|tien|tio|dziesiec|dziesieciu|десять|десяти|십|عشر|عشرة|दस",
    ),
    (11.0, "eleven|elf|onze|once|undici|jedenascie|одиннадцать|ग्यारह"),
    (
        12.0,
        "twelve|zwolf|douze|doce|dodici|doze|twaalf|dwanascie|on iki|двенадцать|십이|बारह",
    ),
    (13.0, "thirteen|dreizehn|treize|trece|tredici|treze|dertien|trzynascie"),
    (
        14.0,
        "fourteen|vierzehn|quatorze|catorce|quattordici|catorze|veertien|czternascie",
    ),
    (
        15.0,
        "fifteen|funfzehn|quinze|quince|quindici|vijftien|pietnascie|pietnastu|on bes|пятнадцать|пятнадцати|십오|خمسة عشر|خمس عشرة|पंद्रह|पन्द्रह",
    ),
    (
        16.0,
        "sixteen|sechzehn|seize|dieciseis|sedici|dezesseis|zestien|szesnascie",
    ),
    (
        17.0,
        "seventeen|siebzehn|diecisiete|diciassette|dezessete|zeventien|siedemnascie",
    ),
    (
        18.0,
        "eighteen|achtzehn|dieciocho|diciotto|dezoito|achttien|osiemnascie|अठारह",
    ),
    (
        20.0,
        "twenty|zwanzig|vingt|veinte|venti|vinte|twintig|tjugo|dwadziescia|dwudziestu|yirmi|двадцать|двадцати|이십|عشرين|عشرون|बीस",
    ),
    (
        25.0,
        "twenty five|funfundzwanzig|vingt cinq|veinticinco|venticinque|vinte e cinco|vijfentwintig|dwadziescia piec|yirmi bes|двадцать пять|이십오|पच्चीस",
    ),
    (
        30.0,
        "thirty|dreissig|trente|treinta|trenta|trinta|dertig|trzydziesci|trzydziestu|otuz|тридцать|тридцати|삼십|ثلاثين|ثلاثون|तीस",
    ),
    (
        40.0,
        "forty|vierzig|quarante|cuarenta|quaranta|quarenta|veertig|czterdziesci|kirk|сорок|أربعين|चालीस",
    ),
    (
        50.0,
        "fifty|funfzig|cinquante|cincuenta|cinquanta|cinquenta|vijftig|piecdziesiat|elli|пятьдесят|пятидесяти|쉰|오십|خمسين|पचास",
    ),
    (
        60.0,
        "sixty|sechzig|soixante|sesenta|sessanta|sessenta|zestig|szescdziesiat|altmis|шестьдесят|шестидесяти|예순|육십|ستين|साठ",
    ),
    (
        19.0,
        "nineteen|neunzehn|dix neuf|diecinueve|diciannove|dezenove|dezanove|negentien|dziewietnascie|девятнадцать|उन्नीस",
    ),
    (20.0, "스물|스무"),
    (30.0, "서른"),
    (40.0, "마흔|사십"),
    (0.5, "半"),
];

/// Words before a length of time that make it the past, or somebody's age.
pub(super) const BEFORE: &str = "了|変動|固定|築|last|past|previous|since|letzten|letzte|vergangenen|vergangene|seit|vor|dernieres|derniers|derniere|depuis|ultimos|ultimas|ultimo|pasados|desde|hace|llevo|ultimi|ultime|scorsi|passati|da|afgelopen|laatste|sinds|senaste|passados|ha|faz|son|gecen|ostatnich|ostatnie|ostatni|od|последние|последних|последний|прошлые|уже|過去|ここ|这|过去|最近|近|지난|최근|पिछले|गत|آخر|اخر|منذ|قبل|خلال السنوات|am|m|bin|ai|tengo|ho|tenho|aged|turned|mam|мне|عمري|उम्र|age|worked for";

/// Words after it that make it an age, the past, or the name of a bond.
pub(super) const AFTER: &str = "of|old|ago|earlier|alt|bond|bonds|note|notes|treasury|treasuries|yield|yields|gilt|gilts|bund|bunds|bundesanleihe|mortgage|mortgages|rate|rates|high|low|average|history|return|returns|before|fa|atras|geleden|oud|temu|once|yasindayim|назад|前|以前|来|전|국채|国債|国债|来最|पहले|का हूँ|की हूँ|का हूं";

/// Words that say how something went, before "this year".
pub(super) const WENT: &str = "down|up|fell|fallen|lost|dropped|rose|risen|gained|had|has|was|did|doubled|crashed|gefallen|gestiegen|verloren|baisse|perdu|monte|subido|bajado|perdido|salito|sceso|perso|caiu|subiu|gestegen|gedaald|verloren|spadl*|wzrosl*|dustu|yukseldi|упал|упала|упали|вырос|выросла|выросли|потерял";

/// Words before a number that make it somebody's age now.
pub(super) const AGE_BEFORE: &str = "我|عمره|عمرها|com|con|mit|met|tiene|tem|ha|has|hat|heeft|ma|estou|m|i am|bin|ai|tengo|ho|tenho|ben|mam|мне|aged|age|turned|turn|turns|now|sono|jestem|yas|yasim|उम्र|عمري|현재|지금";

/// What follows a number that is an age.
pub(super) const AGE_AFTER: &str = "of age|years old|yo |y o |year old|jahre alt|ans |anos|piges|anni |jaar oud|lat |лет|yas|歳|才|岁|살|세|साल का|साल की|का हूँ|की है|का है|की हूँ|عاما|سنة عمري|now|um ";

/// Words before an age at which something is to happen.
pub(super) const BY_AGE: &str =
    "على|عند|at|until|till|by|with|mit|bis|ab|a|los|aos|tot|op|met|до|в|к|do|w wieku|alla|ai|حتى|عند";

/// Taxes, whose rules speak of holding periods.
pub(super) const TAXES: &str = "tax|taxed|taxes|taxation|steuer*|versteuer*|finanzamt|impot*|impose*|fiscal*|impuesto*|tribut*|tasse|tassat*|imposto*|belast*|podat*|vergi*|налог*";

/// What follows is over by then.
pub(super) const AFTERWARDS: &str = "after|nach|apres|despues|dopo|depois|na|po|после";

/// Bonds are named by the year in which they are paid back.
pub(super) const BONDS: &str = "bond|bonds|treasury|treasuries|gilt|gilts|bund|bundesanleihe|anleihe|staatsanleihe|btp|bot|cct|oat|obligation|obligations|bono|bonos|tesouro|ipca|prefixado|selic|obligatie|obligacja|obligacje|edo|coi|tahvil|eurobond|офз|облигация|облигации|погашением|погашение|国債|国债|국채|سندات|बॉन्ड|maturity|maturing";
