//! The chair's draft: claim by claim, weighed and not averaged, with dissent and gaps kept.

use figures::numbers::Coverage;
use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Dissent, Finding, Ledger, Stance};

use super::figures::{Figures, two_places};
use super::weighing::{self, Heard, Ruled, rule_all, weigh};
use super::{answer, gaps, recency, risks, scenarios, tables, thesis};

/// Writes the draft.
pub fn synthesise(brief: &Mib, heard: &Heard<'_>, ledger: &Ledger) -> Analysis {
    let figures = Figures::new(brief, ledger);
    let words = figures.words;
    let mut ruled = rule_all(heard);
    let rulings = weighing::rulings(&ruled, heard, words);
    ruled.retain(|ruled| ruled.ruling != "withdrawn");
    ruled.sort_by(|a, b| {
        b.confidence
            .total_cmp(&a.confidence)
            .then(a.claim.claim_id.cmp(&b.claim.claim_id))
    });
    if brief.subject.kind == "macro" || figures.is_on_economy() {
        // A question about the economy is answered by the figures it asks for, and by the seat whose business it is.
        let asked = |id: &String| figures.get(id).is_some_and(|figure| figures.is_asked(figure));
        ruled.sort_by_key(|ruled| {
            let own = ruled.claim.claim_id.starts_with("t_macro");
            (!ruled.claim.figures.iter().any(asked), !own)
        });
    }
    let (lean, ratio) = weigh(ruled.iter().map(|ruled| (ruled.claim.stance, ruled.confidence)));
    let balance = if figures.speaks_of_subject() {
        lean
    } else {
        "insufficient_evidence"
    };
    let against = against(balance, heard);
    let confidence = weighing::confidence(balance, ratio, &ruled, heard, against.len());
    let dissent = dissent(&against, heard, &figures);
    let (scenarios, counted) = scenarios::of(&figures);
    let (risks, feared) = risks::of(&figures, &ruled, ledger);
    let quoted = ruled.iter().flat_map(|ruled| &ruled.claim.figures).map(String::as_str);
    let mut used: Vec<&str> = quoted.collect();
    let answer = answer::of(brief, balance, &figures).filter(|_| balance != "insufficient_evidence");
    let (tables, shown) = tables::of(&figures);
    let answered = answer.iter().flat_map(|answer| &answer.figures);
    let beside = counted.iter().chain(&feared).chain(&shown).chain(answered).copied();
    used.extend(
        beside
            .chain(figures.age())
            .map(|evidence| evidence.evidence_id.as_str()),
    );
    // Whoever reads the answer again needs to know that there are enough periods to count.
    let counts = figures
        .subjects()
        .filter_map(|topic| figures.of(topic, "window_count_1y"));
    used.extend(
        counts
            .filter(|_| answer.is_some())
            .map(|count| count.evidence_id.as_str()),
    );
    let mut thesis = thesis::of(brief, balance, &ruled, answer.as_ref(), &figures);
    let told = used.iter().filter_map(|id| figures.get(id));
    if let Some(current) = recency::sentence(told, words) {
        thesis.push_str(&words.text("between-sentences"));
        thesis.push_str(&current);
    }
    let mut data_gaps: Vec<String> = ledger.gaps.iter().map(|gap| gaps::told(gap, words)).collect();
    data_gaps.extend(
        heard
            .absent
            .iter()
            .map(|reason| words.say("absent", &[("reason", Arg::Text(reason))])),
    );
    Analysis {
        balance: balance.to_owned(),
        confidence: two_places(confidence),
        thesis,
        drivers: drivers(balance, &ruled),
        risks,
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
        tables,
        rulings,
        // What follows is the engine's to fill in: it has counted and checked.
        votes: Vec::new(),
        absent: Vec::new(),
        red_team_ruling: None,
        coverage: Coverage::default(),
    }
}

/// The findings that point to the other side.
fn against<'a>(balance: &str, heard: &Heard<'a>) -> Vec<&'a Finding> {
    let against = |stance: Stance| match balance {
        "favourable" => stance == Stance::Opposes,
        "unfavourable" => stance == Stance::Supports,
        _ => false,
    };
    let findings = heard.findings.iter();
    findings.filter(|finding| against(finding.stance)).collect()
}

/// Who disagrees on figures that the horizon has not outlived: a price of long ago costs confidence, but is no voice.
fn dissent(against: &[&Finding], heard: &Heard<'_>, figures: &Figures<'_>) -> Vec<Dissent> {
    let alive = |finding: &&&Finding| {
        let mut quoted = finding.evidence.iter().filter_map(|id| figures.get(id));
        quoted.any(|figure| figures.years_old(figure) <= figures.horizon.years())
    };
    let dissenting = against.iter().filter(alive);
    dissenting
        .map(|finding| {
            let seat = heard
                .committee
                .iter()
                .find(|member| member.member_id == finding.member_id)
                .map_or(finding.member_id.as_str(), |member| member.title.as_str());
            Dissent {
                member_id: finding.member_id.clone(),
                stance: finding.stance,
                text: figures.words.say(
                    "dissent",
                    &[("seat", Arg::Text(seat)), ("claim", Arg::Text(&finding.claim))],
                ),
            }
        })
        .collect()
}

fn drivers(balance: &str, ruled: &[Ruled<'_>]) -> Vec<String> {
    let carries = |stance: Stance| match balance {
        "favourable" => stance == Stance::Supports,
        "unfavourable" => stance == Stance::Opposes,
        "mixed" if ruled.iter().any(|ruled| ruled.claim.stance != Stance::Neutral) => stance != Stance::Neutral,
        _ => true,
    };
    let carrying = ruled
        .iter()
        .filter(|ruled| carries(ruled.claim.stance) && !ruled.claim.figures.is_empty());
    carrying.take(5).map(|ruled| ruled.claim.text.clone()).collect()
}

fn changes(ruled: &[Ruled<'_>], figures: &Figures<'_>, ledger: &Ledger) -> Vec<String> {
    let words = figures.words;
    let mut changes = Vec::new();
    if figures.age().is_some() {
        changes.push(words.text("change-newer"));
    }
    if gaps::matter(ledger) {
        changes.push(words.text("change-gaps"));
    }
    let pointing = ruled.iter().filter(|ruled| ruled.claim.stance != Stance::Neutral);
    for ruled in pointing.take(3) {
        if !changes.contains(&ruled.claim.wrong_if) {
            changes.push(ruled.claim.wrong_if.clone());
        }
    }
    changes
}
