//! What is spent in a day, by everybody and by each owner.

use pipeline::execution::Usage;

use super::{Query, Write, params, statements};

statements! {
    SPEND = "insert into spend (day, calls, input_tokens, output_tokens, cost_micros) values ($1, $2, $3, $4, $5) \
        on conflict (day) do update set calls = spend.calls + excluded.calls, \
        input_tokens = spend.input_tokens + excluded.input_tokens, \
        output_tokens = spend.output_tokens + excluded.output_tokens, \
        cost_micros = spend.cost_micros + excluded.cost_micros";
    SPEND_OWN = "insert into owner_spend (owner, day, calls, input_tokens, output_tokens, cost_micros) \
        values ($1, $2, $3, $4, $5, $6) \
        on conflict (owner, day) do update set calls = owner_spend.calls + excluded.calls, \
        input_tokens = owner_spend.input_tokens + excluded.input_tokens, \
        output_tokens = owner_spend.output_tokens + excluded.output_tokens, \
        cost_micros = owner_spend.cost_micros + excluded.cost_micros";
    /// Read only with a budget for the day. Then every spending is in the day's sum too, so that no row means nothing.
    SPENT = "select s.calls, s.input_tokens, s.output_tokens, s.cost_micros, \
        coalesce(o.calls, 0), coalesce(o.input_tokens, 0), coalesce(o.output_tokens, 0), coalesce(o.cost_micros, 0) \
        from spend s left join owner_spend o on o.owner = $1 and o.day = s.day where s.day = $2";
    OWN_DAYS = "select day, calls, input_tokens, output_tokens, cost_micros from owner_spend \
        where owner = $1 and day >= $2 order by day";
    SWEEP_SPEND = "delete from spend where day < $1";
    SWEEP_OWN_SPEND = "delete from owner_spend where day < $1";
}

fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn spend(day: i64, usage: Usage) -> Write {
    Write::unguarded(
        &SPEND,
        params![
            day,
            count(usage.calls),
            count(usage.input_tokens),
            count(usage.output_tokens),
            count(usage.cost_micros),
        ],
    )
}

pub(super) fn spend_own(owner: String, day: i64, usage: Usage) -> Write {
    Write::unguarded(
        &SPEND_OWN,
        params![
            owner,
            day,
            count(usage.calls),
            count(usage.input_tokens),
            count(usage.output_tokens),
            count(usage.cost_micros),
        ],
    )
}

pub(super) fn sweep(before_day: i64) -> Write {
    Write::unguarded(&SWEEP_SPEND, params![before_day])
}

pub(super) fn sweep_own(before_day: i64) -> Write {
    Write::unguarded(&SWEEP_OWN_SPEND, params![before_day])
}

pub(crate) fn own_days(owner: &str, from_day: i64) -> Query {
    Query {
        sql: &OWN_DAYS,
        params: params![owner, from_day],
    }
}

pub(crate) fn spent(owner: &str, day: i64) -> Query {
    Query {
        sql: &SPENT,
        params: params![owner, day],
    }
}
