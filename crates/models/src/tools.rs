//! What a model may look up: read-only views of the ledger and the instrument master. A use is checked against its
//! schema, counted, and written down with the call that wanted it.

mod compare;
mod figures_of;
mod find_instrument;
mod series_statistics;

use figures::canonical::sha256_hex;
use genai::chat::Tool;
use languages::language::Language;
use pipeline::brief::Mib;
use pipeline::committee::{Evidence, Ledger};
use pipeline::ports::reasoner::ToolUse;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::fence::harmless;
use super::figure_context::{FigureContext, may_see};
use super::schema::Schema;

/// Letters of an answer, at most.
const MAX_ANSWER_LETTERS: usize = 4_000;
/// Rows of an answer, at most.
const ROWS: usize = 30;

/// The tools of one task.
pub struct Toolbox<'a> {
    view: View<'a>,
    left: u32,
}

/// What tools look at.
pub struct View<'a> {
    room: FigureContext<'a>,
    ledger: &'a Ledger,
    language: Language,
    role: &'a str,
}

type Answer = Result<String, String>;

/// A tool: its name, what it is for, the schema of its arguments, and what it does.
struct Known {
    name: &'static str,
    purpose: &'static str,
    schema: fn() -> Schema,
    answer: fn(&View<'_>, Value) -> Answer,
}

const ALL: [Known; 4] = [
    Known {
        name: "find_instrument",
        purpose: "Finds instruments by a name or symbol.",
        schema: || Schema::of::<find_instrument::Arguments>("find_instrument"),
        answer: |view, value| find_instrument::find(view, &arguments(value)?),
    },
    Known {
        name: "figures_of",
        purpose: "Lists all figures there are on one instrument, by its symbol.",
        schema: || Schema::of::<figures_of::Arguments>("figures_of"),
        answer: |view, value| figures_of::list(view, &arguments(value)?),
    },
    Known {
        name: "series_statistics",
        purpose: "Lists returns, swings, falls and frequencies of one instrument's price, by its symbol.",
        schema: || Schema::of::<series_statistics::Arguments>("series_statistics"),
        answer: |view, value| series_statistics::list(view, &arguments(value)?),
    },
    Known {
        name: "compare",
        purpose: "Sets one measure of several instruments side by side, such as pe or return_1y.",
        schema: || Schema::of::<compare::Arguments>("compare"),
        answer: |view, value| compare::compare(view, &arguments(value)?),
    },
];

impl<'a> Toolbox<'a> {
    /// For one task; none where no look is allowed.
    pub fn new(brief: &'a Mib, ledger: &'a Ledger, role: &'a str, looks: u32) -> Option<Self> {
        (looks > 0).then(|| Self {
            view: View {
                room: FigureContext::new(brief, ledger),
                ledger,
                language: Language::from_code(&brief.language),
                role,
            },
            left: looks,
        })
    }

    /// The tools as they are offered; none once the looks are used up.
    pub fn on_offer(&self) -> Vec<Tool> {
        if self.left == 0 {
            return Vec::new();
        }
        let offer = |known: &Known| {
            Tool::new(known.name)
                .with_description(known.purpose)
                .with_schema((known.schema)().value)
        };
        ALL.iter().map(offer).collect()
    }

    /// Answers a use of a tool; with the answer comes what the journal keeps of it.
    pub fn answer(&mut self, name: &str, arguments: &Value) -> (String, Option<ToolUse>) {
        if self.left == 0 {
            return ("No more looks are allowed. Answer with what you have.".to_owned(), None);
        }
        self.left -= 1;
        // Some endpoints hand the arguments over as text.
        let value = match arguments {
            Value::String(text) => serde_json::from_str(text).unwrap_or_default(),
            value => value.clone(),
        };
        let result = match ALL.iter().find(|known| known.name == name) {
            Some(known) => {
                (known.answer)(&self.view, value.clone()).unwrap_or_else(|problem| format!("Error: {problem}"))
            }
            None => "Error: there is no such tool.".to_owned(),
        };
        let result = harmless(&result, MAX_ANSWER_LETTERS);
        let used = ToolUse {
            tool: name.chars().take(60).collect(),
            arguments: value.to_string().chars().take(500).collect(),
            result_sha256: sha256_hex(&result),
        };
        (result, Some(used))
    }
}

impl<'a> View<'a> {
    /// The figures of one instrument that this seat may see.
    fn of(&self, symbol: &str) -> Vec<&'a Evidence> {
        let key = format!("ev_{}_", market_data::key::key_of(symbol));
        let own = |figure: &&Evidence| figure.evidence_id.starts_with(&key) && may_see(self.role, figure);
        self.ledger.evidence.iter().filter(own).collect()
    }

    /// The same as a table.
    fn table(&self, figures: &[&Evidence]) -> String {
        if figures.is_empty() {
            return "There are no such figures.".to_owned();
        }
        self.room.table(&figures[..figures.len().min(ROWS)])
    }
}

fn arguments<T: DeserializeOwned + JsonSchema>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| harmless(&error.to_string(), 200))
}

/// The schemas of all arguments, for the test that checks every schema.
#[cfg(test)]
pub fn schemas() -> Vec<Schema> {
    ALL.iter().map(|known| (known.schema)()).collect()
}
