//! What the members find, challenge and answer, and the analysis that results.

mod analysis;
mod bounds;
mod breakdown;
pub mod checks;
mod revision;
mod terms;

use serde::{Deserialize, Serialize};

pub use self::analysis::{
    Absence, Analysis, ClaimRuling, Debrief, Dissent, FigureTable, KeyNumber, MemberVote, Objection, Risk, Scenario,
    TableCell, TableRow, Term, WeighedClaim,
};
pub use self::bounds::{Bounds, Range, Turn};
pub use self::breakdown::{ConfidenceBreakdown, ConfidencePart, ConfidenceStep};
pub use self::revision::{TextChange, text_changes};
pub use self::terms::{Balance, ChallengeKind, ClaimKind, ClaimStatus, Disposition, RebuttalPosition, Severity};
use crate::brief::MasterBrief;
use crate::brief::holdings::Holdings;
pub use figures::ledger::{Evidence, Figure, FigureKind, Ledger, LedgerFault, Source};

/// Whether something speaks for or against the subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    /// For.
    Supports,
    /// Against.
    Opposes,
    /// Neither.
    Neutral,
}

impl Stance {
    /// Its name on the wire, which messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Supports => "supports",
            Self::Opposes => "opposes",
            Self::Neutral => "neutral",
        }
    }
}

/// One statement of a finding, which others can question by its id.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// Stable within the session.
    pub claim_id: String,
    /// What kind of statement it is.
    #[serde(rename = "type")]
    pub kind: ClaimKind,
    /// Whether it speaks for or against the subject.
    pub stance: Stance,
    /// What it says.
    pub text: String,
    /// The ids of the ledger's figures that support it.
    pub figures: Vec<String>,
    /// 0 to 1.
    pub confidence: f64,
    /// What would refute it.
    pub wrong_if: String,
    /// Its state after the challenges so far, or the chair's ruling.
    pub status: ClaimStatus,
    /// The ids of the challenges to it.
    pub challenged_by: Vec<String>,
    /// The bounds by which its first figure was judged; absent where no bound decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounds: Option<Bounds>,
}

/// What a member found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// Stable within the session.
    pub finding_id: String,
    /// The task it answers.
    pub task_id: String,
    /// Who found it.
    pub member_id: String,
    /// In one sentence.
    pub claim: String,
    /// Why.
    pub reasoning: String,
    /// Whether it speaks for or against the subject.
    pub stance: Stance,
    /// 0 to 1.
    pub confidence: f64,
    /// The ids of the ledger's figures that support it.
    pub evidence: Vec<String>,
    /// The figures it quotes.
    pub figures: Vec<Figure>,
    /// What to keep in mind.
    pub caveats: Vec<String>,
    /// Its statements, one by one.
    pub claims: Vec<Claim>,
    /// The member's vote. The engine records it from the finding, before the member sees any other finding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// What was asked of it in the cross-examination, and what was answered.
    #[serde(default)]
    pub challenges: Vec<Examination>,
}

/// A vote: blind at first, and as it stood after the cross-examination.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Vote {
    /// Whether it speaks for or against the subject.
    pub stance: Stance,
    /// 0 to 1, before the member saw any other finding.
    pub confidence: f64,
    /// 0 to 1, after the cross-examination.
    pub confidence_after: f64,
}

/// A challenge with its answer, as the finding it was put to carries it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Examination {
    /// The challenge.
    #[serde(flatten)]
    pub challenge: Challenge,
    /// The answer; absent where none came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Rebuttal>,
}

/// A member's question to a claim of another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Challenge {
    /// Stable within the session.
    pub challenge_id: String,
    /// The claim questioned.
    pub claim_id: String,
    /// Who asks.
    pub by: String,
    /// Whose claim it is.
    pub to: String,
    /// What it is about.
    pub kind: ChallengeKind,
    /// The question.
    pub text: String,
}

/// The answer to a challenge.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Rebuttal {
    /// The challenge answered.
    pub challenge_id: String,
    /// What the member says to it.
    pub position: RebuttalPosition,
    /// The answer.
    pub text: String,
    /// Confidence before it.
    pub confidence_before: f64,
    /// Confidence after it.
    pub confidence_after: f64,
}

impl Finding {
    /// Every text that a reader sees, so that its numbers can be traced to the ledger.
    pub fn texts_mut(&mut self) -> Vec<&mut String> {
        let mut texts = vec![&mut self.claim, &mut self.reasoning];
        texts.extend(&mut self.caveats);
        for claim in &mut self.claims {
            texts.extend([&mut claim.text, &mut claim.wrong_if]);
        }
        texts
    }
}

/// The red team's ruling on a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// The draft stands.
    Pass,
    /// The draft must be changed.
    Revise,
    /// The draft is not credible as it is.
    Reject,
}

/// Confidence after members have failed or abstained: one caps it at 0.6, two or more at 0.4.
pub fn cap_confidence(confidence: f64, absent: usize) -> f64 {
    let cap = match absent {
        0 => 1.0,
        1 => 0.6,
        _ => 0.4,
    };
    confidence.clamp(0.0, cap)
}

/// The brief as a member may see it. Only the Risk Officer and the Chair see the user's holdings, risk tolerance and
/// constraints, so that nobody else's judgement depends on them. The other members do not get the user's own words
/// either, but for the desk, which looks up what the words ask for and judges nothing.
pub fn brief_for(role: &str, brief: &MasterBrief) -> MasterBrief {
    let mut seen = brief.clone();
    if !matches!(role, "risk" | "chair") {
        if role != "desk" {
            seen.question = brief.subject.in_words();
            seen.title.clone_from(&seen.question);
        }
        seen.risk_tolerance.clear();
        seen.constraints.clear();
        seen.holdings = Holdings::default();
        seen.assumptions.clear();
        seen.clarifications.clear();
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::{brief_for, cap_confidence};
    use crate::brief::MasterBrief;
    use crate::brief::holdings::{Holdings, HoldingsStatus, Position};

    #[test]
    fn absence_caps_confidence() {
        assert_eq!(cap_confidence(0.9, 0), 0.9);
        assert_eq!(cap_confidence(0.9, 1), 0.6);
        assert_eq!(cap_confidence(0.9, 2), 0.4);
        assert_eq!(cap_confidence(0.2, 5), 0.2);
    }

    #[test]
    fn only_risk_and_chair_see_what_the_user_owns() {
        let secret = "owns 100 AAPL";
        let brief = MasterBrief {
            question: secret.to_owned(),
            title: secret.to_owned(),
            constraints: vec![secret.to_owned()],
            assumptions: vec![secret.to_owned()],
            risk_tolerance: secret.to_owned(),
            holdings: Holdings {
                status: HoldingsStatus::Known,
                positions: vec![Position {
                    name: secret.to_owned(),
                    ..Position::default()
                }],
            },
            ..MasterBrief::default()
        };
        for (role, sees) in [("risk", true), ("chair", true), ("market", false), ("valuation", false)] {
            let seen = serde_json::to_string(&brief_for(role, &brief)).unwrap();
            assert_eq!(seen.contains(secret), sees, "{role}");
        }
    }
}
