//! FRED's download of a series as CSV: without a key, one request for a whole series.

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;
use url::Url;

use super::document_cache::DocumentCache;
use super::wire::{SourceAnswer, Wire, build_url};
use super::{Fetched, Live, SourceError, today};
use crate::formats::series::{self, Series};
use crate::formats::table::Table;
use crate::history;
use crate::soundness;

pub(super) const BASE_URL: &str = "https://fred.stlouisfed.org";

/// Sixty years of daily values have a third of a megabyte.
pub(super) const MAX_BYTES: usize = 8 * 1024 * 1024;
/// The number of series in the cache.
const MAX_KEPT: usize = 32;

pub(super) struct FredCsv {
    wire: Wire,
    base: String,
    documents: DocumentCache<Series>,
}

impl FredCsv {
    pub(super) fn new(wire: Wire, base: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
            documents: DocumentCache::new(0, MAX_KEPT),
        }
    }
}

#[async_trait]
impl Live for FredCsv {
    fn name(&self) -> &'static str {
        "fred"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Series
    }

    fn probe(&self) -> &'static str {
        "UNRATE"
    }

    fn may_have(&self, subject: &str) -> bool {
        !subject.is_empty() && subject.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        if !self.may_have(subject) {
            return Ok(None);
        }
        let (id, day) = (subject.to_owned(), today(&self.wire));
        let read = move |answer: &SourceAnswer| read(answer, &id, day);
        let Some(series) = self
            .documents
            .get(&self.wire, &document_url(&self.base, subject)?, read)
            .await?
        else {
            return Ok(None);
        };
        Ok(Some(Fetched {
            title: format!("Series {subject} of FRED, Federal Reserve Bank of St. Louis, as CSV"),
            uri: document_url(BASE_URL, subject)?.into(),
            body: series::body(&series),
        }))
    }
}

fn document_url(base: &str, id: &str) -> Result<Url, SourceError> {
    build_url(base, "/graph/fredgraph.csv", &[("id", id)])
}

fn read(answer: &SourceAnswer, id: &str, today: Date) -> Result<Series, SourceError> {
    let unusable = || SourceError::Unusable("answered something that is not a series".to_owned());
    let table = Table::read(answer.text()?).map_err(|_| unusable())?;
    let columns = series::columns(&table).map_err(|_| unusable())?;
    // A column with another name is another series.
    if table.names.get(columns.1).is_none_or(|name| name != id) {
        return Err(unusable());
    }
    let parsed = series::read(&table, columns, today);
    if !parsed.problems.is_empty() || parsed.value.is_empty() {
        return Err(unusable());
    }
    check_values(&parsed.value, id, today)?;
    Ok(parsed.value)
}

/// Fails where the values are too old, jump, or are in another unit than the shipped series.
fn check_values(series: &Series, id: &str, today: Date) -> Result<(), SourceError> {
    let values: Vec<(Date, f64)> = series.iter().map(|(date, value)| (*date, *value)).collect();
    let dates: Vec<Date> = series.keys().copied().collect();
    if soundness::is_stale(&dates, today) {
        let newest = dates.last().copied().unwrap_or_default();
        return Err(SourceError::Unusable(format!(
            "has nothing newer than {newest}, which is too old for this series"
        )));
    }
    if let Some((date, _)) = soundness::jump(&values).and_then(|at| values.get(at)) {
        return Err(SourceError::Unusable(format!(
            "answered with a value of {date} that does not fit the one before it"
        )));
    }
    match soundness::other_unit(&values, &history::series(id)) {
        Some(_) => Err(SourceError::Unusable("answered in another unit than before".to_owned())),
        None => Ok(()),
    }
}
