//! Tickers, recognised by their capitals.

use super::super::lexicon::{Hit, Signal, of_kind, within};
use super::super::lists::List;
use super::common_words::{beside_company_word, side_by_side};
use super::context::Context;
use super::named::Candidate;
use super::{FoundSoFar, Mention};
use instruments::{Entry, Master};
use languages::language::Language;
use languages::text::{Text, fold, is_unspaced_script, script::Script};

/// The most words that are checked: longer texts name their subject early.
const MAX_TOKENS: usize = 1_200;

/// The most letters of a share with its sign, such as "12.5 %". A longer number is no share.
const MAX_SHARE_LETTERS: usize = 16;

/// A run of plain letters and digits in a text.
struct Token<'a> {
    start: usize,
    end: usize,
    written: &'a str,
}

/// Adds the tickers, and unknown words that look like one.
pub(super) fn tickers(text: &Text<'_>, context: &Context, hits: &[Hit], found: &mut FoundSoFar) {
    let not_names = of_kind(hits, &[Signal::NotAName]);
    let mut open = Vec::new();
    for token in tokens(text).into_iter().take(MAX_TOKENS) {
        if !found.is_free(token.start, token.end) || is_year(text, &token) {
            continue;
        }
        let digits = token.written.bytes().filter(u8::is_ascii_digit).count();
        let letters = token.written.len() - digits;
        let capitals = !token.written.bytes().any(|byte| byte.is_ascii_lowercase());
        let small = token.written.to_ascii_lowercase();
        // "PERとPBRの違いは？" is one word without spaces, and names no symbol.
        let is_term = is_word(&small) && text.original.contains(is_unspaced_script);
        let alone = context.words == 1 && !is_term;
        let explicit = alone || is_marked(text, context, &token);
        let usual = capitals && letters > 0 || List::SmallTicker.has(&small);
        if !(1..=7).contains(&token.written.len())
            || !(explicit || usual || is_numeric_ticker(context, digits, letters))
        {
            continue;
        }
        let place = Hit {
            signal: Signal::NotAName,
            start: token.start,
            end: token.end,
        };
        let other = within(&place, &not_names);
        let options = candidates(&small.to_ascii_uppercase(), context, explicit);
        if other || options.is_empty() {
            let looks_like_one = capitals && digits == 0 && (2..=5).contains(&letters) && !context.all_capitals;
            let named = explicit || context.investing && beside_company_word(text, token.start, token.end);
            if options.is_empty() && looks_like_one && named && !is_word(&small) && found.unknown.len() < 8 {
                found.unknown.push(token.written.to_owned());
            }
            continue;
        }
        let beside = letters > 1 && beside_company_word(text, token.start, token.end);
        let plain = usual && letters > 1 && !is_word(&small) && (context.asks || !context.off_topic);
        if explicit || beside || plain || is_numeric_ticker(context, digits, letters) {
            found.mentions.push(Mention::of(token.start, token.end, &options));
        } else if capitals && !context.all_capitals {
            open.push((token, options));
        }
    }
    // "CAT or John Deere": beside a name, a word in capitals is a ticker.
    for (token, options) in open {
        let candidate = Candidate {
            start: token.start,
            end: token.end,
            names: &[],
        };
        let beside = found.mentions.iter().any(|other| side_by_side(text, other, &candidate));
        if beside && token.written.len() > 1 {
            found.mentions.push(Mention::of(token.start, token.end, &options));
        }
    }
}

/// "2020年", "2020년": the year, and no ticker in Hong Kong.
fn is_year(text: &Text<'_>, token: &Token<'_>) -> bool {
    let is_number = token.written.len() == 4 && token.written.bytes().all(|byte| byte.is_ascii_digit());
    is_number && matches!(text.folded.get(token.end), Some('年' | '년'))
}

/// "ticker v", "(NYSE: ALL)", "Agilent (A)".
fn is_marked(text: &Text<'_>, context: &Context, token: &Token<'_>) -> bool {
    let before = text.word_before(token.start);
    let after = text.word_after(token.end);
    let original = |from: usize, to: usize| text.original.get(from..to).unwrap_or_default();
    let from = text.original_at(token.start);
    // "Le Nasdaq en 2022" is the index: after an exchange, a ticker has a capital or a digit.
    let is_lower_case = token.written.bytes().all(|byte| byte.is_ascii_lowercase());
    let on_exchange = ["nyse", "nasdaq", "amex"].contains(&before.as_str()) && !is_lower_case;
    let named = on_exchange || ["ticker", "symbol", "kurzel", "tickers"].contains(&before.as_str());
    let stock = after == "stock" && token.written.len() > 1 && !is_word(&token.written.to_ascii_lowercase());
    let bracket =
        original(0, from).ends_with('(') && original(from + token.written.len(), text.original.len()).starts_with(')');
    let single = token.written.len() == 1 && after == "stock" && !matches!(token.written, "A" | "I" | "a" | "i");
    // "SHOP - buy it or leave it?" begins with its subject.
    let heading = from == 0
        && token.written.len() > 2
        && text.original[token.written.len()..]
            .trim_start()
            .starts_with(['-', '–', ':', '?', ','])
        && text.original.chars().any(char::is_lowercase);
    // "30% KO": a word with a share is a security.
    let rest = original(from + token.written.len(), text.original.len());
    let number = rest.trim_start_matches([' ', ':', '=', '(']);
    let is_share = number.starts_with(|letter: char| letter.is_ascii_digit()) && {
        let letters = number.chars().take(MAX_SHARE_LETTERS);
        let mut after = letters.skip_while(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ',' | ' '));
        after.next() == Some('%')
    };
    let shared = is_share || original(0, from).trim_end().ends_with('%');
    let capitals = token.written.bytes().all(|byte| byte.is_ascii_uppercase());
    let shared = shared && token.written.len() > 1 && capitals && !context.all_capitals;
    named
        || stock
        || shared
        || single
        || heading && capitals
        || bracket && token.written.bytes().all(|byte| !byte.is_ascii_lowercase())
}

