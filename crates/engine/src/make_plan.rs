//! The job that makes a plan.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::execution::Usage;
use pipeline::plan::{self, Plan, PlanStatus};
use pipeline::ports::reasoner::{StageRequest, StageResponse};
use pipeline::ports::store::{Batch, Guard, Job, Mutation, Step, StoreError};

use crate::Engine;
use crate::interrupt::Interrupt;
use crate::reasoning::{record_step, step_result};
use crate::worker::Leased;

impl Engine {
    /// Makes the plan of a job's session and finishes the job with it.
    pub(crate) async fn make_plan(&self, leased: &Leased) -> Result<(), Interrupt> {
        let Job { owner, session_id, .. } = &leased.job;
        let Some(mut plan) = self.store().plan(owner, session_id).await? else {
            return leased.nothing_to_do(self).await;
        };
        if plan.status != PlanStatus::Generating {
            return leased.nothing_to_do(self).await;
        }
        let request = StageRequest::Plan {
            brief: plan.brief.clone(),
            tier: plan.tier,
        };
        let name = format!("plan/{}", plan.version);
        let tried = self.ask_once("plan", owner, session_id, &request, plan.tier).await?;
        if let Err(unanswered) = &tried {
            self.retry_or_suspend(leased, plan.updated_at, &name, &request, unanswered)
                .await?;
        }
        let reply = tried.as_ref().ok().map(|answered| answered.reply.clone());
        let outcome = step_result(tried);
        let usage = outcome.usage();
        let step = self.journal_call(owner, &name, request, outcome).await;
        let step = step.map_err(|why| Interrupt::Retry(why.to_string()))?;
        match reply {
            Some(StageResponse::Plan { committee, tasks }) if plan::check(&committee, &tasks).is_ok() => {
                plan.status = PlanStatus::Ready;
                plan.committee = committee;
                plan.tasks = tasks;
                let (tier, upgraded) = (plan.tier, plan.upgraded);
                plan = plan.on_tier(tier, upgraded);
            }
            _ => fail(&mut plan),
        }
        plan.version += 1;
        plan.updated_at = self.now();
        if plan.status == PlanStatus::Ready && !self.settings.switches.convene {
            return self.finish_and_dispatch(leased, plan, step, usage).await;
        }
        let mut done = Batch::of([
            leased.finish(),
            Mutation::UpdatePlan(Box::new(plan)),
            record_step(session_id, step),
        ]);
        done.0.extend(self.spend(owner, usage));
        Ok(self.store().commit(done).await?)
    }

    /// Ends a job whose plan could not be made in any of its tries.
    pub(crate) async fn give_up_plan(&self, leased: &Leased) -> Result<(), Interrupt> {
        let Job { owner, session_id, .. } = &leased.job;
        let plan = self.store().plan(owner, session_id).await?;
        let Some(mut plan) = plan.filter(|plan| plan.status == PlanStatus::Generating) else {
            return leased.nothing_to_do(self).await;
        };
        fail(&mut plan);
        plan.version += 1;
        plan.updated_at = self.now();
        let done = Batch::of([leased.finish(), Mutation::UpdatePlan(Box::new(plan))]);
        Ok(self.store().commit(done).await?)
    }

    /// With the `convene` switch off no route starts a committee, so the commit that makes the plan ready does.
    async fn finish_and_dispatch(
        &self,
        leased: &Leased,
        plan: Plan,
        step: Step,
        usage: Usage,
    ) -> Result<(), Interrupt> {
        let spent = self.spent_by(&plan.session_id).await?.plus(usage);
        for _ in 0..2 {
            let profile = self.store().account_state(&plan.owner).await?.profile;
            let (plan, _, dispatch) = self.prepare_dispatch(plan.clone(), profile.as_ref(), spent);
            let session_id = &leased.job.session_id;
            let mut batch = Batch::of([
                leased.finish(),
                Mutation::UpdatePlan(Box::new(plan)),
                record_step(session_id, step.clone()),
            ]);
            batch.0.extend(dispatch);
            batch.0.extend(self.spend(&leased.job.owner, usage));
            match self.store().commit(batch).await {
                // Another session has taken the one-time upgrade: try again without it.
                Err(StoreError::Guard(Guard::UpgradeFree)) => {}
                result => return Ok(result?),
            }
        }
        Err(Interrupt::Retry("the one-time upgrade is contended".to_owned()))
    }
}

/// Marks the plan as failed, with a message that tells the user what to do.
fn fail(plan: &mut Plan) {
    let locale = Locale::of(Language::from_code(&plan.brief.language));
    plan.status = PlanStatus::Failed;
    plan.message = Some(locale.text("message-plan-failed").into_owned());
}
