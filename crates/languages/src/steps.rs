//! Counts the steps of a reading, so that a test can say how they grow with what is read. Only test builds count: they
//! switch the feature `count-steps` on.

#[cfg(any(test, feature = "count-steps"))]
thread_local! {
    static STEPS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// So many letters, words or rows were looked at.
#[cfg(any(test, feature = "count-steps"))]
pub fn step(count: usize) {
    STEPS.with(|steps| steps.set(steps.get() + count));
}

/// So many letters, words or rows were looked at.
#[cfg(not(any(test, feature = "count-steps")))]
pub const fn step(_count: usize) {}

/// How many steps some work takes.
#[cfg(any(test, feature = "count-steps"))]
pub fn steps_of(work: impl FnOnce()) -> usize {
    let before = STEPS.with(std::cell::Cell::get);
    work();
    STEPS.with(std::cell::Cell::get) - before
}
