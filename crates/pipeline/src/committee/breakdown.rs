//! How a confidence was computed: what each kind of evidence adds, and what lowered the result afterwards.

use serde::{Deserialize, Serialize};

/// How a confidence was computed: the mean of the parts, then steps that each lower it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ConfidenceBreakdown {
    /// What each kind of evidence adds.
    pub parts: Vec<ConfidencePart>,
    /// The mean of the parts.
    pub evidence: f64,
    /// What lowered it afterwards, in this order.
    #[serde(default)]
    pub steps: Vec<ConfidenceStep>,
}

/// One kind of evidence.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ConfidencePart {
    /// `prices`, `risk`, `accounts`, `valuation`, `economy` or `portfolio`.
    pub kind: String,
    /// How fresh its figures are: 1 for today's, half for those of five years ago, 0 where there are none.
    pub freshness: f64,
    /// How far its readings point the same way as the result, from 0 to 1.
    pub agreement: f64,
    /// What it adds: freshness times agreement.
    pub value: f64,
    /// How many readings it has.
    pub readings: u32,
    /// How many of them point the same way as the result.
    pub agreeing: u32,
    /// This part in words, for the reader.
    pub text: String,
}

/// Something that lowered the confidence.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ConfidenceStep {
    /// `chair`, `red_team`, `absent`, `budget` or `numbers`.
    pub kind: String,
    /// The confidence after this step.
    pub confidence: f64,
    /// Why, in words.
    pub text: String,
}

impl ConfidenceBreakdown {
    /// The confidence after the last step.
    pub fn result(&self) -> f64 {
        self.steps.last().map_or(self.evidence, |step| step.confidence)
    }

    /// Records a step if `confidence` is lower than the result so far.
    pub fn lowered(&mut self, kind: &str, confidence: f64, text: impl FnOnce() -> String) {
        if confidence < self.result() {
            self.steps.push(ConfidenceStep {
                kind: kind.to_owned(),
                confidence,
                text: text(),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lowers_the_confidence_is_a_step() {
        let mut breakdown = ConfidenceBreakdown {
            evidence: 0.7,
            ..ConfidenceBreakdown::default()
        };
        breakdown.lowered("chair", 0.7, String::new);
        breakdown.lowered("red_team", 0.63, || "why".to_owned());
        breakdown.lowered("absent", 0.63, String::new);
        assert_eq!((breakdown.steps.len(), breakdown.result()), (1, 0.63));
        assert_eq!(
            (breakdown.steps[0].kind.as_str(), breakdown.steps[0].text.as_str()),
            ("red_team", "why")
        );
    }
}
