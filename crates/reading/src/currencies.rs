//! A question that names nothing but currencies is about what one costs in the other.

use pipeline::brief::mib::Instrument;

use instruments::Master;
use languages::text::fold;

/// Currencies by what people call them; the first is the one in which a pair is named first.
const CALLED: [(&str, &str); 7] = [
    ("EUR", "euro|euros|евро|ユーロ|欧元|유로|اليورو|यूरो|avro"),
    (
        "GBP",
        "pound|british pound|pound sterling|sterling|pfund|britisches pfund|livre sterling|libra|libra esterlina|sterlina|pond|britse pond|funt|фунт|ポンド|英镑|파운드",
    ),
    (
        "USD",
        "dollar|dollars|us dollar|us dollars|u.s. dollar|dólar|dólares|dollaro|dollari|dolar|dolara|доллар|доллары|доллара|ドル|米ドル|美元|달러|الدولار|डॉलर|đô la|đô la mỹ",
    ),
    (
        "CHF",
        "swiss franc|swiss francs|franken|schweizer franken|franc suisse|franco suizo|franco svizzero|franco suíço|zwitserse frank|frank szwajcarski|швейцарский франк|スイスフラン|瑞士法郎|스위스 프랑|schweizerfranc",
    ),
    ("JPY", "yen|japanese yen|iene|jen|иена|йена|円|日元|엔|엔화|الين|येन"),
    ("CNY", "yuan|renminbi|юань|人民币|위안|위안화"),
    ("INR", "rupee|rupees|indian rupee|rupie|rupia|रुपया"),
];

/// Articles before a name.
const ARTICLES: [&str; 13] = [
    "the ", "der ", "die ", "den ", "dem ", "le ", "la ", "el ", "il ", "lo ", "o ", "de ", "het ",
];

/// Words that make a sum of money out of what follows.
const SUMS: [&str; 12] = [
    "thousand",
    "million",
    "tausend",
    "millionen",
    "mille",
    "mil",
    "mila",
    "duizend",
    "tysiecy",
    "тысяч",
    "bin",
    "k",
];

/// Whether a question names a sum in a currency and not the currency: "20.000 Euro".
fn is_sum(question: &str, theme: &str) -> bool {
    let question = fold(question);
    let before = question.split(theme).next().unwrap_or_default();
    let word = before.split_whitespace().next_back().unwrap_or_default();
    word.bytes().any(|byte| byte.is_ascii_digit()) || SUMS.contains(&word)
}

/// The pair that these themes of a question name, if they name currencies only. One alone is set against the dollar; the
/// dollar alone, a pair without the euro and the dollar, and sums of money are none.
pub(super) fn pair(question: &str, themes: &[String]) -> Option<Instrument> {
    let code = |theme: &String| {
        let theme = fold(theme);
        let theme = ARTICLES
            .iter()
            .find_map(|article| theme.strip_prefix(article))
            .unwrap_or(&theme)
            .to_owned();
        if is_sum(question, &theme) {
            return None;
        }
        let called =
            |(code, names): &&(&str, &str)| fold(code) == theme || names.split('|').any(|name| fold(name) == theme);
        CALLED.iter().position(|known| called(&known))
    };
    let mut named: Vec<usize> = themes.iter().map(code).collect::<Option<_>>()?;
    named.sort_unstable();
    named.dedup();
    let of = |at: usize| CALLED[at].0;
    let (base, quote) = match named.as_slice() {
        [one] if of(*one) == "USD" => return None,
        [one] if ["EUR", "GBP"].contains(&of(*one)) => (of(*one), "USD"),
        [one] => ("USD", of(*one)),
        [one, other] if of(*one) == "EUR" || [of(*one), of(*other)].contains(&"USD") => (of(*one), of(*other)),
        _ => return None,
    };
    let symbol = format!("{base}{quote}");
    Some(match Master::get().by_symbol(&symbol) {
        Some(entry) => entry.instrument(),
        None => Instrument {
            name: format!("{base}/{quote}"),
            symbol,
            asset_class: "currency".to_owned(),
            currency: quote.to_owned(),
            ..Instrument::default()
        },
    })
}

#[cfg(test)]
mod tests {
    use super::pair;

    #[test]
    fn currencies_become_a_pair() {
        for (themes, symbol) in [
            (&["Euro", "dollar"][..], Some("EURUSD")),
            (&["Dollar", "Euro"], Some("EURUSD")),
            (&["euro"], Some("EURUSD")),
            (&["the yen", "the dollar"], Some("USDJPY")),
            (&["Swiss franc"], Some("USDCHF")),
            (&["yen", "dólar"], Some("USDJPY")),
            (&["ドル", "ユーロ"], Some("EURUSD")),
            (&["euro", "yuan"], Some("EURCNY")),
            (&["dollar"], None),
            (&["yen", "yuan"], None),
            (&["euro", "inflation"], None),
            (&[], None),
        ] {
            let themes: Vec<String> = themes.iter().map(|theme| (*theme).to_owned()).collect();
            let found = pair(&themes.join(" or "), &themes).map(|instrument| instrument.symbol);
            assert_eq!(found.as_deref(), symbol, "{themes:?}");
        }
        for question in ["Wie lege ich 20.000 Euro an?", "Dove metto 50 mila euro?"] {
            assert!(pair(question, &["Euro".to_owned()]).is_none(), "{question}");
        }
    }
}
