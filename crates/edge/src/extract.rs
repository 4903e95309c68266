//! Extractors that fail with our error envelope; those of axum reject with bodies of their own.

use std::sync::Arc;

use axum::BoxError;
use axum::body::Body;
use axum::extract::{FromRequestParts, RawPathParams, Request};
use contract::Validate;
use contract::bounds::ID_MAX;
use engine::{BodyPlace, Caller};
use http::header::{ACCEPT_LANGUAGE, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderValue};
use http::request::Parts;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use languages::language::{Language, accepted};
use pipeline::{Outcome, Refusal, idempotency};
use serde::de::DeserializeOwned;

use crate::envelope::Failure;
use crate::request_middleware::RouteIndex;
use crate::route_table::Missing;
use crate::state::Edge;
use crate::strict_json;

/// The id in the path. An id that this service cannot have made is answered as not found.
#[derive(Debug, Clone)]
pub(crate) struct PathId(pub(crate) String);

impl FromRequestParts<Arc<Edge>> for PathId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        match path_id(parts, edge).await? {
            Some(id) => Ok(id),
            None => Err(missing(parts, edge).refusal().into()),
        }
    }
}

/// The caller's preferred language, from the header `Accept-Language`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AcceptedLanguage(pub(crate) Option<Language>);

impl AcceptedLanguage {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let header = headers.get(ACCEPT_LANGUAGE);
        Self(header.and_then(|header| accepted(header.to_str().ok()?)))
    }
}

impl FromRequestParts<Arc<Edge>> for AcceptedLanguage {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _edge: &Arc<Edge>) -> Result<Self, Failure> {
        Ok(Self::of(&parts.headers))
    }
}

/// The id in the path, checked before it is used: an id that is too long or has characters that our ids never have is
/// not found. `None` if the path has no id.
pub(crate) async fn path_id(parts: &mut Parts, edge: &Arc<Edge>) -> Outcome<Option<PathId>> {
    match path_parameter(parts, edge, &["session_id", "key_id"]).await {
        Some(id) if is_well_formed_id(&id) => Ok(Some(PathId(id))),
        Some(_) => Err(missing(parts, edge).refusal()),
        None => Ok(None),
    }
}

fn missing(parts: &Parts, edge: &Edge) -> Missing {
    parts
        .extensions
        .get::<RouteIndex>()
        .map_or(Missing::Final, |RouteIndex(index)| edge.routes[*index].route.missing)
}

fn is_well_formed_id(id: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    id.len() <= ID_MAX && id.bytes().all(allowed)
}

/// The first path parameter with one of these names, decoded; `None` if there is none or it cannot be decoded.
pub(crate) async fn path_parameter(parts: &mut Parts, edge: &Arc<Edge>, names: &[&str]) -> Option<String> {
    let params = RawPathParams::from_request_parts(parts, edge).await.ok()?;
    params
        .iter()
        .find(|(name, _)| names.contains(name))
        .map(|(_, value)| value.to_owned())
}

/// A query parameter. Giving it more than once is an error.
pub(crate) fn query_parameter(parts: &Parts, name: &str) -> Outcome<Option<String>> {
    let query = parts.uri.query().unwrap_or_default();
    let mut found = url::form_urlencoded::parse(query.as_bytes()).filter(|(key, _)| key == name);
    let first = found.next().map(|(_, value)| value.into_owned());
    if found.next().is_some() {
        return Err(Refusal::field(name, "is given more than once"));
    }
    Ok(first)
}

/// The cursor `after`: any integer. Negative values count as 0, and values above `i64::MAX` as `i64::MAX`.
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

/// A parsed and validated body.
#[derive(Debug)]
pub(crate) struct Parsed<T> {
    pub(crate) body: T,
    /// The digest of the body, if one was asked for.
    pub(crate) fingerprint: Option<String>,
    pub(crate) source: Source,
}

