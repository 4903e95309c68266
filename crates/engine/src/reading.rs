//! A question, or the answers to what was asked back, are read: within the request while its caller waits, and beyond
//! that by a job that the same process is at already. So the call goes on and is not paid for twice; and should the
//! process die, another one takes the job over.

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
use pipeline::{Outcome as Answer, Refusal};
use tokio_util::task::AbortOnDropHandle;
use tracing::Instrument;

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::{not_reasoned, refused};
use crate::interrupt::Interrupt;
use crate::reasoning::{Tried, record, step_result};
use crate::submission::OutcomeSlot;
use crate::submit_brief::{put_brief, title};
use crate::watched::watched;
use crate::worker::{Leased, Worker};

/// How long a request that is being read goes on when the process stops.
const LAST_MOMENT: Duration = Duration::from_secs(2);

/// What was asked, and what came of it.
struct TriageAttempt {
    ask: StageRequest,
    tried: Tried,
}

/// What a submit is about.
pub(crate) struct PendingBrief {
    /// The session with everything that was said so far, in the version that the submit writes.
    pub(crate) session: Session,
    /// Its brief before the answers, where it is answers that are read.
    pub(crate) before: Option<Brief>,
}

impl Engine {
    /// Reads, and answers with what came of it, or with `generating` if that takes longer than a request should.
    pub(crate) async fn triage_and_commit(
        self: &Arc<Self>,
        caller: &Caller,
        slot: &OutcomeSlot,
        pending: PendingBrief,
    ) -> Answer<Session> {
        self.may_begin(&caller.owner).await?;
        self.may_kick_off(caller).await?;
        let PendingBrief { mut session, before } = pending;
        let lost = |error| refused(error, self.now());
        let tier = match &caller.profile {
            Some(profile) => caller.paid_tier(Some(profile)),
            None => {
                let standing = self.store().standing(&session.owner).await.map_err(lost)?;
                caller.paid_tier(standing.profile.as_ref())
            }
        };
        let (engine, asked) = (self.clone(), session.clone());
        let reading = async move { engine.read_question(&asked, tier).await };
        let mut reading = AbortOnDropHandle::new(self.tasks.spawn(watched("reading", reading).in_current_span()));
        let patience = Duration::from_millis(self.settings.brief_wait_ms);
        let read = tokio::select! {
            read = &mut reading => Some(joined(read)),
            () = tokio::time::sleep(patience) => None,
            () = self.stops() => None,
            () = self.leaves(&session.owner) => return Err(lost(StoreError::Guard(Guard::AccountActive))),
        };
        let Some(read) = read else {
            return self
                .continue_as_job(caller, slot, PendingBrief { session, before }, reading)
                .await;
        };
        let TriageAttempt { ask, tried } = read.map_err(lost)?;
        let name = step_name(&session);
        if let Err(unanswered) = &tried {
            let kept = before.is_some().then(|| self.failed_try(&name, &ask, unanswered));
            let step = kept.map(|step| record(&session.session_id, step));
            self.keep_cost(&session.owner, step, unanswered.spent.usage).await;
        }
        let outcome = match &tried {
            Ok(answered) => step_result(Ok(answered.clone())),
            Err(unanswered) if unanswered.why.reason() == Reason::BudgetSpent => return Err(session_spent()),
            Err(unanswered) => return Err(not_reasoned(unanswered.why.clone())),
        };
        let triage = triage_of(tried).map_err(not_reasoned)?;
        let now = self.now();
        session.brief = session.brief.settle(triage);
        session.title = title(&session);
        let usage = outcome.usage();
        let step = match self.journal_call(&session.owner, &name, ask, outcome).await {
            Ok(step) => step,
            Err(why) => {
                self.keep_cost(&session.owner, None, usage).await;
                return Err(Refusal::Upstream(why.to_string()));
            }
        };
        let mut batch = self.opened(caller, &session, before.is_none())?;
        batch.push(record(&session.session_id, step));
        slot.put(&mut batch, &session)?;
        batch.0.extend(self.spend(&session.owner, usage));
        if let Err(error) = self.store().commit(batch).await {
            // Somebody else was faster; the call was made all the same.
            self.keep_cost(&session.owner, None, usage).await;
            return Err(refused(error, now));
        }
        Ok(session)
    }

    /// Waits until this process stops, and a moment more for what is nearly done.
    async fn stops(&self) {
        self.stopping.cancelled().await;
        tokio::time::sleep(LAST_MOMENT).await;
    }

    /// The caller has waited long enough: what is being read becomes a job, which this process holds from its
    /// beginning.
    async fn continue_as_job(
        self: &Arc<Self>,
        caller: &Caller,
        slot: &OutcomeSlot,
        pending: PendingBrief,
        reading: AbortOnDropHandle<Stored<TriageAttempt>>,
    ) -> Answer<Session> {
        let PendingBrief { mut session, before } = pending;
        let now = self.now();
        let first = before.is_none();
        session.brief = session.brief.generating(before);
        session.title = title(&session);
        let worker = Worker::new(self.clone());
        let leased = Leased::begun(
            &worker,
            Job {
                fence: now.micros(),
                attempts: 1,
                ..Job::new(JobKind::Brief, &session.session_id, &session.owner, now)
            },
        );
        let mut batch = self.opened(caller, &session, first)?;
        batch.push(leased.enqueue(worker.lease_until(now)));
        slot.put(&mut batch, &session)?;
        self.store().commit(batch).await.map_err(|error| refused(error, now))?;
        let (engine, pending) = (self.clone(), session.clone());
        let follow = async move {
            let work = async { engine.settle_reading(&leased, pending, joined(reading.await)?).await };
            Box::pin(worker.attend(&leased, &engine.stopping, work)).await;
        };
        self.tasks.spawn(watched("reading", follow).in_current_span());
        Ok(session)
    }

