//! Every route against every kind of caller, with every switch on and with each one off.
//!
//! The expectations are written out by hand from the contract. A route that is missing here, or
//! that moved, fails the test.

use std::collections::BTreeSet;

use convene::config::Config;
use edge::route_table::{EDGE, KEYS, SIGN_IN};
use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, TestApp, vague_question};

/// The kinds of caller, in the order of the columns below.
const CALLERS: [&str; 11] = [
    "nobody",
    "bad token",
    "malformed key",
    "revoked key",
    "read key",
    "write key",
    "findings key",
    "full key",
    "another's key",
    "another person",
    "owner",
];

type Statuses = [u16; 11];

/// Operation, route, and the status for each caller. The account goes last, because then it is gone.
#[rustfmt::skip]
const TABLE: [(&str, &str, Statuses); 35] = [
    //  nobody         revoked        write     full      person
    //       bad token      read key       findings another's  owner
    ("get_health",           "GET /health",
        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200]),
    ("get_auth_config",      "GET /api/v1/auth/config",
        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200]),
    ("get_me",               "GET /api/v1/auth/me",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 200, 200]),
    ("create_brief",         "POST /api/v1/briefs",
        [401, 401, 401, 401, 403, 200, 403, 200, 200, 200, 200]),
    ("list_sessions",        "GET /api/v1/sessions",
        [401, 401, 401, 401, 200, 403, 403, 200, 200, 200, 200]),
    ("submit_answers",       "POST /api/v1/briefs/{session_id}/answers",
        [401, 401, 401, 401, 403, 200, 403, 200, 404, 404, 200]),
    ("get_brief",            "GET /api/v1/briefs/{session_id}",
        [401, 401, 401, 401, 200, 403, 403, 200, 404, 404, 200]),
    ("create_orchestration", "POST /api/v1/orchestrations",
        [401, 401, 401, 401, 403, 200, 403, 200, 404, 404, 200]),
    ("get_orchestration",    "GET /api/v1/orchestrations/{session_id}",
        [401, 401, 401, 401, 200, 403, 403, 200, 404, 404, 200]),
    ("convene_committee",    "POST /api/v1/orchestrations/{session_id}/convene",
        [401, 401, 401, 401, 403, 202, 403, 202, 404, 404, 202]),
    ("get_execution",        "GET /api/v1/executions/{session_id}",
        [401, 401, 401, 401, 200, 403, 403, 200, 404, 404, 200]),
    ("get_transcript",       "GET /api/v1/executions/{session_id}/transcript",
        [401, 401, 401, 401, 200, 403, 403, 200, 404, 404, 200]),
    ("get_analysis",         "GET /api/v1/analyses/{session_id}",
        [401, 401, 401, 401, 403, 403, 200, 200, 404, 404, 200]),
    ("get_charts",           "GET /api/v1/analyses/{session_id}/charts",
        [401, 401, 401, 401, 403, 403, 200, 200, 404, 404, 200]),
    ("get_figure_rows",      "GET /api/v1/analyses/{session_id}/figures/{evidence_id}",
        [401, 401, 401, 401, 403, 403, 200, 200, 404, 404, 200]),
    ("get_summary",          "GET /api/v1/summaries/{session_id}",
        [401, 401, 401, 401, 403, 403, 200, 200, 404, 404, 200]),
    ("get_audit_pdf",        "GET /api/v1/summaries/{session_id}/audit.pdf",
        [401, 401, 401, 401, 403, 403, 200, 200, 404, 404, 200]),
    ("put_feedback",         "PUT /api/v1/summaries/{session_id}/feedback",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 200]),
    ("get_feedback",         "GET /api/v1/summaries/{session_id}/feedback",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 200]),
    ("delete_feedback",      "DELETE /api/v1/summaries/{session_id}/feedback",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 204]),
    ("upsert_review",        "POST /api/v1/reviews",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 200]),
    ("get_review",           "GET /api/v1/reviews/{response_type}/{session_id}",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 200]),
    ("find_instruments",     "GET /api/v1/instruments",
        [401, 401, 401, 401, 200, 403, 403, 200, 200, 200, 200]),
    ("get_instrument",       "GET /api/v1/instruments/{symbol}",
        [401, 401, 401, 401, 200, 403, 403, 200, 200, 200, 200]),
    ("get_usage",            "GET /api/v1/usage",
        [401, 401, 401, 401, 200, 403, 403, 200, 200, 200, 200]),
    ("get_record_keys",      "GET /.well-known/convene-record-keys",
        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200]),
    ("create_key",           "POST /api/v1/keys",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 201, 201]),
    ("list_keys",            "GET /api/v1/keys",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 200, 200]),
    ("get_key",              "GET /api/v1/keys/{key_id}",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 200]),
    ("update_key",           "PATCH /api/v1/keys/{key_id}",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 200]),
    ("rotate_key",           "POST /api/v1/keys/{key_id}/rotate",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 201]),
    ("revoke_key",           "DELETE /api/v1/keys/{key_id}",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 204]),
    // People made on the command line have no password.
    ("change_password",      "POST /api/v1/auth/password",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 409, 409]),
    ("sign_out",             "POST /api/v1/auth/sign-out",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 204, 204]),
    ("delete_me",            "DELETE /api/v1/auth/me",
        [401, 401, 401, 401, 403, 403, 403, 403, 403, 204, 204]),
];

