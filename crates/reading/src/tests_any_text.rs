use languages::language::Language;
use pipeline::brief::Clarification;
use proptest::prelude::*;

use super::identify;
use super::tests_triage::{asked, read};
use super::triage::{Asked, triage};
use instruments::Master;
use languages::steps::steps_of;
use languages::text::fold;

/// Units whose repetition would make a quadratic reader look at every part again for every other part.
const WORST: [&str; 39] = [
    "Should I invest in Apple for some years? ",
    "a ",
    "S ",
    "株式",
    "five five ",
    "delta DELTA $D ",
    "1 ",
    "\u{0301}a",
    "長期の投資",
    "capital guaranteed ",
    "guaranteed ",
    "stock ",
    "in March 2020 ",
    "today ",
    "I own ",
    "I own Fiat ",
    "I own 5 Apple at 3 ",
    "50% bonds ",
    "5% ",
    "Vanguard ETF ",
    "Vanguard one ETF Vanguard two ETF ",
    "no tobacco ",
    "no weapons1 no weapons2 ",
    "5 years ago ",
    "的A",
    "的Apple",
    "A: ",
    "NYSE: ",
    "US0378331006 ",
    "US0378331005 ",
    "((((",
    "Merck ",
    "AAPL or CAT or ",
    "Газпрому ",
    "-",
    "2030 ",
    "AAPL MSFT ",
    "aapl msft wmt ",
    "apples cash ",
];

/// Repeats whole units up to about so many characters: a cut unit might be read differently.
fn repeated(unit: &str, characters: usize) -> String {
    unit.repeat(characters / unit.chars().count())
}

#[test]
fn twice_the_text_takes_twice_the_steps() {
    let _warm = read("AAPL for 5 years");
    let steps = |text: &str, language| {
        steps_of(|| {
            let _ = triage(asked(text, language));
        })
    };
    // Both texts are longer than what the classifier weighs, so that both get the same verdict.
    for unit in WORST {
        for language in [Language::En, Language::De] {
            let (once, twice) = (
                steps(&repeated(unit, 3_000), language),
                steps(&repeated(unit, 6_000), language),
            );
            assert!(
                twice <= 2 * once + once / 10 + 10_000,
                "{unit:?}: {once} and {twice} steps"
            );
            assert!(twice <= 6_000 * 500, "{unit:?}: {twice} steps");
        }
    }
}

#[test]
fn an_answer_is_kept_whole_and_read_up_to_a_bound() {
    let steps = |length: usize| {
        let clarifications: Vec<Clarification> = ["instrument", "horizon", "mine"]
            .into_iter()
            .map(|id| Clarification {
                question_id: id.to_owned(),
                question: String::new(),
                answer: repeated("stocks ", length),
            })
            .collect();
        steps_of(|| {
            let _ = triage(Asked {
                clarifications: &clarifications,
                ..asked("Should I invest for five years?", Language::En)
            });
        })
    };
    let (once, twice) = (steps(100_000), steps(200_000));
    assert!(twice <= once + once / 10, "{once} and {twice} steps");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(input in any::<String>(), language in 0usize..16) {
        let _ = triage(asked(&input, Language::ALL[language]));
    }

    #[test]
    fn any_mixture_of_our_words_is_read(parts in prop::collection::vec(prop::sample::select(vec![
        "Apple", "$", "5", "年", "Total", "ß", "İ", "to", "years", "投資", ".", "5.", "$AAPL", "\u{301}", "🙂",
        "2030", "last", "S&P", "أسهم", " ", "-", "½", "\n",
    ]), 0..40)) {
        let text = parts.concat();
        let _ = triage(asked(&text, Language::En));
        let spaced = parts.join(" ");
        let _ = triage(asked(&spaced, Language::De));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_mixture_of_the_worst_takes_steps_by_its_length(
        parts in prop::collection::vec((prop::sample::select(WORST.to_vec()), 1usize..60), 0..20)
    ) {
        let text: String = parts.into_iter().map(|(part, times)| part.repeat(times)).collect();
        let taken = steps_of(|| {
            let _ = triage(asked(&text, Language::En));
        });
        // Every issuer's name looks through the master, for as many names as are read.
        prop_assert!(taken <= 500 * text.len() + 2_000_000, "{} steps for {} bytes", taken, text.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_text_of_any_length_is_read(input in prop::collection::vec(any::<char>(), 15_000..20_000)) {
        let text: String = input.into_iter().collect();
        let _ = triage(asked(&text, Language::En));
    }
}

#[test]
fn every_letter_folds_to_what_folds_to_itself() {
    // Beyond the third plane there are no letters, only tags and private use: a few of them stand for all.
    let sampled = |letter: &char| *letter < '\u{40000}' || u32::from(*letter) % 0x400 < 8;
    for letter in ('\0'..=char::MAX).filter(sampled) {
        for text in [
            letter.to_string(),
            format!("a{letter}1"),
            format!("${letter}b"),
            format!("5.{letter}5"),
        ] {
            let once = fold(&text);
            assert_eq!(fold(&once), once, "{letter:?} in {text:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn folding_twice_is_folding_once(
        text in any::<String>(),
        words in "[A-Za-zÄÖÜßéèçñøłİıéА-яЁё一-龥ァ-ンㄱ-힣أ-ي0-9$.&' -]{0,40}"
    ) {
        for text in [text, words] {
            let once = fold(&text);
            prop_assert_eq!(fold(&once), once);
        }
    }

    #[test]
    fn a_cashtag_names_its_symbol(at in any::<prop::sample::Index>()) {
        let entries = Master::get().entries();
        let symbol = entries[at.index(entries.len())].symbol;
        // What follows a dollar sign must begin with a letter: $7203.T is a sum of money.
        if symbol.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !symbol.contains('&') {
            let found = identify(&format!("What about ${symbol}?"), Language::En);
            prop_assert_eq!(found.symbols, [symbol]);
        }
    }

    #[test]
    fn a_name_in_a_question_is_found_or_asked_about(at in any::<prop::sample::Index>()) {
        let entries = Master::get().entries();
        let entry = entries[at.index(entries.len())];
        let question = format!("What do you think of {} as an investment over ten years?", entry.name);
        let found = identify(&question, Language::En);
        // A class of shares, or a listing abroad, may be taken for the company itself.
        let fits = |symbol: &String| {
            let found = Master::get().by_symbol(symbol);
            found.is_some_and(|found| entry.name.starts_with(found.name))
        };
        let named = found.symbols.iter().any(fits);
        let asks = found.ambiguous.iter().any(|(_, symbols)| symbols.iter().any(fits));
        prop_assert!(named || asks, "{}: {found:?}", entry.name);
    }
}
