//! The reading of a question. Code identifies instruments, holdings and wishes and decides what is refused; a model may
//! word the title and the key questions, ask back once, and raise a concern that it can show in the question's own
//! words.

use figures::ledger::Ledger;
use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::{Mib, Question as Asked, Triage};
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use pipeline::session::title_of;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE, language_name};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::Scribe;
use crate::prompt::Stage;
use crate::usage_meter::UsageMeter;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct TriageAnswer {
    concern_quote: String,
    concern: Concern,
    title: String,
    key_questions: Vec<String>,
    unclear: Vec<Unclear>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Concern {
    None,
    InsideInformation,
    Manipulation,
    TaxEvasion,
    OffMandate,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Unclear {
    question: String,
    why: String,
    options: Vec<String>,
}

/// Questions a model may add.
const QUESTIONS: usize = 2;
/// Words of the question that show a concern are at least this long.
const QUOTE: usize = 8;

/// Reads a question. What the rules refuse is refused, whatever a model would say; it is not even asked.
pub async fn triage(
    models: &Models,
    ask: &StageRequest,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<Triage, ReasonerFailure> {
    let StageRequest::Triage {
        session_id,
        input,
        language,
        clarifications,
        as_of,
        portfolio,
    } = ask
    else {
        return Err(super::super::mismatched());
    };
    let by_rules_alone = {
        let (session_id, input, language) = (session_id.clone(), input.clone(), *language);
        let (clarifications, as_of, portfolio) = (clarifications.clone(), as_of.clone(), portfolio.clone());
        move || {
            reading::triage(reading::Asked {
                session_id: &session_id,
                input: &input,
                language,
                clarifications: &clarifications,
                as_of: &as_of,
                portfolio: &portfolio,
            })
        }
    };
    let found = compute(around.computer, by_rules_alone).await?;
    let brief = match &found {
        Triage::Reject { .. } => return Ok(found),
        Triage::Clarify { draft, .. } => draft,
        Triage::Complete { brief } => brief,
    };
    let question = Question {
        stage: Stage::Triage,
        role: "triage",
        data: data(brief),
        tools: None,
        hearing: None,
    };
    let is_named = !brief.subject.instruments.is_empty();
    let first = clarifications.is_empty();
    let answer = models
        .ask::<TriageAnswer, TriageAnswer>(question, around, account, Ok)
        .await;
    match answer {
        Ok(answer) => Ok(match refused(&answer, input, *language, is_named) {
            Some(rejected) => rejected,
            None => worded(found, &answer, first),
        }),
        Err(ReasonerFailure::Unusable(_)) => Ok(by_rules(found, *language)),
        Err(away) => Err(away),
    }
}

/// The rules have read the question and only the words are missing; the brief says so.
fn by_rules(mut found: Triage, language: Language) -> Triage {
    if let Triage::Complete { brief } | Triage::Clarify { draft: brief, .. } = &mut found {
        let says_so = Locale::of(language).text("read-by-rules").into_owned();
        brief.assumptions.push(says_so);
    }
    found
}

fn data(brief: &Mib) -> String {
    let mut data = Data::default();
    data.part("language", language_name(&brief.language), 40);
    data.part("question", &brief.question, 4_000);
    let answers: Vec<String> = brief
        .clarifications
        .iter()
        .map(|known| format!("{} {}", known.question, known.answer))
        .collect();
    data.part_if_any("answers", &answers.join("\n"), 2_000);
    let found = format!(
        "subject: {} ({})\nobjective: {}\nhorizon: {}\nrisk tolerance: {}",
        brief.subject.in_words(),
        brief.subject.kind,
        brief.objective,
        brief.horizon,
        brief.risk_tolerance
    );
    data.part("found", &found, 800);
    data.text()
}

/// A concern counts if the question's own words show it. Whether a named instrument is our business is for the rules.
fn refused(answer: &TriageAnswer, input: &str, language: Language, is_named: bool) -> Option<Triage> {
    let key = match answer.concern {
        Concern::None => return None,
        Concern::InsideInformation => "reject-inside-information",
        Concern::Manipulation => "reject-manipulation",
        Concern::TaxEvasion => "reject-tax-evasion",
        Concern::OffMandate if is_named => return None,
        Concern::OffMandate => "reject-off-mandate",
    };
    let quote = answer.concern_quote.trim();
    let shown = quote.chars().count() >= QUOTE && input.contains(quote);
    // The whole question shows nothing in particular.
    let particular = quote.len() < input.trim().len() || input.chars().count() < 60;
    (shown && particular).then(|| Triage::Reject {
        message: Locale::of(language).text(key).into_owned(),
    })
}

/// The reading in the model's words.
fn worded(found: Triage, answer: &TriageAnswer, first: bool) -> Triage {
    match found {
        Triage::Complete { mut brief } => {
            put_words(&mut brief, answer);
            let questions = if first { asked(answer, &brief) } else { Vec::new() };
            if questions.is_empty() {
                Triage::Complete { brief }
            } else {
                Triage::Clarify {
                    questions,
                    draft: brief,
                }
            }
        }
        Triage::Clarify {
            mut questions,
            mut draft,
        } => {
            put_words(&mut draft, answer);
            let room = 4_usize.saturating_sub(questions.len());
            if first {
                questions.extend(asked(answer, &draft).into_iter().take(room));
            }
            Triage::Clarify { questions, draft }
        }
        rejected @ Triage::Reject { .. } => rejected,
    }
}

fn put_words(brief: &mut Mib, answer: &TriageAnswer) {
    let ledger = Ledger::default();
    let mut scribe = Scribe::new(brief, &ledger);
    let title = scribe.write(&answer.title, 80);
    let mut asks = scribe.write_all(&answer.key_questions, 4, SENTENCE);
    // A question with a hole in it is none.
    asks.retain(|text| !text.contains(figures::numbers::CUT) && text.chars().count() >= 10);
    if !title.is_empty() && !title.contains(figures::numbers::CUT) {
        brief.title = title_of(&title, 80);
    }
    if asks.len() >= 2 {
        brief.key_questions = asks;
    }
}

fn asked(answer: &TriageAnswer, brief: &Mib) -> Vec<Asked> {
    let ledger = Ledger::default();
    let mut scribe = Scribe::new(brief, &ledger);
    let mut questions = Vec::new();
    for unclear in answer.unclear.iter().take(QUESTIONS) {
        let text = scribe.write(&unclear.question, SENTENCE);
        let mut options: Vec<String> = Vec::new();
        for option in scribe.write_all(&unclear.options, 4, 120) {
            if !options.contains(&option) {
                options.push(option);
            }
        }
        let whole =
            !text.contains(figures::numbers::CUT) && text.ends_with(['?', '？', '؟']) && text.chars().count() >= 10;
        if whole && options.len() >= 2 {
            questions.push(Asked {
                question_id: format!("more_{}", questions.len() + 1),
                text,
                why: scribe.write(&unclear.why, SENTENCE),
                options,
                allows_custom: true,
                required: false,
            });
        }
    }
    questions
}
