//! Jobs that keep failing, and work that takes long.

mod answers;
mod poison;
mod records;
