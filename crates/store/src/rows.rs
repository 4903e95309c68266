//! Decodes rows into records, by column position in the order of the `select`.

use languages::language::Language;
use pipeline::Timestamp;
use pipeline::account::{AccountState, Profile};
use pipeline::api_key::{Credential, KeyRecord, KeyStatus, scopes_from_text};
use pipeline::brief::Brief;
use pipeline::budget::DaySpend;
use pipeline::erasure::ErasureRecord;
use pipeline::execution::Usage;
use pipeline::idempotency::IdempotencyRecord;
use pipeline::portfolio::Portfolio;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind, DatasetSummary};
use pipeline::ports::store::{
    AuthorizationCode, IdentityRecord, Job, JobKind, KeyedPage, RecordKey, RefreshToken, SigningKey, Step, StoreError,
    Stored, TranscriptPage,
};
use pipeline::principal::Tier;
use pipeline::review::{Comment, Feedback, Review, ReviewKey};
use pipeline::session::{Session, SessionSummary};
use serde::de::DeserializeOwned;

use crate::value::Row;

fn unreadable(what: &str) -> StoreError {
    // The stored text is user data, so the message does not quote it.
    StoreError::Fault(format!("a stored {what} cannot be read"))
}

pub(crate) fn json<T: DeserializeOwned>(text: &str) -> Stored<T> {
    serde_json::from_str(text).map_err(|_| unreadable("document"))
}

/// The first column as text.
pub(crate) fn text(row: &dyn Row) -> Stored<String> {
    row.text(0)
}

/// A text, and the language of its session.
pub(crate) fn text_in_language(row: &dyn Row) -> Stored<(String, Language)> {
    Ok((row.text(0)?, Language::from_code(&row.text(1)?)))
}

pub(crate) fn opt_time(row: &dyn Row) -> Stored<Option<Timestamp>> {
    row.opt_time(0)
}

pub(crate) fn count(row: &dyn Row) -> Stored<i64> {
    row.int(0)
}

/// Eight columns: the usage of everybody, then that of the owner.
pub(crate) fn day_spend(row: &dyn Row) -> Stored<DaySpend> {
    Ok(DaySpend {
        all: usage(row, 0)?,
        own: usage(row, 4)?,
    })
}

/// A day, and the owner's usage on it.
pub(crate) fn own_day(row: &dyn Row) -> Stored<(i64, Usage)> {
    Ok((row.int(0)?, usage(row, 1)?))
}

/// Four columns: calls, input tokens, output tokens, cost.
fn usage(row: &dyn Row, first: usize) -> Stored<Usage> {
    let count = |column| Ok(u64::try_from(row.int(column)?).unwrap_or(0));
    Ok(Usage {
        calls: count(first)?,
        input_tokens: count(first + 1)?,
        output_tokens: count(first + 2)?,
        cost_micros: count(first + 3)?,
    })
}

pub(crate) fn profile(row: &dyn Row) -> Stored<Profile> {
    Ok(Profile {
        owner: row.text(0)?,
        issuer: row.text(1)?,
        subject: row.text(2)?,
        email: row.opt_text(3)?,
        tier: Tier::from_name(&row.text(4)?).ok_or_else(|| unreadable("tier"))?,
        upgrade_session: row.opt_text(5)?,
        erasing: row.flag(6)?,
        created_at: row.time(7)?,
    })
}

pub(crate) fn account_state(row: &dyn Row) -> Stored<AccountState> {
    let profile = match row.opt_text(0)? {
        Some(_) => Some(profile(row)?),
        None => None,
    };
    Ok(AccountState {
        profile,
        // 0 marks a row that serves as a lock only; the owner was never erased.
        erased_at: row.opt_time(8)?.filter(|at| at.micros() > 0),
    })
}

