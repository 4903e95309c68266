//! Calls the reasoner: owners take turns, each try has a time limit, and the cost of all tries is counted.

use std::time::Duration;

use figures::canonical::digest;
use pipeline::Timestamp;
use pipeline::execution::Usage;
use pipeline::ports::compute::NotComputed;
use pipeline::ports::reasoner::{AnsweredCall, CallContext, FailedCall, NoopListener, ReasonerFailure, StageRequest};
use pipeline::ports::store::{Batch, Mutation, Step, Stored};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use pipeline::record::step::{Spent, StepResult};
use pipeline::record::step_digest;

use crate::Engine;
use crate::interrupt::Interrupt;
use crate::worker::Leased;

/// A request to the reasoner and the limits for it.
#[derive(Clone, Copy)]
pub(crate) struct ReasonerCall<'a> {
    /// The kind of call, for the metrics.
    pub(crate) stage: &'static str,
    /// The owner of the session; owners take turns.
    pub(crate) owner: &'a str,
    /// What the stage asks of the reasoner.
    pub(crate) request: &'a StageRequest,
    /// Tier, allowance, listener and compute slots.
    pub(crate) context: CallContext<'a>,
    /// Time limit of one try in seconds, if shorter than `step_timeout_seconds`; 0 for none.
    pub(crate) seconds: u64,
    /// How often the call is tried while the reasoner is unavailable.
    pub(crate) tries: u32,
}

/// Why there is no answer, and what the tries cost.
#[derive(Debug, Clone)]
pub(crate) struct Unanswered {
    pub(crate) why: ReasonerFailure,
    pub(crate) spent: Spent,
}

/// The answer, or why there is none; either way with the cost of all tries.
pub(crate) type ReasonerResult = Result<AnsweredCall, Unanswered>;

impl Engine {
    /// Calls the reasoner, with retries while it is unavailable.
    pub(crate) async fn call_reasoner(&self, call: ReasonerCall<'_>) -> ReasonerResult {
        let mut spent = Spent::default();
        let mut why = ReasonerFailure::Unavailable(Reason::NoAnswerInTime);
        for attempt in 0..call.tries.max(1) {
            if attempt > 0 {
                tokio::time::sleep(self.jittered(Duration::from_millis(200 << attempt))).await;
            }
            match self.try_once(&call).await {
                Ok(mut answered) => {
                    answered.usage.calls = answered.usage.calls.max(1);
                    count_cost(answered.usage);
                    answered.usage = answered.usage.plus(spent.usage);
                    answered.calls.splice(0..0, spent.calls);
                    return Ok(answered);
                }
                Err(failed) => {
                    let mut usage = failed.usage();
                    // A reasoner that is down was not called. Any other failed try counts as at least one call, even if
                    // the reasoner reports no usage.
                    if !matches!(failed.why, ReasonerFailure::Down(_)) {
                        usage.calls = usage.calls.max(1);
                    }
                    count_cost(usage);
                    spent.add(usage, failed.calls);
                    let again = matches!(failed.why, ReasonerFailure::Unavailable(_));
                    why = failed.why;
                    if !again {
                        break;
                    }
                }
            }
        }
        // If the reasoner went down during the tries, the job waits for it; a member must not abstain because its call
        // was among the first to fail.
        if let (ReasonerFailure::Unavailable(_), Err(down)) = (&why, self.ports.reasoner.availability()) {
            why = down;
        }
        Err(Unanswered { why, spent })
    }

    /// Makes one try outside a committee, if the budgets allow it.
    pub(crate) async fn ask_once(
        &self,
        stage: &'static str,
        owner: &str,
        session_id: &str,
        request: &StageRequest,
        tier: Tier,
    ) -> Stored<ReasonerResult> {
        let allowance = self.allowance_before_committee(owner, session_id).await?;
        if allowance.is_spent() {
            return Ok(Err(Unanswered {
                why: ReasonerFailure::Unusable(Reason::BudgetSpent),
                spent: Spent::default(),
            }));
        }
        let context = CallContext {
            tier,
            allowance,
            listener: &NoopListener,
            computer: &self.compute.of(owner),
        };
        let call = ReasonerCall {
            stage,
            owner,
            request,
            context,
            seconds: 0,
            tries: 1,
        };
        Ok(self.call_reasoner(call).await)
    }

