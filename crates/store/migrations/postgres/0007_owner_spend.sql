-- What was spent in a UTC day for one owner, so that nobody can spend the whole day's budget alone.
create table owner_spend (
    owner         text not null,
    day           bigint not null,
    calls         bigint not null,
    input_tokens  bigint not null,
    output_tokens bigint not null,
    cost_micros   bigint not null,
    primary key (owner, day)
);