/// Whether a number is a ticker: six digits in Chinese and Korean.
fn is_numeric_ticker(context: &Context, digits: usize, letters: usize) -> bool {
    letters == 0 && digits == 6 && matches!(context.language, Language::Zh | Language::Ko)
}

/// What a ticker without its market may mean to a reader of a language.
fn candidates(symbol: &str, context: &Context, explicit: bool) -> Vec<&'static Entry> {
    let master = Master::get();
    let numeric = symbol.bytes().all(|byte| byte.is_ascii_digit());
    if numeric && !(explicit && symbol.len() >= 4 || symbol.len() == 6) {
        return Vec::new();
    }
    let at_home = |entry: &'static Entry| master.home(entry);
    let local: Vec<&Entry> = master
        .by_base(symbol)
        .filter(|entry| context.language.traits().markets.contains(&entry.market()))
        .map(at_home)
        .collect();
    let exact = master.by_symbol(symbol).map(at_home);
    let mut options: Vec<&Entry> = match exact {
        Some(exact) if !local.is_empty() && !local.iter().any(|entry| same_company(entry, exact)) => {
            local.into_iter().take(1).chain([exact]).collect()
        }
        Some(exact) => vec![exact],
        None if !local.is_empty() => local.into_iter().take(1).collect(),
        None => master.by_base(symbol).map(at_home).collect(),
    };
    // The two classes of one company are one thing to most people.
    if let [only] = options.as_slice()
        && only.symbol == "GOOG"
    {
        options = master.by_symbol("GOOGL").into_iter().collect();
    }
    options.dedup_by(|one, other| one.symbol == other.symbol);
    options.truncate(4);
    options
}

fn same_company(one: &Entry, other: &Entry) -> bool {
    one.symbol == other.symbol || one.name == other.name
}

/// Whether letters are a common word or abbreviation.
fn is_word(small: &str) -> bool {
    List::TickerWord.has(small) || List::Abbreviation.has(small)
}

/// "GLP-1", "F-35", "AI-driven": a hyphen with a digit or with small letters behind it makes a term of it;
/// "SAP-Aktie" names SAP.
fn is_part_of_a_term(original: &str, start: usize, end: usize) -> bool {
    let after = original[end..].strip_prefix('-').unwrap_or_default();
    let before = original[..start].strip_suffix('-').unwrap_or_default();
    let word: String = after.chars().take_while(|letter| letter.is_alphanumeric()).collect();
    let joined = word.starts_with(char::is_lowercase) && !List::CompanyAfter.has(&fold(&word));
    after.starts_with(|letter: char| letter.is_ascii_digit())
        || joined
        || before.ends_with(|letter: char| letter.is_alphanumeric())
}

/// "Oracle's stock" names Oracle alone.
fn is_possessive(original: &str, start: usize, end: usize) -> bool {
    original[..start].ends_with(['\'', '’']) && original[start..end].eq_ignore_ascii_case("s")
}

/// Runs of plain letters and digits, each with its place.
fn tokens<'a>(text: &Text<'a>) -> Vec<Token<'a>> {
    let mut tokens = Vec::new();
    let original = text.original;
    let mut from = None;
    for (at, letter) in original.char_indices().chain([(original.len(), ' ')]) {
        match (letter.is_ascii_alphanumeric(), from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                from = None;
                let before = original[..start].chars().next_back().unwrap_or(' ');
                // Inside a longer word, or a sum of money: A$, 3M€.
                let glued = |letter: char| letter.is_alphabetic() && Script::of(letter) == Script::Spaced;
                if glued(before)
                    || glued(letter)
                    || before == '$'
                    || letter == '$'
                    || before == '.'
                    || before == '&'
                    || letter == '&'
                    || is_part_of_a_term(original, start, at)
                    || is_possessive(original, start, at)
                {
                    continue;
                }
                let place = text.place(start);
                tokens.push(Token {
                    start: place,
                    end: place + (at - start),
                    written: &original[start..at],
                });
            }
            _ => {}
        }
    }
    tokens
}
