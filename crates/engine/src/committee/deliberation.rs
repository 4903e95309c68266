//! Layers two and three, the cross-examination: one round of challenges to claims, one round of rebuttals.

use futures::future::BoxFuture;
use languages::locale::Arg;
use pipeline::committee::{Challenge, Finding, Rebuttal, brief_for, checks};
use pipeline::plan::{Member, Task};
use pipeline::ports::reasoner::{StageRequest, StageResponse};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use pipeline::transcript::{Kind, Turn};
use serde_json::json;

use super::calling::StepKey;
use super::effects::Effects;
use super::waiting::wait_for_all;
use super::{CommitteeResults, Run, turn};
use crate::interrupt::Interrupt;

/// A finding after its cross-examination, with the rebuttals or the reason why there are none.
type Examined = (Finding, Result<Vec<Rebuttal>, Reason>);

/// Whether the members question each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Examination {
    TakesPlace,
    /// The tier of the committee has none.
    NotOnTier,
    /// There are fewer than two findings.
    NobodyToAsk,
}

impl Examination {
    /// Its name in the message about the votes.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::TakesPlace => "questions",
            Self::NotOnTier => "tier",
            Self::NobodyToAsk => "nobody",
        }
    }
}

impl Run<'_> {
    /// Whether the members question each other after the research.
    pub(super) fn examination(&self, results: &CommitteeResults) -> Examination {
        match self.plan.tier {
            Tier::Free => Examination::NotOnTier,
            Tier::Pro if results.findings.len() < 2 => Examination::NobodyToAsk,
            Tier::Pro => Examination::TakesPlace,
        }
    }

    /// Members challenge each other's claims and answer. A member without a usable answer abstains, which lowers the
    /// confidence of the analysis.
    pub(super) async fn cross_examine(&self, results: &mut CommitteeResults) -> Result<(), Interrupt> {
        if self.examination(results) != Examination::TakesPlace {
            return Ok(());
        }
        let seats: Vec<(&Member, &Task)> = results
            .findings
            .iter()
            .filter_map(|finding| self.task(finding))
            .collect();
        let mut asking: Vec<BoxFuture<'_, _>> = Vec::new();
        for (member, task) in &seats {
            asking.push(Box::pin(self.challenge(member, task, &results.findings)));
        }
        let asked = wait_for_all(asking).await?;
        for ((member, _), challenges) in seats.iter().zip(asked) {
            match challenges {
                Ok(challenges) => results.challenges.extend(challenges),
                Err(reason) => results.mark_absent(member, self.reason_text(reason)),
            }
        }
        let mut answering: Vec<BoxFuture<'_, _>> = Vec::new();
        for finding in &results.findings {
            answering.push(Box::pin(self.rebut(finding, &results.challenges)));
        }
        let answered = wait_for_all(answering).await?;
        for (finding, answers) in answered {
            match (answers, self.member(&finding.member_id)) {
                (Ok(rebuttals), _) => results.rebuttals.extend(rebuttals),
                (Err(reason), Some(member)) => results.mark_absent(member, self.reason_text(reason)),
                (Err(_), None) => {}
            }
            let same = |other: &&mut Finding| other.finding_id == finding.finding_id;
            if let Some(place) = results.findings.iter_mut().find(same) {
                *place = finding;
            }
        }
        Ok(())
    }

    async fn challenge(
        &self,
        member: &Member,
        task: &Task,
        findings: &[Finding],
    ) -> Result<Result<Vec<Challenge>, Reason>, Interrupt> {
        let others: Vec<Finding> = findings
            .iter()
            .filter(|finding| finding.member_id != member.member_id)
            .cloned()
            .collect();
        let request = StageRequest::Challenge {
            brief: brief_for(&member.role, &self.plan.brief),
            member: member.clone(),
            findings: others.clone(),
            ledger: self.ledger.clone(),
        };
        let by = member.clone();
        let read = move |reply| match reply {
            StageResponse::Challenge { challenges } => Ok(checks::challenges(challenges, &by, &others)),
            _ => Err("the answer is not a challenge".to_owned()),
        };
        self.journal
            .call(
                &StepKey::task("challenge", task),
                &request,
                read,
                |asked, effects| match asked {
                    Ok(challenges) => {
                        for challenge in challenges {
                            effects.append_turn(self.challenge_turn(member, challenge));
                        }
                    }
                    Err(reason) => self.abstain(member, task, *reason, effects),
                },
            )
            .await
    }

    fn challenge_turn(&self, member: &Member, challenge: &Challenge) -> Turn {
        let to = self.title(&challenge.to);
        Turn {
            kind: Kind::Challenge,
            member_id: Some(member.member_id.clone()),
            task_id: None,
            text: self.say(
                "floor-question",
                &[
                    ("seat", Arg::Text(to)),
                    ("claim", Arg::Text(&challenge.claim_id)),
                    ("text", Arg::Text(&challenge.text)),
                ],
            ),
            data: Some(json!({
                "challenge_id": challenge.challenge_id,
                "claim_id": challenge.claim_id,
                "to": challenge.to,
                "kind": challenge.kind,
            })),
        }
    }

    async fn rebut(&self, finding: &Finding, challenges: &[Challenge]) -> Result<Examined, Interrupt> {
        let to_me = |challenge: &&Challenge| finding.claims.iter().any(|claim| claim.claim_id == challenge.claim_id);
        let asked: Vec<Challenge> = challenges.iter().filter(to_me).cloned().collect();
        let Some((member, task)) = self.task(finding).filter(|_| !asked.is_empty()) else {
            return Ok((finding.clone(), Ok(Vec::new())));
        };
        let request = StageRequest::Rebut {
            brief: brief_for(&member.role, &self.plan.brief),
            member: member.clone(),
            finding: finding.clone(),
            challenges: asked.clone(),
            ledger: self.ledger.clone(),
        };
        let questions = asked.clone();
        let read = move |reply| match reply {
            StageResponse::Rebut { rebuttals } => Ok(checks::rebuttals(rebuttals, &questions)),
            _ => Err("the answer is not a rebuttal".to_owned()),
        };
        let after = |answers: &Result<Vec<Rebuttal>, Reason>| {
            checks::examined(finding, &asked, answers.as_deref().unwrap_or_default())
        };
        let answers = self
            .journal
            .call(&StepKey::task("rebut", task), &request, read, |answers, effects| {
                let next = after(answers);
                for examination in &next.challenges {
                    if let Some(answer) = &examination.answer {
                        let to = self.title(&examination.challenge.by);
                        let words = [("seat", Arg::Text(to)), ("text", Arg::Text(&answer.text))];
                        let text = self.say("floor-answer", &words);
                        let mut response = turn(Kind::Response, Some(member), Some(&task.task_id), text);
                        response.data = serde_json::to_value(answer).ok();
                        effects.append_turn(response);
                    }
                }
                if let Err(reason) = answers {
                    self.abstain(member, task, *reason, effects);
                }
                effects.store_finding(&next);
            })
            .await?;
        Ok((after(&answers), answers))
    }

    /// The title of a member; its id if the plan has no such member.
    pub(super) fn title<'s>(&'s self, member_id: &'s str) -> &'s str {
        self.member(member_id).map_or(member_id, |member| member.title.as_str())
    }

    /// Appends a turn that says that the member abstains, and why.
    fn abstain(&self, member: &Member, task: &Task, reason: Reason, effects: &mut Effects<'_>) {
        let words = self.reason_text(reason);
        let arguments = [("seat", Arg::Text(&member.title)), ("reason", Arg::Text(&words))];
        let text = self.say("floor-silent", &arguments);
        let mut silence = turn(Kind::Response, Some(member), Some(&task.task_id), text);
        silence.data = Some(json!({"abstains": true, "reason": words}));
        effects.append_turn(silence);
    }
}
