//! Executions with their transcripts, findings, steps, documents and audit PDFs.

use pipeline::Timestamp;
use pipeline::execution::Execution;
use pipeline::ports::store::{DocumentKind, Guard, Step, Stored};
use pipeline::transcript::Entry;

use super::{Query, Write, json, params, statements};

/// The entries after `$3`, joined. PostgreSQL keeps the order of a sub-select in an array; for an aggregate it would
/// sort again what the index returns in order already.
macro_rules! postgres_entries {
    () => {
        "array_to_string(array(select t.body from transcript_entries t \
        where t.session_id = e.session_id and t.seq > $3 order by t.seq), ',')"
    };
}

/// The same for SQLite, which keeps the order of a sub-select for this aggregate. An `order by` in the aggregate would
/// sort again what the index returns in order already, at twice the cost.
macro_rules! sqlite_entries {
    () => {
        "(select string_agg(body, ',') from (select t.body from transcript_entries t \
        where t.session_id = e.session_id and t.seq > $3 order by t.seq))"
    };
}

/// The head and the entries. If there are more than `$4` entries, they are left out, so that the read stays short.
macro_rules! page {
    ($entries:ident) => {
        concat!(
            "e.latest_seq, e.language, case when e.latest_seq - $3 <= $4 then ",
            $entries!(),
            " end"
        )
    };
}

macro_rules! transcript {
    ($entries:ident) => {
        concat!(
            "select ",
            page!($entries),
            " from executions e where e.session_id = $2 and e.owner = $1"
        )
    };
}

macro_rules! transcript_by_key {
    ($entries:ident) => {
        concat!(
            "select ",
            "k.key_id, k.owner, k.scopes, k.status, k.sha256, k.expires_at, k.grace_ends_at, ",
            page!($entries),
            " from api_keys k left join executions e on e.session_id = $2 and e.owner = k.owner where k.key_id = $1"
        )
    };
}

statements! {
    INSERT_EXECUTION = "insert into executions (session_id, owner, status, language, latest_seq, body) \
        values ($1, $2, $3, $4, $5, $6) on conflict (session_id) do nothing";
    ADVANCE_EXECUTION = "update executions set status = $3, language = $4, latest_seq = $5, body = $6 \
        where session_id = $1 and owner = $2 and latest_seq = $7 and status not in ('completed', 'failed')";
    EXECUTION = "select body from executions where session_id = $2 and owner = $1";
    APPEND_ENTRY = "insert into transcript_entries (session_id, seq, body) values ($1, $2, $3)";
    /// Always returns one row, however many entries there are.
    TRANSCRIPT = transcript!(sqlite_entries), postgres transcript!(postgres_entries);
    /// The key and its owner's transcript in one statement, for the poll of a program.
    TRANSCRIPT_BY_KEY = transcript_by_key!(sqlite_entries), postgres transcript_by_key!(postgres_entries);
    PUT_FINDING = "insert into findings (session_id, ordinal, task_id, body) values ($1, $2, $3, $4) \
        on conflict (session_id, ordinal) do update set task_id = excluded.task_id, body = excluded.body";
    FINDINGS = "select body from findings where session_id = \
        (select session_id from executions where session_id = $2 and owner = $1) order by ordinal";
    RECORD_STEP = "insert into steps (session_id, name, request_sha256, at, result, sha256) \
        values ($1, $2, $3, $4, $5, $6) on conflict (session_id, name) do nothing";
    STEPS = "select name, request_sha256, result, at, sha256 from steps where session_id = $1 order by at, name";
    PUT_DOCUMENT = "insert into documents (session_id, kind, owner, at, body) values ($1, $2, $3, $4, $5) \
        on conflict (session_id, kind) do update set at = excluded.at, body = excluded.body \
        where documents.owner = excluded.owner";
    DOCUMENT = "select d.body, s.language from documents d join sessions s on s.session_id = d.session_id \
        where d.session_id = $2 and d.kind = $3 and d.owner = $1";
    PUT_AUDIT_BLOB = "insert into audit_blobs (session_id, owner, sha256, at, body) values ($1, $2, $3, $4, $5) \
        on conflict (session_id) do update set sha256 = excluded.sha256, at = excluded.at, body = excluded.body \
        where audit_blobs.owner = excluded.owner";
    AUDIT_BLOB = "select body from audit_blobs where session_id = $2 and owner = $1";
}

