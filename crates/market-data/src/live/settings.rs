//! The settings of the live providers: the section `[data]` of the configuration.

use std::time::Duration;

use pipeline::setting::Secret;
use serde::{Deserialize, Serialize};

use super::{alpha_vantage, currency_api, ecb, fred, fred_csv, sec, stooq, treasury};

/// The preset that turns on the live sources that need no key, except Stooq, which is asked by symbol.
const FREE: &str = "free";

/// `[data]`: live providers. All are off until they are configured.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LiveSettings {
    /// `free` turns on the sources that need no key, except Stooq; if empty, each has its own switch.
    pub live: String,
    /// The operator's name and e-mail address, sent to every provider in the user agent.
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
    /// The user agent for the SEC, which demands a name and an e-mail address; empty: the general one.
    pub sec_user_agent: String,
    /// Whether Stooq is asked for daily prices.
    pub stooq_enabled: bool,
    /// The API key of FRED; empty: FRED is not asked with a key.
    pub fred_api_key: Secret,
    /// The API key of Alpha Vantage; empty: Alpha Vantage is not asked.
    pub alphavantage_api_key: Secret,
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
    /// Address of FRED's API.
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
    /// Address of FRED's downloads, which need no key.
    pub fred_csv_base_url: String,
}

impl Default for LiveSettings {
    fn default() -> Self {
        Self {
            live: String::new(),
            contact: String::new(),
            ecb_enabled: false,
            currency_api_enabled: false,
            treasury_enabled: false,
            fred_csv_enabled: false,
            sec_enabled: false,
            sec_user_agent: String::new(),
            stooq_enabled: false,
            fred_api_key: Secret::default(),
            alphavantage_api_key: Secret::default(),
            max_age_hours: 24,
            timeout_seconds: 10,
            retries: 2,
            sec_base_url: sec::DATA_URL.to_owned(),
            sec_files_base_url: sec::FILES_URL.to_owned(),
            stooq_base_url: stooq::BASE_URL.to_owned(),
            fred_base_url: fred::BASE_URL.to_owned(),
            alphavantage_base_url: alpha_vantage::BASE_URL.to_owned(),
            ecb_base_url: ecb::BASE_URL.to_owned(),
            currency_api_base_url: currency_api::BASE_URL.to_owned(),
            currency_api_fallback_url: currency_api::FALLBACK_URL.to_owned(),
            treasury_base_url: treasury::BASE_URL.to_owned(),
            fred_csv_base_url: fred_csv::BASE_URL.to_owned(),
        }
    }
}

/// A setting with a value that cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettingError {
    /// The key of the setting within its section.
    pub key: &'static str,
    /// What is wrong, as a phrase that follows the key.
    pub problem: &'static str,
}

impl LiveSettings {
    /// Whether a source of the preset is asked: by its own switch or by the preset.
    pub(super) fn is_on(&self, enabled: bool) -> bool {
        enabled || self.live == FREE
    }

    /// How long one request may take.
    pub(super) const fn timeout(&self) -> Duration {
        Duration::from_secs(self.timeout_seconds)
    }

    /// The age at which a copy is fetched again.
    pub fn max_age_seconds(&self) -> i64 {
        i64::try_from(self.max_age_hours.saturating_mul(3_600)).unwrap_or(i64::MAX)
    }

    /// The addresses with their keys. An address may have a password in it.
    pub fn addresses(&mut self) -> Vec<(&'static str, &mut String)> {
        vec![
            ("sec_base_url", &mut self.sec_base_url),
            ("sec_files_base_url", &mut self.sec_files_base_url),
            ("stooq_base_url", &mut self.stooq_base_url),
            ("fred_base_url", &mut self.fred_base_url),
            ("alphavantage_base_url", &mut self.alphavantage_base_url),
            ("ecb_base_url", &mut self.ecb_base_url),
            ("currency_api_base_url", &mut self.currency_api_base_url),
            ("currency_api_fallback_url", &mut self.currency_api_fallback_url),
            ("treasury_base_url", &mut self.treasury_base_url),
            ("fred_csv_base_url", &mut self.fred_csv_base_url),
        ]
    }

    /// Checks every value.
    pub fn check(&self) -> Result<(), SettingError> {
        let unless = |right: bool, key, problem| match right {
            true => Ok(()),
            false => Err(SettingError { key, problem }),
        };
        unless(
            ["", FREE].contains(&self.live.as_str()),
            "live",
            "must be empty or free",
        )?;
        self.check_contact()?;
        let timeout = self.timeout_seconds;
        unless(
            (1..=300).contains(&timeout),
            "timeout_seconds",
            "must be between 1 and 300",
        )?;
        unless(self.retries <= 10, "retries", "must be at most 10")?;
        let max_age = self.max_age_hours;
        unless(max_age <= 1_000_000, "max_age_hours", "must be at most 1000000")?;
        let no_date = "must have {date} where the day stands";
        let dated = |url: &str| url.contains("{date}");
        unless(dated(&self.currency_api_base_url), "currency_api_base_url", no_date)?;
        let fallback = &self.currency_api_fallback_url;
        unless(dated(fallback), "currency_api_fallback_url", no_date)?;
        for (key, url) in self.clone().addresses() {
            let is_http = url.starts_with("http://") || url.starts_with("https://");
            unless(is_http, key, "must begin with http:// or https://")?;
        }
        Ok(())
    }

    /// The SEC requires a contact, and it must be valid in an HTTP header.
    fn check_contact(&self) -> Result<(), SettingError> {
        let (contact, agent) = (self.contact.trim(), self.sec_user_agent.trim());
        if self.is_on(self.sec_enabled) && contact.is_empty() && agent.is_empty() {
            return Err(SettingError {
                key: "contact",
                problem: "is needed to ask the SEC, which wants a name and an e-mail address",
            });
        }
        for (key, text) in [("contact", contact), ("sec_user_agent", agent)] {
            if text.len() > 200 || !text.bytes().all(|byte| (0x20..0x7f).contains(&byte)) {
                return Err(SettingError {
                    key,
                    problem: "must be plain ASCII of at most 200 characters",
                });
            }
        }
        Ok(())
    }
}
