//! The ledger as the rules read it. Figures are found by id: `ev_AAPL_…` is Apple's; ids without a symbol are the US
//! market's.

use languages::language::Language;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Evidence, Figure, Ledger};

use super::answer::MAX_CURRENT_AGE;
use super::bearable_fall;
use super::economy;
use super::holdings;
use super::horizon::{self, Horizon};
use super::measures;
use super::topics;
use super::words::Words;
use intent::focus::Focus;
use intent::measure::Measure;
use intent::mix::{self, Mix};
use intent::past_period::PastPeriod;
use intent::question::Question;
use intent::stated_rates::bearable_loss;

/// The key of the US stock market in figure ids.
pub const US_MARKET: &str = "sp";

/// The key of the mix of stocks and bonds that a question names.
pub const MIX: &str = "mix";

/// Figures of at least this age, in years, are called old.
pub const OLD_YEARS: f64 = 1.0;

/// A question of so many words that names two currencies asks what one costs: "yen per euro?"
const MAX_WORDS_OF_A_RATE: usize = 4;

/// Frequencies are not counted over fewer windows that do not overlap.
const MIN_INDEPENDENT_WINDOWS: f64 = 5.0;

/// One thing the ledger may have figures on.
pub struct Topic {
    /// The part of the figure ids that names it: `AAPL` in `ev_AAPL_price`.
    pub key: String,
    /// Its name, as people say it.
    pub label: String,
    /// Its name inside a sentence: "a mix of 60/40".
    pub short: String,
    /// Whether the question is about it; if not, it is background.
    pub is_subject: bool,
}

/// The ledger with the brief that says how to read it.
pub struct Figures<'a> {
    pub(super) ledger: &'a Ledger,
    /// The words of the brief's language.
    pub words: Words,
    /// The date of the brief.
    pub as_of: String,
    /// What there may be figures on, the subject first.
    pub topics: Vec<Topic>,
    /// The horizon of the investment.
    pub horizon: Horizon,
    /// The deepest fall that the risk tolerance allows, in per cent.
    pub bearable_fall: f64,
    /// Whether the question states no risk tolerance.
    pub is_risk_assumed: bool,
    /// Whether figures can speak for or against the subject. On inflation they cannot: they only state facts.
    pub has_sides: bool,
    /// Whether several subjects are compared. `Supports` then means: the first one is ahead.
    pub compares: bool,
    /// The topic of the economy, or the accounts, that the question asks about first.
    pub focus: Option<Focus>,
    /// The type of the question.
    pub question: Question,
    /// What companies are compared by, where the question says it.
    pub compares_by: Option<Question>,
    /// The figure of the accounts that the question names.
    pub measure: Option<Measure>,
    /// Whether a single company makes up much of the portfolio.
    pub(super) is_concentrated: bool,
    /// Whether the question asks what to do or what to think of something.
    pub asks_for_a_view: bool,
    /// The past years that the question names.
    pub past_years: Option<PastPeriod>,
    /// Whether the question names no number of years.
    pub is_horizon_assumed: bool,
    /// Whether the question is about the past year, or only about what one currency costs in another.
    pub asks_for_the_past: bool,
    /// Whether the question leaves out the dollar that a currency is counted against.
    pub asks_for_the_quote: bool,
    /// Whether the question is about what something pays out.
    pub wants_income: bool,
    /// Whether the subject is a metal, a coin or a currency: something without accounts.
    pub is_spot: bool,
    /// Whether the subject is what one currency costs in another.
    pub is_currency: bool,
    /// Whether the subject is a mix of stocks and bonds, so that the market behind it belongs to the subject.
    pub is_mix: bool,
    /// Whether that mix is of bonds alone, so that the stock market says nothing about it.
    pub is_all_bonds: bool,
}

impl<'a> Figures<'a> {
    /// Reads a ledger for a member. Instead of the question, most members get the names of the instruments or what the
    /// question is about, which ask for nothing: the name of a pair of currencies is no question for its rate, and
    /// "pension" is none for what a pension is.
    pub fn for_member(member_id: &str, brief: &MasterBrief, ledger: &'a Ledger) -> Self {
        let sees_the_question = ["m_desk", "m_risk", "m_chair"].contains(&member_id);
        let asks = brief.question != brief.subject.in_words()
            || brief.subject.instruments.is_empty() && !Question::of(brief).is_plain();
        if sees_the_question || asks {
            return Self::new(brief, ledger);
        }
        let unasked = MasterBrief {
            question: String::new(),
            ..brief.clone()
        };
        Self::new(&unasked, ledger)
    }

