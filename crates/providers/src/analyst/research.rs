//! A member's finding: what its rules draw from the ledger, or plainly that there is nothing.

use pipeline::brief::Mib;
use pipeline::committee::{Claim, Finding, Ledger, Stance};
use pipeline::plan::{Member, Task};
use pipeline::ports::reasoner::Given;

use super::figures::{Figures, age_for, figure, number, rounded};
use super::rules::{self, Drawn};

/// What a staleness caveat starts with; challenges look for it.
pub const STALE: &str = "Stale: ";

/// Researches one task. Returns the thinking for the transcript and the finding.
pub fn research(brief: &Mib, member: &Member, task: &Task, given: &[Given], ledger: &Ledger) -> (String, Finding) {
    let figures = Figures::new(brief, ledger);
    let drawn = rules::draw(&member.role, &figures);
    let thinking = thinking(member, &drawn, given, ledger);
    if drawn.is_empty() {
        return (thinking, nothing(brief, member, task, ledger));
    }
    let claims = drawn
        .iter()
        .enumerate()
        .map(|(at, drawn)| claim(task, at, drawn))
        .collect();
    let (stance, confidence) = lean(&drawn);
    let mut quoted = Vec::new();
    for evidence in drawn.iter().flat_map(|drawn| &drawn.figures) {
        if !quoted
            .iter()
            .any(|known: &pipeline::committee::Figure| known.evidence_id == evidence.evidence_id)
        {
            quoted.push(figure(evidence));
        }
    }
    let finding = Finding {
        finding_id: format!("f_{}", task.task_id),
        task_id: task.task_id.clone(),
        member_id: member.member_id.clone(),
        claim: headline(stance, &drawn),
        reasoning: drawn
            .iter()
            .map(|drawn| drawn.text.as_str())
            .collect::<Vec<_>>()
            .join(" "),
        stance,
        confidence,
        evidence: quoted.iter().map(|figure| figure.evidence_id.clone()).collect(),
        caveats: caveats(&drawn, ledger, member),
        figures: quoted,
        claims,
        vote: None,
        challenges: Vec::new(),
    };
    (thinking, finding)
}

fn thinking(member: &Member, drawn: &[Drawn<'_>], given: &[Given], ledger: &Ledger) -> String {
    let lens = member.lens.trim_end_matches('.');
    if drawn.is_empty() {
        return format!(
            "{}: looking at {}. The ledger has no figure for this lens.",
            member.title,
            lower_first(lens)
        );
    }
    let used: Vec<&str> = drawn
        .iter()
        .flat_map(|drawn| &drawn.figures)
        .map(|figure| figure.evidence_id.as_str())
        .collect();
    let missing = if ledger.gaps.is_empty() {
        "nothing is reported missing"
    } else {
        "the gaps of the ledger limit what can be said"
    };
    let built = match given.first() {
        Some(first) => format!(
            " This builds on {} earlier statements, the first: {}",
            given.len(),
            first.text
        ),
        None => String::new(),
    };
    format!(
        "{}: looking at {}. Reading {}; {missing}.{built}",
        member.title,
        lower_first(lens),
        used.join(", ")
    )
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_lowercase().chain(letters).collect())
        .unwrap_or_default()
}

fn claim(task: &Task, at: usize, drawn: &Drawn<'_>) -> Claim {
    Claim {
        claim_id: format!("{}_c{}", task.task_id, at + 1),
        kind: drawn.kind.to_owned(),
        stance: drawn.stance,
        text: drawn.text.clone(),
        figures: drawn
            .figures
            .iter()
            .map(|evidence| evidence.evidence_id.clone())
            .collect(),
        confidence: drawn.confidence,
        wrong_if: drawn.wrong_if.to_owned(),
        status: "open".to_owned(),
        challenged_by: Vec::new(),
    }
}

/// The vote: which way the statements lean by their weight, and how much they are believed on the whole.
fn lean(drawn: &[Drawn<'_>]) -> (Stance, f64) {
    let weight = |stance: Stance| {
        drawn
            .iter()
            .filter(|drawn| drawn.stance == stance)
            .map(|drawn| drawn.confidence)
            .sum::<f64>()
    };
    let (supports, opposes) = (weight(Stance::Supports), weight(Stance::Opposes));
    let mean = drawn.iter().map(|drawn| drawn.confidence).sum::<f64>() / drawn.len().max(1) as f64;
    let stance = if supports > opposes * 1.25 {
        Stance::Supports
    } else if opposes > supports * 1.25 {
        Stance::Opposes
    } else {
        Stance::Neutral
    };
    (stance, rounded(mean.min(0.8)))
}

fn headline(stance: Stance, drawn: &[Drawn<'_>]) -> String {
    let leading = drawn
        .iter()
        .find(|drawn| drawn.stance == stance)
        .or_else(|| drawn.first());
    leading.map(|drawn| drawn.text.clone()).unwrap_or_default()
}

fn caveats(drawn: &[Drawn<'_>], ledger: &Ledger, member: &Member) -> Vec<String> {
    let mut caveats: Vec<String> = Vec::new();
    for evidence in drawn.iter().flat_map(|drawn| &drawn.figures) {
        let Some(age) = age_for(ledger, &evidence.evidence_id).filter(|age| number(age) >= 1.0) else {
            continue;
        };
        let text = format!(
            "{STALE}the series {} ends {} years before the date of the brief.",
            age.series, age.value
        );
        if !caveats.contains(&text) {
            caveats.push(text);
        }
    }
    if drawn.iter().any(|drawn| drawn.text.starts_with(rules::SURROUNDINGS)) {
        caveats.push("Part of this is about the surroundings, not about the subject itself.".to_owned());
    }
    if member.role == "risk" {
        caveats.push(
            "Past windows overlap, so frequencies rest on fewer independent periods than there are windows.".to_owned(),
        );
    }
    caveats
}

/// An honest blank: no stance, hardly any confidence, and the name of what is missing.
fn nothing(brief: &Mib, member: &Member, task: &Task, ledger: &Ledger) -> Finding {
    let about = brief.subject.in_words();
    let missing = match member.role.as_str() {
        "fundamentals" => format!("No accounts or earnings of {about} in the ledger."),
        "valuation" => format!("No price against earnings or assets of {about} in the ledger."),
        "market" | "risk" => format!("No price series of {about} in the ledger."),
        "macro" => "No inflation or interest rates in the ledger.".to_owned(),
        "industry" => format!("No industry data on {about} in the ledger."),
        _ => format!("No figures on {about} in the ledger."),
    };
    let text = format!("There is no evidence to judge {about} from this side.");
    let mut caveats = vec![missing.clone()];
    caveats.extend(ledger.gaps.iter().take(2).cloned());
    Finding {
        finding_id: format!("f_{}", task.task_id),
        task_id: task.task_id.clone(),
        member_id: member.member_id.clone(),
        claim: text.clone(),
        reasoning: format!("{missing} Saying more would be a guess."),
        stance: Stance::Neutral,
        confidence: 0.1,
        evidence: Vec::new(),
        figures: Vec::new(),
        caveats,
        claims: vec![Claim {
            claim_id: format!("{}_c1", task.task_id),
            kind: "opinion".to_owned(),
            stance: Stance::Neutral,
            text,
            figures: Vec::new(),
            confidence: 0.1,
            wrong_if: "The data that is missing becomes available.".to_owned(),
            status: "open".to_owned(),
            challenged_by: Vec::new(),
        }],
        vote: None,
        challenges: Vec::new(),
    }
}
