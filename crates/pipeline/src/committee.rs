//! What the members say to each other, and what comes of it.

pub mod checks;

use serde::{Deserialize, Serialize};

use crate::brief::Mib;
pub use crate::ledger::{Evidence, Figure, FigureKind, Ledger, LedgerFault, Source};
use crate::numbers::Coverage;

/// Which way something points.
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

/// One statement of a finding, which others can question by its id.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// Stable within the session.
    pub claim_id: String,
    /// `fact`, `calculation`, `assumption` or `opinion`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Which way it points.
    pub stance: Stance,
    /// What it says.
    pub text: String,
    /// The evidence it stands on.
    pub figures: Vec<String>,
    /// 0 to 1.
    pub confidence: f64,
    /// What would refute it.
    pub wrong_if: String,
    /// `open`, `upheld`, `weakened`, `refuted`, `withdrawn` or `unresolved`.
    pub status: String,
    /// The challenges against it.
    pub challenged_by: Vec<String>,
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
    /// Which way it points.
    pub stance: Stance,
    /// 0 to 1.
    pub confidence: f64,
    /// The evidence it stands on.
    pub evidence: Vec<String>,
    /// The figures it quotes.
    pub figures: Vec<Figure>,
    /// What to keep in mind.
    pub caveats: Vec<String>,
    /// Its statements, one by one.
    pub claims: Vec<Claim>,
    /// The member's vote. The engine writes it down from the finding, before the member has seen any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// What was asked of it in the cross-examination, and what was answered.
    #[serde(default)]
    pub challenges: Vec<Examination>,
}

/// A vote: blind at first, and as it stood after the cross-examination.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Vote {
    /// Which way it points.
    pub stance: Stance,
    /// 0 to 1, before anything of the others was seen.
    pub confidence: f64,
    /// The same after the cross-examination.
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

/// The chair's word on one claim.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimRuling {
    /// The claim.
    pub claim_id: String,
    /// Whose it is.
    pub member_id: String,
    /// `upheld`, `weakened`, `refuted`, `withdrawn` or `unresolved`.
    pub ruling: String,
    /// Why.
    pub reason: String,
}

/// A member's vote, as the analysis lists it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MemberVote {
    /// Who.
    pub member_id: String,
    /// The vote.
    #[serde(flatten)]
    pub vote: Vote,
}

/// A member without a finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// Who.
    pub member_id: String,
    /// Its name for people.
    pub title: String,
    /// Why, for the user.
    pub reason: String,
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
    /// `evidence`, `arithmetic`, `staleness`, `alternative_explanation`, `base_rate` or `missing_risk`.
    pub kind: String,
    /// The question.
    pub text: String,
}

/// The answer to a challenge.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Rebuttal {
    /// The challenge answered.
    pub challenge_id: String,
    /// `concede`, `defend` or `withdraw`.
    pub position: String,
    /// The answer.
    pub text: String,
    /// Confidence before it.
    pub confidence_before: f64,
    /// Confidence after it.
    pub confidence_after: f64,
}

/// A course the future might take.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Scenario {
    /// `bear`, `base` or `bull`.
    pub name: String,
    /// In per cent; the three sum to 100. Absent where nothing supports a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<u32>,
    /// What happens.
    pub text: String,
    /// What would refute it.
    pub wrong_if: String,
}

/// Something that could go wrong.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Risk {
    /// What.
    pub text: String,
    /// What softens it.
    pub mitigant: String,
    /// The sign that it is happening.
    pub tripwire: String,
}

/// An objection of the red team and what became of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Objection {
    /// The objection.
    pub objection: String,
    /// `low`, `medium` or `high`.
    pub severity: String,
    /// `accepted`, `answered` or `open`.
    pub disposition: String,
    /// What the chair says to it.
    pub response: String,
}

/// A member's disagreement with the whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Dissent {
    /// Who.
    pub member_id: String,
    /// Which way they point.
    pub stance: Stance,
    /// Why.
    pub text: String,
}

