//! Time as a number: microseconds since the Unix epoch, in UTC.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment. Written on the wire as RFC 3339 in UTC, stored as microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Timestamp(i64);

impl Timestamp {
    /// From microseconds since the Unix epoch.
    pub const fn from_micros(micros: i64) -> Self {
        Self(micros)
    }

    /// From whole seconds since the Unix epoch.
    pub const fn from_seconds(seconds: i64) -> Self {
        Self(seconds.saturating_mul(1_000_000))
    }

    /// Microseconds since the Unix epoch.
    pub const fn micros(self) -> i64 {
        self.0
    }

    /// Whole seconds since the Unix epoch.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1_000_000)
    }

    /// This moment, so many milliseconds later.
    pub const fn plus_millis(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis.saturating_mul(1_000)))
    }

    /// This moment, so many seconds later.
    pub const fn plus_seconds(self, seconds: i64) -> Self {
        self.plus_millis(seconds.saturating_mul(1_000))
    }

    /// The UTC day as a count since the epoch: the unit of the daily quota.
    pub const fn utc_day(self) -> i64 {
        self.0.div_euclid(86_400_000_000)
    }

    /// The first moment of the next UTC day.
    pub const fn next_utc_day(self) -> Self {
        Self((self.utc_day() + 1) * 86_400_000_000)
    }

    /// RFC 3339 in UTC, with as many fractional digits as needed.
    pub fn rfc3339(self) -> String {
        jiff::Timestamp::from_microsecond(self.0).map_or_else(|_| self.0.to_string(), |moment| moment.to_string())
    }

    /// Reads RFC 3339 with any offset.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse::<jiff::Timestamp>()
            .ok()
            .map(|moment| Self(moment.as_microsecond()))
    }

    /// The calendar date in UTC, as `YYYY-MM-DD`.
    pub fn date(self) -> String {
        self.rfc3339().chars().take(10).collect()
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match jiff::Timestamp::from_microsecond(self.0) {
            Ok(moment) => serializer.collect_str(&moment),
            Err(_) => serializer.serialize_str(&self.0.to_string()),
        }
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom("expected an RFC 3339 timestamp"))
    }
}

#[cfg(test)]
mod tests {
    use super::Timestamp;

    #[test]
    fn a_day_ends_where_the_next_begins() {
        let late = Timestamp::parse("2026-11-15T23:59:59.999999Z").unwrap();
        assert_eq!(late.next_utc_day().rfc3339(), "2026-11-16T00:00:00Z");
        assert_eq!(late.next_utc_day().utc_day(), late.utc_day() + 1);
        assert_eq!(late.date(), "2026-11-15");
    }

    #[test]
    fn the_wire_form_reads_back() {
        let moment = Timestamp::from_micros(1_763_199_000_123_456);
        assert_eq!(Timestamp::parse(&moment.rfc3339()), Some(moment));
        assert_eq!(
            Timestamp::parse("2026-11-15T10:00:00+01:00"),
            Timestamp::parse("2026-11-15T09:00:00Z")
        );
        assert_eq!(Timestamp::parse("yesterday"), None);
    }
}
