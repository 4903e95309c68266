//! Writes the brief, and the questions where something is missing.

use languages::decimal::Decimal;
use languages::locale::Locale;
use pipeline::brief::holdings::{Holdings, HoldingsStatus};
use pipeline::brief::mib::SCHEMA;
use pipeline::brief::{Mib, Question, Triage};
use pipeline::session::title_of;

use super::answers::Answer;
use super::features::Features;
use super::horizon::Said;
use super::learned::Verdict;
use super::lexicon::{Hit, Signal, near};
use super::subject::{Known, label};
use super::triage::Reading;
use super::{key_questions, losses};
use instruments::Master;
use languages::steps;
use languages::text::runs_on;

/// The most constraints that are taken from a question.
const MAX_CONSTRAINTS: usize = 32;

/// The most shares without a meaning that are listed.
const MAX_UNREAD: usize = 8;

/// So many letters at most stand between a denial and what is denied.
const MAX_DENIAL_DISTANCE: usize = 36;

/// A wish and whether somebody said it.
struct Wish {
    value: String,
    said: bool,
}

impl Wish {
    fn answered(answer: &Answer<'_>, assumed: String) -> Self {
        let value = if answer.is_unsure() {
            assumed
        } else {
            title_of(answer.said, 200)
        };
        Self { value, said: true }
    }
}

/// Writes the brief of a question that is ours. Whether something must be asked at all is a matter of the wording;
/// what it is, and that a name with several meanings is asked about, is a matter of rules.
pub(super) fn write(reading: &Reading<'_>, mut known: Known, holdings: Holdings, unread: &[f64]) -> Triage {
    let locale = Locale::of(reading.asked.language);
    let horizon = horizon_of(reading, locale);
    let risk = risk_of(reading, locale);
    let goals = [
        (Signal::Opportunity, 3),
        (Signal::Preserve, 2),
        (Signal::Income, 1),
        (Signal::Growth, 0),
    ];
    let objective = wish(reading, locale, "objective", &goals);

    let mut questions = Vec::new();
    let first = reading.asked.clarifications.is_empty();
    // Whoever asks which one of all there are is asked what it shall be among, whatever the wording is taken for.
    let asks_which = reading.features.has(Signal::Which) && !known.is_clear();
    let enough = reading.verdict == Verdict::Complete && !asks_which;
    if enough && !known.is_clear() && known.ambiguous.is_none() {
        known.subject.themes.push(title_of(reading.asked.input, 60));
    }
    if !known.is_clear() {
        questions.push(which(reading, locale, &known));
    }
    if !horizon.said && !enough && (!reading.features.asks_for_facts || first) {
        questions.push(question(locale, "horizon", true));
    }
    // Whoever named an instrument and a horizon has said what there is to ask for.
    if questions.is_empty() && !enough && first && known.subject.instruments.is_empty() {
        questions.push(which(reading, locale, &known));
    }
    // The rest is worth asking only when somebody must be asked anyway.
    if !questions.is_empty() {
        for (id, wish) in [("risk", &risk), ("objective", &objective)] {
            if !wish.said {
                questions.push(question(locale, id, false));
            }
        }
    }
    let mut draft = Box::new(brief(reading, locale, known, holdings, [&horizon, &risk, &objective]));
    // A share of something that was not understood is no holding, and its owner is told.
    draft.assumptions.extend(unread.iter().take(MAX_UNREAD).map(|percent| {
        let value = locale.quantity(Decimal::of(*percent), "percent");
        locale.fill("assumption-part", &[("value", &value)])
    }));
    if questions.is_empty() {
        Triage::Complete { brief: draft }
    } else {
        Triage::Clarify { questions, draft }
    }
}

fn brief(reading: &Reading<'_>, locale: &Locale, known: Known, holdings: Holdings, wishes: [&Wish; 3]) -> Mib {
    let [horizon, risk, objective] = wishes;
    let mut subject = known.subject;
    if let Some((_, options)) = known.ambiguous {
        // Only a draft: what would be assumed if nobody answered.
        subject.instruments.extend(options.into_iter().next());
    }
    let mut assumptions = Vec::new();
    if subject.instruments.is_empty() {
        let words = if subject.themes.is_empty() {
            title_of(reading.asked.input, 60)
        } else {
            subject.themes.join(", ")
        };
        assumptions.push(locale.fill("assumption-instrument", &[("value", &words)]));
    }
    for (id, wish) in [("horizon", horizon), ("risk", risk), ("objective", objective)] {
        if !wish.said || reading.answers.to(id).is_some_and(Answer::is_unsure) {
            assumptions.push(locale.fill(&format!("assumption-{id}"), &[("value", &wish.value)]));
        }
    }
    if holdings.status == HoldingsStatus::NotProvided {
        assumptions.push(locale.text("assumption-holdings").into_owned());
    }
    let mut constraints: Vec<String> = Vec::new();
    for hit in reading
        .features
        .hits
        .iter()
        .filter(|hit| hit.signal == Signal::Constraint)
    {
        steps::step(constraints.len());
        if constraints.len() == MAX_CONSTRAINTS {
            break;
        }
        let text = &reading.features.text;
        let words = text.verbatim(hit.start, text.word_end(hit.end)).to_owned();
        if !constraints.contains(&words) {
            constraints.push(words);
        }
    }
    Mib {
        schema: SCHEMA.to_owned(),
        session_id: reading.asked.session_id.to_owned(),
        question: reading.asked.input.to_owned(),
        title: title_of(reading.asked.input, 80),
        language: reading.asked.language.code().to_owned(),
        key_questions: key_questions::of(&subject, locale),
        subject,
        objective: objective.value.clone(),
        horizon: horizon.value.clone(),
        risk_tolerance: risk.value.clone(),
        constraints,
        holdings,
        assumptions,
        clarifications: reading.asked.clarifications.to_vec(),
        as_of: reading.asked.as_of.to_owned(),
    }
}

