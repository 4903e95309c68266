//! The machine-readable description: OpenAPI 3.1, made from the route tables and the wire shapes.

mod operations;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::route_table::{Access, Limit, Missing, Route};
use operations::{Words, words};

/// The version of the description, as the contract fixes it.
const VERSION: &str = "0.1.0";

/// The shapes of the wire. Which of them a description carries follows from its routes.
#[derive(OpenApi)]
#[openapi(components(schemas(
    contract::AnalysisResponse,
    contract::AuthConfig,
    contract::BriefResponse,
    contract::ConveneResponse,
    contract::CreateBriefRequest,
    contract::CreateKeyRequest,
    contract::CreateOrchestrationRequest,
    contract::ErasurePending,
    contract::ErrorEnvelope,
    contract::ExecutionResponse,
    contract::FeedbackRequest,
    contract::FeedbackResponse,
    contract::Health,
    contract::IssuedKey,
    contract::KeyList,
    contract::KeyResponse,
    contract::OrchestrationResponse,
    contract::Profile,
    contract::ReviewRequest,
    contract::ReviewResponse,
    contract::SessionList,
    contract::SubmitAnswersRequest,
    contract::SummaryResponse,
    contract::TranscriptResponse,
    contract::UpdateKeyRequest
)))]
struct Shapes;

/// The description of a listener's routes.
pub fn of<'a>(routes: impl IntoIterator<Item = &'a Route>) -> Value {
    let mut paths = Map::new();
    let mut tags = BTreeSet::new();
    for route in routes {
        let words = words(route.operation);
        tags.insert(words.tag);
        let item = paths.entry(route.path).or_insert_with(|| json!({}));
        item[route.method.name().to_lowercase()] = operation(route, &words);
    }
    let paths = Value::Object(paths);
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Convene",
            "version": VERSION,
            "summary": "An investment committee that you call over HTTP.",
            "description": "Submit a question; answer what is asked back; have a committee planned and convened; poll its execution and \
                transcript; read the analysis, a plain-language debrief and the audit record. Every mutation is submit, then poll. Every \
                response that carries AI-generated output contains a `disclosure` object, which integrators must show to their end users \
                in the users' language and must not remove or alter.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
            "contact": {"name": "Convene"},
        },
        "servers": [{"url": "/", "description": "This service"}],
        "security": [{"bearer": []}],
        "tags": tags.iter().map(|tag| json!({"name": tag, "description": operations::tag(tag)})).collect::<Vec<_>>(),
        "paths": paths,
        "components": {
            "schemas": used_schemas(&paths),
            "responses": {},
            "securitySchemes": {
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "An API key (`hfk_…`) or an ID token of the configured identity provider. The service never falls back \
                        from one to the other.",
                },
            },
        },
    });
    document["components"]["responses"] = error_responses();
    document
}

fn operation(route: &Route, words: &Words) -> Value {
    let mut parameters = path_parameters(route.path);
    parameters.extend(words.parameters());
    if route.limit == Limit::Submit {
        parameters.push(json!({
            "name": "Idempotency-Key",
            "in": "header",
            "required": false,
            "description": "One key per logical submit, such as a UUID. The same key with the same body returns the original result and \
                starts no second run; with a different body it is a conflict.",
            "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
            "example": "0b7c1a4e-6f1d-4a52-9d5e-1f2a3b4c5d6e",
        }));
    }
    let mut responses = words.responses();
    for status in errors(route, words) {
        responses.insert(status.to_string(), json!({"$ref": format!("#/components/responses/{}", error_name(status))}));
    }
    let mut operation = json!({
        "operationId": route.id,
        "tags": [words.tag],
        "summary": words.summary,
        "description": format!("{}{}", words.description, access_words(route)),
        "security": [{"bearer": []}],
        "responses": responses,
    });
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    if let Some(schema) = words.request {
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

fn access_words(route: &Route) -> String {
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
    path.split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            let (description, schema, example) = match name {
                "response_type" => ("Which answer.", json!({"type": "string", "enum": ["brief", "committee", "debrief"]}), "debrief"),
                "key_id" => ("The public id of the key.", json!({"type": "string"}), "a1b2c3d4e5f6g7h8"),
                _ => ("The session.", json!({"type": "string"}), "ses_01jd2v6w3m9p4c8k7t5x0z1yqa"),
            };
            json!({"name": name, "in": "path", "required": true, "description": description, "schema": schema, "example": example})
        })
        .collect()
}

