//! The figures that a question asks to look up: prices of metals, coins, currencies and stocks. An id names the place
//! of the series in the question, and what of it was looked up: `ev_lookup_0_now_looked_price`.

use figures::ledger::{Evidence, FigureKind};
use intent::lookup::Lookup;
use intent::lookup::prices::moments::{Moment, Time};
use intent::lookup::prices::{Operation, PriceLookup};
use market_data::calendar::{date_formula, date_of, period};
use market_data::table::Table;
use pipeline::brief::MasterBrief;

use crate::figure::{FigureContext, Recipe};
use crate::prices::Prices;

pub mod line;
mod pair;

use line::Line;
use pair::of_two;

/// The most points of time in one answer.
const MAX_TIMES: usize = 4;

/// Adds what the question asks for.
pub fn figures(brief: &MasterBrief, priced: &[Prices], out: &mut Vec<Evidence>) {
    let Some(Lookup::Prices(asked)) = Lookup::of(brief) else {
        return;
    };
    let lines: Vec<Line> = asked
        .series
        .iter()
        .filter_map(|series| Line::of(series, priced))
        .collect();
    if lines.len() != asked.series.len() {
        return;
    }
    for (at, line) in lines.iter().enumerate() {
        One { at, line, out }.figures(&asked);
    }
    if let [one, other] = lines.as_slice() {
        of_two(&asked, one, other, out);
    }
}

/// How many decimal places a price has.
fn places(value: f64) -> u8 {
    match value.abs() {
        large if large >= 10.0 => 2,
        middle if middle >= 0.1 => 4,
        small if small >= 0.001 => 6,
        _ => 8,
    }
}

/// The unit, the name at the end of the id, and the words of a figure.
struct What<'a> {
    id: &'a str,
    measure: &'static str,
    unit: &'a str,
    how: &'static str,
}

const PRICE: &str = "price on that day; of two currencies without the euro, by their rates against the euro";
const CHANGE: &str = "price at the end of the time asked about over the one at its beginning, less one; dividends put \
                      back in where the source adjusts for them";

/// Makes a figure of one formula.
fn figure(
    tables: &[&Table],
    at: usize,
    label: &str,
    what: &What<'_>,
    formula: &str,
    (window, day): (Option<(f64, f64)>, f64),
) -> Option<Evidence> {
    let id = format!("{at}_{}_{}", what.id, what.measure);
    let recipe = Recipe {
        id: "{id}",
        kind: FigureKind::Computed,
        unit: "{unit}",
        formula: "{formula}",
        how: what.how,
    };
    let names = [("{id}", id.as_str()), ("{formula}", formula), ("{unit}", what.unit)];
    FigureContext {
        tables,
        prefix: "ev_lookup_",
        series: label,
        as_of: &date_of(day).to_string(),
        period: window.map(|(from, to)| period(date_of(from), date_of(to))).as_deref(),
        names: &names,
        known_figures: &[],
    }
    .figure(&recipe)
}

/// The figures of one series.
struct One<'a> {
    at: usize,
    line: &'a Line,
    out: &'a mut Vec<Evidence>,
}

