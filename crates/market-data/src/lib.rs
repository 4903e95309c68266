//! Market data: what ships with the program, files that an operator imports, live sources, and the library that looks
//! through them.
//!
//! Whatever comes in is brought to the layout of its kind and kept in the store. Nothing is guessed: a cell that cannot
//! be read is named with its line, and a provider that cannot be asked is a gap with its reason.

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
pub use import::{Content, ImportKind, ImportedFile, Wish, read_file};
pub use library::Library;
pub use live::{Live, LiveSettings, SourceError, providers};

#[cfg(test)]
mod tests;
