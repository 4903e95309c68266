//! The one revision after the red team.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Balance, Disposition, Objection, Ruling, Severity};

use super::figures::two_places;
use super::risks::risk;
use super::words::Words;

/// Takes the objections in: confidence falls, risks are added, and a judgement on figures that are too old is taken
/// back.
pub fn revise(brief: &Mib, draft: &Analysis, objections: &[Objection], ruling: Ruling) -> Analysis {
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
            // Age has been counted: it is in the freshness of every kind of evidence, and among the risks.
            (Severity::Medium, "staleness") => (Disposition::Answered, "response-noted"),
            (Severity::Medium, kind) => {
                factor *= 0.9;
                // The strongest claim against is among the risks from the start.
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
        analysis.thesis = words.say("thesis-taken-back", &[("thesis", Arg::Text(&draft.thesis))]);
    }
    analysis
}
