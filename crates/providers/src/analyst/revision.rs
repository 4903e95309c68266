//! The one revision after the red team.

use pipeline::committee::{Analysis, Objection, Risk, Ruling};

use super::figures::rounded;
use super::red_team::{OLD, OLDER_THAN_HORIZON, OPPOSITE};

/// Takes the objections in: confidence falls, risks are added, and a judgement on figures that are too old is taken back.
pub fn revise(draft: &Analysis, objections: &[Objection], ruling: Ruling) -> Analysis {
    let mut analysis = draft.clone();
    let mut factor = 1.0;
    for objection in objections {
        let mut answered = objection.clone();
        let too_old = objection.objection.starts_with(OLDER_THAN_HORIZON);
        let (disposition, response) = match objection.severity.as_str() {
            "high" if too_old => {
                analysis.balance = "insufficient_evidence".to_owned();
                factor *= 0.5;
                (
                    "accepted",
                    "The judgement is taken back; what the figures said on their date stays in the drivers.",
                )
            }
            "high" => {
                factor *= 0.5;
                ("accepted", "Confidence is cut by half.")
            }
            "medium" => {
                factor *= 0.9;
                add_risk(&mut analysis, &objection.objection);
                ("accepted", "Confidence is lowered, and the point is among the risks.")
            }
            _ => ("answered", "Noted; it does not change the balance."),
        };
        answered.disposition = disposition.to_owned();
        answered.response = response.to_owned();
        analysis.red_team.push(answered);
    }
    analysis.confidence = rounded(analysis.confidence * factor);
    if ruling == Ruling::Reject {
        analysis.balance = "insufficient_evidence".to_owned();
        analysis.confidence = analysis.confidence.min(0.1);
    }
    if analysis.balance != draft.balance {
        analysis.thesis = format!(
            "After the red team's objection the committee does not judge this: the evidence is too old or cannot be trusted. Before that it read: {}",
            draft.thesis
        );
    }
    analysis
}

fn add_risk(analysis: &mut Analysis, objection: &str) {
    // Age is among the risks from the start, and so may be the claim that the opposite case is made of.
    let case = objection.trim_start_matches(OPPOSITE);
    if objection.starts_with(OLD) || analysis.risks.iter().any(|risk| risk.text.contains(case)) {
        return;
    }
    analysis.risks.push(Risk {
        text: objection.to_owned(),
        mitigant: "Look at this point first when newer figures come in.".to_owned(),
        tripwire: "Newer figures bear the objection out.".to_owned(),
    });
}
