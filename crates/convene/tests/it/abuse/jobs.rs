//! Jobs that keep failing, and work that takes long.
