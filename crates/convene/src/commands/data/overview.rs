//! `convene data show AAPL`: the data on an instrument with its sources and ages, and which questions it can answer.

use std::sync::Arc;

use data_room::MARKETS;
use instruments::Entry;
use jiff::ToSpan;
use jiff::civil::Date;
use market_data::history::{self, Shipped};
use market_data::symbols::listing;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{DatasetKind, DatasetSummary, IMPORT};
use pipeline::ports::ids::Ids;

use super::table::table;
use super::{ServiceAccess, or_fault, print_line};
use crate::config::Config;
use crate::fault::Fault;
use crate::system::{SystemClock, SystemIds};

/// Prices older than this, in days, do not show the current state.
const OLD_PRICES_DAYS: i32 = 30;
/// In days: the next annual report should be out by then.
const OLD_ACCOUNTS_DAYS: i32 = 500;

const YES: &str = "yes";

/// One source of a kind of data on the subject.
struct Source {
    kind: &'static str,
    from: String,
    rows: String,
    first: Date,
    last: Date,
    title: String,
}

/// Shows the data on a symbol or on the id of a series.
pub(super) async fn show(service: &ServiceAccess, config: &Config, subject: &str) -> Result<(), Fault> {
    let lines = or_fault(service.engine.dataset_lines().await)?;
    let listed = listing(subject);
    let symbol = listed.map_or_else(|| subject.trim().to_uppercase(), |entry| entry.symbol.to_owned());
    let today: Date = service.engine.now().date().parse().unwrap_or(Date::MAX);
    let of_subject: Vec<&DatasetSummary> = lines.iter().filter(|line| line.key.subject == symbol).collect();
    let prices = sources(DatasetKind::Prices, &of_subject, shipped_prices(&symbol));
    let accounts = sources(DatasetKind::Accounts, &of_subject, history::accounts(&symbol));
    let series = sources(DatasetKind::Series, &of_subject, shipped_series(&symbol));
    if listed.is_none() && prices.is_empty() && accounts.is_empty() && series.is_empty() {
        return Err(Fault::Other(format!(
            "{subject}: is not in the instrument master, and there is no data on it"
        )));
    }
    print_line(&listed.map_or_else(|| symbol.clone(), describe))?;
    let rows: Vec<Vec<String>> = [&prices, &accounts, &series]
        .into_iter()
        .flatten()
        .map(|source| source.row(today))
        .collect();
    match rows.is_empty() {
        true => print_line("\nThere is no data on it.")?,
        false => print_line(&format!(
            "\n{}",
            table(&["data", "from", "has", "first", "last", "age", "source"], &rows)
        ))?,
    }
    if let Some(entry) = listed {
        let market = lines
            .iter()
            .any(|line| line.key.kind == DatasetKind::Prices && MARKETS.contains(&line.key.subject.as_str()));
        let questions = questions(entry, prices.first(), accounts.first(), market, today);
        print_line(&format!(
            "\n{}",
            table(&["question", "can it be answered?"], &questions)
        ))?;
    }
    let kinds = match listed {
        Some(entry) if has_accounts(entry) => vec![DatasetKind::Prices, DatasetKind::Accounts],
        Some(_) => vec![DatasetKind::Prices],
        None => vec![DatasetKind::Series],
    };
    print_line(&format!("\n{}", how_to_get_more(config, &symbol, &kinds)?))
}

fn has_accounts(entry: &Entry) -> bool {
    ["equity", ""].contains(&entry.asset_class)
}

fn describe(entry: &Entry) -> String {
    let cik = match entry.cik.is_empty() {
        true => String::new(),
        false => format!("CIK {}", entry.cik),
    };
    let parts = [
        entry.symbol,
        entry.name,
        entry.asset_class,
        entry.exchange,
        entry.currency,
        &cik,
    ];
    let known: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    known.join(", ")
}

/// The sources of one kind of data, in the order of preference: imported, from a live source, shipped.
fn sources(kind: DatasetKind, lines: &[&DatasetSummary], shipped: Option<Shipped>) -> Vec<Source> {
    let mut of_kind: Vec<&&DatasetSummary> = lines.iter().filter(|line| line.key.kind == kind).collect();
    of_kind.sort_by_key(|line| line.key.provider != IMPORT);
    let stored = of_kind.into_iter().filter_map(|line| {
        Some(Source {
            kind: kind.name(),
            from: format!("{}, {}", line.key.provider, line.retrieved_at.date()),
            rows: format!("{} rows", line.rows),
            first: line.first.parse().ok()?,
            last: line.last.parse().ok()?,
            title: line.title.clone(),
        })
    });
    let shipped = shipped.map(|shipped| Source {
        kind: kind.name(),
        from: "shipped".to_owned(),
        rows: match kind {
            DatasetKind::Accounts => format!("{} years", shipped.rows),
            _ => format!("{} rows", shipped.rows),
        },
        first: shipped.first,
        last: shipped.last,
        title: shipped.title,
    });
    stored.chain(shipped).collect()
}

