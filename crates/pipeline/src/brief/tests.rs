use super::*;

const MAX_CHARS: usize = 100;

fn question(id: &str, required: bool) -> Question {
    Question {
        question_id: id.to_owned(),
        text: format!("{id}?"),
        why: "because".to_owned(),
        options: vec!["a".to_owned()],
        allows_custom: true,
        required,
    }
}

fn answer(id: &str, option: &str, custom: Option<&str>) -> Answer {
    Answer {
        question_id: id.to_owned(),
        selected_options: if option.is_empty() {
            vec![]
        } else {
            vec![option.to_owned()]
        },
        custom_answer: custom.map(str::to_owned),
    }
}

fn clarify(ids: &[&str]) -> Triage {
    Triage::Clarify {
        questions: ids.iter().map(|id| question(id, true)).collect(),
        draft: Box::default(),
    }
}

#[test]
fn questions_open_a_round_and_answers_close_them() {
    let asked = Brief::new("q".to_owned()).settle(clarify(&["h", "r"]));
    assert_eq!((asked.status, asked.round), (BriefStatus::AwaitingAnswers, 1));

    let half = asked
        .with_answers(&[answer("h", "a", Some("or so"))], MAX_CHARS)
        .unwrap();
    assert!(half.must_ask_again());
    assert_eq!(half.clarifications[0].answer, "a; or so");
    assert_eq!(half.clarifications[0].question, "h?");

    let again = half.ask_again();
    let full = again.with_answers(&[answer("r", "", Some("low"))], MAX_CHARS).unwrap();
    assert!(!full.must_ask_again());
    let done = full.settle(Triage::Complete { brief: Box::default() });
    assert_eq!(done.status, BriefStatus::Completed);
    assert!(done.questions.is_empty() && done.brief.is_some());
}

#[test]
fn after_three_rounds_the_draft_stands() {
    let mut brief = Brief::new("q".to_owned()).settle(clarify(&["h"]));
    for round in 2..=MAX_ROUNDS {
        brief = brief.with_answers(&[answer("other", "x", None)], MAX_CHARS).unwrap();
        assert!(brief.must_ask_again());
        brief = brief.ask_again();
        assert_eq!(brief.round, round);
    }
    brief = brief.with_answers(&[answer("other", "x", None)], MAX_CHARS).unwrap();
    assert!(!brief.must_ask_again());
    assert_eq!(brief.settle(clarify(&["h"])).status, BriefStatus::Completed);
}

#[test]
fn an_answer_nobody_asked_for_is_kept_as_context() {
    let asked = Brief::new("q".to_owned()).settle(clarify(&["h"]));
    let next = asked
        .with_answers(&[answer("shoe_size", "", Some("43"))], MAX_CHARS)
        .unwrap();
    assert_eq!(next.clarifications[0].question, "");
    assert_eq!(next.clarifications[0].answer, "43");
    assert_eq!(next.questions.len(), 1);
}

#[test]
fn a_finished_brief_takes_no_answers() {
    let rejected = Brief::new("q".to_owned()).settle(Triage::Reject {
        message: "no".to_owned(),
    });
    assert!(matches!(
        rejected.with_answers(&[answer("h", "a", None)], MAX_CHARS),
        Err(Refusal::Conflict(_))
    ));
    let done = Brief::new("q".to_owned()).settle(Triage::Complete { brief: Box::default() });
    assert!(matches!(
        done.with_answers(&[answer("h", "a", None)], MAX_CHARS),
        Err(Refusal::Conflict(_))
    ));
}

#[test]
fn white_space_is_no_answer() {
    assert!(answer("h", " ", Some("\n")).is_empty());
    assert!(!answer("h", "", Some("x")).is_empty());
}

#[test]
fn a_brief_that_is_being_read_takes_no_answers_and_is_restored_if_reading_fails() {
    let asked = Brief::new("q".to_owned()).settle(clarify(&["h"]));
    let answered = asked.with_answers(&[answer("h", "a", None)], MAX_CHARS).unwrap();
    let reading = answered.generating(Some(asked.clone()));
    assert_eq!(reading.status, BriefStatus::Generating);
    assert!(matches!(
        reading.with_answers(&[], MAX_CHARS),
        Err(Refusal::Conflict(_))
    ));
    let again = reading.clone().unread("again, please".to_owned());
    assert_eq!(again.message.as_deref(), Some("again, please"));
    assert_eq!(Brief { message: None, ..again }, asked);
    let done = reading.settle(Triage::Complete { brief: Box::default() });
    assert_eq!((done.status, done.before), (BriefStatus::Completed, None));

    let first = Brief::new("q".to_owned()).generating(None).unread("later".to_owned());
    assert_eq!(
        (first.status, first.message.as_deref()),
        (BriefStatus::Rejected, Some("later"))
    );
}

#[test]
fn the_answers_of_all_rounds_together_have_a_bound() {
    let asked = Brief::new("q".to_owned()).settle(clarify(&["h"]));
    let long = "é".repeat(60);
    let once = asked.with_answers(&[answer("other", &long, None)], MAX_CHARS).unwrap();
    let twice = once
        .ask_again()
        .with_answers(&[answer("other", &long, None)], MAX_CHARS);
    let Err(Refusal::BadRequest(message)) = twice else {
        panic!("{twice:?}");
    };
    assert!(message.starts_with("answers"), "{message}");
    let rest = "é".repeat(40);
    let once = asked.with_answers(&[answer("other", &long, None)], MAX_CHARS).unwrap();
    assert!(
        once.ask_again()
            .with_answers(&[answer("other", &rest, None)], MAX_CHARS)
            .is_ok()
    );
}
