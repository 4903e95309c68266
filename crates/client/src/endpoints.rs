//! One method per endpoint.

pub(crate) mod account;
mod briefs;
mod committee;
mod opinions;
mod results;

/// The front of every path but `/health`.
macro_rules! v1 {
    ($($part:expr),+ $(,)?) => {
        &["api", "v1", $($part),+]
    };
}
pub(crate) use v1;
