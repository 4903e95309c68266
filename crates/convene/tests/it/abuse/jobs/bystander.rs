//! Somebody who has nothing to do with an attack and polls while it goes on.

use std::time::Duration;

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::harness::{Caller, TestApp};

/// The poll of a second user: the health report and a list of their own.
pub struct Bystander {
    done: CancellationToken,
    polling: JoinHandle<u32>,
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
            let mut polls = 0;
            while !until.is_cancelled() {
                caller.get("/health").await.ok(200);
                caller.get("/api/v1/sessions").await.ok(200);
                polls += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            polls
        });
        Self { done, polling }
    }

    /// Stops polling. Every poll was answered, and there was at least one.
    pub async fn leaves(self) {
        self.done.cancel();
        assert!(self.polling.await.unwrap() > 0);
    }
}
