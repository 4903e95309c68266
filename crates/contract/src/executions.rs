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
    /// How far the execution is.
    #[serde(default)]
    #[schema(required)]
    pub progress: Progress,
    /// The tasks and how far each is.
    #[serde(default)]
    #[schema(required)]
    pub tasks: Vec<TaskRun>,
    /// What was found so far.
    #[serde(default)]
    // The service sends the stored JSON without parsing it, hence the type parameter.
    #[schema(required, value_type = Vec<Finding>)]
    pub findings: Vec<F>,
    /// What the session cost so far, including the reading of the question and the making of the plan.
    #[serde(default)]
    #[schema(required)]
    pub usage: Usage,
    /// Whether a call could not be made because a budget was spent. The run then ends with what it has.
    #[serde(default)]
    #[schema(required, example = false)]
    pub budget_exhausted: bool,
    /// Since when the committee has been waiting for an analyst that cannot be reached; absent while it does not wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = DateTime, example = "2026-11-15T10:03:00Z")]
    pub waiting_since: Option<String>,
    /// The end of the transcript so far.
    #[serde(default)]
    #[schema(required)]
    pub head: Head,
    /// When the committee was convened.
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
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// How far an execution is, in tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Progress {
    /// Tasks that are done.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 4)]
    pub done: u64,
    /// How many tasks failed after all of their attempts.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 0)]
    pub failed: u64,
    /// How many tasks the plan has.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 7)]
    pub total: u64,
    /// The progress in steps, which are smaller than tasks.
    #[serde(default)]
    #[schema(required)]
    pub steps: StepCount,
}

/// Progress in steps of the protocol. `done` and `failed` only grow, until together they reach `total`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct StepCount {
    /// Steps that are done, or that turned out not to be needed.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 12)]
    pub done: u64,
    /// Steps without a usable answer.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 0)]
    pub failed: u64,
    /// All steps that the protocol may need.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 23)]
    pub total: u64,
}

/// The last entry of the transcript so far. Its hash shows whether any earlier entry was changed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Head {
    /// The sequence number of the entry; 0 before the first one.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 42)]
    pub seq: i64,
    /// The hash of the entry.
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
    /// Calls to the analyst.
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
    /// The cost in US dollars, where the prices of the models are known.
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
    /// The member who does the task.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub member_id: String,
    /// What the task is about, in a few words.
    #[serde(default)]
    #[schema(required, example = "Value the business")]
    pub title: String,
    /// Whether the execution fails if this task fails.
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
    /// What the task cost so far.
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
    /// The member who made the finding.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub member_id: String,
    /// The finding in one sentence.
    #[serde(default)]
    #[schema(required, example = "The multiple is above its ten-year median.")]
    pub claim: String,
    /// The reasons for it.
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
    /// The ids of the evidence it rests on.
    #[serde(default)]
    #[schema(required, example = json!(["E12"]))]
    pub evidence: Vec<String>,
    /// The figures it quotes.
    #[serde(default)]
    #[schema(required)]
    pub figures: Vec<Figure>,
    /// Reservations about the finding.
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
    /// The challenges to its claims in the cross-examination, with their answers.
    #[serde(default)]
    #[schema(required)]
    pub challenges: Vec<Examination>,
}

/// A figure as a finding quotes it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Figure {
    /// The name of the figure, for display.
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
    /// The date of the figure.
    #[serde(default)]
    #[schema(required, example = "2026-09-30")]
    pub as_of: String,
    /// The id of the figure in the evidence.
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
    /// The kind of statement. Known values: `fact`, `calculation`, `assumption`, `opinion`. Open set.
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
    /// The ids of the evidence it rests on.
    #[serde(default)]
    #[schema(required, example = json!(["E12"]))]
    pub figures: Vec<String>,
    /// How sure the member is, from 0 to 1.
    #[serde(default)]
    #[schema(required, minimum = 0, maximum = 1, example = 0.8)]
    pub confidence: f64,
    /// What would refute the claim.
    #[serde(default)]
    #[schema(required, example = "A restated earnings figure.")]
    pub wrong_if: String,
    /// Whether the claim held. Known values: `open`, `upheld`, `weakened`, `refuted`, `withdrawn`, `unresolved`. Open
    /// set.
    #[serde(default)]
    #[schema(required, examples("open", "upheld", "weakened"))]
    pub status: String,
    /// The ids of the challenges to it.
    #[serde(default)]
    #[schema(required, example = json!(["C1"]))]
    pub challenged_by: Vec<String>,
    /// The bounds by which its first figure was judged; absent where no bound decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bounds: Option<Bounds>,
}
