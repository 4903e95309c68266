//! Somebody who has nothing to do with an attack and polls while it goes on.

use std::time::Duration;

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::harness::{Caller, TestApp};

/// The poll of a second user: the health report and a list of their own.
pub struct Bystander {
    done: CancellationToken,
    polling: JoinHandle<()>,
}

impl Bystander {
    /// A program of that person's begins to poll; its key lasts however far the clock is put forward.
    pub async fn of(app: &TestApp, name: &str) -> Self {
        Self::with(app.full_key(&app.person(name).await).await)
    }

    /// This caller begins to poll.
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
