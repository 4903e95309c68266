//! `convene data show AAPL`: what there is on an instrument, from where and how old, and what is missing for which
//! question.

use std::sync::Arc;

use data_room::MARKETS;
use instruments::Entry;
use jiff::ToSpan;
use jiff::civil::Date;
use market_data::history::{self, Shipped};
use market_data::symbols::listing;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{DatasetKind, DatasetLine, IMPORT};
use pipeline::ports::ids::Ids;

use super::table::table;
use super::{ServiceAccess, done, say};
use crate::config::Config;
use crate::fault::Fault;
use crate::system::{SystemClock, SystemIds};

/// Prices that are older do not say where things stand.
const OLD_PRICES: i32 = 30;
/// Accounts are old when the next annual report should be out.
const OLD_ACCOUNTS: i32 = 500;

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

/// Shows what there is on a symbol or the id of a series.
pub(super) async fn show(shelf: &ServiceAccess, config: &Config, subject: &str) -> Result<(), Fault> {
    let lines = done(shelf.engine.dataset_lines().await)?;
    let listed = listing(subject);
    let symbol = listed.map_or_else(|| subject.trim().to_uppercase(), |entry| entry.symbol.to_owned());
    let today: Date = shelf.engine.now().date().parse().unwrap_or(Date::MAX);
    let on: Vec<&DatasetLine> = lines.iter().filter(|line| line.key.subject == symbol).collect();
    let prices = sources(DatasetKind::Prices, &on, shipped_prices(&symbol));
    let accounts = sources(DatasetKind::Accounts, &on, history::accounts(&symbol));
    let series = sources(DatasetKind::Series, &on, shipped_series(&symbol));
    if listed.is_none() && prices.is_empty() && accounts.is_empty() && series.is_empty() {
        return Err(Fault::Other(format!(
            "{subject}: is not in the instrument master, and there is no data on it"
        )));
    }
    say(&listed.map_or_else(|| symbol.clone(), described))?;
    let rows: Vec<Vec<String>> = [&prices, &accounts, &series]
        .into_iter()
        .flatten()
        .map(|source| source.row(today))
        .collect();
    match rows.is_empty() {
        true => say("\nThere is no data on it.")?,
        false => say(&format!(
            "\n{}",
            table(&["data", "from", "has", "first", "last", "age", "source"], &rows)
        ))?,
    }
    if let Some(entry) = listed {
        let market = lines
            .iter()
            .any(|line| line.key.kind == DatasetKind::Prices && MARKETS.contains(&line.key.subject.as_str()));
        let questions = questions(entry, prices.first(), accounts.first(), market, today);
        say(&format!(
            "\n{}",
            table(&["question", "can it be answered?"], &questions)
        ))?;
    }
    let kinds = match listed {
        Some(entry) if has_accounts(entry) => vec![DatasetKind::Prices, DatasetKind::Accounts],
        Some(_) => vec![DatasetKind::Prices],
        None => vec![DatasetKind::Series],
    };
    say(&format!("\n{}", what_to_do(config, &symbol, &kinds)?))
}

fn has_accounts(entry: &Entry) -> bool {
    ["equity", ""].contains(&entry.asset_class)
}

fn described(entry: &Entry) -> String {
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

/// What there is of a kind, in the order in which it is used: imported, from a live source, shipped.
fn sources(kind: DatasetKind, lines: &[&DatasetLine], shipped: Option<Shipped>) -> Vec<Source> {
    let mut of_kind: Vec<&&DatasetLine> = lines.iter().filter(|line| line.key.kind == kind).collect();
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
        let days = age(self.last, today);
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

    /// Whether it reaches back so many years from its end.
    fn reaches(&self, years: i32) -> bool {
        self.last
            .checked_sub(years.years())
            .is_ok_and(|then| self.first <= then)
    }
}

fn age(last: Date, today: Date) -> i32 {
    (today - last).get_days().max(0)
}

/// The questions that are asked of an instrument, and what stands in the way of an answer.
fn questions(
    entry: &Entry,
    prices: Option<&Source>,
    accounts: Option<&Source>,
    market: bool,
    today: Date,
) -> Vec<Vec<String>> {
    let of_prices = |years: i32| match prices {
        None => Err("prices".to_owned()),
        Some(prices) if !prices.reaches(years) => {
            Err(format!("prices of {}; they begin {}", counted(years), prices.first))
        }
        Some(prices) => Ok(as_of("prices", prices.last, OLD_PRICES, today)),
    };
    let of_accounts = || match accounts {
        None => Err("accounts".to_owned()),
        Some(accounts) => Ok(as_of("accounts", accounts.last, OLD_ACCOUNTS, today)),
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
    let said = |answer: Result<String, String>| match answer {
        Ok(yes) => yes,
        Err(missing) => format!("no: needs {missing}"),
    };
    rows.into_iter()
        .map(|(question, answer)| vec![question.to_owned(), said(answer)])
        .collect()
}

fn as_of(what: &str, last: Date, old: i32, today: Date) -> String {
    match age(last, today) > old {
        true => format!("only as of {last}: {what} are {} days old", age(last, today)),
        false => YES.to_owned(),
    }
}

fn counted(years: i32) -> String {
    format!("{years} {}", if years == 1 { "year" } else { "years" })
}

/// Which live sources are asked when a question needs more, by kind, and what else can be done.
fn what_to_do(config: &Config, symbol: &str, kinds: &[DatasetKind]) -> Result<String, Fault> {
    let (clock, ids): (Arc<dyn Clock>, Arc<dyn Ids>) = (Arc::new(SystemClock), Arc::new(SystemIds));
    let all = market_data::providers(&config.data.live(), &clock, &ids);
    let all = all.map_err(|error| Fault::key("data", error))?;
    let of = |kind: &DatasetKind| {
        let asked = all
            .iter()
            .filter(|source| source.kind() == *kind && source.may_have(symbol));
        let names: Vec<&str> = asked.map(|source| source.name()).collect();
        match names.is_empty() {
            true => format!("No live source of {} on it is configured.", kind.name()),
            false => format!("For {}, a question asks {}.", kind.name(), names.join(", ")),
        }
    };
    let mut lines: Vec<String> = kinds.iter().map(of).collect();
    lines.push("convene data import brings files in; docs/data.md has the formats and the live sources.".to_owned());
    Ok(lines.join("\n"))
}
