//! Failures of a provider, and how they are handled.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use analyst::BuiltinAnalyst;
use data_room::BuiltinDataRoom;
use languages::language::Language;
use models::{ModelReasoner, ModelSettings, ResponseFormat};
use pipeline::ports::compute::InlineComputer;
use pipeline::ports::data_room::DataRoom;
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::reasoner::{
    AnsweredCall, CallContext, FailedCall, Reasoner, ReasonerFailure, StageRequest, StageResponse,
};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use serde_json::json;

use super::{reasoner, settings};
use model_server::{Act, ModelServer, ReceivedCall, answer};

/// A seat's research on a question, over the data that ships.
pub(super) async fn research_ask() -> StageRequest {
    let triage = StageRequest::Triage {
        session_id: "ses_x".to_owned(),
        input: "Should I invest in Apple for the next five years?".to_owned(),
        language: Language::En,
        clarifications: Vec::new(),
        as_of: "2026-11-15".to_owned(),
        portfolio: Vec::new(),
    };
    let analyst = BuiltinAnalyst::default();
    let StageResponse::Triage { triage } = analyst.answer(&triage) else {
        panic!()
    };
    let pipeline::brief::Triage::Complete { brief } = triage else {
        panic!("{triage:?}")
    };
    let StageResponse::Plan { committee, tasks } = analyst.answer(&StageRequest::Plan {
        brief: (*brief).clone(),
        tier: Tier::Free,
    }) else {
        panic!()
    };
    let ledger = BuiltinDataRoom::new(Arc::new(NoDatasets))
        .ledger(&brief, &InlineComputer)
        .await
        .unwrap();
    let task = tasks.iter().find(|task| task.task_id == "t_market").unwrap().clone();
    StageRequest::Research {
        member: committee
            .into_iter()
            .find(|member| member.member_id == task.member_id)
            .unwrap(),
        brief: *brief,
        task,
        given: Vec::new(),
        ledger: pipeline::ports::reasoner::SharedLedger::new(ledger),
    }
}

pub(super) async fn ask(models: &ModelReasoner) -> Result<AnsweredCall, FailedCall> {
    models.reason(&research_ask().await, CallContext::plain()).await
}

/// Fails so many times as told, then answers.
pub(super) fn first(times: usize, act: Act) -> impl Fn(&ReceivedCall) -> Act + Send + Sync {
    let count = AtomicUsize::new(0);
    move |_| {
        if count.fetch_add(1, Ordering::SeqCst) < times {
            act.clone()
        } else {
            Act::Answer
        }
    }
}

#[tokio::test]
async fn failures_in_passing_are_tried_again() {
    for act in [
        Act::Status(500, Vec::new()),
        Act::Status(503, Vec::new()),
        Act::Break,
        Act::Garbage,
        Act::Status(429, vec![("retry-after", "0".to_owned())]),
    ] {
        for streaming in [true, false] {
            let server = ModelServer::start(first(2, act.clone())).await;
            let models = reasoner(ModelSettings {
                streaming,
                ..settings(&server)
            });
            let answered = ask(&models).await;
            assert!(answered.is_ok(), "{act:?} {streaming}: {answered:?}");
            assert_eq!(server.heard().len(), 3, "{act:?} {streaming}");
        }
    }
}

#[tokio::test]
async fn a_provider_that_asks_for_patience_gets_it_within_reason() {
    let server = ModelServer::start(first(1, Act::Status(429, vec![("retry-after", "1".to_owned())]))).await;
    let started = Instant::now();
    ask(&reasoner(settings(&server))).await.unwrap();
    assert!(started.elapsed() >= Duration::from_secs(1));

    let server = ModelServer::start(|_| Act::Status(429, vec![("retry-after", "3600".to_owned())])).await;
    let started = Instant::now();
    let failed = ask(&reasoner(settings(&server))).await.unwrap_err();
    assert!(matches!(failed.why, ReasonerFailure::Unavailable(_)), "{failed:?}");
    assert!(started.elapsed() < Duration::from_secs(5) && server.heard().len() == 1);
}

#[tokio::test]
async fn a_slow_answer_is_not_waited_for() {
    let server = ModelServer::start(|_| Act::Slow(Duration::from_secs(60))).await;
    let models = reasoner(ModelSettings {
        timeout: Duration::from_millis(200),
        retries: 1,
        ..settings(&server)
    });
    let failed = ask(&models).await.unwrap_err();
    assert!(matches!(failed.why, ReasonerFailure::Unavailable(_)), "{failed:?}");
    assert_eq!((server.heard().len(), failed.calls.len()), (2, 2));
}

