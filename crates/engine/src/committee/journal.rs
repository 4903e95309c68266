//! The journal of a run: each step happens once, and its result is committed together with its effects.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};

use figures::canonical::digest;
use pipeline::Timestamp;
use pipeline::execution::{Execution, Usage};
use pipeline::ports::compute::NotComputed;
use pipeline::ports::probe::Boundary;
use pipeline::ports::reasoner::{Allowance, AnsweredCall, StageRequest, StageResponse};
use pipeline::ports::store::{Mutation, Step};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use pipeline::record;
use pipeline::record::step::{Spent, StepResult};
use pipeline::transcript::Turn;
use serde_json::{Value, json};
use tokio::sync::{Mutex, MutexGuard};

use super::calling::{self, CallInFlight, CallReport, StepKey};
use super::effects::{Effects, put_finding};
use super::transcript_append::TranscriptAppend;
use crate::Engine;
use crate::interrupt::Interrupt;
use crate::reasoning::Unanswered;
use crate::worker::Leased;

/// The stage of steps that record a wait for the reasoner.
const WAITING: &str = "waiting";

/// The journal of one run. It is valid as long as the lease is held.
pub(crate) struct Journal<'a> {
    engine: &'a Engine,
    leased: &'a Leased,
    done: BTreeMap<String, Step>,
    state: Mutex<State>,
    /// Calls whose cost is not committed yet.
    calls_in_flight: AtomicU64,
}

/// What was last committed. Every commit holds its lock, so that the transcript chain has one writer at a time.
pub(crate) struct State {
    /// The execution as last committed.
    pub(crate) execution: Execution,
    /// The digest of every finished step, by name.
    steps: BTreeMap<String, String>,
}

/// A step result as JSON text, with its cost.
struct SerializedResult {
    result: String,
    usage: Usage,
}

impl SerializedResult {
    fn of(result: &StepResult) -> Result<Self, Interrupt> {
        Ok(Self {
            result: serde_json::to_string(result).map_err(|error| Interrupt::Retry(error.to_string()))?,
            usage: result.usage(),
        })
    }
}

impl<'a> Journal<'a> {
    /// Reads the finished steps of the session.
    pub(crate) async fn open(engine: &'a Engine, leased: &'a Leased, execution: Execution) -> Result<Self, Interrupt> {
        let steps = engine.store().steps(&leased.job.session_id).await?;
        let digests = steps
            .iter()
            .map(|step| (step.name.clone(), step.sha256.clone()))
            .collect();
        Ok(Self {
            engine,
            leased,
            done: steps.into_iter().map(|step| (step.name.clone(), step)).collect(),
            state: Mutex::new(State {
                execution,
                steps: digests,
            }),
            calls_in_flight: AtomicU64::new(0),
        })
    }

