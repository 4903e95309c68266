//! The currencies that a question names, in its order, by code and by name in every language. The names are the lists
//! `currency-CODE` of `asks.tsv`.

use languages::asks;
use languages::text::{fold, is_unspaced_script};

/// The currencies whose rates ship, in the order in which a pair names them by convention.
pub const CODES: [&str; 30] = [
    "EUR", "GBP", "AUD", "NZD", "USD", "CHF", "JPY", "CNY", "INR", "BRL", "CAD", "CZK", "DKK", "HKD", "HUF", "IDR",
    "ILS", "ISK", "KRW", "MXN", "MYR", "NOK", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "ZAR",
];

/// Currencies that people ask for and whose rates do not ship.
pub const WITHOUT_RATES: [&str; 12] = [
    "AED", "ARS", "CLP", "COP", "EGP", "NGN", "PKR", "RUB", "SAR", "TWD", "UAH", "VND",
];

/// Codes that are also words. In lower case they count only inside a pair.
const WORDS_TOO: [&str; 12] = [
    "AED", "ALL", "CAD", "COP", "EGP", "ILS", "ISK", "NOK", "RON", "SEK", "TRY", "ZAR",
];

/// Names that are also other words. They count only beside another currency.
const BESIDE_ANOTHER: [&str; 10] = ["won", "real", "rand", "円", "元", "원", "엔", "crown", "crowns", "dong"];

/// Only so many letters of a question are searched.
const MAX_LETTERS: usize = 400;

/// A currency in a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedCurrency {
    /// Its ISO code.
    pub code: &'static str,
    /// Where its name begins in the folded text, in bytes.
    pub start: usize,
    /// Where its name ends.
    pub end: usize,
    /// Whether the name is no other word.
    is_certain: bool,
}

/// The text that is searched: folded, with a space at both ends.
pub fn searched(question: &str) -> String {
    let part: String = question.chars().take(MAX_LETTERS).collect();
    format!(" {} ", fold(&part))
}

/// The currencies that a question names, in its order, the same one more than once where it is repeated. A name that is
/// also another word counts only beside a second currency.
pub fn in_order(question: &str) -> Vec<NamedCurrency> {
    let text = searched(question);
    let mut found = by_code(question, &text);
    for code in CODES.into_iter().chain(WITHOUT_RATES) {
        for word in asks::list(&format!("currency-{}", code.to_lowercase()), false).iter() {
            found.extend(
                places(&text, &word.folded, word.is_whole).map(|(start, end)| NamedCurrency {
                    code,
                    start,
                    end,
                    is_certain: !BESIDE_ANOTHER.contains(&word.folded.as_str()),
                }),
            );
        }
    }
    // The longest name wins: "Hong Kong dollar" before "dollar".
    found.sort_by_key(|named| (std::cmp::Reverse(named.end - named.start), named.start));
    let mut kept: Vec<NamedCurrency> = Vec::new();
    for named in found {
        if !kept
            .iter()
            .any(|known| named.start < known.end && known.start < named.end)
        {
            kept.push(named);
        }
    }
    kept.sort_by_key(|named| named.start);
    let are_several = kept
        .iter()
        .any(|named| kept.first().is_some_and(|first| first.code != named.code));
    let is_any_certain = kept.iter().any(|named| named.is_certain);
    kept.retain(|named| named.is_certain || are_several && is_any_certain);
    kept
}

/// The places of a name: at the beginning of a word, and to its end where the script has spaces.
fn places<'a>(text: &'a str, name: &'a str, is_whole: bool) -> impl Iterator<Item = (usize, usize)> + 'a {
    let is_unspaced = name.starts_with(is_unspaced_script);
    text.match_indices(name).take(8).filter_map(move |(start, _)| {
        let end = start + name.len();
        let (before, after) = (text.get(..start)?, text.get(end..)?);
        let is_free = match is_unspaced {
            // "円", "元" and "원" stand for a currency where no sum and no other word is around them.
            true if name.chars().count() == 1 => is_a_currency(before, after),
            true => true,
            false => {
                let ends = |letter: char| !letter.is_alphanumeric() || is_unspaced_script(letter);
                before.ends_with(ends) && (after.starts_with(ends) || !is_whole && is_case_ending(after))
            }
        };
        is_free.then_some((start, end))
    })
}

/// Whether only a case ending follows a name: Turkish "doların", Swedish "dollarn".
fn is_case_ending(after: &str) -> bool {
    let rest = after
        .split(|letter: char| !letter.is_alphanumeric())
        .next()
        .unwrap_or_default();
    const MOST: usize = 4;
    rest.chars().count() <= MOST
}

