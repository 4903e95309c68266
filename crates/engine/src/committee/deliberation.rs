//! Layers two and three: one round of questions by claim, one round of answers.

use futures::future::try_join_all;
use pipeline::committee::{Challenge, Finding, Rebuttal};
use pipeline::plan::Member;
use pipeline::ports::reasoner::{Ask, Reply};
use pipeline::transcript::{Kind, Turn};
use serde_json::{Value, json};

use super::journal::reply;
use super::{Record, Run, turn};
use crate::make_plan::Stop;

impl Run<'_> {
    /// Members question each other's claims and answer. A member who cannot simply says nothing.
    pub(super) async fn cross_examine(&self, record: &mut Record) -> Result<(), Stop> {
        if record.findings.len() < 2 {
            return Ok(());
        }
        let members: Vec<&Member> = record
            .findings
            .iter()
            .filter_map(|finding| self.member(&finding.member_id))
            .collect();
        let asked = try_join_all(members.iter().map(|member| self.challenge(member, &record.findings))).await?;
        record.challenges = asked.into_iter().flatten().collect();

        let answered = try_join_all(
            record
                .findings
                .iter()
                .map(|finding| self.rebut(finding, &record.challenges)),
        )
        .await?;
        for (finding, rebuttals) in answered {
            if let Some(place) = record
                .findings
                .iter_mut()
                .find(|other| other.finding_id == finding.finding_id)
            {
                *place = finding;
            }
            record.rebuttals.extend(rebuttals);
        }
        Ok(())
    }

    async fn challenge(&self, member: &Member, findings: &[Finding]) -> Result<Vec<Challenge>, Stop> {
        let others: Vec<Finding> = findings
            .iter()
            .filter(|finding| finding.member_id != member.member_id)
            .cloned()
            .collect();
        let known: Vec<(String, String)> = others
            .iter()
            .flat_map(|finding| {
                finding
                    .claims
                    .iter()
                    .map(|claim| (claim.claim_id.clone(), finding.member_id.clone()))
            })
            .collect();
        let ask = Ask::Challenge {
            member: member.clone(),
            findings: others,
            ledger: self.ledger.clone(),
        };
        let request = serde_json::to_value(&ask).unwrap_or_default();
        let read = |value: Value| challenges_of(value, member, &known);
        let result = self
            .journal
            .step(
                &format!("challenge/{}", member.member_id),
                &request,
                self.journal.ask("challenge", &ask),
                |value, effects| {
                    for challenge in read(value.clone()) {
                        effects.say(Turn {
                            kind: Kind::Challenge,
                            member_id: Some(member.member_id.clone()),
                            task_id: None,
                            text: challenge.text.clone(),
                            data: Some(json!({
                                "challenge_id": challenge.challenge_id,
                                "claim_id": challenge.claim_id,
                                "to": challenge.to,
                                "kind": challenge.kind,
                            })),
                        });
                    }
                },
            )
            .await?;
        Ok(result.map(read).unwrap_or_default())
    }

    async fn rebut(&self, finding: &Finding, challenges: &[Challenge]) -> Result<(Finding, Vec<Rebuttal>), Stop> {
        let mine: Vec<Challenge> = challenges
            .iter()
            .filter(|challenge| finding.claims.iter().any(|claim| claim.claim_id == challenge.claim_id))
            .cloned()
            .collect();
        let Some(member) = self.member(&finding.member_id).filter(|_| !mine.is_empty()) else {
            return Ok((finding.clone(), Vec::new()));
        };
        let ask = Ask::Rebut {
            member: member.clone(),
            finding: finding.clone(),
            challenges: mine.clone(),
            ledger: self.ledger.clone(),
        };
        let request = serde_json::to_value(&ask).unwrap_or_default();
        let read = |value: Value| rebuttals_of(value, &mine);
        let result = self
            .journal
            .step(
                &format!("rebut/{}", finding.task_id),
                &request,
                self.journal.ask("rebut", &ask),
                |value, effects| {
                    let rebuttals = read(value.clone());
                    for rebuttal in &rebuttals {
                        let mut response = turn(
                            Kind::Response,
                            Some(member),
                            Some(&finding.task_id),
                            rebuttal.text.clone(),
                        );
                        response.data = serde_json::to_value(rebuttal).ok();
                        effects.say(response);
                    }
                    effects.find(&after(finding, &mine, &rebuttals));
                },
            )
            .await?;
        let rebuttals = result.map(read).unwrap_or_default();
        Ok((after(finding, &mine, &rebuttals), rebuttals))
    }
}

/// The challenges that name a claim that exists, of somebody else: nobody invents an opponent.
fn challenges_of(value: Value, member: &Member, known: &[(String, String)]) -> Vec<Challenge> {
    let Some(Reply::Challenge { challenges }) = reply(value) else {
        return Vec::new();
    };
    challenges
        .into_iter()
        .filter_map(|mut challenge| {
            let (_, owner) = known.iter().find(|(claim_id, _)| *claim_id == challenge.claim_id)?;
            challenge.to.clone_from(owner);
            challenge.by.clone_from(&member.member_id);
            Some(challenge)
        })
        .take(2)
        .collect()
}

fn rebuttals_of(value: Value, challenges: &[Challenge]) -> Vec<Rebuttal> {
    let Some(Reply::Rebut { rebuttals }) = reply(value) else {
        return Vec::new();
    };
    let asked = |rebuttal: &Rebuttal| {
        challenges
            .iter()
            .any(|challenge| challenge.challenge_id == rebuttal.challenge_id)
    };
    rebuttals.into_iter().filter(asked).collect()
}

/// The finding after its challenges: claims carry their outcome, and confidence only falls.
fn after(finding: &Finding, challenges: &[Challenge], rebuttals: &[Rebuttal]) -> Finding {
    let mut next = finding.clone();
    for challenge in challenges {
        let rebuttal = rebuttals
            .iter()
            .find(|rebuttal| rebuttal.challenge_id == challenge.challenge_id);
        let status = match rebuttal.map(|rebuttal| rebuttal.position.as_str()) {
            Some("defend") => "upheld",
            Some("concede") => "weakened",
            Some("withdraw") => "withdrawn",
            _ => "unresolved",
        };
        for claim in next
            .claims
            .iter_mut()
            .filter(|claim| claim.claim_id == challenge.claim_id)
        {
            claim.challenged_by.push(challenge.challenge_id.clone());
            status.clone_into(&mut claim.status);
        }
        if let Some(rebuttal) = rebuttal {
            next.confidence = next.confidence.min(rebuttal.confidence_after.clamp(0.0, 1.0));
        }
    }
    next
}
