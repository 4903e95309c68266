//! Applies the rules of `rulebook` to the figures. A rule quotes figures and compares them; its only other numbers are
//! the bounds written there.

use languages::locale::Arg;
use pipeline::committee::{Evidence, Stance};

use super::answer::MAX_CURRENT_AGE;
use super::figures::{Figures, MIX, Topic, US_MARKET, freshness, number, rounded};
use super::holdings;
use super::judge::Judge;
use super::measures;
use super::message_args::amount;
use super::names;
use super::rulebook::{RULES, Rule, Scope};
use super::words::{capitalised, quantity, window, yes_no};
use intent::focus::Focus;

/// Rules whose messages name no dates; `Words::statement` appends them.
const UNDATED: [&str; 4] = ["eps", "tax-credit", "other-income", "implied-growth"];

/// The most claims of one finding.
const MAX_CLAIMS: usize = 5;
/// A smaller lead, as a share of the larger of both values, counts as a tie.
const MIN_LEAD: f64 = 0.1;
/// The most confidence in a background reading.
const MAX_BACKGROUND_CONFIDENCE: f64 = 0.3;

/// What a rule reads in the figures of a subject.
pub struct Reading<'a> {
    /// The rule that was applied.
    pub rule: &'static Rule,
    /// Which way it points for the subject.
    pub stance: Stance,
    /// The statement in words.
    pub text: String,
    /// The figures that it quotes; the first is judged.
    pub figures: Vec<&'a Evidence>,
    /// 0 to 1.
    pub confidence: f64,
    /// What would refute the statement.
    pub wrong_if: String,
    /// Whether it is about the market around the subject, and not about the subject itself.
    pub is_background: bool,
}

/// The readings that a seat turns into claims: the first `MAX_CLAIMS`.
pub fn top_readings<'a>(seat: &str, figures: &Figures<'a>) -> Vec<Reading<'a>> {
    let mut readings = readings(seat, figures);
    readings.truncate(MAX_CLAIMS);
    readings
}

/// All readings of a seat, those that point somewhere first. Background is read where there is nothing on the subject
/// itself, and by the macro seat beside any subject but a mix.
pub fn readings<'a>(seat: &str, figures: &Figures<'a>) -> Vec<Reading<'a>> {
    let rules = || RULES.iter().filter(|rule| rule.seat == seat);
    let mut readings: Vec<Reading<'a>> = rules().flat_map(|rule| about_subject(rule, figures)).collect();
    // Past returns of stocks say nothing about the economy, a currency, a metal or accounts.
    let narrow = figures.is_on_economy() || figures.focus == Some(Focus::Accounts);
    // Nor do figures on stocks speak for or against bonds.
    let reads_background = !narrow && !figures.is_all_bonds && (!figures.is_spot || seat == "macro");
    if reads_background && (readings.is_empty() || (seat == "macro" && !figures.is_mix)) {
        let market = figures.topics.iter().filter(|topic| !topic.is_subject);
        let market = market.filter(|topic| topic.key == US_MARKET);
        for topic in market {
            // Whether somebody can bear a fall of US stocks says nothing about another subject.
            let own = rules().filter(|rule| !matches!(rule.judge, Judge::Bearable));
            readings.extend(own.filter_map(|rule| match rule.scope {
                Scope::Topic | Scope::Market => apply(rule, topic, figures),
                Scope::Economy | Scope::Portfolio => None,
            }));
        }
    }
    let asked = |reading: &Reading<'_>| reading.figures.iter().any(|figure| figures.is_asked(figure));
    readings.sort_by_key(|reading| (reading.stance == Stance::Neutral, !asked(reading)));
    readings
}

