//! The conversation that turns a question into a Master Investment Brief.

use serde::{Deserialize, Serialize};

pub mod bounds;
pub mod holdings;
mod labels;
pub mod mib;

pub use bounds::Bounds;
pub use mib::MasterBrief;

use crate::{Outcome, Refusal};

/// The most rounds of clarifying questions.
pub const MAX_ROUNDS: u32 = 3;

named! {
    /// Where the brief stands. On a submit that ends in questions the wire says
    /// `needs_clarification`; a read of the same state says `awaiting_answers`.
    BriefStatus {
        /// Off-mandate; final.
        Rejected = "rejected",
        /// Questions are open.
        AwaitingAnswers = "awaiting_answers",
        /// The brief is written; final.
        Completed = "completed",
        /// The question, or the answers to what was asked back, are being read.
        Generating = "generating",
    }
}

/// A clarifying question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Stable within the session.
    pub question_id: String,
    /// What is asked.
    pub text: String,
    /// Why it matters.
    pub why: String,
    /// Ready-made answers, recommended first.
    pub options: Vec<String>,
    /// Whether an answer in own words is welcome.
    pub allows_custom: bool,
    /// Whether the brief needs an answer to it.
    pub required: bool,
}

/// An answer as the caller gave it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Which question; one that was not asked is kept as extra context.
    pub question_id: String,
    /// Options chosen.
    pub selected_options: Vec<String>,
    /// In the caller's own words.
    pub custom_answer: Option<String>,
}

/// The id of the question for the instrument that is meant.
pub const INSTRUMENT: &str = "instrument";

/// A question with its answer, as it enters the brief.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clarification {
    /// The question's id.
    pub question_id: String,
    /// What was asked; empty for context that nobody asked for.
    pub question: String,
    /// What was answered.
    pub answer: String,
}

/// The brief's state, stored as one document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Brief {
    /// Where it stands.
    pub status: BriefStatus,
    /// The question, verbatim.
    pub input: String,
    /// How many rounds of clarifying questions there were.
    pub round: u32,
    /// Why it was rejected, or what to do next.
    pub message: Option<String>,
    /// The questions that are open.
    pub questions: Vec<Question>,
    /// What was answered so far.
    pub clarifications: Vec<Clarification>,
    /// The finished brief.
    pub brief: Option<MasterBrief>,
    /// The state before the answers that are being read; restored if reading them fails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Box<Self>>,
}

/// The result of reading a question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Triage {
    /// The question is not for this committee.
    Reject {
        /// Why, in the session's language.
        message: String,
    },
    /// Something must be known first. The draft says what would be assumed instead.
    Clarify {
        /// One to four questions.
        questions: Vec<Question>,
        /// The brief as it would be without answers.
        draft: Box<MasterBrief>,
    },
    /// Nothing needs to be asked.
    Complete {
        /// The finished brief.
        brief: Box<MasterBrief>,
    },
}

impl Triage {
    /// The same, without asking anything back. A question for the instrument stays: without it there is no subject.
    #[must_use]
    pub fn at_once(self) -> Self {
        match self {
            Self::Clarify { questions, draft } if questions.iter().all(|asked| asked.question_id != INSTRUMENT) => {
                Self::Complete { brief: draft }
            }
            other => other,
        }
    }
}

impl Brief {
    /// A brief of which only the question is known.
    pub fn new(input: String) -> Self {
        Self {
            status: BriefStatus::AwaitingAnswers,
            input,
            round: 0,
            message: None,
            questions: Vec::new(),
            clarifications: Vec::new(),
            brief: None,
            before: None,
        }
    }

    /// Takes answers in. Returns the brief with them, or why they cannot be taken. All answers of all rounds together
    /// have at most `max_chars` characters.
    pub fn with_answers(&self, answers: &[Answer], max_chars: usize) -> Outcome<Self> {
        match self.status {
            BriefStatus::AwaitingAnswers => {}
            BriefStatus::Completed => {
                return Err(Refusal::Conflict(
                    "This brief is completed; it takes no more answers.".to_owned(),
                ));
            }
            BriefStatus::Rejected => {
                return Err(Refusal::Conflict(
                    "This question was rejected; it takes no answers.".to_owned(),
                ));
            }
            BriefStatus::Generating => {
                return Err(Refusal::Conflict(
                    "This brief is still being written. Read it until it asks or is completed.".to_owned(),
                ));
            }
        }
        let mut next = self.clone();
        for answer in answers {
            let asked = self
                .questions
                .iter()
                .find(|question| question.question_id == answer.question_id);
            next.clarifications.push(Clarification {
                question_id: answer.question_id.clone(),
                question: asked.map(|question| question.text.clone()).unwrap_or_default(),
                answer: answer.in_words(),
            });
            next.questions
                .retain(|question| question.question_id != answer.question_id);
        }
        let answers = next.clarifications.iter().map(|known| known.answer.chars().count());
        let chars: usize = answers.sum();
        if chars > max_chars {
            let problem = format!("all rounds together must have at most {max_chars} characters, not {chars}");
            return Err(Refusal::field("answers", problem));
        }
        Ok(next)
    }

    /// Whether to ask again without reading the answers: a required question is open and a round is left.
    pub fn must_ask_again(&self) -> bool {
        self.round < MAX_ROUNDS && self.questions.iter().any(|question| question.required)
    }

    /// Another round with the questions that are still open.
    pub fn ask_again(mut self) -> Self {
        self.round += 1;
        self
    }

    /// Marks the brief as being read. `before` is the state to restore if reading fails; `None` for a new question.
    #[must_use]
    pub fn generating(mut self, before: Option<Self>) -> Self {
        self.status = BriefStatus::Generating;
        self.message = None;
        self.before = before.map(Box::new);
        self
    }

    /// The brief after reading failed: its questions are open again, or a new question is rejected. The message, in the
    /// session's language, says what to do.
    #[must_use]
    pub fn unread(self, message: String) -> Self {
        match self.before {
            Some(before) => Self {
                message: Some(message),
                ..*before
            },
            None => Self {
                status: BriefStatus::Rejected,
                message: Some(message),
                questions: Vec::new(),
                ..self
            },
        }
    }

    /// Applies the result of reading the question. After the last round the draft becomes the brief.
    pub fn settle(mut self, triage: Triage) -> Self {
        self.message = None;
        self.before = None;
        match triage {
            Triage::Reject { message } => {
                self.status = BriefStatus::Rejected;
                self.message = Some(message);
                self.questions.clear();
            }
            Triage::Clarify { questions, .. } if self.round < MAX_ROUNDS && !questions.is_empty() => {
                self.status = BriefStatus::AwaitingAnswers;
                self.round += 1;
                self.questions = questions;
            }
            Triage::Clarify { draft, .. } => self.complete(*draft),
            Triage::Complete { brief } => self.complete(*brief),
        }
        self
    }

    fn complete(&mut self, brief: MasterBrief) {
        self.status = BriefStatus::Completed;
        self.questions.clear();
        self.brief = Some(brief);
    }
}

impl Answer {
    /// Whether it has neither an option nor a text.
    pub fn is_empty(&self) -> bool {
        self.in_words().is_empty()
    }

    /// Options and own words as one text.
    pub fn in_words(&self) -> String {
        let custom = self.custom_answer.iter().map(|text| text.trim());
        self.selected_options
            .iter()
            .map(|option| option.trim())
            .chain(custom)
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("; ")
    }
}

#[cfg(test)]
mod tests;
