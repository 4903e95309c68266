//! Parts of a portfolio that are stated in money.

use super::{AssetMention, Share, first_of_each, paired};
use crate::amounts::{Amount, Unit};
use crate::lists::List;
use languages::text::Text;

/// Smaller numbers without a currency may be pieces or years: "I have 30,000 in stocks and 20,000 in bonds".
const SMALLEST_BARE_SUM: f64 = 3_000.0;

/// Parts in money: "$30,000 in Apple, $10,000 in cash" are 75% and 25%. A sum without an asset may only be the whole.
pub(super) fn parts(text: &Text<'_>, counted: &[Amount], mentions: &[AssetMention]) -> Vec<(Share, AssetMention)> {
    let is_part = |amount: &&Amount| {
        let before = text.word_before(amount.start);
        let is_price = List::AtPrice.has(&before) && !["a", "de"].contains(&before.as_str());
        let after: String = text.folded[amount.end..].iter().take(24).collect();
        let is_rate = after.split_whitespace().take(2).any(|word| List::Months.has(word));
        !is_price && !is_rate
    };
    let sums: Vec<(Share, &str)> = counted
        .iter()
        .filter(is_part)
        .filter_map(|amount| {
            let sum: f64 = amount.value.parse().ok()?;
            let code = match amount.unit {
                Unit::Money(code) => code,
                Unit::Plain if sum >= SMALLEST_BARE_SUM => "",
                _ => return None,
            };
            let share = Share {
                start: amount.start,
                end: amount.end,
                percent: Some(sum),
            };
            Some((share, code))
        })
        .collect();
    let mut codes = sums.iter().map(|(_, code)| *code).filter(|code| !code.is_empty());
    let first_code = codes.next();
    let one_currency = codes.all(|code| Some(code) == first_code);
    let shares: Vec<Share> = sums.iter().map(|(share, _)| *share).collect();
    let pairs = first_of_each(paired(text, &shares, mentions).iter());
    let total: f64 = pairs.iter().filter_map(|(share, _)| share.percent).sum();
    let is_paired = |share: &Share| pairs.iter().any(|(known, _)| known.start == share.start);
    let is_total = |share: &Share| share.percent.is_some_and(|sum| (sum - total).abs() <= total / 100.0);
    if pairs.len() < 2 || !one_currency || !shares.iter().all(|share| is_paired(share) || is_total(share)) {
        return Vec::new();
    }
    let part = |(share, mention): (Share, AssetMention)| {
        let percent = share.percent.map(|sum| 100.0 * sum / total);
        (Share { percent, ..share }, mention)
    };
    pairs.into_iter().map(part).collect()
}
