//! The deepest fall that somebody can bear, by the risk tolerance of a brief.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::MasterBrief;

use super::lexicon::{Lexicon, Signal};
use super::text::Text;

/// In per cent: ten for a low tolerance, fifty for a high one, else twenty.
pub fn of(risk: &str, language: Language) -> f64 {
    let options = Locale::of(language).options("question-risk-options");
    match options.iter().position(|option| option == risk) {
        Some(1) => 10.0,
        Some(2) => 50.0,
        Some(_) => 20.0,
        None => {
            let text = Text::new(risk);
            let hits = Lexicon::get().scan(&text);
            let has = |signal| hits.iter().any(|hit| hit.signal == signal);
            if has(Signal::RiskLow) {
                10.0
            } else if has(Signal::RiskHigh) {
                50.0
            } else {
                20.0
            }
        }
    }
}

/// Whether the brief lists the risk tolerance among its assumptions.
pub fn is_assumed(brief: &MasterBrief, language: Language) -> bool {
    let value = [("value", brief.risk_tolerance.as_str())];
    let assumption = Locale::of(language).fill("assumption-risk", &value);
    brief.assumptions.contains(&assumption)
}
