//! What the words of a brief say beside the type of its question.

use pipeline::brief::MasterBrief;

use super::past_period::PastPeriod;
use super::question::{Question, asked};
use super::question_text::{QuestionText, searched_part};
use super::word_list::WordList;
use reading::horizon::is_unstated;

impl Question {
    /// What several companies are compared by, where the words say it.
    pub fn compared_by(brief: &MasterBrief) -> Option<Self> {
        let text = QuestionText::new(brief);
        let margin = text.has(WordList::Margin).then_some(Self::Margin);
        asked(&text, true).or(margin)
    }

    /// Whether a brief asks what is to come in the economy.
    pub fn asks_for_a_forecast(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Forecast)
    }

    /// Whether a brief asks what to do or what to think of something, and not for a fact about it.
    pub fn asks_for_a_view(brief: &MasterBrief) -> bool {
        reading::asks_for_a_view(&searched_part(&brief.question))
    }

    /// Whether a brief speaks of the price of something.
    pub fn names_a_price(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has_words("asks-price")
    }

    /// Whether a brief asks why.
    pub fn asks_why(brief: &MasterBrief) -> bool {
        reading::asks_why(&searched_part(&brief.question))
    }

    /// Whether a brief asks what to do.
    pub fn asks_for_a_decision(brief: &MasterBrief) -> bool {
        reading::asks_for_a_decision(&searched_part(&brief.question))
    }

    /// The past years that a brief names, where it asks for nothing to come.
    pub fn past_years(brief: &MasterBrief) -> Option<PastPeriod> {
        let text = QuestionText::new(brief);
        let lists = [WordList::Forecast, WordList::Again, WordList::Crash];
        let looks_ahead = lists.into_iter().any(|list| text.has(list)) || !is_unstated(brief);
        PastPeriod::named(&text, brief).filter(|_| !looks_ahead)
    }

    /// Whether a brief names the dollar.
    pub fn names_the_dollar(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has_words("on-dollar")
    }

    /// Whether a brief asks for the past year.
    pub fn asks_for_the_past(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::PastYear)
    }

    /// Whether a brief speaks of percentage points.
    pub fn speaks_of_points(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Points)
    }

    /// Whether a brief asks for amounts.
    pub fn asks_how_much(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::HowMuch)
    }

    /// Whether a brief asks for a dividend yield.
    pub fn asks_for_a_yield(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has_words("names-dividend-yield")
    }

    /// Whether a brief asks how often something happens.
    pub fn asks_how_often(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::HowOften)
    }

    /// Whether a brief asks what happened, and not what would happen.
    pub fn looks_back(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::PastReturn)
    }

    /// Whether a brief asks how long money lasts.
    pub fn asks_how_long(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::HowLong)
    }

    /// Whether a brief speaks of taking money out year after year.
    pub fn withdraws(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Withdraw)
    }

    /// Whether a brief speaks of what something pays out.
    pub fn wants_income(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Income)
    }

    /// Whether a brief speaks of bonds.
    pub fn speaks_of_bonds(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Bonds)
    }

    /// Whether a brief speaks of stocks.
    pub fn speaks_of_stocks(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Stocks)
    }

    /// Whether a brief speaks of investing.
    pub fn invests(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).has(WordList::Invest)
    }

    /// Whether a brief speaks of sums by the month.
    pub fn is_monthly(brief: &MasterBrief) -> bool {
        QuestionText::new(brief).is_monthly()
    }
}
