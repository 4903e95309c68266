//! Converts our types to typst values: a struct becomes a dictionary, a list an array, `None` becomes `none`.

use serde::Serialize;
use serde_json::Value as Json;
use typst::foundations::{Array, Dict, IntoValue, Value};

use crate::printable::Printer;

/// Converts a value, with every text unchanged.
pub fn values(value: &impl Serialize) -> Result<Value, String> {
    convert_with(value, &|text| text)
}

/// Converts all texts of a document, made printable.
pub fn printable_values(value: &impl Serialize) -> Result<Value, String> {
    let printer = Printer::default();
    convert_with(value, &|text| printer.printable(&text))
}

fn convert_with(value: &impl Serialize, text: &dyn Fn(String) -> String) -> Result<Value, String> {
    let value = serde_json::to_value(value).map_err(|fault| fault.to_string())?;
    Ok(convert(value, text))
}

fn convert(value: Json, text: &dyn Fn(String) -> String) -> Value {
    match value {
        Json::Null => Value::None,
        Json::Bool(bool) => bool.into_value(),
        Json::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_value(),
            None => number.as_f64().into_value(),
        },
        Json::String(string) => text(string).into_value(),
        Json::Array(items) => items
            .into_iter()
            .map(|item| convert(item, text))
            .collect::<Array>()
            .into_value(),
        Json::Object(fields) => fields
            .into_iter()
            .map(|(name, field)| (name.into(), convert(field, text)))
            .collect::<Dict>()
            .into_value(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use typst::foundations::{Repr, Value};

    use super::{printable_values, values};

    #[test]
    fn types_keep_their_meaning() {
        let value = json!({"text": "a\u{7}", "list": [1, 0.5, true, null], "inner": {"name": "b"}});
        let repr = |value: Value| value.repr().to_string();
        assert_eq!(
            repr(values(&value).unwrap()),
            "(\n  text: \"a\\u{7}\",\n  list: (1, 0.5, true, none),\n  inner: (name: \"b\"),\n)"
        );
        assert_eq!(repr(printable_values(&value["text"]).unwrap()), r#""a⟨U+0007⟩""#);
    }
}
