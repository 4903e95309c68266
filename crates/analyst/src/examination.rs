//! The questions that seats ask about one claim: the figures that decide each, and what becomes of the claim.

use languages::locale::Arg;
use pipeline::committee::{ChallengeKind, Claim, Evidence, Stance};

use super::figures::{Figures, Topic, number};
use super::grounds::{AnswerKind, AppliesTo, GROUNDS, Ground, Test};
use super::judge::Judge;
use super::measures;
use super::rulebook::RULES;
use super::words::quantity;

/// Figures further apart than this, in years, are not comparable.
const MAX_YEARS_APART: f64 = 1.0;
/// A smaller lead, as a share of the larger of both values, counts as a tie.
const MIN_LEAD: f64 = 0.1;

/// The seats that ask whether two dates can be compared.
const DATE_SEATS: &[&str] = &["risk", "macro"];

/// What the figures make of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The claim stands.
    Holds,
    /// The claim counts for less.
    Weakened,
    /// The claim is withdrawn.
    Refuted,
}

impl Outcome {
    /// The value of `$outcome` in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Weakened => "weakened",
            Self::Refuted => "refuted",
        }
    }
}

/// A question about a claim, with its answer.
pub struct ClaimQuestion {
    /// The id of its ground; a member asks each id at most once.
    pub id: &'static str,
    /// The seats that may ask: the first that is present and did not make the claim asks.
    pub seats: &'static [&'static str],
    /// The figures that decide it.
    pub figures: Vec<String>,
    /// Its kind in the API.
    pub kind: ChallengeKind,
    /// The question in words.
    pub text: String,
    /// What the figures make of the claim.
    pub outcome: Outcome,
    /// The answer in words.
    pub answer: String,
}

/// The questions that a seat can ask about a claim. The rebuttal calls this again and must find the same ones, so the
/// result may depend on nothing but the arguments.
pub fn examine(seat: &str, claim: &Claim, figures: &Figures<'_>) -> Vec<ClaimQuestion> {
    let claimed = claim.figures.first().and_then(|id| figures.get(id));
    let Some((claimed, measure)) = claimed.and_then(|claimed| Some((claimed, measures::of(&claimed.evidence_id)?)))
    else {
        return Vec::new();
    };
    let asks = |ground: &&Ground| ground.seats.contains(&seat) && ground.measures.contains(&measure);
    let fits = |ground: &&Ground| match ground.applies_to {
        AppliesTo::For => claim.stance == Stance::Supports,
        AppliesTo::Against => claim.stance == Stance::Opposes,
        // A neutral claim is questioned only if the brief asks about the facts themselves.
        AppliesTo::Any => claim.stance != Stance::Neutral || !figures.has_sides,
    };
    let grounds = GROUNDS.iter().filter(asks);
    let Some(sides) = sides(claim, measure, figures) else {
        let fitting = grounds.filter(fits);
        return fitting
            .filter_map(|ground| about_one_subject(ground, claim, claimed, figures))
            .collect();
    };
    let dates = about_dates(&sides, figures).filter(|_| DATE_SEATS.contains(&seat));
    let points = claim.stance != Stance::Neutral;
    let compared = grounds
        .filter(|_| points)
        .filter_map(|ground| about_comparison(ground, claim, measure, &sides, figures));
    dates.into_iter().chain(compared).collect()
}

/// The question about a claim on one subject, by another figure of that subject.
fn about_one_subject(
    ground: &Ground,
    claim: &Claim,
    claimed: &Evidence,
    figures: &Figures<'_>,
) -> Option<ClaimQuestion> {
    let fits = |other: &&Evidence| {
        let apart = (figures.years_old(other) - figures.years_old(claimed)).abs();
        apart <= MAX_YEARS_APART && !claim.figures.contains(&other.evidence_id)
    };
    let mut found = ground
        .against
        .iter()
        .filter_map(|measure| figures.other_measure(&claimed.evidence_id, measure));
    let other = found.find(fits)?;
    // Lower sales can explain a margin only if sales fell, and higher sales only if they rose.
    let no_premise = match ground.id {
        "selling-less" => number(other) >= 0.0,
        "selling-more" => number(other) <= 0.0,
        _ => false,
    };
    if no_premise {
        return None;
    }
    let outcome = match decide(ground.test, number(claimed), number(other)) {
        Outcome::Refuted if !ground.answer.can_refute() => Outcome::Weakened,
        outcome => outcome,
    };
    let words = figures.words;
    let name = figures.name_of(other);
    let asked = words.text(&format!("ask-{}", ground.id));
    let arguments = [
        ("figure", Arg::Text(name.as_str())),
        ("other", quantity(other)),
        ("value", quantity(claimed)),
        ("question", Arg::Text(&asked)),
        ("outcome", Arg::Text(outcome.name())),
    ];
    Some(ClaimQuestion {
        id: ground.id,
        seats: ground.seats,
        figures: vec![other.evidence_id.clone()],
        kind: ground.answer.kind(),
        text: words.say("ask", &arguments),
        outcome,
        answer: words.say(&format!("answer-{}", ground.answer.id()), &arguments),
    })
}

