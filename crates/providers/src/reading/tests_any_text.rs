use pipeline::language::Language;
use proptest::prelude::*;

use super::identify;
use super::tests_triage::{asked, read};
use super::triage::triage;
use crate::master::Master;
use crate::text::fold;

#[test]
fn a_long_text_is_read_fast() {
    let _warm = read("AAPL for 5 years");
    for unit in [
        "Should I invest in Apple for some years? ",
        "a ",
        "S ",
        "株式",
        "five five ",
        "delta DELTA $D ",
        "1 ",
        "\u{0301}a",
        "長期の投資",
    ] {
        let text: String = unit.chars().cycle().take(20_000).collect();
        let started = std::time::Instant::now();
        let _ = triage(asked(&text, Language::En));
        let took = started.elapsed();
        // Far more than it takes, because machines that run tests are busy; what grows with the square takes longer still.
        assert!(took.as_secs() < 10, "{unit:?}: {took:?}");
        println!("{unit:?}: {took:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(input in any::<String>(), language in 0usize..16) {
        let _ = triage(asked(&input, Language::ALL[language]));
    }

    #[test]
    fn any_mixture_of_our_words_is_read(parts in prop::collection::vec(prop::sample::select(vec![
        "Apple", "$", "5", "年", "Total", "ß", "İ", "to", "years", "投資", ".", "5.", "$AAPL", "\u{301}", "🙂", "2030", "last", "S&P", "أسهم", " ", "-", "½", "\n",
    ]), 0..40)) {
        let text = parts.concat();
        let _ = triage(asked(&text, Language::En));
        let spaced = parts.join(" ");
        let _ = triage(asked(&spaced, Language::De));
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
    fn folding_twice_is_folding_once(text in any::<String>(), words in "[A-Za-zÄÖÜßéèçñøłİıéА-яЁё一-龥ァ-ンㄱ-힣أ-ي0-9$.&' -]{0,40}") {
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
        let fits = |symbol: &String| Master::get().by_symbol(symbol).is_some_and(|found| entry.name.starts_with(found.name));
        let named = found.symbols.iter().any(fits);
        let asks = found.ambiguous.iter().any(|(_, symbols)| symbols.iter().any(fits));
        prop_assert!(named || asks, "{}: {found:?}", entry.name);
    }
}
