//! Use case: a person reviews one response of a session of theirs.

use pipeline::ports::store::Mutation;
use pipeline::review::{Comment, Review, ReviewKey};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;

impl Engine {
    /// Stores the review; it replaces an earlier one of the same response. A response has at most `most` reviews.
    pub async fn write_review(
        &self,
        caller: &Caller,
        key: ReviewKey,
        rating: i64,
        comment: Option<String>,
        most: i64,
    ) -> Outcome<Review> {
        self.check_owner(&caller.owner, &key.session_id).await?;
        let now = self.now();
        let mut batch = caller.opening_writes(now);
        let review = Review {
            owner: caller.owner.clone(),
            key: key.clone(),
            rating,
            comment: comment.map(Comment),
            created_at: now,
            updated_at: now,
        };
        batch.push(Mutation::PutReview { review, most });
        self.or_refusal(self.store().commit(batch).await)?;
        self.review(caller, &key).await
    }

    /// The caller's review of a response; a refusal if there is none.
    pub async fn review(&self, caller: &Caller, key: &ReviewKey) -> Outcome<Review> {
        self.or_refusal(self.store().review(&caller.owner, key).await)?
            .ok_or_else(Refusal::not_found)
    }
}
