//! Executions: progress, findings and transcript of a committee.

use pipeline::transcript::verify;
use serde_json::{Value, json};

use crate::harness::{Caller, Db, TestApp};

fn execution_path(session: &str) -> String {
    format!("/api/v1/executions/{session}")
}

async fn transcript(caller: &Caller, session: &str, after: &str) -> Value {
    let query = if after.is_empty() {
        String::new()
    } else {
        format!("?after={after}")
    };
    caller
        .get(&format!("/api/v1/executions/{session}/transcript{query}"))
        .await
        .ok(200)
        .json()
}

fn entries(page: &Value) -> &[Value] {
    page["entries"].as_array().unwrap()
}

fn rank(status: &str) -> usize {
    ["running", "partial", "completed"]
        .iter()
        .position(|known| *known == status)
        .unwrap_or_else(|| panic!("{status}"))
}

async fn an_execution_only_moves_forward(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 120).await;
    let ann = app.person("ann").await;
    let session = ann.planned().await;
    let dispatched = ann
        .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202)
        .json();
    let mut seen = vec![dispatched["status"].as_str().unwrap().to_owned()];
    let (mut done, mut found, mut started) = (0, 0, Value::Null);
    let mut read = Vec::new();
    let mut steps = (0, 0);
    let last = loop {
        let body = ann.get(&execution_path(&session)).await.ok(200).disclosed("en");
        let status = body["status"].as_str().unwrap().to_owned();
        assert!(rank(&status) >= rank(seen.last().unwrap()), "{status} after {seen:?}");
        let progress = |name: &str| usize::try_from(body["progress"][name].as_u64().unwrap()).unwrap();
        let findings = body["findings"].as_array().unwrap().len();
        assert!(progress("done") >= done && findings >= found, "{body}");
        (done, found) = (progress("done"), findings);
        let step = |name: &str| body["progress"]["steps"][name].as_u64().unwrap();
        let ended = step("done") + step("failed");
        assert!(ended >= steps.0 && ended <= step("total"), "{body}");
        assert!(
            steps.1 == 0 || steps.1 == step("total"),
            "the total is known from the start: {body}"
        );
        steps = (ended, step("total"));
        assert_eq!(progress("total"), body["tasks"].as_array().unwrap().len());
        let of_status = |wanted: &str| {
            body["tasks"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|task| task["status"] == wanted)
                .count()
        };
        assert_eq!((of_status("done"), of_status("failed")), (done, progress("failed")));
        match status.as_str() {
            "running" => assert_eq!(found, 0, "{body}"),
            "partial" => assert!(found > 0, "{body}"),
            _ => assert_eq!(found, progress("total"), "{body}"),
        }
        assert_eq!(body.get("finished_at").is_some(), status == "completed", "{body}");
        assert!(started.is_null() || started == body["started_at"], "{body}");
        started = body["started_at"].clone();
        let ends = status == "completed";
        if seen.last() != Some(&status) {
            seen.push(status);
        }
        // The feed, read as a client reads it: forward only, one last read after the end.
        let page = ann
            .get(&format!("{}/transcript?after={}", execution_path(&session), read.len()))
            .await;
        if page.status == 200 {
            read.extend(entries(&page.disclosed("en")).iter().cloned());
        } else {
            assert!(read.is_empty(), "{}", page.text());
        }
        if ends {
            break body;
        }
    };
    assert_eq!(seen, ["running", "partial", "completed"]);
    assert_eq!(last["progress"]["done"], last["progress"]["total"]);
    assert_eq!(Some(steps.0), last["progress"]["steps"]["total"].as_u64());
    let plan = ann
        .get(&format!("/api/v1/orchestrations/{session}"))
        .await
        .ok(200)
        .json();
    assert!(
        plan["tasks"]
            .as_array()
            .unwrap()
            .iter()
            .all(|task| task["status"] == "done"),
        "{plan}"
    );
    // Drained: what was read on the way is all there is.
    assert_eq!(entries(&transcript(&ann, &session, "").await), read);
    app.stop().await;
}

