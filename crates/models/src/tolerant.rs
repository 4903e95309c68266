//! Finds the JSON object in what a model wrote: behind a code fence, between sentences, with commas too many.

use serde::de::DeserializeOwned;

/// The answer in a text, or what is wrong with it in words that the model can act on.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let object = outermost(text).ok_or("there is no complete JSON object in the answer")?;
    match serde_json::from_str(object) {
        Ok(answer) => Ok(answer),
        Err(first) => serde_json::from_str(&without_spare_commas(object)).map_err(|_| clipped(&first.to_string())),
    }
}

/// The longest object that begins and ends in the text. What a reasoning model thinks aloud before it may have braces
/// too.
fn outermost(text: &str) -> Option<&str> {
    let mut best: Option<&str> = None;
    let mut from = 0;
    while let Some(start) = text.get(from..)?.find('{').map(|at| from + at) {
        match end_of(&text[start..]) {
            Some(length) => {
                let found = &text[start..start + length];
                if best.is_none_or(|best| found.len() > best.len()) {
                    best = Some(found);
                }
                from = start + length;
            }
            None => from = start + 1,
        }
    }
    best
}

/// Where the object that begins a text ends.
fn end_of(text: &str) -> Option<usize> {
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

fn without_spare_commas(text: &str) -> String {
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

    use super::read;

    #[test]
    fn an_object_is_found_wherever_it_stands() {
        let wanted = json!({"a": "x } y", "b": [1, 2]});
        for text in [
            r#"{"a": "x } y", "b": [1, 2]}"#,
            "```json\n{\"a\": \"x } y\", \"b\": [1, 2]}\n```",
            r#"Sure! I think {this} helps: {"a": "x } y", "b": [1, 2,],} Hope it does."#,
            r#"<think>{"b": 1}</think> {"a": "x } y", "b": [1, 2]}"#,
        ] {
            assert_eq!(read::<Value>(text), Ok(wanted.clone()), "{text}");
        }
        for text in ["", "no", "{\"a\": ", "[1]", "{\"a\" 1}"] {
            assert!(read::<Value>(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[{}\",:\\\\a1\\[\\] ]{0,60}") {
            let _ = read::<Value>(&text);
        }

        #[test]
        fn what_was_written_is_read(words in "\\PC{0,40}", before in "[a-z \n]{0,20}") {
            let value = json!({"words": words});
            prop_assert_eq!(read::<Value>(&format!("{before}{value}{before}")), Ok(value));
        }
    }
}
