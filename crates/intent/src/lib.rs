//! What a brief asks for: the type of its question, the sum and the rate that it names, its mix of stocks and bonds,
//! and whether the shipped series cover its subject.
//!
//! Everything here is decided from the words of the brief. The data room chooses its figures by it; the analyst chooses
//! its first sentence by it.

mod at_once;
pub mod coverage;
pub mod focus;
mod last_brief;
pub mod lookup;
pub mod measure;
pub mod mix;
mod number_words;
pub mod past_period;
mod plan;
pub mod question;
mod question_text;
mod said;
pub mod stated_rates;
pub mod sums;
pub mod supposed_falls;
#[cfg(test)]
mod tests;
mod withdrawal_rate;
mod word_list;

pub use at_once::at_once;
pub use question_text::searched_part;
pub use withdrawal_rate::withdrawal_rate;
