//! Questions that ask what a term means, through a whole session.

use figures::numbers::{CUT, Tracer};
use languages::language::Language;
use languages::locale::Locale;
use pipeline::committee::Balance;

use super::tests_session::{brief_on, run, run_on};
use data_room::{BuiltinDataRoom, Gathered};
use pipeline::ports::datasets::NoDatasets;
use reading::definition;

#[test]
fn the_definition_is_the_whole_answer() {
    for (question, begins) in [
        ("What is an ETF?", "An ETF (exchange-traded fund) is a fund"),
        ("What does P/E mean?", "The price-earnings ratio (P/E) is the price"),
        ("Was ist eine Anleihe?", "Eine Anleihe ist "),
        ("what is a bear market", "A bear market is a long fall"),
    ] {
        let run = run(question);
        assert!(run.debrief.headline.starts_with(begins), "{}", run.debrief.headline);
        assert_eq!(run.debrief.headline, run.analysis.thesis, "{question}");
        assert_eq!(run.analysis.balance, Balance::InsufficientEvidence, "{question}");
        assert!(run.brief.assumptions.is_empty(), "{:?}", run.brief.assumptions);
        let analysis = &run.analysis;
        let said = [
            &analysis.drivers,
            &analysis.what_would_change_the_view,
            &analysis.data_gaps,
        ];
        assert!(said.iter().all(|texts| texts.is_empty()), "{question}: {said:?}");
        assert!(analysis.risks.is_empty() && analysis.scenarios.is_empty(), "{question}");
        assert_eq!(run.debrief.key_numbers.len(), analysis.evidence.len(), "{question}");
        assert!(run.objections.is_empty(), "{question}: {:?}", run.objections);
        let said: Vec<&str> = run.findings.iter().map(|finding| finding.claim.as_str()).collect();
        assert_eq!(said, [run.analysis.thesis.as_str()], "{question}");
    }
}

#[test]
fn a_term_with_a_figure_ends_with_the_newest_one() {
    let run = run("What is inflation?");
    let figure = run.ledger.figure("ev_infl_12m").expect("it ships");
    let words = super::words::Words::of(Language::En);
    let last = format!(
        "Inflation over twelve months in the United States: {} ({}).",
        words.quantity(figure),
        words.date(&figure.as_of)
    );
    assert!(run.debrief.headline.ends_with(&last), "{}", run.debrief.headline);
    assert_eq!(run.analysis.evidence, std::slice::from_ref(figure));
}

#[test]
fn two_terms_have_two_definitions() {
    let told = run("What is the difference between a stock and a bond?")
        .debrief
        .headline;
    let locale = Locale::of(Language::En);
    let [stock, bond] = ["define-stock", "define-bond"].map(|key| locale.text(key));
    assert_eq!(told, format!("{stock} {bond}"));
}

/// A number that is no figure of the ledger would be cut out before anybody reads it.
#[test]
fn every_definition_is_told_in_full_in_every_language() {
    let brief = brief_on("What is an ETF?", "2026-11-15", Language::En).expect("a definition");
    let ledger = BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets)).look_up(&brief, &Gathered::default());
    for language in Language::ALL {
        for term in definition::all_terms() {
            let key = format!("define-{term}");
            let text = Locale::of(language).text(&key);
            assert_ne!(text, key, "{language:?}");
            let told = Tracer::new(&ledger, [brief.question.as_str()]).trace(&text);
            assert!(told == text && !told.contains(CUT), "{language:?}: {told}");
        }
    }
}

#[test]
fn the_answer_is_in_the_language_of_the_session() {
    let run = run_on("What is an ETF?", "2026-11-15", Language::De);
    let german = Locale::of(Language::De).text("define-etf");
    assert_eq!(run.debrief.headline, german);
}