fn decide(test: Test, value: f64, other: f64) -> Outcome {
    let (holds, refuted) = match test {
        Test::Above(holds, refuted) => (other >= holds, other < refuted),
        Test::Below(holds, refuted) => (other <= holds, other > refuted),
        Test::SameSign => (value * other > 0.0, value * other < 0.0 && other.abs() > value.abs()),
        Test::Exceeds => (value.abs() >= other.abs(), value.abs() < other.abs() / 2.0),
        Test::Near(holds, refuted) => ((value - other).abs() <= holds, (value - other).abs() > refuted),
        Test::Weakens => (false, false),
    };
    match (holds, refuted) {
        (true, _) => Outcome::Holds,
        (_, true) => Outcome::Refuted,
        _ => Outcome::Weakened,
    }
}

/// One side of a comparison with its figure.
type Side<'f, 'a> = (&'f Topic, &'a Evidence);

/// The sides of a claim that compares subjects; `None` for any other claim.
fn sides<'f, 'a>(claim: &Claim, measure: &str, figures: &'f Figures<'a>) -> Option<Vec<Side<'f, 'a>>> {
    let sides: Vec<Side<'f, 'a>> = figures
        .subjects()
        .filter_map(|topic| Some((topic, figures.of(topic, measure)?)))
        .filter(|(_, figure)| claim.figures.contains(&figure.evidence_id))
        .collect();
    (figures.compares && sides.len() > 1).then_some(sides)
}

/// The question about a comparison of figures from different years.
fn about_dates(sides: &[Side<'_, '_>], figures: &Figures<'_>) -> Option<ClaimQuestion> {
    let age = |side: &&Side<'_, '_>| figures.years_old(side.1);
    let newest = sides.iter().min_by(|a, b| age(a).total_cmp(&age(b)))?;
    let oldest = sides.iter().max_by(|a, b| age(a).total_cmp(&age(b)))?;
    if age(&oldest) - age(&newest) <= MAX_YEARS_APART {
        return None;
    }
    let arguments = [
        ("name", Arg::Text(oldest.0.label.as_str())),
        ("value", quantity(oldest.1)),
        ("date", Arg::Date(&oldest.1.as_of)),
        ("other", Arg::Text(newest.0.label.as_str())),
        ("other_value", quantity(newest.1)),
        ("other_date", Arg::Date(&newest.1.as_of)),
    ];
    Some(ClaimQuestion {
        id: "dates",
        seats: DATE_SEATS,
        figures: Vec::new(),
        kind: ChallengeKind::Arithmetic,
        text: figures.words.say("ask-dates", &arguments),
        outcome: Outcome::Refuted,
        answer: figures.words.say("answer-dates", &arguments),
    })
}

