-- The one row that the health report writes over, to know that the database takes writes.
create table health (
    id integer not null primary key,
    at integer not null
) strict;
