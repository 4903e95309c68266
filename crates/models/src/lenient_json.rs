//! Finds the JSON object in a model's answer: in a code fence, between sentences, or with trailing commas.

use serde::de::DeserializeOwned;

/// After so many braces that open no complete object, the rest is not searched: each costs a look at all of the rest.
const MAX_UNCLOSED: usize = 16;

/// Parses the object in a text. The error is written for the model, which may repair its answer.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let object = longest_object(text).ok_or("there is no complete JSON object in the answer")?;
    match serde_json::from_str(object) {
        Ok(answer) => Ok(answer),
        Err(first) => serde_json::from_str(&without_trailing_commas(object)).map_err(|_| clipped(&first.to_string())),
    }
}

/// The longest complete object in the text: the thoughts of a reasoning model before the answer may have braces too.
fn longest_object(text: &str) -> Option<&str> {
    let mut best: Option<&str> = None;
    let mut from = 0;
    let mut unclosed = 0;
    while let Some(start) = text.get(from..)?.find('{').map(|at| from + at) {
        match object_length(&text[start..]) {
            Some(length) => {
                let found = &text[start..start + length];
                if best.is_none_or(|best| found.len() > best.len()) {
                    best = Some(found);
                }
                from = start + length;
            }
            None if unclosed == MAX_UNCLOSED => break,
            None => {
                unclosed += 1;
                from = start + 1;
            }
        }
    }
    best
}

/// The length of the object that the text begins with.
fn object_length(text: &str) -> Option<usize> {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

fn without_trailing_commas(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            ',' if !quoted && text[at + 1..].trim_start().starts_with(['}', ']']) => continue,
            _ => {}
        }
        out.push(letter);
    }
    out
}

fn clipped(text: &str) -> String {
    text.chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::parse;

    #[test]
    fn an_object_is_found_wherever_it_stands() {
        let wanted = json!({"a": "x } y", "b": [1, 2]});
        for text in [
            r#"{"a": "x } y", "b": [1, 2]}"#,
            "```json\n{\"a\": \"x } y\", \"b\": [1, 2]}\n```",
            r#"Sure! I think {this} helps: {"a": "x } y", "b": [1, 2,],} Hope it does."#,
            r#"<think>{"b": 1}</think> {"a": "x } y", "b": [1, 2]}"#,
        ] {
            assert_eq!(parse::<Value>(text), Ok(wanted.clone()), "{text}");
        }
        for text in ["", "no", "{\"a\": ", "[1]", "{\"a\" 1}"] {
            assert!(parse::<Value>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn braces_that_open_nothing_are_not_searched_for_ever() {
        let text = "{\"".repeat(200_000);
        assert!(parse::<Value>(&text).is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[{}\",:\\\\a1\\[\\] ]{0,60}") {
            let _ = parse::<Value>(&text);
        }

        #[test]
        fn an_object_between_words_is_read(words in "\\PC{0,40}", before in "[a-z \n]{0,20}") {
            let value = json!({"words": words});
            prop_assert_eq!(parse::<Value>(&format!("{before}{value}{before}")), Ok(value));
        }
    }
}
