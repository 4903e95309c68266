//! Layer one: all members research at once, each alone. A task that depends on others starts when they have ended.

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
use super::waiting::Outage;
use super::{CommitteeResults, Run, turn};
use crate::interrupt::Interrupt;

/// The finding of a task, or why there is none.
type ResearchResult = Result<Finding, Reason>;

/// An event of the research loop.
enum Event<'a> {
    /// These tasks are marked as running and can start.
    FloorGiven(Vec<&'a Task>),
    /// This task has ended.
    TaskEnded(&'a Task, Box<ResearchResult>),
}

impl Run<'_> {
    /// Runs all tasks and returns the findings and the absent members.
    pub(super) async fn research(&self) -> Result<CommitteeResults, Interrupt> {
        let mut ended: HashMap<&str, ResearchResult> = HashMap::new();
        let mut begun: Vec<&str> = Vec::new();
        // All futures that use the journal are polled together here: one that holds the journal's lock and is not
        // polled would block all others.
        let mut running: FuturesUnordered<BoxFuture<'_, Result<Event<'_>, Interrupt>>> = FuturesUnordered::new();
        let mut outage = Outage::default();
        loop {
            let over: Vec<&str> = ended.keys().copied().collect();
            let next: Vec<&Task> = ready(&self.plan.tasks, &over)
                .filter(|task| !outage.is_down() && !begun.contains(&task.task_id.as_str()))
                .collect();
            begun.extend(next.iter().map(|task| task.task_id.as_str()));
            for group in floor_groups(next) {
                running.push(Box::pin(async move {
                    self.give_floor(&group).await?;
                    Ok(Event::FloorGiven(group))
                }));
            }
            let Some(event) = running.next().await else { break };
            match outage.absorb(event)? {
                Some(Event::FloorGiven(tasks)) => {
                    for task in tasks {
                        let given = upstream_claims(task, &ended);
                        running.push(Box::pin(async move {
                            let found = self.research_one(task, given).await?;
                            Ok(Event::TaskEnded(task, Box::new(found)))
                        }));
                    }
                }
                Some(Event::TaskEnded(task, found)) => {
                    ended.insert(&task.task_id, *found);
                }
                None => {}
            }
        }
        outage.into_result()?;
        let mut results = CommitteeResults::default();
        for task in &self.plan.tasks {
            match (ended.remove(task.task_id.as_str()), self.member(&task.member_id)) {
                (Some(Ok(finding)), _) => results.findings.push(finding),
                (Some(Err(reason)), Some(member)) => results.mark_absent(member, self.reason_text(reason)),
                _ => {}
            }
        }
        Ok(results)
    }

    /// Marks these tasks as running and gives their members the floor, in one commit.
    async fn give_floor(&self, tasks: &[&Task]) -> Result<(), Interrupt> {
        let name = match tasks {
            [task] if !task.depends_on.is_empty() => format!("floor/{}", task.task_id),
            _ => "floor".to_owned(),
        };
        self.journal
            .step_without_call(&name, |effects| {
                let now = self.engine.now();
                for task in tasks {
                    effects.execution.mark(&task.task_id, TaskStatus::Running, now, None);
                    let member = self.member(&task.member_id);
                    let seat = member.map_or(task.member_id.as_str(), |member| member.title.as_str());
                    let text = self.say("floor-taken", &[("seat", Arg::Text(seat))]);
                    effects.append_turn(turn(Kind::Floor, member, Some(&task.task_id), text));
                }
            })
            .await
    }

    async fn research_one(&self, task: &Task, given: Vec<UpstreamClaim>) -> Result<ResearchResult, Interrupt> {
        let Some(member) = self.member(&task.member_id) else {
            // Cannot happen: a plan that is ready has a member for every task.
            return Ok(Err(Reason::AnswerUnusable));
        };
        let request = StageRequest::Research {
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
        let on_thought =
            move |thought: &str| Some(turn(Kind::Thinking, Some(&by), Some(&on), sourcing.thought(thought)));
        let found = self
            .journal
            .call_with_thoughts(
                &StepKey::task("research", task),
                &request,
                on_thought,
                read,
                |found, effects| {
                    let now = self.engine.now();
                    match found {
                        Ok((thinking, finding)) => {
                            effects.execution.mark(id, TaskStatus::Done, now, None);
                            if !effects.thought_published {
                                effects.append_turn(turn(Kind::Thinking, Some(member), Some(id), thinking.clone()));
                            }
                            effects.append_turn(contribution(member, finding));
                            effects.store_finding(finding);
                        }
                        Err(reason) => {
                            let words = self.reason_text(*reason);
                            let arguments = [("seat", Arg::Text(&member.title)), ("reason", Arg::Text(&words))];
                            let text = self.say("floor-abstains", &arguments);
                            effects.execution.mark(id, TaskStatus::Failed, now, Some(text.clone()));
                            let mut abstention = turn(Kind::Contribution, Some(member), Some(id), text);
                            abstention.data = Some(json!({"abstains": true, "reason": words}));
                            effects.append_turn(abstention);
                        }
                    }
                },
            )
            .await?;
        Ok(found.map(|(_, finding)| finding))
    }

    /// Why the committee cannot go on, if it cannot. If the budget is spent and there are findings, it goes on with
    /// them, but without a judgement (`cut_short`).
    pub(super) async fn lost_quorum(&self, results: &mut CommitteeResults) -> Option<String> {
        let state = self.journal.state().await;
        if state.execution.has_quorum() {
            return None;
        }
        if state.execution.budget_exhausted && !results.findings.is_empty() {
            results.cut_short = true;
            return None;
        }
        let missing: Vec<String> = results
            .absent
            .iter()
            .map(|absence| format!("{} ({})", absence.title, absence.reason))
            .collect();
        Some(missing.join("; "))
    }
}

/// The tasks that get the floor in one commit: all tasks without dependencies together, every other task alone. When a
/// dependent task becomes ready depends on timing, and a step must have the same name after a crash.
fn floor_groups(ready: Vec<&Task>) -> Vec<Vec<&Task>> {
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

/// What a task is told of the tasks it depends on: facts and calculations with their figures. Stances, opinions and
/// confidence are withheld until everybody has voted.
fn upstream_claims(task: &Task, ended: &HashMap<&str, ResearchResult>) -> Vec<UpstreamClaim> {
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
