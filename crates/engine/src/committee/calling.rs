//! One call: which step it is, how it is made, what it gave.

use std::time::Duration;

use pipeline::execution::Usage;
use pipeline::plan::Task;
use pipeline::ports::reasoner::{Around, Ask, ReasonerFailure};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Engine;

/// How often a call that may succeed later is tried within a run.
const TRIES: u32 = 3;

/// What a call gave: a value, or why there is none. A failure is a value too, and is journaled.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    /// The answer.
    Ok(Value),
    /// Why there is none, in words that a user may read.
    Failed(String),
}

impl Outcome {
    /// What it cost. The data room answers without a usage: it costs nothing.
    pub(crate) fn usage(&self) -> Usage {
        let usage = match self {
            Self::Ok(value) => value.get("usage").cloned(),
            Self::Failed(_) => {
                return Usage {
                    calls: 1,
                    ..Usage::default()
                };
            }
        };
        usage
            .and_then(|usage| serde_json::from_value::<Usage>(usage).ok())
            .map(|usage| Usage {
                calls: usage.calls.max(1),
                ..usage
            })
            .unwrap_or_default()
    }

    /// As the journal has it.
    pub(crate) fn unpack(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| Self::Failed("the journal cannot be read".to_owned()))
    }
}

/// A step of the protocol.
#[derive(Debug, Clone)]
pub(crate) struct StepKey<'a> {
    /// Unique in the session.
    pub(crate) name: String,
    /// The kind of call, for the metrics.
    pub(crate) stage: &'static str,
    /// The task whose work it is.
    pub(crate) task_id: Option<&'a str>,
    /// How long one try may take, where the task says so.
    pub(crate) seconds: u64,
}

impl<'a> StepKey<'a> {
    /// A step of the whole committee.
    pub(crate) fn of(name: &str, stage: &'static str) -> Self {
        Self {
            name: name.to_owned(),
            stage,
            task_id: None,
            seconds: 0,
        }
    }

    /// A step of one task.
    pub(crate) fn task(stage: &'static str, task: &'a Task) -> Self {
        Self {
            name: format!("{stage}/{}", task.task_id),
            stage,
            task_id: Some(&task.task_id),
            seconds: task.budget.seconds,
        }
    }
}

/// Asks the reasoner, in turn with other committees, with a limit on time and a few tries.
pub(crate) async fn ask(engine: &Engine, owner: &str, key: &StepKey<'_>, ask: &Ask) -> Outcome {
    let seconds = match key.seconds {
        0 => engine.settings.step_timeout_seconds,
        own => own.min(engine.settings.step_timeout_seconds),
    };
    let mut reason = String::new();
    for attempt in 0..TRIES {
        if attempt > 0 {
            tokio::time::sleep(engine.jittered(Duration::from_millis(200 << attempt))).await;
        }
        let permit = engine.calls.enter(owner).await;
        metrics::counter!("convene_reasoner_calls_total", "stage" => key.stage).increment(1);
        let answer = tokio::time::timeout(
            Duration::from_secs(seconds),
            engine.ports.reasoner.reason(ask, Around::plain()),
        )
        .await;
        drop(permit);
        match answer {
            Ok(Ok(answered)) => {
                return match serde_json::to_value(answered) {
                    Ok(value) => Outcome::Ok(value),
                    Err(_) => Outcome::Failed("the answer cannot be written down".to_owned()),
                };
            }
            Ok(Err(failed)) => match failed.why {
                ReasonerFailure::Unusable(why) => return Outcome::Failed(why),
                ReasonerFailure::Unavailable(why) | ReasonerFailure::Down(why) => reason = why,
            },
            Err(_) => "no answer came in time".clone_into(&mut reason),
        }
    }
    Outcome::Failed(reason)
}
