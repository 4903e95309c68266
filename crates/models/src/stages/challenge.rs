//! Cross-examination: a member questions claims of others, by their ids.

use pipeline::committee::{Challenge, ChallengeKind};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE_CHARS, add_brief, add_findings, add_seat};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
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

/// The member's challenges to claims of others, at most two.
pub async fn challenge(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<Vec<Challenge>, ReasonerFailure> {
    let StageRequest::Challenge {
        brief,
        member,
        findings: others,
        ledger,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let figure_context = FigureContext::new(brief, ledger);
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    add_seat(&mut data, member);
    add_findings(&mut data, others, &[]);
    let cited: Vec<String> = others.iter().flat_map(|finding| finding.evidence.clone()).collect();
    figure_context.add_table(&mut data, &figure_context.by_ids(&cited, models.settings.figures));
    let question = Question::plain(Stage::Challenge, &member.role, data);
    let read = |answer: ChallengeAnswer| {
        let mut sanitiser = figure_context.sanitiser();
        let mut challenges = Vec::new();
        for item in answer.challenges.iter().take(2) {
            let challenged = others
                .iter()
                .find(|finding| finding.claims.iter().any(|claim| claim.claim_id == item.claim_id));
            let finding = challenged.ok_or("a claim_id is none of the claims listed")?;
            let text = sanitiser.write(&item.text, SENTENCE_CHARS);
            if text.is_empty() {
                continue;
            }
            challenges.push(Challenge {
                challenge_id: format!("ch_{}_{}", member.member_id, challenges.len() + 1),
                claim_id: item.claim_id.clone(),
                by: member.member_id.clone(),
                to: finding.member_id.clone(),
                kind: challenge_kind(item.kind),
                text,
            });
        }
        Ok(challenges)
    };
    models.ask(question, context, meter, read).await
}

const fn challenge_kind(kind: Kind) -> ChallengeKind {
    match kind {
        Kind::Evidence => ChallengeKind::Evidence,
        Kind::Arithmetic => ChallengeKind::Arithmetic,
        Kind::Staleness => ChallengeKind::Staleness,
        Kind::AlternativeExplanation => ChallengeKind::AlternativeExplanation,
        Kind::BaseRate => ChallengeKind::BaseRate,
        Kind::MissingRisk => ChallengeKind::MissingRisk,
    }
}
