//! What a question wants to know. Its words say it, in every language; where they do not, its kind does.

use std::sync::OnceLock;

use pipeline::brief::Mib;

use super::coverage::is_elsewhere;
use languages::text::{fold, runs_on};

/// What a question wants to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Whether something is cheap or expensive.
    Value,
    /// How risky it is.
    Risk,
    /// Whether too much is in one place.
    Concentration,
    /// What it pays out.
    Income,
    /// What return to expect.
    Return,
    /// What a crash like that of a year would do.
    Crash(u16),
    /// What rising interest rates do to bonds.
    RatesUp,
    /// Whether to save or to invest.
    SaveOrInvest,
    /// Whether stocks or bonds.
    StocksOrBonds,
    /// Which of several.
    Which,
    /// What a portfolio is like as a whole.
    Portfolio,
    /// What to think of it.
    View,
}

/// Years of crashes that people name, and the one that is meant where they name none.
const CRASHES: [u16; 7] = [2008, 1929, 1973, 1974, 1987, 2000, 2020];

impl Question {
    /// What a brief wants to know.
    pub fn of(brief: &Mib) -> Self {
        let said = Said::new(brief);
        let subject = &brief.subject;
        let kind = subject.kind.as_str();
        let general = subject.instruments.is_empty() && !is_elsewhere(brief);
        let held = !brief.holdings.positions.is_empty();
        if let Some(year) = said.crash().filter(|_| subject.instruments.is_empty()) {
            return Self::Crash(year);
        }
        if general && said.has(Words::Bonds) && said.has(Words::Rates) && said.has(Words::Rise) {
            return Self::RatesUp;
        }
        if kind == "comparison" && subject.instruments.len() > 1 {
            return Self::Which;
        }
        let split = held || subject.themes.iter().any(|theme| theme.contains('/'));
        if general && !split && kind != "macro" {
            let stocks = said.has(Words::Stocks);
            if stocks && said.has(Words::Bonds) && !said.has(Words::Income) {
                return Self::StocksOrBonds;
            }
            if said.has(Words::Savings) && (stocks || said.has(Words::Invest)) {
                return Self::SaveOrInvest;
            }
        }
        let asked = [
            (Words::Concentration, Self::Concentration),
            (Words::Income, Self::Income),
            (Words::Value, Self::Value),
            (Words::Return, Self::Return),
            (Words::Risk, Self::Risk),
        ];
        let found = asked.into_iter().find(|(words, _)| said.has(*words));
        let by_kind = match kind {
            "portfolio" => Self::Portfolio,
            "comparison" => Self::Which,
            _ => Self::View,
        };
        found.map_or(by_kind, |(_, question)| question)
    }

    /// Whether the US stock market answers it, whatever its kind.
    pub const fn is_on_market(self) -> bool {
        matches!(self, Self::SaveOrInvest | Self::StocksOrBonds | Self::Crash(_))
    }
}

/// The words of a question, folded.
struct Said(String);

impl Said {
    fn new(brief: &Mib) -> Self {
        let said = format!(" {} {} ", fold(&brief.question), fold(&brief.subject.themes.join(" ")));
        // A class of assets, and no wish for income.
        Self(said.replace("fixed income", "bonds").replace("renda fixa", "bonds"))
    }

    /// Whether it has one of these words: where letters are spelled, words begin with it; else it is anywhere.
    fn has(&self, words: Words) -> bool {
        let inside = |word: &String| match word.chars().next().is_some_and(runs_on) {
            true => self.0.contains(word.as_str()),
            false => self.0.contains(&format!(" {word}")),
        };
        folded(words).iter().any(inside)
    }

    /// The year of the crash that it speaks of.
    fn crash(&self) -> Option<u16> {
        let named = CRASHES.iter().find(|year| self.0.contains(&year.to_string()));
        match named {
            Some(year) => (self.has(Words::Crash) || self.has(Words::Fall)).then_some(*year),
            None => self.has(Words::Crash).then_some(CRASHES[0]),
        }
    }
}