/// The column value of a kind of document.
pub(crate) const fn kind_name(kind: DocumentKind) -> &'static str {
    match kind {
        DocumentKind::Analysis => "analysis",
        DocumentKind::Summary => "summary",
    }
}

pub(super) fn insert_execution(execution: &Execution) -> Stored<Write> {
    Ok(Write::guarded(
        Guard::ExecutionAbsent,
        &INSERT_EXECUTION,
        params![
            execution.session_id.as_str(),
            execution.owner.as_str(),
            execution.status.name(),
            execution.language.code(),
            execution.latest_seq,
            json(execution)?,
        ],
    ))
}

pub(super) fn advance_execution(execution: &Execution, expected_seq: i64) -> Stored<Write> {
    Ok(Write::guarded(
        Guard::ExecutionHead,
        &ADVANCE_EXECUTION,
        params![
            execution.session_id.as_str(),
            execution.owner.as_str(),
            execution.status.name(),
            execution.language.code(),
            execution.latest_seq,
            json(execution)?,
            expected_seq,
        ],
    ))
}

pub(super) fn append_entry(session_id: String, entry: Entry) -> Write {
    Write::unguarded(&APPEND_ENTRY, params![session_id, entry.seq, entry.body])
}

pub(super) fn put_finding(session_id: String, ordinal: i64, task_id: String, body: String) -> Write {
    Write::unguarded(&PUT_FINDING, params![session_id, ordinal, task_id, body])
}

pub(super) fn record_step(session_id: String, step: Step) -> Write {
    Write::guarded(
        Guard::StepAbsent,
        &RECORD_STEP,
        params![
            session_id,
            step.name,
            step.request_sha256,
            step.at,
            step.result,
            step.sha256
        ],
    )
}

pub(super) fn put_document(
    session_id: String,
    owner: String,
    kind: DocumentKind,
    body: String,
    at: Timestamp,
) -> Write {
    Write::unguarded(&PUT_DOCUMENT, params![session_id, kind_name(kind), owner, at, body])
}

pub(super) fn put_audit_blob(session_id: String, owner: String, sha256: String, body: String, at: Timestamp) -> Write {
    Write::unguarded(&PUT_AUDIT_BLOB, params![session_id, owner, sha256, at, body])
}

pub(crate) fn execution(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &EXECUTION,
        params: params![owner, session_id],
    }
}

pub(crate) fn findings(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &FINDINGS,
        params: params![owner, session_id],
    }
}

pub(crate) fn transcript(owner: &str, session_id: &str, after: i64, most: i64) -> Query {
    Query {
        sql: &TRANSCRIPT,
        params: params![owner, session_id, after, most],
    }
}

pub(crate) fn transcript_by_key(key_id: &str, session_id: &str, after: i64, most: i64) -> Query {
    Query {
        sql: &TRANSCRIPT_BY_KEY,
        params: params![key_id, session_id, after, most],
    }
}

pub(crate) fn steps(session_id: &str) -> Query {
    Query {
        sql: &STEPS,
        params: params![session_id],
    }
}

pub(crate) fn document(owner: &str, session_id: &str, kind: DocumentKind) -> Query {
    Query {
        sql: &DOCUMENT,
        params: params![owner, session_id, kind_name(kind)],
    }
}

pub(crate) fn audit_blob(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &AUDIT_BLOB,
        params: params![owner, session_id],
    }
}
