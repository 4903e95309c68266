//! Results: analyses, figures, debriefs, audit records; also instruments and the keys of records.

use contract::{
    AnalysisResponse, ChartsResponse, FigureRowsResponse, InstrumentList, InstrumentReport, RecordKeySet,
    SummaryResponse,
};
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

    /// `GET /api/v1/instruments`: the instruments that a few words may mean.
    pub async fn find_instruments(&self, query: &str) -> Result<InstrumentList> {
        self.get(v1!["instruments"], &[("query", query)]).await
    }

    /// `GET /api/v1/instruments/{symbol}`: what the service has on an instrument.
    pub async fn instrument(&self, symbol: &str) -> Result<InstrumentReport> {
        self.get(v1!["instruments", symbol], &[]).await
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
