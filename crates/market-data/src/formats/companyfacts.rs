//! The SEC's company facts: everything a company has tagged in its reports, as one JSON document.
//!
//! The `fy` of a fact is that of the report it stands in, also for the years before that the report repeats, and is not
//! always what the company calls that year. So a year is named by its end, counted back from the end of the newest
//! report's year. Of a fact reported more than once the one filed last counts. Shares, and what belongs to a share, are
//! those of the newest report: splits are taken out. Everything is in the currency in which the company reports most.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::accounts::{Fact, Facts};
use super::tags::{Measure, TAGS, Tag};
use languages::steps;

/// A company's facts.
#[derive(Debug)]
pub(crate) struct Company {
    pub(crate) cik: u64,
    pub(crate) name: String,
    pub(crate) facts: Facts,
}

#[derive(Deserialize)]
struct Document<'a> {
    cik: Cik,
    #[serde(rename = "entityName", default)]
    name: String,
    #[serde(borrow)]
    facts: HashMap<String, HashMap<String, &'a RawValue>>,
}

/// A number in most documents, and a text with leading zeros in some.
#[derive(Deserialize)]
#[serde(untagged)]
enum Cik {
    Number(u64),
    Text(String),
}

#[derive(Deserialize)]
struct Concept {
    units: BTreeMap<String, Vec<Entry>>,
}

#[derive(Deserialize)]
struct Entry {
    start: Option<Date>,
    end: Date,
    val: Option<f64>,
    accn: String,
    fy: Option<i16>,
    fp: Option<String>,
    form: String,
    filed: String,
}

/// A fact of an annual report.
struct Annual {
    tag: &'static Tag,
    unit: String,
    entry: Entry,
    value: f64,
    fiscal_year: i16,
}

/// The currency of a unit of money, and what it measures.
fn measure(unit: &str) -> (Measure, &str) {
    match unit.split_once('/') {
        Some((currency, "shares")) => (Measure::PerShare, currency),
        _ if unit == "shares" => (Measure::Shares, ""),
        _ => (Measure::Money, unit),
    }
}

impl Annual {
    fn of(tag: &'static Tag, unit: &str, entry: Entry) -> Option<Self> {
        const FORMS: [&str; 8] = [
            "10-K",
            "10-K/A",
            "10-K405",
            "10-K405/A",
            "10-KSB",
            "20-F",
            "20-F/A",
            "40-F",
        ];
        steps::step(1);
        let yearly = FORMS.contains(&entry.form.as_str()) && entry.fp.as_deref() == Some("FY");
        let (value, fiscal_year) = (entry.val?, entry.fy?);
        (yearly && value.is_finite() && measure(unit).0 == tag.measure).then(|| Self {
            tag,
            unit: unit.to_owned(),
            entry,
            value,
            fiscal_year,
        })
    }

    /// Its report, so that the one filed last is the last.
    fn report(&self) -> (&str, &str) {
        (&self.entry.filed, &self.entry.accn)
    }

    /// Counts in shares of which one of its own is so many.
    fn scale(&mut self, factor: f64) {
        match self.tag.measure {
            Measure::Shares => self.value *= factor,
            Measure::PerShare => self.value /= factor,
            Measure::Money => {}
        }
    }

    /// Whether it is about a year; an instant is about none.
    fn is_of_a_year(&self) -> bool {
        let days = self.entry.start.map(|start| days_between(start, self.entry.end));
        days.is_some_and(|days| (350..=380).contains(&days))
    }
}

/// Reads the document; the reason why not is in words.
pub(crate) fn read(text: &str) -> Result<Company, String> {
    let document: Document<'_> = serde_json::from_str(text).map_err(|error| match error.is_eof() {
        true => format!(
            "the document ends in the middle, at line {}: half a download",
            error.line()
        ),
        false => "this is not a document of company facts of the SEC".to_owned(),
    })?;
    let cik = match document.cik {
        Cik::Number(number) => Some(number),
        Cik::Text(text) => text.parse().ok(),
    };
    let mut annual = Vec::new();
    for tag in TAGS {
        let space = if tag.is_of_cover() { "dei" } else { "us-gaap" };
        let Some(concept) = document.facts.get(space).and_then(|concepts| concepts.get(tag.name)) else {
            continue;
        };
        let concept: Concept =
            serde_json::from_str(concept.get()).map_err(|_| format!("the facts of {} cannot be read", tag.name))?;
        for (unit, entries) in concept.units {
            annual.extend(entries.into_iter().filter_map(|entry| Annual::of(tag, &unit, entry)));
        }
    }
    Ok(Company {
        cik: cik.ok_or("cik: is not a number")?,
        name: document.name,
        facts: yearly(in_one_currency(annual)),
    })
}

