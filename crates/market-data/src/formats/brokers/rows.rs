//! Reads the rows of a broker's export, and tells positions from cash, totals and notes.

use std::collections::{BTreeMap, HashMap};

use pipeline::brief::holdings::Position;

use super::{Export, Layout};
use crate::formats::cells::{Comma, excerpt, is_missing, number, number_text};
use crate::formats::table::{Row, Table};
use crate::formats::{Parsed, Problem};
use crate::symbols::{by_currency, by_isin_or_cusip, listing_as_written};
use instruments::Entry;
use languages::steps;

/// What a row is.
enum RowKind {
    Position(Lot),
    /// Not a position: cash, a total, a note. The text says which.
    Other(&'static str),
}

/// One lot of an instrument in one account.
struct Lot {
    symbol: String,
    name: String,
    quantity: f64,
    cost: Option<f64>,
}

pub(super) fn positions(layout: &Layout, table: &Table, any_symbol: bool) -> Parsed<Export> {
    let reader = Reader::new(layout, table, any_symbol);
    let (mut problems, mut lots) = (Vec::new(), Vec::<Lot>::new());
    let mut left_out = BTreeMap::<&str, Vec<String>>::new();
    for row in table.rows() {
        steps::step(1);
        match reader.row(row) {
            Ok(RowKind::Position(lot)) => lots.push(lot),
            Ok(RowKind::Other(why)) => left_out.entry(why).or_default().push(row.line.to_string()),
            Err(reason) => problems.push(Problem::new(row.line, reason)),
        }
    }
    let mut notes = vec![format!("read as an export of {}", layout.name)];
    notes.extend(reader.cost_note());
    let reasons = left_out.iter();
    notes.extend(reasons.map(|(why, lines)| format!("left out: {why} (line {})", lines.join(", "))));
    let (positions, more) = merge_lots(lots);
    notes.extend(more);
    Parsed {
        value: Export { positions, notes },
        problems,
        empty: 0,
    }
}

/// One position for each instrument, with notes. Quantities add up; the cost is the mean, if every lot has a cost.
fn merge_lots(lots: Vec<Lot>) -> (Vec<Position>, Vec<String>) {
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
            let more = if quantity == 0.0 { ", which cancel out" } else { "" };
            notes.push(format!("{symbol}: {} lots added up{more}", lots.len()));
        }
        if quantity != 0.0 {
            positions.push(Position {
                symbol,
                name: lots.into_iter().next().map(|lot| lot.name).unwrap_or_default(),
                quantity: number_text(quantity),
                cost: cost.map(round_cost).map(number_text).unwrap_or_default(),
                weight: String::new(),
            });
        }
    }
    (positions, notes)
}

/// To four decimal places, as brokers show costs.
fn round_cost(cost: f64) -> f64 {
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
            (None, Some(_)) => Some("cost: the total cost, divided by the quantity".to_owned()),
            (None, None) => Some("cost: the export does not say it".to_owned()),
        }
    }

    fn row(&self, row: Row<'_>) -> Result<RowKind, String> {
        let cell = |at: Option<usize>| at.map_or("", |at| row.cell(at));
        let (symbol, name) = (cell(self.symbol), cell(self.name));
        if let Some((at, word)) = self.layout.counted_rows
            && (row.cell(1) != "Data" || row.cell(at) != word)
        {
            return Ok(RowKind::Other("totals and single lots"));
        }
        if let Some(why) = why_not_position(symbol, name, cell(self.quantity)) {
            return Ok(RowKind::Other(why));
        }
        let class = cell(self.class);
        if !["", "Stocks", "STK", "FUND", "ETF", "Mutual Funds", "CRYPTO", "Crypto"].contains(&class) {
            return Err(format!(
                "{}: {} are not read",
                excerpt(symbol),
                excerpt(class).to_lowercase()
            ));
        }
        let listed = self.listed(symbol, cell(self.currency));
        if listed.is_none() && !self.any_symbol {
            return Err(format!("symbol: `{}` is not in the instrument master", excerpt(symbol)));
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
        Ok(RowKind::Position(Lot {
            symbol: listed.map_or_else(|| symbol.to_uppercase(), |entry| entry.symbol.to_owned()),
            name: listed.map_or(name, |entry| entry.name).to_owned(),
            quantity,
            cost,
        }))
    }

    /// The instrument of a row: by ISIN or CUSIP, else by the currency of its market, else a US listing.
    fn listed(&self, symbol: &str, currency: &str) -> Option<&'static Entry> {
        by_isin_or_cusip(symbol)
            .or_else(|| by_currency(symbol, currency))
            .or_else(|| ["", "USD"].contains(&currency).then(|| listing_as_written(symbol))?)
    }
}

/// Why a row is not a position: cash or a cash fund, a total, or a note below the table; `None` for a position.
fn why_not_position(symbol: &str, name: &str, quantity: &str) -> Option<&'static str> {
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