/// Whether a single Chinese, Japanese or Korean character between these texts is a currency: "何円", "ドル円", "몇 원".
fn is_a_currency(before: &str, after: &str) -> bool {
    let near = before.trim_end();
    let is_asked = ["何", "幾", "几", "多少", "いくら", "몇", "얼마"]
        .iter()
        .any(|word| near.ends_with(word));
    let is_beside = [
        "ドル",
        "ユーロ",
        "ポンド",
        "フラン",
        "ウォン",
        "元",
        "달러",
        "유로",
        "엔",
        "위안",
        "파운드",
        "프랑",
        "/",
        "対",
    ]
    .iter()
    .any(|word| near.ends_with(word) || after.trim_start().starts_with(word));
    let changes = ["安", "高", "の価値", "は", "が", "対", "と", "を", "相場", "화", "/"];
    let begins = near.is_empty() && changes.iter().any(|word| after.starts_with(word));
    is_asked || is_beside || begins
}

/// Codes: "USD/KRW", "usdtry", "EUR PLN".
fn by_code(question: &str, text: &str) -> Vec<NamedCurrency> {
    let code_of = |word: &str| {
        let mut all = CODES.into_iter().chain(WITHOUT_RATES);
        all.find(|code| code.eq_ignore_ascii_case(word))
    };
    // Swedish "års" is no ARS: a code is written without accents.
    let written = question.to_ascii_lowercase();
    let mut found: Vec<NamedCurrency> = Vec::new();
    let mut at = 0;
    for word in text.split(' ') {
        let start = at;
        at += word.len() + 1;
        let mut add = |code: &'static str, from: usize, is_certain: bool| {
            found.push(NamedCurrency {
                code,
                start: start + from,
                end: start + from + code.len(),
                is_certain,
            });
        };
        if let (6, Some((one, other))) = (word.len(), word.split_at_checked(3))
            && let (Some(one), Some(other)) = (code_of(one), code_of(other))
        {
            add(one, 0, true);
            add(other, 3, true);
        } else if let Some(code) = code_of(word).filter(|code| written.contains(&code.to_ascii_lowercase())) {
            let is_capital = question.contains(code);
            add(
                code,
                0,
                !WORDS_TOO.contains(&code) || is_capital && !["ILS", "ISK"].contains(&code),
            );
        } else if word.len() > 3
            && let Some((head, rest)) = word.split_at_checked(3)
            && rest.starts_with(is_unspaced_script)
            && let Some(code) = code_of(head)
        {
            add(code, 0, true);
        }
    }
    // "try" beside no other code is a word.
    let codes: Vec<(usize, usize)> = found.iter().map(|named| (named.start, named.end)).collect();
    found.retain(|named| {
        let is_beside = |(start, end): &(usize, usize)| named.start == end + 1 || *start == named.end + 1;
        named.is_certain || codes.iter().any(is_beside)
    });
    for named in &mut found {
        named.is_certain = true;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn currencies_are_found_in_the_order_of_the_question() {
        for (question, codes) in [
            ("USD/KRW", &["USD", "KRW"][..]),
            ("usdtry", &["USD", "TRY"]),
            ("How has the euro done if I try hard?", &["EUR"]),
            ("norwegian krone v swedish krona", &["NOK", "SEK"]),
            ("Hong Kong dollar against the pound", &["HKD", "GBP"]),
            ("ユーロ円はいくら？", &["EUR", "JPY"]),
            ("원달러 환율 지금 얼마예요", &["KRW", "USD"]),
            ("美元兑人民币现在多少", &["USD", "CNY"]),
            ("1유로는 몇 원?", &["EUR", "KRW"]),
            ("Сколько рублей за доллар?", &["RUB", "USD"]),
            ("Dolar kaç lira?", &["USD", "TRY"]),
            ("1 đô la đổi được bao nhiêu đồng?", &["USD", "VND"]),
            ("Ile kosztuje euro w złotych?", &["EUR", "PLN"]),
            ("毎月3万円を20年積み立てる", &[]),
            ("我每月存3000元", &[]),
            ("Which stocks won last year?", &[]),
            ("Is real estate a good idea?", &[]),
        ] {
            let found: Vec<&str> = in_order(question).iter().map(|named| named.code).collect();
            assert_eq!(found, codes, "{question}");
        }
    }
}
