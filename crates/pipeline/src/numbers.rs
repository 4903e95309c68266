//! The first law in code: a number in a text is a figure of the ledger, or it does not go out.
//!
//! A text may refer to a figure as `{{fig:ID}}`, which becomes its value and unit. A literal number is looked up once:
//! if the ledger, the user's own words or the analysis itself have it, it stays; if not, it is cut out and counted.
//! Years, dates, ordinals and small counts without a unit are wording, not figures.

use crate::ledger::{Evidence, Ledger};
use crate::locale::Locale;

mod marks;
mod matching;
mod scan;
mod spelled;
mod units;
mod wording;

use std::borrow::Cow;

use marks::{Kind, Mark};
use matching::{Unit, is_one_kind, is_same};
use scan::{Token, tokens};

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
    figures: Vec<(&'a Evidence, f64)>,
    given: Vec<(f64, Kind)>,
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
        let value = |figure: &'a Evidence| Some((figure, figure.value.parse::<f64>().ok()?));
        let mut numbers = Vec::new();
        for text in given {
            for token in tokens(text, false) {
                if let Token::Number { readings, mark, .. } = token {
                    numbers.extend(readings.iter().map(|reading| (reading.value, mark.kind)));
                    let scaled = readings
                        .iter()
                        .map(|reading| (reading.value * mark.scales[0], mark.kind));
                    numbers.extend(scaled.filter(|_| mark.scales[0] > 1.0));
                }
            }
        }
        Self {
            figures: ledger.evidence.iter().filter_map(value).collect(),
            given: numbers,
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
        for token in tokens(&text, self.strict) {
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
                    match self.figures.iter().find(|(figure, _)| figure.evidence_id == id) {
                        Some((figure, _)) => {
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
        mut readings: Vec<scan::Reading>,
        mut mark: Mark,
    ) -> (Vec<scan::Reading>, Mark) {
        if let Some(locale) = self.locale {
            let point = if locale.number("0.5").contains(',') { ',' } else { '.' };
            if literal.matches(['.', ',']).count() == 1 {
                readings.retain(|reading| (reading.places > 0) == literal.contains(point));
            }
            let own = mark.scales[usize::from(!locale.is_english())];
            mark.scales = [own, own];
        }
        (readings, mark)
    }

    fn knows(&self, reading: scan::Reading, mark: Mark) -> bool {
        let near = |known: f64| {
            let shift = 10f64.powi(i32::from(reading.places));
            ((known.abs() * shift).round() - (reading.value * shift).round()).abs() < 0.5
        };
        let mut figures = self.figures.iter();
        if figures.any(|(figure, value)| is_same(reading, mark, *value, Unit::of(&figure.unit))) {
            return true;
        }
        // What is put together from messages has the right unit; only the number is looked up.
        let loose = !self.strict && self.figures.iter().any(|(_, value)| near(*value));
        let given = |(value, kind): &(f64, Kind)| near(*value) && (!self.strict || is_one_kind(mark.kind, *kind));
        loose || self.given.iter().any(given)
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
        return locale.quantity(&figure.value, &figure.unit);
    }
    match figure.unit.as_str() {
        "" | "ratio" => figure.value.clone(),
        unit => format!("{} {unit}", figure.value),
    }
}

#[cfg(test)]
mod planted;
#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use proptest::prelude::*;

    pub(super) fn ledger(values: &[(&str, &str, &str)]) -> Ledger {
        let figure = |(id, value, unit): &(&str, &str, &str)| Evidence {
            evidence_id: (*id).to_owned(),
            value: (*value).to_owned(),
            unit: (*unit).to_owned(),
            ..Evidence::default()
        };
        Ledger {
            evidence: values.iter().map(figure).collect(),
            ..Ledger::default()
        }
    }

    /// The text with one of the digits of its last number changed, if there is one.
    fn changed(text: &str, digit: usize, by: u8) -> Option<String> {
        let at: Vec<usize> = text
            .match_indices(|letter: char| letter.is_ascii_digit())
            .map(|(at, _)| at)
            .collect();
        // Behind the one of "per share" in Japanese.
        let at = at
            .iter()
            .rev()
            .nth(digit)
            .filter(|at| !text[**at..].starts_with("1株"))?;
        let other = (text.as_bytes()[*at] - b'0' + by) % 10 + b'0';
        Some(format!("{}{}{}", &text[..*at], char::from(other), &text[at + 1..]))
    }

    fn traced(text: &str) -> (String, Coverage) {
        let ledger = ledger(&[
            ("ev_fall", "-84.8", "percent"),
            ("ev_pe", "22.43", "ratio"),
            ("ev_price", "1234.50", "USD"),
        ]);
        let mut tracer = Tracer::new(&ledger, ["for the next 7.5 years"]);
        let text = tracer.trace(text);
        (text, tracer.coverage)
    }

    #[test]
    fn references_become_values_with_their_unit() {
        let (text, coverage) = traced("It fell by {{fig:ev_fall}} at {{fig:ev_pe}} times earnings; {{fig:ev_none}}.");
        assert_eq!(text, "It fell by -84.8 percent at 22.43 times earnings; [?].");
        assert_eq!(
            (coverage.numbers_total, coverage.numbers_traced, coverage.gaps),
            (3, 2, 1)
        );
    }

    #[test]
    fn literals_are_found_whatever_their_sign_rounding_or_spelling() {
        for text in [
            "a fall of 84.8 percent",
            "-84.8 %",
            "84,8 Prozent",
            "22.4 times",
            "1,234.50 USD",
            "1.234,5 USD",
            "1 234,50",
            "1\u{a0}235 dollars",
            "1\u{202f}234,50\u{a0}USD",
            "1’234.50 CHF",
            "−84,8\u{202f}%",
            "%-84,8",
            "12,345億 USD",
            "over 7.5 years",
        ] {
            let (after, coverage) = traced(text);
            assert_eq!(after, text);
            assert_eq!((coverage.numbers_total, coverage.gaps), (1, 0), "{text}");
        }
    }

    #[test]
    fn what_nobody_knows_is_cut_out() {
        for text in [
            "grew 12 percent",
            "a gain of 85.8%",
            "$99",
            "22.44 times",
            "rose 3.1",
            "Apple的市盈率为25.1倍",
            "3 million people",
            "%-5",
            "5億ドル",
            "7 punktów procentowych",
            "1500 points",
        ] {
            let (after, coverage) = traced(text);
            assert!(after.contains(CUT) && coverage.gaps == 1, "{text}: {after}");
        }
    }

    #[test]
    fn wording_is_not_a_figure() {
        for text in [
            "since 1871",
            "on 2026-11-15",
            "until 2013-02",
            "the 3rd of 7 members",
            "over 10 years",
            "the last 36 months",
            "claim t_risk_c1 and ev_sp_vol_36m",
            "Form 10-K, Q3",
            "two of three",
        ] {
            let (after, coverage) = traced(text);
            assert_eq!((after.as_str(), coverage.numbers_total), (text, 0));
        }
    }

    const UNITS: [&str; 13] = [
        "percent",
        "percent per year",
        "percentage points",
        "ratio",
        "count",
        "years",
        "months",
        "days",
        "USD",
        "PLN per share",
        "million EUR",
        "billion USD",
        "trillion JPY",
    ];

    proptest! {
        #[test]
        fn every_language_writes_figures_that_are_found(
            whole in prop_oneof![0_u64..300, 0_u64..100_000_000],decimals in "[0-9]{0,4}", negative: bool, digit in 0_usize..12, by in 1_u8..10,
        ) {
            let point = if decimals.is_empty() { "" } else { "." };
            let value = format!("{}{whole}{point}{decimals}", if negative { "-" } else { "" });
            for unit in UNITS {
                let ledger = ledger(&[("ev", &value, unit)]);
                for language in Language::ALL {
                    let text = Locale::of(language).quantity(&value, unit);
                    let mut tracer = Tracer::new(&ledger, []);
                    prop_assert_eq!(&tracer.trace(&text), &text, "{:?} {} {}", language, &value, unit);
                    // One digit changed is another number. A count is wording while it is small.
                    let wording = matches!(unit, "ratio" | "count" | "years" | "months" | "days");
                    if let Some(wrong) = changed(&text, digit, by).filter(|_| !wording || whole > 3_000 && point == ".") {
                        prop_assert!(tracer.trace(&wrong).contains(CUT), "{:?} {} {}: {}", language, &value, unit, wrong);
                    }
                }
            }
        }

        #[test]
        fn every_language_writes_dates_that_are_no_figures(year in 1800_u32..2200, month in 1_u32..13, day in 1_u32..32) {
            let ledger = ledger(&[]);
            for language in Language::ALL {
                for iso in [
                    format!("{year}-{month:02}-{day:02}"),
                    format!("{year}-{month:02}"),
                    format!("{year}-Q{}", month.div_ceil(3)),
                ] {
                    let date = Locale::of(language).date(&iso);
                    prop_assert_ne!(&date, &iso);
                    let mut tracer = Tracer::new(&ledger, []);
                    prop_assert_eq!(&tracer.trace(&date), &date, "{:?}", language);
                    prop_assert_eq!(tracer.coverage.numbers_total, 0);
                }
            }
        }

        #[test]
        fn what_passes_strictly_passes(text in "[a-z0-9 .,%$-]{0,40}|\\PC{0,40}") {
            let ledger = ledger(&[("ev", "12.5", "percent")]);
            let mut first = Tracer::new(&ledger, []).strictly();
            let once = first.trace(&text);
            // Texts are traced again by the engine, which reads them kindly.
            let mut second = Tracer::new(&ledger, []);
            prop_assert_eq!(second.trace(&once), once);
            prop_assert_eq!(second.first_gap, None);
        }

        #[test]
        fn any_text_is_traced_and_nothing_unknown_survives_twice(text in "\\PC{0,60}") {
            let ledger = ledger(&[]);
            let mut first = Tracer::new(&ledger, []);
            let once = first.trace(&text);
            prop_assert_eq!(first.coverage.numbers_total, first.coverage.numbers_traced + first.coverage.gaps);
            let mut second = Tracer::new(&ledger, []);
            let again = second.trace(&once);
            prop_assert_eq!(second.first_gap, None);
            prop_assert_eq!(again, once);
        }
    }
}
