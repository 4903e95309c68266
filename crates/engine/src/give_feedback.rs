//! A person rates the debrief of a session of theirs.

use pipeline::ports::store::Mutation;
use pipeline::review::{Comment, Feedback};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;

impl Engine {
    /// Records the rating, over an earlier one.
    pub async fn put_feedback(
        &self,
        caller: &Caller,
        session_id: &str,
        rating: String,
        comment: Option<String>,
    ) -> Outcome<Feedback> {
        self.session(&caller.owner, session_id).await?;
        let now = self.now();
        let feedback = Feedback {
            owner: caller.owner.clone(),
            session_id: session_id.to_owned(),
            rating,
            comment: comment.map(Comment),
            updated_at: now,
        };
        let mut batch = caller.opening(now);
        batch.push(Mutation::PutFeedback(feedback.clone()));
        self.found(self.store().commit(batch).await)?;
        Ok(feedback)
    }

    /// The rating, where there is one.
    pub async fn feedback(&self, owner: &str, session_id: &str) -> Outcome<Feedback> {
        let feedback = self.found(self.store().feedback(owner, session_id).await)?;
        feedback.ok_or_else(Refusal::missing)
    }

    /// Clears the rating; there need not be one.
    pub async fn delete_feedback(&self, caller: &Caller, session_id: &str) -> Outcome<()> {
        self.session(&caller.owner, session_id).await?;
        let mut batch = caller.opening(self.now());
        batch.push(Mutation::DeleteFeedback {
            owner: caller.owner.clone(),
            session_id: session_id.to_owned(),
        });
        self.found(self.store().commit(batch).await)
    }
}
