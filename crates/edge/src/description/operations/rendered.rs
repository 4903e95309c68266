//! Query parameters and success responses of an operation as OpenAPI JSON.

use contract::bounds::{INSTRUMENT_QUERY_MAX, REVIEW_TASK_ID_MAX};
use serde_json::{Map, Value, json};

use super::OperationText;
use crate::description::components::schema_ref;

impl OperationText {
    pub(in crate::description) fn parameters(&self) -> Vec<Value> {
        self.query
            .iter()
            .map(|(name, kind, description)| {
                let words = json!({"type": "string", "minLength": 1, "maxLength": INSTRUMENT_QUERY_MAX});
                let (schema, example) = match *kind {
                    "integer" => (json!({"type": "integer", "format": "int64", "default": 0}), json!(42)),
                    "words" => (words, json!("apple")),
                    _ => (
                        json!({"type": "string", "maxLength": REVIEW_TASK_ID_MAX}),
                        json!("task_valuation"),
                    ),
                };
                json!({
                    "name": name,
                    "in": "query",
                    "required": *kind == "words",
                    "description": description,
                    "schema": schema,
                    "example": example,
                })
            })
            .collect()
    }

    /// The successful responses, all with the same headers.
    pub(in crate::description) fn responses(&self, headers: &Map<String, Value>) -> Map<String, Value> {
        self.success
            .iter()
            .map(|(status, schema, description)| {
                let mut response = json!({"description": description, "headers": headers});
                match *schema {
                    "" => {}
                    "application/pdf" => {
                        response["content"] =
                            json!({"application/pdf": {"schema": {"type": "string", "format": "binary"}}});
                    }
                    name => response["content"] = json!({"application/json": {"schema": schema_ref(name)}}),
                }
                (status.to_string(), response)
            })
            .collect()
    }
}
