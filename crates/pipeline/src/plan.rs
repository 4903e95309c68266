//! The committee's plan: who sits on it and what each is to find out.

use serde::{Deserialize, Serialize};

use crate::brief::MasterBrief;
use crate::execution::{Execution, TaskStatus};
use crate::principal::Tier;
use crate::session::{Owner, SessionId};
use crate::{Outcome, Refusal, Timestamp};
use languages::language::Language;
use languages::locale::Locale;

named! {
    /// Where a plan stands.
    PlanStatus {
        /// It is being made.
        Generating = "generating",
        /// It waits for its committee, or has one.
        Ready = "ready",
        /// It could not be made; a new submit makes it again.
        Failed = "failed",
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

/// What a task may cost. Zero means the configured limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Budget {
    /// Calls of the reasoner.
    pub calls: u32,
    /// Tokens, read and written.
    pub tokens: u64,
    /// Time for one call.
    pub seconds: u64,
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
    /// The ids of the tasks that must end first.
    pub depends_on: Vec<String>,
    /// Which kinds of figures it looks for.
    #[serde(default)]
    pub data_needed: Vec<String>,
    /// When it counts as done.
    #[serde(default)]
    pub acceptance: String,
    /// What it may cost.
    #[serde(default)]
    pub budget: Budget,
    /// Whether the committee cannot do without it.
    pub required: bool,
    /// How far it is.
    pub status: TaskStatus,
}

/// The plan of one session.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The session.
    pub session_id: SessionId,
    /// The user who owns it.
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
    pub brief: MasterBrief,
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

/// Why a plan cannot be carried out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// Nothing to do.
    #[error("the plan has no task")]
    Empty,
    /// Two members or tasks with the same id.
    #[error("the id `{0}` is given twice")]
    DuplicateId(String),
    /// A task of nobody on the committee.
    #[error("the task `{0}` has no member")]
    NoMember(String),
    /// A task that depends on a missing task or, directly or not, on itself.
    #[error("the task `{0}` can never begin")]
    NeverReady(String),
}

/// Checks that every task has its member and can begin once what it depends on is done.
pub fn check(committee: &[Member], tasks: &[Task]) -> Result<(), PlanFault> {
    if tasks.is_empty() {
        return Err(PlanFault::Empty);
    }
    let mut seen: Vec<&str> = Vec::new();
    let ids = committee.iter().map(|member| &member.member_id);
    for id in ids.chain(tasks.iter().map(|task| &task.task_id)) {
        if seen.contains(&id.as_str()) {
            return Err(PlanFault::DuplicateId(id.clone()));
        }
        seen.push(id);
    }
    let seated = |id: &str| committee.iter().any(|member| member.member_id == id);
    if let Some(task) = tasks.iter().find(|task| !seated(&task.member_id)) {
        return Err(PlanFault::NoMember(task.task_id.clone()));
    }
    let mut done: Vec<&str> = Vec::new();
    while done.len() < tasks.len() {
        let next: Vec<&str> = ready(tasks, &done).map(|task| task.task_id.as_str()).collect();
        if next.is_empty() {
            let stuck = tasks.iter().find(|task| !done.contains(&task.task_id.as_str()));
            return Err(PlanFault::NeverReady(
                stuck.map(|task| task.task_id.clone()).unwrap_or_default(),
            ));
        }
        done.extend(next);
    }
    Ok(())
}

/// The tasks that have not ended and whose dependencies all have.
pub fn ready<'a>(tasks: &'a [Task], ended: &[&str]) -> impl Iterator<Item = &'a Task> {
    tasks.iter().filter(move |task| {
        !ended.contains(&task.task_id.as_str()) && task.depends_on.iter().all(|id| ended.contains(&id.as_str()))
    })
}

/// What to do with a submit of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Submit {
    /// Make the first plan.
    Create,
    /// Return the existing plan.
    Existing,
    /// Replace the plan that failed.
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

/// What to do with a convene request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Convene {
    /// Dispatch the committee.
    Dispatch,
    /// It was dispatched before; nothing to do.
    Already,
}

/// Judges a convene by the plan and the execution, if there is one.
pub fn convene(plan: &Plan, execution: Option<&Execution>, language: Language) -> Outcome<Convene> {
    let say = |key| Err(Refusal::Conflict(Locale::of(language).text(key).into_owned()));
    match (plan.status, execution) {
        (_, Some(_)) => Ok(Convene::Already),
        (PlanStatus::Ready, None) => Ok(Convene::Dispatch),
        (PlanStatus::Generating, None) => say("message-conflict-plan-generating"),
        (PlanStatus::Failed, None) => say("message-plan-failed"),
    }
}

impl Plan {
    /// The plan with the task statuses of its execution.
    pub fn with_progress_of(mut self, execution: &Execution) -> Self {
        for task in &mut self.tasks {
            if let Some(run) = execution.tasks.iter().find(|run| run.task_id == task.task_id) {
                task.status = run.status;
            }
        }
        self
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn plan_of(dependencies: &[Vec<usize>]) -> (Vec<Member>, Vec<Task>) {
        let member = |at: usize| Member {
            member_id: format!("m{at}"),
            role: String::new(),
            title: String::new(),
            mandate: String::new(),
            lens: String::new(),
            tier: Tier::Free,
        };
        let task = |at: usize, depends_on: &[usize]| Task {
            task_id: format!("t{at}"),
            member_id: format!("m{at}"),
            title: String::new(),
            instructions: String::new(),
            depends_on: depends_on.iter().map(|id| format!("t{id}")).collect(),
            data_needed: Vec::new(),
            acceptance: String::new(),
            budget: Budget::default(),
            required: false,
            status: TaskStatus::Pending,
        };
        let tasks = dependencies.iter().enumerate().map(|(at, on)| task(at, on)).collect();
        ((0..dependencies.len()).map(member).collect(), tasks)
    }

    #[test]
    fn a_plan_that_cannot_be_carried_out_is_named() {
        let (members, tasks) = plan_of(&[vec![], vec![0], vec![0, 1]]);
        assert_eq!(check(&members, &tasks), Ok(()));
        assert_eq!(check(&members, &[]), Err(PlanFault::Empty));
        assert_eq!(check(&members[1..], &tasks), Err(PlanFault::NoMember("t0".to_owned())));
        let (members, tasks) = plan_of(&[vec![], vec![2], vec![1]]);
        assert_eq!(check(&members, &tasks), Err(PlanFault::NeverReady("t1".to_owned())));
        let (members, tasks) = plan_of(&[vec![7]]);
        assert_eq!(check(&members, &tasks), Err(PlanFault::NeverReady("t0".to_owned())));
        let (members, mut tasks) = plan_of(&[vec![], vec![]]);
        tasks[1].task_id = "t0".to_owned();
        assert_eq!(check(&members, &tasks), Err(PlanFault::DuplicateId("t0".to_owned())));
    }

    proptest! {
        #[test]
        fn tasks_that_depend_on_earlier_ones_can_always_be_done(
            raw in prop::collection::vec(prop::collection::vec(any::<prop::sample::Index>(), 0..3), 1..9),
        ) {
            let dependencies: Vec<Vec<usize>> = raw
                .iter()
                .enumerate()
                .map(|(at, on)| if at == 0 { Vec::new() } else { on.iter().map(|pick| pick.index(at)).collect() })
                .collect();
            let (members, tasks) = plan_of(&dependencies);
            prop_assert_eq!(check(&members, &tasks), Ok(()));
        }
    }
}
