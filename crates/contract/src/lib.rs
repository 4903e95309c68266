//! The wire: the shapes of every request and response, and the bounds of what a caller may send.
//!
//! A request checks itself through [`Validate`]. Requests about keys, passwords and reviews also refuse unknown fields.
//! Responses are lenient: an absent field reads as empty and an unknown field is ignored, because within a major
//! version changes are additive. Statuses and kinds are open sets, so they are plain strings.

pub mod account;
pub mod analyses;
pub mod bounds;
pub mod briefs;
mod charts;
mod confidence;
pub mod deliberation;
pub mod disclosure;
pub mod errors;
pub mod executions;
pub mod feedback;
mod figure_rows;
pub mod health;
mod instruments;
pub mod keys;
pub mod master_brief;
mod oauth;
pub mod orchestrations;
mod posted_brief;
mod read;
mod record_keys;
pub mod reviews;
pub mod sessions;
pub mod summaries;
pub mod transcripts;
mod usage;
mod validate;

pub use account::{AuthConfig, ChangePasswordRequest, ErasurePending, Profile};
pub use analyses::{
    AnalysisResponse, AnalysisResult, Dissent, Evidence, FigureTable, Objection, Risk, Scenario, TableCell, TableRow,
};
pub use briefs::{AnswerInput, BriefResponse, CreateBriefRequest, Question, SubmitAnswersRequest};
pub use charts::{Chart, ChartData, ChartRow, ChartsResponse};
pub use confidence::{ConfidenceBreakdown, ConfidencePart, ConfidenceStep};
pub use deliberation::{
    Absence, Bounds, ClaimRuling, Coverage, Examination, MemberVote, Rebuttal, TextChange, ValueRange, Vote,
    WeighedClaim,
};
pub use disclosure::{AiOutput, Disclosure, NoAiOutput};
pub use errors::{ErrorBody, ErrorEnvelope};
pub use executions::{Claim, ExecutionResponse, Figure, Finding, Head, Progress, StepCount, TaskRun, Usage};
pub use feedback::{FeedbackRating, FeedbackRequest, FeedbackResponse};
pub use figure_rows::{FigureRow, FigureRowsResponse, FigureSeries, FigureSource};
pub use health::Health;
pub use instruments::{InstrumentData, InstrumentList, InstrumentReport};
pub use keys::{CreateKeyRequest, IssuedKey, KeyList, KeyResponse, Scope, UpdateKeyRequest};
pub use master_brief::{Clarification, Instrument, MasterInvestmentBrief, Subject};
pub use oauth::{JwkSet, OAuthError, ProviderMetadata, TokenResponse};
pub use orchestrations::{Budget, ConveneResponse, CreateOrchestrationRequest, Member, OrchestrationResponse, Task};
pub use read::{read, read_value};
pub use record_keys::{RecordKey, RecordKeySet};
pub use reviews::{ResponseType, ReviewRequest, ReviewResponse};
pub use sessions::{SessionEntry, SessionList};
pub use summaries::{KeyNumber, SummaryResponse, SummaryResult, Term};
pub use transcripts::{TranscriptEntry, TranscriptResponse};
pub use usage::{Kickoffs, UsageResponse};
pub use validate::{FieldError, Validate};

#[cfg(test)]
mod tests;
