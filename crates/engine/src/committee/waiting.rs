//! When the reasoner is down: those who are in the middle of an answer finish it, and then everybody waits.

use futures::StreamExt;
use futures::future::BoxFuture;
use futures::stream::FuturesUnordered;
use pipeline::transcript::Kind;

use super::{Run, turn};
use crate::interrupt::Interrupt;
use crate::reasoning::Unanswered;

/// Whether somebody has found the reasoner down.
#[derive(Default)]
pub(super) struct Downs(Option<Unanswered>);

impl Downs {
    /// Keeps what is no reason to stop at once.
    pub(super) fn note<T>(&mut self, result: Result<T, Interrupt>) -> Result<Option<T>, Interrupt> {
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

    /// Whether anybody has.
    pub(super) const fn any(&self) -> bool {
        self.0.is_some()
    }

    /// Stops here if somebody has.
    pub(super) fn end(self) -> Result<(), Interrupt> {
        self.0.map_or(Ok(()), |down| Err(Interrupt::ProviderDown(down)))
    }
}

/// Waits for all of them; one that finds the reasoner down does not take the answers of the others with it.
pub(super) async fn all<T>(calls: Vec<BoxFuture<'_, Result<T, Interrupt>>>) -> Result<Vec<T>, Interrupt> {
    let mut running = FuturesUnordered::new();
    for (at, call) in calls.into_iter().enumerate() {
        running.push(async move { (at, call.await) });
    }
    let mut downs = Downs::default();
    let mut done = Vec::new();
    while let Some((at, result)) = running.next().await {
        if let Some(value) = downs.note(result)? {
            done.push((at, value));
        }
    }
    downs.end()?;
    done.sort_by_key(|(at, _)| *at);
    Ok(done.into_iter().map(|(_, value)| value).collect())
}

impl Run<'_> {
    /// The run waits and goes on from its journal; or, when it has waited long enough, it ends.
    pub(super) async fn wait(&self, down: Unanswered) -> Result<(), Interrupt> {
        let reason = down.why.reason();
        let since = self.journal.state().await.execution.waiting_since;
        let Some(wait) = self.engine.wait(since.unwrap_or_else(|| self.engine.now()), reason) else {
            return self.fail(&self.say_why("failed-waiting", reason)).await;
        };
        let words = self.say("message-waiting", &[]);
        self.journal
            .suspend(down, turn(Kind::Waiting, self.seat("chair"), None, words))
            .await?;
        Err(wait)
    }
}
