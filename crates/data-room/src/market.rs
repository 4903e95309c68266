//! What the US stock market did since 1871: price, value and how often it gained.

use std::sync::{Arc, OnceLock};

use pipeline::committee::Evidence;

use super::figure::{About, Recipe};
use super::market_recipes::{
    AGE, AVERAGE, EARNINGS, HORIZON, PRICE, REAL, REAL_FALL, RECENT, RETURNS, VALUE, WINDOW_YEARS, WINDOWS, WORTH,
};
use super::mix_figures;
use intent::mix::Mix;
use market_data::calendar::{month_in, month_period, month_text};
use market_data::shipped::us_market;
use market_data::table::Table;

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

/// How often windows of so many years gained.
fn windows(market: &Market, years: u32, out: &mut Vec<Evidence>) {
    let (start, dividends) = (market.first("price"), market.until("dividend"));
    let (span, months) = (format!("{years}y"), (12 * years).to_string());
    for recipe in &WINDOWS {
        let names = [("{span}", span.as_str()), ("{months}", &months)];
        out.extend(market.figure(recipe, REAL, Some(start), dividends, &names));
    }
}
