//! `convene data check`: tries the configured live sources before anybody relies on them.

use std::sync::Arc;

use market_data::{Live, SourceError};
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind};
use pipeline::ports::ids::Ids;
use serde_json::{Value, json};

use super::say;
use super::table::table;
use crate::config::Config;
use crate::fault::Fault;
use crate::system::{SystemClock, SystemIds};

const COLUMNS: [&str; 6] = ["source", "asked for", "gave", "newest", "age", "took"];

/// What came of asking one source.
struct Tried {
    source: &'static str,
    subject: &'static str,
    /// What it gave: how much of what from when to when; or why nothing.
    gave: Result<Gave, String>,
    took_ms: i64,
}

struct Gave {
    kind: DatasetKind,
    rows: i64,
    first: String,
    last: String,
    age_days: i64,
}

/// Asks each configured source for something that everybody knows it has. Nothing is stored.
pub(super) async fn check(config: &Config, as_json: bool) -> Result<(), Fault> {
    let (clock, ids): (Arc<dyn Clock>, Arc<dyn Ids>) = (Arc::new(SystemClock), Arc::new(SystemIds));
    let sources =
        market_data::providers(&config.data.live(), &clock, &ids).map_err(|error| Fault::key("data", error))?;
    let mut tried = Vec::new();
    for source in &sources {
        tried.push(try_one(source.as_ref(), clock.as_ref()).await);
    }
    if as_json {
        let all: Vec<Value> = tried.iter().map(Tried::json).collect();
        let text = serde_json::to_string_pretty(&all).map_err(|error| Fault::Other(error.to_string()))?;
        say(&text)?;
    } else if tried.is_empty() {
        say("No live source is configured. data.live = \"free\" turns on those that need no key; see docs/data.md.")?;
    } else {
        say(&table(&COLUMNS, &tried.iter().map(Tried::row).collect::<Vec<_>>()))?;
    }
    let failed: Vec<&str> = tried
        .iter()
        .filter(|one| one.gave.is_err())
        .map(|one| one.source)
        .collect();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(Fault::Other(format!("nothing came from {}", failed.join(", ")))),
    }
}

async fn try_one(source: &dyn Live, clock: &dyn Clock) -> Tried {
    let began = clock.now();
    let subject = source.probe();
    let fetched = source.fetch(subject).await;
    let now = clock.now();
    let gave = match fetched {
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
            Ok(Gave {
                kind: line.key.kind,
                rows: line.rows,
                first: line.first,
                last: line.last,
                age_days: age.map_or(0, i64::from),
            })
        }
        Ok(None) => Err("has nothing on it".to_owned()),
        Err(SourceError::Away { reason, .. } | SourceError::Unusable(reason)) => Err(reason),
    };
    Tried {
        source: source.name(),
        subject,
        gave,
        took_ms: (now.micros() - began.micros()) / 1_000,
    }
}

impl Tried {
    fn row(&self) -> Vec<String> {
        let (gave, newest, age) = match &self.gave {
            Ok(gave) => (
                format!("{} rows of {} from {}", gave.rows, gave.kind.name(), gave.first),
                gave.last.clone(),
                match gave.age_days {
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
        match &self.gave {
            Ok(gave) => {
                value["rows"] = gave.rows.into();
                value["from"] = gave.first.clone().into();
                value["to"] = gave.last.clone().into();
                value["age_days"] = gave.age_days.into();
            }
            Err(reason) => value["reason"] = reason.clone().into(),
        }
        value
    }
}
