//! Several processes on one PostgreSQL, and what can happen to them: a kill, a long pause, a database restart, a broken
//! network. Every run completes exactly once, on a process that is left.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tempfile::{TempDir, tempdir};
use tokio::time::Instant;

use crate::harness::proxy::Proxy;
use crate::harness::{Caller, Db, Process, REPLY_TIMEOUT, Reply, Tables, free_address};

struct Cluster {
    processes: Vec<Process>,
    metrics: Vec<String>,
    url: String,
    folder: TempDir,
}

impl Cluster {
    /// One process for each URL of the same database.
    async fn start(urls: &[&str], lease_seconds: &str, pace_ms: &str) -> Self {
        let folder = tempdir().unwrap();
        let mut processes = Vec::new();
        let mut metrics = Vec::new();
        // One issuer for all, so that a person of one is a person of the others.
        let auth = free_address();
        let public = format!("http://{auth}");
        for (at, url) in urls.iter().enumerate() {
            let listen = free_address();
            let settings = [
                ("CONVENE_STORE__URL", *url),
                ("CONVENE_ANALYST__PACE_MS", pace_ms),
                ("CONVENE_WORKER__LEASE_SECONDS", lease_seconds),
                ("CONVENE_WORKER__JOBS", "4"),
                ("CONVENE_METRICS__LISTEN", &listen),
                ("CONVENE_AUTH__PUBLIC_URL", &public),
                ("CONVENE_LIMITS__SUBMIT_BURST", "1000"),
            ];
            let own = [free_address(), if at == 0 { auth.clone() } else { free_address() }];
            processes.push(Process::start_at(&own, None, folder.path(), &settings).await);
            metrics.push(listen);
        }
        Self {
            processes,
            metrics,
            url: urls[urls.len() - 1].to_owned(),
            folder,
        }
    }

    /// The same person at another process.
    fn at(&self, process: usize, caller: &Caller) -> Caller {
        let process = &self.processes[process];
        Caller::new(&process.edge, &process.auth, caller.token.clone())
    }

