//! Alpha Vantage: daily prices with an adjusted close, with a key.

use std::time::Duration;

use async_trait::async_trait;
use pipeline::ports::datasets::DatasetKind;
use reqwest::StatusCode;
use serde_json::Value;

use super::wire::{COOL_DOWN, Wire, build_url, status_error};
use super::{Fetched, Live, SourceError};
use crate::formats::prices::{self, Columns};
use crate::formats::table::Table;
use crate::live::today;
use crate::symbols::to_alpha_vantage;

pub(super) const BASE_URL: &str = "https://www.alphavantage.co";

pub(super) struct AlphaVantage {
    wire: Wire,
    base: String,
    key: String,
}

impl AlphaVantage {
    pub(super) fn new(wire: Wire, base: &str, key: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
            key: key.to_owned(),
        }
    }
}

#[async_trait]
impl Live for AlphaVantage {
    fn name(&self) -> &'static str {
        "alphavantage"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Prices
    }

    fn probe(&self) -> &'static str {
        "AAPL"
    }

    fn may_have(&self, subject: &str) -> bool {
        to_alpha_vantage(subject).is_some()
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        let Some(vendor_symbol) = to_alpha_vantage(subject) else {
            return Ok(None);
        };
        let query = [
            ("function", "TIME_SERIES_DAILY_ADJUSTED"),
            ("symbol", vendor_symbol.as_str()),
            ("outputsize", "full"),
            ("datatype", "csv"),
        ];
        let mut url = build_url(&self.base, "/query", &query)?;
        url.query_pairs_mut().append_pair("apikey", &self.key);
        let answer = self.wire.get(&url).await?;
        if answer.status != StatusCode::OK {
            return Err(status_error(answer.status));
        }
        let text = answer.text()?;
        if text.trim_start().starts_with('{') {
            return read_message(text);
        }
        let unusable = || SourceError::Unusable("answered something that is not a table of prices".to_owned());
        let table = Table::read(text).map_err(|_| unusable())?;
        let columns = Columns::of(&table).map_err(|_| unusable())?;
        let parsed = prices::read(&table, &columns, today(&self.wire));
        match parsed.value.by_symbol.get("") {
            Some(prices) if parsed.problems.is_empty() => Ok(Some(Fetched {
                title: format!("Daily prices of {subject} from Alpha Vantage, with their adjusted close"),
                uri: build_url(BASE_URL, "/query", &query)?.into(),
                body: prices.body(),
            })),
            _ => Err(unusable()),
        }
    }
}

/// Reads the JSON message that comes in place of prices. Its text quotes the API key, so it is not passed on.
fn read_message(text: &str) -> Result<Option<Fetched>, SourceError> {
    let message: Value = serde_json::from_str(text).unwrap_or_default();
    if message.get("Note").is_some() || message.get("Information").is_some() {
        return Err(SourceError::away(
            "allows no more requests for now, or not with this key",
            Duration::from_secs(600),
        ));
    }
    match message.get("Error Message").and_then(Value::as_str) {
        Some(error) if error.contains("apikey is invalid") => Err(SourceError::away("refused the key", COOL_DOWN)),
        // An unknown symbol.
        Some(_) => Ok(None),
        None => Err(SourceError::Unusable(
            "answered something that is not a table of prices".to_owned(),
        )),
    }
}
