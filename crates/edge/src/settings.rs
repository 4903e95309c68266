//! What an operator decides about the listeners.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::proxies::Proxies;

/// Settings of the edge.
#[derive(Debug, Clone)]
pub struct EdgeSettings {
    /// How long a request may take.
    pub request_timeout: Duration,
    /// How long a body may take to arrive.
    pub body_timeout: Duration,
    /// How large a body may be.
    pub body_limit: usize,
    /// Which web origins may call.
    pub cors_origins: Vec<String>,
    /// The auth service's address as browsers see it.
    pub auth_url: String,
    /// The proxies whose word about the caller is believed.
    pub proxies: Proxies,
    /// Deprecated operations by id, with the date they go away.
    pub deprecations: BTreeMap<String, String>,
}

impl EdgeSettings {
    /// How much longer the outermost time limit is: where there is one inside CORS, that one must answer first, or a
    /// browser could not read the answer.
    pub(crate) fn outer_grace(&self) -> Duration {
        if self.cors_origins.is_empty() {
            Duration::ZERO
        } else {
            Duration::from_secs(1)
        }
    }
}

impl Default for EdgeSettings {
    fn default() -> Self {
        Self {
            request_timeout: Duration::from_secs(60),
            body_timeout: Duration::from_secs(15),
            body_limit: 1_048_576,
            cors_origins: Vec::new(),
            auth_url: String::new(),
            proxies: Proxies::default(),
            deprecations: BTreeMap::new(),
        }
    }
}
