//! A person reviews one answer of a session of theirs.

use pipeline::ports::store::Mutation;
use pipeline::review::{Comment, Review, ReviewKey};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;

impl Engine {
    /// Inserts the review, or replaces the one there is.
    pub async fn write_review(
        &self,
        caller: &Caller,
        key: ReviewKey,
        rating: i64,
        comment: Option<String>,
    ) -> Outcome<Review> {
        self.session(&caller.owner, &key.session_id).await?;
        let now = self.now();
        let mut batch = caller.opening(now);
        batch.push(Mutation::PutReview(Review {
            owner: caller.owner.clone(),
            key: key.clone(),
            rating,
            comment: comment.map(Comment),
            created_at: now,
            updated_at: now,
        }));
        self.found(self.store().commit(batch).await)?;
        self.review(caller, &key).await
    }

    /// The caller's own review.
    pub async fn review(&self, caller: &Caller, key: &ReviewKey) -> Outcome<Review> {
        self.found(self.store().review(&caller.owner, key).await)?
            .ok_or_else(Refusal::missing)
    }
}
