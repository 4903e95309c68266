//! Good answers for every stage, made only from what the call says.

use serde_json::{Value, json};

use crate::ReceivedCall;

/// A good answer to a call.
pub fn answer(heard: &ReceivedCall) -> Value {
    match heard.stage.as_str() {
        "triage" => json!({
            "concern_quote": "", "concern": "none",
            "title": "A careful look at the question",
            "key_questions": [
                "What does the business earn?", "What does it cost against its own past?", "What could go wrong?",
            ],
            "unclear": [],
        }),
        "plan" => json!({"tasks": ids(&heard.user, "t_").iter().map(|id| json!({
            "task_id": id, "instructions": "Look first at what has changed most, and say how old the figures are."
        })).collect::<Vec<_>>()}),
        "research" => research(heard),
        "challenge" => {
            let claims = ids(&heard.user, "t_").into_iter().filter(|id| id.contains("_c"));
            json!({"challenges": claims.take(1).map(|id| json!({
                "claim_id": id, "kind": "staleness", "text": "The figure is old; what has happened since?"
            })).collect::<Vec<_>>()})
        }
        "rebut" => json!({"rebuttals": ids(&heard.user, "ch_").iter().map(|id| json!({
            "challenge_id": id, "position": "concede",
            "text": "That is right: the figure says how it was, not how it is.",
            "confidence_after": 20
        })).collect::<Vec<_>>()}),
        "synthesise" => synthesis(heard),
        "red_team" => json!({
            "objections": [{
                "kind": "staleness", "objection": "The view stands on figures that are years old.",
                "severity": "medium",
            }],
            "ruling": "revise",
        }),
        "revise" => json!({
            "thesis": format!("After the objections the view is weaker. What speaks most is {}.", figure(heard, 0)),
            "drivers": [format!("It stands on {}.", figure(heard, 0))],
            "confidence": 25,
            "responses": [{"number": 1, "disposition": "accepted", "response": "The age is named among the risks."}],
        }),
        "debrief" => json!({
            "headline": "There is something for it and something against it, and the figures are old.",
            "paragraphs": [
                "You asked whether this is worth owning for some years.",
                format!("What speaks most is {}.", figure(heard, 0)),
                "The committee had no recent figures, so it is careful.",
            ],
            "terms": [{"term": "drawdown", "meaning": "How far a price fell from its highest point."}],
        }),
        _ => json!({"thinking": "I try.", "colour": "green", "number": 7}),
    }
}

fn research(heard: &ReceivedCall) -> Value {
    let figures = figure_ids(&heard.user);
    let claims: Vec<Value> = figures
        .iter()
        .take(3)
        .map(|id| {
            json!({
                "type": "fact", "stance": "supports",
                "text": format!("On record is {{{{fig:{id}}}}}, which is what counts here."),
                "figures": [id], "confidence": 60, "wrong_if": "A later report says otherwise."
            })
        })
        .collect();
    let none = json!([{
        "type": "opinion", "stance": "neutral", "text": "There is nothing on record to judge by.", "figures": [],
        "confidence": 10, "wrong_if": "Figures are brought in."
    }]);
    json!({
        "thinking": format!("I begin with {} and look at what it rests on.", figure(heard, 0)),
        "claim": format!("The record shows {}.", figure(heard, 0)),
        "reasoning": "The figures point one way, but they are not recent.",
        "stance": "supports",
        "confidence": 60,
        "caveats": ["The figures are not recent."],
        "claims": if claims.is_empty() { none } else { Value::from(claims) },
    })
}

fn synthesis(heard: &ReceivedCall) -> Value {
    let claims = ids(&heard.user, "t_").into_iter().filter(|id| id.contains("_c"));
    let course =
        |name| json!({"name": name, "text": format!("The {name} course."), "wrong_if": "The opposite happens."});
    let scenarios = ["bear", "base", "bull"].map(course);
    json!({
        "thesis": format!(
            "On the whole the record speaks for it, with {} as the main point. It is old.", figure(heard, 0),
        ),
        "balance": "favourable",
        "confidence": 55,
        "drivers": [format!("What was earned: {}.", figure(heard, 0)), "Nothing else is as clear.".to_owned()],
        "risks": [{
            "text": "It may fall as it has fallen before.", "mitigant": "A long horizon.", "tripwire": "A new low.",
        }],
        "scenarios": scenarios,
        "changes": ["Newer figures that say otherwise."],
        "rulings": claims.map(|id| json!({
            "claim_id": id, "ruling": "weakened", "reason": "The figure is old.",
        })).collect::<Vec<_>>(),
    })
}

/// A reference to the figure in this row of the table, or words if the table has no such row.
pub fn figure(heard: &ReceivedCall, at: usize) -> String {
    figure_ids(&heard.user)
        .get(at)
        .map_or("nothing on record".to_owned(), |id| format!("{{{{fig:{id}}}}}"))
}

/// The ids in the table of figures.
pub fn figure_ids(user: &str) -> Vec<String> {
    let table = user.split("<<<figures>>>").nth(1).unwrap_or_default();
    let table = table.split("<<<end figures>>>").next().unwrap_or_default();
    let ids = table.lines().skip(2).filter_map(|line| line.split(" | ").next());
    ids.filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// Every id in the text with this prefix, each once, in order.
pub fn ids(user: &str, prefix: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in user.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_')) {
        if word.starts_with(prefix) && !found.iter().any(|known| known == word) {
            found.push(word.to_owned());
        }
    }
    found
}
