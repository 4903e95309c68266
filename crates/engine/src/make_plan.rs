//! The job that makes a plan.

use pipeline::language::Language;
use pipeline::locale::Locale;
use pipeline::plan::{self, Plan, PlanStatus};
use pipeline::ports::reasoner::{Ask, ReasonerFailure, Reply};
use pipeline::ports::store::{Batch, Guard, Job, Mutation, Step, StoreError};

use crate::Engine;
use crate::reasoning::{journaled, record};
use crate::worker::Leased;

/// How a job ended, short of being done.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The lease was lost, or the account is gone: nothing may be written any more.
    Lost,
    /// Something is away for a moment; the job runs again later.
    Later(String),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Guard(_) => Self::Lost,
            StoreError::Unavailable(reason) | StoreError::Fault(reason) => Self::Later(reason),
        }
    }
}

impl Engine {
    /// Makes the plan of a job's session and finishes the job with it.
    pub(crate) async fn make_plan(&self, leased: &Leased) -> Result<(), Stop> {
        let Job {
            owner,
            session_id,
            attempts,
            ..
        } = &leased.job;
        let Some(mut plan) = self.store().plan(owner, session_id).await? else {
            return leased.nothing_to_do(self).await;
        };
        if plan.status != PlanStatus::Generating {
            return leased.nothing_to_do(self).await;
        }
        let ask = Ask::Plan {
            brief: plan.brief.clone(),
            tier: plan.tier,
        };
        let answer = self.ask_once("plan", owner, &ask).await;
        let step = journaled(&format!("plan/{}", plan.version), &ask, &answer, self.now());
        match answer.map(|answered| answered.reply) {
            Ok(Reply::Plan { committee, tasks }) if plan::check(&committee, &tasks).is_ok() => {
                plan.status = PlanStatus::Ready;
                plan.committee = committee;
                plan.tasks = tasks;
                let (tier, upgraded) = (plan.tier, plan.upgraded);
                plan = plan.on_tier(tier, upgraded);
            }
            Err(ReasonerFailure::Unavailable(reason) | ReasonerFailure::Down(reason))
                if *attempts < self.settings.job_attempts =>
            {
                return Err(Stop::Later(reason));
            }
            _ => {
                plan.status = PlanStatus::Failed;
                plan.message = Some(
                    Locale::of(Language::from_code(&plan.brief.language))
                        .text("message-plan-failed")
                        .into_owned(),
                );
            }
        }
        plan.version += 1;
        plan.updated_at = self.now();
        if plan.status == PlanStatus::Ready && !self.settings.switches.convene {
            return self.finish_and_dispatch(leased, plan, step).await;
        }
        let done = Batch::of([
            leased.finish(),
            Mutation::UpdatePlan(Box::new(plan)),
            record(session_id, step),
        ]);
        Ok(self.store().commit(done).await?)
    }

    /// With the convene switch off nothing else could dispatch the committee, so the plan does it
    /// in the commit that makes it ready.
    async fn finish_and_dispatch(&self, leased: &Leased, plan: Plan, step: Step) -> Result<(), Stop> {
        for _ in 0..2 {
            let profile = self.store().standing(&plan.owner).await?.profile;
            let (plan, _, dispatch) = self.dispatching(plan.clone(), profile.as_ref());
            let session_id = &leased.job.session_id;
            let mut batch = Batch::of([
                leased.finish(),
                Mutation::UpdatePlan(Box::new(plan)),
                record(session_id, step.clone()),
            ]);
            batch.0.extend(dispatch);
            match self.store().commit(batch).await {
                // Another session was faster with the upgrade: dispatch on the tier that is left.
                Err(StoreError::Guard(Guard::UpgradeFree)) => {}
                result => return Ok(result?),
            }
        }
        Err(Stop::Later("the one-time upgrade is contended".to_owned()))
    }
}
