//! The analysis, the debrief, and what must hold for every document of a run.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::harness::{CANARY, Caller, Db, Reply, TestApp, vague_question};

fn execution_path(session: &str) -> String {
    format!("/api/v1/executions/{session}")
}

async fn the_analysis_weighs_and_the_debrief_tells(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let session = ann.completed().await;
    let analysis = ann
        .get(&format!("/api/v1/analyses/{session}"))
        .await
        .ok(200)
        .disclosed("en");
    assert_eq!(
        (&analysis["session_id"], &analysis["status"]),
        (&json!(session), &json!("completed"))
    );
    let result = &analysis["result"];
    assert!(
        ["favourable", "mixed", "unfavourable", "insufficient_evidence"].contains(&result["balance"].as_str().unwrap())
    );
    assert!((0.0..=1.0).contains(&result["confidence"].as_f64().unwrap()));
    assert!(result["thesis"].as_str().is_some_and(|text| !text.is_empty()));
    for list in [
        "drivers",
        "risks",
        "scenarios",
        "red_team",
        "what_would_change_the_view",
        "evidence",
    ] {
        assert!(!result[list].as_array().unwrap().is_empty(), "{list}: {result}");
    }
    assert!(result["dissent"].is_array() && result["data_gaps"].is_array());
    let red_team = &result["red_team"][0];
    assert!(
        ["objection", "severity", "disposition", "response"]
            .iter()
            .all(|field| red_team[field].is_string()),
        "{red_team}"
    );
    let evidence = &result["evidence"][0];
    for field in ["evidence_id", "source", "series", "as_of", "value", "unit", "how"] {
        assert!(evidence[field].is_string(), "{evidence}");
    }

    let summary = ann
        .get(&format!("/api/v1/summaries/{session}"))
        .await
        .ok(200)
        .disclosed("en");
    assert_eq!(
        (&summary["session_id"], &summary["status"]),
        (&json!(session), &json!("completed"))
    );
    let debrief = &summary["result"];
    assert!(debrief["headline"].as_str().is_some_and(|text| !text.is_empty()));
    assert!(
        !debrief["paragraphs"].as_array().unwrap().is_empty() && !debrief["key_numbers"].as_array().unwrap().is_empty()
    );
    assert!(debrief["terms"].is_array());
    for path in ["analyses", "summaries"] {
        bob.get(&format!("/api/v1/{path}/{session}"))
            .await
            .refused(404, "not_found");
    }
    app.stop().await;
}

async fn nothing_says_buy_sell_or_hold(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for input in [
        "Should I invest in Apple for the next five years?",
        "Compare Coca-Cola and Pepsi over 10 years",
        "Is the S&P 500 attractive over the next decade?",
        "Are renewable energy stocks a good idea for 5 to 10 years?",
        "Is a 60/40 portfolio still sensible for 20 years?",
    ] {
        let session = run(&ann, input).await;
        for path in [
            "analyses/SESSION",
            "summaries/SESSION",
            "executions/SESSION",
            "executions/SESSION/transcript",
        ] {
            let text = ann
                .get(&format!("/api/v1/{}", path.replace("SESSION", &session)))
                .await
                .ok(200)
                .text();
            assert_eq!(verdicts(&text), Vec::<String>::new(), "{input}: {path}");
        }
    }
    // Asked for one of the three, the committee still says none of them.
    let session = run(&ann, "Should I buy, hold or sell Tesla this year?").await;
    let analysis = ann.get(&format!("/api/v1/analyses/{session}")).await.ok(200).text();
    assert_eq!(verdicts(&analysis), Vec::<String>::new());
    let findings = ann.get(&execution_path(&session)).await.ok(200).json()["findings"].to_string();
    assert_eq!(verdicts(&findings), Vec::<String>::new());
    app.stop().await;
}

/// From a question to the end; returns the session.
async fn run(caller: &Caller, input: &str) -> String {
    let asked = caller
        .post("/api/v1/briefs", &json!({"input": format!("{input} {CANARY}")}))
        .await
        .ok(200)
        .json();
    assert_eq!(asked["status"], "completed", "{asked}");
    let session = asked["session_id"].as_str().unwrap().to_owned();
    caller
        .post(
            "/api/v1/orchestrations",
            &json!({"session_id": session, "brief": asked["brief"]}),
        )
        .await
        .ok(200);
    caller
        .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202);
    assert_eq!(caller.finished(&session).await["status"], "completed");
    session
}

fn verdicts(text: &str) -> Vec<String> {
    let words = text
        .split(|letter: char| !letter.is_alphanumeric())
        .map(str::to_lowercase);
    words
        .filter(|word| ["buy", "sell", "hold"].contains(&word.as_str()))
        .collect()
}

#[track_caller]
fn reads_back<T: DeserializeOwned + Serialize>(reply: &Reply) {
    let typed: T = serde_json::from_slice(&reply.bytes).unwrap();
    assert_eq!(serde_json::to_value(typed).unwrap(), reply.json(), "something is lost");
}

