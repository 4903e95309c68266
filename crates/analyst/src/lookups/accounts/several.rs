//! What is said about several companies.

use super::{Arg, Company, Evidence, FirstSentence, Item, NET_PROFIT, Operation, Told, Years};
use super::{by_size, number, size, start};

/// Of all companies, so many are named in a ranking.
const MAX_RANKED: usize = 5;

/// Accounts that ended longer ago, in years, say nothing about the last year.
const MAX_AGE: f64 = 2.0;

impl<'a> Told<'_, 'a> {
    pub(super) fn of_several(&self, companies: &[Company]) -> FirstSentence<'a> {
        let asked = self.asked;
        if asked.operation == Operation::Losses {
            return self.losses(companies);
        }
        let rankings: Vec<FirstSentence<'a>> = asked
            .items
            .iter()
            .flat_map(|item| self.rankings(companies, item))
            .collect();
        let mut rankings = rankings.into_iter();
        let mut answer = rankings.next().unwrap_or_else(|| self.no_figures(companies));
        for other in rankings {
            answer.append(other, self.figures);
        }
        if asked.operation == Operation::Uncounted {
            let names: Vec<String> = companies.iter().map(|company| company.name.clone()).collect();
            let names = self.figures.words.list(&names);
            let first = self.sentence("acc-uncounted", &[("name", Arg::Text(&names))], Vec::new());
            answer.lead_with(first, self.figures);
        }
        answer
    }

    /// One ranking, or one for each year that the question names.
    fn rankings(&self, companies: &[Company], item: Item) -> Vec<FirstSentence<'a>> {
        let asked = self.asked;
        let derived = |kind: &str| -> Vec<Option<&'a Evidence>> {
            companies
                .iter()
                .map(|company| self.derived(company, item, kind).first().copied())
                .collect()
        };
        let known = |found: &[Option<&'a Evidence>]| found.iter().flatten().count();
        if matches!(asked.operation, Operation::Change | Operation::Faster) {
            let (rates, changes) = (derived("lookup_rate"), derived("lookup_change"));
            let best = if known(&rates) >= known(&changes) {
                rates
            } else {
                changes
            };
            if known(&best) > 0 {
                return vec![self.ranking(companies, item, &best, "acc-rank-growth")];
            }
        }
        if asked.operation == Operation::Total {
            let totals = derived("lookup_total");
            if known(&totals) > 0 {
                return vec![self.ranking(companies, item, &totals, "acc-rank")];
            }
        }
        let each: Vec<Vec<&'a Evidence>> = companies.iter().map(|company| self.values(company, item)).collect();
        let rounds = match &asked.years {
            Years::Named(years) => years.len().max(1),
            _ => 1,
        };
        let of_round = |round: usize| -> Vec<Option<&'a Evidence>> {
            let one = |values: &Vec<&'a Evidence>| match rounds {
                1 => values.last().copied(),
                _ => values.get(round).copied(),
            };
            each.iter().map(one).collect()
        };
        let found = (0..rounds).map(of_round).filter(|found| known(found) > 0);
        found
            .map(|found| self.ranking(companies, item, &found, "acc-rank"))
            .collect()
    }

    fn ranking(
        &self,
        companies: &[Company],
        item: Item,
        found: &[Option<&'a Evidence>],
        message: &str,
    ) -> FirstSentence<'a> {
        let is_on_all = self.asked.companies.is_empty();
        let words = self.figures.words;
        let is_old = |figure: &Evidence| is_on_all && self.figures.years_old(figure) > MAX_AGE;
        let mut rows: Vec<(&Company, &'a Evidence)> = companies
            .iter()
            .zip(found)
            .filter_map(|(company, figure)| Some((company, (*figure)?)))
            .filter(|(_, figure)| !is_old(figure))
            .collect();
        rows.sort_by(|(a, one), (b, other)| by_size(one, other).then_with(|| a.name.cmp(&b.name)));
        if self.asked.is_lowest {
            rows.reverse();
        }
        if is_on_all {
            rows.truncate(MAX_RANKED);
        }
        let items: Vec<String> = rows
            .iter()
            .map(|(company, figure)| self.ranked_item(company, figure, &words.quantity(figure)))
            .collect();
        let from = rows
            .first()
            .map_or_else(String::new, |(_, figure)| words.date(start(figure)));
        let arguments = [
            (
                "name",
                Arg::Text(rows.first().map_or("", |(company, _)| company.name.as_str())),
            ),
            ("measure", Arg::Text(&self.called(item))),
            ("items", Arg::Text(&items.join(&words.text("between")))),
            ("way", Arg::Text(if self.asked.is_lowest { "low" } else { "high" })),
            ("from", Arg::Text(&from)),
        ];
        let quoted = rows.iter().map(|(_, figure)| *figure).collect();
        let mut answer = self.sentence(message, &arguments, quoted);
        let lacking = companies
            .iter()
            .zip(found)
            .filter(|(_, figure)| figure.is_none() && !is_on_all);
        let lacking: Vec<String> = lacking.map(|(company, _)| company.name.clone()).collect();
        if !lacking.is_empty() {
            let (names, called) = (words.list(&lacking), self.called(item));
            let arguments = [("names", Arg::Text(&names)), ("measure", Arg::Text(&called))];
            answer.append(self.sentence("acc-lacking", &arguments, Vec::new()), self.figures);
        }
        answer
    }

    fn ranked_item(&self, company: &Company, figure: &Evidence, value: &str) -> String {
        let date = self.date(figure);
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("value", Arg::Text(value)),
            ("date", Arg::Text(&date)),
        ];
        self.figures.words.say("first-ranked-item", &arguments)
    }

    /// The companies that lost money in their newest fiscal year.
    fn losses(&self, companies: &[Company]) -> FirstSentence<'a> {
        let newest = companies
            .iter()
            .filter_map(|company| Some((company, *self.values(company, NET_PROFIT).last()?)));
        let lost: Vec<(&Company, &'a Evidence)> = newest
            .filter(|(_, figure)| number(figure) < 0.0 && self.figures.years_old(figure) <= MAX_AGE)
            .collect();
        let items: Vec<String> = lost
            .iter()
            .map(|(company, figure)| self.ranked_item(company, figure, &size(figure, self.figures)))
            .collect();
        let items = items.join(&self.figures.words.text("between"));
        let quoted = lost.into_iter().map(|(_, figure)| figure).collect();
        self.sentence("acc-losses", &[("items", Arg::Text(&items))], quoted)
    }
}
