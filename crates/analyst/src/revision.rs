//! The one revision after the red team.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Analysis, Balance, Disposition, Ledger, Objection, Ruling, Severity};

use super::answer;
use super::figures::{Figures, two_places};
use super::risks::risk;
use super::thesis;
use super::words::Words;

/// Applies the objections: lowers the confidence, adds risks, and withdraws a judgement on figures that are too old.
pub fn revise(brief: &MasterBrief, draft: &Analysis, objections: &[Objection], ruling: Ruling) -> Analysis {
    let words = Words::for_code(&brief.language);
    let mut analysis = draft.clone();
    let mut factor = 1.0;
    for objection in objections {
        let mut answered = objection.clone();
        let (disposition, response) = match (objection.severity, objection.kind.as_str()) {
            (Severity::High, "staleness") => {
                analysis.balance = Balance::InsufficientEvidence;
                factor *= 0.5;
                (Disposition::Accepted, "response-taken-back")
            }
            (Severity::High, _) => {
                factor *= 0.5;
                (Disposition::Accepted, "response-halved")
            }
            // Age counts already: in the freshness of every kind of evidence, and among the risks.
            (Severity::Medium, "staleness") => (Disposition::Answered, "response-noted"),
            (Severity::Medium, kind) => {
                factor *= 0.9;
                // The strongest claim against the view is among the risks of the draft.
                if kind != "opposite_case" {
                    let text = [("text", Arg::Text(&objection.objection))];
                    analysis.risks.push(risk(words, "objection", &text));
                }
                (Disposition::Accepted, "response-lowered")
            }
            (Severity::Low, _) => (Disposition::Answered, "response-noted"),
        };
        answered.disposition = disposition;
        answered.response = words.text(response);
        analysis.red_team.push(answered);
    }
    analysis.confidence = two_places(analysis.confidence * factor);
    if ruling == Ruling::Reject {
        analysis.balance = Balance::InsufficientEvidence;
        analysis.confidence = analysis.confidence.min(0.1);
    }
    if analysis.balance != draft.balance {
        let stays_true = ruling != Ruling::Reject && states_a_fact(brief, draft);
        analysis.thesis = match stays_true {
            true => words.say("thesis-past-only", &[("thesis", Arg::Text(&draft.thesis))]),
            false => thesis::taken_back(&draft.thesis, objections, words),
        };
    }
    analysis
}

/// Whether the draft begins with a fact that stays true when its figures are too old for a view.
fn states_a_fact(brief: &MasterBrief, draft: &Analysis) -> bool {
    let ledger = Ledger {
        evidence: draft.evidence.clone(),
        ..Ledger::default()
    };
    let figures = Figures::new(brief, &ledger);
    answer::with_limits(brief, draft.balance, &figures).is_some_and(|answer| answer.states_a_fact(&figures))
}
