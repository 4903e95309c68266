//! Erasure: its record, and the sweep of one store at a time.

use pipeline::Timestamp;
use pipeline::erasure::{ErasureRecord, OwnedStore};

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

    ERASE_IDEMPOTENCY = "delete from idempotency where owner = $1";
    ERASE_REVIEWS = "delete from reviews where owner = $1";
    ERASE_FEEDBACK = "delete from feedback where owner = $1";
    ERASE_SUMMARIES = "delete from documents where owner = $1 and kind = 'summary'";
    ERASE_ANALYSES = "delete from documents where owner = $1 and kind = 'analysis'";
    /// These three have no owner of their own: they are found through the session, which goes after them.
    ERASE_FINDINGS = "delete from findings where session_id in (select session_id from sessions where owner = $1)";
    ERASE_TRANSCRIPTS = "delete from transcript_entries \
        where session_id in (select session_id from sessions where owner = $1)";
    ERASE_STEPS = "delete from steps where session_id in (select session_id from sessions where owner = $1)";
    ERASE_EXECUTIONS = "delete from executions where owner = $1";
    ERASE_ORCHESTRATIONS = "delete from plans where owner = $1";
    ERASE_BRIEFS = "delete from briefs where owner = $1";
    ERASE_SESSIONS = "delete from sessions where owner = $1";
    ERASE_AUDIT_BLOBS = "delete from audit_blobs where owner = $1";
    ERASE_QUOTA = "delete from quota where owner = $1";
    ERASE_SPENDING = "delete from owner_spend where owner = $1";
    ERASE_API_KEYS = "delete from api_keys where owner = $1";
    ERASE_PORTFOLIOS = "delete from portfolios where owner = $1";
}

pub(super) fn record(record: ErasureRecord) -> Write {
    Write::free(
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
    Write::free(&RESCHEDULE_ERASURE, params![owner, attempts, next_at])
}

pub(super) fn finish(owner: String) -> Write {
    Write::free(&FINISH_ERASURE, params![owner])
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
    Write::free(sql, params![owner])
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
