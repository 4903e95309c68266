//! Pages, fonts, outline and footers as one PDF.

use pdf_writer::types::PageMode;
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use pipeline::ports::audit::AuditRecord;

use crate::encoding::{Font, encode};
use crate::flow::{Bookmark, Flow, GREY, MEASURE, Mark, PAGE, SIDE, Style};
use crate::read::{at, say};

const FOOTER: &str =
    "AI-generated. May contain errors. Not investment advice; no recommendation, solicitation or offer.";

/// Writes the document. Every number in it comes from the record: there is no clock and no chance.
pub fn assemble(flow: &Flow, record: &AuditRecord) -> Result<Vec<u8>, String> {
    let mut ids = Ids(0);
    let (catalog, tree, info, outline) = (ids.next()?, ids.next()?, ids.next()?, ids.next()?);
    let mut fonts = Vec::new();
    for font in Font::ALL {
        fonts.push((font, ids.next()?));
    }
    let mut pages = Vec::new();
    for marks in &flow.pages {
        pages.push((marks, ids.next()?, ids.next()?));
    }
    let mut items = Vec::new();
    for bookmark in &flow.bookmarks {
        items.push((bookmark, ids.next()?));
    }

    let mut pdf = Pdf::new();
    let mut root = pdf.catalog(catalog);
    root.pages(tree)
        .outlines(outline)
        .page_mode(PageMode::UseOutlines)
        .lang(TextStr("en"));
    root.viewer_preferences().display_doc_title(true);
    root.finish();
    let software = at(&record.content, &["software"]);
    pdf.document_info(info)
        .title(TextStr(&format!("Audit record: {}", record.title)))
        .subject(TextStr(&format!("Session {}", record.session_id)))
        .creator(TextStr(&format!(
            "{} {}",
            say(software, "name"),
            say(software, "version")
        )));
    pdf.pages(tree)
        .kids(pages.iter().map(|(_, page, _)| *page))
        .count(i32::try_from(pages.len()).map_err(|_| "too many pages")?);
    for (font, id) in &fonts {
        pdf.type1_font(*id)
            .base_font(Name(font.base()))
            .encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (number, (marks, id, content)) in pages.iter().enumerate() {
        let mut page = pdf.page(*id);
        page.media_box(Rect::new(0.0, 0.0, PAGE.0, PAGE.1))
            .parent(tree)
            .contents(*content);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (font, id) in &fonts {
            dictionary.pair(Name(font.label()), *id);
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        let foot = [
            FOOTER.to_owned(),
            format!("Session {}", record.session_id),
            format!("Page {} of {}", number + 1, pages.len()),
        ];
        pdf.stream(*content, &draw(marks, &foot));
    }
    let page_ids: Vec<Ref> = pages.iter().map(|(_, id, _)| *id).collect();
    write_outline(&mut pdf, outline, &items, &page_ids);
    Ok(pdf.finish())
}

fn draw(marks: &[Mark], [short, session, place]: &[String; 3]) -> Vec<u8> {
    let mut content = Content::new();
    // Boxes lie under the text.
    for mark in marks {
        if let Mark::Box([x, y, width, height], [red, green, blue]) = mark {
            content.set_fill_rgb(*red, *green, *blue);
            content.rect(*x, *y, *width, *height).fill_nonzero();
        }
    }
    for mark in marks {
        if let Mark::Text(x, y, style, text) = mark {
            line(&mut content, *x, *y, *style, text);
        }
    }
    let small = Style {
        size: 7.0,
        colour: GREY,
        ..Style::NOTE
    };
    let place = encode(place);
    content.set_fill_rgb(0.78, 0.81, 0.85);
    content.rect(SIDE, 48.0, MEASURE, 0.5).fill_nonzero();
    line(&mut content, SIDE, 37.0, small, &encode(short));
    line(&mut content, SIDE, 27.0, small, &encode(session));
    let right = SIDE + MEASURE - small.font.width(&place, small.size);
    line(&mut content, right, 37.0, small, &place);
    content.finish().to_vec()
}

fn line(content: &mut Content, x: f32, y: f32, style: Style, text: &[u8]) {
    let [red, green, blue] = style.colour;
    content.set_fill_rgb(red, green, blue);
    content.begin_text();
    content.set_font(Name(style.font.label()), style.size);
    content.next_line(x, y).show(Str(text));
    content.end_text();
}

fn write_outline(pdf: &mut Pdf, outline: Ref, items: &[(&Bookmark, Ref)], pages: &[Ref]) {
    let mut root = pdf.outline(outline);
    if let (Some((_, first)), Some((_, last))) = (items.first(), items.last()) {
        root.first(*first)
            .last(*last)
            .count(i32::try_from(items.len()).unwrap_or(i32::MAX));
    }
    root.finish();
    for (place, (bookmark, id)) in items.iter().enumerate() {
        let mut item = pdf.outline_item(*id);
        item.parent(outline).title(TextStr(&bookmark.title));
        if let Some((_, before)) = place.checked_sub(1).and_then(|before| items.get(before)) {
            item.prev(*before);
        }
        if let Some((_, after)) = items.get(place + 1) {
            item.next(*after);
        }
        if let Some(page) = pages.get(bookmark.page) {
            item.dest().page(*page).xyz(0.0, bookmark.y + 8.0, None);
        }
    }
}

/// Numbers for the objects, from 1.
struct Ids(i32);

impl Ids {
    fn next(&mut self) -> Result<Ref, String> {
        self.0 = self.0.checked_add(1).ok_or("too many objects")?;
        Ok(Ref::new(self.0))
    }
}
