//! Who is calling, and what they may do.

use serde::{Deserialize, Serialize};

use crate::session::Owner;
use crate::{Outcome, Refusal, Timestamp};

/// What a key may be allowed to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Scope {
    /// Read sessions, briefs, plans, executions and transcripts.
    #[serde(rename = "pipeline:read")]
    Read,
    /// Submit questions, answers and plans; convene.
    #[serde(rename = "pipeline:write")]
    Write,
    /// Read analyses, summaries and audit records.
    #[serde(rename = "pipeline:findings")]
    Findings,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Self; 3] = [Self::Read, Self::Write, Self::Findings];

    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "pipeline:read",
            Self::Write => "pipeline:write",
            Self::Findings => "pipeline:findings",
        }
    }

    /// The scope of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// What a user pays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// A smaller committee.
    #[default]
    Free,
    /// The full committee.
    Pro,
}

impl Tier {
    /// The name on the wire and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Pro => "pro",
        }
    }

    /// The tier of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "free" => Some(Self::Free),
            "pro" => Some(Self::Pro),
            _ => None,
        }
    }
}

/// The issuer under which users of the built-in provider are stored. A fixed name: the provider's address can change,
/// and owner ids are derived from the issuer.
pub const BUILT_IN_ISSUER: &str = "builtin";

/// A person, as an identity provider vouches for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The issuer of the token.
    pub issuer: String,
    /// The issuer's name for the person.
    pub subject: String,
    /// The address, where the token carries one.
    pub email: Option<String>,
    /// When the token was issued.
    pub issued_at: Timestamp,
    /// The tier the token claims, where the configuration says to believe it.
    pub tier: Option<Tier>,
}

impl Person {
    /// The owner of this person's records: one-way, so that the id tells nothing about the person.
    pub fn owner(&self) -> Owner {
        owner_of(&self.issuer, &self.subject)
    }
}

/// The owner id of an identity.
pub fn owner_of(issuer: &str, subject: &str) -> Owner {
    let digest = figures::canonical::sha256_hex(format!("{}\n{issuer}\n{subject}", issuer.len()));
    format!("usr_{}", &digest[..32])
}

/// The caller of one request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Principal {
    /// A program with a key.
    Key {
        /// The public id of the key.
        key_id: String,
        /// The person who issued the key.
        owner: Owner,
        /// What the key may do.
        scopes: Vec<Scope>,
    },
    /// A signed-in person.
    Human(Person),
}

impl Principal {
    /// Whose records the caller works on.
    pub fn owner(&self) -> Owner {
        match self {
            Self::Key { owner, .. } => owner.clone(),
            Self::Human(person) => person.owner(),
        }
    }

    /// The key's id, if the caller is a program.
    pub fn key_id(&self) -> Option<&str> {
        match self {
            Self::Key { key_id, .. } => Some(key_id),
            Self::Human(_) => None,
        }
    }

    /// A person is full-scoped on their own records; a key needs the scope.
    pub fn require(&self, scope: Scope) -> Outcome<()> {
        match self {
            Self::Human(_) => Ok(()),
            Self::Key { scopes, .. } if scopes.contains(&scope) => Ok(()),
            Self::Key { .. } => Err(Refusal::Forbidden(format!(
                "This key lacks the scope {}.",
                scope.name()
            ))),
        }
    }

    /// The person, on routes that are for people only.
    pub fn require_human(&self) -> Outcome<&Person> {
        match self {
            Self::Human(person) => Ok(person),
            Self::Key { .. } => Err(Refusal::Forbidden(
                "This route is for signed-in people; an API key cannot use it.".to_owned(),
            )),
        }
    }
}
