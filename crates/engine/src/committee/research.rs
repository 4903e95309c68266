//! Layer one: all members research at once, each alone.

use futures::future::try_join_all;
use pipeline::committee::{Finding, brief_for};
use pipeline::plan::{Member, Task};
use pipeline::ports::reasoner::{Ask, Reply};
use pipeline::transcript::Kind;
use serde_json::{Value, json};

use super::journal;
use super::{Record, Run, turn};
use crate::make_plan::Stop;

impl Run<'_> {
    /// Everybody's findings, and who has none.
    pub(super) async fn research(&self) -> Result<Record, Stop> {
        let tasks = self
            .plan
            .tasks
            .iter()
            .filter_map(|task| Some((self.member(&task.member_id)?, task)));
        let results = try_join_all(tasks.map(|(member, task)| self.research_one(member, task))).await?;
        let mut record = Record::default();
        for result in results {
            match result {
                Ok(finding) => record.findings.push(finding),
                Err(absence) => record.absent.push(absence),
            }
        }
        Ok(record)
    }

    async fn research_one(&self, member: &Member, task: &Task) -> Result<Result<Finding, String>, Stop> {
        let (name, id) = (format!("research/{}", task.task_id), task.task_id.as_str());
        self.journal
            .note(&format!("{name}/floor"), |effects| {
                let now = self.engine.now();
                effects.execution.mark(id, "running", now, None);
                effects.say(turn(
                    Kind::Floor,
                    Some(member),
                    Some(id),
                    format!("{} takes the floor: {}", member.title, task.title),
                ));
            })
            .await?;

        let ask = Ask::Research {
            brief: brief_for(&member.role, &self.plan.brief),
            member: member.clone(),
            task: task.clone(),
            ledger: self.ledger.clone(),
        };
        let request = serde_json::to_value(&ask).unwrap_or_default();
        let call = async {
            self.journal
                .ask("research", &ask)
                .await
                .and_then(|value| research_reply(value.clone()).map(|_| value))
        };
        let result = self
            .journal
            .settle(&name, &request, call, |result, effects| {
                let now = self.engine.now();
                match result.clone().and_then(research_reply) {
                    Ok((thinking, finding)) => {
                        effects.execution.mark(id, "done", now, None);
                        effects.say(turn(Kind::Thinking, Some(member), Some(id), thinking));
                        let mut contribution = turn(Kind::Contribution, Some(member), Some(id), finding.claim.clone());
                        contribution.data = Some(json!({
                            "finding_id": finding.finding_id,
                            "stance": finding.stance,
                            "confidence": finding.confidence,
                            "claims": finding.claims.iter().map(|claim| &claim.claim_id).collect::<Vec<_>>(),
                        }));
                        effects.say(contribution);
                        effects.find(&finding);
                    }
                    Err(_) => {
                        let text = format!("{} abstains: no usable answer could be had.", member.title);
                        effects.execution.mark(id, "failed", now, Some(text.clone()));
                        effects.say(turn(Kind::Contribution, Some(member), Some(id), text));
                    }
                }
            })
            .await?;
        Ok(match result.and_then(research_reply) {
            Ok((_, finding)) => Ok(finding),
            Err(_) => Err(member.title.clone()),
        })
    }

    /// Why the committee cannot go on, if it cannot.
    pub(super) async fn lost_quorum(&self) -> Option<String> {
        let execution = self.journal.execution().await;
        let failed: Vec<&str> = execution
            .tasks
            .iter()
            .filter(|task| task.status == "failed")
            .map(|task| task.title.as_str())
            .collect();
        (!execution.has_quorum()).then(|| failed.join("; "))
    }
}

fn research_reply(value: Value) -> Result<(String, Finding), String> {
    match journal::reply(value) {
        Some(Reply::Research { thinking, finding }) => Ok((thinking, *finding)),
        _ => Err("the answer is not a finding".to_owned()),
    }
}
