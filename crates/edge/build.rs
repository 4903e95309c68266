//! Writes the list of the console's files, so that they are embedded in the binary. Without `web/dist` the list is
//! empty, and the front page says how to build the console.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[expect(
    clippy::disallowed_methods,
    reason = "Cargo tells a build script its folder this way"
)]
fn main() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    let mut list = "[\n".to_owned();
    for file in &files {
        let name = file.strip_prefix(&dist).unwrap_or(file).display();
        let real = fs::canonicalize(file)?;
        let _ = writeln!(list, "    (\"/{name}\", include_bytes!({real:?}) as &[u8]),");
    }
    list.push(']');
    fs::write(
        Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("console_files.rs"),
        list,
    )
}

/// Collects every file below a folder, except dot files. A missing folder counts as empty.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => collect(&entry.path(), files),
            Ok(kind) if kind.is_file() && !hidden => files.push(entry.path()),
            _ => {}
        }
    }
}
