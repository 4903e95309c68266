//! Every bound, one below, at, and one above; in characters of one, two and four bytes.

use proptest::prelude::*;
use serde_json::{Map, json};

use crate::bounds::*;
use crate::*;

fn field(result: Result<(), FieldError>) -> Option<String> {
    result.err().map(|error| error.field)
}

fn answer() -> AnswerInput {
    AnswerInput {
        question_id: "q".to_owned(),
        selected_options: vec!["a".to_owned()],
        custom_answer: None,
    }
}

fn review() -> ReviewRequest {
    ReviewRequest {
        response_type: ResponseType::Brief,
        session_id: "s".to_owned(),
        task_id: None,
        rating: 3,
        comment: None,
    }
}

fn key() -> CreateKeyRequest {
    CreateKeyRequest {
        name: "n".to_owned(),
        scopes: vec![Scope::Read],
        expires_at: None,
    }
}

/// Checks a text field at its edges, in characters of different widths.
fn edges(min: usize, max: usize, check: impl Fn(String) -> Option<String>, name: &str) {
    for character in ["a", "é", "日", "🏦"] {
        for length in [min, min + 1, max - 1, max] {
            assert_eq!(check(character.repeat(length)), None, "{name} {character} {length}");
        }
        assert_eq!(
            check(character.repeat(max + 1)).as_deref(),
            Some(name),
            "{character} above"
        );
        if min > 0 {
            assert_eq!(
                check(character.repeat(min - 1)).as_deref(),
                Some(name),
                "{character} below"
            );
        }
        assert_eq!(check(format!("{character}\0")).as_deref(), Some(name), "U+0000");
    }
}

#[test]
fn texts_at_their_edges() {
    edges(
        INPUT_MIN,
        INPUT_MAX,
        |input| {
            let language = None;
            field(CreateBriefRequest { input, language }.validate())
        },
        "input",
    );
    let one = |answer: AnswerInput| field(SubmitAnswersRequest { answers: vec![answer] }.validate());
    edges(
        QUESTION_ID_MIN,
        QUESTION_ID_MAX,
        |question_id| {
            one(AnswerInput {
                question_id,
                ..answer()
            })
        },
        "answers[0].question_id",
    );
    edges(
        0,
        SELECTED_OPTION_MAX,
        |text| {
            one(AnswerInput {
                selected_options: vec!["a".to_owned(), text],
                ..answer()
            })
        },
        "answers[0].selected_options[1]",
    );
    edges(
        0,
        CUSTOM_ANSWER_MAX,
        |text| {
            one(AnswerInput {
                custom_answer: Some(text),
                ..answer()
            })
        },
        "answers[0].custom_answer",
    );
    edges(
        0,
        COMMENT_MAX,
        |text| {
            field(
                FeedbackRequest {
                    rating: FeedbackRating::Like,
                    comment: Some(text),
                }
                .validate(),
            )
        },
        "comment",
    );
    edges(
        0,
        COMMENT_MAX,
        |text| {
            field(
                ReviewRequest {
                    comment: Some(text),
                    ..review()
                }
                .validate(),
            )
        },
        "comment",
    );
    edges(
        SESSION_ID_MIN,
        REVIEW_SESSION_ID_MAX,
        |session_id| field(ReviewRequest { session_id, ..review() }.validate()),
        "session_id",
    );
    edges(
        0,
        REVIEW_TASK_ID_MAX,
        |text| {
            field(
                ReviewRequest {
                    task_id: Some(text),
                    ..review()
                }
                .validate(),
            )
        },
        "task_id",
    );
    edges(
        KEY_NAME_MIN,
        KEY_NAME_MAX,
        |name| field(CreateKeyRequest { name, ..key() }.validate()),
        "name",
    );
    edges(
        KEY_NAME_MIN,
        KEY_NAME_MAX,
        |name| {
            field(
                UpdateKeyRequest {
                    name: Some(name),
                    scopes: None,
                }
                .validate(),
            )
        },
        "name",
    );
}

#[test]
fn answers_at_their_edges() {
    let check = |answers: Vec<AnswerInput>| field(SubmitAnswersRequest { answers }.validate());
    assert_eq!(check(vec![]).as_deref(), Some("answers"));
    assert_eq!(check(vec![answer()]), None);
    let options = |count: usize| AnswerInput {
        selected_options: vec!["a".to_owned(); count],
        ..answer()
    };
    assert_eq!(check(vec![options(SELECTED_OPTIONS_MAX)]), None);
    assert_eq!(
        check(vec![answer(), options(SELECTED_OPTIONS_MAX + 1)]).as_deref(),
        Some("answers[1].selected_options")
    );
    for nothing in [None, Some(String::new()), Some(" \n".to_owned())] {
        let empty = AnswerInput {
            custom_answer: nothing,
            ..options(0)
        };
        assert_eq!(check(vec![answer(), answer(), empty]).as_deref(), Some("answers[2]"));
    }
    let own_words = AnswerInput {
        custom_answer: Some("x".to_owned()),
        ..options(0)
    };
    assert_eq!(check(vec![own_words]), None);
}

