//! The committee's plan: who sits on it and what each is to find out.

use serde::{Deserialize, Serialize};

use crate::brief::Mib;
use crate::execution::Execution;
use crate::language::Language;
use crate::locale::Locale;
use crate::principal::Tier;
use crate::session::{Owner, SessionId};
use crate::{Outcome, Refusal, Timestamp};

/// Where a plan stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanStatus {
    /// It is being made.
    Generating,
    /// It waits for its committee, or has one.
    Ready,
    /// It could not be made; a new submit makes it anew.
    Failed,
}

impl PlanStatus {
    /// The name on the wire and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Generating => "generating",
            Self::Ready => "ready",
            Self::Failed => "failed",
        }
    }
}

/// A seat on the committee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Stable within the session.
    pub member_id: String,
    /// The kind of seat, e.g. `valuation`.
    pub role: String,
    /// Its name for people.
    pub title: String,
    /// What it answers for.
    pub mandate: String,
    /// How it looks at things.
    pub lens: String,
    /// The lowest tier that has this seat.
    pub tier: Tier,
}

/// A piece of research.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Stable within the session.
    pub task_id: String,
    /// Who does it.
    pub member_id: String,
    /// In a few words.
    pub title: String,
    /// In full.
    pub instructions: String,
    /// What must be done first.
    pub depends_on: Vec<String>,
    /// Whether the committee cannot do without it.
    pub required: bool,
    /// `pending`, `running`, `done`, `failed`.
    pub status: String,
}

/// The plan of one session.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The session.
    pub session_id: SessionId,
    /// Whose.
    pub owner: Owner,
    /// Where it stands.
    pub status: PlanStatus,
    /// The tier it is made for.
    pub tier: Tier,
    /// Whether that tier is the one-time upgrade.
    pub upgraded: bool,
    /// What the user paid for when the plan was submitted.
    pub paid: Tier,
    /// Raised by every change.
    pub version: i64,
    /// Digest of the brief as it was posted.
    pub brief_sha256: String,
    /// The brief as it was posted, unchanged.
    pub posted_brief: String,
    /// The brief the committee works on.
    pub brief: Mib,
    /// Who sits on it.
    pub committee: Vec<Member>,
    /// What they do.
    pub tasks: Vec<Task>,
    /// Why it failed, for the user.
    pub message: Option<String>,
    /// When it was submitted.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
}

/// What a submit of a plan comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Submit {
    /// Make the first plan.
    Create,
    /// Return the one there is.
    Existing,
    /// Make it anew over the one that failed.
    Remake,
}

/// Judges a submit by the plan that exists.
pub fn submit(existing: Option<&Plan>, brief_sha256: &str) -> Outcome<Submit> {
    match existing {
        None => Ok(Submit::Create),
        Some(plan) if plan.status == PlanStatus::Failed => Ok(Submit::Remake),
        Some(plan) if plan.brief_sha256 == brief_sha256 => Ok(Submit::Existing),
        Some(_) => Err(Refusal::Conflict(
            "This session already has a plan for another brief.".to_owned(),
        )),
    }
}

/// What a convene comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Convene {
    /// Dispatch the committee.
    Dispatch,
    /// It was dispatched before; nothing to do.
    Already,
}

/// Judges a convene by the plan and the execution, if there is one.
pub fn convene(plan: &Plan, execution: Option<&Execution>, language: Language) -> Outcome<Convene> {
    let say = |key| Err(Refusal::Conflict(Locale::of(language).text(key).to_owned()));
    match (plan.status, execution) {
        (_, Some(_)) => Ok(Convene::Already),
        (PlanStatus::Ready, None) => Ok(Convene::Dispatch),
        (PlanStatus::Generating, None) => say("message.conflict_plan_generating"),
        (PlanStatus::Failed, None) => say("message.plan_failed"),
    }
}

impl Plan {
    /// The plan as it runs on a tier: seats of a higher tier stay empty, and their tasks with them.
    pub fn on_tier(mut self, tier: Tier, upgraded: bool) -> Self {
        self.tier = tier;
        self.upgraded = upgraded;
        if tier == Tier::Free {
            self.committee.retain(|member| member.tier == Tier::Free);
            let seated = |id: &str| self.committee.iter().any(|member| member.member_id == id);
            let kept: Vec<String> = self
                .tasks
                .iter()
                .filter(|task| seated(&task.member_id))
                .map(|task| task.task_id.clone())
                .collect();
            self.tasks.retain(|task| kept.contains(&task.task_id));
            for task in &mut self.tasks {
                task.depends_on.retain(|id| kept.contains(id));
            }
        }
        self
    }
}
