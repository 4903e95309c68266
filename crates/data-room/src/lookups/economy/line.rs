//! A series of the economy as months with values, and as expressions of the formula language.

use figures::ledger::Evidence;
use intent::lookup::economy::series::{Origin, Series};
use market_data::calendar::{date_formula, date_of, month_formula, month_period, month_text, months_before, period};
use market_data::table::Table;

use crate::economy::Economy;
use crate::figure::{FigureContext, Recipe, computed};
use crate::indicators::quarter_text;

/// Any figure that is looked up: where it stands in the answer and what it measures make its id.
const FIGURE: Recipe = computed(
    "ev_lookup_{place}_{measure}",
    "{unit}",
    "round({value}, {places})",
    "{how}",
);

/// The values of a series, by month or by day.
pub struct Line<'a> {
    table: &'a Table,
    values: String,
    keys: String,
    /// Each key with its value, without gaps.
    pub points: Vec<(f64, f64)>,
    is_daily: bool,
    is_quarterly: bool,
}

/// What a figure is called and how it is written.
pub struct Named<'a> {
    /// Where it stands in the answer.
    pub place: String,
    /// What it measures.
    pub measure: &'static str,
    /// Its unit.
    pub unit: &'a str,
    /// Its decimal places.
    pub places: usize,
    /// What was done, in words.
    pub how: &'static str,
}

impl<'a> Line<'a> {
    fn new(table: &'a Table, values: &str, keys: &str, value: impl Fn(usize) -> f64) -> Option<Self> {
        let months = table.series(keys)?;
        let pairs = months.iter().enumerate().map(|(at, month)| (*month, value(at)));
        let points: Vec<(f64, f64)> = pairs.filter(|(_, value)| value.is_finite()).collect();
        (!points.is_empty()).then(|| Self {
            table,
            values: values.to_owned(),
            keys: keys.to_owned(),
            points,
            is_daily: keys.starts_with("day_"),
            is_quarterly: false,
        })
    }

    fn column(table: &'a Table, values: &str, keys: &str) -> Option<Self> {
        let list = table.series(values)?;
        Self::new(table, values, keys, |at| list.get(at).copied().unwrap_or(f64::NAN))
    }

    fn by_month(economy: &'a Economy, id: &str) -> Option<Self> {
        Self::column(economy.series(id)?, &format!("end_{id}"), &format!("month_{id}"))
    }

    fn by_day(economy: &'a Economy, id: &str) -> Option<Self> {
        Self::column(economy.series(id)?, &format!("value_{id}"), &format!("day_{id}"))
    }

    fn of_curve(curve: &'a Table, column: &str) -> Option<Self> {
        Self::column(curve, column, "curve_month")
    }

    /// The line with the newest value: by day where there is one.
    pub fn newest(series: &Series, economy: &'a Economy, curve: &'a Table) -> Option<Self> {
        let line = match series.origin {
            Origin::Daily(day, _) | Origin::Yield(_, day, _) if !day.is_empty() => Self::by_day(economy, day),
            // A mean of a later month is newer than the last month end of the curve.
            Origin::Yield(_, _, mean) if !mean.is_empty() => Self::by_month(economy, mean),
            _ => return Self::ends(series, economy, curve),
        };
        line.map(|line| line.scaled(series))
    }

    /// The line of months that a named month, a mean and an extreme are of: monthly means where there are some.
    pub fn means(series: &Series, economy: &'a Economy, curve: &'a Table) -> Option<Self> {
        match series.origin {
            Origin::Daily(_, mean) | Origin::Yield(_, _, mean) if !mean.is_empty() => {
                Self::by_month(economy, mean).map(|line| line.scaled(series))
            }
            _ => Self::ends(series, economy, curve),
        }
    }

    /// The line of the values at the ends of months.
    pub fn ends(series: &Series, economy: &'a Economy, curve: &'a Table) -> Option<Self> {
        let line = match series.origin {
            Origin::Monthly(id) => Self::by_month(economy, id),
            Origin::Quarterly(id) => Self::by_month(economy, id).map(|line| Self {
                is_quarterly: true,
                ..line
            }),
            Origin::Daily(day, _) => Self::by_month(economy, day),
            Origin::Yield(column, ..) => Self::of_curve(curve, column),
            Origin::Slope(short) => {
                let (long, other) = (curve.series("y10")?, curve.series(short)?);
                Self::new(curve, &format!("(y10 - {short})"), "curve_month", |at| {
                    long.get(at)
                        .zip(other.get(at))
                        .map_or(f64::NAN, |(long, short)| long - short)
                })
            }
        };
        line.map(|line| line.scaled(series))
    }

    /// The ends of months of a daily series, which is newer than the Treasury curve.
    pub fn ends_of_days(series: &Series, economy: &'a Economy) -> Option<Self> {
        match series.origin {
            Origin::Yield(_, day, _) if !day.is_empty() => Self::by_month(economy, day),
            _ => None,
        }
    }

