//! Data imported under the symbol of a foreign listing is found for the company.

use std::sync::Arc;

use async_trait::async_trait;
use pipeline::brief::mib::Instrument;
use pipeline::ports::compute::InlineComputer;
use pipeline::ports::data_room::DataRoom;
use pipeline::ports::datasets::{Dataset, DatasetKind, Datasets, Found};

use super::stored_data::datasets;
use super::{brief, room_over, value};

/// The prices of the listing in New York, and nothing else.
struct Imported;

#[async_trait]
impl Datasets for Imported {
    async fn find(&self, kind: DatasetKind, subject: &str) -> Found {
        let mut all = datasets().iter();
        match all.find(|dataset| dataset.kind == kind && subject == "NVO") {
            Some(dataset) => Found::Dataset(Arc::new(Dataset {
                subject: subject.to_owned(),
                ..Dataset::clone(dataset)
            })),
            None => Found::Nothing,
        }
    }

    async fn by_content(&self, _sha256: &str) -> Option<Arc<Dataset>> {
        None
    }

    fn health(&self) -> String {
        "ok".to_owned()
    }
}

#[tokio::test]
async fn prices_of_a_listing_abroad_are_found() {
    let mut brief = brief(&["NOVO-B.CO"], "single_security", "2013-03-05");
    brief.subject.instruments = brief.subject.instruments.into_iter().map(in_kroner).collect();
    let ledger = room_over(Imported).ledger(&brief, &InlineComputer).await.unwrap();
    let price = ledger.figure("ev_NOVO_B_CO_price").unwrap();
    assert_eq!(price.unit, "USD", "{price:?}");
    assert!(value(&ledger, "ev_NOVO_B_CO_return_1y").parse::<f64>().is_ok());
}

fn in_kroner(instrument: Instrument) -> Instrument {
    let currency = "DKK".to_owned();
    Instrument { currency, ..instrument }
}
