//! Rebuttal: a member answers the challenges to its claims. Confidence can only fall.

use pipeline::committee::{Rebuttal, RebuttalPosition};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE, confidence, findings, seat, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
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

/// One answer for each challenge.
pub async fn rebut(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<Vec<Rebuttal>, ReasonerFailure> {
    let StageRequest::Rebut {
        brief,
        member,
        finding,
        challenges,
        ledger,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let room = FigureContext::new(brief, ledger);
    let mut data = Data::default();
    tell(&mut data, brief);
    seat(&mut data, member);
    findings(&mut data, std::slice::from_ref(finding), &[]);
    let lines: Vec<String> = challenges
        .iter()
        .map(|asked| {
            format!(
                "{} on {} ({}): {}",
                asked.challenge_id,
                asked.claim_id,
                asked.kind.name(),
                asked.text
            )
        })
        .collect();
    data.part("challenges", &lines.join("\n"), 4_000);
    room.show(&mut data, &room.named(&finding.evidence, models.settings.figures));
    let question = Question::plain(Stage::Rebut, &member.role, data);
    let read = |answer: RebuttalAnswer| {
        let mut scribe = room.scribe();
        let mut rebuttals = Vec::new();
        for challenge in challenges {
            let said = answer
                .rebuttals
                .iter()
                .find(|said| said.challenge_id == challenge.challenge_id);
            let said = said.ok_or("a challenge is not answered: give one rebuttal for each challenge_id")?;
            rebuttals.push(Rebuttal {
                challenge_id: challenge.challenge_id.clone(),
                position: position(said.position),
                text: scribe.write(&said.text, SENTENCE),
                confidence_before: finding.confidence,
                confidence_after: confidence(said.confidence_after)?.min(finding.confidence),
            });
        }
        Ok(rebuttals)
    };
    models.ask(question, around, account, read).await
}

const fn position(said: Position) -> RebuttalPosition {
    match said {
        Position::Concede => RebuttalPosition::Concede,
        Position::Defend => RebuttalPosition::Defend,
        Position::Withdraw => RebuttalPosition::Withdraw,
    }
}
