-- What was spent in a UTC day, by everybody: one row, added to in the commit of the step that spent it.
create table spend (
    day           bigint not null primary key,
    calls         bigint not null,
    input_tokens  bigint not null,
    output_tokens bigint not null,
    cost_micros   bigint not null
);

-- A job that waits for something that is down, so that it can be counted.
alter table jobs add column waiting bigint not null default 0;
create index jobs_waiting on jobs (waiting) where waiting = 1;
