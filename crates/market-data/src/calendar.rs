//! Dates as numbers in series: days since 1970-01-01, and months since the year 0.

use jiff::Span;
use jiff::civil::{Date, date};

/// Parses `YYYY-MM-DD`. Written by hand for speed: the files have many thousands of dates.
pub fn parse(text: &str) -> Option<Date> {
    let part = |from: usize, to: usize| {
        let digits = text
            .get(from..to)
            .filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        digits.and_then(|digits| digits.parse::<i16>().ok())
    };
    let dashes = text.get(4..5) == Some("-") && text.get(7..8) == Some("-");
    let (month, day) = (i8::try_from(part(5, 7)?).ok()?, i8::try_from(part(8, 10)?).ok()?);
    Date::new(part(0, 4)?, month, day).ok().filter(|_| dashes)
}

/// Days since 1970-01-01. Years are counted from March, so that the leap day is the last of its year.
pub fn day_of(date: Date) -> f64 {
    let (year, month, day) = (i32::from(date.year()), i32::from(date.month()), i32::from(date.day()));
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    f64::from(year * 365 + leap_days + (month * 153 + 2) / 5 + day - 1 - 719_468)
}

/// The date of a number of days since 1970-01-01.
pub fn date_of(day: f64) -> Date {
    EPOCH.saturating_add(Span::new().days(day as i64))
}

/// Months since the year 0.
pub fn month_of(date: Date) -> f64 {
    f64::from(i32::from(date.year()) * 12 + i32::from(date.month()))
}

/// The month of a text that begins with `YYYY-MM`, else NaN.
pub fn month_in(text: &str) -> f64 {
    let parts = text.get(..4).zip(text.get(5..7));
    let parsed = parts.and_then(|(year, month)| Some((year.parse::<i32>().ok()?, month.parse::<i32>().ok()?)));
    parsed.map_or(f64::NAN, |(year, month)| f64::from(year * 12 + month))
}

/// `YYYY-MM` of a month.
pub fn month_text(month: f64) -> String {
    let (year, month) = year_and_month(month);
    format!("{year:04}-{month:02}")
}

/// The date a number of months earlier, or the last day of that month where it is shorter.
pub fn months_before(date: Date, months: i32) -> Date {
    date.saturating_sub(Span::new().months(months))
}

/// A window as figures write it: `2023-02-01/2024-02-29`.
pub fn period(from: Date, to: Date) -> String {
    format!("{from}/{to}")
}

/// A window of whole months as figures write it.
pub fn month_period(from: f64, to: f64) -> String {
    let first = |month: f64| {
        let (year, month) = year_and_month(month);
        Date::new(i16::try_from(year).unwrap_or(0), i8::try_from(month).unwrap_or(1), 1).unwrap_or(EPOCH)
    };
    period(first(from), first(to).last_of_month())
}

/// A date in the language of formulas.
pub fn date_formula(date: Date) -> String {
    format!("date({}, {}, {})", date.year(), date.month(), date.day())
}

/// A month in the language of formulas.
pub fn month_formula(month: f64) -> String {
    let (year, month) = year_and_month(month);
    format!("months({year}, {month})")
}

const EPOCH: Date = date(1970, 1, 1);

fn year_and_month(month: f64) -> (i64, i64) {
    let month = month as i64 - 1;
    (month.div_euclid(12), month.rem_euclid(12) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_months_go_both_ways() {
        for text in ["1871-01-31", "1970-01-01", "2013-03-01", "2024-02-29", "2026-12-31"] {
            let date = parse(text).unwrap();
            assert_eq!(date_of(day_of(date)), date);
            assert_eq!(month_in(text), month_of(date));
            assert_eq!(month_text(month_of(date)), text[..7]);
        }
        assert_eq!(day_of(parse("1970-01-03").unwrap()), 2.0);
        let mut day = date(1867, 2, 27);
        while day < date(2105, 3, 2) {
            let next = day.tomorrow().unwrap();
            assert_eq!(day_of(next), day_of(day) + 1.0, "{next}");
            day = next;
        }
        assert_eq!(month_formula(month_in("2026-12")), "months(2026, 12)");
        assert_eq!(
            month_period(month_in("2023-02"), month_in("2024-02")),
            "2023-02-01/2024-02-29"
        );
        assert_eq!(months_before(parse("2013-03-31").unwrap(), 1).to_string(), "2013-02-28");
        assert_eq!(date_formula(parse("2013-03-01").unwrap()), "date(2013, 3, 1)");
    }

    #[test]
    fn what_is_no_date_is_none() {
        for text in [
            "2023-02-29",
            "",
            "2023/02/01",
            "2023-2-01",
            "+023-02-01",
            "２０２３-02-01",
            "2023-02",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert!(month_in("x").is_nan());
    }
}
