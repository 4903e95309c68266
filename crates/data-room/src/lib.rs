//! The data room: what ships with the program, what an operator imported and what live providers gave, and everything
//! that arithmetic can say about them.
//!
//! A ledger is made in two steps. What a brief needs is gathered, which may ask the network. Then the figures are
//! computed from it, which is pure: the same brief over the same content gives the same ledger, to the byte.

use std::ops::Range;
use std::sync::Arc;

use async_trait::async_trait;
use figures::ledger::{Ledger, Source};
use pipeline::brief::Mib;
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
mod market;
mod market_recipes;
mod mix_figures;
mod month_figures;
mod on_hand;
mod pairs;
mod plans;
mod portfolio;
mod price_figures;
mod prices;
mod rates;
mod recoveries;
mod sums;
mod together;
mod valuation;

pub use gathered::{Gathered, MARKETS, has_accounts};
use market_data::shipped;
use market_data::stored::{DatasetCache, table_of};

use instruments::{Entry, Master};

/// The data room over the embedded series and whatever datasets there are.
#[derive(Clone)]
pub struct BuiltinDataRoom {
    datasets: Arc<dyn Datasets>,
    shelf: Arc<DatasetCache>,
}

impl BuiltinDataRoom {
    /// Opens it over what ships and these datasets.
    pub fn new(datasets: Arc<dyn Datasets>) -> Self {
        Self {
            datasets,
            shelf: Arc::default(),
        }
    }

    /// Every figure and every gap for a brief over what was gathered, without a runtime.
    pub fn look_up(&self, brief: &Mib, gathered: &Gathered) -> Ledger {
        ledger::of(brief, gathered, &self.shelf)
    }
}

#[async_trait]
impl DataRoom for BuiltinDataRoom {
    async fn ledger(&self, brief: &Mib, computer: &dyn Computer) -> Result<Ledger, NotComputed> {
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
        on_hand::listing(symbol)
    }

    fn names(&self, text: &str) -> Vec<Range<usize>> {
        reading::names(text)
    }

    fn health(&self) -> String {
        self.datasets.health()
    }
}

/// The content decides, whatever the source is called: a file that was replaced since gives nothing.
fn shipped_series(source: &Source) -> Option<Arc<Columns>> {
    let mut tables = shipped::all().into_iter();
    let table = tables.find(|table| table.source.content_sha256 == source.content_sha256)?;
    Some(table.columns.clone())
}

#[cfg(test)]
mod tests;
