//! The holdings that a person has imported.

use crate::Timestamp;
use crate::brief::holdings::Position;
use crate::session::Owner;

/// The holdings of one person. A new import replaces all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Portfolio {
    /// The user who owns it.
    pub owner: Owner,
    /// When it was imported.
    pub imported_at: Timestamp,
    /// What is owned, in the order of the file.
    pub positions: Vec<Position>,
}
