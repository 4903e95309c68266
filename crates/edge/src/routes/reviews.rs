//! Reviews of single answers.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use contract::bounds::{REVIEW_TASK_ID_MAX, REVIEWS_MAX};
use contract::{ResponseType, ReviewRequest, ReviewResponse};
use http::StatusCode;
use http::request::Parts;
use pipeline::Refusal;
use pipeline::review::ReviewKey;

use crate::access::Person;
use crate::answer::{HandlerResult, Plain};
use crate::envelope::Failure;
use crate::extract::{PathId, json_body, path_parameter, query_parameter};
use crate::state::Edge;
use crate::wire;

/// Inserts the person's review, or replaces it.
pub(crate) async fn upsert_review(
    person: Person,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<Plain<ReviewResponse>> {
    let body: ReviewRequest = json_body(request, &edge).await?;
    let key = ReviewKey {
        response_type: body.response_type.name().to_owned(),
        session_id: body.session_id,
        task_id: body.task_id,
    };
    let review = edge
        .engine
        .write_review(&person, key, body.rating, body.comment, REVIEWS_MAX)
        .await?;
    Ok(Plain(StatusCode::OK, wire::review(&review)))
}

/// The person's own review.
pub(crate) async fn get_review(
    person: Person,
    ReviewPath(key): ReviewPath,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Plain<ReviewResponse>> {
    let review = edge.engine.review(&person, &key).await?;
    Ok(Plain(StatusCode::OK, wire::review(&review)))
}

/// The key of a review, from path and query.
pub(crate) struct ReviewPath(ReviewKey);

impl FromRequestParts<Arc<Edge>> for ReviewPath {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let PathId(session_id) = PathId::from_request_parts(parts, edge).await?;
        let response_type = path_parameter(parts, edge, &["response_type"])
            .await
            .and_then(|name| ResponseType::from_name(&name))
            .ok_or_else(|| Refusal::field("response_type", "must be one of brief, committee, debrief"))?;
        let task_id = query_parameter(parts, "task_id")?;
        let fits = |id: &String| id.chars().count() <= REVIEW_TASK_ID_MAX && !id.contains('\0');
        if !task_id.as_ref().is_none_or(fits) {
            return Err(Refusal::field(
                "task_id",
                format!("must be at most {REVIEW_TASK_ID_MAX} characters, without U+0000"),
            )
            .into());
        }
        Ok(Self(ReviewKey {
            response_type: response_type.name().to_owned(),
            session_id,
            task_id,
        }))
    }
}