    /// Locks the last committed state; no step can commit meanwhile.
    pub(crate) async fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().await
    }

    /// The engine that runs the committee.
    pub(crate) const fn engine(&self) -> &'a Engine {
        self.engine
    }

    /// The owner of the session.
    pub(crate) fn owner(&self) -> &str {
        &self.leased.job.owner
    }

    /// The session of the run.
    pub(crate) fn session_id(&self) -> &str {
        &self.leased.job.session_id
    }

    /// The tier of the run.
    pub(crate) async fn tier(&self) -> Tier {
        self.state.lock().await.execution.tier
    }

    /// The write that finishes the job; it fails the batch if the lease was lost.
    pub(crate) fn finish(&self) -> Mutation {
        self.leased.finish()
    }

    /// What a call may cost, less the other calls in flight. The second value counts this call among them.
    pub(crate) async fn allowance(&self, key: &StepKey<'_>) -> Result<(Allowance, CallInFlight<'_>), Interrupt> {
        let today = self.engine.left_today(self.owner(), key.purpose).await?;
        let state = self.state.lock().await;
        let limit = self.engine.settings.budgets.session;
        let left = limit.left(state.execution.usage, key.purpose).and(today);
        let left = left.less_calls(self.calls_in_flight.load(Ordering::SeqCst));
        let of_task = key.budget.left(state.execution.spent_on(key.task_id));
        Ok((left.and(of_task), CallInFlight::start(&self.calls_in_flight)))
    }

    /// Calls the reasoner, unless the step is finished already, and commits the answer together with its effects.
    /// `read` turns the answer into a value or says why it is unusable. It must be pure, because a resumed run reads
    /// the stored answer again, and it runs in a compute slot, because it may take long.
    pub(crate) async fn call<T: Send + 'static>(
        &self,
        key: &StepKey<'_>,
        request: &StageRequest,
        read: impl FnOnce(StageResponse) -> Result<T, String> + Send + 'static,
        effects: impl FnOnce(&Result<T, Reason>, &mut Effects<'_>),
    ) -> Result<Result<T, Reason>, Interrupt> {
        self.call_with_thoughts(key, request, |_| None, read, effects).await
    }

    /// Like [`Self::call`]; `on_thought` makes a transcript turn of the first thought while the call is running.
    pub(crate) async fn call_with_thoughts<T: Send + 'static>(
        &self,
        key: &StepKey<'_>,
        request: &StageRequest,
        on_thought: impl FnOnce(&str) -> Option<Turn> + Send + 'static,
        read: impl FnOnce(StageResponse) -> Result<T, String> + Send + 'static,
        effects: impl FnOnce(&Result<T, Reason>, &mut Effects<'_>),
    ) -> Result<Result<T, Reason>, Interrupt> {
        // Only the digest is kept, so that a hundred waiting runs do not hold each request in memory twice.
        let request_sha256 = digest(&serde_json::to_value(request).unwrap_or_default());
        let decode = move |value: Value| match serde_json::from_value::<AnsweredCall>(value) {
            Ok(answered) => read(answered.reply),
            Err(_) => Err("the answer cannot be read".to_owned()),
        };
        let call = calling::call(self, key, request, on_thought);
        self.run_step(key, request_sha256, call, decode, effects).await
    }

    /// Runs work in a compute slot of the owner.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotComputed> {
        self.engine.compute.run(self.owner(), work).await
    }

    /// Runs a step of any kind once and commits its outcome with its effects. A finished step is read from the journal.
    pub(crate) async fn run_step<'s, T: Send + 'static>(
        &'s self,
        key: &StepKey<'_>,
        request_sha256: String,
        call: impl Future<Output = Result<CallReport<'s>, Interrupt>>,
        decode: impl FnOnce(Value) -> Result<T, String> + Send + 'static,
        effects: impl FnOnce(&Result<T, Reason>, &mut Effects<'_>),
    ) -> Result<Result<T, Reason>, Interrupt> {
        let name = key.name.clone();
        let read = move |outcome: StepResult| match outcome {
            StepResult::Ok { ok } => decode(ok).map_err(|problem| {
                tracing::info!(step = name, problem, "an answer cannot be used");
                Reason::AnswerUnusable
            }),
            StepResult::Failed { failed, .. } => Err(failed),
        };
        if let Some(step) = self.done.get(&key.name) {
            if step.request_sha256 != request_sha256 {
                // The request of a step changes only with the program's version. A finished step is not paid for twice.
                tracing::warn!(
                    step = key.name,
                    "the request of a finished step has changed; its stored answer is used"
                );
            }
            let result = step.result.clone();
            let again = self.compute(move || read(StepResult::read(&result))).await;
            return again.map_err(|why| Interrupt::Retry(why.to_string()));
        }
        self.engine.ports.probe.at(Boundary::BeforeCall, &key.name).await;
        let CallReport {
            outcome,
            thought_published,
            in_flight: _in_flight,
        } = call.await?;
        self.engine.ports.probe.at(Boundary::AfterCall, &key.name).await;
        // From here on the answer is kept as text only, so that a hundred runs that wait for the store do not each hold
        // a JSON tree as well.
        let (cost, over_budget) = (outcome.usage(), outcome.is_over_budget());
        let reading = self
            .compute(move || (SerializedResult::of(&outcome), read(outcome)))
            .await;
        let (written, result) = reading.unwrap_or_else(|why| {
            let spent = Spent {
                usage: cost,
                calls: Vec::new(),
            };
            let failed = StepResult::failed(why.into(), spent);
            (SerializedResult::of(&failed), Err(why.into()))
        });
        let written = written?;
        if let Err(reason) = &result {
            tracing::info!(step = key.name, reason = reason.name(), "a step has no usable answer");
            metrics::counter!("convene_steps_failed_total", "stage" => key.stage).increment(1);
        }
        let usage = written.usage;
        self.commit(key, request_sha256, written, |committed| {
            committed.thought_published = thought_published;
            committed.execution.charge(key.task_id, usage);
            committed.execution.budget_exhausted |= over_budget;
            committed.execution.steps.end(result.is_err());
            effects(&result, committed);
        })
        .await?;
        self.engine.ports.probe.at(Boundary::AfterCommit, &key.name).await;
        Ok(result)
    }

    /// Appends a turn that belongs to no step. After a crash it may be appended again, so nothing may depend on it.
    pub(crate) async fn append_outside_step(&self, turn: Turn) -> Result<(), Interrupt> {
        let mut state = self.state.lock().await;
        let next = state.execution.clone();
        // Does not reset the count of tries: a run that crashes after every thought must not be retried for ever.
        let lease = self.leased.hold(self.lease_until());
        let appended = TranscriptAppend::new(&state.execution, next, &[turn], self.engine.now());
        let (batch, next) = appended.writes(lease);
        self.engine.store().commit(batch).await?;
        state.execution = next;
        Ok(())
    }

    /// Records that the run waits for the reasoner, with the cost of the failed calls. The turn is appended once per
    /// wait.
    pub(crate) async fn suspend(&self, down: Unanswered, turn: Turn) -> Result<(), Interrupt> {
        let (waits, count) = {
            let state = self.state.lock().await;
            let before = state.steps.keys().filter(|name| name.starts_with("waiting/"));
            (state.execution.waiting_since, before.count())
        };
        if waits.is_some() && down.spent.is_nothing() {
            return Ok(());
        }
        let now = self.engine.now();
        let key = StepKey::of(&format!("waiting/{}", count + 1), WAITING);
        let request_sha256 = digest(&json!({"waiting": count + 1}));
        let written = SerializedResult::of(&StepResult::failed(down.why.reason(), down.spent))?;
        let usage = written.usage;
        self.commit(&key, request_sha256, written, |effects| {
            effects.execution.charge(None, usage);
            effects.execution.waiting_since = waits.or(Some(now));
            if waits.is_none() {
                effects.append_turn(turn);
            }
        })
        .await
    }

    /// A step that has effects only and calls no reasoner. It happens once.
    pub(crate) async fn step_without_call(
        &self,
        name: &str,
        effects: impl FnOnce(&mut Effects<'_>),
    ) -> Result<(), Interrupt> {
        if self.done.contains_key(name) {
            return Ok(());
        }
        let key = StepKey::of(name, "note");
        self.engine.ports.probe.at(Boundary::BeforeCall, name).await;
        let request_sha256 = digest(&json!({"note": name}));
        let nothing = SerializedResult::of(&StepResult::Ok { ok: Value::Null })?;
        self.commit(&key, request_sha256, nothing, effects).await?;
        self.engine.ports.probe.at(Boundary::AfterCommit, name).await;
        Ok(())
    }

    async fn commit(
        &self,
        key: &StepKey<'_>,
        request_sha256: String,
        written: SerializedResult,
        effects: impl FnOnce(&mut Effects<'_>),
    ) -> Result<(), Interrupt> {
        let SerializedResult { result, usage } = written;
        let mut state = self.state.lock().await;
        let now = self.engine.now();
        let session_id = self.leased.job.session_id.clone();
        let step = Step {
            sha256: record::step_digest(&key.name, &request_sha256, &result),
            name: key.name.clone(),
            request_sha256,
            result,
            at: now,
        };
        let mut next = state.execution.clone();
        // Every other step ends a wait.
        next.waiting_since = next.waiting_since.filter(|_| key.stage == WAITING);
        let mut effect = Effects::new(&mut next);
        effects(&mut effect);
        let Effects {
            mut turns,
            findings,
            extra,
            seal,
            ..
        } = effect;
        let ends = seal.is_some();
        if let Some((mut last, mut seal)) = seal {
            let steps = state
                .steps
                .iter()
                .map(|(name, sha256)| (name.as_str(), sha256.as_str()));
            seal.journal = record::journal_digest(steps.chain([(step.name.as_str(), step.sha256.as_str())]));
            seal.execution = record::execution_digest(&next);
            last.data = Some(json!({"record": seal}));
            turns.push(last);
        }

        let mut appended = TranscriptAppend::new(&state.execution, next, &turns, now);
        if ends {
            let head = &appended.execution.head_hash;
            appended.execution.signature = self.engine.sign_seal(&session_id, head).await?;
        }
        let (mut batch, next) = appended.writes(self.leased.progress(self.lease_until()));
        let (name, sha256) = (step.name.clone(), step.sha256.clone());
        batch.push(Mutation::RecordStep {
            session_id: session_id.clone(),
            step,
        });
        for finding in findings {
            batch.push(put_finding(&session_id, &next, &finding)?);
        }
        batch.0.extend(extra);
        batch.0.extend(self.engine.spend(self.owner(), usage));
        self.engine.store().commit(batch).await?;
        metrics::counter!("convene_steps_total", "stage" => key.stage).increment(1);
        state.execution = next;
        state.steps.insert(name, sha256);
        Ok(())
    }

    fn lease_until(&self) -> Timestamp {
        self.engine.now().plus_seconds(self.engine.settings.lease_seconds)
    }
}
