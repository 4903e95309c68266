//! Which language a question is in.

use serde::{Deserialize, Serialize};

mod accept;
mod detection;
mod script;
mod traits;
mod words;

pub use accept::accepted;
pub use detection::{MAX_DETECTION_CHARS, detect, detect_beside_names};
pub use traits::{Numerals, Traits, WordForms};

/// What a language is made of: the files of its folder in `locales`, as they are compiled in.
#[derive(Debug)]
pub struct Files {
    /// What the service says.
    pub service: &'static str,
    /// What the built-in analyst says.
    pub analyst: &'static str,
    /// How numbers with their units, dates and lists are written.
    pub formats: &'static str,
    /// The words by which the language is known; none where its script is enough.
    pub words: &'static str,
    /// The words by which a question is understood.
    pub questions: &'static str,
    /// The words by which a question says what it wants to know.
    pub asks: &'static str,
    /// What the terms of investing mean.
    pub definitions: &'static str,
    /// The terms of investing, and the words by which a question asks what one means.
    pub terms: &'static str,
    /// The words of units, currencies and scales beside a number.
    pub units: &'static str,
}

impl Files {
    /// The messages: of the service, of the analyst, how things are written, and what terms mean.
    pub const fn messages(&self) -> [&'static str; 4] {
        [self.service, self.analyst, self.formats, self.definitions]
    }
}

macro_rules! languages {
    ($($(#[$default:meta])? $variant:ident $code:literal $name:literal,)+) => {
        /// A language the service can speak. The code is the ISO 639-1 one.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language {
            $(#[doc = concat!($name, ".")] $(#[$default])? $variant,)+
        }

        impl Language {
            /// Every language, in the order of their codes.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$variant),+];

            /// The ISO 639-1 code.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)+
                }
            }

            /// What it is called in English.
            pub const fn english_name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// The files of its folder.
            pub fn files(self) -> &'static Files {
                &FILES[self as usize]
            }
        }

        // A static, so that the program has the files once; a constant would be copied to wherever it is used.
        static FILES: [Files; Language::ALL.len()] = [$(Files {
            service: include_str!(concat!("../locales/", $code, "/service.ftl")),
            analyst: include_str!(concat!("../locales/", $code, "/analyst.ftl")),
            formats: include_str!(concat!("../locales/", $code, "/formats.ftl")),
            words: include_str!(concat!("../locales/", $code, "/words.txt")),
            questions: include_str!(concat!("../locales/", $code, "/questions.tsv")),
            asks: include_str!(concat!("../locales/", $code, "/asks.tsv")),
            definitions: include_str!(concat!("../locales/", $code, "/definitions.ftl")),
            terms: include_str!(concat!("../locales/", $code, "/terms.tsv")),
            units: include_str!(concat!("../locales/", $code, "/units.tsv")),
        },)+];
    };
}

languages! {
    Ar "ar" "Arabic",
    De "de" "German",
    #[default]
    En "en" "English",
    Es "es" "Spanish",
    Fr "fr" "French",
    Hi "hi" "Hindi",
    It "it" "Italian",
    Ja "ja" "Japanese",
    Ko "ko" "Korean",
    Nl "nl" "Dutch",
    Pl "pl" "Polish",
    Pt "pt" "Portuguese",
    Ru "ru" "Russian",
    Sv "sv" "Swedish",
    Tr "tr" "Turkish",
    Vi "vi" "Vietnamese",
    Zh "zh" "Chinese",
}

impl Language {
    /// The language of a code, if it is one of ours.
    pub fn known(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a code, English for one that is not known.
    pub fn from_code(code: &str) -> Self {
        Self::known(code).unwrap_or_default()
    }
}

/// The languages that a request asks for, apart from the text of the question.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LanguageWish {
    /// The language that the request names. It decides.
    pub named: Option<Language>,
    /// The language that the caller likes to read. It decides where the question is too short to tell.
    pub accepted: Option<Language>,
}

#[cfg(test)]
mod tests;
