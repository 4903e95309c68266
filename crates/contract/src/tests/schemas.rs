//! The description says what the code does.

use serde_json::{Value, json};
use utoipa::PartialSchema;

use crate::bounds::*;
use crate::*;

fn schema<T: PartialSchema>() -> Value {
    serde_json::to_value(T::schema()).unwrap()
}

fn bound<T: PartialSchema>(field: &str, name: &str) -> usize {
    let schema = schema::<T>();
    let value = &schema["properties"][field][name];
    usize::try_from(value.as_f64().unwrap_or_else(|| panic!("{field}.{name}: {schema}")) as i64).unwrap()
}

#[test]
fn the_schema_has_the_bounds_of_the_validators() {
    assert_eq!(bound::<CreateBriefRequest>("input", "minLength"), INPUT_MIN);
    assert_eq!(bound::<CreateBriefRequest>("input", "maxLength"), INPUT_MAX);
    assert_eq!(bound::<SubmitAnswersRequest>("answers", "minItems"), ANSWERS_MIN);
    assert_eq!(bound::<AnswerInput>("question_id", "minLength"), QUESTION_ID_MIN);
    assert_eq!(bound::<AnswerInput>("question_id", "maxLength"), QUESTION_ID_MAX);
    assert_eq!(
        bound::<AnswerInput>("selected_options", "maxItems"),
        SELECTED_OPTIONS_MAX
    );
    assert_eq!(bound::<AnswerInput>("custom_answer", "maxLength"), CUSTOM_ANSWER_MAX);
    assert_eq!(
        bound::<CreateOrchestrationRequest>("session_id", "minLength"),
        SESSION_ID_MIN
    );
    assert_eq!(bound::<FeedbackRequest>("comment", "maxLength"), COMMENT_MAX);
    assert_eq!(bound::<ReviewRequest>("session_id", "minLength"), SESSION_ID_MIN);
    assert_eq!(bound::<ReviewRequest>("session_id", "maxLength"), REVIEW_SESSION_ID_MAX);
    assert_eq!(bound::<ReviewRequest>("task_id", "maxLength"), REVIEW_TASK_ID_MAX);
    assert_eq!(bound::<ReviewRequest>("rating", "minimum"), RATING_MIN as usize);
    assert_eq!(bound::<ReviewRequest>("rating", "maximum"), RATING_MAX as usize);
    assert_eq!(bound::<ReviewRequest>("comment", "maxLength"), COMMENT_MAX);
    assert_eq!(bound::<CreateKeyRequest>("name", "minLength"), KEY_NAME_MIN);
    assert_eq!(bound::<CreateKeyRequest>("name", "maxLength"), KEY_NAME_MAX);
    assert_eq!(bound::<CreateKeyRequest>("scopes", "minItems"), SCOPES_MIN);
    assert_eq!(bound::<CreateKeyRequest>("scopes", "maxItems"), SCOPES_MAX);
    assert_eq!(bound::<UpdateKeyRequest>("name", "maxLength"), KEY_NAME_MAX);
    assert_eq!(bound::<UpdateKeyRequest>("scopes", "maxItems"), SCOPES_MAX);
    assert_eq!(
        bound::<ChangePasswordRequest>("current_password", "maxLength"),
        PASSWORD_MAX
    );
    assert_eq!(
        bound::<ChangePasswordRequest>("new_password", "minLength"),
        PASSWORD_MIN
    );
    assert_eq!(
        bound::<ChangePasswordRequest>("new_password", "maxLength"),
        PASSWORD_MAX
    );
}

#[test]
fn the_schema_says_what_is_required_null_or_unknown() {
    assert_eq!(schema::<AnswerInput>()["required"], json!(["question_id"]));
    let nullable = json!(["string", "null"]);
    assert_eq!(schema::<AnswerInput>()["properties"]["custom_answer"]["type"], nullable);
    assert_eq!(schema::<ReviewRequest>()["properties"]["task_id"]["type"], nullable);
    assert_eq!(schema::<ReviewRequest>()["additionalProperties"], json!(false));
    assert_eq!(schema::<CreateKeyRequest>()["additionalProperties"], json!(false));
    assert_eq!(
        schema::<CreateKeyRequest>()["properties"]["expires_at"]["type"],
        json!("string")
    );
    assert_eq!(
        schema::<CreateKeyRequest>()["properties"]["scopes"]["uniqueItems"],
        json!(true)
    );
    assert_eq!(schema::<CreateBriefRequest>().get("additionalProperties"), None);
    assert_eq!(schema::<UpdateKeyRequest>().get("required"), None);
    let brief = &schema::<BriefResponse>()["required"];
    for name in ["session_id", "status", "disclosure", "round"] {
        assert!(brief.as_array().unwrap().contains(&json!(name)), "{name}");
    }
    assert!(!brief.as_array().unwrap().contains(&json!("brief")));
}

#[test]
fn open_sets_have_no_enum_and_times_have_their_format() {
    for schema in [
        schema::<BriefResponse>(),
        schema::<OrchestrationResponse>(),
        schema::<ExecutionResponse>(),
        schema::<SessionEntry>(),
    ] {
        assert_eq!(schema["properties"]["status"]["type"], json!("string"));
        assert_eq!(schema["properties"]["status"].get("enum"), None);
    }
    assert_eq!(schema::<TranscriptEntry>()["properties"]["kind"].get("enum"), None);
    assert_eq!(
        schema::<TranscriptEntry>()["properties"]["at"]["format"],
        json!("date-time")
    );
    // A field with a default would show an empty one in the description.
    assert!(!schema::<BriefResponse>().to_string().contains("\"default\""));
    let finished = &schema::<ExecutionResponse>()["properties"]["finished_at"];
    assert_eq!(
        (&finished["type"], &finished["format"]),
        (&json!("string"), &json!("date-time"))
    );
}
