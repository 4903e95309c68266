//! The verifiers against an issuer on the loopback interface that does what a test tells it to.

mod accepted;
mod attacks;
mod key_life;
mod providers;
mod support;
