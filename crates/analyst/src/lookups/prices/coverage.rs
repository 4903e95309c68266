//! Which prices there are, where they do not answer or do not reach back to what is asked.

use intent::lookup::prices::moments::{Moment, Time};
use intent::lookup::prices::series::Series;
use languages::locale::Arg;

use super::{Parts, period};
use crate::message_args::FirstSentence;

impl<'a> Parts<'_, '_, 'a> {
    /// Says which prices there are, where none answers.
    pub(super) fn missing(&self) -> Option<FirstSentence<'a>> {
        let series = self.asked.series.first()?;
        self.not_covered(0, &self.price_name(series))
    }

    pub(super) fn not_covered(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        self.of_data("lookup-price-missing", at, name)
    }

    pub(super) fn of_data(&self, key: &str, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let (begin, now) = (self.get(at, "begin")?, self.get(at, "now")?);
        let arguments = [
            ("name", Arg::Text(name)),
            ("from", Arg::Date(&begin.as_of)),
            ("to", Arg::Date(&now.as_of)),
        ];
        Some(self.say(key, &arguments, Vec::new()))
    }

    /// Says where the prices begin and end, where the question is about more, or where they ended long ago.
    pub(super) fn add_limits(&self, answer: &mut FirstSentence<'a>) {
        if answer.figures.is_empty() {
            return;
        }
        for (at, series) in self.asked.series.iter().enumerate() {
            let is_old = matches!(series, Series::Stock(_)) && at == 0;
            let begin = self.get(at, "begin").map(|begin| begin.as_of.as_str());
            let starts = answer
                .figures
                .iter()
                .filter_map(|figure| period(figure))
                .map(|(from, _)| from)
                .min();
            let wanted = match &self.asked.time {
                Time::Window(Moment::Back(months), _) => *months > 13,
                Time::Window(from, _) => from.year().is_some_and(|year| {
                    begin.is_some_and(|begin| {
                        begin
                            .get(..4)
                            .and_then(|begin| begin.parse().ok())
                            .is_some_and(|begin: i16| year < begin)
                    })
                }),
                _ => false,
            };
            let is_cut = wanted && begin.is_some() && starts == begin;
            if (is_old || is_cut)
                && let Some(limits) = self.of_data("lookup-price-data", at, &self.name(series))
            {
                // Where the prices do not reach back to what is asked, that comes first.
                if is_cut {
                    answer.lead_with(limits, self.figures);
                } else {
                    answer.append(limits, self.figures);
                }
                return;
            }
        }
    }
}
