//! The first sentence about a figure of companies' accounts that is looked up.

use std::cmp::Ordering;

use languages::locale::Arg;
use pipeline::committee::Evidence;

use crate::account_years::NET_PROFIT;
use crate::figures::{Figures, number};
use crate::measures;
use crate::message_args::{FirstSentence, amount, size};
use crate::names;
use intent::lookup::accounts::items::Item;
use intent::lookup::accounts::years::Years;
use intent::lookup::accounts::{AccountsLookup, Operation, Streak};
use market_data::key::key_of;
use market_data::listing;

mod over_years;
mod several;
mod told;

/// Accounts of this age, in years, lack a year or more.
const OLD_YEARS: f64 = 1.75;

/// A company with what the ledger has on it.
struct Company {
    key: String,
    name: String,
}

/// Reads the figures that were looked up.
struct Told<'f, 'a> {
    asked: &'f AccountsLookup,
    figures: &'f Figures<'a>,
}

/// The figure that a question asks for.
pub fn answer<'a>(asked: &AccountsLookup, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let told = Told { asked, figures };
    let companies = told.companies();
    if asked.operation == Operation::Companies {
        return Some(told.list_of(&companies));
    }
    let (known, unknown): (Vec<Company>, Vec<Company>) = companies
        .into_iter()
        .partition(|company| told.has_any(company) || told.newest_end(company).is_some());
    let mut answer = match known.as_slice() {
        [] => told.no_figures(&unknown),
        [one] if !asked.companies.is_empty() => told.of_one(one),
        several => told.of_several(several),
    };
    if !known.is_empty() && !unknown.is_empty() && !asked.companies.is_empty() {
        answer.append(told.no_figures(&unknown), figures);
    }
    if asked.asks_why && !answer.figures.is_empty() {
        answer.add(&figures.words.text("acc-no-why"), figures);
    }
    Some(answer)
}

