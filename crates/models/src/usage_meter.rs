//! What a piece of work has cost so far, and what it may still cost.

use std::time::Duration;

use pipeline::execution::Usage;
use pipeline::ports::reasoner::{Allowance, ModelCall, ReasonerFailure, ToolUse};
use pipeline::reason::Reason;

use super::settings::Price;

/// What a user reads when nothing may be spent any more.
/// An answer with less room than this would be cut off.
const LEAST_ROOM: u32 = 256;
/// Letters of a token, roughly; only where the endpoint does not count.
const LETTERS: usize = 4;

/// Which call it was, for the journal.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    /// The model.
    pub model: &'a str,
    /// The prompt's name and version.
    pub prompt: &'a str,
    /// The digest of its text.
    pub prompt_sha256: &'a str,
    /// The digest of the schema.
    pub schema_sha256: &'a str,
    /// What its tokens cost, if that is known.
    pub price: Option<Price>,
}

/// The calls of one piece of work.
#[derive(Debug)]
pub struct UsageMeter {
    allowance: Allowance,
    calls: Vec<ModelCall>,
}

impl UsageMeter {
    /// With nothing spent yet.
    pub const fn new(allowance: Allowance) -> Self {
        Self {
            allowance,
            calls: Vec::new(),
        }
    }

    /// How many tokens an answer may have so that the call stays within what is left.
    pub fn room(&self, price: Option<Price>, letters: usize, wanted: u32) -> Result<u32, ReasonerFailure> {
        let spent = self.usage();
        let spent_tokens = spent.input_tokens + spent.output_tokens;
        let input = estimate(letters);
        let mut room = u64::from(wanted);
        if self.allowance.calls.is_some_and(|calls| spent.calls >= calls) {
            return Err(over());
        }
        if let Some(tokens) = self.allowance.tokens {
            room = room.min(tokens.saturating_sub(spent_tokens + input));
        }
        if let (Some(cost), Some(price)) = (self.allowance.cost_micros, price) {
            let left = cost.saturating_sub(spent.cost_micros + price.micros(input, 0));
            if price.output > 0.0 {
                room = room.min((left as f64 / price.output) as u64);
            } else if left == 0 {
                room = 0;
            }
        }
        match u32::try_from(room).unwrap_or(u32::MAX) {
            room if room < LEAST_ROOM.min(wanted) => Err(over()),
            room => Ok(room),
        }
    }

    /// Writes a call down.
    pub fn record(&mut self, entry: Entry<'_>, tokens: (u64, u64), took: Duration, rejected: Option<String>) {
        let (input_tokens, output_tokens) = tokens;
        self.calls.push(ModelCall {
            model: entry.model.to_owned(),
            prompt: entry.prompt.to_owned(),
            prompt_sha256: entry.prompt_sha256.to_owned(),
            schema_sha256: entry.schema_sha256.to_owned(),
            usage: Usage {
                calls: 1,
                input_tokens,
                output_tokens,
                cost_micros: entry.price.map_or(0, |price| price.micros(input_tokens, output_tokens)),
            },
            milliseconds: u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
            tools: Vec::new(),
            rejected,
        });
    }

    /// The last answer was not used.
    pub fn reject(&mut self, why: &str) {
        if let Some(call) = self.calls.last_mut() {
            call.rejected = Some(why.chars().take(300).collect());
        }
    }

    /// The last call looked something up.
    pub fn used(&mut self, tool: ToolUse) {
        if let Some(call) = self.calls.last_mut() {
            call.tools.push(tool);
        }
    }

    /// All together.
    pub fn usage(&self) -> Usage {
        let all = self.calls.iter().map(|call| call.usage);
        all.fold(Usage::default(), Usage::plus)
    }

    /// Every call.
    pub fn into_calls(self) -> Vec<ModelCall> {
        self.calls
    }
}

/// Tokens of a text, roughly.
pub const fn estimate(letters: usize) -> u64 {
    (letters / LETTERS + 1) as u64
}

fn over() -> ReasonerFailure {
    ReasonerFailure::Unusable(Reason::BudgetSpent)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRICE: Price = Price {
        input: 1.0,
        output: 10.0,
    };

    fn entry() -> Entry<'static> {
        Entry {
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
            let mut account = UsageMeter::new(Allowance {
                calls,
                tokens,
                cost_micros,
            });
            account.record(entry(), (1_000, 100), Duration::ZERO, None);
            account.room(Some(PRICE), 4_000, 1_000)
        };
        assert_eq!(allow(None, None, None), Ok(1_000));
        assert_eq!(allow(Some(2), None, None), Ok(1_000));
        assert!(allow(Some(1), None, None).is_err());
        assert_eq!(allow(None, Some(2_601), None), Ok(500));
        assert!(allow(None, Some(2_200), None).is_err());
        // 2000 are spent, 1001 go for reading; what is left buys a tenth of it in writing.
        assert_eq!(allow(None, None, Some(8_001)), Ok(500));
        assert!(allow(None, None, Some(5_000)).is_err());
    }

    #[test]
    fn costs_add_up() {
        let mut account = UsageMeter::new(Allowance::default());
        account.record(entry(), (1_000, 100), Duration::from_millis(5), None);
        account.record(entry(), (1, 0), Duration::ZERO, Some("late".to_owned()));
        assert_eq!(account.usage().cost_micros, 2_001);
        assert_eq!(account.usage().calls, 2);
    }
}
