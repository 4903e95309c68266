//! Research: a member's finding and blind vote. What it may be believed is bounded by the figures it stands on.

use std::sync::Arc;

use parking_lot::Mutex;
use pipeline::committee::{Claim, ClaimKind, ClaimStatus, Finding, Stance};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{PARAGRAPH, SENTENCE, Side, confidence, seat, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::{FigureContext, MAX_BELIEF_WITHOUT_FIGURE};
use crate::prompt::Stage;
use crate::provider_client::Hearing;
use crate::thinking;
use crate::tools::Toolbox;
use crate::usage_meter::UsageMeter;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct ResearchAnswer {
    thinking: String,
    claim: String,
    reasoning: String,
    stance: Side,
    confidence: f64,
    caveats: Vec<String>,
    claims: Vec<Statement>,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Statement {
    #[serde(rename = "type")]
    kind: Kind,
    stance: Side,
    text: String,
    figures: Vec<String>,
    confidence: f64,
    wrong_if: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Fact,
    Calculation,
    Assumption,
    Opinion,
}

/// Statements of a finding, at most.
const CLAIMS: usize = 6;

/// Researches one task. Returns the thinking and the finding.
pub async fn research(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<(String, Finding), ReasonerFailure> {
    let StageRequest::Research {
        brief,
        member,
        task,
        given,
        ledger,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let room = FigureContext::new(brief, ledger);
    let mut data = Data::default();
    tell(&mut data, brief);
    seat(&mut data, member);
    data.part("task", &format!("{}\n{}", task.title, task.instructions), 1_200);
    let before: Vec<String> = given
        .iter()
        .map(|given| format!("- {} ({})", given.text, given.figures.join(", ")))
        .collect();
    data.part_if_any("what others found", &before.join("\n"), 2_500);
    room.show(&mut data, &room.of_seat(&member.role, models.settings.figures));
    data.part_if_any("not available", &room.gaps(), 800);

    // What was said aloud stays said: it is told once, and the finding carries the same words.
    let told: Arc<Mutex<Option<String>>> = Arc::default();
    let hears = told.clone();
    let mut early = room.scribe();
    let prompt = Stage::Research.prompt();
    let hearing: Hearing<'_> = Box::new(move |so_far: &str| {
        let mut said = hears.lock();
        if said.is_none()
            && let Some(thought) = thinking::complete(so_far)
            && !prompt.is_repeated_in(&thought)
        {
            let thought = early.write(&thought, PARAGRAPH);
            around.listener.thinks(&thought);
            *said = Some(thought);
        }
    });
    let question = Question {
        stage: Stage::Research,
        role: &member.role,
        data: data.text(),
        tools: Toolbox::new(brief, ledger, &member.role, models.settings.tools_per_task),
        hearing: Some(hearing),
    };
    let read = |answer: ResearchAnswer| finding(&answer, &room, &task.task_id, &member.member_id);
    let (thought, finding) = models.ask(question, around, account, read).await?;
    let thought = told.lock().take().unwrap_or(thought);
    Ok((thought, finding))
}

/// An answer as a finding. Stance and confidence hold as far as its figures carry them.
fn finding(
    answer: &ResearchAnswer,
    room: &FigureContext<'_>,
    task_id: &str,
    member_id: &str,
) -> Result<(String, Finding), String> {
    let mut scribe = room.scribe();
    let mut claims = Vec::new();
    for said in answer.claims.iter().take(CLAIMS) {
        let figures = room.known(&said.figures, &said.text);
        let text = scribe.write(&said.text, SENTENCE);
        let sure = confidence(said.confidence)?.min(room.belief(&figures));
        if text.is_empty() {
            continue;
        }
        claims.push(Claim {
            claim_id: format!("{task_id}_c{}", claims.len() + 1),
            kind: kind(said.kind, figures.is_empty()),
            stance: if figures.is_empty() {
                Stance::Neutral
            } else {
                said.stance.into()
            },
            text,
            figures,
            confidence: rounded(sure),
            wrong_if: scribe.write(&said.wrong_if, SENTENCE),
            status: ClaimStatus::Open,
            challenged_by: Vec::new(),
            bounds: None,
        });
    }
    if claims.is_empty() {
        return Err("there is no claim in it".to_owned());
    }
    let all: Vec<String> = answer
        .claims
        .iter()
        .flat_map(|said| room.known(&said.figures, &said.text))
        .collect();
    let evidence = room.known(&all, &format!("{} {}", answer.claim, answer.reasoning));
    // Nobody is surer of the whole than of the best of its parts.
    let best = claims
        .iter()
        .map(|claim| claim.confidence)
        .fold(MAX_BELIEF_WITHOUT_FIGURE, f64::max);
    let sure = confidence(answer.confidence)?.min(best);
    let claim = scribe.write(&answer.claim, SENTENCE);
    if claim.is_empty() {
        return Err("the claim is empty".to_owned());
    }
    let finding = Finding {
        finding_id: format!("f_{task_id}"),
        task_id: task_id.to_owned(),
        member_id: member_id.to_owned(),
        claim,
        reasoning: scribe.write(&answer.reasoning, PARAGRAPH),
        stance: if evidence.is_empty() || !room.figures.has_sides {
            Stance::Neutral
        } else {
            answer.stance.into()
        },
        confidence: rounded(sure),
        figures: room.quoted(&evidence),
        evidence,
        caveats: scribe.write_all(&answer.caveats, 5, SENTENCE),
        claims,
        vote: None,
        challenges: Vec::new(),
    };
    Ok((scribe.write(&answer.thinking, PARAGRAPH), finding))
}

/// What stands on no figure is no fact.
const fn kind(said: Kind, bare: bool) -> ClaimKind {
    match said {
        Kind::Assumption => ClaimKind::Assumption,
        Kind::Opinion => ClaimKind::Opinion,
        Kind::Fact | Kind::Calculation if bare => ClaimKind::Opinion,
        Kind::Fact => ClaimKind::Fact,
        Kind::Calculation => ClaimKind::Calculation,
    }
}

fn rounded(confidence: f64) -> f64 {
    (confidence * 1_000.0).round() / 1_000.0
}
