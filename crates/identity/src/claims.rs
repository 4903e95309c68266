//! The checks of a token's claims, after the check of its signature.

use pipeline::Timestamp;
use pipeline::principal::{Person, Tier};
use serde_json::{Map, Value};

/// The end of the year 9999, in seconds since 1970. Later dates are mistakes and could overflow.
const MAX_NUMERIC_DATE: i64 = 253_402_300_799;
const MAX_SUBJECT_CHARS: usize = 255;
const MAX_EMAIL_BYTES: usize = 320;

/// What we expect of the claims of one issuer.
#[derive(Debug, Clone)]
pub(super) struct ClaimRules {
    pub(super) issuer: String,
    pub(super) audience: String,
    pub(super) leeway_seconds: u32,
    /// The claim that holds the tier, if the operator lets the issuer decide it.
    pub(super) tier_claim: Option<String>,
    /// Whether `auth_time` is required and must be in the past, as for Firebase.
    pub(super) requires_auth_time: bool,
}

/// What a token with a good signature says. The times are in seconds and are checked again on every use.
#[derive(Debug, Clone)]
pub(super) struct VerifiedToken {
    pub(super) person: Person,
    expires: i64,
    issued: i64,
    not_before: Option<i64>,
    authenticated: Option<i64>,
}

impl ClaimRules {
    /// Reads the claims that do not depend on the time of the call.
    pub(super) fn read(&self, claims: &Map<String, Value>) -> Result<VerifiedToken, &'static str> {
        if text(claims, "iss") != Some(self.issuer.as_str()) {
            return Err("the token is of another issuer");
        }
        self.check_audience(claims)?;
        let subject = text(claims, "sub").ok_or("the token has no subject")?;
        if subject.is_empty() || subject.chars().count() > MAX_SUBJECT_CHARS {
            return Err("the subject is empty or too long");
        }
        let issued = numeric_date(claims, "iat")?.ok_or("the token has no time of issue")?;
        Ok(VerifiedToken {
            person: Person {
                issuer: self.issuer.clone(),
                subject: subject.to_owned(),
                email: email(claims),
                issued_at: Timestamp::from_seconds(issued),
                tier: self.tier(claims),
            },
            expires: numeric_date(claims, "exp")?.ok_or("the token has no expiry")?,
            issued,
            not_before: numeric_date(claims, "nbf")?,
            authenticated: self.authenticated(claims)?,
        })
    }

    /// Checks the times of the token, with the leeway.
    pub(super) fn check_times(&self, token: &VerifiedToken, now: Timestamp) -> Result<(), &'static str> {
        let leeway = i64::from(self.leeway_seconds);
        let latest = now.seconds().saturating_add(leeway);
        if now.seconds() >= token.expires.saturating_add(leeway) {
            return Err("the token has expired");
        }
        if token.issued > latest {
            return Err("the token was issued in the future");
        }
        if token.not_before.is_some_and(|start| start > latest) {
            return Err("the token is not valid yet");
        }
        if token.authenticated.is_some_and(|signed_in| signed_in > latest) {
            return Err("the sign-in is in the future");
        }
        Ok(())
    }

    /// A token for several audiences may name the authorized party (`azp`), which must then be us.
    fn check_audience(&self, claims: &Map<String, Value>) -> Result<(), &'static str> {
        const REFUSAL: &str = "the token is for another audience";
        match claims.get("aud") {
            Some(Value::String(audience)) if *audience == self.audience => Ok(()),
            Some(Value::Array(audiences)) => {
                if !audiences.iter().all(Value::is_string) || !audiences.iter().any(|one| one == self.audience.as_str())
                {
                    return Err(REFUSAL);
                }
                match claims.get("azp") {
                    Some(party) if audiences.len() > 1 && !party.is_null() && party != self.audience.as_str() => {
                        Err("the token was issued to another party")
                    }
                    _ => Ok(()),
                }
            }
            _ => Err(REFUSAL),
        }
    }

    fn authenticated(&self, claims: &Map<String, Value>) -> Result<Option<i64>, &'static str> {
        if !self.requires_auth_time {
            return Ok(None);
        }
        numeric_date(claims, "auth_time")?
            .ok_or("the token has no time of sign-in")
            .map(Some)
    }

    fn tier(&self, claims: &Map<String, Value>) -> Option<Tier> {
        text(claims, self.tier_claim.as_deref()?).and_then(Tier::from_name)
    }
}

/// The e-mail address, unless the issuer says that it is not verified.
fn email(claims: &Map<String, Value>) -> Option<String> {
    let unverified = match claims.get("email_verified") {
        Some(Value::Bool(verified)) => !verified,
        // Some issuers write the boolean as text.
        Some(Value::String(verified)) => verified != "true",
        _ => false,
    };
    text(claims, "email")
        .filter(|address| !unverified && !address.is_empty() && address.len() <= MAX_EMAIL_BYTES)
        .map(str::to_owned)
}

fn text<'a>(claims: &'a Map<String, Value>, name: &str) -> Option<&'a str> {
    claims.get(name).and_then(Value::as_str)
}

/// A NumericDate of RFC 7519 in whole seconds; the standard allows fractions.
fn numeric_date(claims: &Map<String, Value>, name: &str) -> Result<Option<i64>, &'static str> {
    const REFUSAL: &str = "a time in the token cannot be read";
    let value = match claims.get(name) {
        None | Some(Value::Null) => return Ok(None),
        Some(value) => value,
    };
    let seconds = value
        .as_i64()
        .or_else(|| value.as_f64().map(|seconds| seconds.floor() as i64))
        .ok_or(REFUSAL)?;
    if (0..=MAX_NUMERIC_DATE).contains(&seconds) {
        Ok(Some(seconds))
    } else {
        Err(REFUSAL)
    }
}