fn about_subject<'a>(rule: &'static Rule, figures: &Figures<'a>) -> Vec<Reading<'a>> {
    let market = || figures.subjects().find(|topic| topic.key == US_MARKET);
    match rule.scope {
        Scope::Topic if figures.compares => compare(rule, figures).into_iter().collect(),
        Scope::Topic => {
            // In the order of their names, so that it does not matter who was named first.
            let mut topics: Vec<&Topic> = figures.subjects().collect();
            topics.sort_by_key(|topic| &topic.key);
            topics
                .into_iter()
                .filter_map(|topic| apply(rule, topic, figures))
                .collect()
        }
        // Figures on stocks speak neither for nor against bonds.
        Scope::Market if figures.is_all_bonds && rule.seat != "macro" => Vec::new(),
        Scope::Market if figures.is_mix => figures
            .topics
            .last()
            .and_then(|topic| apply(rule, topic, figures))
            .into_iter()
            .collect(),
        Scope::Market | Scope::Economy if figures.is_on_economy() => figures
            .topics
            .last()
            .filter(|_| rule.scope == Scope::Economy || rule.seat == "macro")
            .and_then(|topic| apply(rule, topic, figures))
            .into_iter()
            .collect(),
        Scope::Economy => Vec::new(),
        // What the whole market costs is neither for nor against one stock beside it.
        Scope::Market if figures.compares => Vec::new(),
        Scope::Market => market()
            .and_then(|topic| apply(rule, topic, figures))
            .into_iter()
            .collect(),
        Scope::Portfolio => figures
            .topics
            .first()
            .and_then(|topic| apply(rule, topic, figures))
            .into_iter()
            .collect(),
    }
}

/// Applies one rule to one topic.
fn apply<'a>(rule: &'static Rule, topic: &Topic, figures: &Figures<'a>) -> Option<Reading<'a>> {
    if rule
        .superseded_by()
        .is_some_and(|better| figures.of(topic, better).is_some())
    {
        return None;
    }
    let needed: Vec<&'a Evidence> = rule
        .needs
        .iter()
        .map(|measure| figures.of(topic, measure))
        .collect::<Option<_>>()?;
    let judged = *needed.first()?;
    // Figures of different years are not compared with each other.
    let apart = |other: &&Evidence| (figures.years_old(other) - figures.years_old(judged)).abs() > 1.0;
    if matches!(rule.judge, Judge::Beats(..)) && needed.get(1).is_some_and(apart) {
        return None;
    }
    let stance = rule.judge.stance(
        number(judged),
        needed.get(1).map(|second| number(second)),
        figures.bearable_fall,
    );
    let doubt = doubt(rule, topic, figures).filter(|_| stance == Stance::Supports);
    let stance = match rule.id {
        _ if doubt.is_some() => Stance::Neutral,
        // A fund that makes up most of a portfolio is diversified in itself.
        "concentration" if holdings::is_well_diversified(figures) => Stance::Neutral,
        // The swings of a currency are no reason for it to rise or to fall.
        _ if figures.is_currency && rule.seat == "risk" => Stance::Neutral,
        _ => stance,
    };
    let also: Vec<(&str, &'a Evidence)> = rule
        .also
        .iter()
        .filter_map(|measure| Some((*measure, figures.of(topic, measure)?)))
        .collect();
    let (size, unit) = (judged.value.size(), judged.unit.as_str());
    let mut arguments = vec![
        ("name", Arg::Text(&topic.label)),
        ("direction", Arg::Text(if size == judged.value { "up" } else { "down" })),
        ("size", Arg::Quantity { value: size, unit }),
        ("verdict", Arg::Text(verdict(stance))),
        ("assumed", Arg::Text(yes_no(figures.is_risk_assumed))),
        ("more", Arg::Text(yes_no(!also.is_empty()))),
    ];
    let quoted = rule.needs.iter().copied().zip(needed.iter().copied());
    for (measure, evidence) in quoted.chain(also.iter().copied()) {
        arguments.push((measure.strip_prefix("ev_").unwrap_or(measure), quantity(evidence)));
    }
    arguments.extend(window(judged));
    arguments.extend(figures.get("ev_horizon").map(|years| ("horizon", quantity(years))));
    let all: Vec<&'a Evidence> = needed
        .into_iter()
        .chain(also.iter().map(|(_, figure)| *figure))
        .chain(doubt.map(|(_, figure)| figure))
        .collect();
    let dates = figures.words.dates(&all);
    arguments.extend([
        ("dates", Arg::Text(&dates)),
        ("real", Arg::Text(yes_no(figures.is_real(topic)))),
        ("real_fall", Arg::Text(yes_no(topic.key == MIX))),
        ("daily", Arg::Text(yes_no(figures.is_daily(judged)))),
    ]);
    let mut text = figures.words.say(&format!("claim-{}", rule.id), &arguments);
    if let Some((measure, figure)) = doubt {
        let key = format!("doubt-{}", measure.replace('_', "-"));
        let size = Arg::Quantity {
            value: figure.value.size(),
            unit: &figure.unit,
        };
        let doubt = figures.words.say(&key, &[("value", quantity(figure)), ("size", size)]);
        let claim = text.trim_end_matches(['.', '。', '।']);
        let parts = [("text", Arg::Text(claim)), ("doubt", Arg::Text(&doubt))];
        text = figures.words.say("claim-doubted", &parts);
    }
    if UNDATED.contains(&rule.id) {
        // A doubted claim already ends its sentence.
        text = figures.words.statement(text.trim_end_matches(['.', '。', '।']), &all);
    }
    if topic.key == US_MARKET || names::is_metal(&topic.key) {
        // These names are common nouns, so they need a capital letter at the beginning of a sentence.
        text = capitalised(&text);
    }
    let behind_the_mix = figures.is_mix && rule.scope == Scope::Market;
    let on_economy = figures.is_on_economy() && matches!(rule.scope, Scope::Market | Scope::Economy);
    let is_background = !topic.is_subject && rule.scope != Scope::Portfolio && !behind_the_mix && !on_economy;
    let counted = match figures.is_irrelevant(rule.seat, judged) {
        true => Stance::Neutral,
        false => stance,
    };
    Some(new_reading(rule, counted, &text, all, is_background, figures))
}

/// The first figure that casts doubt on a supporting reading of a rule, with its measure.
fn doubt<'a>(rule: &Rule, topic: &Topic, figures: &Figures<'a>) -> Option<(&'static str, &'a Evidence)> {
    rule.doubts().iter().find_map(|(measure, judge)| {
        let figure = figures.of(topic, measure)?;
        let doubtful = judge.stance(number(figure), None, figures.bearable_fall) == Stance::Opposes;
        doubtful.then_some((*measure, figure))
    })
}

