//! Plans: which briefs are accepted or refused, and what is stored.

use pipeline::plan::{Plan, PlanStatus};
use pipeline::ports::store::{Batch, Mutation};
use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, Reply, TestApp, at_once, clear_question, vague_question};

const PLANS: &str = "/api/v1/orchestrations";

fn plan_path(session: &str) -> String {
    format!("{PLANS}/{session}")
}

async fn post_plan(caller: &Caller, session: &str, brief: &Value) -> Reply {
    caller
        .post(PLANS, &json!({"session_id": session, "brief": brief}))
        .await
}

/// The plan as it is stored.
async fn stored(app: &TestApp, caller: &Caller, session: &str) -> Plan {
    let owner = caller.get("/api/v1/auth/me").await.ok(200).json()["user_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let store = store::open(&app.config.store_url(), store::Options::default())
        .await
        .unwrap();
    let plan = store.plan(&owner, session).await.unwrap().unwrap();
    store.close().await;
    plan
}

/// Makes a plan fail, as a reasoner that cannot plan would.
async fn fail(app: &TestApp, caller: &Caller, session: &str) {
    let mut plan = stored(app, caller, session).await;
    plan.version += 1;
    plan.status = PlanStatus::Failed;
    plan.message = Some("The plan could not be made.".to_owned());
    let store = store::open(&app.config.store_url(), store::Options::default())
        .await
        .unwrap();
    store
        .commit(Batch::of([Mutation::UpdatePlan(Box::new(plan))]))
        .await
        .unwrap();
    store.close().await;
}

async fn a_posted_brief_is_kept_to_the_byte(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let brief = format!(
        r#"{{ "mine": {{"b": 1.50, "a": [1E2, -0, 123456789012345678901234567890, null]}},
            "objective" : "income \u00e9 {CANARY}", "":"" }}"#
    );
    let body = format!(r#"{{"session_id":"{session}","brief":{brief},"more":1}}"#);
    let reply = ann.send("POST", PLANS, &[], Some(body.into_bytes())).await;
    assert_eq!(reply.ok(200).json()["status"], "ready");
    let plan = stored(&app, &ann, &session).await;
    assert_eq!(plan.posted_brief, brief);
    // What the committee works on: the posted keys over the session's own.
    assert_eq!(plan.brief.objective, format!("income é {CANARY}"));
    assert_eq!(plan.brief.question, clear_question());
    app.stop().await;
}

async fn a_plan_seats_a_committee_and_gives_it_tasks(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let (session, brief) = ann.brief().await;
    ann.get(&plan_path(&session)).await.refused(404, "not_found");
    let posted = post_plan(&ann, &session, &brief).await.ok(200).disclosed("en");
    assert_eq!(ann.get(&plan_path(&session)).await.ok(200).json(), posted);
    bob.get(&plan_path(&session)).await.refused(404, "not_found");
    let members: Vec<&str> = posted["committee"]
        .as_array()
        .unwrap()
        .iter()
        .map(|m| m["member_id"].as_str().unwrap())
        .collect();
    let tasks = posted["tasks"].as_array().unwrap();
    assert!(members.len() > 2 && !tasks.is_empty());
    for member in posted["committee"].as_array().unwrap() {
        for field in ["member_id", "role", "title", "mandate", "lens"] {
            assert!(member[field].as_str().is_some_and(|text| !text.is_empty()), "{member}");
        }
    }
    let ids: Vec<&str> = tasks.iter().map(|task| task["task_id"].as_str().unwrap()).collect();
    for task in tasks {
        assert!(members.contains(&task["member_id"].as_str().unwrap()), "{task}");
        assert!(
            task["title"].is_string() && task["instructions"].is_string() && task["status"] == "pending",
            "{task}"
        );
        assert!(
            task["depends_on"]
                .as_array()
                .unwrap()
                .iter()
                .all(|id| ids.contains(&id.as_str().unwrap())),
            "{task}"
        );
    }
    app.stop().await;
}

