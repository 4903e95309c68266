//! What many fiscal years tell: cuts, years in a row, the last year with a figure, its highest.

use intent::lookup::accounts::Streak;
use intent::lookup::accounts::items::Item;
use intent::lookup::accounts::years::Years;

use super::{Builder, MAX_YEARS};

/// A total of dividends that falls by less may only come from fewer shares.
const MIN_CUT_OF_A_TOTAL: f64 = 0.95;

impl Builder<'_> {
    /// Each cut with the year before it, and the ends of the window.
    pub(super) fn cuts(&mut self, item: Item) {
        let item = match item {
            "dividends" if self.has_per_share() => "dividends_per_share",
            other => other,
        };
        let years = match &self.asked.years {
            Years::Named(years) if years.len() == 1 => {
                let ago = years.first().and_then(|year| self.ago(*year));
                ago.map_or_else(Vec::new, |ago| self.known(item, &[ago + 1, ago]))
            }
            Years::Named(_) => self.window(item),
            Years::Last(count) => {
                let years: Vec<usize> = (0..=usize::from(*count).min(MAX_YEARS)).rev().collect();
                self.known(item, &years)
            }
            _ => self.window(item),
        };
        for pair in years.windows(2) {
            let [(before, then), (ago, now)] = pair else { continue };
            if is_cut(item, *then, *now) {
                self.value(item, *before);
                self.value(item, *ago);
                let how = "the figure of the last of these fiscal years over that of the first, less one";
                if let Some((from, to)) = self.term(item, *before).zip(self.term(item, *ago)) {
                    self.computed(
                        item,
                        "lookup_cut",
                        *before,
                        *ago,
                        "percent",
                        format!("growth({from}, {to})"),
                        how,
                    );
                }
            }
        }
        for (ago, _) in years.first().into_iter().chain(years.last()) {
            self.value(item, *ago);
        }
        let rises = years
            .windows(2)
            .filter(|pair| matches!(pair, [(_, then), (_, now)] if now > then))
            .count();
        if rises > 0 && rises + 1 == years.len() {
            self.count_of(item, "lookup_raised", &years);
        }
    }

    /// Whether the dividend per share is known for about as many years as the total.
    fn has_per_share(&self) -> bool {
        let newest = self.number("dividends_per_share", 0).is_some();
        newest && self.window("dividends_per_share").len() + 2 >= self.window("dividends").len()
    }

    /// The longest run of years in which the same happened.
    pub(super) fn streak(&mut self, item: Item, streak: Streak) {
        let window = self.window(item);
        let happened = |at: usize| -> bool {
            let value = window.get(at).map(|(_, value)| *value);
            let before = at.checked_sub(1).and_then(|at| window.get(at)).map(|(_, value)| *value);
            match (streak, value, before) {
                (Streak::Loss, Some(value), _) => value < 0.0,
                (Streak::Profit, Some(value), _) => value > 0.0,
                (Streak::Rise, Some(value), Some(before)) => value > before,
                (Streak::Fall, Some(value), Some(before)) => value < before,
                _ => false,
            }
        };
        let (mut best, mut run) = (0..0, 0..0);
        for at in 0..window.len() {
            run = if happened(at) {
                run.start..at + 1
            } else {
                at + 1..at + 1
            };
            if run.len() >= best.len() && !run.is_empty() {
                best = run.clone();
            }
        }
        let years: Vec<(usize, f64)> = window.get(best).map(<[(usize, f64)]>::to_vec).unwrap_or_default();
        if years.is_empty() {
            return self.newest(item);
        }
        self.count_of(item, "lookup_streak", &years);
        years.iter().for_each(|(ago, _)| self.value(item, *ago));
        self.newest(item);
    }

    /// How many fiscal years there are from the first to the last of these.
    fn count_of(&mut self, item: Item, id: &'static str, years: &[(usize, f64)]) {
        let (Some((first, _)), Some((last, _))) = (years.first(), years.last()) else {
            return;
        };
        if let Some((from, to)) = self.label(*first).zip(self.label(*last)) {
            let series = format!("fiscal_year_{}", self.accounts.key);
            let count = format!("count(between({series}, {series}, {from}, {to}))");
            self.computed(
                item,
                id,
                *first,
                *last,
                "years",
                count,
                "the number of these fiscal years",
            );
        }
    }

    /// The last year before the newest one in which it ended, else the newest year that has it.
    pub(super) fn last_with(&mut self, item: Item) {
        let has = |ago: usize| self.number(item, ago).is_some_and(|value| value > 0.0);
        let stopped = (1..MAX_YEARS).find(|ago| has(*ago) && !has(*ago - 1));
        let is_paid_now = has(0);
        if let Some(ago) = stopped {
            self.value(item, ago);
        }
        if is_paid_now {
            self.value(item, 0);
        }
    }

    pub(super) fn peak(&mut self, item: Item) {
        let window = self.window(item);
        let highest = window.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        match (highest, window.last()) {
            (Some((peak, _)), Some((now, _))) if peak == now => self.value(item, *now),
            (Some((peak, _)), Some((now, _))) => self.changed(item, *peak, *now),
            _ => {}
        }
    }
}

/// Whether a dividend was cut.
fn is_cut(item: Item, then: f64, now: f64) -> bool {
    match item.ends_with("per_share") {
        true => now < then,
        false => now < then * MIN_CUT_OF_A_TOTAL,
    }
}
