//! Shortens the labels of a posted brief for the committee. Names are repeated in every figure, turn and caption, and
//! the horizon is read at every step, so long ones are cut. The posted brief itself is stored uncut.

use super::mib::MasterBrief;

/// In characters: for a title, a name or a theme.
const MAX_NAME: usize = 200;
/// In characters: for a symbol, a code, a date or a number.
const MAX_CODE: usize = 60;
/// In characters: for an objective, a horizon or a risk tolerance.
const MAX_PREFERENCE: usize = 1_000;

/// Cuts every label that is too long.
#[must_use]
pub fn shorten_labels(mut brief: MasterBrief) -> MasterBrief {
    for (text, most) in [
        (&mut brief.title, MAX_NAME),
        (&mut brief.objective, MAX_PREFERENCE),
        (&mut brief.horizon, MAX_PREFERENCE),
        (&mut brief.risk_tolerance, MAX_PREFERENCE),
        (&mut brief.as_of, MAX_CODE),
        (&mut brief.subject.kind, MAX_CODE),
    ] {
        shorten(text, most);
    }
    for theme in &mut brief.subject.themes {
        shorten(theme, MAX_NAME);
    }
    for one in &mut brief.subject.instruments {
        shorten(&mut one.name, MAX_NAME);
        for code in [
            &mut one.symbol,
            &mut one.exchange,
            &mut one.asset_class,
            &mut one.currency,
        ] {
            shorten(code, MAX_CODE);
        }
    }
    for held in &mut brief.holdings.positions {
        shorten(&mut held.name, MAX_NAME);
        for code in [&mut held.symbol, &mut held.quantity, &mut held.cost, &mut held.weight] {
            shorten(code, MAX_CODE);
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
        let brief = shorten_labels(MasterBrief {
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
            ..MasterBrief::default()
        });
        assert_eq!((brief.question, brief.title.as_str()), (long, "fits"));
        assert_eq!(brief.horizon, format!("{}…", "é".repeat(MAX_PREFERENCE)));
        assert_eq!(brief.subject.themes[0].chars().count(), MAX_NAME + 1);
        assert_eq!(brief.subject.instruments[0].name.chars().count(), MAX_NAME + 1);
        assert_eq!(brief.subject.instruments[0].symbol.chars().count(), MAX_CODE + 1);
    }
}
