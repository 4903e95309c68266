//! What the service reveals to strangers, the cost of its health report, and what one account can spend.

use std::time::Duration;

use serde_json::{Value, json};

use super::bystander::Bystander;
use crate::harness::scripted::{Act, Scripted};
use crate::harness::sign_in::{Form, open, password, sign};
use crate::harness::{Db, Reply, TestApp, at_once, email, vague_question};

const HEALTH: &str = "/health";
const BRIEFS: &str = "/api/v1/briefs";

async fn strangers_learn_nothing_of_what_is_behind_the_service(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "bob").await;
    let ann = app.person("ann").await;
    let key = app.key(&ann, &["pipeline:read"]).await;
    let revoked = app.key(&ann, &["pipeline:read"]).await;
    let list = ann.auth_get("/api/v1/keys").await.ok(200).json();
    let id = list["keys"][0]["key_id"].as_str().unwrap().to_owned();
    ann.to(&app.auth, "DELETE", &format!("/api/v1/keys/{id}"), &[], None)
        .await
        .ok(204);

    let details = ann.get(HEALTH).await.ok(200).json();
    for caller in [&ann, &key] {
        for reply in [caller.get(HEALTH).await, caller.auth_get(HEALTH).await] {
            let told = names(&reply);
            for name in [
                "version",
                "store_kind",
                "analyst",
                "analyst_state",
                "data_room",
                "identity",
            ] {
                assert!(told.contains(&name.to_owned()), "{name} of {told:?}");
            }
            assert_eq!(reply.header("cache-control"), Some("no-store"));
        }
    }
    let forged = app.bearer("hfk_nobody");
    let token = app.bearer("eyJhbGciOiJub25lIn0.e30.");
    let hidden = ["version", "store_kind", "analyst"].map(|part| details[part].as_str().unwrap().to_owned());
    for stranger in [&app.anonymous(), &revoked, &forged, &token] {
        for reply in [stranger.get(HEALTH).await, stranger.auth_get(HEALTH).await] {
            assert_eq!(names(&reply), ["status", "store"]);
            let text = reply.text();
            assert!(!hidden.iter().any(|hidden| text.contains(hidden)), "{text}");
        }
    }
    bystander.leaves().await;
    app.stop().await;
}

async fn many_who_ask_for_health_at_once_share_one_write(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "bob").await;
    note_probes(&app, db).await;
    for _ in 0..3 {
        app.clock.advance(Duration::from_secs(1));
        let asking = (0..100).map(|at| {
            let nobody = app.anonymous();
            async move {
                let reply = match at % 2 {
                    0 => nobody.get(HEALTH).await,
                    _ => nobody.auth_get(HEALTH).await,
                };
                assert_eq!(reply.ok(200).json()["status"], "ok");
            }
        });
        at_once(asking).await;
    }
    bystander.leaves().await;
    let probes = app
        .tables()
        .texts("select cast(at as text) from probes order by at")
        .await;
    let probes: Vec<i64> = probes.iter().map(|at| at.parse().unwrap()).collect();
    assert!(!probes.is_empty());
    let apart = |pair: &[i64]| pair[1] - pair[0] >= 1_000_000;
    assert!(probes.windows(2).all(apart), "a second has one probe: {probes:?}");
    assert_eq!(app.tables().count("health").await, 1, "one row is written over");
    app.stop().await;
}

async fn a_store_that_takes_no_writes_is_told_in_time(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "bob").await;
    let becomes = async |status: &str, store: &str| {
        let wanted = |reply: &Reply| {
            // What was found lasts a second; the next who asks finds out again.
            app.clock.advance(Duration::from_secs(1));
            reply.ok(200).json()["status"] == status
        };
        let reply = app.anonymous().until(HEALTH, wanted).await;
        assert_eq!(reply.json()["store"], store);
    };
    becomes("ok", "ok").await;
    let lock = Lock::take(&app, db).await;
    // Reads go on, as the bystander sees; only a write finds out.
    becomes("degraded", "unavailable").await;
    lock.give_back().await;
    becomes("ok", "ok").await;
    bystander.leaves().await;
    app.stop().await;
}

async fn one_account_cannot_spend_the_day_of_everybody(db: Db) {
    let script = Scripted::new(|_| Act::Answer);
    // Half of it is an account's, and a fifth of that is kept for the end of runs.
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.budget.day_calls = 10).await;
    crate::limits::noon(&app.clock);
    let bystander = Bystander::of(&app, "bob").await;
    let ann = app.full_key(&app.person("ann").await).await;
    let question = json!({"input": vague_question()});
    for _ in 0..4 {
        ann.post(BRIEFS, &question).await.ok(200);
    }
    for _ in 0..3 {
        let reply = ann.post(BRIEFS, &question).await;
        let message = reply.refused(429, "rate_limited").message();
        assert!(message.starts_with("Your share"), "{message}");
        let wait: u64 = reply.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=86_400).contains(&wait));
    }
    assert_eq!(script.asked().len(), 4);
    // Whoever has another account has a share of their own; then the day is spent for all.
    let eve = app.person("eve").await;
    for _ in 0..4 {
        eve.post(BRIEFS, &question).await.ok(200);
    }
    let reply = app.person("cy").await.post(BRIEFS, &question).await;
    let message = reply.refused(429, "rate_limited").message();
    assert!(message.starts_with("The service's budget"), "{message}");

    // Erasing the account takes its sum along, and not that of the day.
    assert_eq!(app.tables().count("owner_spend").await, 2);
    eve.delete("/api/v1/auth/me").await.ok(204);
    assert_eq!(app.tables().count("owner_spend").await, 1);
    app.person("cy").await.post(BRIEFS, &question).await.ok(429);
    bystander.leaves().await;
    app.stop().await;
}

