//! Gathers the datasets that a brief needs, beyond the shipped data.

use std::collections::BTreeMap;
use std::sync::Arc;

use futures::future::join_all;
use pipeline::brief::MasterBrief;
use pipeline::ports::datasets::{Dataset, DatasetKind, Datasets, Found};

use instruments::Master;
use market_data::calendar::month_in;

/// The instruments that represent the US market in comparisons, best first.
pub const MARKETS: [&str; 5] = ["SPY", "VOO", "IVV", "VTI", "^GSPC"];

/// Economic series that every brief needs, by their id at FRED.
pub const SERIES: [&str; 7] = ["DGS10", "DGS2", "DGS3MO", "CPIAUCSL", "UNRATE", "FEDFUNDS", "BAA10Y"];

/// Further series, which only a brief without instruments needs.
pub const MORE_SERIES: [&str; 13] = [
    "CPILFESL",
    "CUSR0000SAH1",
    "PAYEMS",
    "INDPRO",
    "W875RX1",
    "M2SL",
    "HOUST",
    "PERMIT",
    "BUSLOANS",
    "GDPC1",
    "TB3MS",
    "GS10",
    "DTWEXBGS",
];

/// The datasets found for a brief. The default has none, so that only shipped data is used.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    found: BTreeMap<(DatasetKind, String), Found>,
    market_until: Option<f64>,
}

impl Gathered {
    /// Looks up every dataset that a brief needs, all at the same time.
    pub async fn of(brief: &MasterBrief, datasets: &dyn Datasets) -> Self {
        let lookups = wanted(brief).into_iter().map(|(kind, subject)| async move {
            let mut found = datasets.find(kind, &subject).await;
            // The brief names the home listing; data may have been imported under the symbol of a foreign listing.
            for symbol in foreign_symbols(kind, &subject) {
                if let Found::Nothing = found {
                    found = datasets.find(kind, symbol).await;
                }
            }
            ((kind, subject), found)
        });
        Self {
            found: join_all(lookups).await.into_iter().collect(),
            market_until: None,
        }
    }

    /// Ignores the shipped US market data after a month (`YYYY-MM`), to answer a question as of then.
    pub fn cut_market(&mut self, month: &str) {
        self.market_until = Some(month_in(month));
    }

    /// The last month of the US market that is used, if the rest is ignored.
    pub const fn market_until(&self) -> Option<f64> {
        self.market_until
    }

    /// Adds the result of looking up a dataset.
    pub fn add(&mut self, kind: DatasetKind, subject: &str, found: Found) {
        self.found.insert((kind, subject.to_owned()), found);
    }

    /// The dataset of a subject, if it was found.
    pub fn dataset(&self, kind: DatasetKind, subject: &str) -> Option<&Arc<Dataset>> {
        match self.found.get(&(kind, subject.to_owned()))? {
            Found::Dataset(dataset) => Some(dataset),
            Found::Nothing | Found::Unavailable { .. } => None,
        }
    }

    /// The providers that could not be called, with the reason, without duplicates.
    pub fn unavailable(&self) -> Vec<(String, String)> {
        let mut out: Vec<(String, String)> = Vec::new();
        for found in self.found.values() {
            if let Found::Unavailable { provider, reason } = found
                && !out.iter().any(|(known, why)| known == provider && why == reason)
            {
                out.push((provider.clone(), reason.clone()));
            }
        }
        out
    }
}

/// Whether there may be data on an instrument that does not ship. A source that cannot be asked may have some.
pub(super) async fn may_have_data(symbol: &str, datasets: &dyn Datasets) -> bool {
    let lookups = [DatasetKind::Prices, DatasetKind::Accounts].map(|kind| async move {
        let mut found = datasets.find(kind, symbol).await;
        for foreign in foreign_symbols(kind, symbol) {
            if let Found::Nothing = found {
                found = datasets.find(kind, foreign).await;
            }
        }
        !matches!(found, Found::Nothing)
    });
    join_all(lookups).await.contains(&true)
}

/// The symbols of a company's foreign listings.
fn foreign_symbols(kind: DatasetKind, subject: &str) -> Vec<&'static str> {
    match kind {
        DatasetKind::Prices | DatasetKind::Accounts => Master::get()
            .foreign_listings(subject)
            .map(|entry| entry.symbol)
            .collect(),
        DatasetKind::Series => Vec::new(),
    }
}

/// Every dataset that a brief can use.
fn wanted(brief: &MasterBrief) -> Vec<(DatasetKind, String)> {
    let mut out: Vec<(DatasetKind, String)> = Vec::new();
    for instrument in &brief.subject.instruments {
        out.push((DatasetKind::Prices, instrument.symbol.clone()));
        if has_accounts(&instrument.asset_class) {
            out.push((DatasetKind::Accounts, instrument.symbol.clone()));
        }
    }
    if brief.subject.kind == "portfolio" {
        // A position that is an asset class has no symbol and no prices.
        let held = brief
            .holdings
            .positions
            .iter()
            .filter(|position| !position.symbol.is_empty());
        out.extend(held.map(|position| (DatasetKind::Prices, position.symbol.clone())));
    }
    if !out.is_empty() {
        out.extend(MARKETS.map(|symbol| (DatasetKind::Prices, symbol.to_owned())));
    }
    out.extend(SERIES.map(|id| (DatasetKind::Series, id.to_owned())));
    if brief.subject.instruments.is_empty() {
        out.extend(MORE_SERIES.map(|id| (DatasetKind::Series, id.to_owned())));
    }
    out.sort();
    out.dedup();
    out
}

/// Whether an instrument of this class publishes accounts.
pub fn has_accounts(asset_class: &str) -> bool {
    matches!(asset_class, "equity" | "")
}
