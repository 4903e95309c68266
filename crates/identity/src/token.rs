//! Verifies one token, in the same way for every issuer.

use jsonwebtoken::{Algorithm, Header, Validation, decode, decode_header};
use pipeline::Timestamp;
use pipeline::ports::identity::TokenRefusal;
use pipeline::principal::Person;
use serde_json::{Map, Value};

use super::claims::{ClaimRules, VerifiedToken};
use super::jwks::{Key, KeyChoice};
use super::key_cache::KeyCache;
use super::token_cache::{VerifiedTokenCache, fingerprint};

/// Longer than any ID token that an issuer makes.
const MAX_TOKEN_BYTES: usize = 16 * 1024;

/// Checks the tokens of one issuer.
pub(super) struct TokenVerifier {
    rules: ClaimRules,
    algorithms: &'static [Algorithm],
    keys: KeyCache,
    cache: VerifiedTokenCache,
}

impl TokenVerifier {
    pub(super) fn new(rules: ClaimRules, algorithms: &'static [Algorithm], keys: KeyCache) -> Self {
        Self {
            rules,
            algorithms,
            keys,
            cache: VerifiedTokenCache::default(),
        }
    }

    pub(super) async fn verify(&self, token: &str, now: Timestamp) -> Result<Person, TokenRefusal> {
        // Before any fetch: a malformed token must not cause one, and it is invalid even while the
        // issuer is unreachable.
        let header = self.header(token).map_err(TokenRefusal::Invalid)?;
        let kid = header.kid.as_deref();

        let mut view = self.keys.current(now).await?;
        let token_hash = fingerprint(token);
        if let Some(verified) = self.cache.get(&token_hash, view.set.generation) {
            return match self.rules.check_times(&verified, now) {
                Ok(()) => Ok(verified.person),
                Err(reason) => {
                    self.cache.remove(&token_hash);
                    Err(TokenRefusal::Invalid(reason))
                }
            };
        }

        if matches!(view.set.choose(header.alg, kid), KeyChoice::Unknown)
            && let Some(newer) = self.keys.refetch(&view, now).await?
        {
            view = newer;
        }
        let verified = match view.set.choose(header.alg, kid) {
            KeyChoice::Key(key) => self.check(token, key).map_err(TokenRefusal::Invalid)?,
            KeyChoice::Unknown => return Err(TokenRefusal::Invalid("the key is not known")),
            KeyChoice::Refused(reason) => return Err(TokenRefusal::Invalid(reason)),
        };
        self.rules.check_times(&verified, now).map_err(TokenRefusal::Invalid)?;
        let person = verified.person.clone();
        self.cache.put(token_hash, verified, view.set.generation);
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
        // RFC 7515 section 4.1.11: a token with a critical header that we do not understand must be refused.
        if header.crit.is_some() {
            return Err("the token has a critical header");
        }
        // Issuers sign other tokens with the same keys, such as access tokens and logout tokens, and
        // mark them with another type. Those must not work as a sign-in.
        if header
            .typ
            .as_deref()
            .is_some_and(|kind| !kind.eq_ignore_ascii_case("JWT"))
        {
            return Err("the token is not an ID token");
        }
        Ok(header)
    }

    /// Checks the signature and the claims that do not depend on the time.
    fn check(&self, token: &str, key: &Key) -> Result<VerifiedToken, &'static str> {
        // The library uses the system's clock and accepts absent claims, so it checks only the
        // signature; `ClaimRules` checks the claims.
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
    pub(super) fn cached_tokens(&self) -> usize {
        self.cache.len()
    }
}
