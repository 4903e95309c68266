//! What a question asks to look up in prices of metals, coins, currencies and stocks: which series, which operation,
//! and over which time.

use pipeline::brief::MasterBrief;
use reading::horizon::is_unstated;
use reading::named_currencies::searched;

use crate::measure::Measure;
use crate::past_period::PastPeriod;
use crate::question_text::QuestionText;
use crate::word_list::WordList;

pub mod moments;
pub mod series;

use moments::Time;
use series::{Found, Series};

/// The most letters of a question that only looks up a price.
const MAX_LETTERS: usize = 160;

/// A bare pair or name with so many words asks for its price.
const MAX_WORDS_OF_A_PAIR: usize = 6;

/// What is done with the prices.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Operation {
    /// The price at a time.
    Price,
    /// A sum in another currency.
    Convert(f64),
    /// The change between two times.
    Change,
    /// The yearly rate between two times.
    YearlyRate,
    /// What a sum became.
    Became(f64),
    /// The highest price.
    Highest,
    /// The lowest price.
    Lowest,
    /// How far the newest price is from the highest.
    OffHighest,
    /// Where the newest price stands in its history.
    Level,
    /// The mean.
    Average,
    /// The price of the first in units of the second.
    Ratio,
    /// The correlation of the monthly changes of two.
    Correlation,
    /// The best month.
    BestMonth,
    /// The worst month.
    WorstMonth,
    /// The deepest fall.
    DeepestFall,
    /// How strongly they swing.
    Swings,
    /// When a price was back.
    Back,
    /// Which gained most.
    Strongest,
    /// Which lost most.
    Weakest,
}

/// What is to be looked up in prices of metals, coins, currencies and stocks.
#[derive(Debug, Clone, PartialEq)]
pub struct PriceLookup {
    /// The series, in the order of the question.
    pub series: Vec<Series>,
    /// What is done with them.
    pub operation: Operation,
    /// Over which time.
    pub time: Time,
    /// A currency of which there are no rates.
    pub missing: Option<&'static str>,
}

impl PriceLookup {
    /// What a brief asks for.
    pub fn of(text: &QuestionText, brief: &MasterBrief) -> Option<Self> {
        let question = brief.question.as_str();
        if question.chars().nth(MAX_LETTERS).is_some() || !brief.holdings.positions.is_empty() {
            return None;
        }
        let folded = searched(question);
        let has = |list: &str| text.has_words(list);
        let looks_ahead = [
            WordList::Forecast,
            WordList::Concentration,
            WordList::SavingsPlan,
            WordList::Monthly,
        ];
        let looks_ahead = looks_ahead.into_iter().any(|list| text.has(list));
        let looks_ahead = looks_ahead || has("asks-view") || has("price-outlook") || has("asks-how-to-invest");
        let lists = [
            WordList::Income,
            WordList::Bonds,
            WordList::Repay,
            WordList::Spend,
            WordList::Rates,
        ];
        if looks_ahead || lists.into_iter().any(|list| text.has(list)) {
            return None;
        }
        let Found {
            mut series,
            missing,
            sum,
            is_bare,
        } = series::of(question, &folded, brief, has)?;
        if missing.is_some() {
            let operation = Operation::Price;
            let time = Time::Unnamed;
            return Some(Self {
                series,
                operation,
                time,
                missing,
            });
        }
        let time = Time::of(text, brief, &folded, has);
        let is_spot = series.iter().any(|one| matches!(one, Series::Spot { .. }));
        let is_past = PastPeriod::named(text, brief).is_some();
        // Metals beside stocks over years to come, and as a shelter from inflation, are questions for a view.
        let is_beside_stocks = is_spot && text.has(WordList::Stocks) && !is_past;
        let is_shelter = series.contains(&Series::ConsumerPrices) && time == Time::Unnamed;
        let swings_of_spots = is_spot && has("price-swings");
        if is_beside_stocks || is_shelter || swings_of_spots {
            return None;
        }
        let is_stock = series.iter().any(|one| matches!(one, Series::Stock(_)));
        let measure = Measure::of(brief).filter(|measure| *measure != Measure::MarketValue);
        let names_accounts = is_stock && measure.is_some();
        // "What was Apple's price on 15 March 2020?" is told that there is none of that time.
        let names_a_price = has("price-share") || time.names_a_day() && has("price-price");
        let asks_for_a_past_price = names_a_price && time.names_a_past_time() && has_no_decision(text);
        if is_stock && !time.is_within_shipped_stocks() && !asks_for_a_past_price || names_accounts {
            return None;
        }
        let operation = operation(text, &series, &time, sum, has);
        let bare_words = question.split_whitespace().nth(MAX_WORDS_OF_A_PAIR).is_none();
        let by_name = is_bare && bare_words && time == Time::Unnamed;
        let asks_price = || {
            let words = has("price-price") || has("price-how-many") || text.has(WordList::HowMuch);
            words || time != Time::Unnamed && (!is_stock || has("price-share"))
        };
        let operation = match operation {
            Some(operation) => operation,
            None if by_name || asks_price() => Operation::Price,
            None => return None,
        };
        if operation == Operation::Price
            && time == Time::Unnamed
            && let [pair] = series.as_mut_slice()
            && !series::counts_a_currency(question)
            && !has("price-per")
        {
            *pair = series::as_quoted(question, *pair);
        }
        // Words for what something is worth, its risk and plans belong to questions for a view.
        let is_on_past = time != Time::Unnamed;
        let judges =
            text.has(WordList::Value) && !has("price-cost") || has("asks-risk") && operation != Operation::Swings;
        let is_plain = !matches!(operation, Operation::Price | Operation::Convert(_));
        if !is_plain && judges || !is_on_past && !is_unstated(brief) {
            return None;
        }
        Some(Self {
            series,
            operation,
            time,
            missing,
        })
    }
}