impl One<'_> {
    fn add(&mut self, what: &What<'_>, formula: &str, time: (Option<(f64, f64)>, f64)) {
        let tables: Vec<&Table> = self.line.tables.iter().map(AsRef::as_ref).collect();
        self.out
            .extend(figure(&tables, self.at, &self.line.label, what, formula, time));
    }

    /// The price on a stored day.
    fn price(&mut self, id: &str, day: f64) {
        let at = self.line.days.partition_point(|known| *known <= day).saturating_sub(1);
        let value = self.line.prices.get(at).copied().unwrap_or_default();
        let formula = format!(
            "round({}, {})",
            self.line.on(&date_formula(date_of(day))),
            places(value)
        );
        let unit = self.line.unit.clone();
        let what = What {
            id,
            measure: "looked_price",
            unit: &unit,
            how: PRICE,
        };
        self.add(&what, &formula, (None, day));
    }

    /// The change from one stored day to another.
    fn change(&mut self, id: &str, from: f64, to: f64) {
        let on = |day: f64| self.line.adjusted_on(&date_formula(date_of(day)));
        let formula = format!("round(growth({}, {}), 1)", on(from), on(to));
        self.percent(id, &formula, from, to, "percent");
    }

    fn percent(&mut self, id: &str, formula: &str, from: f64, to: f64, unit: &str) {
        let what = What {
            id,
            measure: "looked_change",
            unit,
            how: CHANGE,
        };
        self.add(&what, formula, (Some((from, to)), to));
    }

    fn figures(&mut self, asked: &PriceLookup) {
        let (first, last) = (self.line.first(), self.line.last());
        self.price("begin", first);
        self.price("now", last);
        let window = self.window(asked);
        match asked.operation {
            Operation::Price => self.prices_at(&asked.time),
            Operation::Convert(sum) => self.converted(sum),
            Operation::Change => self.changed(window),
            Operation::Strongest | Operation::Weakest => {
                if let Some((from, to)) = window {
                    self.change("change", from, to);
                }
            }
            Operation::YearlyRate => self.yearly(window),
            Operation::Became(sum) => self.became(sum, window),
            Operation::Highest | Operation::OffHighest => self.extreme(window, true),
            Operation::Lowest => self.extreme(window, false),
            Operation::Level => self.level(),
            Operation::Average => self.average(window),
            Operation::BestMonth => self.month(window, true),
            Operation::WorstMonth => self.month(window, false),
            Operation::DeepestFall => self.fall(window),
            Operation::Swings => self.swings(window),
            Operation::Back => self.back(window),
            Operation::Ratio | Operation::Correlation => {}
        }
    }

    /// The stretch of time of a question, as stored days: the whole history where it names none, the last year where it
    /// asks for a change.
    fn window(&self, asked: &PriceLookup) -> Option<(f64, f64)> {
        let line = self.line;
        let is_change = matches!(
            asked.operation,
            Operation::Change | Operation::Strongest | Operation::Weakest
        );
        let begin = |moment: Moment| {
            line.day_of(moment, true).or_else(|| {
                // Prices that begin later are told from their first day.
                let year = moment.year();
                let first = date_of(line.first()).year();
                let is_before = year.is_some_and(|year| year <= first) || matches!(moment, Moment::Back(_));
                is_before.then(|| line.first())
            })
        };
        let end = |moment: Moment| {
            // A year that is not over ends with the newest price.
            let is_last = moment.year() == Some(date_of(line.last()).year());
            line.day_of(moment, false).or_else(|| is_last.then(|| line.last()))
        };
        let (from, to) = match &asked.time {
            Time::Unnamed if is_change => (begin(Moment::Back(12))?, line.last()),
            Time::Unnamed => (line.first(), line.last()),
            Time::Window(from, to) => (begin(*from)?, end(*to)?),
            Time::At(moments) => {
                let (one, other) = (moments.first()?, moments.last()?);
                let ends = (begin(*one)?, end(*other)?);
                if ends.0 < ends.1 { ends } else { (ends.1, ends.0) }
            }
        };
        (from < to).then_some((from, to))
    }

    fn prices_at(&mut self, time: &Time) {
        let last = self.line.last();
        match time {
            Time::At(moments) => {
                for (at, moment) in moments.iter().take(MAX_TIMES).enumerate() {
                    if let Some((from, to)) = self.line.days_within(*moment) {
                        self.range(at, from, to);
                    } else if !matches!(moment, Moment::Year(_) | Moment::Month(..))
                        && let Some(day) = self.line.day_of(*moment, false)
                    {
                        self.price(&format!("t{at}"), day);
                    }
                }
            }
            _ => {
                if let Some(from) = self.line.day_of(Moment::Back(12), true) {
                    self.price("then", from);
                    self.change("change", from, last);
                }
            }
        }
    }

    /// The lowest, the highest and the last price of a month or a year.
    fn range(&mut self, at: usize, from: f64, to: f64) {
        self.price(&format!("t{at}"), to);
        if from < to {
            self.ends(&format!("t{at}high"), from, to, true);
            self.ends(&format!("t{at}low"), from, to, false);
        }
    }

    /// The highest or the lowest price between two days.
    fn ends(&mut self, id: &str, from: f64, to: f64, is_highest: bool) -> Option<f64> {
        let line = self.line;
        let inside = line
            .days
            .iter()
            .zip(&line.prices)
            .filter(|(day, _)| (from..=to).contains(*day));
        let (day, value) = inside.reduce(|best, next| match is_highest {
            true if next.1 > best.1 => next,
            false if next.1 < best.1 => next,
            _ => best,
        })?;
        let list = line.on(&self.days_between(from, to));
        let function = if is_highest { "max" } else { "min" };
        let formula = format!("round({function}({list}), {})", places(*value));
        let (day, unit) = (*day, line.unit.clone());
        let what = What {
            id,
            measure: "looked_price",
            unit: &unit,
            how: "highest or lowest price of the days in the time asked about",
        };
        self.add(&what, &formula, (Some((from, to)), day));
        Some(day)
    }

    /// The formula of the stored days between two days.
    fn days_between(&self, from: f64, to: f64) -> String {
        let name = &self.line.days_name;
        let (from, to) = (date_formula(date_of(from)), date_formula(date_of(to)));
        format!("between({name}, {name}, {from}, {to})")
    }

    fn converted(&mut self, sum: f64) {
        let last = self.line.last();
        let rate = self.line.on(&date_formula(date_of(last)));
        let base = self.line.label.split('/').next().unwrap_or_default().to_owned();
        let unit = self.line.unit.clone();
        let how = "the sum of the question at the newest rate";
        let measure = "looked_price";
        let what = What {
            id: "sum",
            measure,
            unit: &base,
            how: "the sum of the question",
        };
        self.add(&what, &format!("round({sum}, 0)"), (None, last));
        let what = What {
            id: "converted",
            measure,
            unit: &unit,
            how,
        };
        self.add(&what, &format!("round({sum} * {rate}, 0)"), (None, last));
    }

    fn changed(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        self.price("from", from);
        self.price("to", to);
        self.change("change", from, to);
    }

    fn yearly(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let on = |day: f64| self.line.adjusted_on(&date_formula(date_of(day)));
        let months = (date_of(to).year() - date_of(from).year()) * 12 + i16::from(date_of(to).month())
            - i16::from(date_of(from).month());
        let formula = format!("round(annualised({}, {}, {months}), 1)", on(from), on(to));
        self.percent("rate", &formula, from, to, "percent per year");
        self.change("change", from, to);
    }

    fn became(&mut self, sum: f64, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let on = |day: f64| self.line.adjusted_on(&date_formula(date_of(day)));
        let grown = format!("round({sum} * {} / {}, 0)", on(to), on(from));
        let unit = self.line.unit.clone();
        for (id, formula, day) in [("sum", format!("round({sum}, 0)"), from), ("became", grown, to)] {
            let what = What {
                id,
                measure: "looked_price",
                unit: &unit,
                how: "the sum of the question, grown with the price; dividends put back in",
            };
            self.add(&what, &formula, (None, day));
        }
        self.change("change", from, to);
    }

    fn extreme(&mut self, window: Option<(f64, f64)>, is_highest: bool) {
        let Some((from, to)) = window else { return };
        if let Some(day) = self.ends("top", from, to, is_highest) {
            self.change("off", day, self.line.last());
        }
    }

    fn level(&mut self) {
        let (first, last) = (self.line.first(), self.line.last());
        let list = self.line.on(&self.line.days_name);
        let now = self.line.on(&date_formula(date_of(last)));
        let formula = format!("round(share_below({list}, {now}), 0)");
        self.percent("level", &formula, first, last, "percent");
        let value = self.line.prices.last().copied().unwrap_or_default();
        let unit = self.line.unit.clone();
        let what = What {
            id: "median",
            measure: "looked_price",
            unit: &unit,
            how: "median of all rates",
        };
        self.add(
            &what,
            &format!("round(median({list}), {})", places(value)),
            (Some((first, last)), last),
        );
    }

    fn average(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let list = self.line.on(&self.days_between(from, to));
        let value = self.line.prices.last().copied().unwrap_or_default();
        let unit = self.line.unit.clone();
        let what = What {
            id: "average",
            measure: "looked_price",
            unit: &unit,
            how: "mean of the prices of the days in the time asked about",
        };
        self.add(
            &what,
            &format!("round(mean({list}), {})", places(value)),
            (Some((from, to)), to),
        );
    }

    /// The last stored day of every month, or the nearest one, within a window.
    fn month_days(&self, (from, to): (f64, f64)) -> Vec<f64> {
        let (first, last) = (date_of(from), date_of(to));
        let mut days = Vec::new();
        // The end of the month before is where the first month begins.
        let mut month = first.first_of_month().saturating_sub(jiff::Span::new().months(1));
        while month <= last {
            let end = self
                .line
                .nearest(month.last_of_month())
                .filter(|day| (from..=to).contains(day));
            days.extend(end.filter(|end| days.last() != Some(end)));
            let Ok(next) = month.checked_add(jiff::Span::new().months(1)) else {
                break;
            };
            month = next;
        }
        days
    }

    fn month(&mut self, window: Option<(f64, f64)>, is_best: bool) {
        let Some(window) = window else { return };
        let values = self.line.adjusted_values();
        let value = |day: f64| {
            let at = self.line.days.partition_point(|known| *known <= day).saturating_sub(1);
            values.get(at).copied().unwrap_or(f64::NAN)
        };
        let days = self.month_days(window);
        let changes = days
            .windows(2)
            .map(|pair| (value(pair[1]) / value(pair[0]), pair[0], pair[1]));
        let found = match is_best {
            true => changes.max_by(|one, other| one.0.total_cmp(&other.0)),
            false => changes.min_by(|one, other| one.0.total_cmp(&other.0)),
        };
        if let Some((_, from, to)) = found {
            self.change("month", from, to);
        }
    }

    fn fall(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let values = self.line.adjusted_values();
        let mut high = (f64::MIN, from);
        let mut deepest = (0.0, from, to);
        for (day, value) in self.line.days.iter().zip(&values) {
            if !(from..=to).contains(day) {
                continue;
            }
            if *value > high.0 {
                high = (*value, *day);
            }
            if value / high.0 - 1.0 < deepest.0 {
                deepest = (value / high.0 - 1.0, high.1, *day);
            }
        }
        let list = self.line.adjusted_on(&self.days_between(from, to));
        let formula = format!("round(drawdown({list}), 1)");
        self.percent("fall", &formula, deepest.1, deepest.2, "percent");
    }

    fn swings(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let list = self.line.adjusted_on(&self.days_between(from, to));
        let formula = format!("round(daily_volatility({list}), 1)");
        self.percent("swings", &formula, from, to, "percent per year");
    }

    /// The highest price of the first year, and the day on which the price was as high again after the fall.
    fn back(&mut self, window: Option<(f64, f64)>) {
        let Some((from, _)) = window else { return };
        let values = self.line.adjusted_values();
        let year = date_of(from + 2.0).year();
        let within = |day: f64| date_of(day).year() <= year && day >= from;
        let all = || self.line.days.iter().copied().zip(values.iter().copied());
        let Some(top) = all()
            .filter(|(day, _)| within(*day))
            .reduce(|best, next| if next.1 > best.1 { next } else { best })
        else {
            return;
        };
        self.price("from", top.0);
        // Only a price that was lower in between is back.
        let mut was_lower = false;
        let back = all().find(|(day, value)| {
            was_lower |= *day > top.0 && *value < top.1;
            was_lower && *value >= top.1
        });
        if let Some((day, _)) = back {
            self.price("back", day);
        }
        self.change("change", top.0, self.line.last());
    }
}
