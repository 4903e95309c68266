//! What somebody wants of an investment: how long, how much risk, to what end. `*` stands for any ending.

use super::lexicon::Signal;

/// What each word or phrase says.
pub const TABLES: &[(Signal, &str)] = &[
    (Signal::Long, LONG),
    (Signal::Medium, MEDIUM),
    (
        Signal::Near,
        "next two years|couple of years|ein paar jahre|paar jahre|deux prochaines années|próximos dos años|prossimi due anni|próximos dois anos|komende twee jaar|今後数年|未来几年|未来两年",
    ),
    (Signal::Short, SHORT),
    (Signal::RiskLow, RISK_LOW),
    (Signal::RiskMedium, RISK_MEDIUM),
    (Signal::RiskHigh, RISK_HIGH),
    (Signal::Growth, GROWTH),
    (Signal::Income, INCOME),
    (Signal::Preserve, PRESERVE),
    (
        Signal::Opportunity,
        "quick profit*|quick trade|swing trad*|day trad*|short term trade|short term opportunity|speculat*|spekul*|spécul*|especul*|specul*|短期売買|炒短线|短线|단타*",
    ),
    (
        Signal::Constraint,
        "esg|sustainable|ethical|halal|sharia compliant|sharia|shariah|no tobacco|no weapons|no fossil fuel*|nachhaltig*|ethisch*|durable|isr|sostenible*|sostenibil*|sustentáve*|duurzaam|duurzame|hållbar*|no leverage|tax free|tax advantaged",
    ),
    (Signal::Unsure, UNSURE),
];

const LONG: &str = "long term|long run|long haul|longer term|for the long|decade|decades|next decade|retirement|retire|for my kids|for my children|college fund|lifetime|forever|generations
langfristig*|lange sicht|auf lange sicht|jahrzehnt|jahrzehnte|jahrzehnten|ruhestand|rente mit|altersvorsorge|für die rente|für meine kinder|long terme|à long terme|décennie*|retraite|pour mes enfants
largo plazo|a largo plazo|década*|jubilaci*|jubilar*|para mis hijos|lungo termine|lungo periodo|decennio|decenni|pensione|per i miei figli|longo prazo|década|aposentadoria|aposentar|para meus filhos
lange termijn|decennium|decennia|pensioen|voor mijn kinderen|lång sikt|långsiktig*|decennier|årtionde*|till pensionen|uzun vade*|emeklilik*|dài hạn|nghỉ hưu|hưu trí|долгосроч*|на пенсию|для пенсии|десятилети*
長期*|老後*|退職*|长期*|退休*|养老*|数十年|장기*|노후*|은퇴*|طويل الأجل|المدى الطويل|طويلة الأجل|التقاعد|दीर्घकाल*|लंबी अवधि*|लम्बी अवधि*|सेवानिवृत्ति|रिटायरमेंट";

const MEDIUM: &str = "medium term|mid term|several years|few years|next few years|coming years|mittelfristig*|nächsten jahren|den kommenden jahren|moyen terme|prochaines années|medio plazo|próximos años|medio termine|prossimi anni|médio prazo|próximos anos|middellange termijn|komende jaren|medellång sikt|orta vade*|trung hạn|среднесроч*|ближайшие годы|ближайшие несколько лет|中期*|数年|几年|중기*|몇 년|متوسط الأجل|السنوات القادمة|मध्यम अवधि*";

const SHORT: &str = "short term|near term|this week|next week|this month|next month|next quarter|this quarter|this year|next year|year end|end of the year|end of year|tomorrow|today|next few months|coming months|day trading|this summer|this winter
kurzfristig*|diese woche|nächste woche|diesen monat|nächsten monat|dieses jahr|nächstes jahr|nächsten monaten|kommenden monaten|jahresende|morgen steig*|court terme|cette semaine|semaine prochaine|ce mois|mois prochain|cette année|l année prochaine|prochains mois|fin de l année
corto plazo|esta semana|próxima semana|este mes|próximo mes|este año|próximo año|próximos meses|fin de año|breve termine|questa settimana|questo mese|prossimo mese|quest anno|prossimo anno|prossimi mesi|fine anno
curto prazo|esta semana|este mês|próximo mês|este ano|próximo ano|próximos meses|fim do ano|korte termijn|deze week|volgende week|deze maand|volgende maand|dit jaar|volgend jaar|komende maanden|kort sikt|kortsiktig*|i år|nästa år|kısa vade*|bu hafta|bu yıl|gelecek yıl|ngắn hạn|năm nay|tuần này|năm tới|краткосроч*|на этой неделе|в этом году|в следующем году
短期*|今週|来週|今月|来月|今年|来年|年末|本周|这周|下周|本月|下个月|明年|年底|단기*|이번 주|다음 달|올해|내년|연말|قصير الأجل|المدى القصير|هذا العام|العام القادم|अल्पकाल*|इस साल|अगले साल";

