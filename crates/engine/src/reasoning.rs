//! One question to the reasoner: in turn with everybody else, with a limit on time, a few tries, and a count of what it
//! cost.

use std::time::Duration;

use figures::canonical::digest;
use pipeline::Timestamp;
use pipeline::execution::Usage;
use pipeline::ports::compute::NotComputed;
use pipeline::ports::reasoner::{Answered, CallContext, Failed, NoopListener, ReasonerFailure, StageRequest};
use pipeline::ports::store::{Batch, Mutation, Step, Stored};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use pipeline::record::step::{Spent, StepResult};
use pipeline::record::step_digest;

use crate::Engine;
use crate::interrupt::Interrupt;
use crate::worker::Leased;

/// A question and everything around it.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    /// The kind of call, for the metrics.
    pub(crate) stage: &'static str,
    /// Whose it is: owners take turns.
    pub(crate) owner: &'a str,
    /// What is asked.
    pub(crate) ask: &'a StageRequest,
    /// Tier, allowance, listener.
    pub(crate) around: CallContext<'a>,
    /// How long one try may take, where that is less than the configured time; zero where not.
    pub(crate) seconds: u64,
    /// How often it is tried while the reasoner is away for a moment.
    pub(crate) tries: u32,
}

/// Why there is no answer, and what the tries cost.
#[derive(Debug, Clone)]
pub(crate) struct Unanswered {
    pub(crate) why: ReasonerFailure,
    pub(crate) spent: Spent,
}

/// An answer with the cost of every try that led to it, or none.
pub(crate) type Tried = Result<Answered, Unanswered>;

