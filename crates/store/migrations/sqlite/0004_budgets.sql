-- What was spent in a UTC day, by everybody: one row, added to in the commit of the step that spent it.
create table spend (
    day           integer not null primary key,
    calls         integer not null,
    input_tokens  integer not null,
    output_tokens integer not null,
    cost_micros   integer not null
) strict;

-- A job that waits for something that is down, so that it can be counted.
alter table jobs add column waiting integer not null default 0;
create index jobs_waiting on jobs (waiting) where waiting = 1;
