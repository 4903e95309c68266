//! Sessions, their briefs and plans.

use pipeline::plan::Plan;
use pipeline::ports::store::{Guard, Stored};
use pipeline::session::Session;

use super::{Query, Write, json, params, statements};

/// The columns of a summary, in the order of `rows::session_summary`, and their tables.
macro_rules! summary {
    () => {
        "s.session_id, s.title, s.status, s.created_at, s.language, e.status from sessions s \
        left join executions e on e.session_id = s.session_id"
    };
}

statements! {
    INSERT_SESSION = "insert into sessions \
        (session_id, owner, title, status, language, version, created_at, updated_at) \
        values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (session_id) do nothing";
    UPDATE_SESSION = "update sessions set title = $3, status = $4, version = $5, updated_at = $6 \
        where session_id = $1 and owner = $2 and version = $7";
    /// Briefs are large, so they have a table of their own: the list of sessions does not read them.
    PUT_BRIEF = "insert into briefs (session_id, owner, body) values ($1, $2, $3) \
        on conflict (session_id) do update set body = excluded.body where briefs.owner = excluded.owner";
    SESSION = "select s.session_id, s.owner, s.title, s.language, s.version, s.created_at, s.updated_at, b.body \
        from sessions s join briefs b on b.session_id = s.session_id where s.session_id = $2 and s.owner = $1";
    SESSION_SUMMARY = concat!("select ", summary!(), " where s.owner = $1 and s.session_id = $2");
    SESSIONS = concat!("select ", summary!(), " where s.owner = $1 order by s.created_at desc, s.session_id desc");
    INSERT_PLAN = "insert into plans (session_id, owner, version, status, body) values ($1, $2, $3, $4, $5) \
        on conflict (session_id) do nothing";
    UPDATE_PLAN = "update plans set version = $3, status = $4, body = $5 \
        where session_id = $1 and owner = $2 and version = $6";
    PLAN = "select body from plans where session_id = $2 and owner = $1";
}

pub(super) fn insert(session: Session) -> Write {
    let status = session.status().name();
    Write::guarded(
        Guard::SessionVersion,
        &INSERT_SESSION,
        params![
            session.session_id,
            session.owner,
            session.title,
            status,
            session.language.code(),
            session.version,
            session.created_at,
            session.updated_at,
        ],
    )
}

pub(super) fn update(session: Session) -> Write {
    let status = session.status().name();
    Write::guarded(
        Guard::SessionVersion,
        &UPDATE_SESSION,
        params![
            session.session_id,
            session.owner,
            session.title,
            status,
            session.version,
            session.updated_at,
            session.version - 1,
        ],
    )
}

pub(super) fn put_brief(session_id: String, owner: String, brief: String) -> Write {
    Write::unguarded(&PUT_BRIEF, params![session_id, owner, brief])
}

pub(crate) fn session(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &SESSION,
        params: params![owner, session_id],
    }
}

pub(crate) fn session_summary(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &SESSION_SUMMARY,
        params: params![owner, session_id],
    }
}

pub(crate) fn sessions(owner: &str) -> Query {
    Query {
        sql: &SESSIONS,
        params: params![owner],
    }
}

pub(super) fn insert_plan(plan: &Plan) -> Stored<Write> {
    Ok(Write::guarded(
        Guard::PlanAbsent,
        &INSERT_PLAN,
        params![
            plan.session_id.as_str(),
            plan.owner.as_str(),
            plan.version,
            plan.status.name(),
            json(plan)?,
        ],
    ))
}

pub(super) fn update_plan(plan: &Plan) -> Stored<Write> {
    Ok(Write::guarded(
        Guard::PlanVersion,
        &UPDATE_PLAN,
        params![
            plan.session_id.as_str(),
            plan.owner.as_str(),
            plan.version,
            plan.status.name(),
            json(plan)?,
            plan.version - 1,
        ],
    ))
}

pub(crate) fn plan(owner: &str, session_id: &str) -> Query {
    Query {
        sql: &PLAN,
        params: params![owner, session_id],
    }
}
