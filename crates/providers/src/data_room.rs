//! The data room that ships: a few public series, and everything that arithmetic can say about them.
//!
//! Nothing is fetched. The series are part of the program, so that a figure in a report can always be computed
//! again from the files in `data/`. They are old, and the data room says so: the age is itself a figure.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use pipeline::brief::Mib;
use pipeline::ledger::{Ledger, Source};
use pipeline::ports::data_room::{Columns, DataRoom};
use pipeline::ports::datasets::{DatasetKind, Datasets, Found};

pub mod coverage;
mod figure;
pub mod gaps;
mod market;
mod market_rates;
mod series;
mod stocks;

use series::{Table, us_market, us_stocks};

/// The data room over the embedded series and whatever datasets there are.
#[derive(Clone)]
pub struct BuiltinDataRoom {
    datasets: Arc<dyn Datasets>,
}

/// What was found for a brief beyond what ships. Empty, it says that nobody was asked.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    found: BTreeMap<(DatasetKind, String), Found>,
}

impl Gathered {
    /// Adds what came of looking for a dataset.
    pub fn add(&mut self, kind: DatasetKind, subject: &str, found: Found) {
        self.found.insert((kind, subject.to_owned()), found);
    }
}

impl BuiltinDataRoom {
    /// Opens it over what ships and these datasets.
    pub fn new(datasets: Arc<dyn Datasets>) -> Self {
        Self { datasets }
    }

    /// Every figure and every gap for a brief over what was gathered, without a runtime.
    pub fn look_up(&self, brief: &Mib, _: &Gathered) -> Ledger {
        let mut ledger = Ledger::default();
        let instruments = &brief.subject.instruments;
        for (at, instrument) in instruments.iter().enumerate() {
            // A figure is in the ledger once, however often a brief names its instrument.
            if instruments[..at]
                .iter()
                .all(|earlier| earlier.symbol != instrument.symbol)
            {
                stocks::evidence(instrument, &brief.as_of, &mut ledger.evidence);
            }
        }
        market::evidence(&brief.as_of, &mut ledger.evidence);
        let figures = &ledger.evidence;
        let used = |source: &&Source| figures.iter().any(|figure| figure.source_id == source.source_id);
        let sources = tables().map(|table| &table.source);
        ledger.sources = sources.into_iter().filter(used).cloned().collect();
        ledger.gaps = gaps::of(brief).iter().map(gaps::Gap::in_words).collect();
        ledger
    }
}

#[async_trait]
impl DataRoom for BuiltinDataRoom {
    async fn ledger(&self, brief: &Mib) -> Ledger {
        self.look_up(brief, &Gathered::default())
    }

    async fn series(&self, source: &Source) -> Option<Arc<Columns>> {
        shipped_series(source)
    }

    fn health(&self) -> String {
        self.datasets.health()
    }
}

/// The content decides, whatever the source is called: a file that was replaced since gives nothing.
fn shipped_series(source: &Source) -> Option<Arc<Columns>> {
    let same = |table: &&Table| table.source.content_sha256 == source.content_sha256;
    Some(tables().into_iter().find(same)?.columns.clone())
}

fn tables() -> [&'static Table; 2] {
    [&us_stocks().table, &us_market().table]
}

#[cfg(test)]
mod tests;
