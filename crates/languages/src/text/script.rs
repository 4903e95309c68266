//! How a script sets its words apart.

/// Scripts by how they separate words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// Words have spaces around them: Latin, Cyrillic, digits.
    Spaced,
    /// Chinese characters and Hiragana: no spaces.
    Han,
    /// Japanese for foreign words: a run of it is one word.
    Katakana,
    /// Korean: particles are written onto the end of a word.
    Hangul,
    /// Arabic: particles are written onto its beginning.
    Arabic,
    /// Hindi.
    Devanagari,
}

impl Script {
    /// The script of a letter.
    pub fn of(letter: char) -> Self {
        match u32::from(letter) {
            0x30A0..=0x30FF => Self::Katakana,
            0x3040..=0x309F | 0x3400..=0x4DBF | 0x4E00..=0x9FFF => Self::Han,
            0x1100..=0x11FF | 0xAC00..=0xD7AF => Self::Hangul,
            0x600..=0x6FF => Self::Arabic,
            0x900..=0x97F => Self::Devanagari,
            _ => Self::Spaced,
        }
    }

    /// Whether it has capitals.
    pub fn has_capitals(self) -> bool {
        self == Self::Spaced
    }
}

/// Letters of the longest particle.
const LONGEST_PARTICLE: usize = 3;

/// Whether only a particle stands between the beginning of an Arabic word and `at`: "and", "in", "for", the article.
pub fn follows_particle(letters: &[char], at: usize) -> bool {
    // Only the last letters are looked at: a text may be one word of any length.
    let from = at.saturating_sub(LONGEST_PARTICLE + 1);
    let near = &letters[from..at];
    let before: String = match near.iter().rposition(|letter| *letter == ' ') {
        Some(space) => near[space + 1..].iter().collect(),
        None if from == 0 => near.iter().collect(),
        None => return false,
    };
    [
        "و", "ف", "ب", "ل", "ك", "ال", "لل", "وال", "بال", "وب", "ول", "فال", "كال", "ولل",
    ]
    .contains(&before.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_particle_at_the_beginning_of_a_word_counts() {
        for (text, at, follows) in [
            ("والسوق", 3, true),
            (" والسوق", 4, true),
            (" سوق", 1, false),
            ("سوق والسوق", 7, true),
            ("سسوالسوق", 5, false),
            ("كال", 3, true),
        ] {
            let letters: Vec<char> = text.chars().collect();
            assert_eq!(follows_particle(&letters, at), follows, "{text} at {at}");
        }
    }
}
