//! One reasoner call of a run: its step, its allowance, and the thoughts it publishes while it runs.

use std::sync::atomic::{AtomicU64, Ordering};

use pipeline::budget::Purpose;
use pipeline::plan::{Budget, Task};
use pipeline::ports::reasoner::{CallContext, Listener, ReasonerFailure, StageRequest};
use pipeline::record::step::StepResult;
use pipeline::transcript::Turn;
use tokio::sync::mpsc;

use super::journal::Journal;
use crate::interrupt::Interrupt;
use crate::reasoning::{ReasonerCall, step_result};

/// How often a call is tried while the reasoner is unavailable.
const MAX_TRIES: u32 = 3;
/// A longer thought is cut off before it goes into the transcript.
const MAX_THOUGHT_CHARS: usize = 4_000;

/// Identifies a step of the protocol and says what it may cost.
#[derive(Debug, Clone)]
pub(crate) struct StepKey<'a> {
    /// Unique in the session.
    pub(crate) name: String,
    /// The kind of call, for the metrics.
    pub(crate) stage: &'static str,
    /// The task that is charged for the step.
    pub(crate) task_id: Option<&'a str>,
    /// What the task may cost in all its steps, and how long one try may take.
    pub(crate) budget: Budget,
    /// Whether the step may use the reserve that is kept for the end of a run.
    pub(crate) purpose: Purpose,
}

impl<'a> StepKey<'a> {
    /// A step of the whole committee. It may use the reserve for the end of a run.
    pub(crate) fn of(name: &str, stage: &'static str) -> Self {
        Self {
            name: name.to_owned(),
            stage,
            task_id: None,
            budget: Budget::default(),
            purpose: Purpose::Closing,
        }
    }

    /// A step of one task.
    pub(crate) fn task(stage: &'static str, task: &'a Task) -> Self {
        Self {
            name: format!("{stage}/{}", task.task_id),
            stage,
            task_id: Some(&task.task_id),
            budget: task.budget,
            purpose: Purpose::Work,
        }
    }
}

/// Counts as one call against the allowance until the call's real cost is committed and this is dropped.
pub(crate) struct CallInFlight<'a>(&'a AtomicU64);

impl<'a> CallInFlight<'a> {
    pub(crate) fn start(calls_in_flight: &'a AtomicU64) -> Self {
        calls_in_flight.fetch_add(1, Ordering::SeqCst);
        Self(calls_in_flight)
    }
}

impl Drop for CallInFlight<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// The outcome of a call. `in_flight` must live until the cost is committed.
pub(crate) struct CallReport<'a> {
    pub(crate) outcome: StepResult,
    /// Whether a thought of this call is in the transcript already.
    pub(crate) thought_published: bool,
    pub(crate) in_flight: Option<CallInFlight<'a>>,
}

impl CallReport<'_> {
    /// An outcome without a reasoner call.
    pub(crate) const fn not_called(outcome: StepResult) -> Self {
        Self {
            outcome,
            thought_published: false,
            in_flight: None,
        }
    }
}

/// Sends the thoughts of a running call to the task that waits for it.
struct ThoughtSender(mpsc::UnboundedSender<String>);

impl Listener for ThoughtSender {
    fn thinks(&self, thought: &str) {
        // The receiver is gone when the call is over.
        let _ = self.0.send(thought.chars().take(MAX_THOUGHT_CHARS).collect());
    }
}

/// Calls the reasoner if the budget allows it. `on_thought` makes a transcript turn of the first thought while the call
/// is still running.
pub(crate) async fn call<'a>(
    journal: &'a Journal<'_>,
    key: &StepKey<'_>,
    request: &StageRequest,
    on_thought: impl FnOnce(&str) -> Option<Turn> + Send + 'static,
) -> Result<CallReport<'a>, Interrupt> {
    let (allowance, in_flight) = journal.allowance(key).await?;
    if allowance.is_spent() {
        return Ok(CallReport::not_called(StepResult::over_budget()));
    }
    let (sender, mut thoughts) = mpsc::unbounded_channel();
    let listener = ThoughtSender(sender);
    let call = ReasonerCall {
        stage: key.stage,
        owner: journal.owner(),
        request,
        context: CallContext {
            tier: journal.tier().await,
            allowance,
            listener: &listener,
            computer: &journal.engine().compute.of(journal.owner()),
        },
        seconds: key.budget.seconds,
        tries: MAX_TRIES,
    };
    let mut thought_published = false;
    let mut on_thought = Some(on_thought);
    let mut thinking = std::pin::pin!(journal.engine().call_reasoner(call));
    let tried = loop {
        tokio::select! {
            biased;
            tried = &mut thinking => break tried,
            Some(thought) = thoughts.recv(), if on_thought.is_some() => {
                let Some(on_thought) = on_thought.take() else { continue };
                if let Ok(Some(turn)) = journal.compute(move || on_thought(&thought)).await {
                    journal.append_outside_step(turn).await?;
                    thought_published = true;
                }
            }
        }
    };
    match tried {
        Err(unanswered) if matches!(unanswered.why, ReasonerFailure::Down(_)) => {
            Err(Interrupt::ProviderDown(unanswered))
        }
        tried => Ok(CallReport {
            outcome: step_result(tried),
            thought_published,
            in_flight: Some(in_flight),
        }),
    }
}
