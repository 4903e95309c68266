//! What is checked of one answer.

use std::collections::BTreeSet;

use contract::AnalysisResult;

use super::Labelled;
use super::asking::Answered;
use super::evidence::{Kinds, shows};

const VERDICT: &str = "completed, asked back or rejected as labelled";
const LANGUAGE: &str = "language of the answer";
const KIND: &str = "kind of question";
const SUBJECTS: &str = "instruments it is about";
const WRONG_SUBJECTS: &str = "no instrument that it is not about";
const HOLDINGS: &str = "holdings and their weights";
const FIRST: &str = "first sentence: a figure that answers the question";
const FIRST_OR_MISSING: &str = "first sentence: such a figure, or that there is no answer";
const EVIDENCE: &str = "required figures, each";

/// The checks, in the order of the table.
pub(super) const CHECKS: [&str; 9] = [
    VERDICT,
    LANGUAGE,
    KIND,
    SUBJECTS,
    WRONG_SUBJECTS,
    HOLDINGS,
    FIRST,
    FIRST_OR_MISSING,
    EVIDENCE,
];

/// The result of one check of one answer, with what was seen.
pub(super) struct Score {
    pub(super) check: &'static str,
    pub(super) right: bool,
    pub(super) seen: String,
}

/// Checks an answer. Of a question that was asked back or rejected, or should have been rejected, only verdict and
/// language are checked.
pub(super) fn of(row: &Labelled, answer: &Answered, kinds: &Kinds) -> Vec<Score> {
    let status = answer.brief.status.as_str();
    let wanted: &[&str] = match row.verdict.as_str() {
        "complete" => &["completed"],
        "clarify" => &["needs_clarification"],
        "reject" => &["rejected"],
        _ => &["completed", "needs_clarification"],
    };
    let mut scores = vec![
        score(VERDICT, wanted.contains(&status), status),
        score(LANGUAGE, answer.brief.language == row.language, &answer.brief.language),
    ];
    if row.verdict == "reject" {
        return scores;
    }
    if let Some(brief) = &answer.brief.brief {
        let named: BTreeSet<&str> = brief
            .subject
            .instruments
            .iter()
            .map(|one| one.symbol.as_str())
            .collect();
        let seen = named.iter().copied().collect::<Vec<_>>().join(" ");
        if let Some(kind) = &row.kind {
            let right = kind.split('|').any(|kind| kind == brief.subject.kind);
            scores.push(score(KIND, right, &brief.subject.kind));
        }
        // A bar separates symbols that mean the same instrument.
        let is_named = |symbols: &String| symbols.split('|').any(|symbol| named.contains(symbol));
        let right = named.len() == row.subjects.len() && row.subjects.iter().all(is_named);
        scores.push(score(SUBJECTS, right, &seen));
        let wrong = row
            .forbidden
            .subjects
            .iter()
            .any(|symbol| named.contains(symbol.as_str()));
        scores.push(score(WRONG_SUBJECTS, !wrong, &seen));
        if row.holdings.status == "known" {
            let weights = sorted(brief.holdings.positions.iter().map(|one| percent(&one.weight)));
            let wanted = sorted(row.holdings.positions.iter().map(|one| one.weight));
            scores.push(score(HOLDINGS, weights == wanted, &format!("{weights:?}")));
        }
    }
    if let Some((analysis, summary)) = &answer.result {
        let headline = &summary.headline;
        if !row.first.is_empty() {
            let answers = row.first.iter().any(|kind| shown(headline, kind, analysis, kinds));
            scores.push(score(FIRST, answers, headline));
            let right = answers || says_missing(headline, analysis);
            scores.push(score(FIRST_OR_MISSING, right, headline));
        }
        for kind in &row.evidence {
            let there = analysis.evidence.iter().any(|figure| kinds.is(kind, figure));
            scores.push(score(EVIDENCE, there, kind));
        }
    }
    scores
}

fn score(check: &'static str, right: bool, seen: &str) -> Score {
    Score {
        check,
        right,
        seen: seen.to_owned(),
    }
}

/// Whether a text shows a figure of that kind.
fn shown(text: &str, kind: &str, analysis: &AnalysisResult, kinds: &Kinds) -> bool {
    let mut of_kind = analysis.evidence.iter().filter(|figure| kinds.is(kind, figure));
    of_kind.any(|figure| shows(text, figure))
}

/// Whether a text counts as saying that there is no answer: the analysis has no balance, and the text quotes no figure.
fn says_missing(text: &str, analysis: &AnalysisResult) -> bool {
    let mut figures = analysis.evidence.iter();
    analysis.balance == "insufficient_evidence" && !figures.any(|figure| shows(text, figure))
}

/// Weights in tenths of a per cent, so that they can be compared.
fn sorted(weights: impl Iterator<Item = Option<f64>>) -> Vec<Option<i64>> {
    let mut weights: Vec<_> = weights
        .map(|weight| weight.map(|weight| (weight * 10.0).round() as i64))
        .collect();
    weights.sort_unstable();
    weights
}

fn percent(text: &str) -> Option<f64> {
    text.trim_end_matches(['%', ' ']).parse().ok()
}
