//! How the service is, part by part.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::Engine;

impl Engine {
    /// A word per part; `status` sums up.
    pub async fn health(&self) -> BTreeMap<String, String> {
        let store = match tokio::time::timeout(Duration::from_secs(2), self.store().ping()).await {
            Ok(Ok(())) => "ok",
            _ => "unavailable",
        };
        let analyst = match self.ports.reasoner.standing() {
            Ok(()) => "ok",
            Err(_) => "down",
        };
        let identity = self.ports.identity.health();
        let well = store == "ok";
        BTreeMap::from([
            ("status".to_owned(), if well { "ok" } else { "degraded" }.to_owned()),
            ("version".to_owned(), env!("CARGO_PKG_VERSION").to_owned()),
            ("store".to_owned(), store.to_owned()),
            ("store_kind".to_owned(), self.store().kind().to_owned()),
            ("analyst".to_owned(), self.ports.reasoner.name()),
            ("analyst_state".to_owned(), analyst.to_owned()),
            ("data_room".to_owned(), self.ports.data_room.health()),
            ("identity".to_owned(), identity),
        ])
    }
}
