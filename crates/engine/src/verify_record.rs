//! An operator has the record of a session checked.

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
        let data_room = self.ports.data_room.as_ref();
        Ok(record::verify(&stored, &|source, name| data_room.series(source, name)))
    }
}
