//! The execution of a committee: status, tasks, progress and cost.

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::principal::Tier;
use crate::record::signature::RecordSignature;
use crate::session::{Owner, SessionId};
use languages::language::Language;

named! {
    /// Where an execution stands. It only moves forward.
    #[derive(PartialOrd, Ord)]
    ExecutionStatus {
        /// No finding yet.
        Running = "running",
        /// At least one finding, not finished.
        Partial = "partial",
        /// Analysis and debrief are stored.
        Completed = "completed",
        /// The quorum was lost.
        Failed = "failed",
    }
}

impl ExecutionStatus {
    /// Whether the status is final. The contract fixes these two: clients treat any other status as not finished.
    pub const fn is_terminal(self) -> bool {
        matches!(self, Self::Completed | Self::Failed)
    }
}

/// What the work has cost so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Usage {
    /// Reasoner calls.
    pub calls: u64,
    /// Tokens read by models.
    pub input_tokens: u64,
    /// Tokens written by models.
    pub output_tokens: u64,
    /// Millionths of a US dollar, where the price is known.
    #[serde(default)]
    pub cost_micros: u64,
}

impl Usage {
    /// Tokens read and written.
    pub const fn tokens(self) -> u64 {
        self.input_tokens.saturating_add(self.output_tokens)
    }

    /// The cost in US dollars, to the millionth.
    pub fn cost_usd(self) -> String {
        format!("{}.{:06}", self.cost_micros / 1_000_000, self.cost_micros % 1_000_000)
    }

    /// The sum of both.
    pub const fn plus(self, other: Self) -> Self {
        Self {
            calls: self.calls.saturating_add(other.calls),
            input_tokens: self.input_tokens.saturating_add(other.input_tokens),
            output_tokens: self.output_tokens.saturating_add(other.output_tokens),
            cost_micros: self.cost_micros.saturating_add(other.cost_micros),
        }
    }
}

named! {
    /// How far a task is.
    TaskStatus {
        /// Not started.
        Pending = "pending",
        /// In progress.
        Running = "running",
        /// It has its finding.
        Done = "done",
        /// It ended without a finding.
        Failed = "failed",
    }
}

/// A task of the plan and how far it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskRun {
    /// The task.
    pub task_id: String,
    /// Who does it.
    pub member_id: String,
    /// In a few words.
    pub title: String,
    /// Whether the committee cannot do without it.
    pub required: bool,
    /// How far it is.
    pub status: TaskStatus,
    /// When work on it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Timestamp>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_at: Option<Timestamp>,
    /// Why it failed, for the user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// What it cost so far, its part in the cross-examination included.
    #[serde(default)]
    pub usage: Usage,
}

/// Progress in journal steps. `done` and `failed` only grow, until together they reach `total`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Steps {
    /// Done, or found not to be needed.
    pub done: u64,
    /// Without a usable answer.
    pub failed: u64,
    /// All that the protocol may need.
    pub total: u64,
}

impl Steps {
    /// The calls of a committee with so many tasks: the data room; a finding of each; with a cross-examination, a
    /// challenge and an answer of each; then synthesis, red team, revision and debrief.
    pub const fn planned(tasks: u64, cross_examined: bool) -> Self {
        let rounds = if cross_examined { 3 } else { 1 };
        Self {
            done: 0,
            failed: 0,
            total: 1 + rounds * tasks + 4,
        }
    }

    /// One more step has ended.
    pub const fn end(&mut self, failed: bool) {
        if failed {
            self.failed += 1;
        } else {
            self.done += 1;
        }
    }

    /// A phase has ended and `left` steps are still to come: steps that the phase did not need count as done.
    pub const fn skip_to_remaining(&mut self, left: u64) {
        let ended = self.total.saturating_sub(left).saturating_sub(self.failed);
        if ended > self.done {
            self.done = ended;
        }
    }
}

/// The execution of one session. The findings and the transcript are stored beside it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Execution {
    /// The session.
    pub session_id: SessionId,
    /// The user who owns it.
    pub owner: Owner,
    /// Where it stands.
    pub status: ExecutionStatus,
    /// The tier it runs on.
    pub tier: Tier,
    /// Whether that tier is the one-time upgrade.
    pub upgraded: bool,
    /// The session's language, for the disclosure.
    pub language: Language,
    /// The tasks.
    pub tasks: Vec<TaskRun>,
    /// The journal so far.
    #[serde(default)]
    pub steps: Steps,
    /// The last transcript entry.
    pub latest_seq: i64,
    /// The hash of the last entry; the genesis hash before the first one.
    pub head_hash: String,
    /// The instance's signature on that hash, once the committee has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<RecordSignature>,
    /// What it cost so far, the reading of the question and the making of the plan included.
    pub usage: Usage,
    /// Whether somebody could not be asked because the budget was spent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub budget_exhausted: bool,
    /// Since when it has been waiting for a reasoner that is down; absent while it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting_since: Option<Timestamp>,
    /// Why it failed, for the user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// When the committee was dispatched.
    pub started_at: Timestamp,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_at: Option<Timestamp>,
}