    /// Reads a ledger for a brief.
    pub fn new(brief: &MasterBrief, ledger: &'a Ledger) -> Self {
        let language = Language::from_code(&brief.language);
        let words = Words::of(language);
        let question = Question::of(brief);
        let focus = match question {
            Question::Definition | Question::Lookup => None,
            Question::BondYield | Question::CashOrBonds | Question::RatesDown | Question::RatesUp => Some(Focus::Rates),
            // Prices of oil that were imported or fetched are newer than the monthly means that ship.
            _ => Focus::of(brief).filter(|focus| *focus != Focus::Oil || ledger.figure("ev_CL_F_price").is_none()),
        };
        let mix = mix::weights(brief);
        let (is_mix, is_all_bonds) = (mix.is_some(), mix == Some(Mix::BONDS));
        let topics = topics::of(brief, ledger, words, question, focus);
        let subjects = topics.iter().filter(|topic| topic.is_subject).count();
        let is_currency = is_of_class(brief, &["currency"]);
        // "How much is a euro in dollars?" asks for what it costs, and not for what is to come.
        let measure = Measure::of(brief);
        let judges = matches!(question, Question::Value | Question::Risk | Question::Return);
        let is_bare = !judges && brief.question.split_whitespace().nth(MAX_WORDS_OF_A_RATE).is_none();
        let asks_for_a_view = Question::asks_for_a_view(brief) && !is_bare;
        let asks_for_a_rate = Question::asks_how_much(brief) || !asks_for_a_view;
        let asks_for_a_rate = is_currency && horizon::is_assumed(brief) && asks_for_a_rate;
        let mut figures = Self {
            ledger,
            words,
            as_of: brief.as_of.clone(),
            has_sides: brief.subject.kind != "macro" && !focus.is_some_and(Focus::is_economy),
            focus,
            question,
            compares_by: Question::compared_by(brief),
            measure,
            // "Is Tesla profitable?" asks for its profit.
            asks_for_a_view: match measure.filter(|_| !Question::asks_for_a_decision(brief)) {
                Some(_) => false,
                None if is_spot(brief) && Question::names_a_price(brief) => Question::asks_for_a_decision(brief),
                None => Question::asks_for_a_view(brief) && !asks_for_a_rate,
            },
            past_years: Question::past_years(brief),
            is_horizon_assumed: horizon::is_assumed(brief),
            asks_for_the_past: Question::asks_for_the_past(brief) || asks_for_a_rate,
            asks_for_the_quote: !Question::names_the_dollar(brief),
            wants_income: Question::wants_income(brief),
            is_spot: is_spot(brief),
            is_currency,
            compares: brief.subject.kind == "comparison" && subjects > 1,
            is_mix,
            is_all_bonds,
            topics,
            horizon: intent::question::horizon(brief),
            bearable_fall: bearable_loss(brief).unwrap_or_else(|| bearable_fall::of(&brief.risk_tolerance, language)),
            is_risk_assumed: bearable_fall::is_assumed(brief, language),
            is_concentrated: false,
        };
        figures.is_concentrated = !holdings::is_well_diversified(&figures);
        figures
    }

    /// Whether a figure on a subject is recent enough to describe today.
    pub fn has_current_figures(&self) -> bool {
        let is_own = |figure: &Evidence| {
            let id = figure.evidence_id.as_str();
            let mut subjects = self.subjects();
            !id.ends_with("_age") && subjects.any(|topic| id.starts_with(&format!("ev_{}_", topic.key)))
        };
        let mut own = self.ledger.evidence.iter().filter(|figure| is_own(figure));
        own.any(|figure| self.years_old(figure) <= MAX_CURRENT_AGE)
    }

    /// Whether the question is about the economy itself.
    pub fn is_on_economy(&self) -> bool {
        self.focus.is_some_and(Focus::is_economy)
    }

