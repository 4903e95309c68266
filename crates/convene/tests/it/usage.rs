//! The usage report: kickoffs of keys, and the cost of models.

use pipeline::execution::Usage;
use serde_json::{Value, json};

use crate::harness::scripted::{Act, Scripted};
use crate::harness::{Caller, Db, TestApp, clear_question};

const COST: Usage = Usage {
    calls: 1,
    input_tokens: 100,
    output_tokens: 10,
    cost_micros: 500,
};

async fn usage(caller: &Caller) -> Value {
    caller.get("/api/v1/usage").await.ok(200).json()
}

async fn kickoffs_of_keys_are_counted_against_their_limits(db: Db) {
    let app = TestApp::with(db, |config| config.limits.daily_kickoffs = 7).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let program = app.full_key(&ann).await;
    ann.ask(&clear_question()).await;
    program.ask(&clear_question()).await;
    program.ask(&clear_question()).await;
    let used = usage(&ann).await;
    assert_eq!(used["kickoffs"]["used"], 2, "a person draws none");
    assert_eq!(used["kickoffs"]["limit"], 35);
    assert_eq!(used["kickoffs"]["limit_per_key"], 7);
    assert!(used["kickoffs"]["resets_at"].as_str().unwrap().ends_with("T00:00:00Z"));
    // The built-in analyst costs nothing.
    let nothing = json!({"calls": 0, "input_tokens": 0, "output_tokens": 0});
    assert_eq!((&used["today"], &used["recent"]), (&nothing, &nothing));
    assert_eq!(usage(&program).await["kickoffs"], used["kickoffs"]);
    assert_eq!(usage(&bob).await["kickoffs"]["used"], 0);
    app.stop().await;
}

async fn what_models_cost_is_told_for_thirty_days(db: Db) {
    let script = Scripted::costing(COST, |_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let session = ann.completed().await;
    let spent = ann.finished(&session).await["usage"].clone();
    let used = usage(&ann).await;
    assert_eq!(
        (&used["today"], &used["recent"], &used["days"]),
        (&spent, &spent, &json!(30))
    );
    assert_eq!(usage(&bob).await["today"]["calls"], 0);
    app.stop().await;
}

both_stores!(
    kickoffs_of_keys_are_counted_against_their_limits,
    what_models_cost_is_told_for_thirty_days,
);
