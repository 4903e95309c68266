//! Sends requests and reads responses.

use std::fmt;
use std::time::Duration;

use contract::ErrorEnvelope;
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::{Method, redirect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use crate::Result;
use crate::error::{ApiError, Error};
use crate::idempotency::new_key;
use crate::retry::RetryPolicy;

/// A client of the service with one token. Cheap to clone.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base: Url,
    token: HeaderValue,
    retry: RetryPolicy,
}

impl fmt::Debug for Client {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Client")
            .field("base", &self.base.as_str())
            .field("retry", &self.retry)
            .finish_non_exhaustive()
    }
}

impl Client {
    /// A client for the service at an address such as `http://127.0.0.1:8080`, with an API key or an ID token.
    pub fn new(base_url: &str, token: &str) -> Result<Self> {
        let base = Url::parse(base_url).map_err(|error| Error::InvalidRequest(format!("{base_url}: {error}")))?;
        if base.cannot_be_a_base() {
            return Err(Error::InvalidRequest(format!("{base_url}: not an HTTP address")));
        }
        let mut token = HeaderValue::from_str(&format!("Bearer {token}"))
            .map_err(|_| Error::InvalidRequest("the token has characters that cannot be sent".to_owned()))?;
        token.set_sensitive(true);
        let http = reqwest::Client::builder()
            .connect_timeout(Duration::from_secs(10))
            .timeout(Duration::from_secs(90))
            .redirect(redirect::Policy::none())
            .user_agent(concat!("convene-client/", env!("CARGO_PKG_VERSION")))
            .build()?;
        Ok(Self {
            http,
            base,
            token,
            retry: RetryPolicy::default(),
        })
    }

    /// The same client with another retry policy.
    pub fn with_retry(mut self, retry: RetryPolicy) -> Self {
        self.retry = retry;
        self
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &[&str], query: &[(&str, &str)]) -> Result<T> {
        let mut call = Call::new(Method::GET, self.url(path)?);
        if !query.is_empty() {
            call.url.query_pairs_mut().extend_pairs(query);
        }
        self.send(&call).await?.json()
    }

    pub(crate) async fn post<B: Serialize, T: DeserializeOwned>(&self, path: &[&str], body: &B) -> Result<T> {
        let call = Call::new(Method::POST, self.url(path)?).body(body)?;
        self.send(&call).await?.json()
    }

    /// Sends a POST with an `Idempotency-Key`, the caller's or a new one. Retries repeat the same key.
    pub(crate) async fn submit<B: Serialize, T: DeserializeOwned>(
        &self,
        path: &[&str],
        body: &B,
        idempotency_key: Option<&str>,
    ) -> Result<T> {
        let mut call = Call::new(Method::POST, self.url(path)?).body(body)?;
        call.idempotency_key = Some(idempotency_key.map_or_else(new_key, str::to_owned));
        self.send(&call).await?.json()
    }

    pub(crate) fn call(&self, method: Method, path: &[&str]) -> Result<Call> {
        Ok(Call::new(method, self.url(path)?))
    }

    /// Sends a request, and retries it while the error is retryable and the policy allows.
    pub(crate) async fn send(&self, call: &Call) -> Result<Response> {
        let mut tried = 0;
        loop {
            let response = self.send_once(call).await?;
            tried += 1;
            if (200..300).contains(&response.status) {
                return Ok(response);
            }
            let error = response.into_error();
            match self.retry.wait(tried, &error) {
                Some(wait) => tokio::time::sleep(wait).await,
                None => return Err(error.into()),
            }
        }
    }

    async fn send_once(&self, call: &Call) -> Result<Response> {
        let mut request = self
            .http
            .request(call.method.clone(), call.url.clone())
            .header(AUTHORIZATION, self.token.clone());
        if let Some(key) = &call.idempotency_key {
            request = request.header("Idempotency-Key", key);
        }
        if let Some(body) = &call.body {
            request = request.header("Content-Type", "application/json").body(body.clone());
        }
        let response = request.send().await?;
        Ok(Response {
            status: response.status().as_u16(),
            retry_after: retry_after(response.headers()),
            body: response.bytes().await?.to_vec(),
        })
    }

    fn url(&self, path: &[&str]) -> Result<Url> {
        let mut url = self.base.clone();
        // An empty segment or a dot segment would silently name another route.
        if let Some(bad) = path.iter().find(|part| matches!(**part, "" | "." | "..")) {
            return Err(Error::InvalidRequest(format!("\"{bad}\" is not an id")));
        }
        match url.path_segments_mut() {
            Ok(mut segments) => segments.pop_if_empty().extend(path),
            Err(()) => return Err(Error::InvalidRequest(format!("{}: not an HTTP address", self.base))),
        };
        Ok(url)
    }
}

/// One request; a retry sends it unchanged.
pub(crate) struct Call {
    method: Method,
    url: Url,
    idempotency_key: Option<String>,
    body: Option<Vec<u8>>,
}

impl Call {
    fn new(method: Method, url: Url) -> Self {
        Self {
            method,
            url,
            idempotency_key: None,
            body: None,
        }
    }

    pub(crate) fn body<B: Serialize>(mut self, body: &B) -> Result<Self> {
        self.body = Some(serde_json::to_vec(body)?);
        Ok(self)
    }
}

/// A response, read completely.
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    retry_after: Option<Duration>,
}

impl Response {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> Result<T> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    fn into_error(self) -> ApiError {
        ApiError {
            status: self.status,
            envelope: serde_json::from_slice::<ErrorEnvelope>(&self.body)
                .ok()
                .map(|envelope| envelope.error),
            retry_after: self.retry_after,
        }
    }
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}
