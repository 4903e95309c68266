//! From what the template says to letters with a glyph, a width and a look.

use typst_library::foundations::{Content, SequenceElem, StyleChain, StyledElem};
use typst_library::layout::{Abs, Em};
use typst_library::text::{FontWeight, LinebreakElem, SpaceElem, TextElem};
use typst_library::visualize::Paint;

use crate::faces::{Face, PLAIN};

/// Where a line may be broken though nothing is shown.
pub(super) const BREAK: char = '\u{200b}';

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
    pub(super) fn of(content: &Content, styles: StyleChain) -> Self {
        let mut letters = Self::default();
        letters.read(content, styles);
        letters
    }

    fn read(&mut self, content: &Content, styles: StyleChain) {
        if let Some(sequence) = content.to_packed::<SequenceElem>() {
            for child in &sequence.children {
                self.read(child, styles);
            }
        } else if let Some(styled) = content.to_packed::<StyledElem>() {
            self.read(&styled.child, styles.chain(&styled.styles));
        } else if let Some(text) = content.to_packed::<TextElem>() {
            self.add(&text.text, styles);
        } else if content.is::<LinebreakElem>() {
            self.add("\n", styles);
        } else if content.is::<SpaceElem>()
            && self
                .letters
                .last()
                .is_some_and(|last| !matches!(last.letter, ' ' | '\n'))
        {
            self.add(" ", styles);
        }
    }

    fn add(&mut self, text: &str, styles: StyleChain) {
        let look = Look::of(styles);
        let place = self.looks.len();
        self.letters.extend(text.chars().filter_map(|letter| {
            let (glyph, advance) = match letter {
                '\n' | BREAK => (0, Em::zero()),
                _ => look.face.glyph(letter)?,
            };
            Some(Letter {
                letter,
                glyph,
                advance,
                width: advance.at(look.size),
                look: place,
            })
        }));
        self.looks.push(look);
    }
}

/// Whether all of it is texts, spaces and line breaks, of letters that stand one beside the other.
pub(super) fn are_plain(content: &Content) -> bool {
    if let Some(sequence) = content.to_packed::<SequenceElem>() {
        sequence.children.iter().all(are_plain)
    } else if let Some(styled) = content.to_packed::<StyledElem>() {
        are_plain(&styled.child)
    } else if let Some(text) = content.to_packed::<TextElem>() {
        text.text.chars().all(is_plain)
    } else {
        content.is::<LinebreakElem>() || content.is::<SpaceElem>()
    }
}

fn is_plain(letter: char) -> bool {
    matches!(letter, '\n' | BREAK) || stands_alone(letter) && PLAIN.iter().all(|face| face.glyph(letter).is_some())
}

/// Latin, Greek, Cyrillic and signs. Marks stand on the letter before them, so they are not among these.
fn stands_alone(letter: char) -> bool {
    matches!(letter,
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{24f}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}'
        | '\u{1e00}'..='\u{1fff}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{20a0}'..='\u{20bf}'
        | '\u{2100}'..='\u{23ff}')
}
