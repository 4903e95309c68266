//! What five well-known stocks did until early 2013.

use pipeline::brief::mib::Instrument;
use pipeline::committee::Evidence;

use super::coverage::key_of;
use super::maths::{annualised, decimal, drawdown, growth, median, months_between, rolling, share, trend, volatility};
use super::series::{Stock, us_stocks};

const SOURCE: &str = "bokeh_sampledata 2026.1, Quandl WIKI prices (public domain), adjusted close at month ends";

/// The series of an instrument, under the name the source had for it.
pub fn series_of(symbol: &str) -> Option<&'static Stock> {
    let symbol = match symbol {
        "META" => "FB",
        "GOOGL" => "GOOG",
        other => other,
    };
    us_stocks().iter().find(|stock| stock.symbol == symbol)
}

/// Every figure on one instrument, if its series ships.
pub fn evidence(instrument: &Instrument, today: &str, out: &mut Vec<Evidence>) {
    let Some(stock) = series_of(&instrument.symbol) else {
        return;
    };
    let closes: Vec<f64> = stock.closes.iter().map(|(_, close)| *close).collect();
    let Some((as_of, last)) = stock.closes.last() else {
        return;
    };
    let mut add = |measure: &str, as_of: &str, value: Option<(f64, usize)>, unit: &str, how: &str| {
        let Some((value, places)) = value else { return };
        out.push(Evidence {
            evidence_id: format!("ev_{}_{measure}", key_of(&instrument.symbol)),
            source: SOURCE.to_owned(),
            series: format!("{} adjusted close", instrument.symbol),
            as_of: as_of.to_owned(),
            value: decimal(value, places),
            unit: unit.to_owned(),
            how: how.to_owned(),
        });
    };
    let back = |months: usize| {
        closes
            .len()
            .checked_sub(months + 1)
            .and_then(|at| closes.get(at))
            .copied()
    };
    let tail = |months: usize| closes.get(closes.len().checked_sub(months + 1)?..);
    let (date, price) = &stock.latest;
    add(
        "price",
        date,
        Some((*price, 2)),
        "USD",
        "last adjusted close in the series",
    );
    let age = months_between(date, today).filter(|months| *months >= 0);
    add(
        "age",
        today,
        age.map(|months| (months as f64 / 12.0, 1)),
        "years",
        "months from the last close to the date of the brief, over twelve",
    );
    add(
        "return_1y",
        as_of,
        back(12).map(|then| (growth(then, *last), 1)),
        "percent",
        "last month end over the one twelve months before, less one",
    );
    add(
        "return_5y",
        as_of,
        back(60).map(|then| (annualised(then, *last, 60), 1)),
        "percent per year",
        "last month end over the one sixty months before, as a yearly rate",
    );
    add(
        "trend",
        as_of,
        trend(&closes).map(|value| (value, 1)),
        "percent",
        "last month end over the mean of the last ten month ends, less one",
    );
    add(
        "vol_36m",
        as_of,
        tail(36).and_then(volatility).map(|value| (value, 1)),
        "percent per year",
        "standard deviation of the last thirty-six monthly changes times the root of twelve",
    );
    add(
        "max_drawdown_36m",
        as_of,
        tail(36).and_then(drawdown).map(|value| (value, 1)),
        "percent",
        "deepest fall between month ends from an earlier high, last thirty-six months",
    );
    add(
        "max_drawdown_all",
        as_of,
        (closes.len() > 36)
            .then(|| drawdown(&closes))
            .flatten()
            .map(|value| (value, 1)),
        "percent",
        "deepest fall between month ends from an earlier high, whole series",
    );
    let whole = closes.len().saturating_sub(1);
    let average = closes
        .first()
        .filter(|_| whole >= 36)
        .map(|first| annualised(*first, *last, whole));
    add(
        "return_all",
        as_of,
        average.map(|value| (value, 1)),
        "percent per year",
        "last month end over the first, as a yearly rate",
    );
    for (span, months) in [("1y", 12), ("3y", 36)] {
        let returns = rolling(&closes, months);
        // Fewer than four periods side by side say nothing about how often something happens.
        if whole < 4 * months {
            continue;
        }
        add(
            &format!("freq_pos_{span}"),
            as_of,
            share(&returns, |value| value > 0.0).map(|value| (value, 1)),
            "percent",
            "share of all overlapping windows of that length with a gain",
        );
        add(
            &format!("freq_neg_{span}"),
            as_of,
            share(&returns, |value| value <= 0.0).map(|value| (value, 1)),
            "percent",
            "share of all overlapping windows of that length without a gain",
        );
        add(
            &format!("freq_strong_{span}"),
            as_of,
            share(&returns, |value| value > 10.0).map(|value| (value, 1)),
            "percent",
            "share of all overlapping windows of that length with a gain of more than a tenth per year",
        );
        add(
            &format!("median_{span}"),
            as_of,
            median(&returns).map(|value| (value, 1)),
            "percent per year",
            "median yearly rate over all overlapping windows of that length",
        );
    }
}
