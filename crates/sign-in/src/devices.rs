//! Marks for devices on which a person has signed in before.

use pipeline::Outcome;
use pipeline::device::{DEVICE_SECONDS, device_mark, known_device};

use super::{BuiltInIdentity, normalize_email};

impl BuiltInIdentity {
    /// A signed mark for the device on which this address has just signed in.
    pub async fn mark_device(&self, email: &str) -> Outcome<String> {
        let key = self.signing_key().await?;
        let until = self.now().plus_seconds(DEVICE_SECONDS);
        let nonce = self.ports.ids.secret_text();
        Ok(device_mark(&key.private_key, &address(email), &nonce, until))
    }

    /// The device id in this mark; `None` unless the mark was made for this address and has not expired.
    pub async fn device(&self, email: &str, mark: &str) -> Outcome<Option<String>> {
        let (address, now) = (address(email), self.now());
        let keys = self.or_refusal(self.ports.store.signing_keys().await)?;
        Ok(keys
            .iter()
            .find_map(|key| known_device(&key.private_key, &address, mark, now)))
    }
}

fn address(email: &str) -> String {
    normalize_email(email).unwrap_or_default()
}
