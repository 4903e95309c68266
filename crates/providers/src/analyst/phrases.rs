//! Names of measures, seats and gaps in every language that ships, in the order of [`Language::ALL`].

use pipeline::language::Language;

use crate::data_room::gaps::Gap;

// One text for each language, between bars: ar, de, en, es, fr, hi, it, ja, ko, nl, pt, ru, sv, tr, vi, zh.
const ROWS: &[(&str, &str)] = &[
    (
        "return_1y",
        "العائد خلال 12 شهرًا|Rendite über 12 Monate|Return over 12 months|Rentabilidad en 12 meses|Rendement sur 12 mois|12 महीनों का रिटर्न|Rendimento a 12 mesi|12か月のリターン|12개월 수익률|Rendement over 12 maanden|Retorno em 12 meses|Доходность за 12 месяцев|Avkastning över 12 månader|12 aylık getiri|Lợi suất 12 tháng|12个月回报",
    ),
    (
        "drawdown",
        "أعمق انخفاض خلال 36 شهرًا|Tiefster Rückgang in 36 Monaten|Deepest fall in 36 months|Mayor caída en 36 meses|Plus forte baisse en 36 mois|36 महीनों की सबसे बड़ी गिरावट|Calo massimo in 36 mesi|36か月の最大下落|36개월 최대 하락|Diepste daling in 36 maanden|Maior queda em 36 meses|Наибольшее падение за 36 месяцев|Största nedgången på 36 månader|36 aydaki en derin düşüş|Mức giảm sâu nhất trong 36 tháng|36个月最大跌幅",
    ),
    (
        "volatility",
        "التقلب خلال 36 شهرًا|Volatilität über 36 Monate|Volatility over 36 months|Volatilidad en 36 meses|Volatilité sur 36 mois|36 महीनों की अस्थिरता|Volatilità a 36 mesi|36か月のボラティリティ|36개월 변동성|Volatiliteit over 36 maanden|Volatilidade em 36 meses|Волатильность за 36 месяцев|Volatilitet över 36 månader|36 aylık oynaklık|Độ biến động 36 tháng|36个月波动率",
    ),
    (
        "cape",
        "نسبة السعر إلى أرباح عشر سنوات (CAPE)|Kurs zu Gewinnen aus zehn Jahren (CAPE)|Price over ten years of earnings (CAPE)|Precio sobre beneficios de diez años (CAPE)|Cours sur dix ans de bénéfices (CAPE)|दस वर्षों की आय पर मूल्य (CAPE)|Prezzo su dieci anni di utili (CAPE)|10年平均利益に対する株価（CAPE）|10년 이익 대비 주가(CAPE)|Koers over tien jaar winst (CAPE)|Preço sobre dez anos de lucros (CAPE)|Цена к прибыли за десять лет (CAPE)|Pris genom tio års vinster (CAPE)|On yıllık kâra göre fiyat (CAPE)|Giá trên lợi nhuận mười năm (CAPE)|价格与十年盈利之比（CAPE）",
    ),
    (
        "freq_pos",
        "نسبة الفترات الماضية الرابحة|Anteil vergangener Zeiträume mit Gewinn|Share of past windows with a gain|Proporción de períodos pasados con ganancia|Part des périodes passées en gain|लाभ वाली पिछली अवधियों का हिस्सा|Quota di periodi passati in guadagno|過去に利益が出た期間の割合|과거 이익 구간의 비율|Aandeel van perioden met winst|Parcela de períodos passados com ganho|Доля прошлых периодов с прибылью|Andel tidigare perioder med vinst|Geçmişte kazançlı dönemlerin payı|Tỷ lệ giai đoạn có lãi trong quá khứ|历史上盈利时段占比",
    ),
    (
        "freq_neg",
        "نسبة الفترات الماضية بلا ربح|Anteil vergangener Zeiträume ohne Gewinn|Share of past windows without a gain|Proporción de períodos pasados sin ganancia|Part des périodes passées sans gain|बिना लाभ वाली पिछली अवधियों का हिस्सा|Quota di periodi passati senza guadagno|過去に利益が出なかった期間の割合|과거 이익이 없던 구간의 비율|Aandeel van perioden zonder winst|Parcela de períodos passados sem ganho|Доля прошлых периодов без прибыли|Andel tidigare perioder utan vinst|Geçmişte kazançsız dönemlerin payı|Tỷ lệ giai đoạn không có lãi trong quá khứ|历史上无盈利时段占比",
    ),
    (
        "inflation",
        "التضخم خلال 12 شهرًا|Inflation über 12 Monate|Inflation over 12 months|Inflación en 12 meses|Inflation sur 12 mois|12 महीनों की मुद्रास्फीति|Inflazione a 12 mesi|12か月のインフレ率|12개월 물가상승률|Inflatie over 12 maanden|Inflação em 12 meses|Инфляция за 12 месяцев|Inflation över 12 månader|12 aylık enflasyon|Lạm phát 12 tháng|12个月通胀率",
    ),
    (
        "long_rate",
        "عائد السندات لعشر سنوات|Rendite zehnjähriger Staatsanleihen|Ten-year government bond yield|Rendimiento del bono a diez años|Taux des obligations d’État à dix ans|दस वर्षीय सरकारी बॉन्ड की यील्ड|Rendimento dei titoli di Stato decennali|10年国債利回り|10년 국채 금리|Rente op tienjarige staatsobligaties|Rendimento dos títulos públicos de dez anos|Доходность десятилетних гособлигаций|Tioårig statsobligationsränta|On yıllık devlet tahvili faizi|Lợi suất trái phiếu chính phủ mười năm|十年期国债收益率",
    ),
    (
        "return_10y",
        "العائد الحقيقي خلال عشر سنوات|Realrendite über zehn Jahre|Real return over ten years|Rentabilidad real en diez años|Rendement réel sur dix ans|दस वर्षों का वास्तविक रिटर्न|Rendimento reale a dieci anni|10年の実質リターン|10년 실질 수익률|Reëel rendement over tien jaar|Retorno real em dez anos|Реальная доходность за десять лет|Real avkastning över tio år|On yıllık reel getiri|Lợi suất thực mười năm|十年实际回报",
    ),
    (
        "age",
        "عمر البيانات بالسنوات|Alter der Daten in Jahren|Age of the data in years|Antigüedad de los datos en años|Âge des données en années|आँकड़ों की आयु (वर्षों में)|Età dei dati in anni|データの古さ（年）|데이터 경과 연수|Ouderdom van de gegevens in jaren|Idade dos dados em anos|Возраст данных в годах|Uppgifternas ålder i år|Verilerin yaşı (yıl)|Tuổi của dữ liệu (năm)|数据陈旧年数",
    ),
    (
        "newer",
        "أرقام حديثة بدلًا من القديمة.|Aktuelle Zahlen anstelle der alten.|Current figures in place of the old ones.|Cifras actuales en lugar de las antiguas.|Des chiffres actuels à la place des anciens.|पुराने आँकड़ों की जगह ताज़ा आँकड़े।|Dati attuali al posto di quelli vecchi.|古い数値に代わる最新の数値。|오래된 수치를 대신할 최신 수치.|Actuele cijfers in plaats van de oude.|Dados atuais no lugar dos antigos.|Актуальные данные вместо старых.|Aktuella siffror i stället för de gamla.|Eskilerin yerine güncel veriler.|Số liệu hiện tại thay cho số liệu cũ.|以最新数据取代旧数据。",
    ),
    (
        "role.fundamentals",
        "الأساسيات|Fundamentaldaten|Fundamentals|Fundamentales|Fondamentaux|मूलभूत विश्लेषण|Fondamentali|ファンダメンタルズ|펀더멘털|Fundamentele analyse|Fundamentos|Фундаментальный анализ|Fundamenta|Temel analiz|Phân tích cơ bản|基本面",
    ),
    (
        "role.valuation",
        "التقييم|Bewertung|Valuation|Valoración|Valorisation|मूल्यांकन|Valutazione|バリュエーション|가치평가|Waardering|Avaliação|Оценка стоимости|Värdering|Değerleme|Định giá|估值",
    ),
    (
        "role.market",
        "السوق|Markt|Market|Mercado|Marché|बाज़ार|Mercato|市場|시장|Markt|Mercado|Рынок|Marknad|Piyasa|Thị trường|市场",
    ),
    (
        "role.macro",
        "الاقتصاد الكلي|Makroökonomie|Macro|Macroeconomía|Macroéconomie|व्यापक अर्थव्यवस्था|Macroeconomia|マクロ経済|거시경제|Macro-economie|Macroeconomia|Макроэкономика|Makroekonomi|Makroekonomi|Kinh tế vĩ mô|宏观",
    ),
    (
        "role.industry",
        "القطاع|Branche|Industry|Sector|Secteur|उद्योग|Settore|業界|산업|Sector|Setor|Отрасль|Bransch|Sektör|Ngành|行业",
    ),
    (
        "role.allocation",
        "توزيع الأصول|Aufteilung|Allocation|Asignación|Allocation|आवंटन|Allocazione|資産配分|자산배분|Spreiding|Alocação|Распределение активов|Fördelning|Varlık dağılımı|Phân bổ|配置",
    ),
    (
        "role.risk",
        "المخاطر|Risiko|Risk|Riesgo|Risque|जोखिम|Rischio|リスク|위험|Risico|Risco|Риск|Risk|Risk|Rủi ro|风险",
    ),
    (
        "term.volatility",
        "التقلب|Volatilität|Volatility|Volatilidad|Volatilité|अस्थिरता|Volatilità|ボラティリティ|변동성|Volatiliteit|Volatilidade|Волатильность|Volatilitet|Oynaklık|Độ biến động|波动率",
    ),
    (
        "term.drawdown",
        "الانخفاض من القمة|Drawdown|Drawdown|Drawdown|Drawdown|ड्रॉडाउन|Drawdown|ドローダウン|낙폭|Drawdown|Drawdown|Просадка|Drawdown|Düşüş|Mức sụt giảm|回撤",
    ),
    (
        "term.confidence",
        "درجة الثقة|Gewissheitsgrad|Confidence|Confianza|Confiance|विश्वास|Fiducia|確信度|확신도|Zekerheid|Confiança|Уверенность|Säkerhet|Güven|Độ tin cậy|置信度",
    ),
    (
        "term.dissent",
        "الرأي المخالف|Abweichende Meinung|Dissent|Opinión discrepante|Avis divergent|असहमति|Dissenso|反対意見|반대 의견|Afwijkende mening|Divergência|Особое мнение|Avvikande mening|Karşı görüş|Ý kiến khác|异议",
    ),
    (
        "term.red_team",
        "الفريق الأحمر|Red Team|Red team|Red team|Red team|रेड टीम|Red team|レッドチーム|레드팀|Red team|Red team|Красная команда|Red team|Kırmızı takım|Đội đỏ|红队",
    ),
    (
        "gap.prices",
        "لا توجد أسعار لـ {name}.|Keine Kurse zu {name}.|No prices of {name}.|Sin precios de {name}.|Pas de cours pour {name}.|{name} के मूल्य उपलब्ध नहीं।|Nessun prezzo per {name}.|{name}の価格データなし。|{name}의 가격 자료 없음.|Geen koersen van {name}.|Sem preços de {name}.|Нет цен по {name}.|Inga kurser för {name}.|{name} için fiyat yok.|Không có giá của {name}.|没有{name}的价格。",
    ),
    (
        "gap.old_prices",
        "أسعار {name} تنتهي في {date}.|Die Kurse von {name} enden am {date}.|The prices of {name} end {date}.|Los precios de {name} terminan el {date}.|Les cours de {name} s’arrêtent au {date}.|{name} के मूल्य {date} तक ही हैं।|I prezzi di {name} finiscono il {date}.|{name}の価格は{date}まで。|{name}의 가격은 {date}까지.|De koersen van {name} eindigen op {date}.|Os preços de {name} terminam em {date}.|Цены по {name} заканчиваются {date}.|Kurserna för {name} slutar {date}.|{name} fiyatları {date} tarihinde bitiyor.|Giá của {name} kết thúc ngày {date}.|{name}的价格截至{date}。",
    ),
    (
        "gap.accounts",
        "لا توجد حسابات أو مكونات لـ {name}.|Keine Abschlüsse oder Zusammensetzung zu {name}.|No accounts or composition of {name}.|Sin cuentas ni composición de {name}.|Ni comptes ni composition pour {name}.|{name} के लेखे या संरचना उपलब्ध नहीं।|Nessun bilancio o composizione di {name}.|{name}の決算や構成のデータなし。|{name}의 재무제표나 구성 자료 없음.|Geen jaarcijfers of samenstelling van {name}.|Sem contas nem composição de {name}.|Нет отчётности или состава по {name}.|Inga bokslut eller sammansättning för {name}.|{name} için bilanço veya bileşim yok.|Không có báo cáo hay thành phần của {name}.|没有{name}的财报或构成。",
    ),
    (
        "gap.industry",
        "لا توجد بيانات عن قطاع {name}.|Keine Branchendaten zu {name}.|No industry data on {name}.|Sin datos sectoriales sobre {name}.|Pas de données sectorielles sur {name}.|{name} पर उद्योग के आँकड़े नहीं।|Nessun dato di settore su {name}.|{name}の業界データなし。|{name} 산업 자료 없음.|Geen sectorgegevens over {name}.|Sem dados setoriais sobre {name}.|Нет отраслевых данных: {name}.|Inga branschdata om {name}.|{name} için sektör verisi yok.|Không có dữ liệu ngành về {name}.|没有{name}的行业数据。",
    ),
    (
        "gap.old_market",
        "سلاسل السوق الأمريكية تنتهي في {date}.|Die Reihen zum US-Markt enden {date}.|The US market series end {date}.|Las series del mercado estadounidense terminan en {date}.|Les séries du marché américain s’arrêtent à {date}.|अमेरिकी बाज़ार की शृंखलाएँ {date} तक हैं।|Le serie del mercato USA finiscono a {date}.|米国市場の系列は{date}まで。|미국 시장 자료는 {date}까지.|De reeksen van de Amerikaanse markt eindigen in {date}.|As séries do mercado americano terminam em {date}.|Ряды по рынку США заканчиваются {date}.|Serierna för den amerikanska marknaden slutar {date}.|ABD piyasası serileri {date} tarihinde bitiyor.|Chuỗi số liệu thị trường Mỹ kết thúc {date}.|美国市场序列截至{date}。",
    ),
    (
        "gap.news",
        "لا توجد أخبار.|Keine Nachrichten.|No news.|Sin noticias.|Pas d’actualités.|समाचार उपलब्ध नहीं।|Nessuna notizia.|ニュースのデータなし。|뉴스 자료 없음.|Geen nieuws.|Sem notícias.|Нет новостей.|Inga nyheter.|Haber verisi yok.|Không có tin tức.|没有新闻数据。",
    ),
];

/// A phrase by its key. A key that is missing shows as itself.
pub fn phrase(key: &str, language: Language) -> &str {
    let row = ROWS.iter().find(|(known, _)| *known == key);
    row.and_then(|(_, texts)| texts.split('|').nth(language as usize))
        .unwrap_or(key)
}

/// A gap in a language. What has no phrase of its own is said in English.
pub fn gap(gap: &Gap, language: Language) -> String {
    let (key, name, date) = match gap {
        Gap::PricesMissing { name, .. } => ("gap.prices", name.as_str(), ""),
        Gap::PricesOld { name, date } => ("gap.old_prices", name.as_str(), date.as_str()),
        Gap::AccountsMissing { name, .. } => ("gap.accounts", name.as_str(), ""),
        Gap::IndustryMissing { name } => ("gap.industry", name.as_str(), ""),
        Gap::MarketOld { date } => ("gap.old_market", "", date.as_str()),
        Gap::NewsMissing => ("gap.news", "", ""),
        _ => return gap.in_words(),
    };
    // The date first: a name could contain anything.
    phrase(key, language)
        .replace("{date}", date)
        .replacen("{name}", name, 1)
}
