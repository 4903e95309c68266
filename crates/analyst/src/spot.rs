//! The first sentence about a metal, a coin or a currency: something without accounts.

use languages::locale::Arg;

use super::figures::{Figures, Topic, number};
use super::message_args::{FirstSentence, MessageArgs};
use super::words::{capitalised, quantity};
use intent::focus::Focus;
use intent::question::Question;

/// A metal or a coin beside inflation or alone, and what one currency costs in another.
pub fn of<'a>(topic: &Topic, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = ("name", Arg::Text(topic.label.as_str()));
    if figures.focus == Some(Focus::Hedge)
        && let Some(args) = MessageArgs::signed(topic, &["gain_whole", "infl_whole", "max_drawdown_1y"], figures)
    {
        let ahead = number(args.figures.first()?) > number(args.figures.get(1)?);
        let (from, to) = args.figures.first()?.period.as_deref()?.split_once('/')?;
        let verdict = Arg::Text(if ahead { "yes" } else { "no" });
        let more = [
            name,
            ("verdict", verdict),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        return Some(args.say("first-hedge", &more, figures));
    }
    // A question about the past year is answered with that year.
    let past = ["price", "return_1y", "max_drawdown_1y"];
    if figures.asks_for_the_past
        && let Some(args) = MessageArgs::signed(topic, &past, figures)
    {
        let message = if figures.is_currency {
            "first-exchange-rate"
        } else {
            "first-spot"
        };
        return Some(args.say(message, &[name], figures));
    }
    let rate = ["price", "level_median", "level_percentile", "freq_neg"];
    if let Some(args) = MessageArgs::signed(topic, &rate, figures) {
        // The key of a currency pair is its two codes: EURUSD.
        let codes = topic.key.split_at_checked(3).filter(|_| topic.key.len() == 6);
        if let Some((base, quote)) = codes.filter(|_| figures.question == Question::Value) {
            // "Is the yen undervalued?" asks for the yen, and not for the dollar in yen.
            let is_on_quote = figures.asks_for_the_quote && base == "USD";
            let (base, quote) = if is_on_quote { (quote, base) } else { (base, quote) };
            let verdict = match number(args.figures.get(2)?) {
                lower if lower > 80.0 && is_on_quote => "low",
                lower if lower < 20.0 && is_on_quote => "high",
                lower if lower > 80.0 => "high",
                lower if lower < 20.0 => "low",
                _ => "middle",
            };
            let more = [
                name,
                ("base", Arg::Text(base)),
                ("quote", Arg::Text(quote)),
                ("verdict", Arg::Text(verdict)),
            ];
            return Some(args.say("first-currency-level", &more, figures));
        }
        let verdict = match number(args.figures.last()?) {
            fell if fell > 65.0 => "down",
            fell if fell < 35.0 => "up",
            _ => "neither",
        };
        let years = figures.get("ev_horizon")?;
        let more = [name, ("verdict", Arg::Text(verdict)), ("horizon", quantity(years))];
        let mut answer = args.say("first-currency", &more, figures);
        answer.figures.push(years);
        return Some(answer);
    }
    let args = MessageArgs::signed(topic, &past, figures)?;
    let answer = args.say("first-spot", &[name], figures);
    Some(with_short_history(topic, answer, figures))
}

/// What there is on each of several metals, coins or currencies.
pub fn each<'a>(subjects: &[&Topic], figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut sentences = subjects.iter().filter_map(|topic| of(topic, figures));
    let mut answer = sentences.next()?;
    for other in sentences {
        answer.append(other, figures);
    }
    Some(answer)
}

/// Where the prices of a metal or a coin cover fewer years than the horizon, says so before the answer.
fn with_short_history<'a>(topic: &Topic, answer: FirstSentence<'a>, figures: &Figures<'a>) -> FirstSentence<'a> {
    let whole = figures.of(topic, "gain_whole").zip(figures.get("ev_horizon"));
    let looks_ahead = !figures.is_horizon_assumed;
    let Some((gain, horizon)) = whole.filter(|_| looks_ahead) else {
        return answer;
    };
    let since = gain.period.as_deref().and_then(|period| period.split_once('/'));
    let Some((from, to)) = since.filter(|(from, to)| years_between(from, to) < figures.horizon.years()) else {
        return answer;
    };
    let until = figures.of(topic, "price").map_or(to, |price| price.as_of.as_str());
    let arguments = [
        ("name", Arg::Text(topic.label.as_str())),
        ("horizon", quantity(horizon)),
        ("from", Arg::Date(from.get(..7).unwrap_or(from))),
        ("to", Arg::Date(until.get(..7).unwrap_or(until))),
    ];
    let mut first = FirstSentence {
        text: capitalised(&figures.words.say("first-short-history", &arguments)),
        figures: vec![gain, horizon],
    };
    first.add(&answer.text, figures);
    first.figures.extend(answer.figures);
    first
}

/// The years from one date to another, by their months.
pub fn years_between(from: &str, to: &str) -> f64 {
    let months = |date: &str| -> Option<f64> {
        let year: f64 = date.get(..4)?.parse().ok()?;
        let month: f64 = date.get(5..7)?.parse().ok()?;
        Some(year * 12.0 + month)
    };
    months(from)
        .zip(months(to))
        .map_or(0.0, |(from, to)| (to - from) / 12.0)
}
