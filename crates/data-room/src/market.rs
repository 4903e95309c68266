//! Figures on the US stock market since 1871: price, valuation, and how often it gained.

use std::sync::{Arc, OnceLock};

use pipeline::committee::Evidence;

use super::figure::{FigureContext, Recipe};
use super::market_recipes::{
    AGE, AVERAGE, EARNINGS, HORIZON, PRICE, REAL, REAL_FALL, RECENT, RETURNS, VALUE, WINDOW_YEARS, WINDOWS, WORTH,
};
use super::mix_figures;
use intent::mix::Mix;
use market_data::calendar::{month_in, month_period, month_text};
use market_data::shipped::us_market;
use market_data::table::Table;

/// The monthly series of the US market.
pub struct Market {
    /// The table with the series.
    pub table: Arc<Table>,
}

impl Market {
    /// The whole shipped series.
    pub fn shipped() -> Self {
        Self { table: us_market() }
    }

    /// The shipped series without the months after `month`.
    pub fn up_to(month: f64) -> Self {
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

    /// The last month of the table. Some series end earlier.
    pub fn last_month(&self) -> f64 {
        self.table.last("month").unwrap_or_default()
    }

    /// The first month in which a series has a value.
    pub fn first_month_of(&self, name: &str) -> f64 {
        self.months_with_value(name).next().unwrap_or_default()
    }

    /// The last month in which a series has a value.
    pub fn last_month_of(&self, name: &str) -> f64 {
        self.months_with_value(name).last().unwrap_or_default()
    }

    fn months_with_value(&self, name: &str) -> impl Iterator<Item = f64> {
        let values = self.table.series(name).unwrap_or_default();
        let months = self.table.series("month").unwrap_or_default();
        let pairs = values.iter().zip(months).filter(|(value, _)| !value.is_nan());
        pairs.map(|(_, month)| *month)
    }

    /// A figure on a fall, with its period set to the months from the high to the low of the deepest fall since `from`.
    fn with_fall_period(&self, name: &str, from: f64, figure: Evidence) -> Evidence {
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

    /// Computes a figure on a window of months; without `from`, on the month `to` alone.
    pub fn figure(
        &self,
        recipe: &Recipe,
        series: &str,
        from: Option<f64>,
        to: f64,
        names: &[(&str, &str)],
    ) -> Option<Evidence> {
        let all: Vec<(&str, &str)> = names.iter().copied().chain([AVERAGE, WORTH]).collect();
        FigureContext {
            tables: &[&self.table],
            prefix: "",
            series,
            as_of: &month_text(to),
            period: from.map(|from| month_period(from, to)).as_deref(),
            names: &all,
            known_figures: &[],
        }
        .figure(recipe)
    }
}

/// The months of the high and the low of the deepest fall. Each item is a level and its month.
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

/// Adds every figure on the stock market. `years` is the horizon, whose windows are counted too.
pub fn figures(market: &Market, today: &str, years: u32, out: &mut Vec<Evidence>) {
    static FIGURES: OnceLock<Vec<Evidence>> = OnceLock::new();
    let now = month_in(today);
    if now >= market.last_month() {
        let names = [("{today}", &*market_data::calendar::month_formula(now))];
        let age = market.figure(&AGE, "S&P composite price", None, market.last_month(), &names);
        let as_of = today.to_owned();
        out.extend(age.map(|age| Evidence { as_of, ..age }.sealed()));
    }
    let count = years.to_string();
    let names = [("{years}", count.as_str())];
    let horizon = market.figure(&HORIZON, "S&P composite price", None, market.last_month(), &names);
    let as_of = today.to_owned();
    out.extend(horizon.map(|horizon| Evidence { as_of, ..horizon }.sealed()));
    // The figures above depend on the brief. Those of the whole shipped series are computed once and copied.
    if Arc::ptr_eq(&market.table, &us_market()) {
        out.extend_from_slice(FIGURES.get_or_init(|| fixed_figures(market)));
    } else {
        out.extend(fixed_figures(market));
    }
    if !WINDOW_YEARS.contains(&years) {
        windows(market, years, out);
    }
}

/// The figures that are the same in every brief.
fn fixed_figures(market: &Market) -> Vec<Evidence> {
    let last = market.last_month();
    let (start, cape_start) = (market.first_month_of("price"), market.first_month_of("cape"));
    let (dividends, earnings) = (market.last_month_of("dividend"), market.last_month_of("earnings"));
    let mut out: Vec<Evidence> = Vec::new();
    for (recipe, months) in PRICE.iter().zip([12.0, 9.0, 36.0, 36.0, last - start]) {
        let figure = market.figure(recipe, "S&P composite price", Some(last - months), last, &[]);
        out.extend(figure.map(|figure| match recipe.id.contains("drawdown") {
            true => market.with_fall_period("price", last - months, figure),
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
    let fall = deepest_fall(&mix_figures::levels(market, Mix::STOCKS)).map(|(high, low)| month_period(high, low));
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

/// Adds how often windows of `years` gained.
fn windows(market: &Market, years: u32, out: &mut Vec<Evidence>) {
    let (start, dividends) = (market.first_month_of("price"), market.last_month_of("dividend"));
    let (span, months) = (format!("{years}y"), (12 * years).to_string());
    for recipe in &WINDOWS {
        let names = [("{span}", span.as_str()), ("{months}", &months)];
        out.extend(market.figure(recipe, REAL, Some(start), dividends, &names));
    }
}
