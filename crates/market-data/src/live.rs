//! Live providers of market data, one module for each vendor. A provider is off until it is configured.

mod alpha_vantage;
mod currency_api;
mod document_cache;
mod ecb;
mod fred;
mod fred_csv;
mod sec;
mod settings;
mod stooq;
mod treasury;
pub(super) mod wire;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::DatasetKind;
use pipeline::ports::ids::Ids;

pub use settings::{LiveSettings, SettingError};
use wire::{MAX_BYTES, RequestPolicy, Wire};

/// The data that a provider returned for one subject.
#[derive(Debug)]
pub struct Fetched {
    /// The source in words, for people.
    pub title: String,
    /// The provider's public URL, without an API key.
    pub uri: String,
    /// The rows, in the layout that the dataset's kind prescribes.
    pub body: String,
}

/// Why a provider returned nothing. Users see the reason, so it contains no URL, no API key and no text of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceError {
    /// The provider cannot be called for now, for any subject.
    Unavailable {
        /// The reason, as a phrase that follows the provider's name.
        reason: String,
        /// How long the provider is not called.
        rest: Duration,
    },
    /// The answer for this subject cannot be used. The reason is a phrase that follows the provider's name.
    Unusable(String),
}

impl SourceError {
    pub(super) fn away(reason: impl Into<String>, rest: Duration) -> Self {
        Self::Unavailable {
            reason: reason.into(),
            rest,
        }
    }
}

/// A live provider of one kind of dataset.
#[async_trait]
pub trait Live: Send + Sync {
    /// The name that stored datasets carry.
    fn name(&self) -> &'static str;

    /// The kind of dataset it provides.
    fn kind(&self) -> DatasetKind;

    /// A subject that the provider certainly has, to test whether it answers.
    fn probe(&self) -> &'static str;

    /// Whether the provider may have data on a subject, judged without a request.
    fn may_have(&self, subject: &str) -> bool;

    /// Requests the data on a subject; `None` if the provider has none.
    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError>;
}

/// The configured providers, in the order in which they are asked.
pub fn providers(
    settings: &LiveSettings,
    clock: &Arc<dyn Clock>,
    ids: &Arc<dyn Ids>,
) -> Result<Vec<Arc<dyn Live>>, String> {
    let policy = |user_agent: &str, per_second: u32, max_bytes: usize| RequestPolicy {
        user_agent: user_agent.to_owned(),
        per_second,
        timeout: settings.timeout(),
        retries: settings.retries,
        max_bytes,
    };
    let wire_with = |policy: &RequestPolicy| Wire::new(policy, clock.clone(), ids.clone());
    let wire =
        |user_agent: &str, per_second: u32, max_bytes: usize| wire_with(&policy(user_agent, per_second, max_bytes));
    let own_agent = concat!("convene/", env!("CARGO_PKG_VERSION"));
    let own_agent = &match settings.contact.trim() {
        "" => own_agent.to_owned(),
        contact => format!("{own_agent} ({contact})"),
    };
    let mut all: Vec<Arc<dyn Live>> = Vec::new();
    // The bank's daily rates are better than the monthly ones of the currency API, so the bank is asked first.
    if settings.is_on(settings.ecb_enabled) {
        let wire = wire(own_agent, 1, ecb::MAX_BYTES)?;
        all.push(Arc::new(ecb::Ecb::new(wire, &settings.ecb_base_url)));
    }
    if settings.is_on(settings.currency_api_enabled) {
        // One small file for each month, on a content delivery network.
        let wire = wire(own_agent, 10, currency_api::MAX_BYTES)?;
        let (base, fallback) = (&settings.currency_api_base_url, &settings.currency_api_fallback_url);
        all.push(Arc::new(currency_api::CurrencyApi::new(wire, base, fallback)));
    }
    if settings.stooq_enabled {
        let wire = wire(own_agent, 1, MAX_BYTES)?;
        all.push(Arc::new(stooq::Stooq::new(wire, &settings.stooq_base_url)));
    }
    if !settings.alphavantage_api_key.is_empty() {
        let (key, base) = (settings.alphavantage_api_key.reveal(), &settings.alphavantage_base_url);
        let wire = wire(own_agent, 1, MAX_BYTES)?;
        all.push(Arc::new(alpha_vantage::AlphaVantage::new(wire, base, key)));
    }
    if settings.is_on(settings.sec_enabled) {
        // The SEC allows ten requests a second for one IP address; half leaves room for others behind the same one.
        let agent = match settings.sec_user_agent.trim() {
            "" => own_agent,
            agent => agent,
        };
        let wire = wire(agent, 5, MAX_BYTES)?;
        let (data, files) = (&settings.sec_base_url, &settings.sec_files_base_url);
        all.push(Arc::new(sec::Sec::new(wire, data, files)));
    }
    // Before FRED: the Treasury has one document for all yields, FRED one for each.
    if settings.is_on(settings.treasury_enabled) {
        // An answer can take fifteen seconds.
        let slow = RequestPolicy {
            timeout: settings.timeout() * 3,
            ..policy(own_agent, 1, treasury::MAX_BYTES)
        };
        let wire = wire_with(&slow)?;
        all.push(Arc::new(treasury::Treasury::new(wire, &settings.treasury_base_url)));
    }
    if !settings.fred_api_key.is_empty() {
        // FRED allows 120 requests a minute.
        let (key, base) = (settings.fred_api_key.reveal(), &settings.fred_base_url);
        all.push(Arc::new(fred::Fred::new(wire(own_agent, 2, MAX_BYTES)?, base, key)));
    } else if settings.is_on(settings.fred_csv_enabled) {
        let wire = wire(own_agent, 2, fred_csv::MAX_BYTES)?;
        all.push(Arc::new(fred_csv::FredCsv::new(wire, &settings.fred_csv_base_url)));
    }
    Ok(all)
}

/// Runs slow work on a blocking thread, so that the threads that serve requests stay free.
async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, SourceError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| SourceError::Unusable("answered something that cannot be read".to_owned()))
}

/// Tomorrow in UTC, which is today in some time zones: no value can have a later date.
fn today(wire: &Wire) -> Date {
    let tomorrow = wire.clock.now().plus_seconds(86_400);
    tomorrow.date().parse().unwrap_or(Date::MAX)
}
