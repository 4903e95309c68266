//! Reads a file that an operator imports: detects its kind and its instrument, and reports what is wrong with it.

use std::collections::{BTreeMap, HashSet};

use jiff::civil::Date;
use pipeline::Timestamp;
use pipeline::brief::holdings::Position;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind, IMPORT, MAX_DATASET_BYTES};

use super::archive;
use super::formats::table::{Table, decode};
use super::formats::{Parsed, Problem, accounts, brokers, companyfacts, ofx, portfolio, prices, series};
use super::symbols::{self, listing};
use crate::history;
use languages::steps;

/// The most positions in one portfolio.
const MAX_POSITIONS: usize = 200;
/// The largest quantity and cost: in larger numbers a sum loses its cents.
const MAX_AMOUNT: f64 = 1e15;

/// What a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportKind {
    /// Daily prices.
    Prices,
    /// Yearly accounts of companies.
    Accounts,
    /// One economic series.
    Series,
    /// The holdings of one person.
    Portfolio,
}

/// The options with which an operator imports a file.
#[derive(Debug, Clone)]
pub struct ImportOptions {
    /// The kind of file; detected if not given.
    pub kind: Option<ImportKind>,
    /// The instrument; if not given, taken from a column or from the name of the file.
    pub symbol: Option<String>,
    /// Whether symbols outside the instrument master are accepted.
    pub any_symbol: bool,
    /// The time of the import; dates after it are errors.
    pub now: Timestamp,
}

/// The usable content of a file.
#[derive(Debug, PartialEq, Eq)]
pub enum Content {
    /// Data for all users; at least one dataset.
    Datasets(Vec<Dataset>),
    /// The holdings of one person; at least one position.
    Portfolio(Vec<Position>),
}

/// The result of reading a file.
#[derive(Debug)]
pub struct ImportedFile {
    /// What can be imported.
    pub content: Content,
    /// Rows that cannot be used.
    pub problems: Vec<Problem>,
    /// The number of rows that are marked as having no value.
    pub empty: usize,
    /// Well-formed data that is hardly correct: a hole, a jump, another unit, a row that is cut off.
    pub doubts: Vec<Problem>,
    /// How the file was understood, where the content does not show it.
    pub notes: Vec<String>,
}

/// Reads a file. The error says why nothing in it can be used.
pub fn read_file(name: &str, bytes: &[u8], wish: &ImportOptions) -> Result<ImportedFile, String> {
    if let Some(what) = not_data(bytes) {
        return Err(format!("this is {what}"));
    }
    let text = decode(bytes)?;
    let file = File {
        name,
        wish,
        today: wish.now.plus_seconds(86_400).date().parse().unwrap_or(Date::MAX),
    };
    if text.trim_start().starts_with('{') {
        return match wish.kind {
            None | Some(ImportKind::Accounts) => file.company_facts(&text),
            Some(_) => Err("a JSON file holds accounts, not what --kind says".to_owned()),
        };
    }
    if matches!(wish.kind, None | Some(ImportKind::Portfolio)) {
        if ofx::is_ofx(&text) {
            return ofx::read(&text, wish.any_symbol)
                .and_then(|read| ImportedFile::of_portfolio(read.value.positions, read.problems, read.value.notes));
        }
        if let Some(read) = brokers::read(&text, wish.any_symbol) {
            return read
                .and_then(|read| ImportedFile::of_portfolio(read.value.positions, read.problems, read.value.notes));
        }
    }
    let table = Table::read(&text)?;
    if table.rows().next().is_none() {
        return Err("there are no rows".to_owned());
    }
    let kind = match wish.kind {
        Some(kind) => kind,
        None => detect_kind(&table).ok_or("this is not a table that is known; see docs/data.md")?,
    };
    let mut reading = match kind {
        ImportKind::Prices => file.prices(&table),
        ImportKind::Accounts => file.accounts(&table),
        ImportKind::Series => file.series(&table),
        ImportKind::Portfolio => file.portfolio(&table),
    }?;
    if let Some(line) = table.cut_off() {
        reading
            .doubts
            .push(Problem::new(line, "the last row ends early: half a download"));
    }
    Ok(reading)
}

/// What a file is instead of data: a web page, a PDF, an archive.
fn not_data(bytes: &[u8]) -> Option<&'static str> {
    let start = bytes.trim_ascii_start();
    let begins = |with: &[u8]| {
        start
            .get(..with.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(with))
    };
    match bytes {
        [] => Some("an empty file"),
        _ if begins(b"<!doctype html") || begins(b"<html") => {
            Some("a web page, from line 1 on: download the file itself")
        }
        _ if begins(b"%PDF") => Some("a PDF: export the table as CSV"),
        _ if archive::is_archive(bytes) => Some("an archive or a workbook: save a workbook as CSV"),
        [0x1f, 0x8b, ..] => Some("packed with gzip: unpack it first"),
        [0xd0, 0xcf, 0x11, 0xe0, ..] => Some("an old workbook: save it as CSV"),
        _ => None,
    }
}

