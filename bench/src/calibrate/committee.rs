//! A whole session of the built-in analyst over the data of one date.

use pipeline::brief::{Mib, Triage};
use pipeline::committee::{Analysis, Challenge, Finding, Ledger, Rebuttal, Ruling};
use pipeline::language::Language;
use pipeline::plan::Member;
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::reasoner::{Ask, Reply, SharedLedger};
use pipeline::principal::Tier;
use providers::analyst::BuiltinAnalyst;
use providers::data_room::{BuiltinDataRoom, Gathered};

/// A question, read once, to be asked as of any date.
pub struct Session {
    brief: Mib,
    room: BuiltinDataRoom,
    analyst: BuiltinAnalyst,
}

impl Session {
    /// Reads a question.
    pub fn new(question: &str) -> Result<Self, String> {
        let analyst = BuiltinAnalyst::default();
        let ask = Ask::Triage {
            session_id: "ses_calibrate".to_owned(),
            input: question.to_owned(),
            language: Language::En,
            clarifications: Vec::new(),
            as_of: "2026-11-15".to_owned(),
            portfolio: Vec::new(),
        };
        let Reply::Triage {
            triage: Triage::Complete { brief },
        } = analyst.answer(&ask)
        else {
            return Err(format!("not understood: {question}"));
        };
        Ok(Self {
            brief: *brief,
            room: BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets)),
            analyst,
        })
    }

    /// What the committee says as of a date. Figures of a later date are left out, should any data reach beyond it.
    pub fn ask(&self, gathered: &Gathered, as_of: &str) -> Option<Analysis> {
        let mut brief = self.brief.clone();
        as_of.clone_into(&mut brief.as_of);
        let mut ledger = self.room.look_up(&brief, gathered);
        ledger.evidence.retain(|figure| figure.as_of.as_str() <= as_of);
        self.convene(&brief, ledger)
    }

    fn convene(&self, brief: &Mib, ledger: Ledger) -> Option<Analysis> {
        let ledger = SharedLedger::new(ledger);
        let Reply::Plan { committee, tasks } = self.analyst.answer(&Ask::Plan {
            brief: brief.clone(),
            tier: Tier::Pro,
        }) else {
            return None;
        };
        let member = |id: &str| committee.iter().find(|member| member.member_id == id).cloned();
        let mut findings: Vec<Finding> = Vec::new();
        for task in &tasks {
            let ask = |member: Member| Ask::Research {
                brief: brief.clone(),
                member,
                task: task.clone(),
                given: Vec::new(),
                ledger: ledger.clone(),
            };
            if let Some(Reply::Research { finding, .. }) =
                member(&task.member_id).map(|member| self.analyst.answer(&ask(member)))
            {
                findings.push(*finding);
            }
        }
        let (challenges, rebuttals) = self.examine(brief, &committee, &findings, &ledger);
        let ask = Ask::Synthesise {
            brief: brief.clone(),
            committee: committee.clone(),
            findings,
            challenges,
            rebuttals,
            ledger: ledger.clone(),
            absent: Vec::new(),
        };
        let Reply::Analysis { analysis: draft } = self.analyst.answer(&ask) else {
            return None;
        };
        let ask = Ask::RedTeam {
            brief: brief.clone(),
            draft: (*draft).clone(),
            ledger,
        };
        let Reply::RedTeam { objections, ruling } = self.analyst.answer(&ask) else {
            return None;
        };
        if ruling == Ruling::Pass {
            return Some(*draft);
        }
        let ask = Ask::Revise {
            brief: brief.clone(),
            draft: (*draft).clone(),
            objections,
            ruling,
        };
        match self.analyst.answer(&ask) {
            Reply::Analysis { analysis } => Some(*analysis),
            _ => None,
        }
    }

    fn examine(
        &self,
        brief: &Mib,
        committee: &[Member],
        findings: &[Finding],
        ledger: &SharedLedger,
    ) -> (Vec<Challenge>, Vec<Rebuttal>) {
        let (mut challenges, mut rebuttals) = (Vec::new(), Vec::new());
        for member in committee {
            let others = findings.iter().filter(|finding| finding.member_id != member.member_id);
            let ask = Ask::Challenge {
                brief: brief.clone(),
                member: member.clone(),
                findings: others.cloned().collect(),
                ledger: ledger.clone(),
            };
            if let Reply::Challenge { challenges: made } = self.analyst.answer(&ask) {
                challenges.extend(made);
            }
        }
        for finding in findings {
            let mine = challenges.iter().filter(|challenge| challenge.to == finding.member_id);
            let Some(member) = committee.iter().find(|member| member.member_id == finding.member_id) else {
                continue;
            };
            let ask = Ask::Rebut {
                brief: brief.clone(),
                member: member.clone(),
                finding: finding.clone(),
                challenges: mine.cloned().collect(),
                ledger: ledger.clone(),
            };
            if let Reply::Rebut { rebuttals: made } = self.analyst.answer(&ask) {
                rebuttals.extend(made);
            }
        }
        (challenges, rebuttals)
    }
}
