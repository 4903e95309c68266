//! Prices, interest rates and bonds in the United States.

use pipeline::committee::Evidence;

use super::market::figure;
use super::maths::{annualised, decimal, growth, median, rolling, share};
use super::series::{real_total_return, us_market};

/// Every figure on inflation, interest rates and bonds.
pub fn evidence(out: &mut Vec<Evidence>) {
    let months = us_market();
    let Some(last) = months.last() else { return };
    let back = |count: usize| months.len().checked_sub(count + 1).and_then(|at| months.get(at));
    let mut add = |id: &str, series: &str, value: Option<f64>, places: usize, unit: &str, how: &str| {
        out.extend(value.map(|value| figure(id, series, &last.month, decimal(value, places), unit, how)));
    };
    let cpi = "US consumer prices";
    let inflation = back(12).map(|then| growth(then.cpi, last.cpi));
    add(
        "ev_infl_12m",
        cpi,
        inflation,
        1,
        "percent",
        "consumer prices over those twelve months before, less one; the newest month is the source's estimate",
    );
    add(
        "ev_infl_10y",
        cpi,
        back(120).map(|then| annualised(then.cpi, last.cpi, 120)),
        1,
        "percent per year",
        "consumer prices over those ten years before, as a yearly rate",
    );
    let rates: Vec<f64> = months.iter().filter_map(|month| month.long_rate).collect();
    let long = "US government bonds, ten years, yield";
    add("ev_long_rate", long, last.long_rate, 2, "percent", "the month's yield");
    add(
        "ev_long_rate_median",
        long,
        median(&rates),
        2,
        "percent",
        "median of all months since 1871",
    );
    let change = last
        .long_rate
        .zip(back(12).and_then(|then| then.long_rate))
        .map(|(now, then)| now - then);
    add(
        "ev_long_rate_change_12m",
        long,
        change,
        2,
        "percentage points",
        "yield less the yield twelve months before",
    );
    let real = last.long_rate.zip(inflation).map(|(rate, inflation)| rate - inflation);
    add(
        "ev_real_long_rate",
        long,
        real,
        1,
        "percent",
        "yield less the inflation of the last twelve months",
    );
    let bonds: Vec<f64> = months.iter().map_while(|month| month.real_bonds).collect();
    let series = "US government bonds with coupons, after inflation";
    let decade = rolling(&bonds, 120);
    add(
        "ev_bond_real_return_10y",
        series,
        decade.last().copied(),
        1,
        "percent per year",
        "real total return of the last ten years, as a yearly rate",
    );
    // Both series start in the same month, so the windows pair up from the front.
    let ahead: Vec<f64> = rolling(real_total_return(), 120)
        .iter()
        .zip(&decade)
        .map(|(stocks, bonds)| stocks - bonds)
        .collect();
    add(
        "ev_freq_stocks_beat_bonds_10y",
        "S&P composite against US government bonds",
        share(&ahead, |value| value > 0.0),
        1,
        "percent",
        "share of all overlapping ten-year windows since 1871 in which stocks returned more than bonds",
    );
}
