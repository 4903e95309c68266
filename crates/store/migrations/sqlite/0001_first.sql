-- Everything of the first version. Times are microseconds, booleans 0 or 1, documents JSON text.
-- Columns that hot reads need come before the documents, which spill to overflow pages.

create table profiles (
    owner           text    not null primary key,
    issuer          text    not null,
    subject         text    not null,
    email           text,
    tier            text    not null,
    upgrade_session text,
    erasing         integer not null,
    created_at      integer not null,
    last_active_at  integer not null
) strict, without rowid;
create index profiles_by_email on profiles (email) where email is not null;

create table erased_owners (
    owner     text    not null primary key,
    erased_at integer not null
) strict, without rowid;

create table sessions (
    session_id text    not null primary key,
    owner      text    not null,
    title      text    not null,
    status     text    not null,
    language   text    not null,
    version    integer not null,
    created_at integer not null,
    updated_at integer not null
) strict, without rowid;
-- Covers the list, so that it reads nothing but this index.
create index sessions_by_owner on sessions (owner, created_at desc, session_id desc, title, status);

create table briefs (
    session_id text not null primary key references sessions (session_id),
    owner      text not null,
    body       text not null
) strict, without rowid;
create index briefs_by_owner on briefs (owner);

create table plans (
    session_id text    not null primary key references sessions (session_id),
    owner      text    not null,
    version    integer not null,
    status     text    not null,
    body       text    not null
) strict, without rowid;
create index plans_by_owner on plans (owner);

create table executions (
    session_id text    not null primary key references sessions (session_id),
    owner      text    not null,
    status     text    not null,
    language   text    not null,
    latest_seq integer not null,
    body       text    not null
) strict, without rowid;
create index executions_by_owner on executions (owner);

create table transcript_entries (
    session_id text    not null references executions (session_id),
    seq        integer not null,
    body       text    not null,
    primary key (session_id, seq)
) strict, without rowid;

create table findings (
    session_id text    not null references executions (session_id),
    ordinal    integer not null,
    task_id    text    not null,
    body       text    not null,
    primary key (session_id, ordinal)
) strict, without rowid;

create table steps (
    session_id     text    not null references sessions (session_id),
    name           text    not null,
    request_sha256 text    not null,
    at             integer not null,
    result         text    not null,
    primary key (session_id, name)
) strict, without rowid;

create table documents (
    session_id text    not null references sessions (session_id),
    kind       text    not null,
    owner      text    not null,
    at         integer not null,
    body       text    not null,
    primary key (session_id, kind)
) strict, without rowid;
create index documents_by_owner on documents (owner, kind);

-- Erased after the sessions, so it does not refer to them.
create table audit_blobs (
    session_id text    not null primary key,
    owner      text    not null,
    sha256     text    not null,
    at         integer not null,
    body       text    not null
) strict, without rowid;
create index audit_blobs_by_owner on audit_blobs (owner);

-- A job is ready at `ready_at`: its run time while it waits, the end of its lease while it runs.
create table jobs (
    job_id      text    not null primary key,
    kind        text    not null,
    session_id  text    not null,
    owner       text    not null,
    run_at      integer not null,
    ready_at    integer not null,
    lease_owner text,
    fence       integer not null,
    attempts    integer not null
) strict, without rowid;
create index jobs_ready on jobs (ready_at, job_id);
create index jobs_by_owner on jobs (owner);

create table feedback (
    owner      text    not null,
    session_id text    not null,
    rating     text    not null,
    comment    text,
    updated_at integer not null,
    primary key (owner, session_id)
) strict, without rowid;

-- A review of a whole answer has the empty task.
create table reviews (
    owner         text    not null,
    response_type text    not null,
    session_id    text    not null,
    task_id       text    not null,
    rating        integer not null,
    comment       text,
    created_at    integer not null,
    updated_at    integer not null,
    primary key (owner, response_type, session_id, task_id)
) strict, without rowid;

create table api_keys (
    key_id        text    not null primary key,
    owner         text    not null,
    name          text    not null,
    scopes        text    not null,
    status        text    not null,
    sha256        text    not null,
    created_at    integer not null,
    expires_at    integer,
    last_used_at  integer,
    grace_ends_at integer,
    successor_id  text
) strict, without rowid;
create index api_keys_by_owner on api_keys (owner, created_at desc, key_id desc);

create table quota (
    key_id text    not null,
    day    integer not null,
    owner  text    not null,
    used   integer not null,
    primary key (key_id, day)
) strict, without rowid;
create index quota_by_owner on quota (owner);
create index quota_by_day on quota (day);

create table idempotency (
    owner       text    not null,
    route       text    not null,
    key         text    not null,
    fingerprint text    not null,
    token       text    not null,
    held_until  integer not null,
    created_at  integer not null,
    status      integer,
    body        text,
    primary key (owner, route, key)
) strict, without rowid;
create index idempotency_by_age on idempotency (created_at);

create table erasures (
    owner        text    not null primary key,
    request_id   text    not null,
    issuer       text    not null,
    subject      text    not null,
    attempts     integer not null,
    next_at      integer not null,
    requested_at integer not null
) strict, without rowid;
create index erasures_due on erasures (next_at, owner);

create table identities (
    subject       text    not null primary key,
    email         text    not null unique,
    password_hash text,
    created_at    integer not null
) strict, without rowid;

create table signing_keys (
    kid         text    not null primary key,
    private_key text    not null,
    created_at  integer not null
) strict, without rowid;

create table authorization_codes (
    code_sha256    text    not null primary key,
    subject        text    not null,
    client_id      text    not null,
    redirect_uri   text    not null,
    code_challenge text    not null,
    nonce          text,
    expires_at     integer not null
) strict, without rowid;
create index authorization_codes_by_subject on authorization_codes (subject);
create index authorization_codes_by_expiry on authorization_codes (expires_at);

create table refresh_tokens (
    token_sha256 text    not null primary key,
    family       text    not null,
    subject      text    not null,
    client_id    text    not null,
    used         integer not null,
    expires_at   integer not null
) strict, without rowid;
create index refresh_tokens_by_family on refresh_tokens (family);
create index refresh_tokens_by_subject on refresh_tokens (subject);
create index refresh_tokens_by_expiry on refresh_tokens (expires_at);
