//! Rebuttal: a member answers the challenges to its claims. Confidence can only fall.

use pipeline::committee::{Rebuttal, RebuttalPosition};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE_CHARS, add_brief, add_findings, add_seat, parse_confidence};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::usage_meter::UsageMeter;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct RebuttalAnswer {
    rebuttals: Vec<Answered>,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Answered {
    challenge_id: String,
    position: Position,
    text: String,
    confidence_after: f64,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Position {
    Concede,
    Defend,
    Withdraw,
}

/// The member's rebuttals, one for each challenge.
pub async fn rebut(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<Vec<Rebuttal>, ReasonerFailure> {
    let StageRequest::Rebut {
        brief,
        member,
        finding,
        challenges,
        ledger,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let figure_context = FigureContext::new(brief, ledger);
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    add_seat(&mut data, member);
    add_findings(&mut data, std::slice::from_ref(finding), &[]);
    let lines: Vec<String> = challenges
        .iter()
        .map(|challenge| {
            format!(
                "{} on {} ({}): {}",
                challenge.challenge_id,
                challenge.claim_id,
                challenge.kind.name(),
                challenge.text
            )
        })
        .collect();
    data.part("challenges", &lines.join("\n"), 4_000);
    figure_context.add_table(
        &mut data,
        &figure_context.by_ids(&finding.evidence, models.settings.figures),
    );
    let question = Question::plain(Stage::Rebut, &member.role, data);
    let read = |answer: RebuttalAnswer| {
        let mut sanitiser = figure_context.sanitiser();
        let mut rebuttals = Vec::new();
        for challenge in challenges {
            let item = answer
                .rebuttals
                .iter()
                .find(|item| item.challenge_id == challenge.challenge_id);
            let item = item.ok_or("a challenge is not answered: give one rebuttal for each challenge_id")?;
            rebuttals.push(Rebuttal {
                challenge_id: challenge.challenge_id.clone(),
                position: rebuttal_position(item.position),
                text: sanitiser.write(&item.text, SENTENCE_CHARS),
                confidence_before: finding.confidence,
                confidence_after: parse_confidence(item.confidence_after)?.min(finding.confidence),
            });
        }
        Ok(rebuttals)
    };
    models.ask(question, context, meter, read).await
}

const fn rebuttal_position(position: Position) -> RebuttalPosition {
    match position {
        Position::Concede => RebuttalPosition::Concede,
        Position::Defend => RebuttalPosition::Defend,
        Position::Withdraw => RebuttalPosition::Withdraw,
    }
}
