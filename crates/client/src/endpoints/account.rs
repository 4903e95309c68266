//! The service and the signed-in person.

use contract::{AuthConfig, ErasurePending, Health, Profile, UsageResponse};
use reqwest::Method;

use super::v1;
use crate::{Client, Result};

/// What became of an erasure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erasure {
    /// Everything is gone; the token is dead.
    Done,
    /// It is recorded and goes on by itself; the account is kept until then.
    Pending(ErasurePending),
}

impl Client {
    /// `GET /health`. Versions and the parts behind the service are in it only with a valid token or key.
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

    /// `GET /api/v1/usage`: the kickoffs of today, and what models have cost.
    pub async fn usage(&self) -> Result<UsageResponse> {
        self.get(v1!["usage"], &[]).await
    }

    /// `DELETE /api/v1/auth/me`: erases everything of the signed-in person.
    pub async fn erase_me(&self) -> Result<Erasure> {
        let answer = self.send(&self.call(Method::DELETE, v1!["auth", "me"])?).await?;
        match answer.status {
            202 => Ok(Erasure::Pending(answer.json()?)),
            _ => Ok(Erasure::Done),
        }
    }
}