pub(crate) fn key(row: &dyn Row) -> Stored<KeyRecord> {
    Ok(KeyRecord {
        key_id: row.text(0)?,
        owner: row.text(1)?,
        name: row.text(2)?,
        scopes: scopes_from_text(&row.text(3)?),
        status: KeyStatus::from_name(&row.text(4)?),
        sha256: row.text(5)?,
        created_at: row.time(6)?,
        expires_at: row.opt_time(7)?,
        last_used_at: row.opt_time(8)?,
        grace_ends_at: row.opt_time(9)?,
        successor_id: row.opt_text(10)?,
    })
}

pub(crate) fn page(row: &dyn Row) -> Stored<Option<TranscriptPage>> {
    page_at(row, 0)
}

pub(crate) fn keyed_page(row: &dyn Row) -> Stored<KeyedPage> {
    Ok(KeyedPage {
        key: Credential {
            key_id: row.text(0)?,
            owner: row.text(1)?,
            scopes: scopes_from_text(&row.text(2)?),
            status: KeyStatus::from_name(&row.text(3)?),
            sha256: row.text(4)?,
            expires_at: row.opt_time(5)?,
            grace_ends_at: row.opt_time(6)?,
        },
        page: page_at(row, 7)?,
    })
}

fn page_at(row: &dyn Row, first: usize) -> Stored<Option<TranscriptPage>> {
    let Some(latest_seq) = row.opt_int(first)?.filter(|seq| *seq > 0) else {
        return Ok(None);
    };
    Ok(Some(TranscriptPage {
        latest_seq,
        language: Language::from_code(&row.text(first + 1)?),
        entries: row.opt_text(first + 2)?.unwrap_or_default(),
    }))
}

/// A session without its brief, and the brief as JSON, which is decoded later because it can be large.
pub(crate) fn session(row: &dyn Row) -> Stored<(Session, String)> {
    let session = Session {
        session_id: row.text(0)?,
        owner: row.text(1)?,
        title: row.text(2)?,
        language: Language::from_code(&row.text(3)?),
        version: row.int(4)?,
        created_at: row.time(5)?,
        updated_at: row.time(6)?,
        brief: Brief::new(String::new()),
    };
    Ok((session, row.text(7)?))
}

pub(crate) fn session_summary(row: &dyn Row) -> Stored<SessionSummary> {
    Ok(SessionSummary {
        session_id: row.text(0)?,
        title: row.text(1)?,
        status: row.text(2)?,
        created_at: row.time(3)?,
        language: row.text(4)?,
        execution_status: row.opt_text(5)?,
    })
}

pub(crate) fn step(row: &dyn Row) -> Stored<Step> {
    Ok(Step {
        name: row.text(0)?,
        request_sha256: row.text(1)?,
        result: row.text(2)?,
        at: row.time(3)?,
        sha256: row.text(4)?,
    })
}

/// A name and a text.
pub(crate) fn named_text(row: &dyn Row) -> Stored<(String, String)> {
    Ok((row.text(0)?, row.text(1)?))
}

pub(crate) fn job(row: &dyn Row) -> Stored<Job> {
    Ok(Job {
        job_id: row.text(0)?,
        kind: JobKind::from_name(&row.text(1)?).ok_or_else(|| unreadable("kind of job"))?,
        session_id: row.text(2)?,
        owner: row.text(3)?,
        run_at: row.time(4)?,
        fence: row.int(5)?,
        attempts: row.int(6)?,
    })
}

pub(crate) fn feedback(row: &dyn Row) -> Stored<Feedback> {
    Ok(Feedback {
        owner: row.text(0)?,
        session_id: row.text(1)?,
        rating: row.text(2)?,
        comment: row.opt_text(3)?.map(Comment),
        updated_at: row.time(4)?,
    })
}

