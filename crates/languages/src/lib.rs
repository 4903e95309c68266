//! The languages the service speaks: which one a text is in, what we say in each of them, and how each writes numbers,
//! dates and lists. A text is also folded here (case, accents, width), so that rules can compare words.

pub mod asks;
pub mod decimal;
pub mod language;
pub mod locale;
pub mod steps;
pub mod text;
