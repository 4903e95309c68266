use super::*;
use languages::language::Language;
use proptest::prelude::*;

pub(super) fn ledger(values: &[(&str, &str, &str)]) -> Ledger {
    let figure = |(id, value, unit): &(&str, &str, &str)| Evidence {
        evidence_id: (*id).to_owned(),
        value: value.parse().unwrap(),
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
    // Skip the 1 of "per share" in Japanese.
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
        whole in prop_oneof![0_u64..300, 0_u64..100_000_000],
        decimals in "[0-9]{0,4}",
        negative: bool,
        digit in 0_usize..12,
        by in 1_u8..10,
    ) {
        let point = if decimals.is_empty() { "" } else { "." };
        let value = format!("{}{whole}{point}{decimals}", if negative { "-" } else { "" });
        // There is no negative zero.
        let Ok(decimal) = value.parse() else { return Ok(()) };
        for unit in UNITS {
            let ledger = ledger(&[("ev", &value, unit)]);
            for language in Language::ALL {
                let text = Locale::of(language).quantity(decimal, unit);
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
        // The engine traces texts again, in lenient mode.
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

    #[test]
    fn any_text_in_any_language_is_traced(
        language in proptest::sample::select(languages::language::Language::ALL.to_vec()),
        pieces in proptest::collection::vec(
            prop_oneof![
                proptest::sample::select(super::numerals::forms()),
                proptest::sample::select(vec![" ", "-", " % ", "³", ":", " old", "a half", " in "]),
                Just("x"),
            ],
            0..12,
        ),
        loose in "\\PC{0,20}",
    ) {
        let text = format!("{}{loose}{}", pieces.concat(), pieces.join(" "));
        let ledger = ledger(&[]);
        let mut tracer = Tracer::new(&ledger, []).strictly().speaking(languages::locale::Locale::of(language));
        tracer.trace(&text);
        prop_assert_eq!(tracer.coverage.numbers_total, tracer.coverage.gaps);
    }
}

#[test]
fn a_word_that_ends_like_a_currency_is_none() {
    let ledger = ledger(&[("ev_pe", "22.43", "ratio")]);
    for text in ["une valeur 22,43", "le PER moyen 22,43"] {
        assert_eq!(Tracer::new(&ledger, []).strictly().trace(text), text);
    }
}
