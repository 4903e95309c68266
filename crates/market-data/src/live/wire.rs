//! Asking over HTTP: politely, with patience, and without a word about keys.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;
use reqwest::header::{
    CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue, IF_MODIFIED_SINCE, IF_NONE_MATCH, LAST_MODIFIED,
    RETRY_AFTER,
};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use url::Url;

use super::SourceError;

/// More than this is not read of any answer.
pub(super) const MOST_BYTES: usize = 64 * 1024 * 1024;
/// A request that would wait longer for its turn is not made.
const LONGEST_TURN: Duration = Duration::from_secs(60);
/// The pause after the first failure; it doubles from there.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// A longer `Retry-After` is not waited for: the provider is left alone until then.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);
/// How long a provider is left alone that could not be asked.
pub(crate) const REST: Duration = Duration::from_secs(60);
/// No rest is longer, whatever a provider says.
const LONGEST_REST: Duration = Duration::from_secs(6 * 3_600);

/// How a provider wants to be asked.
pub(super) struct Manners {
    pub(super) user_agent: String,
    pub(super) per_second: u32,
    pub(super) timeout: Duration,
    pub(super) retries: u32,
    /// More than this of an answer is not read.
    pub(super) most_bytes: usize,
}

/// A line to one provider.
pub(super) struct Wire {
    client: Client,
    most_bytes: usize,
    limiter: DefaultDirectRateLimiter,
    retries: u32,
    pub(super) clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
}

/// How an answer is told from a later one: what a request repeats to hear only what has changed.
#[derive(Debug, Clone, Default)]
pub(super) struct Mark {
    etag: Option<HeaderValue>,
    last_modified: Option<HeaderValue>,
}

impl Mark {
    fn of(headers: &HeaderMap) -> Self {
        let header = |name: HeaderName| headers.get(name).cloned();
        Self {
            etag: header(ETAG),
            last_modified: header(LAST_MODIFIED),
        }
    }
}

/// An answer that is not a failure in passing.
pub(super) struct SourceAnswer {
    pub(super) status: StatusCode,
    pub(super) mark: Mark,
    /// Whether it says that it is a web page.
    is_page: bool,
    body: Vec<u8>,
}

impl SourceAnswer {
    /// The body. A page for people, which some servers send with status 200, is none.
    pub(super) fn bytes(&self) -> Result<&[u8], SourceError> {
        let start = self.body.trim_ascii_start();
        let starts = |with: &[u8]| {
            start
                .get(..with.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(with))
        };
        match self.is_page || starts(b"<!doctype html") || starts(b"<html") {
            true => Err(SourceError::Unusable(
                "answered with a web page in the place of data".to_owned(),
            )),
            false => Ok(&self.body),
        }
    }

    /// The body as text.
    pub(super) fn text(&self) -> Result<&str, SourceError> {
        let bytes = self.bytes()?;
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        std::str::from_utf8(bytes).map_err(|_| SourceError::Unusable("answered something that is not text".to_owned()))
    }
}

/// What came of one try.
enum Tried {
    Answered(SourceAnswer),
    /// It may work in a moment.
    Again {
        reason: String,
        after: Option<Duration>,
    },
    Failed(SourceError),
}

impl Wire {
    pub(super) fn new(manners: &Manners, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        let client = Client::builder()
            // A redirect could carry a key to anywhere.
            .redirect(Policy::none())
            .connect_timeout(manners.timeout.min(Duration::from_secs(5)))
            .timeout(manners.timeout)
            .pool_idle_timeout(Duration::from_secs(30))
            .user_agent(&manners.user_agent)
            .build()
            .map_err(|error| error.without_url().to_string())?;
        let rate = NonZeroU32::new(manners.per_second).unwrap_or(NonZeroU32::MIN);
        Ok(Self {
            client,
            most_bytes: manners.most_bytes,
            limiter: RateLimiter::direct(Quota::per_second(rate)),
            retries: manners.retries,
            clock,
            ids,
        })
    }

    /// Gets an address, and again after a pause if that failed in passing.
    pub(super) async fn get(&self, address: &Url) -> Result<SourceAnswer, SourceError> {
        self.get_if_changed(address, &Mark::default()).await
    }

