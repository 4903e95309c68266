//! The numbers in the user's own words, indexed for lookup.

use std::collections::HashMap;

use super::reading::NumberReading;
use super::scan::numbers;
use super::units::UnitKind;
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

/// Of a text with more numbers, only so many are read. Questions are read many times, and no plan names more.
const MAX_STATED: usize = 64;

/// The numbers of a text that are per cent, percentage points or sums, up to `MAX_STATED`. Where one can be read in
/// several ways, the largest reading is taken: `2,000` is two thousand.
pub fn stated(text: &str) -> Vec<Stated> {
    let found = numbers(text).take(MAX_STATED).filter_map(|(readings, unit)| {
        let largest = readings.iter().map(|reading| reading.value).reduce(f64::max)?;
        match unit.kind {
            UnitKind::Share => Some(Stated::Share(largest)),
            UnitKind::Points => Some(Stated::Points(largest)),
            UnitKind::BasisPoints => Some(Stated::Points(largest / 100.0)),
            UnitKind::Money(sign) => Some(Stated::Amount(largest * unit.scales[0].max(1.0), currency(sign))),
            UnitKind::Bare => Some(Stated::Amount(largest * unit.scales[0].max(1.0), None)),
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

/// Numbers that a text may repeat without a figure in the ledger.
#[derive(Debug, Clone, Default)]
pub struct KnownNumbers {
    /// Texts that are parsed at the first lookup: most numbers are found in the ledger before that.
    unread: Vec<String>,
    numbers: Vec<(f64, UnitKind)>,
    /// For each number of decimal places, the numbers rounded to it and their kinds. Made when first needed.
    rounded: HashMap<u8, HashMap<u64, Vec<UnitKind>>>,
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
            for (readings, unit) in numbers(&text) {
                let scale = unit.scales[0];
                for reading in readings {
                    self.numbers.push((reading.value, unit.kind));
                    if scale > 1.0 {
                        self.numbers.push((reading.value * scale, unit.kind));
                    }
                }
            }
        }
    }

    /// Adds numbers.
    pub fn extend(&mut self, numbers: impl IntoIterator<Item = (f64, UnitKind)>) {
        self.numbers.extend(numbers);
        self.rounded.clear();
    }

    /// Whether a literal, to the decimal places it has, is one of these numbers with a unit that fits.
    pub fn has(&mut self, reading: NumberReading, fits: impl Fn(UnitKind) -> bool) -> bool {
        steps::step(1);
        self.read();
        let numbers = &self.numbers;
        let rounded = self.rounded.entry(reading.places).or_insert_with(|| {
            steps::step(numbers.len());
            let mut rounded: HashMap<u64, Vec<UnitKind>> = HashMap::new();
            for (number, kind) in numbers {
                let Some(key) = lookup_key(*number, reading.places) else {
                    continue;
                };
                let kinds = rounded.entry(key).or_default();
                if !kinds.contains(kind) {
                    kinds.push(*kind);
                }
            }
            rounded
        });
        let kinds = lookup_key(reading.value, reading.places).and_then(|key| rounded.get(&key));
        kinds.is_some_and(|kinds| kinds.iter().any(|kind| fits(*kind)))
    }
}

/// The lookup key of a number: without its sign, rounded to so many places; `None` where that overflows.
fn lookup_key(number: f64, places: u8) -> Option<u64> {
    let rounded = (number.abs() * 10f64.powi(i32::from(places))).round();
    rounded.is_finite().then(|| rounded.to_bits())
}
