//! Jobs that keep failing, and work that takes long.

mod answers;
pub(super) mod bystander;
mod poison;
mod records;
