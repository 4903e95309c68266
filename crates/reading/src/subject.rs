//! The subject of a question.

use languages::locale::Locale;
use pipeline::brief::holdings::Holdings;
use pipeline::brief::mib::{Instrument, Subject};
use pipeline::session::title_of;

use super::answers::Answer;
use super::identity::Named;
use super::lexicon::{Signal, of_kind, within};
use super::lists::List;
use super::signal::Class;
use super::triage::Reading;
use super::{currencies, parts, single_metals, themes};
use instruments::Master;
use languages::asks;
use languages::text::fold;

/// The most instruments of a subject.
const MAX_INSTRUMENTS: usize = 20;
/// The most themes of a subject.
const MAX_THEMES: usize = 6;
/// The longest name of a theme, in characters.
pub(super) const MAX_THEME_CHARACTERS: usize = 60;

/// The subject as far as it is known.
pub(super) struct KnownSubject {
    /// The subject; empty where nothing is known.
    pub subject: Subject,
    /// A name with several meanings, and the instruments it may mean; or an unknown symbol, and none.
    pub ambiguous: Option<(String, Vec<Instrument>)>,
}

impl KnownSubject {
    /// Whether there is something to work on.
    pub fn is_clear(&self) -> bool {
        self.ambiguous.is_none() && !(self.subject.instruments.is_empty() && self.subject.themes.is_empty())
    }
}

/// Combines the names in the question, the answers, and the holdings.
pub(super) fn of(reading: &Reading<'_>, instrument: Option<Answer<'_>>, holdings: &Holdings) -> KnownSubject {
    let features = reading.features;
    let Named {
        mut clear,
        mut ambiguous,
        unknown,
        ..
    } = features.named.clone();
    let mut themes = features.themes.clone();
    themes.retain(|theme| !currencies::is_of_a_sum(reading.asked.input, theme));
    // Of "healthcare" and "sector", the second says nothing.
    if themes.iter().any(|theme| !is_empty(theme)) {
        themes.retain(|theme| !is_empty(theme));
    }
    if clear.is_empty() && ambiguous.is_empty() {
        ambiguous.extend(unknown.into_iter().map(|symbol| (symbol, Vec::new())).take(1));
    }
    // "How are dividends taxed?" is about dividends; "where can 60,000 sit until March?" about a sum and its purpose.
    let open = clear.is_empty() && themes.is_empty() && ambiguous.is_empty() && !reading.features.has(Signal::Which);
    let open = open && !reading.features.has(Signal::Pointing);
    let mut has_a_sum_alone = false;
    if open && features.asks_for_facts {
        let named = [
            Signal::Finance,
            Signal::Figure,
            Signal::Trick,
            Signal::Inside,
            Signal::Law,
        ];
        let named = first_of(reading, &named, &NO_THEMES);
        // "What is the safest place for 50,000 for one year?"
        has_a_sum_alone = named.is_none() && features.horizon.is_some() && !features.amounts.is_empty();
        themes.push(named.unwrap_or_else(|| title_of(reading.asked.input, MAX_THEME_CHARACTERS)));
    }
    let open = open && themes.is_empty();
    if open && features.horizon.is_some() {
        let purposes = [
            Signal::Finance,
            Signal::Invest,
            Signal::Savings,
            Signal::Retire,
            Signal::Life,
        ];
        // A sum is no purpose: "What should I do with 50k?"
        let is_purpose = |words: &String| {
            let is_sum = words.starts_with(|letter: char| letter.is_ascii_digit());
            !is_sum && !currencies::is_of_a_sum(reading.asked.input, words)
        };
        let purpose = first_of(reading, &purposes, &NO_THEMES).filter(is_purpose);
        // "I have 20,000 for a house in 3 years. Where to put it?" is about the sum, and not about houses.
        let of_money = [Signal::Finance, Signal::Savings, Signal::Retire];
        let is_for_life = || features.has(Signal::Life) && first_of(reading, &of_money, &NO_THEMES).is_none();
        has_a_sum_alone = !features.amounts.is_empty() && (purpose.is_none() || is_for_life());
        themes.push(purpose.unwrap_or_else(|| title_of(reading.asked.input, MAX_THEME_CHARACTERS)));
    }
    if let Some(answer) = instrument {
        let (instruments, words) = read_answer(answer, &ambiguous, reading);
        for instrument in instruments {
            if !clear.iter().any(|known| known.symbol == instrument.symbol) {
                clear.push(instrument);
            }
        }
        for theme in words {
            if !themes.contains(&theme) {
                themes.push(theme);
            }
        }
        ambiguous.clear();
    }
    // "金を買うべきか": the characters around tell that it is the metal. A share of a portfolio is read as a part of it.
    if ambiguous.is_empty() && !reading.asked.input.contains(['%', '％']) {
        for symbol in single_metals::named(reading.asked.input) {
            let entry = Master::get().by_symbol(symbol);
            let is_new = !clear.iter().any(|known| known.symbol == symbol);
            if let Some(entry) = entry.filter(|_| is_new) {
                themes.retain(|theme| !theme.starts_with(single_metals::METALS));
                clear.push(entry.instrument());
            }
        }
    }
    if clear.is_empty()
        && ambiguous.is_empty()
        && let Some(pair) = currencies::pair(reading.asked.input, &themes)
    {
        clear.push(pair);
        themes.clear();
    }
    let kind = match has_a_sum_alone && clear.is_empty() {
        // Where to put a sum of money is a question about a portfolio.
        true => "portfolio",
        false => kind_of(reading, &clear, &themes, ambiguous.len(), holdings),
    };
    if kind == "portfolio" && clear.is_empty() {
        clear.extend(owned(holdings));
    }
    if kind == "portfolio" && clear.is_empty() && !holdings.positions.is_empty() {
        themes = composition_themes(holdings, Locale::of(reading.asked.language));
    }
    clear.truncate(MAX_INSTRUMENTS);
    themes.truncate(MAX_THEMES);
    KnownSubject {
        subject: Subject {
            kind: kind.to_owned(),
            instruments: clear,
            themes,
        },
        ambiguous: ambiguous.into_iter().next(),
    }
}

