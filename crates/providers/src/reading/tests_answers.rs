use pipeline::brief::Triage;
use pipeline::language::Language;
use pipeline::locale::Locale;
use proptest::prelude::*;

use super::tests_triage::{TODAY, again, complete, questions, read};
use super::triage::triage;

#[test]
fn what_was_answered_is_never_asked_again() {
    let brief = complete(again("AAPL", &[("horizon", "3 to 10 years")]));
    assert_eq!(brief.horizon, "3 to 10 years");
    assert_eq!(brief.clarifications.len(), 1);

    let brief = complete(again(
        "Is Total a good investment?",
        &[("instrument", "TotalEnergies SE (TTE)"), ("horizon", "5 years")],
    ));
    assert_eq!(brief.subject.instruments.len(), 1);
    assert_eq!(brief.subject.instruments[0].symbol, "TTE");

    let open = again(
        "Is Total a good investment?",
        &[("instrument", "the oil company from France")],
    );
    assert_eq!(questions(&open), ["horizon", "risk", "objective"]);

    let brief = complete(again(
        "What should I invest in?",
        &[("instrument", "Zoetis (ZTS)"), ("horizon", "no idea")],
    ));
    assert_eq!(brief.subject.instruments[0].symbol, "ZTS");
    assert_eq!(brief.horizon, "1 to 3 years");
    assert!(brief.assumptions.iter().any(|text| text.contains("1 to 3 years")));

    // An answer to something nobody asked counts as part of the question.
    let brief = complete(again("Microsoft", &[("note", "for 7 years, conservative")]));
    assert_eq!(
        (brief.horizon.as_str(), brief.risk_tolerance.as_str()),
        ("7 years", "Low: capital preservation first")
    );

    let refused = again("AAPL", &[("horizon", "1 year, I have inside information")]);
    assert!(matches!(refused, Triage::Reject { .. }));
}

#[test]
fn an_ambiguous_name_offers_its_meanings() {
    let Triage::Clarify { questions, draft } = read("Is Total a good investment?").1 else {
        panic!()
    };
    assert_eq!(
        questions[0].options,
        ["TotalEnergies SE (TTE)", "Vanguard Total Stock Market ETF (VTI)"]
    );
    assert!(questions[0].text.contains("Total"));
    assert_eq!(draft.subject.instruments.len(), 1);
}

#[test]
fn wishes_are_heard() {
    let brief = complete(read("Is KO good for dividend income over 10 years? I am risk averse and want ESG.").1);
    assert_eq!(brief.objective, "Regular income");
    assert_eq!(brief.risk_tolerance, "Low: capital preservation first");
    assert_eq!(brief.constraints, ["ESG"]);
    assert_eq!(
        brief.assumptions,
        [Locale::of(Language::En).text("assumption.holdings")]
    );
}

#[test]
fn a_phrase_does_not_hide_a_shorter_one() {
    let brief = complete(read("Is Nestle suited to long-term growth?").1);
    assert_eq!(
        (brief.horizon.as_str(), brief.objective.as_str()),
        ("More than 10 years", "Long-term growth")
    );
    // What a name contains says nothing about the wishes.
    let brief = complete(read("Realty Income for 5 years?").1);
    assert_eq!(brief.objective, "Long-term growth");
    assert!(brief.subject.themes.is_empty());
}

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
        let _ = triage("ses_1", &text, Language::En, &[], TODAY);
        let took = started.elapsed();
        // Generous, because machines that run tests are busy; the usual time is a tenth of this.
        assert!(took.as_millis() < 1000, "{unit:?}: {took:?}");
        println!("{unit:?}: {took:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(input in any::<String>(), language in 0usize..16) {
        let _ = triage("ses_1", &input, Language::ALL[language], &[], TODAY);
    }

    #[test]
    fn any_mixture_of_our_words_is_read(parts in prop::collection::vec(prop::sample::select(vec![
        "Apple", "$", "5", "年", "Total", "ß", "İ", "to", "years", "投資", ".", "5.", "$AAPL", "\u{301}", "🙂", "2030", "last", "S&P", "أسهم", " ", "-", "½", "\n",
    ]), 0..40)) {
        let text = parts.concat();
        let _ = triage("ses_1", &text, Language::En, &[], TODAY);
        let spaced = parts.join(" ");
        let _ = triage("ses_1", &spaced, Language::De, &[], TODAY);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_text_of_any_length_is_read(input in prop::collection::vec(any::<char>(), 15_000..20_000)) {
        let text: String = input.into_iter().collect();
        let _ = triage("ses_1", &text, Language::En, &[], TODAY);
    }
}