const RISK_LOW: &str = "low risk|conservative|risk averse|can t afford to lose|cannot afford to lose|very safe|safe investment|as safe as possible|little risk|capital preservation|geringes risiko|wenig risiko|niedriges risiko|konservativ*|risikoarm*|sicherheitsorientiert|risikoscheu|faible risque|peu de risque*|prudent*|sans prendre de risque*|bajo riesgo|poco riesgo|conservador*|basso rischio|poco rischio|prudente|conservativ*|baixo risco|pouco risco|laag risico|weinig risico|defensief|låg risk|düşük risk*|ít rủi ro|rủi ro thấp|низкий риск|низким риском|низкого риска|консерватив*|低リスク*|安全に*|保守的*|低风险*|稳健*|保守*|저위험*|낮은 위험*|안정적*|مخاطر منخفضة|منخفض المخاطر|कम जोखिम";
const RISK_MEDIUM: &str = "moderate risk|medium risk|balanced|moderate|mittleres risiko|ausgewogen*|moderates risiko|risque modéré|équilibré*|riesgo moderado|riesgo medio|equilibrad*|rischio moderato|rischio medio|bilanciat*|risco moderado|risco médio|gemiddeld risico|gebalanceerd|måttlig risk|medelrisk|orta risk*|rủi ro trung bình|умеренный риск|умеренным риском|中リスク*|中程度のリスク*|中等风险*|适中风险*|중간 위험*|मध्यम जोखिम";
const RISK_HIGH: &str = "high risk|aggressive|aggressively|can take risk*|risk tolerant|high tolerance for risk|willing to lose|hohes risiko|risikofreudig*|viel risiko|risikobereit|risque élevé|agressif|beaucoup de risque*|alto riesgo|riesgo alto|agresiv*|alto rischio|rischio elevato|aggressiv*|alto risco|risco alto|agressiv*|hoog risico|veel risico|offensief|hög risk|yüksek risk*|rủi ro cao|высокий риск|высоким риском|агрессивн*|高リスク*|ハイリスク*|高风险*|激进*|고위험*|공격적*|مخاطر عالية|عالي المخاطر|उच्च जोखिम|अधिक जोखिम";

const GROWTH: &str = "long term growth|capital growth|capital appreciation|grow my money|grow my wealth|grow my savings|build wealth|langfristiges wachstum|vermögensaufbau|kapitalwachstum|vermögen aufbauen|croissance du capital|faire fructifier|crecimiento del capital|hacer crecer|crescita del capitale|far crescere|crescimento do capital|fazer crescer|vermogensgroei|vermogen opbouwen|kapitaltillväxt|資産形成*|資産を増や*|财富增值*|资产增值*|자산 증식*|자산을 늘리*|рост капитала|приумнож*";
const INCOME: &str = "income|passive income|dividend|dividends|dividend income|regular income|cash flow every month|einkommen|passives einkommen|dividende|dividenden|laufende erträge|ausschüttung*|revenu|revenus|revenus passifs|dividendes|rente mensuelle|ingresos pasivos|dividendo|dividendos|rentas|reddito|dividendi|rendita|cedole|renda passiva|renda mensal|inkomen|passief inkomen|utdelning*|passiv inkomst|temettü*|cổ tức|thu nhập thụ động|дивиденд*|пассивный доход|пассивного дохода|配当*|不労所得|收息|股息*|分红*|被动收入|배당*|월 소득|الدخل|توزيعات|लाभांश|नियमित आय";
const PRESERVE: &str = "preserve capital|preserve my capital|preserve wealth|protect my savings|protect against inflation|inflation hedge|hedge against inflation|beat inflation|capital preservation|purchasing power|inflationsschutz|kapitalerhalt|werterhalt|vor inflation schützen|kaufkraft|protéger mon épargne|contre l inflation|préserver le capital|pouvoir d achat|proteger mis ahorros|contra la inflación|preservar el capital|poder adquisitivo|proteggere i risparmi|contro l inflazione|dall inflazione|preservare il capitale|potere d acquisto|proteger da inflação|contra a inflação|preservar o capital|bescherming tegen inflatie|tegen inflatie|koopkracht|skydd mot inflation|köpkraft|enflasyondan korun*|chống lạm phát|от инфляции|сохранить капитал|インフレ対策*|購買力*|抗通胀*|保值*|인플레이션 방어*|구매력*";
const UNSURE: &str = "not sure|no idea|don t know|do not know|dont know|doesn t matter|no preference|whatever|weiß nicht|keine ahnung|egal|je ne sais pas|aucune idée|peu importe|no sé|no lo sé|ni idea|da igual|non so|non lo so|nessuna idea|não sei|tanto faz|weet ik niet|weet niet|geen idee|maakt niet uit|vet inte|ingen aning|bilmiyorum|fark etmez|không biết|не знаю|без разницы|わからない|分からない|わかりません|分かりません|特にない|不知道|不清楚|无所谓|모르겠*|상관없*|لا أعرف|पता नहीं";
