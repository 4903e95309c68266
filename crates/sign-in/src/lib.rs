//! The built-in identity provider: a small OpenID provider for one machine and for development.

mod devices;
mod hashing;
mod sign_out;
mod signing_keys;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use figures::canonical::sha256_hex;
use pipeline::account::{Profile, token_issue_second};
use pipeline::ports::clock::Clock;
use pipeline::ports::identity::{PasswordHasher, TokenSigner};
use pipeline::ports::ids::{Ids, base32};
use pipeline::ports::store::{
    AuthorizationCode, Batch, Guard, IdentityRecord, Mutation, RefreshToken, Store, StoreError, Stored,
};
use pipeline::principal::{BUILT_IN_ISSUER, Person, owner_of};
use pipeline::session::Owner;
use pipeline::{Outcome, Refusal, Timestamp};
use serde_json::{Value, json};

use hashing::Hashing;

/// Lifetime of an ID token.
const TOKEN_SECONDS: i64 = 3_600;
/// Lifetime of an authorization code.
const CODE_SECONDS: i64 = 60;
/// Lifetime of a refresh token.
const REFRESH_SECONDS: i64 = 30 * 86_400;
/// The length of a password in characters. The upper bound keeps hashing cheap.
const PASSWORD_LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// The adapters behind the ports that signing in uses.
#[derive(Clone)]
pub struct Ports {
    /// Everything that is stored.
    pub store: Arc<dyn Store>,
    /// Hashes passwords.
    pub passwords: Arc<dyn PasswordHasher>,
    /// Signs ID tokens.
    pub signer: Arc<dyn TokenSigner>,
    /// The only source of time.
    pub clock: Arc<dyn Clock>,
    /// The only source of ids, secrets and randomness.
    pub ids: Arc<dyn Ids>,
}

/// Signs people up and in, and issues authorization codes and tokens to the one client.
pub struct BuiltInIdentity {
    ports: Ports,
    issuer: String,
    client_id: String,
    hashing: Hashing,
    /// The public keys, by key id.
    public_jwks: Mutex<HashMap<String, Value>>,
}

/// A request for an authorization code whose client and redirect URI were checked before.
#[derive(Debug, Clone)]
pub struct CodeRequest {
    /// Where the code is sent.
    pub redirect_uri: String,
    /// The PKCE challenge (S256).
    pub code_challenge: String,
    /// The client's nonce.
    pub nonce: Option<String>,
}

/// The answer of the token endpoint.
#[derive(Debug, Clone)]
pub struct TokenSet {
    /// The ID token.
    pub id_token: String,
    /// Can be exchanged once for the next set.
    pub refresh_token: String,
    /// Seconds the ID token lives.
    pub expires_in: i64,
}

/// The sign-in that an ID token describes.
enum SignIn {
    /// A sign-in that just happened.
    Now {
        /// The nonce of the client, which the ID token repeats.
        nonce: Option<String>,
    },
    /// An earlier sign-in, for a refresh. Its time is not stored, and a wrong `auth_time` would make clients refuse
    /// the token (OpenID Connect Core 12.2).
    Earlier,
}

