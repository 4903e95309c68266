//! What a question asks for, and which figures belong to it.

use intent::focus::Focus;
use intent::question::Question;
use pipeline::committee::Evidence;

use super::economy;
use super::figures::{Figures, MIX, US_MARKET};
use super::questions;

impl Figures<'_> {
    /// Whether it asks for a fact, for arithmetic or for how past periods went, so that points for and against do not
    /// belong into the answer.
    pub fn asks_for_a_fact(&self) -> bool {
        let is_history = self.question.is_plan() || self.question.is_on_market() && self.question.is_narrow();
        let is_figure = matches!(
            self.question,
            Question::EarningsPerShare | Question::ImpliedGrowth | Question::ReturnOnEquity | Question::SalesGrowth
        );
        let is_view = self.asks_for_a_view || self.question == Question::Portfolio;
        self.question.has_no_sides() || is_history || is_figure || !is_view
    }

    /// Whether a figure belongs to what the question wants to know first.
    pub fn is_asked(&self, evidence: &Evidence) -> bool {
        let id = evidence.evidence_id.as_str();
        let hedge = ["_gain_whole", "_infl_whole", "_max_drawdown_1y"];
        match self.focus {
            Some(Focus::Hedge) => hedge.iter().any(|measure| id.ends_with(measure)),
            Some(focus) => economy::related(focus).contains(&id),
            None => questions::asks_for(self.question, id),
        }
    }

    /// Whether a figure is about what the question is about, and not about the market or the economy around it.
    pub fn is_of_a_subject(&self, evidence: &Evidence) -> bool {
        let id = evidence.evidence_id.as_str();
        let mut named = self
            .topics
            .iter()
            .filter(|topic| ![US_MARKET, MIX].contains(&topic.key.as_str()));
        match named.clone().any(|topic| topic.is_subject) {
            true => id.starts_with("ev_pf_") || named.any(|topic| id.starts_with(&format!("ev_{}_", topic.key))),
            false => true,
        }
    }

    /// Whether a figure of a seat counts neither for nor against: the question is about one thing, there are figures on
    /// it, and this figure is about something else. Good sales do not make a debt smaller. Nor does anything speak for
    /// or against a currency, because what one side gains, the other loses; nor for or against what happened in the
    /// past.
    pub fn is_irrelevant(&self, seat: &str, evidence: &Evidence) -> bool {
        let is_about_one_thing = match self.question {
            Question::Debt | Question::EarningsQuality | Question::Income | Question::Withdrawals => true,
            Question::Value => seat != "valuation",
            Question::Concentration => self.is_concentrated,
            _ => false,
        };
        let is_asked = |figure: &Evidence| {
            figure.evidence_id != "ev_horizon" && questions::asks_for(self.question, &figure.evidence_id)
        };
        self.is_currency
            || self.question.has_no_sides()
            || is_about_one_thing && !is_asked(evidence) && self.ledger.evidence.iter().any(is_asked)
    }
}
