//! Why a step has no usable answer. Abstaining members, failed runs and the journal carry this reason.

use serde::{Deserialize, Serialize};

use crate::ports::compute::NotComputed;
use languages::language::Language;
use languages::locale::Locale;

/// Why there is no usable answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", from = "String")]
pub enum Reason {
    /// The budget for calls is used up.
    BudgetSpent,
    /// The call timed out.
    NoAnswerInTime,
    /// The answer does not have the content or form that was asked for.
    AnswerUnusable,
    /// The answer was cut off before its end.
    AnswerBrokeOff,
    /// No compute slot became free in time.
    ServiceBusy,
    /// The computation exceeded its time limit.
    ComputedTooLong,
    /// The computation panicked.
    NotComputed,
    /// The data room has no figures.
    FiguresMissing,
    /// The model refused to answer.
    ModelDeclined,
    /// The model provider answered with an error of its own.
    ProviderFault,
    /// The model provider cannot be reached.
    ProviderUnreachable,
    /// The model provider allows no more calls for now.
    ProviderBusy,
    /// The model provider refuses the request.
    ProviderRefused,
    /// The model provider does not accept the service's key.
    KeyRefused,
    /// The model provider does not know the model.
    ModelUnknown,
    /// Too many calls failed in a row, so the model provider is not asked for now.
    ProviderDown,
}

impl Reason {
    /// Every reason, to find one by its stored name.
    pub const ALL: [Self; 16] = [
        Self::BudgetSpent,
        Self::NoAnswerInTime,
        Self::AnswerUnusable,
        Self::AnswerBrokeOff,
        Self::ServiceBusy,
        Self::ComputedTooLong,
        Self::NotComputed,
        Self::FiguresMissing,
        Self::ModelDeclined,
        Self::ProviderFault,
        Self::ProviderUnreachable,
        Self::ProviderBusy,
        Self::ProviderRefused,
        Self::KeyRefused,
        Self::ModelUnknown,
        Self::ProviderDown,
    ];

    /// The name in the store and in logs. Stored journals contain it, so it must never change.
    pub const fn name(self) -> &'static str {
        self.name_and_message().0
    }

    /// The key of the message that tells a user this reason.
    pub const fn message(self) -> &'static str {
        self.name_and_message().1
    }

    /// The reason as a sentence in this language, for a user.
    pub fn words(self, language: Language) -> String {
        Locale::of(language).text(self.message()).into_owned()
    }

    const fn name_and_message(self) -> (&'static str, &'static str) {
        match self {
            Self::BudgetSpent => ("the budget is spent", "reason-budget-spent"),
            Self::NoAnswerInTime => ("no answer came in time", "reason-no-answer-in-time"),
            Self::AnswerUnusable => ("the answer cannot be used", "reason-answer-unusable"),
            Self::AnswerBrokeOff => ("the answer broke off", "reason-answer-broke-off"),
            Self::ServiceBusy => ("the service was too busy", "reason-service-busy"),
            Self::ComputedTooLong => ("it took too long to compute", "reason-computed-too-long"),
            Self::NotComputed => ("it could not be computed", "reason-not-computed"),
            Self::FiguresMissing => ("the figures for this question are missing", "reason-figures-missing"),
            Self::ModelDeclined => ("the model declined to answer", "reason-model-declined"),
            Self::ProviderFault => ("the model provider has a fault of its own", "reason-provider-fault"),
            Self::ProviderUnreachable => ("the model provider cannot be reached", "reason-provider-unreachable"),
            Self::ProviderBusy => (
                "the model provider allows no more calls for now",
                "reason-provider-busy",
            ),
            Self::ProviderRefused => ("the model provider refused the request", "reason-provider-refused"),
            Self::KeyRefused => (
                "the model provider does not accept the service's key",
                "reason-key-refused",
            ),
            Self::ModelUnknown => ("the model provider does not know the model", "reason-model-unknown"),
            Self::ProviderDown => (
                "the model provider does not answer; work goes on when it does",
                "reason-provider-down",
            ),
        }
    }
}

impl From<Reason> for &'static str {
    fn from(reason: Reason) -> Self {
        reason.name()
    }
}

/// An unknown name comes from a journal that another version wrote; it is read as [`Reason::AnswerUnusable`].
impl From<String> for Reason {
    fn from(name: String) -> Self {
        let known = Self::ALL.into_iter().find(|reason| reason.name() == name);
        known.unwrap_or(Self::AnswerUnusable)
    }
}

impl From<NotComputed> for Reason {
    fn from(why: NotComputed) -> Self {
        match why {
            NotComputed::Busy => Self::ServiceBusy,
            NotComputed::TimedOut => Self::ComputedTooLong,
            NotComputed::Panicked => Self::NotComputed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_stored_by_its_name_and_said_in_every_language() {
        for reason in Reason::ALL {
            let stored = serde_json::to_string(&reason).unwrap();
            assert_eq!(stored, format!("{:?}", reason.name()));
            assert_eq!(serde_json::from_str::<Reason>(&stored).unwrap(), reason);
            assert_eq!(reason.words(Language::En), reason.name());
            for language in Language::ALL {
                assert_eq!(
                    reason.words(language) == reason.name(),
                    language == Language::En,
                    "{reason:?}"
                );
            }
        }
    }

    #[test]
    fn what_another_version_wrote_is_an_answer_that_cannot_be_used() {
        let old = serde_json::from_str::<Reason>("\"the finding says nothing\"").unwrap();
        assert_eq!(old, Reason::AnswerUnusable);
    }
}
