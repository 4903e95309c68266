//! The rates and falls in per cent that a question names: of a loan, of inflation, of a supposed return, of stocks.

use std::ops::RangeInclusive;

use figures::numbers::{Stated, stated};
use pipeline::brief::MasterBrief;
use reading::horizon::is_unstated;

use super::question_text::{QuestionText, searched_part};
use super::word_list::WordList;

/// Falls of stocks that a question may suppose, in per cent. Smaller shares are rates of interest or withdrawals.
const FALL_PERCENT: RangeInclusive<f64> = 5.0..=90.0;

/// Interest rates of loans, in per cent a year.
const LOAN_RATES: RangeInclusive<f64> = 0.5..=40.0;

/// Yearly returns that a question may suppose, in per cent.
const RETURN_RATES: RangeInclusive<f64> = 0.5..=20.0;

/// Inflation that a question may suppose, in per cent a year.
const INFLATION_RATES: RangeInclusive<f64> = 0.5..=30.0;

/// Yields of bonds that a question may name, in per cent.
const YIELDS: RangeInclusive<f64> = 0.0..=20.0;

/// Losses that somebody may be able to bear, in per cent.
const BEARABLE_LOSSES: RangeInclusive<f64> = 1.0..=90.0;

/// The yearly interest of a loan that a question names, in per cent.
pub fn loan_rate(brief: &MasterBrief) -> Option<f64> {
    // The rate of a loan is sometimes taken for the weight of something.
    let stated = stated(&searched_part(&brief.question)).into_iter();
    let rates = stated.filter_map(|stated| match stated {
        Stated::Share(share) if LOAN_RATES.contains(&share) => Some(share),
        _ => None,
    });
    match rates.take(2).collect::<Vec<f64>>().as_slice() {
        [rate] => Some(*rate),
        _ => one_share(brief, LOAN_RATES),
    }
}

/// The yearly return that a question supposes, in per cent.
pub fn supposed_return(brief: &MasterBrief) -> Option<f64> {
    // A rate beside inflation is that of inflation.
    let text = QuestionText::new(brief);
    // "I earn 60,000 and want to invest 10% of it" names a part of the income.
    // "A fee of 1%" is no return either.
    let is_of_another = text.has(WordList::Inflation) || text.has_words("asks-earns") || text.has_words("names-fee");
    // Nor is a loss that can be borne.
    one_share(brief, RETURN_RATES).filter(|rate| !is_of_another && bearable_loss(brief) != Some(*rate))
}

/// The inflation that a question supposes, in per cent a year.
pub fn supposed_inflation(brief: &MasterBrief) -> Option<f64> {
    let text = QuestionText::new(brief);
    let is_supposed = |rate: &f64| {
        let beside = text.has_beside(*rate, WordList::Inflation) && !is_unstated(brief);
        text.has(WordList::InflationStays) || beside
    };
    one_share(brief, INFLATION_RATES).filter(is_supposed)
}

/// The share in per cent that a question names, if it names exactly one in a range besides the portfolio's weights.
fn one_share(brief: &MasterBrief, range: RangeInclusive<f64>) -> Option<f64> {
    match shares(brief, range).as_slice() {
        [share] => Some(*share),
        _ => None,
    }
}

/// The shares of a question in per cent that are in a range and are no weights of the portfolio. Of very many, only
/// enough to see that there are several.
fn shares(brief: &MasterBrief, range: RangeInclusive<f64>) -> Vec<f64> {
    let positions = brief.holdings.positions.iter();
    let weights: Vec<f64> = positions.filter_map(|held| held.weight.parse().ok()).collect();
    let shares = stated(&searched_part(&brief.question))
        .into_iter()
        .filter_map(|stated| match stated {
            Stated::Share(share) => Some(share),
            _ => None,
        });
    let shares = shares.filter(|share| range.contains(share));
    let mut shares: Vec<f64> = shares.take(weights.len() + 2).collect();
    for weight in weights {
        if let Some(at) = shares.iter().position(|share| *share == weight) {
            shares.remove(at);
        }
    }
    shares
}

/// The fall of stocks in per cent that a question names: a share beside a word for a fall, and no weight of the
/// portfolio.
pub fn stated_fall(brief: &MasterBrief) -> Option<u16> {
    // "I cannot stomach a fall of 20%" supposes none.
    let fall = one_share(brief, FALL_PERCENT).filter(|fall| bearable_loss(brief) != Some(*fall))?;
    QuestionText::is_beside_a_fall(brief, fall).then_some(fall.round() as u16)
}

/// Two yields of bonds that a question names, the first to be followed by the other: "from 4% to 6%".
pub fn yields_from_to(brief: &MasterBrief) -> Option<(f64, f64)> {
    let text = QuestionText::new(brief);
    if !text.has(WordList::Bonds) || !text.has(WordList::Rates) || !text.has_words("until") {
        return None;
    }
    let shares = stated(&searched_part(&brief.question))
        .into_iter()
        .filter_map(|stated| match stated {
            Stated::Share(share) => Some(share),
            _ => None,
        });
    match shares.collect::<Vec<f64>>().as_slice() {
        [from, to] if from != to && YIELDS.contains(from) && YIELDS.contains(to) => Some((*from, *to)),
        _ => None,
    }
}

/// The loss that somebody can bear, in per cent: "I cannot bear losing more than 15%".
pub fn bearable_loss(brief: &MasterBrief) -> Option<f64> {
    let text = QuestionText::new(brief);
    let mut shares = stated(&searched_part(&brief.question))
        .into_iter()
        .filter_map(|stated| match stated {
            Stated::Share(share) if BEARABLE_LOSSES.contains(&share) => Some(share),
            _ => None,
        });
    shares.find(|share| text.has_beside(*share, WordList::BearsLoss))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_belongs_to_the_words_beside_it() {
        for (question, inflation, supposed) in [
            ("What will 50,000 buy at 3% inflation?", Some(3.0), None),
            ("What if inflation stays at 6%?", Some(6.0), None),
            (
                "Does my account with 5% interest beat inflation over 10 years?",
                None,
                None,
            ),
            (
                "What are 100 dollars worth after ten years of 3.5 percent inflation?",
                Some(3.5),
                None,
            ),
            ("What does 10,000 become at 5%?", None, Some(5.0)),
            ("60% stocks and 40% bonds", None, None),
        ] {
            let brief = MasterBrief {
                question: question.to_owned(),
                horizon: "10 years".to_owned(),
                language: "en".to_owned(),
                ..MasterBrief::default()
            };
            let found = (supposed_inflation(&brief), supposed_return(&brief));
            assert_eq!(found, (inflation, supposed), "{question}");
        }
    }
}
