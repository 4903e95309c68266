//! Reads a question, or the answers to clarifying questions, within the request. If that takes too long, it becomes a
//! job whose lease this process already holds: the reasoner call continues and is not paid for twice, and if the
//! process dies, another one takes over the job.

use std::sync::Arc;
use std::time::Duration;

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::{Brief, BriefStatus, Triage};
use pipeline::budget::session_spent;
use pipeline::execution::Usage;
use pipeline::ports::reasoner::{ReasonerFailure, StageRequest, StageResponse};
use pipeline::ports::store::{Batch, Guard, Job, JobKind, Mutation, StoreError, Stored};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use pipeline::session::Session;
use pipeline::{Outcome, Refusal};
use tokio_util::task::AbortOnDropHandle;
use tracing::Instrument;

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::{reasoner_refusal, store_refusal};
use crate::interrupt::Interrupt;
use crate::reasoning::{ReasonerResult, record_step, step_result};
use crate::submission::OutcomeSlot;
use crate::submit_brief::{put_brief, title};
use crate::worker::{Leased, Worker};
use fair_share::long_polls::report_long_polls;

/// How long a reading may continue within its request after the process was told to stop.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);

/// A triage request and its result.
struct TriageAttempt {
    request: StageRequest,
    tried: ReasonerResult,
}

/// A session whose question or answers are to be read.
pub(crate) struct PendingBrief {
    /// The session with the new question or answers, in the version that the submit writes.
    pub(crate) session: Session,
    /// The brief without the new answers; `None` for a new question.
    pub(crate) before: Option<Brief>,
}

impl Engine {
    /// Reads the question or answers and commits the outcome; after `brief_wait_ms` the outcome is `generating`.
    pub(crate) async fn triage_and_commit(
        self: &Arc<Self>,
        caller: &Caller,
        slot: &OutcomeSlot,
        pending: PendingBrief,
    ) -> Outcome<Session> {
        self.may_begin(&caller.owner).await?;
        self.may_kick_off(caller).await?;
        let PendingBrief { mut session, before } = pending;
        let to_refusal = |error| store_refusal(error, self.now());
        let tier = match &caller.profile {
            Some(profile) => caller.paid_tier(Some(profile)),
            None => {
                let account = self.store().account_state(&session.owner).await.map_err(to_refusal)?;
                caller.paid_tier(account.profile.as_ref())
            }
        };
        let (engine, asked) = (self.clone(), session.clone());
        let reading = async move { engine.read_question(&asked, tier).await };
        let mut reading = AbortOnDropHandle::new(
            self.tasks
                .spawn(report_long_polls("reading", reading).in_current_span()),
        );
        let max_wait = Duration::from_millis(self.settings.brief_wait_ms);
        let read = tokio::select! {
            read = &mut reading => Some(joined(read)),
            () = tokio::time::sleep(max_wait) => None,
            () = self.until_shutdown() => None,
            () = self.until_erased(&session.owner) => return Err(to_refusal(StoreError::Guard(Guard::AccountActive))),
        };
        let Some(read) = read else {
            return self
                .continue_as_job(caller, slot, PendingBrief { session, before }, reading)
                .await;
        };
        let TriageAttempt { request, tried } = read.map_err(to_refusal)?;
        let name = step_name(&session);
        if let Err(unanswered) = &tried {
            let kept = before.is_some().then(|| self.failed_try(&name, &request, unanswered));
            let step = kept.map(|step| record_step(&session.session_id, step));
            self.record_cost(&session.owner, step, unanswered.spent.usage).await;
        }
        let outcome = match &tried {
            Ok(answered) => step_result(Ok(answered.clone())),
            Err(unanswered) if unanswered.why.reason() == Reason::BudgetSpent => return Err(session_spent()),
            Err(unanswered) => return Err(reasoner_refusal(unanswered.why.clone())),
        };
        let triage = triage_of(tried).map_err(reasoner_refusal)?;
        let now = self.now();
        session.brief = session.brief.settle(triage);
        session.title = title(&session);
        let usage = outcome.usage();
        let step = match self.journal_call(&session.owner, &name, request, outcome).await {
            Ok(step) => step,
            Err(why) => {
                self.record_cost(&session.owner, None, usage).await;
                return Err(Refusal::Upstream(why.to_string()));
            }
        };
        let mut batch = self.submit_writes(caller, &session, before.is_none())?;
        batch.push(record_step(&session.session_id, step));
        slot.put(&mut batch, &session)?;
        batch.0.extend(self.spend(&session.owner, usage));
        if let Err(error) = self.store().commit(batch).await {
            // Another submit was faster, but the call was made and has to be counted.
            self.record_cost(&session.owner, None, usage).await;
            return Err(store_refusal(error, now));
        }
        Ok(session)
    }

