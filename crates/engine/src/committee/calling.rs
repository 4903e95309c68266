//! One call of a run: which step it is, what it may cost, who listens.

use std::sync::atomic::{AtomicU64, Ordering};

use pipeline::budget::Purpose;
use pipeline::plan::{Budget, Task};
use pipeline::ports::reasoner::{CallContext, Listener, ReasonerFailure, StageRequest};
use pipeline::record::step::StepResult;
use pipeline::transcript::Turn;
use tokio::sync::mpsc;

use super::journal::Journal;
use crate::interrupt::Interrupt;
use crate::reasoning::{Question, step_result};

/// How often a call that may succeed later is tried within a run.
const TRIES: u32 = 3;
/// The longest thought that is written down, in characters.
const THOUGHT: usize = 4_000;

/// A step of the protocol.
#[derive(Debug, Clone)]
pub(crate) struct StepKey<'a> {
    /// Unique in the session.
    pub(crate) name: String,
    /// The kind of call, for the metrics.
    pub(crate) stage: &'static str,
    /// The task whose work it is.
    pub(crate) task_id: Option<&'a str>,
    /// What the task may cost in all its steps, and how long one try may take.
    pub(crate) budget: Budget,
    /// What its budget is for.
    pub(crate) purpose: Purpose,
}

impl<'a> StepKey<'a> {
    /// A step of the whole committee, which brings it nearer to its end.
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

/// A call that is under way: until its cost is known it counts as one.
pub(crate) struct Granted<'a>(&'a AtomicU64);

impl<'a> Granted<'a> {
    pub(crate) fn one(under_way: &'a AtomicU64) -> Self {
        under_way.fetch_add(1, Ordering::SeqCst);
        Self(under_way)
    }
}

impl Drop for Granted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// What a call gave, and its place among the calls under way, which it keeps until its cost is committed.
pub(crate) struct Called<'a> {
    pub(crate) outcome: StepResult,
    /// Whether its thought is in the transcript already.
    pub(crate) overheard: bool,
    pub(crate) granted: Option<Granted<'a>>,
}

impl Called<'_> {
    /// Nobody was asked.
    pub(crate) const fn nobody(outcome: StepResult) -> Self {
        Self {
            outcome,
            overheard: false,
            granted: None,
        }
    }
}

/// Passes a thought on, out of the call.
struct Ear(mpsc::UnboundedSender<String>);

impl Listener for Ear {
    fn thinks(&self, thought: &str) {
        // Nobody listens any more when the call is over.
        let _ = self.0.send(thought.chars().take(THOUGHT).collect());
    }
}

/// Asks the reasoner, if the budget allows it. `aloud` makes a turn of what it thinks before it has finished.
pub(crate) async fn call<'a>(
    journal: &'a Journal<'_>,
    key: &StepKey<'_>,
    ask: &StageRequest,
    aloud: impl FnOnce(&str) -> Option<Turn> + Send + 'static,
) -> Result<Called<'a>, Interrupt> {
    let (allowance, granted) = journal.allowance(key).await?;
    if allowance.is_spent() {
        return Ok(Called::nobody(StepResult::over_budget()));
    }
    let (ear, mut heard) = mpsc::unbounded_channel();
    let ear = Ear(ear);
    let question = Question {
        stage: key.stage,
        owner: journal.owner(),
        ask,
        around: CallContext {
            tier: journal.tier().await,
            allowance,
            listener: &ear,
            computer: &journal.engine().compute.of(journal.owner()),
        },
        seconds: key.budget.seconds,
        tries: TRIES,
    };
    let mut overheard = false;
    let mut aloud = Some(aloud);
    let mut thinking = std::pin::pin!(journal.engine().think(question));
    let tried = loop {
        tokio::select! {
            biased;
            tried = &mut thinking => break tried,
            Some(thought) = heard.recv(), if aloud.is_some() => {
                let Some(aloud) = aloud.take() else { continue };
                if let Ok(Some(turn)) = journal.compute(move || aloud(&thought)).await {
                    journal.aside(turn).await?;
                    overheard = true;
                }
            }
        }
    };
    match tried {
        Err(unanswered) if matches!(unanswered.why, ReasonerFailure::Down(_)) => {
            Err(Interrupt::ProviderDown(unanswered))
        }
        tried => Ok(Called {
            outcome: step_result(tried),
            overheard,
            granted: Some(granted),
        }),
    }
}
