//! Writes the brief, and the questions where something is missing.

use pipeline::brief::holdings::Holdings;
use pipeline::brief::mib::SCHEMA;
use pipeline::brief::{Mib, Question, Triage};
use pipeline::locale::Locale;
use pipeline::session::title_of;

use super::lexicon::{Lexicon, Signal};
use super::subject::{Known, label};
use super::text::Text;
use super::triage::Reading;
use super::{horizon, key_questions};

/// A wish and whether somebody said it.
struct Wish {
    value: String,
    said: bool,
}

/// The verdict on a question that is ours.
pub fn verdict(reading: &Reading<'_>, known: Known) -> Triage {
    let locale = Locale::of(reading.language);
    let horizon = horizon_of(reading, locale);
    let risk = wish(
        reading,
        locale,
        "risk",
        &[(Signal::RiskMedium, 0), (Signal::RiskLow, 1), (Signal::RiskHigh, 2)],
    );
    let goals = [
        (Signal::Opportunity, 3),
        (Signal::Preserve, 2),
        (Signal::Income, 1),
        (Signal::Growth, 0),
    ];
    let objective = wish(reading, locale, "objective", &goals);

    let mut questions = Vec::new();
    if !known.is_clear() {
        questions.push(which(locale, &known));
    }
    if !horizon.said {
        questions.push(question(locale, "horizon", true));
    }
    // The rest is worth asking only when somebody must be asked anyway.
    if !questions.is_empty() {
        for (id, wish) in [("risk", &risk), ("objective", &objective)] {
            if !wish.said {
                questions.push(question(locale, id, false));
            }
        }
    }
    let brief = Box::new(write(reading, locale, known, &horizon, &risk, &objective));
    if questions.is_empty() {
        Triage::Complete { brief }
    } else {
        Triage::Clarify {
            questions,
            draft: brief,
        }
    }
}

fn write(reading: &Reading<'_>, locale: &Locale, known: Known, horizon: &Wish, risk: &Wish, objective: &Wish) -> Mib {
    let mut subject = known.subject;
    if let Some((_, options)) = known.ambiguous {
        // Only a draft: what would be assumed if nobody answered.
        subject.instruments.extend(options.into_iter().next());
    }
    let mut assumptions = Vec::new();
    if subject.instruments.is_empty() {
        let words = if subject.themes.is_empty() {
            title_of(reading.input, 60)
        } else {
            subject.themes.join(", ")
        };
        assumptions.push(locale.fill("assumption-instrument", &[("value", &words)]));
    }
    for (id, wish) in [("horizon", horizon), ("risk", risk), ("objective", objective)] {
        if !wish.said || is_unsure(reading.answer(id)) {
            assumptions.push(locale.fill(&format!("assumption-{id}"), &[("value", &wish.value)]));
        }
    }
    if subject.kind != "portfolio" {
        assumptions.push(locale.text("assumption-holdings").into_owned());
    }
    let mut constraints: Vec<String> = Vec::new();
    for hit in reading.hits.iter().filter(|hit| hit.signal == Signal::Constraint) {
        let words = reading
            .text
            .verbatim(hit.start, reading.text.word_end(hit.end))
            .to_owned();
        if !constraints.contains(&words) {
            constraints.push(words);
        }
    }
    Mib {
        schema: SCHEMA.to_owned(),
        session_id: reading.session_id.to_owned(),
        question: reading.input.to_owned(),
        title: title_of(reading.input, 80),
        language: reading.language.code().to_owned(),
        key_questions: key_questions::of(&subject),
        subject,
        objective: objective.value.clone(),
        horizon: horizon.value.clone(),
        risk_tolerance: risk.value.clone(),
        constraints,
        holdings: Holdings::default(),
        assumptions,
        clarifications: reading.clarifications.to_vec(),
        as_of: reading.as_of.to_owned(),
    }
}

fn horizon_of(reading: &Reading<'_>, locale: &Locale) -> Wish {
    let options = locale.options("question-horizon-options");
    let assumed = options.first().cloned().unwrap_or_default();
    if let Some(answer) = reading.answer("horizon") {
        let value = if is_unsure(Some(answer)) {
            assumed
        } else {
            title_of(answer, 200)
        };
        return Wish { value, said: true };
    }
    match horizon::read(reading.text, reading.hits, reading.as_of) {
        Some(found) => {
            let option = options.get(found.span.option()).cloned();
            Wish {
                value: found.words.or(option).unwrap_or(assumed),
                said: true,
            }
        }
        None => Wish {
            value: assumed,
            said: false,
        },
    }
}

fn wish(reading: &Reading<'_>, locale: &Locale, id: &str, signals: &[(Signal, usize)]) -> Wish {
    let options = locale.options(&format!("question-{id}-options"));
    let assumed = options.first().cloned().unwrap_or_default();
    if let Some(answer) = reading.answer(id) {
        let value = if is_unsure(Some(answer)) {
            assumed
        } else {
            title_of(answer, 200)
        };
        return Wish { value, said: true };
    }
    let heard = signals.iter().find(|(signal, _)| reading.has(*signal));
    match heard.and_then(|(_, at)| options.get(*at)) {
        Some(value) => Wish {
            value: value.clone(),
            said: true,
        },
        None => Wish {
            value: assumed,
            said: false,
        },
    }
}

fn is_unsure(answer: Option<&str>) -> bool {
    let Some(answer) = answer else { return false };
    let text = Text::new(answer);
    text.folded.len() < 60
        && Lexicon::get()
            .scan(&text)
            .iter()
            .any(|hit| hit.signal == Signal::Unsure)
}

fn which(locale: &Locale, known: &Known) -> Question {
    let (text, options) = match &known.ambiguous {
        Some((name, options)) => {
            let text = locale.fill("question-instrument-text-named", &[("name", name)]);
            (text, options.iter().map(label).collect())
        }
        None => (locale.text("question-instrument-text").into_owned(), Vec::new()),
    };
    Question {
        question_id: "instrument".to_owned(),
        text,
        why: locale.text("question-instrument-why").into_owned(),
        options,
        allows_custom: true,
        required: true,
    }
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
