//! Use case: a caller answers the clarifying questions of a brief.

use std::sync::Arc;

use pipeline::brief::Answer;
use pipeline::ports::store::Mutation;
use pipeline::session::Session;
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::store_refusal;
use crate::reading::PendingBrief;
use crate::submission::{Submission, Submitted};
use crate::submit_brief::put_brief;

impl Engine {
    /// Adds the answers to the brief; the outcome is more questions or the brief. Of two concurrent submits one wins.
    /// The answers of all rounds together have at most `max_chars` characters.
    pub async fn answer_questions(
        self: &Arc<Self>,
        submission: &Submission,
        session_id: &str,
        answers: &[Answer],
        max_chars: usize,
    ) -> Outcome<Submitted<Session>> {
        self.run_once(submission, async |slot| {
            let now = self.now();
            let mut session = self
                .store()
                .session(&submission.caller.owner, session_id)
                .await
                .map_err(|error| store_refusal(error, now))?
                .ok_or_else(Refusal::not_found)?;
            let answered = session.brief.with_answers(answers, max_chars)?;
            let before = std::mem::replace(&mut session.brief, answered);
            session.version += 1;
            session.updated_at = now;
            if !session.brief.must_ask_again() {
                let pending = PendingBrief {
                    session,
                    before: Some(before),
                };
                return Box::pin(self.triage_and_commit(&submission.caller, &slot, pending)).await;
            }
            session.brief = session.brief.ask_again();
            let mut batch = self.kickoff(&submission.caller, now);
            batch.push(Mutation::UpdateSession(Box::new(session.clone())));
            batch.push(put_brief(&session)?);
            slot.put(&mut batch, &session)?;
            self.store()
                .commit(batch)
                .await
                .map_err(|error| store_refusal(error, now))?;
            Ok(session)
        })
        .await
    }
}
