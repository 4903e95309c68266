//! The faces of the document, and what they can set.

use std::sync::LazyLock;

use typst_library::foundations::Bytes;
use typst_library::layout::{Abs, Em};
use typst_library::text::{Font, FontBook, FontInstance, FontVariations};
use typst_utils::LazyHash;

/// Only these are in the binary; `fonts/derive.sh` says how they were cut. The first three are [`PLAIN`], in its order.
const FILES: [&[u8]; 6] = [
    include_bytes!("../fonts/NotoSans-Regular.ttf"),
    include_bytes!("../fonts/NotoSans-Bold.ttf"),
    include_bytes!("../fonts/NotoSansMono-Regular.ttf"),
    include_bytes!("../fonts/NotoSansArabic-Regular.ttf"),
    include_bytes!("../fonts/NotoSansHebrew-Regular.ttf"),
    include_bytes!("../fonts/NotoSansMath-Regular.ttf"),
];

/// All faces, and the book that lists them.
pub struct Faces {
    /// The faces.
    pub fonts: Vec<Font>,
    /// Their list.
    pub book: LazyHash<FontBook>,
}

/// Read once.
pub static FACES: LazyLock<Faces> = LazyLock::new(|| {
    let fonts: Vec<Font> = FILES
        .into_iter()
        .flat_map(|file| Font::iter(Bytes::new(file)))
        .collect();
    let book = LazyHash::new(FontBook::from_fonts(&fonts));
    Faces { fonts, book }
});

/// A face whose letters stand one beside the other.
pub struct Face {
    /// What draws it.
    pub instance: FontInstance,
    /// Glyph and width of the first letters of Unicode, which are nearly all that occur.
    first: [Option<(u16, Em)>; 0x250],
}

/// The regular, the bold and the mono face.
pub static PLAIN: LazyLock<[Face; 3]> = LazyLock::new(|| [0, 1, 2].map(|place| Face::of(&FACES.fonts[place])));

impl Face {
    fn of(font: &Font) -> Self {
        let instance = font
            .clone()
            .instantiate(font.info().variant, Abs::pt(10.0), &FontVariations::default());
        let first =
            std::array::from_fn(|code| char::from_u32(code as u32).and_then(|letter| look_up(&instance, letter)));
        Self { instance, first }
    }

    /// The glyph of a letter and how far it reaches, if the face has it.
    pub fn glyph(&self, letter: char) -> Option<(u16, Em)> {
        match self.first.get(letter as usize) {
            Some(known) => *known,
            None => look_up(&self.instance, letter),
        }
    }
}

fn look_up(instance: &FontInstance, letter: char) -> Option<(u16, Em)> {
    let glyph = instance.ttf().glyph_index(letter)?.0;
    Some((glyph, instance.x_advance(glyph)?))
}

/// Whether a face has the letter.
pub fn can_set(letter: char) -> bool {
    // The bold face stands for the regular one, which was cut to the same letters.
    letter.is_ascii_graphic()
        || letter == ' '
        || FACES
            .fonts
            .iter()
            .any(|font| font.info().coverage.contains(u32::from(letter)))
}
