//! Market data: what ships with the program, files that an operator imports, live providers, and the library that
//! searches them.
//!
//! Imported and fetched data is converted to one layout for each kind and stored. Nothing is guessed: a cell that
//! cannot be read is reported with its line, and a provider that cannot be called is a gap with a reason.

pub mod archive;
mod cache;
pub mod calendar;
pub mod facts;
mod formats;
pub mod history;
mod import;
pub mod key;
mod library;
pub mod listing;
mod live;
pub mod shipped;
mod shipped_files;
mod soundness;
pub mod stored;
pub mod symbols;
pub mod table;

pub use formats::Problem;
pub use import::{Content, ImportKind, ImportOptions, ImportedFile, read_file};
pub use library::Library;
pub use live::{Live, LiveSettings, SettingError, SourceError, providers};

#[cfg(test)]
mod tests;
