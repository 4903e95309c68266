//! The free currency API: a file for each day on a content network, with currencies, metals and coins in one.
//!
//! One file is one day, so a history is put together from the last day of each month and the newest day. Daily figures
//! are not made from that: the data room sees that the steps are months.

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
use super::wire::{SourceAnswer, Wire, address};
use super::{Fetched, Live, SourceError, today};
use crate::formats::cells::written;
use crate::history;
use crate::soundness::days;
use crate::symbols::{currency_pair, metal_or_coin};

pub(super) const HOME: &str = "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@{date}/v1";
pub(super) const FALLBACK: &str = "https://{date}.currency-api.pages.dev/v1";
const PATH: &str = "/currencies/usd.min.json";

/// A day has ten kilobytes.
pub(super) const MOST_BYTES: usize = 2 * 1024 * 1024;
/// There is a new file once a day.
const FRESH_SECONDS: i64 = 3_600;
/// So many months back, and not before the first whole month that the source has.
const MOST_MONTHS: i32 = 36;
const FIRST: Date = jiff::civil::date(2024, 3, 31);
/// There is a file for every day.
const OLDEST_DAYS: f64 = 5.0;
/// No more than this from one month to the next, and none of it is a wrong unit.
const LARGEST_MOVE: f64 = 10.0;

pub(super) struct CurrencyApi {
    wire: Wire,
    /// Where it is, and where it is if that fails; `{date}` stands for the day.
    bases: [String; 2],
    /// Which of the two is asked first: the one that answered last.
    first: AtomicUsize,
    newest: DocumentCache<Day>,
    /// Days that are over do not change.
    past: DocumentCache<Day>,
}

/// How much of everything one dollar buys, by code.
struct Day {
    date: Date,
    of: HashMap<String, f64>,
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
            first: AtomicUsize::new(0),
            newest: DocumentCache::new(FRESH_SECONDS, 2),
            past: DocumentCache::new(
                i64::from(u32::MAX),
                4 * usize::try_from(MOST_MONTHS).unwrap_or_default(),
            ),
        }
    }

    /// The file of a day or of `latest`, from the first of the two places that has it.
    async fn day(
        &self,
        desk: &DocumentCache<Day>,
        name: &str,
        wanted: Option<Date>,
    ) -> Result<Option<Arc<Day>>, SourceError> {
        let first = self.first.load(Ordering::Relaxed);
        let mut outcome = Ok(None);
        for at in [first, 1 - first] {
            let read = move |answer: &SourceAnswer| read(answer, wanted);
            outcome = match desk.get(&self.wire, &page(&self.bases[at], name)?, read).await {
                // Whoever did not answer once is not waited for again with every day.
                Ok(Some(day)) => {
                    if outcome.is_err() {
                        self.first.store(at, Ordering::Relaxed);
                    }
                    return Ok(Some(day));
                }
                // One that has no such day says more than one that is away.
                Err(_) if matches!(outcome, Ok(None)) && at != first => outcome,
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
        let Some((one, other)) = metal_or_coin.or_else(|| currency_pair(subject)) else {
            return Ok(None);
        };
        let newest = self.day(&self.newest, "latest", None).await?;
        let newest = newest.ok_or_else(|| SourceError::Unusable("has no newest day".to_owned()))?;
        let today = today(&self.wire);
        if newest.date > today || days(newest.date, today) > OLDEST_DAYS {
            return Err(SourceError::Unusable(format!("has nothing after {}", newest.date)));
        }
        let Some(last) = newest.price(one, other) else {
            return Ok(None);
        };
        let mut prices = BTreeMap::from([(newest.date, last)]);
        for end in month_ends(newest.date) {
            // A month without its last day is a hole, and the data room begins after it.
            if let Some(day) = self.day(&self.past, &end.to_string(), Some(end)).await? {
                prices.extend(day.price(one, other).map(|price| (end, price)));
            }
        }
        sound(&prices, one, last)?;
        let mut body = format!("{}\n", DatasetKind::Prices.header());
        for (date, price) in &prices {
            // The source has about seven digits.
            let price = written(format!("{price:.6e}").parse().unwrap_or(*price));
            body.push_str(&format!("{date},{price},{price},\n"));
        }
        Ok(Some(Fetched {
            title: format!("{subject} from currency-api (CC0), the last day of each month and the newest day"),
            uri: page(HOME, "latest")?.into(),
            body,
        }))
    }
}

impl Day {
    /// How many of the second the first costs.
    fn price(&self, one: &str, other: &str) -> Option<f64> {
        let of = |code: &str| match code {
            "USD" => Some(1.0),
            _ => self.of.get(&code.to_lowercase()).copied(),
        };
        Some(of(other)? / of(one)?)
    }
}

/// The last days of the months before a day, oldest first.
fn month_ends(newest: Date) -> Vec<Date> {
    let this_month = newest.first_of_month();
    let ends = (0..MOST_MONTHS).rev().filter_map(|back| {
        let first = this_month.checked_sub(back.months()).ok()?;
        first.yesterday().ok()
    });
    ends.filter(|end| *end >= FIRST).collect()
}

fn page(base: &str, name: &str) -> Result<Url, SourceError> {
    address(&base.replace("{date}", name), PATH, &[])
}

fn read(answer: &SourceAnswer, wanted: Option<Date>) -> Result<Day, SourceError> {
    let unusable = || SourceError::Unusable("answered something that is not its table of a day".to_owned());
    let file: File = serde_json::from_str(answer.text()?).map_err(|_| unusable())?;
    if wanted.is_some_and(|wanted| wanted != file.date) {
        return Err(SourceError::Unusable(
            "answered with another day than was asked for".to_owned(),
        ));
    }
    // Some of its hundreds of codes have no rate on some days.
    let rates = file.usd.into_iter();
    let rates = rates.filter_map(|(code, rate)| Some((code, rate.as_f64().filter(|rate| *rate > 0.0)?)));
    let of: HashMap<String, f64> = rates.collect();
    // Without the euro it is another table.
    match of.contains_key("eur") {
        true => Ok(Day { date: file.date, of }),
        false => Err(unusable()),
    }
}

/// Whether prices follow each other, and what ships, as prices do.
fn sound(prices: &BTreeMap<Date, f64>, code: &str, last: f64) -> Result<(), SourceError> {
    let fits = |one: f64, other: f64| (1.0 / LARGEST_MOVE..=LARGEST_MOVE).contains(&(one / other));
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
