//! More requests than the queues for the database or for one Idempotency-Key take.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::reasoner::StageRequest;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use super::{BRIEFS, until, while_others_poll};
use crate::harness::scripted::{Act, Scripted};
use crate::harness::{Caller, Db, Reply, TestApp, clear_question, email};

/// Blocks all writes of sessions, like a database that hangs, until it is dropped.
struct BlockedWrites {
    _sqlite: Option<rusqlite::Connection>,
    _postgres: Option<tokio_postgres::Client>,
}

impl BlockedWrites {
    async fn begin(app: &TestApp) -> Self {
        let url = app.config.store_url();
        if let Some(path) = url.strip_prefix("sqlite:") {
            let connection = rusqlite::Connection::open(path).unwrap();
            connection.busy_timeout(Duration::from_secs(10)).unwrap();
            connection.execute_batch("begin immediate").unwrap();
            return Self {
                _sqlite: Some(connection),
                _postgres: None,
            };
        }
        let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client
            .batch_execute("begin; lock table sessions in share mode")
            .await
            .unwrap();
        Self {
            _sqlite: None,
            _postgres: Some(client),
        }
    }
}

/// Submits this many questions at once.
fn ask(caller: &Caller, times: usize) -> Vec<JoinHandle<Reply>> {
    let one = |_| {
        let caller = caller.clone();
        tokio::spawn(async move { caller.post(BRIEFS, &json!({"input": clear_question()})).await })
    };
    (0..times).map(one).collect()
}

/// Submits this many times at once with the same Idempotency-Key.
fn submit(caller: &Caller, times: usize) -> Vec<JoinHandle<Reply>> {
    let one = |_| {
        let caller = caller.clone();
        tokio::spawn(async move { caller.submit(BRIEFS, "k", &json!({"input": clear_question()})).await })
    };
    (0..times).map(one).collect()
}

fn finished(replies: &[JoinHandle<Reply>]) -> usize {
    replies.iter().filter(|reply| reply.is_finished()).count()
}

/// How many of them were answered 502; all others must be a 200.
async fn refused(replies: Vec<JoinHandle<Reply>>) -> usize {
    let mut refused = 0;
    for reply in replies {
        let reply = reply.await.unwrap();
        if reply.status != 200 {
            reply.refused(502, "upstream_error");
            refused += 1;
        }
    }
    refused
}

async fn a_full_queue_answers_502_and_is_well_again(db: Db) {
    let app = TestApp::with(db, |config| config.store.queue = 4).await;
    let ann = app.person("ann").await;
    ann.brief().await;
    while_others_poll(&app, async {
        let stuck = BlockedWrites::begin(&app).await;
        let replies = ask(&ann, 40);
        // They do not wait for the database: it is still stuck.
        until("half of them are answered", || finished(&replies) >= 20).await;
        drop(stuck);
        let refused = refused(replies).await;
        assert!((20..40).contains(&refused), "{refused}");
        ann.brief().await;
    })
    .await;
    app.stop().await;
}

