//! The red team. A model cannot overrule the rules' objections of high severity, such as planted or outdated figures.

use pipeline::committee::{self, Analysis, Disposition, Objection, Ruling};
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE_CHARS, add_brief};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::stages::synthesise::stated_numbers;
use crate::usage_meter::UsageMeter;
use analyst::red_team as rules;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct RedTeamAnswer {
    objections: Vec<Said>,
    ruling: RulingWord,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Said {
    kind: Kind,
    objection: String,
    severity: Severity,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Kind {
    OppositeCase,
    SingleFigure,
    Staleness,
    Planted,
    OneSource,
    Promotion,
    Judgement,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Severity {
    Low,
    Medium,
    High,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum RulingWord {
    Pass,
    Revise,
    Reject,
}

/// The objections and the ruling. An unusable answer is an error, which counts as a rejection and never as a pass.
pub async fn red_team(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<(Vec<Objection>, Ruling), ReasonerFailure> {
    let StageRequest::RedTeam { brief, draft, ledger } = request else {
        return Err(crate::wrong_stage());
    };
    let figure_context = FigureContext::new(brief, ledger);
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    data.part("draft", &analysis_text(draft), 7_000);
    let shown: Vec<String> = draft.evidence.iter().map(|figure| figure.evidence_id.clone()).collect();
    figure_context.add_table(&mut data, &figure_context.by_ids(&shown, models.settings.figures));
    let question = Question::plain(Stage::RedTeam, "red_team", data);
    let (rules_objections, rules_ruling) = {
        let (brief, draft, ledger) = (brief.clone(), draft.clone(), ledger.clone());
        compute(context.computer, move || rules::attack(&brief, &draft, &ledger)).await?
    };
    let high_severity: Vec<Objection> = rules_objections
        .into_iter()
        .filter(|objection| objection.severity == committee::Severity::High)
        .collect();
    let read = |answer: RedTeamAnswer| {
        let mut sanitiser = figure_context.sanitiser().also(stated_numbers(draft));
        let mut objections = Vec::new();
        for item in answer.objections.iter().take(5) {
            let text = sanitiser.write(&item.objection, SENTENCE_CHARS);
            if !text.is_empty() {
                objections.push(Objection {
                    kind: kind_name(item.kind).to_owned(),
                    objection: text,
                    severity: severity(item.severity),
                    disposition: Disposition::Open,
                    response: String::new(),
                });
            }
        }
        let ruling = match answer.ruling {
            RulingWord::Pass => Ruling::Pass,
            RulingWord::Revise => Ruling::Revise,
            RulingWord::Reject => Ruling::Reject,
        };
        if objections.is_empty() && ruling != Ruling::Pass {
            return Err("a ruling other than pass needs an objection".to_owned());
        }
        Ok((objections, ruling))
    };
    let (mut objections, mut ruling) = models.ask(question, context, meter, read).await?;
    if !high_severity.is_empty() {
        ruling = harsher(ruling, rules_ruling);
        objections.extend(high_severity);
    }
    Ok((objections, ruling))
}

const fn harsher(one: Ruling, other: Ruling) -> Ruling {
    match (one, other) {
        (Ruling::Reject, _) | (_, Ruling::Reject) => Ruling::Reject,
        (Ruling::Revise, _) | (_, Ruling::Revise) => Ruling::Revise,
        _ => Ruling::Pass,
    }
}

/// An analysis as lines of text, for a prompt.
pub fn analysis_text(draft: &Analysis) -> String {
    let mut lines = vec![
        format!("balance: {}", draft.balance.name()),
        format!("thesis: {}", draft.thesis),
    ];
    lines.extend(draft.drivers.iter().map(|driver| format!("driver: {driver}")));
    lines.extend(draft.risks.iter().map(|risk| format!("risk: {}", risk.text)));
    lines.extend(
        draft
            .scenarios
            .iter()
            .map(|scenario| format!("scenario {}: {}", scenario.name, scenario.text)),
    );
    lines.extend(draft.dissent.iter().map(|dissent| format!("dissent: {}", dissent.text)));
    lines.extend(
        draft
            .what_would_change_the_view
            .iter()
            .map(|text| format!("would change the view: {text}")),
    );
    lines.extend(draft.data_gaps.iter().take(6).map(|gap| format!("missing: {gap}")));
    lines.join("\n")
}

const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::OppositeCase => "opposite_case",
        Kind::SingleFigure => "single_figure",
        Kind::Staleness => "staleness",
        Kind::Planted => "planted",
        Kind::OneSource => "one_source",
        Kind::Promotion => "promotion",
        Kind::Judgement => "judgement",
    }
}

const fn severity(severity: Severity) -> committee::Severity {
    match severity {
        Severity::Low => committee::Severity::Low,
        Severity::Medium => committee::Severity::Medium,
        Severity::High => committee::Severity::High,
    }
}
