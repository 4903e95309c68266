//! Size limits of a posted brief. The caller supplies the numbers; this module applies them.

use serde::Serialize;
use serde_json::{Map, Value};

use super::Clarification;
use super::mib::{MasterBrief, Subject};
use crate::brief::holdings::Holdings;
use crate::{Outcome, Refusal};

/// The bounds of a posted brief. Lengths count Unicode scalar values.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// The longest text.
    pub text: usize,
    /// The most entries of a list.
    pub list: usize,
    /// The most instruments.
    pub instruments: usize,
    /// The most positions.
    pub positions: usize,
    /// The most bytes of the whole brief as compact JSON.
    pub bytes: usize,
}

impl Bounds {
    /// Checks the size of a posted brief. Fields that equal the session's own brief do not count: the service wrote
    /// them, and promises that they can be posted back unchanged.
    pub fn size(&self, posted: &Map<String, Value>, own: &Value) -> Outcome<()> {
        let changed = posted.iter().filter(|(key, value)| own.get(key) != Some(value));
        let size: usize = changed.map(|(key, value)| key.len() + json_length(value)).sum();
        if size > self.bytes {
            let problem = format!("must be at most {} bytes of JSON, not {size}", self.bytes);
            return Err(Refusal::field("brief", problem));
        }
        Ok(())
    }

    /// Checks the length of the posted text, which is stored as it is. With blanks and long numbers it can be longer
    /// than its compact JSON; every character of the session's own brief may be an escape of six bytes.
    pub fn written(&self, length: usize, own: &MasterBrief) -> Outcome<()> {
        let most = self.bytes + 6 * json_length(own);
        if length > most {
            let problem = format!("must be at most {most} bytes as it is written, not {length}");
            return Err(Refusal::field("brief", problem));
        }
        Ok(())
    }

    /// Checks every field that differs from the session's own brief.
    pub fn fields(&self, brief: &MasterBrief, own: &MasterBrief) -> Outcome<()> {
        for (name, text, own) in [
            ("question", &brief.question, &own.question),
            ("title", &brief.title, &own.title),
            ("language", &brief.language, &own.language),
            ("objective", &brief.objective, &own.objective),
            ("horizon", &brief.horizon, &own.horizon),
            ("risk_tolerance", &brief.risk_tolerance, &own.risk_tolerance),
            ("as_of", &brief.as_of, &own.as_of),
        ] {
            if text != own {
                self.length(&format!("brief.{name}"), text)?;
            }
        }
        for (name, texts, own) in [
            ("constraints", &brief.constraints, &own.constraints),
            ("key_questions", &brief.key_questions, &own.key_questions),
            ("assumptions", &brief.assumptions, &own.assumptions),
        ] {
            if texts != own {
                self.texts(&format!("brief.{name}"), texts)?;
            }
        }
        if brief.subject != own.subject {
            self.subject(&brief.subject)?;
        }
        if brief.holdings != own.holdings {
            self.holdings(&brief.holdings)?;
        }
        if brief.clarifications != own.clarifications {
            self.clarifications(&brief.clarifications)?;
        }
        Ok(())
    }

    fn subject(&self, subject: &Subject) -> Outcome<()> {
        self.length("brief.subject.kind", &subject.kind)?;
        self.texts("brief.subject.themes", &subject.themes)?;
        let field = "brief.subject.instruments";
        count(field, subject.instruments.len(), self.instruments)?;
        for (at, one) in subject.instruments.iter().enumerate() {
            self.parts(
                &format!("{field}[{at}]"),
                &[
                    ("symbol", &one.symbol),
                    ("name", &one.name),
                    ("exchange", &one.exchange),
                    ("asset_class", &one.asset_class),
                    ("currency", &one.currency),
                ],
            )?;
        }
        Ok(())
    }

    fn holdings(&self, holdings: &Holdings) -> Outcome<()> {
        let field = "brief.holdings.positions";
        count(field, holdings.positions.len(), self.positions)?;
        for (at, one) in holdings.positions.iter().enumerate() {
            self.parts(
                &format!("{field}[{at}]"),
                &[
                    ("symbol", &one.symbol),
                    ("name", &one.name),
                    ("quantity", &one.quantity),
                    ("cost", &one.cost),
                    ("weight", &one.weight),
                ],
            )?;
        }
        Ok(())
    }

    fn clarifications(&self, clarifications: &[Clarification]) -> Outcome<()> {
        let field = "brief.clarifications";
        count(field, clarifications.len(), self.list)?;
        for (at, one) in clarifications.iter().enumerate() {
            self.parts(
                &format!("{field}[{at}]"),
                &[
                    ("question_id", &one.question_id),
                    ("question", &one.question),
                    ("answer", &one.answer),
                ],
            )?;
        }
        Ok(())
    }

    fn parts(&self, path: &str, parts: &[(&str, &String)]) -> Outcome<()> {
        let mut parts = parts.iter();
        parts.try_for_each(|(name, text)| self.length(&format!("{path}.{name}"), text))
    }

    fn texts(&self, field: &str, texts: &[String]) -> Outcome<()> {
        count(field, texts.len(), self.list)?;
        let mut texts = texts.iter().enumerate();
        texts.try_for_each(|(at, text)| self.length(&format!("{field}[{at}]"), text))
    }

