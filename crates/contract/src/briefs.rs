//! From a question to a Master Investment Brief.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use utoipa::openapi::{Array, ArrayBuilder, Object, ObjectBuilder, Type};

use crate::bounds::{
    ANSWERS_MAX, ANSWERS_MIN, CUSTOM_ANSWER_MAX, INPUT_MAX, INPUT_MIN, LANGUAGES, QUESTION_ID_MAX, QUESTION_ID_MIN,
    SELECTED_OPTION_MAX, SELECTED_OPTIONS_MAX,
};
use crate::disclosure::Disclosure;
use crate::master_brief::MasterInvestmentBrief;
use crate::validate::{FieldError, Validate, optional_text, present, text};

/// A question to be turned into a brief.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CreateBriefRequest {
    /// A question, stock or topic, in any language.
    #[schema(
        min_length = 1,
        max_length = 20000,
        example = "Is Nestlé still a defensive holding for the next five years?"
    )]
    pub input: String,
    /// The language of everything that is said in the session. If it is absent, the language is detected from the
    /// input. If the input is too short for that, the header `Accept-Language` decides; without the header it is
    /// English.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[schema(schema_with = language)]
    pub language: Option<String>,
}

/// Built by hand, because an attribute cannot refer to the list of codes.
fn language() -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(LANGUAGES.iter().copied()))
        .description(Some(
            "The language of everything that is said in the session. If it is absent, the language is detected from \
             the input. If the input is too short for that, the header `Accept-Language` decides; without the header \
             it is English.",
        ))
        .examples([json!("de")])
        .build()
}

impl Validate for CreateBriefRequest {
    fn validate(&self) -> Result<(), FieldError> {
        text("input", &self.input, INPUT_MIN, INPUT_MAX)?;
        match &self.language {
            Some(code) if !LANGUAGES.contains(&code.as_str()) => Err(FieldError::new(
                "language",
                format!("must be one of {}", LANGUAGES.join(", ")),
            )),
            _ => Ok(()),
        }
    }
}

/// Answers to the clarifying questions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SubmitAnswersRequest {
    /// The answers. All answers to one brief, over all rounds, have at most 40,000 characters together.
    #[schema(min_items = 1, max_items = 50)]
    pub answers: Vec<AnswerInput>,
}

impl Validate for SubmitAnswersRequest {
    fn validate(&self) -> Result<(), FieldError> {
        if self.answers.len() < ANSWERS_MIN {
            return Err(FieldError::new("answers", "must have at least one element"));
        }
        if self.answers.len() > ANSWERS_MAX {
            return Err(FieldError::new(
                "answers",
                format!("must have at most {ANSWERS_MAX} elements"),
            ));
        }
        self.answers
            .iter()
            .enumerate()
            .try_for_each(|(at, answer)| answer.check(&format!("answers[{at}]")))
    }
}

/// One answer: options, own words, or both. At least one of them is required.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct AnswerInput {
    /// The id of the question. An answer to a question that was not asked is kept as context.
    #[schema(min_length = 1, max_length = 200, example = "horizon")]
    pub question_id: String,
    /// The options chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = selected_options)]
    pub selected_options: Vec<String>,
    /// The answer in the person's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 4000, example = "I retire in 2034.")]
    pub custom_answer: Option<String>,
}

/// Built by hand, because an attribute cannot state the bound of the elements.
fn selected_options() -> Array {
    ArrayBuilder::new()
        .items(
            ObjectBuilder::new()
                .schema_type(Type::String)
                .max_length(Some(SELECTED_OPTION_MAX)),
        )
        .max_items(Some(SELECTED_OPTIONS_MAX))
        .description(Some("The options chosen."))
        .examples([json!(["3 to 10 years"])])
        .build()
}

impl AnswerInput {
    fn check(&self, path: &str) -> Result<(), FieldError> {
        let field = |name: &str| format!("{path}.{name}");
        text(
            &field("question_id"),
            &self.question_id,
            QUESTION_ID_MIN,
            QUESTION_ID_MAX,
        )?;
        if self.selected_options.len() > SELECTED_OPTIONS_MAX {
            return Err(FieldError::new(
                field("selected_options"),
                format!("must have at most {SELECTED_OPTIONS_MAX} elements"),
            ));
        }
        for (at, option) in self.selected_options.iter().enumerate() {
            text(
                &field(&format!("selected_options[{at}]")),
                option,
                0,
                SELECTED_OPTION_MAX,
            )?;
        }
        optional_text(
            &field("custom_answer"),
            self.custom_answer.as_deref(),
            CUSTOM_ANSWER_MAX,
        )?;
        let said = self.selected_options.iter().chain(&self.custom_answer);
        if said.into_iter().all(|part| part.trim().is_empty()) {
            return Err(FieldError::new(
                path,
                "must have at least one selected option or a custom answer",
            ));
        }
        Ok(())
    }
}

/// A session and its brief: a rejection, clarifying questions, or the finished brief.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
pub struct BriefResponse {
    /// The id that brief, orchestration, execution, analysis and summary share.
    #[serde(default)]
    #[schema(required, example = "ses_01jd2v6w3m9p4c8k7t5x0z1yqa")]
    pub session_id: String,
    /// Where the brief stands. Known values: `rejected`, `needs_clarification`, `awaiting_answers`,
    /// `completed`, and `generating` while the question or the answers are still being read: poll until the status
    /// changes. Open set: treat a value you do not know as not finished. Final: `completed`, `rejected`.
    #[serde(default)]
    #[schema(
        required,
        examples("needs_clarification", "awaiting_answers", "generating", "completed", "rejected")
    )]
    pub status: String,
    /// A short name of the session.
    #[serde(default)]
    #[schema(required, example = "Nestlé as a defensive holding")]
    pub title: String,
    /// The code of the session's language.
    #[serde(default)]
    #[schema(required, example = "en")]
    pub language: String,
    /// When the session was started.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:00:00Z")]
    pub created_at: String,
    /// When the session last changed.
    #[serde(default)]
    #[schema(required, format = DateTime, example = "2026-11-15T10:00:02Z")]
    pub updated_at: String,
    /// How many rounds of questions there have been.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 1)]
    pub round: u32,
    /// How many rounds of questions there are at most.
    #[serde(default)]
    #[schema(required, minimum = 0, example = 3)]
    pub max_rounds: u32,
    /// Why it was rejected, or what to do next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "Please answer the questions below.")]
    pub message: Option<String>,
    /// The questions that are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub questions: Option<Vec<Question>>,
    /// The finished brief. Post it, unchanged or amended, to have a committee planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub brief: Option<MasterInvestmentBrief>,
    /// The disclosure that must be shown with this response.
    #[serde(default)]
    #[schema(required)]
    pub disclosure: Disclosure,
}

/// A clarifying question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Question {
    /// Stable within the session.
    #[serde(default)]
    #[schema(required, example = "horizon")]
    pub question_id: String,
    /// What is asked.
    #[serde(default)]
    #[schema(required, example = "For how long do you mean to hold it?")]
    pub text: String,
    /// Why the answer matters.
    #[serde(default)]
    #[schema(required, example = "The weight of valuation depends on the horizon.")]
    pub why: String,
    /// Ready-made answers, recommended first.
    #[serde(default)]
    #[schema(required, example = json!(["3 to 10 years", "1 to 3 years", "less than a year"]))]
    pub options: Vec<String>,
    /// Whether an answer in the person's own words is welcome.
    #[serde(default)]
    #[schema(required, example = true)]
    pub allows_custom: bool,
    /// Whether the brief waits for an answer.
    #[serde(default)]
    #[schema(required, example = true)]
    pub required: bool,
}
