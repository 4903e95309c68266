//! Why a store cannot be opened.

use thiserror::Error;

/// Why a store cannot be opened. The messages are for the operator and never repeat the URL, which may hold a password.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The URL cannot be parsed or has an unknown scheme.
    #[error("the store URL is wrong: {0}")]
    Url(String),
    /// The database cannot be reached or opened.
    #[error("the store cannot be opened: {0}")]
    Connect(String),
    /// The database was migrated by a newer version of the program.
    #[error(
        "the database is of version {found}, this program knows only up to {known}: \
        start the newer program, or restore a backup"
    )]
    Newer {
        /// The version in the database.
        found: i64,
        /// The last version that this program knows.
        known: i64,
    },
    /// An applied migration differs from the one in this program.
    #[error("migration {version} ({name}) was applied with another content; this is not a database of this program")]
    Checksum {
        /// Its number.
        version: i64,
        /// Its name here.
        name: String,
    },
    /// A migration failed.
    #[error("migration {version} failed: {cause}")]
    Migration {
        /// Its number.
        version: i64,
        /// What the database said.
        cause: String,
    },
}
