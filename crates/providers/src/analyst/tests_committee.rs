use std::time::Duration;

use pipeline::brief::Mib;
use pipeline::committee::{Ruling, Stance};
use pipeline::language::Language;
use pipeline::ports::reasoner::{Ask, Reasoner, Reply, SharedLedger};
use pipeline::principal::Tier;

use super::BuiltinAnalyst;
use super::tests_session::{QUESTIONS, run};

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
            assert_eq!(task.status, "pending");
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
            assert!((1..=4).contains(&finding.claims.len()));
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
            } else {
                assert!(
                    finding.caveats.iter().any(|caveat| caveat.starts_with("Stale")),
                    "{finding:?}"
                );
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

/// Every number in the texts is a value of the ledger, a part of a date, or a part of the subject's name.
#[test]
fn numbers_in_the_texts_are_figures() {
    for question in QUESTIONS {
        let run = run(question);
        let mut texts: Vec<String> = vec![run.analysis.thesis.clone()];
        texts.extend(run.analysis.drivers.clone());
        texts.extend(
            run.analysis
                .risks
                .iter()
                .map(|risk| format!("{} {} {}", risk.text, risk.mitigant, risk.tripwire)),
        );
        texts.extend(run.analysis.scenarios.iter().map(|scenario| scenario.text.clone()));
        texts.extend(
            run.analysis
                .red_team
                .iter()
                .map(|objection| objection.objection.clone()),
        );
        texts.extend(run.analysis.dissent.iter().map(|dissent| dissent.text.clone()));
        texts.extend(run.analysis.what_would_change_the_view.clone());
        for finding in &run.findings {
            texts.extend([finding.claim.clone(), finding.reasoning.clone()]);
            texts.extend(finding.caveats.clone());
            texts.extend(
                finding
                    .claims
                    .iter()
                    .map(|claim| format!("{} {}", claim.text, claim.wrong_if)),
            );
        }
        for text in texts {
            let names = run.brief.subject.instruments.iter().map(|instrument| &instrument.name);
            let plain = names.fold(text.replace(&run.brief.subject.in_words(), ""), |text, name| {
                text.replace(name, "")
            });
            for token in plain.split(|letter: char| !(letter.is_ascii_digit() || letter == '.' || letter == '-')) {
                let token = token.trim_end_matches(['.', '-']);
                if !token.chars().any(|letter| letter.is_ascii_digit()) {
                    continue;
                }
                let known = run
                    .ledger
                    .evidence
                    .iter()
                    .any(|evidence| evidence.value == token || evidence.as_of == token);
                let year = token.len() == 4 && token.starts_with("18");
                let dated = plain.contains(&format!("end {token}"));
                assert!(known || year || dated, "{question}: {token} in {text}");
            }
        }
    }
}

#[test]
fn scenarios_sum_to_a_hundred_or_have_no_number() {
    let mut counted = 0;
    for question in QUESTIONS {
        let run = run(question);
        assert_eq!(run.analysis.scenarios.len(), 3);
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
    let tesla = run("Is Tesla a good investment for 5 years?");
    assert_eq!(tesla.draft.balance, "insufficient_evidence");
    assert!(tesla.analysis.confidence <= 0.1);
    assert!(tesla.analysis.data_gaps.iter().any(|gap| gap.contains("Tesla")));

    let market = run("Is the S&P 500 attractive over 10 years?");
    assert_ne!(market.analysis.balance, "insufficient_evidence");
    assert!(market.analysis.confidence > 0.1 && market.analysis.confidence < market.draft.confidence);
    assert!(
        market
            .analysis
            .red_team
            .iter()
            .all(|objection| objection.disposition != "open" && !objection.response.is_empty())
    );

    // Stocks of one industry are not the market, and inflation is neither for nor against anybody.
    let chips = run("Are semiconductor stocks a good investment for 5 years?");
    assert_eq!(chips.brief.subject.themes, ["semiconductor stocks"]);
    assert_eq!(chips.analysis.balance, "insufficient_evidence");
    let inflation = run("Will inflation in the US stay high over 5 years?");
    assert_eq!(inflation.analysis.balance, "mixed");
    assert!(
        inflation
            .findings
            .iter()
            .all(|finding| finding.stance == Stance::Neutral)
    );

    // Prices of 2013 cannot carry a judgement on five years from now; the red team says so, and it is taken back.
    let apple = run("Is Apple a good investment for 5 years?");
    assert_ne!(apple.draft.balance, "insufficient_evidence");
    assert!(apple.objections.iter().any(|objection| objection.severity == "high"));
    assert_eq!(apple.analysis.balance, "insufficient_evidence");
}

#[test]
fn absence_and_planted_figures_cost_confidence() {
    let run = run("Is the S&P 500 attractive over 10 years?");
    let analyst = BuiltinAnalyst::default();
    let ask = |absent: Vec<String>| Ask::Synthesise {
        brief: run.brief.clone(),
        committee: run.committee.clone(),
        findings: run.findings.clone(),
        challenges: Vec::new(),
        rebuttals: Vec::new(),
        ledger: SharedLedger::new(run.ledger.clone()),
        absent,
    };
    let Reply::Analysis { analysis } = analyst.answer(&ask(vec!["Macro: away".to_owned(), "Risk: away".to_owned()]))
    else {
        panic!()
    };
    assert!(analysis.confidence <= 0.4);
    assert!(analysis.data_gaps.iter().any(|gap| gap.contains("Macro: away")));

    let mut planted = run.draft.clone();
    planted.evidence[0].value = "999".to_owned();
    let ask = Ask::RedTeam {
        brief: run.brief.clone(),
        draft: planted.clone(),
        ledger: SharedLedger::new(run.ledger.clone()),
    };
    let Reply::RedTeam { objections, ruling } = analyst.answer(&ask) else {
        panic!()
    };
    assert_eq!(ruling, Ruling::Reject);
    let Reply::Analysis { analysis } = analyst.answer(&Ask::Revise {
        draft: planted,
        objections,
        ruling,
    }) else {
        panic!()
    };
    assert!(analysis.balance == "insufficient_evidence" && analysis.confidence <= 0.1);
}

#[test]
fn a_german_session_ends_in_german() {
    let debrief = run("Ist Microsoft langfristig eine gute Anlage?").debrief;
    assert!(debrief.headline.contains("Belege"), "{}", debrief.headline);
    assert!(debrief.paragraphs[0].starts_with("Ihre Frage: Ist Microsoft"));
    let text = debrief.paragraphs.join(" ");
    for english in [" the ", " of ", " and ", "No ", "evidence"] {
        assert!(!text.contains(english), "{english}: {text}");
    }
    assert!(
        debrief
            .key_numbers
            .iter()
            .any(|number| number.name.contains("Rendite über 12 Monate (MSFT)") && number.value.ends_with(" %"))
    );
    assert!(
        debrief
            .terms
            .iter()
            .any(|term| term.term == "Gewissheitsgrad" && term.meaning.starts_with("Der Gewissheitsgrad"))
    );
}

#[test]
fn every_language_has_every_phrase() {
    let market = run("Is the S&P 500 attractive over 10 years?");
    let analyst = BuiltinAnalyst::default();
    for language in Language::ALL {
        let ask = Ask::Debrief {
            brief: market.brief.clone(),
            analysis: market.analysis.clone(),
            members: 7,
            language,
        };
        let Reply::Debrief { debrief } = analyst.answer(&ask) else {
            panic!()
        };
        assert!(debrief.key_numbers.len() >= 4, "{language:?}");
        let all = serde_json::to_string(&debrief).unwrap();
        for left in ["{", "role-", "term-", "gap-"] {
            let left_over = debrief
                .paragraphs
                .iter()
                .chain(debrief.terms.iter().map(|term| &term.term))
                .any(|text| text.contains(left));
            assert!(!left_over, "{language:?} {left}: {all}");
        }
    }
}

#[tokio::test]
async fn the_pace_is_kept() {
    let ask = Ask::Plan {
        brief: Mib::default(),
        tier: Tier::Free,
    };
    let before = std::time::Instant::now();
    let answered = BuiltinAnalyst::new(Duration::from_millis(30))
        .reason(&ask)
        .await
        .unwrap();
    assert!(before.elapsed() >= Duration::from_millis(30));
    assert_eq!(answered.usage.calls, 1);
}