impl Engine {
    /// Asks.
    pub(crate) async fn think(&self, question: Question<'_>) -> Tried {
        let mut spent = Spent::default();
        let mut why = ReasonerFailure::Unavailable(Reason::NoAnswerInTime);
        for attempt in 0..question.tries.max(1) {
            if attempt > 0 {
                tokio::time::sleep(self.jittered(Duration::from_millis(200 << attempt))).await;
            }
            match self.try_once(&question).await {
                Ok(mut answered) => {
                    answered.usage.calls = answered.usage.calls.max(1);
                    count_cost(answered.usage);
                    answered.usage = answered.usage.plus(spent.usage);
                    answered.calls.splice(0..0, spent.calls);
                    return Ok(answered);
                }
                Err(failed) => {
                    let mut usage = failed.usage();
                    // One that is down was not asked; whoever was asked counts, also if it kept no record.
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
        // One that died meanwhile is waited for: nobody has to abstain because they were among the first to notice.
        if let (ReasonerFailure::Unavailable(_), Err(down)) = (&why, self.ports.reasoner.standing()) {
            why = down;
        }
        Err(Unanswered { why, spent })
    }

    /// Asks once, outside a committee, if there is something left to pay for it.
    pub(crate) async fn ask_once(
        &self,
        stage: &'static str,
        owner: &str,
        session_id: &str,
        ask: &StageRequest,
        tier: Tier,
    ) -> Stored<Tried> {
        let allowance = self.left_before_the_committee(owner, session_id).await?;
        if allowance.is_spent() {
            return Ok(Err(Unanswered {
                why: ReasonerFailure::Unusable(Reason::BudgetSpent),
                spent: Spent::default(),
            }));
        }
        let around = CallContext {
            tier,
            allowance,
            listener: &NoopListener,
            computer: &self.compute.of(owner),
        };
        let question = Question {
            stage,
            owner,
            ask,
            around,
            seconds: 0,
            tries: 1,
        };
        Ok(self.think(question).await)
    }

    /// What a job outside a committee does without an answer: it comes again, it waits since then, or, if it returns
    /// from here, it fails for the user. What the try has cost is journaled in every case.
    pub(crate) async fn retry_or_suspend(
        &self,
        leased: &Leased,
        since: Timestamp,
        step: &str,
        ask: &StageRequest,
        unanswered: &Unanswered,
    ) -> Result<(), Interrupt> {
        let again = match &unanswered.why {
            ReasonerFailure::Unavailable(reason) if leased.job.attempts < self.settings.job_attempts => {
                Some(Interrupt::Retry(reason.name().to_owned()))
            }
            ReasonerFailure::Down(reason) => self.wait(since, *reason),
            _ => None,
        };
        let Some(again) = again else { return Ok(()) };
        if !unanswered.spent.is_nothing() {
            let mut batch = Batch::of([leased.hold(self.now().plus_seconds(self.settings.lease_seconds))]);
            let step = self.failed_try(step, ask, unanswered);
            batch.push(record(&leased.job.session_id, step));
            batch.0.extend(self.spend(&leased.job.owner, unanswered.spent.usage));
            self.store().commit(batch).await?;
        }
        Err(again)
    }

    /// A try that failed as a step of its own, beside the one that it was a try of.
    pub(crate) fn failed_try(&self, step: &str, ask: &StageRequest, unanswered: &Unanswered) -> Step {
        let name = format!("{step}/{}", self.ports.ids.next("try"));
        let outcome = StepResult::failed(unanswered.why.reason(), unanswered.spent.clone());
        journaled(&name, ask, &outcome, self.now())
    }

    /// A call outside a committee as a finished step, written where computing is done.
    pub(crate) async fn journal_call(
        &self,
        owner: &str,
        name: &str,
        ask: StageRequest,
        outcome: StepResult,
    ) -> Result<Step, NotComputed> {
        let (name, at) = (name.to_owned(), self.now());
        self.compute
            .run(owner, move || journaled(&name, &ask, &outcome, at))
            .await
    }

    async fn try_once(&self, question: &Question<'_>) -> Result<Answered, Failed> {
        let _permit = self.calls.enter(question.owner).await;
        let mut counted = Counted {
            stage: question.stage,
            outcome: "aborted",
        };
        let limit = match question.seconds {
            0 => self.settings.step_timeout_seconds,
            own => own.min(self.settings.step_timeout_seconds),
        };
        let call = self.ports.reasoner.reason(question.ask, question.around);
        let answer = tokio::time::timeout(Duration::from_secs(limit), call).await;
        counted.outcome = match &answer {
            Ok(Ok(_)) => "answered",
            Ok(Err(failed)) => match failed.why {
                ReasonerFailure::Unavailable(_) => "unavailable",
                ReasonerFailure::Unusable(_) => "unusable",
                ReasonerFailure::Down(_) => "down",
            },
            Err(_) => "late",
        };
        drop(counted);
        self.note_standing();
        answer.unwrap_or_else(|_| Err(ReasonerFailure::Unavailable(Reason::NoAnswerInTime).into()))
    }

    /// Shows in the metrics whether the reasoner can be asked at all.
    pub(crate) fn note_standing(&self) {
        let down = self.ports.reasoner.standing().is_err();
        metrics::gauge!("convene_reasoner_down").set(f64::from(u8::from(down)));
    }
}

/// Counts a call when it is over, also one that is dropped.
struct Counted {
    stage: &'static str,
    outcome: &'static str,
}

impl Drop for Counted {
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

/// A call as the journal has it.
pub(crate) fn step_result(tried: Tried) -> StepResult {
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
fn journaled(name: &str, ask: &StageRequest, outcome: &StepResult, at: Timestamp) -> Step {
    let request_sha256 = digest(&serde_json::to_value(ask).unwrap_or_default());
    let result = serde_json::to_string(outcome).unwrap_or_default();
    Step {
        sha256: step_digest(name, &request_sha256, &result),
        name: name.to_owned(),
        request_sha256,
        result,
        at,
    }
}

/// The write of a step.
pub(crate) fn record(session_id: &str, step: Step) -> Mutation {
    Mutation::RecordStep {
        session_id: session_id.to_owned(),
        step,
    }
}
