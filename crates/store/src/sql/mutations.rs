//! Maps each mutation to its statement.

use pipeline::ports::store::{Batch, Mutation, Stored};

use super::{
    Write, accounts, budgets, committee, datasets, erasure, idempotency, identity, jobs, keys, portfolios, record_keys,
    reviews, sessions,
};

/// The owner whose profile a batch locks until it is committed: all batches of one owner wait for each other.
pub(crate) fn owner(batch: &Batch) -> Option<String> {
    batch.0.iter().find_map(|mutation| match mutation {
        Mutation::TouchProfile { owner, .. } => Some(owner.clone()),
        Mutation::ProvisionProfile { profile, .. } => Some(profile.owner.clone()),
        _ => None,
    })
}

/// The statements of a batch, and whether one of them may make a job ready.
pub(crate) fn writes(batch: Batch) -> Stored<(Vec<Write>, bool)> {
    let wakes = batch.0.iter().any(|mutation| {
        matches!(
            mutation,
            Mutation::Enqueue(_)
                | Mutation::ReleaseJob { .. }
                | Mutation::SuspendJob { .. }
                | Mutation::ResumeJobs { .. }
        )
    });
    let mut writes = Vec::with_capacity(batch.0.len() + 1);
    for mutation in batch.0 {
        match &mutation {
            // Runs twice: the first waits for a concurrent rotation, the second sees the token that the rotation
            // inserted.
            Mutation::RevokeRefreshFamily { family } => writes.push(identity::revoke_family(family.clone())),
            Mutation::EraseRefreshTokens { subject } => writes.push(identity::erase_refresh_tokens(subject.clone())),
            // For the same reason: the check for an erasure must come after the wait for a concurrent one.
            Mutation::ProvisionProfile { profile, .. } => writes.push(accounts::lock_owner(profile.owner.clone())),
            Mutation::InsertRefreshToken(token) => {
                writes.push(identity::drop_old_refresh_tokens(token.subject.clone()));
            }
            // Without the lock, a second erasure would wait for the rows of the first, find them gone, and take the
            // store for empty while other rows are left.
            Mutation::Erase { owner, store } => {
                writes.push(accounts::lock_owner(owner.clone()));
                writes.extend(erasure::erase_dependents(owner, *store));
            }
            _ => {}
        }
        writes.push(write(mutation)?);
    }
    Ok((writes, wakes))
}

