//! From Unicode to the encoding of the base fonts, and how long a text is in them.

use crate::widths::{HELVETICA, HELVETICA_BOLD};

/// The fonts of the document; every reader has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Font {
    /// For text.
    Regular,
    /// For what leads the eye.
    Bold,
    /// For digests and ids.
    Mono,
}

impl Font {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Regular, Self::Bold, Self::Mono];

    /// The name inside the document.
    pub const fn label(self) -> &'static [u8] {
        match self {
            Self::Regular => b"F1",
            Self::Bold => b"F2",
            Self::Mono => b"F3",
        }
    }

    /// The name of the base font.
    pub const fn base(self) -> &'static [u8] {
        match self {
            Self::Regular => b"Helvetica",
            Self::Bold => b"Helvetica-Bold",
            Self::Mono => b"Courier",
        }
    }

    /// How long an encoded text is at a size, in points.
    pub fn width(self, text: &[u8], size: f32) -> f32 {
        let table = match self {
            Self::Regular => &HELVETICA,
            Self::Bold => &HELVETICA_BOLD,
            Self::Mono => return text.len() as f32 * 0.6 * size,
        };
        let of = |byte: &u8| u32::from(table.get(usize::from(byte.wrapping_sub(32))).copied().unwrap_or(0));
        text.iter().map(of).sum::<u32>() as f32 * size / 1000.0
    }
}

/// Encodes one line of text. What the encoding lacks is spelled out as `[U+4E2D]`, so that nothing
/// vanishes; a few signs have a look-alike.
pub fn encode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        match (character, special(character)) {
            ('\t', _) => bytes.extend_from_slice(b"    "),
            (' '..='~' | '\u{a0}'..='\u{ff}', _) => bytes.push(u8::try_from(u32::from(character)).unwrap_or(b'?')),
            (_, Some(byte)) => bytes.push(byte),
            ('\u{2009}' | '\u{200a}' | '\u{202f}', _) => bytes.push(b' '),
            ('\u{2010}' | '\u{2011}' | '\u{2212}', _) => bytes.push(b'-'),
            ('≤', _) => bytes.extend_from_slice(b"<="),
            ('≥', _) => bytes.extend_from_slice(b">="),
            ('≈', _) => bytes.push(b'~'),
            ('→', _) => bytes.extend_from_slice(b"->"),
            _ => bytes.extend_from_slice(format!("[U+{:04X}]", u32::from(character)).as_bytes()),
        }
    }
    bytes
}

/// The characters that the encoding has between 128 and 159, in order; a space where it has none.
const SPECIAL: &str = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

fn special(character: char) -> Option<u8> {
    let at = SPECIAL.chars().position(|known| known == character)?;
    u8::try_from(128 + at).ok()
}

/// Breaks a text into lines no longer than a width: at line ends, then between words, and inside a
/// word only where it is longer than a line.
pub fn wrap(text: &str, font: Font, size: f32, width: f32) -> Vec<Vec<u8>> {
    let mut lines = Vec::new();
    for paragraph in text.replace("\r\n", "\n").split(['\n', '\r', '\u{2028}', '\u{2029}']) {
        wrap_paragraph(&encode(paragraph), font, size, width, &mut lines);
    }
    // One empty line is a pause; more of them are paper.
    lines.dedup_by(|next, line| next.is_empty() && line.is_empty());
    if lines.last().is_some_and(Vec::is_empty) {
        lines.pop();
    }
    lines
}

fn wrap_paragraph(text: &[u8], font: Font, size: f32, width: f32, lines: &mut Vec<Vec<u8>>) {
    let mut line: Vec<u8> = Vec::new();
    for word in text.split_inclusive(|byte| *byte == b' ') {
        let bare = word.strip_suffix(b" ").unwrap_or(word);
        if font.width(&line, size) + font.width(bare, size) > width && !line.is_empty() {
            lines.push(trimmed(std::mem::take(&mut line)));
        }
        let mut rest = word;
        loop {
            let fits = fitting(rest, font, size, width);
            if fits >= rest.strip_suffix(b" ").unwrap_or(rest).len() {
                break;
            }
            let (head, tail) = rest.split_at(fits);
            lines.push(head.to_vec());
            rest = tail;
        }
        line.extend_from_slice(rest);
    }
    lines.push(trimmed(line));
}

/// How much of a long word goes on one line; it does not part a spelled-out character.
fn fitting(word: &[u8], font: Font, size: f32, width: f32) -> usize {
    let mut used = 0.0;
    let fits = word
        .iter()
        .take_while(|byte| {
            used += font.width(&[**byte], size);
            used <= width
        })
        .count()
        .max(1);
    let spelled_end = word[..fits].iter().rposition(|byte| *byte == b']').map(|at| at + 1);
    let parted = word[..fits].iter().rposition(|byte| *byte == b'[') > spelled_end.map(|at| at - 1);
    match spelled_end {
        Some(end) if parted => end,
        _ => fits,
    }
}

fn trimmed(mut line: Vec<u8>) -> Vec<u8> {
    while line.last() == Some(&b' ') {
        line.pop();
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_encoding_lacks_is_spelled_out() {
        assert_eq!(encode("é€\u{7}中−"), b"\xe9\x80[U+0007][U+4E2D]-");
        assert_eq!(encode("Š‘•ŸŽ"), b"\x8a\x91\x95\x9f\x8e");
        assert_eq!(encode("😀\0"), b"[U+1F600][U+0000]");
    }

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        let text = format!("a bb  ccc {} {} end", "x".repeat(300), "中".repeat(40));
        for width in [30.0, 60.0, 200.0] {
            let lines = wrap(&text, Font::Regular, 9.0, width);
            assert!(
                lines
                    .iter()
                    .all(|line| line.len() < 2 || Font::Regular.width(line, 9.0) <= width + 0.01)
            );
            let letters = |bytes: &[u8]| bytes.iter().filter(|byte| **byte != b' ').count();
            assert_eq!(letters(&lines.concat()), letters(&encode(&text)));
        }
        let wide = wrap(&"中".repeat(40), Font::Regular, 9.0, 100.0);
        assert!(wide.iter().all(|line| line.ends_with(b"]")));
    }

    #[test]
    fn line_ends_are_kept_and_long_words_take_no_longer_than_they_are() {
        let lines = wrap("a\r\nb\n\n\n\nc\n", Font::Regular, 9.0, 100.0);
        assert_eq!(lines, [&b"a"[..], b"b", b"", b"c"]);
        assert_eq!(wrap(&"x".repeat(1_000_000), Font::Mono, 10.0, 60.0).len(), 100_000);
    }

    #[test]
    fn a_known_width() {
        assert!((Font::Regular.width(b"Hello", 10.0) - 22.78).abs() < 0.001);
        assert!((Font::Mono.width(b"Hello", 10.0) - 30.0).abs() < 0.001);
    }
}
