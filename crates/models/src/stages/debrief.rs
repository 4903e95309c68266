//! The debrief in plain language. Its key numbers and its statement of confidence come from code.

use languages::locale::Arg;
use pipeline::committee::{Debrief, Ledger, Term};
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::red_team::analysis_text;
use super::synthesise::stated_numbers;
use super::{PARAGRAPH_CHARS, SENTENCE_CHARS, add_brief};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::usage_meter::UsageMeter;
use analyst::debrief as rules;
use analyst::words::Words;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct DebriefAnswer {
    headline: String,
    paragraphs: Vec<String>,
    terms: Vec<Word>,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Word {
    term: String,
    meaning: String,
}

/// The model's debrief, or that of the rules if its answer cannot be used.
pub async fn debrief(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<Debrief, ReasonerFailure> {
    let StageRequest::Debrief {
        brief,
        analysis,
        members,
        language,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let words = Words::of(*language);
    let rules_debrief = {
        let (brief, analysis, members, language) = (brief.clone(), analysis.clone(), *members, *language);
        compute(context.computer, move || {
            rules::debrief(&brief, &analysis, members, language)
        })
        .await?
    };
    let ledger = Ledger {
        evidence: analysis.evidence.clone(),
        gaps: analysis.data_gaps.clone(),
        ..Ledger::default()
    };
    let figure_context = FigureContext::new(brief, &ledger);
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    data.part("analysis", &analysis_text(analysis), 8_000);
    data.part("how sure", &rules::confidence(analysis, words), 400);
    let shown: Vec<String> = analysis
        .evidence
        .iter()
        .map(|figure| figure.evidence_id.clone())
        .collect();
    figure_context.add_table(&mut data, &figure_context.by_ids(&shown, models.settings.figures));
    let question = Question::plain(Stage::Debrief, "chair", data);
    let read = |answer: DebriefAnswer| {
        let mut sanitiser = figure_context.sanitiser().also(stated_numbers(analysis));
        let headline = sanitiser.write(&answer.headline, SENTENCE_CHARS);
        let mut paragraphs = sanitiser.write_all(&answer.paragraphs, 7, PARAGRAPH_CHARS);
        if headline.is_empty() || paragraphs.is_empty() {
            return Err("the debrief says nothing".to_owned());
        }
        // The statement of confidence is never the model's.
        paragraphs.push(rules::confidence(analysis, words));
        let mut terms = Vec::new();
        for item in answer.terms.iter().take(5) {
            let (term, meaning) = (
                sanitiser.write(&item.term, 60),
                sanitiser.write(&item.meaning, SENTENCE_CHARS),
            );
            if !term.is_empty() && !meaning.is_empty() {
                terms.push(Term { term, meaning });
            }
        }
        Ok(Debrief {
            headline,
            paragraphs,
            key_numbers: rules_debrief.key_numbers.clone(),
            terms,
        })
    };
    match models.ask(question, context, meter, read).await {
        Ok(debrief) => Ok(debrief),
        // The analysis exists, so the rules write the debrief and say that the chair is missing.
        Err(ReasonerFailure::Unusable(reason)) => {
            let missing = format!("{} ({})", words.text("seat-chair"), words.text(reason.message()));
            let mut debrief = rules_debrief.clone();
            debrief
                .paragraphs
                .push(words.say("absent", &[("reason", Arg::Text(&missing))]));
            Ok(debrief)
        }
        Err(failure) => Err(failure),
    }
}
