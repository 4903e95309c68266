//! From a question to the debrief, as a person and with a key.

use crate::harness::{Caller, Db, TestApp};

async fn as_a_person(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    walk(&ann).await;
    app.stop().await;
}

async fn with_a_key(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let session = walk(&program).await;
    // The owner sees what her program did.
    ann.get(&format!("/api/v1/analyses/{session}")).await.ok(200);
    app.stop().await;
}

async fn walk(caller: &Caller) -> String {
    let session = caller.planned().await;
    for early in [
        format!("/api/v1/executions/{session}"),
        format!("/api/v1/executions/{session}/transcript"),
        format!("/api/v1/analyses/{session}"),
        format!("/api/v1/summaries/{session}"),
        format!("/api/v1/summaries/{session}/audit.pdf"),
    ] {
        caller.get(&early).await.refused(404, "not_found");
    }
    caller
        .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202);
    let execution = caller.finished(&session).await;
    assert_eq!(execution["status"], "completed");
    assert!(!execution["findings"].as_array().unwrap().is_empty());
    let analysis = caller.get(&format!("/api/v1/analyses/{session}")).await;
    assert!(analysis.ok(200).json()["result"]["balance"].is_string());
    let summary = caller.get(&format!("/api/v1/summaries/{session}")).await;
    assert!(summary.ok(200).json()["result"]["headline"].is_string());
    let pdf = caller.get(&format!("/api/v1/summaries/{session}/audit.pdf")).await;
    assert_eq!(pdf.ok(200).header("content-type"), Some("application/pdf"));
    assert!(pdf.bytes.starts_with(b"%PDF-"));
    session
}

both_stores!(as_a_person, with_a_key);
