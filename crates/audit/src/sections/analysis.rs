//! What came of it: the debrief and the analysis.

use serde_json::Value;

use super::{bulleted, member, nothing};
use crate::flow::{Flow, Style};
use crate::read::{at, joined, labelled, list, name, percent, result, say, texts};

/// The plain-language debrief.
pub fn debrief(flow: &mut Flow, content: &Value) {
    let debrief = result(at(content, &["summary"]));
    flow.section("Debrief");
    if !debrief.is_object() {
        return nothing(flow, "No debrief is recorded.");
    }
    flow.text(Style::STRONG, 0.0, &say(debrief, "headline"));
    for paragraph in texts(debrief, "paragraphs") {
        flow.gap(5.0);
        flow.text(Style::BODY, 0.0, &paragraph);
    }
    let numbers: Vec<Vec<String>> = list(debrief, "key_numbers")
        .iter()
        .map(|number| vec![say(number, "name"), say(number, "value"), say(number, "as_of")])
        .collect();
    if !numbers.is_empty() {
        flow.part("Key numbers");
        flow.table(&[("NUMBER", 263.0), ("VALUE", 130.0), ("AS OF", 90.0)], &numbers);
    }
    let terms: Vec<String> = list(debrief, "terms")
        .iter()
        .map(|term| joined(&[say(term, "term"), say(term, "meaning")], ": "))
        .collect();
    bulleted(flow, "Terms", &terms);
}

/// The synthesised, red-teamed analysis.
pub fn analysis(flow: &mut Flow, content: &Value) {
    let analysis = result(at(content, &["analysis"]));
    flow.section("Analysis");
    if !analysis.is_object() {
        return nothing(flow, "No analysis is recorded.");
    }
    flow.pair("Balance of evidence", &name(analysis, "balance"));
    flow.pair("Confidence", &percent(analysis, "confidence"));
    flow.part("Thesis");
    flow.text(Style::BODY, 0.0, &say(analysis, "thesis"));
    bulleted(flow, "Drivers", &texts(analysis, "drivers"));
    let lines =
        |key: &str, line: &dyn Fn(&Value) -> String| -> Vec<String> { list(analysis, key).iter().map(line).collect() };
    let risks = lines("risks", &|risk| {
        joined(
            &[
                say(risk, "text"),
                labelled("Mitigant: ", &say(risk, "mitigant")),
                labelled("Tripwire: ", &say(risk, "tripwire")),
            ],
            "\n",
        )
    });
    bulleted(flow, "Risks", &risks);
    let scenarios = lines("scenarios", &|scenario| {
        let chance = say(scenario, "probability");
        let chance = if chance.is_empty() {
            "no probability given".to_owned()
        } else {
            chance + " %"
        };
        let head = format!("{} ({chance}): {}", name(scenario, "name"), say(scenario, "text"));
        joined(&[head, labelled("Wrong if: ", &say(scenario, "wrong_if"))], "\n")
    });
    bulleted(flow, "Scenarios", &scenarios);
    let dissent = lines("dissent", &|dissent| {
        let who = member(content, &say(dissent, "member_id"));
        format!("{who} ({}): {}", name(dissent, "stance"), say(dissent, "text"))
    });
    flow.part("Dissent");
    if dissent.is_empty() {
        nothing(flow, "No member dissented.");
    }
    flow.bullets(&dissent);
    let red_team = lines("red_team", &|objection| {
        let fate = joined(
            &[
                labelled("severity ", &name(objection, "severity")),
                name(objection, "disposition"),
            ],
            ", ",
        );
        let head = joined(&[say(objection, "objection"), format!("({fate})")], " ");
        joined(&[head, labelled("Response: ", &say(objection, "response"))], "\n")
    });
    bulleted(flow, "Red team", &red_team);
    bulleted(
        flow,
        "What would change the view",
        &texts(analysis, "what_would_change_the_view"),
    );
    bulleted(flow, "Gaps in the data", &texts(analysis, "data_gaps"));
}
