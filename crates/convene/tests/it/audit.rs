//! The audit record of a session.

use convene::app::Parts;
use serde_json::{Value, json};

use crate::analyst::answered;
use crate::harness::{CANARY, Caller, Db, Reply, TestApp, at_once, command};

fn path(session: &str) -> String {
    format!("/api/v1/summaries/{session}/audit.pdf")
}

/// The body of a refusal without what differs from request to request.
#[track_caller]
fn nameless(reply: &Reply) -> Value {
    let mut body = reply.refused(404, "not_found").json();
    body["error"].as_object_mut().unwrap().remove("request_id");
    body
}

async fn the_record_is_a_pdf_and_the_same_every_time(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let program = app.key(&ann, &["pipeline:findings"]).await;
    let session = ann.completed().await;
    let reads = (0..4).map(|at| {
        let (caller, session) = (if at % 2 == 0 { ann.clone() } else { program.clone() }, session.clone());
        async move { caller.get(&path(&session)).await }
    });
    let first = ann.get(&path(&session)).await;
    assert_eq!(first.ok(200).header("content-type"), Some("application/pdf"));
    assert!(first.bytes.starts_with(b"%PDF-") && first.bytes.trim_ascii_end().ends_with(b"%%EOF"));
    for again in at_once(reads).await {
        assert_eq!(again.ok(200).bytes, first.bytes);
    }
    app.clock.advance(std::time::Duration::from_secs(86_400 / 2));
    assert_eq!(
        program.get(&path(&session)).await.ok(200).bytes,
        first.bytes,
        "also half a day later"
    );
    app.stop().await;
}

async fn whatever_cannot_be_had_is_the_same_404(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let session = ann.completed().await;
    let (without, _) = ann.brief().await;
    let german = german_brief(&ann).await["session_id"].as_str().unwrap().to_owned();
    let off = TestApp::second_instance(
        &app,
        Parts {
            edge: true,
            auth: false,
            worker: false,
        },
        |config| config.switches.audit_pdf = false,
    )
    .await;
    let behind = off.bearer(ann.token.as_ref().unwrap());

    let expected = nameless(&ann.get(&path("ses_nothing")).await);
    for (caller, id, why) in [
        (&ann, without.as_str(), "no debrief"),
        (&ann, german.as_str(), "no debrief in another language"),
        (&bob, session.as_str(), "foreign"),
        (&ann, "x", "malformed"),
        (&ann, "..%2F..%2Fetc", "malformed"),
        (&ann, "%FF%00", "malformed"),
        (&ann, &"s".repeat(300), "malformed"),
        (&behind, session.as_str(), "switch off"),
        (&behind, "ses_nothing", "switch off"),
    ] {
        assert_eq!(nameless(&caller.get(&path(id)).await), expected, "{why}");
    }
    ann.get(&path(&session)).await.ok(200);
    off.stop().await;
    app.stop().await;
}

async fn german_brief(caller: &Caller) -> Value {
    let input = format!("Ist Allianz langfristig eine gute Anlage? {CANARY}");
    let asked = caller
        .post("/api/v1/briefs", &json!({"input": input}))
        .await
        .ok(200)
        .json();
    assert_eq!(
        (&asked["status"], &asked["language"]),
        (&json!("completed"), &json!("de"))
    );
    asked
}

async fn a_session_in_another_language_has_no_record_and_says_so(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let asked = german_brief(&ann).await;
    let session = asked["session_id"].as_str().unwrap();
    ann.post(
        "/api/v1/orchestrations",
        &json!({"session_id": session, "brief": asked["brief"]}),
    )
    .await
    .ok(200);
    ann.post_empty(&format!("/api/v1/orchestrations/{session}/convene"))
        .await
        .ok(202);
    assert_eq!(ann.finished(session).await["status"], "completed");
    let refused = ann.get(&path(session)).await;
    let reason = refused.refused(409, "unsupported_language").message();
    assert!(
        reason.contains("englischsprachige") && reason.contains("de"),
        "{reason}"
    );
    // The debrief itself is there.
    ann.get(&format!("/api/v1/summaries/{session}")).await.ok(200);
    app.person("bob")
        .await
        .get(&path(session))
        .await
        .refused(404, "not_found");
    app.stop().await;
}

