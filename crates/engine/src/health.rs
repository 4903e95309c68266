//! The health report.

mod shared;

use std::collections::BTreeMap;
use std::time::Duration;

pub(crate) use shared::SharedProbe;

use crate::Engine;

/// Time limit for the store's write and read, and for the check of the credential.
const DEADLINE: Duration = Duration::from_secs(2);

impl Engine {
    /// One word for each part; `status` is the summary. Names, versions and states of the parts are only for callers
    /// with a valid bearer. An invalid bearer counts as none: a monitor must not fail because its token expired.
    pub async fn health(&self, bearer: Option<&str>) -> BTreeMap<String, String> {
        let (well, known) = tokio::join!(self.store_works(), self.recognises(bearer));
        let word = |well: bool, good: &str, bad: &str| if well { good } else { bad }.to_owned();
        let mut parts = BTreeMap::from([
            ("status".to_owned(), word(well, "ok", "degraded")),
            ("store".to_owned(), word(well, "ok", "unavailable")),
        ]);
        if known {
            let answering = self.ports.reasoner.availability().is_ok();
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

    /// Whether the store can be written and read. All requests within a second share one probe.
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
