//! How far the evidence can be relied on: for each kind of evidence that a question needs, how fresh it is and how far
//! it agrees. The rules of all seats count, whoever sat on the committee, so that adding a seat never lowers the
//! confidence. `docs/analyst.md` says the same for readers.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Balance, ClaimStatus, ConfidenceBreakdown, ConfidencePart, Stance};

use super::figures::{Figures, US_MARKET, freshness, rounded, two_places};
use super::recency::month_of;
use super::roster;
use super::rulebook::{Rule, Scope};
use super::rules::{self, Reading};
use super::weighing::{RuledClaim, weigh};
use data_room::has_accounts;
use intent::focus::Focus;

/// The kinds of evidence, in the order in which they are told.
const KINDS: [&str; 6] = ["accounts", "valuation", "prices", "risk", "portfolio", "economy"];
/// The weight of each side before any reading, so that a single reading is not full agreement.
const PRIOR_WEIGHT: f64 = 0.25;
/// The share of its weight that a reading keeps whose challenge nobody answered.
const UNANSWERED_SHARE: f64 = 0.8;

/// A reading with its weight.
struct Weighed<'r, 'a> {
    reading: &'r Reading<'a>,
    weight: f64,
}

/// How the confidence in a balance comes about; `None` where there is no evidence on the subject.
pub fn of(
    brief: &MasterBrief,
    balance: Balance,
    ruled: &[RuledClaim<'_>],
    figures: &Figures<'_>,
) -> Option<ConfidenceBreakdown> {
    if balance == Balance::InsufficientEvidence {
        return None;
    }
    let seats = roster::roles(brief).iter();
    let readings: Vec<Reading<'_>> = seats.flat_map(|seat| rules::readings(seat, figures)).collect();
    let weighed: Vec<Weighed<'_, '_>> = readings
        .iter()
        .filter(|reading| !reading.is_background)
        .map(|reading| Weighed {
            weight: reading.confidence * share_after_challenges(reading, ruled),
            reading,
        })
        .collect();
    let side = side(balance, &weighed);
    let parts: Vec<ConfidencePart> = KINDS
        .into_iter()
        .filter_map(|kind| {
            let own: Vec<&Weighed<'_, '_>> = weighed
                .iter()
                .filter(|weighed| kind_of(weighed.reading.rule) == kind)
                .collect();
            (!own.is_empty() || is_wanted(kind, brief, figures)).then(|| part(kind, &own, side, figures))
        })
        .collect();
    let mean = parts.iter().map(|part| part.value).sum::<f64>() / parts.len().max(1) as f64;
    Some(ConfidenceBreakdown {
        parts,
        evidence: two_places(mean),
        steps: Vec::new(),
    })
}

/// The kind of evidence that a rule reads. A seat may read several kinds: the risk seat also reads debt in accounts.
fn kind_of(rule: &Rule) -> &'static str {
    match (rule.scope, rule.seat, rule.id) {
        (Scope::Economy, ..) => "economy",
        (_, "fundamentals" | "industry", _) | (_, "risk", "interest" | "debt") => "accounts",
        (_, "valuation", _) => "valuation",
        (_, "risk", _) => "risk",
        (Scope::Topic, "allocation", _) | (_, "market", _) => "prices",
        (_, "allocation", _) => "portfolio",
        _ => "economy",
    }
}

/// Whether a question needs a kind of evidence, so that it counts as missing where there is none.
fn is_wanted(kind: &str, brief: &MasterBrief, figures: &Figures<'_>) -> bool {
    let portfolio = brief.subject.kind == "portfolio";
    let accounts_only = figures.focus == Some(Focus::Accounts);
    let mut instruments = brief.subject.instruments.iter();
    let earns = !figures.is_spot
        && (instruments.any(|known| has_accounts(&known.asset_class))
            || figures.subjects().any(|topic| topic.key == US_MARKET));
    match kind {
        _ if !figures.has_sides => false,
        "accounts" => accounts_only || earns && !portfolio,
        "valuation" => earns && !portfolio && !accounts_only,
        "prices" => !portfolio && !accounts_only,
        "risk" => !accounts_only,
        "portfolio" => portfolio,
        _ => false,
    }
}

/// The share of its weight that a reading keeps after challenges to its claim. An answered challenge costs nothing.
fn share_after_challenges(reading: &Reading<'_>, ruled: &[RuledClaim<'_>]) -> f64 {
    let same = |ruled: &&RuledClaim<'_>| {
        let ids = reading.figures.iter().map(|figure| &figure.evidence_id);
        ids.eq(&ruled.claim.figures)
    };
    match ruled.iter().find(same).map(|ruled| ruled.ruling) {
        Some(ClaimStatus::Withdrawn) => 0.0,
        Some(ClaimStatus::Unresolved) => UNANSWERED_SHARE,
        _ => 1.0,
    }
}

