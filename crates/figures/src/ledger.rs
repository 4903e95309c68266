//! The figure ledger of a session: every figure with its source, its formula and its inputs.
//!
//! The data room writes it before any member speaks; everybody else only reads it. [`Ledger::check`] recomputes it.

use languages::decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::canonical::digest;

mod check;
#[cfg(test)]
mod tests;

pub use check::{LedgerFault, Mismatch};

/// Where figures are from, pinned to the content that was read.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Source {
    /// Stable within the session. Inputs name a series of it as `SOURCE_ID#NAME`.
    pub source_id: String,
    /// Who provides it.
    pub provider: String,
    /// What it is, such as `monthly_series`.
    pub kind: String,
    /// Its name for people.
    pub title: String,
    /// Where to find it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uri: Option<String>,
    /// When it was fetched; absent for what ships with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retrieved_at: Option<String>,
    /// When it was published, if it says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published_at: Option<String>,
    /// SHA-256 of the content as it was read, as lower-case hex.
    pub content_sha256: String,
}

/// How a figure came to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FigureKind {
    /// Read from a source, at most rounded.
    #[default]
    Reported,
    /// Computed by its formula.
    Computed,
    /// An assumption, stated as one.
    Assumed,
    /// The user's own number.
    UserGiven,
}

/// A sourced number. In the wire format figures appear as `evidence`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Evidence {
    /// Stable within the session.
    pub evidence_id: String,
    /// Where it is from, in words.
    pub source: String,
    /// Which series or statement.
    pub series: String,
    /// The date it speaks of.
    pub as_of: String,
    /// The window it speaks of, as `YYYY-MM-DD/YYYY-MM-DD`; absent where it is of one date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<String>,
    /// The value, stated to its places.
    pub value: Decimal,
    /// Its unit.
    pub unit: String,
    /// How it was read or computed, in words.
    pub how: String,
    /// How it came to be.
    #[serde(default)]
    pub kind: FigureKind,
    /// The source of the ledger it is from.
    #[serde(default)]
    pub source_id: String,
    /// The formula that gives the value, to the character; see [`crate::formula`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
    /// What the formula uses: series as `SOURCE_ID#NAME`, where the formula says `NAME`, and the ids of earlier
    /// figures.
    #[serde(default)]
    pub inputs: Vec<String>,
    /// The digest of all other fields; see [`Evidence::digest`].
    #[serde(default)]
    pub sha256: String,
}

impl Evidence {
    /// SHA-256 over the canonical JSON of the figure without its own `sha256`. A field that is added one day must be
    /// left out of the JSON while it is empty, or the digests of old figures no longer hold.
    pub fn digest(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Value::Object(fields) = &mut value {
            fields.remove("sha256");
        }
        digest(&value)
    }

    /// The figure with its digest written into it.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.sha256 = self.digest();
        self
    }
}

/// What the data room has on a question: figures, and what is missing.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// Every figure the committee may use.
    pub evidence: Vec<Evidence>,
    /// What was looked for and not found.
    pub gaps: Vec<String>,
    /// Where the figures are from.
    #[serde(default)]
    pub sources: Vec<Source>,
}

impl Ledger {
    /// SHA-256 over the canonical JSON of the whole.
    pub fn digest(&self) -> String {
        digest(&serde_json::to_value(self).unwrap_or_default())
    }

    /// A figure by its id.
    pub fn figure(&self, evidence_id: &str) -> Option<&Evidence> {
        self.evidence.iter().find(|figure| figure.evidence_id == evidence_id)
    }

    /// A source by its id.
    pub fn source(&self, source_id: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.source_id == source_id)
    }
}

/// A figure as a finding quotes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// Its name for people.
    pub name: String,
    /// The value.
    pub value: Decimal,
    /// Its unit.
    pub unit: String,
    /// The date it speaks of.
    pub as_of: String,
    /// The id of the figure in the ledger.
    pub evidence_id: String,
}
