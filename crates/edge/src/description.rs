//! The OpenAPI 3.1 description, made from the route tables and the types of `contract`.

mod components;
mod operations;

use std::collections::BTreeSet;

use contract::bounds::{ID_MAX, SYMBOL_MAX};
use serde_json::{Map, Value, json};

use crate::route_table::{Access, Limit, Missing, Route};
use components::{failure_name, header_refs, schema_ref};
use operations::{OperationText, TAGS, operation_text};

/// The version of the description, as the contract fixes it.
const VERSION: &str = "0.1.0";

/// The OpenAPI document of these routes, which belong to one listener.
pub fn of<'a>(routes: impl IntoIterator<Item = &'a Route>) -> Value {
    let mut paths = Map::new();
    let mut tags = BTreeSet::new();
    for route in routes {
        let text = operation_text(route.operation);
        tags.insert(text.tag);
        let item = paths.entry(route.path).or_insert_with(|| json!({}));
        item[route.method.name().to_lowercase()] = operation(route, &text);
    }
    let paths = Value::Object(paths);
    let mut components = components::referenced(&paths);
    components["securitySchemes"] = json!({
        "bearer": {
            "type": "http",
            "scheme": "bearer",
            "description": "An API key (`hfk_…`) or an ID token of the configured identity provider. The service \
                never falls back from one to the other.",
        },
    });
    let info = operations::api_info(&tags);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": info.title,
            "version": VERSION,
            "summary": info.summary,
            "description": info.description,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
            "contact": {"name": "Convene"},
        },
        "servers": [{"url": "/", "description": "This service"}],
        "security": [{"bearer": []}],
        "tags": TAGS
            .iter()
            .filter(|(name, _)| tags.contains(name))
            .map(|(name, description)| json!({"name": name, "description": description}))
            .collect::<Vec<_>>(),
        "paths": paths,
        "components": components,
    })
}

fn operation(route: &Route, text: &OperationText) -> Value {
    let mut parameters = path_parameters(route.path);
    parameters.extend(text.parameters());
    if route.limit == Limit::Submit {
        parameters.push(idempotency_key());
    }
    let mut operation = json!({
        "operationId": route.id,
        "tags": [text.tag],
        "summary": text.summary,
        "description": format!("{}{}", text.description, access_text(route)),
        "security": [{"bearer": []}],
        "responses": responses(route, text),
    });
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    if let Some(schema) = text.request {
        operation["requestBody"] = json!({
            "required": true,
            "content": {"application/json": {"schema": schema_ref(schema)}},
        });
    }
    if route.deprecation.is_some() {
        operation["deprecated"] = json!(true);
    }
    operation
}

fn access_text(route: &Route) -> String {
    let who = match route.access {
        Access::Public => " Answers without a token too.".to_owned(),
        Access::Scope(scope) => format!(" An API key needs the scope `{}`.", scope.name()),
        Access::Human => " For signed-in people only; an API key is refused.".to_owned(),
    };
    let missing = match route.missing {
        Missing::Final => "",
        Missing::NotYet => " A 404 means that there is nothing yet: keep polling.",
        Missing::CannotHave => " A 404 covers every reason why it cannot be had.",
    };
    format!("{who}{missing}")
}

fn path_parameters(path: &str) -> Vec<Value> {
    let id = || json!({"type": "string", "minLength": 1, "maxLength": ID_MAX});
    path.split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            let (description, schema, example) = match name {
                "response_type" => ("Which answer.", schema_ref("ResponseType"), "debrief"),
                "evidence_id" => ("The figure.", id(), "ev_AAPL_return_1y"),
                "symbol" => (
                    "The symbol, as the instrument master has it.",
                    json!({"type": "string", "minLength": 1, "maxLength": SYMBOL_MAX}),
                    "AAPL",
                ),
                "key_id" => ("The public id of the key.", id(), "a1b2c3d4e5f6g7h8"),
                _ => ("The session.", id(), "ses_01jd2v6w3m9p4c8k7t5x0z1yqa"),
            };
            json!({
                "name": name,
                "in": "path",
                "required": true,
                "description": description,
                "schema": schema,
                "example": example,
            })
        })
        .collect()
}

fn idempotency_key() -> Value {
    json!({
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "description": "One key per logical submit, such as a UUID. The same key with the same body returns the \
            original result and starts no second run; with a different body it is a conflict.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
        "example": "0b7c1a4e-6f1d-4a52-9d5e-1f2a3b4c5d6e",
    })
}

/// The success responses, the expected failures, and the envelope for all other failures.
fn responses(route: &Route, text: &OperationText) -> Map<String, Value> {
    let mut headers = vec!["X-Request-Id"];
    if route.limit == Limit::Submit {
        headers.push("Idempotency-Replayed");
    }
    if route.deprecation.is_some() {
        headers.extend(["Deprecation", "Sunset"]);
    }
    let failure = |status| json!({"$ref": format!("#/components/responses/{}", failure_name(status))});
    let mut responses = text.responses(&header_refs(&headers));
    responses.extend(
        failures(route, text)
            .into_iter()
            .map(|status| (status.to_string(), failure(status))),
    );
    responses.insert("default".to_owned(), failure(0));
    responses
}

/// The failure statuses of a route. 500 and 502 can happen anywhere, and 401 belongs to the security
/// that every route declares.
fn failures(route: &Route, text: &OperationText) -> Vec<u16> {
    let mut statuses = vec![401, 500, 502];
    if route.access != Access::Public {
        statuses.push(403);
    }
    if text.request.is_some() || !text.parameters().is_empty() || route.path.contains("response_type") {
        statuses.push(400);
    }
    if text.request.is_some() {
        statuses.push(413);
    }
    if route.path.contains('{') || route.switch.is_some() || text.names_a_session || text.built_in {
        statuses.push(404);
    }
    if text.conflicts || route.limit == Limit::Submit {
        statuses.push(409);
    }
    if route.limit != Limit::None || text.spends || (text.built_in && text.request.is_some()) {
        statuses.push(429);
    }
    statuses.sort_unstable();
    statuses
}

#[cfg(test)]
mod tests;
