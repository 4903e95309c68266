//! Text that flows from the top of the first page to the foot of the last.

use crate::encoding::{Font, encode, wrap};

/// The page and its margins, in points: A4.
pub const PAGE: (f32, f32) = (595.28, 841.89);
/// Left and right.
pub const SIDE: f32 = 56.0;
const TOP: f32 = PAGE.1 - 58.0;
const FOOT: f32 = 66.0;
/// How wide the text is.
pub const MEASURE: f32 = PAGE.0 - 2.0 * SIDE;

/// Colours as shares of red, green and blue.
pub type Colour = [f32; 3];
/// Text.
pub const INK: Colour = [0.11, 0.13, 0.16];
/// What is said beside the text.
pub const GREY: Colour = [0.40, 0.43, 0.47];
/// Headings.
pub const NAVY: Colour = [0.07, 0.20, 0.35];
const PALE: Colour = [0.94, 0.95, 0.97];
const LINE: Colour = [0.78, 0.81, 0.85];

/// How a text looks.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// In which font.
    pub font: Font,
    /// How large, in points.
    pub size: f32,
    /// In which colour.
    pub colour: Colour,
}

const fn style(font: Font, size: f32, colour: Colour) -> Style {
    Style { font, size, colour }
}

impl Style {
    /// The document's title.
    pub const TITLE: Self = style(Font::Bold, 20.0, NAVY);
    /// A section's title.
    pub const SECTION: Self = style(Font::Bold, 15.0, NAVY);
    /// A part's title.
    pub const PART: Self = style(Font::Bold, 10.5, NAVY);
    /// Text.
    pub const BODY: Self = style(Font::Regular, 9.5, INK);
    /// Text that leads.
    pub const STRONG: Self = style(Font::Bold, 9.5, INK);
    /// What is said beside the text.
    pub const NOTE: Self = style(Font::Regular, 8.0, GREY);
    /// A table's head.
    pub const HEAD: Self = style(Font::Bold, 7.5, GREY);
    /// A table's cells.
    pub const CELL: Self = style(Font::Regular, 8.0, INK);
    /// Digests.
    pub const HASH: Self = style(Font::Mono, 7.0, GREY);

    fn leading(self) -> f32 {
        self.size * 1.38
    }
}

/// Something on a page.
#[derive(Debug, Clone)]
pub enum Mark {
    /// A line of text, already encoded.
    Text(f32, f32, Style, Vec<u8>),
    /// A filled box: x, y, width, height.
    Box([f32; 4], Colour),
}

/// A place that the outline points to.
#[derive(Debug, Clone)]
pub struct Bookmark {
    /// Its name.
    pub title: String,
    /// The page, from 0.
    pub page: usize,
    /// How high on it.
    pub y: f32,
}

/// The document while it grows.
#[derive(Debug)]
pub struct Flow {
    /// What is on each page.
    pub pages: Vec<Vec<Mark>>,
    /// Where the sections begin.
    pub bookmarks: Vec<Bookmark>,
    y: f32,
}

impl Flow {
    /// An empty page.
    pub fn new() -> Self {
        Self {
            pages: vec![Vec::new()],
            bookmarks: Vec::new(),
            y: TOP,
        }
    }

    /// Leaves so much white, but not at the top of a page.
    pub fn gap(&mut self, height: f32) {
        if self.y < TOP {
            self.y -= height;
        }
    }

    /// Text in the full measure, from an indent.
    pub fn text(&mut self, style: Style, indent: f32, text: &str) {
        for line in wrap(text, style.font, style.size, MEASURE - indent) {
            self.room(style.leading());
            self.y -= style.leading();
            self.put(SIDE + indent, style, line);
        }
    }

    /// A section's title, with a bookmark and a rule, on a new page if little of this one is left.
    pub fn section(&mut self, title: &str) {
        self.gap(22.0);
        self.room(110.0);
        self.bookmarks.push(Bookmark {
            title: title.to_owned(),
            page: self.pages.len() - 1,
            y: self.y,
        });
        self.text(Style::SECTION, 0.0, title);
        self.y -= 5.0;
        self.mark(Mark::Box([SIDE, self.y, MEASURE, 0.8], LINE));
        self.y -= 6.0;
    }

    /// A part's title.
    pub fn part(&mut self, title: &str) {
        self.gap(9.0);
        self.room(72.0);
        self.text(Style::PART, 0.0, title);
        self.gap(2.0);
    }

