//! Imported portfolios, one per owner.

use pipeline::portfolio::Portfolio;
use pipeline::ports::store::{Guard, Stored};

use super::{Query, Write, json, params, statements};

statements! {
    PUT_PORTFOLIO = "insert into portfolios (owner, imported_at, positions) values ($1, $2, $3) \
        on conflict (owner) do update set imported_at = excluded.imported_at, positions = excluded.positions";
    REMOVE_PORTFOLIO = "delete from portfolios where owner = $1";
    PORTFOLIO = "select owner, imported_at, positions from portfolios where owner = $1";
    PORTFOLIOS = "select owner, imported_at, positions from portfolios order by owner";
}

pub(super) fn put(portfolio: Portfolio) -> Stored<Write> {
    let positions = json(&portfolio.positions)?;
    Ok(Write::unguarded(
        &PUT_PORTFOLIO,
        params![portfolio.owner, portfolio.imported_at, positions],
    ))
}

pub(super) fn remove(owner: String) -> Write {
    Write::guarded(Guard::PortfolioExists, &REMOVE_PORTFOLIO, params![owner])
}

pub(crate) fn portfolio(owner: &str) -> Query {
    Query {
        sql: &PORTFOLIO,
        params: params![owner],
    }
}

pub(crate) fn portfolios() -> Query {
    Query {
        sql: &PORTFOLIOS,
        params: Vec::new(),
    }
}
