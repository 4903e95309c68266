//! Attacks the draft: figures that are not in the ledger (planted), old figures, one figure or one seat that decides
//! everything, and the opposite case, computed from the same ledger.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{
    Analysis, Balance, ClaimRuling, ClaimStatus, Disposition, Ledger, Objection, Ruling, Severity, Stance,
};

use super::answer::MAX_CURRENT_AGE;
use super::figures::Figures;
use super::roster;
use super::rules::{self, Reading};
use super::weighing::weigh;
use super::words::quantity;

/// The objections and the ruling.
pub fn attack(brief: &MasterBrief, draft: &Analysis, ledger: &Ledger) -> (Vec<Objection>, Ruling) {
    let figures = Figures::new(brief, ledger);
    let words = figures.words;
    let mut objections = Vec::new();
    let planted = draft
        .evidence
        .iter()
        .find(|evidence| !ledger.evidence.contains(evidence));
    if let Some(evidence) = planted {
        let text = words.say("objection-planted", &[("figure", Arg::Text(&evidence.evidence_id))]);
        objections.push(objection("planted", Severity::High, text));
    }
    let judged = draft.balance != Balance::InsufficientEvidence;
    if judged {
        let seats = roster::roles(brief).iter();
        let challenged: Vec<ChallengedReading<'_>> = seats
            .flat_map(|role| challenged_readings(role, draft, &figures))
            .collect();
        let before = weigh(
            challenged
                .iter()
                .map(|one| (one.reading.stance, one.reading.confidence)),
        )
        .0;
        let readings: Vec<Reading<'_>> = challenged.into_iter().filter_map(ChallengedReading::weighed).collect();
        objections.extend(staleness(&readings, &figures));
        objections.extend(match before == draft.balance {
            true => single_figure(draft, &readings, &figures),
            false => Some(objection(
                "single_figure",
                Severity::Medium,
                words.text("objection-cross-examination"),
            )),
        });
        objections.extend(single_seat(draft, &readings, &figures));
        // Facts of the economy have no opposite case, and a mixed view already has both.
        if !figures.is_on_economy() && draft.balance != Balance::Mixed {
            objections.push(opposite(brief, draft, &readings, &figures));
        }
    } else if !figures.question.is_plain() {
        objections.push(objection(
            "judgement",
            Severity::Low,
            words.text("objection-no-judgement"),
        ));
    }
    let one_source = draft.evidence.first().filter(|first| {
        draft
            .evidence
            .iter()
            .all(|evidence| evidence.source_id == first.source_id)
    });
    if one_source.is_some() && judged {
        objections.push(objection(
            "one_source",
            Severity::Low,
            words.text("objection-one-source"),
        ));
    }
    if draft.scenarios.iter().any(|scenario| scenario.probability.is_some()) {
        objections.push(objection(
            "frequencies",
            Severity::Low,
            words.text("objection-frequencies"),
        ));
    }
    let ruling = if planted.is_some() {
        Ruling::Reject
    } else if objections.iter().any(|objection| objection.severity != Severity::Low) {
        Ruling::Revise
    } else {
        Ruling::Pass
    };
    if ruling == Ruling::Pass {
        for objection in &mut objections {
            objection.disposition = Disposition::Answered;
            objection.response = words.text("response-noted");
        }
    }
    (objections, ruling)
}

/// High where even the newest non-neutral reading is older than the horizon is long: the revision then withdraws the
/// judgement.
fn staleness(readings: &[Reading<'_>], figures: &Figures<'_>) -> Option<Objection> {
    let words = figures.words;
    let pointing = readings.iter().filter(|reading| reading.stance != Stance::Neutral);
    let oldest_of_each = pointing.filter_map(|reading| {
        let ages = reading
            .figures
            .iter()
            .map(|figure| (figures.years_old(figure), *figure));
        ages.max_by(|a, b| a.0.total_cmp(&b.0))
    });
    let newest = oldest_of_each.min_by(|a, b| a.0.total_cmp(&b.0));
    let stated = figures.horizon.years();
    // Somebody who states no horizon is not told that the figures are older than it.
    let longest = match figures.is_horizon_assumed {
        true => stated.max(MAX_CURRENT_AGE),
        false => stated,
    };
    let outlived = newest.filter(|(years, _)| *years > longest);
    if let Some(age) = outlived.and_then(|(_, figure)| figures.age_of(figure)) {
        let text = words.say("objection-older-than-horizon", &[("age", quantity(age))]);
        return Some(objection("staleness", Severity::High, text));
    }
    let text = words.say("objection-old", &[("age", quantity(figures.age()?))]);
    Some(objection("staleness", Severity::Medium, text))
}

/// A reading, and the confidence left to it after the challenges; `None` where its claim was withdrawn.
struct ChallengedReading<'a> {
    reading: Reading<'a>,
    confidence_left: Option<f64>,
}

impl<'a> ChallengedReading<'a> {
    fn weighed(self) -> Option<Reading<'a>> {
        let confidence = self.confidence_left?;
        Some(Reading {
            confidence,
            ..self.reading
        })
    }
}