    /// The topics the question is about.
    pub fn subjects(&self) -> impl Iterator<Item = &Topic> {
        self.topics.iter().filter(|topic| topic.is_subject)
    }

    /// A figure by its id.
    pub fn get(&self, id: &str) -> Option<&'a Evidence> {
        self.ledger.figure(id)
    }

    /// The weights of the positions of a portfolio.
    pub fn weights(&self) -> impl Iterator<Item = &'a Evidence> {
        let weight = |figure: &&Evidence| figure.evidence_id.starts_with("ev_pf_weight_");
        self.ledger.evidence.iter().filter(weight)
    }

    /// A figure of a topic by its measure. A measure that begins with `ev_` is the whole id.
    pub fn of(&self, topic: &Topic, measure: &str) -> Option<&'a Evidence> {
        if measure.starts_with("ev_") {
            return self.get(measure);
        }
        let counted = ["freq_pos", "freq_neg", "freq_good", "freq_good_bound", "freq_periods"];
        if counted.contains(&measure) {
            return self.frequency(topic, measure);
        }
        self.get(&format!("ev_{}_{measure}", topic.key))
    }

    /// How often something happened over windows as long as the horizon.
    fn frequency(&self, topic: &Topic, what: &str) -> Option<&'a Evidence> {
        let years = self.horizon.window();
        if topic.key == US_MARKET {
            self.get(&format!("ev_{what}_{years}y"))
        } else if topic.key == MIX {
            self.get(&format!("ev_{MIX}_{what}_{years}y"))
        } else if self.has_enough_history(topic) {
            self.get(&format!("ev_{}_{what}_{years}y", topic.key))
        } else {
            None
        }
    }

    /// Whether a history is long enough to count frequencies: the overlapping windows of a short one are all nearly the
    /// same window.
    pub fn has_enough_history(&self, topic: &Topic) -> bool {
        let months = self.get(&format!("ev_{}_window_count_1y", topic.key)).map(number);
        months
            .is_some_and(|months| (months + 12.0) / 12.0 >= MIN_INDEPENDENT_WINDOWS * f64::from(self.horizon.window()))
    }

    /// Whether there are figures on the subject itself; in a comparison, on at least two subjects.
    pub fn has_subject_figures(&self) -> bool {
        let has_figures = |topic: &&Topic| {
            let known = [
                "return_1y",
                "price",
                "revenue",
                "operating_margin",
                "roe",
                "real_return_10y",
            ];
            known.iter().any(|measure| self.of(topic, measure).is_some())
        };
        if self.is_on_economy() {
            return self.focus.is_some_and(|focus| economy::has_figures(focus, self));
        }
        let covered = self.subjects().filter(has_figures).count();
        covered >= if self.compares { 2 } else { 1 } || self.get("ev_pf_vol_36m").is_some()
    }

    /// The age in years of a figure on the date of the brief; 0 for a date that cannot be read.
    pub fn years_old(&self, evidence: &Evidence) -> f64 {
        let months = |date: &str| -> Option<f64> {
            let year: f64 = date.get(..4)?.parse().ok()?;
            let month: f64 = match date.get(5..7)? {
                "Q1" => 3.0,
                "Q2" => 6.0,
                "Q3" => 9.0,
                "Q4" => 12.0,
                month => month.parse().ok()?,
            };
            Some(year * 12.0 + month)
        };
        match (months(&evidence.as_of), months(&self.as_of)) {
            (Some(then), Some(now)) => ((now - then) / 12.0).max(0.0),
            _ => 0.0,
        }
    }

    /// The figure that states the age of another (same source, same subject), where that age counts as old.
    pub fn age_of(&self, evidence: &Evidence) -> Option<&'a Evidence> {
        let shared = |age: &Evidence| {
            let letters = age.evidence_id.bytes().zip(evidence.evidence_id.bytes());
            letters.take_while(|(a, b)| a == b).count()
        };
        let ages = self
            .ledger
            .evidence
            .iter()
            .filter(|age| age.evidence_id.ends_with("_age") && age.source_id == evidence.source_id);
        ages.max_by_key(|age| shared(age))
            .filter(|age| number(age) >= OLD_YEARS)
    }

    /// The age of the oldest figures on the subject, where they are old; of the background where the subject has none.
    pub fn age(&self) -> Option<&'a Evidence> {
        if self.is_on_economy() {
            let curve = self.get("ev_curve_age").filter(|age| number(age) >= OLD_YEARS);
            return curve.filter(|_| self.focus == Some(Focus::Curve));
        }
        let oldest = |subject| self.ages(subject).max_by(|a, b| number(a).total_cmp(&number(b)));
        oldest(true)
            .or_else(|| oldest(false))
            .filter(|age| number(age) >= OLD_YEARS)
    }

    fn ages(&self, subject: bool) -> impl Iterator<Item = &'a Evidence> {
        let topics = self.topics.iter().filter(move |topic| topic.is_subject == subject);
        topics
            .flat_map(|topic| [self.of(topic, "age"), self.of(topic, "accounts_age")])
            .flatten()
    }

    /// Whether the returns of a topic are counted after inflation.
    pub fn is_real(&self, topic: &Topic) -> bool {
        [US_MARKET, MIX].contains(&topic.key.as_str())
    }

    /// Whether a mean price is that of the last two hundred days, and not that of the last ten months.
    pub fn is_daily(&self, evidence: &Evidence) -> bool {
        evidence
            .formula
            .as_deref()
            .is_some_and(|formula| formula.contains(", 200)"))
    }

    /// Another measure of the subject that the figure with this id belongs to.
    pub fn other_measure(&self, id: &str, measure: &str) -> Option<&'a Evidence> {
        let own = |topic: &&Topic| id.strip_prefix(&format!("ev_{}_", topic.key)).is_some();
        let topic = self.topics.iter().find(own).or_else(|| self.topics.last())?;
        self.of(topic, measure)
    }

    /// A figure as a finding quotes it.
    pub fn figure(&self, evidence: &Evidence) -> Figure {
        Figure {
            name: self.name_of(evidence),
            value: evidence.value,
            unit: evidence.unit.clone(),
            as_of: evidence.as_of.clone(),
            evidence_id: evidence.evidence_id.clone(),
        }
    }

    /// The name of a figure with its subject, for people.
    pub fn name_of(&self, evidence: &Evidence) -> String {
        let measure = measures::name(&evidence.evidence_id, self.words);
        let own = |topic: &&Topic| evidence.evidence_id.starts_with(&format!("ev_{}_", topic.key));
        match self.topics.iter().find(own) {
            Some(topic) => self.words.say(
                "measure-of",
                &[("measure", Arg::Text(&measure)), ("name", Arg::Text(&topic.label))],
            ),
            None => measure,
        }
    }
}

