//! What a question wants to know first, where its words say it: then the answer begins with that figure.

use std::sync::OnceLock;

use pipeline::brief::Mib;

use super::coverage::{is_elsewhere, names_stocks};
use languages::text::fold;

/// What a question wants to know first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// What inflation does to money in the bank.
    Savings,
    /// Whether short rates are above long ones.
    Curve,
    /// Whether a recession is near.
    Recession,
    /// What bonds and bills pay, after inflation too.
    Rates,
    /// Work and unemployment.
    Jobs,
    /// Building and living.
    Housing,
    /// How much money there is.
    Money,
    /// Consumer prices.
    Inflation,
    /// The dollar against all other currencies.
    Dollar,
    /// Output of the whole economy.
    Growth,
    /// Whether a metal or a coin keeps up with prices.
    Hedge,
    /// The accounts of companies, without the price of their shares.
    Accounts,
}

impl Focus {
    /// What a brief wants to know first, if its words say so.
    pub fn of(brief: &Mib) -> Option<Self> {
        let said = format!(" {} {} ", fold(&brief.question), fold(&brief.subject.themes.join(" ")));
        let names = |focus: Self| words(focus).iter().any(|word| said.contains(word.as_str()));
        let instruments = &brief.subject.instruments;
        if instruments.is_empty() {
            let economy = brief.holdings.positions.is_empty() && !names_stocks(&said) && !is_elsewhere(brief);
            let kind = matches!(
                brief.subject.kind.as_str(),
                "macro" | "portfolio" | "sector_or_theme" | "comparison"
            );
            return ECONOMY
                .into_iter()
                .find(|focus| economy && kind && names(*focus) && focus.stands(&names));
        }
        let spot = |class: &str| matches!(class, "commodity" | "crypto");
        let company = |class: &str| matches!(class, "equity" | "");
        if instruments.iter().all(|known| spot(&known.asset_class)) {
            return names(Self::Inflation).then_some(Self::Hedge);
        }
        let companies = instruments.iter().all(|known| company(&known.asset_class));
        let priced = PRICED.split('|').any(|word| said.contains(word));
        (companies && !priced && brief.subject.kind != "portfolio" && names(Self::Accounts)).then_some(Self::Accounts)
    }

    /// Whether it is about the economy, and not about something to own.
    pub fn is_economy(self) -> bool {
        ECONOMY.contains(&self)
    }

    /// Savings alone are no question about inflation.
    fn stands(self, names: &dyn Fn(Self) -> bool) -> bool {
        self != Self::Savings || names(Self::Inflation)
    }
}

/// Those of the economy: what is said more narrowly first.
const ECONOMY: [Focus; 10] = [
    Focus::Savings,
    Focus::Curve,
    Focus::Recession,
    Focus::Jobs,
    Focus::Housing,
    Focus::Money,
    Focus::Inflation,
    Focus::Rates,
    Focus::Dollar,
    Focus::Growth,
];

/// Who asks for a price does not ask for the accounts alone.
const PRICED: &str = " price| cheap| expensive| dear | overvalued| undervalued|aktienkurs|kaufen|acheter|comprar|comprare|kopen|купить|買|买|매수";

/// The words of each in every language, folded once.
fn words(focus: Focus) -> &'static [String] {
    static FOLDED: OnceLock<Vec<(Focus, Vec<String>)>> = OnceLock::new();
    let all = FOLDED.get_or_init(|| {
        let folded = |list: &str| list.split('|').map(fold).filter(|word| !word.is_empty()).collect();
        WORDS.iter().map(|(focus, list)| (*focus, folded(list))).collect()
    });
    let found = all.iter().find(|(known, _)| *known == focus);
    found.map(|(_, words)| words.as_slice()).unwrap_or_default()
}

