//! Any text as a text that can be set: nothing is lost without a trace, nothing runs off the page, nothing acts.

use crate::faces::can_set;

/// A run of letters without a place to break is given one after so many.
const RUN: usize = 24;

/// The text as it is set. A letter that no face has is spelled out as `⟨U+4E2D⟩`, neighbours together.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut missing: Vec<String> = Vec::new();
    let mut run = 0;
    for letter in text.chars() {
        match letter {
            '\n' | '\t' | ' ' | '\u{a0}' => {
                spell(&mut missing, &mut out);
                out.push(if letter == '\n' { '\n' } else { ' ' });
                run = 0;
                continue;
            }
            '\r' => continue,
            // What steers the direction of writing could make a line say what was not written.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' => {
                missing.push(format!("U+{:04X}", u32::from(letter)));
                continue;
            }
            _ if letter.is_control() || !can_set(letter) => {
                missing.push(format!("U+{:04X}", u32::from(letter)));
                continue;
            }
            _ => spell(&mut missing, &mut out),
        }
        if run >= RUN && !is_mark(letter) {
            out.push(BREAK);
            run = 0;
        }
        out.push(letter);
        run += 1;
    }
    spell(&mut missing, &mut out);
    out
}

/// Where a line may be broken though nothing is shown.
pub const BREAK: char = '\u{200b}';

fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}')
}

fn spell(missing: &mut Vec<String>, out: &mut String) {
    if !missing.is_empty() {
        out.push('⟨');
        out.push_str(&missing.join(" "));
        out.push('⟩');
        missing.clear();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_can_be_set_is_set_as_it_is() {
        for text in [
            "Should I buy Nestlé (NESN) at 22.4× – or wait?",
            "Ελλάδα, Россия, Łódź, ₹ € ¥ ₩",
            "أرامكو السعودية",
            "בנק הפועלים",
        ] {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn what_cannot_be_set_is_spelled_out() {
        assert_eq!(plain("トヨタ Toyota"), "⟨U+30C8 U+30E8 U+30BF⟩ Toyota");
        assert_eq!(plain("a\u{202e}b\u{7}c🙂"), "a⟨U+202E⟩b⟨U+0007⟩c⟨U+1F642⟩");
        assert_eq!(plain("one\r\ntwo"), "one\ntwo");
    }

    #[test]
    fn a_word_without_end_can_be_broken() {
        let set = plain(&"x".repeat(20_000));
        assert!(set.split(BREAK).all(|part| part.len() <= RUN));
        assert_eq!(set.replace(BREAK, "").len(), 20_000);
    }

    proptest! {
        #[test]
        fn whatever_is_set_has_a_face(text in any::<String>()) {
            let set = plain(&text);
            prop_assert!(set.chars().all(|letter| letter == '\n' || letter == BREAK || can_set(letter)));
        }
    }
}
