//! How a confidence was computed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the confidence was computed: the mean of the parts, then steps that each lower it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct ConfidenceBreakdown {
    /// What each kind of evidence adds.
    #[serde(default)]
    #[schema(required)]
    pub parts: Vec<ConfidencePart>,
    /// The mean of the parts.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.62)]
    pub evidence: f64,
    /// What lowered it afterwards, in this order. The last step has the confidence of the analysis.
    #[serde(default)]
    #[schema(required)]
    pub steps: Vec<ConfidenceStep>,
}

/// One kind of evidence.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct ConfidencePart {
    /// The kind. Known values: `accounts`, `valuation`, `prices`, `risk`, `portfolio`, `economy`. Open set.
    #[serde(default)]
    #[schema(required, examples("accounts", "prices"))]
    pub kind: String,
    /// How fresh its figures are: 1 for today's, half for those of five years ago, 0 where there are none.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.86)]
    pub freshness: f64,
    /// How far its readings point the same way as the result, from 0 to 1.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.81)]
    pub agreement: f64,
    /// What it adds: freshness times agreement.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.7)]
    pub value: f64,
    /// How many readings it has.
    #[serde(default)]
    #[schema(required, example = 9)]
    pub readings: u32,
    /// How many of them point the same way as the result.
    #[serde(default)]
    #[schema(required, example = 8)]
    pub agreeing: u32,
    /// This part in words, for the reader.
    #[serde(default)]
    #[schema(
        required,
        example = "Accounts: 8 of 9 key figures point the same way as the result. \
                   Date of the figures: 27 September 2025."
    )]
    pub text: String,
}

/// Something that lowered the confidence.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct ConfidenceStep {
    /// The cause. Known values: `chair`, `red_team`, `absent`, `budget`, `numbers`. Open set.
    #[serde(default)]
    #[schema(required, examples("red_team", "absent"))]
    pub kind: String,
    /// The confidence after this step.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.56)]
    pub confidence: f64,
    /// Why, in words.
    #[serde(default)]
    #[schema(required, example = "The red team raised objections that hold.")]
    pub text: String,
}
