use languages::language::{Language, detect};
use pipeline::brief::{MasterBrief, Triage};
use pipeline::committee::{Analysis, Challenge, Debrief, Finding, Ledger, Objection, Rebuttal, brief_for};
use pipeline::plan::{Member, Task};
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::reasoner::{SharedLedger, StageRequest, StageResponse};
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
    pub(super) brief: MasterBrief,
    pub(super) ledger: Ledger,
    pub(super) committee: Vec<Member>,
    pub(super) tasks: Vec<Task>,
    pub(super) findings: Vec<Finding>,
    pub(super) challenges: Vec<Challenge>,
    pub(super) rebuttals: Vec<Rebuttal>,
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
    let brief = brief_on(input, as_of, language).unwrap_or_else(|| panic!("{input}"));
    let ledger = BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets)).look_up(&brief, &Gathered::default());
    run_over(brief, ledger, language)
}

/// The brief of a question, where nothing has to be asked back.
pub(super) fn brief_on(input: &str, as_of: &str, language: Language) -> Option<MasterBrief> {
    let analyst = BuiltinAnalyst::default();
    let StageResponse::Triage {
        triage: Triage::Complete { brief },
    } = analyst.answer(&StageRequest::Triage {
        session_id: "ses_1".to_owned(),
        input: input.to_owned(),
        language,
        clarifications: Vec::new(),
        as_of: as_of.to_owned(),
        portfolio: Vec::new(),
    })
    else {
        return None;
    };
    Some(*brief)
}

/// The session of a brief over a ledger.
pub(super) fn run_over(brief: MasterBrief, ledger: Ledger, language: Language) -> Run {
    let analyst = BuiltinAnalyst::default();
    // Shared, because its digest takes as long to compute as everything else together.
    let shared = SharedLedger::new(ledger.clone());
    let StageResponse::Plan { committee, tasks } = analyst.answer(&StageRequest::Plan {
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
        let ask = StageRequest::Research {
            brief: brief_for(&member.role, &brief),
            member,
            task: task.clone(),
            given: Vec::new(),
            ledger: shared.clone(),
        };
        let StageResponse::Research { thinking, finding } = analyst.answer(&ask) else {
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
        let ask = StageRequest::Challenge {
            brief: brief_for(&member.role, &brief),
            member: member.clone(),
            findings: others,
            ledger: shared.clone(),
        };
        let StageResponse::Challenge { challenges: made } = analyst.answer(&ask) else {
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
        let ask = StageRequest::Rebut {
            brief: brief_for(&member.role, &brief),
            member,
            finding: finding.clone(),
            challenges: mine.clone(),
            ledger: shared.clone(),
        };
        let StageResponse::Rebut { rebuttals: made } = analyst.answer(&ask) else {
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
    let ask = StageRequest::Synthesise {
        brief: brief.clone(),
        committee: committee.clone(),
        findings: findings.clone(),
        challenges: challenges.clone(),
        rebuttals: rebuttals.clone(),
        ledger: shared.clone(),
        absent: Vec::new(),
    };
    let StageResponse::Analysis { analysis: draft } = analyst.answer(&ask) else {
        panic!()
    };
    let ask = StageRequest::RedTeam {
        brief: brief.clone(),
        draft: (*draft).clone(),
        ledger: shared.clone(),
    };
    let StageResponse::RedTeam { objections, ruling } = analyst.answer(&ask) else {
        panic!()
    };
    let ask = StageRequest::Revise {
        brief: brief.clone(),
        draft: (*draft).clone(),
        objections: objections.clone(),
        ruling,
    };
    let StageResponse::Analysis { analysis } = analyst.answer(&ask) else {
        panic!()
    };
    let ask = StageRequest::Debrief {
        brief: brief.clone(),
        analysis: (*analysis).clone(),
        members: committee.len(),
        language,
    };
    let StageResponse::Debrief { debrief } = analyst.answer(&ask) else {
        panic!()
    };
    words.push_str(&serde_json::to_string(&(&committee, &tasks, &draft, &objections, &analysis, &debrief)).unwrap());
    Run {
        brief,
        ledger,
        committee,
        tasks,
        findings,
        challenges,
        rebuttals,
        draft: *draft,
        objections,
        analysis: *analysis,
        debrief,
        words,
    }
}
