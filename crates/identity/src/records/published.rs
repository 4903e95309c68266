//! The keys that an instance publishes at its well-known address.

use pipeline::record::signature::{KEYS_PATH, TrustedKey, trusted_keys};
use serde_json::{Value, json};
use url::Url;

use crate::KeySource;
use crate::fetch::HttpKeys;
use crate::oidc::issuer_address;

/// Asks an instance for its keys. Only those that it uses for this very address are believed to be the address's.
pub async fn published_keys(issuer: &str) -> Result<Vec<TrustedKey>, String> {
    let address = issuer_address(issuer)?;
    if address.scheme() != "https" && !is_this_machine(&address) {
        return Err("over plain http anybody on the way could answer; use https".to_owned());
    }
    let place =
        Url::parse(&format!("{}{KEYS_PATH}", issuer.trim_end_matches('/'))).map_err(|error| error.to_string())?;
    let listed = HttpKeys::at(place)?.keys().await?;
    let listed: Vec<Value> = listed.into_iter().map(|(_, jwk)| jwk).collect();
    let keys = trusted_keys(&json!({"keys": listed}))?;
    let bound = |key: TrustedKey| TrustedKey {
        issuer: Some(issuer.trim_end_matches('/').to_owned()),
        ..key
    };
    Ok(keys.into_iter().map(bound).collect())
}

fn is_this_machine(address: &Url) -> bool {
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
    async fn an_address_that_cannot_be_believed_is_not_asked() {
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
