//! Records that only the store and the engine know.

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::api_key::Credential;
use crate::session::{Owner, SessionId};
use languages::language::Language;

/// A stretch of a transcript.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TranscriptPage {
    /// The entries in order, joined by commas: JSON objects ready for a JSON array.
    pub entries: String,
    /// The last sequence number there is.
    pub latest_seq: i64,
    /// The session's language, for the disclosure.
    pub language: Language,
}

/// A key and what its owner sees of a transcript.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyedPage {
    /// What authentication needs of the key.
    pub key: Credential,
    /// The page; `None` before the first turn or for a session of somebody else.
    pub page: Option<TranscriptPage>,
}

/// Which result document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentKind {
    /// The analysis.
    Analysis,
    /// The debrief.
    Summary,
}

/// What a job does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobKind {
    /// Make a session's plan.
    Plan,
    /// Run a session's committee.
    Committee,
    /// Read a session's question, or the answers to what was asked back.
    Brief,
}

impl JobKind {
    /// The name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Committee => "committee",
            Self::Brief => "brief",
        }
    }

    /// The kind of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Plan, Self::Committee, Self::Brief]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// A piece of durable work. Its id is its kind and session, so that it is enqueued once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Job {
    /// `kind:session_id`.
    pub job_id: String,
    /// What it does.
    pub kind: JobKind,
    /// For which session.
    pub session_id: SessionId,
    /// Whose session.
    pub owner: Owner,
    /// When it may run.
    pub run_at: Timestamp,
    /// Raised by every claim; a write under an older fence fails.
    pub fence: i64,
    /// How often it was claimed.
    pub attempts: i64,
}

impl Job {
    /// A job that may run at once.
    pub fn new(kind: JobKind, session_id: &str, owner: &str, run_at: Timestamp) -> Self {
        Self {
            job_id: format!("{}:{session_id}", kind.name()),
            kind,
            session_id: session_id.to_owned(),
            owner: owner.to_owned(),
            run_at,
            fence: 0,
            attempts: 0,
        }
    }
}

/// A worker's request for a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The worker.
    pub worker: String,
    /// Now.
    pub now: Timestamp,
    /// Until when it wants the job.
    pub lease_until: Timestamp,
    /// An owner whose jobs it does not want, because it runs many of them already.
    pub skip_owner: Option<Owner>,
}

/// A finished step of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Its name, unique in the session.
    pub name: String,
    /// Digest of the exact request.
    pub request_sha256: String,
    /// The result, as JSON.
    pub result: String,
    /// When it was recorded.
    pub at: Timestamp,
    /// Digest of name, request and result.
    pub sha256: String,
}

/// The stored texts of a session that are final when its committee ends.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SealedTexts {
    /// The brief.
    pub brief: String,
    /// The plan.
    pub plan: String,
    /// The findings with their tasks, in order.
    pub findings: Vec<(String, String)>,
}

/// Everything a session is made of, as it is stored, for the checker.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct StoredRecord {
    /// The session.
    pub session_id: SessionId,
    /// The brief.
    pub brief: String,
    /// The plan.
    pub plan: Option<String>,
    /// The execution.
    pub execution: Option<String>,
    /// The findings with their tasks, in order.
    pub findings: Vec<(String, String)>,
    /// The transcript, in order.
    pub entries: Vec<String>,
    /// The journal.
    pub steps: Vec<Step>,
    /// The analysis.
    pub analysis: Option<String>,
    /// The debrief.
    pub summary: Option<String>,
}

/// A person known to the built-in provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdentityRecord {
    /// The subject of its tokens.
    pub subject: String,
    /// In lower case.
    pub email: String,
    /// Absent for an identity made on the command line.
    pub password_hash: Option<String>,
    /// When it signed up.
    pub created_at: Timestamp,
}

/// A signing key of the built-in provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SigningKey {
    /// Its id in the JWKS.
    pub kid: String,
    /// The private key, as the signer wrote it.
    pub private_key: String,
    /// When it was made.
    pub created_at: Timestamp,
}

/// A key that signs records. Its public half stays for ever, so that old records can be checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordKey {
    /// Its thumbprint (RFC 7638).
    pub kid: String,
    /// The public address of the instance that signs with it.
    pub issuer: String,
    /// The public half, as the signer wrote it.
    pub public_key: String,
    /// The private half; gone once another key has taken its place.
    pub private_key: Option<String>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When another key took its place.
    pub retired_at: Option<Timestamp>,
}

/// A code of the authorization-code flow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthorizationCode {
    /// SHA-256 of the code.
    pub code_sha256: String,
    /// Its owner.
    pub subject: String,
    /// The client it was issued to.
    pub client_id: String,
    /// Where it was sent.
    pub redirect_uri: String,
    /// The PKCE challenge (S256).
    pub code_challenge: String,
    /// The client's nonce, for the ID token.
    pub nonce: Option<String>,
    /// It is refused from this moment on, and swept later.
    pub expires_at: Timestamp,
}

/// A refresh token of the built-in provider. It is used once; its use gives a successor of the same family.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefreshToken {
    /// SHA-256 of the token.
    pub token_sha256: String,
    /// The id of the sign-in that the token came from. If a used token is presented again, the whole family is revoked.
    pub family: String,
    /// Its owner.
    pub subject: String,
    /// The client it was issued to.
    pub client_id: String,
    /// Whether it was used.
    pub used: bool,
    /// It is refused from this moment on, and swept later.
    pub expires_at: Timestamp,
}
