//! Archives (zip): what is in them, within bounds. Nothing is written to a disk.

use std::io::{Cursor, Read};

use zip::ZipArchive;

/// So many files are read out of one archive or folder.
pub const MOST_FILES: usize = 1_000;
/// One file of an archive may have so many bytes.
const MOST_BYTES_OF_FILE: u64 = 64 * 1024 * 1024;
/// All of them together may.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// Whether bytes begin as an archive does.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// The files of an archive, by name. Why it cannot be read is in words that follow "the archive".
pub fn files(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = read(bytes, MOST_BYTES_OF_FILE)?;
    files.sort();
    Ok(files)
}

/// The one file of an archive.
pub(super) fn only_file(bytes: &[u8], most_bytes: u64) -> Result<Vec<u8>, String> {
    let mut files = read(bytes, most_bytes)?;
    match (files.pop(), files.is_empty()) {
        (Some((_, bytes)), true) => Ok(bytes),
        _ => Err("does not hold exactly one file".to_owned()),
    }
}

fn read(bytes: &[u8], most_of_file: u64) -> Result<Vec<(String, Vec<u8>)>, String> {
    let broken = "is broken or was not downloaded whole";
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| broken.to_owned())?;
    if archive.len() > MOST_FILES {
        return Err(format!("holds more than {MOST_FILES} files"));
    }
    let (mut files, mut total) = (Vec::new(), 0);
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).map_err(|error| match error {
            zip::result::ZipError::UnsupportedArchive(_) => {
                "has a file that is encrypted or packed in an unknown way".to_owned()
            }
            _ => broken.to_owned(),
        })?;
        if file.is_dir() {
            continue;
        }
        let name = file.name().map_err(|_| broken.to_owned())?.into_owned();
        if file.is_symlink() || !stays_inside(&name) {
            return Err("has a file that points outside of it".to_owned());
        }
        let mut unpacked = Vec::new();
        // What it says of its own size may be wrong.
        let mut bounded = (&mut file).take(most_of_file + 1);
        bounded.read_to_end(&mut unpacked).map_err(|_| broken.to_owned())?;
        let length = unpacked.len() as u64;
        total += length;
        if length > most_of_file || total > MOST_BYTES {
            return Err("unpacks to more than is read".to_owned());
        }
        files.push((name, unpacked));
    }
    Ok(files)
}

/// Whether a name, as a path, is one below the archive. Nothing is written there, but who packs other names means harm.
fn stays_inside(name: &str) -> bool {
    let whole = !name.starts_with('/') && !name.contains(['\\', ':', '\0']);
    whole && name.split('/').all(|part| part != "..")
}

#[cfg(test)]
mod tests;
