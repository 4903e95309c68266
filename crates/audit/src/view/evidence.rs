//! Every figure with where it is from and how to compute it again.

use serde::Serialize;

use super::{Read, short};

/// The figures, the sources and the gaps.
#[derive(Serialize)]
pub struct Evidence<'a> {
    figures: Vec<Figure<'a>>,
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
    let figures = ledger.evidence.iter().map(|figure| Figure {
        id: &figure.evidence_id,
        series: &figure.series,
        how: &figure.how,
        value: format!("{} {}", figure.value, figure.unit),
        as_of: &figure.as_of,
        period: figure.period.as_ref().map(|period| period.replace('/', " to ")),
        formula: figure.formula.as_deref(),
        inputs: figure.inputs.join(", "),
        sha256: short(&figure.sha256),
    });
    let sources = ledger.sources.iter().map(|source| Source {
        id: &source.source_id,
        title: &source.title,
        provider: &source.provider,
        uri: source.uri.as_deref(),
        retrieved: source.retrieved_at.as_deref(),
        sha256: &source.content_sha256,
    });
    Evidence {
        figures: figures.collect(),
        sources: sources.collect(),
        gaps: &ledger.gaps,
    }
}
