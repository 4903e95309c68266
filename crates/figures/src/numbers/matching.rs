//! Whether a literal states a figure: a compatible unit, and the same number to the decimal places written.

use super::reading::NumberReading;
use super::stated_unit::StatedUnit;
use super::units::UnitKind;

/// The unit of a figure, and what its value is multiplied with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FigureUnit<'a> {
    /// Per cent.
    Share,
    /// Percentage points.
    Points,
    /// A currency code, and the scale.
    Money(&'a str, f64),
    /// Years, months or days, as parts of a year.
    Time(f64),
    /// A ratio, an index, a count.
    Bare,
    /// Something else.
    Other,
}

impl<'a> FigureUnit<'a> {
    /// Reads a unit as the ledger names it.
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

/// Whether a literal states this figure.
pub fn matches_figure(reading: NumberReading, stated: StatedUnit, value: f64, unit: FigureUnit<'_>) -> bool {
    // Zero counts only at the smaller scale: at a larger one, any figure would round to zero.
    let fits = |scale: &&f64| reading.value != 0.0 || stated.scales.iter().all(|other| **scale <= *other);
    stated.scales.iter().filter(fits).any(|scale| {
        let written = WrittenNumber {
            value: reading.value * scale,
            step: 10f64.powi(-i32::from(reading.places)) * scale,
        };
        match (stated.kind, unit) {
            (UnitKind::Bare, FigureUnit::Money(_, by)) => written.equals(value * by),
            (UnitKind::Bare, FigureUnit::Share) => {
                // A fraction of one: `0.125` for 12.5 per cent.
                let fraction = written.value < 1.0 && reading.places >= 2;
                written.equals(value) || fraction && written.times(100.0).equals(value)
            }
            (UnitKind::Bare, FigureUnit::Bare | FigureUnit::Points | FigureUnit::Other)
            | (UnitKind::Share, FigureUnit::Share)
            | (UnitKind::Points, FigureUnit::Points)
            | (UnitKind::Times, FigureUnit::Bare) => written.equals(value),
            // In another form it must be exact: rounded as well, it would be too far from the ledger.
            (UnitKind::Share, FigureUnit::Bare) => (written.value - value.abs() * 100.0).abs() < 1e-9,
            (UnitKind::BasisPoints, FigureUnit::Points | FigureUnit::Share) => written.times(0.01).equals(value),
            (UnitKind::Money(sign), FigureUnit::Money(code, by)) => {
                is_currency(sign, code) && written.equals(value * by)
            }
            (UnitKind::Years, FigureUnit::Time(part)) => written.equals(value * part),
            (UnitKind::Months, FigureUnit::Time(part)) => written.equals(value * part * 12.0),
            (UnitKind::Days, FigureUnit::Time(part)) => written.equals(value * part * 365.0),
            _ => false,
        }
    })
}

/// Whether two units can belong to the same quantity.
pub fn are_compatible(one: UnitKind, other: UnitKind) -> bool {
    match (one, other) {
        (UnitKind::Bare, _) | (_, UnitKind::Bare) => true,
        (UnitKind::Money(one), UnitKind::Money(other)) => is_currency(one, other) || is_currency(other, one),
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

/// A number as it is written: `step` is the value of its last digit.
#[derive(Clone, Copy)]
struct WrittenNumber {
    value: f64,
    step: f64,
}

impl WrittenNumber {
    fn times(self, by: f64) -> Self {
        Self {
            value: self.value * by,
            step: self.step * by,
        }
    }

    /// Whether the other number, rounded to the same step, equals this one.
    fn equals(self, other: f64) -> bool {
        let (one, other) = (self.value / self.step, other.abs() / self.step);
        (one.round() - other.round()).abs() < 0.5
    }
}
