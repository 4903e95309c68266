//! The JSON schema of an answer, from the Rust type that reads it: inlined, closed, every field required and without
//! bounds, as both OpenAI's strict mode and Anthropic want it. Ranges are checked after parsing. Doc comments on these
//! types become descriptions in the schema, which models read and whose digest is recorded.

use std::sync::OnceLock;

use figures::canonical::digest;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

use super::prompt::Stage;

/// A schema with its name and digest.
#[derive(Debug, Clone)]
pub struct Schema {
    /// The name that the endpoint gets: lower-case letters and underscores.
    pub name: &'static str,
    /// The schema.
    pub value: Value,
    /// SHA-256 of the schema's canonical JSON.
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

    /// The same schema with bounds on texts, lists and numbers, for endpoints that enforce them: a small model stops
    /// only where it must.
    pub fn bounded(mut self) -> Self {
        add_bounds(&mut self.value);
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
        tidy(&mut value);
        Self {
            name,
            sha256: digest(&value),
            value,
        }
    }
}

/// The shortest and the longest text in a bounded schema, in characters.
const TEXT_CHARS: [u64; 2] = [3, 160];
/// The longest list in a bounded schema.
const MAX_ITEMS: u64 = 2;

fn add_bounds(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(add_bounds);
            // A finding needs at least one claim.
            if let Some(Value::Object(claims)) = fields.get_mut("claims").filter(|list| list["type"] == "array") {
                claims.insert("minItems".to_owned(), 1.into());
            }
            match fields.get("type").and_then(Value::as_str) {
                Some("string") if !fields.contains_key("enum") => {
                    fields.insert("minLength".to_owned(), TEXT_CHARS[0].into());
                    fields.insert("maxLength".to_owned(), TEXT_CHARS[1].into());
                }
                Some("array") => {
                    fields.insert("maxItems".to_owned(), MAX_ITEMS.into());
                }
                // Every number in an answer is a confidence in per cent.
                Some("number") => {
                    fields.insert("type".to_owned(), "integer".into());
                    fields.insert("minimum".to_owned(), 0.into());
                    fields.insert("maximum".to_owned(), 100.into());
                }
                _ => {}
            }
        }
        Value::Array(items) => items.iter_mut().for_each(add_bounds),
        _ => {}
    }
}

/// Keeps only the keywords that both providers accept.
fn tidy(value: &mut Value) {
    match value {
        Value::Object(fields) => tidy_schema(fields),
        Value::Array(items) => items.iter_mut().for_each(tidy),
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
    // Documented variants of an enum come as `oneOf` constants; a plain `enum` says the same.
    if let Some(Value::Array(choices)) = fields.get("oneOf") {
        let constants: Option<Vec<Value>> = choices.iter().map(|choice| choice.get("const").cloned()).collect();
        if let Some(constants) = constants {
            fields.remove("oneOf");
            fields.insert("type".to_owned(), "string".into());
            fields.insert("enum".to_owned(), constants.into());
        }
    }
    if let Some(Value::Object(properties)) = fields.get_mut("properties") {
        let names: Vec<Value> = properties.keys().map(|name| name.as_str().into()).collect();
        properties.values_mut().for_each(tidy);
        fields.insert("required".to_owned(), names.into());
        fields.insert("additionalProperties".to_owned(), false.into());
    }
    if let Some(items) = fields.get_mut("items") {
        tidy(items);
    }
}
