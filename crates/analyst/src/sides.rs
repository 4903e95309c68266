//! The first sentence of a comparison of two subjects: the same, whichever of them is named first.

use languages::asks;
use languages::locale::Arg;
use languages::text::fold;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Balance, Evidence};

use super::answer::MAX_CURRENT_AGE;
use super::figures::{Figures, Topic, number};
use super::measures;
use super::message_args::{FirstSentence, MessageArgs, amount};
use super::rules;
use super::words::{quantity, yes_no};
use intent::measure::Measure;
use intent::question::Question;

/// Figures further apart than this, in years, are not compared.
const MAX_YEARS_APART: f64 = 1.0;

/// The measures that accounts are compared by, the most telling first.
const ACCOUNT_MEASURES: [&str; 9] = [
    "operating_margin",
    "revenue_growth_1y",
    "roic",
    "roe",
    "cash_conversion",
    "fcf_margin",
    "eps_growth_1y",
    "debt_to_equity",
    "gross_margin",
];

/// The measures that accounts are compared by where the question is about income.
const INCOME_MEASURES: [&str; 3] = ["payout", "cash_conversion", "fcf_margin"];

/// The measures by which three companies or more are ranked.
const RANKED_MEASURES: [&str; 4] = ["operating_margin", "revenue_growth_1y", "roe", "debt_to_equity"];

/// The measures by which they are ranked where the question is which is the safest.
const RISK_MEASURES: [&str; 3] = ["debt_to_equity", "interest_coverage", "net_margin"];

/// So many rankings are told.
const MAX_RANKINGS: usize = 4;

/// Whether the figures can rank what is compared: two subjects need a measure of the same date.
pub fn can_rank(figures: &Figures<'_>) -> bool {
    let subjects: Vec<&Topic> = figures.subjects().collect();
    match subjects.as_slice() {
        [one, other] if figures.compares && !figures.is_spot => compared(one, other, Balance::Mixed, figures).is_some(),
        _ => true,
    }
}

/// Which of two is ahead: by prices over the same months, else by accounts of the same year.
pub fn compared<'a>(one: &Topic, other: &Topic, balance: Balance, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    // The subject that is ahead comes first; on a tie, the order of the symbols decides.
    let (ahead, behind) = match balance {
        Balance::Favourable => (one, other),
        Balance::Unfavourable => (other, one),
        _ if one.key <= other.key => (one, other),
        _ => (other, one),
    };
    let level = !matches!(balance, Balance::Favourable | Balance::Unfavourable);
    let more = [
        ("name", Arg::Text(ahead.short.as_str())),
        ("other", Arg::Text(behind.short.as_str())),
        ("ahead", Arg::Text(if level { "none" } else { "one" })),
    ];
    let asked = by_asked(one, other, figures);
    // Higher earnings alone do not make a dividend safer. Nor does a question for one figure ask for the others.
    let is_on_income = figures.compares_by == Some(Question::Income) && figures.measure.is_none();
    if (is_on_income || !figures.asks_for_a_view) && asked.is_some() {
        return asked;
    }
    let answer = by_prices(ahead, behind, &more, figures).or_else(|| by_accounts(ahead, behind, &more, figures));
    match (asked, answer) {
        (Some(mut asked), Some(answer)) => {
            asked.append(answer, figures);
            Some(asked)
        }
        (asked, answer) => asked.or(answer),
    }
}

/// The figures of several companies by the measure that the question compares by, the largest first.
pub fn ranked<'a>(subjects: &[&Topic], figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    asked(figures)
        .into_iter()
        .find_map(|measure| ranking(subjects, measure, figures))
}

