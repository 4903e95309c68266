//! The first law in code: a number in a text is a figure of the ledger, or it does not go out.
//!
//! A text may refer to a figure as `{{fig:ID}}`, which becomes its value and unit. A literal number is looked up once:
//! if the ledger, the user's own words or the analysis itself have it, it stays; if not, it is cut out and counted.
//! Years, dates, ordinals and small counts without a unit are wording, not figures.

use crate::ledger::{Evidence, Ledger};
use languages::decimal::Decimal;
use languages::language::Language;
use languages::locale::Locale;

mod beside;
mod given;
mod marks;
mod matching;
mod numerals;
mod reading;
mod scan;
mod spelled;
mod units;
mod wording;

use std::borrow::Cow;

use given::KnownNumbers;
pub use given::{Stated, stated};
use marks::Mark;
use matching::{Unit, is_one_kind, is_same};
use reading::NumberReading;
use scan::{Token, tokens};
use units::Kind;

/// What stands where a number was cut out.
pub const CUT: &str = "[?]";

/// How many numbers there were, and how many have a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub struct Coverage {
    /// Numbers in the texts.
    pub numbers_total: u64,
    /// Those that are figures of the ledger.
    pub numbers_traced: u64,
    /// Those that were cut out.
    pub gaps: u64,
}

/// Traces texts against one ledger and adds up what it finds.
#[derive(Debug, Clone)]
pub struct Tracer<'a> {
    figures: Vec<(&'a Evidence, f64, Unit<'a>)>,
    given: KnownNumbers,
    strict: bool,
    locale: Option<&'static Locale>,
    /// The count so far.
    pub coverage: Coverage,
    /// The first number that was not found, as it stood there.
    pub first_gap: Option<String>,
}

impl<'a> Tracer<'a> {
    /// Over the figures of a ledger and the numbers of the user's own words.
    pub fn new<'t>(ledger: &'a Ledger, given: impl IntoIterator<Item = &'t str>) -> Self {
        let value = |figure: &'a Evidence| (figure, figure.value.number(), Unit::of(&figure.unit));
        Self {
            figures: ledger.evidence.iter().map(value).collect(),
            given: KnownNumbers::of(given),
            strict: false,
            locale: None,
            coverage: Coverage::default(),
            first_gap: None,
        }
    }

    /// Reads a text that somebody made up, not one that was put together from messages: a bare number at the end of a
    /// phrase and a number in words are figures too.
    #[must_use]
    pub const fn strictly(mut self) -> Self {
        self.strict = true;
        self
    }

    /// Writes figures as this language does.
    #[must_use]
    pub const fn speaking(mut self, locale: &'static Locale) -> Self {
        self.locale = Some(locale);
        self
    }

    /// Also accepts these, such as the probabilities that the analysis itself states.
    pub fn also(&mut self, numbers: impl IntoIterator<Item = f64>) {
        self.given
            .extend(numbers.into_iter().map(|number| (number, Kind::Bare)));
    }

    /// The text with its references rendered and its unknown numbers cut out.
    pub fn trace(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let text = if self.strict {
            Cow::Owned(scan::with_plain_digits(text))
        } else {
            Cow::Borrowed(text)
        };
        let language = self.locale.map_or(Language::En, Locale::language);
        for token in tokens(&text, self.strict, language) {
            match token {
                Token::Cut => {
                    // It was cut before: a gap all the same, and nothing new.
                    self.coverage.numbers_total += 1;
                    self.coverage.gaps += 1;
                    out.push_str(CUT);
                }
                Token::Words(words) => out.push_str(words),
                Token::Reference(id) => {
                    self.coverage.numbers_total += 1;
                    match self.figures.iter().find(|(figure, ..)| figure.evidence_id == id) {
                        Some((figure, ..)) => {
                            self.coverage.numbers_traced += 1;
                            out.push_str(&rendered(figure, self.locale));
                        }
                        None => self.cut(id, &mut out),
                    }
                }
                Token::Number {
                    text: literal,
                    readings,
                    mark,
                    wording,
                } => {
                    let (readings, mark) = self.in_language(literal, readings, mark);
                    if wording {
                        out.push_str(literal);
                        continue;
                    }
                    self.coverage.numbers_total += 1;
                    if readings.iter().any(|reading| self.knows(*reading, mark)) {
                        self.coverage.numbers_traced += 1;
                        out.push_str(literal);
                    } else {
                        self.cut(literal, &mut out);
                    }
                }
            }
        }
        out
    }

    /// Traces a text in place.
    pub fn apply(&mut self, text: &mut String) {
        *text = self.trace(text);
    }

    /// A literal as the language reads it, where the language is known: `1.234` and a billion mean different things.
    fn in_language(
        &self,
        literal: &str,
        mut readings: Vec<NumberReading>,
        mut mark: Mark,
    ) -> (Vec<NumberReading>, Mark) {
        if let Some(locale) = self.locale {
            let point = if locale.number(Decimal::rounded(0.5, 1)).contains(',') {
                ','
            } else {
                '.'
            };
            if literal.matches(['.', ',']).count() == 1 {
                readings.retain(|reading| (reading.places > 0) == literal.contains(point));
            }
            let own = mark.scales[usize::from(!locale.is_english())];
            mark.scales = [own, own];
        }
        (readings, mark)
    }

    fn knows(&mut self, reading: NumberReading, mark: Mark) -> bool {
        let near = |known: f64| {
            let shift = 10f64.powi(i32::from(reading.places));
            ((known.abs() * shift).round() - (reading.value * shift).round()).abs() < 0.5
        };
        let mut figures = self.figures.iter();
        if figures.any(|(_, value, unit)| is_same(reading, mark, *value, *unit)) {
            return true;
        }
        // What is put together from messages has the right unit; only the number is looked up.
        let strict = self.strict;
        let loose = !strict && self.figures.iter().any(|(_, value, _)| near(*value));
        loose || self.given.has(reading, |kind| !strict || is_one_kind(mark.kind, kind))
    }

    fn cut(&mut self, what: &str, out: &mut String) {
        self.coverage.gaps += 1;
        self.first_gap.get_or_insert_with(|| what.to_owned());
        out.push_str(CUT);
    }
}

/// A figure as a reader sees it.
fn rendered(figure: &Evidence, locale: Option<&Locale>) -> String {
    if let Some(locale) = locale {
        return locale.quantity(figure.value, &figure.unit);
    }
    match figure.unit.as_str() {
        "" | "ratio" => figure.value.to_string(),
        unit => format!("{} {unit}", figure.value),
    }
}

#[cfg(test)]
mod planted;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_linear;
