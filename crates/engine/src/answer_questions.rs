//! Answers to the clarifying questions come in.

use pipeline::brief::Answer;
use pipeline::idempotency::StoredAnswer;
use pipeline::ports::store::Mutation;
use pipeline::session::Session;
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::refused;
use crate::reasoning::record;
use crate::submission::{Submission, Submitted};
use crate::submit_brief::{put_brief, title};

impl Engine {
    /// Takes answers in: another round, or the brief. Two submits at once: one wins.
    pub async fn answer_questions(
        &self,
        submission: &Submission,
        session_id: &str,
        answers: &[Answer],
        render: fn(&Session) -> String,
    ) -> Outcome<Submitted> {
        self.once(submission, async |seal| {
            let now = self.now();
            let mut session = self
                .store()
                .session(&submission.caller.owner, session_id)
                .await
                .map_err(|error| refused(error, now))?
                .ok_or_else(Refusal::missing)?;
            let answered = session.brief.with_answers(answers)?;
            session.version += 1;
            let mut asked = None;
            session.brief = if answered.must_ask_again() {
                answered.ask_again()
            } else {
                let (triage, step) = self.triage(&session, &answered.clarifications, now).await?;
                asked = Some(record(session_id, step));
                answered.settle(triage)
            };
            session.updated_at = now;
            session.title = title(&session);

            let answer = StoredAnswer {
                status: 200,
                body: render(&session),
            };
            let mut batch = self.kickoff(&submission.caller, now);
            batch.push(Mutation::UpdateSession(Box::new(session.clone())));
            batch.push(put_brief(&session)?);
            batch.0.extend(asked);
            seal.put(&mut batch, &answer);
            self.store().commit(batch).await.map_err(|error| refused(error, now))?;
            Ok(answer)
        })
        .await
    }
}
