//! Limits on sign-in attempts, and the addresses that a code may be sent to.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use ::sign_in::BuiltInIdentity;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use pipeline::{Outcome, Refusal};
use url::{Host, Url};

use crate::proxies::machine;

/// Unused rate-limit buckets are dropped once per this many attempts.
const TIDY_EVERY: u32 = 256;

/// How an address on loopback begins.
const LOOPBACK_STARTS: [&str; 3] = ["http://127.", "http://[", "http://localhost"];

/// The built-in provider, with its redirect addresses and its limit on attempts.
pub struct SignIns {
    pub(super) provider: Arc<BuiltInIdentity>,
    redirect_uris: Vec<String>,
    attempts: Option<DefaultKeyedRateLimiter<String>>,
    attempt_count: AtomicU32,
    clock: DefaultClock,
}

impl SignIns {
    /// `per_minute` attempts per e-mail address, and ten times as many per machine.
    pub(super) fn new(provider: Arc<BuiltInIdentity>, redirect_uris: Vec<String>, per_minute: u32) -> Self {
        Self {
            provider,
            redirect_uris,
            attempts: NonZeroU32::new(per_minute).map(|rate| RateLimiter::keyed(Quota::per_minute(rate))),
            attempt_count: AtomicU32::new(0),
            clock: DefaultClock::default(),
        }
    }

    /// Counts an attempt to sign in, or refuses it. A device on which the owner of the e-mail address has signed in
    /// before is counted separately, so that a flood of guesses by others does not lock the owner out.
    pub(super) fn attempt(&self, email: &str, from: Option<IpAddr>, device: Option<&str>) -> Outcome<()> {
        if let Some(device) = device {
            return self.take([format!("device/{device}")]);
        }
        let address = figures::canonical::sha256_hex(email.trim().to_lowercase());
        // Ten buckets per machine: guesses at many addresses are slowed down, but a household is not locked out.
        let bucket = u8::from_str_radix(&address[..2], 16).unwrap_or(0) % 10;
        let machine = from.map(|ip| format!("{}/{bucket}", machine(ip)));
        self.take(std::iter::once(address).chain(machine))
    }

    /// Counts an attempt to enter the current password of a signed-in person, or refuses it.
    pub(super) fn attempt_password(&self, owner: &str) -> Outcome<()> {
        self.take([format!("password/{owner}")])
    }

    fn take(&self, buckets: impl IntoIterator<Item = String>) -> Outcome<()> {
        let Some(attempts) = &self.attempts else {
            return Ok(());
        };
        // Not at every attempt, because it visits every bucket.
        if self
            .attempt_count
            .fetch_add(1, Ordering::Relaxed)
            .is_multiple_of(TIDY_EVERY)
        {
            attempts.retain_recent();
            attempts.shrink_to_fit();
        }
        for bucket in buckets {
            attempts.check_key(&bucket).map_err(|until| {
                metrics::counter!("convene_limits_hit_total", "limit" => "sign_in").increment(1);
                let wait = until.wait_time_from(self.clock.now());
                Refusal::RateLimited {
                    message: "Too many attempts. Wait a moment and try again.".to_owned(),
                    retry_after: wait.as_secs() + 1,
                }
            })?;
        }
        Ok(())
    }

    /// Whether a code may be sent there: a configured address, or any port on loopback.
    pub(super) fn may_redirect(&self, uri: &str) -> bool {
        if self.redirect_uris.iter().any(|known| known == uri) {
            return true;
        }
        // Cheap, and before the address is parsed: parsing an international domain name can take a millisecond.
        if !LOOPBACK_STARTS.iter().any(|start| uri.starts_with(start)) {
            return false;
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
