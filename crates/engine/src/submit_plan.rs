//! Use case: a caller submits a completed brief and gets a plan.

use std::sync::Arc;
use std::time::Duration;

use figures::canonical;
use pipeline::account::grant;
use pipeline::brief::{Bounds, BriefStatus, mib};
use pipeline::plan::{self, Plan, PlanStatus, Submit};
use pipeline::ports::store::{Batch, Guard, Job, JobKind, Mutation, StoreError};
use pipeline::{Outcome, Refusal};
use serde_json::Value;

use crate::Engine;
use crate::bodies::BodyPlace;
use crate::faults::store_refusal;
use crate::submission::{Submission, Submitted};

/// A brief as it was posted: parsed, and as text to be kept unchanged.
#[derive(Debug)]
pub struct PostedBrief {
    /// The parsed brief, an object. It is shared, because it can be large.
    pub value: Arc<Value>,
    /// The brief as it was posted.
    pub text: String,
    /// The bounds on its fields.
    pub bounds: Bounds,
    /// Held until the parsed brief is dropped.
    pub place: BodyPlace,
}

impl Engine {
    /// Accepts the brief, enqueues a job that makes the plan, and waits up to `plan_wait_ms` for it. The same brief
    /// again returns the existing plan.
    pub async fn submit_plan(
        &self,
        submission: &Submission,
        session_id: &str,
        posted: PostedBrief,
    ) -> Outcome<Submitted<Plan>> {
        self.run_once(submission, async move |slot| {
            // The brief is dropped here, so that it is not in memory while the plan is made.
            self.accept_plan(submission, session_id, posted).await?;
            let plan = self.await_plan(&submission.caller.owner, session_id).await?;
            let mut batch = Batch::default();
            slot.put(&mut batch, &plan)?;
            self.store()
                .commit(batch)
                .await
                .map_err(|error| store_refusal(error, self.now()))?;
            Ok(plan)
        })
        .await
    }

    async fn accept_plan(&self, submission: &Submission, session_id: &str, posted: PostedBrief) -> Outcome<()> {
        let caller = &submission.caller;
        let owner = caller.owner.as_str();
        let (value, bytes) = (Arc::clone(&posted.value), posted.text.len());
        let digest = move || canonical::digest(&value);
        let sha256 = self.compute_bytes(owner, bytes, digest).await?;
        // Up to two tries: a submit that lost the race for the first plan finds the plan of the winner.
        for _ in 0..2 {
            let now = self.now();
            let to_refusal = |error| store_refusal(error, now);
            let session = self
                .store()
                .session(owner, session_id)
                .await
                .map_err(to_refusal)?
                .ok_or_else(Refusal::not_found)?;
            let own = match (session.brief.status, &session.brief.brief) {
                (BriefStatus::Completed, Some(own)) => own.clone(),
                _ => {
                    return Err(Refusal::Conflict(
                        "The brief of this session is not completed.".to_owned(),
                    ));
                }
            };
            let (value, bounds) = (Arc::clone(&posted.value), posted.bounds);
            let merge = move || {
                // The fields are checked first, because their errors are more specific than that of the total size.
                let fields = value.as_object();
                let fields = fields.ok_or_else(|| Refusal::field("brief", "must be a JSON object"))?;
                let merged = mib::merge(fields, &own, &bounds)?;
                bounds.written(bytes, &own)?;
                Ok::<_, Refusal>(merged)
            };
            let brief = self.compute_bytes(owner, bytes, merge).await??;
            let existing = self.store().plan(owner, session_id).await.map_err(to_refusal)?;
            let mut batch = self.kickoff(caller, now);
            let step = plan::submit(existing.as_ref(), &sha256)?;
            if step != Submit::Existing {
                self.may_begin(owner).await?;
                let account = self.store().account_state(owner).await.map_err(to_refusal)?;
                let profile = account.profile.as_ref();
                let paid = caller.paid_tier(profile);
                let upgrade = profile.and_then(|profile| profile.upgrade_session.as_deref());
                let grant = grant(paid, upgrade, session_id);
                let fresh = Plan {
                    session_id: session_id.to_owned(),
                    owner: owner.to_owned(),
                    status: PlanStatus::Generating,
                    tier: grant.tier,
                    upgraded: grant.upgraded,
                    paid,
                    version: existing.as_ref().map_or(1, |plan| plan.version + 1),
                    brief_sha256: sha256.clone(),
                    posted_brief: posted.text.clone(),
                    brief,
                    committee: Vec::new(),
                    tasks: Vec::new(),
                    message: None,
                    created_at: now,
                    updated_at: now,
                };
                batch.push(match step {
                    Submit::Remake => Mutation::UpdatePlan(Box::new(fresh)),
                    _ => Mutation::InsertPlan(Box::new(fresh)),
                });
                batch.push(Mutation::Enqueue(Job::new(JobKind::Plan, session_id, owner, now)));
            }
            match self.store().commit(batch).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Guard(Guard::PlanAbsent | Guard::PlanVersion)) => {}
                Err(error) => return Err(store_refusal(error, now)),
            }
        }
        Err(Refusal::Conflict(
            "This session's plan is being changed by another request.".to_owned(),
        ))
    }

    /// Waits for the plan to be made, up to the configured time.
    async fn await_plan(&self, owner: &str, session_id: &str) -> Outcome<Plan> {
        let deadline = tokio::time::Instant::now() + Duration::from_millis(self.settings.plan_wait_ms);
        let mut pause = Duration::from_millis(2);
        loop {
            let plan = self
                .store()
                .plan(owner, session_id)
                .await
                .map_err(|error| store_refusal(error, self.now()))?
                .ok_or_else(Refusal::not_found)?;
            if plan.status != PlanStatus::Generating || tokio::time::Instant::now() >= deadline {
                return Ok(plan);
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(Duration::from_millis(100));
        }
    }
}
