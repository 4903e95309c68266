//! The JSON schema of an answer, from the Rust type that reads it: inlined, closed, every field required and without
//! numeric bounds, as both OpenAI's strict mode and Anthropic want it. Ranges are checked after parsing.

use std::sync::OnceLock;

use figures::canonical::digest;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

use super::prompt::Stage;

/// A schema with its name and digest.
#[derive(Debug, Clone)]
pub struct Schema {
    /// Letters only, for the endpoint.
    pub name: &'static str,
    /// The schema.
    pub value: Value,
    /// SHA-256 over its canonical JSON.
    pub sha256: String,
}

impl Schema {
    /// The schema of a stage's answers, made once: every stage has one type of answer.
    pub fn of_stage<T: JsonSchema>(stage: Stage, bounded: bool) -> &'static Self {
        type All = [OnceLock<Schema>; Stage::ALL.len()];
        static OPEN: All = [const { OnceLock::new() }; Stage::ALL.len()];
        static BOUNDED: All = [const { OnceLock::new() }; Stage::ALL.len()];
        let all = if bounded { &BOUNDED } else { &OPEN };
        all[stage as usize].get_or_init(|| {
            let open = Self::of::<T>("answer");
            if bounded { open.bounded() } else { open }
        })
    }

    /// The same with bounds on texts and lists, for endpoints that enforce them: a small model stops only where it
    /// must.
    pub fn bounded(mut self) -> Self {
        bound(&mut self.value);
        self.sha256 = digest(&self.value);
        self
    }

    /// The schema of a type.
    pub fn of<T: JsonSchema>(name: &'static str) -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.inline_subschemas = true;
            settings.meta_schema = None;
        });
        let mut value = settings.into_generator().into_root_schema_for::<T>().to_value();
        tidy(&mut value, true);
        Self {
            name,
            sha256: digest(&value),
            value,
        }
    }
}

/// Letters of a text and items of a list, where they are bounded.
const LETTERS: [u64; 2] = [3, 160];
const ITEMS: u64 = 2;

fn bound(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(bound);
            // A finding without a claim is none.
            if let Some(Value::Object(claims)) = fields.get_mut("claims").filter(|list| list["type"] == "array") {
                claims.insert("minItems".to_owned(), 1.into());
            }
            match fields.get("type").and_then(Value::as_str) {
                Some("string") if !fields.contains_key("enum") => {
                    fields.insert("minLength".to_owned(), LETTERS[0].into());
                    fields.insert("maxLength".to_owned(), LETTERS[1].into());
                }
                Some("array") => {
                    fields.insert("maxItems".to_owned(), ITEMS.into());
                }
                // Every number is a confidence in per cent.
                Some("number") => {
                    fields.insert("type".to_owned(), "integer".into());
                    fields.insert("minimum".to_owned(), 0.into());
                    fields.insert("maximum".to_owned(), 100.into());
                }
                _ => {}
            }
        }
        Value::Array(items) => items.iter_mut().for_each(bound),
        _ => {}
    }
}

/// Leaves only what both dialects take.
fn tidy(value: &mut Value, schema: bool) {
    match value {
        Value::Object(fields) if schema => tidy_schema(fields),
        // The names under `properties` are ours, not keywords.
        Value::Object(fields) => fields.values_mut().for_each(|value| tidy(value, true)),
        Value::Array(items) => items.iter_mut().for_each(|value| tidy(value, true)),
        _ => {}
    }
}

fn tidy_schema(fields: &mut Map<String, Value>) {
    const DROPPED: [&str; 9] = [
        "title",
        "format",
        "minimum",
        "maximum",
        "minItems",
        "maxItems",
        "minLength",
        "maxLength",
        "default",
    ];
    for name in DROPPED {
        fields.remove(name);
    }
    // A choice between words with a description each is a choice between words.
    if let Some(Value::Array(choices)) = fields.get("oneOf") {
        let words: Option<Vec<Value>> = choices.iter().map(|choice| choice.get("const").cloned()).collect();
        if let Some(words) = words {
            fields.remove("oneOf");
            fields.insert("type".to_owned(), "string".into());
            fields.insert("enum".to_owned(), words.into());
        }
    }
    if let Some(Value::Object(properties)) = fields.get_mut("properties") {
        let names: Vec<Value> = properties.keys().map(|name| name.as_str().into()).collect();
        properties.values_mut().for_each(|value| tidy(value, true));
        fields.insert("required".to_owned(), names.into());
        fields.insert("additionalProperties".to_owned(), false.into());
    }
    if let Some(items) = fields.get_mut("items") {
        tidy(items, true);
    }
}
