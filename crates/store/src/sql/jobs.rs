//! Durable jobs. `ready_at` is the run time of a waiting job and the end of the lease of a running one, so that one
//! index finds both due and abandoned jobs.

use pipeline::Timestamp;
use pipeline::ports::store::{Claim, Guard, Job};

use super::{Query, Write, params, statements};

/// The fence is the time of the claim, or one more than the last fence. It grows even if a job with the same id was
/// finished and enqueued again, so no earlier holder can pass for the current one.
macro_rules! claim {
    ($lock:literal) => {
        concat!(
            "update jobs set lease_owner = $1, ready_at = $2, attempts = attempts + 1, waiting = 0, \
            fence = case when fence >= $3 then fence + 1 else $3 end where job_id = (select job_id from jobs \
            where turn >= 0 and ready_at <= $3 and owner <> $4 and ",
            known_kind!(),
            " order by turn, ready_at, job_id limit 1",
            $lock,
            ") returning job_id, kind, session_id, owner, run_at, fence, attempts"
        )
    };
}

/// Jobs of a kind that only a newer version knows are left to that version, and must not block the claim of others.
macro_rules! known_kind {
    () => {
        "kind in ('plan', 'committee', 'brief')"
    };
}

/// Inserts a job. If it is held already, `$ready_at` is the end of its lease.
macro_rules! insert {
    ($ready_at:literal, $lease_owner:literal) => {
        concat!(
            "insert into jobs (job_id, kind, session_id, owner, run_at, ready_at, lease_owner, fence, attempts, turn) \
            values ($1, $2, $3, $4, $5, ",
            $ready_at,
            ", ",
            $lease_owner,
            ", $6, $7, case when ",
            own_turn!(),
            " > ",
            served_turn!(),
            " then ",
            own_turn!(),
            " else ",
            served_turn!(),
            " end) on conflict (job_id) do nothing"
        )
    };
}

/// One more than the last turn of the owner `$4`.
macro_rules! own_turn {
    () => {
        "coalesce((select max(turn) + 1 from jobs where owner = $4), 0)"
    };
}

/// The lowest turn of all waiting and running jobs.
macro_rules! served_turn {
    () => {
        "coalesce((select turn from jobs where turn >= 0 order by turn limit 1), 0)"
    };
}

statements! {
    /// Does nothing if the job exists: it is waiting or running, because finished jobs are deleted. The turn is one
    /// more than the owner's last one, but at least the turn being served, so that an owner who comes late does not
    /// overtake everybody.
    ENQUEUE = insert!("$5", "null");
    /// Enqueues a job whose work has already started, with its lease.
    ENQUEUE_HELD = insert!("$9", "$8");
    HOLD_LEASE = "update jobs set ready_at = $4 where job_id = $1 and lease_owner = $2 and fence = $3";
    /// Renews the lease and resets the count of tries, because a step was done.
    PROGRESS = "update jobs set ready_at = $4, attempts = 1 where job_id = $1 and lease_owner = $2 and fence = $3";
    FINISH_JOB = "delete from jobs where job_id = $1 and lease_owner = $2 and fence = $3";
    RELEASE_JOB = "update jobs set lease_owner = null, run_at = $4, ready_at = $4, attempts = attempts - $5 \
        where job_id = $1 and lease_owner = $2 and fence = $3";
    /// Resets the count of tries: the next claim is the first try again.
    SUSPEND_JOB = "update jobs set lease_owner = null, run_at = $4, ready_at = $4, attempts = 0, waiting = 1 \
        where job_id = $1 and lease_owner = $2 and fence = $3";
    SUSPENDED_JOBS = "select count(*) from jobs where waiting = 1";
    /// A new fence and no lease: the worker that holds the job can write nothing more for it.
    PARK_JOBS = "update jobs set lease_owner = null, fence = fence + 1, ready_at = 9223372036854775807 \
        where owner = $1";
    RESUME_JOBS = "update jobs set run_at = $2, ready_at = $2 where owner = $1 and lease_owner is null";
    STOP_JOBS = "delete from jobs where owner = $1";
    /// Differs between the databases: in PostgreSQL a claim must skip rows that others are claiming; SQLite has one
    /// writer.
    CLAIM_JOB = claim!(""), postgres claim!(" for update skip locked");
    NEXT_JOB_AT = concat!(
        "select ready_at from jobs where ready_at >= 0 and ",
        known_kind!(),
        " order by ready_at, job_id limit 1"
    );
}

pub(super) fn enqueue(job: Job) -> Write {
    Write::unguarded(
        &ENQUEUE,
        params![
            job.job_id,
            job.kind.name(),
            job.session_id,
            job.owner,
            job.run_at,
            job.fence,
            job.attempts,
        ],
    )
}

pub(super) fn enqueue_held(job: Job, worker: String, lease_until: Timestamp) -> Write {
    Write::guarded(
        Guard::LeaseHeld,
        &ENQUEUE_HELD,
        params![
            job.job_id,
            job.kind.name(),
            job.session_id,
            job.owner,
            job.run_at,
            job.fence,
            job.attempts,
            worker,
            lease_until,
        ],
    )
}

pub(super) fn hold(job_id: String, worker: String, fence: i64, lease_until: Timestamp) -> Write {
    Write::guarded(
        Guard::LeaseHeld,
        &HOLD_LEASE,
        params![job_id, worker, fence, lease_until],
    )
}

pub(super) fn progress(job_id: String, worker: String, fence: i64, lease_until: Timestamp) -> Write {
    Write::guarded(Guard::LeaseHeld, &PROGRESS, params![job_id, worker, fence, lease_until])
}

pub(super) fn finish(job_id: String, worker: String, fence: i64) -> Write {
    Write::guarded(Guard::LeaseHeld, &FINISH_JOB, params![job_id, worker, fence])
}

pub(super) fn release(job_id: String, worker: String, fence: i64, run_at: Timestamp, counted: bool) -> Write {
    let taken_back = i64::from(!counted);
    Write::guarded(
        Guard::LeaseHeld,
        &RELEASE_JOB,
        params![job_id, worker, fence, run_at, taken_back],
    )
}

pub(super) fn suspend(job_id: String, worker: String, fence: i64, run_at: Timestamp) -> Write {
    Write::guarded(Guard::LeaseHeld, &SUSPEND_JOB, params![job_id, worker, fence, run_at])
}

pub(super) fn park(owner: String) -> Write {
    Write::unguarded(&PARK_JOBS, params![owner])
}

pub(super) fn resume(owner: String, now: Timestamp) -> Write {
    Write::unguarded(&RESUME_JOBS, params![owner, now])
}

pub(super) fn stop(owner: String) -> Write {
    Write::unguarded(&STOP_JOBS, params![owner])
}

pub(crate) fn claim(claim: &Claim) -> Query {
    Query {
        sql: &CLAIM_JOB,
        params: params![
            claim.worker.as_str(),
            claim.lease_until,
            claim.now,
            // No owner has an empty id.
            claim.skip_owner.as_deref().unwrap_or_default(),
        ],
    }
}

pub(crate) fn suspended() -> Query {
    Query {
        sql: &SUSPENDED_JOBS,
        params: Vec::new(),
    }
}

pub(crate) fn next_at() -> Query {
    Query {
        sql: &NEXT_JOB_AT,
        params: Vec::new(),
    }
}
