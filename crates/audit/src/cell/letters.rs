//! From what the template says to letters with a glyph, a width and a look.

use typst_library::foundations::{Content, SequenceElem, StyleChain, StyledElem};
use typst_library::layout::{Abs, Em};
use typst_library::text::{FontWeight, TextElem};
use typst_library::visualize::Paint;

use crate::faces::{Face, PLAIN};
use crate::plain::BREAK;

/// One letter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Letter {
    pub(super) letter: char,
    pub(super) glyph: u16,
    pub(super) advance: Em,
    pub(super) width: Abs,
    /// Its place among the looks.
    pub(super) look: usize,
}

/// How letters look.
pub(super) struct Look {
    pub(super) face: &'static Face,
    pub(super) size: Abs,
    pub(super) fill: Paint,
}

impl Look {
    fn of(styles: StyleChain) -> Self {
        let [regular, bold, mono] = &*PLAIN;
        let family = styles.get_ref(TextElem::font).into_iter().next();
        Self {
            face: if family.is_some_and(|family| family.as_str().ends_with("mono")) {
                mono
            } else if styles.get(TextElem::weight) >= FontWeight::BOLD {
                bold
            } else {
                regular
            },
            size: styles.resolve(TextElem::size),
            fill: styles.get_cloned(TextElem::fill),
        }
    }

    /// A line reaches up as far as its capitals do.
    pub(super) fn ascent(&self) -> Abs {
        self.face.instance.metrics().cap_height.at(self.size)
    }
}

/// The letters of a cell; a new line begins with `\n`.
#[derive(Default)]
pub(super) struct Letters {
    pub(super) letters: Vec<Letter>,
    pub(super) looks: Vec<Look>,
}

impl Letters {
    /// The letters of texts and what changes their look; `None` where one has to be set by somebody who knows its script.
    pub(super) fn of(content: &Content, styles: StyleChain) -> Option<Self> {
        let mut letters = Self::default();
        letters.read(content, styles)?;
        Some(letters)
    }

    fn read(&mut self, content: &Content, styles: StyleChain) -> Option<()> {
        if let Some(sequence) = content.to_packed::<SequenceElem>() {
            sequence.children.iter().try_for_each(|child| self.read(child, styles))
        } else if let Some(styled) = content.to_packed::<StyledElem>() {
            self.read(&styled.child, styles.chain(&styled.styles))
        } else {
            self.add(&content.to_packed::<TextElem>()?.text, styles)
        }
    }

    fn add(&mut self, text: &str, styles: StyleChain) -> Option<()> {
        let look = Look::of(styles);
        self.letters.reserve(text.len());
        for letter in text.chars() {
            let (glyph, advance) = match letter {
                '\n' | BREAK => (0, Em::zero()),
                _ if stands_alone(letter) => look.face.glyph(letter)?,
                _ => return None,
            };
            self.letters.push(Letter {
                letter,
                glyph,
                advance,
                width: advance.at(look.size),
                look: self.looks.len(),
            });
        }
        self.looks.push(look);
        Some(())
    }
}

/// Latin, Greek, Cyrillic and signs. Marks stand on the letter before them, so they are not among these.
fn stands_alone(letter: char) -> bool {
    matches!(letter,
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{24f}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}'
        | '\u{1e00}'..='\u{1fff}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{20a0}'..='\u{20bf}'
        | '\u{2100}'..='\u{23ff}')
}