/// That every reply has the headers is checked wherever a test reads one; here is what each kind may do.
async fn every_answer_shuts_a_browser_in(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "bob").await;
    let (ann, nobody) = (app.person("ann").await, app.anonymous());
    let session = ann.completed().await;
    let pdf = ann
        .until(&format!("/api/v1/summaries/{session}/audit.pdf"), |reply| {
            reply.status == 200
        })
        .await;
    assert_eq!(pdf.header("content-type"), Some("application/pdf"));
    for reply in [
        pdf,
        ann.get("/api/v1/sessions").await,
        nobody.get("/api/v1/sessions").await,
        nobody.get("/nowhere").await,
        nobody.get("/openapi.json").await,
        nobody.get("/docs/swagger-ui-bundle.js").await,
        nobody.auth_get("/jwks").await,
        open(&app, &Form::default().with("scope", "email")).await,
    ] {
        let policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
        assert_eq!(reply.header("content-security-policy"), Some(policy));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
    }
    let redirect_parameters = sign(&app, "sign-up", &email("eve"), &password("eve")).await;
    assert_eq!(
        redirect_parameters.header("cache-control"),
        Some("no-store"),
        "a code is in its address"
    );
    let wrong = sign(&app, "sign-in", &email("eve"), &password("other")).await;
    for page in [
        nobody.get("/").await,
        nobody.get("/docs").await,
        open(&app, &Form::default()).await,
        wrong,
    ] {
        let policy = page.header("content-security-policy").unwrap();
        for name in ["style", "script"] {
            for inline in inline(&page.text(), name) {
                assert!(policy.contains(&sha256(&inline)), "{policy} does not know {inline}");
            }
        }
        // What a browser would not run under that policy is not in the page.
        let html = page.text();
        assert!(!html.contains("style=\"") && !html.contains(" onclick=") && !html.contains("javascript:"));
    }
    bystander.leaves().await;
    app.stop().await;
}

fn names(reply: &Reply) -> Vec<String> {
    let body = reply.ok(200).json();
    assert!(body.as_object().unwrap().values().all(Value::is_string), "{body}");
    body.as_object().unwrap().keys().cloned().collect()
}

fn inline(html: &str, name: &str) -> Vec<String> {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    let bodies = html.split(&open).skip(1);
    bodies
        .map(|rest| rest.split(&close).next().unwrap().to_owned())
        .collect()
}

fn sha256(text: &str) -> String {
    use base64::Engine as _;
    let hex = figures::canonical::sha256_hex(text);
    let bytes: Vec<u8> = (0..32)
        .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    format!("'sha256-{}'", base64::engine::general_purpose::STANDARD.encode(bytes))
}

/// Notes every write of the health report's row in a table of the test's own.
async fn note_probes(app: &TestApp, db: Db) {
    let sql = match db {
        Db::Sqlite => {
            "create table probes (at integer not null);
             create trigger noted_first after insert on health begin insert into probes values (new.at); end;
             create trigger noted after update on health begin insert into probes values (new.at); end;"
        }
        Db::Postgres => {
            "create table probes (at bigint not null);
             create function note() returns trigger language plpgsql as
                 $$ begin insert into probes values (new.at); return new; end $$;
             create trigger noted after insert or update on health for each row execute function note();"
        }
    };
    app.tables().run(sql).await;
}

/// Keeps every other writer of the health report's row waiting.
enum Lock {
    File(rusqlite::Connection),
    Table(tokio_postgres::Client),
}

impl Lock {
    async fn take(app: &TestApp, db: Db) -> Self {
        let url = app.config.store_url();
        match db {
            Db::Sqlite => {
                let file = rusqlite::Connection::open(url.strip_prefix("sqlite:").unwrap()).unwrap();
                file.busy_timeout(Duration::from_secs(10)).unwrap();
                file.execute_batch("begin immediate").unwrap();
                Self::File(file)
            }
            Db::Postgres => {
                let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
                tokio::spawn(connection);
                client
                    .batch_execute("begin; lock table health in exclusive mode")
                    .await
                    .unwrap();
                Self::Table(client)
            }
        }
    }

    async fn give_back(self) {
        match self {
            Self::File(file) => file.execute_batch("rollback").unwrap(),
            Self::Table(client) => client.batch_execute("rollback").await.unwrap(),
        }
    }
}

both_stores!(
    strangers_learn_nothing_of_what_is_behind_the_service,
    many_who_ask_for_health_at_once_share_one_write,
    a_store_that_takes_no_writes_is_told_in_time,
    one_account_cannot_spend_the_day_of_everybody,
    every_answer_shuts_a_browser_in,
);
