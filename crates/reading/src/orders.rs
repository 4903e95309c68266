//! Orders to trade: the committee takes none. "Buy 100 shares" orders, "buy X?" asks.

use std::collections::HashMap;
use std::sync::OnceLock;

use languages::language::Language;

use super::identity::Named;
use super::lexicon::{Hit, Signal};
use super::words_orders::VERBS;
use languages::text::{Text, fold};

/// What is somebody's own, or all of it, after such a word.
const OWN: &str = "my|all|everything|half|some|lot|mein|meine|meinen|alle|alles|halfte|mon|ma|mes|tout|toute|toutes|tous|moitie|mi|mis|todo|toda|todas|todos|mitad|mio|mia|mie|miei|tutto|tutta|tutte|tutti|meta|meu|minha|meus|minhas|tudo|metade|mijn|al|helft|moj|moja|moje|wszystko|wszystkie|polowe|benim|hepsini|tum|butun|hesabimdaki|elimdeki|yarisini|мой|мою|мои|моих|мое|все|всё|половину|全部|全て|すべて|我的|全|전부|전량|다|내|كل|كامل|أسهمي|सारे|सारा|सब|मेरे|मेरा|मेरी";
/// Politeness, haste and agreement around an order.
const POLITE: &str = "kindly|please|pls|plz|bitte|now|just|then|veuillez|por|favor|per|favore|alsjeblieft|aub|snalla|lutfen|пожалуйста|ok|okay|okey|hey|jetzt|sofort|subito|ya|agora|nu|meteen|hi|hello|hallo|immediately|go|ahead|and|natychmiast|teraz|prosze|сейчас|срочно|i|y|e|et|und|en|dale|bueno|right|so|also|mir|me|us|uns|mal|eben|tout|de|suite|hola|ciao|dzien|dobry|merhaba|hemen|simdi|من|فضلك|الآن|لو|سمحت|كृपया|अभी|जी";
/// Particles behind a verb that comes last.
const AFTER_THE_VERB: &str = "lutfen|hemen|artik|please|जी|अभी|ok|thanks|grazie";

/// Whether somebody wants something bought or sold.
pub(super) fn is_order(text: &Text<'_>, hits: &[Hit], named: &Named, language: Language) -> bool {
    if asks_first(text) {
        return false;
    }
    let done = hits.iter().any(|hit| hit.signal == Signal::Done);
    let names = !named.is_empty();
    // "10 lot Aselsan al" is too short to tell its language by.
    let turkish = text
        .first_words(16)
        .iter()
        .any(|word| ["lot", "adet"].contains(&word.as_str()));
    match if turkish { "tr" } else { language.code() } {
        "ja" | "zh" | "ko" => {
            let whole: String = text.folded.iter().take(2_000).collect();
            let said = verbs(language.code()).iter().any(|verb| whole.contains(verb.as_str()));
            let digits = whole.contains(|letter: char| letter.is_ascii_digit());
            said && (done && (names || digits))
        }
        code => clauses(text).any(|clause| orders(&clause, code, names, done)),
    }
}

/// Whether a clause opens with an order, or closes with one where the verb comes last.
fn orders(clause: &[String], code: &str, names: bool, done: bool) -> bool {
    let open: Vec<&str> = clause
        .iter()
        .map(String::as_str)
        .skip_while(|word| one_of(POLITE, word))
        .collect();
    let is_verb = |words: &[&str]| {
        let said = words.join(" ");
        verbs(code).contains(&said) || verbs("").contains(&said)
    };
    // Two words at most make a verb: "hol mir", "ले लो".
    let first = (1..=2).any(|length| open.get(..length).is_some_and(&is_verb));
    let amount = |words: &[&str]| words.iter().any(|word| is_amount(word));
    let own = |words: &[&str]| words.iter().any(|word| one_of(OWN, word));
    let rest: Vec<&str> = open
        .iter()
        .skip(1)
        .copied()
        .skip_while(|word| one_of(POLITE, word))
        .take(3)
        .collect();
    let opens = first && (amount(&rest) || own(&rest) || done && (names || amount(&open)));
    if !matches!(code, "tr" | "hi") {
        return opens;
    }
    let mut close = open.clone();
    while close.last().is_some_and(|word| one_of(AFTER_THE_VERB, word)) {
        close.pop();
    }
    let length = close.len();
    let last = (1..=2).any(|count| {
        length
            .checked_sub(count)
            .and_then(|from| close.get(from..))
            .is_some_and(&is_verb)
    });
    opens || last && length > 1 && (amount(&close) || own(&close) || done)
}

/// The verbs of a language as they are read.
fn verbs(code: &str) -> &'static [String] {
    static FOLDED: OnceLock<HashMap<&str, Vec<String>>> = OnceLock::new();
    let read = |verbs: &str| verbs.split('|').map(|verb| fold(verb.trim_end_matches('*'))).collect();
    let all = FOLDED.get_or_init(|| VERBS.iter().map(|(code, verbs)| (*code, read(verbs))).collect());
    all.get(code).map_or(&[], Vec::as_slice)
}

/// A number of shares or of money.
fn is_amount(word: &str) -> bool {
    word.trim_start_matches('$')
        .starts_with(|letter: char| letter.is_ascii_digit())
}

/// The words of each stretch between stops.
fn clauses<'a>(text: &'a Text<'_>) -> impl Iterator<Item = Vec<String>> + 'a {
    let stops = ['.', ',', ';', ':', '!', '\n', '-', '–', '—', '،', '।'];
    let start = text.original_at(4_000.min(text.folded.len()));
    text.original
        .get(..start)
        .unwrap_or(text.original)
        .split(move |letter: char| stops.contains(&letter))
        .take(200)
        .map(|clause| fold(clause).split_whitespace().take(64).map(str::to_owned).collect())
}

/// Whether it is put as a question: "buy X?" asks, "buy me X" orders.
pub(super) fn asks_first(text: &Text<'_>) -> bool {
    text.original.trim_end().ends_with(['?', '？', '؟'])
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
