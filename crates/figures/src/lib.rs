//! Figures and where they come from: the ledger of a session, the formulas that compute it, and the numbers that a text
//! quotes from it. Everything is pure.

pub mod canonical;
pub mod formula;
pub mod ledger;
pub mod numbers;
