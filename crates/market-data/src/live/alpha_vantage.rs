//! Alpha Vantage: daily prices with an adjusted close, with a key.

use std::time::Duration;

use async_trait::async_trait;
use pipeline::ports::datasets::DatasetKind;
use reqwest::StatusCode;
use serde_json::Value;

use super::wire::{REST, Wire, address, refused};
use super::{Fetched, Live, SourceError};
use crate::formats::prices::{self, Columns};
use crate::formats::table::Table;
use crate::live::today;
use crate::symbols::to_alpha_vantage;

pub(super) const HOME: &str = "https://www.alphavantage.co";

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
        let Some(theirs) = to_alpha_vantage(subject) else {
            return Ok(None);
        };
        let shown = [
            ("function", "TIME_SERIES_DAILY_ADJUSTED"),
            ("symbol", theirs.as_str()),
            ("outputsize", "full"),
            ("datatype", "csv"),
        ];
        let mut asked = address(&self.base, "/query", &shown)?;
        asked.query_pairs_mut().append_pair("apikey", &self.key);
        let answer = self.wire.get(&asked).await?;
        if answer.status != StatusCode::OK {
            return Err(refused(answer.status));
        }
        let text = answer.text()?;
        if text.trim_start().starts_with('{') {
            return said(text);
        }
        let unusable = || SourceError::Unusable("answered something that is not a table of prices".to_owned());
        let table = Table::read(text).map_err(|_| unusable())?;
        let columns = Columns::of(&table).map_err(|_| unusable())?;
        let parsed = prices::read(&table, &columns, today(&self.wire));
        match parsed.value.by_symbol.get("") {
            Some(prices) if parsed.problems.is_empty() => Ok(Some(Fetched {
                title: format!("Daily prices of {subject} from Alpha Vantage, with their adjusted close"),
                uri: address(HOME, "/query", &shown)?.into(),
                body: prices.body(),
            })),
            _ => Err(unusable()),
        }
    }
}

/// What it says instead of prices. Its words quote the key, so they are not passed on.
fn said(text: &str) -> Result<Option<Fetched>, SourceError> {
    let said: Value = serde_json::from_str(text).unwrap_or_default();
    if said.get("Note").is_some() || said.get("Information").is_some() {
        return Err(SourceError::away(
            "allows no more requests for now, or not with this key",
            Duration::from_secs(600),
        ));
    }
    match said.get("Error Message").and_then(Value::as_str) {
        Some(message) if message.contains("apikey is invalid") => Err(SourceError::away("refused the key", REST)),
        // A symbol that it does not know.
        Some(_) => Ok(None),
        None => Err(SourceError::Unusable(
            "answered something that is not a table of prices".to_owned(),
        )),
    }
}