/// Three companies or more, where a view on them is asked for: each measure with its own ranking, because the lead of
/// one by one measure says nothing about the others.
pub fn ranked_by_each<'a>(
    brief: &MasterBrief,
    subjects: &[&Topic],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let question = format!(" {} ", fold(&brief.question));
    let asks_for_the_safest = asks::list("acc-op-safest", figures.words.are_english()).are_in(&question);
    let is_on_risk = asks_for_the_safest || matches!(figures.compares_by, Some(Question::Risk | Question::Debt));
    let general = if is_on_risk {
        &RISK_MEASURES[..]
    } else {
        &RANKED_MEASURES
    };
    let mut measures: Vec<&str> = asked(figures);
    measures.extend(general);
    let mut seen: Vec<&str> = Vec::new();
    measures.retain(|measure| {
        let is_new = !seen.contains(measure);
        seen.push(measure);
        is_new
    });
    let mut rankings = measures
        .into_iter()
        .filter_map(|measure| ranking(subjects, measure, figures));
    let mut answer = rankings.next()?;
    for other in rankings.take(MAX_RANKINGS - 1) {
        answer.append(other, figures);
    }
    Some(answer)
}

fn ranking<'a>(subjects: &[&Topic], measure: &str, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let words = figures.words;
    let of_all = |measure: &str| -> Option<Vec<(String, &'a Evidence)>> {
        let found = subjects
            .iter()
            .map(|topic| Some((topic.short.clone(), figures.of(topic, measure)?)));
        let found: Vec<(String, &'a Evidence)> = found.collect::<Option<_>>()?;
        let first = found.first()?.1;
        let mut others = found.iter().map(|(_, figure)| *figure);
        let are_alike =
            others.all(|figure| are_comparable(first, figure, figures) && currency(figure) == currency(first));
        are_alike.then_some(found)
    };
    let mut found = of_all(measure)?;
    found.sort_by(|(a, one), (b, other)| amount(other).total_cmp(&amount(one)).then_with(|| a.cmp(b)));
    let item = |(name, figure): &(String, &'a Evidence)| {
        let arguments = [
            ("name", Arg::Text(name.as_str())),
            ("value", quantity(figure)),
            ("date", Arg::Text(&words.date(&figure.as_of))),
        ];
        words.say("first-ranked-item", &arguments)
    };
    let items: Vec<String> = found.iter().map(item).collect();
    let called = measures::name(&found.first()?.1.evidence_id, words);
    let arguments = [
        ("measure", Arg::Text(&called)),
        ("items", Arg::Text(&items.join(&words.text("between")))),
    ];
    Some(FirstSentence {
        text: words.say("first-ranked", &arguments),
        figures: found.into_iter().map(|(_, figure)| figure).collect(),
    })
}

/// The currency of an amount; of anything else, the last word of its unit.
fn currency(figure: &Evidence) -> Option<&str> {
    figure.unit.split_whitespace().last()
}

/// The measures of accounts that a question compares companies by.
const fn asked_measures(question: Question, is_long: bool) -> &'static [&'static str] {
    match question {
        Question::Debt => &["debt_to_equity", "interest_coverage"],
        Question::Risk => &["interest_coverage", "debt_to_equity", "vol_12m"],
        Question::ReturnOnEquity => &["roe"],
        Question::EarningsPerShare => &["eps_diluted"],
        Question::EarningsQuality => &["cash_conversion"],
        Question::Income => &["fcf_margin"],
        Question::Margin => &["operating_margin", "net_margin"],
        Question::SalesGrowth if is_long => &["revenue_growth_5y", "revenue_growth_1y"],
        Question::SalesGrowth => &["revenue_growth_1y"],
        // Not by the public float: it leaves out what founders own.
        Question::Value => &["pe"],
        _ => &[],
    }
}

