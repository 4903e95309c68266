//! The texts of the OpenAPI description, by operation.

mod rendered;

use std::collections::BTreeSet;

use crate::route_table::Operation;

/// What the description says about one operation.
pub(super) struct OperationText {
    pub(super) tag: &'static str,
    pub(super) summary: &'static str,
    pub(super) description: &'static str,
    /// The schema of its request body.
    pub(super) request: Option<&'static str>,
    /// Status, schema (or `application/pdf`, or empty for no body) and description of each success response.
    success: &'static [(u16, &'static str, &'static str)],
    /// Name, type (`integer`, `string`, `words`) and description of each query parameter.
    query: &'static [(&'static str, &'static str, &'static str)],
    /// Whether it can answer 409.
    pub(super) conflicts: bool,
    /// Whether it starts work that counts against the daily budget.
    pub(super) spends: bool,
    /// Whether it exists only with the built-in identity provider, and is rate-limited like a sign-in.
    pub(super) built_in: bool,
    /// Whether its body names a session that may be missing.
    pub(super) names_a_session: bool,
}

const EMPTY: OperationText = OperationText {
    tag: "",
    summary: "",
    description: "",
    request: None,
    success: &[],
    query: &[],
    conflicts: false,
    spends: false,
    built_in: false,
    names_a_session: false,
};

/// The `info` section of a description.
pub(super) struct ApiInfo {
    pub(super) title: &'static str,
    pub(super) summary: &'static str,
    pub(super) description: &'static str,
}

/// The `info` of the description with these tags. The tag `keys` tells the auth service from the edge.
pub(super) fn api_info(tags: &BTreeSet<&str>) -> ApiInfo {
    if tags.contains("keys") {
        return ApiInfo {
            title: "Convene keys",
            summary: "API keys for Convene, managed by their owners.",
            description: "Key management is an owner's action by a signed-in person, on a listener of its own; an API \
                key is refused. A key is shown once, when it is issued or rotated, and never again.",
        };
    }
    ApiInfo {
        title: "Convene",
        summary: "An investment committee that you call over HTTP.",
        description: "Submit a question; answer what is asked back; have a committee planned and convened; poll its \
            execution and transcript; read the analysis, a plain-language debrief and the audit record. Every mutation \
            is submit, then poll. Every response that carries AI-generated output contains a `disclosure` object, \
            which integrators must show to their end users in the users' language and must not remove or alter.",
    }
}

/// The tags in the order of display, with their descriptions.
pub(super) const TAGS: [(&str, &str); 8] = [
    ("briefs", "From a question to a Master Investment Brief."),
    ("committee", "The plan, the committee at work, its transcript."),
    ("results", "Analysis, debrief and audit record."),
    ("data", "Instruments and what there is on them."),
    ("opinions", "What people say about the answers."),
    ("keys", "API keys, managed by their owner."),
    ("account", "The signed-in person."),
    ("service", "The service itself."),
];

