//! Reads zip archives in memory, with limits on their size. Nothing is written to disk.

use std::io::{Cursor, Read};

use zip::ZipArchive;

/// The limit on the number of files in one archive or folder.
pub const MAX_FILES: usize = 1_000;
/// The limit on one file of an archive, unpacked.
const MAX_FILE_BYTES: u64 = 64 * 1024 * 1024;
/// The limit on all files of an archive together, unpacked.
const MAX_TOTAL_BYTES: u64 = 256 * 1024 * 1024;

/// Whether bytes begin like a zip archive.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// The files of an archive, sorted by name. An error is a phrase that follows "the archive".
pub fn files(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = read(bytes, MAX_FILE_BYTES)?;
    files.sort();
    Ok(files)
}

/// The file of an archive that must hold exactly one.
pub(super) fn only_file(bytes: &[u8], max_bytes: u64) -> Result<Vec<u8>, String> {
    let mut files = read(bytes, max_bytes)?;
    match (files.pop(), files.is_empty()) {
        (Some((_, bytes)), true) => Ok(bytes),
        _ => Err("does not hold exactly one file".to_owned()),
    }
}

fn read(bytes: &[u8], max_file_bytes: u64) -> Result<Vec<(String, Vec<u8>)>, String> {
    let broken = "is broken or was not downloaded whole";
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| broken.to_owned())?;
    if archive.len() > MAX_FILES {
        return Err(format!("holds more than {MAX_FILES} files"));
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
        // The size in the header may be wrong, so the limit holds for what is unpacked.
        let mut bounded = (&mut file).take(max_file_bytes + 1);
        bounded.read_to_end(&mut unpacked).map_err(|_| broken.to_owned())?;
        let length = unpacked.len() as u64;
        total += length;
        if length > max_file_bytes || total > MAX_TOTAL_BYTES {
            return Err("unpacks to more than is read".to_owned());
        }
        files.push((name, unpacked));
    }
    Ok(files)
}

/// Whether a name is a path below the archive. Nothing is written to disk, but any other name is a sign of an attack.
fn stays_inside(name: &str) -> bool {
    let whole = !name.starts_with('/') && !name.contains(['\\', ':', '\0']);
    whole && name.split('/').all(|part| part != "..")
}

#[cfg(test)]
mod tests;
