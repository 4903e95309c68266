//! The dependencies between crates, and other rules that the compiler does not check.

use std::collections::BTreeMap;
use std::path::PathBuf;

/// Which crate may depend on which. Nothing else is allowed.
const ALLOWED: [(&str, &[&str]); 23] = [
    (
        "convene",
        &[
            "analyst",
            "audit",
            "client",
            "contract",
            "data-room",
            "edge",
            "engine",
            "fair-share",
            "figures",
            "identity",
            "instruments",
            "languages",
            "market-data",
            "model-server",
            "models",
            "pipeline",
            "reading",
            "shipped-data",
            "sign-in",
            "store",
        ],
    ),
    (
        "edge",
        &[
            "contract",
            "engine",
            "fair-share",
            "figures",
            "languages",
            "pipeline",
            "sign-in",
        ],
    ),
    ("client", &["contract"]),
    ("engine", &["fair-share", "figures", "languages", "pipeline"]),
    ("fair-share", &["pipeline"]),
    ("sign-in", &["figures", "pipeline"]),
    ("store", &["fair-share", "figures", "languages", "pipeline"]),
    ("audit", &["figures", "languages", "pipeline"]),
    (
        "models",
        &[
            "analyst",
            "figures",
            "instruments",
            "languages",
            "market-data",
            "pipeline",
            "reading",
        ],
    ),
    (
        "analyst",
        &[
            "data-room",
            "figures",
            "instruments",
            "intent",
            "languages",
            "market-data",
            "pipeline",
            "reading",
        ],
    ),
    (
        "data-room",
        &[
            "figures",
            "instruments",
            "intent",
            "languages",
            "market-data",
            "pipeline",
            "reading",
            "shipped-data",
        ],
    ),
    (
        "market-data",
        &["figures", "instruments", "languages", "pipeline", "shipped-data"],
    ),
    ("intent", &["figures", "languages", "pipeline", "reading"]),
    ("reading", &["instruments", "languages", "pipeline"]),
    ("instruments", &["languages", "pipeline", "shipped-data"]),
    ("identity", &["figures", "languages", "pipeline"]),
    ("pipeline", &["figures", "languages"]),
    ("figures", &["languages"]),
    ("languages", &[]),
    ("shipped-data", &[]),
    ("contract", &[]),
    ("model-server", &[]),
    (
        "bench",
        &[
            "analyst",
            "client",
            "contract",
            "data-room",
            "instruments",
            "languages",
            "market-data",
            "model-server",
            "models",
            "pipeline",
            "reading",
            "store",
        ],
    ),
];

#[test]
fn dependencies_point_one_way() {
    let metadata = metadata(false);
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.into_iter().collect();
    assert_eq!(
        metadata.packages.len(),
        allowed.len(),
        "a crate is missing from the list"
    );
    for package in &metadata.packages {
        let may = allowed
            .get(package.name.as_str())
            .unwrap_or_else(|| panic!("{} is not in the list", package.name));
        for dependency in package
            .dependencies
            .iter()
            .filter(|dependency| dependency.path.is_some())
        {
            assert!(
                may.contains(&dependency.name.as_str()),
                "{} must not depend on {}",
                package.name,
                dependency.name
            );
        }
    }
}

/// The dependencies of the pure crates, which use none of them to read a clock, a file, the network or randomness.
const PURE: [&str; 16] = [
    "async-trait",
    "fluent-bundle",
    "icu_decimal",
    "icu_list",
    "icu_locale_core",
    "icu_provider",
    "intl-memoizer",
    "jiff",
    "serde",
    "serde_json",
    "sha2",
    "subtle",
    "thiserror",
    "unic-langid",
    "unicode-normalization",
    "whichlang",
];

#[test]
fn the_pure_crates_have_no_way_out() {
    let metadata = metadata(false);
    for pure in ["figures", "languages", "pipeline"] {
        let package = metadata.packages.iter().find(|package| package.name == pure).unwrap();
        let used = package.dependencies.iter().filter(|used| used.path.is_none());
        for dependency in used.filter(|used| used.kind == cargo_metadata::DependencyKind::Normal) {
            let name = dependency.name.as_str();
            assert!(
                PURE.contains(&name),
                "{pure} uses {name}, which is not in the list of pure crates"
            );
        }
    }
}

/// `rust-version` must be the newest that a dependency requires.
#[test]
fn the_rust_version_is_the_one_that_dependencies_need() {
    let metadata = metadata(true);
    let ours = metadata
        .packages
        .iter()
        .find(|package| package.name == "convene")
        .unwrap();
    let needed = metadata.packages.iter().filter(|package| package.source.is_some());
    let needed = needed.filter_map(|package| package.rust_version.clone()).max();
    assert_eq!(ours.rust_version, needed);
}

fn metadata(with_dependencies: bool) -> cargo_metadata::Metadata {
    let mut command = cargo_metadata::MetadataCommand::new();
    command.manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    if with_dependencies {
        command.other_options(["--locked".to_owned()]);
    } else {
        command.no_deps();
    }
    command.exec().unwrap()
}

/// A crate that re-exports another one would let a third use it without a dependency in its manifest.
#[test]
fn no_crate_hands_another_one_on() {
    for (path, text) in sources() {
        for line in text.lines().map(str::trim_start) {
            let re_exported = line
                .strip_prefix("pub use ")
                .and_then(|used| used.split([';', ' ']).next());
            assert!(
                !ALLOWED.iter().any(|(name, _)| Some(*name) == re_exported),
                "{}: {line}",
                path.display()
            );
        }
    }
}

#[test]
fn no_source_file_is_a_monster() {
    let sources = sources();
    assert!(sources.len() > 100);
    for (path, text) in sources {
        let lines = text.lines().count();
        assert!(lines <= 500, "{} has {lines} lines; split it", path.display());
    }
}

#[test]
fn no_source_line_is_longer_than_120_characters() {
    let mut sources = sources();
    sources.sort();
    let mut too_long = Vec::new();
    for (path, text) in sources {
        for (number, line) in (1..).zip(text.lines()) {
            let characters = line.chars().count();
            if characters > 120 {
                too_long.push(format!("{}:{number} has {characters} characters", path.display()));
            }
        }
    }
    assert!(too_long.is_empty(), "break these lines: {too_long:#?}");
}

/// Path and text of every Rust file of the workspace.
fn sources() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut open = vec![root.join("crates"), root.join("bench")];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}
