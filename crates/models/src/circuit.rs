//! A circuit breaker: it opens when the provider is down, so that calls fail at once instead of timing out.

use std::time::Duration;

use parking_lot::Mutex;
use pipeline::ports::reasoner::ReasonerFailure;
use pipeline::reason::Reason;
use tokio::time::Instant;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Calls pass; the last `failures` calls in a row have failed.
    Closed { failures: u32 },
    /// No call passes until then; after that, one may probe the provider.
    Open { until: Instant },
    /// One call is probing the provider; no other passes.
    Probing,
}

/// The circuit breaker of a provider.
#[derive(Debug)]
pub struct Circuit {
    failure_threshold: u32,
    pause: Duration,
    state: Mutex<State>,
}

/// The right to make one call. If it is dropped without a report, the circuit learns nothing; after a dropped probe
/// another call may probe.
#[derive(Debug)]
pub struct CallPermit<'a> {
    circuit: &'a Circuit,
    probe: bool,
    reported: bool,
}

impl Circuit {
    /// Opens after so many failures in a row, and lets one call probe the provider after each pause.
    pub fn new(failure_threshold: u32, pause: Duration) -> Self {
        Self {
            failure_threshold: failure_threshold.max(1),
            pause,
            state: Mutex::new(State::Closed { failures: 0 }),
        }
    }

    /// An error while the circuit lets no call through.
    pub fn check_available(&self) -> Result<(), ReasonerFailure> {
        match *self.state.lock() {
            State::Open { until } if Instant::now() < until => Err(down()),
            State::Probing => Err(down()),
            _ => Ok(()),
        }
    }

    /// Lets a call through, unless the circuit is open or being probed.
    pub fn acquire(&self) -> Result<CallPermit<'_>, ReasonerFailure> {
        let mut state = self.state.lock();
        let probe = match *state {
            State::Closed { .. } => false,
            State::Open { until } if Instant::now() >= until => {
                *state = State::Probing;
                true
            }
            State::Open { .. } | State::Probing => return Err(down()),
        };
        Ok(CallPermit {
            circuit: self,
            probe,
            reported: false,
        })
    }
}

impl CallPermit<'_> {
    /// The provider answered; an error answer counts too.
    pub fn answered(mut self) {
        self.reported = true;
        *self.circuit.state.lock() = State::Closed { failures: 0 };
    }

    /// The call failed in a way that suggests that the provider is down.
    pub fn failed(mut self) {
        self.reported = true;
        let mut state = self.circuit.state.lock();
        let open = State::Open {
            until: Instant::now() + self.circuit.pause,
        };
        *state = match *state {
            State::Closed { failures } if failures + 1 < self.circuit.failure_threshold => {
                State::Closed { failures: failures + 1 }
            }
            // A call that began before the circuit opened must not make the pause longer.
            State::Open { until } if !self.probe => State::Open { until },
            State::Probing if !self.probe => State::Probing,
            _ => {
                tracing::warn!("the model provider seems to be down; calls are paused");
                open
            }
        };
    }
}

impl Drop for CallPermit<'_> {
    fn drop(&mut self) {
        if self.probe && !self.reported {
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
            circuit.acquire().unwrap().failed();
        }
        assert!(circuit.check_available().is_ok());
        circuit.acquire().unwrap().answered();
        for _ in 0..3 {
            circuit.acquire().unwrap().failed();
        }
        assert!(matches!(circuit.check_available(), Err(ReasonerFailure::Down(_))));
        assert!(circuit.acquire().is_err());
        tokio::time::advance(PAUSE).await;
        assert!(circuit.check_available().is_ok());
        let probe = circuit.acquire().unwrap();
        assert!(circuit.acquire().is_err() && circuit.check_available().is_err());
        probe.failed();
        assert!(circuit.acquire().is_err());
        tokio::time::advance(PAUSE).await;
        circuit.acquire().unwrap().answered();
        assert!(circuit.acquire().is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_dropped_probe_lets_another_call_probe() {
        let circuit = Circuit::new(1, PAUSE);
        let straggler = circuit.acquire().unwrap();
        circuit.acquire().unwrap().failed();
        tokio::time::advance(PAUSE).await;
        drop(circuit.acquire().unwrap());
        let probe = circuit.acquire().unwrap();
        straggler.failed();
        probe.answered();
        assert!(circuit.check_available().is_ok());
    }
}