    fn length(&self, field: &str, text: &str) -> Outcome<()> {
        match text.chars().nth(self.text) {
            Some(_) => Err(Refusal::field(
                field,
                format!("must have at most {} characters", self.text),
            )),
            None => Ok(()),
        }
    }
}

fn count(field: &str, entries: usize, most: usize) -> Outcome<()> {
    if entries > most {
        let problem = format!("must have at most {most} elements, not {entries}");
        return Err(Refusal::field(field, problem));
    }
    Ok(())
}

/// The length of a value as compact JSON, counted without building the text.
fn json_length(value: &impl Serialize) -> usize {
    struct Counter(usize);
    impl std::io::Write for Counter {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut counter = Counter(0);
    match serde_json::to_writer(&mut counter, value) {
        Ok(()) => counter.0,
        Err(_) => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brief::mib::{Instrument, merge};
    use serde_json::json;

    const BOUNDS: Bounds = Bounds {
        text: 20,
        list: 3,
        instruments: 2,
        positions: 4,
        bytes: 2_000,
    };

    fn refusal(posted: &Value, own: &MasterBrief) -> Option<String> {
        match merge(posted.as_object().unwrap(), own, &BOUNDS) {
            Ok(_) => None,
            Err(Refusal::BadRequest(message)) => message.split_once(": ").map(|(field, _)| field.to_owned()),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_known_field_has_its_bound_and_is_named() {
        let own = MasterBrief::default();
        let long = "é".repeat(21);
        let fits = "é".repeat(20);
        let texts = [
            "question",
            "title",
            "language",
            "objective",
            "horizon",
            "risk_tolerance",
            "as_of",
        ];
        for name in texts {
            assert_eq!(refusal(&json!({name: fits}), &own), None, "{name}");
            assert_eq!(refusal(&json!({name: long}), &own), Some(format!("brief.{name}")));
        }
        for name in ["constraints", "key_questions", "assumptions"] {
            assert_eq!(refusal(&json!({name: [fits, "", ""]}), &own), None, "{name}");
            assert_eq!(
                refusal(&json!({name: ["", long]}), &own),
                Some(format!("brief.{name}[1]"))
            );
            assert_eq!(
                refusal(&json!({name: ["", "", "", ""]}), &own),
                Some(format!("brief.{name}"))
            );
        }
        let instrument = |key: &str, text: &str| {
            let mut one = json!({"symbol": "A", "name": "A"});
            one[key] = json!(text);
            one
        };
        for key in ["symbol", "name", "exchange", "asset_class", "currency"] {
            let posted = |text| json!({"subject": {"instruments": [instrument(key, text)]}});
            assert_eq!(refusal(&posted(&fits), &own), None, "{key}");
            let field = format!("brief.subject.instruments[0].{key}");
            assert_eq!(refusal(&posted(&long), &own), Some(field));
        }
        for key in ["symbol", "name", "quantity", "cost", "weight"] {
            let field = format!("brief.holdings.positions[0].{key}");
            let posted = json!({"holdings": {"positions": [{key: long}]}});
            assert_eq!(refusal(&posted, &own), Some(field));
        }
        for key in ["question_id", "question", "answer"] {
            let mut one = json!({"question_id": "", "question": "", "answer": ""});
            one[key] = json!(long);
            let field = format!("brief.clarifications[0].{key}");
            assert_eq!(refusal(&json!({"clarifications": [one]}), &own), Some(field));
        }
        let one = json!({"question_id": "", "question": "", "answer": ""});
        for (posted, field) in [
            (json!({"subject": {"kind": long}}), "brief.subject.kind"),
            (json!({"subject": {"themes": [long]}}), "brief.subject.themes[0]"),
            (json!({"subject": {"themes": ["", "", "", ""]}}), "brief.subject.themes"),
            (
                json!({"subject": {"instruments": vec![instrument("symbol", "B"); 3]}}),
                "brief.subject.instruments",
            ),
            (
                json!({"holdings": {"positions": vec![json!({}); 5]}}),
                "brief.holdings.positions",
            ),
            (json!({"clarifications": vec![one; 4]}), "brief.clarifications"),
        ] {
            assert_eq!(refusal(&posted, &own).as_deref(), Some(field));
        }
    }

    #[test]
    fn unknown_keys_are_kept_within_the_size_of_the_whole() {
        let own = MasterBrief::default();
        assert_eq!(refusal(&json!({"mine": "x".repeat(1_900)}), &own), None);
        assert_eq!(
            refusal(&json!({"mine": "x".repeat(2_000)}), &own).as_deref(),
            Some("brief")
        );
        let many: Map<String, Value> = (0..300).map(|at| (format!("key{at}"), json!(at))).collect();
        assert_eq!(refusal(&Value::Object(many), &own).as_deref(), Some("brief"));
    }

    #[test]
    fn the_sessions_own_brief_is_taken_back_whatever_its_size() {
        let own = MasterBrief {
            question: "q".repeat(3_000),
            subject: Subject {
                instruments: vec![Instrument::default(); 9],
                ..Subject::default()
            },
            ..MasterBrief::default()
        };
        let posted = serde_json::to_value(&own).map(|mut value| {
            value["schema"] = json!("mib/1");
            value
        });
        assert_eq!(refusal(&posted.unwrap(), &own), None);
        assert_eq!(
            refusal(&json!({"question": "r".repeat(1_500)}), &own).as_deref(),
            Some("brief.question")
        );
    }
}
