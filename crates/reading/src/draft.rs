//! Writes the brief, and the questions where something is missing.

use languages::decimal::Decimal;
use languages::locale::Locale;
use pipeline::brief::holdings::{Holdings, HoldingsStatus};
use pipeline::brief::mib::SCHEMA;
use pipeline::brief::{INSTRUMENT, MasterBrief, Question, Triage};
use pipeline::session::title_of;

use super::answers::Answer;
use super::features::Features;
use super::horizon::HorizonWording;
use super::learned::Verdict;
use super::lexicon::{Hit, Signal, near};
use super::states::{
    asks_about_parts, asks_about_the_economy, asks_for_a_reported_figure, asks_for_a_spot_price, asks_for_history,
    asks_for_parts, asks_for_price_or_risk, asks_to_look_up_accounts, asks_what_happened, is_for_emergencies,
    looks_up_a_price, names_its_sums, takes_money_out,
};
use super::subject::{KnownSubject, label};
use super::triage::Reading;
use super::{general, key_questions, limits, losses};
use instruments::Master;
use languages::steps;
use languages::text::is_unspaced_script;

/// The most constraints that are taken from a question.
const MAX_CONSTRAINTS: usize = 32;

/// The most unassigned shares that are listed.
const MAX_UNASSIGNED: usize = 8;

/// The most letters between a denial and what it denies.
const MAX_DENIAL_DISTANCE: usize = 36;

/// A preference of the user, stated or assumed.
struct Preference {
    value: String,
    is_stated: bool,
}

impl Preference {
    fn answered(answer: &Answer<'_>, assumed: String) -> Self {
        let value = if answer.is_unsure() {
            assumed
        } else {
            title_of(answer.said, 200)
        };
        Self { value, is_stated: true }
    }
}

/// Writes the brief of an accepted question. The classifier decides whether to ask anything at all; rules decide what
/// to ask, and always ask about a name with several meanings.
pub(super) fn write(reading: &Reading<'_>, mut known: KnownSubject, holdings: Holdings, unassigned: &[f64]) -> Triage {
    let locale = Locale::of(reading.asked.language);
    let horizon = horizon_of(reading, locale);
    let risk = risk_of(reading, locale);
    let goals = [
        (Signal::Opportunity, 3),
        (Signal::Preserve, 2),
        (Signal::Income, 1),
        (Signal::Growth, 0),
    ];
    let objective = preference(reading, locale, "objective", &goals);

    let mut questions = Vec::new();
    let first = reading.asked.clarifications.is_empty();
    // "Which stock should I buy?" needs a choice to compare, whatever the classifier says.
    let (features, language) = (reading.features, reading.asked.language);
    let asks_for_our_data = first && general::asks_about_our_data(features, language);
    // "ou investir" is "where to invest" in French, and in Portuguese the second half of "pay off or invest".
    let names_its_plan = names_its_sums(reading) || takes_money_out(reading);
    let is_settled = asks_for_our_data || names_its_plan;
    let asks_which = features.has(Signal::Which) && !known.is_clear() && !is_settled;
    // "Does it pay a dividend?" is about something, and not about dividends.
    let is_unnamed = first && known.subject.instruments.is_empty() && general::points_at_something(features, language);
    if is_unnamed {
        known.subject.themes.clear();
    }
    let asks_as_it_is = first
        && (known.is_clear()
            && (asks_for_price_or_risk(reading)
                || asks_about_parts(reading, &holdings)
                || asks_about_the_economy(reading, &known)
                || asks_for_a_spot_price(reading, &known)
                || asks_for_a_reported_figure(reading, &known)
                || asks_what_happened(reading, &known)
                || looks_up_a_price(reading, &known))
            || known.ambiguous.is_none()
                && (asks_for_parts(reading, &known)
                    || is_for_emergencies(reading)
                    || asks_for_history(reading)
                    || asks_for_our_data
                    || general::asks_for_a_rate(features, language)
                    || general::is_bare_commodity(features, language)
                    || names_its_plan));
    let is_complete = reading.verdict == Verdict::Complete && !(first && general::is_bare_name(features));
    // "Which of your companies has the highest debt?" needs no choice either.
    let looks_up = first && known.ambiguous.is_none() && asks_to_look_up_accounts(reading, &known);
    let enough = (is_complete || asks_as_it_is) && !asks_which && !is_unnamed || looks_up || reading.is_plain;
    let needs_no_instrument = first && general::is_about_money(features, language);
    if (enough || needs_no_instrument && !is_unnamed) && !known.is_clear() && known.ambiguous.is_none() {
        known.subject.themes.push(title_of(reading.asked.input, 60));
    }
    if !known.is_clear() {
        questions.push(instrument_question(reading, locale, &known));
    }
    if !horizon.is_stated && !enough && (!reading.features.asks_for_facts || first) {
        questions.push(question(locale, "horizon", true));
    }
    // With an instrument and a horizon, there is nothing left to ask for.
    if questions.is_empty() && !enough && !needs_no_instrument && first && known.subject.instruments.is_empty() {
        questions.push(instrument_question(reading, locale, &known));
    }
    // Risk and objective are only asked for when something else must be asked anyway, and never for an answer on the
    // economy, which does not depend on them.
    if !questions.is_empty() && known.subject.kind != "macro" {
        for (id, preference) in [("risk", &risk), ("objective", &objective)] {
            if !preference.is_stated {
                questions.push(question(locale, id, false));
            }
        }
    }
    let mut draft = Box::new(brief(reading, locale, known, holdings, [&horizon, &risk, &objective]));
    // A share of something unknown is no holding; the assumptions list it.
    draft
        .assumptions
        .extend(unassigned.iter().take(MAX_UNASSIGNED).map(|percent| {
            let value = locale.quantity(Decimal::of(*percent), "percent");
            locale.fill("assumption-part", &[("value", &value)])
        }));
    if questions.is_empty() {
        Triage::Complete { brief: draft }
    } else {
        Triage::Clarify { questions, draft }
    }
}