/// The question about a claim that one subject is ahead, by another figure of each.
fn about_comparison(
    ground: &Ground,
    claim: &Claim,
    measure: &str,
    sides: &[Side<'_, '_>],
    figures: &Figures<'_>,
) -> Option<ClaimQuestion> {
    let against = ground.against.iter().find(|measure| {
        let of_side = |(topic, figure): &Side<'_, '_>| {
            let other = figures.of(topic, measure)?;
            (figures.years_old(other) - figures.years_old(figure))
                .abs()
                .le(&MAX_YEARS_APART)
                .then_some(other)
        };
        !measure.starts_with("ev_") && sides.iter().all(|side| of_side(side).is_some())
    })?;
    let others: Vec<Side<'_, '_>> = sides
        .iter()
        .filter_map(|(topic, _)| Some((*topic, figures.of(topic, against)?)))
        .collect();
    let high = wants_high(against)?;
    let is_low = wants_high(measure) == Some(false);
    let first = sides.first()?.0;
    let rest: Vec<Side<'_, '_>> = sides.iter().skip(1).copied().collect();
    let ahead = match claim.stance {
        Stance::Supports => first,
        _ => best(&rest, !is_low)?.0,
    };
    let leading = best(&others, high)?;
    let (outcome, verdict) = match leading.0.key == ahead.key {
        _ if !is_clear(&others, leading) => (Outcome::Weakened, Outcome::Weakened.name()),
        true => (Outcome::Holds, Outcome::Holds.name()),
        false if ground.answer == AnswerKind::Longer => (Outcome::Refuted, Outcome::Refuted.name()),
        false => (Outcome::Weakened, "behind"),
    };
    let words = figures.words;
    let values: Vec<String> = others
        .iter()
        .map(|(topic, figure)| {
            let side = [("name", Arg::Text(topic.label.as_str())), ("value", quantity(figure))];
            words.say("side", &side)
        })
        .collect();
    let values = values.join(words.text("between").as_str());
    let name = measures::name(&leading.1.evidence_id, words);
    let arguments = [
        ("figure", Arg::Text(name.as_str())),
        ("values", Arg::Text(&values)),
        ("name", Arg::Text(ahead.label.as_str())),
        ("outcome", Arg::Text(verdict)),
    ];
    Some(ClaimQuestion {
        id: ground.id,
        seats: ground.seats,
        figures: others.iter().map(|(_, figure)| figure.evidence_id.clone()).collect(),
        kind: ground.answer.kind(),
        text: words.say("ask-sides", &arguments),
        outcome,
        answer: words.say("answer-sides", &arguments),
    })
}

/// Whether more of a measure is better, by the rule that judges it; `None` where no rule does.
fn wants_high(measure: &str) -> Option<bool> {
    let rule = RULES.iter().find(|rule| rule.needs.first() == Some(&measure))?;
    match rule.judge {
        Judge::Above(..) | Judge::Beats(..) | Judge::Bearable => Some(true),
        Judge::Below(..) => Some(false),
        Judge::Band(..) | Judge::Tells => None,
    }
}

fn best<'f, 'a>(sides: &[Side<'f, 'a>], high: bool) -> Option<Side<'f, 'a>> {
    let worth = |side: &Side<'_, '_>| if high { number(side.1) } else { -number(side.1) };
    sides.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).copied()
}

fn is_clear(sides: &[Side<'_, '_>], leading: Side<'_, '_>) -> bool {
    let ahead = number(leading.1);
    let others = sides.iter().filter(|side| side.0.key != leading.0.key);
    let mut others = others.map(|side| number(side.1));
    others.all(|other| (ahead - other).abs() > MIN_LEAD * ahead.abs().max(other.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_figure_decides() {
        for (test, value, other, expected) in [
            (Test::Above(5.0, 0.0), 9.0, 5.0, Outcome::Holds),
            (Test::Above(5.0, 0.0), 9.0, 4.9, Outcome::Weakened),
            (Test::Above(5.0, 0.0), 9.0, -0.1, Outcome::Refuted),
            (Test::Below(1.0, 3.0), 9.0, 1.0, Outcome::Holds),
            (Test::Below(1.0, 3.0), 9.0, 2.0, Outcome::Weakened),
            (Test::Below(1.0, 3.0), 9.0, 3.1, Outcome::Refuted),
            (Test::SameSign, -9.0, -1.0, Outcome::Holds),
            (Test::SameSign, -9.0, 1.0, Outcome::Weakened),
            (Test::SameSign, -9.0, 10.0, Outcome::Refuted),
            (Test::Exceeds, -30.0, 25.0, Outcome::Holds),
            (Test::Exceeds, 20.0, 25.0, Outcome::Weakened),
            (Test::Exceeds, 10.0, 25.0, Outcome::Refuted),
            (Test::Near(1.0, 3.0), 4.0, 3.5, Outcome::Holds),
            (Test::Near(1.0, 3.0), 4.0, 2.0, Outcome::Weakened),
            (Test::Near(1.0, 3.0), 4.0, 8.0, Outcome::Refuted),
            (Test::Weakens, 4.0, 4.0, Outcome::Weakened),
        ] {
            assert_eq!(decide(test, value, other), expected, "{test:?} {value} {other}");
        }
    }
}
