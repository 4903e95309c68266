//! Whether a literal is a figure: the same unit, and the same number as far as it is written out.

use super::marks::Mark;
use super::reading::NumberReading;
use super::units::Kind;

/// The unit of a figure, and what its value is multiplied with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Unit<'a> {
    /// Per cent.
    Share,
    /// Percentage points.
    Points,
    /// A currency, and how many of it.
    Money(&'a str, f64),
    /// Years, months or days, as parts of a year.
    Time(f64),
    /// A ratio, an index, a count.
    Bare,
    /// Something else.
    Other,
}

impl<'a> Unit<'a> {
    /// As the ledger names it.
    pub fn of(unit: &'a str) -> Self {
        match unit {
            "percent" | "percent per year" => Self::Share,
            "percentage points" => Self::Points,
            "years" => Self::Time(1.0),
            "months" => Self::Time(1.0 / 12.0),
            "days" => Self::Time(1.0 / 365.0),
            "" | "ratio" | "index" | "count" => Self::Bare,
            _ => {
                let whole = unit.strip_suffix(" per share").unwrap_or(unit);
                let (scale, currency) = whole.rsplit_once(' ').unwrap_or(("", whole));
                let by = match scale {
                    "" => 1.0,
                    "thousand" => 1e3,
                    "million" => 1e6,
                    "billion" => 1e9,
                    "trillion" => 1e12,
                    _ => return Self::Other,
                };
                let code = currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_uppercase());
                if code { Self::Money(currency, by) } else { Self::Other }
            }
        }
    }
}

/// Whether a literal says what a figure says.
pub fn is_same(reading: NumberReading, mark: Mark, value: f64, unit: Unit<'_>) -> bool {
    // Zero at a scale that is too large would round anything away.
    let fits = |scale: &&f64| reading.value != 0.0 || mark.scales.iter().all(|other| **scale <= *other);
    mark.scales.iter().filter(fits).any(|scale| {
        let said = Said {
            value: reading.value * scale,
            step: 10f64.powi(-i32::from(reading.places)) * scale,
        };
        match (mark.kind, unit) {
            (Kind::Bare, Unit::Money(_, by)) => said.is(value * by),
            (Kind::Bare, Unit::Share) => {
                // A fraction of one: `0.125` for 12.5 per cent.
                let fraction = said.value < 1.0 && reading.places >= 2;
                said.is(value) || fraction && said.times(100.0).is(value)
            }
            (Kind::Bare, Unit::Bare | Unit::Points | Unit::Other)
            | (Kind::Share, Unit::Share)
            | (Kind::Points, Unit::Points)
            | (Kind::Times, Unit::Bare) => said.is(value),
            // In another form and rounded as well would be too far from what the ledger says.
            (Kind::Share, Unit::Bare) => (said.value - value.abs() * 100.0).abs() < 1e-9,
            (Kind::BasisPoints, Unit::Points | Unit::Share) => said.times(0.01).is(value),
            (Kind::Money(sign), Unit::Money(code, by)) => is_currency(sign, code) && said.is(value * by),
            (Kind::Years, Unit::Time(part)) => said.is(value * part),
            (Kind::Months, Unit::Time(part)) => said.is(value * part * 12.0),
            (Kind::Days, Unit::Time(part)) => said.is(value * part * 365.0),
            _ => false,
        }
    })
}

/// Whether two units can be of one thing.
pub fn is_one_kind(said: Kind, given: Kind) -> bool {
    match (said, given) {
        (Kind::Bare, _) | (_, Kind::Bare) => true,
        (Kind::Money(one), Kind::Money(other)) => is_currency(one, other) || is_currency(other, one),
        (one, other) => one == other,
    }
}

/// Whether a sign or a code can mean a currency.
fn is_currency(sign: &str, code: &str) -> bool {
    match sign {
        "$" => code.ends_with('D') || code == "$",
        "¥" => ["JPY", "CNY", "¥"].contains(&code),
        sign => sign == code,
    }
}

/// A number as far as it is written out.
#[derive(Clone, Copy)]
struct Said {
    value: f64,
    step: f64,
}

impl Said {
    fn times(self, by: f64) -> Self {
        Self {
            value: self.value * by,
            step: self.step * by,
        }
    }

    /// Whether the other, rounded to as many places, is this one.
    fn is(self, other: f64) -> bool {
        let (one, other) = (self.value / self.step, other.abs() / self.step);
        (one.round() - other.round()).abs() < 0.5
    }
}
