//! Verifies the stored record of a session: is everything as it was when the committee ended?
//!
//! The last transcript entry carries a [`Seal`]: the digests of everything else. The entries are hash-chained, so the
//! head hash, which the execution shows, covers all of them.

pub mod rows;
pub mod signature;
pub mod step;
pub mod tracks;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::brief::MasterBrief;
use crate::committee::{Analysis, Bounds, Debrief};
use crate::execution::{Execution, ExecutionStatus};
use crate::plan::Plan;
use crate::ports::store::{Step, StoredRecord};
use crate::transcript;
use figures::canonical::{digest, sha256_hex};
use figures::ledger::{Ledger, Source};
use figures::numbers::Tracer;
use signature::RecordSignature;
use step::StepResult;

/// The name of the journal step that holds the ledger.
pub const LEDGER_STEP: &str = "ledger";

/// The digests of everything a session is made of, as its last transcript entry carries them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seal {
    /// The brief, as stored.
    pub brief: String,
    /// The plan, as stored.
    pub plan: String,
    /// The findings, as stored, by task.
    pub findings: BTreeMap<String, String>,
    /// The analysis, as stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub analysis: Option<String>,
    /// The debrief, as stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub debrief: Option<String>,
    /// Every step of the journal.
    pub journal: String,
    /// The execution without its head, which the chain itself proves.
    pub execution: String,
}

/// The first check that failed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{what}: {why}")]
pub struct RecordFault {
    /// The part of the record.
    pub what: String,
    /// Why the check failed.
    pub why: String,
}

/// The result of a successful verification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifiedRecord {
    /// Where the execution stands; only a finished one is sealed.
    pub status: ExecutionStatus,
    /// Transcript entries in the chain.
    pub entries: usize,
    /// The hash of the last entry.
    pub head: String,
    /// The signature on the head, as stored; [`signature::judge_signature`] decides how far to trust it.
    pub signature: Option<RecordSignature>,
    /// Journal steps.
    pub steps: usize,
    /// Figures recomputed or checked against their digest.
    pub figures: usize,
    /// Numbers in analysis and debrief, each a figure of the ledger.
    pub numbers: u64,
}

/// Where a series is looked up: by the source it is from and its name there.
pub type SeriesOf<'a> = &'a dyn Fn(&Source, &str) -> Option<Vec<f64>>;

/// The digest of a step.
pub fn step_digest(name: &str, request_sha256: &str, result: &str) -> String {
    sha256_hex(format!("{name}\n{request_sha256}\n{result}"))
}

/// The digest of a whole journal, whatever the order of its steps.
pub fn journal_digest<'a>(steps: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let sorted: BTreeMap<&str, &str> = steps.into_iter().collect();
    let lines: Vec<String> = sorted.iter().map(|(name, sha256)| format!("{name} {sha256}")).collect();
    sha256_hex(lines.join("\n"))
}

/// The digest of an execution without its head, which the chain proves, and without the signature on the head.
pub fn execution_digest(execution: &Execution) -> String {
    let mut value = serde_json::to_value(execution).unwrap_or_default();
    if let Some(object) = value.as_object_mut() {
        object.remove("latest_seq");
        object.remove("head_hash");
        object.remove("signature");
    }
    digest(&value)
}

/// Checks the whole record and returns the first failure.
pub fn verify(record: &StoredRecord, series: SeriesOf<'_>) -> Result<VerifiedRecord, RecordFault> {
    let head = transcript::verify(&record.session_id, record.entries.iter().map(String::as_str)).map_err(|seq| {
        broken(
            format!("transcript entry {seq}"),
            "it does not follow from the one before",
        )
    })?;
    let text = record
        .execution
        .as_deref()
        .ok_or_else(|| broken("execution", "there is none"))?;
    let execution: Execution = parse("execution", text)?;
    if (execution.latest_seq, &execution.head_hash) != (head.seq, &head.hash) {
        return Err(broken("execution", "its head is not the end of the transcript"));
    }
    for step in &record.steps {
        if step.sha256 != step_digest(&step.name, &step.request_sha256, &step.result) {
            return Err(broken(
                format!("journal step {}", step.name),
                "it is not what was recorded",
            ));
        }
    }
    let ledger = ledger_of(&record.steps)?;
    let mut verified = VerifiedRecord {
        status: execution.status,
        entries: record.entries.len(),
        head: head.hash,
        signature: execution.signature.clone(),
        steps: record.steps.len(),
        figures: ledger.evidence.len(),
        numbers: 0,
    };
    // A signed record must match its seal whatever its status says, or a changed status would skip this check.
    if execution.status.is_terminal() || execution.signature.is_some() {
        check_seal(record, &execution)?;
    }
    ledger
        .check(series)
        .map_err(|fault| broken("ledger", &fault.to_string()))?;
    if let (Some(analysis), Some(summary), Some(plan)) = (&record.analysis, &record.summary, &record.plan) {
        let plan: Plan = parse("plan", plan)?;
        verified.numbers = check_numbers(
            &parse("analysis", analysis)?,
            &parse("debrief", summary)?,
            &plan,
            &ledger,
        )?;
    }
    Ok(verified)
}