pub(crate) fn review(row: &dyn Row) -> Stored<Review> {
    Ok(Review {
        owner: row.text(0)?,
        key: ReviewKey {
            response_type: row.text(1)?,
            session_id: row.text(2)?,
            task_id: Some(row.text(3)?).filter(|task| !task.is_empty()),
        },
        rating: row.int(4)?,
        comment: row.opt_text(5)?.map(Comment),
        created_at: row.time(6)?,
        updated_at: row.time(7)?,
    })
}

pub(crate) fn portfolio(row: &dyn Row) -> Stored<Portfolio> {
    Ok(Portfolio {
        owner: row.text(0)?,
        imported_at: row.time(1)?,
        positions: json(&row.text(2)?)?,
    })
}

pub(crate) fn dataset_line(row: &dyn Row) -> Stored<DatasetSummary> {
    Ok(DatasetSummary {
        key: DatasetKey {
            kind: DatasetKind::from_name(&row.text(0)?).ok_or_else(|| unreadable("kind of dataset"))?,
            subject: row.text(1)?,
            provider: row.text(2)?,
        },
        title: row.text(3)?,
        uri: row.opt_text(4)?,
        retrieved_at: row.time(5)?,
        sha256: row.text(6)?,
        rows: row.int(7)?,
        first: row.text(8)?,
        last: row.text(9)?,
    })
}

pub(crate) fn dataset(row: &dyn Row) -> Stored<Dataset> {
    let line = dataset_line(row)?;
    Ok(Dataset {
        kind: line.key.kind,
        subject: line.key.subject,
        provider: line.key.provider,
        title: line.title,
        uri: line.uri,
        retrieved_at: line.retrieved_at,
        sha256: line.sha256,
        body: row.text(10)?,
    })
}

pub(crate) fn idempotency(row: &dyn Row) -> Stored<IdempotencyRecord> {
    Ok(IdempotencyRecord {
        fingerprint: row.text(0)?,
        token: row.text(1)?,
        held_until: row.time(2)?,
        created_at: row.time(3)?,
        outcome: row.opt_text(4)?,
    })
}

pub(crate) fn erasure(row: &dyn Row) -> Stored<ErasureRecord> {
    Ok(ErasureRecord {
        owner: row.text(0)?,
        request_id: row.text(1)?,
        issuer: row.text(2)?,
        subject: row.text(3)?,
        attempts: row.int(4)?,
        next_at: row.time(5)?,
        requested_at: row.time(6)?,
    })
}

pub(crate) fn identity(row: &dyn Row) -> Stored<IdentityRecord> {
    Ok(IdentityRecord {
        subject: row.text(0)?,
        email: row.text(1)?,
        password_hash: row.opt_text(2)?,
        created_at: row.time(3)?,
    })
}

pub(crate) fn signing_key(row: &dyn Row) -> Stored<SigningKey> {
    Ok(SigningKey {
        kid: row.text(0)?,
        private_key: row.text(1)?,
        created_at: row.time(2)?,
    })
}

pub(crate) fn record_key(row: &dyn Row) -> Stored<RecordKey> {
    Ok(RecordKey {
        kid: row.text(0)?,
        issuer: row.text(1)?,
        public_key: row.text(2)?,
        private_key: row.opt_text(3)?,
        created_at: row.time(4)?,
        retired_at: row.opt_time(5)?,
    })
}

pub(crate) fn authorization_code(row: &dyn Row) -> Stored<AuthorizationCode> {
    Ok(AuthorizationCode {
        code_sha256: row.text(0)?,
        subject: row.text(1)?,
        client_id: row.text(2)?,
        redirect_uri: row.text(3)?,
        code_challenge: row.text(4)?,
        nonce: row.opt_text(5)?,
        expires_at: row.time(6)?,
    })
}

pub(crate) fn refresh_token(row: &dyn Row) -> Stored<RefreshToken> {
    Ok(RefreshToken {
        token_sha256: row.text(0)?,
        family: row.text(1)?,
        subject: row.text(2)?,
        client_id: row.text(3)?,
        used: row.flag(4)?,
        expires_at: row.time(5)?,
    })
}
