//! Use case: a caller convenes the committee of a plan that is ready.

use languages::language::Language;
use pipeline::account::{Profile, grant};
use pipeline::execution::{Execution, ExecutionStatus, Steps, TaskRun, TaskStatus, Usage};
use pipeline::plan::{self, Convene, Plan};
use pipeline::ports::store::{Guard, Job, JobKind, Mutation, StoreError};
use pipeline::principal::Tier;
use pipeline::transcript::genesis;
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::store_refusal;
use crate::submission::too_many;

impl Engine {
    /// Starts the committee. If it was started before, returns the existing execution.
    pub async fn convene(&self, caller: &Caller, session_id: &str) -> Outcome<Execution> {
        let owner = caller.owner.as_str();
        let _place = self.submits.enter(owner).ok_or_else(|| too_many("submits"))?;
        // Up to three tries: another session may take the upgrade, and another request may convene first.
        for _ in 0..3 {
            let now = self.now();
            let to_refusal = |error| store_refusal(error, now);
            let plan = self
                .store()
                .plan(owner, session_id)
                .await
                .map_err(to_refusal)?
                .ok_or_else(Refusal::not_found)?;
            let execution = self.store().execution(owner, session_id).await.map_err(to_refusal)?;
            let language = Language::from_code(&plan.brief.language);
            if let (Convene::Already, Some(execution)) =
                (plan::convene(&plan, execution.as_ref(), language)?, execution)
            {
                return Ok(execution);
            }
            self.may_begin(owner).await?;
            let spent = self.spent_by(session_id).await.map_err(to_refusal)?;
            let profile = self.store().account_state(owner).await.map_err(to_refusal)?.profile;
            let mut next = plan.clone();
            next.version += 1;
            next.updated_at = now;
            let (next, execution, dispatch) = self.prepare_dispatch(next, profile.as_ref(), spent);
            let mut batch = caller.opening_writes(now);
            batch.push(Mutation::UpdatePlan(Box::new(next)));
            batch.0.extend(dispatch);
            match self.store().commit(batch).await {
                Ok(()) => return Ok(execution),
                Err(StoreError::Guard(Guard::UpgradeFree | Guard::ExecutionAbsent | Guard::PlanVersion)) => {}
                Err(error) => return Err(store_refusal(error, now)),
            }
        }
        Err(Refusal::Conflict(
            "This session is being convened by another request.".to_owned(),
        ))
    }

    /// The plan on the tier it will run on, the execution, and the writes that start it. The one-time upgrade is bound
    /// to the session here, when its committee starts. `spent` is what the session has cost so far.
    pub(crate) fn prepare_dispatch(
        &self,
        plan: Plan,
        profile: Option<&Profile>,
        spent: Usage,
    ) -> (Plan, Execution, Vec<Mutation>) {
        let now = self.now();
        let used = profile.and_then(|profile| profile.upgrade_session.as_deref());
        let grant = grant(plan.paid, used, &plan.session_id);
        let plan = plan.on_tier(grant.tier, grant.upgraded);
        let execution = Execution {
            session_id: plan.session_id.clone(),
            owner: plan.owner.clone(),
            status: ExecutionStatus::Running,
            tier: plan.tier,
            upgraded: plan.upgraded,
            language: Language::from_code(&plan.brief.language),
            tasks: plan
                .tasks
                .iter()
                .map(|task| TaskRun {
                    task_id: task.task_id.clone(),
                    member_id: task.member_id.clone(),
                    title: task.title.clone(),
                    required: task.required,
                    status: TaskStatus::Pending,
                    started_at: None,
                    finished_at: None,
                    message: None,
                    usage: Usage::default(),
                })
                .collect(),
            steps: Steps::planned(
                u64::try_from(plan.tasks.len()).unwrap_or_default(),
                plan.tier == Tier::Pro,
            ),
            latest_seq: 0,
            head_hash: genesis(&plan.session_id),
            signature: None,
            usage: spent,
            budget_exhausted: false,
            waiting_since: None,
            message: None,
            started_at: now,
            finished_at: None,
        };
        let mut writes = Vec::new();
        if grant.upgraded {
            writes.push(Mutation::ClaimUpgrade {
                owner: plan.owner.clone(),
                session_id: plan.session_id.clone(),
            });
        }
        writes.push(Mutation::InsertExecution(Box::new(execution.clone())));
        let job = Job::new(JobKind::Committee, &plan.session_id, &plan.owner, now);
        writes.push(Mutation::Enqueue(job));
        (plan, execution, writes)
    }
}
