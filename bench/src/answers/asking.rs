//! Asks all questions through the public API, and reads the results.

use std::path::Path;
use std::time::Duration;

use client::Client;
use contract::{AnalysisResult, BriefResponse, SummaryResult};
use serde_json::json;
use tokio::task::JoinSet;

use super::Labelled;
use crate::committees::{person, text};
use crate::service::{Service, run_command};

/// The number of questions that are asked at once.
const AT_ONCE: usize = 16;

/// The outcome of a question.
pub(super) struct Answered {
    pub(super) brief: BriefResponse,
    /// Only if the brief was completed without questions to the person.
    pub(super) result: Option<(AnalysisResult, SummaryResult)>,
}

/// Asks all questions of one half; the outcomes have the order of the rows.
pub(super) async fn ask_all(
    binary: &Path,
    work: &Path,
    name: &str,
    rows: &[Labelled],
) -> Result<Vec<Answered>, String> {
    let store = format!("sqlite:{}", work.join(format!("answers {name}.db")).display());
    let no_limits = [
        ("CONVENE_LIMITS__SUBMIT_PER_SECOND", "10000"),
        ("CONVENE_LIMITS__DAILY_KICKOFFS", "100000"),
    ];
    let service = Service::start_with(binary, work, &store, &no_limits)?;
    let client = person(binary, work, &store, &service)?;
    // The first request makes the account, which can then be given its tier.
    client.create_brief("hello", None).await.map_err(text)?;
    let email = "bench@example.org";
    run_command(
        binary,
        work,
        &store,
        &service,
        &["tier", "--email", email, "--set", "pro"],
    )?;
    let token = run_command(binary, work, &store, &service, &["token", "--email", email])?;
    let http = reqwest::Client::builder().no_proxy().build().map_err(text)?;
    let mut answers = Vec::new();
    for rows in rows.chunks(AT_ONCE) {
        let mut asking = JoinSet::new();
        for (at, row) in rows.iter().enumerate() {
            let request = http
                .post(format!("{}/api/v1/briefs", service.edge))
                .bearer_auth(token.trim())
                .header("accept-language", row.accept_language.as_deref().unwrap_or("en"))
                .json(&json!({"input": row.question}));
            let client = client.clone();
            asking.spawn(async move { (at, answered(request, &client).await) });
        }
        let mut chunk = asking.join_all().await;
        chunk.sort_by_key(|(at, _)| *at);
        for (at, answer) in chunk {
            answers.push(answer.map_err(|problem| format!("{}: {problem}", rows[at].id))?);
        }
    }
    Ok(answers)
}

async fn answered(request: reqwest::RequestBuilder, client: &Client) -> Result<Answered, String> {
    let reply = request.send().await.and_then(reqwest::Response::error_for_status);
    let mut brief: BriefResponse = reply.map_err(text)?.json().await.map_err(text)?;
    while brief.status == "generating" {
        tokio::time::sleep(Duration::from_millis(50)).await;
        brief = client.brief(&brief.session_id).await.map_err(text)?;
    }
    if brief.status != "completed" {
        return Ok(Answered { brief, result: None });
    }
    let session = &brief.session_id;
    let plan = client.create_orchestration(session, &brief.brief, None).await;
    plan.map_err(text)?;
    while client.orchestration(session).await.map_err(text)?.status != "ready" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    client.convene(session).await.map_err(text)?;
    loop {
        match client.execution(session).await.map_err(text)?.status.as_str() {
            "completed" => break,
            "failed" => return Err("the committee failed".to_owned()),
            _ => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    let analysis = client.analysis(session).await.map_err(text)?.result;
    let summary = client.summary(session).await.map_err(text)?.result;
    Ok(Answered {
        result: analysis.zip(summary),
        brief,
    })
}
