//! The limits on keys: the submit rate, the daily quota, the poll floor.

use std::time::Duration;

use convene::app::Parts;
use pipeline::ports::clock::Clock;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::harness::{CANARY, Caller, Db, Reply, TestApp, TestClock, clear_question, vague_question};

const BRIEFS: &str = "/api/v1/briefs";
const PLANS: &str = "/api/v1/orchestrations";
const DAY: i64 = 86_400;

/// Asserts a 429 and gives its waiting time.
#[track_caller]
fn limited(reply: &Reply) -> u64 {
    reply.refused(429, "rate_limited");
    let wait: u64 = reply.header("retry-after").unwrap().parse().unwrap();
    assert!(wait >= 1, "{wait}");
    wait
}

/// One submit on each of the three routes, all of which succeed.
async fn three_submits(caller: &Caller) {
    let asked = caller
        .post(BRIEFS, &json!({"input": vague_question()}))
        .await
        .ok(200)
        .json();
    let session = asked["session_id"].as_str().unwrap();
    let answers: Vec<Value> = asked["questions"]
        .as_array()
        .unwrap()
        .iter()
        .map(
            |question| json!({"question_id": question["question_id"], "custom_answer": format!("five years {CANARY}")}),
        )
        .collect();
    let answered = caller
        .post(&format!("{BRIEFS}/{session}/answers"), &json!({"answers": answers}))
        .await;
    assert_eq!(answered.ok(200).json()["status"], "completed", "{}", answered.text());
    caller
        .post(PLANS, &json!({"session_id": session, "brief": {}}))
        .await
        .ok(200);
}

/// The three submits, in a form that is valid whatever becomes of it.
fn valid_submits() -> [(String, Value); 3] {
    [
        (BRIEFS.to_owned(), json!({"input": clear_question()})),
        (
            format!("{BRIEFS}/ses_1/answers"),
            json!({"answers": [{"question_id": "q", "custom_answer": CANARY}]}),
        ),
        (PLANS.to_owned(), json!({"session_id": "ses_1", "brief": {}})),
    ]
}

async fn ask(caller: &Caller) -> Reply {
    caller.post(BRIEFS, &json!({"input": clear_question()})).await
}

async fn a_burst_passes_and_then_the_key_must_wait(db: Db) {
    let app = TestApp::with(db, |config| {
        config.limits.submit_burst = 3;
        config.limits.submit_per_second = 0.01;
    })
    .await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    three_submits(&program).await;
    for (path, body) in valid_submits() {
        assert!(limited(&program.post(&path, &body).await) <= 100, "{path}");
    }
    // Reads, another key of the same owner, and the owner are not touched.
    program.get("/api/v1/sessions").await.ok(200);
    three_submits(&app.full_key(&ann).await).await;
    for _ in 0..3 {
        three_submits(&ann).await;
    }
    app.stop().await;
}

async fn after_the_wait_it_says_a_submit_passes(db: Db) {
    let app = TestApp::with(db, |config| config.limits.submit_burst = 1).await;
    let program = app.full_key(&app.person("ann").await).await;
    ask(&program).await.ok(200);
    // The bucket refills in real time, so a slow machine may need a second look.
    let mut reply = ask(&program).await;
    while reply.status == 200 {
        reply = ask(&program).await;
    }
    let wait = limited(&reply);
    assert_eq!(wait, 1);
    tokio::time::sleep(Duration::from_secs(wait)).await;
    ask(&program).await.ok(200);
    app.stop().await;
}

async fn a_request_that_fails_validation_draws_nothing(db: Db) {
    let app = TestApp::with(db, |config| {
        config.limits.submit_burst = 3;
        config.limits.submit_per_second = 0.01;
        config.limits.daily_kickoffs = 2;
    })
    .await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let reader = app.key(&ann, &["pipeline:read"]).await;
    for _ in 0..5 {
        program
            .post(BRIEFS, &json!({"input": ""}))
            .await
            .refused(400, "bad_request");
        program
            .post(&format!("{BRIEFS}/ses_1/answers"), &json!({"answers": []}))
            .await
            .refused(400, "bad_request");
        program
            .post(PLANS, &json!({"brief": {}}))
            .await
            .refused(400, "bad_request");
        program
            .submit(BRIEFS, "", &json!({"input": CANARY}))
            .await
            .refused(400, "bad_request");
        ask(&reader).await.refused(403, "forbidden");
    }
    ask(&program).await.ok(200);
    // Well-formed, so it takes its turn; refused, so it draws no kickoff.
    program
        .post(PLANS, &json!({"session_id": "ses_unknown", "brief": {}}))
        .await
        .refused(404, "not_found");
    ask(&program).await.ok(200);
    limited(&ask(&program).await);
    app.stop().await;
}

/// A service whose keys have this many kickoffs a day and no other limit, at noon, so that no test crosses midnight.
async fn with_quota(db: Db, cap: u32) -> TestApp {
    let app = TestApp::with(db, |config| {
        config.limits.daily_kickoffs = cap;
        config.limits.submit_burst = 10_000;
    })
    .await;
    noon(&app.clock);
    app
}

/// Puts a clock forward to noon.
pub fn noon(clock: &TestClock) {
    let to_noon = (DAY / 2 - clock.now().seconds()).rem_euclid(DAY);
    clock.advance(Duration::from_secs(u64::try_from(to_noon).unwrap()));
}

