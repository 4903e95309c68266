//! The description and its reader, without network.

use std::io::{Cursor, Read};
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use engine::pipeline::Refusal;
use http::header::{CONTENT_TYPE, HeaderValue};
use utoipa_swagger_ui_vendored::SWAGGER_UI_VENDORED;

use crate::description;
use crate::envelope::Failure;
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

/// The front page of a binary that was built without the console.
pub(crate) async fn front() -> Html<&'static str> {
    Html(include_str!("pages/front.html"))
}

async fn openapi(State(edge): State<Arc<Edge>>) -> Response {
    let text = description::of(edge.routes()).to_string();
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}

/// The page itself is served without a redirect; its files are below.
async fn reader() -> Html<&'static str> {
    Html(include_str!("pages/docs.html"))
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
