//! Every figure with where it is from and how to compute it again.

use serde_json::{Value, json};

use super::{Read, short};

/// The figures, the sources and the gaps.
pub fn evidence(read: &Read<'_>) -> Value {
    let ledger = &read.ledger;
    json!({
        "figures": ledger.evidence.iter().map(|figure| json!({
            "id": figure.evidence_id,
            "series": figure.series,
            "how": figure.how,
            "value": format!("{} {}", figure.value, figure.unit),
            "as_of": figure.as_of,
            "period": figure.period.as_ref().map(|period| period.replace('/', " to ")),
            "formula": figure.formula,
            "inputs": figure.inputs.join(", "),
            "source": figure.source_id,
            "sha256": short(&figure.sha256),
        })).collect::<Vec<_>>(),
        "sources": ledger.sources.iter().map(|source| json!({
            "id": source.source_id,
            "title": source.title,
            "provider": source.provider,
            "uri": source.uri,
            "retrieved": source.retrieved_at,
            "sha256": source.content_sha256,
        })).collect::<Vec<_>>(),
        "gaps": ledger.gaps,
    })
}