    /// Waits until this process is told to stop, and then for the grace period of readings that are nearly done.
    async fn until_shutdown(&self) {
        self.stopping.cancelled().await;
        tokio::time::sleep(SHUTDOWN_GRACE).await;
    }

    /// Turns a reading that takes too long into a job whose lease this process holds from the start.
    async fn continue_as_job(
        self: &Arc<Self>,
        caller: &Caller,
        slot: &OutcomeSlot,
        pending: PendingBrief,
        reading: AbortOnDropHandle<Stored<TriageAttempt>>,
    ) -> Outcome<Session> {
        let PendingBrief { mut session, before } = pending;
        let now = self.now();
        let first = before.is_none();
        session.brief = session.brief.generating(before);
        session.title = title(&session);
        let worker = Worker::new(self.clone());
        let leased = Leased::held_from_start(
            &worker,
            Job {
                fence: now.micros(),
                attempts: 1,
                ..Job::new(JobKind::Brief, &session.session_id, &session.owner, now)
            },
        );
        let mut batch = self.submit_writes(caller, &session, first)?;
        batch.push(leased.enqueue(worker.lease_until(now)));
        slot.put(&mut batch, &session)?;
        self.store()
            .commit(batch)
            .await
            .map_err(|error| store_refusal(error, now))?;
        let (engine, pending) = (self.clone(), session.clone());
        let follow = async move {
            let work = async { engine.settle_reading(&leased, pending, joined(reading.await)?).await };
            Box::pin(worker.supervise(&leased, &engine.stopping, work)).await;
        };
        self.tasks.spawn(report_long_polls("reading", follow).in_current_span());
        Ok(session)
    }

    /// The writes of a submit: the kickoff, and the session with its brief. `first` inserts a new session.
    fn submit_writes(&self, caller: &Caller, session: &Session, first: bool) -> Outcome<Batch> {
        let mut batch = self.kickoff(caller, self.now());
        let boxed = Box::new(session.clone());
        batch.push(if first {
            Mutation::InsertSession(boxed)
        } else {
            Mutation::UpdateSession(boxed)
        });
        batch.push(put_brief(session)?);
        Ok(batch)
    }

    /// Runs the job of a reading whose process died: reads the question or answers again.
    pub(crate) async fn retry_reading(&self, leased: &Leased) -> Result<(), Interrupt> {
        let (owner, session_id) = (&leased.job.owner, &leased.job.session_id);
        let session = self.store().session(owner, session_id).await?;
        let Some(session) = session.filter(|session| session.status() == BriefStatus::Generating) else {
            return leased.nothing_to_do(self).await;
        };
        let profile = self.store().account_state(owner).await?.profile;
        let tier = profile.map(|profile| profile.tier).unwrap_or_default();
        let reading = self.read_question(&session, tier).await?;
        self.settle_reading(leased, session, reading).await
    }

    /// Finishes a job with the outcome of the reading, or with a message that it failed.
    async fn settle_reading(
        &self,
        leased: &Leased,
        mut session: Session,
        reading: TriageAttempt,
    ) -> Result<(), Interrupt> {
        let TriageAttempt { request, tried } = reading;
        let name = step_name(&session);
        if let Err(unanswered) = &tried {
            self.retry_or_suspend(leased, session.updated_at, &name, &request, unanswered)
                .await?;
        }
        let now = self.now();
        let outcome = step_result(tried.clone());
        let usage = outcome.usage();
        let step = self.journal_call(&session.owner, &name, request, outcome).await;
        let step = step.map_err(|why| Interrupt::Retry(why.to_string()))?;
        session.brief = match triage_of(tried) {
            Ok(triage) => session.brief.settle(triage),
            Err(_) => unread_brief(session.brief, session.language),
        };
        session.version += 1;
        session.updated_at = now;
        session.title = title(&session);
        let mut batch = Batch::of([
            leased.finish(),
            Mutation::UpdateSession(Box::new(session.clone())),
            put_brief(&session).map_err(|refusal| Interrupt::Retry(refusal.to_string()))?,
            record_step(&session.session_id, step),
        ]);
        batch.0.extend(self.spend(&session.owner, usage));
        Ok(self.store().commit(batch).await?)
    }

