//! The built-in identity provider: a small OpenID provider for one machine and for development.

mod devices;
mod hashing;
mod sign_out;
mod signing_keys;

use std::sync::Arc;

use figures::canonical::sha256_hex;
use pipeline::account::issue_second;
use pipeline::ports::ids::base32;
use pipeline::ports::store::{
    AuthorizationCode, Batch, Guard, IdentityRecord, Mutation, RefreshToken, StoreError, Stored,
};
use pipeline::principal::{BUILT_IN_ISSUER, Person, owner_of};
use pipeline::session::Owner;
use pipeline::{Outcome, Refusal, Timestamp};
use serde_json::json;

use crate::Ports;
use crate::faults::refused;
use crate::provision::new_profile;
use hashing::Hashing;

/// How long an ID token lives.
const TOKEN_SECONDS: i64 = 3_600;
/// How long a code lives.
const CODE_SECONDS: i64 = 60;
/// How long a sign-in can be refreshed.
const REFRESH_SECONDS: i64 = 30 * 86_400;
/// The bounds on a password, in characters. The upper one keeps hashing cheap.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// The provider: identities, codes, tokens.
pub struct BuiltInIdentity {
    ports: Ports,
    issuer: String,
    client_id: String,
    hashing: Hashing,
}

/// A request for a code, already checked against the client.
#[derive(Debug, Clone)]
pub struct CodeRequest {
    /// Where to send it.
    pub redirect_uri: String,
    /// The PKCE challenge (S256).
    pub code_challenge: String,
    /// The client's nonce.
    pub nonce: Option<String>,
}

/// What the token endpoint gives.
#[derive(Debug, Clone)]
pub struct TokenSet {
    /// The ID token.
    pub id_token: String,
    /// For the next one.
    pub refresh_token: String,
    /// Seconds the ID token lives.
    pub expires_in: i64,
}

/// The sign-in that an ID token tells of.
enum SignIn {
    /// The one that just happened, with the client's nonce.
    Now {
        /// What the client wants to see again.
        nonce: Option<String>,
    },
    /// One before a refresh. Its time is not kept, and a wrong one would make clients refuse the token
    /// (OpenID Connect Core 12.2).
    Earlier,
}

/// Why a sign-in failed, in words for the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignInRefusal {
    /// What the person can mend.
    Say(&'static str),
    /// What they cannot.
    Refused(Refusal),
}

impl From<Refusal> for SignInRefusal {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl BuiltInIdentity {
    /// A provider that signs as this issuer for this client.
    pub fn new(ports: Ports, issuer: String, client_id: String) -> Arc<Self> {
        Arc::new(Self {
            hashing: Hashing::new(ports.passwords.clone()),
            ports,
            issuer,
            client_id,
        })
    }

    /// The issuer.
    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// The one client there is: public, with PKCE.
    pub fn client_id(&self) -> &str {
        &self.client_id
    }

    /// Signs somebody up.
    pub async fn sign_up(&self, email: &str, password: &str) -> Result<String, SignInRefusal> {
        let email = normal_email(email).ok_or(SignInRefusal::Say("Enter a valid e-mail address."))?;
        if !PASSWORD.contains(&password.chars().count()) {
            return Err(SignInRefusal::Say("The password must have 8 to 200 characters."));
        }
        let hash = self.hashing.hash(password, self.ports.ids.secret()).await?;
        match self.insert_identity(email, Some(hash)).await {
            Ok(subject) => Ok(subject),
            Err(StoreError::Guard(Guard::EmailFree)) => Err(SignInRefusal::Say(
                "This address is already signed up. Sign in instead.",
            )),
            Err(error) => Err(refused(error, self.now()).into()),
        }
    }

    /// Signs somebody in. An unknown address costs the same time as a wrong password.
    pub async fn sign_in(&self, email: &str, password: &str) -> Result<String, SignInRefusal> {
        let wrong = SignInRefusal::Say("The e-mail address or the password is wrong.");
        let Some(email) = normal_email(email).filter(|_| password.chars().count() <= *PASSWORD.end()) else {
            return Err(wrong);
        };
        let identity = self.found(self.ports.store.identity_by_email(&email).await)?;
        let Some((subject, hash)) = identity.and_then(|identity| Some((identity.subject, identity.password_hash?)))
        else {
            self.hashing.hash(password, self.ports.ids.secret()).await?;
            return Err(wrong);
        };
        let right = self.hashing.verify(password, &hash).await?;
        if right { Ok(subject) } else { Err(wrong) }
    }