/// The value as a number.
pub const fn number(evidence: &Evidence) -> f64 {
    evidence.value.number()
}

/// The weight that a figure of this age keeps: half after five years, a quarter after ten. All claims lose weight at
/// the same pace, so that time alone never moves the balance between them and never raises the confidence.
pub fn freshness(age_in_years: f64) -> f64 {
    0.5_f64.powf(age_in_years.max(0.0) / 5.0)
}

/// Rounds the confidence of the committee to two places.
pub fn two_places(confidence: f64) -> f64 {
    // An empty sum is -0.0; adding 0.0 makes it 0.
    (confidence.clamp(0.0, 1.0) * 100.0).round() / 100.0 + 0.0
}

/// Rounds the confidence of a claim to three places.
pub fn rounded(confidence: f64) -> f64 {
    (confidence.clamp(0.0, 1.0) * 1000.0).round() / 1000.0
}

/// Whether all that a brief names is a metal, a coin or a currency.
pub fn is_spot(brief: &MasterBrief) -> bool {
    // Gold beside a position without a symbol, such as bonds, is a portfolio and no metal.
    let others = brief.holdings.positions.iter().any(|held| held.symbol.is_empty());
    !others && is_of_class(brief, &["commodity", "crypto", "currency"])
}

fn is_of_class(brief: &MasterBrief, classes: &[&str]) -> bool {
    let instruments = &brief.subject.instruments;
    !instruments.is_empty()
        && instruments
            .iter()
            .all(|known| classes.contains(&known.asset_class.as_str()))
}
