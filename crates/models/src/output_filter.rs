//! Filters what models write before readers see it: hidden characters, links, advice, the prompt, and excess length.

use serde_json::Value;

use super::prompt::Prompt;
use super::prompt_data::is_hidden;

/// Advice and promises. A sentence with one of these is left out. The user's own words are not filtered.
const ADVICE: &[&str] = &[
    "you should buy",
    "you should sell",
    "you must buy",
    "you must sell",
    "buy now",
    "sell now",
    "buy it now",
    "strong buy",
    "strong sell",
    "recommend buying",
    "recommend selling",
    "recommend to buy",
    "recommend to sell",
    "i recommend you",
    "we recommend you",
    "go all in",
    "all-in on",
    "guaranteed return",
    "guaranteed profit",
    "guaranteed gain",
    "is guaranteed",
    "cannot lose",
    "can't lose",
    "can not lose",
    "no risk of loss",
    "risk-free profit",
    "risk free profit",
    "sure thing",
    "to the moon",
    "double your money",
    "act fast",
    "before it is too late",
    "jetzt kaufen",
    "sie sollten kaufen",
    "sie sollten verkaufen",
    "acheter maintenant",
    "vous devriez acheter",
    "vous devriez vendre",
    "compre ahora",
    "deberías comprar",
    "debería comprar",
    "comprare ora",
    "compre agora",
    "ignore the disclosure",
    "ignore the disclaimer",
    "disregard the disclosure",
    "disregard the disclaimer",
    "this is financial advice",
    "no disclosure is needed",
    "not subject to the disclosure",
];

/// An error if any text of the answer repeats a part of the prompt.
pub fn check_prompt_leak(answer: &Value, prompt: &Prompt) -> Result<(), String> {
    match answer {
        Value::String(text) if prompt.is_repeated_in(text) => Err("the answer repeats its instructions".to_owned()),
        Value::Array(items) => items.iter().try_for_each(|item| check_prompt_leak(item, prompt)),
        Value::Object(fields) => fields.values().try_for_each(|field| check_prompt_leak(field, prompt)),
        _ => Ok(()),
    }
}

/// A text as it may be shown: at most so many characters, on one line, without links and sentences of advice.
pub fn clean(text: &str, max_chars: usize) -> String {
    let visible: String = text.chars().filter(|letter| !is_hidden(*letter)).collect();
    let kept: Vec<&str> = visible
        .split_inclusive(['.', '!', '?', '。', '！', '？', '\n'])
        .collect();
    let kept: String = sentences(&kept)
        .into_iter()
        .filter(|sentence| !is_advice(sentence))
        .collect();
    let words: Vec<&str> = kept.split_whitespace().filter(|word| !is_link(word)).collect();
    cut(&words.join(" "), max_chars)
}

/// Joins pieces that were split at a point inside a sentence, as in `{{fig:a.b}}` or `3.5`.
fn sentences(pieces: &[&str]) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    for piece in pieces {
        match whole.last_mut() {
            Some(last) if !piece.starts_with(char::is_whitespace) && !last.ends_with(['\n', '。', '！', '？']) => {
                last.push_str(piece);
            }
            _ => whole.push((*piece).to_owned()),
        }
    }
    whole
}

fn is_advice(sentence: &str) -> bool {
    let plain = sentence.to_lowercase().replace('’', "'");
    ADVICE.iter().any(|phrase| plain.contains(phrase))
}

fn is_link(word: &str) -> bool {
    word.contains("://") || word.starts_with("www.") || word.contains("](")
}

/// Cuts after a word where possible, and never inside a `{{fig:…}}` reference.
fn cut(text: &str, max_chars: usize) -> String {
    if text.chars().count() <= max_chars {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(max_chars).collect();
    if let Some(open) = short.rfind("{{").filter(|open| !short[*open..].contains("}}")) {
        short.truncate(open);
    }
    match short.rfind(char::is_whitespace) {
        Some(at) if at > short.len() / 2 => short.truncate(at),
        _ => {}
    }
    format!("{}…", short.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_links_and_hidden_characters_are_left_out() {
        for (said, shown) in [
            (
                "It earns well. You should buy it today! It has debt.",
                "It earns well. It has debt.",
            ),
            ("See https://evil.example/x for more.", "See for more."),
            ("A\u{202e}b\u{200b}c\nd", "Abc d"),
            (
                "Its ratio is {{fig:ev_a.b}}. Fine.",
                "Its ratio is {{fig:ev_a.b}}. Fine.",
            ),
            ("BUY NOW", ""),
        ] {
            assert_eq!(clean(said, 200), shown, "{said}");
        }
        assert_eq!(clean("one two three four", 12), "one two…");
        assert_eq!(clean("one two {{fig:ev_price}} four", 14), "one two…");
    }
}
