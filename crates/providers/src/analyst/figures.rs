//! The ledger as the rules read it. Figures are found by their id: `ev_AAPL_…` is Apple's, the rest is the US market's.

use pipeline::brief::Mib;
use pipeline::committee::{Evidence, Figure, Ledger};
use pipeline::language::Language;
use pipeline::locale::Locale;

use super::horizon::{Span, span_of};
use crate::data_room::coverage;

/// The US market's place among the keys.
pub const US_MARKET: &str = "sp";

/// One thing the ledger may have figures on.
pub struct Topic {
    /// The part of the figure ids.
    pub key: String,
    /// Its name.
    pub label: String,
    /// Whether the question is about it, or it only surrounds the question.
    pub is_subject: bool,
}

/// The ledger with the brief that says how to read it.
pub struct Figures<'a> {
    ledger: &'a Ledger,
    /// What there may be figures on, the subject first.
    pub topics: Vec<Topic>,
    /// How long.
    pub span: Span,
    /// The deepest fall that can be borne, in per cent.
    pub bearable: f64,
    /// Whether the subject can be for or against somebody. Inflation cannot: the figures only say how it is.
    pub has_sides: bool,
}

impl<'a> Figures<'a> {
    /// Reads a ledger for a brief.
    pub fn new(brief: &Mib, ledger: &'a Ledger) -> Self {
        let language = Language::from_code(&brief.language);
        let mut topics: Vec<Topic> = Vec::new();
        for instrument in &brief.subject.instruments {
            let key = coverage::key_of(&instrument.symbol);
            let label = if instrument.name.is_empty() {
                instrument.symbol.clone()
            } else {
                instrument.name.clone()
            };
            if !coverage::follows_us_market(&instrument.symbol) && !topics.iter().any(|topic| topic.key == key) {
                topics.push(Topic {
                    key,
                    label,
                    is_subject: true,
                });
            }
        }
        topics.push(Topic {
            key: US_MARKET.to_owned(),
            label: "the US stock market".to_owned(),
            is_subject: coverage::us_market_is_subject(brief),
        });
        Self {
            ledger,
            topics,
            has_sides: brief.subject.kind != "macro",
            span: span_of(&brief.horizon, language),
            bearable: bearable(&brief.risk_tolerance, language),
        }
    }

    /// A figure by its id.
    pub fn get(&self, id: &str) -> Option<&'a Evidence> {
        get(self.ledger, id)
    }

    /// A figure of a topic by its measure.
    pub fn of(&self, topic: &Topic, measure: &str) -> Option<&'a Evidence> {
        self.get(&format!("ev_{}_{measure}", topic.key))
    }

    /// How often something happened over windows like the horizon: `pos` or `neg`.
    pub fn frequency(&self, topic: &Topic, what: &str) -> Option<&'a Evidence> {
        if topic.key == US_MARKET {
            self.get(&format!("ev_freq_{what}_{}", self.span.window()))
        } else {
            self.of(topic, &format!("freq_{what}_{}", self.span.stock_window()))
        }
    }

    /// How often it went well: for the market above its own long-run rate, for a stock by more than a tenth per year.
    pub fn went_well(&self, topic: &Topic) -> Option<&'a Evidence> {
        self.frequency(topic, if topic.key == US_MARKET { "above_avg" } else { "strong" })
    }

    /// Whether there is anything at all on the subject itself, beyond the age of the series.
    pub fn speaks_of_subject(&self) -> bool {
        self.topics
            .iter()
            .filter(|topic| topic.is_subject)
            .any(|topic| self.of(topic, "return_1y").is_some() || self.of(topic, "price").is_some())
    }

    /// The age of what there is on the subject, the oldest first; of the surroundings where there is nothing else.
    pub fn age(&self) -> Option<&'a Evidence> {
        let ages = |subject: bool| {
            let topics = self.topics.iter().filter(move |topic| topic.is_subject == subject);
            topics
                .filter_map(|topic| self.of(topic, "age"))
                .max_by(|a, b| number(a).total_cmp(&number(b)))
        };
        ages(true).or_else(|| ages(false))
    }
}

/// A figure by its id.
pub fn get<'a>(ledger: &'a Ledger, id: &str) -> Option<&'a Evidence> {
    ledger.evidence.iter().find(|evidence| evidence.evidence_id == id)
}

/// The age of the series a figure is of.
pub fn age_for<'a>(ledger: &'a Ledger, id: &str) -> Option<&'a Evidence> {
    let ages = ledger
        .evidence
        .iter()
        .filter(|evidence| evidence.evidence_id.ends_with("_age"));
    let own = ages.filter(|age| {
        age.evidence_id
            .strip_suffix("age")
            .is_some_and(|prefix| id.starts_with(prefix))
    });
    own.max_by_key(|age| age.evidence_id.len())
        .or_else(|| get(ledger, "ev_sp_age"))
}

/// The value as a number, for comparing only; what is shown is the text.
pub fn number(evidence: &Evidence) -> f64 {
    evidence.value.parse().unwrap_or(0.0)
}

/// A figure in a sentence: value, unit and date.
pub fn quote(evidence: &Evidence) -> String {
    match evidence.unit.as_str() {
        "ratio" => format!("{} (as of {})", evidence.value, evidence.as_of),
        unit => format!("{} {unit} (as of {})", evidence.value, evidence.as_of),
    }
}

/// A figure as a finding quotes it.
pub fn figure(evidence: &Evidence) -> Figure {
    Figure {
        name: name_of(evidence),
        value: evidence.value.clone(),
        unit: evidence.unit.clone(),
        as_of: evidence.as_of.clone(),
        evidence_id: evidence.evidence_id.clone(),
    }
}

/// What a figure is, for people.
pub fn name_of(evidence: &Evidence) -> String {
    let what = evidence.how.split([';', ',']).next().unwrap_or_default();
    format!("{}: {what}", evidence.series)
}

/// What old figures are still worth: half after five years.
pub fn freshness(age_in_years: f64) -> f64 {
    1.0 / (1.0 + age_in_years.max(0.0) / 5.0)
}

/// Two places are enough for a degree of belief.
pub fn rounded(confidence: f64) -> f64 {
    (confidence.clamp(0.0, 1.0) * 100.0).round() / 100.0
}

fn bearable(risk: &str, language: Language) -> f64 {
    let options = Locale::of(language).options("question-risk-options");
    match options.iter().position(|option| option == risk) {
        Some(1) => 10.0,
        Some(2) => 50.0,
        Some(_) => 20.0,
        None => {
            let text = super::text::Text::new(risk);
            let hits = super::lexicon::Lexicon::get().scan(&text);
            let heard = |signal| hits.iter().any(|hit| hit.signal == signal);
            if heard(super::lexicon::Signal::RiskLow) {
                10.0
            } else if heard(super::lexicon::Signal::RiskHigh) {
                50.0
            } else {
                20.0
            }
        }
    }
}
