//! The falls of prices that a question supposes: "if stocks drop 30% and bonds 10%", "if Apple loses half its value".

use languages::asks;
use languages::language::Language;
use languages::text::Text;

use super::amounts::{Unit, amounts};
use super::features::Scan;
use super::lexicon::Hit;
use super::parts::{Asset, AssetMention, Share, asset_mentions, has_sentence_end, paired, weights};

/// A longer question tells of more than one supposed fall.
const MAX_LETTERS: usize = 400;

/// The most letters between the size of a fall and the word for it.
const MAX_DISTANCE: usize = 40;

/// The most falls that are read.
const MAX_FALLS: usize = 4;

/// A fall by half, in per cent.
const HALF: f64 = 50.0;

/// The words for a fall: its names, and what prices do in one.
const FALL_WORDS: [&str; 3] = ["asks-fall", "asks-crash", "supposed-fall"];

/// What falls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Falling {
    /// A class of assets, by the key of its name.
    Class(&'static str),
    /// An instrument, by its symbol.
    Instrument(String),
}

/// A fall that a question supposes.
#[derive(Debug, Clone, PartialEq)]
pub struct Fall {
    /// Its size in per cent.
    pub percent: f64,
    /// What falls, where the question says it beside the size.
    pub what: Option<Falling>,
}

/// The falls that a question supposes, in its order. Weights of a portfolio can be among them where they stand near a
/// word for a fall and make up no whole.
pub fn of(question: &str, language: Language) -> Vec<Fall> {
    if question.chars().nth(MAX_LETTERS).is_some() || !supposes(question, language) {
        return Vec::new();
    }
    let mut scan = Scan::of(question);
    let named = scan.named(language);
    let (text, hits) = (&scan.text, &scan.details);
    let counted = amounts(text);
    let mentions = asset_mentions(hits, &named);
    let weights = weights(text, &counted, hits, &mentions);
    let is_weight = |share: &Share| weights.iter().any(|(known, _)| known.start == share.start);
    let mut sizes: Vec<Share> = halvings(text, language);
    let percents = counted.iter().filter(|amount| amount.unit == Unit::Percent);
    let percents = percents.map(|amount| (amount.start, amount.end, amount.value.parse().ok()));
    let parts = hits.iter().map(|hit: &Hit| (hit.start, hit.end, hit.signal.percent()));
    for (start, end, percent) in percents.chain(parts) {
        let share = Share { start, end, percent };
        let is_known = sizes.iter().any(|known| known.start < end && start < known.end);
        if percent.is_some() && !is_known && !is_weight(&share) && is_beside_a_fall(text, &share, language) {
            sizes.push(share);
        }
    }
    sizes.sort_by_key(|share| share.start);
    sizes.truncate(MAX_FALLS);
    // What has a weight is named there as a part: what falls is named once more.
    let is_part = |mention: &AssetMention| weights.iter().any(|(_, part)| part.start == mention.start);
    let free: Vec<AssetMention> = mentions.into_iter().filter(|mention| !is_part(mention)).collect();
    let pairs = paired(text, &sizes, &free);
    let what = |share: &Share| {
        let mention = pairs.iter().find(|(known, _)| known.start == share.start);
        mention.map(|(_, mention)| match &mention.asset {
            Asset::Class(class) => Falling::Class(class.key()),
            Asset::Instrument(instrument) => Falling::Instrument(instrument.symbol.clone()),
        })
    };
    let fall = |share: &Share| {
        share.percent.map(|percent| Fall {
            percent,
            what: what(share),
        })
    };
    sizes.iter().filter_map(fall).collect()
}

/// Whether a question supposes something: "if", "what would happen", "in case".
fn supposes(question: &str, language: Language) -> bool {
    let text = format!(" {} ", languages::text::fold(question));
    asks::list("supposes", language == Language::En).are_in(&text)
}

/// The words that say a fall by half alone: "halve".
fn halvings(text: &Text<'_>, language: Language) -> Vec<Share> {
    let folded: String = text.folded.iter().collect();
    let spans = asks::list("fall-half", language == Language::En).spans_in(&folded);
    let letters = |bytes: usize| folded.get(..bytes).map_or(0, |before| before.chars().count());
    let share = |(start, end): (usize, usize)| Share {
        start: letters(start),
        end: letters(end),
        percent: Some(HALF),
    };
    spans.into_iter().map(share).take(1).collect()
}

/// Whether a word for a fall is near, in the same sentence.
fn is_beside_a_fall(text: &Text<'_>, share: &Share, language: Language) -> bool {
    let (mut from, mut to) = (
        share.start.saturating_sub(MAX_DISTANCE),
        text.folded.len().min(share.end + MAX_DISTANCE),
    );
    while from < share.start && has_sentence_end(text, from, share.start) {
        from += 1;
    }
    while to > share.end && has_sentence_end(text, share.end, to) {
        to -= 1;
    }
    let near: String = text.folded.get(from..to).unwrap_or_default().iter().collect();
    // The window may cut a word: only whole beginnings count.
    let near = format!("{near} ");
    let has = |list: &&str| asks::list(list, language == Language::En).are_in(&near);
    FALL_WORDS.iter().any(has)
}

#[cfg(test)]
mod tests {
    use languages::language::detect;

    use super::*;

    #[test]
    fn a_supposed_fall_is_read_with_what_falls() {
        let class = |percent: f64, key: &'static str| (percent, Some(Falling::Class(key)));
        let apple = |percent: f64| (percent, Some(Falling::Instrument("AAPL".to_owned())));
        for (question, falls) in [
            (
                "What happens to 60% stocks and 40% bonds if stocks fall 30%?",
                vec![class(30.0, "class-stocks")],
            ),
            (
                "What happens to 60% stocks and 40% bonds if bonds lose 10%?",
                vec![class(10.0, "class-bonds")],
            ),
            (
                "I have 60% stocks and 40% bonds. What if stocks fall 30% and bonds fall 10%?",
                vec![class(30.0, "class-stocks"), class(10.0, "class-bonds")],
            ),
            (
                "I own 50% Apple and 50% bonds. What happens if Apple falls 40%?",
                vec![apple(40.0)],
            ),
            (
                "I hold 80% stocks and 20% bonds. What if stocks halve?",
                vec![class(50.0, "class-stocks")],
            ),
            (
                "I hold 80% stocks and 20% bonds. What if stocks lose half their value?",
                vec![class(50.0, "class-stocks")],
            ),
            (
                "Was passiert mit 60 % Aktien und 40 % Anleihen, wenn sich Aktien halbieren?",
                vec![class(50.0, "class-stocks")],
            ),
            (
                "如果股票腰斩，我的60%股票和40%债券会怎样？",
                vec![class(50.0, "class-stocks")],
            ),
            ("I have 60% stocks and 40% bonds. Is that fine?", vec![]),
            ("If I save 10% of my income, how much do I have in 20 years?", vec![]),
        ] {
            let found = of(question, detect(question));
            let found: Vec<_> = found.into_iter().map(|fall| (fall.percent, fall.what)).collect();
            assert_eq!(found, falls, "{question}");
        }
    }
}
