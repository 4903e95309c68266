//! The records of erasures, and the deletion of one store at a time, slice by slice.

use pipeline::Timestamp;
use pipeline::erasure::{ErasureRecord, OwnedStore};
use pipeline::ports::store::Guard;

use super::{Query, Sql, Write, params, statements};

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
    /// The next three tables have no owner column: their rows are found through the session, which is deleted later.
    ERASE_FINDINGS = "delete from findings where session_id in (select session_id from sessions \
        where owner = $1 and exists (select 1 from findings where findings.session_id = sessions.session_id) limit 20)";
    ERASE_TRANSCRIPTS = "delete from transcript_entries where session_id in (select session_id from sessions \
        where owner = $1 and exists \
        (select 1 from transcript_entries where transcript_entries.session_id = sessions.session_id) limit 20)";
    ERASE_STEPS = "delete from steps where session_id in (select session_id from sessions \
        where owner = $1 and exists (select 1 from steps where steps.session_id = sessions.session_id) limit 20)";
    ERASE_EXECUTIONS = "delete from executions where session_id in \
        (select session_id from executions where owner = $1 limit 100)";
    ERASE_ORCHESTRATIONS = "delete from plans where session_id in \
        (select session_id from plans where owner = $1 limit 20)";
    ERASE_BRIEFS = "delete from briefs where session_id in \
        (select session_id from briefs where owner = $1 limit 20)";
    ERASE_SESSIONS = "delete from sessions where session_id in \
        (select session_id from sessions where owner = $1 limit 100)";
    /// A record can have several megabytes.
    ERASE_AUDIT_BLOBS = "delete from audit_blobs where session_id in \
        (select session_id from audit_blobs where owner = $1 limit 2)";
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

pub(super) fn erase(owner: String, store: OwnedStore) -> Write {
    let sql: &'static Sql = match store {
        OwnedStore::Idempotency => &ERASE_IDEMPOTENCY,
        OwnedStore::Reviews => &ERASE_REVIEWS,
        OwnedStore::Feedback => &ERASE_FEEDBACK,
        OwnedStore::Summaries => &ERASE_SUMMARIES,
        OwnedStore::Analyses => &ERASE_ANALYSES,
        OwnedStore::Findings => &ERASE_FINDINGS,
        OwnedStore::Transcripts => &ERASE_TRANSCRIPTS,
        OwnedStore::Steps => &ERASE_STEPS,
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
    Write::guarded(Guard::OwnedRowsLeft, sql, params![owner])
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
