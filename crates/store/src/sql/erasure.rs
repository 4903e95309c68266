//! The records of erasures, and the deletion of one store at a time, slice by slice.

use pipeline::Timestamp;
use pipeline::erasure::{ErasureRecord, OwnedStore};
use pipeline::ports::store::Guard;

use super::{Query, Sql, Write, params, statements};

/// A slice of the owner's executions: the same for every statement of a batch.
macro_rules! next_executions {
    () => {
        "(select session_id from executions where owner = $1 order by session_id limit 10)"
    };
}

/// A slice of the owner's sessions: the same for every statement of a batch.
macro_rules! next_sessions {
    () => {
        "(select session_id from sessions where owner = $1 order by created_at desc, session_id desc limit 100)"
    };
}

statements! {
    RECORD_ERASURE = "insert into erasures (owner, request_id, issuer, subject, attempts, next_at, requested_at) \
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (owner) do nothing";
    RESCHEDULE_ERASURE = "update erasures set attempts = $2, next_at = $3 where owner = $1";
    FINISH_ERASURE = "delete from erasures where owner = $1";
    ERASURE = "select owner, request_id, issuer, subject, attempts, next_at, requested_at from erasures \
        where owner = $1";
    DUE_ERASURES = "select owner, request_id, issuer, subject, attempts, next_at, requested_at from erasures \
        where next_at <= $1 order by next_at, owner limit $2";

    /// An erasure deletes in slices, so that a large account does not hold the only writer of SQLite for long.
    ERASE_IDEMPOTENCY = "delete from idempotency where owner = $1 and (route, key) in \
        (select route, key from idempotency where owner = $1 limit 5)";
    ERASE_REVIEWS = "delete from reviews where owner = $1 and (response_type, session_id, task_id) in \
        (select response_type, session_id, task_id from reviews where owner = $1 limit 100)";
    ERASE_FEEDBACK = "delete from feedback where owner = $1 and session_id in \
        (select session_id from feedback where owner = $1 limit 100)";
    ERASE_SUMMARIES = "delete from documents where kind = 'summary' and session_id in \
        (select session_id from documents where owner = $1 and kind = 'summary' limit 20)";
    ERASE_ANALYSES = "delete from documents where kind = 'analysis' and session_id in \
        (select session_id from documents where owner = $1 and kind = 'analysis' limit 20)";
    /// Findings, transcripts and steps have no owner column. They are deleted with the slice of executions or sessions
    /// that they belong to.
    ERASE_FINDINGS = concat!("delete from findings where session_id in ", next_executions!());
    ERASE_TRANSCRIPTS = concat!("delete from transcript_entries where session_id in ", next_executions!());
    ERASE_STEPS_OF_EXECUTIONS = concat!("delete from steps where session_id in ", next_executions!());
    ERASE_EXECUTIONS = concat!("delete from executions where session_id in ", next_executions!());
    ERASE_ORCHESTRATIONS = "delete from plans where session_id in \
        (select session_id from plans where owner = $1 limit 20)";
    ERASE_BRIEFS = "delete from briefs where session_id in \
        (select session_id from briefs where owner = $1 limit 20)";
    /// The steps of sessions without an execution: calls of a model that read the question or wrote the plan.
    ERASE_STEPS_OF_SESSIONS = concat!("delete from steps where session_id in ", next_sessions!());
    ERASE_SESSIONS = concat!("delete from sessions where session_id in ", next_sessions!());
    /// A record can have several megabytes.
    ERASE_AUDIT_BLOBS = "delete from audit_blobs where session_id in \
        (select session_id from audit_blobs where owner = $1 limit 1)";
    ERASE_QUOTA = "delete from quota where (key_id, day) in \
        (select key_id, day from quota where owner = $1 limit 100)";
    ERASE_SPENDING = "delete from owner_spend where owner = $1 and day in \
        (select day from owner_spend where owner = $1 limit 100)";
    ERASE_API_KEYS = "delete from api_keys where key_id in \
        (select key_id from api_keys where owner = $1 limit 100)";
    ERASE_PORTFOLIOS = "delete from portfolios where owner = $1";
}

pub(super) fn record(record: ErasureRecord) -> Write {
    Write::unguarded(
        &RECORD_ERASURE,
        params![
            record.owner,
            record.request_id,
            record.issuer,
            record.subject,
            record.attempts,
            record.next_at,
            record.requested_at,
        ],
    )
}

pub(super) fn reschedule(owner: String, attempts: i64, next_at: Timestamp) -> Write {
    Write::unguarded(&RESCHEDULE_ERASURE, params![owner, attempts, next_at])
}

pub(super) fn finish(owner: String) -> Write {
    Write::unguarded(&FINISH_ERASURE, params![owner])
}

/// What is deleted before the next slice of a store, because it refers to the rows of that slice.
pub(super) fn erase_dependents(owner: &str, store: OwnedStore) -> Vec<Write> {
    let dependents: &[&'static Sql] = match store {
        OwnedStore::Executions => &[&ERASE_FINDINGS, &ERASE_TRANSCRIPTS, &ERASE_STEPS_OF_EXECUTIONS],
        OwnedStore::Sessions => &[&ERASE_STEPS_OF_SESSIONS],
        _ => &[],
    };
    let unguarded = dependents.iter().map(|sql| Write::unguarded(sql, params![owner]));
    unguarded.collect()
}

pub(super) fn erase(owner: String, store: OwnedStore) -> Write {
    let sql: &'static Sql = match store {
        OwnedStore::Idempotency => &ERASE_IDEMPOTENCY,
        OwnedStore::Reviews => &ERASE_REVIEWS,
        OwnedStore::Feedback => &ERASE_FEEDBACK,
        OwnedStore::Summaries => &ERASE_SUMMARIES,
        OwnedStore::Analyses => &ERASE_ANALYSES,
        OwnedStore::Executions => &ERASE_EXECUTIONS,
        OwnedStore::Orchestrations => &ERASE_ORCHESTRATIONS,
        OwnedStore::Briefs => &ERASE_BRIEFS,
        OwnedStore::Sessions => &ERASE_SESSIONS,
        OwnedStore::AuditBlobs => &ERASE_AUDIT_BLOBS,
        OwnedStore::Quota => &ERASE_QUOTA,
        OwnedStore::Spending => &ERASE_SPENDING,
        OwnedStore::ApiKeys => &ERASE_API_KEYS,
        OwnedStore::Portfolios => &ERASE_PORTFOLIOS,
    };
    Write::guarded(Guard::RowsLeft, sql, params![owner])
}

pub(crate) fn erasure(owner: &str) -> Query {
    Query {
        sql: &ERASURE,
        params: params![owner],
    }
}

pub(crate) fn due(now: Timestamp, most: i64) -> Query {
    Query {
        sql: &DUE_ERASURES,
        params: params![now, most],
    }
}
