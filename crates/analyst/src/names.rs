//! What people call a company: its name without the legal form.

use pipeline::brief::Mib;

use super::words::Words;

/// What a question is about, by short names; its themes where it names no instrument.
pub fn of(brief: &Mib, words: Words) -> String {
    let instruments = brief.subject.instruments.iter();
    let names: Vec<String> = instruments.map(|known| short(&known.name, &known.symbol)).collect();
    if names.is_empty() {
        brief.subject.in_words()
    } else {
        words.list(&names)
    }
}

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

/// The short name: that of the symbol where it is made of the initials (`IBM`), else the name without its legal form.
pub fn short(name: &str, symbol: &str) -> String {
    let plain = |word: &str| word.replace(['.', ','], "").to_lowercase();
    let mut words: Vec<&str> = name.split_whitespace().collect();
    // `The Procter & Gamble Company` keeps at least one word, whatever it is.
    while words.len() > 1 && words.last().is_some_and(|word| is_form(&plain(word))) {
        words.pop();
    }
    let initials: String = words.iter().filter_map(|word| word.chars().next()).collect();
    if words.len() > 2 && initials == symbol {
        return symbol.to_owned();
    }
    let short = words.join(" ").trim_end_matches([',', '&', ' ']).to_owned();
    if short.is_empty() { symbol.to_owned() } else { short }
}

fn is_form(word: &str) -> bool {
    word == "&" || LEGAL_FORMS.contains(&word)
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
