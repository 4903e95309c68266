//! Figures of a topic as the arguments of a message.

use languages::locale::Arg;
use pipeline::committee::Evidence;

use super::figures::{Figures, Topic, number};
use super::words::capitalised;

/// The beginning of an answer, and the figures it quotes.
pub struct FirstSentence<'a> {
    /// One or more sentences.
    pub text: String,
    /// The figures that the text quotes.
    pub figures: Vec<&'a Evidence>,
}

/// The ids of figures on how past periods went begin like this. A price against profits is told with its month.
const PAST_PERIODS: [&str; 19] = [
    "ev_after_cape_",
    "ev_cape",
    "ev_freq_stocks_beat_bonds",
    "ev_grown_",
    "ev_lump_",
    "ev_mix_fall_",
    "ev_mix_median",
    "ev_mix_stock_fall",
    "ev_needed_",
    "ev_other_mix_",
    "ev_past_",
    "ev_plan_",
    "ev_rate_",
    "ev_repay_",
    "ev_sp_fall_",
    "ev_sp_recovery_",
    "ev_supposed_",
    "ev_wait_",
    "ev_withdraw_",
];

impl FirstSentence<'_> {
    /// Whether it begins with a fact that stays true when the figures are too old for a view: how past periods went,
    /// how a portfolio is spread, or the figure that the question names.
    pub fn states_a_fact(&self, figures: &Figures<'_>) -> bool {
        self.figures.first().is_some_and(|figure| {
            let id = figure.evidence_id.as_str();
            let of_the_past = PAST_PERIODS.iter().any(|start| id.starts_with(start))
                || id.contains("freq_neg")
                || id.ends_with("_past_change");
            let named = figures.measure.is_some_and(|measure| id.ends_with(measure.id()));
            let of_today = id == "ev_pf_largest_weight" && figures.years_old(figure) < 1.0;
            of_the_past || named || of_today
        })
    }

    /// Appends a sentence.
    pub fn add(&mut self, sentence: &str, figures: &Figures<'_>) {
        self.text.push_str(&figures.words.text("between-sentences"));
        self.text.push_str(sentence);
    }

    /// Appends another answer with its figures.
    pub fn append(&mut self, other: Self, figures: &Figures<'_>) {
        self.add(&other.text, figures);
        self.figures.extend(other.figures);
    }

    /// Puts another sentence first.
    pub fn lead_with(&mut self, first: Self, figures: &Figures<'_>) {
        let rest = std::mem::replace(self, first);
        self.append(rest, figures);
    }
}

/// Figures of a topic as the arguments of a message, each under its measure.
#[derive(Default)]
pub struct MessageArgs<'a> {
    texts: Vec<(String, String)>,
    /// The figures, in the order of their measures.
    pub figures: Vec<&'a Evidence>,
}

impl<'a> MessageArgs<'a> {
    /// The figures of these measures with their signs; `None` if one is missing. A message that says the direction in
    /// a verb takes `$NAME_size`, the figure without its sign, and selects the verb by `$NAME_way`.
    pub fn signed(topic: &Topic, measures: &[&str], figures: &Figures<'a>) -> Option<Self> {
        let mut args = Self::build(topic, measures, figures, |measure, figure| {
            (name(measure).to_owned(), figures.words.quantity(figure))
        })?;
        for (measure, figure) in measures.iter().zip(args.figures.clone()) {
            args.add(&format!("{}_size", name(measure)), size(figure, figures));
            args.add(&format!("{}_way", name(measure)), way(figure).to_owned());
        }
        Some(args)
    }

    /// Falls, growth and changes without their signs: the message says the direction in a verb, by `$direction`. The
    /// other figures keep their signs; `None` if one is missing.
    pub fn unsigned(topic: &Topic, measures: &[&str], figures: &Figures<'a>) -> Option<Self> {
        let mut args = Self::build(topic, measures, figures, |measure, figure| {
            let text = match moves(measure) || size_name(measure) != name(measure) {
                true => size(figure, figures),
                false => figures.words.quantity(figure),
            };
            (size_name(measure).to_owned(), text)
        })?;
        let moving = measures.iter().zip(&args.figures).find(|(measure, _)| moves(measure));
        let up = moving.is_none_or(|(_, figure)| number(figure) >= 0.0);
        args.add("direction", if up { "up" } else { "down" }.to_owned());
        Some(args)
    }

