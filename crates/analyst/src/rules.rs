//! Reads the figures by the rules of the book. A rule quotes figures and compares them; it knows no other numbers than
//! the bounds written there.

use languages::locale::Arg;
use pipeline::committee::{Evidence, Stance};

use super::answer::OUTLIVED;
use super::figures::{Figures, MIX, Topic, US_MARKET, freshness, number, rounded};
use super::holdings;
use super::judge::Judge;
use super::measures;
use super::names;
use super::rulebook::{On, RULES, Rule};
use super::words::{capitalised, quantity, window, yes};
use intent::focus::Focus;

/// Rules whose messages leave the dates to the frame of a statement.
const UNDATED: [&str; 4] = ["eps", "tax-credit", "other-income", "implied-growth"];

/// Claims of one finding, at most.
const MAX_CLAIMS: usize = 5;
/// A lead smaller than this part of what is compared is no lead.
const LEAD: f64 = 0.1;
/// What is believed at most of something that only surrounds the subject.
const SURROUNDINGS: f64 = 0.3;

/// A statement a rule has drawn.
pub struct Drawn<'a> {
    /// By which rule.
    pub rule: &'static Rule,
    /// Which way it points for the subject.
    pub stance: Stance,
    /// What it says.
    pub text: String,
    /// What it stands on.
    pub figures: Vec<&'a Evidence>,
    /// 0 to 1.
    pub confidence: f64,
    /// What would refute it.
    pub wrong_if: String,
    /// Whether it is not about the subject itself.
    pub around: bool,
}

/// What a seat says: its first five readings.
pub fn draw<'a>(seat: &str, figures: &Figures<'a>) -> Vec<Drawn<'a>> {
    let mut drawn = readings(seat, figures);
    drawn.truncate(MAX_CLAIMS);
    drawn
}

/// Everything a seat reads out of the figures, what points somewhere first. What surrounds the subject is told where
/// there is nothing on the subject itself, and by the seat whose business it is.
pub fn readings<'a>(seat: &str, figures: &Figures<'a>) -> Vec<Drawn<'a>> {
    let rules = || RULES.iter().filter(|rule| rule.seat == seat);
    let mut drawn: Vec<Drawn<'a>> = rules().flat_map(|rule| about_subject(rule, figures)).collect();
    // What stocks did says nothing about the economy, a currency, a metal or accounts.
    let narrow = figures.is_on_economy() || figures.focus == Some(Focus::Accounts);
    let surrounds = !narrow && (!figures.is_spot || seat == "macro");
    if surrounds && (drawn.is_empty() || (seat == "macro" && !figures.mixes)) {
        let market = figures.topics.iter().filter(|topic| !topic.is_subject);
        let market = market.filter(|topic| topic.key == US_MARKET);
        for topic in market {
            drawn.extend(rules().filter_map(|rule| match rule.on {
                On::Topic | On::Market => one(rule, topic, figures),
                On::Economy | On::Portfolio => None,
            }));
        }
    }
    let asked = |drawn: &Drawn<'_>| drawn.figures.iter().any(|figure| figures.is_asked(figure));
    drawn.sort_by_key(|drawn| (drawn.stance == Stance::Neutral, !asked(drawn)));
    drawn
}

