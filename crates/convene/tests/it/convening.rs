//! Convening a committee: when a plan can be convened, how often, and which callers may.

use convene::app::Parts;
use serde_json::json;

use crate::harness::{Db, TestApp, at_once};

/// Nobody works: what is submitted stays as it is.
const NO_WORKER: Parts = Parts {
    edge: true,
    auth: true,
    worker: false,
};
const WORKER: Parts = Parts {
    edge: false,
    auth: false,
    worker: true,
};

async fn a_plan_in_the_making_cannot_be_convened(db: Db) {
    let app = TestApp::with_parts(db, NO_WORKER, |config| config.worker.plan_wait_ms = 10).await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    let posted = ann
        .post(
            "/api/v1/orchestrations",
            &json!({"session_id": session, "brief": brief}),
        )
        .await
        .ok(200)
        .disclosed("en");
    assert_eq!(posted["status"], "generating");
    let refused = ann.convene(&session).await;
    assert_eq!(
        refused.refused(409, "conflict").message(),
        "The plan is still being prepared. Try again in a moment."
    );
    ann.get(&format!("/api/v1/executions/{session}"))
        .await
        .refused(404, "not_found");

    let worker = TestApp::second_instance(&app, WORKER, |_| {}).await;
    ann.until(&format!("/api/v1/orchestrations/{session}"), |reply| {
        reply.json()["status"] == "ready"
    })
    .await;
    worker.stop().await;

    // Dispatched and not begun: it runs, nothing is found, and there is no first turn.
    assert_eq!(ann.convene(&session).await.ok(202).disclosed("en")["status"], "running");
    let execution = ann
        .get(&format!("/api/v1/executions/{session}"))
        .await
        .ok(200)
        .disclosed("en");
    assert_eq!(
        (&execution["status"], &execution["findings"]),
        (&json!("running"), &json!([]))
    );
    for after in ["", "?after=0", "?after=7"] {
        ann.get(&format!("/api/v1/executions/{session}/transcript{after}"))
            .await
            .refused(404, "not_found");
    }
    ann.get(&format!("/api/v1/analyses/{session}"))
        .await
        .refused(404, "not_found");

    let worker = TestApp::second_instance(&app, WORKER, |_| {}).await;
    assert_eq!(ann.finished(&session).await["status"], "completed");
    worker.stop().await;
    app.stop().await;
}

async fn however_often_it_is_convened_the_committee_runs_once(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let session = ann.planned().await;
    let calls = (0..8).map(|at| {
        let (caller, session) = (if at % 2 == 0 { ann.clone() } else { program.clone() }, session.clone());
        async move { caller.convene(&session).await.ok(202).disclosed("en")["session_id"].clone() }
    });
    assert!(at_once(calls).await.iter().all(|id| id == &json!(session)));
    let execution = ann.finished(&session).await;
    let transcript = ann
        .get(&format!("/api/v1/executions/{session}/transcript"))
        .await
        .ok(200)
        .text();
    let opened = transcript.matches("The committee convenes on").count();
    assert_eq!(opened, 1, "{transcript}");
    assert_eq!(ann.convene(&session).await.ok(202).json()["status"], "completed");
    assert_eq!(ann.finished(&session).await, execution, "nothing of it changed");
    assert_eq!(
        ann.get(&format!("/api/v1/executions/{session}/transcript"))
            .await
            .ok(200)
            .text(),
        transcript
    );
    app.stop().await;
}

async fn only_a_plan_of_ones_own_is_convened(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let session = ann.planned().await;
    let foreign = bob.convene(&session).await.refused(404, "not_found").message();
    assert_eq!(
        bob.convene("ses_nothing").await.refused(404, "not_found").message(),
        foreign
    );
    let (unplanned, _) = ann.brief().await;
    ann.convene(&unplanned).await.refused(404, "not_found");
    ann.get(&format!("/api/v1/executions/{session}"))
        .await
        .refused(404, "not_found");
    app.stop().await;
}

async fn with_the_switch_off_a_plan_convenes_by_itself(db: Db) {
    let app = TestApp::with(db, |config| config.switches.convene = false).await;
    let ann = app.person("ann").await;
    let session = ann.planned().await;
    ann.convene(&session).await.refused(404, "not_found");
    let execution = ann.finished(&session).await;
    assert_eq!(
        (&execution["status"], &execution["upgraded"]),
        (&json!("completed"), &json!(true))
    );
    ann.convene(&session).await.refused(404, "not_found");
    app.stop().await;
}

both_stores!(
    a_plan_in_the_making_cannot_be_convened,
    however_often_it_is_convened_the_committee_runs_once,
    only_a_plan_of_ones_own_is_convened,
    with_the_switch_off_a_plan_convenes_by_itself,
);
