//! The one place where time and chance come from.

use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;

/// The machine's clock.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the one clock")]
    fn now(&self) -> Timestamp {
        Timestamp::from_micros(jiff::Timestamp::now().as_microsecond())
    }
}

/// The machine's randomness.
#[derive(Debug, Clone, Copy)]
pub struct SystemIds;

impl Ids for SystemIds {
    #[expect(clippy::disallowed_methods, reason = "this is the one source of ids")]
    fn unique(&self) -> u128 {
        uuid::Uuid::now_v7().as_u128()
    }

    fn secret(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        // Without randomness nothing secret can be made, and a key that can be guessed is worse than a stop.
        if getrandom::fill(&mut bytes).is_err() {
            std::process::abort();
        }
        bytes
    }
}
