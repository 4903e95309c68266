//! What a question is about.

use pipeline::brief::mib::{Instrument, Subject};
use pipeline::session::title_of;

use super::instruments::{self, Named};
use super::lexicon::{Hit, Lexicon, Signal};
use super::text::Text;
use super::triage::Reading;

/// Words that say what a named instrument is, and are no subject beside it.
const BESIDE_A_NAME: &str = "market|markets|water|energy|stock|stocks|share|shares|share price|equity|etf|fund|aktie|aktien|fonds|action|actions|acciones|acción|azioni|azione|ações|ação|aandeel|aandelen|hisse|акции";

/// The subject as far as it is known.
pub struct Known {
    /// What it is about; empty where nothing is known.
    pub subject: Subject,
    /// A name that could be one of several, with what it could be.
    pub ambiguous: Option<(String, Vec<Instrument>)>,
}

impl Known {
    /// Whether there is something to work on.
    pub fn is_clear(&self) -> bool {
        self.ambiguous.is_none() && !(self.subject.instruments.is_empty() && self.subject.themes.is_empty())
    }
}

/// Brings together what the question names and what was answered.
pub fn of(reading: &Reading<'_>, named: Named) -> Known {
    let Named {
        mut clear,
        mut ambiguous,
    } = named;
    let mut themes = themes(
        reading.text,
        reading.hits,
        !clear.is_empty(),
        reading.has(Signal::Compare),
    );
    if let Some(answer) = reading.answer("instrument") {
        let (instruments, words) = read_answer(answer, &ambiguous);
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
    let kind = kind_of(reading, &clear, &themes, ambiguous.len());
    clear.truncate(8);
    themes.truncate(6);
    Known {
        subject: Subject {
            kind: kind.to_owned(),
            instruments: clear,
            themes,
        },
        ambiguous: ambiguous.into_iter().next(),
    }
}

fn kind_of(reading: &Reading<'_>, instruments: &[Instrument], themes: &[String], ambiguous: usize) -> &'static str {
    let compares = reading.has(Signal::Compare);
    let sides = instruments.len() + ambiguous;
    if reading.has(Signal::Portfolio) && sides < 2 {
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
    } else if reading.has(Signal::Market) || reading.has(Signal::Topic) || !reading.has(Signal::Economy) {
        "sector_or_theme"
    } else {
        "macro"
    }
}

/// The themes in the words of the question. Where an instrument is named, "stock" beside it is no theme.
fn themes(text: &Text<'_>, hits: &[Hit], names_instrument: bool, compares: bool) -> Vec<String> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for hit in hits {
        let wanted = match hit.signal {
            Signal::Economy | Signal::Topic => true,
            Signal::Market => !names_instrument || compares,
            Signal::Portfolio => !names_instrument,
            _ => false,
        };
        let end = text.word_end(hit.end);
        // More than a handful is no subject any more.
        if found.len() == 32 {
            break;
        }
        let covered = found
            .iter()
            .any(|(start, stop)| *start <= hit.start && hit.end <= *stop);
        if !wanted || covered {
            continue;
        }
        match found.last_mut() {
            // "semiconductor stocks" is one theme; "stocks, bonds" are two.
            Some((start, stop))
                if *stop + 1 == hit.start && !text.verbatim(*start, end).contains([',', ';', '/', '.']) =>
            {
                *stop = end
            }
            _ => found.push((hit.start, end)),
        }
    }
    let mut themes: Vec<String> = Vec::new();
    for (start, end) in found {
        let words = title_of(text.verbatim(start, end), 60);
        let weak = BESIDE_A_NAME.split('|').any(|word| word == words.to_lowercase());
        let known = themes.iter().any(|theme| theme.to_lowercase() == words.to_lowercase());
        let beside = weak && names_instrument;
        if !words.is_empty() && !known && !beside {
            themes.push(words);
        }
    }
    themes
}

/// What an answer names: one of the options, an instrument of the list, a ticker in brackets, or just words.
fn read_answer(answer: &str, ambiguous: &[(String, Vec<Instrument>)]) -> (Vec<Instrument>, Vec<String>) {
    let options: Vec<&Instrument> = ambiguous.iter().flat_map(|(_, options)| options).collect();
    if let Some(option) = options
        .iter()
        .find(|option| answer.contains(&label(option)) || answer.eq_ignore_ascii_case(&option.symbol))
    {
        return (vec![(*option).clone()], Vec::new());
    }
    let text = Text::new(answer);
    let hits = Lexicon::get().scan(&text);
    let named = instruments::named(&text, &hits, true);
    if let Some(option) = options
        .iter()
        .find(|option| named.clear.iter().any(|known| known.symbol == option.symbol))
    {
        return (vec![(*option).clone()], Vec::new());
    }
    let mut clear = named.clear;
    // Asked once, a name that stays ambiguous is taken by its first meaning; the brief shows which.
    clear.extend(
        named
            .ambiguous
            .into_iter()
            .filter_map(|(_, options)| options.into_iter().next()),
    );
    if !clear.is_empty() {
        return (clear, Vec::new());
    }
    let themes = themes(&text, &hits, false, false);
    if themes.is_empty() {
        (Vec::new(), vec![title_of(answer, 60)])
    } else {
        (Vec::new(), themes)
    }
}

/// An instrument as an option to choose.
pub fn label(instrument: &Instrument) -> String {
    format!("{} ({})", instrument.name, instrument.symbol.trim_start_matches('^'))
}
