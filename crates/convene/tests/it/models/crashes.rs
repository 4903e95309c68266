//! After a crash at any moment of a run, no model call that was answered is repeated, by the model server's log.

use std::collections::BTreeSet;
use std::ops::RangeFrom;

use convene::app::Parts;
use serde_json::Value;

use super::think_with;
use crate::crashes::JobRunner;
use crate::harness::{Db, TestApp};
use model_server::ModelServer;

/// What was asked from some point on, each call by all that it said.
fn asked(server: &ModelServer, from: RangeFrom<usize>) -> Vec<String> {
    let heard = server.heard();
    heard[from].iter().map(|call| call.body.to_string()).collect()
}

/// How many calls of models the journal of a session holds.
async fn journaled(app: &TestApp, session: &str) -> usize {
    let results = format!("select result from steps where session_id = '{session}'");
    let calls = |result: String| {
        let result: Value = serde_json::from_str(&result).unwrap();
        let calls = [&result["ok"]["calls"], &result["calls"]];
        calls
            .into_iter()
            .filter_map(Value::as_array)
            .map(Vec::len)
            .sum::<usize>()
    };
    app.tables().texts(&results).await.into_iter().map(calls).sum()
}

async fn no_model_is_asked_again_what_it_has_answered(db: Db) {
    // Every boundary in a file; over the network, which takes longer and goes the same way, every fifth.
    let every = if matches!(db, Db::Sqlite) { 1 } else { 5 };
    let server = ModelServer::decent().await;
    let models = server.base_url();
    let app = TestApp::with(db, |config| {
        think_with(config, "openai", &server);
        config.limits.submit_per_second = 10_000.0;
        config.limits.submit_burst = 10_000;
    })
    .await;
    let ann = app.person("ann").await;
    // A full run first, to know how many boundaries and calls there are; then a planned session for each.
    let model = ann.planned().await;
    app.tables().run("update profiles set tier = 'pro'").await;
    let mut planned = Vec::new();
    for _ in 0..90 / every {
        planned.push(ann.planned().await);
    }
    let beside = Parts {
        edge: true,
        auth: false,
        worker: false,
    };
    let edge = TestApp::second_instance(&app, beside, |_| {}).await;
    let ann = edge.bearer(ann.token.as_deref().unwrap());
    let store = app.config.store_url();
    app.app.stop().await;

    // The question was read and the committee planned before.
    let reading = journaled(&edge, &model).await;
    let before = server.heard().len();
    ann.convene(&model).await.ok(202);
    let runner = JobRunner::over(&store).with(&models);
    let whole = runner.all().await;
    let all = asked(&server, before..);
    let kinds: BTreeSet<&String> = all.iter().collect();
    assert!(
        !whole.died && all.len() > 10 && kinds.len() == all.len(),
        "{} calls",
        all.len()
    );
    assert_eq!(journaled(&edge, &model).await - reading, all.len());

    for (at, session) in (1..=whole.passed).step_by(every).zip(&planned) {
        let before = server.heard().len();
        ann.convene(session).await.ok(202);
        assert!(runner.until(at).await.died, "it lived through boundary {at}");
        server.settled().await;
        edge.tables().wait_until_idle().await;
        let kept = journaled(&edge, session).await - reading;
        let until = server.heard().len();
        assert!(!runner.all_later().await.died);
        let again = asked(&server, until..);
        // A commit that was on its way at the crash may reach the store after the count; then even less is asked again.
        assert!(
            again.len() <= all.len() - kept,
            "boundary {at}: what was answered is not asked again"
        );
        let ever: BTreeSet<String> = asked(&server, before..).into_iter().collect();
        assert_eq!(
            ever.len(),
            all.len(),
            "boundary {at}: everything is asked as it would have been"
        );
        let execution = ann.get(&format!("/api/v1/executions/{session}")).await.ok(200).json();
        assert_eq!(execution["status"], "completed", "boundary {at}: {execution}");
        let verified = edge.app.engine.verify_record(session).await.unwrap();
        assert!(verified.is_ok(), "boundary {at}: {verified:?}");
    }
    edge.stop().await;
}

both_stores!(no_model_is_asked_again_what_it_has_answered);
