//! Every schema uses only what OpenAI's strict mode and Anthropic both accept.

use serde_json::Value;

use super::super::{stages, tools};

#[test]
fn every_schema_is_closed_inlined_and_without_bounds() {
    let mut all = stages::schemas();
    all.extend(tools::schemas());
    assert!(all.len() >= 13);
    for schema in all {
        assert_eq!(schema.value["type"], "object", "{}", schema.name);
        assert!(
            schema
                .name
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter == '_')
        );
        check(schema.name, &schema.value);
    }
}

fn check(name: &str, schema: &Value) {
    const ACCEPTED_KEYWORDS: [&str; 7] = [
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "description",
    ];
    let fields = schema.as_object().unwrap_or_else(|| panic!("{name}: {schema}"));
    for key in fields.keys() {
        assert!(ACCEPTED_KEYWORDS.contains(&key.as_str()), "{name}: {key} in {schema}");
    }
    assert!(schema["type"].is_string(), "{name}: one type each: {schema}");
    match schema["type"].as_str().unwrap() {
        "object" => {
            assert_eq!(schema["additionalProperties"], false, "{name}");
            let properties = schema["properties"].as_object().unwrap();
            let required: Vec<&str> = schema["required"]
                .as_array()
                .unwrap()
                .iter()
                .filter_map(Value::as_str)
                .collect();
            let names: Vec<&str> = properties.keys().map(String::as_str).collect();
            assert_eq!(required, names, "{name}");
            properties.values().for_each(|property| check(name, property));
        }
        "array" => check(name, &schema["items"]),
        "string" | "number" | "integer" | "boolean" => {}
        other => panic!("{name}: {other}"),
    }
}

#[test]
fn a_bounded_schema_lets_no_text_go_on_and_no_finding_be_empty() {
    for schema in stages::schemas() {
        let (name, open) = (schema.name, schema.sha256.clone());
        let bounded = schema.bounded();
        assert_ne!(bounded.sha256, open, "{name}");
        check_bounded(name, &bounded.value);
        if name == "research" {
            assert_eq!(bounded.value["properties"]["claims"]["minItems"], 1);
        }
    }
}

fn check_bounded(name: &str, schema: &Value) {
    match schema["type"].as_str().unwrap() {
        "object" => schema["properties"]
            .as_object()
            .unwrap()
            .values()
            .for_each(|property| check_bounded(name, property)),
        "array" => {
            assert!(schema["maxItems"].is_u64(), "{name}: {schema}");
            check_bounded(name, &schema["items"]);
        }
        "string" => assert!(
            schema["maxLength"].is_u64() || schema["enum"].is_array(),
            "{name}: {schema}"
        ),
        other => assert_ne!(other, "number", "{name}: {schema}"),
    }
}
