//! Which language a question is in.

use serde::{Deserialize, Serialize};

mod accept;
mod script;
mod tell;
mod words;

pub use accept::accepted;
pub use tell::{LOOKED_AT, detect, tell};

/// A language the service can speak. The code is the ISO 639-1 one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// Arabic.
    Ar,
    /// German.
    De,
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Hindi.
    Hi,
    /// Italian.
    It,
    /// Japanese.
    Ja,
    /// Korean.
    Ko,
    /// Dutch.
    Nl,
    /// Polish.
    Pl,
    /// Portuguese.
    Pt,
    /// Russian.
    Ru,
    /// Swedish.
    Sv,
    /// Turkish.
    Tr,
    /// Vietnamese.
    Vi,
    /// Chinese.
    Zh,
}

impl Language {
    /// Every language, in the order of their codes.
    pub const ALL: [Self; 17] = [
        Self::Ar,
        Self::De,
        Self::En,
        Self::Es,
        Self::Fr,
        Self::Hi,
        Self::It,
        Self::Ja,
        Self::Ko,
        Self::Nl,
        Self::Pl,
        Self::Pt,
        Self::Ru,
        Self::Sv,
        Self::Tr,
        Self::Vi,
        Self::Zh,
    ];

    /// The ISO 639-1 code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ar => "ar",
            Self::De => "de",
            Self::En => "en",
            Self::Es => "es",
            Self::Fr => "fr",
            Self::Hi => "hi",
            Self::It => "it",
            Self::Ja => "ja",
            Self::Ko => "ko",
            Self::Nl => "nl",
            Self::Pl => "pl",
            Self::Pt => "pt",
            Self::Ru => "ru",
            Self::Sv => "sv",
            Self::Tr => "tr",
            Self::Vi => "vi",
            Self::Zh => "zh",
        }
    }

    /// The language of a code, if it is one of ours.
    pub fn known(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a code, English for one that is not known.
    pub fn from_code(code: &str) -> Self {
        Self::known(code).unwrap_or_default()
    }
}

/// What a caller says about the language of a question, beside the question.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The language that the request names. It decides.
    pub said: Option<Language>,
    /// The language that the caller likes to read. It decides where the question is too short to tell.
    pub accepted: Option<Language>,
}

#[cfg(test)]
mod tests;