    /// An ID token for an address, made known if it is not: for the machine that owns the data.
    pub async fn token_for(&self, email: &str) -> Outcome<String> {
        let (subject, email) = self.known(email).await?;
        self.id_token(&subject, &email, &SignIn::Now { nonce: None }).await
    }

    /// The owner of an address, made known and given a profile if there is none: for the machine that owns the data.
    pub async fn owner_for(&self, email: &str) -> Outcome<Owner> {
        let (subject, email) = self.known(email).await?;
        let now = self.now();
        let person = Person {
            issuer: BUILT_IN_ISSUER.to_owned(),
            subject,
            email: Some(email),
            issued_at: now,
            tier: None,
        };
        let provision = Mutation::ProvisionProfile {
            profile: new_profile(&person, now),
            token_issued_at: now,
        };
        self.found(self.ports.store.commit(Batch::of([provision])).await)?;
        Ok(person.owner())
    }

    /// The subject of an address, made known if it is not, and the address as it is kept.
    async fn known(&self, email: &str) -> Outcome<(String, String)> {
        let email = normal_email(email).ok_or_else(|| Refusal::field("email", "is not a valid address"))?;
        let subject = match self.found(self.ports.store.identity_by_email(&email).await)? {
            Some(identity) => identity.subject,
            None => match self.insert_identity(email.clone(), None).await {
                Ok(subject) => subject,
                // Somebody signed up at this very moment.
                Err(StoreError::Guard(Guard::EmailFree)) => self
                    .found(self.ports.store.identity_by_email(&email).await)?
                    .map(|identity| identity.subject)
                    .ok_or_else(Refusal::missing)?,
                Err(error) => return Err(refused(error, self.now())),
            },
        };
        Ok((subject, email))
    }

    /// A one-time code for somebody who signed in.
    pub async fn issue_code(&self, subject: &str, request: &CodeRequest) -> Outcome<String> {
        let code = base32(&self.ports.ids.secret());
        let record = AuthorizationCode {
            code_sha256: sha256_hex(&code),
            subject: subject.to_owned(),
            client_id: self.client_id.clone(),
            redirect_uri: request.redirect_uri.clone(),
            code_challenge: request.code_challenge.clone(),
            nonce: request.nonce.clone(),
            expires_at: self.now().plus_seconds(CODE_SECONDS),
        };
        self.found(self.ports.store.commit(Batch::of([Mutation::InsertCode(record)])).await)?;
        Ok(code)
    }

    /// Exchanges a code for tokens; `challenge` is the S256 of the verifier that was shown. `None` if the code is no
    /// good. A code that comes a second time was stolen: what it gave the first time dies.
    pub async fn exchange_code(&self, code: &str, redirect_uri: &str, challenge: &str) -> Outcome<Option<TokenSet>> {
        let code_sha256 = sha256_hex(code);
        let family = family_of(&code_sha256);
        let Some(record) = self.found(self.ports.store.authorization_code(&code_sha256).await)? else {
            // A look first, so that a stranger with made-up codes causes no writes.
            if self.found(self.ports.store.has_refresh_family(&family).await)? {
                self.end_family(family).await?;
            }
            return Ok(None);
        };
        let fits =
            record.expires_at > self.now() && record.redirect_uri == redirect_uri && record.code_challenge == challenge;
        if !fits {
            return Ok(None);
        }
        self.token_set(
            &record.subject,
            &family,
            &SignIn::Now { nonce: record.nonce },
            Mutation::UseCode { code_sha256 },
        )
        .await
    }

    /// Exchanges a refresh token. One that comes a second time was stolen: its whole family dies.
    pub async fn refresh(&self, token: &str) -> Outcome<Option<TokenSet>> {
        let token_sha256 = sha256_hex(token);
        let Some(record) = self.found(self.ports.store.refresh_token(&token_sha256).await)? else {
            return Ok(None);
        };
        if record.used {
            self.end_family(record.family).await?;
            return Ok(None);
        }
        if record.expires_at <= self.now() {
            return Ok(None);
        }
        self.token_set(
            &record.subject,
            &record.family,
            &SignIn::Earlier,
            Mutation::UseRefreshToken { token_sha256 },
        )
        .await
    }

