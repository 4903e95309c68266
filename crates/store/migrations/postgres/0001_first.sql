-- Everything of the first version. Times are microseconds, booleans 0 or 1, documents JSON text.
-- Text compares by its bytes, as in SQLite.

create table profiles (
    owner           text collate "C" not null primary key,
    issuer          text collate "C" not null,
    subject         text collate "C" not null,
    email           text collate "C",
    tier            text collate "C" not null,
    upgrade_session text collate "C",
    erasing         bigint not null,
    created_at      bigint not null,
    last_active_at  bigint not null
);
create index profiles_by_email on profiles (email) where email is not null;

create table erased_owners (
    owner     text collate "C" not null primary key,
    erased_at bigint not null
);

create table sessions (
    session_id text collate "C" not null primary key,
    owner      text collate "C" not null,
    title      text collate "C" not null,
    status     text collate "C" not null,
    language   text collate "C" not null,
    version    bigint not null,
    created_at bigint not null,
    updated_at bigint not null
);
-- The owner's newest session first. A long title must not exceed what an index row may hold, so it is not in it.
create index sessions_by_owner on sessions (owner, created_at desc, session_id desc);

create table briefs (
    session_id text collate "C" not null primary key references sessions (session_id),
    owner      text collate "C" not null,
    body       text collate "C" not null
);
create index briefs_by_owner on briefs (owner);

create table plans (
    session_id text collate "C" not null primary key references sessions (session_id),
    owner      text collate "C" not null,
    version    bigint not null,
    status     text collate "C" not null,
    body       text collate "C" not null
);
create index plans_by_owner on plans (owner);

create table executions (
    session_id text collate "C" not null primary key references sessions (session_id),
    owner      text collate "C" not null,
    status     text collate "C" not null,
    language   text collate "C" not null,
    latest_seq bigint not null,
    body       text collate "C" not null
);
create index executions_by_owner on executions (owner);

create table transcript_entries (
    session_id text collate "C" not null references executions (session_id),
    seq        bigint not null,
    body       text collate "C" not null,
    primary key (session_id, seq)
);

create table findings (
    session_id text collate "C" not null references executions (session_id),
    ordinal    bigint not null,
    task_id    text collate "C" not null,
    body       text collate "C" not null,
    primary key (session_id, ordinal)
);

create table steps (
    session_id     text collate "C" not null references sessions (session_id),
    name           text collate "C" not null,
    request_sha256 text collate "C" not null,
    at             bigint not null,
    result         text collate "C" not null,
    primary key (session_id, name)
);

create table documents (
    session_id text collate "C" not null references sessions (session_id),
    kind       text collate "C" not null,
    owner      text collate "C" not null,
    at         bigint not null,
    body       text collate "C" not null,
    primary key (session_id, kind)
);
create index documents_by_owner on documents (owner, kind);

-- Erased after the sessions, so it does not refer to them.
create table audit_blobs (
    session_id text collate "C" not null primary key,
    owner      text collate "C" not null,
    sha256     text collate "C" not null,
    at         bigint not null,
    body       text collate "C" not null
);
create index audit_blobs_by_owner on audit_blobs (owner);

-- A job is ready at `ready_at`: its run time while it waits, the end of its lease while it runs.
create table jobs (
    job_id      text collate "C" not null primary key,
    kind        text collate "C" not null,
    session_id  text collate "C" not null,
    owner       text collate "C" not null,
    run_at      bigint not null,
    ready_at    bigint not null,
    lease_owner text collate "C",
    fence       bigint not null,
    attempts    bigint not null
);
create index jobs_ready on jobs (ready_at, job_id);
create index jobs_by_owner on jobs (owner);

create table feedback (
    owner      text collate "C" not null,
    session_id text collate "C" not null,
    rating     text collate "C" not null,
    comment    text collate "C",
    updated_at bigint not null,
    primary key (owner, session_id)
);

-- A review of a whole answer has the empty task.
create table reviews (
    owner         text collate "C" not null,
    response_type text collate "C" not null,
    session_id    text collate "C" not null,
    task_id       text collate "C" not null,
    rating        bigint not null,
    comment       text collate "C",
    created_at    bigint not null,
    updated_at    bigint not null,
    primary key (owner, response_type, session_id, task_id)
);

create table api_keys (
    key_id        text collate "C" not null primary key,
    owner         text collate "C" not null,
    name          text collate "C" not null,
    scopes        text collate "C" not null,
    status        text collate "C" not null,
    sha256        text collate "C" not null,
    created_at    bigint not null,
    expires_at    bigint,
    last_used_at  bigint,
    grace_ends_at bigint,
    successor_id  text collate "C"
);
create index api_keys_by_owner on api_keys (owner, created_at desc, key_id desc);

create table quota (
    key_id text collate "C" not null,
    day    bigint not null,
    owner  text collate "C" not null,
    used   bigint not null,
    primary key (key_id, day)
);
create index quota_by_owner on quota (owner);
create index quota_by_day on quota (day);

create table idempotency (
    owner       text collate "C" not null,
    route       text collate "C" not null,
    key         text collate "C" not null,
    fingerprint text collate "C" not null,
    token       text collate "C" not null,
    held_until  bigint not null,
    created_at  bigint not null,
    status      bigint,
    body        text collate "C",
    primary key (owner, route, key)
);
create index idempotency_by_age on idempotency (created_at);

create table erasures (
    owner        text collate "C" not null primary key,
    request_id   text collate "C" not null,
    issuer       text collate "C" not null,
    subject      text collate "C" not null,
    attempts     bigint not null,
    next_at      bigint not null,
    requested_at bigint not null
);
create index erasures_due on erasures (next_at, owner);

create table identities (
    subject       text collate "C" not null primary key,
    email         text collate "C" not null unique,
    password_hash text collate "C",
    created_at    bigint not null
);

create table signing_keys (
    kid         text collate "C" not null primary key,
    private_key text collate "C" not null,
    created_at  bigint not null
);

create table authorization_codes (
    code_sha256    text collate "C" not null primary key,
    subject        text collate "C" not null,
    client_id      text collate "C" not null,
    redirect_uri   text collate "C" not null,
    code_challenge text collate "C" not null,
    nonce          text collate "C",
    expires_at     bigint not null
);
create index authorization_codes_by_subject on authorization_codes (subject);
create index authorization_codes_by_expiry on authorization_codes (expires_at);

create table refresh_tokens (
    token_sha256 text collate "C" not null primary key,
    family       text collate "C" not null,
    subject      text collate "C" not null,
    client_id    text collate "C" not null,
    used         bigint not null,
    expires_at   bigint not null
);
create index refresh_tokens_by_family on refresh_tokens (family);
create index refresh_tokens_by_subject on refresh_tokens (subject);
create index refresh_tokens_by_expiry on refresh_tokens (expires_at);
