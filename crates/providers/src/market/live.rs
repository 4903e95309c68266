//! Live providers. Each is off until it is configured, and each knows one vendor's requests and answers.

mod alpha_vantage;
mod fred;
mod sec;
mod stooq;
pub(super) mod wire;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::DatasetKind;
use pipeline::ports::ids::Ids;

use wire::{Manners, Wire};

/// Which providers are asked, and how.
#[derive(Clone)]
pub struct LiveSettings {
    /// Whether the SEC is asked for accounts.
    pub sec_enabled: bool,
    /// How we introduce ourselves to the SEC, which wants a name and an address.
    pub sec_user_agent: String,
    /// Whether Stooq is asked for prices.
    pub stooq_enabled: bool,
    /// The key at FRED; without it FRED is not asked.
    pub fred_api_key: String,
    /// The key at Alpha Vantage; without it Alpha Vantage is not asked.
    pub alphavantage_api_key: String,
    /// How long one answer may take.
    pub timeout: Duration,
    /// How often a request is repeated that failed in passing.
    pub retries: u32,
    /// Where the SEC has company facts.
    pub sec_base_url: String,
    /// Where the SEC has its list of tickers.
    pub sec_files_base_url: String,
    /// Where Stooq is.
    pub stooq_base_url: String,
    /// Where FRED is.
    pub fred_base_url: String,
    /// Where Alpha Vantage is.
    pub alphavantage_base_url: String,
}

impl Default for LiveSettings {
    fn default() -> Self {
        Self {
            sec_enabled: false,
            sec_user_agent: String::new(),
            stooq_enabled: false,
            fred_api_key: String::new(),
            alphavantage_api_key: String::new(),
            timeout: Duration::from_secs(10),
            retries: 2,
            sec_base_url: sec::DATA.to_owned(),
            sec_files_base_url: sec::FILES.to_owned(),
            stooq_base_url: stooq::HOME.to_owned(),
            fred_base_url: fred::HOME.to_owned(),
            alphavantage_base_url: alpha_vantage::HOME.to_owned(),
        }
    }
}

/// What a provider gave.
#[derive(Debug)]
pub struct Fetched {
    /// Where it is from, in words.
    pub title: String,
    /// Where it is from: the provider's own address, without a key.
    pub uri: String,
    /// The rows in the layout of the kind.
    pub body: String,
}

/// Why a provider gave nothing. The reason ends up before the user: it names no address, no key and quotes no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be asked for now, about anything.
    Away {
        /// Why.
        reason: String,
        /// For how long it is left alone.
        rest: Duration,
    },
    /// It answered, and the answer cannot be used.
    Unusable(String),
}

impl Trouble {
    fn away(reason: impl Into<String>, rest: Duration) -> Self {
        Self::Away {
            reason: reason.into(),
            rest,
        }
    }
}

/// A provider.
#[async_trait]
pub trait Live: Send + Sync {
    /// Its name, as datasets carry it.
    fn name(&self) -> &'static str;

    /// What it has.
    fn kind(&self) -> DatasetKind;

    /// Asks it; none if it has nothing on the subject.
    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, Trouble>;
}

/// The providers that are configured, in the order in which they are asked.
pub fn providers(
    settings: &LiveSettings,
    clock: &Arc<dyn Clock>,
    ids: &Arc<dyn Ids>,
) -> Result<Vec<Arc<dyn Live>>, String> {
    let wire = |user_agent: &str, per_second: u32| {
        let manners = Manners {
            user_agent: user_agent.to_owned(),
            per_second,
            timeout: settings.timeout,
            retries: settings.retries,
        };
        Wire::new(&manners, clock.clone(), ids.clone())
    };
    let us = concat!("convene/", env!("CARGO_PKG_VERSION"));
    let mut all: Vec<Arc<dyn Live>> = Vec::new();
    if settings.stooq_enabled {
        all.push(Arc::new(stooq::Stooq::new(wire(us, 1)?, &settings.stooq_base_url)));
    }
    if !settings.alphavantage_api_key.is_empty() {
        let (key, base) = (&settings.alphavantage_api_key, &settings.alphavantage_base_url);
        all.push(Arc::new(alpha_vantage::AlphaVantage::new(wire(us, 1)?, base, key)));
    }
    if settings.sec_enabled {
        // They allow ten a second; half of that leaves room for others behind the same address.
        let wire = wire(&settings.sec_user_agent, 5)?;
        let (data, files) = (&settings.sec_base_url, &settings.sec_files_base_url);
        all.push(Arc::new(sec::Sec::new(wire, data, files)));
    }
    if !settings.fred_api_key.is_empty() {
        // They allow 120 a minute.
        let (key, base) = (&settings.fred_api_key, &settings.fred_base_url);
        all.push(Arc::new(fred::Fred::new(wire(us, 2)?, base, key)));
    }
    Ok(all)
}

/// The latest day that is today somewhere: no price is of a later one.
fn today(wire: &Wire) -> Date {
    let tomorrow = wire.clock.now().plus_seconds(86_400);
    tomorrow.date().parse().unwrap_or(Date::MAX)
}
