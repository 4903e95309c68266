-- The one row that the health report writes over, to know that the database takes writes.
create table health (
    id bigint not null primary key,
    at bigint not null
);
