//! The numbers of pages, written onto pages that are set.
//!
//! The typesetter could find them itself, but a number that depends on where something comes to stand makes it set the whole
//! document again, twice or three times over. So the template keeps places free, in a colour that nothing else has, and what
//! belongs there is known when the pages are.

use typst_layout::{Page, PagedDocument};
use typst_library::foundations::{Content, NativeElement, Selector, Value};
use typst_library::introspection::Introspector;
use typst_library::layout::{Em, Frame, FrameItem};
use typst_library::model::{Document, HeadingElem};
use typst_library::text::{Glyph, TextItem};
use typst_library::visualize::{Color, Paint};

/// The colour of "Page 000 of 000" in the footer.
const FOOTER: (u8, u8, u8) = (0x5d, 0x6b, 0x7b);

/// The colour of a number in the contents, which has one for each heading of the first two levels.
const CONTENTS: (u8, u8, u8) = (0x5d, 0x6b, 0x7c);

/// The same document with its page numbers.
pub fn numbered(document: &PagedDocument) -> PagedDocument {
    let all = document.pages().len();
    let mut headings = headings(document).into_iter();
    let numbered = |(at, page): (usize, &Page)| {
        let mut page = page.clone();
        fill(&mut page.frame, &mut |item| {
            if item.fill == paint(FOOTER) {
                write(item, &format!("Page {} of {all}", at + 1));
            } else if item.fill == paint(CONTENTS) {
                write(item, &headings.next().unwrap_or_default().to_string());
            }
        });
        page
    };
    let pages = document.pages().iter().enumerate().map(numbered).collect();
    PagedDocument::new(pages, document.info().clone())
}

/// The pages of the headings that are in the contents.
fn headings(document: &PagedDocument) -> Vec<usize> {
    let introspector = document.introspector();
    let listed = |heading: &Content| {
        let outlined = !matches!(heading.get_by_name("outlined"), Ok(Value::Bool(false)));
        outlined && matches!(heading.get_by_name("level"), Ok(Value::Int(1 | 2)))
    };
    let page = |heading: Content| introspector.page(heading.location()?);
    let found = introspector.query(&Selector::Elem(HeadingElem::ELEM, None));
    let pages = found.into_iter().filter(listed).filter_map(page);
    pages.map(std::num::NonZero::get).collect()
}

fn paint((red, green, blue): (u8, u8, u8)) -> Paint {
    Paint::Solid(Color::from_u8(red, green, blue, u8::MAX))
}

/// Every text of a page, in the order in which it was set.
fn fill(frame: &mut Frame, change: &mut impl FnMut(&mut TextItem)) {
    if !holds_a_place(frame) {
        return;
    }
    frame.retain(|item| {
        match item {
            FrameItem::Group(group) => fill(&mut group.frame, change),
            FrameItem::Text(text) => change(text),
            _ => {}
        }
        true
    });
}

/// Whether there is anything to write in it: a frame is copied when it is changed, and most are not.
fn holds_a_place(frame: &Frame) -> bool {
    frame.items().any(|(_, item)| match item {
        FrameItem::Group(group) => holds_a_place(&group.frame),
        FrameItem::Text(text) => text.fill == paint(FOOTER) || text.fill == paint(CONTENTS),
        _ => false,
    })
}

/// Puts another text in the place of one, in the same face and ending where that ended.
fn write(item: &mut TextItem, text: &str) {
    let Some(span) = item.glyphs.first().map(|glyph| glyph.span) else {
        return;
    };
    let mut glyphs = Vec::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let (Some(id), Ok(start)) = (item.font.ttf().glyph_index(letter), u16::try_from(at)) else {
            return;
        };
        glyphs.push(Glyph {
            id: id.0,
            x_advance: item.font.x_advance(id.0).unwrap_or_default(),
            x_offset: Em::zero(),
            y_advance: Em::zero(),
            y_offset: Em::zero(),
            range: start..start + 1,
            span,
        });
    }
    let width = |glyphs: &[Glyph]| glyphs.iter().map(|glyph| glyph.x_advance).sum::<Em>();
    let indent = width(&item.glyphs) - width(&glyphs);
    for glyph in &mut glyphs {
        glyph.x_offset = indent;
    }
    item.text = text.into();
    item.glyphs = glyphs;
}
