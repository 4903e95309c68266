//! Facts of annual reports as series: one value for each fiscal year, NaN where a year has none.

use std::collections::BTreeMap;

use jiff::civil::Date;
use pipeline::ports::data_room::Columns;

use crate::calendar::{day_of, parse};
use crate::table::number;

/// One fact of a report.
#[derive(Debug, Clone)]
pub struct Fact<'a> {
    /// The fiscal year.
    pub year: i32,
    /// The end of the fiscal year; for a fact of the cover page, the date that the page names.
    pub end: Date,
    /// The name in the taxonomy `us-gaap` or `dei`.
    pub tag: &'a str,
    /// The value.
    pub value: f64,
    /// Its unit.
    pub unit: &'a str,
}

impl<'a> Fact<'a> {
    /// A row of `fiscal_year,period_end,tag,value,unit`.
    pub fn read(row: &[&'a str]) -> Option<Self> {
        let [year, end, tag, value, unit] = row else {
            return None;
        };
        let value = number(value);
        let named = !tag.is_empty() && tag.chars().all(char::is_alphanumeric);
        (value.is_finite() && named).then_some(Self {
            year: year.parse().ok().filter(|year| (1900..=2200).contains(year))?,
            end: parse(end)?,
            tag,
            value,
            unit,
        })
    }
}

/// The series of a company under `key`: one for each tag, `fiscal_year`, and `period_end` in days since 1970-01-01.
/// Facts of the cover page have a second series with their own dates, such as `EntityPublicFloat_day`.
pub fn account_columns(key: &str, facts: &[Fact<'_>], columns: &mut Columns) {
    let years = facts.iter().map(|fact| fact.year);
    let (Some(first), Some(last)) = (years.clone().min(), years.max()) else {
        return;
    };
    let slot = |year: i32| usize::try_from(year - first).unwrap_or_default();
    let empty = vec![f64::NAN; slot(last) + 1];
    let mut ends = empty.clone();
    let mut by_tag: BTreeMap<&str, BTreeMap<i32, &Fact<'_>>> = BTreeMap::new();
    for fact in facts {
        let years = by_tag.entry(fact.tag).or_default();
        let kept = years.entry(fact.year).or_insert(fact);
        if kept.end < fact.end {
            *kept = fact;
        }
        // Facts of the cover page have their own dates.
        if !fact.tag.starts_with("Entity") {
            let end = &mut ends[slot(fact.year)];
            *end = end.max(day_of(fact.end));
        }
    }
    for (tag, years) in by_tag {
        let (mut values, mut days) = (empty.clone(), empty.clone());
        for (year, fact) in years {
            values[slot(year)] = fact.value;
            days[slot(year)] = day_of(fact.end);
        }
        columns.insert(format!("{tag}_{key}"), values);
        if tag.starts_with("Entity") {
            columns.insert(format!("{tag}_day_{key}"), days);
        }
    }
    columns.insert(format!("fiscal_year_{key}"), (first..=last).map(f64::from).collect());
    columns.insert(format!("period_end_{key}"), ends);
}

/// The currency of a company's facts.
pub fn currency(facts: &[Fact<'_>]) -> Option<String> {
    let money = |fact: &&Fact<'_>| fact.unit.len() == 3 && fact.unit.chars().all(|c| c.is_ascii_uppercase());
    facts.iter().find(money).map(|fact| fact.unit.to_owned())
}
