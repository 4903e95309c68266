//! Bear, base and bull. Their probabilities are counted in the subject's own history, or there are none. All three are
//! on one basis: a yearly rate over the horizon, after inflation where the history is.

use languages::locale::Arg;
use pipeline::committee::{Evidence, Scenario};

use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::words::{Words, quantity};
use intent::focus::Focus;

/// What was counted over past periods as long as the horizon.
struct Counted<'a> {
    /// The share that lost.
    lost: &'a Evidence,
    /// The share above the bound.
    good: &'a Evidence,
    /// The bound between base and bull: a quarter of the periods with a gain were above it.
    bound: &'a Evidence,
    /// How many periods do not overlap.
    periods: &'a Evidence,
}

impl<'a> Counted<'a> {
    fn of(topic: &Topic, figures: &Figures<'a>) -> Option<Self> {
        let figure = |measure| figures.of(topic, measure);
        Some(Self {
            lost: figure("freq_neg")?,
            good: figure("freq_good")?,
            bound: figure("freq_good_bound")?,
            periods: figure("freq_periods")?,
        })
    }

    /// Bear, base and bull in whole per cent. The bull is at most as likely as the base, so that the base is never the
    /// least likely of the three.
    fn probabilities(&self) -> [u32; 3] {
        let bear = number(self.lost).round().clamp(0.0, 100.0) as u32;
        let bull = (number(self.good).round().clamp(0.0, 100.0) as u32).min((100 - bear) / 2);
        [bear, 100 - bear - bull, bull]
    }

    fn figures(&self) -> Vec<&'a Evidence> {
        vec![self.lost, self.good, self.bound, self.periods]
    }

    /// What the messages name: whose history, over how long, since when, on which basis.
    fn arguments<'t>(&'t self, topic: &'t Topic, figures: &Figures<'t>) -> Vec<(&'static str, Arg<'t>)> {
        // The histories of the market and of a mix are after inflation, that of a stock is not.
        let basis = match topic.key.as_str() {
            US_MARKET => "market",
            MIX => "mix",
            _ => "stock",
        };
        let since = self.lost.period.as_deref().and_then(|period| period.get(..4));
        let mut arguments = vec![
            ("name", Arg::Text(topic.label.as_str())),
            ("basis", Arg::Text(basis)),
            ("since", Arg::Text(since.unwrap_or_default())),
            ("lost", quantity(self.lost)),
            ("good", quantity(self.good)),
            ("bound", quantity(self.bound)),
            ("periods", quantity(self.periods)),
        ];
        arguments.extend(figures.get("ev_horizon").map(|years| ("horizon", quantity(years))));
        arguments
    }
}

/// The three scenarios and the figures they stand on.
pub fn of<'a>(figures: &Figures<'a>) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    if figures.is_on_economy() || figures.focus == Some(Focus::Accounts) {
        // Nobody asked what can be gained or lost.
        return (Vec::new(), Vec::new());
    }
    let topics: Vec<&Topic> = figures.subjects().collect();
    // With several subjects there is no single history to count in.
    let &[topic] = topics.as_slice() else {
        return (without_odds(figures.words), Vec::new());
    };
    match Counted::of(topic, figures) {
        Some(counted) => (with_odds(topic, &counted, figures), counted.figures()),
        None => of_its_kind(topic, figures),
    }
}

/// The scenarios by their messages: `scenario-NAME` and `scenario-NAME-wrong`.
fn with_odds(topic: &Topic, counted: &Counted<'_>, figures: &Figures<'_>) -> Vec<Scenario> {
    let (words, arguments) = (figures.words, counted.arguments(topic, figures));
    let scenario = |(name, probability): (&str, u32)| Scenario {
        name: name.to_owned(),
        probability: Some(probability),
        text: words.say(&format!("scenario-{name}"), &arguments),
        wrong_if: words.say(&format!("scenario-{name}-wrong"), &arguments),
    };
    let names = ["bear", "base", "bull"].into_iter();
    names.zip(counted.probabilities()).map(scenario).collect()
}

/// The scenarios of something whose odds nobody knows.
fn without_odds(words: Words) -> Vec<Scenario> {
    let scenario = |name: &str| Scenario {
        name: name.to_owned(),
        probability: None,
        text: words.text(&format!("scenario-{name}-unknown")),
        wrong_if: words.text(&format!("scenario-{name}-unknown-wrong")),
    };
    ["bear", "base", "bull"].into_iter().map(scenario).collect()
}

/// A stock without a history of its own has no odds of its own. What stocks as a whole did is told as that of its kind.
fn of_its_kind<'a>(topic: &Topic, figures: &Figures<'a>) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    let words = figures.words;
    let mut scenarios = without_odds(words);
    // What stocks did says nothing about a metal or a currency.
    let is_stock = figures.speaks_of_subject() && !figures.is_spot;
    let market = figures.topics.iter().find(|known| known.key == US_MARKET && is_stock);
    let counted = market.and_then(|market| Counted::of(market, figures));
    let (Some(counted), Some(bear)) = (counted, scenarios.first_mut()) else {
        return (scenarios, Vec::new());
    };
    let note = words.say("scenario-kind", &counted.arguments(topic, figures));
    bear.text = [bear.text.as_str(), &note].join(&words.text("between-sentences"));
    (scenarios, vec![counted.lost, counted.periods])
}
