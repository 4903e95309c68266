//! The debrief in plain language. The numbers worth remembering and how sure the committee is are told by code.

use languages::locale::Arg;
use pipeline::committee::{Debrief, Ledger, Term};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::red_team::told;
use super::synthesise::stated;
use super::{PARAGRAPH, SENTENCE, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
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

/// The debrief.
pub async fn debrief(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<Debrief, ReasonerFailure> {
    let StageRequest::Debrief {
        brief,
        analysis,
        members,
        language,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let words = Words::of(*language);
    let told_by_rules = rules::debrief(brief, analysis, *members, *language);
    let ledger = Ledger {
        evidence: analysis.evidence.clone(),
        gaps: analysis.data_gaps.clone(),
        ..Ledger::default()
    };
    let room = FigureContext::new(brief, &ledger);
    let mut data = Data::default();
    tell(&mut data, brief);
    data.part("analysis", &told(analysis), 8_000);
    data.part("how sure", &rules::confidence(analysis, words), 400);
    let shown: Vec<String> = analysis
        .evidence
        .iter()
        .map(|figure| figure.evidence_id.clone())
        .collect();
    room.show(&mut data, &room.named(&shown, models.settings.figures));
    let question = Question::plain(Stage::Debrief, "chair", data);
    let read = |answer: DebriefAnswer| {
        let mut scribe = room.scribe().also(stated(analysis));
        let headline = scribe.write(&answer.headline, SENTENCE);
        let mut paragraphs = scribe.write_all(&answer.paragraphs, 7, PARAGRAPH);
        if headline.is_empty() || paragraphs.is_empty() {
            return Err("the debrief says nothing".to_owned());
        }
        // How sure the committee is, is no matter of taste.
        paragraphs.push(rules::confidence(analysis, words));
        let mut terms = Vec::new();
        for said in answer.terms.iter().take(5) {
            let (term, meaning) = (scribe.write(&said.term, 60), scribe.write(&said.meaning, SENTENCE));
            if !term.is_empty() && !meaning.is_empty() {
                terms.push(Term { term, meaning });
            }
        }
        Ok(Debrief {
            headline,
            paragraphs,
            key_numbers: told_by_rules.key_numbers.clone(),
            terms,
        })
    };
    match models.ask(question, around, account, read).await {
        Ok(debrief) => Ok(debrief),
        // The analysis is there. It is told by rules, and who is missing is said.
        Err(ReasonerFailure::Unusable(reason)) => {
            let missing = format!("{} ({})", words.text("seat-chair"), words.text(reason.message()));
            let mut debrief = told_by_rules.clone();
            debrief
                .paragraphs
                .push(words.say("absent", &[("reason", Arg::Text(&missing))]));
            Ok(debrief)
        }
        Err(away) => Err(away),
    }
}