fn shipped_prices(symbol: &str) -> Option<Shipped> {
    history::prices(symbol).or_else(|| history::rates_of(symbol))
}

fn shipped_series(id: &str) -> Option<Shipped> {
    let values = history::series(id);
    Some(Shipped {
        title: "a series of the economy that ships; see data/SOURCES.md".to_owned(),
        rows: values.len(),
        first: values.first()?.0,
        last: values.last()?.0,
    })
}

impl Source {
    fn row(&self, today: Date) -> Vec<String> {
        let days = age_days(self.last, today);
        vec![
            self.kind.to_owned(),
            self.from.clone(),
            self.rows.clone(),
            self.first.to_string(),
            self.last.to_string(),
            format!("{days} {}", if days == 1 { "day" } else { "days" }),
            self.title.clone(),
        ]
    }

    /// Whether it covers the `years` before its last day.
    fn covers(&self, years: i32) -> bool {
        self.last
            .checked_sub(years.years())
            .is_ok_and(|then| self.first <= then)
    }
}

fn age_days(last: Date, today: Date) -> i32 {
    (today - last).get_days().max(0)
}

/// Typical questions about an instrument; each with `yes`, or with what is missing or old.
fn questions(
    entry: &Entry,
    prices: Option<&Source>,
    accounts: Option<&Source>,
    market: bool,
    today: Date,
) -> Vec<Vec<String>> {
    let of_prices = |years: i32| match prices {
        None => Err("prices".to_owned()),
        Some(prices) if !prices.covers(years) => {
            Err(format!("prices of {}; they begin {}", count_years(years), prices.first))
        }
        Some(prices) => Ok(as_of("prices", prices.last, OLD_PRICES_DAYS, today)),
    };
    let of_accounts = || match accounts {
        None => Err("accounts".to_owned()),
        Some(accounts) => Ok(as_of("accounts", accounts.last, OLD_ACCOUNTS_DAYS, today)),
    };
    let mut rows = vec![
        ("How has it done over a year, and how much does it swing?", of_prices(1)),
        (
            "How has it done over ten years, and how far has it fallen?",
            of_prices(10),
        ),
    ];
    let against = of_prices(1).and_then(|said| match market {
        true => Ok(said),
        false => Err("prices of SPY or another fund on the US market".to_owned()),
    });
    rows.push(("How does it do against the US market?", against));
    if has_accounts(entry) {
        rows.push(("How sound are its accounts?", of_accounts()));
        let both = match (of_prices(0), of_accounts()) {
            (Ok(prices), Ok(accounts)) if prices == YES => Ok(accounts),
            (Ok(prices), Ok(accounts)) if accounts == YES => Ok(prices),
            (Ok(prices), Ok(accounts)) => Ok(format!("{prices}; {accounts}")),
            (Err(one), Err(other)) => Err(format!("{one} and {other}")),
            (Err(missing), _) | (_, Err(missing)) => Err(missing),
        };
        rows.push(("Is it cheap or expensive?", both));
    }
    let text = |answer: Result<String, String>| match answer {
        Ok(yes) => yes,
        Err(missing) => format!("no: needs {missing}"),
    };
    rows.into_iter()
        .map(|(question, answer)| vec![question.to_owned(), text(answer)])
        .collect()
}

fn as_of(what: &str, last: Date, max_days: i32, today: Date) -> String {
    match age_days(last, today) > max_days {
        true => format!("only as of {last}: {what} are {} days old", age_days(last, today)),
        false => YES.to_owned(),
    }
}

fn count_years(years: i32) -> String {
    format!("{years} {}", if years == 1 { "year" } else { "years" })
}

/// How to get more data: the configured live sources by kind, and the import.
fn how_to_get_more(config: &Config, symbol: &str, kinds: &[DatasetKind]) -> Result<String, Fault> {
    let (clock, ids): (Arc<dyn Clock>, Arc<dyn Ids>) = (Arc::new(SystemClock), Arc::new(SystemIds));
    let all = market_data::providers(&config.data, &clock, &ids);
    let all = all.map_err(|error| Fault::key("data", error))?;
    let sources_of = |kind: &DatasetKind| {
        let asked = all
            .iter()
            .filter(|source| source.kind() == *kind && source.may_have(symbol));
        let names: Vec<&str> = asked.map(|source| source.name()).collect();
        match names.is_empty() {
            true => format!("No live source of {} on it is configured.", kind.name()),
            false => format!("For {}, a question asks {}.", kind.name(), names.join(", ")),
        }
    };
    let mut lines: Vec<String> = kinds.iter().map(sources_of).collect();
    lines.push("convene data import brings files in; docs/data.md has the formats and the live sources.".to_owned());
    Ok(lines.join("\n"))
}
