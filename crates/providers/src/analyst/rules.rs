//! The rules: what each seat reads out of the figures. A rule quotes figures and compares them; it knows no other numbers
//! than the thresholds written here.

use pipeline::committee::{Evidence, Stance};

use super::figures::{Figures, Topic, US_MARKET, freshness, number, quote, rounded};
use super::rules_market as market;

/// How a statement starts that is not about the subject itself.
pub const SURROUNDINGS: &str = "Surroundings only: ";

/// A statement a rule has drawn.
pub struct Drawn<'a> {
    /// `fact` or `calculation`.
    pub kind: &'static str,
    /// Which way it points for the subject.
    pub stance: Stance,
    /// What it says.
    pub text: String,
    /// What it stands on.
    pub figures: Vec<&'a Evidence>,
    /// 0 to 1.
    pub confidence: f64,
    /// What would refute it.
    pub wrong_if: &'static str,
}

/// One rule's view of a topic.
pub struct Rule<'a, 'f> {
    /// The figures.
    pub figures: &'f Figures<'a>,
    /// The topic.
    pub topic: &'f Topic,
}

impl<'a> Rule<'a, '_> {
    /// Draws a statement. On the surroundings of a subject it points nowhere and is believed little.
    pub fn draw(
        &self,
        stance: Stance,
        text: String,
        figures: Vec<&'a Evidence>,
        belief: f64,
        wrong_if: &'static str,
    ) -> Drawn<'a> {
        let age = self.figures.of(self.topic, "age").map_or(0.0, number);
        let belief = belief * freshness(age);
        let subject = self.topic.is_subject;
        Drawn {
            kind: "calculation",
            stance: if subject && self.figures.has_sides {
                stance
            } else {
                Stance::Neutral
            },
            text: if subject { text } else { format!("{SURROUNDINGS}{text}") },
            figures,
            confidence: rounded(if subject { belief } else { belief.min(0.3) }),
            wrong_if,
        }
    }
}

/// For above one bound, against below the other, neither in between.
pub fn above(value: f64, supports: f64, opposes: f64) -> Stance {
    if value > supports {
        Stance::Supports
    } else if value < opposes {
        Stance::Opposes
    } else {
        Stance::Neutral
    }
}

/// For below one bound, against above the other, neither in between.
pub fn below(value: f64, supports: f64, opposes: f64) -> Stance {
    above(-value, -supports, -opposes)
}

/// Everything a seat reads out of the figures, at most four statements, those on the subject first.
pub fn draw<'a>(role: &str, figures: &Figures<'a>) -> Vec<Drawn<'a>> {
    let mut drawn: Vec<Drawn<'a>> = Vec::new();
    for topic in &figures.topics {
        let rule = Rule { figures, topic };
        let is_market = topic.key == US_MARKET;
        match role {
            "market" => drawn.extend([price_change(&rule), trend(&rule)].into_iter().flatten()),
            "risk" => drawn.extend(
                [fall(&rule), loss_frequency(&rule), swings(&rule), worst(&rule)]
                    .into_iter()
                    .flatten(),
            ),
            "valuation" if is_market => drawn.extend(market::valuation(&rule)),
            "fundamentals" if is_market => drawn.extend(market::fundamentals(&rule)),
            "macro" if is_market => drawn.extend(market::surroundings(&rule)),
            "allocation" if is_market => drawn.extend(market::allocation(&rule)),
            _ => {}
        }
    }
    drawn.sort_by_key(|drawn| drawn.stance == Stance::Neutral);
    drawn.truncate(4);
    drawn
}

fn price_change<'a>(rule: &Rule<'a, '_>) -> Option<Drawn<'a>> {
    let year = rule.figures.of(rule.topic, "return_1y")?;
    let mut figures = vec![year];
    let mut text = format!("Over twelve months {} changed by {}", rule.topic.label, quote(year));
    if let Some(longer) = rule.figures.of(rule.topic, "return_5y") {
        text.push_str(&format!(", over five years by {}", quote(longer)));
        figures.push(longer);
    }
    let stance = above(number(year), 2.0, -2.0);
    Some(rule.draw(
        stance,
        text + ".",
        figures,
        0.5,
        "A newer series shows the opposite sign over twelve months.",
    ))
}

fn trend<'a>(rule: &Rule<'a, '_>) -> Option<Drawn<'a>> {
    let trend = rule.figures.of(rule.topic, "trend")?;
    let text = format!(
        "The price of {} stood {} away from its ten-month mean.",
        rule.topic.label,
        quote(trend)
    );
    Some(rule.draw(
        above(number(trend), 1.0, -1.0),
        text,
        vec![trend],
        0.5,
        "The price crosses its ten-month mean.",
    ))
}

fn fall<'a>(rule: &Rule<'a, '_>) -> Option<Drawn<'a>> {
    let fall = rule.figures.of(rule.topic, "max_drawdown_36m")?;
    let within = -number(fall) <= rule.figures.bearable;
    let verdict = if within { "within" } else { "beyond" };
    let text = format!(
        "In the last three years of the series the deepest fall of {} was {}, {verdict} what the brief can bear.",
        rule.topic.label,
        quote(fall)
    );
    let stance = if within { Stance::Supports } else { Stance::Opposes };
    Some(rule.draw(
        stance,
        text,
        vec![fall],
        0.55,
        "A later fall turns out on the other side of what can be borne.",
    ))
}

fn loss_frequency<'a>(rule: &Rule<'a, '_>) -> Option<Drawn<'a>> {
    let lost = rule.figures.frequency(rule.topic, "neg")?;
    let text = format!(
        "Of all past windows most like the horizon, {} brought {} no gain.",
        quote(lost),
        rule.topic.label
    );
    Some(rule.draw(
        below(number(lost), 20.0, 35.0),
        text,
        vec![lost],
        0.6,
        "The share of losing windows moves past the bound that this reading uses.",
    ))
}

fn swings<'a>(rule: &Rule<'a, '_>) -> Option<Drawn<'a>> {
    let swings = rule.figures.of(rule.topic, "vol_36m")?;
    let text = format!(
        "The yearly swings of {} over three years were {}.",
        rule.topic.label,
        quote(swings)
    );
    Some(rule.draw(
        below(number(swings), 12.0, 30.0),
        text,
        vec![swings],
        0.5,
        "A longer or newer window shows swings of another order.",
    ))
}

fn worst<'a>(rule: &Rule<'a, '_>) -> Option<Drawn<'a>> {
    let worst = rule.figures.of(rule.topic, "max_drawdown_all")?;
    let text = format!(
        "The worst fall of {} in the whole series was {}: what has happened can happen again.",
        rule.topic.label,
        quote(worst)
    );
    let mut drawn = rule.draw(
        Stance::Neutral,
        text,
        vec![worst],
        0.7,
        "An earlier high or a later low is missing from the series.",
    );
    drawn.kind = "fact";
    Some(drawn)
}
