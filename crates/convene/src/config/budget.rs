//! `[budget]` and `[briefs]`: what may be spent, and how long a caller waits for a brief.

use pipeline::budget::{Budgets, Limit};
use serde::{Deserialize, Serialize};

use super::models::Models;
use crate::fault::Fault;

/// `[budget]`: what may be spent on the analyst. Zero is no limit.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Budget {
    /// Calls of one session, from its question to its debrief.
    pub session_calls: u64,
    /// Input and output tokens of one session.
    pub session_tokens: u64,
    /// US dollars of one session.
    pub session_cost_usd: f64,
    /// Calls of everybody together in one UTC day.
    pub day_calls: u64,
    /// Tokens of everybody together in one UTC day.
    pub day_tokens: u64,
    /// US dollars of everybody together in one UTC day.
    pub day_cost_usd: f64,
    /// The share of the daily limits that one account may spend, in percent.
    pub owner_percent: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            session_calls: 0,
            session_tokens: 0,
            session_cost_usd: 0.0,
            day_calls: 0,
            day_tokens: 0,
            day_cost_usd: 0.0,
            owner_percent: 50,
        }
    }
}

/// The highest limit in US dollars; more is surely a typing error.
const MAX_USD: f64 = 1_000_000_000.0;

impl Budget {
    pub(super) fn check(&self) -> Result<(), Fault> {
        if !(1..=100).contains(&self.owner_percent) {
            return Err(Fault::key("budget.owner_percent", "must be between 1 and 100"));
        }
        for (key, value) in [
            ("budget.session_cost_usd", self.session_cost_usd),
            ("budget.day_cost_usd", self.day_cost_usd),
        ] {
            // A limit below one millionth would round to 0, which means no limit.
            if !(0.0..=MAX_USD).contains(&value) || (value > 0.0 && micros(value) == 0) {
                return Err(Fault::key(
                    key,
                    "must be 0 (no limit) or between 0.000001 and 1000000000",
                ));
            }
        }
        Ok(())
    }

    /// A limit in money needs the price of every model: calls without a price would count as free.
    pub(super) fn check_prices(&self, models: &Models) -> Result<(), Fault> {
        let limited = [
            ("budget.session_cost_usd", self.session_cost_usd),
            ("budget.day_cost_usd", self.day_cost_usd),
        ];
        let Some((key, _)) = limited.into_iter().find(|(_, usd)| *usd > 0.0) else {
            return Ok(());
        };
        match models.named().find(|model| !models.prices.contains_key(*model)) {
            Some(model) => Err(Fault::key(
                key,
                format_args!("needs the price of `{model}`: set models.prices.{model} (0 if it costs nothing)"),
            )),
            None => Ok(()),
        }
    }

    /// The budgets in the engine's units.
    pub fn budgets(&self) -> Budgets {
        Budgets {
            session: Limit {
                calls: self.session_calls,
                tokens: self.session_tokens,
                cost_micros: micros(self.session_cost_usd),
            },
            day: Limit {
                calls: self.day_calls,
                tokens: self.day_tokens,
                cost_micros: micros(self.day_cost_usd),
            },
            owner_percent: self.owner_percent,
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked to be within bounds"
)]
fn micros(usd: f64) -> u64 {
    (usd * 1_000_000.0).round() as u64
}

/// `[briefs]`: reading questions and answers.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Briefs {
    /// How long a request waits for its question or answers to be read, in milliseconds. Then a job takes over.
    pub wait_ms: u64,
}

impl Default for Briefs {
    fn default() -> Self {
        Self { wait_ms: 20_000 }
    }
}
