//! The synthesised, red-teamed analysis.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::confidence::ConfidenceBreakdown;
use crate::deliberation::{Absence, ClaimRuling, Coverage, MemberVote, TextChange, WeighedClaim};
use crate::disclosure::Disclosure;

/// The status of the analysis, and its result once there is one.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[schema(bound = "")]
pub struct AnalysisResponse<R = AnalysisResult> {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// Known value: `completed`. Open set: treat a value you do not know as not finished.
    #[serde(default)]
    #[schema(required, examples("completed"))]
    pub status: String,
    /// The analysis, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    // The service sends the stored JSON without parsing it, hence the type parameter.
    #[schema(nullable = false, value_type = Option<AnalysisResult>)]
    pub result: Option<R>,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// The analysis. It weighs evidence; it never says buy, sell or hold.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct AnalysisResult {
    /// Where the evidence points. Known values: `favourable`, `mixed`, `unfavourable`,
    /// `insufficient_evidence`. Open set.
    #[serde(default)]
    #[schema(required, examples("favourable", "mixed", "unfavourable", "insufficient_evidence"))]
    pub balance: String,
    /// How sure the committee is, from 0 to 1.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.55)]
    pub confidence: f64,
    /// True if the question asks for a fact, the meaning of a term, arithmetic or the past, and not for a view; absent
    /// otherwise. Then `balance` and `confidence` describe the evidence on the subject and not the answer: leave them
    /// out of what you show.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_fact: bool,
    /// How the confidence was computed; absent if there is no evidence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub confidence_breakdown: Option<ConfidenceBreakdown>,
    /// The committee's view in one paragraph.
    #[serde(default)]
    #[schema(
        required,
        example = "Steady cash flows support the case; the price leaves little room for error."
    )]
    pub thesis: String,
    /// The main reasons for the view.
    #[serde(default)]
    #[schema(required, example = json!(["Free cash flow has covered the dividend in each of the last ten years."]))]
    pub drivers: Vec<String>,
    /// What could go wrong.
    #[serde(default)]
    #[schema(required)]
    pub risks: Vec<Risk>,
    /// Possible courses of events.
    #[serde(default)]
    #[schema(required)]
    pub scenarios: Vec<Scenario>,
    /// The members who disagree with the view, and why.
    #[serde(default)]
    #[schema(required)]
    pub dissent: Vec<Dissent>,
    /// The red team's objections and how each was dealt with.
    #[serde(default)]
    #[schema(required)]
    pub red_team: Vec<Objection>,
    /// What would change the view.
    #[serde(default)]
    #[schema(required, example = json!(["Two years of falling volumes."]))]
    pub what_would_change_the_view: Vec<String>,
    /// What was looked for and not found.
    #[serde(default)]
    #[schema(required, example = json!(["Margins by region."]))]
    pub data_gaps: Vec<String>,
    /// Every figure that the analysis rests on.
    #[serde(default)]
    #[schema(required)]
    pub evidence: Vec<Evidence>,
    /// Figures of several fiscal years side by side; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<FigureTable>,
    /// The claims that were weighed for the balance; absent if no claim points either way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weighed: Vec<WeighedClaim>,
    /// What the revision changed in the draft; absent if nothing was changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revision: Vec<TextChange>,
    /// The chair's ruling on every claim that was questioned.
    #[serde(default)]
    #[schema(required)]
    pub rulings: Vec<ClaimRuling>,
    /// The vote of each member.
    #[serde(default)]
    #[schema(required)]
    pub votes: Vec<MemberVote>,
    /// The members who failed or abstained, with the reason.
    #[serde(default)]
    #[schema(required)]
    pub absent: Vec<Absence>,
    /// The red team's ruling on the draft. Known values: `pass`, `revise`, `reject`. Open set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("pass", "revise", "reject"))]
    pub red_team_ruling: Option<String>,
    /// How many numbers in the analysis and the debrief are figures of the evidence.
    #[serde(default)]
    #[schema(required)]
    pub coverage: Coverage,
}

/// Figures side by side, such as the fiscal years of a company.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct FigureTable {
    /// The caption of the table.
    #[serde(default)]
    #[schema(required, example = "Microsoft Corporation: fiscal years")]
    pub title: String,
    /// The headings of the columns.
    #[serde(default)]
    #[schema(required, example = json!(["2024", "2025", "2026"]))]
    pub columns: Vec<String>,
    /// The rows, from top to bottom.
    #[serde(default)]
    #[schema(required)]
    pub rows: Vec<TableRow>,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct TableRow {
    /// The name of the measure in this row.
    #[serde(default)]
    #[schema(required, example = "Operating margin")]
    pub name: String,
    /// One cell for each column.
    #[serde(default)]
    #[schema(required)]
    pub cells: Vec<TableCell>,
}

