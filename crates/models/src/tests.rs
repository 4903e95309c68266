//! Rules for every schema, and what each seat may see, say and look up.

mod schemas;
mod seats;
