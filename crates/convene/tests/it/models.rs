//! Committees of language models: complete runs through the API, provider failures, and prompt injection.

mod calls;
mod crashes;
mod happy;
mod injection;
mod peers;
mod settings;
mod stress;

use std::sync::Arc;
use std::time::Duration;

use convene::config::Config;
use convene::system::{SystemClock, SystemIds};
use models::{ModelReasoner, ModelSettings};
use pipeline::setting::Secret;

use model_server::ModelServer;

/// A key that must not be seen anywhere; it carries the canary that the logs are searched for.
const KEY: &str = "sk-zq7canary-secret";

/// Points a configuration at a server.
fn think_with(config: &mut Config, provider: &str, server: &ModelServer) {
    think_at(config, provider, &server.base_url());
}

/// Points a configuration at the address of a server, which may be another process's.
pub fn think_at(config: &mut Config, provider: &str, base_url: &str) {
    "models".clone_into(&mut config.analyst.kind);
    provider.clone_into(&mut config.models.provider);
    base_url.clone_into(&mut config.models.base_url);
    config.models.api_key = Secret::new(KEY);
    "quick-model".clone_into(&mut config.models.quick);
    "deep-model".clone_into(&mut config.models.deep);
    config.models.prices.insert(
        "quick-model".to_owned(),
        convene::config::ModelPrice {
            input: 1.0,
            output: 4.0,
        },
    );
}

fn settings(server: &ModelServer) -> ModelSettings {
    ModelSettings {
        provider: "openai".to_owned(),
        base_url: server.base_url(),
        api_key: Secret::new(KEY),
        quick: "quick-model".to_owned(),
        deep: "deep-model".to_owned(),
        timeout: Duration::from_secs(5),
        ..ModelSettings::default()
    }
}

fn reasoner(settings: ModelSettings) -> ModelReasoner {
    ModelReasoner::new(settings, Arc::new(SystemClock), Arc::new(SystemIds)).unwrap()
}