/// Whoever gets the file can check it alone; whoever changes it, the store, or only the looks of it is found out.
async fn a_document_is_checked_by_itself_and_against_the_store(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let pdf = ann.get(&path(&session)).await.ok(200).bytes.clone();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.pdf");
    std::fs::write(&file, &pdf).unwrap();
    let empty = folder.path().join("elsewhere");
    let verify = |store: Option<String>| {
        let mut environment = vec![("CONVENE_DATA_DIR".to_owned(), empty.display().to_string())];
        environment.extend(store.map(|url| ("CONVENE_STORE__URL".to_owned(), url)));
        let output = command(&environment).arg("verify").arg(&file).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code().unwrap(), String::from_utf8(said).unwrap())
    };
    let here = || verify(Some(app.config.store_url()));

    let (code, said) = here();
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains(&format!("{session} verified (completed, sealed)")),
        "{said}"
    );
    assert!(
        said.contains("the same to the byte") && said.contains("has the same session"),
        "{said}"
    );
    // Elsewhere it is verified too, but nobody there knows the key.
    let (code, said) = verify(None);
    assert!(code == 5 && said.contains("does not have this session"), "{said}");

    // A byte of a page, not of the record.
    let mut touched = pdf.clone();
    let place = touched.len() / 3;
    touched[place] ^= 1;
    std::fs::write(&file, &touched).unwrap();
    let (code, said) = here();
    assert!(code == 3 && said.contains("verification failed at document"), "{said}");
    std::fs::write(&file, &pdf[..pdf.len() / 2]).unwrap();
    let (code, said) = here();
    assert!(code == 3 && said.contains("verification failed at document"), "{said}");

    std::fs::write(&file, &pdf).unwrap();
    let tables = app.tables();
    tables
        .run(&format!(
            "update findings set body = replace(body, 'Apple', 'Applf') where session_id = '{session}'"
        ))
        .await;
    let (code, said) = here();
    assert!(code == 3 && said.contains("verification failed at store"), "{said}");
    app.stop().await;
}

/// A record that was lost is rendered again, the same as it was.
async fn a_lost_document_is_made_again(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let first = ann.get(&path(&session)).await.ok(200).bytes.clone();
    app.tables().run("delete from audit_blobs").await;
    assert_eq!(ann.get(&path(&session)).await.ok(200).bytes, first);
    app.stop().await;
}

async fn the_pictures_come_with_the_disclosure(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let (early, _) = ann.brief().await;
    let charts = |id: &str| format!("/api/v1/analyses/{id}/charts");
    ann.get(&charts(&early)).await.refused(404, "not_found");
    let session = ann.completed().await;
    bob.get(&charts(&session)).await.refused(404, "not_found");
    let answer = ann.get(&charts(&session)).await.ok(200).json();
    let answer: contract::ChartsResponse = serde_json::from_value(answer).unwrap();
    assert!(answer.disclosure.text.contains("not investment advice"));
    let ids: Vec<&str> = answer.charts.iter().map(|chart| chart.chart_id.as_str()).collect();
    assert_eq!(ids.last(), Some(&"confidence"));
    // Apple has too short a history for odds over five years; the market has not.
    assert!(ids.contains(&"price_1") && !ids.contains(&"scenarios"), "{ids:?}");
    let market = answered(&ann, "Is the S&P 500 attractive over the next ten years?")
        .await
        .session;
    let pictures = ann.get(&charts(&market)).await.ok(200).json();
    assert!(
        pictures["charts"].to_string().contains("\"chart_id\":\"scenarios\""),
        "{pictures}"
    );
    for chart in answer.charts {
        assert!(chart.svg.starts_with("<svg ") && chart.svg.ends_with("</svg>"));
        assert!(!chart.alt.is_empty() && !chart.svg.contains("<script") && !chart.svg.contains("href"));
    }
    app.stop().await;
}

async fn an_owner_has_few_records_in_memory(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let (session, other) = (ann.completed().await, bob.completed().await);
    let me = ann.get("/api/v1/auth/me").await.ok(200).json();
    let mut unsent = Vec::new();
    for _ in 0..12 {
        let record = app
            .app
            .engine
            .audit_pdf(me["user_id"].as_str().unwrap(), &session)
            .await;
        unsent.push(record.unwrap());
    }
    ann.get(&path(&session)).await.refused(502, "upstream_error");
    bob.get(&path(&other)).await.ok(200);
    unsent.pop();
    ann.get(&path(&session)).await.ok(200);
    app.stop().await;
}

both_stores!(
    an_owner_has_few_records_in_memory,
    a_document_is_checked_by_itself_and_against_the_store,
    a_lost_document_is_made_again,
    the_pictures_come_with_the_disclosure,
    the_record_is_a_pdf_and_the_same_every_time,
    whatever_cannot_be_had_is_the_same_404,
    a_session_in_another_language_has_no_record_and_says_so,
);
