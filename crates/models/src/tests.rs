//! What holds for every schema and every prompt, and what code makes of answers that try to get away with something.

mod schemas;
mod seats;
