//! Bear, base and bull. Their probabilities are counted in the subject's own history, or there are none. All three are
//! on one basis: a yearly rate over the horizon, after inflation where the history is.

use languages::locale::Arg;
use pipeline::committee::{Evidence, Scenario};

use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::words::{Words, quantity};
use intent::focus::Focus;

/// The mix of nothing but bonds, as mixes are written.
const ALL_BONDS: &str = "0/100";

/// Frequencies over past periods as long as the horizon.
struct PastPeriods<'a> {
    /// The share of periods without a gain.
    lost: &'a Evidence,
    /// The share of periods above the bound.
    good: &'a Evidence,
    /// The bound between base and bull: a quarter of the periods with a gain were above it.
    bound: &'a Evidence,
    /// The number of periods that do not overlap.
    independent: &'a Evidence,
}

impl<'a> PastPeriods<'a> {
    fn of(topic: &Topic, figures: &Figures<'a>) -> Option<Self> {
        let figure = |measure| figures.of(topic, measure);
        Some(Self {
            lost: figure("freq_neg")?,
            good: figure("freq_good")?,
            bound: figure("freq_good_bound")?,
            independent: figure("freq_periods")?,
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
        vec![self.lost, self.good, self.bound, self.independent]
    }

    /// The arguments of the messages: whose history, over how long, since when, on which basis.
    fn arguments<'t>(&'t self, topic: &'t Topic, figures: &Figures<'t>) -> Vec<(&'static str, Arg<'t>)> {
        // The histories of the market and of a mix are after inflation, that of a stock is not.
        let is_all_stocks = topic.label == figures.words.text("us-market");
        let basis = match topic.key.as_str() {
            US_MARKET => "market",
            MIX if is_all_stocks => "market",
            MIX => "mix",
            _ => "stock",
        };
        // "The 0/100 mix": bonds alone have a name that fits no mix.
        let is_all_bonds = basis == "mix" && topic.label == figures.words.text("us-bonds");
        let name = if is_all_bonds { ALL_BONDS } else { topic.label.as_str() };
        let since = self.lost.period.as_deref().and_then(|period| period.get(..4));
        let mut arguments = vec![
            ("name", Arg::Text(name)),
            ("basis", Arg::Text(basis)),
            ("since", Arg::Text(since.unwrap_or_default())),
            ("lost", quantity(self.lost)),
            ("good", quantity(self.good)),
            ("bound", quantity(self.bound)),
            ("periods", quantity(self.independent)),
        ];
        arguments.extend(figures.get("ev_horizon").map(|years| ("horizon", quantity(years))));
        arguments
    }
}

/// The three scenarios and the figures that they rest on.
pub fn of<'a>(figures: &Figures<'a>) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    if figures.is_on_economy() || figures.focus == Some(Focus::Accounts) {
        // The question is not about gains or losses.
        return (Vec::new(), Vec::new());
    }
    let topics: Vec<&Topic> = figures.subjects().collect();
    // With several subjects there is no single history to count in.
    let &[topic] = topics.as_slice() else {
        return (without_odds(figures.words), Vec::new());
    };
    match PastPeriods::of(topic, figures) {
        Some(past) => (with_odds(topic, &past, figures), past.figures()),
        None => with_market_note(topic, figures),
    }
}

/// The scenarios by their messages: `scenario-NAME` and `scenario-NAME-wrong`.
fn with_odds(topic: &Topic, past: &PastPeriods<'_>, figures: &Figures<'_>) -> Vec<Scenario> {
    let (words, arguments) = (figures.words, past.arguments(topic, figures));
    let scenario = |(name, probability): (&str, u32)| Scenario {
        name: name.to_owned(),
        probability: Some(probability),
        text: words.say(&format!("scenario-{name}"), &arguments),
        wrong_if: words.say(&format!("scenario-{name}-wrong"), &arguments),
    };
    let names = ["bear", "base", "bull"].into_iter();
    names.zip(past.probabilities()).map(scenario).collect()
}

/// The scenarios without probabilities.
fn without_odds(words: Words) -> Vec<Scenario> {
    let scenario = |name: &str| Scenario {
        name: name.to_owned(),
        probability: None,
        text: words.text(&format!("scenario-{name}-unknown")),
        wrong_if: words.text(&format!("scenario-{name}-unknown-wrong")),
    };
    ["bear", "base", "bull"].into_iter().map(scenario).collect()
}

/// A stock without a long history has no odds of its own; its bear case quotes those of US stocks as a whole.
fn with_market_note<'a>(topic: &Topic, figures: &Figures<'a>) -> (Vec<Scenario>, Vec<&'a Evidence>) {
    let words = figures.words;
    let mut scenarios = without_odds(words);
    // Past returns of stocks say nothing about a metal or a currency.
    let is_stock = figures.has_subject_figures() && !figures.is_spot;
    let market = figures.topics.iter().find(|known| known.key == US_MARKET && is_stock);
    let past = market.and_then(|market| PastPeriods::of(market, figures));
    let (Some(past), Some(bear)) = (past, scenarios.first_mut()) else {
        return (scenarios, Vec::new());
    };
    let note = words.say("scenario-kind", &past.arguments(topic, figures));
    bear.text = [bear.text.as_str(), &note].join(&words.text("between-sentences"));
    (scenarios, vec![past.lost, past.independent])
}
