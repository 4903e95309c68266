//! The keys that an instance publishes at its well-known address.

use pipeline::record::signature::{KEYS_PATH, TrustedKey, trusted_keys};
use serde_json::{Value, json};
use url::Url;

use crate::KeySource;
use crate::fetch::HttpKeySource;
use crate::oidc::issuer_address;

/// Fetches the keys that an instance publishes. They are trusted only for records of that instance's address.
pub async fn published_keys(issuer: &str) -> Result<Vec<TrustedKey>, String> {
    let address = issuer_address(issuer)?;
    if address.scheme() != "https" && !is_loopback(&address) {
        return Err("over plain http anybody on the way could answer; use https".to_owned());
    }
    let keys_url =
        Url::parse(&format!("{}{KEYS_PATH}", issuer.trim_end_matches('/'))).map_err(|error| error.to_string())?;
    let listed = HttpKeySource::at(keys_url)?.keys().await?;
    let listed: Vec<Value> = listed.into_iter().map(|(_, jwk)| jwk).collect();
    let keys = trusted_keys(&json!({"keys": listed}))?;
    let bound = |key: TrustedKey| TrustedKey {
        issuer: Some(issuer.trim_end_matches('/').to_owned()),
        ..key
    };
    Ok(keys.into_iter().map(bound).collect())
}

fn is_loopback(address: &Url) -> bool {
    match address.host() {
        Some(url::Host::Ipv4(ip)) => ip.is_loopback(),
        Some(url::Host::Ipv6(ip)) => ip.is_loopback(),
        Some(url::Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::published_keys;

    #[tokio::test]
    async fn an_address_that_cannot_be_trusted_is_not_called() {
        for (issuer, why) in [
            ("http://example.org", "https"),
            ("example.org", "not an address"),
            ("ftp://example.org", "plain"),
            ("https://example.org?x=1", "plain"),
        ] {
            let refused = published_keys(issuer).await.unwrap_err();
            assert!(refused.contains(why), "{issuer}: {refused}");
        }
    }
}
