//! The sentences about one series.

use intent::lookup::economy::Wish;
use intent::lookup::economy::series::{Series, Told};
use intent::lookup::economy::time::Time;
use languages::locale::Arg;
use pipeline::committee::Evidence;

use crate::figures::{Figures, number};
use crate::message_args::{FirstSentence, MessageArgs, size};
use crate::words::capitalised;

/// A sentence in the making.
pub struct Sentence<'f, 'a> {
    arguments: MessageArgs<'a>,
    figures: &'f Figures<'a>,
}

impl<'f, 'a> Sentence<'f, 'a> {
    pub fn new(figures: &'f Figures<'a>) -> Self {
        Self {
            arguments: MessageArgs::default(),
            figures,
        }
    }

    /// Adds a text under a name.
    pub fn text(&mut self, name: &str, text: String) {
        self.arguments.add(name, text);
    }

    /// Adds a figure under a name.
    pub fn quote(&mut self, name: &str, figure: &'a Evidence) {
        self.arguments.add(name, self.figures.words.quantity(figure));
        self.arguments.figures.push(figure);
    }

    /// Adds a figure and its date.
    fn quote_dated(&mut self, name: &str, date: &str, figure: &'a Evidence) {
        self.quote(name, figure);
        self.text(date, self.figures.words.date(&figure.as_of));
    }

    /// Adds a change with its direction in words.
    fn quote_change(&mut self, name: &str, figure: &'a Evidence) {
        let key = match number(figure) {
            change if change > 0.0 => "lookup-economy-up",
            change if change < 0.0 => "lookup-economy-down",
            _ => "lookup-economy-same",
        };
        let size = size(figure, self.figures);
        let text = self.figures.words.say(key, &[("size", Arg::Text(&size))]);
        self.arguments.add(name, text);
        self.arguments.figures.push(figure);
    }

    pub fn say(self, key: &str) -> FirstSentence<'a> {
        self.arguments.say(key, &[], self.figures)
    }
}

/// A series and its place among those of the answer.
pub struct Line<'f, 'a> {
    at: usize,
    series: &'static Series,
    figures: &'f Figures<'a>,
}

impl<'f, 'a> Line<'f, 'a> {
    pub const fn new(at: usize, series: &'static Series, figures: &'f Figures<'a>) -> Self {
        Self { at, series, figures }
    }

