//! Third-party servers: a mock of OpenAI and Anthropic, and a real model served by llama.cpp.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use languages::language::Language;
use models::{ModelReasoner, ModelSettings, TrialResult};
use pipeline::ports::clock::Clock;
use pipeline::ports::reasoner::{CallContext, Reasoner, ReasonerFailure, StageRequest};
use pipeline::setting::Secret;
use serde_json::{Value, json};

use super::happy::everything;
use super::reasoner;
use crate::harness::{Caller, Db, TestApp};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A process that says its port and lives as long as its input.
struct Peer {
    child: Child,
    port: u64,
}

impl Peer {
    fn start(mut command: Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("checks/setup.sh installs what is needed");
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.map_while(Result::ok).find(|line| line.starts_with('{'));
        let ready: Value = serde_json::from_str(&ready.expect("the peer starts after checks/setup.sh")).unwrap();
        Self {
            port: ready["port"].as_u64().unwrap(),
            child,
        }
    }

    fn mock() -> Self {
        let mut command = Command::new("node");
        command.arg(format!("{ROOT}/checks/models/aimock.mjs"));
        Self::start(command)
    }

    fn llama() -> Self {
        let mut command = Command::new(format!("{ROOT}/.cache/venv/bin/python"));
        command.arg(format!("{ROOT}/checks/models/llama.py"));
        Self::start(command)
    }

    fn base_url(&self) -> String {
        format!("http://127.0.0.1:{}/v1", self.port)
    }

