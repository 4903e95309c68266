//! A complete run where models do all the reasoning.

use serde_json::Value;

use super::{KEY, think_with};
use crate::harness::{Caller, Db, TestApp};
use model_server::{ModelServer, Shape};

async fn over_openai(db: Db) {
    whole(db, "openai", Shape::OpenAi).await;
}

async fn over_anthropic(db: Db) {
    whole(db, "anthropic", Shape::Anthropic).await;
}

async fn whole(db: Db, provider: &str, shape: Shape) {
    let server = ModelServer::decent().await;
    let app = TestApp::with(db, |config| think_with(config, provider, &server)).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    for stage in [
        "triage",
        "plan",
        "research",
        "synthesise",
        "red_team",
        "revise",
        "debrief",
    ] {
        assert!(server.count(stage) > 0, "{stage} was never asked");
    }
    for heard in server.heard() {
        assert_eq!(heard.shape, shape);
        assert!(heard.authorization.ends_with(KEY));
        assert_eq!(heard.form(), "json_schema", "{}", heard.stage);
        // Nothing of the user's is in the system role.
        assert!(
            !heard.system.contains("Apple") && !heard.system.contains("zq7canary"),
            "{}",
            heard.system
        );
    }
    let analysis = ann
        .get(&format!("/api/v1/analyses/{session}"))
        .await
        .ok(200)
        .disclosed("en");
    let result = &analysis["result"];
    assert!(
        result["thesis"].as_str().unwrap().contains("After the objections"),
        "{result}"
    );
    assert_eq!(result["coverage"]["gaps"], 0, "{result}");
    assert!(result["coverage"]["numbers_traced"].as_u64().unwrap() > 0, "{result}");
    let texts = everything(&ann, &session).await;
    assert!(!texts.contains("{{fig:") && !texts.contains("[?]"), "{texts}");
    let execution = ann.get(&format!("/api/v1/executions/{session}")).await.json();
    assert!(
        execution["usage"]["input_tokens"].as_u64().unwrap() > 1_000,
        "{execution}"
    );
    let checked = app.app.engine.verify_record(&session).await.unwrap();
    assert!(checked.is_ok(), "{checked:?}");
    app.stop().await;
}

/// All that a user can read of a session.
pub async fn everything(caller: &Caller, session: &str) -> String {
    let mut all = String::new();
    for path in [
        format!("/api/v1/executions/{session}"),
        format!("/api/v1/executions/{session}/transcript"),
        format!("/api/v1/analyses/{session}"),
        format!("/api/v1/summaries/{session}"),
    ] {
        let reply = caller.get(&path).await;
        all.push_str(
            &serde_json::from_slice::<Value>(&reply.bytes)
                .unwrap_or_default()
                .to_string(),
        );
    }
    all
}

both_stores!(over_openai, over_anthropic);
