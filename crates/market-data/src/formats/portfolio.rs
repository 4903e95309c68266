//! Portfolios in our own table layout: symbol, quantity, cost.

use std::collections::HashSet;

use pipeline::brief::holdings::Position;

use super::cells::{Comma, excerpt, number, number_text};
use super::table::{Row, Table};
use super::{Parsed, Problem};
use crate::symbols::listing;
use languages::steps;

/// The indices of the columns.
pub(crate) struct Columns {
    symbol: usize,
    quantity: usize,
    cost: Option<usize>,
    name: Option<usize>,
}

impl Columns {
    /// The columns of a portfolio, or which column is missing.
    pub(crate) fn of(table: &Table) -> Result<Self, &'static str> {
        Ok(Self {
            symbol: table
                .column(&["symbol", "ticker"])
                .ok_or("there is no column `symbol`")?,
            quantity: table
                .column(&["quantity", "shares", "units", "qty"])
                .ok_or("there is no column `quantity`")?,
            cost: table.column(&[
                "cost",
                "costpershare",
                "averagecost",
                "averageprice",
                "purchaseprice",
                "price",
            ]),
            name: table.column(&["name", "description"]),
        })
    }
}

/// Reads the positions of a table. Symbols must be in the instrument master unless `any_symbol` is set.
pub(crate) fn read(table: &Table, columns: &Columns, any_symbol: bool) -> Parsed<Vec<Position>> {
    let amounts = [Some(columns.quantity), columns.cost].into_iter().flatten();
    let cells = amounts.flat_map(|at| table.rows().map(move |row| row.cell(at)));
    let comma = Comma::of(cells, table.delimiter);
    let mut parsed = Parsed {
        value: Vec::<Position>::new(),
        problems: Vec::new(),
        empty: 0,
    };
    let mut known = HashSet::new();
    for row in table.rows() {
        steps::step(1);
        match position(row, columns, comma, any_symbol) {
            Ok(position) if !known.insert(position.symbol.clone()) => {
                let twice = format!("{} is there twice; add its lots up", position.symbol);
                parsed.problems.push(Problem::new(row.line, twice));
            }
            Ok(position) => parsed.value.push(position),
            Err(reason) => parsed.problems.push(Problem::new(row.line, reason)),
        }
    }
    parsed
}

fn position(row: Row<'_>, columns: &Columns, comma: Comma, any_symbol: bool) -> Result<Position, String> {
    let symbol = row.cell(columns.symbol);
    let listed = listing(symbol);
    if symbol.is_empty() || (listed.is_none() && !any_symbol) {
        return Err(format!("symbol: `{}` is not in the instrument master", excerpt(symbol)));
    }
    let amount = |at: usize, name: &str| number(row.cell(at), comma).map_err(|reason| format!("{name}: {reason}"));
    let quantity = match amount(columns.quantity, "quantity")? {
        Some(quantity) if quantity != 0.0 => quantity,
        _ => return Err("quantity is missing".to_owned()),
    };
    let cost = match columns.cost {
        Some(at) => amount(at, "cost")?,
        None => None,
    };
    if cost.is_some_and(|cost| cost < 0.0) {
        return Err("cost is below 0".to_owned());
    }
    let own_name = columns.name.map_or("", |at| row.cell(at));
    Ok(Position {
        symbol: listed.map_or_else(|| symbol.to_uppercase(), |listing| listing.symbol.to_owned()),
        name: listed.map_or(own_name, |listing| listing.name).to_owned(),
        quantity: number_text(quantity),
        cost: cost.map(number_text).unwrap_or_default(),
        weight: String::new(),
    })
}
