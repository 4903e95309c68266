//! The reading of a user's question. Code identifies instruments, holdings and wishes and decides what is rejected; a
//! model may word the title and the key questions, add clarifying questions once, and raise a concern for which it
//! quotes the user's question.

use figures::ledger::Ledger;
use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::{MasterBrief, Question as ClarifyingQuestion, Triage};
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure, StageRequest};
use pipeline::session::title_of;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE_CHARS, language_name};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::TextSanitiser;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::usage_meter::UsageMeter;
use reading::{definition, outside};

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

/// Clarifying questions that a model may add.
const MAX_ADDED_QUESTIONS: usize = 2;
/// A shorter quote of the question does not prove a concern.
const MIN_QUOTE_CHARS: usize = 8;

/// Reads a question. If the rules reject it, no model is asked.
pub async fn triage(
    models: &Models,
    request: &StageRequest,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<Triage, ReasonerFailure> {
    let StageRequest::Triage {
        session_id,
        input,
        language,
        clarifications,
        as_of,
        portfolio,
    } = request
    else {
        return Err(crate::wrong_stage());
    };
    let read_by_rules = {
        let (session_id, input, language) = (session_id.clone(), input.clone(), *language);
        let (clarifications, as_of, portfolio) = (clarifications.clone(), as_of.clone(), portfolio.clone());
        move || {
            analyst::triage(reading::Asked {
                session_id: &session_id,
                input: &input,
                language,
                clarifications: &clarifications,
                as_of: &as_of,
                portfolio: &portfolio,
            })
        }
    };
    let found = compute(context.computer, read_by_rules).await?;
    // What a term means, or that there is no data, depends on nothing that a model could ask for.
    if definition::of(input).is_some() || outside::of(input, *language).is_some() {
        return Ok(found);
    }
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
        listener: None,
    };
    let has_instruments = !brief.subject.instruments.is_empty();
    let may_ask = clarifications.is_empty();
    let answer = models
        .ask::<TriageAnswer, TriageAnswer>(question, context, meter, Ok)
        .await;
    match answer {
        Ok(answer) => Ok(match rejection(&answer, input, *language, has_instruments) {
            Some(rejected) => rejected,
            None => with_model_wording(found, &answer, may_ask),
        }),
        Err(ReasonerFailure::Unusable(_)) => Ok(without_model(found, *language)),
        Err(failure) => Err(failure),
    }
}

/// The reading of the rules, with an assumption that says that no model took part.
fn without_model(mut found: Triage, language: Language) -> Triage {
    if let Triage::Complete { brief } | Triage::Clarify { draft: brief, .. } = &mut found {
        let says_so = Locale::of(language).text("read-by-rules").into_owned();
        brief.assumptions.push(says_so);
    }
    found
}

fn data(brief: &MasterBrief) -> String {
    let mut data = PromptData::default();
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

/// The rejection for a concern that the model proves with a quote. The rules decide which instruments are on-mandate.
fn rejection(answer: &TriageAnswer, input: &str, language: Language, has_instruments: bool) -> Option<Triage> {
    let key = match answer.concern {
        Concern::None => return None,
        Concern::InsideInformation => "reject-inside-information",
        Concern::Manipulation => "reject-manipulation",
        Concern::TaxEvasion => "reject-tax-evasion",
        Concern::OffMandate if has_instruments => return None,
        Concern::OffMandate => "reject-off-mandate",
    };
    let quote = answer.concern_quote.trim();
    let quoted = quote.chars().count() >= MIN_QUOTE_CHARS && input.contains(quote);
    // A quote of a long question as a whole proves nothing in particular.
    let particular = quote.len() < input.trim().len() || input.chars().count() < 60;
    (quoted && particular).then(|| Triage::Reject {
        message: Locale::of(language).text(key).into_owned(),
    })
}

/// The reading of the rules in the model's words, with its clarifying questions.
fn with_model_wording(found: Triage, answer: &TriageAnswer, may_ask: bool) -> Triage {
    match found {
        Triage::Complete { mut brief } => {
            apply_wording(&mut brief, answer);
            let questions = if may_ask {
                added_questions(answer, &brief)
            } else {
                Vec::new()
            };
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
            apply_wording(&mut draft, answer);
            let places_left = 4_usize.saturating_sub(questions.len());
            if may_ask {
                questions.extend(added_questions(answer, &draft).into_iter().take(places_left));
            }
            Triage::Clarify { questions, draft }
        }
        rejected @ Triage::Reject { .. } => rejected,
    }
}

fn apply_wording(brief: &mut MasterBrief, answer: &TriageAnswer) {
    let ledger = Ledger::default();
    let mut sanitiser = TextSanitiser::new(brief, &ledger);
    let title = sanitiser.write(&answer.title, 80);
    let mut key_questions = sanitiser.write_all(&answer.key_questions, 4, SENTENCE_CHARS);
    // A question from which a number was cut out is dropped.
    key_questions.retain(|text| !text.contains(figures::numbers::CUT) && text.chars().count() >= 10);
    if !title.is_empty() && !title.contains(figures::numbers::CUT) {
        brief.title = title_of(&title, 80);
    }
    if key_questions.len() >= 2 {
        brief.key_questions = key_questions;
    }
}

fn added_questions(answer: &TriageAnswer, brief: &MasterBrief) -> Vec<ClarifyingQuestion> {
    let ledger = Ledger::default();
    let mut sanitiser = TextSanitiser::new(brief, &ledger);
    let mut questions = Vec::new();
    for unclear in answer.unclear.iter().take(MAX_ADDED_QUESTIONS) {
        let text = sanitiser.write(&unclear.question, SENTENCE_CHARS);
        let mut options: Vec<String> = Vec::new();
        for option in sanitiser.write_all(&unclear.options, 4, 120) {
            if !options.contains(&option) {
                options.push(option);
            }
        }
        let complete =
            !text.contains(figures::numbers::CUT) && text.ends_with(['?', '？', '؟']) && text.chars().count() >= 10;
        if complete && options.len() >= 2 {
            questions.push(ClarifyingQuestion {
                question_id: format!("more_{}", questions.len() + 1),
                text,
                why: sanitiser.write(&unclear.why, SENTENCE_CHARS),
                options,
                allows_custom: true,
                required: false,
            });
        }
    }
    questions
}
