//! The plain-language debrief, in the session's language.

use intent::question::Question;
use languages::decimal::Decimal;
use languages::language::Language;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Analysis, Balance, Debrief, Evidence, FigureTable, KeyNumber, Ledger, Ruling, Term};
use pipeline::session::title_of;
use reading::horizon::is_unstated;

use super::answer;
use super::figures::Figures;
use super::measures;
use super::plain;
use super::text::Text;
use super::thesis;
use super::words::{Words, quantity, yes_no};

/// Measures worth remembering, the most telling first.
const KEY_MEASURES: [&str; 27] = [
    "price",
    "return_1y",
    "level_median",
    "max_drawdown_36m",
    "vol_36m",
    "max_drawdown_1y",
    "vol_12m",
    "revenue_growth_1y",
    "operating_margin",
    "roic",
    "public_float",
    "pe",
    "float_to_earnings",
    "cape",
    "pf_largest_weight",
    "pf_vol_36m",
    "pf_max_drawdown_36m",
    "freq_neg",
    "infl_12m",
    "long_rate",
    "real_long_rate",
    "curve_10y_3m",
    "unemployment",
    "real_return_10y",
    "return_5y",
    "age",
    "accounts_age",
];

/// The key measures of the economy.
const ECONOMY_MEASURES: [&str; 5] = [
    "infl_12m",
    "long_rate",
    "real_long_rate",
    "curve_10y_3m",
    "unemployment",
];

/// The most gaps that are listed; the analysis has all of them.
const MAX_GAPS: usize = 3;

/// Tells the analysis in plain language.
pub fn debrief(brief: &MasterBrief, analysis: &Analysis, members: usize, language: Language) -> Debrief {
    let words = Words::of(language);
    let ledger = Ledger {
        evidence: analysis.evidence.clone(),
        ..Ledger::default()
    };
    let figures = Figures::new(brief, &ledger);
    let question = asked(brief, words);
    if figures.question.is_plain() {
        return plain::debrief(brief, analysis, &figures);
    }
    let mut paragraphs = vec![
        words.say("debrief-asked", &[("question", Arg::Text(&question))]),
        analysis.thesis.clone(),
        committee(analysis, members, words),
        confidence(analysis, words),
    ];
    // Past returns of stocks do not answer a question about the economy.
    let economy = brief.subject.kind == "macro";
    let probable = !economy && analysis.scenarios.iter().any(|scenario| scenario.probability.is_some());
    let subject = figures.subjects().next();
    let lost = subject.and_then(|topic| figures.of(topic, "freq_neg"));
    if let Some((lost, years)) = lost.zip(figures.get("ev_horizon")).filter(|_| probable) {
        let topic = subject.map_or("", |topic| topic.short.as_str());
        let real = subject.is_some_and(|topic| figures.is_real(topic));
        let odds = [
            ("lost", quantity(lost)),
            ("horizon", quantity(years)),
            ("name", Arg::Text(topic)),
            ("real", Arg::Text(yes_no(real))),
        ];
        paragraphs.push(words.say("tell-odds", &odds));
    }
    let between = words.text("between-sentences");
    if !analysis.data_gaps.is_empty() {
        let mut gaps: Vec<String> = analysis.data_gaps.iter().take(MAX_GAPS).cloned().collect();
        gaps.push(words.text("tell-import"));
        paragraphs.push(words.say("debrief-gaps", &[("gaps", Arg::Text(&gaps.join(&between)))]));
    }
    if !analysis.dissent.is_empty() {
        let texts: Vec<&str> = analysis.dissent.iter().map(|dissent| dissent.text.as_str()).collect();
        let dissent = texts.join(&between);
        paragraphs.push(words.say("debrief-dissent", &[("dissent", Arg::Text(&dissent))]));
    }
    if !analysis.what_would_change_the_view.is_empty() {
        let change = analysis.what_would_change_the_view.join(&between);
        paragraphs.push(words.say("debrief-change", &[("change", Arg::Text(&change))]));
    }
    Debrief {
        headline: headline(brief, analysis, &figures),
        paragraphs,
        key_numbers: key_numbers(analysis, &figures),
        terms: terms(analysis, words),
    }
}

/// The first sentence, as in the thesis.
fn headline(brief: &MasterBrief, analysis: &Analysis, figures: &Figures<'_>) -> String {
    // A view that was taken back is told as the draft had it, like the thesis.
    let drafted = analysis.revision.iter().find(|change| change.part == "balance");
    let drafted = drafted.filter(|_| analysis.balance == Balance::InsufficientEvidence);
    let drafted = drafted.and_then(|change| Balance::ALL.iter().find(|balance| balance.name() == change.before));
    let balance = drafted.copied().unwrap_or(analysis.balance);
    let answer = answer::with_limits(brief, balance, figures);
    let quotes = answer.as_ref().is_none_or(|answer| !answer.figures.is_empty());
    let rejected = analysis.red_team_ruling == Some(Ruling::Reject);
    let stays_true = !rejected && answer.as_ref().is_some_and(|answer| answer.states_a_fact(figures));
    let text = answer.map_or_else(|| thesis::opening(brief, balance, true, figures), |answer| answer.text);
    // There were figures on the subject, but the red team did not accept the view.
    let taken_back = quotes && analysis.balance == Balance::InsufficientEvidence && figures.has_subject_figures();
    match taken_back && !stays_true {
        true => thesis::taken_back(&text, &analysis.red_team, figures.words),
        false => text,
    }
}

