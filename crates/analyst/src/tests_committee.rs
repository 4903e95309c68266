use std::time::Duration;

use figures::numbers::Tracer;
use languages::language::Language;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Balance, Bounds, Disposition, Finding, Severity, Stance};
use pipeline::execution::TaskStatus;
use pipeline::ports::reasoner::{CallContext, Reasoner, StageRequest};
use pipeline::principal::Tier;

use super::BuiltinAnalyst;
use super::tests_session::{QUESTIONS, Run, run, run_on};

#[test]
fn the_same_ask_gets_the_same_reply() {
    for question in QUESTIONS {
        assert_eq!(run(question).words, run(question).words);
    }
}

#[test]
fn nothing_says_what_to_do() {
    for question in QUESTIONS {
        let said = run(question).words.to_lowercase();
        for word in said.split(|letter: char| !letter.is_alphanumeric()) {
            assert!(!["buy", "sell", "hold"].contains(&word), "{question}: {word}");
        }
    }
}

#[test]
fn the_plan_is_of_the_right_size() {
    for question in QUESTIONS {
        let run = run(question);
        assert!((5..=9).contains(&run.committee.len()));
        let free = run.committee.iter().filter(|member| member.tier == Tier::Free).count();
        assert_eq!(free, 5, "{question}");
        for task in &run.tasks {
            assert!(run.committee.iter().any(|member| member.member_id == task.member_id));
            assert!(
                run.tasks
                    .iter()
                    .filter(|other| task.depends_on.contains(&other.task_id))
                    .count()
                    == task.depends_on.len()
            );
            assert_eq!(task.status, TaskStatus::Pending);
        }
        let seated = |id: &str| {
            run.committee
                .iter()
                .any(|member| member.member_id == id && member.tier == Tier::Free)
        };
        assert!(
            run.tasks
                .iter()
                .filter(|task| task.required)
                .all(|task| seated(&task.member_id))
        );
        assert_eq!(run.tasks.len(), run.committee.len() - 2);
    }
}

#[test]
fn every_figure_is_in_the_ledger() {
    for question in QUESTIONS {
        let run = run(question);
        for finding in &run.findings {
            assert!((1..=5).contains(&finding.claims.len()));
            assert_eq!(finding.finding_id, format!("f_{}", finding.task_id));
            for figure in &finding.figures {
                let evidence = run
                    .ledger
                    .evidence
                    .iter()
                    .find(|evidence| evidence.evidence_id == figure.evidence_id)
                    .unwrap();
                assert_eq!(
                    (&figure.value, &figure.unit, &figure.as_of),
                    (&evidence.value, &evidence.unit, &evidence.as_of)
                );
            }
            for id in finding.claims.iter().flat_map(|claim| &claim.figures) {
                assert!(finding.evidence.contains(id));
            }
            if finding.evidence.is_empty() {
                assert!(finding.stance == Stance::Neutral && finding.confidence <= 0.2 && !finding.caveats.is_empty());
            } else if finding.figures.iter().any(|figure| figure.as_of.as_str() < "2025-11") {
                // Whoever quotes what is older than a year says so.
                assert!(!finding.caveats.is_empty(), "{finding:?}");
            }
        }
        assert!(
            run.analysis
                .evidence
                .iter()
                .all(|evidence| run.ledger.evidence.contains(evidence))
        );
    }
}

/// Every text that a reader sees.
fn texts(run: &Run) -> Vec<String> {
    let (mut findings, mut analysis, mut debrief) = (run.findings.clone(), run.analysis.clone(), run.debrief.clone());
    let mut texts: Vec<&mut String> = findings.iter_mut().flat_map(Finding::texts_mut).collect();
    texts.extend(analysis.texts_mut());
    texts.extend(debrief.texts_mut());
    let mut texts: Vec<String> = texts.into_iter().map(|text| text.clone()).collect();
    texts.extend(
        run.findings
            .iter()
            .flat_map(|finding| &finding.figures)
            .map(|figure| figure.name.clone()),
    );
    texts.extend(run.debrief.key_numbers.iter().map(|number| number.name.clone()));
    texts.extend(run.debrief.terms.iter().map(|term| term.term.clone()));
    for member in &run.committee {
        texts.extend([member.title.clone(), member.mandate.clone(), member.lens.clone()]);
    }
    for task in &run.tasks {
        texts.extend([task.title.clone(), task.instructions.clone(), task.acceptance.clone()]);
    }
    texts
}