async fn what_is_wrong_with_a_brief_is_named(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let (other, _) = ann.brief().await;
    for (brief, field) in [
        (json!({"schema": "mib/2"}), "brief.schema"),
        (json!({"schema": null}), "brief.schema"),
        (json!({"session_id": other}), "brief.session_id"),
        (json!({"session_id": 1}), "brief.session_id"),
        (json!({"question": 1}), "brief.question"),
        (json!({"title": null}), "brief.title"),
        (json!({"language": []}), "brief.language"),
        (json!({"subject": "Apple"}), "brief.subject"),
        (
            json!({"subject": {"instruments": [{"symbol": 1, "name": "x"}]}}),
            "brief.subject",
        ),
        (json!({"subject": {"themes": "x"}}), "brief.subject"),
        (json!({"objective": {}}), "brief.objective"),
        (json!({"horizon": 5}), "brief.horizon"),
        (json!({"risk_tolerance": true}), "brief.risk_tolerance"),
        (json!({"constraints": "none"}), "brief.constraints"),
        (json!({"key_questions": [1]}), "brief.key_questions"),
        (json!({"assumptions": [null]}), "brief.assumptions"),
        (
            json!({"clarifications": [{"question_id": "x"}]}),
            "brief.clarifications",
        ),
        (json!({"as_of": 20261115}), "brief.as_of"),
        (json!([]), "brief"),
        (json!("x"), "brief"),
        (Value::Null, "brief"),
    ] {
        let refused = post_plan(&ann, &session, &brief).await;
        assert!(
            refused.refused(400, "bad_request").message().contains(field),
            "{brief}: {}",
            refused.text()
        );
    }
    for (body, field) in [
        (json!({"session_id": session}), "brief"),
        (json!({"session_id": "", "brief": {}}), "session_id"),
        (json!({"brief": {}}), "session_id"),
    ] {
        let refused = ann.post(PLANS, &body).await;
        assert!(
            refused.refused(400, "bad_request").message().contains(field),
            "{}",
            refused.text()
        );
    }
    ann.get(&plan_path(&session)).await.refused(404, "not_found");
    app.stop().await;
}

async fn only_a_completed_brief_of_ones_own_is_planned(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    for input in [vague_question(), format!("Tell me a joke {CANARY}")] {
        let asked = ann
            .post("/api/v1/briefs", &json!({"input": input}))
            .await
            .ok(200)
            .json();
        post_plan(&ann, asked["session_id"].as_str().unwrap(), &json!({}))
            .await
            .refused(409, "conflict");
    }
    let (session, brief) = ann.brief().await;
    post_plan(&bob, &session, &brief).await.refused(404, "not_found");
    post_plan(&ann, "ses_nothing", &json!({}))
        .await
        .refused(404, "not_found");
    app.stop().await;
}

async fn a_session_has_one_plan(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    // Submitted at once, all get the one plan.
    let posts = (0..4).map(|_| {
        let (ann, session, brief) = (ann.clone(), session.clone(), brief.clone());
        async move { post_plan(&ann, &session, &brief).await.ok(200).json() }
    });
    let plans = at_once(posts).await;
    assert!(
        plans.iter().all(|plan| plan == &plans[0] && plan["status"] == "ready"),
        "{plans:?}"
    );
    assert_eq!(post_plan(&ann, &session, &brief).await.ok(200).json(), plans[0]);
    let mut other = brief.clone();
    other["objective"] = json!(format!("income {CANARY}"));
    post_plan(&ann, &session, &other).await.refused(409, "conflict");
    ann.convene(&session).await.ok(202);
    ann.finished(&session).await;
    assert_eq!(
        post_plan(&ann, &session, &brief).await.ok(200).json()["created_at"],
        plans[0]["created_at"]
    );
    post_plan(&ann, &session, &other).await.refused(409, "conflict");
    app.stop().await;
}

async fn a_failed_plan_is_made_again(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for changed in [false, true] {
        let session = ann.planned().await;
        fail(&app, &ann, &session).await;
        let shown = ann.get(&plan_path(&session)).await.ok(200).json();
        assert_eq!(
            (&shown["status"], &shown["message"]),
            (&json!("failed"), &json!("The plan could not be made."))
        );
        let refused = ann.convene(&session).await;
        assert!(
            refused.refused(409, "conflict").message().contains("plan"),
            "{}",
            refused.text()
        );
        let mut brief = ann.get(&format!("/api/v1/briefs/{session}")).await.json()["brief"].clone();
        if changed {
            brief["objective"] = json!(format!("income {CANARY}"));
        }
        let again = post_plan(&ann, &session, &brief).await.ok(200).json();
        assert_eq!(again["status"], "ready", "{again}");
        assert!(again.get("message").is_none(), "{again}");
        ann.convene(&session).await.ok(202);
        assert_eq!(ann.finished(&session).await["status"], "completed");
    }
    app.stop().await;
}

async fn a_plan_speaks_the_language_of_its_session_whatever_is_posted(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, mut brief) = ann.brief().await;
    brief["language"] = json!("de");
    post_plan(&ann, &session, &brief).await.ok(200).disclosed("en");
    ann.get(&plan_path(&session)).await.ok(200).disclosed("en");
    ann.convene(&session).await.ok(202).disclosed("en");
    ann.finished(&session).await;
    for path in [
        "executions/SESSION",
        "executions/SESSION/transcript",
        "analyses/SESSION",
        "summaries/SESSION",
    ] {
        ann.get(&format!("/api/v1/{}", path.replace("SESSION", &session)))
            .await
            .ok(200)
            .disclosed("en");
    }
    app.stop().await;
}

both_stores!(
    a_posted_brief_is_kept_to_the_byte,
    a_plan_seats_a_committee_and_gives_it_tasks,
    what_is_wrong_with_a_brief_is_named,
    only_a_completed_brief_of_ones_own_is_planned,
    a_session_has_one_plan,
    a_failed_plan_is_made_again,
    a_plan_speaks_the_language_of_its_session_whatever_is_posted,
);
