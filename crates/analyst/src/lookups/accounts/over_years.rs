//! What many fiscal years of one company tell: cuts, years in a row, its highest, a total.

use super::{Arg, Company, Evidence, FirstSentence, Item, OLD_YEARS, Told, size, start};

impl<'a> Told<'_, 'a> {
    pub(super) fn cuts(&self, company: &Company, asked: Item) -> Option<FirstSentence<'a>> {
        // The dividend per share stands in for the total, where there is one.
        let item = ["dividends_per_share", asked]
            .into_iter()
            .find(|item| !self.values(company, item).is_empty())?;
        let values = self.values(company, item);
        let (first, last) = (*values.first()?, *values.last()?);
        let raised = !self.derived(company, item, "lookup_raised").is_empty();
        let of = |date: &str| values.iter().find(|figure| figure.as_of == date).copied();
        let mut quoted: Vec<&'a Evidence> = Vec::new();
        let mut items: Vec<String> = Vec::new();
        for cut in self.derived(company, item, "lookup_cut") {
            let Some((then, now)) = of(start(cut)).zip(of(&cut.as_of)) else {
                continue;
            };
            let arguments = [
                ("date", Arg::Text(&self.date(now))),
                ("then", Arg::Text(&self.figures.words.quantity(then))),
                ("now", Arg::Text(&self.figures.words.quantity(now))),
            ];
            items.push(self.figures.words.say("acc-cut-item", &arguments));
            quoted.extend([then, now]);
        }
        let result = match (items.is_empty(), raised) {
            (false, _) => "cut",
            (true, true) => "raised",
            (true, false) => "kept",
        };
        if quoted.is_empty() {
            quoted.extend([first, last]);
        }
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("result", Arg::Text(result)),
            ("items", Arg::Text(&items.join(&self.figures.words.text("between")))),
            ("from", Arg::Text(&self.date(first))),
            ("date", Arg::Text(&self.date(last))),
            ("then", Arg::Text(&self.figures.words.quantity(first))),
            ("now", Arg::Text(&self.figures.words.quantity(last))),
        ];
        Some(self.sentence("acc-cuts", &arguments, quoted))
    }

    pub(super) fn streak(&self, company: &Company, item: Item, kind: &str) -> Option<FirstSentence<'a>> {
        let count = *self.derived(company, item, "lookup_streak").first()?;
        let values = self.values(company, item);
        let is_within = |figure: &&&Evidence| figure.as_of <= count.as_of && figure.as_of.as_str() > start(count);
        let first = *values.iter().find(is_within)?;
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("kind", Arg::Text(kind)),
            ("count", Arg::Text(&self.figures.words.quantity(count))),
            ("from", Arg::Text(&self.date(first))),
            ("date", Arg::Text(&self.date(count))),
        ];
        let mut answer = self.sentence("acc-streak", &arguments, vec![count]);
        answer.append(self.series(company, item, &values), self.figures);
        Some(answer)
    }

    pub(super) fn last_with(&self, company: &Company, item: Item) -> Option<FirstSentence<'a>> {
        let values = self.values(company, item);
        let (stopped, rest) = values.split_first()?;
        if self.figures.years_old(stopped) < OLD_YEARS && rest.is_empty() {
            return Some(self.value(company, item, stopped));
        }
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("value", Arg::Text(&self.figures.words.quantity(stopped))),
            ("date", Arg::Text(&self.date(stopped))),
        ];
        let mut answer = self.sentence("acc-last", &arguments, vec![*stopped]);
        for again in rest {
            answer.append(self.one_more(item, again, stopped), self.figures);
        }
        Some(answer)
    }

    pub(super) fn peak(&self, company: &Company, item: Item) -> Option<FirstSentence<'a>> {
        let values = self.values(company, item);
        let fall = self.derived(company, item, "lookup_change").first().copied();
        let (peak, now) = (*values.first()?, *values.last()?);
        let fell = fall.map_or_else(String::new, |fall| size(fall, self.figures));
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("peak", Arg::Text(&self.figures.words.quantity(peak))),
            ("peak_date", Arg::Text(&self.date(peak))),
            ("now", Arg::Text(&self.figures.words.quantity(now))),
            ("date", Arg::Text(&self.date(now))),
            ("fall", Arg::Text(&fell)),
            ("is_now", Arg::Text(if fall.is_none() { "yes" } else { "no" })),
        ];
        let quoted = fall.into_iter().chain([peak, now]).collect();
        Some(self.sentence("acc-peak", &arguments, quoted))
    }

    pub(super) fn total(&self, company: &Company, item: Item) -> Option<FirstSentence<'a>> {
        let total = *self.derived(company, item, "lookup_total").first()?;
        let values = self.values(company, item);
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("value", Arg::Text(&self.figures.words.quantity(total))),
            ("from", Arg::Text(&self.date(values.first()?))),
            ("date", Arg::Text(&self.date(total))),
        ];
        let mut answer = self.sentence("acc-total", &arguments, vec![total]);
        answer.append(self.series(company, item, &values), self.figures);
        Some(answer)
    }
}