/// What changes when a switch is off: 404 for whoever could have had it.
type Off = &'static [(&'static str, Statuses)];

const CONVENE_OFF: Off = &[(
    "convene_committee",
    [401, 401, 401, 401, 403, 404, 403, 404, 404, 404, 404],
)];
const AUDIT_PDF_OFF: Off = &[("get_audit_pdf", [401, 401, 401, 401, 403, 403, 404, 404, 404, 404, 404])];
const REVIEWS_OFF: Off = &[
    ("upsert_review", [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 404]),
    ("get_review", [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 404]),
];
const ERASURE_OFF: Off = &[("delete_me", [401, 401, 401, 401, 403, 403, 403, 403, 403, 404, 404])];

/// What a request is about.
struct Scene {
    completed: String,
    brief: Value,
    /// A session with open questions, and one of them.
    open: (String, Value),
    key_id: String,
}

impl Scene {
    fn path(&self, id: &str, template: &str) -> String {
        let session = if id == "submit_answers" {
            &self.open.0
        } else {
            &self.completed
        };
        template
            .replace("{session_id}", session)
            .replace("{evidence_id}", "ev_long_rate")
            .replace("{response_type}", "debrief")
            .replace("{symbol}", "AAPL")
            .replace(
                "/instruments",
                if id == "find_instruments" {
                    "/instruments?query=apple"
                } else {
                    "/instruments"
                },
            )
            .replace("{key_id}", &self.key_id)
    }

    fn body(&self, id: &str) -> Option<Vec<u8>> {
        let body = match id {
            "create_brief" => json!({"input": vague_question()}),
            "submit_answers" => {
                json!({"answers": [{"question_id": self.open.1, "custom_answer": format!("Five years. {CANARY}")}]})
            }
            "create_orchestration" => json!({"session_id": self.completed, "brief": self.brief}),
            "put_feedback" => json!({"rating": "like", "comment": CANARY}),
            "upsert_review" => {
                json!({"response_type": "debrief", "session_id": self.completed, "rating": 4, "comment": CANARY})
            }
            "create_key" => json!({"name": "another", "scopes": ["pipeline:read"]}),
            "update_key" => json!({"name": "renamed"}),
            "change_password" => json!({"current_password": CANARY, "new_password": format!("new {CANARY}")}),
            _ => return None,
        };
        Some(body.to_string().into_bytes())
    }
}

#[test]
fn the_table_has_every_route_and_no_other() {
    let of_the_service: BTreeSet<(String, String)> = EDGE
        .iter()
        .chain(&KEYS)
        .chain(&SIGN_IN)
        .map(|route| (route.id.to_owned(), format!("{} {}", route.method.name(), route.path)))
        .collect();
    let of_the_test: BTreeSet<(String, String)> = TABLE
        .iter()
        .map(|(id, route, _)| ((*id).to_owned(), (*route).to_owned()))
        .collect();
    assert_eq!(of_the_service, of_the_test);
    assert_eq!(EDGE.len() + KEYS.len() + SIGN_IN.len(), TABLE.len());
}

