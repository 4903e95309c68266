//! The red team. What the rules object to with all weight, planted or outlived figures, no model can wave through.

use pipeline::committee::{self, Analysis, Disposition, Objection, Ruling};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::FigureContext;
use crate::prompt::Stage;
use crate::stages::synthesise::stated;
use crate::usage_meter::UsageMeter;
use analyst::red_team as rules;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct RedTeamAnswer {
    objections: Vec<Said>,
    ruling: Word,
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
enum Word {
    Pass,
    Revise,
    Reject,
}

/// The objections and the ruling. An answer that cannot be read is no pass: it fails, and counts as a rejection.
pub async fn red_team(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<(Vec<Objection>, Ruling), ReasonerFailure> {
    let StageRequest::RedTeam { brief, draft, ledger } = ask else {
        return Err(super::super::mismatched());
    };
    let room = FigureContext::new(brief, ledger);
    let mut data = Data::default();
    tell(&mut data, brief);
    data.part("draft", &told(draft), 7_000);
    let shown: Vec<String> = draft.evidence.iter().map(|figure| figure.evidence_id.clone()).collect();
    room.show(&mut data, &room.named(&shown, models.settings.figures));
    let question = Question::plain(Stage::RedTeam, "red_team", data);
    let (own, own_ruling) = rules::attack(brief, draft, ledger);
    let grave: Vec<Objection> = own
        .into_iter()
        .filter(|objection| objection.severity == committee::Severity::High)
        .collect();
    let read = |answer: RedTeamAnswer| {
        let mut scribe = room.scribe().also(stated(draft));
        let mut objections = Vec::new();
        for said in answer.objections.iter().take(5) {
            let text = scribe.write(&said.objection, SENTENCE);
            if !text.is_empty() {
                objections.push(Objection {
                    kind: kind(said.kind).to_owned(),
                    objection: text,
                    severity: severity(said.severity),
                    disposition: Disposition::Open,
                    response: String::new(),
                });
            }
        }
        let ruling = match answer.ruling {
            Word::Pass => Ruling::Pass,
            Word::Revise => Ruling::Revise,
            Word::Reject => Ruling::Reject,
        };
        if objections.is_empty() && ruling != Ruling::Pass {
            return Err("a ruling other than pass needs an objection".to_owned());
        }
        Ok((objections, ruling))
    };
    let (mut objections, mut ruling) = models.ask(question, around, account, read).await?;
    if !grave.is_empty() {
        ruling = harsher(ruling, own_ruling);
        objections.extend(grave);
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

/// A draft as text.
pub fn told(draft: &Analysis) -> String {
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

const fn kind(said: Kind) -> &'static str {
    match said {
        Kind::OppositeCase => "opposite_case",
        Kind::SingleFigure => "single_figure",
        Kind::Staleness => "staleness",
        Kind::Planted => "planted",
        Kind::OneSource => "one_source",
        Kind::Promotion => "promotion",
        Kind::Judgement => "judgement",
    }
}

const fn severity(said: Severity) -> committee::Severity {
    match said {
        Severity::Low => committee::Severity::Low,
        Severity::Medium => committee::Severity::Medium,
        Severity::High => committee::Severity::High,
    }
}
