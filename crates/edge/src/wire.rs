//! Converts the types of the engine and the pipeline to the response types of `contract`.

mod account;
mod briefs;
mod committee;
mod instruments;
mod results;

pub(crate) use account::{auth_config, feedback, key, profile, record_key, review, scopes, usage_report};
pub(crate) use briefs::{read_brief, sessions, submitted_brief};
pub(crate) use committee::{convened, execution, plan};
pub(crate) use instruments::{instrument, instrument_report};
pub(crate) use results::{analysis, charts, figure_rows, summary};

use pipeline::{Outcome, Refusal};
use serde_json::value::RawValue;

/// JSON that is sent as it is stored, without parsing.
pub(crate) type Stored = Box<RawValue>;

fn stored(text: String) -> Outcome<Stored> {
    RawValue::from_string(text).map_err(|error| Refusal::Internal(error.to_string()))
}
