//! What is spent in a day.

use pipeline::execution::Usage;

use super::{Query, Write, params, statements};

statements! {
    SPEND = "insert into spend (day, calls, input_tokens, output_tokens, cost_micros) values ($1, $2, $3, $4, $5) \
        on conflict (day) do update set calls = spend.calls + excluded.calls, \
        input_tokens = spend.input_tokens + excluded.input_tokens, \
        output_tokens = spend.output_tokens + excluded.output_tokens, \
        cost_micros = spend.cost_micros + excluded.cost_micros";
    SPENT = "select calls, input_tokens, output_tokens, cost_micros from spend where day = $1";
    SWEEP_SPEND = "delete from spend where day < $1";
}

pub(super) fn spend(day: i64, usage: Usage) -> Write {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    Write::free(
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

pub(super) fn sweep(before_day: i64) -> Write {
    Write::free(&SWEEP_SPEND, params![before_day])
}

pub(crate) fn spent(day: i64) -> Query {
    Query {
        sql: &SPENT,
        params: params![day],
    }
}