/// The synthesised, red-teamed result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// `favourable`, `mixed`, `unfavourable` or `insufficient_evidence`.
    pub balance: String,
    /// 0 to 1.
    pub confidence: f64,
    /// The view in a paragraph.
    pub thesis: String,
    /// What carries it.
    pub drivers: Vec<String>,
    /// What endangers it.
    pub risks: Vec<Risk>,
    /// Bear, base and bull.
    pub scenarios: Vec<Scenario>,
    /// Who disagrees.
    pub dissent: Vec<Dissent>,
    /// The red team's objections.
    pub red_team: Vec<Objection>,
    /// What would change the view.
    pub what_would_change_the_view: Vec<String>,
    /// What was missing.
    pub data_gaps: Vec<String>,
    /// Every figure behind it.
    pub evidence: Vec<Evidence>,
    /// The chair's word on every claim that was questioned.
    #[serde(default)]
    pub rulings: Vec<ClaimRuling>,
    /// Who voted how. The engine counts.
    #[serde(default)]
    pub votes: Vec<MemberVote>,
    /// Who could not be heard.
    #[serde(default)]
    pub absent: Vec<Absence>,
    /// The red team's ruling on the draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red_team_ruling: Option<Ruling>,
    /// How many numbers of the texts have a source. The engine counts.
    #[serde(default)]
    pub coverage: Coverage,
}

impl Analysis {
    /// Every text that a reader sees, to be traced.
    pub fn texts_mut(&mut self) -> Vec<&mut String> {
        let mut texts = vec![&mut self.thesis];
        texts.extend(&mut self.drivers);
        for risk in &mut self.risks {
            texts.extend([&mut risk.text, &mut risk.mitigant, &mut risk.tripwire]);
        }
        for scenario in &mut self.scenarios {
            texts.extend([&mut scenario.text, &mut scenario.wrong_if]);
        }
        texts.extend(self.dissent.iter_mut().map(|dissent| &mut dissent.text));
        for objection in &mut self.red_team {
            texts.extend([&mut objection.objection, &mut objection.response]);
        }
        texts.extend(&mut self.what_would_change_the_view);
        texts.extend(&mut self.data_gaps);
        texts.extend(self.rulings.iter_mut().map(|ruling| &mut ruling.reason));
        texts
    }
}

impl Finding {
    /// Every text that a reader sees, to be traced.
    pub fn texts_mut(&mut self) -> Vec<&mut String> {
        let mut texts = vec![&mut self.claim, &mut self.reasoning];
        texts.extend(&mut self.caveats);
        for claim in &mut self.claims {
            texts.extend([&mut claim.text, &mut claim.wrong_if]);
        }
        texts
    }
}

/// A number worth remembering.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeyNumber {
    /// Its name.
    pub name: String,
    /// Value and unit.
    pub value: String,
    /// The date it speaks of.
    pub as_of: String,
}

/// A word explained.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// The word.
    pub term: String,
    /// What it means.
    pub meaning: String,
}

/// The plain-language debrief.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Debrief {
    /// In one sentence.
    pub headline: String,
    /// The story.
    pub paragraphs: Vec<String>,
    /// Numbers worth remembering.
    pub key_numbers: Vec<KeyNumber>,
    /// Words explained.
    pub terms: Vec<Term>,
}

impl Debrief {
    /// Every text that a reader sees, to be traced.
    pub fn texts_mut(&mut self) -> Vec<&mut String> {
        let mut texts = vec![&mut self.headline];
        texts.extend(&mut self.paragraphs);
        texts.extend(self.key_numbers.iter_mut().map(|number| &mut number.value));
        texts.extend(self.terms.iter_mut().map(|term| &mut term.meaning));
        texts
    }
}

/// The red team's ruling on a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// It stands.
    Pass,
    /// It must be changed.
    Revise,
    /// It must not be believed as it is.
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

/// The brief as a member may see it. What the user owns, fears and must not do is the business of the Risk Officer and
/// the Chair; nobody else's judgement should lean on it, so the others do not get the user's own words either.
pub fn brief_for(role: &str, brief: &Mib) -> Mib {
    let mut seen = brief.clone();
    if !matches!(role, "risk" | "chair") {
        seen.question = brief.subject.in_words();
        seen.title.clone_from(&seen.question);
        seen.risk_tolerance.clear();
        seen.constraints.clear();
        seen.assumptions.clear();
        seen.clarifications.clear();
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::{brief_for, cap_confidence};
    use crate::brief::Mib;

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
        let brief = Mib {
            question: secret.to_owned(),
            title: secret.to_owned(),
            constraints: vec![secret.to_owned()],
            assumptions: vec![secret.to_owned()],
            risk_tolerance: secret.to_owned(),
            ..Mib::default()
        };
        for (role, sees) in [("risk", true), ("chair", true), ("market", false), ("valuation", false)] {
            let seen = serde_json::to_string(&brief_for(role, &brief)).unwrap();
            assert_eq!(seen.contains(secret), sees, "{role}");
        }
    }
}
