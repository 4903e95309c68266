use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::Triage;

use super::tests_triage::{again, complete, questions, read};

#[test]
fn what_was_answered_is_never_asked_again() {
    let brief = complete(again("AAPL", &[("horizon", "3 to 10 years")]));
    assert_eq!(brief.horizon, "3 to 10 years");
    assert_eq!(brief.clarifications.len(), 1);

    let brief = complete(again(
        "Is Total a good investment?",
        &[("instrument", "TotalEnergies SE (TTE.PA)"), ("horizon", "5 years")],
    ));
    assert_eq!(brief.subject.instruments.len(), 1);
    assert_eq!(brief.subject.instruments[0].symbol, "TTE.PA");

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
        ["TotalEnergies SE (TTE.PA)", "Vanguard Total Stock Market ETF (VTI)"]
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
        [Locale::of(Language::En).text("assumption-holdings")]
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
