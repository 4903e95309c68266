//! The SEC's company facts: everything a company has tagged in its reports, as one JSON document.
//!
//! The `fy` of a fact is the year of the report that contains it, even for the earlier years that a report repeats, and
//! companies do not number years alike. So years are numbered by their end, counted back from the newest report. Of a
//! fact reported more than once, the last filing counts. Share counts and values per share are adjusted for later
//! splits. Only facts in the currency that the company uses most are kept.

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
struct AnnualFact {
    tag: &'static Tag,
    unit: String,
    entry: Entry,
    value: f64,
    fiscal_year: i16,
}

/// What a unit measures, and its currency; empty for shares.
fn measure(unit: &str) -> (Measure, &str) {
    match unit.split_once('/') {
        Some((currency, "shares")) => (Measure::PerShare, currency),
        _ if unit == "shares" => (Measure::Shares, ""),
        _ => (Measure::Money, unit),
    }
}

impl AnnualFact {
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

    /// The key of the report, by which reports sort in the order of filing.
    fn report(&self) -> (&str, &str) {
        (&self.entry.filed, &self.entry.accn)
    }

    /// Converts to other shares, `factor` of which replaced one share of this fact.
    fn scale(&mut self, factor: f64) {
        match self.tag.measure {
            Measure::Shares => self.value *= factor,
            Measure::PerShare => self.value /= factor,
            Measure::Money => {}
        }
    }

    /// Whether the fact covers a year, and not an instant or another period.
    fn spans_a_year(&self) -> bool {
        let days = self.entry.start.map(|start| days_between(start, self.entry.end));
        days.is_some_and(|days| (350..=380).contains(&days))
    }
}

/// Reads the document. An error is a sentence for people.
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
        let space = if tag.is_on_cover_page() { "dei" } else { "us-gaap" };
        let Some(concept) = document.facts.get(space).and_then(|concepts| concepts.get(tag.name)) else {
            continue;
        };
        let concept: Concept =
            serde_json::from_str(concept.get()).map_err(|_| format!("the facts of {} cannot be read", tag.name))?;
        for (unit, entries) in concept.units {
            annual.extend(
                entries
                    .into_iter()
                    .filter_map(|entry| AnnualFact::of(tag, &unit, entry)),
            );
        }
    }
    Ok(Company {
        cik: cik.ok_or("cik: is not a number")?,
        name: document.name,
        facts: yearly(in_one_currency(annual)),
    })
}

