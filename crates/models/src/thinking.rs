//! Hears a thought in an answer that is still being written: the string field `thinking`, as soon as it is whole.

/// The value of the field, once it is complete in what has come so far.
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
    fn a_thought_is_heard_once_it_is_whole() {
        let whole = r#"{"thinking": "It \"fell\" {{fig:a}}.", "claim": "x"}"#;
        let end = whole.find("\", \"claim").unwrap() + 1;
        for at in 0..=whole.len() {
            let heard = complete(&whole[..at]);
            assert_eq!(heard.is_some(), at >= end, "{at}");
            assert!(heard.is_none_or(|thought| thought == "It \"fell\" {{fig:a}}."));
        }
    }
}
