//! Valid, hostile and damaged archives.

use std::io::{Cursor, Write};

use zip::write::{SimpleFileOptions, ZipWriter};

use super::{MAX_FILES, files, is_archive, only_file, read};

fn archive(fill: impl FnOnce(&mut ZipWriter<Cursor<Vec<u8>>>)) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    fill(&mut writer);
    writer.finish().unwrap().into_inner()
}

fn archive_of(names: &[&str]) -> Vec<u8> {
    archive(|writer| {
        for name in names {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(name.as_bytes()).unwrap();
        }
    })
}

#[test]
fn files_come_out_in_the_order_of_their_names() {
    let bytes = archive_of(&["b.csv", "folder/a.csv"]);
    assert!(is_archive(&bytes) && !is_archive(b"Date,Close\n"));
    let found = files(&bytes).unwrap();
    let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["b.csv", "folder/a.csv"]);
    assert_eq!(found[1].1, b"folder/a.csv");
    assert_eq!(only_file(&archive_of(&["a"]), 10).unwrap(), b"a");
    assert_eq!(only_file(&bytes, 100).unwrap_err(), "does not hold exactly one file");
    assert_eq!(
        only_file(&archive_of(&[]), 100).unwrap_err(),
        "does not hold exactly one file"
    );
}

#[test]
fn an_archive_that_reaches_outside_is_refused() {
    for name in ["../outside.csv", "/etc/passwd", "a/../../b.csv", "a\\b.csv", "C:b.csv"] {
        let reason = files(&archive_of(&["good.csv", name])).unwrap_err();
        assert_eq!(reason, "has a file that points outside of it", "{name}");
    }
    let linked = archive(|writer| {
        writer
            .add_symlink("link.csv", "/etc/passwd", SimpleFileOptions::default())
            .unwrap();
    });
    assert_eq!(files(&linked).unwrap_err(), "has a file that points outside of it");
}

#[test]
fn an_archive_that_unpacks_to_much_is_given_up_at_the_bound() {
    let small = archive(|writer| {
        writer.start_file("zeros.csv", SimpleFileOptions::default()).unwrap();
        writer.write_all(&vec![b'0'; 1_000_000]).unwrap();
    });
    assert!(small.len() < 10_000);
    assert_eq!(read(&small, 100_000).unwrap_err(), "unpacks to more than is read");
    assert_eq!(read(&small, 1_000_000).unwrap().len(), 1);
    let names: Vec<String> = (0..=MAX_FILES).map(|at| format!("{at}.csv")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(files(&archive_of(&names)).unwrap_err(), "holds more than 1000 files");
}

#[test]
fn half_an_archive_and_a_damaged_one_are_told() {
    let whole = archive_of(&["a.csv", "b.csv"]);
    for cut in [0, 1, 10, whole.len() / 2, whole.len() - 1] {
        let reason = files(&whole[..cut]).unwrap_err();
        assert_eq!(reason, "is broken or was not downloaded whole", "{cut}");
    }
    let mut damaged = whole;
    // Inside the content of the first file, so that its checksum is wrong.
    damaged[36] ^= 0xff;
    assert_eq!(files(&damaged).unwrap_err(), "is broken or was not downloaded whole");
}
