//! Data from outside: files that an operator imports, live providers, and the library that looks through both.
//!
//! Whatever comes in is brought to the layout of its kind and kept in the store. Nothing is guessed: a cell that cannot
//! be read is named with its line, and a provider that cannot be asked is a gap with its reason.

pub mod archive;
mod cache;
mod formats;
mod import;
mod library;
mod live;
mod soundness;
pub mod symbols;

pub use formats::Problem;
pub use import::{Content, ImportKind, Reading, Wish, read_file};
pub use library::Library;
pub use live::{Live, LiveSettings, Trouble, providers};

#[cfg(test)]
mod tests;
