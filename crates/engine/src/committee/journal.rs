//! The journal of a run: each call once, its result and everything it caused in one commit.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};

use figures::canonical::digest;
use pipeline::Timestamp;
use pipeline::execution::{Execution, Usage};
use pipeline::ports::compute::NotComputed;
use pipeline::ports::probe::Boundary;
use pipeline::ports::reasoner::{Allowance, Answered, StageRequest, StageResponse};
use pipeline::ports::store::{Mutation, Step};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use pipeline::record;
use pipeline::record::step::{Spent, StepResult};
use pipeline::transcript::Turn;
use serde_json::{Value, json};
use tokio::sync::{Mutex, MutexGuard};

use super::appended::Appended;
use super::calling::{self, Called, Granted, StepKey};
use super::effects::{Effects, put_finding};
use crate::Engine;
use crate::interrupt::Interrupt;
use crate::reasoning::Unanswered;
use crate::worker::Leased;

/// The stage of the steps that tell of a wait.
const WAITING: &str = "waiting";

/// The journal of one run, held under one lease.
pub(crate) struct Journal<'a> {
    engine: &'a Engine,
    leased: &'a Leased,
    done: BTreeMap<String, Step>,
    state: Mutex<State>,
    /// Calls that are under way and not paid for yet.
    under_way: AtomicU64,
}

/// What was last committed. Whoever appends holds it, so the chain has one writer.
pub(crate) struct State {
    /// The execution.
    pub(crate) execution: Execution,
    /// The digest of every finished step.
    steps: BTreeMap<String, String>,
}

/// A result as text, and what it cost.
struct Written {
    result: String,
    usage: Usage,
}

impl Written {
    fn of(result: &StepResult) -> Result<Self, Interrupt> {
        Ok(Self {
            result: serde_json::to_string(result).map_err(|error| Interrupt::Retry(error.to_string()))?,
            usage: result.usage(),
        })
    }
}

