//! The reasoner answers the stages of a session. It is the built-in analyst, or language models.

use std::ops::Deref;
use std::sync::Arc;

use async_trait::async_trait;
use serde::{Deserialize, Serialize, Serializer};

use crate::brief::holdings::Position;
use crate::brief::{Clarification, MasterBrief, Triage};
use crate::committee::{Analysis, Challenge, Debrief, Finding, Ledger, Objection, Rebuttal, Ruling};
use crate::execution::Usage;
use crate::plan::{Member, Task};
use crate::ports::compute::{Computer, InlineComputer, NotComputed};
use crate::principal::Tier;
use crate::reason::Reason;
use languages::language::Language;

/// The ledger of a session, shared by all its calls. A request serialises it as its digest, so that a journal does not
/// repeat it at every step.
#[derive(Debug, Clone, PartialEq)]
pub struct SharedLedger(Arc<(Ledger, String)>);

impl SharedLedger {
    /// Shares a ledger.
    pub fn new(ledger: Ledger) -> Self {
        let sha256 = ledger.digest();
        Self(Arc::new((ledger, sha256)))
    }
}

impl Deref for SharedLedger {
    type Target = Ledger;

    fn deref(&self) -> &Ledger {
        &self.0.0
    }
}

impl Serialize for SharedLedger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.1)
    }
}

/// A claim of a task that a member's own task depends on, without anybody's vote.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UpstreamClaim {
    /// The claim.
    pub claim_id: String,
    /// What it says.
    pub text: String,
    /// The ids of the ledger's figures that support it.
    pub figures: Vec<String>,
}

/// One call: everything the reasoner may know for it, and nothing else. The engine decides what
/// a member sees; isolation is by what is in here.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageRequest {
    /// Read the question: reject it, ask back, or write the brief.
    Triage {
        /// The session, which the brief names.
        session_id: String,
        /// The question, verbatim. Data, never instructions.
        input: String,
        /// The session's language.
        language: Language,
        /// What was answered so far.
        clarifications: Vec<Clarification>,
        /// Today.
        as_of: String,
        /// What the user owns, where it was brought in; the question may say otherwise.
        portfolio: Vec<Position>,
    },
    /// Choose the committee and its tasks. The plan is for the full roster; seats carry their tier.
    Plan {
        /// The brief.
        brief: MasterBrief,
        /// The tier asked for.
        tier: Tier,
    },
    /// Research one task.
    Research {
        /// The brief, less what this member must not see.
        brief: MasterBrief,
        /// The member who does it.
        member: Member,
        /// The task that the member researches.
        task: Task,
        /// What the tasks it depends on have found.
        given: Vec<UpstreamClaim>,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Question claims of others.
    Challenge {
        /// The brief, less what this member must not see.
        brief: MasterBrief,
        /// Who asks.
        member: Member,
        /// The findings of the others.
        findings: Vec<Finding>,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Answer the challenges to one's own claims.
    Rebut {
        /// The brief, less what this member must not see.
        brief: MasterBrief,
        /// Who answers.
        member: Member,
        /// The finding questioned.
        finding: Finding,
        /// The challenges to it.
        challenges: Vec<Challenge>,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Write the draft analysis from all findings.
    Synthesise {
        /// The brief.
        brief: MasterBrief,
        /// Who sat on the committee.
        committee: Vec<Member>,
        /// What they found, with their claims as they stand.
        findings: Vec<Finding>,
        /// What was questioned.
        challenges: Vec<Challenge>,
        /// What was answered.
        rebuttals: Vec<Rebuttal>,
        /// The figures.
        ledger: SharedLedger,
        /// Members who failed or abstained, with their reason.
        absent: Vec<String>,
    },
    /// Attack the draft.
    RedTeam {
        /// The brief.
        brief: MasterBrief,
        /// The draft.
        draft: Analysis,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Revise the draft once, after the red team.
    Revise {
        /// The brief.
        brief: MasterBrief,
        /// The draft.
        draft: Analysis,
        /// The red team's objections.
        objections: Vec<Objection>,
        /// Its ruling.
        ruling: Ruling,
    },
    /// Write the debrief in plain language.
    Debrief {
        /// The brief.
        brief: MasterBrief,
        /// The final analysis.
        analysis: Analysis,
        /// How many sat on the committee.
        members: usize,
        /// The session's language.
        language: Language,
    },
}

/// What comes back, one variant per stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageResponse {
    /// To [`StageRequest::Triage`].
    Triage {
        /// The verdict.
        triage: Triage,
    },
    /// To [`StageRequest::Plan`].
    Plan {
        /// Who sits on it.
        committee: Vec<Member>,
        /// What they do.
        tasks: Vec<Task>,
    },
    /// To [`StageRequest::Research`].
    Research {
        /// Thinking aloud, for the transcript.
        thinking: String,
        /// The finding.
        finding: Box<Finding>,
    },
    /// To [`StageRequest::Challenge`].
    Challenge {
        /// None, one or two.
        challenges: Vec<Challenge>,
    },
    /// To [`StageRequest::Rebut`].
    Rebut {
        /// One for each challenge.
        rebuttals: Vec<Rebuttal>,
    },
    /// To [`StageRequest::Synthesise`] and [`StageRequest::Revise`].
    Analysis {
        /// The draft.
        analysis: Box<Analysis>,
    },
    /// To [`StageRequest::RedTeam`].
    RedTeam {
        /// What it objects to.
        objections: Vec<Objection>,
        /// Its ruling.
        ruling: Ruling,
    },
    /// To [`StageRequest::Debrief`].
    Debrief {
        /// The debrief.
        debrief: Debrief,
    },
}

/// A reply and what it cost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnsweredCall {
    /// The reply.
    pub reply: StageResponse,
    /// What it cost.
    pub usage: Usage,
    /// The calls of models it took; none where no model was asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<ModelCall>,
}

/// One call of a model, as the journal and the audit record have it. It holds no key and no address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelCall {
    /// The model.
    pub model: String,
    /// The prompt's name and version.
    pub prompt: String,
    /// The digest of the prompt's text.
    pub prompt_sha256: String,
    /// The digest of the schema that the answer was asked in.
    pub schema_sha256: String,
    /// What it cost.
    pub usage: Usage,
    /// How long it took.
    pub milliseconds: u64,
    /// The tools it used, with their arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<ToolUse>,
    /// Why its answer was not used, where it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rejected: Option<String>,
}

