//! How a price moved: changes, months, falls, swings and recoveries.

use super::*;

impl One<'_> {
    pub(super) fn changed(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        self.price("from", from);
        self.price("to", to);
        self.change("change", from, to);
    }

    pub(super) fn yearly(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let on = |day: f64| self.line.adjusted_on(&date_formula(date_of(day)));
        let months = (date_of(to).year() - date_of(from).year()) * 12 + i16::from(date_of(to).month())
            - i16::from(date_of(from).month());
        let formula = format!("round(annualised({}, {}, {months}), 1)", on(from), on(to));
        self.percent("rate", &formula, from, to, "percent per year");
        self.change("change", from, to);
    }

    pub(super) fn became(&mut self, sum: f64, window: Option<(f64, f64)>) {
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

    /// The last stored day of every month, or the nearest one, within a window.
    pub(super) fn month_days(&self, (from, to): (f64, f64)) -> Vec<f64> {
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

    pub(super) fn month(&mut self, window: Option<(f64, f64)>, is_best: bool) {
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

    pub(super) fn fall(&mut self, window: Option<(f64, f64)>) {
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

    pub(super) fn swings(&mut self, window: Option<(f64, f64)>) {
        let Some((from, to)) = window else { return };
        let list = self.line.adjusted_on(&self.days_between(from, to));
        let formula = format!("round(daily_volatility({list}), 1)");
        self.percent("swings", &formula, from, to, "percent per year");
    }

    /// The highest price of the first year, and the day on which the price was as high again after the fall.
    pub(super) fn back(&mut self, window: Option<(f64, f64)>) {
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
