//! The web console: files that were built from `web/` and are embedded in the binary.
//!
//! The console is a single-page application: all its page addresses answer with the same document. They are listed one
//! by one, so that no address of the API is ever answered with a page.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use figures::canonical::sha256_hex;
use http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use pipeline::Refusal;
use url::Url;

use crate::compression::accepts;
use crate::docs;
use crate::envelope::Failure;
use crate::state::Edge;

/// The files with their names below `/`; each may have copies that end in `.br` and `.gz`.
static FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/console_files.rs"));

/// The HTML document of every page.
const DOCUMENT: &str = "/index.html";

/// The addresses of the pages.
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
struct EmbeddedFile {
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
    etag: String,
}

static BY_NAME: LazyLock<BTreeMap<&'static str, EmbeddedFile>> = LazyLock::new(|| {
    let find = |name: String| FILES.iter().find(|(known, _)| **known == name).map(|(_, bytes)| *bytes);
    let file = |name: &'static str, plain: &'static [u8]| EmbeddedFile {
        plain,
        brotli: find(format!("{name}.br")),
        gzip: find(format!("{name}.gz")),
        etag: format!("W/\"{}\"", &sha256_hex(plain)[..16]),
    };
    FILES
        .iter()
        .filter(|(name, _)| !name.ends_with(".br") && !name.ends_with(".gz"))
        .map(|(name, plain)| (*name, file(name, plain)))
        .collect()
});

/// The console, or a plain front page if the program was built without the console.
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
    // The document refers to the current assets, so a browser must revalidate it every time.
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(policy) = HeaderValue::from_str(&policy(&edge)) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    response
}

async fn file(request: Request) -> Response {
    let name = request.uri().path();
    let mut response = answer(name, request.headers());
    // The names of assets contain a digest of their content.
    let cache_control = if name.starts_with("/assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "public, max-age=86400"
    };
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
    response
}

/// The content security policy: run and show only our own files; call this service, its auth service and the issuer.
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

/// A file in the smallest encoding that the browser accepts, or a 304 if the browser has it.
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
    let (encoding, bytes) = choose_encoding(file, headers);
    let mut response = if text(IF_NONE_MATCH).split(',').any(|tag| tag.trim() == file.etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, HeaderValue::from_static(content_type(name)))], bytes).into_response()
    };
    let set = response.headers_mut();
    if let (Some(encoding), true) = (encoding, set.contains_key(CONTENT_TYPE)) {
        set.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    set.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(etag) = HeaderValue::from_str(&file.etag) {
        set.insert(ETAG, etag);
    }
    response
}

fn choose_encoding(file: &EmbeddedFile, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    match (file.brotli, file.gzip) {
        (Some(bytes), _) if accepts(headers, "br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts(headers, "gzip") => (Some("gzip"), bytes),
        _ => (None, file.plain),
    }
}

fn content_type(name: &str) -> &'static str {
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
    use http::header::ACCEPT_ENCODING;

    use super::*;

    #[test]
    fn the_smallest_form_that_is_taken_is_sent() {
        let file = EmbeddedFile {
            plain: b"plain",
            brotli: Some(b"br"),
            gzip: Some(b"gz"),
            etag: String::new(),
        };
        let choose = |accepted: &'static str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            choose_encoding(&file, &headers)
        };
        assert_eq!(choose("gzip, deflate, br").0, Some("br"));
        assert_eq!(choose("gzip;q=0.8, br;q=0").0, Some("gzip"));
        assert_eq!(choose("brotli"), (None, file.plain));
        assert_eq!(choose(""), (None, file.plain));
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
