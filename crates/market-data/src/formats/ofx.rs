//! What a person owns, out of an OFX file: the exchange format of banks and brokers, both the old one, in which most
//! elements have no end, and the one that is XML.

use std::collections::HashMap;

use pipeline::brief::holdings::Position;

use super::cells::{Comma, number, shown, written};
use super::{Parsed, Problem};
use crate::symbols::{by_any_number, listing_as_written};
use languages::steps;

/// The positions of a file.
#[derive(Debug, Default)]
pub(crate) struct Statement {
    pub(crate) positions: Vec<Position>,
    /// What was understood, in sentences.
    pub(crate) notes: Vec<String>,
}

/// Whether a text is OFX.
pub(crate) fn is_ofx(text: &str) -> bool {
    let start = text.trim_start();
    let begins = |with: &str| {
        start
            .get(..with.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(with))
    };
    begins("OFXHEADER:") || begins("<OFX>") || (begins("<?xml") && start.contains("<OFX>"))
}

/// An element with what stands behind it, and its line.
struct Element<'a> {
    name: &'a str,
    text: &'a str,
    line: u64,
}

/// Everything between angle brackets, in order.
fn elements(text: &str) -> impl Iterator<Item = Element<'_>> {
    let mut line = 1;
    text.split('<').enumerate().filter_map(move |(at, part)| {
        let here = line;
        line += part.matches('\n').count() as u64;
        steps::step(1 + part.len());
        let (name, text) = part.split_once('>').filter(|_| at > 0)?;
        Some(Element {
            name: name.trim(),
            text: text.trim(),
            line: here,
        })
    })
}

/// What is collected between the beginning and the end of one entry.
#[derive(Default)]
struct Entry<'a> {
    line: u64,
    of: HashMap<&'a str, &'a str>,
}

impl<'a> Entry<'a> {
    fn get(&self, name: &str) -> &'a str {
        self.of.get(name).copied().unwrap_or_default()
    }
}

/// Reads the positions; why there are none is in words.
pub(crate) fn read(text: &str, any_symbol: bool) -> Result<Parsed<Statement>, String> {
    if !text.contains("</OFX>") {
        let lines = text.lines().count();
        return Err(format!(
            "the file ends in the middle, at line {lines}: </OFX> is missing"
        ));
    }
    let (mut held, mut securities) = (Vec::<Entry<'_>>::new(), HashMap::<&str, Entry<'_>>::new());
    let (mut open, mut as_of, mut cash) = (None::<Entry<'_>>, "", "");
    for element in elements(text) {
        match element.name {
            "INVPOS" | "SECINFO" => {
                open = Some(Entry {
                    line: element.line,
                    of: HashMap::new(),
                });
            }
            "/INVPOS" => held.extend(open.take()),
            "/SECINFO" => {
                let security = open.take();
                securities.extend(security.map(|entry| (entry.get("UNIQUEID"), entry)));
            }
            "DTASOF" if as_of.is_empty() => as_of = element.text,
            "AVAILCASH" => cash = element.text,
            name => {
                if let Some(entry) = &mut open {
                    entry.of.entry(name).or_insert(element.text);
                }
            }
        }
    }
    if held.is_empty() {
        return Err("there are no investment positions in this OFX file".to_owned());
    }
    let mut statement = Statement::default();
    statement
        .notes
        .push("read as an OFX statement of investments".to_owned());
    if let Some(day) = as_of
        .get(..8)
        .filter(|day| day.bytes().all(|byte| byte.is_ascii_digit()))
    {
        statement
            .notes
            .push(format!("as of {}-{}-{}", &day[..4], &day[4..6], &day[6..]));
    }
    statement.notes.push("cost: an OFX file does not say it".to_owned());
    if !cash.is_empty() {
        statement.notes.push("left out: cash".to_owned());
    }
    let (mut problems, mut places) = (Vec::new(), HashMap::new());
    for entry in &held {
        match position(entry, securities.get(entry.get("UNIQUEID")), any_symbol) {
            Ok(position) => {
                let next = statement.positions.len();
                let place = *places.entry(position.symbol.clone()).or_insert(next);
                add(&mut statement, place, position);
            }
            Err(reason) => problems.push(Problem::new(entry.line, reason)),
        }
    }
    let positions = std::mem::take(&mut statement.positions);
    statement.positions = positions.into_iter().filter(|one| one.quantity != "0").collect();
    Ok(Parsed {
        value: statement,
        problems,
        empty: 0,
    })
}

fn position(held: &Entry<'_>, security: Option<&Entry<'_>>, any_symbol: bool) -> Result<Position, String> {
    let of_security = |name: &str| plain(security.map_or("", |security| security.get(name)));
    let (ticker, name, id) = (of_security("TICKER"), of_security("SECNAME"), held.get("UNIQUEID"));
    let listed = by_any_number(id).or_else(|| listing_as_written(&ticker));
    let symbol = listed.map(|entry| entry.symbol.to_owned());
    let symbol = symbol.or_else(|| (any_symbol && !ticker.is_empty()).then(|| ticker.to_uppercase()));
    let shown_as = if ticker.is_empty() { id } else { &ticker };
    let symbol = symbol.ok_or_else(|| format!("symbol: `{}` is not in the instrument master", shown(shown_as)))?;
    let units = number(held.get("UNITS"), Comma::Groups).map_err(|reason| format!("UNITS: {reason}"))?;
    let units = units.filter(|units| *units != 0.0).ok_or("UNITS is missing")?;
    let units = if held.get("POSTYPE") == "SHORT" {
        -units.abs()
    } else {
        units
    };
    Ok(Position {
        symbol,
        name: listed.map_or(name, |entry| entry.name.to_owned()),
        quantity: written(units),
        cost: String::new(),
        weight: String::new(),
    })
}

/// Adds a position to what there is of its instrument, at its place.
fn add(statement: &mut Statement, place: usize, position: Position) {
    let Some(known) = statement.positions.get_mut(place) else {
        statement.positions.push(position);
        return;
    };
    let quantity = |one: &Position| one.quantity.parse::<f64>().unwrap_or_default();
    known.quantity = written(quantity(known) + quantity(&position));
    statement
        .notes
        .push(format!("{}: one more lot added up", position.symbol));
}

/// A text without the few signs that stand for others.
fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
