//! HTTP: the only crate that knows it is a web service.
//!
//! The routes are data ([`route_table`]); the router, the description and the tests read the same
//! table. A handler's signature proves the caller's right ([`access`]), and whatever goes wrong
//! becomes one error body in one place ([`envelope`]).

pub mod access;
mod answer;
mod arriving;
pub mod auth;
mod connections;
mod console;
pub mod description;
mod disclosed;
mod docs;
mod drain_body;
pub mod envelope;
mod extract;
mod headers;
mod held;
mod limits;
mod proxies;
mod request_middleware;
pub mod route_table;
mod routes;
pub mod serve;
mod settings;
mod state;
mod strict_json;
mod submit;
mod wire;

pub use connections::ConnectionLimits;
pub use proxies::Proxies;
pub use routes::edge_router;
pub use settings::EdgeSettings;
pub use state::Edge;
