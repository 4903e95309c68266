//! What a run does when the reasoner is down: calls in flight finish, then the job is suspended.

use futures::StreamExt;
use futures::future::BoxFuture;
use futures::stream::FuturesUnordered;
use pipeline::transcript::Kind;

use super::{Run, turn};
use crate::interrupt::Interrupt;
use crate::reasoning::Unanswered;

/// Whether a call has found the reasoner down; with the cost of all calls that did.
#[derive(Default)]
pub(super) struct Outage(Option<Unanswered>);

impl Outage {
    /// Keeps a `ProviderDown` so that the other calls can finish; passes on every other interrupt.
    pub(super) fn absorb<T>(&mut self, result: Result<T, Interrupt>) -> Result<Option<T>, Interrupt> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Interrupt::ProviderDown(down)) => {
                match &mut self.0 {
                    Some(first) => first.spent.add(down.spent.usage, down.spent.calls),
                    None => self.0 = Some(down),
                }
                Ok(None)
            }
            Err(stop) => Err(stop),
        }
    }

    /// Whether a call has found the reasoner down.
    pub(super) const fn is_down(&self) -> bool {
        self.0.is_some()
    }

    /// Fails with `ProviderDown` if a call has found the reasoner down.
    pub(super) fn into_result(self) -> Result<(), Interrupt> {
        self.0.map_or(Ok(()), |down| Err(Interrupt::ProviderDown(down)))
    }
}

/// Waits for all calls and returns their values in order. If one finds the reasoner down, the others still finish.
pub(super) async fn wait_for_all<T>(calls: Vec<BoxFuture<'_, Result<T, Interrupt>>>) -> Result<Vec<T>, Interrupt> {
    let mut running = FuturesUnordered::new();
    for (at, call) in calls.into_iter().enumerate() {
        running.push(async move { (at, call.await) });
    }
    let mut outage = Outage::default();
    let mut done = Vec::new();
    while let Some((at, result)) = running.next().await {
        if let Some(value) = outage.absorb(result)? {
            done.push((at, value));
        }
    }
    outage.into_result()?;
    done.sort_by_key(|(at, _)| *at);
    Ok(done.into_iter().map(|(_, value)| value).collect())
}

impl Run<'_> {
    /// Suspends the job, to resume from its journal later; fails the run if it has waited for too long.
    pub(super) async fn suspend_or_fail(&self, down: Unanswered) -> Result<(), Interrupt> {
        let reason = down.why.reason();
        let since = self.journal.state().await.execution.waiting_since;
        let Some(wait) = self
            .engine
            .suspension(since.unwrap_or_else(|| self.engine.now()), reason)
        else {
            return self.fail(&self.say_with_reason("failed-waiting", reason)).await;
        };
        let words = self.say("message-waiting", &[]);
        self.journal
            .suspend(down, turn(Kind::Waiting, self.member_with_role("chair"), None, words))
            .await?;
        Err(wait)
    }
}
