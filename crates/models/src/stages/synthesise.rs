//! Synthesis: the chair's draft. Rules weigh the claims and bound the confidence; the model rules on challenged claims
//! and writes the text.

use languages::locale::Arg;
use pipeline::committee::{self, Analysis, ClaimRuling, ClaimStatus, Finding, Risk};
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use pipeline::reason::Reason;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{PARAGRAPH_CHARS, SENTENCE_CHARS, add_brief, add_findings, parse_confidence};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::{FigureContext, TextSanitiser};
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::usage_meter::UsageMeter;
use analyst::{synthesis, weighing::Deliberation};

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct SynthesisAnswer {
    thesis: String,
    balance: Balance,
    confidence: f64,
    drivers: Vec<String>,
    risks: Vec<Danger>,
    scenarios: Vec<Course>,
    changes: Vec<String>,
    rulings: Vec<Ruled>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Balance {
    Favourable,
    Mixed,
    Unfavourable,
    InsufficientEvidence,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Danger {
    text: String,
    mitigant: String,
    tripwire: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Course {
    name: ScenarioName,
    text: String,
    wrong_if: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum ScenarioName {
    Bear,
    Base,
    Bull,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Ruled {
    claim_id: String,
    ruling: RulingWord,
    reason: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum RulingWord {
    Upheld,
    Weakened,
    Refuted,
    Withdrawn,
    Unresolved,
}

/// The highest confidence if the model and the weighed claims point to opposite sides.
const MAX_CONFIDENCE_IF_OPPOSED: f64 = 0.2;
/// The highest confidence if no usable answer of the chair exists.
const MAX_CONFIDENCE_WITHOUT_CHAIR: f64 = 0.4;

/// The draft of the rules in the model's words, or without them if its answer cannot be used.
pub async fn synthesise(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<Analysis, ReasonerFailure> {
    let StageRequest::Synthesise {
        brief,
        committee,
        findings: found,
        challenges,
        rebuttals,
        ledger,
        absent,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let figure_context = FigureContext::new(brief, ledger);
    let weighed = {
        let request = request.clone();
        let weighed = compute(context.computer, move || weighed_by_rules(&request)).await?;
        weighed.ok_or_else(crate::wrong_stage)?
    };
    let mut data = PromptData::default();
    add_brief(&mut data, brief);
    add_findings(&mut data, found, committee);
    let lines: Vec<String> = challenges
        .iter()
        .map(|challenge| {
            let answer = rebuttals
                .iter()
                .find(|rebuttal| rebuttal.challenge_id == challenge.challenge_id);
            let answer = answer.map_or("no answer".to_owned(), |answer| {
                format!("{}: {}", answer.position.name(), answer.text)
            });
            format!(
                "{} ({}): {} -> {answer}",
                challenge.claim_id,
                challenge.kind.name(),
                challenge.text
            )
        })
        .collect();
    data.part_if_any("challenges and answers", &lines.join("\n"), 6_000);
    data.part_if_any("not heard", &absent.join("\n"), 600);
    let cited: Vec<String> = found.iter().flat_map(|finding| finding.evidence.clone()).collect();
    figure_context.add_table(&mut data, &figure_context.by_ids(&cited, models.settings.figures));
    data.part_if_any("not available", &figure_context.gaps(), 800);
    let question = Question::plain(Stage::Synthesise, "chair", data);
    let read = |answer: SynthesisAnswer| draft(&answer, &weighed, &figure_context, found);
    match models.ask(question, context, meter, read).await {
        Ok(analysis) => Ok(analysis),
        // The claims are weighed; only the chair's text is missing, and the draft says so.
        Err(ReasonerFailure::Unusable(reason)) => Ok(without_chair(weighed, &figure_context, reason)),
        Err(failure) => Err(failure),
    }
}

fn weighed_by_rules(request: &StageRequest) -> Option<Analysis> {
    let StageRequest::Synthesise {
        brief,
        committee,
        findings,
        challenges,
        rebuttals,
        ledger,
        absent,
    } = request
    else {
        return None;
    };
    let deliberation = Deliberation {
        committee,
        findings,
        challenges,
        rebuttals,
        absent,
    };
    Some(synthesis::synthesise(brief, &deliberation, ledger))
}

fn draft(
    answer: &SynthesisAnswer,
    weighed: &Analysis,
    figure_context: &FigureContext<'_>,
    findings: &[Finding],
) -> Result<Analysis, String> {
    let mut sanitiser = figure_context.sanitiser().also(stated_numbers(weighed));
    let mut analysis = weighed.clone();
    analysis.thesis = sanitiser.write(&answer.thesis, PARAGRAPH_CHARS);
    if analysis.thesis.is_empty() {
        return Err("the thesis is empty".to_owned());
    }
    let mut capped = parse_confidence(answer.confidence)?.min(weighed.confidence);
    let model_balance = balance(answer.balance);
    // Only the figures decide whether there is enough evidence.
    if weighed.balance != committee::Balance::InsufficientEvidence {
        let sides = [committee::Balance::Favourable, committee::Balance::Unfavourable];
        if model_balance != weighed.balance && sides.contains(&model_balance) && sides.contains(&weighed.balance) {
            capped = capped.min(MAX_CONFIDENCE_IF_OPPOSED);
        }
        analysis.balance = model_balance;
    }
    analysis.confidence = capped;
    replace_if_any(
        &mut analysis.drivers,
        sanitiser.write_all(&answer.drivers, 5, SENTENCE_CHARS),
    );
    let risks: Vec<Risk> = answer
        .risks
        .iter()
        .take(6)
        .map(|item| risk(item, &mut sanitiser))
        .collect();
    replace_if_any(
        &mut analysis.risks,
        risks.into_iter().filter(|risk| !risk.text.is_empty()).collect(),
    );
    for scenario in &mut analysis.scenarios {
        if let Some(item) = answer
            .scenarios
            .iter()
            .find(|item| scenario_name(item.name) == scenario.name)
        {
            set_if_any(&mut scenario.text, sanitiser.write(&item.text, SENTENCE_CHARS));
            set_if_any(&mut scenario.wrong_if, sanitiser.write(&item.wrong_if, SENTENCE_CHARS));
        }
    }
    replace_if_any(
        &mut analysis.what_would_change_the_view,
        sanitiser.write_all(&answer.changes, 4, SENTENCE_CHARS),
    );
    for item in &answer.rulings {
        apply_ruling(&mut analysis.rulings, item, findings, &mut sanitiser);
    }
    let texts = format!("{} {}", answer.thesis, answer.drivers.join(" "));
    let mut shown: Vec<String> = analysis
        .evidence
        .iter()
        .map(|figure| figure.evidence_id.clone())
        .collect();
    shown.extend(figure_context.existing_ids(&[], &texts));
    analysis.evidence = figure_context.by_ids(&shown, usize::MAX).into_iter().cloned().collect();
    Ok(analysis)
}

/// Applies a ruling of the chair to a challenged claim. It can only be harsher than the result of the
/// cross-examination.
fn apply_ruling(rulings: &mut [ClaimRuling], item: &Ruled, findings: &[Finding], sanitiser: &mut TextSanitiser<'_>) {
    let exists = |claim_id: &str| {
        findings
            .iter()
            .flat_map(|finding| &finding.claims)
            .any(|claim| claim.claim_id == claim_id)
    };
    if let Some(ruling) = rulings
        .iter_mut()
        .find(|ruling| ruling.claim_id == item.claim_id && exists(&ruling.claim_id))
    {
        ruling.ruling = ruling.ruling.max(claim_status(item.ruling));
        set_if_any(&mut ruling.reason, sanitiser.write(&item.reason, SENTENCE_CHARS));
    }
}

fn without_chair(mut weighed: Analysis, figure_context: &FigureContext<'_>, reason: Reason) -> Analysis {
    let words = &figure_context.figures.words;
    let missing = format!("{} ({})", words.text("seat-chair"), words.text(reason.message()));
    weighed
        .data_gaps
        .push(words.say("absent", &[("reason", Arg::Text(&missing))]));
    weighed.confidence = weighed.confidence.min(MAX_CONFIDENCE_WITHOUT_CHAIR);
    weighed
}

/// The numbers that an analysis itself states, which texts may repeat: probabilities and the confidence.
pub fn stated_numbers(analysis: &Analysis) -> Vec<f64> {
    let probabilities = analysis.scenarios.iter().filter_map(|scenario| scenario.probability);
    let confidence = [analysis.confidence, (analysis.confidence * 100.0).round()];
    probabilities.map(f64::from).chain(confidence).collect()
}

fn risk(item: &Danger, sanitiser: &mut TextSanitiser<'_>) -> Risk {
    Risk {
        text: sanitiser.write(&item.text, SENTENCE_CHARS),
        mitigant: sanitiser.write(&item.mitigant, SENTENCE_CHARS),
        tripwire: sanitiser.write(&item.tripwire, SENTENCE_CHARS),
    }
}

fn set_if_any(place: &mut String, text: String) {
    if !text.is_empty() {
        *place = text;
    }
}

fn replace_if_any<T>(place: &mut Vec<T>, items: Vec<T>) {
    if !items.is_empty() {
        *place = items;
    }
}

const fn balance(balance: Balance) -> committee::Balance {
    match balance {
        Balance::Favourable => committee::Balance::Favourable,
        Balance::Mixed => committee::Balance::Mixed,
        Balance::Unfavourable => committee::Balance::Unfavourable,
        Balance::InsufficientEvidence => committee::Balance::InsufficientEvidence,
    }
}

const fn scenario_name(name: ScenarioName) -> &'static str {
    match name {
        ScenarioName::Bear => "bear",
        ScenarioName::Base => "base",
        ScenarioName::Bull => "bull",
    }
}

const fn claim_status(ruling: RulingWord) -> ClaimStatus {
    match ruling {
        RulingWord::Upheld => ClaimStatus::Upheld,
        RulingWord::Weakened => ClaimStatus::Weakened,
        RulingWord::Refuted => ClaimStatus::Refuted,
        RulingWord::Withdrawn => ClaimStatus::Withdrawn,
        RulingWord::Unresolved => ClaimStatus::Unresolved,
    }
}
