//! Fetches keys over HTTP, from an issuer that may be slow, broken or hostile.

use std::error::Error;
use std::time::Duration;

use async_trait::async_trait;
use reqwest::Client;
use reqwest::redirect::Policy;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use url::Url;

use super::jwks::KeySource;

const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
const TOTAL_TIMEOUT: Duration = Duration::from_secs(5);
const MAX_BODY_BYTES: usize = 256 * 1024;

/// Where the key set is.
enum KeySetLocation {
    /// At the address that the issuer's discovery document names.
    Discovery { issuer: String },
    /// At a fixed address.
    Fixed(Url),
}

/// Fetches a key set over HTTP.
pub(crate) struct HttpKeySource {
    client: Client,
    location: KeySetLocation,
}

#[derive(Deserialize)]
struct Discovery {
    issuer: String,
    jwks_uri: String,
}

#[derive(Deserialize)]
struct Listing {
    keys: Vec<Value>,
}

impl HttpKeySource {
    /// The keys that the issuer's discovery document points to.
    pub(super) fn discovered(issuer: &str) -> Result<Self, String> {
        Ok(Self {
            client: client()?,
            location: KeySetLocation::Discovery {
                issuer: issuer.to_owned(),
            },
        })
    }

    /// The keys at an address.
    pub(crate) fn at(address: Url) -> Result<Self, String> {
        Ok(Self {
            client: client()?,
            location: KeySetLocation::Fixed(address),
        })
    }

    async fn address(&self) -> Result<Url, String> {
        let issuer = match &self.location {
            KeySetLocation::Fixed(address) => return Ok(address.clone()),
            KeySetLocation::Discovery { issuer } => issuer,
        };
        let document = format!("{}/.well-known/openid-configuration", issuer.trim_end_matches('/'));
        let document = Url::parse(&document).map_err(|error| error.to_string())?;
        let found: Discovery = self.get(document.clone()).await?;
        // Otherwise one issuer could pass its own keys off as another's.
        if found.issuer != *issuer {
            return Err("the discovery document names another issuer".to_owned());
        }
        let address = Url::parse(&found.jwks_uri).map_err(|error| format!("jwks_uri: {error}"))?;
        // A discovery document that was fetched over https must not lead to keys over http.
        if address.scheme() != "https" && address.scheme() != document.scheme() {
            return Err("jwks_uri is not an https address".to_owned());
        }
        Ok(address)
    }

    async fn get<T: DeserializeOwned>(&self, address: Url) -> Result<T, String> {
        let shown = address.to_string();
        let mut response = self.client.get(address).send().await.map_err(explain)?;
        if response.status() != reqwest::StatusCode::OK {
            return Err(format!("{shown} answered {}", response.status()));
        }
        let mut body = Vec::new();
        while let Some(part) = response.chunk().await.map_err(explain)? {
            if body.len() + part.len() > MAX_BODY_BYTES {
                return Err(format!("{shown} answered more than {MAX_BODY_BYTES} bytes"));
            }
            body.extend_from_slice(&part);
        }
        serde_json::from_slice(&body).map_err(|error| format!("{shown} cannot be read: {error}"))
    }
}

#[async_trait]
impl KeySource for HttpKeySource {
    async fn keys(&self) -> Result<Vec<(String, Value)>, String> {
        let address = self.address().await?;
        let listing: Listing = self.get(address).await?;
        Ok(listing
            .keys
            .into_iter()
            .map(|jwk| (jwk["kid"].as_str().unwrap_or_default().to_owned(), jwk))
            .collect())
    }
}

/// No redirects: the addresses are exact, and a redirect could lead anywhere. No idle connections: the
/// next fetch is minutes away.
fn client() -> Result<Client, String> {
    Client::builder()
        .redirect(Policy::none())
        .connect_timeout(CONNECT_TIMEOUT)
        .timeout(TOTAL_TIMEOUT)
        .pool_max_idle_per_host(0)
        .user_agent("convene")
        .build()
        .map_err(explain)
}

/// The error with its causes: the outermost one only says that a request failed.
fn explain(error: reqwest::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text = format!("{text}: {inner}");
        cause = inner.source();
    }
    text
}
