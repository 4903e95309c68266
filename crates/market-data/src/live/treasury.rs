//! The US Treasury's own table of yields: a year of working days in one document, without a key.
//!
//! These are the series that FRED calls DGS3MO, DGS10 and so on. Earlier years come from the shipped series, which has
//! the same source, because figures compare a yield with its own long history.

use std::collections::BTreeMap;

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;
use roxmltree::{Document, Node};
use url::Url;

use super::document_cache::DocumentCache;
use super::wire::{SourceAnswer, Wire, build_url};
use super::{Fetched, Live, SourceError, run_blocking, today};
use crate::formats::series::{self, Series};
use crate::history;
use crate::soundness::{days, other_unit};

pub(super) const BASE_URL: &str = "https://home.treasury.gov";
const PATH: &str = "/resource-center/data-chart-center/interest-rates/pages/xml";

/// A year has about half a megabyte.
pub(super) const MAX_BYTES: usize = 8 * 1024 * 1024;
/// The table gets one row each working day.
const FRESH_SECONDS: i64 = 3_600;
/// At most this many years are fetched to continue the shipped series.
const MAX_YEARS: i16 = 3;
/// If the newest yield is older than this, the answer is an error. Holidays are shorter.
const MAX_AGE_DAYS: f64 = 10.0;
/// The table declares five namespaces. Of many, the reader of XML looks at all with each element.
const MAX_NAMESPACES: usize = 32;
/// In percent. No yield was ever outside.
const PLAUSIBLE_YIELDS: std::ops::RangeInclusive<f64> = -5.0..=25.0;

/// The name of each series at FRED and in the document.
const TENORS: [(&str, &str); 11] = [
    ("DGS1MO", "BC_1MONTH"),
    ("DGS3MO", "BC_3MONTH"),
    ("DGS6MO", "BC_6MONTH"),
    ("DGS1", "BC_1YEAR"),
    ("DGS2", "BC_2YEAR"),
    ("DGS3", "BC_3YEAR"),
    ("DGS5", "BC_5YEAR"),
    ("DGS7", "BC_7YEAR"),
    ("DGS10", "BC_10YEAR"),
    ("DGS20", "BC_20YEAR"),
    ("DGS30", "BC_30YEAR"),
];

/// The yields of one year, by the name of the series at FRED.
type Year = BTreeMap<&'static str, Series>;

pub(super) struct Treasury {
    wire: Wire,
    base: String,
    documents: DocumentCache<Year>,
}

impl Treasury {
    pub(super) fn new(wire: Wire, base: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
            documents: DocumentCache::new(FRESH_SECONDS, 8),
        }
    }
}

#[async_trait]
impl Live for Treasury {
    fn name(&self) -> &'static str {
        "treasury"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Series
    }

    fn probe(&self) -> &'static str {
        "DGS10"
    }

    fn may_have(&self, subject: &str) -> bool {
        TENORS.iter().any(|(id, _)| *id == subject)
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        let Some(id) = TENORS.iter().map(|(id, _)| *id).find(|id| *id == subject) else {
            return Ok(None);
        };
        // The first use parses the shipped file, which is too slow for the threads that serve requests.
        let shipped = run_blocking(move || history::series(id)).await?;
        // In UTC, not `today()`, which may be in the next year: its table is empty until the first working day.
        let now: Date = self.wire.clock.now().date().parse().unwrap_or(Date::MAX);
        let shipped_until = shipped.last().map_or(now.year(), |(date, _)| date.year());
        let first_year = shipped_until.clamp(now.year() - MAX_YEARS + 1, now.year());
        let mut live = Series::new();
        for year in first_year..=now.year() {
            let day = today(&self.wire);
            let read = move |answer: &SourceAnswer| read(answer, year, day);
            if let Some(table) = self
                .documents
                .get(&self.wire, &document_url(&self.base, year)?, read)
                .await?
            {
                live.extend(table.get(id).into_iter().flatten());
            }
        }
        let (from, whole) = run_blocking(move || join_with_shipped(shipped, &live, now)).await??;
        Ok(Some(Fetched {
            title: format!("US Treasury par yields ({subject}), daily from {from}; before that as it ships"),
            uri: document_url(BASE_URL, now.year())?.into(),
            body: whole,
        }))
    }
}

/// The shipped values followed by the live ones, as a body, and the date of the first live value.
fn join_with_shipped(shipped: Vec<(Date, f64)>, live: &Series, now: Date) -> Result<(Date, String), SourceError> {
    let (Some((from, _)), Some((newest, _))) = (live.first_key_value(), live.last_key_value()) else {
        return Err(SourceError::Unusable("answered with a table without yields".to_owned()));
    };
    if days(*newest, now) > MAX_AGE_DAYS {
        return Err(SourceError::Unusable(format!("has no yields after {newest}")));
    }
    let values: Vec<(Date, f64)> = live.iter().map(|(date, value)| (*date, *value)).collect();
    if other_unit(&values, &shipped).is_some() {
        return Err(SourceError::Unusable("answered in another unit than before".to_owned()));
    }
    let older = shipped.into_iter().filter(|(date, _)| date < from);
    let whole: Series = older.chain(values).collect();
    Ok((*from, series::body(&whole)))
}

fn document_url(base: &str, year: i16) -> Result<Url, SourceError> {
    let year = year.to_string();
    let query = [
        ("data", "daily_treasury_yield_curve"),
        ("field_tdr_date_value", year.as_str()),
    ];
    build_url(base, PATH, &query)
}

fn read(answer: &SourceAnswer, year: i16, today: Date) -> Result<Year, SourceError> {
    let unusable = || SourceError::Unusable("answered something that is not its table of yields".to_owned());
    let text = answer.text()?;
    if text.matches("xmlns").nth(MAX_NAMESPACES).is_some() {
        return Err(unusable());
    }
    let document = Document::parse(text).map_err(|_| unusable())?;
    if document.root_element().tag_name().name() != "feed" {
        return Err(unusable());
    }
    let mut found = Year::new();
    let rows = document
        .descendants()
        .filter(|node| node.tag_name().name() == "properties");
    for row in rows {
        let cell = |name: &str| {
            row.children()
                .find(|node: &Node<'_, '_>| node.tag_name().name() == name)
        };
        let date = cell("NEW_DATE").and_then(|node| node.text()).unwrap_or_default();
        let date: Date = date.get(..10).and_then(|date| date.parse().ok()).ok_or_else(unusable)?;
        if date.year() != year || date > today {
            return Err(unusable());
        }
        let mut yields = Vec::new();
        for (id, name) in TENORS {
            let text = cell(name)
                .and_then(|node| node.text())
                .map(str::trim)
                .unwrap_or_default();
            if !text.is_empty() {
                let value: f64 = text.parse().map_err(|_| unusable())?;
                if !PLAUSIBLE_YIELDS.contains(&value) {
                    return Err(SourceError::Unusable(format!(
                        "answered with a yield of {value} percent"
                    )));
                }
                yields.push((id, value));
            }
        }
        // On a few holidays the table has a row of zeros, which is not data.
        if yields.iter().any(|(_, value)| *value != 0.0) {
            for (id, value) in yields {
                found.entry(id).or_default().insert(date, value);
            }
        }
    }
    // In the first days of a year the table is empty. A table with rows but without ten-year yields is another one.
    match found.is_empty() || found.contains_key("DGS10") {
        true => Ok(found),
        false => Err(unusable()),
    }
}
