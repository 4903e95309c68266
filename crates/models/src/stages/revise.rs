//! The one revision. Rules take the objections into account: confidence falls, risks are added, a judgement on outlived
//! figures is taken back. The model finds the words and answers each objection.

use pipeline::committee::{self, Analysis, Ledger};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::red_team::told;
use super::synthesise::stated;
use super::{PARAGRAPH, SENTENCE, confidence, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
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

/// The revised draft.
pub async fn revise(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<Analysis, ReasonerFailure> {
    let StageRequest::Revise {
        brief,
        draft,
        objections,
        ruling,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let ledger = Ledger {
        evidence: draft.evidence.clone(),
        ..Ledger::default()
    };
    let room = FigureContext::new(brief, &ledger);
    let ruled = revision::revise(brief, draft, objections, *ruling);
    let mut data = Data::default();
    tell(&mut data, brief);
    data.part("draft", &told(draft), 7_000);
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
    room.show(&mut data, &room.named(&shown, models.settings.figures));
    let question = Question::plain(Stage::Revise, "chair", data);
    let before = draft.red_team.len();
    let read = |answer: RevisionAnswer| {
        let mut scribe = room.scribe().also(stated(draft));
        let mut analysis = ruled.clone();
        let thesis = scribe.write(&answer.thesis, PARAGRAPH);
        if thesis.is_empty() {
            return Err("the thesis is empty".to_owned());
        }
        // A judgement that was taken back stays taken back, in the words that say so.
        if analysis.balance == draft.balance {
            analysis.thesis = thesis;
        }
        let drivers = scribe.write_all(&answer.drivers, 5, SENTENCE);
        if !drivers.is_empty() {
            analysis.drivers = drivers;
        }
        analysis.confidence = confidence(answer.confidence)?.min(ruled.confidence);
        for said in &answer.responses {
            let place = usize::try_from(said.number)
                .ok()
                .and_then(|number| number.checked_sub(1));
            let Some(objection) = place.and_then(|place| analysis.red_team.get_mut(before + place)) else {
                continue;
            };
            let response = scribe.write(&said.response, SENTENCE);
            if !response.is_empty() {
                objection.response = response;
                // What the rules accepted cost confidence already and is not unsaid.
                if objection.disposition != committee::Disposition::Accepted {
                    objection.disposition = disposition(said.disposition);
                }
            }
        }
        Ok(analysis)
    };
    models.ask(question, around, account, read).await
}

const fn disposition(said: Disposition) -> committee::Disposition {
    match said {
        Disposition::Accepted => committee::Disposition::Accepted,
        Disposition::Answered => committee::Disposition::Answered,
        Disposition::Open => committee::Disposition::Open,
    }
}
