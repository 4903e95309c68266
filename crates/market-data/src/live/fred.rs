//! FRED: series of the economy, with a key.

use async_trait::async_trait;
use jiff::civil::Date;
use pipeline::ports::datasets::DatasetKind;
use reqwest::StatusCode;
use serde::Deserialize;

use super::wire::{COOL_DOWN, Wire, build_url, status_error};
use super::{Fetched, Live, SourceError};
use crate::formats::cells::{Comma, number};
use crate::formats::series::{Series, body};

pub(super) const BASE_URL: &str = "https://api.stlouisfed.org";

pub(super) struct Fred {
    wire: Wire,
    base: String,
    key: String,
}

#[derive(Deserialize)]
struct Observations {
    observations: Vec<Observation>,
}

#[derive(Deserialize)]
struct Observation {
    date: Date,
    value: String,
}

impl Fred {
    pub(super) fn new(wire: Wire, base: &str, key: &str) -> Self {
        Self {
            wire,
            base: base.to_owned(),
            key: key.to_owned(),
        }
    }
}

#[async_trait]
impl Live for Fred {
    fn name(&self) -> &'static str {
        "fred"
    }

    fn kind(&self) -> DatasetKind {
        DatasetKind::Series
    }

    fn probe(&self) -> &'static str {
        "DGS10"
    }

    fn may_have(&self, subject: &str) -> bool {
        !subject.is_empty() && subject.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    }

    async fn fetch(&self, subject: &str) -> Result<Option<Fetched>, SourceError> {
        const PATH: &str = "/fred/series/observations";
        if !self.may_have(subject) {
            return Ok(None);
        }
        let mut url = build_url(&self.base, PATH, &[("series_id", subject)])?;
        let with_key = [("api_key", self.key.as_str()), ("file_type", "json")];
        url.query_pairs_mut().extend_pairs(with_key);
        let answer = self.wire.get(&url).await?;
        if answer.status == StatusCode::BAD_REQUEST {
            // FRED answers 400 both for an unknown series and for a bad key.
            return match answer.text()?.contains("series does not exist") {
                true => Ok(None),
                false => Err(SourceError::away("refused the request or the key", COOL_DOWN)),
            };
        }
        if answer.status != StatusCode::OK {
            return Err(status_error(answer.status));
        }
        let unusable = || SourceError::Unusable("answered something that is not a series".to_owned());
        let found: Observations = serde_json::from_str(answer.text()?).map_err(|_| unusable())?;
        let mut series = Series::new();
        for observation in found.observations {
            // FRED writes `.` where there is no value.
            if let Some(value) = number(&observation.value, Comma::Groups).map_err(|_| unusable())? {
                series.insert(observation.date, value);
            }
        }
        if series.is_empty() {
            return Ok(None);
        }
        Ok(Some(Fetched {
            title: format!("Series {subject} of FRED, Federal Reserve Bank of St. Louis"),
            uri: build_url(BASE_URL, PATH, &[("series_id", subject)])?.into(),
            body: body(&series),
        }))
    }
}