    /// A name and a value beside it; nothing if there is no value.
    pub fn pair(&mut self, name: &str, value: &str) {
        const NAME: f32 = 104.0;
        if value.trim().is_empty() {
            return;
        }
        let mut name = Some(name);
        for line in wrap(value, Style::BODY.font, Style::BODY.size, MEASURE - NAME) {
            self.room(Style::BODY.leading());
            self.y -= Style::BODY.leading();
            if let Some(name) = name.take() {
                self.put(SIDE, Style::NOTE, encode(name));
            }
            self.put(SIDE + NAME, Style::BODY, line);
        }
        self.gap(1.5);
    }

    /// A list with bullets.
    pub fn bullets(&mut self, items: &[String]) {
        for item in items {
            self.room(Style::BODY.leading());
            let (page, y) = (self.pages.len(), self.y - Style::BODY.leading());
            self.text(Style::BODY, 12.0, item);
            if let Some(marks) = self.pages.get_mut(page - 1) {
                marks.push(Mark::Text(SIDE + 2.0, y, Style::BODY, encode("•")));
            }
            self.gap(1.5);
        }
    }

    /// Text in a pale box.
    pub fn boxed(&mut self, title: &str, text: &str) {
        const PAD: f32 = 10.0;
        let lines = wrap(text, Style::BODY.font, Style::BODY.size, MEASURE - 2.0 * PAD);
        let height = lines.len() as f32 * Style::BODY.leading() + Style::PART.leading() + 2.0 * PAD;
        // What is longer than a page cannot be boxed; it flows.
        if height > TOP - FOOT {
            self.part(title);
            return self.text(Style::BODY, 0.0, text);
        }
        self.room(height);
        self.mark(Mark::Box([SIDE, self.y - height, MEASURE, height], PALE));
        self.mark(Mark::Box([SIDE, self.y - height, 2.5, height], NAVY));
        self.y -= PAD * 0.7;
        self.text(Style::PART, PAD, title);
        for line in lines {
            self.y -= Style::BODY.leading();
            self.put(SIDE + PAD, Style::BODY, line);
        }
        self.y -= PAD * 1.3;
    }

    /// A table; its head is said again on every page.
    pub fn table(&mut self, head: &[(&str, f32)], rows: &[Vec<String>]) {
        self.table_head(head);
        for row in rows {
            let cells: Vec<Vec<Vec<u8>>> = row
                .iter()
                .zip(head)
                .map(|(cell, (_, width))| wrap(cell, Style::CELL.font, Style::CELL.size, width - 6.0))
                .collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(0);
            let height = lines as f32 * Style::CELL.leading();
            // A row stays together unless it is longer than half a page.
            let together = height.min((TOP - FOOT) / 2.0);
            for at in 0..lines {
                let wanted = if at == 0 { together } else { Style::CELL.leading() };
                if self.y - wanted < FOOT {
                    self.new_page();
                    self.table_head(head);
                }
                self.y -= Style::CELL.leading();
                let mut x = SIDE;
                for (cell, (_, width)) in cells.iter().zip(head) {
                    if let Some(line) = cell.get(at) {
                        self.put(x, Style::CELL, line.clone());
                    }
                    x += width;
                }
            }
            self.y -= 4.5;
            self.mark(Mark::Box([SIDE, self.y, MEASURE, 0.4], LINE));
            self.y -= 2.0;
        }
        self.gap(4.0);
    }

    fn table_head(&mut self, head: &[(&str, f32)]) {
        self.room(44.0);
        self.y -= Style::HEAD.leading();
        let mut x = SIDE;
        for (name, width) in head {
            self.put(x, Style::HEAD, encode(name));
            x += width;
        }
        self.y -= 4.0;
        self.mark(Mark::Box([SIDE, self.y, MEASURE, 0.8], LINE));
        self.y -= 1.5;
    }

    /// Begins a new page unless so much is left of this one.
    pub fn room(&mut self, height: f32) {
        if self.y - height < FOOT {
            self.new_page();
        }
    }

    fn new_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = TOP;
    }

    fn put(&mut self, x: f32, style: Style, text: Vec<u8>) {
        self.mark(Mark::Text(x, self.y, style, text));
    }

    fn mark(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }
}
