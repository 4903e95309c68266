//! What a price was: at a time, at its highest and lowest, on average, and a sum in another currency.

use super::*;

impl One<'_> {
    pub(super) fn prices_at(&mut self, time: &Time) {
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
    pub(super) fn range(&mut self, at: usize, from: f64, to: f64) {
        self.price(&format!("t{at}"), to);
        if from < to {
            self.ends(&format!("t{at}high"), from, to, true);
            self.ends(&format!("t{at}low"), from, to, false);
        }
    }

    /// The highest or the lowest price between two days.
    pub(super) fn ends(&mut self, id: &str, from: f64, to: f64, is_highest: bool) -> Option<f64> {
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
    pub(super) fn days_between(&self, from: f64, to: f64) -> String {
        let name = &self.line.days_name;
        let (from, to) = (date_formula(date_of(from)), date_formula(date_of(to)));
        format!("between({name}, {name}, {from}, {to})")
    }

    pub(super) fn converted(&mut self, sum: f64) {
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

    pub(super) fn extreme(&mut self, window: Option<(f64, f64)>, is_highest: bool) {
        let Some((from, to)) = window else { return };
        if let Some(day) = self.ends("top", from, to, is_highest) {
            self.change("off", day, self.line.last());
        }
    }

    pub(super) fn level(&mut self) {
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

    pub(super) fn average(&mut self, window: Option<(f64, f64)>) {
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
}
