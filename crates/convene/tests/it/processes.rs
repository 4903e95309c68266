//! Tests that need real processes: kills, signals, a service split into its parts.

use std::time::{Duration, Instant};

use pipeline::transcript;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::harness::{CANARY, Caller, Db, Process, Tables, clear_question, free_address};

fn entries(page: &Value) -> &Vec<Value> {
    page["entries"].as_array().unwrap()
}

/// Asserts that a transcript is whole: every number from 1, every hash chained to the one before.
fn whole(session: &str, page: &Value) {
    let entries = entries(page);
    let bodies: Vec<String> = entries.iter().map(Value::to_string).collect();
    let head =
        transcript::verify(session, bodies.iter().map(String::as_str)).unwrap_or_else(|seq| panic!("entry {seq}"));
    assert_eq!(page["latest_seq"], head.seq);
    assert_eq!(head.seq, i64::try_from(entries.len()).unwrap());
    assert!(head.seq > 10, "{head:?}");
}

async fn a_committee_survives_power_cuts(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let settings = [
        ("CONVENE_STORE__URL", url.as_str()),
        ("CONVENE_ANALYST__PACE_MS", "150"),
        ("CONVENE_WORKER__LEASE_SECONDS", "1"),
    ];
    let mut process = Process::start(folder.path(), &settings).await;
    let ann = process.person("ann");
    let session = ann.convened().await;
    let transcript = format!("/api/v1/executions/{session}/transcript");
    let mut seen: Vec<Value> = Vec::new();
    for _ in 0..2 {
        // In the middle: something new was said, and it is not over.
        let longer = |page: &Value| entries(page).len() > seen.len();
        let page = ann
            .until(&transcript, |reply| reply.status == 200 && longer(&reply.json()))
            .await
            .json();
        process.kill_and_restart().await;
        seen = entries(&ann.get(&transcript).await.ok(200).json()).clone();
        assert_eq!(
            &seen[..entries(&page).len()],
            entries(&page).as_slice(),
            "what was read stays"
        );
    }
    assert_ne!(
        ann.get(&format!("/api/v1/executions/{session}")).await.json()["status"],
        "completed"
    );
    let execution = ann.finished(&session).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    let page = ann.get(&transcript).await.ok(200).json();
    whole(&session, &page);
    assert_eq!(&entries(&page)[..seen.len()], seen.as_slice());
    // Every task has one finding, not two.
    let findings = execution["findings"].as_array().unwrap();
    let mut tasks: Vec<&str> = findings
        .iter()
        .map(|finding| finding["task_id"].as_str().unwrap())
        .collect();
    tasks.sort_unstable();
    tasks.dedup();
    assert_eq!(tasks.len(), findings.len());
    ann.get(&format!("/api/v1/summaries/{session}")).await.ok(200);
}

async fn a_polite_stop_finishes_what_is_in_flight(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let settings = [
        ("CONVENE_STORE__URL", url.as_str()),
        ("CONVENE_ANALYST__PACE_MS", "600"),
    ];
    let mut process = Process::start(folder.path(), &settings).await;
    let ann = process.person("ann");
    let running = ann.convened().await;
    let in_flight = tokio::spawn({
        let ann = ann.clone();
        async move {
            ann.submit("/api/v1/briefs", "k", &json!({"input": clear_question()}))
                .await
        }
    });
    let began = Instant::now();
    while Tables::at(&url).count("idempotency").await == 0 {
        assert!(began.elapsed() < Duration::from_secs(20), "the submit never began");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(!in_flight.is_finished());
    process.signal("TERM");
    let began = Instant::now();
    let session = in_flight.await.unwrap().ok(200).json()["session_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let status = loop {
        match process.child.try_wait().unwrap() {
            Some(status) => break status,
            None => tokio::time::sleep(Duration::from_millis(10)).await,
        }
        assert!(began.elapsed() < Duration::from_secs(20), "it does not stop");
    };
    assert_eq!(status.code(), Some(0));

    // Started again it has the answer, and goes on with the committee it handed over, without waiting for a lease.
    process.kill_and_restart().await;
    ann.get(&format!("/api/v1/briefs/{session}")).await.ok(200);
    ann.until(&format!("/api/v1/executions/{running}"), |reply| {
        reply.json()["status"] == "partial"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_parts_work_as_processes_of_their_own() {
    let folder = tempdir().unwrap();
    let url = Db::Postgres.fresh(folder.path()).await;
    let at = [free_address(), free_address()];
    let settings = [("CONVENE_STORE__URL", url.as_str())];
    let edge = Process::start_at(&at, Some("edge"), folder.path(), &settings).await;
    let _auth = Process::start_at(&at, Some("auth"), folder.path(), &settings).await;
    let ann = edge.person("ann");
    // Each part is only itself.
    ann.to(&edge.edge, "GET", "/api/v1/keys", &[], None)
        .await
        .refused(404, "not_found");
    ann.to(&edge.auth, "GET", "/api/v1/sessions", &[], None)
        .await
        .refused(404, "not_found");
    let scopes = ["pipeline:read", "pipeline:write", "pipeline:findings"];
    let key = ann
        .auth_post("/api/v1/keys", &json!({"name": CANARY, "scopes": scopes}))
        .await
        .ok(201)
        .json();
    let program = Caller::new(&edge.edge, &edge.auth, Some(key["key"].as_str().unwrap().to_owned()));
    let (session, _) = program.brief().await;
    let _worker = Process::start_at(&at, Some("worker"), folder.path(), &settings).await;
    let plan = program
        .post("/api/v1/orchestrations", &json!({"session_id": session, "brief": {}}))
        .await;
    assert_eq!(plan.ok(200).json()["status"], "ready", "{}", plan.text());
    program
        .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202);
    assert_eq!(program.finished(&session).await["status"], "completed");
    whole(
        &session,
        &program
            .get(&format!("/api/v1/executions/{session}/transcript"))
            .await
            .json(),
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_are_served_where_asked_for() {
    let folder = tempdir().unwrap();
    let listen = free_address();
    let process = Process::start(folder.path(), &[("CONVENE_METRICS__LISTEN", &listen)]).await;
    let ann = process.person("ann");
    ann.completed().await;
    ann.get("/api/v1/briefs/ses_unknown").await.refused(404, "not_found");
    // Not on the public edge.
    ann.get("/metrics").await.refused(404, "not_found");
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let reply = client.get(format!("http://{listen}/metrics")).send().await.unwrap();
    assert_eq!(reply.status(), 200);
    assert!(
        reply.headers()["content-type"]
            .to_str()
            .unwrap()
            .starts_with("text/plain")
    );
    let text = reply.text().await.unwrap();
    for line in [
        "# TYPE convene_http_requests_total counter",
        "convene_http_requests_total{route=\"create_brief\",status=\"200\"} 1",
        "convene_http_requests_total{route=\"get_brief\",status=\"404\"} 1",
        "convene_jobs_total{kind=\"committee\",outcome=\"done\"} 1",
        "# TYPE convene_http_seconds histogram",
        "# TYPE convene_store_seconds histogram",
        "convene_steps_total",
        "convene_reasoner_calls_total{stage=\"triage\",outcome=\"answered\"} 1",
        "convene_reasoner_tokens_total{kind=\"input\"} 0",
        "convene_reasoner_cost_usd_micros_total 0",
        "convene_reasoner_down 0",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(
        !text.contains("ses_") && !text.contains("usr_"),
        "a label must not name a session or a person"
    );
}

both_stores!(
    a_committee_survives_power_cuts,
    a_polite_stop_finishes_what_is_in_flight
);
