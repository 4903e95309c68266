//! Which language a question is in.

use serde::{Deserialize, Serialize};

mod words;

use words::{ENGLISH, POLISH};

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

    /// The language of a code, English for one that is not known.
    pub fn from_code(code: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .unwrap_or_default()
    }
}

/// Detects the language of a question.
///
/// The script decides first. Words that look alike in every language (tickers, names, numbers)
/// are set aside; with fewer than two words left there is nothing to judge by, and English is assumed.
pub fn detect(text: &str) -> Language {
    if let Some(language) = by_script(text) {
        return language;
    }
    let words: Vec<&str> = text
        .split_whitespace()
        .enumerate()
        .filter(|(at, word)| tells_a_language(word, *at == 0))
        .map(|(_, word)| word)
        .collect();
    if POLISH.are_in(&words) {
        return Language::Pl;
    }
    if words.len() < 2 || ENGLISH.are_in(&words) {
        return Language::En;
    }
    match whichlang::detect_language(&words.join(" ").to_lowercase()) {
        whichlang::Lang::Deu => Language::De,
        whichlang::Lang::Spa => Language::Es,
        whichlang::Lang::Fra => Language::Fr,
        whichlang::Lang::Ita => Language::It,
        whichlang::Lang::Nld => Language::Nl,
        whichlang::Lang::Por => Language::Pt,
        whichlang::Lang::Swe => Language::Sv,
        whichlang::Lang::Tur => Language::Tr,
        whichlang::Lang::Vie => Language::Vi,
        // The other languages have a script of their own, which would have decided above.
        _ => Language::En,
    }
}

/// A script that belongs to one of our languages, if most letters are of it.
fn by_script(text: &str) -> Option<Language> {
    let mut kana = 0;
    let mut counts = [
        (Language::Zh, 0),
        (Language::Ko, 0),
        (Language::Ru, 0),
        (Language::Ar, 0),
        (Language::Hi, 0),
    ];
    let mut latin = 0;
    for letter in text.chars().filter(|letter| letter.is_alphabetic()) {
        match u32::from(letter) {
            0x3040..=0x30FF => kana += 1,
            0x4E00..=0x9FFF | 0x3400..=0x4DBF => counts[0].1 += 1,
            0xAC00..=0xD7AF | 0x1100..=0x11FF => counts[1].1 += 1,
            0x0400..=0x04FF => counts[2].1 += 1,
            0x0600..=0x06FF => counts[3].1 += 1,
            0x0900..=0x097F => counts[4].1 += 1,
            _ => latin += 1,
        }
    }
    // A Chinese or Japanese character says about as much as a short word.
    let ideographs = kana + counts[0].1;
    if kana > 0 && ideographs * 3 > latin {
        return Some(Language::Ja);
    }
    let (language, most) = counts.into_iter().max_by_key(|(_, count)| *count)?;
    let weight = if language == Language::Zh { 3 } else { 1 };
    (most > 0 && most * weight > latin).then_some(language)
}

fn tells_a_language(word: &str, first: bool) -> bool {
    let letters: Vec<char> = word.chars().filter(|letter| letter.is_alphabetic()).collect();
    let odd = word.starts_with(['$', '#', '@']) || word.chars().any(|c| c.is_ascii_digit());
    let capitals = letters.iter().filter(|letter| letter.is_uppercase()).count();
    // A capital inside a sentence is a name (or a German noun, of which there are enough others).
    let name = capitals == letters.len() || (capitals > 0 && !first);
    !letters.is_empty() && !odd && (!name || letters.len() == 1)
}

#[cfg(test)]
mod tests {
    use super::{Language, detect};

    #[test]
    fn short_questions_are_told_apart() {
        for (text, language) in [
            ("Should I invest in Apple for the next five years?", Language::En),
            (
                "Ist Siemens in den nächsten Jahren eine gute Anlage für mich?",
                Language::De,
            ),
            ("Est-ce que je devrais investir dans LVMH maintenant ?", Language::Fr),
            ("¿Debería invertir en acciones de Apple a largo plazo?", Language::Es),
            ("Conviene investire in Eni per i prossimi dieci anni?", Language::It),
            ("Vale a pena investir em Petrobras no longo prazo?", Language::Pt),
            ("トヨタの株は長期投資に向いていますか", Language::Ja),
            ("苹果公司值得长期投资吗？", Language::Zh),
            ("삼성전자에 장기 투자해도 될까요?", Language::Ko),
            ("Стоит ли вкладывать деньги в Газпром?", Language::Ru),
            ("هل الاستثمار في أرامكو فكرة جيدة؟", Language::Ar),
            ("AAPL", Language::En),
            ("NVDA vs AMD", Language::En),
            ("Tesla", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(detect(text), language, "{text}");
        }
    }

    #[test]
    fn polish_is_told_from_the_others() {
        for text in [
            "Czy warto teraz inwestować w akcje Apple?",
            "Jakie jest ryzyko inwestycji w złoto na dziesięć lat?",
            "Mam 40 lat i chcę odkładać na emeryturę, co wybrać?",
            "Obligacje skarbowe czy fundusz indeksowy?",
            "PKO BP czy Pekao",
            "AAPL czy MSFT",
            "Co dalej z inflacją w strefie euro?",
            "Ile może spaść S&P 500 w ciągu roku?",
            "Czy Orlen utrzyma dywidendę?",
            "jak zabezpieczyc portfel przed spadkami, nie chce duzo ryzyka",
            "Czy warto kupic akcje Tesli na 5 lat",
            "Porównaj Allegro i Amazon w horyzoncie pięciu lat.",
        ] {
            assert_eq!(detect(text), Language::Pl, "{text}");
        }
        for (text, language) in [
            ("Apple ile Microsoft arasında hangisi daha iyi?", Language::Tr),
            ("Sie fragen nie nach dem Risiko, warum?", Language::De),
            ("Wat vinden ze van deze aandelen?", Language::Nl),
            ("O que faz a lata de refrigerante na carteira?", Language::Pt),
            ("AAPL w/ dividends", Language::En),
            ("Short-term view on crude oil, please.", Language::En),
            ("Is Żabka a good company to own for ten years?", Language::En),
            (
                "Is ETF polski a good place to do it on a budget to start with?",
                Language::En,
            ),
        ] {
            assert_eq!(detect(text), language, "{text}");
        }
    }

    /// The labelled questions whose language is not told, each for a reason that is no fault of a rule: too few words,
    /// two languages at once, or a language in another's letters.
    const NOT_TOLD: [&str; 4] = ["t013", "t034", "t113", "t196"];

    #[test]
    fn labelled_questions_are_in_their_language() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/labels/triage.tsv");
        let table = std::fs::read_to_string(path).unwrap();
        let mut seen = 0;
        for row in table.lines() {
            let [id, "dev", language, text, ..] = row.split('\t').collect::<Vec<_>>()[..] else {
                continue;
            };
            seen += 1;
            let told = detect(text).code() == language;
            assert_eq!(told, !NOT_TOLD.contains(&id), "{id} {language}: {text}");
        }
        assert!(seen >= 150, "{seen}");
    }

    #[test]
    fn every_code_reads_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), language);
        }
        assert_eq!(Language::from_code("tlh"), Language::En);
    }
}
