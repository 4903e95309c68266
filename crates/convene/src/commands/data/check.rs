//! `convene data check`: tries the configured live sources before anybody relies on them.

use std::sync::Arc;

use market_data::{Live, SourceError};
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind};
use pipeline::ports::ids::Ids;
use serde_json::{Value, json};

use super::print_line;
use super::table::table;
use crate::config::Config;
use crate::fault::Fault;
use crate::system::{SystemClock, SystemIds};

const COLUMNS: [&str; 6] = ["source", "asked for", "gave", "newest", "age", "took"];

/// The result of asking one source.
struct SourceCheck {
    source: &'static str,
    subject: &'static str,
    /// What the source returned, or why it returned nothing.
    result: Result<FetchedData, String>,
    took_ms: i64,
}

struct FetchedData {
    kind: DatasetKind,
    rows: i64,
    first: String,
    last: String,
    age_days: i64,
}

/// Asks each configured source for a subject that it surely has. Nothing is stored.
pub(super) async fn check(config: &Config, as_json: bool) -> Result<(), Fault> {
    let (clock, ids): (Arc<dyn Clock>, Arc<dyn Ids>) = (Arc::new(SystemClock), Arc::new(SystemIds));
    let sources = market_data::providers(&config.data, &clock, &ids).map_err(|error| Fault::key("data", error))?;
    let mut checks = Vec::new();
    for source in &sources {
        checks.push(check_source(source.as_ref(), clock.as_ref()).await);
    }
    if as_json {
        let all: Vec<Value> = checks.iter().map(SourceCheck::json).collect();
        let text = serde_json::to_string_pretty(&all).map_err(|error| Fault::Other(error.to_string()))?;
        print_line(&text)?;
    } else if checks.is_empty() {
        print_line(
            "No live source is configured. data.live = \"free\" turns on those that need no key; see docs/data.md.",
        )?;
    } else {
        print_line(&table(
            &COLUMNS,
            &checks.iter().map(SourceCheck::row).collect::<Vec<_>>(),
        ))?;
    }
    let failed: Vec<&str> = checks
        .iter()
        .filter(|check| check.result.is_err())
        .map(|check| check.source)
        .collect();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(Fault::Other(format!("nothing came from {}", failed.join(", ")))),
    }
}

async fn check_source(source: &dyn Live, clock: &dyn Clock) -> SourceCheck {
    let began = clock.now();
    let subject = source.probe();
    let fetched = source.fetch(subject).await;
    let now = clock.now();
    let result = match fetched {
        Ok(Some(fetched)) => {
            let key = DatasetKey {
                kind: source.kind(),
                subject: subject.to_owned(),
                provider: source.name().to_owned(),
            };
            let line = Dataset::new(key, fetched.title, None, now, fetched.body).line();
            let newest = line.last.parse::<jiff::civil::Date>();
            let today = now.date().parse::<jiff::civil::Date>();
            let age = newest.and_then(|newest| Ok((today? - newest).get_days()));
            Ok(FetchedData {
                kind: line.key.kind,
                rows: line.rows,
                first: line.first,
                last: line.last,
                age_days: age.map_or(0, i64::from),
            })
        }
        Ok(None) => Err("has nothing on it".to_owned()),
        Err(SourceError::Unavailable { reason, .. } | SourceError::Unusable(reason)) => Err(reason),
    };
    SourceCheck {
        source: source.name(),
        subject,
        result,
        took_ms: (now.micros() - began.micros()) / 1_000,
    }
}

impl SourceCheck {
    fn row(&self) -> Vec<String> {
        let (gave, newest, age) = match &self.result {
            Ok(data) => (
                format!("{} rows of {} from {}", data.rows, data.kind.name(), data.first),
                data.last.clone(),
                match data.age_days {
                    1 => "1 day".to_owned(),
                    days => format!("{days} days"),
                },
            ),
            Err(reason) => (format!("nothing: it {reason}"), String::new(), String::new()),
        };
        let took = format!("{} ms", self.took_ms);
        vec![self.source.to_owned(), self.subject.to_owned(), gave, newest, age, took]
    }

    fn json(&self) -> Value {
        let mut value = json!({ "source": self.source, "asked_for": self.subject, "took_ms": self.took_ms });
        match &self.result {
            Ok(data) => {
                value["rows"] = data.rows.into();
                value["from"] = data.first.clone().into();
                value["to"] = data.last.clone().into();
                value["age_days"] = data.age_days.into();
            }
            Err(reason) => value["reason"] = reason.clone().into(),
        }
        value
    }
}