/// Whether a theme only says that something is an industry, a purpose or a judgement: "sector", "retirement", "bubble".
fn is_empty(theme: &str) -> bool {
    let theme = fold(theme);
    asks::list("empty-theme", false).iter().any(|word| word.folded == theme)
}

/// Words for actions and judgements are no themes: "a good buy", "expensive", "invest".
const NO_THEMES: [Signal; 3] = [Signal::Decide, Signal::Invest, Signal::Judge];

/// The first phrase of one of these signals that is part of none of the others, as it was written.
fn first_of(reading: &Reading<'_>, signals: &[Signal], others: &[Signal]) -> Option<String> {
    let hits = &reading.features.hits;
    let others = of_kind(hits, others);
    let own = |signal: &Signal| {
        let mut hits = hits.iter();
        hits.find(|hit| hit.signal == *signal && !within(hit, &others))
    };
    let hit = signals.iter().find_map(own)?;
    let text = &reading.features.text;
    let words = text.verbatim(hit.start, text.word_end(hit.end));
    Some(title_of(words, MAX_THEME_CHARACTERS))
}

/// A portfolio without instruments, as a theme: "60/40" for stocks and bonds, "50/30/20" with cash, else the names of
/// its parts.
fn composition_themes(holdings: &Holdings, locale: &Locale) -> Vec<String> {
    let weight = |class: Class| -> f64 {
        let own = holdings
            .positions
            .iter()
            .filter(|part| parts::class_of(part, locale) == Some(class));
        own.filter_map(|part| part.weight.parse::<f64>().ok()).sum()
    };
    // An empty sum is -0.0 and would be written "-0"; adding 0.0 makes it 0.
    let (stocks, bonds) = (weight(Class::Stocks).round() + 0.0, weight(Class::Bonds).round() + 0.0);
    let cash = weight(Class::Cash).round();
    if (stocks + bonds - 100.0).abs() < 0.5 {
        return vec![format!("{stocks}/{bonds}")];
    }
    if (stocks + bonds + cash - 100.0).abs() < 0.5 && stocks + bonds > 0.0 {
        return vec![format!("{stocks}/{bonds}/{cash}")];
    }
    holdings
        .positions
        .iter()
        .map(|position| position.name.clone())
        .collect()
}

/// The instruments in the holdings.
fn owned(holdings: &Holdings) -> Vec<Instrument> {
    let instrument = |symbol: &str, name: &str| match Master::get().by_symbol(symbol) {
        Some(entry) => entry.instrument(),
        None => Instrument {
            symbol: symbol.to_owned(),
            name: name.to_owned(),
            ..Instrument::default()
        },
    };
    let positions = holdings.positions.iter().filter(|position| !position.symbol.is_empty());
    positions
        .map(|position| instrument(&position.symbol, &position.name))
        .collect()
}

