//! The first sentence about a price that is looked up: metals, coins, currencies, and the stocks whose prices ship.

use intent::lookup::prices::moments::{Moment, Time};
use intent::lookup::prices::series::Series;
use intent::lookup::prices::{Operation, PriceLookup};
use languages::locale::Arg;
use pipeline::committee::Evidence;

use crate::figures::{Figures, number};
use crate::message_args::{FirstSentence, size};
use crate::names;
use crate::words::capitalised;

mod several;

/// Coins and stocks as people call them.
const NAMES: [(&str, &str); 7] = [
    ("AAPL", "Apple"),
    ("BTC-USD", "Bitcoin"),
    ("ETH-USD", "Ethereum"),
    ("GOOGL", "Google"),
    ("IBM", "IBM"),
    ("META", "Meta"),
    ("MSFT", "Microsoft"),
];

/// The most series in one list.
const MAX_RANKED: usize = 5;

/// The figure that a question asks for.
pub fn answer<'a>(asked: &PriceLookup, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if let Some(missing) = asked.missing {
        return Some(FirstSentence {
            text: figures.words.say("lookup-price-none", &[("name", Arg::Text(missing))]),
            figures: Vec::new(),
        });
    }
    let parts = Parts { asked, figures };
    let mut answer = match asked.operation {
        Operation::Strongest | Operation::Weakest => parts.ranked(),
        Operation::Ratio => parts.ratio(),
        Operation::Correlation => parts.correlation(),
        Operation::Swings => parts.swings(),
        _ => parts.each(),
    };
    if answer.is_none() {
        answer = parts.missing();
    }
    let mut answer = answer?;
    parts.add_limits(&mut answer);
    Some(answer)
}

/// What there is to say it with.
struct Parts<'q, 'f, 'a> {
    asked: &'q PriceLookup,
    figures: &'f Figures<'a>,
}

