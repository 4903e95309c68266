-- What an operator imported and what live providers gave: of no person. Lists read all but the body, which comes last.
create table datasets (
    kind         text    not null,
    subject      text    not null,
    provider     text    not null,
    title        text    not null,
    uri          text   ,
    retrieved_at integer not null,
    sha256       text    not null,
    row_count    integer not null,
    first_date   text    not null,
    last_date    text    not null,
    body         text    not null,
    primary key (kind, subject, provider)
) strict, without rowid;
create index datasets_by_content on datasets (sha256, retrieved_at);

-- What a person owns, as they brought it in.
create table portfolios (
    owner       text    not null primary key,
    imported_at integer not null,
    positions   text    not null
) strict, without rowid;