    async fn token_set(
        &self,
        subject: &str,
        family: &str,
        sign_in: &SignIn,
        spend: Mutation,
    ) -> Outcome<Option<TokenSet>> {
        let Some(identity) = self.found(self.ports.store.identity(subject).await)? else {
            return Ok(None);
        };
        let refresh_token = base32(&self.ports.ids.secret());
        let record = RefreshToken {
            token_sha256: sha256_hex(&refresh_token),
            family: family.to_owned(),
            subject: subject.to_owned(),
            client_id: self.client_id.clone(),
            used: false,
            expires_at: self.now().plus_seconds(REFRESH_SECONDS),
        };
        let id_token = self.id_token(subject, &identity.email, sign_in).await?;
        match self
            .ports
            .store
            .commit(Batch::of([spend, Mutation::InsertRefreshToken(record)]))
            .await
        {
            Ok(()) => Ok(Some(TokenSet {
                id_token,
                refresh_token,
                expires_in: TOKEN_SECONDS,
            })),
            // Somebody used it at this very moment: one of the two is a thief, and nobody knows which.
            Err(StoreError::Guard(Guard::OneTimeUse)) => {
                self.end_family(family.to_owned()).await?;
                Ok(None)
            }
            Err(error) => Err(refused(error, self.now())),
        }
    }

    async fn end_family(&self, family: String) -> Outcome<()> {
        let revoke = Mutation::RevokeRefreshFamily { family };
        self.found(self.ports.store.commit(Batch::of([revoke])).await)
    }

    async fn id_token(&self, subject: &str, email: &str, sign_in: &SignIn) -> Outcome<String> {
        let key = self.signing_key().await?;
        let standing = self.ports.store.standing(&owner_of(BUILT_IN_ISSUER, subject)).await;
        let now = issue_second(self.now(), self.found(standing)?.erased_at);
        let mut claims = json!({
            "iss": self.issuer,
            "aud": self.client_id,
            "sub": subject,
            "email": email,
            "iat": now,
            "exp": now + TOKEN_SECONDS,
        });
        if let SignIn::Now { nonce } = sign_in {
            claims["auth_time"] = now.into();
            if let Some(nonce) = nonce {
                claims["nonce"] = nonce.as_str().into();
            }
        }
        self.ports
            .signer
            .sign(&key.private_key, &key.kid, &claims)
            .map_err(Refusal::Internal)
    }

    async fn insert_identity(&self, email: String, password_hash: Option<String>) -> Stored<String> {
        let subject = self.ports.ids.next("sub");
        let identity = IdentityRecord {
            subject: subject.clone(),
            email,
            password_hash,
            created_at: self.now(),
        };
        self.ports
            .store
            .commit(Batch::of([Mutation::InsertIdentity(identity)]))
            .await?;
        Ok(subject)
    }

    fn now(&self) -> Timestamp {
        self.ports.clock.now()
    }

    fn found<T>(&self, stored: Stored<T>) -> Outcome<T> {
        stored.map_err(|error| refused(error, self.now()))
    }
}

/// The family of what a code gives. It follows from the code, so that one that comes again tells what to end.
fn family_of(code_sha256: &str) -> String {
    format!("fam_{}", &sha256_hex(format!("family of {code_sha256}"))[..32])
}

/// An address in lower case, if it looks like one.
fn normal_email(email: &str) -> Option<String> {
    let email = email.trim().to_lowercase();
    let (name, domain) = email.split_once('@')?;
    let plain = email.chars().count() <= 254 && !email.chars().any(|c| c.is_whitespace() || c.is_control());
    (plain && !name.is_empty() && !domain.is_empty() && !domain.contains('@')).then_some(email)
}

#[cfg(test)]
mod tests {
    use super::normal_email;

    #[test]
    fn addresses_are_told_from_other_text() {
        assert_eq!(normal_email(" Ann@Example.ORG "), Some("ann@example.org".to_owned()));
        for bad in ["", "ann", "@x", "a@", "a@b@c", "a b@c", "a\u{0}@c"] {
            assert_eq!(normal_email(bad), None, "{bad:?}");
        }
    }
}
