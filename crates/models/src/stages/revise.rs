//! The one revision. Rules apply the objections: confidence falls, risks are added, a judgement on outdated figures is
//! withdrawn. The model writes the text and answers each objection.

use pipeline::committee::{self, Analysis, Ledger};
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::red_team::analysis_text;
use super::synthesise::stated_numbers;
use super::{PARAGRAPH_CHARS, SENTENCE_CHARS, add_brief, parse_confidence};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::usage_meter::UsageMeter;
use analyst::revision;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct RevisionAnswer {
    thesis: String,
    drivers: Vec<String>,
    confidence: f64,
    responses: Vec<Response>,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Response {
    number: i64,
    disposition: Disposition,
    response: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Disposition {
    Accepted,
    Answered,
    Open,
}

/// The draft as the rules revise it, in the model's words.
pub async fn revise(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<Analysis, ReasonerFailure> {
    let StageRequest::Revise {
        brief,
        draft,
        objections,
        ruling,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let ledger = Ledger {
        evidence: draft.evidence.clone(),
        ..Ledger::default()
    };
    let figure_context = FigureContext::new(brief, &ledger);
    let by_rules = {
        let (brief, draft, objections, ruling) = (brief.clone(), draft.clone(), objections.clone(), *ruling);
        compute(context.computer, move || {
            revision::revise(&brief, &draft, &objections, ruling)
        })
        .await?
    };
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    data.part("draft", &analysis_text(draft), 7_000);
    let lines: Vec<String> = (1..)
        .zip(objections)
        .map(|(number, objection)| {
            format!(
                "{number}. ({}, {}) {}",
                objection.kind,
                objection.severity.name(),
                objection.objection
            )
        })
        .collect();
    data.part("objections", &lines.join("\n"), 3_000);
    let shown: Vec<String> = draft.evidence.iter().map(|figure| figure.evidence_id.clone()).collect();
    figure_context.add_table(&mut data, &figure_context.by_ids(&shown, models.settings.figures));
    let question = Question::plain(Stage::Revise, "chair", data);
    // The objections of this round come after earlier ones.
    let first_objection = draft.red_team.len();
    let read = |answer: RevisionAnswer| {
        let mut sanitiser = figure_context.sanitiser().also(stated_numbers(draft));
        let mut analysis = by_rules.clone();
        let thesis = sanitiser.write(&answer.thesis, PARAGRAPH_CHARS);
        if thesis.is_empty() {
            return Err("the thesis is empty".to_owned());
        }
        // If the rules withdrew the judgement, their thesis stays, because it says so.
        if analysis.balance == draft.balance {
            analysis.thesis = thesis;
        }
        let drivers = sanitiser.write_all(&answer.drivers, 5, SENTENCE_CHARS);
        if !drivers.is_empty() {
            analysis.drivers = drivers;
        }
        analysis.confidence = parse_confidence(answer.confidence)?.min(by_rules.confidence);
        for item in &answer.responses {
            let index = usize::try_from(item.number)
                .ok()
                .and_then(|number| number.checked_sub(1));
            let Some(objection) = index.and_then(|index| analysis.red_team.get_mut(first_objection + index)) else {
                continue;
            };
            let response = sanitiser.write(&item.response, SENTENCE_CHARS);
            if !response.is_empty() {
                objection.response = response;
                // An objection that the rules accepted has already lowered the confidence, so it stays accepted.
                if objection.disposition != committee::Disposition::Accepted {
                    objection.disposition = disposition(item.disposition);
                }
            }
        }
        Ok(analysis)
    };
    models.ask(question, context, meter, read).await
}

const fn disposition(disposition: Disposition) -> committee::Disposition {
    match disposition {
        Disposition::Accepted => committee::Disposition::Accepted,
        Disposition::Answered => committee::Disposition::Answered,
        Disposition::Open => committee::Disposition::Open,
    }
}
