//! The journal of a run: each call once, its result and everything it caused in one commit.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use pipeline::canonical::digest;
use pipeline::committee::Finding;
use pipeline::execution::{Execution, ExecutionStatus, Usage};
use pipeline::ports::reasoner::{Answered, Ask, ReasonerFailure, Reply};
use pipeline::ports::store::{Batch, Mutation, Step};
use pipeline::transcript::{self, Head, Turn};
use serde_json::{Value, json};
use tokio::sync::{Mutex, MutexGuard};

use crate::Engine;
use crate::make_plan::Stop;
use crate::worker::Leased;

/// How often a call that may succeed later is tried within a run.
const TRIES: u32 = 3;

/// What a step gave: a value, or why there is none. A failure is a value too, and is journaled.
pub(crate) type StepResult = Result<Value, String>;

/// What a step causes besides its result.
pub(crate) struct Effects<'a> {
    /// The execution, to be changed in place.
    pub(crate) execution: &'a mut Execution,
    turns: Vec<Turn>,
    findings: Vec<Finding>,
    extra: Vec<Mutation>,
}

impl Effects<'_> {
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
}

/// The journal of one run, held under one lease.
pub(crate) struct Journal<'a> {
    engine: &'a Engine,
    leased: &'a Leased,
    done: HashMap<String, Step>,
    /// The execution as last committed. Whoever appends holds it, so the chain has one writer.
    execution: Mutex<Execution>,
}

impl<'a> Journal<'a> {
    /// Reads what is already done.
    pub(crate) async fn open(engine: &'a Engine, leased: &'a Leased, execution: Execution) -> Result<Self, Stop> {
        let steps = engine.store().steps(&leased.job.session_id).await?;
        Ok(Self {
            engine,
            leased,
            done: steps.into_iter().map(|step| (step.name.clone(), step)).collect(),
            execution: Mutex::new(execution),
        })
    }

