//! The description and its reader, without network.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use engine::pipeline::Refusal;
use http::header::{CONTENT_TYPE, HeaderValue};
use utoipa_swagger_ui::Config;

use crate::description;
use crate::envelope::Failure;
use crate::state::Edge;

/// `/openapi.json`, `/docs` and the front page.
pub(crate) fn router() -> Router<Arc<Edge>> {
    description_router()
        .route("/", get(front))
        .route("/docs", get(reader))
        .route("/docs/{*file}", get(asset))
}

/// `/openapi.json` alone.
pub(crate) fn description_router() -> Router<Arc<Edge>> {
    Router::new().route("/openapi.json", get(openapi))
}

async fn front() -> Html<&'static str> {
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

async fn asset(request: Request) -> Response {
    let file = request.uri().path().trim_start_matches("/docs/").to_owned();
    let config = Arc::new(Config::from("/openapi.json"));
    match utoipa_swagger_ui::serve(&file, config) {
        Ok(Some(found)) => ([(CONTENT_TYPE, found.content_type)], found.bytes.to_vec()).into_response(),
        _ => Failure(Refusal::NotFound("There is no such address.".to_owned())).into_response(),
    }
}
