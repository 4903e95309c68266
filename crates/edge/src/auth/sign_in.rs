//! Who may sign in how often, and where a code may be sent.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use engine::BuiltInIdentity;
use engine::pipeline::limits::too_fast;
use engine::pipeline::{Outcome, Refusal};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use url::{Host, Url};

/// The built-in provider behind its pages.
pub struct SignIns {
    pub(super) provider: Arc<BuiltInIdentity>,
    redirect_uris: Vec<String>,
    attempts: Option<DefaultKeyedRateLimiter<String>>,
    clock: DefaultClock,
}

impl SignIns {
    /// `per_minute` attempts for one address, and ten times as many from one machine.
    pub(super) fn new(provider: Arc<BuiltInIdentity>, redirect_uris: Vec<String>, per_minute: u32) -> Self {
        Self {
            provider,
            redirect_uris,
            attempts: NonZeroU32::new(per_minute).map(|rate| RateLimiter::keyed(Quota::per_minute(rate))),
            clock: DefaultClock::default(),
        }
    }

    /// Takes an attempt for an address from a machine.
    pub(super) fn attempt(&self, email: &str, from: Option<IpAddr>) -> Outcome<()> {
        let Some(attempts) = &self.attempts else {
            return Ok(());
        };
        let address = engine::pipeline::canonical::sha256_hex(email.trim().to_lowercase());
        // Ten buckets per machine: guesses at many addresses are slowed down, one household is not locked out.
        let spread = u8::from_str_radix(&address[..2], 16).unwrap_or(0) % 10;
        let machine = from.map(|ip| format!("{ip}/{spread}"));
        for key in std::iter::once(address).chain(machine) {
            attempts.check_key(&key).map_err(|until| {
                metrics::counter!("convene_limits_hit_total", "limit" => "sign_in").increment(1);
                let wait = until.wait_time_from(self.clock.now());
                match too_fast(wait.as_secs() + 1) {
                    Refusal::RateLimited { retry_after, .. } => Refusal::RateLimited {
                        message: "Too many attempts. Wait a moment and try again.".to_owned(),
                        retry_after,
                    },
                    other => other,
                }
            })?;
        }
        attempts.retain_recent();
        Ok(())
    }

    /// Whether a code may be sent there: a configured address, or any port of this machine's loopback.
    pub(super) fn may_redirect(&self, uri: &str) -> bool {
        if self.redirect_uris.iter().any(|known| known == uri) {
            return true;
        }
        let Ok(url) = Url::parse(uri) else { return false };
        let loopback = match url.host() {
            Some(Host::Ipv4(ip)) => ip.is_loopback(),
            Some(Host::Ipv6(ip)) => ip.is_loopback(),
            Some(Host::Domain(name)) => name == "localhost",
            None => false,
        };
        url.scheme() == "http" && loopback && url.fragment().is_none() && url.username().is_empty()
    }
}
