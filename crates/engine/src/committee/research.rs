//! Layer one: all members research at once, each alone; a task that builds on others begins when they have ended.

use std::collections::HashMap;

use futures::StreamExt;
use futures::future::BoxFuture;
use futures::stream::FuturesUnordered;
use languages::locale::Arg;
use pipeline::committee::{ClaimKind, Finding, brief_for, checks};
use pipeline::execution::TaskStatus;
use pipeline::plan::{Member, Task, ready};
use pipeline::ports::reasoner::{StageRequest, StageResponse, UpstreamClaim};
use pipeline::reason::Reason;
use pipeline::transcript::Kind;
use serde_json::json;

use super::calling::StepKey;
use super::waiting::Downs;
use super::{Record, Run, turn};
use crate::interrupt::Interrupt;

/// What was found on a task, or why nothing was.
type Found = Result<Finding, Reason>;

/// What may happen next.
enum Event<'a> {
    /// These tasks have the floor.
    Floor(Vec<&'a Task>),
    /// This one is over.
    End(&'a Task, Box<Found>),
}

impl Run<'_> {
    /// Everybody's findings, and who has none.
    pub(super) async fn research(&self) -> Result<Record, Interrupt> {
        let mut ended: HashMap<&str, Found> = HashMap::new();
        let mut begun: Vec<&str> = Vec::new();
        // All that goes on is in here and is polled together: the journal has one writer at a time, and one that is
        // not polled while it writes would stop everybody else.
        let mut running: FuturesUnordered<BoxFuture<'_, Result<Event<'_>, Interrupt>>> = FuturesUnordered::new();
        let mut downs = Downs::default();
        loop {
            let over: Vec<&str> = ended.keys().copied().collect();
            let next: Vec<&Task> = ready(&self.plan.tasks, &over)
                .filter(|task| !downs.any() && !begun.contains(&task.task_id.as_str()))
                .collect();
            begun.extend(next.iter().map(|task| task.task_id.as_str()));
            for group in together(next) {
                running.push(Box::pin(async move {
                    self.give_floor(&group).await?;
                    Ok(Event::Floor(group))
                }));
            }
            let Some(event) = running.next().await else { break };
            match downs.note(event)? {
                Some(Event::Floor(tasks)) => {
                    for task in tasks {
                        let given = given(task, &ended);
                        running.push(Box::pin(async move {
                            let found = self.research_one(task, given).await?;
                            Ok(Event::End(task, Box::new(found)))
                        }));
                    }
                }
                Some(Event::End(task, found)) => {
                    ended.insert(&task.task_id, *found);
                }
                None => {}
            }
        }
        downs.end()?;
        let mut record = Record::default();
        for task in &self.plan.tasks {
            match (ended.remove(task.task_id.as_str()), self.member(&task.member_id)) {
                (Some(Ok(finding)), _) => record.findings.push(finding),
                (Some(Err(reason)), Some(member)) => record.miss(member, self.words(reason)),
                _ => {}
            }
        }
        Ok(record)
    }

    /// The members of these tasks take the floor, in one commit.
    async fn give_floor(&self, tasks: &[&Task]) -> Result<(), Interrupt> {
        let name = match tasks {
            [task] if !task.depends_on.is_empty() => format!("floor/{}", task.task_id),
            _ => "floor".to_owned(),
        };
        self.journal
            .note(&name, |effects| {
                let now = self.engine.now();
                for task in tasks {
                    effects.execution.mark(&task.task_id, TaskStatus::Running, now, None);
                    let member = self.member(&task.member_id);
                    let seat = member.map_or(task.member_id.as_str(), |member| member.title.as_str());
                    let text = self.say("floor-taken", &[("seat", Arg::Text(seat))]);
                    effects.say(turn(Kind::Floor, member, Some(&task.task_id), text));
                }
            })
            .await
    }

    async fn research_one(&self, task: &Task, given: Vec<UpstreamClaim>) -> Result<Found, Interrupt> {
        let Some(member) = self.member(&task.member_id) else {
            // A plan without somebody for every task is never ready.
            return Ok(Err(Reason::AnswerUnusable));
        };
        let ask = StageRequest::Research {
            brief: brief_for(&member.role, &self.plan.brief),
            member: member.clone(),
            task: task.clone(),
            given,
            ledger: self.ledger.clone(),
        };
        let (sourcing, by, on) = (self.sourcing(), member.clone(), task.clone());
        let read = move |reply| match reply {
            StageResponse::Research { thinking, finding } => {
                let finding = checks::finding(*finding, &by, &on, &sourcing.ledger)?;
                Ok((sourcing.thought(&thinking), sourcing.finding(finding)))
            }
            _ => Err("the answer is not a finding".to_owned()),
        };
        let id = task.task_id.as_str();
        let (sourcing, by, on) = (self.sourcing(), member.clone(), id.to_owned());
        let aloud = move |thought: &str| Some(turn(Kind::Thinking, Some(&by), Some(&on), sourcing.thought(thought)));
        let found = self
            .journal
            .call_aloud(&StepKey::task("research", task), &ask, aloud, read, |found, effects| {
                let now = self.engine.now();
                match found {
                    Ok((thinking, finding)) => {
                        effects.execution.mark(id, TaskStatus::Done, now, None);
                        if !effects.overheard {
                            effects.say(turn(Kind::Thinking, Some(member), Some(id), thinking.clone()));
                        }
                        effects.say(contribution(member, finding));
                        effects.find(finding);
                    }
                    Err(reason) => {
                        let words = self.words(*reason);
                        let arguments = [("seat", Arg::Text(&member.title)), ("reason", Arg::Text(&words))];
                        let text = self.say("floor-abstains", &arguments);
                        effects.execution.mark(id, TaskStatus::Failed, now, Some(text.clone()));
                        let mut abstention = turn(Kind::Contribution, Some(member), Some(id), text);
                        abstention.data = Some(json!({"abstains": true, "reason": words}));
                        effects.say(abstention);
                    }
                }
            })
            .await?;
        Ok(found.map(|(_, finding)| finding))
    }

    /// Why the committee cannot go on, if it cannot. When the budget is spent it ends with what it has, and says that
    /// this is too little for a view.
    pub(super) async fn lost_quorum(&self, record: &mut Record) -> Option<String> {
        let state = self.journal.state().await;
        if state.execution.has_quorum() {
            return None;
        }
        if state.execution.budget_exhausted && !record.findings.is_empty() {
            record.cut_short = true;
            return None;
        }
        let missing: Vec<String> = record
            .absent
            .iter()
            .map(|absence| format!("{} ({})", absence.title, absence.reason))
            .collect();
        Some(missing.join("; "))
    }
}

