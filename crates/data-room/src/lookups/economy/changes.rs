//! How a series changed since a time, and what an amount of that time buys today.

use figures::ledger::Evidence;
use intent::lookup::economy::series::Told;
use intent::lookup::economy::time::{Since, Time};

use super::line::{Line, Named};
use super::{Asked, MAX_MONTHS_IN_ALL, growth};

impl Asked<'_> {
    /// How it changed since a time, in all and by the year.
    pub(super) fn since(&self, since: Since) -> Option<Vec<Evidence>> {
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

    /// What an amount of a year buys today, and what today's amount bought then.
    pub(super) fn worth(&self, amount: f64, time: Time) -> Vec<Evidence> {
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
