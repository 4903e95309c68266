//! The rows of a broker's export: which are positions, which are not, and what they say.

use std::collections::{BTreeMap, HashMap};

use pipeline::brief::holdings::Position;

use super::{Export, Layout};
use crate::formats::cells::{Comma, is_missing, number, shown, written};
use crate::formats::table::{Row, Table};
use crate::formats::{Parsed, Problem};
use crate::symbols::{by_any_number, by_currency, listing_as_written};
use instruments::Entry;
use languages::steps;

/// What a row is.
enum Kind {
    Position(Lot),
    /// Cash, a total, a note: why it is no position.
    Other(&'static str),
}

/// So much of one instrument, in one account.
struct Lot {
    symbol: String,
    name: String,
    quantity: f64,
    cost: Option<f64>,
}

pub(super) fn positions(layout: &Layout, table: &Table, any_symbol: bool) -> Parsed<Export> {
    let reader = Reader::new(layout, table, any_symbol);
    let (mut problems, mut lots) = (Vec::new(), Vec::<Lot>::new());
    let mut others = BTreeMap::<&str, Vec<String>>::new();
    for row in table.rows() {
        steps::step(1);
        match reader.row(row) {
            Ok(Kind::Position(lot)) => lots.push(lot),
            Ok(Kind::Other(why)) => others.entry(why).or_default().push(row.line.to_string()),
            Err(reason) => problems.push(Problem::new(row.line, reason)),
        }
    }
    let mut notes = vec![format!("read as an export of {}", layout.name)];
    notes.extend(reader.cost_note());
    let said = others.iter();
    notes.extend(said.map(|(why, lines)| format!("left out: {why} (line {})", lines.join(", "))));
    let (positions, more) = added_up(lots);
    notes.extend(more);
    Parsed {
        value: Export { positions, notes },
        problems,
        empty: 0,
    }
}

/// Each instrument once: its lots added up, its cost their mean where every lot has one.
fn added_up(lots: Vec<Lot>) -> (Vec<Position>, Vec<String>) {
    let mut places = HashMap::<String, usize>::new();
    let mut groups: Vec<(String, Vec<Lot>)> = Vec::new();
    for lot in lots {
        let place = *places.entry(lot.symbol.clone()).or_insert(groups.len());
        match groups.get_mut(place) {
            Some((_, group)) => group.push(lot),
            None => groups.push((lot.symbol.clone(), vec![lot])),
        }
    }
    let (mut positions, mut notes) = (Vec::new(), Vec::new());
    for (symbol, lots) in groups {
        let quantity: f64 = lots.iter().map(|lot| lot.quantity).sum();
        let cost: Option<f64> = lots.iter().map(|lot| Some(lot.cost? * lot.quantity)).sum();
        let cost = cost.filter(|_| quantity != 0.0).map(|cost| cost / quantity);
        if lots.len() > 1 {
            let more = if quantity == 0.0 { ", which come to nothing" } else { "" };
            notes.push(format!("{symbol}: {} lots added up{more}", lots.len()));
        }
        if quantity != 0.0 {
            positions.push(Position {
                symbol,
                name: lots.into_iter().next().map(|lot| lot.name).unwrap_or_default(),
                quantity: written(quantity),
                cost: cost.map(rounded).map(written).unwrap_or_default(),
                weight: String::new(),
            });
        }
    }
    (positions, notes)
}

/// As many digits as a broker shows of a price.
fn rounded(cost: f64) -> f64 {
    (cost * 10_000.0).round() / 10_000.0
}

struct Reader<'a> {
    layout: &'a Layout,
    symbol: Option<usize>,
    quantity: Option<usize>,
    cost_each: Option<usize>,
    cost_total: Option<usize>,
    name: Option<usize>,
    currency: Option<usize>,
    class: Option<usize>,
    comma: Comma,
    any_symbol: bool,
}

