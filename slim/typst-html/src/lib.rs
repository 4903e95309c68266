//! The typesetter's exporter of web pages brings a renderer of PDF files and a software rasteriser, a twelfth of all that a
//! fresh build compiles. Records are pages of paper. But the part that arranges content asks of every element whether it
//! is one of the exporter's, so the exporter cannot be left out; this takes its place. There is no element of this kind and
//! there can be none: its tag is a type without values.

use typst_library::diag::{SourceResult, bail};
use typst_library::engine::Engine;
use typst_library::foundations::{Args, Construct, Content, elem};

/// The tag of an element: none.
#[derive(Debug, Copy, Clone, Eq, PartialEq, Hash)]
pub enum HtmlTag {}

/// An element of a web page, which cannot be made.
#[elem(Construct)]
pub struct HtmlElem {
    /// Its tag.
    #[internal]
    #[required]
    pub tag: HtmlTag,
}

impl Construct for HtmlElem {
    fn construct(_: &mut Engine, args: &mut Args) -> SourceResult<Content> {
        bail!(args.span, "there are no web pages here");
    }
}

/// What is asked of tags.
pub mod tag {
    use super::HtmlTag;

    /// Whether it is part of a paragraph.
    pub fn should_group_into_pars(tag: HtmlTag) -> bool {
        match tag {}
    }

    /// Whether spaces beside it are left out.
    pub fn is_whitespace_collapsing(tag: HtmlTag) -> bool {
        match tag {}
    }
}