fn in_one_currency(annual: Vec<Annual>) -> Vec<Annual> {
    let mut counts = BTreeMap::<String, usize>::new();
    for fact in annual.iter().filter(|fact| fact.tag.measure == Measure::Money) {
        *counts.entry(fact.unit.clone()).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    let currency = most.map_or_else(|| "USD".to_owned(), |(currency, _)| currency);
    let fits = |fact: &Annual| fact.tag.measure == Measure::Shares || measure(&fact.unit).1 == currency;
    annual.into_iter().filter(fits).collect()
}

fn yearly(mut annual: Vec<Annual>) -> Facts {
    annual.sort_by(|a, b| a.report().cmp(&b.report()));
    take_splits_out(&mut annual);
    // The end of each report's own year.
    let mut ends = HashMap::<String, Date>::new();
    for fact in annual.iter().filter(|fact| fact.is_of_a_year()) {
        let end = ends.entry(fact.entry.accn.clone()).or_insert(fact.entry.end);
        *end = fact.entry.end.max(*end);
    }
    let mut found = Found::default();
    for fact in annual {
        if let Some(end) = ends.get(&fact.entry.accn) {
            found.put(fact, *end);
        }
    }
    found.into_facts()
}

/// Brings shares, and what belongs to a share, to the shares of the newest report. A report counts the shares of
/// earlier years again as if a later split had been there already. So a split shows where a report says of the same
/// year a whole multiple, or a whole part, of what an earlier report said. The facts are in the order of their reports.
fn take_splits_out(annual: &mut [Annual]) {
    const COUNTS: [&str; 2] = [
        "WeightedAverageNumberOfSharesOutstandingBasic",
        "WeightedAverageNumberOfDilutedSharesOutstanding",
    ];
    let mut factor = 1.0;
    let mut factors = Vec::new();
    let mut said = HashMap::<(&str, Date), f64>::new();
    for report in annual.chunk_by(|a, b| a.report() == b.report()) {
        let counts = report
            .iter()
            .filter(|fact| COUNTS.contains(&fact.tag.name) && fact.value > 0.0);
        let counts: Vec<((&str, Date), f64)> = counts
            .map(|fact| ((fact.tag.name, fact.entry.end), fact.value))
            .collect();
        let mut again: Vec<f64> = counts
            .iter()
            .filter_map(|(place, count)| Some(count / (said.get(place)? * factor)))
            .collect();
        again.sort_by(f64::total_cmp);
        factor *= again.get(again.len() / 2).copied().map_or(1.0, split);
        said.extend(counts.into_iter().map(|(place, count)| (place, count / factor)));
        factors.push(factor);
    }
    for (report, then) in annual.chunk_by_mut(|a, b| a.report() == b.report()).zip(factors) {
        report.iter_mut().for_each(|fact| fact.scale(factor / then));
    }
}

/// The split that a ratio stands for, 1 if it stands for none.
fn split(ratio: f64) -> f64 {
    let larger = ratio.max(1.0 / ratio);
    let times = larger.round();
    match (2.0..=50.0).contains(&times) && (larger / times - 1.0).abs() <= 0.02 {
        true if ratio > 1.0 => times,
        true => 1.0 / times,
        false => 1.0,
    }
}

/// Facts, each as it was filed last.
#[derive(Default)]
struct Found {
    facts: BTreeMap<(Date, &'static str), Annual>,
    /// By the end of the year of the report that they are the cover of.
    covers: BTreeMap<(Date, &'static str), Annual>,
    /// The end of the newest report's year, and what that year is called.
    newest: Option<(Date, i16)>,
}

impl Found {
    fn put(&mut self, fact: Annual, report_end: Date) {
        self.newest = self.newest.max(Some((report_end, fact.fiscal_year)));
        if fact.tag.is_of_cover() {
            self.covers.insert((report_end, fact.tag.name), fact);
            return;
        }
        let days = days_between(fact.entry.end, report_end);
        // Years of 52 and 53 weeks end a few days apart.
        let off = days * 4 - years_in(days) * 1461;
        if days >= 0 && off.abs() <= 60 && (fact.entry.start.is_none() || fact.is_of_a_year()) {
            self.facts.insert((fact.entry.end, fact.tag.name), fact);
        }
    }

    /// The year that ends in January has been called now by the one year, now by the other. The newest report decides
    /// for all, so that no year is there twice and none is missing.
    fn into_facts(self) -> Facts {
        let Some((newest, called)) = self.newest else {
            return Facts::new();
        };
        let year = |end: Date| {
            let back = i16::try_from(years_in(days_between(end, newest))).ok()?;
            called.checked_sub(back)
        };
        // Should two days pass for the end of one year, it is the one with more facts.
        let mut counts = BTreeMap::<i16, BTreeMap<Date, usize>>::new();
        for (end, _) in self.facts.keys() {
            if let Some(year) = year(*end) {
                *counts.entry(year).or_default().entry(*end).or_default() += 1;
            }
        }
        let best = |ends: BTreeMap<Date, usize>| ends.into_iter().max_by_key(|(end, count)| (*count, *end));
        let year_of: BTreeMap<Date, i16> = counts
            .into_iter()
            .filter_map(|(year, ends)| best(ends).map(|(end, _)| (end, year)))
            .collect();
        let all = self.covers.into_iter().chain(self.facts);
        all.filter_map(|((end, name), fact)| {
            let fiscal_year = *year_of.get(&end)?;
            Some(((fact.entry.end, name), fact.into_fact(fiscal_year)))
        })
        .collect()
    }
}

impl Annual {
    fn into_fact(self, fiscal_year: i16) -> Fact {
        let (measure, currency) = measure(&self.unit);
        Fact {
            fiscal_year,
            value: self.value + 0.0,
            unit: measure.unit(currency),
        }
    }
}

/// So many days in years, to the nearest.
fn years_in(days: i64) -> i64 {
    (days * 4 + 730).div_euclid(1461)
}

/// Days from one to the other; negative if the other is earlier.
fn days_between(from: Date, to: Date) -> i64 {
    (to - from).get_days().into()
}
