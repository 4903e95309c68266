//! The data room that ships: a few public series, and everything that arithmetic can say about them.
//!
//! Nothing is fetched. The series are part of the program, so that a figure in a report can always be computed
//! again from the files in `data/`. They are old, and the data room says so: the age is itself a figure.

use async_trait::async_trait;
use pipeline::brief::Mib;
use pipeline::committee::Ledger;
use pipeline::ports::data_room::DataRoom;

pub mod coverage;
pub mod gaps;
mod market;
mod market_rates;
mod maths;
mod series;
mod stocks;

/// The data room over the embedded series.
#[derive(Debug, Clone, Copy, Default)]
pub struct BuiltinDataRoom;

impl BuiltinDataRoom {
    /// Opens it; there is nothing to set up.
    pub const fn new() -> Self {
        Self
    }

    /// Every figure and every gap for a brief, without a runtime.
    pub fn look_up(&self, brief: &Mib) -> Ledger {
        let mut ledger = Ledger::default();
        for instrument in &brief.subject.instruments {
            stocks::evidence(instrument, &brief.as_of, &mut ledger.evidence);
        }
        market::evidence(&brief.as_of, &mut ledger.evidence);
        market_rates::evidence(&mut ledger.evidence);
        ledger.gaps = gaps::of(brief).iter().map(gaps::Gap::in_words).collect();
        ledger
    }
}

#[async_trait]
impl DataRoom for BuiltinDataRoom {
    async fn ledger(&self, brief: &Mib) -> Ledger {
        self.look_up(brief)
    }

    fn health(&self) -> String {
        "ok".to_owned()
    }
}

#[cfg(test)]
mod tests;
