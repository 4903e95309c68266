//! Short questions are answered in their language: the two labelled halves, with the names of instruments left out.

use languages::language::{accepted, tell};

use super::names;

/// How many of a half are told right, how many of its English, and the mistakes.
fn told(half: &str) -> (f64, f64, Vec<String>) {
    let path = format!("{}/../../bench/labels/language_{half}.tsv", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(path).unwrap();
    let (mut all, mut right, mut english, mut kept) = (0.0, 0.0, 0.0, 0.0);
    let mut mistakes = Vec::new();
    for row in table.lines().skip(1) {
        let [id, language, accept, text] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let found = tell(text, &names(text), accepted(accept)).code();
        let fits = f64::from(found == language);
        (all, right) = (all + 1.0, right + fits);
        if language == "en" {
            (english, kept) = (english + 1.0, kept + fits);
        }
        if found != language {
            mistakes.push(format!("{id} {language}: {text} is told as {found}"));
        }
    }
    assert!(all >= 200.0, "{all}");
    (right / all, kept / english, mistakes)
}

#[test]
fn short_questions_are_told_in_their_language() {
    let (right, english, mistakes) = told("dev");
    assert!(right >= 0.97 && english >= 0.99, "{right} {english} {mistakes:#?}");
}

/// Nobody looks at the rows of this half, so it names none.
#[test]
fn so_are_those_that_the_rules_were_not_made_with() {
    let (right, english, _) = told("held_out");
    assert!(right >= 0.97 && english >= 0.99, "{right} {english}");
}
