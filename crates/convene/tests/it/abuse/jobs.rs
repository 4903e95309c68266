//! Jobs that keep failing, and work that takes long.

mod answers;
mod bystander;
mod poison;
mod records;