    /// What is asked for. Without a figure, from when to when our figures run.
    pub fn sentences(&self, wish: &Wish) -> Vec<FirstSentence<'a>> {
        let found = match wish {
            Wish::Times(times) => self.times(times),
            Wish::Since(_) => self.since(),
            Wish::Highest(_) => self.extreme("lookup-economy-high"),
            Wish::Lowest(_) => self.extreme("lookup-economy-low"),
            Wish::LastBelowZero => self.last_below_zero(),
            _ => self.newest(),
        };
        found.unwrap_or_else(|| vec![self.uncovered()])
    }

    fn get(&self, part: &str, measure: &str) -> Option<&'a Evidence> {
        self.figures
            .get(&format!("ev_lookup_{}_{part}_economy_{measure}", self.at))
    }

    /// A sentence that begins with the name of the series.
    fn named(&self) -> Sentence<'f, 'a> {
        let mut sentence = Sentence::new(self.figures);
        let name = [("series", Arg::Text(self.series.key))];
        sentence.text("name", self.figures.words.say("lookup-economy-series", &name));
        sentence
    }

    const fn is_growth(&self) -> bool {
        matches!(self.series.told, Told::Growth | Told::Inflation)
    }

    fn newest(&self) -> Option<Vec<FirstSentence<'a>>> {
        let value = self.get("now", "value")?;
        let before = self.get("now", "before");
        let mut sentence = self.named();
        if self.is_growth() {
            sentence.quote_change("change", value);
            sentence.text("date", self.figures.words.date(&value.as_of));
            let Some(before) = before else {
                return Some(vec![sentence.say("lookup-economy-growth-alone")]);
            };
            sentence.quote("before", before);
            return Some(vec![sentence.say("lookup-economy-now-growth")]);
        }
        sentence.quote_dated("value", "date", value);
        let (Some(before), Some(change)) = (before, self.get("now", "change")) else {
            return Some(vec![sentence.say("lookup-economy-now-alone")]);
        };
        sentence.quote_change("change", change);
        sentence.quote("before", before);
        let mut sentences = vec![sentence.say("lookup-economy-now")];
        if let Some(change) = self.get("now", "change_1m") {
            let mut month = Sentence::new(self.figures);
            month.quote_change("change", change);
            sentences.push(month.say("lookup-economy-month"));
        }
        Some(sentences)
    }

    /// The newest value, after what was asked of the past.
    fn newest_value(&self) -> Option<FirstSentence<'a>> {
        let mut sentence = Sentence::new(self.figures);
        sentence.quote_dated("value", "date", self.get("now", "value")?);
        Some(sentence.say("lookup-economy-newest"))
    }

    fn times(&self, times: &[Time]) -> Option<Vec<FirstSentence<'a>>> {
        let items = times.iter().enumerate();
        let items: Vec<FirstSentence<'a>> = items
            .filter_map(|(at, time)| self.of_time(*time, &format!("t{at}"), times.len() > 1))
            .collect();
        let is_whole = items.len() == times.len();
        let mut items = items.into_iter();
        let mut list = items.next()?;
        for item in items {
            let pair = [("left", Arg::Text(&list.text)), ("right", Arg::Text(&item.text))];
            list.text = self.figures.words.say("lookup-economy-join", &pair);
            list.figures.extend(item.figures);
        }
        let mut sentence = self.named();
        sentence.text("list", list.text);
        sentence.arguments.figures = list.figures;
        let in_years = |time: &Time| matches!(time, Time::Year(_) | Time::Years(..) | Time::Quarter(_));
        let changes = self.is_growth() && times.iter().any(in_years);
        let key = if changes {
            "lookup-economy-yearly-values"
        } else {
            "lookup-economy-values"
        };
        let mut sentences = vec![sentence.say(key)];
        if !is_whole {
            sentences.push(self.uncovered());
        } else if self.is_growth() {
            sentences.extend(self.newest().into_iter().flatten());
        } else {
            sentences.extend(self.newest_value());
        }
        Some(sentences)
    }

    fn of_time(&self, time: Time, part: &str, is_one_of_several: bool) -> Option<FirstSentence<'a>> {
        let mut sentence = Sentence::new(self.figures);
        let figure = self.get(part, "value").or_else(|| self.get(part, "end"))?;
        let when = self.when(time, figure);
        sentence.text("when", when.clone());
        let mut said = self.item(sentence, part, is_one_of_several)?;
        // An item stands within a sentence: "the first quarter".
        said.text = said.text.replacen(&capitalised(&when), &when, 1);
        Some(said)
    }

    fn item(&self, mut sentence: Sentence<'f, 'a>, part: &str, is_one_of_several: bool) -> Option<FirstSentence<'a>> {
        if let Some(value) = self.get(part, "value") {
            sentence.quote("value", value);
            return Some(sentence.say("lookup-economy-item"));
        }
        let (mean, end) = (self.get(part, "mean")?, self.get(part, "end")?);
        let change = self.get(part, "change");
        let by_end = matches!(self.series.told, Told::Stock | Told::Count);
        match change {
            Some(change) if by_end => {
                sentence.quote("end", end);
                sentence.quote_change("change", change);
                Some(sentence.say("lookup-economy-item-end"))
            }
            Some(change) if !is_one_of_several => {
                sentence.quote("mean", mean);
                sentence.quote_dated("low", "low_date", self.get(part, "low")?);
                sentence.quote_dated("high", "high_date", self.get(part, "high")?);
                sentence.quote_change("change", change);
                sentence.quote("end", end);
                Some(sentence.say("lookup-economy-item-mean"))
            }
            _ => {
                sentence.quote("value", if by_end { end } else { mean });
                let key = if by_end {
                    "lookup-economy-item"
                } else {
                    "lookup-economy-item-average"
                };
                Some(sentence.say(key))
            }
        }
    }

    /// A time in words. Of a year that is not over, the last month with a figure stands beside it.
    fn when(&self, time: Time, figure: &Evidence) -> String {
        let words = self.figures.words;
        let iso = |month: i32| format!("{:04}-{:02}", (month - 1) / 12, (month - 1) % 12 + 1);
        let years = |first: u16, last: u16| {
            let text = if first == last {
                first.to_string()
            } else {
                format!("{first}–{last}")
            };
            let (_, end) = time.months();
            let is_over = figure
                .period
                .as_deref()
                .and_then(|period| period.split_once('/'))
                .is_none_or(|(_, to)| {
                    let end = iso(end as i32);
                    to.get(..7) >= Some(end.as_str())
                });
            if is_over || figure.as_of.contains('Q') {
                return text;
            }
            let date = words.date(figure.as_of.get(..7).unwrap_or(&figure.as_of));
            words.say(
                "lookup-economy-item-until",
                &[("year", Arg::Text(&text)), ("date", Arg::Text(&date))],
            )
        };
        match time {
            Time::Month(month) => words.date(&iso(month)),
            Time::EndOf(year) => words.date(&format!("{year}-12")),
            Time::Quarter(month) => words.date(&format!("{:04}-Q{}", (month - 1) / 12, (month - 1) % 12 / 3 + 1)),
            Time::Year(year) => years(year, year),
            Time::Years(first, last) => years(first, last),
        }
    }

    fn since(&self) -> Option<Vec<FirstSentence<'a>>> {
        let change = self.get("since", "change")?;
        let mut sentence = self.named();
        sentence.quote_change("change", change);
        let start = self.get("since", "start").zip(self.get("since", "value"));
        let mut sentences = match start {
            Some((start, value)) => {
                sentence.quote_dated("start", "start_date", start);
                sentence.quote_dated("value", "date", value);
                vec![sentence.say("lookup-economy-since")]
            }
            None => {
                let (from, to) = change.period.as_deref()?.split_once('/')?;
                let month = |date: &str| self.figures.words.date(date.get(..7).unwrap_or(date));
                sentence.text("start_date", month(from));
                sentence.text("date", month(to));
                vec![sentence.say("lookup-economy-since-growth")]
            }
        };
        if let Some(yearly) = self.get("since", "yearly") {
            let mut sentence = Sentence::new(self.figures);
            sentence.quote("yearly", yearly);
            sentences.push(sentence.say("lookup-economy-yearly"));
        }
        if let Some(then) = self.get("since", "then") {
            let mut sentence = Sentence::new(self.figures);
            sentence.text("then", size(then, self.figures));
            sentence.arguments.figures.push(then);
            let is_lower = number(then) < 0.0;
            sentences.push(sentence.say(if is_lower {
                "lookup-economy-was-lower"
            } else {
                "lookup-economy-was-higher"
            }));
        }
        Some(sentences)
    }

    fn extreme(&self, key: &str) -> Option<Vec<FirstSentence<'a>>> {
        let value = self.get("top", "value")?;
        let mut sentence = self.named();
        sentence.quote_dated("value", "date", value);
        let (from, to) = value.period.as_deref()?.split_once('/')?;
        let month = |date: &str| self.figures.words.date(date.get(..7).unwrap_or(date));
        sentence.text("from", month(from));
        sentence.text("to", month(to));
        let mut sentences = vec![sentence.say(key)];
        match (self.get("top", "change"), self.get("now", "value")) {
            (Some(change), Some(newest)) if change.as_of.get(..7) == newest.as_of.get(..7) => {
                let mut sentence = Sentence::new(self.figures);
                sentence.quote_change("change", change);
                sentence.quote_dated("newest", "newest_date", newest);
                sentences.push(sentence.say("lookup-economy-distance"));
            }
            _ => sentences.extend(self.newest_value()),
        }
        Some(sentences)
    }

    fn last_below_zero(&self) -> Option<Vec<FirstSentence<'a>>> {
        let mut sentence = self.named();
        sentence.quote_dated("value", "date", self.get("top", "value")?);
        sentence.quote_dated("newest", "newest_date", self.get("now", "value")?);
        Some(vec![sentence.say("lookup-economy-inverted")])
    }

    /// What an amount of a past year buys today.
    pub fn worth(&self) -> FirstSentence<'a> {
        self.worth_told().unwrap_or_else(|| self.uncovered())
    }

    fn worth_told(&self) -> Option<FirstSentence<'a>> {
        let change = self.get("worth", "change")?;
        let mut sentence = Sentence::new(self.figures);
        for name in ["sum", "sum_now", "sum_then"] {
            sentence.quote(name, self.get("worth", name)?);
        }
        sentence.quote_change("change", change);
        Some(sentence.say("lookup-economy-worth"))
    }

    /// From when to when our figures run.
    fn uncovered(&self) -> FirstSentence<'a> {
        let mut sentence = self.named();
        let span = self
            .get("now", "value")
            .and_then(|value| value.period.as_deref()?.split_once('/'));
        let Some((from, to)) = span else {
            return Sentence::new(self.figures).say("lookup-economy-no-country");
        };
        let month = |date: &str| self.figures.words.date(date.get(..7).unwrap_or(date));
        sentence.text("from", month(from));
        sentence.text("to", month(to));
        sentence.say("lookup-economy-uncovered")
    }
}
