//! Synthesis: the chair's draft. Rules weigh the claims and say how far the whole can be believed; the model
//! adjudicates and finds the words.

use languages::locale::Arg;
use pipeline::committee::{self, Analysis, ClaimRuling, ClaimStatus, Finding, Risk};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use pipeline::reason::Reason;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{PARAGRAPH, SENTENCE, confidence, findings, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::{FigureContext, Scribe};
use crate::prompt::Stage;
use crate::usage_meter::UsageMeter;
use analyst::{synthesis, weighing::Heard};

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
    name: Name,
    text: String,
    wrong_if: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Name {
    Bear,
    Base,
    Bull,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Ruled {
    claim_id: String,
    ruling: Word,
    reason: String,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Word {
    Upheld,
    Weakened,
    Refuted,
    Withdrawn,
    Unresolved,
}

/// What is believed at most where the model and the weighed claims point to opposite sides.
const AT_ODDS: f64 = 0.2;
/// What is believed at most where no model brought it together.
const UNWORDED: f64 = 0.4;

/// The draft.
pub async fn synthesise(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<Analysis, ReasonerFailure> {
    let StageRequest::Synthesise {
        brief,
        committee,
        findings: found,
        challenges,
        rebuttals,
        ledger,
        absent,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let room = FigureContext::new(brief, ledger);
    let heard = Heard {
        committee,
        findings: found,
        challenges,
        rebuttals,
        absent,
    };
    let weighed = synthesis::synthesise(brief, &heard, ledger);
    let mut data = Data::default();
    tell(&mut data, brief);
    findings(&mut data, found, committee);
    let asked: Vec<String> = challenges
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
    data.part_if_any("challenges and answers", &asked.join("\n"), 6_000);
    data.part_if_any("not heard", &absent.join("\n"), 600);
    let cited: Vec<String> = found.iter().flat_map(|finding| finding.evidence.clone()).collect();
    room.show(&mut data, &room.named(&cited, models.settings.figures));
    data.part_if_any("not available", &room.gaps(), 800);
    let question = Question::plain(Stage::Synthesise, "chair", data);
    let read = |answer: SynthesisAnswer| draft(&answer, &weighed, &room, found);
    match models.ask(question, around, account, read).await {
        Ok(analysis) => Ok(analysis),
        // The claims are there and weighed: what is missing is the chair's word, and that is said.
        Err(ReasonerFailure::Unusable(reason)) => Ok(without_words(weighed, &room, reason)),
        Err(away) => Err(away),
    }
}

fn draft(
    answer: &SynthesisAnswer,
    weighed: &Analysis,
    room: &FigureContext<'_>,
    findings: &[Finding],
) -> Result<Analysis, String> {
    let mut scribe = room.scribe().also(stated(weighed));
    let mut analysis = weighed.clone();
    analysis.thesis = scribe.write(&answer.thesis, PARAGRAPH);
    if analysis.thesis.is_empty() {
        return Err("the thesis is empty".to_owned());
    }
    let mut sure = confidence(answer.confidence)?.min(weighed.confidence);
    let said = balance(answer.balance);
    // Whether there is anything on the subject is for the figures to say.
    if weighed.balance != committee::Balance::InsufficientEvidence {
        let opposite = [committee::Balance::Favourable, committee::Balance::Unfavourable];
        if said != weighed.balance && opposite.contains(&said) && opposite.contains(&weighed.balance) {
            sure = sure.min(AT_ODDS);
        }
        analysis.balance = said;
    }
    analysis.confidence = sure;
    put_if_any(&mut analysis.drivers, scribe.write_all(&answer.drivers, 5, SENTENCE));
    let risks: Vec<Risk> = answer
        .risks
        .iter()
        .take(6)
        .map(|said| risk(said, &mut scribe))
        .collect();
    put_if_any(
        &mut analysis.risks,
        risks.into_iter().filter(|risk| !risk.text.is_empty()).collect(),
    );
    for scenario in &mut analysis.scenarios {
        if let Some(said) = answer.scenarios.iter().find(|said| name(said.name) == scenario.name) {
            put(&mut scenario.text, scribe.write(&said.text, SENTENCE));
            put(&mut scenario.wrong_if, scribe.write(&said.wrong_if, SENTENCE));
        }
    }
    put_if_any(
        &mut analysis.what_would_change_the_view,
        scribe.write_all(&answer.changes, 4, SENTENCE),
    );
    for said in &answer.rulings {
        rule(&mut analysis.rulings, said, findings, &mut scribe);
    }
    let texts = format!("{} {}", answer.thesis, answer.drivers.join(" "));
    let mut shown: Vec<String> = analysis
        .evidence
        .iter()
        .map(|figure| figure.evidence_id.clone())
        .collect();
    shown.extend(room.known(&[], &texts));
    analysis.evidence = room.named(&shown, usize::MAX).into_iter().cloned().collect();
    Ok(analysis)
}

/// A ruling of the chair's on a claim that was questioned. It can only be harsher than what the cross-examination came
/// to.
fn rule(rulings: &mut [ClaimRuling], said: &Ruled, findings: &[Finding], scribe: &mut Scribe<'_>) {
    let asked = |claim_id: &str| {
        findings
            .iter()
            .flat_map(|finding| &finding.claims)
            .any(|claim| claim.claim_id == claim_id)
    };
    if let Some(ruling) = rulings
        .iter_mut()
        .find(|ruling| ruling.claim_id == said.claim_id && asked(&ruling.claim_id))
    {
        ruling.ruling = ruling.ruling.max(word(said.ruling));
        put(&mut ruling.reason, scribe.write(&said.reason, SENTENCE));
    }
}

fn without_words(mut weighed: Analysis, room: &FigureContext<'_>, reason: Reason) -> Analysis {
    let words = &room.figures.words;
    let missing = format!("{} ({})", words.text("seat-chair"), words.text(reason.message()));
    weighed
        .data_gaps
        .push(words.say("absent", &[("reason", Arg::Text(&missing))]));
    weighed.confidence = weighed.confidence.min(UNWORDED);
    weighed
}

/// The numbers that an analysis states itself: probabilities, and how sure it is.
pub fn stated(analysis: &Analysis) -> Vec<f64> {
    let probabilities = analysis.scenarios.iter().filter_map(|scenario| scenario.probability);
    let sure = [analysis.confidence, (analysis.confidence * 100.0).round()];
    probabilities.map(f64::from).chain(sure).collect()
}

fn risk(said: &Danger, scribe: &mut Scribe<'_>) -> Risk {
    Risk {
        text: scribe.write(&said.text, SENTENCE),
        mitigant: scribe.write(&said.mitigant, SENTENCE),
        tripwire: scribe.write(&said.tripwire, SENTENCE),
    }
}

fn put(place: &mut String, text: String) {
    if !text.is_empty() {
        *place = text;
    }
}

fn put_if_any<T>(place: &mut Vec<T>, items: Vec<T>) {
    if !items.is_empty() {
        *place = items;
    }
}

const fn balance(said: Balance) -> committee::Balance {
    match said {
        Balance::Favourable => committee::Balance::Favourable,
        Balance::Mixed => committee::Balance::Mixed,
        Balance::Unfavourable => committee::Balance::Unfavourable,
        Balance::InsufficientEvidence => committee::Balance::InsufficientEvidence,
    }
}

const fn name(said: Name) -> &'static str {
    match said {
        Name::Bear => "bear",
        Name::Base => "base",
        Name::Bull => "bull",
    }
}

const fn word(said: Word) -> ClaimStatus {
    match said {
        Word::Upheld => ClaimStatus::Upheld,
        Word::Weakened => ClaimStatus::Weakened,
        Word::Refuted => ClaimStatus::Refuted,
        Word::Withdrawn => ClaimStatus::Withdrawn,
        Word::Unresolved => ClaimStatus::Unresolved,
    }
}