impl<'a> Told<'_, 'a> {
    fn companies(&self) -> Vec<Company> {
        let named = match self.asked.companies.as_slice() {
            [] => listing::companies_with_accounts(),
            named => named,
        };
        let mut companies: Vec<Company> = Vec::new();
        for (symbol, name) in named {
            let key = key_of(symbol);
            if !companies.iter().any(|known| known.key == key) {
                companies.push(Company {
                    key,
                    name: names::of_instrument(name, symbol, self.figures.words),
                });
            }
        }
        companies
    }

    fn list_of(&self, companies: &[Company]) -> FirstSentence<'a> {
        let names: Vec<String> = companies.iter().map(|company| company.name.clone()).collect();
        self.sentence(
            "acc-companies",
            &[("names", Arg::Text(&self.figures.words.list(&names)))],
            Vec::new(),
        )
    }

    /// All figures on a company.
    fn all(&self, company: &Company) -> impl Iterator<Item = &'a Evidence> {
        let prefix = format!("ev_lookup_{}_", company.key);
        self.figures
            .ledger
            .evidence
            .iter()
            .filter(move |figure| figure.evidence_id.starts_with(&prefix))
    }

    fn has_any(&self, company: &Company) -> bool {
        self.all(company).next().is_some()
    }

    /// The figure of each fiscal year, the oldest first.
    fn values(&self, company: &Company, item: Item) -> Vec<&'a Evidence> {
        let is_value = |figure: &&Evidence| {
            let rest = figure.evidence_id.strip_prefix(&format!("ev_lookup_{}_", company.key));
            let parts = rest.and_then(|rest| rest.split_once('_'));
            parts.is_some_and(|(year, named)| named == item && year.bytes().all(|digit| digit.is_ascii_digit()))
        };
        let mut values: Vec<&Evidence> = self.all(company).filter(is_value).collect();
        values.sort_by(|a, b| a.as_of.cmp(&b.as_of));
        values
    }

    /// The figures that several years gave: changes, totals.
    fn derived(&self, company: &Company, item: Item, kind: &str) -> Vec<&'a Evidence> {
        let (start, end) = (format!("ev_lookup_{}_{item}_", company.key), format!("_{kind}"));
        let is_it = |figure: &&Evidence| {
            let middle = figure
                .evidence_id
                .strip_prefix(&start)
                .and_then(|rest| rest.strip_suffix(&end));
            middle.is_some_and(|years| years.bytes().all(|letter| letter.is_ascii_digit() || letter == b'_'))
        };
        self.all(company).filter(is_it).collect()
    }

    fn sentence(&self, key: &str, arguments: &[(&str, Arg<'_>)], quoted: Vec<&'a Evidence>) -> FirstSentence<'a> {
        FirstSentence {
            text: self.figures.words.say(key, arguments),
            figures: quoted,
        }
    }

    /// What a figure is called inside a sentence.
    fn called(&self, item: Item) -> String {
        self.figures
            .words
            .inside(&measures::name(&format!("ev_{item}"), self.figures.words))
    }

    /// A value and what it is called: a negative profit is a loss.
    fn named_value(&self, item: Item, figure: &Evidence) -> (String, String) {
        let words = self.figures.words;
        match item == NET_PROFIT && number(figure) < 0.0 {
            true => (
                words.inside(&words.text("measure-net-loss")),
                size(figure, self.figures),
            ),
            false => (self.called(item), words.quantity(figure)),
        }
    }

    fn date(&self, figure: &Evidence) -> String {
        self.figures.words.date(&figure.as_of)
    }

    /// The month in which the fiscal year of a figure ended.
    fn month(&self, figure: &Evidence) -> String {
        self.figures.words.date(figure.as_of.get(..7).unwrap_or(&figure.as_of))
    }

    fn value(&self, company: &Company, item: Item, figure: &'a Evidence) -> FirstSentence<'a> {
        let (measure, value) = self.named_value(item, figure);
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&measure)),
            ("value", Arg::Text(&value)),
            ("date", Arg::Text(&self.date(figure))),
            ("at", Arg::Text(if figure.period.is_none() { "day" } else { "year" })),
        ];
        self.sentence("acc-value", &arguments, vec![figure])
    }

    /// The value of one more year.
    fn one_more(&self, item: Item, figure: &'a Evidence, other: &Evidence) -> FirstSentence<'a> {
        let (measure, value) = self.named_value(item, figure);
        let is_other = item == NET_PROFIT && (number(figure) < 0.0) != (number(other) < 0.0);
        let value = if is_other { format!("{measure} {value}") } else { value };
        let arguments = [("value", Arg::Text(&value)), ("date", Arg::Text(&self.date(figure)))];
        let key = if figure.period.is_none() {
            "acc-other-day"
        } else {
            "first-measure-year"
        };
        self.sentence(key, &arguments, vec![figure])
    }

    /// One value for each year.
    fn series(&self, company: &Company, item: Item, values: &[&'a Evidence]) -> FirstSentence<'a> {
        let items: Vec<String> = values
            .iter()
            .map(|figure| {
                let arguments = [
                    ("date", Arg::Text(&self.month(figure))),
                    ("value", Arg::Text(&self.figures.words.quantity(figure))),
                ];
                self.figures.words.say("acc-series-item", &arguments)
            })
            .collect();
        let arguments = [
            ("name", Arg::Text(company.name.as_str())),
            ("measure", Arg::Text(&self.called(item))),
            ("items", Arg::Text(&items.join(&self.figures.words.text("between")))),
        ];
        self.sentence("acc-series", &arguments, values.to_vec())
    }

    /// That there is no such figure.
    fn no_figures(&self, companies: &[Company]) -> FirstSentence<'a> {
        let names: Vec<String> = companies.iter().map(|company| company.name.clone()).collect();
        let names = self.figures.words.list(&names);
        let has_accounts = |company: &Company| self.newest_end(company).is_some() || self.asked.companies.is_empty();
        let Some(item) = self.asked.items.first().filter(|_| companies.iter().any(has_accounts)) else {
            return self.sentence("acc-no-accounts", &[("names", Arg::Text(&names))], Vec::new());
        };
        let arguments = [("names", Arg::Text(&names)), ("measure", Arg::Text(&self.called(item)))];
        self.sentence("acc-lacking", &arguments, Vec::new())
    }

    /// The end of the newest accounts of a company that the question names.
    fn newest_end(&self, company: &Company) -> Option<&'a str> {
        let of = |measure: &str| self.figures.get(&format!("ev_{}_{measure}", company.key));
        let newest = of("revenue").or_else(|| of("net_income"))?;
        Some(newest.as_of.as_str())
    }

    /// Where the newest accounts are old, or end before a year that the question names, says so first.
    fn with_age(&self, company: &Company, answer: &mut FirstSentence<'a>) {
        let Some(end) = self.newest_end(company) else {
            return;
        };
        let year: u16 = end.get(..4).and_then(|year| year.parse().ok()).unwrap_or_default();
        let age = self.figures.get(&format!("ev_{}_accounts_age", company.key));
        let is_old = age.is_some_and(|age| number(age) >= OLD_YEARS);
        let is_missed = match &self.asked.years {
            Years::Named(years) => years.iter().any(|asked| *asked > year),
            Years::Range(_, to) => is_old && *to > year,
            _ => is_old,
        };
        if !is_missed {
            return;
        }
        let date = self.figures.words.date(end);
        let arguments = [("name", Arg::Text(company.name.as_str())), ("date", Arg::Text(&date))];
        let first = self.sentence("first-old-accounts", &arguments, Vec::new());
        answer.lead_with(first, self.figures);
    }
}

/// The larger of two figures first.
fn by_size(one: &Evidence, other: &Evidence) -> Ordering {
    amount(other).total_cmp(&amount(one))
}

/// What a streak is called in messages.
const fn streak_name(streak: Streak) -> &'static str {
    match streak {
        Streak::Loss => "loss",
        Streak::Profit => "profit",
        Streak::Rise => "rise",
        Streak::Fall => "fall",
    }
}

/// Whether a figure went up, down or nowhere.
fn way(figure: &Evidence) -> &'static str {
    match number(figure) {
        up if up > 0.0 => "up",
        down if down < 0.0 => "down",
        _ => "level",
    }
}

/// The day on which the window of a figure begins.
fn start(figure: &Evidence) -> &str {
    let window = figure.period.as_deref().and_then(|period| period.split_once('/'));
    window.map_or("", |(from, _)| from)
}

/// Whether the first amount is at least as large as the other.
fn is_more(one: &Evidence, other: &Evidence) -> bool {
    amount(one) >= amount(other)
}
