//! Keys, sign-in and erasure.

use crate::abuse::bystander::Bystander;
use crate::harness::TestApp;

mod erasing;
mod keys;
mod signing;

/// Runs an attack while another user polls.
async fn while_others_poll<T>(app: &TestApp, attack: impl Future<Output = T>) -> T {
    let bystander = Bystander::of(app, "bob").await;
    let done = attack.await;
    bystander.leaves().await;
    done
}
