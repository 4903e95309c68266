//! A member's finding: what its rules read in the ledger, or that there are no figures.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Claim, ClaimKind, ClaimStatus, Evidence, Figure, Finding, Ledger, Stance};
use pipeline::plan::{Member, Task};
use pipeline::ports::reasoner::UpstreamClaim;

use super::bounds;
use super::figures::{Figures, rounded};
use super::gaps;
use super::judge::Judge;
use super::measures;
use super::names;
use super::plain;
use super::rules::{self, Reading};
use super::words::quantity;

/// Researches one task. Returns the thinking for the transcript and the finding.
pub fn research(
    brief: &MasterBrief,
    member: &Member,
    task: &Task,
    given: &[UpstreamClaim],
    ledger: &Ledger,
) -> (String, Finding) {
    let figures = Figures::for_member(&member.member_id, brief, ledger);
    if figures.question.is_plain() {
        return plain::research(brief, member, task, &figures);
    }
    let readings = rules::top_readings(&member.role, &figures);
    let thinking = thinking(member, &readings, given, &figures);
    if readings.is_empty() {
        return (thinking, empty_finding(brief, member, task, ledger, &figures));
    }
    let claims: Vec<Claim> = (1..)
        .zip(&readings)
        .map(|(number, reading)| claim(task, number, reading, &figures))
        .collect();
    let (stance, confidence) = vote(&readings);
    let mut quoted: Vec<Figure> = Vec::new();
    for evidence in readings.iter().flat_map(|reading| &reading.figures) {
        if !quoted.iter().any(|known| known.evidence_id == evidence.evidence_id) {
            quoted.push(figures.figure(evidence));
        }
    }
    let texts: Vec<&str> = readings.iter().map(|reading| reading.text.as_str()).collect();
    let finding = Finding {
        finding_id: format!("f_{}", task.task_id),
        task_id: task.task_id.clone(),
        member_id: member.member_id.clone(),
        claim: headline(stance, &readings),
        reasoning: texts.join(figures.words.text("between-sentences").as_str()),
        stance,
        confidence,
        evidence: quoted.iter().map(|figure| figure.evidence_id.clone()).collect(),
        caveats: caveats(&readings, &claims, member, &figures),
        figures: quoted,
        claims,
        vote: None,
        challenges: Vec::new(),
    };
    (thinking, finding)
}

fn thinking(member: &Member, readings: &[Reading<'_>], given: &[UpstreamClaim], figures: &Figures<'_>) -> String {
    let words = figures.words;
    let lens = Arg::Text(&member.lens);
    if readings.is_empty() {
        return words.say("thinking-nothing", &[("lens", lens)]);
    }
    let mut names: Vec<String> = Vec::new();
    for evidence in readings.iter().flat_map(|reading| &reading.figures) {
        let name = measures::name(&evidence.evidence_id, words);
        if names.len() < 4 && !names.contains(&name) {
            names.push(name);
        }
    }
    let mut text = words.say(
        "thinking",
        &[("lens", lens), ("figures", Arg::Text(&words.list(&names)))],
    );
    if let Some(first) = given.first() {
        text.push_str(&words.text("between-sentences"));
        text.push_str(&words.say("thinking-builds-on", &[("first", Arg::Text(&first.text))]));
    }
    text
}

fn claim(task: &Task, number: usize, reading: &Reading<'_>, figures: &Figures<'_>) -> Claim {
    let tells = reading.rule.judge == Judge::Tells && reading.figures.len() == 1;
    Claim {
        claim_id: format!("{}_c{number}", task.task_id),
        kind: if tells { ClaimKind::Fact } else { ClaimKind::Calculation },
        stance: reading.stance,
        text: reading.text.clone(),
        figures: reading
            .figures
            .iter()
            .map(|evidence| evidence.evidence_id.clone())
            .collect(),
        confidence: reading.confidence,
        wrong_if: reading.wrong_if.clone(),
        status: ClaimStatus::Open,
        challenged_by: Vec::new(),
        bounds: bounds::of(reading, figures),
    }
}

/// The vote: a side must outweigh the other by a quarter, else neutral; with the mean confidence, at most 0.8.
fn vote(readings: &[Reading<'_>]) -> (Stance, f64) {
    let weight = |stance: Stance| {
        readings
            .iter()
            .filter(|reading| reading.stance == stance)
            .map(|reading| reading.confidence)
            .sum::<f64>()
    };
    let (supports, opposes) = (weight(Stance::Supports), weight(Stance::Opposes));
    let mean = readings.iter().map(|reading| reading.confidence).sum::<f64>() / readings.len().max(1) as f64;
    let stance = if supports > opposes * 1.25 {
        Stance::Supports
    } else if opposes > supports * 1.25 {
        Stance::Opposes
    } else {
        Stance::Neutral
    };
    (stance, rounded(mean.min(0.8)))
}

fn headline(stance: Stance, readings: &[Reading<'_>]) -> String {
    let leading = readings
        .iter()
        .find(|reading| reading.stance == stance)
        .or_else(|| readings.first());
    leading.map(|reading| reading.text.clone()).unwrap_or_default()
}

fn caveats(readings: &[Reading<'_>], claims: &[Claim], member: &Member, figures: &Figures<'_>) -> Vec<String> {
    let words = figures.words;
    let mut caveats: Vec<String> = Vec::new();
    let quoted: Vec<&Evidence> = readings
        .iter()
        .flat_map(|reading| reading.figures.iter().copied())
        .collect();
    for age in quoted.iter().filter_map(|evidence| figures.age_of(evidence)) {
        let text = words.say("caveat-stale", &[("age", quantity(age))]);
        if !caveats.contains(&text) {
            caveats.push(text);
        }
    }
    if readings.iter().any(|reading| reading.is_background) {
        caveats.push(words.text("caveat-surroundings"));
    }
    if member.role == "risk" && quoted.iter().any(|figure| figure.evidence_id.contains("freq_")) {
        caveats.push(words.text("caveat-overlap"));
    }
    caveats.extend(bounds::next(claims, figures));
    caveats
}

/// The finding of a seat without figures: neutral, hardly any confidence, and what is missing.
fn empty_finding(brief: &MasterBrief, member: &Member, task: &Task, ledger: &Ledger, figures: &Figures<'_>) -> Finding {
    let words = figures.words;
    let about = names::of(brief, words);
    let name = [("name", Arg::Text(&about))];
    let missing = words.say(&format!("missing-{}", member.role.replace('_', "-")), &name);
    let text = words.say("nothing", &name);
    let mut caveats = vec![missing.clone()];
    caveats.extend(ledger.gaps.iter().take(2).map(|gap| gaps::describe(gap, words)));
    Finding {
        finding_id: format!("f_{}", task.task_id),
        task_id: task.task_id.clone(),
        member_id: member.member_id.clone(),
        claim: text.clone(),
        reasoning: [missing, words.text("no-guess")].join(words.text("between-sentences").as_str()),
        stance: Stance::Neutral,
        confidence: 0.1,
        evidence: Vec::new(),
        figures: Vec::new(),
        caveats,
        claims: vec![Claim {
            claim_id: format!("{}_c1", task.task_id),
            kind: ClaimKind::Opinion,
            stance: Stance::Neutral,
            text,
            figures: Vec::new(),
            confidence: 0.1,
            wrong_if: words.text("wrong-nothing"),
            status: ClaimStatus::Open,
            challenged_by: Vec::new(),
            bounds: None,
        }],
        vote: None,
        challenges: Vec::new(),
    }
}
