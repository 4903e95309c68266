//! Reading the record leniently: what is missing is empty.

use serde_json::Value;

/// The value at a path; null if there is none.
pub fn at<'a>(value: &'a Value, path: &[&str]) -> &'a Value {
    path.iter()
        .fold(value, |value, key| value.get(key).unwrap_or(&Value::Null))
}

/// A field in words; empty if there is none.
pub fn say(value: &Value, key: &str) -> String {
    words(at(value, &[key]))
}

/// A value in words.
pub fn words(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A field that is a name for programs, in words: `insufficient_evidence` as `insufficient evidence`.
pub fn name(value: &Value, key: &str) -> String {
    say(value, key).replace('_', " ")
}

/// The elements of a list field.
pub fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    at(value, &[key]).as_array().map_or(&[], Vec::as_slice)
}

/// The elements of a list field in words.
pub fn texts(value: &Value, key: &str) -> Vec<String> {
    list(value, key).iter().map(words).collect()
}

/// A share of one in per cent.
pub fn percent(value: &Value, key: &str) -> String {
    match at(value, &[key]).as_f64() {
        Some(share) => format!("{:.0} %", share * 100.0),
        None => String::new(),
    }
}

/// A moment, shorter: to the second, with the zone in words.
pub fn moment(value: &Value, key: &str) -> String {
    let text = say(value, key);
    match (text.get(..10), text.get(11..19), text.ends_with('Z')) {
        (Some(date), Some(time), true) => format!("{date} {time} UTC"),
        _ => text,
    }
}

/// The document itself, whether it came bare or inside its `result`.
pub fn result(value: &Value) -> &Value {
    match value.get("result") {
        Some(inner) if inner.is_object() => inner,
        _ => value,
    }
}

/// The parts that are there, with a separator between them.
pub fn joined(parts: &[String], separator: &str) -> String {
    let there: Vec<&str> = parts
        .iter()
        .map(String::as_str)
        .filter(|part| !part.trim().is_empty())
        .collect();
    there.join(separator)
}

/// A label and a text, or nothing if there is no text.
pub fn labelled(label: &str, text: &str) -> String {
    match text.trim() {
        "" => String::new(),
        _ => format!("{label}{text}"),
    }
}

/// The beginning of a text as one line, no longer than so many letters. A character that the fonts
/// lack counts for the eight or more it is spelled out with.
pub fn short(text: &str, most: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut left = most;
    let mut head = String::new();
    for character in line.chars() {
        let Some(rest) = left.checked_sub(if character > '\u{ff}' || character.is_control() {
            8
        } else {
            1
        }) else {
            return format!("{}…", head.trim_end());
        };
        head.push(character);
        left = rest;
    }
    head
}