impl<'a> Reader<'a> {
    fn new(layout: &'a Layout, table: &Table, any_symbol: bool) -> Self {
        let column = |names: &[&str]| table.column(names);
        let amounts = [
            column(layout.quantity),
            column(layout.cost_each),
            column(layout.cost_total),
        ];
        let cells = amounts.into_iter().flatten();
        let cells = cells.flat_map(|at| table.rows().map(move |row| row.cell(at)));
        Self {
            layout,
            symbol: column(layout.symbol),
            quantity: amounts[0],
            cost_each: amounts[1],
            cost_total: amounts[2],
            name: column(layout.names),
            currency: column(layout.currency),
            class: column(layout.class),
            comma: Comma::of(cells, table.delimiter),
            any_symbol,
        }
    }

    fn cost_note(&self) -> Option<String> {
        match (self.cost_each, self.cost_total) {
            (Some(_), _) => None,
            (None, Some(_)) => Some("cost: what all cost, divided by the quantity".to_owned()),
            (None, None) => Some("cost: the export does not say it".to_owned()),
        }
    }

    fn row(&self, row: Row<'_>) -> Result<Kind, String> {
        let cell = |at: Option<usize>| at.map_or("", |at| row.cell(at));
        let (symbol, name) = (cell(self.symbol), cell(self.name));
        if let Some((at, word)) = self.layout.counts
            && (row.cell(1) != "Data" || row.cell(at) != word)
        {
            return Ok(Kind::Other("totals and single lots"));
        }
        if let Some(why) = no_position(symbol, name, cell(self.quantity)) {
            return Ok(Kind::Other(why));
        }
        let class = cell(self.class);
        if !["", "Stocks", "STK", "FUND", "ETF", "Mutual Funds", "CRYPTO", "Crypto"].contains(&class) {
            return Err(format!(
                "{}: {} are not read",
                shown(symbol),
                shown(class).to_lowercase()
            ));
        }
        let listed = self.listed(symbol, cell(self.currency));
        if listed.is_none() && !self.any_symbol {
            return Err(format!("symbol: `{}` is not in the instrument master", shown(symbol)));
        }
        let amount = |at: Option<usize>, what: &str| {
            let read = at.map_or(Ok(None), |at| number(row.cell(at), self.comma));
            read.map_err(|reason| format!("{what}: {reason}"))
        };
        let quantity = amount(self.quantity, "quantity")?.filter(|quantity| *quantity != 0.0);
        let quantity = quantity.ok_or("quantity is missing")?;
        let each = amount(self.cost_each, "cost")?;
        let total = amount(self.cost_total, "cost")?;
        let cost = each.or(total.map(|total| total / quantity));
        if cost.is_some_and(|cost| cost < 0.0) {
            return Err("cost is below 0".to_owned());
        }
        Ok(Kind::Position(Lot {
            symbol: listed.map_or_else(|| symbol.to_uppercase(), |entry| entry.symbol.to_owned()),
            name: listed.map_or(name, |entry| entry.name).to_owned(),
            quantity,
            cost,
        }))
    }

    /// The instrument that a broker means: by its number, in the market of the currency, or in the United States.
    fn listed(&self, symbol: &str, currency: &str) -> Option<&'static Entry> {
        by_any_number(symbol)
            .or_else(|| by_currency(symbol, currency))
            .or_else(|| ["", "USD"].contains(&currency).then(|| listing_as_written(symbol))?)
    }
}

/// Why a row is no position: cash and what holds it, sums, and what the broker says below.
fn no_position(symbol: &str, name: &str, quantity: &str) -> Option<&'static str> {
    let (symbol, name) = (symbol.to_lowercase(), name.to_lowercase());
    let begins = |text: &str, words: &[&str]| words.iter().any(|word| text.starts_with(word));
    let holds = [
        "held in money market",
        "held in fcash",
        "money market",
        "cash sweep",
        "settlement fund",
    ];
    if symbol.ends_with("**") || begins(&symbol, &["cash"]) || holds.iter().any(|word| name.contains(word)) {
        return Some("cash");
    }
    if symbol.is_empty() && name.starts_with("cash") {
        return Some("cash");
    }
    if begins(&symbol, &["account total", "total", "grand total"]) {
        return Some("totals");
    }
    if begins(&symbol, &["pending", "generated at", "date downloaded"]) || begins(&name, &["pending activity"]) {
        return Some("notes");
    }
    (is_missing(&symbol) && is_missing(quantity)).then_some("notes")
}
