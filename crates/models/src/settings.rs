//! What an operator sets: the endpoint, the models of the tiers, prices and limits.

use std::collections::BTreeMap;
use std::time::Duration;

use pipeline::principal::Tier;
use pipeline::setting::Secret;

/// What tokens cost, in US dollars.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Price {
    /// Per million input tokens.
    pub input: f64,
    /// Per million output tokens.
    pub output: f64,
}

impl Price {
    /// The cost in millionths of a dollar, rounded up so that rounding never exceeds a budget. A dollar for a million
    /// tokens is a millionth of a dollar for one, so no conversion is needed.
    pub fn micros(self, input_tokens: u64, output_tokens: u64) -> u64 {
        let cost = self.input * input_tokens as f64 + self.output * output_tokens as f64;
        cost.ceil().clamp(0.0, 9e15) as u64
    }
}

/// The form in which answers are asked for. The order matters: if an endpoint refuses one, the later ones are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResponseFormat {
    /// By a JSON schema that the endpoint enforces.
    Schema,
    /// As any JSON object; the schema is part of the prompt.
    Json,
    /// As text, in which a JSON object is looked for.
    Text,
}

/// All settings of the models.
#[derive(Debug, Clone)]
pub struct ModelSettings {
    /// Which kind of endpoint; see [`super::provider_names`].
    pub provider: String,
    /// Its address; empty: the provider's own.
    pub base_url: String,
    /// Its key.
    pub api_key: Secret,
    /// The model of the free tier.
    pub quick: String,
    /// The model of the pro tier.
    pub deep: String,
    /// Models for single seats and stages, such as `risk`, `red_team` or `triage`.
    pub roles: BTreeMap<String, String>,
    /// Prices by model.
    pub prices: BTreeMap<String, Price>,
    /// The sampling temperature; absent: the model's own.
    pub temperature: Option<f64>,
    /// Tokens an answer may have.
    pub max_tokens: u32,
    /// How long one call may take.
    pub timeout: Duration,
    /// How often a call is repeated after a transient error.
    pub retries: u32,
    /// Calls in flight at once, at most; fewer while the provider says that it is busy.
    pub in_flight: usize,
    /// The number of failures in a row that opens the circuit breaker.
    pub circuit_failures: u32,
    /// How long the circuit breaker stays open before one call probes the provider.
    pub circuit_pause: Duration,
    /// Uses of tools that a task may make; 0 turns tools off.
    pub tools_per_task: u32,
    /// Whether answers are streamed, so that a member's thinking appears earlier.
    pub streaming: bool,
    /// The form that is tried first.
    pub form: ResponseFormat,
    /// Whether the schema bounds texts and lists, for small models on endpoints that enforce it.
    pub bounded: bool,
    /// Figures that a prompt shows, at most.
    pub figures: usize,
}

impl Default for ModelSettings {
    fn default() -> Self {
        Self {
            provider: String::new(),
            base_url: String::new(),
            api_key: Secret::default(),
            quick: String::new(),
            deep: String::new(),
            roles: BTreeMap::new(),
            prices: BTreeMap::new(),
            temperature: None,
            max_tokens: 3_000,
            timeout: Duration::from_secs(60),
            retries: 2,
            in_flight: 1_024,
            circuit_failures: 5,
            circuit_pause: Duration::from_secs(20),
            tools_per_task: 3,
            streaming: true,
            form: ResponseFormat::Schema,
            bounded: false,
            figures: 40,
        }
    }
}

impl ModelSettings {
    /// The model for a seat or a stage on a tier.
    pub(super) fn model(&self, role: &str, tier: Tier) -> &str {
        let of_tier = match tier {
            Tier::Free => &self.quick,
            Tier::Pro => &self.deep,
        };
        self.roles.get(role).unwrap_or(of_tier)
    }

    /// What a call of a model costs, where the price is known.
    pub(super) fn price(&self, model: &str) -> Option<Price> {
        self.prices.get(model).copied()
    }

    /// Every configured model, each once.
    pub fn models(&self) -> Vec<&str> {
        let mut all: Vec<&str> = vec![&self.quick, &self.deep];
        all.extend(self.roles.values().map(String::as_str));
        all.retain(|model| !model.is_empty());
        let mut seen = Vec::new();
        for model in all {
            if !seen.contains(&model) {
                seen.push(model);
            }
        }
        seen
    }
}
