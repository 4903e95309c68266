//! How the analyst puts things into words: messages of the session's language, filled with figures.

use languages::language::Language;
use languages::locale::{Arg, Locale};
use pipeline::committee::Evidence;

/// The words of one language.
#[derive(Clone, Copy)]
pub struct Words {
    locale: &'static Locale,
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> Self {
        Self {
            locale: Locale::of(language),
        }
    }

    /// The words of a brief's language.
    pub fn for_code(code: &str) -> Self {
        Self::of(Language::from_code(code))
    }

    /// A message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.locale.say(key, &[])
    }

    /// A message with its arguments.
    pub fn say(&self, key: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let said = self.locale.say(key, arguments);
        // "Apple Inc." at the end of a sentence brings its own stop.
        if said.contains("..") && !said.contains("...") {
            said.replace("..", ".")
        } else {
            said
        }
    }

    /// Several things in a row.
    pub fn list(&self, items: &[String]) -> String {
        self.locale.list(items)
    }

    /// A date.
    pub fn date(&self, iso: &str) -> String {
        self.locale.date(iso)
    }

    /// A figure's value with its unit.
    pub fn quantity(&self, evidence: &Evidence) -> String {
        self.locale.quantity(&evidence.value, &evidence.unit)
    }

    /// A statement over figures, with the dates they speak of.
    pub fn statement(&self, text: &str, figures: &[&Evidence]) -> String {
        let mut dates: Vec<&str> = figures.iter().map(|figure| figure.as_of.as_str()).collect();
        dates.sort_unstable();
        dates.dedup();
        let dates: Vec<String> = dates.into_iter().map(|date| self.date(date)).collect();
        let dates = self.list(&dates);
        self.say("statement", &[("text", Arg::Text(text)), ("dates", Arg::Text(&dates))])
    }
}

/// A change with its sign, also where it is a rise.
pub fn signed(words: Words, evidence: &Evidence) -> String {
    let text = words.quantity(evidence);
    let rise = evidence.value.parse::<f64>().is_ok_and(|value| value > 0.0);
    if rise { format!("+{text}") } else { text }
}

/// A figure as an argument.
pub fn quantity(evidence: &Evidence) -> Arg<'_> {
    Arg::Quantity {
        value: &evidence.value,
        unit: &evidence.unit,
    }
}