/// Why a sign-in or sign-up failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignInRefusal {
    /// A message for the sign-in page; the person can correct the input.
    Say(&'static str),
    /// A failure that the person cannot correct.
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
            public_jwks: Mutex::default(),
        })
    }

    /// The issuer that the ID tokens name.
    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// The one client there is: public, with PKCE.
    pub fn client_id(&self) -> &str {
        &self.client_id
    }

    /// Creates an identity with a password and returns its subject.
    pub async fn sign_up(&self, email: &str, password: &str) -> Result<String, SignInRefusal> {
        let email = normalize_email(email).ok_or(SignInRefusal::Say("Enter a valid e-mail address."))?;
        if !PASSWORD_LENGTH.contains(&password.chars().count()) {
            return Err(SignInRefusal::Say("The password must have 8 to 200 characters."));
        }
        let hash = self.hashing.hash(password, self.ports.ids.secret()).await?;
        match self.insert_identity(email, Some(hash)).await {
            Ok(subject) => Ok(subject),
            Err(StoreError::Guard(Guard::EmailFree)) => Err(SignInRefusal::Say(
                "This address is already signed up. Sign in instead.",
            )),
            Err(error) => Err(error.refusal(self.now()).into()),
        }
    }

    /// Checks a password and returns the subject. An unknown address takes the same time as a wrong password.
    pub async fn sign_in(&self, email: &str, password: &str) -> Result<String, SignInRefusal> {
        let wrong = SignInRefusal::Say("The e-mail address or the password is wrong.");
        let Some(email) = normalize_email(email).filter(|_| password.chars().count() <= *PASSWORD_LENGTH.end()) else {
            return Err(wrong);
        };
        let identity = self.or_refusal(self.ports.store.identity_by_email(&email).await)?;
        let Some((subject, hash)) = identity.and_then(|identity| Some((identity.subject, identity.password_hash?)))
        else {
            self.hashing.hash(password, self.ports.ids.secret()).await?;
            return Err(wrong);
        };
        let right = self.hashing.verify(password, &hash).await?;
        if right { Ok(subject) } else { Err(wrong) }
    }

    /// An ID token for an address, whose identity is created if it is absent. For commands on the server's machine.
    pub async fn token_for(&self, email: &str) -> Outcome<String> {
        let (subject, email) = self.find_or_create(email).await?;
        self.id_token(&subject, &email, &SignIn::Now { nonce: None }).await
    }

    /// The owner of an address; identity and profile are created if absent. For commands on the server's machine.
    pub async fn owner_for(&self, email: &str) -> Outcome<Owner> {
        let (subject, email) = self.find_or_create(email).await?;
        let now = self.now();
        let person = Person {
            issuer: BUILT_IN_ISSUER.to_owned(),
            subject,
            email: Some(email),
            issued_at: now,
            tier: None,
        };
        let provision = Mutation::ProvisionProfile {
            profile: Profile::new(&person, now),
            token_issued_at: now,
        };
        self.or_refusal(self.ports.store.commit(Batch::of([provision])).await)?;
        Ok(person.owner())
    }

    /// The subject of an address, whose identity is created if it is absent, and the normalized address.
    async fn find_or_create(&self, email: &str) -> Outcome<(String, String)> {
        let email = normalize_email(email).ok_or_else(|| Refusal::field("email", "is not a valid address"))?;
        let subject = match self.or_refusal(self.ports.store.identity_by_email(&email).await)? {
            Some(identity) => identity.subject,
            None => match self.insert_identity(email.clone(), None).await {
                Ok(subject) => subject,
                // Another request has just created the identity.
                Err(StoreError::Guard(Guard::EmailFree)) => self
                    .or_refusal(self.ports.store.identity_by_email(&email).await)?
                    .map(|identity| identity.subject)
                    .ok_or_else(Refusal::not_found)?,
                Err(error) => return Err(error.refusal(self.now())),
            },
        };
        Ok((subject, email))
    }

    /// A one-time authorization code for a subject that has just signed in.
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
        self.or_refusal(self.ports.store.commit(Batch::of([Mutation::InsertCode(record)])).await)?;
        Ok(code)
    }

    /// Exchanges a code for tokens; `challenge` is the S256 of the verifier in the request. `None` if the code is not
    /// valid. A code that is used twice was stolen, so the tokens of its first use are revoked.
    pub async fn exchange_code(&self, code: &str, redirect_uri: &str, challenge: &str) -> Outcome<Option<TokenSet>> {
        let code_sha256 = sha256_hex(code);
        let family = family_of(&code_sha256);
        let Some(record) = self.or_refusal(self.ports.store.authorization_code(&code_sha256).await)? else {
            // Read first, so that requests with made-up codes cause no writes.
            if self.or_refusal(self.ports.store.has_refresh_family(&family).await)? {
                self.revoke_family(family).await?;
            }
            return Ok(None);
        };
        let valid =
            record.expires_at > self.now() && record.redirect_uri == redirect_uri && record.code_challenge == challenge;
        if !valid {
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

    /// Exchanges a refresh token. A token that is used twice was stolen, so its whole family is revoked.
    pub async fn refresh(&self, token: &str) -> Outcome<Option<TokenSet>> {
        let token_sha256 = sha256_hex(token);
        let Some(record) = self.or_refusal(self.ports.store.refresh_token(&token_sha256).await)? else {
            return Ok(None);
        };
        if record.used {
            self.revoke_family(record.family).await?;
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
        let Some(identity) = self.or_refusal(self.ports.store.identity(subject).await)? else {
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
            // A concurrent request used the same code or token: one of the two is a thief, and nobody knows which.
            Err(StoreError::Guard(Guard::OneTimeUse)) => {
                self.revoke_family(family.to_owned()).await?;
                Ok(None)
            }
            Err(error) => Err(error.refusal(self.now())),
        }
    }

    async fn revoke_family(&self, family: String) -> Outcome<()> {
        let revoke = Mutation::RevokeRefreshFamily { family };
        self.or_refusal(self.ports.store.commit(Batch::of([revoke])).await)
    }

    async fn id_token(&self, subject: &str, email: &str, sign_in: &SignIn) -> Outcome<String> {
        let key = self.signing_key().await?;
        let account = self
            .ports
            .store
            .account_state(&owner_of(BUILT_IN_ISSUER, subject))
            .await;
        let now = token_issue_second(self.now(), self.or_refusal(account)?.erased_at);
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

    fn or_refusal<T>(&self, stored: Stored<T>) -> Outcome<T> {
        stored.map_err(|error| error.refusal(self.now()))
    }
}

/// The token family of a code. It is derived from the code, so that a second use of the code tells what to revoke.
fn family_of(code_sha256: &str) -> String {
    format!("fam_{}", &sha256_hex(format!("family of {code_sha256}"))[..32])
}

/// The trimmed address in lower case; `None` if it is not an e-mail address.
fn normalize_email(email: &str) -> Option<String> {
    let email = email.trim().to_lowercase();
    let (name, domain) = email.split_once('@')?;
    let plain = email.chars().count() <= 254 && !email.chars().any(|c| c.is_whitespace() || c.is_control());
    (plain && !name.is_empty() && !domain.is_empty() && !domain.contains('@')).then_some(email)
}

#[cfg(test)]
mod tests {
    use super::normalize_email;

    #[test]
    fn addresses_are_told_from_other_text() {
        assert_eq!(normalize_email(" Ann@Example.ORG "), Some("ann@example.org".to_owned()));
        for bad in ["", "ann", "@x", "a@", "a@b@c", "a b@c", "a\u{0}@c"] {
            assert_eq!(normalize_email(bad), None, "{bad:?}");
        }
    }
}
