//! The auth service: key management, and the built-in identity provider if it is configured.

pub(crate) mod account;
mod device;
pub(crate) mod keys;
mod oauth;
mod pages;
mod sign_in;

use std::sync::Arc;

use ::sign_in::BuiltInIdentity;
use axum::Router;

use crate::docs;
use crate::routes::{table_router, with_common_layers};
use crate::state::Edge;

pub use sign_in::SignIns;

/// The router of the auth service. Without the built-in provider it manages keys only.
pub fn auth_router(edge: &Arc<Edge>, built_in: Option<Arc<SignIns>>) -> Router {
    let mut router = table_router(edge).merge(docs::description_router());
    if let Some(sign_ins) = built_in {
        router = router.merge(oauth::router()).layer(axum::Extension(sign_ins));
    }
    with_common_layers(router, edge)
}

/// The built-in provider with its allowed redirect addresses and its limit of sign-in attempts per minute.
pub fn sign_ins(provider: Arc<BuiltInIdentity>, redirect_uris: Vec<String>, per_minute: u32) -> Arc<SignIns> {
    Arc::new(SignIns::new(provider, redirect_uris, per_minute))
}
