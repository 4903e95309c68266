//! The description and its reader, without network.

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
use crate::headers::of_page;
use crate::state::Edge;

/// `/openapi.json` and `/docs`.
pub(crate) fn router() -> Router<Arc<Edge>> {
    description_router()
        .route("/docs", get(reader))
        .route("/docs/{*file}", get(asset))
}

/// `/openapi.json` alone.
pub(crate) fn description_router() -> Router<Arc<Edge>> {
    Router::new().route("/openapi.json", get(openapi))
}

/// A page of ours with its policy.
type Page = ([(HeaderName, HeaderValue); 1], Html<&'static str>);

const FRONT: &str = include_str!("pages/front.html");
const READER: &str = include_str!("pages/docs.html");

/// The front page of a binary that was built without the console.
pub(crate) async fn front() -> Page {
    static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| of_page(FRONT, "; form-action 'none'"));
    ([(CONTENT_SECURITY_POLICY, POLICY.clone())], Html(FRONT))
}

/// Made when somebody first asks: it takes long enough to hold others up if it were made for every request.
async fn openapi(State(edge): State<Arc<Edge>>) -> Response {
    let made = || Bytes::from(description::of(edge.routes()).to_string());
    let text = edge.description.get_or_init(made).clone();
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// The page itself is served without a redirect; its files are below.
async fn reader() -> Page {
    // It reads the description, tries requests out, and has its icons in its style.
    static POLICY: LazyLock<HeaderValue> =
        LazyLock::new(|| of_page(READER, "; form-action 'none'; connect-src 'self'; img-src data:"));
    ([(CONTENT_SECURITY_POLICY, POLICY.clone())], Html(READER))
}

/// The style and the program of the reader, unpacked when somebody first opens it.
static STYLE: LazyLock<Option<Bytes>> = LazyLock::new(|| unpacked("swagger-ui.css"));
static PROGRAM: LazyLock<Option<Bytes>> = LazyLock::new(|| unpacked("swagger-ui-bundle.js"));

/// A file of the archive that ships.
fn unpacked(name: &str) -> Option<Bytes> {
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
        "/docs/swagger-ui.css" => ("text/css", STYLE.clone()),
        "/docs/swagger-ui-bundle.js" => ("text/javascript", PROGRAM.clone()),
        _ => ("", None),
    };
    match found {
        Some(bytes) => ([(CONTENT_TYPE, HeaderValue::from_static(kind))], bytes).into_response(),
        None => Failure(Refusal::NotFound("There is no such address.".to_owned())).into_response(),
    }
}