/// Whether nothing of a view or of a change is asked: a price alone is.
fn has_no_decision(text: &QuestionText) -> bool {
    let others = [
        WordList::Value,
        WordList::Risk,
        WordList::PastReturn,
        WordList::Return,
        WordList::Grow,
    ];
    !others.into_iter().any(|list| text.has(list)) && !text.has_words("price-moved")
}

/// What the words ask to do with the prices; `None` where they name nothing.
fn operation(
    text: &QuestionText,
    series: &[Series],
    time: &Time,
    sum: Option<f64>,
    has: impl Fn(&str) -> bool,
) -> Option<Operation> {
    let several = series.len() > 1;
    let spots = series.iter().filter(|one| matches!(one, Series::Spot { .. })).count();
    let is_back = has("asks-recover") || has("price-back");
    if several && has("price-correlation") {
        return Some(Operation::Correlation);
    }
    if spots == 2 && (has("price-ratio") || has("price-how-many")) {
        return Some(Operation::Ratio);
    }
    // Daily prices are needed for that; those of metals and coins are partly monthly.
    let are_stocks = series.iter().all(|one| matches!(one, Series::Stock(_)));
    if several && are_stocks && has("price-swings") {
        return Some(Operation::Swings);
    }
    if is_back && *time != Time::Unnamed && !several {
        return Some(Operation::Back);
    }
    if has("price-drawdown") || text.has(WordList::DeepestFall) && !has("price-month") {
        return Some(Operation::DeepestFall);
    }
    let best = has("price-best");
    if has("price-month") && (best || has("price-worst")) {
        return Some(if best {
            Operation::BestMonth
        } else {
            Operation::WorstMonth
        });
    }
    if has("price-high") && has("price-off") {
        return Some(Operation::OffHighest);
    }
    if several && (has("price-which") || has("price-weak") || has("price-strong") || has("price-versus")) {
        let weakest = has("price-weak") && !has("price-strong");
        return Some(if weakest {
            Operation::Weakest
        } else {
            Operation::Strongest
        });
    }
    if has("price-high") && (has("price-off") || has("price-moved") && !has("price-highest")) {
        return Some(Operation::OffHighest);
    }
    if has("price-high") {
        return Some(Operation::Highest);
    }
    if has("price-low") {
        return Some(Operation::Lowest);
    }
    if has("price-yearly") {
        return Some(Operation::YearlyRate);
    }
    if has("price-average") {
        return Some(Operation::Average);
    }
    if has("price-level") {
        return Some(Operation::Level);
    }
    let is_pair = matches!(series, [Series::Pair { .. }]);
    if let Some(sum) = sum {
        let grows = text.has(WordList::PastReturn) || text.has(WordList::Grow) || has("asks-what-if") || !is_pair;
        if grows && *time != Time::Unnamed && !is_pair {
            return Some(Operation::Became(sum));
        }
        if is_pair {
            return Some(Operation::Convert(sum));
        }
    }
    let on_past = *time != Time::Unnamed && (text.has(WordList::PastReturn) || has("asks-price-moved"));
    let moved = has("price-moved") || on_past;
    let is_window = matches!(time, Time::Window(..));
    if moved && (*time != Time::Unnamed || is_pair) || is_window {
        return Some(Operation::Change);
    }
    (several && *time != Time::Unnamed).then_some(Operation::Strongest)
}

/// The year of a brief.
fn this_year(brief: &MasterBrief) -> Option<i16> {
    brief.as_of.get(..4)?.parse().ok()
}
