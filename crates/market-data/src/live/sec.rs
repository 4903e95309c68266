//! The SEC's EDGAR: the facts of annual reports. It needs no key, but a user agent that names the caller.

use std::collections::HashMap;

use async_trait::async_trait;
use pipeline::Timestamp;
use pipeline::ports::datasets::DatasetKind;
use reqwest::StatusCode;
use serde::Deserialize;
use tokio::sync::Mutex;

use super::document_cache::DocumentCache;
use super::wire::{SourceAnswer, Wire, build_url, status_error};
use super::{Fetched, Live, SourceError, run_blocking};
use crate::formats::{accounts, companyfacts};
use crate::symbols::listing;

pub(super) const DATA_URL: &str = "https://data.sec.gov";
pub(super) const FILES_URL: &str = "https://www.sec.gov";

/// The list of tickers is fetched at most once a day.
const TICKERS_SECONDS: i64 = 86_400;
/// The number of companies in the cache.
const MAX_KEPT: usize = 64;

pub(super) struct Sec {
    wire: Wire,
    data: String,
    files: String,
    companies: DocumentCache<Facts>,
    tickers: Mutex<Option<(Timestamp, HashMap<String, u64>)>>,
}

/// What is cached of a company's document.
struct Facts {
    name: String,
    /// The dataset's body; `None` where there are no yearly facts.
    body: Option<String>,
}

#[derive(Deserialize)]
struct Ticker {
    cik_str: u64,
    ticker: String,
}

impl Sec {
    pub(super) fn new(wire: Wire, data: &str, files: &str) -> Self {
        Self {
            wire,
            data: data.to_owned(),
            files: files.to_owned(),
            companies: DocumentCache::new(0, MAX_KEPT),
            tickers: Mutex::new(None),
        }
    }

    /// The company's CIK: from the instrument master, else from the SEC's list, which has newer companies.
    async fn cik(&self, symbol: &str) -> Result<Option<u64>, SourceError> {
        if let Some(cik) = listing(symbol).and_then(|entry| entry.cik.parse().ok()) {
            return Ok(Some(cik));
        }
        if !self.may_have(symbol) {
            return Ok(None);
        }
        let mut tickers = self.tickers.lock().await;
        let now = self.wire.clock.now();
        if let Some((at, known)) = &*tickers
            && now < at.plus_seconds(TICKERS_SECONDS)
        {
            return Ok(known.get(symbol).copied());
        }
        let answer = self
            .wire
            .get(&build_url(&self.files, "/files/company_tickers.json", &[])?)
            .await?;
        if answer.status != StatusCode::OK {
            return Err(status_error(answer.status));
        }
        let known = run_blocking(move || read_tickers(&answer)).await??;
        let cik = known.get(symbol).copied();
        *tickers = Some((now, known));
        Ok(cik)
    }
}

fn read_tickers(answer: &SourceAnswer) -> Result<HashMap<String, u64>, SourceError> {
    let list: HashMap<String, Ticker> = serde_json::from_str(answer.text()?)
        .map_err(|_| SourceError::Unusable("answered something that is not its list of tickers".to_owned()))?;
    Ok(list.into_values().map(|one| (one.ticker, one.cik_str)).collect())
}

#[async_trait]
impl Live for Sec {
    fn name(&self) -> &'static str {
        "sec"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Accounts
    }

    fn probe(&self) -> &'static str {
        "AAPL"
    }

    fn may_have(&self, subject: &str) -> bool {
        // Without its market, a foreign symbol could be the US ticker of another company.
        listing(subject).is_some_and(|entry| !entry.cik.is_empty()) || !subject.contains(['.', '^', '='])
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        let Some(cik) = self.cik(subject).await? else {
            return Ok(None);
        };
        let path = format!("/api/xbrl/companyfacts/CIK{cik:010}.json");
        let url = build_url(&self.data, &path, &[])?;
        let read = move |answer: &SourceAnswer| read(answer, cik);
        let Some(company) = self.companies.get(&self.wire, &url, read).await? else {
            return Ok(None);
        };
        let Some(body) = company.body.clone() else {
            return Ok(None);
        };
        Ok(Some(Fetched {
            title: format!("SEC EDGAR company facts of {} (CIK {cik})", company.name),
            uri: build_url(DATA_URL, &path, &[])?.into(),
            body,
        }))
    }
}

fn read(answer: &SourceAnswer, cik: u64) -> Result<Facts, SourceError> {
    let company = companyfacts::read(answer.text()?)
        .map_err(|_| SourceError::Unusable("answered something that is not a document of company facts".to_owned()))?;
    if company.cik != cik {
        return Err(SourceError::Unusable("answered with another company".to_owned()));
    }
    Ok(Facts {
        name: company.name,
        body: (!company.facts.is_empty()).then(|| accounts::body(&company.facts)),
    })
}
