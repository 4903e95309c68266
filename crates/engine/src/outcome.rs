//! What a call gave, as the journal has it.

use pipeline::budget::SPENT;
use pipeline::execution::Usage;
use pipeline::ports::reasoner::ModelCall;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::stop::Stop;

/// A value, or why there is none. A failure is a value too, and is journaled with what it cost.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Outcome {
    /// There is none.
    Failed {
        /// Why, in words that a user may read.
        failed: String,
        /// What it cost all the same.
        #[serde(flatten)]
        spent: Spent,
    },
    /// The answer.
    Ok {
        /// The answer, its own cost and its calls among it.
        ok: Value,
    },
}

/// An outcome as text, and what it cost.
pub(crate) struct Written {
    pub(crate) result: String,
    pub(crate) usage: Usage,
}

/// What a call cost that gave nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spent {
    /// In all.
    #[serde(default)]
    pub(crate) usage: Usage,
    /// Call by call.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) calls: Vec<ModelCall>,
}

impl Spent {
    /// Whether it was nothing.
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Adds another.
    pub(crate) fn add(&mut self, usage: Usage, calls: Vec<ModelCall>) {
        self.usage = self.usage.plus(usage);
        self.calls.extend(calls);
    }
}

impl Outcome {
    /// Nobody was asked, because nothing is left to pay for it.
    pub(crate) fn over_budget() -> Self {
        Self::failed(SPENT, Spent::default())
    }

    /// There is no answer.
    pub(crate) fn failed(why: &str, spent: Spent) -> Self {
        Self::Failed {
            failed: why.to_owned(),
            spent,
        }
    }

    /// Whether the budget was the reason.
    pub(crate) fn is_over_budget(&self) -> bool {
        matches!(self, Self::Failed { failed, .. } if failed == SPENT)
    }

    /// What it cost. The data room answers without a usage: it costs nothing.
    pub(crate) fn usage(&self) -> Usage {
        match self {
            Self::Failed { spent, .. } => spent.usage,
            Self::Ok { ok } => ok
                .get("usage")
                .and_then(|usage| serde_json::from_value(usage.clone()).ok())
                .unwrap_or_default(),
        }
    }

    /// As the journal will have it.
    pub(crate) fn write(&self) -> Result<Written, Stop> {
        Ok(Written {
            result: serde_json::to_string(self).map_err(|error| Stop::Later(error.to_string()))?,
            usage: self.usage(),
        })
    }

    /// As the journal has it.
    pub(crate) fn unpack(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| Self::failed("the journal cannot be read", Spent::default()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Spent};
    use pipeline::execution::Usage;
    use serde_json::{Value, json};

    #[test]
    fn what_was_written_reads_back_also_from_before_costs_were_kept() {
        let usage = Usage {
            calls: 2,
            input_tokens: 30,
            ..Usage::default()
        };
        let failed = Outcome::failed(
            "no",
            Spent {
                usage,
                calls: Vec::new(),
            },
        );
        let again = Outcome::unpack(&serde_json::to_string(&failed).unwrap());
        assert_eq!(again.usage(), usage);
        assert!(!again.is_over_budget() && Outcome::over_budget().is_over_budget());
        assert_eq!(Outcome::unpack(r#"{"failed":"no"}"#).usage(), Usage::default());
        assert!(matches!(Outcome::unpack(r#"{"failed":"no"}"#), Outcome::Failed { failed, .. } if failed == "no"));
        let answered = Outcome::Ok {
            ok: json!({"reply": 1, "usage": usage}),
        };
        let again = Outcome::unpack(&serde_json::to_string(&answered).unwrap());
        assert_eq!(again.usage(), usage);
        let note = serde_json::to_string(&Outcome::Ok { ok: Value::Null }).unwrap();
        assert_eq!(note, r#"{"ok":null}"#);
        assert!(matches!(Outcome::unpack(&note), Outcome::Ok { ok: Value::Null }));
    }
}
