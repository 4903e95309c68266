//! Live providers. Each is off until it is configured, and each knows one vendor's requests and answers.

mod alpha_vantage;
mod currency_api;
mod document_cache;
mod ecb;
mod fred;
mod fred_csv;
mod sec;
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

use wire::{MOST_BYTES, Manners, Wire};

/// Which providers are asked, and how.
#[derive(Clone)]
pub struct LiveSettings {
    /// Who is asking: a name and an address, for every provider to see.
    pub contact: String,
    /// Whether the European Central Bank is asked for currencies.
    pub ecb_enabled: bool,
    /// Whether the free currency API is asked for metals, coins and currencies.
    pub currency_api_enabled: bool,
    /// Whether the US Treasury is asked for its yields.
    pub treasury_enabled: bool,
    /// Whether FRED is asked for series without a key.
    pub fred_csv_enabled: bool,
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
    /// Where the European Central Bank is.
    pub ecb_base_url: String,
    /// Where the free currency API is; `{date}` stands for the day.
    pub currency_api_base_url: String,
    /// Where it is if that fails; `{date}` stands for the day.
    pub currency_api_fallback_url: String,
    /// Where the US Treasury is.
    pub treasury_base_url: String,
    /// Where FRED's downloads are.
    pub fred_csv_base_url: String,
}

impl Default for LiveSettings {
    fn default() -> Self {
        Self {
            contact: String::new(),
            ecb_enabled: false,
            currency_api_enabled: false,
            treasury_enabled: false,
            fred_csv_enabled: false,
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
            ecb_base_url: ecb::HOME.to_owned(),
            currency_api_base_url: currency_api::HOME.to_owned(),
            currency_api_fallback_url: currency_api::FALLBACK.to_owned(),
            treasury_base_url: treasury::HOME.to_owned(),
            fred_csv_base_url: fred_csv::HOME.to_owned(),
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
pub enum SourceError {
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

impl SourceError {
    pub(super) fn away(reason: impl Into<String>, rest: Duration) -> Self {
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

    /// What everybody knows that it has, to see whether it answers.
    fn probe(&self) -> &'static str;

    /// Whether it can have something on a subject, as far as can be told without asking it.
    fn may_have(&self, subject: &str) -> bool;

    /// Asks it; none if it has nothing on the subject.
    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError>;
}

/// The providers that are configured, in the order in which they are asked.
pub fn providers(
    settings: &LiveSettings,
    clock: &Arc<dyn Clock>,
    ids: &Arc<dyn Ids>,
) -> Result<Vec<Arc<dyn Live>>, String> {
    let manners = |user_agent: &str, per_second: u32, most_bytes: usize| Manners {
        user_agent: user_agent.to_owned(),
        per_second,
        timeout: settings.timeout,
        retries: settings.retries,
        most_bytes,
    };
    let with = |manners: &Manners| Wire::new(manners, clock.clone(), ids.clone());
    let wire =
        |user_agent: &str, per_second: u32, most_bytes: usize| with(&manners(user_agent, per_second, most_bytes));
    let us = concat!("convene/", env!("CARGO_PKG_VERSION"));
    let us = &match settings.contact.is_empty() {
        true => us.to_owned(),
        false => format!("{us} ({})", settings.contact),
    };
    let mut all: Vec<Arc<dyn Live>> = Vec::new();
    // Daily rates of the bank come before the months of the currency API.
    if settings.ecb_enabled {
        let wire = wire(us, 1, ecb::MOST_BYTES)?;
        all.push(Arc::new(ecb::Ecb::new(wire, &settings.ecb_base_url)));
    }
    if settings.currency_api_enabled {
        // Small files on a content network, and one for each month.
        let wire = wire(us, 10, currency_api::MOST_BYTES)?;
        let (base, fallback) = (&settings.currency_api_base_url, &settings.currency_api_fallback_url);
        all.push(Arc::new(currency_api::CurrencyApi::new(wire, base, fallback)));
    }
    if settings.stooq_enabled {
        let wire = wire(us, 1, MOST_BYTES)?;
        all.push(Arc::new(stooq::Stooq::new(wire, &settings.stooq_base_url)));
    }
    if !settings.alphavantage_api_key.is_empty() {
        let (key, base) = (&settings.alphavantage_api_key, &settings.alphavantage_base_url);
        let wire = wire(us, 1, MOST_BYTES)?;
        all.push(Arc::new(alpha_vantage::AlphaVantage::new(wire, base, key)));
    }
    if settings.sec_enabled {
        // They allow ten a second; half of that leaves room for others behind the same address.
        let named = [&settings.sec_user_agent, us]
            .into_iter()
            .find(|agent| !agent.is_empty());
        let wire = wire(named.unwrap_or(us), 5, MOST_BYTES)?;
        let (data, files) = (&settings.sec_base_url, &settings.sec_files_base_url);
        all.push(Arc::new(sec::Sec::new(wire, data, files)));
    }
    // The Treasury has one document for all its yields, FRED one for each.
    if settings.treasury_enabled {
        // It is known to take a quarter of a minute for an answer.
        let patient = Manners {
            timeout: settings.timeout * 3,
            ..manners(us, 1, treasury::MOST_BYTES)
        };
        let wire = with(&patient)?;
        all.push(Arc::new(treasury::Treasury::new(wire, &settings.treasury_base_url)));
    }
    if !settings.fred_api_key.is_empty() {
        // They allow 120 a minute.
        let (key, base) = (&settings.fred_api_key, &settings.fred_base_url);
        all.push(Arc::new(fred::Fred::new(wire(us, 2, MOST_BYTES)?, base, key)));
    } else if settings.fred_csv_enabled {
        let wire = wire(us, 2, fred_csv::MOST_BYTES)?;
        all.push(Arc::new(fred_csv::FredCsv::new(wire, &settings.fred_csv_base_url)));
    }
    Ok(all)
}

/// Does what takes long beside the threads that serve requests.
async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, SourceError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| SourceError::Unusable("answered something that cannot be read".to_owned()))
}

/// The latest day that is today somewhere: no price is of a later one.
fn today(wire: &Wire) -> Date {
    let tomorrow = wire.clock.now().plus_seconds(86_400);
    tomorrow.date().parse().unwrap_or(Date::MAX)
}