/// How far an execution is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Tasks done.
    pub done: u64,
    /// Tasks failed.
    pub failed: u64,
    /// All tasks.
    pub total: u64,
}

impl Execution {
    /// Tasks done, failed and in all.
    pub fn progress(&self) -> Progress {
        let count = |status| self.tasks.iter().filter(|task| task.status == status).count() as u64;
        Progress {
            done: count(TaskStatus::Done),
            failed: count(TaskStatus::Failed),
            total: self.tasks.len() as u64,
        }
    }

    /// Sets the status of a task and its start or end time. Does nothing for an unknown task.
    pub fn mark(&mut self, task_id: &str, status: TaskStatus, at: Timestamp, message: Option<String>) {
        if let Some(task) = self.tasks.iter_mut().find(|task| task.task_id == task_id) {
            task.status = status;
            match status {
                TaskStatus::Running => task.started_at = Some(at),
                _ => task.finished_at = Some(at),
            }
            task.message = message;
        }
    }

    /// Adds a cost to the execution and, if a task caused it, to that task.
    pub fn charge(&mut self, task_id: Option<&str>, usage: Usage) {
        self.usage = self.usage.plus(usage);
        if let Some(task) = task_id.and_then(|id| self.tasks.iter_mut().find(|task| task.task_id == id)) {
            task.usage = task.usage.plus(usage);
        }
    }

    /// What a task has cost so far.
    pub fn spent_on(&self, task_id: Option<&str>) -> Usage {
        let task = self.tasks.iter().find(|task| Some(task.task_id.as_str()) == task_id);
        task.map(|task| task.usage).unwrap_or_default()
    }

    /// Whether the committee can still reach a result: no required task has failed, and at most a third of all tasks.
    pub fn has_quorum(&self) -> bool {
        let failed = |task: &&TaskRun| task.status == TaskStatus::Failed;
        let failed: Vec<&TaskRun> = self.tasks.iter().filter(failed).collect();
        !failed.iter().any(|task| task.required) && failed.len() * 3 <= self.tasks.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn execution(states: &[(TaskStatus, bool)]) -> Execution {
        Execution {
            session_id: "s".to_owned(),
            owner: "o".to_owned(),
            status: ExecutionStatus::Running,
            tier: Tier::Free,
            upgraded: false,
            language: Language::En,
            tasks: states
                .iter()
                .enumerate()
                .map(|(at, (status, required))| TaskRun {
                    task_id: at.to_string(),
                    member_id: at.to_string(),
                    title: String::new(),
                    required: *required,
                    status: *status,
                    started_at: None,
                    finished_at: None,
                    message: None,
                    usage: Usage::default(),
                })
                .collect(),
            steps: Steps::default(),
            latest_seq: 0,
            head_hash: String::new(),
            signature: None,
            usage: Usage::default(),
            budget_exhausted: false,
            waiting_since: None,
            message: None,
            started_at: Timestamp::default(),
            finished_at: None,
        }
    }

    #[test]
    fn a_third_may_fail_unless_it_is_required() {
        use TaskStatus::{Done, Failed};
        assert!(execution(&[(Done, true), (Failed, false), (Done, false)]).has_quorum());
        assert!(!execution(&[(Done, true), (Failed, false), (Failed, false)]).has_quorum());
        assert!(!execution(&[(Failed, true), (Done, false), (Done, false), (Done, false)]).has_quorum());
    }

    #[test]
    fn steps_never_go_back_and_end_at_their_total() {
        let mut steps = Steps::planned(6, true);
        assert_eq!(steps.total, 23);
        for failed in [false, false, true, false, false, false, false] {
            steps.end(failed);
        }
        steps.skip_to_remaining(16);
        assert_eq!((steps.done, steps.failed), (6, 1));
        steps.skip_to_remaining(4);
        assert_eq!((steps.done, steps.failed), (18, 1));
        steps.skip_to_remaining(10);
        assert_eq!(steps.done, 18);
        steps.skip_to_remaining(0);
        assert_eq!(steps.done + steps.failed, steps.total);
        assert_eq!(Steps::planned(3, false).total, 8);
    }

    #[test]
    fn a_task_is_stored_under_the_name_of_its_status() {
        use TaskStatus::{Done, Failed, Pending, Running};
        for status in [Pending, Running, Done, Failed] {
            assert_eq!(serde_json::to_value(status).unwrap(), status.name());
        }
        let unknown = serde_json::from_str::<TaskStatus>("\"paused\"").unwrap_err();
        assert!(unknown.to_string().contains("unknown variant `paused`"));
    }

    #[test]
    fn statuses_are_ordered_forward() {
        assert!(ExecutionStatus::Running < ExecutionStatus::Partial);
        assert!(ExecutionStatus::Partial < ExecutionStatus::Completed);
        assert!(!ExecutionStatus::Partial.is_terminal() && ExecutionStatus::Failed.is_terminal());
    }
}
