//! Where a run can be watched, step by step. The product watches nothing; a test ends the process at each of these.

/// A moment in the life of a journal step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boundary {
    /// Nothing has happened yet.
    BeforeCall,
    /// The answer is there, and nobody knows.
    AfterCall,
    /// The answer and everything it caused is durable.
    AfterCommit,
}

/// Is told about every boundary of every journal step, in the order in which they are passed.
pub trait Probe: Send + Sync {
    /// A step is at a boundary.
    fn at(&self, boundary: Boundary, step: &str);
}

/// Watches nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoProbe;

impl Probe for NoProbe {
    fn at(&self, _: Boundary, _: &str) {}
}