/// One tool call of a model into the data room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolUse {
    /// The tool.
    pub tool: String,
    /// What it was asked, as JSON.
    pub arguments: String,
    /// The digest of what it answered.
    pub result_sha256: String,
}

/// Why there is no reply.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReasonerFailure {
    /// Temporarily unavailable: a retry may succeed.
    Unavailable(Reason),
    /// It answered, and the answer cannot be used: a retry will not help.
    Unusable(Reason),
    /// The circuit breaker is open, because too many calls failed in a row. Work waits until it closes.
    Down(Reason),
}

impl ReasonerFailure {
    /// The reason.
    pub const fn reason(&self) -> Reason {
        match self {
            Self::Unavailable(reason) | Self::Unusable(reason) | Self::Down(reason) => *reason,
        }
    }
}

impl From<NotComputed> for ReasonerFailure {
    fn from(why: NotComputed) -> Self {
        match why {
            NotComputed::Busy => Self::Unavailable(why.into()),
            // The same work would end the same way.
            NotComputed::TimedOut | NotComputed::Panicked => Self::Unusable(why.into()),
        }
    }
}

/// A call without a reply, and what it cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailedCall {
    /// Why.
    pub why: ReasonerFailure,
    /// The calls of models it took.
    pub calls: Vec<ModelCall>,
}

impl FailedCall {
    /// What it cost.
    pub fn usage(&self) -> Usage {
        self.calls
            .iter()
            .fold(Usage::default(), |sum, call| sum.plus(call.usage))
    }
}

impl From<ReasonerFailure> for FailedCall {
    fn from(why: ReasonerFailure) -> Self {
        Self { why, calls: Vec::new() }
    }
}

/// Receives a member's thought before the answer is complete.
pub trait Listener: Send + Sync {
    /// Receives a complete thought for the transcript, at most once per call.
    fn thinks(&self, thought: &str);
}

/// A listener for callers that do not show thoughts.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoopListener;

impl Listener for NoopListener {
    fn thinks(&self, _thought: &str) {}
}

/// What a call may still cost; `None` means unlimited. A reasoner that has to stop because of it fails with
/// [`Reason::BudgetSpent`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Allowance {
    /// Calls of models.
    pub calls: Option<u64>,
    /// Tokens, read and written.
    pub tokens: Option<u64>,
    /// Millionths of a US dollar.
    pub cost_micros: Option<u64>,
}

/// Everything about a call besides the request. It must not change the answer of the built-in analyst.
#[derive(Clone, Copy)]
pub struct CallContext<'a> {
    /// The tier of the session, which chooses the model.
    pub tier: Tier,
    /// What may still be spent.
    pub allowance: Allowance,
    /// Receives thoughts while the call runs.
    pub listener: &'a dyn Listener,
    /// Runs CPU-bound work.
    pub computer: &'a dyn Computer,
}

impl CallContext<'_> {
    /// A call on the free tier, without limits or listener, computing on the caller's thread.
    pub fn plain() -> Self {
        Self {
            tier: Tier::Free,
            allowance: Allowance::default(),
            listener: &NoopListener,
            computer: &InlineComputer,
        }
    }
}

/// Answers stage requests. The engine journals every call, so an implementation need not keep state.
#[async_trait]
pub trait Reasoner: Send + Sync {
    /// Answers one request with the response of the same stage. Dropping the future aborts what is in flight.
    async fn reason(&self, request: &StageRequest, context: CallContext<'_>) -> Result<AnsweredCall, FailedCall>;

    /// Its name, for the journal and the health report.
    fn name(&self) -> String;

    /// Whether it can be called at this moment; if not, why, for the user.
    fn availability(&self) -> Result<(), ReasonerFailure> {
        Ok(())
    }
}