fn detect_kind(table: &Table) -> Option<ImportKind> {
    if accounts::Columns::of(table).is_ok() {
        return Some(ImportKind::Accounts);
    }
    // Before prices: a portfolio may also have columns for the date and the price of purchase.
    if portfolio::Columns::of(table).is_ok() {
        return Some(ImportKind::Portfolio);
    }
    if prices::Columns::of(table).is_ok() {
        return Some(ImportKind::Prices);
    }
    series::columns(table).ok().map(|_| ImportKind::Series)
}

struct File<'a> {
    name: &'a str,
    wish: &'a ImportOptions,
    /// Tomorrow in UTC, which is today in some time zones: no date may be later.
    today: Date,
}

impl File<'_> {
    fn prices(&self, table: &Table) -> Result<ImportedFile, String> {
        let columns = prices::Columns::of(table)?;
        let parsed = prices::read(table, &columns, self.today);
        let how = match parsed.value.adjusted {
            true => "with their adjusted close",
            false => "not adjusted: the file has no adjusted close, so the close stands for it",
        };
        let title = format!("Daily prices imported from {}, {how}", self.name);
        let doubts = parsed.value.doubts();
        let bodies = parsed.value.by_symbol.iter().filter(|(_, prices)| !prices.is_empty());
        let bodies: BTreeMap<&str, String> = bodies
            .map(|(symbol, prices)| (symbol.as_str(), prices.body()))
            .collect();
        let datasets = self.datasets(DatasetKind::Prices, &title, bodies)?;
        ImportedFile::of(Content::Datasets(datasets), parsed.problems, parsed.empty)
            .map(|reading| reading.with_doubts(doubts))
    }

    fn accounts(&self, table: &Table) -> Result<ImportedFile, String> {
        let columns = accounts::Columns::of(table)?;
        let parsed = accounts::read(table, &columns, self.today);
        let title = format!("Annual accounts imported from {}", self.name);
        let bodies = parsed.value.iter();
        let bodies = bodies
            .map(|(symbol, facts)| (symbol.as_str(), accounts::body(facts)))
            .collect();
        let datasets = self.datasets(DatasetKind::Accounts, &title, bodies)?;
        let doubts = accounts::doubts(table, &columns, &parsed.value);
        ImportedFile::of(Content::Datasets(datasets), parsed.problems, parsed.empty)
            .map(|reading| reading.with_doubts(doubts))
    }

    fn company_facts(&self, text: &str) -> Result<ImportedFile, String> {
        let company = companyfacts::read(text)?;
        if company.facts.is_empty() {
            return Err("there are no yearly us-gaap facts in it".to_owned());
        }
        let title = format!("SEC company facts of {}, imported from {}", company.name, self.name);
        let body = accounts::body(&company.facts);
        let symbols: Vec<String> = match &self.wish.symbol {
            Some(symbol) => vec![symbol.clone()],
            // The accounts belong to every share class of the company.
            None => symbols::of_company(company.cik)
                .into_iter()
                .map(|listing| listing.symbol.to_owned())
                .collect(),
        };
        if symbols.is_empty() {
            let cik = company.cik;
            return Err(format!(
                "the company with the CIK {cik} is not in the instrument master; give --symbol"
            ));
        }
        let mut datasets = Vec::new();
        for symbol in symbols {
            let subject = self.master_symbol(&symbol)?;
            datasets.push(self.dataset(DatasetKind::Accounts, subject, title.clone(), body.clone())?);
        }
        ImportedFile::of(Content::Datasets(datasets), Vec::new(), 0)
    }

    fn series(&self, table: &Table) -> Result<ImportedFile, String> {
        let columns = series::columns(table)?;
        let parsed = series::read(table, columns, self.today);
        let given = self.wish.symbol.as_deref();
        let subject = given
            .or(table.names.get(columns.1).map(String::as_str))
            .unwrap_or_default()
            .to_uppercase();
        if subject.is_empty() || subject == "VALUE" {
            return Err("the file does not say which series it is; give --symbol with its id at FRED".to_owned());
        }
        let doubts = series::find_doubts(table, columns, &parsed.value, &history::series(&subject));
        let title = format!("Series {subject} imported from {}", self.name);
        let body = series::body(&parsed.value);
        let datasets = match parsed.value.is_empty() {
            true => Vec::new(),
            false => vec![self.dataset(DatasetKind::Series, subject, title, body)?],
        };
        ImportedFile::of(Content::Datasets(datasets), parsed.problems, parsed.empty)
            .map(|reading| reading.with_doubts(doubts))
    }

    fn portfolio(&self, table: &Table) -> Result<ImportedFile, String> {
        let columns = portfolio::Columns::of(table)?;
        let Parsed { value, problems, empty } = portfolio::read(table, &columns, self.wish.any_symbol);
        ImportedFile::of(Content::Portfolio(value), problems, empty)
    }

    /// A dataset for each symbol in the file.
    fn datasets(&self, kind: DatasetKind, title: &str, bodies: BTreeMap<&str, String>) -> Result<Vec<Dataset>, String> {
        let several = bodies.len() > 1;
        let mut datasets = Vec::<Dataset>::new();
        let mut subjects = HashSet::new();
        for (file_symbol, body) in bodies {
            steps::step(1);
            let subject = match (&self.wish.symbol, file_symbol) {
                (Some(_), _) if several => {
                    return Err("there are several symbols in the file, so --symbol cannot be given".to_owned());
                }
                (Some(symbol), _) => self.master_symbol(symbol)?,
                (None, "") => self.symbol_from_file_name()?,
                (None, symbol) => self.master_symbol(symbol)?,
            };
            if !subjects.insert(subject.clone()) {
                return Err(format!("{subject} is there under two symbols"));
            }
            datasets.push(self.dataset(kind, subject, title.to_owned(), body)?);
        }
        Ok(datasets)
    }

    fn dataset(&self, kind: DatasetKind, subject: String, title: String, body: String) -> Result<Dataset, String> {
        if body.len() > MAX_DATASET_BYTES {
            return Err(format!(
                "there are more than {} MB of {}",
                MAX_DATASET_BYTES >> 20,
                kind.name()
            ));
        }
        let provider = IMPORT.to_owned();
        let key = DatasetKey {
            kind,
            subject,
            provider,
        };
        Ok(Dataset::new(key, title, None, self.wish.now, body))
    }

    /// The symbol as the instrument master has it.
    fn master_symbol(&self, symbol: &str) -> Result<String, String> {
        match listing(symbol).or_else(|| symbols::from_stooq(symbol)) {
            Some(listing) => Ok(listing.symbol.to_owned()),
            None if self.wish.any_symbol => Ok(symbol.trim().to_uppercase()),
            None => Err(format!(
                "`{symbol}` is not in the instrument master, so nobody could ask for it; \
                 give --symbol, or --any-symbol to import it all the same"
            )),
        }
    }

    /// The symbol in the name of the file: `AAPL.csv`, `aapl_us_d.csv`, `AAPL (1).csv`.
    fn symbol_from_file_name(&self) -> Result<String, String> {
        let stem = self.name.rsplit_once('.').map_or(self.name, |(stem, _)| stem);
        let stem = stem.split(" (").next().unwrap_or(stem);
        if stem.to_lowercase().starts_with("historical") {
            return Err("neither the file nor its name says whose prices they are; give --symbol".to_owned());
        }
        let stooq = stem.strip_suffix("_d").unwrap_or(stem).replace('_', ".");
        match symbols::from_stooq(&stooq).filter(|_| stem.ends_with("_d")) {
            Some(listing) => Ok(listing.symbol.to_owned()),
            None => self.master_symbol(stem),
        }
    }
}

