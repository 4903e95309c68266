//! The HTTP layer: nothing below this crate knows that the service is called over HTTP.
//!
//! The routes are data ([`route_table`]); the router, the OpenAPI description and the tests read the same
//! table. A handler's signature proves the caller's right ([`access`]), and every error becomes the same
//! response body in one place ([`envelope`]).

pub mod access;
mod answer;
pub mod auth;
mod compression;
mod connections;
mod console;
pub mod description;
mod disclosed;
mod docs;
mod drain_body;
pub mod envelope;
mod extract;
mod headers;
mod limits;
mod proxies;
mod request_middleware;
mod response_guard;
pub mod route_table;
mod routes;
pub mod serve;
mod settings;
mod state;
mod strict_json;
mod submit;
mod tracked_body;
mod wire;

pub use connections::ConnectionLimits;
pub use proxies::TrustedProxies;
pub use routes::edge_router;
pub use settings::EdgeSettings;
pub use state::Edge;
