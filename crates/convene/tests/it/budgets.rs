//! Budgets per session and per day; and that every call is accounted for.

use std::time::Duration;

use pipeline::execution::Usage;
use pipeline::ports::reasoner::StageRequest;
use pipeline::principal::Tier;
use serde_json::{Value, json};

use crate::committee::{Meeting, list, meeting};
use crate::harness::scripted::{Act, Scripted, seat};
use crate::harness::{Caller, Db, TestApp, clear_question};

const COST: Usage = Usage {
    calls: 1,
    input_tokens: 100,
    output_tokens: 10,
    cost_micros: 500,
};

const BRIEFS: &str = "/api/v1/briefs";

fn says(value: &Value, words: &str) -> bool {
    value.to_string().contains(words)
}

async fn every_call_is_journaled_and_on_the_account(db: Db) {
    let script = Scripted::costing(COST, |ask| match (ask, seat(ask)) {
        (StageRequest::Research { .. }, Some("macro")) => Act::Unusable,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let execution = ann.finished(&session).await;
    let asked = script.asked().len();
    let usage = json!({
        "calls": asked,
        "input_tokens": 100 * asked,
        "output_tokens": 10 * asked,
        "cost_usd": format!("0.{:06}", 500 * asked),
    });
    assert_eq!(
        execution["usage"], usage,
        "the reading, the plan and the failure included"
    );
    assert_eq!(execution["budget_exhausted"], false);
    let steps = "steps where result like '%\"model\":\"script-1\"%' and result like '%\"prompt_sha256\":\"aaa%'";
    assert_eq!(app.tables().count(steps).await, i64::try_from(asked).unwrap());
    let rejected =
        "steps where name = 'research/t_macro' and result like '%\"rejected\":\"the answer cannot be used\"%'";
    assert_eq!(app.tables().count(rejected).await, 1);
    // The question is read on the tier that is paid for; the first committee is the one-time upgrade.
    let contexts = script.call_contexts();
    assert_eq!((contexts[0].0, contexts.last().unwrap().0), (Tier::Free, Tier::Pro));
    // Nobody set a limit; a task has one of its own.
    let limited = contexts
        .iter()
        .filter(|(_, allowance)| *allowance != Default::default());
    let limited: Vec<_> = limited
        .map(|(_, left)| (left.calls, left.tokens, left.cost_micros))
        .collect();
    assert!(
        limited.contains(&(Some(9), None, None)) && limited.contains(&(Some(8), None, None)),
        "{limited:?}"
    );
    assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
    app.stop().await;
}

async fn a_session_that_spends_its_budget_ends_with_what_it_has(db: Db) {
    let script = Scripted::new(|_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.budget.session_calls = 9).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let Meeting {
        execution,
        analysis,
        entries,
    } = meeting(&ann, &session).await;
    // Of nine calls two are kept for the end; the reading and the plan took two, five members were heard.
    assert_eq!(execution["status"], "completed", "{execution}");
    assert_eq!(execution["usage"]["calls"], 9);
    assert_eq!(script.asked().len(), 9, "nobody is asked beyond the budget");
    assert_eq!(execution["budget_exhausted"], true);
    assert_eq!(list(&execution, "findings").len(), 5);
    let silent = list(&execution, "tasks")
        .iter()
        .filter(|task| task["status"] == "failed");
    let silent: Vec<&Value> = silent.collect();
    assert!(
        !silent.is_empty() && silent.iter().all(|task| says(task, "the budget is spent")),
        "{silent:?}"
    );
    assert!(
        entries
            .iter()
            .any(|entry| entry["data"]["reason"] == "the budget is spent")
    );
    assert!(analysis["confidence"].as_f64() <= Some(0.4), "{analysis}");
    assert!(says(&analysis["data_gaps"], "The budget was spent"), "{analysis}");
    let summary = ann.get(&format!("/api/v1/summaries/{session}")).await.ok(200).json();
    assert!(
        says(&summary["result"]["paragraphs"], "The budget was spent"),
        "{summary}"
    );
    let allowances: Vec<Option<u64>> = script.call_contexts().iter().map(|(_, left)| left.calls).collect();
    assert_eq!(allowances, [7, 6, 5, 4, 3, 2, 1, 2, 1].map(Some));
    let verified = app.app.engine.verify_record(&session).await.unwrap();
    assert!(verified.is_ok(), "{verified:?}");
    app.stop().await;
}

async fn a_task_that_has_spent_its_budget_is_asked_no_more(db: Db) {
    let dear = Usage { calls: 9, ..COST };
    let script = Scripted::costing(dear, |_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let execution = ann.finished(&session).await;
    let asked = script.asked();
    assert!(asked.iter().any(|ask| matches!(ask, StageRequest::Research { .. })));
    assert!(
        !asked
            .iter()
            .any(|ask| matches!(ask, StageRequest::Challenge { .. } | StageRequest::Rebut { .. })),
        "research took all that a task may cost"
    );
    assert_eq!(execution["budget_exhausted"], true, "{execution}");
    let analysis = ann.get(&format!("/api/v1/analyses/{session}")).await.ok(200).json();
    assert!(analysis["result"]["confidence"].as_f64() <= Some(0.4), "{analysis}");
    app.stop().await;
}

async fn a_budget_without_a_finding_fails_and_shows_the_spend(db: Db) {
    for (calls, usd, spend) in [
        // Two for the reading and the plan, one kept for an end that has nothing to tell.
        (3, 0.0, "2 calls, 220 tokens, 0.001000 US dollars"),
        // Everybody is heard at once, and then nothing is left to bring it together.
        (0, 0.004, " US dollars"),
    ] {
        let script = Scripted::costing(COST, |_| Act::Answer);
        let app = TestApp::with_reasoner(db, script.clone(), |config| {
            config.budget.session_calls = calls;
            config.budget.session_cost_usd = usd;
        })
        .await;
        let ann = app.person("ann").await;
        let session = ann.convened().await;
        let execution = ann.finished(&session).await;
        assert_eq!(execution["status"], "failed", "{execution}");
        assert_eq!(execution["budget_exhausted"], true);
        let message = execution["message"].as_str().unwrap();
        assert!(
            message.contains("the budget is spent") && message.contains(spend),
            "{message}"
        );
        assert!(app.app.engine.verify_record(&session).await.unwrap().is_ok());
        app.stop().await;
    }
}

async fn retry_after(ann: &Caller) -> u64 {
    let reply = ann.post(BRIEFS, &json!({"input": clear_question()})).await;
    reply.refused(429, "rate_limited");
    assert_eq!(reply.json()["error"]["retryable"], true);
    assert!(reply.message().contains("budget for today"), "{}", reply.message());
    reply.header("retry-after").unwrap().parse().unwrap()
}

async fn a_day_that_is_spent_takes_nothing_new_on_any_instance(db: Db) {
    let script = Scripted::costing(COST, |_| Act::Answer);
    // Eight calls for work, two more to bring runs to their end.
    let app = TestApp::with_reasoner(db, script.clone(), |config| {
        config.budget.day_calls = 10;
        config.budget.owner_percent = 100;
    })
    .await;
    let beside = TestApp::second_instance(
        &app,
        convene::app::Parts {
            worker: false,
            auth: false,
            edge: true,
        },
        |_| {},
    )
    .await;
    crate::limits::noon(&app.clock);
    let ann = app.person("ann").await;
    let input = json!({"input": clear_question()});
    let first = ann.submit(BRIEFS, "k", &input).await.ok(200).json();
    let (one, brief) = (first["session_id"].as_str().unwrap(), &first["brief"]);
    let plan = |session: &str, brief: &Value| json!({"session_id": session, "brief": brief});
    ann.post("/api/v1/orchestrations", &plan(one, brief)).await.ok(200);
    let other = ann.planned().await;
    let third = ann.ask(&clear_question()).await;
    ann.convene(one).await.ok(202);
    let execution = ann.finished(one).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    assert_eq!(execution["budget_exhausted"], true);

    let wait = retry_after(&ann).await;
    assert!((1..=86_400).contains(&wait));
    let elsewhere = beside.bearer(ann.token.as_deref().unwrap());
    retry_after(&elsewhere).await;
    ann.convene(&other).await.refused(429, "rate_limited");
    let third = plan(third["session_id"].as_str().unwrap(), &third["brief"]);
    ann.post("/api/v1/orchestrations", &third)
        .await
        .refused(429, "rate_limited");
    // What needs nobody is still there: a replay, the plan that exists, a second convene.
    assert_eq!(ann.submit(BRIEFS, "k", &input).await.ok(200).json(), first);
    ann.post("/api/v1/orchestrations", &plan(one, brief)).await.ok(200);
    ann.convene(one).await.ok(202);
    assert_eq!(script.asked().len(), 10, "not one more than the day allows");

    app.clock.advance(Duration::from_secs(wait));
    let ann = app.person("ann").await;
    ann.convene(&other).await.ok(202);
    assert_eq!(ann.finished(&other).await["status"], "completed");
    beside.stop().await;
    app.stop().await;
}

async fn a_key_without_kickoffs_costs_nothing(db: Db) {
    let script = Scripted::new(|_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.limits.daily_kickoffs = 1).await;
    crate::limits::noon(&app.clock);
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    program.ask(&clear_question()).await;
    let input = json!({"input": clear_question()});
    program.post(BRIEFS, &input).await.refused(429, "rate_limited");
    assert_eq!(script.asked().len(), 1, "a submit that is refused asks nobody");
    app.stop().await;
}

both_stores!(
    a_task_that_has_spent_its_budget_is_asked_no_more,
    a_key_without_kickoffs_costs_nothing,
    every_call_is_journaled_and_on_the_account,
    a_session_that_spends_its_budget_ends_with_what_it_has,
    a_budget_without_a_finding_fails_and_shows_the_spend,
    a_day_that_is_spent_takes_nothing_new_on_any_instance,
);
