//! The one revision after the red team.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Objection, Ruling};

use super::figures::two_places;
use super::risks::risk;
use super::words::Words;

/// Takes the objections in: confidence falls, risks are added, and a judgement on figures that are too old is taken back.
pub fn revise(brief: &Mib, draft: &Analysis, objections: &[Objection], ruling: Ruling) -> Analysis {
    let words = Words::for_code(&brief.language);
    let mut analysis = draft.clone();
    let mut factor = 1.0;
    for objection in objections {
        let mut answered = objection.clone();
        let (disposition, response) = match (objection.severity.as_str(), objection.kind.as_str()) {
            ("high", "staleness") => {
                "insufficient_evidence".clone_into(&mut analysis.balance);
                factor *= 0.5;
                ("accepted", "response-taken-back")
            }
            ("high", _) => {
                factor *= 0.5;
                ("accepted", "response-halved")
            }
            ("medium", kind) => {
                factor *= 0.9;
                // Age is among the risks from the start, and so is the strongest claim against.
                if !matches!(kind, "staleness" | "opposite_case") {
                    let text = [("text", Arg::Text(&objection.objection))];
                    analysis.risks.push(risk(words, "objection", &text));
                }
                ("accepted", "response-lowered")
            }
            _ => ("answered", "response-noted"),
        };
        disposition.clone_into(&mut answered.disposition);
        answered.response = words.text(response);
        analysis.red_team.push(answered);
    }
    analysis.confidence = two_places(analysis.confidence * factor);
    if ruling == Ruling::Reject {
        "insufficient_evidence".clone_into(&mut analysis.balance);
        analysis.confidence = analysis.confidence.min(0.1);
    }
    if analysis.balance != draft.balance {
        analysis.thesis = words.say("thesis-taken-back", &[("thesis", Arg::Text(&draft.thesis))]);
    }
    analysis
}
