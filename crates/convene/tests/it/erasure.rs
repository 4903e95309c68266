//! Erasure of an account: everything is deleted, nothing comes back, and a failing store does not lose the request.

mod races;

use std::time::Duration;

use base64::Engine as _;
use pipeline::brief::holdings::Position;
use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, TestApp, clear_question, email, vague_question};

const ME: &str = "/api/v1/auth/me";
const SESSIONS: &str = "/api/v1/sessions";
const BRIEFS: &str = "/api/v1/briefs";
const BREAK: &str = "alter table reviews rename to reviews_away";
const MEND: &str = "alter table reviews_away rename to reviews";

/// A person with something in nearly every table.
struct Resident {
    person: Caller,
    program: Caller,
    session: String,
    /// Texts that identify the person in the store: the owner id first.
    traces: Vec<String>,
}

async fn resident(app: &TestApp, name: &str) -> Resident {
    let person = app.person(name).await;
    let program = app.full_key(&person).await;
    let session = person.completed().await;
    let feedback = json!({"rating": "like", "comment": CANARY});
    person
        .put(&format!("/api/v1/summaries/{session}/feedback"), &feedback)
        .await
        .ok(200);
    let review = json!({"response_type": "debrief", "session_id": session, "rating": 4, "comment": CANARY});
    person.post("/api/v1/reviews", &review).await.ok(200);
    let vague = program
        .submit(BRIEFS, "k", &json!({"input": vague_question()}))
        .await
        .ok(200)
        .json();
    let owner = person.get(ME).await.ok(200).json()["user_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let position = Position {
        symbol: "AAPL".to_owned(),
        quantity: "10".to_owned(),
        ..Position::default()
    };
    let imported = app.app.engine.import_portfolio(owner.clone(), vec![position]).await;
    imported.unwrap();
    let key = program.token.as_ref().unwrap()[4..20].to_owned();
    let vague = vague["session_id"].as_str().unwrap().to_owned();
    let traces = vec![owner, session.clone(), vague, key, subject(&person), email(name)];
    Resident {
        person,
        program,
        session,
        traces,
    }
}

impl Resident {
    /// Downloads the audit document of the session. Making it is the slowest step.
    async fn with_document(self) -> Self {
        let document = format!("/api/v1/summaries/{}/audit.pdf", self.session);
        self.person.get(&document).await.ok(200);
        self
    }
}

