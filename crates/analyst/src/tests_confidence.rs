use languages::decimal::Decimal;
use languages::language::Language;
use pipeline::committee::{Balance, Ruling};
use pipeline::ports::reasoner::{SharedLedger, StageRequest, StageResponse};

use super::BuiltinAnalyst;
use super::tests_session::{QUESTIONS, run, run_on, run_over};

/// The same question on the same data, asked at later and later dates.
#[test]
fn older_data_never_raises_confidence() {
    for question in QUESTIONS {
        let mut before = (1.0, 1.0);
        for year in [2024, 2025, 2026, 2028, 2032, 2045] {
            let run = run_on(question, &format!("{year}-06-30"), Language::En);
            let now = (run.draft.confidence, run.analysis.confidence);
            assert!(
                now.0 <= before.0 && now.1 <= before.1,
                "{question} in {year}: {now:?} after {before:?}"
            );
            before = now;
        }
    }
}

/// The same question over fewer and fewer figures.
#[test]
fn gaps_never_raise_confidence() {
    for question in [
        "Is Apple a good investment for 10 years?",
        "Is Tesla a good investment for 5 years?",
        "Is Microsoft a good investment for 10 years?",
    ] {
        let whole = run(question);
        for missing in ["price", "accounts", "both"] {
            let of_accounts = |id: &str| {
                let known = whole.ledger.figure(id).map(|figure| figure.series.as_str());
                known.is_some_and(|series| series.contains("annual report"))
            };
            let mut thinner = whole.ledger.clone();
            thinner.evidence.retain(|figure| {
                let of_stock = figure.evidence_id.chars().any(|letter| letter.is_ascii_uppercase());
                !of_stock || missing != "both" && of_accounts(&figure.evidence_id) != (missing == "accounts")
            });
            let less = run_over(whole.brief.clone(), thinner, Language::En);
            assert!(
                less.draft.confidence <= whole.draft.confidence,
                "{question} without {missing}"
            );
            assert!(
                less.analysis.confidence <= whole.analysis.confidence,
                "{question} without {missing}"
            );
        }
    }
}

#[test]
fn absence_and_planted_figures_cost_confidence() {
    let run = run("Is the S&P 500 attractive over 10 years?");
    let analyst = BuiltinAnalyst::default();
    let ask = |absent: Vec<String>| StageRequest::Synthesise {
        brief: run.brief.clone(),
        committee: run.committee.clone(),
        findings: run.findings.clone(),
        challenges: Vec::new(),
        rebuttals: Vec::new(),
        ledger: SharedLedger::new(run.ledger.clone()),
        absent,
    };
    let StageResponse::Analysis { analysis } =
        analyst.answer(&ask(vec!["Macro: away".to_owned(), "Risk: away".to_owned()]))
    else {
        panic!()
    };
    assert!(analysis.confidence <= 0.4);
    assert!(analysis.data_gaps.iter().any(|gap| gap.contains("Macro: away")));

    let mut planted = run.draft.clone();
    planted.evidence[0].value = Decimal::of(999.0);
    let ask = StageRequest::RedTeam {
        brief: run.brief.clone(),
        draft: planted.clone(),
        ledger: SharedLedger::new(run.ledger.clone()),
    };
    let StageResponse::RedTeam { objections, ruling } = analyst.answer(&ask) else {
        panic!()
    };
    assert_eq!(ruling, Ruling::Reject);
    let StageResponse::Analysis { analysis } = analyst.answer(&StageRequest::Revise {
        brief: run.brief.clone(),
        draft: planted,
        objections,
        ruling,
    }) else {
        panic!()
    };
    assert!(analysis.balance == Balance::InsufficientEvidence && analysis.confidence <= 0.1);
}