async fn the_contract_types_hold_every_document_whole(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let vague = ann.post("/api/v1/briefs", &json!({"input": vague_question()})).await;
    reads_back::<contract::BriefResponse>(&vague);
    reads_back::<contract::BriefResponse>(&ann.post("/api/v1/briefs", &json!({"input": " "})).await);
    let session = ann.planned().await;
    reads_back::<contract::BriefResponse>(&ann.get(&format!("/api/v1/briefs/{session}")).await);
    reads_back::<contract::OrchestrationResponse>(&ann.get(&format!("/api/v1/orchestrations/{session}")).await);
    let convened = ann
        .post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await;
    reads_back::<contract::ConveneResponse>(&convened);
    ann.finished(&session).await;
    reads_back::<contract::ExecutionResponse>(&ann.get(&execution_path(&session)).await);
    reads_back::<contract::TranscriptResponse>(&ann.get(&format!("{}/transcript", execution_path(&session))).await);
    reads_back::<contract::AnalysisResponse>(&ann.get(&format!("/api/v1/analyses/{session}")).await);
    reads_back::<contract::SummaryResponse>(&ann.get(&format!("/api/v1/summaries/{session}")).await);
    reads_back::<contract::SessionList>(&ann.get("/api/v1/sessions").await);
    reads_back::<contract::ErrorEnvelope>(&ann.get("/api/v1/briefs/ses_nothing").await);
    app.stop().await;
}

async fn a_run_discloses_in_its_own_language_from_end_to_end(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let asked = ann
        .post(
            "/api/v1/briefs",
            &json!({"input": format!("Ist Apple eine gute Anlage für mich? {CANARY}")}),
        )
        .await;
    let session = asked.ok(200).disclosed("de")["session_id"].as_str().unwrap().to_owned();
    let answers = json!({"answers": [{"question_id": "horizon", "custom_answer": format!("fünf Jahre {CANARY}")}]});
    let answered = ann
        .post(&format!("/api/v1/briefs/{session}/answers"), &answers)
        .await
        .ok(200)
        .disclosed("de");
    let body = json!({"session_id": session, "brief": answered["brief"]});
    ann.post("/api/v1/orchestrations", &body).await.ok(200).disclosed("de");
    ann.post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202)
        .disclosed("de");
    ann.finished(&session).await;
    let paths = [
        "briefs/SESSION",
        "orchestrations/SESSION",
        "executions/SESSION",
        "executions/SESSION/transcript",
        "analyses/SESSION",
    ];
    for path in paths {
        let path = format!("/api/v1/{}", path.replace("SESSION", &session));
        ann.get(&path).await.ok(200).disclosed("de");
    }
    let program = app.key(&ann, &["pipeline:read"]).await;
    program
        .get(&format!("{}/transcript", execution_path(&session)))
        .await
        .ok(200)
        .disclosed("de");
    let summary = ann
        .get(&format!("/api/v1/summaries/{session}"))
        .await
        .ok(200)
        .disclosed("de");
    let told = summary["result"].to_string();
    assert!(told.contains("Ihre Frage:") && told.contains("Belege"), "{told}");
    app.stop().await;
}

/// Every figure leads to rows of its source, and what is read off a row is on it.
async fn a_figure_leads_to_the_rows_of_its_source(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let session = ann.completed().await;
    let rows = |figure: &str| format!("/api/v1/analyses/{session}/figures/{figure}");
    let analysis = ann.get(&format!("/api/v1/analyses/{session}")).await.ok(200).json();
    let (mut seen, mut dated) = (0, 0);
    for figure in analysis["result"]["evidence"].as_array().unwrap() {
        let id = figure["evidence_id"].as_str().unwrap();
        let body = ann.get(&rows(id)).await.ok(200).disclosed("en");
        let answer: contract::FigureRowsResponse = serde_json::from_value(body).unwrap();
        for series in &answer.series {
            assert!(
                figure["inputs"].as_array().unwrap().contains(&json!(series.input)),
                "{id}"
            );
            assert!(
                !series.rows.is_empty() && series.rows.len() <= 60,
                "{id}: {}",
                series.input
            );
            dated += usize::from(series.rows.iter().all(|row| row.at.is_some()));
            assert_eq!(series.source.content_sha256.len(), 64);
            seen += 1;
        }
    }
    assert!(dated > 5 && dated * 2 > seen, "{dated} of {seen}");
    let answer = ann.get(&rows("ev_long_rate")).await.ok(200).json();
    let last = answer["series"][0]["rows"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last, json!({"at": "2026-09-03", "value": last["value"]}));
    for (caller, figure) in [(&ann, "ev_nothing"), (&ann, "%00"), (&bob, "ev_long_rate")] {
        caller.get(&rows(figure)).await.refused(404, "not_found");
    }
    app.stop().await;
}

async fn long_answers_are_compressed_for_callers_that_accept_it(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let path = format!("/api/v1/analyses/{session}");
    let plain = ann.send("GET", &path, &[("accept-encoding", "identity")], None).await;
    let packed = ann.send("GET", &path, &[("accept-encoding", "gzip")], None).await;
    assert_eq!((plain.status, plain.header("content-encoding")), (200, None));
    assert_eq!((packed.status, packed.header("content-encoding")), (200, Some("gzip")));
    assert!(packed.header("vary").unwrap().contains("accept-encoding"));
    assert!(packed.bytes.len() * 3 < plain.bytes.len(), "{}", packed.bytes.len());
    let mut unpacked = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&packed.bytes[..]), &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.text());
    // Short answers, refusals and PDFs are not compressed.
    for path in [
        "/health".to_owned(),
        "/api/v1/auth/config".to_owned(),
        format!("/api/v1/analyses/{session}x"),
        format!("/api/v1/summaries/{session}/audit.pdf"),
    ] {
        let reply = ann.send("GET", &path, &[("accept-encoding", "gzip")], None).await;
        assert_eq!(reply.header("content-encoding"), None, "{path}");
    }
    app.stop().await;
}

both_stores!(
    long_answers_are_compressed_for_callers_that_accept_it,
    a_figure_leads_to_the_rows_of_its_source,
    the_analysis_weighs_and_the_debrief_tells,
    nothing_says_buy_sell_or_hold,
    the_contract_types_hold_every_document_whole,
    a_run_discloses_in_its_own_language_from_end_to_end,
);
