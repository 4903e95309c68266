//! A committee at work.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::deliberation::{Bounds, Examination, Vote};
use crate::disclosure::Disclosure;

/// The execution's status and its findings so far.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[schema(bound = "")]
pub struct ExecutionResponse<F = Finding> {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// Where the execution stands. Known values: `running`, `partial`, `completed`, `failed`. Open set:
    /// treat a value you do not know as not finished. Final: `completed`, `failed`.
    #[serde(default)]
    #[schema(required, examples("partial", "running", "completed", "failed"))]
    pub status: String,
    /// The tier it runs on. Known values: `free`, `pro`. Open set.
    #[serde(default)]
    #[schema(required, examples("free", "pro"))]
    pub tier: String,
    /// Whether that tier is the one-time upgrade of a free user.
    #[serde(default)]
    #[schema(required, example = false)]
    pub upgraded: bool,
    /// How far it is.
    #[serde(default)]
    #[schema(required)]
    pub progress: Progress,
    /// The tasks and how far each is.
    #[serde(default)]
    #[schema(required)]
    pub tasks: Vec<TaskRun>,
    /// What was found so far.
    #[serde(default)]
    // The service sends what it has stored, without reading it.
    #[schema(required, value_type = Vec<Finding>)]
    pub findings: Vec<F>,
    /// What it cost so far, the reading of the question and the making of the plan included.
    #[serde(default)]
    #[schema(required)]
    pub usage: Usage,
    /// Whether somebody could not be asked because a budget was spent. The run then ends with what it has.
    #[serde(default)]
    #[schema(required, example = false)]
    pub budget_exhausted: bool,
    /// Since when the committee waits, because the analyst cannot be reached; absent while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T10:03:00Z")]
    pub waiting_since: Option<String>,
    /// The end of the transcript so far.
    #[serde(default)]
    #[schema(required)]
    pub head: Head,
    /// When the committee was dispatched.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:02:00Z")]
    pub started_at: String,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T10:05:00Z")]
    pub finished_at: Option<String>,
    /// Why it failed; safe to show verbatim.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "Too many of the committee's tasks failed.")]
    pub message: Option<String>,
    /// What must be shown with it.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// How far an execution is, in tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Progress {
    /// Done.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 4)]
    pub done: u64,
    /// Failed.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 0)]
    pub failed: u64,
    /// In all.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 7)]
    pub total: u64,
    /// The same in steps, of which a task has several.
    #[serde(default)]
    #[schema(required)]
    pub steps: StepCount,
}

/// Steps of the protocol: they never go back, and in the end they add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct StepCount {
    /// Done, or found not to be needed.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 12)]
    pub done: u64,
    /// Without a usable answer.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 0)]
    pub failed: u64,
    /// In all.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 23)]
    pub total: u64,
}

/// The end of the transcript so far: whoever has it can tell whether any entry before it was changed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Head {
    /// The last sequence number.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 42)]
    pub seq: i64,
    /// Its hash.
    #[serde(default)]
    #[schema(
        required,
        example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    )]
    pub hash: String,
}

/// What the work has cost.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Usage {
    /// Steps of reasoning.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 31)]
    pub calls: u64,
    /// Tokens read by models.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 84210)]
    pub input_tokens: u64,
    /// Tokens written by models.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 12033)]
    pub output_tokens: u64,
    /// In US dollars, where the price is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "0.041200")]
    pub cost_usd: Option<String>,
}

/// A task of the plan and how far it is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct TaskRun {
    /// The task.
    #[serde(default)]
    #[schema(required, example = "task_valuation")]
    pub task_id: String,
    /// Who does it.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub member_id: String,
    /// In a few words.
    #[serde(default)]
    #[schema(required, example = "Value the business")]
    pub title: String,
    /// Whether the committee cannot do without it.
    #[serde(default)]
    #[schema(required, example = true)]
    pub required: bool,
    /// Known values: `pending`, `running`, `done`, `failed`. Open set.
    #[serde(default)]
    #[schema(required, examples("pending", "running", "done", "failed"))]
    pub status: String,
    /// When work on it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T10:02:00Z")]
    pub started_at: Option<String>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T10:03:10Z")]
    pub finished_at: Option<String>,
    /// Why it failed; safe to show verbatim.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "The task could not be finished.")]
    pub message: Option<String>,
    /// What it cost so far.
    #[serde(default)]
    #[schema(required)]
    pub usage: Usage,
}

