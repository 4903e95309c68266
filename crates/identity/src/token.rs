//! The check of one token, the same for every issuer.

use jsonwebtoken::{Algorithm, Header, Validation, decode, decode_header};
use pipeline::Timestamp;
use pipeline::ports::identity::TokenRefusal;
use pipeline::principal::Person;
use serde_json::{Map, Value};

use super::claims::{Rules, Vouched};
use super::jwks::{Choice, Key};
use super::key_cache::KeyCache;
use super::seen::{Seen, fingerprint};

/// Longer than any ID token that an issuer makes.
const MAX_TOKEN_BYTES: usize = 16 * 1024;

/// Checks the tokens of one issuer.
pub(super) struct TokenVerifier {
    rules: Rules,
    algorithms: &'static [Algorithm],
    keys: KeyCache,
    seen: Seen,
}

impl TokenVerifier {
    pub(super) fn new(rules: Rules, algorithms: &'static [Algorithm], keys: KeyCache) -> Self {
        Self {
            rules,
            algorithms,
            keys,
            seen: Seen::default(),
        }
    }

    pub(super) async fn verify(&self, token: &str, now: Timestamp) -> Result<Person, TokenRefusal> {
        // Before anything is fetched: nonsense must cost nothing, and is nonsense also while the
        // issuer is away.
        let header = self.header(token).map_err(TokenRefusal::Invalid)?;
        let kid = header.kid.as_deref();

        let mut view = self.keys.current(now).await?;
        let print = fingerprint(token);
        if let Some(vouched) = self.seen.get(&print, view.set.generation) {
            return match self.rules.in_time(&vouched, now) {
                Ok(()) => Ok(vouched.person),
                Err(reason) => {
                    self.seen.forget(&print);
                    Err(TokenRefusal::Invalid(reason))
                }
            };
        }

        if matches!(view.set.choose(header.alg, kid), Choice::Unknown)
            && let Some(newer) = self.keys.look_again(&view, now).await?
        {
            view = newer;
        }
        let vouched = match view.set.choose(header.alg, kid) {
            Choice::Key(key) => self.check(token, key).map_err(TokenRefusal::Invalid)?,
            Choice::Unknown => return Err(TokenRefusal::Invalid("the key is not known")),
            Choice::Refused(reason) => return Err(TokenRefusal::Invalid(reason)),
        };
        self.rules.in_time(&vouched, now).map_err(TokenRefusal::Invalid)?;
        let person = vouched.person.clone();
        self.seen.put(print, vouched, view.set.generation);
        Ok(person)
    }

    /// Fetches the keys, so that the first person to sign in need not wait for them.
    pub(super) async fn warm_up(&self, now: Timestamp) -> Result<(), TokenRefusal> {
        self.keys.current(now).await.map(|_| ())
    }

    pub(super) fn leeway_seconds(&self) -> u32 {
        self.rules.leeway_seconds
    }

    pub(super) fn health(&self) -> String {
        self.keys.health().to_owned()
    }

    fn header(&self, token: &str) -> Result<Header, &'static str> {
        if token.len() > MAX_TOKEN_BYTES {
            return Err("the token is too long");
        }
        let header = decode_header(token).map_err(|_| "the token cannot be read")?;
        if !self.algorithms.contains(&header.alg) {
            return Err("the algorithm is not accepted");
        }
        // RFC 7515 section 4.1.11: who does not understand a critical header must refuse.
        if header.crit.is_some() {
            return Err("the token has a critical header");
        }
        // Issuers sign other things with the same keys, such as access tokens and logout tokens, and
        // mark them with another type. None of those is a sign-in.
        if header
            .typ
            .as_deref()
            .is_some_and(|kind| !kind.eq_ignore_ascii_case("JWT"))
        {
            return Err("the token is not an ID token");
        }
        Ok(header)
    }

    /// The signature, and the claims that do not depend on the time.
    fn check(&self, token: &str, key: &Key) -> Result<Vouched, &'static str> {
        // The library would use the system's clock and lets claims be absent, so it checks the
        // signature only; the claims are ours.
        let mut validation = Validation::new(key.algorithm);
        validation.required_spec_claims.clear();
        validation.validate_exp = false;
        validation.validate_nbf = false;
        validation.validate_aud = false;
        let token = decode::<Map<String, Value>>(token, &key.decoding, &validation)
            .map_err(|_| "the signature or the claims cannot be read")?;
        self.rules.read(&token.claims)
    }

    #[cfg(test)]
    pub(super) fn remembered(&self) -> usize {
        self.seen.len()
    }
}