/// The stance that counts as agreement: that of the balance; for a mixed one, the side that weighs more.
fn side(balance: Balance, weighed: &[Weighed<'_, '_>]) -> Stance {
    let (_, ratio) = weigh(weighed.iter().map(|one| (one.reading.stance, one.weight)));
    match balance {
        Balance::Favourable => Stance::Supports,
        Balance::Unfavourable => Stance::Opposes,
        _ if ratio < 0.0 => Stance::Opposes,
        _ => Stance::Supports,
    }
}

fn part(kind: &str, readings: &[&Weighed<'_, '_>], side: Stance, figures: &Figures<'_>) -> ConfidencePart {
    let points = |one: &&&Weighed<'_, '_>| one.reading.stance != Stance::Neutral && one.weight > 0.0;
    let agrees = |one: &&&Weighed<'_, '_>| one.reading.stance == side && one.weight > 0.0;
    let pointing: f64 = readings.iter().filter(points).map(|reading| reading.weight).sum();
    let agreeing: f64 = readings.iter().filter(agrees).map(|reading| reading.weight).sum();
    let agreement = match figures.has_sides {
        true => agreement(agreeing, pointing),
        false => FACTS_AGREEMENT,
    };
    let fresh = fresh(readings, figures);
    let counted = match figures.has_sides {
        true => readings.iter().filter(points).count(),
        false => readings.len(),
    };
    let agreed = readings.iter().filter(agrees).count();
    ConfidencePart {
        kind: kind.to_owned(),
        freshness: rounded(fresh),
        agreement: rounded(if readings.is_empty() { 0.0 } else { agreement }),
        value: rounded(fresh * agreement),
        readings: u32::try_from(counted).unwrap_or(u32::MAX),
        agreeing: u32::try_from(agreed).unwrap_or(u32::MAX),
        text: text(kind, readings, (counted, agreed), figures),
    }
}

/// The agreement of facts that speak neither for nor against the subject: they cannot disagree, but they describe the
/// present and not the future.
const FACTS_AGREEMENT: f64 = 0.75;

/// The share of the non-neutral weight that agrees, with the prior weight on each side.
fn agreement(agreeing: f64, pointing: f64) -> f64 {
    (agreeing + PRIOR_WEIGHT) / (pointing + 2.0 * PRIOR_WEIGHT)
}

/// The mean freshness of the readings by their oldest figures, weighted by the belief in their rules; 0 without any.
fn fresh(readings: &[&Weighed<'_, '_>], figures: &Figures<'_>) -> f64 {
    let years = figures.horizon.years();
    let (mut sum, mut beliefs) = (0.0, 0.0);
    for Weighed { reading, .. } in readings {
        let ages = reading.figures.iter().map(|figure| figures.years_old(figure));
        let belief = reading.rule.belief_over(years);
        sum += belief * freshness(ages.fold(0.0, f64::max));
        beliefs += belief;
    }
    if beliefs > 0.0 { sum / beliefs } else { 0.0 }
}

fn text(kind: &str, readings: &[&Weighed<'_, '_>], (counted, agreed): (usize, usize), figures: &Figures<'_>) -> String {
    let name = figures.words.text(&format!("confidence-kind-{kind}"));
    let quoted = readings.iter().flat_map(|one| &one.reading.figures);
    let mut dates: Vec<&str> = quoted.map(|figure| figure.as_of.as_str()).collect();
    // A quarter is sorted as its last month.
    dates.sort_by_cached_key(|date| (month_of(date), *date));
    dates.dedup();
    let (from, to) = (dates.first().copied(), dates.last().copied());
    let key = match (from, figures.has_sides) {
        (None, _) => "confidence-missing",
        (_, true) if counted > 0 => "confidence-readings",
        _ => "confidence-facts",
    };
    let told = if counted > 0 { counted } else { readings.len() };
    figures.words.say(
        key,
        &[
            ("name", Arg::Text(&name)),
            ("readings", Arg::Count(told as u64)),
            ("agreeing", Arg::Count(agreed as u64)),
            ("dates", Arg::Text(if dates.len() > 1 { "several" } else { "one" })),
            ("from", Arg::Date(from.unwrap_or_default())),
            ("to", Arg::Date(to.unwrap_or_default())),
        ],
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::agreement;

    proptest! {
        /// A further reading that agrees raises the agreement, and one that disagrees lowers it.
        #[test]
        fn every_reading_moves_the_agreement_its_own_way(
            agreeing in 0.0..20.0_f64, against in 0.0..20.0_f64, reading in 0.01..1.0_f64,
        ) {
            let before = agreement(agreeing, agreeing + against);
            prop_assert!((0.0..=1.0).contains(&before));
            prop_assert!(agreement(agreeing + reading, agreeing + against + reading) > before);
            prop_assert!(agreement(agreeing, agreeing + against + reading) < before);
        }
    }

    #[test]
    fn nothing_read_is_no_agreement_and_one_reading_is_little() {
        assert_eq!(agreement(0.0, 0.0), 0.5);
        assert!(agreement(0.5, 0.5) < 0.8 && agreement(5.0, 5.0) > 0.95);
    }
}
