//! How far the evidence can be relied on: for each kind of evidence that a question needs, how fresh it is and how far
//! it agrees. All rules count, whoever sat on the committee, so that another seat never makes anybody less sure.
//! `docs/analyst.md` says the same for readers.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::{Balance, ClaimStatus, ConfidenceBreakdown, ConfidencePart, Stance};

use super::figures::{Figures, US_MARKET, freshness, rounded, two_places};
use super::recency::month_of;
use super::roster;
use super::rulebook::{On, Rule};
use super::rules::{self, Drawn};
use super::weighing::{Ruled, weigh};
use data_room::has_accounts;
use intent::focus::Focus;

/// The kinds of evidence, in the order in which they are told.
const KINDS: [&str; 6] = ["accounts", "valuation", "prices", "risk", "portfolio", "economy"];
/// The weight that each side has before anything was read: a single reading is no agreement yet.
const UNREAD: f64 = 0.25;
/// What a reading counts whose challenge nobody answered.
const UNANSWERED: f64 = 0.8;

/// A reading with its weight.
struct Weighed<'r, 'a> {
    drawn: &'r Drawn<'a>,
    weight: f64,
}

/// The way to the confidence in a balance; nothing where there is no evidence on the subject.
pub fn of(brief: &Mib, balance: Balance, ruled: &[Ruled<'_>], figures: &Figures<'_>) -> Option<ConfidenceBreakdown> {
    if balance == Balance::InsufficientEvidence {
        return None;
    }
    let seats = roster::roles(brief).iter();
    let drawn: Vec<Drawn<'_>> = seats.flat_map(|seat| rules::readings(seat, figures)).collect();
    let readings: Vec<Weighed<'_, '_>> = drawn
        .iter()
        .filter(|drawn| !drawn.around)
        .map(|drawn| Weighed {
            weight: drawn.confidence * standing(drawn, ruled),
            drawn,
        })
        .collect();
    let side = side(balance, &readings);
    let parts: Vec<ConfidencePart> = KINDS
        .into_iter()
        .filter_map(|kind| {
            let own: Vec<&Weighed<'_, '_>> = readings
                .iter()
                .filter(|reading| kind_of(reading.drawn.rule) == kind)
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

/// What a rule reads. A seat may read more than one kind: what is owed is in the accounts.
fn kind_of(rule: &Rule) -> &'static str {
    match (rule.on, rule.seat, rule.id) {
        (On::Economy, ..) => "economy",
        (_, "fundamentals" | "industry", _) | (_, "risk", "interest" | "debt") => "accounts",
        (_, "valuation", _) => "valuation",
        (_, "risk", _) => "risk",
        (On::Topic, "allocation", _) | (_, "market", _) => "prices",
        (_, "allocation", _) => "portfolio",
        _ => "economy",
    }
}

/// Whether a question needs a kind of evidence, so that it counts as missing where there is none.
fn is_wanted(kind: &str, brief: &Mib, figures: &Figures<'_>) -> bool {
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

/// What is left of a reading after the challenges to the claim that was made of it. An answer costs nothing.
fn standing(drawn: &Drawn<'_>, ruled: &[Ruled<'_>]) -> f64 {
    let same = |ruled: &&Ruled<'_>| {
        let ids = drawn.figures.iter().map(|figure| &figure.evidence_id);
        ids.eq(&ruled.claim.figures)
    };
    match ruled.iter().find(same).map(|ruled| ruled.ruling) {
        Some(ClaimStatus::Withdrawn) => 0.0,
        Some(ClaimStatus::Unresolved) => UNANSWERED,
        _ => 1.0,
    }
}

/// The side that has to agree: that of the balance, and of a mixed one that which weighs more.
fn side(balance: Balance, readings: &[Weighed<'_, '_>]) -> Stance {
    let (_, ratio) = weigh(readings.iter().map(|reading| (reading.drawn.stance, reading.weight)));
    match balance {
        Balance::Favourable => Stance::Supports,
        Balance::Unfavourable => Stance::Opposes,
        _ if ratio < 0.0 => Stance::Opposes,
        _ => Stance::Supports,
    }
}

fn part(kind: &str, readings: &[&Weighed<'_, '_>], side: Stance, figures: &Figures<'_>) -> ConfidencePart {
    let points = |reading: &&&Weighed<'_, '_>| reading.drawn.stance != Stance::Neutral && reading.weight > 0.0;
    let agrees = |reading: &&&Weighed<'_, '_>| reading.drawn.stance == side && reading.weight > 0.0;
    let pointing: f64 = readings.iter().filter(points).map(|reading| reading.weight).sum();
    let agreeing: f64 = readings.iter().filter(agrees).map(|reading| reading.weight).sum();
    let agreement = match figures.has_sides {
        true => agreement(agreeing, pointing),
        false => FACTS,
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

/// What facts that are neither for nor against anybody count as agreement: they cannot disagree, but they say how
/// things are and not how they will be.
const FACTS: f64 = 0.75;

/// How much of the weight that points somewhere agrees.
fn agreement(agreeing: f64, pointing: f64) -> f64 {
    (agreeing + UNREAD) / (pointing + 2.0 * UNREAD)
}

/// The mean freshness of the readings, each by its oldest figure and by how much its rule is believed; none is 0.
fn fresh(readings: &[&Weighed<'_, '_>], figures: &Figures<'_>) -> f64 {
    let years = figures.horizon.years();
    let (mut sum, mut beliefs) = (0.0, 0.0);
    for Weighed { drawn, .. } in readings {
        let ages = drawn.figures.iter().map(|figure| figures.years_old(figure));
        let belief = drawn.rule.belief_over(years);
        sum += belief * freshness(ages.fold(0.0, f64::max));
        beliefs += belief;
    }
    if beliefs > 0.0 { sum / beliefs } else { 0.0 }
}

fn text(kind: &str, readings: &[&Weighed<'_, '_>], (counted, agreed): (usize, usize), figures: &Figures<'_>) -> String {
    let name = figures.words.text(&format!("confidence-kind-{kind}"));
    let quoted = readings.iter().flat_map(|reading| &reading.drawn.figures);
    let mut dates: Vec<&str> = quoted.map(|figure| figure.as_of.as_str()).collect();
    // A quarter ends with its last month.
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
        /// Another reading that agrees never makes anybody less sure, and another that does not never surer.
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