/// Lists of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Words {
    Value,
    Risk,
    Concentration,
    Income,
    Return,
    Crash,
    Fall,
    Rates,
    Rise,
    Bonds,
    Stocks,
    Invest,
    Savings,
}

/// The words of a list in every language, folded once.
fn folded(words: Words) -> &'static [String] {
    static FOLDED: OnceLock<Vec<(Words, Vec<String>)>> = OnceLock::new();
    let all = FOLDED.get_or_init(|| {
        // A space at the end marks a whole word.
        let whole = |word: &str| {
            if word.ends_with(' ') {
                fold(word) + " "
            } else {
                fold(word)
            }
        };
        let folded = |list: &str| list.split('|').map(whole).collect();
        LISTS.iter().map(|(words, list)| (*words, folded(list))).collect()
    });
    let found = all.iter().find(|(known, _)| *known == words);
    found.map(|(_, list)| list.as_slice()).unwrap_or_default()
}

const LISTS: [(Words, &str); 13] = [
    (
        Words::Value,
        "overvalu|undervalu|overpriced|expensive|cheap|pricey|bargain|valuation|fairly valued|fair value|stretched|real value|value trap|\
         worth its price|worth the price|überbewertet|unterbewertet|zu teuer|teuer|billig|günstig|bewertung|surévalu|sous évalu|surcot|trop cher|\
         bon marché|valorisation|sobrevalorad|infravalorad|sobrevalorizad|subvalorizad|subavaliad|supervalorizad|caro |caros |cara |caras |barat|\
         sopravvalutat|sottovalutat|a buon mercato|overgewaardeerd|ondergewaardeerd|te duur|duur |goedkoop|przewartości|niedowartości|drogi |\
         droga |drogie |tani |tania |tanie |переоцен|недооцен|дорог|дёшев|дешев|aşırı değer|pahalı|ucuz|định giá|đắt không|quá đắt|giá rẻ|quá rẻ|rẻ không|割高|割安|高估|低估|贵吗|便宜|\
         太贵|고평가|저평가|비싼|비싸|싼가|مبالغ|غال|رخيص|महंगा|महँगा|महंगी|सस्ता|सस्ती|övervärder|undervärder|dyr |dyrt |dyra |prisvärd",
    ),
    (
        Words::Risk,
        "risky|how much risk|what are the risks|what risk|how far could|how far can|how much could i lose|how much can i lose|lose money|\
         lost money|losing money|how bad can|how bad could|how wild|too wild|is it safe|safe place|how safe|safe |dangerous|danger|volatil|\
         worst case|swing|riskant|risiko habe|risiko gehe|wie riskant|wie tief|wie sicher|wie gefährlich|risqué|dangereu|combien puis je perdre|\
         jusqu où peut|arriesgad|cuánto puedo perder|refugio|es segur|peligros|rischios|quanto posso perdere|che rischio|è sicur|pericolos|\
         arriscad|quanto posso perder|é segur|perigos|riskant|hoe riskant|hoe groot kan het verlies|hoe veilig|verliest|gevaarlijk|ryzykown|\
         ile mogę stracić|ile mogę na|bezpieczn|niebezpiecz|риск|опасн|сколько могу потерять|безопасн|riskli|ne kadar düşebilir|güvenli|\
         ne kadar kaybe|rủi ro|an toàn|mất bao nhiêu|リスク|危険|安全|どこまで下が|最悪|风险|安全|会亏多少|위험|안전|얼마나 흔들|얼마나 떨어|\
         مخاطر|آمن|خطر|كم يمكن أن أخسر|जोखिम|सुरक्षित|कितना नुकसान|riskabel|riskabelt|hur mycket kan jag förlora|säker|farlig",
    ),
    (
        Words::Concentration,
        "concentrat|diversif|overexposed|eggs in|one basket|too much in one|spread enough|klumpenrisiko|konzentriert|zu einseitig|\
         breit genug|gestreut|concentré|diversifié|œufs|concentrad|huevos|demasiados huevos|diversificad|concentrat|uova|ovos|geconcentreerd|\
         gespreid|eieren|skoncentrowan|zdywersyfik|koncentracj|концентрир|концентрац|диверсиф|yoğunlaş|çeşitlen|tập trung|đa dạng|集中し|\
         分散|集中|집중|분산|مركز|تنويع|متنوع|केंद्रित|विविध|koncentrerad|diversifierad|riskspridning",
    ),
    (
        Words::Income,
        "dividend|income|payout|pay out|dividende|ausschütt|einkommen aus|revenus|ingresos|rentas|dividendo|reddito|rendita|cedole|renda|\
         proventos|inkomen|dywidend|dochód pasywny|дивиденд|выплат|temettü|kâr payı|cổ tức|配当|分配金|股息|分红|派息|배당|توزيعات|أرباح موزعة|\
         लाभांश|डिविडेंड|utdelning",
    ),
    (
        Words::Return,
        "what return|return can|returns can|expected return|yearly return|annual return|return should|a year realistic|realistic return|\
         how much will|what can i earn|what could i earn|could i earn|can i earn|what will i get|what can it bring|mix bring|welche rendite|\
         rendite kann|rendite ist|rendite erwart|was bringt|quel rendement|rendement puis|rendement attendu|que rapporte|qué rentabilidad|\
         rentabilidad puedo|rentabilidad esperad|cuánto puedo ganar|che rendimento|quale rendimento|rendimento posso|quanto rende|\
         quanto posso guadagnare|qual retorno|que retorno|que rentabilidade|quanto posso ganhar|quanto rende|welk rendement|\
         rendement kan|wat levert|jaki zwrot|jakiej stopy|ile mogę zarobić|какую доходность|какая доходность|сколько можно заработать|\
         ne kadar getiri|getiri bekle|lợi nhuận bao nhiêu|sinh lời|どれくらいのリターン|リターンは|期待収益|利回りはどれ|多少收益|回报率|收益率多少|\
         预期收益|수익률은|얼마나 벌|기대 수익|ما العائد|كم العائد|العائد المتوقع|कितना रिटर्न|रिटर्न मिल|vilken avkastning|avkastning kan",
    ),
    (
        Words::Crash,
        "crash|fall like|slump like|crisis like|collapse like|another 2008|wie 2008|krise wie|einbruch wie|crise comme|krach|como en 2008|\
         crisis como|come nel 2008|crisi come|crollo|como em 2008|crise como|zoals in 2008|kryzys jak|krach|кризис|обвал|çöküş|kriz gibi|\
         khủng hoảng|暴落|リーマン|ショック|崩盘|金融危机|폭락|금융위기|انهيار|أزمة|संकट|krasch|kris som",
    ),
    (
        Words::Fall,
        "fall|drop|decline|downturn|bear market|rückgang|absturz|baisse|chute|caída|calo|ribasso|queda|daling|spadek|spadk|падени|düşüş|\
         giảm|下落|下跌|하락|هبوط|गिरावट|nedgång",
    ),
    (
        Words::Rates,
        "interest rate|rates |yields |yield |zins|taux|tipos|tassi|juros|rente|stóp|stopy|ставк|faiz|lãi suất|金利|利率|利息|加息|금리|فائدة|\
         الفائدة|ब्याज|ränta|räntor|räntan",
    ),
    (
        Words::Rise,
        "rise|rising|go up|increase|higher|steig|anstieg|erhöh|hausse|montée|montent|augment|suben|subida|suba|sube|aumento|aumentan|salgono|rialzo|\
         sobem|subir|alta|stijg|hoger|wzro|rosn|повы|рост|раст|artar|artış|yüksel|tăng|上昇|上が|上升|加息|上涨|오르|상승|인상|ارتفع|ارتفاع|ترتفع|\
         बढ़|stig|höj",
    ),
    (
        Words::Bonds,
        "bond|treasury bond|treasuries|government bond|anleihe|obligat|obligac|obligation|bono|obbligaz|btp|títulos|tesouro|renta fija|\
         obrigaç|облигац|tahvil|trái phiếu|債券|国債|债券|国债|채권|سندات|السندات|बॉन्ड|बांड|staatsobligat|räntefond",
    ),
    (
        Words::Stocks,
        "stock|shares|equit|aktie|börse|actions|bourse|acciones|bolsa|azion|borsa|ações|aandel|beurs|akcj|giełd|акци|hisse|borsa|cổ phiếu|株式|\
         株か|株と|株を|株や|股票|股市|주식|أسهم|الأسهم|शेयर|aktier|börsen",
    ),
    (
        Words::Invest,
        "invest|index fund|anleg|anlag|indexfonds|fonds indiciel|invertir|fondo|fundo|belegg|inwesto|инвест|yatır|đầu tư|投資|投资|투자|استثمار|\
         निवेश|fonder",
    ),
    (
        Words::Savings,
        "saving|save or|cash|deposit|money market|in the bank|treasury bill|t bill|tagesgeld|festgeld|sparkonto|sparbuch|sparen oder|livret|\
         épargn|dépôt|ahorr|depósito|conto deposito|risparmi|poupan|poupar|spaar|sparen|lokat|oszczęd|вклад|депозит|сбереж|копить|mevduat|\
         tasarruf|birikim|tiết kiệm|gửi ngân hàng|預金|貯金|貯蓄|存款|储蓄|存银行|예금|적금|저축|وديعة|ودائع|ادخار|أدخر|एफडी|जमा|बचत|sparkonto|\
         spara|bankkonto",
    ),
];