/// What a member found.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct Finding {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "F3")]
    pub finding_id: String,
    /// The task it answers.
    #[serde(default)]
    #[schema(required, example = "task_valuation")]
    pub task_id: String,
    /// Who found it.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub member_id: String,
    /// In one sentence.
    #[serde(default)]
    #[schema(required, example = "The multiple is above its ten-year median.")]
    pub claim: String,
    /// Why.
    #[serde(default)]
    #[schema(required, example = "The price-earnings ratio is 22.4 against a median of 20.1.")]
    pub reasoning: String,
    /// Which way it points. Known values: `supports`, `opposes`, `neutral`. Open set.
    #[serde(default)]
    #[schema(required, examples("supports", "opposes", "neutral"))]
    pub stance: String,
    /// How sure the member is, from 0 to 1.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.7)]
    pub confidence: f64,
    /// The evidence it stands on, by id.
    #[serde(default)]
    #[schema(required, example = json!(["E12"]))]
    pub evidence: Vec<String>,
    /// The figures it quotes.
    #[serde(default)]
    #[schema(required)]
    pub figures: Vec<Figure>,
    /// What to keep in mind.
    #[serde(default)]
    #[schema(required, example = json!(["One peer reports on another calendar."]))]
    pub caveats: Vec<String>,
    /// Its statements, one by one.
    #[serde(default)]
    #[schema(required)]
    pub claims: Vec<Claim>,
    /// The member's vote.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vote: Option<Vote>,
    /// What was asked of it in the cross-examination, and what was answered.
    #[serde(default)]
    #[schema(required)]
    pub challenges: Vec<Examination>,
}

/// A figure as a finding quotes it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Figure {
    /// Its name for people.
    #[serde(default)]
    #[schema(required, example = "Price-earnings ratio")]
    pub name: String,
    /// The value, as a decimal.
    #[serde(default)]
    #[schema(required, example = "22.4")]
    pub value: String,
    /// Its unit.
    #[serde(default)]
    #[schema(required, example = "x")]
    pub unit: String,
    /// The date it speaks of.
    #[serde(default)]
    #[schema(required, example = "2026-09-30")]
    pub as_of: String,
    /// The evidence it is.
    #[serde(default)]
    #[schema(required, example = "E12")]
    pub evidence_id: String,
}

/// One statement of a finding, which others can question by its id.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct Claim {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "F3.1")]
    pub claim_id: String,
    /// Known values: `fact`, `calculation`, `assumption`, `opinion`. Open set.
    #[serde(default, rename = "type")]
    #[schema(required, examples("fact", "calculation", "assumption", "opinion"))]
    pub kind: String,
    /// Which way it points. Known values: `supports`, `opposes`, `neutral`. Open set.
    #[serde(default)]
    #[schema(required, examples("supports", "opposes", "neutral"))]
    pub stance: String,
    /// What it says.
    #[serde(default)]
    #[schema(required, example = "The price-earnings ratio is 22.4.")]
    pub text: String,
    /// The evidence it stands on, by id.
    #[serde(default)]
    #[schema(required, example = json!(["E12"]))]
    pub figures: Vec<String>,
    /// How sure the member is, from 0 to 1.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.8)]
    pub confidence: f64,
    /// What would refute it.
    #[serde(default)]
    #[schema(required, example = "A restated earnings figure.")]
    pub wrong_if: String,
    /// Known values: `open`, `upheld`, `weakened`, `refuted`, `withdrawn`, `unresolved`. Open set.
    #[serde(default)]
    #[schema(required, examples("open", "upheld", "weakened"))]
    pub status: String,
    /// The challenges against it, by id.
    #[serde(default)]
    #[schema(required, example = json!(["C1"]))]
    pub challenged_by: Vec<String>,
    /// The bounds by which its first figure was judged; absent where no bound decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bounds: Option<Bounds>,
}
