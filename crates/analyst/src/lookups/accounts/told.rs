//! What is said about one company.

use super::{Arg, Company, Evidence, FirstSentence, Item, Operation, Told, Years};
use super::{is_more, number, size, start, streak_name, way};

/// Up to so many more years are told in a sentence each.
const MAX_SENTENCES: usize = 2;

impl<'a> Told<'_, 'a> {
    pub(super) fn of_one(&self, company: &Company) -> FirstSentence<'a> {
        let asked = self.asked;
        let special = match asked.operation {
            Operation::Coverage => self.coverage(company),
            Operation::Faster => self.faster(company),
            Operation::Cover => self.cover(company),
            _ => None,
        };
        let mut answer = special.unwrap_or_else(|| self.each_item(company));
        self.with_age(company, &mut answer);
        match asked.operation {
            Operation::Uncounted => self.led_by("acc-uncounted", company, answer),
            Operation::SharesBought => self.led_by("acc-shares-bought", company, answer),
            _ => answer,
        }
    }

    fn each_item(&self, company: &Company) -> FirstSentence<'a> {
        let mut sentences = self.asked.items.iter().map(|item| self.item(company, item));
        let mut answer = sentences.next().unwrap_or_else(|| self.lacking(company, "revenue"));
        for other in sentences {
            answer.append(other, self.figures);
        }
        // The two parts of a sum.
        for part in ["dividends", "buybacks"]
            .into_iter()
            .filter(|_| self.asked.items == ["paid_out"])
        {
            if let Some(figure) = self.values(company, part).last() {
                answer.append(self.value(company, part, figure), self.figures);
            }
        }
        answer
    }

    /// An answer after a sentence on what the accounts do not have.
    fn led_by(&self, key: &str, company: &Company, answer: FirstSentence<'a>) -> FirstSentence<'a> {
        let mut first = self.sentence(key, &[("name", Arg::Text(company.name.as_str()))], Vec::new());
        if !answer.figures.is_empty() {
            first.append(answer, self.figures);
        }
        first
    }

    fn lacking(&self, company: &Company, item: Item) -> FirstSentence<'a> {
        let called = self.called(item);
        let arguments = [
            ("names", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&called)),
        ];
        self.sentence("acc-lacking", &arguments, Vec::new())
    }

    fn item(&self, company: &Company, item: Item) -> FirstSentence<'a> {
        let special = match self.asked.operation {
            Operation::Cuts => self.cuts(company, item),
            Operation::Streak(streak) => self.streak(company, item, streak_name(streak)),
            Operation::LastWith => self.last_with(company, item),
            Operation::Peak => self.peak(company, item),
            Operation::Total | Operation::SharesBought => self.total(company, item),
            Operation::Change | Operation::Faster => self.change(company, item),
            Operation::History => self.history(company, item),
            _ => None,
        };
        special.unwrap_or_else(|| self.stated(company, item))
    }

    /// The values of the years that the question names, or the newest with the year before.
    fn stated(&self, company: &Company, item: Item) -> FirstSentence<'a> {
        let values = self.values(company, item);
        let is_newest = self.asked.years == Years::Newest;
        let mut ordered = values.clone();
        if is_newest {
            ordered.reverse();
        }
        let Some((first, rest)) = ordered.split_first() else {
            let revenue = self.figures.get(&format!("ev_{}_revenue", company.key));
            return match revenue.filter(|_| item == "dividends" && is_newest) {
                Some(revenue) => self.no_dividend("first-dividend-not-shown", company, revenue),
                None => self.lacking(company, item),
            };
        };
        if item == "dividends" && is_newest && number(first) == 0.0 {
            return self.no_dividend("first-no-dividend", company, first);
        }
        if rest.len() > MAX_SENTENCES {
            return self.series(company, item, &values);
        }
        let mut answer = self.value(company, item, first);
        for other in rest {
            answer.append(self.one_more(item, other, first), self.figures);
        }
        if let (false, Some(changed)) = (is_newest, self.derived(company, item, "lookup_change").first()) {
            answer.append(self.moved(changed), self.figures);
        }
        self.without_years(company, item, &values, answer)
    }

    fn no_dividend(&self, key: &str, company: &Company, of_year: &'a Evidence) -> FirstSentence<'a> {
        let date = self.date(of_year);
        let arguments = [("name", Arg::Text(company.name.as_str())), ("date", Arg::Text(&date))];
        self.sentence(key, &arguments, vec![of_year])
    }

    /// Says first that there is no figure of the years that the question names, where only another year has one.
    fn without_years(
        &self,
        company: &Company,
        item: Item,
        values: &[&'a Evidence],
        answer: FirstSentence<'a>,
    ) -> FirstSentence<'a> {
        let Years::Named(years) = &self.asked.years else {
            return answer;
        };
        let has = |year: &u16| {
            values.iter().any(|figure| {
                let end: u16 = figure
                    .as_of
                    .get(..4)
                    .and_then(|end| end.parse().ok())
                    .unwrap_or_default();
                end == *year || end == *year + 1
            })
        };
        // Of years after the newest accounts, their end is told.
        let end = self
            .newest_end(company)
            .and_then(|end| end.get(..4))
            .and_then(|end| end.parse().ok());
        let is_over = |year: &&u16| end.is_none_or(|end: u16| **year <= end);
        let missed = years.iter().filter(|year| !has(year)).filter(is_over);
        let missed: Vec<String> = missed.map(u16::to_string).collect();
        if missed.is_empty() {
            return answer;
        }
        let (called, missed) = (self.called(item), self.figures.words.list(&missed));
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&called)),
            ("years", Arg::Text(&missed)),
        ];
        let mut first = self.sentence("acc-no-year", &arguments, Vec::new());
        first.append(answer, self.figures);
        first
    }

    fn history(&self, company: &Company, item: Item) -> Option<FirstSentence<'a>> {
        let values = self.values(company, item);
        (values.len() > 1).then(|| self.series(company, item, &values))
    }

    /// "It rose by 12%."
    fn moved(&self, changed: &'a Evidence) -> FirstSentence<'a> {
        let by = size(changed, self.figures);
        let arguments = [("change", Arg::Text(&by)), ("way", Arg::Text(way(changed)))];
        self.sentence("acc-moved", &arguments, vec![changed])
    }

    pub(super) fn change(&self, company: &Company, item: Item) -> Option<FirstSentence<'a>> {
        let changed = *self.derived(company, item, "lookup_change").first()?;
        let values = self.values(company, item);
        let (then, now) = (*values.first()?, *values.last()?);
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("change", Arg::Text(&size(changed, self.figures))),
            ("way", Arg::Text(way(changed))),
            ("then", Arg::Text(&self.figures.words.quantity(then))),
            ("now", Arg::Text(&self.figures.words.quantity(now))),
            ("from", Arg::Text(&self.date(then))),
            ("date", Arg::Text(&self.date(now))),
        ];
        let mut answer = self.sentence("acc-change", &arguments, vec![changed, then, now]);
        if let Some(rate) = self.derived(company, item, "lookup_rate").first() {
            let value = self.figures.words.quantity(rate);
            answer.append(
                self.sentence("acc-rate", &[("rate", Arg::Text(&value))], vec![*rate]),
                self.figures,
            );
        }
        Some(answer)
    }

    /// The one that grew faster first; of two that fell, the one that fell deeper.
    fn faster(&self, company: &Company) -> Option<FirstSentence<'a>> {
        let of = |item: Item| Some((item, *self.derived(company, item, "lookup_change").first()?));
        let mut sides: Vec<(Item, &'a Evidence)> = self.asked.items.iter().filter_map(|item| of(item)).collect();
        let all_fell = sides.iter().all(|(_, change)| number(change) < 0.0);
        sides.sort_by(|(_, a), (_, b)| number(b).total_cmp(&number(a)));
        if all_fell {
            sides.reverse();
        }
        let [(item, change), (other, less), ..] = sides.as_slice() else {
            return None;
        };
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("other", Arg::Text(&self.called(other))),
            ("change", Arg::Text(&self.figures.words.quantity(change))),
            ("other_change", Arg::Text(&self.figures.words.quantity(less))),
            ("way", Arg::Text(if all_fell { "down" } else { "up" })),
            ("from", Arg::Text(&self.figures.words.date(start(change)))),
            ("date", Arg::Text(&self.date(change))),
        ];
        let mut answer = self.sentence("acc-faster", &arguments, vec![*change, *less]);
        for (item, _) in &sides {
            if let Some(change) = self.change(company, item) {
                answer.append(change, self.figures);
            }
        }
        Some(answer)
    }

    /// Whether the dividends are covered by the other figure, year by year.
    fn cover(&self, company: &Company) -> Option<FirstSentence<'a>> {
        let pays = |item: &&Item| {
            ["dividend", "paid", "buyback"]
                .iter()
                .any(|start| item.starts_with(start))
        };
        let paid = *self.asked.items.iter().find(pays)?;
        let source = *self.asked.items.iter().find(|item| **item != paid)?;
        let (paid_each, source_each) = (self.values(company, paid), self.values(company, source));
        let of_year = |figure: &&'a Evidence| {
            let same = source_each.iter().find(|other| other.as_of == figure.as_of);
            same.map(|other| (*figure, *other))
        };
        let mut pairs: Vec<(&'a Evidence, &'a Evidence)> = paid_each.iter().filter_map(of_year).collect();
        if self.asked.years == Years::Newest {
            pairs.reverse();
            pairs.truncate(1);
        }
        let covered = pairs.iter().filter(|(paid, source)| is_more(source, paid)).count();
        let verdict = match covered {
            _ if pairs.is_empty() => return None,
            0 => "no",
            all if all == pairs.len() => "yes",
            _ => "some",
        };
        let (paid_name, source_name) = (self.called(paid), self.called(source));
        let item_of = |(paid_then, source_then): &(&'a Evidence, &'a Evidence)| {
            let arguments = [
                ("date", Arg::Text(&self.month(paid_then))),
                ("measure", Arg::Text(&paid_name)),
                ("value", Arg::Text(&self.figures.words.quantity(paid_then))),
                ("other", Arg::Text(&source_name)),
                ("other_value", Arg::Text(&self.figures.words.quantity(source_then))),
            ];
            self.figures.words.say("acc-cover-item", &arguments)
        };
        let items: Vec<String> = pairs.iter().map(item_of).collect();
        let items = items.join(&self.figures.words.text("between"));
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&paid_name)),
            ("other", Arg::Text(&source_name)),
            ("verdict", Arg::Text(verdict)),
            ("items", Arg::Text(&items)),
        ];
        let quoted = pairs.iter().flat_map(|(paid, source)| [*paid, *source]).collect();
        Some(self.sentence("acc-cover", &arguments, quoted))
    }

    fn coverage(&self, company: &Company) -> Option<FirstSentence<'a>> {
        let sales = self.values(company, "revenue");
        let (first, last) = (*sales.first()?, *sales.last()?);
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("from", Arg::Text(&self.date(first))),
            ("date", Arg::Text(&self.date(last))),
        ];
        let mut answer = self.sentence("acc-coverage", &arguments, Vec::new());
        for item in ["revenue", "net_income"] {
            if let Some(newest) = self.values(company, item).last() {
                answer.append(self.value(company, item, newest), self.figures);
            }
        }
        Some(answer)
    }
}
