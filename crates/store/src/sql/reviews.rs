//! Feedback and reviews.

use pipeline::ports::store::Guard;
use pipeline::review::{Feedback, Review, ReviewKey};

use super::{Query, Write, params, statements};

statements! {
    PUT_FEEDBACK = "insert into feedback (owner, session_id, rating, comment, updated_at) values ($1, $2, $3, $4, $5) \
        on conflict (owner, session_id) do update set rating = excluded.rating, comment = excluded.comment, \
        updated_at = excluded.updated_at";
    DELETE_FEEDBACK = "delete from feedback where owner = $1 and session_id = $2";
    FEEDBACK = "select owner, session_id, rating, comment, updated_at from feedback \
        where owner = $1 and session_id = $2";
    /// Touches no row if the review is new and the response has as many as allowed.
    PUT_REVIEW = "insert into reviews \
        (owner, response_type, session_id, task_id, rating, comment, created_at, updated_at) \
        select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as bigint), \
        cast($6 as text), cast($7 as bigint), cast($8 as bigint) \
        where exists (select 1 from reviews where owner = $1 and response_type = $2 and session_id = $3 \
        and task_id = $4) or (select count(*) from reviews where owner = $1 and response_type = $2 \
        and session_id = $3) < $9 on conflict (owner, response_type, session_id, task_id) \
        do update set rating = excluded.rating, comment = excluded.comment, updated_at = excluded.updated_at";
    REVIEW = "select owner, response_type, session_id, task_id, rating, comment, created_at, updated_at \
        from reviews where owner = $1 and response_type = $2 and session_id = $3 and task_id = $4";
}

pub(super) fn put_feedback(feedback: Feedback) -> Write {
    Write::unguarded(
        &PUT_FEEDBACK,
        params![
            feedback.owner,
            feedback.session_id,
            feedback.rating,
            feedback.comment.map(|comment| comment.0),
            feedback.updated_at,
        ],
    )
}

pub(super) fn delete_feedback(owner: String, session_id: String) -> Write {
    Write::unguarded(&DELETE_FEEDBACK, params![owner, session_id])
}

pub(crate) fn feedback(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &FEEDBACK,
        params: params![owner, session_id],
    }
}

pub(super) fn put_review(review: Review, most: i64) -> Write {
    Write::guarded(
        Guard::ReviewsLeft,
        &PUT_REVIEW,
        params![
            review.owner,
            review.key.response_type,
            review.key.session_id,
            review.key.task_id.unwrap_or_default(),
            review.rating,
            review.comment.map(|comment| comment.0),
            review.created_at,
            review.updated_at,
            most,
        ],
    )
}

pub(crate) fn review(owner: &str, key: &ReviewKey) -> Query {
    Query {
        sql: &REVIEW,
        params: params![
            owner,
            key.response_type.as_str(),
            key.session_id.as_str(),
            key.task_id.as_deref().unwrap_or_default(),
        ],
    }
}
