//! The figures that a question asks to look up in series of the economy; see `intent::lookup::economy`.

use figures::ledger::Evidence;
use intent::lookup::Lookup;
use intent::lookup::economy::series::{Series, Told, by_key};

use intent::lookup::economy::{Missing, Wish};
use market_data::shipped;
use market_data::table::Table;
use pipeline::brief::MasterBrief;

use crate::economy::Economy;
use deposit::deposit;
use line::{Line, Named};

mod changes;
mod deposit;
mod extremes;
mod line;
mod times;

/// Changes over so many months or fewer have no rate per year.
const MAX_MONTHS_IN_ALL: f64 = 18.0;

/// Adds what the question asks for.
pub fn figures(brief: &MasterBrief, economy: &Economy, out: &mut Vec<Evidence>) {
    let Some(Lookup::Economy(asked)) = Lookup::of(brief) else {
        return;
    };
    let curve = shipped::curve();
    let told = |series: &'static Series, at: usize| Asked {
        series,
        economy,
        curve: &curve,
        at,
    };
    match asked.wish {
        Wish::Missing(Missing::Mortgage) => {
            if let Some(series) = by_key("y10") {
                told(series, 0).figures(&Wish::Newest, out);
            }
        }
        Wish::Missing(_) | Wish::Sahm | Wish::AfterInversion => {}
        Wish::Deposit(rate, inflation) => out.extend(deposit(economy, rate, inflation).into_iter().flatten()),
        Wish::Worth(amount, time) => {
            let cpi = by_key("cpi").map(|cpi| told(cpi, 0));
            out.extend(cpi.iter().flat_map(|cpi| cpi.worth(amount, time)));
        }
        _ => {
            for (at, series) in asked.series.iter().enumerate() {
                told(series, at).figures(&asked.wish, out);
            }
        }
    }
}

/// A series that is asked about, and its place among those of the answer.
struct Asked<'a> {
    series: &'static Series,
    economy: &'a Economy,
    curve: &'a Table,
    at: usize,
}

impl<'a> Asked<'a> {
    fn figures(&self, wish: &Wish, out: &mut Vec<Evidence>) {
        out.extend(self.newest().into_iter().flatten());
        match wish {
            Wish::Times(times) => {
                for (at, time) in times.iter().enumerate() {
                    out.extend(self.of_time(*time, &format!("t{at}")).into_iter().flatten());
                }
            }
            Wish::Since(since) => out.extend(self.since(*since).into_iter().flatten()),
            Wish::Highest(range) => out.extend(self.extreme(*range, true).into_iter().flatten()),
            Wish::Lowest(range) => out.extend(self.extreme(*range, false).into_iter().flatten()),
            Wish::LastBelowZero => out.extend(self.last_below_zero()),
            _ => {}
        }
    }

    /// The name of a figure in the unit of the series.
    fn named(&self, part: &str, measure: &'static str, how: &'static str) -> Named<'static> {
        Named {
            place: format!("{}_{part}", self.at),
            measure,
            unit: if self.is_growth() { "percent" } else { self.series.unit },
            places: if self.is_growth() { 1 } else { self.series.places },
            how,
        }
    }

    /// The name of a change.
    fn change(&self, part: &str, measure: &'static str, how: &'static str) -> Named<'static> {
        let (unit, places) = match self.series.told {
            Told::Points => ("percentage points", self.series.places),
            Told::Count => ("count", 0),
            _ => ("percent", 1),
        };
        Named {
            unit,
            places,
            ..self.named(part, measure, how)
        }
    }

    /// Whether its value is told as a growth over twelve months.
    const fn is_growth(&self) -> bool {
        matches!(self.series.told, Told::Growth | Told::Inflation)
    }

    /// The formula of the change from one key to another.
    fn moved(&self, line: &Line<'_>, from: f64, to: f64) -> String {
        match self.series.told {
            Told::Points | Told::Count => format!("{} - {}", line.at(to), line.at(from)),
            _ => growth(line, from, to),
        }
    }

    fn ends(&self) -> Option<Line<'a>> {
        Line::ends(self.series, self.economy, self.curve)
    }

    /// The newest value, that of a year before, and the change between the two.
    fn newest(&self) -> Option<Vec<Evidence>> {
        let line = Line::newest(self.series, self.economy, self.curve)?;
        let now = line.last();
        let before = line.year_before(now);
        // The time that the figures cover begins with the oldest line, and not with that of the newest value.
        let means = Line::means(self.series, self.economy, self.curve);
        let lines = [self.ends(), means, Line::unadjusted(self.series, self.economy)];
        let first = lines
            .into_iter()
            .flatten()
            .map(|line| line.first())
            .fold(f64::NAN, f64::min);
        let first = line.key_of(first);
        let mut found: Vec<Option<Evidence>> = Vec::new();
        if self.is_growth() {
            let how = "the newest value over that of twelve months before, less one";
            let value = |key: f64| growth(&line, line.year_before(key), key);
            let name = |measure| self.named("now", measure, how);
            found.push(line.figure(&name("economy_value"), &value(now), now, Some((first, now))));
            let known = line.has(before) && line.has(line.year_before(before));
            found.push(
                line.figure(&name("economy_before"), &value(before), before, None)
                    .filter(|_| known),
            );
            return Some(found.into_iter().flatten().collect());
        }
        let name = self.named("now", "economy_value", "the newest value");
        found.push(line.figure(&name, &line.at(now), now, Some((first, now))));
        if line.has(before) {
            let name = self.named("now", "economy_before", "the value a year before");
            found.push(line.figure(&name, &line.at(before), before, None));
            let name = self.change(
                "now",
                "economy_change",
                "the newest value against that of a year before",
            );
            found.push(line.figure(&name, &self.moved(&line, before, now), now, Some((before, now))));
        }
        if self.series.told == Told::Count && line.has(now - 1.0) {
            let name = self.change(
                "now",
                "economy_change_1m",
                "the newest value against that of the month before",
            );
            found.push(line.figure(&name, &self.moved(&line, now - 1.0, now), now, Some((now - 1.0, now))));
        }
        Some(found.into_iter().flatten().collect())
    }
}

fn growth(line: &Line<'_>, from: f64, to: f64) -> String {
    format!("growth({}, {})", line.at(from), line.at(to))
}

fn mean(line: &Line<'_>, from: f64, to: f64) -> String {
    format!("mean({})", line.between(from, to))
}
