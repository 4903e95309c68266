//! `[models]`: language models.

use std::collections::BTreeMap;
use std::time::Duration;

use models::{ModelSettings, Price, ResponseFormat, provider_names};
use pipeline::setting::{Secret, text_or_scalar};
use serde::{Deserialize, Serialize};

use crate::fault::Fault;

/// The price of a million tokens of a model.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ModelPrice {
    /// Input tokens, in US dollars.
    pub input: f64,
    /// Output tokens, in US dollars.
    pub output: f64,
}

/// `[models]`: which endpoint, which models, and within which limits.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Models {
    /// The API that the endpoint speaks.
    pub provider: String,
    /// Its address; empty: the provider's default.
    pub base_url: String,
    /// Its key.
    pub api_key: Secret,
    /// A file with its key.
    pub api_key_file: String,
    /// The model of the free tier.
    #[serde(deserialize_with = "text_or_scalar")]
    pub quick: String,
    /// The model of the pro tier; empty: the one of the free tier.
    #[serde(deserialize_with = "text_or_scalar")]
    pub deep: String,
    /// The sampling temperature; below 0: the model's default.
    pub temperature: f64,
    /// The most tokens an answer may have.
    pub max_tokens: u32,
    /// How long one call may take, in seconds.
    pub timeout_seconds: u64,
    /// How often a call is retried after a transient failure.
    pub retries: u32,
    /// Maximum number of concurrent calls; fewer while the provider reports overload.
    pub in_flight: u32,
    /// This many failures in a row open the circuit breaker.
    pub circuit_failures: u32,
    /// How long the circuit breaker stays open, in seconds.
    pub circuit_pause_seconds: u64,
    /// The most tool calls of one task.
    pub tools_per_task: u32,
    /// Whether answers are streamed, so that a thought appears in the transcript before the answer is complete.
    pub streaming: bool,
    /// The answer format that is tried first: `json_schema`, `json_object` or `text`.
    pub answers: String,
    /// Whether the schema limits the length of texts and lists: for small models on endpoints that enforce schemas.
    pub bounded: bool,
    /// The most figures in a prompt.
    pub figures: u32,
    /// Models for single seats and stages.
    pub roles: BTreeMap<String, String>,
    /// Prices by model.
    pub prices: BTreeMap<String, ModelPrice>,
}

impl Default for Models {
    fn default() -> Self {
        let defaults = ModelSettings::default();
        Self {
            provider: String::new(),
            base_url: String::new(),
            api_key: Secret::default(),
            api_key_file: String::new(),
            quick: String::new(),
            deep: String::new(),
            temperature: -1.0,
            max_tokens: defaults.max_tokens,
            timeout_seconds: defaults.timeout.as_secs(),
            retries: defaults.retries,
            in_flight: u32::try_from(defaults.in_flight).unwrap_or(1_024),
            circuit_failures: defaults.circuit_failures,
            circuit_pause_seconds: defaults.circuit_pause.as_secs(),
            tools_per_task: defaults.tools_per_task,
            streaming: defaults.streaming,
            answers: "json_schema".to_owned(),
            bounded: defaults.bounded,
            figures: u32::try_from(defaults.figures).unwrap_or(40),
            roles: BTreeMap::new(),
            prices: BTreeMap::new(),
        }
    }
}

/// The seats and stages that can have a model of their own.
const ROLES: [&str; 12] = [
    "triage",
    "plan",
    "chair",
    "red_team",
    "fundamentals",
    "valuation",
    "market",
    "macro",
    "industry",
    "allocation",
    "desk",
    "risk",
];