    /// The same, and 304 without a body if nothing has changed since an earlier answer.
    pub(super) async fn get_if_changed(&self, address: &Url, since: &Mark) -> Result<SourceAnswer, SourceError> {
        let mut pause = FIRST_PAUSE;
        let mut tries_left = self.retries;
        loop {
            let turn = tokio::time::timeout(LONGEST_TURN, self.limiter.until_ready());
            if turn.await.is_err() {
                return Err(SourceError::away("has more requests waiting than it allows", REST));
            }
            let (reason, after) = match self.try_once(address, since).await {
                Tried::Answered(answer) => return Ok(answer),
                Tried::Failed(trouble) => return Err(trouble),
                Tried::Again { reason, after } => (reason, after),
            };
            let asked = after.unwrap_or_default();
            if tries_left == 0 || asked > LONGEST_PAUSE {
                return Err(SourceError::away(reason, asked.clamp(REST, LONGEST_REST)));
            }
            tokio::time::sleep(self.jittered(pause).max(asked)).await;
            tries_left -= 1;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn try_once(&self, address: &Url, since: &Mark) -> Tried {
        let mut request = self.client.get(address.clone());
        for (name, value) in [(IF_NONE_MATCH, &since.etag), (IF_MODIFIED_SINCE, &since.last_modified)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let mut response = match request.send().await {
            Ok(response) => response,
            Err(error) => return broken(&error),
        };
        let status = response.status();
        if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() {
            let reason = match status {
                StatusCode::TOO_MANY_REQUESTS => "allows no more requests for now".to_owned(),
                _ => format!("answered {}", status.as_u16()),
            };
            let after = self.retry_after(response.headers());
            return Tried::Again { reason, after };
        }
        let mark = Mark::of(response.headers());
        let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
        let is_page = kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with(b"text/html"));
        let mut body = Vec::new();
        loop {
            match response.chunk().await {
                Ok(Some(part)) if body.len() + part.len() > self.most_bytes => {
                    let most = self.most_bytes >> 20;
                    return Tried::Failed(SourceError::Unusable(format!("answered more than {most} MB")));
                }
                Ok(Some(part)) => body.extend_from_slice(&part),
                Ok(None) => {
                    return Tried::Answered(SourceAnswer {
                        status,
                        mark,
                        is_page,
                        body,
                    });
                }
                Err(error) => return broken(&error),
            }
        }
    }

    /// How long the provider asks us to wait: seconds, or until a date.
    fn retry_after(&self, headers: &HeaderMap) -> Option<Duration> {
        let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
        if let Ok(seconds) = text.parse() {
            return Some(Duration::from_secs(seconds));
        }
        let until = httpdate::parse_http_date(text).ok()?;
        let until = until.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs();
        let now = u64::try_from(self.clock.now().seconds()).ok()?;
        Some(Duration::from_secs(until.saturating_sub(now)))
    }

    /// A pause made longer by up to half, so that those who failed together do not come back together.
    fn jittered(&self, pause: Duration) -> Duration {
        let chance = u32::try_from(self.ids.unique() & 0xff).unwrap_or_default();
        pause + pause * chance / 512
    }
}

/// A failure on the line. The error's own words name the address, and with it the key.
fn broken(error: &reqwest::Error) -> Tried {
    let reason = if error.is_timeout() {
        "did not answer in time"
    } else if error.is_connect() {
        "cannot be reached"
    } else if error.is_decode() {
        return Tried::Failed(SourceError::Unusable(
            "broke off its answer or packed it wrongly".to_owned(),
        ));
    } else {
        "broke off its answer"
    };
    Tried::Again {
        reason: reason.to_owned(),
        after: None,
    }
}

/// The trouble with a status that is no success.
pub(super) fn refused(status: StatusCode) -> SourceError {
    let reason = match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => "refused the request".to_owned(),
        _ => format!("answered {}", status.as_u16()),
    };
    SourceError::away(reason, REST)
}

/// An address under a base, with a query.
pub(super) fn address(base: &str, path: &str, query: &[(&str, &str)]) -> Result<Url, SourceError> {
    let whole = format!("{}{path}", base.trim_end_matches('/'));
    let mut url = Url::parse(&whole).map_err(|_| SourceError::away("has an address that cannot be used", REST))?;
    if !query.is_empty() {
        url.query_pairs_mut().extend_pairs(query);
    }
    Ok(url)
}
