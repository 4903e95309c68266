//! The labels of a posted brief, as the committee works with them. A name stands in every figure, turn and caption, and
//! a horizon is read at every step, so a long one is cut. The brief as it was posted is kept whole.

use super::mib::Mib;

/// Characters of a title, a name or a theme.
const NAME: usize = 200;
/// Characters of a symbol, a code, a date or a number.
const CODE: usize = 60;
/// Characters of an aim, a horizon or a risk tolerance.
const WISH: usize = 1_000;

/// The brief with its labels cut.
#[must_use]
pub fn cut(mut brief: Mib) -> Mib {
    for (text, most) in [
        (&mut brief.title, NAME),
        (&mut brief.objective, WISH),
        (&mut brief.horizon, WISH),
        (&mut brief.risk_tolerance, WISH),
        (&mut brief.as_of, CODE),
        (&mut brief.subject.kind, CODE),
    ] {
        shorten(text, most);
    }
    for theme in &mut brief.subject.themes {
        shorten(theme, NAME);
    }
    for one in &mut brief.subject.instruments {
        shorten(&mut one.name, NAME);
        for code in [
            &mut one.symbol,
            &mut one.exchange,
            &mut one.asset_class,
            &mut one.currency,
        ] {
            shorten(code, CODE);
        }
    }
    for held in &mut brief.holdings.positions {
        shorten(&mut held.name, NAME);
        for code in [&mut held.symbol, &mut held.quantity, &mut held.cost, &mut held.weight] {
            shorten(code, CODE);
        }
    }
    brief
}

/// Cuts a text after so many characters, and says that it goes on.
fn shorten(text: &mut String, most: usize) {
    let Some((end, _)) = text.char_indices().nth(most) else {
        return;
    };
    text.truncate(end);
    text.push('…');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brief::mib::{Instrument, Subject};

    #[test]
    fn long_labels_are_cut_and_the_question_is_not() {
        let long = "é".repeat(20_000);
        let brief = cut(Mib {
            question: long.clone(),
            title: "fits".to_owned(),
            horizon: long.clone(),
            subject: Subject {
                themes: vec![long.clone()],
                instruments: vec![Instrument {
                    symbol: long.clone(),
                    name: long.clone(),
                    ..Instrument::default()
                }],
                ..Subject::default()
            },
            ..Mib::default()
        });
        assert_eq!((brief.question, brief.title.as_str()), (long, "fits"));
        assert_eq!(brief.horizon, format!("{}…", "é".repeat(WISH)));
        assert_eq!(brief.subject.themes[0].chars().count(), NAME + 1);
        assert_eq!(brief.subject.instruments[0].name.chars().count(), NAME + 1);
        assert_eq!(brief.subject.instruments[0].symbol.chars().count(), CODE + 1);
    }
}
