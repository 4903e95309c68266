//! What is read, what is refused, and by which name.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::*;

fn refused<T: serde::de::DeserializeOwned + Validate + std::fmt::Debug>(value: Value) -> String {
    read_value::<T>(&value).unwrap_err().to_string()
}

#[test]
fn the_body_itself() {
    for (body, start) in [
        (&b""[..], "body: must not be empty"),
        (b" \n", "body: must not be empty"),
        (b"{", "body: is not JSON"),
        (b"\xff", "body: is not JSON"),
        (b"{\"input\":\"\xff\"}", "body: is not JSON"),
        (b"[]", "body: must be a JSON object"),
        (b"\"x\"", "body: must be a JSON object"),
        (b"{}", "input: is required"),
        (b"{\"input\":null}", "input: must be a string, not null"),
        (b"{\"input\":\"\\u0000\"}", "input: must not contain U+0000"),
    ] {
        let error = read::<CreateBriefRequest>(body).unwrap_err().to_string();
        assert!(error.starts_with(start), "{error}");
    }
    assert_eq!(read::<CreateBriefRequest>(b"{\"input\":\" \"}").unwrap().input, " ");
}

#[test]
fn a_wrong_type_is_named() {
    assert_eq!(
        refused::<CreateBriefRequest>(json!({"input": 3})),
        "input: must be a string, not an integer"
    );
    assert_eq!(
        refused::<SubmitAnswersRequest>(json!({"answers": [{"question_id": "q"}, 3]})),
        "answers[1]: must be an object, not an integer"
    );
    assert_eq!(
        refused::<SubmitAnswersRequest>(json!({"answers": {"a": 1}})),
        "answers: must be a list, not an object"
    );
    assert_eq!(
        refused::<SubmitAnswersRequest>(json!({"answers": [{"selected_options": []}]})),
        "answers[0].question_id: is required"
    );
    assert_eq!(
        refused::<SubmitAnswersRequest>(json!({"answers": [{"question_id": "q", "selected_options": ["a", 1]}]})),
        "answers[0].selected_options[1]: must be a string, not an integer"
    );
    assert_eq!(
        refused::<SubmitAnswersRequest>(json!({"answers": [{"question_id": "q", "selected_options": null}]})),
        "answers[0].selected_options: must be a list, not null"
    );
    assert_eq!(
        refused::<CreateOrchestrationRequest>(json!({"session_id": "s", "brief": []})),
        "brief: must be an object, not a list"
    );
    assert_eq!(
        refused::<CreateOrchestrationRequest>(json!({"session_id": "s", "brief": null})),
        "brief: must be an object, not null"
    );
    assert_eq!(
        refused::<SubmitAnswersRequest>(json!({"answers": [["q", ["a"], null]]})),
        "answers[0]: must be an object, not a list"
    );
    assert_eq!(
        refused::<FeedbackRequest>(json!({"rating": "meh"})),
        "rating: must be one of like, dislike"
    );
    assert_eq!(
        refused::<FeedbackRequest>(json!({"rating": 1})),
        "rating: must be one of like, dislike"
    );
    let review = |rating: Value| {
        refused::<ReviewRequest>(json!({"response_type": "brief", "session_id": "s", "rating": rating}))
    };
    assert_eq!(review(json!("5")), "rating: must be an integer, not a string");
    assert_eq!(review(json!(4.5)), "rating: must be an integer, not a fraction");
    assert_eq!(review(json!(u64::MAX)), "rating: must be an integer in range");
    assert_eq!(review(json!(6)), "rating: must be from 1 to 5");
    assert_eq!(review(json!(6.0)), "rating: must be from 1 to 5");
    assert_eq!(review(json!(1e300)), "rating: must be an integer, not a fraction");
    assert_eq!(
        refused::<CreateKeyRequest>(json!({"name": "n", "scopes": ["pipeline:all"]})),
        "scopes[0]: must be one of pipeline:read, pipeline:write, pipeline:findings"
    );
}

#[test]
fn unknown_properties() {
    read_value::<CreateBriefRequest>(&json!({"input": "x", "more": 1})).unwrap();
    read_value::<SubmitAnswersRequest>(
        &json!({"answers": [{"question_id": "q", "custom_answer": "x", "m": 1}], "m": 1}),
    )
    .unwrap();
    read_value::<CreateOrchestrationRequest>(&json!({"session_id": "s", "brief": {}, "more": 1})).unwrap();
    read_value::<FeedbackRequest>(&json!({"rating": "like", "more": 1})).unwrap();
    assert_eq!(
        refused::<ReviewRequest>(json!({"response_type": "brief", "session_id": "s", "rating": 1, "more": 1})),
        "more: is not a known property"
    );
    assert_eq!(
        refused::<CreateKeyRequest>(json!({"name": "n", "scopes": ["pipeline:read"], "key": 1})),
        "key: is not a known property"
    );
    assert_eq!(
        refused::<UpdateKeyRequest>(json!({"status": "revoked"})),
        "status: is not a known property"
    );
}

