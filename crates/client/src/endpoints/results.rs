//! What came of it.

use contract::{AnalysisResponse, ChartsResponse, FigureRowsResponse, RecordKeySet, SummaryResponse};
use reqwest::Method;

use super::v1;
use crate::{Client, Result};

impl Client {
    /// `GET /api/v1/analyses/{session_id}`. A 404 means not ready yet.
    pub async fn analysis(&self, session_id: &str) -> Result<AnalysisResponse> {
        self.get(v1!["analyses", session_id], &[]).await
    }

    /// `GET /api/v1/analyses/{session_id}/charts`. A 404 means not ready yet.
    pub async fn charts(&self, session_id: &str) -> Result<ChartsResponse> {
        self.get(v1!["analyses", session_id, "charts"], &[]).await
    }

    /// `GET /api/v1/analyses/{session_id}/figures/{evidence_id}`: the rows behind a figure.
    pub async fn figure_rows(&self, session_id: &str, evidence_id: &str) -> Result<FigureRowsResponse> {
        self.get(v1!["analyses", session_id, "figures", evidence_id], &[]).await
    }

    /// `GET /api/v1/summaries/{session_id}`. A 404 means not ready yet.
    pub async fn summary(&self, session_id: &str) -> Result<SummaryResponse> {
        self.get(v1!["summaries", session_id], &[]).await
    }

    /// `GET /api/v1/summaries/{session_id}/audit.pdf`: the bytes of the PDF.
    pub async fn audit_pdf(&self, session_id: &str) -> Result<Vec<u8>> {
        let call = self.call(Method::GET, v1!["summaries", session_id, "audit.pdf"])?;
        Ok(self.send(&call).await?.body)
    }

    /// `GET /.well-known/convene-record-keys`: the keys that sign audit records here, as a JWK Set.
    pub async fn record_keys(&self) -> Result<RecordKeySet> {
        self.get(&[".well-known", "convene-record-keys"], &[]).await
    }
}
