//! What inflation, interest rates, unemployment and the growth of output were in the past years that a question names.

use figures::ledger::Evidence;
use intent::focus::Focus;
use intent::past_period::PastPeriod;
use intent::question::Question;
use market_data::calendar::{month_formula, month_in, month_period, month_text};
use market_data::table::Table;
use pipeline::brief::MasterBrief;

use super::economy::Economy;
use super::figure::{FigureContext, Recipe, computed};
use super::indicators::quarter_text;

const INFLATION: Recipe = computed(
    "ev_past_infl",
    "{unit}",
    "round(annualised(at({start_values}, {start_months}, {from}), at({end_values}, {end_months}, {to}), {months}), 1)",
    "consumer prices at the end of the years of the question over those at their beginning, as a yearly rate",
);

/// The mean of a monthly series: its id at FRED, the name for people, and the figure.
struct Mean {
    id: &'static str,
    series: &'static str,
    recipe: Recipe,
}

const LONG_RATE: Mean = Mean {
    id: "GS10",
    series: "US government bonds, ten years, yield",
    recipe: computed(
        "ev_past_long_rate",
        "percent",
        "round(mean(known(between({values}, {month}, {from}, {to}))), 2)",
        "mean of the monthly ten-year yields in the years of the question",
    ),
};

const POLICY_RATE: Mean = Mean {
    id: "FEDFUNDS",
    series: "Federal funds rate",
    recipe: computed(
        "ev_past_policy_rate",
        "percent",
        "round(mean(known(between({values}, {month}, {from}, {to}))), 2)",
        "mean of the monthly federal funds rates in the years of the question",
    ),
};

const UNEMPLOYMENT: Mean = Mean {
    id: "UNRATE",
    series: "US unemployment",
    recipe: computed(
        "ev_past_unemployment",
        "percent",
        "round(mean(known(between({values}, {month}, {from}, {to}))), 1)",
        "mean of the monthly unemployment rates in the years of the question",
    ),
};

/// Whole years are compared by the means of their quarters, as it is usual.
const GROWTH_OF_YEARS: Recipe = computed(
    "ev_past_gdp",
    "{unit}",
    "round(annualised(mean(known(between(end_GDPC1, month_GDPC1, {first}, {from}))), \
     mean(known(between(end_GDPC1, month_GDPC1, {newest_first}, {to}))), {months}), 1)",
    "mean real output of the last year of the question over that of the year before its first, as a yearly rate",
);

const GROWTH_UNTIL_NOW: Recipe = computed(
    "ev_past_gdp",
    "{unit}",
    "round(annualised(at(end_GDPC1, month_GDPC1, {from}), at(end_GDPC1, month_GDPC1, {to}), {months}), 1)",
    "real output of the newest quarter over that of the quarter before the years of the question, as a yearly rate",
);

/// Series that end longer ago do not tell what happened until today.
const MAX_MONTHS_OLD: f64 = 12.0;

/// The month from which the consumer prices of the economy are used. Those of the market are the same until then.
const PRICES_BEGIN: f64 = 1913.0 * 12.0 + 1.0;

/// Adds what the question asks about: a figure for each series that covers all of its years.
pub fn figures(brief: &MasterBrief, economy: &Economy, out: &mut Vec<Evidence>) {
    let Some(period) = Question::past_years(brief) else {
        return;
    };
    let asked = Asked {
        period,
        today: month_in(&brief.as_of),
        economy,
    };
    let focus = match Question::of(brief) {
        Question::BondYield => Some(Focus::Rates),
        Question::Definition | Question::Lookup => None,
        _ => Focus::of(brief),
    };
    match focus {
        Some(Focus::Inflation) => out.extend(asked.inflation()),
        Some(Focus::Rates) => {
            out.extend(asked.mean(&LONG_RATE));
            out.extend(asked.mean(&POLICY_RATE));
        }
        Some(Focus::PolicyRate) => out.extend(asked.mean(&POLICY_RATE)),
        Some(Focus::Jobs) => out.extend(asked.mean(&UNEMPLOYMENT)),
        Some(Focus::Growth) => out.extend(asked.growth()),
        _ => {}
    }
}

/// The years that are asked about, and the series.
struct Asked<'a> {
    period: PastPeriod,
    today: f64,
    economy: &'a Economy,
}

/// A monthly series: its table, and the names of its values and of its months.
struct Monthly<'a> {
    table: &'a Table,
    values: String,
    months: String,
}

impl<'a> Monthly<'a> {
    fn of(table: &'a Table, id: &str) -> Self {
        Self {
            table,
            values: format!("end_{id}"),
            months: format!("month_{id}"),
        }
    }

    /// The months with a value.
    fn known(&self) -> impl DoubleEndedIterator<Item = f64> {
        let values = self.table.series(&self.values).unwrap_or_default();
        let months = self.table.series(&self.months).unwrap_or_default();
        let pairs = values.iter().zip(months).filter(|(value, _)| value.is_finite());
        pairs.map(|(_, month)| *month)
    }

    fn has(&self, month: f64) -> bool {
        self.known().any(|known| known == month)
    }
}

