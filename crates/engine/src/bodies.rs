//! Places for large bodies. A parsed body takes many times the memory of its text, so few are in memory at once.

use std::time::Duration;

use fair_share::semaphore::{FairSemaphore, Permit};
use pipeline::Outcome;
use tokio::time::timeout;

use crate::Engine;
use crate::compute::SMALL_BYTES;
use crate::submission::too_many;

/// How many large bodies are in memory at once in this process, parsed or being parsed.
const MAX_BODIES: usize = 16;
/// Of them for one owner.
const MAX_BODIES_PER_OWNER: usize = 4;
/// How long a request waits for a place.
const WAIT: Duration = Duration::from_secs(10);

/// A place for a large body; `None` for a small one, which needs none. Held until the parsed body is dropped.
pub type BodyPlace = Option<Permit>;

/// The places of all owners.
#[derive(Debug)]
pub(crate) struct BodyPlaces {
    places: FairSemaphore,
    wait: Duration,
}

impl Default for BodyPlaces {
    fn default() -> Self {
        Self {
            places: FairSemaphore::with_owner_limit(MAX_BODIES, MAX_BODIES_PER_OWNER),
            wait: WAIT,
        }
    }
}

impl BodyPlaces {
    async fn enter(&self, owner: &str, bytes: usize) -> Outcome<BodyPlace> {
        if bytes <= SMALL_BYTES {
            return Ok(None);
        }
        match timeout(self.wait, self.places.enter(owner)).await {
            Ok(place) => Ok(Some(place)),
            Err(_) => Err(too_many("bodies")),
        }
    }
}

impl Engine {
    /// Waits for a place to parse a body of this size. It is taken before the body is parsed.
    pub async fn place_for_body(&self, owner: &str, bytes: usize) -> Outcome<BodyPlace> {
        self.bodies.enter(owner, bytes).await
    }
}

#[cfg(test)]
mod tests {
    use super::{BodyPlaces, MAX_BODIES, MAX_BODIES_PER_OWNER, SMALL_BYTES};
    use pipeline::Refusal;
    use std::time::Duration;

    #[tokio::test]
    async fn an_owner_has_few_large_bodies_and_all_together_a_bounded_number() {
        let bodies = BodyPlaces {
            wait: Duration::from_millis(1),
            ..BodyPlaces::default()
        };
        let large = SMALL_BYTES + 1;
        let mut held = Vec::new();
        for number in 0..MAX_BODIES {
            let owner = (number / MAX_BODIES_PER_OWNER).to_string();
            held.push(bodies.enter(&owner, large).await.unwrap());
            if number + 1 == MAX_BODIES_PER_OWNER {
                assert!(matches!(bodies.enter("0", large).await, Err(Refusal::Upstream(_))));
            }
        }
        assert!(matches!(
            bodies.enter("another", large).await,
            Err(Refusal::Upstream(_))
        ));
        assert!(bodies.enter("0", SMALL_BYTES).await.unwrap().is_none());
        held.pop();
        assert!(bodies.enter("another", large).await.unwrap().is_some());
    }
}
