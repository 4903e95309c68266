//! Remembers what was found in the last brief: every stage asks several times, and its words are searched for many
//! lists.

use std::cell::RefCell;
use std::thread::LocalKey;

use pipeline::brief::MasterBrief;

/// The last brief with what was found in it.
pub type LastBrief<T> = RefCell<Option<(MasterBrief, T)>>;

/// What was found in this brief, or what `read` finds now.
pub fn known_or<T: Clone>(
    last: &'static LocalKey<LastBrief<T>>,
    brief: &MasterBrief,
    read: impl FnOnce(&MasterBrief) -> T,
) -> T {
    let known = last.with_borrow(|last| {
        let last = last.as_ref().filter(|(known, _)| known == brief);
        last.map(|(_, found)| found.clone())
    });
    known.unwrap_or_else(|| {
        let found = read(brief);
        last.set(Some((brief.clone(), found.clone())));
        found
    })
}