#[cfg(test)]
mod tests {
    use pipeline::brief::mib::Instrument;

    use super::*;

    fn brief(question: &str, kind: &str, instruments: usize) -> Mib {
        let mut brief = Mib {
            question: question.to_owned(),
            ..Mib::default()
        };
        brief.subject.kind = kind.to_owned();
        brief.subject.instruments = vec![Instrument::default(); instruments];
        brief
    }

    #[test]
    fn the_words_say_what_is_wanted() {
        for (question, kind, instruments, wanted) in [
            ("Is Tesla overvalued?", "single_security", 1, Question::Value),
            ("ソニーは割高ですか", "single_security", 1, Question::Value),
            (
                "How much could I lose with Intel?",
                "single_security",
                1,
                Question::Risk,
            ),
            (
                "Is my portfolio too concentrated?",
                "portfolio",
                2,
                Question::Concentration,
            ),
            ("What dividend does Exxon pay?", "single_security", 1, Question::Income),
            (
                "What return can I expect from the S&P 500?",
                "fund_or_index",
                1,
                Question::Return,
            ),
            (
                "What would a fall like 1973 do to 70/30?",
                "portfolio",
                0,
                Question::Crash(1973),
            ),
            ("Was passiert bei einem Crash?", "portfolio", 0, Question::Crash(2008)),
            (
                "What does a rise in interest rates do to a bond?",
                "sector_or_theme",
                0,
                Question::RatesUp,
            ),
            (
                "Stocks or bonds for ten years?",
                "comparison",
                0,
                Question::StocksOrBonds,
            ),
            ("Azioni o BTP per dieci anni?", "comparison", 0, Question::StocksOrBonds),
            (
                "Savings account or stocks for ten years?",
                "comparison",
                0,
                Question::SaveOrInvest,
            ),
            ("Apple or Microsoft?", "comparison", 2, Question::Which),
            (
                "Three fifths in fixed income, two fifths elsewhere",
                "portfolio",
                0,
                Question::Portfolio,
            ),
            ("Is Apple worth a look?", "single_security", 1, Question::View),
            // What is expensive is no crash, though it names the year of one.
            (
                "Are stocks as expensive as in 2000?",
                "sector_or_theme",
                0,
                Question::Value,
            ),
        ] {
            assert_eq!(Question::of(&brief(question, kind, instruments)), wanted, "{question}");
        }
    }
}
