//! The sentences the service says itself, in every language that ships.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::language::Language;

/// The disclosure in one language.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disclosure {
    /// Raised when the wording changes.
    pub version: String,
    /// All statements as one paragraph.
    pub text: String,
    /// The six statements of the contract, in its order.
    pub statements: Vec<String>,
}

/// All sentences of one language.
#[derive(Debug, Clone)]
pub struct Locale {
    /// The disclosure that goes with every AI output.
    pub disclosure: Disclosure,
    texts: BTreeMap<String, String>,
    lists: BTreeMap<String, Vec<String>>,
}

impl Locale {
    /// The sentences of a language.
    pub fn of(language: Language) -> &'static Self {
        static ALL: OnceLock<Vec<Locale>> = OnceLock::new();
        let all = ALL.get_or_init(|| Language::ALL.iter().map(|language| read(source(*language))).collect());
        &all[language as usize]
    }

    /// A sentence by its dotted key. A key that is missing shows as itself; a test sees to it that none is.
    pub fn text<'a>(&'a self, key: &'a str) -> &'a str {
        self.texts.get(key).map_or(key, String::as_str)
    }

    /// A sentence with its `{placeholders}` filled in.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        let mut rest = self.text(key);
        let mut text = String::with_capacity(rest.len());
        // One pass, so that a value that itself contains braces is never filled again.
        while let Some(open) = rest.find('{') {
            let Some(length) = rest[open..].find('}') else { break };
            let name = &rest[open + 1..open + length];
            text.push_str(&rest[..open]);
            match values.iter().find(|(key, _)| *key == name) {
                Some((_, value)) => text.push_str(value),
                None => text.push_str(&rest[open..=open + length]),
            }
            rest = &rest[open + length + 1..];
        }
        text.push_str(rest);
        text
    }

    /// A list of options by its dotted key.
    pub fn options(&self, key: &str) -> Vec<String> {
        self.lists.get(key).cloned().unwrap_or_default()
    }
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::Ar => include_str!("../locales/ar.toml"),
        Language::De => include_str!("../locales/de.toml"),
        Language::En => include_str!("../locales/en.toml"),
        Language::Es => include_str!("../locales/es.toml"),
        Language::Fr => include_str!("../locales/fr.toml"),
        Language::Hi => include_str!("../locales/hi.toml"),
        Language::It => include_str!("../locales/it.toml"),
        Language::Ja => include_str!("../locales/ja.toml"),
        Language::Ko => include_str!("../locales/ko.toml"),
        Language::Nl => include_str!("../locales/nl.toml"),
        Language::Pt => include_str!("../locales/pt.toml"),
        Language::Ru => include_str!("../locales/ru.toml"),
        Language::Sv => include_str!("../locales/sv.toml"),
        Language::Tr => include_str!("../locales/tr.toml"),
        Language::Vi => include_str!("../locales/vi.toml"),
        Language::Zh => include_str!("../locales/zh.toml"),
    }
}

fn read(source: &str) -> Locale {
    // The files are part of the program and a test reads every one; an empty locale is only for the type.
    let table: toml::Table = source.parse().unwrap_or_default();
    let disclosure = table
        .get("disclosure")
        .and_then(|value| value.clone().try_into().ok())
        .unwrap_or(Disclosure {
            version: String::new(),
            text: String::new(),
            statements: Vec::new(),
        });
    let mut locale = Locale {
        disclosure,
        texts: BTreeMap::new(),
        lists: BTreeMap::new(),
    };
    flatten("", &toml::Value::Table(table), &mut locale);
    locale
}

fn flatten(prefix: &str, value: &toml::Value, locale: &mut Locale) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                let name = if prefix.is_empty() {
                    key.clone()
                } else {
                    format!("{prefix}.{key}")
                };
                flatten(&name, value, locale);
            }
        }
        toml::Value::Array(items) => {
            let items = items
                .iter()
                .filter_map(|item| item.as_str().map(str::to_owned))
                .collect();
            locale.lists.insert(prefix.to_owned(), items);
        }
        toml::Value::String(text) => {
            locale.texts.insert(prefix.to_owned(), text.clone());
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_the_same_things() {
        let english = Locale::of(Language::En);
        assert!(english.texts.len() > 30);
        for language in Language::ALL {
            let locale = Locale::of(language);
            assert_eq!(locale.disclosure.statements.len(), 6, "{language:?}");
            assert!(locale.disclosure.statements.iter().all(|line| !line.trim().is_empty()));
            assert_eq!(
                locale.texts.keys().collect::<Vec<_>>(),
                english.texts.keys().collect::<Vec<_>>(),
                "{language:?}"
            );
            for (key, options) in &english.lists {
                assert_eq!(locale.lists[key].len(), options.len(), "{language:?} {key}");
            }
            for (key, text) in &english.texts {
                assert_eq!(holes(&locale.texts[key]), holes(text), "{language:?} {key}");
            }
        }
    }

    #[test]
    fn values_are_never_filled_again() {
        let locale = Locale::of(Language::En);
        let text = locale.fill("debrief.asked", &[("question", "what is {question}?")]);
        assert!(text.contains("what is {question}?"), "{text}");
    }

    fn holes(text: &str) -> Vec<String> {
        let mut found: Vec<String> = text
            .split('{')
            .skip(1)
            .filter_map(|part| part.split_once('}').map(|(name, _)| name.to_owned()))
            .collect();
        found.sort();
        found
    }
}
