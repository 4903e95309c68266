//! The parts of the confidence: independent of the seats, of the order of names and of the language.

use languages::language::Language;
use pipeline::committee::{
    Analysis, Balance, Challenge, ChallengeKind, ConfidencePart, Evidence, Finding, Ledger, Rebuttal, RebuttalPosition,
};
use pipeline::ports::reasoner::{SharedLedger, StageRequest, StageResponse};
use pipeline::principal::Tier;

use super::BuiltinAnalyst;
use super::tests_session::{QUESTIONS, Run, run, run_on, run_over};

fn synthesised(run: &Run, findings: Vec<Finding>, challenges: Vec<Challenge>, rebuttals: Vec<Rebuttal>) -> Analysis {
    let ask = StageRequest::Synthesise {
        brief: run.brief.clone(),
        committee: run.committee.clone(),
        findings,
        challenges,
        rebuttals,
        ledger: SharedLedger::new(run.ledger.clone()),
        absent: Vec::new(),
    };
    match BuiltinAnalyst::default().answer(&ask) {
        StageResponse::Analysis { analysis } => *analysis,
        other => panic!("{other:?}"),
    }
}

fn parts(analysis: &Analysis) -> &[ConfidencePart] {
    analysis
        .confidence_breakdown
        .as_ref()
        .map_or(&[], |breakdown| &breakdown.parts)
}

fn kinds(analysis: &Analysis) -> Vec<&str> {
    parts(analysis).iter().map(|part| part.kind.as_str()).collect()
}

#[test]
fn the_parts_come_to_the_confidence() {
    for question in QUESTIONS {
        let draft = run(question).draft;
        if draft.balance == Balance::InsufficientEvidence {
            assert!(
                draft.confidence_breakdown.is_none() && draft.confidence == 0.0,
                "{question}"
            );
            continue;
        }
        let breakdown = draft.confidence_breakdown.as_ref().unwrap();
        let mean = breakdown.parts.iter().map(|part| part.value).sum::<f64>() / breakdown.parts.len() as f64;
        assert!(
            (mean - draft.confidence).abs() < 0.006,
            "{question}: {mean} {}",
            draft.confidence
        );
        assert!((breakdown.result() - draft.confidence).abs() < 1e-9 && breakdown.steps.is_empty());
        for part in &breakdown.parts {
            assert!(
                (part.freshness * part.agreement - part.value).abs() < 0.002,
                "{question}: {part:?}"
            );
            assert!(
                part.agreeing <= part.readings && !part.text.is_empty(),
                "{question}: {part:?}"
            );
        }
    }
}

#[test]
fn the_order_of_names_plays_no_part() {
    for (one, other) in [
        ("Alphabet or Apple for 5 years?", "Apple or Alphabet for 5 years?"),
        ("IBM vs MSFT for 5 years", "MSFT vs IBM for 5 years"),
        ("Nvidia or Intel for ten years?", "Intel or Nvidia for ten years?"),
        (
            "My portfolio: 50% AAPL, 50% MSFT. Is it sensible for 10 years?",
            "My portfolio: 50% MSFT, 50% AAPL. Is it sensible for 10 years?",
        ),
    ] {
        let (one, other) = (run(one), run(other));
        assert_eq!(one.draft.confidence, other.draft.confidence, "{}", one.brief.question);
        let agreeing = |run: &Run| {
            parts(&run.draft)
                .iter()
                .map(|part| (part.readings, part.agreeing))
                .collect::<Vec<_>>()
        };
        assert_eq!(agreeing(&one), agreeing(&other), "{}", one.brief.question);
    }
}

#[test]
fn the_language_plays_no_part() {
    let question = "Should I buy Microsoft for the next 5 years?";
    let english = run_on(question, "2026-11-15", Language::En);
    for language in Language::ALL {
        let run = run_on(question, "2026-11-15", language);
        assert_eq!(run.draft.confidence, english.draft.confidence, "{language:?}");
        assert_eq!(run.analysis.confidence, english.analysis.confidence, "{language:?}");
    }
}

#[test]
fn more_seats_never_cost_confidence() {
    for question in QUESTIONS {
        let run = run(question);
        let free = |finding: &&Finding| {
            let mut seats = run.committee.iter();
            seats.any(|member| member.member_id == finding.member_id && member.tier == Tier::Free)
        };
        let few = run.findings.iter().filter(free).cloned().collect();
        let few = synthesised(&run, few, Vec::new(), Vec::new());
        let all = synthesised(&run, run.findings.clone(), Vec::new(), Vec::new());
        assert!(
            few.confidence <= all.confidence,
            "{question}: {} with few",
            few.confidence
        );
    }
}

