//! The data room: computes figures from shipped, imported and live data.
//!
//! A ledger is made in two steps. First the datasets that a brief needs are gathered, which may use the network. Then
//! the figures are computed, which is pure: the same brief and the same data give the same ledger, byte by byte.

use std::ops::Range;
use std::sync::Arc;

use async_trait::async_trait;
use figures::ledger::{Ledger, Source};
use pipeline::brief::MasterBrief;
use pipeline::brief::mib::Instrument;
use pipeline::ports::compute::{Computer, NotComputed, compute};
use pipeline::ports::data_room::{Columns, DataRoom, Listing};
use pipeline::ports::datasets::Datasets;

mod account_figures;
mod account_years;
mod accounts;
mod economy;
mod figure;
pub mod gaps;
mod gathered;
mod indicators;
mod ledger;
mod lookups;
mod market;
mod market_recipes;
mod missing_data;
mod mix_figures;
mod month_figures;
mod pairs;
mod past_economy;
mod past_periods;
mod past_prices;
mod plans;
mod portfolio;
mod portfolio_performance;
mod price_figures;
mod prices;
mod rates;
mod recoveries;
mod shipped_listing;
mod sums;
mod supposed_falls;
mod supposed_returns;
mod valuation;

pub use gathered::{Gathered, MARKETS, has_accounts};
use market_data::shipped;
use market_data::stored::{TableCache, table_of};

use instruments::{Entry, Master};

/// The data room over the shipped series and a source of datasets.
#[derive(Clone)]
pub struct BuiltinDataRoom {
    datasets: Arc<dyn Datasets>,
    table_cache: Arc<TableCache>,
}

impl BuiltinDataRoom {
    /// A data room over the shipped series and these datasets.
    pub fn new(datasets: Arc<dyn Datasets>) -> Self {
        Self {
            datasets,
            table_cache: Arc::default(),
        }
    }

    /// Computes every figure and gap for a brief from gathered datasets. Needs no async runtime.
    pub fn look_up(&self, brief: &MasterBrief, gathered: &Gathered) -> Ledger {
        ledger::of(brief, gathered, &self.table_cache)
    }
}

#[async_trait]
impl DataRoom for BuiltinDataRoom {
    async fn ledger(&self, brief: &MasterBrief, computer: &dyn Computer) -> Result<Ledger, NotComputed> {
        let gathered = Gathered::of(brief, self.datasets.as_ref()).await;
        let (room, brief) = (self.clone(), brief.clone());
        compute(computer, move || room.look_up(&brief, &gathered)).await
    }

    async fn series(&self, source: &Source, computer: &dyn Computer) -> Option<Arc<Columns>> {
        if let Some(columns) = shipped_series(source) {
            return Some(columns);
        }
        let dataset = self.datasets.by_content(&source.content_sha256).await?;
        compute(computer, move || table_of(&dataset).columns).await.ok()
    }

    fn instruments(&self, words: &str, most: usize) -> Vec<Instrument> {
        let found = Master::get().search(words, most).into_iter();
        found.map(Entry::instrument).collect()
    }

    fn listing(&self, symbol: &str) -> Option<Listing> {
        shipped_listing::listing(symbol)
    }

    async fn may_have_data(&self, symbol: &str) -> bool {
        let ships = self.listing(symbol).is_some_and(|listing| !listing.shipped.is_empty());
        ships || gathered::may_have_data(symbol, self.datasets.as_ref()).await
    }

    fn names(&self, text: &str) -> Vec<Range<usize>> {
        reading::names(text)
    }

    fn health(&self) -> String {
        self.datasets.health()
    }
}

/// The shipped series of a source, by the digest of its content: `None` if the file has changed since.
fn shipped_series(source: &Source) -> Option<Arc<Columns>> {
    let mut tables = shipped::all().into_iter();
    let table = tables.find(|table| table.source.content_sha256 == source.content_sha256)?;
    Some(table.columns.clone())
}

#[cfg(test)]
mod tests;