/// A cell of a table. Both fields are empty if there is no figure.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct TableCell {
    /// The figure with its unit.
    #[serde(default)]
    #[schema(required, example = "46.8%")]
    pub value: String,
    /// The id of the figure in `evidence`.
    #[serde(default)]
    #[schema(required, example = "ev_MSFT_2026_operating_margin")]
    pub evidence_id: String,
}

/// Something that could go wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Risk {
    /// What could go wrong.
    #[serde(default)]
    #[schema(required, example = "Input costs rise faster than prices can.")]
    pub text: String,
    /// What reduces the risk.
    #[serde(default)]
    #[schema(required, example = "Brands with pricing power.")]
    pub mitigant: String,
    /// The sign that the risk is becoming real.
    #[serde(default)]
    #[schema(required, example = "Gross margin below 46 % for two halves.")]
    pub tripwire: String,
}

/// A possible course of events.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Scenario {
    /// Known values: `bear`, `base`, `bull`. Open set.
    #[serde(default)]
    #[schema(required, examples("bear", "base", "bull"))]
    pub name: String,
    /// In per cent; the probabilities of all scenarios add up to 100. Absent if nothing supports a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 0, maximum = 100, example = 50)]
    pub probability: Option<u32>,
    /// What happens.
    #[serde(default)]
    #[schema(required, example = "Organic growth of 3 to 4 % with stable margins.")]
    pub text: String,
    /// What would refute the scenario.
    #[serde(default)]
    #[schema(required, example = "Two consecutive quarters of falling volumes.")]
    pub wrong_if: String,
}

/// A member's disagreement with the committee's view.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Dissent {
    /// The member who disagrees.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub member_id: String,
    /// Which way the member's finding points. Known values: `supports`, `opposes`, `neutral`. Open set.
    #[serde(default)]
    #[schema(required, examples("supports", "opposes", "neutral"))]
    pub stance: String,
    /// Why the member disagrees.
    #[serde(default)]
    #[schema(required, example = "The price already assumes the best of the three scenarios.")]
    pub text: String,
}

/// An objection of the red team and how it was dealt with.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Objection {
    /// The ground of the objection. Known values: `planted`, `staleness`, `single_figure`, `opposite_case`,
    /// `one_source`, `frequencies`, `promotion`, `judgement`. Open set.
    #[serde(default)]
    #[schema(required, examples("staleness", "single_figure", "opposite_case"))]
    pub kind: String,
    /// The objection.
    #[serde(default)]
    #[schema(required, example = "The growth figure leans on one acquisition.")]
    pub objection: String,
    /// Known values: `low`, `medium`, `high`. Open set.
    #[serde(default)]
    #[schema(required, examples("low", "medium", "high"))]
    pub severity: String,
    /// Known values: `accepted`, `answered`, `open`. Open set.
    #[serde(default)]
    #[schema(required, examples("accepted", "answered", "open"))]
    pub disposition: String,
    /// What the chair answers to the objection, in the session's language.
    #[serde(default)]
    #[schema(required, example = "Accepted; the organic figure is used instead.")]
    pub response: String,
}

/// A figure with its source.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Evidence {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "E12")]
    pub evidence_id: String,
    /// The source, in words.
    #[serde(default)]
    #[schema(required, example = "Annual report 2025")]
    pub source: String,
    /// Which series or statement.
    #[serde(default)]
    #[schema(required, example = "Organic growth")]
    pub series: String,
    /// The date of the figure.
    #[serde(default)]
    #[schema(required, example = "2025-12-31")]
    pub as_of: String,
    /// The period that the figure covers, as `YYYY-MM-DD/YYYY-MM-DD`; absent if it belongs to a single date.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "2024-12-31/2025-12-31")]
    pub period: Option<String>,
    /// The value, as a decimal.
    #[serde(default)]
    #[schema(required, example = "3.4")]
    pub value: String,
    /// Its unit.
    #[serde(default)]
    #[schema(required, example = "%")]
    pub unit: String,
    /// How it was read or computed, in words.
    #[serde(default)]
    #[schema(required, example = "as reported")]
    pub how: String,
    /// The origin of the value. Known values: `reported`, `computed`, `assumed`, `user_given`. Open set.
    #[serde(default)]
    #[schema(required, examples("reported", "computed", "assumed", "user_given"))]
    pub kind: String,
    /// The id of the source in the session's ledger.
    #[serde(default)]
    #[schema(required, example = "us_market_monthly")]
    pub source_id: String,
    /// The exact formula that gives the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "round(growth(ago(price, 12), last(price)), 1)")]
    pub formula: Option<String>,
    /// What the formula uses: a series as `SOURCE_ID#NAME`, or the id of another figure.
    #[serde(default)]
    #[schema(required, example = json!(["us_market_monthly#price"]))]
    pub inputs: Vec<String>,
    /// SHA-256 over the canonical JSON of the figure without this field, as lower-case hex.
    #[serde(default)]
    #[schema(
        required,
        example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    )]
    pub sha256: String,
}
