//! A circuit that opens when the provider is down, so that nobody waits for what will not come.

use std::time::Duration;

use parking_lot::Mutex;
use pipeline::ports::reasoner::ReasonerFailure;
use pipeline::reason::Reason;
use tokio::time::Instant;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Calls pass. So many have failed in a row.
    Closed { failures: u32 },
    /// No call passes before then; after it one may try.
    Open { until: Instant },
    /// One is trying.
    Probing,
}

/// One for each provider.
#[derive(Debug)]
pub struct Circuit {
    failures: u32,
    pause: Duration,
    state: Mutex<State>,
}

/// The right to make one call. Whoever drops it without a word has learnt nothing: if it was the one that tries,
/// another may try.
#[derive(Debug)]
pub struct Pass<'a> {
    circuit: &'a Circuit,
    probe: bool,
    said: bool,
}

impl Circuit {
    /// Opens after so many failures in a row, and lets one call try after each pause.
    pub fn new(failures: u32, pause: Duration) -> Self {
        Self {
            failures: failures.max(1),
            pause,
            state: Mutex::new(State::Closed { failures: 0 }),
        }
    }

    /// Whether a call could be made now.
    pub fn standing(&self) -> Result<(), ReasonerFailure> {
        match *self.state.lock() {
            State::Open { until } if Instant::now() < until => Err(down()),
            State::Probing => Err(down()),
            _ => Ok(()),
        }
    }

    /// Lets a call through, or says that nobody is asked for now.
    pub fn enter(&self) -> Result<Pass<'_>, ReasonerFailure> {
        let mut state = self.state.lock();
        let probe = match *state {
            State::Closed { .. } => false,
            State::Open { until } if Instant::now() >= until => {
                *state = State::Probing;
                true
            }
            State::Open { .. } | State::Probing => return Err(down()),
        };
        Ok(Pass {
            circuit: self,
            probe,
            said: false,
        })
    }
}

impl Pass<'_> {
    /// The provider answered, whatever it answered.
    pub fn answered(mut self) {
        self.said = true;
        *self.circuit.state.lock() = State::Closed { failures: 0 };
    }

    /// It did not.
    pub fn failed(mut self) {
        self.said = true;
        let mut state = self.circuit.state.lock();
        let open = State::Open {
            until: Instant::now() + self.circuit.pause,
        };
        *state = match *state {
            State::Closed { failures } if failures + 1 < self.circuit.failures => {
                State::Closed { failures: failures + 1 }
            }
            // A straggler of the time before must not make the pause longer.
            State::Open { until } if !self.probe => State::Open { until },
            State::Probing if !self.probe => State::Probing,
            _ => {
                tracing::warn!("the model provider is taken for down");
                open
            }
        };
    }
}

impl Drop for Pass<'_> {
    fn drop(&mut self) {
        if self.probe && !self.said {
            *self.circuit.state.lock() = State::Open { until: Instant::now() };
        }
    }
}

fn down() -> ReasonerFailure {
    ReasonerFailure::Down(Reason::ProviderDown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSE: Duration = Duration::from_secs(10);

    #[tokio::test(start_paused = true)]
    async fn it_opens_tries_once_and_closes() {
        let circuit = Circuit::new(3, PAUSE);
        for _ in 0..2 {
            circuit.enter().unwrap().failed();
        }
        assert!(circuit.standing().is_ok());
        circuit.enter().unwrap().answered();
        for _ in 0..3 {
            circuit.enter().unwrap().failed();
        }
        assert!(matches!(circuit.standing(), Err(ReasonerFailure::Down(_))));
        assert!(circuit.enter().is_err());
        tokio::time::advance(PAUSE).await;
        assert!(circuit.standing().is_ok());
        let probe = circuit.enter().unwrap();
        assert!(circuit.enter().is_err() && circuit.standing().is_err());
        probe.failed();
        assert!(circuit.enter().is_err());
        tokio::time::advance(PAUSE).await;
        circuit.enter().unwrap().answered();
        assert!(circuit.enter().is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_try_that_is_aborted_leaves_the_place_to_another() {
        let circuit = Circuit::new(1, PAUSE);
        let straggler = circuit.enter().unwrap();
        circuit.enter().unwrap().failed();
        tokio::time::advance(PAUSE).await;
        drop(circuit.enter().unwrap());
        let probe = circuit.enter().unwrap();
        straggler.failed();
        probe.answered();
        assert!(circuit.standing().is_ok());
    }
}
