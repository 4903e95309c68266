//! The work grows linearly with the text: twice the text takes twice the steps.

use super::scan::{Token, tokens};
use super::tests::ledger;
use super::*;
use languages::locale::Locale;
use languages::steps::steps_of;
use proptest::prelude::*;

/// Repeated to build texts that once took quadratic time.
const WORST: [&str; 34] = [
    "1-",
    "{{fig:",
    "{{fig:}",
    "1",
    "1.",
    "1,",
    "1 ",
    "1'",
    "1 111",
    "2020-",
    "2020-20-",
    "2020-11-15-x",
    "1a",
    "a1",
    "a_1",
    "1e",
    "1e1",
    "1e9999999999",
    " ",
    "1 - ",
    "1 to ",
    "1 and 1 ",
    "5 million ",
    "1 hundred thousand",
    "1年",
    "一年的",
    "一",
    "十百千",
    "one ",
    "one-",
    "half of ",
    "[?",
    "९",
    "percent1",
];

fn repeated(unit: &str, characters: usize) -> String {
    unit.chars().cycle().take(characters).collect()
}

/// The steps of tracing a text in lenient and in strict mode.
fn steps(text: &str, language: Language) -> usize {
    let ledger = ledger(&[("ev_pe", "22.43", "ratio")]);
    steps_of(|| {
        let mut lenient = Tracer::new(&ledger, [text]);
        let _ = lenient.trace(text);
        let mut strict = Tracer::new(&ledger, [text]).strictly().speaking(Locale::of(language));
        let _ = strict.trace(text);
    })
}

#[test]
fn twice_the_text_takes_twice_the_steps() {
    for unit in WORST {
        for language in [Language::De, Language::Zh] {
            let (once, twice) = (
                steps(&repeated(unit, 1_000), language),
                steps(&repeated(unit, 2_000), language),
            );
            // At the ends of a text there is less to look at, so a little more than twice.
            assert!(
                twice <= 2 * once + once / 10 + 1_000,
                "{unit:?}: {once} and {twice} steps"
            );
            assert!(twice <= 2_000 * 4_000, "{unit:?}: {twice} steps");
        }
    }
}

#[test]
fn an_end_that_never_comes_is_looked_for_once() {
    let text = repeated("{{fig:", 20_000);
    assert!(steps_of(|| assert_eq!(tokens(&text, false, Language::En).len(), 1)) < 3 * text.len());
    let ended = format!("{text}}}}}{{{{fig:ev_a}}}}");
    let found = tokens(&ended, false, Language::En);
    assert!(
        matches!(found[..], [Token::Reference(_), Token::Reference("ev_a")]),
        "{}",
        found.len()
    );
}

#[test]
fn a_long_chain_of_hyphens_is_numbers_and_a_date_is_one() {
    let texts = |text: &str| -> Vec<String> {
        let numbers = tokens(text, false, Language::En).into_iter();
        numbers
            .filter_map(|token| match token {
                Token::Number { text, .. } => Some(text.to_owned()),
                _ => None,
            })
            .collect()
    };
    assert_eq!(texts("5-10"), ["5", "10"]);
    assert_eq!(texts("123-2020-11-15"), ["123", "2020-11-15"]);
    assert_eq!(texts("2019-2020-2021"), ["2019-2020-2021"]);
    assert_eq!(texts("2019-2020-5"), ["2019", "2020", "5"]);
    assert_eq!(texts(&repeated("1-", 20_000)).len(), 10_000);
}

/// A text that is put together from everything the reading looks at.
fn any_text() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        proptest::sample::select(WORST.to_vec()).prop_map(str::to_owned),
        "\\PC{0,4}",
        "[0-9.,' -]{1,6}",
    ];
    proptest::collection::vec((part, 1..40_usize), 0..30)
        .prop_map(|parts| parts.into_iter().map(|(part, times)| part.repeat(times)).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_whole_again_and_takes_steps_by_its_length(text in any_text()) {
        for strict in [false, true] {
            let mut joined = String::new();
            let taken = steps_of(|| {
                for token in tokens(&text, strict, Language::De) {
                    match token {
                        Token::Words(part) | Token::Number { text: part, .. } => joined.push_str(part),
                        Token::Reference(id) => joined.push_str(&format!("{{{{fig:{id}}}}}")),
                        Token::Cut => joined.push_str(CUT),
                    }
                }
            });
            prop_assert_eq!(&joined, &text);
            // For every number: two contexts of 120 characters of up to four bytes, and a few more for counted words.
            prop_assert!(taken <= 4_000 * (text.len() + 1), "{} steps for {} bytes", taken, text.len());
        }
    }
}
