//! The service and the signed-in person.

use contract::{AuthConfig, ErasurePending, Health, Profile, UsageResponse};
use reqwest::Method;

use super::v1;
use crate::{Client, Result};

/// The state of an erasure after the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erasure {
    /// All data is erased, and the token no longer works.
    Done,
    /// The erasure goes on in the background; the account exists until it is done.
    Pending(ErasurePending),
}

impl Client {
    /// `GET /health`. It shows versions and dependencies only with a valid token or key.
    pub async fn health(&self) -> Result<Health> {
        self.get(&["health"], &[]).await
    }

    /// `GET /api/v1/auth/config`.
    pub async fn auth_config(&self) -> Result<AuthConfig> {
        self.get(v1!["auth", "config"], &[]).await
    }

    /// `GET /api/v1/auth/me`: the signed-in person's profile, provisioned if absent.
    pub async fn me(&self) -> Result<Profile> {
        self.get(v1!["auth", "me"], &[]).await
    }

    /// `GET /api/v1/usage`: today's kickoffs, and the cost of models.
    pub async fn usage(&self) -> Result<UsageResponse> {
        self.get(v1!["usage"], &[]).await
    }

    /// `DELETE /api/v1/auth/me`: erases everything of the signed-in person.
    pub async fn erase_me(&self) -> Result<Erasure> {
        let response = self.send(&self.call(Method::DELETE, v1!["auth", "me"])?).await?;
        match response.status {
            202 => Ok(Erasure::Pending(response.json()?)),
            _ => Ok(Erasure::Done),
        }
    }
}