fn write(mutation: Mutation) -> Stored<Write> {
    use Mutation as M;
    Ok(match mutation {
        M::ProvisionProfile {
            profile,
            token_issued_at,
        } => accounts::provision(profile, token_issued_at),
        M::TouchProfile { owner, now } => accounts::touch(owner, now),
        M::SetTier { owner, tier } => accounts::set_tier(owner, tier),
        M::ClaimUpgrade { owner, session_id } => accounts::claim_upgrade(owner, session_id),
        M::SetErasing { owner, erasing } => accounts::set_erasing(owner, erasing),
        M::EraseProfile { owner } => accounts::erase_profile(owner),
        M::RefuseTokensUntil { owner, at } => accounts::mark_erased(owner, at),

        M::InsertSession(session) => sessions::insert(*session),
        M::PutBrief {
            session_id,
            owner,
            brief,
        } => sessions::put_brief(session_id, owner, brief),
        M::UpdateSession(session) => sessions::update(*session),
        M::InsertPlan(plan) => sessions::insert_plan(&plan)?,
        M::UpdatePlan(plan) => sessions::update_plan(&plan)?,

        M::InsertExecution(execution) => committee::insert_execution(&execution)?,
        M::AdvanceExecution {
            execution,
            expected_seq,
        } => committee::advance_execution(&execution, expected_seq)?,
        M::AppendEntry { session_id, entry } => committee::append_entry(session_id, entry),
        M::PutFinding {
            session_id,
            ordinal,
            task_id,
            body,
        } => committee::put_finding(session_id, ordinal, task_id, body),
        M::RecordStep { session_id, step } => committee::record_step(session_id, step),
        M::PutDocument {
            session_id,
            owner,
            kind,
            body,
            at,
        } => committee::put_document(session_id, owner, kind, body, at),
        M::PutAuditBlob {
            session_id,
            owner,
            sha256,
            body,
            at,
        } => committee::put_audit_blob(session_id, owner, sha256, body, at),

        M::Enqueue(job) => jobs::enqueue(job),
        M::EnqueueHeld {
            job,
            worker,
            lease_until,
        } => jobs::enqueue_held(job, worker, lease_until),
        M::HoldLease {
            job_id,
            worker,
            fence,
            lease_until,
        } => jobs::hold(job_id, worker, fence, lease_until),
        M::Progress {
            job_id,
            worker,
            fence,
            lease_until,
        } => jobs::progress(job_id, worker, fence, lease_until),
        M::FinishJob { job_id, worker, fence } => jobs::finish(job_id, worker, fence),
        M::ReleaseJob {
            job_id,
            worker,
            fence,
            run_at,
            counted,
        } => jobs::release(job_id, worker, fence, run_at, counted),
        M::SuspendJob {
            job_id,
            worker,
            fence,
            run_at,
        } => jobs::suspend(job_id, worker, fence, run_at),
        M::ParkJobs { owner } => jobs::park(owner),
        M::ResumeJobs { owner, now } => jobs::resume(owner, now),
        M::StopJobs { owner } => jobs::stop(owner),

        M::PutFeedback(feedback) => reviews::put_feedback(feedback),
        M::DeleteFeedback { owner, session_id } => reviews::delete_feedback(owner, session_id),
        M::PutReview { review, most } => reviews::put_review(review, most),

        M::PutPortfolio(portfolio) => portfolios::put(portfolio)?,
        M::RemovePortfolio { owner } => portfolios::remove(owner),
        M::PutDataset(dataset) => datasets::put(*dataset),
        M::RemoveDataset(key) => datasets::remove(key),

        M::CheckKeyLimit { owner, now, most } => keys::room(owner, now, most),
        M::DropEndedKeys { owner, now } => keys::drop_ended(owner, now),
        M::InsertKey(key) => keys::insert(key),
        M::UpdateKey {
            owner,
            key_id,
            name,
            scopes,
        } => keys::update(owner, key_id, name, scopes),
        M::RotateKey {
            owner,
            key_id,
            successor_id,
            grace_ends_at,
        } => keys::rotate(owner, key_id, successor_id, grace_ends_at),
        M::InsertSuccessor {
            owner,
            key_id,
            successor_id,
            sha256,
            now,
        } => keys::insert_successor(owner, key_id, successor_id, sha256, now),
        M::RevokeKey { owner, key_id } => keys::revoke(owner, key_id),
        M::TouchKey { key_id, at } => keys::touch(key_id, at),
        M::DrawQuota {
            key_id,
            owner,
            day,
            cap,
        } => keys::draw_quota(key_id, owner, day, cap),
        M::DrawOwnerQuota { owner, day, cap } => keys::draw_owner_quota(owner, day, cap),
        M::SweepQuota { before_day } => keys::sweep_quota(before_day),
        M::Spend { day, usage } => budgets::spend(day, usage),
        M::SpendForOwner { owner, day, usage } => budgets::spend_own(owner, day, usage),
        M::SweepSpend { before_day } => budgets::sweep(before_day),
        M::SweepOwnerSpend { before_day } => budgets::sweep_own(before_day),

        M::ClaimIdempotency {
            scope,
            fingerprint,
            token,
            held_until,
            now,
        } => idempotency::claim(scope, fingerprint, token, held_until, now),
        M::TakeOverIdempotency {
            scope,
            from_token,
            fingerprint,
            token,
            held_until,
            now,
        } => idempotency::take_over(scope, from_token, fingerprint, token, held_until, now),
        M::RenewIdempotency {
            scope,
            token,
            held_until,
        } => idempotency::renew(scope, token, held_until),
        M::CompleteIdempotency { scope, token, outcome } => idempotency::complete(scope, token, outcome),
        M::ReleaseIdempotency { scope, token } => idempotency::release(scope, token),
        M::SweepIdempotency { before, now } => idempotency::sweep(before, now),

        M::RecordErasure(record) => erasure::record(record),
        M::RescheduleErasure {
            owner,
            attempts,
            next_at,
        } => erasure::reschedule(owner, attempts, next_at),
        M::Erase { owner, store } => erasure::erase(owner, store),
        M::FinishErasure { owner } => erasure::finish(owner),

        M::SweepCodes { now } => identity::sweep_codes(now),
        M::SweepRefreshTokens { now } => identity::sweep_refresh_tokens(now),
        M::EraseCodes { subject } => identity::erase_codes(subject),
        M::EraseRefreshTokens { subject } => identity::erase_refresh_tokens(subject),
        M::EraseIdentity { subject } => identity::erase(subject),
        M::InsertIdentity(record) => identity::insert(record),
        M::SetPassword { subject, from, to } => identity::set_password(subject, from, to),
        M::InsertSigningKey(key) => identity::insert_signing_key(key),
        M::InsertRecordKey(key) => record_keys::insert(*key),
        M::RetireRecordKey { kid, at } => record_keys::retire(kid, at),
        M::InsertCode(code) => identity::insert_code(code),
        M::UseCode { code_sha256 } => identity::use_code(code_sha256),
        M::InsertRefreshToken(token) => identity::insert_refresh_token(token),
        M::UseRefreshToken { token_sha256 } => identity::use_refresh_token(token_sha256),
        M::RevokeRefreshFamily { family } => identity::revoke_family(family),
    })
}