impl<'a> Parts<'_, '_, 'a> {
    /// A figure by the place of its series, and what it is.
    fn get(&self, at: usize, id: &str) -> Option<&'a Evidence> {
        let price = format!("ev_lookup_{at}_{id}_looked_price");
        let change = format!("ev_lookup_{at}_{id}_looked_change");
        let ratio = format!("ev_lookup_{at}_{id}_looked_ratio");
        [price, change, ratio].iter().find_map(|id| self.figures.get(id))
    }

    /// The name of a series: "1 USD", "gold (an ounce)".
    fn price_name(&self, series: &Series) -> String {
        let words = self.figures.words;
        let name = self.name(series);
        match series {
            Series::Pair { base, .. } => format!("1 {base}"),
            Series::Spot { is_gram, .. } if series.is_metal() => {
                let key = if *is_gram {
                    "lookup-price-gram"
                } else {
                    "lookup-price-ounce"
                };
                words.say(key, &[("name", Arg::Text(&name))])
            }
            _ => name,
        }
    }

    /// The name of a series without its unit.
    fn name(&self, series: &Series) -> String {
        let words = self.figures.words;
        match series {
            Series::Pair { base, quote } => format!("{base}/{quote}"),
            Series::Spot { symbol, .. } if names::is_metal(symbol) => {
                words.text(&format!("metal-{}", symbol.to_lowercase()))
            }
            Series::Spot { symbol, .. } | Series::Stock(symbol) => {
                let known = NAMES.iter().find(|(known, _)| known == symbol);
                known.map_or_else(|| (*symbol).to_owned(), |(_, name)| (*name).to_owned())
            }
            Series::ConsumerPrices => words.text("lookup-consumer-prices"),
        }
    }

    fn quantity(&self, figure: &Evidence) -> String {
        self.figures.words.quantity(figure)
    }

    fn size(&self, figure: &Evidence) -> String {
        size(figure, self.figures)
    }

    fn say(&self, key: &str, arguments: &[(&str, Arg<'_>)], quoted: Vec<&'a Evidence>) -> FirstSentence<'a> {
        FirstSentence {
            text: capitalised(&self.figures.words.say(key, arguments)),
            figures: quoted,
        }
    }

    /// One sentence or more for each series.
    fn each(&self) -> Option<FirstSentence<'a>> {
        let mut sentences = self
            .asked
            .series
            .iter()
            .enumerate()
            .filter_map(|(at, series)| self.one(at, series));
        let mut answer = sentences.next()?;
        for other in sentences {
            answer.append(other, self.figures);
        }
        Some(answer)
    }

    fn one(&self, at: usize, series: &Series) -> Option<FirstSentence<'a>> {
        let (name, plain) = (self.price_name(series), self.name(series));
        match self.asked.operation {
            Operation::Price => self.price(at, &name),
            Operation::Convert(_) => self.converted(at),
            Operation::Change => self.change(at, series, &name),
            Operation::YearlyRate => {
                let rate = self.get(at, "rate")?;
                self.over(&plain, "lookup-price-rate", "rate", rate)
            }
            Operation::Became(_) => self.became(at, &plain),
            Operation::Highest | Operation::Lowest => self.top(at, &name),
            Operation::OffHighest => self.off(at, &name),
            Operation::Level => self.level(at, &name),
            Operation::Average => {
                let average = self.get(at, "average")?;
                self.over(&name, "lookup-price-average", "average", average)
            }
            Operation::BestMonth | Operation::WorstMonth => self.month(at, &plain),
            Operation::DeepestFall => {
                let fall = self.get(at, "fall")?;
                self.over(&plain, "lookup-price-fall", "size", fall)
            }
            Operation::Back => self.back(at, &plain),
            _ => None,
        }
    }

    /// A message about a stretch of time with one figure, without its sign.
    fn over(&self, name: &str, key: &str, argument: &str, figure: &'a Evidence) -> Option<FirstSentence<'a>> {
        let (from, to) = period(figure)?;
        let value = match argument {
            "size" => self.size(figure),
            _ => self.quantity(figure),
        };
        let arguments = [
            ("name", Arg::Text(name)),
            (argument, Arg::Text(&value)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        Some(self.say(key, &arguments, vec![figure]))
    }

    fn price(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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
    fn price_near(&self, name: &str, moment: Moment, figure: &'a Evidence) -> FirstSentence<'a> {
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

    fn price_on(&self, name: &str, figure: &'a Evidence) -> FirstSentence<'a> {
        let price = self.quantity(figure);
        let arguments = [
            ("name", Arg::Text(name)),
            ("price", Arg::Text(&price)),
            ("date", Arg::Date(&figure.as_of)),
        ];
        self.say("lookup-price-at", &arguments, vec![figure])
    }

    fn range(
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

    fn converted(&self, at: usize) -> Option<FirstSentence<'a>> {
        let (sum, result) = (self.get(at, "sum")?, self.get(at, "converted")?);
        let (sum_text, result_text) = (self.quantity(sum), self.quantity(result));
        let arguments = [
            ("sum", Arg::Text(&sum_text)),
            ("result", Arg::Text(&result_text)),
            ("date", Arg::Date(&result.as_of)),
        ];
        Some(self.say("lookup-price-convert", &arguments, vec![sum, result]))
    }

    fn change(&self, at: usize, series: &Series, name: &str) -> Option<FirstSentence<'a>> {
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

    fn became(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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

    fn top(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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

    fn off(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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

    fn level(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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

    fn month(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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

    fn back(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
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

    /// Says which prices there are, where none answers.
    fn missing(&self) -> Option<FirstSentence<'a>> {
        let series = self.asked.series.first()?;
        self.not_covered(0, &self.price_name(series))
    }

    fn not_covered(&self, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        self.of_data("lookup-price-missing", at, name)
    }

    fn of_data(&self, key: &str, at: usize, name: &str) -> Option<FirstSentence<'a>> {
        let (begin, now) = (self.get(at, "begin")?, self.get(at, "now")?);
        let arguments = [
            ("name", Arg::Text(name)),
            ("from", Arg::Date(&begin.as_of)),
            ("to", Arg::Date(&now.as_of)),
        ];
        Some(self.say(key, &arguments, Vec::new()))
    }

    /// Says where the prices begin and end, where the question is about more, or where they ended long ago.
    fn add_limits(&self, answer: &mut FirstSentence<'a>) {
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

/// The first and the last day of a figure.
fn period(figure: &Evidence) -> Option<(&str, &str)> {
    figure.period.as_deref()?.split_once('/')
}

/// Whether a figure went up or down.
fn way(figure: &Evidence) -> Arg<'static> {
    Arg::Text(if number(figure) < 0.0 { "down" } else { "up" })
}
