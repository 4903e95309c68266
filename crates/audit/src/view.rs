//! The record as the template shows it: texts that are ready to print, in their order.

mod bounds;
mod brief;
mod cover;
mod evidence;
mod findings;
mod integrity;
mod journal;
mod results;

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

use crate::drawing::{self, ChartInput};

/// The parsed documents of a record.
pub struct ParsedRecord<'a> {
    /// The record.
    pub record: &'a AuditRecord,
    /// The state of the brief, with the question as the user typed it.
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

impl<'a> ParsedRecord<'a> {
    /// Parses all documents; the error names the one that is missing or invalid.
    pub fn new(record: &'a AuditRecord) -> Result<Self, String> {
        let stored = &record.stored;
        let plan: Plan = parse_document("plan", stored.plan.as_deref())?;
        let findings = stored
            .findings
            .iter()
            .map(|(task, body)| parse_document(task, Some(body)));
        let entries = stored
            .entries
            .iter()
            .map(|body| parse_document("transcript", Some(body)));
        let titles = plan
            .committee
            .iter()
            .map(|member| (member.member_id.clone(), member.title.clone()))
            .collect();
        Ok(Self {
            brief: parse_document("brief", Some(&stored.brief))?,
            execution: parse_document("execution", stored.execution.as_deref())?,
            findings: findings.collect::<Result<_, _>>()?,
            analysis: parse_document("analysis", stored.analysis.as_deref())?,
            debrief: parse_document("debrief", stored.summary.as_deref())?,
            entries: entries.collect::<Result<_, _>>()?,
            ledger: ledger_of(&stored.steps).map_err(|broken| broken.to_string())?,
            plan,
            record,
            titles,
        })
    }

    /// The title of a committee member, or the id if the plan does not have it.
    pub fn title<'s>(&'s self, member_id: &'s str) -> &'s str {
        self.titles.get(member_id).map_or(member_id, String::as_str)
    }

    /// The charts in the order in which the record shows them.
    pub fn charts(&self) -> Vec<Chart> {
        drawing::charts(&ChartInput {
            tracks: &self.record.tracks,
            analysis: &self.analysis,
            findings: &self.findings,
            committee: &self.plan.committee,
            brief: &self.plan.brief,
            ledger: &self.ledger,
            locale: Locale::of(Language::from_code(&self.plan.brief.language)),
        })
    }

    /// All texts of the document. `sha256` is the digest of the attached record.
    pub fn view<'s>(&'s self, charts: &'s [Chart], sha256: &str) -> View<'s> {
        View {
            cover: cover::cover(self),
            brief: brief::brief(self),
            committee: brief::committee(self),
            debrief: results::debrief(self),
            analysis: results::analysis(self),
            findings: findings::findings(self),
            evidence: evidence::evidence(self),
            journal: journal::journal(self),
            transcript: findings::transcript(self),
            integrity: integrity::integrity(self, sha256),
            charts: charts.iter().map(ChartTexts::of).collect(),
        }
    }

    /// The metadata of the PDF. It is not typeset, so only control characters are removed from the title.
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
    debrief: results::Debrief<'a>,
    analysis: results::Analysis<'a>,
    findings: Vec<findings::FindingView<'a>>,
    evidence: evidence::Evidence<'a>,
    journal: journal::Journal<'a>,
    transcript: Vec<[String; 5]>,
    integrity: integrity::Integrity<'a>,
    charts: Vec<ChartTexts<'a>>,
}

/// The metadata of the PDF, and the commands, which must be printed unchanged.
#[derive(Serialize)]
pub struct Meta {
    title: String,
    description: String,
    commands: integrity::Commands,
}

/// The texts of a chart.
#[derive(Serialize)]
struct ChartTexts<'a> {
    /// The kind of chart, which decides on its chapter: its id up to the first `_`.
    kind: Option<&'a str>,
    title: &'a str,
    alt: &'a str,
}

impl<'a> ChartTexts<'a> {
    fn of(chart: &'a Chart) -> Self {
        Self {
            kind: chart.chart_id.split('_').next(),
            title: &chart.title,
            alt: &chart.alt,
        }
    }
}

fn parse_document<T: for<'de> Deserialize<'de>>(what: &str, text: Option<&str>) -> Result<T, String> {
    let text = text.ok_or_else(|| format!("{what}: there is none"))?;
    serde_json::from_str(text).map_err(|_| format!("{what}: it cannot be read"))
}

/// A time as `YYYY-MM-DD HH:MM:SS`, in UTC.
pub(crate) fn format_time(at: Timestamp) -> String {
    let text = at.rfc3339();
    match text.split_once('T') {
        Some((date, time)) => format!("{date} {}", time.get(..8).unwrap_or(time)),
        None => text,
    }
}

/// The first 16 digits of a digest: enough to find it in the record, which has all of them.
pub(crate) fn short_digest(sha256: &str) -> &str {
    sha256.get(..16).unwrap_or(sha256)
}

/// Like [`format_time`], from the RFC 3339 text in a transcript entry.
pub(crate) fn format_time_text(text: &str) -> String {
    Timestamp::parse(text).map_or_else(|| text.to_owned(), format_time)
}

/// An identifier of the API as words: underscores become spaces.
pub(crate) fn humanize(name: &str) -> String {
    name.replace('_', " ")
}

/// A stance as it is printed.
pub(crate) fn stance(stance: Stance) -> &'static str {
    match stance {
        Stance::Supports => "for",
        Stance::Opposes => "against",
        Stance::Neutral => "neutral",
    }
}

/// The hash that the transcript's chain begins with.
pub(crate) fn genesis(session_id: &str) -> String {
    transcript::genesis(session_id)
}