    /// Waits until so many jobs are held by workers.
    async fn until_held(&self, jobs: i64) {
        let deadline = Instant::now() + REPLY_TIMEOUT;
        while Tables::at(&self.url).count("jobs where lease_owner is not null").await < jobs {
            assert!(Instant::now() < deadline, "the jobs were never taken");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// A counter of a process; 0 before it was ever raised.
    async fn metric(&self, process: usize, name: &str) -> u64 {
        let Ok(reply) = reqwest::get(format!("http://{}/metrics", self.metrics[process])).await else {
            return 0;
        };
        let text = reply.text().await.unwrap();
        let line = text.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
    }

    /// The binary's own checker on a session.
    fn verify(&self, process: usize, session: &str) -> String {
        let output = self.processes[process].run(&["verify", session]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success(),
            "{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(text.contains("completed, sealed"), "{text}");
        text
    }
}

async fn planned(caller: &Caller, count: usize) -> Vec<String> {
    let mut sessions = Vec::new();
    for _ in 0..count {
        sessions.push(caller.planned().await);
    }
    sessions
}

async fn convene_all(caller: &Caller, sessions: &[String]) {
    for session in sessions {
        caller.convene(session).await.ok(202);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_survivors_complete_what_the_dead_and_the_sleeping_held() {
    let url = Db::Postgres.fresh(Path::new("")).await;
    let mut cluster = Cluster::start(&[&url, &url, &url], "2", "250").await;
    let ann = cluster.processes[0].person("ann");
    let sessions = planned(&ann, 10).await;
    let last = cluster.at(2, &ann);
    convene_all(&last, &sessions).await;
    cluster.until_held(10).await;
    // One dies, one sleeps past its lease; with four jobs each, both hold some.
    cluster.processes[0].kill();
    cluster.processes[1].signal("STOP");
    for session in &sessions {
        assert_eq!(last.finished(session).await["status"], "completed");
    }
    let before: Vec<String> = sessions.iter().map(|session| cluster.verify(2, session)).collect();
    cluster.processes[1].signal("CONT");
    // It finds that all it held is lost, and records nothing.
    let deadline = Instant::now() + REPLY_TIMEOUT;
    while cluster
        .metric(1, "convene_jobs_total{kind=\"committee\",outcome=\"lost\"}")
        .await
        == 0
    {
        assert!(Instant::now() < deadline, "the sleeper never noticed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let after: Vec<String> = sessions.iter().map(|session| cluster.verify(2, session)).collect();
    assert_eq!(before, after);
    assert_eq!(Tables::at(&cluster.url).count("jobs").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_polite_stop_hands_over_at_once() {
    // Nobody would wait for a lease of ten minutes.
    let url = Db::Postgres.fresh(Path::new("")).await;
    let cluster = Cluster::start(&[&url, &url], "600", "200").await;
    let ann = cluster.processes[0].person("ann");
    let sessions = planned(&ann, 4).await;
    let other = cluster.at(1, &ann);
    convene_all(&other, &sessions).await;
    cluster.until_held(4).await;
    cluster.processes[0].signal("TERM");
    for session in &sessions {
        assert_eq!(other.finished(session).await["status"], "completed");
        cluster.verify(1, session);
    }
}

/// A reply that a caller may see while the database is away: an answer, or "try again".
fn fair(reply: &Reply) {
    match reply.status {
        200 => {}
        502 => assert_eq!(reply.json()["error"]["retryable"], true),
        other => panic!("{other}: {}", reply.text()),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_restarts_costs_a_retry_at_worst() {
    let home = tempdir().unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../checks/postgres.sh");
    let postgres = |what: &str| {
        let output = Command::new(script)
            .arg(what)
            .arg(home.path().join("pg"))
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    let url = postgres("start");
    let cluster = Cluster::start(&[&url, &url, &url], "2", "150").await;
    let ann = cluster.processes[0].person("ann");
    let sessions = planned(&ann, 6).await;
    convene_all(&ann, &sessions).await;
    cluster.until_held(6).await;
    let polled = format!("/api/v1/executions/{}", sessions[0]);
    let restart = tokio::task::spawn_blocking({
        let home = home.path().join("pg");
        move || Command::new(script).arg("restart").arg(home).status().unwrap()
    });
    while !restart.is_finished() {
        fair(&ann.get(&polled).await);
    }
    assert!(restart.await.unwrap().success());
    for session in &sessions {
        let path = format!("/api/v1/executions/{session}");
        let over = ann.until(&path, |reply| {
            fair(reply);
            reply.status == 200 && reply.json()["status"] == "completed"
        });
        over.await;
        cluster.verify(1, session);
    }
    drop(cluster);
    postgres("stop");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_is_cut_for_ten_seconds_costs_a_retry_at_worst() {
    let url = Db::Postgres.fresh(Path::new("")).await;
    let proxy = Proxy::in_front_of(&url).await;
    let cluster = Cluster::start(&[&proxy.url, &url], "2", "400").await;
    let ann = cluster.processes[0].person("ann");
    let sessions = planned(&ann, 6).await;
    let other = cluster.at(1, &ann);
    convene_all(&other, &sessions).await;
    cluster.until_held(6).await;
    proxy.cut();
    let cut_at = Instant::now();
    let waiting = tokio::spawn({
        let (ann, path) = (ann.clone(), format!("/api/v1/executions/{}", sessions[0]));
        async move { ann.get(&path).await }
    });
    // The other one completes everything meanwhile.
    for session in &sessions {
        assert_eq!(other.finished(session).await["status"], "completed");
    }
    let before: Vec<String> = sessions.iter().map(|session| cluster.verify(1, session)).collect();
    tokio::time::sleep_until(cut_at + Duration::from_secs(10)).await;
    proxy.restore();
    fair(&waiting.await.unwrap());
    // The first one is back, and has changed nothing.
    let path = format!("/api/v1/executions/{}", sessions[5]);
    ann.until(&path, |reply| {
        fair(reply);
        reply.status == 200
    })
    .await;
    let deadline = Instant::now() + REPLY_TIMEOUT;
    // By the guard on its next write, or before the line was back because that write took too long.
    let ended = async |outcome: &str| {
        let name = format!("convene_jobs_total{{kind=\"committee\",outcome=\"{outcome}\"}}");
        cluster.metric(0, &name).await
    };
    while ended("lost").await + ended("again").await == 0 {
        assert!(Instant::now() < deadline, "it never noticed that its runs are lost");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let after: Vec<String> = sessions.iter().map(|session| cluster.verify(1, session)).collect();
    assert_eq!(before, after);
    assert!(cluster.folder.path().exists());
}
