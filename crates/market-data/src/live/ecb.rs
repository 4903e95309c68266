//! The European Central Bank's euro reference rates: every working day since 1999 in one archive, without a key.

use std::collections::HashMap;
use std::sync::Arc;

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;

use super::document_cache::DocumentCache;
use super::wire::{SourceAnswer, Wire, build_url};
use super::{Fetched, Live, SourceError, run_blocking, today};
use crate::archive;
use crate::formats::cells::{Comma, number, number_text};
use crate::formats::table::Table;
use crate::soundness::days;
use crate::symbols::currency_pair;

pub(super) const BASE_URL: &str = "https://www.ecb.europa.eu";
const PATH: &str = "/stats/eurofxref/eurofxref-hist.zip";

/// The archive has 0.7 MB, unpacked 8 MB.
pub(super) const MAX_BYTES: usize = 8 * 1024 * 1024;
const MAX_UNPACKED_BYTES: u64 = 32 * 1024 * 1024;
/// The table has a column for each of some forty currencies.
const MAX_COLUMNS: usize = 100;
/// Rates are published once each working day.
const FRESH_SECONDS: i64 = 3_600;
/// If the newest rate is older than this, the answer is an error. Easter and Christmas are shorter.
const MAX_AGE_DAYS: f64 = 10.0;
/// No published rate ever grew or shrank by this factor in a day.
const MAX_MOVE: f64 = 3.0;

/// What a euro bought, by currency, newest first as in the file; `None` where there was no rate.
struct Rates {
    dates: Vec<Date>,
    by_currency: HashMap<String, Vec<Option<f64>>>,
}

pub(super) struct Ecb {
    wire: Wire,
    base: String,
    documents: DocumentCache<Rates>,
}

impl Ecb {
    pub(super) fn new(wire: Wire, base: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
            documents: DocumentCache::new(FRESH_SECONDS, 1),
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
        let Some((base, quote)) = currency_pair(subject) else {
            return Ok(None);
        };
        let day = today(&self.wire);
        let read = move |answer: &SourceAnswer| read(answer, day);
        let url = build_url(&self.base, PATH, &[])?;
        let Some(rates) = self.documents.get(&self.wire, &url, read).await? else {
            return Err(SourceError::Unusable("has no archive of rates any more".to_owned()));
        };
        let (base, quote) = (base.to_owned(), quote.to_owned());
        let body = run_blocking(move || pair_body(&rates, &base, &quote)).await??;
        Ok(body.map(|body| Fetched {
            title: format!("Reference rates of the European Central Bank, {subject}, each working day"),
            uri: format!("{BASE_URL}{PATH}"),
            body,
        }))
    }
}

fn not_rates() -> SourceError {
    SourceError::Unusable("answered something that is not its table of rates".to_owned())
}

fn read(answer: &SourceAnswer, today: Date) -> Result<Rates, SourceError> {
    let text = archive::only_file(answer.bytes()?, MAX_UNPACKED_BYTES)
        .map_err(|reason| SourceError::Unusable(format!("answered with an archive that {reason}")))?;
    let text = String::from_utf8(text).map_err(|_| not_rates())?;
    let table = Table::read(&text).map_err(|_| not_rates())?;
    let known = table.column(&["date"]) == Some(0) && table.column(&["usd"]).is_some();
    if !known || table.names.len() > MAX_COLUMNS {
        return Err(not_rates());
    }
    let mut rates = Rates {
        dates: Vec::new(),
        by_currency: HashMap::new(),
    };
    for row in table.rows() {
        let date: Date = row.cell(0).parse().map_err(|_| not_rates())?;
        // Newest first, each day once; any other order is an unknown layout.
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
            rates.by_currency.entry(code.clone()).or_default().push(rate);
        }
    }
    match rates.dates.first() {
        Some(newest) if days(*newest, today) <= MAX_AGE_DAYS => Ok(rates),
        Some(newest) => Err(SourceError::Unusable(format!("has no rates after {newest}"))),
        None => Err(not_rates()),
    }
}

/// The body for a currency pair, oldest first; `None` where the bank has no rate for one of the two.
fn pair_body(rates: &Arc<Rates>, base: &str, quote: &str) -> Result<Option<String>, SourceError> {
    let column = |code: &str| match code {
        "EUR" => Some(vec![Some(1.0); rates.dates.len()]),
        _ => rates.by_currency.get(code).cloned(),
    };
    let (Some(base), Some(quote)) = (column(base), column(quote)) else {
        return Ok(None);
    };
    let mut body = format!("{}\n", DatasetKind::Prices.header());
    let mut before: Option<f64> = None;
    for ((date, base), quote) in rates.dates.iter().zip(base).zip(quote).rev() {
        let (Some(base), Some(quote)) = (base, quote) else {
            continue;
        };
        let rate = quote / base;
        if before.is_some_and(|before| !(1.0 / MAX_MOVE..=MAX_MOVE).contains(&(rate / before))) {
            return Err(SourceError::Unusable(format!(
                "answered with a rate of {date} that does not fit the one before it"
            )));
        }
        before = Some(rate);
        // The bank gives fewer than seven significant digits.
        let rate = number_text(format!("{rate:.6e}").parse().unwrap_or(rate));
        body.push_str(&format!("{date},{rate},{rate},\n"));
    }
    Ok(before.map(|_| body))
}