    /// Finishes a job whose tries have all failed, with a message for the user.
    pub(crate) async fn give_up_brief(&self, leased: &Leased) -> Result<(), Interrupt> {
        let (owner, session_id) = (&leased.job.owner, &leased.job.session_id);
        let session = self.store().session(owner, session_id).await?;
        let Some(mut session) = session.filter(|session| session.status() == BriefStatus::Generating) else {
            return leased.nothing_to_do(self).await;
        };
        session.brief = unread_brief(session.brief, session.language);
        session.version += 1;
        session.updated_at = self.now();
        session.title = title(&session);
        let batch = Batch::of([
            leased.finish(),
            Mutation::UpdateSession(Box::new(session.clone())),
            put_brief(&session).map_err(|refusal| Interrupt::Retry(refusal.to_string()))?,
        ]);
        Ok(self.store().commit(batch).await?)
    }

    /// Asks the reasoner to triage the question, with all answers given so far.
    async fn read_question(&self, session: &Session, tier: Tier) -> Stored<TriageAttempt> {
        let portfolio = self.store().portfolio(&session.owner).await?;
        let request = StageRequest::Triage {
            session_id: session.session_id.clone(),
            input: session.brief.input.clone(),
            language: session.language,
            clarifications: session.brief.clarifications.clone(),
            as_of: self.now().date(),
            portfolio: portfolio.map(|portfolio| portfolio.positions).unwrap_or_default(),
        };
        let tried = self
            .ask_once("triage", &session.owner, &session.session_id, &request, tier)
            .await?;
        let tried = match tried {
            Ok(mut answered) => {
                if let StageResponse::Triage { triage } = &mut answered.reply
                    && self.asks_in_vain(triage).await
                {
                    *triage = triage.clone().at_once();
                }
                Ok(answered)
            }
            unanswered => unanswered,
        };
        Ok(TriageAttempt { request, tried })
    }

    /// Whether something is asked back although there is no data on anything that the question names. Then the answer
    /// is which data is missing, whatever the user says.
    async fn asks_in_vain(&self, triage: &Triage) -> bool {
        let Triage::Clarify { draft, .. } = triage else {
            return false;
        };
        let named = &draft.subject.instruments;
        for instrument in named {
            if self.ports.data_room.may_have_data(&instrument.symbol).await {
                return false;
            }
        }
        !named.is_empty()
    }

    /// Records the cost of a reading without a result: in the day's spending and, with a step, in the session.
    async fn record_cost(&self, owner: &str, step: Option<Mutation>, usage: Usage) {
        let batch = Batch::of(step.into_iter().chain(self.spend(owner, usage)));
        if let Err(error) = self.store().commit(batch).await {
            tracing::warn!(%error, "what a call has cost could not be kept");
        }
    }
}

/// The brief with a message that reading it failed and what the user can do.
fn unread_brief(brief: Brief, language: Language) -> Brief {
    let key = match brief.before {
        Some(_) => "message-answers-failed",
        None => "message-brief-failed",
    };
    brief.unread(Locale::of(language).text(key).into_owned())
}

/// The step name of a reading. The version of the session makes it unique.
fn step_name(session: &Session) -> String {
    format!("triage/{}", session.version)
}

fn triage_of(tried: ReasonerResult) -> Result<Triage, ReasonerFailure> {
    match tried.map_err(|unanswered| unanswered.why)?.reply {
        StageResponse::Triage { triage } => Ok(triage),
        _ => Err(ReasonerFailure::Unusable(Reason::AnswerUnusable)),
    }
}

/// Turns a panic of the reading into a fault.
fn joined(read: Result<Stored<TriageAttempt>, tokio::task::JoinError>) -> Stored<TriageAttempt> {
    read.unwrap_or_else(|_| Err(StoreError::Fault("reading a question panicked".to_owned())))
}
