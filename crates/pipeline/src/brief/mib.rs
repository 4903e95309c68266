//! The Master Investment Brief, `mib/1`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::holdings::Holdings;
use super::{Bounds, Clarification, labels};
use crate::{Outcome, Refusal};

/// The only schema there is so far.
pub const SCHEMA: &str = "mib/1";

/// An instrument the question is about.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Instrument {
    /// The ticker.
    pub symbol: String,
    /// The name.
    pub name: String,
    /// The exchange's code.
    #[serde(default)]
    pub exchange: String,
    /// `equity`, `fund`, `index`, `bond`, `currency`, `commodity`, `crypto`.
    #[serde(default)]
    pub asset_class: String,
    /// The trading currency.
    #[serde(default)]
    pub currency: String,
}

/// What the question is about.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Subject {
    /// `single_security`, `comparison`, `fund_or_index`, `sector_or_theme`, `macro`, `portfolio`.
    #[serde(default)]
    pub kind: String,
    /// The instruments, resolved.
    #[serde(default)]
    pub instruments: Vec<Instrument>,
    /// Themes in words.
    #[serde(default)]
    pub themes: Vec<String>,
}

impl Subject {
    /// The subject in a few words.
    pub fn in_words(&self) -> String {
        let names: Vec<&str> = self
            .instruments
            .iter()
            .map(|instrument| instrument.name.as_str())
            .collect();
        // An open question is its own theme: inside another sentence it stands in quotation marks.
        let quoted = |theme: &String| match theme.ends_with(['?', '？', '؟', '…']) {
            true => format!("“{theme}”"),
            false => theme.clone(),
        };
        let words = if names.is_empty() {
            self.themes.iter().map(quoted).collect::<Vec<String>>().join(", ")
        } else {
            names.join(", ")
        };
        if words.is_empty() {
            self.kind.replace('_', " ")
        } else {
            words
        }
    }
}

/// The brief the committee works on.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MasterBrief {
    /// [`SCHEMA`].
    pub schema: String,
    /// The session it belongs to.
    pub session_id: String,
    /// The question, verbatim.
    pub question: String,
    /// A short name.
    pub title: String,
    /// The session's language.
    pub language: String,
    /// What it is about.
    pub subject: Subject,
    /// What the user wants to achieve.
    pub objective: String,
    /// For how long.
    pub horizon: String,
    /// How much loss the user can bear.
    pub risk_tolerance: String,
    /// What must hold.
    pub constraints: Vec<String>,
    /// What the user owns.
    pub holdings: Holdings,
    /// What the committee must answer.
    pub key_questions: Vec<String>,
    /// What was assumed because nobody said otherwise.
    pub assumptions: Vec<String>,
    /// What was asked and answered.
    pub clarifications: Vec<Clarification>,
    /// The date of the brief.
    pub as_of: String,
}

