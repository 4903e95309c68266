//! The bounds of everything a caller sends. Lengths count Unicode scalar values.
//!
//! The bounds are written down only here: the checks and the API description both use these constants. Where a schema
//! attribute must repeat a number as a literal, a test compares the two.

/// The longest key of a JSON object.
pub const JSON_KEY_MAX: usize = 200;
/// The largest body, in bytes.
pub const BODY_BYTES_MAX: usize = 1024 * 1024;
/// The largest body that submits a question, in bytes: room for the longest `input` with every character escaped
/// (`\ud83d\ude42` takes twelve bytes).
pub const BRIEF_REQUEST_BYTES_MAX: usize = 256 * 1024;
/// The most values of a JSON body: texts, numbers, lists, objects and so on, however deep.
pub const JSON_VALUES_MAX: usize = 80_000;
/// As many values as this an object counts, because it takes that many times the memory of a number.
pub const JSON_OBJECT_VALUES: usize = 4;
/// The longest id in a path.
pub const ID_MAX: usize = 200;

/// The shortest `input`.
pub const INPUT_MIN: usize = 1;
/// The longest `input`.
pub const INPUT_MAX: usize = 20_000;
/// The codes that `language` may have: the languages that ship.
pub const LANGUAGES: &[&str] = &[
    "ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "vi", "zh",
];
/// The fewest answers in one submit.
pub const ANSWERS_MIN: usize = 1;
/// The most answers in one submit.
pub const ANSWERS_MAX: usize = 50;
/// The most characters of all answers to one brief together, in all rounds.
pub const ANSWERS_TEXT_MAX: usize = 40_000;
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
/// The longest text field of a posted brief.
pub const BRIEF_TEXT_MAX: usize = 20_000;
/// The most entries in a list of a posted brief that has no bound of its own.
pub const BRIEF_LIST_MAX: usize = 50;
/// The most instruments in a posted brief.
pub const BRIEF_INSTRUMENTS_MAX: usize = 20;
/// The most positions in a posted brief.
pub const BRIEF_POSITIONS_MAX: usize = 200;
/// The largest posted brief as compact JSON, in bytes. Parts that are unchanged from the session's own brief
/// do not count.
pub const BRIEF_BYTES_MAX: usize = 256 * 1024;
/// The shortest `session_id`.
pub const SESSION_ID_MIN: usize = 1;
/// The longest `session_id` of a review.
pub const REVIEW_SESSION_ID_MAX: usize = 200;
/// The longest `task_id` of a review.
pub const REVIEW_TASK_ID_MAX: usize = 200;
/// The most reviews that one person has of one response: one of the whole response, and one for each of its tasks.
pub const REVIEWS_MAX: i64 = 100;
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
/// The longest `expires_at` of a key: nine decimals of a second and an offset.
pub const EXPIRES_AT_MAX: usize = 35;
/// The longest search for an instrument.
pub const INSTRUMENT_QUERY_MAX: usize = 100;
/// The longest symbol of an instrument in a path.
pub const SYMBOL_MAX: usize = 50;