impl<'a> Journal<'a> {
    /// Reads what is already done.
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
            under_way: AtomicU64::new(0),
        })
    }

    /// What was last committed.
    pub(crate) async fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().await
    }

    /// The service.
    pub(crate) const fn engine(&self) -> &'a Engine {
        self.engine
    }

    /// Whose run it is.
    pub(crate) fn owner(&self) -> &str {
        &self.leased.job.owner
    }

    /// Which session it is.
    pub(crate) fn session_id(&self) -> &str {
        &self.leased.job.session_id
    }

    /// The tier it runs on.
    pub(crate) async fn tier(&self) -> Tier {
        self.state.lock().await.execution.tier
    }

    /// The write that ends the job with the run.
    pub(crate) fn finish(&self) -> Mutation {
        self.leased.finish()
    }

    /// What a call may cost, and its place among those under way.
    pub(crate) async fn allowance(&self, key: &StepKey<'_>) -> Result<(Allowance, Granted<'_>), Interrupt> {
        let today = self.engine.left_today(self.owner(), key.purpose).await?;
        let state = self.state.lock().await;
        let limit = self.engine.settings.budgets.session;
        let left = limit.left(state.execution.usage, key.purpose).and(today);
        let left = left.less_calls(self.under_way.load(Ordering::SeqCst));
        let of_task = key.budget.left(state.execution.spent_on(key.task_id));
        Ok((left.and(of_task), Granted::one(&self.under_way)))
    }

    /// Asks the reasoner, unless it was asked before, and commits what it said with everything that follows from it.
    /// `read` makes the answer usable, or says why it is not; it must be pure, because a replay reads again. It may take
    /// long, so it is done where computing is done.
    pub(crate) async fn call<T: Send + 'static>(
        &self,
        key: &StepKey<'_>,
        ask: &StageRequest,
        read: impl FnOnce(StageResponse) -> Result<T, String> + Send + 'static,
        effects: impl FnOnce(&Result<T, Reason>, &mut Effects<'_>),
    ) -> Result<Result<T, Reason>, Interrupt> {
        self.call_aloud(key, ask, |_| None, read, effects).await
    }

    /// The same for somebody who thinks aloud.
    pub(crate) async fn call_aloud<T: Send + 'static>(
        &self,
        key: &StepKey<'_>,
        ask: &StageRequest,
        aloud: impl FnOnce(&str) -> Option<Turn> + Send + 'static,
        read: impl FnOnce(StageResponse) -> Result<T, String> + Send + 'static,
        effects: impl FnOnce(&Result<T, Reason>, &mut Effects<'_>),
    ) -> Result<Result<T, Reason>, Interrupt> {
        // Only the digest is kept: a hundred runs that wait for answers should not hold their questions twice.
        let request_sha256 = digest(&serde_json::to_value(ask).unwrap_or_default());
        let understand = move |value: Value| match serde_json::from_value::<Answered>(value) {
            Ok(answered) => read(answered.reply),
            Err(_) => Err("the answer cannot be read".to_owned()),
        };
        let call = calling::call(self, key, ask, aloud);
        self.settle(key, request_sha256, call, understand, effects).await
    }

    /// Computes for the owner of the run.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotComputed> {
        self.engine.compute.run(self.owner(), work).await
    }

    /// A step of any kind: done once, its outcome committed with its effects.
    pub(crate) async fn settle<'s, T: Send + 'static>(
        &'s self,
        key: &StepKey<'_>,
        request_sha256: String,
        call: impl Future<Output = Result<Called<'s>, Interrupt>>,
        understand: impl FnOnce(Value) -> Result<T, String> + Send + 'static,
        effects: impl FnOnce(&Result<T, Reason>, &mut Effects<'_>),
    ) -> Result<Result<T, Reason>, Interrupt> {
        let name = key.name.clone();
        let read = move |outcome: StepResult| match outcome {
            StepResult::Ok { ok } => understand(ok).map_err(|problem| {
                tracing::info!(step = name, problem, "an answer cannot be used");
                Reason::AnswerUnusable
            }),
            StepResult::Failed { failed, .. } => Err(failed),
        };
        if let Some(step) = self.done.get(&key.name) {
            if step.request_sha256 != request_sha256 {
                // Only a new version of the program asks otherwise. What is finished is not paid for twice.
                tracing::warn!(
                    step = key.name,
                    "a finished step was asked in other words; its answer stands"
                );
            }
            let result = step.result.clone();
            let again = self.compute(move || read(StepResult::read(&result))).await;
            return again.map_err(|why| Interrupt::Retry(why.to_string()));
        }
        self.engine.ports.probe.at(Boundary::BeforeCall, &key.name).await;
        let Called {
            outcome,
            overheard,
            granted: _granted,
        } = call.await?;
        self.engine.ports.probe.at(Boundary::AfterCall, &key.name).await;
        // The answer is text from here on: a hundred runs that wait for the store should not each hold it as a tree
        // too.
        let (cost, over_budget) = (outcome.usage(), outcome.is_over_budget());
        let reading = self.compute(move || (Written::of(&outcome), read(outcome))).await;
        let (written, result) = reading.unwrap_or_else(|why| {
            let spent = Spent {
                usage: cost,
                calls: Vec::new(),
            };
            let failed = StepResult::failed(why.into(), spent);
            (Written::of(&failed), Err(why.into()))
        });
        let written = written?;
        if let Err(reason) = &result {
            tracing::info!(step = key.name, reason = reason.name(), "a step has no usable answer");
            metrics::counter!("convene_steps_failed_total", "stage" => key.stage).increment(1);
        }
        let usage = written.usage;
        self.commit(key, request_sha256, written, |committed| {
            committed.overheard = overheard;
            committed.execution.charge(key.task_id, usage);
            committed.execution.budget_exhausted |= over_budget;
            committed.execution.steps.end(result.is_err());
            effects(&result, committed);
        })
        .await?;
        self.engine.ports.probe.at(Boundary::AfterCommit, &key.name).await;
        Ok(result)
    }

    /// Appends turns outside of any step: what is said there may be said again after a crash, and nothing depends on
    /// it.
    pub(crate) async fn aside(&self, turn: Turn) -> Result<(), Interrupt> {
        let mut state = self.state.lock().await;
        let next = state.execution.clone();
        // No progress: what falls over after every thought must not be tried for ever.
        let lease = self.leased.hold(self.lease_until());
        let appended = Appended::behind(&state.execution, next, &[turn], self.engine.now());
        let (batch, next) = appended.writes(lease);
        self.engine.store().commit(batch).await?;
        state.execution = next;
        Ok(())
    }

    /// The run waits for the reasoner. What the last call has cost is journaled; the turn is said once in a wait.
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
        let written = Written::of(&StepResult::failed(down.why.reason(), down.spent))?;
        let usage = written.usage;
        self.commit(&key, request_sha256, written, |effects| {
            effects.execution.charge(None, usage);
            effects.execution.waiting_since = waits.or(Some(now));
            if waits.is_none() {
                effects.say(turn);
            }
        })
        .await
    }

    /// A step that calls nobody: its effects happen once.
    pub(crate) async fn note(&self, name: &str, effects: impl FnOnce(&mut Effects<'_>)) -> Result<(), Interrupt> {
        if self.done.contains_key(name) {
            return Ok(());
        }
        let key = StepKey::of(name, "note");
        self.engine.ports.probe.at(Boundary::BeforeCall, name).await;
        let request_sha256 = digest(&json!({"note": name}));
        let nothing = Written::of(&StepResult::Ok { ok: Value::Null })?;
        self.commit(&key, request_sha256, nothing, effects).await?;
        self.engine.ports.probe.at(Boundary::AfterCommit, name).await;
        Ok(())
    }

    async fn commit(
        &self,
        key: &StepKey<'_>,
        request_sha256: String,
        written: Written,
        effects: impl FnOnce(&mut Effects<'_>),
    ) -> Result<(), Interrupt> {
        let Written { result, usage } = written;
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
        // Whatever is done ends a wait.
        next.waiting_since = next.waiting_since.filter(|_| key.stage == WAITING);
        let mut effect = Effects::on(&mut next);
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

        let mut appended = Appended::behind(&state.execution, next, &turns, now);
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
