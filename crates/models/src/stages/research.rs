//! Research: a member's finding and blind vote. The figures that it rests on bound its confidence.

use std::sync::Arc;

use parking_lot::Mutex;
use pipeline::committee::{Claim, ClaimKind, ClaimStatus, Finding, Stance};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{PARAGRAPH_CHARS, SENTENCE_CHARS, Side, add_brief, add_seat, parse_confidence};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::{FigureContext, MAX_CONFIDENCE_WITHOUT_FIGURE};
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::provider_client::BoxedListener;
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

/// Further claims of an answer are ignored.
const MAX_CLAIMS: usize = 6;

/// Researches one task. Returns the thinking and the finding.
pub async fn research(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<(String, Finding), ReasonerFailure> {
    let StageRequest::Research {
        brief,
        member,
        task,
        given,
        ledger,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let figure_context = FigureContext::new(brief, ledger);
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    add_seat(&mut data, member);
    data.part("task", &format!("{}\n{}", task.title, task.instructions), 1_200);
    let upstream: Vec<String> = given
        .iter()
        .map(|claim| format!("- {} ({})", claim.text, claim.figures.join(", ")))
        .collect();
    data.part_if_any("what others found", &upstream.join("\n"), 2_500);
    figure_context.add_table(
        &mut data,
        &figure_context.for_seat(&member.role, models.settings.figures),
    );
    data.part_if_any("not available", &figure_context.gaps(), 800);

    // A thought that was shown while the answer streamed stays: the result carries the same words, even after a repair.
    let shown_thought: Arc<Mutex<Option<String>>> = Arc::default();
    let early_thought = shown_thought.clone();
    let mut early_scribe = figure_context.sanitiser();
    let prompt = Stage::Research.prompt();
    let listener: BoxedListener<'_> = Box::new(move |so_far: &str| {
        let mut shown = early_thought.lock();
        if shown.is_none()
            && let Some(thought) = thinking::complete(so_far)
            && !prompt.is_repeated_in(&thought)
        {
            let thought = early_scribe.write(&thought, PARAGRAPH_CHARS);
            context.listener.thinks(&thought);
            *shown = Some(thought);
        }
    });
    let question = Question {
        stage: Stage::Research,
        role: &member.role,
        data: data.text(),
        tools: Toolbox::new(brief, ledger, &member.role, models.settings.tools_per_task),
        listener: Some(listener),
    };
    let read = |answer: ResearchAnswer| finding(&answer, &figure_context, &task.task_id, &member.member_id);
    let (thought, finding) = models.ask(question, context, meter, read).await?;
    let thought = shown_thought.lock().take().unwrap_or(thought);
    Ok((thought, finding))
}

/// Converts an answer to the thinking and the finding. Its figures bound the stance and the confidence.
fn finding(
    answer: &ResearchAnswer,
    figure_context: &FigureContext<'_>,
    task_id: &str,
    member_id: &str,
) -> Result<(String, Finding), String> {
    let mut sanitiser = figure_context.sanitiser();
    let mut claims = Vec::new();
    for item in answer.claims.iter().take(MAX_CLAIMS) {
        let figures = figure_context.existing_ids(&item.figures, &item.text);
        let text = sanitiser.write(&item.text, SENTENCE_CHARS);
        let capped = parse_confidence(item.confidence)?.min(figure_context.max_confidence(&figures));
        if text.is_empty() {
            continue;
        }
        claims.push(Claim {
            claim_id: format!("{task_id}_c{}", claims.len() + 1),
            kind: claim_kind(item.kind, figures.is_empty()),
            stance: if figures.is_empty() {
                Stance::Neutral
            } else {
                item.stance.into()
            },
            text,
            figures,
            confidence: rounded(capped),
            wrong_if: sanitiser.write(&item.wrong_if, SENTENCE_CHARS),
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
        .flat_map(|item| figure_context.existing_ids(&item.figures, &item.text))
        .collect();
    let evidence = figure_context.existing_ids(&all, &format!("{} {}", answer.claim, answer.reasoning));
    // A finding is at most as sure as its surest claim.
    let best = claims
        .iter()
        .map(|claim| claim.confidence)
        .fold(MAX_CONFIDENCE_WITHOUT_FIGURE, f64::max);
    let capped = parse_confidence(answer.confidence)?.min(best);
    let claim = sanitiser.write(&answer.claim, SENTENCE_CHARS);
    if claim.is_empty() {
        return Err("the claim is empty".to_owned());
    }
    let finding = Finding {
        finding_id: format!("f_{task_id}"),
        task_id: task_id.to_owned(),
        member_id: member_id.to_owned(),
        claim,
        reasoning: sanitiser.write(&answer.reasoning, PARAGRAPH_CHARS),
        stance: if evidence.is_empty() || !figure_context.figures.has_sides {
            Stance::Neutral
        } else {
            answer.stance.into()
        },
        confidence: rounded(capped),
        figures: figure_context.quoted(&evidence),
        evidence,
        caveats: sanitiser.write_all(&answer.caveats, 5, SENTENCE_CHARS),
        claims,
        vote: None,
        challenges: Vec::new(),
    };
    Ok((sanitiser.write(&answer.thinking, PARAGRAPH_CHARS), finding))
}

/// A fact or a calculation without a figure counts as an opinion.
const fn claim_kind(kind: Kind, without_figures: bool) -> ClaimKind {
    match kind {
        Kind::Assumption => ClaimKind::Assumption,
        Kind::Opinion => ClaimKind::Opinion,
        Kind::Fact | Kind::Calculation if without_figures => ClaimKind::Opinion,
        Kind::Fact => ClaimKind::Fact,
        Kind::Calculation => ClaimKind::Calculation,
    }
}

fn rounded(confidence: f64) -> f64 {
    (confidence * 1_000.0).round() / 1_000.0
}
