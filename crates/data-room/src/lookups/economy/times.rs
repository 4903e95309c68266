//! The figures of a series at a time: a month, a quarter, a year or several.

use figures::ledger::Evidence;
use intent::lookup::economy::time::Time;

use super::line::{Line, Named};
use super::{Asked, MAX_MONTHS_IN_ALL, growth, mean};

impl Asked<'_> {
    /// What the series was at a time.
    pub(super) fn of_time(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
        match time {
            Time::Month(month) => self.of_month(f64::from(month), part, false),
            Time::EndOf(_) => self.of_month(time.months().0, part, true),
            Time::Quarter(_) => self.of_quarter(time, part),
            Time::Year(_) | Time::Years(..) if self.is_growth() => self.growth_of_years(time, part),
            Time::Year(_) | Time::Years(..) => self.of_years(time, part),
        }
    }

    pub(super) fn of_month(&self, month: f64, part: &str, is_end: bool) -> Option<Vec<Evidence>> {
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

    pub(super) fn of_quarter(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
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
    pub(super) fn growth_of_years(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
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

    pub(super) fn yearly(&self, part: &str, months: f64) -> Named<'static> {
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
    pub(super) fn of_years(&self, time: Time, part: &str) -> Option<Vec<Evidence>> {
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
}
