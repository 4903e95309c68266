//! Parses the expiry time of a key.

use crate::{Outcome, Refusal, Timestamp};

/// The name of the field.
const FIELD: &str = "expires_at";

/// The first moment of the year 9000, the limit for an expiry time.
const YEAR_9000: Timestamp = Timestamp::from_seconds(221_845_392_000);

/// Parses an expiry time: RFC 3339 with at most nine fractional digits, after now and before the year 9000. This is the
/// only parser of the field; a text that it cannot read is refused, never ignored.
pub fn expiry(text: &str, now: Timestamp) -> Outcome<Timestamp> {
    let moment = Some(text)
        .filter(|text| is_rfc3339(text.as_bytes()))
        .and_then(Timestamp::parse)
        .ok_or_else(|| {
            let problem = "must be an RFC 3339 date and time such as 2027-01-31T12:00:00Z, in a year before 9000";
            Refusal::field(FIELD, problem)
        })?;
    if moment <= now {
        return Err(Refusal::field(FIELD, "must be in the future"));
    }
    if moment >= YEAR_9000 {
        return Err(Refusal::field(FIELD, "must be before the year 9000"));
    }
    Ok(moment)
}

/// Whether a text has the form of RFC 3339. The numbers are checked later by `jiff`, which alone would accept other
/// forms too.
fn is_rfc3339(text: &[u8]) -> bool {
    let Some((date_time, rest)) = text.split_at_checked("2027-01-31T12:00:00".len()) else {
        return false;
    };
    let digits = rest.strip_prefix(b".").map(|rest| digits(rest).min(10));
    let fraction = match digits {
        None => 0,
        Some(count @ 1..=9) => count + 1,
        Some(_) => return false,
    };
    let offset = &rest[fraction..];
    has_form(date_time, b"0000-00-00T00:00:00") && (has_form(offset, b"Z") || has_form(offset, b"+00:00"))
}

fn digits(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

/// `0` stands for a digit, `+` for a sign, a letter for itself in either case.
fn has_form(text: &[u8], form: &[u8]) -> bool {
    text.len() == form.len()
        && text.iter().zip(form).all(|(byte, wanted)| match wanted {
            b'0' => byte.is_ascii_digit(),
            b'+' => matches!(byte, b'+' | b'-'),
            wanted => byte.eq_ignore_ascii_case(wanted),
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn now() -> Timestamp {
        Timestamp::parse("2026-11-15T10:00:00Z").unwrap()
    }

    #[test]
    fn rfc_3339_is_told_from_its_neighbours() {
        for good in [
            "2027-01-31T12:00:00Z",
            "2028-02-29t23:59:59.123456z",
            "2027-01-31T12:00:00.5+05:30",
            "2027-01-31T12:00:00.123456789-11:59",
            "8999-12-31T23:59:59.999999999Z",
        ] {
            assert_eq!(expiry(good, now()), Ok(Timestamp::parse(good).unwrap()), "{good}");
        }
        for bad in [
            "",
            "tomorrow",
            "2027-01-31",
            "2027-01-31T12:00:00",
            "2027-02-29T12:00:00Z",
            "2100-02-29T12:00:00Z",
            "2027-13-01T12:00:00Z",
            "2027-04-31T12:00:00Z",
            "2027-01-31T24:00:00Z",
            "2027-01-31 12:00:00Z",
            "2027-01-31T12:00:00.Z",
            "2027-01-31T12:00:00,5Z",
            "2027-01-31T12:00:00.0000000000Z",
            "2027-01-31T12:00:00+0530",
            "2027-01-31T12:00:00+99:00",
            "2027-01-31T12:00:00Z ",
            "2027-01-31T12:00:00Z[UTC]",
            "+027-01-31T12:00:00Z",
            "+02027-01-31T12:00:00Z",
            "２０27-01-31T12:00:00Z",
            "2020-01-01T00:00:00.0000000000Z",
            "2020-01-01T00:00:00Z",
            "2026-11-15T10:00:00Z",
            "2026-11-15T11:00:00+01:00",
            "9000-01-01T00:00:00Z",
            "9999-12-31T23:59:59Z",
            "9999-12-31T23:59:59-23:59",
        ] {
            match expiry(bad, now()) {
                Err(Refusal::BadRequest(message)) => assert!(message.starts_with("expires_at: "), "{bad}: {message}"),
                other => panic!("{bad}: {other:?}"),
            }
        }
        assert_eq!(Timestamp::parse("9000-01-01T00:00:00Z"), Some(YEAR_9000));
    }

    proptest! {
        #[test]
        fn any_text_is_a_moment_in_the_range_or_refused(
            text in "\\PC{0,40}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,20}[Zz+-]?[0-9:]{0,5}",
        ) {
            if let Ok(moment) = expiry(&text, now()) {
                prop_assert!(moment > now() && moment < YEAR_9000);
                prop_assert_eq!(Timestamp::parse(&text), Some(moment));
            }
        }

        #[test]
        fn a_moment_as_we_write_it_reads_back(micros in 1_800_000_000_000_000..221_845_392_000_000_000_i64) {
            let moment = Timestamp::from_micros(micros);
            prop_assert_eq!(expiry(&moment.rfc3339(), now()), Ok(moment));
        }
    }
}
