//! The formulas of the figures on the US stock market.

use super::figure::{Recipe, computed, reported};

pub const PRICE: [Recipe; 5] = [
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
        "standard deviation of the last thirty-six monthly changes times the root of twelve; prices are monthly \
         means, so the figure is on the low side",
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

pub const VALUE: [Recipe; 6] = [
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
        "percentage points",
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

pub const EARNINGS: [(&str, Recipe); 5] = [
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
        "US government bonds, ten years, yield",
        computed(
            "ev_sp_long_rate",
            "percent",
            "round(last(known(long_rate + dividend * 0)), 2)",
            "ten-year yield in the month of the last dividend, to compare the two",
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

pub const RETURNS: [Recipe; 2] = [
    computed(
        "ev_sp_real_return_all",
        "percent per year",
        "round({average}, 1)",
        "real total return since 1871, as a yearly rate",
    ),
    computed(
        "ev_sp_real_return_10y_worst",
        "percent per year",
        "round(min(rolling({worth}, 120)), 1)",
        "worst real total return of any ten years since 1871, as a yearly rate",
    ),
];

/// After inflation and with dividends, to compare with the falls of a mix of stocks and bonds.
pub const REAL_FALL: Recipe = computed(
    "ev_sp_real_max_drawdown_all",
    "percent",
    "round(drawdown({worth}), 1)",
    "deepest fall with dividends and after inflation from an earlier high, since 1871",
);

pub const RECENT: Recipe = computed(
    "ev_sp_real_return_{span}",
    "percent per year",
    "round(last(rolling({worth}, {months})), 1)",
    "real total return of the last {words}, as a yearly rate",
);

pub const WINDOWS: [Recipe; 5] = [
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
        "ev_freq_good_bound_{span}",
        "percent per year",
        "round(quantile(where_at_least(rolling({worth}, {months}), rolling({worth}, {months}), 0), 75), 1)",
        "yearly rate after inflation that a quarter of the windows with a gain exceeded",
    ),
    computed(
        "ev_freq_good_{span}",
        "percent",
        "round(share_above(rolling({worth}, {months}), \
         quantile(where_at_least(rolling({worth}, {months}), rolling({worth}, {months}), 0), 75)), 1)",
        "share of all overlapping windows of that length since 1871 with a gain above that rate",
    ),
    computed(
        "ev_freq_periods_{span}",
        "count",
        "round(floor((count({worth}) - 1) / {months}), 0)",
        "number of windows of that length since 1871 that do not overlap",
    ),
];

/// The name of the series after inflation, for people.
pub const REAL: &str = "S&P composite with dividends, after inflation";

/// The yearly rate since 1871. Must come before [`WORTH`] in the list of placeholders, because it contains `{worth}`.
pub const AVERAGE: (&str, &str) = (
    "{average}",
    "annualised(first({worth}), last({worth}), count({worth}) - 1)",
);
/// The value of an investment in the market, after inflation and with dividends reinvested.
pub const WORTH: (&str, &str) = ("{worth}", "real_total_return(price, dividend, cpi)");

/// The length of the windows that are counted for the horizon.
pub const HORIZON: Recipe = computed(
    "ev_horizon",
    "years",
    "round({years}, 0)",
    "the horizon of the brief in whole years, from one to fifty: past windows of that length are counted",
);

/// The windows that are counted in every brief, in years.
pub const WINDOW_YEARS: [u32; 5] = [1, 3, 5, 10, 20];

/// The age of the series on the date of the brief.
pub const AGE: Recipe = computed(
    "ev_sp_age",
    "years",
    "round(({today} - last(month)) / 12, 1)",
    "months from the end of the series to the date of the brief, over twelve",
);