    /// The writes of a submit: the kickoff, and the session with its brief.
    fn opened(&self, caller: &Caller, session: &Session, first: bool) -> Answer<Batch> {
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

    /// The job of a reading whose process has died: it reads again.
    pub(crate) async fn read_again(&self, leased: &Leased) -> Result<(), Interrupt> {
        let (owner, session_id) = (&leased.job.owner, &leased.job.session_id);
        let session = self.store().session(owner, session_id).await?;
        let Some(session) = session.filter(|session| session.status() == BriefStatus::Generating) else {
            return leased.nothing_to_do(self).await;
        };
        let profile = self.store().standing(owner).await?.profile;
        let tier = profile.map(|profile| profile.tier).unwrap_or_default();
        let reading = self.read_question(&session, tier).await?;
        self.settle_reading(leased, session, reading).await
    }

    /// Ends a job with what was read, or with why nothing was.
    async fn settle_reading(
        &self,
        leased: &Leased,
        mut session: Session,
        reading: TriageAttempt,
    ) -> Result<(), Interrupt> {
        let TriageAttempt { ask, tried } = reading;
        let name = step_name(&session);
        if let Err(unanswered) = &tried {
            self.retry_or_suspend(leased, session.updated_at, &name, &ask, unanswered)
                .await?;
        }
        let now = self.now();
        let outcome = step_result(tried.clone());
        let usage = outcome.usage();
        let step = self.journal_call(&session.owner, &name, ask, outcome).await;
        let step = step.map_err(|why| Interrupt::Retry(why.to_string()))?;
        session.brief = match triage_of(tried) {
            Ok(triage) => session.brief.settle(triage),
            Err(_) => unread(session.brief, session.language),
        };
        session.version += 1;
        session.updated_at = now;
        session.title = title(&session);
        let mut batch = Batch::of([
            leased.finish(),
            Mutation::UpdateSession(Box::new(session.clone())),
            put_brief(&session).map_err(|refusal| Interrupt::Retry(refusal.to_string()))?,
            record(&session.session_id, step),
        ]);
        batch.0.extend(self.spend(&session.owner, usage));
        Ok(self.store().commit(batch).await?)
    }

    /// Ends a job whose question or answers could not be read in any of its tries.
    pub(crate) async fn give_up_brief(&self, leased: &Leased) -> Result<(), Interrupt> {
        let (owner, session_id) = (&leased.job.owner, &leased.job.session_id);
        let session = self.store().session(owner, session_id).await?;
        let Some(mut session) = session.filter(|session| session.status() == BriefStatus::Generating) else {
            return leased.nothing_to_do(self).await;
        };
        session.brief = unread(session.brief, session.language);
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

    /// Asks the reasoner what to make of a question and what was answered so far.
    async fn read_question(&self, session: &Session, tier: Tier) -> Stored<TriageAttempt> {
        let portfolio = self.store().portfolio(&session.owner).await?;
        let ask = StageRequest::Triage {
            session_id: session.session_id.clone(),
            input: session.brief.input.clone(),
            language: session.language,
            clarifications: session.brief.clarifications.clone(),
            as_of: self.now().date(),
            portfolio: portfolio.map(|portfolio| portfolio.positions).unwrap_or_default(),
        };
        let tried = self
            .ask_once("triage", &session.owner, &session.session_id, &ask, tier)
            .await?;
        Ok(TriageAttempt { ask, tried })
    }

    /// What a reading has cost that came to nothing: on the day, and in its session if there is one.
    async fn keep_cost(&self, owner: &str, step: Option<Mutation>, usage: Usage) {
        let batch = Batch::of(step.into_iter().chain(self.spend(owner, usage)));
        if let Err(error) = self.store().commit(batch).await {
            tracing::warn!(%error, "what a call has cost could not be kept");
        }
    }
}

/// The brief when nobody could read it, with what the user can do.
fn unread(brief: Brief, language: Language) -> Brief {
    let key = match brief.before {
        Some(_) => "message-answers-failed",
        None => "message-brief-failed",
    };
    brief.unread(Locale::of(language).text(key).into_owned())
}

/// The step of a reading, by the version of the session that asked for it.
fn step_name(session: &Session) -> String {
    format!("triage/{}", session.version)
}

fn triage_of(tried: Tried) -> Result<Triage, ReasonerFailure> {
    match tried.map_err(|unanswered| unanswered.why)?.reply {
        StageResponse::Triage { triage } => Ok(triage),
        _ => Err(ReasonerFailure::Unusable(Reason::AnswerUnusable)),
    }
}

/// A reading that panicked is a fault of ours.
fn joined(read: Result<Stored<TriageAttempt>, tokio::task::JoinError>) -> Stored<TriageAttempt> {
    read.unwrap_or_else(|_| Err(StoreError::Fault("a reading fell over".to_owned())))
}