fn kind_of(
    reading: &Reading<'_>,
    instruments: &[Instrument],
    themes: &[String],
    ambiguous: usize,
    holdings: &Holdings,
) -> &'static str {
    let compares = reading.features.has(Signal::Compare) || either_or(reading);
    let sides = instruments.len() + ambiguous;
    let weights = holdings
        .positions
        .iter()
        .filter(|position| !position.weight.is_empty())
        .count();
    let classes = holdings.positions.iter().any(|position| position.symbol.is_empty());
    // "I own 40 Intel and 25 Costco" is a portfolio; holdings that were imported earlier do not make it one.
    let said = holdings.positions != reading.asked.portfolio;
    let counted = holdings
        .positions
        .iter()
        .filter(|position| !position.quantity.is_empty());
    let owns_several = said && counted.count() > 1 && !compares;
    let portfolio = reading.features.has(Signal::Portfolio) && (sides < 2 || !compares);
    if weights > 1 || weights == 1 && classes || owns_several || portfolio {
        "portfolio"
    } else if sides >= 2 || (compares && sides + themes.len() >= 2) {
        "comparison"
    } else if let Some(instrument) = instruments.first() {
        match instrument.asset_class.as_str() {
            "fund" | "index" => "fund_or_index",
            _ => "single_security",
        }
    } else if ambiguous > 0 {
        "single_security"
    } else if themes.iter().any(|theme| is_fund(theme)) {
        "fund_or_index"
    } else if has_outside_economy(reading, Signal::Market)
        || has_outside_economy(reading, Signal::Topic)
        || !reading.features.has(Signal::Economy)
    {
        "sector_or_theme"
    } else {
        "macro"
    }
}

/// Whether the question has a hit of this signal outside phrases of the economy: "the labour market" is no market.
fn has_outside_economy(reading: &Reading<'_>, signal: Signal) -> bool {
    let economy = of_kind(&reading.features.hits, &[Signal::Economy]);
    reading
        .features
        .hits
        .iter()
        .any(|hit| hit.signal == signal && !within(hit, &economy))
}

/// Whether the text has "or" in the language of the question, where that word is too short to look for in all texts.
fn either_or(reading: &Reading<'_>) -> bool {
    let or = reading.asked.language.traits().or;
    let words = reading.features.text.placed_words();
    or.is_some_and(|or| words.iter().any(|(_, word)| word == or))
}

/// A fund by its sort: a world index fund, a money market fund.
fn is_fund(theme: &str) -> bool {
    let theme = fold(theme);
    List::FundSort.words().iter().any(|sort| theme.contains(&sort.folded))
}

/// What an answer names: one of the options, an instrument of the list, a ticker in brackets, or just words.
fn read_answer(
    mut answer: Answer<'_>,
    ambiguous: &[(String, Vec<Instrument>)],
    reading: &Reading<'_>,
) -> (Vec<Instrument>, Vec<String>) {
    let options: Vec<&Instrument> = ambiguous.iter().flat_map(|(_, options)| options).collect();
    if let Some(option) = options
        .iter()
        .find(|option| answer.said.contains(&label(option)) || answer.said.eq_ignore_ascii_case(&option.symbol))
    {
        return (vec![(*option).clone()], Vec::new());
    }
    let named = answer.scan.named(reading.asked.language);
    if let Some(option) = options
        .iter()
        .find(|option| named.clear.iter().any(|known| known.symbol == option.symbol))
    {
        return (vec![(*option).clone()], Vec::new());
    }
    let mut clear = named.clear;
    // A name that is still ambiguous in the answer gets its first meaning; the brief shows which.
    let first = named
        .ambiguous
        .into_iter()
        .filter_map(|(_, options)| options.into_iter().next());
    clear.extend(first);
    // An unknown symbol that the user repeats in the answer is taken as it is.
    let unknown = |symbol: String| Instrument {
        name: symbol.clone(),
        symbol,
        ..Instrument::default()
    };
    clear.extend(named.unknown.into_iter().map(unknown));
    if !clear.is_empty() {
        return (clear, Vec::new());
    }
    let themes = themes::in_words(&answer.scan.text, &answer.scan.hits, false, false);
    if themes.is_empty() {
        (Vec::new(), vec![title_of(answer.said, MAX_THEME_CHARACTERS)])
    } else {
        (Vec::new(), themes)
    }
}

/// An instrument as an option to choose.
pub(super) fn label(instrument: &Instrument) -> String {
    format!("{} ({})", instrument.name, instrument.symbol.trim_start_matches('^'))
}
