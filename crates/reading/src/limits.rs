//! The limits that a question states: "at most 10% in one share", "not more than 30 % stocks". They are no weights.

use languages::asks;
use languages::language::Language;
use languages::text::Text;

use super::amounts::{Amount, Unit, amounts};
use super::falls::Falling;
use super::features::Scan;
use super::parts::{Asset, Share, asset_mentions, paired};

/// The most letters between a limit and the word for it.
const MAX_DISTANCE: usize = 24;

/// The most letters between a limit and the words for a single position.
const MAX_NEAR: usize = 32;

/// Longer questions tell of more than what somebody wants at most.
const MAX_LETTERS: usize = 1_000;

/// The most limits that are read.
const MAX_LIMITS: usize = 4;

/// The words for losses and rates, which are no weights.
const LOSS_WORDS: [&str; 5] = [
    "asks-fall",
    "supposed-fall",
    "asks-loss-size",
    "asks-withdraw",
    "names-fee",
];

/// What a limit is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Limited {
    /// Every single position.
    EachPosition,
    /// A class of assets or an instrument.
    Part(Falling),
}

/// The most that somebody wants to have of something.
#[derive(Debug, Clone, PartialEq)]
pub struct Limit {
    /// In per cent of the whole.
    pub percent: f64,
    /// Of what, where the question says it.
    pub of: Option<Limited>,
}

/// The limits that a question states, in its order.
pub fn of(question: &str, language: Language) -> Vec<Limit> {
    if question.chars().nth(MAX_LETTERS).is_some() {
        return Vec::new();
    }
    let mut scan = Scan::of(question);
    let named = scan.named(language);
    let text = &scan.text;
    let counted = amounts(text);
    let shares: Vec<Share> = places(text, &counted)
        .map(|amount| Share {
            start: amount.start,
            end: amount.end,
            percent: amount.value.parse().ok(),
        })
        .take(MAX_LIMITS)
        .collect();
    let pairs = paired(text, &shares, &asset_mentions(&scan.details, &named));
    let limit = |share: &Share| {
        let part = pairs.iter().find(|(known, _)| known.start == share.start);
        let part = part.map(|(_, mention)| match &mention.asset {
            Asset::Class(class) => Falling::Class(class.key()),
            Asset::Instrument(instrument) => Falling::Instrument(instrument.symbol.clone()),
        });
        let of = match is_of_each(text, share, language) {
            true => Some(Limited::EachPosition),
            false => part.map(Limited::Part),
        };
        share.percent.map(|percent| Limit { percent, of })
    };
    shares.iter().filter_map(limit).collect()
}

/// The words of a text that state a limit, as they were written.
pub(super) fn in_words(text: &Text<'_>, counted: &[Amount]) -> Vec<String> {
    let words = |amount: &Amount| {
        let from = start_of_words(text, amount.start);
        let to = text.folded.len().min(amount.end + MAX_NEAR);
        let rest = text.verbatim(from, text.word_end(to));
        let end = rest.find(['.', ',', ';', '?', '!', '\n', '。', '，', '、', '？']);
        rest.get(..end.unwrap_or(rest.len())).unwrap_or(rest).trim().to_owned()
    };
    places(text, counted).take(MAX_LIMITS).map(words).collect()
}

/// The shares of a text that are limits of weights. What somebody can lose at most is their risk tolerance.
fn places<'t>(text: &'t Text<'_>, counted: &'t [Amount]) -> impl Iterator<Item = &'t Amount> {
    let is_limit = |amount: &&Amount| {
        let is_percent = amount.unit == Unit::Percent && is_a_limit(text, amount.start, amount.end);
        is_percent
            && !LOSS_WORDS
                .iter()
                .any(|list| asks::list(list, false).are_in(&near(text, amount.start, amount.end)))
    };
    counted.iter().filter(is_limit)
}

/// The letters around a place.
fn near(text: &Text<'_>, start: usize, end: usize) -> String {
    let letters = &text.folded[start.saturating_sub(MAX_NEAR)..text.folded.len().min(end + MAX_NEAR)];
    let near: String = letters.iter().collect();
    format!("{near} ")
}

/// Whether a share is a limit, by the words right before or right after it.
pub(super) fn is_a_limit(text: &Text<'_>, start: usize, end: usize) -> bool {
    let after: String = text.folded[end..text.folded.len().min(end + MAX_DISTANCE)]
        .iter()
        .collect();
    let after = after.trim_start();
    let follows = asks::list("limit-after", false).iter().any(|word| {
        let rest = after.strip_prefix(word.folded.as_str());
        rest.is_some_and(|rest| !word.is_whole || rest.is_empty() || rest.starts_with(' '))
    });
    follows || start_of_words(text, start) < start
}

/// Where the words begin that make a limit of the share after them; the share itself where there are none.
fn start_of_words(text: &Text<'_>, start: usize) -> usize {
    let before: String = text.folded[start.saturating_sub(MAX_DISTANCE)..start].iter().collect();
    let trimmed = before.trim_end();
    // "Not more than about 30%", "höchstens ein Anteil von 30 %" are rare: the words stand right before the number, or
    // before the sign for per cent.
    let before_sign = ["yuzde", "%"].iter().find_map(|sign| trimmed.strip_suffix(sign));
    let trimmed = before_sign.unwrap_or(trimmed).trim_end();
    let words = asks::list("limit-before", false);
    let length = words.iter().filter_map(|word| {
        let rest = trimmed.strip_suffix(word.folded.as_str())?;
        let is_free =
            rest.is_empty() || rest.ends_with(' ') || word.folded.starts_with(languages::text::is_unspaced_script);
        is_free.then(|| word.folded.chars().count())
    });
    let gap = before.chars().count() - trimmed.chars().count();
    length.max().map_or(start, |length| start - gap - length)
}

/// Whether a limit is one of every single position: "in one share".
fn is_of_each(text: &Text<'_>, share: &Share, language: Language) -> bool {
    asks::list("one-position", language == Language::En).are_in(&near(text, share.start, share.end))
}

#[cfg(test)]
mod tests {
    use languages::language::detect;

    use super::*;

    #[test]
    fn a_limit_is_read_with_what_it_is_of() {
        let stocks = || Some(Limited::Part(Falling::Class("class-stocks")));
        for (question, limits) in [
            (
                "I want at most 10% in one share. Is 40% Apple and 60% VTI fine?",
                vec![(10.0, Some(Limited::EachPosition))],
            ),
            ("I want not more than 30 % stocks.", vec![(30.0, stocks())]),
            ("Ich möchte höchstens 30 % Aktien.", vec![(30.0, stocks())]),
            ("Pas plus de 30 % d'actions, est-ce prudent ?", vec![(30.0, stocks())]),
            ("股票不超过30%可以吗？", vec![(30.0, stocks())]),
            ("株は30%以下にしたい", vec![(30.0, stocks())]),
            ("I have 60% stocks and 40% bonds.", vec![]),
            ("I want at most 20% loss with 60% stocks.", vec![]),
        ] {
            let found: Vec<_> = of(question, detect(question))
                .into_iter()
                .map(|limit| (limit.percent, limit.of))
                .collect();
            assert_eq!(found, limits, "{question}");
        }
    }
}
