//! All that the typesetter can see: our template, the view of one record, its pictures. No disk, no network, no clock.

use std::collections::HashMap;
use std::sync::LazyLock;

use typst_library::diag::{FileError, FileResult};
use typst_library::foundations::{Bytes, Datetime, Duration};
use typst_library::text::{Font, FontBook};
use typst_library::{Library, World};
use typst_syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst_utils::LazyHash;

use crate::faces::FACES;
use crate::typesetter;

/// The template, file by file. Names are the same for every record, because the typesetter never forgets one.
const TEMPLATE: [(&str, &str); 5] = [
    ("main.typ", include_str!("template/main.typ")),
    ("parts.typ", include_str!("template/parts.typ")),
    ("said.typ", include_str!("template/said.typ")),
    ("figures.typ", include_str!("template/figures.typ")),
    ("closing.typ", include_str!("template/closing.typ")),
];

static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(typesetter::library()));

static SOURCES: LazyLock<HashMap<FileId, Source>> = LazyLock::new(|| {
    let known = TEMPLATE.iter().filter_map(|(name, text)| {
        let id = id(name)?;
        Some((id, Source::new(id, (*text).to_owned())))
    });
    known.collect()
});

/// The world of one document.
pub struct OneRecord {
    main: FileId,
    files: HashMap<FileId, Bytes>,
}

impl OneRecord {
    /// A world with these files beside the template.
    pub fn new(files: impl IntoIterator<Item = (&'static str, Vec<u8>)>) -> Result<Self, String> {
        let main = id("main.typ").ok_or("the template has no name")?;
        let files = files
            .into_iter()
            .filter_map(|(name, content)| Some((id(name)?, Bytes::new(content))))
            .collect();
        Ok(Self { main, files })
    }
}

fn id(name: &str) -> Option<FileId> {
    let path = VirtualPath::new(name).ok()?;
    Some(RootedPath::new(VirtualRoot::Project, path).intern())
}

impl World for OneRecord {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &FACES.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        SOURCES.get(&id).cloned().ok_or(FileError::AccessDenied)
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        self.files.get(&id).cloned().ok_or(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FACES.fonts.get(index).cloned()
    }

    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}
