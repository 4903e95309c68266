//! The rows of data behind one figure of a finished session.

use languages::language::Language;
use pipeline::record::rows::{SeriesRows, rows_of};
use pipeline::{Outcome, Refusal};

use crate::Engine;

impl Engine {
    /// The rows that a figure was computed from, with the session's language.
    pub async fn figure_rows(
        &self,
        owner: &str,
        session_id: &str,
        evidence_id: &str,
    ) -> Outcome<(Vec<SeriesRows>, Language)> {
        let session = self
            .or_refusal(self.store().session_summary(owner, session_id).await)?
            .ok_or_else(Refusal::not_found)?;
        let language = Language::from_code(&session.language);
        let parts = self
            .record_parts(owner, session)
            .await?
            .ok_or_else(Refusal::not_found)?;
        let evidence_id = evidence_id.to_owned();
        let find = move || {
            let figure = parts.ledger.figure(&evidence_id)?;
            let series = |source: &_, name: &str| parts.contents.series(source, name);
            Some(rows_of(&parts.ledger, figure, &series))
        };
        let rows = self.compute_in_slot(owner, find).await?;
        Ok((rows.ok_or_else(Refusal::not_found)?, language))
    }
}
