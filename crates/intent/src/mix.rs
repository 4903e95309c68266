//! A mix of US stocks and government bonds, such as 60/40: what a brief names, and what stands in for its funds.

use languages::language::Language;
use languages::locale::Locale;
use languages::text::fold;
use pipeline::brief::MasterBrief;
use pipeline::brief::holdings::Position;
use pipeline::brief::mib::Instrument;

use super::coverage::{follows_us_market, is_elsewhere, is_like_us_market};
use super::question_text::{QuestionText, searched_part};
use super::word_list::WordList;
use languages::asks;

/// The parts of a mix, in per cent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mix {
    /// US stocks.
    pub stocks: u32,
    /// US government bonds of ten years.
    pub bonds: u32,
    /// Cash. There is no history of what deposits paid, so it earns nothing and loses what inflation takes.
    pub cash: u32,
}

impl Mix {
    /// Stocks alone.
    pub const STOCKS: Self = Self {
        stocks: 100,
        bonds: 0,
        cash: 0,
    };

    /// Bonds alone.
    pub const BONDS: Self = Self {
        stocks: 0,
        bonds: 100,
        cash: 0,
    };

    /// Reads `60/40`, and with cash `50/30/20`.
    fn parse(word: &str) -> Option<Self> {
        let parts: Vec<u32> = word.split('/').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let (stocks, bonds, cash) = match *parts.as_slice() {
            [stocks, bonds] => (stocks, bonds, 0),
            [stocks, bonds, cash] => (stocks, bonds, cash),
            _ => return None,
        };
        let whole = stocks.checked_add(bonds)?.checked_add(cash)? == 100;
        whole.then_some(Self { stocks, bonds, cash })
    }
}

impl std::fmt::Display for Mix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.cash {
            0 => write!(f, "{}/{}", self.stocks, self.bonds),
            cash => write!(f, "{}/{}/{cash}", self.stocks, self.bonds),
        }
    }
}

/// Funds that hold bonds of the United States, for which ten-year government bonds stand in.
const US_BOND_FUNDS: [&str; 8] = ["AGG", "BND", "GOVT", "IEF", "IUSB", "SCHZ", "SPAB", "VGIT"];

/// The most weight of parts without a long history that a mix may leave out, in per cent.
const MAX_LEFT_OUT: f64 = 25.0;

/// The mix that a question names: as `60/40`, as funds of US stocks and bonds, or as bonds alone.
pub fn weights(brief: &MasterBrief) -> Option<Mix> {
    let bonds = (is_of_bond_funds(brief) || is_of_bonds(brief)).then_some(Mix::BONDS);
    let classes = || of_classes(brief).filter(|_| !is_of_bills(brief));
    of_funds(brief).or_else(classes).or(bonds)
}

/// Whether an instrument is a fund of bonds of the United States.
pub fn is_us_bond_fund(symbol: &str) -> bool {
    US_BOND_FUNDS.contains(&symbol)
}

/// Whether all of a portfolio is in Treasury bills. Reading takes them for bonds, but their price hardly moves.
pub fn is_of_bills(brief: &MasterBrief) -> bool {
    let text = QuestionText::new(brief);
    of_classes(brief) == Some(Mix::BONDS) && text.has(WordList::Savings) && !text.has(WordList::Bonds)
}

/// Whether a question is about funds of US bonds and nothing else.
pub fn is_of_bond_funds(brief: &MasterBrief) -> bool {
    let instruments = &brief.subject.instruments;
    let is_bonds = |known: &Instrument| US_BOND_FUNDS.contains(&known.symbol.as_str());
    let held = brief.holdings.positions.iter();
    instruments.len() == 1 && instruments.iter().all(is_bonds) && held.count() < 2
}

/// Whether a question is about government bonds as such: whether to own them, and not what they pay.
fn is_of_bonds(brief: &MasterBrief) -> bool {
    let subject = &brief.subject;
    let themes = &subject.themes;
    let is_plain = |theme: &String| {
        let theme = fold(theme);
        asks::list("plain-bonds", false).iter().any(|word| word.folded == theme)
    };
    let general = subject.kind == "sector_or_theme" && subject.instruments.is_empty();
    if !general || !brief.holdings.positions.is_empty() || themes.is_empty() || !themes.iter().all(is_plain) {
        return false;
    }
    let text = QuestionText::new(brief);
    let others = [
        WordList::Rates,
        WordList::Return,
        WordList::Income,
        WordList::Savings,
        WordList::Repay,
        WordList::Stocks,
        WordList::Switch,
    ];
    !others.into_iter().any(|list| text.has(list)) && !is_elsewhere(brief)
}

/// The part of a mix that a position belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Stocks,
    Bonds,
    Cash,
    Other,
}

fn class_of(held: &Position, locale: &Locale) -> Class {
    let is_class = |class: &str| held.symbol.is_empty() && held.name == locale.text(class);
    let symbol = held.symbol.as_str();
    if follows_us_market(symbol) || is_like_us_market(symbol) || is_class("class-stocks") {
        Class::Stocks
    } else if US_BOND_FUNDS.contains(&symbol) || is_class("class-bonds") {
        Class::Bonds
    } else if is_class("class-cash") {
        Class::Cash
    } else {
        Class::Other
    }
}