async fn with_every_switch_on(db: Db) {
    walk(db, |_| {}, &[]).await;
}

async fn with_convene_off(db: Db) {
    walk(db, |config| config.switches.convene = false, CONVENE_OFF).await;
}

async fn with_the_audit_record_off(db: Db) {
    walk(db, |config| config.switches.audit_pdf = false, AUDIT_PDF_OFF).await;
}

async fn with_reviews_off(db: Db) {
    walk(db, |config| config.switches.reviews = false, REVIEWS_OFF).await;
}

async fn with_erasure_off(db: Db) {
    walk(db, |config| config.switches.erasure = false, ERASURE_OFF).await;
}

async fn walk(db: Db, change: impl FnOnce(&mut Config), off: Off) {
    let app = TestApp::with(db, change).await;
    let owner = app.person("owner").await;
    let completed = owner.planned().await;
    if app.config.switches.convene {
        owner
            .post_empty(&format!("/api/v1/orchestrations/{completed}/convene"))
            .await
            .ok(202);
    }
    assert_eq!(owner.finished(&completed).await["status"], "completed");
    let brief = owner.get(&format!("/api/v1/briefs/{completed}")).await.json()["brief"].clone();
    let key_id = {
        let key = owner
            .auth_post("/api/v1/keys", &json!({"name": "managed", "scopes": ["pipeline:read"]}))
            .await;
        key.ok(201).json()["key_id"].as_str().unwrap().to_owned()
    };

    let mut wrong = Vec::new();
    for (column, (name, mut caller)) in CALLERS.iter().zip(callers(&app, &owner).await).enumerate() {
        let scene = Scene {
            completed: completed.clone(),
            brief: brief.clone(),
            open: open(&owner).await,
            key_id: key_id.clone(),
        };
        for (id, route, statuses) in TABLE {
            let statuses = off
                .iter()
                .find(|(changed, _)| *changed == id)
                .map_or(statuses, |(_, changed)| *changed);
            let (method, template) = route.split_once(' ').unwrap();
            let of_auth = KEYS.iter().chain(&SIGN_IN).any(|route| route.id == id);
            let base = if of_auth { &app.auth } else { &app.edge };
            let reply = caller
                .to(base, method, &scene.path(id, template), &[], scene.body(id))
                .await;
            if reply.status != statuses[column] {
                wrong.push(format!(
                    "{id} for {name}: {} instead of {}: {}",
                    reply.status,
                    statuses[column],
                    reply.text()
                ));
            }
            if id == "sign_out" && reply.status == 204 {
                caller = app.person(if *name == "owner" { "owner" } else { "stranger" }).await;
            }
            let expected = match reply.status {
                401 => "unauthorized",
                403 => "forbidden",
                404 => "not_found",
                _ => continue,
            };
            assert_eq!(reply.code(), expected, "{id} for {name}");
            assert_eq!(
                reply.header("www-authenticate"),
                (reply.status == 401).then_some("Bearer"),
                "{id} for {name}"
            );
            assert!(!reply.text().contains(&completed), "{id} tells {name} the session's id");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    app.stop().await;
}

/// One caller per column.
async fn callers(app: &TestApp, owner: &Caller) -> Vec<Caller> {
    let stranger = app.person("stranger").await;
    let key = async |scope: &str| app.key(owner, &[scope]).await;
    let key_id = |key: &Caller| key.token.as_ref().unwrap()[4..].to_owned();
    let revoked = app.full_key(owner).await;
    let keys = owner.auth_get("/api/v1/keys").await.json();
    let mine = keys["keys"]
        .as_array()
        .unwrap()
        .iter()
        .map(|key| key["key_id"].as_str().unwrap());
    let revoked_id = mine.into_iter().find(|id| key_id(&revoked).starts_with(id)).unwrap();
    owner
        .to(&app.auth, "DELETE", &format!("/api/v1/keys/{revoked_id}"), &[], None)
        .await
        .ok(204);
    vec![
        app.anonymous(),
        app.bearer("not.a.token"),
        app.bearer("hfk_short"),
        revoked,
        key("pipeline:read").await,
        key("pipeline:write").await,
        key("pipeline:findings").await,
        app.full_key(owner).await,
        app.full_key(&stranger).await,
        stranger,
        owner.clone(),
    ]
}

/// A session that waits for answers.
async fn open(owner: &Caller) -> (String, Value) {
    let reply = owner
        .post("/api/v1/briefs", &json!({"input": vague_question()}))
        .await
        .ok(200)
        .json();
    assert_eq!(reply["status"], "needs_clarification");
    (
        reply["session_id"].as_str().unwrap().to_owned(),
        reply["questions"][0]["question_id"].clone(),
    )
}

async fn a_stranger_cannot_tell_a_foreign_session_from_none(db: Db) {
    let app = TestApp::start(db).await;
    let (owner, stranger) = (app.person("owner").await, app.person("stranger").await);
    let scene = Scene {
        completed: owner.completed().await,
        brief: json!({}),
        open: open(&owner).await,
        key_id: "unused".to_owned(),
    };
    let unknown = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa";
    for (id, route, statuses) in TABLE {
        if statuses[9] != 404 || route.contains("keys") {
            continue;
        }
        let (method, template) = route.split_once(' ').unwrap();
        let foreign = stranger
            .send(method, &scene.path(id, template), &[], scene.body(id))
            .await;
        let none = Scene {
            completed: unknown.to_owned(),
            brief: json!({}),
            open: (unknown.to_owned(), scene.open.1.clone()),
            key_id: String::new(),
        };
        let missing = stranger
            .send(method, &none.path(id, template), &[], none.body(id))
            .await;
        assert_eq!(
            (foreign.status, foreign.message()),
            (missing.status, missing.message()),
            "{id}"
        );
    }
    app.stop().await;
}

async fn a_credential_is_one_bearer_and_of_one_kind(db: Db) {
    let app = TestApp::start(db).await;
    let person = app.person("ann").await;
    let token = person.token.clone().unwrap();
    let key = app.full_key(&person).await.token.unwrap();
    let nobody = app.anonymous();
    let with = async |values: &[&str]| {
        let headers: Vec<(&str, &str)> = values.iter().map(|value| ("authorization", *value)).collect();
        nobody.send("GET", "/api/v1/sessions", &headers, None).await
    };
    for scheme in ["Bearer", "bearer", "BEARER", "bEaReR"] {
        with(&[&format!("{scheme} {token}")]).await.ok(200);
        with(&[&format!("{scheme} {key}")]).await.ok(200);
    }
    let (by_token, by_key) = (format!("Bearer {token}"), format!("Bearer {key}"));
    let twice = [
        vec![by_token.as_str(), &by_token],
        vec![&by_token, &by_key],
        vec![&by_key, "Basic x"],
    ];
    for values in &twice {
        with(values).await.refused(401, "unauthorized");
    }
    // A prefix makes a key of whatever follows, and a key that does not verify is tried as nothing else.
    let (last, rest) = (key.chars().last().unwrap(), &key[..key.len() - 1]);
    let tampered = format!("{rest}{}", if last == 'a' { 'b' } else { 'a' });
    for bad in [
        format!("Bearer hfk_{token}"),
        format!("Bearer {tampered}"),
        format!("Bearer {key}x"),
        format!("Bearer {}", key.replacen("hfk_", "HFK_", 1)),
        format!("Bearer {token} {token}"),
        format!("Basic {token}"),
        format!("Bearer{token}"),
        token.clone(),
        "Bearer".to_owned(),
        "Bearer ".to_owned(),
        String::new(),
    ] {
        let reply = with(&[&bad]).await;
        reply.refused(401, "unauthorized");
        assert_eq!(reply.header("www-authenticate"), Some("Bearer"));
    }
    app.stop().await;
}

async fn each_listener_has_its_own_routes(db: Db) {
    let app = TestApp::start(db).await;
    let person = app.person("ann").await;
    person.get("/api/v1/keys").await.refused(404, "not_found");
    person.auth_get("/api/v1/sessions").await.refused(404, "not_found");
    person.auth_get("/health").await.ok(200);
    app.stop().await;
}

both_stores!(
    with_every_switch_on,
    with_convene_off,
    with_the_audit_record_off,
    with_reviews_off,
    with_erasure_off,
    a_stranger_cannot_tell_a_foreign_session_from_none,
    a_credential_is_one_bearer_and_of_one_kind,
    each_listener_has_its_own_routes,
);
