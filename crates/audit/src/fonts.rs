//! The fonts of the document, and which characters they have.

use std::sync::LazyLock;

use typst::foundations::Bytes;
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;

/// The fonts in the binary; `fonts/derive.sh` makes these subsets.
const FILES: [&[u8]; 6] = [
    include_bytes!("../fonts/NotoSans-Regular.ttf"),
    include_bytes!("../fonts/NotoSans-Bold.ttf"),
    include_bytes!("../fonts/NotoSansMono-Regular.ttf"),
    include_bytes!("../fonts/NotoSansArabic-Regular.ttf"),
    include_bytes!("../fonts/NotoSansHebrew-Regular.ttf"),
    include_bytes!("../fonts/NotoSansMath-Regular.ttf"),
];

/// All fonts, with the index that typst selects them by.
pub struct FontSet {
    /// In the order of the index.
    pub fonts: Vec<Font>,
    /// The index by which typst chooses a font.
    pub book: LazyHash<FontBook>,
}

/// Parsed on first use.
pub static FONTS: LazyLock<FontSet> = LazyLock::new(|| {
    let fonts: Vec<Font> = FILES
        .into_iter()
        .flat_map(|file| Font::iter(Bytes::new(file)))
        .collect();
    let book = LazyHash::new(FontBook::from_fonts(&fonts));
    FontSet { fonts, book }
});

/// Whether a font has a glyph for the character.
pub fn has_glyph(letter: char) -> bool {
    font_of(letter).is_some()
}

/// The first font that has a glyph for the character, by its index. Bold and regular have the same characters, so it
/// does not matter which of them is used.
pub fn font_of(letter: char) -> Option<usize> {
    if letter.is_ascii_graphic() || letter == ' ' {
        return Some(0);
    }
    let covers = |font: &Font| font.info().coverage.contains(u32::from(letter));
    FONTS.fonts.iter().position(covers)
}
