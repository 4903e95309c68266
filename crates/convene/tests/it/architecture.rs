//! The direction of the crates, and other tidiness that a compiler does not see.

use std::collections::BTreeMap;

/// Which crate may depend on which. Nothing else is allowed.
const ALLOWED: [(&str, &[&str]); 11] = [
    (
        "convene",
        &[
            "audit",
            "client",
            "edge",
            "engine",
            "model-server",
            "providers",
            "store",
        ],
    ),
    ("edge", &["contract", "engine"]),
    ("client", &["contract"]),
    ("engine", &["pipeline"]),
    ("store", &["pipeline"]),
    ("providers", &["pipeline"]),
    ("audit", &["pipeline"]),
    ("pipeline", &[]),
    ("contract", &[]),
    ("model-server", &[]),
    ("bench", &["client", "model-server", "pipeline", "providers", "store"]),
];

#[test]
fn dependencies_point_one_way() {
    let metadata = cargo_metadata::MetadataCommand::new()
        .manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .no_deps()
        .exec()
        .unwrap();
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

#[test]
fn the_pure_crate_has_no_way_out() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../pipeline/Cargo.toml")).unwrap();
    for effect in [
        "tokio",
        "reqwest",
        "rusqlite",
        "axum",
        "getrandom",
        "uuid",
        "rand",
        "tracing",
        "metrics",
    ] {
        assert!(
            !text.lines().any(|line| line.starts_with(effect)),
            "pipeline must not depend on {effect}"
        );
    }
}

#[test]
fn no_source_file_is_a_monster() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut open = vec![
        std::path::PathBuf::from(root).join("crates"),
        std::path::PathBuf::from(root).join("bench"),
    ];
    let mut seen = 0;
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let lines = std::fs::read_to_string(&path).unwrap().lines().count();
                assert!(lines <= 500, "{} has {lines} lines; split it", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 100);
}