/// The question; if it asks whether to trade, only its subject, because no output may speak of buying or selling.
fn asked(brief: &MasterBrief, words: Words) -> String {
    let spoken = Text::new(&brief.question).words();
    let trades = spoken
        .iter()
        .any(|(_, word)| ["buy", "sell", "buying", "selling"].contains(&word.as_str()));
    if trades && brief.subject.kind != "portfolio" {
        let about = brief.subject.in_words();
        // Nobody asked for a horizon that was only assumed.
        if is_unstated(brief) {
            return about;
        }
        words.say(
            "tell-trade",
            &[("name", Arg::Text(&about)), ("horizon", Arg::Text(&brief.horizon))],
        )
    } else {
        title_of(&brief.question, 300)
    }
}

/// How many members took part; that they questioned each other is only said where they did.
fn committee(analysis: &Analysis, members: usize, words: Words) -> String {
    let key = if analysis.rulings.is_empty() {
        "tell-committee-alone"
    } else {
        "tell-committee"
    };
    words.say(key, &[("members", Arg::Count(members as u64))])
}

/// How sure the committee is, in words.
pub fn confidence(analysis: &Analysis, words: Words) -> String {
    let level = match analysis.confidence {
        sure if sure >= 0.6 => "high",
        sure if sure >= 0.35 => "medium",
        _ => "low",
    };
    let value = Decimal::rounded(analysis.confidence, 2);
    words.say(
        "tell-confidence",
        &[
            ("level", Arg::Text(level)),
            ("confidence", Arg::Quantity { value, unit: "ratio" }),
        ],
    )
}

fn key_numbers(analysis: &Analysis, figures: &Figures<'_>) -> Vec<KeyNumber> {
    // On a question about the economy, its own figures come first.
    let mut key_measures = KEY_MEASURES;
    key_measures.sort_by_key(|measure| !figures.has_sides && !ECONOMY_MEASURES.contains(measure));
    // The fiscal years of a table are not listed again one by one.
    let years = |table: &&FigureTable| table.columns.iter().all(|name| name.parse::<u16>().is_ok());
    let yearly = |evidence: &&Evidence| {
        let mut tables = analysis.tables.iter().filter(years);
        tables.any(|table| shows(table, &evidence.evidence_id))
    };
    // Beside current figures, a price of long ago would be read as one of today, unless the question asks for it.
    let is_current = |evidence: &Evidence| figures.years_old(evidence) <= answer::MAX_CURRENT_AGE;
    let any_current = analysis.evidence.iter().any(is_current);
    let may_stand = |evidence: &&Evidence| !yearly(evidence) && (is_current(evidence) || !any_current);
    let names_no_figure = figures.question == Question::View;
    let asked = analysis.evidence.iter().filter(|evidence| figures.is_asked(evidence));
    let asked = asked.filter(|evidence| !yearly(evidence) && (!names_no_figure || may_stand(evidence)));
    let chosen = key_measures.into_iter().flat_map(|measure| {
        let of_measure = move |evidence: &&Evidence| measures::of(&evidence.evidence_id) == Some(measure);
        let of_subject = |evidence: &&Evidence| figures.is_of_a_subject(evidence);
        analysis
            .evidence
            .iter()
            .filter(of_measure)
            .filter(of_subject)
            .filter(may_stand)
            .take(3)
    });
    let mut numbers: Vec<&Evidence> = Vec::new();
    for evidence in asked.chain(chosen) {
        let named = measures::of(&evidence.evidence_id).is_some();
        if named && !numbers.iter().any(|known| known.evidence_id == evidence.evidence_id) {
            numbers.push(evidence);
        }
    }
    numbers
        .into_iter()
        .take(8)
        .map(|evidence| KeyNumber {
            name: figures.name_of(evidence),
            value: figures.words.quantity(evidence),
            as_of: evidence.as_of.clone(),
        })
        .collect()
}

fn shows(table: &FigureTable, id: &str) -> bool {
    table
        .rows
        .iter()
        .flat_map(|row| &row.cells)
        .any(|cell| cell.evidence_id == id)
}

fn terms(analysis: &Analysis, words: Words) -> Vec<Term> {
    let used = |part: &str| {
        analysis
            .evidence
            .iter()
            .any(|evidence| evidence.evidence_id.contains(part))
    };
    let mut names = Vec::new();
    if used("_vol_") {
        names.push("volatility");
    }
    if used("drawdown") {
        names.push("drawdown");
    }
    names.push("confidence");
    if !analysis.dissent.is_empty() {
        names.push("dissent");
    }
    if !analysis.red_team.is_empty() {
        names.push("red-team");
    }
    names
        .into_iter()
        .map(|name| Term {
            term: words.text(&format!("term-{name}")),
            meaning: words.text(&format!("debrief-terms-{name}")),
        })
        .collect()
}