#[tokio::test]
async fn a_useless_answer_is_repaired_once_and_then_given_up() {
    let server = ModelServer::start(first(1, Act::Text("I would rather tell a story.".to_owned()))).await;
    let answered = ask(&reasoner(settings(&server))).await.unwrap();
    assert_eq!(answered.calls.len(), 2);
    assert!(
        answered.calls[0]
            .rejected
            .as_deref()
            .unwrap()
            .contains("no complete JSON object")
    );
    assert_eq!(answered.calls[1].rejected, None);
    assert!(
        server.heard()[1].body.to_string().contains("no complete JSON object"),
        "the problem is quoted"
    );

    let server = ModelServer::start(|heard| {
        let mut said = answer(heard);
        said["confidence"] = json!(900);
        Act::Say(said)
    })
    .await;
    let failed = ask(&reasoner(settings(&server))).await.unwrap_err();
    assert!(matches!(failed.why, ReasonerFailure::Unusable(_)), "{failed:?}");
    assert_eq!((server.heard().len(), failed.calls.len()), (2, 2));
}

#[tokio::test]
async fn a_model_that_declines_is_not_argued_with() {
    for streaming in [true, false] {
        let server = ModelServer::start(|_| Act::Decline).await;
        let failed = ask(&reasoner(ModelSettings {
            streaming,
            ..settings(&server)
        }))
        .await
        .unwrap_err();
        assert_eq!(failed.why, ReasonerFailure::Unusable(Reason::ModelDeclined));
        assert_eq!(server.heard().len(), 1);
    }
}

#[tokio::test]
async fn an_endpoint_without_schemas_is_asked_more_simply_and_remembered() {
    for (taken, form) in [("json_object", ResponseFormat::Json), ("text", ResponseFormat::Text)] {
        let server = ModelServer::start(move |heard| {
            let simple = heard.form() == taken || heard.form() == "text";
            if simple && heard.body["tools"].is_null() {
                Act::Answer
            } else {
                Act::Status(400, Vec::new())
            }
        })
        .await;
        let models = reasoner(settings(&server));
        ask(&models).await.unwrap();
        let tries = server.heard().len();
        assert!(tries > 1 && tries <= 6, "{form:?}: {tries}");
        assert!(
            server.heard().last().unwrap().system.contains("JSON schema"),
            "the schema is told instead"
        );
        ask(&models).await.unwrap();
        assert_eq!(server.heard().len(), tries + 1, "{form:?}");
    }
}

#[tokio::test]
async fn a_provider_that_is_down_is_left_alone_and_tried_again() {
    let down = Arc::new(std::sync::atomic::AtomicBool::new(true));
    let is_down = down.clone();
    let server = ModelServer::start(move |_| {
        if is_down.load(Ordering::SeqCst) {
            Act::Status(502, Vec::new())
        } else {
            Act::Answer
        }
    })
    .await;
    let models = reasoner(ModelSettings {
        retries: 0,
        circuit_failures: 3,
        circuit_pause: Duration::from_millis(300),
        ..settings(&server)
    });
    for _ in 0..3 {
        assert!(models.availability().is_ok());
        assert!(matches!(
            ask(&models).await.unwrap_err().why,
            ReasonerFailure::Unavailable(_)
        ));
    }
    assert!(matches!(models.availability(), Err(ReasonerFailure::Down(_))));
    assert!(matches!(ask(&models).await.unwrap_err().why, ReasonerFailure::Down(_)));
    assert_eq!(server.heard().len(), 3, "nobody is asked while it is open");
    down.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(350)).await;
    ask(&models).await.unwrap();
    assert!(models.availability().is_ok());
}

#[tokio::test]
async fn a_wrong_key_is_said_without_the_key() {
    let server = ModelServer::start(|_| Act::Status(401, Vec::new())).await;
    let failed = ask(&reasoner(settings(&server))).await.unwrap_err();
    assert_eq!(failed.why, ReasonerFailure::Unavailable(Reason::KeyRefused));
    let text = format!("{failed:?}");
    assert!(!text.contains("zq7canary") && !text.contains("127.0.0.1"), "{text}");
    assert_eq!(server.heard().len(), 1);
}