    /// Consumer prices without adjustment for the seasons: calendar years and the time before 1947 are told by them.
    pub fn unadjusted(series: &Series, economy: &'a Economy) -> Option<Self> {
        (series.key == "cpi")
            .then(|| Self::by_month(economy, "CPIAUCNS"))
            .flatten()
    }

    fn scaled(mut self, series: &Series) -> Self {
        if series.scale != 1.0 {
            let factor = if series.scale < 1.0 {
                format!("{} / {}", self.values, 1.0 / series.scale)
            } else {
                format!("{} * {}", self.values, series.scale)
            };
            self.values = format!("({factor})");
        }
        self
    }

    /// Whether its values are of quarters.
    pub const fn is_quarterly(&self) -> bool {
        self.is_quarterly
    }

    /// The key of a month.
    pub fn key_of(&self, month: f64) -> f64 {
        match self.is_daily {
            true => market_data::calendar::parse(&format!("{}-01", month_text(month)))
                .map_or(f64::NAN, market_data::calendar::day_of),
            false => month,
        }
    }

    /// The first key.
    pub fn first(&self) -> f64 {
        self.points.first().map_or(f64::NAN, |(key, _)| *key)
    }

    /// The newest key.
    pub fn last(&self) -> f64 {
        self.points.last().map_or(f64::NAN, |(key, _)| *key)
    }

    /// Whether there is a value of a month; of a day, whether there is one on it or before it.
    pub fn has(&self, key: f64) -> bool {
        match self.is_daily {
            true => self.first() <= key,
            false => self.points.binary_search_by(|(known, _)| known.total_cmp(&key)).is_ok(),
        }
    }

    /// The key twelve months before another.
    pub fn year_before(&self, key: f64) -> f64 {
        match self.is_daily {
            true => market_data::calendar::day_of(months_before(date_of(key), 12)),
            false => key - 12.0,
        }
    }

    fn key(&self, key: f64) -> String {
        match self.is_daily {
            true => date_formula(date_of(key)),
            false => month_formula(key),
        }
    }

    /// The value of a key, as a formula.
    pub fn at(&self, key: f64) -> String {
        format!("at({}, {}, {})", self.values, self.keys, self.key(key))
    }

    /// The values from one key to another, as a formula.
    pub fn between(&self, from: f64, to: f64) -> String {
        let (from, to) = (self.key(from), self.key(to));
        format!("known(between({}, {}, {from}, {to}))", self.values, self.keys)
    }

    /// The growth over twelve months of each month from one key to another, as a formula.
    pub fn yearly_growth_between(&self, from: f64, to: f64) -> String {
        let Self { values, keys, .. } = self;
        let growth = format!("({values} / at({values}, {keys}, {keys} - 12) - 1) * 100");
        format!("known(between({growth}, {keys}, {}, {}))", self.key(from), self.key(to))
    }

    /// The keys whose value a year before is known, with the growth since then.
    pub fn yearly_growth(&self) -> Vec<(f64, f64)> {
        let value = |key: f64| {
            let at = self.points.binary_search_by(|(known, _)| known.total_cmp(&key)).ok()?;
            self.points.get(at).map(|(_, value)| *value)
        };
        let growth = |(key, now): &(f64, f64)| Some((*key, (now / value(key - 12.0)? - 1.0) * 100.0));
        self.points.iter().filter_map(growth).collect()
    }

    /// A key as a figure writes its date.
    pub fn date(&self, key: f64) -> String {
        match (self.is_daily, self.is_quarterly) {
            (true, _) => date_of(key).to_string(),
            (_, true) => quarter_text(key),
            _ => month_text(key),
        }
    }

    /// The window from one key to another as a figure writes it.
    pub fn window(&self, from: f64, to: f64) -> String {
        match (self.is_daily, self.is_quarterly) {
            (true, _) => period(date_of(from), date_of(to)),
            (_, true) => month_period(from, to + 2.0),
            _ => month_period(from, to),
        }
    }

    /// A figure of this line.
    pub fn figure(&self, named: &Named<'_>, value: &str, key: f64, window: Option<(f64, f64)>) -> Option<Evidence> {
        let places = named.places.to_string();
        let window = window.map(|(from, to)| self.window(from, to));
        let names = [
            ("{place}", named.place.as_str()),
            ("{measure}", named.measure),
            ("{unit}", named.unit),
            ("{value}", value),
            ("{places}", places.as_str()),
            ("{how}", named.how),
        ];
        FigureContext {
            tables: &[self.table],
            prefix: "",
            series: &self.values.replace("end_", "").replace("value_", ""),
            as_of: &self.date(key),
            period: window.as_deref(),
            names: &names,
            known_figures: &[],
        }
        .figure(&FIGURE)
    }
}