async fn the_day_is_shared_by_the_three_submits(db: Db) {
    let app = with_quota(db, 3).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    three_submits(&program).await;
    let to_midnight = DAY - app.clock.now().seconds().rem_euclid(DAY);
    let wait = i64::try_from(limited(&ask(&program).await)).unwrap();
    assert!(
        (to_midnight - 5..=to_midnight).contains(&wait),
        "{wait} of {to_midnight}"
    );
    // The answers and the plan of a session that could take them are refused as well.
    let asked = ann.post(BRIEFS, &json!({"input": vague_question()})).await.json();
    let path = format!("{BRIEFS}/{}/answers", asked["session_id"].as_str().unwrap());
    let answer = json!({"question_id": asked["questions"][0]["question_id"], "custom_answer": CANARY});
    limited(&program.post(&path, &json!({"answers": [answer]})).await);
    let (session, brief) = ann.brief().await;
    limited(
        &program
            .post(PLANS, &json!({"session_id": session, "brief": brief}))
            .await,
    );
    ann.get(&format!("{PLANS}/{session}")).await.refused(404, "not_found");
    // Each key has its own day, and people have none.
    ask(&app.full_key(&ann).await).await.ok(200);
    three_submits(&ann).await;
    app.stop().await;
}

async fn the_quota_is_full_again_at_midnight_utc(db: Db) {
    let app = with_quota(db, 1).await;
    let program = app.full_key(&app.person("ann").await).await;
    ask(&program).await.ok(200);
    let wait = limited(&ask(&program).await);
    app.clock.advance(Duration::from_secs(wait - 60));
    limited(&ask(&program).await);
    app.clock.advance(Duration::from_secs(60));
    ask(&program).await.ok(200);
    limited(&ask(&program).await);
    app.stop().await;
}

async fn thirty_at_once_get_exactly_the_day(db: Db) {
    let app = with_quota(db, 7).await;
    let second = TestApp::second_instance(&app, Parts::ALL, |_| {}).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let there = second.bearer(program.token.as_ref().unwrap());
    let mut all = JoinSet::new();
    for at in 0..30 {
        let caller = if at % 2 == 0 { program.clone() } else { there.clone() };
        all.spawn(async move { ask(&caller).await });
    }
    let replies = all.join_all().await;
    let (passed, refused): (Vec<_>, Vec<_>) = replies.iter().partition(|reply| reply.status == 200);
    assert_eq!(passed.len(), 7);
    for reply in refused {
        limited(reply);
    }
    let list = ann.get("/api/v1/sessions").await.json();
    assert_eq!(list["sessions"].as_array().unwrap().len(), 7);
    second.stop().await;
    app.stop().await;
}

async fn the_day_survives_a_restart(db: Db) {
    let app = with_quota(db, 2).await;
    let program = app.full_key(&app.person("ann").await).await;
    ask(&program).await.ok(200);
    let app = app.restart().await;
    let program = app.bearer(program.token.as_ref().unwrap());
    ask(&program).await.ok(200);
    let app = app.restart().await;
    let program = app.bearer(program.token.as_ref().unwrap());
    limited(&ask(&program).await);
    app.stop().await;
}

/// The reads that are polled.
fn polls(session: &str) -> [String; 6] {
    [
        format!("/api/v1/briefs/{session}"),
        format!("/api/v1/orchestrations/{session}"),
        format!("/api/v1/executions/{session}"),
        format!("/api/v1/executions/{session}/transcript"),
        format!("/api/v1/analyses/{session}"),
        format!("/api/v1/summaries/{session}"),
    ]
}

async fn polls_keep_a_floor_per_key_session_and_route(db: Db) {
    let app = TestApp::with(db, |config| config.limits.poll_floor_ms = 60_000).await;
    let ann = app.person("ann").await;
    let (done, ready) = (ann.completed().await, ann.planned().await);
    let (program, other) = (app.full_key(&ann).await, app.full_key(&ann).await);
    for session in [&done, &ready] {
        for path in polls(session) {
            // An early 404 is a poll like any other.
            let expected = program.get(&path).await.status;
            assert!(matches!(expected, 200 | 404), "{path}: {expected}");
            assert!(limited(&program.get(&path).await) <= 60, "{path}");
            assert_eq!(other.get(&path).await.status, expected, "{path}");
        }
    }
    let transcript = format!("/api/v1/executions/{done}/transcript?after=3");
    limited(&program.get(&transcript).await);
    for _ in 0..3 {
        program.get("/api/v1/sessions").await.ok(200);
        for path in polls(&done) {
            ann.get(&path).await.ok(200);
        }
    }
    // A refused poll does not move the floor.
    app.clock.advance(Duration::from_secs(60));
    for path in polls(&done) {
        program.get(&path).await.ok(200);
    }
    app.stop().await;
}

async fn a_floor_of_zero_is_off(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let program = app.full_key(&ann).await;
    for _ in 0..3 {
        for path in polls(&session) {
            program.get(&path).await.ok(200);
        }
    }
    app.stop().await;
}

both_stores!(
    a_burst_passes_and_then_the_key_must_wait,
    after_the_wait_it_says_a_submit_passes,
    a_request_that_fails_validation_draws_nothing,
    the_day_is_shared_by_the_three_submits,
    the_quota_is_full_again_at_midnight_utc,
    thirty_at_once_get_exactly_the_day,
    the_day_survives_a_restart,
    polls_keep_a_floor_per_key_session_and_route,
    a_floor_of_zero_is_off,
);
