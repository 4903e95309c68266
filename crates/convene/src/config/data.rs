//! `[data]`: market data beyond what ships.

use std::time::Duration;

use providers::market::LiveSettings;
use serde::{Deserialize, Serialize};

use super::sections::text;
use crate::fault::Fault;

/// `[data]`: live providers. All are off until they are configured.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// Whether the SEC is asked for the accounts of companies.
    pub sec_enabled: bool,
    /// Who is asking: the SEC wants a name and an e-mail address.
    pub sec_user_agent: String,
    /// Whether Stooq is asked for daily prices.
    pub stooq_enabled: bool,
    /// The key at FRED; empty: FRED is not asked.
    #[serde(deserialize_with = "text")]
    pub fred_api_key: String,
    /// The key at Alpha Vantage; empty: Alpha Vantage is not asked.
    #[serde(deserialize_with = "text")]
    pub alphavantage_api_key: String,
    /// How old a copy may be before the provider is asked again, in hours.
    pub max_age_hours: u64,
    /// How long one answer may take, in seconds.
    pub timeout_seconds: u64,
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

impl Default for Data {
    fn default() -> Self {
        let live = LiveSettings::default();
        Self {
            sec_enabled: live.sec_enabled,
            sec_user_agent: live.sec_user_agent,
            stooq_enabled: live.stooq_enabled,
            fred_api_key: live.fred_api_key,
            alphavantage_api_key: live.alphavantage_api_key,
            max_age_hours: 24,
            timeout_seconds: live.timeout.as_secs(),
            retries: live.retries,
            sec_base_url: live.sec_base_url,
            sec_files_base_url: live.sec_files_base_url,
            stooq_base_url: live.stooq_base_url,
            fred_base_url: live.fred_base_url,
            alphavantage_base_url: live.alphavantage_base_url,
        }
    }
}

impl Data {
    /// The settings of the live providers.
    pub fn live(&self) -> LiveSettings {
        LiveSettings {
            sec_enabled: self.sec_enabled,
            sec_user_agent: self.sec_user_agent.trim().to_owned(),
            stooq_enabled: self.stooq_enabled,
            fred_api_key: self.fred_api_key.clone(),
            alphavantage_api_key: self.alphavantage_api_key.clone(),
            timeout: Duration::from_secs(self.timeout_seconds),
            retries: self.retries,
            sec_base_url: self.sec_base_url.clone(),
            sec_files_base_url: self.sec_files_base_url.clone(),
            stooq_base_url: self.stooq_base_url.clone(),
            fred_base_url: self.fred_base_url.clone(),
            alphavantage_base_url: self.alphavantage_base_url.clone(),
        }
    }

    /// The age at which a copy is fetched again.
    pub fn max_age_seconds(&self) -> i64 {
        i64::try_from(self.max_age_hours.saturating_mul(3_600)).unwrap_or(i64::MAX)
    }

    /// The keys, to be masked.
    pub(super) fn secrets(&mut self) -> [&mut String; 2] {
        [&mut self.fred_api_key, &mut self.alphavantage_api_key]
    }

    /// The addresses, which may have a password in them.
    pub(super) fn base_urls(&mut self) -> [&mut String; 5] {
        [
            &mut self.sec_base_url,
            &mut self.sec_files_base_url,
            &mut self.stooq_base_url,
            &mut self.fred_base_url,
            &mut self.alphavantage_base_url,
        ]
    }

    pub(super) fn check(&self) -> Result<(), Fault> {
        let agent = self.sec_user_agent.trim();
        if self.sec_enabled && agent.is_empty() {
            return Err(Fault::key(
                "data.sec_user_agent",
                "is needed for data.sec_enabled: the SEC wants a name and an e-mail address",
            ));
        }
        if !agent.bytes().all(|byte| (0x20..0x7f).contains(&byte)) {
            return Err(Fault::key("data.sec_user_agent", "must be plain ASCII"));
        }
        if !(1..=300).contains(&self.timeout_seconds) {
            return Err(Fault::key("data.timeout_seconds", "must be between 1 and 300"));
        }
        if self.retries > 10 {
            return Err(Fault::key("data.retries", "must be at most 10"));
        }
        if self.max_age_hours > 1_000_000 {
            return Err(Fault::key("data.max_age_hours", "must be at most 1000000"));
        }
        for (key, url) in [
            ("data.sec_base_url", &self.sec_base_url),
            ("data.sec_files_base_url", &self.sec_files_base_url),
            ("data.stooq_base_url", &self.stooq_base_url),
            ("data.fred_base_url", &self.fred_base_url),
            ("data.alphavantage_base_url", &self.alphavantage_base_url),
        ] {
            if !url.starts_with("http://") && !url.starts_with("https://") {
                return Err(Fault::key(key, "must begin with http:// or https://"));
            }
        }
        Ok(())
    }
}
