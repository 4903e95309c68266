//! Portfolios in OFX, the exchange format of banks and brokers: the old SGML form, in which most elements have no end
//! tag, and the XML form.

use std::collections::HashMap;

use pipeline::brief::holdings::Position;

use super::cells::{Comma, excerpt, number, number_text};
use super::{Parsed, Problem};
use crate::symbols::{by_isin_or_cusip, listing_as_written};
use languages::steps;

/// The positions of a file.
#[derive(Debug, Default)]
pub(crate) struct Statement {
    pub(crate) positions: Vec<Position>,
    /// How the file was understood, in sentences.
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

/// A tag with the text after it, and its line.
struct Element<'a> {
    name: &'a str,
    text: &'a str,
    line: u64,
}

/// All tags in order, end tags included.
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

/// The fields between the start and end tag of one position or security.
#[derive(Default)]
struct Entry<'a> {
    line: u64,
    fields: HashMap<&'a str, &'a str>,
}

impl<'a> Entry<'a> {
    fn get(&self, name: &str) -> &'a str {
        self.fields.get(name).copied().unwrap_or_default()
    }
}

/// Reads the positions. The error says why there are none.
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
                    fields: HashMap::new(),
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
                    entry.fields.entry(name).or_insert(element.text);
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
                add_lot(&mut statement, place, position);
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
    let of_security = |name: &str| unescape(security.map_or("", |security| security.get(name)));
    let (ticker, name, id) = (of_security("TICKER"), of_security("SECNAME"), held.get("UNIQUEID"));
    let listed = by_isin_or_cusip(id).or_else(|| listing_as_written(&ticker));
    let symbol = listed.map(|entry| entry.symbol.to_owned());
    let symbol = symbol.or_else(|| (any_symbol && !ticker.is_empty()).then(|| ticker.to_uppercase()));
    let shown_as = if ticker.is_empty() { id } else { &ticker };
    let symbol = symbol.ok_or_else(|| format!("symbol: `{}` is not in the instrument master", excerpt(shown_as)))?;
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
        quantity: number_text(units),
        cost: String::new(),
        weight: String::new(),
    })
}

/// Adds a position to the one of the same instrument, which has this index, or as a new one.
fn add_lot(statement: &mut Statement, place: usize, position: Position) {
    let Some(known) = statement.positions.get_mut(place) else {
        statement.positions.push(position);
        return;
    };
    let quantity = |one: &Position| one.quantity.parse::<f64>().unwrap_or_default();
    known.quantity = number_text(quantity(known) + quantity(&position));
    statement
        .notes
        .push(format!("{}: one more lot added up", position.symbol));
}

/// Replaces the escapes of OFX.
fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