fn horizon_of(reading: &Reading<'_>, locale: &Locale) -> Wish {
    let options = locale.options("question-horizon-options");
    let assumed = options.first().cloned().unwrap_or_default();
    if let Some(answer) = reading.answers.to("horizon") {
        return Wish::answered(answer, assumed);
    }
    let found = reading.features.horizon.as_ref();
    let value = found.map(|found| match &found.said {
        Said::Words(words) => words.clone(),
        Said::Years => locale.quantity(Decimal::of(found.horizon.years()), "years"),
        Said::Ready => options.get(found.horizon.option()).cloned().unwrap_or_default(),
    });
    Wish {
        said: value.is_some(),
        value: value.unwrap_or(assumed),
    }
}

/// How much risk: by what is said about losses, else by words such as "conservative".
fn risk_of(reading: &Reading<'_>, locale: &Locale) -> Wish {
    let by_words = [(Signal::RiskMedium, 0), (Signal::RiskLow, 1), (Signal::RiskHigh, 2)];
    let answered = reading.answers.to("risk").is_some();
    let heard = if answered { None } else { losses::read(reading.features) };
    match heard.and_then(|at| locale.options("question-risk-options").get(at as usize).cloned()) {
        Some(value) => Wish { value, said: true },
        None => wish(reading, locale, "risk", &by_words),
    }
}

fn wish(reading: &Reading<'_>, locale: &Locale, id: &str, signals: &[(Signal, usize)]) -> Wish {
    let options = locale.options(&format!("question-{id}-options"));
    let assumed = options.first().cloned().unwrap_or_default();
    if let Some(answer) = reading.answers.to(id) {
        return Wish::answered(answer, assumed);
    }
    let features = reading.features;
    let heard = signals.iter().find(|(signal, _)| {
        let own = |hit: &&Hit| hit.signal == *signal || *signal == Signal::RiskLow && hit.signal == Signal::Riskless;
        features.hits.iter().filter(own).any(|hit| !is_denied(features, hit))
    });
    let value = heard.and_then(|(_, at)| options.get(*at)).cloned();
    Wish {
        said: value.is_some(),
        value: value.unwrap_or(assumed),
    }
}

/// "not interested in income" is no wish for it: a denial stands up to three words before, or right before it where a
/// script has no spaces.
fn is_denied(features: &Features<'_>, wish: &Hit) -> bool {
    let letters = &features.text.folded;
    let denials = near(wish, &features.details).filter(|hit| hit.signal == Signal::Denial);
    denials.filter(|hit| hit.end <= wish.start).any(|hit| {
        let between = &letters[hit.end..wish.start];
        let glued = letters[hit.start..hit.end].iter().any(|letter| runs_on(*letter));
        let spaces = between.iter().filter(|letter| **letter == ' ').count();
        if glued {
            between.len() < 3
        } else {
            spaces <= 4 && between.len() <= MAX_DENIAL_DISTANCE
        }
    })
}

fn which(reading: &Reading<'_>, locale: &Locale, known: &Known) -> Question {
    let (text, mut options) = match &known.ambiguous {
        Some((name, options)) => {
            let text = locale.fill("question-instrument-text-named", &[("name", name)]);
            (text, options.iter().map(label).collect())
        }
        None => (locale.text("question-instrument-text").into_owned(), Vec::new()),
    };
    if options.len() < 2 {
        options = suggestions(reading);
    }
    options.truncate(4);
    Question {
        question_id: "instrument".to_owned(),
        text,
        why: locale.text("question-instrument-why").into_owned(),
        options,
        allows_custom: true,
        required: true,
    }
}

/// What to offer where nothing was named: what somebody owns, or broad markets, the world's first.
fn suggestions(reading: &Reading<'_>) -> Vec<String> {
    let master = Master::get();
    let owned = reading
        .asked
        .portfolio
        .iter()
        .filter_map(|position| master.by_symbol(&position.symbol));
    let mut options: Vec<String> = owned.take(4).map(|entry| label(&entry.instrument())).collect();
    let local = reading.asked.language.traits().index;
    for symbol in ["MSCIWORLD", "^GSPC", local, "XAU"] {
        let entry = master.by_symbol(symbol).filter(|_| options.len() < 4);
        options.extend(
            entry
                .map(|entry| label(&entry.instrument()))
                .filter(|label| !options.contains(label)),
        );
    }
    options
}

fn question(locale: &Locale, id: &str, required: bool) -> Question {
    Question {
        question_id: id.to_owned(),
        text: locale.text(&format!("question-{id}-text")).into_owned(),
        why: locale.text(&format!("question-{id}-why")).into_owned(),
        options: locale.options(&format!("question-{id}-options")),
        allows_custom: true,
        required,
    }
}