/// Which failures a route can give. 500 and 502 can happen anywhere.
fn errors(route: &Route, words: &Words) -> Vec<u16> {
    let mut statuses = vec![500, 502];
    if route.access != Access::Public {
        statuses.extend([401, 403]);
    }
    if words.request.is_some() || !words.parameters().is_empty() || route.path.contains("response_type") {
        statuses.push(400);
    }
    if words.request.is_some() {
        statuses.push(413);
    }
    if route.path.contains('{') || route.switch.is_some() || words.names_a_session {
        statuses.push(404);
    }
    if words.conflicts || route.limit == Limit::Submit {
        statuses.push(409);
    }
    if route.limit != Limit::None {
        statuses.push(429);
    }
    statuses.sort_unstable();
    statuses
}

const fn error_name(status: u16) -> &'static str {
    match status {
        400 => "BadRequest",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "NotFound",
        409 => "Conflict",
        413 => "TooLarge",
        429 => "RateLimited",
        502 => "Upstream",
        _ => "Internal",
    }
}

fn error_responses() -> Value {
    let mut all = Map::new();
    for (status, code, retryable, description) in [
        (400, "bad_request", false, "The request is malformed; the message names the field."),
        (401, "unauthorized", false, "The token or key is absent, malformed or does not verify."),
        (403, "forbidden", false, "The scope is missing, or the route is for signed-in people only."),
        (404, "not_found", false, "It does not exist, is not the caller's, or is not there yet."),
        (409, "conflict", false, "It clashes with what is already there."),
        (413, "bad_request", false, "The body is too large."),
        (429, "rate_limited", true, "Too fast, or the day's allowance is used up; wait for `Retry-After` seconds."),
        (500, "internal_error", true, "An unexpected fault."),
        (502, "upstream_error", true, "Something the service depends on is away for a moment."),
    ] {
        let mut headers = json!({
            "X-Request-Id": {"description": "Equals `error.request_id`.", "schema": {"type": "string"}},
        });
        if status == 429 {
            headers["Retry-After"] = json!({"description": "Whole seconds to wait.", "schema": {"type": "integer", "minimum": 1}});
        }
        let example = json!({
            "error": {"code": code, "message": description, "request_id": "req_01jd2v6w3m9p4c8k7t5x0z1yqa", "retryable": retryable},
        });
        let body = json!({
            "description": description,
            "headers": headers,
            "content": {"application/json": {"schema": schema_ref("ErrorEnvelope"), "example": example}},
        });
        all.insert(error_name(status).to_owned(), body);
    }
    Value::Object(all)
}

fn schema_ref(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// The schemas that the paths refer to, and those they refer to in turn.
fn used_schemas(paths: &Value) -> Value {
    let all = serde_json::to_value(Shapes::openapi()).unwrap_or_default()["components"]["schemas"].take();
    let mut used = Map::new();
    let mut open = refs(paths);
    open.push("ErrorEnvelope".to_owned());
    while let Some(name) = open.pop() {
        if !used.contains_key(&name) {
            let schema = all[&name].clone();
            open.extend(refs(&schema));
            used.insert(name, schema);
        }
    }
    used.sort_keys();
    Value::Object(used)
}

fn refs(value: &Value) -> Vec<String> {
    match value {
        Value::Object(map) => map
            .iter()
            .flat_map(|(key, value)| match (key.as_str(), value.as_str()) {
                ("$ref", Some(target)) => target.strip_prefix("#/components/schemas/").map(str::to_owned).into_iter().collect(),
                _ => refs(value),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(refs).collect(),
        _ => Vec::new(),
    }
}
