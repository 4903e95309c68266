//! Limits and conditions that a question states, from the question to the first paragraph.

use languages::language::detect;

use super::tests_session::{brief_on, run};

#[test]
fn a_limit_is_held_against_the_weights() {
    for (question, begins) in [
        (
            "Is 40% Apple and 60% VTI ok for ten years if I want at most 10% in one stock?",
            "Your limit of 10% is exceeded: Apple 40%.",
        ),
        (
            "I want not more than 30% stocks. Is a 60/40 portfolio sensible for ten years?",
            "Your limit of 30% is exceeded: Stocks 60%.",
        ),
        (
            "At most 70% in stocks, please. Is a 60/40 portfolio sensible for ten years?",
            "Your limit of 70% is kept: Stocks 60%.",
        ),
        (
            "Ich möchte höchstens 30 % Aktien. Ist eine Mischung 60/40 für zehn Jahre sinnvoll?",
            "Ihre Obergrenze von 30\u{a0}% ist überschritten: Aktien 60\u{a0}%.",
        ),
    ] {
        let thesis = run(question).draft.thesis;
        assert!(thesis.starts_with(begins), "{question}: {thesis}");
    }
}

#[test]
fn a_limit_is_no_holding() {
    let question = "Build me a portfolio for ten years with not more than 30 % stocks, medium risk";
    let brief = brief_on(question, "2026-11-15", detect(question)).unwrap();
    assert!(brief.holdings.positions.is_empty(), "{:?}", brief.holdings);
    assert_eq!(brief.constraints, ["not more than 30 % stocks"]);
}

#[test]
fn a_condition_that_the_figures_leave_out_is_told() {
    for (question, condition) in [
        ("A world fund except China for ten years?", "“except China”"),
        (
            "Should I buy gold for ten years? Medium risk, no leverage.",
            "“no leverage”",
        ),
        (
            "Build me a portfolio for ten years with not more than 30 % stocks, medium risk",
            "“not more than 30 % stocks”",
        ),
    ] {
        let headline = run(question).debrief.headline;
        let told = format!("Your condition is not part of these figures: {condition}.");
        assert!(headline.contains(&told), "{question}: {headline}");
    }
    // What somebody can lose at most is their risk tolerance.
    let headline = run("I can lose at most 20%. Are US stocks fine for ten years?")
        .debrief
        .headline;
    assert!(!headline.contains("condition"), "{headline}");
}

#[test]
fn what_is_ruled_out_is_not_answered_as_a_wish() {
    let question = "No Tesla please: what should I buy for ten years, high risk, growth?";
    assert!(brief_on(question, "2026-11-15", detect(question)).is_none());
    for question in [
        "Why not Apple for ten years?",
        "I have no Tesla. Should I buy Tesla for five years?",
    ] {
        let brief = brief_on(question, "2026-11-15", detect(question)).unwrap();
        assert_eq!(brief.subject.instruments.len(), 1, "{question}");
    }
}
