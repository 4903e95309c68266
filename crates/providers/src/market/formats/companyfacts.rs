//! The SEC's company facts: everything a company has tagged in its reports, as one JSON document.
//!
//! The `fy` of a fact is that of the report it stands in, also for the years before that the report repeats. So the year
//! of a fact is counted back from the end of its report's own year. Of a fact reported more than once the one filed last
//! counts. Everything is taken in the currency in which the company reports most.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::accounts::{Fact, Facts};
use super::tags::{Measure, TAGS, Tag};
use crate::work;

/// A company's facts.
#[derive(Debug)]
pub(in crate::market) struct Company {
    pub(in crate::market) cik: u64,
    pub(in crate::market) name: String,
    pub(in crate::market) facts: Facts,
}

#[derive(Deserialize)]
struct Document<'a> {
    cik: Cik,
    #[serde(rename = "entityName", default)]
    name: String,
    #[serde(borrow)]
    facts: HashMap<String, HashMap<String, &'a RawValue>>,
}

/// A number in most documents, and a text with leading noughts in some.
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
        work::step(1);
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

    /// Whether it is about a year; an instant is about none.
    fn is_of_a_year(&self) -> bool {
        let days = self.entry.start.map(|start| days_between(start, self.entry.end));
        days.is_some_and(|days| (350..=380).contains(&days))
    }
}

/// Reads the document; the reason why not is in words.
pub(in crate::market) fn read(text: &str) -> Result<Company, String> {
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

fn yearly(annual: Vec<Annual>) -> Facts {
    // The end of each report's own year.
    let mut ends = HashMap::<String, Date>::new();
    for fact in annual.iter().filter(|fact| fact.is_of_a_year()) {
        let end = ends.entry(fact.entry.accn.clone()).or_insert(fact.entry.end);
        *end = fact.entry.end.max(*end);
    }
    let mut found = Found::default();
    for fact in annual {
        match ends.get(&fact.entry.accn) {
            _ if fact.tag.is_of_cover() => found.put_cover(fact),
            Some(end) => found.put(fact, *end),
            None => {}
        }
    }
    found.into_facts()
}

/// Facts, each as it was filed last.
#[derive(Default)]
struct Found {
    facts: BTreeMap<(Date, &'static str), Annual>,
    covers: BTreeMap<(i16, &'static str), Annual>,
    /// The fiscal year that ends on a day, how many years before its report's that is, and when that was filed.
    years: BTreeMap<Date, (i64, String, i16)>,
}

impl Found {
    fn put(&mut self, fact: Annual, report_end: Date) {
        let days = days_between(fact.entry.end, report_end);
        // Years of 52 and 53 weeks end a few days apart.
        let back = (days + 182).div_euclid(365);
        let off = days * 4 - back * 1461;
        if back < 0 || off.abs() > 60 || (fact.entry.start.is_some() && !fact.is_of_a_year()) {
            return;
        }
        let Ok(years) = i16::try_from(back) else { return };
        let year = (back, fact.entry.filed.clone(), fact.fiscal_year - years);
        let kept = self.years.entry(fact.entry.end).or_insert_with(|| year.clone());
        // The report on the year itself knows best, and of several the last.
        if (year.0, &kept.1) < (kept.0, &year.1) {
            *kept = year;
        }
        keep_last(&mut self.facts, (fact.entry.end, fact.tag.name), fact);
    }

    fn put_cover(&mut self, fact: Annual) {
        keep_last(&mut self.covers, (fact.fiscal_year, fact.tag.name), fact);
    }

    fn into_facts(self) -> Facts {
        // Should two days pass for the end of one year, it is the one with more facts.
        let mut counts = BTreeMap::<i16, BTreeMap<Date, usize>>::new();
        for (end, _) in self.facts.keys() {
            if let Some((_, _, year)) = self.years.get(end) {
                *counts.entry(*year).or_default().entry(*end).or_default() += 1;
            }
        }
        let best = |ends: BTreeMap<Date, usize>| ends.into_iter().max_by_key(|(end, count)| (*count, *end));
        let year_of: BTreeMap<Date, i16> = counts
            .into_iter()
            .filter_map(|(year, ends)| best(ends).map(|(end, _)| (end, year)))
            .collect();
        let of_years = self.facts.into_iter().filter_map(|((end, name), fact)| {
            let fiscal_year = *year_of.get(&end)?;
            Some(((end, name), fact.into_fact(fiscal_year)))
        });
        let covers = self.covers.into_iter().map(|((fiscal_year, name), fact)| {
            let end = fact.entry.end;
            ((end, name), fact.into_fact(fiscal_year))
        });
        covers.chain(of_years).collect()
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

fn keep_last<K: Ord>(all: &mut BTreeMap<K, Annual>, place: K, fact: Annual) {
    let newer = all
        .get(&place)
        .is_none_or(|kept| (&kept.entry.filed, &kept.entry.accn) <= (&fact.entry.filed, &fact.entry.accn));
    if newer {
        all.insert(place, fact);
    }
}

/// Days from one to the other; below nought if the other is earlier.
fn days_between(from: Date, to: Date) -> i64 {
    (to - from).get_days().into()
}
