//! What is particular to a language beside its words, all in one place: whoever adds a language fills this in.

use super::Language;

/// How a language writes words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordForms {
    /// With spaces between them, and mostly without endings: "bank stocks".
    Apart,
    /// Several as one, the last of which says what it is: Bankaktien, goudprijs.
    Compounds,
    /// With endings written onto them: altınların, obligacjami.
    Endings,
}

/// How a language writes numbers in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numerals {
    /// With spaces: "two hundred".
    Spaced,
    /// As one word: "zweihundert".
    Joined,
    /// As one word that other words may be written onto.
    Unspaced,
}

/// What is particular to a language.
#[derive(Debug, Clone, Copy)]
pub struct Traits {
    /// How many million people speak it: where a text fits several languages equally well, the one with most speakers
    /// is chosen. 0 for a language with a script of its own.
    pub speakers: u16,
    /// Latin letters that only some of our languages have, and this one does.
    pub letters: &'static str,
    /// How it writes words.
    pub forms: WordForms,
    /// How it writes numbers in words.
    pub numerals: Numerals,
    /// Whether the verb stands last in an order: "10 lot al".
    pub is_verb_last: bool,
    /// Its word for "or" between two things that are compared, where that word is a sign of a comparison.
    pub or: Option<&'static str>,
    /// The endings of symbols on its markets, the home market of most readers first.
    pub markets: &'static [&'static str],
    /// The stock index that most readers know best after those of the world and the United States.
    pub index: &'static str,
}

/// What most languages have in common.
const USUAL: Traits = Traits {
    speakers: 0,
    letters: "",
    forms: WordForms::Apart,
    numerals: Numerals::Spaced,
    is_verb_last: false,
    or: None,
    markets: &[],
    index: "^NDX",
};

impl Language {
    /// What is particular to it.
    pub const fn traits(self) -> Traits {
        match self {
            Self::Ar => Traits {
                markets: &["SR", "AE", "KW", "QA", "CA"],
                index: "^TASI.SR",
                ..USUAL
            },
            Self::De => Traits {
                speakers: 130,
                letters: "äöüß",
                forms: WordForms::Compounds,
                numerals: Numerals::Joined,
                or: Some("oder"),
                markets: &["DE", "SW", "VI"],
                index: "^GDAXI",
                ..USUAL
            },
            Self::En => Traits {
                speakers: 1500,
                ..USUAL
            },
            Self::Es => Traits {
                speakers: 560,
                letters: "ñ",
                or: Some("o"),
                markets: &["MC", "MX", "BA", "SN"],
                index: "^IBEX",
                ..USUAL
            },
            Self::Fr => Traits {
                speakers: 310,
                letters: "ç",
                or: Some("ou"),
                markets: &["PA", "BR", "SW"],
                index: "^FCHI",
                ..USUAL
            },
            Self::Hi => Traits {
                is_verb_last: true,
                markets: &["NS"],
                index: "^NSEI",
                ..USUAL
            },
            Self::It => Traits {
                speakers: 66,
                letters: "òì",
                numerals: Numerals::Joined,
                or: Some("o"),
                markets: &["MI"],
                index: "FTSEMIB.MI",
                ..USUAL
            },
            Self::Ja => Traits {
                numerals: Numerals::Unspaced,
                is_verb_last: true,
                markets: &["T"],
                index: "^N225",
                ..USUAL
            },
            Self::Ko => Traits {
                numerals: Numerals::Unspaced,
                is_verb_last: true,
                markets: &["KS", "KQ"],
                index: "^KS11",
                ..USUAL
            },
            Self::Nl => Traits {
                speakers: 25,
                forms: WordForms::Compounds,
                numerals: Numerals::Joined,
                or: Some("of"),
                markets: &["AS", "BR"],
                index: "^AEX",
                ..USUAL
            },
            Self::Pl => Traits {
                speakers: 40,
                letters: "ąćęłńśźż",
                forms: WordForms::Endings,
                markets: &["WA"],
                index: "WIG20.WA",
                ..USUAL
            },
            Self::Pt => Traits {
                speakers: 260,
                letters: "ãõç",
                or: Some("ou"),
                markets: &["SA", "LS"],
                index: "^BVSP",
                ..USUAL
            },
            Self::Ru => Traits {
                markets: &["ME"],
                index: "IMOEX.ME",
                ..USUAL
            },
            Self::Sv => Traits {
                speakers: 13,
                letters: "åäö",
                forms: WordForms::Compounds,
                numerals: Numerals::Joined,
                markets: &["ST"],
                index: "^OMX",
                ..USUAL
            },
            Self::Tr => Traits {
                speakers: 90,
                letters: "ğışöüç",
                forms: WordForms::Endings,
                is_verb_last: true,
                markets: &["IS"],
                index: "XU100.IS",
                ..USUAL
            },
            Self::Vi => Traits {
                speakers: 86,
                letters: "ãõòìđơưạảấầếềệịọộợụủứự",
                markets: &["VN"],
                ..USUAL
            },
            Self::Zh => Traits {
                numerals: Numerals::Unspaced,
                markets: &["SS", "SZ", "HK", "TW"],
                index: "CSI300",
                ..USUAL
            },
        }
    }
}