fn brief(
    reading: &Reading<'_>,
    locale: &Locale,
    known: KnownSubject,
    holdings: Holdings,
    preferences: [&Preference; 3],
) -> MasterBrief {
    let [horizon, risk, objective] = preferences;
    let mut subject = known.subject;
    if let Some((_, options)) = known.ambiguous {
        // In a draft: the meaning that is assumed until the user answers.
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
    for (id, preference) in [("horizon", horizon), ("risk", risk), ("objective", objective)] {
        if !preference.is_stated || reading.answers.to(id).is_some_and(Answer::is_unsure) {
            assumptions.push(locale.fill(&format!("assumption-{id}"), &[("value", &preference.value)]));
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
    for words in limits::in_words(&reading.features.text, &reading.features.amounts) {
        if constraints.len() < MAX_CONSTRAINTS && !constraints.contains(&words) {
            constraints.push(words);
        }
    }
    let mut key_questions = key_questions::of(&subject, locale);
    if reading.is_plain {
        // What a term means, or what is missing, depends on nothing that could be assumed, and is the only question.
        assumptions.clear();
        key_questions = vec![title_of(reading.asked.input, 200)];
    }
    MasterBrief {
        schema: SCHEMA.to_owned(),
        session_id: reading.asked.session_id.to_owned(),
        question: reading.asked.input.to_owned(),
        title: title_of(reading.asked.input, 80),
        language: reading.asked.language.code().to_owned(),
        key_questions,
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

fn horizon_of(reading: &Reading<'_>, locale: &Locale) -> Preference {
    let options = locale.options("question-horizon-options");
    let assumed = options.first().cloned().unwrap_or_default();
    if let Some(answer) = reading.answers.to("horizon") {
        return Preference::answered(answer, assumed);
    }
    let found = reading.features.horizon.as_ref();
    let value = found.map(|found| match &found.wording {
        HorizonWording::Verbatim(words) => words.clone(),
        HorizonWording::Years => locale.quantity(Decimal::of(found.horizon.years()), "years"),
        HorizonWording::ReadyMade => options.get(found.horizon.option()).cloned().unwrap_or_default(),
    });
    let emergency = || options.last().filter(|_| is_for_emergencies(reading)).cloned();
    let value = value.or_else(emergency);
    Preference {
        is_stated: value.is_some(),
        value: value.unwrap_or(assumed),
    }
}

/// The risk tolerance: by statements about losses, else by words such as "conservative".
fn risk_of(reading: &Reading<'_>, locale: &Locale) -> Preference {
    let by_words = [(Signal::RiskMedium, 0), (Signal::RiskLow, 1), (Signal::RiskHigh, 2)];
    let answered = reading.answers.to("risk").is_some();
    let heard = if answered { None } else { losses::read(reading.features) };
    match heard.and_then(|at| locale.options("question-risk-options").get(at as usize).cloned()) {
        Some(value) => Preference { value, is_stated: true },
        None => preference(reading, locale, "risk", &by_words),
    }
}

fn preference(reading: &Reading<'_>, locale: &Locale, id: &str, signals: &[(Signal, usize)]) -> Preference {
    let options = locale.options(&format!("question-{id}-options"));
    let assumed = options.first().cloned().unwrap_or_default();
    if let Some(answer) = reading.answers.to(id) {
        return Preference::answered(answer, assumed);
    }
    let features = reading.features;
    let heard = signals.iter().find(|(signal, _)| {
        let own = |hit: &&Hit| hit.signal == *signal || *signal == Signal::RiskLow && hit.signal == Signal::Riskless;
        features.hits.iter().filter(own).any(|hit| !is_denied(features, hit))
    });
    let value = heard.and_then(|(_, at)| options.get(*at)).cloned();
    Preference {
        is_stated: value.is_some(),
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
        let glued = letters[hit.start..hit.end]
            .iter()
            .any(|letter| is_unspaced_script(*letter));
        let spaces = between.iter().filter(|letter| **letter == ' ').count();
        if glued {
            between.len() < 3
        } else {
            spaces <= 4 && between.len() <= MAX_DENIAL_DISTANCE
        }
    })
}

fn instrument_question(reading: &Reading<'_>, locale: &Locale, known: &KnownSubject) -> Question {
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
        question_id: INSTRUMENT.to_owned(),
        text,
        why: locale.text("question-instrument-why").into_owned(),
        options,
        allows_custom: true,
        required: true,
    }
}

/// Options where nothing was named: what the user owns, then broad markets, the world's first.
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
