//! The figures on the history of US stocks and bonds that a question can ask to look up.

use super::*;
/// The months before and after the named years in which the high and the low of a fall are searched.
pub(super) const BEFORE_FALL: f64 = 12.0;
pub(super) const AFTER_FALL: f64 = 36.0;

/// A fall of this size, in per cent, is a bear market.
pub(super) const BEAR_MARKET: &str = "20";

pub(super) const VALUE: [(Valuation, Recipe, Recipe, Recipe, Recipe); 3] = [
    (
        Valuation::Cape,
        reported(
            "ev_lookup_{at}_cape",
            "ratio",
            "round(at(cape, month, {month}), 1)",
            VALUE_HOW,
        ),
        computed("ev_lookup_high_cape", "ratio", "round(max(known(cape)), 1)", HIGH_HOW),
        computed("ev_lookup_low_cape", "ratio", "round(min(known(cape)), 1)", LOW_HOW),
        computed(
            "ev_lookup_cape_median",
            "ratio",
            "round(median(known(cape)), 1)",
            MEDIAN_HOW,
        ),
    ),
    (
        Valuation::PriceToEarnings,
        computed(
            "ev_lookup_{at}_pe",
            "ratio",
            "round(at(price, month, {month}) / at(earnings, month, {month}), 1)",
            VALUE_HOW,
        ),
        computed(
            "ev_lookup_high_pe",
            "ratio",
            "round(max(known(price / earnings)), 1)",
            HIGH_HOW,
        ),
        computed(
            "ev_lookup_low_pe",
            "ratio",
            "round(min(known(price / earnings)), 1)",
            LOW_HOW,
        ),
        computed(
            "ev_lookup_pe_median",
            "ratio",
            "round(median(known(price / earnings)), 1)",
            MEDIAN_HOW,
        ),
    ),
    (
        Valuation::DividendYield,
        computed(
            "ev_lookup_{at}_dividend_yield",
            "percent",
            "round(at(dividend, month, {month}) / at(price, month, {month}) * 100, 1)",
            VALUE_HOW,
        ),
        computed(
            "ev_lookup_high_dividend_yield",
            "percent",
            "round(max(known(dividend / price)) * 100, 1)",
            HIGH_HOW,
        ),
        computed(
            "ev_lookup_low_dividend_yield",
            "percent",
            "round(min(known(dividend / price)) * 100, 1)",
            LOW_HOW,
        ),
        computed(
            "ev_lookup_median_dividend_yield",
            "percent",
            "round(median(known(dividend / price)) * 100, 1)",
            MEDIAN_HOW,
        ),
    ),
];

pub(super) const VALUE_HOW: &str =
    "value in the month that the question names; in a year without a month, that of December";
pub(super) const HIGH_HOW: &str = "highest value of all months";
pub(super) const LOW_HOW: &str = "lowest value of all months";
pub(super) const MEDIAN_HOW: &str = "median of all months";

pub(super) const PRICE: Recipe = reported(
    "ev_lookup_{at}_price",
    "ratio",
    "round(at(price, month, {month}), 0)",
    "mean price of the month that the question names; in a year without a month, that of December",
);

pub(super) const AFTER_CAPE: [Recipe; 2] = [
    computed(
        "ev_lookup_after_cape_median_10y",
        "percent per year",
        "round(median(where_at_least(rolling({worth}, 120), cape, {bound})), 1)",
        "median real total return of the ten years after months with at least that CAPE",
    ),
    computed(
        "ev_lookup_after_cape_freq_pos_10y",
        "percent",
        "round(share_above(where_at_least(rolling({worth}, 120), cape, {bound}), 0), 1)",
        "share of those ten-year periods with a gain after inflation",
    ),
];

pub(super) const FALL: Recipe = computed(
    "ev_lookup_sp_fall_{year}",
    "percent",
    "round(drawdown(between({levels}, month, {from}, {to})), 1)",
    "fall from the high to the low, with dividends and interest and after inflation",
);

pub(super) const PRICE_FALL: Recipe = computed(
    "ev_lookup_price_fall_{year}",
    "percent",
    "round(drawdown(between(price, month, {from}, {to})), 1)",
    "fall of the monthly mean price from the high to the low, without dividends and before inflation",
);

pub(super) const RECOVERY: Recipe = computed(
    "ev_lookup_sp_recovery_{year}",
    "years",
    "round(recovery(between({levels}, month, {from}, {to})) / 12, 1)",
    "from that high until it was reached again, with dividends and interest and after inflation",
);

pub(super) const BELOW_HIGH: Recipe = computed(
    "ev_lookup_drawdown_now",
    "percent",
    "round(growth(max(between(price, month, {first}, {month})), at(price, month, {month})), 1)",
    "monthly mean price against its highest until then, less one",
);