    /// Sets the faults of the mock.
    async fn chaos(&self, faults: &Value) {
        let address = format!("http://127.0.0.1:{}/__aimock/chaos", self.port);
        let reply = reqwest::Client::builder()
            .no_proxy()
            .build()
            .unwrap()
            .post(address)
            .body(faults.to_string());
        let reply = reply.header("content-type", "application/json").send().await.unwrap();
        assert!(reply.status().is_success(), "{}", reply.text().await.unwrap());
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn over(peer: &Peer, provider: &str) -> ModelReasoner {
    reasoner(ModelSettings {
        provider: provider.to_owned(),
        base_url: peer.base_url(),
        api_key: Secret::new("k1"),
        quick: "a-model".to_owned(),
        deep: "a-model".to_owned(),
        timeout: Duration::from_millis(1_500),
        retries: 1,
        circuit_failures: 1_000,
        ..ModelSettings::default()
    })
}

fn triage() -> StageRequest {
    StageRequest::Triage {
        session_id: "ses_x".to_owned(),
        input: "Should I invest in Apple for the next five years?".to_owned(),
        language: Language::En,
        clarifications: Vec::new(),
        as_of: "2026-11-15".to_owned(),
        portfolio: Vec::new(),
    }
}

#[tokio::test]
async fn the_faults_of_a_mock_that_others_wrote_are_survived() {
    let peer = Peer::mock();
    for provider in ["openai", "anthropic"] {
        let models = over(&peer, provider);
        for faults in [
            json!({"dropRate": 1}),
            json!({"rateLimitRate": 1}),
            json!({"disconnectRate": 1}),
            json!({"malformedRate": 1}),
            json!({"latencyMs": 4000}),
        ] {
            peer.chaos(&faults).await;
            let failed = models.reason(&triage(), CallContext::plain()).await;
            let away = matches!(&failed, Err(failed) if matches!(failed.why, ReasonerFailure::Unavailable(_)));
            assert!(away, "{provider} {faults}: {failed:?}");
        }
        peer.chaos(&json!({})).await;
        let answered = models.reason(&triage(), CallContext::plain()).await.unwrap();
        assert!(
            answered.calls.iter().all(|call| call.rejected.is_none()),
            "{answered:?}"
        );
    }
}

async fn a_committee_over_the_mock(db: Db) {
    let peer = Peer::mock();
    for provider in ["openai", "anthropic"] {
        let app = TestApp::with(db, |config| {
            "models".clone_into(&mut config.analyst.kind);
            provider.clone_into(&mut config.models.provider);
            config.models.base_url = peer.base_url();
            "a-model".clone_into(&mut config.models.quick);
        })
        .await;
        let ann = app.person("ann").await;
        let session = ann.completed().await;
        let result = ann.get(&format!("/api/v1/analyses/{session}")).await.disclosed("en");
        assert!(
            result["result"]["thesis"].as_str().unwrap().contains("What counts is"),
            "{result}"
        );
        app.stop().await;
    }
}

/// Poor words, real protocol: a committee on a model of 135 million parameters ends with honest gaps, and with no
/// number that is not a figure. Now and then such a model finds no words for a required task; the committee then fails
/// with that reason, as it should, and the question is asked once more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_real_model_completes_a_committee() {
    let peer = Peer::llama();
    let app = TestApp::with(Db::Sqlite, |config| {
        "models".clone_into(&mut config.analyst.kind);
        "openai".clone_into(&mut config.models.provider);
        config.models.base_url = peer.base_url();
        config.models.api_key = Secret::new("k1");
        "smollm2".clone_into(&mut config.models.quick);
        // Without chance so small a model repeats itself for ever.
        config.models.temperature = 0.8;
        // It reads slowly: few figures in the prompts, short answers.
        config.models.max_tokens = 400;
        config.models.bounded = true;
        config.models.figures = 3;
        config.models.in_flight = 1;
        config.models.timeout_seconds = 300;
        config.models.retries = 0;
        config.models.tools_per_task = 0;
        config.worker.step_timeout_seconds = 500;
        config.server.request_timeout_seconds = 600;
    })
    .await;
    // The same day every time, so that the same words are read.
    let noon = 2_209_032_000 - app.clock.now().seconds();
    app.clock.advance(Duration::from_secs(u64::try_from(noon).unwrap()));
    let ann = app.person("ann").await;
    let mut reasons = Vec::new();
    for _ in 0..3 {
        let (session, execution) = met(&app, &ann).await;
        if execution["status"] != "completed" {
            reasons.push(execution["message"].clone());
            continue;
        }
        assert!(
            execution["usage"]["output_tokens"].as_u64().unwrap() > 100,
            "{execution}"
        );
        let analysis = ann
            .get(&format!("/api/v1/analyses/{session}"))
            .await
            .ok(200)
            .disclosed("en");
        assert!(analysis["result"]["confidence"].as_f64().unwrap() <= 0.4, "{analysis}");
        let all = everything(&ann, &session).await;
        assert!(!all.contains("{{fig:"), "{all}");
        // Every number of every text is a figure: the record says so, and is checked again.
        let verified = app.app.engine.verify_record(&session).await.unwrap();
        assert!(verified.is_ok(), "{verified:?}");
        app.stop().await;
        return;
    }
    panic!("no committee reached its end: {reasons:?}");
}

/// A committee of the free tier, with fewer seats and no cross-examination, from the question to its end.
async fn met(app: &TestApp, ann: &Caller) -> (String, Value) {
    let asked = briefed(ann).await;
    app.tables().run("update profiles set upgrade_session = 'used'").await;
    let session = asked["session_id"].as_str().unwrap().to_owned();
    let submitted = json!({"session_id": session, "brief": asked["brief"]});
    submit_with_long_timeout(ann, "/api/v1/orchestrations", &submitted).await;
    until(ann, &format!("/api/v1/orchestrations/{session}"), &["ready"]).await;
    ann.convene(&session).await.ok(202);
    let ends = ["completed", "failed"];
    let execution = until(ann, &format!("/api/v1/executions/{session}"), &ends).await;
    assert_eq!(execution["tier"], "free", "{execution}");
    (session, execution)
}

/// Polls until a status is one of these.
async fn until(caller: &Caller, path: &str, ends: &[&str]) -> Value {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(800);
    loop {
        let body = caller.get(path).await.json();
        if body["status"].as_str().is_some_and(|status| ends.contains(&status)) {
            return body;
        }
        assert!(tokio::time::Instant::now() < deadline, "{body}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// A brief, whatever the model asks back on the way to it.
async fn briefed(caller: &Caller) -> Value {
    let question = json!({"input": crate::harness::clear_question()});
    let mut asked = submit_with_long_timeout(caller, "/api/v1/briefs", &question).await;
    let path = format!("/api/v1/briefs/{}", asked["session_id"].as_str().unwrap());
    let deadline = tokio::time::Instant::now() + Duration::from_secs(800);
    loop {
        assert!(tokio::time::Instant::now() < deadline, "{asked}");
        match asked["status"].as_str() {
            Some("completed") => return asked,
            Some("generating") => {
                tokio::time::sleep(Duration::from_millis(200)).await;
                asked = caller.get(&path).await.ok(200).json();
            }
            Some("needs_clarification") => {
                let questions = asked["questions"].as_array().unwrap().iter();
                let answers = questions.map(|question| {
                    json!({
                        "question_id": question["question_id"], "selected_options": [question["options"][0]],
                    })
                });
                let answers = json!({"answers": answers.collect::<Vec<_>>()});
                asked = submit_with_long_timeout(caller, &format!("{path}/answers"), &answers).await;
            }
            _ => panic!("{asked}"),
        }
    }
}

/// A submit that may take minutes on a busy machine.
async fn submit_with_long_timeout(caller: &Caller, path: &str, body: &Value) -> Value {
    let client = reqwest::Client::builder()
        .no_proxy()
        .timeout(Duration::from_secs(590))
        .build()
        .unwrap();
    let request = client
        .post(format!("{}{path}", caller.edge))
        .bearer_auth(caller.token.as_ref().unwrap());
    let reply = request
        .header("content-type", "application/json")
        .body(body.to_string())
        .send()
        .await
        .unwrap();
    let (status, text) = (reply.status(), reply.text().await.unwrap());
    assert!(status.is_success(), "{path}: {text}");
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn a_check_of_the_mock_says_what_works() {
    let peer = Peer::mock();
    let rows = over(&peer, "openai").check().await;
    let works = |what: &str| {
        rows.iter()
            .any(|row| row.what == what && row.outcome == TrialResult::Works)
    };
    assert!(
        works("answer") && works("json schema") && works("streaming") && works("usage"),
        "{rows:?}"
    );
    assert!(!works("tools"), "{rows:?}");
}

both_stores!(a_committee_over_the_mock);