/// The weight of stocks in the whole portfolio, in per cent; the whole includes what the mix leaves out.
pub fn stocks_of_the_whole(brief: &MasterBrief) -> Option<f64> {
    if left_out(brief).is_empty() {
        return weights(brief).map(|mix| f64::from(mix.stocks));
    }
    let locale = Locale::of(Language::from_code(&brief.language));
    let positions = brief.holdings.positions.iter();
    let stocks = positions.filter(|held| class_of(held, locale) == Class::Stocks);
    Some(stocks.filter_map(|held| held.weight.parse::<f64>().ok()).sum())
}

/// Whether the mix of a portfolio stands in for funds.
pub fn stands_in_for_funds(brief: &MasterBrief) -> bool {
    let locale = Locale::of(Language::from_code(&brief.language));
    let is_fund = |held: &Position| !held.symbol.is_empty() && class_of(held, locale) != Class::Other;
    of_funds(brief).is_some() && brief.holdings.positions.iter().any(is_fund)
}

/// The positions that the mix of a portfolio leaves out: we have no long history of them.
pub fn left_out(brief: &MasterBrief) -> Vec<&Position> {
    if of_funds(brief).is_none() {
        return Vec::new();
    }
    let locale = Locale::of(Language::from_code(&brief.language));
    let positions = brief.holdings.positions.iter();
    positions
        .filter(|held| class_of(held, locale) == Class::Other)
        .collect()
}

/// The mix that a portfolio of funds stands for: funds of US or world stocks, funds of US bonds, and classes of assets
/// without a fund. A small part in something else is left out.
pub fn of_funds(brief: &MasterBrief) -> Option<Mix> {
    let positions = &brief.holdings.positions;
    let locale = Locale::of(Language::from_code(&brief.language));
    let (mut stocks, mut bonds, mut cash, mut other) = (0.0, 0.0, 0.0, 0.0);
    for held in positions {
        let weight: f64 = held.weight.parse().ok()?;
        match class_of(held, locale) {
            Class::Stocks => stocks += weight,
            Class::Bonds => bonds += weight,
            Class::Cash => cash += weight,
            Class::Other => other += weight,
        }
    }
    let is_held = |known: &Instrument| positions.iter().any(|held| held.symbol == known.symbol);
    let counted: f64 = stocks + bonds + cash;
    let is_whole = (99.0..=101.0).contains(&(counted + other)) && other <= MAX_LEFT_OUT;
    // A mix of classes in words is read from the themes by `of_classes`.
    let is_more_than_classes = other > 0.0 || positions.iter().any(|held| !held.symbol.is_empty());
    if !is_whole || !is_more_than_classes || positions.len() < 2 || !brief.subject.instruments.iter().all(is_held) {
        return None;
    }
    // What is counted makes up the whole. Thirds are rounded to whole per cents that add up to a hundred.
    let whole = |weight: f64, left: u32| ((weight / counted * 100.0).round().max(0.0) as u32).min(left);
    let stocks = whole(stocks, 100);
    let cash = if bonds > 0.0 {
        whole(cash, 100 - stocks)
    } else {
        100 - stocks
    };
    // Stocks alone are judged as funds are, unless a metal or a coin beside them is left out.
    let is_spot = |known: &Instrument| matches!(known.asset_class.as_str(), "commodity" | "crypto");
    let beside_spot = other > 0.0 && brief.subject.instruments.iter().all(is_spot);
    (stocks < 100 || beside_spot).then_some(Mix {
        stocks,
        bonds: 100 - stocks - cash,
        cash,
    })
}

/// The second mix of a question that names exactly two: "60/40 or 80/20".
pub fn other(brief: &MasterBrief) -> Option<Mix> {
    let first = of_classes(brief)?;
    let mut others = named(brief).filter(|mix| *mix != first);
    let second = others.next()?;
    others.all(|mix| mix == second).then_some(second)
}

fn of_classes(brief: &MasterBrief) -> Option<Mix> {
    let has_symbols = brief
        .holdings
        .positions
        .iter()
        .any(|position| !position.symbol.is_empty());
    // "If the S&P 500 falls, what happens to my 60/40 portfolio?"
    let is_held_beside = brief.subject.kind == "portfolio";
    let mut instruments = brief.subject.instruments.iter();
    let general = instruments.all(|known| is_held_beside && follows_us_market(&known.symbol)) && !has_symbols;
    if brief.subject.kind == "macro" || !general {
        return None;
    }
    named(brief).next()
}

/// The mixes that the themes and the question name.
fn named(brief: &MasterBrief) -> impl Iterator<Item = Mix> {
    fn fractions(text: &str) -> Vec<String> {
        let parts = text.split(|c: char| !(c.is_ascii_digit() || c == '/'));
        parts.map(str::to_owned).collect()
    }
    let themes = brief.subject.themes.iter().flat_map(|theme| fractions(theme));
    // "The 50/30/20 rule" is one of budgets: three parts count where the reading found stocks, bonds and cash.
    let question = fractions(&searched_part(&brief.question))
        .into_iter()
        .filter(|word| word.matches('/').count() == 1);
    themes.chain(question).filter_map(|word| Mix::parse(&word))
}
