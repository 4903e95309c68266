//! Instrument search, and the data that the service has on an instrument.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use contract::bounds::{INSTRUMENT_QUERY_MAX, SYMBOL_MAX};
use contract::{InstrumentList, InstrumentReport};
use http::StatusCode;
use http::request::Parts;
use pipeline::Refusal;

use crate::access::CanRead;
use crate::answer::{HandlerResult, Plain};
use crate::envelope::Failure;
use crate::extract::{path_parameter, query_parameter};
use crate::state::Edge;
use crate::wire;

/// The instruments that match a search query.
pub(crate) async fn find_instruments(
    caller: CanRead,
    SearchQuery(query): SearchQuery,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Plain<InstrumentList>> {
    let found = edge.engine.find_instruments(&caller.owner, query).await?;
    let instruments = found.into_iter().map(wire::instrument).collect();
    Ok(Plain(StatusCode::OK, InstrumentList { instruments }))
}

/// What the service has on an instrument.
pub(crate) async fn get_instrument(
    caller: CanRead,
    Symbol(symbol): Symbol,
    State(edge): State<Arc<Edge>>,
) -> HandlerResult<Plain<InstrumentReport>> {
    let report = edge.engine.instrument(&caller.owner, &symbol).await?;
    Ok(Plain(StatusCode::OK, wire::instrument_report(report)))
}

/// The query parameter `query`.
pub(crate) struct SearchQuery(String);

impl FromRequestParts<Arc<Edge>> for SearchQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Edge>) -> Result<Self, Failure> {
        let query = query_parameter(parts, "query")?.unwrap_or_default();
        let length = query.chars().count();
        if (1..=INSTRUMENT_QUERY_MAX).contains(&length) && !query.contains('\0') {
            return Ok(Self(query));
        }
        let wanted = format!("must have 1 to {INSTRUMENT_QUERY_MAX} characters");
        Err(Refusal::field("query", &wanted).into())
    }
}

/// A symbol in the path. A text that cannot be a symbol is answered as not found.
pub(crate) struct Symbol(String);

impl FromRequestParts<Arc<Edge>> for Symbol {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Failure> {
        let symbol = path_parameter(parts, edge, &["symbol"]).await;
        let fits = |symbol: &String| symbol.len() <= SYMBOL_MAX && !symbol.contains(char::is_control);
        symbol.filter(fits).map(Self).ok_or_else(|| Refusal::not_found().into())
    }
}
