//! The HTTP client of the live providers: rate limit, retries with backoff, conditional requests. No error contains a
//! URL, because a URL can contain an API key.

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

/// The limit on the size of an answer, for providers without a tighter limit.
pub(super) const MAX_BYTES: usize = 64 * 1024 * 1024;
/// A request fails if the rate limit would make it wait longer than this.
const MAX_QUEUE_WAIT: Duration = Duration::from_secs(60);
/// The pause after the first failure; it doubles with each further failure.
const INITIAL_BACKOFF: Duration = Duration::from_millis(500);
/// The longest pause between retries. A provider that asks for more with `Retry-After` is not called until then.
const MAX_BACKOFF: Duration = Duration::from_secs(20);
/// How long a provider is not called after it failed.
pub(crate) const COOL_DOWN: Duration = Duration::from_secs(60);
/// The longest cool-down, whatever `Retry-After` says.
const MAX_COOL_DOWN: Duration = Duration::from_secs(6 * 3_600);

/// How requests to one provider are made.
pub(super) struct RequestPolicy {
    pub(super) user_agent: String,
    pub(super) per_second: u32,
    pub(super) timeout: Duration,
    pub(super) retries: u32,
    /// A larger answer is an error.
    pub(super) max_bytes: usize,
}

/// The HTTP client for one provider.
pub(super) struct Wire {
    client: Client,
    max_bytes: usize,
    limiter: DefaultDirectRateLimiter,
    retries: u32,
    pub(super) clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
}

/// The headers that identify a version of a document. A conditional request sends them back.
#[derive(Debug, Clone, Default)]
pub(super) struct CacheValidators {
    etag: Option<HeaderValue>,
    last_modified: Option<HeaderValue>,
}

impl CacheValidators {
    fn of(headers: &HeaderMap) -> Self {
        let header = |name: HeaderName| headers.get(name).cloned();
        Self {
            etag: header(ETAG),
            last_modified: header(LAST_MODIFIED),
        }
    }
}

/// An answer that no retry would change. The caller checks the status.
pub(super) struct SourceAnswer {
    pub(super) status: StatusCode,
    pub(super) validators: CacheValidators,
    /// Whether the content type is HTML.
    is_html: bool,
    body: Vec<u8>,
}

