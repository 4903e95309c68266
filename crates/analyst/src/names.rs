//! What people call a company: its name without the legal form.

use languages::locale::Arg;
use market_data::symbols::currency_pair;
use pipeline::brief::MasterBrief;

use super::words::Words;

/// The subject of a question, by short names; its themes where it names no instrument.
pub fn of(brief: &MasterBrief, words: Words) -> String {
    let instruments = brief.subject.instruments.iter();
    let names: Vec<String> = instruments
        .map(|known| of_instrument(&known.name, &known.symbol, words))
        .collect();
    match brief.subject.themes.as_slice() {
        _ if !names.is_empty() => words.list(&names),
        themes @ [_, _, ..] => words.list(themes),
        // A question without a subject is its own theme.
        [theme] if is_question(theme, brief) => words.say("quoted-question", &[("text", Arg::Text(theme))]),
        _ => brief.subject.in_words(),
    }
}

/// Whether a theme is the question itself, without a sign at its end that says so.
fn is_question(theme: &str, brief: &MasterBrief) -> bool {
    let is_long = theme.split_whitespace().nth(MAX_WORDS_OF_A_THEME).is_some();
    is_long && brief.question.starts_with(theme) && !theme.ends_with(['?', '？', '؟', '…'])
}

/// A theme of more words is a whole question.
const MAX_WORDS_OF_A_THEME: usize = 4;

/// Legal forms that end a name, in lower case and without dots.
const LEGAL_FORMS: [&str; 26] = [
    "ab",
    "ag",
    "as",
    "asa",
    "bhd",
    "co",
    "company",
    "corp",
    "corporation",
    "gmbh",
    "inc",
    "incorporated",
    "kgaa",
    "limited",
    "llc",
    "lp",
    "ltd",
    "nv",
    "oyj",
    "pjsc",
    "plc",
    "sa",
    "sab",
    "se",
    "spa",
    "tbk",
];

/// Symbols of metals; their names are the messages `metal-SYMBOL`.
const METALS: [&str; 4] = ["XAU", "XAG", "XPT", "XPD"];

/// Whether a symbol is that of a metal.
pub fn is_metal(symbol: &str) -> bool {
    METALS.contains(&symbol)
}

/// What people call an instrument, in the words of a language.
pub fn of_instrument(name: &str, symbol: &str, words: Words) -> String {
    // The master has the names of currency pairs in English: "Euro against US dollar".
    match currency_pair(symbol).filter(|_| !words.are_english()) {
        Some((base, quote)) => format!("{base}/{quote}"),
        None if is_metal(symbol) => words.text(&format!("metal-{}", symbol.to_lowercase())),
        None if symbol == "BTC-USD" => words.text("coin-btc"),
        None if symbol == "ETH-USD" => words.text("coin-eth"),
        None => short(name, symbol),
    }
}

/// The short name: the symbol where it is made of the initials (`IBM`), else the name without its legal form.
pub fn short(name: &str, symbol: &str) -> String {
    let plain = |word: &str| word.replace(['.', ','], "").to_lowercase();
    let mut words: Vec<&str> = name.split_whitespace().collect();
    let whole = words.len();
    // A name keeps at least one word, whatever it is.
    while words.len() > 1 && words.last().is_some_and(|word| is_legal_form(&plain(word))) {
        words.pop();
    }
    // `The Boeing Company` is called Boeing.
    if words.len() < whole && words.len() > 1 && words.first() == Some(&"The") {
        words.remove(0);
    }
    let initials: String = words.iter().filter_map(|word| word.chars().next()).collect();
    if words.len() > 2 && initials == symbol {
        return symbol.to_owned();
    }
    let short = words.join(" ").trim_end_matches([',', '&', ' ']).to_owned();
    if short.is_empty() { symbol.to_owned() } else { short }
}

fn is_legal_form(word: &str) -> bool {
    ["&", "and"].contains(&word) || LEGAL_FORMS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn a_company_is_called_as_people_call_it() {
        for (name, symbol, expected) in [
            ("Apple Inc.", "AAPL", "Apple"),
            ("International Business Machines Corporation", "IBM", "IBM"),
            ("Ping An Bank Co., Ltd.", "000001.SZ", "Ping An Bank"),
            ("Nestlé S.A.", "NESN.SW", "Nestlé"),
            ("Tesla, Inc.", "TSLA", "Tesla"),
            ("The Boeing Company", "BA", "Boeing"),
            ("The Hershey", "HSY", "The Hershey"),
            ("JPMorgan Chase & Co.", "JPM", "JPMorgan Chase"),
            ("SAP SE", "SAP", "SAP"),
            ("S&P 500", "^GSPC", "S&P 500"),
            ("Gold", "XAU", "Gold"),
            ("Inc.", "X", "Inc."),
            ("", "NVO", "NVO"),
        ] {
            assert_eq!(short(name, symbol), expected, "{name}");
        }
    }
}
