//! Plans: what a question wants to know about taking out, paying in or investing a sum.

use pipeline::brief::MasterBrief;
use reading::horizon::{is_unstated, of_brief};

use super::mix;
use super::question::Question;
use super::question_text::QuestionText;
use super::stated_rates::{bearable_loss, supposed_return};
use super::sums::{PlannedSum, start_and_goal};
use super::withdrawal_rate::withdrawal_rate;
use super::word_list::WordList;

/// The plan of taking out or paying in that a question describes.
pub(super) fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Question> {
    // Living on dividends or having expenses is a withdrawal only if a rate is given.
    let stated = withdrawal_rate(&brief.question, text.is_monthly());
    // "I cannot stand to lose more than 5%" names no withdrawal.
    let rate = stated.is_some_and(|rate| bearable_loss(brief) != Some(rate));
    let takes_out =
        text.has(WordList::Withdraw) && (rate || !text.has(WordList::Income)) || text.has(WordList::Spend) && rate;
    // "How long will 500,000 last at 2,500 a month?" names a rate by its sums.
    let lasts = text.has(WordList::HowLong) && rate && !doubles(text, brief);
    let names_a_sum = PlannedSum::of(brief, Question::Withdrawals).is_some();
    let draws = draws(text, names_a_sum);
    let retires = text.has(WordList::Retire) && !text.has(WordList::SavingsPlan) && names_a_sum;
    let wants_capital = text.has(WordList::CapitalNeeded) && (text.has(WordList::Spend) || text.has(WordList::Monthly));
    // "How much a month can I take out?" is no goal to save for.
    if text.has(WordList::SavingGoal) && (!draws || text.has_words("asks-saves")) {
        return Some(Question::SavingsPlan);
    }
    // What somebody earns is neither paid in nor invested.
    if text.has_words("asks-earns") {
        return None;
    }
    // "I save 300 a month. Is that enough for retirement?" is about what the plan comes to.
    let is_spent = text.has(WordList::Spend) || lasts || draws;
    if text.has_words("asks-saves") && text.has_a_number_beside(WordList::Monthly) && !is_spent {
        return Some(Question::SavingsPlan);
    }
    if text.has(WordList::GoalAtOnce) {
        return Some(Question::GrownSum);
    }
    // Monthly sums are also rents, wages and expenses.
    let invests = text.has(WordList::Invest) || text.has(WordList::Savings) || text.has(WordList::Stocks);
    let invests = invests || !brief.subject.instruments.is_empty() || mix::weights(brief).is_some();
    // "What does 300 a month become?" is no sum that is invested at once.
    let invests = invests || text.has(WordList::Grow) && text.has_a_number_beside(WordList::Monthly);
    let spends = text.has(WordList::Withdraw) || text.has(WordList::Spend);
    let has_a_number = brief.question.chars().any(char::is_numeric);
    let pays_in = text.has(WordList::Monthly) && has_a_number && invests && !spends;
    // "Are 400,000 enough for 1,500 a month?"
    let suffices = text.has_words("asks-enough") && rate && is_by_the_period(text) && !names_a_saving(text);
    if takes_out || draws || suffices || wants_capital || lasts || retires && !pays_in {
        Some(Question::Withdrawals)
    } else if text.has(WordList::LumpSum) {
        Some(Question::LumpSum)
    } else if text.has(WordList::Wait) {
        Some(Question::Wait)
    } else if text.has(WordList::SavingsPlan) || pays_in {
        Some(Question::SavingsPlan)
    } else if text.has(WordList::Grow) && PlannedSum::of(brief, Question::GrownSum).is_some() {
        Some(Question::GrownSum)
    } else {
        None
    }
}

/// Whether money is to double: in words, or as two sums and a return.
pub(super) fn doubles(text: &QuestionText, brief: &MasterBrief) -> bool {
    let are_twofold = || start_and_goal(brief).is_some_and(|(start, goal, _)| goal == 2.0 * start);
    text.has(WordList::Double) || supposed_return(brief).is_some() && are_twofold()
}

/// Whether money is taken out period after period: "I have 400,000. How much can I take out a month?"
fn draws(text: &QuestionText, names_a_sum: bool) -> bool {
    let by_the_period = is_by_the_period(text);
    let lasts = text.has(WordList::HowLong) && !text.has(WordList::Double);
    // "I take out a loan": elsewhere, words for a loan begin like other words.
    let borrows = text.is_english() && text.has_words("names-loan");
    let takes_out = text.has(WordList::TakesOut) && !borrows;
    // Expenses alone ask for nothing: "I spend 2,000 a month of my savings."
    let spends = text.has(WordList::Spend) && names_a_sum && (lasts || text.has(WordList::WhatSum));
    takes_out && (by_the_period || lasts) || spends && by_the_period && !names_a_saving(text)
}

/// Whether it speaks of sums by the month or by the year.
fn is_by_the_period(text: &QuestionText) -> bool {
    text.is_monthly() || text.has(WordList::Yearly)
}

/// Whether the question is about taking money out, so that its words for money and years look up no price: "Ile mogę
/// wypłacać rocznie z 1 mln zł?"
pub(super) fn takes_out(text: &QuestionText, brief: &MasterBrief) -> bool {
    draws(text, PlannedSum::of(brief, Question::Withdrawals).is_some())
}

/// Whether the question is about paying in.
fn names_a_saving(text: &QuestionText) -> bool {
    text.has_words("asks-saves") || text.has(WordList::SavingsPlan) || text.has(WordList::SavingGoal)
}

/// Whether a sum is to be kept safe, or is needed within three years: that is no money for stocks alone.
pub(super) fn is_for_soon(text: &QuestionText, brief: &MasterBrief) -> bool {
    let is_near = || of_brief(brief).years() <= 3.0 && !text.has(WordList::Grow);
    !is_unstated(brief) && (text.has(WordList::Savings) || is_near())
}