/// Compares everything with the seal in the last entry.
fn check_seal(record: &StoredRecord, execution: &Execution) -> Result<(), RecordFault> {
    let last = record.entries.last().map(String::as_str).unwrap_or_default();
    let entry: Value = parse("transcript", last)?;
    let seal: Seal = serde_json::from_value(entry["data"]["record"].clone())
        .map_err(|_| broken("transcript", "the last entry carries no seal"))?;
    let same = |what: &str, stored: Option<&str>, sealed: Option<&str>| {
        if stored.map(sha256_hex).as_deref() == sealed {
            Ok(())
        } else {
            Err(broken(what, "it is not what was sealed"))
        }
    };
    same("brief", Some(&record.brief), Some(&seal.brief))?;
    same("plan", record.plan.as_deref(), Some(&seal.plan))?;
    for (task_id, body) in &record.findings {
        let sealed = seal.findings.get(task_id).map(String::as_str);
        same(&format!("finding of {task_id}"), Some(body), sealed)?;
    }
    if record.findings.len() != seal.findings.len() {
        return Err(broken("findings", "one is missing"));
    }
    same("analysis", record.analysis.as_deref(), seal.analysis.as_deref())?;
    same("debrief", record.summary.as_deref(), seal.debrief.as_deref())?;
    if execution_digest(execution) != seal.execution {
        return Err(broken("execution", "it is not what was sealed"));
    }
    let steps = record
        .steps
        .iter()
        .map(|step| (step.name.as_str(), step.sha256.as_str()));
    if journal_digest(steps) != seal.journal {
        return Err(broken("journal", "its steps are not those that were sealed"));
    }
    Ok(())
}

/// Checks that every number in the texts is a figure, and that every figure shown is the ledger's; counts the numbers.
fn check_numbers(analysis: &Analysis, debrief: &Debrief, plan: &Plan, ledger: &Ledger) -> Result<u64, RecordFault> {
    for figure in &analysis.evidence {
        if ledger.figure(&figure.evidence_id) != Some(figure) {
            return Err(broken(
                "analysis",
                &format!("the figure {} is not the ledger's", figure.evidence_id),
            ));
        }
    }
    let mut total = 0;
    let (mut analysis, mut debrief) = (analysis.clone(), debrief.clone());
    let mut tracer = tracer(ledger, plan, &analysis);
    for (what, texts) in [("analysis", analysis.texts_mut()), ("debrief", debrief.texts_mut())] {
        for text in texts {
            tracer.apply(text);
        }
        total += std::mem::take(&mut tracer.coverage).numbers_total;
        if let Some(gap) = &tracer.first_gap {
            return Err(broken(what, &format!("the number {gap} is no figure of the ledger")));
        }
    }
    Ok(total)
}

/// The tracer for what a committee publishes: the ledger, the user's own numbers, and what the analysis states itself.
pub fn tracer<'a>(ledger: &'a Ledger, plan: &Plan, analysis: &Analysis) -> Tracer<'a> {
    let mut tracer = Tracer::new(ledger, given(&plan.brief, ledger));
    tracer.also([analysis.confidence, (analysis.confidence * 100.0).round()]);
    tracer.also(
        analysis
            .scenarios
            .iter()
            .filter_map(|scenario| scenario.probability.map(f64::from)),
    );
    let bounds = analysis.weighed.iter().filter_map(|claim| claim.bounds.as_ref());
    tracer.also(bounds.flat_map(Bounds::numbers));
    tracer
}

/// The texts whose numbers need no figure: the user's own words, and what is missing in the ledger.
pub fn given<'a>(brief: &'a MasterBrief, ledger: &'a Ledger) -> Vec<&'a str> {
    let mut given: Vec<&str> = vec![
        &brief.question,
        &brief.title,
        &brief.objective,
        &brief.horizon,
        &brief.risk_tolerance,
    ];
    given.extend(brief.constraints.iter().chain(&brief.assumptions).map(String::as_str));
    let owned = brief.holdings.positions.iter();
    given.extend(owned.flat_map(|held| [&held.quantity, &held.cost, &held.weight, &held.name].map(String::as_str)));
    let names = brief.subject.instruments.iter();
    given.extend(names.flat_map(|instrument| [instrument.name.as_str(), instrument.symbol.as_str()]));
    // A gap names the amount of data there is and the amount needed.
    given.extend(ledger.gaps.iter().map(String::as_str));
    given
}

/// The ledger in the journal; empty if the run ended before the ledger was made.
pub fn ledger_of(steps: &[Step]) -> Result<Ledger, RecordFault> {
    let Some(step) = steps.iter().find(|step| step.name == LEDGER_STEP) else {
        return Ok(Ledger::default());
    };
    match parse("journal step ledger", &step.result)? {
        StepResult::Ok { ok } => serde_json::from_value(ok).map_err(|_| broken("ledger", "it cannot be read")),
        StepResult::Failed { .. } => Ok(Ledger::default()),
    }
}

fn parse<T: for<'de> Deserialize<'de>>(what: &str, text: &str) -> Result<T, RecordFault> {
    serde_json::from_str(text).map_err(|_| broken(what, "it cannot be read"))
}

fn broken(what: impl Into<String>, why: &str) -> RecordFault {
    RecordFault {
        what: what.into(),
        why: why.to_owned(),
    }
}
