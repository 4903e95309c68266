//! What the committee publishes: the analysis and the plain-language debrief.

use serde::{Deserialize, Serialize};

use super::{
    Balance, Bounds, ClaimStatus, ConfidenceBreakdown, Disposition, Evidence, Ruling, Severity, Stance, TextChange,
    Vote,
};
use figures::numbers::Coverage;

/// The chair's ruling on one claim.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimRuling {
    /// The claim.
    pub claim_id: String,
    /// The member who made it.
    pub member_id: String,
    /// The claim's final status.
    pub ruling: ClaimStatus,
    /// Why.
    pub reason: String,
}

/// How much a claim counted in the balance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct WeighedClaim {
    /// The claim.
    pub claim_id: String,
    /// Whether it speaks for or against; a neutral claim does not count.
    pub stance: Stance,
    /// Its confidence after the challenges.
    pub weight: f64,
    /// The bounds by which its first figure was judged; absent where no bound decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounds: Option<Bounds>,
}

/// A member's vote, as the analysis lists it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MemberVote {
    /// Who it is from.
    pub member_id: String,
    /// The vote.
    #[serde(flatten)]
    pub vote: Vote,
}

/// A member without a finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// Who it is from.
    pub member_id: String,
    /// Its name for people.
    pub title: String,
    /// Why, for the user.
    pub reason: String,
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
    /// What reduces the risk.
    pub mitigant: String,
    /// The sign that it is happening.
    pub tripwire: String,
}

/// An objection of the red team and how the chair dealt with it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Objection {
    /// Its ground: `planted`, `staleness`, `single_figure`, `opposite_case`, `one_source`, `frequencies`, `promotion`,
    /// `judgement`, or another.
    #[serde(default)]
    pub kind: String,
    /// The objection.
    pub objection: String,
    /// How grave it is.
    pub severity: Severity,
    /// How the chair dealt with it.
    pub disposition: Disposition,
    /// What the chair says to it.
    pub response: String,
}

/// A member's disagreement with the committee's balance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Dissent {
    /// Who it is from.
    pub member_id: String,
    /// The side that the member takes.
    pub stance: Stance,
    /// Why.
    pub text: String,
}

/// Figures side by side, such as the fiscal years of a company.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FigureTable {
    /// What it shows.
    pub title: String,
    /// What the columns are: fiscal years.
    pub columns: Vec<String>,
    /// Its rows.
    pub rows: Vec<TableRow>,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// What it is.
    pub name: String,
    /// One for each column.
    pub cells: Vec<TableCell>,
}

/// A cell of a table; both fields are empty where there is no figure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableCell {
    /// The figure with its unit, as the language writes it.
    pub value: String,
    /// The id of the figure.
    pub evidence_id: String,
}

/// The synthesised, red-teamed result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// Where the evidence points.
    pub balance: Balance,
    /// 0 to 1.
    pub confidence: f64,
    /// Whether the question asks for a fact, a meaning or the past, and not for a view. Then balance and confidence
    /// describe the evidence on the subject, and not the answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_fact: bool,
    /// How the confidence was computed; absent where there is no evidence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confidence_breakdown: Option<ConfidenceBreakdown>,
    /// The view in a paragraph.
    pub thesis: String,
    /// What supports the thesis.
    pub drivers: Vec<String>,
    /// What threatens the thesis.
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
    /// Figures of several years side by side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<FigureTable>,
    /// The claims whose weights make the balance: supporting against opposing ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weighed: Vec<WeighedClaim>,
    /// What the revision changed in the draft; computed by the engine.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revision: Vec<TextChange>,
    /// The chair's ruling on every claim that was challenged.
    #[serde(default)]
    pub rulings: Vec<ClaimRuling>,
    /// Who voted how; collected by the engine.
    #[serde(default)]
    pub votes: Vec<MemberVote>,
    /// The members without a finding.
    #[serde(default)]
    pub absent: Vec<Absence>,
    /// The red team's ruling on the draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red_team_ruling: Option<Ruling>,
    /// How many numbers of the texts have a source; counted by the engine.
    #[serde(default)]
    pub coverage: Coverage,
}

impl Analysis {
    /// Every text that a reader sees, so that its numbers can be traced to the ledger.
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
        for change in &mut self.revision {
            texts.extend([&mut change.before, &mut change.after]);
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
    /// Every text that a reader sees, so that its numbers can be traced to the ledger.
    pub fn texts_mut(&mut self) -> Vec<&mut String> {
        let mut texts = vec![&mut self.headline];
        texts.extend(&mut self.paragraphs);
        texts.extend(self.key_numbers.iter_mut().map(|number| &mut number.value));
        texts.extend(self.terms.iter_mut().map(|term| &mut term.meaning));
        texts
    }
}
