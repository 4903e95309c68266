//! Prices beside each other: which did best, which swung most, their ratio and their correlation.

use super::*;

impl<'a> Parts<'_, '_, 'a> {
    /// Which gained most or lost most, and the others behind it.
    pub(super) fn ranked(&self) -> Option<FirstSentence<'a>> {
        let changes = self.asked.series.iter().enumerate();
        let mut ranked: Vec<(&Series, &'a Evidence)> = changes
            .filter_map(|(at, series)| Some((series, self.get(at, "change")?)))
            .collect();
        if ranked.len() < 2 {
            return None;
        }
        let is_weakest = self.asked.operation == Operation::Weakest;
        ranked.sort_by(|one, other| number(other.1).total_cmp(&number(one.1)));
        if is_weakest {
            ranked.reverse();
        }
        ranked.truncate(MAX_RANKED);
        let item = |(series, change): &(&Series, &'a Evidence)| {
            let name = self.name(series);
            let size = self.size(change);
            let arguments = [
                ("name", Arg::Text(&name)),
                ("way", way(change)),
                ("size", Arg::Text(&size)),
            ];
            self.figures.words.say("lookup-price-item", &arguments)
        };
        let items: Vec<String> = ranked.iter().map(item).collect();
        let (first, rest) = items.split_first()?;
        let list = self.figures.words.list(rest);
        let (from, to) = period(ranked.first()?.1)?;
        let arguments = [
            ("kind", Arg::Text(if is_weakest { "low" } else { "high" })),
            ("first", Arg::Text(first)),
            ("list", Arg::Text(&list)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        let quoted = ranked.iter().map(|(_, change)| *change).collect();
        Some(self.say("lookup-price-ranked", &arguments, quoted))
    }

    pub(super) fn swings(&self) -> Option<FirstSentence<'a>> {
        let all = self.asked.series.iter().enumerate();
        let all: Vec<(String, &'a Evidence)> = all
            .filter_map(|(at, series)| Some((self.name(series), self.get(at, "swings")?)))
            .collect();
        let first = all.first()?.1;
        let (from, to) = period(first)?;
        let item = |(name, figure): &(String, &'a Evidence)| {
            let value = self.quantity(figure);
            let arguments = [("measure", Arg::Text(&value)), ("name", Arg::Text(name))];
            self.figures.words.say("measure-of", &arguments)
        };
        let items: Vec<String> = all.iter().map(item).collect();
        let list = self.figures.words.list(&items);
        let arguments = [
            ("list", Arg::Text(&list)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        let quoted = all.iter().map(|(_, figure)| *figure).collect();
        Some(self.say("lookup-price-swings", &arguments, quoted))
    }

    pub(super) fn ratio(&self) -> Option<FirstSentence<'a>> {
        let (ratio, then) = (self.get(0, "ratio")?, self.get(0, "ratio_then")?);
        let (one, other) = (self.get(0, "now")?, self.get(1, "now")?);
        let [first, second] = self.asked.series.as_slice() else {
            return None;
        };
        let is_dearer = number(one) >= number(other);
        let (dear, cheap) = if is_dearer { (first, second) } else { (second, first) };
        let (name, other) = (self.name(dear), self.name(cheap));
        let (value, before) = (self.quantity(ratio), self.quantity(then));
        let arguments = [
            ("name", Arg::Text(&name)),
            ("other", Arg::Text(&other)),
            ("ratio", Arg::Text(&value)),
            ("date", Arg::Date(&ratio.as_of)),
            ("then", Arg::Text(&before)),
        ];
        Some(self.say("lookup-price-ratio", &arguments, vec![ratio, then]))
    }

    pub(super) fn correlation(&self) -> Option<FirstSentence<'a>> {
        let correlation = self.get(0, "correlation")?;
        let (from, to) = period(correlation)?;
        let [first, second] = self.asked.series.as_slice() else {
            return None;
        };
        let (name, other) = (self.name(first), self.name(second));
        let value = self.quantity(correlation);
        let arguments = [
            ("name", Arg::Text(&name)),
            ("other", Arg::Text(&other)),
            ("value", Arg::Text(&value)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        Some(self.say("lookup-price-correlation", &arguments, vec![correlation]))
    }
}
