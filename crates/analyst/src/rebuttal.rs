//! Answers to challenges: conceding where the ground holds, defending where the ledger bears the claim out.

use pipeline::brief::Mib;
use pipeline::committee::{Challenge, Claim, Finding, Ledger, Rebuttal, Stance};

use super::figures::{Figures, number, rounded};
use super::grounds::Ground;
use super::words::quantity;

/// One answer for each challenge. Several challenges to one claim wear it down one after the other.
pub fn rebut(brief: &Mib, finding: &Finding, challenges: &[Challenge], ledger: &Ledger) -> Vec<Rebuttal> {
    let figures = Figures::new(brief, ledger);
    let mut current: Vec<(&str, f64)> = finding
        .claims
        .iter()
        .map(|claim| (claim.claim_id.as_str(), claim.confidence))
        .collect();
    challenges
        .iter()
        .map(|challenge| {
            let claim = finding.claims.iter().find(|claim| claim.claim_id == challenge.claim_id);
            let entry = current.iter_mut().find(|(id, _)| *id == challenge.claim_id);
            let (Some(claim), Some((_, confidence))) = (claim, entry) else {
                return Rebuttal {
                    challenge_id: challenge.challenge_id.clone(),
                    position: "defend".to_owned(),
                    text: figures.words.text("answer-not-mine"),
                    confidence_before: finding.confidence,
                    confidence_after: finding.confidence,
                };
            };
            let before = *confidence;
            let Answer { position, text, keeps } = answer(challenge, claim, &figures);
            *confidence = rounded(before * keeps);
            Rebuttal {
                challenge_id: challenge.challenge_id.clone(),
                position: position.to_owned(),
                text,
                confidence_before: before,
                confidence_after: *confidence,
            }
        })
        .collect()
}

/// What is said to a challenge, and how much of the confidence is kept.
struct Answer {
    position: &'static str,
    text: String,
    keeps: f64,
}

fn concede(text: String, keeps: f64) -> Answer {
    Answer {
        position: "concede",
        text,
        keeps,
    }
}

fn defend(text: String, keeps: f64) -> Answer {
    Answer {
        position: "defend",
        text,
        keeps,
    }
}

fn answer(challenge: &Challenge, claim: &Claim, figures: &Figures<'_>) -> Answer {
    let words = figures.words;
    if claim.figures.is_empty() || claim.figures.iter().any(|id| figures.get(id).is_none()) {
        return Answer {
            position: "withdraw",
            text: words.text("answer-withdraw"),
            keeps: 0.0,
        };
    }
    // The ground is looked up again by whoever answers: the asker's seat and the kind of the question say which it is.
    let seat = challenge.by.strip_prefix("m_").unwrap_or(&challenge.by);
    let ground = Ground::of_seat(seat)
        .iter()
        .find(|ground| ground.kind() == challenge.kind && ground.figures(claim, figures).is_some());
    let Some(ground) = ground else {
        return defend(words.text("answer-as-quoted"), 1.0);
    };
    let found = ground.figures(claim, figures).unwrap_or_default();
    match (ground, found.as_slice()) {
        (Ground::ShortWindow, [longer, ..]) => {
            concede(words.say("answer-window-other", &[("longer", quantity(longer))]), 0.8)
        }
        (Ground::ShortWindow, []) => concede(words.text("answer-window"), 0.85),
        (Ground::Regime, _) => concede(words.text("answer-regime"), 0.85),
        (Ground::Outlier, [without, ..]) if number(without) > 0.0 && claim.stance == Stance::Supports => defend(
            words.say("answer-outlier-holds", &[("without", quantity(without))]),
            0.95,
        ),
        (Ground::Outlier, _) => concede(words.text("answer-outlier"), 0.75),
        (Ground::Stale, _) => concede(words.text("answer-stale"), 0.85),
        (Ground::Survivors, _) => concede(words.text("answer-survivors"), 0.9),
        (Ground::MissingRisk, [worst, ..]) => {
            concede(words.say("answer-missing-risk", &[("worst", quantity(worst))]), 0.9)
        }
        (Ground::BaseRate, [rate, ..]) if (number(rate) > 50.0) == (claim.stance == Stance::Supports) => {
            defend(words.say("answer-base-rate-same", &[("rate", quantity(rate))]), 1.0)
        }
        (Ground::BaseRate, [rate, ..]) => {
            concede(words.say("answer-base-rate-other", &[("rate", quantity(rate))]), 0.85)
        }
        (Ground::Rates, _) => defend(words.text("answer-rates"), 0.95),
        _ => defend(words.text("answer-as-quoted"), 1.0),
    }
}
