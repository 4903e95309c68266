//! How the service is, part by part.

mod shared;

use std::collections::BTreeMap;
use std::time::Duration;

pub(crate) use shared::Shared;

use crate::Engine;

/// How long the store may take to be written to and read, and a credential to be checked.
const DEADLINE: Duration = Duration::from_secs(2);

impl Engine {
    /// A word per part; `status` sums up. Names, versions and states of what is behind the service are only for a
    /// caller whose bearer is valid. Any other bearer is the same as none: a probe must not fail because its token is
    /// old.
    pub async fn health(&self, bearer: Option<&str>) -> BTreeMap<String, String> {
        let (well, known) = tokio::join!(self.store_works(), self.recognises(bearer));
        let word = |well: bool, good: &str, bad: &str| if well { good } else { bad }.to_owned();
        let mut parts = BTreeMap::from([
            ("status".to_owned(), word(well, "ok", "degraded")),
            ("store".to_owned(), word(well, "ok", "unavailable")),
        ]);
        if known {
            let answering = self.ports.reasoner.standing().is_ok();
            parts.extend([
                ("version".to_owned(), env!("CARGO_PKG_VERSION").to_owned()),
                ("store_kind".to_owned(), self.store().kind().to_owned()),
                ("analyst".to_owned(), self.ports.reasoner.name()),
                ("analyst_state".to_owned(), word(answering, "ok", "down")),
                ("data_room".to_owned(), self.ports.data_room.health()),
                ("identity".to_owned(), self.ports.identity.health()),
            ]);
        }
        parts
    }

    /// Whether the store takes a write and gives it back. All who ask within a second share one answer.
    async fn store_works(&self) -> bool {
        let now = self.now();
        let store = self.ports.store.clone();
        let probe = async move {
            match tokio::time::timeout(DEADLINE, store.ping(now)).await {
                Ok(Ok(())) => true,
                Ok(Err(error)) => {
                    tracing::warn!(%error, "the store does not work");
                    false
                }
                Err(_) => {
                    tracing::warn!("the store takes too long");
                    false
                }
            }
        };
        self.store_probe.ask(now, &self.tasks, probe).await
    }

    async fn recognises(&self, bearer: Option<&str>) -> bool {
        let Some(bearer) = bearer else { return false };
        let asked = tokio::time::timeout(DEADLINE, self.authenticate(bearer)).await;
        matches!(asked, Ok(Ok(_)))
    }
}
