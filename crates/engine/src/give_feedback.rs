//! Use case: a person rates the debrief of a session of theirs.

use pipeline::ports::store::Mutation;
use pipeline::review::{Comment, Feedback};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;

impl Engine {
    /// Stores the rating; it replaces an earlier one.
    pub async fn put_feedback(
        &self,
        caller: &Caller,
        session_id: &str,
        rating: String,
        comment: Option<String>,
    ) -> Outcome<Feedback> {
        self.check_owner(&caller.owner, session_id).await?;
        let now = self.now();
        let feedback = Feedback {
            owner: caller.owner.clone(),
            session_id: session_id.to_owned(),
            rating,
            comment: comment.map(Comment),
            updated_at: now,
        };
        let mut batch = caller.opening_writes(now);
        batch.push(Mutation::PutFeedback(feedback.clone()));
        self.or_refusal(self.store().commit(batch).await)?;
        Ok(feedback)
    }

    /// The caller's rating; a refusal if there is none.
    pub async fn feedback(&self, owner: &str, session_id: &str) -> Outcome<Feedback> {
        let feedback = self.or_refusal(self.store().feedback(owner, session_id).await)?;
        feedback.ok_or_else(Refusal::not_found)
    }

    /// Deletes the rating. Succeeds also if there is none.
    pub async fn delete_feedback(&self, caller: &Caller, session_id: &str) -> Outcome<()> {
        self.check_owner(&caller.owner, session_id).await?;
        let mut batch = caller.opening_writes(self.now());
        batch.push(Mutation::DeleteFeedback {
            owner: caller.owner.clone(),
            session_id: session_id.to_owned(),
        });
        self.or_refusal(self.store().commit(batch).await)
    }
}
