//! Traces the numbers in a text to the ledger: a number without a figure is cut out before publication.
//!
//! A text may refer to a figure as `{{fig:ID}}`, which becomes its value and unit. A literal number is looked up once:
//! if the ledger, the user's own words or the analysis itself contain it, it stays; if not, it is cut out and counted.
//! Years, dates, ordinals and small counts without a unit are wording, not figures.

use crate::ledger::{Evidence, Ledger};
use languages::decimal::Decimal;
use languages::language::Language;
use languages::locale::Locale;

mod context;
mod given;
mod matching;
mod numerals;
mod reading;
mod scan;
mod spelled;
mod stated_unit;
mod units;
mod wording;

use std::borrow::Cow;

use given::KnownNumbers;
pub use given::{Stated, stated};
use matching::{FigureUnit, are_compatible, matches_figure};
use reading::NumberReading;
use scan::{Token, tokens};
use stated_unit::StatedUnit;
use units::UnitKind;

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
    figures: Vec<(&'a Evidence, f64, FigureUnit<'a>)>,
    given: KnownNumbers,
    strict: bool,
    locale: Option<&'static Locale>,
    /// The count so far.
    pub coverage: Coverage,
    /// The first number without a source, as it was written.
    pub first_gap: Option<String>,
}

impl<'a> Tracer<'a> {
    /// Accepts the figures of a ledger and the numbers in the user's own words.
    pub fn new<'t>(ledger: &'a Ledger, given: impl IntoIterator<Item = &'t str>) -> Self {
        let value = |figure: &'a Evidence| (figure, figure.value.number(), FigureUnit::of(&figure.unit));
        Self {
            figures: ledger.evidence.iter().map(value).collect(),
            given: KnownNumbers::of(given),
            strict: false,
            locale: None,
            coverage: Coverage::default(),
            first_gap: None,
        }
    }

    /// For free text, such as a model's, rather than text built from message templates: a bare number at the end of a
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
            .extend(numbers.into_iter().map(|number| (number, UnitKind::Bare)));
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
                    // Cut out by an earlier pass: it counts as a gap again.
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
                    unit,
                    wording,
                } => {
                    let (readings, unit) = self.in_language(literal, readings, unit);
                    if wording {
                        out.push_str(literal);
                        continue;
                    }
                    self.coverage.numbers_total += 1;
                    if readings.iter().any(|reading| self.knows(*reading, unit)) {
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
        mut unit: StatedUnit,
    ) -> (Vec<NumberReading>, StatedUnit) {
        if let Some(locale) = self.locale {
            let point = if locale.number(Decimal::rounded(0.5, 1)).contains(',') {
                ','
            } else {
                '.'
            };
            if literal.matches(['.', ',']).count() == 1 {
                readings.retain(|reading| (reading.places > 0) == literal.contains(point));
            }
            let own = unit.scales[usize::from(!locale.is_english())];
            unit.scales = [own, own];
        }
        (readings, unit)
    }

    fn knows(&mut self, reading: NumberReading, stated: StatedUnit) -> bool {
        let near = |known: f64| {
            let shift = 10f64.powi(i32::from(reading.places));
            ((known.abs() * shift).round() - (reading.value * shift).round()).abs() < 0.5
        };
        let mut figures = self.figures.iter();
        if figures.any(|(_, value, unit)| matches_figure(reading, stated, *value, *unit)) {
            return true;
        }
        // Text built from message templates has the right unit, so only the number is compared.
        let strict = self.strict;
        let loose = !strict && self.figures.iter().any(|(_, value, _)| near(*value));
        loose
            || self
                .given
                .has(reading, |kind| !strict || are_compatible(stated.kind, kind))
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
