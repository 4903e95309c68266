//! The European Central Bank's euro reference rates: every working day since 1999 in one archive, without a key.

use std::collections::HashMap;
use std::sync::Arc;

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::document_cache::DocumentCache;
use super::wire::{SourceAnswer, Wire, address};
use super::{Fetched, Live, SourceError, beside, today};
use crate::archive;
use crate::formats::cells::{Comma, number, written};
use crate::formats::table::Table;
use crate::soundness::days;
use crate::symbols::currency_pair;

pub(super) const HOME: &str = "https://www.ecb.europa.eu";
const PATH: &str = "/stats/eurofxref/eurofxref-hist.zip";

/// The archive has 0.7 MB, and eight unpacked.
pub(super) const MOST_BYTES: usize = 8 * 1024 * 1024;
const MOST_UNPACKED: u64 = 32 * 1024 * 1024;
/// Rates come once each working day.
const FRESH_SECONDS: i64 = 3_600;
/// Easter and Christmas are shorter.
const OLDEST_DAYS: f64 = 10.0;
/// No currency of theirs ever moved so many times in a day.
const LARGEST_MOVE: f64 = 3.0;

/// What a euro bought, by currency, newest first as in the file; nothing where there was no rate.
struct Rates {
    dates: Vec<Date>,
    of: HashMap<String, Vec<Option<f64>>>,
}

pub(super) struct Ecb {
    wire: Wire,
    base: String,
    desk: DocumentCache<Rates>,
}

impl Ecb {
    pub(super) fn new(wire: Wire, base: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
            desk: DocumentCache::new(FRESH_SECONDS, 1),
        }
    }
}

#[async_trait]
impl Live for Ecb {
    fn name(&self) -> &'static str {
        "ecb"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Prices
    }

    fn probe(&self) -> &'static str {
        "EURUSD"
    }

    fn may_have(&self, subject: &str) -> bool {
        currency_pair(subject).is_some()
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        let Some((one, other)) = currency_pair(subject) else {
            return Ok(None);
        };
        let day = today(&self.wire);
        let read = move |answer: &SourceAnswer| read(answer, day);
        let page = address(&self.base, PATH, &[])?;
        let Some(rates) = self.desk.get(&self.wire, &page, read).await? else {
            return Err(SourceError::Unusable("has no archive of rates any more".to_owned()));
        };
        let (one, other) = (one.to_owned(), other.to_owned());
        let body = beside(move || pair(&rates, &one, &other)).await??;
        Ok(body.map(|body| Fetched {
            title: format!("Reference rates of the European Central Bank, {subject}, each working day"),
            uri: format!("{HOME}{PATH}"),
            body,
        }))
    }
}

fn not_rates() -> SourceError {
    SourceError::Unusable("answered something that is not its table of rates".to_owned())
}

fn read(answer: &SourceAnswer, today: Date) -> Result<Rates, SourceError> {
    let text = archive::only_file(answer.bytes()?, MOST_UNPACKED)
        .map_err(|reason| SourceError::Unusable(format!("answered with an archive that {reason}")))?;
    let text = String::from_utf8(text).map_err(|_| not_rates())?;
    let table = Table::read(&text).map_err(|_| not_rates())?;
    if table.column(&["date"]) != Some(0) || table.column(&["usd"]).is_none() {
        return Err(not_rates());
    }
    let mut rates = Rates {
        dates: Vec::new(),
        of: HashMap::new(),
    };
    for row in table.rows() {
        let date: Date = row.cell(0).parse().map_err(|_| not_rates())?;
        // Newest first, each day once: anything else is not the file that we know.
        if date > today || rates.dates.last().is_some_and(|newer| *newer <= date) {
            return Err(not_rates());
        }
        rates.dates.push(date);
        for (at, code) in table
            .names
            .iter()
            .enumerate()
            .skip(1)
            .filter(|(_, code)| !code.is_empty())
        {
            let rate = number(row.cell(at), Comma::Groups).map_err(|_| not_rates())?;
            if rate.is_some_and(|rate| rate <= 0.0) {
                return Err(not_rates());
            }
            rates.of.entry(code.clone()).or_default().push(rate);
        }
    }
    match rates.dates.first() {
        Some(newest) if days(*newest, today) <= OLDEST_DAYS => Ok(rates),
        Some(newest) => Err(SourceError::Unusable(format!("has no rates after {newest}"))),
        None => Err(not_rates()),
    }
}

/// The rows of a pair, oldest first; none where the bank has no rate for one of the two.
fn pair(rates: &Arc<Rates>, one: &str, other: &str) -> Result<Option<String>, SourceError> {
    let column = |code: &str| match code {
        "EUR" => Some(vec![Some(1.0); rates.dates.len()]),
        _ => rates.of.get(code).cloned(),
    };
    let (Some(one), Some(other)) = (column(one), column(other)) else {
        return Ok(None);
    };
    let mut body = format!("{}\n", DatasetKind::Prices.header());
    let mut before: Option<f64> = None;
    for ((date, one), other) in rates.dates.iter().zip(one).zip(other).rev() {
        let (Some(one), Some(other)) = (one, other) else {
            continue;
        };
        let rate = other / one;
        if before.is_some_and(|before| !(1.0 / LARGEST_MOVE..=LARGEST_MOVE).contains(&(rate / before))) {
            return Err(SourceError::Unusable(format!(
                "answered with a rate of {date} that does not fit the one before it"
            )));
        }
        before = Some(rate);
        // Seven digits are more than the bank gives.
        let rate = written(format!("{rate:.6e}").parse().unwrap_or(rate));
        body.push_str(&format!("{date},{rate},{rate},\n"));
    }
    Ok(before.map(|_| body))
}
