//! What five well-known stocks did until early 2013.

use std::collections::HashMap;
use std::sync::OnceLock;

use pipeline::brief::mib::Instrument;
use pipeline::committee::Evidence;

use super::coverage::key_of;
use super::figure::{About, Recipe, computed, reported};
use super::series::{Stock, us_stocks};

const PRICE: Recipe = reported(
    "price",
    "USD",
    "round(last({close}), 2)",
    "last adjusted close in the series",
);

const AGE: &str = "months from the last close to the date of the brief, over twelve";

const PATH: [Recipe; 5] = [
    computed(
        "return_1y",
        "percent",
        "round(growth(ago({ends}, 12), last({ends})), 1)",
        "last month end over the one twelve months before, less one",
    ),
    computed(
        "return_5y",
        "percent per year",
        "round(annualised(ago({ends}, 60), last({ends}), 60), 1)",
        "last month end over the one sixty months before, as a yearly rate",
    ),
    computed(
        "trend",
        "percent",
        "round(growth(mean(tail({ends}, 10)), last({ends})), 1)",
        "last month end over the mean of the last ten month ends, less one",
    ),
    computed(
        "vol_36m",
        "percent per year",
        "round(volatility(tail({ends}, 37)), 1)",
        "standard deviation of the last thirty-six monthly changes times the root of twelve",
    ),
    computed(
        "max_drawdown_36m",
        "percent",
        "round(drawdown(tail({ends}, 37)), 1)",
        "deepest fall between month ends from an earlier high, last thirty-six months",
    ),
];

/// Of three years at least: a shorter series has no long history.
const WHOLE: [Recipe; 2] = [
    computed(
        "max_drawdown_all",
        "percent",
        "round(drawdown({ends}), 1)",
        "deepest fall between month ends from an earlier high, whole series",
    ),
    computed(
        "return_all",
        "percent per year",
        "round(annualised(first({ends}), last({ends}), count({ends}) - 1), 1)",
        "last month end over the first, as a yearly rate",
    ),
];

const WINDOWS: [Recipe; 4] = [
    computed(
        "freq_pos_{span}",
        "percent",
        "round(share_above(rolling({ends}, {months}), 0), 1)",
        "share of all overlapping windows of that length with a gain",
    ),
    computed(
        "freq_neg_{span}",
        "percent",
        "round(share_not_above(rolling({ends}, {months}), 0), 1)",
        "share of all overlapping windows of that length without a gain",
    ),
    computed(
        "freq_strong_{span}",
        "percent",
        "round(share_above(rolling({ends}, {months}), 10), 1)",
        "share of all overlapping windows of that length with a gain of more than a tenth per year",
    ),
    computed(
        "median_{span}",
        "percent per year",
        "round(median(rolling({ends}, {months})), 1)",
        "median yearly rate over all overlapping windows of that length",
    ),
];

/// Tickers that changed: the present one, and the one the source has.
const RENAMED: [(&str, &str); 2] = [("META", "FB"), ("GOOGL", "GOOG")];

/// The series of an instrument, under the name the source had for it.
pub fn series_of(symbol: &str) -> Option<&'static Stock> {
    let renamed = RENAMED.iter().find(|(now, _)| *now == symbol);
    let symbol = renamed.map_or(symbol, |(_, then)| then);
    us_stocks().stocks.iter().find(|stock| stock.symbol == symbol)
}

/// Every figure on one instrument, if its series ships.
pub fn evidence(instrument: &Instrument, today: &str, out: &mut Vec<Evidence>) {
    static FIGURES: OnceLock<HashMap<String, Vec<Evidence>>> = OnceLock::new();
    // Only the age depends on the brief; the rest is computed once and copied.
    let figures = FIGURES.get_or_init(|| {
        let symbols = us_stocks().stocks.iter().map(|stock| stock.symbol.as_str());
        let symbols = symbols.chain(RENAMED.iter().map(|(now, _)| *now));
        symbols.map(|symbol| (symbol.to_owned(), lasting(symbol))).collect()
    });
    let symbol = instrument.symbol.as_str();
    let (Some(stock), Some([price, others @ ..])) = (series_of(symbol), figures.get(symbol).map(Vec::as_slice)) else {
        return;
    };
    let about = About {
        table: &us_stocks().table,
        prefix: &prefix(symbol),
        series: &series(symbol),
        as_of: today,
        names: &[],
    };
    out.push(price.clone());
    out.extend(about.age("age", &format!("{}_month", stock.symbol), AGE));
    out.extend_from_slice(others);
}

/// The figures that are the same in every brief, the price first.
fn lasting(symbol: &str) -> Vec<Evidence> {
    let Some(stock) = series_of(symbol) else {
        return Vec::new();
    };
    let (close, ends) = (format!("{}_close", stock.symbol), format!("{}_month_end", stock.symbol));
    let about = About {
        table: &us_stocks().table,
        prefix: &prefix(symbol),
        series: &series(symbol),
        as_of: &stock.month_end,
        names: &[("{close}", &close), ("{ends}", &ends)],
    };
    let known = us_stocks().table.series(&ends).unwrap_or_default().len();
    let price = About {
        as_of: &stock.latest,
        ..about
    };
    let mut out: Vec<Evidence> = price.figures(&[PRICE]).chain(about.figures(&PATH)).collect();
    if known > 36 {
        out.extend(about.figures(&WHOLE));
    }
    for (span, months, count) in [("1y", "12", 12), ("3y", "36", 36)] {
        // Fewer than four periods side by side say nothing about how often something happens.
        if known > 4 * count {
            let names = [("{ends}", ends.as_str()), ("{span}", span), ("{months}", months)];
            out.extend(About { names: &names, ..about }.figures(&WINDOWS));
        }
    }
    out
}

fn prefix(symbol: &str) -> String {
    format!("ev_{}_", key_of(symbol))
}

fn series(symbol: &str) -> String {
    format!("{symbol} adjusted close")
}
