//! The faces of the document, and which letters they have.

use std::sync::LazyLock;

use typst::foundations::Bytes;
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;

/// Only these are in the binary; `fonts/derive.sh` says how they were cut.
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
