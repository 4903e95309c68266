//! The plain-language debrief, in the session's language.

use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Debrief, Evidence, KeyNumber, Term};
use pipeline::language::Language;
use pipeline::locale::Locale;
use pipeline::session::title_of;

use super::figures::number;
use super::phrases::{self, phrase};
use super::text::Text;
use crate::data_room::gaps::Gap;

/// Measures worth remembering, the most telling first, by the end of their id.
const MEASURES: [(&str, &str); 10] = [
    ("_return_1y", "return_1y"),
    ("_max_drawdown_36m", "drawdown"),
    ("_vol_36m", "volatility"),
    ("ev_cape", "cape"),
    ("_freq_pos", "freq_pos"),
    ("_freq_neg", "freq_neg"),
    ("ev_infl_12m", "inflation"),
    ("ev_long_rate", "long_rate"),
    ("_return_10y", "return_10y"),
    ("_age", "age"),
];

/// Tells the analysis in plain language.
pub fn debrief(brief: &Mib, analysis: &Analysis, members: usize, language: Language) -> Debrief {
    let locale = Locale::of(language);
    let subject = brief.subject.in_words();
    let headline = match analysis.balance.as_str() {
        "favourable" => "debrief.headline_favourable",
        "unfavourable" => "debrief.headline_unfavourable",
        "mixed" => "debrief.headline_mixed",
        _ => "debrief.headline_insufficient",
    };
    let mut paragraphs = vec![locale.fill("debrief.asked", &[("question", &asked(brief))])];
    // The thesis is written in English; in other languages the key numbers carry the story.
    if language == Language::En {
        paragraphs.push(analysis.thesis.clone());
    }
    paragraphs.push(locale.fill("debrief.committee", &[("members", &members.to_string())]));
    paragraphs.push(locale.fill(
        "debrief.confidence",
        &[("confidence", &format!("{:.2}", analysis.confidence))],
    ));
    let or_none = |items: Vec<String>| {
        if items.is_empty() {
            locale.text("debrief.none").to_owned()
        } else {
            items.join(" ")
        }
    };
    let gaps = analysis
        .data_gaps
        .iter()
        .map(|gap| gap_in_words(gap, language))
        .collect();
    paragraphs.push(locale.fill("debrief.gaps", &[("gaps", &or_none(gaps))]));
    if !analysis.dissent.is_empty() {
        let who: Vec<String> = analysis.dissent.iter().map(|dissent| who(dissent, language)).collect();
        let separator = if language == Language::En { " " } else { ", " };
        paragraphs.push(locale.fill("debrief.dissent", &[("dissent", &who.join(separator))]));
    }
    let change = if language == Language::En {
        analysis.what_would_change_the_view.clone()
    } else {
        vec![phrase("newer", language).to_owned()]
    };
    paragraphs.push(locale.fill("debrief.change", &[("change", &or_none(change))]));
    Debrief {
        headline: locale.fill(headline, &[("subject", subject.trim_end_matches('.'))]),
        paragraphs,
        key_numbers: key_numbers(analysis, language),
        terms: terms(analysis, locale, language),
    }
}

/// The question, unless it asks whether to trade: then only what it is about, because no output speaks of that.
fn asked(brief: &Mib) -> String {
    let words = Text::new(&brief.question).words();
    let trades = words
        .iter()
        .any(|(_, word)| ["buy", "sell", "hold", "buying", "selling", "holding"].contains(&word.as_str()));
    if trades {
        format!("{} ({})", brief.subject.in_words(), brief.horizon)
    } else {
        title_of(&brief.question, 300)
    }
}

fn gap_in_words(gap: &str, language: Language) -> String {
    let translated = Gap::of_words(gap).filter(|_| language != Language::En);
    translated.map_or_else(|| gap.to_owned(), |gap| phrases::gap(&gap, language))
}

fn who(dissent: &pipeline::committee::Dissent, language: Language) -> String {
    if language == Language::En {
        return dissent.text.clone();
    }
    let role = dissent.member_id.strip_prefix("m_").unwrap_or(&dissent.member_id);
    phrase(&format!("role.{role}"), language).to_owned()
}

fn key_numbers(analysis: &Analysis, language: Language) -> Vec<KeyNumber> {
    let mut chosen: Vec<(&Evidence, &str)> = Vec::new();
    for (mark, name) in MEASURES {
        let fits = |evidence: &&Evidence| {
            let id = evidence.evidence_id.as_str();
            if mark.starts_with("ev_") {
                id == mark
            } else {
                id.ends_with(mark)
                    || mark.starts_with("_freq") && id.contains(mark)
                    || mark.starts_with("_freq") && id.starts_with(&format!("ev{mark}"))
            }
        };
        chosen.extend(
            analysis
                .evidence
                .iter()
                .filter(fits)
                .take(3)
                .map(|evidence| (evidence, name)),
        );
    }
    chosen.truncate(8);
    chosen
        .into_iter()
        .map(|(evidence, name)| KeyNumber {
            name: format!("{} ({})", phrase(name, language), series_of(evidence)),
            value: with_unit(evidence),
            as_of: evidence.as_of.clone(),
        })
        .collect()
}

/// The series in as few words as are the same in every language.
fn series_of(evidence: &Evidence) -> &str {
    let series = evidence.series.as_str();
    let own = [" close", " month ends", " annual report"];
    match own.iter().find_map(|end| series.strip_suffix(end)) {
        Some(symbol) => symbol,
        None if series.starts_with("S&P") => "S&P",
        None => "US",
    }
}

fn with_unit(evidence: &Evidence) -> String {
    match evidence.unit.as_str() {
        "percent" => format!("{} %", evidence.value),
        "percent per year" => format!("{} % p.a.", evidence.value),
        "ratio" | "years" => evidence.value.clone(),
        unit => format!("{} {unit}", evidence.value),
    }
}

fn terms(analysis: &Analysis, locale: &Locale, language: Language) -> Vec<Term> {
    let used = |part: &str| {
        analysis
            .evidence
            .iter()
            .any(|evidence| evidence.evidence_id.contains(part) && number(evidence).is_finite())
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
        names.push("red_team");
    }
    names
        .into_iter()
        .map(|name| Term {
            term: phrase(&format!("term.{name}"), language).to_owned(),
            meaning: locale.text(&format!("debrief.terms.{name}")).to_owned(),
        })
        .collect()
}
