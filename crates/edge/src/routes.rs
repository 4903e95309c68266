//! The routers: which handler each route of the table has, and the layers around all handlers.

mod account;
mod analyses;
mod briefs;
mod executions;
mod health;
mod instruments;
mod orchestrations;
mod record_keys;
mod reviews;
mod sessions;
mod summaries;
mod usage;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::MethodRouter;
use http::{HeaderName, HeaderValue, Method as HttpMethod, header};
use tower_http::cors::{AllowOrigin, CorsLayer};

use crate::auth::{account as sign_in, keys};
use crate::compression::compression_layer;
use crate::console;
use crate::docs;
use crate::request_middleware::{request_middleware, timeout_layer};
use crate::route_table::{Method, Operation};
use crate::state::Edge;

/// The router of the public edge.
pub fn edge_router(edge: &Arc<Edge>) -> Router {
    let table = table_router(edge).layer(from_fn_with_state(edge.clone(), compression_layer));
    with_common_layers(table.merge(docs::router()).merge(console::router()), edge)
}

/// A router over the listener's route table.
pub(crate) fn table_router(edge: &Arc<Edge>) -> Router<Arc<Edge>> {
    edge.routes().fold(Router::new(), |router, route| {
        router.route(route.path, handler(route.operation, route.method))
    })
}

/// Adds the layers that go around every route, outermost last.
pub(crate) fn with_common_layers(router: Router<Arc<Edge>>, edge: &Arc<Edge>) -> Router {
    let router = router.fallback(not_found).method_not_allowed_fallback(wrong_method);
    let router = match cors(&edge.settings.cors_origins) {
        Some(cors) => router
            .layer(from_fn_with_state(edge.clone(), timeout_layer))
            .layer(cors),
        None => router,
    };
    router
        .layer(from_fn_with_state(edge.clone(), request_middleware))
        .with_state(edge.clone())
}

fn handler(operation: Operation, method: Method) -> MethodRouter<Arc<Edge>> {
    use axum::routing::{MethodFilter, on};
    let filter = match method {
        Method::Get => MethodFilter::GET,
        Method::Post => MethodFilter::POST,
        Method::Put => MethodFilter::PUT,
        Method::Patch => MethodFilter::PATCH,
        Method::Delete => MethodFilter::DELETE,
    };
    match operation {
        Operation::GetHealth => on(filter, health::get_health),
        Operation::GetAuthConfig => on(filter, account::get_auth_config),
        Operation::GetMe => on(filter, account::get_me),
        Operation::DeleteMe => on(filter, account::delete_me),
        Operation::CreateBrief => on(filter, briefs::create_brief),
        Operation::ListSessions => on(filter, sessions::list_sessions),
        Operation::SubmitAnswers => on(filter, briefs::submit_answers),
        Operation::GetBrief => on(filter, briefs::get_brief),
        Operation::CreateOrchestration => on(filter, orchestrations::create_orchestration),
        Operation::GetOrchestration => on(filter, orchestrations::get_orchestration),
        Operation::ConveneCommittee => on(filter, orchestrations::convene_committee),
        Operation::GetExecution => on(filter, executions::get_execution),
        Operation::GetTranscript => on(filter, executions::get_transcript),
        Operation::GetAnalysis => on(filter, analyses::get_analysis),
        Operation::GetCharts => on(filter, analyses::get_charts),
        Operation::GetFigureRows => on(filter, analyses::get_figure_rows),
        Operation::GetSummary => on(filter, summaries::get_summary),
        Operation::GetAuditPdf => on(filter, summaries::get_audit_pdf),
        Operation::GetFeedback => on(filter, summaries::get_feedback),
        Operation::PutFeedback => on(filter, summaries::put_feedback),
        Operation::DeleteFeedback => on(filter, summaries::delete_feedback),
        Operation::UpsertReview => on(filter, reviews::upsert_review),
        Operation::GetReview => on(filter, reviews::get_review),
        Operation::FindInstruments => on(filter, instruments::find_instruments),
        Operation::GetInstrument => on(filter, instruments::get_instrument),
        Operation::GetUsage => on(filter, usage::get_usage),
        Operation::GetRecordKeys => on(filter, record_keys::get_record_keys),
        Operation::CreateKey => on(filter, keys::create_key),
        Operation::ListKeys => on(filter, keys::list_keys),
        Operation::GetKey => on(filter, keys::get_key),
        Operation::UpdateKey => on(filter, keys::update_key),
        Operation::RotateKey => on(filter, keys::rotate_key),
        Operation::RevokeKey => on(filter, keys::revoke_key),
        Operation::ChangePassword => on(filter, sign_in::change_password),
        Operation::SignOut => on(filter, sign_in::sign_out),
    }
}

async fn not_found() -> http::StatusCode {
    http::StatusCode::NOT_FOUND
}

async fn wrong_method() -> http::StatusCode {
    http::StatusCode::METHOD_NOT_ALLOWED
}

fn cors(origins: &[String]) -> Option<CorsLayer> {
    let origins: Vec<HeaderValue> = origins.iter().filter_map(|origin| origin.parse().ok()).collect();
    if origins.is_empty() {
        return None;
    }
    Some(
        CorsLayer::new()
            .allow_origin(AllowOrigin::list(origins))
            .allow_methods([
                HttpMethod::GET,
                HttpMethod::POST,
                HttpMethod::PUT,
                HttpMethod::PATCH,
                HttpMethod::DELETE,
            ])
            .allow_headers([
                header::AUTHORIZATION,
                header::CONTENT_TYPE,
                HeaderName::from_static("idempotency-key"),
            ])
            .expose_headers([
                HeaderName::from_static("x-request-id"),
                header::RETRY_AFTER,
                HeaderName::from_static("idempotency-replayed"),
                HeaderName::from_static("deprecation"),
                HeaderName::from_static("sunset"),
            ])
            .max_age(std::time::Duration::from_secs(600)),
    )
}
