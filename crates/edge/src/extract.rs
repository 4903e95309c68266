//! Our own extractors: axum's rejections are not our envelope.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequestParts, RawPathParams, Request};
use contract::Validate;
use engine::pipeline::{Outcome, Refusal};
use http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap};
use http::request::Parts;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::envelope::Failure;
use crate::frame::RouteIndex;
use crate::route_table::Missing;
use crate::state::Edge;
use crate::strict_json;

/// How long an id can be. A longer one cannot be of ours.
pub(crate) const ID_MAX: usize = 200;

/// A path parameter that is an id. One that cannot be of ours is simply not found.
#[derive(Debug, Clone)]
pub(crate) struct PathId(pub(crate) String);

impl FromRequestParts<Arc<Edge>> for PathId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let missing = parts
            .extensions
            .get::<RouteIndex>()
            .map_or(Missing::Final, |RouteIndex(index)| edge.routes[*index].route.missing);
        let plain = |text: &String| {
            text.len() <= ID_MAX
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-')
        };
        path_parameter(parts, edge, &["session_id", "key_id"])
            .await
            .filter(plain)
            .map(Self)
            .ok_or_else(|| missing.refusal().into())
    }
}

/// A named path parameter, decoded; `None` if it cannot be.
pub(crate) async fn path_parameter(parts: &mut Parts, edge: &Arc<Edge>, names: &[&str]) -> Option<String> {
    let params = RawPathParams::from_request_parts(parts, edge).await.ok()?;
    params
        .iter()
        .find(|(name, _)| names.contains(name))
        .map(|(_, value)| value.to_owned())
}

/// A query parameter, which may be given once at most.
pub(crate) fn query_parameter(parts: &Parts, name: &str) -> Outcome<Option<String>> {
    let query = parts.uri.query().unwrap_or_default();
    let mut found = url::form_urlencoded::parse(query.as_bytes()).filter(|(key, _)| key == name);
    let first = found.next().map(|(_, value)| value.into_owned());
    if found.next().is_some() {
        return Err(Refusal::field(name, "is given more than once"));
    }
    Ok(first)
}

/// The cursor `after`: any integer; below zero reads as zero, and one too large to hold as the largest.
pub(crate) fn cursor(parts: &Parts) -> Outcome<i64> {
    let Some(text) = query_parameter(parts, "after")? else {
        return Ok(0);
    };
    let digits = text.strip_prefix('-').unwrap_or(&text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Refusal::field("after", "must be an integer"));
    }
    Ok(text
        .parse::<i64>()
        .map_or(if text.starts_with('-') { 0 } else { i64::MAX }, |after| after.max(0)))
}

/// A parsed and checked body, with what it was parsed from.
#[derive(Debug)]
pub(crate) struct Parsed<T> {
    pub(crate) body: T,
    pub(crate) value: Value,
    pub(crate) bytes: Vec<u8>,
}

/// Reads a JSON body within the limits and checks its bounds.
pub(crate) async fn json_body<T: DeserializeOwned + Validate>(request: Request, edge: &Edge) -> Outcome<Parsed<T>> {
    let (parts, body) = request.into_parts();
    check_content_type(&parts.headers)?;
    let bytes = read_body(&parts.headers, body, edge).await?;
    let value = strict_json::parse(&bytes)?;
    let body = contract::read_value(value.clone()).map_err(|error| Refusal::field(&error.field, &error.problem))?;
    Ok(Parsed { body, value, bytes })
}

/// Reads a body within the limits.
pub(crate) async fn read_body(headers: &HeaderMap, body: Body, edge: &Edge) -> Outcome<Vec<u8>> {
    let limit = edge.settings.body_limit;
    let too_large = || Refusal::TooLarge(format!("body: is larger than {limit} bytes"));
    let announced = headers
        .get(CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok())
        .and_then(|text| text.parse::<usize>().ok());
    if announced.is_some_and(|length| length > limit) {
        return Err(too_large());
    }
    match tokio::time::timeout(edge.settings.body_timeout, Limited::new(body, limit).collect()).await {
        Ok(Ok(collected)) => Ok(collected.to_bytes().to_vec()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(too_large()),
        Ok(Err(_)) => Err(Refusal::field("body", "could not be read to its end")),
        Err(_) => Err(Refusal::field("body", "did not arrive in time")),
    }
}

fn check_content_type(headers: &HeaderMap) -> Outcome<()> {
    let given = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let essence = given.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let json = essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"));
    if json {
        Ok(())
    } else {
        Err(Refusal::field("Content-Type", "must be application/json"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(uri: &str) -> Parts {
        http::Request::builder().uri(uri).body(()).unwrap().into_parts().0
    }

    #[test]
    fn the_cursor_is_any_integer() {
        for (query, after) in [
            ("", 0),
            ("?after=0", 0),
            ("?after=17", 17),
            ("?after=-3", 0),
            ("?after=99999999999999999999999", i64::MAX),
            ("?after=-99999999999999999999999", 0),
            ("?other=x", 0),
        ] {
            assert_eq!(cursor(&parts(&format!("/t{query}"))), Ok(after), "{query}");
        }
        for query in [
            "?after=",
            "?after=x",
            "?after=1.0",
            "?after=%201",
            "?after=1&after=2",
            "?after=-",
            "?after=%00",
        ] {
            assert!(cursor(&parts(&format!("/t{query}"))).is_err(), "{query}");
        }
    }
}
