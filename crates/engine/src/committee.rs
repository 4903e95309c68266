//! The committee at work: research, cross-examination, rebuttal, synthesis, red team, debrief.
//!
//! Every call is a journal step (see [`journal`]): what is finished is never done again, and after
//! a crash the run goes on where it was.

mod closing;
mod deliberation;
mod journal;
mod research;

use pipeline::committee::{Challenge, Finding, Ledger, Rebuttal};
use pipeline::plan::{Member, Plan};
use pipeline::transcript::{Kind, Turn};
use serde_json::json;

use crate::Engine;
use crate::make_plan::Stop;
use crate::worker::Leased;
use journal::Journal;

/// What the members know of each other's work by the end of a layer.
#[derive(Default)]
pub(crate) struct Record {
    findings: Vec<Finding>,
    challenges: Vec<Challenge>,
    rebuttals: Vec<Rebuttal>,
    absent: Vec<String>,
}

/// Everything a run needs.
pub(crate) struct Run<'a> {
    engine: &'a Engine,
    plan: Plan,
    ledger: Ledger,
    journal: Journal<'a>,
}

/// Runs the committee of a job's session to its end.
pub(crate) async fn run(engine: &Engine, leased: &Leased) -> Result<(), Stop> {
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
        plan,
        ledger: Ledger::default(),
        journal,
    };
    run.open().await?;
    let mut record = run.research().await?;
    if let Some(reason) = run.lost_quorum().await {
        return run.fail(&reason).await;
    }
    run.cross_examine(&mut record).await?;
    let analysis = match run.conclude(&record).await? {
        Ok(analysis) => analysis,
        Err(reason) => return run.fail(&reason).await,
    };
    run.debrief(analysis).await
}

impl Run<'_> {
    /// The chair opens, and the data room is asked once for everyone.
    async fn open(&mut self) -> Result<(), Stop> {
        let request = json!({"ledger": self.plan.brief});
        let value = self
            .journal
            .step(
                "ledger",
                &request,
                async {
                    let ledger = self.engine.ports.data_room.ledger(&self.plan.brief).await;
                    serde_json::to_value(ledger).map_err(|error| error.to_string())
                },
                |value, effects| {
                    let count = |key: &str| value[key].as_array().map_or(0, Vec::len);
                    effects.say(Turn {
                        kind: Kind::Floor,
                        member_id: self.seat("chair").map(|member| member.member_id.clone()),
                        task_id: None,
                        text: format!(
                            "The committee convenes on “{}”. The data room holds {} figures on it and names {} gaps.",
                            self.plan.brief.title,
                            count("evidence"),
                            count("gaps"),
                        ),
                        data: None,
                    });
                },
            )
            .await?;
        self.ledger = value
            .ok()
            .and_then(|value| serde_json::from_value(value).ok())
            .unwrap_or_default();
        Ok(())
    }

    fn seat(&self, role: &str) -> Option<&Member> {
        self.plan.committee.iter().find(|member| member.role == role)
    }

    fn member(&self, member_id: &str) -> Option<&Member> {
        self.plan.committee.iter().find(|member| member.member_id == member_id)
    }
}

/// A turn of a member.
fn turn(kind: Kind, member: Option<&Member>, task_id: Option<&str>, text: String) -> Turn {
    Turn {
        kind,
        member_id: member.map(|member| member.member_id.clone()),
        task_id: task_id.map(str::to_owned),
        text,
        data: None,
    }
}
