//! Bear, base and bull. Their probabilities are historical frequencies from the ledger, or there are none.

use languages::locale::Arg;
use pipeline::committee::{Evidence, Scenario};

use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::words::{Words, quantity};
use data_room::focus::Focus;

/// The three scenarios and the figures they stand on.
pub fn of<'a>(figures: &Figures<'a>) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    let words = figures.words;
    if figures.is_on_economy() || figures.focus == Some(Focus::Accounts) {
        // Nobody asked what can be gained or lost.
        return (Vec::new(), Vec::new());
    }
    let topics: Vec<&Topic> = figures.subjects().collect();
    let count = |topic| figures.of(topic, "freq_neg").zip(figures.of(topic, "freq_strong"));
    // With several subjects there is no single history to count in. Where one has too short a history the market's stands
    // in for it, and that is said.
    let market = || figures.topics.iter().find(|topic| topic.key == US_MARKET);
    let counted = match topics.as_slice() {
        [topic] => match count(*topic) {
            Some(found) => Some((*topic, found)),
            // The history of stocks does not stand in for that of a metal or a currency.
            None if figures.speaks_of_subject() && !figures.is_spot => {
                market().and_then(|market| Some((market, count(market)?)))
            }
            None => None,
        },
        _ => None,
    };
    let Some((topic, (lost, strong))) = counted else {
        let scenarios = ["bear", "base", "bull"].map(|name| scenario(words, name, None, "unknown", &[]));
        return (scenarios.into(), Vec::new());
    };
    let kind = if [US_MARKET, MIX].contains(&topic.key.as_str()) {
        "market"
    } else {
        "stock"
    };
    let bear = number(lost).round().clamp(0.0, 100.0) as u32;
    let bull = (number(strong).round().clamp(0.0, 100.0) as u32).min(100 - bear);
    let arguments = [
        ("name", Arg::Text(topic.label.as_str())),
        ("lost", quantity(lost)),
        ("strong", quantity(strong)),
    ];
    let mut scenarios = vec![
        scenario(words, "bear", Some(bear), kind, &arguments),
        scenario(words, "base", Some(100 - bear - bull), kind, &arguments),
        scenario(words, "bull", Some(bull), kind, &arguments),
    ];
    if let Some(subject) = topics.first().filter(|subject| subject.key != topic.key) {
        let note = words.say("scenario-stands-in", &[("name", Arg::Text(subject.label.as_str()))]);
        for scenario in &mut scenarios {
            scenario.text = [scenario.text.as_str(), &note].join(&words.text("between-sentences"));
        }
    }
    (scenarios, vec![lost, strong])
}

/// A scenario by its messages: `scenario-NAME-KIND` and `scenario-NAME-wrong`.
fn scenario(words: Words, name: &str, probability: Option<u32>, kind: &str, arguments: &[(&str, Arg<'_>)]) -> Scenario {
    Scenario {
        name: name.to_owned(),
        probability,
        text: words.say(&format!("scenario-{name}-{kind}"), arguments),
        wrong_if: words.text(&format!("scenario-{name}-wrong")),
    }
}
