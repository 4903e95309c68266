//! What the user owns, as far as it is known.

use serde::{Deserialize, Serialize};

named! {
    /// How much is known of the holdings.
    #[derive(Default)]
    HoldingsStatus {
        /// The positions are what the user owns.
        Known = "known",
        /// The user owns nothing.
        KnownEmpty = "known_empty",
        /// Nobody said.
        #[default]
        NotProvided = "not_provided",
    }
}

/// One holding. Amounts are decimals as text, empty where unknown.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Position {
    /// The symbol in the instrument master.
    pub symbol: String,
    /// The name.
    pub name: String,
    /// How many shares or units.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub quantity: String,
    /// What one of them cost.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cost: String,
    /// The share of the whole in per cent, where the user said it so.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub weight: String,
}

/// The holdings of a brief.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Holdings {
    /// How much is known.
    pub status: HoldingsStatus,
    /// What is owned.
    pub positions: Vec<Position>,
}
