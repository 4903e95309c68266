//! Stooq: daily prices as CSV, without a key and with a small daily allowance.

use std::time::Duration;

use async_trait::async_trait;
use pipeline::ports::datasets::DatasetKind;
use reqwest::StatusCode;

use super::wire::{Wire, build_url, status_error};
use super::{Fetched, Live, SourceError};
use crate::formats::prices::{self, Columns};
use crate::formats::table::Table;
use crate::live::today;
use crate::symbols::to_stooq;

pub(super) const BASE_URL: &str = "https://stooq.com";

pub(super) struct Stooq {
    wire: Wire,
    base: String,
}

impl Stooq {
    pub(super) fn new(wire: Wire, base: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
        }
    }
}

#[async_trait]
impl Live for Stooq {
    fn name(&self) -> &'static str {
        "stooq"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Prices
    }

    fn probe(&self) -> &'static str {
        "AAPL"
    }

    fn may_have(&self, subject: &str) -> bool {
        to_stooq(subject).is_some()
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        let Some(vendor_symbol) = to_stooq(subject) else {
            return Ok(None);
        };
        let query = [("s", vendor_symbol.as_str()), ("i", "d")];
        let answer = self.wire.get(&build_url(&self.base, "/q/d/l/", &query)?).await?;
        if answer.status != StatusCode::OK {
            return Err(status_error(answer.status));
        }
        let text = answer.text()?;
        if text.contains("Exceeded the daily hits limit") {
            return Err(SourceError::away(
                "allows no more requests today",
                Duration::from_secs(3_600),
            ));
        }
        if matches!(text.trim(), "" | "No data" | "Brak danych") {
            return Ok(None);
        }
        let unusable = || SourceError::Unusable("answered something that is not a table of prices".to_owned());
        let table = Table::read(text).map_err(|_| unusable())?;
        let columns = Columns::of(&table).map_err(|_| unusable())?;
        let parsed = prices::read(&table, &columns, today(&self.wire));
        match parsed.value.by_symbol.get("") {
            Some(prices) if parsed.problems.is_empty() => Ok(Some(Fetched {
                title: format!("Daily prices of {subject} from Stooq, with no adjusted close of their own"),
                uri: build_url(BASE_URL, "/q/d/l/", &query)?.into(),
                body: prices.body(),
            })),
            _ => Err(unusable()),
        }
    }
}
