//! The web console: files that were built from `web/` and are part of the program.
//!
//! The addresses of the console's pages all answer with the same document, which then shows the right page. They are
//! listed one by one, so that no address of the API is ever answered with a page.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use figures::canonical::sha256_hex;
use http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use pipeline::Refusal;
use url::Url;

use crate::docs;
use crate::envelope::Failure;
use crate::state::Edge;

/// The files with their names below `/`; each may have copies that end in `.br` and `.gz`.
static FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/console_files.rs"));

/// The document behind every page.
const DOCUMENT: &str = "/index.html";

/// The addresses of its pages.
const PAGES: [&str; 10] = [
    "/",
    "/signed-in",
    "/sessions",
    "/s/{session_id}",
    "/s/{session_id}/{stage}",
    "/s/{session_id}/compare/{other}",
    "/data",
    "/data/{symbol}",
    "/keys",
    "/account",
];

/// A file and its compressed copies.
struct Embedded {
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
    tag: String,
}

static BY_NAME: LazyLock<BTreeMap<&'static str, Embedded>> = LazyLock::new(|| {
    let find = |name: String| FILES.iter().find(|(known, _)| **known == name).map(|(_, bytes)| *bytes);
    let file = |name: &'static str, plain: &'static [u8]| Embedded {
        plain,
        brotli: find(format!("{name}.br")),
        gzip: find(format!("{name}.gz")),
        tag: format!("W/\"{}\"", &sha256_hex(plain)[..16]),
    };
    FILES
        .iter()
        .filter(|(name, _)| !name.ends_with(".br") && !name.ends_with(".gz"))
        .map(|(name, plain)| (*name, file(name, plain)))
        .collect()
});

/// The console, or the front page of a program that was built without it.
pub(crate) fn router() -> Router<Arc<Edge>> {
    if !BY_NAME.contains_key(DOCUMENT) {
        return Router::new().route("/", get(docs::front));
    }
    let files = Router::new()
        .route("/assets/{file}", get(file))
        .route("/favicon.svg", get(file));
    PAGES
        .iter()
        .fold(files, |router, page| router.route(page, get(document)))
}

async fn document(State(edge): State<Arc<Edge>>, headers: HeaderMap) -> Response {
    let mut response = answer(DOCUMENT, &headers);
    // The document names the current files, so a browser asks every time whether it is still the same.
    let kept = response.headers_mut();
    kept.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(policy) = HeaderValue::from_str(&policy(&edge)) {
        kept.insert(CONTENT_SECURITY_POLICY, policy);
    }
    response
}

async fn file(request: Request) -> Response {
    let name = request.uri().path();
    let mut response = answer(name, request.headers());
    // The names of the assets hold a digest of their content.
    let lasting = if name.starts_with("/assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "public, max-age=86400"
    };
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static(lasting));
    response
}

/// What the page may do: run and show what came with it, and call this service, its auth service and the issuer.
fn policy(edge: &Edge) -> String {
    let origin = |address: &str| Url::parse(address).map(|url| url.origin().ascii_serialization());
    let issuer = edge.engine.identity_config().issuer;
    let mut others: Vec<String> = [edge.settings.auth_url.as_str(), issuer.as_str()]
        .into_iter()
        .filter_map(|address| origin(address).ok())
        .collect();
    others.dedup();
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' {}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
         trusted-types svelte-trusted-html convene-drawing",
        others.join(" ")
    )
}

/// A file in the best form that the browser takes; nothing of it, if the browser has it.
fn answer(name: &str, headers: &HeaderMap) -> Response {
    let Some(file) = BY_NAME.get(name) else {
        return Failure(Refusal::NotFound("There is no such address.".to_owned())).into_response();
    };
    let text = |name: HeaderName| {
        headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };
    let (encoding, bytes) = chosen(file, text(ACCEPT_ENCODING));
    let mut response = if text(IF_NONE_MATCH).split(',').any(|tag| tag.trim() == file.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, HeaderValue::from_static(kind(name)))], bytes).into_response()
    };
    let set = response.headers_mut();
    if let (Some(encoding), true) = (encoding, set.contains_key(CONTENT_TYPE)) {
        set.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    set.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        set.insert(ETAG, tag);
    }
    response
}

fn chosen(file: &Embedded, accepted: &str) -> (Option<&'static str>, &'static [u8]) {
    let takes = |wanted: &str| {
        accepted.split(',').any(|part| {
            let mut pieces = part.split(';').map(str::trim);
            pieces.next() == Some(wanted) && !pieces.any(|weight| matches!(weight, "q=0" | "q=0.0"))
        })
    };
    match (file.brotli, file.gzip) {
        (Some(bytes), _) if takes("br") => (Some("br"), bytes),
        (_, Some(bytes)) if takes("gzip") => (Some("gzip"), bytes),
        _ => (None, file.plain),
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_form_that_is_taken_is_sent() {
        let file = Embedded {
            plain: b"plain",
            brotli: Some(b"br"),
            gzip: Some(b"gz"),
            tag: String::new(),
        };
        assert_eq!(chosen(&file, "gzip, deflate, br").0, Some("br"));
        assert_eq!(chosen(&file, "gzip;q=0.8, br;q=0").0, Some("gzip"));
        assert_eq!(chosen(&file, "brotli"), (None, file.plain));
        assert_eq!(chosen(&file, ""), (None, file.plain));
    }

    #[test]
    fn every_compressed_copy_has_its_file() {
        for (name, file) in BY_NAME.iter() {
            assert!(!file.plain.is_empty(), "{name}");
        }
        let copies = |ending: &str| FILES.iter().filter(|(name, _)| name.ends_with(ending)).count();
        assert_eq!(copies(".br"), copies(".gz"));
    }
}
