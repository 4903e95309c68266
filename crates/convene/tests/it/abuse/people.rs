//! Keys, sign-in and erasure.

use crate::harness::{Caller, TestApp};

mod erasing;
mod keys;
mod signing;

const HEALTH: &str = "/health";
const SESSIONS: &str = "/api/v1/sessions";

/// Does the attack while somebody else polls the health report and a list of their own.
async fn watched<T>(app: &TestApp, attack: impl Future<Output = T>) -> T {
    let bob = app.person("bob").await;
    let polls = async {
        loop {
            poll(&bob).await;
            tokio::task::yield_now().await;
        }
    };
    let done = tokio::select! {
        done = attack => done,
        () = polls => unreachable!("it polls for ever"),
    };
    poll(&bob).await;
    done
}

async fn poll(bob: &Caller) {
    bob.get(HEALTH).await.ok(200);
    bob.get(SESSIONS).await.ok(200);
}
