//! What a person owns, as they brought it in.

use crate::Timestamp;
use crate::brief::holdings::Position;
use crate::session::Owner;

/// The holdings of one person. A new import takes the place of the whole of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Portfolio {
    /// Whose.
    pub owner: Owner,
    /// When it was imported.
    pub imported_at: Timestamp,
    /// What is owned, in the order of the file.
    pub positions: Vec<Position>,
}
