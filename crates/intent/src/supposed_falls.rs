//! The falls that a question supposes, and what they take from a portfolio: each part loses its weight times its fall.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::MasterBrief;
use pipeline::brief::holdings::Position;
use reading::falls::{Fall, Falling, of as falls_of};
use reading::named_currencies::{in_order, searched};

use crate::coverage::{follows_us_market, is_like_us_market, names_the_market, us_market_is_subject};
use crate::last_brief::{LastBrief, known_or};
use crate::mix;
use crate::question::Question;
use crate::question_text::QuestionText;
use crate::stated_rates::bearable_loss;
use crate::sums::invested_sum;
use crate::word_list::WordList;

/// The most letters between a currency and how far it falls.
const MAX_CURRENCY_DISTANCE: usize = 20;

/// Falls that a question may suppose, in per cent.
const FALLS: std::ops::RangeInclusive<f64> = 1.0..=100.0;

/// All of a portfolio, in per cent; its parts may be rounded.
const WHOLE: f64 = 101.0;

/// A part of a portfolio, and how far it falls.
#[derive(Debug, Clone, PartialEq)]
pub struct FallenPart {
    /// Its symbol; empty for a class of assets.
    pub symbol: String,
    /// Its name.
    pub name: String,
    /// Its weight in per cent.
    pub weight: f64,
    /// Its fall in per cent.
    pub fall: f64,
}

/// The weight of a part that is all there is, in per cent.
const ALL: f64 = 99.5;

/// What a question supposes.
#[derive(Debug, Clone, PartialEq)]
pub struct SupposedFalls {
    /// The parts that fall; all others keep their price.
    pub parts: Vec<FallenPart>,
    /// The sum of the whole with the code of its currency, where the question names it.
    pub sum: Option<(f64, &'static str)>,
    /// The fall of stocks in whole per cents, where nothing else of a mix of stocks and bonds falls, or where US stocks
    /// are all there is: their history says more about it.
    pub of_us_stocks: Option<u16>,
}

thread_local! {
    /// The last brief with what it supposes.
    static LAST: LastBrief<Option<SupposedFalls>> = const { LastBrief::new(None) };
}

impl SupposedFalls {
    /// The falls that a brief supposes, where the portfolio or the sum that falls is known.
    pub fn of(brief: &MasterBrief) -> Option<Self> {
        known_or(&LAST, brief, Self::read)
    }

