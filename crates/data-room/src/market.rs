//! What the US stock market did since 1871: price, value and how often it gained.

use std::sync::{Arc, OnceLock};

use pipeline::committee::Evidence;

use super::figure::{About, Recipe, computed, reported};
use super::mix;
use market_data::calendar::{month_in, month_period, month_text};
use market_data::shipped::us_market;
use market_data::table::Table;

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

const EARNINGS: [(&str, Recipe); 5] = [
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

const RETURNS: [Recipe; 2] = [
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

/// On the same basis as the falls of a mix of stocks and bonds.
const REAL_FALL: Recipe = computed(
    "ev_sp_real_max_drawdown_all",
    "percent",
    "round(drawdown({worth}), 1)",
    "deepest fall with dividends and after inflation from an earlier high, since 1871",
);

const RECENT: Recipe = computed(
    "ev_sp_real_return_{span}",
    "percent per year",
    "round(last(rolling({worth}, {months})), 1)",
    "real total return of the last {words}, as a yearly rate",
);

const WINDOWS: [Recipe; 5] = [
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

const REAL: &str = "S&P composite with dividends, after inflation";

/// The yearly rate since 1871. It stands before `{worth}` in the list of names because it uses it.
pub const AVERAGE: (&str, &str) = (
    "{average}",
    "annualised(first({worth}), last({worth}), count({worth}) - 1)",
);
/// What an investment in the market was worth after inflation, with dividends put back in.
pub const WORTH: (&str, &str) = ("{worth}", "real_total_return(price, dividend, cpi)");

/// How long the windows are that are like the horizon.
const HORIZON: Recipe = computed(
    "ev_horizon",
    "years",
    "round({years}, 0)",
    "the horizon of the brief in whole years, from one to thirty: past windows of that length are counted",
);

/// The windows that are counted in every brief, in years.
pub const WINDOW_YEARS: [u32; 5] = [1, 3, 5, 10, 20];

/// Months from the end of the series to the date of the brief.
const AGE: Recipe = computed(
    "ev_sp_age",
    "years",
    "round(({today} - last(month)) / 12, 1)",
    "months from the end of the series to the date of the brief, over twelve",
);

/// The US market with the months its series have.
pub struct Market {
    /// Its series.
    pub table: Arc<Table>,
}

impl Market {
    /// Opens it.
    pub fn open() -> Self {
        Self { table: us_market() }
    }

    /// The market as it was known once a month was over: nothing after it.
    pub fn as_known(month: f64) -> Self {
        let whole = us_market();
        let months = whole.series("month").unwrap_or_default();
        let known = months.partition_point(|known| *known <= month);
        let cut = |(name, values): (&String, &Vec<f64>)| (name.clone(), values.iter().take(known).copied().collect());
        let columns = Arc::new(whole.columns.iter().map(cut).collect());
        let (source, currency) = (whole.source.clone(), whole.currency.clone());
        let table = Arc::new(Table {
            source,
            columns,
            currency,
        });
        Self { table }
    }

    /// The last month of all.
    pub fn last(&self) -> f64 {
        self.table.last("month").unwrap_or_default()
    }

    /// The first month that a series has.
    pub fn first(&self, name: &str) -> f64 {
        self.known(name).next().unwrap_or_default()
    }

    /// The last month that a series has.
    pub fn until(&self, name: &str) -> f64 {
        self.known(name).last().unwrap_or_default()
    }

    fn known(&self, name: &str) -> impl Iterator<Item = f64> {
        let values = self.table.series(name).unwrap_or_default();
        let months = self.table.series("month").unwrap_or_default();
        let pairs = values.iter().zip(months).filter(|(value, _)| !value.is_nan());
        pairs.map(|(_, month)| *month)
    }

    /// A figure on a fall, with the months of the high before the deepest one and of its low as its window.
    fn with_fall(&self, name: &str, from: f64, figure: Evidence) -> Evidence {
        let levels = self.table.series(name).unwrap_or_default();
        let months = self.table.series("month").unwrap_or_default();
        let window = levels.iter().copied().zip(months.iter().copied());
        let window: Vec<(f64, f64)> = window.filter(|(_, month)| *month >= from).collect();
        match deepest_fall(&window) {
            Some((high, low)) => Evidence {
                period: Some(month_period(high, low)),
                ..figure
            }
            .sealed(),
            None => figure,
        }
    }

    /// A figure on a window of months; without a first month, on its last month alone.
    pub fn figure(
        &self,
        recipe: &Recipe,
        series: &str,
        from: Option<f64>,
        to: f64,
        names: &[(&str, &str)],
    ) -> Option<Evidence> {
        let all: Vec<(&str, &str)> = names.iter().copied().chain([AVERAGE, WORTH]).collect();
        About {
            tables: &[&self.table],
            prefix: "",
            series,
            as_of: &month_text(to),
            period: from.map(|from| month_period(from, to)).as_deref(),
            names: &all,
            given: &[],
        }
        .figure(recipe)
    }
}

/// The months of the high before the deepest fall and of its low, of levels with their months.
pub fn deepest_fall(levels: &[(f64, f64)]) -> Option<(f64, f64)> {
    let mut high = *levels.first()?;
    let mut deepest = (0.0, None);
    for &(level, month) in levels {
        if level > high.0 {
            high = (level, month);
        }
        let fall = level / high.0 - 1.0;
        if fall < deepest.0 {
            deepest = (fall, Some((high.1, month)));
        }
    }
    deepest.1
}

/// Every figure on the stock market as a whole. Its windows are counted for the horizon too, which is so many years.
pub fn figures(market: &Market, today: &str, years: u32, out: &mut Vec<Evidence>) {
    static FIGURES: OnceLock<Vec<Evidence>> = OnceLock::new();
    let now = month_in(today);
    if now >= market.last() {
        let names = [("{today}", &*market_data::calendar::month_formula(now))];
        let age = market.figure(&AGE, "S&P composite price", None, market.last(), &names);
        let as_of = today.to_owned();
        out.extend(age.map(|age| Evidence { as_of, ..age }.sealed()));
    }
    let count = years.to_string();
    let names = [("{years}", count.as_str())];
    let horizon = market.figure(&HORIZON, "S&P composite price", None, market.last(), &names);
    let as_of = today.to_owned();
    out.extend(horizon.map(|horizon| Evidence { as_of, ..horizon }.sealed()));
    // Only these depend on the brief; the rest is computed once and copied.
    if Arc::ptr_eq(&market.table, &us_market()) {
        out.extend_from_slice(FIGURES.get_or_init(|| lasting(market)));
    } else {
        out.extend(lasting(market));
    }
    if !WINDOW_YEARS.contains(&years) {
        windows(market, years, out);
    }
}

/// The figures that are the same in every brief.
fn lasting(market: &Market) -> Vec<Evidence> {
    let last = market.last();
    let (start, cape_start) = (market.first("price"), market.first("cape"));
    let (dividends, earnings) = (market.until("dividend"), market.until("earnings"));
    let mut out: Vec<Evidence> = Vec::new();
    for (recipe, months) in PRICE.iter().zip([12.0, 9.0, 36.0, 36.0, last - start]) {
        let figure = market.figure(recipe, "S&P composite price", Some(last - months), last, &[]);
        out.extend(figure.map(|figure| match recipe.id.contains("drawdown") {
            true => market.with_fall("price", last - months, figure),
            false => figure,
        }));
    }
    let cape = "S&P composite, cyclically adjusted price over earnings (CAPE)";
    let from = [
        None,
        Some(cape_start),
        Some(cape_start),
        Some(last - 120.0),
        Some(cape_start),
        Some(cape_start),
    ];
    for (recipe, from) in VALUE.iter().zip(from) {
        out.extend(market.figure(recipe, cape, from, last, &[]));
    }
    for (series, recipe) in &EARNINGS {
        let from = recipe.id.ends_with("10y").then_some(earnings - 120.0);
        out.extend(market.figure(recipe, series, from, earnings, &[]));
    }
    for recipe in &RETURNS {
        out.extend(market.figure(recipe, REAL, Some(start), dividends, &[]));
    }
    let fall = deepest_fall(&mix::levels(market, 1.0, 0.0)).map(|(high, low)| month_period(high, low));
    let figure = market.figure(&REAL_FALL, REAL, Some(start), dividends, &[]);
    out.extend(figure.map(|figure| Evidence { period: fall, ..figure }.sealed()));
    let recent = [
        ("1y", 12.0, "year"),
        ("5y", 60.0, "five years"),
        ("10y", 120.0, "ten years"),
        ("20y", 240.0, "twenty years"),
    ];
    for (span, months, words) in recent {
        let count = months.to_string();
        let names = [("{span}", span), ("{months}", count.as_str()), ("{words}", words)];
        out.extend(market.figure(&RECENT, REAL, Some(dividends - months), dividends, &names));
    }
    for years in WINDOW_YEARS {
        windows(market, years, &mut out);
    }
    out
}

/// How often windows of so many years gained.
fn windows(market: &Market, years: u32, out: &mut Vec<Evidence>) {
    let (start, dividends) = (market.first("price"), market.until("dividend"));
    let (span, months) = (format!("{years}y"), (12 * years).to_string());
    for recipe in &WINDOWS {
        let names = [("{span}", span.as_str()), ("{months}", &months)];
        out.extend(market.figure(recipe, REAL, Some(start), dividends, &names));
    }
}
