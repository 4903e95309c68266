//! Every figure with its source and how to recompute it.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{ParsedRecord, short_digest};

/// The figures, the sources and the gaps.
#[derive(Serialize)]
pub struct Evidence<'a> {
    /// The figures that the analysis or a finding cites, and those they were computed from.
    used: Vec<Figure<'a>>,
    /// The figures that the committee had and did not cite.
    looked_at: Vec<Figure<'a>>,
    sources: Vec<Source<'a>>,
    gaps: &'a [String],
}

#[derive(Serialize)]
struct Figure<'a> {
    id: &'a str,
    series: &'a str,
    how: &'a str,
    value: String,
    as_of: &'a str,
    period: Option<String>,
    formula: Option<&'a str>,
    inputs: String,
    sha256: &'a str,
}

#[derive(Serialize)]
struct Source<'a> {
    id: &'a str,
    title: &'a str,
    provider: &'a str,
    uri: Option<&'a str>,
    retrieved: Option<&'a str>,
    sha256: &'a str,
}

/// The evidence of a record.
pub fn evidence<'a>(parsed: &'a ParsedRecord<'_>) -> Evidence<'a> {
    let ledger = &parsed.ledger;
    let used = used(parsed);
    let figure = |figure: &'a figures::ledger::Evidence| Figure {
        id: &figure.evidence_id,
        series: &figure.series,
        how: &figure.how,
        value: format!("{} {}", figure.value, figure.unit),
        as_of: &figure.as_of,
        period: figure.period.as_ref().map(|period| period.replace('/', " to ")),
        formula: figure.formula.as_deref(),
        inputs: figure.inputs.join(", "),
        sha256: short_digest(&figure.sha256),
    };
    let (used, looked_at): (Vec<_>, Vec<_>) = ledger
        .evidence
        .iter()
        .partition(|figure| used.contains(figure.evidence_id.as_str()));
    let sources = ledger.sources.iter().map(|source| Source {
        id: &source.source_id,
        title: &source.title,
        provider: &source.provider,
        uri: source.uri.as_deref(),
        retrieved: source.retrieved_at.as_deref(),
        sha256: &source.content_sha256,
    });
    Evidence {
        used: used.into_iter().map(figure).collect(),
        looked_at: looked_at.into_iter().map(figure).collect(),
        sources: sources.collect(),
        gaps: &ledger.gaps,
    }
}

/// The ids of the figures that the analysis or a finding cites, with those they were computed from.
fn used<'a>(parsed: &'a ParsedRecord<'_>) -> BTreeSet<&'a str> {
    let quoted = parsed.findings.iter().flat_map(|finding| &finding.evidence);
    let mut open: Vec<&str> = quoted.map(String::as_str).collect();
    open.extend(
        parsed
            .analysis
            .evidence
            .iter()
            .map(|figure| figure.evidence_id.as_str()),
    );
    let mut used = BTreeSet::new();
    while let Some(id) = open.pop() {
        let Some(figure) = parsed.ledger.figure(id) else {
            continue;
        };
        if used.insert(figure.evidence_id.as_str()) {
            open.extend(figure.inputs.iter().map(String::as_str));
        }
    }
    used
}
