//! `[data]`: live market data.

use std::time::Duration;

use market_data::LiveSettings;
use serde::{Deserialize, Serialize};

use super::sections::text_or_scalar;
use crate::fault::Fault;

/// The preset that turns on every live source that needs no key.
const FREE: &str = "free";

/// `[data]`: live providers. All are off until they are configured.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// `free` turns on every live source that needs no key; if empty, each has its own switch.
    pub live: String,
    /// The operator's name and e-mail address, sent to every provider.
    pub contact: String,
    /// Whether the European Central Bank is asked for currencies.
    pub ecb_enabled: bool,
    /// Whether the free currency API is asked for metals, coins and currencies.
    pub currency_api_enabled: bool,
    /// Whether the US Treasury is asked for its yields.
    pub treasury_enabled: bool,
    /// Whether FRED is asked for series without a key.
    pub fred_csv_enabled: bool,
    /// Whether the SEC is asked for the accounts of companies.
    pub sec_enabled: bool,
    /// Sent to the SEC instead of the contact.
    pub sec_user_agent: String,
    /// Whether Stooq is asked for daily prices.
    pub stooq_enabled: bool,
    /// The API key of FRED; empty: FRED is not asked.
    #[serde(deserialize_with = "text_or_scalar")]
    pub fred_api_key: String,
    /// The API key of Alpha Vantage; empty: Alpha Vantage is not asked.
    #[serde(deserialize_with = "text_or_scalar")]
    pub alphavantage_api_key: String,
    /// How old a copy may be before the provider is asked again, in hours.
    pub max_age_hours: u64,
    /// How long one request may take, in seconds.
    pub timeout_seconds: u64,
    /// How often a request is retried after a transient failure.
    pub retries: u32,
    /// Address of the SEC's company facts.
    pub sec_base_url: String,
    /// Address of the SEC's list of tickers.
    pub sec_files_base_url: String,
    /// Address of Stooq.
    pub stooq_base_url: String,
    /// Address of FRED.
    pub fred_base_url: String,
    /// Address of Alpha Vantage.
    pub alphavantage_base_url: String,
    /// Address of the European Central Bank.
    pub ecb_base_url: String,
    /// Address of the free currency API; `{date}` stands for the day.
    pub currency_api_base_url: String,
    /// Address of the free currency API if the first one fails; `{date}` stands for the day.
    pub currency_api_fallback_url: String,
    /// Address of the US Treasury.
    pub treasury_base_url: String,
    /// Address of FRED's CSV downloads.
    pub fred_csv_base_url: String,
}

impl Default for Data {
    fn default() -> Self {
        let live = LiveSettings::default();
        Self {
            live: String::new(),
            contact: live.contact,
            ecb_enabled: live.ecb_enabled,
            currency_api_enabled: live.currency_api_enabled,
            treasury_enabled: live.treasury_enabled,
            fred_csv_enabled: live.fred_csv_enabled,
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
            ecb_base_url: live.ecb_base_url,
            currency_api_base_url: live.currency_api_base_url,
            currency_api_fallback_url: live.currency_api_fallback_url,
            treasury_base_url: live.treasury_base_url,
            fred_csv_base_url: live.fred_csv_base_url,
        }
    }
}

impl Data {
    /// The settings of the live providers.
    pub fn live(&self) -> LiveSettings {
        let free = self.live == FREE;
        LiveSettings {
            contact: self.contact.trim().to_owned(),
            ecb_enabled: free || self.ecb_enabled,
            currency_api_enabled: free || self.currency_api_enabled,
            treasury_enabled: free || self.treasury_enabled,
            fred_csv_enabled: free || self.fred_csv_enabled,
            sec_enabled: free || self.sec_enabled,
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
            ecb_base_url: self.ecb_base_url.clone(),
            currency_api_base_url: self.currency_api_base_url.clone(),
            currency_api_fallback_url: self.currency_api_fallback_url.clone(),
            treasury_base_url: self.treasury_base_url.clone(),
            fred_csv_base_url: self.fred_csv_base_url.clone(),
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
    pub(super) fn base_urls(&mut self) -> [&mut String; 10] {
        [
            &mut self.sec_base_url,
            &mut self.sec_files_base_url,
            &mut self.stooq_base_url,
            &mut self.fred_base_url,
            &mut self.alphavantage_base_url,
            &mut self.ecb_base_url,
            &mut self.currency_api_base_url,
            &mut self.currency_api_fallback_url,
            &mut self.treasury_base_url,
            &mut self.fred_csv_base_url,
        ]
    }

    pub(super) fn check(&self) -> Result<(), Fault> {
        if !["", FREE].contains(&self.live.as_str()) {
            return Err(Fault::key("data.live", "must be empty or free"));
        }
        self.check_contact()?;
        if !(1..=300).contains(&self.timeout_seconds) {
            return Err(Fault::key("data.timeout_seconds", "must be between 1 and 300"));
        }
        if self.retries > 10 {
            return Err(Fault::key("data.retries", "must be at most 10"));
        }
        if self.max_age_hours > 1_000_000 {
            return Err(Fault::key("data.max_age_hours", "must be at most 1000000"));
        }
        let by_day = [
            ("data.currency_api_base_url", &self.currency_api_base_url),
            ("data.currency_api_fallback_url", &self.currency_api_fallback_url),
        ];
        if let Some((key, _)) = by_day.iter().find(|(_, url)| !url.contains("{date}")) {
            return Err(Fault::key(key, "must have {date} where the day stands"));
        }
        let others = [
            ("data.sec_base_url", &self.sec_base_url),
            ("data.sec_files_base_url", &self.sec_files_base_url),
            ("data.stooq_base_url", &self.stooq_base_url),
            ("data.fred_base_url", &self.fred_base_url),
            ("data.alphavantage_base_url", &self.alphavantage_base_url),
            ("data.ecb_base_url", &self.ecb_base_url),
            ("data.treasury_base_url", &self.treasury_base_url),
            ("data.fred_csv_base_url", &self.fred_csv_base_url),
        ];
        for (key, url) in by_day.into_iter().chain(others) {
            if !url.starts_with("http://") && !url.starts_with("https://") {
                return Err(Fault::key(key, "must begin with http:// or https://"));
            }
        }
        Ok(())
    }

    /// The SEC requires a contact, and it must be valid in an HTTP header.
    fn check_contact(&self) -> Result<(), Fault> {
        let (contact, agent) = (self.contact.trim(), self.sec_user_agent.trim());
        if self.live().sec_enabled && contact.is_empty() && agent.is_empty() {
            return Err(Fault::key(
                "data.contact",
                "is needed to ask the SEC, which wants a name and an e-mail address",
            ));
        }
        for (key, text) in [("data.contact", contact), ("data.sec_user_agent", agent)] {
            if text.len() > 200 || !text.bytes().all(|byte| (0x20..0x7f).contains(&byte)) {
                return Err(Fault::key(key, "must be plain ASCII of at most 200 characters"));
            }
        }
        Ok(())
    }
}
