//! The first sentence where there is no answer.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Balance;

use super::figures::{Figures, number};
use super::message_args::FirstSentence;
use super::names;
use intent::coverage::is_elsewhere;
use intent::question::Question;

/// Says that there is no answer, and which data is missing for one.
pub fn of<'a>(brief: &MasterBrief, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let judged = balance != Balance::InsufficientEvidence;
    let named = !brief.subject.instruments.is_empty();
    // What is there is not called missing: often there are accounts and no prices.
    let accounts = figures.subjects().any(|topic| figures.of(topic, "revenue").is_some());
    let loss = figures.subjects().any(|topic| {
        figures
            .of(topic, "net_income")
            .is_some_and(|profit| number(profit) < 0.0)
    });
    // An index, a metal or a coin has no annual accounts.
    let mut classes = brief.subject.instruments.iter().map(|known| known.asset_class.as_str());
    let has_none = named && classes.all(|class| matches!(class, "index" | "commodity" | "crypto" | "currency"));
    let lacking = if accounts || has_none { "prices" } else { "both" };
    let (question, data) = match figures.question {
        Question::Value if figures.is_spot => ("value", "history"),
        Question::Value if named && loss => ("value", "loss"),
        Question::Value if named => ("value", lacking),
        Question::Risk if named => ("risk", "prices"),
        Question::Return if named => ("return", "prices"),
        Question::Income if named && !accounts => ("income", "accounts"),
        Question::Debt if named && !accounts => ("debt", "accounts"),
        Question::EarningsQuality | Question::Margin | Question::ReturnOnEquity if named && !accounts => {
            ("profit", "accounts")
        }
        Question::View if named && !accounts && figures.measure.is_some() => ("profit", "accounts"),
        Question::Concentration => ("concentration", "weights"),
        Question::Which if named && !judged && !accounts => match Question::compared_by(brief) {
            Some(Question::Debt) => ("debt", "accounts"),
            Some(Question::Income) => ("income", "accounts"),
            Some(Question::Margin | Question::EarningsQuality | Question::ReturnOnEquity) => ("profit", "accounts"),
            _ if figures.measure.is_some() => ("profit", "accounts"),
            _ => ("which", "pair"),
        },
        Question::Which if named && !judged => ("which", "pair"),
        Question::Which if !judged && !is_elsewhere(brief) => ("which", "figures"),
        _ if !named && !judged && is_elsewhere(brief) => (of_a_theme(figures.question), "elsewhere"),
        // What the parts are like says little about the whole.
        Question::Portfolio => ("view", "together"),
        Question::View if named && !figures.has_current_figures() => ("view", lacking),
        _ if judged => return None,
        _ if named => ("view", lacking),
        _ => (of_a_theme(figures.question), "figures"),
    };
    // What a question without an instrument is about is a fragment of it, which reads like a riddle.
    let general = match data {
        "elsewhere" => Some("first-us-only"),
        "figures" => Some("first-no-figures"),
        _ => None,
    };
    if let Some(message) = general.filter(|_| !named) {
        return Some(FirstSentence {
            text: figures.words.text(message),
            figures: Vec::new(),
        });
    }
    let labels: Vec<String> = figures.subjects().map(|topic| topic.short.clone()).collect();
    let about = match named {
        true => figures.words.list(&labels),
        false => names::of(brief, figures.words),
    };
    let arguments = [
        ("name", Arg::Text(about.as_str())),
        ("question", Arg::Text(question)),
        ("data", Arg::Text(data)),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-missing", &arguments),
        figures: Vec::new(),
    })
}

/// Says that which of several is cheaper cannot be said without current prices.
pub fn current_prices<'a>(figures: &Figures<'_>) -> FirstSentence<'a> {
    let labels: Vec<String> = figures.subjects().map(|topic| topic.short.clone()).collect();
    let arguments = [
        ("name", Arg::Text(&figures.words.list(&labels))),
        ("question", Arg::Text("price")),
        ("data", Arg::Text("prices")),
    ];
    FirstSentence {
        text: figures.words.say("first-missing", &arguments),
        figures: Vec::new(),
    }
}

/// What a question about an industry or a market wants to know, as `first-missing` names it.
const fn of_a_theme(question: Question) -> &'static str {
    match question {
        Question::Value => "price",
        Question::Risk => "risk",
        Question::Return => "return",
        Question::Which => "which",
        _ => "view",
    }
}
