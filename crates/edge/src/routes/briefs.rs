//! Submitting questions and answers, and reading briefs.

use std::sync::Arc;

use axum::extract::State;
use contract::bounds::ANSWERS_TEXT_MAX;
use contract::{BriefResponse, CreateBriefRequest, SubmitAnswersRequest};
use languages::language::{Language, LanguageWish};
use pipeline::brief::Answer as GivenAnswer;

use crate::access::{CanRead, CanWrite};
use crate::answer::{HandlerResult, IdempotentResponse};
use crate::disclosed::Disclosed;
use crate::extract::PathId;
use crate::state::Edge;
use crate::submit::{Submit, to_the_end};
use crate::wire;

/// Submits a question and starts a session.
pub(crate) async fn create_brief(
    _caller: CanWrite,
    State(edge): State<Arc<Edge>>,
    submit: Submit<CreateBriefRequest>,
) -> HandlerResult<IdempotentResponse<BriefResponse>> {
    let engine = edge.engine.clone();
    // What was read of the body is small: nobody waits for the place of its source any longer.
    drop(submit.source);
    let wanted = LanguageWish {
        named: submit.body.language.as_deref().and_then(Language::known),
        accepted: submit.accepted,
    };
    let work = async move { engine.submit_brief(&submit.submission, submit.body.input, wanted).await };
    Ok(IdempotentResponse::of(
        &to_the_end(&edge, work).await?,
        wire::submitted_brief,
    ))
}

/// Answers the clarifying questions.
pub(crate) async fn submit_answers(
    _caller: CanWrite,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
    submit: Submit<SubmitAnswersRequest>,
) -> HandlerResult<IdempotentResponse<BriefResponse>> {
    let engine = edge.engine.clone();
    drop(submit.source);
    let answers: Vec<GivenAnswer> = submit
        .body
        .answers
        .into_iter()
        .map(|answer| GivenAnswer {
            question_id: answer.question_id,
            selected_options: answer.selected_options,
            custom_answer: answer.custom_answer,
        })
        .collect();
    let submission = submit.submission;
    let work = async move {
        engine
            .answer_questions(&submission, &session_id, &answers, ANSWERS_TEXT_MAX)
            .await
    };
    Ok(IdempotentResponse::of(
        &to_the_end(&edge, work).await?,
        wire::submitted_brief,
    ))
}

/// The session and its brief.
pub(crate) async fn get_brief(
    caller: CanRead,
    PathId(session_id): PathId,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Disclosed<BriefResponse>> {
    Ok(wire::read_brief(
        &edge.engine.session(&caller.owner, &session_id).await?,
    ))
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn the_languages_of_the_contract_are_those_that_ship() {
        assert_eq!(contract::bounds::LANGUAGES, Language::ALL.map(Language::code));
    }
}
