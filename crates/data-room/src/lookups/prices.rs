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

pub mod levels;
mod line;
mod moves;
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
}
