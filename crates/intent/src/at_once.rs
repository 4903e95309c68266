//! Questions that are answered at once, because what they ask for can be looked up or is plain arithmetic.

use pipeline::brief::Triage;
use pipeline::session::title_of;

use super::lookup::Lookup;
use super::question::Question;

/// The longest name of a theme, in characters.
const MAX_THEME_CHARACTERS: usize = 60;

/// A reading that asks nothing back where the question is for figures that are looked up: they are the same for
/// whatever horizon and risk.
#[must_use]
pub fn at_once(triage: Triage) -> Triage {
    match triage {
        Triage::Clarify { questions, mut draft } => {
            // What a supposed fall takes from a portfolio is plain arithmetic; what cash pays is a figure.
            let is_arithmetic = || {
                let question = Question::of(&draft);
                let is_a_share = question == Question::StockShare;
                is_a_share
                    || matches!(
                        question,
                        Question::StockFall(_) | Question::PartsFall | Question::CashRate
                    )
            };
            let is_looked_up = draft.clarifications.is_empty() && (Lookup::of(&draft).is_some() || is_arithmetic());
            if !is_looked_up {
                return Triage::Clarify { questions, draft };
            }
            let subject = &mut draft.subject;
            if !subject.instruments.is_empty() {
                // A name with several meanings is still asked about.
                return Triage::Clarify { questions, draft }.at_once();
            }
            if subject.themes.is_empty() {
                subject.themes.push(title_of(&draft.question, MAX_THEME_CHARACTERS));
            }
            Triage::Complete { brief: draft }
        }
        other => other,
    }
}
