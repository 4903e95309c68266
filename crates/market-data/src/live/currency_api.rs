//! The free currency API: one file a day on a content delivery network, with all currencies, metals and coins.
//!
//! One request gives one day, so the history is the last day of each month and the newest day. The data room
//! recognises monthly steps and makes no daily figures from them.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use jiff::ToSpan;
use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;
use serde::Deserialize;
use serde_json::Value;
use url::Url;

use super::document_cache::DocumentCache;
use super::wire::{SourceAnswer, Wire, build_url};
use super::{Fetched, Live, SourceError, today};
use crate::formats::cells::number_text;
use crate::history;
use crate::soundness::days;
use crate::symbols::{currency_pair, metal_or_coin};

pub(super) const BASE_URL: &str = "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@{date}/v1";
pub(super) const FALLBACK_URL: &str = "https://{date}.currency-api.pages.dev/v1";
const PATH: &str = "/currencies/usd.min.json";

/// A file has about ten kilobytes.
pub(super) const MAX_BYTES: usize = 2 * 1024 * 1024;
/// There is a new file once a day.
const FRESH_SECONDS: i64 = 3_600;
/// The length of the history.
const MAX_MONTHS: i32 = 36;
/// The end of the first whole month that the source has.
const FIRST_MONTH_END: Date = jiff::civil::date(2024, 3, 31);
/// The source publishes every day. If its newest file is older than this, the answer is an error.
const MAX_AGE_DAYS: f64 = 5.0;
/// A price that grows or shrinks by more than this factor in a month is taken for an error, such as another unit.
const MAX_MOVE: f64 = 10.0;

pub(super) struct CurrencyApi {
    wire: Wire,
    /// The base URL and its fallback; `{date}` stands for the day.
    bases: [String; 2],
    /// The index of the base URL that is tried first: the one that answered last.
    preferred: AtomicUsize,
    newest: DocumentCache<Day>,
    /// Files of past days, which do not change.
    past: DocumentCache<Day>,
}

/// The rates of one day: what one dollar buys, by code.
struct Day {
    date: Date,
    rates: HashMap<String, f64>,
}

#[derive(Deserialize)]
struct File {
    date: Date,
    usd: HashMap<String, Value>,
}

impl CurrencyApi {
    pub(super) fn new(wire: Wire, base: &str, fallback: &str) -> Self {
        Self {
            wire,
            bases: [base.to_owned(), fallback.to_owned()],
            preferred: AtomicUsize::new(0),
            newest: DocumentCache::new(FRESH_SECONDS, 2),
            past: DocumentCache::new(i64::from(u32::MAX), 4 * usize::try_from(MAX_MONTHS).unwrap_or_default()),
        }
    }

    /// The file of a day or of `latest`, from the first of the two base URLs that has it.
    async fn day(
        &self,
        documents: &DocumentCache<Day>,
        name: &str,
        wanted: Option<Date>,
    ) -> Result<Option<Arc<Day>>, SourceError> {
        let preferred = self.preferred.load(Ordering::Relaxed);
        let mut outcome = Ok(None);
        for at in [preferred, 1 - preferred] {
            let read = move |answer: &SourceAnswer| read(answer, wanted);
            outcome = match documents
                .get(&self.wire, &document_url(&self.bases[at], name)?, read)
                .await
            {
                // A base URL that failed is not tried first again, or every day would wait for its timeout.
                Ok(Some(day)) => {
                    if outcome.is_err() {
                        self.preferred.store(at, Ordering::Relaxed);
                    }
                    return Ok(Some(day));
                }
                // "No such day" from one base URL outweighs a failure of the other.
                Err(_) if matches!(outcome, Ok(None)) && at != preferred => outcome,
                other => other,
            };
        }
        outcome
    }
}