async fn a_worker_keeps_its_job_behind_a_full_queue(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let script = Scripted::new({
        let permits = permits.clone();
        move |ask| match ask {
            StageRequest::Research { .. } => Act::wait(&permits),
            _ => Act::Answer,
        }
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| {
        config.store.queue = 4;
        if db == Db::Postgres {
            config.worker.lease_seconds = 3;
        }
    })
    .await;
    let (ann, eve) = (app.person("ann").await, app.person("eve").await);
    eve.brief().await;
    let session = ann.convened().await;
    let researches = || script.count(|ask| matches!(ask, StageRequest::Research { .. }));
    until("the committee is at work", || researches() > 0).await;
    while_others_poll(&app, async {
        let stuck = BlockedWrites::begin(&app).await;
        let replies = ask(&eve, 40);
        until("half of them are answered", || finished(&replies) >= 20).await;
        if db == Db::Postgres {
            // No request gets a connection, and the lease is renewed all the same. SQLite has one writer for everybody.
            let mut leases = HashSet::new();
            let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
            while leases.len() < 4 {
                assert!(tokio::time::Instant::now() < deadline, "the lease is not renewed");
                leases.extend(app.tables().texts("select ready_at::text from jobs").await);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        drop(stuck);
        assert!(refused(replies).await >= 20);
        permits.add_permits(1_000);
    })
    .await;
    assert_eq!(ann.finished(&session).await["status"], "completed");
    // Nobody else has taken the job, so nothing was asked twice.
    let asked = script.asked();
    let mut members: Vec<String> = asked
        .iter()
        .filter(|ask| matches!(ask, StageRequest::Research { .. }))
        .map(|ask| format!("{ask:?}"))
        .collect();
    let all = members.len();
    members.sort_unstable();
    members.dedup();
    assert_eq!(members.len(), all);
    app.stop().await;
}

/// An app whose reasoner answers once there is a permit; there is one for the brief of the one who watches.
async fn waiting(
    db: Db,
    change: impl FnOnce(&mut convene::config::Config),
) -> (TestApp, Arc<Semaphore>, Arc<Scripted>) {
    let permits = Arc::new(Semaphore::new(1));
    let script = Scripted::new({
        let permits = permits.clone();
        move |_| Act::wait(&permits)
    });
    let app = TestApp::with_reasoner(db, script.clone(), change).await;
    (app, permits, script)
}

async fn those_who_wait_for_the_same_key_are_few(db: Db) {
    let (app, permits, script) = waiting(db, |config| {
        config.idempotency.waiters = 5;
        config.idempotency.waiters_per_owner = 3;
    })
    .await;
    let (ann, eve) = (app.person("ann").await, app.person("eve").await);
    while_others_poll(&app, async {
        // One of them is at work, three wait for it.
        let of_ann = submit(&ann, 12);
        until("the others are refused", || finished(&of_ann) == 8).await;
        let of_eve = submit(&eve, 12);
        // All together are five, so there are two more.
        until("the others are refused", || finished(&of_eve) == 9).await;
        assert_eq!(script.asked().len(), 3);
        permits.add_permits(2);
        assert_eq!((refused(of_ann).await, refused(of_eve).await), (8, 9));
        // There is room again, and the answer is the one that was given.
        for caller in [&ann, &eve] {
            let again = caller.submit(BRIEFS, "k", &json!({"input": clear_question()})).await;
            assert_eq!(again.ok(200).header("idempotency-replayed"), Some("true"));
        }
    })
    .await;
    assert_eq!(script.asked().len(), 3);
    app.stop().await;
}

async fn nobody_waits_for_ever_for_the_same_key(db: Db) {
    let (app, permits, script) = waiting(db, |config| config.idempotency.wait_seconds = 1).await;
    let ann = app.person("ann").await;
    while_others_poll(&app, async {
        let mut replies = submit(&ann, 3);
        until("two have waited long enough", || finished(&replies) == 2).await;
        let first = replies.iter().position(|reply| !reply.is_finished()).unwrap();
        let first = replies.swap_remove(first);
        assert_eq!(refused(replies).await, 2);
        permits.add_permits(1);
        first.await.unwrap().ok(200);
        assert_eq!(refused(submit(&ann, 1)).await, 0);
    })
    .await;
    assert_eq!(script.asked().len(), 2);
    app.stop().await;
}

async fn submits_in_flight_are_bounded_also_when_their_callers_hang_up(db: Db) {
    let (app, permits, script) = waiting(db, |_| {}).await;
    let (ann, eve) = (app.person("ann").await, app.person("eve").await);
    while_others_poll(&app, async {
        let replies = ask(&ann, 80);
        until("those above the bound are refused", || finished(&replies) == 16).await;
        until("the others are at work", || script.asked().len() == 65).await;
        replies.iter().for_each(JoinHandle::abort);
        // Whoever hangs up has not made room, and takes none from others.
        assert_eq!(refused(ask(&ann, 3)).await, 3);
        let of_eve = ask(&eve, 1);
        until("somebody else is at work too", || script.asked().len() == 66).await;
        permits.add_permits(1_000);
        assert_eq!(refused(of_eve).await, 0);
        while refused(ask(&ann, 1)).await > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    app.stop().await;
}

/// SQLite has one writer and no locks of single rows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accounts_that_wait_for_held_rows_keep_nobody_out_of_postgres() {
    let app = TestApp::start(Db::Postgres).await;
    let mut people = Vec::new();
    for at in 0..10 {
        let person = app.person(&format!("p{at}")).await;
        let (session, _) = person.brief().await;
        people.push((person, session));
    }
    let write = |person: &Caller, session: &str| {
        let review = json!({"response_type": "brief", "session_id": session, "rating": 3});
        let person = person.clone();
        async move { person.post("/api/v1/reviews", &review).await }
    };
    let (holder, connection) = tokio_postgres::connect(&app.config.store_url(), tokio_postgres::NoTls)
        .await
        .unwrap();
    tokio::spawn(connection);
    while_others_poll(&app, async {
        let hold = format!(
            "begin; select 1 from profiles where email <> '{}' for update",
            email("bob")
        );
        holder.batch_execute(&hold).await.unwrap();
        let replies: Vec<_> = people
            .iter()
            .map(|(person, session)| tokio::spawn(write(person, session)))
            .collect();
        // Another person writes meanwhile, and waits for none of the rows.
        let eve = app.person("eve").await;
        eve.brief().await;
        for reply in replies {
            reply.await.unwrap().refused(502, "upstream_error");
        }
        holder.batch_execute("rollback").await.unwrap();
        for (person, session) in &people {
            write(person, session).await.ok(200);
        }
    })
    .await;
    app.stop().await;
}

both_stores!(
    a_full_queue_answers_502_and_is_well_again,
    a_worker_keeps_its_job_behind_a_full_queue,
    those_who_wait_for_the_same_key_are_few,
    nobody_waits_for_ever_for_the_same_key,
    submits_in_flight_are_bounded_also_when_their_callers_hang_up,
);
