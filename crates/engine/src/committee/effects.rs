//! What a step writes besides its result, in the same commit.

use pipeline::committee::Finding;
use pipeline::execution::{Execution, ExecutionStatus};
use pipeline::ports::store::Mutation;
use pipeline::record::Seal;
use pipeline::transcript::Turn;

use crate::interrupt::Interrupt;

/// Collects what a step writes besides its result.
pub(crate) struct Effects<'a> {
    /// The execution as it will be committed; steps change it in place.
    pub(crate) execution: &'a mut Execution,
    pub(super) turns: Vec<Turn>,
    pub(super) findings: Vec<Finding>,
    pub(super) extra: Vec<Mutation>,
    pub(super) seal: Option<(Turn, Seal)>,
    /// Whether a thought of the member is in the transcript already.
    pub(crate) thought_published: bool,
}

impl<'a> Effects<'a> {
    pub(super) const fn new(execution: &'a mut Execution) -> Self {
        Self {
            execution,
            turns: Vec::new(),
            findings: Vec::new(),
            extra: Vec::new(),
            seal: None,
            thought_published: false,
        }
    }

    /// Appends a turn to the transcript.
    pub(crate) fn append_turn(&mut self, turn: Turn) {
        self.turns.push(turn);
    }

    /// Inserts or replaces a finding. The first one makes a running execution partial.
    pub(crate) fn store_finding(&mut self, finding: &Finding) {
        self.findings.push(finding.clone());
        if self.execution.status == ExecutionStatus::Running {
            self.execution.status = ExecutionStatus::Partial;
        }
    }

    /// Adds a write to the same commit.
    pub(crate) fn write(&mut self, mutation: Mutation) {
        self.extra.push(mutation);
    }

    /// Ends the transcript with this turn, which carries the seal.
    pub(crate) fn seal(&mut self, last: Turn, seal: Seal) {
        self.seal = Some((last, seal));
    }
}

/// The write of a finding. Findings are ordered like the tasks of the plan, not by who finished first.
pub(super) fn put_finding(session_id: &str, execution: &Execution, finding: &Finding) -> Result<Mutation, Interrupt> {
    let place = execution
        .tasks
        .iter()
        .position(|task| task.task_id == finding.task_id)
        .unwrap_or(usize::MAX);
    Ok(Mutation::PutFinding {
        session_id: session_id.to_owned(),
        ordinal: i64::try_from(place).unwrap_or(i64::MAX),
        task_id: finding.task_id.clone(),
        body: serde_json::to_string(finding).map_err(|error| Interrupt::Retry(error.to_string()))?,
    })
}
