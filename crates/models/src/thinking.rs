//! Reads the string field `thinking` from an answer that is still streaming, so that it can be shown early.

/// The value of the field, once its closing quote has arrived.
pub fn complete(so_far: &str) -> Option<String> {
    let from = so_far.find("\"thinking\"")? + "\"thinking\"".len();
    let rest = so_far[from..].trim_start().strip_prefix(':')?.trim_start();
    let body = rest.strip_prefix('"')?;
    let mut escaped = false;
    for (at, letter) in body.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return serde_json::from_str(&rest[..at + 2]).ok(),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::complete;

    #[test]
    fn a_thought_is_read_once_it_is_complete() {
        let whole = r#"{"thinking": "It \"fell\" {{fig:a}}.", "claim": "x"}"#;
        let end = whole.find("\", \"claim").unwrap() + 1;
        for at in 0..=whole.len() {
            let thought = complete(&whole[..at]);
            assert_eq!(thought.is_some(), at >= end, "{at}");
            assert!(thought.is_none_or(|text| text == "It \"fell\" {{fig:a}}."));
        }
    }
}