pub(super) const OF_YEAR: [Recipe; 2] = [
    computed(
        "ev_lookup_{year}_return_nominal",
        "percent",
        "round(growth(at({levels} * cpi, month, {from}), at({levels} * cpi, month, {to})), 1)",
        "from December to December, with dividends and interest and before inflation; prices are monthly means",
    ),
    computed(
        "ev_lookup_{year}_return_real",
        "percent",
        "round(growth(at({levels}, month, {from}), at({levels}, month, {to})), 1)",
        "the same after inflation",
    ),
];

pub(super) const OF_PERIOD: [(&str, Recipe); 2] = [
    (
        "worst",
        computed(
            "ev_lookup_past_worst",
            "percent",
            PERIOD_FORMULA,
            "worst of those periods, after inflation",
        ),
    ),
    (
        "best",
        computed(
            "ev_lookup_past_best",
            "percent",
            PERIOD_FORMULA,
            "best of those periods, after inflation",
        ),
    ),
];

pub(super) const PERIOD_FORMULA: &str = "round(growth(at({levels}, month, {from}), at({levels}, month, {to})), 1)";

pub(super) const AVERAGE: [Recipe; 4] = [
    computed(
        "ev_lookup_mean_return_real",
        "percent per year",
        "round(annualised(first({levels}), last({levels}), count({levels}) - 1), 1)",
        "return since 1871 with dividends and interest, after inflation, as a yearly rate",
    ),
    computed(
        "ev_lookup_median_return_real",
        "percent per year",
        "round(median(rolling({levels}, {months})), 1)",
        "median of all overlapping periods of that length since 1871",
    ),
    computed(
        "ev_lookup_freq_neg_span",
        "percent",
        "round(share_not_above(rolling({levels}, {months}), 0), 1)",
        "share of those periods without a gain after inflation",
    ),
    computed(
        "ev_lookup_periods_horizon",
        "years",
        "round({months} / 12, 0)",
        "the length of these periods",
    ),
];

pub(super) const LOSSES: Recipe = computed(
    "ev_lookup_past_worst",
    "percent per year",
    "round(min(rolling({levels}, {months})), 1)",
    "worst of those periods after inflation, as a yearly rate",
);

pub(super) const BEARS: [Recipe; 4] = [
    computed(
        "ev_lookup_bear_count",
        "count",
        "round(count(falls(price, {bear})), 0)",
        "number of falls of the monthly mean price by at least a fifth, since 1871",
    ),
    computed(
        "ev_lookup_bear_every",
        "years",
        "round((count(price) - 1) / 12 / count(falls(price, {bear})), 1)",
        "years between them on average",
    ),
    computed(
        "ev_lookup_bear_length",
        "months",
        "round(mean(falls(price, {bear})), 0)",
        "mean time from the high to the low of all falls of the monthly mean price by at least a fifth, since 1871",
    ),
    computed(
        "ev_lookup_bear_recovery_length",
        "months",
        "round(mean(recoveries(price, {bear})), 0)",
        "mean time from the high until it was reached again",
    ),
];

pub(super) const SEASONS: [Recipe; 2] = [
    computed(
        "ev_lookup_season",
        "percent",
        "round(mean({chosen}), 2)",
        "mean change from the mean price of the month before, in those months of the calendar since 1871",
    ),
    computed(
        "ev_lookup_all_season",
        "percent",
        "round(mean(changes(price)), 2)",
        "the same in all months",
    ),
];

pub(super) const SWINGS: Recipe = computed(
    "ev_lookup_vol_36m",
    "percent per year",
    "round(volatility(price), 1)",
    "standard deviation of all monthly changes since 1871 times the root of twelve; prices are monthly means, so the \
     figure is on the low side",
);

pub(super) const SAVED: [Recipe; 3] = [
    computed(
        "ev_lookup_plan_paid",
        "{currency}",
        "round({sum} * {months} / 12, 0)",
        "all that was paid in, in monthly parts of the yearly sum of the question",
    ),
    computed(
        "ev_lookup_past_sum",
        "{currency}",
        "round(floor({sum} * {months} / 12 * last(instalments(between({levels} * cpi, month, {from}, {to}), {months})) \
         / {step} + 0.5) * {step}, 0)",
        "what it had become, with dividends",
    ),
    computed(
        "ev_lookup_return_real",
        "percent per year",
        "round(annualised(at({levels}, month, {from}), at({levels}, month, {to}), {months}), 1)",
        "return of those years after inflation, as a yearly rate",
    ),
];

pub(super) const INVESTED: [Recipe; 3] = [
    computed(
        "ev_lookup_past_start",
        "{currency}",
        "round({sum}, 0)",
        "the sum of the question",
    ),
    computed(
        "ev_lookup_past_sum",
        "{currency}",
        "round(floor({sum} * at({levels} * cpi, month, {to}) / at({levels} * cpi, month, {from}) / {step} + 0.5) \
         * {step}, 0)",
        "what it had become at the end, with dividends",
    ),
    computed(
        "ev_lookup_past_real_sum",
        "{currency}",
        "round(floor({sum} * at({levels}, month, {to}) / at({levels}, month, {from}) / {step} + 0.5) * {step}, 0)",
        "the same in the money of the first month",
    ),
];
