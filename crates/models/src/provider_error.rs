//! Errors of one call, without the library's own messages: these may hold addresses, keys and whole answers.

use std::time::{Duration, SystemTime};

use pipeline::Timestamp;
use pipeline::reason::Reason;
use reqwest::StatusCode;
use reqwest::header::{HeaderMap, RETRY_AFTER};

/// Why a call has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProviderError {
    /// The call may succeed if it is repeated.
    Transient {
        /// The reason that the user may read.
        reason: Reason,
        /// How long the provider asks us to wait.
        retry_after: Option<Duration>,
        /// Whether the error suggests that the provider is down; a busy provider is not.
        provider_down: bool,
    },
    /// The endpoint refuses this request: its form, its tools or its length.
    Refused,
    /// The endpoint refuses every request: the key or the model's name is wrong.
    Denied(Reason),
}

impl ProviderError {
    /// The name of the reason, for an operator.
    pub const fn reason_name(&self) -> &'static str {
        match self {
            Self::Transient { reason, .. } | Self::Denied(reason) => reason.name(),
            Self::Refused => Reason::ProviderRefused.name(),
        }
    }

    /// A transient error that suggests that the provider is down.
    pub const fn down(reason: Reason) -> Self {
        Self::Transient {
            reason,
            retry_after: None,
            provider_down: true,
        }
    }
}

/// No answer within the time for one call.
pub const TIMED_OUT: ProviderError = ProviderError::down(Reason::NoAnswerInTime);
/// An answer that ended too early, or that is longer than we read.
pub const BROKE_OFF: ProviderError = ProviderError::down(Reason::AnswerBrokeOff);

/// Translates an error of the library.
pub fn from_genai(error: &genai::Error, now: Timestamp) -> ProviderError {
    if let Some(status) = error.status() {
        return from_status(status, error.headers(), now);
    }
    match error {
        genai::Error::WebStream { error, .. } => match error.downcast_ref::<genai::Error>() {
            Some(inner) => from_genai(inner, now),
            None => error.downcast_ref::<reqwest::Error>().map_or(BROKE_OFF, from_reqwest),
        },
        genai::Error::WebModelCall { webc_error, .. } => match webc_error {
            genai::webc::Error::Reqwest(error) => from_reqwest(error),
            _ => ProviderError::down(Reason::ProviderFault),
        },
        genai::Error::ChatResponse { .. } => ProviderError::down(Reason::ProviderFault),
        genai::Error::StreamParse { .. } => BROKE_OFF,
        genai::Error::ChatResponseGeneration { .. } | genai::Error::NoChatResponse { .. } => {
            ProviderError::down(Reason::ProviderFault)
        }
        _ => ProviderError::Refused,
    }
}

/// Translates an error of the transport.
pub fn from_reqwest(error: &reqwest::Error) -> ProviderError {
    if error.is_timeout() {
        TIMED_OUT
    } else if error.is_connect() {
        ProviderError::down(Reason::ProviderUnreachable)
    } else {
        BROKE_OFF
    }
}

/// Translates a status that is no success.
pub fn from_status(status: StatusCode, headers: Option<&HeaderMap>, now: Timestamp) -> ProviderError {
    let retry_after = headers.and_then(|headers| retry_after(headers, now));
    match status.as_u16() {
        429 => ProviderError::Transient {
            reason: Reason::ProviderBusy,
            retry_after,
            provider_down: false,
        },
        408 | 409 | 425 | 500.. => ProviderError::Transient {
            reason: Reason::ProviderFault,
            retry_after,
            provider_down: true,
        },
        401..=403 => ProviderError::Denied(Reason::KeyRefused),
        404 => ProviderError::Denied(Reason::ModelUnknown),
        _ => ProviderError::Refused,
    }
}

/// How long the provider asks to wait: in milliseconds, in seconds, or until a date.
fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<Duration> {
    let text = |name: &str| headers.get(name)?.to_str().ok().map(str::trim);
    if let Some(millis) = text("retry-after-ms").and_then(|text| text.parse().ok()) {
        return Some(Duration::from_millis(millis));
    }
    let value = text(RETRY_AFTER.as_str())?;
    if let Some(seconds) = value.parse::<f64>().ok().filter(|seconds| (0.0..1e9).contains(seconds)) {
        return Some(Duration::from_secs_f64(seconds));
    }
    let until = httpdate::parse_http_date(value).ok()?;
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
        let busy = from_status(StatusCode::TOO_MANY_REQUESTS, Some(&headers), now);
        let ProviderError::Transient {
            retry_after: wait,
            provider_down,
            ..
        } = busy
        else {
            panic!("{busy:?}");
        };
        assert_eq!((wait, provider_down), (Some(Duration::from_secs(7)), false));
        headers.insert(RETRY_AFTER, "Sun, 09 Sep 2001 01:47:10 GMT".parse().unwrap());
        assert_eq!(retry_after(&headers, now), Some(Duration::from_secs(30)));
        headers.insert("retry-after-ms", "250".parse().unwrap());
        assert_eq!(retry_after(&headers, now), Some(Duration::from_millis(250)));
        assert!(matches!(
            from_status(StatusCode::BAD_GATEWAY, None, now),
            ProviderError::Transient {
                provider_down: true,
                ..
            }
        ));
        assert!(matches!(
            from_status(StatusCode::UNAUTHORIZED, None, now),
            ProviderError::Denied(_)
        ));
        assert_eq!(from_status(StatusCode::BAD_REQUEST, None, now), ProviderError::Refused);
    }
}
