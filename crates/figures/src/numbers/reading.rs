//! What a number in a text can mean.

/// One way to read a literal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NumberReading {
    /// Never negative: a fall may be written with or without a sign.
    pub value: f64,
    /// Digits after the point.
    pub places: u8,
}

/// A number in words at the beginning of a text.
pub struct SpelledNumber {
    /// Bytes of the text.
    pub length: usize,
    /// Its value; `None` for words such as `double-digit`.
    pub reading: Option<NumberReading>,
    /// What kind of number the words state.
    pub kind: SpelledKind,
}

/// What kind of number a text in words states.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpelledKind {
    /// A count in English or in Chinese numerals: the words around it decide whether it is a figure.
    Count,
    /// A count in the words of another language: a figure only with a unit next to it.
    LexiconCount,
    /// A factor, such as `doubled`; always a figure.
    Factor,
    /// A part of a whole, in per cent; always a figure.
    Share,
}
