//! Search for instruments, and what data the service has on one.

use pipeline::brief::mib::Instrument;
use pipeline::ports::data_room::{InstrumentData, Listing};
use pipeline::ports::datasets::DatasetKind;
use pipeline::{Outcome, Refusal};

use crate::Engine;

/// Search results at most.
const MAX_INSTRUMENTS: usize = 20;

/// The data that the service has on an instrument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstrumentReport {
    /// The instrument.
    pub instrument: Instrument,
    /// Available data in the order in which a committee uses it: imported, from live providers, shipped.
    pub data: Vec<InstrumentData>,
    /// Data that a committee would use and that is missing.
    pub missing: Vec<DatasetKind>,
}

impl Engine {
    /// The instruments that the words may mean, best match first.
    pub async fn find_instruments(&self, owner: &str, words: String) -> Outcome<Vec<Instrument>> {
        let room = self.ports.data_room.clone();
        self.compute_in_slot(owner, move || room.instruments(&words, MAX_INSTRUMENTS))
            .await
    }

    /// The data on an instrument. One that is not in the instrument master counts as known if data was imported for it.
    pub async fn instrument(&self, owner: &str, symbol: &str) -> Outcome<InstrumentReport> {
        let (room, wanted) = (self.ports.data_room.clone(), symbol.to_owned());
        let listing = self.compute_in_slot(owner, move || room.listing(&wanted)).await?;
        let mut data: Vec<InstrumentData> = Vec::new();
        for kind in [DatasetKind::Prices, DatasetKind::Accounts] {
            let lines = self.or_refusal(self.store().dataset_lines_on(kind, symbol).await)?;
            data.extend(lines.into_iter().map(InstrumentData::from));
        }
        let listing = match listing {
            Some(listing) => listing,
            None if data.is_empty() => return Err(Refusal::not_found()),
            None => unlisted(symbol),
        };
        data.extend(listing.shipped);
        let has = |kind: &DatasetKind| data.iter().any(|one| one.kind == *kind);
        Ok(InstrumentReport {
            missing: listing.wanted.into_iter().filter(|kind| !has(kind)).collect(),
            instrument: listing.instrument,
            data,
        })
    }
}

/// The listing of an instrument that is known from imported data only.
fn unlisted(symbol: &str) -> Listing {
    Listing {
        instrument: Instrument {
            symbol: symbol.to_owned(),
            name: symbol.to_owned(),
            ..Instrument::default()
        },
        wanted: Vec::new(),
        shipped: Vec::new(),
    }
}
