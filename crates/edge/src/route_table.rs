//! The tables of all routes.

use pipeline::Refusal;
use pipeline::principal::Scope;
use pipeline::switches::Switch;

/// What a route does. The id in the table is its name in the OpenAPI description and in generated clients.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the table below says what each does")]
pub enum Operation {
    GetHealth,
    GetAuthConfig,
    GetMe,
    DeleteMe,
    CreateBrief,
    ListSessions,
    SubmitAnswers,
    GetBrief,
    CreateOrchestration,
    GetOrchestration,
    ConveneCommittee,
    GetExecution,
    GetTranscript,
    GetAnalysis,
    GetCharts,
    GetFigureRows,
    GetSummary,
    GetAuditPdf,
    GetFeedback,
    PutFeedback,
    DeleteFeedback,
    UpsertReview,
    GetReview,
    FindInstruments,
    GetInstrument,
    GetUsage,
    GetRecordKeys,
    CreateKey,
    ListKeys,
    GetKey,
    UpdateKey,
    RotateKey,
    RevokeKey,
    ChangePassword,
    SignOut,
}

/// Who may call a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Anybody, without a token.
    Public,
    /// A key with the scope, or any signed-in person.
    Scope(Scope),
    /// A signed-in person; a key is refused.
    Human,
}

/// Which rate limit a route has for API keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// No limit.
    None,
    /// The submit rate and the daily quota.
    Submit,
    /// The poll floor: the least time between two polls of the same session and route.
    Poll,
}

/// What a 404 means on this route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// It does not exist and never will.
    Final,
    /// The stage has produced nothing yet; keep polling.
    NotYet,
    /// The same message for every reason, so that the caller cannot tell them apart.
    CannotHave,
}

impl Missing {
    /// The refusal with the message of this meaning.
    pub fn refusal(self) -> Refusal {
        match self {
            Self::Final => Refusal::not_found(),
            Self::NotYet => Refusal::not_found_yet(),
            Self::CannotHave => Refusal::NotFound("There is no audit record here.".to_owned()),
        }
    }
}

/// Marks a route that will be removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deprecation {
    /// The value of the `Sunset` header: an HTTP date.
    pub sunset: String,
}

/// The HTTP methods that routes use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are HTTP's")]
pub enum Method {
    Get,
    Post,
    Put,
    Patch,
    Delete,
}

