//! The sentences the service says itself, in every language that ships.
//!
//! They are Fluent messages in `locales/LANGUAGE/*.ftl`: `service` for what the service says, `analyst` for what the
//! built-in analyst says, `definitions` for what terms mean, `formats` for how quantities and dates are written. A
//! language is read when it is first used.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::decimal::Decimal;
use crate::language::Language;

mod contractions;
mod formats;
mod formatters;
#[cfg(test)]
mod readability;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_formats;

use formatters::Formatters;

/// The disclosure in one language.
#[derive(Debug, Clone)]
pub struct Disclosure {
    /// Raised when the wording changes.
    pub version: String,
    /// All statements as one paragraph.
    pub text: String,
    /// The six statements of the contract, in its order.
    pub statements: Vec<String>,
}

/// All sentences of one language, and how it writes numbers, dates and lists.
pub struct Locale {
    /// The disclosure that goes with every AI output.
    pub disclosure: Disclosure,
    language: Language,
    messages: FluentBundle<FluentResource>,
    formatters: Formatters,
}

/// What goes into a message. A text is never interpreted, whatever it contains.
#[derive(Debug, Clone, Copy)]
pub enum Arg<'a> {
    /// Words, as they are.
    Text(&'a str),
    /// How many: selects the plural.
    Count(u64),
    /// A figure of the ledger: its decimal and its unit. A message that says the direction in a verb takes
    /// `$NAME_size`, the figure without its sign, and selects the verb by `$NAME_way`: up, down or level.
    Quantity {
        /// The figure, with its sign.
        value: Decimal,
        /// The unit, as the ledger names it.
        unit: &'a str,
    },
    /// A day, a month or a quarter in ISO form.
    Date(&'a str),
}

impl Locale {
    /// The sentences of a language.
    pub fn of(language: Language) -> &'static Self {
        static ALL: [OnceLock<Locale>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| Self::read(language))
    }

    /// Its language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether its numbers are named as in English.
    pub fn is_english(&self) -> bool {
        self.language == Language::En
    }

    /// A sentence without variables. A missing key is returned itself; a test checks that none is missing.
    pub fn text(&self, key: &str) -> Cow<'_, str> {
        self.message(key, None, None)
            .unwrap_or_else(|| Cow::Owned(key.to_owned()))
    }

    /// A sentence whose variables are all text.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, *value);
        }
        self.format(key, &arguments)
    }

    /// A sentence with variables of any kind.
    pub fn say(&self, key: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let mut filled = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            match *argument {
                Arg::Text(text) => filled.set(*name, text),
                Arg::Count(count) => filled.set(*name, count),
                Arg::Quantity { value, unit } => {
                    filled.set(*name, self.quantity(value, unit));
                    filled.set(format!("{name}_size"), self.quantity(value.size(), unit));
                    filled.set(format!("{name}_way"), direction(value));
                }
                Arg::Date(iso) => filled.set(*name, self.date(iso)),
            }
        }
        self.format(key, &filled)
    }

    /// The items of a message that is a list, in their order.
    pub fn options(&self, key: &str) -> Vec<String> {
        (1..).map_while(|at| self.item(key, at)).collect()
    }

    /// One item of a list, counted from one.
    fn item(&self, key: &str, at: usize) -> Option<String> {
        self.message(key, Some(&format!("n{at}")), None).map(Cow::into_owned)
    }

    fn format(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        self.message(key, None, Some(arguments))
            .map_or_else(|| key.to_owned(), Cow::into_owned)
    }

    fn message<'a>(
        &'a self,
        key: &str,
        attribute: Option<&str>,
        arguments: Option<&'a FluentArgs<'_>>,
    ) -> Option<Cow<'a, str>> {
        let message = self.messages.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        // What cannot be resolved shows as its name. Tests compare the variables of all languages.
        let mut unresolved = Vec::new();
        let text = self.messages.format_pattern(pattern, arguments, &mut unresolved);
        Some(match arguments {
            Some(_) => contractions::contracted(text, self.language),
            None => text,
        })
    }

    fn read(language: Language) -> Self {
        let mut messages = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        messages.set_use_isolating(false);
        messages.set_formatter(Some(formatters::format_count));
        for source in language.files().messages() {
            // The files are part of the program and a test reads every one without an error.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
            messages.add_resource_overriding(resource);
        }
        let mut locale = Self {
            disclosure: Disclosure {
                version: String::new(),
                text: String::new(),
                statements: Vec::new(),
            },
            language,
            messages,
            formatters: Formatters::of(language.code()),
        };
        locale.disclosure = Disclosure {
            version: locale.text("disclosure-version").into_owned(),
            text: locale.text("disclosure-text").into_owned(),
            statements: locale.options("disclosure-statements"),
        };
        locale
    }
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Locale")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

/// Which way a change went.
fn direction(change: Decimal) -> &'static str {
    match change.number() {
        number if number < 0.0 => "down",
        0.0 => "level",
        _ => "up",
    }
}

/// A decimal as a number that selects the plural: `1` is one, `1.0` need not be.
fn selector(decimal: Decimal) -> FluentValue<'static> {
    FluentValue::Number(FluentNumber::new(
        decimal.number(),
        FluentNumberOptions {
            minimum_fraction_digits: Some(usize::from(decimal.places())),
            ..FluentNumberOptions::default()
        },
    ))
}
