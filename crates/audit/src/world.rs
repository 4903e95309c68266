//! The typst world: our template and the values of one record. No disk, no network, no clock.
//!
//! Plug-ins, packages and images that a template names are files. This world has no files but our template, so none of
//! them can be loaded, whatever a text says.

use std::collections::HashMap;
use std::sync::LazyLock;

use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Dict, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};

use crate::fonts::FONTS;

/// The files of the template. Their names are constant, because typst interns every name for ever.
const TEMPLATE: [(&str, &str); 5] = [
    ("main.typ", include_str!("template/main.typ")),
    ("parts.typ", include_str!("template/parts.typ")),
    ("report.typ", include_str!("template/report.typ")),
    ("figures.typ", include_str!("template/figures.typ")),
    ("closing.typ", include_str!("template/closing.typ")),
];

static SOURCES: LazyLock<HashMap<FileId, Source>> = LazyLock::new(|| {
    let source = |(name, text): (&str, &str)| {
        let id = id(name)?;
        Some((id, Source::new(id, text.to_owned())))
    };
    TEMPLATE.into_iter().filter_map(source).collect()
});

/// The typst world of one document.
pub struct RecordWorld {
    main: FileId,
    library: LazyHash<Library>,
}

impl RecordWorld {
    /// The template, with these values as its `sys.inputs`.
    pub fn new(inputs: Dict) -> Result<Self, String> {
        Ok(Self {
            main: id("main.typ").ok_or("the template has no name")?,
            library: LazyHash::new(Library::builder().with_inputs(inputs).build()),
        })
    }
}

fn id(name: &str) -> Option<FileId> {
    let path = VirtualPath::new(name).ok()?;
    Some(RootedPath::new(VirtualRoot::Project, path).intern())
}

impl World for RecordWorld {
    fn library(&self) -> &LazyHash<Library> {
        &self.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &FONTS.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        SOURCES.get(&id).cloned().ok_or(FileError::AccessDenied)
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}
