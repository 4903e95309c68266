//! What one hostile caller can do to the others: the slowest `/health` during an attack, and what its requests cost.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use client::Client;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};

use crate::barrage::{Barrage, Shot};
use crate::committees::{person, text};
use crate::health_watch::HealthWatch;
use crate::service::{Service, run_command};

/// The number of connections that one peer opens to keep others out.
const CONNECTIONS: usize = 2_000;
const QUESTION: &str = "Should I invest in Apple for the next five years?";

/// What was seen during one attack.
pub(crate) struct Seen {
    pub(crate) name: &'static str,
    /// The slowest answer of `/health`.
    pub(crate) slowest_health_ms: f64,
    /// CPU time of the service for one request.
    pub(crate) cpu_ms_per_request: f64,
    /// CPU time of the service for a megabyte sent; absent if no more than one megabyte is sent.
    pub(crate) cpu_ms_per_megabyte: Option<f64>,
}

/// Tries all attacks on one store.
pub(crate) async fn measure(binary: &Path, work: &Path, store: &str) -> Result<Vec<Seen>, String> {
    let settings = [
        ("CONVENE_SWITCHES__AUDIT_PDF", "true"),
        ("CONVENE_AUTH__SIGN_INS_PER_MINUTE", "0"),
    ];
    let service = Service::start_with(binary, work, store, &settings)?;
    let client = person(binary, work, store, &service)?;
    client.create_brief(QUESTION, None).await.map_err(text)?;
    run_command(
        binary,
        work,
        store,
        &service,
        &["tier", "--email", "bench@example.org", "--set", "pro"],
    )?;
    let token = run_command(
        binary,
        work,
        store,
        &service,
        &["token", "--email", "bench@example.org"],
    )?;
    let target = Target {
        service: &service,
        client: &client,
        barrage: Barrage::new(token.trim())?,
    };
    let finished = target.finished_session(&json!({})).await?;
    let marks = format!("a{}", "\u{301}".repeat(19_000));
    let marked = target.finished_session(&json!({"question": marks})).await?;

    let mut seen = Vec::new();
    for (name, question) in [
        ("question of 1-1-1-, convened", "1-"),
        ("question of {{fig:, convened", "{{fig:"),
    ] {
        let question: String = question.chars().cycle().take(20_000).collect();
        seen.push(target.convened(name, 20, &json!({"question": question})).await?);
    }
    seen.push(
        target
            .convened("brief at all its bounds, convened", 20, &at_the_bounds())
            .await?,
    );
    let long_names = json!({"symbol": "AAPL", "name": "5% ".repeat(4_000)});
    let labels = json!({"subject": {"instruments": vec![long_names; 20]}});
    seen.push(
        target
            .convened("20 names of 12,000 characters, convened", 20, &labels)
            .await?,
    );
    let api = |path: &str| format!("{}/api/v1/{path}", service.edge);
    let ones = vec!["1"; 150_000].join(",");
    let long_key = format!(r#"{{"{}":[{ones}]}}"#, "k".repeat(300_000));
    let nested = format!(
        "{}[{ones}]{}",
        format!(r#"{{"{}":"#, "k".repeat(200)).repeat(100),
        "}".repeat(100)
    );
    let brackets = "[".repeat(900_000);
    let lists = vec![format!("{}{}", "[".repeat(60), "]".repeat(60)); 8_000].join(",");
    let unread = format!(r#"{{"input":"hello","mine":[{lists}]}}"#);
    let instruments = json!({"subject": {"instruments": vec![json!({"symbol": "A", "name": "A"}); 12_000]}});
    let plan = json!({"session_id": finished, "brief": instruments}).to_string();
    for (name, path, body, count) in [
        ("JSON with a key of 300 KB", "reviews", long_key, 100),
        ("JSON with 100 nested keys and 150,000 numbers", "reviews", nested, 100),
        ("JSON of 900,000 brackets", "reviews", brackets, 100),
        ("JSON of 480,000 nested lists", "briefs", unread, 100),
        ("brief with 12,000 instruments", "orchestrations", plan, 100),
        ("question of 20,000 digits", "briefs", question_of("1-"), 300),
        ("question of 20,000 letters that fold", "briefs", question_of("ﬃ"), 300),
        (
            "question of 20,000 Arabic letters",
            "briefs",
            question_of("الفضاء"),
            300,
        ),
        (
            "question of 20,000 names of instruments",
            "briefs",
            question_of("Apple MSFT "),
            300,
        ),
    ] {
        seen.push(target.posted(name, &api(path), &body, count).await?);
    }
    let long_id = api(&format!("executions/{}", "s".repeat(20_000)));
    seen.push(
        target
            .fired(Attack::of("polls of ids of 20 KB", Shot::get(&long_id), 3_000))
            .await?,
    );
    for (name, path, session, count) in [
        (
            "one audit record, asked for 500 times",
            "summaries/{id}/audit.pdf",
            &finished,
            500,
        ),
        (
            "a record of 19,000 marks, asked for 50 times",
            "summaries/{id}/audit.pdf",
            &marked,
            50,
        ),
        (
            "charts, asked for 2,000 times",
            "analyses/{id}/charts",
            &finished,
            2_000,
        ),
        ("the list of all sessions, 1,000 times", "sessions", &finished, 1_000),
    ] {
        let shot = Shot::get(&api(&path.replace("{id}", session)));
        seen.push(target.fired(Attack::of(name, shot, count)).await?);
    }
    let submit = Shot::post(&api("briefs"), &question_of("Apple ")).with("idempotency-key", "one-and-the-same");
    seen.push(
        target
            .fired(Attack::of("submits with one Idempotency-Key", submit, 1_000))
            .await?,
    );
    let authorize = format!("http://{}/authorize", service.auth);
    let junk = format!("{}&{}", sign_in_form(), "k=1&".repeat(250_000));
    seen.push(
        target
            .fired(Attack::of("sign-in forms of 1 MB", Shot::form(&authorize, &junk), 100))
            .await?,
    );
    let guess = Shot::form(&authorize, &sign_in_form());
    seen.push(
        target
            .fired(Attack::of("sign-ins with a wrong password", guess, 200))
            .await?,
    );
    for (name, sent) in [
        ("2,000 connections that send nothing", ""),
        (
            "2,000 connections that send half a request",
            "GET /health HTTP/1.1\r\nhost: ",
        ),
        (
            "2,000 connections that never read",
            "GET /openapi.json HTTP/1.1\r\nhost: bench\r\n\r\n",
        ),
    ] {
        seen.push(target.connected(name, sent).await?);
    }
    Ok(seen)
}

/// The service under attack, and the clients of the attacker.
struct Target<'a> {
    service: &'a Service,
    client: &'a Client,
    barrage: Barrage,
}

/// The same request many times.
struct Attack {
    name: &'static str,
    shot: Shot,
    count: usize,
}

impl Attack {
    const fn of(name: &'static str, shot: Shot, count: usize) -> Self {
        Self { name, shot, count }
    }
}

impl Target<'_> {
    /// Runs an attack, and measures the service meanwhile.
    async fn watched(
        &self,
        name: &'static str,
        requests: usize,
        megabytes: f64,
        attack: impl Future<Output = Result<(), String>>,
    ) -> Result<Seen, String> {
        let watch = HealthWatch::start(&self.service.edge);
        let before = self.service.cpu_milliseconds()?;
        attack.await?;
        let cpu = self.service.cpu_milliseconds()? - before;
        Ok(Seen {
            name,
            slowest_health_ms: watch.slowest()?.as_secs_f64() * 1_000.0,
            cpu_ms_per_request: cpu / requests as f64,
            cpu_ms_per_megabyte: (megabytes > 1.0).then(|| cpu / megabytes),
        })
    }

    async fn fired(&self, attack: Attack) -> Result<Seen, String> {
        let megabytes = (attack.shot.bytes() * attack.count) as f64 / 1e6;
        let firing = self.barrage.fire(&attack.shot, attack.count);
        self.watched(attack.name, attack.count, megabytes, firing).await
    }

    async fn posted(&self, name: &'static str, url: &str, body: &str, count: usize) -> Result<Seen, String> {
        self.fired(Attack::of(name, Shot::post(url, body), count)).await
    }

    /// Runs committees over briefs with these fields, from the plan to the end.
    async fn convened(&self, name: &'static str, count: usize, fields: &Value) -> Result<Seen, String> {
        let mut briefs = Vec::new();
        for _ in 0..count {
            let brief = self.client.create_brief(QUESTION, None).await.map_err(text)?;
            let mut body = serde_json::to_value(&brief.brief).map_err(text)?;
            merge(&mut body, fields);
            briefs.push((brief.session_id, body));
        }
        let bytes: usize = briefs.iter().map(|(_, body)| body.to_string().len()).sum();
        let attack = async {
            for (session, brief) in &briefs {
                self.client
                    .create_orchestration(session, brief, None)
                    .await
                    .map_err(text)?;
                self.client.convene(session).await.map_err(text)?;
            }
            for (session, _) in &briefs {
                self.end_of(session).await?;
            }
            Ok(())
        };
        self.watched(name, count, bytes as f64 / 1e6, attack).await
    }

    async fn end_of(&self, session: &str) -> Result<(), String> {
        loop {
            let status = self.client.execution(session).await.map_err(text)?.status;
            match status.as_str() {
                "completed" => return Ok(()),
                "failed" => return Err("a committee failed".to_owned()),
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Runs a session with these fields in its brief to the end of its committee.
    async fn finished_session(&self, fields: &Value) -> Result<String, String> {
        let brief = self.client.create_brief(QUESTION, None).await.map_err(text)?;
        let session = brief.session_id;
        let mut body = serde_json::to_value(&brief.brief).map_err(text)?;
        merge(&mut body, fields);
        let plan = self.client.create_orchestration(&session, &body, None).await;
        plan.map_err(text)?;
        self.client.convene(&session).await.map_err(text)?;
        self.end_of(&session).await?;
        Ok(session)
    }

    /// Opens many connections from one peer, sends this text on each, and holds them open for two seconds.
    async fn connected(&self, name: &'static str, sent: &str) -> Result<Seen, String> {
        let address = self.service.edge.trim_start_matches("http://").to_owned();
        let sent: Arc<str> = sent.into();
        let attack = async {
            let mut open = Vec::new();
            for _ in 0..CONNECTIONS {
                // The service may refuse a connection; that is a right response to this attack.
                if let Ok(stream) = connect(&address).await {
                    let _ = stream.try_write(sent.as_bytes());
                    open.push(stream);
                }
            }
            tokio::time::sleep(Duration::from_secs(2)).await;
            drop(open);
            Ok(())
        };
        self.watched(name, CONNECTIONS, 0.0, attack).await
    }
}

/// Connects from another address than the one that requests `/health`, so that the two are different peers.
async fn connect(address: &str) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(std::net::SocketAddr::from(([127, 0, 0, 2], 0)))?;
    let address = address.parse().map_err(std::io::Error::other)?;
    let connecting = tokio::time::timeout(Duration::from_secs(1), socket.connect(address));
    connecting.await.map_err(std::io::Error::other)?
}

/// A brief with its fields near their bounds.
fn at_the_bounds() -> Value {
    let long = |unit: &str| unit.chars().cycle().take(20_000).collect::<String>();
    let instruments: Vec<Value> = (0..20)
        .map(|at| json!({"symbol": format!("ZZ{at}"), "name": "1-1-1-"}))
        .collect();
    let positions: Vec<Value> = (0..200)
        .map(|at| json!({"symbol": format!("ZZ{at}"), "name": format!("Part {at}"), "weight": "0.5"}))
        .collect();
    json!({
        "question": long("1,000,000.00 % "),
        "subject": {"instruments": instruments},
        "holdings": {"status": "known", "positions": positions},
        "assumptions": vec![long("0.1-").chars().take(2_000).collect::<String>(); 50],
    })
}

fn question_of(unit: &str) -> String {
    let input: String = unit.chars().cycle().take(20_000).collect();
    json!({"input": input}).to_string()
}

fn sign_in_form() -> String {
    let fields = [
        ("response_type", "code"),
        ("client_id", "convene"),
        ("redirect_uri", "http%3A%2F%2F127.0.0.1%2Fcallback"),
        ("scope", "openid"),
        ("code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"),
        ("code_challenge_method", "S256"),
        ("action", "sign-in"),
        ("email", "bench%40example.org"),
        ("password", "a+guess+that+is+wrong"),
    ];
    fields.map(|(name, value)| format!("{name}={value}")).join("&")
}

fn merge(into: &mut Value, fields: &Value) {
    match (into, fields) {
        (Value::Object(into), Value::Object(fields)) => {
            for (name, value) in fields {
                merge(into.entry(name).or_insert(Value::Null), value);
            }
        }
        (into, value) => *into = value.clone(),
    }
}
