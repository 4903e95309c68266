//! What a price was, and an amount in another currency.

use intent::lookup::prices::moments::{Moment, Time};
use languages::locale::Arg;
use pipeline::committee::Evidence;

use super::{Parts, way};
use crate::message_args::FirstSentence;

impl<'a> Parts<'_, '_, 'a> {
    pub(super) fn price(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let Time::At(moments) = &self.asked.time else {
            let now = self.get(at, "now")?;
            let (Some(then), Some(change)) = (self.get(at, "then"), self.get(at, "change")) else {
                return Some(self.price_on(name, now));
            };
            let (price, before, size) = (self.quantity(now), self.quantity(then), self.size(change));
            let arguments = [
                ("name", Arg::Text(name)),
                ("price", Arg::Text(&price)),
                ("date", Arg::Date(&now.as_of)),
                ("way", way(change)),
                ("size", Arg::Text(&size)),
                ("then", Arg::Text(&before)),
            ];
            return Some(self.say("lookup-price-now", &arguments, vec![now, then, change]));
        };
        let mut sentences = moments.iter().enumerate().map(|(place, moment)| {
            let last = self.get(at, &format!("t{place}"));
            let ends = self
                .get(at, &format!("t{place}low"))
                .zip(self.get(at, &format!("t{place}high")));
            match (last, ends) {
                (Some(last), Some((low, high))) => self.range(name, *moment, low, high, last),
                (Some(last), None) => Some(self.price_near(name, *moment, last)),
                _ => self.not_covered(at, name),
            }
        });
        let mut answer = sentences.next()??;
        for other in sentences.flatten() {
            answer.append(other, self.figures);
        }
        Some(answer)
    }

    /// The price of a day; where the data has none of that very day, it says so and which day the price is of.
    pub(super) fn price_near(&self, name: &str, moment: Moment, figure: &'a Evidence) -> FirstSentence<'a> {
        let asked = match moment {
            Moment::Day(year, month, day) => format!("{year:04}-{month:02}-{day:02}"),
            _ => return self.price_on(name, figure),
        };
        if asked == figure.as_of {
            return self.price_on(name, figure);
        }
        let price = self.quantity(figure);
        let arguments = [
            ("name", Arg::Text(name)),
            ("asked", Arg::Date(&asked)),
            ("price", Arg::Text(&price)),
            ("date", Arg::Date(&figure.as_of)),
        ];
        self.say("lookup-price-near", &arguments, vec![figure])
    }

    pub(super) fn price_on(&self, name: &str, figure: &'a Evidence) -> FirstSentence<'a> {
        let price = self.quantity(figure);
        let arguments = [
            ("name", Arg::Text(name)),
            ("price", Arg::Text(&price)),
            ("date", Arg::Date(&figure.as_of)),
        ];
        self.say("lookup-price-at", &arguments, vec![figure])
    }

    pub(super) fn range(
        &self,
        name: &str,
        moment: Moment,
        low: &'a Evidence,
        high: &'a Evidence,
        last: &'a Evidence,
    ) -> Option<FirstSentence<'a>> {
        let time = match moment {
            Moment::Month(year, month) => self.figures.words.date(&format!("{year:04}-{month:02}")),
            moment => moment.year()?.to_string(),
        };
        let (lowest, highest, end) = (self.quantity(low), self.quantity(high), self.quantity(last));
        let arguments = [
            ("name", Arg::Text(name)),
            ("time", Arg::Text(&time)),
            ("low", Arg::Text(&lowest)),
            ("high", Arg::Text(&highest)),
            ("last", Arg::Text(&end)),
            ("date", Arg::Date(&last.as_of)),
        ];
        Some(self.say("lookup-price-range", &arguments, vec![low, high, last]))
    }

    pub(super) fn converted(&self, at: usize) -> Option<FirstSentence<'a>> {
        let (sum, result) = (self.get(at, "sum")?, self.get(at, "converted")?);
        let (sum_text, result_text) = (self.quantity(sum), self.quantity(result));
        let arguments = [
            ("sum", Arg::Text(&sum_text)),
            ("result", Arg::Text(&result_text)),
            ("date", Arg::Date(&result.as_of)),
        ];
        Some(self.say("lookup-price-convert", &arguments, vec![sum, result]))
    }
}
