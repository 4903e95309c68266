//! Tells a language by its words, before the detector that goes by letter patterns: Polish, which that one does not
//! know, and English, which it takes for another where a question has only a few words.

/// What a language is known by.
pub struct Marks {
    /// Letters that none of our other languages has.
    letters: &'static [char],
    /// Words that none of our other languages has.
    own: &'static [&'static str],
    /// Words that another of our languages may have too. They count only beside one of its own.
    shared: &'static [&'static str],
}

/// Also as typed without the letters.
pub const POLISH: Marks = Marks {
    letters: &['ą', 'ć', 'ę', 'ł', 'ń', 'ś', 'ź', 'ż'],
    own: &[
        "akcja",
        "akcje",
        "akcji",
        "akcjach",
        "bym",
        "chce",
        "chcialbym",
        "czy",
        "dla",
        "dlaczego",
        "fundusz",
        "fundusze",
        "gdzie",
        "gielda",
        "gieldzie",
        "inwestowac",
        "inwestycja",
        "inwestycje",
        "jak",
        "jaka",
        "jaki",
        "jakie",
        "jest",
        "kiedy",
        "kupic",
        "lat",
        "lub",
        "mam",
        "obligacje",
        "obligacji",
        "oraz",
        "przez",
        "przy",
        "roku",
        "rok",
        "ryzyko",
        "ryzyka",
        "sprzedac",
        "teraz",
        "tylko",
        "warto",
        "wiecej",
        "zainwestowac",
    ],
    shared: &[
        "albo", "ale", "bez", "co", "do", "i", "lata", "mi", "na", "nie", "o", "od", "po", "sie", "tak", "to", "w",
        "z", "za", "ze",
    ],
};

/// The words of short questions.
pub const ENGLISH: Marks = Marks {
    letters: &[],
    own: &[
        "alone",
        "and",
        "buy",
        "does",
        "dividends",
        "from",
        "have",
        "how",
        "my",
        "please",
        "should",
        "stocks",
        "that",
        "the",
        "this",
        "view",
        "what",
        "which",
        "with",
        "would",
        "worth",
        "your",
    ],
    shared: &[
        "a",
        "again",
        "an",
        "best",
        "do",
        "for",
        "go",
        "good",
        "in",
        "is",
        "long",
        "me",
        "not",
        "of",
        "on",
        "or",
        "short",
        "stock",
        "term",
        "to",
        "valuation",
        "vs",
        "you",
    ],
};

impl Marks {
    /// Whether these words, names and numbers set aside, are of the language: one of its own, and a third in all.
    pub fn are_in(&self, words: &[&str]) -> bool {
        let (mut own, mut shared) = (0, 0);
        for word in words {
            let word = word.to_lowercase();
            let word = word.trim_matches(|letter: char| !letter.is_alphabetic());
            if word.contains(self.letters) || self.own.contains(&word) {
                own += 1;
            } else if self.shared.contains(&word) {
                shared += 1;
            }
        }
        own > 0 && (own + shared) * 3 >= words.len()
    }
}