#[test]
fn ratings_at_their_edges() {
    let check = |rating| field(ReviewRequest { rating, ..review() }.validate());
    for good in 1..=5 {
        assert_eq!(check(good), None);
    }
    for bad in [i64::MIN, -1, 0, 6, i64::MAX] {
        assert_eq!(check(bad).as_deref(), Some("rating"));
    }
}

#[test]
fn scopes_and_expiry() {
    let all = [Scope::Read, Scope::Write, Scope::Findings];
    let check = |scopes: &[Scope]| {
        let create = CreateKeyRequest {
            scopes: scopes.to_vec(),
            ..key()
        };
        let update = UpdateKeyRequest {
            name: None,
            scopes: Some(scopes.to_vec()),
        };
        assert_eq!(field(create.validate()), field(update.validate()));
        field(create.validate())
    };
    assert_eq!(check(&all), None);
    assert_eq!(check(&all[..1]), None);
    for bad in [
        &[][..],
        &[Scope::Read; 2],
        &[Scope::Read, Scope::Write, Scope::Findings, Scope::Read],
    ] {
        assert_eq!(check(bad).as_deref(), Some("scopes"));
    }
    let expires = |text: &str| {
        field(
            CreateKeyRequest {
                expires_at: Some(text.to_owned()),
                ..key()
            }
            .validate(),
        )
    };
    assert_eq!(expires("2027-01-31T12:00:00.123456789+01:00"), None);
    assert_eq!(
        expires("2027-01-31T12:00:00.1234567890+01:00").as_deref(),
        Some("expires_at")
    );
    assert_eq!(field(UpdateKeyRequest::default().validate()), None);
}

#[test]
fn a_posted_brief_may_hold_anything_but_nul() {
    let check = |brief| {
        let request = CreateOrchestrationRequest {
            session_id: "s".to_owned(),
            brief,
        };
        field(request.validate())
    };
    assert_eq!(check(Map::new()), None);
    let of = |value: serde_json::Value| value.as_object().cloned().unwrap();
    assert_eq!(check(of(json!({"mine": [1, {"x": null}], "b": true}))), None);
    assert_eq!(
        check(of(json!({"mine": [1, {"x": "\0"}]}))).as_deref(),
        Some("brief.mine[1].x")
    );
    assert_eq!(check(of(json!({"a\0": 1}))).as_deref(), Some("brief"));
    assert_eq!(check(of(json!({"a": {"b\0": 1}}))).as_deref(), Some("brief.a"));
    let nameless = CreateOrchestrationRequest {
        session_id: String::new(),
        brief: Map::new(),
    };
    assert_eq!(field(nameless.validate()).as_deref(), Some("session_id"));
}

proptest! {
    #[test]
    fn a_text_is_valid_exactly_within_its_bounds(
        name in "(?s).{0,110}",
        rating in -3i64..9,
        comment in proptest::option::of("(?s).{0,40}"),
    ) {
        let clean = |text: &str| !text.contains('\0');
        let length = name.chars().count();
        let create = CreateKeyRequest { name: name.clone(), ..key() };
        prop_assert_eq!(create.validate().is_ok(), (1..=100).contains(&length) && clean(&name));
        let request = ReviewRequest { rating, comment: comment.clone(), ..review() };
        prop_assert_eq!(request.validate().is_ok(), (1..=5).contains(&rating) && comment.as_deref().is_none_or(clean));
    }

    #[test]
    fn an_answer_is_valid_exactly_when_it_says_something(
        options in proptest::collection::vec("[ a]{0,3}", 0..55),
        custom in proptest::option::of("[ \n日]{0,3}"),
    ) {
        let says = options.iter().chain(&custom).any(|part| !part.trim().is_empty());
        let bounded = options.len() <= SELECTED_OPTIONS_MAX;
        let answer = AnswerInput { question_id: "q".to_owned(), selected_options: options, custom_answer: custom };
        prop_assert_eq!(SubmitAnswersRequest { answers: vec![answer] }.validate().is_ok(), says && bounded);
    }
}
