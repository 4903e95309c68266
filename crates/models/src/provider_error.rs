//! What can go wrong with one call, in our own words: what the library says may hold addresses, keys and whole answers.

use std::time::{Duration, SystemTime};

use pipeline::Timestamp;
use pipeline::reason::Reason;
use reqwest::StatusCode;
use reqwest::header::{HeaderMap, RETRY_AFTER};

/// Why a call has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProviderError {
    /// It may work in a moment.
    Passing {
        /// Why.
        reason: Reason,
        /// How long the provider asks us to wait.
        after: Option<Duration>,
        /// Whether it speaks for the provider being down.
        down: bool,
    },
    /// The request itself is refused: this form, these tools or this length.
    Refused,
    /// Nothing of ours is accepted: the key or the model's name is wrong.
    Denied(Reason),
}

impl ProviderError {
    /// In words for an operator.
    pub const fn why(&self) -> &'static str {
        match self {
            Self::Passing { reason, .. } | Self::Denied(reason) => reason.name(),
            Self::Refused => Reason::ProviderRefused.name(),
        }
    }

    /// A failure on the line.
    pub const fn line(reason: Reason) -> Self {
        Self::Passing {
            reason,
            after: None,
            down: true,
        }
    }
}

/// No answer within the time for one call.
pub const LATE: ProviderError = ProviderError::line(Reason::NoAnswerInTime);
/// An answer that ended before its end.
pub const BROKEN: ProviderError = ProviderError::line(Reason::AnswerBrokeOff);

/// Reads a failure of the library.
pub fn read(error: &genai::Error, now: Timestamp) -> ProviderError {
    if let Some(status) = error.status() {
        return of_status(status, error.headers(), now);
    }
    match error {
        genai::Error::WebStream { error, .. } => match error.downcast_ref::<genai::Error>() {
            Some(inner) => read(inner, now),
            None => error.downcast_ref::<reqwest::Error>().map_or(BROKEN, of_line),
        },
        genai::Error::WebModelCall { webc_error, .. } => match webc_error {
            genai::webc::Error::Reqwest(error) => of_line(error),
            _ => ProviderError::line(Reason::ProviderFault),
        },
        genai::Error::ChatResponse { .. } => ProviderError::line(Reason::ProviderFault),
        genai::Error::StreamParse { .. } => BROKEN,
        genai::Error::ChatResponseGeneration { .. } | genai::Error::NoChatResponse { .. } => {
            ProviderError::line(Reason::ProviderFault)
        }
        _ => ProviderError::Refused,
    }
}

fn of_line(error: &reqwest::Error) -> ProviderError {
    if error.is_timeout() {
        LATE
    } else if error.is_connect() {
        ProviderError::line(Reason::ProviderUnreachable)
    } else {
        BROKEN
    }
}

fn of_status(status: StatusCode, headers: Option<&HeaderMap>, now: Timestamp) -> ProviderError {
    let after = headers.and_then(|headers| retry_after(headers, now));
    match status.as_u16() {
        429 => ProviderError::Passing {
            reason: Reason::ProviderBusy,
            after,
            down: false,
        },
        408 | 409 | 425 | 500.. => ProviderError::Passing {
            reason: Reason::ProviderFault,
            after,
            down: true,
        },
        401..=403 => ProviderError::Denied(Reason::KeyRefused),
        404 => ProviderError::Denied(Reason::ModelUnknown),
        _ => ProviderError::Refused,
    }
}

/// How long to wait: milliseconds, seconds, or until a date.
fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<Duration> {
    let text = |name: &str| headers.get(name)?.to_str().ok().map(str::trim);
    if let Some(millis) = text("retry-after-ms").and_then(|text| text.parse().ok()) {
        return Some(Duration::from_millis(millis));
    }
    let said = text(RETRY_AFTER.as_str())?;
    if let Some(seconds) = said.parse::<f64>().ok().filter(|seconds| (0.0..1e9).contains(seconds)) {
        return Some(Duration::from_secs_f64(seconds));
    }
    let until = httpdate::parse_http_date(said).ok()?;
    let until = until.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs();
    Some(Duration::from_secs(
        until.saturating_sub(u64::try_from(now.seconds()).ok()?),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_say_what_to_do() {
        let now = Timestamp::from_micros(1_000_000_000 * 1_000_000);
        let mut headers = HeaderMap::new();
        headers.insert(RETRY_AFTER, "7".parse().unwrap());
        let busy = of_status(StatusCode::TOO_MANY_REQUESTS, Some(&headers), now);
        assert!(
            matches!(busy, ProviderError::Passing { after: Some(after), down: false, .. } if after == Duration::from_secs(7))
        );
        headers.insert(RETRY_AFTER, "Sun, 09 Sep 2001 01:47:10 GMT".parse().unwrap());
        assert_eq!(retry_after(&headers, now), Some(Duration::from_secs(30)));
        headers.insert("retry-after-ms", "250".parse().unwrap());
        assert_eq!(retry_after(&headers, now), Some(Duration::from_millis(250)));
        assert!(matches!(
            of_status(StatusCode::BAD_GATEWAY, None, now),
            ProviderError::Passing { down: true, .. }
        ));
        assert!(matches!(
            of_status(StatusCode::UNAUTHORIZED, None, now),
            ProviderError::Denied(_)
        ));
        assert_eq!(of_status(StatusCode::BAD_REQUEST, None, now), ProviderError::Refused);
    }
}