const WORDS: [(Focus, &str); 11] = [
    (
        Focus::Savings,
        "saving|my cash|sparen|erspart|ersparnis|spargeld|sparguthaben|épargne|économies|ahorro|risparmi|poupança|poupanças|economias|spaargeld|spaartegoed|oszczędno|сбережен|накоплен|tasarruf|birikim|tiết kiệm|貯金|貯蓄|預金|储蓄|存款|积蓄|저축|예금|مدخرات|बचत|sparpengar|besparing|sparande",
    ),
    (
        Focus::Curve,
        "yield curve|curve inver|inverted curve|zinskurve|zinsstruktur|renditekurve|courbe des taux|curva de tipos|curva de rendim|curva dei rendim|curva dei tassi|curva de juros|rentecurve|yieldcurve|krzywa dochod|krzywa rentow|кривая доходн|кривой доходн|getiri eğrisi|verim eğrisi|đường cong lợi suất|イールドカーブ|利回り曲線|收益率曲线|수익률 곡선|장단기 금리|منحنى العائد|यील्ड कर्व|avkastningskurva|räntekurva",
    ),
    (
        Focus::Recession,
        "recession|rezession|récession|recesión|recessione|recessão|recessie|recesja|recesji|рецесси|resesyon|suy thoái|景気後退|リセッション|衰退|경기 침체|경기침체|ركود|मंदी|lågkonjunktur",
    ),
    (
        Focus::Jobs,
        "unemploy|job market|jobs market|job number|labour market|labor market|arbeitsmarkt|arbeitslos|chômage|marché du travail|desempleo|mercado laboral|disoccupaz|mercato del lavoro|desemprego|mercado de trabalho|werkloos|arbeidsmarkt|bezrobo|rynek pracy|безработ|рынок труда|işsizlik|thất nghiệp|失業|雇用統計|失业|就业|실업|고용|البطالة|बेरोजगारी|arbetslös|arbetsmarknad",
    ),
    (
        Focus::Housing,
        "housing|house price|home price|hauspreis|immobilienmarkt|wohnungsbau|prix de l immobilier|precio de la vivienda|mercado de la vivienda|prezzi delle case|preço dos imóveis|huizenmarkt|woningmarkt|huizenprijzen|ceny mieszkań|цены на жиль|рынок жилья|konut|giá nhà|住宅|房价|楼市|집값|주택|أسعار العقارات|आवास|घरों की कीमत|bostadsmarknad|bostadspris",
    ),
    (
        Focus::Money,
        "money supply| m2 |geldmenge|masse monétaire|masa monetaria|oferta monetaria|offerta di moneta|massa monetaria|oferta de moeda|massa monetária|geldhoeveelheid|podaż pieniądza|денежная масса|денежной массы|para arzı|cung tiền|マネーサプライ|货币供应|통화량|المعروض النقدي|मुद्रा आपूर्ति|penningmängd",
    ),
    (
        Focus::Inflation,
        "inflation|inflación|inflazione|inflação|inflatie|inflacj|инфляц|enflasyon|lạm phát|インフレ|物価|通胀|通货膨胀|인플레|물가|التضخم|تضخم|मुद्रास्फीति|महंगाई|consumer prices|verbraucherpreis|teuerung",
    ),
    (
        Focus::Rates,
        "real yield|real rate|interest rate|treasury yield|treasuries|treasury bill|t bills|bond yield|realzins|zinsen|zinssätze|taux d intérêt|taux réel|tipos de interés|tipo de interés|tassi d interesse|tassi di interesse|taxa de juros|taxas de juro|juros reais|rentestand|rente stijg|stopy procent|процентн ставк|процентные ставки|ключевая ставка|faiz oran|lãi suất|実質金利|金利|实际利率|利率|금리|أسعار الفائدة|ब्याज दर|räntor|räntan",
    ),
    (
        Focus::Dollar,
        "dollar|dólar|dollaro|dolara|доллар|ドル|美元|달러|الدولار|डॉलर|đô la",
    ),
    (
        Focus::Growth,
        "gdp|economic growth|the economy|us economy|konjunktur|wirtschaftswachstum|croissance économique|crecimiento económico|crescita economica|crescimento econômico|crescimento económico|economische groei|wzrost gospodarczy|экономический рост|ekonomik büyüme|tăng trưởng kinh tế|景気|经济增长|경제 성장|النمو الاقتصادي|आर्थिक वृद्धि|ekonomisk tillväxt",
    ),
    (
        Focus::Accounts,
        "account|balance sheet|the books|bilanz|jahresabschl|geschäftszahlen|comptes|bilan|cuentas|balance general|estados financieros|conti|bilanci|contas|balanço|jaarrekening|jaarcijfers|sprawozdan|bilans|отчётност|отчетност|баланс|bilanço|mali tablo|báo cáo tài chính|決算|財務|财报|财务|账目|재무제표|재무|القوائم المالية|حسابات|खाते|वित्तीय विवरण|årsredovis|bokslut",
    ),
];

#[cfg(test)]
mod tests {
    use pipeline::brief::mib::Instrument;

    use super::*;

    fn brief(question: &str, kind: &str, classes: &[&str]) -> Mib {
        let mut brief = Mib {
            question: question.to_owned(),
            ..Mib::default()
        };
        brief.subject.kind = kind.to_owned();
        brief.subject.instruments = classes
            .iter()
            .map(|class| Instrument {
                asset_class: (*class).to_owned(),
                ..Instrument::default()
            })
            .collect();
        brief
    }

    #[test]
    fn the_words_say_what_is_wanted() {
        for (question, kind, classes, focus) in [
            ("Is the yield curve inverted?", "macro", &[][..], Some(Focus::Curve)),
            (
                "What does inflation do to my savings?",
                "portfolio",
                &[],
                Some(Focus::Savings),
            ),
            (
                "Was macht die Inflation mit meinem Spargeld?",
                "portfolio",
                &[],
                Some(Focus::Savings),
            ),
            ("Is a recession near?", "macro", &[], Some(Focus::Recession)),
            ("¿Está invertida la curva de tipos?", "macro", &[], Some(Focus::Curve)),
            ("インフレは続きますか", "macro", &[], Some(Focus::Inflation)),
            (
                "What is the real yield on Treasuries?",
                "sector_or_theme",
                &[],
                Some(Focus::Rates),
            ),
            (
                "Is gold a hedge against inflation?",
                "comparison",
                &["commodity"],
                Some(Focus::Hedge),
            ),
            (
                "How sound are Microsoft's accounts?",
                "single_security",
                &["equity"],
                Some(Focus::Accounts),
            ),
            (
                "Are its accounts worth the price?",
                "single_security",
                &["equity"],
                None,
            ),
            // About something to own, or about another country.
            ("Will inflation hurt stocks?", "macro", &[], None),
            ("Will inflation in Germany stay high?", "macro", &[], None),
            ("Is gold a good investment?", "single_security", &["commodity"], None),
            ("How should I save for a car?", "portfolio", &[], None),
        ] {
            assert_eq!(Focus::of(&brief(question, kind, classes)), focus, "{question}");
        }
    }
}
