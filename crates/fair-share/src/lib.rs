//! Owners share what is scarce: permits that they wait for in turns, places that are refused when none is left, and
//! slots for long computations on threads of their own. A report finds what computes on an async thread all the same.

pub mod compute;
pub mod long_polls;
pub mod owner_slots;
pub mod semaphore;
