//! Sends the same request many times, many at once. Any response will do, but each request must get one.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::committees::text;

/// The most requests in flight.
const AT_ONCE: usize = 32;

/// One request.
#[derive(Clone)]
pub(crate) struct Shot {
    url: String,
    body: Option<Arc<str>>,
    headers: Vec<(&'static str, &'static str)>,
}

impl Shot {
    pub(crate) fn get(url: &str) -> Self {
        Self {
            url: url.to_owned(),
            body: None,
            headers: Vec::new(),
        }
    }

    pub(crate) fn post(url: &str, body: &str) -> Self {
        let mut shot = Self::get(url).with("content-type", "application/json");
        shot.body = Some(body.into());
        shot
    }

    pub(crate) fn form(url: &str, body: &str) -> Self {
        let mut shot = Self::get(url).with("content-type", "application/x-www-form-urlencoded");
        shot.body = Some(body.into());
        shot
    }

    pub(crate) fn with(mut self, name: &'static str, value: &'static str) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The bytes of address and body.
    pub(crate) fn bytes(&self) -> usize {
        self.url.len() + self.body.as_ref().map_or(0, |body| body.len())
    }
}

/// Sends requests as one caller.
pub(crate) struct Barrage {
    http: reqwest::Client,
    token: String,
}

impl Barrage {
    pub(crate) fn new(token: &str) -> Result<Self, String> {
        let http = reqwest::Client::builder().timeout(Duration::from_secs(120)).build();
        Ok(Self {
            http: http.map_err(text)?,
            token: token.to_owned(),
        })
    }

    pub(crate) async fn fire(&self, shot: &Shot, count: usize) -> Result<(), String> {
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        let mut flying = JoinSet::new();
        for _ in 0..count {
            let slot = slots.clone().acquire_owned().await.map_err(text)?;
            let request = self.request(shot);
            flying.spawn(async move {
                let _slot = slot;
                request.send().await?.bytes().await.map(drop)
            });
        }
        while let Some(landed) = flying.join_next().await {
            landed.map_err(text)?.map_err(text)?;
        }
        Ok(())
    }

    fn request(&self, shot: &Shot) -> reqwest::RequestBuilder {
        let mut request = match &shot.body {
            Some(body) => self.http.post(&shot.url).body(body.to_string()),
            None => self.http.get(&shot.url),
        };
        for (name, value) in &shot.headers {
            request = request.header(*name, *value);
        }
        request.bearer_auth(&self.token)
    }
}
