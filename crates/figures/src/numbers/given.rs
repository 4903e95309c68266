//! The numbers of the user's own words, found without looking at each.

use std::collections::HashMap;

use super::reading::NumberReading;
use super::scan::numbers;
use super::units::Kind;
use languages::steps;

/// A number found in a text, by what it counts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Stated {
    /// Per cent.
    Share(f64),
    /// Percentage points.
    Points(f64),
    /// A sum of money with the code of its currency, or a number without a unit.
    Amount(f64, Option<&'static str>),
}

/// The numbers of a text that are per cent, percentage points or sums. Where one can be read in several ways, the
/// largest reading is taken: `2,000` is two thousand.
pub fn stated(text: &str) -> Vec<Stated> {
    let found = numbers(text).filter_map(|(readings, mark)| {
        let largest = readings.iter().map(|reading| reading.value).reduce(f64::max)?;
        match mark.kind {
            Kind::Share => Some(Stated::Share(largest)),
            Kind::Points => Some(Stated::Points(largest)),
            Kind::BasisPoints => Some(Stated::Points(largest / 100.0)),
            Kind::Money(sign) => Some(Stated::Amount(largest * mark.scales[0].max(1.0), currency(sign))),
            Kind::Bare => Some(Stated::Amount(largest * mark.scales[0].max(1.0), None)),
            _ => None,
        }
    });
    found.collect()
}

/// The code of a currency by its sign. A dollar without a country is that of the United States; other signs that
/// several currencies have name none.
fn currency(sign: &'static str) -> Option<&'static str> {
    match sign {
        "$" => Some("USD"),
        code => Some(code).filter(|code| code.len() == 3),
    }
}

/// Numbers that may be said again.
#[derive(Debug, Clone, Default)]
pub struct KnownNumbers {
    /// Texts whose numbers are read when one is needed: most of what is said is in the ledger.
    unread: Vec<String>,
    numbers: Vec<(f64, Kind)>,
    /// For each number of decimal places, the numbers rounded to it and their kinds. Made when first needed.
    rounded: HashMap<u8, HashMap<u64, Vec<Kind>>>,
}

impl KnownNumbers {
    /// The numbers of texts.
    pub fn of<'t>(texts: impl IntoIterator<Item = &'t str>) -> Self {
        Self {
            unread: texts.into_iter().map(str::to_owned).collect(),
            ..Self::default()
        }
    }

    fn read(&mut self) {
        for text in std::mem::take(&mut self.unread) {
            for (readings, mark) in numbers(&text) {
                let scale = mark.scales[0];
                for reading in readings {
                    self.numbers.push((reading.value, mark.kind));
                    if scale > 1.0 {
                        self.numbers.push((reading.value * scale, mark.kind));
                    }
                }
            }
        }
    }

    /// Adds numbers.
    pub fn extend(&mut self, numbers: impl IntoIterator<Item = (f64, Kind)>) {
        self.numbers.extend(numbers);
        self.rounded.clear();
    }

    /// Whether a literal, as far as it is written out, is one of them of a kind that fits.
    pub fn has(&mut self, reading: NumberReading, fits: impl Fn(Kind) -> bool) -> bool {
        steps::step(1);
        self.read();
        let numbers = &self.numbers;
        let rounded = self.rounded.entry(reading.places).or_insert_with(|| {
            steps::step(numbers.len());
            let mut rounded: HashMap<u64, Vec<Kind>> = HashMap::new();
            for (number, kind) in numbers {
                let Some(key) = key(*number, reading.places) else {
                    continue;
                };
                let kinds = rounded.entry(key).or_default();
                if !kinds.contains(kind) {
                    kinds.push(*kind);
                }
            }
            rounded
        });
        let kinds = key(reading.value, reading.places).and_then(|key| rounded.get(&key));
        kinds.is_some_and(|kinds| kinds.iter().any(|kind| fits(*kind)))
    }
}

/// A number without its sign, rounded to so many places; nothing where it is too large to have any.
fn key(number: f64, places: u8) -> Option<u64> {
    let rounded = (number.abs() * 10f64.powi(i32::from(places))).round();
    rounded.is_finite().then(|| rounded.to_bits())
}
