-- What an operator imported and what live providers gave: of no person. Lists read all but the body, which comes last.
create table datasets (
    kind         text collate "C" not null,
    subject      text collate "C" not null,
    provider     text collate "C" not null,
    title        text collate "C" not null,
    uri          text collate "C",
    retrieved_at bigint not null,
    sha256       text collate "C" not null,
    row_count    bigint not null,
    first_date   text collate "C" not null,
    last_date    text collate "C" not null,
    body         text collate "C" not null,
    primary key (kind, subject, provider)
);
create index datasets_by_content on datasets (sha256, retrieved_at);

-- What a person owns, as they brought it in.
create table portfolios (
    owner       text collate "C" not null primary key,
    imported_at bigint not null,
    positions   text collate "C" not null
);
