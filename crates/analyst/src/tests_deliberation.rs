//! What the committee makes of its own claims, over many questions.

use std::collections::BTreeMap;

use languages::language::Language;
use pipeline::committee::text_changes;

use super::examination::examine;
use super::figures::Figures;
use super::grounds::GROUNDS;
use super::tests_session::{Run, run};
use super::words::Words;

/// Stocks, comparisons, the market, the economy, metals, currencies and portfolios.
const QUESTIONS: [&str; 26] = [
    "Should I buy Apple for the next 5 years?",
    "Is Apple a good investment for more than 20 years?",
    "Is Tesla a good investment for 5 years?",
    "Is Alphabet a good investment for 10 years?",
    "Is Microsoft a good investment for 15 years?",
    "Is IBM worth it for 20 years?",
    "Is Cohu a good investment for 10 years?",
    "Is Wintrust Financial a good investment for 10 years?",
    "Is Oceaneering a good investment for 10 years?",
    "Is Ceridian a good investment for 10 years?",
    "Is the S&P 500 attractive over 10 years?",
    "Is the S&P 500 attractive for one year?",
    "IBM vs MSFT for 20 years",
    "Apple vs Alphabet for 5 years",
    "Tesla or Apple for 10 years?",
    "Alphabet vs Tesla for 10 years",
    "Will inflation in the US stay high over 5 years?",
    "Is a recession coming within a year?",
    "Is the yield curve inverted this year?",
    "Is a 60/40 portfolio still sensible for 20 years?",
    "Stocks or bonds for 20 years?",
    "Is gold a hedge against inflation?",
    "Euro or dollar for the next five years?",
    "Should I sell SPY this year?",
    "Is Google too expensive for 5 years?",
    "Are US stocks too expensive for the next ten years?",
];

fn count<'r>(runs: impl Iterator<Item = &'r Run>) -> BTreeMap<String, usize> {
    let mut counted = BTreeMap::new();
    for ruling in runs.flat_map(|run| &run.draft.rulings) {
        *counted.entry(ruling.ruling.name().to_owned()).or_default() += 1;
    }
    counted
}

#[test]
fn a_deliberation_can_end_either_way() {
    let runs: Vec<Run> = QUESTIONS.iter().map(|question| run(question)).collect();
    let counted = count(runs.iter());
    let all: usize = counted.values().sum();
    for ruling in ["upheld", "weakened", "withdrawn"] {
        let times = counted.get(ruling).copied().unwrap_or_default();
        assert!(
            times > 0 && times * 100 <= all * 70,
            "{ruling}: {times} times in {counted:?}"
        );
    }
    let asked: Vec<&str> = runs
        .iter()
        .flat_map(|run| &run.challenges)
        .map(|asked| asked.text.as_str())
        .collect();
    let words = Words::of(Language::En);
    let put = |id: &str| {
        asked
            .iter()
            .any(|text| text.ends_with(&words.text(&format!("ask-{id}"))))
    };
    let mut ids: Vec<&str> = GROUNDS.iter().map(|ground| ground.id).filter(|id| put(id)).collect();
    ids.dedup();
    assert!(
        ids.len() >= 20,
        "only {} kinds of questions were asked: {ids:?}",
        ids.len()
    );
}

#[test]
fn a_challenge_quotes_a_figure_of_the_same_subject_and_time() {
    for question in QUESTIONS {
        let run = run(question);
        let figures = Figures::new(&run.brief, &run.ledger);
        for asked in &run.challenges {
            let mut claims = run.findings.iter().flat_map(|finding| &finding.claims);
            let claim = claims.find(|claim| claim.claim_id == asked.claim_id).unwrap();
            let seat = asked.by.strip_prefix("m_").unwrap();
            let mut questions = examine(seat, claim, &figures).into_iter();
            assert!(questions.any(|question| question.text == asked.text), "{question}");
            let claimed = figures.get(&claim.figures[0]).unwrap();
            // Figures without a key of their own are the US market's.
            let subject = |id: &str| {
                let mut topics = figures.topics.iter();
                let topic = topics.find(|topic| id.starts_with(&format!("ev_{}_", topic.key)));
                topic.map_or("sp", |topic| topic.key.as_str())
            };
            let of_subject = |id: &str| figures.compares || subject(id) == subject(&claimed.evidence_id);
            let quoted = run.ledger.evidence.iter().any(|figure| {
                of_subject(&figure.evidence_id)
                    && asked.text.contains(&figures.words.quantity(figure))
                    && (figures.years_old(figure) - figures.years_old(claimed)).abs() <= 1.0
            });
            assert!(quoted, "{question}: {} asked of {}", asked.text, claim.text);
        }
    }
}

#[test]
fn a_revision_says_what_it_changed_and_a_ruling_why() {
    for question in QUESTIONS {
        let run = run(question);
        let changes = text_changes(&run.draft, &run.analysis);
        assert_eq!(
            changes.is_empty(),
            run.draft.thesis == run.analysis.thesis && run.draft.risks == run.analysis.risks
        );
        for ruling in &run.draft.rulings {
            let answered = run.rebuttals.iter().any(|answer| ruling.reason.contains(&answer.text));
            assert!(answered, "{question}: {ruling:?}");
        }
        // Nobody votes against the view and goes unnamed.
        for finding in pipeline::committee::checks::dissenting(run.draft.balance, &run.findings) {
            let named = run
                .draft
                .dissent
                .iter()
                .any(|dissent| dissent.member_id == finding.member_id);
            assert!(named, "{question}: {}", finding.member_id);
        }
    }
}

/// No two seats with a finding want to check the same figure next.
#[test]
fn seats_differ_in_what_they_look_at_next() {
    let run = run("Should I buy Apple for the next 5 years?");
    let start = "Next to check: ";
    let next: Vec<&String> = run
        .findings
        .iter()
        .flat_map(|finding| finding.caveats.iter().find(|caveat| caveat.starts_with(start)))
        .collect();
    assert!(next.len() >= 3, "{next:?}");
    for (at, step) in next.iter().enumerate() {
        assert!(!next[at + 1..].contains(step), "{step}");
    }
}
