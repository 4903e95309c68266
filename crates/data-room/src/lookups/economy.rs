//! The figures that a question asks to look up in series of the economy; see `intent::lookup::economy`.

use figures::ledger::Evidence;
use intent::lookup::Lookup;
use intent::lookup::economy::series::{Series, Told, by_key};
use intent::lookup::economy::time::{Since, Time};
use intent::lookup::economy::{Missing, Wish};
use market_data::shipped;
use market_data::table::Table;
use pipeline::brief::MasterBrief;

use crate::economy::Economy;
use deposit::deposit;
use line::{Line, Named};

mod deposit;
mod line;

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

    /// What the series was at a time.
    fn of_time(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
        match time {
            Time::Month(month) => self.of_month(f64::from(month), part, false),
            Time::EndOf(_) => self.of_month(time.months().0, part, true),
            Time::Quarter(_) => self.of_quarter(time, part),
            Time::Year(_) | Time::Years(..) if self.is_growth() => self.growth_of_years(time, part),
            Time::Year(_) | Time::Years(..) => self.of_years(time, part),
        }
    }

    fn of_month(&self, month: f64, part: &str, is_end: bool) -> Option<Vec<Evidence>> {
        let means = || Line::means(self.series, self.economy, self.curve).filter(|line| line.has(month));
        let ends = || self.ends().filter(|line| line.has(month));
        let unadjusted = || Line::unadjusted(self.series, self.economy).filter(|line| line.has(month));
        let found = if is_end {
            ends().or_else(means)
        } else {
            means().or_else(ends)
        };
        // A year of prices is told without adjustment for the seasons, as its inflation is.
        let line = match is_end {
            true => unadjusted().or(found),
            false => found.or_else(unadjusted),
        }?;
        let name = |how| self.named(part, "economy_value", how);
        if self.is_growth() {
            let before = line.year_before(month);
            let name = name("the month over the same month a year before, less one");
            let figure = line.figure(&name, &growth(&line, before, month), month, Some((before, month)));
            return line.has(before).then(|| figure.into_iter().collect());
        }
        let figure = line.figure(&name("the value of the month"), &line.at(month), month, None);
        Some(figure.into_iter().collect())
    }

    fn of_quarter(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
        let (from, to) = time.months();
        let line = self.ends()?;
        let key = if line.is_quarterly() { from } else { to };
        if self.is_growth() {
            let before = key - 3.0;
            let name = self.named(part, "economy_value", "the quarter over the quarter before, less one");
            let figure = line.figure(&name, &growth(&line, before, key), key, Some((before, key)));
            return (line.has(key) && line.has(before)).then(|| figure.into_iter().collect());
        }
        let line = Line::means(self.series, self.economy, self.curve)?;
        let name = self.named(part, "economy_value", "mean of the three months");
        let figure = line.figure(&name, &mean(&line, from, to), to, Some((from, to)));
        (line.has(from) && line.has(to)).then(|| figure.into_iter().collect())
    }

    /// The growth of years: from the end of the year before to the end of the last; the output of years by their means.
    fn growth_of_years(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
        let (first, last) = time.months();
        let from = first - 1.0;
        let unadjusted = Line::unadjusted(self.series, self.economy);
        let line = unadjusted.or_else(|| self.ends())?;
        if line.is_quarterly() {
            let (quarter, end) = (first - 12.0, last - 2.0);
            let value = format!(
                "annualised({}, {}, {})",
                mean(&line, quarter, first - 3.0),
                mean(&line, end - 9.0, end),
                last + 1.0 - first
            );
            let known = line.has(quarter) && line.has(end);
            let name = self.yearly(part, last + 1.0 - first);
            return known.then(|| {
                line.figure(&name, &value, end, Some((first, end)))
                    .into_iter()
                    .collect()
            });
        }
        let to = last.min(line.last());
        if to < first || !line.has(from) || !line.has(to) {
            return None;
        }
        let months = to - from;
        let value = match months > MAX_MONTHS_IN_ALL {
            true => format!("annualised({}, {}, {months})", line.at(from), line.at(to)),
            false => growth(&line, from, to),
        };
        let figure = line.figure(&self.yearly(part, months), &value, to, Some((from, to)));
        Some(figure.into_iter().collect())
    }

    fn yearly(&self, part: &str, months: f64) -> Named<'static> {
        let how =
            "the end of the time over the month before its beginning, as a yearly rate where it is longer than a year";
        let unit = if months > MAX_MONTHS_IN_ALL {
            "percent per year"
        } else {
            "percent"
        };
        Named {
            unit,
            ..self.named(part, "economy_value", how)
        }
    }

    /// The mean, the extremes, the end and the change of years.
    fn of_years(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
        let (from, to) = time.months();
        let line = Line::means(self.series, self.economy, self.curve)?;
        let to = to.min(line.last());
        let within: Vec<(f64, f64)> = line
            .points
            .iter()
            .copied()
            .filter(|(key, _)| (from..=to).contains(key))
            .collect();
        if !line.has(from) || within.is_empty() {
            return None;
        }
        let mut found = Vec::new();
        let name = self.named(part, "economy_mean", "mean of the months");
        found.extend(line.figure(&name, &mean(&line, from, to), to, Some((from, to))));
        for (measure, highest) in [("economy_high", true), ("economy_low", false)] {
            found.extend(self.extreme_of(&line, &within, part, measure, highest));
        }
        let ends = self.ends().filter(|line| line.has(to)).unwrap_or(line);
        let end = self.named(part, "economy_end", "the value of the last month");
        found.extend(ends.figure(&end, &ends.at(to), to, None));
        if ends.has(from - 1.0) {
            let name = self.change(
                part,
                "economy_change",
                "the last month against the month before the first",
            );
            let value = self.moved(&ends, from - 1.0, to);
            found.extend(ends.figure(&name, &value, to, Some((from - 1.0, to))));
        }
        Some(found)
    }

    fn extreme_of(
        &self,
        line: &Line<'_>,
        within: &[(f64, f64)],
        part: &str,
        measure: &'static str,
        highest: bool,
    ) -> Option<Evidence> {
        let values = within.iter().copied();
        let by_value = |one: &(f64, f64), other: &(f64, f64)| one.1.total_cmp(&other.1);
        let (key, _) = if highest {
            values.max_by(by_value)
        } else {
            values.min_by(by_value)
        }?;
        let (from, to) = (within.first()?.0, within.last()?.0);
        let list = match self.is_growth() {
            true => line.yearly_growth_between(from, to),
            false => line.between(from, to),
        };
        let (function, how) = match highest {
            true => ("max", "the highest value of the time; the date is that of the value"),
            false => ("min", "the lowest value of the time; the date is that of the value"),
        };
        let name = self.named(part, measure, how);
        line.figure(&name, &format!("{function}({list})"), key, Some((from, to)))
    }

    /// The highest or the lowest value, and how far the newest is from it.
    fn extreme(&self, range: Option<(f64, f64)>, highest: bool) -> Option<Vec<Evidence>> {
        let unadjusted = Line::unadjusted(self.series, self.economy);
        let line = unadjusted.or_else(|| Line::means(self.series, self.economy, self.curve))?;
        let points = if self.is_growth() {
            line.yearly_growth()
        } else {
            line.points.clone()
        };
        let (from, to) = range.unwrap_or((f64::MIN, f64::MAX));
        let within: Vec<(f64, f64)> = points
            .into_iter()
            .filter(|(key, _)| (from..=to).contains(key))
            .collect();
        let extreme = self.extreme_of(&line, &within, "top", "economy_value", highest)?;
        let mut found = vec![extreme];
        if !self.is_growth() && range.is_none_or(|(_, to)| to == f64::MAX) {
            let by_value = |one: &&(f64, f64), other: &&(f64, f64)| one.1.total_cmp(&other.1);
            let most = if highest {
                within.iter().max_by(by_value)
            } else {
                within.iter().min_by(by_value)
            };
            let (key, now) = (most?.0, line.last());
            let name = self.change("top", "economy_change", "the newest value against that one");
            found.extend(line.figure(&name, &self.moved(&line, key, now), now, Some((key, now))));
        }
        Some(found)
    }

    /// How it changed since a time, in all and by the year.
    fn since(&self, since: Since) -> Option<Vec<Evidence>> {
        let unadjusted = || Line::unadjusted(self.series, self.economy);
        let lines = [
            Line::ends_of_days(self.series, self.economy),
            self.ends(),
            Line::means(self.series, self.economy, self.curve),
            unadjusted(),
        ];
        let begin = |line: &Line<'_>| match since {
            Since::Month(month) => month,
            Since::Ago(months) => line.last() - months,
        };
        let line = lines.into_iter().flatten().find(|line| line.has(begin(line)))?;
        let (from, to) = (begin(&line), line.last());
        // A quarter has the date of its first month.
        if from >= to {
            return None;
        }
        let window = Some((from, to));
        let mut found = Vec::new();
        if !self.is_growth() {
            let name = self.named("since", "economy_start", "the value at the beginning");
            found.extend(line.figure(&name, &line.at(from), from, None));
            let name = self.named("since", "economy_value", "the newest value at the end of a month");
            found.extend(line.figure(&name, &line.at(to), to, None));
        }
        let name = self.change(
            "since",
            "economy_change",
            "the newest value against that at the beginning",
        );
        found.extend(line.figure(&name, &self.moved(&line, from, to), to, window));
        let in_percent = !matches!(self.series.told, Told::Points | Told::Count);
        if in_percent && to - from > MAX_MONTHS_IN_ALL {
            let name = Named {
                unit: "percent per year",
                ..self.change("since", "economy_yearly", "the change as a yearly rate")
            };
            let value = format!("annualised({}, {}, {})", line.at(from), line.at(to), to - from);
            found.extend(line.figure(&name, &value, to, window));
        }
        if self.series.told == Told::Inflation {
            let name = self.change("since", "economy_then", "the value at the beginning against the newest");
            found.extend(line.figure(&name, &growth(&line, to, from), from, window));
        }
        Some(found)
    }

    /// The last month in which a difference of yields was below zero.
    fn last_below_zero(&self) -> Option<Evidence> {
        let line = self.ends()?;
        let (key, _) = line.points.iter().rfind(|(_, value)| *value < 0.0)?;
        let name = self.named(
            "top",
            "economy_value",
            "the difference at the end of the last month below zero",
        );
        line.figure(&name, &line.at(*key), *key, None)
    }

    /// What an amount of a year buys today, and what today's amount bought then.
    fn worth(&self, amount: f64, time: Time) -> Vec<Evidence> {
        let Some(line) = Line::unadjusted(self.series, self.economy) else {
            return Vec::new();
        };
        let (from, to) = (time.months().0, line.last());
        if !line.has(from) || from >= to {
            return Vec::new();
        }
        let (then, now) = (line.at(from), line.at(to));
        let figure = |measure, unit, places, how, value: &str| {
            let name = Named {
                unit,
                places,
                ..self.named("worth", measure, how)
            };
            line.figure(&name, value, to, Some((from, to)))
        };
        let places = if amount < 10.0 { 2 } else { 0 };
        let found = [
            figure(
                "economy_sum",
                "USD",
                places,
                "the amount of the question",
                &format!("{amount}"),
            ),
            figure(
                "economy_sum_now",
                "USD",
                places,
                "it, over the prices then, times the newest prices",
                &format!("{amount} * {now} / {then}"),
            ),
            figure(
                "economy_sum_then",
                "USD",
                places,
                "it, over the newest prices, times those then",
                &format!("{amount} * {then} / {now}"),
            ),
            figure(
                "economy_change",
                "percent",
                1,
                "the newest prices over those then, less one",
                &growth(&line, from, to),
            ),
        ];
        found.into_iter().flatten().collect()
    }
}

fn growth(line: &Line<'_>, from: f64, to: f64) -> String {
    format!("growth({}, {})", line.at(from), line.at(to))
}

fn mean(line: &Line<'_>, from: f64, to: f64) -> String {
    format!("mean({})", line.between(from, to))
}
