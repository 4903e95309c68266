//! A number that is stated to so many decimal places.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A finite number and the places it is stated to: 3.40 is not 3.4. Its text has a point, whatever the language.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Decimal {
    number: f64,
    places: u8,
}

/// A text that is no decimal, or has more digits than a number can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotDecimal;

/// More places than any figure is stated to.
const MAX_PLACES: u8 = 30;

impl Decimal {
    /// The number rounded to so many places, never a negative zero; zero where it is not finite.
    pub fn rounded(number: f64, places: u8) -> Self {
        let places = places.min(MAX_PLACES);
        let number = if number.is_finite() { number } else { 0.0 };
        let text = format!("{number:.*}", usize::from(places));
        // Adding zero turns a negative zero into a plain one.
        let number = text.parse::<f64>().unwrap_or_default() + 0.0;
        Self { number, places }
    }

    /// With as many places as the number has; zero where it is not finite.
    pub fn of(number: f64) -> Self {
        number.to_string().parse().unwrap_or_else(|_| Self::rounded(number, 2))
    }

    /// The number, for computing.
    pub const fn number(self) -> f64 {
        self.number
    }

    /// The places it is stated to.
    pub const fn places(self) -> u8 {
        self.places
    }

    /// Without its sign.
    #[must_use]
    pub const fn size(self) -> Self {
        Self {
            number: self.number.abs(),
            places: self.places,
        }
    }
}

/// Equal as it is written; a decimal is never NaN.
impl Eq for Decimal {}

impl fmt::Display for Decimal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:.*}", usize::from(self.places), self.number)
    }
}

impl FromStr for Decimal {
    type Err = NotDecimal;

    fn from_str(text: &str) -> Result<Self, NotDecimal> {
        let places = text.split_once('.').map_or(0, |(_, after)| after.len());
        let places = u8::try_from(places).map_err(|_| NotDecimal)?;
        let number = text.parse::<f64>().map_err(|_| NotDecimal)?;
        let decimal = Self::rounded(number, places);
        // Refuses `1e3`, `inf`, `.5`, `007`, and texts with more digits than an `f64` holds.
        if decimal.to_string() == text {
            Ok(decimal)
        } else {
            Err(NotDecimal)
        }
    }
}

impl fmt::Display for NotDecimal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("not a decimal that a number can hold")
    }
}

impl std::error::Error for NotDecimal {}

impl TryFrom<String> for Decimal {
    type Error = NotDecimal;

    fn try_from(text: String) -> Result<Self, NotDecimal> {
        text.parse()
    }
}

impl From<Decimal> for String {
    fn from(decimal: Decimal) -> Self {
        decimal.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_keeps_its_places() {
        for text in [
            "0",
            "0.0",
            "3.40",
            "-12.5",
            "100",
            "-0.01",
            "3912345678901.25",
            "1e17".parse::<f64>().map(|big| format!("{big:.2}")).unwrap().as_str(),
        ] {
            let decimal: Decimal = text.parse().unwrap();
            assert_eq!(decimal.to_string(), text);
            assert_eq!(Decimal::try_from(String::from(decimal)), Ok(decimal));
        }
        assert_eq!(Decimal::rounded(-0.004, 2).to_string(), "0.00");
        assert_eq!(Decimal::rounded(2.345, 1).to_string(), "2.3");
        assert_eq!("-2.8".parse::<Decimal>().unwrap().size().to_string(), "2.8");
    }

    #[test]
    fn what_is_no_decimal_is_refused() {
        for text in [
            "",
            "-",
            "1e3",
            "inf",
            "NaN",
            ".5",
            "5.",
            "007",
            "+1",
            "1,5",
            "-0",
            "-0.0",
            "0.1234567890123456789",
        ] {
            assert_eq!(text.parse::<Decimal>(), Err(NotDecimal), "{text}");
        }
    }
}
