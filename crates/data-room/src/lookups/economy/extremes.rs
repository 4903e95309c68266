//! The highest and the lowest value of a series.

use figures::ledger::Evidence;

use super::Asked;
use super::line::Line;

impl Asked<'_> {
    pub(super) fn extreme_of(
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
    pub(super) fn extreme(&self, range: Option<(f64, f64)>, highest: bool) -> Option<Vec<Evidence>> {
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

    /// The last month in which a difference of yields was below zero.
    pub(super) fn last_below_zero(&self) -> Option<Evidence> {
        let line = self.ends()?;
        let (key, _) = line.points.iter().rfind(|(_, value)| *value < 0.0)?;
        let name = self.named(
            "top",
            "economy_value",
            "the difference at the end of the last month below zero",
        );
        line.figure(&name, &line.at(*key), *key, None)
    }
}
