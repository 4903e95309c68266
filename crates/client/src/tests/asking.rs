//! From a question to its debrief.

use std::time::Duration;

use contract::AnswerInput;

use super::server::{error, ok, scripted};
use crate::{AskOptions, AskOutcome, Error};

const OPTIONS: AskOptions = AskOptions {
    poll_every: Duration::from_millis(5),
    deadline: Duration::from_secs(20),
};

const ASKS_BACK: &str = r#"{"session_id":"s","status":"needs_clarification",
    "questions":[{"question_id":"horizon","text":"How long?","options":["long"]}]}"#;
const COMPLETED: &str = r#"{"session_id":"s","status":"completed","brief":{"schema":"mib/1","later":{"kept":1}}}"#;

fn status(status: &str) -> super::server::Reply {
    ok(&format!(r#"{{"session_id":"s","status":"{status}"}}"#))
}

#[tokio::test]
async fn a_question_leads_to_its_debrief() {
    let (client, seen) = scripted(vec![
        ok(ASKS_BACK),
        status("reading_again"),
        ok(COMPLETED),
        status("generating"),
        status("generating"),
        status("ready"),
        status("running").status(202),
        error(404, "not_found", false),
        status("completed"),
        error(404, "not_found", false),
        ok(r#"{"session_id":"s","status":"completed","result":{"headline":"Mixed."}}"#),
    ])
    .await;
    let asked = client
        .ask("gold?", OPTIONS, |questions| {
            vec![AnswerInput {
                question_id: questions[0].question_id.clone(),
                selected_options: questions[0].options.clone(),
                custom_answer: None,
            }]
        })
        .await
        .unwrap();
    let AskOutcome::Debriefed(debriefing) = asked else {
        panic!("{asked:?}")
    };
    assert_eq!(debriefing.summary.result.unwrap().headline, "Mixed.");
    let lines = seen.lines();
    assert_eq!(lines[1], "POST /api/v1/briefs/s/answers");
    assert!(seen.text(1).contains(r#""selected_options":["long"]"#));
    assert_eq!(lines[3], "POST /api/v1/orchestrations");
    assert!(seen.text(3).contains(r#""later":{"kept":1}"#));
    assert_eq!(lines[6], "POST /api/v1/orchestrations/s/convene");
    assert_eq!(seen.header("idempotency-key").len(), 3);
}

#[tokio::test]
async fn a_rejection_and_missing_answers_end_it() {
    let (client, _) = scripted(vec![ok(r#"{"session_id":"s","status":"rejected","message":"no"}"#)]).await;
    match client.ask("weather?", OPTIONS, |_| Vec::new()).await.unwrap() {
        AskOutcome::Rejected(brief) => assert_eq!(brief.message.as_deref(), Some("no")),
        other => panic!("{other:?}"),
    }
    let (client, _) = scripted(vec![ok(ASKS_BACK)]).await;
    let silent = client.ask("gold?", OPTIONS, |_| Vec::new()).await.unwrap_err();
    assert!(matches!(silent, Error::NoAnswers(session) if session == "s"));
}

#[tokio::test]
async fn a_plan_that_convenes_itself_is_waited_for() {
    let (client, _) = scripted(vec![
        ok(COMPLETED),
        status("ready"),
        status("ready"),
        error(404, "not_found", false),
        status("failed"),
    ])
    .await;
    let asked = client.ask("gold?", OPTIONS, |_| Vec::new()).await.unwrap();
    assert!(matches!(asked, AskOutcome::CommitteeFailed(_)), "{asked:?}");
}
