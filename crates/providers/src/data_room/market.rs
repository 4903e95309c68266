//! What the US stock market did since 1871: price, value and how often it gained.

use std::sync::OnceLock;

use pipeline::committee::Evidence;

use super::figure::{About, Recipe, computed, reported};
use super::market_rates;
use super::series::us_market;

const PRICE: [Recipe; 5] = [
    computed(
        "ev_sp_return_1y",
        "percent",
        "round(growth(ago(price, 12), last(price)), 1)",
        "price over the price twelve months before, less one; without dividends",
    ),
    computed(
        "ev_sp_trend",
        "percent",
        "round(growth(mean(tail(price, 10)), last(price)), 1)",
        "price over the mean of the last ten months, less one",
    ),
    computed(
        "ev_sp_vol_36m",
        "percent per year",
        "round(volatility(tail(price, 37)), 1)",
        "standard deviation of the last thirty-six monthly changes times the root of twelve; prices are monthly means, so the figure is on the low side",
    ),
    computed(
        "ev_sp_max_drawdown_36m",
        "percent",
        "round(drawdown(tail(price, 37)), 1)",
        "deepest fall of the monthly mean price from an earlier high, last thirty-six months",
    ),
    computed(
        "ev_sp_max_drawdown_all",
        "percent",
        "round(drawdown(price), 1)",
        "deepest fall of the monthly mean price from an earlier high, since 1871",
    ),
];

const VALUE: [Recipe; 6] = [
    reported(
        "ev_cape",
        "ratio",
        "round(last(cape), 2)",
        "price over the mean of ten years of earnings, both after inflation",
    ),
    computed(
        "ev_cape_median",
        "ratio",
        "round(median(known(cape)), 2)",
        "median of all months since 1881",
    ),
    computed(
        "ev_cape_percentile",
        "percent",
        "round(share_below(known(cape), last(cape)), 1)",
        "share of all months since 1881 with a lower ratio",
    ),
    computed(
        "ev_excess_cape_yield",
        "percent",
        "round(100 / last(cape) - (last(long_rate) - annualised(ago(cpi, 120), last(cpi), 120)), 2)",
        "one over CAPE, less the long rate after ten-year inflation",
    ),
    computed(
        "ev_after_cape_median_10y",
        "percent per year",
        "round(median(where_at_least(rolling({worth}, 120), cape, last(cape))), 1)",
        "median real total return of the ten years after months with at least this CAPE",
    ),
    computed(
        "ev_after_cape_freq_pos_10y",
        "percent",
        "round(share_above(where_at_least(rolling({worth}, 120), cape, last(cape)), 0), 1)",
        "share of those ten-year periods with a gain after inflation",
    ),
];

const EARNINGS: [(&str, Recipe); 4] = [
    (
        "S&P composite price and earnings",
        computed(
            "ev_sp_pe",
            "ratio",
            "round(last(known(price / earnings)), 1)",
            "price over earnings of the twelve months before",
        ),
    ),
    (
        "S&P composite price and dividend",
        computed(
            "ev_sp_dividend_yield",
            "percent",
            "round(last(known(dividend / price)) * 100, 1)",
            "dividend per year over price",
        ),
    ),
    (
        "S&P composite dividend and earnings",
        computed(
            "ev_sp_payout",
            "percent",
            "round(last(known(dividend / earnings)) * 100, 1)",
            "dividend over earnings",
        ),
    ),
    (
        "S&P composite earnings",
        computed(
            "ev_sp_real_earnings_growth_10y",
            "percent per year",
            "round(annualised(ago(known(earnings / cpi), 120), last(known(earnings / cpi)), 120), 1)",
            "earnings after inflation over those ten years before, as a yearly rate",
        ),
    ),
];

const RETURNS: [Recipe; 3] = [
    computed(
        "ev_sp_real_return_all",
        "percent per year",
        "round({average}, 1)",
        "real total return since 1871, as a yearly rate",
    ),
    computed(
        "ev_sp_real_return_10y",
        "percent per year",
        "round(last(rolling({worth}, 120)), 1)",
        "real total return of the last ten years, as a yearly rate",
    ),
    computed(
        "ev_sp_real_return_10y_worst",
        "percent per year",
        "round(min(rolling({worth}, 120)), 1)",
        "worst real total return of any ten years since 1871, as a yearly rate",
    ),
];

const WINDOWS: [Recipe; 3] = [
    computed(
        "ev_freq_pos_{span}",
        "percent",
        "round(share_above(rolling({worth}, {months}), 0), 1)",
        "share of all overlapping windows of that length since 1871 with a gain after inflation",
    ),
    computed(
        "ev_freq_neg_{span}",
        "percent",
        "round(share_not_above(rolling({worth}, {months}), 0), 1)",
        "share of all overlapping windows of that length since 1871 without a gain after inflation",
    ),
    computed(
        "ev_freq_above_avg_{span}",
        "percent",
        "round(share_above(rolling({worth}, {months}), {average}), 1)",
        "share of all overlapping windows of that length since 1871 with a gain above the yearly rate since 1871",
    ),
];

/// The yearly rate since 1871. It stands before `{worth}` in the list of names because it uses it.
const AVERAGE: (&str, &str) = (
    "{average}",
    "annualised(first({worth}), last({worth}), count({worth}) - 1)",
);
/// What an investment in the market was worth after inflation, with dividends put back in.
const WORTH: (&str, &str) = ("{worth}", "real_total_return(price, dividend, cpi)");

/// Every figure on the stock market as a whole, inflation, interest rates and bonds.
pub fn evidence(today: &str, out: &mut Vec<Evidence>) {
    static FIGURES: OnceLock<Vec<Evidence>> = OnceLock::new();
    let age = "months from the end of the series to the date of the brief, over twelve";
    out.extend(about("S&P composite price", today).age("ev_sp_age", "month", age));
    // Only the age depends on the brief; the rest is computed once and copied.
    out.extend_from_slice(FIGURES.get_or_init(lasting));
}

/// A group of figures on the US market.
pub fn about<'a>(series: &'a str, as_of: &'a str) -> About<'a> {
    About {
        table: &us_market().table,
        prefix: "",
        series,
        as_of,
        names: &[AVERAGE, WORTH],
    }
}

/// The figures that are the same in every brief.
fn lasting() -> Vec<Evidence> {
    let market = us_market();
    let last = market.months.last().map_or("", String::as_str);
    let dividends = market.known_until("dividend").unwrap_or_default();
    let earnings = market.known_until("earnings").unwrap_or_default();
    let cape = "S&P composite, cyclically adjusted price over earnings (CAPE)";
    let mut out: Vec<Evidence> = about("S&P composite price", last).figures(&PRICE).collect();
    out.extend(about(cape, last).figures(&VALUE));
    for (series, recipe) in &EARNINGS {
        out.extend(about(series, earnings).figure(recipe));
    }
    let returns = about("S&P composite with dividends, after inflation", dividends);
    out.extend(returns.figures(&RETURNS));
    for (span, months) in [("1y", "12"), ("3y", "36"), ("10y", "120"), ("20y", "240")] {
        let names = [AVERAGE, WORTH, ("{span}", span), ("{months}", months)];
        out.extend(
            About {
                names: &names,
                ..returns
            }
            .figures(&WINDOWS),
        );
    }
    market_rates::evidence(last, &mut out);
    out
}
