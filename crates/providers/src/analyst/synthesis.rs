//! The chair's draft: claim by claim, weighed and not averaged, with dissent and gaps kept.

use pipeline::brief::Mib;
use pipeline::committee::{
    Analysis, Challenge, Claim, ClaimRuling, Dissent, Evidence, Finding, Ledger, Rebuttal, Risk, Stance, cap_confidence,
};
use pipeline::numbers::Coverage;
use pipeline::plan::Member;

use super::figures::{Figures, number, quote, rounded};
use super::rules::SURROUNDINGS;
use super::scenarios;

/// What the committee has said.
pub struct Heard<'a> {
    /// Who sat on it.
    pub committee: &'a [Member],
    /// What they found.
    pub findings: &'a [Finding],
    /// What was questioned.
    pub challenges: &'a [Challenge],
    /// What was answered.
    pub rebuttals: &'a [Rebuttal],
    /// Who was missing, and why.
    pub absent: &'a [String],
}

/// A claim after the challenges.
struct Ruled<'a> {
    claim: &'a Claim,
    ruling: &'static str,
    confidence: f64,
}

/// Writes the draft.
pub fn synthesise(brief: &Mib, heard: &Heard<'_>, ledger: &Ledger) -> Analysis {
    let figures = Figures::new(brief, ledger);
    let about = brief.subject.in_words();
    let mut ruled: Vec<Ruled<'_>> = heard
        .findings
        .iter()
        .flat_map(|finding| &finding.claims)
        .map(|claim| rule(claim, heard))
        .collect();
    let rulings = rulings(&ruled, heard);
    ruled.retain(|ruled| ruled.ruling != "withdrawn");
    ruled.sort_by(|a, b| {
        b.confidence
            .total_cmp(&a.confidence)
            .then(a.claim.claim_id.cmp(&b.claim.claim_id))
    });
    let (lean, ratio) = weigh(ruled.iter().map(|ruled| (ruled.claim.stance, ruled.confidence)));
    let balance = if figures.speaks_of_subject() {
        lean
    } else {
        "insufficient_evidence"
    };
    let dissent = dissent(balance, heard);
    let confidence = confidence(balance, ratio, &ruled, heard, dissent.len());
    let (scenarios, counted) = scenarios::of(&figures);
    let risks = risks(&figures, &ruled, ledger);
    let mut used: Vec<&str> = ruled
        .iter()
        .flat_map(|ruled| &ruled.claim.figures)
        .map(String::as_str)
        .collect();
    used.extend(counted.iter().map(|evidence| evidence.evidence_id.as_str()));
    used.extend(risks.1.iter().map(|evidence| evidence.evidence_id.as_str()));
    used.extend(figures.age().map(|age| age.evidence_id.as_str()));
    let mut data_gaps = ledger.gaps.clone();
    data_gaps.extend(heard.absent.iter().map(|reason| format!("Absent: {reason}")));
    Analysis {
        balance: balance.to_owned(),
        confidence,
        thesis: thesis(&about, balance, &ruled, &figures),
        drivers: drivers(balance, &ruled),
        risks: risks.0,
        scenarios,
        dissent,
        red_team: Vec::new(),
        what_would_change_the_view: changes(&ruled, &figures, ledger),
        data_gaps,
        evidence: ledger
            .evidence
            .iter()
            .filter(|evidence| used.contains(&evidence.evidence_id.as_str()))
            .cloned()
            .collect(),
        rulings,
        // What follows is the engine's to fill in: it has counted and checked.
        votes: Vec::new(),
        absent: Vec::new(),
        red_team_ruling: None,
        coverage: Coverage::default(),
    }
}

