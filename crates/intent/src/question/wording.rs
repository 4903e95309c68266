//! What single wordings of a question ask for.

use pipeline::brief::MasterBrief;
use pipeline::brief::mib::Instrument;
use reading::horizon::is_unstated;

use super::Question;
use crate::measure::Measure;
use crate::past_period::PastPeriod;
use crate::question_text::QuestionText;
use crate::sums::past_sum;
use crate::word_list::WordList;

/// "A money market fund or a savings account?": what short rates pay, and nothing else.
pub fn asks_for_a_cash_rate(text: &QuestionText) -> bool {
    let others = [WordList::Stocks, WordList::Bonds, WordList::Repay, WordList::Inflation];
    let compares = text.has(WordList::Savings) || text.has_words("on-savings");
    text.has_words("money-market") && compares && !others.into_iter().any(|list| text.has(list))
}

/// "How much of my money should be in stocks at 40?", and not what it earns, costs or loses.
pub fn asks_for_a_share_of_stocks(text: &QuestionText) -> bool {
    let others = [
        WordList::Monthly,
        WordList::Withdraw,
        WordList::Fall,
        WordList::Crash,
        WordList::LossSize,
        WordList::HowOften,
        WordList::Income,
    ];
    text.has_words("asks-stock-share")
        && text.has(WordList::Stocks)
        && !text.has_words("asks-earns")
        && !others.into_iter().any(|list| text.has(list))
}

/// "I am 30 and want to retire at 60. How should I invest?", and not what a plan or a sum comes to.
pub fn asks_how_to_invest(text: &QuestionText, brief: &MasterBrief) -> bool {
    let others = [WordList::Monthly, WordList::Withdraw, WordList::Bonds, WordList::Income];
    (past_sum(brief).is_none() || is_unstated(brief))
        && text.has_words("asks-how-to-invest")
        && !others.into_iter().any(|list| text.has(list))
}

/// The past years whose prices a question asks about. Of metals, coins and currencies there is nothing but prices, so
/// that the years alone tell it; of anything else, the words must ask how it went.
pub fn past_of_prices(text: &QuestionText, brief: &MasterBrief) -> Option<PastPeriod> {
    let subject = &brief.subject;
    let only_priced = |known: &Instrument| matches!(known.asset_class.as_str(), "commodity" | "crypto" | "currency");
    let all_priced = !subject.instruments.is_empty() && subject.instruments.iter().all(only_priced);
    let asks_price = matches!(
        asked(text, subject.kind == "single_security"),
        None | Some(Question::Return)
    );
    // "How much did gold earn?" names no profit of a company.
    let names_accounts = !all_priced && Measure::of(brief).is_some();
    if !asks_price || names_accounts || subject.instruments.is_empty() {
        return None;
    }
    let looks_ahead = text.has(WordList::Forecast) || text.has(WordList::Again) || !is_unstated(brief);
    let by_years = || PastPeriod::named(text, brief).or_else(|| PastPeriod::this_year(text, brief));
    let by_years = || by_years().filter(|_| all_priced && !looks_ahead);
    // Of what is only priced, "last year" is the past twelve months.
    let last_year = || PastPeriod::last_year(text, brief).filter(|_| !all_priced);
    PastPeriod::of(text, brief).or_else(by_years).or_else(last_year)
}

/// The type that the words ask for. Some types fit only a `company`.
pub fn asked(text: &QuestionText, company: bool) -> Option<Question> {
    // Of debt and dividend, the question is about the one named first; the other is a reason or an aim.
    let debt_first =
        company && text.has(WordList::Income) && text.position(WordList::Debt) < text.position(WordList::Income);
    let asked = [
        (WordList::Growth, Question::ImpliedGrowth, company),
        (WordList::ReturnOnEquity, Question::ReturnOnEquity, company),
        (WordList::Concentration, Question::Concentration, true),
        (WordList::Debt, Question::Debt, debt_first),
        (WordList::Income, Question::Income, true),
        (WordList::EarningsPerShare, Question::EarningsPerShare, company),
        (WordList::Value, Question::Value, true),
        (WordList::Return, Question::Return, true),
        (WordList::Debt, Question::Debt, company),
        (WordList::Quality, Question::EarningsQuality, company),
        (WordList::SalesGrowth, Question::SalesGrowth, company),
        // "Did Boeing lose money last year?" asks for its profit.
        (
            WordList::Risk,
            Question::Risk,
            !(company && text.has(WordList::PastYear)),
        ),
    ];
    let found = asked.into_iter().find(|(words, _, fits)| *fits && text.has(*words));
    found.map(|(_, question, _)| question)
}
