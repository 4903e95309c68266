//! The reasoner: what thinks. Behind it is the built-in analyst, or language models.

use std::ops::Deref;
use std::sync::Arc;

use async_trait::async_trait;
use serde::{Deserialize, Serialize, Serializer};

use crate::brief::holdings::Position;
use crate::brief::{Clarification, Mib, Triage};
use crate::committee::{Analysis, Challenge, Debrief, Finding, Ledger, Objection, Rebuttal, Ruling};
use crate::execution::Usage;
use crate::language::Language;
use crate::plan::{Member, Task};
use crate::principal::Tier;

/// The ledger of a session, shared by all its calls. In a request it stands as its digest, so that a journal does not
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

/// What a member is told of the work that its own builds on: statements and their figures, and nobody's vote.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Given {
    /// The claim.
    pub claim_id: String,
    /// What it says.
    pub text: String,
    /// The evidence it stands on.
    pub figures: Vec<String>,
}

/// One call: everything the reasoner may know for it, and nothing else. The engine decides what
/// a member sees; isolation is by what is in here.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Ask {
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
        brief: Mib,
        /// The tier asked for.
        tier: Tier,
    },
    /// Research one task.
    Research {
        /// The brief, less what this member must not see.
        brief: Mib,
        /// Who.
        member: Member,
        /// What.
        task: Task,
        /// What the tasks it depends on have found.
        given: Vec<Given>,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Question claims of others.
    Challenge {
        /// The brief, less what this member must not see.
        brief: Mib,
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
        brief: Mib,
        /// Who answers.
        member: Member,
        /// The finding questioned.
        finding: Finding,
        /// The challenges to it.
        challenges: Vec<Challenge>,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Bring it together.
    Synthesise {
        /// The brief.
        brief: Mib,
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
        brief: Mib,
        /// The draft.
        draft: Analysis,
        /// The figures.
        ledger: SharedLedger,
    },
    /// Revise the draft once, after the red team.
    Revise {
        /// The brief.
        brief: Mib,
        /// The draft.
        draft: Analysis,
        /// The red team's objections.
        objections: Vec<Objection>,
        /// Its ruling.
        ruling: Ruling,
    },
    /// Tell it in plain language.
    Debrief {
        /// The brief.
        brief: Mib,
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
pub enum Reply {
    /// To [`Ask::Triage`].
    Triage {
        /// The verdict.
        triage: Triage,
    },
    /// To [`Ask::Plan`].
    Plan {
        /// Who sits on it.
        committee: Vec<Member>,
        /// What they do.
        tasks: Vec<Task>,
    },
    /// To [`Ask::Research`].
    Research {
        /// Thinking aloud, for the transcript.
        thinking: String,
        /// The finding.
        finding: Box<Finding>,
    },
    /// To [`Ask::Challenge`].
    Challenge {
        /// None, one or two.
        challenges: Vec<Challenge>,
    },
    /// To [`Ask::Rebut`].
    Rebut {
        /// One for each challenge.
        rebuttals: Vec<Rebuttal>,
    },
    /// To [`Ask::Synthesise`] and [`Ask::Revise`].
    Analysis {
        /// The draft.
        analysis: Box<Analysis>,
    },
    /// To [`Ask::RedTeam`].
    RedTeam {
        /// What it objects to.
        objections: Vec<Objection>,
        /// Its ruling.
        ruling: Ruling,
    },
    /// To [`Ask::Debrief`].
    Debrief {
        /// The debrief.
        debrief: Debrief,
    },
}

/// A reply and what it cost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Answered {
    /// The reply.
    pub reply: Reply,
    /// What it cost.
    pub usage: Usage,
}

/// Why there is no reply. The reason ends up before the user, so it names no address, no key and nothing internal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReasonerFailure {
    /// Away for a moment: a retry may succeed.
    Unavailable(String),
    /// It answered, and the answer cannot be used: a retry will not help.
    Unusable(String),
}

/// Thinks. The engine journals every call, so an implementation need not remember anything.
#[async_trait]
pub trait Reasoner: Send + Sync {
    /// Answers one ask with the reply of the same stage.
    async fn reason(&self, ask: &Ask) -> Result<Answered, ReasonerFailure>;

    /// Its name, for the journal and the health report.
    fn name(&self) -> String;
}
