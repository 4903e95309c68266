//! Counts the steps of a reading in test builds, so that a test can say how they grow with the text.

#[cfg(test)]
thread_local! {
    static STEPS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// So many characters, numbers or figures were looked at.
#[cfg(test)]
pub fn step(count: usize) {
    STEPS.with(|steps| steps.set(steps.get() + count));
}

/// So many characters, numbers or figures were looked at.
#[cfg(not(test))]
pub const fn step(_count: usize) {}

/// How many steps some work takes.
#[cfg(test)]
pub fn steps_of(work: impl FnOnce()) -> usize {
    let before = STEPS.with(std::cell::Cell::get);
    work();
    STEPS.with(std::cell::Cell::get) - before
}
