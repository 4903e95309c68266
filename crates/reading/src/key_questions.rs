//! The questions that the committee must answer, by the kind of subject.

use languages::locale::{Arg, Locale};
use pipeline::brief::mib::Subject;

/// Three or four questions about the subject.
pub(super) fn of(subject: &Subject, locale: &Locale) -> Vec<String> {
    let about = subject.in_words();
    let (kind, count) = match subject.kind.as_str() {
        "single_security" => ("single", 4),
        "comparison" => ("comparison", 3),
        "fund_or_index" => ("fund", 3),
        "macro" => ("macro", 3),
        "portfolio" => ("portfolio", 3),
        _ => ("theme", 3),
    };
    let question = |number: u32| locale.say(&format!("ask-{kind}-{number}"), &[("name", Arg::Text(&about))]);
    (1..=count).map(question).collect()
}
