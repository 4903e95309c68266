//! The disclosure that goes with AI output, and the lists of the responses with and without AI output.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    AnalysisResponse, AuthConfig, BriefResponse, ChartsResponse, ConveneResponse, ErasurePending, ExecutionResponse,
    FeedbackResponse, FigureRowsResponse, Health, InstrumentList, InstrumentReport, IssuedKey, JwkSet, KeyList,
    KeyResponse, OAuthError, OrchestrationResponse, Profile, ProviderMetadata, RecordKeySet, ReviewResponse,
    SessionList, SummaryResponse, TokenResponse, TranscriptResponse, UsageResponse,
};

/// The disclosure that goes with every response that carries AI-generated output. Show it to your
/// end users in their language; do not remove or alter it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Disclosure {
    /// The version of the wording. It changes with the wording.
    #[serde(default)]
    #[schema(required, example = "1")]
    pub version: String,
    /// The language of the wording: that of the session if a translation ships, otherwise English.
    #[serde(default)]
    #[schema(required, example = "en")]
    pub language: String,
    /// Always true.
    #[serde(default)]
    #[schema(required, example = true)]
    pub ai_generated: bool,
    /// All statements as one paragraph.
    #[serde(default)]
    #[schema(
        required,
        example = "This output is AI-generated, may contain errors, and is not investment advice."
    )]
    pub text: String,
    /// The statements one by one.
    #[serde(default)]
    #[schema(required, example = json!(["This output is AI-generated.", "It may contain errors."]))]
    pub statements: Vec<String>,
}

/// A response with AI output in it. The service sends it only with its disclosure.
pub trait AiOutput: Serialize {
    /// The field of the disclosure. The service fills it in before it sends the response.
    fn disclosure_mut(&mut self) -> &mut Disclosure;
}

/// A response without AI output.
pub trait NoAiOutput: Serialize {}

macro_rules! ai_output {
    ($($response:ident $(<$stored:ident>)?),+) => {$(
        impl $(<$stored: Serialize>)? AiOutput for $response $(<$stored>)? {
            fn disclosure_mut(&mut self) -> &mut Disclosure {
                &mut self.disclosure
            }
        }
    )+};
}

macro_rules! no_ai_output {
    ($($response:ident),+) => {$(impl NoAiOutput for $response {})+};
}

// A model may have written the titles of sessions, so `SessionList` counts as AI output.
ai_output!(
    AnalysisResponse<R>,
    BriefResponse,
    ChartsResponse,
    ConveneResponse,
    ExecutionResponse<F>,
    FigureRowsResponse,
    OrchestrationResponse,
    SessionList,
    SummaryResponse<R>,
    TranscriptResponse
);

no_ai_output!(
    AuthConfig,
    ErasurePending,
    FeedbackResponse,
    Health,
    InstrumentList,
    InstrumentReport,
    IssuedKey,
    JwkSet,
    KeyList,
    KeyResponse,
    OAuthError,
    Profile,
    ProviderMetadata,
    RecordKeySet,
    ReviewResponse,
    TokenResponse,
    UsageResponse
);
