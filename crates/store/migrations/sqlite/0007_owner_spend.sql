-- What was spent in a UTC day for one owner, so that nobody can spend the whole day's budget alone.
create table owner_spend (
    owner         text not null,
    day           integer not null,
    calls         integer not null,
    input_tokens  integer not null,
    output_tokens integer not null,
    cost_micros   integer not null,
    primary key (owner, day)
) strict;
