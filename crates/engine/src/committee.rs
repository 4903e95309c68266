//! The committee at work: research, cross-examination, rebuttal, synthesis, red team, debrief.
//!
//! Every call is a journal step (see [`journal`]): a finished step is never repeated, and after a crash the run
//! continues with the first unfinished step.

mod calling;
mod closing;
mod deliberation;
mod effects;
mod journal;
mod opening;
mod research;
mod sourcing;
mod synthesis;
mod transcript_append;
mod waiting;

use std::sync::Arc;

use figures::ledger::Ledger;
use languages::language::Language;
use languages::locale::{Arg, Locale};
use pipeline::committee::{Absence, Challenge, Finding, Rebuttal};
use pipeline::plan::{Member, Plan, Task};
use pipeline::ports::reasoner::SharedLedger;
use pipeline::reason::Reason;
use pipeline::transcript::{Kind, Turn};

use crate::Engine;
use crate::interrupt::Interrupt;
use crate::worker::Leased;
use journal::Journal;
use sourcing::Sourcing;

/// Number of steps after the cross-examination: synthesis, red team, revision, debrief.
const CLOSING_STEPS: u64 = 4;

/// What the members have produced so far: the input of the layers after the research.
#[derive(Default)]
pub(crate) struct CommitteeResults {
    findings: Vec<Finding>,
    challenges: Vec<Challenge>,
    rebuttals: Vec<Rebuttal>,
    absent: Vec<Absence>,
    /// The budget was spent before enough members were heard for a judgement.
    cut_short: bool,
}

impl CommitteeResults {
    /// Records that a member gave no usable answer. A member is listed once, with the first reason.
    fn mark_absent(&mut self, member: &Member, reason: String) {
        if !self.absent.iter().any(|absence| absence.member_id == member.member_id) {
            self.absent.push(Absence {
                member_id: member.member_id.clone(),
                title: member.title.clone(),
                reason,
            });
        }
    }
}

/// One run of a committee under one lease.
pub(crate) struct Run<'a> {
    engine: &'a Engine,
    plan: Arc<Plan>,
    ledger: SharedLedger,
    journal: Journal<'a>,
}

/// Runs the committee of a job's session to its end.
pub(crate) async fn run(engine: &Engine, leased: &Leased) -> Result<(), Interrupt> {
    let (owner, session_id) = (&leased.job.owner, &leased.job.session_id);
    let (Some(plan), Some(execution)) = (
        engine.store().plan(owner, session_id).await?,
        engine.store().execution(owner, session_id).await?,
    ) else {
        return leased.nothing_to_do(engine).await;
    };
    if execution.status.is_terminal() {
        return leased.nothing_to_do(engine).await;
    }
    let journal = Journal::open(engine, leased, execution).await?;
    let mut run = Run {
        engine,
        plan: Arc::new(plan),
        ledger: SharedLedger::new(Ledger::default()),
        journal,
    };
    match run.run_protocol().await {
        Err(Interrupt::ProviderDown(down)) => run.suspend_or_fail(down).await,
        end => end,
    }
}

/// Ends the committee of a job that used up its tries. An unreadable plan is tolerated. The execution must be readable,
/// because the message for the owner is stored in it.
pub(crate) async fn give_up(engine: &Engine, leased: &Leased) -> Result<(), Interrupt> {
    let (owner, session_id) = (&leased.job.owner, &leased.job.session_id);
    let execution = engine.store().execution(owner, session_id).await?;
    let Some(execution) = execution.filter(|execution| !execution.status.is_terminal()) else {
        return leased.nothing_to_do(engine).await;
    };
    let plan = engine.store().plan(owner, session_id).await.ok().flatten();
    let chair = plan.as_ref().and_then(|plan| member_with_role(plan, "chair"));
    let words = Locale::of(execution.language).text("failed-given-up");
    let journal = Journal::open(engine, leased, execution).await?;
    closing::fail(&journal, chair, &words).await
}

fn member_with_role<'p>(plan: &'p Plan, role: &str) -> Option<&'p Member> {
    plan.committee.iter().find(|member| member.role == role)
}

impl Run<'_> {
    /// Runs the whole protocol; steps that the journal has already are not repeated.
    async fn run_protocol(&mut self) -> Result<(), Interrupt> {
        self.open().await?;
        let mut results = self.research().await?;
        if let Some(reason) = self.lost_quorum(&mut results).await {
            return self.fail(&reason).await;
        }
        self.count_votes(&results).await?;
        self.cross_examine(&mut results).await?;
        match self.conclude(&mut results).await? {
            Ok(analysis) => self.debrief(analysis).await,
            Err(reason) => self.fail(&reason).await,
        }
    }
}

impl Run<'_> {
    /// The check of numbers against the ledger of this run.
    fn sourcing(&self) -> Sourcing {
        Sourcing {
            plan: self.plan.clone(),
            ledger: self.ledger.clone(),
        }
    }

    fn member_with_role(&self, role: &str) -> Option<&Member> {
        member_with_role(&self.plan, role)
    }

    fn member(&self, member_id: &str) -> Option<&Member> {
        self.plan.committee.iter().find(|member| member.member_id == member_id)
    }

    /// The task of a finding, with the member who did it.
    fn task(&self, finding: &Finding) -> Option<(&Member, &Task)> {
        let task = self.plan.tasks.iter().find(|task| task.task_id == finding.task_id)?;
        Some((self.member(&task.member_id)?, task))
    }
}

impl Run<'_> {
    /// A message in the session's language.
    fn say(&self, key: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let language = Language::from_code(&self.plan.brief.language);
        Locale::of(language).say(key, arguments)
    }

    /// A message in the session's language whose argument `reason` is this reason.
    fn say_with_reason(&self, key: &str, reason: Reason) -> String {
        self.say(key, &[("reason", Arg::Text(&self.reason_text(reason)))])
    }

    /// A reason in the session's language.
    fn reason_text(&self, reason: Reason) -> String {
        self.say(reason.message(), &[])
    }
}

/// A transcript turn without data.
fn turn(kind: Kind, member: Option<&Member>, task_id: Option<&str>, text: impl Into<String>) -> Turn {
    Turn {
        kind,
        member_id: member.map(|member| member.member_id.clone()),
        task_id: task_id.map(str::to_owned),
        text: text.into(),
        data: None,
    }
}