/// The texts with a number that the ledger does not know, with the number cut out.
fn untraced(run: &Run) -> Vec<String> {
    let names = run.brief.subject.instruments.iter();
    let mut given = vec![run.brief.question.as_str(), run.brief.horizon.as_str()];
    given.extend(names.map(|instrument| instrument.name.as_str()));
    let mut tracer = Tracer::new(&run.ledger, given);
    for analysis in [&run.draft, &run.analysis] {
        tracer.also([analysis.confidence]);
        let scenarios = analysis.scenarios.iter();
        tracer.also(scenarios.filter_map(|scenario| scenario.probability.map(f64::from)));
    }
    let claims = run.findings.iter().flat_map(|finding| &finding.claims);
    let bounds = claims.filter_map(|claim| claim.bounds.as_ref());
    tracer.also(bounds.flat_map(Bounds::numbers));
    let texts = texts(run);
    let traced = texts.iter().map(|text| (tracer.trace(text), text));
    traced
        .filter(|(traced, text)| traced != *text)
        .map(|(traced, _)| traced)
        .collect()
}

#[test]
fn numbers_in_the_texts_are_figures() {
    for question in QUESTIONS {
        assert_eq!(untraced(&run(question)), Vec::<String>::new(), "{question}");
    }
}

/// A message that is missing, a variable that is not filled and a number that the checker cannot read back all show in
/// the texts.
#[test]
fn every_language_tells_the_whole_session() {
    for language in Language::ALL {
        for question in [
            "Should I buy Apple for the next 5 years?",
            "IBM vs MSFT for 5 years",
            "S&P 500 for 10 years?",
        ] {
            let run = run_on(question, "2026-11-15", language);
            assert_eq!(untraced(&run), Vec::<String>::new(), "{language:?} {question}");
            let all = texts(&run).join("\n");
            for left in [
                "{ $",
                "{$",
                "claim-",
                "wrong-",
                "measure-",
                "thesis-",
                "risk-",
                "tell-",
                "objection-",
                "answer-",
                "first-",
                "current-",
                "gap-",
                "seat-",
            ] {
                assert!(!all.contains(left), "{language:?} {question} {left}: {all}");
            }
            if language != Language::En {
                let english = all
                    .lines()
                    .find(|line| line.contains(" the ") || line.contains(" and "));
                assert_eq!(english, None, "{language:?} {question}");
            }
        }
    }
}

#[test]
fn scenarios_sum_to_a_hundred_or_have_no_number() {
    let mut counted = 0;
    for question in QUESTIONS {
        let run = run(question);
        // On the economy there is nothing to gain or to lose.
        let economy = question.contains("inflation in the US");
        assert_eq!(run.analysis.scenarios.len(), if economy { 0 } else { 3 }, "{question}");
        let numbers: Vec<u32> = run
            .analysis
            .scenarios
            .iter()
            .filter_map(|scenario| scenario.probability)
            .collect();
        match numbers.len() {
            0 => {}
            3 => {
                assert_eq!(numbers.iter().sum::<u32>(), 100, "{question}");
                counted += 1;
            }
            _ => panic!("{question}"),
        }
    }
    assert!(counted >= 4);
}

#[test]
fn balance_follows_the_evidence() {
    let nestle = run("Is Nestlé a good investment for 5 years?");
    assert_eq!(nestle.draft.balance, Balance::InsufficientEvidence);
    assert!(nestle.analysis.confidence <= 0.1);
    let gaps = &nestle.analysis.data_gaps;
    assert!(
        gaps.iter().any(|gap| gap.contains("Nestl") && gap.contains("Import")),
        "{gaps:?}"
    );

    // Accounts of three years ago carry a judgement on five years, a weak one.
    let tesla = run("Is Tesla a good investment for 5 years?");
    assert_ne!(tesla.analysis.balance, Balance::InsufficientEvidence);
    assert!(tesla.analysis.confidence < 0.3);

    let market = run("Is the S&P 500 attractive over 10 years?");
    assert_ne!(market.analysis.balance, Balance::InsufficientEvidence);
    assert!(market.analysis.confidence > 0.1 && market.analysis.confidence < market.draft.confidence);
    assert!(
        market
            .analysis
            .red_team
            .iter()
            .all(|objection| objection.disposition != Disposition::Open && !objection.response.is_empty())
    );

    // Stocks of one industry are not the market, and inflation is neither for nor against anybody.
    let chips = run("Are semiconductor stocks a good investment for 5 years?");
    assert_eq!(chips.brief.subject.themes, ["semiconductor stocks"]);
    assert_eq!(chips.analysis.balance, Balance::InsufficientEvidence);
    let inflation = run("Will inflation in the US stay high over 5 years?");
    assert_eq!(inflation.analysis.balance, Balance::Mixed);
    assert!(
        inflation
            .findings
            .iter()
            .all(|finding| finding.stance == Stance::Neutral)
    );

    // Two companies that only prices of 2013 compare are not ranked.
    let compared = run("IBM vs MSFT for 5 years");
    assert_eq!(compared.draft.balance, Balance::InsufficientEvidence);
    assert!(
        compared.draft.thesis.starts_with("We cannot rank"),
        "{}",
        compared.draft.thesis
    );

    // Accounts of 2020 cannot carry a judgement on one year from now; the red team says so, and it is taken back.
    let short = run("Is WTFC a good investment for 1 year?");
    assert_ne!(short.draft.balance, Balance::InsufficientEvidence);
    assert!(
        short
            .objections
            .iter()
            .any(|objection| objection.severity == Severity::High)
    );
    assert_eq!(short.analysis.balance, Balance::InsufficientEvidence);
}

