//! Polling and the transcript's cursor.

use std::time::Duration;

use super::server::{Reply, error, ok, scripted};
use crate::Error;

const TICK: Duration = Duration::from_millis(5);
const LONG: Duration = Duration::from_secs(20);

fn not_ready() -> Reply {
    error(404, "not_found", false)
}

fn execution(status: &str) -> Reply {
    ok(&format!(r#"{{"session_id":"s","status":"{status}"}}"#))
}

fn entries(seqs: &[i64], latest: i64) -> Reply {
    let entries: Vec<String> = seqs
        .iter()
        .map(|seq| format!(r#"{{"seq":{seq},"kind":"floor","text":"t"}}"#))
        .collect();
    ok(&format!(
        r#"{{"entries":[{}],"latest_seq":{latest}}}"#,
        entries.join(",")
    ))
}

#[tokio::test]
async fn not_found_and_unknown_statuses_keep_polling() {
    let (client, seen) = scripted(vec![
        not_ready(),
        execution("running"),
        execution("deliberating_in_camera"),
        execution("partial"),
        execution("completed"),
    ])
    .await;
    let done = client.wait_for_execution("s", TICK, LONG).await.unwrap();
    assert_eq!(done.status, "completed");
    assert_eq!(seen.lines().len(), 5);
}

#[tokio::test]
async fn waiting_ends_at_the_deadline_and_at_a_real_error() {
    let (client, _) = scripted(vec![not_ready(); 50]).await;
    let late = client
        .wait_for_execution("s", TICK, Duration::from_millis(30))
        .await
        .unwrap_err();
    assert!(matches!(late, Error::Deadline("the execution")), "{late}");
    let (client, seen) = scripted(vec![error(403, "forbidden", false)]).await;
    let refused = client.wait_for_analysis("s", TICK, LONG).await.unwrap_err();
    assert_eq!(refused.code(), Some("forbidden"));
    assert_eq!(seen.lines(), ["GET /api/v1/analyses/s"]);
}

#[tokio::test]
async fn the_cursor_only_moves_forward() {
    let (client, seen) = scripted(vec![
        not_ready(),
        entries(&[1, 2], 2),
        entries(&[2, 3], 3),
        entries(&[], 1),
        entries(&[4], 4),
    ])
    .await;
    let mut transcript = client.follow_transcript("s");
    let mut given = Vec::new();
    for _ in 0..5 {
        given.extend(transcript.read().await.unwrap().into_iter().map(|entry| entry.seq));
    }
    assert_eq!(given, [1, 2, 3, 4]);
    assert_eq!(transcript.after(), 4);
    let afters: Vec<String> = seen
        .lines()
        .iter()
        .map(|line| line.rsplit('=').next().unwrap().to_owned())
        .collect();
    assert_eq!(afters, ["0", "0", "2", "3", "3"]);
}

#[tokio::test]
async fn after_a_terminal_status_there_is_one_last_read() {
    let (client, seen) = scripted(vec![
        not_ready(),
        not_ready(),
        execution("running"),
        entries(&[1], 1),
        execution("failed"),
        entries(&[2, 3], 3),
    ])
    .await;
    let mut said = Vec::new();
    let mut transcript = client.follow_transcript("s");
    let end = transcript
        .drain(TICK, LONG, |entry| said.push(entry.seq))
        .await
        .unwrap();
    assert_eq!((end.status.as_str(), said), ("failed", vec![1, 2, 3]));
    let lines = seen.lines();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[4], "GET /api/v1/executions/s");
    assert_eq!(lines[5], "GET /api/v1/executions/s/transcript?after=1");
}
