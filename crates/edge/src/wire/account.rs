//! Profiles, keys, feedback, reviews and usage.

use contract::{
    AuthConfig, FeedbackResponse, KeyResponse, Kickoffs, Profile as WireProfile, RecordKey as WireRecordKey,
    ReviewResponse, Scope as WireScope, UsageResponse,
};
use engine::UsageReport;
use pipeline::Timestamp;
use pipeline::account::{Profile, grant};
use pipeline::api_key::KeyRecord;
use pipeline::ports::identity::PublicIdentityConfig;
use pipeline::ports::store::RecordKey;
use pipeline::principal::Scope;
use pipeline::review::{Feedback, Review};

use super::committee::usage;

pub(crate) fn usage_report(report: &UsageReport) -> UsageResponse {
    UsageResponse {
        kickoffs: Kickoffs {
            used: report.kickoffs,
            limit: report.kickoffs_limit,
            limit_per_key: report.kickoffs_limit_per_key,
            resets_at: report.now.next_utc_day().rfc3339(),
        },
        today: usage(&report.today),
        recent: usage(&report.recent),
        days: report.days,
    }
}

pub(crate) fn feedback(feedback: &Feedback) -> FeedbackResponse {
    FeedbackResponse {
        session_id: feedback.session_id.clone(),
        rating: feedback.rating.clone(),
        comment: feedback.comment.as_ref().map(|comment| comment.0.clone()),
        updated_at: feedback.updated_at.rfc3339(),
    }
}

pub(crate) fn review(review: &Review) -> ReviewResponse {
    ReviewResponse {
        response_type: review.key.response_type.clone(),
        session_id: review.key.session_id.clone(),
        task_id: review.key.task_id.clone(),
        rating: review.rating,
        comment: review.comment.as_ref().map(|comment| comment.0.clone()),
        created_at: review.created_at.rfc3339(),
        updated_at: review.updated_at.rfc3339(),
    }
}

pub(crate) fn profile(profile: &Profile) -> WireProfile {
    WireProfile {
        user_id: profile.owner.clone(),
        email: profile.email.clone(),
        tier: profile.tier.name().to_owned(),
        upgrade_available: grant(profile.tier, profile.upgrade_session.as_deref(), "").upgraded,
        created_at: profile.created_at.rfc3339(),
    }
}

/// What a browser needs to start a sign-in.
pub(crate) fn auth_config(config: PublicIdentityConfig, auth_url: &str) -> AuthConfig {
    AuthConfig {
        api_key: config.api_key,
        auth_domain: config.auth_domain,
        issuer: config.issuer,
        client_id: config.client_id,
        provider: config.provider,
        auth_url: auth_url.to_owned(),
    }
}

/// A key without its secret.
pub(crate) fn key(record: &KeyRecord, now: Timestamp) -> KeyResponse {
    KeyResponse {
        key_id: record.key_id.clone(),
        name: record.name.clone(),
        scopes: record.scopes.iter().map(|scope| scope.name().to_owned()).collect(),
        status: record.status_at(now).name().to_owned(),
        created_at: record.created_at.rfc3339(),
        expires_at: record.expires_at.map(Timestamp::rfc3339),
        last_used_at: record.last_used_at.map(Timestamp::rfc3339),
        grace_ends_at: record.grace_ends_at.map(Timestamp::rfc3339),
        successor_id: record.successor_id.clone(),
    }
}

pub(crate) fn scopes(scopes: &[WireScope]) -> Vec<Scope> {
    scopes
        .iter()
        .filter_map(|scope| Scope::from_name(scope.name()))
        .collect()
}

/// A key that signs records, as a JWK.
pub(crate) fn record_key(key: RecordKey) -> WireRecordKey {
    WireRecordKey {
        kty: "OKP".to_owned(),
        crv: "Ed25519".to_owned(),
        alg: "EdDSA".to_owned(),
        usage: "sig".to_owned(),
        kid: key.kid,
        x: key.public_key,
        iss: key.issuer,
        iat: key.created_at.seconds(),
        exp: key.retired_at.map(Timestamp::seconds),
    }
}
