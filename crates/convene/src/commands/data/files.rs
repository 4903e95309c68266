//! Expands the arguments of `convene data import` (files, folders, archives) to a list of files.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use market_data::archive::{self, MAX_FILES};

/// Larger files are refused.
const MAX_FILE_BYTES: u64 = 256 * 1024 * 1024;
/// Larger archives are refused.
const MAX_ARCHIVE_BYTES: u64 = 64 * 1024 * 1024;
/// The deepest nesting of folders that is read.
const MAX_DEPTH: usize = 8;
/// The most entries of one folder that are listed; most of them may be no data.
const MAX_ENTRIES: usize = 10 * MAX_FILES;
/// The extensions of data files. Other files in a folder or an archive are skipped.
const DATA_EXTENSIONS: [&str; 6] = ["csv", "tsv", "txt", "json", "ofx", "qfx"];

/// A file to import.
pub(super) struct InputFile {
    /// The name shown to the operator: with its folder or archive.
    pub(super) shown: String,
    /// The file name alone, which may contain the symbol.
    pub(super) name: String,
    content: FileContent,
}

enum FileContent {
    OnDisk(PathBuf),
    Unpacked(Vec<u8>),
}

/// The files of one argument, and the names of those that are skipped.
#[derive(Default)]
pub(super) struct Found {
    pub(super) files: Vec<InputFile>,
    pub(super) skipped: Vec<String>,
}

impl InputFile {
    /// The content, read from the file or taken from its archive.
    pub(super) fn bytes(self) -> Result<Vec<u8>, String> {
        match self.content {
            FileContent::OnDisk(path) => read(&path, MAX_FILE_BYTES),
            FileContent::Unpacked(bytes) => Ok(bytes),
        }
    }
}

/// All files of one argument, or the reason why it cannot be expanded.
pub(super) fn expand(path: &Path) -> Result<Found, String> {
    let mut found = Found::default();
    match path.is_dir() {
        true => add_folder(path, 0, &mut found)?,
        false if is_archive(path) => add_archive(path, &mut found)?,
        false => found.files.push(on_disk(path)),
    }
    match found.files.is_empty() {
        true if path.is_dir() => Err("there are no files of data in this folder".to_owned()),
        true => Err("there are no files of data in this archive".to_owned()),
        false => Ok(found),
    }
}

fn add_folder(path: &Path, depth: usize, found: &mut Found) -> Result<(), String> {
    if depth > MAX_DEPTH {
        return Err(format!("has folders more than {MAX_DEPTH} deep"));
    }
    let entries = fs::read_dir(path).map_err(|error| error.to_string())?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| error.to_string())?.path());
        if paths.len() > MAX_ENTRIES {
            return Err(format!("holds more than {MAX_ENTRIES} files"));
        }
    }
    paths.sort();
    for path in paths.into_iter().filter(|path| !name_of(path).starts_with('.')) {
        // A link may lead out of the folder, or in a circle.
        if path.is_symlink() {
            found.skipped.push(path.display().to_string());
        } else if path.is_dir() {
            add_folder(&path, depth + 1, found)?;
        } else if is_archive(&path) {
            add_archive(&path, found)?;
        } else if is_data(&name_of(&path)) {
            found.files.push(on_disk(&path));
        } else {
            found.skipped.push(path.display().to_string());
        }
        if found.files.len() > MAX_FILES {
            return Err(format!("holds more than {MAX_FILES} files"));
        }
    }
    Ok(())
}

fn add_archive(path: &Path, found: &mut Found) -> Result<(), String> {
    let bytes = read(path, MAX_ARCHIVE_BYTES)?;
    let files = archive::files(&bytes).map_err(|reason| format!("the archive {reason}"))?;
    if files.iter().any(|(name, _)| name == "[Content_Types].xml") {
        return Err("this is a workbook; save its sheets as CSV".to_owned());
    }
    for (name, bytes) in files {
        let file_name = name.rsplit('/').next().unwrap_or_default().to_owned();
        let shown = format!("{}/{name}", path.display());
        if file_name.starts_with('.') || name.starts_with("__MACOSX/") {
            continue;
        }
        match is_data(&file_name) {
            true => found.files.push(InputFile {
                shown,
                name: file_name,
                content: FileContent::Unpacked(bytes),
            }),
            false => found.skipped.push(shown),
        }
    }
    Ok(())
}

fn on_disk(path: &Path) -> InputFile {
    InputFile {
        shown: path.display().to_string(),
        name: name_of(path),
        content: FileContent::OnDisk(path.to_owned()),
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn is_data(name: &str) -> bool {
    let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_lowercase());
    extension.is_some_and(|extension| DATA_EXTENSIONS.contains(&extension.as_str()))
}

fn is_archive(path: &Path) -> bool {
    let mut start = [0; 4];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && archive::is_archive(&start)
}

fn read(path: &Path, max_bytes: u64) -> Result<Vec<u8>, String> {
    let length = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if length > max_bytes {
        return Err(format!("is larger than {} MB", max_bytes >> 20));
    }
    fs::read(path).map_err(|error| error.to_string())
}