/// Reads a posted brief over the session's own: keys that are present must have their type and be within their bounds,
/// keys that are absent come from the session's brief. Unknown keys are ignored here; the plan stores the posted text
/// with them. The language stays the session's: it was detected from the question and is what the user reads.
pub fn merge(posted: &Map<String, Value>, own: &MasterBrief, bounds: &Bounds) -> Outcome<MasterBrief> {
    if let Some(schema) = posted.get("schema")
        && schema.as_str() != Some(SCHEMA)
    {
        return Err(Refusal::field("brief.schema", format!("must be \"{SCHEMA}\"")));
    }
    if let Some(session) = posted.get("session_id")
        && session.as_str() != Some(&own.session_id)
    {
        return Err(Refusal::field("brief.session_id", "names another session"));
    }
    let own_value = serde_json::to_value(own).map_err(|error| Refusal::Internal(error.to_string()))?;
    let mut merged = own_value.as_object().cloned().unwrap_or_default();
    for (key, value) in posted {
        if let Some(model) = own_value.get(key) {
            check_type(&format!("brief.{key}"), value, model)?;
            merged.insert(key.clone(), value.clone());
        }
    }
    // The checks above are by kind of value; the shapes inside lists and objects are checked by reading them.
    for key in ["subject", "clarifications", "holdings"] {
        if let Some(value) = posted.get(key) {
            let read = match key {
                "subject" => serde_json::from_value::<Subject>(value.clone()).err(),
                "holdings" => serde_json::from_value::<Holdings>(value.clone()).err(),
                _ => serde_json::from_value::<Vec<Clarification>>(value.clone()).err(),
            };
            if let Some(error) = read {
                return Err(Refusal::field(&format!("brief.{key}"), error.to_string()));
            }
        }
    }
    let merged: MasterBrief =
        serde_json::from_value(Value::Object(merged)).map_err(|error| Refusal::field("brief", error.to_string()))?;
    // Fields first: their error names the field that is too long.
    bounds.fields(&merged, own)?;
    bounds.size(posted, &own_value)?;
    Ok(labels::shorten_labels(MasterBrief {
        language: own.language.clone(),
        ..merged
    }))
}

fn check_type(name: &str, value: &Value, model: &Value) -> Outcome<()> {
    let wanted = match model {
        Value::String(_) if !value.is_string() => "a string",
        Value::Array(_) if !value.is_array() => "a list",
        Value::Object(_) if !value.is_object() => "an object",
        _ => "",
    };
    if !wanted.is_empty() {
        return Err(Refusal::field(name, format!("must be {wanted}")));
    }
    if let (Value::Array(items), false) = (value, name.ends_with("clarifications"))
        && items.iter().any(|item| !item.is_string())
    {
        return Err(Refusal::field(name, "must be a list of strings"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn own() -> MasterBrief {
        MasterBrief {
            schema: SCHEMA.to_owned(),
            session_id: "ses_1".to_owned(),
            horizon: "3 to 10 years".to_owned(),
            ..MasterBrief::default()
        }
    }

    fn check(posted: Value) -> Outcome<MasterBrief> {
        let bounds = Bounds {
            text: 100,
            list: 10,
            instruments: 10,
            positions: 10,
            bytes: 10_000,
        };
        merge(posted.as_object().unwrap(), &own(), &bounds)
    }

    #[test]
    fn absent_keys_come_from_the_session() {
        let merged = check(json!({"objective": "income", "mine": {"x": [1, null]}})).unwrap();
        assert_eq!(merged.horizon, "3 to 10 years");
        assert_eq!(merged.objective, "income");
        assert_eq!(check(json!({})).unwrap(), own());
    }

    #[test]
    fn the_language_stays_the_sessions() {
        assert_eq!(check(json!({"language": "de"})).unwrap(), own());
    }

    #[test]
    fn a_wrong_type_is_named() {
        for (posted, field) in [
            (json!({"schema": "mib/2"}), "brief.schema"),
            (json!({"session_id": "ses_2"}), "brief.session_id"),
            (json!({"horizon": null}), "brief.horizon"),
            (json!({"title": 3}), "brief.title"),
            (json!({"constraints": ["a", 1]}), "brief.constraints"),
            (json!({"constraints": "a"}), "brief.constraints"),
            (json!({"subject": []}), "brief.subject"),
            (json!({"subject": {"kind": 1}}), "brief.subject"),
            (json!({"subject": {"instruments": [{"symbol": 1}]}}), "brief.subject"),
            (json!({"clarifications": [1]}), "brief.clarifications"),
            (json!({"holdings": {"status": "rich"}}), "brief.holdings"),
            (json!({"holdings": {"positions": [{"symbol": 1}]}}), "brief.holdings"),
        ] {
            match check(posted.clone()) {
                Err(Refusal::BadRequest(message)) => assert!(message.starts_with(field), "{posted}: {message}"),
                other => panic!("{posted}: {other:?}"),
            }
        }
    }
}
