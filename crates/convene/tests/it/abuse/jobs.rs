//! Jobs that keep failing, and work that takes long.

mod bystander;
mod poison;
mod records;
