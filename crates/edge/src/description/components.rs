//! The OpenAPI components: schemas, error responses and headers.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde_json::{Map, Value, json};
use utoipa::OpenApi;

/// All schemas of the API. A description contains those that its routes refer to.
#[derive(OpenApi)]
#[openapi(components(schemas(
    contract::AnalysisResponse,
    contract::ChartsResponse,
    contract::AuthConfig,
    contract::BriefResponse,
    contract::ChangePasswordRequest,
    contract::ConveneResponse,
    contract::CreateBriefRequest,
    contract::CreateKeyRequest,
    contract::CreateOrchestrationRequest,
    contract::ErasurePending,
    contract::ErrorEnvelope,
    contract::ExecutionResponse,
    contract::FeedbackRequest,
    contract::FeedbackResponse,
    contract::FigureRowsResponse,
    contract::Health,
    contract::InstrumentList,
    contract::InstrumentReport,
    contract::IssuedKey,
    contract::KeyList,
    contract::KeyResponse,
    contract::OrchestrationResponse,
    contract::Profile,
    contract::RecordKeySet,
    contract::ReviewRequest,
    contract::ReviewResponse,
    contract::SessionList,
    contract::SubmitAnswersRequest,
    contract::SummaryResponse,
    contract::TranscriptResponse,
    contract::UpdateKeyRequest,
    contract::UsageResponse
)))]
struct AllSchemas;

/// The schemas of all types.
pub(super) fn schemas() -> Value {
    serde_json::to_value(AllSchemas::openapi()).unwrap_or_default()["components"]["schemas"].take()
}

/// The components that the paths refer to, directly or through other components.
pub(super) fn referenced(paths: &Value) -> Value {
    let all = json!({
        "schemas": schemas(),
        "responses": failures(),
        "headers": headers(),
    });
    let mut found: BTreeMap<String, BTreeMap<String, Value>> = BTreeMap::new();
    let mut open = references(paths);
    while let Some((kind, name)) = open.pop() {
        let component = &all[&kind][&name];
        if let Entry::Vacant(entry) = found.entry(kind).or_default().entry(name) {
            open.extend(references(component));
            entry.insert(component.clone());
        }
    }
    json!(found)
}

fn references(value: &Value) -> Vec<(String, String)> {
    match value {
        Value::Object(map) => map
            .iter()
            .flat_map(|(key, value)| match (key.as_str(), value.as_str()) {
                ("$ref", Some(target)) => component(target).into_iter().collect(),
                _ => references(value),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

fn component(target: &str) -> Option<(String, String)> {
    let (kind, name) = target.strip_prefix("#/components/")?.split_once('/')?;
    Some((kind.to_owned(), name.to_owned()))
}

/// A reference to a schema.
pub(super) fn schema_ref(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// References to headers, by name.
pub(super) fn header_refs(names: &[&str]) -> Map<String, Value> {
    names
        .iter()
        .map(|name| {
            (
                (*name).to_owned(),
                json!({"$ref": format!("#/components/headers/{name}")}),
            )
        })
        .collect()
}

/// The name of the response component for a failure with this status.
pub(super) const fn failure_name(status: u16) -> &'static str {
    match status {
        400 => "BadRequest",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "NotFound",
        409 => "Conflict",
        413 => "TooLarge",
        429 => "RateLimited",
        500 => "Internal",
        502 => "Upstream",
        _ => "Failure",
    }
}

/// The response components of all failures.
fn failures() -> Value {
    let failure = |code: &str, retryable: bool, headers: &[&str], description: &str| {
        let example = json!({
            "error": {
                "code": code,
                "message": description,
                "request_id": "req_01jd2v6w3m9p4c8k7t5x0z1yqa",
                "retryable": retryable,
            },
        });
        json!({
            "description": description,
            "headers": header_refs(headers),
            "content": {"application/json": {"schema": schema_ref("ErrorEnvelope"), "example": example}},
        })
    };
    let (id, challenge, wait) = ("X-Request-Id", "WWW-Authenticate", "Retry-After");
    json!({
        "BadRequest": failure("bad_request", false, &[id], "The request is malformed; the message names the field."),
        "Unauthorized": failure("unauthorized", false, &[id, challenge], "The token or key is absent, malformed \
            or does not verify."),
        "Forbidden": failure("forbidden", false, &[id], "The scope is missing, or the route is for signed-in \
            people only."),
        "NotFound": failure("not_found", false, &[id], "It does not exist, is not the caller's, or is not there yet."),
        "Conflict": failure("conflict", false, &[id], "It clashes with what is already there."),
        "TooLarge": failure("bad_request", false, &[id], "The body is larger than 1 MiB, or that of a question than \
            256 KiB."),
        "RateLimited": failure("rate_limited", true, &[id, wait], "Too fast, or the day's allowance is used up; \
            wait for `Retry-After` seconds."),
        "Internal": failure("internal_error", true, &[id], "An unexpected fault."),
        "Upstream": failure("upstream_error", true, &[id, wait], "Something the service depends on is away for a \
            moment."),
        "Failure": failure("bad_request", false, &[id], "Every other failure has this body too; \
            branch on `error.code`."),
    })
}

fn headers() -> Value {
    json!({
        "X-Request-Id": {
            "description": "The id of this request. In a failure it equals `error.request_id`.",
            "required": true,
            "schema": {"type": "string"},
            "example": "req_01jd2v6w3m9p4c8k7t5x0z1yqa",
        },
        "Idempotency-Replayed": {
            "description": "`true` when this is the original result of an earlier submit with the same \
                `Idempotency-Key`; else absent.",
            "schema": {"type": "string", "enum": ["true"]},
            "example": "true",
        },
        "WWW-Authenticate": {
            "description": "The scheme to authenticate with.",
            "required": true,
            "schema": {"type": "string"},
            "example": "Bearer",
        },
        "Retry-After": {
            "description": "Whole seconds to wait.",
            "schema": {"type": "integer", "minimum": 1},
            "example": 2,
        },
        "Deprecation": {
            "description": "`true`: the operation is on its way out.",
            "required": true,
            "schema": {"type": "string", "enum": ["true"]},
            "example": "true",
        },
        "Sunset": {
            "description": "When it goes away, as an HTTP date.",
            "required": true,
            "schema": {"type": "string"},
            "example": "Wed, 31 Mar 2027 00:00:00 GMT",
        },
    })
}
