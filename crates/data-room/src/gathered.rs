//! What was found for a brief beyond what ships: which datasets a brief needs, and what came of looking for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use futures::future::join_all;
use pipeline::brief::Mib;
use pipeline::ports::datasets::{Dataset, DatasetKind, Datasets, Found};

use instruments::Master;
use market_data::calendar::month_in;

/// What stands for the US market where prices are compared with it, the best first.
pub const MARKETS: [&str; 5] = ["SPY", "VOO", "IVV", "VTI", "^GSPC"];

/// Series of the economy, by their id at FRED.
pub const SERIES: [&str; 7] = ["DGS10", "DGS2", "DGS3MO", "CPIAUCSL", "UNRATE", "FEDFUNDS", "BAA10Y"];

/// Further series that only a question on the economy needs.
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

/// What was found for a brief beyond what ships. Empty, it says that nobody was asked.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    found: BTreeMap<(DatasetKind, String), Found>,
    market_until: Option<f64>,
}

impl Gathered {
    /// Asks for everything a brief needs, all at once.
    pub async fn of(brief: &Mib, datasets: &dyn Datasets) -> Self {
        let looks = wanted(brief).into_iter().map(|(kind, subject)| async move {
            let mut found = datasets.find(kind, &subject).await;
            // What was imported by the symbol of a listing abroad is found by it, though the brief names the one at
            // home.
            for listing in listings(kind, &subject) {
                if let Found::Nothing = found {
                    found = datasets.find(kind, listing).await;
                }
            }
            ((kind, subject), found)
        });
        Self {
            found: join_all(looks).await.into_iter().collect(),
            market_until: None,
        }
    }

    /// Leaves out what ships on the US market after a month, as `YYYY-MM`: a question as it stood then.
    pub fn cut_market(&mut self, month: &str) {
        self.market_until = Some(month_in(month));
    }

    /// The last month of the US market that counts, where not all do.
    pub const fn market_until(&self) -> Option<f64> {
        self.market_until
    }

    /// Adds what came of looking for a dataset.
    pub fn add(&mut self, kind: DatasetKind, subject: &str, found: Found) {
        self.found.insert((kind, subject.to_owned()), found);
    }

    /// A dataset that was found.
    pub fn dataset(&self, kind: DatasetKind, subject: &str) -> Option<&Arc<Dataset>> {
        match self.found.get(&(kind, subject.to_owned()))? {
            Found::Dataset(dataset) => Some(dataset),
            Found::Nothing | Found::Unavailable { .. } => None,
        }
    }

    /// Who could not be asked and why, each once.
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

/// The symbols of the listings abroad of a company.
fn listings(kind: DatasetKind, subject: &str) -> Vec<&'static str> {
    match kind {
        DatasetKind::Prices | DatasetKind::Accounts => {
            Master::get().abroad(subject).map(|entry| entry.symbol).collect()
        }
        DatasetKind::Series => Vec::new(),
    }
}

/// Every dataset that could say something on a brief.
fn wanted(brief: &Mib) -> Vec<(DatasetKind, String)> {
    let mut out: Vec<(DatasetKind, String)> = Vec::new();
    for instrument in &brief.subject.instruments {
        out.push((DatasetKind::Prices, instrument.symbol.clone()));
        if has_accounts(&instrument.asset_class) {
            out.push((DatasetKind::Accounts, instrument.symbol.clone()));
        }
    }
    if brief.subject.kind == "portfolio" {
        // A class of assets has no symbol, and no prices of its own.
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