    fn build(
        topic: &Topic,
        measures: &[&str],
        figures: &Figures<'a>,
        text: impl Fn(&str, &'a Evidence) -> (String, String),
    ) -> Option<Self> {
        let found: Vec<&'a Evidence> = measures
            .iter()
            .map(|measure| figures.of(topic, measure))
            .collect::<Option<_>>()?;
        let texts = measures.iter().zip(&found);
        Some(Self {
            texts: texts.map(|(measure, figure)| text(measure, figure)).collect(),
            figures: found,
        })
    }

    /// Adds an argument.
    pub fn add(&mut self, name: &str, text: String) {
        self.texts.push((name.to_owned(), text));
    }

    /// Adds a figure under a name, without its sign.
    pub fn quote(&mut self, name: &str, figure: &'a Evidence, figures: &Figures<'a>) {
        self.add(name, size(figure, figures));
        self.figures.push(figure);
    }

    fn date(&self, at: usize) -> &'a str {
        self.figures.get(at).map_or("", |figure| figure.as_of.as_str())
    }

    /// Formats a message. `$date` is the date of the first figure, `$other_date` that of the last; `$from` and `$to`
    /// are the period of the first drawdown, else of the first figure with a period.
    pub fn say(self, key: &str, more: &[(&str, Arg<'_>)], figures: &Figures<'_>) -> FirstSentence<'a> {
        let last = self.figures.len().saturating_sub(1);
        let mut arguments: Vec<(&str, Arg<'_>)> = vec![
            ("date", Arg::Date(self.date(0))),
            ("other_date", Arg::Date(self.date(last))),
        ];
        let fell = |figure: &&&'a Evidence| figure.evidence_id.contains("drawdown");
        let falls = self.figures.iter().filter(fell).chain(&self.figures);
        let window = falls
            .filter_map(|figure| figure.period.as_deref()?.split_once('/'))
            .next();
        // Months are precise enough for the start and the end of a fall.
        let month = |date: &'a str| date.get(..7).unwrap_or(date);
        if let Some((from, to)) = window {
            arguments.extend([("from", Arg::Date(month(from))), ("to", Arg::Date(month(to)))]);
        }
        arguments.extend(self.texts.iter().map(|(name, text)| (name.as_str(), Arg::Text(text))));
        arguments.extend_from_slice(more);
        FirstSentence {
            text: capitalised(&figures.words.say(key, &arguments)),
            figures: self.figures,
        }
    }
}

/// An amount in single units, so that millions and billions can be compared and divided.
pub fn amount(sum: &Evidence) -> f64 {
    let scale = match sum.unit.split_whitespace().next() {
        Some("million") => 1e6,
        Some("billion") => 1e9,
        Some("trillion") => 1e12,
        _ => 1.0,
    };
    number(sum) * scale
}

/// A figure without its sign.
pub fn size(figure: &Evidence, figures: &Figures<'_>) -> String {
    figures.words.quantity(&Evidence {
        value: figure.value.size(),
        ..figure.clone()
    })
}

fn way(figure: &Evidence) -> &'static str {
    if number(figure) < 0.0 { "down" } else { "up" }
}

fn name(measure: &str) -> &str {
    measure.strip_prefix("ev_").unwrap_or(measure)
}

/// Whether a measure is a change, so that its sign can go into a verb.
fn moves(measure: &str) -> bool {
    measure.contains("growth") || measure.contains("change") || measure.starts_with("return_")
}

/// The argument's name: falls, swings and gains are named alike over any window.
fn size_name(measure: &str) -> &str {
    match measure {
        _ if measure.contains("drawdown") || measure.contains("fall_") => "fall",
        _ if measure.contains("return_gap") => "gap",
        _ if measure.contains("vol_ratio") => "ratio",
        _ if measure.contains("vol_") => "swings",
        _ if measure.starts_with("return_") => "gain",
        _ => name(measure),
    }
}
