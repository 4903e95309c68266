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
    assert_eq!(bound::<SubmitAnswersRequest>("answers", "maxItems"), ANSWERS_MAX);
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
    assert_eq!(bound::<CreateOrchestrationRequest>("session_id", "maxLength"), ID_MAX);
    assert_eq!(bound::<CreateKeyRequest>("expires_at", "maxLength"), EXPIRES_AT_MAX);
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
fn every_known_key_of_a_posted_brief_shows_its_bound() {
    let posted = schema::<CreateOrchestrationRequest>()["properties"]["brief"].clone();
    let known = schema::<MasterInvestmentBrief>();
    let parts = known["allOf"].as_array().cloned().unwrap_or_else(|| vec![known]);
    let mut names: Vec<String> = Vec::new();
    for part in &parts {
        names.extend(
            part["properties"]
                .as_object()
                .into_iter()
                .flat_map(|map| map.keys().cloned()),
        );
    }
    assert!(names.len() >= 15, "{names:?}");
    for name in &names {
        let shown = &posted["properties"][name];
        let bounded = shown["maxLength"].is_number() || shown["maxItems"].is_number() || shown["type"] == "object";
        assert!(bounded, "{name}: {shown}");
    }
    let inside = |path: &str| {
        posted
            .pointer(path)
            .cloned()
            .unwrap_or_else(|| panic!("{path}: {posted}"))
    };
    for (path, bound) in [
        ("/properties/question/maxLength", BRIEF_TEXT_MAX),
        ("/properties/constraints/maxItems", BRIEF_LIST_MAX),
        ("/properties/constraints/items/maxLength", BRIEF_TEXT_MAX),
        (
            "/properties/subject/properties/instruments/maxItems",
            BRIEF_INSTRUMENTS_MAX,
        ),
        (
            "/properties/subject/properties/instruments/items/properties/symbol/maxLength",
            BRIEF_TEXT_MAX,
        ),
        (
            "/properties/holdings/properties/positions/maxItems",
            BRIEF_POSITIONS_MAX,
        ),
        ("/properties/clarifications/maxItems", BRIEF_LIST_MAX),
        ("/propertyNames/maxLength", JSON_KEY_MAX),
    ] {
        assert_eq!(inside(path), json!(bound), "{path}");
    }
    assert_eq!(posted["additionalProperties"], json!(true));
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
