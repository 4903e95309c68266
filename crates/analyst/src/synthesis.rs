//! The chair's draft: claim by claim, weighed and not averaged, with dissent and gaps kept.

use figures::numbers::Coverage;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{
    Analysis, Balance, Challenge, Claim, ClaimStatus, Dissent, Evidence, Finding, Ledger, Stance, WeighedClaim,
    cap_confidence, checks,
};

use super::examination::examine;
use super::figures::Figures;
use super::weighing::{self, Deliberation, RuledClaim, rule_all, weigh};
use super::{answer, bounds, confidence, gaps, plain, recency, risks, scenarios, sides, tables, thesis};

/// Writes the draft.
pub fn synthesise(brief: &MasterBrief, heard: &Deliberation<'_>, ledger: &Ledger) -> Analysis {
    let figures = Figures::new(brief, ledger);
    let words = figures.words;
    let findings = relevant(heard.findings, &figures);
    let heard = &Deliberation {
        findings: &findings,
        ..*heard
    };
    let mut ruled = rule_all(heard);
    let rulings = weighing::rulings(&ruled, heard, words);
    let all_ruled = rule_all(heard);
    // Withdrawn claims no longer count, but the reader still sees their figures, and those that decided the challenges.
    let mut used: Vec<String> = ruled.iter().flat_map(|ruled| ruled.claim.figures.clone()).collect();
    used.extend(
        heard
            .challenges
            .iter()
            .flat_map(|asked| deciding(asked, &ruled, &figures)),
    );
    ruled.retain(|ruled| ruled.ruling != ClaimStatus::Withdrawn);
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
    let (lean, _) = weigh(ruled.iter().map(|ruled| (ruled.claim.stance, ruled.confidence)));
    let balance = if figures.has_subject_figures() && sides::can_rank(&figures) {
        lean
    } else {
        Balance::InsufficientEvidence
    };
    let breakdown = confidence::of(brief, balance, &all_ruled, &figures);
    let sure = breakdown.as_ref().map_or(0.0, |breakdown| breakdown.evidence);
    let dissent = dissent(balance, heard, &all_ruled, &figures);
    let (scenarios, scenario_figures) = scenarios::of(&figures);
    let (risks, risk_figures) = risks::of(balance, &figures, &ruled, ledger);
    let mut used: Vec<&str> = used.iter().map(String::as_str).collect();
    let answer = answer::with_limits(brief, balance, &figures);
    let (tables, table_figures) = tables::of(brief, &figures);
    let answer_figures = answer.iter().flat_map(|answer| &answer.figures);
    let quoted = scenario_figures
        .iter()
        .chain(&risk_figures)
        .chain(&table_figures)
        .chain(answer_figures)
        .copied();
    used.extend(
        quoted
            .chain(figures.age())
            .map(|evidence| evidence.evidence_id.as_str()),
    );
    // Figures that a reader needs to reproduce the answer: the number of past periods. Where the answer says that data
    // is missing, also which basic figures exist; without an answer, those that show why no row fits.
    let also_needed: &[&str] = match &answer {
        None => &["revenue", "net_income", "interest_coverage"],
        Some(answer) if answer.figures.is_empty() => &["window_count_1y", "revenue", "net_income"],
        Some(_) => &["window_count_1y"],
    };
    let needed = figures
        .subjects()
        .flat_map(|topic| also_needed.iter().filter_map(|measure| figures.of(topic, measure)));
    used.extend(needed.map(|figure| figure.evidence_id.as_str()));
    let mut thesis = thesis::of(brief, balance, &ruled, answer.as_ref(), &figures);
    // After a fact, only the data behind it counts.
    let of_fact = answer
        .as_ref()
        .filter(|answer| figures.asks_for_a_fact() && !answer.figures.is_empty());
    let used_figures: Vec<&Evidence> = match of_fact {
        Some(answer) => answer.figures.clone(),
        None => used.iter().filter_map(|id| figures.get(id)).collect(),
    };
    if let Some(current) = recency::sentence(used_figures.into_iter(), words) {
        thesis.push_str(&words.text("between-sentences"));
        thesis.push_str(&current);
    }
    let mut data_gaps: Vec<String> = ledger.gaps.iter().map(|gap| gaps::describe(gap, words)).collect();
    data_gaps.extend(
        heard
            .absent
            .iter()
            .map(|reason| words.say("absent", &[("reason", Arg::Text(reason))])),
    );
    let analysis = Analysis {
        balance,
        confidence: cap_confidence(sure, heard.absent.len()),
        is_fact: figures.asks_for_a_fact(),
        confidence_breakdown: breakdown,
        thesis,
        drivers: drivers(balance, &ruled),
        risks,
        scenarios,
        dissent,
        red_team: Vec::new(),
        what_would_change_the_view: changes(balance, &ruled, &figures, ledger),
        data_gaps,
        evidence: ledger
            .evidence
            .iter()
            .filter(|evidence| used.contains(&evidence.evidence_id.as_str()))
            .cloned()
            .collect(),
        tables,
        weighed: weighed(&ruled),
        revision: Vec::new(),
        rulings,
        // The engine fills in the rest.
        votes: Vec::new(),
        absent: Vec::new(),
        red_team_ruling: None,
        coverage: Coverage::default(),
    };
    match figures.question.is_plain() {
        true => plain::without_view(brief, analysis, &figures),
        false => analysis,
    }
}

