//! What a revision changed, text by text.

use serde::{Deserialize, Serialize};

use super::Analysis;

/// A text that the revision changed. `before` is empty for an added text, `after` for a removed one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextChange {
    /// Where: `balance`, `thesis`, `drivers`, `risks`, `scenarios` or `what_would_change_the_view`.
    pub part: String,
    /// What the draft said.
    pub before: String,
    /// What the revision says.
    pub after: String,
}

/// The texts in which a revision differs from its draft. Objections and confidence are not compared: objections cause a
/// revision, and confidence is a number.
pub fn text_changes(draft: &Analysis, revised: &Analysis) -> Vec<TextChange> {
    let (before, after) = (parts(draft), parts(revised));
    let mut changes = Vec::new();
    for ((part, old), (_, new)) in before.iter().zip(&after) {
        let removed: Vec<&String> = old.iter().filter(|text| !new.contains(text)).collect();
        let added: Vec<&String> = new.iter().filter(|text| !old.contains(text)).collect();
        for at in 0..removed.len().max(added.len()) {
            let text = |texts: &[&String]| texts.get(at).map(|text| (*text).clone()).unwrap_or_default();
            changes.push(TextChange {
                part: (*part).to_owned(),
                before: text(&removed),
                after: text(&added),
            });
        }
    }
    changes
}

fn parts(analysis: &Analysis) -> [(&'static str, Vec<String>); 6] {
    let risks = analysis.risks.iter().map(|risk| risk.text.clone());
    let scenarios = analysis.scenarios.iter().map(|scenario| scenario.text.clone());
    [
        ("balance", vec![analysis.balance.name().to_owned()]),
        ("thesis", vec![analysis.thesis.clone()]),
        ("drivers", analysis.drivers.clone()),
        ("risks", risks.collect()),
        ("scenarios", scenarios.collect()),
        (
            "what_would_change_the_view",
            analysis.what_would_change_the_view.clone(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::Risk;
    use super::*;

    fn draft() -> Analysis {
        serde_json::from_value(serde_json::json!({
            "balance": "mixed", "confidence": 0.3, "thesis": "As it was.", "drivers": ["One.", "Two."], "risks": [],
            "scenarios": [], "dissent": [], "red_team": [], "what_would_change_the_view": [], "data_gaps": [],
            "evidence": [],
        }))
        .unwrap()
    }

    #[test]
    fn only_texts_that_differ_are_changes() {
        let mut revised = draft();
        revised.confidence = 0.1;
        assert_eq!(text_changes(&draft(), &revised), []);
        revised.thesis = "As it is.".to_owned();
        revised.drivers = vec!["Two.".to_owned()];
        revised.risks.push(Risk {
            text: "A risk.".to_owned(),
            mitigant: String::new(),
            tripwire: String::new(),
        });
        let change = |part: &str, before: &str, after: &str| TextChange {
            part: part.to_owned(),
            before: before.to_owned(),
            after: after.to_owned(),
        };
        assert_eq!(
            text_changes(&draft(), &revised),
            [
                change("thesis", "As it was.", "As it is."),
                change("drivers", "One.", ""),
                change("risks", "", "A risk."),
            ]
        );
    }
}