/// The subject of a person's token.
fn subject(person: &Caller) -> String {
    let claims = person.token.as_ref().unwrap().split('.').nth(1).unwrap();
    let claims = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(claims).unwrap();
    serde_json::from_slice::<Value>(&claims).unwrap()["sub"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// Asserts that no row of any table has a trace, except the mark that keeps old tokens invalid.
async fn nothing_left(app: &TestApp, traces: &[String]) {
    let tables = app.tables();
    assert_eq!(tables.containing(&traces[0]).await, ["erased_owners"]);
    for trace in &traces[1..] {
        assert_eq!(tables.containing(trace).await, Vec::<String>::new(), "{trace}");
    }
    assert_eq!(tables.count("erasures").await, 0);
}

async fn everything_of_the_person_goes_and_nothing_else(db: Db) {
    let app = TestApp::start(db).await;
    let ann = resident(&app, "ann").await.with_document().await;
    let ben = resident(&app, "ben").await.with_document().await;
    let tables = app.tables();
    // The test would prove nothing if there were nothing.
    let owned = tables.containing(&ann.traces[0]).await;
    for table in [
        "api_keys",
        "audit_blobs",
        "briefs",
        "documents",
        "executions",
        "feedback",
        "idempotency",
        "plans",
        "portfolios",
        "profiles",
        "quota",
        "reviews",
        "sessions",
    ] {
        assert!(owned.iter().any(|name| name == table), "{table} is not in {owned:?}");
    }
    let of_session = tables.containing(&ann.session).await;
    for table in ["findings", "steps", "transcript_entries"] {
        assert!(
            of_session.iter().any(|name| name == table),
            "{table} is not in {of_session:?}"
        );
    }
    assert_eq!(tables.containing(&ann.traces[5]).await, ["identities", "profiles"]);
    let before = (
        tables.containing(&ben.traces[0]).await,
        tables.containing(&ben.session).await,
    );

    let reply = ann.person.delete(ME).await;
    assert!(reply.ok(204).bytes.is_empty());
    nothing_left(&app, &ann.traces).await;
    assert_eq!(
        (
            tables.containing(&ben.traces[0]).await,
            tables.containing(&ben.session).await
        ),
        before
    );

    for _ in 0..2 {
        for (method, path) in [("GET", ME), ("GET", SESSIONS), ("DELETE", ME)] {
            ann.person
                .send(method, path, &[], None)
                .await
                .refused(401, "unauthorized");
        }
        ann.person
            .post(BRIEFS, &json!({"input": clear_question()}))
            .await
            .refused(401, "unauthorized");
        ann.person.auth_get("/api/v1/keys").await.refused(401, "unauthorized");
        ann.program.get(SESSIONS).await.refused(401, "unauthorized");
        // Long before the token would have expired.
        app.clock.advance(Duration::from_secs(1_200));
    }
    for path in [
        SESSIONS.to_owned(),
        format!("/api/v1/summaries/{}", ben.session),
        format!("{BRIEFS}/{}", ben.session),
    ] {
        ben.person.get(&path).await.ok(200);
        ben.program.get(&path).await.ok(200);
    }
    nothing_left(&app, &ann.traces).await;
    app.stop().await;
}

async fn who_signs_up_again_finds_nothing(db: Db) {
    let app = TestApp::start(db).await;
    let ann = resident(&app, "ann").await;
    ann.person.delete(ME).await.ok(204);
    let returned = app.person("ann").await;
    let profile = returned.get(ME).await.ok(200).json();
    assert_eq!(
        (&profile["tier"], &profile["upgrade_available"]),
        (&json!("free"), &json!(true))
    );
    assert_eq!(returned.get(SESSIONS).await.json()["sessions"], json!([]));
    assert_eq!(returned.auth_get("/api/v1/keys").await.json()["keys"], json!([]));
    returned
        .get(&format!("{BRIEFS}/{}", ann.session))
        .await
        .refused(404, "not_found");
    returned.completed().await;
    ann.person.get(ME).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn a_running_committee_is_stopped_and_writes_nothing_more(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 25).await;
    let (ann, ben) = (app.person("ann").await, app.person("ben").await);
    let session = ann.convened().await;
    ann.until(&format!("/api/v1/executions/{session}"), |reply| {
        reply.status == 200 && reply.json()["status"] == "partial"
    })
    .await;
    let owner = ann.get(ME).await.json()["user_id"].as_str().unwrap().to_owned();
    ann.delete(ME).await.ok(204);
    let traces = [owner, session];
    nothing_left(&app, &traces).await;
    // A whole committee later the stopped one would have finished too.
    ben.completed().await;
    nothing_left(&app, &traces).await;
    app.stop().await;
}

async fn a_failing_store_leaves_the_erasure_pending_until_a_retry(db: Db) {
    let app = TestApp::start(db).await;
    let ann = resident(&app, "ann").await.with_document().await;
    app.tables().run(BREAK).await;
    let first = ann.person.delete(ME).await;
    let request_id = first.header("x-request-id").unwrap();
    assert_eq!(
        first.ok(202).json(),
        json!({"status": "erasure_pending", "request_id": request_id})
    );
    // The account is kept for reading and for a retry, but takes nothing new.
    ann.person.get(ME).await.ok(200);
    ann.person
        .get(&format!("/api/v1/summaries/{}", ann.session))
        .await
        .ok(200);
    ann.program.get(SESSIONS).await.ok(200);
    ann.person
        .post(BRIEFS, &json!({"input": clear_question()}))
        .await
        .refused(409, "conflict");
    ann.program
        .submit(BRIEFS, "k2", &json!({"input": clear_question()}))
        .await
        .refused(409, "conflict");
    // Again is the same wish.
    let second = ann.person.delete(ME).await;
    assert_eq!(second.ok(202).json()["request_id"], request_id);

    app.tables().run(MEND).await;
    ann.person.delete(ME).await.ok(204);
    nothing_left(&app, &ann.traces).await;
    ann.person.get(ME).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn the_sweep_finishes_a_pending_erasure_by_itself(db: Db) {
    let app = TestApp::with(db, |config| config.erasure.sweep_seconds = 1).await;
    let ann = resident(&app, "ann").await;
    app.tables().run(BREAK).await;
    ann.person.delete(ME).await.ok(202);
    app.tables().run(MEND).await;
    // However often the sweep has tried and failed, its pause is over.
    app.clock.advance(Duration::from_secs(120));
    ann.person.until(ME, |reply| reply.status == 401).await;
    nothing_left(&app, &ann.traces).await;
    ann.program.get(SESSIONS).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn a_pending_erasure_goes_on_after_a_restart(db: Db) {
    let app = TestApp::with(db, |config| config.erasure.sweep_seconds = 600).await;
    let ann = resident(&app, "ann").await;
    app.tables().run(BREAK).await;
    ann.person.delete(ME).await.ok(202);
    app.tables().run(MEND).await;
    app.clock.advance(Duration::from_secs(601));
    let app = app.restart().await;
    app.bearer(ann.person.token.as_ref().unwrap())
        .until(ME, |reply| reply.status == 401)
        .await;
    nothing_left(&app, &ann.traces).await;
    app.stop().await;
}

async fn without_the_durable_switch_a_failing_store_fails_the_request(db: Db) {
    let app = TestApp::with(db, |config| config.switches.erasure_durable = false).await;
    let ann = resident(&app, "ann").await;
    app.tables().run(BREAK).await;
    let reply = ann.person.delete(ME).await;
    assert!(
        !reply.refused(502, "upstream_error").message().contains("reviews"),
        "{}",
        reply.text()
    );
    assert_eq!(app.tables().count("erasures").await, 0);
    // No wish is kept, and the account works on.
    ann.person
        .get(&format!("/api/v1/summaries/{}", ann.session))
        .await
        .ok(200);
    ann.person
        .post(BRIEFS, &json!({"input": clear_question()}))
        .await
        .ok(200);
    ann.program
        .post(BRIEFS, &json!({"input": clear_question()}))
        .await
        .ok(200);
    app.tables().run(MEND).await;
    ann.person.delete(ME).await.ok(204);
    nothing_left(&app, &ann.traces).await;
    ann.person.get(ME).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn a_committee_goes_on_when_its_owners_erasure_failed(db: Db) {
    let app = TestApp::with(db, |config| {
        config.switches.erasure_durable = false;
        config.analyst.pace_ms = 60;
    })
    .await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    app.tables().run(BREAK).await;
    ann.delete(ME).await.refused(502, "upstream_error");
    app.tables().run(MEND).await;
    assert_eq!(ann.finished(&session).await["status"], "completed");
    app.stop().await;
}

async fn with_the_switch_off_nothing_is_erased(db: Db) {
    let app = TestApp::with(db, |config| config.switches.erasure = false).await;
    let ann = resident(&app, "ann").await;
    ann.program.delete(ME).await.refused(403, "forbidden");
    ann.person.delete(ME).await.refused(404, "not_found");
    ann.person
        .get(&format!("/api/v1/summaries/{}", ann.session))
        .await
        .ok(200);
    ann.person
        .post(BRIEFS, &json!({"input": clear_question()}))
        .await
        .ok(200);
    assert_eq!(app.tables().count("erasures").await, 0);
    app.stop().await;
}

both_stores!(
    everything_of_the_person_goes_and_nothing_else,
    who_signs_up_again_finds_nothing,
    a_running_committee_is_stopped_and_writes_nothing_more,
    a_failing_store_leaves_the_erasure_pending_until_a_retry,
    the_sweep_finishes_a_pending_erasure_by_itself,
    a_pending_erasure_goes_on_after_a_restart,
    without_the_durable_switch_a_failing_store_fails_the_request,
    a_committee_goes_on_when_its_owners_erasure_failed,
    with_the_switch_off_nothing_is_erased,
);
