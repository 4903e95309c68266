//! The notices name every crate of the program and no other, and the program prints them.

use std::collections::BTreeSet;
use std::process::Command;

use crate::harness::command;

const NOTICES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../THIRD-PARTY-NOTICES");

/// The crates that the release is built from, without build scripts and tests.
fn built_from() -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--package",
            "convene",
            "--edges",
            "normal",
            "--prefix",
            "none",
        ])
        .args(["--format", "{p}", "--target", "x86_64-unknown-linux-gnu"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&tree.stdout).into_owned();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    // `name v1.2.3`, with a path behind it for what is in this repository, and a mark for a macro.
    let lines = text.lines().filter(|line| !line.is_empty());
    let named = lines.map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" "));
    named.map(|crate_| crate_.replace(" v", " ")).collect()
}

#[test]
fn the_notices_name_every_crate_of_the_program_and_no_other() {
    let built = built_from();
    assert!(built.len() > 200, "{built:?}");
    let notices = std::fs::read_to_string(NOTICES).unwrap();
    let named: BTreeSet<String> = notices
        .lines()
        .filter_map(|line| line.strip_prefix("- "))
        .filter(|line| line.split(' ').count() == 2 && line.ends_with(|last: char| last.is_ascii_alphanumeric()))
        .map(str::to_owned)
        .collect();
    let missing: Vec<_> = built.difference(&named).collect();
    let left_over: Vec<_> = named.difference(&built).collect();
    assert!(
        missing.is_empty() && left_over.is_empty(),
        "run `make notices`: missing {missing:?}, no longer there {left_over:?}"
    );
}

#[test]
fn the_program_prints_what_it_is_made_of() {
    // Also where the configuration is wrong.
    let wrong = [("CONVENE_SERVER__LISTEN".to_owned(), String::new())];
    let output = command(&wrong).arg("licenses").output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    for part in [
        "Apache License",
        "SQLite, which is in the public domain",
        "- rusqlite ",
        "SIL OPEN FONT LICENSE",
        "us_market_monthly.csv",
    ] {
        assert!(text.contains(part), "{part}");
    }
    assert!(text.starts_with("Third-party notices"));
}