    fn read(brief: &MasterBrief) -> Option<Self> {
        let language = Language::from_code(&brief.language);
        let mut falls = without_weights(falls_of(&brief.question, language), brief);
        let bearable = bearable_loss(brief);
        falls.retain(|fall| bearable != Some(fall.percent) && !is_of_a_currency(&brief.question, fall.percent));
        let are_told_apart = falls.len() == 1 || falls.iter().all(|fall| fall.what.is_some());
        if falls.is_empty() || !are_told_apart {
            return None;
        }
        let locale = Locale::of(language);
        let sum = invested_sum(brief);
        let whole = whole(brief, locale, sum.is_some())?;
        let mut parts: Vec<FallenPart> = Vec::new();
        for fall in &falls {
            let fallen = fallen(fall, &whole, brief, locale)?;
            if fallen.is_empty() || fallen.iter().any(|part| parts.iter().any(|known| is_same(known, part))) {
                return None;
            }
            parts.extend(fallen);
        }
        let of_us_stocks = match falls.as_slice() {
            [fall] if is_on_us_stocks(&parts, brief, locale) && fall.percent.fract() == 0.0 => {
                Some(fall.percent as u16)
            }
            _ => None,
        };
        Some(Self {
            of_us_stocks,
            parts,
            sum,
        })
    }
}

fn is_same(one: &FallenPart, other: &FallenPart) -> bool {
    one.symbol == other.symbol && one.name == other.name
}

/// The falls that are no weights of the portfolio: each weight is told once before them.
fn without_weights(mut falls: Vec<Fall>, brief: &MasterBrief) -> Vec<Fall> {
    falls.retain(|fall| FALLS.contains(&fall.percent));
    for held in &brief.holdings.positions {
        let weight = held.weight.parse::<f64>().unwrap_or_default();
        if falls.len() > 1
            && let Some(at) = falls.iter().position(|fall| fall.percent == weight)
        {
            falls.remove(at);
        }
    }
    falls
}

/// The parts of all that a question is about, with their weights: the portfolio, a mix, or the one thing that a sum is
/// in.
fn whole(brief: &MasterBrief, locale: &Locale, has_sum: bool) -> Option<Vec<Position>> {
    let class = |key: &str, weight: f64| Position {
        name: locale.text(key).into_owned(),
        weight: weight.to_string(),
        ..Position::default()
    };
    let positions = &brief.holdings.positions;
    let weight = |held: &Position| held.weight.parse::<f64>().ok();
    if let Some(weights) = positions.iter().map(weight).collect::<Option<Vec<f64>>>()
        && !positions.is_empty()
    {
        return (weights.iter().sum::<f64>() <= WHOLE).then(|| positions.clone());
    }
    if let Some(mix) = mix::weights(brief) {
        let parts = [
            ("class-stocks", mix.stocks),
            ("class-bonds", mix.bonds),
            ("class-cash", mix.cash),
        ];
        let parts = parts.into_iter().filter(|(_, weight)| *weight > 0);
        return Some(parts.map(|(key, weight)| class(key, f64::from(weight))).collect());
    }
    // "I have 50,000 in the S&P 500. How much is left if it falls 40%?" asks for no decision.
    if !has_sum || Question::asks_for_a_decision(brief) || QuestionText::new(brief).has(WordList::Savings) {
        return None;
    }
    match brief.subject.instruments.as_slice() {
        [only] => Some(vec![Position {
            symbol: only.symbol.clone(),
            name: only.name.clone(),
            weight: "100".to_owned(),
            ..Position::default()
        }]),
        [] if us_market_is_subject(brief) && names_the_market(&QuestionText::new(brief), brief) => {
            Some(vec![class("class-stocks", 100.0)])
        }
        _ => None,
    }
}

/// The parts that a fall is of; `None` where that cannot be told.
fn fallen(fall: &Fall, whole: &[Position], brief: &MasterBrief, locale: &Locale) -> Option<Vec<FallenPart>> {
    let part = |held: &Position| {
        Some(FallenPart {
            symbol: held.symbol.clone(),
            name: held.name.clone(),
            weight: held.weight.parse().ok()?,
            fall: fall.percent,
        })
    };
    let of_class = |key: &str| -> Option<Vec<FallenPart>> {
        // Of a fund that is not known nobody can say whether it holds stocks.
        let is_unknown = |held: &&Position| !held.symbol.is_empty() && class_of(&held.symbol, brief).is_none();
        if whole.iter().any(|held| is_unknown(&held)) {
            return None;
        }
        let is_of = |held: &&Position| match held.symbol.is_empty() {
            true => held.name == locale.text(key),
            false => class_of(&held.symbol, brief) == Some(key),
        };
        whole.iter().filter(is_of).map(part).collect()
    };
    match &fall.what {
        Some(Falling::Instrument(symbol)) => match whole.iter().find(|held| held.symbol == *symbol) {
            Some(held) => Some(vec![part(held)?]),
            // "If the S&P 500 falls": that is what stocks do.
            None if follows_us_market(symbol) || is_like_us_market(symbol) => of_class("class-stocks"),
            None => None,
        },
        Some(Falling::Class(key)) => of_class(key),
        None => match whole {
            [only] => Some(vec![part(only)?]),
            _ => of_class("class-stocks"),
        },
    }
}

/// The class of assets of an instrument, by the key of its name.
pub fn class_of(symbol: &str, brief: &MasterBrief) -> Option<&'static str> {
    if follows_us_market(symbol) || is_like_us_market(symbol) {
        return Some("class-stocks");
    }
    if mix::is_us_bond_fund(symbol) {
        return Some("class-bonds");
    }
    let known = brief.subject.instruments.iter().find(|known| known.symbol == symbol)?;
    match known.asset_class.as_str() {
        "equity" => Some("class-stocks"),
        "crypto" => Some("class-crypto"),
        "commodity" if symbol == "XAU" => Some("class-gold"),
        "commodity" => Some("class-commodities"),
        "currency" => Some("class-cash"),
        _ => None,
    }
}

/// Whether what falls are the stocks of a mix with bonds, or US stocks alone.
fn is_on_us_stocks(parts: &[FallenPart], brief: &MasterBrief, locale: &Locale) -> bool {
    let follows = |symbol: &str| follows_us_market(symbol) || is_like_us_market(symbol);
    let is_of_us_stocks = |part: &FallenPart| match part.symbol.is_empty() {
        true => part.name == locale.text("class-stocks"),
        false => follows(&part.symbol),
    };
    if !parts.iter().all(is_of_us_stocks) {
        return false;
    }
    match mix::weights(brief) {
        Some(mix) => mix.stocks > 0 && mix.stocks < 100 && mix::left_out(brief).is_empty(),
        None => parts.iter().map(|part| part.weight).sum::<f64>() >= ALL,
    }
}
/// Whether a currency falls by so many per cent: "if the dollar falls 10%". A sum in a currency is something else.
fn is_of_a_currency(question: &str, percent: f64) -> bool {
    let text = searched(question);
    let is_sum = |before: &str| before.trim_end().ends_with(char::is_numeric);
    let mut named = in_order(question).into_iter();
    named.any(|named| {
        let (before, after) = (text.get(..named.start), text.get(named.end..));
        let near: String = after.unwrap_or_default().chars().take(MAX_CURRENCY_DISTANCE).collect();
        let number = near
            .split(|letter: char| !letter.is_ascii_digit())
            .find(|run| !run.is_empty());
        !before.is_some_and(is_sum) && number.is_some_and(|number| number == percent.trunc().to_string())
    })
}
