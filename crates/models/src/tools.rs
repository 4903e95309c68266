//! Tools for models: read-only lookups in the ledger and the instrument master. Every use is checked against its
//! schema, counted, and recorded with the call that asked for it.

mod compare;
mod figures_of;
mod find_instrument;
mod series_statistics;

use figures::canonical::sha256_hex;
use genai::chat::Tool;
use languages::language::Language;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Evidence, Ledger};
use pipeline::ports::reasoner::ToolUse;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::figure_context::{FigureContext, may_see};
use super::prompt_data::escape_untrusted;
use super::schema::Schema;

const MAX_RESULT_CHARS: usize = 4_000;
const MAX_ROWS: usize = 30;

/// The tools of one task, with the number of uses left.
pub struct Toolbox<'a> {
    view: View<'a>,
    uses_left: u32,
}

/// The data that tools read, for one seat.
pub struct View<'a> {
    figure_context: FigureContext<'a>,
    ledger: &'a Ledger,
    language: Language,
    role: &'a str,
}

/// The text for the model, or an error for it.
type ToolResult = Result<String, String>;

struct ToolSpec {
    name: &'static str,
    purpose: &'static str,
    schema: fn() -> Schema,
    answer: fn(&View<'_>, Value) -> ToolResult,
}

const TOOLS: [ToolSpec; 4] = [
    ToolSpec {
        name: "find_instrument",
        purpose: "Finds instruments by a name or symbol.",
        schema: || Schema::of::<find_instrument::Arguments>("find_instrument"),
        answer: |view, value| find_instrument::find(view, &arguments(value)?),
    },
    ToolSpec {
        name: "figures_of",
        purpose: "Lists all figures there are on one instrument, by its symbol.",
        schema: || Schema::of::<figures_of::Arguments>("figures_of"),
        answer: |view, value| figures_of::list(view, &arguments(value)?),
    },
    ToolSpec {
        name: "series_statistics",
        purpose: "Lists returns, swings, falls and frequencies of one instrument's price, by its symbol.",
        schema: || Schema::of::<series_statistics::Arguments>("series_statistics"),
        answer: |view, value| series_statistics::list(view, &arguments(value)?),
    },
    ToolSpec {
        name: "compare",
        purpose: "Sets one measure of several instruments side by side, such as pe or return_1y.",
        schema: || Schema::of::<compare::Arguments>("compare"),
        answer: |view, value| compare::compare(view, &arguments(value)?),
    },
];

impl<'a> Toolbox<'a> {
    /// The tools for one task of a seat; `None` if no use is allowed.
    pub fn new(brief: &'a MasterBrief, ledger: &'a Ledger, role: &'a str, max_uses: u32) -> Option<Self> {
        (max_uses > 0).then(|| Self {
            view: View {
                figure_context: FigureContext::new(brief, ledger),
                ledger,
                language: Language::from_code(&brief.language),
                role,
            },
            uses_left: max_uses,
        })
    }

    /// The tools to offer in the next call; none once all uses are spent.
    pub fn offered(&self) -> Vec<Tool> {
        if self.uses_left == 0 {
            return Vec::new();
        }
        let offer = |tool: &ToolSpec| {
            Tool::new(tool.name)
                .with_description(tool.purpose)
                .with_schema((tool.schema)().value)
        };
        TOOLS.iter().map(offer).collect()
    }

    /// Runs a tool. Returns the text for the model and what the journal records, or no record if no use was left.
    pub fn answer(&mut self, name: &str, arguments: &Value) -> (String, Option<ToolUse>) {
        if self.uses_left == 0 {
            return ("No more looks are allowed. Answer with what you have.".to_owned(), None);
        }
        self.uses_left -= 1;
        // Some endpoints send the arguments as a string of JSON.
        let value = match arguments {
            Value::String(text) => serde_json::from_str(text).unwrap_or_default(),
            value => value.clone(),
        };
        let result = match TOOLS.iter().find(|tool| tool.name == name) {
            Some(tool) => {
                (tool.answer)(&self.view, value.clone()).unwrap_or_else(|problem| format!("Error: {problem}"))
            }
            None => "Error: there is no such tool.".to_owned(),
        };
        let result = escape_untrusted(&result, MAX_RESULT_CHARS);
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
    fn figures_on(&self, symbol: &str) -> Vec<&'a Evidence> {
        let key = format!("ev_{}_", market_data::key::key_of(symbol));
        let own = |figure: &&Evidence| figure.evidence_id.starts_with(&key) && may_see(self.role, figure);
        self.ledger.evidence.iter().filter(own).collect()
    }

    /// Figures as a table of at most [`MAX_ROWS`] rows.
    fn table(&self, figures: &[&Evidence]) -> String {
        if figures.is_empty() {
            return "There are no such figures.".to_owned();
        }
        self.figure_context.table(&figures[..figures.len().min(MAX_ROWS)])
    }
}

fn arguments<T: DeserializeOwned + JsonSchema>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| escape_untrusted(&error.to_string(), 200))
}

/// The schemas of all arguments, for the test that checks every schema.
#[cfg(test)]
pub fn schemas() -> Vec<Schema> {
    TOOLS.iter().map(|tool| (tool.schema)()).collect()
}
