//! Keys, sign-in and erasure.

use crate::abuse::bystander::Bystander;
use crate::harness::TestApp;

mod erasing;
mod keys;
mod signing;

/// Does the attack while somebody else polls.
async fn watched<T>(app: &TestApp, attack: impl Future<Output = T>) -> T {
    let bystander = Bystander::of(app, "bob").await;
    let done = attack.await;
    bystander.leaves().await;
    done
}
