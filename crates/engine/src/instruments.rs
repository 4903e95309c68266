//! Which instruments there are, and what the service has on one.

use pipeline::brief::mib::Instrument;
use pipeline::ports::data_room::{InstrumentData, Listing};
use pipeline::ports::datasets::DatasetKind;
use pipeline::{Outcome, Refusal};

use crate::Engine;

/// As many instruments as a person looks through.
const MAX_INSTRUMENTS: usize = 20;

/// What the service has on an instrument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstrumentReport {
    /// The instrument.
    pub instrument: Instrument,
    /// What there is, in the order in which a committee takes it: imports, live providers, what ships.
    pub data: Vec<InstrumentData>,
    /// What a committee looks for and does not find.
    pub missing: Vec<DatasetKind>,
}

impl Engine {
    /// The instruments that a few words may mean, the likeliest first.
    pub async fn find_instruments(&self, owner: &str, words: String) -> Outcome<Vec<Instrument>> {
        let room = self.ports.data_room.clone();
        self.compute_always(owner, move || room.instruments(&words, MAX_INSTRUMENTS))
            .await
    }

    /// What the service has on an instrument. One that is not in the master is known if something was imported for it.
    pub async fn instrument(&self, owner: &str, symbol: &str) -> Outcome<InstrumentReport> {
        let (room, wanted) = (self.ports.data_room.clone(), symbol.to_owned());
        let listing = self.compute_always(owner, move || room.listing(&wanted)).await?;
        let mut data: Vec<InstrumentData> = Vec::new();
        for kind in [DatasetKind::Prices, DatasetKind::Accounts] {
            let lines = self.found(self.store().dataset_lines_on(kind, symbol).await)?;
            data.extend(lines.into_iter().map(InstrumentData::from));
        }
        let listing = match listing {
            Some(listing) => listing,
            None if data.is_empty() => return Err(Refusal::missing()),
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

/// An instrument that only an import knows.
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
