//! Counts steps of work, so that tests can check how it grows with the text. Only test builds count: they enable the
//! feature `count-steps`.

#[cfg(any(test, feature = "count-steps"))]
thread_local! {
    static STEPS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Adds letters, words or rows that were read.
#[cfg(any(test, feature = "count-steps"))]
pub fn step(count: usize) {
    STEPS.with(|steps| steps.set(steps.get() + count));
}

/// Adds letters, words or rows that were read.
#[cfg(not(any(test, feature = "count-steps")))]
pub const fn step(_count: usize) {}

/// How many steps some work takes.
#[cfg(any(test, feature = "count-steps"))]
pub fn steps_of(work: impl FnOnce()) -> usize {
    let before = STEPS.with(std::cell::Cell::get);
    work();
    STEPS.with(std::cell::Cell::get) - before
}
