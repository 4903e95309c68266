//! Requests that race with an erasure.

use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;

use super::{BRIEFS, ME, nothing_left, resident};
use crate::harness::{Db, TestApp, clear_question};

async fn erasures_at_once_are_one_erasure(db: Db) {
    let app = TestApp::start(db).await;
    let ann = resident(&app, "ann").await;
    let mut all = JoinSet::new();
    for _ in 0..8 {
        let person = ann.person.clone();
        all.spawn(async move { person.delete(ME).await });
    }
    let replies = all.join_all().await;
    assert!(replies.iter().any(|reply| reply.status == 204));
    for reply in &replies {
        // Whoever comes when it is over has a dead token.
        assert!(matches!(reply.status, 204 | 401), "{}: {}", reply.status, reply.text());
    }
    nothing_left(&app, &ann.traces).await;
    app.stop().await;
}

async fn submits_that_race_with_an_erasure_leave_nothing(db: Db) {
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 20).await;
    let ann = resident(&app, "ann").await;
    let mut all = JoinSet::new();
    for at in 0..20 {
        let caller = if at % 2 == 0 {
            ann.person.clone()
        } else {
            ann.program.clone()
        };
        all.spawn(async move {
            // Some come before the erasure, some while it runs, some after.
            tokio::time::sleep(Duration::from_millis(at * 3)).await;
            let body = json!({"input": clear_question()});
            match at % 4 {
                0 | 1 => caller.post(BRIEFS, &body).await,
                _ => caller.submit(BRIEFS, &format!("race-{at}"), &body).await,
            }
        });
    }
    ann.person.delete(ME).await.ok(204);
    for reply in all.join_all().await {
        assert!(
            matches!(reply.status, 200 | 401 | 409),
            "{}: {}",
            reply.status,
            reply.text()
        );
    }
    nothing_left(&app, &ann.traces).await;
    assert_eq!(app.tables().count("sessions").await, 0);
    app.stop().await;
}

both_stores!(
    erasures_at_once_are_one_erasure,
    submits_that_race_with_an_erasure_leave_nothing,
);
