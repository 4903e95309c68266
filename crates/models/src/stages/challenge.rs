//! Cross-examination: a member questions claims of others, by their ids.

use pipeline::committee::{Challenge, ChallengeKind};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE, findings, seat, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::usage_meter::UsageMeter;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct ChallengeAnswer {
    challenges: Vec<Questioned>,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Questioned {
    claim_id: String,
    kind: Kind,
    text: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Evidence,
    Arithmetic,
    Staleness,
    AlternativeExplanation,
    BaseRate,
    MissingRisk,
}

/// None, one or two challenges.
pub async fn challenge(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<Vec<Challenge>, ReasonerFailure> {
    let StageRequest::Challenge {
        brief,
        member,
        findings: others,
        ledger,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let room = FigureContext::new(brief, ledger);
    let mut data = Data::default();
    tell(&mut data, brief);
    seat(&mut data, member);
    findings(&mut data, others, &[]);
    let cited: Vec<String> = others.iter().flat_map(|finding| finding.evidence.clone()).collect();
    room.show(&mut data, &room.named(&cited, models.settings.figures));
    let question = Question::plain(Stage::Challenge, &member.role, data);
    let read = |answer: ChallengeAnswer| {
        let mut scribe = room.scribe();
        let mut challenges = Vec::new();
        for said in answer.challenges.iter().take(2) {
            let whose = others
                .iter()
                .find(|finding| finding.claims.iter().any(|claim| claim.claim_id == said.claim_id));
            let finding = whose.ok_or("a claim_id is none of the claims listed")?;
            let text = scribe.write(&said.text, SENTENCE);
            if text.is_empty() {
                continue;
            }
            challenges.push(Challenge {
                challenge_id: format!("ch_{}_{}", member.member_id, challenges.len() + 1),
                claim_id: said.claim_id.clone(),
                by: member.member_id.clone(),
                to: finding.member_id.clone(),
                kind: kind(said.kind),
                text,
            });
        }
        Ok(challenges)
    };
    models.ask(question, around, account, read).await
}

const fn kind(said: Kind) -> ChallengeKind {
    match said {
        Kind::Evidence => ChallengeKind::Evidence,
        Kind::Arithmetic => ChallengeKind::Arithmetic,
        Kind::Staleness => ChallengeKind::Staleness,
        Kind::AlternativeExplanation => ChallengeKind::AlternativeExplanation,
        Kind::BaseRate => ChallengeKind::BaseRate,
        Kind::MissingRisk => ChallengeKind::MissingRisk,
    }
}
