//! The only way out for AI output: with its disclosure.

use std::sync::OnceLock;

use axum::response::{IntoResponse, Response};
use http::header::{CONTENT_TYPE, HeaderValue};
use languages::language::Language;
use languages::locale::Locale;
use serde::Serialize;
use serde_json::json;

/// A body that carries its disclosure. There is no other constructor than the one that adds it.
#[derive(Debug, Clone)]
pub(crate) struct Disclosed(String);

impl Disclosed {
    /// Adds the disclosure, in the session's language, to an object.
    pub(crate) fn new(language: Language, body: &impl Serialize) -> Self {
        Self::raw(
            language,
            serde_json::to_string(body).unwrap_or_else(|_| "{}".to_owned()),
        )
    }

    /// The same for an object that is text already. It must be a JSON object.
    pub(crate) fn raw(language: Language, mut object: String) -> Self {
        object.pop();
        if object.len() > 1 {
            object.push(',');
        }
        object.push_str(disclosure(language));
        object.push('}');
        Self(object)
    }

    /// The body as text, for the record that replays it.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

impl IntoResponse for Disclosed {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], self.0).into_response()
    }
}

fn disclosure(language: Language) -> &'static str {
    static ALL: [OnceLock<String>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| {
        let words = &Locale::of(language).disclosure;
        let object = json!({
            "version": words.version,
            "language": language.code(),
            "ai_generated": true,
            "text": words.text,
            "statements": words.statements,
        });
        format!("\"disclosure\":{object}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn every_object_gets_it() {
        for body in [json!({}), json!({"a": {"b": [1]}})] {
            for language in Language::ALL {
                let text = Disclosed::new(language, &body).into_text();
                let value: Value = serde_json::from_str(&text).unwrap();
                assert_eq!(value["disclosure"]["language"], language.code());
                assert_eq!(value["disclosure"]["statements"].as_array().unwrap().len(), 6);
                assert_eq!(value["a"], body["a"]);
            }
        }
    }
}
