//! Clients that hold connections without using them; and, in `queues`, more requests than the queues take.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::sync::Semaphore;

use crate::harness::scripted::{Act, Scripted};
use crate::harness::{Caller, Db, Raw, TestApp, clear_question};

mod queues;

const BRIEFS: &str = "/api/v1/briefs";
const HEALTH: &str = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
const HALF: &str = "GET /health HTTP/1.1\r\nHost: x\r\nX-Slow";

/// Another machine than the one the harness calls from.
const OTHER: &str = "127.0.0.2";

/// Runs an attack while another user polls the health report and a brief of their own.
async fn while_others_poll<T>(app: &TestApp, attack: impl Future<Output = T>) -> T {
    let bob = app.person("bob").await;
    let (session, _) = bob.brief().await;
    let own = format!("{BRIEFS}/{session}");
    let polls = async {
        loop {
            poll(&bob, &own).await;
            tokio::task::yield_now().await;
        }
    };
    let done = tokio::select! {
        done = attack => done,
        () = polls => unreachable!("it polls for ever"),
    };
    poll(&bob, &own).await;
    done
}

async fn poll(bob: &Caller, own: &str) {
    bob.get("/health").await.ok(200);
    bob.get(own).await.ok(200);
}

/// Waits until a condition holds; panics after a minute.
async fn until(what: &str, mut condition: impl FnMut() -> bool) {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
    while !condition() {
        assert!(tokio::time::Instant::now() < deadline, "never: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn closed(all: &mut [Raw]) -> usize {
    all.iter_mut().map(Raw::is_closed).filter(|closed| *closed).count()
}

/// A connection that requests more than the buffers hold, and reads nothing.
async fn connection_that_never_reads(app: &TestApp) -> Raw {
    let mut raw = Raw::from(OTHER, &app.edge).await;
    let much = "GET /docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n";
    raw.send(much.repeat(20)).await;
    raw
}

async fn answered(raw: &mut Raw) {
    raw.send(HEALTH).await;
    raw.reply().await.ok(200);
}

async fn connections_without_a_request_keep_nobody_out(db: Db) {
    let app = TestApp::with(db, |config| {
        config.server.connections = 40;
        config.server.connections_per_peer = 10;
    })
    .await;
    while_others_poll(&app, async {
        let mut held = Vec::new();
        for at in 0..300 {
            let mut raw = Raw::from(OTHER, &app.edge).await;
            if at % 2 == 1 {
                raw.send(HALF).await;
            }
            held.push(raw);
        }
        // Of one machine the newest ten are open, and they are served.
        until("the others are closed", || closed(&mut held[..290]) == 290).await;
        assert_eq!(closed(&mut held[290..]), 0);
        for raw in held[290..].iter_mut().step_by(2) {
            answered(raw).await;
        }
    })
    .await;
    app.stop().await;
}

async fn many_machines_do_not_fill_a_listener(db: Db) {
    let app = TestApp::with(db, |config| {
        config.server.connections = 20;
        config.server.connections_per_peer = 5;
    })
    .await;
    while_others_poll(&app, async {
        let mut held = Vec::new();
        for machine in 2..32 {
            for _ in 0..10 {
                held.push(Raw::from(&format!("127.0.0.{machine}"), &app.edge).await);
            }
        }
        until("all but twenty are closed", || closed(&mut held) >= 280).await;
    })
    .await;
    app.stop().await;
}

async fn those_who_never_read_make_room_for_others(db: Db) {
    let app = TestApp::with(db, |config| {
        config.server.connections = 10;
        config.server.connections_per_peer = 0;
    })
    .await;
    while_others_poll(&app, async {
        let mut held = Vec::new();
        for _ in 0..30 {
            held.push(connection_that_never_reads(&app).await);
        }
        for raw in &mut held[..20] {
            raw.wait_until_cut_off().await;
        }
    })
    .await;
    app.stop().await;
}

async fn whoever_does_not_read_in_time_is_cut_off(db: Db) {
    let app = TestApp::with(db, |config| config.server.write_timeout_seconds = 1).await;
    while_others_poll(&app, async {
        let mut held = Vec::new();
        for _ in 0..8 {
            held.push(connection_that_never_reads(&app).await);
        }
        for raw in &mut held {
            raw.wait_until_cut_off().await;
        }
    })
    .await;
    app.stop().await;
}

async fn a_connection_without_its_next_request_is_closed(db: Db) {
    let app = TestApp::with(db, |config| config.server.idle_timeout_seconds = 2).await;
    while_others_poll(&app, async {
        let mut silent = Raw::open(&app.edge).await;
        let mut half = Raw::open(&app.edge).await;
        half.send(HALF).await;
        let mut kept = Raw::open(&app.edge).await;
        answered(&mut kept).await;
        for raw in [&mut kept, &mut silent, &mut half] {
            raw.closed().await;
        }
        let mut auth = Raw::open(&app.auth).await;
        auth.closed().await;
    })
    .await;
    app.stop().await;
}

async fn a_machine_with_all_its_requests_at_work_is_refused_one_more(db: Db) {
    // One permit is for the brief of the one who watches.
    let permits = Arc::new(Semaphore::new(1));
    let script = Scripted::new({
        let permits = permits.clone();
        move |_| Act::wait(&permits)
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.server.connections_per_peer = 3).await;
    let ann = app.person("ann").await;
    let body = json!({"input": clear_question()}).to_string();
    let request = format!(
        "POST {BRIEFS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
        Content-Length: {}\r\n\r\n{body}",
        ann.token.as_ref().unwrap(),
        body.len()
    );
    while_others_poll(&app, async {
        let mut busy = Vec::new();
        for _ in 0..3 {
            let mut raw = Raw::from(OTHER, &app.edge).await;
            raw.send(&request).await;
            busy.push(raw);
        }
        until("all three are being answered", || script.asked().len() == 4).await;
        for _ in 0..10 {
            // Closed without an answer, whether it asks or not.
            let mut more = Raw::from(OTHER, &app.edge).await;
            more.send(HEALTH).await;
            more.closed().await;
        }
        permits.add_permits(3);
        for raw in &mut busy {
            raw.reply().await.ok(200);
        }
        // Now one of the three that were kept makes room.
        answered(&mut Raw::from(OTHER, &app.edge).await).await;
        until("one of three is closed", || closed(&mut busy) == 1).await;
    })
    .await;
    app.stop().await;
}

async fn a_trusted_proxy_has_as_many_connections_as_it_wants(db: Db) {
    let app = TestApp::with(db, |config| {
        config.server.connections_per_peer = 2;
        config.server.trusted_proxies = vec![OTHER.to_owned()];
    })
    .await;
    while_others_poll(&app, async {
        let (mut proxied, mut direct) = (Vec::new(), Vec::new());
        for _ in 0..12 {
            proxied.push(Raw::from(OTHER, &app.edge).await);
            direct.push(Raw::from("127.0.0.3", &app.edge).await);
        }
        until("ten of another machine are closed", || closed(&mut direct[..10]) == 10).await;
        for raw in proxied.iter_mut().chain(&mut direct[10..]) {
            answered(raw).await;
        }
    })
    .await;
    app.stop().await;
}

async fn requests_without_a_pause_and_bodies_in_tiny_chunks_are_answered(db: Db) {
    let app = TestApp::start(db).await;
    while_others_poll(&app, async {
        let mut raw = Raw::from(OTHER, &app.edge).await;
        raw.send(HEALTH.repeat(50)).await;
        for _ in 0..50 {
            raw.reply().await.ok(200);
        }
        let body = json!({"input": " "}).to_string();
        let chunks: String = body.chars().map(|letter| format!("1\r\n{letter}\r\n")).collect();
        let token = app.person("ann").await.token.unwrap();
        let head = format!("POST {BRIEFS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n");
        let rest = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
        raw.send(format!("{head}{rest}{chunks}0\r\n\r\n")).await;
        assert_eq!(raw.reply().await.ok(200).json()["status"], "rejected");
        // A query that nobody needs, and an address that is not ours.
        let auth = app.anonymous();
        for parameters in [65, 5_000] {
            let path = format!("/authorize?{}", "a&".repeat(parameters));
            auth.auth_get(&path).await.refused(400, "bad_request");
        }
        let elsewhere = "/authorize?client_id=convene&redirect_uri=http://xn--abc/";
        auth.auth_get(elsewhere).await.refused(400, "bad_request");
    })
    .await;
    app.stop().await;
}

async fn a_stop_does_not_wait_for_those_who_say_nothing(db: Db) {
    let app = TestApp::with(db, |config| config.server.shutdown_grace_seconds = 3_600).await;
    let mut kept = Raw::open(&app.edge).await;
    answered(&mut kept).await;
    let mut silent = Raw::open(&app.edge).await;
    let mut half = Raw::open(&app.edge).await;
    half.send(HALF).await;
    let mut half_auth = Raw::open(&app.auth).await;
    half_auth.send(HALF).await;
    // Accepted behind them.
    app.anonymous().get("/health").await.ok(200);
    app.anonymous().auth_get("/health").await.ok(200);
    let stopped = tokio::time::timeout(Duration::from_secs(60), app.stop()).await;
    stopped.expect("the stop waits for its whole grace");
    kept.closed().await;
    for raw in [&mut silent, &mut half, &mut half_auth] {
        raw.closed().await;
    }
}

both_stores!(
    connections_without_a_request_keep_nobody_out,
    many_machines_do_not_fill_a_listener,
    those_who_never_read_make_room_for_others,
    whoever_does_not_read_in_time_is_cut_off,
    a_connection_without_its_next_request_is_closed,
    a_machine_with_all_its_requests_at_work_is_refused_one_more,
    a_trusted_proxy_has_as_many_connections_as_it_wants,
    requests_without_a_pause_and_bodies_in_tiny_chunks_are_answered,
    a_stop_does_not_wait_for_those_who_say_nothing,
);
