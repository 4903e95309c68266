//! The OpenAPI description, and Swagger UI served from the binary, so that neither needs the network.

use std::io::{Cursor, Read};
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue};
use pipeline::Refusal;
use utoipa_swagger_ui_vendored::SWAGGER_UI_VENDORED;

use crate::description;
use crate::envelope::Failure;
use crate::headers::page_policy;
use crate::state::Edge;

/// `/openapi.json` and `/docs`.
pub(crate) fn router() -> Router<Arc<Edge>> {
    description_router()
        .route("/docs", get(swagger_page))
        .route("/docs/{*file}", get(asset))
}

/// `/openapi.json` alone.
pub(crate) fn description_router() -> Router<Arc<Edge>> {
    Router::new().route("/openapi.json", get(openapi))
}

/// A page with its content security policy.
type Page = ([(HeaderName, HeaderValue); 1], Html<&'static str>);

const FRONT_PAGE: &str = include_str!("pages/front.html");
const SWAGGER_PAGE: &str = include_str!("pages/docs.html");

/// The front page of a binary that was built without the console.
pub(crate) async fn front() -> Page {
    static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| page_policy(FRONT_PAGE, "; form-action 'none'"));
    ([(CONTENT_SECURITY_POLICY, POLICY.clone())], Html(FRONT_PAGE))
}

/// Made on the first request and kept: making it for every request would delay other requests.
async fn openapi(State(edge): State<Arc<Edge>>) -> Response {
    let make = || Bytes::from(description::of(edge.routes()).to_string());
    let text = edge.description.get_or_init(make).clone();
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// The Swagger UI page, served without a redirect; its files are below `/docs/`.
async fn swagger_page() -> Page {
    // It fetches the description, sends requests, and has its icons as data URLs in its style sheet.
    static POLICY: LazyLock<HeaderValue> =
        LazyLock::new(|| page_policy(SWAGGER_PAGE, "; form-action 'none'; connect-src 'self'; img-src data:"));
    ([(CONTENT_SECURITY_POLICY, POLICY.clone())], Html(SWAGGER_PAGE))
}

/// The files of Swagger UI, unpacked on first use.
static SWAGGER_CSS: LazyLock<Option<Bytes>> = LazyLock::new(|| unpack("swagger-ui.css"));
static SWAGGER_JS: LazyLock<Option<Bytes>> = LazyLock::new(|| unpack("swagger-ui-bundle.js"));

/// A file of the Swagger UI archive in the binary.
fn unpack(name: &str) -> Option<Bytes> {
    let mut archive = zip::ZipArchive::new(Cursor::new(SWAGGER_UI_VENDORED)).ok()?;
    let end = format!("/dist/{name}");
    let path = archive
        .file_names()
        .filter_map(Result::ok)
        .find(|path| path.ends_with(&end))
        .map(std::borrow::Cow::into_owned)?;
    let mut bytes = Vec::new();
    archive.by_name(&path).ok()?.read_to_end(&mut bytes).ok()?;
    Some(Bytes::from(bytes))
}

async fn asset(request: Request) -> Response {
    let (kind, found) = match request.uri().path() {
        "/docs/swagger-ui.css" => ("text/css", SWAGGER_CSS.clone()),
        "/docs/swagger-ui-bundle.js" => ("text/javascript", SWAGGER_JS.clone()),
        _ => ("", None),
    };
    match found {
        Some(bytes) => ([(CONTENT_TYPE, HeaderValue::from_static(kind))], bytes).into_response(),
        None => Failure(Refusal::NotFound("There is no such address.".to_owned())).into_response(),
    }
}
