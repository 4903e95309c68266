//! A user who is not part of an attack and polls during it.

use std::time::Duration;

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::harness::{Caller, TestApp};

/// A second user who polls the health report and their session list.
pub struct Bystander {
    done: CancellationToken,
    polling: JoinHandle<()>,
}

impl Bystander {
    /// Starts polling with an API key of this person, which stays valid however far the clock is put forward.
    pub async fn of(app: &TestApp, name: &str) -> Self {
        Self::with(app.full_key(&app.person(name).await).await)
    }

    /// Starts polling as this caller.
    pub fn with(caller: Caller) -> Self {
        let done = CancellationToken::new();
        let until = done.clone();
        let polling = tokio::spawn(async move {
            loop {
                caller.get("/health").await.ok(200);
                caller.get("/api/v1/sessions").await.ok(200);
                if until.is_cancelled() {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        Self { done, polling }
    }

    /// Stops polling. Every poll was answered, and there was at least one.
    pub async fn leaves(self) {
        self.done.cancel();
        self.polling.await.unwrap();
    }
}
