//! What the model calls of one request have cost so far, and what they may still cost.

use std::time::Duration;

use pipeline::execution::Usage;
use pipeline::ports::reasoner::{Allowance, ModelCall, ReasonerFailure, ToolUse};
use pipeline::reason::Reason;

use super::settings::Price;

/// If the budget leaves fewer tokens for an answer, the call is not made: the answer would be cut off.
const MIN_ANSWER_TOKENS: u32 = 256;
/// A rough estimate, for endpoints that do not count tokens and for calls that are not made yet.
const BYTES_PER_TOKEN: usize = 4;

/// What the journal records of a call besides its cost.
#[derive(Debug, Clone, Copy)]
pub struct CallInfo<'a> {
    /// The model.
    pub model: &'a str,
    /// The prompt's name and version.
    pub prompt: &'a str,
    /// The digest of the prompt's text.
    pub prompt_sha256: &'a str,
    /// The digest of the schema.
    pub schema_sha256: &'a str,
    /// The price of the model, if it is known.
    pub price: Option<Price>,
}

/// The model calls of one request, and its budget.
#[derive(Debug)]
pub struct UsageMeter {
    allowance: Allowance,
    calls: Vec<ModelCall>,
}

impl UsageMeter {
    /// A meter without calls.
    pub const fn new(allowance: Allowance) -> Self {
        Self {
            allowance,
            calls: Vec::new(),
        }
    }

    /// How many tokens the answer to a prompt of this size may have, at most `wanted`, within the remaining budget.
    pub fn max_answer_tokens(
        &self,
        price: Option<Price>,
        prompt_bytes: usize,
        wanted: u32,
    ) -> Result<u32, ReasonerFailure> {
        let spent = self.usage();
        let input = estimate_tokens(prompt_bytes);
        let mut tokens_left = u64::from(wanted);
        if self.allowance.calls.is_some_and(|calls| spent.calls >= calls) {
            return Err(budget_spent());
        }
        if let Some(tokens) = self.allowance.tokens {
            tokens_left = tokens_left.min(tokens.saturating_sub(spent.tokens().saturating_add(input)));
        }
        if let (Some(cost), Some(price)) = (self.allowance.cost_micros, price) {
            let left = cost.saturating_sub(spent.cost_micros.saturating_add(price.micros(input, 0)));
            if price.output > 0.0 {
                tokens_left = tokens_left.min((left as f64 / price.output) as u64);
            } else if left == 0 {
                tokens_left = 0;
            }
        }
        match u32::try_from(tokens_left).unwrap_or(u32::MAX) {
            tokens if tokens < MIN_ANSWER_TOKENS.min(wanted) => Err(budget_spent()),
            tokens => Ok(tokens),
        }
    }

    /// Records a call with its input and output tokens, and why its answer is missing, if it is.
    pub fn record(&mut self, call_info: CallInfo<'_>, tokens: (u64, u64), took: Duration, rejected: Option<String>) {
        let (input_tokens, output_tokens) = tokens;
        self.calls.push(ModelCall {
            model: call_info.model.to_owned(),
            prompt: call_info.prompt.to_owned(),
            prompt_sha256: call_info.prompt_sha256.to_owned(),
            schema_sha256: call_info.schema_sha256.to_owned(),
            usage: Usage {
                calls: 1,
                input_tokens,
                output_tokens,
                cost_micros: call_info
                    .price
                    .map_or(0, |price| price.micros(input_tokens, output_tokens)),
            },
            milliseconds: u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
            tools: Vec::new(),
            rejected,
        });
    }

    /// Notes that the answer to the last call was not used.
    pub fn reject_last(&mut self, why: &str) {
        if let Some(call) = self.calls.last_mut() {
            call.rejected = Some(why.chars().take(300).collect());
        }
    }

    /// Adds a use of a tool to the last call.
    pub fn record_tool_use(&mut self, tool: ToolUse) {
        if let Some(call) = self.calls.last_mut() {
            call.tools.push(tool);
        }
    }

    /// The sum over all calls.
    pub fn usage(&self) -> Usage {
        let all = self.calls.iter().map(|call| call.usage);
        all.fold(Usage::default(), Usage::plus)
    }

    /// The calls, in order.
    pub fn into_calls(self) -> Vec<ModelCall> {
        self.calls
    }
}

/// A rough number of tokens for a text of this size.
pub const fn estimate_tokens(bytes: usize) -> u64 {
    (bytes / BYTES_PER_TOKEN + 1) as u64
}

fn budget_spent() -> ReasonerFailure {
    ReasonerFailure::Unusable(Reason::BudgetSpent)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRICE: Price = Price {
        input: 1.0,
        output: 10.0,
    };

    fn call_info() -> CallInfo<'static> {
        CallInfo {
            model: "m",
            prompt: "p/1",
            prompt_sha256: "a",
            schema_sha256: "b",
            price: Some(PRICE),
        }
    }

    #[test]
    fn a_call_that_would_exceed_what_is_left_is_not_made() {
        let allow = |calls, tokens, cost_micros| {
            let mut meter = UsageMeter::new(Allowance {
                calls,
                tokens,
                cost_micros,
            });
            meter.record(call_info(), (1_000, 100), Duration::ZERO, None);
            meter.max_answer_tokens(Some(PRICE), 4_000, 1_000)
        };
        assert_eq!(allow(None, None, None), Ok(1_000));
        assert_eq!(allow(Some(2), None, None), Ok(1_000));
        assert!(allow(Some(1), None, None).is_err());
        assert_eq!(allow(None, Some(2_601), None), Ok(500));
        assert!(allow(None, Some(2_200), None).is_err());
        // Of 8001 micros, 2000 are spent and 1001 pay for the prompt; 5000 buy 500 output tokens at 10 each.
        assert_eq!(allow(None, None, Some(8_001)), Ok(500));
        assert!(allow(None, None, Some(5_000)).is_err());
    }

    #[test]
    fn costs_add_up() {
        let mut meter = UsageMeter::new(Allowance::default());
        meter.record(call_info(), (1_000, 100), Duration::from_millis(5), None);
        meter.record(call_info(), (1, 0), Duration::ZERO, Some("late".to_owned()));
        assert_eq!(meter.usage().cost_micros, 2_001);
        assert_eq!(meter.usage().calls, 2);
    }
}
