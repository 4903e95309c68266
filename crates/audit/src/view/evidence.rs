//! Every figure with where it is from and how to compute it again.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Read, short};

/// The figures, the sources and the gaps.
#[derive(Serialize)]
pub struct Evidence<'a> {
    /// What the analysis or a finding stands on, and what that was computed from.
    used: Vec<Figure<'a>>,
    /// What the committee could have used and did not.
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
pub fn evidence<'a>(read: &'a Read<'_>) -> Evidence<'a> {
    let ledger = &read.ledger;
    let used = used(read);
    let figure = |figure: &'a figures::ledger::Evidence| Figure {
        id: &figure.evidence_id,
        series: &figure.series,
        how: &figure.how,
        value: format!("{} {}", figure.value, figure.unit),
        as_of: &figure.as_of,
        period: figure.period.as_ref().map(|period| period.replace('/', " to ")),
        formula: figure.formula.as_deref(),
        inputs: figure.inputs.join(", "),
        sha256: short(&figure.sha256),
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

/// The ids of the figures that somebody stands on, with those they were computed from.
fn used<'a>(read: &'a Read<'_>) -> BTreeSet<&'a str> {
    let quoted = read.findings.iter().flat_map(|finding| &finding.evidence);
    let mut open: Vec<&str> = quoted.map(String::as_str).collect();
    open.extend(read.analysis.evidence.iter().map(|figure| figure.evidence_id.as_str()));
    let mut used = BTreeSet::new();
    while let Some(id) = open.pop() {
        let Some(figure) = read.ledger.figure(id) else { continue };
        if used.insert(figure.evidence_id.as_str()) {
            open.extend(figure.inputs.iter().map(String::as_str));
        }
    }
    used
}
