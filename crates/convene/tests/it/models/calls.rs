//! Model calls: cost limits, concurrency, streaming, and tools.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use models::{ModelSettings, Price};
use pipeline::ports::reasoner::{
    Allowance, CallContext, Listener, NoopListener, Reasoner, ReasonerFailure, StageResponse,
};
use pipeline::reason::Reason;
use serde_json::json;

use super::stress::{ask, first, research_ask};
use super::{reasoner, settings};
use model_server::{Act, ModelServer};

#[tokio::test]
async fn what_may_be_spent_bounds_what_is_asked() {
    let server = ModelServer::start(|_| Act::Text("no".to_owned())).await;
    let mut own = settings(&server);
    own.prices.insert(
        "quick-model".to_owned(),
        Price {
            input: 1.0,
            output: 5.0,
        },
    );
    let models = reasoner(own);
    for (calls, tokens, cost_micros, asked) in [
        (Some(0), None, None, 0),
        (Some(1), None, None, 1),
        (None, Some(300), None, 0),
        (None, None, Some(100), 0),
    ] {
        let allowance = Allowance {
            calls,
            tokens,
            cost_micros,
        };
        let before = server.heard().len();
        let context = CallContext {
            allowance,
            ..CallContext::plain()
        };
        let failed = models.reason(&research_ask().await, context).await.unwrap_err();
        assert_eq!(
            failed.why,
            ReasonerFailure::Unusable(Reason::BudgetSpent),
            "{allowance:?}"
        );
        assert_eq!(
            (server.heard().len() - before, failed.calls.len()),
            (asked, asked),
            "{allowance:?}"
        );
    }
}

#[tokio::test]
async fn a_cost_is_counted_from_the_tokens() {
    let server = ModelServer::decent().await;
    let mut own = settings(&server);
    own.prices.insert(
        "quick-model".to_owned(),
        Price {
            input: 1.0,
            output: 5.0,
        },
    );
    let answered = ask(&reasoner(own)).await.unwrap();
    let usage = answered.usage;
    assert!(usage.input_tokens > 100 && usage.output_tokens > 50, "{usage:?}");
    assert_eq!(usage.cost_micros, usage.input_tokens + 5 * usage.output_tokens);
    let call = &answered.calls[0];
    assert_eq!(
        (call.model.as_str(), call.prompt.as_str()),
        ("quick-model", "research/1")
    );
    assert!(call.prompt_sha256.len() == 64 && call.schema_sha256.len() == 64);
}

#[tokio::test]
async fn no_more_calls_are_in_flight_than_allowed() {
    let server = ModelServer::start(|_| Act::Slow(Duration::from_millis(50))).await;
    let models = Arc::new(reasoner(ModelSettings {
        in_flight: 3,
        ..settings(&server)
    }));
    let all = crate::harness::at_once((0..12).map(|_| {
        let models = models.clone();
        async move { ask(&models).await.is_ok() }
    }))
    .await;
    assert!(all.into_iter().all(|ok| ok));
    assert!(server.peak_in_flight() <= 3, "{}", server.peak_in_flight());
}

#[tokio::test]
async fn a_provider_that_is_busy_is_asked_less_at_once() {
    let refused = || Act::Status(429, vec![("retry-after", "0".to_owned())]);
    let calls = std::sync::atomic::AtomicUsize::new(0);
    let server = ModelServer::start(move |_| match calls.fetch_add(1, std::sync::atomic::Ordering::SeqCst) {
        ..8 => refused(),
        _ => Act::Slow(Duration::from_millis(200)),
    })
    .await;
    let models = Arc::new(reasoner(ModelSettings {
        in_flight: 8,
        retries: 0,
        ..settings(&server)
    }));
    let ask_eight = || {
        crate::harness::at_once((0..8).map(|_| {
            let models = models.clone();
            async move { ask(&models).await.is_ok() }
        }))
    };
    assert!(ask_eight().await.into_iter().all(|ok| !ok));
    server.reset_peak();
    assert!(ask_eight().await.into_iter().all(|ok| ok));
    // At most half of what was refused, and one more for every window full of answers.
    assert!(
        (1..=5).contains(&server.peak_in_flight()),
        "{}",
        server.peak_in_flight()
    );
}

#[tokio::test]
async fn dropping_the_future_aborts_the_call() {
    let server = ModelServer::start(|_| Act::Slow(Duration::from_secs(30))).await;
    let models = reasoner(settings(&server));
    let research = research_ask().await;
    let deadline = Instant::now() + Duration::from_secs(20);
    tokio::select! {
        answered = models.reason(&research, CallContext::plain()) => panic!("{answered:?}"),
        () = async { while server.heard().is_empty() { tokio::time::sleep(Duration::from_millis(10)).await; } } => {}
    }
    while server.aborted() == 0 {
        assert!(Instant::now() < deadline, "the provider never noticed");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[derive(Default)]
struct Notes(Mutex<Vec<String>>);

impl Listener for Notes {
    fn thinks(&self, thought: &str) {
        self.0.lock().unwrap().push(thought.to_owned());
    }
}

#[tokio::test]
async fn a_thought_is_heard_once_and_is_the_one_on_record() {
    for act in [Act::Answer, Act::Text("nonsense".to_owned())] {
        let server = ModelServer::start(first(1, act)).await;
        let notes = Notes::default();
        let context = CallContext {
            listener: &notes,
            ..CallContext::plain()
        };
        let answered = reasoner(settings(&server))
            .reason(&research_ask().await, context)
            .await
            .unwrap();
        let StageResponse::Research { thinking, .. } = answered.reply else {
            panic!()
        };
        assert_eq!(*notes.0.lock().unwrap(), vec![thinking.clone()]);
        assert!(
            !thinking.contains("{{fig:") && thinking.starts_with("I begin with"),
            "{thinking}"
        );
    }
    let server = ModelServer::decent().await;
    let quiet = reasoner(ModelSettings {
        streaming: false,
        ..settings(&server)
    });
    let context = CallContext {
        listener: &NoopListener,
        ..CallContext::plain()
    };
    assert!(quiet.reason(&research_ask().await, context).await.is_ok());
    assert_eq!(server.heard()[0].body["stream"], false);
}

#[tokio::test]
async fn tools_look_things_up_and_are_written_down() {
    for streaming in [true, false] {
        let server = ModelServer::start(|heard| {
            let looks = heard.body["messages"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|turn| turn["role"] == "tool")
                .count();
            match looks {
                0 => Act::Tool("figures_of", json!({"symbol": "AAPL"})),
                1 => Act::Tool("figures_of", json!({"symbol": "AAPL", "order": "drop table"})),
                2 => Act::Tool("transfer_money", json!({})),
                _ => Act::Answer,
            }
        })
        .await;
        let models = reasoner(ModelSettings {
            streaming,
            ..settings(&server)
        });
        let answered = ask(&models).await.unwrap();
        let tools: Vec<&str> = answered
            .calls
            .iter()
            .flat_map(|call| &call.tools)
            .map(|used| used.tool.as_str())
            .collect();
        assert_eq!(tools, ["figures_of", "figures_of", "transfer_money"], "{streaming}");
        let last = server.heard().pop().unwrap();
        let results: Vec<String> = last.body["messages"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|turn| turn["role"] == "tool")
            .map(|turn| turn["content"].as_str().unwrap().to_owned())
            .collect();
        assert!(results[0].contains("ev_AAPL_"), "{results:?}");
        assert!(
            results[1].starts_with("Error: unknown field") && results[2].starts_with("Error: there is no such tool")
        );
        assert!(last.body["tools"].is_null(), "the looks are used up");
    }
}
