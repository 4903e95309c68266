//! The only source of the current time and of random ids.

use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;

/// The clock of the operating system.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the one clock")]
    fn now(&self) -> Timestamp {
        Timestamp::from_micros(jiff::Timestamp::now().as_microsecond())
    }
}

/// Ids and secrets from the operating system's random numbers.
#[derive(Debug, Clone, Copy)]
pub struct SystemIds;

impl Ids for SystemIds {
    #[expect(clippy::disallowed_methods, reason = "this is the one source of ids")]
    fn unique(&self) -> u128 {
        uuid::Uuid::now_v7().as_u128()
    }

    fn secret(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        // Without random numbers every secret could be guessed, which is worse than a crash.
        if getrandom::fill(&mut bytes).is_err() {
            std::process::abort();
        }
        bytes
    }
}