#[test]
fn an_answer_costs_nothing_and_silence_does() {
    let run = run("Is Microsoft a good investment for 10 years?");
    let finding = run
        .findings
        .iter()
        .find(|finding| finding.member_id == "m_fundamentals")
        .unwrap();
    let claim = &finding.claims[0];
    let challenge = Challenge {
        challenge_id: "ch_1".to_owned(),
        claim_id: claim.claim_id.clone(),
        by: "m_risk".to_owned(),
        to: finding.member_id.clone(),
        kind: ChallengeKind::BaseRate,
        text: "Why?".to_owned(),
    };
    let answer = |position: RebuttalPosition| Rebuttal {
        challenge_id: "ch_1".to_owned(),
        position,
        text: "Because.".to_owned(),
        confidence_before: claim.confidence,
        confidence_after: 0.01,
    };
    let with = |rebuttals: Vec<Rebuttal>| {
        synthesised(&run, run.findings.clone(), vec![challenge.clone()], rebuttals).confidence_breakdown
    };
    let unasked = synthesised(&run, run.findings.clone(), Vec::new(), Vec::new()).confidence_breakdown;
    assert_eq!(with(vec![answer(RebuttalPosition::Defend)]), unasked);
    assert_ne!(with(Vec::new()), unasked);
    assert_ne!(with(vec![answer(RebuttalPosition::Withdraw)]), unasked);
}

#[test]
fn only_evidence_that_a_question_needs_is_missed() {
    for (question, expected) in [
        (
            "Is Tesla a good investment for 5 years?",
            &["accounts", "valuation", "prices", "risk"][..],
        ),
        ("Is gold a hedge against inflation?", &["prices", "risk"]),
        ("Will inflation in the US stay high over 5 years?", &["economy"]),
    ] {
        assert_eq!(kinds(&run(question).draft), expected, "{question}");
    }
    // No prices of Tesla ship.
    let tesla = run("Is Tesla a good investment for 5 years?").draft;
    let prices = &parts(&tesla)[2];
    assert_eq!((prices.freshness, prices.value, prices.readings), (0.0, 0.0, 0));
    assert_eq!(prices.text, "Prices: no figures.");
}

/// Figures of today that all speak for Apple.
const AGREEING: [(&str, &str); 18] = [
    ("return_1y", "20"),
    ("momentum_12_1", "18"),
    ("trend", "8"),
    ("price", "200"),
    ("drawdown_now", "-2"),
    ("max_drawdown_36m", "-15"),
    ("vol_36m", "12"),
    ("revenue_growth_1y", "9"),
    ("eps_growth_1y", "12"),
    ("revenue_growth_5y", "8"),
    ("operating_margin", "30"),
    ("cash_conversion", "1.1"),
    ("fcf_margin", "20"),
    ("pe_percentile", "20"),
    ("pe", "15"),
    ("pe_median", "20"),
    ("earnings_yield", "7"),
    ("fcf_yield", "6"),
];

fn ledger_of(run: &Run, change: &[(&str, &str)]) -> Ledger {
    let model = run.ledger.evidence.first().unwrap();
    let figure = |(measure, value): &(&str, &str)| Evidence {
        evidence_id: format!("ev_AAPL_{measure}"),
        value: change
            .iter()
            .find(|(changed, _)| changed == measure)
            .map_or(*value, |(_, other)| *other)
            .parse()
            .unwrap(),
        as_of: run.brief.as_of.clone(),
        unit: "percent".to_owned(),
        period: None,
        ..model.clone()
    };
    let mut ledger = run.ledger.clone();
    ledger
        .evidence
        .retain(|figure| figure.evidence_id == "ev_long_rate" || figure.evidence_id == "ev_horizon");
    ledger.evidence.extend(AGREEING.iter().map(figure));
    ledger
}

#[test]
fn fresh_complete_and_agreeing_evidence_is_believed() {
    let run = run("Is Apple a good investment for 5 years?");
    let sure = run_over(run.brief.clone(), ledger_of(&run, &[]), Language::En);
    assert_eq!(sure.draft.balance, Balance::Favourable);
    assert!(sure.draft.confidence > 0.75, "{:?}", sure.draft.confidence_breakdown);
    assert!(sure.analysis.confidence > 0.5, "{}", sure.analysis.confidence);
    // Two of the readings point the other way.
    let other = [("return_1y", "-20"), ("fcf_yield", "1")];
    let less = run_over(run.brief.clone(), ledger_of(&run, &other), Language::En);
    assert_eq!(less.draft.balance, Balance::Favourable);
    assert!(less.draft.confidence < sure.draft.confidence && less.analysis.confidence > 0.5);
    // The same figures ten years later.
    let mut brief = run.brief.clone();
    brief.as_of = "2036-11-15".to_owned();
    let old = run_over(brief, ledger_of(&run, &[]), Language::En);
    assert!(
        old.draft.confidence < 0.3 * sure.draft.confidence,
        "{}",
        old.draft.confidence
    );
}