    /// The execution as last committed.
    pub(crate) async fn execution(&self) -> MutexGuard<'_, Execution> {
        self.execution.lock().await
    }

    /// The write that ends the job with the run.
    pub(crate) fn finish(&self) -> Mutation {
        self.leased.finish()
    }

    /// Does a step unless it was done, and commits its result with its effects.
    pub(crate) async fn step(
        &self,
        name: &str,
        request: &Value,
        call: impl Future<Output = StepResult>,
        effects: impl FnOnce(&Value, &mut Effects<'_>),
    ) -> Result<StepResult, Stop> {
        self.settle(name, request, call, |result, committed| {
            if let Ok(value) = result {
                effects(value, committed);
            }
        })
        .await
    }

    /// A step that calls nobody: its effects happen once.
    pub(crate) async fn note(&self, name: &str, effects: impl FnOnce(&mut Effects<'_>)) -> Result<(), Stop> {
        let request = json!({"note": name});
        let call = async { Ok(Value::Null) };
        self.step(name, &request, call, |_, committed| effects(committed))
            .await?
            .ok();
        Ok(())
    }

    /// The same, where a failure has effects too.
    pub(crate) async fn settle(
        &self,
        name: &str,
        request: &Value,
        call: impl Future<Output = StepResult>,
        effects: impl FnOnce(&StepResult, &mut Effects<'_>),
    ) -> Result<StepResult, Stop> {
        let request_sha256 = digest(request);
        if let Some(step) = self.done.get(name).filter(|step| step.request_sha256 == request_sha256) {
            return Ok(unpack(&step.result));
        }
        let result = call.await;
        self.commit(name, request_sha256, &result, effects).await?;
        Ok(result)
    }

    /// Asks the reasoner, with a limit on time and a few tries.
    pub(crate) async fn ask(&self, stage: &'static str, ask: &Ask) -> StepResult {
        let limit = Duration::from_secs(self.engine.settings.step_timeout_seconds);
        let mut reason = String::new();
        for attempt in 0..TRIES {
            if attempt > 0 {
                tokio::time::sleep(Duration::from_millis(200 << attempt)).await;
            }
            metrics::counter!("convene_reasoner_calls_total", "stage" => stage).increment(1);
            match tokio::time::timeout(limit, self.engine.ports.reasoner.reason(ask)).await {
                Ok(Ok(answered)) => return serde_json::to_value(answered).map_err(|error| error.to_string()),
                Ok(Err(ReasonerFailure::Unusable(why))) => return Err(why),
                Ok(Err(ReasonerFailure::Unavailable(why))) => reason = why,
                Err(_) => "it did not answer in time".clone_into(&mut reason),
            }
        }
        Err(reason)
    }

    async fn commit(
        &self,
        name: &str,
        request_sha256: String,
        result: &StepResult,
        effects: impl FnOnce(&StepResult, &mut Effects<'_>),
    ) -> Result<(), Stop> {
        let mut committed = self.execution.lock().await;
        let now = self.engine.now();
        let session_id = self.leased.job.session_id.clone();
        let mut next = committed.clone();
        if let Ok(answered) = result
            .as_ref()
            .map_err(|_| ())
            .and_then(|value| usage_of(value).ok_or(()))
        {
            next.usage = next.usage.plus(answered);
        }
        let mut effect = Effects {
            execution: &mut next,
            turns: Vec::new(),
            findings: Vec::new(),
            extra: Vec::new(),
        };
        effects(result, &mut effect);
        let Effects {
            turns, findings, extra, ..
        } = effect;

        let mut head = Head {
            seq: committed.latest_seq,
            hash: committed.head_hash.clone(),
        };
        let mut entries = Vec::new();
        for turn in &turns {
            let (entry, after) = transcript::append(&head, turn, now);
            entries.push(entry);
            head = after;
        }
        next.latest_seq = head.seq;
        next.head_hash = head.hash;

        let step = Step {
            name: name.to_owned(),
            request_sha256,
            result: pack(result),
            at: now,
        };
        let mut batch = Batch::of([
            self.leased.hold(now.plus_seconds(self.engine.settings.lease_seconds)),
            Mutation::AdvanceExecution {
                execution: Box::new(next.clone()),
                expected_seq: committed.latest_seq,
            },
            Mutation::RecordStep {
                session_id: session_id.clone(),
                step,
            },
        ]);
        for entry in entries {
            batch.push(Mutation::AppendEntry {
                session_id: session_id.clone(),
                entry,
            });
        }
        for finding in findings {
            batch.push(put_finding(&session_id, &next, &finding)?);
        }
        batch.0.extend(extra);
        self.engine.store().commit(batch).await?;
        metrics::counter!("convene_steps_total").increment(1);
        *committed = next;
        Ok(())
    }
}

/// The reply inside a step's value.
pub(crate) fn reply(value: Value) -> Option<Reply> {
    serde_json::from_value::<Answered>(value)
        .ok()
        .map(|answered| answered.reply)
}

fn usage_of(value: &Value) -> Option<Usage> {
    let usage: Usage = serde_json::from_value(value.get("usage")?.clone()).ok()?;
    Some(Usage {
        calls: usage.calls.max(1),
        ..usage
    })
}

fn pack(result: &StepResult) -> String {
    match result {
        Ok(value) => json!({"ok": value}),
        Err(reason) => json!({"failed": reason}),
    }
    .to_string()
}

fn unpack(text: &str) -> StepResult {
    let mut value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    match value.get_mut("ok") {
        Some(ok) => Ok(ok.take()),
        None => Err(value["failed"].as_str().unwrap_or("it failed").to_owned()),
    }
}

/// A finding has the place of its task in the plan, so that the order does not depend on who was faster.
fn put_finding(session_id: &str, execution: &Execution, finding: &Finding) -> Result<Mutation, Stop> {
    let place = execution
        .tasks
        .iter()
        .position(|task| task.task_id == finding.task_id)
        .unwrap_or(usize::MAX);
    Ok(Mutation::PutFinding {
        session_id: session_id.to_owned(),
        ordinal: i64::try_from(place).unwrap_or(i64::MAX),
        task_id: finding.task_id.clone(),
        body: serde_json::to_string(finding).map_err(|error| Stop::Later(error.to_string()))?,
    })
}
