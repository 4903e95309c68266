//! One method per endpoint.

pub(crate) mod account;
mod briefs;
mod committee;
mod opinions;
mod results;

/// Prefixes a path with `api/v1`; only `/health` and `/.well-known` paths have no prefix.
macro_rules! v1 {
    ($($part:expr),+ $(,)?) => {
        &["api", "v1", $($part),+]
    };
}
pub(crate) use v1;
