//! The record as the template shows it: finished texts in their order, and nothing to decide.

mod bounds;
mod brief;
mod cover;
mod evidence;
mod findings;
mod integrity;
mod journal;
mod said;

use std::collections::HashMap;

use figures::ledger::Ledger;
use languages::language::Language;
use languages::locale::Locale;
use pipeline::Timestamp;
use pipeline::committee::{Analysis, Debrief, Finding, Stance};
use pipeline::execution::Execution;
use pipeline::plan::Plan;
use pipeline::ports::audit::{AuditRecord, Chart};
use pipeline::record::ledger_of;
use pipeline::transcript;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::drawing::{self, Drawn};

/// The documents of a record, read.
pub struct Read<'a> {
    /// The record.
    pub record: &'a AuditRecord,
    /// The brief's state, with the question as it was typed.
    pub brief: pipeline::brief::Brief,
    /// The plan.
    pub plan: Plan,
    /// The execution.
    pub execution: Execution,
    /// The findings, in order.
    pub findings: Vec<Finding>,
    /// The analysis.
    pub analysis: Analysis,
    /// The debrief.
    pub debrief: Debrief,
    /// The transcript, in order.
    pub entries: Vec<Value>,
    /// The ledger.
    pub ledger: Ledger,
    titles: HashMap<String, String>,
}

impl<'a> Read<'a> {
    /// Reads all documents; one that is missing or broken is named.
    pub fn new(record: &'a AuditRecord) -> Result<Self, String> {
        let stored = &record.stored;
        let plan: Plan = document("plan", stored.plan.as_deref())?;
        let findings = stored.findings.iter().map(|(task, body)| document(task, Some(body)));
        let entries = stored.entries.iter().map(|body| document("transcript", Some(body)));
        let titles = plan
            .committee
            .iter()
            .map(|member| (member.member_id.clone(), member.title.clone()))
            .collect();
        Ok(Self {
            brief: document("brief", Some(&stored.brief))?,
            execution: document("execution", stored.execution.as_deref())?,
            findings: findings.collect::<Result<_, _>>()?,
            analysis: document("analysis", stored.analysis.as_deref())?,
            debrief: document("debrief", stored.summary.as_deref())?,
            entries: entries.collect::<Result<_, _>>()?,
            ledger: ledger_of(&stored.steps).map_err(|broken| broken.to_string())?,
            plan,
            record,
            titles,
        })
    }

    /// A member's name for people.
    pub fn title<'s>(&'s self, member_id: &'s str) -> &'s str {
        self.titles.get(member_id).map_or(member_id, String::as_str)
    }

    /// The pictures.
    pub fn charts(&self) -> Vec<Chart> {
        drawing::charts(&Drawn {
            tracks: &self.record.tracks,
            analysis: &self.analysis,
            findings: &self.findings,
            committee: &self.plan.committee,
            brief: &self.plan.brief,
            ledger: &self.ledger,
            locale: Locale::of(Language::from_code(&self.plan.brief.language)),
        })
    }

    /// All texts of the document. `sha256` is the digest of the record that the document carries.
    pub fn view<'s>(&'s self, charts: &'s [Chart], sha256: &str) -> View<'s> {
        View {
            cover: cover::cover(self),
            brief: brief::brief(self),
            committee: brief::committee(self),
            debrief: said::debrief(self),
            analysis: said::analysis(self),
            findings: findings::findings(self),
            evidence: evidence::evidence(self),
            journal: journal::journal(self),
            transcript: findings::transcript(self),
            integrity: integrity::integrity(self, sha256),
            charts: charts.iter().map(Picture::of).collect(),
        }
    }

    /// What the file says of itself. It is not set but carried as it is, less control characters.
    pub fn meta(&self) -> Meta {
        let title = format!("Audit record: {}", self.record.title);
        Meta {
            title: title.chars().filter(|letter| !letter.is_control()).collect(),
            description: format!(
                "What was asked, what was assumed, who said what on which evidence, and how to check it. Session {}",
                self.record.stored.session_id
            ),
            commands: integrity::commands(self),
        }
    }
}

/// All texts of the document, in the order of its chapters.
#[derive(Serialize)]
pub struct View<'a> {
    cover: cover::Cover<'a>,
    brief: brief::Brief<'a>,
    committee: brief::Committee<'a>,
    debrief: said::Debrief<'a>,
    analysis: said::Analysis<'a>,
    findings: Vec<findings::FindingView<'a>>,
    evidence: evidence::Evidence<'a>,
    journal: journal::Journal<'a>,
    transcript: Vec<[String; 5]>,
    integrity: integrity::Integrity<'a>,
    charts: Vec<Picture<'a>>,
}

/// What the file says of itself.
#[derive(Serialize)]
pub struct Meta {
    title: String,
    description: String,
    commands: integrity::Commands,
}

/// The words of a picture.
#[derive(Serialize)]
struct Picture<'a> {
    /// Which chapter it belongs to: the first word of its id.
    kind: Option<&'a str>,
    title: &'a str,
    alt: &'a str,
}

impl<'a> Picture<'a> {
    fn of(chart: &'a Chart) -> Self {
        Self {
            kind: chart.chart_id.split('_').next(),
            title: &chart.title,
            alt: &chart.alt,
        }
    }
}

fn document<T: for<'de> Deserialize<'de>>(what: &str, text: Option<&str>) -> Result<T, String> {
    let text = text.ok_or_else(|| format!("{what}: there is none"))?;
    serde_json::from_str(text).map_err(|_| format!("{what}: it cannot be read"))
}

/// A moment for people.
pub(crate) fn moment(at: Timestamp) -> String {
    let text = at.rfc3339();
    match text.split_once('T') {
        Some((date, time)) => format!("{date} {}", time.get(..8).unwrap_or(time)),
        None => text,
    }
}

/// The first digits of a digest: enough to find it, where the whole is in the record.
pub(crate) fn short(sha256: &str) -> &str {
    sha256.get(..16).unwrap_or(sha256)
}

/// A moment as an entry of the transcript writes it.
pub(crate) fn moment_of(text: &str) -> String {
    Timestamp::parse(text).map_or_else(|| text.to_owned(), moment)
}

/// A name of the wire as words.
pub(crate) fn words(name: &str) -> String {
    name.replace('_', " ")
}

/// A stance as words.
pub(crate) fn stance(stance: Stance) -> &'static str {
    match stance {
        Stance::Supports => "for",
        Stance::Opposes => "against",
        Stance::Neutral => "neutral",
    }
}

/// The head of the transcript's chain at its beginning.
pub(crate) fn genesis(session_id: &str) -> String {
    transcript::genesis(session_id)
}
