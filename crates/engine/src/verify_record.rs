//! An operator has the record of a session checked.

use std::collections::HashMap;
use std::sync::Arc;

use pipeline::ports::data_room::Columns;
use pipeline::record::{self, Broken, Verified};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::refused;

impl Engine {
    /// Whether the record of a session holds; the inner error names the first thing that does not.
    pub async fn verify_record(&self, session_id: &str) -> Outcome<Result<Verified, Broken>> {
        let found = self.store().record(session_id).await;
        let stored = found
            .map_err(|error| refused(error, self.now()))?
            .ok_or_else(Refusal::missing)?;
        // A ledger that cannot be read has no sources, and the verification says what is wrong with it.
        let ledger = record::ledger_of(&stored.steps).unwrap_or_default();
        let mut contents: HashMap<&str, Arc<Columns>> = HashMap::new();
        for source in &ledger.sources {
            if let Some(columns) = self.ports.data_room.series(source).await {
                contents.insert(&source.content_sha256, columns);
            }
        }
        Ok(record::verify(&stored, &|source, name| {
            contents.get(source.content_sha256.as_str())?.get(name).cloned()
        }))
    }
}
