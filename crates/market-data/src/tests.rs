//! Files in the exact formats of their exporters, and fake providers on the loopback interface.

mod brokers;
mod doubts;
mod files;
mod keyless;
mod keyless_faults;
mod library;
mod odd_files;
mod properties;
mod retries;
mod vendor;
mod vendor_symbols;
mod vendors;

use std::path::Path;

use pipeline::Timestamp;
use pipeline::ports::datasets::Dataset;

use super::{Content, ImportOptions, ImportedFile, read_file};

/// The time at which every test starts: 2024-01-10.
const NOW: Timestamp = Timestamp::from_seconds(1_704_844_800);

/// A file in the exact format of its exporter.
fn fixture(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/market");
    std::fs::read(folder.join(name)).unwrap()
}

fn wish(symbol: Option<&str>) -> ImportOptions {
    ImportOptions {
        kind: None,
        symbol: symbol.map(str::to_owned),
        any_symbol: false,
        now: NOW,
    }
}

fn read(name: &str, text: &str) -> Result<ImportedFile, String> {
    read_file(name, text.as_bytes(), &wish(None))
}

#[track_caller]
fn datasets(reading: Result<ImportedFile, String>) -> Vec<Dataset> {
    match reading.unwrap().content {
        Content::Datasets(datasets) => datasets,
        other => panic!("{other:?}"),
    }
}

/// The rows of the one dataset of a reading that has no problem.
#[track_caller]
fn rows(reading: Result<ImportedFile, String>) -> Vec<String> {
    let reading = reading.unwrap();
    assert_eq!(reading.problems, []);
    let datasets = datasets(Ok(reading));
    assert_eq!(datasets.len(), 1);
    datasets[0].body.lines().skip(1).map(str::to_owned).collect()
}