#[async_trait]
impl Live for CurrencyApi {
    fn name(&self) -> &'static str {
        "currency-api"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Prices
    }

    fn probe(&self) -> &'static str {
        "XAU"
    }

    fn may_have(&self, subject: &str) -> bool {
        metal_or_coin(subject).is_some() || currency_pair(subject).is_some()
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        let metal_or_coin = metal_or_coin(subject).map(|code| (code, "USD"));
        let Some((base, quote)) = metal_or_coin.or_else(|| currency_pair(subject)) else {
            return Ok(None);
        };
        let newest = self.day(&self.newest, "latest", None).await?;
        let newest = newest.ok_or_else(|| SourceError::Unusable("has no newest day".to_owned()))?;
        let today = today(&self.wire);
        if newest.date > today || days(newest.date, today) > MAX_AGE_DAYS {
            return Err(SourceError::Unusable(format!("has nothing after {}", newest.date)));
        }
        let Some(last) = newest.price(base, quote) else {
            return Ok(None);
        };
        let mut prices = BTreeMap::from([(newest.date, last)]);
        for end in month_ends(newest.date) {
            // If a month has no file, the data room uses only the months after it.
            if let Some(day) = self.day(&self.past, &end.to_string(), Some(end)).await? {
                prices.extend(day.price(base, quote).map(|price| (end, price)));
            }
        }
        check_moves(&prices, base, last)?;
        let mut body = format!("{}\n", DatasetKind::Prices.header());
        for (date, price) in &prices {
            // The source has about seven significant digits.
            let price = number_text(format!("{price:.6e}").parse().unwrap_or(*price));
            body.push_str(&format!("{date},{price},{price},\n"));
        }
        Ok(Some(Fetched {
            title: format!("{subject} from currency-api (CC0), the last day of each month and the newest day"),
            uri: document_url(BASE_URL, "latest")?.into(),
            body,
        }))
    }
}

impl Day {
    /// The price of one unit of `base` in `quote`.
    fn price(&self, base: &str, quote: &str) -> Option<f64> {
        let per_dollar = |code: &str| match code {
            "USD" => Some(1.0),
            _ => self.rates.get(&code.to_lowercase()).copied(),
        };
        Some(per_dollar(quote)? / per_dollar(base)?)
    }
}

/// The last days of the months before a day, oldest first.
fn month_ends(newest: Date) -> Vec<Date> {
    let this_month = newest.first_of_month();
    let ends = (0..MAX_MONTHS).rev().filter_map(|back| {
        let first = this_month.checked_sub(back.months()).ok()?;
        first.yesterday().ok()
    });
    ends.filter(|end| *end >= FIRST_MONTH_END).collect()
}

fn document_url(base: &str, name: &str) -> Result<Url, SourceError> {
    build_url(&base.replace("{date}", name), PATH, &[])
}

fn read(answer: &SourceAnswer, wanted: Option<Date>) -> Result<Day, SourceError> {
    let unusable = || SourceError::Unusable("answered something that is not its table of a day".to_owned());
    let file: File = serde_json::from_str(answer.text()?).map_err(|_| unusable())?;
    if wanted.is_some_and(|wanted| wanted != file.date) {
        return Err(SourceError::Unusable(
            "answered with another day than was asked for".to_owned(),
        ));
    }
    // Some of the hundreds of codes have no rate on some days.
    let rates = file.usd.into_iter();
    let rates = rates.filter_map(|(code, rate)| Some((code, rate.as_f64().filter(|rate| *rate > 0.0)?)));
    let rates: HashMap<String, f64> = rates.collect();
    // A file without the euro is not the expected one.
    match rates.contains_key("eur") {
        true => Ok(Day { date: file.date, rates }),
        false => Err(unusable()),
    }
}

/// Fails where a price moves too far from the one before it, or the newest price too far from the shipped one.
fn check_moves(prices: &BTreeMap<Date, f64>, code: &str, last: f64) -> Result<(), SourceError> {
    let fits = |one: f64, other: f64| (1.0 / MAX_MOVE..=MAX_MOVE).contains(&(one / other));
    let values: Vec<f64> = prices.values().copied().collect();
    let shipped = history::metal_or_coin(code);
    let follows = values.windows(2).all(|pair| fits(pair[0], pair[1]));
    match follows && shipped.last().is_none_or(|(_, known)| fits(*known, last)) {
        true => Ok(()),
        false => Err(SourceError::Unusable(
            "answered with a price that does not fit the ones before it".to_owned(),
        )),
    }
}