/// The findings as they count for this question. Members do not see it, so that the chair leaves out what it does not
/// ask for: good sales say nothing about a price.
fn relevant(findings: &[Finding], figures: &Figures<'_>) -> Vec<Finding> {
    let mut findings = findings.to_vec();
    for claim in findings.iter_mut().flat_map(|finding| &mut finding.claims) {
        let judged = claim.figures.first().and_then(|id| figures.get(id));
        if judged.is_some_and(|judged| figures.is_irrelevant(seat_of(&claim.claim_id), judged)) {
            claim.stance = Stance::Neutral;
        }
    }
    findings
}

/// The seat that made a claim: `t_macro_c1` is of `macro`.
fn seat_of(claim_id: &str) -> &str {
    let task = claim_id.strip_prefix("t_").unwrap_or(claim_id);
    task.rsplit_once("_c").map_or(task, |(seat, _)| seat)
}

/// The figures that decided a challenge.
fn deciding(asked: &Challenge, ruled: &[RuledClaim<'_>], figures: &Figures<'_>) -> Vec<String> {
    let seat = asked.by.strip_prefix("m_").unwrap_or(&asked.by);
    let claim = ruled.iter().find(|ruled| ruled.claim.claim_id == asked.claim_id);
    let questions = claim
        .map(|ruled| examine(seat, ruled.claim, figures))
        .unwrap_or_default();
    let question = questions.into_iter().find(|question| question.text == asked.text);
    question.map(|question| question.figures).unwrap_or_default()
}

/// The members whose vote differs from the balance.
fn dissent(
    balance: Balance,
    heard: &Deliberation<'_>,
    ruled: &[RuledClaim<'_>],
    figures: &Figures<'_>,
) -> Vec<Dissent> {
    let withdrawn = |claim: &Claim| {
        let mut rulings = ruled.iter().filter(|ruled| ruled.claim.claim_id == claim.claim_id);
        rulings.any(|ruled| ruled.ruling == ClaimStatus::Withdrawn)
    };
    let dissenting = checks::dissenting(balance, heard.findings);
    dissenting
        .iter()
        .map(|finding| {
            let mut members = heard.committee.iter();
            let member = members.find(|member| member.member_id == finding.member_id);
            let seat = member.map_or(finding.member_id.as_str(), |member| member.title.as_str());
            let stance = finding.vote.map_or(finding.stance, |vote| vote.stance);
            let arguments = [
                ("seat", Arg::Text(seat)),
                ("stance", Arg::Text(stance.name())),
                ("claim", Arg::Text(checks::point_of(finding, stance, withdrawn))),
            ];
            Dissent {
                member_id: finding.member_id.clone(),
                stance,
                text: figures.words.say("dissent", &arguments),
            }
        })
        .collect()
}

/// The weight of each claim that points somewhere in the balance.
fn weighed(ruled: &[RuledClaim<'_>]) -> Vec<WeighedClaim> {
    let pointing = ruled.iter().filter(|ruled| ruled.claim.stance != Stance::Neutral);
    pointing
        .map(|ruled| WeighedClaim {
            claim_id: ruled.claim.claim_id.clone(),
            stance: ruled.claim.stance,
            weight: ruled.confidence,
            bounds: ruled.claim.bounds.clone(),
        })
        .collect()
}

fn drivers(balance: Balance, ruled: &[RuledClaim<'_>]) -> Vec<String> {
    let carries = |stance: Stance| match balance {
        Balance::Favourable => stance == Stance::Supports,
        Balance::Unfavourable => stance == Stance::Opposes,
        Balance::Mixed if ruled.iter().any(|ruled| ruled.claim.stance != Stance::Neutral) => stance != Stance::Neutral,
        _ => true,
    };
    let carrying = ruled
        .iter()
        .filter(|ruled| carries(ruled.claim.stance) && !ruled.claim.figures.is_empty());
    carrying.take(5).map(|ruled| ruled.claim.text.clone()).collect()
}

/// The bounds at which the heaviest claims would turn, then what is missing.
fn changes(balance: Balance, ruled: &[RuledClaim<'_>], figures: &Figures<'_>, ledger: &Ledger) -> Vec<String> {
    let words = figures.words;
    let mut changes: Vec<String> = Vec::new();
    // Only claims that carry the view can change it.
    let carries = |stance: Stance| match balance {
        Balance::Favourable => stance == Stance::Supports,
        Balance::Unfavourable => stance == Stance::Opposes,
        _ => stance != Stance::Neutral,
    };
    let pointing = ruled.iter().filter(|ruled| carries(ruled.claim.stance));
    for ruled in pointing.take(3) {
        let change = bounds::turn(ruled.claim, figures).unwrap_or_else(|| ruled.claim.wrong_if.clone());
        if !changes.contains(&change) {
            changes.push(change);
        }
    }
    if let Some(gap) = gaps::first(ledger, words) {
        changes.push(words.say("change-gaps", &[("gap", Arg::Text(&gap))]));
    } else if figures.age().is_some() {
        let judged = ruled
            .iter()
            .filter_map(|ruled| figures.get(ruled.claim.figures.first()?));
        let oldest = judged.map(|figure| figure.as_of.as_str()).min();
        changes.extend(oldest.map(|date| words.say("change-newer", &[("date", Arg::Date(date))])));
    }
    changes
}
