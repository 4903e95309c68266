//! A whole session of the built-in analyst over the data of one date.

use analyst::BuiltinAnalyst;
use data_room::{BuiltinDataRoom, Gathered};
use languages::language::Language;
use pipeline::brief::{MasterBrief, Triage};
use pipeline::committee::{Analysis, Challenge, Finding, Ledger, Rebuttal, Ruling};
use pipeline::plan::Member;
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::reasoner::{SharedLedger, StageRequest, StageResponse};
use pipeline::principal::Tier;

/// A question, read once, to be asked as of any date.
pub struct Session {
    brief: MasterBrief,
    room: BuiltinDataRoom,
    analyst: BuiltinAnalyst,
}

impl Session {
    /// Reads a question.
    pub fn new(question: &str) -> Result<Self, String> {
        let analyst = BuiltinAnalyst::default();
        let ask = StageRequest::Triage {
            session_id: "ses_calibrate".to_owned(),
            input: question.to_owned(),
            language: Language::En,
            clarifications: Vec::new(),
            as_of: "2026-11-15".to_owned(),
            portfolio: Vec::new(),
        };
        let StageResponse::Triage {
            triage: Triage::Complete { brief },
        } = analyst.answer(&ask)
        else {
            return Err(format!("the analyst does not complete this question: {question}"));
        };
        Ok(Self {
            brief: *brief,
            room: BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets)),
            analyst,
        })
    }

    /// What the committee says as of a date. Figures of a later date are left out, in case some data reaches beyond it.
    pub fn ask(&self, gathered: &Gathered, as_of: &str) -> Option<Analysis> {
        let mut brief = self.brief.clone();
        as_of.clone_into(&mut brief.as_of);
        let mut ledger = self.room.look_up(&brief, gathered);
        ledger.evidence.retain(|figure| figure.as_of.as_str() <= as_of);
        self.convene(&brief, ledger)
    }

    fn convene(&self, brief: &MasterBrief, ledger: Ledger) -> Option<Analysis> {
        let ledger = SharedLedger::new(ledger);
        let StageResponse::Plan { committee, tasks } = self.analyst.answer(&StageRequest::Plan {
            brief: brief.clone(),
            tier: Tier::Pro,
        }) else {
            return None;
        };
        let member = |id: &str| committee.iter().find(|member| member.member_id == id).cloned();
        let mut findings: Vec<Finding> = Vec::new();
        for task in &tasks {
            let ask = |member: Member| StageRequest::Research {
                brief: brief.clone(),
                member,
                task: task.clone(),
                given: Vec::new(),
                ledger: ledger.clone(),
            };
            if let Some(StageResponse::Research { finding, .. }) =
                member(&task.member_id).map(|member| self.analyst.answer(&ask(member)))
            {
                findings.push(*finding);
            }
        }
        let (challenges, rebuttals) = self.examine(brief, &committee, &findings, &ledger);
        let ask = StageRequest::Synthesise {
            brief: brief.clone(),
            committee: committee.clone(),
            findings,
            challenges,
            rebuttals,
            ledger: ledger.clone(),
            absent: Vec::new(),
        };
        let StageResponse::Analysis { analysis: draft } = self.analyst.answer(&ask) else {
            return None;
        };
        let ask = StageRequest::RedTeam {
            brief: brief.clone(),
            draft: (*draft).clone(),
            ledger,
        };
        let StageResponse::RedTeam { objections, ruling } = self.analyst.answer(&ask) else {
            return None;
        };
        if ruling == Ruling::Pass {
            return Some(*draft);
        }
        let ask = StageRequest::Revise {
            brief: brief.clone(),
            draft: (*draft).clone(),
            objections,
            ruling,
        };
        match self.analyst.answer(&ask) {
            StageResponse::Analysis { analysis } => Some(*analysis),
            _ => None,
        }
    }

    fn examine(
        &self,
        brief: &MasterBrief,
        committee: &[Member],
        findings: &[Finding],
        ledger: &SharedLedger,
    ) -> (Vec<Challenge>, Vec<Rebuttal>) {
        let (mut challenges, mut rebuttals) = (Vec::new(), Vec::new());
        for member in committee {
            let others = findings.iter().filter(|finding| finding.member_id != member.member_id);
            let ask = StageRequest::Challenge {
                brief: brief.clone(),
                member: member.clone(),
                findings: others.cloned().collect(),
                ledger: ledger.clone(),
            };
            if let StageResponse::Challenge { challenges: made } = self.analyst.answer(&ask) {
                challenges.extend(made);
            }
        }
        for finding in findings {
            let mine = challenges.iter().filter(|challenge| challenge.to == finding.member_id);
            let Some(member) = committee.iter().find(|member| member.member_id == finding.member_id) else {
                continue;
            };
            let ask = StageRequest::Rebut {
                brief: brief.clone(),
                member: member.clone(),
                finding: finding.clone(),
                challenges: mine.cloned().collect(),
                ledger: ledger.clone(),
            };
            if let StageResponse::Rebut { rebuttals: made } = self.analyst.answer(&ask) {
                rebuttals.extend(made);
            }
        }
        (challenges, rebuttals)
    }
}
