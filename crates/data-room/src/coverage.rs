//! Which subjects the shipped series speak about.

use pipeline::brief::Mib;

/// Instruments that follow the US composite closely enough for its history to be theirs.
const US_MARKET: [&str; 10] = [
    "^GSPC", "SPY", "VOO", "IVV", "VTI", "ITOT", "SCHB", "SPLG", "^RUA", "^W5000",
];

/// Words that place a question outside the United States; beginnings of words, without accents.
const ELSEWHERE: &str = "europ|euro |german|deutsch|dax|franc|cac 40|spain|espan|ital|brit|united kingdom|ftse|japan|\
    nikkei|china|chin|india|indi|brazil|brasil|emerging|schwellenl|korea|russia|swiss|schweiz|\
    nederland|sverige|turk|viet|日本|日経|中国|沪深|a股|港股|한국|코스피|росси|индекс мосбиржи|भारत|निफ्टी|السعود";

/// Words that name the United States.
const HERE: &str = "u.s.|usa|united states|america|amerika|états-unis|estados unidos|stati uniti|s&p|wall street|美国|\
    美股|米国|미국";

/// Words that mean the stock market as a whole.
const STOCKS: &str = "stock|equit|share|aktie|borse|bourse|actions|bolsa|accion|azion|borsa|acoes|aandel|beurs|株|股|주식|\
    акци|рынок|рынк|hisse|cổ phiếu|co phieu|chứng khoán|aktier|शेयर|الأسهم|أسهم|60/40|portfolio|\
    index fund|indexfonds|market|markt|marche|marché|mercado|mercato|börse|ações";

/// Whether an instrument follows the US composite.
pub fn follows_us_market(symbol: &str) -> bool {
    US_MARKET.contains(&symbol)
}

/// Whether the US market series are about the subject itself, and not only its surroundings.
pub fn us_market_is_subject(brief: &Mib) -> bool {
    let subject = &brief.subject;
    if subject
        .instruments
        .iter()
        .any(|instrument| follows_us_market(&instrument.symbol))
    {
        return true;
    }
    if !subject.instruments.is_empty() {
        return false;
    }
    if is_elsewhere(brief) {
        return false;
    }
    match subject.kind.as_str() {
        "macro" | "portfolio" => true,
        // A theme such as solar stocks is not the market; "stocks" is.
        _ => {
            !subject.themes.is_empty()
                && subject
                    .themes
                    .iter()
                    .all(|theme| means_the_market(&theme.to_lowercase()))
        }
    }
}

/// Whether a question is about another country than the United States.
pub fn is_elsewhere(brief: &Mib) -> bool {
    let words = format!("{} {}", brief.question, brief.subject.themes.join(" ")).to_lowercase();
    let names = |list: &str| list.split('|').any(|word| words.contains(word));
    names(ELSEWHERE) && !names(HERE) && !words.contains(" us ")
}

/// Whether a text names stocks or the market for them.
pub fn names_stocks(text: &str) -> bool {
    const MARKETS: [&str; 4] = ["market", "markt", "mercado", "marche"];
    let markets = |word: &&str| !MARKETS.iter().any(|market| word.starts_with(market));
    let mut words = STOCKS
        .split('|')
        .filter(|word| *word != "share" && *word != "bolsa" && *word != "portfolio");
    words.any(|word| markets(&word) && text.contains(word))
}

fn means_the_market(theme: &str) -> bool {
    let one_word = !theme.contains(' ');
    let general = ["stock market", "stock markets", "the stock market", "index funds"].contains(&theme);
    general || one_word && STOCKS.split('|').any(|word| theme.starts_with(word))
}
