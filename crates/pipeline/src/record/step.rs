//! What a step of the journal ended with, as it is stored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::execution::Usage;
use crate::ports::reasoner::ModelCall;
use crate::reason::Reason;

/// A value, or why there is none. A failure is journaled too, with what it cost.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StepResult {
    /// The step has no value.
    Failed {
        /// Why.
        failed: Reason,
        /// What the failed attempt cost.
        #[serde(flatten)]
        spent: Spent,
    },
    /// The step has a value.
    Ok {
        /// The value, with its own cost and calls in it.
        ok: Value,
    },
}

/// What a step cost.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// In all.
    #[serde(default)]
    pub usage: Usage,
    /// Call by call.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<ModelCall>,
}

impl Spent {
    /// Whether nothing was spent.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Adds the cost of more calls.
    pub fn add(&mut self, usage: Usage, calls: Vec<ModelCall>) {
        self.usage = self.usage.plus(usage);
        self.calls.extend(calls);
    }
}

impl StepResult {
    /// The step was skipped because the budget is spent.
    pub fn over_budget() -> Self {
        Self::failed(Reason::BudgetSpent, Spent::default())
    }

    /// The step has no value.
    pub const fn failed(failed: Reason, spent: Spent) -> Self {
        Self::Failed { failed, spent }
    }

    /// Whether the budget was the reason.
    pub const fn is_over_budget(&self) -> bool {
        matches!(
            self,
            Self::Failed {
                failed: Reason::BudgetSpent,
                ..
            }
        )
    }

    /// What it cost. A result of the data room has no `usage`: it is free.
    pub fn usage(&self) -> Usage {
        match self {
            Self::Failed { spent, .. } => spent.usage,
            Self::Ok { ok } => field(ok, "usage"),
        }
    }

    /// What it cost, call by call.
    pub fn spent(&self) -> Spent {
        match self {
            Self::Failed { spent, .. } => spent.clone(),
            Self::Ok { ok } => Spent {
                usage: field(ok, "usage"),
                calls: field(ok, "calls"),
            },
        }
    }

    /// Parses a stored result; one that cannot be parsed counts as [`Reason::AnswerUnusable`].
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| Self::failed(Reason::AnswerUnusable, Spent::default()))
    }
}

fn field<T: Default + for<'de> Deserialize<'de>>(value: &Value, name: &str) -> T {
    let field = value.get(name).map(T::deserialize);
    field.and_then(Result::ok).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Spent, StepResult};
    use crate::execution::Usage;
    use crate::reason::Reason;
    use serde_json::{Value, json};

    #[test]
    fn what_was_written_reads_back_also_from_before_costs_were_kept() {
        let usage = Usage {
            calls: 2,
            input_tokens: 30,
            ..Usage::default()
        };
        let spent = Spent {
            usage,
            calls: Vec::new(),
        };
        let failed = StepResult::failed(Reason::ModelDeclined, spent.clone());
        let again = StepResult::read(&serde_json::to_string(&failed).unwrap());
        assert_eq!((again.usage(), again.spent()), (usage, spent.clone()));
        assert!(!again.is_over_budget() && StepResult::over_budget().is_over_budget());
        let old = StepResult::read(r#"{"failed":"the budget is spent"}"#);
        assert!(old.is_over_budget() && old.usage() == Usage::default());
        let answered = StepResult::Ok {
            ok: json!({"reply": 1, "usage": usage}),
        };
        let again = StepResult::read(&serde_json::to_string(&answered).unwrap());
        assert_eq!((again.usage(), again.spent()), (usage, spent));
        let note = serde_json::to_string(&StepResult::Ok { ok: Value::Null }).unwrap();
        assert_eq!(note, r#"{"ok":null}"#);
        assert!(matches!(StepResult::read(&note), StepResult::Ok { ok: Value::Null }));
    }
}
