//! How the committee came to its view: votes, challenges, answers, rulings, and how many of its numbers have a source.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A member's vote, with the confidence before and after the cross-examination.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct Vote {
    /// Which way it points. Known values: `supports`, `opposes`, `neutral`. Open set.
    #[serde(default)]
    #[schema(required, examples("supports", "opposes", "neutral"))]
    pub stance: String,
    /// The confidence from 0 to 1, before the member saw any other vote.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.7)]
    pub confidence: f64,
    /// The confidence from 0 to 1, after the cross-examination.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.6)]
    pub confidence_after: f64,
}

/// A challenge to one claim of a finding, with its answer.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct Examination {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "ch_m_risk_1")]
    pub challenge_id: String,
    /// The claim that is questioned.
    #[serde(default)]
    #[schema(required, example = "t_valuation_c1")]
    pub claim_id: String,
    /// The member who asks.
    #[serde(default)]
    #[schema(required, example = "m_risk")]
    pub by: String,
    /// The member whose claim it is.
    #[serde(default)]
    #[schema(required, example = "m_valuation")]
    pub to: String,
    /// The ground of the challenge. Known values: `evidence`, `arithmetic`, `staleness`, `alternative_explanation`,
    /// `base_rate`, `missing_risk`. Open set.
    #[serde(default)]
    #[schema(required, examples("evidence", "staleness", "base_rate"))]
    pub kind: String,
    /// The question.
    #[serde(default)]
    #[schema(required, example = "The series ends three years ago. Does the claim still hold?")]
    pub text: String,
    /// The answer; absent if none came.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub answer: Option<Rebuttal>,
}

/// The answer to a challenge.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct Rebuttal {
    /// The challenge that is answered.
    #[serde(default)]
    #[schema(required, example = "ch_m_risk_1")]
    pub challenge_id: String,
    /// What the member does with the claim. Known values: `concede`, `defend`, `withdraw`. Open set.
    #[serde(default)]
    #[schema(required, examples("concede", "defend", "withdraw"))]
    pub position: String,
    /// The answer.
    #[serde(default)]
    #[schema(required, example = "Conceded: the ratio may have moved since.")]
    pub text: String,
    /// The confidence from 0 to 1, before this answer.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.7)]
    pub confidence_before: f64,
    /// The confidence from 0 to 1, after this answer.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.5)]
    pub confidence_after: f64,
}

/// The chair's ruling on a claim that was questioned.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ClaimRuling {
    /// The claim.
    #[serde(default)]
    #[schema(required, example = "t_valuation_c1")]
    pub claim_id: String,
    /// The member whose claim it is.
    #[serde(default)]
    #[schema(required, example = "m_valuation")]
    pub member_id: String,
    /// The ruling. Known values: `upheld`, `weakened`, `refuted`, `withdrawn`, `unresolved`. Open set.
    #[serde(default)]
    #[schema(required, examples("upheld", "weakened", "refuted"))]
    pub ruling: String,
    /// Why the chair ruled so.
    #[serde(default)]
    #[schema(required, example = "Its author concedes the age of the figures.")]
    pub reason: String,
}

/// The ranges of values in which a figure speaks for the subject, and those in which it speaks against it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct Bounds {
    /// Values that speak for.
    #[serde(default)]
    #[schema(required)]
    pub supports: Vec<ValueRange>,
    /// Values that speak against.
    #[serde(default)]
    #[schema(required)]
    pub opposes: Vec<ValueRange>,
}

/// A range of values. It has no limit at an end that is absent.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct ValueRange {
    /// The lower limit: values above it are in the range.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = 5.0)]
    pub above: Option<f64>,
    /// The upper limit: values below it are in the range.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = 20.0)]
    pub below: Option<f64>,
}

/// What a claim counted for in the balance.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct WeighedClaim {
    /// The claim.
    #[serde(default)]
    #[schema(required, example = "t_valuation_c1")]
    pub claim_id: String,
    /// Which way it points. Known values: `supports`, `opposes`. Open set.
    #[serde(default)]
    #[schema(required, examples("supports", "opposes"))]
    pub stance: String,
    /// From 0 to 1: the confidence of the claim after the challenges.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.35)]
    pub weight: f64,
    /// The bounds by which its first figure was judged; absent where no bound decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bounds: Option<Bounds>,
}

/// A text that the revision changed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct TextChange {
    /// The part of the analysis. Known values: `balance`, `thesis`, `drivers`, `risks`, `scenarios`,
    /// `what_would_change_the_view`. Open set.
    #[serde(default)]
    #[schema(required, examples("thesis", "risks"))]
    pub part: String,
    /// What the draft said; empty if the text was added.
    #[serde(default)]
    #[schema(required, example = "")]
    pub before: String,
    /// What the revision says; empty if the text was taken out.
    #[serde(default)]
    #[schema(required, example = "The balance rests on one figure.")]
    pub after: String,
}

/// A member's vote, as the analysis lists it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct MemberVote {
    /// The id of the member, as in the plan.
    #[serde(default)]
    #[schema(required, example = "m_valuation")]
    pub member_id: String,
    /// Which way it points. Known values: `supports`, `opposes`, `neutral`. Open set.
    #[serde(default)]
    #[schema(required, examples("supports", "opposes", "neutral"))]
    pub stance: String,
    /// The confidence from 0 to 1, before the member saw any other vote.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.7)]
    pub confidence: f64,
    /// The confidence from 0 to 1, after the cross-examination.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.6)]
    pub confidence_after: f64,
}

/// A member who failed or abstained, which caps the confidence of the whole.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Absence {
    /// The id of the member, as in the plan.
    #[serde(default)]
    #[schema(required, example = "m_macro")]
    pub member_id: String,
    /// The title of the member's seat.
    #[serde(default)]
    #[schema(required, example = "Macro and Rates")]
    pub title: String,
    /// Why the member is absent; safe to show verbatim.
    #[serde(default)]
    #[schema(required, example = "no answer came in time")]
    pub reason: String,
}

/// How many numbers of the analysis and the debrief are figures of the evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Coverage {
    /// Numbers in the texts.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 31)]
    pub numbers_total: u64,
    /// Numbers that are figures of the evidence.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 31)]
    pub numbers_traced: u64,
    /// Numbers that are not, and were replaced by `[?]`.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 0)]
    pub gaps: u64,
}