/// The measures that a question compares by: the one that it names, then those that answer it.
fn asked(figures: &Figures<'_>) -> Vec<&'static str> {
    let by_question = figures.compares_by.map(|asked| asked_measures(asked, is_long(figures)));
    let named = figures.measure.map(Measure::id).into_iter();
    named.chain(by_question.into_iter().flatten().copied()).collect()
}

/// Whether the question names a horizon of five years or more.
fn is_long(figures: &Figures<'_>) -> bool {
    !figures.is_horizon_assumed && figures.horizon.years() >= 5.0
}

/// Both figures of the measure that the question compares by; the larger one first.
fn by_asked<'a>(one: &Topic, other: &Topic, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if figures.measure.is_none()
        && figures.compares_by == Some(Question::Income)
        && let Some(paid) = by_dividends(one, other, figures)
    {
        return Some(paid);
    }
    let both = |measure: &str| {
        let (own, of_other) = (figures.of(one, measure)?, figures.of(other, measure)?);
        let can_rank = are_comparable(own, of_other, figures) && currency(own) == currency(of_other);
        can_rank.then_some((own, of_other))
    };
    let (own, of_other) = asked(figures).into_iter().find_map(both)?;
    let mut sides = [(one, own), (other, of_other)];
    sides.sort_by(|(a, first), (b, second)| {
        let by_size = amount(second).total_cmp(&amount(first));
        by_size.then_with(|| a.key.cmp(&b.key))
    });
    let [(high, more), (low, less)] = sides;
    let arguments = [
        ("measure", Arg::Text(&measures::name(&more.evidence_id, figures.words))),
        ("name", Arg::Text(high.short.as_str())),
        ("value", quantity(more)),
        ("other", Arg::Text(low.short.as_str())),
        ("other_value", quantity(less)),
        ("date", Arg::Text(&figures.words.date(&more.as_of))),
        ("other_date", Arg::Text(&figures.words.date(&less.as_of))),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-compare-asked", &arguments),
        figures: vec![more, less],
    })
}

/// The dividends of both and the free cash that covers them; the one that pays out the larger part first.
fn by_dividends<'a>(one: &Topic, other: &Topic, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let paid = |topic: &Topic| {
        let (dividends, cash) = (figures.of(topic, "dividends")?, figures.of(topic, "free_cash_flow")?);
        let covered = number(dividends) > 0.0 && number(cash) > 0.0;
        covered.then_some((topic.short.clone(), dividends, cash))
    };
    let mut sides = [paid(one)?, paid(other)?];
    let comparable = |one: &Evidence, other: &Evidence| are_comparable(one, other, figures);
    if !comparable(sides[0].1, sides[1].1) || !comparable(sides[0].2, sides[1].2) {
        return None;
    }
    let part = |side: &(String, &Evidence, &Evidence)| amount(side.1) / amount(side.2);
    sides.sort_by(|a, b| part(b).total_cmp(&part(a)).then_with(|| a.0.cmp(&b.0)));
    let [(high, high_paid, high_cash), (low, low_paid, low_cash)] = sides;
    let arguments = [
        ("name", Arg::Text(high.as_str())),
        ("paid", quantity(high_paid)),
        ("cash", quantity(high_cash)),
        ("other", Arg::Text(low.as_str())),
        ("other_paid", quantity(low_paid)),
        ("other_cash", quantity(low_cash)),
    ];
    Some(FirstSentence {
        text: figures.words.say("first-compare-dividends", &arguments),
        figures: vec![high_paid, high_cash, low_paid, low_cash],
    })
}

/// Whether two figures are of about the same time, and neither is outdated.
fn are_comparable(one: &Evidence, other: &Evidence, figures: &Figures<'_>) -> bool {
    let (age, other_age) = (figures.years_old(one), figures.years_old(other));
    (age - other_age).abs() <= MAX_YEARS_APART && age.max(other_age) <= MAX_CURRENT_AGE
}

