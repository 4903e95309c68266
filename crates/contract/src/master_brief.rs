//! The Master Investment Brief: what the committee works on.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// The Master Investment Brief, `mib/1`: what the committee works on. It may carry further keys,
/// which are kept.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct MasterInvestmentBrief {
    /// `mib/1`.
    #[serde(default)]
    #[schema(required, example = "mib/1")]
    pub schema: String,
    /// The session it belongs to.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// The question, verbatim.
    #[serde(default)]
    #[schema(required, example = "Is Nestlé still a defensive holding for the next five years?")]
    pub question: String,
    /// A short name of the session.
    #[serde(default)]
    #[schema(required, example = "Nestlé as a defensive holding")]
    pub title: String,
    /// The session's language.
    #[serde(default)]
    #[schema(required, example = "en")]
    pub language: String,
    /// What the question is about.
    #[serde(default)]
    #[schema(required)]
    pub subject: Subject,
    /// What the user wants to achieve.
    #[serde(default)]
    #[schema(required, example = "preserve capital")]
    pub objective: String,
    /// For how long the user wants to invest.
    #[serde(default)]
    #[schema(required, example = "3 to 10 years")]
    pub horizon: String,
    /// How much loss the user can bear.
    #[serde(default)]
    #[schema(required, example = "moderate")]
    pub risk_tolerance: String,
    /// Conditions that the user set.
    #[serde(default)]
    #[schema(required, example = json!(["no leverage"]))]
    pub constraints: Vec<String>,
    /// What the user owns.
    #[serde(default)]
    #[schema(required)]
    pub holdings: Holdings,
    /// What the committee must answer.
    #[serde(default)]
    #[schema(required, example = json!(["How resilient are the cash flows?"]))]
    pub key_questions: Vec<String>,
    /// What was assumed because nobody said otherwise.
    #[serde(default)]
    #[schema(required, example = json!(["The base currency is CHF."]))]
    pub assumptions: Vec<String>,
    /// What was asked and answered.
    #[serde(default)]
    #[schema(required)]
    pub clarifications: Vec<Clarification>,
    /// The date of the brief.
    #[serde(default)]
    #[schema(required, example = "2026-11-15")]
    pub as_of: String,
    /// Keys that this version does not know, kept unchanged.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// What the user owns, as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Holdings {
    /// What is known about the holdings. Known values: `known`, `known_empty`, `not_provided`. Open set.
    #[serde(default)]
    #[schema(required, examples("known", "known_empty", "not_provided"))]
    pub status: String,
    /// What is owned.
    #[serde(default)]
    #[schema(required)]
    pub positions: Vec<Position>,
}

/// One holding. Amounts are decimals as text.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Position {
    /// The ticker.
    #[serde(default)]
    #[schema(required, example = "AAPL")]
    pub symbol: String,
    /// The name.
    #[serde(default)]
    #[schema(required, example = "Apple Inc.")]
    pub name: String,
    /// How many shares or units.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schema(example = "100")]
    pub quantity: String,
    /// What one of them cost.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schema(example = "152.37")]
    pub cost: String,
    /// The share of all holdings in per cent, if the user gave one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schema(example = "40")]
    pub weight: String,
}

/// What the question is about.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Subject {
    /// Known values: `single_security`, `comparison`, `fund_or_index`, `sector_or_theme`, `macro`,
    /// `portfolio`. Open set.
    #[serde(default)]
    #[schema(required, examples("single_security", "comparison", "macro"))]
    pub kind: String,
    /// The instruments that the service identified.
    #[serde(default)]
    #[schema(required)]
    pub instruments: Vec<Instrument>,
    /// Themes in words.
    #[serde(default)]
    #[schema(required, example = json!(["consumer staples"]))]
    pub themes: Vec<String>,
}

/// An instrument the question is about.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Instrument {
    /// The ticker.
    #[serde(default)]
    #[schema(required, example = "NESN")]
    pub symbol: String,
    /// The name.
    #[serde(default)]
    #[schema(required, example = "Nestlé S.A.")]
    pub name: String,
    /// The exchange's code.
    #[serde(default)]
    #[schema(required, example = "XSWX")]
    pub exchange: String,
    /// Known values: `equity`, `fund`, `index`, `bond`, `currency`, `commodity`, `crypto`. Open set.
    #[serde(default)]
    #[schema(required, examples("equity", "fund", "index"))]
    pub asset_class: String,
    /// The trading currency.
    #[serde(default)]
    #[schema(required, example = "CHF")]
    pub currency: String,
}

/// A question with its answer.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Clarification {
    /// The question's id.
    #[serde(default)]
    #[schema(required, example = "horizon")]
    pub question_id: String,
    /// What was asked; empty for context that the user gave unasked.
    #[serde(default)]
    #[schema(required, example = "For how long do you mean to hold it?")]
    pub question: String,
    /// What was answered.
    #[serde(default)]
    #[schema(required, example = "3 to 10 years")]
    pub answer: String,
}