/// Who takes the floor in one commit: all that depend on nothing, and each of the others alone. When those become ready
/// depends on who was faster, and a step must have the same name after a crash.
fn together(ready: Vec<&Task>) -> Vec<Vec<&Task>> {
    let (free, dependent): (Vec<&Task>, Vec<&Task>) = ready.into_iter().partition(|task| task.depends_on.is_empty());
    let alone = dependent.into_iter().map(|task| vec![task]);
    alone.chain([free]).filter(|group| !group.is_empty()).collect()
}

fn contribution(member: &Member, finding: &Finding) -> pipeline::transcript::Turn {
    let mut contribution = turn(
        Kind::Contribution,
        Some(member),
        Some(&finding.task_id),
        finding.claim.clone(),
    );
    contribution.data = Some(json!({
        "finding_id": finding.finding_id,
        "stance": finding.stance,
        "confidence": finding.confidence,
        "claims": finding.claims.iter().map(|claim| &claim.claim_id).collect::<Vec<_>>(),
    }));
    contribution
}

/// What a task may know of those it depends on: facts and calculations with their figures. Stances, opinions and
/// confidence stay with their owners until everybody has voted.
fn given(task: &Task, ended: &HashMap<&str, Found>) -> Vec<UpstreamClaim> {
    let before = task
        .depends_on
        .iter()
        .filter_map(|id| ended.get(id.as_str())?.as_ref().ok());
    before
        .flat_map(|finding| &finding.claims)
        .filter(|claim| matches!(claim.kind, ClaimKind::Fact | ClaimKind::Calculation))
        .map(|claim| UpstreamClaim {
            claim_id: claim.claim_id.clone(),
            text: claim.text.clone(),
            figures: claim.figures.clone(),
        })
        .collect()
}
