//! From what the service knows to what it says: every response is one of the shapes of `contract`.

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

/// JSON that goes out as it is stored.
pub(crate) type Stored = Box<RawValue>;

fn stored(text: String) -> Outcome<Stored> {
    RawValue::from_string(text).map_err(|error| Refusal::Internal(error.to_string()))
}
