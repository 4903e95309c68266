//! The tables of all routes.

use contract::bounds::{BODY_BYTES_MAX, BRIEF_REQUEST_BYTES_MAX};
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

impl Route {
    /// The largest body that it takes, in bytes.
    pub(crate) const fn body_limit(&self) -> usize {
        match self.operation {
            Operation::CreateBrief => BRIEF_REQUEST_BYTES_MAX,
            _ => BODY_BYTES_MAX,
        }
    }
}

const READ: Access = Access::Scope(Scope::Read);
const WRITE: Access = Access::Scope(Scope::Write);
const FINDINGS: Access = Access::Scope(Scope::Findings);

#[expect(clippy::too_many_arguments, reason = "one for each column of the table")]
const fn route(
    id: &'static str,
    method: Method,
    path: &'static str,
    operation: Operation,
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
        route("get_health",           Get,    "/health",
            Do::GetHealth,           Access::Public, Limit::None,   None,                    Final),
        route("get_auth_config",      Get,    "/api/v1/auth/config",
            Do::GetAuthConfig,       Access::Public, Limit::None,   None,                    Final),
        route("get_me",               Get,    "/api/v1/auth/me",
            Do::GetMe,               Access::Human,  Limit::None,   None,                    Final),
        route("delete_me",            Delete, "/api/v1/auth/me",
            Do::DeleteMe,            Access::Human,  Limit::None,   Some(Switch::Erasure),   Final),
        route("create_brief",         Post,   "/api/v1/briefs",
            Do::CreateBrief,         WRITE,          Limit::Submit, None,                    Final),
        route("list_sessions",        Get,    "/api/v1/sessions",
            Do::ListSessions,        READ,           Limit::None,   None,                    Final),
        route("submit_answers",       Post,   "/api/v1/briefs/{session_id}/answers",
            Do::SubmitAnswers,       WRITE,          Limit::Submit, None,                    Final),
        route("get_brief",            Get,    "/api/v1/briefs/{session_id}",
            Do::GetBrief,            READ,           Limit::Poll,   None,                    Final),
        route("create_orchestration", Post,   "/api/v1/orchestrations",
            Do::CreateOrchestration, WRITE,          Limit::Submit, None,                    Final),
        route("get_orchestration",    Get,    "/api/v1/orchestrations/{session_id}",
            Do::GetOrchestration,    READ,           Limit::Poll,   None,                    NotYet),
        route("convene_committee",    Post,   "/api/v1/orchestrations/{session_id}/convene",
            Do::ConveneCommittee,    WRITE,          Limit::None,   Some(Switch::Convene),   Final),
        route("get_execution",        Get,    "/api/v1/executions/{session_id}",
            Do::GetExecution,        READ,           Limit::Poll,   None,                    NotYet),
        route("get_transcript",       Get,    "/api/v1/executions/{session_id}/transcript",
            Do::GetTranscript,       READ,           Limit::Poll,   None,                    NotYet),
        route("get_analysis",         Get,    "/api/v1/analyses/{session_id}",
            Do::GetAnalysis,         FINDINGS,       Limit::Poll,   None,                    NotYet),
        route("get_charts",           Get,    "/api/v1/analyses/{session_id}/charts",
            Do::GetCharts,           FINDINGS,       Limit::Poll,   None,                    NotYet),
        route("get_figure_rows",      Get,    "/api/v1/analyses/{session_id}/figures/{evidence_id}",
            Do::GetFigureRows,       FINDINGS,       Limit::Poll,   None,                    Final),
        route("get_summary",          Get,    "/api/v1/summaries/{session_id}",
            Do::GetSummary,          FINDINGS,       Limit::Poll,   None,                    NotYet),
        route("get_audit_pdf",        Get,    "/api/v1/summaries/{session_id}/audit.pdf",
            Do::GetAuditPdf,         FINDINGS,       Limit::None,   Some(Switch::AuditPdf),  CannotHave),
        route("get_feedback",         Get,    "/api/v1/summaries/{session_id}/feedback",
            Do::GetFeedback,         Access::Human,  Limit::None,   None,                    Final),
        route("put_feedback",         Put,    "/api/v1/summaries/{session_id}/feedback",
            Do::PutFeedback,         Access::Human,  Limit::None,   None,                    Final),
        route("delete_feedback",      Delete, "/api/v1/summaries/{session_id}/feedback",
            Do::DeleteFeedback,      Access::Human,  Limit::None,   None,                    Final),
        route("upsert_review",        Post,   "/api/v1/reviews",
            Do::UpsertReview,        Access::Human,  Limit::None,   Some(Switch::Reviews),   Final),
        route("get_review",           Get,    "/api/v1/reviews/{response_type}/{session_id}",
            Do::GetReview,           Access::Human,  Limit::None,   Some(Switch::Reviews),   Final),
        route("find_instruments",     Get,    "/api/v1/instruments",
            Do::FindInstruments,     READ,           Limit::None,   None,                    Final),
        route("get_instrument",       Get,    "/api/v1/instruments/{symbol}",
            Do::GetInstrument,       READ,           Limit::None,   None,                    Final),
        route("get_usage",            Get,    "/api/v1/usage",
            Do::GetUsage,            READ,           Limit::None,   None,                    Final),
        route("get_record_keys",      Get,    "/.well-known/convene-record-keys",
            Do::GetRecordKeys,       Access::Public, Limit::None,   None,                    Final),
    ]
};

/// The routes of key management, on the auth service's listener. Only for signed-in people.
#[rustfmt::skip]
pub const KEYS: [Route; 6] = {
    use Access::Human;
    use Method::{Delete, Get, Patch, Post};
    use Missing::Final;
    use Operation as Do;
    [
        route("create_key", Post,   "/api/v1/keys",                 Do::CreateKey, Human, Limit::None, None, Final),
        route("list_keys",  Get,    "/api/v1/keys",                 Do::ListKeys,  Human, Limit::None, None, Final),
        route("get_key",    Get,    "/api/v1/keys/{key_id}",        Do::GetKey,    Human, Limit::None, None, Final),
        route("update_key", Patch,  "/api/v1/keys/{key_id}",        Do::UpdateKey, Human, Limit::None, None, Final),
        route("rotate_key", Post,   "/api/v1/keys/{key_id}/rotate", Do::RotateKey, Human, Limit::None, None, Final),
        route("revoke_key", Delete, "/api/v1/keys/{key_id}",        Do::RevokeKey, Human, Limit::None, None, Final),
    ]
};

/// Password change and sign-out at the built-in identity provider, on the auth service's listener.
#[rustfmt::skip]
pub const SIGN_IN: [Route; 2] = {
    use Access::Human;
    use Method::Post;
    use Missing::Final;
    use Operation as Do;
    [
        route("change_password", Post, "/api/v1/auth/password", Do::ChangePassword, Human, Limit::None, None, Final),
        route("sign_out",        Post, "/api/v1/auth/sign-out", Do::SignOut,        Human, Limit::None, None, Final),
    ]
};

/// The routes of the auth service: health, key management, password and sign-out.
pub fn auth() -> Vec<Route> {
    EDGE[..1].iter().chain(&KEYS).chain(&SIGN_IN).cloned().collect()
}
