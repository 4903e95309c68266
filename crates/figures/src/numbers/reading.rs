//! What a number in a text can mean.

/// One way to read a literal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NumberReading {
    /// Never negative: whether a fall is written with a sign is a matter of words.
    pub value: f64,
    /// Digits after the point.
    pub places: u8,
}

/// A number that begins a text in words: its length, its value, and whether it is a figure wherever it stands.
pub struct Spelled {
    /// Bytes of the text.
    pub length: usize,
    /// What it can mean; nothing where it says too little.
    pub reading: Option<NumberReading>,
    /// Parts of a whole are per cent, factors are times.
    pub sort: Sort,
}

/// What kind of words they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A count: it depends on what follows.
    Count,
    /// A count in another language: a figure only where a unit is beside it.
    Spoken,
    /// Always a factor.
    Factor,
    /// Always a share.
    Share,
}
