//! Committees of the built-in analyst, run by the built binary: how close one comes to its critical path, what a
//! hundred at once cost, and how many end per second without delays.

use std::path::Path;
use std::time::Duration;

use client::{Client, RetryPolicy};

use crate::record;
use crate::service::{Service, run_command};

/// The number of layers of the protocol that wait for each other, each one call deep: research, challenge, rebuttal,
/// synthesis, red team, revision, debrief.
const LAYERS: f64 = 7.0;
const PACE_MS: &str = "1000";
const AT_ONCE: usize = 100;
const QUICK: usize = 300;

/// Measures one store; returns the name and the value of each measure.
pub(crate) async fn measure(binary: &Path, work: &Path, store: &str) -> Result<Vec<(&'static str, f64)>, String> {
    let paced = [("CONVENE_ANALYST__PACE_MS", PACE_MS)];
    let slow = prepare(binary, work, store, AT_ONCE + 1).await?;
    let service = Service::start_with(binary, work, store, &paced)?;
    let client = person(binary, work, store, &service)?;
    let (one, rest) = slow.split_first().ok_or("nothing was prepared")?;
    client.convene(one).await.map_err(text)?;
    let alone = span(&client, std::slice::from_ref(one)).await?;
    convene_all(&client, rest).await?;
    let together = span(&client, rest).await?;
    let peak = service.peak_megabytes()?;
    drop(service);

    let quick = prepare(binary, work, store, QUICK).await?;
    let only_edge = Service::start_part(binary, work, store, "edge")?;
    let client = person(binary, work, store, &only_edge)?;
    for session in &quick {
        client.convene(session).await.map_err(text)?;
    }
    drop(only_edge);
    let service = Service::start_with(binary, work, store, &[])?;
    let client = person(binary, work, store, &service)?;
    let all = span(&client, &quick).await?;
    let (cpu, used) = (service.cpu_milliseconds()?, service.resident_megabytes()?);
    drop(service);
    let idle = Service::start_with(binary, work, store, &[("CONVENE_SWITCHES__AUDIT_PDF", "true")])?;
    let (start, unused) = (idle.cpu_milliseconds()?, idle.resident_megabytes()?);
    let client = person(binary, work, store, &idle)?;
    let record = record::set(&idle, &client, &quick).await?;
    Ok(vec![
        (
            "one committee at 1 s a call, part of its critical path",
            alone.seconds / LAYERS,
        ),
        (
            "100 at once at 1 s a call, times one alone",
            together.seconds / alone.seconds,
        ),
        ("their peak, resident megabytes", peak),
        ("milliseconds from convene to the first word", alone.first_word_ms),
        ("full committees per second, no delay", QUICK as f64 / all.seconds),
        (
            "milliseconds of processor time for one, start excluded",
            (cpu - start) / QUICK as f64,
        ),
        (
            "resident megabytes after 300 of them, above an idle start",
            used - unused,
        ),
        ("pages of the audit record of one", record.pages),
        ("milliseconds of processor time for ten pages", record.ten_pages_ms),
        ("peak while ten records are made, resident megabytes", record.peak),
    ])
}

/// Convenes all sessions at the same time.
pub(crate) async fn convene_all(client: &Client, sessions: &[String]) -> Result<(), String> {
    let mut convening = tokio::task::JoinSet::new();
    for session in sessions {
        let (client, session) = (client.clone(), session.clone());
        convening.spawn(async move { client.convene(&session).await.map(drop) });
    }
    while let Some(convened) = convening.join_next().await {
        convened.map_err(text)?.map_err(text)?;
    }
    Ok(())
}

/// How long several committees took together.
pub(crate) struct Span {
    /// From the start of the first task to the end of the last committee.
    seconds: f64,
    /// From the first convening to the end of the last committee, in seconds.
    pub(crate) since_convened: f64,
    /// From convening to the start of the first task, for the last session of the list.
    first_word_ms: f64,
}

/// Waits until all committees have ended.
pub(crate) async fn span(client: &Client, sessions: &[String]) -> Result<Span, String> {
    let (mut convened, mut first, mut last, mut word) = (f64::MAX, f64::MAX, 0.0f64, 0.0);
    for session in sessions {
        let execution = loop {
            let execution = client.execution(session).await.map_err(text)?;
            match execution.status.as_str() {
                "completed" => break execution,
                "failed" => return Err(format!("a committee failed: {:?}", execution.message)),
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        let begun = execution.tasks.iter().filter_map(|task| task.started_at.as_deref());
        let begun = begun.filter_map(seconds).fold(f64::MAX, f64::min);
        let started = seconds(&execution.started_at).unwrap_or(begun);
        word = (begun - started) * 1_000.0;
        convened = convened.min(started);
        first = first.min(begun);
        last = last.max(execution.finished_at.as_deref().and_then(seconds).unwrap_or(begun));
    }
    Ok(Span {
        seconds: last - first,
        since_convened: last - convened,
        first_word_ms: word,
    })
}

/// Sessions of a paying person that only have to be convened.
pub(crate) async fn prepare(binary: &Path, work: &Path, store: &str, count: usize) -> Result<Vec<String>, String> {
    let service = Service::start_with(binary, work, store, &[])?;
    let client = person(binary, work, store, &service)?;
    client.create_brief("hello", None).await.map_err(text)?;
    run_command(
        binary,
        work,
        store,
        &service,
        &["tier", "--email", EMAIL, "--set", "pro"],
    )?;
    let mut sessions = Vec::new();
    for _ in 0..count {
        let brief = client
            .create_brief("Should I invest in Apple for the next five years?", None)
            .await
            .map_err(text)?;
        let plan = client
            .create_orchestration(&brief.session_id, &brief.brief, None)
            .await
            .map_err(text)?;
        if plan.status != "ready" {
            return Err(format!("a plan is {}", plan.status));
        }
        sessions.push(brief.session_id);
    }
    Ok(sessions)
}

const EMAIL: &str = "bench@example.org";

pub(crate) fn person(binary: &Path, work: &Path, store: &str, service: &Service) -> Result<Client, String> {
    let token = run_command(binary, work, store, service, &["token", "--email", EMAIL])?;
    let client = Client::new(&service.edge, token.trim()).map_err(text)?;
    Ok(client.with_retry(RetryPolicy::default()))
}

fn seconds(time: &str) -> Option<f64> {
    let time: jiff::Timestamp = time.parse().ok()?;
    Some(time.as_microsecond() as f64 / 1_000_000.0)
}

pub(crate) fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
