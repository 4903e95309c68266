//! The stored texts of a session, for its seal, audit record and verification. No query takes the owner: the callers
//! are the worker, the operator's commands, and use cases that have checked the owner before.

use super::{Query, params, statements};

statements! {
    BRIEF_TEXT = "select body from briefs where session_id = $1";
    PLAN_TEXT = "select body from plans where session_id = $1";
    EXECUTION_TEXT = "select body from executions where session_id = $1";
    FINDING_TEXTS = "select task_id, body from findings where session_id = $1 order by ordinal";
    ENTRY_TEXTS = "select body from transcript_entries where session_id = $1 order by seq";
    DOCUMENT_TEXTS = "select kind, body from documents where session_id = $1";
}

macro_rules! by_session {
    ($($name:ident $sql:ident),+ $(,)?) => {
        $(
            pub(crate) fn $name(session_id: &str) -> Query {
                Query {
                    sql: &$sql,
                    params: params![session_id],
                }
            }
        )+
    };
}

by_session! {
    brief BRIEF_TEXT,
    plan PLAN_TEXT,
    execution EXECUTION_TEXT,
    findings FINDING_TEXTS,
    entries ENTRY_TEXTS,
    documents DOCUMENT_TEXTS,
}