/// What a comparison says does not depend on who is named first.
#[test]
fn a_comparison_is_the_same_from_both_sides() {
    let (one, other) = (
        run("Walmart vs Costco for 5 years"),
        run("Costco vs Walmart for 5 years"),
    );
    let mirrored = match one.draft.balance {
        Balance::Favourable => Balance::Unfavourable,
        Balance::Unfavourable => Balance::Favourable,
        same => same,
    };
    assert_eq!(other.draft.balance, mirrored);
}

#[test]
fn a_german_session_ends_in_german() {
    let debrief = run("Ist Microsoft langfristig eine gute Anlage?").debrief;
    assert!(debrief.headline.contains("Zahlen"), "{}", debrief.headline);
    assert!(debrief.paragraphs[0].starts_with("Ihre Frage: Ist Microsoft"));
    let text = debrief.paragraphs.join(" ");
    for english in [" the ", " of ", " and ", "No ", "evidence"] {
        assert!(!text.contains(english), "{english}: {text}");
    }
    assert!(
        debrief
            .key_numbers
            .iter()
            .any(|number| number.name.contains("Microsoft") && number.value.ends_with("\u{a0}%"))
    );
    assert!(
        debrief
            .terms
            .iter()
            .any(|term| term.term == "Verlässlichkeit" && term.meaning.starts_with("Die Verlässlichkeit"))
    );
}

#[test]
fn prices_of_long_ago_are_no_key_numbers() {
    // The shipped prices of Apple end in 2013, its accounts do not.
    let run = run("Should I buy Apple stock now for the next five years?");
    let evidence = &run.draft.evidence;
    assert!(evidence.iter().any(|figure| figure.as_of.as_str() < "2014"));
    let dates: Vec<&str> = run
        .debrief
        .key_numbers
        .iter()
        .map(|number| number.as_of.as_str())
        .collect();
    assert!(
        !dates.is_empty() && dates.iter().all(|date| *date > "2020"),
        "{dates:?}"
    );
}

#[tokio::test]
async fn the_pace_is_kept() {
    let ask = StageRequest::Plan {
        brief: MasterBrief::default(),
        tier: Tier::Free,
    };
    let before = std::time::Instant::now();
    let answered = BuiltinAnalyst::new(Duration::from_millis(30))
        .reason(&ask, CallContext::plain())
        .await
        .unwrap();
    assert!(before.elapsed() >= Duration::from_millis(30));
    assert_eq!(answered.usage.calls, 1);
}

#[test]
fn only_figures_on_what_is_asked_make_the_balance() {
    // Members do not see the question: growth that speaks for a company says nothing about its price.
    let run = run("Is Nvidia overvalued?");
    assert_eq!(run.draft.balance, Balance::Unfavourable);
    let drivers = run.draft.drivers.join("\n");
    assert!(!drivers.contains("sales grew"), "{drivers}");
    // Nor are figures on the market around it among the key numbers.
    let names: Vec<&str> = run.debrief.key_numbers.iter().map(|key| key.name.as_str()).collect();
    assert!(names.iter().all(|name| name.contains("NVIDIA")), "{names:?}");
}

#[test]
fn a_member_who_sees_only_the_subject_looks_up_nothing() {
    // The name of a pair of currencies alone would be a question for its rate.
    let run = run("What is the outlook for the euro against the dollar for five years?");
    assert!(run.findings.iter().all(|finding| !finding.claim.is_empty()));
}