fn about_subject<'a>(rule: &'static Rule, figures: &Figures<'a>) -> Vec<Drawn<'a>> {
    let market = || figures.subjects().find(|topic| topic.key == US_MARKET);
    match rule.on {
        On::Topic if figures.compares => compare(rule, figures).into_iter().collect(),
        On::Topic => {
            // In the order of their names, so that it does not matter who was named first.
            let mut topics: Vec<&Topic> = figures.subjects().collect();
            topics.sort_by_key(|topic| &topic.key);
            topics
                .into_iter()
                .filter_map(|topic| one(rule, topic, figures))
                .collect()
        }
        // Stocks are neither for nor against bonds.
        On::Market if figures.is_all_bonds && rule.seat != "macro" => Vec::new(),
        On::Market if figures.mixes => figures
            .topics
            .last()
            .and_then(|topic| one(rule, topic, figures))
            .into_iter()
            .collect(),
        On::Market | On::Economy if figures.is_on_economy() => figures
            .topics
            .last()
            .filter(|_| rule.on == On::Economy || rule.seat == "macro")
            .and_then(|topic| one(rule, topic, figures))
            .into_iter()
            .collect(),
        On::Economy => Vec::new(),
        // What the whole market costs is neither for nor against one stock beside it.
        On::Market if figures.compares => Vec::new(),
        On::Market => market()
            .and_then(|topic| one(rule, topic, figures))
            .into_iter()
            .collect(),
        On::Portfolio => figures
            .topics
            .first()
            .and_then(|topic| one(rule, topic, figures))
            .into_iter()
            .collect(),
    }
}

/// One rule on one topic.
fn one<'a>(rule: &'static Rule, topic: &Topic, figures: &Figures<'a>) -> Option<Drawn<'a>> {
    if rule
        .gives_way_to()
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
    // Two figures of different years are not held against each other.
    let apart = |other: &&Evidence| (figures.years_old(other) - figures.years_old(judged)).abs() > 1.0;
    if matches!(rule.judge, Judge::Beats(..)) && needed.get(1).is_some_and(apart) {
        return None;
    }
    let stance = rule.judge.stance(
        number(judged),
        needed.get(1).map(|second| number(second)),
        figures.bearable,
    );
    let doubt = doubt(rule, topic, figures).filter(|_| stance == Stance::Supports);
    let stance = match rule.id {
        _ if doubt.is_some() => Stance::Neutral,
        // A fund that makes up most of a portfolio spreads its money by itself.
        "concentration" if holdings::is_well_spread(figures) => Stance::Neutral,
        // How far a currency swings is no reason for it to rise or to fall.
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
        ("more", Arg::Text(yes(!also.is_empty()))),
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
        ("real", Arg::Text(yes(figures.is_real(topic)))),
        ("real_fall", Arg::Text(yes(topic.key == MIX))),
        ("daily", Arg::Text(yes(figures.is_daily(judged)))),
    ]);
    let mut said = figures.words.say(&format!("claim-{}", rule.id), &arguments);
    if let Some((measure, figure)) = doubt {
        let key = format!("doubt-{}", measure.replace('_', "-"));
        let size = Arg::Quantity {
            value: figure.value.size(),
            unit: &figure.unit,
        };
        let doubt = figures.words.say(&key, &[("value", quantity(figure)), ("size", size)]);
        let text = said.trim_end_matches(['.', '。', '।']);
        let parts = [("text", Arg::Text(text)), ("doubt", Arg::Text(&doubt))];
        said = figures.words.say("claim-doubted", &parts);
    }
    if UNDATED.contains(&rule.id) {
        // A doubted claim already ends its sentence.
        said = figures.words.statement(said.trim_end_matches(['.', '。', '।']), &all);
    }
    if topic.key == US_MARKET || names::is_metal(&topic.key) {
        // Its name is no proper name: at the beginning of a sentence it has a capital letter.
        said = capitalised(&said);
    }
    let behind_the_mix = figures.mixes && rule.on == On::Market;
    let on_economy = figures.is_on_economy() && matches!(rule.on, On::Market | On::Economy);
    let around = !topic.is_subject && rule.on != On::Portfolio && !behind_the_mix && !on_economy;
    let counted = match figures.is_beside_the_question(rule.seat, judged) {
        true => Stance::Neutral,
        false => stance,
    };
    Some(finish(rule, counted, &said, all, around, figures))
}

