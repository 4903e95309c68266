use languages::language::{Language, detect};
use pipeline::brief::{Mib, Triage};
use pipeline::committee::{Analysis, Debrief, Finding, Ledger, Objection};
use pipeline::plan::{Member, Task};
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::reasoner::{Ask, Reply, SharedLedger};
use pipeline::principal::Tier;

use super::BuiltinAnalyst;
use data_room::{BuiltinDataRoom, Gathered};

pub(super) const QUESTIONS: [&str; 12] = [
    "Should I buy Apple for the next 5 years?",
    "Is Apple a good investment for more than 20 years?",
    "Is Tesla a good investment for 5 years?",
    "Is the S&P 500 attractive over 10 years?",
    "IBM vs MSFT for 5 years",
    "Will inflation in the US stay high over 5 years?",
    "Is a 60/40 portfolio still sensible for 20 years?",
    "Are semiconductor stocks a good investment for 5 years?",
    "Ist Microsoft langfristig eine gute Anlage?",
    "Should I sell SPY this year?",
    "Is gold a hedge against inflation?",
    "Euro or dollar for the next five years?",
];

/// A whole session.
pub(super) struct Run {
    pub(super) brief: Mib,
    pub(super) ledger: Ledger,
    pub(super) committee: Vec<Member>,
    pub(super) tasks: Vec<Task>,
    pub(super) findings: Vec<Finding>,
    pub(super) draft: Analysis,
    pub(super) objections: Vec<Objection>,
    pub(super) analysis: Analysis,
    pub(super) debrief: Debrief,
    pub(super) words: String,
}

pub(super) fn run(input: &str) -> Run {
    run_on(input, "2026-11-15", detect(input))
}

/// A whole session on a day, in a language.
pub(super) fn run_on(input: &str, as_of: &str, language: Language) -> Run {
    let analyst = BuiltinAnalyst::default();
    let Reply::Triage {
        triage: Triage::Complete { brief },
    } = analyst.answer(&Ask::Triage {
        session_id: "ses_1".to_owned(),
        input: input.to_owned(),
        language,
        clarifications: Vec::new(),
        as_of: as_of.to_owned(),
        portfolio: Vec::new(),
    })
    else {
        panic!("{input}")
    };
    let brief = *brief;
    let ledger = BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets)).look_up(&brief, &Gathered::default());
    run_over(brief, ledger, language)
}

/// What becomes of a brief over a ledger.
pub(super) fn run_over(brief: Mib, ledger: Ledger, language: Language) -> Run {
    let analyst = BuiltinAnalyst::default();
    let Reply::Plan { committee, tasks } = analyst.answer(&Ask::Plan {
        brief: brief.clone(),
        tier: Tier::Pro,
    }) else {
        panic!()
    };
    let mut words = String::new();
    let mut findings = Vec::new();
    for task in &tasks {
        let member = committee
            .iter()
            .find(|member| member.member_id == task.member_id)
            .unwrap()
            .clone();
        let ask = Ask::Research {
            brief: brief.clone(),
            member,
            task: task.clone(),
            given: Vec::new(),
            ledger: SharedLedger::new(ledger.clone()),
        };
        let Reply::Research { thinking, finding } = analyst.answer(&ask) else {
            panic!()
        };
        words.push_str(&format!("{thinking}\n{}\n", serde_json::to_string(&finding).unwrap()));
        findings.push(*finding);
    }
    let mut challenges = Vec::new();
    for member in &committee {
        let others: Vec<Finding> = findings
            .iter()
            .filter(|finding| finding.member_id != member.member_id)
            .cloned()
            .collect();
        let ask = Ask::Challenge {
            brief: brief.clone(),
            member: member.clone(),
            findings: others,
            ledger: SharedLedger::new(ledger.clone()),
        };
        let Reply::Challenge { challenges: made } = analyst.answer(&ask) else {
            panic!()
        };
        assert!(made.len() <= 2);
        for challenge in made {
            let target = findings
                .iter()
                .flat_map(|finding| &finding.claims)
                .find(|claim| claim.claim_id == challenge.claim_id);
            assert!(target.is_some_and(|claim| !claim.figures.is_empty()), "{challenge:?}");
            assert_ne!(challenge.by, challenge.to);
            challenges.push(challenge);
        }
    }
    let mut rebuttals = Vec::new();
    for finding in &findings {
        let mine: Vec<_> = challenges
            .iter()
            .filter(|challenge| challenge.to == finding.member_id)
            .cloned()
            .collect();
        let member = committee
            .iter()
            .find(|member| member.member_id == finding.member_id)
            .unwrap()
            .clone();
        let ask = Ask::Rebut {
            brief: brief.clone(),
            member,
            finding: finding.clone(),
            challenges: mine.clone(),
            ledger: SharedLedger::new(ledger.clone()),
        };
        let Reply::Rebut { rebuttals: made } = analyst.answer(&ask) else {
            panic!()
        };
        assert_eq!(made.len(), mine.len());
        assert!(
            made.iter()
                .all(|rebuttal| rebuttal.confidence_after <= rebuttal.confidence_before)
        );
        rebuttals.extend(made);
    }
    words.push_str(&serde_json::to_string(&(&challenges, &rebuttals)).unwrap());
    let ask = Ask::Synthesise {
        brief: brief.clone(),
        committee: committee.clone(),
        findings: findings.clone(),
        challenges,
        rebuttals,
        ledger: SharedLedger::new(ledger.clone()),
        absent: Vec::new(),
    };
    let Reply::Analysis { analysis: draft } = analyst.answer(&ask) else {
        panic!()
    };
    let ask = Ask::RedTeam {
        brief: brief.clone(),
        draft: (*draft).clone(),
        ledger: SharedLedger::new(ledger.clone()),
    };
    let Reply::RedTeam { objections, ruling } = analyst.answer(&ask) else {
        panic!()
    };
    let ask = Ask::Revise {
        brief: brief.clone(),
        draft: (*draft).clone(),
        objections: objections.clone(),
        ruling,
    };
    let Reply::Analysis { analysis } = analyst.answer(&ask) else {
        panic!()
    };
    let ask = Ask::Debrief {
        brief: brief.clone(),
        analysis: (*analysis).clone(),
        members: committee.len(),
        language,
    };
    let Reply::Debrief { debrief } = analyst.answer(&ask) else {
        panic!()
    };
    words.push_str(&serde_json::to_string(&(&committee, &tasks, &draft, &objections, &analysis, &debrief)).unwrap());
    Run {
        brief,
        ledger,
        committee,
        tasks,
        findings,
        draft: *draft,
        objections,
        analysis: *analysis,
        debrief,
        words,
    }
}