fn in_one_currency(annual: Vec<AnnualFact>) -> Vec<AnnualFact> {
    let mut counts = BTreeMap::<String, usize>::new();
    for fact in annual.iter().filter(|fact| fact.tag.measure == Measure::Money) {
        *counts.entry(fact.unit.clone()).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    let currency = most.map_or_else(|| "USD".to_owned(), |(currency, _)| currency);
    let fits = |fact: &AnnualFact| fact.tag.measure == Measure::Shares || measure(&fact.unit).1 == currency;
    annual.into_iter().filter(fits).collect()
}

fn yearly(mut annual: Vec<AnnualFact>) -> Facts {
    annual.sort_by(|a, b| a.report().cmp(&b.report()));
    adjust_for_splits(&mut annual);
    // The end of the fiscal year of each report.
    let mut ends = HashMap::<String, Date>::new();
    for fact in annual.iter().filter(|fact| fact.spans_a_year()) {
        let end = ends.entry(fact.entry.accn.clone()).or_insert(fact.entry.end);
        *end = fact.entry.end.max(*end);
    }
    let mut found = LatestFacts::default();
    for fact in annual {
        if let Some(end) = ends.get(&fact.entry.accn) {
            found.add(fact, *end);
        }
    }
    found.into_facts()
}

/// Adjusts share counts and values per share to the shares of the newest report. After a split, a report restates the
/// share counts of earlier years. So a split shows where the count of a year is a whole multiple, or a whole fraction,
/// of the count in an earlier report. The facts must be in the order of their reports.
fn adjust_for_splits(annual: &mut [AnnualFact]) {
    const SHARE_COUNTS: [&str; 2] = [
        "WeightedAverageNumberOfSharesOutstandingBasic",
        "WeightedAverageNumberOfDilutedSharesOutstanding",
    ];
    let mut factor = 1.0;
    let mut factors = Vec::new();
    let mut reported = HashMap::<(&str, Date), f64>::new();
    for report in annual.chunk_by(|a, b| a.report() == b.report()) {
        let counts = report
            .iter()
            .filter(|fact| SHARE_COUNTS.contains(&fact.tag.name) && fact.value > 0.0);
        let counts: Vec<((&str, Date), f64)> = counts
            .map(|fact| ((fact.tag.name, fact.entry.end), fact.value))
            .collect();
        let mut ratios: Vec<f64> = counts
            .iter()
            .filter_map(|(place, count)| Some(count / (reported.get(place)? * factor)))
            .collect();
        ratios.sort_by(f64::total_cmp);
        factor *= ratios.get(ratios.len() / 2).copied().map_or(1.0, split_factor);
        reported.extend(counts.into_iter().map(|(place, count)| (place, count / factor)));
        factors.push(factor);
    }
    for (report, report_factor) in annual.chunk_by_mut(|a, b| a.report() == b.report()).zip(factors) {
        report.iter_mut().for_each(|fact| fact.scale(factor / report_factor));
    }
}

/// The split behind a ratio of share counts; 1 if it is no whole multiple or fraction.
fn split_factor(ratio: f64) -> f64 {
    let larger = ratio.max(1.0 / ratio);
    let times = larger.round();
    match (2.0..=50.0).contains(&times) && (larger / times - 1.0).abs() <= 0.02 {
        true if ratio > 1.0 => times,
        true => 1.0 / times,
        false => 1.0,
    }
}

/// The facts of all reports, each in its last filing.
#[derive(Default)]
struct LatestFacts {
    facts: BTreeMap<(Date, &'static str), AnnualFact>,
    /// Facts of cover pages, by the end of the report's fiscal year.
    covers: BTreeMap<(Date, &'static str), AnnualFact>,
    /// The end of the newest report's fiscal year, and the number of that year.
    newest: Option<(Date, i16)>,
}

impl LatestFacts {
    fn add(&mut self, fact: AnnualFact, report_end: Date) {
        self.newest = self.newest.max(Some((report_end, fact.fiscal_year)));
        if fact.tag.is_on_cover_page() {
            self.covers.insert((report_end, fact.tag.name), fact);
            return;
        }
        let days = days_between(fact.entry.end, report_end);
        // Fiscal years of 52 or 53 weeks end on slightly different days.
        let off = days * 4 - years_in(days) * 1461;
        if days >= 0 && off.abs() <= 60 && (fact.entry.start.is_none() || fact.spans_a_year()) {
            self.facts.insert((fact.entry.end, fact.tag.name), fact);
        }
    }

    /// A year that ends in January is numbered by either calendar year, even by the same company. The newest report
    /// decides for all years, so that none is missing or there twice.
    fn into_facts(self) -> Facts {
        let Some((newest, newest_year)) = self.newest else {
            return Facts::new();
        };
        let year = |end: Date| {
            let back = i16::try_from(years_in(days_between(end, newest))).ok()?;
            newest_year.checked_sub(back)
        };
        // If two days could be the end of one year, the one with more facts is taken.
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

impl AnnualFact {
    fn into_fact(self, fiscal_year: i16) -> Fact {
        let (measure, currency) = measure(&self.unit);
        Fact {
            fiscal_year,
            value: self.value + 0.0,
            unit: measure.unit(currency),
        }
    }
}

/// A number of days in years, rounded.
fn years_in(days: i64) -> i64 {
    (days * 4 + 730).div_euclid(1461)
}

/// The days from one date to another; negative if the other is earlier.
fn days_between(from: Date, to: Date) -> i64 {
    (to - from).get_days().into()
}
