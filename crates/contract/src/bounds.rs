//! The bounds of requests. Lengths count Unicode scalar values.
//!
//! The schema attributes repeat these numbers as literals; a test holds the two together.

/// The shortest `input`.
pub const INPUT_MIN: usize = 1;
/// The longest `input`.
pub const INPUT_MAX: usize = 20_000;
/// The fewest answers in one submit.
pub const ANSWERS_MIN: usize = 1;
/// The shortest `question_id`.
pub const QUESTION_ID_MIN: usize = 1;
/// The longest `question_id`.
pub const QUESTION_ID_MAX: usize = 200;
/// The most options in one answer.
pub const SELECTED_OPTIONS_MAX: usize = 50;
/// The longest option.
pub const SELECTED_OPTION_MAX: usize = 4_000;
/// The longest `custom_answer`.
pub const CUSTOM_ANSWER_MAX: usize = 4_000;
/// The shortest `session_id`.
pub const SESSION_ID_MIN: usize = 1;
/// The longest `session_id` of a review.
pub const REVIEW_SESSION_ID_MAX: usize = 200;
/// The longest `task_id` of a review.
pub const REVIEW_TASK_ID_MAX: usize = 200;
/// The lowest rating of a review.
pub const RATING_MIN: i64 = 1;
/// The highest rating of a review.
pub const RATING_MAX: i64 = 5;
/// The longest comment of a feedback or a review.
pub const COMMENT_MAX: usize = 2_000;
/// The shortest name of a key.
pub const KEY_NAME_MIN: usize = 1;
/// The longest name of a key.
pub const KEY_NAME_MAX: usize = 100;
/// The shortest password.
pub const PASSWORD_MIN: usize = 8;
/// The longest password.
pub const PASSWORD_MAX: usize = 200;
/// The fewest scopes of a key.
pub const SCOPES_MIN: usize = 1;
/// The most scopes of a key: all there are.
pub const SCOPES_MAX: usize = 3;