async fn a_finding_says_what_it_stands_on(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let execution = ann.get(&execution_path(&session)).await.ok(200).json();
    let analysis = ann.get(&format!("/api/v1/analyses/{session}")).await.ok(200).json();
    let ledger: Vec<&str> = analysis["result"]["evidence"]
        .as_array()
        .unwrap()
        .iter()
        .map(|e| e["evidence_id"].as_str().unwrap())
        .collect();
    let tasks = execution["tasks"].as_array().unwrap();
    let mut ids = Vec::new();
    for finding in execution["findings"].as_array().unwrap() {
        for field in ["finding_id", "claim", "reasoning"] {
            assert!(
                finding[field].as_str().is_some_and(|text| !text.is_empty()),
                "{finding}"
            );
        }
        assert!(
            ["supports", "opposes", "neutral"].contains(&finding["stance"].as_str().unwrap()),
            "{finding}"
        );
        assert!(
            (0.0..=1.0).contains(&finding["confidence"].as_f64().unwrap()),
            "{finding}"
        );
        assert!(finding["caveats"].is_array(), "{finding}");
        let task = tasks.iter().find(|task| task["task_id"] == finding["task_id"]).unwrap();
        assert_eq!(task["member_id"], finding["member_id"]);
        let evidence: Vec<&str> = finding["evidence"]
            .as_array()
            .unwrap()
            .iter()
            .map(|id| id.as_str().unwrap())
            .collect();
        for figure in finding["figures"].as_array().unwrap() {
            for field in ["name", "value", "unit", "as_of"] {
                assert!(figure[field].is_string(), "{figure}");
            }
            assert!(evidence.contains(&figure["evidence_id"].as_str().unwrap()), "{finding}");
            assert!(
                ledger.contains(&figure["evidence_id"].as_str().unwrap()),
                "{figure} is not in the evidence"
            );
        }
        ids.push(finding["finding_id"].as_str().unwrap());
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), tasks.len(), "one finding for each task");
    for task in tasks {
        assert_eq!(task["status"], "done");
        assert!(
            task["title"].is_string() && task["started_at"].as_str() <= task["finished_at"].as_str(),
            "{task}"
        );
    }
    app.stop().await;
}

async fn a_transcript_is_read_from_any_cursor(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let program = app.key(&ann, &["pipeline:read"]).await;
    let session = ann.completed().await;
    let whole = transcript(&ann, &session, "").await;
    let all = entries(&whole);
    let last = i64::try_from(all.len()).unwrap();
    assert!(last > 10);
    for (at, entry) in (1..).zip(all) {
        assert_eq!(entry["seq"], json!(at));
        let kind = entry["kind"].as_str().unwrap();
        assert!(
            [
                "floor",
                "thinking",
                "contribution",
                "challenge",
                "response",
                "synthesis"
            ]
            .contains(&kind),
            "{entry}"
        );
        assert!(
            entry["at"].is_string() && entry["text"].as_str().is_some_and(|text| !text.is_empty()),
            "{entry}"
        );
    }
    for kind in ["floor", "thinking", "contribution", "challenge", "synthesis"] {
        assert!(all.iter().any(|entry| entry["kind"] == kind), "no {kind}");
    }
    let bodies: Vec<String> = all.iter().map(Value::to_string).collect();
    let head = verify(&session, bodies.iter().map(String::as_str)).expect("the chain holds");
    assert_eq!(
        (head.seq, head.hash.as_str()),
        (last, all[all.len() - 1]["hash"].as_str().unwrap())
    );

    for caller in [&ann, &program] {
        for after in [
            0,
            1,
            2,
            last / 2,
            last - 1,
            last,
            last + 1,
            last + 1_000,
            -1,
            -17,
            i64::MAX,
            i64::MIN,
        ] {
            let page = transcript(caller, &session, &after.to_string()).await;
            let from = usize::try_from(after.clamp(0, last)).unwrap();
            assert_eq!(entries(&page), &all[from..], "after {after}");
            assert_eq!(page["latest_seq"], json!(last.max(after)), "after {after}");
        }
        for (after, latest) in [
            ("99999999999999999999999", i64::MAX),
            ("-99999999999999999999999", last),
        ] {
            assert_eq!(transcript(caller, &session, after).await["latest_seq"], json!(latest));
        }
        for after in ["x", "1.5", "", "1e3", "0x1"] {
            let refused = caller
                .get(&format!("{}/transcript?after={after}", execution_path(&session)))
                .await;
            assert!(
                refused.refused(400, "bad_request").message().contains("after"),
                "{after}"
            );
        }
    }
    bob.get(&format!("{}/transcript", execution_path(&session)))
        .await
        .refused(404, "not_found");
    bob.get(&execution_path(&session)).await.refused(404, "not_found");

    // Terminal means drained, whatever is asked of the worker afterwards.
    ann.post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202);
    ann.completed().await;
    assert_eq!(transcript(&ann, &session, "").await, whole);
    app.stop().await;
}

both_stores!(
    an_execution_only_moves_forward,
    a_finding_says_what_it_stands_on,
    a_transcript_is_read_from_any_cursor,
);
