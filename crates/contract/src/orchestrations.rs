//! The committee and its plan.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::bounds::{ID_MAX, SESSION_ID_MIN};
use crate::disclosure::Disclosure;
use crate::master_brief::MasterInvestmentBrief;
use crate::posted_brief::posted_brief;
use crate::validate::{FieldError, Validate, no_nul, no_nul_inside, text};

/// A completed brief, for which a committee is to be planned.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct CreateOrchestrationRequest {
    /// The session.
    #[schema(min_length = 1, max_length = 200, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// The Master Investment Brief, unchanged or amended. It may have further keys.
    #[schema(schema_with = posted_brief)]
    pub brief: Map<String, Value>,
}

impl Validate for CreateOrchestrationRequest {
    fn validate(&self) -> Result<(), FieldError> {
        text("session_id", &self.session_id, SESSION_ID_MIN, ID_MAX)?;
        self.brief.iter().try_for_each(|(key, value)| {
            no_nul("brief", key)?;
            no_nul_inside(&format!("brief.{key}"), value)
        })
    }
}

/// The committee roster and task plan.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct OrchestrationResponse {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// Where the plan stands. Known values: `generating`, `ready`, `failed`. Open set: treat a value
    /// you do not know as not finished.
    #[serde(default)]
    #[schema(required, examples("ready", "generating", "failed"))]
    pub status: String,
    /// The tier the committee runs on. Known values: `free`, `pro`. Open set.
    #[serde(default)]
    #[schema(required, examples("free", "pro"))]
    pub tier: String,
    /// Whether that tier is the one-time upgrade of a free user.
    #[serde(default)]
    #[schema(required, example = false)]
    pub upgraded: bool,
    /// The members of the committee.
    #[serde(default)]
    #[schema(required)]
    pub committee: Vec<Member>,
    /// The tasks of the members.
    #[serde(default)]
    #[schema(required)]
    pub tasks: Vec<Task>,
    /// The brief the committee works on: the session's own with the changes that were posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub brief: Option<MasterInvestmentBrief>,
    /// Why it failed; safe to show verbatim.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "The plan could not be made. Please submit it again.")]
    pub message: Option<String>,
    /// When it was submitted.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:01:00Z")]
    pub created_at: String,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// A seat on the committee.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Member {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub member_id: String,
    /// The kind of seat. Open set.
    #[serde(default)]
    #[schema(required, example = "valuation")]
    pub role: String,
    /// The title of the seat, for display.
    #[serde(default)]
    #[schema(required, example = "Valuation analyst")]
    pub title: String,
    /// What the member is responsible for.
    #[serde(default)]
    #[schema(required, example = "What the price already assumes.")]
    pub mandate: String,
    /// What the member looks at.
    #[serde(default)]
    #[schema(required, example = "Multiples against their own history and peers.")]
    pub lens: String,
    /// The lowest tier that has this seat. Known values: `free`, `pro`. Open set.
    #[serde(default)]
    #[schema(required, examples("free", "pro"))]
    pub tier: String,
}

/// A piece of research.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Task {
    /// Stable within the session.
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
    /// What the member is asked to do.
    #[serde(default)]
    #[schema(required, example = "Compare today's multiples with their ten-year range.")]
    pub instructions: String,
    /// The ids of the tasks that must be done first.
    #[serde(default)]
    #[schema(required, example = json!(["task_fundamentals"]))]
    pub depends_on: Vec<String>,
    /// The kinds of figures that the task looks for.
    #[serde(default)]
    #[schema(required, example = json!(["price against earnings"]))]
    pub data_needed: Vec<String>,
    /// When the task counts as done.
    #[serde(default)]
    #[schema(required, example = "At least one claim that names its figures.")]
    pub acceptance: String,
    /// What the task may cost.
    #[serde(default)]
    #[schema(required)]
    pub budget: Budget,
    /// Whether the execution fails if this task fails.
    #[serde(default)]
    #[schema(required, example = true)]
    pub required: bool,
    /// Known values: `pending`, `running`, `done`, `failed`. Open set.
    #[serde(default)]
    #[schema(required, examples("pending", "running", "done", "failed"))]
    pub status: String,
}

/// What a task may cost. Zero means the limit that the service is configured with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Budget {
    /// Calls to the analyst.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 3)]
    pub calls: u32,
    /// Tokens, read and written.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 0)]
    pub tokens: u64,
    /// Time for one call, in seconds.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 120)]
    pub seconds: u64,
}

/// The committee is convened, by this request or an earlier one.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct ConveneResponse {
    /// The session.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// Where the execution stands. Open set.
    #[serde(default)]
    #[schema(required, example = "running")]
    pub status: String,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}
