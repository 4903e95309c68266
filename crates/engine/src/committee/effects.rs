//! What a step causes besides its result. All of it is committed together with the result.

use pipeline::committee::Finding;
use pipeline::execution::{Execution, ExecutionStatus};
use pipeline::ports::store::Mutation;
use pipeline::record::Seal;
use pipeline::transcript::Turn;

use crate::interrupt::Interrupt;

/// What a step causes besides its result.
pub(crate) struct Effects<'a> {
    /// The execution, to be changed in place.
    pub(crate) execution: &'a mut Execution,
    pub(super) turns: Vec<Turn>,
    pub(super) findings: Vec<Finding>,
    pub(super) extra: Vec<Mutation>,
    pub(super) seal: Option<(Turn, Seal)>,
    /// Whether the member's thought is in the transcript already.
    pub(crate) overheard: bool,
}

impl<'a> Effects<'a> {
    /// None yet.
    pub(super) const fn on(execution: &'a mut Execution) -> Self {
        Self {
            execution,
            turns: Vec::new(),
            findings: Vec::new(),
            extra: Vec::new(),
            seal: None,
            overheard: false,
        }
    }

    /// Appends a turn to the transcript.
    pub(crate) fn say(&mut self, turn: Turn) {
        self.turns.push(turn);
    }

    /// Stores a finding, or its new state.
    pub(crate) fn find(&mut self, finding: &Finding) {
        self.findings.push(finding.clone());
        if self.execution.status == ExecutionStatus::Running {
            self.execution.status = ExecutionStatus::Partial;
        }
    }

    /// Adds a write to the same commit.
    pub(crate) fn write(&mut self, mutation: Mutation) {
        self.extra.push(mutation);
    }

    /// Ends the transcript with a turn that carries the digests of everything.
    pub(crate) fn seal(&mut self, last: Turn, seal: Seal) {
        self.seal = Some((last, seal));
    }
}

/// A finding has the place of its task in the plan, so that the order does not depend on who was faster.
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