impl Method {
    /// The name in HTTP.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

/// One route.
#[derive(Debug, Clone)]
pub struct Route {
    /// What it does.
    pub operation: Operation,
    /// Its operation id.
    pub id: &'static str,
    /// Its method.
    pub method: Method,
    /// Its path, with `{parameters}`.
    pub path: &'static str,
    /// Who may call.
    pub access: Access,
    /// Its rate limit for API keys.
    pub limit: Limit,
    /// The rollout switch that enables it; always enabled if `None`.
    pub switch: Option<Switch>,
    /// What a 404 of it means.
    pub missing: Missing,
    /// Set if it will be removed.
    pub deprecation: Option<Deprecation>,
}

const READ: Access = Access::Scope(Scope::Read);
const WRITE: Access = Access::Scope(Scope::Write);
const FINDINGS: Access = Access::Scope(Scope::Findings);

#[expect(clippy::too_many_arguments, reason = "one for each column of the table")]
const fn route(
    operation: Operation,
    id: &'static str,
    method: Method,
    path: &'static str,
    access: Access,
    limit: Limit,
    switch: Option<Switch>,
    missing: Missing,
) -> Route {
    Route {
        operation,
        id,
        method,
        path,
        access,
        limit,
        switch,
        missing,
        deprecation: None,
    }
}

/// The routes of the public edge: twenty that the contract prescribes, and our additions.
#[rustfmt::skip]
pub const EDGE: [Route; 27] = {
    use Method::{Delete, Get, Post, Put};
    use Missing::{CannotHave, Final, NotYet};
    use Operation as Do;
    [
        route(Do::GetHealth,           "get_health",           Get,    "/health",                                     Access::Public, Limit::None,   None,                    Final),
        route(Do::GetAuthConfig,       "get_auth_config",      Get,    "/api/v1/auth/config",                         Access::Public, Limit::None,   None,                    Final),
        route(Do::GetMe,               "get_me",               Get,    "/api/v1/auth/me",                             Access::Human,  Limit::None,   None,                    Final),
        route(Do::DeleteMe,            "delete_me",            Delete, "/api/v1/auth/me",                             Access::Human,  Limit::None,   Some(Switch::Erasure),   Final),
        route(Do::CreateBrief,         "create_brief",         Post,   "/api/v1/briefs",                              WRITE,          Limit::Submit, None,                    Final),
        route(Do::ListSessions,        "list_sessions",        Get,    "/api/v1/sessions",                            READ,           Limit::None,   None,                    Final),
        route(Do::SubmitAnswers,       "submit_answers",       Post,   "/api/v1/briefs/{session_id}/answers",         WRITE,          Limit::Submit, None,                    Final),
        route(Do::GetBrief,            "get_brief",            Get,    "/api/v1/briefs/{session_id}",                 READ,           Limit::Poll,   None,                    Final),
        route(Do::CreateOrchestration, "create_orchestration", Post,   "/api/v1/orchestrations",                      WRITE,          Limit::Submit, None,                    Final),
        route(Do::GetOrchestration,    "get_orchestration",    Get,    "/api/v1/orchestrations/{session_id}",         READ,           Limit::Poll,   None,                    NotYet),
        route(Do::ConveneCommittee,    "convene_committee",    Post,   "/api/v1/orchestrations/{session_id}/convene", WRITE,          Limit::None,   Some(Switch::Convene),   Final),
        route(Do::GetExecution,        "get_execution",        Get,    "/api/v1/executions/{session_id}",             READ,           Limit::Poll,   None,                    NotYet),
        route(Do::GetTranscript,       "get_transcript",       Get,    "/api/v1/executions/{session_id}/transcript",  READ,           Limit::Poll,   None,                    NotYet),
        route(Do::GetAnalysis,         "get_analysis",         Get,    "/api/v1/analyses/{session_id}",               FINDINGS,       Limit::Poll,   None,                    NotYet),
        route(Do::GetCharts,           "get_charts",           Get,    "/api/v1/analyses/{session_id}/charts",        FINDINGS,       Limit::Poll,   None,                    NotYet),
        route(Do::GetFigureRows,       "get_figure_rows",      Get,    "/api/v1/analyses/{session_id}/figures/{evidence_id}", FINDINGS, Limit::Poll, None,                   Final),
        route(Do::GetSummary,          "get_summary",          Get,    "/api/v1/summaries/{session_id}",              FINDINGS,       Limit::Poll,   None,                    NotYet),
        route(Do::GetAuditPdf,         "get_audit_pdf",        Get,    "/api/v1/summaries/{session_id}/audit.pdf",    FINDINGS,       Limit::None,   Some(Switch::AuditPdf),  CannotHave),
        route(Do::GetFeedback,         "get_feedback",         Get,    "/api/v1/summaries/{session_id}/feedback",     Access::Human,  Limit::None,   None,                    Final),
        route(Do::PutFeedback,         "put_feedback",         Put,    "/api/v1/summaries/{session_id}/feedback",     Access::Human,  Limit::None,   None,                    Final),
        route(Do::DeleteFeedback,      "delete_feedback",      Delete, "/api/v1/summaries/{session_id}/feedback",     Access::Human,  Limit::None,   None,                    Final),
        route(Do::UpsertReview,        "upsert_review",        Post,   "/api/v1/reviews",                             Access::Human,  Limit::None,   Some(Switch::Reviews),   Final),
        route(Do::GetReview,           "get_review",           Get,    "/api/v1/reviews/{response_type}/{session_id}",Access::Human,  Limit::None,   Some(Switch::Reviews),   Final),
        route(Do::FindInstruments,     "find_instruments",     Get,    "/api/v1/instruments",                         READ,           Limit::None,   None,                    Final),
        route(Do::GetInstrument,       "get_instrument",       Get,    "/api/v1/instruments/{symbol}",                READ,           Limit::None,   None,                    Final),
        route(Do::GetUsage,            "get_usage",            Get,    "/api/v1/usage",                               READ,           Limit::None,   None,                    Final),
        route(Do::GetRecordKeys,       "get_record_keys",      Get,    "/.well-known/convene-record-keys",            Access::Public, Limit::None,   None,                    Final),
    ]
};

/// The routes of key management, on the auth service's listener. Only for signed-in people.
#[rustfmt::skip]
pub const KEYS: [Route; 6] = {
    use Method::{Delete, Get, Patch, Post};
    use Operation as Do;
    [
        route(Do::CreateKey, "create_key", Post,   "/api/v1/keys",                 Access::Human, Limit::None, None, Missing::Final),
        route(Do::ListKeys,  "list_keys",  Get,    "/api/v1/keys",                 Access::Human, Limit::None, None, Missing::Final),
        route(Do::GetKey,    "get_key",    Get,    "/api/v1/keys/{key_id}",        Access::Human, Limit::None, None, Missing::Final),
        route(Do::UpdateKey, "update_key", Patch,  "/api/v1/keys/{key_id}",        Access::Human, Limit::None, None, Missing::Final),
        route(Do::RotateKey, "rotate_key", Post,   "/api/v1/keys/{key_id}/rotate", Access::Human, Limit::None, None, Missing::Final),
        route(Do::RevokeKey, "revoke_key", Delete, "/api/v1/keys/{key_id}",        Access::Human, Limit::None, None, Missing::Final),
    ]
};

/// Password change and sign-out at the built-in identity provider, on the auth service's listener.
#[rustfmt::skip]
pub const SIGN_IN: [Route; 2] = {
    use Method::Post;
    use Operation as Do;
    [
        route(Do::ChangePassword, "change_password", Post, "/api/v1/auth/password", Access::Human, Limit::None, None, Missing::Final),
        route(Do::SignOut,        "sign_out",        Post, "/api/v1/auth/sign-out", Access::Human, Limit::None, None, Missing::Final),
    ]
};

/// The routes of the auth service: health, key management, password and sign-out.
pub fn auth() -> Vec<Route> {
    EDGE[..1].iter().chain(&KEYS).chain(&SIGN_IN).cloned().collect()
}