/// By prices over the same three years. The figures of a pair have its symbols in alphabetical order in their ids.
fn by_prices<'a>(
    ahead: &Topic,
    behind: &Topic,
    more: &[(&str, Arg<'_>)],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let sorted = ahead.key <= behind.key;
    let (first, second) = if sorted { (ahead, behind) } else { (behind, ahead) };
    let id = |measure: &str| format!("ev_{}_{}_{measure}", first.key, second.key);
    let args = MessageArgs::unsigned(first, &[&id("return_gap_3y"), &id("vol_ratio_36m")], figures)?;
    if args
        .figures
        .iter()
        .any(|figure| figures.years_old(figure) > MAX_CURRENT_AGE)
    {
        return None;
    }
    let gained = number(args.figures.first()?) >= 0.0;
    let arguments = [
        ("first", Arg::Text(first.short.as_str())),
        ("second", Arg::Text(second.short.as_str())),
        ("gained", Arg::Text(if gained { "more" } else { "less" })),
    ];
    let all: Vec<(&str, Arg<'_>)> = more.iter().chain(&arguments).copied().collect();
    Some(args.say("first-which", &all, figures))
}

/// A measure of both, and the key of the side that clearly leads by it.
struct Measured<'f, 'a> {
    lead: Option<&'f str>,
    own: &'a Evidence,
    other: &'a Evidence,
}

/// By accounts of the same year: up to two measures by which the side that is ahead leads, and one by which the other
/// side leads.
fn by_accounts<'a>(
    ahead: &Topic,
    behind: &Topic,
    more: &[(&str, Arg<'_>)],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let order = if figures.wants_income {
        &INCOME_MEASURES[..]
    } else {
        &ACCOUNT_MEASURES
    };
    // The measures that the question compares by are in the sentence before.
    let asked = asked(figures);
    let order = order.iter().filter(|measure| !asked.contains(measure));
    let measured = order.filter_map(|measure| {
        let (own, other) = (figures.of(ahead, measure)?, figures.of(behind, measure)?);
        let is_near = (figures.years_old(other) - figures.years_old(own)).abs() <= MAX_YEARS_APART;
        let lead = rules::leader(measure, [(ahead, own), (behind, other)], figures);
        is_near.then_some(Measured { lead, own, other })
    });
    let measured: Vec<Measured<'_, 'a>> = measured.collect();
    let led_by = |topic: &Topic| {
        let key = topic.key.clone();
        measured
            .iter()
            .filter(move |measured| measured.lead == Some(key.as_str()))
    };
    let mut leads: Vec<&Measured<'_, 'a>> = led_by(ahead).take(2).collect();
    let trails: Vec<&Measured<'_, 'a>> = led_by(behind).take(1).collect();
    if leads.is_empty() {
        // Where the side that is ahead leads by no measure, a tie is quoted.
        let level = |measured: &&Measured<'_, 'a>| measured.lead.is_none();
        leads.extend(measured.iter().find(level));
    }
    if leads.is_empty() && trails.is_empty() {
        return None;
    }
    let words = figures.words;
    // In every item, the figure of the leading side comes first.
    let item = |one: &'a Evidence, other: &'a Evidence| {
        let arguments = [
            ("measure", Arg::Text(&measures::name(&one.evidence_id, words))),
            ("value", quantity(one)),
            ("other", quantity(other)),
        ];
        words.say("first-compare-item", &arguments)
    };
    let between = words.text("between");
    let own: Vec<String> = leads.iter().map(|one| item(one.own, one.other)).collect();
    let others: Vec<String> = trails.iter().map(|one| item(one.other, one.own)).collect();
    let quoted = leads.iter().chain(&trails).flat_map(|one| [one.own, one.other]);
    let quoted: Vec<&'a Evidence> = quoted.collect();
    let (leads, trails) = (own.join(&between), others.join(&between));
    let mut arguments: Vec<(&str, Arg<'_>)> = vec![
        ("leads", Arg::Text(&leads)),
        ("trails", Arg::Text(&trails)),
        ("some", Arg::Text(yes_no(!own.is_empty()))),
        ("more", Arg::Text(yes_no(!others.is_empty()))),
    ];
    arguments.extend_from_slice(more);
    Some(FirstSentence {
        text: words.say("first-compare", &arguments),
        figures: quoted,
    })
}
