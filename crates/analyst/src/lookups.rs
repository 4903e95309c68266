//! The first sentence about a figure that is looked up; see `intent::lookup`. Where the figure is missing, the sentence
//! says which data would have it.

use intent::lookup::Lookup;
use pipeline::brief::MasterBrief;

use super::figures::Figures;
use super::message_args::FirstSentence;

pub mod accounts;
mod caution;
pub mod economy;
pub mod market;
pub mod prices;

/// The figure that a question asks for.
pub fn answer<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    match Lookup::of(brief)? {
        Lookup::Accounts(asked) => accounts::answer(&asked, figures),
        Lookup::Prices(asked) => prices::answer(&asked, figures),
        Lookup::Economy(asked) => economy::answer(&asked, figures),
        Lookup::Market(asked) => market::answer(&asked, figures),
    }
}