    /// Handles a failed call of a job outside a committee. An error retries or suspends the job, which waits since
    /// `since`; its cost is journaled. `Ok` means that the job fails for the user, and the caller journals the cost.
    pub(crate) async fn retry_or_suspend(
        &self,
        leased: &Leased,
        since: Timestamp,
        step: &str,
        request: &StageRequest,
        unanswered: &Unanswered,
    ) -> Result<(), Interrupt> {
        let again = match &unanswered.why {
            ReasonerFailure::Unavailable(reason) if leased.job.attempts < self.settings.job_attempts => {
                Some(Interrupt::Retry(reason.name().to_owned()))
            }
            ReasonerFailure::Down(reason) => self.suspension(since, *reason),
            _ => None,
        };
        let Some(again) = again else { return Ok(()) };
        if !unanswered.spent.is_nothing() {
            let mut batch = Batch::of([leased.hold(self.now().plus_seconds(self.settings.lease_seconds))]);
            let step = self.failed_try(step, request, unanswered);
            batch.push(record_step(&leased.job.session_id, step));
            batch.0.extend(self.spend(&leased.job.owner, unanswered.spent.usage));
            self.store().commit(batch).await?;
        }
        Err(again)
    }

    /// A failed try as a journal step of its own, so that the name of the real step stays free.
    pub(crate) fn failed_try(&self, step: &str, request: &StageRequest, unanswered: &Unanswered) -> Step {
        let name = format!("{step}/{}", self.ports.ids.next("try"));
        let outcome = StepResult::failed(unanswered.why.reason(), unanswered.spent.clone());
        finished_step(&name, request, &outcome, self.now())
    }

    /// A call outside a committee as a finished step. It is serialized in a compute slot.
    pub(crate) async fn journal_call(
        &self,
        owner: &str,
        name: &str,
        request: StageRequest,
        outcome: StepResult,
    ) -> Result<Step, NotComputed> {
        let (name, at) = (name.to_owned(), self.now());
        self.compute
            .run(owner, move || finished_step(&name, &request, &outcome, at))
            .await
    }

    async fn try_once(&self, call: &ReasonerCall<'_>) -> Result<AnsweredCall, FailedCall> {
        let _permit = self.calls.enter(call.owner).await;
        let mut counter = CallCounter {
            stage: call.stage,
            outcome: "aborted",
        };
        let limit = match call.seconds {
            0 => self.settings.step_timeout_seconds,
            own => own.min(self.settings.step_timeout_seconds),
        };
        let reasoning = self.ports.reasoner.reason(call.request, call.context);
        let answer = tokio::time::timeout(Duration::from_secs(limit), reasoning).await;
        counter.outcome = match &answer {
            Ok(Ok(_)) => "answered",
            Ok(Err(failed)) => match failed.why {
                ReasonerFailure::Unavailable(_) => "unavailable",
                ReasonerFailure::Unusable(_) => "unusable",
                ReasonerFailure::Down(_) => "down",
            },
            Err(_) => "late",
        };
        drop(counter);
        self.report_reasoner_state();
        answer.unwrap_or_else(|_| Err(ReasonerFailure::Unavailable(Reason::NoAnswerInTime).into()))
    }

    /// Sets the metric that says whether the reasoner is down.
    pub(crate) fn report_reasoner_state(&self) {
        let down = self.ports.reasoner.availability().is_err();
        metrics::gauge!("convene_reasoner_down").set(f64::from(u8::from(down)));
    }
}

/// Counts a call in the metrics when it ends, also when it is dropped.
struct CallCounter {
    stage: &'static str,
    outcome: &'static str,
}

impl Drop for CallCounter {
    fn drop(&mut self) {
        let labels = [("stage", self.stage), ("outcome", self.outcome)];
        metrics::counter!("convene_reasoner_calls_total", &labels).increment(1);
    }
}

fn count_cost(usage: Usage) {
    metrics::counter!("convene_reasoner_tokens_total", "kind" => "input").increment(usage.input_tokens);
    metrics::counter!("convene_reasoner_tokens_total", "kind" => "output").increment(usage.output_tokens);
    metrics::counter!("convene_reasoner_cost_usd_micros_total").increment(usage.cost_micros);
}

/// The journal's form of the result of a call.
pub(crate) fn step_result(tried: ReasonerResult) -> StepResult {
    match tried {
        Ok(answered) => match serde_json::to_value(&answered) {
            Ok(ok) => StepResult::Ok { ok },
            Err(_) => StepResult::failed(
                Reason::AnswerUnusable,
                Spent {
                    usage: answered.usage,
                    calls: answered.calls,
                },
            ),
        },
        Err(Unanswered { why, spent }) => StepResult::failed(why.reason(), spent),
    }
}

/// A call outside a committee as a finished step.
fn finished_step(name: &str, request: &StageRequest, outcome: &StepResult, at: Timestamp) -> Step {
    let request_sha256 = digest(&serde_json::to_value(request).unwrap_or_default());
    let result = serde_json::to_string(outcome).unwrap_or_default();
    Step {
        sha256: step_digest(name, &request_sha256, &result),
        name: name.to_owned(),
        request_sha256,
        result,
        at,
    }
}

/// The write that stores a journal step.
pub(crate) fn record_step(session_id: &str, step: Step) -> Mutation {
    Mutation::RecordStep {
        session_id: session_id.to_owned(),
        step,
    }
}
