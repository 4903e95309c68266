//! What `convene data import` is given: files, folders and archives, as a list of files.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use market_data::archive::{self, MOST_FILES};

/// A larger file is not read.
const MOST_BYTES: u64 = 256 * 1024 * 1024;
/// A larger archive is not opened.
const MOST_BYTES_PACKED: u64 = 64 * 1024 * 1024;
/// Folders within folders, no deeper than this.
const DEEPEST: usize = 8;
/// What files of data are called at the end. Others in a folder or an archive are left alone.
const ENDINGS: [&str; 6] = ["csv", "tsv", "txt", "json", "ofx", "qfx"];

/// A file to import.
pub(super) struct Given {
    /// What it is called before people: with its folder or archive.
    pub(super) shown: String,
    /// Its own name, which may say whose data it is.
    pub(super) name: String,
    place: Place,
}

enum Place {
    Path(PathBuf),
    Unpacked(Vec<u8>),
}

/// The files of one argument, and the names of those that are left alone.
#[derive(Default)]
pub(super) struct Found {
    pub(super) files: Vec<Given>,
    pub(super) left_alone: Vec<String>,
}

impl Given {
    /// What is in it.
    pub(super) fn bytes(self) -> Result<Vec<u8>, String> {
        match self.place {
            Place::Path(path) => read(&path, MOST_BYTES),
            Place::Unpacked(bytes) => Ok(bytes),
        }
    }
}

/// Everything that an argument stands for; why not, in words.
pub(super) fn expand(path: &Path) -> Result<Found, String> {
    let mut found = Found::default();
    match path.is_dir() {
        true => folder(path, 0, &mut found)?,
        false if is_archive(path) => unpack(path, &mut found)?,
        false => found.files.push(on_disk(path)),
    }
    match found.files.is_empty() {
        true if path.is_dir() => Err("there are no files of data in this folder".to_owned()),
        true => Err("there are no files of data in this archive".to_owned()),
        false => Ok(found),
    }
}

fn folder(path: &Path, depth: usize, found: &mut Found) -> Result<(), String> {
    if depth > DEEPEST {
        return Err(format!("has folders more than {DEEPEST} deep"));
    }
    let entries = fs::read_dir(path).map_err(|error| error.to_string())?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| error.to_string())?.path());
        if paths.len() > 10 * MOST_FILES {
            return Err(format!("holds more than {MOST_FILES} files"));
        }
    }
    paths.sort();
    for path in paths.into_iter().filter(|path| !name_of(path).starts_with('.')) {
        // A link may lead anywhere, also back.
        if path.is_symlink() {
            found.left_alone.push(path.display().to_string());
        } else if path.is_dir() {
            folder(&path, depth + 1, found)?;
        } else if is_archive(&path) {
            unpack(&path, found)?;
        } else if is_data(&name_of(&path)) {
            found.files.push(on_disk(&path));
        } else {
            found.left_alone.push(path.display().to_string());
        }
        if found.files.len() > MOST_FILES {
            return Err(format!("holds more than {MOST_FILES} files"));
        }
    }
    Ok(())
}

fn unpack(path: &Path, found: &mut Found) -> Result<(), String> {
    let bytes = read(path, MOST_BYTES_PACKED)?;
    let files = archive::files(&bytes).map_err(|reason| format!("the archive {reason}"))?;
    if files.iter().any(|(name, _)| name == "[Content_Types].xml") {
        return Err("this is a workbook; save its sheets as CSV".to_owned());
    }
    for (name, bytes) in files {
        let own = name.rsplit('/').next().unwrap_or_default().to_owned();
        let shown = format!("{}/{name}", path.display());
        if own.starts_with('.') || name.starts_with("__MACOSX/") {
            continue;
        }
        match is_data(&own) {
            true => found.files.push(Given {
                shown,
                name: own,
                place: Place::Unpacked(bytes),
            }),
            false => found.left_alone.push(shown),
        }
    }
    Ok(())
}

fn on_disk(path: &Path) -> Given {
    Given {
        shown: path.display().to_string(),
        name: name_of(path),
        place: Place::Path(path.to_owned()),
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn is_data(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
}

fn is_archive(path: &Path) -> bool {
    let mut start = [0; 4];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && archive::is_archive(&start)
}

fn read(path: &Path, most: u64) -> Result<Vec<u8>, String> {
    let length = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if length > most {
        return Err(format!("is larger than {} MB", most >> 20));
    }
    fs::read(path).map_err(|error| error.to_string())
}
