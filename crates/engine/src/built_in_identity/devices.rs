//! Devices on which somebody has signed in before.

use pipeline::Outcome;
use pipeline::device::{DEVICE_SECONDS, device_mark, known_device};

use super::{BuiltInIdentity, normal_email};

impl BuiltInIdentity {
    /// A mark for the device on which somebody just signed in.
    pub async fn mark_device(&self, email: &str) -> Outcome<String> {
        let key = self.signing_key().await?;
        let until = self.now().plus_seconds(DEVICE_SECONDS);
        let nonce = self.ports.ids.secret_text();
        Ok(device_mark(&key.private_key, &address(email), &nonce, until))
    }

    /// What the device is called that shows this mark, if it was made for this address.
    pub async fn device(&self, email: &str, mark: &str) -> Outcome<Option<String>> {
        let (address, now) = (address(email), self.now());
        let keys = self.found(self.ports.store.signing_keys().await)?;
        Ok(keys
            .iter()
            .find_map(|key| known_device(&key.private_key, &address, mark, now)))
    }
}

fn address(email: &str) -> String {
    normal_email(email).unwrap_or_default()
}
