//! How prices moved: changes, highs and lows, falls and recoveries.

use intent::lookup::prices::Operation;
use intent::lookup::prices::series::Series;
use languages::locale::Arg;

use super::{Parts, period, way};
use crate::figures::number;
use crate::message_args::FirstSentence;

impl<'a> Parts<'_, '_, 'a> {
    pub(super) fn change(&self, at: usize, series: &Series, name: &str) -> Option<FirstSentence<'a>> {
        let change = self.get(at, "change")?;
        let (from, to) = period(change)?;
        let size = self.size(change);
        if matches!(series, Series::Stock(_)) {
            let plain = self.name(series);
            let arguments = [
                ("name", Arg::Text(&plain)),
                ("way", way(change)),
                ("size", Arg::Text(&size)),
                ("from", Arg::Date(from)),
                ("to", Arg::Date(to)),
            ];
            return Some(self.say("lookup-price-return", &arguments, vec![change]));
        }
        let (start, end) = (self.get(at, "from")?, self.get(at, "to")?);
        let (start_text, end_text) = (self.quantity(start), self.quantity(end));
        let arguments = [
            ("name", Arg::Text(name)),
            ("way", way(change)),
            ("size", Arg::Text(&size)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
            ("start", Arg::Text(&start_text)),
            ("end", Arg::Text(&end_text)),
        ];
        Some(self.say("lookup-price-change", &arguments, vec![change, start, end]))
    }

    pub(super) fn became(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let (sum, became) = (self.get(at, "sum")?, self.get(at, "became")?);
        let (sum_text, became_text) = (self.quantity(sum), self.quantity(became));
        let arguments = [
            ("name", Arg::Text(name)),
            ("sum", Arg::Text(&sum_text)),
            ("became", Arg::Text(&became_text)),
            ("from", Arg::Date(&sum.as_of)),
            ("to", Arg::Date(&became.as_of)),
        ];
        Some(self.say("lookup-price-sum", &arguments, vec![sum, became]))
    }

    pub(super) fn top(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let top = self.get(at, "top")?;
        let (from, to) = period(top)?;
        let kind = if self.asked.operation == Operation::Lowest {
            "low"
        } else {
            "high"
        };
        let price = self.quantity(top);
        let arguments = [
            ("name", Arg::Text(name)),
            ("kind", Arg::Text(kind)),
            ("top", Arg::Text(&price)),
            ("date", Arg::Date(&top.as_of)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        Some(self.say("lookup-price-top", &arguments, vec![top]))
    }

    pub(super) fn off(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let (top, off, now) = (self.get(at, "top")?, self.get(at, "off"), self.get(at, "now")?);
        let Some(off) = off.filter(|off| number(off) < 0.0) else {
            return self.top(at, name);
        };
        let (price, highest, size) = (self.quantity(now), self.quantity(top), self.size(off));
        let arguments = [
            ("name", Arg::Text(name)),
            ("price", Arg::Text(&price)),
            ("now_date", Arg::Date(&now.as_of)),
            ("size", Arg::Text(&size)),
            ("top", Arg::Text(&highest)),
            ("date", Arg::Date(&top.as_of)),
        ];
        Some(self.say("lookup-price-off", &arguments, vec![off, now, top]))
    }

    pub(super) fn level(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let (level, median, now) = (self.get(at, "level")?, self.get(at, "median")?, self.get(at, "now")?);
        let (from, _) = period(level)?;
        let (price, share, middle) = (self.quantity(now), self.quantity(level), self.quantity(median));
        let arguments = [
            ("name", Arg::Text(name)),
            ("price", Arg::Text(&price)),
            ("date", Arg::Date(&now.as_of)),
            ("share", Arg::Text(&share)),
            ("median", Arg::Text(&middle)),
            ("from", Arg::Date(from)),
        ];
        Some(self.say("lookup-price-level", &arguments, vec![now, level, median]))
    }

    pub(super) fn month(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let month = self.get(at, "month")?;
        let (from, to) = period(month)?;
        let kind = if self.asked.operation == Operation::WorstMonth {
            "worst"
        } else {
            "best"
        };
        let size = self.size(month);
        let arguments = [
            ("name", Arg::Text(name)),
            ("kind", Arg::Text(kind)),
            ("way", way(month)),
            ("size", Arg::Text(&size)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        Some(self.say("lookup-price-month", &arguments, vec![month]))
    }

    pub(super) fn back(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let (from, change) = (self.get(at, "from")?, self.get(at, "change")?);
        let (_, to) = period(change)?;
        let size = self.size(change);
        match self.get(at, "back") {
            Some(back) => {
                let arguments = [
                    ("name", Arg::Text(name)),
                    ("from", Arg::Date(&from.as_of)),
                    ("date", Arg::Date(&back.as_of)),
                ];
                Some(self.say("lookup-price-back", &arguments, vec![back, from]))
            }
            None => {
                let arguments = [
                    ("name", Arg::Text(name)),
                    ("from", Arg::Date(&from.as_of)),
                    ("to", Arg::Date(to)),
                    ("way", way(change)),
                    ("size", Arg::Text(&size)),
                ];
                Some(self.say("lookup-price-not-back", &arguments, vec![change, from]))
            }
        }
    }
}
