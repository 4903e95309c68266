//! A hook at every journal step. The product uses [`NoProbe`]; tests stop a run at each boundary.

use async_trait::async_trait;

/// A moment in the life of a journal step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boundary {
    /// Nothing has happened yet.
    BeforeCall,
    /// The answer has arrived and is not stored yet.
    AfterCall,
    /// The answer and everything it caused is durable.
    AfterCommit,
}

/// Is told about every boundary of every journal step, in the order in which they are passed.
#[async_trait]
pub trait Probe: Send + Sync {
    /// A step is at a boundary, and goes on when this returns.
    async fn at(&self, boundary: Boundary, step: &str);
}

/// A probe that does nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoProbe;

#[async_trait]
impl Probe for NoProbe {
    async fn at(&self, _: Boundary, _: &str) {}
}
