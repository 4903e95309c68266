//! Processes that are killed repeatedly at pseudo-random moments while committees run.

use std::time::Duration;

use tempfile::tempdir;

use crate::harness::{Db, Process};

/// How often something is killed; `make soak` asks for more.
fn rounds() -> u32 {
    let asked = std::env::vars().find(|(name, _)| name == "CONVENE_KILL_ROUNDS");
    asked.and_then(|(_, value)| value.parse().ok()).unwrap_or(8)
}

async fn every_run_completes_however_often_it_is_killed(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let settings = [
        ("CONVENE_STORE__URL", url.as_str()),
        ("CONVENE_ANALYST__PACE_MS", "60"),
        ("CONVENE_WORKER__LEASE_SECONDS", "1"),
        ("CONVENE_LIMITS__SUBMIT_BURST", "100000"),
    ];
    let mut process = Process::start(folder.path(), &settings).await;
    let ann = process.person("ann");
    // Moments from a sequence that is always the same, so that a failure can be looked at again.
    let mut chance: u64 = 0x2545_f491_4f6c_dd1d;
    let mut sessions = Vec::new();
    for _ in 0..rounds() {
        for _ in 0..2 {
            sessions.push(ann.convened().await);
        }
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        tokio::time::sleep(Duration::from_millis(20 + (chance >> 33) % 700)).await;
        process.kill_and_restart().await;
    }
    for session in &sessions {
        let execution = ann.finished(session).await;
        assert_eq!(execution["status"], "completed", "{execution}");
        let output = process.run(&["verify", session]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        ann.get(&format!("/api/v1/summaries/{session}")).await.ok(200);
    }
}

both_stores!(every_run_completes_however_often_it_is_killed);