impl Asked<'_> {
    /// The first and the last month, for a series that ends with `last`.
    fn months(&self, last: f64) -> Option<(f64, f64)> {
        let january = |year: u16| f64::from(year) * 12.0 + 1.0;
        let (from, to) = match self.period {
            PastPeriod::Years(first, last) => (january(first), january(last) + 11.0),
            _ if self.today - last > MAX_MONTHS_OLD => return None,
            PastPeriod::Since(year) => (january(year), last),
            PastPeriod::Last(years) => (last + 1.0 - 12.0 * f64::from(years), last),
        };
        (from <= to).then_some((from, to))
    }

    fn inflation(&self) -> Option<Evidence> {
        let market = Monthly {
            table: &self.economy.market.table,
            values: "cpi".to_owned(),
            months: "month".to_owned(),
        };
        let economy = Monthly::of(self.economy.series("CPIAUCNS")?, "CPIAUCNS");
        let (first, to) = self.months(economy.known().next_back()?)?;
        // A year begins with the prices at the end of the one before.
        let from = first - 1.0;
        let of_month = |month| if month < PRICES_BEGIN { &market } else { &economy };
        let (start, end) = (of_month(from), of_month(to));
        if !start.has(from) || !end.has(to) {
            return None;
        }
        let names = [
            ("{start_values}", &*start.values),
            ("{start_months}", &*start.months),
            ("{end_values}", &*end.values),
            ("{end_months}", &*end.months),
        ];
        let tables = [end.table, start.table];
        let window = month_period(from, to);
        rate(&INFLATION, "US consumer prices", &tables, (from, to), &window, &names)
    }

    /// The mean of the first table that covers the years.
    fn mean(&self, mean: &Mean) -> Option<Evidence> {
        let tables = self.economy.tables(mean.id).map(|table| Monthly::of(table, mean.id));
        let market = Monthly {
            table: &self.economy.market.table,
            values: "long_rate".to_owned(),
            months: "month".to_owned(),
        };
        let market = (mean.id == LONG_RATE.id).then_some(market);
        tables.chain(market).find_map(|series| self.mean_of(mean, &series))
    }

    fn mean_of(&self, mean: &Mean, series: &Monthly<'_>) -> Option<Evidence> {
        let (from, to) = self.months(series.known().next_back()?)?;
        let covered = series.known().filter(|month| (from..=to).contains(month)).count();
        // A month that nobody counted, such as October 2025, may be missing in between.
        let is_covered = series.has(from) && series.has(to) && covered as f64 >= to - from;
        let names = [
            ("{values}", &*series.values),
            ("{month}", &*series.months),
            ("{from}", &*month_formula(from)),
            ("{to}", &*month_formula(to)),
        ];
        let context = FigureContext {
            tables: &[series.table],
            prefix: "",
            series: mean.series,
            as_of: &month_text(to),
            period: Some(&month_period(from, to)),
            names: &names,
            known_figures: &[],
        };
        context.figure(&mean.recipe).filter(|_| is_covered)
    }

    fn growth(&self) -> Option<Evidence> {
        let series = Monthly::of(self.economy.series("GDPC1")?, "GDPC1");
        // A quarter has the date of its first month.
        let newest = series.known().next_back()?;
        let (first, last) = self.months(newest + 2.0)?;
        let (from, to) = (first - 3.0, last - 2.0);
        let whole_years = matches!(self.period, PastPeriod::Years(..));
        let quarters = |last: f64| (0..4).map(move |before| last - 3.0 * f64::from(before));
        let mut needed: Vec<f64> = vec![from, to];
        if whole_years {
            needed.extend(quarters(from).chain(quarters(to)));
        }
        if !needed.into_iter().all(|quarter| series.has(quarter)) {
            return None;
        }
        let (recipe, begin) = match whole_years {
            true => (&GROWTH_OF_YEARS, from - 9.0),
            false => (&GROWTH_UNTIL_NOW, from),
        };
        let names = [
            ("{first}", &*month_formula(from - 9.0)),
            ("{newest_first}", &*month_formula(to - 9.0)),
        ];
        let window = month_period(begin, to + 2.0);
        let figure = rate(recipe, "US real output", &[series.table], (from, to), &window, &names)?;
        let as_of = quarter_text(to);
        Some(Evidence { as_of, ..figure }.sealed())
    }
}

/// A yearly rate from one month to another; over less than a year, the growth.
fn rate(
    recipe: &Recipe,
    series: &str,
    tables: &[&Table],
    (from, to): (f64, f64),
    window: &str,
    names: &[(&str, &str)],
) -> Option<Evidence> {
    let months = to - from;
    let (start, end, count) = (month_formula(from), month_formula(to), months.max(12.0).to_string());
    let own = [
        ("{from}", &*start),
        ("{to}", &*end),
        ("{months}", &*count),
        ("{unit}", if months > 12.0 { "percent per year" } else { "percent" }),
    ];
    let names: Vec<(&str, &str)> = names.iter().copied().chain(own).collect();
    FigureContext {
        tables,
        prefix: "",
        series,
        as_of: &month_text(to),
        period: Some(window),
        names: &names,
        known_figures: &[],
    }
    .figure(recipe)
}