impl SourceAnswer {
    /// The body. HTML is an error: some servers send a web page with status 200 in place of data.
    pub(super) fn bytes(&self) -> Result<&[u8], SourceError> {
        let start = self.body.trim_ascii_start();
        let starts = |with: &[u8]| {
            start
                .get(..with.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(with))
        };
        match self.is_html || starts(b"<!doctype html") || starts(b"<html") {
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

/// The outcome of one request.
enum Attempt {
    Answered(SourceAnswer),
    /// A failure that may pass.
    Retry {
        reason: String,
        after: Option<Duration>,
    },
    Failed(SourceError),
}

impl Wire {
    pub(super) fn new(policy: &RequestPolicy, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        let client = Client::builder()
            // A redirect could send the API key to another host.
            .redirect(Policy::none())
            .connect_timeout(policy.timeout.min(Duration::from_secs(5)))
            .timeout(policy.timeout)
            .pool_idle_timeout(Duration::from_secs(30))
            .user_agent(&policy.user_agent)
            .build()
            .map_err(|error| error.without_url().to_string())?;
        let rate = NonZeroU32::new(policy.per_second).unwrap_or(NonZeroU32::MIN);
        Ok(Self {
            client,
            max_bytes: policy.max_bytes,
            limiter: RateLimiter::direct(Quota::per_second(rate)),
            retries: policy.retries,
            clock,
            ids,
        })
    }

    /// Gets a URL, with retries.
    pub(super) async fn get(&self, address: &Url) -> Result<SourceAnswer, SourceError> {
        self.get_if_changed(address, &CacheValidators::default()).await
    }

    /// Gets a URL, with retries. The answer is 304 without a body if nothing has changed since an earlier answer.
    pub(super) async fn get_if_changed(
        &self,
        address: &Url,
        since: &CacheValidators,
    ) -> Result<SourceAnswer, SourceError> {
        let mut backoff = INITIAL_BACKOFF;
        let mut tries_left = self.retries;
        loop {
            let permit = tokio::time::timeout(MAX_QUEUE_WAIT, self.limiter.until_ready());
            if permit.await.is_err() {
                return Err(SourceError::away("has more requests waiting than it allows", COOL_DOWN));
            }
            let (reason, after) = match self.try_once(address, since).await {
                Attempt::Answered(answer) => return Ok(answer),
                Attempt::Failed(error) => return Err(error),
                Attempt::Retry { reason, after } => (reason, after),
            };
            let requested = after.unwrap_or_default();
            if tries_left == 0 || requested > MAX_BACKOFF {
                return Err(SourceError::away(reason, requested.clamp(COOL_DOWN, MAX_COOL_DOWN)));
            }
            tokio::time::sleep(self.jittered(backoff).max(requested)).await;
            tries_left -= 1;
            backoff = (backoff * 2).min(MAX_BACKOFF);
        }
    }

    async fn try_once(&self, address: &Url, since: &CacheValidators) -> Attempt {
        let mut request = self.client.get(address.clone());
        for (name, value) in [(IF_NONE_MATCH, &since.etag), (IF_MODIFIED_SINCE, &since.last_modified)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let mut response = match request.send().await {
            Ok(response) => response,
            Err(error) => return transport_error(&error),
        };
        let status = response.status();
        if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() {
            let reason = match status {
                StatusCode::TOO_MANY_REQUESTS => "allows no more requests for now".to_owned(),
                _ => format!("answered {}", status.as_u16()),
            };
            let after = self.retry_after(response.headers());
            return Attempt::Retry { reason, after };
        }
        let validators = CacheValidators::of(response.headers());
        let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
        let is_html = kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with(b"text/html"));
        let mut body = Vec::new();
        loop {
            match response.chunk().await {
                Ok(Some(part)) if body.len() + part.len() > self.max_bytes => {
                    let most = self.max_bytes >> 20;
                    return Attempt::Failed(SourceError::Unusable(format!("answered more than {most} MB")));
                }
                Ok(Some(part)) => body.extend_from_slice(&part),
                Ok(None) => {
                    return Attempt::Answered(SourceAnswer {
                        status,
                        validators,
                        is_html,
                        body,
                    });
                }
                Err(error) => return transport_error(&error),
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

    /// A pause made up to half longer at random, so that clients that failed together do not retry together.
    fn jittered(&self, backoff: Duration) -> Duration {
        let random = u32::try_from(self.ids.unique() & 0xff).unwrap_or_default();
        backoff + backoff * random / 512
    }
}

/// A transport failure in our own words: the text of the error contains the URL, which can contain the API key.
fn transport_error(error: &reqwest::Error) -> Attempt {
    let reason = if error.is_timeout() {
        "did not answer in time"
    } else if error.is_connect() {
        "cannot be reached"
    } else if error.is_decode() {
        return Attempt::Failed(SourceError::Unusable(
            "broke off its answer or packed it wrongly".to_owned(),
        ));
    } else {
        "broke off its answer"
    };
    Attempt::Retry {
        reason: reason.to_owned(),
        after: None,
    }
}

/// The error for a status other than success.
pub(super) fn status_error(status: StatusCode) -> SourceError {
    let reason = match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => "refused the request".to_owned(),
        _ => format!("answered {}", status.as_u16()),
    };
    SourceError::away(reason, COOL_DOWN)
}

/// A URL from a base, a path and query parameters.
pub(super) fn build_url(base: &str, path: &str, query: &[(&str, &str)]) -> Result<Url, SourceError> {
    let whole = format!("{}{path}", base.trim_end_matches('/'));
    let mut url = Url::parse(&whole).map_err(|_| SourceError::away("has an address that cannot be used", COOL_DOWN))?;
    if !query.is_empty() {
        url.query_pairs_mut().extend_pairs(query);
    }
    Ok(url)
}