#[test]
fn null_where_the_contract_allows_it_and_nowhere_else() {
    let answers = json!({"answers": [{"question_id": "q", "selected_options": ["a"], "custom_answer": null}]});
    read_value::<SubmitAnswersRequest>(&answers).unwrap();
    read_value::<FeedbackRequest>(&json!({"rating": "dislike", "comment": null})).unwrap();
    let review =
        json!({"response_type": "committee", "session_id": "s", "rating": 1, "task_id": null, "comment": null});
    assert_eq!(read_value::<ReviewRequest>(&review).unwrap().task_id, None);
    read_value::<UpdateKeyRequest>(&json!({})).unwrap();
    assert_eq!(
        refused::<UpdateKeyRequest>(json!({"name": null})),
        "name: must be a string, not null"
    );
    let key = json!({"name": "n", "scopes": ["pipeline:read"], "expires_at": null});
    assert_eq!(
        refused::<CreateKeyRequest>(key),
        "expires_at: must be a string, not null"
    );
}

#[test]
fn a_posted_brief_is_kept_as_it_is() {
    let brief = json!({"z": 1e300, "a": [null, {"deep": [true, -7, 0.5]}], "schema": "mib/1"});
    let request: CreateOrchestrationRequest = read_value(&json!({"session_id": "s", "brief": brief})).unwrap();
    assert_eq!(Value::Object(request.brief), brief);
}

#[test]
fn responses_tolerate_more_and_less() {
    let brief: BriefResponse =
        serde_json::from_value(json!({"session_id": "s", "status": "new_one", "disclosure": {"text": "t"}, "x": 1}))
            .unwrap();
    assert_eq!((brief.status.as_str(), brief.brief), ("new_one", None));
    let sent = json!({
        "schema": "mib/1", "session_id": "s", "question": "", "title": "", "language": "", "objective": "",
        "subject": {"kind": "", "instruments": [], "themes": []}, "horizon": "", "risk_tolerance": "",
        "constraints": [], "holdings": {"status": "not_provided", "positions": []}, "key_questions": [],
        "assumptions": [], "clarifications": [], "as_of": "",
        "later": {"kept": [1, null]}
    });
    let read: MasterInvestmentBrief = serde_json::from_value(sent.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), sent);
    let entry: TranscriptEntry =
        serde_json::from_value(json!({"seq": 1, "kind": "applause", "data": {"a": 1}})).unwrap();
    assert_eq!(entry.data, Some(json!({"a": 1})));
}

#[test]
fn a_config_has_the_contract_s_spelling() {
    let value = serde_json::to_value(AuthConfig::default()).unwrap();
    let mut keys: Vec<&String> = value.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(
        keys,
        ["apiKey", "authDomain", "authUrl", "clientId", "issuer", "provider"]
    );
}

#[test]
fn secrets_and_comments_are_not_in_debug() {
    let issued = IssuedKey {
        key: "hfk_secret".to_owned(),
        ..IssuedKey::default()
    };
    let feedback = FeedbackRequest {
        rating: FeedbackRating::Like,
        comment: Some("secret".to_owned()),
    };
    let review = ReviewResponse {
        comment: Some("secret".to_owned()),
        ..ReviewResponse::default()
    };
    assert!(!format!("{issued:?} {feedback:?} {review:?}").contains("secret"));
    let flat = serde_json::to_value(&issued).unwrap();
    assert_eq!((&flat["key"], &flat["name"]), (&json!("hfk_secret"), &json!("")));
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,5}".prop_map(Value::from),
        prop_oneof!["like", "brief", "pipeline:read"].prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            proptest::collection::btree_map(
                "(answers|question_id|rating|brief|session_id|scopes|name|x)",
                inner,
                0..4
            )
            .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn agrees<T: serde::de::DeserializeOwned + Validate + PartialEq + std::fmt::Debug>(value: &Value) {
    let plain = serde_json::from_value::<T>(value.clone())
        .ok()
        .filter(|request| value.is_object() && request.validate().is_ok());
    match read_value::<T>(value) {
        Ok(named) => assert_eq!(Some(named), plain),
        Err(error) => {
            assert!(!error.field.is_empty() && !error.problem.is_empty());
            // The one thing that is refused on top: a list where an object belongs.
            assert!(
                plain.is_none() || error.problem == "must be an object, not a list",
                "{error}"
            );
        }
    }
}

proptest! {
    #[test]
    fn naming_the_field_changes_nothing_else(value in any_json()) {
        agrees::<CreateBriefRequest>(&value);
        agrees::<SubmitAnswersRequest>(&value);
        agrees::<CreateOrchestrationRequest>(&value);
        agrees::<FeedbackRequest>(&value);
        agrees::<ReviewRequest>(&value);
        agrees::<CreateKeyRequest>(&value);
        agrees::<UpdateKeyRequest>(&value);
    }
}

#[test]
fn a_whole_number_is_an_integer_however_it_is_written() {
    let review = json!({"response_type": "brief", "session_id": "s", "rating": 4.0});
    assert_eq!(read_value::<ReviewRequest>(&review).unwrap().rating, 4);
}
