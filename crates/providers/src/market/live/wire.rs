//! Asking over HTTP: politely, with patience, and without a word about keys.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;
use reqwest::header::{HeaderMap, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use url::Url;

use super::Trouble;

/// More than this of an answer is not read.
const MOST_BYTES: usize = 64 * 1024 * 1024;
/// The pause after the first failure; it doubles from there.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// A longer `Retry-After` is not waited for: the provider is left alone until then.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);
/// How long a provider is left alone that could not be asked.
pub(in crate::market) const REST: Duration = Duration::from_secs(60);
/// No rest is longer, whatever a provider says.
const LONGEST_REST: Duration = Duration::from_secs(6 * 3_600);

/// How a provider wants to be asked.
pub(super) struct Manners {
    pub(super) user_agent: String,
    pub(super) per_second: u32,
    pub(super) timeout: Duration,
    pub(super) retries: u32,
}

/// A line to one provider.
pub(super) struct Wire {
    client: Client,
    limiter: DefaultDirectRateLimiter,
    retries: u32,
    pub(super) clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
}

/// An answer that is not a failure in passing.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub(super) fn text(&self) -> Result<&str, Trouble> {
        std::str::from_utf8(&self.body).map_err(|_| Trouble::Unusable("answered something that is not text".to_owned()))
    }
}

/// What came of one try.
enum Tried {
    Answered(Answer),
    /// It may work in a moment.
    Again {
        reason: String,
        after: Option<Duration>,
    },
    Failed(Trouble),
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
            limiter: RateLimiter::direct(Quota::per_second(rate)),
            retries: manners.retries,
            clock,
            ids,
        })
    }

    /// Gets an address, and again after a pause if that failed in passing.
    pub(super) async fn get(&self, address: &Url) -> Result<Answer, Trouble> {
        let mut pause = FIRST_PAUSE;
        let mut tries_left = self.retries;
        loop {
            self.limiter.until_ready().await;
            let (reason, after) = match self.try_once(address).await {
                Tried::Answered(answer) => return Ok(answer),
                Tried::Failed(trouble) => return Err(trouble),
                Tried::Again { reason, after } => (reason, after),
            };
            let asked = after.unwrap_or_default();
            if tries_left == 0 || asked > LONGEST_PAUSE {
                return Err(Trouble::away(reason, asked.clamp(REST, LONGEST_REST)));
            }
            tokio::time::sleep(self.jittered(pause).max(asked)).await;
            tries_left -= 1;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn try_once(&self, address: &Url) -> Tried {
        let mut response = match self.client.get(address.clone()).send().await {
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
        let mut body = Vec::new();
        loop {
            match response.chunk().await {
                Ok(Some(part)) if body.len() + part.len() > MOST_BYTES => {
                    return Tried::Failed(Trouble::Unusable("answered more than 64 MB".to_owned()));
                }
                Ok(Some(part)) => body.extend_from_slice(&part),
                Ok(None) => return Tried::Answered(Answer { status, body }),
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
        return Tried::Failed(Trouble::Unusable(
            "answered something that cannot be decoded".to_owned(),
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
pub(super) fn refused(status: StatusCode) -> Trouble {
    let reason = match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => "refused the request".to_owned(),
        _ => format!("answered {}", status.as_u16()),
    };
    Trouble::away(reason, REST)
}

/// An address under a base, with a query.
pub(super) fn address(base: &str, path: &str, query: &[(&str, &str)]) -> Result<Url, Trouble> {
    let whole = format!("{}{path}", base.trim_end_matches('/'));
    let mut url = Url::parse(&whole).map_err(|_| Trouble::away("has an address that cannot be used", REST))?;
    if !query.is_empty() {
        url.query_pairs_mut().extend_pairs(query);
    }
    Ok(url)
}