/// The chair's word on every claim that was questioned.
fn rulings(ruled: &[Ruled<'_>], heard: &Heard<'_>) -> Vec<ClaimRuling> {
    let owner = |claim: &Claim| {
        let whose = |finding: &&Finding| finding.claims.iter().any(|own| own.claim_id == claim.claim_id);
        let finding = heard.findings.iter().find(whose);
        finding.map(|finding| finding.member_id.clone()).unwrap_or_default()
    };
    let reason = |ruling: &str| match ruling {
        "upheld" => "The question was answered from the figures; the claim stands.",
        "weakened" => "Its author concedes the point; the claim counts for less.",
        "withdrawn" => "Its author takes it back; it does not count.",
        _ => "Nobody answered; the claim counts for less.",
    };
    ruled
        .iter()
        .filter(|ruled| ruled.ruling != "unchallenged")
        .map(|ruled| ClaimRuling {
            claim_id: ruled.claim.claim_id.clone(),
            member_id: owner(ruled.claim),
            ruling: ruled.ruling.to_owned(),
            reason: reason(ruled.ruling).to_owned(),
        })
        .collect()
}

/// The balance of weighed stances, and how clear it is, from -1 to 1.
pub fn weigh(claims: impl Iterator<Item = (Stance, f64)>) -> (&'static str, f64) {
    let (mut supports, mut opposes) = (0.0, 0.0);
    for (stance, weight) in claims {
        match stance {
            Stance::Supports => supports += weight,
            Stance::Opposes => opposes += weight,
            Stance::Neutral => {}
        }
    }
    let total = supports + opposes;
    if total <= 0.0 {
        return ("mixed", 0.0);
    }
    let ratio = (supports - opposes) / total;
    let balance = match ratio {
        ratio if ratio >= 0.25 => "favourable",
        ratio if ratio <= -0.25 => "unfavourable",
        _ => "mixed",
    };
    (balance, ratio)
}

fn rule<'a>(claim: &'a Claim, heard: &Heard<'_>) -> Ruled<'a> {
    let mut confidence = claim.confidence;
    let mut ruling = "unchallenged";
    for challenge in heard
        .challenges
        .iter()
        .filter(|challenge| challenge.claim_id == claim.claim_id)
    {
        match heard
            .rebuttals
            .iter()
            .find(|rebuttal| rebuttal.challenge_id == challenge.challenge_id)
        {
            None => {
                confidence *= 0.8;
                ruling = "unresolved";
            }
            Some(rebuttal) => {
                confidence = confidence.min(rebuttal.confidence_after);
                ruling = match rebuttal.position.as_str() {
                    "withdraw" => "withdrawn",
                    _ if ruling == "withdrawn" => "withdrawn",
                    "concede" => "weakened",
                    _ if ruling == "weakened" => "weakened",
                    _ => "upheld",
                };
            }
        }
    }
    if claim.status == "withdrawn" || claim.status == "refuted" {
        ruling = "withdrawn";
    }
    Ruled {
        claim,
        ruling,
        confidence: rounded(confidence),
    }
}

fn confidence(balance: &str, ratio: f64, ruled: &[Ruled<'_>], heard: &Heard<'_>, dissent: usize) -> f64 {
    // Where nothing points anywhere, as on a question of the economy, what is believed is the facts themselves.
    let sided = ruled.iter().any(|ruled| ruled.claim.stance != Stance::Neutral);
    let counts =
        |ruled: &&Ruled<'_>| !ruled.claim.figures.is_empty() && (!sided || ruled.claim.stance != Stance::Neutral);
    let pointing: Vec<f64> = ruled.iter().filter(counts).map(|ruled| ruled.confidence).collect();
    if balance == "insufficient_evidence" || pointing.is_empty() {
        return cap_confidence(0.1, heard.absent.len());
    }
    let mean = pointing.iter().sum::<f64>() / pointing.len() as f64;
    let voiced = heard
        .findings
        .iter()
        .filter(|finding| !finding.evidence.is_empty())
        .count();
    let coverage = voiced as f64 / heard.findings.len().max(1) as f64;
    let clear = 0.6 + 0.4 * ratio.abs();
    let agreed = 1.0 - 0.05 * dissent.min(4) as f64;
    rounded(cap_confidence(
        mean * clear * (0.6 + 0.4 * coverage) * agreed,
        heard.absent.len(),
    ))
}

fn dissent(balance: &str, heard: &Heard<'_>) -> Vec<Dissent> {
    let against = |stance: Stance| match balance {
        "favourable" => stance == Stance::Opposes,
        "unfavourable" => stance == Stance::Supports,
        _ => false,
    };
    let dissenting = heard.findings.iter().filter(|finding| against(finding.stance));
    dissenting
        .map(|finding| {
            let title = heard
                .committee
                .iter()
                .find(|member| member.member_id == finding.member_id)
                .map_or("A member", |member| member.title.as_str());
            Dissent {
                member_id: finding.member_id.clone(),
                stance: finding.stance,
                text: format!("{title}: {}", finding.claim),
            }
        })
        .collect()
}

fn drivers(balance: &str, ruled: &[Ruled<'_>]) -> Vec<String> {
    let carries = |stance: Stance| match balance {
        "favourable" => stance == Stance::Supports,
        "unfavourable" => stance == Stance::Opposes,
        "mixed" => stance != Stance::Neutral,
        _ => true,
    };
    let carrying = ruled
        .iter()
        .filter(|ruled| carries(ruled.claim.stance) && !ruled.claim.figures.is_empty());
    carrying
        .take(4)
        .map(|ruled| format!("{} ({})", ruled.claim.text, ruled.ruling))
        .collect()
}

fn thesis(about: &str, balance: &str, ruled: &[Ruled<'_>], figures: &Figures<'_>) -> String {
    let leading = |stance: Stance| {
        ruled
            .iter()
            .find(|ruled| ruled.claim.stance == stance && !ruled.claim.figures.is_empty())
            .map(|ruled| ruled.claim.text.as_str())
    };
    let (supports, opposes) = (leading(Stance::Supports), leading(Stance::Opposes));
    let against = opposes.map(|text| format!("Against it stands this. {text}"));
    let for_it = supports.map(|text| format!("For it speaks this. {text}"));
    let mut parts = Vec::new();
    match balance {
        "insufficient_evidence" => {
            parts.push(format!(
                "The ledger has no figures on {about} itself, so the committee does not judge it."
            ));
            let around = leading(Stance::Neutral).map(|text| text.trim_start_matches(SURROUNDINGS));
            parts.extend(around.map(|text| format!("What can be said is about the surroundings. {text}")));
        }
        _ if supports.is_none() && opposes.is_none() => {
            parts.push(format!(
                "The figures on {about} say how things are, and point neither way."
            ));
            let told = ruled.iter().filter(|ruled| !ruled.claim.figures.is_empty()).take(3);
            parts.extend(told.map(|ruled| ruled.claim.text.clone()));
        }
        "favourable" => {
            parts.push(format!(
                "By the figures there are, the evidence on {about} leans in favour."
            ));
            parts.extend(supports.map(str::to_owned));
            parts.extend(against);
        }
        "unfavourable" => {
            parts.push(format!(
                "By the figures there are, the evidence on {about} leans against."
            ));
            parts.extend(opposes.map(str::to_owned));
            parts.extend(for_it);
        }
        _ => {
            parts.push(format!("The figures on {about} weigh about the same on both sides."));
            parts.extend(for_it);
            parts.extend(against);
        }
    }
    let subjects = figures.topics.iter().filter(|topic| topic.is_subject);
    let years: Vec<String> = subjects
        .filter_map(|topic| {
            figures
                .of(topic, "return_1y")
                .map(|year| format!("{} {}", topic.label, quote(year)))
        })
        .collect();
    if years.len() > 1 {
        parts.push(format!("Side by side over twelve months: {}.", years.join(", ")));
    }
    if let Some(age) = figures.age().filter(|age| number(age) >= 1.0) {
        parts.push(format!(
            "These figures are {} years old on the date of the brief, which is why confidence is low.",
            age.value
        ));
    }
    parts.join(" ")
}

fn risks<'a>(figures: &Figures<'a>, ruled: &[Ruled<'_>], ledger: &Ledger) -> (Vec<Risk>, Vec<&'a Evidence>) {
    let mut risks = Vec::new();
    let mut used = Vec::new();
    let mut add = |text: String, mitigant: &str, tripwire: &str| {
        risks.push(Risk {
            text,
            mitigant: mitigant.to_owned(),
            tripwire: tripwire.to_owned(),
        });
    };
    let subjects = figures.topics.iter().filter(|topic| topic.is_subject);
    if let Some((topic, worst)) = subjects
        .filter_map(|topic| figures.of(topic, "max_drawdown_all").map(|worst| (topic, worst)))
        .next()
    {
        add(
            format!(
                "A fall like the worst in the series of {}: {}.",
                topic.label,
                quote(worst)
            ),
            "A position small enough that such a fall can be borne, and time to wait.",
            "A fall beyond what the brief can bear, measured from the last high.",
        );
        used.push(worst);
    }
    if let Some(rate) = figures.get("ev_long_rate") {
        add(
            format!(
                "Interest rates move far from {}, and with them what future earnings are worth today.",
                quote(rate)
            ),
            "Earnings that grow with prices, and little debt.",
            "The ten-year rate moves by more than a point within a year.",
        );
        used.push(rate);
    }
    if let Some(against) = ruled.iter().find(|ruled| ruled.claim.stance == Stance::Opposes) {
        add(
            format!("What speaks against it proves decisive. {}", against.claim.text),
            "Weight according to how far the claim is believed.",
            "Newer figures confirm this.",
        );
    }
    if let Some(age) = figures.age().filter(|age| number(age) >= 1.0) {
        add(
            format!("The world has changed in the {} years since the series end.", age.value),
            "Bring current data before relying on any of this.",
            "Newer figures differ in sign from those used here.",
        );
        used.push(age);
    }
    if !ledger.gaps.is_empty() {
        add(
            "Something that matters is among the gaps.".to_owned(),
            "Close the gaps first that stand at the top of the list.",
            "A gap is closed and the reading changes.",
        );
    }
    (risks, used)
}

fn changes(ruled: &[Ruled<'_>], figures: &Figures<'_>, ledger: &Ledger) -> Vec<String> {
    let mut changes = Vec::new();
    if figures.age().is_some_and(|age| number(age) >= 1.0) {
        changes.push("Current figures in place of the old ones.".to_owned());
    }
    if !ledger.gaps.is_empty() {
        changes.push("Data that closes the gaps, prices and accounts first.".to_owned());
    }
    for ruled in ruled
        .iter()
        .filter(|ruled| ruled.claim.stance != Stance::Neutral)
        .take(3)
    {
        if !changes.contains(&ruled.claim.wrong_if) {
            changes.push(ruled.claim.wrong_if.clone());
        }
    }
    changes
}
