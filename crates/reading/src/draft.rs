//! Writes the brief, and the questions where something is missing.

use languages::locale::Locale;
use pipeline::brief::holdings::{Holdings, HoldingsStatus};
use pipeline::brief::mib::SCHEMA;
use pipeline::brief::{Mib, Question, Triage};
use pipeline::session::title_of;

use super::horizon::Said;
use super::learned::Verdict;
use super::lexicon::{Hit, Lexicon, Signal, of_kind, within};
use super::subject::{Known, label};
use super::triage::Reading;
use super::words_ask::{BEFORE_A_QUESTION, PAST_VERBS, QUESTION_WORDS, STATE_VERBS};
use super::{horizon, key_questions, lengths, losses};
use instruments::Master;
use languages::steps;
use languages::text::Text;

/// The most constraints that are taken from a question.
const MOST_CONSTRAINTS: usize = 32;

/// The most shares without a meaning that are listed.
const MOST_UNREAD: usize = 8;

/// A wish and whether somebody said it.
struct Wish {
    value: String,
    said: bool,
}

/// The verdict on a question that is ours. Whether something must be asked at all is a matter of the wording; what it is, and
/// that a name with several meanings is asked about, is a matter of rules.
pub(super) fn verdict(
    reading: &Reading<'_>,
    mut known: Known,
    holdings: Holdings,
    unread: &[f64],
    learned: Verdict,
) -> Triage {
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
    let enough = learned == Verdict::Complete;
    if enough && !known.is_clear() && known.ambiguous.is_none() {
        known.subject.themes.push(title_of(reading.asked.input, 60));
    }
    if !known.is_clear() {
        questions.push(which(reading, locale, &known));
    }
    if !horizon.said && !enough && (!is_about_facts(reading) || first) {
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
    let mut brief = Box::new(write(reading, locale, known, holdings, [&horizon, &risk, &objective]));
    // A share of something that was not understood is no holding, and its owner is told.
    brief.assumptions.extend(unread.iter().take(MOST_UNREAD).map(|percent| {
        let value = locale.quantity(&percent.to_string(), "percent");
        locale.fill("assumption-part", &[("value", &value)])
    }));
    if questions.is_empty() {
        Triage::Complete { brief }
    } else {
        Triage::Clarify {
            questions,
            draft: brief,
        }
    }
}

fn write(reading: &Reading<'_>, locale: &Locale, known: Known, holdings: Holdings, wishes: [&Wish; 3]) -> Mib {
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
        if !wish.said || is_unsure(reading.answer(id)) {
            assumptions.push(locale.fill(&format!("assumption-{id}"), &[("value", &wish.value)]));
        }
    }
    if holdings.status == HoldingsStatus::NotProvided {
        assumptions.push(locale.text("assumption-holdings").into_owned());
    }
    let mut constraints: Vec<String> = Vec::new();
    for hit in reading.hits.iter().filter(|hit| hit.signal == Signal::Constraint) {
        steps::step(constraints.len());
        if constraints.len() == MOST_CONSTRAINTS {
            break;
        }
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
    if let Some(answer) = reading.answer("horizon") {
        let value = if is_unsure(Some(answer)) {
            assumed
        } else {
            title_of(answer, 200)
        };
        return Wish { value, said: true };
    }
    let found = horizon::read(reading.text, reading.hits, reading.asked.as_of);
    let said = found.is_some();
    let value = found.map(|found| match found.said {
        Said::Words(words) => words,
        Said::Years => locale.quantity(&found.horizon.years().to_string(), "years"),
        Said::Ready => options.get(found.horizon.option()).cloned().unwrap_or_default(),
    });
    Wish {
        value: value.unwrap_or(assumed),
        said,
    }
}

/// How much risk: by what is said about losses, else by words such as "conservative".
fn risk_of(reading: &Reading<'_>, locale: &Locale) -> Wish {
    let by_words = [(Signal::RiskMedium, 0), (Signal::RiskLow, 1), (Signal::RiskHigh, 2)];
    let heard = losses::read(reading.text).filter(|_| reading.answer("risk").is_none());
    match heard.and_then(|at| locale.options("question-risk-options").get(at as usize).cloned()) {
        Some(value) => Wish { value, said: true },
        None => wish(reading, locale, "risk", &by_words),
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
    let heard = signals.iter().find(|(signal, _)| {
        let own = |hit: &&Hit| hit.signal == *signal || *signal == Signal::RiskLow && hit.signal == Signal::Riskless;
        reading
            .hits
            .iter()
            .filter(own)
            .any(|hit| !is_denied(reading.text, hit.start))
    });
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

/// "not interested in income" is no wish for it.
fn is_denied(text: &Text<'_>, start: usize) -> bool {
    const DENIALS: &str = "not|no|never|don|without|nicht|kein|keine|keinen|pas|aucun|aucune|sans|nada|non|niente|nao|nem|sem|niet|geen|nie|hic|не|нет|لا|ليس|नहीं";
    let from = start.saturating_sub(36);
    let before: String = text.folded[from..start].iter().collect();
    let near = before
        .split_whitespace()
        .rev()
        .take(4)
        .any(|word| DENIALS.split('|').any(|denial| denial == word));
    near || text.folded[start.saturating_sub(3)..start]
        .iter()
        .any(|letter| "不没無".contains(*letter))
}

/// How things are or were, or how they work: no horizon is needed for that.
pub(super) fn is_about_facts(reading: &Reading<'_>) -> bool {
    // "short selling" is a word of its own, and nobody asks whether to sell.
    let longer = of_kind(
        reading.hits,
        &[Signal::Finance, Signal::Market, Signal::Economy, Signal::Fact],
    );
    let says = |signal: Signal| {
        let mut own = reading.hits.iter().filter(|hit| hit.signal == signal);
        own.any(|hit| {
            // Its own place does not cover it: a longer one must.
            let (before, after) = (
                Hit {
                    end: hit.end + 1,
                    ..*hit
                },
                Hit {
                    start: hit.start.saturating_sub(1),
                    ..*hit
                },
            );
            !within(&before, &longer) && !within(&after, &longer)
        })
    };
    let wants = says(Signal::Decide) || says(Signal::Ahead);
    let judges = says(Signal::Judge) && !reading.has(Signal::Current);
    let told = reading.has(Signal::Fact)
        || reading.has(Signal::Figure)
        || looks_back(reading) && !reading.has(Signal::Owns) && has_question_word(reading)
        || asks_openly(reading);
    // Whoever asks what the law says, asks about no trade of their own.
    let asks_the_law = reading.has(Signal::Law) && told_by_law(reading);
    // "Why do bonds fall when rates rise?" looks ahead in its words only; a second question may want more.
    let questions = reading.text.original.matches(['?', '？', '؟']).count();
    let asks_why = reading.has(Signal::Why) && questions < 2;
    let judges = judges && !reading.has(Signal::Figure);
    told && !wants && !judges || asks_the_law || asks_why || reading.has(Signal::Curious)
}

/// A year that is over.
fn looks_back(reading: &Reading<'_>) -> bool {
    let Some(now) = reading.asked.as_of.get(..4).and_then(|year| year.parse::<u32>().ok()) else {
        return false;
    };
    lengths::years(reading.text)
        .iter()
        .any(|(_, year)| (1900..now).contains(year))
}

/// Whether a question word stands anywhere.
fn has_question_word(reading: &Reading<'_>) -> bool {
    let words = reading.text.first_words(300);
    let glued = words.iter().any(|word| word.chars().any(languages::text::runs_on));
    glued
        || words
            .iter()
            .any(|word| one_of(QUESTION_WORDS, word) || one_of(PAST_VERBS, word))
}

/// The law of markets, by its own words.
fn told_by_law(reading: &Reading<'_>) -> bool {
    [Signal::Trick, Signal::Inside, Signal::Manipulate, Signal::Insider]
        .into_iter()
        .any(|signal| reading.has(signal))
}

/// A question that begins with a question word, and asks for nothing else.
fn asks_openly(reading: &Reading<'_>) -> bool {
    let words = reading.text.first_words(80);
    let words: Vec<&str> = words
        .iter()
        .map(String::as_str)
        .skip_while(|word| one_of(BEFORE_A_QUESTION, word))
        .take(64)
        .collect();
    let (Some(first), Some(second)) = (words.first(), words.get(1)) else {
        return false;
    };
    let about = ["about", "of", "with", "mit", "avec", "con", "com", "met", "z", "с"].contains(second);
    let asks = reading.text.original.contains(['?', '？', '؟']);
    let enough = words.len() >= if asks { 6 } else { 3 };
    let state = ["is", "are"].contains(first) && reading.has(Signal::Economy);
    let opens =
        state || one_of(QUESTION_WORDS, first) || asks && one_of(STATE_VERBS, first) || one_of(PAST_VERBS, first);
    enough && !about && opens && !reading.has(Signal::Which)
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
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
    let local = match reading.asked.language.code() {
        "de" => "^GDAXI",
        "fr" => "^FCHI",
        "es" => "^IBEX",
        "it" => "FTSEMIB.MI",
        "pt" => "^BVSP",
        "nl" => "^AEX",
        "ja" => "^N225",
        "zh" => "CSI300",
        "ko" => "^KS11",
        "hi" => "^NSEI",
        "tr" => "XU100.IS",
        "ru" => "IMOEX.ME",
        "ar" => "^TASI.SR",
        "pl" => "WIG20.WA",
        _ => "^NDX",
    };
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