impl ImportedFile {
    /// The holdings of one person, with notes.
    fn of_portfolio(positions: Vec<Position>, problems: Vec<Problem>, notes: Vec<String>) -> Result<Self, String> {
        let reading = Self::of(Content::Portfolio(positions), problems, 0)?;
        Ok(Self { notes, ..reading })
    }

    fn with_doubts(self, doubts: Vec<Problem>) -> Self {
        Self { doubts, ..self }
    }

    fn of(content: Content, problems: Vec<Problem>, empty: usize) -> Result<Self, String> {
        if let Content::Portfolio(positions) = &content {
            check_bounds(positions)?;
        }
        let nothing = match &content {
            Content::Datasets(datasets) => datasets.is_empty(),
            Content::Portfolio(positions) => positions.is_empty(),
        };
        match (nothing, problems.first()) {
            (false, _) => Ok(Self {
                content,
                problems,
                empty,
                doubts: Vec::new(),
                notes: Vec::new(),
            }),
            (true, Some(first)) => Err(format!("no row can be used; line {first}")),
            (true, None) => Err("no row has a value".to_owned()),
        }
    }
}

fn check_bounds(positions: &[Position]) -> Result<(), String> {
    if positions.len() > MAX_POSITIONS {
        return Err(format!("there are more than {MAX_POSITIONS} positions"));
    }
    let too_large = |amount: &String| amount.parse().is_ok_and(|amount: f64| amount.abs() > MAX_AMOUNT);
    match positions
        .iter()
        .find(|one| too_large(&one.quantity) || too_large(&one.cost))
    {
        Some(position) => Err(format!(
            "{}: the quantity and the cost can be at most 1,000,000,000,000,000",
            position.symbol
        )),
        None => Ok(()),
    }
}