/// The bytes that a body was parsed from.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) bytes: Vec<u8>,
    /// Held until what was parsed is dropped, if that can be large.
    pub(crate) place: BodyPlace,
}

/// Reads a JSON body within the size and time limits and validates it.
pub(crate) async fn json_body<T>(request: Request, edge: &Edge) -> Outcome<T>
where
    T: DeserializeOwned + Validate + Send + 'static,
{
    parsed_body(request, edge, None).await.map(|parsed| parsed.body)
}

/// Like [`json_body`], with the bytes and, for a path, the digest of the path and the body.
pub(crate) async fn parsed_body<T>(request: Request, edge: &Edge, digest_path: Option<String>) -> Outcome<Parsed<T>>
where
    T: DeserializeOwned + Validate + Send + 'static,
{
    let (parts, body) = request.into_parts();
    check_content_type(&parts.headers)?;
    let of_route = parts
        .extensions
        .get::<RouteIndex>()
        .map_or(usize::MAX, |RouteIndex(index)| edge.routes[*index].route.body_limit());
    let limit = edge.settings.body_limit.min(of_route);
    let bytes = read_body(limit, &parts.headers, body, edge).await?;
    let owner = parts.extensions.get::<Caller>().map_or("", |caller| &caller.owner);
    let length = bytes.len();
    let place = edge.engine.place_for_body(owner, length).await?;
    let parse = move || {
        let value = strict_json::parse(&bytes)?;
        let body = contract::read_value(&value).map_err(|error| Refusal::field(&error.field, &error.problem))?;
        let fingerprint = digest_path.map(|path| idempotency::fingerprint(&path, &value));
        Ok(Parsed {
            body,
            fingerprint,
            source: Source { bytes, place },
        })
    };
    edge.engine.compute_bytes(owner, length, parse).await?
}

/// Reads a body of at most `limit` bytes, within the body timeout.
pub(crate) async fn read_body(limit: usize, headers: &HeaderMap, body: Body, edge: &Edge) -> Outcome<Vec<u8>> {
    check_content_encoding(headers)?;
    let too_large = || Refusal::TooLarge(format!("body: is larger than {limit} bytes"));
    let declared = headers
        .get(CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok())
        .and_then(|text| text.parse::<usize>().ok());
    if declared.is_some_and(|length| length > limit) {
        return Err(too_large());
    }
    match tokio::time::timeout(edge.settings.body_timeout, collect(Limited::new(body, limit))).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(too_large()),
        Ok(Err(_)) => Err(Refusal::field("body", "could not be read to its end")),
        Err(_) => Err(Refusal::field("body", "did not arrive in time")),
    }
}

/// All bytes of a body. They are copied as they arrive: a body of chunks of one byte would else keep a buffer for each.
async fn collect(mut body: Limited<Body>) -> Result<Vec<u8>, BoxError> {
    let mut bytes = Vec::new();
    while let Some(frame) = body.frame().await {
        if let Ok(data) = frame?.into_data() {
            bytes.extend_from_slice(&data);
        }
    }
    Ok(bytes)
}

/// Bodies are read as they are sent: a small compressed one could unfold into a very large one.
fn check_content_encoding(headers: &HeaderMap) -> Outcome<()> {
    let is_plain = |value: &HeaderValue| value.as_bytes().eq_ignore_ascii_case(b"identity");
    match headers.get_all(CONTENT_ENCODING).iter().all(is_plain) {
        true => Ok(()),
        false => Err(Refusal::field(
            "Content-Encoding",
            "must be absent: send the body uncompressed",
        )),
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
    fn an_id_is_short_and_plain() {
        assert!(is_well_formed_id("ses_01jd2v6w3m9p4c8k7t5x0z1yqa") && is_well_formed_id(&"a".repeat(ID_MAX)));
        for bad in ["a b", "a/b", "é", "a.b", "\0", &"a".repeat(ID_MAX + 1)] {
            assert!(!is_well_formed_id(bad), "{bad}");
        }
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