impl Models {
    /// The settings of the reasoner, with the key read from its file.
    pub fn settings(&self) -> Result<ModelSettings, Fault> {
        let key = if self.api_key_file.is_empty() {
            self.api_key.reveal().to_owned()
        } else {
            std::fs::read_to_string(&self.api_key_file)
                .map_err(|error| Fault::key("models.api_key_file", format_args!("cannot be read: {error}")))?
        };
        let price = |price: &ModelPrice| Price {
            input: price.input,
            output: price.output,
        };
        Ok(ModelSettings {
            provider: self.provider.clone(),
            base_url: self.base_url.clone(),
            api_key: Secret::new(key.trim()),
            quick: self.quick.clone(),
            deep: if self.deep.is_empty() { &self.quick } else { &self.deep }.clone(),
            roles: self.roles.clone(),
            prices: self
                .prices
                .iter()
                .map(|(model, configured)| (model.clone(), price(configured)))
                .collect(),
            temperature: (self.temperature >= 0.0).then_some(self.temperature),
            max_tokens: self.max_tokens,
            timeout: Duration::from_secs(self.timeout_seconds),
            retries: self.retries,
            in_flight: usize::try_from(self.in_flight).unwrap_or(1_024),
            circuit_failures: self.circuit_failures,
            circuit_pause: Duration::from_secs(self.circuit_pause_seconds),
            tools_per_task: self.tools_per_task,
            streaming: self.streaming,
            form: match self.answers.as_str() {
                "text" => ResponseFormat::Text,
                "json_object" => ResponseFormat::Json,
                _ => ResponseFormat::Schema,
            },
            bounded: self.bounded,
            figures: usize::try_from(self.figures).unwrap_or(40),
        })
    }

    /// Every model that the configuration names.
    pub(super) fn named(&self) -> impl Iterator<Item = &str> {
        let all = [&self.quick, &self.deep].into_iter().chain(self.roles.values());
        all.map(String::as_str).filter(|model| !model.is_empty())
    }

    /// Checks the settings of models; not called while the built-in analyst is configured.
    pub(super) fn check(&self, step_timeout_seconds: u64) -> Result<(), Fault> {
        let known = provider_names();
        if !known.contains(&self.provider.as_str()) {
            let list = known.join(", ");
            return Err(Fault::key(
                "models.provider",
                format_args!("`{}` is not one of {list}", self.provider),
            ));
        }
        if self.quick.trim().is_empty() {
            return Err(Fault::key("models.quick", "is needed: the name of a model"));
        }
        let url = &self.base_url;
        if !url.is_empty() && !url.starts_with("http://") && !url.starts_with("https://") {
            return Err(Fault::key("models.base_url", "must begin with http:// or https://"));
        }
        let keyless = !url.is_empty() || self.provider == "ollama";
        match (self.api_key.is_empty(), self.api_key_file.is_empty()) {
            (false, false) => {
                return Err(Fault::key(
                    "models.api_key_file",
                    "is given beside models.api_key; give one",
                ));
            }
            (true, true) if !keyless => {
                return Err(Fault::key(
                    "models.api_key",
                    "is needed for this provider; or give models.api_key_file",
                ));
            }
            _ => {}
        }
        if self.temperature > 2.0 || self.temperature.is_nan() {
            return Err(Fault::key(
                "models.temperature",
                "must be at most 2; below 0 is the model's own",
            ));
        }
        for (key, value, least, most) in [
            ("models.max_tokens", u64::from(self.max_tokens), 256, 200_000),
            ("models.timeout_seconds", self.timeout_seconds, 1, step_timeout_seconds),
            ("models.retries", u64::from(self.retries), 0, 10),
            ("models.in_flight", u64::from(self.in_flight), 1, 100_000),
            ("models.circuit_failures", u64::from(self.circuit_failures), 1, 1_000),
            ("models.circuit_pause_seconds", self.circuit_pause_seconds, 1, 3_600),
            ("models.tools_per_task", u64::from(self.tools_per_task), 0, 20),
            ("models.figures", u64::from(self.figures), 5, 500),
        ] {
            if !(least..=most).contains(&value) {
                return Err(Fault::key(key, format_args!("must be between {least} and {most}")));
            }
        }
        if !["json_schema", "json_object", "text"].contains(&self.answers.as_str()) {
            return Err(Fault::key("models.answers", "must be json_schema, json_object or text"));
        }
        if let Some(role) = self.roles.keys().find(|role| !ROLES.contains(&role.as_str())) {
            let list = ROLES.join(", ");
            return Err(Fault::key(
                &format!("models.roles.{role}"),
                format_args!("is not one of {list}"),
            ));
        }
        let wrong = |price: &ModelPrice| !(price.input >= 0.0 && price.output >= 0.0);
        if let Some((model, _)) = self.prices.iter().find(|(_, price)| wrong(price)) {
            return Err(Fault::key(&format!("models.prices.{model}"), "must not be below 0"));
        }
        Ok(())
    }
}