/// The key of the side that is clearly ahead by a measure; `None` on a tie, or where the lead is in doubt.
pub fn leader<'t>(measure: &str, sides: [(&'t Topic, &Evidence); 2], figures: &Figures<'_>) -> Option<&'t str> {
    let ranked = |rule: &&Rule| rule.needs.first() == Some(&measure) && rule.scope == Scope::Topic;
    let rule = RULES.iter().find(ranked)?;
    let worth = |figure: &Evidence| match rule.judge {
        Judge::Below(..) => -amount(figure),
        _ => amount(figure),
    };
    let [(one, first), (other, second)] = sides;
    let (best, lead) = match worth(first) - worth(second) {
        lead if lead >= 0.0 => (one, lead),
        lead => (other, -lead),
    };
    let is_clear = lead > MIN_LEAD * worth(first).abs().max(worth(second).abs());
    (is_clear && doubt(rule, best, figures).is_none()).then_some(best.key.as_str())
}

/// Compares a rule's figure of every subject. The subject with the better figure is ahead: `Supports` if that is the
/// first-named one, else `Opposes`.
fn compare<'a>(rule: &'static Rule, figures: &Figures<'a>) -> Option<Reading<'a>> {
    let measure = *rule.needs.first().filter(|_| rule.ranks())?;
    let sides: Vec<(&Topic, &'a Evidence)> = figures
        .subjects()
        .filter_map(|topic| Some((topic, figures.of(topic, measure)?)))
        .collect();
    let first = figures.subjects().next()?;
    if sides.len() < 2 || sides.first()?.0.key != first.key {
        return None;
    }
    // Figures of different years are not ranked.
    let ages = || sides.iter().map(|(_, figure)| figures.years_old(figure));
    if ages().fold(0.0, f64::max) - ages().fold(f64::INFINITY, f64::min) > 1.0 {
        return None;
    }
    let worth = |(_, figure): &&(&Topic, &'a Evidence)| match rule.judge {
        Judge::Below(..) => -amount(figure),
        _ => amount(figure),
    };
    let best = sides.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    let second = sides
        .iter()
        .filter(|side| side.0.key != best.0.key)
        .map(|side| worth(&side))
        .max_by(f64::total_cmp)?;
    let lead = worth(&best) - second;
    let level = lead <= MIN_LEAD * worth(&best).abs().max(second.abs());
    let is_unranked = rule.judge == Judge::Tells || doubt(rule, best.0, figures).is_some();
    let (stance, ahead) = match best.0.key == first.key {
        _ if is_unranked => (Stance::Neutral, "untold"),
        _ if level => (Stance::Neutral, "level"),
        true => (Stance::Supports, "one"),
        false => (Stance::Opposes, "one"),
    };
    let words = figures.words;
    // Where the dates differ, each figure has its date beside it.
    let same_date = sides.iter().all(|(_, figure)| figure.as_of == best.1.as_of);
    let values: Vec<String> = sides
        .iter()
        .map(|(topic, figure)| {
            let arguments = [
                ("name", Arg::Text(topic.label.as_str())),
                ("value", quantity(figure)),
                ("date", Arg::Date(&figure.as_of)),
            ];
            words.say(if same_date { "side" } else { "side-dated" }, &arguments)
        })
        .collect();
    let measure = measures::name(&sides.first()?.1.evidence_id, words);
    let text = words.say(
        "compare",
        &[
            ("measure", Arg::Text(&measure)),
            ("values", Arg::Text(&values.join(words.text("between").as_str()))),
            ("ahead", Arg::Text(ahead)),
            ("name", Arg::Text(&best.0.label)),
        ],
    );
    // In the order of their keys, so that nothing that follows depends on which was named first.
    let mut sides = sides;
    sides.sort_by(|a, b| a.0.key.cmp(&b.0.key));
    let all: Vec<&'a Evidence> = sides.iter().map(|(_, figure)| *figure).collect();
    let text = match same_date {
        true => words.statement(&text, &all),
        false => words.sentence(&text),
    };
    Some(new_reading(rule, stance, &text, all, false, figures))
}

/// Builds a reading. Its confidence falls with the age of its oldest figure; background is always neutral.
fn new_reading<'a>(
    rule: &'static Rule,
    stance: Stance,
    text: &str,
    quoted: Vec<&'a Evidence>,
    is_background: bool,
    figures: &Figures<'a>,
) -> Reading<'a> {
    let oldest = quoted
        .iter()
        .map(|figure| figures.years_old(figure))
        .fold(0.0, f64::max);
    let belief = rule.belief_over(figures.horizon.years()) * freshness(oldest);
    let is_outdated = rule.reads_recent_prices() && oldest > MAX_CURRENT_AGE;
    Reading {
        rule,
        stance: if is_background || is_outdated || !figures.has_sides {
            Stance::Neutral
        } else {
            stance
        },
        text: if is_background {
            figures.words.say("surroundings", &[("text", Arg::Text(text))])
        } else {
            text.to_owned()
        },
        figures: quoted,
        confidence: rounded(if is_background {
            belief.min(MAX_BACKGROUND_CONFIDENCE)
        } else {
            belief
        }),
        wrong_if: figures.words.text(&format!("wrong-{}", rule.id)),
        is_background,
    }
}

/// The value of `$verdict` in messages.
pub const fn verdict(stance: Stance) -> &'static str {
    match stance {
        Stance::Supports => "supports",
        Stance::Opposes => "opposes",
        Stance::Neutral => "neutral",
    }
}
