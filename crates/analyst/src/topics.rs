//! What a brief may have figures on: its instruments or its mix, and the US market.

use figures::ledger::Ledger;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;

use super::figures::{MIX, Topic, US_MARKET};
use super::names;
use super::words::{Words, yes_no};
use intent::coverage;
use intent::focus::Focus;
use intent::mix::{self, Mix};
use intent::question::Question;

/// The topics of a brief, the subject first.
pub fn of(brief: &MasterBrief, ledger: &Ledger, words: Words, question: Question, focus: Option<Focus>) -> Vec<Topic> {
    let on_market = question.is_on_market() && brief.subject.instruments.is_empty() && !coverage::is_elsewhere(brief);
    let mix = mix::weights(brief).filter(|_| !question.is_plain());
    let mut topics: Vec<Topic> = Vec::new();
    // Whether US stocks stand in for a fund without prices.
    let mut stands_in = false;
    // A mix is judged as a whole, so its funds are no topics.
    for instrument in brief.subject.instruments.iter().filter(|_| mix.is_none()) {
        let key = market_data::key::key_of(&instrument.symbol);
        let label = names::of_instrument(&instrument.name, &instrument.symbol, words);
        let has_own = ledger.figure(&format!("ev_{key}_price")).is_some();
        let is_like = brief.subject.kind != "comparison" && coverage::is_like_us_market(&instrument.symbol);
        let follows = (coverage::follows_us_market(&instrument.symbol) || is_like) && !has_own;
        stands_in |= follows && is_like;
        if !follows && !topics.iter().any(|topic| topic.key == key) {
            topics.push(Topic {
                key,
                short: label.clone(),
                label,
                is_subject: true,
            });
        }
    }
    topics.extend(mix.map(|mix| {
        let parts = mix.to_string();
        let arguments = [("name", Arg::Text(&parts)), ("cash", Arg::Text(yes_no(mix.cash > 0)))];
        let (label, short) = match mix {
            Mix::STOCKS => (words.text("us-market"), words.text("us-market")),
            Mix::BONDS => (words.text("us-bonds"), words.text("us-bonds")),
            _ => (parts.clone(), words.say("first-mix", &arguments)),
        };
        Topic {
            key: MIX.to_owned(),
            short,
            label,
            is_subject: true,
        }
    }));
    topics.push(Topic {
        key: US_MARKET.to_owned(),
        label: words.text("us-market"),
        short: words.text("us-market"),
        is_subject: (coverage::us_market_is_subject(brief) || on_market || stands_in)
            && mix.is_none()
            && !question.is_plain()
            && !focus.is_some_and(Focus::is_economy),
    });
    topics
}