pub(super) fn operation_text(operation: Operation) -> OperationText {
    match operation {
        Operation::GetHealth => OperationText {
            tag: "service",
            summary: "The health of the service",
            description: "Whether the database takes writes and gives them back; `status` sums up. A caller with a \
                valid token or key also reads which parts there are, their versions and how each is.",
            success: &[(200, "Health", "Every value is a string.")],
            ..EMPTY
        },
        Operation::GetAuthConfig => OperationText {
            tag: "account",
            summary: "What a browser needs to sign in",
            description: "Public bootstrap identifiers; nothing in it is secret.",
            success: &[(200, "AuthConfig", "The bootstrap of a sign-in.")],
            ..EMPTY
        },
        Operation::GetMe => OperationText {
            tag: "account",
            summary: "The signed-in person's profile",
            description: "Provisions the profile if there is none.",
            success: &[(200, "Profile", "The profile.")],
            ..EMPTY
        },
        Operation::DeleteMe => OperationText {
            tag: "account",
            summary: "Erase the account",
            description: "Removes every record of the signed-in person; the sign-in identity and the profile last.",
            success: &[
                (204, "", "Everything was erased. Tokens issued before are dead."),
                (
                    202,
                    "ErasurePending",
                    "The erasure is recorded; a store could not be swept and will be retried.",
                ),
            ],
            ..EMPTY
        },
        Operation::CreateBrief => OperationText {
            tag: "briefs",
            summary: "Submit a question",
            description: "Answers with a rejection, clarifying questions, or the Master Investment Brief. If that \
                takes longer than the configured wait the status is `generating`; poll the brief until it is something \
                else.",
            request: Some("CreateBriefRequest"),
            success: &[(
                200,
                "BriefResponse",
                "The session, its status and what came of the question.",
            )],
            ..EMPTY
        },
        Operation::ListSessions => OperationText {
            tag: "briefs",
            summary: "List sessions",
            description: "All sessions of the owner, newest first. `limit` and `cursor` are accepted and ignored until \
                pages ship.",
            success: &[(200, "SessionList", "The sessions.")],
            ..EMPTY
        },
        Operation::SubmitAnswers => OperationText {
            tag: "briefs",
            summary: "Answer the clarifying questions",
            description: "Another round, or the brief, or `generating` if that takes longer. An answer to a question \
                that was not asked is kept as context.",
            request: Some("SubmitAnswersRequest"),
            success: &[(200, "BriefResponse", "The session and its status.")],
            ..EMPTY
        },
        Operation::GetBrief => OperationText {
            tag: "briefs",
            summary: "Read a brief",
            description: "The session and its brief. While the status is `generating`, keep polling. A 404 is final.",
            success: &[(200, "BriefResponse", "The session and its brief.")],
            ..EMPTY
        },
        Operation::CreateOrchestration => OperationText {
            tag: "committee",
            summary: "Have a committee planned",
            description: "Over a completed brief, on the tier of the end user. The same brief again returns the plan \
                that exists.",
            request: Some("CreateOrchestrationRequest"),
            success: &[(200, "OrchestrationResponse", "The committee and its tasks.")],
            names_a_session: true,
            ..EMPTY
        },
        Operation::GetOrchestration => OperationText {
            tag: "committee",
            summary: "Read a plan",
            description: "The committee roster and the task plan.",
            success: &[(200, "OrchestrationResponse", "The committee and its tasks.")],
            ..EMPTY
        },
        Operation::ConveneCommittee => OperationText {
            tag: "committee",
            summary: "Convene the committee",
            description: "Dispatches the committee of a ready plan. A repeat is a no-op.",
            success: &[(202, "ConveneResponse", "The committee is dispatched.")],
            conflicts: true,
            spends: true,
            ..EMPTY
        },
        Operation::GetExecution => OperationText {
            tag: "committee",
            summary: "Read an execution",
            description: "Status and findings so far. `completed` and `failed` are terminal; any other value means: \
                keep polling.",
            success: &[(200, "ExecutionResponse", "Status and findings.")],
            ..EMPTY
        },
        Operation::GetTranscript => OperationText {
            tag: "committee",
            summary: "Read the transcript after a cursor",
            description: "Every entry after `after`. Once the execution is terminal, one last read drains the \
                transcript.",
            success: &[(200, "TranscriptResponse", "The entries and the next cursor.")],
            query: &[("after", "integer", "The cursor: `latest_seq` of the read before.")],
            ..EMPTY
        },
        Operation::GetAnalysis => OperationText {
            tag: "results",
            summary: "Read the analysis",
            description: "The synthesised, red-teamed analysis, once the execution is completed.",
            success: &[(200, "AnalysisResponse", "The analysis.")],
            ..EMPTY
        },
        Operation::GetCharts => OperationText {
            tag: "results",
            summary: "Read the pictures of the analysis",
            description: "What there is data for: prices with their falls, a valuation against its own range, the \
                scenarios, and the members' confidence before and after the cross-examination; each as SVG with a text \
                for those who do not see it. The words in them are in the language of the session. `data` has the \
                numbers.",
            success: &[(200, "ChartsResponse", "The pictures.")],
            ..EMPTY
        },
        Operation::GetFigureRows => OperationText {
            tag: "results",
            summary: "Read the rows behind a figure",
            description: "The series that the formula of a figure uses, each with its source and with the rows of the \
                figure's window: at most sixty, the first and the last of them.",
            success: &[(200, "FigureRowsResponse", "The rows.")],
            ..EMPTY
        },
        Operation::FindInstruments => OperationText {
            tag: "data",
            summary: "Find instruments",
            description: "The instruments that a few words may mean: a symbol, the beginning of a name, or a word \
                within it. At most twenty, the likeliest first.",
            success: &[(200, "InstrumentList", "The instruments.")],
            query: &[("query", "words", "A symbol, or a name or its beginning.")],
            ..EMPTY
        },
        Operation::GetInstrument => OperationText {
            tag: "data",
            summary: "Read what there is on an instrument",
            description: "The data that a committee would use on an instrument: what ships, what the operator imported \
                and what live providers gave so far, each with its span; and what is missing. Nobody outside is asked.",
            success: &[(200, "InstrumentReport", "What there is.")],
            ..EMPTY
        },
        Operation::GetUsage => OperationText {
            tag: "account",
            summary: "Read what was used",
            description: "The kickoffs that the keys of the owner have drawn today, against their limits, and what \
                models have cost.",
            success: &[(200, "UsageResponse", "What was used.")],
            ..EMPTY
        },
        Operation::GetSummary => OperationText {
            tag: "results",
            summary: "Read the debrief",
            description: "The analysis in plain language, once the execution is completed.",
            success: &[(200, "SummaryResponse", "The debrief.")],
            ..EMPTY
        },
        Operation::GetAuditPdf => OperationText {
            tag: "results",
            summary: "Download the audit record",
            description: "English sessions only; another language is a 409 with code `unsupported_language`.",
            success: &[(200, "application/pdf", "The audit record.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::PutFeedback => OperationText {
            tag: "opinions",
            summary: "Rate a debrief",
            description: "Records the person's rating, over an earlier one.",
            request: Some("FeedbackRequest"),
            success: &[(200, "FeedbackResponse", "The rating.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::GetFeedback => OperationText {
            tag: "opinions",
            summary: "Read one's own rating",
            description: "A 404 where there is none.",
            success: &[(200, "FeedbackResponse", "The rating.")],
            ..EMPTY
        },
        Operation::DeleteFeedback => OperationText {
            tag: "opinions",
            summary: "Clear a rating",
            description: "Succeeds also if there is no rating.",
            success: &[(204, "", "There is no rating now.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::UpsertReview => OperationText {
            tag: "opinions",
            summary: "Review an answer",
            description: "One review per person and answer; a second replaces the first. Any `task_id` is accepted, \
                also one that the plan does not have; a person has at most 100 reviews of one response, those of \
                its tasks included. Unknown properties are rejected.",
            request: Some("ReviewRequest"),
            success: &[(200, "ReviewResponse", "The review.")],
            conflicts: true,
            names_a_session: true,
            ..EMPTY
        },
        Operation::GetReview => OperationText {
            tag: "opinions",
            summary: "Read one's own review",
            description: "Only the caller's own.",
            success: &[(200, "ReviewResponse", "The review.")],
            query: &[(
                "task_id",
                "string",
                "The task inside the committee, if the review is about one.",
            )],
            ..EMPTY
        },
        Operation::GetRecordKeys => OperationText {
            tag: "results",
            summary: "The keys that sign audit records",
            description: "A JWK Set of Ed25519 keys: the one in use and all that were in use before. Save it, and \
                `convene verify --key` tells whether an audit record was made here. May be cached for five minutes.",
            success: &[(200, "RecordKeySet", "The public keys.")],
            ..EMPTY
        },
        Operation::CreateKey => OperationText {
            tag: "keys",
            summary: "Issue a key",
            description: "The only time the key itself is shown.",
            request: Some("CreateKeyRequest"),
            success: &[(201, "IssuedKey", "The key.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::ListKeys => OperationText {
            tag: "keys",
            summary: "List keys",
            description: "Newest first, without secrets.",
            success: &[(200, "KeyList", "The keys.")],
            ..EMPTY
        },
        Operation::GetKey => OperationText {
            tag: "keys",
            summary: "Read a key",
            description: "Without its secret.",
            success: &[(200, "KeyResponse", "The key.")],
            ..EMPTY
        },
        Operation::UpdateKey => OperationText {
            tag: "keys",
            summary: "Rename or rescope a key",
            description: "Fields that are absent are not changed.",
            request: Some("UpdateKeyRequest"),
            success: &[(200, "KeyResponse", "The key.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::RotateKey => OperationText {
            tag: "keys",
            summary: "Rotate a key",
            description: "Issues a successor; the predecessor stays valid through the grace window.",
            success: &[(201, "IssuedKey", "The successor.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::RevokeKey => OperationText {
            tag: "keys",
            summary: "Revoke a key",
            description: "It stops authenticating on the next verification.",
            success: &[(204, "", "The key is revoked.")],
            conflicts: true,
            ..EMPTY
        },
        Operation::ChangePassword => OperationText {
            tag: "account",
            summary: "Change the password",
            description: "For people of the built-in identity provider; elsewhere a 404. A wrong current password is a \
                403. Ends every sign-in there was, this one too: sign in again with the new password. API keys stay.",
            request: Some("ChangePasswordRequest"),
            success: &[(204, "", "The password is changed. Tokens issued before are dead.")],
            conflicts: true,
            built_in: true,
            ..EMPTY
        },
        Operation::SignOut => OperationText {
            tag: "account",
            summary: "Sign out everywhere",
            description: "For people of the built-in identity provider; elsewhere a 404. Ends every sign-in there was, \
                on every device: refresh tokens and ID tokens issued before are refused from then on. API keys stay.",
            success: &[(204, "", "Every sign-in has ended.")],
            built_in: true,
            ..EMPTY
        },
    }
}