/// The figure for which a strength is none: it came from something else than the business.
fn doubt<'a>(rule: &Rule, topic: &Topic, figures: &Figures<'a>) -> Option<(&'static str, &'a Evidence)> {
    rule.doubts().iter().find_map(|(measure, judge)| {
        let figure = figures.of(topic, measure)?;
        let doubtful = judge.stance(number(figure), None, figures.bearable) == Stance::Opposes;
        doubtful.then_some((*measure, figure))
    })
}

/// The key of whoever is clearly ahead by a measure; nothing where they are about level, or where the lead says little.
pub fn lead<'t>(measure: &str, sides: [(&'t Topic, &Evidence); 2], figures: &Figures<'_>) -> Option<&'t str> {
    let ranked = |rule: &&Rule| rule.needs.first() == Some(&measure) && rule.on == On::Topic;
    let rule = RULES.iter().find(ranked)?;
    let worth = |figure: &Evidence| match rule.judge {
        Judge::Below(..) => -number(figure),
        _ => number(figure),
    };
    let [(one, first), (other, second)] = sides;
    let (best, lead) = match worth(first) - worth(second) {
        lead if lead >= 0.0 => (one, lead),
        lead => (other, -lead),
    };
    let is_clear = lead > LEAD * worth(first).abs().max(worth(second).abs());
    (is_clear && doubt(rule, best, figures).is_none()).then_some(best.key.as_str())
}

/// A rule's figure of every subject side by side. What is ahead is what the rule would rather see; for the first-named
/// supports, for another opposes.
fn compare<'a>(rule: &'static Rule, figures: &Figures<'a>) -> Option<Drawn<'a>> {
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
        Judge::Below(..) => -number(figure),
        _ => number(figure),
    };
    let best = sides.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    let second = sides
        .iter()
        .filter(|side| side.0.key != best.0.key)
        .map(|side| worth(&side))
        .max_by(f64::total_cmp)?;
    let lead = worth(&best) - second;
    let level = lead <= LEAD * worth(&best).abs().max(second.abs());
    let untold = rule.judge == Judge::Tells || doubt(rule, best.0, figures).is_some();
    let (stance, ahead) = match best.0.key == first.key {
        _ if untold => (Stance::Neutral, "untold"),
        _ if level => (Stance::Neutral, "level"),
        true => (Stance::Supports, "one"),
        false => (Stance::Opposes, "one"),
    };
    let words = figures.words;
    // Where the dates differ, each stands beside its figure.
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
    let said = words.say(
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
    let said = match same_date {
        true => words.statement(&said, &all),
        false => words.sentence(&said),
    };
    Some(finish(rule, stance, &said, all, false, figures))
}

/// Puts a statement together. Its belief falls with the age of its oldest figure; on the surroundings of a subject it
/// points nowhere.
fn finish<'a>(
    rule: &'static Rule,
    stance: Stance,
    said: &str,
    quoted: Vec<&'a Evidence>,
    around: bool,
    figures: &Figures<'a>,
) -> Drawn<'a> {
    let oldest = quoted
        .iter()
        .map(|figure| figures.years_old(figure))
        .fold(0.0, f64::max);
    let belief = rule.belief_over(figures.horizon.years()) * freshness(oldest);
    let outlived = rule.is_of_its_day() && oldest > OUTLIVED;
    Drawn {
        rule,
        stance: if around || outlived || !figures.has_sides {
            Stance::Neutral
        } else {
            stance
        },
        text: if around {
            figures.words.say("surroundings", &[("text", Arg::Text(said))])
        } else {
            said.to_owned()
        },
        figures: quoted,
        confidence: rounded(if around { belief.min(SURROUNDINGS) } else { belief }),
        wrong_if: figures.words.text(&format!("wrong-{}", rule.id)),
        around,
    }
}

/// A stance as the messages name it.
pub const fn verdict(stance: Stance) -> &'static str {
    match stance {
        Stance::Supports => "supports",
        Stance::Opposes => "opposes",
        Stance::Neutral => "neutral",
    }
}
