//! Settings of the listeners that the operator configures.

use std::collections::BTreeMap;
use std::time::Duration;

use contract::bounds::BODY_BYTES_MAX;

use crate::proxies::TrustedProxies;

/// Settings shared by the edge and the auth service.
#[derive(Debug, Clone)]
pub struct EdgeSettings {
    /// How long a request may take.
    pub request_timeout: Duration,
    /// How long a body may take to arrive.
    pub body_timeout: Duration,
    /// Maximum size of a body, in bytes.
    pub body_limit: usize,
    /// Web origins that CORS allows.
    pub cors_origins: Vec<String>,
    /// The auth service's public address.
    pub auth_url: String,
    /// The proxies whose `X-Forwarded-For` is trusted.
    pub proxies: TrustedProxies,
    /// Deprecated operations by id, with the date of their removal.
    pub deprecations: BTreeMap<String, String>,
}

impl EdgeSettings {
    /// How much longer the outermost time limit is than the one inside the CORS layer. The inner one must fire first:
    /// a response made outside the CORS layer lacks its headers, and a browser could not read it.
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
            body_limit: BODY_BYTES_MAX,
            cors_origins: Vec::new(),
            auth_url: String::new(),
            proxies: TrustedProxies::default(),
            deprecations: BTreeMap::new(),
        }
    }
}