/// The readings of a seat that the draft quotes or that were withdrawn. A seat that was empty is quoted nowhere, and so
/// has none.
fn challenged_readings<'a>(role: &str, draft: &Analysis, figures: &Figures<'a>) -> Vec<ChallengedReading<'a>> {
    let is_quoted = |reading: &Reading<'_>| reading.figures.iter().all(|figure| draft.evidence.contains(figure));
    // Claims of these rules have bounds or compare, and are numbered like the readings; those of a model are not.
    let is_by_rules = figures.compares || draft.weighed.iter().any(|claim| claim.bounds.is_some());
    let readings = rules::top_readings(role, figures).into_iter().enumerate();
    let challenged = readings.filter_map(|(at, reading)| {
        let id = format!("t_{role}_c{}", at + 1);
        let withdrawn = |ruling: &ClaimRuling| ruling.claim_id == id && ruling.ruling == ClaimStatus::Withdrawn;
        let weight = draft
            .weighed
            .iter()
            .find(|claim| claim.claim_id == id)
            .map(|claim| claim.weight);
        let confidence_left = match is_by_rules && reading.stance != Stance::Neutral {
            true if draft.rulings.iter().any(withdrawn) => None,
            true => weight.or(Some(reading.confidence)),
            false => Some(reading.confidence),
        };
        (confidence_left.is_none() || is_quoted(&reading)).then_some(ChallengedReading {
            reading,
            confidence_left,
        })
    });
    challenged.collect()
}

fn balance<'d, 'a: 'd>(readings: impl Iterator<Item = &'d Reading<'a>>) -> Balance {
    weigh(readings.map(|reading| (reading.stance, reading.confidence))).0
}

/// Leaves out one figure at a time, and names the first without which the balance would differ.
fn single_figure(draft: &Analysis, readings: &[Reading<'_>], figures: &Figures<'_>) -> Option<Objection> {
    let without = |id: &str| {
        let kept = |reading: &&Reading<'_>| !reading.figures.iter().any(|figure| figure.evidence_id == id);
        balance(readings.iter().filter(kept))
    };
    let pointing = readings.iter().filter(|reading| reading.stance != Stance::Neutral);
    let carrying = pointing
        .flat_map(|reading| reading.figures.iter().copied())
        .find(|figure| without(&figure.evidence_id) != draft.balance)?;
    let name = figures.name_of(carrying);
    let text = figures.words.say(
        "objection-single-figure",
        &[
            ("name", Arg::Text(&name)),
            ("value", quantity(carrying)),
            ("date", Arg::Date(&carrying.as_of)),
        ],
    );
    Some(objection("single_figure", Severity::Medium, text))
}

/// Leaves out one seat at a time, and names the first without which the balance would turn to the other side.
fn single_seat(draft: &Analysis, readings: &[Reading<'_>], figures: &Figures<'_>) -> Option<Objection> {
    let other = other_side(draft.balance)?;
    let mut seats: Vec<&str> = readings.iter().map(|reading| reading.rule.seat).collect();
    seats.dedup();
    let seat = seats
        .into_iter()
        .find(|seat| balance(readings.iter().filter(|reading| reading.rule.seat != *seat)) == other)?;
    let title = figures.words.text(&format!("seat-{seat}"));
    let text = figures
        .words
        .say("objection-single-seat", &[("seat", Arg::Text(&title))]);
    Some(objection("single_figure", Severity::Medium, text))
}

const fn other_side(balance: Balance) -> Option<Balance> {
    match balance {
        Balance::Favourable => Some(Balance::Unfavourable),
        Balance::Unfavourable => Some(Balance::Favourable),
        _ => None,
    }
}

/// The opposite case: the number of readings on the other side, and the strongest in full. Without any, the objection
/// says so; its severity is medium where a seat had no figures on the subject, because that is a gap, not agreement.
fn opposite(brief: &MasterBrief, draft: &Analysis, readings: &[Reading<'_>], figures: &Figures<'_>) -> Objection {
    let words = figures.words;
    let other = match draft.balance {
        Balance::Unfavourable => Stance::Supports,
        _ => Stance::Opposes,
    };
    let pointing = readings
        .iter()
        .filter(|reading| reading.stance != Stance::Neutral)
        .count();
    let mut case: Vec<&Reading<'_>> = readings.iter().filter(|reading| reading.stance == other).collect();
    case.sort_by(|a, b| b.confidence.total_cmp(&a.confidence));
    let Some(strongest) = case.first() else {
        let silent = |seat: &str| {
            !readings
                .iter()
                .any(|reading| reading.rule.seat == seat && !reading.is_background)
        };
        // The chair and the red team have no readings, and the macro seat need not have one on the subject.
        let must_speak = |seat: &&&str| !matches!(**seat, "chair" | "red_team" | "macro");
        let mut seats = roster::roles(brief).iter().filter(must_speak);
        let severity = if seats.any(|seat| silent(seat)) {
            Severity::Medium
        } else {
            Severity::Low
        };
        return objection("opposite_case", severity, words.text("objection-no-opposite"));
    };
    let text = words.say(
        "objection-opposite",
        &[
            ("count", Arg::Count(case.len() as u64)),
            ("all", Arg::Count(pointing as u64)),
            ("text", Arg::Text(&strongest.text)),
        ],
    );
    // Medium from a third of the leading side's weight on: a careful reader would want to know of such a case.
    let weight = |side: &dyn Fn(Stance) -> bool| {
        let on_side = readings.iter().filter(|reading| side(reading.stance));
        on_side.map(|reading| reading.confidence).sum::<f64>()
    };
    let leading = weight(&|stance| stance != other && stance != Stance::Neutral);
    let severity = if weight(&|stance| stance == other) * 3.0 >= leading {
        Severity::Medium
    } else {
        Severity::Low
    };
    objection("opposite_case", severity, text)
}

fn objection(kind: &str, severity: Severity, text: String) -> Objection {
    Objection {
        kind: kind.to_owned(),
        objection: text,
        severity,
        disposition: Disposition::Open,
        response: String::new(),
    }
}
