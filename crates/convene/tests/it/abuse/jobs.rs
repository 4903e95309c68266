//! Jobs that keep failing, and jobs that take long.

mod answers;
mod poison;
mod records;
